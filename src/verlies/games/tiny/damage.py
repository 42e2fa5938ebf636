"""Health, focus, damage and death of heroes and foes (TE-DMG, TE-TST-07, TE-BOS-01 to -03, TE-BOS-09, -10)."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy

from verlies.core.moves import Seat
from verlies.core.odds import added
from verlies.core.steps import Answer, Code, Condition, Data, Events, Frame, Step, Task
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.asking import DECLINE, asks, decision, fainted, no_choice
from verlies.games.tiny.state import (
    DEATHS,
    DISCOVER,
    FELL_ONE,
    HEAL_MARK,
    HIT_MARK,
    NONE,
    NOWHERE,
    SCRIPT,
    TAKE_REWARD,
    State,
    room_name,
)  # fmt: skip
from verlies.games.tiny.torch import raise_torch
from verlies.games.tiny.vocabulary import BOSS_FOE, GOBLINS
from verlies.games.tiny.ways import CELLS


def gain(m: State, hero: int, health: int, focus: int, events: Events, rule: str = "TE-TST-07") -> None:
    """Up to the top of each track; a hero who was unconscious stands up (TE-DMG-06)."""
    mat = m.content.mats[m.heroes[hero]]
    more_health = min(health, mat.health - m.health[hero])
    more_focus = min(focus, mat.focus - m.focus[hero])
    if more_health or more_focus:
        lay = not m.health[hero]
        m.health[hero] += more_health
        m.focus[hero] += more_focus
        m.tell(events, rule, "gained", hero, health=more_health, focus=more_focus)
        if lay and more_health:
            m.tell(events, "TE-DMG-05" if hero == m.active else "TE-DMG-06", "stood_up", hero)


def lose_focus(m: State, hero: int, n: int, events: Events, rule: str = "TE-TST-07") -> None:
    lost = min(n, m.focus[hero])
    if lost:
        m.focus[hero] -= lost
        m.tell(events, rule, "lost_focus", hero, focus=lost)


def lose_health(m: State, hero: int, n: int, events: Events, rule: str) -> None:
    """Down to 0, where the hero faints (TE-DMG-04)."""
    before = m.health[hero]
    lost = min(n, before)
    if not lost:
        return
    m.health[hero] = before - lost
    m.tell(events, rule, "lost_health", hero, health=lost, left=before - lost)
    if lost == before:
        m.tell(events, "TE-DMG-04", "fainted", hero)
        if hero == m.active:
            m.fainted = True


# Foes


def alive(m: State, foe: int) -> bool:
    return m.where[foe] != NOWHERE and not m.fallen >> foe & 1


def living(m: State) -> list[int]:
    """The targets of the running attack that still live, wherever they stand (TE-ATK-16)."""
    return [foe for foe, _ in m.foes() if m.aim >> foe & 1 and alive(m, foe)]


def hurt(m: State, foe: int, n: int, events: Events, rule: str = "TE-ATK-10") -> None:
    """Damage to a foe; the boss's is laid on its markers point by point (TE-BOS-01)."""
    if n <= 0 or not alive(m, foe):
        return
    if foe == BOSS_FOE:
        m.tell(events, "TE-BOS-01", "boss_hurt", foe=foe, damage=n)
        m.frames.append((HIT_MARK, n))
        return
    lost = min(n, m.life[foe])
    m.life[foe] -= lost
    m.tell(events, rule, "foe_hurt", foe=foe, damage=n, left=m.life[foe])
    if not m.life[foe]:
        m.fallen |= 1 << foe


def kill(m: State, foe: int) -> None:
    m.life[foe] = 0
    m.fallen |= 1 << foe


def heal_foe(m: State, foe: int, n: int, events: Events) -> None:
    """TE-ENM-08; the boss's by TE-BOS-09."""
    if foe == BOSS_FOE:
        m.frames.append((HEAL_MARK, n))
        return
    more = min(n, m.foe(foe).health - m.life[foe])
    if more:
        m.life[foe] += more
        m.tell(events, "TE-ENM-08", "foe_healed", foe=foe, health=more, left=m.life[foe])


def _deaths(m: State, events: Events) -> None:
    """TE-ATK-08 step 7: one after the other leaves the table, in the order that the active hero wants (TE-ATK-11).

    TE-ATK-16: whoever has fallen is no longer a target, nor is the goblin that next comes into that slot.
    """
    fallen = m.fallen
    m.aim &= ~fallen
    if not fallen:
        m.frames.pop()
    elif fallen & (fallen - 1):
        m.frames.append((FELL_ONE,))
    else:
        take_off(m, fallen.bit_length() - 1, events)


