"""Many live tables in one server process: how long a move takes from its sending to the new state on the wire.

    python bench/server.py [--tables 200] [--seconds 20] [--json]

Every table has two people at sockets, and one random legal move is made at it each second; a move counts when both
have seen it. Beside it, in the same run: how often this disk can sync, and how long it takes such a socket to bring a
message there and back that changes nothing.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from typing import Any

import msgspec
from command import options, show
from serving import post, served
from websockets.asyncio.client import connect

SEATS = [{"mine": True}, {"mine": True}]


class Person:
    """One seat at one table, at a socket."""

    def __init__(self, key: dict[str, Any]) -> None:
        self.key = key
        self.state: dict[str, Any] = {}
        self.seen = asyncio.Event()
        self.answered = asyncio.Event()

    async def sit(self, address: str) -> None:
        uri = f"{address.replace('http', 'ws', 1)}/api/tables/{self.key['table']}/live"
        self.socket = await connect(uri, max_size=None, compression=None)
        await self.say({"type": "hello", "seat": self.key["seat"], "secret": self.key["secret"]})
        self.listening = asyncio.create_task(self.listen())
        await self.seen.wait()

    async def say(self, message: dict[str, Any]) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def listen(self) -> None:
        async for text in self.socket:
            message = msgspec.json.decode(text)
            if message["type"] == "state":
                self.state = message
                self.seen.set()
            elif message["type"] in ("done", "refused"):
                self.answered.set()

    async def bare(self) -> float:
        """There and back without a change: why is this not a move?"""
        self.answered.clear()
        begun = time.perf_counter()
        await self.say({"type": "why", "id": 2, "move": "build nothing"})
        await self.answered.wait()
        return time.perf_counter() - begun


async def one_table(address: str, until: float, moves: list[float], bare: list[float]) -> None:
    """A move a second; when the game is over, the next one begins."""
    await asyncio.sleep(random.random())
    people: list[Person] = []
    while time.perf_counter() < until:
        if not people or people[0].state["outcome"]:
            opened = await asyncio.to_thread(post, f"{address}/api/tables", {"game": "designer", "seats": SEATS})
            people = [Person(key) for key in opened["keys"]]
            await asyncio.gather(*(person.sit(address) for person in people))
        asked = [person for person in people if person.state["question"]]
        if asked:
            mover = random.choice(asked)
            for person in people:
                person.seen.clear()
            move = random.choice(mover.state["choices"])["move"]
            number = mover.state["question"]["number"]
            begun = time.perf_counter()
            await mover.say({"type": "play", "id": 1, "move": move, "number": number})
            await asyncio.gather(*(person.seen.wait() for person in people))
            moves.append(time.perf_counter() - begun)
            bare.append(await mover.bare())
        await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - begun) if asked else 0.05))


def syncs_a_second() -> float:
    with tempfile.NamedTemporaryFile() as file:
        begun = time.perf_counter()
        for _ in range(300):
            file.write(b"x" * 100)
            file.flush()
            os.fdatasync(file.fileno())
        return 300 / (time.perf_counter() - begun)


def percentile(values: list[float], share: float) -> float:
    return round(sorted(values)[int(len(values) * share)] * 1000, 2)


async def load(address: str, tables: int, seconds: float) -> dict[str, Any]:
    moves: list[float] = []
    bare: list[float] = []
    until = time.perf_counter() + seconds
    await asyncio.gather(*(one_table(address, until, moves, bare) for _ in range(tables)))
    half = len(moves) // 4  # tables being opened all at once are no everyday load
    moves, bare = moves[half:], bare[half:]
    return {
        "tables": tables,
        "moves": len(moves),
        "move_ms": {
            "p50": percentile(moves, 0.5),
            "p99": percentile(moves, 0.99),
            "worst": percentile(moves, 1 - 1e-9),
        },
        "bare_message_ms": {"p50": percentile(bare, 0.5), "p99": percentile(bare, 0.99)},
    }


def main() -> None:
    arguments = options(__doc__, tables=200, seconds=20.0)
    with served() as address:
        report = asyncio.run(load(address, arguments.tables, arguments.seconds))
    report["disk_syncs_a_second"] = round(syncs_a_second())
    show(report, arguments.json)


if __name__ == "__main__":
    main()
