"""Enemy actions and the ways of enemies (TE-ENM, TE-BOS-04 to -06, TE-BOS-12, TE-ATK-12)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.games.tiny.abilities import Range
from verlies.games.tiny.damage import boss_enters, lose_health
from verlies.games.tiny.state import (
    ENEMIES,
    FOE_MOVES,
    FOE_STRIKES,
    HERD,
    HITS,
    NONE,
    NOWHERE,
    SCRIPT,
    SEND_ONE,
    Events,
    State,
    room_name,
)  # fmt: skip
from verlies.games.tiny.vocabulary import BOSS_FOE, GOBLINS
from verlies.games.tiny.ways import CELLS, FAR, LAIR

Way = tuple[int, int]
"""How a foe's move ends: the room, and a mask of the altars that it crossed."""


def next_enemy(m: State, frame: tuple[int, ...]) -> None:
    """TE-ENM-01: goblins by slot, minions from left to right, the boss."""
    at = frame[1]
    order = [*range(GOBLINS), *m.line, *([BOSS_FOE] if m.act == 2 else ())]
    while at < len(order) and m.where[order[at]] == NOWHERE:
        at += 1
    if at == len(order):
        m.frames.pop()
        return
    foe = order[at]
    m.frames[-1] = (ENEMIES, at + 1)
    m.frames.append((FOE_MOVES, foe))
    before = m.foe(foe).before
    if before:  # TE-ENM-08
        m.frames.append((SCRIPT, before, 0, m.active, foe))


def in_range(m: State, foe: int) -> list[int]:
    """The conscious heroes that its attack would hit from where it stands (TE-ENM-02, TE-ENM-10, TE-DMG-07)."""
    room, reach = m.where[foe], m.foe(foe).range
    return [hero for hero in m.conscious() if m.ways.in_range(room, m.hero_room(hero), reach)]


def moves_first(m: State, foe: int) -> bool:
    """TE-ENM-03, TE-ENM-04, TE-BOS-04: whether it moves on its action, as things stand."""
    if foe == BOSS_FOE or not m.foe(foe).moves_and_attacks:
        return not in_range(m, foe)
    room = m.where[foe]
    return not any(m.hero_room(hero) == room for hero in m.conscious())


def foe_moves(m: State, frame: tuple[int, ...]) -> None:
    foe = frame[1]
    m.frames.pop()
    moves = moves_first(m, foe)
    if not moves or foe == BOSS_FOE or m.foe(foe).moves_and_attacks:
        m.frames.append((FOE_STRIKES, foe))
    if moves:
        m.frames.append((SEND_ONE, foe, NONE))


def strength(m: State, foe: int) -> int:
    """Health that a goblin's attack costs (TE-ENM-07)."""
    figures = m.foe(foe)
    return figures.base + figures.per_goblin * m.goblins()


def foe_strikes(m: State, frame: tuple[int, ...], events: Events) -> None:
    foe = frame[1]
    m.frames.pop()
    hit = in_range(m, foe)
    if hit:
        m.tell(events, "TE-ENM-02", "foe_strikes", foe=foe)
        m.frames.append((HITS, foe, m.foe(foe).script, sum(1 << hero for hero in hit), strength(m, foe)))


def hits(m: State, frame: tuple[int, ...], events: Events) -> None:
    """TE-DMG-10: every hero who was conscious when the attack began, one after the other."""
    _, foe, script, heroes, health = frame
    hero = (heroes & -heroes).bit_length() - 1
    heroes &= heroes - 1
    if heroes:
        m.frames[-1] = (HITS, foe, script, heroes, health)
    else:
        m.frames.pop()
    if health:
        lose_health(m, hero, health, events, "TE-ENM-02")
    if script:
        m.frames.append((SCRIPT, script, 0, hero, foe))


# Ways


def ways_to(m: State, foe: int, hero: int) -> list[Way]:
    """TE-ENM-05, TE-ENM-06, TE-BOS-06: how its move may end, towards the nearest conscious hero or the given one."""
    start, speed = m.where[foe], m.foe(foe).speed
    away_from = m.ways.distances(start)
    rooms = {m.hero_room(each) for each in (m.conscious() if hero == NONE else (hero,))}
    nearest = min((away_from[room] for room in rooms), default=FAR)
    if nearest == FAR or not nearest or not speed:
        return []
    altars = m.altars if foe == BOSS_FOE else 0
    found: set[Way] = set()
    for room in rooms:
        if away_from[room] == nearest:
            left = m.ways.distances(room)
            ends: set[Way] = {(start, 0)}
            for _ in range(min(speed, nearest)):
                ends = {
                    (other, crossed | (altars & 1 << other if other < CELLS else 0))
                    for at, crossed in ends
                    for other in m.ways.near[at]
                    if left[other] < left[at]
                }
            found |= ends
    return sorted(found)


def away(m: State, foe: int, rooms: int, farther: bool = True) -> list[Way]:
    """TE-ATK-12: where a hero may drive a foe, farther away or anywhere; never into or out of the lair."""
    start = m.where[foe]
    if start == LAIR:
        return []
    far = m.ways.distances(m.hero_room(m.active))
    altars = m.altars if foe == BOSS_FOE else 0
    ends: set[Way] = {(start, 0)}
    found: set[Way] = set()
    for _ in range(rooms):
        ends = {
            (other, crossed | (altars & 1 << other))
            for at, crossed in ends
            for other in m.ways.near[at]
            if other != LAIR
        }
        found |= ends
    if farther:
        return sorted(way for way in found if far[way[0]] > far[start])
    return sorted(way for way in found if way != (start, 0))


def send_moves(m: State, foe: int, found: list[Way]) -> list[Move]:
    return [m.words.send(foe, room, crossed) for room, crossed in found]


def send(m: State, foe: int, room: int, crossed: int, events: Events, rule: str) -> None:
    """A foe is where its way ends; the boss breaks the altars it crossed."""
    m.where[foe] = room
    m.tell(events, rule, "foe_moved", foe=foe, room=room_name(room))
    for cell in range(CELLS):
        if crossed >> cell & 1:
            boss_enters(m, cell, events)


def herd_targets(m: State, reach: Range) -> int:
    """A mask of the foes in range that could be driven."""
    room = m.hero_room(m.active)
    return sum(1 << foe for foe, at in m.foes() if at != LAIR and m.ways.in_range(room, at, reach))


def herd_moves(m: State, frame: tuple[int, ...]) -> list[Move]:
    _, foes, rooms = frame
    moves = [
        move
        for foe, _ in m.foes()
        if foes >> foe & 1
        for move in send_moves(m, foe, away(m, foe, rooms, farther=False))
    ]
    return [*moves, m.words.decline]


def herd(m: State, frame: tuple[int, ...], foe: int) -> None:
    _, foes, rooms = frame
    m.frames[-1] = (HERD, foes & ~(1 << foe), rooms)
