"""Jumps over a pit, with a jump card (TW-JMP)."""

from __future__ import annotations

from collections.abc import Iterator

from verlies.core.moves import Move
from verlies.core.steps import Answer, Code, Condition, Data, Events
from verlies.games.twister import fate, nearby
from verlies.games.twister import vocabulary as v
from verlies.games.twister.actors import ABLE, Conditions, affords, named_figure, on_board, on_square
from verlies.games.twister.dungeon import BIT, NAMES, column, listed, neighbour, step
from verlies.games.twister.edges import GATE, SLIT, WALL, Hurdle, direction_to, free_of, hurdle_between, open_edge
from verlies.games.twister.state import NONE, SIDE, State
from verlies.games.twister.ways import Scene, anchored

FIGURE = "figure"


def jump_moves(m: State, scene: Scene, token: int, moves: list[Move]) -> None:
    """TW-JMP-03 to TW-JMP-12: over one pit beside it."""
    start = m.where[token]
    over = step(BIT[start], m.south, m.east) & leapable(m, scene, token)
    if not over:
        return
    carried = m.beside(token)
    kind = m.kinds[token]
    beyond = step(over, m.south, m.east) & ~BIT[start]
    if takes_along(m, token, carried):
        moves += [
            m.vocabulary.jump[kind][square] for square in listed(beyond & landings(m, scene, token, carried != NONE))
        ]
    if carried != NONE and leaves_behind(m, token, carried):
        moves += [m.vocabulary.jump_put[kind][square] for square in listed(beyond & landings(m, scene, token, False))]


def leapable(m: State, scene: Scene, token: int) -> int:
    """TW-JMP-08: the pits that it may jump over."""
    return m.pits & ~(scene.stand[1 - SIDE[token]] | scene.lie[0] | scene.lie[1])


def takes_along(m: State, token: int, carried: int) -> bool:
    """TW-JMP-06: not a rope that the start square needs."""
    if carried == NONE or not m.pits >> m.where[token] & 1 or m.climbers >> token & 1:
        return True
    return not m.ropes >> carried & 1


def leaves_behind(m: State, token: int, carried: int) -> bool:
    """TW-CAR-09: what stays on a pit needs a rope there; that of a climber must hold without her (TW-ROP-01)."""
    square = m.where[token]
    if not m.pits >> square & 1:
        return True
    if not m.ropes >> carried & 1:
        return False
    return not m.climbers >> token & 1 or bool(anchored(m, Scene(m, 1 << carried).ropes, True) >> square & 1)


def landings(m: State, scene: Scene, token: int, carrying: bool) -> int:
    """TW-JMP-05, TW-JMP-07, TW-JMP-09, TW-JMP-12."""
    goal = column(m.zones[1 - SIDE[token]])
    free = ground(m, scene, token) & ~_standing(scene, token)
    return free & ~(scene.ones if carrying else scene.twos) | free & goal


def ground(m: State, scene: Scene, token: int) -> int:
    """TW-JMP-05: the squares on which it can come down at all."""
    return (m.area if m.climbers >> token & 1 else m.dry | scene.ropes) & m.area


def _standing(scene: Scene, token: int) -> int:
    """TW-JMP-09: the squares of those beside whom it cannot come down."""
    return scene.stand[0] | scene.stand[1] | scene.lie[1 - SIDE[token]]


# The flight


def _square(m: State, seat: int, code: Code) -> Data:
    return {"square": NAMES[code[2]]}


def _who_where(m: State, seat: int, code: Code) -> Data:
    return {"figure": m.name(named_figure(m, code)), "square": NAMES[code[2]]}


def _between(m: State, code: Code) -> list[int]:
    """The squares beside both the figure and where it is to come down."""
    around = [[neighbour(each, side) for side in range(4)] for each in (m.where[named_figure(m, code)], code[2])]
    return [each for each in around[0] if each != NONE and each in around[1]]


def _pits(m: State, code: Code) -> list[int]:
    return [each for each in _between(m, code) if m.pits >> each & 1]


def _over(m: State, code: Code, pit: int) -> Hurdle | None:
    """What stops the flight over this pit."""
    token = named_figure(m, code)
    for source, to in ((m.where[token], pit), (pit, code[2])):
        hurdle = hurdle_between(m, source, direction_to(source, to))
        if hurdle is not None:
            return hurdle
    return None if leapable(m, Scene(m), token) >> pit & 1 else Hurdle(FIGURE, pit, pit)


def _hurdle(m: State, code: Code) -> Hurdle | None:
    """What stops the flight; of two pits the better counts."""
    found = [_over(m, code, pit) for pit in _pits(m, code)]
    return None if None in found else found[0]


def _slit(m: State, code: Code) -> Hurdle | None:
    """A slit that the figure could walk through."""
    return _hurdle(m, code) if m.figure(named_figure(m, code)).slits else None


