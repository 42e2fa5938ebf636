"""The end of the game: the sum of all columns, exits, coins, and who has won (PA-END)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from games.pathways.rounds import building, chance, column_of, explore, player, until
from games.pathways.table import column
from verlies.core.events import Result
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch


@cache
def _last(seats: int) -> PathwaysMatch:
    """Round 6: all have submitted nothing, and the last goal is still to be revealed."""
    m = building(seats=seats)
    until(m, s.EXPLORE, 6)
    explore(m, {})
    assert m.frames[-1] == (s.GOAL, s.SECOND)
    return m


def spread(total: int) -> tuple[int, ...]:
    """Five fields of a column with this sum."""
    return (total // 2, 0, total - total // 2, 0, 0)


def ended(
    blue: Sequence[int],
    pink: Sequence[int] | None = None,
    green: Sequence[int] | None = None,
    exits: Sequence[int] | None = None,
    coins: Sequence[int] | None = None,
) -> Result:
    """The result of a game with these sums of the columns, ticks and coins."""
    seats = len(blue)
    m = _last(seats).copy()
    nothing = [0] * seats
    m.blue = [(*spread(each), 0) for each in blue]
    m.pink = [spread(each) for each in pink or nothing]
    m.green = [(*spread(each), 0) for each in green or nothing]
    m.exits = [tuple(int(at < each) for at in range(5)) for each in exits or nothing]
    m.coins = list(coins or nothing)
    chance(m)
    assert m.over
    assert m.result is not None
    return m.result


def parts(result: Result, name: str) -> list[int]:
    return [result.breakdown[seat][name] for seat in sorted(result.breakdown)]


@pytest.mark.rule("PA-END-01", "PA-EX-08")
def test_the_example_of_the_final_score() -> None:
    result = ended([21, 0], [13, 0], [5, 0], [4, 1], [8, 0])
    assert result.breakdown[0] == {"main": 21, "second": 6, "time": 5, "exits": 2, "coins": 2}
    assert result.score[0] == 36
    assert (result.winners, result.reason) == ((0,), "scored")


@pytest.mark.rule("PA-END-01")
@pytest.mark.parametrize(("pink", "half"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4), (13, 6)])
def test_the_sum_of_the_pink_column_is_halved_and_rounded_down(pink: int, half: int) -> None:
    assert parts(ended([5, 5], [pink, 0]), "second") == [half, 0]


@pytest.mark.rule("PA-END-01")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (31, 10)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    assert parts(ended([5, 5], coins=[coins, 0]), "coins") == [points, 0]


@pytest.mark.rule("PA-END-01")
def test_blue_and_green_count_in_full() -> None:
    result = ended([7, 12], green=[9, 4])
    assert (parts(result, "main"), parts(result, "time")) == ([7, 12], [9, 4])
    assert result.score == {0: 16, 1: 16}


@pytest.mark.rule("PA-END-02", "PA-EX-09", "PA-END-03")
@pytest.mark.parametrize(
    ("ticks", "points"),
    [
        ((5, 5, 3, 2), [2, 2, 1, 0]),
        ((4, 0), [2, 0]),
        ((4, 3), [2, 1]),
        ((1, 5, 3), [0, 2, 1]),
        ((3, 3, 3), [2, 2, 2]),
        ((5, 4, 4, 4), [2, 1, 1, 1]),
        ((5, 4, 4, 3, 3), [2, 1, 1, 0, 0]),
        ((0, 0), [0, 0]),
        ((0, 0, 1), [0, 0, 2]),
        ((2, 2, 0, 0), [2, 2, 0, 0]),
        ((5, 1, 0, 0, 0), [2, 1, 0, 0, 0]),
    ],
)
def test_most_exits_are_2_points_second_most_1_and_all_who_are_equal_get_them(
    ticks: tuple[int, ...], points: list[int]
) -> None:
    assert parts(ended([0] * len(ticks), exits=ticks), "exits") == points


@pytest.mark.rule("PA-END-02")
def test_the_exit_of_the_last_round_counts() -> None:
    m = building(seats=2)
    until(m, s.EXPLORE, 6)
    m.exits = [(1, 0, 0, 0, 0), (1, 0, 0, 0, 0)]
    explore(m, {1: column_of(m.view(1)["hand"][0])})
    chance(m)
    assert m.result is not None
    assert parts(m.result, "exits") == [1, 2]


@pytest.mark.rule("PA-END-04")
@pytest.mark.parametrize(("blue", "winner"), [((10, 11, 9), 1), ((12, 11, 9), 0), ((1, 2, 3), 2)])
def test_the_highest_score_wins(blue: tuple[int, ...], winner: int) -> None:
    assert ended(blue).winners == (winner,)


@pytest.mark.rule("PA-END-04")
def test_a_column_alone_does_not_win() -> None:
    assert ended([20, 10], pink=[0, 30]).winners == (1,)
    assert ended([20, 21], pink=[30, 0]).winners == (0,)


@pytest.mark.rule("PA-END-04")
@pytest.mark.parametrize(
    ("blue", "pink", "winners"),
    [
        ((10, 9), (4, 6), (1,)),
        ((9, 10), (6, 4), (0,)),
        ((10, 10), (5, 4), (0,)),
        ((10, 10), (4, 5), (1,)),
        ((10, 10), (5, 5), (0, 1)),
        ((10, 8, 10), (4, 8, 4), (1,)),
        ((10, 9, 10), (4, 4, 4), (0, 2)),
        ((7, 7, 7), (3, 3, 3), (0, 1, 2)),
    ],
)
def test_among_equals_the_higher_sum_of_secondary_goals_before_halving_wins_else_they_share(
    blue: tuple[int, ...], pink: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    result = ended(blue, pink)
    assert len({result.score[seat] for seat in result.winners}) == 1
    assert result.winners == winners


@pytest.mark.rule("PA-END-01", "PA-REW-05")
def test_points_so_far_are_shown_all_along() -> None:
    m = building(column("rrr."), seats=2, goal="G-rope")
    explore(m, {0: column_of("S1")})
    chance(m, "goal G-key")
    seen = player(m, 0)
    assert seen["parts"] == {"main": 9, "second": 0, "time": 0, "exits": 2, "coins": 2}
    assert (seen["points"], player(m, 1)["points"]) == (13, 2)


@pytest.mark.rule("PA-END-01", "PA-RND-02")
def test_the_last_secondary_goal_still_counts() -> None:
    m = building(*[column("kx..")] * 9, seats=2)
    until(m, s.EXPLORE, 6)
    explore(m, {0: column_of(m.view(0)["hand"][0])})
    chance(m, "goal G-lock-time")
    assert m.result is not None
    assert (m.pink[0][-1], parts(m.result, "second")) == (3, [1, 0])
