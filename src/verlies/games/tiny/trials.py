"""Tests: dice, what they add up to, what they cost, and triggers (TE-TST, TE-FRE-05)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from verlies.core.moves import Move, Seat
from verlies.core.steps import Answer, Code, Condition, Data, Events
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.abilities import SPELL, Trigger
from verlies.games.tiny.asking import Conditions
from verlies.games.tiny.damage import gain
from verlies.games.tiny.needs import AWAKE, abilities_near, enough_focus, equipped, uncovered
from verlies.games.tiny.state import (
    AFTER_DAMAGE,
    AFTER_REST,
    AFTER_ROLL,
    ATTACK_TEST,
    BEFORE_COUNTER,
    BEFORE_ROLL,
    CAST_TEST,
    DEATHS,
    ENTRY,
    EVADE,
    HEROIC,
    NONE,
    SCRIPT,
    SEARCH_TEST,
    State,
)  # fmt: skip


def attack_kind(m: State) -> int:
    """Melee, missile or spell, while an attack runs."""
    return m.content.lines[m.source].kind if m.test == ATTACK_TEST else SPELL


def is_attack(m: State) -> bool:
    return m.test == ATTACK_TEST or (m.test == CAST_TEST and m.content.spells[m.source].is_attack)


def dice_count(m: State, hero: int, skill: int) -> int:
    """TE-TST-01, TE-TST-17: dice modifiers add up before the limits."""
    space = m.space(hero)
    return min(max(m.kits[hero].dice[skill] + (space.dice if space else 0), 1), 3)


def bonus(m: State, hero: int, kind: int, source: int, skill: int) -> int:
    """TE-TST-14: all modifiers of a result but those bought in this test."""
    kit, space = m.kits[hero], m.space(hero)
    total = kit.plus[skill]
    if space:
        total += space.tests[skill]
    if kind == ATTACK_TEST:
        line = m.content.lines[source]
        total += line.bonus + kit.set_result[line.kind]
        if space:
            total += space.attacks[line.kind]
    elif kind == CAST_TEST:
        total += kit.cast_plus[skill] + kit.set_result[SPELL]
    return total


def price(m: State, kind: int, source: int) -> int:
    """The focus printed beside the success of a test (TE-TST-11)."""
    if kind == CAST_TEST:
        return m.content.spells[source].cost
    if kind == HEROIC:
        return m.content.uses[source].cost
    return m.content.rooms[source].cost if kind == SEARCH_TEST else 0


def cost(m: State) -> int:
    """What the success of the running test costs."""
    return price(m, m.test, m.source)


def must_pay(m: State) -> bool:
    """TE-ACT-04: a free search is paid on success."""
    return m.test == SEARCH_TEST and m.content.rooms[m.source].free


def failing(m: State, kind: int, source: int) -> int:
    """The script of what is printed for the failure of a test (TE-TST-12)."""
    if kind == CAST_TEST:
        return m.content.spells[source].fail
    return m.content.rooms[source].fail if kind in (EVADE, ENTRY, SEARCH_TEST) else 0


def foe_answers(m: State, aim: int) -> bool:
    """TE-ATK-08 step 3, TE-ATK-11: the enemy die is rolled if a target is in the same room or in line of sight."""
    room = m.hero_room(m.active)
    return any(aim >> foe & 1 and m.ways.in_sight(room, at) for foe, at in m.foes())


# What dice come to


@lru_cache(maxsize=1024)
def results(dice: bytes, plus: tuple[bool, ...]) -> tuple[tuple[bytes, int, bytes], ...]:
    """TE-TST-02, TE-TST-03: which dice may count, their sum, and those left unused; each choice once, best first.

    One die is the result die; every other one that counts shows a plus.
    """
    found: dict[bytes, tuple[bytes, int, bytes]] = {}
    for count in range(1, len(dice) + 1):
        for chosen in combinations(range(len(dice)), count):
            used = bytes(dice[at] for at in chosen)
            if sum(not plus[face] for face in used) <= 1:
                spare = bytes(face for at, face in enumerate(dice) if at not in chosen)
                found.setdefault(used, (used, sum(used), spare))
    return tuple(sorted(found.values(), key=lambda each: (-each[1], each[0])))


def exchanged(dice: bytes, face: int, to: int) -> bytes:
    at = dice.index(face)
    return bytes(sorted(dice[:at] + bytes([to]) + dice[at + 1 :], reverse=True))


def icons(m: State, events: Events) -> None:
    """TE-TST-06: what unused dice give after a success."""
    focus, health = spare_icons(m, m.spare)
    gain(m, m.active, health, focus, events, "TE-TST-06")


def spare_icons(m: State, spare: bytes) -> tuple[int, int]:
    """Focus and health on these dice."""
    content = m.content
    return sum(content.face_focus[face] for face in spare), sum(content.face_health[face] for face in spare)


# Triggers

MOMENTS = {
    BEFORE_ROLL: ("before_or_after_roll",),
    AFTER_ROLL: ("before_or_after_roll", "after_roll"),
    AFTER_DAMAGE: ("after_hero_damage",),
    BEFORE_COUNTER: ("before_counter",),
    AFTER_REST: ("after",),
}
"""Which triggers each window is for."""


def _is_moment(m: State, trigger: Trigger) -> bool:
    """A die is thrown again where one lies (TE-TST-10)."""
    return trigger.when in MOMENTS.get(m.frames[-1][0], ()) and (not trigger.rerolls or bool(m.dice))


def _matches(m: State, on: str) -> bool:
    if on == "any_test":
        return m.test != 0
    if on == "rest":
        return not m.test
    if m.test != ATTACK_TEST:
        return False
    return on == "melee_or_missile_attack" or m.content.lines[m.source].kind == 0


def triggers(m: State) -> list[tuple[int, Trigger]]:
    """Triggers that may be used now: matching, not yet used, payable (TE-FRE-05, TE-TST-15)."""
    if m.dazed:
        return []
    found = []
    focus = m.focus[m.active]
    for at in m.kits[m.active].triggers:
        trigger = m.content.triggers[at]
        if _is_moment(m, trigger) and trigger.cost <= focus and not m.used >> at & 1 and _matches(m, trigger.on):
            found.append((at, trigger))
    return found


def pay_trigger(m: State, at: int, events: Events) -> Trigger:
    trigger = m.content.triggers[at]
    m.focus[m.active] -= trigger.cost
    m.used |= 1 << at
    m.tell(events, "TE-FRE-05", "trigger_used", m.active, ability=trigger.source, cost=trigger.cost)
    return trigger


def _use_trigger(m: State, seat: Seat, code: Code, events: Events) -> None:
    """A trigger outside of the roll windows: paid, then its effects; a kill by them is a kill like any other."""
    trigger = pay_trigger(m, code[1], events)
    m.frames += [(DEATHS,), (SCRIPT, trigger.script, 0, m.active, NONE)]


def _ready(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames.pop()


def trigger_of(m: State, code: Code) -> Trigger:
    return m.content.triggers[code[1]]


def _has(m: State, code: Code) -> bool:
    return code[1] in m.kits[m.active].triggers


def _source(m: State, code: Code) -> str:
    return trigger_of(m, code).source


def ability(m: State, seat: Seat, code: Code) -> Data:
    return {"ability": _source(m, code)}


AT_HAND: Conditions = (uncovered(_has, _source), equipped("TE-FRE-05", _has, _source))
FITTING: Conditions = (
    Condition(
        "TE-FRE-05",
        "trigger_later",
        lambda m, seat, code: _is_moment(m, trigger_of(m, code)),
        lambda m, seat, code: {"ability": _source(m, code), "when": trigger_of(m, code).when},
    ),
    Condition("TE-FRE-05", "already_used", lambda m, seat, code: not m.used >> code[1] & 1, ability),
    Condition(
        "TE-FRE-05",
        "other_action",
        lambda m, seat, code: _matches(m, trigger_of(m, code).on),
        lambda m, seat, code: {"ability": _source(m, code), "on": trigger_of(m, code).on},
    ),
    enough_focus(lambda m, code: trigger_of(m, code).cost),
)
TRIGGERED: Conditions = (*AT_HAND, AWAKE, *FITTING)


def triggers_near(m: State, seat: Seat) -> list[Move]:
    near = abilities_near(m, m.kits[m.active].triggers, [trigger.source for trigger in m.content.triggers])
    return [move for at in near for move in m.vocabulary.trigger[at].values()]


USE_TRIGGER = Answer[State](v.TRIGGER, _use_trigger, TRIGGERED, triggers_near)
READY = Answer[State](v.READY, _ready, near=lambda m, seat: [m.vocabulary.ready])
