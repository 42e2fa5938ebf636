"""Attacks, spells and hero actions with a test of their own: whom they may mean, how they begin (TE-ATK, TE-ACT)."""

from __future__ import annotations

from verlies.core.moves import Move, Seat
from verlies.core.steps import Answer, Code, Condition, Data, Events, Step
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.abilities import KINDS, MELEE, MISSILE, Line, SpellCard, Test, Use
from verlies.games.tiny.asking import Conditions, asks, decision, either, fainted, nothing_to_do, when
from verlies.games.tiny.needs import (
    HERO_ACTION,
    IN_REACH,
    LINE_IN_REACH,
    abilities_near,
    aims,
    enough_focus,
    equipped,
    foes_near,
    in_play,
    of,
    uncovered,
)  # fmt: skip
from verlies.games.tiny.state import ATTACK_NOW, ATTACK_TEST, CAST_TEST, HEROIC, NONE, State
from verlies.games.tiny.vocabulary import ALL, GOBLINS, HEROES, NOBODY
from verlies.games.tiny.ways import LAIR

# Choosing


def attack_moves(m: State, kind: int = NONE) -> list[Move]:
    """TE-ACT-10, TE-ATK-01 to -06, TE-ATK-13: lines with a target in range, of one kind or of all."""
    hero, moves = m.active, []
    room, focus, table = m.hero_room(hero), m.focus[hero], m.vocabulary.attack
    foes = m.foes()
    if not foes:
        return []
    for at in m.kits[hero].lines:
        line = m.content.lines[at]
        if line.cost <= focus and kind in (NONE, line.kind):
            reached = [foe for foe, other in foes if m.ways.in_range(room, other, line.range)]
            if reached:
                moves += [table[at][ALL]] if line.all else [table[at][foe] for foe in reached]
    return moves


def cast_moves(m: State) -> list[Move]:
    """TE-ACT-07, TE-ACT-09: all targets in range before the roll, and at least one."""
    moves = []
    for at in m.kits[m.active].spells:
        table = m.vocabulary.cast[at]
        moves += [table[target] for target in spell_targets(m, m.content.spells[at])]
    return moves


def spell_targets(m: State, spell: SpellCard) -> list[int]:
    """The targets that a cast may name; NOBODY where there is nothing to name."""
    room, wanted = m.hero_room(m.active), spell.targets
    if wanted in ("self", "all_heroes"):
        return [NOBODY]
    if wanted == "one_hero":
        near = (hero for hero in range(m.seats) if m.ways.in_range(room, m.hero_room(hero), spell.range))
        return [HEROES + m.heroes[hero] for hero in near]
    foes = [foe for foe, at in m.foes() if m.ways.in_range(room, at, spell.range)]
    if wanted == "one_goblin":
        foes = [foe for foe in foes if foe < GOBLINS]
    return foes if wanted != "all_enemies" else [NOBODY] if foes else []


def may_attack(m: State, use: Use) -> bool:
    """TE-ACT-11: an attack that a hero action leads to must be possible now."""
    script = m.content.scripts[use.script]
    return all(effect.type != "attack_now" or attack_moves(m, effect.kind) for effect in script)


def may_walk(m: State, use: Use) -> bool:
    """TE-ACT-15, TE-LAIR-10: a walk that a hero action leads to begins in the dungeon."""
    return m.place[m.active] < LAIR or all(effect.type != "move_now" for effect in m.content.scripts[use.script])


def heroic_moves(m: State) -> list[Move]:
    """TE-ACT-11: hero actions with a test of their own."""
    moves = []
    for at in m.kits[m.active].uses:
        use = m.content.uses[at]
        if use.test is not None and may_attack(m, use) and may_walk(m, use):
            moves.append(m.vocabulary.use[at][NOBODY])
    return moves


# Starting


def attack(m: State, at: int, target: int, extra: int, events: Events) -> None:
    """TE-ATK-08 step 1."""
    hero, line = m.active, m.content.lines[at]
    room = m.hero_room(hero)
    aim = (
        sum(1 << foe for foe, other in m.foes() if m.ways.in_range(room, other, line.range))
        if target == ALL
        else 1 << target
    )
    m.focus[hero] -= line.cost
    if target == ALL:
        m.tell(events, "TE-ATK-11", "attacks_all", hero, line=line.source)
    else:
        m.tell(events, "TE-ATK-08", "attacks", hero, target, line=line.source)
    m.begin_test(ATTACK_TEST, at, Test(line.skill, 0), aim, extra)


def cast(m: State, at: int, target: int, events: Events) -> None:
    """TE-ACT-07."""
    hero, spell = m.active, m.content.spells[at]
    room = m.hero_room(hero)
    if target < HEROES:
        aim = 1 << target
    elif target != NOBODY:
        aim = 1 << m.heroes.index(target - HEROES)
    elif spell.targets == "all_enemies":
        aim = sum(1 << foe for foe, other in m.foes() if m.ways.in_range(room, other, spell.range))
    elif spell.targets == "all_heroes":
        near = (other for other in range(m.seats) if m.ways.in_range(room, m.hero_room(other), spell.range))
        aim = sum(1 << other for other in near)
    else:
        aim = 1 << hero
    m.tell(events, "TE-ACT-07", "casts", hero, target if target < HEROES else NONE, spell=spell.source)
    m.begin_test(CAST_TEST, at, spell.test, aim)


