"""Hero actions: rest, search, disarm, cast, tests of mats, walks, one more action (TE-ACT)."""

from __future__ import annotations

import pytest

from games.tiny import table
from verlies.games.tiny.match import TinyMatch

HERO_ACTIONS = ("rest", "search", "disarm", "attack", "cast")


def actions(match: TinyMatch) -> list[str]:
    """The hero actions that are legal now, those with tests of their own left out."""
    return [move for verb in HERO_ACTIONS for move in table.texts(match, verb)]


def tracks(match: TinyMatch, seat: int = 0) -> tuple[int, int]:
    return match.health[seat], match.focus[seat]


def pass_turn(match: TinyMatch) -> None:
    """Everybody ends the turn until the first hero is on again, the torch far from any icon."""
    for seat in range(match.seats):
        match.torch = 9
        table.play(match, f"{seat} end")


# Rest


@pytest.mark.rule("TE-ACT-01")
def test_a_rest_gives_three_health_and_five_focus_up_to_the_top() -> None:
    match = table.new("thordin lanon")
    table.hero(match, 0, health=2, focus=0)
    table.play(match, "0 rest")
    assert tracks(match) == (5, 5)
    full = table.new("thordin lanon")
    table.hero(full, 0, health=7, focus=3)
    table.play(full, "0 rest")
    assert tracks(full) == (8, 6)


@pytest.mark.rule("TE-ACT-01")
def test_a_rest_is_allowed_beside_enemies_in_the_lair_and_at_full_tracks() -> None:
    match = table.new("thordin lanon")
    table.goblin(match, 1, "stabby", "d4")
    assert "rest" in table.texts(match)
    table.act_two(match, "lich")
    table.hero(match, 0, "l4", health=1, focus=0)
    table.play(match, "0 rest")
    assert tracks(match) == (4, 5)


# Search


@pytest.mark.rule("TE-ACT-02")
def test_a_search_brings_what_the_room_prints_for_success_or_failure() -> None:
    match = table.inside("graveyard", "pip lanon", health=4)
    table.in_row(match, "rapier")
    failed = match.copy()
    table.play(match, "0 search dex", "0 roll", "* dice 6 5 5", "0 result 6")
    assert table.texts(match) == ["take rapier left", "take rapier right", "decline"]
    table.play(failed, "0 search dex", "0 roll", "* dice 5 5 5", "0 result 5", "* goblin stabby")
    assert table.foe_at(failed, "g1") == "d3"
    assert failed.health[0] == 3


@pytest.mark.rule("TE-ACT-02")
def test_only_a_room_with_something_to_find_is_searched() -> None:
    assert table.texts(table.inside("crossroads"), "search") == []
    assert table.texts(table.inside("spike_pit"), "search") == []
    assert table.texts(table.inside("study"), "search") == ["search"]
    assert table.texts(table.inside("graveyard"), "search") == ["search str", "search dex", "search int"]


@pytest.mark.rule("TE-ACT-03")
@pytest.mark.parametrize(("room", "action"), [("study", "search"), ("spike_pit", "disarm"), ("feasthall", "search")])
def test_an_enemy_in_the_room_forbids_search_and_disarm_unless_a_companion_is_there(room: str, action: str) -> None:
    match = table.inside(room)
    assert action in table.texts(match)
    table.goblin(match, 1, "stabby", "d3")
    assert action not in table.texts(match)
    table.hero(match, 1, "d3")
    assert action in table.texts(match)
    table.hero(match, 1, health=0)
    assert action not in table.texts(match)


@pytest.mark.rule("TE-ACT-04")
def test_a_room_may_be_searched_again_in_a_later_turn() -> None:
    match = table.inside("workshop", "pip lanon")
    table.play(match, "0 search", "0 roll", "* dice 5 5 5", "0 result 5")
    assert "search" not in table.texts(match)
    pass_turn(match)
    assert "search" in table.texts(match)


@pytest.mark.rule("TE-ACT-04")
def test_a_free_search_may_be_repeated_while_its_cost_is_in_hand() -> None:
    match = table.inside("feasthall", focus=8, health=1)  # intelligence 4, 3 focus
    for left in (5, 2):
        assert "search" in table.texts(match)
        table.play(match, "0 search", "0 roll", "* dice 6 5 5", "0 result 5")
        assert match.focus[0] == left
        assert match.health[0] == 6
        match.health[0] = 1
    assert "search" not in table.texts(match)
    assert "rest" in table.texts(match)


