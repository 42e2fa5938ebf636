"""Fuzz: long random runs under all checks, with an importable record at the first failure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from traceback import extract_tb

from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.moves import DEALER
from verlies.core.record import Record
from verlies.proof import conformance, interference
from verlies.proof.basis import Failure, Options, new_match, option_sets

CHECKS = (*conformance.COSTLY, *interference.CHECKS)
SHARE = 0.002
"""The share of moves after which a costly check is made."""
LEANS = (0.0, 0.8)
"""Every other game is played with an eye to what is good: so that it gets far."""


@dataclass(frozen=True)
class Broken:
    """The first failure: what is wrong, and the match up to there as a record that can be loaded."""

    message: str
    record_text: str


@dataclass
class Report:
    """What a run did. Decisions are the moves of seats; the dealer's are not counted."""

    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    failure: Broken | None = None
    _began: float = field(default_factory=perf_counter, repr=False)

    def _tick(self) -> None:
        self.seconds = perf_counter() - self._began


def fuzz(
    game: Game,
    decisions: int,
    seed: int,
    seats: int | None = None,
    options: Options | None = None,
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Play random games until that many decisions have been made, or something fails.

    Seats and options that are given are kept; all others change from game to game. `progress` is called
    after every game.
    """
    report = Report()
    sets = _sets(game, seats, options or {})
    while report.decisions < decisions and report.failure is None:
        seats_now, options_now = sets[report.games % len(sets)]
        match_seed = seed + report.games
        match = new_match(game, seats_now, options_now, match_seed)
        report.failure = _play(match, Random(f"moves {match_seed}"), report, decisions, LEANS[report.games % 2])
        report.games += 1
        report._tick()
        if progress is not None:
            progress(report)
    return report


def _sets(game: Game, seats: int | None, options: Options) -> list[tuple[int, Options]]:
    """The option sets of a game that fit what was given."""
    given = game.check_options(options)
    fitting: list[tuple[int, Options]] = []
    for each, changes in option_sets(game):
        chosen = {**changes, **{name: given[name] for name in options}}
        fits = seats in (None, each) and each in game.seats_with(chosen)
        if fits and (each, chosen) not in fitting:
            fitting.append((each, chosen))
    return fitting or [(game.check_seats(seats, options), options)]


def _play(match: Match, rng: Random, report: Report, decisions: int, lean: float) -> Broken | None:
    """One game under all checks; every exception is a failure of the game."""
    try:
        for played in conformance.watched_play(match, rng, CHECKS, SHARE, lean=lean):
            report.decisions += played.seat != DEALER
            if report.decisions >= decisions:
                break
    except Failure as failure:
        return Broken(str(failure), record_text(match))
    except Exception as error:
        place = extract_tb(error.__traceback__)[-1]
        message = f"{type(error).__name__}: {error} ({Path(place.filename).name}, line {place.lineno})"
        return Broken(message, record_text(match))
    return None


def record_text(match: Match) -> str:
    """The match as a record; of a match too broken for that, its moves in the same form."""
    try:
        return str(match.record())
    except Exception:
        game = match.game
        moves = tuple((seat, str(move)) for seat, move in match.log())
        return str(Record(game.id, match.rules, match.seats, dict(match.options), None, None, moves))
