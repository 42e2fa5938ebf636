"""Why an action is not possible: halls, portcullises, attacks, and what single characters and items can do."""

from __future__ import annotations

from verlies.core.events import Refusal
from verlies.games.twister import combat, mechanics, powers, turn
from verlies.games.twister import vocabulary as v
from verlies.games.twister.dungeon import AREA, BIT, HEIGHT, NAMES, SLOT_NAMES, crossing, listed, neighbour
from verlies.games.twister.halls import BROKEN, GATE_STATES
from verlies.games.twister.refusals_walk import (
    Data,
    Frame,
    closed_gate,
    direction_to,
    edge,
    edge_closed,
    idle,
    off_board,
    on_square,
    refuse_end,
    too_few_ap,
)
from verlies.games.twister.sight import character_at, seen_from
from verlies.games.twister.state import (
    IS_FIGURE,
    ITEMS,
    NONE,
    SHOT,
    SIDE,
    UNKNOWN,
    State,
)
from verlies.games.twister.vocabulary import TURNS
from verlies.games.twister.ways import Scene, Way

# Who acts


def nobody_acts(m: State, rule: str) -> Refusal | None:
    """Whether no figure of the active side could do anything, or none could pay for it."""
    actors = m.actors(m.active)
    if not actors:
        return Refusal("TW-TRN-11", "nobody_acts")
    return too_few_ap(m, max(actors, key=m.means), 1, rule)


def no_ap(m: State, rule: str) -> Refusal:
    """What is left if nothing else stands in the way: those who could do it have no AP (TW-DT1-08)."""
    return Refusal(rule, "too_few_ap", {"cost": 1, "ap": m.ap})


def specialist(m: State, ability: str, rule: str) -> tuple[int, Refusal | None]:
    """The figure of the active side that can do this, and why it cannot act now."""
    for token in m.squads[m.active]:
        if m.kinds[token] != UNKNOWN and getattr(m.figure(token), ability):
            return token, idle(m, m.kinds[token])
    name = next((figure.id for figure in m.content.figures if getattr(figure, ability)), ability)
    return NONE, Refusal(rule, "not_in_team", {"thing": name})


def item_that(m: State, ability: str) -> str:
    """The first item that does this, such as a bow."""
    return next((item.id for item in m.content.items if getattr(item, ability)), ability)


def needs_item(m: State, rule: str, token: int, ability: str) -> Refusal:
    return Refusal(rule, "needs_item", {"figure": m.name(token), "thing": item_that(m, ability)})


def nobody_there(m: State, rule: str, square: int) -> Refusal | None:
    """Whether a square holds no character at all."""
    if character_at(m, square) != NONE:
        return None
    return off_board(m, square) or Refusal(rule, "nobody_there", {"square": NAMES[square]})


# Halls and portcullises


def refuse_reveal(m: State, code: Frame) -> Refusal:
    """TW-REV-02."""
    slot = code[1]
    args: Data = {"slot": SLOT_NAMES[slot]}
    if not m.slots >> slot & 1:
        return Refusal("TW-SCN-03", "no_such_slot", args)
    if m.up >> slot & 1:
        return Refusal("TW-REV-02", "already_up", args)
    refusal = nobody_acts(m, "TW-REV-01")
    if refusal is not None:
        return refusal
    blocked: Refusal | None = None
    for token in m.actors(m.active):
        square = m.where[token]
        for side in range(4):
            other = neighbour(square, side)
            if other == NONE or not AREA[slot] >> other & 1:
                continue
            if not m.half[side] >> square & 1:
                return no_ap(m, "TW-REV-01")
            who: Data = {**args, "figure": m.name(token), "square": NAMES[square]}
            slit = m.slit[side] >> square & 1 and m.figure(token).slits
            blocked = blocked or Refusal("TW-CHR-NAG-02" if slit else "TW-REV-02", "reveal_blocked", who)
    return blocked or Refusal("TW-REV-02", "nobody_beside", args)


