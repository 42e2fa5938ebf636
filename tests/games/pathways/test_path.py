"""The course of a path, what it discovers in corridors, and what that is worth (PA-PTH, PA-DIS, PA-GOL)."""

from __future__ import annotations

import pytest

from games.pathways import table
from verlies.games.pathways.match import PathwaysMatch

WALL = "# # # #"
OPEN = table.face(WALL, *(" . . . ", WALL) * 4)
LOOP = table.face(
    "### ###",
    "#. . .#",
    "# # # #",
    "#. . .#",
    "# # # #",
    "#. . . ",
    "# #####",
    "#.#####",
    "# #####",
)
"""A corridor of squares with ports in the north, east and south."""


def ended(m: PathwaysMatch) -> str:
    """How the path of seat 0 ended, once all have submitted."""
    return str(table.told(table.hand_in(m, "G-coin-time"), "explored")[0]["end"])


# Start and course


@pytest.mark.rule("PA-PTH-01")
@pytest.mark.parametrize("level", ["M", "U"])
def test_a_path_starts_on_the_cell_of_an_open_port_of_either_level(level: str) -> None:
    m = table.laid(table.column("c...", "b..."))
    assert {move for move in table.moves(m) if move.startswith("start")} == {
        "start M 1 0 N", "start M 1 3 S", "start U 1 0 N", "start U 1 3 S",
    }  # fmt: skip
    table.walk(m, f"start {level} 1 0 N")
    assert table.path(m)["steps"][0]["place"] == {"level": level, "x": 1, "y": 0}
    assert table.path(m)["counts"] == ({"coin": 1} if level == "M" else {"barrel": 1})


@pytest.mark.rule("PA-PTH-01")
def test_a_path_starts_neither_in_the_middle_nor_off_the_cards() -> None:
    m = table.laid(LOOP)
    assert table.refused(m, 0, "start M 1 1 N") == ("PA-GEO-04", "not_at_the_edge")
    assert table.refused(m, 0, "start M 1 -1 S") == ("PA-PTH-01", "no_card_there")
    assert table.refused(m, 0, "go S") == ("PA-PTH-01", "not_begun")


@pytest.mark.rule("PA-PTH-02")
def test_there_is_one_path_and_it_goes_from_cell_to_neighbouring_cell() -> None:
    m = table.laid(LOOP)
    assert table.moves_after(m, "start M 1 0 N") == {"go E", "go S", "go W"}
    assert table.refused(m, 0, "start M 2 2 E") == ("PA-PTH-02", "one_path_only")
    table.walk(m, "go S, go W")
    assert [step["place"] for step in table.path(m)["steps"]] == [
        {"level": "M", "x": 1, "y": 0}, {"level": "M", "x": 1, "y": 1}, {"level": "M", "x": 0, "y": 1},
    ]  # fmt: skip


@pytest.mark.rule("PA-PTH-03")
def test_no_corridor_cell_is_visited_twice() -> None:
    m = table.laid(LOOP)
    assert table.moves_after(m, "start M 1 0 N, go W, go S, go E") == {"go E", "go S"}
    assert table.refused(m, 0, "go N") == ("PA-PTH-03", "corridor_used")
    assert table.refused(m, 0, "go W") == ("PA-PTH-03", "corridor_used")


@pytest.mark.rule("PA-PTH-03", "PA-AMB-10")
@pytest.mark.parametrize("books", ["", "SB-8"])
def test_a_crossing_is_a_corridor_and_the_book_that_crosses_once_does_not_help_there(books: str) -> None:
    m = table.laid(LOOP, books=books)
    assert table.moves_after(m, "start M 1 0 N, go S, go S, go W, go N") == {"go N"}
    assert table.refused(m, 0, "go E") == ("PA-PTH-03", "corridor_used")


@pytest.mark.rule("PA-PTH-03", "PA-GRA-01")
def test_cells_of_two_cards_are_different_places() -> None:
    m = table.laid(table.column("cccc"), table.column("cccc"), at="0 0 0, 0 0 4")
    assert table.walk(m, "start M 1 0 N, " + ", ".join(["go S"] * 7) + ", exit S")["counts"] == {"coin": 8}


# The end


@pytest.mark.rule("PA-PTH-07", "PA-REW-06")
def test_a_path_ends_at_an_exit_if_it_leaves_through_an_open_port() -> None:
    m = table.laid(LOOP)
    assert table.walk(m, "start M 1 0 N, go E, go S, go S, exit E")["end"] == "exit"
    assert table.moves(m) == set()
    assert table.refused(m, 0, "go W") == ("PA-PTH-07", "path_left")
    assert ended(m) == "exit"
    assert m.view(0)["players"][0]["columns"]["exits"] == [1]


