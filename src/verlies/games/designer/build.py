"""The Build phase: four rounds of choosing, placing and passing on (DD-FLOW, DD-BLD, DD-EXP)."""

from __future__ import annotations

from itertools import combinations

from verlies.core.events import Event, tell, tell_secretly
from verlies.core.moves import Move
from verlies.core.odds import added, without
from verlies.core.steps import INNER, Answer, Code, Condition, Data, Decision, Events, Phase, Step, Task, asks
from verlies.games.designer import solo
from verlies.games.designer import vocabulary as v
from verlies.games.designer.content import FOUNTAIN, SHRINE
from verlies.games.designer.market import free_slot
from verlies.games.designer.state import (
    BUILD,
    CHOOSE,
    CLEAN_UP,
    DONE,
    IMPROVE,
    JAEL,
    NONE,
    POWER,
    ROOMS,
    ROUND,
    SECOND,
    TURNS,
    YEAR,
    State,
)  # fmt: skip


def start_year(m: State, events: Events) -> None:
    """DD-FLOW-01, DD-FLOW-02: a year is Build with 4 rounds, Improve, Clean up."""
    _, m.year = m.frames.pop()
    m.free = [15] * m.seats
    m.frames += [(CLEAN_UP,), (IMPROVE,), (ROUND, 4), (ROUND, 3), (ROUND, 2), (ROUND, 1)]
    if m.solo:
        m.frames.append((JAEL,))  # DD-SOL-07
        m.jael_acted = False
        m.left_by_jael.append(b"")
    tell(events, "DD-FLOW-01", "year_begins", year=m.year)


def start_round(m: State) -> None:
    """DD-BLD-01: all choose at the same time."""
    _, number = m.frames.pop()
    m.steps = [CHOOSE] * m.seats
    m.busy = (1 << m.seats) - 1
    m.frames.append((BUILD, number))


def _busy(m: State) -> tuple[int, ...]:
    return TURNS[m.busy]


def _asked(m: State, seat: int) -> Decision[State]:
    """Everybody goes through the steps of a round at their own pace."""
    step = m.steps[seat]
    if step == CHOOSE:
        return BUILD_ROOM
    if step == SECOND:
        return KEEP_ROOM if m.solo else DISCARD_ROOM
    return USE_SHRINE if power_in_use(m, seat) == SHRINE else USE_FOUNTAIN


def _round(m: State, seat: int) -> Data:
    return {"year": m.year, "round": m.frames[-1][1]}


def _step_done(m: State, seat: int, step: int, events: Events) -> None:
    """What was done in a step is final or not; when all are done, the round goes on."""
    _seal(m, seat, step)
    if m.steps[seat] == DONE:
        m.busy &= ~(1 << seat)
        if not m.busy:
            _all_done(m, events)


def _seal(m: State, seat: int, step: int) -> None:
    """What was shown or submitted is final; alone there is nobody to show it to."""
    if m.hidden and m.steps[seat] == DONE:
        m._seal("DD-VAR-02")
    elif not m.hidden and not m.solo and (step == CHOOSE or m.steps[seat] == DONE):
        m._seal("DD-BLD-13")


def _after_power(m: State) -> int:
    """DD-EXP-09: the further room comes after the power, or came before the reveal."""
    return DONE if m.hidden else _further_room(m)


def _further_room(m: State) -> int:
    """DD-BLD-02, DD-SOL-09: with 1 or 2 players a further room is chosen, unless it is the last (DD-BLD-06)."""
    last_round = m.frames[-1][1] == 4
    return SECOND if m.seats <= 2 and not last_round else DONE


# A room and its column


def _build_moves(m: State, seat: int) -> list[Move]:
    """DD-BLD-08, DD-BLD-10: any free column of the row, whatever the doors."""
    free = m.free[seat]
    legal: list[Move] = []
    for room in m.hands[seat]:
        legal += m.vocabulary.build[room][free]
    return legal


