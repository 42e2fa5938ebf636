"""A hero's turn: what may be done, hero actions, free actions, its end (TE-TRN, TE-ACT, TE-FRE, TE-DMG-05)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from verlies.core.moves import Move, Seat
from verlies.core.steps import Answer, Code, Condition, Events, Step, Task
from verlies.games.tiny import aiming, free, lair, loot, movement, rooms
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.asking import Conditions, asks, decision, either, fainted, nothing_to_do, when
from verlies.games.tiny.damage import gain
from verlies.games.tiny.needs import AWAKE, HERO_ACTION, UNCROWDED, actions_left, enough_focus, foe_here
from verlies.games.tiny.printed import PORTAL, SEARCH, TRAP
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
    State,
)  # fmt: skip
from verlies.games.tiny.torch import lower_torch
from verlies.games.tiny.trials import READY, USE_TRIGGER, triggers
from verlies.games.tiny.vocabulary import BOSS_FOE
from verlies.games.tiny.ways import FAR, LAIR


def _moves(m: State, seat: Seat) -> list[Move]:
    """All that the active hero may do outside of an action (TE-TRN-01)."""
    legal = movement.step_moves(m)
    crowded = lair.crowded(m)
    if m.dazed:
        return legal if crowded else [*legal, *_stop_moves(m), m.vocabulary.end]
    if not crowded:
        legal += _stop_moves(m)
        if actions_left(m):
            legal += hero_actions(m)
    legal += _free_actions(m, crowded)
    if not crowded:
        legal.append(m.vocabulary.end)
    return legal


def _stop_moves(m: State) -> list[Move]:
    """TE-LAIR-14: to end the movement is worth saying only where that has an effect."""
    return [m.vocabulary.stop] if lair.waits(m) else []


def hero_actions(m: State) -> list[Move]:
    legal = [m.vocabulary.rest]
    if m.place[m.active] < LAIR:  # TE-LAIR-10
        feature = rooms.here(m).feature
        if feature == SEARCH and not rooms.here(m).free:
            legal += rooms.search_moves(m, m.focus[m.active])
        elif feature == TRAP and rooms.may_disarm(m):
            legal.append(m.vocabulary.disarm)
    return legal + aiming.attack_moves(m) + aiming.cast_moves(m) + aiming.heroic_moves(m)


def _free_actions(m: State, crowded: bool) -> list[Move]:
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
        elif room.feature == PORTAL and not m.foes_in(m.place[hero]) and m.focus[hero] >= _portal_focus(m):
            legal += movement.teleport_moves(m)
        if m.act == 1 and targets(m, ADJACENT):
            legal.append(m.vocabulary.explore)
    if m.act == 2 and m.focus[hero] >= m.content.lure_cost and not _boss_is_here(m) and _boss_has_way(m):
        legal.append(m.vocabulary.lure)
    if not m.switched and (m.left[hero] == NONE) != (m.right[hero] == NONE):
        legal.append(m.vocabulary.switch)
    discards = loot.discard_moves(m)
    return legal + ([move for move in discards if _keeps_speed(m, m.vocabulary.code[move])] if crowded else discards)


# Free actions of every hero (TE-MOV-08, TE-REV-10, TE-BOS-06, TE-FRE-03)


def _at_portal(m: State) -> bool:
    return m.place[m.active] < LAIR and rooms.here(m).feature == PORTAL


def _portal_focus(m: State) -> int:
    cost: int = m.content.setup["portal_focus"]
    return cost


def _go_through_portal(m: State, code: Code, events: Events) -> None:
    m.focus[m.active] -= _portal_focus(m)
    movement.teleport(m, code[1], events, "TE-MOV-08")


_PORTAL: Conditions = (
    AWAKE,
    Condition("TE-MOV-08", "no_portal", lambda m, seat, code: _at_portal(m)),
    Condition("TE-MOV-08", "foe_at_portal", lambda m, seat, code: not m.foes_in(m.place[m.active]), foe_here),
    enough_focus(lambda m, code: _portal_focus(m)),
    *movement.teleport_target("TE-MOV-08"),
)


def _explore(m: State, code: Code, events: Events) -> None:
    m.tell(events, "TE-REV-10", "explores", m.active)
    m.frames.append((REVEAL_ONE, 4, EXPLORE_ALL))
    lower_torch(m, m.content.explore_cost)


_EXPLORE: Conditions = (
    AWAKE,
    Condition("TE-REV-10", "act_one_only", lambda m, seat, code: m.act == 1),
    Condition("TE-REV-10", "nothing_beside", lambda m, seat, code: bool(targets(m, ADJACENT))),
)


def _boss_is_here(m: State) -> bool:
    return m.where[BOSS_FOE] == m.hero_room(m.active)


def _boss_has_way(m: State) -> bool:
    return m.ways.distances(m.where[BOSS_FOE])[m.hero_room(m.active)] != FAR


def _lure(m: State, code: Code, events: Events) -> None:
    m.focus[m.active] -= m.content.lure_cost
    m.tell(events, "TE-BOS-06", "lures", m.active, BOSS_FOE)
    m.frames.append((SEND_ONE, BOSS_FOE, m.active))


_LURE: Conditions = (
    AWAKE,
    Condition("TE-BOS-06", "no_boss_yet", lambda m, seat, code: m.act == 2),
    enough_focus(lambda m, code: m.content.lure_cost),
    Condition("TE-BOS-06", "boss_is_here", lambda m, seat, code: not _boss_is_here(m)),
    Condition("TE-BOS-06", "no_way_for_boss", lambda m, seat, code: _boss_has_way(m)),
)


def _hand_cards(m: State) -> int:
    return (m.left[m.active] != NONE) + (m.right[m.active] != NONE)


_SWITCH: Conditions = (
    AWAKE,
    Condition("TE-FRE-03", "just_switched", lambda m, seat, code: not m.switched),
    Condition("TE-FRE-03", "no_hand_card", lambda m, seat, code: _hand_cards(m) > 0),
    Condition("TE-FRE-03", "both_hands_full", lambda m, seat, code: _hand_cards(m) < 2),
)


def _keeps_speed(m: State, code: Code) -> bool:
    """TE-LAIR-15: on a taken space, only if the speed left without the card still leads on."""
    hero = m.active
    _, kind, card = code
    if kind != loot.LOOT:
        return True
    left, right, armour = (NONE if each == card else each for each in (m.left[hero], m.right[hero], m.armour[hero]))
    trinkets = bytes(each for each in m.trinkets[hero] if each != card)
    kit = m.content.kit(m.heroes[hero], left, right, armour, trinkets, m.spells[hero])
    return lair.may_step(m, m.place[hero], max(kit.speed + m.haste, 1) - m.spent)


_DISCARD: Conditions = (
    loot.OWN_CARD,
    AWAKE,
    *when(
        lambda m, code: lair.crowded(m),
        Condition(
            "TE-LAIR-15",
            "speed_needed",
            lambda m, seat, code: _keeps_speed(m, code),
            lambda m, seat, code: {"card": loot.named_card(m, code)},
        ),
    ),
)


# Hero actions (TE-ACT)


def _hero_action(m: State, code: Code, events: Events) -> None:
    """TE-TRN-04: a hero action ends a movement action that has begun; what the space then does comes first."""
    if lair.waits(m):
        m.frames.append((BEGIN_ACTION, *code))
        lair.end_movement(m, ACTED)
        return
    if m.spent and not m.halted:
        lair.end_movement(m, ACTED)
    _act(m, code, events)


def _begin_action(m: State, events: Events) -> None:
    """The action that ended the movement, if the space has left the hero awake and able to pay (TE-DMG-09)."""
    _, *rest_of_frame = m.frames.pop()
    code = tuple(rest_of_frame)
    if not m.fainted and any(m.vocabulary.code[move] == code for move in hero_actions(m)):
        _act(m, code, events)


def _act(m: State, code: Code, events: Events) -> None:
    m.acted += 1
    _ACTIONS[code[0]](m, code, events)


def _rest(m: State, code: Code, events: Events) -> None:
    """TE-ACT-01."""
    hero = m.active
    mat = m.content.mats[m.heroes[hero]]
    m.tell(events, "TE-ACT-01", "rests", hero)
    gain(m, hero, mat.rest_health, mat.rest_focus, events, "TE-ACT-01")
    m.frames.append((AFTER_REST,))


def _after_rest_moves(m: State, seat: Seat) -> list[Move]:
    """Triggers with a rest, if they could give anything."""
    hero = m.active
    mat = m.content.mats[m.heroes[hero]]
    if m.health[hero] == mat.health and m.focus[hero] == mat.focus:
        return []
    found = triggers(m)
    return [*(m.vocabulary.trigger[at][0] for at, _ in found), m.vocabulary.ready] if found else []


def _search(m: State, code: Code, events: Events) -> None:
    rooms.search(m, code[1], events)


_ACTIONS: dict[int, Callable[[State, Code, Events], None]] = {
    v.REST: _rest,
    v.SEARCH: _search,
    v.DISARM: lambda m, code, events: rooms.disarm(m, events),
    v.ATTACK: lambda m, code, events: aiming.attack(m, code[1], code[2], 0, events),
    v.CAST: lambda m, code, events: aiming.cast(m, code[1], code[2], events),
    v.USE: lambda m, code, events: aiming.heroic(m, code[1], events),
}


# The turn itself


def _search_somehow(m: State, code: Code, events: Events) -> None:
    (_search if rooms.here(m).free else _hero_action)(m, code, events)


def _use(m: State, code: Code, events: Events) -> None:
    if m.content.uses[code[1]].test is None:
        free.use_ability(m, code[1], code[2], events)
    else:
        _hero_action(m, code, events)


def _answer(
    verb: int,
    do: Callable[[State, Code, Events], None],
    conditions: Conditions,
    near: Callable[[State, Seat], Iterable[Move]],
) -> Answer[State]:
    """Whatever is done in between, a hand card may be switched once more (TE-FRE-03)."""

    def carry_out(m: State, seat: Seat, code: Code, events: Events) -> None:
        m.switched = False
        do(m, code, events)

    return Answer(verb, carry_out, conditions, near)


_ANSWERS = (
    _answer(
        v.GO, lambda m, code, events: movement.go(m, code[1], events), movement.STEP, lambda m, seat: m.vocabulary.go
    ),
    _answer(
        v.STOP,
        lambda m, code, events: lair.end_movement(m, SAID_SO),
        (UNCROWDED, Condition("TE-LAIR-14", "stop_without_effect", lambda m, seat, code: lair.waits(m))),
        lambda m, seat: [m.vocabulary.stop],
    ),
    _answer(v.END, lambda m, code, events: end_turn(m), (UNCROWDED,), lambda m, seat: [m.vocabulary.end]),
    _answer(v.REST, _hero_action, HERO_ACTION, lambda m, seat: [m.vocabulary.rest]),
    _answer(v.SEARCH, _search_somehow, rooms.SEARCH_NOW, lambda m, seat: m.vocabulary.search),
    _answer(v.DISARM, _hero_action, rooms.DISARM_NOW, lambda m, seat: [m.vocabulary.disarm]),
    _answer(v.ATTACK, _hero_action, aiming.ATTACK_CONDITIONS, aiming.attacks_near),
    _answer(v.CAST, _hero_action, aiming.CAST_CONDITIONS, aiming.casts_near),
    _answer(v.USE, _use, free.USE_NOW, free.uses_near),
    USE_TRIGGER,
    _answer(v.TELEPORT, _go_through_portal, _PORTAL, movement.portals_near),
    _answer(v.EXPLORE, _explore, _EXPLORE, lambda m, seat: [m.vocabulary.explore]),
    _answer(v.LURE, _lure, _LURE, lambda m, seat: [m.vocabulary.lure]),
    _answer(
        v.SWITCH, lambda m, code, events: loot.switch_hands(m, events), _SWITCH, lambda m, seat: [m.vocabulary.switch]
    ),
    _answer(
        v.DISCARD,
        lambda m, code, events: loot.discard(m, m.active, code[1], code[2], events, "TE-FRE-03"),
        _DISCARD,
        loot.discards_near,
    ),
)


def _ends_fainting(m: State, events: Events) -> bool:
    """TE-DMG-09: the turn of who faints is over."""
    if m.fainted:
        end_turn(m)
    return m.fainted


# Turn by turn


def end_turn(m: State) -> None:
    """TE-TRN-09, TE-TRN-02: the movement ends, the torch burns down, the next hero."""
    assert m.frames[-1] == (TURN,)
    m.frames[-1] = (NEXT_HERO,)
    lower_torch(m, 1)
    if not m.fainted and not m.halted:
        lair.end_movement(m, SAID_SO)


def _next_hero(m: State, events: Events) -> None:
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


STEPS: tuple[Step[State], ...] = (
    Task(NEXT_HERO, _next_hero),
    decision(
        TURN,
        asks("TE-TRN-01", "turn", lambda m, frame: {"act": m.act}),
        *_ANSWERS,
        moves=_moves,
        unless=_ends_fainting,
    ),
    Task(BEGIN_ACTION, _begin_action),
    decision(
        AFTER_REST,
        asks("TE-ACT-01", "after_rest"),
        USE_TRIGGER,
        READY,
        moves=_after_rest_moves,
        unless=either(fainted, nothing_to_do),
    ),
)
