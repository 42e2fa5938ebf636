"""Card faces: cells on two levels, openings, ports, rooms with doors (PA-GEO).

A cell of a face is a number: level * 12 + y * 3 + x.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

WIDTH, HEIGHT, CELLS = 3, 4, 12
LEVELS, SIDES = "MU", "NESW"
STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""By side: what x and y change by."""
KINDS = (
    "coin", "barrel", "sword", "rope", "key", "scroll", "monster", "pit", "lava", "lock", "portal", "recycle",
    "scissors", "stairs",
)  # fmt: skip
COIN, BARREL, SWORD, ROPE, KEY, SCROLL, MONSTER, PIT, LAVA, LOCK, PORTAL, RECYCLE, SCISSORS, STAIRS = range(14)
ROOM = 14
"""Counted beside the symbols."""
LETTERS = dict(zip("cbsrklmovxpyz=", KINDS, strict=True))
"""PA-GEO-11."""
LOOSE = (COIN, BARREL, SWORD, ROPE, KEY, SCROLL, MONSTER, PORTAL, RECYCLE, SCISSORS)
"""What a room may hold without a place (PA-GEO-07, PA-GEO-10)."""
ROCK, EMPTY = -2, -1
IN_ROOM = 100
"""A room cell is this and the number of its room; any other cell its symbol."""


class Room(NamedTuple):
    """PA-GEO-05 to PA-GEO-07."""

    letter: str
    cells: tuple[tuple[int, int], ...]
    doors: tuple[tuple[int, int, int], ...]
    """PA-GEO-06: x, y and side, clockwise."""
    contents: tuple[int, ...]
    """Symbols without a place."""
    located: tuple[tuple[int, int, int], ...]
    """Symbol, x, y."""


class Corridor(NamedTuple):
    """A corridor cell of a face."""

    cell: int
    level: int
    x: int
    y: int
    ways: tuple[tuple[int, int], ...]
    """Sides that open to another corridor cell of the face, and its number among them."""
    doors: tuple[tuple[int, int], ...]
    """Sides that open to a room, and its number."""
    ports: tuple[tuple[int, int, int], ...]
    """Sides that open to the edge, and what x and y change by there."""


class Face(NamedTuple):
    """One card in one of its two turns."""

    what: tuple[int, ...]
    """By cell: ROCK, EMPTY, a symbol, or IN_ROOM and a room."""
    opens: tuple[int, ...]
    """By cell: a bit for each side with an opening, ports included."""
    ports: tuple[tuple[int, ...], ...]
    """By level and side: a bit for each place along that edge, from the left or from the top."""
    rooms: tuple[Room, ...]
    corridors: tuple[Corridor, ...]


class FaceError(ValueError):
    """A face that breaks PA-GEO; says how."""


def read_face(card: Mapping[str, Any], turned: bool = False) -> Face:
    """PA-GEO-11, PA-GEO-12: a face from its ASCII form."""
    levels = [_turn(card[name], turned) for name in ("main", "under")]
    letters = sorted(card["rooms"])
    for level in levels:
        _check_drawing(level)
    what, opens = [], []
    for level in levels:
        for y in range(HEIGHT):
            for x in range(WIDTH):
                what.append(_cell(level, x, y, letters))
                opens.append(_openings(level, x, y) if what[-1] != ROCK else 0)
    ports = tuple(_ports(opens, level) for level in range(2))
    rooms = tuple(
        _room(card["rooms"][letter], letter, number, what, opens, turned) for number, letter in enumerate(letters)
    )
    face = Face(tuple(what), tuple(opens), ports, rooms, _corridors(what, opens))
    _check(face)
    return face


def _turn(level: Sequence[str] | None, turned: bool) -> list[str]:
    rows = list(level) if level is not None else ["#" * 7] * 9
    return [row[::-1] for row in reversed(rows)] if turned else rows


def _check_drawing(level: list[str]) -> None:
    """PA-GEO-11."""
    for number, row in enumerate(level):
        if len(row) != 2 * WIDTH + 1:
            raise FaceError(f"line {number + 1} has {len(row)} characters, not {2 * WIDTH + 1}")
        if any(sign not in "# " for sign in row[1 - number % 2 :: 2]):
            raise FaceError(f"line {number + 1} has neither a wall nor an opening between two cells")


def _cell(level: list[str], x: int, y: int, letters: list[str]) -> int:
    sign = level[2 * y + 1][2 * x + 1]
    if sign == "#":
        return ROCK
    if sign == ".":
        return EMPTY
    if sign in letters:
        return IN_ROOM + letters.index(sign)
    if sign not in LETTERS:
        raise FaceError(f"{sign!r} at {x}, {y} is no cell")
    return KINDS.index(LETTERS[sign])


def _openings(level: list[str], x: int, y: int) -> int:
    return sum(1 << side for side, (dx, dy) in enumerate(STEP) if level[2 * y + 1 + dy][2 * x + 1 + dx] == " ")


def _ports(opens: list[int], level: int) -> tuple[int, ...]:
    """PA-GEO-04."""
    cell = level * CELLS
    north = sum(1 << x for x in range(WIDTH) if opens[cell + x] & 1)
    east = sum(1 << y for y in range(HEIGHT) if opens[cell + 3 * y + 2] & 2)
    south = sum(1 << x for x in range(WIDTH) if opens[cell + 9 + x] & 4)
    west = sum(1 << y for y in range(HEIGHT) if opens[cell + 3 * y] & 8)
    return north, east, south, west