def _build(m: State, seat: int, code: Code, events: Events) -> None:
    _, room, column = code
    if m.hidden:
        _choose(m, seat, room, column, events)
    else:
        _place(m, seat, room, column, events)
        m.steps[seat] = POWER if _may_use_power(m, seat) else _after_power(m)
    _step_done(m, seat, CHOOSE, events)


def _choose(m: State, seat: int, room: int, column: int, events: Events) -> None:
    """DD-VAR-01, DD-VAR-02: room and column are fixed, and shown when all have chosen."""
    m.chosen[seat] = room << 2 | column
    m.steps[seat] = _further_room(m)
    tell_secretly(events, "DD-VAR-01", "chosen", seat, {"room": m.content.rooms[room], "col": column + 1})


def _place(m: State, seat: int, room: int, column: int, events: Events) -> None:
    """DD-BLD-07: into the row of the year."""
    cell = (m.year - 1) * 4 + column
    grid = m.grids[seat]
    m.grids[seat] = grid[:cell] + bytes((room + 1,)) + grid[cell + 1 :]
    m.hands[seat] = without(m.hands[seat], room)
    m.free[seat] &= ~(1 << column)
    m.last[seat] = cell
    m.known[room] = (1 << m.seats) - 1
    if events is not None:
        tell(events, "DD-BLD-01", "built", seat=seat, room=m.content.rooms[room], row=m.year, col=column + 1)


def _near_rooms(m: State, seat: int) -> list[int]:
    """The rooms in hand, those built, and some that are elsewhere."""
    built = (room - 1 for room in m.grids[seat] if room)
    return sorted({*m.hands[seat], *built, 0, len(m.content.rooms) - 1})


def _in_hand(m: State, seat: int, code: Code) -> bool:
    return code[1] in m.hands[seat]


def _room(m: State, seat: int, code: Code) -> Data:
    return {"room": m.content.rooms[code[1]]}


BUILD_ROOM = Decision[State](
    INNER,
    asks("DD-BLD-01", "build", _round),
    Answer(
        v.BUILD,
        _build,
        (
            Condition("DD-BLD-01", "not_in_hand", _in_hand, _room),
            Condition(
                "DD-BLD-08",
                "column_taken",
                lambda m, seat, code: bool(m.free[seat] >> code[2] & 1),
                lambda m, seat, code: {"col": code[2] + 1, "row": m.year},
            ),
        ),
        near=lambda m, seat: [move for room in _near_rooms(m, seat) for move in m.vocabulary.build[room][15]],
    ),
    moves=_build_moves,
)


# The further room


def _second(m: State, seat: int, code: Code, events: Events) -> None:
    _, room = code
    m.steps[seat] = DONE
    m.dropped[seat] = room
    if not m.solo:
        tell_secretly(events, "DD-BLD-02", "discarded", seat, {"room": m.content.rooms[room]})
    _step_done(m, seat, SECOND, events)


def _is_chosen(m: State, seat: int, room: int) -> bool:
    """Chosen in secret to be built in this round."""
    return m.chosen[seat] != NONE and m.chosen[seat] >> 2 == room


KEEP_ROOM = Decision[State](
    INNER,
    asks("DD-SOL-09", "keep", _round),
    Answer(
        v.KEEP,
        _second,
        (Condition("DD-SOL-09", "not_in_hand", _in_hand, _room),),
        near=lambda m, seat: [m.vocabulary.keep[room] for room in _near_rooms(m, seat)],
    ),
    moves=lambda m, seat: [m.vocabulary.keep[room] for room in m.hands[seat]],
)
DISCARD_ROOM = Decision[State](
    INNER,
    asks("DD-BLD-02", "discard", _round),
    Answer(
        v.DISCARD,
        _second,
        (
            Condition(
                "DD-BLD-02",
                "room_already_chosen",  # with hidden selection it is still in hand
                lambda m, seat, code: not _is_chosen(m, seat, code[1]),
                _room,
            ),
            Condition("DD-BLD-02", "not_in_hand", _in_hand, _room),
        ),
        near=lambda m, seat: [m.vocabulary.discard[room] for room in _near_rooms(m, seat)],
    ),
    moves=lambda m, seat: [m.vocabulary.discard[room] for room in m.hands[seat] if not _is_chosen(m, seat, room)],
)


