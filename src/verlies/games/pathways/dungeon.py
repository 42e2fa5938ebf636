"""A dungeon of laid cards as a graph of places: corridor cells and rooms (PA-GRA)."""

from __future__ import annotations

from typing import NamedTuple

from verlies.core.moves import Move
from verlies.games.pathways.faces import (
    BARREL,
    EMPTY,
    HEIGHT,
    MONSTER,
    PIT,
    PORTAL,
    ROOM,
    STAIRS,
    STEP,
    WIDTH,
    Corridor,
    Face,
)

NONE = -1


class Door(NamedTuple):
    """PA-GEO-06: an opening between a room and a corridor cell."""

    room: int
    number: int
    """Along the outline of its room."""
    cell: int
    """The corridor cell that it leads to."""
    x: int
    y: int
    side: int
    """Of the room cell."""


class Hall(NamedTuple):
    """A room: what it yields, and its ways out besides doors."""

    card: int
    letter: str
    doors: range
    """Numbers of its doors in the dungeon."""
    monsters: int
    finds: tuple[int, ...]
    """All else that is discovered when it is cleared."""
    stairs: tuple[tuple[int, int, int], ...]
    """x, y, and the stairs."""
    pits: tuple[tuple[int, int, int], ...]
    """x, y, and the pit."""
    portal: int


class Cell(NamedTuple):
    """A corridor cell."""

    level: int
    x: int
    y: int
    card: int
    symbol: int
    ways: tuple[int, ...]
    """By side: the place there, or NONE."""
    doors: tuple[int, ...]
    """By side: the door that leads into a room, or NONE."""
    sides: int
    """Sides with a way or an open port."""
    ports: int
    """PA-LAY-10: sides that are open to the outside."""
    blocked: int
    """PA-LAY-07: sides with a port that faces a card without a link."""
    stairs: int
    pit: int
    """The pit on this cell."""
    above: int
    """The pit that one falls through onto this cell."""
    portal: int


