"""What an attack or a spell does, and the counterattack (TE-ATK-08 to -16, TE-CTR)."""

from __future__ import annotations

from dataclasses import replace

from verlies.core.moves import Move, Seat
from verlies.core.steps import Answer, Code, Condition, Data, Events, Step, Task
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.abilities import SPELL
from verlies.games.tiny.asking import asks, decision, either, fainted, no_choice, nothing_to_do
from verlies.games.tiny.damage import gain, hurt, living, lose_health, open_marks
from verlies.games.tiny.enemies import away
from verlies.games.tiny.needs import foes_near
from verlies.games.tiny.state import (
    ADD_DAMAGE,
    AFTER_DAMAGE,
    BEFORE_COUNTER,
    CAST_TEST,
    CHOOSE_ANSWER,
    COUNTER,
    DEATHS,
    NONE,
    PAY_COST,
    SCRIPT,
    STRIKE,
    STRUCK,
    State,
)  # fmt: skip
from verlies.games.tiny.torch import lower_torch
from verlies.games.tiny.trials import (
    AT_HAND,
    FITTING,
    READY,
    USE_TRIGGER,
    ability,
    attack_kind,
    failing,
    icons,
    is_attack,
    triggers,
)  # fmt: skip
from verlies.games.tiny.vocabulary import BOSS_FOE, BREAK, GOBLINS, TORCH

# The blow


def _strike(m: State, events: Events) -> None:
    """TE-ATK-09 to -11: the result against each target's defence; what follows is laid out in order."""
    kind = attack_kind(m)
    beaten = [
        (foe, m.result_now - m.foe(foe).defence[kind])
        for foe, _ in m.foes()
        if m.aim >> foe & 1 and m.result_now > m.foe(foe).defence[kind]
    ]
    m.frames.pop()
    m.frames += [(CHOOSE_ANSWER,), (AFTER_DAMAGE,), (DEATHS,), (STRUCK,)]
    if not beaten:
        m.spare = b""
        m.tell(events, "TE-ATK-10", "missed", m.active)
    for foe, damage in beaten:
        hurt(m, foe, damage, events)


def _struck(m: State, events: Events) -> None:
    """TE-ATK-08 step 6: dice icons after a hit, set bonuses in any case (TE-LOO-09)."""
    m.frames.pop()
    icons(m, events)
    set_gains(m, attack_kind(m), events)


def set_gains(m: State, kind: int, events: Events) -> None:
    health, focus = m.kits[m.active].gains[kind]
    gain(m, m.active, health, focus, events, "TE-LOO-09")


def judge_cast(m: State, success: bool, events: Events) -> None:
    """TE-ATK-15, TE-ACT-07, -08: icons, set bonus, cost, effects; then the answer to an attack."""
    if is_attack(m):
        m.frames += [(CHOOSE_ANSWER,), (DEATHS,)]
    if success:
        icons(m, events)
    set_gains(m, SPELL, events)
    if success:
        m.frames.append((PAY_COST,))
    else:
        m.frames.append((SCRIPT, failing(m, CAST_TEST, m.source), 0, m.active, NONE))


def spell_works(m: State) -> None:
    """The cost is paid: its effects, with the damage that cards add to one target."""
    spell = m.content.spells[m.source]
    m.frames.append((SCRIPT, spell.script, 0, m.active, NONE))
    if spell.damages and m.kits[m.active].spell_damage:
        m.frames.append((ADD_DAMAGE,))


