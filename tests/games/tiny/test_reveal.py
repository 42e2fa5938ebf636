"""Turning up dungeon cards (TE-REV)."""

from __future__ import annotations

from typing import Any

import pytest

from games.tiny import table
from verlies.core.errors import IllegalMove
from verlies.games.tiny.match import TinyMatch


def cell(match: TinyMatch, name: str) -> dict[str, Any]:
    return next(each for each in match.view(None)["cells"] if each["cell"] == name)


def down(match: TinyMatch) -> dict[str, str]:
    """The cards that lie face down, with their stacks."""
    return {each["cell"]: each["stack"] for each in match.view(None)["cells"] if each["card"] is None}


def empty_deck(match: TinyMatch) -> None:
    """All cards of the deck lie face down in a far corner."""
    spots = [f"{column}{row}" for row in (7, 6) for column in "abcdefg"] + ["a5", "g5", "a4"]
    for stack, number in match.view(None)["deck"].items():
        for _ in range(number):
            table.back(match, spots.pop(), stack)


# Turning up and entering


@pytest.mark.rule("TE-REV-01")
def test_a_corridor_to_a_card_face_down_may_be_taken_for_one_speed() -> None:
    match = table.new()
    table.play(match, "0 go d3")
    events = table.play(match, "* room crossroads")
    assert [event.rule for event in events if event.kind == "revealed"] == ["TE-REV-01"]
    assert cell(match, "d3")["card"] == "crossroads"
    assert table.place_of(match, 0) == "d3"
    assert table.speed(match) == 2


@pytest.mark.rule("TE-REV-01")
def test_without_a_corridor_or_without_speed_no_card_is_turned_up() -> None:
    match = table.inside("study", "thordin lanon", "es")
    table.back(match, "c3", "A")
    table.back(match, "e3", "A")
    assert set(table.texts(match, "go")) == {"go e3", "go d4"}
    with pytest.raises(IllegalMove):
        table.play(match, "0 go c3")
    table.play(match, "0 go d4", "0 go d3", "0 go d4")
    assert table.texts(match, "go") == []
    with pytest.raises(IllegalMove):
        table.play(match, "0 go d5")


@pytest.mark.rule("TE-REV-02")
@pytest.mark.parametrize(("room", "turns"), [("study", {"es", "sw"}), ("graveyard", {"nes", "esw", "nsw"})])
def test_the_card_is_turned_freely_as_long_as_a_corridor_leads_back(room: str, turns: set[str]) -> None:
    match = table.new()
    table.play(match, "0 go d3", f"* room {room}")
    assert match.turn == (0,)
    assert set(table.texts(match)) == {f"turn {exits}" for exits in turns}
    for exits in turns:
        other = match.copy()
        table.play(other, f"0 turn {exits}")
        assert cell(other, "d3")["exits"] == exits
        assert "go d4" in table.texts(other)


@pytest.mark.rule("TE-REV-02")
@pytest.mark.parametrize(
    ("side", "room", "exits"),
    [("d3", "long_hall", "ns"), ("e4", "long_hall", "ew"), ("d5", "locked_chest", "n"), ("c4", "locked_chest", "e")],
)
def test_where_only_one_way_of_turning_leads_back_nothing_is_asked(side: str, room: str, exits: str) -> None:
    match = table.new()
    table.play(match, f"0 go {side}", f"* room {room}")
    assert cell(match, side)["exits"] == exits
    assert table.place_of(match, 0) == side


@pytest.mark.rule("TE-REV-02")
def test_a_corridor_against_the_wall_of_a_neighbour_is_allowed_and_closed() -> None:
    match = table.inside("crossroads", "thordin lanon")
    table.lay(match, "e4", "workshop", "ew")
    table.lay(match, "c3", "study", "nw")
    table.back(match, "e3", "A")
    table.play(match, "0 go e3", "* room portal_chamber_1")
    assert set(table.texts(match)) == {"turn new", "turn esw", "turn nsw"}
    table.play(match, "0 turn nsw")
    # South of e3 lies the wall of e4, west of d3 that of c3.
    assert set(table.texts(match, "go")) == {"go e2", "go d3"}
    table.play(match, "0 go d3")
    assert "go c3" not in table.texts(match, "go")