class Dungeon:
    """Places are numbers: corridor cells first, then rooms."""

    __slots__ = (
        "at", "barrels", "cells", "covered", "doors", "faces", "halls", "hollows", "lairs", "names", "pits", "portals",
        "rooms", "stairs",
    )  # fmt: skip

    def __init__(self, laid: tuple[tuple[Face, int, int], ...]) -> None:
        self.faces = laid
        self.names: dict[tuple[int, ...], Move] = {}
        """The moves of operations of a path, as they come up."""
        self.at: dict[tuple[int, int, int], int] = {}
        """Corridor cells by level, x and y."""
        self.rooms: dict[tuple[int, str], int] = {}
        """Rooms by card and letter."""
        starts: list[int] = []
        """By card: the number of its first corridor cell."""
        opens: list[int] = []
        for face, left, top in laid:
            starts.append(len(opens))
            for cell, level, x, y, _, _, _ in face.corridors:
                self.at[level, left + x, top + y] = len(opens)
                opens.append(face.opens[cell])
        for card, (face, _, _) in enumerate(laid):
            for room in face.rooms:
                self.rooms[card, room.letter] = len(opens) + len(self.rooms)
        self.covered = {(left + x, top + y) for _, left, top in laid for x in range(WIDTH) for y in range(HEIGHT)}
        self.doors: list[Door] = []
        self.stairs: list[tuple[int, int]] = []
        """The place above and the cell below."""
        self.pits: list[tuple[int, int]] = []
        self.portals: list[int] = []
        """Their places."""
        self.halls = [
            self._hall(card, room_number, face, left, top)
            for card, (face, left, top) in enumerate(laid)
            for room_number in range(len(face.rooms))
        ]
        behind = {(door.cell, (door.side + 2) % 4): number for number, door in enumerate(self.doors)}
        self.cells = [
            self._cell(card, corridor, starts[card], opens, behind)
            for card, (face, _, _) in enumerate(laid)
            for corridor in face.corridors
        ]
        self.hollows = [index for index, cell in enumerate(self.cells) if cell.ports]
        """Cells at which a path can start."""
        self.barrels = self._with(BARREL)
        self.lairs = self._with(MONSTER)
        """Places with a barrel, and with a monster."""

    def _with(self, kind: int) -> tuple[int, ...]:
        cells = [place for place, cell in enumerate(self.cells) if cell.symbol == kind]
        first = len(self.cells)
        halls = [
            first + at
            for at, hall in enumerate(self.halls)
            if kind in hall.finds or (kind == MONSTER and hall.monsters)
        ]
        return (*cells, *halls)

    def room_at(self, x: int, y: int) -> int:
        """The room that covers a cell, or NONE."""
        for card, (face, left, top) in enumerate(self.faces):
            for room in face.rooms:
                if (x - left, y - top) in room.cells:
                    return self.rooms[card, room.letter]
        return NONE

    def _line(self, cell: Cell, side: int) -> list[tuple[int, int]]:
        """The column or row of a cell, the end on this side last."""
        dx, dy = STEP[side]
        line = [(x, y) for x, y in self.covered if (x == cell.x if dy else y == cell.y)]
        return sorted(line, key=lambda spot: dx * spot[0] + dy * spot[1])

    def outermost(self, place: int, side: int) -> bool:
        """Whether no card covers anything beyond a cell on this side."""
        cell = self.cells[place]
        return self._line(cell, side)[-1] == (cell.x, cell.y)

    def round(self, place: int, side: int) -> int:
        """PA-SPB-SB11, PA-SPB-SB15: the cell at the other extreme of a column or row, if both ends are open ports."""
        cell = self.cells[place]
        if not cell.ports >> side & 1:
            return NONE
        line = self._line(cell, side)
        if line[-1] != (cell.x, cell.y):
            return NONE
        x, y = line[0]
        there = self.at.get((cell.level, x, y), NONE)
        return there if there != NONE and self.cells[there].ports >> (side + 2) % 4 & 1 else NONE

    def _hall(self, card: int, number: int, face: Face, left: int, top: int) -> Hall:
        room = face.rooms[number]
        place = self.rooms[card, room.letter]
        start = len(self.doors)
        for index, (x, y, side) in enumerate(room.doors):
            dx, dy = STEP[side]
            cell = self.at[0, left + x + dx, top + y + dy]
            self.doors.append(Door(place, index, cell, left + x, top + y, side))
        stairs, pits = [], []
        for kind, x, y in room.located:
            ends = (place, self.at[1, left + x, top + y])
            if kind == STAIRS:
                stairs.append((left + x, top + y, len(self.stairs)))
                self.stairs.append(ends)
            else:
                pits.append((left + x, top + y, len(self.pits)))
                self.pits.append(ends)
        portal = NONE
        if PORTAL in room.contents:
            portal = len(self.portals)
            self.portals.append(place)
        finds = [kind for kind in room.contents if kind != MONSTER]
        return Hall(
            card, room.letter, range(start, len(self.doors)), room.contents.count(MONSTER),
            (ROOM, *finds, *(kind for kind, _, _ in room.located)), tuple(stairs), tuple(pits), portal,
        )  # fmt: skip

    def _cell(
        self, card: int, corridor: Corridor, start: int, opens: list[int], behind: dict[tuple[int, int], int]
    ) -> Cell:  # fmt: skip
        face, left, top = self.faces[card]
        level, x, y = corridor.level, left + corridor.x, top + corridor.y
        place = self.at[level, x, y]
        ways, doors, ports, blocked = [NONE] * 4, [NONE] * 4, 0, 0
        for side, number in corridor.ways:
            ways[side] = start + number
        for side, number in corridor.doors:
            ways[side] = self.rooms[card, face.rooms[number].letter]
            doors[side] = behind[place, side]
        for side, dx, dy in corridor.ports:
            if (x + dx, y + dy) not in self.covered:
                ports |= 1 << side
                continue
            there = self.at.get((level, x + dx, y + dy), NONE)
            if there != NONE and opens[there] >> (side + 2) % 4 & 1:
                ways[side] = there
            else:
                blocked |= 1 << side
        what = face.what[corridor.cell]
        stairs = pit = portal = NONE
        if what == STAIRS:
            ends = (self.at.get((0, x, y), NONE), self.at[1, x, y])
            known = [number for number, pair in enumerate(self.stairs) if pair[1] == ends[1]]
            if not known:
                known = [len(self.stairs)]
                self.stairs.append(ends)
            stairs = known[0]
        elif what == PIT:
            pit = len(self.pits)
            self.pits.append((place, self.at[1, x, y]))
        elif what == PORTAL:
            portal = len(self.portals)
            self.portals.append(place)
        above = next((number for number, pair in enumerate(self.pits) if pair[1] == place), NONE) if level else NONE
        symbol = what if what >= 0 else EMPTY
        sides = ports
        for side, there in enumerate(ways):
            if there != NONE:
                sides |= 1 << side
        return Cell(
            level, x, y, card, symbol, tuple(ways), tuple(doors), sides, ports, blocked, stairs, pit, above, portal
        )
