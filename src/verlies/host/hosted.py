"""A match as its host runs it: all that happens to it is an entry, live or read from a log, and its steps are told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from verlies.core.errors import IllegalMove
from verlies.core.events import Event, Refusal
from verlies.core.match import Match
from verlies.core.moves import DEALER, Seat
from verlies.core.past import rewind, take_back
from verlies.host.clock import BOT_TIMES, Clock
from verlies.host.entries import Entry, Played, Replanned, TookBack, WentBack


class Step(NamedTuple):
    """A move of a seat and all that came of it, chance included; step 0 is the first deal.

    Where chance is dealt by hand, each of its moves is a step by itself.
    """

    seat: Seat | None
    """None for chance."""
    events: list[Event]
    forced: bool
    goes_on: bool = False
    """It was one decision with the step before it."""


def is_step(match: Match, seat: Seat) -> bool:
    """Whether a step begins with a move of this seat."""
    return seat != DEALER or match.dealer is None


def steps_of(match: Match, known: Sequence[Step] = ()) -> list[Step]:
    """The steps of a match; of those that are `known` it is kept how they came about."""
    steps = [Step(None, [], False)]
    for entry in match.entries():
        if is_step(match, entry.seat):
            at = len(steps)
            steps.append(known[at]._replace(events=[]) if at < len(known) else Step(_seat(entry.seat), [], False))
        steps[-1].events.extend(entry.events)
    return steps


def _seat(seat: Seat) -> Seat | None:
    return None if seat == DEALER else seat


class Instead(NamedTuple):
    """What a decision replaced."""

    by: int
    """So many moves of the decision stand there now."""
    moves: list[tuple[str, bool]]
    """What stood there, and whether each was one decision with the move before it."""


class Thought(NamedTuple):
    """A question to a bot, with a copy of the match: it may think while others move."""

    seat: Seat
    match: Match
    number: int


class HostedMatch(ABC):
    """A match with people and bots at its seats, and the clock beside it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.steps = steps_of(match)
        self.clock = Clock(match, self._bot_time)
        self._instead: dict[Seat, Instead] = {}
        """Whose last decision was a plan that replaced something."""

    @abstractmethod
    def level(self, seat: Seat) -> str | None:
        """The level of the bot that plays a seat; None for a person."""

    def _bot_time(self, seat: Seat) -> float | None:
        level = self.level(seat)
        return None if level is None else BOT_TIMES[level]

    @property
    def step(self) -> int:
        """How many moves lie behind us."""
        return len(self.steps) - 1

    @property
    def dealt_by_hand(self) -> bool:
        """The one who plays here has the box on the table, and says what chance did."""
        return self.match.dealer is None

    def last_steps(self, seat: Seat, count: int) -> list[int]:
        """The seat's last steps, the latest first."""
        return [at for at in range(self.step, 0, -1) if self.steps[at].seat == seat][:count]

    # What happens, and the entry that says so

    def play(self, seat: Seat, move: str, number: int | None = None, forced: bool = False) -> Played:
        """Raises IllegalMove, and nothing has changed, if the rules forbid it."""
        self.match.check_number(seat, number)
        return self.apply(Played(seat, str(move), [], forced))

    def replan(self, seat: Seat, count: int, moves: Sequence[str], goes_on: bool = False) -> Replanned:
        """A person's moves instead of some of her last ones, as the match says that a plan means."""
        return self.apply(Replanned(seat, count, [str(move) for move in moves], goes_on))

    def take_back(self, seat: Seat) -> TookBack | WentBack:
        """All of the seat's last real decision, and what was played for it since; what a plan replaced stands again."""
        if refusal := self.why_not_take_back(seat):
            raise IllegalMove(refusal)
        if self.dealt_by_hand:
            return self.go_back(self._last_decision() - 1)
        if self._can_restore(seat):
            instead = self._instead[seat]
            return self.apply(TookBack(seat, instead.by, [move for move, _ in instead.moves]))
        return self.apply(TookBack(seat, self._decision(seat)))

    def go_back(self, step: int) -> WentBack:
        return self.apply(WentBack(step))

    def apply(self, entry: Entry, when: float | None = None) -> Entry:
        """Let an entry happen, and return it: now, and the dealer adds what chance does, or `when` the log says."""
        match entry:
            case Played(seat, move, dealt, forced, then, goes_on):
                self._play(seat, move, forced, goes_on)
                instead = self._instead.pop(seat, None)
                if goes_on and instead is not None:
                    self._instead[seat] = instead._replace(by=instead.by + 1 + len(then))
                for each in then:
                    self._play(seat, each, goes_on=True)
                self._deal(dealt, when)
            case Replanned(seat, count, moves, goes_on):
                so_far = self._so_far(seat) if goes_on else Instead(0, [])
                left = max(0, so_far.by - count)
                replaced = self._last_moves(seat, count)[: -so_far.by or None] + so_far.moves
                self._undo(seat, count)
                self._play_on(seat, [(move, at > 0 or left > 0) for at, move in enumerate(moves)])
                if replaced:
                    self._instead[seat] = Instead(left + len(moves), replaced)
            case TookBack(seat, count, again):
                known = self._instead.get(seat)
                self._undo(seat, count)
                if again and known is not None:
                    self._play_on(seat, known.moves)
            case WentBack(step):
                self._rewind(step)
        self.clock.follow(when)
        return entry

    def _play(self, seat: Seat, move: str, forced: bool = False, goes_on: bool = False) -> None:
        self.steps.append(Step(_seat(seat), self.match.play(seat, move), forced, goes_on))

    def _play_on(self, seat: Seat, moves: Iterable[tuple[str, bool]]) -> None:
        for move, goes_on in moves:
            self._play(seat, move, goes_on=goes_on)

    def _deal(self, dealt: list[str], when: float | None = None) -> None:
        """Play what chance did; if it is now, the dealer goes on until a seat is on turn, and that is added."""
        if self.match.turn == (DEALER,):
            self.clock.follow(when)
        for move in dealt:
            self.steps[-1].events.extend(self.match.play(DEALER, move))
        while when is None and self.match.turn == (DEALER,) and not self.dealt_by_hand:
            dealt.append(str(self.clock.chance()))
            self.steps[-1].events.extend(self.match.play(DEALER, dealt[-1]))

    def _undo(self, seat: Seat, count: int) -> None:
        if count:
            self.match.undo(seat, count)
            for at in self.last_steps(seat, count):
                del self.steps[at]
            self.steps = steps_of(self.match, self.steps)
        self._instead.pop(seat, None)

    def _rewind(self, step: int) -> None:
        entries = self.match.entries()
        begun = [at for at, entry in enumerate(entries) if is_step(self.match, entry.seat)]
        rewind(self.match, begun[step] if step < len(begun) else len(entries))
        self.steps = steps_of(self.match, self.steps[: step + 1])
        self.clock = Clock(self.match, self._bot_time)
        self._instead.clear()

    # Taking back

    def why_not_take_back(self, seat: Seat) -> Refusal | None:
        """None if the seat can get back to its last real decision; who deals by hand always can."""
        if self.dealt_by_hand:
            return None if self._last_decision() else Refusal("CORE-UNDO", "undo")
        if self._can_restore(seat):
            return None
        refusal = self.match.why_not_undo(seat)
        if refusal is None and next(step for step in reversed(self.steps) if step.seat == seat).forced:
            return take_back(self.match.copy(), seat)[1]
        return refusal

    def _last_decision(self) -> int:
        """The last step that was not the only possibility, and began a decision; 0 if there is none."""
        steps = self.steps
        return next((at for at in range(self.step, 0, -1) if not steps[at].forced and not steps[at].goes_on), 0)

    def _decision(self, seat: Seat) -> int:
        """How many of its last moves the seat takes back to decide again: all of a click, as far as that is fair."""
        match = self.match.copy()
        own = self.last_steps(seat, self.step)
        taken, refusal = take_back(match, seat)
        while refusal is None and self.steps[own[taken - 1]].goes_on:
            more, refusal = take_back(match, seat)
            taken += more if refusal is None else 0
        return taken

    def _so_far(self, seat: Seat) -> Instead:
        """The last decision of a seat, as long as it goes on."""
        return self._instead.get(seat) or Instead(self._decision(seat), [])

    def _can_restore(self, seat: Seat) -> bool:
        """Whether what a plan replaced can stand there again."""
        instead = self._instead.get(seat)
        return instead is not None and (not instead.by or self.match.why_not_undo(seat, instead.by) is None)

    def _last_moves(self, seat: Seat, count: int) -> list[tuple[str, bool]]:
        """The seat's last moves, the latest last, and whether each goes on with the one before it."""
        moves = [str(entry.move) for entry in self.match.entries() if entry.seat == seat]
        goes_on = [self.steps[at].goes_on for at in reversed(self.last_steps(seat, count))]
        return list(zip(moves[len(moves) - count :], goes_on, strict=True))

    # What needs nobody

    def forced(self) -> tuple[Seat, str] | None:
        """A seat that has one possibility only, and that."""
        if self.match.turn == (DEALER,):
            return None
        only = ((seat, self.match.forced(seat)) for seat in self.match.turn)
        return next(((seat, move) for seat, move in only if move is not None), None)

    def by_itself(self) -> Played | None:
        """What is to be played without a question: an only possibility, or what a bot has waited with long enough."""
        forced = self.forced()
        alone = forced or self.clock.submission()
        return None if alone is None else Played(alone[0], str(alone[1]), [], forced is not None)

    def thinker(self) -> Seat | None:
        """A seat on turn that a bot plays, and that has not decided yet."""
        return next((seat for seat in self.clock.bots() if not self.clock.is_ready(seat)), None)

    def thought(self) -> Thought | None:
        """What a bot has to decide now, if one has to."""
        seat = self.thinker()
        prompt = None if seat is None else self.match.prompt(seat)
        if seat is None or prompt is None:
            return None
        return Thought(seat, self.match.copy(), prompt.number)

    def answer(self, thought: Thought, move: str) -> Played | None:
        """Play what a bot chose, unless its question is gone, or it waits to give people a chance."""
        prompt = self.match.prompt(thought.seat)
        gone = prompt is None or prompt.number != thought.number
        return None if gone or self.clock.keep_ready(thought.seat, move) else self.play(thought.seat, move)
