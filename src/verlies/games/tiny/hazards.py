"""Encounters, traps and other tests on entering a room (TE-HAZ)."""

from __future__ import annotations

from verlies.core.odds import BagOdds, without
from verlies.core.steps import Chance, Code, Events, Step, Task
from verlies.games.tiny.asking import asks
from verlies.games.tiny.damage import lose_health
from verlies.games.tiny.printed import ENTRY_TEST, GOBLIN_ROOM, MINION_ROOM, TRAP
from verlies.games.tiny.state import (
    DEAL_GOBLIN,
    DEAL_MINION,
    ENTRY,
    EVADE,
    GOBLIN_COMES,
    MET_FOE,
    MINION_COMES,
    NOWHERE,
    State,
    room_name,
)  # fmt: skip
from verlies.games.tiny.vocabulary import GOBLINS

GOBLIN_AMBUSH, MINION_AMBUSH = 1, 2


def encounter(m: State, cell: int) -> None:
    """TE-HAZ-01: what its symbol brings when a card is turned up."""
    room = m.room(cell)
    assert room is not None
    if room.feature == GOBLIN_ROOM:
        m.frames.append((GOBLIN_COMES, cell, GOBLIN_AMBUSH, True))
    elif room.feature == MINION_ROOM:
        m.frames.append((MINION_COMES, cell))


def test_on_entry(m: State, cell: int, events: Events) -> None:
    """TE-HAZ-09, TE-HAZ-13: every time a hero enters."""
    room = m.room(cell)
    assert room is not None
    if room.evade is None or (room.feature == TRAP and m.disarmed >> cell & 1):
        return
    kind = ENTRY if room.feature == ENTRY_TEST else EVADE
    m.tell(
        events, "TE-HAZ-13" if kind == ENTRY else "TE-HAZ-09", "test_on_entry", m.active,
        room=m.content.room_ids[m.card_at(cell)], cell=room_name(cell),
    )  # fmt: skip
    m.begin_test(kind, m.card_at(cell), room.evade)


def _ambush(m: State, cell: int, damage: int, events: Events, rule: str) -> None:
    """Part A of an encounter; stealth ignores it (TE-HAZ-06)."""
    hero = m.active
    if m.place[hero] != cell:
        return
    if m.stealthy(hero):
        m.tell(events, "TE-HAZ-06", "not_ambushed", hero)
        return
    m.halted = MET_FOE
    if damage:
        m.tell(events, rule, "ambushed", hero)
        lose_health(m, hero, damage, events, rule)


def _goblin_comes(m: State, events: Events) -> None:
    """TE-HAZ-02, -03, -04, -08."""
    _, cell, damage, ambush = m.frames.pop()
    if NOWHERE not in m.where[:GOBLINS]:
        m.tell(events, "TE-HAZ-04", "no_slot", cell=room_name(cell))
        m.finish("fifth_goblin")
        return
    if ambush:
        _ambush(m, cell, damage, events, "TE-HAZ-02")
    if not m.goblin_pile:
        m.goblin_pile, m.goblin_discard = m.goblin_discard, b""
        m.tell(events, "TE-HAZ-03", "goblins_shuffled")
    m.frames.append((DEAL_GOBLIN, cell))


def _place_goblin(m: State, code: Code, events: Events) -> None:
    _, cell = m.frames.pop()
    kind = code[1]
    slot = m.where.index(NOWHERE, 0, GOBLINS)
    m.goblin_pile = without(m.goblin_pile, kind)
    m.goblin_kinds = m.goblin_kinds[:slot] + bytes([kind]) + m.goblin_kinds[slot + 1 :]
    m.where[slot] = cell
    m.life[slot] = 1
    m.tell(events, "TE-HAZ-02", "goblin_placed", foe=slot, cell=room_name(cell), slot=slot + 1)


def _minion_comes(m: State, events: Events) -> None:
    """TE-HAZ-05."""
    _, cell = m.frames.pop()
    _ambush(m, cell, MINION_AMBUSH, events, "TE-HAZ-05")
    m.frames.append((DEAL_MINION, cell))


def _place_minion(m: State, code: Code, events: Events) -> None:
    _, cell = m.frames.pop()
    kind = code[1]
    m.minion_pile = without(m.minion_pile, kind)
    foe = GOBLINS + kind
    m.line = (*m.line, foe)
    m.where[foe] = cell
    m.life[foe] = m.content.minions[kind].health
    m.tell(events, "TE-HAZ-05", "minion_placed", foe=foe, cell=room_name(cell))


STEPS: tuple[Step[State], ...] = (
    Task(GOBLIN_COMES, _goblin_comes),
    Chance(
        DEAL_GOBLIN,
        asks("TE-HAZ-02", "deal_goblin"),
        lambda m: BagOdds("goblin", m.goblin_pile, m.vocabulary.goblin, m.vocabulary.number),
        _place_goblin,
    ),
    Task(MINION_COMES, _minion_comes),
    Chance(
        DEAL_MINION,
        asks("TE-HAZ-05", "deal_minion"),
        lambda m: BagOdds("minion", m.minion_pile, m.vocabulary.minion, m.vocabulary.number),
        _place_minion,
    ),
)
