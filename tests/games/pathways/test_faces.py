"""Card faces: cells, openings, ports, rooms and their doors, turning (PA-GEO, PA-GRA)."""

from __future__ import annotations

import pytest

from games.pathways import table
from verlies.core.errors import ContentError
from verlies.games.pathways.faces import FaceError, read_face
from verlies.games.pathways.meta import GAME

OPEN = table.face(*(line + "  " + line for line in (*("# # # #", " . . . ") * 4, "# # # #")))
"""All cells are corridors on both levels, open to all sides."""
HALL = table.face(
    "### ###",
    "#.#. .#",
    "# # # #",
    "#. A A#",
    "###   #",
    " . A A#",
    "### # #",
    "#. . .#",
    "# #####",
    A="coin",
)
"""A room in the middle with doors at its north (two), west (two) and south side (two)."""


# Cells and openings


@pytest.mark.rule("PA-GEO-01", "PA-GEO-04", "PA-GRA-01")
def test_a_card_is_three_wide_and_four_high_on_both_levels() -> None:
    edge = [(x, 0, "N") for x in range(3)] + [(2, y, "E") for y in range(4)]
    edge += [(x, 3, "S") for x in range(3)] + [(0, y, "W") for y in range(4)]
    assert {move for move in table.moves(table.laid(OPEN)) if move.startswith("start")} == {
        f"start {level} {x} {y} {side}" for level in "MU" for x, y, side in edge
    }


@pytest.mark.rule("PA-GEO-02", "PA-GEO-03", "PA-GRA-02")
def test_a_path_goes_through_openings_and_neither_through_walls_nor_into_rock() -> None:
    m = table.laid(
        table.face(
            "### ###",
            "#. .#.#",
            "# # # #",
            "#.#. . ",
            "# #####",
            "#.#####",
            "#######",
            "###.###",
            "#######",
        )
    )
    assert table.moves(m) >= {"start M 1 0 N", "start M 2 1 E"}
    assert table.moves_after(m, "start M 1 0 N") == {"go S", "go W"}
    assert table.refused(m, 0, "go E") == ("PA-GEO-03", "wall")
    assert table.moves_after(m, "go W, go S") == {"go S"}
    assert table.refused(m, 0, "go E") == ("PA-GEO-03", "wall")
    assert table.refused(m, 0, "exit W") == ("PA-GEO-03", "wall")


@pytest.mark.rule("PA-GEO-03")
def test_an_opening_serves_in_both_directions() -> None:
    there = table.walk(table.laid(OPEN), "start M 0 0 N, go E, go S, go W")
    back = table.walk(table.laid(OPEN), "start M 0 1 W, go E, go N, go W")
    assert [step["place"] for step in there["steps"]] == [step["place"] for step in back["steps"]][::-1]


@pytest.mark.rule("PA-GEO-03")
def test_a_face_with_an_opening_into_rock_is_refused() -> None:
    assert fault("### ###", "#. ####", *[table.ROCK] * 7) == "the opening at 0, 0 leads into rock"
    assert fault("### ###", "###.###", "### ###", *[table.ROCK] * 6) == "the opening at 1, 0 leads into rock"


@pytest.mark.rule("PA-GEO-04")
def test_only_openings_at_the_rim_are_ports() -> None:
    m = table.laid(HALL)
    assert table.moves(m) >= {"start M 1 0 N", "start M 0 2 W", "start M 0 3 S"}
    assert len([move for move in table.moves(m) if move.startswith("start")]) == 3
    assert table.refused(m, 0, "start M 0 0 N") == ("PA-GEO-04", "no_port")
    assert table.refused(m, 0, "start M 1 0 E") == ("PA-GEO-04", "not_at_the_edge")
    assert table.refused(m, 0, "start M 1 1 N") == ("PA-GEO-04", "no_corridor_there")
    assert table.refused(m, 0, "start U 1 0 N") == ("PA-GEO-04", "no_corridor_there")


