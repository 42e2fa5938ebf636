"""Spell books that lead a path elsewhere: to a monster, up a pit, to a barrel, around the edge (PA-SPB)."""

from __future__ import annotations

import pytest

from games.pathways import table
from games.pathways.rounds import own, setting_out

BELOW = "0 0 0, 0 0 4"
TOP = "start M 1 0 N"


def books(steps: set[str]) -> set[str]:
    return {step for step in steps if step.startswith("book")}


# SB-2: to a monster


LAIR = table.face(
    "### ###  ### ###",
    "###.###  ###m###",
    "### ###  ### ###",
    "#A A#m#  ###.###",
    "# # # #  ### ###",
    "#. . .   ###.###",
    "# #####  ### ###",
    "#.#####  ###m###",
    "# #####  ### ###",
    A="monster coin",
)


@pytest.mark.rule("PA-SPB-SB2", "PA-PTH-13")
def test_from_anywhere_to_a_monster_in_an_unvisited_corridor_or_an_uncleared_room() -> None:
    m = table.laid(table.column("...."), LAIR, at=BELOW, books="SB-2", tokens="monster")
    targets = {"book SB-2 M 2 5", "book SB-2 U 1 4", "book SB-2 U 1 7", "book SB-2 1 A"}
    table.walk(m, TOP)
    assert books(table.moves(m)) == targets
    table.walk(m, "go S, go S")
    assert books(table.moves(m)) == targets
    seen = table.walk(m.copy(), "book SB-2 M 2 5")
    assert (seen["counts"], seen["tokens"]["monster"], seen["books"]) == ({"monster": 1}, 0, [])
    assert seen["steps"][-1]["place"] == {"level": "M", "x": 2, "y": 5}
    seen = table.walk(m, "book SB-2 1 A")
    assert seen["counts"] == {"monster": 1, "room": 1, "coin": 1}
    assert table.moves(m) == {"leave 1 5 N", "leave 0 5 S", "leave 1 5 S"}


@pytest.mark.rule("PA-SPB-SB2")
@pytest.mark.parametrize("target", ["M 2 5", "U 1 4", "1 A"])
def test_the_monster_must_be_defeated_as_usual_or_the_path_ends_there(target: str) -> None:
    m = table.laid(table.column("c..."), LAIR, at=BELOW, books="SB-2")
    seen = table.walk(m, f"{TOP}, book SB-2 {target}")
    assert (seen["counts"], seen["end"]) == ({"coin": 1}, "obstacle")


@pytest.mark.rule("PA-SPB-SB2", "PA-PTH-12")
def test_the_other_book_helps_against_the_monster() -> None:
    m = table.laid(table.column("c..m"), books="SB-1 SB-2")
    seen = table.walk(m, f"{TOP}, book SB-2 M 1 3")
    assert (seen["counts"], seen["books"], seen["end"]) == ({"coin": 1, "monster": 1}, [], "open")
    assert table.moves(m) == {"go N", "exit S"}


@pytest.mark.rule("PA-SPB-SB2")
def test_defeated_monsters_are_no_targets() -> None:
    m = table.laid(table.column(".m.m"), table.ring("monster"), at=BELOW, books="SB-2", tokens="monster monster")
    table.walk(m, f"{TOP}, go S")
    assert books(table.moves(m)) == {"book SB-2 M 1 3", "book SB-2 1 A"}
    assert table.refused(m, 0, "book SB-2 M 1 1") == ("PA-SPB-SB2", "already_here")
    assert table.refused(m, 0, "book SB-2 M 1 2") == ("PA-SPB-SB2", "no_monster_there")
    table.walk(m, "go S")
    assert table.refused(m, 0, "book SB-2 M 1 1") == ("PA-SPB-SB2", "corridor_used")
    m = table.laid(table.column("...m"), table.ring("monster"), at="0 0 0, 0 0 -4", books="SB-2", tokens="monster")
    table.walk(m, "start M 1 -4 N, go S, leave 1 -2 S")
    assert books(table.moves(m)) == {"book SB-2 M 1 3"}
    assert table.refused(m, 0, "book SB-2 1 A") == ("PA-SPB-SB2", "room_cleared")


