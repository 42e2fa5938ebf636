"""How the game asks: the active hero decides (TE-TRN-10), and only what has to be decided."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from verlies.core.moves import DEALER, Seat
from verlies.core.steps import Answer, Ask, Code, Condition, Data, Decision, Events, Frame, Question, Turn
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.state import NONE, State

Conditions = tuple[Condition[State], ...]
Case = Callable[[State, Code], bool]
Unless = Callable[[State, Events], bool]

TURNS: tuple[Turn, ...] = tuple((seat,) for seat in range(4))


def asks(rule: str, kind: str, args: Callable[[State, Frame], Data] = lambda m, frame: {}) -> Ask[State]:
    """A question that one rule always asks in the same way: of a hero, who is named, or of the dealer."""

    def ask(m: State, seat: Seat) -> Question:
        asked = args(m, m.frames[-1])
        if seat == DEALER:
            return rule, kind, asked
        hero = m.content.hero_ids[m.heroes[seat]] if m.heroes[seat] != NONE else None
        return rule, kind, {"seat": seat, "hero": hero, **asked}

    return ask


def active_hero(m: State) -> Turn:
    return TURNS[m.active]


decision = partial(Decision[State], who=active_hero)
"""What the active hero decides, where nobody else is named."""


# When a decision is not asked: each has dealt with its frame then


def either(first: Unless, second: Unless) -> Unless:
    return lambda m, events: first(m, events) or second(m, events)


def fainted(m: State, events: Events) -> bool:
    """TE-DMG-09: what is left of a hero's own action lapses when that hero faints."""
    if m.fainted:
        m.frames.pop()
    return m.fainted


def no_choice(m: State, events: Events) -> bool:
    """It is only asked where there is a choice: with one way it is gone, with none nothing happens."""
    what = m._decision(m.active)
    moves = what.moves(m, m.active)
    if len(moves) == 1:
        what.do(m, m.active, m.vocabulary.code[moves[0]], events)
    elif not moves:
        m.frames.pop()
    return len(moves) < 2


def nothing_to_do(m: State, events: Events) -> bool:
    """A window stays shut if nothing can be done in it."""
    if m._moves(m.active):
        return False
    m.frames.pop()
    return True


def only_decline(m: State, events: Events) -> bool:
    """It is dropped if nothing but declining is left."""
    if any(move is not m.vocabulary.decline for move in m._moves(m.active)):
        return False
    m.frames.pop()
    return True


pointless = either(fainted, only_decline)
"""It is dropped if the hero has fainted, or could only decline."""


# Conditions


def when(case: Case, *conditions: Condition[State]) -> Conditions:
    """Conditions of those moves alone for which this is the case."""

    def only(condition: Condition[State]) -> Condition[State]:
        holds = condition.holds
        return replace(condition, holds=lambda m, seat, code: not case(m, code) or holds(m, seat, code))

    return tuple(map(only, conditions))


# Answers that need no more than their verb


def _decline(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames.pop()


DECLINE = Answer[State](v.DECLINE, _decline, near=lambda m, seat: [m.vocabulary.decline])
