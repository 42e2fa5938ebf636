"""The five dead ends, and what is none (PA-PTH-09)."""

from __future__ import annotations

import pytest

from games.pathways import table

LOOP = table.face(
    "### ###",
    "#. . .#",
    "# # # #",
    "#. . .#",
    *[table.ROCK] * 5,
)
FORK = table.face(
    "### ###  #######",
    "###.###  #######",
    "### ###  #######",
    "###=###  ###=###",
    "### ###  ### ###",
    "###=###  ###=###",
    *[f"{table.ROCK}  {table.ROCK}"] * 3,
)
"""Two stairs one below the other, joined above and below."""
SHAFT = table.face("### ###", "###.###", "### ###", "###c###", *[table.ROCK] * 5)
"""A corridor of two cells without a way on."""


def dead_end(faces: tuple[table.Face, ...], steps: str, **more: str) -> str:
    """How a path stands that cannot go on."""
    m = table.laid(*faces, **more)
    table.walk(m, steps)
    assert not {move for move in table.moves(m) if not move.startswith("book SB-13")}
    end = str(table.path(m)["end"])
    said = table.told(table.hand_in(m, "G-coin-time"), "explored")[0]
    assert (said["end"], m.view(0)["players"][0]["columns"]["exits"]) == ("dead_end", [0])
    return end


# 1: a used corridor


@pytest.mark.rule("PA-PTH-09")
@pytest.mark.parametrize(
    ("drawn", "steps"),
    [
        (LOOP, "start M 1 0 N, go W, go S, go E, go E, go N"),
        (FORK, "start M 1 0 N, go S, go S, stairs, go N"),
        (table.ring(), "start M 1 0 N, go E, go S, go S, go S, go W, go W, go N, go N, go E"),
        (table.ring("portal"), "start M 1 0 N, go E, go S, go S, go S, go W, go W, go N, go N, go N"),
    ],
)
def test_a_used_corridor_ahead(drawn: table.Face, steps: str) -> None:
    assert dead_end((drawn,), steps) == "used"


@pytest.mark.rule("PA-PTH-09")
def test_a_landing_cell_from_which_only_a_used_corridor_leads_on() -> None:
    """Up the stairs in the middle, west onto the pit, and down beside the foot of the stairs."""
    well = table.face(
        "#######  #######",
        "#######  #######",
        "#######  #######",
        "#o =###  #. = . ",
        *[f"{table.ROCK}  {table.ROCK}"] * 5,
    )
    assert dead_end((well,), "start U 2 1 E, go W, stairs, go W, fall") == "used"


@pytest.mark.rule("PA-PTH-09", "PA-PTH-04")
def test_a_room_whose_doors_have_all_been_used() -> None:
    two = table.face(
        "### ###", "#A .###", "# #####", "#A .###", "### ###", "###p###", "### ###", "###.###", "### ###", A="portal"
    )
    steps = "start M 1 0 N, go W, leave 0 1 E, go S, portal_room 0 A"
    assert dead_end((two,), steps, tokens="portal") == "used"


# 2: an obstacle


@pytest.mark.rule("PA-PTH-09", "PA-OBS-01", "PA-OBS-02", "PA-OBS-03")
@pytest.mark.parametrize("mark", "mxv")
def test_an_obstacle_that_is_not_overcome(mark: str) -> None:
    assert dead_end((table.column(f".{mark}.."),), "start M 1 0 N, go S") == "obstacle"


@pytest.mark.rule("PA-PTH-09", "PA-OBS-05")
def test_a_pit_above_its_own_path_without_a_rope() -> None:
    steps = "start U 1 3 S, go N, go N, go N, stairs, go S, go S"
    assert dead_end((table.column("=.o.", "=..."),), steps) == "obstacle"


@pytest.mark.rule("PA-PTH-09", "PA-DIS-06")
def test_a_room_with_a_monster_that_is_not_defeated() -> None:
    assert dead_end((table.ring("monster"),), "start M 1 0 N, go S") == "obstacle"


@pytest.mark.rule("PA-PTH-09", "PA-OBS-11")
def test_a_path_given_up_on_a_pit_ends_at_an_obstacle_though_it_could_go_on() -> None:
    m = table.laid(table.column(".o..", "...."), tokens="pit")
    assert table.walk(m, "start M 1 0 N, go S")["end"] == "obstacle"
    assert table.moves(m) == {"fall", "go S"}
    assert table.walk(m, "go S")["end"] == "open"


# 3: a blind end


