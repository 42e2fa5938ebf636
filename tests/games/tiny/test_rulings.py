"""Rulings: what was decided where the rulebook leaves room, each as the behaviour it decides (TE-AMB)."""

from __future__ import annotations

import pytest

from games.tiny import table
from verlies.games.tiny.match import TinyMatch


def in_room(
    room: str, heroes: str = "ethairna lanon", health: int | None = None, focus: int | None = None
) -> TinyMatch:
    """Hero 0 in this room north of the entrance."""
    match = table.new(heroes)
    table.lay(match, "d3", room)
    table.hero(match, 0, "d3", health, focus)
    return match


@pytest.mark.rule("TE-AMB-01")
def test_a_portal_costs_2_focus_and_no_speed() -> None:
    match = in_room("portal_chamber_2", focus=1)
    assert table.texts(match, "portal") == []
    table.hero(match, 0, focus=2)
    speed = match.view(None)["budget"]["speed"]
    table.play(match, "0 portal d4")
    assert (table.place_of(match, 0), match.focus[0]) == ("d4", 0)
    assert match.view(None)["budget"]["speed"] == speed


@pytest.mark.rule("TE-AMB-02")
def test_a_success_that_cannot_be_paid_brings_neither_success_nor_failure() -> None:
    match = in_room("feasthall", health=2, focus=3)
    table.play(match, "0 search", "0 roll", "* dice 5 5 5", "0 change 5 4")
    assert match.focus[0] == 1
    events = table.play(match, "0 result 5")
    assert "succeeded" in table.kinds(events)
    assert "cannot_pay" in table.kinds(events)
    assert (match.health[0], match.focus[0]) == (2, 2)  # the unused 4 gave 1 focus; no feast, no loss of 2 health


@pytest.mark.rule("TE-AMB-02")
def test_a_spell_that_cannot_be_paid_does_nothing() -> None:
    match = table.new("ethairna lanon")
    table.hero(match, 0, health=1, focus=2, spells="heros_luck")
    table.play(match, "0 cast heros_luck", "0 roll", "* dice 5 2 1", "0 result 5 2")
    assert (match.health[0], match.focus[0]) == (1, 3)
    assert "end" in table.texts(match)
    assert "cast heros_luck" not in table.texts(match)


INNER = {
    "ethairna": {"use research"},
    "lanon": {"use healing_hands lanon", "use healing_hands thordin"},
    "grok": {"use sprint"},
    "kestrel": set(),
    "pip": set(),
}
"""The free actions of a mat that only give health, focus, cards or speed; others wait."""


@pytest.mark.rule("TE-AMB-03")
@pytest.mark.parametrize("name", INNER)
def test_around_a_roll_only_harmless_free_actions_are_possible(name: str) -> None:
    match = table.new(f"{name} thordin")
    table.lay(match, "d3", "armory")
    table.lay(match, "c4", "portal_chamber_2")
    match.torch = 14
    for seat in (0, 1):
        table.hero(match, seat, "d3", health=1)
    table.hero(match, 0, left="longsword", trinkets="oil_flask bear_horn")
    table.back(match, "c3", "A")
    table.goblin(match, 1, "stabby", "d4")
    outside = set(table.texts(match, "use"))
    wanted = INNER[name] | {"use oil_flask"}
    assert wanted | {"use bear_horn"} <= outside
    if name == "kestrel":
        assert "use pathfinder" in outside
    if name == "pip":
        assert "use nimble_fingers" in outside
    assert "explore" in table.texts(match)
    discards = {"discard longsword", "discard oil_flask", "discard bear_horn"}
    table.play(match, "0 search dex")
    assert set(table.texts(match)) == {"roll", *wanted, *discards}
    dice = " ".join("3" for _ in range(match.kits[0].dice[1]))
    table.play(match, "0 roll", f"* dice {dice}")
    assert set(table.texts(match, "use") + table.texts(match, "discard")) == wanted | discards
    assert {text.split()[0] for text in table.texts(match)} == {"result", "change", "use", "discard"}


