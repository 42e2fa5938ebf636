"""Hooks: what a game fills in, and what it may fill in, to be a match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, NamedTuple, Self

from verlies.core.errors import IllegalMove, UsageError
from verlies.core.events import Event, Refusal, Result
from verlies.core.moves import Move, Seat
from verlies.core.odds import Odds, Rng

View = dict[str, Any]


class Stage(NamedTuple):
    """A part of the match in which time counts for those on turn."""

    name: str
    """Another one for each stage."""
    seconds: int
    """How long it may last; 0 without limit."""
    late: str
    """What the host plays for a seat when the time is up."""
    race: bool
    """Whoever is first now gains by it."""


class Hooks(ABC):
    """What Match leaves to each game."""

    __slots__ = ()
    wanders: ClassVar[bool] = False
    """Whether figures walk here: moves that are chosen one by one may lead in a circle."""

    # Of every game

    @abstractmethod
    def _begin(self) -> None:
        """Set up the state, `frames` and `turn`. Draws nothing: chance is the dealer's."""

    @abstractmethod
    def _moves(self, seat: Seat) -> tuple[Move, ...]:
        """The legal moves of a seat that is on turn."""

    @abstractmethod
    def _odds(self) -> Odds:
        """The odds of the dealer, who is on turn."""

    @abstractmethod
    def _do(self, seat: Seat, move: str, events: list[Event] | None) -> None:
        """Carry out a legal move and set `turn`; append events unless events is None."""

    @abstractmethod
    def _parse(self, text: str) -> Move | None:
        """The move that this text names, legal or not; None if no move is written so. A move has one text of its own,
        but may be named by others too."""

    @abstractmethod
    def _refuse(self, seat: Seat, text: str) -> Refusal:
        """Why this move, which parses, is not legal for the seat on turn."""

    @abstractmethod
    def candidates(self, seat: Seat) -> Iterable[str]:
        """Moves that a person might try now, near misses included; all legal ones are among them."""

    @abstractmethod
    def _view(self, seat: Seat | None) -> View:
        """The game's part of the view."""

    @abstractmethod
    def _prompt(self, seat: Seat) -> tuple[str, str, dict[str, Any]]:
        """Rule, kind and arguments of the question to a seat on turn.

        The core gives it a new number after each move of that seat; where another's move changes the question, the
        game raises `_asked[seat]` itself.
        """

    @abstractmethod
    def _redeal(self, other: Self, seat: Seat | None, rng: Rng) -> None:
        """Deal anew, in `other`, all that `seat` cannot see."""

    @abstractmethod
    def _key(self) -> tuple[Any, ...]:
        """The game's state, hashable."""

    @abstractmethod
    def _broken(self) -> Iterable[str]:
        """The game's broken invariants."""

    @abstractmethod
    def _score(self) -> Result:
        """The result of a match that is over."""

    # Of games that have use for them

    def _chance_prompt(self) -> tuple[str, str, dict[str, Any]]:
        """Rule, kind and arguments of the question what chance did, for a person who deals by hand."""
        return "CORE-CHANCE", "chance", {}

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
