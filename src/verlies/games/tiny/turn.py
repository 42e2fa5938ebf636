"""A hero's turn: what may be done, hero actions, free actions, its end (TE-TRN, TE-ACT, TE-FRE, TE-DMG-05)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.games.tiny import attacks, free, lair, loot, movement, rooms
from verlies.games.tiny.damage import gain
from verlies.games.tiny.printed import PORTAL
from verlies.games.tiny.reveal import ADJACENT, EXPLORE_ALL, targets
from verlies.games.tiny.state import (
    ACTED,
    AFTER_REST,
    BEGIN_ACTION,
    MOVING,
    NEXT_HERO,
    NONE,
    REVEAL_ONE,
    SAID_SO,
    SEND_ONE,
    TURN,
    Events,
    State,
)  # fmt: skip
from verlies.games.tiny.torch import lower_torch
from verlies.games.tiny.trials import triggers
from verlies.games.tiny.vocabulary import (
    ATTACK,
    BOSS_FOE,
    CAST,
    DISARM,
    DISCARD,
    END,
    EXPLORE,
    GO,
    LURE,
    REST,
    SEARCH,
    STOP,
    SWITCH,
    TELEPORT,
    USE,
)  # fmt: skip
from verlies.games.tiny.ways import FAR, LAIR


def moves(m: State) -> list[Move]:
    """All that the active hero may do outside of an action (TE-TRN-01)."""
    legal = movement.step_moves(m)
    crowded = lair.crowded(m)
    if m.dazed:
        return legal if crowded else [*legal, *_stop(m), m.words.end]
    if not crowded:
        legal += _stop(m)
        if actions_left(m):
            legal += hero_actions(m)
    legal += free_actions(m)
    if not crowded:
        legal.append(m.words.end)
    return legal


def _stop(m: State) -> list[Move]:
    """TE-LAIR-14: to end the movement is worth saying only where that has an effect."""
    return [m.words.stop] if lair.waits(m) else []


def actions_left(m: State) -> int:
    """TE-TRN-01, TE-TRN-07."""
    return 1 + m.extra - m.acted


def hero_actions(m: State) -> list[Move]:
    legal = [m.words.rest]
    if m.place[m.active] < LAIR:  # TE-LAIR-10
        if not rooms.why_not_search(m, m.focus[m.active]) and not rooms.here(m).free:
            legal += rooms.search_moves(m, m.focus[m.active])
        if rooms.why_not_disarm(m) is None:
            legal.append(m.words.disarm)
    return legal + attacks.attack_moves(m) + attacks.cast_moves(m) + attacks.heroic_moves(m)


def free_actions(m: State) -> list[Move]:
    """TE-FRE-01, TE-FRE-03."""
    hero, legal = m.active, []
    for at in m.kits[hero].uses:
        use = m.content.uses[at]
        if use.test is None:
            legal += free.use_moves(m, at, use)
    if m.place[hero] < LAIR:
        room = rooms.here(m)
        if room.free:
            legal += rooms.search_moves(m, m.focus[hero])
        if why_not_portal(m) is None:
            legal += movement.teleport_moves(m)
        if why_not_explore(m) is None:
            legal.append(m.words.explore)
    if why_not_lure(m) is None:
        legal.append(m.words.lure)
    if may_switch(m):
        legal.append(m.words.switch)
    discards = loot.discard_moves(m)
    return legal + ([move for move in discards if may_discard(m, move)] if lair.crowded(m) else discards)


def why_not_portal(m: State) -> tuple[str, str] | None:
    """TE-MOV-08."""
    cell = m.place[m.active]
    if cell >= LAIR or rooms.here(m).feature != PORTAL:
        return "TE-MOV-08", "no_portal"
    if m.foes_in(cell):
        return "TE-MOV-08", "foe_at_portal"
    return None if m.focus[m.active] >= m.content.setup["portal_focus"] else ("TE-TST-15", "too_little_focus")


def why_not_explore(m: State) -> tuple[str, str] | None:
    """TE-REV-10."""
    if m.act != 1:
        return "TE-REV-10", "act_one_only"
    return None if targets(m, ADJACENT) else ("TE-REV-10", "nothing_beside")


def why_not_lure(m: State) -> tuple[str, str] | None:
    """TE-BOS-06."""
    if m.act != 2:
        return "TE-BOS-06", "no_boss_yet"
    if m.focus[m.active] < m.content.lure_cost:
        return "TE-TST-15", "too_little_focus"
    room, at = m.hero_room(m.active), m.where[BOSS_FOE]
    if room == at:
        return "TE-BOS-06", "boss_is_here"
    return None if m.ways.distances(at)[room] != FAR else ("TE-BOS-06", "no_way")


def may_switch(m: State) -> bool:
    """TE-FRE-03: one hand card, and not just switched."""
    hero = m.active
    return not m.switched and (m.left[hero] == NONE) != (m.right[hero] == NONE)


def may_discard(m: State, move: Move) -> bool:
    """TE-LAIR-15: on a taken space, only if the speed left without the card still leads on."""
    hero = m.active
    _, kind, card = m.words.code[move]
    if kind != loot.LOOT:
        return True
    left, right, armour = (NONE if each == card else each for each in (m.left[hero], m.right[hero], m.armour[hero]))
    trinkets = bytes(each for each in m.trinkets[hero] if each != card)
    kit = m.content.kit(m.heroes[hero], left, right, armour, trinkets, m.spells[hero])
    return lair.may_step(m, m.place[hero], max(kit.speed + m.haste, 1) - m.spent)


def do(m: State, code: tuple[int, ...], events: Events) -> None:
    """Carry out a move of the main window."""
    verb = code[0]
    m.switched = False
    if verb == GO:
        movement.go(m, code[1], events)
    elif verb == END:
        end_turn(m)
    elif verb == STOP:
        lair.end_movement(m, SAID_SO)
    elif verb == DISCARD:
        loot.discard(m, m.active, code[1], code[2], events, "TE-FRE-03")
    elif verb == SWITCH:
        loot.switch_hands(m, events)
    elif verb == USE and m.content.uses[code[1]].test is None:
        free.use_ability(m, code[1], code[2], events)
    elif verb == TELEPORT:
        m.focus[m.active] -= m.content.setup["portal_focus"]
        movement.teleport(m, code[1], events, "TE-MOV-08")
    elif verb == EXPLORE:
        m.tell(events, "TE-REV-10", "explores", m.active)
        m.frames.append((REVEAL_ONE, 4, EXPLORE_ALL))
        lower_torch(m, m.content.explore_cost)
    elif verb == LURE:
        m.focus[m.active] -= m.content.lure_cost
        m.tell(events, "TE-BOS-06", "lures", m.active, BOSS_FOE)
        m.frames.append((SEND_ONE, BOSS_FOE, m.active))
    elif verb == SEARCH and rooms.here(m).free:
        rooms.search(m, code[1], events)
    else:
        _end_movement_and_act(m, code, events)


def _end_movement_and_act(m: State, code: tuple[int, ...], events: Events) -> None:
    """TE-TRN-04: a hero action ends a movement action that has begun; what the space then does comes first."""
    if lair.waits(m):
        m.frames.append((BEGIN_ACTION, *code))
        lair.end_movement(m, ACTED)
        return
    if m.spent and not m.halted:
        lair.end_movement(m, ACTED)
    act(m, code, events)


def begin_action(m: State, frame: tuple[int, ...], events: Events) -> None:
    """The action that ended the movement, if the space has left the hero awake and able to pay (TE-DMG-09)."""
    m.frames.pop()
    code = frame[1:]
    if not m.fainted and any(m.words.code[move] == code for move in hero_actions(m)):
        act(m, code, events)


def act(m: State, code: tuple[int, ...], events: Events) -> None:
    """TE-ACT: one of the hero actions."""
    verb = code[0]
    m.acted += 1
    if verb == REST:
        rest(m, events)
    elif verb == ATTACK:
        attacks.attack(m, code[1], code[2], 0, events)
    elif verb == CAST:
        attacks.cast(m, code[1], code[2], events)
    elif verb == SEARCH:
        rooms.search(m, code[1], events)
    elif verb == DISARM:
        rooms.disarm(m, events)
    else:
        assert verb == USE
        attacks.heroic(m, code[1], events)


def rest(m: State, events: Events) -> None:
    """TE-ACT-01."""
    hero = m.active
    mat = m.content.mats[m.heroes[hero]]
    m.tell(events, "TE-ACT-01", "rests", hero)
    gain(m, hero, mat.rest_health, mat.rest_focus, events, "TE-ACT-01")
    m.frames.append((AFTER_REST,))


def after_rest_moves(m: State) -> list[Move]:
    """Triggers with a rest, if they could give anything."""
    hero = m.active
    mat = m.content.mats[m.heroes[hero]]
    if m.health[hero] == mat.health and m.focus[hero] == mat.focus:
        return []
    found = triggers(m, ("after",))
    return [*(m.words.trigger[at][0] for at, _ in found), m.words.ready] if found else []


# Turn by turn


def end_turn(m: State) -> None:
    """TE-TRN-09, TE-TRN-02: the movement ends, the torch burns down, the next hero."""
    assert m.frames[-1] == (TURN,)
    m.frames[-1] = (NEXT_HERO,)
    lower_torch(m, 1)
    if not m.fainted and not m.halted:
        lair.end_movement(m, SAID_SO)


def next_hero(m: State, events: Events) -> None:
    """TE-TRN-08, TE-TRN-09: what lasted for the turn is over; the next one in order, unconscious or not."""
    if m.active != NONE:
        hero = m.active
        m.wards[hero] = (m.wards[hero][1], 0)
        m.veils[hero] = (m.veils[hero][1], False)
    m.active = m.first if m.active == NONE else (m.active + 1) % m.seats
    m.spent = m.haste = m.acted = m.used = 0
    m.halted = MOVING
    m.stepped = m.extra = m.fainted = m.switched = False
    m.dazed = not m.health[m.active]
    m.frames[-1] = (TURN,)
    m.tell(events, "TE-TRN-01", "turn_begins", m.active)
    if m.dazed:  # TE-DMG-05
        mat = m.content.mats[m.heroes[m.active]]
        m.tell(events, "TE-DMG-05", "must_rest", m.active)
        gain(m, m.active, mat.rest_health, mat.rest_focus, events, "TE-DMG-05")
        m.acted = 1