def refuse_turn(m: State, code: Frame) -> Refusal:
    """TW-ROT-01, TW-ROT-03, TW-ROT-05, TS-ROT-07."""
    _, hall, clockwise = code
    printed = m.content.halls[hall]
    args: Data = {"hall": printed.id}
    if m.slot_of(hall) == NONE:
        return Refusal("TW-ROT-05", "hall_not_up", args)
    refusal = nobody_acts(m, "TW-ROT-01")
    if refusal is not None:
        return refusal
    on_gear = [
        token
        for token in m.actors(m.active)
        if m.where[token] in m.gears and m.content.halls[m.halls[m.gears.index(m.where[token])]].pair == printed.pair
    ]
    if not on_gear:
        return Refusal("TW-ROT-01", "nobody_on_gear", args)
    slot = m.slot_of(hall)
    lockers = [mechanics.locker(m, slot, token) for token in on_gear] if m.solo is not None else [NONE]
    if NONE not in lockers:
        return Refusal("TS-ROT-07", "gear_locked", {**args, "npc": m.name(lockers[0])})
    free = any(m.figure(token).free_gear for token in on_gear)
    if printed.clockwise != bool(clockwise) and not free:
        return Refusal("TW-ROT-03", "turns_otherwise", {**args, "way": TURNS[printed.clockwise]})
    return no_ap(m, "TW-ROT-01")


def refuse_gate(m: State, code: Frame) -> Refusal:
    """TW-PRT-02 to TW-PRT-05."""
    verb, number = code
    gate = mechanics.gate_at(m, number)
    if gate is None:
        hall = m.content.hall_ids[m.content.gate_hall[number]]
        return Refusal("TW-PRT-02", "hall_not_up", {"hall": hall})
    args: Data = {"gate": m.content.gate_ids[number]}
    state = m.gates[number]
    if state == BROKEN:
        return Refusal("TW-PRT-04", "gate_broken", args)
    if verb != v.BREAK and (verb == v.OPEN) == bool(state):
        return Refusal("TW-PRT-03", "gate_is_so", {**args, "state": GATE_STATES[state]})
    rule = "TW-PRT-04" if verb == v.BREAK else "TW-PRT-03"
    refusal = nobody_acts(m, rule)
    if refusal is not None:
        return refusal
    actors = m.actors(m.active)
    if verb == v.BREAK:
        able = [token for token in actors if m.figure(token).breaks]
    else:
        keys = combat.carriers(m, m.active, "key")
        able = [token for token in actors if m.figure(token).picks or token in keys]
    if not able:
        return Refusal(rule, "nobody_breaks", args) if verb == v.BREAK else Refusal(rule, "nobody_opens", args)
    if not any(mechanics.reaches(m, m.where[token], gate) for token in able):
        beside = [NAMES[square] for square in (gate.square, gate.behind) if square != NONE]
        return Refusal("TW-PRT-02", "not_at_gate", {**args, "squares": beside})
    return no_ap(m, rule)


# Attacks


def refuse_fight(m: State, code: Frame) -> Refusal:
    """TW-CBT-01, TW-CBT-02."""
    square = code[1]
    refusal = no_combat(m) or nobody_acts(m, "TW-CBT-01") or refuse_target(m, "TW-CBT-01", "TW-CBT-02", square)
    if refusal is not None:
        return refusal
    actors = m.actors(m.active)
    beside = [token for token in actors if direction_to(m.where[token], square) != NONE]
    if any(edge(m, m.where[token], direction_to(m.where[token], square))[0] == "open" for token in beside):
        return no_ap(m, "TW-CBT-01")
    if beside:
        start = m.where[beside[0]]
        return edge_closed(m, "TW-BRD-10", start, direction_to(start, square))
    return Refusal("TW-CBT-01", "nobody_adjacent", on_square(m, square))