@pytest.mark.rule("PA-PTH-07")
def test_an_exit_may_lie_underground() -> None:
    m = table.laid(table.column(".=..", ".=.."))
    assert table.walk(m, "start M 1 0 N, go S, stairs, go N, exit N")["end"] == "exit"


@pytest.mark.rule("PA-PTH-07")
def test_the_port_of_the_start_is_not_an_exit_but_another_port_of_the_same_cell_is() -> None:
    m = table.laid(OPEN)
    assert table.moves_after(m, "start M 0 0 N") == {"exit W", "go E", "go S"}
    assert table.refused(m, 0, "exit N") == ("PA-PTH-07", "start_port")
    assert table.refused(m, 0, "go N") == ("PA-PTH-07", "start_port")
    assert table.walk(m, "exit W")["end"] == "exit"


@pytest.mark.rule("PA-PTH-07", "PA-PTH-08", "PA-AMB-16")
def test_a_path_that_only_stands_beside_an_open_port_has_not_left() -> None:
    m = table.laid(LOOP)
    assert table.moves_after(m, "start M 1 0 N, go S, go S, go E") == {"exit E", "go N"}
    assert table.refused(m, 0, "go E") == ("PA-PTH-07", "leads_outside")
    assert table.path(m)["end"] == "open"
    assert ended(m) == "dead_end"
    assert m.view(0)["players"][0]["columns"]["exits"] == [0]


@pytest.mark.rule("PA-PTH-08")
def test_an_open_port_does_not_force_the_path_to_leave() -> None:
    m = table.laid(LOOP)
    assert table.walk(m, "start M 1 0 N, go S, go S, go E, go N, go N")["end"] == "used"


@pytest.mark.rule("PA-PTH-07")
def test_a_path_may_end_anywhere_and_that_is_a_dead_end() -> None:
    m = table.laid(table.column("cc.."))
    table.walk(m, "start M 1 0 N, go S")
    assert m.why_not(0, "submit") is None
    assert ended(m) == "dead_end"


@pytest.mark.rule("PA-PTH-07")
def test_no_exit_where_a_way_or_a_wall_is() -> None:
    m = table.laid(LOOP)
    table.walk(m, "start M 1 0 N, go E")
    assert table.refused(m, 0, "exit S") == ("PA-PTH-07", "leads_on")
    assert table.refused(m, 0, "exit E") == ("PA-GEO-03", "wall")


@pytest.mark.rule("PA-PTH-10")
def test_what_was_discovered_before_a_dead_end_stays_discovered() -> None:
    m = table.laid(table.column("ckbm"))
    seen = table.walk(m, "start M 1 0 N, go S, go S, go S")
    assert (seen["end"], seen["counts"]) == ("obstacle", {"coin": 1, "key": 1, "barrel": 1})
    table.hand_in(m, "G-key")
    columns = m.view(0)["players"][0]["columns"]
    assert (columns["main"], columns["second"], columns["exits"]) == ([1], [2], [0])
    assert m.view(0)["players"][0]["coins"] == 7


# Operations


ROOMY = table.face(
    "### ###  #######",
    "#o .###  #.#####",
    "### ###  #######",
    "#A A A#  #= .###",
    "##### #  #######",
    "#####=#  #####=#",
    "##### #  #######",
    "#####.#  #######",
    "##### #  #######",
    A="stairs@0,1 pit@1,1",
)


@pytest.mark.rule("PA-PTH-11")
def test_operations_are_written_from_where_the_path_is() -> None:
    """In a corridor stairs and pits are named alone, in a room by their cell; a room is left by its door."""
    m = table.laid(ROOMY)
    assert table.moves_after(m, "start M 1 0 N") == {"go S", "go W"}
    assert table.moves_after(m, "go S") == {"leave 2 1 S", "stairs 0 1", "fall 1 1"}
    for text, reason in (("go S", "leave_the_room"), ("stairs", "name_the_cell"), ("fall", "name_the_cell")):
        assert table.refused(m, 0, text) == ("PA-PTH-11", reason)
    assert table.refused(m, 0, "exit S") == ("PA-PTH-07", "no_exit_from_rooms")
    assert table.refused(m, 0, "leave 0 1 S") == ("PA-GEO-06", "no_door")
    assert table.refused(m, 0, "stairs 1 1") == ("PA-STA-01", "no_stairs")
    assert table.refused(m, 0, "fall 0 1") == ("PA-OBS-06", "no_pit")
    assert table.moves_after(m, "leave 2 1 S") == {"stairs", "go S"}
    for text, reason in (
        ("leave 2 2 N", "not_in_a_room"),
        ("stairs 2 2", "name_no_cell"),
        ("fall 2 2", "name_no_cell"),
    ):
        assert table.refused(m, 0, text) == ("PA-PTH-11", reason)
    table.walk(m, "go S")
    assert table.refused(m, 0, "stairs") == ("PA-STA-01", "no_stairs")
    assert table.refused(m, 0, "portal M 0 0") == ("PA-POR-01", "no_portal_here")


