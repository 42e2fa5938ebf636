"""The best layout of a hand: random ones, then changes to the best of them, each judged by its best path."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from time import perf_counter
from typing import NamedTuple

from verlies.core.odds import Rng, draw, pick
from verlies.games.pathways.content import PathwaysContent
from verlies.games.pathways.layout import Placement, bit, listed
from verlies.games.pathways.path import COUNTS, NOTHING, Path
from verlies.games.pathways.solver import Best, Solver, Wish

Layout = tuple[Placement, ...]
_KEPT = 8
"""How many layouts are changed further; of equal ones the newest, so that the search does not stay where it is."""
_EQUAL = 1e-6
"""Sums of points that differ by less are the same: they were added in another order."""
_RANDOM, _AGAIN = 12, 12
"""How many layouts are random at first; later one in `_AGAIN` is."""
_SWAPPED = 0.25
"""The share of changes in which two cards change places."""


class Tools(NamedTuple):
    """What helps a path besides what it finds."""

    tokens: tuple[int, ...] = NOTHING
    books: int = 0
    free: tuple[int, ...] = NOTHING
    gifts: int = 0


class Found(NamedTuple):
    value: float
    layout: Layout
    best: Best


class Architect:
    """Looks for a good layout of a hand."""

    def __init__(
        self, content: PathwaysContent, hand: bytes, wish: Wish, tools: Tools, rng: Rng, strict: bool = False,
        base: Layout = (), nodes: int = 3000,
    ) -> None:  # fmt: skip
        """`base` lies already and stays; `nodes` is what the search of a path through one layout may take."""
        self.content, self.hand, self.wish, self.tools, self.rng = content, hand, wish, tools, rng
        self.strict, self.base, self.nodes = strict, base, nodes
        self.found: list[Found] = []
        self.tried: set[Layout] = set()

    @property
    def best(self) -> Found | None:
        return self.found[0] if self.found else None

    def think(self, seconds: float | None = None, layouts: int | None = None) -> Found | None:
        """Go on for this long, or for this many layouts."""
        ends_at = None if seconds is None else perf_counter() + seconds
        number = 0
        while (ends_at is None or perf_counter() < ends_at) and (layouts is None or number < layouts):
            number += 1
            if not self.found or number <= _RANDOM or number % _AGAIN == 0:
                layout = self.random()
            else:
                layout = self.changed(self.found[int(self.rng.random() ** 2 * len(self.found))].layout)
            self.judge(layout, ends_at)
        return self.best

    @property
    def bound(self) -> float:
        """No layout and path are worth more: all that is on the cards, and an exit."""
        cards = [*self.hand, *(placement.card for placement in self.base)]
        totals = [sum(self.content.shows[card][kind] for card in cards) for kind in range(COUNTS)]
        counts = map(min, totals, self.wish.caps)
        worth: float = sum(map(mul, self.wish.points, counts))
        return worth + self.wish.exit

    def random(self) -> Layout:
        """All cards, as they come, wherever they fit."""
        return self._settled([])

    def changed(self, layout: Layout) -> Layout:
        """One or two cards lie elsewhere, or two change places."""
        wished = list(layout[len(self.base) :])
        if len(wished) < 2:
            return self.random()
        one, other = self._two(len(wished))
        if self.rng.random() < _SWAPPED:
            a, b = wished[one], wished[other]
            wished[one] = b._replace(x=a.x, y=a.y, turned=self._either())
            wished[other] = a._replace(x=b.x, y=b.y, turned=self._either())
        else:
            out = (one, other) if self._either() else (one,)
            wished = [each for at, each in enumerate(wished) if at not in out]
        return self._settled(wished)

    def _two(self, number: int) -> tuple[int, int]:
        one, other = int(self.rng.random() * number), int(self.rng.random() * (number - 1))
        return one, other + (other >= one)

    def _either(self) -> bool:
        return self.rng.random() < 0.5

    def _settled(self, wished: list[Placement]) -> Layout:
        """Cards where they are wished to lie, as far as that can be; the others wherever they fit."""
        laid, left = self.base, list(self.hand)
        if wished and not laid:
            wished = moved(wished)
        while fitting := next((each for each in wished if self._fits(laid, each)), None):
            laid = (*laid, fitting)
            wished.remove(fitting)
            left.remove(fitting.card)
        while left:
            card = draw(left, self.rng)
            places = [
                Placement(card, turned, x, y)
                for turned in (False, True)
                for x, y in listed(self.content.tables.places(laid, card, turned, self.strict))
            ]
            if places:
                laid = (*laid, pick(places, self.rng))
        return laid

    def _fits(self, laid: Layout, wished: Placement) -> bool:
        card, turned, x, y = wished
        return bool(self.content.tables.places(laid, card, turned, self.strict) & bit(x, y))

    def judge(self, layout: Layout, ends_at: float | None) -> None:
        if not layout or layout in self.tried:
            return
        self.tried.add(layout)
        worst = self.found[-1].value - _EQUAL if len(self.found) >= _KEPT else None
        start = Path(self.content.dungeon(layout), *self.tools)
        seconds = None if ends_at is None else max(0.0, ends_at - perf_counter())
        best = Solver(start, self.wish, seconds, self.nodes, worst).solve()
        if best.ops and (worst is None or best.value > worst):
            self.found = sorted([Found(best.value, layout, best), *self.found], key=lambda each: -each.value)[:_KEPT]


def moved(layout: Sequence[Placement]) -> list[Placement]:
    """The same layout with its first card at 0, 0."""
    _, _, left, top = layout[0]
    return [Placement(card, turned, x - left, y - top) for card, turned, x, y in layout]
