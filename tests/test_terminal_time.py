"""Time in the terminal: bots that take theirs, how long people took, and what happens to those who are late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import verlies
from desk import Desk, Last, at_desk
from games.pathways.rounds import building, column_of
from stopped import Time, stop
from verlies.bots import LEVELS, make
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER
from verlies.games.pathways.match import PathwaysMatch
from verlies.host.clock import BOT_TIMES
from verlies.terminal.hot_seat import HotSeat
from verlies.terminal.screens import Curtain

TIMED, UNTIMED = "G-barrel-time", "G-barrel"
PATH = column_of("S1")


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return stop(monkeypatch)


def race(goal: str = TIMED, seats: int = 2, **options: Any) -> PathwaysMatch:
    m = building(seats=seats, goal=goal, **options)
    m.dealer = Dealer(1)
    return m


def seated(match: PathwaysMatch, humans: Sequence[int] = (0,), level: str = "hard") -> HotSeat:
    """People, and bots of this level at all other seats."""
    bots = {seat: make(level) for seat in range(match.seats) if seat not in humans}
    return HotSeat(match, humans, bots)


def think(table: HotSeat, plan: str = PATH) -> None:
    """All bots on turn build this, and would hand it in."""
    for seat in table.clock.bots():
        table.plan(seat, plan)
        thought = table.thought()
        assert thought is not None
        table.answer(thought, table.match.vocabulary.submit)


def handed_in(match: PathwaysMatch) -> list[tuple[int, str]]:
    return [(seat, str(move)) for seat, move in match.log() if move in ("submit", "time")]


def took(match: PathwaysMatch) -> list[str]:
    return [str(move) for seat, move in match.log() if seat == DEALER and move.startswith("took")]


# A race


@pytest.mark.rule("PA-TIM-05", "PA-TIM-06")
@pytest.mark.parametrize("level", list(LEVELS))
def test_a_bot_in_a_race_hands_in_when_it_has_taken_its_time(time: Time, level: str) -> None:
    match = race()
    table = seated(match, level=level)
    think(table)
    assert (handed_in(match), table.thought()) == ([], None)
    assert table.clock.due() == BOT_TIMES[level]
    time.ahead += BOT_TIMES[level] - 1
    assert not table.ring()
    time.ahead += 1
    assert table.ring()
    assert (handed_in(match), match.claimed) == ([(1, "submit")], 1)


@pytest.mark.rule("PA-TIM-05", "PA-TIM-06")
def test_a_person_who_is_quicker_wins_the_hourglass_and_then_no_bot_waits(time: Time) -> None:
    match = race(seats=3)
    table = seated(match)
    think(table)
    time.ahead += 60
    table.plan(0, PATH)
    table.play(0, "submit")
    assert handed_in(match) == [(0, "submit"), (1, "submit"), (2, "submit")]
    assert match.green[0] == (2,)


@pytest.mark.parametrize("options", [{"goal": UNTIMED}, {"time_bonus": "clock"}, {"time_bonus": "off"}])
def test_without_a_race_a_bot_hands_in_at_once(time: Time, options: dict[str, Any]) -> None:
    match = race(**options)
    think(seated(match))
    assert handed_in(match) == [(1, "submit")]


def test_where_nobody_else_builds_bots_do_not_wait(time: Time) -> None:
    match = race(seats=3)
    think(seated(match, humans=()))
    assert len(handed_in(match)) == 3


# By the clock


@pytest.mark.rule("PA-TIM-06", "PA-TIM-07")
@pytest.mark.parametrize(("seconds", "first"), [(74.9, 0), (75.1, 1)])
def test_by_the_clock_times_are_those_that_were_measured(time: Time, seconds: float, first: int) -> None:
    match = race(time_bonus="clock")
    table = seated(match)
    think(table)
    time.ahead += seconds
    table.plan(0, PATH)
    table.play(0, "submit")
    assert took(match) == [f"took 0 {round(10 * seconds)}", "took 1 750"]
    assert [sum(column) for column in match.green] == [2 * (seat == first) for seat in (0, 1)]


@pytest.mark.rule("PA-TIM-06", "PA-TIM-07")
def test_people_who_build_one_after_another_are_measured_one_after_another(time: Time) -> None:
    match = race(time_bonus="clock")
    table = seated(match, humans=(0, 1))
    time.ahead += 50
    table.play(0, "submit")
    time.ahead += 20
    table.play(1, "submit")
    assert took(match) == ["took 0 500", "took 1 200"]


# A limit


@pytest.mark.rule("PA-EXP-04")
def test_who_is_late_hands_in_what_there_is(time: Time) -> None:
    match = race(goal=UNTIMED, timer=120)
    table = seated(match)
    table.plan(1, PATH)
    table.plan(0, column_of("S1", 3))
    time.ahead += 119
    assert not table.ring()
    assert table.clock.left == 1
    time.ahead += 1
    assert table.ring()
    assert handed_in(match) == [(0, "time"), (1, "time")]
    assert len(match.view(0)["last"]["players"][0]["dungeon"]["path"]["steps"]) == 3


@pytest.mark.rule("PA-EXP-04")
def test_each_of_several_people_has_the_whole_time(time: Time) -> None:
    match = race(goal=UNTIMED, timer=120)
    table = seated(match, humans=(0, 1))
    time.ahead += 120
    assert table.ring()
    assert (handed_in(match), table.clock.left) == ([(0, "time")], 120)
    time.ahead += 120
    assert table.ring()
    assert handed_in(match) == [(0, "time"), (1, "time")]


def test_nobody_is_late_in_a_game_that_somebody_has_left(time: Time) -> None:
    match = race(timer=120)
    table = seated(match)
    table.play(0, verlies.RESIGN)
    time.ahead += 500
    assert not table.ring()


# On the screen


@pytest.mark.rule("PA-EXP-04")
def test_the_screen_shows_what_is_left_and_plays_on_when_the_time_is_up(time: Time) -> None:
    match = race(goal=UNTIMED, timer=120)

    async def script(desk: Desk) -> None:
        assert "2:00 left" in desk.say("#head")
        time.ahead += 61
        desk.table.ring()
        assert "0:59 left" in desk.say("#head")
        time.ahead += 59
        desk.table.ring()
        await desk.press()
        assert (0, "time") in handed_in(match)
        assert "left" not in desk.say("#head")

    at_desk(script, match)


def test_behind_the_curtain_no_time_passes(time: Time) -> None:
    match = race(goal=UNTIMED, timer=120)

    async def script(desk: Desk) -> None:
        await desk.press("enter")
        await desk.type("submit")
        await desk.press("enter")
        assert isinstance(desk.app.screen, Curtain)
        time.ahead += 500
        desk.table.ring()
        assert handed_in(match) == [(0, "submit")]
        await desk.press("enter")
        assert "2:00 left" in desk.say("#head")

    at_desk(script, match, [0, 1])


def test_a_bot_that_waits_hands_in_on_the_screen_too(time: Time) -> None:
    match = race(timer=240)
    assert Last.level == "medium"

    async def script(desk: Desk) -> None:
        assert handed_in(match) == []
        time.ahead += BOT_TIMES["medium"]
        desk.table.ring()
        assert handed_in(match) == [(1, "time")], "the last move of its list"

    at_desk(script, match)
