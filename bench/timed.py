"""The server of a measurement: after each move of a person it writes down how long each part of the answer took.

python bench/timed.py PORT FOLDER
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from verlies.server import app, serve
from verlies.server import messages as msg
from verlies.server.audience import Audience
from verlies.server.hall import Hall

TIMES = "times"
"""The name of the file: a line of JSON for each move, in milliseconds."""

_parts: ContextVar[dict[str, float] | None] = ContextVar("parts", default=None)


def _note(name: str, since: float) -> None:
    """Only the move itself counts: what bots do after it has the same context."""
    parts = _parts.get()
    if parts is not None and "server" not in parts:
        parts.setdefault(name, (time.perf_counter() - since) * 1000)


class TimedAudience(Audience):
    def show(self, table: Any, first: int) -> None:
        begun = time.perf_counter()
        super().show(table, first)
        _note("showing", begun)


class TimedHall(Hall):
    folder = Path()

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.audience = TimedAudience()

    async def answer(self, table: Any, seat: Any, message: msg.ClientMessage) -> msg.ServerMessage:
        if not isinstance(message, msg.Play):
            return await super().answer(table, seat, message)
        parts: dict[str, float] = {}
        token = _parts.set(parts)
        begun = time.perf_counter()
        answer = await super().answer(table, seat, message)
        _note("server", begun)
        _parts.reset(token)
        with (self.folder / TIMES).open("a") as file:
            file.write(json.dumps(parts) + "\n")
        return answer

    async def _change(self, table: Any, act: Callable[[], Any], first: int | None = None) -> None:
        def timed() -> Any:
            begun = time.perf_counter()
            entry = act()
            _note("rules", begun)
            return entry

        await super()._change(table, timed if act != table.go_on else act, first)

    async def _write(self, table: Any, *writes: Any) -> None:
        await _timed("writing", super()._write(table, *writes))


async def _timed(name: str, doing: Awaitable[None]) -> None:
    begun = time.perf_counter()
    await doing
    _note(name, begun)


if __name__ == "__main__":
    TimedHall.folder = Path(sys.argv[2])
    vars(app)["Hall"] = TimedHall
    serve.serve("127.0.0.1", int(sys.argv[1]), f"sqlite+aiosqlite:///{TimedHall.folder / 'tables.sqlite'}", False)