def below(mark: str) -> table.Face:
    """A corridor with this in its second cell, and below that a cell without any opening."""
    other = {"o": "."}.get(mark, mark)
    under = [table.ROCK] * 3 + [f"###{other}###"] + [table.ROCK] * 5
    return table.face(*(f"{up}  {down}" for up, down in zip(table.column(f".{mark}..").main, under, strict=True)))


@pytest.mark.rule("PA-PTH-09")
@pytest.mark.parametrize(
    ("drawn", "steps"),
    [
        (SHAFT, "start M 1 0 N, go S"),
        (table.face("### ###", "###c###", *[table.ROCK] * 7), "start M 1 0 N"),
        (table.face("### ###", "#A .###", "# #####", "#A#####", *[table.ROCK] * 5, A="coin"), "start M 1 0 N, go W"),
        (below("="), "start M 1 0 N, go S, stairs"),
        (below("o"), "start M 1 0 N, go S, fall"),
        (below("p"), "start M 1 0 N, go S, portal U 1 1"),
    ],
)
def test_a_real_blind_end(drawn: table.Face, steps: str) -> None:
    assert dead_end((drawn,), steps, tokens="portal") == "blind"


@pytest.mark.rule("PA-PTH-09")
def test_a_blind_end_is_none_the_less_one_because_a_token_can_be_made_there() -> None:
    assert dead_end((SHAFT,), "start M 1 0 N, go S", books="SB-13") == "blind"
    assert dead_end((SHAFT,), "start M 1 0 N, go S, book SB-13 lock", books="SB-13") == "blind"


# 4: its own path


@pytest.mark.rule("PA-PTH-09", "PA-PTH-05")
def test_a_crossing_of_its_own_path() -> None:
    assert dead_end((table.ring(),), "start M 1 0 N, go S, leave 1 2 E, go N, go W") == "crossing"


@pytest.mark.rule("PA-PTH-09", "PA-SPB-SB8")
def test_the_book_that_crosses_once_opens_that_end() -> None:
    m = table.laid(table.ring(), books="SB-8")
    assert table.walk(m, "start M 1 0 N, go S, leave 1 2 E, go N, go W")["end"] == "open"


# 5: a blocked port


BAY = table.face(
    table.ROCK, table.ROCK, table.ROCK, " .#####", "# #####", "#.#####", table.ROCK, table.ROCK, table.ROCK
)


@pytest.mark.rule("PA-PTH-09", "PA-AMB-04", "PA-LAY-07")
def test_a_blocked_port() -> None:
    """The two cards are linked in row 1; in row 3 there is only a port of the first."""
    two = table.face("### ###", "###.###", "### ###", "###. . ", "### ###", "###.###", "### ###", "###. . ", table.ROCK)
    steps = "start M 1 0 N, go S, go S, go S, go E"
    assert dead_end((two, BAY), steps, at="0 0 0, 0 3 0") == "blocked"
    m = table.laid(two, BAY, at="0 0 0")
    assert table.walk(m, steps)["end"] == "open", "without the second card it is an exit"


@pytest.mark.rule("PA-PTH-09", "PA-AMB-04")
def test_a_used_corridor_beside_a_blocked_port_is_the_nearer_end() -> None:
    two = table.face("##### #", "###. . ", "### # #", "###. . ", *[table.ROCK] * 5)
    bay = table.face(table.ROCK, " .#####", *[table.ROCK] * 7)
    assert dead_end((two, bay), "start M 2 0 N, go W, go S, go E", at="0 0 0, 0 3 0") == "used"


# None


@pytest.mark.rule("PA-PTH-09", "PA-PTH-07")
def test_what_may_go_on_is_open_and_what_has_left_is_an_exit() -> None:
    m = table.laid(table.column("...."))
    assert table.walk(m, "start M 1 0 N")["end"] == "open"
    assert table.walk(m, "go S, go S, go S")["end"] == "open"
    assert table.walk(m, "exit S")["end"] == "exit"
    assert table.told(table.hand_in(m, "G-coin-time"), "explored")[0]["end"] == "exit"


@pytest.mark.rule("PA-PTH-09", "PA-SPB-SB2")
def test_a_book_that_leads_on_opens_a_blind_end() -> None:
    drawn = table.face(*(f"{up}  {down}" for up, down in zip(SHAFT.main, table.column(".m..").main, strict=True)))
    assert dead_end((drawn,), "start M 1 0 N, go S") == "blind"
    m = table.laid(drawn, books="SB-2")
    assert table.walk(m, "start M 1 0 N, go S")["end"] == "open"
    assert table.moves(m) == {"book SB-2 U 1 1"}
