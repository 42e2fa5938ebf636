"""Steps of a path to another place: by portals and by books (PA-POR, PA-SPB)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from verlies.core.moves import Move
from verlies.core.steps import Answer, Code, Condition, Data
from verlies.games.pathways import path as p
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.conditions import named_book
from verlies.games.pathways.faces import PORTAL, SIDES
from verlies.games.pathways.path import Path
from verlies.games.pathways.state import NONE, State
from verlies.games.pathways.walk import (
    BEGUN,
    CROSSES_PIT,
    GOES_ON,
    PORT_UNUSED,
    casts,
    cell_of,
    corridor_free,
    here,
    in_numbers,
    leads_outside,
    names_a_cell,
    of_path,
    on_side,
    opposite,
    path_of,
    place_named,
    place_of,
    portal_of,
    step,
    there,
)

# To another place: portals, monsters and barrels


def _targets(path: Path) -> Iterator[tuple[int, ...]]:
    """Places with a portal, a barrel or a monster, the head itself, one that has none of them, and one elsewhere."""
    dungeon = path.dungeon
    for place in dict.fromkeys((*dungeon.portals, *dungeon.barrels, *dungeon.lairs, max(path.head, 0), 0)):
        if place < len(dungeon.cells) + len(dungeon.halls):
            yield in_numbers(dungeon, place)
        if len(dungeon.cells) <= place < len(dungeon.cells) + len(dungeon.halls):
            doors = dungeon.halls[place - len(dungeon.cells)].doors
            yield from ((0, dungeon.doors[door].x, dungeon.doors[door].y) for door in doors[:1])
    yield 4, 2
    yield 1, 0, 0


def _near_targets(verb: int, book: int = NONE) -> Callable[[State, int], Iterable[Move]]:
    """With a book that is in the box."""
    return lambda m, seat: (
        [m.vocabulary.at(verb, *target) for target in _targets(path_of(m, seat))]
        if book == NONE or m.content.book_ids[book]
        else []
    )


def _room_named(m: State, seat: int, code: Code) -> Data:
    path = path_of(m, seat)
    place = place_named(path, code)
    return {"place": place_of(m, seat, place), "number": in_numbers(path.dungeon, place)[0]}


NAMED_AS_ROOM = of_path(
    "PA-PTH-11",
    "name_the_room",
    lambda path, code: not names_a_cell(code) or place_named(path, code) < len(path.dungeon.cells),
    _room_named,
)
"""PA-PTH-11, PA-PTH-13: a room is not named by one of its cells."""


def _elsewhere(rule: str) -> Condition[State]:
    return of_path(rule, "already_here", lambda path, code: place_named(path, code) != path.head, here)


def _other_portal(path: Path, code: Code) -> int:
    return path.dungeon.portals.index(place_named(path, code))


TRAVEL = Answer[State](
    v.PORTAL,
    step,
    (
        *GOES_ON,
        of_path("PA-POR-01", "no_portal_here", lambda path, code: portal_of(path) != NONE, here),
        of_path("PA-POR-01", "portal_used", lambda path, code: not path.portals >> portal_of(path) & 1, here),
        of_path("PA-POR-01", "no_portal_there", lambda path, code: place_named(path, code) in path.dungeon.portals),
        _elsewhere("PA-POR-01"),
        of_path(
            "PA-POR-01",
            "portal_used",
            lambda path, code: not path.portals >> _other_portal(path, code) & 1,
            there(place_named),
        ),
        corridor_free("PA-POR-02", place_named),
        of_path("PA-POR-01", "no_scroll", lambda path, code: path.can_pay(PORTAL), here),
        NAMED_AS_ROOM,
    ),
    near=_near_targets(v.PORTAL),
)
AMBUSH = Answer[State](
    v.AMBUSH,
    step,
    (
        *casts(lambda code: p.AMBUSH),
        BEGUN,
        *CROSSES_PIT,
        of_path("PA-SPB-SB2", "no_monster_there", lambda path, code: place_named(path, code) in path.dungeon.lairs),
        _elsewhere("PA-SPB-SB2"),
        corridor_free("PA-SPB-SB2", place_named),
        of_path(
            "PA-SPB-SB2",
            "room_cleared",
            lambda path, code: not path.cleared >> place_named(path, code) & 1,
            there(place_named),
        ),
        NAMED_AS_ROOM,
    ),
    near=_near_targets(v.AMBUSH, p.AMBUSH),
)
ROLL = Answer[State](
    v.ROLL,
    step,
    (
        *casts(lambda code: p.ROLL),
        BEGUN,
        *CROSSES_PIT,
        of_path("PA-SPB-SB5", "no_barrel_here", lambda path, code: path.head in path.dungeon.barrels, here),
        of_path("PA-SPB-SB5", "no_barrel_there", lambda path, code: place_named(path, code) in path.dungeon.barrels),
        _elsewhere("PA-SPB-SB5"),
        corridor_free("PA-SPB-SB5", place_named),
        NAMED_AS_ROOM,
    ),
    near=_near_targets(v.ROLL, p.ROLL),
)


# Other books


def _pit_above(path: Path) -> int:
    """What one could climb up through, or NONE."""
    return NONE if path.in_room else cell_of(path).above


def _above(path: Path, code: Code) -> int:
    return path.dungeon.pits[_pit_above(path)][0]


CLIMB_UP = Answer[State](
    v.PATH_BOOK,
    step,
    (
        *casts(lambda code: code[1]),
        Condition(
            "PA-PTH-12", "book_by_itself", lambda m, seat, code: code[1] not in (*p.SUBSTITUTES, p.CROSS), named_book
        ),
        Condition("PA-PTH-13", "book_needs_more", lambda m, seat, code: code[1] == p.CLIMB_UP, named_book),
        BEGUN,
        *CROSSES_PIT,
        of_path("PA-SPB-SB4", "not_below_a_pit", lambda path, code: _pit_above(path) != NONE, here),
        of_path("PA-SPB-SB4", "pit_used", lambda path, code: not path.pits >> _pit_above(path) & 1, there(_above)),
        corridor_free("PA-SPB-SB4", _above),
    ),
    near=lambda m, seat: [move for number, move in m.vocabulary.book.items() if number in p.BOOKS],
)
"""Of the books that are named alone only this one is a step."""


def _go_round(verb: int, book: int, rule: str, ways: tuple[int, ...]) -> Answer[State]:
    """PA-SPB-SB11, PA-SPB-SB15: out at one end of a column or row, in at the other."""
    return Answer(
        verb,
        step,
        (
            *casts(lambda code: book),
            BEGUN,
            *CROSSES_PIT,
            Condition(
                rule,
                "other_sides",
                lambda m, seat, code: code[1] in ways,
                lambda m, seat, code: {"book": m.content.book_ids[book], "sides": [SIDES[side] for side in ways]},
            ),
            of_path(
                rule, "no_open_port_here", lambda path, code: not path.in_room and leads_outside(path, code), on_side
            ),
            *PORT_UNUSED,
            of_path(rule, "not_outermost", lambda path, code: path.dungeon.outermost(path.head, code[1]), on_side),
            of_path(rule, "no_port_opposite", lambda path, code: opposite(path, code) != NONE, on_side),
            corridor_free(rule, opposite),
        ),
        near=lambda m, seat: [m.vocabulary.at(verb, side) for side in range(4) if m.content.book_ids[book]],
    )


CONJURE = Answer[State](
    v.CONJURE,
    step,
    casts(lambda code: p.CONJURE),
    near=lambda m, seat: [m.vocabulary.at(v.CONJURE, kind) for kind in range(4) if m.content.book_ids[p.CONJURE]],
)
"""PA-SPB-SB13: also before the first cell, and where a pit cannot be crossed."""
ROUND_V = _go_round(v.ROUND_V, p.ROUND_V, "PA-SPB-SB11", (0, 2))
ROUND_H = _go_round(v.ROUND_H, p.ROUND_H, "PA-SPB-SB15", (1, 3))
