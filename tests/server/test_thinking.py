"""Bots think elsewhere, on a match that only looks like the real one; whatever happens to them, the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

import verlies
from server.house import PATIENCE, at_rest, in_hall, mine, until, watched
from verlies.bots import LEVELS, Advice
from verlies.core.match import Match
from verlies.core.moves import Seat
from verlies.server import messages as msg
from verlies.server import thinking
from verlies.server.eyes import Eyes
from verlies.server.hall import Hall
from verlies.server.thinking import Thinkers, _pack, _Unpickler


def opened(seats: int = 2, seed: int = 4, **options: bool) -> Match:
    match = verlies.new("designer", seats=seats, seed=seed, content=None, **options)
    match.deal()
    return match


def forever(packed: bytes, seat: Seat, level: str, seed: int) -> Advice:
    """A bot that gets lost in thought."""
    while True:
        pass


def deadly(packed: bytes, seat: Seat, level: str, seed: int) -> Advice:
    """A bot whose process dies."""
    os._exit(3)


def deadly_once(packed: bytes, seat: Seat, level: str, seed: int) -> Advice:
    """Dies with an odd seed."""
    if seed % 2:
        os._exit(3)
    return thinking._choose(packed, seat, level, seed)


@asynccontextmanager
async def running(deadline: float = PATIENCE) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(deadline)
    thinkers.start()
    try:
        yield thinkers
    finally:
        pool = thinkers._pool
        thinkers.stop()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown)


def together(scene: Callable[[Thinkers], Awaitable[None]], deadline: float = PATIENCE) -> None:
    async def whole() -> None:
        async with running(deadline) as thinkers:
            await asyncio.wait_for(scene(thinkers), PATIENCE)

    asyncio.run(whole())


def workers(thinkers: Thinkers) -> list[int]:
    assert thinkers._pool is not None
    return [process.pid for process in (thinkers._pool._processes or {}).values() if process.pid is not None]


# What they get


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bot_gets_a_match_without_past_that_differs_in_what_is_hidden(
    monkeypatch: pytest.MonkeyPatch, seat: Seat
) -> None:
    sent: list[Match] = []

    def keep(match: Match) -> bytes:
        packed = _pack(match)
        sent.append(_unpack(packed))
        return packed

    monkeypatch.setattr(thinking, "_pack", keep)
    match = opened(hidden_selection=True)
    match.play(1 - seat, match.moves(1 - seat)[0])

    async def scene(thinkers: Thinkers) -> None:
        for _ in range(3):
            assert await thinkers.choose(match, seat, "easy") in match.moves(seat)
            await thinkers.advise(match, seat, "hard")

    together(scene)
    assert len(sent) == 6
    for guess in sent:
        assert guess.log() == []
        assert guess.history(seat) == []
        assert guess.dealer is None
        with pytest.raises(verlies.UsageError):
            guess.record()
        assert guess.view(seat) == match.view(seat)
        assert guess.moves(seat) == match.moves(seat)
        assert guess.content is match.content
        assert guess.game is match.game
    assert len({guess.key() for guess in sent} | {match.key()}) > 2


def _unpack(packed: bytes) -> Match:
    import io

    match: Match = _Unpickler(io.BytesIO(packed)).load()
    return match


def test_what_travels_is_small_and_holds_no_rules() -> None:
    packed = _pack(opened(5).guess(0, Random(1)))
    assert len(packed) < 20_000
    assert b"R001" not in packed


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_with_a_legal_move(level: str) -> None:
    async def scene(thinkers: Thinkers) -> None:
        for seats in (1, 2, 5):
            match = opened(seats)
            assert await thinkers.choose(match, 0, level) in match.moves(0)

    together(scene)


def test_advice_has_a_reason_in_both_languages() -> None:
    names: dict[str, dict[int | str, str]] = {"de": {}, "en": {}}

    async def scene(thinkers: Thinkers) -> None:
        for seats in (1, 3):
            match = opened(seats)
            advice = await thinkers.advise(match, 0, "hard")
            hinted = Eyes(match, 0, names, {}).hinted(advice, 7)
            assert hinted.moves[0].move in match.moves(0)
            assert hinted.id == 7
            assert hinted.gains
            assert all(text.de != text.en for text in (*hinted.gains, *(choice.text for choice in hinted.moves)))

    together(scene)


# What may happen to them


def test_after_the_deadline_a_legal_move_is_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = opened()

    async def scene(thinkers: Thinkers) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(thinking, "_choose", forever)
            assert await thinkers.choose(match, 0, "easy") in match.moves(0)
        thinkers.deadline = PATIENCE
        assert await thinkers.choose(match, 0, "easy") in match.moves(0)

    together(scene, deadline=0.2)


def test_one_who_thinks_forever_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    match = opened()

    async def scene(thinkers: Thinkers) -> None:
        await thinkers.choose(match, 0, "easy")
        lost = asyncio.create_task(thinkers._ask(forever, match, 0, "easy"))
        await asyncio.sleep(0)
        thinkers.deadline = PATIENCE
        others = [asyncio.create_task(thinkers.choose(match, 1, "easy")) for _ in range(4)]
        answers = await asyncio.gather(lost, *others)
        assert answers[0] is None
        assert all(move in match.moves(1) for move in answers[1:])

    async def whole() -> None:
        async with running() as thinkers:
            await thinkers.choose(match, 0, "easy")
            thinkers.deadline = 0.5
            await asyncio.wait_for(scene(thinkers), PATIENCE)

    asyncio.run(whole())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_the_next_question_is_answered_when_the_workers_were_killed() -> None:
    match = opened()

    async def scene(thinkers: Thinkers) -> None:
        await thinkers.choose(match, 0, "easy")
        pool: Any = thinkers._pool
        for pid in workers(thinkers):
            os.kill(pid, signal.SIGKILL)
        await until(lambda: pool._broken, "that the pool notices")
        assert await thinkers.choose(match, 0, "easy") in match.moves(0)
        assert thinkers._pool is not pool

    together(scene)


def test_a_bot_whose_process_dies_is_passed_over() -> None:
    match = opened()

    async def scene(thinkers: Thinkers) -> None:
        assert await thinkers._advice(deadly, match, 0, "easy") == Advice(match.moves(0)[:1])
        assert await thinkers.choose(match, 0, "easy") in match.moves(0)

    together(scene)


def test_many_whose_workers_die_at_once_do_not_end_each_others_new_ones() -> None:
    match = opened()

    async def scene(thinkers: Thinkers) -> None:
        await thinkers.choose(match, 0, "easy")
        answers = [asyncio.create_task(thinkers.choose(match, 0, "easy")) for _ in range(8)]
        await asyncio.sleep(0)
        pools = {id(thinkers._pool)}
        for pid in workers(thinkers):
            os.kill(pid, signal.SIGKILL)
        while not all(task.done() for task in answers):
            await asyncio.sleep(0.005)
            pools.add(id(thinkers._pool))
        assert all(task.result() in match.moves(0) for task in answers)
        assert len(pools - {id(None)}) <= 2

    together(scene)


def test_a_whole_table_of_bots_in_other_processes() -> None:
    async def scene(hall: Hall) -> None:
        hall.thinkers.start()
        try:
            table = await hall.open(msg.NewTable("designer", mine(0, bots=2)))
            assert not (await at_rest(hall, table.table)).match.over  # nobody cares
            assert (await watched(hall, table.table)).match.over
        finally:
            pool = hall.thinkers._pool
            hall.thinkers.stop()
            if pool is not None:
                await asyncio.to_thread(pool.shutdown)

    in_hall(None, scene, Thinkers())
