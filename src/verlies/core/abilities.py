"""Abilities: what only some games have use for.

A match names those that it has among its bases, after its state; whoever wants to use one asks `isinstance`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from verlies.core.errors import IllegalMove
from verlies.core.events import Event, Gain, Refusal
from verlies.core.moves import Move, Seat

if TYPE_CHECKING:
    from verlies.core.match import Match


# All that a seat builds, as one text


class Planned(ABC):
    """A match in which a seat builds with many moves, and one text, a plan, may stand for all of them."""

    __slots__ = ()

    @abstractmethod
    def plan(self, seat: Seat, text: str, cut: bool = False) -> list[Move]:
        """The moves that a plan means; raises IllegalMove for its first fault.

        With `cut` it ends before that, if it is no fault of what the rest stands on.
        """

    @abstractmethod
    def built(self, seat: Seat) -> int:
        """How many of the seat's last moves a plan would replace."""


def replanned(
    match: Match, seat: Seat, text: str, cut: bool = False, number: int | None = None
) -> tuple[int, list[Move]]:
    """How many of its last moves a seat takes back for a plan, and what it plays then: what is alike stays.

    Raises IllegalMove if the plan is wrong. `number` is as for `Match.play`.
    """
    match.check_number(seat, number)
    if not isinstance(match, Planned):
        raise IllegalMove(Refusal("CORE-TEXT", "text", {"text": text[:40]}))
    moves = match.plan(seat, text, cut)
    count = match.built(seat)
    built = [entry.move for entry in match.entries() if entry.seat == seat][-count:] if count else []
    alike = 0
    while alike < min(count, len(moves)) and built[alike] == moves[alike]:
        alike += 1
    return count - alike, moves[alike:]


def replan(match: Match, seat: Seat, text: str, cut: bool = False) -> list[Event]:
    """Play a plan instead of all that the seat has built; raises IllegalMove and changes nothing if it is wrong."""
    count, moves = replanned(match, seat, text, cut)
    if count:
        match.undo(seat, count)
    return [event for move in moves for event in match.play(seat, move)]


# Time


class Stage(NamedTuple):
    """A part of the match in which time counts for those on turn."""

    name: str
    """Different for each stage."""
    seconds: int
    """How long it may last; 0 without limit."""
    late: str
    """What the host plays for a seat when the time is up."""
    race: bool
    """Whoever is first now gains by it."""


class Timed(ABC):
    """A match in which time counts: the host measures it, and says how long a seat took as a move of the dealer."""

    __slots__ = ()

    @abstractmethod
    def stage(self) -> Stage | None:
        """The stage that is being played, if time counts in it."""

    @abstractmethod
    def timing(self) -> Seat | None:
        """The seat of which the dealer is asked how long it took for the last stage."""

    @abstractmethod
    def took(self, tenths: int) -> Move:
        """The dealer's answer to that, in tenths of a second."""


def asks_time(match: Match) -> bool:
    """Whether the dealer is asked how long a seat took: that does not follow from its seed."""
    return isinstance(match, Timed) and match.timing() is not None


# Thinking about a match


class Advised(ABC):
    """A match whose game looks for good play in a better way than by trying each move."""

    __slots__ = ()

    @abstractmethod
    def advised(self, seat: Seat, effort: float) -> Move | None:
        """A good move, where the game has one; equal positions and efforts give the same."""

    @abstractmethod
    def possible(self, seat: Seat) -> dict[str, Any] | None:
        """What would have been possible for a seat in what lies open now: plain data. It may take seconds."""


class Foreseen(ABC):
    """A match in which the rules play for somebody, and it can be known what they will do."""

    __slots__ = ()

    @abstractmethod
    def forecast(self, seat: Seat) -> list[dict[str, Any]]:
        """What they would do now, as far as the seat can know: plain data, each with a `kind`."""


class Appraised(ABC):
    """A match that says in words of its own what moves bring, for hints."""

    __slots__ = ()

    @abstractmethod
    def benefits(self, before: Any, seat: Seat) -> list[Gain]:
        """What this position has for a seat that `before`, an earlier one, had not, the most important first.

        Chance may be on turn here: then the odds say what can be hoped for.
        """