FLIGHT: Conditions = (
    Condition("TW-JMP-03", "jumps_back", lambda m, seat, code: m.where[named_figure(m, code)] != code[2], _who_where),
    Condition("TW-JMP-03", "jump_too_wide", lambda m, seat, code: bool(_between(m, code)), _who_where),
    Condition("TW-JMP-10", "no_pit_between", lambda m, seat, code: bool(_pits(m, code)), _who_where),
    *open_edge({GATE: "TW-JMP-04", WALL: "TW-JMP-04"}, _hurdle),
    *open_edge({SLIT: "TW-CHR-NAG-04"}, _slit),
    *open_edge({SLIT: "TW-JMP-04"}, _hurdle),
    free_of("TW-JMP-08", "figure_over_pit", FIGURE, _hurdle, lambda m, hurdle: on_square(m, hurdle.to)),
)


# What it carries, and the landing


def _load(m: State, code: Code) -> int:
    return m.beside(named_figure(m, code))


def _brought(m: State, code: Code) -> int:
    """What it carries over the pit, or NONE."""
    return NONE if code[3] else _load(m, code)


LOAD: Conditions = (
    Condition(
        "TW-JMP-11",
        "carries_nothing",
        lambda m, seat, code: not code[3] or _load(m, code) != NONE,
        lambda m, seat, code: {"figure": m.name(named_figure(m, code))},
    ),
    Condition(
        "TW-CAR-09",
        "not_on_pit",
        lambda m, seat, code: not code[3] or leaves_behind(m, named_figure(m, code), _load(m, code)),
        lambda m, seat, code: {"square": m.at(named_figure(m, code)), "thing": m.name(_load(m, code))},
    ),
    Condition(
        "TW-JMP-06",
        "rope_stays",
        lambda m, seat, code: bool(code[3]) or takes_along(m, named_figure(m, code), _load(m, code)),
        lambda m, seat, code: {"figure": m.name(named_figure(m, code)), "square": m.at(named_figure(m, code))},
    ),
)


def _leaves(m: State, code: Code) -> bool:
    """TW-JMP-12: whether it leaves the dungeon where it comes down."""
    return bool(column(m.zones[1 - m.active]) >> code[2] & 1)


def _alone(m: State, seat: int, code: Code) -> bool:
    return not _standing(Scene(m), named_figure(m, code)) >> code[2] & 1


def _room(m: State, seat: int, code: Code) -> bool:
    token = named_figure(m, code)
    return bool(landings(m, Scene(m), token, _brought(m, code) != NONE) >> code[2] & 1)


def _somebody(m: State, seat: int, code: Code) -> Data:
    return on_square(m, code[2])


LANDING: Conditions = (
    Condition(
        "TW-JMP-12", "landing_taken", lambda m, seat, code: not _leaves(m, code) or _alone(m, seat, code), _somebody
    ),
    Condition("TW-JMP-09", "landing_taken", _alone, _somebody),
    Condition(
        "TW-JMP-05",
        "landing_pit",
        lambda m, seat, code: bool(ground(m, Scene(m), named_figure(m, code)) >> code[2] & 1),
        _square,
    ),
    Condition(
        "TW-JMP-09",
        "no_room_for_load",
        lambda m, seat, code: _brought(m, code) == NONE or _room(m, seat, code),
        lambda m, seat, code: {**_square(m, seat, code), "thing": m.name(_brought(m, code))},
    ),
    Condition("TW-JMP-09", "square_full", _room, _square),
)


# Carrying out


def _jump(m: State, seat: int, code: Code, events: Events) -> None:
    """TW-JMP-01, TW-JMP-11."""
    _, kind, square, put = code
    token = m.of_kind(m.active, kind)
    carried = m.beside(token)
    start = m.where[token]
    m.pay(token, 1)
    m.jumps[m.active] -= 1
    m.where[token] = square
    if carried != NONE and not put:
        m.where[carried] = square
    m.tell(
        events, "TW-JMP-01", "jumped", seat=m.active, source=NAMES[start], to=NAMES[square], left=m.jumps[m.active],
        put=m.name(carried) if put else None, **m.who(token),
    )  # fmt: skip
    if column(m.zones[1 - SIDE[token]]) >> square & 1:
        fate.leave(m, token, NONE if put else carried, events, "TW-JMP-12")
    elif put or carried == NONE:
        fate.pick_up(m, token, events)
    fate.after_action(m, events)


def _near(m: State, seat: int) -> Iterator[Move]:
    for kind in nearby.figures(m, seat):
        around = nearby.around(m, seat, kind)
        yield from (m.vocabulary.jump[kind][place] for place in around[:13])
        yield from (m.vocabulary.jump_put[kind][place] for place in (around[-1], *around[5:9]))


JUMP = Answer[State](
    v.JUMP,
    _jump,
    (
        *ABLE,
        Condition("TW-JMP-01", "no_jump_card", lambda m, seat, code: m.jumps[m.active] > 0),
        affords("TW-JMP-01", named_figure),
        *on_board(lambda code: code[2]),
        *FLIGHT,
        *LOAD,
        *LANDING,
    ),
    _near,
)
