"""With the box on the table: who plays alone says what chance did, and the server never deals there."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import verlies
from server import house
from verlies.core.match import Match
from verlies.core.moves import DEALER
from verlies.core.record import Record
from verlies.games.twister.match import TwisterMatch
from verlies.server import eyes
from verlies.server import messages as msg
from verlies.server.hall import Hall
from verlies.server.replays import Replays
from verlies.server.speech import Problem
from verlies.server.table import Table

ALONE = msg.NewTable("designer", house.mine(1), dealt_by_hand=True)
PARTY = msg.NewTable("tiny", house.mine(2), dealt_by_hand=True)


async def open_by_hand(hall: Hall, wanted: msg.NewTable = ALONE) -> Table:
    return await house.at_rest(hall, (await hall.open(wanted)).table)


async def sit_down(hall: Hall) -> tuple[Table, house.Guest]:
    """Alone with the box."""
    table = await open_by_hand(hall)
    return table, (await house.visit(hall, table, 0))[0]


def deal(table: Table, move: str | None = None) -> msg.Deal:
    """What chance may bring, the first of it if nothing is named, as a message."""
    return msg.Deal(9, str(table.match.moves(DEALER)[0]) if move is None else move, house.number(table, DEALER))


async def enter(hall: Hall, table: Table, rng: Random, inputs: int = 10_000) -> None:
    """This many moves and outcomes, any of those that are possible; or all to the end."""
    for _ in range(inputs):
        if table.match.over:
            return
        seat = table.match.turn[0]
        move = rng.choice(table.match.moves(seat))
        await house.do(
            hall, table, max(seat, 0), deal(table, move) if seat == DEALER else house.play(table, seat, move)
        )
        await house.at_rest(hall, table.id)


def test_everything_that_chance_does_is_asked_and_the_record_is_an_ordinary_one(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table, guest = await sit_down(hall)
        assert table.match.log() == []
        chance = guest.state["chance"]
        assert [choice["move"] for choice in chance["choices"]] == list(table.match.moves(DEALER))
        assert chance["question"]["text"]["de"] == "Welches Ziel wird aufgedeckt?"
        assert (guest.state["question"], guest.state["choices"]) == (None, [])
        assert guest.state["table"]["turn"] == [0]
        await enter(hall, table, Random(3))
        assert guest.state["outcome"]
        record = str(Record.of(table.match))
        again = verlies.load(record)
        assert again.result == table.match.result
        assert str(again.record()) == record

    house.in_hall(tmp_path, scene)


def test_what_cannot_come_is_refused_with_what_can(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await open_by_hand(hall)
        late = deal(table)
        await house.do(hall, table, 0, late)
        assert (await house.refusal(hall, table, 0, late)).rule == "CORE-STALE"
        refused = await house.refusal(hall, table, 0, deal(table, late.move))
        assert refused.rule == "CORE-CHANCE"
        assert all(str(move) in refused.text.de for move in table.match.moves(DEALER)[:2])
        assert (await house.refusal(hall, table, 0, deal(table, "dance"))).rule == "CORE-TEXT"
        assert (await house.refusal(hall, table, 0, msg.Play(1, "pass", 0))).rule == "CORE-TURN"

    house.in_hall(tmp_path, scene)


def test_inputs_are_taken_back_one_by_one_whoever_they_were_for(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table, guest = await sit_down(hall)
        assert guest.state["no_undo"]["rule"] == "CORE-UNDO"
        assert (await house.refusal(hall, table, 0, msg.Undo(1))).rule == "CORE-UNDO"
        keys = [table.match.key()]
        for _ in range(40):
            await enter(hall, table, Random(len(keys)), 1)
            keys.append(table.match.key())
        assert {seat for seat, _ in table.match.log()} == {0, DEALER}
        while len(keys) > 1:
            assert guest.state["no_undo"] is None
            await house.do(hall, table, 0, msg.Undo(1))
            keys.pop()
            assert table.match.key() == keys[-1]
            assert guest.state["step"] == table.step == len(keys) - 1
        assert (await house.refusal(hall, table, 0, msg.Undo(1))).rule == "CORE-UNDO"
        assert house.number(table, DEALER) > 40

    house.in_hall(tmp_path, scene)


def test_what_was_the_only_move_goes_back_with_the_input_before(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await open_by_hand(hall)
        await enter(hall, table, Random(1), 20)
        table.steps[-2:] = [step._replace(forced=True) for step in table.steps[-2:]]
        await house.do(hall, table, 0, msg.Undo(1))
        assert table.step == 17

    house.in_hall(tmp_path, scene)


def test_a_table_read_again_is_dealt_by_hand_still(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await open_by_hand(hall)
        await enter(hall, table, Random(5), 30)
        await house.do(hall, table, 0, msg.Undo(1))
        before = house.facts(table)
        hall._tables.clear()
        table = await house.at_rest(hall, table.id)
        assert house.facts(table) == before
        assert table.dealt_by_hand
        await enter(hall, table, Random(5))
        assert table.match.over

    house.in_hall(tmp_path, scene)


def test_every_input_is_a_step_of_the_replay_and_a_new_table_can_go_on_from_it(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await open_by_hand(hall)
        await enter(hall, table, Random(2))
        replays = Replays(hall)
        replay = await replays.replay(table.id, None, None, 0)
        assert replay.steps == table.step == len(table.match.log())
        assert {line.seat for line in replay.lines} == {0, None}
        forked = await replays.fork(table.id, msg.Fork(7, house.mine(1)))
        other = await house.at_rest(hall, forked.table)
        assert other.match.log()[:7] == table.match.log()[:7]
        assert not other.dealt_by_hand
        assert other.match.turn == (0,)

    house.in_hall(tmp_path, scene)


def test_who_watches_is_not_told_what_chance_may_bring(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await open_by_hand(hall)
        watcher = (await house.visit(hall, table, None))[0]
        assert watcher.state["chance"] is None
        assert (await house.refusal(hall, table, None, deal(table))).code == "watching"

    house.in_hall(tmp_path, scene)


def test_one_person_who_leads_a_party_deals_for_all(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await open_by_hand(hall, PARTY)
        await enter(hall, table, Random(3), 60)
        assert any(seat == DEALER for seat, _ in table.match.log())
        with pytest.raises(Problem, match="by_hand"):
            await hall.open(msg.NewTable("tiny", [*house.mine(1), msg.NewSeat(level="easy")], dealt_by_hand=True))

    house.in_hall(tmp_path, scene)


@pytest.mark.parametrize("seats", [house.mine(2), [msg.NewSeat(level="easy")], [msg.NewSeat()]])
def test_only_one_alone_deals_by_hand(tmp_path: Path, seats: list[msg.NewSeat]) -> None:
    async def scene(hall: Hall) -> None:
        with pytest.raises(Problem, match="by_hand"):
            await hall.open(msg.NewTable("designer", seats, dealt_by_hand=True))
        assert not hall._tables

    house.in_hall(tmp_path, scene)


def test_where_the_server_deals_nobody_else_does(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 1)
        guest = (await house.visit(hall, table, 0))[0]
        assert guest.state["chance"] is None
        assert (await house.refusal(hall, table, 0, msg.Deal(1, "room R001", 0))).code == "not_by_hand"

    house.in_hall(tmp_path, scene)


def test_a_bot_may_stand_in_and_chance_is_asked_all_the_same(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table, guest = await sit_down(hall)
        await house.do(hall, table, 0, msg.Substitute(1, 0, "easy"))
        while 0 not in [seat for seat, _ in table.match.log()]:
            assert guest.state["chance"]
            await house.do(hall, table, 0, deal(table))
            await house.at_rest(hall, table.id)

    house.in_hall(tmp_path, scene)


# What those would do whom the rules play


def foresee(match: Match, seat: int) -> list[dict[str, Any]]:
    return [{"kind": "goal", "seat": seat, "turn": list(match.turn)}]


def test_a_forecast_is_told_to_whoever_asks_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TwisterMatch, "forecast", foresee)

    async def scene(hall: Hall) -> None:
        opened = await hall.open(msg.NewTable("twister", house.mine(2)))
        table = await house.at_rest(hall, opened.table)
        one, other = await house.visit(hall, table, 1, 0)
        before, heard = house.facts(table), len(other.heard)
        answer = await hall.answer(table, 1, msg.Forecast(4))
        assert answer == msg.Forecasted(4, eyes.Eyes.at(table, 1).forecast())
        assert isinstance(answer, msg.Forecasted)
        assert msgspec.json.decode(answer.thoughts) == foresee(table.match, 1)
        assert house.facts(table) == before
        assert len(other.heard) == heard
        assert (await house.refusal(hall, table, None, msg.Forecast(5))).code == "watching"
        assert one.state

    house.in_hall(tmp_path, scene)


def test_dealing_and_forecasts_go_over_sockets_and_http_alike() -> None:
    with house.serving(house.MEMORY) as address:
        opened = house.new_table(address, house.mine(1), dealt_by_hand=True)
        key = opened.keys[0]
        with house.Visitor.with_key(address, key) as visitor:
            chance = visitor.wait("state")["chance"]
            first = chance["choices"][0]["move"]
            assert visitor.ask("deal", move=first, number=chance["question"]["number"])["type"] == "done"
            assert visitor.ask("forecast")["thoughts"] == []
        message = {"type": "forecast", "id": 3}
        headers = {"authorization": f"Bearer {key.seat}.{key.secret}"}
        answer = httpx.post(
            f"{address}/api/tables/{opened.table}/messages", json=message, headers=headers, timeout=house.PATIENCE
        )
        assert answer.json() == {"type": "forecast", "id": 3, "thoughts": []}