# Rooms and doors


@pytest.mark.rule("PA-GEO-05", "PA-GRA-01")
def test_all_cells_of_a_room_are_one_place() -> None:
    m = table.laid(HALL)
    table.walk(m, "start M 0 2 W, go E")
    assert table.path(m)["steps"][-1]["place"] == {"card": 0, "room": "A"}
    assert table.moves(m) == {"leave 1 1 N", "leave 2 1 N", "leave 1 2 S", "leave 2 2 S", "leave 1 1 W"}


@pytest.mark.rule("PA-GEO-06")
def test_doors_are_counted_clockwise_from_the_top_left_cell_and_again_after_turning() -> None:
    around = table.face(
        "### # #",
        "###. .#",
        "### # #",
        "#. A A#",
        "# #   #",
        "#. A A#",
        "### # #",
        "###. .#",
        "### # #",
        A="",
    )
    upright = [(1, 1, 0), (2, 1, 0), (2, 2, 2), (1, 2, 2), (1, 2, 3), (1, 1, 3)]
    turned = [(0, 1, 0), (1, 1, 0), (1, 1, 1), (1, 2, 1), (1, 2, 2), (0, 2, 2)]
    assert list(read_face(table.record(around)).rooms[0].doors) == upright
    assert list(read_face(table.record(around), turned=True).rooms[0].doors) == turned


def fault(*lines: str, **rooms: str) -> str:
    with pytest.raises(FaceError) as error:
        read_face(table.record(table.face(*lines, **rooms)))
    return str(error.value)


ROOM = ("#######", "#A A .#", "#   ###", "#A A###", "#######", "#######", "#######", "#######", "#######")


@pytest.mark.rule("PA-GEO-05")
@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (("### ###", *ROOM[1:]), "a room is open to the edge at 1, 0"),
        ((*ROOM[:3], " A A###", *ROOM[4:]), "a room is open to the edge at 0, 1"),
        ((table.ROCK, "#A .###", *[table.ROCK] * 7), "room A is no rectangle of two cells or more"),
        ((*ROOM[:2], "# #####", "#A#####", *ROOM[4:]), "room A is no rectangle of two cells or more"),
        ((table.ROCK, "#A#A .#", *[table.ROCK] * 7), "there is a wall inside room A"),
        ((table.ROCK, "#A A .#", "# #####", "#A A###", *[table.ROCK] * 5), "there is a wall inside room A"),
    ],
)
def test_a_room_is_a_whole_rectangle_away_from_the_edge(lines: tuple[str, ...], said: str) -> None:
    read_face(table.record(table.face(*ROOM, A="coin")))
    assert fault(*lines, A="coin") == said


@pytest.mark.rule("PA-GEO-05")
def test_rooms_have_letters_lie_on_the_main_level_and_are_not_open_to_each_other() -> None:
    assert fault(*(line.replace("A", "D") for line in ROOM), D="") == "a room is called A, B or C, not D"
    assert fault(*(f"{table.ROCK}  {line}" for line in ROOM), A="") == "a room lies underground"
    two = (table.ROCK, "#A A###", "#######", "#B B .#", *[table.ROCK] * 5)
    read_face(table.record(table.face(*two, A="", B="coin")))
    assert fault(*two[:2], "### ###", *two[3:], A="", B="") == "two rooms are open to each other at 1, 0"


@pytest.mark.rule("PA-GEO-07")
@pytest.mark.parametrize(
    ("holds", "said"),
    [
        ("portal portal", "room A has two portals"),
        ("coin@0,0", "room A: what is located there is wrong"),
        ("pit@2,0", "room A: what is located there is wrong"),
        ("pit", "room A contains what no room may"),
        ("stairs", "room A contains what no room may"),
    ],
)
def test_a_room_has_one_portal_and_only_pits_and_stairs_sit_on_its_cells(holds: str, said: str) -> None:
    below = [f"{line}  {table.ROCK}" for line in ROOM]
    below[1] = f"{ROOM[1]}  #. . .#"
    read_face(table.record(table.face(*below, A="portal coin coin monster monster pit@0,0 pit@1,0")))
    assert fault(*below, A=holds) == said