@pytest.mark.rule("TE-ACT-04")
def test_a_free_search_is_paid_on_success_without_being_asked() -> None:
    match = table.inside("feasthall", focus=3)
    events = table.play(match, "0 search", "0 roll", "* dice 4 3 3", "0 result 4")
    assert table.told(events, "paid") == [{"seat": 0, "hero": "ethairna", "cost": 3}]
    assert table.asked(match) == "turn"
    assert match.focus[0] == 2


@pytest.mark.rule("TE-ACT-12")
@pytest.mark.parametrize(("face", "tracks_then"), [(1, (2, 2)), (2, (2, 2)), (3, (4, 6)), (4, (4, 6)), (6, (6, 2))])
def test_a_search_without_a_test_is_paid_and_one_die_decides(face: int, tracks_then: tuple[int, int]) -> None:
    match = table.inside("witchs_brew", health=4, focus=3, trinkets="lucky_coin")
    table.play(match, "0 search")
    assert table.asked(match) == "dealer"
    assert match.focus[0] == 2
    assert [str(move) for move, _ in match.odds()] == [f"die {each}" for each in range(1, 7)]
    table.play(match, f"* die {face}")
    assert table.asked(match) == "turn"
    assert tracks(match) == tracks_then


@pytest.mark.rule("TE-ACT-14")
def test_search_and_disarm_are_for_the_room_one_stands_in() -> None:
    match = table.new("pip lanon")
    table.lay(match, "d3", "study")
    table.lay(match, "e4", "spike_pit")
    assert table.texts(match, "search") + table.texts(match, "disarm") == []
    lair = table.new("pip lanon")
    table.lay(lair, "e4", "study")
    table.act_two(lair, "demon_lord", "e4")
    table.hero(lair, 0, "l3")
    assert table.texts(lair, "search") + table.texts(lair, "disarm") == []


# Disarm


@pytest.mark.rule("TE-ACT-05")
@pytest.mark.parametrize(("dice", "die", "health"), [("5 5 5", "5", 6), ("4 4 4", "4", 4)])
def test_a_trap_may_be_disarmed_after_it_was_evaded_or_not(dice: str, die: str, health: int) -> None:
    match = table.new("pip lanon")
    table.lay(match, "d3", "spike_pit")
    table.play(match, "0 go d3", "0 roll", f"* dice {dice}", f"0 result {die}")
    assert match.health[0] == health
    assert "disarm" in table.texts(match)


@pytest.mark.rule("TE-ACT-05")
def test_disarming_lays_a_marker_for_good_and_finds_a_card() -> None:
    match = table.inside("spike_pit", "pip lanon")
    table.in_row(match, "fireball")
    table.play(match, "0 disarm", "0 roll", "* dice 6 5 5", "0 result 5")
    assert table.texts(match) == ["draw loot", "draw spell", "take fireball", "decline"]
    table.play(match, "0 draw loot", "* loot rapier", "0 keep left")
    assert match.view(0)["cells"][0]["disarmed"]
    pass_turn(match)
    table.play(match, "0 go d4")
    assert table.asked(match) == "turn"
    assert match.view(0)["cells"][0]["disarmed"]


@pytest.mark.rule("TE-ACT-05")
def test_disarming_in_a_later_turn_needs_no_new_evasion_and_its_failure_does_nothing() -> None:
    match = table.inside("spike_pit", "pip lanon", health=4, focus=2)
    table.play(match, "0 disarm")
    assert match.view(0)["test"]["kind"] == "disarm"
    table.play(match, "0 roll", "* dice 4 4 4", "0 result 4")
    assert tracks(match) == (4, 2)
    assert table.asked(match) == "turn"
    pass_turn(match)
    assert "disarm" in table.texts(match)


@pytest.mark.rule("TE-ACT-06")
def test_a_disarmed_trap_is_ignored_by_all_and_not_disarmed_again() -> None:
    match = table.inside("spike_pit", "pip lanon")
    table.play(match, "0 disarm", "0 roll", "* dice 6 5 5", "0 result 5", "0 decline")
    pass_turn(match)
    assert "disarm" not in table.texts(match)
    table.play(match, "0 end", "1 go d3")
    assert table.asked(match) == "turn"
    assert table.place_of(match, 1) == "d3"
    assert "disarm" not in table.texts(match)


