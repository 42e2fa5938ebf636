"""Table: who is asked, what plays itself, and what each person has seen. Knows no screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from verlies.core.abilities import replanned
from verlies.core.chair import Chair
from verlies.core.clock import BOT_TIMES, Clock
from verlies.core.events import Event, Refusal
from verlies.core.match import Match
from verlies.core.moves import DEALER, Move, Seat
from verlies.core.past import rewind, take_back
from verlies.text import grouped, join

if TYPE_CHECKING:
    from verlies.bots import Bot


class Step(NamedTuple):
    """A move and what came of it; the dealer's moves in a row are one step, unless somebody deals by hand."""

    seat: Seat
    events: list[Event]
    forced: Move | None = None
    """The only legal move, played without asking."""


class Note(NamedTuple):
    """A line of a person's log: something that happened, the only legal move that was played for them, or both."""

    event: Event | None = None
    forced: Move | None = None


class Thought(NamedTuple):
    """A question to a bot, on a copy of the match: it may think while others move."""

    seat: Seat
    chair: Chair
    number: int


class Table:
    """A match between people at one screen and bots."""

    def __init__(self, match: Match, humans: Sequence[Seat], bots: Mapping[Seat, Bot]) -> None:
        self.match = match
        self.humans = tuple(humans)
        self.bots = bots
        self.steps: list[Step] = []
        self._builder: Seat | None = None
        """Whose time runs: people at one screen build one after another, and each has the whole time."""
        self.rng = Random(f"bots {match.dealer.seed if match.dealer else 0}")
        self.clock = Clock(match, lambda seat: BOT_TIMES[bots[seat].level] if seat in bots else None)
        self._settle()

    @property
    def asked(self) -> Seat | None:
        """The person who is to decide now; the first of those who decide at the same time."""
        return next((seat for seat in self.match.turn if seat in self.humans), None)

    def thought(self) -> Thought | None:
        """What a bot has to decide now, if one has to."""
        seat = next((seat for seat in self.clock.bots() if not self.clock.is_ready(seat)), None)
        prompt = None if seat is None else self.match.prompt(seat)
        if seat is None or prompt is None:
            return None
        return Thought(seat, self.match.copy().chair(seat), prompt.number)

    def answer(self, thought: Thought, move: Move) -> None:
        """Play what a bot chose, unless its question is gone, or it waits to give people a chance."""
        prompt = self.match.prompt(thought.seat)
        if prompt is not None and prompt.number == thought.number and not self.clock.keep_ready(thought.seat, move):
            self.play(thought.seat, move)

    def play(self, seat: Seat, move: str) -> None:
        """Play a move, then everything that needs nobody; raises IllegalMove and changes nothing."""
        self.steps.append(Step(seat, self.match.play(seat, move)))
        self._settle()

    def replan(self, seat: Seat, text: str) -> None:
        """Play a plan instead of what the seat has built; raises IllegalMove and changes nothing."""
        count, moves = replanned(self.match, seat, text)
        if count:
            self.match.undo(seat, count)
            self._drop(seat, count)
        self.steps += [Step(seat, self.match.play(seat, move)) for move in moves]
        self._settle()

    def _drop(self, seat: Seat, count: int) -> None:
        for at in [at for at in reversed(range(len(self.steps))) if self.steps[at].seat == seat][:count]:
            del self.steps[at]

    def ring(self) -> bool:
        """What the clock makes happen, if anything: who is late hands in what there is, and bots what is ready."""
        before = len(self.steps)
        while (late := self.clock.late()) is not None:
            seat, move = late
            self.play(seat if self.asked is None else self.asked, move)
        self._settle()
        return len(self.steps) > before

    def _settle(self) -> None:
        """Chance, unless it is dealt by hand, decisions of people that have one answer only, and bots that are due."""
        builder = self._builder
        self.clock.follow()
        while True:
            if self.match.turn == (DEALER,) and self.match.dealer is not None:
                self.steps.append(Step(DEALER, self._chance()))
            forced = [seat for seat in self.match.turn if seat in self.humans and self.match.forced(seat) is not None]
            if forced:
                move = self.match.moves(forced[0])[0]
                self.steps.append(Step(forced[0], self.match.play(forced[0], move), move))
            elif (due := self.clock.submission()) is not None:
                self.steps.append(Step(due[0], self.match.play(*due)))
            else:
                break
            self.clock.follow()
        self._builder = self.asked if self.clock.stage is not None else None
        if builder is not None and self._builder not in (None, builder):
            self.clock.start_again()

    def _chance(self) -> list[Event]:
        """The dealer's moves until a seat is on turn; how long a seat took is known here."""
        events: list[Event] = []
        while self.match.turn == (DEALER,):
            events += self.match.play(DEALER, self.clock.chance())
        self.clock.follow()
        return events

    def why_not_undo(self, seat: Seat) -> Refusal | None:
        """None if the seat can get back to its last real decision; who deals by hand always can."""
        if self.match.dealer is None and any(not step.forced for step in self.steps):
            return None
        return take_back(self.match.copy(), seat)[1]

    def undo(self, seat: Seat) -> Refusal | None:
        """Take back the last real decision, and what was played for the seat since; or say why not."""
        if refusal := self.why_not_undo(seat):
            return refusal
        if self.match.dealer is None:
            while self.steps.pop().forced:
                pass
            rewind(self.match, len(self.steps))
            return None
        taken, _ = take_back(self.match, seat)
        self._drop(seat, taken)
        return None

    def log(self, seat: Seat | None) -> tuple[list[Note], int]:
        """All that this person saw and the board does not show, and how much of it came after their last decision."""
        notes: list[Note] = []
        old = 0
        for step in self.steps:
            views = (event.seen_by(seat) for event in step.events)
            seen = [event for event in views if event is not None and event.kind not in self.match.game.quiet]
            if step.seat == seat and not step.forced:
                old = len(notes) + bool(seen)
            lines = [Note(event=join(group)) for group in grouped(seen)]
            if step.forced and step.seat == seat:
                lines[:1] = [Note(lines[0].event if lines else None, step.forced)]
            notes += lines
        return notes, len(notes) - old
