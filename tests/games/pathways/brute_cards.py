"""Cards and layouts of the second judge (brute.py), read from card records as the rules text says (PA-GEO, PA-LAY)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
Spot = tuple[int, int]
Record = Mapping[str, Any]


class Placement(NamedTuple):
    card: str
    rot: int
    x: int
    y: int


class Cell(NamedTuple):
    level: str
    x: int
    y: int

    def beyond(self, side: str) -> Cell:
        dx, dy = SIDES[side]
        return Cell(self.level, self.x + dx, self.y + dy)


Port = tuple[Cell, str]


class Laid:
    """One card as it lies, in global coordinates."""

    def __init__(self, record: Record, placement: Placement) -> None:
        _, rot, left, top = placement
        turned = rot == 180
        self.spots = {(left + x, top + y) for x in range(3) for y in range(4)}
        self.marks: dict[Cell, str] = {}
        """The character of every cell that is not rock."""
        self.openings: dict[Cell, set[str]] = {}
        for level, rows in (("M", record["main"]), ("U", record["under"])):
            upright = rows or []
            face = [row[::-1] for row in upright[::-1]] if turned else upright
            for y in range(4 if face else 0):
                for x in range(3):
                    row, column = 2 * y + 1, 2 * x + 1
                    if face[row][column] != "#":
                        cell = Cell(level, left + x, top + y)
                        self.marks[cell] = face[row][column]
                        self.openings[cell] = {
                            side for side, (dx, dy) in SIDES.items() if face[row + dy][column + dx] == " "
                        }
        self.contents: dict[str, list[str]] = {}
        self.located: dict[str, dict[Spot, str]] = {}
        for letter, room in record["rooms"].items():
            self.contents[letter] = list(room["contents"])
            self.located[letter] = {}
            for each in room["located"]:
                x, y = (2 - each["x"], 3 - each["y"]) if turned else (each["x"], each["y"])
                self.located[letter][left + x, top + y] = each["kind"]

    def ports(self) -> Iterator[Port]:
        """PA-GEO-04."""
        for cell, sides in self.openings.items():
            for side in sides:
                if cell.beyond(side)[1:] not in self.spots:
                    yield cell, side

    def adjacent(self, other: Laid) -> bool:
        """PA-LAY-04."""
        return any((x + dx, y + dy) in other.spots for x, y in self.spots for dx, dy in SIDES.values())

    def faces(self, other: Laid) -> Iterator[Port]:
        """The ports that face a cell of the other card."""
        return ((cell, side) for cell, side in self.ports() if cell.beyond(side)[1:] in other.spots)

    def links(self, other: Laid) -> set[Port]:
        """PA-LAY-05: as ports of the other card."""
        return self._towards(other) & set(other.faces(self))

    def matched(self, other: Laid) -> bool:
        """PA-AMB-05: whether every port that faces the other card forms a link, and the other way round."""
        return self._towards(other) == set(other.faces(self))

    def _towards(self, other: Laid) -> set[Port]:
        """The ports that the other card would need to link all of ours."""
        return {(cell.beyond(side), OPPOSITE[side]) for cell, side in self.faces(other)}


def laid(records: Mapping[str, Record], placements: Sequence[Placement]) -> list[Laid]:
    return [Laid(records[each.card], each) for each in placements]


def layout_fault(cards: Sequence[Laid], strict: bool = False) -> str | None:
    """The first of PA-LAY-03, PA-LAY-06 and PA-LAY-08 that the layout breaks; `strict`: PA-AMB-05."""
    pairs = list(combinations(range(len(cards)), 2))
    if any(cards[a].spots & cards[b].spots for a, b in pairs):
        return "PA-LAY-03"
    near = [(a, b) for a, b in pairs if cards[a].adjacent(cards[b])]
    if not all(cards[a].links(cards[b]) and (cards[a].matched(cards[b]) or not strict) for a, b in near):
        return "PA-LAY-06"
    group = {0}
    for _ in cards:
        group |= {end for pair in near if group & set(pair) for end in pair}
    return "PA-LAY-08" if len(group) < len(cards) else None