@pytest.mark.rule("PA-SPB-SB2", "PA-OBS-04")
def test_from_a_pit_one_goes_on_by_book_only_across_it() -> None:
    m = table.laid(table.column(".o.m", "...."), books="SB-2")
    assert table.moves_after(m, f"{TOP}, go S") == {"fall"}
    assert table.refused(m, 0, "book SB-2 M 1 3") == ("PA-OBS-04", "pit_without_rope")
    m = table.laid(table.column(".o.m", "...."), books="SB-2", tokens="pit monster")
    seen = table.walk(m, f"{TOP}, go S, book SB-2 M 1 3")
    assert (seen["counts"], seen["tokens"]["pit"]) == ({"pit": 1, "monster": 1}, 0)


@pytest.mark.rule("PA-SPB-SB2", "PA-PTH-06")
def test_out_of_a_room_by_book_makes_no_chord() -> None:
    m = table.laid(table.ring(), table.column("m..."), at=BELOW, books="SB-2", tokens="monster")
    table.walk(m, f"{TOP}, go S, book SB-2 M 1 4, go N, go E, go N, go N, go W")
    assert table.moves(m) == {table.DOORS[4], table.DOORS[5]}


# SB-4: up an unused pit


@pytest.mark.rule("PA-SPB-SB4", "PA-OBS-09")
def test_up_a_pit_that_was_not_used_onto_its_corridor_cell() -> None:
    m = table.laid(table.column(".o..", "...."), books="SB-4", goal="G-pit")
    table.walk(m, "start U 1 0 N")
    assert books(table.moves(m)) == set()
    assert table.refused(m, 0, "book SB-4") == ("PA-SPB-SB4", "not_below_a_pit")
    assert table.moves_after(m, "go S") == {"book SB-4", "go S"}
    seen = table.walk(m, "book SB-4")
    assert seen["steps"][-1]["place"] == {"level": "M", "x": 1, "y": 1}
    assert (seen["counts"], seen["books"], seen["end"]) == ({"pit": 1}, [], "open")
    assert table.moves(m) == {"go N", "go S"}, "no rope is needed, and nobody falls again"
    assert table.refused(m, 0, "fall") == ("PA-OBS-09", "pit_used")
    table.hand_in(m, "G-coin")
    assert m.view(0)["players"][0]["columns"]["main"] == [3]


@pytest.mark.rule("PA-SPB-SB4")
def test_not_up_a_pit_just_fallen_through() -> None:
    m = table.laid(table.column(".o..", "...."), books="SB-4")
    assert table.moves_after(m, f"{TOP}, go S, fall") == {"go N", "go S"}
    assert table.refused(m, 0, "book SB-4") == ("PA-SPB-SB4", "pit_used")


@pytest.mark.rule("PA-SPB-SB4")
def test_not_up_a_pit_of_a_room_just_fallen_through() -> None:
    m = table.laid(table.ring("pit@1,1 stairs@1,2", ".="), books="SB-4")
    assert table.moves_after(m, f"{TOP}, go S, fall 1 1") == {"go S"}
    assert table.refused(m, 0, "book SB-4") == ("PA-SPB-SB4", "pit_used")


@pytest.mark.rule("PA-SPB-SB4")
def test_not_up_a_pit_that_was_crossed() -> None:
    m = table.laid(table.column(".o=.", "..=."), books="SB-4", tokens="pit")
    assert table.moves_after(m, f"{TOP}, go S, go S, stairs, go N") == {"go N"}
    assert table.refused(m, 0, "book SB-4") == ("PA-SPB-SB4", "pit_used")


HOLE = table.face(
    "### ###  #######",
    "###.###  #######",
    "### ###  #######",
    "#A A###  #. . . ",
    "# #####  #######",
    "#.#####  #######",
    *[f"{table.ROCK}  {table.ROCK}"] * 3,
    A="coin pit@0,1",
)


@pytest.mark.rule("PA-SPB-SB4", "PA-DIS-04")
@pytest.mark.parametrize(
    ("guard", "tokens", "found", "end"),
    [
        ("coin", "", {"room": 1, "coin": 1, "pit": 1}, "open"),
        ("monster", "", {}, "obstacle"),
        ("monster", "monster", {"room": 1, "monster": 1, "pit": 1}, "open"),
    ],
)
def test_up_a_pit_into_its_room_counts_as_entering(guard: str, tokens: str, found: dict[str, int], end: str) -> None:
    m = table.laid(HOLE._replace(rooms=(("A", f"{guard} pit@0,1"),)), books="SB-4", tokens=tokens)
    table.walk(m, "start U 2 1 E, go W")
    assert books(table.moves(m)) == set()
    assert table.moves_after(m, "go W") == {"book SB-4"}
    seen = table.walk(m, "book SB-4")
    assert (seen["counts"], seen["end"]) == (found, end)
    assert table.moves(m) == ({"leave 1 1 N", "leave 0 1 S"} if end == "open" else set())


