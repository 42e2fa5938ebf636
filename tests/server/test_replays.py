"""Replays: what was seen is seen again, by whoever may see it; records come and go; games go on elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import verlies
from server import house
from verlies.bots import make, play_out
from verlies.bots.series import bots_rng
from verlies.core.match import Match
from verlies.core.moves import DEALER, Seat
from verlies.server import messages as msg
from verlies.server.hall import Hall
from verlies.server.replays import KEPT, Replays
from verlies.server.speech import Problem


def finished(seats: int = 2, seed: int = 11, **options: bool) -> Match:
    match = verlies.new("designer", seats=seats, seed=seed, content=None, **options)
    return play_out(match, [make("random")] * seats, bots_rng(seed))


async def code(asked: Any) -> tuple[str, int]:
    with pytest.raises(Problem) as caught:
        await asked
    assert caught.value.refused().text.en
    return caught.value.code, caught.value.status


async def frames(replays: Replays, id: str, seat: Seat | None, wanted: Seat | None) -> list[Any]:
    steps = (await replays.replay(id, None, None, wanted)).steps
    return [json.loads(bytes((await replays.frame(id, step, None, None, wanted)).view)) for step in range(steps + 1)]


# Steps and perspectives


@pytest.mark.parametrize("options", [{}, {"hidden_selection": True}], ids=str)
def test_frames_are_what_each_seat_saw_at_that_step(options: dict[str, bool]) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2, **options)
        guests = await house.visit(hall, table, 0, 1, None)
        await house.play_on(hall, table, Random(1))
        replays = Replays(hall)
        for guest in guests:
            seen = await frames(replays, table.id, None, guest.seat)
            assert len(seen) == table.step + 1
            for state in guest.states:
                assert not state["table"]["continued"]
                assert seen[state["step"]] == state["view"]
            replay = await replays.replay(table.id, None, None, guest.seat)
            assert replay.seat == guest.seat
            live: list[Any] = []
            for state in guest.states:
                live = [line for line in live if line["step"] < state["lines_from"]] + state["lines"]
            assert msgspec.to_builtins(replay.lines) == live
            assert msgspec.to_builtins(replay.outcome) == guest.state["outcome"]
        assert (replay.complete, replay.perspectives) == (True, [0, 1, None])

    house.in_hall(None, scene)


def test_a_running_game_is_seen_through_own_eyes_only() -> None:
    async def scene(hall: Hall) -> None:
        opened = await hall.open(msg.NewTable("designer", house.mine(2), {"hidden_selection": True}))
        table = await house.at_rest(hall, opened.table)
        guests = await house.visit(hall, table, 0, 1, None)
        await house.play_on(hall, table, Random(1), 9)
        replays = Replays(hall)
        for guest in guests:
            seat = guest.seat
            secret = None if seat is None else opened.keys[seat].secret
            for wanted in (0, 1, None, 7, 10**9):
                replay = await replays.replay(table.id, seat, secret, wanted)
                assert (replay.seat, replay.perspectives, replay.complete) == (seat, [seat], False)
                for state in guest.states:
                    frame = await replays.frame(table.id, state["step"], seat, secret, wanted)
                    assert json.loads(bytes(frame.view)) == state["view"]
        assert await code(replays.replay(table.id, 0, opened.keys[1].secret, 0)) == ("wrong_key", 403)
        assert await code(replays.frame(table.id, 0, 1, "", 0)) == ("wrong_key", 403)
        assert await code(replays.record(table.id)) == ("hidden", 403)
        assert await code(replays.fork(table.id, msg.Fork(0, house.mine(2)))) == ("hidden", 403)
        assert (await replays.replay(table.id, None, None, None)).outcome is None

    house.in_hall(None, scene)


def test_a_replay_goes_on_with_its_game_and_forgets_what_was_taken_back() -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 1)
        replays = Replays(hall)
        for moves in range(1, 5):
            await house.play_on(hall, table, Random(moves), 1)
            assert (await replays.replay(table.id, None, None, None)).steps == table.step
        await house.do(hall, table, 0, msg.GoBack(1, 1))
        assert (await replays.replay(table.id, None, None, None)).steps == 1
        await house.do(hall, table, 0, msg.Rename(2, "Neu"))
        assert (await replays.replay(table.id, None, None, None)).names[0].de == "Neu"

    house.in_hall(None, scene)


def test_steps_that_do_not_exist_are_refused() -> None:
    async def scene(hall: Hall) -> None:
        replays = Replays(hall)
        id = (await replays.upload(str(finished().record()))).replay
        last = (await replays.replay(id, None, None, None)).steps
        for step in (-1, last + 1, 10**9):
            assert await code(replays.frame(id, step, None, None, None)) == ("no_step", 404)
        assert (await replays.frame(id, last, None, None, None)).step == last

    house.in_hall(None, scene)


# Records


def test_a_record_can_be_had_once_the_game_is_over_and_replays() -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2, bots=1)
        await house.play_on(hall, table, Random(1))
        record = await Replays(hall).record(table.id)
        assert verlies.load(str(record)).key() == table.match.key()

    house.in_hall(None, scene)


def test_a_record_that_is_handed_in_is_seen_from_every_seat() -> None:
    async def scene(hall: Hall) -> None:
        match = finished(3, hidden_selection=True)
        replays = Replays(hall)
        id = (await replays.upload(str(match.record()))).replay
        replay = await replays.replay(id, None, None, 2)
        assert (replay.perspectives, replay.seat, replay.complete) == ([0, 1, 2, None], 2, True)
        assert replay.steps == sum(seat != DEALER for seat, _ in match.log())
        assert (await frames(replays, id, None, 1))[-1] == json.loads(json.dumps(match.view(1)))
        told = [line.kind.partition("-")[0] for line in replay.lines]  # several of a kind in a row are one line
        happened = [event.kind for event in match.history(2)]
        assert [kind for kind, _ in groupby(told)] == [kind for kind, _ in groupby(happened)]
        assert str(await replays.record(id)) == str(match.record())

    house.in_hall(None, scene)


def test_the_same_record_has_the_same_id_however_it_is_written() -> None:
    async def scene(hall: Hall) -> None:
        replays = Replays(hall)
        text = str(finished().record())
        ids = {(await replays.upload(each)).replay for each in (text, text, text.replace("\n", "\r\n"))}
        bare = "\n".join(line for line in text.splitlines() if not line.startswith("digest"))
        ids.add((await replays.upload(bare)).replay)
        assert len(ids) == 1
        assert (await replays.upload(str(finished(seed=12).record()))).replay not in ids

    house.in_hall(None, scene)


def test_what_is_not_a_record_is_refused() -> None:
    good = str(finished().record())
    lines = good.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("0 build"))
    bad = [
        "", "hello", "\x00", good[: len(good) // 2], "\n".join(lines[:-1]), good.replace("0 build", "1 build", 1),
        good.replace('game: "designer"', 'game: "chess"'), good.replace("rules: ", "rules: 9"), good + "0 pass\n",
        "\n".join([*lines[:at], "0 fly", *lines[at + 1 :]]), lines[0] + "\n" + "[" * 50_000,
        good.replace("seats: 2", "seats: 9"),
        good.replace('game: "designer"', f'game: "{"x" * 5000}"'),
        "\n".join(line for line in [*lines[:at], "0 " + "fly" * 3000] if not line.startswith("digest")),
    ]  # fmt: skip

    async def scene(hall: Hall) -> None:
        replays = Replays(hall)
        for text in bad:
            assert await code(replays.upload(text)) == ("record", 400)
        for id in ("r-", "r-0", "r-" + "0" * 20, "r-" + "0" * 5000, "r-\x00", "nowhere"):
            assert await code(replays.replay(id, None, None, None)) == ("no_replay", 404)

    house.in_hall(None, scene)


def test_a_record_of_a_game_that_has_not_ended_can_be_looked_at_and_gone_on_with() -> None:
    async def scene(hall: Hall) -> None:
        replays = Replays(hall)
        match = verlies.new("designer", seats=2, seed=1)
        for played in range(12):
            if played:
                match.play(match.turn[0], match.moves(match.turn[0])[0])
            id = (await replays.upload(str(match.record()))).replay
            replay = await replays.replay(id, None, None, None)
            assert replay.complete
            assert replay.outcome is None
            opened = await replays.fork(id, msg.Fork(replay.steps, house.mine(2)))
            assert (await house.at_rest(hall, opened.table)).step >= replay.steps

    house.in_hall(None, scene)


# Going on elsewhere


def test_a_new_table_goes_on_from_any_step() -> None:
    async def scene(hall: Hall) -> None:
        replays = Replays(hall)
        match = finished(2, shrines=True)
        id = (await replays.upload(str(match.record()))).replay
        steps = (await replays.replay(id, None, None, None)).steps
        for step in (0, 1, 2, steps // 3, steps // 2, steps - 1):
            opened = await replays.fork(id, msg.Fork(step, house.mine(2), "Noch mal"))
            table = await hall.table(opened.table)
            guest = (await house.visit(hall, table, 0))[0]
            first = guest.states[0]
            assert first["table"]["continued"]
            if first["step"] == step:
                view = (await replays.frame(id, step, None, None, 0)).view
                assert first["view"] == json.loads(bytes(view))
            assert table.name == "Noch mal"
            assert table.options["shrines"] is True
            await house.at_rest(hall, table.id)
            log = match.log()
            seats_moves = [move for move in log if move[0] != DEALER][:step]
            assert [move for move in table.match.log() if move[0] != DEALER][:step] == seats_moves
            before = house.facts(table)
            hall._tables.clear()
            table = await house.at_rest(hall, table.id)
            assert house.facts(table) == before
            await house.play_on(hall, table, Random(step))
            assert table.match.over
        assert await code(replays.fork(id, msg.Fork(steps, house.mine(2)))) == ("ended", 409)
        assert await code(replays.fork(id, msg.Fork(steps + 1, house.mine(2)))) == ("no_step", 404)
        assert await code(replays.fork(id, msg.Fork(-1, house.mine(2)))) == ("no_step", 404)
        assert await code(replays.fork(id, msg.Fork(0, house.mine(3)))) == ("seats", 400)
        assert await code(replays.fork("nowhere", msg.Fork(0, house.mine(2)))) == ("no_replay", 404)

    house.in_hall(None, scene)


def test_bots_go_on_from_there_by_themselves() -> None:
    async def scene(hall: Hall) -> None:
        replays = Replays(hall)
        match = finished(2)
        id = (await replays.upload(str(match.record()))).replay
        opened = await replays.fork(id, msg.Fork(70, house.mine(0, bots=2)))
        table = await house.watched(hall, opened.table)
        assert table.match.over
        assert (await replays.replay(table.id, None, None, None)).complete

    house.in_hall(None, scene)


def test_one_can_take_back_what_was_decided_before_the_fork() -> None:
    async def scene(hall: Hall) -> None:
        replays = Replays(hall)
        id = (await replays.upload(str(finished(1).record()))).replay
        opened = await replays.fork(id, msg.Fork(9, house.mine(1)))
        table = await house.at_rest(hall, opened.table)
        await house.do(hall, table, 0, msg.GoBack(1, 2))
        assert table.step == 2

    house.in_hall(None, scene)


def test_only_a_limited_number_of_films_is_kept() -> None:
    async def scene(hall: Hall) -> None:
        replays = Replays(hall)
        for seed in range(KEPT + 3):
            match = verlies.new("designer", seats=1, seed=seed)
            match.deal()
            id = (await replays.upload(str(match.record()))).replay
            await replays.replay(id, None, None, None)
        assert len(replays._films) == KEPT

    house.in_hall(None, scene)


# Over HTTP


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with house.serving(house.MEMORY) as where:
        yield where


def test_a_record_is_uploaded_seen_shared_downloaded_and_gone_on_with(address: str) -> None:
    text = str(finished().record())
    with httpx.Client(base_url=f"{address}/api", timeout=house.PATIENCE) as client:
        uploaded = client.post("/records", content=text)
        assert uploaded.status_code == 201
        id = uploaded.json()["replay"]
        replay = client.get(f"/replays/{id}", params={"seat": 1}).json()
        assert replay["seat"] == 1
        frame = client.get(f"/replays/{id}/steps/3", params={"seat": 0}).json()
        assert (frame["step"], frame["view"]["seat"]) == (3, 0)
        download = client.get(f"/replays/{id}/record")
        assert download.text == text
        assert download.headers["content-disposition"] == 'attachment; filename="designer.verlies"'
        body = msgspec.json.encode(msg.Fork(3, house.mine(1, bots=1)))
        opened = client.post(f"/replays/{id}/fork", content=body)
        assert opened.status_code == 201
        key = msgspec.convert(opened.json(), msg.Opened).keys[0]
        with house.Visitor.with_key(address, key) as player:
            player.wait("state")
            assert player.play_on(Random(1), 3) == 3
        for step in ("x", "-1", "1e1", "9" * 20, "99999"):
            assert client.get(f"/replays/{id}/steps/{step}").status_code == 404
        for seat in ("x", "-1", "9", ""):
            assert client.get(f"/replays/{id}", params={"seat": seat}).json()["seat"] in (0, None)
        assert client.post("/records", content=b"\xff\xfe nonsense").json()["code"] == "record"


def test_a_running_game_is_not_a_record_over_http_either(address: str) -> None:
    opened = house.new_table(address, house.mine(2))
    with httpx.Client(base_url=f"{address}/api/replays/{opened.table}", timeout=house.PATIENCE) as client:
        assert client.get("/record").json()["code"] == "hidden"
        assert client.post("/fork", content=b'{"step":0,"seats":[{},{}]}').json()["code"] == "hidden"
        key = opened.keys[1]
        head = {"authorization": f"Bearer {key.seat}.{key.secret}"}
        frame = client.get("/steps/0", params={"seat": 0}, headers=head).json()
        assert frame["view"]["seat"] == 1
        assert client.get("/steps/0", params={"seat": 0}).json()["view"]["seat"] is None


def test_a_replay_of_a_table_stays_where_it_was(tmp_path: Path) -> None:
    """Whoever looks at an old step does not change the table."""

    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        await house.play_on(hall, table, Random(1), 5)
        before = house.facts(table)
        replays = Replays(hall)
        for step in range(table.step + 1):
            await replays.frame(table.id, step, None, None, None)
        assert house.facts(table) == before
        await house.play_on(hall, table, Random(1))

    house.in_hall(tmp_path, scene)
