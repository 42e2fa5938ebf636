"""Encounters, traps and other tests on entering (TE-HAZ)."""

from __future__ import annotations

from typing import Any

import pytest

from games.tiny import table
from verlies.core.errors import IllegalMove
from verlies.games.tiny.match import TinyMatch


def cell(match: TinyMatch, name: str) -> dict[str, Any]:
    return next(each for each in match.view(None)["cells"] if each["cell"] == name)


def beside(stack: str, heroes: str = "thordin lanon") -> TinyMatch:
    """The first hero stands on d3, a card of this stack lies face down on d2."""
    match = table.new(heroes)
    table.lay(match, "d3", "crossroads")
    table.back(match, "d2", stack)
    table.hero(match, 0, "d3")
    return match


def trapped(room: str = "spike_pit", heroes: str = "thordin lanon") -> TinyMatch:
    """A room that is dangerous to enter lies on d3."""
    match = table.new(heroes)
    table.lay(match, "d3", room, "nes")
    table.lay(match, "d2", "crossroads")
    return match


# Encounters


@pytest.mark.rule("TE-HAZ-01")
def test_an_encounter_happens_once_when_its_card_is_turned_up() -> None:
    match = beside("A")
    table.play(match, "0 go d2", "* room goblin_den_1", "* goblin boomy")
    assert cell(match, "d2")["spent"]
    table.play(match, "0 attack hammer g1", "0 roll", "* dice 6 1 1 foe 2", "0 result 6", "0 decline", "0 end", "1 end")
    events = table.play(match, "0 go d3", "0 go d2")
    assert "ambushed" not in table.kinds(events)
    assert match.view(None)["goblins"] == [None] * 4
    assert table.speed(match) == 1


@pytest.mark.rule("TE-HAZ-01")
def test_an_encounter_turned_up_from_afar_does_not_happen_again_on_entering() -> None:
    match = beside("B", "kestrel lanon")
    table.play(match, "0 use pathfinder", "0 reveal d2", "* room minion_encounter_1", "* minion ogre")
    health = match.health[0]
    events = table.play(match, "0 go d2")
    assert match.turn == (0,)
    assert "ambushed" not in table.kinds(events)
    assert (match.health[0], len(match.view(None)["minions"])) == (health, 1)


@pytest.mark.rule("TE-HAZ-01")
def test_the_altar_on_a_minion_encounter_stays() -> None:
    match = beside("B")
    table.play(match, "0 go d2", "* room minion_encounter_1", "* minion ogre")
    assert (cell(match, "d2")["spent"], cell(match, "d2")["altar_place"], cell(match, "d2")["altar"]) == (
        True,
        True,
        False,
    )


@pytest.mark.rule("TE-HAZ-02")
def test_a_goblin_encounter_hurts_ends_movement_and_places_a_goblin_in_this_order() -> None:
    match = beside("A")
    table.hero(match, 1, "d3")
    events = table.play(match, "0 go d2", "* room goblin_den_1")
    assert match.health == [7, 8]
    assert table.speed(match) == 0
    events += table.play(match, "* goblin boomy")
    order = [kind for kind in table.kinds(events) if kind in ("ambushed", "lost_health", "goblin_placed")]
    assert order == ["ambushed", "lost_health", "goblin_placed"]
    assert table.told(events, "goblin_placed")[0] == {"foe": "g1", "card": "boomy", "cell": "d2", "slot": 1}
    assert match.view(None)["goblins"][0]["kind"] == "boomy"
    assert table.foe_at(match, "g1") == "d2"


@pytest.mark.rule("TE-HAZ-02")
@pytest.mark.parametrize(("taken", "slot"), [((), 1), ((1,), 2), ((2, 3), 1), ((1, 2, 4), 3), ((1, 2, 3), 4)])
def test_a_goblin_takes_the_empty_slot_with_the_lowest_number(taken: tuple[int, ...], slot: int) -> None:
    match = beside("A")
    for each in taken:
        table.goblin(match, each, ("boomy", "pokey", "shooty", "stabby")[each - 1], "d4")
    table.play(match, "0 go d2", "* room goblin_den_1", "* goblin stabby")
    assert table.foe_at(match, f"g{slot}") == "d2"
    assert match.view(None)["goblins"][slot - 1]["kind"] == "stabby"


