"""What would have been possible: thought out elsewhere, from what the asker may see."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from server.dungeons import build
from server.house import Asleep, do, facts, in_hall, open_table, refusal
from verlies.core.match import Match
from verlies.core.moves import Seat
from verlies.games.pathways.match import PathwaysMatch
from verlies.server import messages as msg
from verlies.server.hall import Hall
from verlies.server.thinking import Thinkers


def test_what_was_possible_is_told_to_whoever_asks_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Match] = []

    def possible(match: Match, seat: Seat) -> dict[str, Any]:
        asked.append(match)
        return {"seat": seat}

    monkeypatch.setattr(PathwaysMatch, "possible", possible)

    async def scene(hall: Hall) -> None:
        table = await build(hall)
        await do(hall, table, 1, msg.Plan(1, "S1 0 0 0"))
        before = facts(table)
        answer = await hall.answer(table, 0, msg.Best(4, 1))
        assert isinstance(answer, msg.Bests)
        assert (answer.id, msgspec.json.decode(answer.found)) == (4, {"seat": 1})
        assert facts(table) == before
        assert [guess.log() for guess in asked] == [[]]
        assert asked[0].view(0) == table.match.view(0)
        assert (await refusal(hall, table, None, msg.Best(5, 1))).code == "watching"
        assert (await refusal(hall, table, 0, msg.Best(6, 2))).code == "no_seat"
        assert (await refusal(hall, table, 0, msg.Best(7, -1))).code == "no_seat"

    in_hall(None, scene)


def test_where_a_game_has_nothing_to_tell_it_tells_nothing() -> None:
    async def scene(hall: Hall) -> None:
        table = await open_table(hall, 2)
        assert table.match.chair(None).possible(1) is None
        hall.thinkers.start()
        try:
            answer = await hall.answer(table, 0, msg.Best(1, 1))
        finally:
            pool = hall.thinkers._pool
            hall.thinkers.stop()
            if pool is not None:
                await asyncio.to_thread(pool.shutdown)
        assert answer == msg.Bests(1, msgspec.Raw(b"null"))

    in_hall(None, scene, Thinkers())


def test_a_seat_asks_one_question_at_a_time() -> None:
    async def scene(hall: Hall) -> None:
        table = await open_table(hall, 2)
        first = asyncio.create_task(hall.answer(table, 0, msg.Best(1, 1)))
        await asyncio.sleep(0)
        while not hall._asking:
            await asyncio.sleep(0)
        assert (await refusal(hall, table, 0, msg.Best(2, 0))).code == "busy"
        assert (await refusal(hall, table, 0, msg.Hint(3))).code == "busy"
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert hall._asking == set()

    in_hall(None, scene, Asleep())
