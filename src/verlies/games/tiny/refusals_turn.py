"""Why a move of a hero's turn is not legal: steps, hero actions, free actions, and what a hero has at hand."""

from __future__ import annotations

from verlies.core.events import Refusal
from verlies.games.tiny import lair, movement, rooms, trials, turn
from verlies.games.tiny.abilities import ANY, KINDS, MELEE, MISSILE, PATH, SAME_ROOM, SELF, SKILLS, SPELL, Range
from verlies.games.tiny.content import Room
from verlies.games.tiny.questions import Data, foe_args
from verlies.games.tiny.state import ACTED, DOWN, MET_FOE, NONE, NOWHERE, State, place_name, room_name
from verlies.games.tiny.vocabulary import ALL, GOBLINS, HEROES, NOBODY
from verlies.games.tiny.ways import BESIDE, FAR, LAIR

# What stands in the way of many moves


def too_dear(m: State, cost: int, rule: str = "TE-TST-15") -> Refusal:
    return Refusal(rule, "too_little_focus", {"cost": cost, "focus": m.focus[m.active]})


def dazed(rule: str = "TE-DMG-05") -> Refusal:
    return Refusal(rule, "began_unconscious")


def on_taken_space(m: State) -> Refusal:
    return Refusal("TE-LAIR-15", "on_taken_space", {"place": place_name(m.place[m.active])})


def already_there(rule: str, place: int) -> Refusal:
    return Refusal(rule, "already_there", {"place": place_name(place)})


def no_hero_action(m: State) -> Refusal | None:
    """Why the active hero may take no hero action at all now."""
    if m.dazed:
        return dazed()
    if lair.crowded(m):
        return on_taken_space(m)
    if turn.actions_left(m):
        return None
    return Refusal("TE-TRN-07", "both_actions_used") if m.extra else Refusal("TE-TRN-01", "action_used")


def not_at_hand(m: State, source: str, rule: str, covered: str = "TE-FRE-04") -> Refusal:
    """An ability that the active hero has not, or not now: the start item below a hand card sleeps."""
    hero = m.active
    _, first, second = m.content.start_items[m.heroes[hero]]
    for item, card in ((first, m.left[hero]), (second, m.right[hero])):
        if item.source == source and card != NONE:
            return Refusal(covered, "covered", {"ability": source, "card": m.content.loot_ids[card]})
    return not_equipped(rule, source)


def not_equipped(rule: str, card: str) -> Refusal:
    return Refusal(rule, "not_equipped", {"card": card})


def _foe_in(m: State, room: int) -> Data:
    return foe_args(m, m.where.index(room))


# Steps (TE-MOV, TE-REV-01, TE-LAIR)


def refuse_step(m: State, place: int, left: int, walking: bool = False) -> Refusal:
    """A step with so much speed left, in the movement action or in a walk inside a hero action."""
    own = m.place[m.active]
    if place == own:
        return already_there("TE-MOV-01", place)
    if own >= LAIR:
        return _from_space(m, own, place, left)
    if place >= LAIR:
        return _from_door(m, own, place, left, walking)
    cell: Data = {"cell": room_name(place)}
    if not m.ground[place]:
        return Refusal("TE-MOV-02", "no_room_there", cell)
    if place in BESIDE[own] and place not in movement.steps(m, own, 1, False):
        return Refusal("TE-MOV-02" if m.ground[place] >= DOWN else "TE-REV-01", "no_corridor", cell)
    return Refusal("TE-MOV-03", "not_a_neighbour", cell) if left else _no_speed(m)


def _no_speed(m: State) -> Refusal:
    if not m.halted:
        return Refusal("TE-MOV-01", "no_speed_left", {"speed": max(m.kits[m.active].speed + m.haste, 1)})
    place = m.place[m.active]
    if m.halted == MET_FOE and m.foes_in(place):
        return Refusal("TE-MOV-04", "stopped_by_foe", _foe_in(m, place))
    if m.halted == ACTED:
        return Refusal("TE-TRN-04", "action_ended_movement")
    return Refusal("TE-MOV-12", "movement_over")