@pytest.mark.rule("TE-AMB-03")
def test_around_a_roll_there_is_no_luring_and_no_portal() -> None:
    match = table.new("ethairna lanon")
    table.lay(match, "d5", "portal_chamber_2")
    table.act_two(match, "dragon", place="d4")
    table.hero(match, 0, "d5", spells="everflame")
    assert {"lure", "portal d4"} <= set(table.texts(match))
    table.play(match, "0 cast everflame")
    assert {text.split()[0] for text in table.texts(match)} == {"roll", "use"}
    table.play(match, "0 roll", "* dice 3 3 3")
    assert {text.split()[0] for text in table.texts(match)} == {"result", "change", "use"}


@pytest.mark.rule("TE-AMB-04")
@pytest.mark.parametrize(
    ("room", "dealt", "loss"), [("goblin_den_1", "goblin boomy", 1), ("minion_encounter_1", "minion ogre", 2)]
)
def test_an_ambush_does_not_harm_a_hero_with_stealth(room: str, dealt: str, loss: int) -> None:
    def ambushed(armour: str) -> TinyMatch:
        match = table.new()
        match.ground = bytes(2 if below == 1 else below for below in match.ground)  # cards of stack B lie around
        match.deck, match.unseen = (9, 4, 4), (9, 8, 4)
        table.hero(match, 0, armour=armour)
        table.play(match, "0 go d3", f"* room {room}", f"* {dealt}")
        return match

    seen, hidden = ambushed(""), ambushed("shadow_cloak")
    assert (seen.health[0], hidden.health[0]) == (8 - loss, 8)
    assert table.texts(seen, "go") == []
    assert "go d4" in table.texts(hidden)


@pytest.mark.rule("TE-AMB-05")
@pytest.mark.parametrize(("armour", "defence"), [("", 2), ("leather_armour", 3), ("plate_mail", 4)])
def test_a_shield_break_does_the_modifier_whatever_the_defence(armour: str, defence: int) -> None:
    match = table.new("grok lanon")
    table.hero(match, 0, focus=0, armour=armour)
    table.minion(match, "minotaur", "d4")
    events = table.play(match, "0 attack axe minotaur", "0 roll", "* dice 3 3 3 foe break", "0 result 3")
    answer = table.told(events, "counterattack")[0]
    assert (answer["damage"], answer["defence"]) == (3, defence)
    assert match.health[0] == 8 - 3


@pytest.mark.rule("TE-AMB-05")
def test_a_shield_break_does_nothing_where_the_boss_has_a_loss_instead() -> None:
    match = table.new("ethairna lanon")
    table.act_two(match, "dragon")
    table.hero(match, 0, "l4", health=6, focus=8)
    table.play(match, "0 cast seeking_bolt boss", "0 roll", "* dice 3 3 3 foe break", "0 result 3")
    assert (match.health[0], match.focus[0]) == (6, 6)


@pytest.mark.rule("TE-AMB-06")
def test_a_counterattack_reaches_along_a_line_of_sight_of_any_length() -> None:
    match = table.new("ethairna lanon")
    table.halls(match, "a4 b4 c4 e4 f4")
    table.hero(match, 0, "a4", health=6, focus=8, spells="arcane_push")
    table.minion(match, "ogre", "c4")
    table.play(match, "0 cast arcane_push ogre", "0 roll", "* dice 5 5 5 foe 5", "0 result 5", "0 pay")
    events = table.play(match, "0 send ogre f4")
    assert table.told(events, "counterattack")[0]["damage"] == 5 + 0 - 3
    assert match.health[0] == 4


@pytest.mark.rule("TE-AMB-07")
@pytest.mark.parametrize(
    ("result", "end"),
    [(["0 result 3"], "failed"), (["0 result 5", "0 decline"], "not_paid"), (["0 result 5", "0 pay"], "paid")],
)
def test_a_spell_attack_is_answered_whether_it_works_or_not(result: list[str], end: str) -> None:
    match = table.new("ethairna lanon")
    table.halls(match, "c4")
    table.minion(match, "ogre", "c4")
    events = table.play(match, "0 cast seeking_bolt ogre", "0 roll", "* dice 5 3 3 foe 5", *result)
    assert end in table.kinds(events)
    assert table.told(events, "counterattack")[0]["damage"] == 5 - 3


