"""What is done to the dungeon itself: halls revealed and turned, portcullises moved (TW-REV, TW-ROT, TW-PRT)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.games.twister.combat import carriers
from verlies.games.twister.dungeon import AREA, BIT, HEIGHT, NAMES, SLOT_AT, SLOT_NAMES, SLOTS, listed
from verlies.games.twister.halls import BROKEN, CLOSED, OPEN, Gate
from verlies.games.twister.solo.arrivals import tokens_come
from verlies.games.twister.state import (
    DOWN,
    DRAW_HALL,
    IS_FIGURE,
    NONE,
    PLACE,
    SIDE,
    Events,
    State,
)
from verlies.games.twister.vocabulary import TURNS

# Reveal


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


def reveal(m: State, slot: int, events: Events, npc: int = NONE) -> None:
    """TW-REV-03: which hall it is, and how it lies, is chance's; `npc`: who of the non-player reveals it."""
    who = {"npc": m.name(npc)} if npc != NONE else {}
    m.tell(events, "TW-REV-01", "reveals", seat=m.active, slot=SLOT_NAMES[slot], **who)
    m.frames.append((DRAW_HALL, slot, npc))


def turn_up(m: State, slot: int, npc: int, hall: int, turned: int, events: Events) -> None:
    """TW-REV-03, TW-REV-08, TS-REV-01: the hall lies face up, its portcullises closed; all see whose tokens wait."""
    at = m.bag.index(hall)
    m.bag = m.bag[:at] + m.bag[at + 1 :]
    m.lay_hall(slot, hall, turned)
    names = [m.name(token) for token in range(len(m.where)) if m.where[token] == DOWN + slot]
    waiting = {"tokens": names} if m.solo is None else {}
    m.tell(
        events, "TW-REV-03", "hall_revealed", slot=SLOT_NAMES[slot], hall=m.content.hall_ids[hall], quarters=turned,
        **waiting,
    )  # fmt: skip
    if m.solo is not None:
        tokens_come(m, slot, npc)
    else:
        m.frames += [(PLACE, 1 - m.active, slot), (PLACE, m.active, slot)]


def to_place(m: State, seat: int, slot: int) -> list[int]:
    """TW-REV-04: the tokens that this seat places: the revealer all but its own items, the other the rest."""
    waiting = [token for token in range(len(m.where)) if m.where[token] == DOWN + slot]
    own_items = [token for token in waiting if not IS_FIGURE[token] and SIDE[token] == m.active]
    return own_items if seat != m.active else [token for token in waiting if token not in own_items]


def place_moves(m: State, seat: int, slot: int) -> list[Move]:
    """TW-REV-05: each on an empty square of the hall that is no pit."""
    free = AREA[slot] & m.dry
    for place in m.where:
        free &= ~BIT[place]
    squares = listed(free)
    kinds = dict.fromkeys((SIDE[token], m.thing(token)) for token in to_place(m, seat, slot))
    return [m.words.place(side, thing, square) for side, thing in kinds for square in squares]


def place(m: State, seat: int, slot: int, side: int, thing: int, square: int, events: Events) -> None:
    """TW-REV-05, TW-REV-07: in play at once."""
    token = next(each for each in to_place(m, seat, slot) if SIDE[each] == side and m.thing(each) == thing)
    m.where[token] = square
    m.tell(events, "TW-REV-05", "placed", seat=seat, square=NAMES[square], **m.who(token))


# Turn


def turnings(m: State, actors: list[int]) -> dict[tuple[int, int], int]:
    """TW-ROT-01 to TW-ROT-05: hall and direction of all quarter turns, each with a figure on a gear that can do it."""
    found: dict[tuple[int, int], int] = {}
    for token in actors:
        square = m.where[token]
        if square not in m.gears or not m.means(token):
            continue
        slot_of_gear = m.gears.index(square)
        if m.solo is not None and locked(m, slot_of_gear, token):
            continue
        pair = m.content.halls[m.halls[slot_of_gear]].pair
        for slot in range(SLOTS):
            hall = m.halls[slot]
            if m.up >> slot & 1 and m.content.halls[hall].pair == pair:
                for clockwise in range(2):
                    fits = m.figure(token).free_gear or m.content.halls[hall].clockwise == bool(clockwise)
                    if fits and ((hall, clockwise) not in found or m.means(token) > m.means(found[hall, clockwise])):
                        found[hall, clockwise] = token  # TW-CHR-MEC-01, TW-ROT-03
    return found


