"""Plans: all that a seat builds, replaced by one text; and chronicles without what the board shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

import verlies
from games.pathways.rounds import building
from server import house
from server.dungeons import build, done_by, plan_of, some_moves
from verlies.core.abilities import replan, replanned
from verlies.core.errors import BadPlan, IllegalMove
from verlies.core.record import Record
from verlies.host.entries import Replanned, decode_entry
from verlies.server import messages as msg
from verlies.server import store
from verlies.server.hall import Hall
from verlies.server.replays import Replays
from verlies.server.table import Table


async def last_entry(hall: Hall, table: Table) -> Any:
    query = sa.select(store.entries.c.entry).where(store.entries.c.table_id == table.id)
    rows = await hall.store.rows(query.order_by(store.entries.c.number))
    return decode_entry(rows[-1].entry)


def test_a_plan_is_one_entry_of_the_log_and_each_of_its_moves_is_a_step() -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall)
        one, other = await house.visit(hall, table, 0, 1)
        before, written, asked = table.step, table.written, house.number(table, 0)
        moves = some_moves(table.match, 0, 2, 3)
        await house.do(hall, table, 0, msg.Plan(1, plan_of(moves), number=asked))
        assert done_by(table, 0) == moves
        assert (table.step, table.written) == (before + 5, written + 1)
        assert await last_entry(hall, table) == Replanned(0, 0, moves)
        assert [step.seat for step in table.steps[-5:]] == [0] * 5
        assert [one.state["step"], one.state["lines_from"]] == [before + 5, before + 1]
        assert len(one.state["view"]["players"][0]["dungeon"]["cards"]) == 2
        assert other.state["step"] == before + 5

    house.in_hall(None, scene)


def test_only_what_differs_is_taken_back_and_what_others_built_stays() -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, 3)
        (one,) = await house.visit(hall, table, 0)
        begun = table.step
        await house.do(hall, table, 0, house.play(table, 0, some_moves(table.match, 0, 1, 0)[0]))
        await house.do(hall, table, 1, house.play(table, 1))
        await house.do(hall, table, 0, house.play(table, 0, some_moves(table.match, 0, 2, 0)[1]))
        theirs, asked = done_by(table, 1), house.number(table, 1)
        moves = some_moves(table.match, 0, 1, 2)
        await house.do(hall, table, 0, msg.Plan(1, plan_of(moves)))
        assert await last_entry(hall, table) == Replanned(0, 1, moves[1:])
        assert [step.seat for step in table.steps[begun + 1 :]] == [0, 1, 0, 0]
        assert one.state["lines_from"] == begun + 3
        assert (done_by(table, 1), house.number(table, 1)) == (theirs, asked)
        moves = some_moves(table.match, 0, 1, 0, turned=True)
        await house.do(hall, table, 0, msg.Plan(2, plan_of(moves)))
        assert await last_entry(hall, table) == Replanned(0, 3, moves)
        assert one.state["lines_from"] == begun + 1
        assert [step.seat for step in table.steps[begun + 1 :]] == [1, 0]
        assert (done_by(table, 0), done_by(table, 1)) == (moves, theirs)
        await house.do(hall, table, 0, msg.Plan(3, ""))
        assert done_by(table, 0) == []
        assert [step.seat for step in table.steps[begun + 1 :]] == [1]

    house.in_hall(None, scene)


def test_what_is_built_already_is_not_built_again() -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall)
        guests = await house.visit(hall, table, 0, 1)
        plan = plan_of(some_moves(table.match, 0, 2, 2))
        await house.do(hall, table, 0, msg.Plan(1, plan))
        before, heard = house.facts(table), [len(guest.sent) for guest in guests]
        await house.do(hall, table, 0, msg.Plan(2, plan))
        assert house.facts(table) == before
        assert [len(guest.sent) for guest in guests] == heard

    house.in_hall(None, scene)


def test_a_faulty_plan_is_refused_with_its_first_fault_or_cut_before_it() -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall)
        moves = some_moves(table.match, 0, 1, 2)
        await house.do(hall, table, 0, msg.Plan(1, plan_of(some_moves(table.match, 0, 2, 0))))
        plan = f"{plan_of(moves)}, portal M 1 1, go E"
        wrong = await house.refusal(hall, table, 0, msg.Plan(2, plan))
        assert (wrong.code, wrong.part, wrong.number) == ("rule", "portal M 1 1", 4)
        assert wrong.rule is not None
        await house.do(hall, table, 0, msg.Plan(3, plan, cut=True))
        assert done_by(table, 0) == moves
        wrong = await house.refusal(hall, table, 0, msg.Plan(4, "S1 0 0 0, S2 0 9 9", cut=True))
        assert (wrong.part, wrong.number) == ("S2 0 9 9", 2)
        wrong = await house.refusal(hall, table, 0, msg.Plan(5, "x" * 60_000))
        assert (wrong.rule, wrong.number) == ("CORE-TEXT", 1)
        assert len(wrong.part or "") <= 200

    house.in_hall(None, scene)


def test_who_has_nothing_to_plan_is_refused_without_a_part() -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall)
        wrong = await house.refusal(hall, table, 0, msg.Plan(1, ";", number=house.number(table, 0) - 1))
        assert (wrong.rule, wrong.part, wrong.number) == ("CORE-STALE", None, None)
        assert (await house.refusal(hall, table, None, msg.Plan(2, ";"))).code == "watching"
        await house.do(hall, table, 0, house.play(table, 0, "submit"))
        assert (await house.refusal(hall, table, 0, msg.Plan(3, ";"))).rule == "CORE-TURN"
        shop = await house.at_rest(hall, (await hall.open(msg.NewTable("pathways", house.mine(2)))).table)
        wrong = await house.refusal(hall, shop, shop.match.turn[0], msg.Plan(4, "S1 0 0 0"))
        assert (wrong.code, wrong.part) == ("rule", None)
        other_game = await house.open_table(hall, 2)
        assert (await house.refusal(hall, other_game, 0, msg.Plan(5, "S1 0 0 0"))).rule == "CORE-TEXT"

    house.in_hall(None, scene)


def test_who_plans_on_does_not_want_to_go_back() -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall)
        await house.do(hall, table, 1, msg.GoBack(1, 0))
        assert table.proposal is not None
        await house.do(hall, table, 0, msg.Plan(2, "S1 0 0 0"))
        assert table.proposal is None

    house.in_hall(None, scene)


def test_others_learn_nothing_of_a_plan() -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall)
        other, anybody = await house.visit(hall, table, 1, None)
        before = [(guest.state["view"], guest.state["lines"]) for guest in (other, anybody)]
        await house.do(hall, table, 0, msg.Plan(1, plan_of(some_moves(table.match, 0, 2, 2))))
        for guest, (view, _) in zip((other, anybody), before, strict=True):
            assert guest.state["view"] == view
            assert guest.state["lines"] == []

    house.in_hall(None, scene)


def test_a_table_with_plans_is_read_again_as_it_was_and_its_record_holds_only_moves(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall)
        for seat, cards, steps in ((0, 2, 2), (1, 1, 1), (0, 1, 3), (1, 3, 0), (0, 2, 1)):
            await house.do(hall, table, seat, msg.Plan(1, plan_of(some_moves(table.match, seat, cards, steps))))
        async with house.open_hall(house.url(tmp_path)) as later:
            assert house.facts(await later.table(table.id)) == house.facts(table)
        record = Record.of(table.match)
        again = verlies.load(str(record))
        assert again.key() == table.match.key()
        assert len(done_by(table, 0)) == len(done_by(table, 1)) == 3
        assert sum(seat == 0 for seat, _ in table.match.log()) == sum(seat == 1 for seat, _ in table.match.log())

    house.in_hall(tmp_path, scene)


def test_plans_go_over_sockets_and_http_alike() -> None:
    with house.serving(house.MEMORY) as address:
        opened = house.new_table(address, house.mine(2), "pathways")
        key = opened.keys[0]
        with house.Visitor.with_key(address, key) as visitor:
            visitor.wait("state")
            over_socket = visitor.ask("plan", text="S1 0 0 0")
        assert (over_socket["type"], over_socket["part"], over_socket["number"]) == ("refused", None, None)
        message = {"type": "plan", "id": over_socket["id"], "text": "S1 0 0 0", "cut": False}
        headers = {"authorization": f"Bearer {key.seat}.{key.secret}"}
        path = f"{address}/api/tables/{opened.table}/messages"
        answer = httpx.post(path, json=message, headers=headers, timeout=house.PATIENCE)
        assert (answer.status_code, answer.json()) == (409, over_socket)


# In the match itself


def test_a_match_plays_a_plan_or_changes_nothing() -> None:
    m = building(seats=2)
    replan(m, 0, "S1 0 0 0, S2 0 0 4; start M 1 0 N, go S")
    assert replanned(m, 0, "S1 0 0 0, S2 0 0 4; start M 1 0 N") == (1, [])
    assert replanned(m, 0, "S1 0 0 0, S2 0 0 4; start M 1 0 N, go S") == (0, [])
    count, moves = replanned(m, 0, "S2 0 0 4")
    assert (count, [str(move) for move in moves]) == (4, ["lay S2 0 0 0"])
    key = m.key()
    with pytest.raises(BadPlan):
        replan(m, 0, "S1 0 0 0; start M 1 0 E")
    assert m.key() == key


def test_where_a_game_has_no_plans_none_is_legal() -> None:
    m = verlies.new("designer", seed=4)
    m.deal()
    with pytest.raises(IllegalMove, match="CORE-TEXT: text"):
        replan(m, 0, "S1 0 0 0")


# What a chronicle leaves out


def test_what_the_board_shows_is_not_a_line_of_the_chronicle() -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall, hide_building=False)
        one, other = await house.visit(hall, table, 0, 1)
        lines = len(one.states[0]["lines"])
        await house.do(hall, table, 0, msg.Plan(1, plan_of(some_moves(table.match, 0, 2, 2))))
        assert one.state["lines"] == other.state["lines"] == []
        kinds = [event.kind for event in table.match.history(1)]
        assert kinds[-4:] == ["card_laid", "card_laid", "drawn", "drawn"]
        await house.do(hall, table, 0, house.play(table, 0, "submit"))
        assert [line["kind"] for line in other.state["lines"]] == ["submitted"]
        assert len((await hall.state(table, 1)).lines) == lines + 1
        replays = Replays(hall)
        replay = await replays.replay((await replays.upload(str(table.match.record()))).replay, None, None, 0)
        assert replay.steps == table.step
        assert {line.kind for line in replay.lines} & {"card_laid", "drawn"} == set()
        assert replay.lines[-1].kind == "submitted"

    house.in_hall(None, scene)