@pytest.mark.rule("TE-HAZ-02")
def test_the_defence_of_the_hero_does_not_soften_an_ambush() -> None:
    match = beside("A", "lanon thordin")
    table.hero(match, 0, right="tower_shield", armour="plate_mail")
    table.play(match, "0 go d2", "* room goblin_den_1")
    assert match.health[0] == 7


@pytest.mark.rule("TE-HAZ-02")
def test_a_hero_who_is_not_in_the_room_is_not_ambushed() -> None:
    match = beside("A", "kestrel lanon")
    table.play(match, "0 use pathfinder", "0 reveal d2", "* room goblin_den_1", "* goblin boomy")
    assert match.health == [7, 8]
    assert table.speed(match) == 4


@pytest.mark.rule("TE-HAZ-03")
def test_an_empty_goblin_deck_is_rebuilt_from_the_discards() -> None:
    match = beside("A")
    table.goblin(match, 1, "boomy", "d4")
    match.goblin_discard = bytes(sorted(table.CONTENT.goblin_ids.index(name) for name in ("pokey", "pokey", "stabby")))
    match.goblin_pile = b""
    table.changed(match)
    events = table.play(match, "0 go d2", "* room goblin_den_1")
    assert "goblins_shuffled" in table.kinds(events)
    assert {str(move): weight for move, weight in match.odds()} == {"goblin pokey": 2, "goblin stabby": 1}
    table.play(match, "* goblin pokey")
    assert match.goblin_discard == b""
    assert sorted(table.CONTENT.goblin_ids[each] for each in match.goblin_pile) == ["pokey", "stabby"]


@pytest.mark.rule("TE-HAZ-03")
def test_the_discards_stay_where_they_are_while_the_deck_lasts() -> None:
    match = beside("A")
    match.goblin_pile, match.goblin_discard = match.goblin_pile[:1], match.goblin_pile[1:]
    table.changed(match)
    events = table.play(match, "0 go d2", "* room goblin_den_1")
    assert "goblins_shuffled" not in table.kinds(events)
    assert set(table.odds(match)) == {"goblin boomy"}


@pytest.mark.rule("TE-HAZ-04")
def test_without_an_empty_slot_all_is_lost_and_nothing_else_is_resolved() -> None:
    match = beside("A")
    for slot, kind in enumerate(("boomy", "pokey", "shooty", "stabby"), 1):
        table.goblin(match, slot, kind, "d4")
    events = table.play(match, "0 go d2", "* room goblin_den_1")
    assert match.over
    assert match.result is not None
    assert match.result.reason == "fifth_goblin"
    assert [event.rule for event in events if event.kind == "no_slot"] == ["TE-HAZ-04"]
    assert match.health[0] == 8
    assert [table.foe_at(match, f"g{slot}") for slot in range(1, 5)] == ["d4"] * 4


@pytest.mark.rule("TE-HAZ-05")
def test_a_minion_encounter_hurts_ends_movement_and_places_a_minion_in_this_order() -> None:
    match = beside("B")
    table.minion(match, "wraith", "d4")
    events = table.play(match, "0 go d2", "* room minion_encounter_1")
    assert (match.health[0], table.speed(match)) == (6, 0)
    events += table.play(match, "* minion minotaur")
    order = [kind for kind in table.kinds(events) if kind in ("ambushed", "lost_health", "minion_placed")]
    assert order == ["ambushed", "lost_health", "minion_placed"]
    line = match.view(None)["minions"]
    assert [each["kind"] for each in line] == ["wraith", "minotaur"]
    assert (line[1]["health"], line[1]["health_max"], line[1]["place"]) == (4, 4, "d2")


@pytest.mark.rule("TE-HAZ-05")
def test_a_minion_that_was_drawn_is_not_drawn_again() -> None:
    match = beside("B")
    table.play(match, "0 go d2", "* room minion_encounter_1", "* minion minotaur", "0 end")
    table.back(match, "c3", "B")
    table.hero(match, 1, "d3")
    table.play(match, "1 go c3", "* room minion_encounter_2", "1 turn nes")
    assert set(table.odds(match)) == {f"minion {name}" for name in table.CONTENT.minion_ids if name != "minotaur"}


