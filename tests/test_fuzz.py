"""The fuzzer: what it counts, and what it dumps when a game fails."""

from __future__ import annotations

import pytest

import verlies
from every_game import GAMES, base, mutant
from verlies.core.events import Event, Result
from verlies.core.match import Match
from verlies.core.moves import DEALER
from verlies.proof.basis import Options, plain, values
from verlies.proof.fuzz import fuzz


@pytest.mark.parametrize("game", GAMES)
def test_the_fuzzer_counts_decisions_and_reports_after_every_game(game: verlies.Game) -> None:
    told: list[int] = []
    report = fuzz(game, 150, seed=3, progress=lambda report: told.append(report.games))
    assert report.failure is None
    assert report.decisions == 150
    assert told == list(range(1, report.games + 1))
    assert report.seconds > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_fuzzer_keeps_the_seats_and_options_it_is_given(game: verlies.Game) -> None:
    options: Options = {option.name: values(option)[-1] for option in game.options}
    found: list[str] = []

    def _broken(self: Match) -> list[str]:
        found.append(plain([self.seats, dict(self.options)]))
        return ["x"] if len(found) == 200 else []

    seats = game.seats_with(options)[-1]
    fuzz(mutant(game, _broken=_broken), 10_000, 1, seats=seats, options=options)
    assert set(found) == {plain([seats, options])}


@pytest.mark.parametrize("game", GAMES)
def test_the_fuzzer_dumps_a_record_that_loads_up_to_the_failure(game: verlies.Game) -> None:
    def _broken(self: Match) -> list[str]:
        return ["the roof fell in"] if len(self.log()) >= 20 else []

    report = fuzz(mutant(game, _broken=_broken), 10_000, 1)
    assert report.failure is not None
    assert "the roof fell in" in report.failure.message
    assert len(verlies.load(report.failure.record_text).log()) == 20


@pytest.mark.parametrize("game", GAMES)
def test_an_exception_inside_a_game_is_a_failure_with_its_move_and_a_record(game: verlies.Game) -> None:
    def _do(self: Match, seat: int, move: str, events: list[Event] | None) -> None:
        if len(self.log()) >= 25 and seat == DEALER:
            raise KeyError("lost")
        base(game)._do(self, seat, move, events)

    report = fuzz(mutant(game, _do=_do), 10_000, 1)
    assert report.failure is not None
    assert "the dealer plays" in report.failure.message
    assert "KeyError" in report.failure.message
    assert len(verlies.load(report.failure.record_text).log()) >= 25


@pytest.mark.parametrize("game", GAMES)
def test_of_a_match_that_cannot_be_recorded_the_fuzzer_dumps_the_moves(game: verlies.Game) -> None:
    def _score(self: Match) -> Result:
        raise ZeroDivisionError("no score")

    report = fuzz(mutant(game, _score=_score), 10_000, 1)
    assert report.failure is not None
    assert "ZeroDivisionError" in report.failure.message
    assert len(verlies.Record.parse(report.failure.record_text).moves) > 0
