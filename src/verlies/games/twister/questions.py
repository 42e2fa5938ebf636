"""What each seat is asked."""

from __future__ import annotations

from typing import Any

from verlies.games.twister import combat, mechanics, setup, teams
from verlies.games.twister import state as s
from verlies.games.twister.dungeon import SLOT_NAMES
from verlies.games.twister.solo.views import chance_question
from verlies.games.twister.solo.views import question as solo_question
from verlies.games.twister.state import NONE, State

Data = dict[str, Any]

QUESTIONS: dict[int, tuple[str, str]] = {
    s.CHOOSE: ("TW-TEAM-11", "pick"), s.LEAVE_OUT: ("TW-TEAM-41", "leave"), s.START: ("TW-SET-04", "start"),
    s.CARDS: ("TW-CBT-04", "combat_card"), s.PICK_PAIR: ("TW-TEAM-22", "pair"), s.PICK: ("TW-TEAM-23", "pick"),
    s.REPLACE: ("TW-TEAM-12", "pair"), s.LAY: ("TW-SET-06", "lay"), s.PLAY: ("TW-TRN-01", "action_card"),
    s.ACT: ("TW-TRN-08", "act"), s.WALK: ("TW-CAR-05", "walk_on"), s.PLACE: ("TW-REV-04", "place"),
    s.SUPPORT: ("TW-GRP-07", "support"), s.CALL: ("TW-CHR-TEL-01", "call"),
}  # fmt: skip


def question(m: State, seat: int) -> tuple[str, str, Data]:
    """The rule, kind and arguments of what this seat has to decide."""
    frame = m.frames[-1]
    kind = frame[0]
    if kind >= s.SOLO_FRAMES:
        return solo_question(m)
    rule, asked = QUESTIONS[kind]
    if kind == s.START and m.solo is not None:
        rule = "TS-SET-08"
    elif kind == s.CARDS and m.solo is not None:
        rule = "TS-CMB-08" if combat.telepath_side(m) == 1 else "TS-CMB-01"
    args: Data = {"seat": seat}
    if kind == s.CHOOSE:
        what = teams.wants(m, seat)
        args["left"] = teams.left_to_choose(m, seat)
        if what == "pair":
            return "TW-TEAM-12", "pair", args
        args["what"] = what
    elif kind == s.PICK:
        args |= {"what": "item" if frame[2] else "character", "left": teams.turns_left(m, seat)}
        if m.options["teams"] == "draft":
            rule = "TW-TEAM-32" if frame[2] else "TW-TEAM-31"
        elif frame[2]:
            rule = "TW-TEAM-24"
    elif kind == s.PICK_PAIR:
        args["left"] = teams.turns_left(m, seat)
    elif kind == s.REPLACE:
        args["left"] = 1
    elif kind == s.LEAVE_OUT:
        args["left"] = teams.to_leave(m, seat)
    elif kind == s.START:
        args["left"] = setup.to_start(m, seat)
    elif kind == s.LAY:
        args["left"] = len(setup.laying(m, seat))
    elif kind == s.ACT:
        args["ap"] = m.ap
    elif kind == s.WALK:
        _, token, steps, carried = frame
        held = m.name(carried) if carried != NONE else None
        args |= {"figure": m.name(token), "square": m.at(token), "steps": steps, "carries": held}
    elif kind == s.PLACE:
        hall = m.content.hall_ids[m.halls[frame[2]]]
        args |= {"slot": SLOT_NAMES[frame[2]], "hall": hall, "left": len(mechanics.to_place(m, seat, frame[2]))}
    return rule, asked, args


def chance(m: State) -> tuple[str, str, dict[str, Any]]:
    """What a person who deals by hand is asked."""
    frame = m.frames[-1]
    if frame[0] >= s.SOLO_FRAMES:
        return chance_question(m)
    if frame[0] == s.DRAW_HALL:
        return "TW-REV-03", "hall", {"slot": SLOT_NAMES[frame[1]]}
    if frame[0] == s.DRAW_PAIR:
        return "TW-TEAM-04", "draw_pair", {"left": frame[1]}
    return "TW-SET-11", "lot", {}