def _corridors(what: list[int], opens: list[int]) -> tuple[Corridor, ...]:
    cells = [cell for cell, kind in enumerate(what) if kind != ROCK and kind < IN_ROOM]
    numbers = {cell: number for number, cell in enumerate(cells)}
    found = []
    for cell in cells:
        level, x, y = cell // CELLS, cell % 3, cell % CELLS // 3
        ways, doors, ports = [], [], []
        for side, (dx, dy) in enumerate(STEP):
            if not opens[cell] >> side & 1:
                continue
            there = cell + 3 * dy + dx
            if not (0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT):
                ports.append((side, dx, dy))
            elif what[there] >= IN_ROOM:
                doors.append((side, what[there] - IN_ROOM))
            elif there in numbers:
                ways.append((side, numbers[there]))
        found.append(Corridor(cell, level, x, y, tuple(ways), tuple(doors), tuple(ports)))
    return tuple(found)


def _room(record: Mapping[str, Any], letter: str, number: int, what: list[int], opens: list[int], turned: bool) -> Room:
    cells = tuple((at % 3, at // 3) for at in range(CELLS) if what[at] == IN_ROOM + number)
    xs, ys = sorted({x for x, _ in cells}), sorted({y for _, y in cells})
    outline = [
        *((x, ys[0], 0) for x in xs), *((xs[-1], y, 1) for y in ys),
        *((x, ys[-1], 2) for x in reversed(xs)), *((xs[0], y, 3) for y in reversed(ys)),
    ]  # fmt: skip
    doors = tuple((x, y, side) for x, y, side in outline if opens[3 * y + x] >> side & 1)
    contents = tuple(sorted(KINDS.index(name) for name in record["contents"]))
    located = tuple(
        (KINDS.index(each["kind"]), *((2 - each["x"], 3 - each["y"]) if turned else (each["x"], each["y"])))
        for each in record["located"]
    )
    return Room(letter, cells, doors, contents, located)


def _check(face: Face) -> None:
    """PA-GEO-03 to PA-GEO-10."""
    for at, opens in enumerate(face.opens):
        level, y, x = at // CELLS, at % CELLS // 3, at % 3
        for side, (dx, dy) in enumerate(STEP):
            if not opens >> side & 1:
                continue
            there = (x + dx, y + dy)
            if not (0 <= there[0] < WIDTH and 0 <= there[1] < HEIGHT):
                if face.what[at] >= IN_ROOM:
                    raise FaceError(f"a room is open to the edge at {x}, {y}")
                continue
            other = level * CELLS + 3 * there[1] + there[0]
            if not face.opens[other] >> (side + 2) % 4 & 1:
                raise FaceError(f"the opening at {x}, {y} leads into rock")
            if face.what[at] >= IN_ROOM and face.what[other] >= IN_ROOM and face.what[at] != face.what[other]:
                raise FaceError(f"two rooms are open to each other at {x}, {y}")
    stairs = {3 * y + x for room in face.rooms for kind, x, y in room.located if kind == STAIRS}
    for at, what in enumerate(face.what):
        below = at + CELLS
        if at >= CELLS and what >= IN_ROOM:
            raise FaceError("a room lies underground")
        if at >= CELLS and what in (PIT, LAVA):
            raise FaceError("a pit lies underground")
        if what == PIT and face.what[below] == ROCK:
            raise FaceError("there is rock below a pit")
        if what == STAIRS and at < CELLS and face.what[below] != STAIRS:
            raise FaceError("stairs lead nowhere")
        if what == STAIRS and at >= CELLS and face.what[at - CELLS] != STAIRS and at - CELLS not in stairs:
            raise FaceError("stairs come from nowhere")
    for room in face.rooms:
        xs, ys = {x for x, _ in room.cells}, {y for _, y in room.cells}
        full = all((x, y) in room.cells for x in range(min(xs), max(xs) + 1) for y in range(min(ys), max(ys) + 1))
        if len(room.cells) < 2 or not full:
            raise FaceError(f"room {room.letter} is no rectangle of two cells or more")
        if room.letter not in ("A", "B", "C"):
            raise FaceError(f"a room is called A, B or C, not {room.letter}")
        for x, y in room.cells:
            opens = face.opens[3 * y + x]
            if (x < max(xs) and not opens & 2) or (y < max(ys) and not opens & 4):
                raise FaceError(f"there is a wall inside room {room.letter}")
        if not set(room.contents) <= {*LOOSE}:
            raise FaceError(f"room {room.letter} contains what no room may")
        if room.contents.count(PORTAL) > 1:
            raise FaceError(f"room {room.letter} has two portals")
        for kind, x, y in room.located:
            if kind not in (PIT, STAIRS) or (x, y) not in room.cells:
                raise FaceError(f"room {room.letter}: what is located there is wrong")
            if face.what[CELLS + 3 * y + x] == ROCK or (kind == STAIRS and face.what[CELLS + 3 * y + x] != STAIRS):
                raise FaceError(f"room {room.letter}: nothing is below its {KINDS[kind]}")
