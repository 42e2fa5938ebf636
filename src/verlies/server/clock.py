"""Time at a table: how long a stage has lasted, and how long each seat took for it."""

from __future__ import annotations

from time import monotonic

from verlies.core.hooks import Stage
from verlies.core.match import Match
from verlies.core.moves import Seat

BOT_TIMES = {"easy": 180.0, "medium": 120.0, "hard": 75.0}
"""Seconds that a bot is said to take, by its level: it thinks faster, and people should have a chance."""


class Clock:
    """Follows a match: it starts with each stage, and stops for each seat that is no longer on turn there."""

    def __init__(self) -> None:
        self.stage: Stage | None = None
        """The stage that is being played now."""
        self._name = ""
        self._begun = 0.0
        self._took: dict[Seat, float] = {}

    def follow(self, match: Match, when: float | None = None) -> None:
        """See who has finished; `when` it was, if it was not now."""
        now = monotonic() if when is None else when
        self.stage = match.stage()
        if self.stage is not None and self.stage.name != self._name:
            self._name = self.stage.name
            self._begun = now
            self._took = {}
        busy = match.turn if self.stage is not None else ()
        taken = now - self._begun
        self._took = {seat: self._took.get(seat, taken) for seat in range(match.seats) if seat not in busy}

    def start_again(self) -> None:
        """Nobody could play meanwhile: all have the whole time again."""
        self._begun = monotonic()

    @property
    def elapsed(self) -> float:
        return monotonic() - self._begun

    @property
    def left(self) -> float | None:
        """Seconds until the time is up; None without limit."""
        if self.stage is None or not self.stage.seconds:
            return None
        return self.stage.seconds - self.elapsed

    def took(self, seat: Seat) -> float:
        """Seconds that a seat took for the last stage."""
        return self._took.get(seat, 0.0)
