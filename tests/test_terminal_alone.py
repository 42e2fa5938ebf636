"""The terminal for one: with the box on the table, and what those will do whom the rules play."""

from __future__ import annotations

import verlies
from desk import Desk, at_desk
from verlies.terminal.screens import Forecast
from verlies.text import Words


def test_who_deals_by_hand_is_asked_what_chance_did() -> None:
    match = verlies.find_game("designer").new(1)

    async def script(desk: Desk) -> None:
        assert desk.say("#prompt") == "▸ Which goal is revealed?"
        first = match.moves(verlies.DEALER)[0]
        assert desk.moves().option_count == len(match.moves(verlies.DEALER))
        await desk.type(first)
        await desk.press("enter")
        assert match.log() == [(verlies.DEALER, first)]
        await desk.type(first)
        await desk.press("enter")
        assert "CORE-CHANCE" in desk.say("#news")
        assert match.moves(verlies.DEALER)[0] in desk.say("#news")
        assert len(match.log()) == 1

    at_desk(script, match)


def test_a_party_is_dealt_by_hand() -> None:
    match = verlies.find_game("tiny").new(2)

    async def script(desk: Desk) -> None:
        for _ in range(60):
            await desk.press("enter")
        assert {seat for seat, _ in match.log()} == {0, 1, verlies.DEALER}

    at_desk(script, match, humans=(0, 1))


def test_a_whole_game_is_dealt_and_played_with_enter_alone() -> None:
    match = verlies.find_game("designer").new(1)

    async def script(desk: Desk) -> None:
        while not match.over:
            before = len(match.log())
            await desk.press("enter")
            assert len(match.log()) > before
        assert verlies.load(str(match.record())).result == match.result

    at_desk(script, match)


def test_u_takes_back_what_was_entered_for_chance_and_what_was_played() -> None:
    match = verlies.find_game("designer").new(1)

    async def script(desk: Desk) -> None:
        keys = [match.key()]
        while len(match.log()) < 25:
            await desk.press("enter")
            keys.append(match.key())
        assert {seat for seat, _ in match.log()} == {0, verlies.DEALER}
        while len(keys) > 1:
            await desk.press("u")
            keys.pop()
            assert match.key() == keys[-1]
            assert desk.table.table.step == len(match.log())
        await desk.press("u")
        assert "CORE-UNDO" in desk.say("#news")

    at_desk(script, match)


def test_the_forecast_says_so_where_there_is_nobody_whom_the_rules_play() -> None:
    async def script(desk: Desk) -> None:
        await desk.press("f6")
        assert isinstance(desk.app.screen, Forecast)
        assert "who moves by fixed rules" in desk.text()
        await desk.press("escape", "f")
        assert isinstance(desk.app.screen, Forecast)

    at_desk(script, verlies.new("designer", seats=2, seed=3))


def test_the_forecast_says_what_those_will_do_whom_the_rules_play() -> None:
    match = verlies.new("twister", seed=3, solo="green")
    match.deal()
    while not (foreseen := match.chair(0).forecast()):
        match.play(0, next((move for move in match.moves(0) if move.verb == "reveal"), match.moves(0)[0]))
        match.deal()

    async def script(desk: Desk) -> None:
        await desk.press("f6")
        shown = desk.text()
        assert all(Words("twister", "en").name(thought["npc"]) in shown for thought in foreseen)

    at_desk(script, match)