# New cards


@pytest.mark.rule("TE-REV-03")
def test_a_card_is_laid_face_down_at_each_corridor_that_leads_to_an_empty_cell() -> None:
    match = table.new()
    table.back(match, "e3", "A")
    before = sum(match.view(None)["deck"].values())
    table.play(match, "0 go d3")
    laid = table.told(table.play(match, "* room crossroads"), "laid")[0]
    # Something lies to the east and to the south already.
    assert laid["drawn"] == ["d2", "c3"]
    assert set(down(match)) == {"d2", "c3", "e3", "e4", "d5", "c4"}
    assert sum(match.view(None)["deck"].values()) == before - 2


@pytest.mark.rule("TE-REV-03")
def test_no_card_is_drawn_where_the_new_card_has_a_wall() -> None:
    match = table.new()
    table.play(match, "0 go d3", "* room study", "0 turn es")
    assert set(down(match)) == {"e3", "e4", "d5", "c4"}


@pytest.mark.rule("TE-REV-03")
def test_new_cards_are_drawn_only_after_the_card_has_been_turned() -> None:
    match = table.new()
    table.play(match, "0 go d3", "* room graveyard")
    assert set(down(match)) == {"e4", "d5", "c4"}
    assert table.place_of(match, 0) == "d4"
    table.play(match, "0 turn nsw")
    assert set(down(match)) == {"d2", "c3", "e4", "d5", "c4"}


@pytest.mark.rule("TE-REV-03")
@pytest.mark.parametrize(
    ("left", "stacks"),
    [
        ((1, 8, 4), "ABB"),
        ((2, 8, 4), "AAB"),
        ((0, 1, 4), "BCC"),
        ((0, 2, 4), "BBC"),
        ((0, 0, 2), "CC"),
        ((0, 0, 1), "C"),
    ],
)
def test_new_cards_come_in_the_order_north_east_south_west(left: tuple[int, int, int], stacks: str) -> None:
    for side, sides in (("e4", ["e3", "f4", "e5"]), ("c4", ["c3", "c5", "b4"])):
        match = table.new()
        match.deck = left
        table.changed(match)
        table.play(match, f"0 go {side}")
        laid = table.told(table.play(match, "* room crossroads"), "laid")[0]
        assert laid["drawn"] == sides[: len(stacks)]
        assert "".join(down(match)[name] for name in laid["drawn"]) == stacks


@pytest.mark.rule("TE-REV-04")
def test_with_an_empty_deck_no_card_is_laid_and_the_game_goes_on() -> None:
    match = table.new()
    empty_deck(match)
    table.play(match, "0 go d3")
    laid = table.told(table.play(match, "* room crossroads"), "laid")[0]
    assert laid["drawn"] == []
    assert not match.over
    assert table.texts(match, "go") == ["go d4"]


@pytest.mark.rule("TE-REV-04")
def test_cells_outside_of_the_grid_are_never_filled() -> None:
    match = table.new()
    for name, room in (("d3", "crossroads"), ("d2", "armory")):
        table.lay(match, name, room)
    table.back(match, "d1", "A")
    table.hero(match, 0, "d2")
    table.play(match, "0 go d1")
    laid = table.told(table.play(match, "* room portal_chamber_2"), "laid")[0]
    assert laid["exits"] == "nesw"
    assert laid["drawn"] == ["e1", "c1"]
    assert set(table.texts(match, "go")) == {"go d2", "go e1", "go c1"}


# Entering, going on


@pytest.mark.rule("TE-REV-05")
@pytest.mark.parametrize(
    ("room", "asked"), [("fire_vortex", "skill"), ("draining_glyph", "before_roll"), ("crossroads", "turn")]
)
def test_the_hero_must_enter_and_the_room_is_checked_for_hazards(room: str, asked: str) -> None:
    match = table.new()
    table.play(match, "0 go d3", f"* room {room}")
    assert table.place_of(match, 0) == "d3"
    prompt = match.prompt(0)
    assert prompt is not None
    assert prompt.kind == asked


