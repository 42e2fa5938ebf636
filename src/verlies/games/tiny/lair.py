"""The lair: opening it, its spaces, and what ends a movement there (TE-LAIR)."""

from __future__ import annotations

from verlies.core.odds import BagOdds
from verlies.core.steps import Chance, Code, Events, Step
from verlies.games.tiny.asking import asks
from verlies.games.tiny.printed import MINION_ROOM, SPACES
from verlies.games.tiny.state import DEAL_BOSS, NONE, SCRIPT, State, place_name
from verlies.games.tiny.vocabulary import BOSS_FOE
from verlies.games.tiny.ways import CELLS, LAIR, ways


def unlocked(m: State) -> bool:
    """TE-LAIR-01."""
    return m.door >= 0 and m.kills >= m.seats


def entrance(m: State) -> int:
    """The place by which one enters; before the boss is known it cannot be taken (TE-LAIR-07)."""
    return LAIR + (m.boss_mat().entrance if m.act == 2 else 2)


def taken(m: State, place: int) -> bool:
    """Whether another hero than the active one holds a lair space."""
    return any(each == place for hero, each in enumerate(m.place) if hero != m.active)


def crowded(m: State) -> bool:
    """TE-LAIR-15: the active hero shares a space, and must go on."""
    place = m.place[m.active]
    return place >= LAIR and m.place.count(place) > 1


def may_step(m: State, place: int, left: int) -> bool:
    """TE-LAIR-09, TE-LAIR-15: onto a taken space only if the speed left then reaches a free one or the door."""
    if not taken(m, place):
        return True
    door = abs(place - entrance(m)) + 1
    return door <= left or any(
        abs(place - other) <= left and not taken(m, other) for other in range(LAIR, LAIR + SPACES)
    )


def steps(m: State, place: int, left: int) -> list[int]:
    """Places beside a lair space that may be stepped on with so much speed left afterwards (TE-LAIR-06)."""
    found = [other for other in (place - 1, place + 1) if LAIR <= other < LAIR + SPACES and may_step(m, other, left)]
    if place == entrance(m):
        found.insert(0, m.door)
    return found


def open_lair(m: State) -> None:
    """TE-LAIR-02, TE-LAIR-03: the first time, the boss is drawn."""
    m.frames.append((DEAL_BOSS,))


def _meet_boss(m: State, code: Code, events: Events) -> None:
    """TE-LAIR-03: act 2 begins."""
    m.frames.pop()
    m.boss = code[1]
    m.act = 2
    mat = m.boss_mat()
    m.marks = bytes([mat.top]) * m.seats
    m.seals = mat.altars
    m.where[BOSS_FOE] = LAIR
    m.torch = m.content.torches[1].start[m.seats]
    for cell in range(CELLS):
        room = m.room(cell)
        if room is not None and room.feature == MINION_ROOM and room.altar:
            m.altars |= 1 << cell
    m.ways = ways(m.exits, m.door)
    m.tell(events, "TE-LAIR-03", "boss_met", foe=BOSS_FOE)
    enter(m, entrance(m), events)


def enter(m: State, place: int, events: Events) -> None:
    """A step onto a lair space."""
    m.place[m.active] = place
    m.stepped = not m.walking
    m.tell(events, "TE-LAIR-06", "lair_step", m.active, place=place_name(place))


def waits(m: State) -> bool:
    """TE-LAIR-14: the space that the hero has stepped on will do something once the movement ends."""
    space = m.space(m.active) if m.stepped and not m.halted else None
    return space is not None and bool(space.ending)


def end_movement(m: State, why: int) -> None:
    """TE-LAIR-14, TE-MOV-11: the movement action ends; a space that was stepped on does what it says."""
    if waits(m):
        m.frames.append((SCRIPT, m.boss_mat().spaces[m.place[m.active] - LAIR].ending, 0, m.active, NONE))
    m.halted = why
    m.stepped = False


STEPS: tuple[Step[State], ...] = (
    Chance(
        DEAL_BOSS,
        asks("TE-LAIR-03", "deal_boss"),
        lambda m: BagOdds("boss", m.boss_bag, m.vocabulary.boss, m.vocabulary.number),
        _meet_boss,
    ),
)