def no_combat(m: State) -> Refusal | None:
    return None if turn.combat_allowed(m) else Refusal("TW-SCN-02", "no_combat")


def refuse_target(m: State, rule: str, fresh: str, square: int) -> Refusal | None:
    """An enemy that can be attacked at all; `fresh` is the rule about those wounded or healed this turn."""
    refusal = nobody_there(m, rule, square)
    if refusal is not None:
        return refusal
    target, args = character_at(m, square), on_square(m, square)
    if SIDE[target] == m.active:
        return Refusal(rule, "own_figure", args)
    if m.hurt >> target & 1:
        return Refusal(fresh, "wounded_now", args)
    return Refusal(fresh, "target_healed_now", args) if m.healed >> target & 1 else None


def refuse_lance(m: State, code: Frame) -> Refusal:
    """TW-ITM-LAN-01 to TW-ITM-LAN-05."""
    _, kind, square = code
    refusal = no_combat(m) or idle(m, kind)
    if refusal is not None:
        return refusal
    token = m.of_kind(m.active, kind)
    if token not in combat.carriers(m, m.active, "lance"):
        return needs_item(m, "TW-ITM-LAN-01", token, "lance")
    refusal = too_few_ap(m, token, 1, "TW-ITM-LAN-01") or refuse_target(m, "TW-ITM-LAN-01", "TW-CBT-02", square)
    scene = Scene(m)
    refusal = refusal or pressed(m, scene, token, "lance")
    return refusal or _refuse_thrust(m, token, square)


def _refuse_thrust(m: State, token: int, square: int) -> Refusal:
    """TW-ITM-LAN-02: what is wrong between the carrier of a lance and its target."""
    start = m.where[token]
    for side in range(4):
        between = neighbour(start, side)
        if between == NONE or neighbour(between, side) != square:
            continue
        for frm in (start, between):
            if crossing(frm, side, m.south, m.east) == NONE:
                return edge_closed(m, "TW-ITM-LAN-02", frm, side)
        return Refusal("TW-ITM-LAN-02", "figure_between", on_square(m, between))
    return Refusal("TW-ITM-LAN-01", "not_two_away", {"figure": m.name(token), **_target(m, square)})


def _target(m: State, square: int) -> Data:
    """One who is aimed at, beside the figure that aims."""
    return {"square": NAMES[square], "target": m.name(character_at(m, square))}


def pressed(m: State, scene: Scene, token: int, tool: str) -> Refusal | None:
    """TW-RNG-02, TW-ITM-LAN-03: an enemy is too near for a bow or lance."""
    foes = combat.pressed(m, scene, token, tool)
    if not foes:
        return None
    rule = "TW-RNG-02" if tool == "bow" else "TW-ITM-LAN-03"
    return Refusal(rule, "pressed", {"figure": m.name(token), **_target(m, listed(foes)[0])})


def refuse_shot(m: State, code: Frame) -> Refusal:
    """TW-RNG-01 to TW-RNG-03."""
    square = code[1]
    refusal = no_combat(m) or nobody_acts(m, "TW-RNG-01")
    if refusal is not None:
        return refusal
    archers = combat.carriers(m, m.active, "bow")
    if not archers:
        return Refusal("TW-RNG-01", "nobody_carries", {"thing": item_that(m, "bow")})
    refusal = refuse_target(m, "TW-RNG-01", "TW-RNG-03", square)
    if refusal is not None:
        return refusal
    if combat.shielded(m, character_at(m, square)):
        return Refusal("TW-ITM-SHI-01", "shielded", on_square(m, square))
    scene = Scene(m)
    found: list[tuple[bool, Refusal]] = []
    for archer in archers:
        unseen = out_of_sight(m, scene, archer, square)
        why = unseen or pressed(m, scene, archer, "bow")
        if why is None:
            return no_ap(m, "TW-RNG-01")
        found.append((unseen is not None, why))
    return min(found, key=lambda each: (each[0], each[1].reason == "not_in_line"))[1]


