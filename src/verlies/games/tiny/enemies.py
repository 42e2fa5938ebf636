"""Enemy actions and the ways of enemies (TE-ENM, TE-BOS-04 to -06, TE-BOS-12, TE-ATK-12)."""

from __future__ import annotations

from verlies.core.moves import Move, Seat
from verlies.core.steps import Answer, Code, Condition, Data, Events, Frame, Step, Task
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.abilities import Range
from verlies.games.tiny.asking import (
    DECLINE,
    asks,
    decision,
    either,
    fainted,
    no_choice,
    pointless,
    when,
)  # fmt: skip
from verlies.games.tiny.damage import boss_enters, lose_health
from verlies.games.tiny.state import (
    ENEMIES,
    FOE_MOVES,
    FOE_STRIKES,
    HERD,
    HITS,
    NONE,
    NOWHERE,
    PUSH_AWAY,
    SCRIPT,
    SEND_ONE,
    State,
    room_name,
)  # fmt: skip
from verlies.games.tiny.vocabulary import BOSS_FOE, GOBLINS
from verlies.games.tiny.ways import CELLS, FAR, LAIR, START

Way = tuple[int, int]
"""How a foe's move ends: the room, and a mask of the altars that it crossed."""


def _next_enemy(m: State, events: Events) -> None:
    """TE-ENM-01: goblins by slot, minions from left to right, the boss."""
    _, at = m.frames[-1]
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


def _foe_moves(m: State, events: Events) -> None:
    _, foe = m.frames.pop()
    moves = moves_first(m, foe)
    if not moves or foe == BOSS_FOE or m.foe(foe).moves_and_attacks:
        m.frames.append((FOE_STRIKES, foe))
    if moves:
        m.frames.append((SEND_ONE, foe, NONE))


def strength(m: State, foe: int) -> int:
    """Health that a goblin's attack costs (TE-ENM-07)."""
    figures = m.foe(foe)
    return figures.base + figures.per_goblin * m.goblins()


def _foe_strikes(m: State, events: Events) -> None:
    _, foe = m.frames.pop()
    hit = in_range(m, foe)
    if hit:
        m.tell(events, "TE-ENM-02", "foe_strikes", foe=foe)
        m.frames.append((HITS, foe, m.foe(foe).script, sum(1 << hero for hero in hit), strength(m, foe)))


def _hits(m: State, events: Events) -> None:
    """TE-DMG-10: every hero who was conscious when the attack began, one after the other."""
    _, foe, script, heroes, health = m.frames[-1]
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


def herd_targets(m: State, reach: Range) -> int:
    """A mask of the foes in range that could be driven."""
    room = m.hero_room(m.active)
    return sum(1 << foe for foe, at in m.foes() if at != LAIR and m.ways.in_range(room, at, reach))


# Where a foe is sent (TE-ENM-05, TE-ENM-06, TE-BOS-06, TE-ATK-12)


def _ways(m: State, foe: int) -> list[Way]:
    """How the move of a foe may end that is asked for now."""
    kind, _, extra = m.frames[-1]
    if kind == SEND_ONE:
        return ways_to(m, foe, extra)
    return away(m, foe, extra, farther=kind == PUSH_AWAY)


def _send_moves(m: State, foe: int) -> list[Move]:
    return [m.vocabulary.send(foe, room, crossed) for room, crossed in _ways(m, foe)]


def _send(m: State, code: Code, events: Events, rule: str) -> None:
    """A foe is where its way ends; the boss breaks the altars it crossed."""
    _, foe, room, crossed = code
    m.where[foe] = room
    m.tell(events, rule, "foe_moved", foe=foe, room=room_name(room))
    for cell in range(CELLS):
        if crossed >> cell & 1:
            boss_enters(m, cell, events)


def _go(m: State, seat: Seat, code: Code, events: Events) -> None:
    _, _, lured_by = m.frames.pop()
    _send(m, code, events, "TE-ENM-05" if lured_by == NONE else "TE-BOS-06")


