"""Laying cards: where one may lie beside others (PA-LAY).

Positions of a card are bits of one number, so that all legal ones are found at once: what another card allows and
forbids around it is shifted to where that one lies.
"""

from __future__ import annotations

from typing import NamedTuple

from verlies.games.pathways.faces import HEIGHT, WIDTH, Face

REACH_X, REACH_Y = 4 * WIDTH, 4 * HEIGHT
"""How far five cards can lie from the first."""
ROW = 2 * REACH_X + 2 * WIDTH + 2
"""Bits of a row of positions."""
ORIGIN = (REACH_Y + HEIGHT) * ROW + REACH_X + WIDTH
_POSITIONS = [
    (x - REACH_X - WIDTH, y - REACH_Y - HEIGHT) for y in range(2 * REACH_Y + 2 * HEIGHT + 2) for x in range(ROW)
]
"""The position of each bit."""


class Placement(NamedTuple):
    """PA-LAY-01."""

    card: int
    turned: bool
    x: int
    y: int


class Around(NamedTuple):
    """Where a second card may lie around a first, as bits around ORIGIN."""

    joined: int
    """PA-LAY-06: adjacent and linked."""
    barred: int
    """PA-LAY-03, PA-LAY-06: overlapping, or adjacent without a link."""


def bit(x: int, y: int) -> int:
    return 1 << ORIGIN + y * ROW + x


def listed(bits: int) -> list[tuple[int, int]]:
    """The positions, row by row."""
    found = []
    while bits:
        low = bits & -bits
        found.append(_POSITIONS[low.bit_length() - 1])
        bits ^= low
    return found


def around(first: Face, second: Face, strict: bool = False) -> Around:
    joined = barred = 0
    for dx in range(-WIDTH, WIDTH + 1):
        for dy in range(-HEIGHT, HEIGHT + 1):
            if abs(dx) < WIDTH and abs(dy) < HEIGHT:
                barred |= bit(dx, dy)
            elif abs(dx) < WIDTH or abs(dy) < HEIGHT:
                if linked(first, second, dx, dy, strict):
                    joined |= bit(dx, dy)
                else:
                    barred |= bit(dx, dy)
    return Around(joined, barred)


def linked(first: Face, second: Face, dx: int, dy: int, strict: bool) -> bool:
    """PA-LAY-05: whether two adjacent cards have a link; PA-AMB-05: with `strict` every port that faces has one."""
    if abs(dx) == WIDTH:
        side, along, length = (1 if dx > 0 else 3), dy, HEIGHT
    else:
        side, along, length = (2 if dy > 0 else 0), dx, WIDTH
    shared = (1 << length) - 1
    shared &= shared << along if along >= 0 else shared >> -along
    any_link = False
    for level in range(2):
        ours = first.ports[level][side] & shared
        theirs = second.ports[level][(side + 2) % 4]
        theirs = (theirs << along if along >= 0 else theirs >> -along) & shared
        any_link |= bool(ours & theirs)
        if strict and ours != theirs:
            return False
    return any_link


def fault(laid: list[tuple[Face, int, int]], strict: bool = False) -> str | None:
    """The first of PA-LAY-03, PA-LAY-06 and PA-LAY-08 that a layout breaks."""
    pairs = [(one, other) for one in range(len(laid)) for other in range(one)]
    near: dict[tuple[int, int], bool] = {}
    for one, other in pairs:
        (a, ax, ay), (b, bx, by) = laid[one], laid[other]
        dx, dy = bx - ax, by - ay
        if abs(dx) < WIDTH and abs(dy) < HEIGHT:
            return "PA-LAY-03"
        if abs(dx) <= WIDTH and abs(dy) <= HEIGHT and (abs(dx) < WIDTH or abs(dy) < HEIGHT):
            near[one, other] = linked(a, b, dx, dy, strict)
    if not all(near.values()):
        return "PA-LAY-06"
    group = {0}
    for _ in laid:
        group |= {each for pair in near for each in pair if group & set(pair)}
    return "PA-LAY-08" if len(group) < len(laid) else None


class Tables:
    """Where each card of some content may lie around each other one."""

    def __init__(self, faces: list[tuple[Face, Face]]) -> None:
        self._faces = [face for pair in faces for face in pair]
        self._known: dict[tuple[int, int, bool], Around] = {}

    def places(self, laid: tuple[Placement, ...], card: int, turned: bool, strict: bool) -> int:
        """All positions where a card may lie beside those that lie; the first lies at 0, 0."""
        if not laid:
            return bit(0, 0)
        joined = barred = 0
        known = self._known
        own = card * 2 + turned
        for other, way, x, y in laid:
            key = (other * 2 + way, own, strict)
            there = known.get(key)
            if there is None:
                there = known[key] = around(self._faces[key[0]], self._faces[own], strict)
            by = y * ROW + x
            if by >= 0:
                joined |= there.joined << by
                barred |= there.barred << by
            else:
                joined |= there.joined >> -by
                barred |= there.barred >> -by
        return joined & ~barred