@pytest.mark.rule("PA-GEO-10")
@pytest.mark.parametrize("kind", ["lock", "lava"])
def test_locks_and_lava_lie_in_corridors_only(kind: str) -> None:
    read_face(table.record(table.face(*ROOM, A="monster recycle scissors key")))
    assert fault(*ROOM, A=f"monster {kind}") == "room A contains what no room may"


# Symbols on two levels


@pytest.mark.rule("PA-GEO-08")
def test_stairs_have_two_ends() -> None:
    read_face(table.record(table.column("..=.", "..=.")))
    assert fault(*column_lines("..=.", "....")) == "stairs lead nowhere"
    assert fault(*column_lines("....", "..=.")) == "stairs come from nowhere"
    assert fault(*column_lines("..=.", "")) == "stairs lead nowhere"
    stairs = [f"{line}  {table.ROCK}" for line in ROOM]
    assert fault(*stairs, A="stairs@0,0") == "room A: nothing is below its stairs"
    stairs[1] = f"{ROOM[1]}  #. ####"
    assert fault(*stairs[:1], f"{ROOM[1]}  #. .###", *stairs[2:], A="stairs@0,0").startswith("room A: nothing is below")
    read_face(table.record(table.face(*stairs[:1], f"{ROOM[1]}  #= .###", *stairs[2:], A="stairs@0,0")))


def column_lines(main: str, under: str) -> list[str]:
    drawn = table.column(main, under)
    return [f"{up}  {down}" for up, down in zip(drawn.main, drawn.under or [table.ROCK] * 9, strict=True)]


@pytest.mark.rule("PA-GEO-09")
def test_pits_lie_on_the_main_level_and_fall_pits_above_a_corridor() -> None:
    read_face(table.record(table.column("ov..", "b...")))
    read_face(table.record(table.column("v...")))
    assert fault(*column_lines("o...", "")) == "there is rock below a pit"
    for mark in "ov":
        assert fault(*column_lines("....", f".{mark}..")) == "a pit lies underground"
    assert fault(*ROOM, A="pit@0,0") == "room A: nothing is below its pit"


@pytest.mark.rule("PA-GEO-10", "PA-GEO-11", "PA-DIS-01")
@pytest.mark.parametrize("level", ["M", "U"])
def test_all_other_symbols_are_found_on_both_levels(level: str) -> None:
    marks, tools = ("cbpy", "zsmk", "xrl."), {"monster": 1, "lock": 1}
    m = table.laid(
        *(table.column(*((four,) if level == "M" else ("....", four))) for four in marks),
        at="0 0 0, 0 0 4, 0 0 8",
    )
    seen = table.walk(m, f"start {level} 1 0 N, " + ", ".join(["go S"] * 11))
    once = ("coin", "barrel", "portal", "recycle", "scissors", "sword", "key", "rope", "scroll")
    assert seen["counts"] == {**dict.fromkeys(once, 1), **tools}


@pytest.mark.rule("PA-GEO-11")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ((1, "#.#?#.#"), "'?' at 1, 0 is no cell"),
        ((1, "#.#A#.#"), "'A' at 1, 0 is no cell"),
        ((1, "#.#.#.##"), "line 2 has 8 characters, not 7"),
        ((1, "#.#.#."), "line 2 has 6 characters, not 7"),
        ((1, "#.x.#.#"), "line 2 has neither a wall nor an opening between two cells"),
        ((2, "#.#####"), "line 3 has neither a wall nor an opening between two cells"),
    ],
)
def test_a_drawing_that_cannot_be_read_is_refused(change: tuple[int, str], said: str) -> None:
    lines = [table.ROCK, "#.#.#.#", *[table.ROCK] * 7]
    read_face({**table.record(table.face(*lines)), "main": lines})
    lines[change[0]] = change[1]
    with pytest.raises(FaceError) as error:
        read_face({**table.record(table.face(*[table.ROCK] * 9)), "main": lines})
    assert str(error.value) == said