@pytest.mark.rule("TE-HAZ-06")
@pytest.mark.parametrize(
    ("stack", "room", "deal"),
    [("A", "goblin_den_1", "goblin boomy"), ("B", "minion_encounter_1", "minion ogre")],
)
def test_a_hero_with_stealth_is_not_ambushed_and_goes_on(stack: str, room: str, deal: str) -> None:
    match = beside(stack)
    table.hero(match, 0, armour="shadow_cloak")
    events = table.play(match, "0 go d2", f"* room {room}", f"* {deal}")
    assert [event.rule for event in events if event.kind == "not_ambushed"] == ["TE-HAZ-06"]
    assert match.health[0] == 8
    assert table.speed(match) == 2
    assert table.foe_at(match, "g1" if stack == "A" else "ogre") == "d2"
    table.play(match, "0 go d3")
    assert table.place_of(match, 0) == "d3"


@pytest.mark.rule("TE-HAZ-06")
def test_stealth_helps_against_a_goblin_from_a_failed_search() -> None:
    match = table.inside("locked_chest", "thordin lanon", "s", armour="shadow_cloak")
    table.play(match, "0 search", "0 roll", "* dice 1 1", "0 result 1 1", "* goblin boomy")
    assert match.health[0] == 8
    assert table.speed(match) == 3


@pytest.mark.rule("TE-HAZ-07")
@pytest.mark.parametrize(
    ("stack", "room", "deal", "health"),
    [("A", "goblin_den_1", "goblin boomy", 1), ("B", "minion_encounter_1", "minion ogre", 2)],
)
def test_a_hero_who_faints_in_an_ambush_still_meets_the_enemy(stack: str, room: str, deal: str, health: int) -> None:
    match = beside(stack)
    table.hero(match, 0, health=health)
    before = match.view(None)["torch"]["at"]
    table.play(match, "0 go d2", f"* room {room}")
    assert match.health[0] == 0
    assert match.view(None)["active"] == 0
    table.play(match, f"* {deal}")
    assert table.foe_at(match, "g1" if stack == "A" else "ogre") == "d2"
    assert table.place_of(match, 0) == "d2"
    assert match.turn == (1,)
    assert match.view(None)["torch"]["at"] == before + 1


@pytest.mark.rule("TE-HAZ-08")
def test_a_goblin_from_a_failed_search_comes_to_the_hero_and_ambushes() -> None:
    match = table.inside("graveyard", "thordin lanon", "nes")
    table.play(match, "0 search str", "0 roll", "* dice 1 1 1", "0 result 1 1 1", "* goblin boomy")
    assert table.foe_at(match, "g1") == "d3"
    assert match.health[0] == 7
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-HAZ-08", "TE-HAZ-13")
def test_a_goblin_from_the_bunks_ends_movement_without_damage() -> None:
    match = trapped("goblin_bunks")
    table.play(match, "0 go d3", "0 roll", "* dice 2 1", "0 result 2 1", "* goblin boomy")
    assert table.foe_at(match, "g1") == "d3"
    assert match.health[0] == 8
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-HAZ-08")
def test_a_goblin_from_the_torch_stands_on_the_entrance_and_ambushes_nobody() -> None:
    match = table.new()
    table.lay(match, "d3", "crossroads")
    match.torch = 12
    table.changed(match)
    # The active hero stands on the entrance, and moves on afterwards.
    table.play(match, "0 explore", "* goblin boomy", "0 reveal e4", "* room armory", "0 reveal d5", "* room feasthall")
    table.play(match, "0 reveal c4", "* room portal_chamber_2")
    assert table.foe_at(match, "g1") == "d4"
    assert match.health == [8, 8]
    assert table.speed(match) == 3
    away = table.new()
    table.lay(away, "d3", "crossroads")
    away.torch = 12
    table.hero(away, 0, "d3")
    table.play(away, "0 end", "* goblin boomy")
    assert table.foe_at(away, "g1") == "d4"


# Traps


@pytest.mark.rule("TE-HAZ-09")
def test_a_trap_is_tested_on_every_entry_and_failure_costs_its_penalty() -> None:
    match = trapped()
    events = table.play(match, "0 go d3")
    assert [event.rule for event in events if event.kind == "test_on_entry"] == ["TE-HAZ-09"]
    test = match.view(None)["test"]
    assert (test["kind"], test["skill"], test["target"], test["source"]) == ("evade", "dex", 5, "spike_pit")
    table.play(match, "0 roll", "* dice 4 3", "0 result 4")
    assert match.health[0] == 6
    table.play(match, "0 go d2", "0 go d3", "0 roll", "* dice 5 1", "0 result 5")
    assert match.health[0] == 6


