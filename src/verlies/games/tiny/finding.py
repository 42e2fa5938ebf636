"""Finding cards: discovering, picking up, laying them down, and giving them up (TE-LOO-01 to -06, TE-ENM-09)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from verlies.core.moves import Move, Seat
from verlies.core.odds import BagOdds, without
from verlies.core.steps import Answer, Chance, Code, Condition, Data, Events, Step, named
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.asking import DECLINE, Conditions, asks, decision, pointless, when
from verlies.games.tiny.loot import (
    BITS,
    EITHER,
    KIND_NAMES,
    LOOT,
    SPELLS,
    card_name,
    cards_of,
    discard,
    discards_near,
    equip,
    in_use,
    may_give_up,
    named_card,
    pile,
    row,
    to_row,
    unused,
    ways_to_equip,
)  # fmt: skip
from verlies.games.tiny.needs import equipped, of
from verlies.games.tiny.printed import ARMOUR, HAND
from verlies.games.tiny.state import DEAL_CARD, DISCOVER, FOUND, GIVE_UP, NONE, PICK_UP, State
from verlies.games.tiny.vocabulary import CARD_KINDS, INSTEAD, LEFT, RIGHT

# Discovering and picking up (TE-LOO-01 to -03)


def _kinds(m: State) -> int:
    return m.frames[-1][1]


def _takes(m: State) -> list[Move]:
    moves = []
    for kind in (LOOT, SPELLS):
        if _kinds(m) & BITS[kind]:
            table = m.vocabulary.take[kind]
            for card in row(m, kind):
                moves += [table[card][way] for way in ways_to_equip(m, kind, card)]
    return moves


def _discover_moves(m: State, seat: Seat) -> list[Move]:
    """TE-LOO-01, TE-LOO-03."""
    kinds = _kinds(m)
    draws = [m.vocabulary.draw[kind] for kind in (LOOT, SPELLS) if kinds & BITS[kind] and pile(m, kind)]
    return [*draws, *_takes(m), m.vocabulary.decline]


def _pick_up_moves(m: State, seat: Seat) -> list[Move]:
    """TE-LOO-02."""
    return [*_takes(m), m.vocabulary.decline]


def _one_less(m: State) -> None:
    """A discovery or picking up is done; several are separate ones."""
    step, kinds, count = m.frames.pop()
    if count > 1:
        m.frames.append((step, kinds, count - 1))


def _draw(m: State, seat: Seat, code: Code, events: Events) -> None:
    _one_less(m)
    m.frames.append((DEAL_CARD, code[1]))


def _take(m: State, seat: Seat, code: Code, events: Events) -> None:
    """A card from the row."""
    _one_less(m)
    _, kind, card, way = code
    if kind:
        m.spell_row = without(m.spell_row, card)
    else:
        m.loot_row = without(m.loot_row, card)
    equip(m, kind, card, way, events)


def _take_none(m: State, seat: Seat, code: Code, events: Events) -> None:
    _one_less(m)


def _wanted(rule: str, kinds: Callable[[State], int]) -> Condition[State]:
    """A card of a kind that is asked for; its kind stands first in the code."""
    return Condition(
        rule,
        "other_kind",
        lambda m, seat, code: bool(kinds(m) & BITS[code[1]]),
        lambda m, seat, code: {"kinds": KIND_NAMES[kinds(m)]},
    )


def _from_row(rule: str) -> Conditions:
    return (
        _wanted(rule, _kinds),
        Condition(
            rule,
            "not_in_row",
            lambda m, seat, code: code[2] in row(m, code[1]),
            lambda m, seat, code: {"card": card_name(m, code[1], code[2])},
        ),
    )


DRAW = Answer[State](
    v.DRAW,
    _draw,
    (
        Condition("TE-LOO-02", "row_only", lambda m, seat, code: m.frames[-1][0] != PICK_UP),
        _wanted("TE-LOO-01", _kinds),
        Condition(
            "TE-LOO-03",
            "deck_empty",
            lambda m, seat, code: bool(pile(m, code[1])),
            lambda m, seat, code: {"kind": CARD_KINDS[code[1]]},
        ),
    ),
    near=lambda m, seat: m.vocabulary.draw,
)
TAKE_NONE = replace(DECLINE, do=_take_none)


# A card that was drawn


def _find(m: State, code: Code, events: Events) -> None:
    _, kind = m.frames.pop()
    card = code[1]
    if kind:
        m.spell_pile = without(m.spell_pile, card)
    else:
        m.loot_pile = without(m.loot_pile, card)
    m.tell(events, "TE-LOO-01", "found", m.active, card=card_name(m, kind, card))
    m.frames.append((FOUND, kind, card))


def _card_odds(m: State) -> BagOdds:
    kind = m.frames[-1][1]
    name, moves = ("spell", m.vocabulary.spell) if kind else ("loot", m.vocabulary.loot)
    return BagOdds(name, pile(m, kind), moves, m.vocabulary.number)


def _found_moves(m: State, seat: Seat) -> list[Move]:
    _, kind, card = m.frames[-1]
    keep = m.vocabulary.keep[kind]
    return [*(keep[way] for way in ways_to_equip(m, kind, card)), m.vocabulary.leave]


def _keep(m: State, seat: Seat, code: Code, events: Events) -> None:
    _, kind, card = m.frames.pop()
    equip(m, kind, card, code[1], events)


def _leave(m: State, seat: Seat, code: Code, events: Events) -> None:
    _, kind, card = m.frames.pop()
    to_row(m, kind, card)
    m.tell(events, "TE-LOO-01", "left_in_row", m.active, card=card_name(m, kind, card))


# Laying a card down (TE-LOO-05, TE-LOO-06)


class Laying(NamedTuple):
    """What a move would lay down, and where."""

    kind: int
    card: int
    way: int
    old_kind: int
    """The kind of the card that would make room."""


def _laying(m: State, code: Code) -> Laying:
    if code[0] == v.TAKE:
        _, kind, card, way = code
        return Laying(kind, card, way, kind)
    _, kind, card = m.frames[-1]
    return Laying(kind, card, code[1], code[2] if len(code) > 2 else kind)


def _for_hand(m: State, code: Code) -> bool:
    laying = _laying(m, code)
    return laying.kind == LOOT and m.content.loot_slot[laying.card] == HAND


def _for_no_hand(m: State, code: Code) -> bool:
    return not _for_hand(m, code)


def _names_hand(m: State, code: Code) -> bool:
    return _laying(m, code).way in (LEFT, RIGHT)


def _instead(m: State, code: Code) -> bool:
    """The move names a card that makes room."""
    return _laying(m, code).way >= INSTEAD


def _beside(m: State, code: Code) -> bytes:
    """What lies where the card would go, if two cards can lie there."""
    kind = _laying(m, code).kind
    return m.spells[m.active] if kind else m.trinkets[m.active]


def _is_full(m: State, code: Code) -> bool:
    kind, card, *_ = _laying(m, code)
    return len(_beside(m, code)) == 2 and (kind == SPELLS or m.content.loot_slot[card] != ARMOUR)


def _makes_room(m: State, seat: Seat, code: Code) -> bool:
    """The card that is named is of a kind of which there are too many."""
    kind, card, way, old_kind = _laying(m, code)
    slots = m.content.loot_slot
    return _is_full(m, code) and kind == old_kind and (kind == SPELLS or slots[way - INSTEAD] == slots[card])


def _old(m: State, code: Code) -> int:
    """The card that would be discarded, else NONE."""
    way = _laying(m, code).way
    if way >= INSTEAD:
        return way - INSTEAD
    return {LEFT: m.left, RIGHT: m.right}[way][m.active] if way else NONE


def _old_name(m: State, code: Code) -> str:
    return card_name(m, _laying(m, code).old_kind, _old(m, code))


def _not_in_use(m: State, seat: Seat, code: Code) -> bool:
    return _old(m, code) == NONE or not in_use(m, _laying(m, code).kind, _old(m, code))


def _card(m: State, seat: Seat, code: Code) -> Data:
    kind, card, *_ = _laying(m, code)
    return {"card": card_name(m, kind, card)}


def _full(m: State, seat: Seat, code: Code) -> Data:
    kind = _laying(m, code).kind
    return {**_card(m, seat, code), "cards": [card_name(m, kind, each) for each in _beside(m, code)]}


_HAND: Conditions = (
    *when(_for_hand, Condition("TE-LOO-06", "name_hand", lambda m, seat, code: _names_hand(m, code), _card)),
    *when(_for_no_hand, Condition("TE-LOO-06", "not_for_hands", lambda m, seat, code: not _names_hand(m, code), _card)),
)
"""Who keeps a card does not name it; who takes one does, and has a hand to name for hand cards alone."""
_ROOM: Conditions = (
    Condition("TE-LOO-05", "make_room", lambda m, seat, code: _laying(m, code).way > 0 or not _is_full(m, code), _full),
    *when(
        _instead,
        Condition(
            "TE-LOO-05",
            "makes_no_room",
            _makes_room,
            lambda m, seat, code: {**_card(m, seat, code), "old": _old_name(m, code)},
        ),
        equipped("TE-LOO-05", lambda m, code: _old(m, code) in _beside(m, code), _old_name),
    ),
    unused("TE-ATK-16", _not_in_use, _old_name),
)


def _takes_near(m: State, seat: Seat) -> list[Move]:
    """Cards of the rows in every way that is near, and one card of each kind that lies elsewhere."""
    moves: list[Move] = []
    for kind in (LOOT, SPELLS):
        ways = [0, LEFT, RIGHT, *(INSTEAD + card for each, card in cards_of(m, m.active, EITHER) if each == kind)]
        for card in (*row(m, kind)[:12], *pile(m, kind)[:1]):
            moves += of(m.vocabulary.take[kind][card], ways)
    return moves


def _keeps_near(m: State, seat: Seat) -> list[Move]:
    keep = m.vocabulary.keep
    held = [keep[kind][INSTEAD + card] for kind, card in cards_of(m, m.active, EITHER)]
    return [*(keep[LOOT][way] for way in (0, LEFT, RIGHT)), *held, keep[LOOT][INSTEAD]]


DISCOVER_CARD = Answer[State](v.TAKE, _take, (*_from_row("TE-LOO-01"), *_ROOM), _takes_near)
PICK_UP_CARD = Answer[State](v.TAKE, _take, (*_from_row("TE-LOO-02"), *_ROOM), _takes_near)
KEEP = Answer[State](v.KEEP, _keep, (*_HAND, *_ROOM), _keeps_near)
LEAVE = Answer[State](v.LEAVE, _leave, near=lambda m, seat: [m.vocabulary.leave])


# What an enemy makes a hero give up (TE-ENM-09)


def _gives_up(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames.pop()
    discard(m, seat, code[1], code[2], events, "TE-ENM-09")


GIVE_CARD = Answer[State](
    v.DISCARD,
    _gives_up,
    (
        equipped("TE-ENM-09", lambda m, code: code[1:] in cards_of(m, m.frames[-1][1], EITHER), named_card),
        _wanted("TE-ENM-09", lambda m: m.frames[-1][2]),
        unused("TE-ATK-16", lambda m, seat, code: code[1:] in may_give_up(m, m.frames[-1][1], EITHER), named_card),
    ),
    discards_near,
)


STEPS: tuple[Step[State], ...] = (
    decision(
        DISCOVER,
        asks("TE-LOO-01", "discover", lambda m, frame: {"kinds": KIND_NAMES[frame[1]], "count": frame[2]}),
        DRAW,
        DISCOVER_CARD,
        TAKE_NONE,
        moves=_discover_moves,
        unless=pointless,
    ),
    decision(
        PICK_UP,
        asks("TE-LOO-02", "pickup", lambda m, frame: {"kinds": KIND_NAMES[frame[1]]}),
        DRAW,
        PICK_UP_CARD,
        TAKE_NONE,
        moves=_pick_up_moves,
        unless=pointless,
    ),
    Chance(
        DEAL_CARD,
        asks("TE-LOO-01", "deal_card", lambda m, frame: {"kinds": CARD_KINDS[frame[1]]}),
        _card_odds,
        _find,
    ),
    decision(
        FOUND,
        asks("TE-LOO-01", "found", lambda m, frame: {"card": card_name(m, frame[1], frame[2])}),
        KEEP,
        LEAVE,
        moves=_found_moves,
    ),
    decision(
        GIVE_UP,
        asks("TE-ENM-09", "give_up", lambda m, frame: {"kinds": KIND_NAMES[frame[2]]}),
        GIVE_CARD,
        who=named,
        moves=lambda m, seat: [
            m.vocabulary.discard[kind][card] for kind, card in may_give_up(m, m.frames[-1][1], m.frames[-1][2])
        ],
    ),
)