def _from_door(m: State, own: int, place: int, left: int, walking: bool) -> Refusal:
    """Into the lair."""
    gate, rule = lair.entrance(m), "TE-LAIR-02" if m.act == 1 else "TE-LAIR-04"
    if own != m.door:
        return Refusal(rule, "not_at_door")
    if not lair.unlocked(m):
        return Refusal("TE-LAIR-01", "lair_locked", {"kills": m.kills, "wanted": m.seats})
    if place != gate:
        return Refusal(rule, "by_the_entrance", {"place": place_name(gate)})
    if m.act == 1 and m.dazed:
        return dazed()
    if m.act == 1 and walking:
        return Refusal("TE-ACT-15", "walk_opens_nothing")
    return _space_taken("TE-LAIR-09", place, left) if left else _no_speed(m)


def _from_space(m: State, own: int, place: int, left: int) -> Refusal:
    """Within the lair, or out of it."""
    gate = lair.entrance(m)
    if place < LAIR and place != m.door:
        return Refusal("TE-LAIR-05", "only_to_door", {"cell": room_name(m.door)})
    if place < LAIR and own != gate:
        return Refusal("TE-LAIR-04", "by_the_entrance", {"place": place_name(gate)})
    if not left:
        return _no_speed(m)
    if abs(place - own) > 1:
        return Refusal("TE-LAIR-06", "space_not_beside", {"place": place_name(place)})
    return _space_taken("TE-LAIR-15", place, left)


def _space_taken(rule: str, place: int, left: int) -> Refusal:
    return Refusal(rule, "space_taken", {"place": place_name(place), "left": left - 1})


def refuse_stop(m: State) -> Refusal:
    return on_taken_space(m) if lair.crowded(m) else Refusal("TE-LAIR-14", "stop_without_effect")


# Hero actions


def refuse_search(m: State, skill: int, as_free: bool = False) -> Refusal:
    """`as_free`: an ability lets the hero search without a hero action (TE-TRN-06)."""
    rule, reason = rooms.why_not_search(m, m.focus[m.active]) or ("", "")
    if reason == "in_lair":
        return Refusal(rule, "in_lair")
    if reason == "nothing_to_search":
        return Refusal(rule, "nothing_to_search")
    room = rooms.here(m)
    free = as_free or room.free
    if not free and (refusal := no_hero_action(m)) is not None:
        return refusal
    if free and m.dazed:
        return dazed()
    if reason == "foe_in_room":
        return _disturbed(m, rule)
    return too_dear(m, room.cost, rule) if reason else _refuse_skill(room, skill)


def _refuse_skill(room: Room, skill: int) -> Refusal:
    if room.test is None:
        return Refusal("TE-ACT-12", "no_test")
    if skill == ANY:
        return Refusal("TE-HAZ-11", "name_skill")
    return Refusal("TE-ACT-02", "skill_is_fixed", {"skill": SKILLS[room.test.skill]})


def _disturbed(m: State, rule: str) -> Refusal:
    return Refusal(rule, "foe_in_room", _foe_in(m, m.place[m.active]))


def refuse_disarm(m: State, as_free: bool = False) -> Refusal:
    rule, reason = rooms.why_not_disarm(m) or ("", "")
    if reason == "in_lair":
        return Refusal(rule, "in_lair")
    if reason == "no_trap":
        return Refusal(rule, "no_trap")
    if reason == "already_disarmed":
        return Refusal(rule, "already_disarmed")
    refusal = None if as_free else no_hero_action(m)
    return refusal or _disturbed(m, rule)


