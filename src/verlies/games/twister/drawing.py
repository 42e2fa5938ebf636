"""The dungeon as lines of text: squares with their edges between them, halls as they are turned."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from verlies.core.board import Block, Line, Span

Data = dict[str, Any]
Spot = tuple[int, int]
"""Column and row, from 0."""

HEIGHT, HALL = 10, 5
WALL, SLIT, CLOSED, OPEN, BROKEN, FREE = "wall", "slit", "closed", "open", "broken", "free"
DARK, SEAM = "dark", "seam"
"""Within a face-down hall, and between two of them."""
ORDER = (WALL, CLOSED, SLIT, BROKEN, OPEN, FREE)
"""TW-BRD-06: of two halves that meet, the first of these counts."""
ACROSS: dict[str, Span] = {
    WALL: ("─", "masonry"), SLIT: ("┄", "path"), CLOSED: ("#", "bad"), OPEN: (":", "good"), BROKEN: ("x", "good"),
    FREE: (" ", ""), DARK: ("░", "dim"), SEAM: ("╌", "dim"),
}  # fmt: skip
"""How an edge between north and south is drawn; one between west and east alike, but for lines."""
DOWN = {**ACROSS, WALL: ("│", "masonry"), SLIT: ("┆", "path"), SEAM: ("╎", "dim")}
BUILT = (WALL, SLIT, CLOSED, OPEN, BROKEN)
PRINTED = {" ": FREE, "-": WALL, "|": WALL, "=": SLIT}
"""Edges of a hall's drawing, but for portcullises."""
JOINTS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Where walls meet, by the sides from which they come: north 1, east 2, south 4, west 8."""
CORNER_OF_HALL, CORNER = ("+", "dim"), ("·", "dim")
SHADE: Span = ("░", "dim")
SEAMS = {(False, False): SHADE, (True, False): DOWN[SEAM], (False, True): ACROSS[SEAM], (True, True): CORNER_OF_HALL}
"""Where only face-down halls meet, by whether one ends to the north or to the east."""
NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
LABEL = 3
"""Columns of a row's number."""


def spot(square: str) -> Spot:
    """Where a square such as d4 lies."""
    return ord(square[0]) - ord("a"), int(square[1:]) - 1


def turned(rows: list[str], quarters: int) -> list[str]:
    """A hall's drawing after some quarter turns clockwise; lines change their direction with it."""
    for _ in range(quarters):
        rows = ["".join(row[at] for row in reversed(rows)).translate(_SWAP) for at in range(len(rows))]
    return rows


_SWAP = str.maketrans("-|", "|-")


class FloorPlan:
    """What can be seen of the dungeon: what each square is, and each of its half-edges."""

    def __init__(self, view: Data) -> None:
        self.west: int = view["board"]["west"]
        self.east: int = view["board"]["east"]
        self.squares: dict[Spot, str] = {}
        """Floor, gear and pit as halls have them: . G O; face-down squares are absent."""
        self.halves: dict[tuple[Spot, int], str] = {}
        for x in (self.west, self.east):
            self.squares |= {(x, y): "." for y in range(HEIGHT)}
        for slot in view["slots"]:
            if slot["up"]:
                self._lay(slot)

    def _lay(self, slot: Data) -> None:
        rows = turned(slot["rows"], slot["turned"])
        states = {_half(gate): gate["state"] for gate in slot["gates"]}
        states |= {_behind(half): state for half, state in states.items()}
        states |= {(spot(hole["square"]), "nesw".index(hole["side"])): BROKEN for hole in slot["breaches"]}
        for x in range(HALL):
            for y in range(HALL):
                at = slot["x"] + x, slot["y"] + y
                self.squares[at] = rows[2 * y + 1][2 * x + 1]
                for side, (dx, dy) in enumerate(STEPS):
                    mark = rows[2 * y + 1 + dy][2 * x + 1 + dx]
                    self.halves[at, side] = states.get((at, side)) or PRINTED[mark]

    def inside(self, at: Spot) -> bool:
        return self.west <= at[0] <= self.east and 0 <= at[1] < HEIGHT

    def edge(self, at: Spot, side: int) -> str:
        """What lies between a square and its neighbour; a face-down hall shows nothing of its own half (TW-BRD-09)."""
        to = at[0] + STEPS[side][0], at[1] + STEPS[side][1]
        if self.inside(at) != self.inside(to):
            return WALL
        if at not in self.squares and to not in self.squares:
            if not self.inside(at):
                return FREE
            return DARK if _hall(at) == _hall(to) else SEAM
        halves = {self.halves.get((at, side), FREE), self.halves.get((to, (side + 2) % 4), FREE)}
        return next(kind for kind in ORDER if kind in halves)

    def joint(self, x: int, y: int) -> Span:
        """The corner north-west of a square: where walls meet, they are joined."""
        meet = (
            self.edge((x, y - 1), WEST), self.edge((x, y), NORTH),
            self.edge((x, y), WEST), self.edge((x - 1, y), NORTH),
        )  # fmt: skip
        lines = sum(1 << at for at, kind in enumerate(meet) if kind in BUILT)
        if lines:
            return JOINTS[lines], "masonry"
        if set(meet) <= {DARK, SEAM}:
            return SEAMS[meet[0] == SEAM, meet[1] == SEAM]
        return CORNER_OF_HALL if (x - 1) % HALL == 0 and y % HALL == 0 else CORNER


def _hall(at: Spot) -> Spot:
    """The slot of a square, by its column and row."""
    return (at[0] - 1) // HALL, at[1] // HALL


def _half(gate: Data) -> tuple[Spot, int]:
    return spot(gate["squares"][0]), "nesw".index(gate["side"])


def _behind(half: tuple[Spot, int]) -> tuple[Spot, int]:
    (x, y), side = half
    return (x + STEPS[side][0], y + STEPS[side][1]), (side + 2) % 4


def drawn(plan: FloorPlan, marks: Mapping[Spot, Line], columns: range, cell: int) -> Block:
    """Some columns of the dungeon, `cell` characters a square; `marks` is what is in the squares."""
    letters = "".join(f"{chr(ord('a') + x):^{cell + 1}}" for x in columns)
    head: Line = [(" " * (LABEL + 1) + letters.rstrip(), "strong")]
    lines: Block = [head]
    for y in range(HEIGHT + 1):
        lines.append([(" " * LABEL, ""), *_across(plan, columns, y, cell)])
        if y < HEIGHT:
            lines.append([(f"{y + 1:>2} ", "strong"), *_row(plan, marks, columns, y, cell)])
    return lines


def _across(plan: FloorPlan, columns: range, y: int, cell: int) -> Iterator[Span]:
    """The edges above a row."""
    for x in columns:
        yield plan.joint(x, y)
        sign, style = ACROSS[plan.edge((x, y), NORTH)]
        yield sign * cell, style
    yield plan.joint(columns.stop, y)


def _row(plan: FloorPlan, marks: Mapping[Spot, Line], columns: range, y: int, cell: int) -> Iterator[Span]:
    """The squares of a row, and the edges beside them."""
    for x in columns:
        yield DOWN[plan.edge((x, y), WEST)]
        yield from marks.get((x, y), [SHADE] * cell if (x, y) not in plan.squares else [(" " * cell, "")])
    yield DOWN[plan.edge((columns.stop, y), WEST)]


def wide(columns: range, cell: int) -> int:
    """How much room some columns take."""
    return LABEL + len(columns) * (cell + 1) + 1
