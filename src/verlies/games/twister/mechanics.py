"""What is done to the dungeon itself: halls turned, portcullises moved (TW-ROT, TW-PRT)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.core.steps import Answer, Code, Condition, Data, Events
from verlies.games.twister import vocabulary as v
from verlies.games.twister.actors import Conditions, one_affords, somebody_acts
from verlies.games.twister.combat import carriers
from verlies.games.twister.dungeon import BIT, NAMES, SLOT_AT, SLOT_NAMES, SLOTS
from verlies.games.twister.halls import BROKEN, CLOSED, GATE_STATES, OPEN, Gate
from verlies.games.twister.state import NONE, State
from verlies.games.twister.vocabulary import TURNS

# Turn


def turnings(m: State, actors: list[int]) -> dict[tuple[int, int], int]:
    """TW-ROT-01 to TW-ROT-05: hall and direction of all quarter turns, each with a figure on a gear that can do it."""
    found: dict[tuple[int, int], int] = {}
    for token in actors:
        square = m.where[token]
        if square not in m.gears or not m.means(token):
            continue
        slot_of_gear = m.gears.index(square)
        if m.mode.locker(m, slot_of_gear, token) != NONE:
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


def _on_gear(m: State, code: Code) -> list[int]:
    """TW-ROT-01: those who stand on a gear of a hall or of its sister."""
    pair = m.content.halls[code[1]].pair
    standing = [token for token in m.actors(m.active) if m.where[token] in m.gears]
    return [token for token in standing if m.content.halls[m.halls[_gear_slot(m, token)]].pair == pair]


def _gear_slot(m: State, token: int) -> int:
    return m.gears.index(m.where[token])


def _unlocked(m: State, code: Code) -> list[int]:
    """TS-ROT-07."""
    return [token for token in _on_gear(m, code) if m.mode.locker(m, _gear_slot(m, token), token) == NONE]


def _turners(m: State, code: Code) -> list[int]:
    """TW-ROT-03, TW-CHR-MEC-01: those of them who can turn it this way."""
    fits = m.content.halls[code[1]].clockwise == bool(code[2])
    return [token for token in _unlocked(m, code) if fits or m.figure(token).free_gear]


def _hall(m: State, seat: int, code: Code) -> Data:
    return {"hall": m.content.hall_ids[code[1]]}


def _lock(m: State, seat: int, code: Code) -> Data:
    token = _on_gear(m, code)[0]
    return {**_hall(m, seat, code), "npc": m.name(m.mode.locker(m, _gear_slot(m, token), token))}


def _turn(m: State, seat: int, code: Code, events: Events) -> None:
    _, hall, clockwise = code
    token = turnings(m, m.actors(m.active))[hall, clockwise]
    m.pay(token, 1)
    turn(m, token, hall, clockwise, events)
    m._seal("TW-ACT-03")


TURN = Answer[State](
    v.TURN,
    _turn,
    (
        Condition("TW-ROT-05", "hall_not_up", lambda m, seat, code: m.slot_of(code[1]) != NONE, _hall),
        *somebody_acts("TW-ROT-01"),
        Condition("TW-ROT-01", "nobody_on_gear", lambda m, seat, code: bool(_on_gear(m, code)), _hall),
        Condition("TS-ROT-07", "gear_locked", lambda m, seat, code: bool(_unlocked(m, code)), _lock),
        Condition(
            "TW-ROT-03",
            "turns_otherwise",
            lambda m, seat, code: bool(_turners(m, code)),
            lambda m, seat, code: {**_hall(m, seat, code), "way": TURNS[m.content.halls[code[1]].clockwise]},
        ),
        one_affords("TW-ROT-01", _turners),
    ),
    lambda m, seat: [
        move
        for hall in dict.fromkeys(
            (*(each for each in m.halls if each < len(m.vocabulary.turn)), 0, len(m.vocabulary.turn) - 1)
        )
        for move in m.vocabulary.turn[hall]
    ],
)


def turn(m: State, token: int, hall: int, clockwise: int, events: Events) -> None:
    """TW-ROT-06."""
    m.turn_hall(m.slot_of(hall), clockwise)
    m.tell(
        events, "TW-ROT-01", "hall_turned", hall=m.content.hall_ids[hall], way=TURNS[clockwise],
        slot=SLOT_NAMES[m.slot_of(hall)], **m.who(token),
    )  # fmt: skip


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
                verb, new = (m.vocabulary.open, OPEN) if state == CLOSED else (m.vocabulary.close, CLOSED)
                works.append((verb[number], number, new, who))
            who = _first(m, breakers, gate)
            if who != NONE:
                works.append((m.vocabulary.break_[number], number, BROKEN, who))
    return works


def _first(m: State, tokens: list[int], gate: Gate) -> int:
    near = [token for token in tokens if m.means(token) and reaches(m, m.where[token], gate)]
    return max(near, key=m.means) if near else NONE


def work_gate(m: State, token: int, gate: int, state: int, events: Events) -> None:
    m.set_gate(gate, state)
    kind = ("gate_closed", "gate_opened", "gate_broken")[state]
    rule = "TW-PRT-04" if state == BROKEN else "TW-PRT-03"
    m.tell(events, rule, kind, gate=m.content.gate_ids[gate], **m.who(token))


def _able(m: State, code: Code) -> list[int]:
    """TW-PRT-03, TW-PRT-04: those who can open and close portcullises, or break them."""
    actors = m.actors(m.active)
    if code[0] == v.BREAK:
        return [token for token in actors if m.figure(token).breaks]
    keys = carriers(m, m.active, "key")
    return [token for token in actors if m.figure(token).picks or token in keys]


def _at_gate(m: State, code: Code) -> list[int]:
    gate = gate_at(m, code[1])
    assert gate is not None
    return [token for token in _able(m, code) if reaches(m, m.where[token], gate)]


def _gate(m: State, seat: int, code: Code) -> Data:
    return {"gate": m.content.gate_ids[code[1]]}


def _gate_squares(m: State, seat: int, code: Code) -> Data:
    gate = gate_at(m, code[1])
    assert gate is not None
    return {
        **_gate(m, seat, code), "squares": [NAMES[square] for square in (gate.square, gate.behind) if square != NONE],
    }  # fmt: skip


def _gate_up(m: State, seat: int, code: Code) -> bool:
    return gate_at(m, code[1]) is not None


def _gate_hall(m: State, seat: int, code: Code) -> Data:
    return {"hall": m.content.hall_ids[m.content.gate_hall[code[1]]]}


def _work(m: State, seat: int, code: Code, events: Events) -> None:
    verb, gate = code
    move = (m.vocabulary.open, m.vocabulary.close, m.vocabulary.break_)[verb - v.OPEN][gate]
    state, token = next((work[2], work[3]) for work in gate_works(m, m.actors(m.active)) if work[0] == move)
    m.pay(token, 1)
    work_gate(m, token, gate, state, events)


def _gates(table: list[Move], m: State) -> list[Move]:
    """All portcullises of the halls that lie face up, and two more."""
    return [move for at, move in enumerate(table) if m.content.gate_hall[at] in m.halls or at in (0, len(table) - 1)]


UNBROKEN: Conditions = (
    Condition("TW-PRT-02", "hall_not_up", _gate_up, _gate_hall),
    Condition("TW-PRT-04", "gate_broken", lambda m, seat, code: m.gates[code[1]] != BROKEN, _gate),
)
AT_GATE: Conditions = (
    Condition("TW-PRT-02", "not_at_gate", lambda m, seat, code: bool(_at_gate(m, code)), _gate_squares),
)
LOCKABLE: Conditions = (
    *UNBROKEN,
    Condition(
        "TW-PRT-03",
        "gate_is_so",
        lambda m, seat, code: m.gates[code[1]] == (CLOSED if code[0] == v.OPEN else OPEN),
        lambda m, seat, code: {**_gate(m, seat, code), "state": GATE_STATES[m.gates[code[1]]]},
    ),
    *somebody_acts("TW-PRT-03"),
    Condition("TW-PRT-03", "nobody_opens", lambda m, seat, code: bool(_able(m, code)), _gate),
    *AT_GATE,
    one_affords("TW-PRT-03", _at_gate),
)
ANSWERS: tuple[Answer[State], ...] = (
    TURN,
    Answer(v.OPEN, _work, LOCKABLE, lambda m, seat: _gates(m.vocabulary.open, m)),
    Answer(v.CLOSE, _work, LOCKABLE, lambda m, seat: _gates(m.vocabulary.close, m)),
    Answer(
        v.BREAK,
        _work,
        (
            *UNBROKEN,
            *somebody_acts("TW-PRT-04"),
            Condition("TW-PRT-04", "nobody_breaks", lambda m, seat, code: bool(_able(m, code)), _gate),
            *AT_GATE,
            one_affords("TW-PRT-04", _at_gate),
        ),
        lambda m, seat: _gates(m.vocabulary.break_, m),
    ),
)
