"""Why a figure cannot go, take, put or jump there: the first thing that stops it (TW-MOV, TW-CAR, TW-ROP, TW-JMP)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from verlies.core.events import Refusal
from verlies.games.twister import turn
from verlies.games.twister import vocabulary as v
from verlies.games.twister.dungeon import (
    BIT,
    EAST,
    HEIGHT,
    NAMES,
    NORTH,
    SLOT_AT,
    SLOT_NAMES,
    SLOTS,
    SOUTH,
    column,
    crossing,
    inside,
    listed,
    neighbour,
    step,
)
from verlies.games.twister.halls import CLOSED
from verlies.games.twister.sight import character_at
from verlies.games.twister.state import (
    BAG,
    BOX,
    DEAD,
    DOWN,
    IS_FIGURE,
    ITEMS,
    LOST,
    NONE,
    SCREEN,
    SIDE,
    WALK,
    State,
)
from verlies.games.twister.ways import Scene, Way, illegal, legal

Frame = tuple[int, ...]
Data = dict[str, Any]

FAR = 99
"""More steps than any way takes."""
OF_A_THING, OF_A_SLIT, OF_A_WALL = 1, 2, 3
"""How many moves a way round may cost before a pit, portcullis or enemy is said to be in the way; a slit; a wall or a
face-down hall."""


# What stands in the way of many moves


def idle(m: State, kind: int) -> Refusal | None:
    """TW-TRN-09: why the figure of this kind cannot act for the active side."""
    token = m.of_kind(m.active, kind)
    name = m.content.figure_ids[kind]
    args: Data = {"figure": name}
    if token == NONE:
        return Refusal("TW-TRN-09", "not_in_team", {"thing": name})
    place = m.where[token]
    if DOWN <= place < SCREEN:
        return Refusal("TW-REV-07", "still_face_down", {**args, "slot": SLOT_NAMES[place - DOWN]})
    if place == BOX:
        return Refusal("TW-TEAM-42", "left_out", args)
    if place == DEAD:
        return Refusal("TW-WND-04", "eliminated", args)
    if place == BAG:
        return Refusal("TS-PLY-02", "still_in_bag", args)
    if place == LOST and m.solo is not None:
        return Refusal("TS-PLY-04", "out_of_game", args)
    if place >= DOWN:
        return Refusal("TW-EXT-06", "has_left", args)
    if m.wounded >> token & 1:
        return Refusal("TW-WND-01", "wounded", {**args, "square": NAMES[place]})
    return Refusal("TW-CHR-CLE-03", "healed_now", args) if m.healed >> token & 1 else None


def too_few_ap(m: State, token: int, price: int, rule: str) -> Refusal | None:
    """Whether a figure cannot pay this."""
    ap = m.means(token)
    return Refusal(rule, "too_few_ap", {"cost": price, "ap": ap}) if ap < price else None


def off_board(m: State, square: int) -> Refusal | None:
    """TW-BRD-09, TW-SCN-03: where nobody can be now."""
    if m.area >> square & 1:
        return None
    slot = SLOT_AT[square]
    if slot != NONE and m.slots >> slot & 1:
        return Refusal("TW-BRD-09", "hall_face_down", {"square": NAMES[square], "slot": SLOT_NAMES[slot]})
    return Refusal("TW-BRD-01", "off_board", {"square": NAMES[square]})


def edge(m: State, square: int, direction: int) -> tuple[str, str]:
    """TW-BRD-06: what the edge on this side of a square is, and the closed portcullis in it."""
    other = neighbour(square, direction)
    if other == NONE or not m.zones[0] <= other // HEIGHT <= m.zones[1]:
        return "rim", ""
    if crossing(square, direction, m.south, m.east) != NONE:
        return "open", ""
    if not (m.area >> square & 1 and m.area >> other & 1):
        return "dark", ""
    if crossing(square, direction, m.slit_south, m.slit_east) != NONE:
        return "slit", ""
    gate = ""
    for place, side in ((square, direction), (other, (direction + 2) % 4)):
        if m.half[side] >> place & 1:
            found = closed_gate(m, place, side)
            if not found and not m.slit[side] >> place & 1:
                return "wall", ""
            gate = gate or found
    return "gate", gate


def closed_gate(m: State, square: int, side: int) -> str:
    """The closed portcullis on this side of a square, in its own hall; or nothing."""
    slot = SLOT_AT[square]
    hall = m.content.halls[m.halls[slot]]
    for at, gate in enumerate(hall.laid(slot, m.turned[slot]).gates):
        ends = [(gate.square, gate.side)]
        if not gate.border:
            ends.append((gate.behind, (gate.side + 2) % 4))
        if (square, side) in ends and m.gates[hall.first + at] == CLOSED:
            return m.content.gate_ids[hall.first + at]
    return ""


def edge_closed(m: State, rule: str, square: int, direction: int) -> Refusal:
    """What an edge that cannot be crossed is."""
    kind, gate = edge(m, square, direction)
    args: Data = {"frm": NAMES[square]}
    other = neighbour(square, direction)
    if kind == "rim":
        return Refusal("TW-BRD-08", "rim", args)
    args["to"] = NAMES[other]
    if kind == "dark":
        slot = SLOT_AT[other] if m.area >> square & 1 else SLOT_AT[square]
        return Refusal("TW-BRD-09", "hall_face_down", {"square": NAMES[other], "slot": SLOT_NAMES[slot]})
    if kind == "gate":
        return Refusal(rule, "closed_gate", {**args, "gate": gate})
    return Refusal(rule, "slit_between", args) if kind == "slit" else Refusal(rule, "wall_between", args)


def direction_to(square: int, other: int) -> int:
    """The side of a square on which its neighbour lies, or NONE."""
    return next((side for side in range(4) if neighbour(square, side) == other), NONE)


def on_square(m: State, square: int) -> Data:
    """Who is there, as arguments."""
    return {"square": NAMES[square], **m.who(character_at(m, square))}


# Where a move may end


def refuse_end(m: State, way: Way, square: int, carried: int) -> Refusal | None:
    """TW-MOV-04 to TW-MOV-06, TW-MOV-11, TW-GLD-02, TW-EXT-05: why nobody can end a move there like this."""
    bit, scene = BIT[square], way.scene
    refusal = off_board(m, square)
    if refusal is not None:
        return refusal
    foe = 1 - way.side
    if way.goal & bit:
        if not scene.stand[foe] & bit or way.enter & bit:
            return None
        return Refusal("TS-PER-03" if solid(m, way, square) else "TW-EXT-05", "enemy_on_exit", on_square(m, square))
    if scene.stand[way.side] & bit:
        return Refusal("TW-MOV-04", "friend_there", on_square(m, square))
    if scene.stand[foe] & bit:
        return Refusal("TW-MOV-05", "enemy_there", on_square(m, square))
    if scene.lie[foe] & bit:
        return Refusal("TW-MOV-06", "wounded_enemy_there", on_square(m, square))
    if way.stay(m, carried != NONE) & bit:
        return None
    if bare(m, way) & bit & ~way.hang:
        return pit(m, way, carried, square)
    return full(m, square, carried, "TW-GLD-02")


def bare(m: State, way: Way) -> int:
    """The pits on which this figure cannot stay by itself."""
    return 0 if way.figure.pits else m.pits & ~way.scene.ropes


def pit(m: State, way: Way, carried: int, square: int) -> Refusal:
    args: Data = {"square": NAMES[square]}
    if carried != NONE and m.ropes >> carried & 1:
        return Refusal("TW-ROP-02", "no_anchor", args)
    return Refusal("TW-MOV-11", "hovers", args) if way.figure.flies else Refusal("TW-MOV-03", "pit", args)


def full(m: State, square: int, carried: int, rule: str) -> Refusal:
    """TW-GLD-02: no place for the figure, or for what it carries."""
    if carried != NONE:
        return Refusal(rule, "no_room_for_load", {"square": NAMES[square], "thing": m.name(carried)})
    return Refusal(rule, "square_full", {"square": NAMES[square]})


# What lies on the way


def obstacle(m: State, way: Way, token: int, carried: int, square: int) -> Refusal:
    """The first thing on the most natural way to a square that this figure does not reach; or that it is too far."""
    far = Way(m, way.scene, token, carried, FAR)
    away = far.used(square) if far.seen >> square & 1 else 0
    path = natural_way(m, way, square)
    for frm, to in pairwise(path):
        side = direction_to(frm, to)
        kind = edge(m, frm, side)[0]
        if kind != "open" and not (kind == "slit" and way.figure.slits):
            return edge_closed(m, "TW-MOV-02", frm, side)
        if not (way.enter | way.hang) >> to & 1:
            if not way.scene.stand[1 - way.side] >> to & 1:
                return pit(m, way, carried, to)
            return Refusal("TS-PER-03" if solid(m, way, to) else "TW-MOV-05", "enemy_in_way", on_square(m, to))
    if away:
        return too_far(m, way, square, away)
    return Refusal("TW-ROP-06", "one_rope", {"square": NAMES[square]})


def solid(m: State, way: Way, square: int) -> bool:
    """Whether only the personality of the one there keeps this figure from passing."""
    passes = way.figure.flies or way.figure.small
    return bool(passes and m.solid >> character_at(m, square) & 1)


def too_far(m: State, way: Way, square: int, away: int) -> Refusal:
    args: Data = {"square": NAMES[square], "away": away}
    if m.frames[-1][0] == WALK:
        return Refusal("TW-MOV-01", "too_few_steps", {**args, "steps": way.steps})
    speed = way.figure.speed
    return Refusal("TW-MOV-01", "too_far", {**args, "speed": speed, "moves": -(-away // speed)})


def natural_way(m: State, way: Way, square: int) -> list[int]:
    """The squares to a square, where things in the way count like moves: a way round is taken if it is shorter."""
    price = way.figure.speed
    free, every = (way.south, way.east), inside(*m.zones)
    board = sum(column(x) for x in range(m.zones[0], m.zones[1] + 1))
    steps = (
        (1, board, free, way.enter | way.hang),
        (1, board & ~m.area, every, board),
        (1 + OF_A_THING * price, board, _without_gates(m, way), m.area),
        (1 + OF_A_SLIT * price, board, (m.slit_south, m.slit_east), m.area),
        (1 + OF_A_WALL * price, board, every, board),
    )
    rings: dict[int, int] = {0: way.layers[0]}
    gone_on = ~way.goal | rings[0]  # TW-MOV-09
    seen = cost = 0
    while True:
        front = rings[cost] = rings.get(cost, 0) & ~seen
        if front >> square & 1:
            break
        if front:
            seen |= front
            for more, frm, (south, east), to in steps:
                rings[cost + more] = rings.get(cost + more, 0) | step(front & frm & gone_on, south, east) & to
        cost += 1
    path = [square]
    while cost:
        bit = BIT[path[-1]]
        for more, frm, (south, east), to in steps:
            before = step(bit, south, east) & rings.get(cost - more, 0) & frm & gone_on if to & bit else 0
            if before:
                path.append(listed(before)[0])
                cost -= more
                break
    return path[::-1]


def _without_gates(m: State, way: Way) -> tuple[int, int]:
    """The edges that this figure could cross if all portcullises were open."""
    south, east = way.south, way.east
    for slot in range(SLOTS):
        if not m.up >> slot & 1:
            continue
        hall = m.content.halls[m.halls[slot]]
        for gate in hall.laid(slot, m.turned[slot]).gates:
            if edge(m, gate.square, gate.side)[0] == "gate":
                first = BIT[gate.square if gate.side in (EAST, SOUTH) else gate.behind]
                if gate.side in (NORTH, SOUTH):
                    south |= first
                else:
                    east |= first
    return south, east


# Moves


def refuse_walk(m: State, frame: Frame, code: Frame) -> Refusal:
    """`go`, `take` and `put`, at the start of a move or in the middle of one."""
    token = m.of_kind(m.active, code[1])
    if frame[0] == WALK:
        _, walker, steps, carried = frame
        if token != walker:
            return finish_move(m, frame)
        scene = Scene(m, 1 << token | (1 << carried if carried != NONE else 0))
    else:
        refusal = idle(m, code[1]) or too_few_ap(m, token, 1, "TW-MOV-01")
        if refusal is not None:
            return refusal
        steps, carried = m.figure(token).speed, m.beside(token)
        scene = Scene(m).without(BIT[m.where[token]])
    way = Way(m, scene, token, carried, steps)
    if code[0] == v.GO:
        return _refuse_go(m, way, token, carried, code[2])
    refusal = _refuse_put(m, carried, code[1]) if code[0] == v.PUT else _refuse_taking(m, way, token, carried, code)
    return refusal or _refuse_stop(m, way, token, carried, code)


def finish_move(m: State, frame: Frame) -> Refusal:
    """TW-ACT-01."""
    return Refusal("TW-ACT-01", "finish_move", {"figure": m.name(frame[1]), "square": m.at(frame[1])})


def _refuse_go(m: State, way: Way, token: int, carried: int, square: int) -> Refusal:
    if square == m.where[token]:
        args: Data = {"figure": m.name(token), "square": NAMES[square]}
        if m.frames[-1][0] == WALK:
            return Refusal("TW-CAR-01", "must_go_on", args)
        return Refusal("TW-CAR-08", "stays_there", args)
    refusal = refuse_end(m, way, square, carried)
    if refusal is not None:
        return refusal
    if not way.seen >> square & 1:
        return obstacle(m, way, token, carried, square)
    return Refusal("TW-GLD-06", "left_too_much", {"square": NAMES[listed(illegal(m, way.scene))[0]]})


def _refuse_put(m: State, carried: int, kind: int) -> Refusal | None:
    if carried != NONE:
        return None
    return Refusal("TW-CAR-05", "carries_nothing", {"figure": m.content.figure_ids[kind]})


def _refuse_taking(m: State, way: Way, token: int, carried: int, code: Frame) -> Refusal | None:
    """TW-CAR-04, TW-CAR-06: what cannot be taken up by this figure from this square at all."""
    _, _, square, thing = code
    args: Data = {"square": NAMES[square], "thing": m.words.thing_names[thing]}
    alike = ITEMS if thing >= v.THINGS else [*m.squads[way.side], *m.squads[1 - way.side]]
    found = [each for each in alike if m.where[each] == square and each != token and m.thing(each) == thing]
    if (found and carried in ITEMS and m.thing(carried) == thing) or carried in found:
        return Refusal("TW-CAR-01", "already_carried", {"figure": m.name(token), "thing": m.name(carried)})
    if not found:
        return off_board(m, square) or Refusal("TW-CAR-06", "not_lying_there", args)
    if not IS_FIGURE[found[0]]:
        return None
    if SIDE[found[0]] != way.side:
        return Refusal("TW-CAR-04", "carries_friends_only", args)
    return None if m.wounded >> found[0] & 1 else Refusal("TW-CAR-04", "carries_wounded_only", args)


def _refuse_stop(m: State, way: Way, token: int, carried: int, code: Frame) -> Refusal:
    """Why a figure cannot put down or take up something there and then go on (TW-CAR-05 to TW-CAR-09)."""
    verb, square = code[0], code[2]
    bit, args = BIT[square], {"square": NAMES[square]}
    if not m.area & bit:
        refusal = off_board(m, square)
        assert refusal is not None
        return refusal
    if way.goal & bit:
        return Refusal("TW-EXT-04" if verb == v.TAKE else "TW-MOV-09", "exit_ends_move", args)
    if way.scene.stand[1 - way.side] & bit:
        return Refusal("TW-CAR-07", "enemy_guards", on_square(m, square))
    if not (way.seen | way.layers[0]) & bit:
        return obstacle(m, way, token, carried, square)
    if m.frames[-1][0] == WALK and square == m.where[token]:
        return Refusal("TW-CAR-05", "once_on_a_square", args)
    if not way.passed() & bit:
        return Refusal("TW-CAR-01", "no_step_left", {"figure": m.name(token), **args})
    if carried != NONE and not (m.dry | way.scene.ropes | way.hang | way.kept) & bit:
        return Refusal("TW-CAR-09", "not_on_pit", {**args, "thing": m.name(carried)})
    here = [other for other in range(len(m.where)) if m.where[other] == square and other not in (token, carried)]
    if verb == v.TAKE:
        alike = [each for each in here if m.thing(each) == code[3]]
        taken = next(each for each in alike if not IS_FIGURE[each] or SIDE[each] == way.side)
        rope = m.ropes >> taken & 1 and m.pits & bit
        if rope and way.scene.stand[way.side] & bit and sum(m.ropes >> each & 1 for each in here) == 1:
            return Refusal("TW-ROP-08", "rope_under_friend", on_square(m, square))
        here.remove(taken)
        if rope and legal(m, here):
            return Refusal("TW-ROP-06", "no_way_off", args)
    if not legal(m, [*here, carried] if carried != NONE else here):
        return Refusal("TW-GLD-01", "leaves_too_much", args)
    return Refusal("TW-GLD-06", "no_way_on", args)


# Jumps


def refuse_jump(m: State, code: Frame) -> Refusal:
    """TW-JMP."""
    _, kind, square, put = code
    refusal = idle(m, kind)
    if refusal is not None:
        return refusal
    token = m.of_kind(m.active, kind)
    if not m.jumps[m.active]:
        return Refusal("TW-JMP-01", "no_jump_card")
    refusal = too_few_ap(m, token, 1, "TW-JMP-01") or off_board(m, square)
    if refusal is not None:
        return refusal
    scene, carried = Scene(m), m.beside(token)
    return (
        _refuse_flight(m, scene, token, square)
        or _refuse_load(m, token, carried, put)
        or _refuse_landing(m, scene, token, NONE if put else carried, square)
    )


def _refuse_flight(m: State, scene: Scene, token: int, square: int) -> Refusal | None:
    """TW-JMP-03, TW-JMP-04, TW-JMP-08, TW-JMP-10: from the start over a pit, as far as the landing square."""
    start = m.where[token]
    args: Data = {"figure": m.name(token), "square": NAMES[square]}
    if square == start:
        return Refusal("TW-JMP-03", "jumps_back", args)
    around = [[neighbour(each, side) for side in range(4)] for each in (start, square)]
    between = [each for each in around[0] if each != NONE and each in around[1]]
    if not between:
        return Refusal("TW-JMP-03", "jump_too_wide", args)
    pits = [each for each in between if m.pits >> each & 1]
    if not pits:
        return Refusal("TW-JMP-10", "no_pit_between", args)
    reasons = [_refuse_over(m, scene, token, pit, square) for pit in pits]
    return None if None in reasons else reasons[0]


def _refuse_over(m: State, scene: Scene, token: int, pit: int, square: int) -> Refusal | None:
    for frm, to in ((m.where[token], pit), (pit, square)):
        side = direction_to(frm, to)
        kind = edge(m, frm, side)[0]
        if kind != "open":
            bends = kind == "slit" and m.figure(token).slits
            return edge_closed(m, "TW-CHR-NAG-04" if bends else "TW-JMP-04", frm, side)
    if turn.leapable(m, scene, token) >> pit & 1:
        return None
    return Refusal("TW-JMP-08", "figure_over_pit", on_square(m, pit))


def _refuse_load(m: State, token: int, carried: int, put: int) -> Refusal | None:
    """TW-JMP-06, TW-JMP-11, TW-CAR-09."""
    figure, square = m.name(token), m.at(token)
    if put and carried == NONE:
        return Refusal("TW-JMP-11", "carries_nothing", {"figure": figure})
    if put and not turn.leaves_behind(m, token, carried):
        return Refusal("TW-CAR-09", "not_on_pit", {"square": square, "thing": m.name(carried)})
    if not put and not turn.takes_along(m, token, carried):
        return Refusal("TW-JMP-06", "rope_stays", {"figure": figure, "square": square})
    return None


def _refuse_landing(m: State, scene: Scene, token: int, carried: int, square: int) -> Refusal:
    """TW-JMP-05, TW-JMP-09, TW-JMP-12."""
    foe, bit = 1 - SIDE[token], BIT[square]
    if (scene.stand[0] | scene.stand[1] | scene.lie[foe]) & bit:
        leaves = column(m.zones[foe]) & bit
        return Refusal("TW-JMP-12" if leaves else "TW-JMP-09", "landing_taken", on_square(m, square))
    if m.pits & ~scene.ropes & bit and not m.climbers >> token & 1:
        return Refusal("TW-JMP-05", "landing_pit", {"square": NAMES[square]})
    return full(m, square, carried, "TW-JMP-09")