@pytest.mark.rule("TE-ACT-06")
def test_the_bunks_of_goblins_cannot_be_disarmed() -> None:
    match = table.inside("goblin_bunks", "pip lanon")
    assert table.texts(match, "disarm") == []


# Cast


@pytest.mark.rule("TE-ACT-07")
def test_a_spell_is_cast_by_who_has_it_on_what_is_in_range() -> None:
    match = table.new("ethairna gerrund")
    table.halls(match, "d3 d2 d1")
    table.hero(match, 0, spells="arcane_push")  # two rooms; the innate bolt four
    table.goblins(match, "stabby d2", "stabby d1")
    assert table.texts(match, "cast") == ["cast seeking_bolt g1", "cast seeking_bolt g2", "cast arcane_push g1"]


@pytest.mark.rule("TE-ACT-07")
def test_icons_then_the_cost_then_the_effect_of_a_spell() -> None:
    match = table.inside("crossroads", focus=0, spells="ice_lance")
    table.minion(match, "ogre", "d3")
    table.play(match, "0 cast ice_lance ogre", "0 roll", "* dice 5 4 3 foe torch", "0 result 5")
    assert match.focus[0] == 2
    assert table.life_of(match, "ogre") == 5
    cheap = table.inside("crossroads", focus=1, spells="ice_lance")
    table.minion(cheap, "ogre", "d3")
    table.play(cheap, "0 cast ice_lance ogre", "0 roll", "* dice 5 4 3 foe torch", "0 result 5", "0 pay")
    assert cheap.focus[0] == 0
    assert table.life_of(cheap, "ogre") == 3


@pytest.mark.rule("TE-ACT-07")
@pytest.mark.parametrize(("dice", "end"), [("4 4 4", ["0 result 4"]), ("6 6 6", ["0 result 6", "0 decline"])])
def test_a_failed_or_unpaid_cast_uses_up_the_hero_action(dice: str, end: list[str]) -> None:
    match = table.inside("crossroads", spells="haste", focus=8)
    table.play(match, "0 cast haste", "0 roll", f"* dice {dice}", *end)
    assert table.asked(match) == "turn"
    assert actions(match) == []


@pytest.mark.rule("TE-ACT-08")
def test_a_spell_attack_ignores_the_defence_and_is_answered() -> None:
    match = table.inside("crossroads", spells="ice_lance", health=6)
    table.minion(match, "minotaur", "d3")
    table.play(match, "0 cast ice_lance minotaur", "0 roll")
    assert table.dice_to_roll(match) == (3, True)
    table.play(match, "* dice 5 5 5 foe 5", "0 result 5", "0 pay")
    assert table.life_of(match, "minotaur") == 2
    assert match.health[0] == 6 - (5 + 1 - 3)


@pytest.mark.rule("TE-ACT-08")
def test_another_spell_rolls_no_enemy_die_and_is_not_answered() -> None:
    match = table.inside("crossroads", spells="healing_light", health=1, focus=8)
    table.minion(match, "minotaur", "d3")
    table.play(match, "0 cast healing_light ethairna", "0 roll")
    assert table.dice_to_roll(match) == (3, False)
    events = table.play(match, "* dice 5 5 5", "0 result 5", "0 pay")
    assert "counterattack" not in table.kinds(events)
    assert match.health[0] == 5


@pytest.mark.rule("TE-ACT-09")
def test_a_spell_on_all_enemies_takes_all_in_range_and_needs_one() -> None:
    match = table.inside("crossroads", spells="frost_nova", focus=8)  # one room
    table.halls(match, "d2 d1")
    table.minion(match, "ogre", "d1")
    assert table.texts(match, "cast") == ["cast seeking_bolt ogre"]
    table.minion(match, "minotaur", "d2")
    table.minion(match, "wraith", "d3")
    assert "cast frost_nova" in table.texts(match)
    table.play(match, "0 cast frost_nova", "0 roll", "* dice 6 6 6 foe torch", "0 result 6", "0 pay")
    assert [table.life_of(match, each) for each in ("ogre", "minotaur", "wraith")] == [5, 2, 1]


