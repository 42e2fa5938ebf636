"""Hooks: what a game fills in to be a match."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Self

from verlies.core.events import Event, Result
from verlies.core.moves import Seat
from verlies.core.odds import Rng
from verlies.core.slots import Slotted

View = Mapping[str, Any]


class Hooks(metaclass=Slotted):
    """What Match leaves to each game."""

    __slots__ = ()

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
        """Deal again, in `other`, all that `seat` cannot see."""

    def _key(self) -> tuple[Any, ...]:
        """The game's state, hashable."""
        return ()

    @abstractmethod
    def _broken(self) -> Iterable[str]:
        """The game's broken invariants."""

    @abstractmethod
    def _score(self) -> Result:
        """The result of a match that is over."""
