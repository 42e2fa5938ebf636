"""Drawing a path step by step: how operations are written, what they name, what stands in the way of all (PA-PTH).

What a step discovers, and which may come next, stands in `path.py`: search draws millions of them.
"""

from __future__ import annotations

from collections.abc import Callable

from verlies.core.events import Event
from verlies.core.moves import Move
from verlies.core.steps import Code, Condition, Data, Events
from verlies.games.pathways import coop
from verlies.games.pathways import path as p
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.conditions import owns_book
from verlies.games.pathways.dungeon import Cell, Dungeon, Hall
from verlies.games.pathways.faces import HEIGHT, KINDS, LAVA, LEVELS, LOCK, MONSTER, PIT, SIDES, STEP, WIDTH
from verlies.games.pathways.path import Kit, Op, Path
from verlies.games.pathways.state import NONE, State

NAMES = (*KINDS, "room")
ENDS = (None, "exit", "obstacle")


def new_path(m: State, seat: int) -> Path:
    """A path before its first step, with all that helps it."""
    return Path(m.content.dungeon(m.laid[seat]), *kit(m, seat))


def kit(m: State, seat: int) -> Kit:
    """What helps any path of a seat in this round."""
    ready = sum(1 << book for book in m.books[seat] if not m.used[seat] >> book & 1)
    return m.tokens[seat], ready, coop.items(m, seat), coop.gifts(m, seat)


def path_of(m: State, seat: int) -> Path:
    """As far as it is drawn."""
    return m.paths[seat] or new_path(m, seat)


def finds(before: Path, after: Path) -> list[str]:
    """What a step discovered."""
    found = [new - old for old, new in zip(before.counts, after.counts, strict=True)]
    return [NAMES[kind] for kind, number in enumerate(found) for _ in range(number)]


def step(m: State, seat: int, code: Code, events: Events) -> None:
    before = path_of(m, seat)
    op = OPS[code[0]](before, code)
    path = m.paths[seat] = before.after(op)
    if events is not None:
        found = finds(before, path)
        args = {"seat": seat, "text": step_move(m, before, op), "finds": found, "end": ENDS[path.end]}
        events.append(Event("PA-PTH-11", "drawn", args, m.watchers(seat)))


# Operations as moves (PA-PTH-11, PA-PTH-13)


def starts(m: State, seat: int) -> list[Move]:
    """PA-PTH-01: the open ports of all laid cards."""
    at, laid = m.vocabulary.at, m.laid[seat]
    covered = {(x + dx, y + dy) for _, _, x, y in laid for dx in range(WIDTH) for dy in range(HEIGHT)}
    found = []
    for card, turned, left, top in laid:
        for level, x, y, side in m.content.ports[card][turned]:
            dx, dy = STEP[side]
            if (left + x + dx, top + y + dy) not in covered:
                found.append(at(v.START, level, left + x, top + y, side))
    return found


def conjures(m: State, seat: int) -> list[Move]:
    """PA-SPB-SB13: also before the first cell, which may hold an obstacle."""
    if not m.laid[seat] or not m.ready(seat, p.CONJURE):
        return []
    return [m.vocabulary.at(v.CONJURE, kind) for kind in range(4)]


def step_move(m: State, path: Path, op: Op) -> Move:
    """How an operation is written."""
    if op[0] in (p.CLIMB, p.FALL) and not path.in_room:
        return m.vocabulary.at(v.STAIRS if op[0] == p.CLIMB else v.FALL)
    name = path.dungeon.names.get(op)
    if name is None:
        name = path.dungeon.names[op] = _move(m, path.dungeon, op)
    return name


def steps_of(m: State, path: Path) -> list[Move]:
    """The moves that draw a path."""
    moves, at = [], path.fresh()
    for op in path.ops:
        moves.append(step_move(m, at, op))
        at = at.after(op)
    return moves


