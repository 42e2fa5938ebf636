"""What each seat sees: the table, and what the rules make of it (TW-INF)."""

from __future__ import annotations

from typing import Literal, cast

from verlies.games.twister import reveal, setup, teams
from verlies.games.twister import state as s
from verlies.games.twister import view_types as shown
from verlies.games.twister.dungeon import CORNER, NAMES, SIDES, SLOT_NAMES, SLOTS, listed
from verlies.games.twister.fights import advances, fights, last_fight, running
from verlies.games.twister.guess import hidden
from verlies.games.twister.halls import GATE_STATES
from verlies.games.twister.maps import reach, seat_of, sight, thing
from verlies.games.twister.solo.memory import DICE, DRAW_TOKEN, FORCE, LOOT, NP_CARD, SPOT
from verlies.games.twister.solo.views import breaches, told
from verlies.games.twister.state import (
    BAG,
    BOX,
    DEAD,
    DOWN,
    GONE,
    IS_FIGURE,
    ITEMS,
    LOST,
    NONE,
    SCREEN,
    SIDE,
    UNKNOWN,
    State,
)
from verlies.games.twister.vocabulary import THINGS
from verlies.games.twister.ways import Scene

_PHASES: dict[int, shown.Phase] = {
    s.CHOOSE: "teams", s.LEAVE_OUT: "teams", s.PICK: "teams", s.PICK_PAIR: "teams", s.REPLACE: "teams",
    s.DRAW_PAIR: "teams", s.START: "start", s.LAY: "lay", s.PLACE: "reveal", s.DRAW_HALL: "reveal",
    s.SUPPORT: "combat", s.CALL: "combat", s.CARDS: "combat", NP_CARD: "combat", FORCE: "combat", DRAW_TOKEN: "reveal",
    DICE: "reveal", SPOT: "reveal", LOOT: "reveal",
}  # fmt: skip
_LOTS: dict[int, shown.Phase] = {
    s.FIRST_PLAYER: "teams",
    s.SAME_PAIR: "teams",
    s.FIRST_TOKEN: "lay",
    s.FIRST_TURN: "lay",
}
_STATES: dict[int, shown.MemberState] = {
    SCREEN: "screen",
    BOX: "box",
    BAG: "bag",
    DEAD: "eliminated",
    GONE: "out",
    LOST: "lost",
}


def view(m: State, seat: int | None) -> shown.View:
    """All that this seat, or a spectator, may know."""
    scene = Scene(m)
    ways = reach(m, scene)
    return {
        "phase": phase(m),
        "active": cast("shown.Seat", m.active) if m.active != NONE else None,
        "number": m.number,
        "target": m.target,
        "limit": int(m.options["turn_limit"]) or None,
        "vp": [m.vp(0), m.vp(1)],
        "ap": _ap(m),
        "board": {
            "west": m.zones[0],
            "east": m.zones[1],
            "circles": [[NAMES[place] for place in setup.circles(m, side)] for side in range(2)],
        },
        "slots": [_slot(m, seat, slot) for slot in range(SLOTS) if m.slots >> slot & 1],
        "pieces": _pieces(m, seat),
        "items": _items(m),
        "hands": [m.mode.hand(m, side) for side in range(2)],
        "teams": [_team(m, seat, side) for side in range(2)],
        "values": {figure.id: [figure.speed, figure.combat] for figure in m.content.figures},
        "building": _building(m, seat),
        "reveal": _reveal(m),
        "walk": _walk(m),
        "reach": ways,
        "sight": sight(m, scene),
        "fights": fights(m, scene),
        "advances": advances(m, scene, ways),
        "combat": running(m, seat),
        "last_fight": last_fight(m),
        "solo": told(m),
    }


def phase(m: State) -> shown.Phase:
    if not m.turn or not m.frames:
        return "over"
    frame = m.frames[-1]
    return _LOTS[frame[1]] if frame[0] == s.LOT else _PHASES.get(frame[0], "turn")


def _ap(m: State) -> shown.Ap | None:
    if not m.now:
        return None
    own: list[shown.OwnAp] = [{"figure": m.name(token), "left": left} for token, left in m.brews]
    return {"left": m.ap, "of": m.now, "own": own}


