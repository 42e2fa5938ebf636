"""Free actions and others that are printed on mats and cards (TE-FRE, TE-ACT-11)."""

from __future__ import annotations

from verlies.core.moves import Move, Seat
from verlies.core.steps import Code, Condition, Data, Events
from verlies.games.tiny.abilities import Use
from verlies.games.tiny.aiming import may_attack, may_walk
from verlies.games.tiny.asking import Conditions, when
from verlies.games.tiny.effects import can_do
from verlies.games.tiny.loot import spend
from verlies.games.tiny.needs import (
    ACTION_LEFT,
    AWAKE,
    IN_REACH,
    UNCROWDED,
    abilities_near,
    enough_focus,
    equipped,
    in_play,
    uncovered,
)  # fmt: skip
from verlies.games.tiny.state import NONE, SCRIPT, State
from verlies.games.tiny.vocabulary import NOBODY


def inner_uses(m: State) -> list[Move]:
    """TE-FRE-02: the free actions that a roll window allows, apart from discarding a card."""
    moves = []
    for at in m.kits[m.active].uses:
        use = m.content.uses[at]
        if use.inner:
            moves += use_moves(m, at, use)
    return moves


def use_moves(m: State, at: int, use: Use) -> list[Move]:
    """TE-FRE-06: payable, and able to do something."""
    hero = m.active
    if use.cost > m.focus[hero]:
        return []
    table = m.vocabulary.use[at]
    if use.range is None:
        return [table[NOBODY]] if _helps(m, use, hero) else []
    room = m.hero_room(hero)
    return [
        table[m.heroes[other]]
        for other in range(m.seats)
        if m.ways.in_range(room, m.hero_room(other), use.range) and _helps(m, use, other)
    ]


def _helps(m: State, use: Use, hero: int) -> bool:
    return any(can_do(m, effect, hero, use.cost) for effect in m.content.scripts[use.script])


def use_ability(m: State, at: int, target: int, events: Events) -> None:
    """Pay, then its effects."""
    hero, use = m.active, m.content.uses[at]
    m.focus[hero] -= use.cost
    m.tell(events, "TE-FRE-01", "ability_used", hero, ability=use.source, cost=use.cost)
    if use.spends:
        spend(m, hero, m.content.loot_ids.index(use.source), events)
    served = hero if target == NOBODY else m.heroes.index(target)
    m.frames.append((SCRIPT, use.script, 0, served, NONE))


# What stands in their way


def _use(m: State, code: Code) -> Use:
    return m.content.uses[code[1]]


def _is_heroic(m: State, code: Code) -> bool:
    return _use(m, code).test is not None


def _is_free(m: State, code: Code) -> bool:
    return _use(m, code).test is None


def _serves_one(m: State, code: Code) -> bool:
    return _is_free(m, code) and code[2] != NOBODY


def _has(m: State, code: Code) -> bool:
    return code[1] in m.kits[m.active].uses


def _source(m: State, code: Code) -> str:
    return _use(m, code).source


def _ability(m: State, seat: Seat, code: Code) -> Data:
    return {"ability": _source(m, code)}


def _is_good(m: State, seat: Seat, code: Code) -> bool:
    served = m.active if code[2] == NOBODY else m.heroes.index(code[2])
    return _helps(m, _use(m, code), served)


_AT_HAND: Conditions = (
    uncovered(_has, _source),
    *when(_is_heroic, equipped("TE-ACT-11", _has, _source)),
    *when(_is_free, equipped("TE-FRE-01", _has, _source)),
)
_FREE: Conditions = (
    *when(_is_free, enough_focus(lambda m, code: _use(m, code).cost)),
    *when(_serves_one, in_play("TE-FRE-01")),
    *IN_REACH,
    *when(_is_free, Condition("TE-FRE-06", "no_effect", _is_good, _ability)),
)
USE_NOW: Conditions = (
    *_AT_HAND,
    AWAKE,
    *when(
        _is_heroic,
        UNCROWDED,
        *ACTION_LEFT,
        Condition("TE-ACT-15", "in_lair", lambda m, seat, code: may_walk(m, _use(m, code))),
        Condition("TE-ACT-11", "no_attack_now", lambda m, seat, code: may_attack(m, _use(m, code)), _ability),
    ),
    *_FREE,
)
USE_INSIDE: Conditions = (
    *_AT_HAND,
    Condition("TE-FRE-02", "after_the_action", lambda m, seat, code: _use(m, code).inner, _ability),
    AWAKE,
    *_FREE,
)
"""In a roll window (TE-FRE-02)."""


def uses_near(m: State, seat: Seat) -> list[Move]:
    uses = abilities_near(m, m.kits[m.active].uses, [use.source for use in m.content.uses])
    return [move for at in uses for move in m.vocabulary.use[at].values()]
