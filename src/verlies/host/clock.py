"""Time, as the host measures it: how long a stage has lasted, how long each seat took, and bots that wait."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from verlies.core.abilities import Stage, Timed
from verlies.core.match import Match
from verlies.core.moves import Move, Seat

BOT_TIMES = {"easy": 180.0, "medium": 120.0, "hard": 75.0}
"""Seconds that a bot is said to take, by its level: it thinks faster, and people should have a chance."""


class Clock:
    """Follows a match: it starts with each stage, and stops for each seat that is no longer on turn there."""

    def __init__(self, match: Match, bot_time: Callable[[Seat], float | None]) -> None:
        """`bot_time`: the seconds that the bot on a seat is said to take; None for a person."""
        self.match = match
        self.stage: Stage | None = None
        """The stage that is being played now."""
        self._bot_time = bot_time
        self._name = ""
        self._begun = 0.0
        self._took: dict[Seat, float] = {}
        self._ready: dict[Seat, tuple[int, str]] = {}
        """Bots that will hand in when they have taken their time: the numbers of their questions, and their moves."""

    def follow(self, when: float | None = None) -> None:
        """See who has finished; `when` it was, if it was not now."""
        now = monotonic() if when is None else when
        match = self.match
        self.stage = match.stage() if isinstance(match, Timed) and not match.over else None
        if self.stage is not None and self.stage.name != self._name:
            self._name = self.stage.name
            self._begun = now
            self._took = {}
        busy = self.match.turn if self.stage is not None else ()
        taken = now - self._begun
        self._took = {seat: self._took.get(seat, taken) for seat in range(self.match.seats) if seat not in busy}

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
        """Seconds that a seat took for the last stage; of a bot, those that it is said to take."""
        time = self._bot_time(seat)
        return self._took.get(seat, 0.0) if time is None else time

    def chance(self) -> Move:
        """What the dealer plays: something drawn, or how long a seat took."""
        match = self.match
        if isinstance(match, Timed) and (seat := match.timing()) is not None:
            return match.took(round(10 * self.took(seat)))
        assert match.dealer is not None
        return match.dealer.choose(match.odds())

    # Bots that wait

    def bots(self) -> list[Seat]:
        """Bots on turn."""
        return [seat for seat in self.match.turn if seat >= 0 and self._bot_time(seat) is not None]

    def keep_ready(self, seat: Seat, move: str) -> bool:
        """In a race with people a bot does not hand in at once: True if it waits with this move."""
        prompt = self.match.prompt(seat)
        if prompt is None or self._wait(seat, move) <= 0:
            return False
        self._ready[seat] = (prompt.number, move)
        return True

    def is_ready(self, seat: Seat) -> bool:
        prompt = self.match.prompt(seat) if seat in self._ready else None
        return prompt is not None and prompt.number == self._ready[seat][0]

    def submission(self) -> tuple[Seat, str] | None:
        """A bot that has waited long enough, and its move."""
        ready = ((seat, self._ready[seat][1]) for seat in self.bots() if self.is_ready(seat))
        return next(((seat, move) for seat, move in ready if self._wait(seat, move) <= 0), None)

    def late(self) -> tuple[Seat, str] | None:
        """A seat whose time is up, and what is played for it."""
        left, stage = self.left, self.stage
        return None if left is None or left > 0 or stage is None else (self.match.turn[0], stage.late)

    def due(self) -> float | None:
        """Seconds until it makes something happen; 0 if time is up and nobody has been called yet."""
        if self.late() is not None:
            return 0.0
        waits = [self._wait(seat, self._ready[seat][1]) for seat in self.bots() if self.is_ready(seat)]
        return min((seconds for seconds in (*waits, self.left or 0.0) if seconds > 0), default=None)

    def _wait(self, seat: Seat, move: str) -> float:
        """Seconds before a bot makes a move."""
        stage = self.stage
        hands_in = stage is not None and stage.race and move.split()[0] in (*self.match.game.manual, stage.late)
        people = any(self._bot_time(other) is None for other in self.match.turn)
        return self.took(seat) - self.elapsed if hands_in and people else 0.0
