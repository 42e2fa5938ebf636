"""Hero actions: rest, search, disarm, cast, tests of mats, walks, one more action (TE-ACT)."""

from __future__ import annotations

import pytest

from games.tiny.table import (
    act_two,
    asked,
    dice_to_roll,
    foe_at,
    goblin,
    halls,
    hero,
    in_row,
    inside,
    kinds,
    lay,
    life_of,
    minion,
    new,
    place_of,
    play,
    texts,
    told,
    turn_of,
)
from verlies.games.tiny.match import TinyMatch

HERO_ACTIONS = ("rest", "search", "disarm", "attack", "cast")


def actions(match: TinyMatch) -> list[str]:
    """The hero actions that are legal now, those with tests of their own left out."""
    return [move for verb in HERO_ACTIONS for move in texts(match, verb)]


def tracks(match: TinyMatch, seat: int = 0) -> tuple[int, int]:
    return match.health[seat], match.focus[seat]


def pass_turn(match: TinyMatch) -> None:
    """Everybody ends the turn until the first hero is on again, the torch far from any icon."""
    for seat in range(match.seats):
        match.torch = 9
        play(match, f"{seat} end")


# Rest


@pytest.mark.rule("TE-ACT-01")
def test_a_rest_gives_three_health_and_five_focus_up_to_the_top() -> None:
    match = new("thordin lanon")
    hero(match, 0, health=2, focus=0)
    play(match, "0 rest")
    assert tracks(match) == (5, 5)
    full = new("thordin lanon")
    hero(full, 0, health=7, focus=3)
    play(full, "0 rest")
    assert tracks(full) == (8, 6)


@pytest.mark.rule("TE-ACT-01")
def test_a_rest_is_allowed_beside_enemies_in_the_lair_and_at_full_tracks() -> None:
    match = new("thordin lanon")
    goblin(match, 1, "stabby", "d4")
    assert "rest" in texts(match)
    act_two(match, "lich")
    hero(match, 0, "l4", health=1, focus=0)
    play(match, "0 rest")
    assert tracks(match) == (4, 5)


# Search


@pytest.mark.rule("TE-ACT-02")
def test_a_search_brings_what_the_room_prints_for_success_or_failure() -> None:
    match = inside("graveyard", "pip lanon", health=4)
    in_row(match, "rapier")
    failed = match.copy()
    play(match, "0 search dex", "0 roll", "* dice 6 5 5", "0 result 6")
    assert texts(match) == ["take rapier left", "take rapier right", "decline"]
    play(failed, "0 search dex", "0 roll", "* dice 5 5 5", "0 result 5", "* goblin stabby")
    assert foe_at(failed, "g1") == "d3"
    assert failed.health[0] == 3


@pytest.mark.rule("TE-ACT-02")
def test_only_a_room_with_something_to_find_is_searched() -> None:
    assert texts(inside("crossroads"), "search") == []
    assert texts(inside("spike_pit"), "search") == []
    assert texts(inside("study"), "search") == ["search"]
    assert texts(inside("graveyard"), "search") == ["search str", "search dex", "search int"]


@pytest.mark.rule("TE-ACT-03")
@pytest.mark.parametrize(("room", "action"), [("study", "search"), ("spike_pit", "disarm"), ("feasthall", "search")])
def test_an_enemy_in_the_room_forbids_search_and_disarm_unless_a_companion_is_there(room: str, action: str) -> None:
    match = inside(room)
    assert action in texts(match)
    goblin(match, 1, "stabby", "d3")
    assert action not in texts(match)
    hero(match, 1, "d3")
    assert action in texts(match)
    hero(match, 1, health=0)
    assert action not in texts(match)


@pytest.mark.rule("TE-ACT-04")
def test_a_room_may_be_searched_again_in_a_later_turn() -> None:
    match = inside("workshop", "pip lanon")
    play(match, "0 search", "0 roll", "* dice 5 5 5", "0 result 5")
    assert "search" not in texts(match)
    pass_turn(match)
    assert "search" in texts(match)