@pytest.mark.rule("TE-HAZ-09")
def test_the_penalty_is_the_printed_one() -> None:
    match = table.new()
    table.lay(match, "d3", "draining_glyph")
    table.play(match, "0 go d3", "0 roll", "* dice 4", "0 result 4")
    assert (match.health[0], match.focus[0]) == (8, 3)


@pytest.mark.rule("TE-HAZ-09")
@pytest.mark.parametrize("dice", ["5 5", "1 1"])
def test_movement_goes_on_after_the_test_whatever_came_of_it(dice: str) -> None:
    match = trapped()
    table.play(match, "0 go d3", "0 roll", f"* dice {dice}", f"0 result {dice[0]}")
    assert table.speed(match) == 2
    table.play(match, "0 go d2")
    assert table.place_of(match, 0) == "d2"


@pytest.mark.rule("TE-HAZ-09")
def test_a_disarmed_trap_is_not_tested() -> None:
    match = trapped()
    table.hero(match, 0, "d3")
    table.play(match, "0 disarm", "0 roll", "* dice 5 1", "0 result 5", "0 decline", "0 go d4")
    events = table.play(match, "0 go d3")
    assert "test_on_entry" not in table.kinds(events)
    assert match.view(None)["test"] is None
    table.play(match, "0 end")
    assert "test_on_entry" not in table.kinds(table.play(match, "1 go d3"))


@pytest.mark.rule("TE-HAZ-09")
def test_a_failed_disarming_leaves_the_trap_as_it_is() -> None:
    match = trapped()
    table.hero(match, 0, "d3")
    table.play(match, "0 disarm", "0 roll", "* dice 1 1", "0 result 1 1", "0 go d4")
    assert "test_on_entry" in table.kinds(table.play(match, "0 go d3"))


@pytest.mark.rule("TE-HAZ-10")
def test_starting_or_staying_in_a_trap_room_triggers_nothing() -> None:
    match = trapped()
    table.hero(match, 0, "d3")
    table.hero(match, 1, "d3")
    table.turn_of(match, 0)
    assert match.view(None)["test"] is None
    events = table.play(match, "0 rest", "0 end", "1 end")
    assert "test_on_entry" not in table.kinds(events)
    assert match.health == [8, 8]
    # Leaving triggers nothing either.
    assert "test_on_entry" not in table.kinds(table.play(match, "0 go d2"))


@pytest.mark.rule("TE-HAZ-11")
@pytest.mark.parametrize(("skill", "dice"), [("str", 3), ("dex", 2), ("int", 1)])
def test_where_any_skill_will_do_the_hero_chooses_before_rolling(skill: str, dice: int) -> None:
    match = trapped("buzzsaw")
    table.play(match, "0 go d3")
    assert set(table.texts(match)) == {"skill str", "skill dex", "skill int"}
    table.play(match, f"0 skill {skill}", "0 roll")
    assert {len(move.split()) - 1 for move in table.odds(match)} == {dice}
    with pytest.raises(IllegalMove):
        table.play(match, "0 skill str")


@pytest.mark.rule("TE-HAZ-11")
def test_where_one_skill_is_named_there_is_no_choice() -> None:
    match = trapped()
    table.play(match, "0 go d3")
    assert table.texts(match, "skill") == []
    table.play(match, "0 roll")
    assert {len(move.split()) - 1 for move in table.odds(match)} == {2}


@pytest.mark.rule("TE-HAZ-12")
def test_a_trap_with_an_enemy_in_it_is_tested_and_ends_the_movement() -> None:
    match = trapped()
    table.goblin(match, 1, "boomy", "d3")
    events = table.play(match, "0 go d3")
    assert [kind for kind in table.kinds(events) if kind in ("test_on_entry", "stopped_by_foe")] == ["test_on_entry"]
    assert match.view(None)["test"]["kind"] == "evade"
    events = table.play(match, "0 roll", "* dice 4 3", "0 result 4")
    assert [kind for kind in table.kinds(events) if kind in ("lost_health", "stopped_by_foe")] == [
        "lost_health",
        "stopped_by_foe",
    ]
    assert match.health[0] == 6
    assert table.speed(match) == 0