@pytest.mark.rule("TE-ACT-09")
def test_a_spell_on_all_heroes_takes_the_caster_and_all_in_range() -> None:
    match = table.new("ethairna thordin lanon")  # three rooms
    table.halls(match, "d3 d2 d1 e4")
    table.hero(match, 0, "d1", health=1, focus=8, spells="circle_of_mercy")
    table.hero(match, 1, "d4", health=1)
    table.hero(match, 2, "e4", health=1)
    table.play(match, "0 cast circle_of_mercy", "0 roll", "* dice 6 6 5", "0 result 6", "0 pay")
    assert match.health == [5, 4, 1]  # one for the six that was not used
    alone = table.inside("crossroads", spells="circle_of_mercy")
    table.hero(alone, 1, "d4")
    assert "cast circle_of_mercy" in table.texts(alone)


@pytest.mark.rule("TE-ACT-10")
def test_an_attack_uses_a_line_of_a_hand_card_or_of_a_start_item_that_is_not_covered() -> None:
    match = table.new("kestrel lanon")
    table.halls(match, "d3")
    table.goblins(match, "stabby d4", "stabby d3")
    assert table.texts(match, "attack") == ["attack hunting_knife g1", "attack longbow g2"]
    table.hero(match, 0, left="bear_axe")
    assert table.texts(match, "attack") == ["attack bear_axe g2", "attack longbow g2"]
    table.play(match, "0 attack bear_axe g2")
    test = match.view(0)["test"]
    assert (test["skill"], test["bonus"], test["dice"]) == ("str", 2, 2)
    table.play(match, "0 roll")
    assert table.dice_to_roll(match) == (2, True)
    assert table.told(table.play(match, "* dice 4 3 foe 2", "0 result 4"), "result")[0]["total"] == 4 + 2


# Tests of mats


@pytest.mark.rule("TE-ACT-11")
def test_divine_might_is_a_test_a_cost_and_then_an_attack_of_its_own() -> None:
    match = table.inside("crossroads", "lanon thordin", health=8, focus=5, right="rapier")
    table.minion(match, "ogre", "d3")
    table.play(match, "0 use divine_might", "0 roll", "* dice 4 4", "0 result 4")
    assert table.asked(match) == "pay"
    table.play(match, "0 pay")
    assert match.focus[0] == 3
    assert table.texts(match) == ["attack hammer ogre", "attack rapier ogre"]
    table.play(match, "0 attack hammer ogre", "0 roll")
    assert table.dice_to_roll(match) == (3, True)
    table.play(match, "* dice 6 5 5 foe 5", "0 result 6")
    assert table.life_of(match, "ogre") == 5 - (6 + 2 - 5)
    assert match.health[0] == 8 - (5 + 3 - 5)
    assert actions(match) == []


@pytest.mark.rule("TE-ACT-11")
@pytest.mark.parametrize(("dice", "end"), [("3 3", ["0 result 3"]), ("4 4", ["0 result 4", "0 decline"])])
def test_divine_might_gives_no_attack_if_it_fails_or_is_not_paid(dice: str, end: list[str]) -> None:
    match = table.inside("crossroads", "lanon thordin")
    table.minion(match, "ogre", "d3")
    table.play(match, "0 use divine_might", "0 roll", f"* dice {dice}", *end)
    assert table.asked(match) == "turn"
    assert actions(match) == []


@pytest.mark.rule("TE-ACT-11", "TE-ACT-13")
def test_divine_might_needs_a_melee_attack_that_is_legal() -> None:
    match = table.inside("crossroads", "lanon thordin")
    table.halls(match, "d2")
    table.hero(match, 0, right="crossbow")
    table.goblin(match, 1, "stabby", "d2")
    assert table.texts(match, "attack") == ["attack crossbow g1"]
    assert "use divine_might" not in table.texts(match)
    table.goblin(match, 2, "stabby", "d3")
    assert "use divine_might" in table.texts(match)
    other = match.copy()
    table.play(other, "0 use divine_might", "0 roll", "* dice 4 4", "0 result 4", "0 pay")
    assert table.texts(other) == ["attack hammer g2"]
    table.hero(match, 0, left="tower_shield")
    assert "use divine_might" not in table.texts(match)


@pytest.mark.rule("TE-ACT-13")
def test_if_nothing_else_is_legal_a_rest_always_is() -> None:
    match = table.new("thordin lanon")
    assert actions(match) == ["rest"]
    table.goblin(match, 1, "stabby", "d4")
    assert actions(match) == ["rest", "attack hammer g1"]