def _push(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames.pop()
    _send(m, code, events, "TE-ATK-12")


def _herd(m: State, seat: Seat, code: Code, events: Events) -> None:
    """Each foe of a herd goes once."""
    _, foes, rooms = m.frames[-1]
    m.frames[-1] = (HERD, foes & ~(1 << code[1]), rooms)
    _send(m, code, events, "TE-ATK-12")


def _near_sends(m: State, seat: Seat) -> list[Move]:
    """Every foe to its own room and those beside it, over an altar or not, and into the lair."""
    return [
        m.vocabulary.send(foe, other, altars)
        for foe, room in m.foes()
        for other in dict.fromkeys((room, *m.ways.near[room], LAIR))
        for altars in (0, 1 << START)
    ]


def _end(m: State, seat: Seat, code: Code) -> Data:
    return {**m.foe_args(code[1]), "room": room_name(code[2])}


def _asked_for(rule: str) -> Condition[State]:
    return Condition(
        rule,
        "another_foe",
        lambda m, seat, code: code[1] == m.frames[-1][1],
        lambda m, seat, code: m.foe_args(m.frames[-1][1]),
    )


def _its_way(rule: str) -> Condition[State]:
    return Condition(
        rule, "not_its_way", lambda m, seat, code: any(room == code[2] for room, _ in _ways(m, code[1])), _end
    )


IN_DUNGEON = Condition[State](
    "TE-ATK-12",
    "driven_across",
    lambda m, seat, code: LAIR not in (code[2], m.where[code[1]]),
    lambda m, seat, code: m.foe_args(code[1]),
)
DRIVEN = _its_way("TE-ATK-12")
ITS_ALTARS = Condition[State](
    "TE-BOS-03", "other_altars", lambda m, seat, code: (code[2], code[3]) in _ways(m, code[1]), _end
)


def _own_way(m: State, code: Code) -> bool:
    return m.frames[-1][2] == NONE


def _lured(m: State, code: Code) -> bool:
    return m.frames[-1][2] != NONE


GOES = Answer[State](
    v.SEND,
    _go,
    (
        _asked_for("TE-ENM-06"),
        *when(_own_way, _its_way("TE-ENM-05")),
        *when(_lured, _its_way("TE-BOS-06")),
        ITS_ALTARS,
    ),
    _near_sends,
)
IS_PUSHED = Answer[State](v.SEND, _push, (_asked_for("TE-ATK-12"), IN_DUNGEON, DRIVEN, ITS_ALTARS), _near_sends)
IN_HERD = Condition[State](
    "TE-ATK-12",
    "not_in_herd",
    lambda m, seat, code: bool(m.frames[-1][1] >> code[1] & 1),
    lambda m, seat, code: {"target": m.vocabulary.foe_names[code[1]]},
)
IS_HERDED = Answer[State](v.SEND, _herd, (IN_HERD, IN_DUNGEON, DRIVEN, ITS_ALTARS), _near_sends)


def _one_foe(m: State, seat: Seat) -> list[Move]:
    return _send_moves(m, m.frames[-1][1])


def _herd_moves(m: State, seat: Seat) -> list[Move]:
    foes = m.frames[-1][1]
    return [*(move for foe, _ in m.foes() if foes >> foe & 1 for move in _send_moves(m, foe)), m.vocabulary.decline]


def _foe(m: State, frame: Frame) -> Data:
    return m.foe_args(frame[1])


SENDS = asks("TE-ENM-06", "send", _foe)
LURES = asks("TE-BOS-06", "send", _foe)


STEPS: tuple[Step[State], ...] = (
    Task(ENEMIES, _next_enemy),
    Task(FOE_MOVES, _foe_moves),
    Task(FOE_STRIKES, _foe_strikes),
    Task(HITS, _hits),
    decision(
        SEND_ONE,
        lambda m, seat: (SENDS if m.frames[-1][2] == NONE else LURES)(m, seat),
        GOES,
        moves=_one_foe,
        unless=no_choice,
    ),
    decision(
        PUSH_AWAY,
        asks("TE-ATK-12", "send", _foe),
        IS_PUSHED,
        moves=_one_foe,
        unless=either(fainted, no_choice),
    ),
    decision(
        HERD,
        asks("TE-ATK-12", "herd", lambda m, frame: {"rooms": frame[2]}),
        IS_HERDED,
        DECLINE,
        moves=_herd_moves,
        unless=pointless,
    ),
)
