"""Loot and spells: piles, rows, what heroes have equipped, discarding (TE-LOO-04 to -06, TE-LOO-10)."""

from __future__ import annotations

from collections.abc import Callable

from verlies.core.moves import Move, Seat
from verlies.core.odds import added, without
from verlies.core.steps import Code, Condition, Events
from verlies.games.tiny.abilities import LOOT_KIND, SPELL_KIND
from verlies.games.tiny.needs import equipped
from verlies.games.tiny.printed import ARMOUR, HAND
from verlies.games.tiny.state import ATTACK_TEST, CAST_TEST, NONE, State
from verlies.games.tiny.vocabulary import INSTEAD, LEFT, RIGHT

LOOT, SPELLS = 0, 1
BITS = (LOOT_KIND, SPELL_KIND)
EITHER = LOOT_KIND | SPELL_KIND
KIND_NAMES = {LOOT_KIND: "loot", SPELL_KIND: "spell", EITHER: "either"}


Holds = Callable[[State, Seat, Code], bool]


def card_name(m: State, kind: int, card: int) -> str:
    return m.content.spell_ids[card] if kind else m.content.loot_ids[card]


def pile(m: State, kind: int) -> bytes:
    return m.spell_pile if kind else m.loot_pile


def row(m: State, kind: int) -> bytes:
    return m.spell_row if kind else m.loot_row


def to_row(m: State, kind: int, card: int) -> None:
    cards = added(row(m, kind), card)
    if kind:
        m.spell_row = cards
    else:
        m.loot_row = cards


def cards_of(m: State, hero: int, kinds: int) -> list[tuple[int, int]]:
    """What a hero has equipped, by kind and number."""
    found = []
    if kinds & LOOT_KIND:
        worn = (m.left[hero], m.right[hero], m.armour[hero], *m.trinkets[hero])
        found += [(LOOT, card) for card in worn if card != NONE]
    if kinds & SPELL_KIND:
        found += [(SPELLS, card) for card in m.spells[hero]]
    return found


def in_use(m: State, kind: int, card: int) -> bool:
    """TE-ATK-16, TE-FRE-02: the running action uses this card."""
    if m.test == ATTACK_TEST:
        return not kind and m.content.lines[m.source].source == m.content.loot_ids[card]
    return m.test == CAST_TEST and bool(kind) and m.content.spells[m.source].source == m.content.spell_ids[card]


def may_give_up(m: State, hero: int, kinds: int) -> list[tuple[int, int]]:
    """TE-ENM-09: what a foe may make a hero discard; a hand card in use stays till the attack is over (TE-ATK-16)."""
    cards = cards_of(m, hero, kinds)
    return [(kind, card) for kind, card in cards if kind or hero != m.active or not in_use(m, kind, card)]


def discard_moves(m: State) -> list[Move]:
    """TE-FRE-03: any card that the running action does not use."""
    hero, discard = m.active, m.vocabulary.discard
    return [discard[kind][card] for kind, card in cards_of(m, hero, EITHER) if not in_use(m, kind, card)]


def discards_near(m: State, seat: Seat) -> list[Move]:
    """What any hero has equipped, and a card of each kind."""
    worn = (card for hero in range(m.seats) for card in cards_of(m, hero, EITHER))
    return [m.vocabulary.discard[kind][card] for kind, card in dict.fromkeys((*worn, (LOOT, 0), (SPELLS, 0)))]


def named_card(m: State, code: Code) -> str:
    _, kind, card = code
    return card_name(m, kind, card)


OWN_CARD = equipped("TE-FRE-03", lambda m, code: code[1:] in cards_of(m, m.active, EITHER), named_card)


def unused(rule: str, holds: Holds, card: Callable[[State, Code], str]) -> Condition[State]:
    """TE-ATK-16, TE-FRE-02: a card that the running action uses stays where it is."""
    return Condition(rule, "card_in_use", holds, lambda m, seat, code: {"card": card(m, code)})


def discard(m: State, hero: int, kind: int, card: int, events: Events, rule: str) -> None:
    """TE-LOO-06: into its row; a start item below it works again."""
    m.tell(events, rule, "discarded", hero, card=card_name(m, kind, card))
    _remove(m, hero, kind, card)
    to_row(m, kind, card)


def spend(m: State, hero: int, card: int, events: Events) -> None:
    """A loot card is used up and leaves the game."""
    m.tell(events, "TE-FRE-01", "used_up", hero, card=card_name(m, LOOT, card))
    _remove(m, hero, LOOT, card)
    m.loot_gone = added(m.loot_gone, card)


def _remove(m: State, hero: int, kind: int, card: int) -> None:
    if kind:
        m.spells[hero] = without(m.spells[hero], card)
    elif m.left[hero] == card:
        m.left[hero] = NONE
    elif m.right[hero] == card:
        m.right[hero] = NONE
    elif m.armour[hero] == card:
        m.armour[hero] = NONE
    else:
        m.trinkets[hero] = without(m.trinkets[hero], card)
    m.refresh(hero)


def switch_hands(m: State, events: Events) -> None:
    """TE-FRE-03: the only hand card to the other hand."""
    hero = m.active
    m.left[hero], m.right[hero] = m.right[hero], m.left[hero]
    m.refresh(hero)
    m.switched = True
    m.tell(events, "TE-FRE-03", "switched", hero)


# Finding


def findable(m: State, kinds: int) -> bool:
    return any(kinds & BITS[kind] and (pile(m, kind) or row(m, kind)) for kind in (LOOT, SPELLS))


def ways_to_equip(m: State, kind: int, card: int) -> list[int]:
    """TE-LOO-05, TE-LOO-06: where a card may be laid; a card of its kind makes room where the limit is reached."""
    hero = m.active
    if not kind:
        slot = m.content.loot_slot[card]
        if slot == HAND:
            hands = ((LEFT, m.left[hero]), (RIGHT, m.right[hero]))
            return [side for side, held in hands if held == NONE or not in_use(m, LOOT, held)]
        if slot == ARMOUR:
            return [0]
    held = m.spells[hero] if kind else m.trinkets[hero]
    if len(held) < 2:
        return [0]
    return [INSTEAD + other for other in held if not in_use(m, kind, other)]


def equip(m: State, kind: int, card: int, way: int, events: Events) -> None:
    """TE-LOO-04 to -06, TE-LOO-10."""
    hero = m.active
    slot = NONE if kind else m.content.loot_slot[card]
    old = NONE
    if slot == HAND:
        old = m.left[hero] if way == LEFT else m.right[hero]
    elif slot == ARMOUR:
        old = m.armour[hero]
    elif way >= INSTEAD:
        old = way - INSTEAD
    if old != NONE:
        discard(m, hero, kind, old, events, "TE-LOO-05")
    if kind:
        m.spells[hero] = added(m.spells[hero], card)
    elif slot == HAND:
        (m.left if way == LEFT else m.right)[hero] = card
    elif slot == ARMOUR:
        m.armour[hero] = card
    else:
        m.trinkets[hero] = added(m.trinkets[hero], card)
    m.refresh(hero)
    m.tell(events, "TE-LOO-04", "equipped", hero, card=card_name(m, kind, card))