@pytest.mark.rule("TE-AMB-07")
def test_a_failed_spell_attack_from_out_of_sight_is_not_answered() -> None:
    match = table.new("ethairna lanon")
    table.halls(match, "c4 c3")
    table.minion(match, "ogre", "c3")
    table.play(match, "0 cast seeking_bolt ogre", "0 roll")
    assert all("foe" not in str(move) for move, _ in match.odds())
    events = table.play(match, "* dice 5 3 3", "0 result 3")
    assert "counterattack" not in table.kinds(events)


def last_corridor() -> TinyMatch:
    """Dead ends around the entrance; the one card at a corridor lies north of it."""
    match = table.new()
    table.lay(match, "c4", "crossroads", "e")
    table.lay(match, "e4", "long_hall", "w")
    table.lay(match, "d5", "study", "n")
    return match


@pytest.mark.rule("TE-AMB-08")
def test_the_heroes_lose_when_no_corridor_leads_to_a_card_any_more() -> None:
    match = last_corridor()
    table.back(match, "c3", "A")  # beside two rooms, but at no corridor
    table.play(match, "0 go d3", "* room locked_chest")
    assert match.over
    assert match.result is not None
    assert match.result.reason == "nothing_to_explore"


@pytest.mark.rule("TE-AMB-08")
def test_the_game_goes_on_while_one_corridor_leads_to_a_card_or_the_door_is_found() -> None:
    match = last_corridor()
    table.play(match, "0 go d3", "* room workshop")  # its second exit leads north, where a card is laid
    assert not match.over
    found = last_corridor()
    table.lay(found, "g7", "lair_door", "n")
    table.play(found, "0 go d3", "* room locked_chest")
    assert not found.over


@pytest.mark.rule("TE-AMB-09")
def test_explore_turns_up_cards_behind_a_wall_too() -> None:
    match = table.inside("crossroads", "thordin lanon", "s")
    table.lay(match, "e4", "long_hall", "nw")
    table.back(match, "e3", "A")
    assert table.texts(match, "go") == ["go d4"]
    table.play(match, "0 explore")
    table.play(match, "0 reveal e3", "* room study")
    # open to e4, which has a corridor towards it; not to the wall of d3
    assert table.texts(match) == ["turn es", "turn sw"]
    table.play(match, "0 turn es")
    assert table.texts(match, "go") == ["go d4"]


@pytest.mark.rule("TE-AMB-10")
@pytest.mark.parametrize(
    ("face", "focus", "health"), [(1, 1, 0), (2, 1, 0), (3, 1, 0), (4, 1, 0), (5, 0, 0), (6, 0, 1)]
)
def test_an_unused_die_gives_1_focus_on_1_to_4_and_1_health_on_6(face: int, focus: int, health: int) -> None:
    match = in_room("arcane_altar", health=2, focus=0)
    table.play(match, "0 search", "0 roll", f"* dice 6 {face} 1", "0 result 6 1")
    assert (match.focus[0], match.health[0]) == (focus, 2 + health)


@pytest.mark.rule("TE-AMB-11")
def test_the_dragon_has_defence_6_speed_3_and_a_track_of_8_with_an_altar_at_3() -> None:
    match = table.new()
    table.act_two(match, "dragon", place="lair")
    table.hero(match, 0, "l4", focus=0)
    assert (list(match.marks), match.seals) == ([8, 8], (3,))
    miss = match.copy()
    events = table.play(miss, "0 attack hammer boss", "0 roll", "* dice 6 3 3 foe 2", "0 result 6")
    assert "missed" in table.kinds(events)
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 6 3 1 foe 2", "0 result 6 1")
    assert list(match.marks) == [8, 7]
    table.halls(match, "d5 d6")
    table.hero(match, 0, "d6", focus=6)
    table.play(match, "0 lure")
    assert table.foe_at(match, "boss") == "d5"