@pytest.mark.rule("PA-SPB-SB4", "PA-DIS-07")
def test_up_a_pit_into_a_room_that_was_visited_before() -> None:
    """Down the stairs of the room, to the cell below its pit, and up again."""
    m = table.laid(table.ring("coin pit@1,1 stairs@1,2", ".="), books="SB-4")
    assert table.moves_after(m, f"{TOP}, go S, stairs 1 2, go N") == {"book SB-4"}
    seen = table.walk(m, "book SB-4")
    assert seen["counts"] == {"room": 1, "coin": 1, "pit": 1, "stairs": 1}
    assert table.moves(m) == set(table.DOORS[1:])


# SB-5: from barrel to barrel


CELLAR = table.ring("barrel")


@pytest.mark.rule("PA-SPB-SB5", "PA-PTH-13")
def test_from_a_barrel_to_any_other_in_a_corridor_or_a_room() -> None:
    m = table.laid(table.column("b..b", "..b."), CELLAR, at=BELOW, books="SB-5")
    table.walk(m, TOP)
    assert books(table.moves(m)) == {"book SB-5 M 1 3", "book SB-5 U 1 2", "book SB-5 1 A"}
    seen = table.walk(m.copy(), "book SB-5 U 1 2")
    assert (seen["counts"], seen["books"]) == ({"barrel": 2}, [])
    assert seen["steps"][-1]["place"] == {"level": "U", "x": 1, "y": 2}
    seen = table.walk(m.copy(), "book SB-5 1 A")
    assert seen["counts"] == {"barrel": 2, "room": 1}
    table.walk(m, "go S")
    assert table.refused(m, 0, "book SB-5 M 1 3") == ("PA-SPB-SB5", "no_barrel_here")
    table.walk(m, "go S, go S")
    assert books(table.moves(m)) == {"book SB-5 U 1 2", "book SB-5 1 A"}
    assert table.refused(m, 0, "book SB-5 M 1 0") == ("PA-SPB-SB5", "corridor_used")
    assert table.refused(m, 0, "book SB-5 M 1 2") == ("PA-SPB-SB5", "no_barrel_there")
    assert table.refused(m, 0, "book SB-5 M 1 3") == ("PA-SPB-SB5", "already_here")


@pytest.mark.rule("PA-SPB-SB5", "PA-DIS-07")
def test_from_a_room_with_a_barrel_and_back_into_a_room_visited_before() -> None:
    m = table.laid(CELLAR, table.column("..b."), at=BELOW, books="SB-5")
    table.walk(m, f"{TOP}, go S")
    assert books(table.moves(m)) == {"book SB-5 M 1 6"}
    m = table.laid(CELLAR, table.column("..b."), at=BELOW, books="SB-5")
    table.walk(m, f"{TOP}, go S, leave 1 2 S, go S, go S, go S")
    assert books(table.moves(m)) == {"book SB-5 0 A"}
    seen = table.walk(m, "book SB-5 0 A")
    assert seen["counts"] == {"barrel": 2, "room": 1}
    assert table.moves(m) == {table.DOORS[1], table.DOORS[2], table.DOORS[4], table.DOORS[5]}, "it crosses nothing"


@pytest.mark.rule("PA-SPB-SB5", "PA-DIS-06")
def test_a_barrel_guarded_by_a_monster() -> None:
    m = table.laid(table.column("b..."), table.ring("barrel monster"), at=BELOW, books="SB-5")
    seen = table.walk(m, f"{TOP}, book SB-5 1 A")
    assert (seen["counts"], seen["end"]) == ({"barrel": 1}, "obstacle")


@pytest.mark.rule("PA-SPB-SB5")
def test_a_room_without_a_barrel_is_not_a_place_to_roll_from() -> None:
    m = table.laid(table.ring("coin"), table.column("b..."), at=BELOW, books="SB-5")
    table.walk(m, f"{TOP}, go S")
    assert books(table.moves(m)) == set()


