"""The dungeon as a graph: rooms 0 to 48 row by row from the north-west, and the lair as one more room."""

from __future__ import annotations

from functools import lru_cache

from verlies.games.tiny.abilities import PATH, SAME_ROOM, SIGHT, Range

SIDE = 7
CELLS = SIDE * SIDE
LAIR = CELLS
"""The lair as a room; heroes there stand on the places LAIR to LAIR + 5, foes on LAIR."""
START = CELLS // 2
FAR = 99
"""Farther than any way."""
NORTH, EAST, SOUTH, WEST = range(4)
OPPOSITE = (SOUTH, WEST, NORTH, EAST)

BESIDE = tuple(
    (
        cell - SIDE if cell >= SIDE else -1,
        cell + 1 if cell % SIDE < SIDE - 1 else -1,
        cell + SIDE if cell < CELLS - SIDE else -1,
        cell - 1 if cell % SIDE else -1,
    )
    for cell in range(CELLS)
)
"""By cell: its neighbours in the order N, E, S, W; -1 outside of the grid."""


def room_of(place: int) -> int:
    """The room that a hero's place belongs to: all spaces of the lair are one room (TE-LAIR-05)."""
    return place if place < LAIR else LAIR


class Ways:
    """Ways through the rooms that lie face up. Shared between matches; distances are worked out when asked for."""

    __slots__ = ("_distances", "_sights", "near")

    def __init__(self, exits: bytes, door: int) -> None:
        near: list[tuple[int, ...]] = []
        for cell in range(CELLS):
            own = exits[cell]
            near.append(
                tuple(
                    other
                    for side, other in enumerate(BESIDE[cell])
                    if own >> side & 1 and other >= 0 and exits[other] >> OPPOSITE[side] & 1
                )
                if own
                else ()
            )
        near.append((door,) if door >= 0 else ())
        if door >= 0:
            near[door] = (*near[door], LAIR)
        self.near = near
        """By room: the rooms that a corridor leads to (TE-MOV-02); the lair counts once it is open (TE-LAIR-05)."""
        self._distances: dict[int, bytes] = {}
        self._sights: dict[int, bytes] = {}

    def distances(self, room: int) -> bytes:
        """By room: how many steps away it is; FAR if no way leads there."""
        known = self._distances.get(room)
        if known is not None:
            return known
        near = self.near
        steps = bytearray([FAR]) * (CELLS + 1)
        steps[room] = 0
        edge = [room]
        step = 0
        while edge:
            step += 1
            reached = []
            for each in edge:
                for other in near[each]:
                    if steps[other] == FAR:
                        steps[other] = step
                        reached.append(other)
            edge = reached
        found = self._distances[room] = bytes(steps)
        return found

    def sights(self, room: int) -> bytes:
        """By room: how far away it is in a straight line along corridors (TE-ATK-05); FAR if it is out of sight.

        The room itself is out of its own line of sight; in the lair there are no lines.
        """
        known = self._sights.get(room)
        if known is not None:
            return known
        steps = bytearray([FAR]) * (CELLS + 1)
        if room < CELLS:
            for side in range(4):
                at, step = room, 0
                while (onward := BESIDE[at][side]) >= 0 and onward in self.near[at]:
                    at, step = onward, step + 1
                    steps[at] = step
        found = self._sights[room] = bytes(steps)
        return found

    def in_range(self, origin: int, goal: int, reach: Range) -> bool:
        """Whether a room is in range of another. Nothing reaches across the border of the lair (TE-LAIR-11)."""
        if origin == LAIR or goal == LAIR:
            return origin == goal
        mode, n = reach
        if mode == PATH:
            return self.distances(origin)[goal] <= n
        if mode == SAME_ROOM:
            return origin == goal
        if mode == SIGHT:
            return self.sights(origin)[goal] <= n
        return origin == goal or self.sights(origin)[goal] <= n

    def in_sight(self, origin: int, goal: int) -> bool:
        """The same room, or a line of sight of any length (TE-CTR-01)."""
        return origin == goal or (goal != LAIR and self.sights(origin)[goal] < FAR)


@lru_cache(maxsize=4096)
def ways(exits: bytes, door: int) -> Ways:
    return Ways(exits, door)