def _add_damage(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames.pop()
    hurt(m, code[1], m.kits[m.active].spell_damage, events, "TE-ACT-08")


def _target(m: State, seat: Seat, code: Code) -> Data:
    return {"target": m.vocabulary.foe_names[code[1]]}


def _lives(rule: str) -> Condition[State]:
    return Condition(rule, "not_a_target", lambda m, seat, code: code[1] in living(m), _target)


# Triggers on a target (TE-ATK-08 step 8)


def _after_damage_moves(m: State, seat: Seat) -> list[Move]:
    targets = living(m)
    found = [at for at, trigger in triggers(m) if _harms(m, trigger.script, targets)]
    return [*(m.vocabulary.trigger[at][0] for at in found), m.vocabulary.ready] if found else []


def _harms(m: State, script: int, foes: list[int]) -> bool:
    """TE-FRE-06: one of these effects could do something to one of these foes."""
    return bool(foes) and any(
        any(away(m, foe, effect.n) for foe in foes)
        if effect.type == "move_enemy_away"
        else effect.type != "damage" or foes != [BOSS_FOE] or bool(open_marks(m))
        for effect in m.content.scripts[script]
    )


HARM = replace(
    USE_TRIGGER,
    conditions=(
        *AT_HAND,
        *FITTING,
        Condition(
            "TE-FRE-06",
            "no_effect",
            lambda m, seat, code: _harms(m, m.content.triggers[code[1]].script, living(m)),
            ability,
        ),
    ),
)
"""After an attack, which nobody makes who began the turn unconscious (TE-DMG-05)."""


# The answer


def answerers(m: State) -> list[int]:
    """TE-CTR-01 to -03: targets that live and are in the same room or in line of sight now."""
    if not m.foe_die:
        return []
    room = m.hero_room(m.active)
    return [foe for foe in living(m) if m.ways.in_sight(room, m.where[foe])]


def _choose_answer(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames[-1] = (BEFORE_COUNTER, code[1])


def modifier(m: State, foe: int, kind: int) -> int:
    """TE-CTR-04."""
    return m.goblins() if foe < GOBLINS else m.foe(foe).counter[kind]


def blow(m: State, foe: int, face: int, kind: int, fallen: int = 0) -> int:
    """TE-CTR-05 to -07: the health that a counterattack costs with this face, once `fallen` goblins are gone."""
    if face == TORCH:
        return 0
    added = modifier(m, foe, kind) - (fallen if foe < GOBLINS else 0)
    return added if face == BREAK else max(face + added - m.defence(m.active, kind), 0)


def _before_counter_moves(m: State, seat: Seat) -> list[Move]:
    """TE-CTR-08: defence may be bought after the enemy die is seen, if that changes anything (TE-FRE-06)."""
    if m.foe_die in (BREAK, TORCH) or not blow(m, m.frames[-1][1], m.foe_die, attack_kind(m)):
        return []
    found = triggers(m)
    return [*(m.vocabulary.trigger[at][0] for at, _ in found), m.vocabulary.ready] if found else []


def _go_on(m: State) -> None:
    """Nothing more is bought: the counterattack."""
    _, foe = m.frames[-1]
    m.frames[-1] = (COUNTER, foe)


def _nothing_to_buy(m: State, events: Events) -> bool:
    """The counterattack comes at once if nothing can be done before it."""
    if _before_counter_moves(m, m.active):
        return False
    _go_on(m)
    return True


def _counter(m: State, events: Events) -> None:
    """TE-CTR-05 to -07, TE-BOS-07, -08."""
    _, foe = m.frames.pop()
    kind, face = attack_kind(m), m.foe_die
    lose = m.foe(foe).lose[kind]
    if lose:
        m.frames.append((SCRIPT, lose, 0, m.active, foe))
    if face == TORCH:
        m.tell(events, "TE-CTR-07", "counter_torch", m.active, foe)
        lower_torch(m, 1, boss=foe == BOSS_FOE)
        return
    damage = blow(m, foe, face, kind)
    rule = "TE-CTR-06" if face == BREAK else "TE-CTR-05"
    m.tell(events, rule, "counterattack", m.active, foe, damage=damage, defence=m.defence(m.active, kind))
    lose_health(m, m.active, damage, events, rule)


STEPS: tuple[Step[State], ...] = (
    Task(STRIKE, _strike),
    Task(STRUCK, _struck),
    decision(
        ADD_DAMAGE,
        asks("TE-ATK-15", "extra", lambda m, frame: {"points": m.kits[m.active].spell_damage}),
        Answer(
            v.EXTRA,
            _add_damage,
            (_lives("TE-ATK-15"),),
            near=lambda m, seat: [m.vocabulary.extra[foe] for foe in foes_near(m)],
        ),
        unless=either(fainted, no_choice),
    ),
    decision(
        AFTER_DAMAGE,
        asks("TE-ATK-08", "after_damage"),
        HARM,
        READY,
        moves=_after_damage_moves,
        unless=either(fainted, nothing_to_do),
    ),
    decision(
        CHOOSE_ANSWER,
        asks("TE-CTR-03", "answer"),
        Answer(
            v.ANSWER,
            _choose_answer,
            (
                _lives("TE-CTR-03"),
                Condition("TE-CTR-01", "cannot_answer", lambda m, seat, code: code[1] in answerers(m), _target),
            ),
            near=lambda m, seat: [m.vocabulary.answer[foe] for foe in foes_near(m)],
        ),
        moves=lambda m, seat: [m.vocabulary.answer[foe] for foe in answerers(m)],
        unless=either(fainted, no_choice),
    ),
    decision(
        BEFORE_COUNTER,
        asks("TE-CTR-08", "before_counter", lambda m, frame: m.foe_args(frame[1])),
        USE_TRIGGER,
        replace(READY, do=lambda m, seat, code, events: _go_on(m)),
        moves=_before_counter_moves,
        unless=either(fainted, _nothing_to_buy),
    ),
    Task(COUNTER, _counter),
)
