"""What a seat is asked: rule, kind and arguments of each question, and the verbs that answer it."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from verlies.games.tiny import flow, loot, trials
from verlies.games.tiny import state as s
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.abilities import LOOT_KIND, SKILLS, SPELL_KIND
from verlies.games.tiny.reveal import EXPLORE_ALL, targets
from verlies.games.tiny.state import NONE, State, room_name

Data = dict[str, Any]
Frame = tuple[int, ...]


def kinds_name(mask: int) -> str:
    return {LOOT_KIND: "loot", SPELL_KIND: "spell"}.get(mask, "either")


def foe_args(m: State, foe: int) -> Data:
    """A foe by name, and by card if it is in play."""
    name = m.words.foe_names[foe]
    return {"foe": name, "card": m.foe_card(foe)} if m.where[foe] != s.NOWHERE else {"foe": name}


def _test(m: State, frame: Frame) -> Data:
    targets = [m.foe_card(foe) for foe, _ in m.foes() if m.aim >> foe & 1] if trials.is_attack(m) else []
    return {"test": s.TEST_NAMES[m.test], "skill": SKILLS[m.skill], "goal": m.goal, "targets": targets}


def _nothing(m: State, frame: Frame) -> Data:
    return {}


def _reward(m: State, kind: int, left: int) -> Data:
    """What may still be taken for a goblin."""
    goblin = m.content.goblin_ids[kind]
    options = m.content.cards[goblin].fields["reward"]["options"]
    offers = [{"reward": at + 1, "effect": deepcopy(option)} for at, option in enumerate(options) if left >> at & 1]
    return {"goblin": goblin, "offers": offers}


QUESTIONS: dict[int, tuple[str, str, Callable[[State, Frame], Data]]] = {
    s.PICK_HERO: ("TE-SET-16", "hero", _nothing),
    s.TURN: ("TE-TRN-01", "turn", lambda m, frame: {"act": m.act}),
    s.ROTATE: (
        "TE-REV-02",
        "rotate",
        lambda m, frame: {"cell": room_name(frame[1]), "room": m.content.room_ids[frame[3]]},
    ),
    s.REVEAL_ONE: ("TE-REV-11", "reveal", lambda m, frame: {"count": min(frame[1], len(targets(m, frame[2])))}),
    s.PICK_SKILL: ("TE-HAZ-11", "skill", lambda m, frame: {"goal": m.goal}),
    s.BEFORE_ROLL: ("TE-TST-16", "before_roll", _test),
    s.AFTER_ROLL: ("TE-TST-16", "after_roll", _test),
    s.PAY_COST: ("TE-TST-11", "pay", lambda m, frame: {"cost": flow.cost(m)}),
    s.DISCOVER: ("TE-LOO-01", "discover", lambda m, frame: {"kinds": kinds_name(frame[1]), "count": frame[2]}),
    s.PICK_UP: ("TE-LOO-02", "pickup", lambda m, frame: {"kinds": kinds_name(frame[1])}),
    s.FOUND: ("TE-LOO-01", "found", lambda m, frame: {"card": loot.card_name(m, frame[1], frame[2])}),
    s.TAKE_REWARD: ("TE-DMG-01", "reward", lambda m, frame: _reward(m, frame[1], frame[2])),
    s.FELL_ONE: ("TE-ATK-11", "fell", _nothing),
    s.AFTER_DAMAGE: ("TE-ATK-08", "after_damage", _nothing),
    s.CHOOSE_ANSWER: ("TE-CTR-03", "answer", _nothing),
    s.BEFORE_COUNTER: ("TE-CTR-08", "before_counter", lambda m, frame: foe_args(m, frame[1])),
    s.HIT_MARK: ("TE-BOS-01", "hit", lambda m, frame: {"points": frame[1]}),
    s.HEAL_MARK: ("TE-BOS-09", "heal", lambda m, frame: {"points": frame[1]}),
    s.SEND_ONE: ("TE-ENM-06", "send", lambda m, frame: foe_args(m, frame[1])),
    s.PUSH_AWAY: ("TE-ATK-12", "send", lambda m, frame: foe_args(m, frame[1])),
    s.HERD: ("TE-ATK-12", "herd", lambda m, frame: {"rooms": frame[2]}),
    s.WALK: ("TE-ACT-15", "walk", lambda m, frame: {"rooms": frame[1]}),
    s.AS_FREE: ("TE-TRN-06", "as_free", _nothing),
    s.GIVE_UP: ("TE-ENM-09", "give_up", lambda m, frame: {"kinds": kinds_name(frame[2])}),
    s.TELEPORT: ("TE-MOV-10", "teleport", _nothing),
    s.ADD_DAMAGE: ("TE-ATK-15", "extra", lambda m, frame: {"points": m.kits[m.active].spell_damage}),
    s.AFTER_REST: ("TE-ACT-01", "after_rest", _nothing),
    s.ATTACK_NOW: ("TE-ACT-11", "attack_now", lambda m, frame: {"bonus": frame[2]}),
    s.DEAL_HERO: ("TE-SET-16", "deal_hero", _nothing),
    s.DEAL_FIRST: ("TE-SET-18", "deal_first", _nothing),
    s.DEAL_ROOM: ("TE-REV-03", "deal_room", _nothing),
    s.DEAL_GOBLIN: ("TE-HAZ-02", "deal_goblin", _nothing),
    s.DEAL_MINION: ("TE-HAZ-05", "deal_minion", _nothing),
    s.DEAL_BOSS: ("TE-LAIR-03", "deal_boss", _nothing),
    s.DEAL_CARD: ("TE-LOO-01", "deal_card", lambda m, frame: {"kinds": "spell" if frame[1] else "loot"}),
    s.DEAL_DICE: ("TE-TST-04", "deal_dice", _nothing),
    s.DEAL_DIE: ("TE-FRE-01", "deal_die", _nothing),
    s.DEAL_REROLL: ("TE-TST-10", "deal_die", _nothing),
}
_TRIGGERS = (v.TRIGGER, v.READY)
_ROLLS = (v.ROLL, v.RESULT, v.CHANGE, v.TRIGGER, v.USE, v.DISCARD)
ANSWERS: dict[int, tuple[int, ...]] = {
    s.PICK_HERO: (v.HERO,),
    s.TURN: (
        v.GO, v.STOP, v.END, v.REST, v.SEARCH, v.DISARM, v.ATTACK, v.CAST, v.USE, v.TRIGGER, v.TELEPORT, v.EXPLORE,
        v.LURE, v.SWITCH, v.DISCARD,
    ),
    s.ROTATE: (v.TURN,),
    s.REVEAL_ONE: (v.REVEAL, v.DECLINE),
    s.PICK_SKILL: (v.SKILL,),
    s.BEFORE_ROLL: _ROLLS,
    s.AFTER_ROLL: _ROLLS,
    s.PAY_COST: (v.PAY, v.DECLINE),
    s.DISCOVER: (v.DRAW, v.TAKE, v.DECLINE),
    s.PICK_UP: (v.DRAW, v.TAKE, v.DECLINE),
    s.FOUND: (v.KEEP, v.LEAVE),
    s.TAKE_REWARD: (v.REWARD, v.DECLINE),
    s.FELL_ONE: (v.FELL,),
    s.AFTER_DAMAGE: _TRIGGERS,
    s.CHOOSE_ANSWER: (v.ANSWER,),
    s.BEFORE_COUNTER: _TRIGGERS,
    s.HIT_MARK: (v.HIT,),
    s.HEAL_MARK: (v.HEAL,),
    s.SEND_ONE: (v.SEND,),
    s.PUSH_AWAY: (v.SEND,),
    s.HERD: (v.SEND, v.DECLINE),
    s.WALK: (v.GO, v.STOP),
    s.AS_FREE: (v.SEARCH, v.DISARM),
    s.GIVE_UP: (v.DISCARD,),
    s.TELEPORT: (v.TELEPORT,),
    s.ADD_DAMAGE: (v.EXTRA,),
    s.AFTER_REST: _TRIGGERS,
    s.ATTACK_NOW: (v.ATTACK,),
}  # fmt: skip
"""The verbs that answer each question, legal just now or not; any other one comes at the wrong time."""


def question(m: State, seat: int) -> tuple[str, str, Data]:
    """Rule, kind and arguments of what the seat is asked now; the hero who is asked is named."""
    frame = m.frames[-1]
    rule, kind, args = QUESTIONS[frame[0]]
    if frame[0] == s.REVEAL_ONE and frame[2] == EXPLORE_ALL:
        rule = "TE-REV-10"
    elif frame[0] == s.SEND_ONE and frame[2] != NONE:
        rule = "TE-BOS-06"
    hero = m.content.hero_ids[m.heroes[seat]] if m.heroes[seat] != NONE else None
    return rule, kind, {"seat": seat, "hero": hero, **args(m, frame)}


def chance(m: State) -> tuple[str, str, Data]:
    """What a person who deals by hand is asked."""
    frame = m.frames[-1]
    rule, kind, args = QUESTIONS[frame[0]]
    return rule, kind, args(m, frame)