@pytest.mark.rule("TE-ACT-04")
def test_a_free_search_may_be_repeated_while_its_cost_is_in_hand() -> None:
    match = inside("feasthall", focus=8, health=1)  # intelligence 4, 3 focus
    for left in (5, 2):
        assert "search" in texts(match)
        play(match, "0 search", "0 roll", "* dice 6 5 5", "0 result 5")
        assert match.focus[0] == left
        assert match.health[0] == 6
        match.health[0] = 1
    assert "search" not in texts(match)
    assert "rest" in texts(match)


@pytest.mark.rule("TE-ACT-04")
def test_a_free_search_is_paid_on_success_without_being_asked() -> None:
    match = inside("feasthall", focus=3)
    events = play(match, "0 search", "0 roll", "* dice 4 3 3", "0 result 4")
    assert told(events, "paid") == [{"seat": 0, "hero": "ethairna", "cost": 3}]
    assert asked(match) == "turn"
    assert match.focus[0] == 2


@pytest.mark.rule("TE-ACT-12")
@pytest.mark.parametrize(("face", "tracks_then"), [(1, (2, 2)), (2, (2, 2)), (3, (4, 6)), (4, (4, 6)), (6, (6, 2))])
def test_a_search_without_a_test_is_paid_and_one_die_decides(face: int, tracks_then: tuple[int, int]) -> None:
    match = inside("witchs_brew", health=4, focus=3, trinkets="lucky_coin")
    play(match, "0 search")
    assert asked(match) == "dealer"
    assert match.focus[0] == 2
    assert [str(move) for move, _ in match.odds()] == [f"die {each}" for each in range(1, 7)]
    play(match, f"* die {face}")
    assert asked(match) == "turn"
    assert tracks(match) == tracks_then


@pytest.mark.rule("TE-ACT-14")
def test_search_and_disarm_are_for_the_room_one_stands_in() -> None:
    match = new("pip lanon")
    lay(match, "d3", "study")
    lay(match, "e4", "spike_pit")
    assert texts(match, "search") + texts(match, "disarm") == []
    lair = new("pip lanon")
    lay(lair, "e4", "study")
    act_two(lair, "demon_lord", "e4")
    hero(lair, 0, "l3")
    assert texts(lair, "search") + texts(lair, "disarm") == []


# Disarm


@pytest.mark.rule("TE-ACT-05")
@pytest.mark.parametrize(("dice", "die", "health"), [("5 5 5", "5", 6), ("4 4 4", "4", 4)])
def test_a_trap_may_be_disarmed_after_it_was_evaded_or_not(dice: str, die: str, health: int) -> None:
    match = new("pip lanon")
    lay(match, "d3", "spike_pit")
    play(match, "0 go d3", "0 roll", f"* dice {dice}", f"0 result {die}")
    assert match.health[0] == health
    assert "disarm" in texts(match)


@pytest.mark.rule("TE-ACT-05")
def test_disarming_lays_a_marker_for_good_and_finds_a_card() -> None:
    match = inside("spike_pit", "pip lanon")
    in_row(match, "fireball")
    play(match, "0 disarm", "0 roll", "* dice 6 5 5", "0 result 5")
    assert texts(match) == ["draw loot", "draw spell", "take fireball", "decline"]
    play(match, "0 draw loot", "* loot rapier", "0 keep left")
    assert match.view(0)["cells"][0]["disarmed"]
    pass_turn(match)
    play(match, "0 go d4")
    assert asked(match) == "turn"
    assert match.view(0)["cells"][0]["disarmed"]


@pytest.mark.rule("TE-ACT-05")
def test_disarming_in_a_later_turn_needs_no_new_evasion_and_its_failure_does_nothing() -> None:
    match = inside("spike_pit", "pip lanon", health=4, focus=2)
    play(match, "0 disarm")
    assert match.view(0)["test"]["kind"] == "disarm"
    play(match, "0 roll", "* dice 4 4 4", "0 result 4")
    assert tracks(match) == (4, 2)
    assert asked(match) == "turn"
    pass_turn(match)
    assert "disarm" in texts(match)


@pytest.mark.rule("TE-ACT-06")
def test_a_disarmed_trap_is_ignored_by_all_and_not_disarmed_again() -> None:
    match = inside("spike_pit", "pip lanon")
    play(match, "0 disarm", "0 roll", "* dice 6 5 5", "0 result 5", "0 decline")
    pass_turn(match)
    assert "disarm" not in texts(match)
    play(match, "0 end", "1 go d3")
    assert asked(match) == "turn"
    assert place_of(match, 1) == "d3"
    assert "disarm" not in texts(match)


