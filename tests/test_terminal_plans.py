"""Plans typed in the terminal, and a log without what the board shows."""

from __future__ import annotations

from textual.widgets import Input

from desk import Desk, at_desk
from games.pathways.rounds import building, column_of
from verlies.core.dealer import Dealer
from verlies.terminal.hot_seat import HotSeat

PLAN = column_of("S1 S2", 5)


def test_a_typed_plan_takes_the_place_of_all_that_was_built_until_it_is_taken_back() -> None:
    match = building(seats=2)
    match.dealer = Dealer(1)

    async def script(desk: Desk) -> None:
        await desk.type("lay S3 0 0 0")
        await desk.press("enter")
        assert match.built(0) == 1
        await desk.type(f"plan {PLAN}")
        await desk.press("enter")
        assert match.built(0) == 7
        assert desk.table.query_one(Input).value == ""
        await desk.press("f8")
        assert [str(move) for seat, move in match.log() if seat == 0][-1] == "lay S3 0 0 0"
        assert match.built(0) == 1
        await desk.press("f8")
        assert match.built(0) == 0

    at_desk(script, match)


def test_a_faulty_plan_is_refused_and_the_cursor_goes_to_its_fault() -> None:
    match = building(seats=2)
    match.dealer = Dealer(1)

    async def script(desk: Desk) -> None:
        key = match.key()
        await desk.type("plan S1 0 0 0, S2 0 0 4; start M 1 0 N, go S, go W, go S")
        await desk.press("enter")
        typed = desk.table.query_one(Input)
        assert typed.value[typed.cursor_position :] == "go W, go S"
        assert "PA-GEO-03" in desk.say("#news")
        await desk.press("escape")
        await desk.type("plan x")
        await desk.press("enter")
        assert "CORE-TEXT" in desk.say("#news")
        assert match.key() == key

    at_desk(script, match)


def test_the_log_leaves_out_what_the_board_shows() -> None:
    match = building(seats=2)
    match.dealer = Dealer(1)
    table = HotSeat(match, (0, 1), {})
    begun, (told, _) = table.step, table.log(0)
    table.plan(0, PLAN)
    assert table.step == begun + 7
    assert table.log(0) == (told, 0)
    table.plan(0, PLAN)
    assert table.step == begun + 7
    table.plan(0, "S1 180 0 0")
    assert [step.events[0].kind for step in table.steps[begun + 1 :]] == ["card_laid"]
    table.play(0, "submit")
    assert [note.event and note.event.kind for note in table.log(0)[0][len(told) :]] == ["submitted"]
