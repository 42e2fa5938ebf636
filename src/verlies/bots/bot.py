"""Bot: what every bot is, and the numbers that one can be given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from verlies.core.chair import Chair
from verlies.core.moves import Move
from verlies.core.odds import Rng


class Key(NamedTuple):
    """A number that a bot can be given in its spec."""

    default: int
    low: int
    high: int
    help: str


class Advice(NamedTuple):
    """A move, and why: the message advice-<kind> with its arguments."""

    move: Move
    kind: str | None = None
    args: Mapping[str, Any] = {}


class Bot(ABC):
    """Chooses moves for the seat whose chair it is given. It draws luck only from `rng`."""

    name: ClassVar[str]
    help: ClassVar[str]
    keys: ClassVar[Mapping[str, Key]] = {}
    level = "medium"
    """How strong it was asked to be; who was not asked for a level counts as this one where time is taken."""

    @abstractmethod
    def choose(self, chair: Chair, rng: Rng) -> Move:
        """One of chair.moves(), which are not empty."""

    def advise(self, chair: Chair, rng: Rng) -> Advice:
        """What it would choose, with its reason as far as it has one."""
        return Advice(self.choose(chair, rng))


def pick(moves: tuple[Move, ...] | list[Move], rng: Rng) -> Move:
    """One of the moves, each as likely as any other."""
    return moves[int(rng.random() * len(moves))]