# One more action


@pytest.mark.rule("TE-ACT-16")
def test_haste_gives_one_more_hero_action_of_any_kind() -> None:
    match = table.inside("study", spells="haste", focus=8)
    table.goblin(match, 1, "stabby", "d3")
    table.hero(match, 1, "d3")
    table.play(match, "0 cast haste", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay")
    assert actions(match) == ["rest", "search", "attack dagger g1", "cast seeking_bolt g1", "cast haste"]
    table.play(match, "0 rest")
    assert actions(match) == []


@pytest.mark.rule("TE-ACT-16")
def test_haste_cast_again_gives_no_third_action() -> None:
    match = table.inside("study", spells="haste", focus=8)
    for _ in range(2):
        table.play(match, "0 cast haste", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay")
    assert actions(match) == []
    match.torch = 9
    table.play(match, "0 end", "1 end")
    table.turn_of(match, 0)
    assert "rest" in table.texts(match)


# Examples


@pytest.mark.rule("TE-EX-04")
@pytest.mark.parametrize(("focus", "works"), [(2, False), (3, True)])
def test_example_heros_luck_needs_a_seven_and_four_focus(focus: int, works: bool) -> None:
    match = table.inside("crossroads", spells="heros_luck", focus=focus, health=1)
    missed = match.copy()
    table.play(missed, "0 cast heros_luck", "0 roll", "* dice 5 4 1", "0 result 5 1")
    assert tracks(missed) == (1, focus)
    table.play(match, "0 cast heros_luck", "0 roll", "* dice 6 4 1", "0 result 6 1")
    if works:
        table.play(match, "0 pay", "0 draw loot", "* loot rapier", "0 leave")
    assert table.asked(match) == "turn"
    assert tracks(match) == ((4, 0) if works else (1, focus + 1))


@pytest.mark.rule("TE-EX-05", "TE-ATK-06")
def test_example_a_fireball_reaches_two_rooms_and_does_four_damage_for_six_focus() -> None:
    match = table.new("ethairna lanon")
    table.halls(match, "d3 e3 f3")
    table.hero(match, 0, spells="fireball", focus=8)
    table.minion(match, "ogre", "e3")
    table.minion(match, "minotaur", "f3")
    assert "cast fireball ogre" in table.texts(match)
    assert "cast fireball minotaur" not in table.texts(match)
    table.play(match, "0 cast fireball ogre", "0 roll", "* dice 6 5 1", "0 result 6 1", "0 pay")
    assert match.focus[0] == 2
    assert table.life_of(match, "ogre") == 1


@pytest.mark.rule("TE-EX-24")
@pytest.mark.parametrize(("dice", "works"), [("6 4 4", True), ("5 4 4", False)])
def test_example_the_bridge_of_doom_is_disarmed_with_a_six(dice: str, works: bool) -> None:
    match = table.inside("bridge_of_doom", "pip lanon")
    table.play(match, "0 disarm")
    assert match.view(0)["test"]["skill"] == "dex"
    table.play(match, "0 roll", f"* dice {dice}", f"0 result {dice[0]}")
    assert bool(match.disarmed) is works


@pytest.mark.rule("TE-EX-24")
@pytest.mark.parametrize(("dice", "works"), [("5 4 4", True), ("4 4 4", False)])
def test_example_the_workshop_lets_a_card_be_picked_up_with_a_five(dice: str, works: bool) -> None:
    match = table.inside("workshop", "pip lanon")
    table.in_row(match, "rapier fireball")
    table.play(match, "0 search")
    assert match.view(0)["test"]["skill"] == "dex"
    table.play(match, "0 roll", f"* dice {dice}", f"0 result {dice[0]}")
    found = ["take rapier left", "take rapier right", "take fireball", "decline"]
    assert table.texts(match) == found if works else table.asked(match) == "turn"


@pytest.mark.rule("TE-EX-24")
def test_example_the_workshop_with_empty_rows_gives_only_its_icons() -> None:
    match = table.inside("workshop", "pip lanon", focus=0)
    table.play(match, "0 search", "0 roll", "* dice 5 4 4", "0 result 5")
    assert table.asked(match) == "turn"
    assert match.focus[0] == 2
