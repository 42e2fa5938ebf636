"""Bot: what every bot is, and the numbers that one can be given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from verlies.bots.detours import without_detours
from verlies.core.chair import Chair
from verlies.core.events import Gain
from verlies.core.moves import Move
from verlies.core.odds import Rng

LONGEST = 60
"""Moves of which advice is made at most."""


class Key(NamedTuple):
    """A number that a bot can be given in its spec."""

    default: int
    low: int
    high: int
    help: str


class Advice(NamedTuple):
    """Moves to be played one after another, and what they bring."""

    moves: tuple[Move, ...]
    gains: tuple[Gain, ...] = ()


class Bot(ABC):
    """Chooses moves for the seat whose chair it is given. It draws luck only from `rng`."""

    name: ClassVar[str]
    help: ClassVar[str]
    keys: ClassVar[Mapping[str, Key]] = {}
    level = "medium"
    """How strong it was asked to be; a bot without a level counts as this one where time is taken."""

    @abstractmethod
    def choose(self, chair: Chair, rng: Rng) -> Move:
        """One of chair.moves(), which are not empty."""

    def advise(self, chair: Chair, rng: Rng) -> Advice:
        """What it would play until something comes in that its seat cannot know, or it is done, and what that brings.

        It plays on two matches at once that the seat cannot tell apart: once they differ for it, it has learned
        something.
        """
        seat = chair.seat
        assert seat is not None
        before, other = chair.guess(rng), chair.guess(rng)
        match, twin = before.copy(), other.copy()
        moves: list[Move] = []
        while seat in match.turn and len(moves) < LONGEST and match.view(seat) == twin.view(seat):
            moves.append(self.choose(match.chair(seat), rng))
            match.apply(seat, moves[-1])
            twin.apply(seat, moves[-1])
            if moves[-1].verb in match.game.manual:
                break
        if before.wanders:
            moves = without_detours(moves, before, other, seat)
            match = before.copy()
            for move in moves:
                match.apply(seat, move)
        return Advice(tuple(moves), tuple(match.benefits(before, seat)))
