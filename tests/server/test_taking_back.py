"""Taking back: freely where that is fair, further by consent; each an entry of the log; numbers never come back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

import verlies
from server import house
from server.dungeons import build, done_by, plan_of, some_moves
from verlies.core.dealer import Dealer
from verlies.core.past import take_back
from verlies.host.entries import Played, TookBack, WentBack, decode_entry
from verlies.server import messages as msg
from verlies.server import store
from verlies.server.hall import Hall
from verlies.server.places import Place as Chair
from verlies.server.table import Table


async def log_of(hall: Hall, table: Table) -> list[Any]:
    query = sa.select(store.entries.c.entry).where(store.entries.c.table_id == table.id)
    return [decode_entry(row.entry) for row in await hall.store.rows(query.order_by(store.entries.c.number))]


async def again(hall: Hall, table: Table) -> Table:
    """The same table, read from its log."""
    await house.at_rest(hall, table.id)
    hall._tables.clear()
    return await house.at_rest(hall, table.id)


# Freely


def test_a_secret_choice_can_be_taken_back_and_that_is_in_the_log(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2, hidden_selection=True)
        guests = await house.visit(hall, table, 0, 1)
        key, asked = table.match.key(), house.number(table, 0)
        other = guests[1].state["question"]
        await house.do(hall, table, 0, house.play(table, 0))
        assert guests[0].state["no_undo"] is None
        await house.do(hall, table, 0, msg.Undo(1))
        assert table.match.key() == key
        assert house.number(table, 0) > asked
        assert table.step == 0
        assert isinstance((await log_of(hall, table))[-1], TookBack)
        assert len(await log_of(hall, table)) == table.written == 3
        assert [guest.state["lines_from"] for guest in guests] == [0, 0]
        assert [line["step"] for line in guests[0].state["lines"]].count(1) == 0
        assert guests[1].state["question"] == other
        assert house.facts(await again(hall, table)) == house.facts(table)

    house.in_hall(tmp_path, scene)


def test_several_moves_of_one_click_are_one_entry_and_one_undo(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall)
        (guest,) = await house.visit(hall, table, 0)
        key, step, written = table.match.key(), table.step, table.written
        first, *then = some_moves(table.match, 0, 2, 3)
        await house.do(hall, table, 0, msg.Play(1, first, house.number(table, 0), then))
        assert done_by(table, 0) == [first, *then]
        assert (table.step, table.written) == (step + 5, written + 1)
        assert (await log_of(hall, table))[-1] == Played(0, first, [], False, then)
        assert guest.state["lines_from"] == step + 1
        before, table = house.facts(table), await again(hall, table)
        assert house.facts(table) == before
        await house.do(hall, table, 0, msg.Undo(2))
        assert (await log_of(hall, table))[-1] == TookBack(0, 5)
        assert (table.match.key(), table.step) == (key, step)
        assert house.facts(await again(hall, table)) == house.facts(table)

    house.in_hall(tmp_path, scene)


def test_of_one_click_only_what_is_legal_is_played(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall)
        first, second = some_moves(table.match, 0, 2, 0)
        await house.do(hall, table, 0, msg.Play(1, first, house.number(table, 0), [second, first, "nonsense"]))
        assert done_by(table, 0) == [first, second]
        asked = house.number(table, 0)
        assert (await house.refusal(hall, table, 0, msg.Play(2, "nonsense", asked, ["submit"]))).rule == "CORE-TEXT"

    house.in_hall(tmp_path, scene)


def test_what_is_taken_back_of_a_click_ends_where_chance_came_in(tmp_path: Path) -> None:
    """A click that goes on after chance has moved would be about something that nobody had seen."""

    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 1)
        drawn = 0
        rng = Random(2)
        for _ in range(40):
            await house.at_rest(hall, table.id)
            if table.match.over:
                break
            seat = table.match.turn[0]
            moves = [str(move) for move in table.match.moves(seat)]
            written, step = table.written, table.step
            before = len(table.match.log())
            await house.do(
                hall, table, seat, msg.Play(1, rng.choice(moves), house.number(table, seat), [rng.choice(moves)])
            )
            played = (await log_of(hall, table))[written]
            if played.dealt and not played.then:
                drawn += 1
                assert [who for who, _ in table.match.log()[before : before + 2]] == [seat, -1]
            assert table.steps[step + 1].goes_on is False
        assert drawn

    house.in_hall(tmp_path, scene)


def test_an_undo_brings_back_what_a_plan_replaced(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall)
        old = some_moves(table.match, 0, 2, 2)
        await house.do(hall, table, 0, msg.Plan(1, plan_of(old)))
        await house.do(hall, table, 1, house.play(table, 1))
        stood, theirs = table.match.key(), done_by(table, 1)
        new = some_moves(table.match, 0, 2, 1, turned=True)
        await house.do(hall, table, 0, msg.Plan(2, plan_of(new)))
        assert done_by(table, 0) == new
        table = await again(hall, table)
        await house.do(hall, table, 0, msg.Undo(3))
        assert (done_by(table, 0), done_by(table, 1)) == (old, theirs)
        assert table.match.key() == stood
        before, table = house.facts(table), await again(hall, table)
        assert house.facts(table) == before
        await house.do(hall, table, 0, msg.Undo(4))
        assert (done_by(table, 0), done_by(table, 1)) == ([], theirs)
        assert house.facts(await again(hall, table)) == house.facts(table)

    house.in_hall(tmp_path, scene)


def test_an_undo_brings_back_what_a_plan_took_away(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await build(hall)
        (guest,) = await house.visit(hall, table, 0)
        moves = some_moves(table.match, 0, 1, 0)
        await house.do(hall, table, 0, msg.Plan(1, plan_of(moves)))
        await house.do(hall, table, 0, msg.Plan(2, ""))
        assert done_by(table, 0) == []
        assert guest.state["no_undo"] is None
        await house.do(hall, table, 0, msg.Undo(3))
        assert done_by(table, 0) == moves

    house.in_hall(tmp_path, scene)


@pytest.mark.parametrize("course", [(1, 2, 3), (1, 2, 1), (1, 2, 1, 2), (2, 1), (2, 1, 2), (2, 1, 0)])
def test_what_a_stroke_did_is_one_undo(tmp_path: Path, course: tuple[int, ...]) -> None:
    """Steps forwards are moves, steps backwards are plans; the course says how long the path is after each."""

    async def scene(hall: Hall) -> None:
        table = await build(hall)
        moves = some_moves(table.match, 0, 2, 3)
        drawn = moves[: 2 + (course[0] - 1 if course[0] < course[1] else 3)]
        await house.do(hall, table, 0, msg.Plan(1, plan_of(drawn)))
        stood = table.match.key()
        for at, length in enumerate(course):
            done = done_by(table, 0)
            if length + 2 > len(done):
                await house.do(hall, table, 0, msg.Play(2, moves[len(done)], house.number(table, 0), goes_on=at > 0))
            else:
                await house.do(hall, table, 0, msg.Plan(2, plan_of(moves[: 2 + length]), goes_on=at > 0))
            assert done_by(table, 0) == moves[: 2 + length]
        before, table = house.facts(table), await again(hall, table)
        assert house.facts(table) == before
        await house.do(hall, table, 0, msg.Undo(3))
        assert (done_by(table, 0), table.match.key()) == (drawn, stood)
        assert house.facts(await again(hall, table)) == house.facts(table)

    house.in_hall(tmp_path, scene)


def test_what_a_rule_makes_final_is_not_taken_back_and_the_rule_is_named(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        guest = (await house.visit(hall, table, 0))[0]
        assert (await house.refusal(hall, table, 0, msg.Undo(1))).rule == "CORE-UNDO"
        await house.do(hall, table, 0, house.play(table, 0))
        refused = await house.refusal(hall, table, 0, msg.Undo(2))
        assert (refused.code, refused.rule) == ("rule", "DD-BLD-13")
        assert guest.state["no_undo"]["rule"] == "DD-BLD-13"

    house.in_hall(tmp_path, scene)


def test_what_chance_or_another_seat_followed_is_not_taken_back(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 1)  # alone, what one keeps is followed by a draw
        await house.do(hall, table, 0, house.play(table, 0))
        await house.do(hall, table, 0, house.play(table, 0))
        assert (await house.refusal(hall, table, 0, msg.Undo(1))).rule == "CORE-UNDO"
        table = await house.open_table(hall, 1, bots=1)
        await house.do(hall, table, 0, house.play(table, 0))
        await house.do(hall, table, 0, house.play(table, 0))
        await house.at_rest(hall, table.id)
        await house.refusal(hall, table, 0, msg.Undo(2))

    house.in_hall(tmp_path, scene)


def test_an_undo_goes_back_to_a_real_decision_or_is_refused() -> None:
    """Behind a move that was forced lies what cannot be taken back, or a choice."""
    tried = 0
    for seed in range(40):
        game = verlies.find_game("designer")
        table = Table("t", game, 2, {}, [Chair(), Chair()], Dealer(seed))
        table.begin()
        rng = Random(seed)
        while table.match.turn:
            forced = table.forced()
            if forced is None:
                seat = rng.choice(table.match.turn)
                table.play(seat, rng.choice(table.match.moves(seat)))
            else:
                seat = forced[0]
                table.play(*forced, forced=True)
            refused = table.why_not_take_back(seat)
            if refused is None:
                twin = table.match.copy()
                take_back(twin, seat)
                assert len(twin.moves(seat)) > 1
            tried += forced is not None and table.match.why_not_undo(seat) is None
    assert tried > 3


# Further, by consent


def test_with_nobody_else_there_one_goes_back_at_once(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 1, bots=2, opened=1)
        guest = (await house.visit(hall, table, 0))[0]
        for _ in range(3):
            if 0 in table.match.turn:
                await house.do(hall, table, 0, house.play(table, 0))
            await house.at_rest(hall, table.id)
        number_before = table.match._asked[0]
        assert table.step > 2
        await house.do(hall, table, 0, msg.GoBack(1, 0))
        assert guest.states[-1]["lines_from"] == 0
        assert any(state["step"] == 0 for state in guest.states[1:])
        await house.at_rest(hall, table.id)
        entries = await log_of(hall, table)
        back = next(entry for entry in entries if isinstance(entry, WentBack))
        assert back.step == 0
        assert house.number(table, 0) > number_before
        assert house.facts(await again(hall, table)) == house.facts(table)

    house.in_hall(tmp_path, scene)


def test_others_are_asked_and_all_must_agree(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 3, bots=1)
        guests = await house.visit(hall, table, 0, 1, 2, None)
        await house.play_on(hall, table, Random(1), 6)
        target = 1
        views = [guest.state["view"] for guest in guests]
        before = house.facts(table)
        await house.do(hall, table, 1, msg.GoBack(1, target))
        for guest in guests:
            assert guest.heard[-1]["proposal"] == {"seat": 1, "step": target, "waiting": [0, 2]}
        assert house.facts(table) == before
        assert (await house.refusal(hall, table, 2, msg.GoBack(2, 0))).code == "asked_already"
        assert (await house.refusal(hall, table, 1, msg.Agree(3, True))).code == "no_proposal"
        assert (await house.refusal(hall, table, 3, msg.Agree(4, True))).code == "no_proposal"
        await house.do(hall, table, 0, msg.Agree(5, True))
        assert guests[3].heard[-1]["proposal"]["waiting"] == [2]
        assert (await house.refusal(hall, table, 0, msg.Agree(6, False))).code == "no_proposal"
        assert house.facts(table) == before
        await house.do(hall, table, 2, msg.Agree(7, True))
        state = next(state for state in guests[0].states if state["step"] == target and state["lines_from"] == 0)
        assert state["table"]["proposal"] is None
        assert state["view"] != views[0]
        assert isinstance([entry for entry in await log_of(hall, table) if not isinstance(entry, Played)][-1], WentBack)

    house.in_hall(tmp_path, scene)


@pytest.mark.parametrize("who", [1, 2])
def test_one_who_refuses_is_enough_and_the_asker_may_give_up(tmp_path: Path, who: int) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 3)
        guest = (await house.visit(hall, table, 0))[0]
        await house.play_on(hall, table, Random(1), 3)
        before = house.facts(table)
        await house.do(hall, table, 1, msg.GoBack(1, 0))
        await house.do(hall, table, who, msg.Agree(2, False))
        assert house.facts(table) == before
        assert table.proposal is None
        assert guest.heard[-1]["proposal"] is None
        assert (await house.refusal(hall, table, 0, msg.Agree(3, True))).code == "no_proposal"

    house.in_hall(tmp_path, scene)


def test_a_proposal_is_gone_when_somebody_moves_takes_back_or_sits_down(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2, opened=1, hidden_selection=True)
        guest = (await house.visit(hall, table, 1))[0]
        await house.do(hall, table, 0, house.play(table, 0))

        async def is_gone() -> None:
            assert table.proposal is None
            assert guest.state["table"]["proposal"] is None
            assert (await house.refusal(hall, table, 1, msg.Agree(9, True))).code == "no_proposal"

        await house.do(hall, table, 0, msg.GoBack(1, 0))
        await house.do(hall, table, 1, house.play(table, 1))
        await is_gone()
        table = await house.open_table(hall, 2, opened=1)
        guest = (await house.visit(hall, table, 1))[0]
        await house.do(hall, table, 0, house.play(table, 0))
        await house.do(hall, table, 0, msg.GoBack(2, 0))
        await hall.sit_down(table, msg.TakeSeat(2))
        await is_gone()
        await house.do(hall, table, 0, msg.GoBack(3, 0))
        await house.do(hall, table, 1, msg.Substitute(4, 1, "easy"))
        await is_gone()

    house.in_hall(tmp_path, scene)


def test_a_bot_that_the_host_put_there_takes_nobodys_say_away(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        await house.do(hall, table, 0, house.play(table, 0))
        await house.do(hall, table, 0, msg.Substitute(1, 1, "easy"))
        await house.at_rest(hall, table.id)
        await house.do(hall, table, 0, msg.GoBack(1, 0))
        assert table.step > 0
        assert table.proposal == msg.Proposal(0, 0, [1])
        await house.do(hall, table, 0, msg.Agree(1, False))
        await house.do(hall, table, 1, msg.Substitute(1, 1, "easy"))  # now it is the guest who leaves it to the bot
        await house.at_rest(hall, table.id)
        await house.do(hall, table, 0, msg.GoBack(1, 0))
        assert table.proposal is None

    house.in_hall(tmp_path, scene)


def test_one_can_only_go_back(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        assert (await house.refusal(hall, table, 0, msg.GoBack(1, 0))).code == "not_earlier"
        await house.do(hall, table, 0, house.play(table, 0))
        for step in (-1, 1, 2, 10**30):
            assert (await house.refusal(hall, table, 0, msg.GoBack(2, step))).code == "not_earlier"

    house.in_hall(tmp_path, scene)


def test_after_going_back_the_seed_brings_the_same_again(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 1)
        seen = set()
        for _ in range(4):
            await house.do(hall, table, 0, house.play(table, 0))
            await house.do(hall, table, 0, house.play(table, 0))
            seen.add(str(table.match.view(0)["hand"]))
            await house.do(hall, table, 0, msg.GoBack(1, 0))
        assert len(seen) == 1

    house.in_hall(tmp_path, scene)


# Numbers


@pytest.mark.parametrize("options", [{}, {"hidden_selection": True}, {"shrines": True}], ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_number_never_comes_back_for_another_question(tmp_path: Path, seats: int, options: dict[str, bool]) -> None:
    """Whatever is played, taken back or read again: an old click finds its own question or none."""

    async def scene(hall: Hall) -> None:
        rng = Random(seats)
        seats_here = house.mine(seats)
        opened = await hall.open(msg.NewTable("designer", seats_here, dict(options)))
        table = await house.at_rest(hall, opened.table)
        asked: dict[tuple[int, int], Any] = {}
        latest = [0] * seats
        backs = undos = 0
        for _ in range(120):
            for seat in table.match.turn:
                prompt = table.match.prompt(seat)
                assert prompt is not None
                assert prompt.number >= latest[seat]
                latest[seat] = prompt.number
                question = (
                    prompt.rule,
                    prompt.kind,
                    prompt.args,
                    table.match.moves(seat),
                    table.match.view(seat)["hand"],
                )
                assert asked.setdefault((seat, prompt.number), question) == question
            chance = rng.random()
            seat = rng.randrange(seats)
            if chance < 0.1:
                before = house.facts(table)
                table = await again(hall, table)
                assert house.facts(table) == before
            elif chance < 0.35:
                undos += isinstance(await hall.answer(table, seat, msg.Undo(1)), msg.Done)
            elif chance < 0.42 and table.step and table.match.turn:
                await house.do(hall, table, seat, msg.GoBack(2, rng.randrange(max(0, table.step - 6), table.step)))
                for other in range(seats):
                    if other != seat:
                        await house.do(hall, table, other, msg.Agree(3, True))
                backs += 1
            elif table.match.turn:
                await house.play_on(hall, table, rng, 1)
            table = await house.at_rest(hall, table.id)
        assert backs
        assert undos or (seats == 3 and not options)

    house.in_hall(tmp_path, scene)