def refuse_attack(m: State, at: int, target: int, kind: int = NONE) -> Refusal:
    """`kind`: an ability gives an attack of this kind inside its own action (TE-ACT-11)."""
    line = m.content.lines[at]
    if at not in m.kits[m.active].lines:
        return not_at_hand(m, line.source, "TE-ACT-10", "TE-LOO-06")
    if kind == NONE:
        refusal = no_hero_action(m)
        if refusal is not None:
            return refusal
    elif kind != line.kind:
        return Refusal("TE-ACT-11", "other_attack", {"kind": KINDS[kind]})
    if line.cost > m.focus[m.active]:
        return too_dear(m, line.cost)
    if target == ALL:
        return Refusal("TE-ATK-11", "nobody_in_range", {"ability": line.source})
    return _refuse_foe(m, target, line.range, line.kind)


def refuse_cast(m: State, at: int, target: int) -> Refusal:
    spell = m.content.spells[at]
    if at not in m.kits[m.active].spells:
        return not_at_hand(m, spell.source, "TE-ACT-07")
    refusal = no_hero_action(m)
    if refusal is not None:
        return refusal
    if target == NOBODY:
        return Refusal("TE-ACT-09", "nobody_in_range", {"ability": spell.source})
    if target >= HEROES:
        return _refuse_hero(m, target - HEROES, spell.range, "TE-ACT-07")
    if spell.targets == "one_goblin" and target >= GOBLINS:
        return Refusal("TE-ACT-07", "only_goblins", {"ability": spell.source})
    return _refuse_foe(m, target, spell.range, SPELL)


def _refuse_foe(m: State, foe: int, reach: Range, kind: int) -> Refusal:
    """A foe as the target of an attack line or a spell."""
    name = m.words.foe_names[foe]
    if m.where[foe] == NOWHERE:
        rule = ("TE-ATK-01", "TE-ATK-02", "TE-ATK-03")[kind]
        return Refusal(rule, "not_in_play", {"target": name})
    return _out_of_range(m, m.where[foe], reach, kind, name)


def _refuse_hero(m: State, hero: int, reach: Range, rule: str) -> Refusal:
    """A hero, by mat, whom a spell or an ability would serve."""
    name = m.content.hero_ids[hero]
    if hero not in m.heroes:
        return Refusal(rule, "not_in_play", {"target": name})
    return _out_of_range(m, m.hero_room(m.heroes.index(hero)), reach, SPELL, name)


def _out_of_range(m: State, room: int, reach: Range, kind: int, target: str) -> Refusal:
    own = m.hero_room(m.active)
    args: Data = {"target": target}
    if LAIR in (own, room):
        return Refusal("TE-LAIR-11", "across_the_border", args)
    args["cell"] = room_name(room)
    if reach.mode in (SELF, SAME_ROOM):
        return Refusal("TE-ATK-01" if kind == MELEE else "TE-ATK-04", "not_in_room", args)
    if reach.mode == PATH:
        rule, away = "TE-ATK-06", m.ways.distances(own)[room]
        if away == FAR:
            return Refusal(rule, "no_way_there", args)
    else:
        rule, away = "TE-ATK-05", m.ways.sights(own)[room]
        if own == room:
            return Refusal("TE-ATK-02" if kind == MISSILE else rule, "too_near", args)
        if away == FAR:
            return Refusal(rule, "out_of_sight", args)
    return Refusal(rule, "too_far", {**args, "away": away, "range": reach.n})


# Free actions and triggers


def refuse_use(m: State, at: int, target: int, inner: bool = False) -> Refusal:
    """An ability of a mat or card that is no trigger; `inner`: in a roll window (TE-FRE-02)."""
    use = m.content.uses[at]
    ability: Data = {"ability": use.source}
    if at not in m.kits[m.active].uses:
        return not_at_hand(m, use.source, "TE-ACT-11" if use.test else "TE-FRE-01")
    if inner and not use.inner:
        return Refusal("TE-FRE-02", "after_the_action", ability)
    if use.test is not None:
        return no_hero_action(m) or _refuse_heroic(m, at)
    if m.dazed:
        return dazed()
    if use.cost > m.focus[m.active]:
        return too_dear(m, use.cost)
    if target != NOBODY and use.range is not None:
        served = m.heroes.index(target) if target in m.heroes else NONE
        if served == NONE or not m.ways.in_range(m.hero_room(m.active), m.hero_room(served), use.range):
            return _refuse_hero(m, target, use.range, "TE-FRE-01")
    return Refusal("TE-FRE-06", "no_effect", ability)


