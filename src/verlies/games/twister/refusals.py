"""Why a move is not legal: the rule that stands in its way. Explains, never decides."""

from __future__ import annotations

from collections.abc import Callable

from verlies.core.events import Refusal
from verlies.games.twister import combat, mechanics, refusals_act, refusals_walk, setup, teams, turn
from verlies.games.twister import state as s
from verlies.games.twister import vocabulary as v
from verlies.games.twister.content import COLOURS
from verlies.games.twister.dungeon import AREA, NAMES, SLOT_NAMES
from verlies.games.twister.questions import question
from verlies.games.twister.refusals_walk import Data, Frame, finish_move, refuse_walk
from verlies.games.twister.solo.arrivals import line
from verlies.games.twister.solo.memory import FORCE, SPOT, WATCH, solo_of
from verlies.games.twister.state import NONE, SIDE_TOKENS, State
from verlies.games.twister.vocabulary import THINGS

Refuse = Callable[[State, int, Frame, Frame], Refusal]
"""Refuses a move of a seat by its code in the window of a frame that its verb answers."""

WALKING = (v.GO, v.TAKE, v.PUT)
ACTIONS = (
    *WALKING, v.END, v.JUMP, v.REVEAL, v.TURN, v.OPEN, v.CLOSE, v.BREAK, v.FIGHT, v.LANCE, v.SHOOT, v.HEAL, v.PUSH,
    v.BURN, v.RECOVER, v.PHASE, v.DRINK,
)  # fmt: skip
ANSWERS: dict[int, tuple[int, ...]] = {
    s.CHOOSE: (v.PICK, v.PAIR), s.LEAVE_OUT: (v.LEAVE,), s.START: (v.START,), s.CARDS: (v.CARD,),
    s.PICK_PAIR: (v.PAIR,), s.PICK: (v.PICK,), s.REPLACE: (v.PAIR,), s.LAY: (v.LAY,), s.PLAY: (v.PLAY,),
    s.ACT: ACTIONS, s.WALK: WALKING, s.PLACE: (v.PLACE,), s.SUPPORT: (v.JOIN, v.READY), s.CALL: (v.CALL, v.SILENT),
    SPOT: (v.SET,), WATCH: (v.NEXT,), FORCE: (v.FORCE,),
}  # fmt: skip
"""By frame: the verbs that answer its question."""


def refuse(m: State, seat: int, text: str) -> Refusal:
    frame, code = m.frames[-1], m.words.read(text)
    verb = code[0]
    if verb in ANSWERS[frame[0]]:
        if frame[0] == s.ACT and m.solo is not None and not m.solo.opened:
            return _reveal_first(m)
        return REFUSE[verb](m, seat, frame, code)
    if frame[0] == s.WALK and verb in ACTIONS:
        return finish_move(m, frame)
    rule, asked, _ = question(m, seat)
    return Refusal(rule, "not_now", {"verb": text.partition(" ")[0], "question": asked})


# Building teams


def _pair(m: State, seat: int, frame: Frame, code: Frame) -> Refusal:
    """TW-TEAM-04, TW-TEAM-12, TW-TEAM-22."""
    pair = code[1]
    args: Data = {"pair": m.content.pairs[pair]}
    rule = "TW-TEAM-22" if frame[0] == s.PICK_PAIR else "TW-TEAM-12"
    if frame[0] == s.CHOOSE and (what := teams.wants(m, seat)) != "pair":
        return Refusal("TW-TEAM-11", "choose_first", {"what": what})
    if pair not in teams.pair_pool(m):
        return Refusal("TW-TEAM-04", "pair_not_in_game", args)
    return Refusal(rule, "pair_taken", args)


def _pick(m: State, seat: int, frame: Frame, code: Frame) -> Refusal:
    """TW-TEAM-11, TW-TEAM-23, TW-TEAM-24, TW-TEAM-31, TW-TEAM-32."""
    thing = code[1]
    rule, _, asked = question(m, seat)
    items = thing >= THINGS
    wanted = teams.wants(m, seat) if frame[0] == s.CHOOSE else asked["what"]
    if wanted != ("item" if items else "character"):
        return Refusal(rule, "choose_first", {"what": wanted})
    args: Data = {"thing": m.words.thing_names[thing]}
    kind = thing - THINGS if items else thing
    if kind not in teams.pool(m, items):
        return Refusal(rule, "not_in_pool", args)
    if kind in teams.chosen(m, seat, items):
        return Refusal(rule, "already_chosen", args)
    return Refusal(rule, "taken_by_other", args)