def _fell(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames.pop()
    take_off(m, code[1], events)


FELL = Answer[State](
    v.FELL,
    _fell,
    (
        Condition(
            "TE-ATK-11",
            "not_beaten",
            lambda m, seat, code: bool(m.fallen >> code[1] & 1),
            lambda m, seat, code: {"target": m.vocabulary.foe_names[code[1]]},
        ),
    ),
    near=lambda m, seat: m.vocabulary.fell.values(),
)


def take_off(m: State, foe: int, events: Events) -> None:
    """TE-DMG-01, TE-DMG-02: marker and card leave, the active hero takes the reward (TE-DMG-03)."""
    m.fallen &= ~(1 << foe)
    m.tell(events, "TE-DMG-01" if foe < GOBLINS else "TE-DMG-02", "foe_killed", m.active, foe)
    m.where[foe] = NOWHERE
    if foe < GOBLINS:
        kind = m.goblin_kinds[foe]
        m.goblin_discard = added(m.goblin_discard, kind)
        m.goblin_kinds = m.goblin_kinds[:foe] + b"\xff" + m.goblin_kinds[foe + 1 :]
        options = m.content.rewards[kind].options
        m.frames.append((TAKE_REWARD, kind, (1 << len(options)) - 1))
    else:
        m.line = tuple(each for each in m.line if each != foe)
        m.kills += 1
        raise_torch(m, m.content.minion_torch, events, "TE-DMG-02")
        m.frames.append((DISCOVER, m.content.minion_finds.kinds, m.content.minion_finds.n))


# Rewards


def _take_reward(m: State, seat: Seat, code: Code, events: Events) -> None:
    """TE-DMG-01: one of the options, or each of them."""
    _, kind, left = m.frames.pop()
    reward = m.content.rewards[kind]
    left &= ~(1 << code[1])
    if reward.both and left:
        m.frames.append((TAKE_REWARD, kind, left))
    m.frames.append((SCRIPT, reward.options[code[1]], 0, m.active, NONE))


def _offers(m: State, frame: Frame) -> Data:
    """What may still be taken for a goblin."""
    _, kind, left = frame
    goblin = m.content.goblin_ids[kind]
    options = m.content.cards[goblin].fields["reward"]["options"]
    offers = [{"reward": at + 1, "effect": deepcopy(option)} for at, option in enumerate(options) if left >> at & 1]
    return {"goblin": goblin, "offers": offers}


REWARD = Answer[State](
    v.REWARD,
    _take_reward,
    (
        Condition(
            "TE-DMG-01",
            "no_such_reward",
            lambda m, seat, code: code[1] < len(m.content.rewards[m.frames[-1][1]].options),
            lambda m, seat, code: {"goblin": m.content.goblin_ids[m.frames[-1][1]]},
        ),
        Condition("TE-DMG-01", "reward_taken", lambda m, seat, code: bool(m.frames[-1][2] >> code[1] & 1)),
    ),
    near=lambda m, seat: m.vocabulary.reward,
)


# The boss's markers


def open_marks(m: State) -> list[int]:
    """TE-BOS-02: the values of markers that can take a point; none moves onto a blocked altar space."""
    return [mark for mark in dict.fromkeys(m.marks) if mark and mark - 1 not in m.seals]


def _hit(m: State, seat: Seat, code: Code, events: Events) -> None:
    """One point of damage on a marker; the last one on 0 wins the game (TE-END-01)."""
    mark = code[1]
    at = m.marks.rindex(mark)
    m.marks = bytes(sorted(m.marks[:at] + bytes([mark - 1]) + m.marks[at + 1 :], reverse=True))
    m.tell(events, "TE-BOS-01", "mark_moved", mark=mark, to=mark - 1)
    _, points = m.frames.pop()
    if points > 1:
        m.frames.append((HIT_MARK, points - 1))
    if not any(m.marks):
        m.finish("boss_slain")


def _heal(m: State, seat: Seat, code: Code, events: Events) -> None:
    _, points = m.frames.pop()
    mark = code[1]
    to = min(mark + points, m.boss_mat().top)
    at = m.marks.index(mark)
    m.marks = bytes(sorted(m.marks[:at] + bytes([to]) + m.marks[at + 1 :], reverse=True))
    m.tell(events, "TE-BOS-09", "mark_moved", mark=mark, to=to)


def _is_mark(rule: str) -> Condition[State]:
    return Condition(
        rule,
        "no_such_mark",
        lambda m, seat, code: code[1] in m.marks,
        lambda m, seat, code: {"mark": code[1], "marks": list(m.marks)},
    )


def _marks_near(m: State) -> Iterable[int]:
    """The values of markers from the top, and all others."""
    return dict.fromkeys((*m.marks, *range(len(m.vocabulary.hit))))


ABOVE_ZERO = Condition[State]("TE-BOS-10", "mark_at_zero", lambda m, seat, code: code[1] > 0)
HIT = Answer[State](
    v.HIT,
    _hit,
    (
        _is_mark("TE-BOS-01"),
        ABOVE_ZERO,
        Condition(
            "TE-BOS-02",
            "mark_blocked",
            lambda m, seat, code: code[1] - 1 not in m.seals,
            lambda m, seat, code: {"mark": code[1], "space": code[1] - 1},
        ),
    ),
    near=lambda m, seat: [m.vocabulary.hit[mark] for mark in _marks_near(m)],
)
HEAL = Answer[State](
    v.HEAL,
    _heal,
    (
        _is_mark("TE-BOS-09"),
        ABOVE_ZERO,
        Condition(
            "TE-BOS-09",
            "mark_at_top",
            lambda m, seat, code: code[1] < m.boss_mat().top,
            lambda m, seat, code: {"mark": code[1]},
        ),
    ),
    near=lambda m, seat: [m.vocabulary.heal[mark] for mark in _marks_near(m)],
)


def boss_enters(m: State, room: int, events: Events) -> None:
    """TE-BOS-03: an altar marker in the room goes to the highest blocked space of the track."""
    if room < CELLS and m.altars >> room & 1:
        m.altars &= ~(1 << room)
        space = m.seals[0] if m.seals else 0
        m.seals = m.seals[1:]
        m.tell(events, "TE-BOS-03", "altar_broken", cell=room_name(room), space=space)


STEPS: tuple[Step[State], ...] = (
    Task(DEATHS, _deaths),
    decision(FELL_ONE, asks("TE-ATK-11", "fell"), FELL),
    decision(TAKE_REWARD, asks("TE-DMG-01", "reward", _offers), REWARD, DECLINE, unless=fainted),
    decision(
        HIT_MARK,
        asks("TE-BOS-01", "hit", lambda m, frame: {"points": frame[1]}),
        HIT,
        unless=no_choice,
    ),
    decision(
        HEAL_MARK,
        asks("TE-BOS-09", "heal", lambda m, frame: {"points": frame[1]}),
        HEAL,
        unless=no_choice,
    ),
)
