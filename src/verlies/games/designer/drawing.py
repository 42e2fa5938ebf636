"""Rooms as boxes of text."""

from __future__ import annotations

from typing import NamedTuple

from verlies.core.board import Block, Line, Span
from verlies.games.designer.content import SIDES

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