# SB-11 and SB-15: around the edge


OPEN = table.face("# # # #", *(" . . . ", "# # # #") * 4)
CROSS = table.face("### ###", "###.###", "### ###", " . . . ", "### ###", "###.###", "### ###", "###.###", "### ###")


@pytest.mark.rule("PA-SPB-01", "PA-SPB-SB11", "PA-SPB-SB15", "PA-PTH-07")
@pytest.mark.parametrize(
    ("book", "side", "start", "steps", "there", "on"),
    [
        ("SB-11", "N", "start M 0 1 W", "go E, go N", (1, 3), {"go N"}),
        ("SB-11", "S", "start M 0 1 W", "go E, go S, go S", (1, 0), set()),
        ("SB-15", "W", "start M 1 0 N", "go S, go W", (2, 1), set()),
        ("SB-15", "E", "start M 1 0 N", "go S, go E", (0, 1), set()),
    ],
)
def test_out_at_one_edge_and_in_at_the_opposite_one(
    book: str, side: str, start: str, steps: str, there: tuple[int, int], on: set[str]
) -> None:
    m = table.laid(CROSS, books=book)
    table.walk(m, f"{start}, {steps}")
    assert {f"book {book} {side}", f"exit {side}"} <= table.moves(m)
    seen = table.walk(m, f"book {book} {side}")
    assert seen["steps"][-1]["place"] == {"level": "M", "x": there[0], "y": there[1]}
    assert seen["books"] == []
    assert seen["end"] != "exit"
    assert table.moves(m) == on, "the port by which it came in is used"
    back = {"N": "S", "S": "N", "E": "W", "W": "E"}[side]
    assert table.refused(m, 0, f"exit {back}") == ("PA-PTH-07", "port_used")
    assert table.refused(m, 0, f"book {book} {side}") == ("PA-SPB-01", "book_used")


@pytest.mark.rule("PA-SPB-SB11")
def test_the_opposite_edge_is_that_of_the_whole_column_over_all_cards() -> None:
    """Three cards one below the other, offset: the column 1 goes from S3 above to S2 below."""
    m = table.laid(OPEN, OPEN, OPEN, at="0 0 0, 0 1 4, 0 -1 -4", books="SB-11")
    table.walk(m, "start M 1 7 W")
    assert books(table.moves(m)) == {"book SB-11 S"}
    seen = table.walk(m, "book SB-11 S")
    assert seen["steps"][-1]["place"] == {"level": "M", "x": 1, "y": -4}
    assert {"go E", "go W", "go S"} & table.moves(m) == {"go W", "go S"}
    assert "exit N" not in table.moves(m)


@pytest.mark.rule("PA-SPB-SB11", "PA-SPB-SB15", "PA-LAY-10")
def test_a_port_behind_which_a_card_lies_further_out_does_not_lead_around() -> None:
    """Four cards around the cell 3, 3; the row 3 goes on behind the gap."""
    m = table.laid(OPEN, OPEN, OPEN, OPEN, at="0 0 0, 0 3 -1, 0 4 3, 0 1 4", books="SB-11 SB-15")
    table.walk(m, "start M 0 2 W, go E, go E, go S")
    assert "exit E" in table.moves(m)
    assert "book SB-15 E" not in table.moves(m)
    assert table.refused(m, 0, "book SB-15 E") == ("PA-SPB-SB15", "not_outermost")


@pytest.mark.rule("PA-SPB-SB11")
@pytest.mark.parametrize(
    "lines",
    [
        (
            "### # #  ##### #",
            "###. .#  #####.#",
            *(f"{table.ROCK}  ##### #", f"{table.ROCK}  #####.#") * 3,
            f"{table.ROCK}  ##### #",
        ),
        ("### # #", "###. .#", table.ROCK, table.ROCK, table.ROCK, table.ROCK, table.ROCK, "#####. ", table.ROCK),
        ("### # #", "###. .#", table.ROCK, table.ROCK, table.ROCK, table.ROCK, table.ROCK, table.ROCK, table.ROCK),
    ],
)
def test_the_opposite_cell_needs_a_port_of_the_same_level(lines: tuple[str, ...]) -> None:
    """Opposite to the cell 2, 0 there is a port underground, a corridor without one, or rock."""
    m = table.laid(table.face(*lines), books="SB-11")
    assert table.moves_after(m, "start M 1 0 N, go E") == {"exit N"}
    assert table.refused(m, 0, "book SB-11 N") == ("PA-SPB-SB11", "no_port_opposite")


