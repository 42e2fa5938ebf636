"""The scream of the non-player's banshees (TS-PSH, TS-PER-04)."""

from __future__ import annotations

from verlies.core.steps import Events
from verlies.games.twister import fate, powers
from verlies.games.twister.dungeon import CORNER, HEIGHT, NAMES, SLOT_AT, crossing, neighbour
from verlies.games.twister.halls import BROKEN, CLOSED
from verlies.games.twister.sight import character_at
from verlies.games.twister.state import IS_FIGURE, NONE, SIDE, State
from verlies.games.twister.ways import legal


def may_push(m: State, npc: int, square: int, direction: int) -> bool:
    """TS-PSH-04, TS-PSH-05: whether the one on this square can be pushed on in this direction."""
    to = crossing(square, direction, m.south, m.east)
    if to == NONE:
        return "PUSH_THROUGH_WALLS" in m.figure(npc).effects and _may_break(m, square, direction)
    if m.rules < 2:  # they took no such risk
        target = character_at(m, square)
        if fate.goal_of(m, SIDE[target]) >> to & 1 and not m.wounded >> target & 1:
            return False
    return powers.can_be_pushed(m, square, direction)


def _may_break(m: State, square: int, direction: int) -> bool:
    """TS-PER-04: whether there is a square behind the wall on which the target may lie."""
    to = neighbour(square, direction)
    if to == NONE or not m.area >> to & 1:
        return False
    target = character_at(m, square)
    carried = m.beside(target)
    there = [token for token in range(len(m.where)) if m.where[token] == to]
    if any(IS_FIGURE[token] and (SIDE[token] != SIDE[target] or m.wounded >> token & 1) for token in there):
        return False
    item = [carried] if carried != NONE and not IS_FIGURE[carried] else []
    return legal(m, [*there, *item] if m.wounded >> target & 1 else [*there, target, *item])


def push(m: State, npc: int, square: int, direction: int, events: Events) -> None:
    """TS-PSH-02, TS-PER-04: one square on, for some two (PUSH_TWO)."""
    effects = m.figure(npc).effects
    target = character_at(m, square)
    for number in range(2 if "PUSH_TWO" in effects else 1):
        if number and (character_at(m, square) != target or not may_push(m, npc, square, direction)):
            return
        to = crossing(square, direction, m.south, m.east)
        if to == NONE:
            _break_through(m, npc, square, direction, events)
            return
        powers.push_on(m, npc, target, square, to, events)
        if m.where[target] != to:
            return
        square = to


def _break_through(m: State, npc: int, square: int, direction: int, events: Events) -> None:
    target = character_at(m, square)
    carried = m.beside(target)
    to = neighbour(square, direction)
    down = powers.falls(m, target, carried, to)
    wounded = bool(m.wounded >> target & 1)
    for side, at in ((direction, square), ((direction + 2) % 4, to)):
        _open_half(m, at, side)
    m.where[target] = to
    if carried != NONE:
        m.where[carried] = to
    m.tell(events, "TS-PER-04", "wall_broken", npc=m.name(npc), square=NAMES[square], side=None)
    m.tell(events, "TW-CHR-BAN-02", "pushed", source=NAMES[square], to=NAMES[to], by=m.name(npc), **m.who(target))
    if down or wounded:
        fate.eliminate(m, target, events, "TW-CHR-BAN-05" if down else "TS-PER-04")
    else:
        fate.wound(m, target, events, "TS-PER-04")


def _open_half(m: State, square: int, side: int) -> None:
    """Break what bars this side of a square: a portcullis, or the half of a wall or slit, which stays open."""
    slot = SLOT_AT[square]
    if slot == NONE or not m.up >> slot & 1 or not m.half[side] >> square & 1:
        return
    hall = m.halls[slot]
    printed = m.content.halls[hall]
    for at, gate in enumerate(printed.laid(slot, m.turned[slot]).gates):
        ends = {(gate.square, gate.side)}
        if not gate.border:
            ends.add((gate.behind, (gate.side + 2) % 4))
        if (square, side) in ends and m.gates[printed.first + at] == CLOSED:
            m.set_gate(printed.first + at, BROKEN)
            return
    x, y = square // HEIGHT - CORNER[slot][0], square % HEIGHT - CORNER[slot][1]
    for _ in range((4 - m.turned[slot]) % 4):
        x, y = 4 - y, x
    holes = {(hall, x, y, (side - m.turned[slot]) % 4)}
    m.breaches = tuple(sorted({*m.breaches, *holes}))
    m.lay_hall(slot, hall, m.turned[slot])
