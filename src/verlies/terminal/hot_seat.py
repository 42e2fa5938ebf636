"""The match on the screen: people who share it, the bots they play against, and what each person has seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from verlies.core.abilities import replanned
from verlies.core.events import Event
from verlies.core.match import Match
from verlies.core.moves import Move, Seat
from verlies.host.entries import Entry
from verlies.host.hosted import HostedMatch, is_step
from verlies.text import grouped, join

if TYPE_CHECKING:
    from verlies.bots import Bot


class Note(NamedTuple):
    """A line of a person's log: something that happened, the only legal move that was played for them, or both."""

    event: Event | None = None
    forced: Move | None = None


class HotSeat(HostedMatch):
    """A match between people at one screen and bots. What needs nobody happens at once."""

    def __init__(self, match: Match, humans: Sequence[Seat], bots: Mapping[Seat, Bot]) -> None:
        super().__init__(match)
        self.humans = tuple(humans)
        self.bots = bots
        self._builder: Seat | None = None
        """Whose time runs: people at one screen build one after another, and each has the whole time."""
        self.rng = Random(f"bots {match.dealer.seed if match.dealer else 0}")
        self._deal([])
        self.clock.follow()
        self._settle()

    def level(self, seat: Seat) -> str | None:
        return self.bots[seat].level if seat in self.bots else None

    @property
    def asked(self) -> Seat | None:
        """The person who is to decide now; the first of those who decide at the same time."""
        return next((seat for seat in self.match.turn if seat in self.humans), None)

    def apply(self, entry: Entry, when: float | None = None) -> Entry:
        super().apply(entry, when)
        self._settle()
        return entry

    def _settle(self) -> None:
        builder = self._builder
        while entry := self.by_itself():
            super().apply(entry)
        self._builder = self.asked if self.clock.stage is not None else None
        if builder is not None and self._builder not in (None, builder):
            self.clock.start_again()

    def plan(self, seat: Seat, text: str) -> None:
        """Play a plan instead of what the seat has built; raises IllegalMove and changes nothing."""
        count, moves = replanned(self.match, seat, text)
        if count or moves:
            self.replan(seat, count, moves)

    def ring(self) -> bool:
        """What the clock makes happen, if anything: who is late hands in what there is, and bots what is ready."""
        before = self.step
        while (late := self.clock.late()) is not None:
            seat, move = late
            self.play(seat if self.asked is None else self.asked, move)
        self._settle()
        return self.step > before

    def log(self, seat: Seat | None) -> tuple[list[Note], int]:
        """All that this person saw and the board does not show, and how much of it came after their last decision."""
        notes: list[Note] = []
        old = 0
        moves = [entry.move for entry in self.match.entries() if is_step(self.match, entry.seat)]
        for step, move in zip(self.steps, (None, *moves), strict=True):
            own = step.seat is not None and step.seat == seat
            views = (event.seen_by(seat) for event in step.events)
            seen = [event for event in views if event is not None and event.kind not in self.match.game.quiet]
            if own and not step.forced:
                old = len(notes) + bool(seen)
            lines = [Note(event=join(group)) for group in grouped(seen)]
            if own and step.forced:
                lines[:1] = [Note(lines[0].event if lines else None, move)]
            notes += lines
        return notes, len(notes) - old
