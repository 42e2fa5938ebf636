"""How far every square is from the exit of a side, counted in steps, with a price for all that is in the way."""

from __future__ import annotations

from verlies.games.twister.dungeon import AREA, HEIGHT, SLOTS, SQUARES, column, inside, listed, step
from verlies.games.twister.state import State

WALKER, SLITHERER, FLYER = range(3)
FAR = 160
PIT, GATE, SLIT, WALL, DARK = 4, 5, 9, 11, 1
"""Steps that it costs to get over a pit, through a closed portcullis, past a slit or a wall (somebody must turn the
hall), and for each square of a hall that lies face down."""
MEMORY = 4_000
"""Layouts whose distances are kept."""


class Fields:
    """The steps from each square to the exit of a side: for walkers, for those who pass slits, for those who fly."""

    __slots__ = ("_found", "_match", "_side")

    def __init__(self, m: State, side: int) -> None:
        self._match = m
        self._side = side
        self._found: list[bytes | None] = [None, None, None]

    def __getitem__(self, kind: int) -> bytes:
        field = self._found[kind]
        if field is None:
            field = self._found[kind] = _field(self._match, self._side, kind)
        return field


_known: dict[tuple[object, ...], Fields] = {}


def distances(m: State, side: int) -> Fields:
    """How far it is to the exit of a side."""
    key = (m.content.digest, m.halls, m.turned, m.gates, m.breaches, m.zones, side)
    found = _known.get(key)
    if found is None:
        if len(_known) > MEMORY:
            _known.clear()
        found = _known[key] = Fields(m.copy(), side)
    return found


def turned_distances(m: State, side: int, slot: int, quarters: int) -> Fields:
    """How far it would be if this slot were turned that many quarters clockwise."""
    turned = m.turned[:slot] + bytes(((m.turned[slot] + quarters) % 4,)) + m.turned[slot + 1 :]
    found = _known.get((m.content.digest, m.halls, turned, m.gates, m.breaches, m.zones, side))
    if found is None:
        after = m.copy()
        for _ in range(quarters):
            after.turn_hall(slot, 1)
        found = distances(after, side)
    return found


def _field(m: State, side: int, kind: int) -> bytes:
    rim_south, rim_east = inside(*m.zones)
    south, east = m.south, m.east
    gate_south, gate_east = _without_gates(m)
    slit_south, slit_east = m.slit_south, m.slit_east
    open_south, open_east = _into_the_dark(m)
    dark = sum(AREA[slot] for slot in range(SLOTS) if (m.slots & ~m.up) >> slot & 1)
    pits = 0 if kind == FLYER else m.pits
    slit = 0 if kind == SLITHERER else SLIT
    buckets = [0] * (FAR + 2 * WALL + PIT + DARK + 2)
    buckets[0] = column(m.zones[1 - side])
    found = bytearray((FAR,)) * 256
    done = 0
    everything = (1 << SQUARES) - 1
    for cost in range(FAR):
        front = buckets[cost] & ~done & everything
        if not front:
            continue
        done |= front
        for square in listed(front):
            found[square] = cost
        rim = step(front, rim_south, rim_east) & ~done
        if not rim:
            continue
        steps = [(step(front, south, east) & rim, 1)]
        if rim & ~steps[0][0]:
            steps += [
                (step(front, gate_south, gate_east) & rim, 1 + GATE),
                (step(front, slit_south, slit_east) & rim, 1 + slit),
                (rim, 1 + WALL),
            ]
            buckets[cost + 1 + DARK] |= step(front, open_south, open_east) & dark & rim
        for reached, price in steps:
            buckets[cost + price] |= reached & ~pits & ~dark
            buckets[cost + price + PIT] |= reached & pits
            buckets[cost + price + DARK] |= reached & dark
    return bytes(found)


def _into_the_dark(m: State) -> tuple[int, int]:
    """The edges within face-down halls, and those to them whose near half is open."""
    dark = sum(AREA[slot] for slot in range(SLOTS) if (m.slots & ~m.up) >> slot & 1)
    north_half, east_half, south_half, west_half = (half & ~dark for half in m.half)
    south, east = inside(*m.zones)
    return south & ~(south_half | north_half >> 1), east & ~(east_half | west_half >> HEIGHT)


def _without_gates(m: State) -> tuple[int, int]:
    """The edges that could be crossed if every portcullis were open."""
    north_half, east_half, south_half, west_half = m.half
    for slot in range(SLOTS):
        if m.up >> slot & 1:
            hall = m.content.halls[m.halls[slot]]
            edges = hall.edges(slot, m.turned[slot], b"\1" * len(hall.gates))
            keep = ~AREA[slot]
            north_half = north_half & keep | edges.half[0]
            east_half = east_half & keep | edges.half[1]
            south_half = south_half & keep | edges.half[2]
            west_half = west_half & keep | edges.half[3]
    south, east = inside(*m.zones)
    return south & ~(south_half | north_half >> 1), east & ~(east_half | west_half >> HEIGHT)