@pytest.mark.rule("TE-REV-05", "TE-REV-06")
def test_an_encounter_meets_the_hero_who_enters_and_ends_the_exploring() -> None:
    match = table.new()
    events = table.play(match, "0 go d3", "* room goblin_den_1", "* goblin boomy")
    assert (
        table.kinds(events).index("revealed")
        < table.kinds(events).index("laid")
        < table.kinds(events).index("ambushed")
    )
    assert (match.health[0], table.foe_at(match, "g1"), table.place_of(match, 0)) == (7, "d3", "d3")
    assert table.speed(match) == 0
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-REV-06")
def test_after_a_reveal_the_hero_may_move_on_and_reveal_more() -> None:
    match = table.new()
    table.play(match, "0 go d3", "* room crossroads", "0 go d2", "* room armory")
    assert table.speed(match) == 1
    assert set(table.texts(match, "go")) == {"go d1", "go e2", "go c2", "go d3"}
    table.play(match, "0 go c2", "* room feasthall")
    assert table.texts(match, "go") == []


# Without entering


def path(heroes: str = "kestrel lanon") -> TinyMatch:
    """Kestrel has seen which way leads on, and may choose a card."""
    match = table.new(heroes)
    table.play(match, "0 use pathfinder")
    return match


@pytest.mark.rule("TE-REV-07")
def test_an_ability_turns_up_a_card_without_entering() -> None:
    match = path()
    table.play(match, "0 reveal d3")
    events = table.play(match, "* room crossroads")
    assert [event.rule for event in events if event.kind == "revealed"] == ["TE-REV-07"]
    assert cell(match, "d3")["card"] == "crossroads"
    assert table.place_of(match, 0) == "d4"
    assert table.speed(match) == 4
    # Cards are laid at its corridors all the same.
    assert set(down(match)) == {"d2", "e3", "c3", "e4", "d5", "c4"}


@pytest.mark.rule("TE-REV-08")
@pytest.mark.parametrize(
    ("stack", "room", "deal", "foe"),
    [("A", "goblin_den_1", "goblin boomy", "g1"), ("B", "minion_encounter_1", "minion ogre", "ogre")],
)
def test_an_encounter_seen_from_afar_is_set_up_and_harms_nobody(stack: str, room: str, deal: str, foe: str) -> None:
    match = table.new("kestrel lanon")
    table.lay(match, "d3", "crossroads")
    table.back(match, "d2", stack)
    table.hero(match, 0, "d4")
    table.play(match, "0 go d3", "0 use pathfinder", "0 reveal d2", f"* room {room}", f"* {deal}")
    assert table.foe_at(match, foe) == "d2"
    assert match.health[0] == 7
    assert table.speed(match) == 3
    # The movement goes on; it ends in the room with the enemy, without an ambush.
    table.play(match, "0 go d2")
    assert match.health[0] == 7
    assert table.speed(match) == 0


@pytest.mark.rule("TE-REV-08")
def test_a_trap_seen_from_afar_does_nothing_yet() -> None:
    match = path()
    events = table.play(match, "0 reveal d3", "* room draining_glyph")
    assert "test_on_entry" not in table.kinds(events)
    assert match.view(None)["test"] is None
    table.play(match, "0 go d3")
    assert match.view(None)["test"]["kind"] == "evade"


@pytest.mark.rule("TE-REV-09")
def test_seen_through_a_corridor_the_card_must_be_joined_to_the_heros_room() -> None:
    match = table.inside("crossroads", "kestrel lanon")
    table.lay(match, "e4", "armory")
    table.back(match, "e3", "A")
    table.play(match, "0 use pathfinder", "0 reveal e3", "* room study")
    # e4 has a corridor to e3 as well, but the hero's own counts.
    assert set(table.texts(match)) == {"turn nw", "turn sw"}


