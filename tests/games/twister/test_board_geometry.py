"""The board: squares, slots, borders and turned halls (TW-BRD)."""

from __future__ import annotations

import pytest

from games.twister import table
from verlies.games.twister.dungeon import NAMES, SLOT_NAMES

SLOT_SQUARES = {
    slot: {
        f"{chr(97 + x)}{y + 1}"
        for x in range(1 + 5 * (n // 2), 6 + 5 * (n // 2))
        for y in range(5 * (n % 2), 5 * (n % 2) + 5)
    }
    for n, slot in enumerate(SLOT_NAMES)
}
EDGE = {"open": " ", "wall": "|", "slit": "=", "closed": "#", "opened": "#", "broken": "#"}


@pytest.mark.rule("TW-BRD-01")
def test_the_board_is_22_squares_long_and_10_wide() -> None:
    assert set(NAMES) == {f"{letter}{row}" for letter in "abcdefghijklmnopqrstuv" for row in range(1, 11)}
    m = table.lay({"naga": "u10"})
    assert {"v10", "v9", "u9"} <= table.squares(m, "go naga")
    assert table.refused(m, "go naga w10") == "CORE-TEXT"
    assert table.refused(m, "go naga u11") == "CORE-TEXT"


@pytest.mark.rule("TW-BRD-01")
def test_yellow_starts_in_the_west_and_blue_in_the_east() -> None:
    m = table.lay({"naga": "b1", "mage": "u1"}, {"naga": "u10"})
    table.play(m, "go naga a1; go mage v1")
    assert (table.at(m, "yellow naga"), table.at(m, "yellow mage")) == ("a1", "gone")
    m = table.lay({}, {"naga": "u10", "mage": "b10"}, active=1)
    table.play(m, "go naga v10; go mage a10")
    assert (table.at(m, "blue naga"), table.at(m, "blue mage")) == ("v10", "gone")


@pytest.mark.rule("TW-BRD-02")
@pytest.mark.parametrize(
    ("slot", "beside"), list(zip(SLOT_NAMES, ("a1", "a6", "f1", "f6", "k1", "k6", "p1", "p6"), strict=True))
)
def test_a_slot_covers_five_by_five_squares(slot: str, beside: str) -> None:
    m = table.lay({"naga": beside}, {}, down=[slot])
    table.face_down(m, slot, "blue cleric")
    table.play(m, f"reveal {slot}; * hall {m.content.hall_ids[SLOT_NAMES.index(slot)]} 0")
    assert table.squares(m, "place blue cleric") == SLOT_SQUARES[slot]


@pytest.mark.rule("TW-BRD-03")
def test_a_square_is_floor_gear_or_pit_and_only_a_pit_keeps_a_walker_out() -> None:
    m = table.lay({"cleric": "c3"}, drawn={"S1": table.rows((5, 5, "."), (3, 3, "G"), (7, 3, "O"))})
    assert {"c2", "d3"} <= table.squares(m, "go cleric")
    assert "c4" not in table.squares(m, "go cleric")
    table.play(m, "go cleric c2")
    assert table.texts(m, "turn 37A") == ["turn 37A cw"]


@pytest.mark.rule("TW-BRD-03")
@pytest.mark.parametrize(("line", "place", "behind"), [(5, 2, "b3"), (5, 4, "d3"), (4, 3, "c2"), (6, 3, "c4")])
@pytest.mark.parametrize(
    ("mark", "walker", "slider"), [(" ", True, True), ("|", False, False), ("#", False, False), ("=", False, True)]
)
def test_an_edge_is_open_or_wall_or_portcullis_or_slit(
    mark: str, walker: bool, slider: bool, line: int, place: int, behind: str
) -> None:
    """The other three edges of the square are walls."""
    edges = {(5, 2): "|", (5, 4): "|", (4, 3): "-", (6, 3): "-"} | {(line, place): mark}
    drawn = {"S1": table.rows(*((*edge, kind) for edge, kind in edges.items()))}
    for name, passes in (("cleric", walker), ("naga", slider)):
        m = table.lay({name: "c3"}, drawn=drawn)
        assert (behind in table.squares(m, f"go {name}")) == passes
        m = table.lay({name: behind}, drawn=drawn)
        assert ("c3" in table.squares(m, f"go {name}")) == passes


@pytest.mark.rule("TW-BRD-04")
def test_only_orthogonal_squares_are_neighbours_in_a_move() -> None:
    m = table.lay({"colossus": "d3"})
    near = {"c3", "e3", "d2", "d4"}
    assert table.squares(m, "go colossus") == near | {"b3", "f3", "d1", "d5", "c2", "c4", "e2", "e4"}
    walls = table.rows((5, 4, "|"), (5, 6, "|"), (4, 5, "-"), (6, 5, "-"))
    assert table.squares(table.lay({"colossus": "d3"}, drawn={"S1": walls}), "go colossus") == set()


@pytest.mark.rule("TW-BRD-04")
@pytest.mark.parametrize(("foe", "near"), [("d3", True), ("c2", True), ("d2", False), ("d4", False), ("b4", False)])
def test_diagonals_count_neither_in_combat_nor_for_healing_nor_for_gates(foe: str, near: bool) -> None:
    assert (table.texts(table.lay({"cleric": "c3"}, {"mage": foe}), "fight") == [f"fight {foe}"]) == near
    m = table.lay({"cleric": "c3", "mage": foe}, wounded=["yellow mage"])
    assert (table.texts(m, "heal") == [f"heal {foe}"]) == near


@pytest.mark.rule("TW-BRD-04", "TW-REV-02")
def test_a_hall_that_touches_only_with_its_corner_cannot_be_revealed() -> None:
    m = table.lay({"cleric": "f5"}, down=["S4"])
    assert table.texts(m, "reveal") == []
    assert table.texts(table.lay({"cleric": "g5"}, down=["S4"]), "reveal") == ["reveal S4"]


# Borders

EAST = ("f3", "g3", "S1", "S3", (5, 10), (5, 0), [(line, 10, "|") for line in (1, 3, 7, 9)])
SOUTH = ("d5", "d6", "S1", "S2", (10, 5), (0, 5), [(10, place, "-") for place in (1, 3, 7, 9)])
"""Two neighbours in two halls, the slots, where the border between them is drawn, and walls on the rest of it."""
Border = tuple[str, str, str, str, tuple[int, int], tuple[int, int], list[tuple[int, int, str]]]
HALL_OF = {"S1": "37A", "S2": "37B", "S3": "38A"}


def crossed(border: Border, one: str, other: str) -> tuple[int, int]:
    """In how many of the two directions walkers, and those who pass slits, cross a border with these half-edges."""
    first, second, slot, behind, here, there, walls = border
    drawn = {slot: table.rows(*walls, (*here, EDGE[one])), behind: table.rows((*there, EDGE[other]))}
    found = {"telepath": 0, "naga": 0}
    for name in found:
        for source, to in ((first, second), (second, first)):
            m = table.lay({name: source}, drawn=drawn, down=["S4"])
            for where, state in ((slot, one), (behind, other)):
                if state in ("opened", "broken"):
                    table.gate(m, f"{HALL_OF[where]}-P1", "open" if state == "opened" else state)
            found[name] += to in table.squares(m, f"go {name}")
    return found["telepath"], found["naga"]


@pytest.mark.rule("TW-BRD-05", "TW-BRD-06")
@pytest.mark.parametrize("border", [EAST, SOUTH], ids=["east", "south"])
@pytest.mark.parametrize(
    ("one", "other", "walker", "slider"),
    [
        ("open", "open", 2, 2), ("wall", "open", 0, 0), ("wall", "slit", 0, 0), ("wall", "opened", 0, 0),
        ("wall", "wall", 0, 0), ("closed", "open", 0, 0), ("closed", "slit", 0, 0), ("closed", "closed", 0, 0),
        ("closed", "opened", 0, 0), ("slit", "open", 0, 2), ("slit", "slit", 0, 2), ("slit", "opened", 0, 2),
        ("slit", "broken", 0, 2), ("opened", "open", 2, 2), ("broken", "opened", 2, 2),
    ],
)  # fmt: skip
def test_a_border_between_halls_is_as_closed_as_the_worse_of_its_halves(
    border: Border, one: str, other: str, walker: int, slider: int
) -> None:
    assert crossed(border, one, other) == (walker, slider)
    assert crossed(border, other, one) == (walker, slider)


@pytest.mark.rule("TW-BRD-05")
@pytest.mark.parametrize(("mark", "walker", "slider"), [(" ", True, True), ("|", False, False), ("=", False, True)])
def test_beside_a_start_zone_only_the_half_edge_of_the_hall_counts(mark: str, walker: bool, slider: bool) -> None:
    drawn = {"S1": table.rows(*((line, 0, "|") for line in (1, 3, 7, 9)), (5, 0, mark)), "S2": table.rows((1, 0, "|"))}
    for name, passes in (("colossus", walker), ("naga", slider)):
        assert ("a3" in table.squares(table.lay({name: "b3"}, drawn=drawn), f"go {name}")) == passes
        assert ("b3" in table.squares(table.lay({name: "a3"}, drawn=drawn), f"go {name}")) == passes


@pytest.mark.rule("TW-BRD-07")
def test_squares_of_a_start_zone_are_neighbours_along_the_zone() -> None:
    m = table.lay({"cleric": "a3"}, {"cleric": "v10"}, down=["S1", "S2", "S7", "S8"])
    assert table.squares(m, "go cleric") == {"a1", "a2", "a4", "a5", "a6", "a7"}
    table.play(m, "end; play 2")
    assert table.squares(m, "go cleric") == {"v6", "v7", "v8", "v9"}
    assert table.texts(table.lay({"cleric": "a3"}, {"mage": "a4"}, wounded=["blue mage"]), "fight") == ["fight a4"]


@pytest.mark.rule("TW-BRD-08")
def test_the_rim_is_closed_whatever_a_hall_shows_there() -> None:
    m = table.lay({"colossus": "b1"})
    assert table.squares(m, "go colossus") == {"a1", "a2", "b2", "b3", "c1", "c2", "d1"}
    m = table.lay({"colossus": "b10"})
    assert table.squares(m, "go colossus") == {"a10", "a9", "b9", "b8", "c10", "c9", "d10"}
    m = table.lay({"colossus": "a1"})
    assert table.squares(m, "go colossus") == {"a2", "a3", "b1", "b2", "c1"}
    m = table.lay({}, {"colossus": "v10"}, active=1)
    assert table.squares(m, "go colossus") == {"v9", "v8", "u10", "u9", "t10"}


@pytest.mark.rule("TW-BRD-08")
@pytest.mark.parametrize("mark", ["=", "#", " "])
def test_a_slit_or_portcullis_on_the_rim_leads_nowhere(mark: str) -> None:
    drawn = {"S1": table.rows((0, 1, mark)), "S2": table.rows((10, 1, mark))}
    walls = {"S1": table.rows((0, 1, "-")), "S2": table.rows((10, 1, "-"))}
    for square in ("b1", "b10"):
        m = table.lay({"naga": square}, {"cleric": "a10"}, items={"bow": square}, drawn=drawn)
        for hall in ("37A", "37B") if mark == "#" else ():
            table.gate(m, f"{hall}-P1", "open")
        walled = table.lay({"naga": square}, {"cleric": "a10"}, items={"bow": square}, drawn=walls)
        assert table.texts(m) == table.texts(walled)


@pytest.mark.rule("TW-BRD-08", "TW-DT1-05")
def test_nobody_walks_through_the_rim() -> None:
    m = table.lay({"wall_walker": "b1"}, drawn={"S1": table.rows((0, 1, "-"), (1, 2, "|"))}, extras=True)
    assert table.texts(m, "phase") == ["phase c1"]
    m = table.lay({"wall_walker": "a10"}, extras=True)
    assert table.texts(m, "phase") == []


@pytest.mark.rule("TW-BRD-09")
def test_a_face_down_hall_cannot_be_entered() -> None:
    m = table.lay({"naga": "f3"}, down=["S3"])
    assert not table.squares(m, "go naga") & SLOT_SQUARES["S3"]
    assert table.squares(table.lay({"naga": "f3"}), "go naga") & SLOT_SQUARES["S3"]
    m = table.lay({"wall_walker": "f3"}, drawn={"S1": table.rows((5, 10, "|"))}, down=["S3"], extras=True)
    assert table.texts(m, "phase") == []


@pytest.mark.rule("TW-BRD-09")
def test_nobody_sees_into_or_through_a_face_down_hall() -> None:
    m = table.lay({"naga": "f3"}, {"cleric": "l3"}, items={"bow": "f3"}, down=["S3"])
    assert table.texts(m, "shoot") == []
    table.play(m, "reveal S3; * hall 38A 0")
    assert table.texts(m, "shoot") == ["shoot l3"]


@pytest.mark.rule("TW-BRD-09")
def test_the_edges_of_a_face_down_hall_anchor_no_rope() -> None:
    """The pit f1 has its anchors in e1 and g1, with the hall of g1 face down only in e1."""
    drawn = {"S1": table.rows((1, 9, "O"), (2, 9, "-"))}
    assert "f1" in table.squares(table.lay({"cleric": "e1"}, items={"rope": "e1"}, drawn=drawn), "go cleric")
    m = table.lay({"cleric": "e1"}, items={"rope": "e1"}, drawn=drawn, down=["S3"])
    assert "f1" not in table.squares(m, "go cleric")


@pytest.mark.rule("TW-BRD-10", "TW-PRT-01")
@pytest.mark.parametrize(
    ("edge", "adjacent"),
    [("open", True), ("opened", True), ("broken", True), ("wall", False), ("closed", False), ("slit", False)],
)
@pytest.mark.parametrize(("mine", "yours", "slot", "place"), [("c3", "d3", "S1", 4), ("f3", "g3", "S3", 0)])
def test_squares_are_adjacent_unless_something_lies_between(
    edge: str, adjacent: bool, mine: str, yours: str, slot: str, place: int
) -> None:
    drawn = {slot: table.rows((5, place, EDGE[edge]))}
    state = {"opened": "open", "broken": "broken"}.get(edge)
    for source, to in ((mine, yours), (yours, mine)):
        m = table.lay({"cleric": source}, {"mage": to}, drawn=drawn)
        wounded = table.lay({"cleric": source, "mage": to}, drawn=drawn, wounded=["yellow mage"])
        for each in (m, wounded) if state else ():
            table.gate(each, "37A-P1" if slot == "S1" else "38A-P1", str(state))
        assert (table.texts(m, "fight") == [f"fight {to}"]) == adjacent
        assert (table.texts(wounded, "heal") == [f"heal {to}"]) == adjacent


@pytest.mark.rule("TW-BRD-10")
def test_a_square_beside_a_start_zone_is_adjacent_to_it() -> None:
    assert table.texts(table.lay({"cleric": "a3"}, {"mage": "b3"}), "fight") == ["fight b3"]
    m = table.lay({"cleric": "a3"}, {"mage": "b3"}, drawn={"S1": table.rows((5, 0, "|"))})
    assert table.texts(m, "fight") == []


# Turned halls


@pytest.mark.rule("TW-BRD-11", "TW-EX-31")
def test_a_corner_goes_round_with_clockwise_quarters() -> None:
    m = table.lay({"cleric": "d3"}, items={"rope": "b1", "key": "c1", "bow": "b2"})
    seen = []
    for _ in range(4):
        table.play(m, "turn 37A cw")
        seen.append([table.at(m, f"yellow {item}") for item in ("rope", "key", "bow")])
    assert seen == [["f1", "f2", "e1"], ["f5", "e5", "f4"], ["b5", "b4", "c5"], ["b1", "c1", "b2"]]


@pytest.mark.rule("TW-BRD-11")
def test_counter_clockwise_is_the_inverse() -> None:
    m = table.lay({"cleric": "d8"}, items={"rope": "b6", "key": "c6"})
    table.play(m, "turn 37B ccw")
    assert (table.at(m, "yellow rope"), table.at(m, "yellow key")) == ("b10", "b9")
    m = table.lay({"mechanork": "d8"}, items={"rope": "b6", "key": "c6"})
    table.play(m, "turn 37B ccw; turn 37B cw")
    assert (table.at(m, "yellow rope"), table.at(m, "yellow key")) == ("b6", "c6")


@pytest.mark.rule("TW-BRD-11")
def test_the_sides_of_a_square_turn_with_the_hall() -> None:
    """A wall north of c2 comes to lie east of e2, south of e4 and west of c4."""
    m = table.lay({"mechanork": "d3", "colossus": "c2"}, drawn={"S1": table.rows((2, 3, "-"))})
    for square, behind in (("c2", "c1"), ("e2", "f2"), ("e4", "e5"), ("c4", "b4")):
        assert table.at(m, "yellow colossus") == square
        near = {other for other in SLOT_SQUARES["S1"] if _distance(square, other) == 1}
        assert near - table.squares(m, "go colossus") == {behind}
        table.play(m, "turn 37A cw")


def _distance(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


# Start zones


@pytest.mark.rule("TW-BRD-12")
def test_a_square_of_a_start_zone_is_an_anchor_and_can_be_stayed_on() -> None:
    """The pit b3 has a3 and c3 beside it, and walls in the north and south."""
    walls = [(5, 1, "O"), (4, 1, "-"), (6, 1, "-")]
    m = table.lay({"cleric": "c3"}, items={"rope": "c3"}, drawn={"S1": table.rows(*walls)})
    assert {"b3", "a3"} <= table.squares(m, "go cleric")
    shut = table.lay({"cleric": "c3"}, items={"rope": "c3"}, drawn={"S1": table.rows(*walls, (5, 0, "|"))})
    assert not {"b3"} & table.squares(shut, "go cleric")


@pytest.mark.rule("TW-BRD-12", "TW-REV-05")
def test_a_square_of_a_start_zone_is_not_an_empty_floor_square() -> None:
    m = table.lay({"cleric": "a3"}, down=["S1"])
    table.face_down(m, "S1", "blue mage", "blue rope")
    table.play(m, "reveal S1; * hall 37A 0")
    assert {square[0] for square in table.squares(m, "place blue mage")} == set("bcdef")


@pytest.mark.rule("TW-BRD-13")
def test_a_start_zone_neither_turns_nor_is_revealed() -> None:
    m = table.lay({"mechanork": "a3"}, {"mechanork": "v3"}, down=["S2"])
    assert table.texts(m, "turn") == []
    assert table.texts(m, "reveal") == []
    m = table.lay({"mechanork": "d3"}, {"cleric": "a1", "mage": "a5"}, wounded=["blue cleric", "blue mage"])
    table.play(m, "turn 37A cw")
    assert (table.at(m, "blue cleric"), table.at(m, "blue mage")) == ("a1", "a5")