ABILITIES = {
    "thordin": ("shield_slam", "hammer", "stonewall"),
    "ethairna": ("seeking_bolt", "dagger", "research"),
    "lanon": ("divine_might", "hammer", "healing_hands"),
    "gerrund": ("magic_arrow", "dagger", "research"),
    "grok": ("battle_rage", "axe", "sprint"),
    "moonblade": ("shadow_walk", "twin_daggers", "throwing_knife"),
    "pip": ("nimble_fingers", "short_sword", "sling"),
    "kestrel": ("pathfinder", "hunting_knife", "longbow"),
}


@pytest.mark.rule("TE-AMB-12")
@pytest.mark.parametrize("name", ABILITIES)
def test_the_first_ability_of_a_mat_is_innate_the_others_lie_in_the_hands(name: str) -> None:
    match = table.new(f"{name} {'pip' if name != 'pip' else 'grok'}")
    innate, left, right = ABILITIES[name]

    def sources() -> set[str]:
        kit = match.kits[0]
        groups = ((table.CONTENT.lines, kit.lines), (table.CONTENT.spells, kit.spells))
        more = ((table.CONTENT.uses, kit.uses), (table.CONTENT.triggers, kit.triggers))
        return {things[at].source for things, own in (*groups, *more) for at in own}

    assert sources() == {innate, left, right}
    table.hero(match, 0, left="rapier")
    assert sources() == {innate, "rapier", right}
    table.hero(match, 0, right="tower_shield")
    assert sources() == {innate, "rapier"}


@pytest.mark.rule("TE-AMB-13")
def test_a_room_may_be_searched_again_and_again() -> None:
    match = in_room("workshop", "pip lanon", focus=6)
    table.play(match, "0 search", "0 roll", "* dice 6 3 3", "0 result 6")
    assert "search" not in table.texts(match)  # one hero action a turn
    table.play(match, "0 use nimble_fingers", "0 search", "0 roll", "* dice 6 3 3", "0 result 6")
    table.turn_of(match, 0)
    table.play(match, "0 search", "0 roll", "* dice 3 3 3", "0 result 3")
    table.turn_of(match, 0)
    assert "search" in table.texts(match)


@pytest.mark.rule("TE-AMB-14")
def test_the_torch_moves_although_the_hero_faints_in_their_own_turn() -> None:
    match = table.new()
    table.hero(match, 0, health=1)
    table.play(match, "0 go d3", "* room goblin_den_1", "* goblin boomy")
    assert (match.health[0], match.torch, match.active) == (0, 10, 1)


@pytest.mark.rule("TE-AMB-15")
def test_several_enemies_end_a_movement_once_and_do_no_more() -> None:
    match = table.new()
    table.halls(match, "c4")
    for slot, kind in enumerate(("stabby", "boomy", "pokey"), 1):
        table.goblin(match, slot, kind, "c4")
    events = table.play(match, "0 go c4")
    assert table.kinds(events) == ["moved", "stopped_by_foe"]
    assert table.texts(match, "go") == []
    assert {"rest", "attack hammer g1", "end"} <= set(table.texts(match))
    table.turn_of(match, 0)
    table.play(match, "0 go d4")
    assert match.view(None)["budget"]["speed"] == 2


@pytest.mark.rule("TE-AMB-15")
def test_entering_the_lair_does_not_end_the_movement() -> None:
    match = table.lair("dragon", "d3")
    table.goblin(match, 1, "stabby", "lair")
    table.play(match, "0 go l3", "0 go l4", "0 go l5")
    assert table.place_of(match, 0) == "l5"


