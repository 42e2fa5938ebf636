"""Many matches between bots, and what came out of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import mean, stdev
from time import perf_counter
from typing import Any

from verlies.bots.bot import Bot
from verlies.bots.registry import make
from verlies.core.dealer import Dealer
from verlies.core.errors import UsageError
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.moves import Seat
from verlies.core.odds import Rng, pick

Progress = Callable[[int, int], None]
"""Called with what is done and what there is to do."""


def play_out(match: Match, bots: Sequence[Bot], rng: Rng) -> Match:
    """Play a match to its end, one bot a seat. Of seats that move at the same time any may be the quickest."""
    chairs = [match.chair(seat) for seat in range(match.seats)]
    match.deal()
    while match.turn:
        seat = pick(match.turn, rng)
        match.play(seat, bots[seat].choose(chairs[seat], rng))
        match.deal()
    return match


def bots_rng(seed: int) -> Rng:
    """The luck of the bots in the match whose dealer has this seed: another sequence than the dealer's."""
    return Random(f"bots {seed}")


def lineup(specs: list[str], seats: int) -> list[Bot]:
    """One bot a seat: one spec for all of them, or one for each."""
    bots = [make(spec) for spec in (specs * seats if len(specs) == 1 else specs)]
    if len(bots) != seats:
        raise UsageError(f"{len(bots)} bots for {seats} seats: name one for all, or one for each")
    return bots


def simulate(
    game: Game,
    specs: list[str],
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    content: str | None = None,
) -> dict[str, Any]:
    """Play `games` matches, the first with this seed, the next with the one after it."""
    seats = game.check_seats(seats, options or {})
    bots = lineup(specs, seats)
    scores: dict[Seat | str, list[int]] = {}
    reasons: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    decisions = 0
    start = perf_counter()
    for number in range(games):
        match = game.new(seats, Dealer(seed + number), content, options)
        result = play_out(match, bots, bots_rng(seed + number)).result
        assert result is not None
        decisions += len(match.log())
        reasons[result.reason] += 1
        wins.update(map(str, result.winners))
        for who, points in result.score.items():
            scores.setdefault(who, []).append(points)
        if progress is not None:
            progress(number + 1, games)
    seconds = perf_counter() - start
    return {
        "game": game.id,
        "seats": seats,
        "options": game.check_options(options or {}),
        "bots": [specs[seat % len(specs)] for seat in range(seats)],
        "seed": seed,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "scores": [
            {"seat": who, "mean": round(mean(points), 2), "sd": round(stdev(points), 2) if games > 1 else 0.0}
            for who, points in scores.items()
        ],
        "wins": {str(who): wins[str(who)] for who in scores},
        "reasons": dict(sorted(reasons.items())),
    }
