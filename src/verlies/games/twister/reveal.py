"""Halls are revealed, and what waits there is placed (TW-REV)."""

from __future__ import annotations

from collections.abc import Iterator

from verlies.core.moves import Move
from verlies.core.odds import Luck, Rng
from verlies.core.steps import Answer, Chance, Code, Condition, Data, Decision, Events, Question, Step, asks
from verlies.games.twister import nearby
from verlies.games.twister import vocabulary as v
from verlies.games.twister.actors import one_affords, somebody_acts
from verlies.games.twister.content import COLOURS
from verlies.games.twister.dungeon import AREA, BIT, HEIGHT, NAMES, SLOT_AT, SLOT_NAMES, SLOTS, listed, neighbour
from verlies.games.twister.state import DOWN, DRAW_HALL, IS_FIGURE, NONE, PLACE, SIDE, State
from verlies.games.twister.vocabulary import THINGS


def revealers(m: State, actors: list[int]) -> dict[int, int]:
    """TW-REV-02: the slots that can be revealed, each with the first of these figures that can do it."""
    dark = m.slots & ~m.up
    if not dark:
        return {}
    unseen = 0
    for slot in range(SLOTS):
        if dark >> slot & 1:
            unseen |= AREA[slot]
    found: dict[int, int] = {}
    for token in actors:
        bit = BIT[m.where[token]]
        north, east, south, west = m.half
        beside = 0
        if not bit & north and not bit & _TOP:
            beside |= bit >> 1
        if not bit & south and not bit & _BOTTOM:
            beside |= bit << 1
        if not bit & east:
            beside |= bit << HEIGHT
        if not bit & west:
            beside |= bit >> HEIGHT
        for square in listed(beside & unseen):
            slot = SLOT_AT[square]
            if m.means(token) > 0 and (slot not in found or m.means(token) > m.means(found[slot])):
                found[slot] = token
    return found


_TOP = sum(1 << x * HEIGHT for x in range(22))
_BOTTOM = _TOP << HEIGHT - 1


def _beside(m: State, slot: int) -> list[tuple[int, int]]:
    """Those who stand beside a slot, each with the side on which it lies."""
    sides = [(token, side, neighbour(m.where[token], side)) for token in m.actors(m.active) for side in range(4)]
    return [(token, side) for token, side, other in sides if other != NONE and AREA[slot] >> other & 1]


def _sees_in(m: State, slot: int) -> list[int]:
    """TW-REV-02: those beside a slot with nothing between."""
    return [token for token, side in _beside(m, slot) if not m.half[side] >> m.where[token] & 1]


def _only_bends(m: State, slot: int) -> bool:
    """TW-CHR-NAG-02: whether the first beside a slot could walk into it through a slit, which does not help."""
    token, side = _beside(m, slot)[0]
    return bool(m.slit[side] >> m.where[token] & 1) and m.figure(token).slits


def _blocked(m: State, seat: int, code: Code) -> Data:
    token, _ = _beside(m, code[1])[0]
    return {"slot": SLOT_NAMES[code[1]], "figure": m.name(token), "square": m.at(token)}


def _slot(m: State, seat: int, code: Code) -> Data:
    return {"slot": SLOT_NAMES[code[1]]}


def _reveal(m: State, seat: int, code: Code, events: Events) -> None:
    slot = code[1]
    m.pay(revealers(m, m.actors(m.active))[slot], 1)
    reveal(m, slot, events)


REVEAL = Answer[State](
    v.REVEAL,
    _reveal,
    (
        Condition("TW-SCN-03", "no_such_slot", lambda m, seat, code: bool(m.slots >> code[1] & 1), _slot),
        Condition("TW-REV-02", "already_up", lambda m, seat, code: not m.up >> code[1] & 1, _slot),
        *somebody_acts("TW-REV-01"),
        Condition("TW-REV-02", "nobody_beside", lambda m, seat, code: bool(_beside(m, code[1])), _slot),
        Condition(
            "TW-CHR-NAG-02",
            "reveal_blocked",
            lambda m, seat, code: bool(_sees_in(m, code[1])) or not _only_bends(m, code[1]),
            _blocked,
        ),
        Condition("TW-REV-02", "reveal_blocked", lambda m, seat, code: bool(_sees_in(m, code[1])), _blocked),
        one_affords("TW-REV-01", lambda m, code: _sees_in(m, code[1])),
    ),
    lambda m, seat: m.vocabulary.reveal,
)


def reveal(m: State, slot: int, events: Events, npc: int = NONE) -> None:
    """TW-REV-03: which hall it is, and how it lies, is chance's; `npc`: who of the non-player reveals it."""
    who = {"npc": m.name(npc)} if npc != NONE else {}
    m.tell(events, "TW-REV-01", "reveals", seat=m.active, slot=SLOT_NAMES[slot], **who)
    m.frames.append((DRAW_HALL, slot, npc))


# The hall


class HallOdds:
    """TW-SET-02: any hall of the bag, any of the four ways to lie."""

    def __init__(self, bag: bytes, moves: list[list[Move]]) -> None:
        self._bag = bag
        self._moves = moves

    @property
    def total(self) -> int:
        return 4 * len(self._bag)

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        return ((move, 1) for hall in self._bag for move in self._moves[hall])

    def __contains__(self, move: object) -> bool:
        return any(move == other for hall in self._bag for other in self._moves[hall])

    def sample(self, rng: Rng) -> Move:
        at = int(rng.random() * self.total)
        return self._moves[self._bag[at >> 2]][at & 3]

    def chosen(self, luck: Luck) -> Move:
        hall = luck.top("hall", self._bag)
        return self._moves[hall][int(luck.throw(f"turn of hall {hall}").random() * 4)]

    def came(self, luck: Luck, move: str) -> None:
        hall = next(each for each in self._bag if move in self._moves[each])
        luck.take("hall", self._bag, hall)
        luck.thrown(f"turn of hall {hall}")


