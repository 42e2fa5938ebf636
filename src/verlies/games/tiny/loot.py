"""Loot and spells: finding, picking up, equipping, discarding (TE-LOO)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.core.odds import BagOdds, without
from verlies.games.tiny.abilities import LOOT_KIND, SPELL_KIND
from verlies.games.tiny.printed import ARMOUR, HAND
from verlies.games.tiny.state import (
    ATTACK_TEST,
    CAST_TEST,
    DEAL_CARD,
    FOUND,
    NONE,
    Events,
    State,
)  # fmt: skip
from verlies.games.tiny.vocabulary import INSTEAD, LEFT, RIGHT

LOOT, SPELLS = 0, 1
BITS = (LOOT_KIND, SPELL_KIND)


def card_name(m: State, kind: int, card: int) -> str:
    return m.content.spell_ids[card] if kind else m.content.loot_ids[card]


def pile(m: State, kind: int) -> bytes:
    return m.spell_pile if kind else m.loot_pile


def row(m: State, kind: int) -> bytes:
    return m.spell_row if kind else m.loot_row


def to_row(m: State, kind: int, card: int) -> None:
    cards = bytes(sorted(row(m, kind) + bytes([card])))
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
    hero, discard = m.active, m.words.discard
    return [discard[kind][card] for kind, card in cards_of(m, hero, 3) if not in_use(m, kind, card)]


def discard(m: State, hero: int, kind: int, card: int, events: Events, rule: str) -> None:
    """TE-LOO-06: into its row; a start item below it works again."""
    m.tell(events, rule, "discarded", hero, card=card_name(m, kind, card))
    _remove(m, hero, kind, card)
    to_row(m, kind, card)


def spend(m: State, hero: int, card: int, events: Events) -> None:
    """A loot card is used up and leaves the game."""
    m.tell(events, "TE-FRE-01", "used_up", hero, card=card_name(m, LOOT, card))
    _remove(m, hero, LOOT, card)
    m.loot_gone = bytes(sorted(m.loot_gone + bytes([card])))


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


def take_moves(m: State, kinds: int) -> list[Move]:
    moves = []
    for kind in (LOOT, SPELLS):
        if kinds & BITS[kind]:
            table = m.words.take[kind]
            for card in row(m, kind):
                moves += [table[card][way] for way in ways_to_equip(m, kind, card)]
    return moves


def discover_moves(m: State, frame: tuple[int, ...]) -> list[Move]:
    """TE-LOO-01, TE-LOO-03."""
    kinds = frame[1]
    moves = [m.words.draw[kind] for kind in (LOOT, SPELLS) if kinds & BITS[kind] and pile(m, kind)]
    return [*moves, *take_moves(m, kinds), m.words.decline]


def pick_up_moves(m: State, frame: tuple[int, ...]) -> list[Move]:
    """TE-LOO-02."""
    return [*take_moves(m, frame[1]), m.words.decline]


def one_less(m: State, frame: tuple[int, ...]) -> None:
    """A discovery or picking up is done; several are separate ones."""
    m.frames.pop()
    if frame[2] > 1:
        m.frames.append((frame[0], frame[1], frame[2] - 1))


def draw(m: State, frame: tuple[int, ...], kind: int) -> None:
    one_less(m, frame)
    m.frames.append((DEAL_CARD, kind))


def card_odds(m: State, kind: int) -> BagOdds:
    name, moves = ("spell", m.words.spell) if kind else ("loot", m.words.loot)
    return BagOdds(name, pile(m, kind), moves, m.words.number)


def find(m: State, kind: int, card: int, events: Events) -> None:
    m.frames.pop()
    if kind:
        m.spell_pile = without(m.spell_pile, card)
    else:
        m.loot_pile = without(m.loot_pile, card)
    m.tell(events, "TE-LOO-01", "found", m.active, card=card_name(m, kind, card))
    m.frames.append((FOUND, kind, card))


def found_moves(m: State, frame: tuple[int, ...]) -> list[Move]:
    _, kind, card = frame
    keep = m.words.keep[kind]
    return [*(keep[way] for way in ways_to_equip(m, kind, card)), m.words.leave]


def leave(m: State, frame: tuple[int, ...], events: Events) -> None:
    _, kind, card = frame
    m.frames.pop()
    to_row(m, kind, card)
    m.tell(events, "TE-LOO-01", "left_in_row", m.active, card=card_name(m, kind, card))


def take(m: State, kind: int, card: int, way: int, events: Events) -> None:
    """A card from the row."""
    if kind:
        m.spell_row = without(m.spell_row, card)
    else:
        m.loot_row = without(m.loot_row, card)
    equip(m, kind, card, way, events)


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
        m.spells[hero] = bytes(sorted(m.spells[hero] + bytes([card])))
    elif slot == HAND:
        (m.left if way == LEFT else m.right)[hero] = card
    elif slot == ARMOUR:
        m.armour[hero] = card
    else:
        m.trinkets[hero] = bytes(sorted(m.trinkets[hero] + bytes([card])))
    m.refresh(hero)
    m.tell(events, "TE-LOO-04", "equipped", hero, card=card_name(m, kind, card))