@pytest.mark.rule("TE-ACT-06")
def test_the_bunks_of_goblins_cannot_be_disarmed() -> None:
    match = inside("goblin_bunks", "pip lanon")
    assert texts(match, "disarm") == []


# Cast


@pytest.mark.rule("TE-ACT-07")
def test_a_spell_is_cast_by_who_has_it_on_what_is_in_range() -> None:
    match = new("ethairna gerrund")
    halls(match, "d3 d2 d1")
    hero(match, 0, spells="arcane_push")  # two rooms; the innate bolt four
    goblin(match, 1, "stabby", "d2")
    goblin(match, 2, "stabby", "d1")
    assert texts(match, "cast") == ["cast seeking_bolt g1", "cast seeking_bolt g2", "cast arcane_push g1"]


@pytest.mark.rule("TE-ACT-07")
def test_icons_then_the_cost_then_the_effect_of_a_spell() -> None:
    match = inside("crossroads", focus=0, spells="ice_lance")
    minion(match, "ogre", "d3")
    play(match, "0 cast ice_lance ogre", "0 roll", "* dice 5 4 3 foe torch", "0 result 5")
    assert match.focus[0] == 2
    assert life_of(match, "ogre") == 5
    cheap = inside("crossroads", focus=1, spells="ice_lance")
    minion(cheap, "ogre", "d3")
    play(cheap, "0 cast ice_lance ogre", "0 roll", "* dice 5 4 3 foe torch", "0 result 5", "0 pay")
    assert cheap.focus[0] == 0
    assert life_of(cheap, "ogre") == 3


@pytest.mark.rule("TE-ACT-07")
@pytest.mark.parametrize(("dice", "end"), [("4 4 4", ["0 result 4"]), ("6 6 6", ["0 result 6", "0 decline"])])
def test_a_failed_or_unpaid_cast_uses_up_the_hero_action(dice: str, end: list[str]) -> None:
    match = inside("crossroads", spells="haste", focus=8)
    play(match, "0 cast haste", "0 roll", f"* dice {dice}", *end)
    assert asked(match) == "turn"
    assert actions(match) == []


@pytest.mark.rule("TE-ACT-08")
def test_a_spell_attack_ignores_the_defence_and_is_answered() -> None:
    match = inside("crossroads", spells="ice_lance", health=6)
    minion(match, "minotaur", "d3")
    play(match, "0 cast ice_lance minotaur", "0 roll")
    assert dice_to_roll(match) == (3, True)
    play(match, "* dice 5 5 5 foe 5", "0 result 5", "0 pay")
    assert life_of(match, "minotaur") == 2
    assert match.health[0] == 6 - (5 + 1 - 3)


@pytest.mark.rule("TE-ACT-08")
def test_another_spell_rolls_no_enemy_die_and_is_not_answered() -> None:
    match = inside("crossroads", spells="healing_light", health=1, focus=8)
    minion(match, "minotaur", "d3")
    play(match, "0 cast healing_light ethairna", "0 roll")
    assert dice_to_roll(match) == (3, False)
    events = play(match, "* dice 5 5 5", "0 result 5", "0 pay")
    assert "counterattack" not in kinds(events)
    assert match.health[0] == 5


@pytest.mark.rule("TE-ACT-09")
def test_a_spell_on_all_enemies_takes_all_in_range_and_needs_one() -> None:
    match = inside("crossroads", spells="frost_nova", focus=8)  # one room
    halls(match, "d2 d1")
    minion(match, "ogre", "d1")
    assert texts(match, "cast") == ["cast seeking_bolt ogre"]
    minion(match, "minotaur", "d2")
    minion(match, "wraith", "d3")
    assert "cast frost_nova" in texts(match)
    play(match, "0 cast frost_nova", "0 roll", "* dice 6 6 6 foe torch", "0 result 6", "0 pay")
    assert [life_of(match, each) for each in ("ogre", "minotaur", "wraith")] == [5, 2, 1]


