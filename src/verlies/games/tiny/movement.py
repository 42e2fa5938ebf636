"""Movement and teleporting (TE-MOV)."""

from __future__ import annotations

from verlies.core.moves import Move, Seat
from verlies.core.steps import Answer, Code, Condition, Data, Events, Step, Task
from verlies.games.tiny import lair
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.asking import Conditions, asks, decision, either, fainted, nothing_to_do, when
from verlies.games.tiny.hazards import test_on_entry
from verlies.games.tiny.needs import AWAKE, UNCROWDED, cells_near, foe_here, named_cell
from verlies.games.tiny.reveal import ahead, face_down
from verlies.games.tiny.state import (
    ACTED,
    ARRIVED,
    DEAL_ROOM,
    DOWN,
    MET_FOE,
    TELEPORT,
    WALK,
    State,
    place_name,
    room_name,
)  # fmt: skip
from verlies.games.tiny.ways import BESIDE, CELLS, LAIR


def speed_left(m: State) -> int:
    """TE-MOV-01, TE-MOV-11: what may still be spent; 0 once the movement action has ended."""
    if m.halted:
        return 0
    return max(max(m.kits[m.active].speed + m.haste, 1) - m.spent, 0)


def steps(m: State, place: int, left: int, may_open: bool) -> list[int]:
    """The places one step away from there, with so much speed left before it."""
    if place >= LAIR:
        return lair.steps(m, place, left - 1)
    found = [other for other in m.ways.near[place] if other != LAIR]
    found += ahead(m, place)
    if place == m.door:
        if m.act == 2:
            found += _entry(m, left)
        elif may_open and lair.unlocked(m):
            found.append(lair.entrance(m))
    return found


def _entry(m: State, left: int) -> list[int]:
    """TE-LAIR-04: from the door into the lair, if a place can be held there."""
    place = lair.entrance(m)
    return [place] if lair.may_step(m, place, left - 1) else []


def step_moves(m: State) -> list[Move]:
    left = speed_left(m)
    go = m.vocabulary.go
    return [go[place] for place in steps(m, m.place[m.active], left, not m.dazed)] if left else []


def go(m: State, place: int, events: Events) -> None:
    """One step for one speed (TE-MOV-01, TE-REV-01, TE-LAIR-02)."""
    m.spent += 1
    step(m, place, events)


def step(m: State, place: int, events: Events) -> None:
    if place >= LAIR:
        if m.act == 1:
            lair.open_lair(m)
        else:
            lair.enter(m, place, events)
    elif face_down(m, place):
        m.frames.append((DEAL_ROOM, place, True))
    else:
        m.tell(events, "TE-MOV-01", "moved", m.active, cell=place_name(place))
        arrive(m, place, events)


def arrive(m: State, cell: int, events: Events) -> None:
    """Into a room that lies face up: a trap is tested, then foes there end the movement (TE-MOV-04, TE-HAZ-12)."""
    m.place[m.active] = cell
    m.stepped = False
    m.frames.append((ARRIVED, cell))
    test_on_entry(m, cell, events)


def _arrived(m: State, events: Events) -> None:
    """TE-MOV-04, TE-MOV-06: whoever is there, when all tests of the room are done."""
    m.frames.pop()
    hero = m.active
    if m.foes_in(m.place[hero]) and not m.stealthy(hero) and not m.fainted:
        m.halted = MET_FOE
        m.tell(events, "TE-MOV-04", "stopped_by_foe", hero)


# Teleporting (TE-MOV-08, TE-MOV-10)


def teleport_moves(m: State) -> list[Move]:
    """Any card that lies face up, never the lair."""
    own = m.place[m.active]
    ground = m.ground
    return [m.vocabulary.portal[cell] for cell in range(CELLS) if ground[cell] >= DOWN and cell != own]


def teleport(m: State, cell: int, events: Events, rule: str) -> None:
    m.tell(events, rule, "teleported", m.active, cell=place_name(cell))
    arrive(m, cell, events)