def _refuse_heroic(m: State, at: int) -> Refusal:
    """A hero action with a test of its own."""
    script = m.content.scripts[m.content.uses[at].script]
    if m.place[m.active] >= LAIR and any(effect.type == "move_now" for effect in script):
        return Refusal("TE-ACT-15", "in_lair")
    return Refusal("TE-ACT-11", "no_attack_now", {"ability": m.content.uses[at].source})


def refuse_trigger(m: State, at: int, face: int, whens: tuple[str, ...]) -> Refusal:
    """`whens`: what the window is for; empty outside of all windows."""
    trigger = m.content.triggers[at]
    ability: Data = {"ability": trigger.source}
    if at not in m.kits[m.active].triggers:
        return not_at_hand(m, trigger.source, "TE-FRE-05")
    if m.dazed:
        return dazed()
    if trigger.when not in whens or (trigger.rerolls and not m.dice):
        return Refusal("TE-FRE-05", "trigger_later", {**ability, "when": trigger.when})
    if m.used >> at & 1:
        return Refusal("TE-FRE-05", "already_used", ability)
    rich = m.copy()
    rich.focus[m.active] = trigger.cost
    if all(each != at for each, _ in trials.triggers(rich, whens)):
        return Refusal("TE-FRE-05", "other_action", {**ability, "on": trigger.on})
    if trigger.cost > m.focus[m.active]:
        return too_dear(m, trigger.cost)
    return no_such_die(m, face, "TE-TST-17")


def no_such_die(m: State, face: int, rule: str) -> Refusal:
    return Refusal(rule, "no_such_die", {"face": face, "dice": list(m.dice)})


def refuse_portal(m: State, cell: int) -> Refusal:
    if m.dazed:
        return dazed()
    why = turn.why_not_portal(m)
    if why is None:
        return refuse_target(m, cell, "TE-MOV-08")
    rule, reason = why
    if reason == "no_portal":
        return Refusal(rule, "no_portal")
    if reason == "foe_at_portal":
        return Refusal(rule, "foe_at_portal", _foe_in(m, m.place[m.active]))
    return too_dear(m, m.content.setup["portal_focus"], rule)


def refuse_target(m: State, cell: int, rule: str) -> Refusal:
    """Where a teleport may not lead."""
    if cell == m.place[m.active]:
        return already_there(rule, cell)
    return Refusal(rule, "not_face_up", {"cell": room_name(cell)})


def refuse_explore(m: State) -> Refusal:
    why = turn.why_not_explore(m)
    if m.dazed or why is None:
        return dazed()
    return Refusal(why[0], "act_one_only") if m.act != 1 else Refusal(why[0], "nothing_beside")


def refuse_lure(m: State) -> Refusal:
    why = turn.why_not_lure(m)
    if m.dazed or why is None:
        return dazed()
    rule, reason = why
    if reason == "no_boss_yet":
        return Refusal(rule, "no_boss_yet")
    if reason == "boss_is_here":
        return Refusal(rule, "boss_is_here")
    return Refusal(rule, "no_way_for_boss") if reason == "no_way" else too_dear(m, m.content.lure_cost, rule)


def refuse_switch(m: State) -> Refusal:
    hero = m.active
    if m.dazed:
        return dazed()
    if m.switched:
        return Refusal("TE-FRE-03", "just_switched")
    empty = m.left[hero] == NONE and m.right[hero] == NONE
    return Refusal("TE-FRE-03", "no_hand_card") if empty else Refusal("TE-FRE-03", "both_hands_full")
