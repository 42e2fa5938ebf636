"""A test step by step: its skill, the roll with what may be done before and after it, the result, its cost (TE-TST)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

from verlies.core.moves import Move, Seat
from verlies.core.odds import Odds
from verlies.core.steps import Answer, Chance, Code, Condition, Data, Events, Frame, Step, Task
from verlies.games.tiny import state as s
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.abilities import SKILLS
from verlies.games.tiny.asking import DECLINE, asks, decision, either, fainted, when
from verlies.games.tiny.attacks import judge_cast, spell_works
from verlies.games.tiny.free import USE_INSIDE, inner_uses, use_ability, uses_near
from verlies.games.tiny.loot import OWN_CARD, discard, discard_moves, discards_near, in_use, named_card, unused
from verlies.games.tiny.needs import AWAKE, awake, enough_focus
from verlies.games.tiny.state import NONE, State
from verlies.games.tiny.trials import (
    TRIGGERED,
    bonus,
    cost,
    dice_count,
    exchanged,
    failing,
    foe_answers,
    icons,
    is_attack,
    must_pay,
    pay_trigger,
    results,
    trigger_of,
    triggers,
    triggers_near,
)  # fmt: skip
from verlies.games.tiny.vocabulary import FOE_FACES

# Before and after the roll (TE-TST-16, TE-FRE-02)


def _before_moves(m: State, seat: Seat) -> list[Move]:
    moves = [m.vocabulary.roll]
    if m.dazed:
        return moves
    moves += [m.vocabulary.trigger[at][0] for at, _ in triggers(m)]
    moves += inner_uses(m)
    return moves + discard_moves(m) if len(moves) > 1 or m.rules < 2 else moves


def _may_discard(m: State) -> bool:
    """TE-FRE-02: a card to throw away is not a reason to ask; it can just as well go after the roll (TE-LOO-10)."""
    return bool(m.dice) or m.rules < 2 or bool(triggers(m)) or bool(inner_uses(m))


def _after_moves(m: State, seat: Seat) -> list[Move]:
    words, dice = m.vocabulary, m.dice
    moves = [words.results[used] for used, _, _ in results(dice, m.content.face_plus)]
    if m.dazed:  # TE-TST-09
        return moves
    faces = list(dict.fromkeys(dice))
    if m.focus[m.active] >= _change_cost(m):  # TE-TST-08
        change = words.change
        moves += [change[face, other] for face in faces for other in (face + 1, face - 1) if (face, other) in change]
    for at, trigger in triggers(m):
        moves += [words.trigger[at][face] for face in faces] if trigger.rerolls else [words.trigger[at][0]]
    return moves + inner_uses(m) + discard_moves(m)


def _roll(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames[-1] = (s.AFTER_ROLL,)
    m.frames.append((s.DEAL_DICE,))


def _dice(m: State, seat: Seat, code: Code) -> Data:
    return {"dice": list(m.dice)}


ROLL = Answer[State](
    v.ROLL,
    _roll,
    (Condition("TE-TST-16", "already_rolled", lambda m, seat, code: not m.dice, _dice),),
    near=lambda m, seat: [m.vocabulary.roll],
)


def _has_rolled(rule: str) -> Condition[State]:
    return Condition(rule, "roll_first", lambda m, seat, code: bool(m.dice))


def _shows(rule: str, face: int) -> Condition[State]:
    """A die shows the face that stands there in the code."""
    return Condition(
        rule,
        "no_such_die",
        lambda m, seat, code: code[face] in m.dice,
        lambda m, seat, code: {"face": code[face], "dice": list(m.dice)},
    )


# The result


def _one_without_plus(m: State, seat: Seat, code: Code) -> bool:
    return sum(not m.content.face_plus[face] for face in code[1:]) <= 1


def _results_near(m: State, seat: Seat) -> list[Move]:
    some = [bytes(faces) for count in (1, 2, 3) for faces in combinations(m.dice, count)]
    return [m.vocabulary.results[faces] for faces in (*some, *(bytes([face]) for face in range(6, 0, -1)), b"\6\6\6")]


def _fix_result(m: State, seat: Seat, code: Code, events: Events) -> None:
    """TE-TST-04: the result of the test."""
    m.frames.pop()
    used = bytes(code[1:])
    total = sum(used) + bonus(m, m.active, m.test, m.source, m.skill) + m.boost
    m.result_now, m.taken = total, used
    spare = m.dice
    for face in used:
        at = spare.index(face)
        spare = spare[:at] + spare[at + 1 :]
    m.spare = spare
    m.tell(events, "TE-TST-04", "result", m.active, dice=list(used), total=total)
    _judge(m, events)


def _judge(m: State, events: Events) -> None:
    """TE-TST-05, TE-TST-16: what the result brings."""
    hero, kind = m.active, m.test
    if kind == s.ATTACK_TEST:
        m.frames.append((s.STRIKE,))
        return
    success = m.result_now >= m.goal
    m.tell(events, "TE-TST-05", "succeeded" if success else "failed", hero, total=m.result_now, goal=m.goal)
    if not success:
        m.spare = b""
    if kind == s.CAST_TEST:
        judge_cast(m, success, events)
        return
    if success:
        icons(m, events)
        m.frames.append((s.PAY_COST,))
    else:
        m.frames.append((s.SCRIPT, failing(m, kind, m.source), 0, hero, NONE))


RESULT = Answer[State](
    v.RESULT,
    _fix_result,
    (
        _has_rolled("TE-TST-16"),
        Condition("TE-TST-02", "no_such_dice", lambda m, seat, code: not Counter(code[1:]) - Counter(m.dice), _dice),
        Condition("TE-TST-03", "only_plus_dice", _one_without_plus, _dice),
    ),
    _results_near,
)


# Dice that are turned or thrown again


def _change_cost(m: State) -> int:
    return m.content.mats[m.heroes[m.active]].change


def _change_die(m: State, seat: Seat, code: Code, events: Events) -> None:
    """TE-TST-08."""
    _, face, to = code
    m.focus[m.active] -= _change_cost(m)
    m.dice = exchanged(m.dice, face, to)
    m.tell(events, "TE-TST-08", "die_changed", m.active, face=face, to=to)


CHANGE = Answer[State](
    v.CHANGE,
    _change_die,
    (
        awake("TE-TST-09"),
        _has_rolled("TE-TST-08"),
        Condition(
            "TE-TST-08",
            "one_step_only",
            lambda m, seat, code: abs(code[1] - code[2]) == 1,
            lambda m, seat, code: {"face": code[1]},
        ),
        _shows("TE-TST-08", face=1),
        enough_focus(lambda m, code: _change_cost(m)),
    ),
    near=lambda m, seat: m.vocabulary.change.values(),
)


def _improve(m: State, seat: Seat, code: Code, events: Events) -> None:
    """A trigger in one of the roll windows: a better result, or a die again (TE-TST-10, TE-TST-17)."""
    trigger = pay_trigger(m, code[1], events)
    m.boost += trigger.result
    if trigger.rerolls:
        die = m.dice.index(code[2])
        m.dice = m.dice[:die] + m.dice[die + 1 :]
        m.frames.append((s.DEAL_REROLL,))


def _take_reroll(m: State, code: Code, events: Events) -> None:
    m.frames.pop()
    m.dice = bytes(sorted((*m.dice, code[1]), reverse=True))
    m.tell(events, "TE-TST-10", "rerolled", m.active, face=code[1])


IMPROVE = Answer[State](
    v.TRIGGER,
    _improve,
    (*TRIGGERED, *when(lambda m, code: trigger_of(m, code).rerolls, _shows("TE-TST-17", face=2))),
    triggers_near,
)


# Free actions meanwhile (TE-FRE-02, TE-FRE-03)


def _use(m: State, seat: Seat, code: Code, events: Events) -> None:
    use_ability(m, code[1], code[2], events)


def _discard(m: State, seat: Seat, code: Code, events: Events) -> None:
    discard(m, m.active, code[1], code[2], events, "TE-FRE-03")


USE = Answer[State](v.USE, _use, USE_INSIDE, uses_near)
DISCARD = Answer[State](
    v.DISCARD,
    _discard,
    (
        OWN_CARD,
        AWAKE,
        unused("TE-FRE-02", lambda m, seat, code: not in_use(m, code[1], code[2]), named_card),
        Condition(
            "TE-FRE-02",
            "after_the_roll",
            lambda m, seat, code: _may_discard(m),
            lambda m, seat, code: {"card": named_card(m, code)},
        ),
    ),
    discards_near,
)


# The dealer's dice


def _dice_odds(m: State) -> Odds:
    answers = is_attack(m) and foe_answers(m, m.aim)
    count = dice_count(m, m.active, m.skill)
    return m.vocabulary.dice[count, answers].at(f"{count} dice for {m.skill} of {m.active}{' at a foe' * answers}")


def _take_dice(m: State, code: Code, events: Events) -> None:
    m.frames.pop()
    m.foe_die = code[1]
    m.dice = bytes(code[2:])
    rule = "TE-ATK-08" if is_attack(m) else "TE-TST-16"
    dice = list(m.dice)
    if m.foe_die:
        m.tell(events, rule, "rolled_with_foe", m.active, dice=dice, face=FOE_FACES[m.foe_die])
    else:
        m.tell(events, rule, "rolled", m.active, dice=dice)


# The cost of success (TE-TST-11)


def _pay(m: State, seat: Seat, code: Code, events: Events) -> None:
    _pay_now(m, events)


def _pay_now(m: State, events: Events) -> None:
    """The cost, then the effects of success."""
    m.frames.pop()
    hero, kind, price = m.active, m.test, cost(m)
    if price:
        m.focus[hero] -= price
        m.tell(events, "TE-TST-11", "paid", hero, cost=price)
    room = m.content.rooms[m.source] if kind in (s.EVADE, s.ENTRY, s.SEARCH_TEST, s.DISARM_TEST) else None
    if kind == s.CAST_TEST:
        spell_works(m)
    elif kind == s.HEROIC:
        m.frames.append((s.SCRIPT, m.content.uses[m.source].script, 0, hero, NONE))
    elif kind == s.DISARM_TEST and room is not None:
        m.disarmed |= 1 << m.place[hero]
        m.tell(events, "TE-ACT-05", "disarmed", hero, room=m.content.room_ids[m.source])
        m.frames.append((s.SCRIPT, room.reward, 0, hero, NONE))
    elif room is not None:
        m.frames.append((s.SCRIPT, room.success, 0, hero, NONE))


def _do_not_pay(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames.pop()
    m.tell(events, "TE-TST-11", "not_paid", m.active)


def _pays_unasked(m: State, events: Events) -> bool:
    """Nothing is asked where it cannot be paid, costs nothing, or has to be paid (TE-ACT-04)."""
    price = cost(m)
    if price > m.focus[m.active]:
        m.frames.pop()
        m.tell(events, "TE-TST-11", "cannot_pay", m.active, cost=price)
    elif not price or must_pay(m):
        _pay_now(m, events)
    else:
        return False
    return True


# Skill and end


def _choose_skill(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames.pop()
    m.skill = code[1]


def _test_over(m: State, events: Events) -> None:
    m.frames.pop()
    m.clear_test()


def _what(m: State, frame: Frame) -> Data:
    targets = [m.foe_card(foe) for foe, _ in m.foes() if m.aim >> foe & 1] if is_attack(m) else []
    return {"test": s.TEST_NAMES[m.test], "skill": SKILLS[m.skill], "goal": m.goal, "targets": targets}


_IN_WINDOW = (ROLL, RESULT, CHANGE, IMPROVE, USE, DISCARD)
"""What may be answered before and after a roll; their conditions say when (TE-TST-16)."""

STEPS: tuple[Step[State], ...] = (
    decision(
        s.PICK_SKILL,
        asks("TE-HAZ-11", "skill", lambda m, frame: {"goal": m.goal}),
        Answer(v.SKILL, _choose_skill, near=lambda m, seat: m.vocabulary.skill),
        unless=fainted,
    ),
    decision(
        s.BEFORE_ROLL,
        asks("TE-TST-16", "before_roll", _what),
        *_IN_WINDOW,
        moves=_before_moves,
        unless=fainted,
    ),
    Chance(s.DEAL_DICE, asks("TE-TST-04", "deal_dice"), _dice_odds, _take_dice),
    decision(
        s.AFTER_ROLL,
        asks("TE-TST-16", "after_roll", _what),
        *_IN_WINDOW,
        moves=_after_moves,
        unless=fainted,
    ),
    Chance(
        s.DEAL_REROLL,
        asks("TE-TST-10", "deal_die"),
        lambda m: m.vocabulary.die.at(f"reroll {m.active}"),
        _take_reroll,
    ),
    decision(
        s.PAY_COST,
        asks("TE-TST-11", "pay", lambda m, frame: {"cost": cost(m)}),
        Answer(v.PAY, _pay, near=lambda m, seat: [m.vocabulary.pay]),
        replace(DECLINE, do=_do_not_pay),
        unless=either(fainted, _pays_unasked),
    ),
    Task(s.TEST_OVER, _test_over),
)
