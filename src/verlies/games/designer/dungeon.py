"""A dungeon and what is defined on it: connections, networks, paths, clusters (DD-DEF).

Edges: 0 to 19 are horizontal (line above row, column), 20 to 39 vertical (row, line left of column).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from verlies.games.designer.content import DUAL, EAST, NORTH, SOUTH, WEST, DesignerContent, count_of


def north_edge(cell: int) -> int:
    return cell


def south_edge(cell: int) -> int:
    return cell + 4


def west_edge(cell: int) -> int:
    return 20 + cell // 4 * 5 + cell % 4


def east_edge(cell: int) -> int:
    return west_edge(cell) + 1


SIDES_OF_CELL = tuple(
    ((NORTH, north_edge(cell)), (EAST, east_edge(cell)), (SOUTH, south_edge(cell)), (WEST, west_edge(cell)))
    for cell in range(16)
)


class Border(NamedTuple):
    """An edge between two cells (DD-DEF-04): `first` lies above or left of `second`."""

    first: int
    second: int
    edge: int
    first_side: int
    second_side: int


BORDERS = tuple(
    [Border(cell, cell + 1, east_edge(cell), EAST, WEST) for cell in range(16) if cell % 4 < 3]
    + [Border(cell, cell + 4, south_edge(cell), SOUTH, NORTH) for cell in range(12)]
)
NEIGHBOURS = tuple(
    tuple(
        sorted(
            [border.second for border in BORDERS if border.first == cell]
            + [border.first for border in BORDERS if border.second == cell]
        )
    )
    for cell in range(16)
)


class Dungeon:
    """One player's dungeon, finished or not, with the type that each dual room counts as.

    A grid holds 0 for a cell without a room, else the number of its room plus one.
    """

    __slots__ = ("_clusters", "_links", "cells", "content", "grid", "heap", "passages", "tiles", "types")

    def __init__(
        self,
        content: DesignerContent,
        grid: bytes,
        tiles: Sequence[bytes],
        passages: int,
        duals: Sequence[int] = (),
    ) -> None:
        """`duals` are the types of the dual rooms in the order of their cells; without it they stay dual."""
        self.content = content
        self.grid = grid
        self.tiles = tiles
        self.passages = passages
        self._links: list[list[int]] | None = None
        self._clusters: list[set[int]] | None = None
        printed = content.printed
        self.cells = [
            printed[room - 1] + tiles[cell] if room else b"" for cell, room in enumerate(grid)
        ]  # elements of each room, printed and on tiles (DD-DEF-12: passages are none)
        self.heap = b"".join(self.cells)
        room_type = content.room_type
        self.types = [room_type[room - 1] if room else -1 for room in grid]
        if duals:
            for cell, kind in zip(self.dual_cells(), duals, strict=True):
                self.types[cell] = kind

    def dual_cells(self) -> list[int]:
        return [cell for cell, kind in enumerate(self.types) if kind == DUAL]

    def door_or_passage(self, cell: int, side: int, edge: int) -> bool:
        """DD-DEF-07, DD-AMB-06: a door on that side or a passage on that edge, counted once."""
        room = self.grid[cell]
        return bool(room and (self.content.doors[room - 1] & side or self.passages >> edge & 1))

    def links(self) -> list[list[int]]:
        """The connected neighbours of each cell (DD-DEF-05, DD-DEF-06)."""
        if self._links is not None:
            return self._links
        links: list[list[int]] = [[] for _ in range(16)]
        self._links = links
        grid, passages, doors = self.grid, self.passages, self.content.doors
        both_sides = self.content.setup["passage_opens_both_sides"]  # DD-AMB-01
        for first, second, edge, first_side, second_side in BORDERS:
            if grid[first] and grid[second]:
                a = doors[grid[first] - 1] & first_side
                b = doors[grid[second] - 1] & second_side
                if (a and b) or (passages >> edge & 1 and (both_sides or a or b)):
                    links[first].append(second)
                    links[second].append(first)
        return links

    def network(self, cell: int) -> set[int]:
        """All rooms reachable over connections, itself included (DD-DEF-08)."""
        return reach(self.links(), cell)

    def entrance_network(self, column: int) -> set[int]:
        """DD-DEF-09."""
        open_gate = self.door_or_passage(column, NORTH, north_edge(column))
        return self.network(column) if open_gate else set()

    def exit_network(self, column: int) -> set[int]:
        """DD-DEF-09."""
        cell = 12 + column
        open_gate = self.door_or_passage(cell, SOUTH, south_edge(cell))
        return self.network(cell) if open_gate else set()

    def clusters(self) -> list[set[int]]:
        """Maximal groups of adjacent rooms of one type; doors do not matter (DD-DEF-11)."""
        if self._clusters is not None:
            return self._clusters
        types = self.types
        alike = [
            [other for other in NEIGHBOURS[cell] if types[other] == types[cell]] if types[cell] >= 0 else []
            for cell in range(16)
        ]
        clusters: list[set[int]] = []
        left = {cell for cell in range(16) if types[cell] >= 0}
        while left:
            clusters.append(reach(alike, min(left)))
            left -= clusters[-1]
        self._clusters = clusters
        return clusters

    def best_path(self, codes: bytes) -> int:
        """The most of these elements on one continuous path (DD-DEF-10, DD-AMB-02, DD-SCO-12)."""
        weights = [count_of(cell, codes) for cell in self.cells]
        links = self.links()
        best = 0
        left = {cell for cell in range(16) if weights[cell]}
        while left:
            part = reach(links, min(left))
            left -= part
            if sum(weights[cell] for cell in part) > best:
                best = heaviest_path(links, weights, part, best)
        return best

    def free_slots(self, cell: int) -> int:
        """DD-DEF-02."""
        return 4 - len(self.cells[cell]) if self.grid[cell] else 0


def reach(links: Sequence[Sequence[int]], start: int) -> set[int]:
    seen = {start}
    todo = [start]
    while todo:
        for cell in links[todo.pop()]:
            if cell not in seen:
                seen.add(cell)
                todo.append(cell)
    return seen


def heaviest_path(links: Sequence[Sequence[int]], weights: Sequence[int], part: set[int], best: int) -> int:
    """The heaviest simple path inside one network, or `best` if none is heavier.

    Weights are never negative, so some heaviest path begins at a room that weighs something. A branch ends
    when even all rooms that can still be reached would not beat the best.
    """
    total = sum(weights[cell] for cell in part)

    def walk(cell: int, visited: int, weight: int) -> None:
        nonlocal best
        if weight > best:
            best = weight
        if best == total:
            return
        ahead = [other for other in links[cell] if not visited >> other & 1]
        if not ahead or weight + _within_reach(links, weights, ahead, visited) <= best:
            return
        for other in ahead:
            walk(other, visited | 1 << other, weight + weights[other])

    for start in sorted(part):
        if weights[start]:
            walk(start, 1 << start, weights[start])
    return best


def _within_reach(links: Sequence[Sequence[int]], weights: Sequence[int], ahead: list[int], visited: int) -> int:
    todo = list(ahead)
    weight = 0
    while todo:
        cell = todo.pop()
        if not visited >> cell & 1:
            visited |= 1 << cell
            weight += weights[cell]
            todo += links[cell]
    return weight
