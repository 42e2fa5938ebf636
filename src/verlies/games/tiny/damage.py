"""Health, focus, damage and death of heroes and foes (TE-DMG, TE-TST-07, TE-BOS-01 to -03, TE-BOS-09, -10)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.games.tiny.state import (
    DISCOVER,
    FELL_ONE,
    HEAL_MARK,
    HIT_MARK,
    NOWHERE,
    TAKE_REWARD,
    Events,
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


def deaths(m: State, events: Events) -> None:
    """TE-ATK-08 step 7: one after the other leaves the table, in the order that the active hero wants (TE-ATK-11)."""
    fallen = m.fallen
    if not fallen:
        m.frames.pop()
    elif fallen & (fallen - 1):
        m.frames.append((FELL_ONE,))
    else:
        take_off(m, fallen.bit_length() - 1, events)


def fell_moves(m: State) -> list[Move]:
    return [move for foe, move in m.words.fell.items() if m.fallen >> foe & 1]


def take_off(m: State, foe: int, events: Events) -> None:
    """TE-DMG-01, TE-DMG-02: marker and card leave, the active hero takes the reward (TE-DMG-03)."""
    m.fallen &= ~(1 << foe)
    m.tell(events, "TE-DMG-01" if foe < GOBLINS else "TE-DMG-02", "foe_killed", m.active, foe)
    m.where[foe] = NOWHERE
    if foe < GOBLINS:
        kind = m.goblin_kinds[foe]
        m.goblin_discard = bytes(sorted(m.goblin_discard + bytes([kind])))
        m.goblin_kinds = m.goblin_kinds[:foe] + b"\xff" + m.goblin_kinds[foe + 1 :]
        options = m.content.rewards[kind].options
        m.frames.append((TAKE_REWARD, kind, (1 << len(options)) - 1))
    else:
        m.line = tuple(each for each in m.line if each != foe)
        m.kills += 1
        raise_torch(m, m.content.minion_torch, events, "TE-DMG-02")
        m.frames.append((DISCOVER, m.content.minion_finds.kinds, m.content.minion_finds.n))


def reward_moves(m: State, frame: tuple[int, ...]) -> list[Move]:
    mask = frame[2]
    return [*(m.words.reward[at] for at in range(3) if mask >> at & 1), m.words.decline]


def take_reward(m: State, frame: tuple[int, ...], option: int, events: Events) -> int:
    """TE-DMG-01: one of the options, or each of them. Gives the script of the one taken."""
    _, kind, mask = frame
    reward = m.content.rewards[kind]
    m.frames.pop()
    mask &= ~(1 << option)
    if reward.both and mask:
        m.frames.append((TAKE_REWARD, kind, mask))
    return reward.options[option]


# The boss's markers


def open_marks(m: State) -> list[int]:
    """TE-BOS-02: the values of markers that can take a point; none moves onto a blocked altar space."""
    return [mark for mark in dict.fromkeys(m.marks) if mark and mark - 1 not in m.seals]


def hit_mark(m: State, mark: int, points: int, events: Events) -> None:
    """One point of damage on a marker; the last one on 0 wins the game (TE-END-01)."""
    at = m.marks.rindex(mark)
    m.marks = bytes(sorted(m.marks[:at] + bytes([mark - 1]) + m.marks[at + 1 :], reverse=True))
    m.tell(events, "TE-BOS-01", "mark_moved", mark=mark, to=mark - 1)
    m.frames.pop()
    if points > 1:
        m.frames.append((HIT_MARK, points - 1))
    if not any(m.marks):
        m.finish("boss_slain")


def weak_marks(m: State) -> list[int]:
    """TE-BOS-09, TE-BOS-10: the values of markers that can rise."""
    return [mark for mark in dict.fromkeys(m.marks) if 0 < mark < m.boss_mat().top]


def heal_mark(m: State, mark: int, points: int, events: Events) -> None:
    to = min(mark + points, m.boss_mat().top)
    at = m.marks.index(mark)
    m.marks = bytes(sorted(m.marks[:at] + bytes([to]) + m.marks[at + 1 :], reverse=True))
    m.tell(events, "TE-BOS-09", "mark_moved", mark=mark, to=to)
    m.frames.pop()


def boss_enters(m: State, room: int, events: Events) -> None:
    """TE-BOS-03: an altar marker in the room goes to the highest blocked space of the track."""
    if room < CELLS and m.altars >> room & 1:
        m.altars &= ~(1 << room)
        space = m.seals[0] if m.seals else 0
        m.seals = m.seals[1:]
        m.tell(events, "TE-BOS-03", "altar_broken", cell=room_name(room), space=space)
