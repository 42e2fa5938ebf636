"""Turning up dungeon cards (TE-REV), and the loss when nothing is left to explore (TE-END-04)."""

from __future__ import annotations

from functools import lru_cache

from verlies.core.moves import Move
from verlies.core.odds import BagOdds, Odds, without
from verlies.games.tiny.hazards import encounter, test_on_entry
from verlies.games.tiny.printed import LAIR_DOOR, MINION_ROOM
from verlies.games.tiny.state import (
    DEAL_ROOM,
    DOWN,
    EXPLORED,
    NONE,
    REVEAL_ONE,
    ROTATE,
    STACKS,
    Events,
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
    return [other for other in BESIDE[cell] if other >= 0 and face_down(m, other)]


def targets(m: State, scope: int) -> list[int]:
    """TE-REV-11: from the lair only the scope `any` has targets."""
    if scope == ANY_CARD:
        return [cell for cell in range(CELLS) if face_down(m, cell)]
    room = m.hero_room(m.active)
    if room == LAIR:
        return []
    return ahead(m, room) if scope == CONNECTED else adjacent(m, room)


def reveal_moves(m: State, frame: tuple[int, ...]) -> list[Move]:
    moves = [m.words.reveal[cell] for cell in targets(m, frame[2])]
    return moves if frame[2] == EXPLORE_ALL else [*moves, m.words.decline]


def reveal_one(m: State, frame: tuple[int, ...], cell: int) -> None:
    _, count, scope = frame
    m.frames.pop()
    if count > 1:
        m.frames.append((REVEAL_ONE, count - 1, scope))
    m.frames.append((DEAL_ROOM, cell, False))


def room_odds(m: State, cell: int) -> Odds:
    """What may lie there, by the stack that the card came from (TE-SET-03 to -06, TE-SET-19)."""
    stack = m.ground[cell] - 1
    rooms, unseen = m.room_bag, m.unseen[stack]
    if STACKS[stack] == "B" and m.hidden_encounters:
        weights = (m.hidden_encounters * max(len(rooms), 1), (unseen - m.hidden_encounters) * len(m.encounters))
        return MixedOdds("encounter", m.words, (m.encounters, rooms), weights)
    if STACKS[stack] == "C" and m.door == NONE:
        return MixedOdds("door", m.words, (bytes([m.content.door]), rooms), (max(len(rooms), 1), unseen - 1))
    return BagOdds("room", rooms, m.words.room, m.words.number)


def turn_up(m: State, frame: tuple[int, ...], card: int, events: Events) -> None:
    """The dealer's card for a cell: face up, still to be turned."""
    _, cell, enter = frame
    m.frames.pop()
    stack = m.ground[cell] - 1
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
    m.tell(
        events, "TE-REV-01" if enter else "TE-REV-07", "revealed", m.active, room=m.content.room_ids[card],
        cell=room_name(cell),
    )  # fmt: skip
    choices = rotations(m, cell, card, bool(enter))
    if len(choices) == 1:
        lay(m, cell, choices[0], bool(enter), events)
    else:
        m.frames.append((ROTATE, cell, enter, card))


def rotations(m: State, cell: int, card: int, enter: bool) -> tuple[int, ...]:
    """TE-REV-02, TE-REV-09: the exits that the card may show."""
    own = m.place[m.active]
    needed = 0
    for side, other in enumerate(BESIDE[cell]):
        if other >= 0 and m.exits[other] >> OPPOSITE[side] & 1:
            if other == own:
                needed = 1 << side
                break
            needed |= 1 << side
    return _turns(m.content.rooms[card].turns, needed)


@lru_cache(maxsize=1024)
def _turns(turns: tuple[int, ...], needed: int) -> tuple[int, ...]:
    return tuple(sorted(exits for exits in turns if exits & needed))


def rotate_moves(m: State, frame: tuple[int, ...]) -> list[Move]:
    _, cell, enter, card = frame
    return [m.words.turn[exits] for exits in rotations(m, cell, card, bool(enter))]


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


def explored(m: State, events: Events) -> None:
    """TE-END-04, TE-END-07: lost if no face-down card lies at a corridor and the door is not found."""
    m.frames.pop()
    if m.door == NONE and not any(ahead(m, cell) for cell in range(CELLS) if m.exits[cell]):
        m.tell(events, "TE-END-04", "nothing_ahead")
        m.finish("nothing_to_explore")
