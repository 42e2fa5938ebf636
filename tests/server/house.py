"""A house for tests of the server: halls without a network, servers on a free port, and the guests that visit them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from verlies.core.dealer import Dealer
from verlies.core.match import Match
from verlies.core.moves import Seat
from verlies.server import hall as halls
from verlies.server import messages as msg
from verlies.server.app import LARGEST_BODY, make_app
from verlies.server.hall import Hall
from verlies.server.store import Store
from verlies.server.table import Table
from verlies.server.thinking import Thinkers, _pack

PATIENCE = 300.0
"""Seconds after which something that should happen does not happen any more."""
_numbers = itertools.count(1)
halls.RESPITE = 0.0

Scene = Callable[[Hall], Awaitable[None]]


MEMORY = "sqlite+aiosqlite://"


def url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path / 'tables.sqlite'}"


# Halls without a network


class Here(Thinkers):
    """Bots that think at once, in this process, on the very match that a worker would be sent."""

    def start(self) -> None:
        pass

    async def _ask(self, question: Any, match: Match, seat: Seat, about: Any) -> Any:
        await asyncio.sleep(0)
        return question(_pack(match.guess(seat, self._luck)), seat, about, self._luck.getrandbits(32))


class Asleep(Thinkers):
    """Bots that never answer: seats that others can play for them."""

    def start(self) -> None:
        pass

    async def _ask(self, question: Any, match: Match, seat: Seat, about: Any) -> Any:
        await asyncio.Event().wait()
        raise AssertionError


@contextlib.asynccontextmanager
async def open_hall(database: str, thinkers: Thinkers | None = None) -> AsyncIterator[Hall]:
    kept = await Store.open(database)
    hall = Hall(kept, thinkers or Here())
    try:
        yield hall
    finally:
        await hall.close()
        await kept.close()


def in_hall(path: Path | None, scene: Scene, thinkers: Thinkers | None = None, seed: int = 1) -> None:
    """Let something happen in a hall of its own, where the dealers deal by a seed; without a path, in memory."""

    async def whole() -> None:
        async with open_hall(url(path) if path else MEMORY, thinkers) as hall:
            await asyncio.wait_for(scene(hall), PATIENCE)

    seeds = itertools.count(seed)
    with patch("verlies.server.hall.Dealer", lambda: Dealer(next(seeds))):
        asyncio.run(whole())


async def until(condition: Callable[[], object], what: str = "it") -> None:
    """Wait for something that must come true."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"{what} did not happen"
        await asyncio.sleep(0.002)


async def at_rest(hall: Hall, table_id: str) -> Table:
    """The table once nothing goes on there by itself any more."""
    await hall.table(table_id)
    await until(lambda: table_id not in hall._driving, "rest at the table")
    return await hall.table(table_id)


async def watched(hall: Hall, table_id: str) -> Table:
    """The table of bots once it has come to rest under somebody's eyes."""
    await hall.enter(await hall.table(table_id), Guest())
    return await at_rest(hall, table_id)


class Guest:
    """Somebody at a table who keeps all that was sent."""

    def __init__(self, seat: Seat | None = None) -> None:
        self.seat = seat
        self.sent: list[bytes] = []
        self.closed = False

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def close(self) -> None:
        self.closed = True

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(message) for message in self.sent]

    @property
    def states(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "state"]

    @property
    def state(self) -> dict[str, Any]:
        return self.states[-1]


def mine(count: int, bots: int = 0, opened: int = 0) -> list[msg.NewSeat]:
    """This many seats for me, for bots, and for whoever comes."""
    return [
        *(msg.NewSeat(mine=True, name=f"P{number}") for number in range(count)),
        *(msg.NewSeat(level="easy") for _ in range(bots)),
        *(msg.NewSeat() for _ in range(opened)),
    ]


async def open_table(hall: Hall, count: int = 2, bots: int = 0, opened: int = 0, **options: bool) -> Table:
    """A table at rest with these seats."""
    wanted = msg.NewTable("designer", mine(count, bots, opened), dict(options))
    return await at_rest(hall, (await hall.open(wanted)).table)


async def visit(hall: Hall, table: Table, *seats: Seat | None) -> list[Guest]:
    guests = [Guest(seat) for seat in seats]
    for guest in guests:
        await hall.enter(table, guest)
    return guests


def number(table: Table, seat: Seat) -> int:
    """The number of the question that a seat is asked."""
    prompt = table.match.prompt(seat)
    assert prompt is not None
    return prompt.number


def play(table: Table, seat: Seat, move: str | None = None) -> msg.Play:
    """A legal move, the first if none is named, as a message."""
    return msg.Play(next(_numbers), str(table.match.moves(seat)[0]) if move is None else move, number(table, seat))


async def do(hall: Hall, table: Table, seat: Seat, message: msg.ClientMessage) -> None:
    """Ask for something that must be done."""
    answer = await hall.answer(table, seat, message)
    assert answer == msg.Done(message.id), answer