@pytest.mark.rule("PA-GEO-11")
def test_signs_that_lie_between_four_cells_mean_nothing() -> None:
    holes = [*("# # # #", " . . . ") * 4, "# # # #"]
    bare = ["       " if row % 2 == 0 else line for row, line in enumerate(holes)]
    assert read_face(table.record(table.face(*holes))) == read_face(table.record(table.face(*bare)))


def test_content_with_a_wrong_face_names_the_card() -> None:
    folder = table.content(table.column("...."), table.face(table.ROCK, "#A A .#", *[table.ROCK] * 7))
    with pytest.raises(ContentError, match=r"S2: the face is wrong: 'A' at 0, 0 is no cell"):
        GAME.content(folder)


# Turning


TURNED = table.face(
    "# #####  #######",
    "#c .###  #######",
    "### ###  #######",
    "###A A#  #####. ",
    "### ###  ##### #",
    "###. k   #####s#",
    "#######  #######",
    "#######  #######",
    "#######  #######",
    A="barrel pit@2,1",
)


@pytest.mark.rule("PA-GEO-12", "PA-LAY-01")
def test_turning_a_card_maps_cells_and_sides_on_both_levels() -> None:
    found = {"coin": 1, "room": 1, "barrel": 1, "pit": 1}
    upright, turned = table.laid(TURNED), table.laid(TURNED, at="180 0 0")
    starts = ["start M 0 0 N", "start M 2 2 E", "start U 2 1 E"], ["start M 2 3 S", "start M 0 1 W", "start U 0 2 W"]
    for m, ports in zip((upright, turned), starts, strict=True):
        assert {move for move in table.moves(m) if move.startswith("start")} == set(ports)
    assert table.moves_after(upright, "start M 0 0 N, go E, go S") == {"leave 1 1 S", "fall 2 1"}
    assert table.walk(upright.copy(), "leave 1 1 S, go E, exit E")["counts"] == {**found, "key": 1}
    assert table.walk(upright.copy(), "fall 2 1, go S")["counts"] == {**found, "sword": 1}
    assert table.moves_after(turned, "start M 2 3 S, go W, go N") == {"leave 1 2 N", "fall 0 2"}
    assert table.walk(turned.copy(), "leave 1 2 N, go W, exit W")["counts"] == {**found, "key": 1}
    assert table.walk(turned.copy(), "fall 0 2, go N")["counts"] == {**found, "sword": 1}


@pytest.mark.rule("PA-GEO-12")
def test_a_card_lies_upright_or_upside_down_and_never_sideways() -> None:
    m = table.exploring(TURNED)
    assert {"lay S1 0 0 0", "lay S1 180 0 0"} <= table.moves(m)
    assert table.refused(m, 0, "lay S1 90 0 0") == ("CORE-TEXT", "text")
    assert table.refused(m, 0, "lay S1 270 0 0") == ("CORE-TEXT", "text")


# Levels


@pytest.mark.rule("PA-GRA-03")
def test_a_path_may_pass_below_itself() -> None:
    m = table.laid(table.column("c.=.", "b.=s"))
    seen = table.walk(m, "start M 1 0 N, go S, go S, stairs, go N, go N, exit N")
    assert seen["counts"] == {"coin": 1, "stairs": 1, "barrel": 1}
    assert seen["end"] == "exit"


@pytest.mark.rule("PA-GRA-02", "PA-GRA-03")
def test_nothing_but_stairs_pits_portals_and_books_leads_from_level_to_level() -> None:
    m = table.laid(table.column("cb..", "...."), tokens="portal")
    assert table.moves_after(m, "start M 1 0 N") == {"go S"}
    assert table.moves_after(m, "go S") == {"go S"}
