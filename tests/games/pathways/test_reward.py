"""Phase E: tokens back, coins, main goal, secondary goal, exit, in this order (PA-REW)."""

from __future__ import annotations

import pytest

from games.pathways import rounds
from games.pathways.table import Face, column, deal, face, play, told
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch
from verlies.text.groups import grouped, join

HALL = face(
    "### ###",
    "###.###",
    "### ###",
    "###A###",
    "### ###",
    "###A###",
    "### ###",
    "###.###",
    "### ###",
    A="monster barrel",
)
"""A room between two corridor cells; a monster guards a barrel in it."""


def columns(m: PathwaysMatch, name: str) -> list[list[int]]:
    return [rounds.player(m, seat)["columns"][name] for seat in range(m.seats)]


def scored(drawn: Face, main: str, second: str = "G-stairs", cells: int | None = None) -> PathwaysMatch:
    """Round 1 is over; seat 0 has walked down this card, seat 1 drew nothing."""
    m = rounds.building(drawn, seats=2, goal=main)
    rounds.explore(m, {0: rounds.column_of("S1", cells)})
    rounds.chance(m, f"goal {second}")
    return m


@pytest.mark.rule("PA-REW-01")
def test_all_tokens_go_back_to_stock_used_or_not() -> None:
    m = rounds.building(column("m.x."), seats=2)
    rounds.hold(m, 0, "monster", "monster", "pit", "lock")
    rounds.hold(m, 1, "portal")
    assert m.stock == (3, 4, 4, 4)
    events = rounds.explore(m, {0: rounds.column_of("S1")})
    assert [each["seat"] for each in told(events, "tokens_returned")] == [0, 1]
    assert m.stock == (5, 5, 5, 5)
    assert [rounds.player(m, seat)["tokens"] for seat in (0, 1)] == [
        {"monster": 0, "pit": 0, "lock": 0, "portal": 0}
    ] * 2


@pytest.mark.rule("PA-REW-01")
def test_who_has_no_tokens_returns_none() -> None:
    m = rounds.building(seats=2)
    rounds.hold(m, 1, "pit")
    assert told(rounds.explore(m, {}), "tokens_returned") == [{"seat": 1}]