def teleport_target(rule: str) -> Conditions:
    return (
        _elsewhere(rule),
        Condition(
            rule,
            "not_face_up",
            lambda m, seat, code: m.ground[code[1]] >= DOWN,
            lambda m, seat, code: {"cell": room_name(code[1])},
        ),
    )


def portals_near(m: State, seat: Seat) -> list[Move]:
    return [m.vocabulary.portal[cell] for cell in cells_near(m)]


def _teleport(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames.pop()
    teleport(m, code[1], events, "TE-MOV-10")


# What stands in the way of a step (TE-MOV, TE-REV-01, TE-LAIR)


def _elsewhere(rule: str) -> Condition[State]:
    return Condition(
        rule, "already_there", lambda m, seat, code: code[1] != m.place[m.active], lambda m, seat, code: _place(code)
    )


def _place(code: Code) -> Data:
    return {"place": place_name(code[1])}


def _entrance(m: State, seat: Seat, code: Code) -> Data:
    return {"place": place_name(lair.entrance(m))}


def _left(m: State) -> int:
    """Steps that are left, of the movement or of a walk inside a hero action."""
    return m.frames[-1][1] if m.frames[-1][0] == WALK else speed_left(m)


def _within_dungeon(m: State, code: Code) -> bool:
    return m.place[m.active] < LAIR and code[1] < LAIR


def _from_space(m: State, code: Code) -> bool:
    return m.place[m.active] >= LAIR


def _out(m: State, code: Code) -> bool:
    return m.place[m.active] >= LAIR > code[1]


def _opening(m: State, code: Code) -> bool:
    return m.place[m.active] < LAIR <= code[1] and m.act == 1


def _entering(m: State, code: Code) -> bool:
    return m.place[m.active] < LAIR <= code[1] and m.act == 2


def _onto_face_up(m: State, code: Code) -> bool:
    return _within_dungeon(m, code) and m.ground[code[1]] >= DOWN


def _onto_face_down(m: State, code: Code) -> bool:
    return _within_dungeon(m, code) and m.ground[code[1]] < DOWN


def _at_door(rule: str) -> Condition[State]:
    return Condition(rule, "not_at_door", lambda m, seat, code: m.place[m.active] == m.door)


def _by_entrance(rule: str) -> Condition[State]:
    """Into the lair."""
    return Condition(rule, "by_the_entrance", lambda m, seat, code: code[1] == lair.entrance(m), _entrance)


def _corridor(rule: str) -> Condition[State]:
    """Rooms that are neighbours are joined only where a corridor leads from one to the other."""

    def leads(m: State, seat: Seat, code: Code) -> bool:
        own, place = m.place[m.active], code[1]
        return place not in BESIDE[own] or place in m.ways.near[own] or place in ahead(m, own)

    return Condition(rule, "no_corridor", leads, named_cell)


def _may_stand(rule: str) -> Condition[State]:
    """TE-LAIR-09, TE-LAIR-15: a taken space only on the way to a free one."""
    return Condition(
        rule,
        "space_taken",
        lambda m, seat, code: code[1] < LAIR or lair.may_step(m, code[1], _left(m) - 1),
        lambda m, seat, code: {**_place(code), "left": _left(m) - 1},
    )


_BARRED: Conditions = (
    _elsewhere("TE-MOV-01"),
    *when(
        _out,
        Condition(
            "TE-LAIR-05",
            "only_to_door",
            lambda m, seat, code: code[1] == m.door,
            lambda m, seat, code: {"cell": room_name(m.door)},
        ),
        Condition(
            "TE-LAIR-04", "by_the_entrance", lambda m, seat, code: m.place[m.active] == lair.entrance(m), _entrance
        ),
    ),
    *when(
        _opening,
        _at_door("TE-LAIR-02"),
        Condition(
            "TE-LAIR-01",
            "lair_locked",
            lambda m, seat, code: lair.unlocked(m),
            lambda m, seat, code: {"kills": m.kills, "wanted": m.seats},
        ),
        _by_entrance("TE-LAIR-02"),
    ),
    *when(_entering, _at_door("TE-LAIR-04"), _by_entrance("TE-LAIR-04")),
    *when(
        _within_dungeon,
        Condition("TE-MOV-02", "no_room_there", lambda m, seat, code: m.ground[code[1]] > 0, named_cell),
    ),
    *when(_onto_face_up, _corridor("TE-MOV-02")),
    *when(_onto_face_down, _corridor("TE-REV-01")),
)
_SPEED: Conditions = (
    Condition(
        "TE-MOV-04",
        "stopped_by_foe",
        lambda m, seat, code: speed_left(m) > 0 or m.halted != MET_FOE or not m.foes_in(m.place[m.active]),
        foe_here,
    ),
    Condition("TE-TRN-04", "action_ended_movement", lambda m, seat, code: speed_left(m) > 0 or m.halted != ACTED),
    Condition("TE-MOV-12", "movement_over", lambda m, seat, code: speed_left(m) > 0 or not m.halted),
    Condition(
        "TE-MOV-01",
        "no_speed_left",
        lambda m, seat, code: speed_left(m) > 0,
        lambda m, seat, code: {"speed": max(m.kits[m.active].speed + m.haste, 1)},
    ),
)
_ONE_STEP: Conditions = (
    *when(
        _within_dungeon,
        Condition(
            "TE-MOV-03", "not_a_neighbour", lambda m, seat, code: code[1] in BESIDE[m.place[m.active]], named_cell
        ),
    ),
    *when(
        _from_space,
        Condition(
            "TE-LAIR-06",
            "space_not_beside",
            lambda m, seat, code: code[1] < LAIR or abs(code[1] - m.place[m.active]) == 1,
            lambda m, seat, code: _place(code),
        ),
        _may_stand("TE-LAIR-15"),
    ),
    *when(_entering, _may_stand("TE-LAIR-09")),
)
STEP: Conditions = (*_BARRED, *when(_opening, AWAKE), *_SPEED, *_ONE_STEP)
"""A step of the movement."""
_WALK_STEP: Conditions = (
    *_BARRED,
    *when(_opening, Condition("TE-ACT-15", "walk_opens_nothing", lambda m, seat, code: False)),
    *_ONE_STEP,
)
"""A step of a walk: asked for only while rooms are left, and never of one who began the turn unconscious."""

# A walk inside a hero action (TE-ACT-15)


def _walk_moves(m: State, seat: Seat) -> list[Move]:
    moves = [m.vocabulary.go[place] for place in steps(m, m.place[m.active], m.frames[-1][1], False)]
    return moves if lair.crowded(m) else [*moves, m.vocabulary.stop]


def _walk(m: State, seat: Seat, code: Code, events: Events) -> None:
    _, left = m.frames[-1]
    m.frames[-1] = (WALK, left - 1)
    step(m, code[1], events)


def _stop_walk(m: State, seat: Seat, code: Code, events: Events) -> None:
    _end_walk(m)


def _end_walk(m: State) -> None:
    m.frames.pop()
    m.walking = False


def _walk_is_over(m: State, events: Events) -> bool:
    """It ends where no step is left, and lapses with who faints (TE-DMG-09)."""
    over = m.fainted or not m.frames[-1][1]
    if over:
        _end_walk(m)
    return over


STEPS: tuple[Step[State], ...] = (
    Task(ARRIVED, _arrived),
    decision(
        TELEPORT,
        asks("TE-MOV-10", "teleport"),
        Answer(v.TELEPORT, _teleport, teleport_target("TE-MOV-10"), portals_near),
        moves=lambda m, seat: teleport_moves(m),
        unless=either(fainted, nothing_to_do),
    ),
    decision(
        WALK,
        asks("TE-ACT-15", "walk", lambda m, frame: {"rooms": frame[1]}),
        Answer(v.GO, _walk, _WALK_STEP, near=lambda m, seat: m.vocabulary.go),
        Answer(v.STOP, _stop_walk, (UNCROWDED,), near=lambda m, seat: [m.vocabulary.stop]),
        moves=_walk_moves,
        unless=_walk_is_over,
    ),
)