def _move(m: State, dungeon: Dungeon, op: Op) -> Move:
    kind, at = op[0], m.vocabulary.at
    if kind == p.START:
        cell = dungeon.cells[op[1]]
        return at(v.START, cell.level, cell.x, cell.y, op[2])
    if kind == p.GO:
        return at(v.GO, op[1])
    if kind == p.EXIT:
        return at(v.EXIT, op[1])
    if kind == p.LEAVE:
        return at(v.LEAVE, *dungeon.doors[op[1]][3:])
    if kind == p.CLIMB:
        below = dungeon.cells[dungeon.stairs[op[1]][1]]
        return at(v.STAIRS, below.x, below.y)
    if kind == p.FALL:
        below = dungeon.cells[dungeon.pits[op[1]][1]]
        return at(v.FALL, below.x, below.y)
    if kind == p.TRAVEL:
        return at(v.PORTAL, *in_numbers(dungeon, dungeon.portals[op[1]]))
    _, book, *more = op
    if book == p.CLIMB_UP:
        return m.vocabulary.book[book]
    if book in (p.AMBUSH, p.ROLL):
        return at(CASTS[book], *in_numbers(dungeon, more[0]))
    return at(CASTS[book], *more)


CASTS = {
    p.AMBUSH: v.AMBUSH, p.ROLL: v.ROLL, p.ROUND_V: v.ROUND_V, p.ROUND_H: v.ROUND_H, p.CONJURE: v.CONJURE,
}  # fmt: skip


def in_numbers(dungeon: Dungeon, place: int) -> tuple[int, ...]:
    """A place in numbers of a move: a cell by level, x and y, or a room by card and letter."""
    if place < len(dungeon.cells):
        cell = dungeon.cells[place]
        return cell.level, cell.x, cell.y
    hall = dungeon.halls[place - len(dungeon.cells)]
    return hall.card, v.LETTERS.index(hall.letter)


# What a code means where the path stands


def cell_of(path: Path) -> Cell:
    return path.dungeon.cells[path.head]


def hall_of(path: Path) -> Hall:
    return path.dungeon.halls[path.head - len(path.dungeon.cells)]


def start_of(path: Path, code: Code) -> int:
    """The corridor cell, or NONE."""
    _, level, x, y, _ = code
    return path.dungeon.at.get((level, x, y), NONE)


def door_of(path: Path, code: Code) -> int:
    """Of the room where the path is, or NONE."""
    doors = path.dungeon.doors
    return next((door for door in hall_of(path).doors if doors[door][3:] == code[1:]), NONE)


def stairs_of(path: Path, code: Code) -> int:
    """Those of the cell, or those in the room that are named; or NONE."""
    return _located(hall_of(path).stairs, code) if path.in_room else cell_of(path).stairs


def pit_of(path: Path, code: Code) -> int:
    return _located(hall_of(path).pits, code) if path.in_room else cell_of(path).pit


def _located(row: tuple[tuple[int, int, int], ...], code: Code) -> int:
    return next((number for x, y, number in row if (x, y) == code[1:]), NONE)


def portal_of(path: Path) -> int:
    """Where the path stands, or NONE."""
    return hall_of(path).portal if path.in_room else cell_of(path).portal


def place_named(path: Path, code: Code) -> int:
    """The place that is named, or NONE."""
    dungeon = path.dungeon
    if names_a_cell(code):
        _, level, x, y = code
        return dungeon.at.get((level, x, y), dungeon.room_at(x, y) if level == 0 else NONE)
    _, card, letter = code
    return dungeon.rooms.get((card, v.LETTERS[letter]), NONE)


def names_a_cell(code: Code) -> bool:
    return len(code) == 4


def opposite(path: Path, code: Code) -> int:
    return path.dungeon.round(path.head, code[1])


OPS: dict[int, Callable[[Path, Code], Op]] = {
    v.START: lambda path, code: (p.START, start_of(path, code), code[-1]),
    v.GO: lambda path, code: (p.GO, code[1]),
    v.EXIT: lambda path, code: (p.EXIT, code[1]),
    v.LEAVE: lambda path, code: (p.LEAVE, door_of(path, code)),
    v.STAIRS: lambda path, code: (p.CLIMB, stairs_of(path, code)),
    v.FALL: lambda path, code: (p.FALL, pit_of(path, code)),
    v.PORTAL: lambda path, code: (p.TRAVEL, path.dungeon.portals.index(place_named(path, code))),
    v.AMBUSH: lambda path, code: (p.BOOK, p.AMBUSH, place_named(path, code)),
    v.ROLL: lambda path, code: (p.BOOK, p.ROLL, place_named(path, code)),
    v.PATH_BOOK: lambda path, code: (p.BOOK, p.CLIMB_UP),
    v.ROUND_V: lambda path, code: (p.BOOK, p.ROUND_V, code[1]),
    v.ROUND_H: lambda path, code: (p.BOOK, p.ROUND_H, code[1]),
    v.CONJURE: lambda path, code: (p.BOOK, p.CONJURE, code[1]),
}
"""The operation that a legal code means."""


