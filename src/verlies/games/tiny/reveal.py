"""Turning up dungeon cards (TE-REV), and the loss when nothing is left to explore (TE-END-04)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from verlies.core.moves import Move, Seat
from verlies.core.odds import BagOdds, Odds, without
from verlies.core.steps import Answer, Chance, Code, Condition, Data, Events, Frame, Step, Task
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.asking import DECLINE, asks, decision, pointless, when
from verlies.games.tiny.hazards import encounter, test_on_entry
from verlies.games.tiny.needs import named_cell
from verlies.games.tiny.printed import LAIR_DOOR, MINION_ROOM
from verlies.games.tiny.state import (
    DEAL_ROOM,
    DOWN,
    EXPLORED,
    NONE,
    REVEAL_ONE,
    ROTATE,
    STACKS,
    State,
    room_name,
)  # fmt: skip
from verlies.games.tiny.vocabulary import EXIT_NAMES, MixedOdds
from verlies.games.tiny.ways import BESIDE, CELLS, LAIR, OPPOSITE, ways

ANY_CARD, CONNECTED, ADJACENT, EXPLORE_ALL = range(4)
"""Which face-down cards may be turned up (TE-REV-11); EXPLORE_ALL: all adjacent ones, none may be left out."""


def face_down(m: State, cell: int) -> bool:
    return 0 < m.ground[cell] < DOWN


def ahead(m: State, cell: int) -> list[int]:
    """Cells with a face-down card that a corridor of this room leads to (TE-REV-01)."""
    exits, ground = m.exits[cell], m.ground
    return [
        other
        for side, other in enumerate(BESIDE[cell])
        if exits >> side & 1 and other >= 0 and 0 < ground[other] < DOWN
    ]


def adjacent(m: State, cell: int) -> list[int]:
    """Face-down cards on neighbouring cells, wall or not."""
    ground = m.ground
    return [other for other in BESIDE[cell] if other >= 0 and 0 < ground[other] < DOWN]


def targets(m: State, scope: int) -> list[int]:
    """TE-REV-11: from the lair only the scope `any` has targets."""
    if scope == ANY_CARD:
        return [cell for cell in range(CELLS) if face_down(m, cell)]
    room = m.hero_room(m.active)
    if room == LAIR:
        return []
    return ahead(m, room) if scope == CONNECTED else adjacent(m, room)


# Which card


def _scope(m: State) -> int:
    return m.frames[-1][2]


def _reveal_moves(m: State, seat: Seat) -> list[Move]:
    scope = _scope(m)
    moves = [m.vocabulary.reveal[cell] for cell in targets(m, scope)]
    return moves if scope == EXPLORE_ALL else [*moves, m.vocabulary.decline]


def _reveal_one(m: State, seat: Seat, code: Code, events: Events) -> None:
    _, count, scope = m.frames.pop()
    if count > 1:
        m.frames.append((REVEAL_ONE, count - 1, scope))
    m.frames.append((DEAL_ROOM, code[1], False))


def _lies_face_down(rule: str) -> Condition[State]:
    return Condition(rule, "not_face_down", lambda m, seat, code: face_down(m, code[1]), named_cell)


def _is_target(m: State, seat: Seat, code: Code) -> bool:
    return code[1] in targets(m, _scope(m))


REVEAL_CARD = Answer[State](
    v.REVEAL,
    _reveal_one,
    (
        *when(
            lambda m, code: _scope(m) == EXPLORE_ALL,
            _lies_face_down("TE-REV-10"),
            Condition("TE-REV-10", "card_not_beside", _is_target, named_cell),
        ),
        *when(lambda m, code: _scope(m) != EXPLORE_ALL, _lies_face_down("TE-REV-11")),
        *when(
            lambda m, code: _scope(m) == CONNECTED,
            Condition("TE-REV-11", "card_not_connected", _is_target, named_cell),
        ),
        *when(
            lambda m, code: _scope(m) == ADJACENT,
            Condition("TE-REV-11", "card_not_beside", _is_target, named_cell),
        ),
    ),
    near=lambda m, seat: m.vocabulary.reveal,
)
REVEAL_NO_MORE = replace(
    DECLINE,
    conditions=(Condition("TE-REV-10", "reveal_all", lambda m, seat, code: _scope(m) != EXPLORE_ALL),),
)


def _how_many(m: State, frame: Frame) -> Data:
    _, count, scope = frame
    return {"count": min(count, len(targets(m, scope)))}


EXPLORES = asks("TE-REV-10", "reveal", _how_many)
REVEALS = asks("TE-REV-11", "reveal", _how_many)


# What lies there


def _room_odds(m: State) -> Odds:
    """What may lie there, by the stack that the card came from (TE-SET-03 to -06, TE-SET-19)."""
    stack = m.ground[m.frames[-1][1]] - 1
    rooms, unseen = m.room_bag, m.unseen[stack]
    if STACKS[stack] == "B" and m.hidden_encounters:
        weights = (m.hidden_encounters * max(len(rooms), 1), (unseen - m.hidden_encounters) * len(m.encounters))
        return MixedOdds("encounter", m.vocabulary, (m.encounters, rooms), weights)
    if STACKS[stack] == "C" and m.door == NONE:
        return MixedOdds("door", m.vocabulary, (bytes([m.content.door]), rooms), (max(len(rooms), 1), unseen - 1))
    return BagOdds("room", rooms, m.vocabulary.room, m.vocabulary.number)


def face_up(m: State, cell: int, card: int, stack: int) -> None:
    """A card of a stack lies face up on a cell, and is no longer among those that may lie elsewhere."""
    unseen = list(m.unseen)
    unseen[stack] -= 1
    m.unseen = (unseen[0], unseen[1], unseen[2])
    feature = m.content.rooms[card].feature
    if feature == LAIR_DOOR:
        m.door = cell
    elif feature == MINION_ROOM:
        m.encounters = without(m.encounters, card)
        m.hidden_encounters -= 1
    else:
        m.room_bag = without(m.room_bag, card)
    m.ground = m.ground[:cell] + bytes([DOWN + card]) + m.ground[cell + 1 :]


def _turn_up(m: State, code: Code, events: Events) -> None:
    """The dealer's card for a cell: face up, still to be turned."""
    _, cell, enter = m.frames.pop()
    card = code[1]
    face_up(m, cell, card, m.ground[cell] - 1)
    m.tell(
        events, "TE-REV-01" if enter else "TE-REV-07", "revealed", m.active, room=m.content.room_ids[card],
        cell=room_name(cell),
    )  # fmt: skip
    choices = rotations(m, cell, card)
    if len(choices) == 1:
        lay(m, cell, choices[0], bool(enter), events)
    else:
        m.frames.append((ROTATE, cell, enter, card))