@pytest.mark.rule("PA-PTH-11", "PA-OBS-04")
def test_a_pit_in_a_corridor_is_crossed_by_any_operation_but_falling() -> None:
    m = table.laid(ROOMY, tokens="pit")
    assert table.moves_after(m, "start M 1 0 N, go W") == {"fall"}
    assert table.refused(m, 0, "fall 0 0") == ("PA-PTH-11", "name_no_cell")
    m = table.laid(table.column(".o..", "...."), tokens="pit")
    crossed = table.walk(m, "start M 1 0 N, go S, go S")
    assert (crossed["counts"], crossed["tokens"]["pit"]) == ({"pit": 1}, 0)


@pytest.mark.rule("PA-PTH-11")
@pytest.mark.parametrize(
    "text", ["go X", "go", "start M 0 0", "start X 0 0 N", "leave 1 1", "exit", "portal 1 1", "fall 1"]
)
def test_texts_that_are_not_operations_are_refused_as_such(text: str) -> None:
    m = table.laid(ROOMY)
    assert table.refused(m, 0, text) == ("CORE-TEXT", "text")


# Discoveries in corridors


@pytest.mark.rule("PA-DIS-01")
def test_a_symbol_is_discovered_as_soon_as_its_cell_is_visited() -> None:
    seen = table.walk(table.laid(table.column("cpyz")), "start M 1 0 N, go S, go S, go S")
    assert [step["finds"] for step in seen["steps"]] == [["coin"], ["portal"], ["recycle"], ["scissors"]]
    m = table.laid(table.column("c=..", ".=.."))
    assert table.walk(m, "start M 1 0 N, go S")["counts"] == {"coin": 1, "stairs": 1}


@pytest.mark.rule("PA-DIS-02")
def test_an_item_serves_once_and_only_after_it_was_found() -> None:
    assert table.walk(table.laid(table.column(".ms.")), "start M 1 0 N, go S")["end"] == "obstacle"
    m = table.laid(table.column("smm."))
    seen = table.walk(m, "start M 1 0 N, go S")
    assert (seen["free"]["sword"], seen["end"]) == (0, "open")
    seen = table.walk(m, "go S")
    assert (seen["counts"], seen["end"]) == ({"sword": 1, "monster": 1}, "obstacle")


@pytest.mark.rule("PA-DIS-02", "PA-GOL-03")
@pytest.mark.parametrize("steps", ["start M 1 0 N", "start M 1 0 N, go S"])
def test_an_item_counts_whether_it_was_used_or_not(steps: str) -> None:
    m = table.laid(table.column("sm.."), goal="G-sword")
    seen = table.walk(m, steps)
    assert seen["free"]["sword"] == (0 if "go" in steps else 1)
    table.hand_in(m, "G-coin")
    assert m.view(0)["players"][0]["columns"]["main"] == [1]


@pytest.mark.rule("PA-DIS-03")
@pytest.mark.parametrize("mark", "mxv")
def test_coins_and_barrels_overcome_nothing(mark: str) -> None:
    assert table.walk(table.laid(table.column(f"cb{mark}.")), "start M 1 0 N, go S, go S")["end"] == "obstacle"


@pytest.mark.rule("PA-DIS-03", "PA-REW-02")
def test_coins_are_income_and_barrels_are_not() -> None:
    m = table.laid(table.column("cbcb"))
    table.walk(m, "start M 1 0 N, go S, go S, go S")
    table.hand_in(m, "G-coin-time")
    assert [player["coins"] for player in m.view(0)["players"]] == [8, 6]


# What it is worth


HALLS = table.face(
    "##### #",
    "#A A .#",
    "##### #",
    "#####.#",
    "##### #",
    "#B B .#",
    "#######",
    "#######",
    "#######",
    A="",
    B="",
)
TWICE = {
    "pit": (table.column("ov..", "...."), "start M 1 0 N, go S", "pit pit"),
    "monster": (table.column("mm.."), "start M 1 0 N, go S", "monster monster"),
    "lock": (table.column("xx.."), "start M 1 0 N, go S", "lock lock"),
    "stairs": (table.column("==..", "==.."), "start M 1 0 N, go S", ""),
} | {
    kind: (table.column(mark * 2 + ".."), "start M 1 0 N, go S", "")
    for kind, mark in zip(("barrel", "key", "rope", "coin", "scroll", "portal", "sword"), "bkrclps", strict=True)
}


