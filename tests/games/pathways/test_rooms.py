"""Rooms: doors, chords, monsters, what a cleared room yields (PA-PTH-04 to PA-PTH-06, PA-DIS-04 to PA-DIS-09)."""

from __future__ import annotations

import pytest

from games.pathways import table

# Doors


@pytest.mark.rule("PA-PTH-04")
def test_a_room_may_be_visited_several_times_but_each_door_is_used_once() -> None:
    m = table.laid(table.ring())
    assert table.moves_after(m, "start M 1 0 N, go S") == set(table.DOORS[1:])
    assert table.refused(m, 0, "leave 1 1 N") == ("PA-PTH-04", "door_used")
    assert table.moves_after(m, "leave 1 1 E, go S, go W") == set(table.DOORS[3:])
    assert table.refused(m, 0, "leave 1 1 E") == ("PA-PTH-04", "door_used")
    assert table.moves_after(m, "leave 1 2 S, go W, go N, go E") == {"leave 1 1 W"}
    table.walk(m, "leave 1 1 W")
    assert table.refused(m, 0, "go E") == ("PA-PTH-04", "door_used")


@pytest.mark.rule("PA-PTH-04")
def test_a_door_out_of_which_the_path_came_does_not_let_it_back_in() -> None:
    m = table.laid(table.ring())
    assert table.moves_after(m, "start M 1 0 N, go S, leave 1 1 E") == {"go N", "go S"}
    assert table.refused(m, 0, "go W") == ("PA-PTH-04", "door_used")


@pytest.mark.rule("PA-PTH-03", "PA-PTH-04")
def test_a_door_whose_corridor_was_visited_is_not_a_way_out() -> None:
    m = table.laid(table.ring())
    assert table.moves_after(m, "start M 1 0 N, go E, go S, go S, go W") == set(table.DOORS[3:])
    assert table.refused(m, 0, "leave 1 1 E") == ("PA-PTH-03", "corridor_used")
    assert table.refused(m, 0, "leave 1 1 N") == ("PA-PTH-03", "corridor_used")


# Chords


@pytest.mark.rule("PA-PTH-05")
@pytest.mark.parametrize(
    ("steps", "free", "crossing"),
    [
        ("start M 1 0 N, go S, leave 1 2 E, go N, go W", [], [3, 4, 5]),
        ("start M 1 0 N, go S, leave 1 1 E, go S, go W", [3, 4, 5], []),
        ("start M 1 0 N, go S, leave 1 2 W, go S, go E, go N", [1, 2], [5]),
        ("start M 1 0 N, go S, leave 1 2 S, go W, go N, go E", [5], [1, 2]),
        ("start M 0 1 W, go E, leave 1 2 E, go S, go W, go N", [4], [0, 1]),
        ("start M 1 3 S, go N, leave 1 1 W, go N, go E, go S", [1, 2], [4]),
    ],
)
def test_chords_of_a_room_must_not_cross(steps: str, free: list[int], crossing: list[int]) -> None:
    """By the doors 0 to 5: which of those that are left cross the first way through the room."""
    m = table.laid(table.ring())
    assert table.moves_after(m, steps) == {table.DOORS[door] for door in free}
    for door in crossing:
        assert table.refused(m, 0, table.DOORS[door]) == ("PA-PTH-05", "crosses_own_path")


def check_shut_in(steps: str, crossing: str) -> None:
    """After these steps every way on crosses the path, and this one is refused for that."""
    m = table.laid(table.ring())
    assert table.moves_after(m, steps) == set()
    assert table.refused(m, 0, crossing) == ("PA-PTH-05", "crosses_own_path")


@pytest.mark.rule("PA-PTH-05")
def test_every_earlier_chord_matters_and_not_only_the_last() -> None:
    check_shut_in("start M 0 1 W, go E, leave 1 1 E, go S, go W, leave 1 2 W, go S, go E, go N", "leave 1 1 N")


@pytest.mark.rule("PA-PTH-05")
def test_the_first_chord_still_matters_after_one_that_it_does_not_cross() -> None:
    """Each time the third chord crosses one of the two before: {3, 5} and {1, 2}, then {0, 2} and {3, 4}."""
    check_shut_in("start M 0 1 W, go E, leave 1 2 S, go E, go N, go W, leave 1 1 E, go N, go W, go S", "leave 1 2 W")
    check_shut_in("start M 1 0 N, go S, leave 1 2 E, go S, go W, go N, leave 1 2 W, go N, go E", "leave 1 1 E")


