"""Halls: their squares and edges, as drawn in the content, for every slot and quarter turn."""

from __future__ import annotations

from typing import NamedTuple

from verlies.core.content import Card
from verlies.core.errors import ContentError
from verlies.games.twister.dungeon import SIDES, in_slot, neighbour

CLOSED, OPEN, BROKEN = range(3)
GATE_STATES = ("closed", "open", "broken")
_WALL, _SLIT, _GATE = "-|", "=", "#"


class Gate(NamedTuple):
    """A portcullis where a hall lies: its square, the side it closes, and the square behind it (-1 beyond the rim)."""

    square: int
    side: int
    behind: int
    border: bool


class Laid(NamedTuple):
    """A hall in a slot with a quarter turn: its pits, its gear, its gates."""

    pits: int
    gear: int
    gates: tuple[Gate, ...]


class Edges(NamedTuple):
    """The half-edges of a laid hall that nobody simply walks through, by side, and those of them that are slits."""

    half: tuple[int, int, int, int]
    slit: tuple[int, int, int, int]


class Hall:
    """One printed hall. `gates` counts from `first`, over all halls."""

    def __init__(self, card: Card, first: int, cells: str, edges: dict[tuple[int, int, int], str]) -> None:
        fields = card.fields
        self.id = card.id
        self.pair: int = fields["pair"]
        self.set: str = fields["set"]
        self.clockwise = fields["turns"] == "clockwise"
        self.first = first
        self.gate_ids = tuple(gate["id"] for gate in fields["gates"])
        self.gates = tuple((x, y, SIDES.index(side)) for x, y, side in (gate["edge"] for gate in fields["gates"]))
        self._cells = cells
        self._edges = edges
        self._laid: dict[tuple[int, int], Laid] = {}
        self._masks: dict[tuple[object, ...], Edges] = {}

    def laid(self, slot: int, turned: int) -> Laid:
        """TW-BRD-03, TW-BRD-11: what lies where."""
        found = self._laid.get((slot, turned))
        if found is None:
            pits, gear = 0, -1
            for at, cell in enumerate(self._cells):
                square = in_slot(slot, *turn(at % 5, at // 5, turned))
                if cell == "O":
                    pits |= 1 << square
                elif cell == "G":
                    gear = square
            gates = []
            for x, y, side in self.gates:
                square = in_slot(slot, *turn(x, y, turned))
                to = (side + turned) % 4
                border = not (0 <= x + (0, 1, 0, -1)[side] < 5 and 0 <= y + (-1, 0, 1, 0)[side] < 5)
                gates.append(Gate(square, to, neighbour(square, to), border))
            found = self._laid[slot, turned] = Laid(pits, gear, tuple(gates))
        return found

    def edges(self, slot: int, turned: int, gates: bytes, holes: tuple[tuple[int, ...], ...] = ()) -> Edges:
        """TW-BRD-03, TW-PRT-01: the half-edges with the gates in these states and these half-edges broken open."""
        found = self._masks.get((slot, turned, gates, holes))
        if found is None:
            half, slit = [0] * 4, [0] * 4
            for (x, y, side), kind in self._edges.items():
                if (x, y, side) in holes:
                    continue
                bit = 1 << in_slot(slot, *turn(x, y, turned))
                to = (side + turned) % 4
                if kind in _WALL or kind == _SLIT or (kind == _GATE and gates[self._gate(x, y, side)] == CLOSED):
                    half[to] |= bit
                if kind == _SLIT:
                    slit[to] |= bit
            found = Edges((half[0], half[1], half[2], half[3]), (slit[0], slit[1], slit[2], slit[3]))
            self._masks[slot, turned, gates, holes] = found
        return found

    def _gate(self, x: int, y: int, side: int) -> int:
        other = (x + (0, 1, 0, -1)[side], y + (-1, 0, 1, 0)[side], (side + 2) % 4)
        return next(at for at, gate in enumerate(self.gates) if gate in ((x, y, side), other))


def turn(x: int, y: int, turned: int) -> tuple[int, int]:
    """TW-BRD-11: a square of a hall after `turned` quarter turns clockwise."""
    for _ in range(turned):
        x, y = 4 - y, x
    return x, y


def read_hall(card: Card, first: int, file: str) -> Hall:
    """A hall from its drawing of 11 lines; raises ContentError where the drawing is wrong."""
    where = f"{file}: {card.id}"
    rows: list[str] = card.fields["rows"]
    if any(len(row) != 11 for row in rows):
        raise ContentError(f"{where}: rows: expected 11 lines of 11 characters")
    cells = "".join(rows[2 * y + 1][2 * x + 1] for y in range(5) for x in range(5))
    if set(cells) - set(".GO") or cells.count("G") != 1:
        raise ContentError(f"{where}: rows: squares are . G or O, with one G")
    edges = {}
    for x in range(5):
        for y in range(5):
            around = (
                rows[2 * y][2 * x + 1],
                rows[2 * y + 1][2 * x + 2],
                rows[2 * y + 2][2 * x + 1],
                rows[2 * y + 1][2 * x],
            )
            for side, kind in enumerate(around):
                if kind not in " -|#=":
                    raise ContentError(f"{where}: rows: {kind!r} is no edge")
                edges[x, y, side] = kind
    hall = Hall(card, first, cells, edges)
    drawn = {at for at, kind in edges.items() if kind == _GATE}
    for x, y, side in hall.gates:
        if (x, y, side) not in drawn:
            raise ContentError(f"{where}: gates: no portcullis is drawn at {[x, y, SIDES[side]]}")
        drawn -= {(x, y, side), (x + (0, 1, 0, -1)[side], y + (-1, 0, 1, 0)[side], (side + 2) % 4)}
    if drawn:
        x, y, side = min(drawn)
        raise ContentError(f"{where}: gates: the portcullis at {[x, y, SIDES[side]]} has no id")
    return hall