@pytest.mark.rule("PA-GOL-01", "PA-REW-03", "PA-REW-05")
@pytest.mark.parametrize(
    ("kind", "points"),
    [
        ("barrel", 1), ("monster", 3), ("key", 2), ("rope", 3), ("coin", 1), ("pit", 3), ("lock", 3), ("scroll", 1),
        ("portal", 2), ("sword", 1), ("stairs", 1),
    ],
)  # fmt: skip
def test_a_goal_is_worth_its_points_for_each_matching_discovery(kind: str, points: int) -> None:
    drawn, steps, tokens = TWICE[kind]
    first, second = table.laid(drawn, goal=f"G-{kind}", tokens=tokens), table.laid(drawn, goal="G-room", tokens=tokens)
    table.walk(first, steps)
    table.hand_in(first, "G-room")
    assert first.view(0)["players"][0]["columns"]["main"] == [2 * points]
    assert first.view(0)["players"][0]["columns"]["second"] == [0]
    table.walk(second, steps)
    table.hand_in(second, f"G-{kind}")
    assert second.view(0)["players"][0]["columns"]["second"] == [2 * points]


@pytest.mark.rule("PA-GOL-01")
def test_the_goal_room_counts_rooms_that_were_cleared() -> None:
    m = table.laid(HALLS, goal="G-room")
    table.walk(m, "start M 2 0 N, go S, go S, go W")
    table.hand_in(m, "G-coin")
    assert m.view(0)["players"][0]["columns"]["main"] == [1]


@pytest.mark.rule("PA-GOL-02", "PA-AMB-14")
def test_tokens_and_books_are_not_items_for_a_goal_but_what_they_overcome_counts() -> None:
    for books, tokens in (("", "monster"), ("SB-1", "")):
        m = table.laid(table.column(".m.."), goal="G-sword", books=books, tokens=tokens)
        table.walk(m, "start M 1 0 N, go S")
        table.hand_in(m, "G-monster")
        columns = m.view(0)["players"][0]["columns"]
        assert (columns["main"], columns["second"]) == ([0], [3])


@pytest.mark.rule("PA-GOL-02", "PA-AMB-14", "PA-POR-03")
def test_portals_reached_with_a_token_count_and_the_token_is_not_a_scroll() -> None:
    m = table.laid(table.column("p...", "p..."), goal="G-scroll", tokens="portal")
    table.walk(m, "start M 1 0 N, portal U 1 0")
    table.hand_in(m, "G-portal")
    columns = m.view(0)["players"][0]["columns"]
    assert (columns["main"], columns["second"]) == ([0], [4])


@pytest.mark.rule("PA-GOL-04")
def test_two_goals_of_one_kind_both_score() -> None:
    m = table.laid(table.column("rr.."), goal="G-rope")
    table.walk(m, "start M 1 0 N, go S")
    table.hand_in(m, "G-rope")
    columns = m.view(0)["players"][0]["columns"]
    assert (columns["main"], columns["second"]) == ([6], [6])


@pytest.mark.rule("PA-EX-01")
@pytest.mark.parametrize(("goal", "points"), [("coin", 3), ("sword", 1), ("rope", 3), ("barrel", 1)])
def test_three_coins_a_sword_a_rope_and_a_barrel(goal: str, points: int) -> None:
    m = table.laid(table.column("cscr"), table.column("cb.."), at="0 0 0, 0 0 4", goal=f"G-{goal}")
    seen = table.walk(m, "start M 1 0 N, " + ", ".join(["go S"] * 5))
    assert seen["counts"] == {"coin": 3, "sword": 1, "rope": 1, "barrel": 1}
    table.hand_in(m, "G-stairs")
    assert m.view(0)["players"][0]["columns"]["main"] == [points]
    assert m.view(0)["players"][0]["coins"] == 9


@pytest.mark.rule("PA-PTH-11")
def test_the_path_of_each_seat_is_its_own() -> None:
    m = table.exploring(table.column("c..."))
    for seat in (0, 1):
        table.play(m, seat, "lay S1 0 0 0, start M 1 0 N")
    table.play(m, 1, "go S")
    assert [len(table.path(m, seat)["steps"]) for seat in (0, 1)] == [1, 2]
