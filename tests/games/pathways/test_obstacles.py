"""Monsters, locks, lava and fall pits on the way (PA-OBS)."""

from __future__ import annotations

import pytest

from games.pathways import table

DOWN, BELOW = "start M 1 0 N, go S", "0 0 0, 0 0 4"
TOOLS = [
    ("m", "s", "sword", "monster", "SB-1", "PA-OBS-01"),
    ("x", "k", "key", "lock", "SB-7", "PA-OBS-02"),
    ("v", "r", "rope", "pit", "SB-3", "PA-OBS-03"),
]
"""Obstacle, its item, how the item is called, its token, its book, and the rule."""


# What overcomes an obstacle


@pytest.mark.rule("PA-OBS-01", "PA-OBS-02", "PA-OBS-03")
@pytest.mark.parametrize(("mark", "item", "name", "token", "book", "rule"), TOOLS)
def test_an_obstacle_is_overcome_by_its_item_its_token_or_its_book(
    mark: str, item: str, name: str, token: str, book: str, rule: str
) -> None:
    kind = {"m": "monster", "x": "lock", "v": "lava"}[mark]
    by_item = table.walk(table.laid(table.column(f"{item}{mark}..")), DOWN)
    assert (by_item["counts"], by_item["free"][name]) == ({name: 1, kind: 1}, 0)
    by_token = table.walk(table.laid(table.column(f".{mark}.."), tokens=token), DOWN)
    assert (by_token["counts"], by_token["tokens"][token]) == ({kind: 1}, 0)
    by_book = table.walk(table.laid(table.column(f".{mark}.."), books=book), DOWN)
    assert (by_book["counts"], by_book["books"]) == ({kind: 1}, [])
    assert by_item["end"] == by_token["end"] == by_book["end"] == "open"


@pytest.mark.rule("PA-OBS-01", "PA-OBS-02", "PA-OBS-03", "PA-DIS-09")
@pytest.mark.parametrize(("mark", "item", "name", "token", "book", "rule"), TOOLS)
def test_without_the_right_tool_the_path_ends_there(
    mark: str, item: str, name: str, token: str, book: str, rule: str
) -> None:
    """All other items, tokens and books are there."""
    others = [row for row in TOOLS if row[0] != mark]
    tokens, books = f"{others[0][3]} {others[1][3]}", f"{others[0][4]} {others[1][4]}"
    m = table.laid(
        table.column(f"{others[0][1]}{others[1][1]}l{mark}"), table.column("...."), at=BELOW, tokens=tokens, books=books
    )
    seen = table.walk(m, "start M 1 0 N, go S, go S, go S")
    assert seen["end"] == "obstacle"
    assert table.moves(m) == set()
    assert table.refused(m, 0, "go S") == (rule, "path_stopped")
    assert seen["counts"] == {others[0][2]: 1, others[1][2]: 1, "scroll": 1}


@pytest.mark.rule("PA-OBS-01")
def test_a_monster_on_the_first_cell_is_met_at_once() -> None:
    m = table.laid(table.column("m..."))
    assert table.walk(m, "start M 1 0 N")["end"] == "obstacle"
    assert table.walk(table.laid(table.column("m..."), tokens="monster"), "start M 1 0 N")["counts"] == {"monster": 1}


@pytest.mark.rule("PA-OBS-01", "PA-EX-02")
def test_a_sword_found_before_a_monster_defeats_it_and_both_count() -> None:
    m = table.laid(table.column("smc."), goal="G-sword")
    seen = table.walk(m, "start M 1 0 N, go S, go S")
    assert seen["counts"] == {"sword": 1, "monster": 1, "coin": 1}
    table.hand_in(m, "G-monster")
    columns = m.view(0)["players"][0]["columns"]
    assert (columns["main"], columns["second"]) == ([1], [3])


@pytest.mark.rule("PA-OBS-02", "PA-GEO-10")
def test_obstacles_underground_are_met_in_the_same_way() -> None:
    m = table.laid(table.column("....", "skmx"))
    seen = table.walk(m, "start U 1 0 N, go S, go S, go S")
    assert (seen["counts"], seen["end"]) == ({"sword": 1, "key": 1, "monster": 1, "lock": 1}, "open")


@pytest.mark.rule("PA-OBS-03")
def test_nobody_falls_through_lava() -> None:
    m = table.laid(table.column("rv..", "...."))
    assert table.moves_after(m, DOWN) == {"go S"}
    assert table.refused(m, 0, "fall") == ("PA-OBS-03", "lava_is_no_way")
    m = table.laid(table.column(".v..", "...."))
    assert table.moves_after(m, DOWN) == set()


# Fall pits in corridors


