"""Dungeon cards as boxes of text: corridors lead through their walls, figures stand inside."""

from __future__ import annotations

from typing import NamedTuple

from verlies.core.board import Block, Line, Span, clip, length

HEIGHT = 4
"""Lines of a card: its wall, its name, who stands there, its wall."""
WIDE, NARROW = 11, 8
"""Columns of a card."""
SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


class Tile(NamedTuple):
    """A card on the grid: what is written in it, and what it costs to get there."""

    name: Span
    sign: Span | None
    figures: Line
    cost: Span | None

    def face_up(self, exits: str, width: int, style: str) -> Block:
        inner = width - 2
        sign = [self.sign] if self.sign else []
        space = inner - length(sign)
        name, style_of_name = self.name
        head: Line = [(f"{name[:space]:<{space}}", style_of_name), *sign]
        west, east = (self._side(side in exits, style) for side in "we")
        return [
            [("╭", style), *_wall("n" in exits, "╯│╰", inner, style), ("╮", style)],
            [("│", style), *head, ("│", style)],
            [west, *_centred(self.figures, inner), east],
            self._base([("╰", style), *_wall("s" in exits, "╮│╭", inner, style), ("╯", style)]),
        ]

    def face_down(self, width: int) -> Block:
        inner = width - 2
        side: Span = ("╎", "dim")
        return [
            [("┌" + "╌" * inner + "┐", "dim")],
            [side, (" " * inner, ""), side],
            [side, *_centred([self.name], inner), side],
            self._base([("└" + "╌" * inner + "┘", "dim")]),
        ]

    @staticmethod
    def _side(open: bool, style: str) -> Span:
        return ("─", "path") if open else ("│", style)

    def _base(self, line: Line) -> Line:
        """The lower wall, with the cost of getting here beside its right corner."""
        if self.cost is None:
            return line
        text, style = self.cost
        whole = length(line)
        corner = line[-1][0][-1]
        return [*clip(line, whole - 1 - len(text)), (text, style), (corner, line[-1][1])]


def nothing(width: int) -> Block:
    return [[(" " * width, "")] for _ in range(HEIGHT)]


def _wall(open: bool, gap: str, inner: int, style: str) -> Line:
    """A wall across, with a corridor through its middle or without."""
    if not open:
        return [("─" * inner, style)]
    left = inner // 2 - 1
    return [("─" * left + gap[0], style), (gap[1], "path"), (gap[2] + "─" * (inner - left - 3), style)]


def _centred(line: Line, width: int) -> Line:
    line = clip(line, width)
    blank = width - length(line)
    return [(" " * (blank // 2), ""), *line, (" " * (blank - blank // 2), "")]
