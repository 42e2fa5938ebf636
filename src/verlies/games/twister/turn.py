"""A turn: the action card, the actions, the end (TW-TRN, TW-ACT, TW-JMP)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.games.twister import combat, fate, mechanics, powers
from verlies.games.twister import vocabulary as v
from verlies.games.twister.dungeon import BIT, NAMES, column, listed, step
from verlies.games.twister.sight import character_at
from verlies.games.twister.solo import course, pile
from verlies.games.twister.solo.memory import note
from verlies.games.twister.state import (
    ACT,
    ITEMS,
    NEXT_TURN,
    NONE,
    PLAY,
    SIDE,
    WALK,
    Events,
    State,
)
from verlies.games.twister.ways import Scene, Way, anchored, walk_moves

UNLIMITED = 4
"""TW-TRN-04: once a card of this value was played, the opening is over."""


# The action card


def begin_turn(m: State) -> None:
    """TW-TRN-01."""
    if m.solo is not None and not course.begin_turn(m):
        return
    m.frames[-1] = (PLAY,)
    m.number += 1
    m.outcome = None


def allowed(m: State, side: int, value: int) -> bool:
    """TW-TRN-03, TW-TRN-04: whether the opening limit lets this card be played."""
    limit = m.options["opening"]
    high = max(m.high) if limit == "common" else m.high[side]
    return limit == "none" or high >= UNLIMITED or value <= (high + 1 if high else m.content.actions[0])


def card_moves(m: State) -> list[Move]:
    """TW-TRN-06: the lowest card where none is allowed."""
    hand = listed(m.actions[m.active])
    if m.solo is not None:
        cards = hand if m.high[m.active] == m.content.actions[-1] else hand[:1]  # TS-TUR-04
        return [m.words.play[value] for value in cards]
    cards = [value for value in hand if allowed(m, m.active, value)] or hand[:1]
    return [m.words.play[value] for value in cards]


def play_card(m: State, value: int, events: Events) -> None:
    side = m.active
    m.actions[side] &= ~(1 << value)
    m.high[side] = max(m.high[side], value)
    m.now = value
    m.ap = value
    m.frames[-1] = (ACT,)
    m.tell(events, "TW-TRN-01", "card_played", seat=side, value=value)
    if m.solo is not None:
        pile.action_played(m, value, events)


def end_turn(m: State, events: Events) -> None:
    """TW-TRN-01, TW-TRN-05, TW-TRN-07, TW-TRN-10."""
    side = m.active
    m.tell(events, "TW-TRN-07", "turn_over", seat=side, unused=m.ap)
    m.ap = 0
    m.brews = ()
    m.now = 0
    if m.solo is not None:
        course.end_turn(m)
        return
    m.hurt = m.healed = 0
    if not m.actions[side]:
        m.actions[side] = sum(1 << value for value in m.content.actions)
        m.tell(events, "TW-TRN-05", "cards_back", seat=side)
    limit = m.options["turn_limit"]
    if limit and m.number >= int(limit):  # TW-VP-08
        m.ending = "turn_limit"
    m.active = 1 - side
    m.frames[-1] = (NEXT_TURN,)


# Actions


def act_moves(m: State) -> list[Move]:
    """All actions that the AP left allow, and `end` (TS-PLY-01: alone, too)."""
    words = m.words
    moves: list[Move] = []
    side = m.active
    if m.solo is not None and not m.solo.opened:  # TS-TUR-05
        return [words.reveal[slot] for slot in mechanics.revealers(m, m.actors(side))]
    actors = [token for token in m.actors(side) if m.means(token)] if m.ap or m.brews else []
    if actors:
        scene = Scene(m)
        for token in actors:
            walk_moves(m, scene, token, moves)
        if m.jumps[side]:
            for token in actors:
                jump_moves(m, scene, token, moves)
        moves += [words.reveal[slot] for slot in mechanics.revealers(m, actors)]
        moves += [words.turn[hall][clockwise] for hall, clockwise in mechanics.turnings(m, actors)]
        moves += [work[0] for work in mechanics.gate_works(m, actors)]
        moves += attack_moves(m, scene)
        _power_moves(m, scene, actors, moves)
    if m.ap and m.options["extras"] and powers.patient_self(m, side) != NONE:
        moves.append(words.recover)
    moves.append(words.end)
    return moves


def attack_moves(m: State, scene: Scene) -> list[Move]:
    """TW-CBT-01, TW-RNG-01, TW-ITM-LAN-01."""
    if not combat_allowed(m):
        return []
    words, side = m.words, m.active
    squares = 0
    for token in m.actors(side):
        if m.means(token):
            squares |= BIT[m.where[token]]
    aims = combat.targets(m, scene, side)
    moves = [words.fight[square] for square in listed(step(squares, m.south, m.east) & aims)]
    for token in combat.carriers(m, side, "lance"):
        if m.means(token):
            hits = [square for square in combat.in_lance(m, scene, token) if aims >> square & 1]
            moves += [words.lance[m.kinds[token]][square] for square in sorted(hits)]
    shots = 0
    for token in combat.carriers(m, side, "bow"):
        if m.means(token):
            for square in combat.in_shot(m, scene, token):
                shots |= BIT[square] & aims
    moves += [words.shoot[square] for square in listed(shots)]
    return moves


def _power_moves(m: State, scene: Scene, actors: list[int], moves: list[Move]) -> None:
    words = m.words
    for token in actors:
        figure = m.figure(token)
        if figure.heals:
            moves += [words.heal[square] for square in listed(powers.patients(m, scene, token))]
        if figure.screams and m.means(token) >= figure.screams:
            moves += [words.push[square] for square in sorted(powers.pushes(m, scene, token))]
        if figure.magic and powers.wand_of(m, token) != NONE:
            moves += [words.burn[square] for square in sorted(powers.fireballs(m, scene, token))]
        if figure.phases:
            moves += [words.phase[square] for square in sorted(powers.behind_walls(m, scene, token))]
    for token in combat.carriers(m, m.active, "potion") if m.options["extras"] else ():
        if m.means(token):
            moves.append(words.drink[m.kinds[token]])


def combat_allowed(m: State) -> bool:
    """TW-SCN-02: some scenarios know no combat."""
    scenario = None if m.solo is not None else m.content.scenarios.get(str(m.options["teams"]))
    return scenario is None or scenario.combat


def jump_moves(m: State, scene: Scene, token: int, moves: list[Move]) -> None:
    """TW-JMP-03 to TW-JMP-12: over one pit beside it."""
    start = m.where[token]
    over = step(BIT[start], m.south, m.east) & leapable(m, scene, token)
    if not over:
        return
    carried = m.beside(token)
    kind = m.kinds[token]
    beyond = step(over, m.south, m.east) & ~BIT[start]
    if takes_along(m, token, carried):
        moves += [m.words.jump[kind][square] for square in listed(beyond & landings(m, scene, token, carried != NONE))]
    if carried != NONE and leaves_behind(m, token, carried):
        moves += [m.words.jump_put[kind][square] for square in listed(beyond & landings(m, scene, token, False))]


def leapable(m: State, scene: Scene, token: int) -> int:
    """TW-JMP-08: the pits that it may jump over."""
    return m.pits & ~(scene.stand[1 - SIDE[token]] | scene.lie[0] | scene.lie[1])


def takes_along(m: State, token: int, carried: int) -> bool:
    """TW-JMP-06: not a rope that the start square needs."""
    if carried == NONE or not m.pits >> m.where[token] & 1 or m.climbers >> token & 1:
        return True
    return not m.ropes >> carried & 1


def leaves_behind(m: State, token: int, carried: int) -> bool:
    """TW-CAR-09: what stays on a pit needs a rope there; that of a climber must hold without her (TW-ROP-01)."""
    square = m.where[token]
    if not m.pits >> square & 1:
        return True
    if not m.ropes >> carried & 1:
        return False
    return not m.climbers >> token & 1 or bool(anchored(m, Scene(m, 1 << carried).ropes, True) >> square & 1)


def landings(m: State, scene: Scene, token: int, carrying: bool) -> int:
    """TW-JMP-05, TW-JMP-07, TW-JMP-09, TW-JMP-12."""
    side = SIDE[token]
    taken = scene.stand[0] | scene.stand[1] | scene.lie[1 - side]
    valid = (m.area if m.climbers >> token & 1 else m.dry | scene.ropes) & m.area & ~taken
    goal = column(m.zones[1 - side])
    return valid & ~(scene.ones if carrying else scene.twos) | valid & goal


# Carrying out


def do(m: State, code: tuple[int, ...], events: Events) -> None:
    """One action, or `end`."""
    verb = code[0]
    if verb == v.END:
        end_turn(m, events)
    elif verb in (v.GO, v.TAKE, v.PUT):
        token = m.of_kind(m.active, code[1])
        m.pay(token, 1)
        _walk(m, token, m.figure(token).speed, m.beside(token), code, events, m.where[token])
    elif verb == v.JUMP:
        _jump(m, code, events)
    elif verb == v.REVEAL:
        m.pay(mechanics.revealers(m, m.actors(m.active))[code[1]], 1)
        mechanics.reveal(m, code[1], events)
        if m.solo is not None:
            note(m, opened=True)
    elif verb == v.TURN:
        token = mechanics.turnings(m, m.actors(m.active))[code[1], code[2]]
        m.pay(token, 1)
        mechanics.turn(m, token, code[1], code[2], events)
        m._seal("TW-ACT-03")
    elif verb in (v.OPEN, v.CLOSE, v.BREAK):
        _gate(m, verb, code[1], events)
    elif verb in (v.FIGHT, v.LANCE, v.SHOOT):
        _fight(m, code, events)
    else:
        _power(m, code, events)
        fate.after_action(m, events)


def go_on(m: State, code: tuple[int, ...], events: Events) -> None:
    """The next stretch of a move."""
    _, token, steps, carried = m.frames.pop()
    _walk(m, token, steps, carried, code, events, m.where[token])


def _walk(
    m: State, token: int, steps: int, carried: int, code: tuple[int, ...], events: Events, start: int
) -> None:  # fmt: skip
    """TW-MOV-01, TW-CAR-05: to the end of the move, or to a square where something changes hands."""
    verb, square = code[0], code[2]
    taken = carried
    left = 0
    if verb != v.GO:
        left = steps - _distance(m, token, carried, steps, square)
        taken = _token_at(m, token, carried, square, code[3]) if verb == v.TAKE else NONE
    m.where[token] = square
    if carried != NONE:
        m.where[carried] = square
    if verb == v.GO:
        held = m.name(carried) if carried != NONE else None
        m.tell(events, "TW-MOV-01", "moved", frm=NAMES[start], to=NAMES[square], carries=held, **m.who(token))
        if column(m.zones[1 - SIDE[token]]) >> square & 1:
            fate.leave(m, token, carried, events, "TW-EXT-02")
        elif carried == NONE:
            fate.pick_up(m, token, events)
        fate.after_action(m, events)
        return
    if events is not None:
        if start != square:
            m.tell(events, "TW-MOV-01", "walked", frm=NAMES[start], to=NAMES[square], **m.who(token))
        kind = "put_down" if verb == v.PUT else "took" if carried == NONE else "swapped"
        put = m.name(carried) if carried != NONE else None
        thing = m.name(taken) if taken != NONE else None
        m.tell(events, "TW-CAR-06", kind, square=NAMES[square], put=put, thing=thing, **m.who(token))
    m.frames.append((WALK, token, left, taken))


def _distance(m: State, token: int, carried: int, steps: int, square: int) -> int:
    skip = 1 << token | (1 << carried if carried != NONE else 0)
    return Way(m, Scene(m, skip), token, carried, steps).used(square)


def _token_at(m: State, token: int, carried: int, square: int, thing: int) -> int:
    """The token of this kind that the figure takes there; friends' wounded, anybody's items."""
    for other in m.squads[SIDE[token]] if thing < v.THINGS else ITEMS:
        if m.where[other] == square and m.thing(other) == thing and other not in (token, carried):
            return other
    raise AssertionError(f"nothing of kind {thing} on {NAMES[square]}")


def _jump(m: State, code: tuple[int, ...], events: Events) -> None:
    """TW-JMP-01, TW-JMP-11."""
    _, kind, square, put = code
    token = m.of_kind(m.active, kind)
    carried = m.beside(token)
    start = m.where[token]
    m.pay(token, 1)
    m.jumps[m.active] -= 1
    m.where[token] = square
    if carried != NONE and not put:
        m.where[carried] = square
    m.tell(
        events, "TW-JMP-01", "jumped", seat=m.active, frm=NAMES[start], to=NAMES[square], left=m.jumps[m.active],
        put=m.name(carried) if put else None, **m.who(token),
    )  # fmt: skip
    if column(m.zones[1 - SIDE[token]]) >> square & 1:
        fate.leave(m, token, NONE if put else carried, events, "TW-JMP-12")
    elif put or carried == NONE:
        fate.pick_up(m, token, events)
    fate.after_action(m, events)
    if m.solo is not None:
        pile.jump_played(m, events)


def _gate(m: State, verb: int, gate: int, events: Events) -> None:
    move = (m.words.open, m.words.close, m.words.break_)[verb - v.OPEN][gate]
    state, token = next((work[2], work[3]) for work in mechanics.gate_works(m, m.actors(m.active)) if work[0] == move)
    m.pay(token, 1)
    mechanics.work_gate(m, token, gate, state, events)


def _fight(m: State, code: tuple[int, ...], events: Events) -> None:
    scene = Scene(m)
    side = m.active
    square = code[-1]
    target = character_at(m, square)
    if code[0] == v.FIGHT:
        near = step(BIT[square], m.south, m.east)
        first = max((token for token in m.actors(side) if near & BIT[m.where[token]]), key=m.means)
        m.pay(first, 1)
        combat.begin(m, combat.muster(m, scene, side, target), events, "TW-CBT-01")
    elif code[0] == v.LANCE:
        lancer = m.of_kind(side, code[1])
        m.pay(lancer, 1)
        combat.begin(m, combat.muster(m, scene, side, target, lancer), events, "TW-ITM-LAN-01")
    else:
        fight = combat.shot_at(m, scene, side, target)
        m.pay(fight.attackers.bit_length() - 1, 1)
        combat.begin(m, fight, events, "TW-RNG-01")


def _power(m: State, code: tuple[int, ...], events: Events) -> None:
    verb, side = code[0], m.active
    if verb == v.RECOVER:
        troll = powers.patient_self(m, side)
        m.pay(troll, 1)
        powers.recover(m, troll, events)
    elif verb == v.DRINK:
        token = m.of_kind(side, code[1])
        m.pay(token, 1)
        powers.drink(m, token, events)
    elif verb == v.HEAL:
        near = step(BIT[code[1]], m.south, m.east)
        clerics = [t for t in m.actors(side) if m.figure(t).heals and near & BIT[m.where[t]]]
        m.pay(clerics[0], 1)
        powers.heal(m, clerics[0], code[1], events)
    elif verb == v.PUSH:
        banshee = powers.able(m, side, "screams")
        m.pay(banshee, m.figure(banshee).screams)
        powers.push(m, banshee, code[1], events)
    elif verb == v.BURN:
        mage = powers.burner(m, side)
        m.pay(mage, 1)
        powers.burn(m, mage, code[1], events)
    else:
        walker = powers.able(m, side, "phases")
        m.pay(walker, 1)
        powers.phase(m, walker, code[1], events)