# How it is turned (TE-REV-02, TE-REV-09)


def _sides(m: State, cell: int) -> Iterator[tuple[int, int]]:
    """The cells from which a corridor leads there, each with its side as a mask."""
    for side, other in enumerate(BESIDE[cell]):
        if other >= 0 and m.exits[other] >> OPPOSITE[side] & 1:
            yield other, 1 << side


def _own_side(m: State, cell: int) -> int:
    """The side towards the active hero's room, if a corridor leads from there; else 0."""
    own = m.place[m.active]
    return next((side for other, side in _sides(m, cell) if other == own), 0)


def _all_sides(m: State, cell: int) -> int:
    return sum(side for _, side in _sides(m, cell))


def rotations(m: State, cell: int, card: int) -> tuple[int, ...]:
    """TE-REV-02, TE-REV-09: the exits that the card may show."""
    return _turns(m.content.rooms[card].turns, _own_side(m, cell) or _all_sides(m, cell))


@lru_cache(maxsize=1024)
def _turns(turns: tuple[int, ...], needed: int) -> tuple[int, ...]:
    return tuple(sorted(exits for exits in turns if exits & needed))


def _rotate_moves(m: State, seat: Seat) -> list[Move]:
    _, cell, _, card = m.frames[-1]
    return [m.vocabulary.turn[exits] for exits in rotations(m, cell, card)]


def _rotate(m: State, seat: Seat, code: Code, events: Events) -> None:
    _, cell, enter, _ = m.frames.pop()
    lay(m, cell, code[1], bool(enter), events)


def _turned(m: State, seat: Seat, code: Code) -> Data:
    return {"room": m.content.room_ids[m.frames[-1][3]]}


def _joins_own_room(m: State, seat: Seat, code: Code) -> bool:
    side = _own_side(m, m.frames[-1][1])
    return not side or bool(code[1] & side)


TURN_CARD = Answer[State](
    v.TURN,
    _rotate,
    (
        Condition(
            "TE-REV-02",
            "other_exits",
            lambda m, seat, code: code[1] in m.content.rooms[m.frames[-1][3]].turns,
            _turned,
        ),
        Condition("TE-REV-02", "must_join_own_room", _joins_own_room, _turned),
        Condition(
            "TE-REV-09",
            "must_join_a_room",
            lambda m, seat, code: bool(code[1] & _all_sides(m, m.frames[-1][1])),
            _turned,
        ),
    ),
    near=lambda m, seat: m.vocabulary.turn,
)


def lay(m: State, cell: int, exits: int, enter: bool, events: Events) -> None:
    """TE-REV-03 to -05: the card lies, new cards face down at its corridors, then hazards."""
    m.exits = m.exits[:cell] + bytes([exits]) + m.exits[cell + 1 :]
    m.ways = ways(m.exits, m.door if m.act == 2 else NONE)
    drawn = []
    ground, deck = bytearray(m.ground), list(m.deck)
    for side, other in enumerate(BESIDE[cell]):
        if exits >> side & 1 and other >= 0 and not ground[other] and any(deck):
            stack = next(at for at, left in enumerate(deck) if left)
            deck[stack] -= 1
            ground[other] = stack + 1
            drawn.append(room_name(other))
    m.ground, m.deck = bytes(ground), (deck[0], deck[1], deck[2])
    m.tell(events, "TE-REV-03", "laid", cell=room_name(cell), exits=EXIT_NAMES[exits], drawn=drawn)
    m.frames.append((EXPLORED,))
    if enter:
        m.place[m.active] = cell
    encounter(m, cell)
    if enter:
        test_on_entry(m, cell, events)


def _explored(m: State, events: Events) -> None:
    """TE-END-04, TE-END-07: lost if no face-down card lies at a corridor and the door is not found."""
    m.frames.pop()
    if m.door == NONE and not any(ahead(m, cell) for cell in range(CELLS) if m.exits[cell]):
        m.tell(events, "TE-END-04", "nothing_ahead")
        m.finish("nothing_to_explore")


STEPS: tuple[Step[State], ...] = (
    decision(
        REVEAL_ONE,
        lambda m, seat: (EXPLORES if _scope(m) == EXPLORE_ALL else REVEALS)(m, seat),
        REVEAL_CARD,
        REVEAL_NO_MORE,
        moves=_reveal_moves,
        unless=pointless,
    ),
    Chance(DEAL_ROOM, asks("TE-REV-03", "deal_room"), _room_odds, _turn_up),
    decision(
        ROTATE,
        asks(
            "TE-REV-02",
            "rotate",
            lambda m, frame: {"cell": room_name(frame[1]), "room": m.content.room_ids[frame[3]]},
        ),
        TURN_CARD,
        moves=_rotate_moves,
    ),
    Task(EXPLORED, _explored),
)
