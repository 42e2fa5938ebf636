"""The arena: bots against each other with seats rotated, win rates with intervals, and Elo ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, log, log10, sqrt
from statistics import mean
from time import perf_counter
from typing import Any

from verlies.bots.registry import make
from verlies.bots.series import Progress, bots_rng, play_out
from verlies.core.dealer import Dealer
from verlies.core.errors import UsageError
from verlies.core.events import Result
from verlies.core.game import Game

Z_95 = 1.959964
"""Normal deviate of a 95 % interval."""
MEAN_ELO = 1500


def arena(
    game: Game,
    specs: Sequence[str],
    games: int,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    content: str | None = None,
) -> dict[str, Any]:
    """Play at least `games` matches: each deal in every rotation, so that each bot sits equally often in every seat."""
    if len(specs) < 2:
        raise UsageError("an arena needs two bots or more, such as greedy,random")
    bots = [make(spec) for spec in specs]
    if seats is None:
        fitting = game.seats_with(game.check_options(options or {}))
        seats = min(max(len(bots), fitting[0]), fitting[-1])
    seats = game.check_seats(seats, options or {})
    tables = rotations(len(bots), seats)
    deals = -(-games // len(tables))
    scores: list[list[int]] = [[] for _ in bots]
    wins = [0] * len(bots)
    beaten = [[0.0] * len(bots) for _ in bots]
    start = perf_counter()
    for number in range(deals * len(tables)):
        table = tables[number % len(tables)]
        deal = seed + number // len(tables)
        match = game.new(seats, Dealer(deal), content, options)
        result = play_out(match, [bots[at] for at in table], bots_rng(deal)).result
        assert result is not None
        for seat, at in enumerate(table):
            scores[at].append(result.score[seat])
            wins[at] += seat in result.winners
        _note_pairs(result, table, beaten)
        if progress is not None:
            progress(number + 1, deals * len(tables))
    ratings = elo(beaten)
    table_of_bots = [
        {
            "bot": spec,
            "played": len(scores[at]),
            "wins": wins[at],
            "win_rate": round(wins[at] / len(scores[at]), 4),
            "interval": [round(bound, 4) for bound in wilson(wins[at], len(scores[at]))],
            "mean_score": round(mean(scores[at]), 2),
            "elo": ratings[at][0],
            "elo_margin": ratings[at][1],
        }
        for at, spec in enumerate(specs)
    ]
    return {
        "game": game.id,
        "seats": seats,
        "options": game.check_options(options or {}),
        "seed": seed,
        "games": deals * len(tables),
        "seconds": round(perf_counter() - start, 3),
        "bots": table_of_bots,
    }


def rotations(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who sits where, such that over all tables each bot sits equally often in every seat and all pairs meet."""
    if bots < seats:
        return [tuple((seat + turn) % bots for seat in range(seats)) for turn in range(bots)]
    return [group[turn:] + group[:turn] for group in combinations(range(bots), seats) for turn in range(seats)]


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score interval)."""
    rate, z2 = wins / games, Z_95 * Z_95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z_95 / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def _note_pairs(result: Result, table: Sequence[int], beaten: list[list[float]]) -> None:
    """A match counts as one result for each pair of bots in it: a winner beats all others, else scores decide."""
    for one, other in combinations(range(len(table)), 2):
        if table[one] == table[other]:
            continue
        standing = [(seat in result.winners, result.score[seat]) for seat in (one, other)]
        share = 0.5 if standing[0] == standing[1] else float(standing[0] > standing[1])
        beaten[table[one]][table[other]] += share
        beaten[table[other]][table[one]] += 1.0 - share


def elo(beaten: Sequence[Sequence[float]]) -> list[tuple[int | None, int | None]]:
    """Ratings by the Bradley-Terry model with their 95 % margins; None for a bot that met no other.

    One drawn match is added to each pair that met, so that a bot that always wins has a rating, too.
    """
    bots = range(len(beaten))
    met = {(a, b): beaten[a][b] + beaten[b][a] + 1.0 for a in bots for b in bots if beaten[a][b] + beaten[b][a]}
    won = [sum(beaten[a][b] + 0.5 for b in bots if (a, b) in met) for a in bots]
    strength = [1.0] * len(beaten)
    for _ in range(2000):
        strength = [
            won[a] / sum(met[a, b] / (strength[a] + strength[b]) for b in bots if (a, b) in met) if won[a] else 1.0
            for a in bots
        ]
        middle = sum(map(log, strength)) / len(beaten)
        strength = [each / exp(middle) for each in strength]
    ratings: list[tuple[int | None, int | None]] = []
    for a in bots:
        known = sum(
            met[a, b] * strength[a] * strength[b] / (strength[a] + strength[b]) ** 2 for b in bots if (a, b) in met
        )
        if not known:
            ratings.append((None, None))
            continue
        margin = Z_95 * 400 / log(10) / sqrt(known)
        ratings.append((round(MEAN_ELO + 400 * log10(strength[a])), round(margin)))
    return ratings