@pytest.mark.rule("PA-REW-02")
@pytest.mark.parametrize(("cells", "coins"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_one_coin_is_taken_for_each_coin_discovered_on_the_path(cells: int, coins: int) -> None:
    m = rounds.building(column("c.cc"), seats=2, goal="G-stairs")
    events = rounds.explore(m, {0: rounds.column_of("S1", cells)})
    assert told(events, "coins_found") == [
        {"seat": 0, "found": coins, "coins": 6 + coins},
        {"seat": 1, "found": 0, "coins": 6},
    ]
    assert m.coins == [6 + coins, 6]


@pytest.mark.rule("PA-REW-03")
@pytest.mark.parametrize(
    ("cells", "goal", "points"),
    [
        ("bb.b", "G-barrel", 3), ("smsm", "G-monster", 6), ("k.kk", "G-key-time", 6), ("..rr", "G-rope", 6),
        ("cccc", "G-coin", 4), ("rv..", "G-pit", 3), ("kx..", "G-lock", 3), ("llll", "G-scroll", 4),
        ("p.p.", "G-portal", 4), ("s.ss", "G-sword", 3), ("cccc", "G-sword", 0),
    ],
)  # fmt: skip
def test_the_main_goal_scores_matching_discoveries_times_the_points_of_the_card(
    cells: str, goal: str, points: int
) -> None:
    m = scored(column(cells), goal)
    assert columns(m, "main") == [[points], [0]]


@pytest.mark.rule("PA-REW-03")
def test_the_event_says_how_many_were_found() -> None:
    m = rounds.building(column("k.kk"), seats=2, goal="G-key")
    assert told(rounds.explore(m, {1: rounds.column_of("S1")}), "main_scored") == [
        {"seat": 0, "number": 0, "points": 0},
        {"seat": 1, "number": 3, "points": 6},
    ]


@pytest.mark.rule("PA-REW-03", "PA-AMB-02")
def test_a_cleared_room_is_worth_one_point_for_the_room_goal() -> None:
    m = rounds.building(column("..s."), HALL, seats=2, goal="G-room")
    rounds.explore(m, {0: "S1 0 0 0, S2 0 0 4; start M 1 0 N, go S, go S, go S, go S, go S, leave 1 6 S, exit S"})
    rounds.chance(m)
    assert columns(m, "main") == [[1], [0]]


@pytest.mark.rule("PA-REW-03", "PA-DIS-09", "PA-DIS-06")
@pytest.mark.parametrize("goal", ["G-room", "G-monster", "G-barrel"])
def test_a_room_whose_monster_was_not_beaten_counts_nothing(goal: str) -> None:
    m = rounds.building(HALL, seats=2, goal=goal)
    rounds.explore(m, {0: "S1 0 0 0; start M 1 0 N, go S"})
    rounds.chance(m)
    assert columns(m, "main") == [[0], [0]]


@pytest.mark.rule("PA-REW-03", "PA-DIS-09")
@pytest.mark.parametrize(("cells", "points"), [("m...", 0), ("sm..", 3), ("smm.", 3)])
def test_an_obstacle_at_which_the_path_ends_is_not_counted(cells: str, points: int) -> None:
    m = scored(column(cells), "G-monster", cells=1 + cells.rindex("m"))
    assert columns(m, "main")[0] == [points]


@pytest.mark.rule("PA-REW-03", "PA-PTH-10")
def test_what_was_discovered_before_a_dead_end_counts() -> None:
    m = scored(column("bbb."), "G-barrel", cells=2)
    assert (columns(m, "main")[0], columns(m, "exits")[0]) == ([2], [0])


# The secondary goal


@pytest.mark.rule("PA-REW-05")
def test_the_secondary_goal_is_revealed_after_the_paths_are_fixed_and_scores_in_full() -> None:
    m = rounds.building(column("bklb"), seats=2, goal="G-barrel")
    rounds.explore(m, {0: rounds.column_of("S1")})
    assert m.turn == (DEALER,)
    assert m.view(None)["goals"] == {"main": "G-barrel", "second": None, "left": 23}
    assert sum(weight for _, weight in m.odds()) == 23
    assert "goal G-barrel" not in m.odds(), "that one lies there"
    events = deal(m, "goal G-key")
    assert told(events, "second_goal") == [{"goal": "G-key"}]
    assert told(events, "second_scored") == [
        {"seat": 0, "number": 1, "points": 2},
        {"seat": 1, "number": 0, "points": 0},
    ]
    assert (columns(m, "main"), columns(m, "second")) == ([[2], [0]], [[2], [0]])


@pytest.mark.rule("PA-REW-05", "PA-GOL-04")
def test_main_and_secondary_goal_of_one_kind_both_score() -> None:
    m = scored(column("bbb."), "G-barrel", "G-barrel-time")
    assert (columns(m, "main")[0], columns(m, "second")[0]) == ([3], [3])


@pytest.mark.rule("PA-REW-05")
def test_an_odd_number_is_entered_as_it_is() -> None:
    m = scored(column("rrr."), "G-barrel", "G-rope")
    assert columns(m, "second")[0] == [9]
    assert rounds.player(m, 0)["parts"]["second"] == 4, "halved only in the sum"


# Exits


@pytest.mark.rule("PA-REW-06")
@pytest.mark.parametrize(("cells", "ticked"), [(5, True), (4, False), (1, False)])
def test_the_exit_is_ticked_only_if_the_path_left_the_dungeon(cells: int, ticked: bool) -> None:
    m = rounds.building(seats=2)
    rounds.explore(m, {0: rounds.column_of("S1", cells)})
    events = rounds.chance(m)
    assert told(events, "exit_ticked") == ([{"seat": 0}] if ticked else [])
    assert told(events, "exit_crossed") == ([{"seat": 1}] if ticked else [{"seat": 0}, {"seat": 1}])
    assert columns(m, "exits") == [[int(ticked)], [0]]


# The order


@pytest.mark.rule("PA-REW-01", "PA-REW-02", "PA-REW-03", "PA-REW-04", "PA-REW-05", "PA-REW-06")
def test_the_order_is_tokens_coins_main_goal_secondary_goal_exit() -> None:
    m = rounds.building(column("bc.."), seats=2, goal="G-coin-time")
    rounds.hold(m, 0, "pit")
    events = [*rounds.explore(m, {0: rounds.column_of("S1")}), *deal(m, "goal G-barrel")]
    order = ["submitted", "claimed", "explored", "tokens_returned", "coins_found", "main_scored", "second_goal",
             "second_scored", "exit_ticked"]  # fmt: skip
    mine = [event.kind for event in events if event.args.get("seat", 0) == 0 and event.kind in order]
    assert mine == order
    rules = {event.kind: event.rule for event in events}
    assert [rules[kind] for kind in order[3:]] == [
        "PA-REW-01", "PA-REW-02", "PA-REW-03", "PA-REW-05", "PA-REW-05", "PA-REW-06"
    ]  # fmt: skip


@pytest.mark.rule("PA-REW-04")
def test_the_time_bonus_stands_in_the_green_column_before_the_secondary_goal_is_revealed() -> None:
    m = rounds.building(seats=2, goal="G-coin-time")
    rounds.explore(m, {1: rounds.column_of("S1")})
    assert m.frames[-1] == (s.GOAL, s.SECOND)
    assert columns(m, "time") == [[0], [2]]
    assert columns(m, "second") == [[], []]


@pytest.mark.rule("PA-REW-03", "PA-REW-05", "PA-REW-06")
def test_every_round_has_a_field_of_its_own_in_each_column() -> None:
    m = rounds.building(column("bb.."), seats=2, goal="G-barrel")
    rounds.explore(m, {0: rounds.column_of("S1")})
    rounds.chance(m, "goal G-barrel-time", "goal G-coin")
    rounds.until(m, s.EXPLORE, 2)
    rounds.explore(m, {})
    rounds.chance(m, "goal G-key")
    assert rounds.player(m, 0)["columns"] == {"main": [2, 0], "second": [2, 0], "time": [0, 0], "exits": [1, 0]}


# Books that were used on the path


@pytest.mark.rule("PA-SPB-01")
def test_a_book_used_on_the_path_lies_face_down_when_the_round_is_scored() -> None:
    m = rounds.building(column("m..."), seats=2)
    rounds.own(m, 0, "SB-1", "SB-7")
    rounds.explore(m, {0: rounds.column_of("S1")})
    assert rounds.player(m, 0)["books"] == [{"book": "SB-1", "used": True}, {"book": "SB-7", "used": False}]
    rounds.chance(m)
    assert m.round == 2
    assert rounds.player(m, 0)["books"] == [{"book": "SB-1", "used": False}, {"book": "SB-7", "used": False}]


@pytest.mark.rule("PA-SPB-01")
def test_a_book_helps_once_a_round() -> None:
    m = rounds.building(column("m.m."), seats=2, goal="G-monster")
    rounds.own(m, 0, "SB-1")
    rounds.explore(m, {0: rounds.column_of("S1", 3)})
    rounds.chance(m)
    assert columns(m, "main")[0] == [3], "the second monster is the end"


@pytest.mark.rule("PA-SPB-SB13", "PA-REW-01")
def test_a_token_from_sb_13_beyond_the_stock_is_removed_when_it_is_returned() -> None:
    m = rounds.shopping(column("m.m."), seats=2, goal="G-monster")
    rounds.own(m, 0, "SB-13")
    rounds.hold(m, 0, "monster")
    rounds.hold(m, 1, "monster", "monster", "monster", "monster")
    rounds.until(m, s.EXPLORE)
    assert m.stock[0] == 0, "none is left in stock"
    plan = "S1 0 0 0; book SB-13 monster, start M 1 0 N, go S, go S, go S, exit S"
    rounds.explore(m, {0: plan})
    rounds.chance(m)
    assert columns(m, "main")[0] == [6], "both monsters were overcome with tokens"
    assert (m.stock, m.tokens[0]) == ((5, 5, 5, 5), (0, 0, 0, 0))
    assert rounds.player(m, 0)["books"] == [], "the book has gone to the box"
    everywhere = [*m.rows[s.BOOK_ROW], *m.stacks[s.BOOK_ROW], *m.row_discards[s.BOOK_ROW]]
    assert m.content.book_ids.index("SB-13") not in everywhere
    assert m.status() == []


@pytest.mark.rule("PA-SPB-SB13")
def test_an_unused_token_from_sb_13_is_gone_with_the_round_and_so_is_the_book() -> None:
    m = rounds.building(seats=2)
    rounds.own(m, 0, "SB-13", "SB-1")
    play(m, 0, "lay S1 0 0 0, book SB-13 pit, start M 1 0 N")
    rounds.explore(m, {})
    assert (m.stock, rounds.player(m, 0)["books"]) == ((5, 5, 5, 5), [{"book": "SB-1", "used": False}])


@pytest.mark.rule("PA-SPB-SB13", "PA-EXP-02")
def test_sb_13_taken_back_before_submitting_is_still_there() -> None:
    m = rounds.shopping(seats=2, stall="SB-13")
    m.play(0, "book SB-13")
    rounds.until(m, s.EXPLORE)
    play(m, 0, "lay S1 0 0 0, book SB-13 pit")
    m.undo(0)
    rounds.explore(m, {})
    assert rounds.player(m, 0)["books"] == [{"book": "SB-13", "used": False}]


def test_equal_scores_are_one_sentence_and_an_exit_is_told_with_its_path() -> None:
    m = rounds.building(column("...."), column("...."), seats=2, goal="G-coin")
    events = [*rounds.explore(m, {0: rounds.column_of("S1")}), *deal(m, "goal G-barrel")]
    lines = [join(group).kind for group in grouped(event for event in events if event.kind not in m.game.quiet)]
    assert {"main_scored-seats", "second_scored-seats", "explored"} <= set(lines)
    assert not {"main_scored", "second_scored", "exit_ticked", "exit_crossed"} & set(lines)