def turn(m: State, token: int, hall: int, clockwise: int, events: Events) -> None:
    """TW-ROT-06."""
    m.turn_hall(m.slot_of(hall), clockwise)
    m.tell(
        events, "TW-ROT-01", "hall_turned", hall=m.content.hall_ids[hall], way=TURNS[clockwise],
        slot=SLOT_NAMES[m.slot_of(hall)], **m.who(token),
    )  # fmt: skip


def locked(m: State, slot: int, token: int) -> bool:
    return locker(m, slot, token) != NONE


def locker(m: State, slot: int, token: int) -> int:
    """TS-ROT-07: Tüft Al, if he stands unwounded on a gear of this pair and keeps a character from it; or NONE."""
    for other in m.squads[1]:
        lock = m.figure(other).effects.get("GEAR_LOCK") if m.where[other] < DOWN else None
        if lock is None or m.wounded >> other & 1 or m.where[other] not in m.gears:
            continue
        pair = m.content.halls[m.halls[m.gears.index(m.where[other])]].pair
        if m.content.halls[m.halls[slot]].pair == pair and m.figure(token).type not in lock["allowed_types"]:
            return other
    return NONE


# Portcullises


def gate_at(m: State, gate: int) -> Gate | None:
    """Where a portcullis is, if its hall lies face up."""
    hall = m.content.gate_hall[gate]
    slot = m.slot_of(hall)
    printed = m.content.halls[hall]
    return printed.laid(slot, m.turned[slot]).gates[gate - printed.first] if slot != NONE else None


def reaches(m: State, square: int, gate: Gate) -> bool:
    """TW-PRT-02, TW-PRT-05, TW-PRT-07: from either side, unless a wall or slit half lies between."""
    if square == gate.square:
        return True
    if square != gate.behind:
        return False
    if not gate.border:
        return True
    back = (gate.side + 2) % 4
    if not m.half[back] >> square & 1:
        return True
    return not m.slit[back] >> square & 1 and _closed_half(m, square, back)


def _closed_half(m: State, square: int, side: int) -> bool:
    """Whether the half-edge is blocked by a portcullis of its own hall."""
    slot = SLOT_AT[square]
    if slot == NONE or not m.up >> slot & 1:
        return False
    laid = m.content.halls[m.halls[slot]].laid(slot, m.turned[slot])
    return any(gate.square == square and gate.side == side for gate in laid.gates)


def gate_works(m: State, actors: list[int]) -> list[tuple[Move, int, int, int]]:
    """TW-PRT-03, TW-PRT-04: what can be done to which portcullis, its new state, and by whom."""
    keys = carriers(m, m.active, "key")
    pickers = [token for token in actors if m.figure(token).picks or token in keys]
    breakers = [token for token in actors if m.figure(token).breaks]
    works: list[tuple[Move, int, int, int]] = []
    squares = 0
    for token in pickers + breakers:
        squares |= BIT[m.where[token]]
    if not squares:
        return works
    for slot in range(SLOTS):
        if not m.up >> slot & 1:
            continue
        hall = m.content.halls[m.halls[slot]]
        for at, gate in enumerate(hall.laid(slot, m.turned[slot]).gates):
            if not squares & (BIT[gate.square] | BIT[gate.behind]):
                continue
            number = hall.first + at
            state = m.gates[number]
            if state == BROKEN:
                continue
            who = _first(m, pickers, gate)
            if who != NONE:
                verb, new = (m.words.open, OPEN) if state == CLOSED else (m.words.close, CLOSED)
                works.append((verb[number], number, new, who))
            who = _first(m, breakers, gate)
            if who != NONE:
                works.append((m.words.break_[number], number, BROKEN, who))
    return works


def _first(m: State, tokens: list[int], gate: Gate) -> int:
    near = [token for token in tokens if m.means(token) and reaches(m, m.where[token], gate)]
    return max(near, key=m.means) if near else NONE


def work_gate(m: State, token: int, gate: int, state: int, events: Events) -> None:
    m.set_gate(gate, state)
    kind = ("gate_closed", "gate_opened", "gate_broken")[state]
    rule = "TW-PRT-04" if state == BROKEN else "TW-PRT-03"
    m.tell(events, rule, kind, gate=m.content.gate_ids[gate], **m.who(token))
