"""Chance by key: what comes is as likely as the odds say, and one seed means one order, whatever is played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import erfc, sqrt
from random import Random
from typing import NamedTuple

from verlies.core.abilities import asks_time
from verlies.core.dealer import Dealer
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.moves import DEALER
from verlies.core.odds import Odds
from verlies.proof.basis import Options, random_play

BINS = 20
GRID = 6


class Fit(NamedTuple):
    """How well draws fit what was stated: chi-square, its degrees of freedom, and how often chance alone gives more."""

    draws: int
    chi_square: float
    freedom: int

    @property
    def likely(self) -> float:
        """About, by Wilson and Hilferty's cube root."""
        part = 2 / (9 * self.freedom)
        z = ((self.chi_square / self.freedom) ** (1 / 3) - (1 - part)) / sqrt(part)
        return _upper_tail(z)


class Same(NamedTuple):
    """Of the draws that two lines of play made from one pile at one place in its order: how many are equal.

    What only one of the two piles held at that place (it was bought there, or drawn there before) is not a draw
    that both could make.
    """

    draws: int
    equal: int
    throws: int
    """For the same occasion, with the same odds."""
    equal_throws: int


class Diary(Dealer):
    """A dealer that writes down what came."""

    __slots__ = ("_now", "piles", "throws")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.piles: dict[str, list[tuple[int, bytes]]] = defaultdict(list)
        """What was drawn, and out of which bag."""
        self.throws: dict[str, list[tuple[int, str]]] = defaultdict(list)
        """Out of how many, and what."""
        self._now = (0, "")

    def note(self, odds: Odds, move: str) -> None:
        self._now = (odds.total, move)
        super().note(odds, move)

    def thrown(self, occasion: str) -> None:
        self.throws[occasion].append(self._now)
        super().thrown(occasion)

    def take(self, pile: str, bag: bytes, thing: int) -> None:
        self.piles[pile].append((thing, bag))
        super().take(pile, bag, thing)


def fit(game: Game, seats: int | None, options: Options, seeds: Iterable[int]) -> tuple[Fit, Fit]:
    """Draws of random games beside their odds: one by one, and each with the one before it.

    Each draw becomes a number that is evenly spread over 0 to 1 if the odds are right, whatever they are.
    """
    numbers: list[list[float]] = []
    for seed in seeds:
        match = game.new(seats, Dealer(seed), None, options)
        rng = Random(f"chance {seed}")
        row: list[float] = []
        stated = _stated(match)
        for _, move, _ in random_play(match, rng):
            if stated is not None and stated.total > 1:
                row.append(_place(stated, move, rng.random()))
            stated = _stated(match)
        numbers.append(row)
    single = _chi_square([int(each * BINS) for row in numbers for each in row], BINS)
    double = [int(a * GRID) * GRID + int(b * GRID) for row in numbers for a, b in pairwise(row)]
    return single, _chi_square(double, GRID * GRID)


def compare(game: Game, seats: int | None, options: Options, seed: int) -> Same:
    """Two different lines of play of one seed."""
    one, two = (_diary(game, seats, options, seed, line) for line in range(2))
    drawn = [
        (a, b)
        for pile in one.piles
        for (a, bag), (b, other) in zip(one.piles[pile], two.piles.get(pile, ()), strict=False)
        if a in other and b in bag
    ]
    thrown = [
        (a, b)
        for occasion in one.throws
        for (total, a), (of, b) in zip(one.throws[occasion], two.throws.get(occasion, ()), strict=False)
        if total == of
    ]
    return Same(len(drawn), sum(a == b for a, b in drawn), len(thrown), sum(a == b for a, b in thrown))


def _diary(game: Game, seats: int | None, options: Options, seed: int, line: int) -> Diary:
    dealer = Diary(seed)
    match = game.new(seats, None, None, options)
    match.dealer = dealer
    for _ in random_play(match, Random(f"line {seed} {line}")):
        pass
    return dealer


def _stated(match: Match) -> Odds | None:
    """The odds of what chance does next; a time does not follow from the seed."""
    return match.odds() if match.turn == (DEALER,) and not asks_time(match) else None


def _place(odds: Odds, came: str, within: float) -> float:
    """Where a move lies among all that could have come, laid side by side by their weights."""
    below = 0
    for move, weight in odds:
        if move == came:
            return (below + within * weight) / odds.total
        below += weight
    raise ValueError(came)


def _chi_square(cells: Sequence[int], count: int) -> Fit:
    expected = len(cells) / count
    return Fit(len(cells), sum((cells.count(at) - expected) ** 2 / expected for at in range(count)), count - 1)


def _upper_tail(z: float) -> float:
    """Of the normal distribution."""
    return erfc(z / sqrt(2)) / 2
