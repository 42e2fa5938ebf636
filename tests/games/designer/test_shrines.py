"""The mini expansion Shrines & Fountains (DD-EXP)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from games.designer import table
from verlies.core.moves import DEALER
from verlies.games.designer.content import CAVE, MASONRY
from verlies.games.designer.dungeon import Dungeon
from verlies.games.designer.match import DesignerMatch

SHRINES = {"shrines": True}
ROOMS: dict[str, tuple[str, str, int, list[str], str]] = {
    "F1": ("dual", "shrine", 2, ["star+1", "kobold"], "green"),
    "F2": ("masonry", "fountain", 2, ["slime"], "red"),
    "F3": ("cave", "fountain", 3, ["ooze"], "red"),
    "F4": ("dual", "shrine", 3, ["gnoll"], "green"),
    "F5": ("masonry", "shrine", 2, ["trap_fire"], "blue"),
    "F6": ("dual", "fountain", 2, ["goblin"], "blue"),
    "F7": ("cave", "fountain", 1, ["chest"], "blue"),
}
"""Type, power, gold, printed elements and rune of each."""
each_room = pytest.mark.parametrize("name", ROOMS)
HALL, GROTTO = "R095", "R049"
"""Junction: masonry, four doors, nothing printed. Intersection: cave, four doors, a gnoll."""
HALLS = [HALL] * 16


def with_shrines(seats: int, hand: Sequence[str], options: dict[str, Any] | None = None) -> DesignerMatch:
    return table.laid(seats, options={**SHRINES, **(options or {})}, room=hand)


def second_year(*hand: str, placed: dict[str, Sequence[str]], edges: Sequence[str] = ()) -> DesignerMatch:
    """A solo match in round 1 of year 2, with these tiles and passages on the four halls of row 1."""
    match = with_shrines(1, ["R016", "R017"])
    table.solo_year(match, ["R016", "R017", "R019", "R070"])
    match.play(0, match.moves(0)[-1])
    table.deal(match, room=hand)
    match.grids[0] = table.grid(HALLS[:4])
    match.tiles[0] = table.tiles(placed)
    match.passages[0] = table.passages(*edges)
    return match


def kind(match: DesignerMatch, seat: int = 0) -> str | None:
    prompt = match.prompt(seat)
    return prompt and prompt.kind


def row(match: DesignerMatch, number: int = 1, seat: int = 0) -> list[str | None]:
    cells = match.view(None)["players"][seat]["dungeon"][number - 1]
    return [cell and cell["room"] for cell in cells]


@pytest.mark.rule("DD-EXP-01")
def test_the_7_rooms_are_shuffled_into_the_100() -> None:
    def rooms_in_pile(options: dict[str, Any]) -> list[str]:
        match = table.fresh(2, options)
        while match.moves(DEALER)[0].verb != "room":
            match.play(DEALER, match.moves(DEALER)[0])
        assert {weight for _, weight in match.odds()} == {1}
        return [move.args[0] for move, _ in match.odds()]

    assert len(rooms_in_pile({})) == 100
    assert len(rooms_in_pile(SHRINES)) == 107
    assert set(rooms_in_pile(SHRINES)) - set(rooms_in_pile({})) == set(ROOMS)


# Both types


def cave_wanted(**wishes: Any) -> DesignerMatch:
    """Blueprint B2 with 7 conditions met, the eighth if the dual room at r1c2 is a cave; another dual room at r2c2."""
    rooms: list[str | None] = [*HALLS]
    rooms[1], rooms[5] = "F1", "F4"
    for cell in (4, 11, 14):
        rooms[cell] = GROTTO
    placed: dict[str, Sequence[str]] = {"r1c1": ["star+1"], "r2c4": ["trap_pit"], "r3c3": ["goblin"], "r4c2": ["chest"]}
    return table.finished(table.dungeon(rooms, placed), blueprints=["B2"], **wishes)


def counted_as(match: DesignerMatch) -> list[str]:
    return [each["type"] for each in match.view(0)["players"][0]["counted_as"]]


@pytest.mark.rule("DD-EXP-02")
def test_each_dual_room_counts_as_one_type_decided_for_itself() -> None:
    """r1c2 is a cave for the blueprint, r2c2 is masonry in the largest cluster of 10 rooms."""
    match = cave_wanted(taken=[["C08"]])
    assert counted_as(match) == ["cave", "masonry"]
    assert table.points(match, "blueprint") == [20]
    assert table.points(match, "challenges") == [2 * 10]


@pytest.mark.rule("DD-EXP-02")
@pytest.mark.parametrize(
    ("taken", "types", "expected"), [("C08", ["masonry", "masonry"], 2 * 16), ("C03", ["cave", "cave"], 2 * 3)]
)
def test_the_same_rooms_count_otherwise_for_other_challenges(taken: str, types: list[str], expected: int) -> None:
    """Halls with dual rooms in two corners; the blueprint asks for nothing there."""
    match = table.finished(table.dungeon(["F1", *HALLS[1:15], "F4"]), blueprints=["B4"], taken=[[taken]])
    assert table.points(match, "challenges") == [expected]
    assert counted_as(match) == types


@pytest.mark.rule("DD-EXP-03")
def test_one_decision_holds_for_blueprint_and_challenges() -> None:
    """As a cave r1c2 brings 6 by the blueprint; as masonry it would bring 4 for the row and 4 for the column."""
    match = cave_wanted(taken=[["C22"]])
    assert counted_as(match) == ["masonry", "masonry"]
    assert (table.points(match, "blueprint"), table.points(match, "challenges")) == ([14], [8])
    match = cave_wanted(taken=[["C12"]])
    assert counted_as(match)[0] == "cave"
    assert table.points(match, "blueprint") == [20]


@pytest.mark.rule("DD-EXP-03")
@pytest.mark.parametrize("taken", [["C03", "C08"], ["C22", "C10"], ["C29", "C11"], ["C08", "C22", "C29"]])
def test_the_program_takes_the_highest_total_of_all_combinations(taken: list[str]) -> None:
    rooms = ["F1", "R045", "R052", "F4", "R044", HALL, "R013", "R099", "F6", "R086", HALL, "R020", "R014", "R059"]
    match = table.finished(table.dungeon([*rooms, HALL, "R100"]), blueprints=["B2"], taken=[taken])
    totals = [total_as(match, way, taken) for way in product((CAVE, MASONRY), repeat=3)]
    assert match.result is not None
    line = match.result.breakdown[0]
    assert line["challenges"] + line["blueprint"] == max(totals)
    assert len(set(totals)) > 1


def total_as(match: DesignerMatch, types: Sequence[int], taken: list[str]) -> int:
    """Challenges and blueprint B2 if the dual rooms were of these types."""
    own = match.dungeon(0)
    fixed = Dungeon(table.CONTENT, own.grid, own.tiles, own.passages, types)
    met = 0
    for condition in table.CONTENT.cards["B2"].fields["conditions"]:
        cell = (condition["row"] - 1) * 4 + condition["col"] - 1
        if condition["kind"] == "type":
            met += ("cave", "masonry")[fixed.types[cell]] == condition["value"]
        else:
            codes = table.CONTENT.codes(condition["value"])
            assert codes is not None
            met += any(code in fixed.cells[cell] for code in codes)
    return [0, 0, 0, 0, 5, 7, 10, 14, 20][met] + sum(by_hand(fixed, challenge) for challenge in taken)


def by_hand(own: Dungeon, challenge: str) -> int:
    """The challenges that depend on types, written down once more."""
    clusters = own.clusters()
    sizes = [len(rooms) for rooms in clusters]
    lines = [own.types[at * 4 : at * 4 + 4] for at in range(4)] + [own.types[at::4] for at in range(4)]

    def most(name: str) -> int:
        return max(sum(own.cells[cell].count(table.element(name)) for cell in rooms) for rooms in clusters)

    return {
        "C03": 2 * len(sizes),
        "C08": 2 * max(sizes),
        "C10": 2 * most("ooze"),
        "C11": 2 * most("slime"),
        "C22": 4 * sum(len(set(line)) == 1 for line in lines),
        "C29": 3 * len(set(sizes)),
    }[challenge]


# The seven rooms


@pytest.mark.rule("DD-EXP-04")
@each_room
def test_a_shrine_or_fountain_is_a_room_like_any_other(name: str) -> None:
    """Hand, gold, slots: built between rooms without chests or powers."""
    _, power, gold, printed, _ = ROOMS[name]
    match = with_shrines(1, [name, "R016"])
    assert name in match.view(0)["hand"]
    table.solo_year(match, [name, "R016", "R017", "R019"])
    assert row(match) == [name, "R016", "R017", "R019"]
    assert match.gold == [gold + 3 + 2 + 1 + printed.count("chest")]
    assert sorted(table.CONTENT.elements[each] for each in match.dungeon(0).cells[0]) == sorted(printed, key=str)
    assert match.dungeon(0).free_slots(0) == 4 - len(printed)
    assert table.CONTENT.cards[name].fields["power"] == power


@pytest.mark.rule("DD-EXP-04")
@each_room
def test_jael_takes_it_by_its_rune(name: str) -> None:
    rune = ROOMS[name][4]
    card = {"red": "J1", "green": "J6", "blue": "J4"}
    for colour in card:
        match = table.laid(1, options=SHRINES, jael=[card[colour]], room=["R016", "R017", name])
        table.play(match, "0 build R016 1", "0 keep R017")
        assert (name in match.view(0)["jael"]["rooms"]) == (colour == rune)


@pytest.mark.rule("DD-EXP-04", "DD-EXP-02")
@each_room
def test_three_of_the_seven_count_as_either_type(name: str) -> None:
    kind, *_ = ROOMS[name]
    dual = kind == "dual"
    alone = table.finished(table.dungeon([name, *HALLS[1:]]), blueprints=["B4"], taken=[["C08"]])
    apart = table.finished(table.dungeon([name, *HALLS[1:]]), blueprints=["B4"], taken=[["C03"]])
    assert table.points(alone, "challenges") == [32 if kind != "cave" else 30]
    assert table.points(apart, "challenges") == [4 if kind != "masonry" else 2]
    assert bool(counted_as(alone)) == dual


# Powers


@pytest.mark.rule("DD-EXP-05", "DD-EXP-06", "DD-EXP-07")
@each_room
def test_each_room_offers_its_power_unless_the_option_is_off(name: str) -> None:
    for on, expected in ((True, ROOMS[name][1]), (False, "keep")):
        match = with_shrines(1, ["R016", name, "R017", "R019"], {"shrine_powers": on})
        table.play(match, "0 build R016 1", f"0 keep {name}")
        table.deal(match)
        match.tiles[0] = table.tiles({"r1c1": ["ooze"]})
        table.play(match, f"0 build {name} 2")
        assert kind(match) == expected


@pytest.mark.rule("DD-EXP-05")
def test_powers_are_on_unless_switched_off() -> None:
    assert table.fresh(2, SHRINES).options["shrine_powers"] is True
    off = {**SHRINES, "shrine_powers": False}
    match = table.laid(2, options=off, room=["F1", "F2", "F3", "F4", "F5", "F6", "F7"])
    table.play_first(match)
    assert {move.verb for seat, move in match.log() if seat != DEALER} <= {"build", "discard", "buy", "place", "pass"}


@pytest.mark.rule("DD-EXP-06")
def test_a_shrine_exchanges_two_rooms_of_the_row_and_may_be_one_of_them() -> None:
    match = with_shrines(1, ["R016", "R017", "R019", "R021", "R022"])
    table.play(match, "0 build R016 1", "0 keep R017")
    table.deal(match, room=["F5"])
    table.play(match, "0 build R017 4", "0 keep F5")
    table.deal(match)
    table.play(match, "0 build F5 2")
    assert match.moves(0) == ("swap 1 2", "swap 1 4", "swap 2 4", "skip")
    refused = match.why_not(0, "swap 1 3")
    assert refused is not None
    assert (refused.rule, refused.reason) == ("DD-EXP-06", "swap_needs_two_rooms")
    others = match.copy()
    assert match.why_not(0, "swap 4 2") is None
    assert refused == match.why_not(0, "swap 3 1"), "the same exchange by its other name"
    events = table.play(match, "0 swap 4 2")
    assert match.log()[-1] == (0, "swap 2 4")
    assert row(match) == ["R016", "R017", None, "F5"]
    assert table.events_of(events, "rooms_swapped") == [{"seat": 0, "row": 1, "first": 2, "second": 4}]
    table.play(others, "0 swap 1 4")
    assert row(others) == ["R017", "F5", None, "R016"]
    assert [move for move in match.moves(0) if move.verb != "keep"] == []


@pytest.mark.rule("DD-EXP-06")
def test_a_shrine_changes_the_current_row_only_and_only_once() -> None:
    match = second_year("R022", "F1", "R021", placed={})
    table.play(match, "0 build R022 1", "0 keep F1")
    table.deal(match)
    table.play(match, "0 build F1 3")
    assert match.moves(0) == ("swap 1 3", "skip")
    table.play(match, "0 swap 1 3")
    assert row(match, 1) == HALLS[:4]
    assert row(match, 2) == ["F1", None, "R022", None]
    assert kind(match) == "keep"


@pytest.mark.rule("DD-EXP-06")
def test_passages_stay_on_their_edges_and_tiles_go_with_their_room() -> None:
    match = second_year("R022", "F1", "R021", placed={}, edges=["r1c1 s", "r1c2 n"])
    table.play(match, "0 build R022 1", "0 keep F1")
    table.deal(match)
    match.tiles[0] = table.tiles({"r2c1": ["slime"], "r1c4": ["ooze"]})
    table.play(match, "0 build F1 4", "0 swap 1 4")
    assert match.passages[0] == table.passages("r1c1 s", "r1c2 n")
    assert match.tiles[0] == table.tiles({"r2c4": ["slime"], "r1c4": ["ooze"]})


@pytest.mark.rule("DD-EXP-06")
def test_a_shrine_alone_in_its_row_has_nothing_to_exchange() -> None:
    match = with_shrines(1, ["F5", "R016"])
    table.play(match, "0 build F5 1")
    assert kind(match) == "keep"


@pytest.mark.rule("DD-EXP-07")
def test_a_fountain_moves_one_tile_to_a_free_slot_of_another_room() -> None:
    full = ["goblin"] * 4
    match = second_year("F2", "R022", placed={"r1c1": ["ooze", "ooze", "chest"], "r1c2": full}, edges=["r1c1 n"])
    table.play(match, "0 build F2 1")
    from_1 = [f"move {tile} r1c1 {to}" for tile in ("ooze", "chest") for to in ("r1c3", "r1c4", "r2c1")]
    from_2 = [f"move goblin r1c2 {to}" for to in ("r1c1", "r1c3", "r1c4", "r2c1")]
    assert set(match.moves(0)) == {*from_1, *from_2, "skip"}
    events = table.play(match, "0 move ooze r1c1 r2c1")
    assert match.tiles[0] == table.tiles({"r1c1": ["ooze", "chest"], "r1c2": full, "r2c1": ["ooze"]})
    assert match.passages[0] == table.passages("r1c1 n")
    assert kind(match) == "keep"
    moved = {"seat": 0, "tile": "ooze", "row": 1, "col": 1, "to_row": 2, "to_col": 1}
    assert table.events_of(events, "tile_moved") == [moved]


@pytest.mark.rule("DD-EXP-07")
def test_a_fountain_moves_no_printed_element_and_no_passage() -> None:
    """Fountain of Coins has a printed chest; the only tile is an ooze."""
    match = second_year("F7", "R022", placed={"r1c3": ["ooze"]}, edges=["r1c1 n"])
    table.play(match, "0 build F7 2")
    assert {move.args[0] for move in match.moves(0) if move.verb == "move"} == {"ooze"}
    refusals = {text: match.why_not(0, text) for text in ("move chest r2c2 r1c1", "move ooze r1c3 r1c3")}
    printed = refusals["move chest r2c2 r1c1"]
    assert printed is not None
    assert (printed.rule, printed.reason) == ("DD-EXP-07", "no_such_tile")
    assert refusals["move ooze r1c3 r1c3"] is not None
    passage = match.why_not(0, "move secret_passage r1c1 r1c2")
    assert passage is not None


@pytest.mark.rule("DD-EXP-07")
def test_a_fountain_without_a_tile_in_the_dungeon_asks_nothing() -> None:
    match = second_year("F3", "R022", placed={}, edges=["r1c1 n"])
    table.play(match, "0 build F3 1")
    assert kind(match) == "keep"


@pytest.mark.rule("DD-EXP-09")
def test_a_power_may_be_declined() -> None:
    match = second_year("F2", "R022", placed={"r1c1": ["ooze"]})
    table.play(match, "0 build F2 1")
    events = table.play(match, "0 skip")
    assert table.events_of(events, "power_declined") == [{"seat": 0}]
    assert match.tiles[0] == table.tiles({"r1c1": ["ooze"]})
    assert kind(match) == "keep"


@pytest.mark.rule("DD-EXP-09")
def test_the_power_comes_before_the_room_that_is_discarded() -> None:
    """Shrine of Embers reaches seat 0 in round 2."""
    match = with_shrines(2, ["R001", "R002", "R003", "R004", "R005", "R006", "R007", "F5"])
    table.play(match, "0 build R001 1", "0 discard R002", "1 build R006 1", "1 discard R007")
    table.deal(match)
    table.play(match, "0 build F5 2")
    assert kind(match) == "shrine"
    table.play(match, "0 swap 1 2")
    assert kind(match) == "discard"


@pytest.mark.rule("DD-EXP-09")
def test_with_hidden_selection_powers_come_after_the_reveal_and_before_the_passing() -> None:
    hands = ["R001", "R002", "R003", "R004", "R005", "F1", "R006", "R007", "R008", "R009", "F4", "R010"]
    match = with_shrines(3, hands, {"hidden_selection": True})
    table.play(match, "0 build R001 1", "1 build R006 1", "2 build R010 1")
    assert kind(match) == "build"
    holders = {table.CONTENT.rooms[each]: seat for seat in range(3) for each in match.hands[seat]}
    first, second = holders["F1"], holders["F4"]
    third = 3 - first - second
    table.play(match, f"{first} build F1 2")
    assert kind(match, first) is None
    table.play(match, f"{second} build F4 2", f"{third} {match.moves(third)[0]}")
    assert match.turn == tuple(sorted((first, second)))
    assert row(match, 1, third).count(None) == 2
    hands_before = match.hands[:]
    table.play(match, f"{second} swap 1 2")
    assert match.turn == (first,)
    assert row(match, 1, second)[0] == "F4"
    assert row(match, 1, first)[1] == "F1"
    assert match.hands == hands_before
    events = table.play(match, f"{first} skip")
    assert table.events_of(events, "hands_passed")
    assert match.hands != hands_before


@pytest.mark.rule("DD-EXP-09")
def test_powers_of_several_players_do_not_touch_each_other() -> None:
    hands = ["R001", "R002", "R003", "R004", "F1", "R006", "R007", "R008", "R009", "F4", "R011", "R012"]
    match = with_shrines(3, hands)
    table.play(match, "0 build R001 1", "1 build R006 1", "2 build R011 1")
    holders = {table.CONTENT.rooms[each]: seat for seat in range(3) for each in match.hands[seat]}
    first, second = holders["F1"], holders["F4"]
    third = 3 - first - second
    table.play(match, f"{first} build F1 2", f"{third} {match.moves(third)[0]}", f"{second} build F4 2")
    assert match.turn == tuple(sorted((first, second)))
    before = row(match, 1, second)
    table.play(match, f"{first} swap 1 2")
    assert row(match, 1, second) == before
    table.play(match, f"{second} swap 1 2")
    assert row(match, 1, first)[0] == "F1"
    assert row(match, 1, second)[0] == "F4"


@pytest.mark.rule("DD-EXP-09")
def test_rooms_that_jael_takes_have_no_power() -> None:
    match = table.laid(1, options=SHRINES, jael=["J6"], room=["R016", "R017", "F1", "F4"])
    table.play(match, "0 build R016 1", "0 keep R017")
    assert match.view(0)["jael"]["rooms"] == ["F1", "F4"]
    assert match.turn == (DEALER,)
    table.deal(match)
    assert kind(match) == "build"
    assert table.room("F1") in match.jael_rooms