@pytest.mark.rule("TE-REV-09")
def test_seen_through_a_wall_the_card_must_be_joined_to_some_room_with_a_corridor_to_it() -> None:
    match = table.inside("long_hall", "thordin lanon", "ns")
    table.lay(match, "e4", "armory")
    table.back(match, "e3", "A")
    table.play(match, "0 explore", "0 reveal e3", "* room study")
    assert set(table.texts(match)) == {"turn es", "turn sw"}
    both = table.new("gerrund lanon")
    table.lay(both, "d3", "crossroads")
    table.lay(both, "e4", "armory")
    table.back(both, "e3", "A")
    table.hero(both, 0, "d4", spells="clairvoyance")
    table.play(
        both, "0 cast clairvoyance", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay", "0 reveal e3", "* room study"
    )
    # Joined to d3 in the west or to e4 in the south, or to both.
    assert set(table.texts(both)) == {"turn nw", "turn sw", "turn es"}


# The torch's way to explore


@pytest.mark.rule("TE-REV-10", "TE-EX-18")
def test_exploring_lowers_the_torch_and_turns_up_all_neighbours() -> None:
    match = table.new()
    table.lay(match, "c4", "armory")
    before = match.view(None)["torch"]["at"]
    events = table.play(match, "0 explore")
    assert match.view(None)["torch"]["at"] == before + 1
    assert table.kinds(events)[:2] == ["explores", "torch_down"]
    assert set(table.texts(match)) == {"reveal d3", "reveal e4", "reveal d5"}
    table.play(match, "0 reveal e4", "* room goblin_den_1", "* goblin stabby")
    assert set(table.texts(match)) == {"reveal d3", "reveal d5"}
    table.play(match, "0 reveal d5", "* room crossroads")
    # None may be left out.
    assert table.texts(match) == ["reveal d3"]
    table.play(match, "0 reveal d3", "* room feasthall")
    assert [cell(match, name)["card"] for name in ("d3", "e4", "d5")] == ["feasthall", "goblin_den_1", "crossroads"]
    assert table.foe_at(match, "g1") == "e4"
    assert match.health == [8, 8]
    assert table.place_of(match, 0) == "d4"
    assert table.speed(match) == 3
    assert "rest" in table.texts(match)


@pytest.mark.rule("TE-REV-10")
def test_all_four_neighbours_can_be_turned_up_at_once() -> None:
    match = table.new()
    table.play(match, "0 explore", "0 reveal d3", "* room crossroads", "0 reveal c4", "* room armory")
    table.play(match, "0 reveal e4", "* room feasthall", "0 reveal d5", "* room portal_chamber_2")
    assert not {"d3", "e4", "d5", "c4"} & set(down(match))


@pytest.mark.rule("TE-REV-10")
def test_exploring_sees_through_walls() -> None:
    match = table.new()
    table.lay(match, "d3", "locked_chest", "s")
    for name in ("d2", "e3", "c3"):
        table.back(match, name, "A")
    table.hero(match, 0, "d3")
    assert table.texts(match, "go") == ["go d4"]
    table.play(match, "0 explore")
    assert set(table.texts(match)) == {"reveal d2", "reveal e3", "reveal c3"}


@pytest.mark.rule("TE-REV-10")
def test_each_card_is_finished_before_the_next_is_turned() -> None:
    match = table.new()
    table.lay(match, "c4", "armory")
    table.lay(match, "d5", "feasthall")
    table.play(match, "0 explore", "0 reveal d3", "* room graveyard")
    assert set(table.texts(match)) == {"turn nes", "turn esw", "turn nsw"}
    table.play(match, "0 turn nes")
    assert set(down(match)) == {"d2", "e3", "e4"}
    assert table.texts(match) == ["reveal e4"]


@pytest.mark.rule("TE-REV-10")
def test_exploring_needs_a_card_that_lies_face_down_beside_the_hero() -> None:
    match = table.inside("long_hall", "thordin lanon", "ns")
    table.lay(match, "d2", "crossroads")
    assert "explore" not in table.texts(match)
    with pytest.raises(IllegalMove):
        table.play(match, "0 explore")
    table.back(match, "e3", "A")
    assert "explore" in table.texts(match)


@pytest.mark.rule("TE-REV-10")
def test_exploring_belongs_to_act_one() -> None:
    match = table.new()
    assert "explore" in table.texts(match)
    table.act_two(match, "lich")
    assert set(down(match)) == {"e4", "d5", "c4"}
    assert "explore" not in table.texts(match)


