"""Searching rooms and disarming traps (TE-ACT-02 to -06, TE-ACT-12, -14)."""

from __future__ import annotations

from collections.abc import Sequence

from verlies.core.moves import Move, Seat
from verlies.core.steps import Answer, Code, Condition, Events, Step
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.abilities import ANY, SKILLS, Test
from verlies.games.tiny.asking import Conditions, asks, decision, either, fainted, nothing_to_do, when
from verlies.games.tiny.content import Room
from verlies.games.tiny.needs import ACTION_LEFT, AWAKE, enough_focus, foe_here
from verlies.games.tiny.printed import SEARCH, TRAP
from verlies.games.tiny.state import AS_FREE, DISARM_TEST, NONE, SCRIPT, SEARCH_TEST, State
from verlies.games.tiny.ways import LAIR


def here(m: State) -> Room:
    room = m.room(m.place[m.active])
    assert room is not None
    return room


def undisturbed(m: State) -> bool:
    """TE-ACT-03, TE-DMG-08: no foe in the room, or another conscious hero."""
    room = m.place[m.active]
    if not m.foes_in(room):
        return True
    return any(place == room and m.health[hero] for hero, place in enumerate(m.place) if hero != m.active)


IN_DUNGEON = Condition[State]("TE-ACT-14", "in_lair", lambda m, seat, code: m.place[m.active] < LAIR)
PEACE = Condition[State]("TE-ACT-03", "foe_in_room", lambda m, seat, code: undisturbed(m), foe_here)

# Searching


def _prepaid(room: Room) -> int:
    """What must be in hand before a search (TE-ACT-04, TE-ACT-12)."""
    return room.cost if room.free or room.test is None else 0


def search_moves(m: State, focus: int) -> Sequence[Move]:
    """A search with so much focus in hand, if it is possible."""
    if m.place[m.active] >= LAIR:
        return ()
    room = here(m)
    if room.feature != SEARCH or _prepaid(room) > focus or not undisturbed(m):
        return ()
    return m.vocabulary.search[:ANY] if room.test and room.test.skill == ANY else m.vocabulary.search[ANY:]


def search(m: State, skill: int, events: Events) -> None:
    """TE-ACT-02; without a test it is paid at once (TE-ACT-12)."""
    hero, room = m.active, here(m)
    card = m.card_at(m.place[hero])
    m.tell(events, "TE-ACT-02", "searches", hero, room=m.content.room_ids[card])
    if room.test is None:
        m.focus[hero] -= room.cost
        m.frames.append((SCRIPT, room.success, 0, hero, NONE))
    else:
        m.begin_test(SEARCH_TEST, card, room.test if skill == ANY else Test(skill, room.test.target))


def _is_free(m: State, code: Code) -> bool:
    return here(m).free


def _is_hero_action(m: State, code: Code) -> bool:
    return not here(m).free


def _has_test(m: State, code: Code) -> bool:
    return here(m).test is not None


def _skill_wanted(m: State) -> int:
    test = here(m).test
    return test.skill if test else ANY


SEARCHABLE: Conditions = (
    IN_DUNGEON,
    Condition("TE-ACT-02", "nothing_to_search", lambda m, seat, code: here(m).feature == SEARCH),
)
SEARCHED: Conditions = (
    PEACE,
    *when(_is_free, enough_focus(lambda m, code: _prepaid(here(m)), "TE-ACT-04")),
    *when(_is_hero_action, enough_focus(lambda m, code: _prepaid(here(m)))),
    Condition("TE-ACT-12", "no_test", lambda m, seat, code: code[1] == ANY or _has_test(m, code)),
    *when(
        _has_test,
        Condition("TE-HAZ-11", "name_skill", lambda m, seat, code: code[1] != ANY or _skill_wanted(m) != ANY),
        Condition(
            "TE-ACT-02",
            "skill_is_fixed",
            lambda m, seat, code: code[1] == ANY or _skill_wanted(m) == ANY,
            lambda m, seat, code: {"skill": SKILLS[_skill_wanted(m)]},
        ),
    ),
)
SEARCH_NOW: Conditions = (*SEARCHABLE, AWAKE, *when(_is_hero_action, *ACTION_LEFT), *SEARCHED)
"""A search in the turn: free only where the room says so (TE-ACT-04)."""

# Disarming


def _trap(m: State) -> bool:
    return here(m).feature == TRAP


def may_disarm(m: State) -> bool:
    at = m.place[m.active]
    return at < LAIR and _trap(m) and not m.disarmed >> at & 1 and undisturbed(m)


def disarm(m: State, events: Events) -> None:
    """TE-ACT-05."""
    room = here(m)
    assert room.disarm is not None
    card = m.card_at(m.place[m.active])
    m.tell(events, "TE-ACT-05", "disarms", m.active, room=m.content.room_ids[card])
    m.begin_test(DISARM_TEST, card, room.disarm)


_DISARMABLE: Conditions = (
    Condition("TE-ACT-05", "no_trap", lambda m, seat, code: _trap(m)),
    Condition("TE-ACT-06", "already_disarmed", lambda m, seat, code: not m.disarmed >> m.place[m.active] & 1),
)
DISARM_NOW: Conditions = (
    IN_DUNGEON,
    Condition("TE-ACT-06", "no_trap", lambda m, seat, code: _trap(m) or here(m).evade is None),
    *_DISARMABLE,
    AWAKE,
    *ACTION_LEFT,
    PEACE,
)

# Either of them without a hero action (TE-TRN-06)


def _search_free(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames.pop()
    search(m, code[1], events)


def _disarm_free(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames.pop()
    disarm(m, events)


STEPS: tuple[Step[State], ...] = (
    decision(
        AS_FREE,
        asks("TE-TRN-06", "as_free"),
        Answer(v.SEARCH, _search_free, (*SEARCHABLE, *SEARCHED), near=lambda m, seat: m.vocabulary.search),
        Answer(v.DISARM, _disarm_free, (IN_DUNGEON, *_DISARMABLE, PEACE), near=lambda m, seat: [m.vocabulary.disarm]),
        unless=either(fainted, nothing_to_do),
    ),
)
