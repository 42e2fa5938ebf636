"""Chair: one seat's side of a match. Players and bots get this, never the match."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from verlies.core.abilities import Advised, Foreseen
from verlies.core.events import Event, Prompt, Refusal
from verlies.core.moves import Move, Seat
from verlies.core.odds import Rng

if TYPE_CHECKING:
    from verlies.core.match import Match


class Chair:
    """One seat (None: a spectator): its view, moves, prompt, refusals, history, and what it may ask of the match."""

    __slots__ = ("_match", "_seat")

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self._match = match
        self._seat = seat

    @property
    def seat(self) -> Seat | None:
        """The seat; None for a spectator."""
        return self._seat

    def view(self) -> dict[str, Any]:
        """All that the seat may know of the table: plain JSON data."""
        return self._match.view(self._seat)

    def moves(self) -> tuple[Move, ...]:
        """The legal moves; () while it is not on turn."""
        return () if self._seat is None else self._match.moves(self._seat)

    def prompt(self) -> Prompt | None:
        """What the seat is asked; None while it is not on turn."""
        return None if self._seat is None else self._match.prompt(self._seat)

    def why_not(self, text: str) -> Refusal | None:
        """Why this move is not legal now; None if it is."""
        if self._seat is None:
            return Refusal("CORE-TURN", "turn", {"seat": None})
        return self._match.why_not(self._seat, text)

    def history(self) -> list[Event]:
        """Everything that has happened, as the seat saw it."""
        return self._match.history(self._seat)

    def forecast(self) -> list[dict[str, Any]]:
        """What those whom the rules play would do now, as far as the seat can know."""
        if self._seat is None or not isinstance(self._match, Foreseen):
            return []
        return self._match.forecast(self._seat)

    def possible(self, seat: Seat) -> dict[str, Any] | None:
        """What would have been possible for a seat, from what everybody can see; it may take seconds."""
        return self._match.possible(seat) if isinstance(self._match, Advised) else None

    def advised(self, effort: float) -> Move | None:
        """What the game itself would do here, asked of a guess: it knows no more than the seat, and draws no luck."""
        if self._seat is None or not isinstance(self._match, Advised):
            return None
        return self._match.guess(self._seat, Random(0)).advised(self._seat, effort)

    def guess(self, rng: Rng) -> Match:
        """A whole match that the seat cannot tell from the real one: what is hidden from it is dealt afresh."""
        return self._match.guess(self._seat, rng)