@pytest.mark.rule("TE-AMB-16")
def test_with_a_hero_in_range_the_boss_stays_and_a_minion_comes() -> None:
    match = table.new()
    table.halls(match, "c4 b4")
    table.act_two(match, "dragon", place="b4")
    table.enemies_act(match)
    assert (table.foe_at(match, "boss"), match.health) == ("b4", [6, 6])
    match = table.new()
    table.halls(match, "c4 b4")
    table.minion(match, "hexer", "b4")
    table.enemies_act(match)
    assert (table.foe_at(match, "hexer"), match.health) == ("d4", [7, 7])


@pytest.mark.rule("TE-AMB-17")
def test_at_0_focus_nothing_is_paid_in_advance_but_a_spell_may_be_started() -> None:
    match = table.new("ethairna lanon")
    table.hero(match, 0, focus=0, spells="dimension_step")
    table.lay(match, "d3", "crossroads")
    assert table.texts(match, "use") == []
    assert "cast dimension_step" in table.texts(match)
    table.play(match, "0 cast dimension_step", "0 roll", "* dice 5 4 4")
    assert table.texts(match, "change") == []
    table.play(match, "0 result 5")
    assert match.focus[0] == 2
    assert table.texts(match) == ["pay", "decline"]
    table.play(match, "0 pay", "0 portal d3")
    assert (table.place_of(match, 0), match.focus[0]) == ("d3", 0)


@pytest.mark.rule("TE-AMB-18")
def test_a_goblin_from_a_failed_search_ends_a_movement_that_has_not_begun() -> None:
    match = in_room("locked_chest", "pip lanon")
    table.play(match, "0 search", "0 roll", "* dice 3 3 3", "0 result 3", "* goblin stabby")
    assert (table.foe_at(match, "g1"), match.health[0]) == ("d3", 5)
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-AMB-18")
def test_an_enemy_that_walks_in_does_not_end_the_movement() -> None:
    match = table.new()
    table.halls(match, "c4")
    table.goblin(match, 1, "stabby", "c4")
    table.torch_above(match, "enemy_action")
    table.play(match, "0 explore", "0 reveal d3", "* room armory", "0 reveal e4", "* room feasthall")
    table.play(match, "0 reveal d5", "* room fire_vortex")
    assert table.foe_at(match, "g1") == "d4"
    assert table.texts(match, "go") == ["go d3", "go e4", "go d5", "go c4"]


@pytest.mark.rule("TE-AMB-19")
def test_a_goblin_from_the_torch_harms_nobody_on_the_entrance() -> None:
    match = table.new()
    table.torch_above(match, "goblin")
    table.play(match, "0 explore", "* goblin stabby")
    assert (table.foe_at(match, "g1"), match.health) == ("d4", [8, 8])
    assert not match.view(None)["budget"]["halted"]


@pytest.mark.rule("TE-AMB-20")
def test_a_free_search_may_be_repeated_in_a_turn() -> None:
    match = in_room("armory")
    table.in_row(match, "plate_mail lucky_coin oil_flask")
    for card in ("plate_mail", "lucky_coin", "oil_flask"):
        table.play(match, "0 search int", "0 roll", "* dice 5 2 2", "0 result 5 2 2", f"0 take {card}")
    assert match.torch == 9
    table.play(match, "0 search int", "0 roll", "* dice 3 3 3", "0 result 3")
    assert match.torch == 10
    assert {"search int", "rest"} <= set(table.texts(match))


@pytest.mark.rule("TE-AMB-20")
def test_each_free_search_needs_its_cost_in_hand_and_is_paid_on_success() -> None:
    match = in_room("feasthall", health=1, focus=6)
    table.play(match, "0 search", "0 roll", "* dice 5 5 5", "0 result 5")
    assert (match.health[0], match.focus[0]) == (6, 3)  # not asked: it must be paid
    table.play(match, "0 search", "0 roll", "* dice 5 5 5", "0 result 5")
    assert match.focus[0] == 0
    assert "search" not in table.texts(match)
    table.hero(match, 0, focus=2)
    assert "search" not in table.texts(match)
    table.hero(match, 0, focus=3)
    assert "search" in table.texts(match)