@pytest.mark.rule("PA-PTH-05")
def test_chords_of_different_rooms_do_not_cross() -> None:
    m = table.laid(table.ring(), table.ring(), at="0 0 0, 0 0 4")
    table.walk(m, "start M 1 0 N, go S, leave 1 2 E, go S, go W, go S, go S")
    assert table.moves(m) == {step.replace("1 1", "1 5").replace("1 2", "1 6") for step in table.DOORS[1:]}
    table.walk(m, "leave 1 5 E, go S, go W")
    assert len(table.moves(m)) == 3


@pytest.mark.rule("PA-PTH-06", "PA-AMB-13")
def test_a_visit_that_ends_inside_the_room_makes_no_chord() -> None:
    """In by door 0 and down the pit; up the stairs and out by door 2: neither is a chord, and door 1 leads anywhere."""
    m = table.laid(table.ring("pit@1,1 stairs@1,2", ".="))
    assert table.moves_after(m, "start M 1 0 N, go S, fall 1 1, go S, stairs") == set(table.DOORS[1:])
    assert table.moves_after(m, "leave 1 2 E, go N, go W") == {table.DOORS[3], table.DOORS[4], table.DOORS[5]}


@pytest.mark.rule("PA-PTH-06", "PA-AMB-13")
def test_a_visit_that_begins_inside_the_room_crosses_nothing() -> None:
    """The chord {0, 2} stands; up the stairs, every door that is left may be taken."""
    m = table.laid(
        table.face(
            "### ###  #######",
            "#. . .#  #######",
            "# # # #  #######",
            "#. A =#  ###= =#",
            "# # # #  #######",
            "#. A .#  #######",
            "# # # #  #######",
            "#. . .#  #######",
            "### ###  #######",
            A="stairs@1,1",
        )
    )
    table.walk(m, "start M 1 0 N, go S, leave 1 2 E, go N, stairs, go W, stairs")
    assert table.moves(m) == {table.DOORS[3], table.DOORS[4], table.DOORS[5]}


# Monsters


def den(holds: str, before: str = "....") -> tuple[table.Face, table.Face]:
    """A corridor of four cells and below it a room with doors in the north and the south."""
    room = table.face(
        "### ###",
        "###.###",
        "### ###",
        "#A A A#",
        "#     #",
        "#A A A#",
        "### ###",
        "###c###",
        "### ###",
        A=holds,
    )
    return table.column(before), room


IN = "start M 1 0 N, go S, go S, go S, go S, go S"
BELOW = "0 0 0, 0 0 4"


@pytest.mark.rule("PA-DIS-04", "PA-DIS-05")
def test_all_monsters_of_a_room_are_fought_at_once_one_sword_each() -> None:
    m = table.laid(*den("monster monster barrel", "sss."), at=BELOW)
    seen = table.walk(m, IN)
    assert seen["counts"] == {"sword": 3, "monster": 2, "room": 1, "barrel": 1}
    assert seen["free"]["sword"] == 1
    assert seen["end"] == "open"
    assert table.moves(m) == {"leave 1 6 S"}


@pytest.mark.rule("PA-DIS-04")
def test_swords_inside_the_room_do_not_help_against_its_monsters() -> None:
    m = table.laid(*den("monster sword sword"), at=BELOW)
    assert table.walk(m, IN)["end"] == "obstacle"
    m = table.laid(*den("monster monster sword", "s..."), at=BELOW)
    assert table.walk(m, IN)["end"] == "obstacle"


@pytest.mark.rule("PA-DIS-05", "PA-DIS-02")
def test_what_lies_in_a_cleared_room_is_of_use_from_then_on() -> None:
    m = table.laid(*den("monster sword key", "s..."), table.column("mx.."), at=f"{BELOW}, 0 0 8")
    seen = table.walk(m, f"{IN}, leave 1 6 S, go S, go S, go S")
    assert seen["counts"] == {"sword": 2, "key": 1, "monster": 2, "room": 1, "coin": 1, "lock": 1}
    assert seen["end"] == "open"


