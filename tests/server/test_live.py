"""Playing: over the socket and over plain HTTP, what is sent to whom and in which order, and people who come and go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from server import house
from verlies.server import messages as msg
from verlies.server.hall import Hall
from verlies.server.live import BACKLOG, NO_TABLE, TOO_SLOW, WRONG_KEY, live
from verlies.server.store import Write


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with house.serving(house.url(tmp_path_factory.mktemp("live"))) as where:
        yield where


def bearer(key: msg.Key) -> dict[str, str]:
    return {"authorization": f"Bearer {key.seat}.{key.secret}"}


def state_over_http(address: str, key: msg.Key) -> Any:
    return httpx.get(f"{address}/api/tables/{key.table}", headers=bearer(key), timeout=house.PATIENCE).json()


# Whole games


def test_a_whole_game_against_bots_over_the_socket(address: str) -> None:
    opened = house.new_table(address, house.mine(1, bots=2))
    with house.Visitor.with_key(address, opened.keys[0]) as player, house.Visitor(address, opened.table) as spectator:
        player.wait("state")
        assert player.play_on(Random(3)) > 20
        outcome = player.state["outcome"]
        assert outcome["reason"] == "scored"
        assert sum(score["won"] for score in outcome["scores"]) >= 1
        while not spectator.wait("state")["outcome"]:
            pass
        assert spectator.state["outcome"] == outcome
        assert spectator.state["view"]["seat"] is None


def test_a_whole_game_by_plain_http(address: str) -> None:
    opened = house.new_table(address, house.mine(2), options={"shrines": True})
    rng = Random(5)
    path = f"/api/tables/{opened.table}"
    with httpx.Client(base_url=address, timeout=house.PATIENCE) as client:
        for turn in range(5000):
            key = opened.keys[turn % 2]
            state = client.get(path, headers=bearer(key)).json()
            if state["outcome"]:
                break
            if len(state["choices"]) > 1:
                move = rng.choice(state["choices"])["move"]
                body = {"type": "play", "id": turn, "move": move, "number": state["question"]["number"]}
                answer = client.post(f"{path}/messages", json=body, headers=bearer(key))
                assert (answer.status_code, answer.json()) == (200, {"type": "done", "id": turn})
        assert state["outcome"]["reason"] == "scored"
        late = {"type": "resign", "id": 1}
        answer = client.post(f"{path}/messages", json=late, headers=bearer(opened.keys[0]))
        assert (answer.status_code, answer.json()["rule"]) == (409, "CORE-OVER")


def test_the_socket_and_http_show_the_same(address: str) -> None:
    opened = house.new_table(address, house.mine(2))
    with house.Visitor.with_key(address, opened.keys[0]) as player:
        player.wait("state")
        player.play_on(Random(1), 1)
        player.ask("why", move="pass")
        once_more = house.Visitor.with_key(address, opened.keys[0])
        with once_more:
            assert once_more.wait("state") == state_over_http(address, opened.keys[0])


# What is sent


def test_the_new_state_comes_before_the_answer(address: str) -> None:
    opened = house.new_table(address, house.mine(2))
    with house.Visitor.with_key(address, opened.keys[0]) as player:
        first = player.wait("state")
        player.ask("play", move=first["choices"][0]["move"], number=first["question"]["number"])
        kinds = [message["type"] for message in player.heard]
        assert kinds == ["state", "state", "done"]
        assert player.state["step"] == first["step"] + 1


def test_a_doubled_click_plays_once(address: str) -> None:
    opened = house.new_table(address, house.mine(2))
    with house.Visitor.with_key(address, opened.keys[0]) as player:
        state = player.wait("state")
        click = {"type": "play", "move": state["choices"][0]["move"], "number": state["question"]["number"]}
        player.say_raw(json.dumps({**click, "id": 1}))
        player.say_raw(json.dumps({**click, "id": 2}))
        assert player.wait("done")["id"] == 1
        refused = player.wait("refused")
        assert (refused["id"], refused["code"], refused["rule"]) == (2, "rule", "CORE-STALE")
        assert player.state["step"] == state["step"] + 1


def test_a_click_from_another_window_that_comes_late_is_refused(address: str) -> None:
    opened = house.new_table(address, house.mine(2))
    with (
        house.Visitor.with_key(address, opened.keys[0]) as here,
        house.Visitor.with_key(address, opened.keys[0]) as there,
    ):
        old = here.wait("state")
        there.wait("state")
        there.play_on(Random(1), 1)
        late = here.ask("play", move=old["choices"][-1]["move"], number=old["question"]["number"])
        assert (late["code"], late["rule"]) == ("rule", "CORE-STALE")
        assert here.state["step"] == there.state["step"]


def test_whoever_comes_back_gets_everything_again(address: str) -> None:
    opened = house.new_table(address, house.mine(1, bots=1))
    with house.Visitor.with_key(address, opened.keys[0]) as player:
        player.wait("state")
        player.play_on(Random(1), 5)
    with house.Visitor.with_key(address, opened.keys[0]) as again:
        state = again.wait("state")
        assert state["lines_from"] == 0
        assert state["lines"][0]["step"] == 0
        assert state["step"] >= 5
        again.play_on(Random(1), 2)


def test_lines_that_replace_others_add_up_to_the_whole_chronicle(address: str) -> None:
    opened = house.new_table(address, house.mine(1, bots=1))
    key = opened.keys[0]
    with house.Visitor.with_key(address, key) as player:
        player.wait("state")
        player.play_on(Random(2))
        player.ask("why", move="pass")
        lines: list[Any] = []
        for state in (message for message in player.heard if message["type"] == "state"):
            lines = [line for line in lines if line["step"] < state["lines_from"]] + state["lines"]
        assert lines == state_over_http(address, key)["lines"]
        assert all(line["text"]["de"] and line["text"]["en"] for line in lines)


def test_a_hint_names_legal_moves_and_what_they_bring_in_both_languages(address: str) -> None:
    opened = house.new_table(address, house.mine(2))
    with house.Visitor.with_key(address, opened.keys[0]) as player:
        state = player.wait("state")
        hint = player.ask("hint")
        assert hint["moves"][0] in state["choices"]
        assert hint["gains"]
        assert all(gain["de"] != gain["en"] for gain in hint["gains"])
        while player.state["question"]:
            choice = player.state["choices"][0]["move"]
            player.ask("play", move=choice, number=player.state["question"]["number"])
        refused = player.ask("hint")
        assert refused["code"] == "no_hint"


def test_why_and_preview_change_nothing_and_tell_only_the_asker(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        guests = await house.visit(hall, table, 0, 1, None)
        sent = [len(guest.sent) for guest in guests]
        before = house.facts(table)
        move = str(table.match.moves(0)[0])
        assert await hall.answer(table, 0, msg.Why(1, move)) == msg.Done(1)
        preview = await hall.answer(table, 0, msg.Preview(2, move))
        assert isinstance(preview, msg.Previewed)
        shown = json.loads(bytes(preview.view))
        assert shown["seat"] == 0
        _, room, column = move.split(" ")
        assert shown["players"][0]["dungeon"][0][int(column) - 1]["room"] == room
        refused = await house.refusal(hall, table, 0, msg.Why(3, "build R000 1"))
        assert refused.rule == "CORE-TEXT"
        assert (await house.refusal(hall, table, 0, msg.Preview(4, "pass"))).code == "rule"
        assert house.facts(table) == before
        assert [len(guest.sent) for guest in guests] == sent

    house.in_hall(tmp_path, scene)


def test_what_is_forced_is_played_at_once_and_only_its_own_seat_learns_that_it_was(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        forced = 0
        while forced < 4:
            table = await house.open_table(hall, 4)
            guests = await house.visit(hall, table, 0, 1, 2, 3, None)
            await house.play_on(hall, table, Random(4))
            forced += sum(step.forced for step in table.steps)
            for guest in guests:
                marked = {line["step"] for state in guest.states for line in state["lines"] if line["forced"]}
                assert marked == {at for at, step in enumerate(table.steps) if step.forced and step.seat == guest.seat}

    house.in_hall(tmp_path, scene)


def test_resigning_ends_the_game_for_everybody(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        guests = await house.visit(hall, table, 0, 1, None)
        await house.do(hall, table, 1, msg.Resign(1))
        for guest in guests:
            assert guest.state["outcome"]["reason"] == "resigned"
            assert guest.state["choices"] == []
            assert guest.state["no_undo"] is not None
        assert (await house.refusal(hall, table, 0, msg.Resign(2))).rule == "CORE-OVER"
        assert (await house.refusal(hall, table, 0, msg.GoBack(3, 0))).code == "not_earlier"
        assert (await house.refusal(hall, table, 0, msg.Play(4, "pass", 0))).rule == "CORE-OVER"

    house.in_hall(tmp_path, scene)


# Coming and going


def test_everybody_is_told_who_is_there(address: str) -> None:
    opened = house.new_table(address, house.mine(2))
    with house.Visitor.with_key(address, opened.keys[0]) as host:
        assert [place["online"] for place in host.wait("state")["table"]["places"]] == [True, False]
        with house.Visitor.with_key(address, opened.keys[1]):
            assert [place["online"] for place in host.wait("table")["places"]] == [True, True]
        assert [place["online"] for place in host.wait("table")["places"]] == [True, False]


@pytest.mark.parametrize(
    ("seat", "secret", "code", "closed"),
    [
        (0, "wrong", "wrong_key", WRONG_KEY),
        (0, None, "wrong_key", WRONG_KEY),
        (None, "wrong", "wrong_key", WRONG_KEY),
        (7, "wrong", "no_seat", NO_TABLE),
        (-1, "wrong", "no_seat", NO_TABLE),
    ],
)
def test_a_wrong_key_is_refused_with_a_reason(
    address: str, seat: int | None, secret: str | None, code: str, closed: int
) -> None:
    opened = house.new_table(address, house.mine(2))
    with house.Visitor(address, opened.table, seat, secret) as stranger:
        assert stranger.read()["code"] == code
        assert stranger.code() == closed


def test_a_table_that_does_not_exist_is_refused_with_a_reason(address: str) -> None:
    with house.Visitor(address, "nowhere") as stranger:
        assert stranger.read()["code"] == "no_table"
        assert stranger.code() == NO_TABLE


class Line:
    """A socket as the server sees it, in the hands of a test: it reads nothing after this many messages."""

    def __init__(self, hall: Hall, table: str, reads: int, breaks: bool = False) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(hall=hall))
        self.path_params = {"table": table}
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: int | None = None
        self.read: list[str] = []
        self._reads = reads
        self._breaks = breaks

    def say(self, message: Any) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        return await self.incoming.get()

    async def send_text(self, text: str) -> None:
        if len(self.read) >= self._reads:
            if self._breaks:
                raise WebSocketDisconnect(1006)
            await asyncio.Event().wait()
        self.read.append(text)

    async def close(self, code: int) -> None:
        self.closed = code

    def visit(self) -> asyncio.Task[None]:
        return asyncio.create_task(live(cast(WebSocket, self)))


def test_a_slow_reader_is_sent_away_and_nobody_else_notices(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        other = (await house.visit(hall, table, 0))[0]
        slow = Line(hall, table.id, reads=1)
        slow.say(msg.Hello())
        visiting = slow.visit()
        await house.until(lambda: slow.read, "the first state")
        before = len(other.sent)
        for at in range(BACKLOG + 20):
            await house.do(hall, table, 0, msg.Rename(at, f"N{at}"))
        await visiting
        assert slow.closed == TOO_SLOW
        assert hall.audience.at(table.id) == [other]
        assert len([state for state in other.heard[before:] if state["type"] == "state"]) == BACKLOG + 20
        assert not other.closed

    house.in_hall(tmp_path, scene)


def test_a_move_is_finished_though_its_player_has_gone_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        other = (await house.visit(hall, table, 1))[0]
        hold = asyncio.Event()
        write = hall.store.write

        async def slow_write(*writes: Write) -> None:
            await hold.wait()
            await write(*writes)

        opened = await hall.open(msg.NewTable("designer", house.mine(1)))
        assert opened.keys
        secret = table.places[0].take("P0")
        line = Line(hall, table.id, reads=1, breaks=True)
        line.say(msg.Hello(0, secret))
        visiting = line.visit()
        await house.until(lambda: line.read, "the first state")
        monkeypatch.setattr(hall.store, "write", slow_write)
        asked = house.number(table, 0)
        line.say(house.play(table, 0))
        await house.until(lambda: table.lock.locked(), "the move")
        hall.audience.tell_places(table)  # this cannot be delivered any more: the line is dead
        await visiting
        hold.set()
        await house.until(lambda: not table.lock.locked(), "the end of the move")
        assert not other.closed
        assert other.state["step"] == 1
        assert (await house.at_rest(hall, table.id)) is table
        prompt = table.match.prompt(0)
        assert prompt is None or prompt.number > asked

    house.in_hall(tmp_path, scene)


def test_a_visit_that_ends_the_server_ends_its_tasks_too(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        line = Line(hall, table.id, reads=99)
        line.say(msg.Hello())
        visiting = line.visit()
        await house.until(lambda: line.read, "the first state")
        before = len(asyncio.all_tasks())
        visiting.cancel()
        await asyncio.gather(visiting, return_exceptions=True)
        assert not hall.audience.at(table.id)
        assert len(asyncio.all_tasks()) == before - 4

    house.in_hall(tmp_path, scene)


def test_whoever_waits_with_hello_gets_the_table_as_it_is_then(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        line = Line(hall, table.id, reads=99)
        visiting = line.visit()
        await asyncio.sleep(0)
        hall._tables.clear()
        again = await hall.table(table.id)
        await house.do(hall, again, 0, house.play(again, 0))
        line.say(msg.Hello())
        await house.until(lambda: line.read, "the first state")
        assert json.loads(line.read[0])["step"] == 1
        visiting.cancel()
        await asyncio.gather(visiting, return_exceptions=True)

    house.in_hall(tmp_path, scene)