def _slot(m: State, seat: int | None, slot: int) -> shown.Slot:
    """A hall, or what lies face down in its place: colour for all, type for the owner (TW-SET-09)."""
    up = bool(m.up >> slot & 1)
    hall = m.content.cards[m.content.hall_ids[m.halls[slot]]] if up else None
    x, y = CORNER[slot]
    waiting = [token for token in range(len(m.where)) if m.where[token] == DOWN + slot]
    tokens: list[shown.Token] = [
        {"seat": seat_of(token), "kind": None if hidden(m, token) and SIDE[token] != seat else m.name(token)}
        for token in waiting
    ]
    tokens.sort(key=lambda token: (token["seat"], str(token["kind"])))
    return {
        "slot": SLOT_NAMES[slot],
        "x": x,
        "y": y,
        "up": up,
        "hall": hall.id if hall else None,
        "turns": hall.fields["turns"] if hall else None,
        "rows": list(hall.fields["rows"]) if hall else None,
        "turned": m.turned[slot],
        "gates": _gates(m, slot) if up else [],
        "breaches": breaches(m, slot),
        "room": m.mode.room(m, slot),
        "tokens": tokens,
    }


def _gates(m: State, slot: int) -> list[shown.Gate]:
    hall = m.content.halls[m.halls[slot]]
    return [
        {
            "gate": hall.gate_ids[at],
            "squares": [NAMES[gate.square], NAMES[gate.behind] if gate.behind != NONE else None],
            "side": cast("shown.Side", SIDES[gate.side].lower()),
            "state": cast("shown.GateState", GATE_STATES[m.gates[hall.first + at]]),
        }
        for at, gate in enumerate(hall.laid(slot, m.turned[slot]).gates)
    ]


def _pieces(m: State, seat: int | None) -> list[shown.Piece]:
    """The figures on the board; before they are shown only their owner knows who they are (TW-SET-10)."""
    found: list[shown.Piece] = []
    for side in range(2):
        for token in m.squads[side]:
            place = m.where[token]
            if place >= DOWN:
                continue
            mask = 1 << token
            other = m.mode.held(m, token) if m.shown else NONE
            carries = other if other != NONE and not (IS_FIGURE[other] and m.wounded & mask) else NONE
            found.append(
                {
                    "seat": cast("shown.Seat", side),
                    "kind": m.name(token) if m.shown or side == seat else None,
                    "square": NAMES[place],
                    "wounded": bool(m.wounded & mask),
                    "hurt": bool(m.hurt & mask),
                    "healed": bool(m.healed & mask),
                    "carries": thing(m, carries) if carries != NONE else None,
                    "carried": bool(m.wounded & mask) and other != NONE and IS_FIGURE[other],
                    "hidden": not m.shown,
                }
            )
    return sorted(found, key=lambda piece: (piece["seat"], piece["square"])) if not m.shown else found


def _items(m: State) -> list[shown.Item]:
    found: list[shown.Item] = []
    for item in sorted(ITEMS, key=lambda token: (SIDE[token], m.kinds[token], m.where[token])):
        place = m.where[item]
        if place < DOWN:
            held = not m.loose >> item & 1 and any(m.where[token] == place for side in m.squads for token in side)
            found.append({**thing(m, item), "square": NAMES[place], "carried": held})
    return found


def hand(m: State, side: int) -> shown.Hand:
    """TW-INF-03: all of it is public, by what was played."""
    deck, left = m.content.combat, m.combat[side]
    plan = m.mode.scenario(m)
    mine = side == m.active
    return {
        "action": listed(m.actions[side]),
        "played": [v for v in m.content.actions if not m.actions[side] >> v & 1 and not (mine and v == m.now)],
        "now": m.now if mine and m.now else None,
        "jumps": m.jumps[side],
        "jumps_used": (plan.jumps if plan else m.content.jumps) - m.jumps[side],
        "combat": [value for value, count in enumerate(left) for _ in range(count)],
        "spent": [value for value, count in enumerate(deck) for _ in range(count - left[value])],
    }


