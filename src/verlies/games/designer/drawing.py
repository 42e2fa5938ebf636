"""Rooms as boxes of text, and blocks of lines side by side."""

from __future__ import annotations

from textwrap import wrap
from typing import NamedTuple

from verlies.core.board import Line, Span
from verlies.games.designer.content import SIDES

Block = list[Line]
Pair = tuple[str, str]

ROOM_WIDTH = 11
LIGHT = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Junctions by mask of sides; paths of the entrance or exit network are heavy."""
PASSAGE = "▒"
FREE = "··"


class Walls(NamedTuple):
    """How the border of a room is drawn: corners and openings as pairs, left and right."""

    top: Pair
    bottom: Pair
    across: str
    upright: str
    north: Pair
    south: Pair
    brackets: Pair
    style: str


WALLS = {
    "cave": Walls(("╭", "╮"), ("╰", "╯"), "─", "│", ("╯", "╰"), ("╮", "╭"), ("(", ")"), "cave"),
    "masonry": Walls(("╔", "╗"), ("╚", "╝"), "═", "║", ("╝", "╚"), ("╗", "╔"), ("[", "]"), "masonry"),
    "dual": Walls(("╓", "╖"), ("╙", "╜"), "─", "║", ("╜", "╙"), ("╖", "╓"), ("{", "}"), ""),
}


class Room(NamedTuple):
    """A room as a box: paths lead through openings in its walls, the seal of the blueprint is in the middle."""

    walls: Walls
    openings: dict[str, bool]
    network: bool
    seal: Span | None

    def path(self, side: str) -> Span:
        """The sign of a path towards a side, or a blank where no path leads."""
        lines = HEAVY if self.network else LIGHT
        sign = lines[5 if side in "NS" else 10] if side in self.openings else " "
        return sign, "gold" if self.network else "path"

    def wall(self, side: str) -> Line:
        """The middle of a wall: closed, open, or with a secret passage in it."""
        upright = side in "EW"
        if side not in self.openings:
            return [(self.walls.upright if upright else self.walls.across * 3, self.walls.style)]
        sign = (PASSAGE, "own") if self.openings[side] else self.path(side)
        if upright:
            return [sign]
        left, right = self.walls.north if side == "N" else self.walls.south
        return [(left, self.walls.style), sign, (right, self.walls.style)]

    def middle(self) -> Line:
        (west, style), (east, _) = self.path("W"), self.path("E")
        if self.seal:
            return [*self.wall("W"), (west * 3, style), self.seal, (east * 3, style), *self.wall("E")]
        return [*self.wall("W"), (west * 4, style), self.junction(), (east * 4, style), *self.wall("E")]

    def junction(self) -> Span:
        mask = sum(SIDES[side] for side in self.openings)
        return (HEAVY if self.network else LIGHT)[mask], "gold" if self.network else "path"

    def small(self, slots: dict[str, Span]) -> Block:
        """Three lines: the elements stand in the corners of the border."""
        across = (self.walls.across, self.walls.style)
        top = [slots["nw"], across, *self.wall("N"), across, slots["ne"]]
        bottom = [slots["sw"], across, *self.wall("S"), across, slots["se"]]
        return [self.between(self.walls.top, top), self.middle(), self.between(self.walls.bottom, bottom)]

    def large(self, slots: dict[str, Span]) -> Block:
        """Five lines: the elements stand inside."""
        across, upright = (self.walls.across * 3, self.walls.style), (self.walls.upright, self.walls.upright)
        blank = ("  ", "")
        return [
            self.between(self.walls.top, [across, *self.wall("N"), across]),
            self.between(upright, [slots["nw"], blank, self.path("N"), blank, slots["ne"]]),
            self.middle(),
            self.between(upright, [slots["sw"], blank, self.path("S"), blank, slots["se"]]),
            self.between(self.walls.bottom, [across, *self.wall("S"), across]),
        ]

    def between(self, ends: Pair, line: Line) -> Line:
        return [(ends[0], self.walls.style), *line, (ends[1], self.walls.style)]


def unbroken(text: str) -> str:
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def wrapped(text: str, width: int, indent: str = "", style: str = "dim") -> Block:
    lines = wrap(text, max(width, 10), initial_indent=indent, subsequent_indent=indent)
    return [[(line, style)] for line in lines]


def length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def clip(line: Line, width: int) -> Line:
    clipped: Line = []
    for text, style in line:
        clipped.append((text[:width], style))
        width -= len(clipped[-1][0])
    return [span for span in clipped if span[0]]


def beside(left: Block, right: Block, left_width: int, gap: int = 2) -> Block:
    lines: Block = []
    for at in range(max(len(left), len(right))):
        first = left[at] if at < len(left) else []
        if at >= len(right):
            lines.append(first)
            continue
        lines.append([*first, (" " * (left_width - length(first) + gap), ""), *right[at]])
    return lines
