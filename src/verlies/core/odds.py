"""Odds: what chance may bring, with integer weights, and the key under which a dealer draws or throws it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableSequence, Sequence
from typing import Protocol, Self, TypeVar

from verlies.core.moves import Move

T = TypeVar("T")


class Rng(Protocol):
    """All that is used of a random generator, so that a seed means the same in every Python."""

    def random(self) -> float:
        """From 0 up to, but not including, 1."""


def pick(things: Sequence[T], rng: Rng) -> T:
    """One of them, each as likely as any other."""
    return things[int(rng.random() * len(things))]


def draw(pool: MutableSequence[T], rng: Rng) -> T:
    """The same, and it is taken out of the pool."""
    return pool.pop(int(rng.random() * len(pool)))


class Luck(Protocol):
    """What lies in a seed, by key: the order of each pile, and the throws for each occasion."""

    def top(self, pile: str, bag: bytes) -> int:
        """The thing on top of a pile that holds just this bag."""

    def take(self, pile: str, bag: bytes, thing: int) -> None:
        """See that this thing was drawn from the pile."""

    def throw(self, occasion: str) -> Rng:
        """The numbers of the next throw for this occasion."""

    def thrown(self, occasion: str) -> None:
        """See that this throw was made."""


class Odds(Protocol):
    """What chance may bring now: moves with integer weights."""

    @property
    def total(self) -> int:
        """The sum of all weights."""

    def __iter__(self) -> Iterator[tuple[Move, int]]: ...

    def __contains__(self, move: object) -> bool: ...

    def sample(self, rng: Rng) -> Move:
        """Any of them, by their weights."""

    def chosen(self, luck: Luck) -> Move:
        """The one that lies in the seed, by the keys of what is drawn and thrown here."""

    def came(self, luck: Luck, move: str) -> None:
        """Say what this move took from a pile, and which throw was made for it."""


class BagOdds:
    """Odds of drawing one thing from a bag: sorted bytes, each of them an index into `moves`."""

    __slots__ = ("bag", "index", "moves", "pile")

    def __init__(
        self, pile: str, bag: bytes, moves: Sequence[Move] | Mapping[int, Move], index: Mapping[str, int]
    ) -> None:
        self.pile = pile
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
        return thing is not None and thing < 256 and thing in self.bag and self.moves[thing] == move

    def sample(self, rng: Rng) -> Move:
        bag = self.bag
        return self.moves[bag[int(rng.random() * len(bag))]]

    def chosen(self, luck: Luck) -> Move:
        return self.moves[luck.top(self.pile, self.bag)]

    def came(self, luck: Luck, move: str) -> None:
        luck.take(self.pile, self.bag, self.index[move])


class Thrown:
    """Odds that are thrown for an occasion."""

    __slots__ = ("occasion",)

    def __init__(self, occasion: str) -> None:
        self.occasion = occasion

    def sample(self, rng: Rng) -> Move:
        raise NotImplementedError

    def chosen(self, luck: Luck) -> Move:
        return self.sample(luck.throw(self.occasion))

    def came(self, luck: Luck, move: str) -> None:
        luck.thrown(self.occasion)


class FlatOdds(Thrown):
    """Odds of moves that are equally likely, such as the faces of a die."""

    __slots__ = ("_moves",)

    def __init__(self, occasion: str, moves: Sequence[Move]) -> None:
        super().__init__(occasion)
        self._moves = moves

    @property
    def total(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        return ((move, 1) for move in self._moves)

    def __contains__(self, move: object) -> bool:
        return move in self._moves

    def sample(self, rng: Rng) -> Move:
        return self._moves[int(rng.random() * len(self._moves))]


class TableOdds(Thrown):
    """Odds that never change: made once, sampled in constant time."""

    __slots__ = ("_pairs", "_places", "_texts")

    def __init__(self, pairs: Sequence[tuple[Move, int]]) -> None:
        super().__init__("")
        self._pairs = tuple(pairs)
        self._texts = {str(move) for move, _ in pairs}
        self._places = [move for move, weight in pairs for _ in range(weight)]

    def at(self, occasion: str) -> Self:
        """The same odds for an occasion."""
        other = object.__new__(type(self))
        other.occasion = occasion
        other._pairs, other._places, other._texts = self._pairs, self._places, self._texts
        return other

    @property
    def total(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        return iter(self._pairs)

    def __contains__(self, move: object) -> bool:
        return move in self._texts

    def sample(self, rng: Rng) -> Move:
        return self._places[int(rng.random() * len(self._places))]


def added(bag: bytes, *things: int) -> bytes:
    """The bag with these things put into it."""
    return bytes(sorted(bag + bytes(things)))


def without(bag: bytes, thing: int) -> bytes:
    """The bag with one `thing` taken out of it."""
    at = bag.index(thing)
    return bag[:at] + bag[at + 1 :]