@pytest.mark.rule("TE-REV-10")
def test_the_effect_of_the_torch_comes_before_the_cards() -> None:
    match = table.new()
    match.torch = 12
    table.changed(match)
    events = table.play(match, "0 explore", "* goblin boomy")
    assert table.foe_at(match, "g1") == "d4"
    assert "revealed" not in table.kinds(events)
    assert "reveal d3" in table.texts(match)


@pytest.mark.rule("TE-REV-10")
def test_a_hero_who_faints_by_the_torch_turns_up_nothing() -> None:
    match = table.new()
    table.minion(match, "minotaur", "d4")
    table.hero(match, 0, health=3)
    match.torch = 10
    table.changed(match)
    events = table.play(match, "0 explore")
    assert match.health[0] == 0
    assert "revealed" not in table.kinds(events)
    assert match.turn == (1,)
    assert set(down(match)) == {"d3", "e4", "d5", "c4"}
    # One space for exploring, one for the end of the turn.
    assert match.view(None)["torch"]["at"] == 12


# Which cards


@pytest.mark.rule("TE-REV-11")
def test_the_scope_any_reaches_every_card_and_its_number_is_a_maximum() -> None:
    match = table.new("gerrund lanon")
    table.lay(match, "d3", "crossroads")
    table.back(match, "a1", "A")
    table.lay(match, "a2", "armory")
    table.hero(match, 0, spells="clairvoyance")
    table.play(match, "0 cast clairvoyance", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay")
    assert set(table.texts(match)) == {"reveal a1", "reveal e4", "reveal d5", "reveal c4", "decline"}
    one = match.copy()
    table.play(one, "0 reveal a1", "* room feasthall", "0 decline")
    assert cell(one, "a1")["card"] == "feasthall"
    assert "end" in table.texts(one)
    table.play(match, "0 reveal a1", "* room feasthall")
    assert "reveal b1" in table.texts(match)
    table.play(match, "0 reveal c4", "* room portal_chamber_2")
    assert "end" in table.texts(match)


@pytest.mark.rule("TE-REV-11")
def test_the_scope_connected_needs_a_corridor_of_the_heros_room() -> None:
    match = table.inside("study", "kestrel lanon", "es")
    table.back(match, "c3", "A")
    table.back(match, "e3", "A")
    table.play(match, "0 use pathfinder")
    assert set(table.texts(match)) == {"reveal e3", "decline"}
    away = table.inside("long_hall", "kestrel lanon", "ns")
    table.back(away, "c3", "A")
    assert "use pathfinder" not in table.texts(away)


@pytest.mark.rule("TE-REV-11")
def test_from_the_lair_only_the_scope_any_has_targets() -> None:
    match = table.new("kestrel gerrund")
    table.act_two(match, "lich")
    table.hero(match, 0, "l3")
    table.hero(match, 1, "l4", spells="clairvoyance")
    table.back(match, "d2", "A")
    assert "use pathfinder" not in table.texts(match)
    table.turn_of(match, 1)
    table.play(match, "1 cast clairvoyance", "1 roll", "* dice 6 5 5", "1 result 6", "1 pay")
    assert set(table.texts(match)) == {"reveal d2", "reveal e4", "reveal d5", "reveal c4", "decline"}
    table.hero(match, 0, "d4")
    table.play(match, "1 decline", "1 end")
    assert "use pathfinder" in table.texts(match)


# The lair door


@pytest.mark.rule("TE-REV-12")
def test_the_lair_door_has_no_hazard_and_its_corridors_lead_on() -> None:
    match = table.new()
    table.lay(match, "d3", "crossroads")
    table.back(match, "d2", "C")
    table.goblin(match, 1, "boomy", "d4")
    table.hero(match, 0, "d3")
    before = sum(match.view(None)["deck"].values())
    events = table.play(match, "0 go d2", "* room lair_door", "0 turn nes")
    assert table.told(events, "laid")[0]["drawn"] == ["d1", "e2"]
    assert sum(match.view(None)["deck"].values()) == before - 2
    assert match.view(None)["door"] == "d2"
    assert (match.health[0], match.view(None)["test"], match.view(None)["minions"]) == (8, None, [])
    assert table.speed(match) == 2
    assert set(table.texts(match, "go")) == {"go d1", "go e2", "go d3"}
