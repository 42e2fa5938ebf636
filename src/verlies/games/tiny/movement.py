"""Movement and teleporting (TE-MOV)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.games.tiny import lair
from verlies.games.tiny.hazards import test_on_entry
from verlies.games.tiny.reveal import ahead, face_down
from verlies.games.tiny.state import ARRIVED, DEAL_ROOM, DOWN, MET_FOE, WALK, Events, State, place_name
from verlies.games.tiny.ways import CELLS, LAIR


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
    go = m.words.go
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


def arrived(m: State, events: Events) -> None:
    """TE-MOV-04, TE-MOV-06: whoever is there, when all tests of the room are done."""
    m.frames.pop()
    hero = m.active
    if m.foes_in(m.place[hero]) and not m.stealthy(hero) and not m.fainted:
        m.halted = MET_FOE
        m.tell(events, "TE-MOV-04", "stopped_by_foe", hero)


def teleport_targets(m: State) -> list[int]:
    """TE-MOV-08, TE-MOV-10: any card that lies face up, never the lair."""
    own = m.place[m.active]
    ground = m.ground
    return [cell for cell in range(CELLS) if ground[cell] >= DOWN and cell != own]


def teleport_moves(m: State) -> list[Move]:
    return [m.words.portal[cell] for cell in teleport_targets(m)]


def teleport(m: State, cell: int, events: Events, rule: str) -> None:
    m.tell(events, rule, "teleported", m.active, cell=place_name(cell))
    arrive(m, cell, events)


# A walk inside a hero action (TE-ACT-15)


def walk_moves(m: State, frame: tuple[int, ...]) -> list[Move]:
    moves = [m.words.go[place] for place in steps(m, m.place[m.active], frame[1], False)]
    return moves if lair.crowded(m) else [*moves, m.words.stop]


def walk(m: State, frame: tuple[int, ...], place: int, events: Events) -> None:
    m.frames[-1] = (WALK, frame[1] - 1)
    step(m, place, events)


def end_walk(m: State) -> None:
    m.frames.pop()
    m.walking = False
