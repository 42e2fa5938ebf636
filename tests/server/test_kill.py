"""The whole command as a process: killed at any moment, started twice, ended by Ctrl+C, given what it cannot use."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import WebSocketException

from server import house
from verlies.core.moves import DEALER
from verlies.server import messages as msg

LINUX = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc to see processes")


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "verlies", *arguments]


@contextlib.contextmanager
def started(database: str, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A real server, and its address once it answers."""
    port = house.free_port()
    process = subprocess.Popen(
        command("serve", "--port", str(port), "--database", database, *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with process:
        try:
            assert process.stdout is not None
            address = f"http://127.0.0.1:{port}"
            assert process.stdout.readline() == f"Verlies: {address} (Ctrl+C ends it)\n"
            yield process, address
        finally:
            process.kill()


def children(pid: int) -> set[int]:
    """All processes that a process has started, and theirs."""
    found: set[int] = set()
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found |= {int(child), *children(int(child))}
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Player(threading.Thread):
    """Plays both seats of a table at random until the server is gone; keeps the moves that were acknowledged."""

    def __init__(self, keys: list[msg.Key], seed: int) -> None:
        super().__init__()
        self.keys = keys
        self.rng = Random(seed)
        self.acknowledged: list[tuple[int, str]] = []
        self.pending: tuple[int, str] | None = None
        self.over = False
        self.address = ""

    def run(self) -> None:
        with contextlib.suppress(WebSocketException, OSError), contextlib.ExitStack() as open_sockets:
            visitors = [open_sockets.enter_context(house.Visitor.with_key(self.address, key)) for key in self.keys]
            for visitor in visitors:
                visitor.wait("state")
            while not self.over:
                for seat, visitor in enumerate(visitors):
                    visitor.ask("why", move="")  # all that was sent before has been read then
                    state = visitor.state
                    self.over = state["outcome"] is not None
                    if len(state["choices"]) > 1:
                        self.pending = (seat, self.rng.choice(state["choices"])["move"])
                        answer = visitor.ask("play", move=self.pending[1], number=state["question"]["number"])
                        if answer["type"] == "done":
                            self.acknowledged.append(self.pending)
                        self.pending = None

    def again(self) -> Player:
        """The same player at the same table, in a new round."""
        player = Player(self.keys, self.rng.randrange(1000))
        player.acknowledged = self.acknowledged
        return player


async def played(database: str, table_id: str) -> list[tuple[int, str]]:
    """The decisions that the log holds."""
    async with house.open_hall(database) as hall:
        table = await hall.table(table_id)
        moves = [(seat, str(move)) for seat, move in table.match.log() if seat != DEALER]
        return [move for move, step in zip(moves, table.steps[1:], strict=True) if not step.forced]


@pytest.mark.parametrize("seed", [1, 2])
def test_after_kill_9_every_acknowledged_move_is_there(tmp_path: Path, seed: int) -> None:
    database = house.url(tmp_path)
    rng = Random(seed)
    players: list[Player] = []
    for _ in range(3):
        with started(database) as (process, address):
            if not players:
                players = [Player(house.new_table(address, house.mine(2)).keys, each) for each in range(3)]
            players = [player.again() for player in players]
            before = sum(len(player.acknowledged) for player in players)
            for player in players:
                player.address = address
                player.start()
            enough = before + rng.randrange(5, 40)
            moves = [player.acknowledged for player in players]
            house.wait_for(lambda moves=moves, enough=enough: sum(map(len, moves)) >= enough, "a few moves")  # type: ignore[misc]
            process.send_signal(signal.SIGKILL)
            for player in players:
                player.join(house.PATIENCE)
                assert not player.is_alive()
        for player in players:
            there = asyncio.run(played(database, player.keys[0].table))
            known = player.acknowledged
            if player.pending is not None and len(there) == len(known) + 1:
                known.append(player.pending)  # written, but there was no time left to say so
            assert there == known


@contextlib.contextmanager
def against_a_bot(address: str) -> Iterator[None]:
    """At a table where somebody has played once."""
    key = house.new_table(address, house.mine(1, bots=1)).keys[0]
    with house.Visitor.with_key(address, key) as player:
        player.wait("state")
        player.play_on(Random(1), 1)
        yield


@LINUX
def test_after_kill_9_the_processes_of_bots_end_too(tmp_path: Path) -> None:
    with started(house.url(tmp_path)) as (process, address):
        with against_a_bot(address):
            bots = children(process.pid)
            assert bots
            process.kill()
        house.wait_for(lambda: not any(map(alive, bots)), "the end of the bots")


def test_ctrl_c_ends_it_without_a_word(tmp_path: Path) -> None:
    with started(house.url(tmp_path)) as (process, address):
        with against_a_bot(address):
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=house.PATIENCE)
        assert (out, err) == ("", "")
        assert process.returncode == 130
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        assert database.execute("SELECT count(*) FROM entries").fetchone()[0] >= 2
    database.close()


def test_a_real_server_plays_against_bots_and_counts_its_own_version(tmp_path: Path) -> None:
    with started(house.url(tmp_path)) as (_, address):
        assert set(httpx.get(f"{address}/api/version", timeout=house.PATIENCE).json()) == {"verlies"}
        key = house.new_table(address, [msg.NewSeat(mine=True), msg.NewSeat(level="medium")]).keys[0]
        with house.Visitor.with_key(address, key) as player:
            player.wait("state")
            assert player.play_on(Random(1), 3) == 3
            assert player.ask("hint")["type"] in ("hinted", "refused")


# What it cannot use


def complaint(*arguments: str) -> str:
    """What `verlies serve` says when it cannot start: one line, with exit status 2."""
    ran = subprocess.run(
        command("serve", *arguments), capture_output=True, text=True, timeout=house.PATIENCE, check=False
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("verlies: ")
    assert ran.stderr.count("\n") == 1, ran.stderr
    return ran.stderr


@pytest.mark.parametrize(
    "database",
    [
        "nonsense",
        "",
        "sqlite:///x.sqlite",
        "mysql+aiomysql://localhost/x",
        "oracle+nonsense://localhost/x",
        "postgresql+psycopg://localhost:port/x",
        "postgresql+psycopg://127.0.0.1:1/x",
        "sqlite+aiosqlite:////proc/nowhere/x.sqlite",
        "sqlite+aiosqlite:////dev/null/x.sqlite",
        "sqlite+aiosqlite:////",
    ],
)
def test_a_database_that_cannot_be_used_is_named_in_one_line(tmp_path: Path, database: str) -> None:
    if database == "":
        assert "not serve" in complaint("--port", "1", "--host", "192.0.2.1")
    else:
        assert "argument --database: " in complaint("--port", str(house.free_port()), "--database", database)


def test_a_file_that_is_not_a_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_text("Dear diary, " * 200)
    assert "not a database" in complaint("--port", str(house.free_port()), "--database", house.url(tmp_path))
    assert file.read_text() == "Dear diary, " * 200


def test_a_newer_database_is_named_in_one_line(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("CREATE TABLE schema (version INTEGER NOT NULL PRIMARY KEY)")
        database.execute("INSERT INTO schema VALUES (99)")
    said = complaint("--port", str(house.free_port()), "--database", house.url(tmp_path))
    assert "it was made by a newer version of Verlies; update first" in said


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--port", "0"), "--port"),
        (("--port", "65536"), "--port"),
        (("--port", "http"), "--port"),
        (("--host", "no.such.host.invalid"), "cannot serve at"),
        (("--host", "x" * 300), "cannot serve at"),
        (("--host", "..."), "cannot serve at"),
        (("--nonsense",), "--nonsense"),
    ],
)
def test_a_wrong_place_is_named_in_one_line(arguments: tuple[str, ...], says: str) -> None:
    assert says in complaint(*arguments)