@pytest.mark.rule("PA-SPB-SB11", "PA-SPB-SB15", "PA-PTH-07")
def test_neither_the_port_of_the_start_nor_a_visited_cell_serves() -> None:
    m = table.laid(CROSS, books="SB-11 SB-15")
    assert table.moves_after(m, TOP) == {"go S"}
    assert table.refused(m, 0, "book SB-11 N") == ("PA-PTH-07", "start_port")
    table.walk(m, "go S")
    assert table.refused(m, 0, "book SB-15 E") == ("PA-SPB-SB15", "no_open_port_here")
    assert table.moves_after(m, "go S, go S") == {"exit S"}
    assert table.refused(m, 0, "book SB-11 S") == ("PA-SPB-SB11", "corridor_used")
    assert table.refused(m, 0, "book SB-15 S") == ("PA-SPB-SB15", "other_sides")
    m = table.laid(CROSS, books="SB-15")
    table.walk(m, "start M 0 1 W")
    assert table.refused(m, 0, "book SB-15 W") == ("PA-PTH-07", "start_port")
    assert table.moves_after(m, "go E, go E") == {"exit E"}
    assert table.refused(m, 0, "book SB-15 E") == ("PA-SPB-SB15", "corridor_used")


@pytest.mark.rule("PA-SPB-SB11", "PA-SPB-SB15", "PA-PTH-07", "PA-COO-13")
@pytest.mark.parametrize(
    ("book", "first", "second", "on"),
    [("SB-11", "0 1 W", "1 3 S", {"go N"}), ("SB-15", "1 0 N", "0 1 W", {"go E"})],
)
def test_nor_does_the_port_of_the_second_start(book: str, first: str, second: str, on: set[str]) -> None:
    m = setting_out(CROSS, artefacts={0: "R07"})
    own(m, 0, book)
    table.play(m, 0, f"use R07, lay S1 0 0 0, start M {first}, start M {second}")
    assert table.moves(m) == on
    assert table.refused(m, 0, f"book {book} {second[-1]}") == ("PA-PTH-07", "port_used")


@pytest.mark.rule("PA-SPB-SB11", "PA-SPB-SB15")
def test_a_visited_cell_opposite_does_not_serve_though_its_port_was_not_used() -> None:
    m = table.laid(OPEN, books="SB-11 SB-15")
    assert table.moves_after(m, "start M 0 0 W, go E, go S, go S, go S") == {"exit S", "go E", "go W"}
    assert table.refused(m, 0, "book SB-11 S") == ("PA-SPB-SB11", "corridor_used")


@pytest.mark.rule("PA-SPB-SB11", "PA-SPB-SB15")
def test_underground_the_books_lead_around_as_well() -> None:
    m = table.laid(table.face(*(f"{table.ROCK}  {line}" for line in CROSS.main)), books="SB-11 SB-15")
    assert table.moves_after(m, "start U 0 1 W, go E, go N") == {"exit N", "book SB-11 N"}
    assert table.walk(m, "book SB-11 N")["steps"][-1]["place"] == {"level": "U", "x": 1, "y": 3}


@pytest.mark.rule("PA-SPB-SB15", "PA-OBS-01")
def test_what_waits_on_the_other_side_is_met_as_usual() -> None:
    drawn = table.face("### ###", "###.###", "### ###", " . . m ", *[table.ROCK] * 5)
    m = table.laid(drawn, books="SB-15")
    assert table.walk(m, f"{TOP}, go S, go W, book SB-15 W")["end"] == "obstacle"


# Rooms by number


@pytest.mark.rule("PA-PTH-13", "PA-PTH-11")
def test_rooms_are_named_by_the_place_of_their_card_among_those_laid() -> None:
    m = table.exploring(table.column("b..."), table.ring("barrel"), books="SB-5")
    table.play(m, 0, "lay S2 0 0 0, lay S1 0 0 -4, start M 1 -4 N")
    assert books(table.moves(m)) == {"book SB-5 0 A"}
    assert table.refused(m, 0, "book SB-5 1 A") == ("PA-SPB-SB5", "no_barrel_there")