@pytest.mark.rule("PA-OBS-04", "PA-OBS-07")
def test_at_a_fall_pit_one_may_cross_with_a_rope_or_fall() -> None:
    m = table.laid(table.column("ro..", ".bc."))
    assert table.moves_after(m, DOWN) == {"fall", "go S"}
    crossed = table.walk(m.copy(), "go S")
    assert (crossed["counts"], crossed["free"]["rope"]) == ({"rope": 1, "pit": 1}, 0)
    assert crossed["steps"][-1]["place"] == {"level": "M", "x": 1, "y": 2}
    fallen = table.walk(m, "fall")
    assert (fallen["counts"], fallen["free"]["rope"]) == ({"rope": 1, "pit": 1, "barrel": 1}, 1)
    assert fallen["steps"][-1]["place"] == {"level": "U", "x": 1, "y": 1}
    assert table.moves(m) == {"go N", "go S"}


@pytest.mark.rule("PA-OBS-04")
@pytest.mark.parametrize(("tokens", "books"), [("pit", ""), ("", "SB-3")])
def test_a_fall_pit_is_crossed_with_a_token_or_a_book_as_well(tokens: str, books: str) -> None:
    m = table.laid(table.column(".o..", "...."), tokens=tokens, books=books)
    assert table.moves_after(m, DOWN) == {"fall", "go S"}
    seen = table.walk(m, "go S")
    assert (seen["counts"], seen["tokens"]["pit"], seen["books"]) == ({"pit": 1}, 0, [])


@pytest.mark.rule("PA-OBS-04")
def test_without_a_rope_one_can_only_fall() -> None:
    m = table.laid(table.column("so..", "...."), tokens="lock", books="SB-1")
    assert table.moves_after(m, DOWN) == {"fall"}
    assert table.refused(m, 0, "go S") == ("PA-OBS-04", "pit_without_rope")
    assert table.walk(m, "fall")["counts"] == {"sword": 1, "pit": 1}


@pytest.mark.rule("PA-OBS-04")
def test_leaving_from_a_pit_by_an_exit_crosses_it() -> None:
    m = table.laid(table.column("...o", "...."), tokens="pit")
    assert table.moves_after(m, "start M 1 0 N, go S, go S, go S") == {"fall", "exit S"}
    seen = table.walk(m, "exit S")
    assert (seen["counts"], seen["tokens"]["pit"], seen["end"]) == ({"pit": 1}, 0, "exit")
    m = table.laid(table.column("...o", "...."))
    table.walk(m, "start M 1 0 N, go S, go S, go S")
    assert table.refused(m, 0, "exit S") == ("PA-OBS-04", "pit_without_rope")


@pytest.mark.rule("PA-OBS-05", "PA-DIS-09")
def test_a_pit_whose_landing_cell_is_used_is_the_end_unless_it_is_crossed() -> None:
    """Along the underground, up the stairs, and then onto the pit above its own path."""
    around = "start U 1 3 S, go N, go N, go N, stairs, go S, go S"
    m = table.laid(table.column("=.o.", "=..."), goal="G-pit")
    seen = table.walk(m, around)
    assert table.moves(m) == set()
    assert table.refused(m, 0, "fall") == ("PA-OBS-05", "landing_used")
    assert table.refused(m, 0, "go S") == ("PA-OBS-05", "pit_is_the_end")
    assert (seen["counts"], seen["end"]) == ({"stairs": 1}, "obstacle")
    table.hand_in(m, "G-coin")
    assert m.view(0)["players"][0]["columns"]["main"] == [0]
    m = table.laid(table.column("=.o.", "=..."), tokens="pit")
    assert table.moves_after(m, around) == {"go S"}
    assert table.walk(m, "go S")["counts"] == {"stairs": 1, "pit": 1}


@pytest.mark.rule("PA-OBS-11", "PA-PTH-12")
def test_a_path_that_ends_on_a_pit_spends_nothing_and_does_not_count_it() -> None:
    m = table.laid(table.column("ro..", "...."), tokens="pit", goal="G-pit")
    seen = table.walk(m, DOWN)
    assert (seen["counts"], seen["free"]["rope"], seen["tokens"]["pit"]) == ({"rope": 1}, 1, 1)
    assert seen["end"] == "obstacle"
    table.hand_in(m, "G-rope")
    columns = m.view(0)["players"][0]["columns"]
    assert (columns["main"], columns["second"], columns["exits"]) == ([0], [3], [0])


@pytest.mark.rule("PA-OBS-04", "PA-OBS-05")
def test_the_landing_cell_may_hold_anything_a_corridor_holds() -> None:
    assert table.walk(table.laid(table.column(".o..", ".m..")), f"{DOWN}, fall")["end"] == "obstacle"
    seen = table.walk(table.laid(table.column("so..", ".m..")), f"{DOWN}, fall")
    assert (seen["counts"], seen["end"]) == ({"sword": 1, "pit": 1, "monster": 1}, "open")


# Pits in rooms


HALL = table.face(
    "### ###  #######",
    "###.###  #######",
    "### ###  #######",
    "#A A .#  #= . . ",
    "#   ###  # #####",
    "#A A .#  #.#####",
    "#######  # #####",
    "#######  #.#####",
    "#######  # #####",
    A="pit@1,1 stairs@0,1",
)
"""A room with doors in the north and east (two), a pit and stairs; below both a corridor that leads east and south."""


