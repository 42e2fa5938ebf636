"""Steps: what is still to be done in a match, each kind whole in one place.

A frame on the stack of a match is a tuple of numbers; the first is that of its step. A step stands in the file of its
area of the rules: what is asked and by which rule, who decides, what may be named, under which conditions, what comes
of it, and when it is not asked at all. The match does the rest: it settles the stack, finds the moves, asks the
question, carries out the answer, and says why a move is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from verlies.core.events import Event, Refusal
from verlies.core.moves import DEALER, Move, Seat
from verlies.core.odds import Odds

if TYPE_CHECKING:
    from verlies.core.match import Match

Frame = tuple[int, ...]
"""What is still to be done: the number of a step, then what the step needs to know."""
Code = tuple[int, ...]
"""What a move means in numbers, its verb first."""
Data = dict[str, Any]
"""The arguments of something that is said."""
Question = tuple[str, str, Data]
"""Rule, kind and arguments."""
Events = list[Event] | None
"""Where to say what happens; None while a bot thinks ahead and nobody listens."""
Turn = tuple[Seat, ...]
"""Who may move now, as in `Match.turn`."""

M = TypeVar("M", bound="Match")

DEALER_ON_TURN: Turn = (DEALER,)


Ask = Callable[[M, Seat], Question]
INNER = -1
"""In place of a number: a decision within a phase, which has no frame of its own."""


def nothing(m: Any, seat: Seat, code: Code) -> Data:
    return {}


def asks(rule: str, kind: str, args: Callable[[M, Seat], Data] = lambda m, seat: {}) -> Ask[M]:
    """A question that one rule always asks in the same way."""
    return lambda m, seat: (rule, kind, args(m, seat))


@dataclass(slots=True, eq=False)
class Condition(Generic[M]):
    """What must hold for a move; where it does not, the rule and the reason that are given.

    Conditions are asked in their order, so each may count on those before it.
    """

    rule: str
    reason: str
    holds: Callable[[M, Seat, Code], bool]
    args: Callable[[M, Seat, Code], Data] = nothing


@dataclass(slots=True, eq=False)
class Answer(Generic[M]):
    """A verb that answers a decision."""

    verb: int
    do: Callable[[M, Seat, Code, Events], None]
    conditions: tuple[Condition[M], ...] = ()
    near: Callable[[M, Seat], Iterable[Move]] = lambda m, seat: ()
    """What a person might name now: all legal moves of this verb, in order, and those that fail by little."""

    def why_not(self, m: M, seat: Seat, code: Code) -> Refusal | None:
        """The first condition that does not hold."""
        for condition in self.conditions:
            if not condition.holds(m, seat, code):
                return Refusal(condition.rule, condition.reason, condition.args(m, seat, code))
        return None

    def allows(self, m: M, seat: Seat, code: Code) -> bool:
        """Whether all conditions hold."""
        return all(condition.holds(m, seat, code) for condition in self.conditions)

    def moves(self, m: M, seat: Seat) -> Iterator[Move]:
        """Those near at hand for which all conditions hold."""
        codes = m.vocabulary.code
        return (move for move in self.near(m, seat) if self.allows(m, seat, codes[move]))


class Step(Generic[M]):
    """A kind of frame."""

    def __init__(self, number: int, settle: Callable[[M, Events], Turn | None]) -> None:
        self.number = number
        self.settle = settle
        """Who is to decide now; None once something was done about the frame without anybody."""

    def do(self, m: M, seat: Seat, code: Code, events: Events) -> None:
        """Carry out a legal move."""
        raise NotImplementedError


def _dealing(m: Any, events: Events) -> Turn:
    return DEALER_ON_TURN


def _asking(who: Callable[[M], Turn], unless: Callable[[M, Events], bool] | None) -> Callable[[M, Events], Turn | None]:
    """Asks somebody, unless nobody need be asked."""
    if unless is None:
        return lambda m, events: who(m)
    return lambda m, events: None if unless(m, events) else who(m)


class Task(Step[M]):
    """What needs no decision."""

    def __init__(self, number: int, run: Callable[[M, Events], None]) -> None:
        super().__init__(number, run)


class Chance(Step[M]):
    """What the dealer draws or throws: its odds, what comes of it, and what a person who deals by hand is asked."""

    def __init__(
        self,
        number: int,
        question: Ask[M],
        odds: Callable[[M], Odds],
        take: Callable[[M, Code, Events], None],
        unless: Callable[[M, Events], bool] | None = None,
    ) -> None:
        """`unless` says that there is nothing to draw; it has dealt with the frame then."""
        super().__init__(number, _asking(lambda m: DEALER_ON_TURN, unless) if unless else _dealing)
        self.question = question
        self.odds = odds
        self._take = take

    def do(self, m: M, seat: Seat, code: Code, events: Events) -> None:
        """Carry out what the dealer drew or threw."""
        self._take(m, code, events)


def named(m: Any) -> Turn:
    """The seat that the frame names."""
    return (m.frames[-1][1],)


class Decision(Step[M]):
    """What a seat decides, or several at the same time."""

    def __init__(
        self,
        number: int,
        question: Ask[M],
        *answers: Answer[M],
        who: Callable[[M], Turn] = named,
        moves: Callable[[M, Seat], Iterable[Move]] | None = None,
        unless: Callable[[M, Events], bool] | None = None,
    ) -> None:
        """`moves` lists all legal ones where trying each that is near would take too long. `unless` says that nobody
        need be asked; it has dealt with the frame then."""
        super().__init__(number, _asking(who, unless))
        self.question = question
        self.answers = {answer.verb: answer for answer in answers}
        self._moves = moves

    def of(self, m: M, seat: Seat) -> Decision[M]:
        """The decision of this seat; within a phase it may be another for each."""
        return self

    def moves(self, m: M, seat: Seat) -> tuple[Move, ...]:
        """The legal moves of the seat, in a stable order."""
        if self._moves is not None:
            return tuple(self._moves(m, seat))
        return tuple(move for answer in self.answers.values() for move in answer.moves(m, seat))

    def near(self, m: M, seat: Seat) -> Iterator[Move]:
        """What a person might name now, verbs taking turns."""
        rows = zip_longest(*(answer.near(m, seat) for answer in self.answers.values()))
        return (move for row in rows for move in row if move is not None)

    def why_not(self, m: M, seat: Seat, move: Move) -> Refusal | None:
        """Why this move is not a legal answer; None if it is."""
        code = m.vocabulary.code[move]
        answer = self.answers.get(code[0])
        if answer is None:
            rule, kind, _ = self.question(m, seat)
            return Refusal(rule, "not_now", {"verb": m.vocabulary.verb(move), "question": kind})
        return answer.why_not(m, seat, code)

    def do(self, m: M, seat: Seat, code: Code, events: Events) -> None:
        """Carry out a legal answer."""
        self.answers[code[0]].do(m, seat, code, events)


class Phase(Step[M]):
    """Several seats decide at the same time, each at a question of its own."""

    def __init__(
        self,
        number: int,
        who: Callable[[M], Turn],
        of: Callable[[M, Seat], Decision[M]],
        decisions: tuple[Decision[M], ...],
        unless: Callable[[M, Events], bool] | None = None,
    ) -> None:
        """`decisions` are all that `of` can give a seat; `unless` is as for one decision."""
        super().__init__(number, _asking(who, unless))
        self.of = of
        self.decisions = decisions

    def question(self, m: M, seat: Seat) -> Question:
        """What this seat is asked."""
        return self.of(m, seat).question(m, seat)

    def do(self, m: M, seat: Seat, code: Code, events: Events) -> None:
        """Carry out a legal answer of this seat."""
        self.of(m, seat).answers[code[0]].do(m, seat, code, events)


def decisions(steps: Iterable[Step[M]]) -> Iterator[Decision[M]]:
    """All that is decided in a game."""
    for step in steps:
        if isinstance(step, Decision):
            yield step
        elif isinstance(step, Phase):
            yield from step.decisions


def table(*steps: Step[M]) -> tuple[Step[M], ...]:
    """The steps of a game by their numbers, each number once."""
    found = {step.number: step for step in steps}
    assert len(found) == len(steps) == max(found, default=-1) + 1, "a step is missing, or has another's number"
    return tuple(found[number] for number in range(len(found)))
