"""Laying cards: beside each other, linked, in one group; ports that are open or blocked (PA-LAY)."""

from __future__ import annotations

import pytest

from games.pathways import table

WALL = "# # # #"
OPEN = table.face(WALL, *(" . . . ", WALL) * 4)
"""Corridors everywhere, open to all sides, on the main level only."""
CROSS = table.face("### ###", "###.###", "### ###", " . . . ", "### ###", "###.###", "### ###", "###.###", "### ###")
"""Ports: north and south in column 1, west and east in row 1."""
EAST = table.face("### ###", "###.###", "### ###", "###. . ", "### ###", "###.###", "### ###", "###. . ", "### ###")
"""Ports: north and south in column 1, east in the rows 1 and 3."""
WEST = table.face(table.ROCK, table.ROCK, table.ROCK, " . c###", "# #####", "#.#####", "# #####", " .#####", table.ROCK)
"""Ports: west in the rows 1 and 3."""
BAY = table.face(table.ROCK, table.ROCK, table.ROCK, " . c###", "# #####", "#.#####", "# #####", "#.#####", "# #####")
"""Ports: west in row 1, south in column 0."""


def lays(hand: set[str], card: str) -> set[tuple[int, int]]:
    """Where a card may lie upright."""
    return {(int(x), int(y)) for verb, name, turn, x, y in cut(hand) if (verb, name, turn) == ("lay", card, "0")}


def cut(texts: set[str]) -> list[list[str]]:
    return [text.split() for text in texts if len(text.split()) == 5]


# Places


@pytest.mark.rule("PA-LAY-01")
def test_the_first_card_lies_at_the_origin_and_covers_three_by_four_cells() -> None:
    m = table.exploring(OPEN)
    assert lays(table.moves(m), "S1") == {(0, 0)}
    assert table.refused(m, 0, "lay S1 0 1 0") == ("PA-LAY-01", "first_card_at_origin")
    table.play(m, 0, "lay S1 0 0 0")
    starts = {(int(x), int(y)) for verb, _, x, y, _ in cut(table.moves(m)) if verb == "start"}
    assert starts == {(x, y) for x in range(3) for y in range(4)} - {(1, 1), (1, 2)}


@pytest.mark.rule("PA-LAY-01")
def test_x_grows_to_the_right_and_y_downwards() -> None:
    m = table.laid(OPEN, OPEN, OPEN, at="0 0 0, 0 3 0, 0 0 4")
    table.walk(m, "start M 0 0 N, go E, go E, go E")
    assert table.path(m)["steps"][-1]["place"] == {"level": "M", "x": 3, "y": 0}
    table.walk(m, "go S, go S, go S, go W, go S")
    assert table.path(m)["steps"][-1]["place"] == {"level": "M", "x": 2, "y": 4}


@pytest.mark.rule("PA-LAY-02", "PA-LAY-03", "PA-LAY-04", "PA-LAY-06")
def test_a_card_may_be_offset_by_any_whole_number_of_cells_as_long_as_it_stays_beside() -> None:
    beside = {(x, y) for x in (-3, 3) for y in range(-3, 4)} | {(x, y) for x in range(-2, 3) for y in (-4, 4)}
    m = table.laid(OPEN, OPEN)
    assert lays(table.moves(m), "S2") == beside
    for text in ("lay S2 0 3 0.5", "lay S2 0 03 0", "lay S2 0 1٢ 0", "lay S2 0 3", "start M 1٢ 0 N"):
        assert table.refused(m, 0, text) == ("CORE-TEXT", "text")
    for x, y in sorted(beside):
        again = m.copy()
        table.play(again, 0, f"lay S2 0 {x} {y}")
        assert again.view(0)["players"][0]["dungeon"]["cards"][1] == {"card": "S2", "turned": False, "x": x, "y": y}


@pytest.mark.rule("PA-LAY-03")
@pytest.mark.parametrize("x", range(-2, 3))
@pytest.mark.parametrize("y", range(-3, 4))
def test_cards_never_overlap(x: int, y: int) -> None:
    assert table.refused(table.laid(OPEN, OPEN), 0, f"lay S2 0 {x} {y}") == ("PA-LAY-03", "overlaps")


@pytest.mark.rule("PA-LAY-03")
def test_a_card_may_not_overlap_any_of_several() -> None:
    m = table.laid(OPEN, OPEN, OPEN, at="0 0 0, 0 3 0")
    assert table.refused(m, 0, "lay S3 0 5 3") == ("PA-LAY-03", "overlaps")
    assert table.refused(m, 0, "lay S3 0 -2 3") == ("PA-LAY-03", "overlaps")


# Links


