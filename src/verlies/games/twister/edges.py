"""What lies between two squares, and what it keeps apart (TW-BRD-05 to TW-BRD-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from verlies.core.steps import Code, Condition, Data
from verlies.games.twister.dungeon import HEIGHT, NAMES, SLOT_AT, SLOT_NAMES, crossing, neighbour
from verlies.games.twister.halls import CLOSED
from verlies.games.twister.state import NONE, State

OPEN, RIM, DARK, GATE, SLIT, WALL = "open", "rim", "dark", "gate", "slit", "wall"


def edge(m: State, square: int, direction: int) -> str:
    """TW-BRD-06: what the edge on this side of a square is."""
    other = neighbour(square, direction)
    if other == NONE or not m.zones[0] <= other // HEIGHT <= m.zones[1]:
        return RIM
    if crossing(square, direction, m.south, m.east) != NONE:
        return OPEN
    if not (m.area >> square & 1 and m.area >> other & 1):
        return DARK
    if crossing(square, direction, m.slit_south, m.slit_east) != NONE:
        return SLIT
    for place, side in _halves(square, direction):
        if m.half[side] >> place & 1 and not m.slit[side] >> place & 1 and not _closed_gate(m, place, side):
            return WALL
    return GATE


def _halves(square: int, direction: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return (square, direction), (neighbour(square, direction), (direction + 2) % 4)


def gate_between(m: State, square: int, direction: int) -> str:
    """The closed portcullis in the edge on this side of a square, or nothing."""
    found = (_closed_gate(m, *half) for half in _halves(square, direction) if m.half[half[1]] >> half[0] & 1)
    return next((gate for gate in found if gate), "")


def _closed_gate(m: State, square: int, side: int) -> str:
    """The closed portcullis on this side of a square, in its own hall; or nothing."""
    slot = SLOT_AT[square]
    hall = m.content.halls[m.halls[slot]]
    for at, gate in enumerate(hall.laid(slot, m.turned[slot]).gates):
        ends = [(gate.square, gate.side)]
        if not gate.border:
            ends.append((gate.behind, (gate.side + 2) % 4))
        if (square, side) in ends and m.gates[hall.first + at] == CLOSED:
            return m.content.gate_ids[hall.first + at]
    return ""


def direction_to(square: int, other: int) -> int:
    """The side of a square on which its neighbour lies, or NONE."""
    return next((side for side in range(4) if neighbour(square, side) == other), NONE)


class Hurdle(NamedTuple):
    """The first thing that stops somebody: an edge between two squares, or what is on the second."""

    kind: str
    source: int
    to: int


def hurdle_between(m: State, square: int, direction: int) -> Hurdle | None:
    """What an edge is, unless it is open."""
    kind = edge(m, square, direction)
    return None if kind == OPEN else Hurdle(kind, square, neighbour(square, direction))


FindHurdle = Callable[[State, Code], Hurdle | None]
"""Finds what stops a move."""


def free_of(
    rule: str, reason: str, kind: str, find: FindHurdle, args: Callable[[State, Hurdle], Data]
) -> Condition[State]:
    """The first thing that stops a move is none of this kind."""

    def holds(m: State, seat: int, code: Code) -> bool:
        hurdle = find(m, code)
        return hurdle is None or hurdle.kind != kind

    def said(m: State, seat: int, code: Code) -> Data:
        hurdle = find(m, code)
        assert hurdle is not None
        return args(m, hurdle)

    return Condition(rule, reason, holds, said)


def _between(m: State, hurdle: Hurdle) -> Data:
    return {"source": NAMES[hurdle.source], "to": NAMES[hurdle.to]}


def _with_gate(m: State, hurdle: Hurdle) -> Data:
    return {**_between(m, hurdle), "gate": gate_between(m, hurdle.source, direction_to(hurdle.source, hurdle.to))}


def _face_down(m: State, hurdle: Hurdle) -> Data:
    dark = hurdle.to if m.area >> hurdle.source & 1 else hurdle.source
    return {"square": NAMES[hurdle.to], "slot": SLOT_NAMES[SLOT_AT[dark]]}


_EDGES = {
    RIM: ("rim", lambda m, hurdle: {"source": NAMES[hurdle.source]}),
    DARK: ("hall_face_down", _face_down),
    GATE: ("closed_gate", _with_gate),
    SLIT: ("slit_between", _between),
    WALL: ("wall_between", _between),
}


def open_edge(rules: dict[str, str], find: FindHurdle) -> Iterable[Condition[State]]:
    """For each kind of edge that can be in the way here: that none is, by this rule."""
    return tuple(free_of(rule, _EDGES[kind][0], kind, find, _EDGES[kind][1]) for kind, rule in rules.items())


def shut(rule: str) -> dict[str, str]:
    """The edges that can be between two squares on which somebody stands, all by one rule."""
    return dict.fromkeys((GATE, SLIT, WALL), rule)
