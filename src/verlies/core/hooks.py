"""Hooks: what a game fills in, and what it may fill in, to be a match."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, NamedTuple, Self

from verlies.core.errors import IllegalMove, UsageError
from verlies.core.events import Event, Refusal, Result
from verlies.core.moves import Move, Seat
from verlies.core.odds import Rng
from verlies.core.slots import Slotted

View = Mapping[str, Any]


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


class Hooks(metaclass=Slotted):
    """What Match leaves to each game."""

    __slots__ = ()
    wanders: ClassVar[bool] = False
    """Whether figures walk here: moves that are chosen one by one may lead in a circle."""

    # Of every game

    @abstractmethod
    def _begin(self) -> None:
        """Set up the state, `frames` and `turn`. Draws nothing: chance is the dealer's."""

    def _slips(self) -> Iterable[str]:
        """Texts that a person might write by mistake, at any question."""
        return ()

    def _finish(self, events: list[Event] | None) -> None:
        """The match has just ended: say so."""

    @abstractmethod
    def _view(self, seat: Seat | None) -> View:
        """The game's part of the view."""

    @abstractmethod
    def _redeal(self, other: Self, seat: Seat | None, rng: Rng) -> None:
        """Deal anew, in `other`, all that `seat` cannot see."""

    def _key(self) -> tuple[Any, ...]:
        """The game's state, hashable."""
        return ()

    @abstractmethod
    def _broken(self) -> Iterable[str]:
        """The game's broken invariants."""

    @abstractmethod
    def _score(self) -> Result:
        """The result of a match that is over."""

    # Of games that have use for them

    def plan(self, seat: Seat, text: str, cut: bool = False) -> list[Move]:
        """The moves that a plan means, one text for all that a seat builds; raises IllegalMove for its first fault.

        With `cut` it ends before that, if it is no fault of what the rest stands on.
        """
        raise IllegalMove(Refusal("CORE-TEXT", "text", {"text": text[:40]}))

    def built(self, seat: Seat) -> int:
        """How many of the seat's last moves a plan would replace."""
        return 0

    def stage(self) -> Stage | None:
        """The stage that is being played, if time counts in it."""
        return None

    def timing(self) -> Seat | None:
        """The seat of which the dealer is asked how long it took for the last stage: the host knows."""
        return None

    def took(self, tenths: int) -> Move:
        """The dealer's answer to that, in tenths of a second."""
        raise UsageError("this match does not ask for times")

    def advised(self, seat: Seat, effort: float) -> Move | None:
        """A good move where the game knows a better way than trying each; equal positions and efforts give the same."""
        return None

    def forecast(self, seat: Seat) -> list[dict[str, Any]]:
        """What those whom the rules play would do now, as far as the seat can know: plain data, each with a `kind`."""
        return []

    def possible(self, seat: Seat) -> dict[str, Any] | None:
        """What would have been possible for a seat in what lies open now: plain data. It may take seconds."""
        return None