@pytest.mark.rule("TE-ACT-09")
def test_a_spell_on_all_heroes_takes_the_caster_and_all_in_range() -> None:
    match = new("ethairna thordin lanon")  # three rooms
    halls(match, "d3 d2 d1 e4")
    hero(match, 0, "d1", health=1, focus=8, spells="circle_of_mercy")
    hero(match, 1, "d4", health=1)
    hero(match, 2, "e4", health=1)
    play(match, "0 cast circle_of_mercy", "0 roll", "* dice 6 6 5", "0 result 6", "0 pay")
    assert match.health == [5, 4, 1]  # one for the six that was not used
    alone = inside("crossroads", spells="circle_of_mercy")
    hero(alone, 1, "d4")
    assert "cast circle_of_mercy" in texts(alone)


@pytest.mark.rule("TE-ACT-10")
def test_an_attack_uses_a_line_of_a_hand_card_or_of_a_start_item_that_is_not_covered() -> None:
    match = new("kestrel lanon")
    halls(match, "d3")
    goblin(match, 1, "stabby", "d4")
    goblin(match, 2, "stabby", "d3")
    assert texts(match, "attack") == ["attack hunting_knife g1", "attack longbow g2"]
    hero(match, 0, left="bear_axe")
    assert texts(match, "attack") == ["attack bear_axe g2", "attack longbow g2"]
    play(match, "0 attack bear_axe g2")
    test = match.view(0)["test"]
    assert (test["skill"], test["bonus"], test["dice"]) == ("str", 2, 2)
    play(match, "0 roll")
    assert dice_to_roll(match) == (2, True)
    assert told(play(match, "* dice 4 3 foe 2", "0 result 4"), "result")[0]["total"] == 4 + 2


# Tests of mats


@pytest.mark.rule("TE-ACT-11")
def test_divine_might_is_a_test_a_cost_and_then_an_attack_of_its_own() -> None:
    match = inside("crossroads", "lanon thordin", health=8, focus=5, right="rapier")
    minion(match, "ogre", "d3")
    play(match, "0 use divine_might", "0 roll", "* dice 4 4", "0 result 4")
    assert asked(match) == "pay"
    play(match, "0 pay")
    assert match.focus[0] == 3
    assert texts(match) == ["attack hammer ogre", "attack rapier ogre"]
    play(match, "0 attack hammer ogre", "0 roll")
    assert dice_to_roll(match) == (3, True)
    play(match, "* dice 6 5 5 foe 5", "0 result 6")
    assert life_of(match, "ogre") == 5 - (6 + 2 - 5)
    assert match.health[0] == 8 - (5 + 3 - 5)
    assert actions(match) == []


@pytest.mark.rule("TE-ACT-11")
@pytest.mark.parametrize(("dice", "end"), [("3 3", ["0 result 3"]), ("4 4", ["0 result 4", "0 decline"])])
def test_divine_might_gives_no_attack_if_it_fails_or_is_not_paid(dice: str, end: list[str]) -> None:
    match = inside("crossroads", "lanon thordin")
    minion(match, "ogre", "d3")
    play(match, "0 use divine_might", "0 roll", f"* dice {dice}", *end)
    assert asked(match) == "turn"
    assert actions(match) == []


@pytest.mark.rule("TE-ACT-11", "TE-ACT-13")
def test_divine_might_needs_a_melee_attack_that_is_legal() -> None:
    match = inside("crossroads", "lanon thordin")
    halls(match, "d2")
    hero(match, 0, right="crossbow")
    goblin(match, 1, "stabby", "d2")
    assert texts(match, "attack") == ["attack crossbow g1"]
    assert "use divine_might" not in texts(match)
    goblin(match, 2, "stabby", "d3")
    assert "use divine_might" in texts(match)
    other = match.copy()
    play(other, "0 use divine_might", "0 roll", "* dice 4 4", "0 result 4", "0 pay")
    assert texts(other) == ["attack hammer g2"]
    hero(match, 0, left="tower_shield")
    assert "use divine_might" not in texts(match)