@pytest.mark.rule("PA-LAY-05", "PA-LAY-06")
def test_cards_lie_beside_each_other_only_where_two_ports_face_each_other() -> None:
    m = table.laid(CROSS, CROSS)
    assert lays(table.moves(m), "S2") == {(-3, 0), (3, 0), (0, -4), (0, 4)}
    assert table.refused(m, 0, "lay S2 0 3 1") == ("PA-LAY-06", "no_link")
    assert table.refused(m, 0, "lay S2 0 1 4") == ("PA-LAY-06", "no_link")
    assert table.refused(m, 0, "lay S2 180 3 0") == ("PA-LAY-06", "no_link")
    assert "lay S2 180 3 -1" in table.moves(m), "turned, its west port is in row 2"
    table.walk(m, "lay S2 180 3 -1, start M 0 1 W, go E, go E, go E")
    assert table.path(m)["steps"][-1]["place"] == {"level": "M", "x": 3, "y": 1}


@pytest.mark.rule("PA-LAY-05", "PA-LAY-06")
def test_a_link_may_be_underground_only_but_joins_ports_of_one_level() -> None:
    below = table.face(*(f"{table.ROCK}  {line}" for line in table.column("....").main))
    m = table.laid(below, table.column("...."), below)
    assert lays(table.moves(m), "S3") == {(0, -4), (0, 4)}
    assert table.refused(m, 0, "lay S2 0 0 4") == ("PA-LAY-06", "no_link")
    table.play(m, 0, "lay S3 0 0 4, start U 1 0 N, go S, go S, go S, go S")
    assert table.path(m)["steps"][-1]["place"] == {"level": "U", "x": 1, "y": 4}


@pytest.mark.rule("PA-LAY-06")
def test_every_neighbour_must_be_linked_and_not_only_one_of_them() -> None:
    """S3 lies beside S2, whose port in row 5 it meets, and beside the two lower rows of S1."""
    m = table.laid(CROSS, CROSS, WEST, at="0 0 0, 0 0 4")
    assert table.refused(m, 0, "lay S3 0 3 2") == ("PA-LAY-06", "no_link")
    assert m.why_not(0, "lay S3 0 3 2").args["other"] == "S1"  # type: ignore[union-attr]
    m = table.laid(EAST, CROSS, WEST, at="0 0 0, 0 0 4")
    table.play(m, 0, "lay S3 0 3 2")


@pytest.mark.rule("PA-LAY-04", "PA-LAY-06")
def test_cards_that_touch_at_a_corner_only_are_no_neighbours() -> None:
    m = table.laid(CROSS, CROSS, CROSS, at="0 0 0, 0 3 0")
    assert table.refused(m, 0, "lay S4 0 -3 4") == ("PA-LAY-08", "apart")
    table.play(m, 0, "lay S3 0 3 4")
    assert len(m.view(0)["players"][0]["dungeon"]["cards"]) == 3


@pytest.mark.rule("PA-LAY-08")
def test_all_cards_form_one_group() -> None:
    m = table.laid(OPEN, OPEN, OPEN)
    assert table.refused(m, 0, "lay S2 0 4 0") == ("PA-LAY-08", "apart")
    assert table.refused(m, 0, "lay S2 0 3 4") == ("PA-LAY-08", "apart")
    assert table.refused(m, 0, "lay S2 0 0 5") == ("PA-LAY-08", "apart")
    table.play(m, 0, "lay S3 0 3 0")
    assert lays(table.moves(m), "S2") >= {(6, 3), (3, -4)}
    assert table.refused(m, 0, "lay S2 0 7 0") == ("PA-LAY-08", "apart")


# Blocked and open ports


@pytest.mark.rule("PA-LAY-07")
def test_a_port_that_faces_a_card_without_a_link_is_legal_but_no_way_no_exit_and_no_start() -> None:
    m = table.laid(EAST, BAY, at="0 0 0, 0 3 0")
    assert table.refused(m, 0, "start M 2 3 E") == ("PA-LAY-07", "port_blocked")
    assert table.moves_after(m, "start M 1 0 N, go S, go S, go S, go E") == set()
    assert table.refused(m, 0, "go E") == ("PA-LAY-07", "port_blocked_here")
    assert table.refused(m, 0, "exit E") == ("PA-LAY-07", "port_blocked_here")


@pytest.mark.rule("PA-LAY-05", "PA-LAY-10")
def test_a_linked_port_is_a_way_and_no_longer_open() -> None:
    m = table.laid(EAST, BAY)
    assert {"start M 2 1 E", "start M 2 3 E"} <= table.moves(m)
    table.play(m, 0, "lay S2 0 3 0")
    assert {"start M 2 1 E", "start M 3 1 W"}.isdisjoint(table.moves(m))
    assert table.refused(m, 0, "start M 2 1 E") == ("PA-LAY-10", "port_covered")
    assert table.moves_after(m, "start M 1 0 N, go S, go E") == {"go E"}
    assert table.refused(m, 0, "exit E") == ("PA-PTH-07", "leads_on")
    assert table.walk(m, "go E, go E")["counts"] == {"coin": 1}


