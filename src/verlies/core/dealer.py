"""Chance: stated odds, and the dealer who plays them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Protocol

from verlies.core.moves import Move


class Rng(Protocol):
    """All that is used of a random generator, so that a seed means the same in every Python."""

    def random(self) -> float: ...


class Odds(Protocol):
    """What chance may bring now: moves with integer weights."""

    @property
    def total(self) -> int: ...

    def __iter__(self) -> Iterator[tuple[Move, int]]: ...

    def __contains__(self, move: object) -> bool: ...

    def sample(self, rng: Rng) -> Move: ...


class BagOdds:
    """Odds of drawing one thing from a bag: sorted bytes, each of them an index into `moves`."""

    __slots__ = ("bag", "index", "moves")

    def __init__(self, bag: bytes, moves: Sequence[Move], index: Mapping[str, int]) -> None:
        self.bag = bag
        self.moves = moves
        self.index = index

    @property
    def total(self) -> int:
        return len(self.bag)

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        bag = self.bag
        for thing in sorted(set(bag)):
            yield self.moves[thing], bag.count(thing)

    def __contains__(self, move: object) -> bool:
        thing = self.index.get(move) if isinstance(move, str) else None
        return thing is not None and thing < len(self.moves) and self.moves[thing] == move and thing in self.bag

    def sample(self, rng: Rng) -> Move:
        bag = self.bag
        return self.moves[bag[int(rng.random() * len(bag))]]


def without(bag: bytes, thing: int) -> bytes:
    """The bag after one `thing` was taken out of it."""
    at = bag.index(thing)
    return bag[:at] + bag[at + 1 :]


class Dealer:
    """Plays chance from a seed. A fork deals on exactly as its original would have, and leaves that alone."""

    __slots__ = ("_rng", "drawn", "seed")

    def __init__(self, seed: int | None = None) -> None:
        self.seed = secrets.randbits(53) if seed is None else seed
        self.drawn = 0
        self._rng: Random | None = None

    def fork(self) -> Dealer:
        twin = Dealer.__new__(Dealer)
        twin.seed = self.seed
        twin.drawn = self.drawn
        twin._rng = None
        return twin

    def random(self) -> float:
        rng = self._rng
        if rng is None:
            rng = self._rng = Random(self.seed)
            for _ in range(self.drawn):
                rng.random()
        self.drawn += 1
        return rng.random()

    def choose(self, odds: Odds) -> Move:
        return odds.sample(self)