def _leave(m: State, seat: int, frame: Frame, code: Frame) -> Refusal:
    """TW-TEAM-41."""
    name = m.content.figure_ids[code[1]]
    if m.of_kind(seat, code[1]) == NONE:
        return Refusal("TW-TEAM-41", "not_in_team", {"thing": name})
    return Refusal("TW-TEAM-41", "left_out", {"figure": name})


# Set-up


def _start(m: State, seat: int, frame: Frame, code: Frame) -> Refusal:
    """TW-SET-04, TW-SET-05, TS-SET-08."""
    _, kind, square = code
    token, name = m.of_kind(seat, kind), m.content.figure_ids[kind]
    rule = question(m, seat)[0]
    if token == NONE:
        return Refusal(rule, "not_in_team", {"thing": name})
    if m.where[token] == s.BOX:
        return Refusal("TW-TEAM-42", "left_out", {"figure": name})
    if m.where[token] != s.SCREEN:
        return Refusal(rule, "already_set", {"figure": name, "square": m.at(token)})
    args: Data = {"square": NAMES[square]}
    if square not in setup.circles(m, seat):
        return Refusal("TW-SET-05", "no_circle", args)
    return Refusal(rule, "circle_taken", args)


def _lay(m: State, seat: int, frame: Frame, code: Frame) -> Refusal:
    """TW-SET-06, TW-SET-07."""
    _, thing, slot = code
    name = m.words.thing_names[thing]
    own = [token for token in range(seat * SIDE_TOKENS, (seat + 1) * SIDE_TOKENS) if m.kinds[token] != s.UNKNOWN]
    mine = [token for token in own if m.thing(token) == thing]
    if not mine:
        return Refusal("TW-SET-06", "not_in_team", {"thing": name})
    if not any(m.where[token] == s.SCREEN for token in mine):
        if m.where[mine[0]] == s.BOX:
            return Refusal("TW-TEAM-42", "left_out", {"figure": name})
        return Refusal("TW-SET-06", "already_laid", {"thing": name})
    args: Data = {"slot": SLOT_NAMES[slot]}
    if not m.slots >> slot & 1:
        return Refusal("TW-SCN-03", "no_such_slot", args)
    if m.up >> slot & 1:
        return Refusal("TW-SET-06", "already_up", args)
    return Refusal("TW-SET-07", "slot_full", args)


# The turn


def _play(m: State, seat: int, frame: Frame, code: Frame) -> Refusal:
    """TW-TRN-03 to TW-TRN-06, TS-TUR-04."""
    value = code[1]
    hand = [each for each in m.content.actions if m.actions[seat] >> each & 1]
    if value not in m.content.actions:
        return Refusal("TW-TRN-01", "no_such_card", {"value": value})
    if value not in hand:
        return Refusal("TW-TRN-05", "card_out", {"value": value})
    if m.solo is not None:
        return Refusal("TS-TUR-04", "in_order", {"value": value, "first": hand[0]})
    most = max(each for each in range(v.ACTIONS.stop) if turn.allowed(m, seat, each))
    high = max(m.high) if m.options["opening"] == "common" else m.high[seat]
    return Refusal("TW-TRN-04" if high else "TW-TRN-03", "opening_limit", {"value": value, "most": most})


def _place(m: State, seat: int, frame: Frame, code: Frame) -> Refusal:
    """TW-REV-04, TW-REV-05."""
    _, side, thing, square = code
    slot = frame[2]
    args: Data = {"side": COLOURS[side], "thing": m.words.thing_names[thing]}
    waiting = [mechanics.to_place(m, each, slot) for each in (seat, 1 - seat)]
    own, others = ({(s.SIDE[token], m.thing(token)) for token in tokens} for tokens in waiting)
    if (side, thing) not in own:
        if (side, thing) in others:
            return Refusal("TW-REV-04", "other_places_it", args)
        return Refusal("TW-REV-04", "not_waiting", {**args, "slot": SLOT_NAMES[slot]})
    where: Data = {"square": NAMES[square]}
    if not AREA[slot] >> square & 1:
        return Refusal("TW-REV-05", "outside_hall", {**where, "slot": SLOT_NAMES[slot]})
    return (
        Refusal("TW-REV-05", "place_on_pit", where)
        if m.pits >> square & 1
        else Refusal("TW-REV-05", "place_taken", where)
    )