@pytest.mark.rule("PA-DIS-06", "PA-AMB-15", "PA-EX-07")
@pytest.mark.parametrize(
    ("before", "holds"), [("s...", "monster monster coin portal"), ("....", "monster coin portal")]
)
def test_a_room_with_a_monster_left_ends_the_path_and_nothing_of_it_counts(before: str, holds: str) -> None:
    m = table.laid(*den(holds, before), at=BELOW, goal="G-monster")
    seen = table.walk(m, IN)
    assert seen["counts"] == ({"sword": 1} if before[0] == "s" else {})
    assert seen["end"] == "obstacle"
    assert table.moves(m) == set()
    assert table.refused(m, 0, "leave 1 6 S") == ("PA-DIS-06", "room_not_cleared")
    table.hand_in(m, "G-room")
    player = m.view(0)["players"][0]
    assert (player["columns"]["main"], player["columns"]["second"], player["coins"]) == ([0], [0], 6)


@pytest.mark.rule("PA-DIS-06", "PA-AMB-15")
def test_a_room_half_beaten_with_items_and_tokens_counts_nothing_and_spends_what_was_used() -> None:
    m = table.laid(*den("monster monster monster barrel", "s..."), at=BELOW, tokens="monster")
    seen = table.walk(m, IN)
    assert seen["counts"] == {"sword": 1}
    assert (seen["free"]["sword"], seen["tokens"]["monster"]) == (0, 0)


@pytest.mark.rule("PA-DIS-04", "PA-PTH-12")
def test_sword_token_and_book_together_clear_a_room_of_three() -> None:
    m = table.laid(*den("monster monster monster barrel", "s..."), at=BELOW, tokens="monster", books="SB-1")
    seen = table.walk(m, IN)
    assert seen["counts"] == {"sword": 1, "monster": 3, "room": 1, "barrel": 1}
    assert (seen["free"]["sword"], seen["tokens"]["monster"], seen["books"]) == (0, 0, [])


# Yield


@pytest.mark.rule("PA-DIS-05", "PA-AMB-09")
def test_a_room_without_monsters_yields_everything_at_once_used_or_not() -> None:
    m = table.laid(table.ring("coin coin key portal recycle scissors pit@1,1 stairs@1,2", ".="))
    seen = table.walk(m, "start M 1 0 N, go S")
    assert seen["counts"] == {
        "room": 1, "coin": 2, "key": 1, "portal": 1, "recycle": 1, "scissors": 1, "pit": 1, "stairs": 1,
    }  # fmt: skip
    assert seen["steps"][0]["finds"] == []
    assert table.walk(m, "leave 1 2 S")["counts"] == table.path(m)["counts"] == seen["counts"]


@pytest.mark.rule("PA-DIS-07")
def test_a_room_yields_once_however_often_it_is_visited() -> None:
    m = table.laid(table.ring("monster coin sword"), tokens="monster", goal="G-room")
    table.walk(m, "start M 1 0 N, go S")
    once = {"room": 1, "monster": 1, "coin": 1, "sword": 1}
    assert table.path(m)["counts"] == once
    seen = table.walk(m, "leave 1 1 E, go S, go W")
    assert (seen["counts"], seen["end"], seen["free"]["sword"]) == (once, "open", 1)
    table.hand_in(m, "G-monster")
    columns = m.view(0)["players"][0]["columns"]
    assert (columns["main"], columns["second"]) == ([1], [3])


@pytest.mark.rule("PA-DIS-08")
def test_a_room_in_which_the_path_ends_yields_everything_if_it_is_cleared() -> None:
    m = table.laid(*den("monster barrel barrel", "s..."), at=BELOW, goal="G-barrel")
    table.walk(m, IN)
    table.hand_in(m, "G-monster")
    columns = m.view(0)["players"][0]["columns"]
    assert (columns["main"], columns["second"], columns["exits"]) == ([2], [3], [0])


@pytest.mark.rule("PA-DIS-09", "PA-PTH-07")
@pytest.mark.parametrize(("mark", "goal"), [("m", "G-monster"), ("x", "G-lock"), ("v", "G-pit")])
def test_an_obstacle_at_which_the_path_ends_is_not_counted(mark: str, goal: str) -> None:
    m = table.laid(table.column(f"c{mark}.."), goal=goal)
    seen = table.walk(m, "start M 1 0 N, go S")
    assert (seen["counts"], seen["end"]) == ({"coin": 1}, "obstacle")
    table.hand_in(m, "G-coin")
    assert m.view(0)["players"][0]["columns"]["main"] == [0]
