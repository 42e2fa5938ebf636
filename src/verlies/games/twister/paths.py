"""How a figure gets to a square: how far it reaches, what stops it, and where its move may end (TW-MOV, TW-ROP)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

from verlies.core.steps import Code, Condition, Data
from verlies.games.twister.actors import Conditions, named_figure, on_square
from verlies.games.twister.dungeon import BIT, EAST, NAMES, NORTH, SLOTS, SOUTH, column, inside, listed, step
from verlies.games.twister.edges import DARK, GATE, OPEN, SLIT, WALL, Hurdle, direction_to, edge, free_of, open_edge
from verlies.games.twister.sight import character_at
from verlies.games.twister.state import NONE, WALK, State
from verlies.games.twister.ways import Scene, Way

Found = TypeVar("Found")

FAR = 99
"""More steps than any way takes."""
OF_A_THING, OF_A_SLIT, OF_A_WALL = 1, 2, 3
"""How many moves a way round may cost before a pit, portcullis or enemy is said to be in the way; a slit; a wall or a
face-down hall."""
PIT, ENEMY, SOLID = "pit", "enemy", "solid"
"""What can stop a figure on a square; SOLID are enemies whom nobody ever passes (TS-PER-03)."""


class Walker(NamedTuple):
    """A figure at the start of a move, or in the middle of one, and all squares that it can reach."""

    token: int
    carried: int
    way: Way


def remembered(find: Callable[[State, Code], Found]) -> Callable[[State, Code], Found]:
    """Keeps what was found last: the conditions of one move ask for the same way again and again."""
    last: list[tuple[Any, Found]] = []

    def again(m: State, code: Code) -> Found:
        position = (
            code, m.frames[-1], bytes(m.where), m.active, m.wounded, m.loose, m.kinds, m.south, m.east, m.slit_south,
            m.slit_east, m.half, m.slit, m.area, m.pits, m.gates, m.zones, m.rules, m.content,
        )  # fmt: skip
        if not last or last[0][0] != position:
            last[:] = [(position, find(m, code))]
        return last[0][1]

    return again


@remembered
def walker(m: State, code: Code) -> Walker:
    frame = m.frames[-1]
    if frame[0] == WALK:
        _, token, steps, carried = frame
        return Walker(token, carried, Way(m, without(m, token, carried), token, carried, steps))
    token = named_figure(m, code)
    carried = m.beside(token)
    return Walker(token, carried, Way(m, Scene(m).without(BIT[m.where[token]]), token, carried, m.figure(token).speed))


def without(m: State, token: int, carried: int) -> Scene:
    """All but a figure and what it carries."""
    return Scene(m, 1 << token | (1 << carried if carried != NONE else 0))


def where_to(code: Code) -> int:
    """The square that `go`, `take` and `put` name."""
    return code[2]


def square_named(m: State, seat: int, code: Code) -> Data:
    return {"square": NAMES[where_to(code)]}


def figure_there(m: State, seat: int, code: Code) -> Data:
    return on_square(m, where_to(code))


def who_where(m: State, seat: int, code: Code) -> Data:
    return {"figure": m.name(walker(m, code).token), "square": NAMES[where_to(code)]}


# Where a move may end


class End(NamedTuple):
    """How a move would end: what is there, on which square, and what is carried."""

    way: Way
    square: int
    carried: int


def may_end(find: Callable[[State, Code], End]) -> Conditions:
    """TW-MOV-04 to TW-MOV-06, TW-MOV-11, TW-GLD-02, TW-EXT-05: the move can end there."""

    def square(m: State, seat: int, code: Code) -> Data:
        return {"square": NAMES[find(m, code).square]}

    def there(m: State, seat: int, code: Code) -> Data:
        return on_square(m, find(m, code).square)

    def stays(holds: Callable[[State, End], bool]) -> Callable[[State, int, Code], bool]:
        """Whoever leaves the dungeon there needs no place."""

        def true(m: State, seat: int, code: Code) -> bool:
            end = find(m, code)
            return bool(end.way.goal >> end.square & 1) or holds(m, end)

        return true

    def barred(m: State, end: End) -> bool:
        """Whether an enemy stands on the exit."""
        bit = BIT[end.square]
        return bool(end.way.goal & bit & end.way.scene.stand[1 - end.way.side]) and not end.way.enter & bit

    def over_pit(m: State, end: End) -> bool:
        """Whether nothing holds the figure over a pit."""
        return bool(bare(m, end.way) & BIT[end.square] & ~end.way.hang)

    def fits(m: State, end: End) -> bool:
        return bool(end.way.stay(m, end.carried != NONE) >> end.square & 1)

    return (
        Condition(
            "TS-PER-03",
            "enemy_on_exit",
            lambda m, seat, code: not barred(m, find(m, code)) or not solid(m, find(m, code).way, find(m, code).square),
            there,
        ),
        Condition("TW-EXT-05", "enemy_on_exit", lambda m, seat, code: not barred(m, find(m, code)), there),
        Condition(
            "TW-MOV-04", "friend_there", stays(lambda m, end: not stands(end.way, end.way.side, end.square)), there
        ),
        Condition(
            "TW-MOV-05", "enemy_there", stays(lambda m, end: not stands(end.way, 1 - end.way.side, end.square)), there
        ),
        Condition(
            "TW-MOV-06",
            "wounded_enemy_there",
            stays(lambda m, end: not end.way.scene.lie[1 - end.way.side] >> end.square & 1),
            there,
        ),
        Condition(
            "TW-ROP-02", "no_anchor", stays(lambda m, end: not over_pit(m, end) or not is_rope(m, end.carried)), square
        ),
        Condition(
            "TW-MOV-11", "hovers", stays(lambda m, end: not over_pit(m, end) or not end.way.figure.flies), square
        ),
        Condition("TW-MOV-03", "pit", stays(lambda m, end: not over_pit(m, end)), square),
        Condition(
            "TW-GLD-02",
            "no_room_for_load",
            stays(lambda m, end: end.carried == NONE or fits(m, end)),
            lambda m, seat, code: {**square(m, seat, code), "thing": m.name(find(m, code).carried)},
        ),
        Condition("TW-GLD-02", "square_full", stays(fits), square),
    )


def stands(way: Way, side: int, square: int) -> bool:
    """Whether an unwounded figure of a side is there."""
    return bool(way.scene.stand[side] >> square & 1)


def bare(m: State, way: Way) -> int:
    """The pits on which this figure cannot stay by itself."""
    return 0 if way.figure.pits else m.pits & ~way.scene.ropes


def is_rope(m: State, carried: int) -> bool:
    return carried != NONE and bool(m.ropes >> carried & 1)


def solid(m: State, way: Way, square: int) -> bool:
    """Whether only the personality of the one there keeps this figure from passing."""
    passes = way.figure.flies or way.figure.small
    return bool(passes and m.solid >> character_at(m, square) & 1)


# What lies on the way


@remembered
def hurdle(m: State, code: Code) -> Hurdle | None:
    """The first thing that stops this figure on the most natural way to a square that it does not reach."""
    way, square = walker(m, code).way, where_to(code)
    if _reached(way, square):
        return None
    for source, to in pairwise(natural_way(m, way, square)):
        kind = edge(m, source, direction_to(source, to))
        if kind != OPEN and not (kind == SLIT and way.figure.slits):
            return Hurdle(kind, source, to)
        if not (way.enter | way.hang) >> to & 1:
            if not stands(way, 1 - way.side, to):
                return Hurdle(PIT, source, to)
            return Hurdle(SOLID if solid(m, way, to) else ENEMY, source, to)
    return None


def _reached(way: Way, square: int) -> bool:
    return bool((way.seen | way.layers[0]) >> square & 1)


@remembered
def _away(m: State, code: Code) -> int:
    """The steps to a square if the figure had as many as it needs; 0 if it never gets there so."""
    token, carried, way = walker(m, code)
    far = Way(m, way.scene, token, carried, FAR)
    return far.used(where_to(code)) if far.seen >> where_to(code) & 1 else 0


def natural_way(m: State, way: Way, square: int) -> list[int]:
    """The squares to a square, where things in the way count like moves: a way round is taken if it is shorter."""
    price = way.figure.speed
    free, every = (way.south, way.east), inside(*m.zones)
    board = sum(column(x) for x in range(m.zones[0], m.zones[1] + 1))
    steps = (
        (1, board, free, way.enter | way.hang),
        (1, board & ~m.area, every, board),
        (1 + OF_A_THING * price, board, _without_gates(m, way), m.area),
        (1 + OF_A_SLIT * price, board, (m.slit_south, m.slit_east), m.area),
        (1 + OF_A_WALL * price, board, every, board),
    )
    rings: dict[int, int] = {0: way.layers[0]}
    gone_on = ~way.goal | rings[0]  # TW-MOV-09
    seen = cost = 0
    while True:
        front = rings[cost] = rings.get(cost, 0) & ~seen
        if front >> square & 1:
            break
        if front:
            seen |= front
            for more, source, (south, east), to in steps:
                rings[cost + more] = rings.get(cost + more, 0) | step(front & source & gone_on, south, east) & to
        cost += 1
    path = [square]
    while cost:
        bit = BIT[path[-1]]
        for more, source, (south, east), to in steps:
            before = step(bit, south, east) & rings.get(cost - more, 0) & source & gone_on if to & bit else 0
            if before:
                path.append(listed(before)[0])
                cost -= more
                break
    return path[::-1]


def _without_gates(m: State, way: Way) -> tuple[int, int]:
    """The edges that this figure could cross if all portcullises were open."""
    south, east = way.south, way.east
    for slot in range(SLOTS):
        if not m.up >> slot & 1:
            continue
        hall = m.content.halls[m.halls[slot]]
        for gate in hall.laid(slot, m.turned[slot]).gates:
            if edge(m, gate.square, gate.side) == GATE:
                first = BIT[gate.square if gate.side in (EAST, SOUTH) else gate.behind]
                if gate.side in (NORTH, SOUTH):
                    south |= first
                else:
                    east |= first
    return south, east


def _on_pit(m: State, hurdle: Hurdle) -> Data:
    return {"square": NAMES[hurdle.to]}


def _on_rope(m: State, code: Code) -> Hurdle | None:
    """A pit that one with a rope cannot cross."""
    return hurdle(m, code) if is_rope(m, walker(m, code).carried) else None


NOTHING_IN_THE_WAY: Conditions = (
    *open_edge({DARK: "TW-BRD-09", GATE: "TW-MOV-02", SLIT: "TW-MOV-02", WALL: "TW-MOV-02"}, hurdle),
    free_of("TW-ROP-02", "no_anchor", PIT, _on_rope, _on_pit),
    free_of("TW-MOV-03", "pit", PIT, hurdle, _on_pit),
    free_of("TS-PER-03", "enemy_in_way", SOLID, hurdle, lambda m, hurdle: on_square(m, hurdle.to)),
    free_of("TW-MOV-05", "enemy_in_way", ENEMY, hurdle, lambda m, hurdle: on_square(m, hurdle.to)),
)


def _near_enough(m: State, seat: int, code: Code) -> bool:
    return _reached(walker(m, code).way, where_to(code)) or not _away(m, code)


def _steps_needed(m: State, seat: int, code: Code) -> Data:
    speed, away = walker(m, code).way.figure.speed, _away(m, code)
    return {**square_named(m, seat, code), "away": away, "speed": speed, "moves": -(-away // speed)}


SPEED = Condition("TW-MOV-01", "too_far", _near_enough, _steps_needed)
STEPS_LEFT = Condition(
    "TW-MOV-01",
    "too_few_steps",
    _near_enough,
    lambda m, seat, code: {**square_named(m, seat, code), "away": _away(m, code), "steps": m.frames[-1][2]},
)
ONE_ROPE = Condition(
    "TW-ROP-06", "one_rope", lambda m, seat, code: _reached(walker(m, code).way, where_to(code)), square_named
)
"""With the rope it carries a figure crosses one pit, not the next as well."""
