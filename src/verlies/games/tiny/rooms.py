"""Searching rooms and disarming traps (TE-ACT-02 to -06, TE-ACT-12, -14)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.games.tiny.abilities import ANY, Test
from verlies.games.tiny.content import Room
from verlies.games.tiny.printed import SEARCH, TRAP
from verlies.games.tiny.state import DISARM_TEST, SCRIPT, SEARCH_TEST, Events, State
from verlies.games.tiny.ways import LAIR


def undisturbed(m: State, room: int) -> bool:
    """TE-ACT-03, TE-DMG-08: no foe in the room, or another conscious hero."""
    if not m.foes_in(room):
        return True
    return any(place == room and m.health[hero] for hero, place in enumerate(m.place) if hero != m.active)


def why_not_search(m: State, focus: int) -> tuple[str, str] | None:
    """The rule that forbids a search with so much focus in hand, and the reason."""
    cell = m.place[m.active]
    room = m.room(cell) if cell < LAIR else None
    if room is None:
        return "TE-ACT-14", "in_lair"
    if room.feature != SEARCH:
        return "TE-ACT-02", "nothing_to_search"
    if not undisturbed(m, cell):
        return "TE-ACT-03", "foe_in_room"
    if (room.free or room.test is None) and room.cost > focus:
        return ("TE-ACT-04" if room.free else "TE-TST-15"), "too_little_focus"
    return None


def search_moves(m: State, focus: int) -> list[Move]:
    if why_not_search(m, focus):
        return []
    room = here(m)
    return m.words.search[:3] if room.test and room.test.skill == ANY else m.words.search[3:]


def here(m: State) -> Room:
    room = m.room(m.place[m.active])
    assert room is not None
    return room


def why_not_disarm(m: State) -> tuple[str, str] | None:
    cell = m.place[m.active]
    room = m.room(cell) if cell < LAIR else None
    if room is None:
        return "TE-ACT-14", "in_lair"
    if room.feature != TRAP or room.disarm is None:
        return ("TE-ACT-06" if room.evade else "TE-ACT-05"), "no_trap"
    if m.disarmed >> cell & 1:
        return "TE-ACT-06", "already_disarmed"
    return None if undisturbed(m, cell) else ("TE-ACT-03", "foe_in_room")


def search(m: State, skill: int, events: Events) -> None:
    """TE-ACT-02; without a test it is paid at once (TE-ACT-12)."""
    hero, room = m.active, here(m)
    card = m.card_at(m.place[hero])
    m.tell(events, "TE-ACT-02", "searches", hero, room=m.content.room_ids[card])
    if room.test is None:
        m.focus[hero] -= room.cost
        m.frames.append((SCRIPT, room.success, 0, hero, -1))
    else:
        m.begin_test(SEARCH_TEST, card, room.test if skill == ANY else Test(skill, room.test.target))


def disarm(m: State, events: Events) -> None:
    """TE-ACT-05."""
    room = here(m)
    assert room.disarm is not None
    card = m.card_at(m.place[m.active])
    m.tell(events, "TE-ACT-05", "disarms", m.active, room=m.content.room_ids[card])
    m.begin_test(DISARM_TEST, card, room.disarm)
