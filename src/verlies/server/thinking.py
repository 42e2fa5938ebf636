"""Bots think here: in processes of their own, on matches that only look like the real one to their seat."""

from __future__ import annotations

import asyncio
import io
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from multiprocessing import resource_tracker
from random import Random
from typing import Any

from verlies.bots import Advice, make
from verlies.core.match import Match
from verlies.core.moves import Seat
from verlies.games import find_game

DEADLINE = 20.0
"""Seconds after which a bot that has not answered is passed over."""


@cache
def _common(game_id: str, digest: str) -> dict[str, object]:
    """What all matches with these cards share, by slot: the game, the cards, and tables made once from them."""
    game = find_game(game_id)
    one, other = (game.new(content=game.shipped(digest)) for _ in range(2))
    slots = {slot for kind in type(one).__mro__ for slot in getattr(kind, "__slots__", ())}
    things = {slot: getattr(one, slot, None) for slot in slots}
    plain = (int, str, bytes, tuple, type(None))
    return {
        slot: thing
        for slot, thing in things.items()
        if thing is getattr(other, slot, None) and not isinstance(thing, plain)
    }


class _Pickler(pickle.Pickler):
    """What all matches of a game share is on the other side already: only its name travels."""

    names: dict[int, tuple[str, str, str]]

    def persistent_id(self, thing: object) -> tuple[str, str, str] | None:
        return self.names.get(id(thing))


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, name: tuple[str, str, str]) -> object:
        game_id, digest, slot = name
        return _common(game_id, digest)[slot]


def _pack(match: Match) -> bytes:
    buffer = io.BytesIO()
    pickler = _Pickler(buffer, protocol=5)
    name = (match.game.id, match.content.digest)
    pickler.names = {id(thing): (*name, slot) for slot, thing in _common(*name).items()}
    pickler.dump(match)
    return buffer.getvalue()


def _think(packed: bytes, seat: Seat, level: str, seed: int) -> Advice:
    match: Any = _Unpickler(io.BytesIO(packed)).load()
    return make(level).advise(match.chair(seat), Random(seed))


def _choose(packed: bytes, seat: Seat, level: str, seed: int) -> Advice:
    match: Any = _Unpickler(io.BytesIO(packed)).load()
    return Advice((make(level).choose(match.chair(seat), Random(seed)),))


def _possible(packed: bytes, seat: Seat, other: Seat, seed: int) -> dict[str, Any] | None:
    match: Any = _Unpickler(io.BytesIO(packed)).load()
    found: dict[str, Any] | None = match.chair(seat).possible(other)
    return found


def _be_ready() -> None:
    """What a worker does before the first question comes: it has imported all there is."""


def _belong() -> None:
    """A worker ends with its server, however that ends, and leaves Ctrl+C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


@contextmanager
def _deaf_at_birth() -> Iterator[None]:
    """Processes that are started here do not hear Ctrl+C, not even while they are still importing."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # as it starts it lets Ctrl+C through again
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Thinkers:
    """A few processes in which bots think, one question each at a time."""

    def __init__(self, deadline: float = DEADLINE) -> None:
        self.deadline = deadline
        self._pool: ProcessPoolExecutor | None = None
        self._workers = max(1, (os.cpu_count() or 2) - 1)
        self._free = asyncio.Semaphore(self._workers)
        """The deadline is for thinking, not for waiting until somebody can think."""
        self._luck = Random()

    def start(self) -> None:
        self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _belong)
        with _deaf_at_birth():
            self._pool.submit(_be_ready)

    def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown()

    async def choose(self, match: Match, seat: Seat, level: str) -> str:
        """What a bot plays; any legal move if it does not answer in time."""
        return str((await self._advice(_choose, match, seat, level)).moves[0])

    async def advise(self, match: Match, seat: Seat, level: str) -> Advice:
        """What a bot would play, and what that brings."""
        return await self._advice(_think, match, seat, level)

    async def possible(self, match: Match, seat: Seat, other: Seat) -> dict[str, Any] | None:
        """What would have been possible for another seat, as far as this one can know."""
        found: dict[str, Any] | None = await self._ask(_possible, match, seat, other)
        return found

    async def _advice(self, question: Any, match: Match, seat: Seat, level: str) -> Advice:
        advice: Advice = await self._ask(question, match, seat, level) or Advice(match.moves(seat)[:1])
        return advice

    async def _ask(self, question: Any, match: Match, seat: Seat, about: Any) -> Any:
        """The answer to a question of a seat; None if it does not come in time."""
        packed = _pack(match.guess(seat, self._luck))
        async with self._free:
            return await self._think(question, packed, seat, about)

    async def _think(self, question: Any, packed: bytes, seat: Seat, about: Any) -> Any:
        for _ in range(2):
            if self._pool is None:
                self.start()
            pool = self._pool
            loop = asyncio.get_running_loop()
            try:
                with _deaf_at_birth():
                    thinking = loop.run_in_executor(pool, question, packed, seat, about, self._luck.getrandbits(32))
                answer = await asyncio.wait_for(thinking, self.deadline)
            except (BrokenProcessPool, TimeoutError) as error:
                if self._pool is pool:  # else somebody else has seen to it
                    self.stop()
                if isinstance(error, TimeoutError):
                    return None
            else:
                return answer
        return None
