"""What a game of the solitaire variant has shown: who acted in which mode, which personality, which end at which level.

The records are to show all of it together (tests/records/make.py looks for such games).
"""

from __future__ import annotations

from typing import Any

import verlies
from verlies import DEALER
from verlies.core.events import Event
from verlies.games.twister import state as s
from verlies.games.twister.dungeon import BIT, NUMBER, step
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME
from verlies.games.twister.sight import seen_from
from verlies.games.twister.solo.cards import HOOKS, LEVELS, OBJECTIVES
from verlies.games.twister.solo.memory import GEAR, mind_of, solo_of
from verlies.games.twister.state import DOWN
from verlies.games.twister.ways import Scene

TOLD = {
    "stood_up": "HEAL_READY", "scrap_point": "PORTCULLIS_VP", "tie_won": "WIN_TIES_ATTACK", "blinked": "BLINK_DEFAULT",
    "gear_entry": "GEAR_ENTRY", "rerolled": "REROLL_UNREVEALED", "loot_laid": "LOOT_PLACEMENT",
    "wall_broken": "PUSH_THROUGH_WALLS", "card_lost": "DISCARD_ON_WIN", "two_drawn": "BEST_OF_TWO", "alarm": "ALARM",
    "hit_and_run": "HIT_AND_RUN",
}  # fmt: skip
"""Personalities that have an event of their own."""
KEYED = {"key": None, "break": "BREAK_IN_ANY_MODE", "pick": "OPEN_IN_ANY_MODE"}
NPCS = {npc.id: npc for npc in GAME.content().npcs.values()}  # type: ignore[attr-defined]
MODES = {npc.id: {f"{npc.id} {OBJECTIVES[aim.objective]}" for aim in npc.aims} for npc in NPCS.values()}


def wanted() -> set[str]:
    """Every character in all modes of its card in one game, every kind of personality, both ends at every level."""
    ends = {f"{end} {level} {sight}" for end in ("won", "lost") for level in LEVELS for sight in ("plain", "vision")}
    return {f"{npc} whole" for npc in NPCS} | set(HOOKS) | ends


def about(feat: str) -> set[str]:
    """The characters who can show it."""
    figures = GAME.content().figures  # type: ignore[attr-defined]
    return {figure.id for figure in figures if feat in figure.effects or feat.split()[0] == figure.id} & set(NPCS)


def shown(record: verlies.Record) -> set[str]:
    """What a finished game has shown, found by playing it again."""
    assert record.result is not None
    end, sight = "won" if "0" in record.result["winners"] else "lost", "vision" if record.options["vision"] else "plain"
    found = {f"{end} {record.options['solo']} {sight}"}
    m = GAME.new(record.seats, None, None, record.options, record.rules)
    assert isinstance(m, TwisterMatch)
    for seat, move in record.moves:
        before = m.copy()
        if seat != DEALER:
            found |= _planned(m) if move == "next" else _barred(m)
        found |= _happened(before, m.play(seat, move), m)
    return found | {f"{npc} whole" for npc, modes in MODES.items() if modes <= found}


def _token(m: TwisterMatch, npc: str) -> int:
    return next(token for token in m.squads[1] if m.name(token) == npc)


def _stands(m: TwisterMatch, npc: str) -> bool:
    token = _token(m, npc)
    return m.where[token] < DOWN and not m.wounded >> token & 1


def _happened(before: TwisterMatch, events: list[Event], after: TwisterMatch) -> set[str]:
    found: set[str | None] = set()
    for event in events:
        told: dict[str, Any] = dict(event.args)
        if event.kind in TOLD:
            found.add(TOLD[event.kind])
        elif event.kind == "decided" and told["plan"] == "goal":
            found.add(f"{told['npc']} {told['objective']}")
        elif event.kind == "npc_moved":
            found.add(_moved(before, told))
        elif event.kind == "npc_keyed":
            found.add(KEYED[told["how"]])
        elif event.kind == "attacked" and told["seat"] == "non_player" and told["combat"] != "shot":
            found.add("LONE_STAB" if told["attackers"] == ["nightshade_nell"] else None)
        else:
            found |= {effect for effect, holds in _others(event, told, after).items() if holds}
    pushed = [event.args["by"] for event in events if event.kind == "pushed"]
    if pushed.count("shrill_bill") == 2:
        found.add("PUSH_TWO")
    if before.frames[-1] == (GEAR, 1):
        found.add("TWIN_ROTATION")
    return {feat for feat in found if feat is not None}


def _others(event: Event, told: dict[str, Any], after: TwisterMatch) -> dict[str, bool]:
    kind = event.kind
    return {
        "BULLY_ONLY": kind == "tested" and told["reason"] == "bullies_only",
        "SELF_RECOVER": kind == "recovery_rolled" and told["risen"],
        "WAND_KEEP": kind == "wand_rolled" and told["kept"],
        "DELIVER": kind == "npc_gave" and event.rule == "TS-PER-03",
        "PUSH_COST": kind == "pushed" and told["by"] == "lou_dah",
        "ACT_WOUNDED": kind == "activated" and told["npc"] == "mona_wail" and not _stands(after, "mona_wail"),
    }


def _moved(before: TwisterMatch, told: dict[str, Any]) -> str | None:
    npc, path = told["npc"], told["path"]
    if npc == "franz_rapyd" and len(path) - 1 > 6:
        return "FIRST_MOVE_BONUS"
    if npc == "djenh" and len(path) - 1 > 3:
        return "CARGO_SPEED"
    foes = Scene(before).stand[0]
    return "SLIP_THROUGH" if npc == "missis_hiss" and any(foes >> NUMBER[square] & 1 for square in path) else None


def _planned(m: TwisterMatch) -> set[str]:
    """What only the plan shows that the person is about to see carried out."""
    mind = mind_of(m)
    plan = mind.plan
    if plan is None:
        return set()
    npc, target = m.name(mind.npc), m.where[plan.goal.token]
    if npc == "deacon_longreach" and plan.goal.do == "heal" and plan.goal.token != plan.carried:
        return set() if step(BIT[plan.end], m.south, m.east) >> target & 1 else {"HEAL_RANGE"}
    if npc == "pyra_quill" and plan.goal.do == "wand":
        there = m.copy()
        there.where[mind.npc] = plan.end
        seen = [square for square, _ in seen_from(there, Scene(there), plan.end)]
        return {"WAND_SAME_HALL"} if target not in seen else set()
    return set()


def _barred(m: TwisterMatch) -> set[str]:
    """What the person may not do because of somebody's personality."""
    found = set()
    prompt = m.prompt(0)
    if prompt is not None and prompt.rule == "TS-CMB-08":
        found.add("TELEPATH_MIN")
    if m.active or not m.ap or not solo_of(m).opened:
        return found
    if _stands(m, "granit_gus"):
        freer = m.copy()
        freer.solid = 0
        freer._legal = {}
        if set(freer.moves(0)) - set(m.moves(0)):
            found.add("NO_GIANT_PASS")
    xanth = _token(m, "xanth")
    for move in [f"{verb} {m.at(xanth)}" for verb in ("push", "burn")] if m.where[xanth] < DOWN else []:
        refusal = m.why_not(0, move)
        if refusal is not None and refusal.reason == "spellproof":
            found.add("SPELLPROOF")
    gears = [(m.gears.index(m.where[token]), token) for token in m.actors(0) if m.where[token] in m.gears]
    if any(m.mode.locker(m, slot, token) != s.NONE for slot, token in gears):
        found.add("GEAR_LOCK")
    return found