async def refusal(hall: Hall, table: Table, seat: Seat | None, message: msg.ClientMessage) -> msg.Refused:
    """Ask for something that must be refused, and must not change anything."""
    before = facts(table)
    answer = await hall.answer(table, seat, message)
    assert isinstance(answer, msg.Refused), answer
    assert facts(table) == before
    assert answer.id == message.id
    assert answer.text.de
    assert answer.text.en
    return answer


def facts(table: Table) -> tuple[Any, ...]:
    """All that makes up a table."""
    seats = range(table.match.seats)
    numbers = [prompt and prompt.number for prompt in (table.match.prompt(seat) for seat in seats)]
    places = [(place.name, place.lock, place.level) for place in table.places]
    steps = [(step.seat, step.forced, tuple(map(str, step.events))) for step in table.steps]
    return table.match.key(), numbers, table.match._asked[:], places, steps, table.written, table.match.log()


async def play_on(hall: Hall, table: Table, rng: Random, moves: int = 10_000) -> int:
    """Random moves of the seats on turn, this many at most or to the end; how many there were."""
    for made in range(moves):
        await at_rest(hall, table.id)
        turn = [seat for seat in table.match.turn if seat >= 0]
        if not turn:
            return made
        seat = turn[int(rng.random() * len(turn))]
        legal = table.match.moves(seat)
        await do(hall, table, seat, play(table, seat, str(legal[int(rng.random() * len(legal))])))
    await at_rest(hall, table.id)
    return moves


# Servers


@contextlib.contextmanager
def serving(database: str, real_bots: bool = False) -> Iterator[str]:
    """The whole application on a free port of this machine; gives its address."""
    with patch("verlies.server.app.Thinkers", Thinkers if real_bots else Here):
        config = uvicorn.Config(
            make_app(database),
            ws="websockets-sansio",
            ws_max_size=LARGEST_BODY,
            ws_per_message_deflate=False,
            ws_ping_interval=None,  # who is slow here is not gone
            log_level="critical",
            lifespan="on",
        )
        server = uvicorn.Server(config)
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
            thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
            thread.start()
            try:
                wait_for(lambda: server.started or not thread.is_alive(), "the start of the server")
                yield f"http://127.0.0.1:{listening.getsockname()[1]}"
            finally:
                server.should_exit = True
                thread.join(PATIENCE)


def wait_for(condition: Callable[[], object], what: str = "it") -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"{what} did not happen"
        time.sleep(0.01)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def new_table(address: str, seats: list[msg.NewSeat], game: str = "designer", **rest: Any) -> msg.Opened:
    body = msgspec.json.encode(msg.NewTable(game, seats, **rest))
    answer = httpx.post(f"{address}/api/tables", content=body, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=msg.Opened)


def dial(address: str, table: str) -> ClientConnection:
    """The socket of a table, which a busy machine does not break."""
    path = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    return connect(path, max_size=None, compression=None, open_timeout=PATIENCE, ping_interval=None)


class Visitor:
    """Somebody at a socket. `state` is the last one, with all lines of the chronicle."""

    def __init__(self, address: str, table: str, seat: Seat | None = None, secret: str | None = None) -> None:
        self._open = contextlib.ExitStack()
        self.socket = self._open.enter_context(dial(address, table))
        self.heard: list[dict[str, Any]] = []
        with contextlib.suppress(ConnectionClosed):  # where there is no table, nobody waits for hello
            self.say_raw(json.dumps({"type": "hello", "seat": seat, "secret": secret}))

    @classmethod
    def with_key(cls, address: str, key: msg.Key) -> Visitor:
        return cls(address, key.table, key.seat, key.secret)

    def __enter__(self) -> Visitor:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def say_raw(self, text: str | bytes) -> None:
        self.socket.send(text)

    def read(self) -> dict[str, Any]:
        text = self.socket.recv(PATIENCE)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        return message

    def wait(self, kind: str) -> dict[str, Any]:
        """Read on to the next message of this kind."""
        while True:
            message = self.read()
            if message["type"] == kind:
                return message

    def ask(self, kind: str, **args: Any) -> dict[str, Any]:
        """Ask, and read on to the answer."""
        id = next(_numbers)
        self.say_raw(json.dumps({"type": kind, "id": id, **args}))
        while True:
            message = self.read()
            if message.get("id") == id and message["type"] not in ("table", "state"):
                return message

    def play_on(self, rng: Random, moves: int = 10_000) -> int:
        """Random moves whenever it is this seat's turn, this many at most or to the end; how many there were."""
        for made in range(moves):
            while len(self.state["choices"]) < 2:  # one choice is played by itself
                if self.state["outcome"] is not None:
                    return made
                self.wait("state")
            choice = rng.choice(self.state["choices"])["move"]
            answer = self.ask("play", move=choice, number=self.state["question"]["number"])
            assert answer["type"] == "done", answer
        return moves

    def code(self) -> int:
        """Read on until the server closes the connection; the code that it gives."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    @property
    def state(self) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == "state")
