"""The dealer: plays chance from a seed, each pile and each kind of throw by a key of its own.

The same seed gives the same order of each pile and the same throws for the same occasions, whatever else is done. A
thing that comes into a pile waits there for a time that follows from the seed, the pile, the thing and how often it
came: exponentially distributed, counted from the last draw. Whose time is up first lies on top. Such times forget how
long they have lasted, so at every draw each thing is as likely, also after some came back or were taken out otherwise.
"""

from __future__ import annotations

import hashlib
import secrets
from array import array
from hashlib import shake_128
from math import log
from sys import byteorder

from verlies.core.moves import Move
from verlies.core.odds import Odds, Rng, without

SEED_BITS = 128
LARGEST_SEED = 1 << 256
"""Seeds that people choose are smaller."""


class Pile:
    """A pile as it lies. A stay is one thing's time in it: the thing's number, and 256 for each time it came before."""

    __slots__ = ("bag", "came", "left", "order", "time", "times")

    def __init__(
        self, bag: bytes, order: list[int], times: list[float] | None, time: float, came: dict[int, int]
    ) -> None:
        self.bag = bag
        self.order = order
        """Stays, the first to end last. Never changed, as `times` and `came`: copies share them."""
        self.times = times
        """When each of them ends; None while that is just as long as it waits."""
        self.time = time
        """When things came in."""
        self.left = len(order)
        """How many of them have not been drawn; the first of `order`."""
        self.came = came
        """How often each thing has come."""

    def copy(self) -> Pile:
        twin = Pile(self.bag, self.order, self.times, self.time, self.came)
        twin.left = self.left
        return twin


class Throw:
    """The numbers of one throw."""

    __slots__ = ("_drawn", "_key")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._drawn = 0

    def random(self) -> float:
        self._drawn += 1
        end = 8 * self._drawn
        word = int.from_bytes(shake_128(self._key).digest(end)[end - 8 :], "little")
        return (word >> 11) * 2.0**-53


