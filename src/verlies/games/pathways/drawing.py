"""Dungeons as lines of text: corridors are lines, rooms are boxes, and the path is a heavy line."""

from __future__ import annotations

from typing import Any, NamedTuple

from verlies.core.board import Block, Line, Span
from verlies.games.pathways.dungeon import NONE, Cell, Dungeon
from verlies.games.pathways.faces import CELLS, EMPTY, HEIGHT, KINDS, LEVELS, ROCK, SIDES, STEP, WIDTH, Face, Room

Data = dict[str, Any]

NARROW, WIDE = 1, 3
"""Characters of a cell."""
LABEL = 4
"""Columns for the number of a row."""
INK = "own"
"""The style of a path."""
SIGNS: dict[str, Span] = {
    "coin": ("$", "gold"), "barrel": ("θ", "gold"), "sword": ("†", "good"), "rope": ("~", "good"), "key": ("F", "good"),
    "scroll": ("§", "good"), "monster": ("&", "bad"), "pit": ("O", "bad"), "lava": ("^", "bad"), "lock": ("#", "bad"),
    "portal": ("@", "strong"), "recycle": ("↻", "strong"), "scissors": ("%", "strong"), "stairs": ("H", "strong"),
}  # fmt: skip
HEAD, LANDING, BLOCKED = "◆", "°", "×"
OUTWARD, INWARD = "▴▸▾◂", "▾◂▴▸"
"""By side: an open port, and the one where the path comes in."""
LINES = "·╵╹╶└┖╺┕┗╷│╿┌├┞┍┝┡╻╽┃┎┟┠┏┢┣╴┘┚─┴┸╼┶┺┐┤┦┬┼╀┮┾╄┒┧┨┰╁╂┲╆╊╸┙┛╾┵┹━┷┻┑┥┩┭┽╃┯┿╇┓┪┫┱╅╉┳╈╋"
"""By the lines that meet, 0 none, 1 light, 2 heavy: north, and 3 times east, 9 times south, 27 times west."""
CORNERS = "   ╚ ║╔╠ ╝═╩╗╣╦╬"
"""Where walls of rooms meet, by the sides from which they come: north 1, east 2, south 4, west 8."""
DOORS, USED_DOORS = "╧╟╤╢", "╪╫╪╫"
"""By the side of the room."""
STYLE = ("masonry", "cave")
"""By level."""
RIM_ACROSS, RIM_DOWN, RIM_CORNER = ("╌", "dim"), ("╎", "dim"), ("·", "dim")

Place = tuple[int, int, int] | tuple[int, str]
"""A corridor cell by level, x and y, or a room by card and letter."""


class Trail(NamedTuple):
    """What of a dungeon a path has used."""

    places: frozenset[Place]
    sides: frozenset[tuple[int, int, int, int]]
    """Openings that it goes through, from both of their cells: level, x, y, side."""
    starts: frozenset[tuple[int, int, int, int]]
    """Ports through which it comes in."""
    head: Place | None
    """Where it stands; None when it has left the dungeon or has not begun."""


def place_of(place: Data) -> Place:
    """A place of the view."""
    if "room" in place:
        return place["card"], place["room"]
    return LEVELS.index(place["level"]), place["x"], place["y"]


def trail(path: Data | None) -> Trail:
    places: list[Place] = []
    sides: set[tuple[int, int, int, int]] = set()
    starts = set()
    for each in path["steps"] if path else ():
        verb, *args = each["step"].split()
        side = SIDES.find(args[-1]) if args else NONE
        if verb == "start":
            port = LEVELS.index(args[0]), int(args[1]), int(args[2]), side
            starts.add(port)
            sides.add(port)
        elif verb in ("go", "leave", "exit", "book") and side != NONE:
            here: Any = (0, int(args[0]), int(args[1])) if verb == "leave" else places[-1]
            level, x, y = here
            beyond = x + STEP[side][0], y + STEP[side][1]
            there = place_of(each["place"]) if verb == "book" else (level, *beyond)
            sides |= {(level, x, y, side), (*there, (side + 2) % 4)}
        if each["place"] is not None:
            places.append(place_of(each["place"]))
    head = places[-1] if path and places and path["end"] != "exit" else None
    return Trail(frozenset(places), frozenset(sides), frozenset(starts), head)