@pytest.mark.rule("PA-LAY-10")
def test_a_port_is_open_towards_an_enclosed_gap() -> None:
    """Four cards around the cell 3, 3, which none of them covers."""
    m = table.laid(OPEN, OPEN, OPEN, OPEN, at="0 0 0, 0 3 -1, 0 4 3, 0 1 4")
    gap = {"start M 2 3 E", "start M 3 2 S", "start M 4 3 W", "start M 3 4 N"}
    assert gap <= table.moves(m)
    assert "start M 2 2 E" not in table.moves(m)
    table.walk(m, "start M 2 3 E")
    assert "exit E" not in table.moves(m), "it is the port of the start"
    assert table.walk(m, "go N, go E, exit S")["end"] == "exit"


# How many, how far


@pytest.mark.rule("PA-LAY-09", "PA-EXP-02")
def test_fewer_than_five_cards_will_do_and_without_any_the_round_scores_nothing() -> None:
    m = table.exploring(table.column("cccc"))
    assert table.refused(m, 0, "start M 1 0 N") == ("PA-LAY-09", "nothing_laid")
    table.play(m, 1, "lay S1 0 0 0, start M 1 0 N, go S, go S, go S, exit S")
    events = table.hand_in(m, "G-coin-time")
    assert [said["end"] for said in table.told(events, "explored")] == ["nothing", "exit"]
    columns = [player["columns"] for player in m.view(None)["players"]]
    assert columns[0] == {"main": [0], "second": [0], "time": [0], "exits": [0]}
    assert columns[1] == {"main": [4], "second": [4], "time": [0], "exits": [1]}
    assert [player["coins"] for player in m.view(None)["players"]] == [6, 10]


@pytest.mark.rule("PA-LAY-09")
def test_five_cards_are_the_most() -> None:
    m = table.laid(*[OPEN] * 5, at="0 0 0, 0 3 0, 0 6 0, 0 9 0, 0 12 0")
    assert not any(move.startswith("lay") for move in table.moves(m))


@pytest.mark.rule("PA-LAY-11")
@pytest.mark.parametrize(("dx", "dy"), [(3, 0), (-3, 0), (0, 4), (0, -4), (3, 3), (-3, -3), (2, 4), (-2, -4)])
def test_a_dungeon_may_extend_as_far_as_its_cards_reach(dx: int, dy: int) -> None:
    m = table.laid(*[OPEN] * 5, at=", ".join(f"0 {dx * at} {dy * at}" for at in range(5)))
    far = f"{4 * dx + (2 if dx >= 0 else 0)} {4 * dy + (3 if dy >= 0 else 0)}"
    assert f"start M {far} {'E' if dx > 0 else 'W' if dx < 0 else 'S' if dy > 0 else 'N'}" in table.moves(m)


# The stricter reading


@pytest.mark.rule("PA-AMB-05", "PA-LAY-06")
@pytest.mark.parametrize(
    ("first", "second", "unmatched", "matched"),
    [
        (EAST, BAY, "3 0", "3 2"),
        (CROSS, WEST, "3 0", "3 -2"),
        (table.column("....", "...."), table.column("...."), "0 4", None),
        (table.column("...."), table.column("....", "...."), "0 4", None),
    ],
)
def test_with_strict_ports_every_port_that_faces_a_card_must_be_linked(
    first: table.Face, second: table.Face, unmatched: str, matched: str | None
) -> None:  # fmt: skip
    loose, strict = table.laid(first, second), table.laid(first, second, strict_ports=True)
    assert f"lay S2 0 {unmatched}" in table.moves(loose)
    assert table.refused(strict, 0, f"lay S2 0 {unmatched}") == ("PA-AMB-05", "port_unmatched")
    if matched is not None:
        table.play(strict, 0, f"lay S2 0 {matched}")


@pytest.mark.rule("PA-AMB-05", "PA-LAY-07")
def test_with_strict_ports_no_port_is_ever_blocked() -> None:
    m = table.laid(EAST, WEST, CROSS, OPEN, BAY, strict_ports=True)
    spots = [move for move in table.moves(m) if move.startswith("lay")]
    assert spots
    for spot in spots:
        again = m.copy()
        table.play(again, 0, spot)
        dungeon = again.content.dungeon(again.laid[0])
        assert not any(cell.blocked for cell in dungeon.cells), spot


@pytest.mark.rule("PA-AMB-05", "PA-LAY-06")
def test_with_strict_ports_a_card_without_any_link_is_refused_as_ever() -> None:
    m = table.laid(CROSS, CROSS, strict_ports=True)
    assert lays(table.moves(m), "S2") == {(-3, 0), (3, 0), (0, -4), (0, 4)}
    assert table.refused(m, 0, "lay S2 0 3 1") == ("PA-LAY-06", "no_link")
    assert table.refused(m, 0, "lay S2 0 9 9") == ("PA-LAY-08", "apart")
