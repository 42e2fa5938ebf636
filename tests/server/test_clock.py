"""Time at a table: limits, how long each seat took, and bots that give people a chance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.pathways.rounds import building, column_of, until
from games.pathways.table import play as play_all
from server import house
from server.dungeons import TIMED, UNTIMED, Hasty, build, plan_of, some_moves
from server.house import until as wait_until
from stopped import Time, stop
from verlies.bots import LEVELS
from verlies.core.abilities import asks_time, replan
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.host.clock import BOT_TIMES, Clock
from verlies.server import messages as msg
from verlies.server.hall import Hall
from verlies.server.table import Table


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Time:
    return stop(monkeypatch)


async def later(hall: Hall, table: Table, now: Time, seconds: float) -> None:
    """This many seconds later, when the clock has been heard."""
    now.ahead += seconds
    hall._ring(table)
    await wait_until(lambda: not hall._calling, "the end of the time")
    await house.at_rest(hall, table.id)


def took(table: Table) -> list[str]:
    return [str(move) for seat, move in table.match.log() if seat == DEALER and move.startswith("took")]


def submitted(table: Table) -> list[tuple[int, str]]:
    return [(seat, str(move)) for seat, move in table.match.log() if move in ("submit", "time")]


# A limit


def test_the_time_that_is_left_is_told_to_all(now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, timer=120)
        one, anybody = await house.visit(hall, table, 0, None)
        assert 119 < one.state["clock"]["left"] <= 120
        now.ahead = 50
        await house.do(hall, table, 0, house.play(table, 0))
        assert 69 < one.state["clock"]["left"] <= 70
        assert 69 < anybody.state["clock"]["left"] <= 70
        now.ahead = 300
        assert (await hall.state(table, 1)).clock == msg.Clock(0.0)
        free = await build(hall)
        assert (await hall.state(free, 0)).clock is None
        assert (await hall.state(await house.open_table(hall, 2), 0)).clock is None

    house.in_hall(None, scene)


def test_when_the_time_is_up_what_there_is_counts_for_all_who_are_not_ready(now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, 3, timer=120)
        moves = some_moves(table.match, 0, 1, 2)
        await house.do(hall, table, 0, msg.Plan(1, plan_of(moves)))
        await house.do(hall, table, 1, house.play(table, 1, "submit"))
        before = house.facts(table)
        await later(hall, table, now, 119)
        assert house.facts(table) == before
        await later(hall, table, now, 2)
        assert submitted(table) == [(1, "submit"), (0, "time"), (2, "time")]
        assert (await hall.state(table, 0)).clock is None
        assert table.match.view(None)["last"]["players"][0]["dungeon"]["path"] is not None
        assert hall._alarms == {}

    house.in_hall(None, scene)


def test_the_alarm_goes_off_by_itself_though_nobody_is_there(now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, timer=120)
        now.ahead = 119.95
        hall._drive(table)
        now.ahead = 120.0
        await wait_until(lambda: submitted(table) == [(0, "time"), (1, "time")], "the end of the time")

    house.in_hall(None, scene)


def test_time_that_is_up_is_called_though_a_move_came_before_the_alarm(now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, timer=120)
        now.ahead = 121.0
        await house.do(hall, table, 0, house.play(table, 0))
        await wait_until(lambda: submitted(table) == [(0, "time"), (1, "time")], "the end of the time")
        assert hall._alarms == {}

    house.in_hall(None, scene)


def test_a_bot_that_still_thinks_is_late_too(now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await hall.table((await build_unrested(hall)).id)
        now.ahead = 121
        hall._ring(table)
        await wait_until(lambda: submitted(table) == [(0, "time"), (1, "time")], "the end of the time")

    house.in_hall(None, scene, house.Asleep())


async def build_unrested(hall: Hall) -> Table:
    """A person and a bot that never answers."""
    table = await build(hall, 2, timer=120)
    await house.do(hall, table, 1, msg.Substitute(1, 1, "hard"))
    return table


def test_a_table_that_is_read_again_has_the_whole_time_again(tmp_path: Path, now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, timer=120)
        now.ahead = 100
        async with house.open_hall(house.url(tmp_path)) as other:
            again = await other.table(table.id)
            left = (await other.state(again, 0)).clock
            assert left is not None
            assert left.left > 119
            assert table.id in other._alarms

    house.in_hall(tmp_path, scene)


def test_who_goes_back_has_the_whole_time_again(now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, 1, bots=1, timer=120)
        await house.do(hall, table, 0, house.play(table, 0))
        now.ahead = 100
        await house.do(hall, table, 0, msg.GoBack(1, table.step - 1))
        assert table.clock.left is not None
        assert table.clock.left > 119

    house.in_hall(None, scene, Hasty())


# How long it took


def test_the_clock_says_how_long_people_took_and_bots_take_as_long_as_their_level(now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, 2, bots=1, goal=TIMED, level="medium", time_bonus="clock")
        now.ahead = 42.0
        await house.do(hall, table, 1, house.play(table, 1, "submit"))
        now.ahead = 99.5
        await house.do(hall, table, 0, house.play(table, 0, "submit"))
        times = [int(move.split()[2]) for move in took(table)]
        assert [move.split()[1] for move in took(table)] == ["0", "1", "2"]
        assert 995 <= times[0] < 1005
        assert 420 <= times[1] < 430
        assert times[2] == 1200

    house.in_hall(None, scene, Hasty())


def test_no_time_is_too_short_or_too_long_for_the_rules(now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, goal=TIMED, time_bonus="clock")
        now.ahead = -1.0
        await house.do(hall, table, 1, house.play(table, 1, "submit"))
        now.ahead = 1e6
        await house.do(hall, table, 0, house.play(table, 0, "submit"))
        assert took(table) == ["took 0 36000", "took 1 1"]

    house.in_hall(None, scene)


def test_a_clock_stops_for_each_seat_that_is_ready_and_starts_with_each_stage() -> None:
    m = building(seats=2, goal=TIMED, time_bonus="clock")
    clock = Clock(m, lambda seat: None)
    clock.follow(1000.0)
    m.play(1, "submit")
    clock.follow(1007.0)
    clock.follow(1009.0)
    m.play(0, "submit")
    clock.follow(1020.0)
    assert (m.timing(), clock.stage) == (0, None)
    assert [clock.took(0), clock.took(1)] == [20.0, 7.0]
    play_all(m, DEALER, "took 0 200", "took 1 70")
    assert m.timing() is None
    until(m, s.EXPLORE, 2)
    clock.follow(2000.0)
    m.play(0, "submit")
    clock.follow(2003.0)
    assert clock.took(0) == 3.0


def test_a_table_that_is_read_again_knows_how_long_those_took_who_are_ready(
    tmp_path: Path, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, goal=TIMED, time_bonus="clock")
        monkeypatch.setattr("verlies.server.store.time.time", lambda: table.changed + 33.0)
        await house.do(hall, table, 1, house.play(table, 1, "submit"))
        async with house.open_hall(house.url(tmp_path)) as other:
            again = await other.table(table.id)
            now.ahead = 12.0
            await house.do(other, again, 0, house.play(again, 0, "submit"))
            assert took(again) == ["took 0 120", "took 1 330"]

    house.in_hall(tmp_path, scene)


def test_where_no_time_is_asked_for_there_is_none_to_tell() -> None:
    m = building(seats=2, goal=UNTIMED, timer=240)
    assert (m.timing(), m.stage()) == (None, ("explore 1", 240, "time", False))
    replan(m, 0, column_of("S1"))
    play_all(m, 0, "submit")
    play_all(m, 1, "submit")
    assert m.frames[-1][0] != s.TOOK
    assert not asks_time(m)


# A race


def test_a_bot_in_a_race_hands_in_when_it_has_taken_its_time(now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, 1, bots=1, goal=TIMED, level="hard")
        await house.visit(hall, table, 0)
        assert (table.match.turn, submitted(table)) == ((0, 1), [])
        due = table.clock.due()
        assert due is not None
        assert 74 < due <= 75
        await later(hall, table, now, 74)
        assert submitted(table) == []
        await later(hall, table, now, 2)
        assert submitted(table) == [(1, "submit")]
        assert table.clock.due() is None

    house.in_hall(None, scene, Hasty())


def test_nobody_waits_for_somebody_who_is_ready(now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, 1, bots=2, goal=TIMED)
        assert submitted(table) == []
        await house.do(hall, table, 0, house.play(table, 0, "submit"))
        await house.at_rest(hall, table.id)
        assert submitted(table) == [(0, "submit"), (1, "submit"), (2, "submit")]

    house.in_hall(None, scene, Hasty())


def test_after_the_first_no_bot_waits(now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, 2, bots=1, goal=TIMED)
        await house.do(hall, table, 0, msg.Plan(1, plan_of(some_moves(table.match, 0, 1, 1))))
        await house.at_rest(hall, table.id)
        assert submitted(table) == []
        await house.do(hall, table, 0, house.play(table, 0, "submit"))
        await house.at_rest(hall, table.id)
        assert submitted(table) == [(0, "submit"), (2, "submit")]
        assert table.match.turn == (1,)

    house.in_hall(None, scene, Hasty())


@pytest.mark.parametrize("options", [{"goal": UNTIMED}, {"goal": TIMED, "time_bonus": "clock"}])
def test_without_a_race_a_bot_hands_in_at_once(options: dict[str, Any]) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, 1, bots=1, **options)
        assert submitted(table) == [(1, "submit")]

    house.in_hall(None, scene, Hasty())


def test_a_seat_that_is_given_back_is_not_handed_in_by_its_bot(now: Time) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, 2, goal=TIMED)
        await house.do(hall, table, 1, msg.Substitute(1, 1, "easy"))
        await house.at_rest(hall, table.id)
        await house.do(hall, table, 1, msg.Substitute(2, 1, None))
        await later(hall, table, now, 500)
        assert submitted(table) == []
        assert house.number(table, 1)

    house.in_hall(None, scene, Hasty())


def test_every_level_takes_its_time() -> None:
    assert set(BOT_TIMES) == set(LEVELS)