def out_of_sight(m: State, scene: Scene, token: int, square: int) -> Refusal | None:
    """TW-LOS: why a figure does not see the one on a square."""
    at = m.where[token]
    if at == square or (at // HEIGHT != square // HEIGHT and at % HEIGHT != square % HEIGHT):
        return Refusal("TW-LOS-01", "not_in_line", {"figure": m.name(token), **_target(m, square)})
    anyone = scene.stand[0] | scene.stand[1] | scene.lie[0] | scene.lie[1]
    side = _towards(at, square)
    south, east = m.slit_south, m.slit_east
    while True:
        on = crossing(at, side, south, east)
        if on == NONE:
            kind = edge(m, at, side)[0]
            return edge_closed(m, "TW-LOS-04" if kind == "slit" else "TW-LOS-03", at, side)
        if on == square:
            return None
        if anyone >> on & 1:
            return Refusal("TW-LOS-02", "figure_between", on_square(m, on))
        at, south, east = on, m.south, m.east


def _towards(square: int, other: int) -> int:
    """The direction of another square in the same row or column."""
    if square // HEIGHT == other // HEIGHT:
        return 0 if other < square else 2
    return 1 if other > square else 3


def refuse_join(m: State, code: Frame) -> Refusal:
    """TW-GRP-07, TW-RNG-07, TW-RNG-09, TW-ITM-LAN-07."""
    fight = m.fight
    assert fight is not None
    refusal = idle(m, code[1])
    if refusal is not None:
        return refusal
    token = m.of_kind(m.active, code[1])
    args: Data = {"figure": m.name(token)}
    if fight.attackers >> token & 1:
        return Refusal("TW-GRP-02", "takes_part", args)
    bow = token in combat.carriers(m, m.active, "bow")
    if not bow and token not in combat.carriers(m, m.active, "lance"):
        return Refusal("TW-GRP-07", "supports_from_afar", args)
    if not bow and fight.kind == SHOT:
        return Refusal("TW-RNG-08", "bows_only", args)
    scene = Scene(m)
    near = pressed(m, scene, token, "bow" if bow else "lance")
    return near or Refusal("TW-RNG-09" if bow else "TW-ITM-LAN-07", "reaches_nobody", args)


# What single characters and items can do


def refuse_heal(m: State, code: Frame) -> Refusal:
    """TW-CHR-CLE-01, TW-CHR-CLE-02."""
    square, rule = code[1], "TW-CHR-CLE-01"
    cleric, refusal = specialist(m, "heals", rule)
    refusal = refusal or too_few_ap(m, cleric, 1, rule) or nobody_there(m, rule, square)
    if refusal is not None:
        return refusal
    patient, start = character_at(m, square), m.where[cleric]
    if not m.wounded >> patient & 1:
        carried = m.beside(patient)
        if carried != NONE and IS_FIGURE[carried]:
            return Refusal("TW-CHR-CLE-02", "patient_carried", {"square": NAMES[square], **m.who(carried)})
        return Refusal(rule, "not_wounded", on_square(m, square))
    side = direction_to(start, square)
    if side == NONE:
        return Refusal(rule, "not_beside", {"figure": m.name(cleric), **_target(m, square)})
    return edge_closed(m, "TW-BRD-10", start, side)


def refuse_push(m: State, code: Frame) -> Refusal:
    """TW-CHR-BAN."""
    square, rule = code[1], "TW-CHR-BAN-01"
    banshee, refusal = specialist(m, "screams", rule)
    refusal = refusal or too_few_ap(m, banshee, m.figure(banshee).screams, rule) or nobody_there(m, rule, square)
    scene = Scene(m)
    refusal = refusal or _aims_at_itself(m, banshee, square, rule) or out_of_sight(m, scene, banshee, square)
    if refusal is not None:
        return refusal
    way = next(way for seen, way in seen_from(m, scene, m.where[banshee]) if seen == square)
    found = powers.why_not_push(m, square, way)
    assert found is not None
    rule, reason = found
    args = on_square(m, square)
    if reason == "spellproof":
        return Refusal(rule, "spellproof", args)
    if reason == "push_blocked":
        return edge_closed(m, rule, square, way)
    args["to"] = NAMES[neighbour(square, way)]
    if reason == "push_exit":
        return Refusal(rule, "push_exit", args)
    return Refusal(rule, "push_taken", args) if reason == "push_taken" else Refusal(rule, "push_full", args)


def _aims_at_itself(m: State, token: int, square: int, rule: str) -> Refusal | None:
    return Refusal(rule, "aims_at_itself", {"figure": m.name(token)}) if m.where[token] == square else None


def refuse_burn(m: State, code: Frame) -> Refusal:
    """TW-ITM-FIR-01, TW-CHR-MAG-06."""
    square, rule = code[1], "TW-ITM-FIR-01"
    mage, refusal = specialist(m, "magic", "TW-CHR-MAG-06")
    if refusal is None and powers.wand_of(m, mage) == NONE:
        refusal = needs_item(m, rule, mage, "wand")
    refusal = refusal or too_few_ap(m, mage, 1, rule) or nobody_there(m, rule, square)
    refusal = refusal or _aims_at_itself(m, mage, square, rule) or out_of_sight(m, Scene(m), mage, square)
    return refusal or Refusal("TS-PER-03", "spellproof", on_square(m, square))


def refuse_recover(m: State, code: Frame) -> Refusal:
    """TW-DT1-03."""
    rule = "TW-DT1-03"
    troll, refusal = specialist(m, "regenerates", rule)
    if refusal is not None and refusal.reason not in ("wounded", "healed_now"):
        return refusal
    args: Data = {"square": m.at(troll), **m.who(troll)}
    if not m.wounded >> troll & 1:
        return Refusal(rule, "not_wounded", args)
    if m.hurt >> troll & 1:
        return Refusal(rule, "wounded_now", args)
    if character_at(m, m.where[troll]) != troll:
        return Refusal(rule, "patient_carried", args)
    return no_ap(m, rule)


def refuse_phase(m: State, code: Frame) -> Refusal:
    """TW-DT1-05."""
    square, rule = code[1], "TW-DT1-05"
    walker, refusal = specialist(m, "phases", rule)
    refusal = refusal or too_few_ap(m, walker, 1, rule) or off_board(m, square)
    if refusal is not None:
        return refusal
    start = m.where[walker]
    side = direction_to(start, square)
    args: Data = {"figure": m.name(walker), "square": NAMES[square]}
    if side == NONE:
        return Refusal(rule, "not_behind_wall", args)
    halves = ((start, side), (square, (side + 2) % 4))
    gate = next((gate for half in halves if m.half[half[1]] >> half[0] & 1 and (gate := closed_gate(m, *half))), "")
    if gate:
        return Refusal(rule, "closed_gate", {"frm": NAMES[start], "to": NAMES[square], "gate": gate})
    if edge(m, start, side)[0] == "open":
        return Refusal(rule, "no_wall_there", args)
    way = Way(m, Scene(m).without(BIT[start]), walker, NONE, 0)
    refusal = refuse_end(m, way, square, m.beside(walker))
    return refusal or Refusal("TW-EXT-05", "enemy_on_exit", on_square(m, square))


def refuse_drink(m: State, code: Frame) -> Refusal:
    """TW-DT1-08."""
    refusal = idle(m, code[1])
    if refusal is not None:
        return refusal
    token = m.of_kind(m.active, code[1])
    carried = m.beside(token)
    if carried not in ITEMS or not m.item(carried).potion:
        return needs_item(m, "TW-DT1-08", token, "potion")
    return no_ap(m, "TW-DT1-08")