@pytest.mark.rule("TE-ACT-13")
def test_if_nothing_else_is_legal_a_rest_always_is() -> None:
    match = new("thordin lanon")
    assert actions(match) == ["rest"]
    goblin(match, 1, "stabby", "d4")
    assert actions(match) == ["rest", "attack hammer g1"]


# One more action


@pytest.mark.rule("TE-ACT-16")
def test_haste_gives_one_more_hero_action_of_any_kind() -> None:
    match = inside("study", spells="haste", focus=8)
    goblin(match, 1, "stabby", "d3")
    hero(match, 1, "d3")
    play(match, "0 cast haste", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay")
    assert actions(match) == ["rest", "search", "attack dagger g1", "cast seeking_bolt g1", "cast haste"]
    play(match, "0 rest")
    assert actions(match) == []


@pytest.mark.rule("TE-ACT-16")
def test_haste_cast_again_gives_no_third_action() -> None:
    match = inside("study", spells="haste", focus=8)
    for _ in range(2):
        play(match, "0 cast haste", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay")
    assert actions(match) == []
    match.torch = 9
    play(match, "0 end", "1 end")
    turn_of(match, 0)
    assert "rest" in texts(match)


# Examples


@pytest.mark.rule("TE-EX-04")
@pytest.mark.parametrize(("focus", "works"), [(2, False), (3, True)])
def test_example_heros_luck_needs_a_seven_and_four_focus(focus: int, works: bool) -> None:
    match = inside("crossroads", spells="heros_luck", focus=focus, health=1)
    missed = match.copy()
    play(missed, "0 cast heros_luck", "0 roll", "* dice 5 4 1", "0 result 5 1")
    assert tracks(missed) == (1, focus)
    play(match, "0 cast heros_luck", "0 roll", "* dice 6 4 1", "0 result 6 1")
    if works:
        play(match, "0 pay", "0 draw loot", "* loot rapier", "0 leave")
    assert asked(match) == "turn"
    assert tracks(match) == ((4, 0) if works else (1, focus + 1))


@pytest.mark.rule("TE-EX-05", "TE-ATK-06")
def test_example_a_fireball_reaches_two_rooms_and_does_four_damage_for_six_focus() -> None:
    match = new("ethairna lanon")
    halls(match, "d3 e3 f3")
    hero(match, 0, spells="fireball", focus=8)
    minion(match, "ogre", "e3")
    minion(match, "minotaur", "f3")
    assert "cast fireball ogre" in texts(match)
    assert "cast fireball minotaur" not in texts(match)
    play(match, "0 cast fireball ogre", "0 roll", "* dice 6 5 1", "0 result 6 1", "0 pay")
    assert match.focus[0] == 2
    assert life_of(match, "ogre") == 1


@pytest.mark.rule("TE-EX-24")
@pytest.mark.parametrize(("dice", "works"), [("6 4 4", True), ("5 4 4", False)])
def test_example_the_bridge_of_doom_is_disarmed_with_a_six(dice: str, works: bool) -> None:
    match = inside("bridge_of_doom", "pip lanon")
    play(match, "0 disarm")
    assert match.view(0)["test"]["skill"] == "dex"
    play(match, "0 roll", f"* dice {dice}", f"0 result {dice[0]}")
    assert bool(match.disarmed) is works


@pytest.mark.rule("TE-EX-24")
@pytest.mark.parametrize(("dice", "works"), [("5 4 4", True), ("4 4 4", False)])
def test_example_the_workshop_lets_a_card_be_picked_up_with_a_five(dice: str, works: bool) -> None:
    match = inside("workshop", "pip lanon")
    in_row(match, "rapier fireball")
    play(match, "0 search")
    assert match.view(0)["test"]["skill"] == "dex"
    play(match, "0 roll", f"* dice {dice}", f"0 result {dice[0]}")
    found = ["take rapier left", "take rapier right", "take fireball", "decline"]
    assert texts(match) == found if works else asked(match) == "turn"


@pytest.mark.rule("TE-EX-24")
def test_example_the_workshop_with_empty_rows_gives_only_its_icons() -> None:
    match = inside("workshop", "pip lanon", focus=0)
    play(match, "0 search", "0 roll", "* dice 5 4 4", "0 result 5")
    assert asked(match) == "turn"
    assert match.focus[0] == 2
