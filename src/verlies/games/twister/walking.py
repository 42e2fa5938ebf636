"""A move: going, taking up and putting down on the way, and why not (TW-MOV, TW-CAR, TW-GLD)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, zip_longest

from verlies.core.moves import Move
from verlies.core.steps import Answer, Code, Condition, Data, Decision, Events, Question
from verlies.games.twister import fate, nearby
from verlies.games.twister import vocabulary as v
from verlies.games.twister.actors import ABLE, Conditions, affords, named_figure, on_board
from verlies.games.twister.dungeon import NAMES, column, listed
from verlies.games.twister.paths import (
    NOTHING_IN_THE_WAY,
    ONE_ROPE,
    SPEED,
    STEPS_LEFT,
    End,
    figure_there,
    is_rope,
    may_end,
    remembered,
    square_named,
    stands,
    walker,
    where_to,
    who_where,
    without,
)
from verlies.games.twister.state import IS_FIGURE, ITEMS, NONE, SIDE, WALK, State
from verlies.games.twister.vocabulary import THINGS
from verlies.games.twister.ways import Way, finishes, going_on, illegal, legal, may_put, rope_under_friend

# Go


def _ends(m: State, code: Code) -> End:
    _, carried, way = walker(m, code)
    return End(way, where_to(code), carried)


def _leaves_squares_legal(m: State, seat: int, code: Code) -> bool:
    return not illegal(m, walker(m, code).way.scene)


def _goes_elsewhere(m: State, seat: int, code: Code) -> bool:
    return where_to(code) != m.where[walker(m, code).token]


MAY_END: Conditions = (*on_board(where_to), *may_end(_ends), *NOTHING_IN_THE_WAY)
MAY_GO: Conditions = (Condition("TW-CAR-08", "stays_there", _goes_elsewhere, who_where), *MAY_END, SPEED, ONE_ROPE)
MAY_GO_ON: Conditions = (
    Condition("TW-CAR-01", "must_go_on", _goes_elsewhere, who_where),
    *MAY_END,
    STEPS_LEFT,
    ONE_ROPE,
    Condition(
        "TW-GLD-06",
        "left_too_much",
        _leaves_squares_legal,
        lambda m, seat, code: {"square": NAMES[listed(illegal(m, walker(m, code).way.scene))[0]]},
    ),
)


# Take and put


def _found(m: State, code: Code) -> list[int]:
    """The tokens of the kind that a move names that lie on its square, friends first."""
    _, _, square, thing = code
    token, side = walker(m, code).token, m.active
    alike = ITEMS if thing >= THINGS else [*m.squads[side], *m.squads[1 - side]]
    return [each for each in alike if m.where[each] == square and each != token and m.thing(each) == thing]


def _is_another(m: State, seat: int, code: Code) -> bool:
    """It does not carry just that, or its like."""
    found, carried = _found(m, code), walker(m, code).carried
    return not (carried in found or (found and carried in ITEMS and m.thing(carried) == code[3]))


def _thing_there(m: State, seat: int, code: Code) -> Data:
    return {**square_named(m, seat, code), "thing": m.vocabulary.thing_names[code[3]]}


def _there(m: State, seat: int, code: Code) -> bool:
    return bool(_found(m, code))


THING_THERE: Conditions = (
    Condition(
        "TW-CAR-01",
        "already_carried",
        _is_another,
        lambda m, seat, code: {
            "figure": m.name(walker(m, code).token), "thing": m.name(walker(m, code).carried),
        },
    ),
    *on_board(where_to),
    Condition("TW-CAR-06", "not_lying_there", _there, _thing_there),
    Condition(
        "TW-CAR-04",
        "carries_friends_only",
        lambda m, seat, code: not IS_FIGURE[_found(m, code)[0]] or SIDE[_found(m, code)[0]] == m.active,
        _thing_there,
    ),
    Condition(
        "TW-CAR-04",
        "carries_wounded_only",
        lambda m, seat, code: not IS_FIGURE[_found(m, code)[0]] or bool(m.wounded >> _found(m, code)[0] & 1),
        _thing_there,
    ),
)  # fmt: skip
SOMETHING_CARRIED: Conditions = (
    Condition(
        "TW-CAR-05",
        "carries_nothing",
        lambda m, seat, code: walker(m, code).carried != NONE,
        lambda m, seat, code: {"figure": m.content.figure_ids[code[1]]},
    ),
    *on_board(where_to),
)


def _taken(m: State, code: Code) -> int:
    """What is taken up, or NONE."""
    if code[0] == v.PUT:
        return NONE
    carried = walker(m, code).carried
    return next(each for each in _found(m, code) if each != carried)


@remembered
def _goes_on(m: State, code: Code) -> bool:
    """Whether there is a lawful way on."""
    token, carried, way = walker(m, code)
    return finishes(m, way, token, carried, _taken(m, code), where_to(code))


def _others(m: State, code: Code) -> list[int]:
    """What is on the square beside the figure and its load."""
    token, carried, _ = walker(m, code)
    return [other for other, place in enumerate(m.where) if place == where_to(code) and other not in (token, carried)]


def _left(m: State, code: Code) -> list[int]:
    """What of it stays there."""
    return [other for other in _others(m, code) if other != _taken(m, code)]


def _takes_rope_off_pit(m: State, code: Code) -> bool:
    return is_rope(m, _taken(m, code)) and bool(m.pits >> where_to(code) & 1)


def _rope_not_needed(m: State, seat: int, code: Code) -> bool:
    return not _takes_rope_off_pit(m, code) or not rope_under_friend(
        m, walker(m, code).way, where_to(code), _others(m, code)
    )


def _gets_off_pit(m: State, seat: int, code: Code) -> bool:
    """TW-ROP-06: with the rope that it stood on; unless it is what stays there that keeps it from going on."""
    return not _takes_rope_off_pit(m, code) or not legal(m, _left(m, code)) or _goes_on(m, code)


def _leaves_little(m: State, seat: int, code: Code) -> bool:
    """Unless it takes up again later what is too much."""
    carried = walker(m, code).carried
    left = [*_left(m, code), *([carried] if carried != NONE else [])]
    return legal(m, left) or _goes_on(m, code)


def _stop(exit_rule: str, steps: Condition[State], here: Conditions = ()) -> Conditions:
    """TW-CAR-05 to TW-CAR-09: the figure can put down or take up something there and then go on."""
    return (
        Condition(
            exit_rule,
            "exit_ends_move",
            lambda m, seat, code: not walker(m, code).way.goal >> where_to(code) & 1,
            square_named,
        ),
        Condition(
            "TW-CAR-07",
            "enemy_guards",
            lambda m, seat, code: not stands(walker(m, code).way, 1 - m.active, where_to(code)),
            figure_there,
        ),
        *NOTHING_IN_THE_WAY,
        steps,
        ONE_ROPE,
        *here,
        Condition(
            "TW-CAR-01",
            "no_step_left",
            lambda m, seat, code: bool(walker(m, code).way.passed() >> where_to(code) & 1),
            who_where,
        ),
        Condition(
            "TW-CAR-09",
            "not_on_pit",
            lambda m, seat, code: (
                walker(m, code).carried == NONE or bool(may_put(m, walker(m, code).way) >> where_to(code) & 1)
            ),
            lambda m, seat, code: {**square_named(m, seat, code), "thing": m.name(walker(m, code).carried)},
        ),
    )


ONCE: Conditions = (Condition("TW-CAR-05", "once_on_a_square", _goes_elsewhere, square_named),)
"""TW-CAR-05: not twice in a row on one square, which says nothing that could not be said without it."""
ROPE_FREE: Conditions = (
    Condition("TW-ROP-08", "rope_under_friend", _rope_not_needed, figure_there),
    Condition("TW-ROP-06", "no_way_off", _gets_off_pit, square_named),
)
WAY_ON: Conditions = (
    Condition("TW-GLD-01", "leaves_too_much", _leaves_little, square_named),
    Condition("TW-GLD-06", "no_way_on", lambda m, seat, code: _goes_on(m, code), square_named),
)
MAY_TAKE: Conditions = (*THING_THERE, *_stop("TW-EXT-04", SPEED), *ROPE_FREE, *WAY_ON)
MAY_PUT: Conditions = (*SOMETHING_CARRIED, *_stop("TW-MOV-09", SPEED), *WAY_ON)
MAY_TAKE_ON: Conditions = (*THING_THERE, *_stop("TW-EXT-04", STEPS_LEFT, ONCE), *ROPE_FREE, *WAY_ON)
MAY_PUT_ON: Conditions = (*SOMETHING_CARRIED, *_stop("TW-MOV-09", STEPS_LEFT, ONCE), *WAY_ON)


# Carrying out


def begin(m: State, seat: int, code: Code, events: Events) -> None:
    """TW-MOV-01: the first stretch of a move, for one AP."""
    token = named_figure(m, code)
    m.pay(token, 1)
    _walk(m, token, m.figure(token).speed, m.beside(token), code, events)


def go_on(m: State, seat: int, code: Code, events: Events) -> None:
    """The next stretch of a move."""
    _, token, steps, carried = m.frames.pop()
    _walk(m, token, steps, carried, code, events)


def _walk(m: State, token: int, steps: int, carried: int, code: Code, events: Events) -> None:
    """TW-MOV-01, TW-CAR-05: to the end of the move, or to a square where something changes hands."""
    verb, square, start = code[0], where_to(code), m.where[token]
    taken = carried
    left = 0
    if verb != v.GO:
        left = steps - Way(m, without(m, token, carried), token, carried, steps).used(square)
        taken = _token_at(m, token, carried, square, code[3]) if verb == v.TAKE else NONE
    m.where[token] = square
    if carried != NONE:
        m.where[carried] = square
    if verb == v.GO:
        held = m.name(carried) if carried != NONE else None
        m.tell(events, "TW-MOV-01", "moved", source=NAMES[start], to=NAMES[square], carries=held, **m.who(token))
        if column(m.zones[1 - SIDE[token]]) >> square & 1:
            fate.leave(m, token, carried, events, "TW-EXT-02")
        elif carried == NONE:
            fate.pick_up(m, token, events)
        fate.after_action(m, events)
        return
    if events is not None:
        if start != square:
            m.tell(events, "TW-MOV-01", "walked", source=NAMES[start], to=NAMES[square], **m.who(token))
        kind = "put_down" if verb == v.PUT else "took" if carried == NONE else "swapped"
        put = m.name(carried) if carried != NONE else None
        thing = m.name(taken) if taken != NONE else None
        m.tell(events, "TW-CAR-06", kind, square=NAMES[square], put=put, thing=thing, **m.who(token))
    m.frames.append((WALK, token, left, taken))


def _token_at(m: State, token: int, carried: int, square: int, thing: int) -> int:
    """The token of this kind that the figure takes there; friends' wounded, anybody's items."""
    for other in m.squads[SIDE[token]] if thing < THINGS else ITEMS:
        if m.where[other] == square and m.thing(other) == thing and other not in (token, carried):
            return other
    raise AssertionError(f"nothing of kind {thing} on {NAMES[square]}")


# What a person might name


def _goes(m: State, seat: int) -> Iterator[Move]:
    kinds = nearby.figures(m, seat)
    for row in zip_longest(*([m.vocabulary.go[kind][to] for to in nearby.around(m, seat, kind)] for kind in kinds)):
        yield from (move for move in row if move is not None)


def _takes(m: State, seat: int) -> Iterator[Move]:
    """Every figure on the board takes what is near, and a thing that is not there."""
    for kind in nearby.figures(m, seat):
        around = nearby.around(m, seat, kind)
        for thing, place in nearby.things(m):
            if place in around:
                yield m.vocabulary.take(kind, place, thing)
        yield m.vocabulary.take(kind, around[0], THINGS)


def _puts(m: State, seat: int) -> Iterator[Move]:
    for kind in nearby.figures(m, seat):
        yield from (m.vocabulary.put[kind][place] for place in islice(nearby.around(m, seat, kind), 7))


ACTS: Conditions = (*ABLE, affords("TW-MOV-01", named_figure))
ANSWERS: tuple[Answer[State], ...] = (
    Answer(v.GO, begin, (*ACTS, *MAY_GO), _goes),
    Answer(v.TAKE, begin, (*ACTS, *MAY_TAKE), _takes),
    Answer(v.PUT, begin, (*ACTS, *MAY_PUT), _puts),
)


# In the middle of a move

WALKING = (v.GO, v.TAKE, v.PUT)


def _question(m: State, seat: int) -> Question:
    _, token, steps, carried = m.frames[-1]
    held = m.name(carried) if carried != NONE else None
    args = {"seat": seat, "figure": m.name(token), "square": m.at(token), "steps": steps, "carries": held}
    return "TW-CAR-05", "walk_on", args


FINISH: Conditions = (
    Condition(
        "TW-ACT-01",
        "finish_move",
        lambda m, seat, code: code[0] in WALKING and named_figure(m, code) == m.frames[-1][1],
        lambda m, seat, code: {"figure": m.name(m.frames[-1][1]), "square": m.at(m.frames[-1][1])},
    ),
)
"""First the move that was begun."""


ON: tuple[Answer[State], ...] = (
    Answer(v.GO, go_on, (*FINISH, *MAY_GO_ON), _goes),
    Answer(v.TAKE, go_on, (*FINISH, *MAY_TAKE_ON), _takes),
    Answer(v.PUT, go_on, (*FINISH, *MAY_PUT_ON), _puts),
)


def walk_on(other_verbs: Iterable[int]) -> Decision[State]:
    """The move goes on; all other actions wait."""
    return Decision(
        WALK,
        _question,
        *ON,
        *(Answer[State](verb, go_on, FINISH) for verb in other_verbs),
        who=State.on_turn,
        moves=lambda m, seat: going_on(m, *m.frames[-1][1:]),
    )