def _team(m: State, seat: int | None, side: int) -> shown.Team:
    """A team as far as this seat knows it."""
    real = [token for token in m.mode.tokens(m, side) if m.kinds[token] != UNKNOWN]
    known = [token for token in real if side == seat or not hidden(m, token)]
    rows: dict[int, shown.Member] = {token: {"kind": m.name(token), **_state(m, token)} for token in known}
    known.sort(key=lambda token: (m.kinds[token], m.where[token]))  # two ropes are not told apart
    figures = [rows[token] for token in known if IS_FIGURE[token]]
    items = [rows[token] for token in known if not IS_FIGURE[token]]
    unknown = len(real) - len(known)
    maybe: list[str] = []
    if unknown and m.teams_open:
        maybe = sorted(m.name(token) for token in real if token not in known)
    return {"figures": figures, "items": items, "unknown": unknown, "maybe": maybe}


def _state(m: State, token: int) -> shown.Standing:
    place = m.where[token]
    if place < DOWN:
        wounded = m.wounded >> token & 1
        return {"state": "hidden" if not m.shown else "wounded" if wounded else "play", "at": NAMES[place]}
    if place < SCREEN:
        return {"state": "down", "at": SLOT_NAMES[place - DOWN]}
    return {"state": _STATES[place], "at": None}


def _building(m: State, seat: int | None) -> shown.Building | None:
    """What there is to choose from, and what was chosen, while teams are built."""
    if phase(m) != "teams" or m.options["teams"] in m.content.scenarios:
        return None
    names = m.vocabulary.thing_names
    secret = not m.teams_open
    pairs = [
        [m.content.pairs[pair] for pair in listed(m.pairs[side] if not secret or side == seat else m.known_pairs[side])]
        for side in range(2)
    ]
    kind = m.frames[-1][0]
    left = [0, 0]
    if kind == s.CHOOSE:
        left = [teams.left_to_choose(m, side) for side in range(2)]
    elif kind == s.LEAVE_OUT:
        left = [teams.to_leave(m, side) for side in range(2)]
    elif kind in (s.PICK, s.PICK_PAIR):
        left = [teams.turns_left(m, side) for side in range(2)]
    elif kind == s.REPLACE:
        left[m.frames[-1][1]] = 1
    return {
        "what": "leave" if kind == s.LEAVE_OUT else _wanted(m, seat),
        "left": left,
        "characters": [names[kind] for kind in teams.pool(m, False)],
        "items": [names[THINGS + kind] for kind in teams.pool(m, True)],
        "pairs": [m.content.pairs[pair] for pair in teams.pair_pool(m)],
        "pairs_chosen": pairs,
    }


def _wanted(m: State, seat: int | None) -> Literal["pair", "character", "item"] | None:
    """What is being chosen now: by all, or by this seat."""
    frame = m.frames[-1]
    if frame[0] == s.CHOOSE:
        wants = teams.wants(m, seat) if seat is not None else ""
        return cast('Literal["pair", "character", "item"]', wants) if wants else None
    return ("item" if frame[2] else "character") if frame[0] == s.PICK else "pair"


def _reveal(m: State) -> shown.Reveal | None:
    """TW-REV-04: what is still to be placed, and by whom."""
    frames = [frame for frame in m.frames if frame[0] == s.PLACE]
    if not frames:
        return None
    slot = frames[-1][2]
    left: list[shown.Placing] = [
        {**thing(m, token), "by": cast("shown.Seat", seat)}
        for _, seat, _ in reversed(frames)
        for token in reveal.to_place(m, seat, slot)
    ]
    return {"slot": SLOT_NAMES[slot], "hall": m.content.hall_ids[m.halls[slot]], "left": left}


def _walk(m: State) -> shown.Walk | None:
    if not m.frames or m.frames[-1][0] != s.WALK:
        return None
    _, token, steps, carried = m.frames[-1]
    held = thing(m, carried) if carried != NONE else None
    return {"figure": m.name(token), "square": m.at(token), "steps": steps, "carries": held}