# Combat


def _call(m: State, seat: int, frame: Frame, code: Frame) -> Refusal:
    """TW-CHR-TEL-01."""
    if not code[1]:
        return Refusal("TW-CHR-TEL-01", "call_zero")
    return Refusal("TW-CHR-TEL-01", "no_such_card", {"value": code[1]})


def _card(m: State, seat: int, frame: Frame, code: Frame) -> Refusal:
    """TW-CBT-08, TS-CMB-08."""
    if m.solo is not None and m.combat[seat][code[1]]:
        return Refusal("TS-CMB-08", "lowest_only", {"value": combat.lowest(m)})
    return Refusal("TW-CBT-08", "card_spent", {"value": code[1]})


# Alone


def _reveal_first(m: State) -> Refusal:
    """TS-TUR-05."""
    slots = [SLOT_NAMES[slot] for slot in sorted(mechanics.revealers(m, m.actors(m.active)))]
    return Refusal("TS-TUR-05", "reveal_first", {"slots": slots})


def _set(m: State, seat: int, frame: Frame, code: Frame) -> Refusal:
    """TS-TPT-03, TS-TPT-04, TS-TPT-06, TS-TPT-08."""
    _, _, slot, axis, number = frame
    square = code[1]
    args: Data = {"square": NAMES[square]}
    if not line(m, slot, axis, number) >> square & 1:
        rule, _, asked = question(m, seat)
        return Refusal(rule, "outside_line", {**args, "axis": asked["axis"], "number": number, "hall": asked["hall"]})
    if m.pits >> square & 1:
        return Refusal("TS-TPT-06", "place_on_pit", args)
    return Refusal("TS-TPT-06", "place_taken", args)


def _force(m: State, seat: int, frame: Frame, code: Frame) -> Refusal:
    """TS-CMB-07."""
    return Refusal("TS-CMB-07", "not_turned_up", {"value": code[1], "values": sorted(solo_of(m).turned_up)})


def _by_code(refuse: Callable[[State, Frame], Refusal]) -> Refuse:
    return lambda m, seat, frame, code: refuse(m, code)


def _walk(m: State, seat: int, frame: Frame, code: Frame) -> Refusal:
    return refuse_walk(m, frame, code)


REFUSE: dict[int, Refuse] = {
    v.PAIR: _pair,
    v.PICK: _pick,
    v.LEAVE: _leave,
    v.START: _start,
    v.LAY: _lay,
    v.PLAY: _play,
    v.PLACE: _place,
    v.CALL: _call,
    v.CARD: _card,
    v.GO: _walk,
    v.TAKE: _walk,
    v.PUT: _walk,
    v.JUMP: _by_code(refusals_walk.refuse_jump),
    v.REVEAL: _by_code(refusals_act.refuse_reveal),
    v.TURN: _by_code(refusals_act.refuse_turn),
    v.OPEN: _by_code(refusals_act.refuse_gate),
    v.CLOSE: _by_code(refusals_act.refuse_gate),
    v.BREAK: _by_code(refusals_act.refuse_gate),
    v.FIGHT: _by_code(refusals_act.refuse_fight),
    v.LANCE: _by_code(refusals_act.refuse_lance),
    v.SHOOT: _by_code(refusals_act.refuse_shot),
    v.JOIN: _by_code(refusals_act.refuse_join),
    v.HEAL: _by_code(refusals_act.refuse_heal),
    v.PUSH: _by_code(refusals_act.refuse_push),
    v.BURN: _by_code(refusals_act.refuse_burn),
    v.RECOVER: _by_code(refusals_act.refuse_recover),
    v.PHASE: _by_code(refusals_act.refuse_phase),
    v.DRINK: _by_code(refusals_act.refuse_drink),
    v.SET: _set,
    v.FORCE: _force,
}
"""By verb; `end`, `ready`, `silent` and `next` are always legal where they answer."""