def _hall_drawn(m: State, code: Code, events: Events) -> None:
    _, slot, npc = m.frames.pop()
    turn_up(m, slot, npc, code[1], code[2], events)


def turn_up(m: State, slot: int, npc: int, hall: int, turned: int, events: Events) -> None:
    """TW-REV-03, TW-REV-08, TS-REV-01: the hall lies face up, its portcullises closed; all see whose tokens wait."""
    at = m.bag.index(hall)
    m.bag = m.bag[:at] + m.bag[at + 1 :]
    m.lay_hall(slot, hall, turned)
    told = m.mode.hall_up(m, slot, npc)
    m.tell(
        events, "TW-REV-03", "hall_revealed", slot=SLOT_NAMES[slot], hall=m.content.hall_ids[hall], quarters=turned,
        **told,
    )  # fmt: skip


# Placing what waited there


def to_place(m: State, seat: int, slot: int) -> list[int]:
    """TW-REV-04: the tokens that this seat places: the revealer all but its own items, the other the rest."""
    waiting = [token for token in range(len(m.where)) if m.where[token] == DOWN + slot]
    own_items = [token for token in waiting if not IS_FIGURE[token] and SIDE[token] == m.active]
    return own_items if seat != m.active else [token for token in waiting if token not in own_items]


def place_moves(m: State, seat: int, slot: int) -> list[Move]:
    """TW-REV-05: each on an empty square of the hall that is not a pit."""
    free = AREA[slot] & m.dry
    for place in m.where:
        free &= ~BIT[place]
    squares = listed(free)
    kinds = dict.fromkeys((SIDE[token], m.thing(token)) for token in to_place(m, seat, slot))
    return [m.vocabulary.place(side, thing, square) for side, thing in kinds for square in squares]


def _place(m: State, seat: int, code: Code, events: Events) -> None:
    """TW-REV-05, TW-REV-07: in play at once."""
    _, side, thing, square = code
    slot = m.frames[-1][2]
    token = next(each for each in to_place(m, seat, slot) if SIDE[each] == side and m.thing(each) == thing)
    m.where[token] = square
    m.tell(events, "TW-REV-05", "placed", seat=seat, square=NAMES[square], **m.who(token))


def _all_placed(m: State, events: Events) -> bool:
    _, seat, slot = m.frames[-1]
    if to_place(m, seat, slot):
        return False
    m.frames.pop()
    return True


def _waiting(m: State, seat: int) -> set[tuple[int, int]]:
    """What a seat is to place: side and thing."""
    return {(SIDE[token], m.thing(token)) for token in to_place(m, seat, m.frames[-1][2])}


def _thing(m: State, seat: int, code: Code) -> Data:
    return {"side": COLOURS[code[1]], "thing": m.vocabulary.thing_names[code[2]]}


def _square(m: State, seat: int, code: Code) -> Data:
    return {"square": NAMES[code[3]]}


def _places(m: State, seat: int) -> Iterator[Move]:
    """What waits in the hall just revealed, on all of its squares and one more; and what is there already."""
    slot = m.frames[-1][2]
    squares = listed(AREA[slot])
    for token in [token for token, place in enumerate(m.where) if place == DOWN + slot]:
        yield from (m.vocabulary.place(SIDE[token], m.thing(token), place) for place in (*squares, 0))
    for thing, place in nearby.things(m):
        yield m.vocabulary.place(seat, thing, place)
    yield m.vocabulary.place(1 - seat, THINGS, squares[0])


PUT_THERE = Answer[State](
    v.PLACE,
    _place,
    (
        Condition(
            "TW-REV-04",
            "other_places_it",
            lambda m, seat, code: code[1:3] in _waiting(m, seat) or code[1:3] not in _waiting(m, 1 - seat),
            _thing,
        ),
        Condition(
            "TW-REV-04",
            "not_waiting",
            lambda m, seat, code: code[1:3] in _waiting(m, seat),
            lambda m, seat, code: {**_thing(m, seat, code), "slot": SLOT_NAMES[m.frames[-1][2]]},
        ),
        Condition(
            "TW-REV-05",
            "outside_hall",
            lambda m, seat, code: bool(AREA[m.frames[-1][2]] >> code[3] & 1),
            lambda m, seat, code: {**_square(m, seat, code), "slot": SLOT_NAMES[m.frames[-1][2]]},
        ),
        Condition("TW-REV-05", "place_on_pit", lambda m, seat, code: not m.pits >> code[3] & 1, _square),
        Condition("TW-REV-05", "place_taken", lambda m, seat, code: m.where.find(code[3]) == NONE, _square),
    ),
    _places,
)


def _question(m: State, seat: int) -> Question:
    slot = m.frames[-1][2]
    hall = m.content.hall_ids[m.halls[slot]]
    args = {"seat": seat, "slot": SLOT_NAMES[slot], "hall": hall, "left": len(to_place(m, seat, slot))}
    return "TW-REV-04", "place", args


STEPS: tuple[Step[State], ...] = (
    Chance(
        DRAW_HALL,
        asks("TW-REV-03", "hall", lambda m, seat: {"slot": SLOT_NAMES[m.frames[-1][1]]}),
        lambda m: HallOdds(m.bag, m.vocabulary.hall),
        _hall_drawn,
    ),
    Decision(
        PLACE, _question, PUT_THERE, moves=lambda m, seat: place_moves(m, seat, m.frames[-1][2]), unless=_all_placed
    ),
)
