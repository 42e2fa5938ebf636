"""Why a move is not legal: the rule that stands in its way. Explains, never decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from verlies.core.events import Refusal
from verlies.games.tiny import attacks, enemies, loot, movement, refusals_turn, reveal
from verlies.games.tiny import state as s
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.abilities import LOOT_KIND, SPELL_KIND
from verlies.games.tiny.printed import HAND
from verlies.games.tiny.questions import ANSWERS, Data, Frame, foe_args, kinds_name, question
from verlies.games.tiny.refusals_turn import not_equipped
from verlies.games.tiny.state import NONE, State, room_name
from verlies.games.tiny.vocabulary import CARD_KINDS, INSTEAD, LEFT, RIGHT
from verlies.games.tiny.ways import BESIDE, LAIR

Refuse = Callable[[State, Frame, Frame], Refusal]
"""Refuses a move by its code in the window of a frame that its verb answers."""


def refuse(m: State, seat: int, text: str) -> Refusal:
    frame, code = m.frames[-1], m.words.code[text]
    if code[0] in ANSWERS[frame[0]]:
        return REFUSE[code[0]](m, frame, code)
    rule, kind, _ = question(m, seat)
    return Refusal(rule, "not_now", {"verb": text.partition(" ")[0], "question": kind})


# Heroes


def _hero(m: State, frame: Frame, code: Frame) -> Refusal:
    """TE-SET-16."""
    hero = code[1]
    args: Data = {"hero": m.content.hero_ids[hero]}
    if hero in m.heroes:
        return Refusal("TE-SET-16", "hero_taken", {**args, "seat": m.heroes.index(hero)})
    return Refusal("TE-SET-16", "hero_not_dealt", args)


# The turn


def _go(m: State, frame: Frame, code: Frame) -> Refusal:
    if frame[0] == s.WALK:
        return refusals_turn.refuse_step(m, code[1], frame[1], walking=True)
    return refusals_turn.refuse_step(m, code[1], movement.speed_left(m))


def _teleport(m: State, frame: Frame, code: Frame) -> Refusal:
    if frame[0] == s.TELEPORT:
        return refusals_turn.refuse_target(m, code[1], "TE-MOV-10")
    return refusals_turn.refuse_portal(m, code[1])


def _no_hero_action(m: State, frame: Frame, code: Frame) -> Refusal:
    refusal = refusals_turn.no_hero_action(m)
    assert refusal is not None
    return refusal


def _attack(m: State, frame: Frame, code: Frame) -> Refusal:
    return refusals_turn.refuse_attack(m, code[1], code[2], frame[1] if frame[0] == s.ATTACK_NOW else NONE)


_WINDOWS = {
    s.BEFORE_ROLL: ("before_or_after_roll",),
    s.AFTER_ROLL: ("before_or_after_roll", "after_roll"),
    s.AFTER_DAMAGE: ("after_hero_damage",),
    s.BEFORE_COUNTER: ("before_counter",),
    s.AFTER_REST: ("after",),
}
"""Which triggers each window is for."""


def _trigger(m: State, frame: Frame, code: Frame) -> Refusal:
    return refusals_turn.refuse_trigger(m, code[1], code[2], _WINDOWS.get(frame[0], ()))


def _discard(m: State, frame: Frame, code: Frame) -> Refusal:
    """TE-FRE-03; or what an enemy makes a hero give up (TE-ENM-09)."""
    _, kind, card = code
    gives_up = frame[0] == s.GIVE_UP
    hero = frame[1] if gives_up else m.active
    name = loot.card_name(m, kind, card)
    if (kind, card) not in loot.cards_of(m, hero, LOOT_KIND | SPELL_KIND):
        return not_equipped("TE-ENM-09" if gives_up else "TE-FRE-03", name)
    if gives_up:
        return _in_use(m, kind, card) if frame[2] & loot.BITS[kind] else _wrong_kind("TE-ENM-09", frame[2])
    if m.dazed:
        return refusals_turn.dazed()
    if frame[0] == s.TURN:
        return Refusal("TE-LAIR-15", "speed_needed", {"card": name})
    reason = "card_in_use" if loot.in_use(m, kind, card) else "after_the_roll"
    return Refusal("TE-FRE-02", reason, {"card": name})


# Dice


def _roll(m: State, frame: Frame, code: Frame) -> Refusal:
    return Refusal("TE-TST-16", "already_rolled", {"dice": list(m.dice)})


def _change(m: State, frame: Frame, code: Frame) -> Refusal:
    _, face, to = code
    cost = m.content.mats[m.heroes[m.active]].change
    if m.dazed:
        return refusals_turn.dazed("TE-TST-09")
    if not m.dice:
        return Refusal("TE-TST-08", "roll_first")
    if abs(face - to) > 1:
        return Refusal("TE-TST-08", "one_step_only", {"face": face})
    if face not in m.dice:
        return refusals_turn.no_such_die(m, face, "TE-TST-08")
    return refusals_turn.too_dear(m, cost)


def _result(m: State, frame: Frame, code: Frame) -> Refusal:
    if not m.dice:
        return Refusal("TE-TST-16", "roll_first")
    dice = list(m.dice)
    if Counter(code[1:]) - Counter(dice):
        return Refusal("TE-TST-02", "no_such_dice", {"dice": dice})
    return Refusal("TE-TST-03", "only_plus_dice", {"dice": dice})


# Rooms


def _turn_card(m: State, frame: Frame, code: Frame) -> Refusal:
    """TE-REV-02, TE-REV-09."""
    _, cell, _, card = frame
    room = m.content.room_ids[card]
    if code[1] not in m.content.rooms[card].turns:
        return Refusal("TE-REV-02", "other_exits", {"room": room})
    own = m.place[m.active]
    near = own in BESIDE[cell] and m.exits[own] >> BESIDE[own].index(cell) & 1
    if near:
        return Refusal("TE-REV-02", "must_join_own_room", {"room": room})
    return Refusal("TE-REV-09", "must_join_a_room", {"room": room})


def _reveal(m: State, frame: Frame, code: Frame) -> Refusal:
    """TE-REV-10, TE-REV-11."""
    cell, scope = code[1], frame[2]
    args: Data = {"cell": room_name(cell)}
    rule = "TE-REV-10" if scope == reveal.EXPLORE_ALL else "TE-REV-11"
    if not reveal.face_down(m, cell):
        return Refusal(rule, "not_face_down", args)
    if scope == reveal.CONNECTED:
        return Refusal(rule, "card_not_connected", args)
    return Refusal(rule, "card_not_beside", args)


def _decline(m: State, frame: Frame, code: Frame) -> Refusal:
    return Refusal("TE-REV-10", "reveal_all")


# Cards


def _wrong_kind(rule: str, kinds: int) -> Refusal:
    return Refusal(rule, "other_kind", {"kinds": kinds_name(kinds)})


def _draw(m: State, frame: Frame, code: Frame) -> Refusal:
    if frame[0] == s.PICK_UP:
        return Refusal("TE-LOO-02", "row_only")
    if not frame[1] & loot.BITS[code[1]]:
        return _wrong_kind("TE-LOO-01", frame[1])
    return Refusal("TE-LOO-03", "deck_empty", {"kind": CARD_KINDS[code[1]]})


def _take(m: State, frame: Frame, code: Frame) -> Refusal:
    _, kind, card, way = code
    rule = "TE-LOO-02" if frame[0] == s.PICK_UP else "TE-LOO-01"
    if not frame[1] & loot.BITS[kind]:
        return _wrong_kind(rule, frame[1])
    if card not in loot.row(m, kind):
        return Refusal(rule, "not_in_row", {"card": loot.card_name(m, kind, card)})
    return _refuse_way(m, kind, card, way, kind)


def _keep(m: State, frame: Frame, code: Frame) -> Refusal:
    _, kind, card = frame
    return _refuse_way(m, kind, card, code[1], code[2] if len(code) > 2 else kind)


def _refuse_way(m: State, kind: int, card: int, way: int, old_kind: int) -> Refusal:
    """TE-LOO-05, TE-LOO-06: a card that may be had, but cannot be laid so."""
    hero = m.active
    name: Data = {"card": loot.card_name(m, kind, card)}
    if not kind and m.content.loot_slot[card] == HAND:
        if way not in (LEFT, RIGHT):
            return Refusal("TE-LOO-06", "name_hand", name)
        return _in_use(m, kind, m.left[hero] if way == LEFT else m.right[hero])
    if way in (LEFT, RIGHT):
        return Refusal("TE-LOO-06", "not_for_hands", name)
    held = m.spells[hero] if kind else m.trinkets[hero]
    if way < INSTEAD:
        return Refusal("TE-LOO-05", "make_room", {**name, "cards": [loot.card_name(m, kind, each) for each in held]})
    old = way - INSTEAD
    if 0 in loot.ways_to_equip(m, kind, card) or old_kind != kind:
        return Refusal("TE-LOO-05", "makes_no_room", {**name, "old": loot.card_name(m, old_kind, old)})
    return _in_use(m, kind, old) if old in held else not_equipped("TE-LOO-05", loot.card_name(m, kind, old))


def _in_use(m: State, kind: int, card: int) -> Refusal:
    return Refusal("TE-ATK-16", "card_in_use", {"card": loot.card_name(m, kind, card)})


def _reward(m: State, frame: Frame, code: Frame) -> Refusal:
    """TE-DMG-01."""
    if code[1] < len(m.content.rewards[frame[1]].options):
        return Refusal("TE-DMG-01", "reward_taken")
    return Refusal("TE-DMG-01", "no_such_reward", {"goblin": m.content.goblin_ids[frame[1]]})


# Enemies


def _target(m: State, foe: int) -> Data:
    return {"target": m.words.foe_names[foe]}


def _fell(m: State, frame: Frame, code: Frame) -> Refusal:
    return Refusal("TE-ATK-11", "not_beaten", _target(m, code[1]))


def _answer(m: State, frame: Frame, code: Frame) -> Refusal:
    if code[1] not in attacks.living(m):
        return Refusal("TE-CTR-03", "not_a_target", _target(m, code[1]))
    return Refusal("TE-CTR-01", "cannot_answer", _target(m, code[1]))


def _extra(m: State, frame: Frame, code: Frame) -> Refusal:
    return Refusal("TE-ATK-15", "not_a_target", _target(m, code[1]))


def _hit(m: State, frame: Frame, code: Frame) -> Refusal:
    mark = code[1]
    if mark not in m.marks:
        return _no_such_mark(m, mark, "TE-BOS-01")
    if not mark:
        return Refusal("TE-BOS-10", "mark_at_zero")
    return Refusal("TE-BOS-02", "mark_blocked", {"mark": mark, "space": mark - 1})


def _heal(m: State, frame: Frame, code: Frame) -> Refusal:
    mark = code[1]
    if mark not in m.marks:
        return _no_such_mark(m, mark, "TE-BOS-09")
    return Refusal("TE-BOS-09", "mark_at_top", {"mark": mark}) if mark else Refusal("TE-BOS-10", "mark_at_zero")


def _no_such_mark(m: State, mark: int, rule: str) -> Refusal:
    return Refusal(rule, "no_such_mark", {"mark": mark, "marks": list(m.marks)})


def _send(m: State, frame: Frame, code: Frame) -> Refusal:
    """Where a foe may not go: by itself (TE-ENM-05), lured (TE-BOS-06), driven away or herded (TE-ATK-12)."""
    _, foe, room, _ = code
    kind = frame[0]
    if kind == s.HERD:
        if not frame[1] >> foe & 1:
            return Refusal("TE-ATK-12", "not_in_herd", _target(m, foe))
        rule, ways = "TE-ATK-12", enemies.away(m, foe, frame[2], farther=False)
    elif foe != frame[1]:
        return Refusal("TE-ENM-06" if kind == s.SEND_ONE else "TE-ATK-12", "another_foe", foe_args(m, frame[1]))
    elif kind == s.PUSH_AWAY:
        rule, ways = "TE-ATK-12", enemies.away(m, foe, frame[2])
    else:
        rule, ways = "TE-ENM-05" if frame[2] == NONE else "TE-BOS-06", enemies.ways_to(m, foe, frame[2])
    args: Data = {**foe_args(m, foe), "room": v.ROOM_NAMES[room]}
    if any(end == room for end, _ in ways):
        return Refusal("TE-BOS-03", "other_altars", args)
    if rule == "TE-ATK-12" and LAIR in (room, m.where[foe]):
        return Refusal(rule, "driven_across", foe_args(m, foe))
    return Refusal(rule, "not_its_way", args)


REFUSE: dict[int, Refuse] = {
    v.HERO: _hero,
    v.GO: _go,
    v.STOP: lambda m, frame, code: refusals_turn.refuse_stop(m),
    v.END: lambda m, frame, code: refusals_turn.on_taken_space(m),
    v.REST: _no_hero_action,
    v.SEARCH: lambda m, frame, code: refusals_turn.refuse_search(m, code[1], frame[0] == s.AS_FREE),
    v.DISARM: lambda m, frame, code: refusals_turn.refuse_disarm(m, frame[0] == s.AS_FREE),
    v.ATTACK: _attack,
    v.CAST: lambda m, frame, code: refusals_turn.refuse_cast(m, code[1], code[2]),
    v.USE: lambda m, frame, code: refusals_turn.refuse_use(m, code[1], code[2], frame[0] != s.TURN),
    v.TRIGGER: _trigger,
    v.TELEPORT: _teleport,
    v.EXPLORE: lambda m, frame, code: refusals_turn.refuse_explore(m),
    v.LURE: lambda m, frame, code: refusals_turn.refuse_lure(m),
    v.SWITCH: lambda m, frame, code: refusals_turn.refuse_switch(m),
    v.DISCARD: _discard,
    v.ROLL: _roll,
    v.RESULT: _result,
    v.CHANGE: _change,
    v.TURN: _turn_card,
    v.REVEAL: _reveal,
    v.DECLINE: _decline,
    v.DRAW: _draw,
    v.TAKE: _take,
    v.KEEP: _keep,
    v.REWARD: _reward,
    v.FELL: _fell,
    v.ANSWER: _answer,
    v.EXTRA: _extra,
    v.HIT: _hit,
    v.HEAL: _heal,
    v.SEND: _send,
}
"""By verb; those that are always legal where they answer at all (roll first, skill, pay, ready, leave) need none."""