# Powers of rooms


def _may_use_power(m: State, seat: int) -> bool:
    """DD-EXP-05, DD-EXP-09: there is something that the power could do."""
    if not m.options["shrine_powers"] or not power_in_use(m, seat):
        return False
    return bool(_power_moves(m, seat))


def _power_moves(m: State, seat: int) -> list[Move]:
    power = power_in_use(m, seat)
    if power == SHRINE:
        placed = [column for column in range(4) if not m.free[seat] >> column & 1]
        return [m.vocabulary.swap[pair] for pair in combinations(placed, 2)]
    return _fountain_moves(m, seat) if power == FOUNTAIN else []


def _fountain_moves(m: State, seat: int) -> list[Move]:
    """DD-EXP-07: one element tile to a free slot of another own room."""
    dungeon = m.dungeon(seat)
    targets = [cell for cell in range(16) if dungeon.free_slots(cell)]
    return [
        m.vocabulary.move[tile, cell, target]
        for cell in range(16)
        for tile in sorted(set(m.tiles[seat][cell]))
        for target in targets
        if target != cell
    ]


def power_in_use(m: State, seat: int) -> int:
    """The power of the room that this seat placed last."""
    return m.content.power[m.grids[seat][m.last[seat]] - 1]


def _decline(m: State, seat: int, code: Code, events: Events) -> None:
    tell(events, "DD-EXP-09", "power_declined", seat=seat)
    _power_used(m, seat, events)


def _swap(m: State, seat: int, code: Code, events: Events) -> None:
    """DD-EXP-06."""
    first, second = ((m.year - 1) * 4 + column for column in code[1:])
    grid, tiles = list(m.grids[seat]), list(m.tiles[seat])
    grid[first], grid[second] = grid[second], grid[first]
    tiles[first], tiles[second] = tiles[second], tiles[first]
    m.grids[seat], m.tiles[seat] = bytes(grid), tuple(tiles)
    tell(events, "DD-EXP-06", "rooms_swapped", seat=seat, row=m.year, first=code[1] + 1, second=code[2] + 1)
    _power_used(m, seat, events)


def _move_tile(m: State, seat: int, code: Code, events: Events) -> None:
    """DD-EXP-07."""
    _, tile, source, target = code
    tiles = list(m.tiles[seat])
    tiles[source] = without(tiles[source], tile)
    tiles[target] = added(tiles[target], tile)
    m.tiles[seat] = tuple(tiles)
    tell(
        events, "DD-EXP-07", "tile_moved", seat=seat, tile=m.content.elements[tile], row=source // 4 + 1,
        col=source % 4 + 1, to_row=target // 4 + 1, to_col=target % 4 + 1,
    )  # fmt: skip
    _power_used(m, seat, events)


def _power_used(m: State, seat: int, events: Events) -> None:
    m.steps[seat] = _after_power(m)
    _step_done(m, seat, POWER, events)


def _with_power(m: State, seat: int) -> list[Move]:
    return [*_power_moves(m, seat), m.vocabulary.skip]