UNTRODDEN = trail(None)


class Sheet:
    """One level of a dungeon, drawn sign by sign."""

    def __init__(self, dungeon: Dungeon, level: int, path: Trail = UNTRODDEN, cell: int = WIDE) -> None:
        self.dungeon, self.level, self.path, self.cell = dungeon, level, path, cell
        self.pitch = cell + 1
        self.cards = {
            number: (left, top)
            for number, (face, left, top) in enumerate(dungeon.faces)
            if level == 0 or _has_underground(face)
        }
        xs, ys = {left for left, _ in self.cards.values()}, {top for _, top in self.cards.values()}
        self.columns, self.rows = range(min(xs), max(xs) + WIDTH), range(min(ys), max(ys) + HEIGHT)
        self.signs: dict[tuple[int, int], Span] = {}
        for left, top in self.cards.values():
            self._rim(left, top)
        for each in dungeon.cells:
            if each.level == level:
                self._corridor(each)
        if level == 0:
            self._rooms()

    @property
    def broad(self) -> int:
        """How many columns it takes with its numbers."""
        return LABEL + self.pitch * len(self.columns) + 1

    def drawn(self) -> Block:
        """Without numbers."""
        return [self._line(row) for row in range(2 * len(self.rows) + 1)]

    def numbered(self) -> Block:
        """With numbers of columns and rows, and with those of the cards at their corners."""
        for number, (left, top) in self.cards.items():
            self.signs[2 * (top - self.rows[0]), self._edge(left)] = (str(number + 1), "strong")
        shown = [x if self.cell > NARROW or x % 2 == 0 else "" for x in self.columns]
        heads = "".join(f"{x:^{self.pitch}}" if self.cell > NARROW else f"{x:>{self.pitch}}" for x in shown)
        lines: Block = [[(" " * (LABEL + (self.cell > NARROW)) + heads.rstrip(), "strong")]]
        for row, line in enumerate(self.drawn()):
            label = f"{self.rows[row // 2]:>{LABEL - 1}} " if row % 2 else " " * LABEL
            lines.append([(label, "strong"), *line])
        return lines

    def _line(self, row: int) -> Line:
        line: Line = []
        for column in range(self.pitch * len(self.columns) + 1):
            sign, style = self.signs.get((row, column), (" ", ""))
            if line and line[-1][1] == style:
                line[-1] = (line[-1][0] + sign, style)
            else:
                line.append((sign, style))
        return line

    def _edge(self, x: int) -> int:
        """The column of the west edge of cells."""
        return self.pitch * (x - self.columns[0])

    def _middle(self, x: int, y: int) -> tuple[int, int]:
        return 2 * (y - self.rows[0]) + 1, self._edge(x) + self.pitch // 2

    def _side(self, x: int, y: int, side: int) -> tuple[int, int]:
        """The middle of an edge."""
        row, column = self._middle(x, y)
        return row + STEP[side][1], column + STEP[side][0] * (self.pitch // 2)

    def _rim(self, left: int, top: int) -> None:
        first, west = 2 * (top - self.rows[0]), self._edge(left)
        last, east = first + 2 * HEIGHT, west + self.pitch * WIDTH
        for row in (first, last):
            self.signs |= {(row, column): RIM_ACROSS for column in range(west, east + 1)}
        for column in (west, east):
            self.signs |= {(row, column): RIM_DOWN for row in range(first, last + 1)}
        self.signs |= {(row, column): RIM_CORNER for row in (first, last) for column in (west, east)}

    def _corridor(self, cell: Cell) -> None:
        here = (self.level, cell.x, cell.y)
        style = STYLE[self.level]
        weights = [
            2 if (*here, side) in self.path.sides else (cell.sides | cell.blocked) >> side & 1 for side in range(4)
        ]
        styles = ["", style, INK]
        row, column = self._middle(cell.x, cell.y)
        for side, weight in enumerate(weights):
            if not weight:
                continue
            line = ("│─", "┃━")[weight == 2][side % 2], styles[weight]
            if side % 2 and self.cell > NARROW:
                self.signs[row, column + STEP[side][0]] = line
            self.signs[self._side(cell.x, cell.y, side)] = self._end(cell, side) or line
        drawn = here in self.path.places
        if cell.symbol != EMPTY:
            sign, style = SIGNS[KINDS[cell.symbol]]
        elif cell.above != NONE:
            sign = LANDING
        else:
            sign = LINES[sum(weight * 3**side for side, weight in enumerate(weights))]
        if here == self.path.head:
            if self.cell > NARROW:
                self.signs |= {(row, column - 1): ("[", INK), (row, column + 1): ("]", INK)}
            if cell.symbol == EMPTY:
                sign = HEAD
        self.signs[row, column] = (sign, INK if drawn else style)

    def _end(self, cell: Cell, side: int) -> Span | None:
        """What stands at the edge of a cell where the corridor does not just go on."""
        port = (self.level, cell.x, cell.y, side)
        if cell.blocked >> side & 1:
            return BLOCKED, "bad"
        if not cell.ports >> side & 1:
            return None
        arrow = (INWARD if port in self.path.starts else OUTWARD)[side]
        return arrow, INK if port in self.path.sides else "gold"

    def _rooms(self) -> None:
        joints: dict[tuple[int, int], int] = {}
        for card, (face, left, top) in enumerate(self.dungeon.faces):
            for room in face.rooms:
                style = INK if (card, room.letter) in self.path.places else STYLE[0]
                self._walls(room, left, top, style, joints)
                self._inside(room, left, top, card)
        self.signs |= {at: (CORNERS[sides], STYLE[0]) for at, sides in joints.items()}

    def _walls(self, room: Room, left: int, top: int, style: str, joints: dict[tuple[int, int], int]) -> None:
        for x, y in room.cells:
            for side, (dx, dy) in enumerate(STEP):
                if (x + dx, y + dy) in room.cells:
                    continue
                row, column = self._side(left + x, top + y, side)
                reach = range(-(self.pitch // 2), self.pitch // 2 + 1) if dy else range(-1, 2)
                ends = [(row, column + each) if dy else (row + each, column) for each in reach]
                self.signs |= dict.fromkeys(ends[1:-1], ("═" if dy else "║", style))
                joints[ends[0]] = joints.get(ends[0], 0) | (2 if dy else 4)
                joints[ends[-1]] = joints.get(ends[-1], 0) | (8 if dy else 1)
        for x, y, side in room.doors:
            used = (0, left + x, top + y, side) in self.path.sides
            sign = (USED_DOORS if used else DOORS)[side]
            self.signs[self._side(left + x, top + y, side)] = (sign, INK if used else style)

    def _inside(self, room: Room, left: int, top: int, card: int) -> None:
        """The letter of a room, whether the path stands there, and what lies in it."""
        here = (card, room.letter)
        drawn = here in self.path.places
        first, start = self._middle(left + room.cells[0][0], top + room.cells[0][1])
        last, end = self._middle(left + room.cells[-1][0], top + room.cells[-1][1])
        half = self.cell // 2
        spots = [(row, column) for row in range(first, last + 1) for column in range(start - half, end + half + 1)]
        self.signs |= dict.fromkeys(spots, (" ", ""))
        for kind, x, y in room.located:
            spot = self._middle(left + x, top + y)
            sign, style = SIGNS[KINDS[kind]]
            self.signs[spot] = (sign, INK if drawn else style)
            spots.remove(spot)
        if self.cell > NARROW:
            spots.sort(key=lambda spot: (spot[1] - start) % 2 == 0)
        signs = [(room.letter, "strong"), *([(HEAD, INK)] if here == self.path.head else [])]
        signs += [SIGNS[KINDS[kind]] for kind in room.contents]
        for spot, (sign, style) in zip(spots, signs, strict=False):
            self.signs[spot] = (sign, INK if drawn else style)


def sheets(dungeon: Dungeon, path: Trail = UNTRODDEN, cell: int = WIDE) -> list[Sheet]:
    """The main level; and the underground, as far as cards have one."""
    below = any(_has_underground(face) for face, _, _ in dungeon.faces)
    return [Sheet(dungeon, level, path, cell) for level in range(1 + below)]


def _has_underground(face: Face) -> bool:
    return any(what != ROCK for what in face.what[CELLS:])