# Conditions of many operations


def of_path(
    rule: str,
    reason: str,
    holds: Callable[[Path, Code], bool],
    args: Callable[[State, int, Code], Data] = lambda m, seat, code: {},
) -> Condition[State]:
    return Condition(rule, reason, lambda m, seat, code: holds(path_of(m, seat), code), args)


def place_of(m: State, seat: int, place: int) -> Data:
    """A corridor cell or a room, as words are made of it."""
    dungeon = path_of(m, seat).dungeon
    if place < len(dungeon.cells):
        cell = dungeon.cells[place]
        return {"level": LEVELS[cell.level], "x": cell.x, "y": cell.y}
    hall = dungeon.halls[place - len(dungeon.cells)]
    return {"letter": hall.letter, "card": m.content.card_ids[m.laid[seat][hall.card].card]}


def there(where: Callable[[Path, Code], int]) -> Callable[[State, int, Code], Data]:
    return lambda m, seat, code: {"place": place_of(m, seat, where(path_of(m, seat), code))}


here = there(lambda path, code: path.head)


def on_side(m: State, seat: int, code: Code) -> Data:
    """The side that stands last in the code."""
    return {"side": SIDES[code[-1]], **here(m, seat, code)}


def corridor_free(rule: str, where: Callable[[Path, Code], int]) -> Condition[State]:
    """PA-PTH-03: where it leads there is a room, or a corridor cell that was not visited."""
    return of_path(rule, "corridor_used", lambda path, code: path.enterable(where(path, code)), there(where))


def _stopped_by(rule: str, symbol: int) -> Condition[State]:
    """In a room that was not cleared it has been stopped by something else."""
    return of_path(
        rule,
        "path_stopped",
        lambda path, code: path.end != p.STOPPED or cell_of(path).symbol != symbol,
        lambda m, seat, code: {"obstacle": KINDS[symbol], **here(m, seat, code)},
    )


LAID = Condition[State]("PA-LAY-09", "nothing_laid", lambda m, seat, code: bool(m.laid[seat]))
NOT_ENDED = (
    LAID,
    of_path("PA-PTH-07", "path_left", lambda path, code: path.end != p.LEFT),
    of_path("PA-DIS-06", "room_not_cleared", lambda path, code: path.end != p.STOPPED or not path.in_room, here),
    _stopped_by("PA-OBS-01", MONSTER),
    _stopped_by("PA-OBS-02", LOCK),
    _stopped_by("PA-OBS-03", LAVA),
)
BEGUN = of_path("PA-PTH-01", "not_begun", lambda path, code: path.head != NONE)
CROSSES_PIT = (
    of_path(
        "PA-OBS-04",
        "pit_without_rope",
        lambda path, code: path.passed or path.can_pay(PIT) or not path.lands(cell_of(path).pit),
        here,
    ),
    of_path("PA-OBS-05", "pit_is_the_end", lambda path, code: path.passed or path.can_pay(PIT), here),
)
"""Without a rope one can only fall."""
GOES_ON = (*NOT_ENDED, BEGUN, *CROSSES_PIT)


def casts(number: Callable[[Code], int]) -> tuple[Condition[State], ...]:
    """A book that was not used in this round, on this path neither."""
    return (
        *NOT_ENDED,
        owns_book(number),
        of_path(
            "PA-SPB-01",
            "book_used",
            lambda path, code: bool(path.books >> number(code) & 1),
            lambda m, seat, code: {"book": m.content.book_ids[number(code)]},
        ),
    )


def leads_outside(path: Path, code: Code) -> bool:
    return bool(cell_of(path).ports >> code[1] & 1)


PORT_UNUSED = (
    of_path("PA-PTH-07", "start_port", lambda path, code: (path.head, code[1]) not in path.ports[:1], on_side),
    of_path("PA-PTH-07", "port_used", lambda path, code: (path.head, code[1]) not in path.ports, on_side),
)