SKIP = Answer[State](v.SKIP, _decline, near=lambda m, seat: [m.vocabulary.skip])
USE_SHRINE = Decision[State](
    INNER,
    asks("DD-EXP-06", "shrine", _round),
    Answer(
        v.SWAP,
        _swap,
        (
            Condition(
                "DD-EXP-06",
                "swap_needs_two_rooms",
                lambda m, seat, code: not any(m.free[seat] >> column & 1 for column in code[1:]),
                lambda m, seat, code: {"row": m.year},
            ),
        ),
        near=lambda m, seat: m.vocabulary.swap.values(),
    ),
    SKIP,
    moves=_with_power,
)
USE_FOUNTAIN = Decision[State](
    INNER,
    asks("DD-EXP-07", "fountain", _round),
    Answer(
        v.MOVE,
        _move_tile,
        (
            Condition(
                "DD-EXP-07",
                "no_such_tile",
                lambda m, seat, code: code[1] in m.tiles[seat][code[2]],
                lambda m, seat, code: {
                    "tile": m.content.elements[code[1]], "row": code[2] // 4 + 1, "col": code[2] % 4 + 1,
                },
            ),
            Condition("DD-EXP-07", "same_room", lambda m, seat, code: code[2] != code[3]),
            *free_slot("DD-EXP-07"),
        ),
        near=lambda m, seat: [
            m.vocabulary.move[tile, source, target]
            for tile in sorted({*b"".join(m.tiles[seat]), *m.content.chest} - {m.content.passage})
            for source in range(16)
            for target in range(16)
        ],
    ),
    SKIP,
    moves=_with_power,
)  # fmt: skip


# The end of a round


def _all_done(m: State, events: Events) -> None:
    """Step 1 is over for all: reveal what was hidden, then go on to step 2."""
    m._close()
    if m.chosen[0] != NONE:  # DD-VAR-01
        for seat in range(m.seats):
            room, column = m.chosen[seat] >> 2, m.chosen[seat] & 3
            m.chosen[seat] = NONE
            _place(m, seat, room, column, events)
            if _may_use_power(m, seat):
                m.steps[seat] = POWER
                m.busy |= 1 << seat
        if m.busy:
            return
    _, number = m.frames.pop()
    if number == 4:
        for seat in range(m.seats):
            _discard_last(m, seat, events)
    elif m.solo:
        solo.after_round(m, number, events)
    else:
        _pass_hands(m, events)


def _discard_last(m: State, seat: int, events: Events) -> None:
    """DD-BLD-05, DD-BLD-06: the last room in hand."""
    room = m.hands[seat][0]
    to_discard(m, seat, room)
    rule = "DD-SOL-09" if m.solo else "DD-BLD-05"
    tell_secretly(events, rule, "last_discarded", seat, {"room": m.content.rooms[room]})


def to_discard(m: State, seat: int, room: int) -> None:
    """Face down to the discard pile; who knew the room knows it there."""
    m.hands[seat] = without(m.hands[seat], room)
    m.discard = added(m.discard, room)


def pass_direction(m: State) -> str:
    """DD-BLD-03: to the left, which is the next seat, or to the right."""
    direction: str = m.content.setup["pass_direction_by_year"][str(m.year)]
    return direction


def _pass_hands(m: State, events: Events) -> None:
    """DD-BLD-03: years 1 and 3 to the left, 2 and 4 to the right; DD-DEF-14: left is the next seat."""
    for seat in range(m.seats):
        if m.dropped[seat] != NONE:
            to_discard(m, seat, m.dropped[seat])
            m.dropped[seat] = NONE
    direction = pass_direction(m)
    hands = m.hands
    m.hands = hands[-1:] + hands[:-1] if direction == "left" else hands[1:] + hands[:1]
    known = m.known
    for seat, hand in enumerate(m.hands):
        for room in hand:
            known[room] |= 1 << seat
    if events is not None:
        events.append(Event("DD-BLD-03", "hands_passed", {"direction": direction}))
        for seat, hand in enumerate(m.hands):
            rooms = [m.content.rooms[room] for room in hand]
            events.append(Event("DD-BLD-03", "hand_received", {"seat": seat, "rooms": rooms}, (seat,)))
    if m.seats == 2:
        m.frames += [(ROOMS, 1, 1), (ROOMS, 0, 1)]  # DD-BLD-04


STEPS: tuple[Step[State], ...] = (
    Task(YEAR, start_year),
    Task(ROUND, lambda m, events: start_round(m)),
    Phase(BUILD, _busy, _asked, (BUILD_ROOM, KEEP_ROOM, DISCARD_ROOM, USE_SHRINE, USE_FOUNTAIN)),
)