def heroic(m: State, at: int, events: Events) -> None:
    use = m.content.uses[at]
    assert use.test is not None
    m.tell(events, "TE-ACT-11", "tries", m.active, ability=use.source)
    m.begin_test(HEROIC, at, use.test)


# What stands in the way of an attack


def _line(m: State, code: Code) -> Line:
    return m.content.lines[code[1]]


def _on_all(m: State, code: Code) -> bool:
    return code[2] == ALL


def _melee(m: State, code: Code) -> bool:
    return aims(m, code) and _line(m, code).kind == MELEE


def _missile(m: State, code: Code) -> bool:
    return aims(m, code) and _line(m, code).kind == MISSILE


def _reaches_any(m: State, seat: Seat, code: Code) -> bool:
    room, reach = m.hero_room(m.active), _line(m, code).range
    return any(m.ways.in_range(room, at, reach) for _, at in m.foes())


def _has_line(m: State, code: Code) -> bool:
    return code[1] in m.kits[m.active].lines


def _line_source(m: State, code: Code) -> str:
    return _line(m, code).source


_LINE_AT_HAND: Conditions = (
    uncovered(_has_line, _line_source, "TE-LOO-06"),
    equipped("TE-ACT-10", _has_line, _line_source),
)
_TARGETS: Conditions = (
    enough_focus(lambda m, code: _line(m, code).cost),
    *when(
        _on_all,
        Condition(
            "TE-ATK-11", "nobody_in_range", _reaches_any, lambda m, seat, code: {"ability": _line(m, code).source}
        ),
    ),
    *when(_melee, in_play("TE-ATK-01")),
    *when(_missile, in_play("TE-ATK-02")),
    *LINE_IN_REACH,
)
ATTACK_CONDITIONS: Conditions = (*_LINE_AT_HAND, *HERO_ACTION, *_TARGETS)


def attacks_near(m: State, seat: Seat) -> list[Move]:
    foes = [*foes_near(m), ALL]
    lines = abilities_near(m, m.kits[m.active].lines, [line.source for line in m.content.lines])
    return [move for at in lines for move in of(m.vocabulary.attack[at], foes)]


def _attack_now(m: State, seat: Seat, code: Code, events: Events) -> None:
    """TE-ACT-11: within the hero action that leads to it."""
    _, _, extra = m.frames.pop()
    attack(m, code[1], code[2], extra, events)


# What stands in the way of a spell


def _spell(m: State, code: Code) -> SpellCard:
    return m.content.spells[code[1]]


def _source(m: State, seat: Seat, code: Code) -> Data:
    return {"ability": _spell(m, code).source}


def _without_name(m: State, code: Code) -> bool:
    return code[2] == NOBODY


def _on_foe(m: State, code: Code) -> bool:
    return code[2] < HEROES


def _on_hero(m: State, code: Code) -> bool:
    return HEROES <= code[2] != NOBODY


def _goblins_only(m: State, code: Code) -> bool:
    return _on_foe(m, code) and _spell(m, code).targets == "one_goblin"


CAST_CONDITIONS: Conditions = (
    equipped("TE-ACT-07", lambda m, code: code[1] in m.kits[m.active].spells, lambda m, code: _spell(m, code).source),
    *HERO_ACTION,
    *when(
        _without_name,
        Condition(
            "TE-ACT-09", "nobody_in_range", lambda m, seat, code: bool(spell_targets(m, _spell(m, code))), _source
        ),
    ),
    *when(_on_hero, in_play("TE-ACT-07")),
    *when(_goblins_only, Condition("TE-ACT-07", "only_goblins", lambda m, seat, code: code[2] < GOBLINS, _source)),
    *when(_on_foe, in_play("TE-ATK-03")),
    *IN_REACH,
)


def casts_near(m: State, seat: Seat) -> list[Move]:
    targets = [*foes_near(m), *(HEROES + hero for hero in m.heroes)]
    spells = abilities_near(m, m.kits[m.active].spells, [spell.source for spell in m.content.spells])
    return [move for at in spells for move in of(m.vocabulary.cast[at], targets)]


STEPS: tuple[Step[State], ...] = (
    decision(
        ATTACK_NOW,
        asks("TE-ACT-11", "attack_now", lambda m, frame: {"bonus": frame[2]}),
        Answer(
            v.ATTACK,
            _attack_now,
            (
                *_LINE_AT_HAND,
                Condition(
                    "TE-ACT-11",
                    "other_attack",
                    lambda m, seat, code: _line(m, code).kind == m.frames[-1][1],
                    lambda m, seat, code: {"kind": KINDS[m.frames[-1][1]]},
                ),
                *_TARGETS,
            ),
            attacks_near,
        ),
        moves=lambda m, seat: attack_moves(m, m.frames[-1][1]),
        unless=either(fainted, nothing_to_do),
    ),
)
