"""Tests: dice, what they add up to, what may be done before and after the roll (TE-TST, TE-FRE-02, -05)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from verlies.core.moves import Move
from verlies.core.odds import Odds
from verlies.games.tiny.abilities import SPELL, Trigger
from verlies.games.tiny.damage import gain
from verlies.games.tiny.free import inner_uses
from verlies.games.tiny.loot import discard_moves
from verlies.games.tiny.state import (
    AFTER_ROLL,
    ATTACK_TEST,
    CAST_TEST,
    DEAL_DICE,
    DEAL_REROLL,
    ENTRY,
    EVADE,
    HEROIC,
    SEARCH_TEST,
    Events,
    State,
)  # fmt: skip
from verlies.games.tiny.vocabulary import FOE_FACES


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


def failing(m: State, kind: int, source: int) -> int:
    """The script of what is printed for the failure of a test (TE-TST-12)."""
    if kind == CAST_TEST:
        return m.content.spells[source].fail
    return m.content.rooms[source].fail if kind in (EVADE, ENTRY, SEARCH_TEST) else 0


def foe_answers(m: State, aim: int) -> bool:
    """TE-ATK-08 step 3, TE-ATK-11: the enemy die is rolled if a target is in the same room or in line of sight."""
    room = m.hero_room(m.active)
    return any(aim >> foe & 1 and m.ways.in_sight(room, at) for foe, at in m.foes())


# The windows


def triggers(m: State, whens: tuple[str, ...]) -> list[tuple[int, Trigger]]:
    """Triggers that may be used now: matching, not yet used, payable (TE-FRE-05, TE-TST-15)."""
    if m.dazed:
        return []
    found = []
    focus = m.focus[m.active]
    for at in m.kits[m.active].triggers:
        trigger = m.content.triggers[at]
        if trigger.when in whens and trigger.cost <= focus and not m.used >> at & 1 and _matches(m, trigger.on):
            found.append((at, trigger))
    return found


def _matches(m: State, on: str) -> bool:
    if on == "any_test":
        return m.test != 0
    if on == "rest":
        return not m.test
    if m.test != ATTACK_TEST:
        return False
    return on == "melee_or_missile_attack" or m.content.lines[m.source].kind == 0


def before_moves(m: State) -> list[Move]:
    """TE-FRE-02: a card to throw away is no reason to ask; that can be done as well after the roll (TE-LOO-10)."""
    moves = [m.words.roll]
    if m.dazed:
        return moves
    moves += [m.words.trigger[at][0] for at, trigger in triggers(m, ("before_or_after_roll",)) if not trigger.rerolls]
    moves += inner_uses(m)
    return moves + discard_moves(m) if len(moves) > 1 or m.rules < 2 else moves


def after_moves(m: State) -> list[Move]:
    words, dice = m.words, m.dice
    moves = [words.results[used] for used, _, _ in results(dice, m.content.face_plus)]
    if m.dazed:  # TE-TST-09
        return moves
    faces = list(dict.fromkeys(dice))
    if m.focus[m.active] >= m.content.mats[m.heroes[m.active]].change:  # TE-TST-08
        change = words.change
        moves += [change[face, other] for face in faces for other in (face + 1, face - 1) if (face, other) in change]
    for at, trigger in triggers(m, ("before_or_after_roll", "after_roll")):
        moves += [words.trigger[at][face] for face in faces] if trigger.rerolls else [words.trigger[at][0]]
    return moves + inner_uses(m) + discard_moves(m)


def roll(m: State) -> None:
    m.frames[-1] = (AFTER_ROLL,)
    m.frames.append((DEAL_DICE,))


def dice_odds(m: State) -> Odds:
    answers = is_attack(m) and foe_answers(m, m.aim)
    count = dice_count(m, m.active, m.skill)
    return m.words.dice[count, answers].at(f"{count} dice for {m.skill} of {m.active}{' at a foe' * answers}")


def take_dice(m: State, code: tuple[int, ...], events: Events) -> None:
    m.frames.pop()
    m.foe_die = code[1]
    m.dice = bytes(code[2:])
    rule = "TE-ATK-08" if is_attack(m) else "TE-TST-16"
    dice = list(m.dice)
    if m.foe_die:
        m.tell(events, rule, "rolled_with_foe", m.active, dice=dice, face=FOE_FACES[m.foe_die])
    else:
        m.tell(events, rule, "rolled", m.active, dice=dice)


def change_die(m: State, face: int, to: int, events: Events) -> None:
    """TE-TST-08."""
    m.focus[m.active] -= m.content.mats[m.heroes[m.active]].change
    m.dice = exchanged(m.dice, face, to)
    m.tell(events, "TE-TST-08", "die_changed", m.active, face=face, to=to)


def exchanged(dice: bytes, face: int, to: int) -> bytes:
    at = dice.index(face)
    return bytes(sorted(dice[:at] + bytes([to]) + dice[at + 1 :], reverse=True))


def use_trigger(m: State, at: int, face: int, events: Events) -> None:
    """A trigger in one of the roll windows: a better result, or a die again (TE-TST-10, TE-TST-17)."""
    trigger = m.content.triggers[at]
    m.focus[m.active] -= trigger.cost
    m.used |= 1 << at
    m.boost += trigger.result
    m.tell(events, "TE-FRE-05", "trigger_used", m.active, ability=trigger.source, cost=trigger.cost)
    if trigger.rerolls:
        die = m.dice.index(face)
        m.dice = m.dice[:die] + m.dice[die + 1 :]
        m.frames.append((DEAL_REROLL,))


def take_reroll(m: State, face: int, events: Events) -> None:
    m.frames.pop()
    m.dice = bytes(sorted(m.dice + bytes([face]), reverse=True))
    m.tell(events, "TE-TST-10", "rerolled", m.active, face=face)


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


def fix_result(m: State, used: bytes, events: Events) -> None:
    """TE-TST-04: the result of the test."""
    m.frames.pop()
    total = sum(used) + bonus(m, m.active, m.test, m.source, m.skill) + m.boost
    m.result_now, m.taken = total, used
    spare = m.dice
    for face in used:
        at = spare.index(face)
        spare = spare[:at] + spare[at + 1 :]
    m.spare = spare
    m.tell(events, "TE-TST-04", "result", m.active, dice=list(used), total=total)


def icons(m: State, events: Events) -> None:
    """TE-TST-06: what unused dice give after a success."""
    focus, health = spare_icons(m, m.spare)
    gain(m, m.active, health, focus, events, "TE-TST-06")


def spare_icons(m: State, spare: bytes) -> tuple[int, int]:
    """Focus and health on these dice."""
    content = m.content
    return sum(content.face_focus[face] for face in spare), sum(content.face_health[face] for face in spare)