class Dealer:
    """Plays chance. A fork deals on exactly as its original would have, and leaves that alone.

    `choose` draws nothing yet: a match tells its dealer of every move of chance (`note`), whoever chose it.
    """

    __slots__ = ("_counts", "_own", "_piles", "_prefix", "_salt", "drawn", "seed", "since")

    def __init__(self, seed: int | None = None, salt: str | None = None) -> None:
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self.since = 0
        """How many moves the match had when this dealer sat down: what came before is not of its seed."""
        self.drawn = 0
        """How many draws and throws it has seen."""
        self._salt = salt
        self._prefix = f"{self.seed}\n".encode()
        self._piles: dict[str, Pile] = {}
        self._counts: dict[str, int] = {}
        self._own = True
        """Nobody else has the same dictionaries."""

    @property
    def salt(self) -> str:
        """What is hashed with the seed, so that nobody finds the seed by trying."""
        if self._salt is None:
            self._salt = secrets.token_hex(16)
        return self._salt

    @property
    def commitment(self) -> str:
        """A fingerprint of seed and salt: whoever has it before the game can see later that the seed was kept."""
        return commitment(self.seed, self.salt)

    def fork(self) -> Dealer:
        """A twin that deals on exactly as this one would."""
        self._own = False
        twin = Dealer.__new__(Dealer)
        twin.seed, twin.since, twin.drawn = self.seed, self.since, self.drawn
        twin._salt, twin._prefix = self.salt, self._prefix
        twin._piles, twin._counts = self._piles, self._counts
        twin._own = False
        return twin

    def fresh(self) -> Dealer:
        """The same dealer before its first draw."""
        twin = Dealer(self.seed, self.salt)
        twin.since = self.since
        return twin

    def choose(self, odds: Odds) -> Move:
        """What lies in the seed for these odds."""
        return odds.chosen(self)

    def note(self, odds: Odds, move: str) -> None:
        """See what chance has done, which need not be what was chosen here."""
        self._make_own()
        self.drawn += 1
        odds.came(self, move)

    # What lies in the seed

    def top(self, pile: str, bag: bytes) -> int:
        """The thing on top of a pile that holds just this bag."""
        lies = self._pile(pile, bag)
        return lies.order[lies.left - 1] & 255

    def take(self, pile: str, bag: bytes, thing: int) -> None:
        """See that a thing was drawn from a pile, on top or not."""
        lies = self._pile(pile, bag)
        lies.left -= 1
        top = lies.order[lies.left] & 255
        lies.bag = without(bag, top)
        if top != thing:  # somebody else's choice: what lay on top goes back in
            self._piles[pile] = self._filled(pile, lies, without(bag, thing))

    def throw(self, occasion: str) -> Rng:
        """The numbers of the next throw for this occasion."""
        return Throw(self._key(occasion, self._counts.get(occasion, 0)))

    def thrown(self, occasion: str) -> None:
        """See that this throw was made."""
        self._counts[occasion] = self._counts.get(occasion, 0) + 1

    def _make_own(self) -> None:
        if not self._own:
            self._piles = {name: pile.copy() for name, pile in self._piles.items()}
            self._counts = self._counts.copy()
            self._own = True

    def _pile(self, name: str, bag: bytes) -> Pile:
        """The pile with just these things: those that were not in it before come in now."""
        lies = self._piles.get(name)
        if lies is None or lies.bag != bag:
            self._make_own()
            lies = self._piles[name] = self._opened(name, bag) if lies is None else self._filled(name, lies, bag)
        return lies

    def _opened(self, name: str, bag: bytes) -> Pile:
        """A new pile: the longer a thing waits, the smaller its word."""
        came = dict.fromkeys(bag, 1)
        if len(came) == len(bag):
            words = self._words(name, 0, max(bag))
            return Pile(bag, sorted(bag, key=words.__getitem__), None, 0.0, came)
        came = {thing: bag.count(thing) for thing in came}
        rows = [self._words(name, number, max(bag)) for number in range(max(came.values()))]
        stays = [(rows[number][thing], number << 8 | thing) for thing, count in came.items() for number in range(count)]
        return Pile(bag, [stay for _, stay in sorted(stays)], None, 0.0, came)

    def _filled(self, name: str, lies: Pile, bag: bytes) -> Pile:
        """The pile after things came in, or went out otherwise than from the top."""
        rows: dict[int, array[int]] = {}

        def wait(stay: int) -> float:
            number, thing = stay >> 8, stay & 255
            words = rows.get(number) or rows.setdefault(number, self._words(name, number, 255))
            return -log(((words[thing] >> 12) + 0.5) * 2.0**-52)

        times = lies.times or [wait(stay) for stay in lies.order]
        time = times[lies.left] if lies.left < len(times) else lies.time
        there = dict(zip(lies.order[: lies.left], times, strict=False))
        came = lies.came.copy()
        for thing in {*bag, *lies.bag}:
            more = bag.count(thing) - lies.bag.count(thing)
            for _ in range(-more):  # that which came first, however long it would have stayed
                del there[min(stay for stay in there if stay & 255 == thing)]
            for _ in range(more):
                number = came.get(thing, 0)
                came[thing] = number + 1
                stay = number << 8 | thing
                there[stay] = time + wait(stay)
        order = sorted(there, key=lambda stay: -there[stay])
        return Pile(bag, order, [there[stay] for stay in order], time, came)

    def _words(self, name: str, number: int, last: int) -> array[int]:
        """A number of 64 bits for each thing up to the last, for the time that it waits at its stay of this number."""
        words = array("Q", shake_128(self._key(name, number)).digest(8 * last + 8))
        if byteorder == "big":
            words.byteswap()
        return words

    def _key(self, name: str, number: int) -> bytes:
        return self._prefix + f"{name}\n{number}".encode()


def commitment(seed: int, salt: str) -> str:
    return hashlib.sha256(f"{salt}\n{seed}".encode()).hexdigest()


def fits(promised: str, seed: int, salt: str) -> bool:
    """Whether this seed was committed to."""
    return promised == commitment(seed, salt)
