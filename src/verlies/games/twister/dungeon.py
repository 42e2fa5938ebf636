"""The dungeon as numbers: squares, slots, quarter turns, and sets of squares as bits of an integer (TW-BRD).

Square x * 10 + y is bit x * 10 + y, x from west to east, y from north to south. A hall has a half-edge on each side of
each of its squares; an inner edge is two equal halves (TW-BRD-05).
"""

from __future__ import annotations

from functools import cache

WIDTH, HEIGHT = 22, 10
SQUARES = WIDTH * HEIGHT
NAMES = tuple(f"{chr(97 + sq // HEIGHT)}{sq % HEIGHT + 1}" for sq in range(SQUARES))
NUMBER = {name: sq for sq, name in enumerate(NAMES)}
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("N", "E", "S", "W")

SLOTS = 8
SLOT_NAMES = tuple(f"S{slot + 1}" for slot in range(SLOTS))
CORNER = tuple((1 + 5 * (slot // 2), 5 * (slot % 2)) for slot in range(SLOTS))
"""TW-BRD-02: the top left square of each slot."""


def square(x: int, y: int) -> int:
    return x * HEIGHT + y


def column(x: int) -> int:
    """All squares with this x."""
    return (1 << HEIGHT) - 1 << x * HEIGHT


def in_slot(slot: int, x: int, y: int) -> int:
    """The board's square of a hall's square (x, y)."""
    return square(CORNER[slot][0] + x, CORNER[slot][1] + y)


AREA = tuple(sum(1 << in_slot(slot, x, y) for x in range(5) for y in range(5)) for slot in range(SLOTS))
SLOT_AT = tuple(next((slot for slot in range(SLOTS) if AREA[slot] >> sq & 1), -1) for sq in range(SQUARES))
"""The slot of each square; -1 in the outer columns."""
BIT = tuple(1 << sq if sq < SQUARES else 0 for sq in range(256))
"""The bit of each place; places that are not squares have none."""

_INNER_ROWS = sum(1 << square(x, y) for x in range(WIDTH) for y in range(HEIGHT - 1))


def _turning(slot: int, clockwise: bool) -> bytes:
    table = bytearray(range(256))
    for x in range(5):
        for y in range(5):
            old, new = in_slot(slot, x, y), in_slot(slot, 4 - y, x)
            if clockwise:
                table[old] = new
            else:
                table[new] = old
    return bytes(table)


TURNED = tuple((_turning(slot, False), _turning(slot, True)) for slot in range(SLOTS))
"""TW-BRD-11: where each place goes when a slot is turned, counter-clockwise or clockwise."""


@cache
def inside(west: int, east: int) -> tuple[int, int]:
    """The squares whose southern, and whose eastern edge lies inside a board with these start zones (TW-BRD-08)."""
    columns = sum(column(x) for x in range(west, east + 1))
    return columns & _INNER_ROWS, columns & ~column(east)


def step(squares: int, south: int, east: int) -> int:
    """All squares one step away, where `south` and `east` are the squares whose edge on that side can be crossed."""
    down, right = squares & south, squares & east
    return down << 1 | (squares >> 1) & south | right << HEIGHT | (squares >> HEIGHT) & east


def crossing(sq: int, direction: int, south: int, east: int) -> int:
    """The next square in this direction, or -1 if the edge cannot be crossed."""
    if direction == EAST:
        return sq + HEIGHT if east >> sq & 1 else -1
    if direction == SOUTH:
        return sq + 1 if south >> sq & 1 else -1
    if direction == WEST:
        return sq - HEIGHT if sq >= HEIGHT and east >> sq - HEIGHT & 1 else -1
    return sq - 1 if sq and south >> sq - 1 & 1 else -1


def listed(squares: int) -> list[int]:
    """The squares of a set, in order."""
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return found


def neighbour(sq: int, direction: int) -> int:
    """The square beside it, whatever lies between; -1 beyond the rim."""
    x, y = divmod(sq, HEIGHT)
    x, y = x + (0, 1, 0, -1)[direction], y + (-1, 0, 1, 0)[direction]
    return square(x, y) if 0 <= x < WIDTH and 0 <= y < HEIGHT else -1