@pytest.mark.rule("TE-HAZ-12", "TE-MOV-06")
def test_whoever_throws_the_cloak_away_in_the_trap_is_seen_by_the_enemy_there() -> None:
    match = trapped()
    table.goblin(match, 1, "boomy", "d3")
    table.hero(match, 0, armour="shadow_cloak")
    hidden = match.copy()
    table.play(match, "0 go d3", "0 roll", "* dice 6 5", "0 discard shadow_cloak", "0 result 6")
    assert table.speed(match) == 0
    table.play(hidden, "0 go d3", "0 roll", "* dice 6 5", "0 result 6")
    assert table.speed(hidden) > 0


@pytest.mark.rule("TE-HAZ-13")
def test_the_bunks_are_tested_on_every_entry_and_success_is_rewarded() -> None:
    match = trapped("goblin_bunks")
    table.in_row(match, "rapier oil_flask")
    events = table.play(match, "0 go d3")
    assert [event.rule for event in events if event.kind == "test_on_entry"] == ["TE-HAZ-13"]
    table.play(match, "0 roll", "* dice 4 3", "0 result 4")
    assert set(table.texts(match)) == {"take rapier left", "take rapier right", "take oil_flask", "decline"}
    table.play(match, "0 take oil_flask", "0 go d2", "0 go d3")
    assert match.view(None)["test"]["kind"] == "entry"
    table.play(match, "0 roll", "* dice 4 3", "0 result 3", "* goblin boomy")
    assert table.foe_at(match, "g1") == "d3"


@pytest.mark.rule("TE-HAZ-13")
def test_the_bunks_can_never_be_disarmed() -> None:
    match = trapped("goblin_bunks")
    table.hero(match, 0, "d3")
    assert "disarm" not in table.texts(match)
    with pytest.raises(IllegalMove):
        table.play(match, "0 disarm")


@pytest.mark.rule("TE-HAZ-13")
def test_turning_up_the_bunks_without_entering_triggers_nothing() -> None:
    match = beside("A", "kestrel lanon")
    events = table.play(match, "0 use pathfinder", "0 reveal d2", "* room goblin_bunks", "0 turn nes")
    assert "test_on_entry" not in table.kinds(events)
    assert match.view(None)["test"] is None
    entered = beside("A")
    table.play(entered, "0 go d2", "* room goblin_bunks", "0 turn nes")
    assert entered.view(None)["test"]["kind"] == "entry"


@pytest.mark.rule("TE-HAZ-14")
@pytest.mark.parametrize("room", ["spike_pit", "goblin_bunks"])
def test_no_further_step_before_the_test_is_done(room: str) -> None:
    match = trapped(room)
    table.play(match, "0 go d3")
    assert not set(table.texts(match)) & {"go d2", "go d4", "end", "rest", "explore"}
    table.play(match, "0 roll", "* dice 5 1")
    assert not set(table.texts(match)) & {"go d2", "go d4", "end", "rest", "explore"}
    table.play(match, "0 result 5")
    assert {"go d2", "go d4", "end", "rest"} <= set(table.texts(match))


@pytest.mark.rule("TE-HAZ-14")
def test_the_test_belongs_to_the_step_and_costs_no_hero_action() -> None:
    match = trapped()
    table.play(match, "0 go d3", "0 roll", "* dice 5 1", "0 result 5")
    assert (match.view(None)["budget"]["actions"], match.view(None)["budget"]["spent"]) == (1, 1)
    assert "disarm" in table.texts(match)


@pytest.mark.rule("TE-HAZ-14")
@pytest.mark.parametrize("room", ["spike_pit", "goblin_bunks"])
def test_enemies_never_trigger_what_lies_in_a_room(room: str) -> None:
    match = trapped(room)
    table.minion(match, "minotaur", "d2")
    events = table.enemies_act(match)
    assert table.foe_at(match, "minotaur") == "d4"
    assert "test_on_entry" not in table.kinds(events)
    assert match.view(None)["test"] is None
    stops = trapped(room)
    table.minion(stops, "minotaur", "d2")
    table.hero(stops, 0, "d3")
    stops.torch = 10
    table.changed(stops)
    assert "test_on_entry" not in table.kinds(table.play(stops, "0 end"))
    assert table.foe_at(stops, "minotaur") == "d3"
