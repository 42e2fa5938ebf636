"""Steps of a path: where it begins, along corridors, through rooms, by stairs and pits (PA-PTH, PA-STA, PA-OBS)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from verlies.core.moves import Move
from verlies.core.steps import Answer, Code, Condition, Data
from verlies.games.pathways import path as p
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.dungeon import Cell, Dungeon
from verlies.games.pathways.faces import HEIGHT, LAVA, LEVELS, SIDES, WIDTH
from verlies.games.pathways.path import Path
from verlies.games.pathways.state import NONE, State
from verlies.games.pathways.walk import (
    BEGUN,
    GOES_ON,
    LAID,
    NOT_ENDED,
    PORT_UNUSED,
    cell_of,
    corridor_free,
    door_of,
    hall_of,
    here,
    leads_outside,
    of_path,
    on_side,
    path_of,
    pit_of,
    stairs_of,
    start_of,
    step,
    there,
)

# Beginning (PA-PTH-01)


def _spot(m: State, seat: int, code: Code) -> Data:
    _, level, x, y, _ = code
    return {"level": LEVELS[level], "x": x, "y": y}


def _port(m: State, seat: int, code: Code) -> Data:
    return {**_spot(m, seat, code), "side": SIDES[code[-1]]}


def _at_start(holds: Callable[[Dungeon, Cell, int], bool]) -> Callable[[Path, Code], bool]:
    """About the cell that is named and one of its sides."""
    return lambda path, code: holds(path.dungeon, path.dungeon.cells[start_of(path, code)], code[-1])


def _is_port(dungeon: Dungeon, cell: Cell, side: int) -> bool:
    return bool(cell.ports >> side & 1)


def _leaves_card(dungeon: Dungeon, cell: Cell, side: int) -> bool:
    """Through a port, which may be covered."""
    there = cell.ways[side]
    return there == NONE or (there < len(dungeon.cells) and dungeon.cells[there].card != cell.card)


def _near_starts(m: State, seat: int) -> Iterator[Move]:
    """Ports of all cards, covered or not, a wall or two, and cells that are rock, room or nothing."""
    at = m.vocabulary.at
    for card, turned, left, top in m.laid[seat]:
        for level, x, y, side in m.content.ports[card][turned]:
            yield at(v.START, level, left + x, top + y, side)
        for cell in range(WIDTH * HEIGHT):
            yield at(v.START, cell % 2, left + cell % WIDTH, top + cell // WIDTH, (cell + card) % 4)
        yield at(v.START, 0, left - 1, top, 1)


START = Answer[State](
    v.START,
    step,
    (
        LAID,
        of_path("PA-PTH-02", "one_path_only", lambda path, code: path.head == NONE or bool(path.gifts & p.TWICE)),
        of_path(
            "PA-PTH-01",
            "no_card_there",
            lambda path, code: code[2:4] in path.dungeon.covered,
            lambda m, seat, code: {"x": code[2], "y": code[3]},
        ),
        of_path("PA-GEO-04", "no_corridor_there", lambda path, code: start_of(path, code) != NONE, _spot),
        corridor_free("PA-PTH-03", start_of),
        of_path(
            "PA-LAY-07", "port_blocked", _at_start(lambda dungeon, cell, side: not cell.blocked >> side & 1), _port
        ),
        of_path(
            "PA-GEO-04",
            "no_port",
            _at_start(lambda dungeon, cell, side: _is_port(dungeon, cell, side) or cell.ways[side] != NONE),
            _port,
        ),
        of_path("PA-GEO-04", "not_at_the_edge", _at_start(_leaves_card), _port),
        of_path("PA-LAY-10", "port_covered", _at_start(_is_port), _port),
    ),
    near=_near_starts,
)


# Going on in corridors


def _leads_on(path: Path, code: Code) -> bool:
    return cell_of(path).ways[code[1]] != NONE


def _door_unused(door: Callable[[Path, Code], int]) -> Condition[State]:
    """PA-PTH-04."""

    def unused(path: Path, code: Code) -> bool:
        number = door(path, code)
        return number == NONE or not path.doors >> number & 1

    return of_path("PA-PTH-04", "door_used", unused, on_side)


NOT_BLOCKED = of_path(
    "PA-LAY-07", "port_blocked_here", lambda path, code: not cell_of(path).blocked >> code[1] & 1, on_side
)
GO = Answer[State](
    v.GO,
    step,
    (
        *GOES_ON,
        of_path("PA-PTH-11", "leave_the_room", lambda path, code: not path.in_room, here),
        *PORT_UNUSED,
        of_path("PA-PTH-07", "leads_outside", lambda path, code: not leads_outside(path, code), on_side),
        NOT_BLOCKED,
        of_path("PA-GEO-03", "wall", _leads_on, on_side),
        _door_unused(lambda path, code: cell_of(path).doors[code[1]]),
        corridor_free("PA-PTH-03", lambda path, code: cell_of(path).ways[code[1]]),
    ),
    near=lambda m, seat: [m.vocabulary.at(v.GO, side) for side in range(4)],
)
EXIT = Answer[State](
    v.EXIT,
    step,
    (
        *GOES_ON,
        of_path("PA-PTH-07", "no_exit_from_rooms", lambda path, code: not path.in_room, here),
        *PORT_UNUSED,
        of_path("PA-PTH-07", "leads_on", lambda path, code: not _leads_on(path, code), on_side),
        NOT_BLOCKED,
        of_path("PA-GEO-03", "wall", leads_outside, on_side),
    ),
    near=lambda m, seat: [m.vocabulary.at(v.EXIT, side) for side in range(4)],
)


# Rooms, stairs and pits


def _ways_to_cross(path: Path) -> int:
    return (path.books >> p.CROSS & 1) + bool(path.gifts & p.WEAVE)


def _may_cross(path: Path, code: Code) -> bool:
    """PA-PTH-05, PA-SPB-SB8, PA-COO-02: each chord of the room that it crosses takes a book or a gift."""
    return path.entry == NONE or path.crossings(door_of(path, code)) <= _ways_to_cross(path)


RIGHT_FORM = (
    of_path("PA-PTH-11", "name_the_cell", lambda path, code: not path.in_room or len(code) > 1, here),
    of_path("PA-PTH-11", "name_no_cell", lambda path, code: path.in_room or len(code) == 1, here),
)
"""In a room, stairs and pits are named by their cell; in a corridor they are not."""


def _near_doors(m: State, seat: int) -> Iterator[Move]:
    path = path_of(m, seat)
    if path.in_room:
        spots = [path.dungeon.doors[door][3:5] for door in hall_of(path).doors]
        yield from (m.vocabulary.at(v.LEAVE, *spot, side) for spot in dict.fromkeys(spots) for side in range(4))
    elif path.head != NONE:
        yield m.vocabulary.at(v.LEAVE, cell_of(path).x, cell_of(path).y, 0)


def _near_below(verb: int) -> Callable[[State, int], Iterator[Move]]:
    """Stairs or pits: not named, and named by cells that have one, the other, or none of them."""

    def near(m: State, seat: int) -> Iterator[Move]:
        yield m.vocabulary.at(verb)
        path = path_of(m, seat)
        if path.in_room:
            hall = hall_of(path)
            spots = [(x, y) for x, y, _ in (*hall.stairs, *hall.pits)]
            spots += [path.dungeon.doors[door][3:5] for door in hall.doors][:1]
            yield from (m.vocabulary.at(verb, *spot) for spot in dict.fromkeys(spots))
        elif path.head != NONE:
            yield m.vocabulary.at(verb, cell_of(path).x, cell_of(path).y)

    return near


LEAVE = Answer[State](
    v.LEAVE,
    step,
    (
        *GOES_ON,
        of_path("PA-PTH-11", "not_in_a_room", lambda path, code: path.in_room, here),
        of_path(
            "PA-GEO-06",
            "no_door",
            lambda path, code: door_of(path, code) != NONE,
            lambda m, seat, code: {"x": code[1], "y": code[2], **on_side(m, seat, code)},
        ),
        _door_unused(door_of),
        corridor_free("PA-PTH-03", lambda path, code: path.dungeon.doors[door_of(path, code)].cell),
        of_path("PA-PTH-05", "crosses_own_path", _may_cross, here),
    ),
    near=_near_doors,
)
CLIMB = Answer[State](
    v.STAIRS,
    step,
    (
        *GOES_ON,
        *RIGHT_FORM,
        of_path("PA-STA-01", "no_stairs", lambda path, code: stairs_of(path, code) != NONE, here),
        corridor_free("PA-PTH-03", lambda path, code: path.other_end(stairs_of(path, code))),
    ),
    near=_near_below(v.STAIRS),
)


def _landing(path: Path, code: Code) -> int:
    return path.dungeon.pits[pit_of(path, code)][1]


FALL = Answer[State](
    v.FALL,
    step,
    (
        *NOT_ENDED,
        BEGUN,
        *RIGHT_FORM,
        of_path("PA-OBS-03", "lava_is_no_way", lambda path, code: path.in_room or cell_of(path).symbol != LAVA, here),
        of_path("PA-OBS-04", "no_pit", lambda path, code: path.in_room or pit_of(path, code) != NONE, here),
        of_path("PA-OBS-06", "no_pit", lambda path, code: pit_of(path, code) != NONE, here),
        of_path("PA-OBS-09", "pit_used", lambda path, code: not path.pits >> pit_of(path, code) & 1, here),
        of_path(
            "PA-OBS-05",
            "landing_used",
            lambda path, code: path.in_room or path.enterable(_landing(path, code)),
            there(_landing),
        ),
        of_path("PA-OBS-11", "landing_used", lambda path, code: path.enterable(_landing(path, code)), there(_landing)),
    ),
    near=_near_below(v.FALL),
)