@pytest.mark.rule("PA-OBS-06", "PA-OBS-07", "PA-EX-06")
def test_a_pit_in_a_room_is_ignored_at_no_cost_or_used_to_fall() -> None:
    m = table.laid(HALL, tokens="pit", goal="G-pit")
    seen = table.walk(m, "start M 1 0 N, go S")
    assert seen["counts"] == {"room": 1, "pit": 1, "stairs": 1}
    assert table.moves(m) == {"leave 1 1 E", "leave 1 2 E", "stairs 0 1", "fall 1 1"}
    around = table.walk(m.copy(), "leave 1 1 E")
    assert (around["counts"]["pit"], around["tokens"]["pit"]) == (1, 1)
    fallen = table.walk(m, "fall 1 1")
    assert (fallen["counts"]["pit"], fallen["tokens"]["pit"]) == (1, 1)
    assert fallen["steps"][-1]["place"] == {"level": "U", "x": 1, "y": 1}


@pytest.mark.rule("PA-OBS-09", "PA-OBS-10")
def test_a_pit_is_used_once_only() -> None:
    m = table.laid(HALL)
    assert table.moves_after(m, "start M 1 0 N, go S, fall 1 1, go W, stairs") == {"leave 1 1 E", "leave 1 2 E"}
    assert table.refused(m, 0, "fall 1 1") == ("PA-OBS-09", "pit_used")


@pytest.mark.rule("PA-OBS-11")
def test_a_room_pit_whose_landing_cell_is_used_cannot_be_fallen_through() -> None:
    m = table.laid(HALL)
    table.walk(m, "start U 2 1 E, go W, go W, stairs")
    assert table.path(m)["counts"] == {"room": 1, "pit": 1, "stairs": 1}
    assert table.moves(m) == {"leave 1 1 N", "leave 1 1 E", "leave 1 2 E"}
    assert table.refused(m, 0, "fall 1 1") == ("PA-OBS-11", "landing_used")


# Up again


@pytest.mark.rule("PA-OBS-08", "PA-OBS-10")
def test_nothing_but_stairs_portals_and_books_leads_up_and_a_rope_does_not() -> None:
    m = table.laid(table.column("ro..", "r..."), tokens="pit", books="SB-3")
    assert table.moves_after(m, f"{DOWN}, fall") == {"go N", "go S"}
    m = table.laid(table.column("....", "r..."), tokens="pit")
    assert table.moves_after(m, "start U 1 0 N, go S") == {"go S"}
    m = table.laid(table.column(".o..", "...."), tokens="pit pit")
    assert table.moves_after(m, "start U 1 0 N, go S") == {"go S"}, "below a pit that was not used"


@pytest.mark.rule("PA-OBS-10")
def test_stairs_portals_and_books_lead_up() -> None:
    m = table.laid(table.column(".=.p", ".=.p"), books="SB-4", tokens="portal")
    assert table.moves_after(m, "start U 1 0 N, go S") == {"stairs", "go S"}
    assert table.moves_after(m, "go S, go S") == {"portal M 1 3", "exit S"}
    m = table.laid(table.column(".o..", "...."), books="SB-4")
    assert table.moves_after(m, "start U 1 0 N, go S") == {"book SB-4", "go S"}


# All together


@pytest.mark.rule("PA-EX-06", "PA-OBS-07")
@pytest.mark.parametrize(
    ("cells", "steps", "counted"),
    [
        ("ro..", "start M 1 0 N, go S, go S", 1), ("ro..", "start M 1 0 N, go S, fall", 1),
        (".v..", "start M 1 0 N, go S", 0), ("rv..", "start M 1 0 N, go S", 1),
    ],
)  # fmt: skip
def test_which_pits_count_for_the_goal(cells: str, steps: str, counted: int) -> None:
    m = table.laid(table.column(cells, "...."), goal="G-pit")
    table.walk(m, steps)
    table.hand_in(m, "G-coin")
    assert m.view(0)["players"][0]["columns"]["main"] == [3 * counted]


@pytest.mark.rule("PA-OBS-01", "PA-OBS-04", "PA-PTH-12")
def test_one_rope_serves_one_pit_of_either_kind() -> None:
    m = table.laid(table.column("rvo.", "...."))
    assert table.moves_after(m, "start M 1 0 N, go S, go S") == {"fall"}
    m = table.laid(table.column("rov.", "...."))
    assert table.walk(m, "start M 1 0 N, go S, go S")["end"] == "obstacle"


@pytest.mark.rule("PA-REW-01", "PA-OBS-01")
def test_tokens_that_were_spent_and_those_that_were_not_go_back_to_the_stock() -> None:
    m = table.exploring(table.column(".m.."), tokens="monster lock")
    assert m.view(0)["market"]["tokens"] == {"monster": 4, "pit": 5, "lock": 4, "portal": 5}
    table.play(m, 0, f"lay S1 0 0 0, {DOWN}")
    table.hand_in(m, "G-coin-time")
    assert m.view(0)["market"]["tokens"] == {"monster": 5, "pit": 5, "lock": 5, "portal": 5}
