"""Attacks, spells and counterattacks (TE-ATK, TE-CTR, TE-ACT-07 to -11)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.games.tiny.abilities import SPELL, SpellCard, Test, Use
from verlies.games.tiny.damage import alive, gain, hurt, lose_health, open_marks
from verlies.games.tiny.enemies import away
from verlies.games.tiny.state import (
    ADD_DAMAGE,
    AFTER_DAMAGE,
    ATTACK_TEST,
    BEFORE_COUNTER,
    CAST_TEST,
    CHOOSE_ANSWER,
    COUNTER,
    DEATHS,
    HEROIC,
    NONE,
    PAY_COST,
    SCRIPT,
    STRIKE,
    STRUCK,
    Events,
    State,
)  # fmt: skip
from verlies.games.tiny.torch import lower_torch
from verlies.games.tiny.trials import attack_kind, failing, icons, is_attack, triggers
from verlies.games.tiny.vocabulary import ALL, BOSS_FOE, BREAK, GOBLINS, HEROES, NOBODY, TORCH
from verlies.games.tiny.ways import LAIR

# Choosing


def attack_moves(m: State, kind: int = NONE) -> list[Move]:
    """TE-ACT-10, TE-ATK-01 to -06, TE-ATK-13: lines with a target in range, of one kind or of all."""
    hero, moves = m.active, []
    room, focus, table = m.hero_room(hero), m.focus[hero], m.words.attack
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
        table = m.words.cast[at]
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


def heroic_moves(m: State) -> list[Move]:
    """TE-ACT-11: hero actions with a test of their own."""
    moves = []
    for at in m.kits[m.active].uses:
        use = m.content.uses[at]
        if use.test is not None and _may_start(m, use):
            moves.append(m.words.use[at][NOBODY])
    return moves


def _may_start(m: State, use: Use) -> bool:
    """TE-ACT-11, TE-ACT-15, TE-LAIR-10: an attack must be possible; a walk begins in the dungeon."""
    for effect in m.content.scripts[use.script]:
        if effect.type == "attack_now" and not attack_moves(m, effect.kind):
            return False
        if effect.type == "move_now" and m.place[m.active] >= LAIR:
            return False
    return True


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


# The blow


def strike(m: State, events: Events) -> None:
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


def struck(m: State, events: Events) -> None:
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


def living(m: State) -> list[int]:
    """The targets that still live, wherever they stand."""
    return [foe for foe, _ in m.foes() if m.aim >> foe & 1 and alive(m, foe)]


def extra_moves(m: State) -> list[Move]:
    return [m.words.extra[foe] for foe in living(m)]


def add_damage(m: State, foe: int, events: Events) -> None:
    m.frames.pop()
    hurt(m, foe, m.kits[m.active].spell_damage, events, "TE-ACT-08")


def after_damage_moves(m: State) -> list[Move]:
    """TE-ATK-08 step 8: triggers on a target that lives."""
    targets = living(m)
    if not targets:
        return []
    found = [at for at, trigger in triggers(m, ("after_hero_damage",)) if _harms(m, trigger.script, targets)]
    return [*(m.words.trigger[at][0] for at in found), m.words.ready] if found else []


def _harms(m: State, script: int, foes: list[int]) -> bool:
    """TE-FRE-06: one of these effects could do something to one of these foes."""
    return any(
        any(away(m, foe, effect.n) for foe in foes)
        if effect.type == "move_enemy_away"
        else effect.type != "damage" or foes != [BOSS_FOE] or bool(open_marks(m))
        for effect in m.content.scripts[script]
    )


def trigger_script(m: State, at: int, events: Events) -> None:
    """A trigger outside of the roll windows: paid, then its effects; a kill by them is a kill like any other."""
    trigger = m.content.triggers[at]
    m.focus[m.active] -= trigger.cost
    m.used |= 1 << at
    m.tell(events, "TE-FRE-05", "trigger_used", m.active, ability=trigger.source, cost=trigger.cost)
    m.frames += [(DEATHS,), (SCRIPT, trigger.script, 0, m.active, NONE)]


# The answer


def answerers(m: State) -> list[int]:
    """TE-CTR-01 to -03: targets that live and are in the same room or in line of sight now."""
    if not m.foe_die:
        return []
    room = m.hero_room(m.active)
    return [foe for foe in living(m) if m.ways.in_sight(room, m.where[foe])]


def answer_moves(m: State) -> list[Move]:
    return [m.words.answer[foe] for foe in answerers(m)]


def modifier(m: State, foe: int, kind: int) -> int:
    """TE-CTR-04."""
    return m.goblins() if foe < GOBLINS else m.foe(foe).counter[kind]


def blow(m: State, foe: int, face: int, kind: int, fallen: int = 0) -> int:
    """TE-CTR-05 to -07: the health that a counterattack costs with this face, if so many goblins fall before it."""
    if face == TORCH:
        return 0
    added = modifier(m, foe, kind) - (fallen if foe < GOBLINS else 0)
    return added if face == BREAK else max(face + added - m.defence(m.active, kind), 0)


def before_counter_moves(m: State, frame: tuple[int, ...]) -> list[Move]:
    """TE-CTR-08: defence may be bought after the enemy die is seen, if that changes anything (TE-FRE-06)."""
    if m.foe_die in (BREAK, TORCH) or not blow(m, frame[1], m.foe_die, attack_kind(m)):
        return []
    found = triggers(m, ("before_counter",))
    return [*(m.words.trigger[at][0] for at, _ in found), m.words.ready] if found else []


def counter(m: State, frame: tuple[int, ...], events: Events) -> None:
    """TE-CTR-05 to -07, TE-BOS-07, -08."""
    foe, kind, face = frame[1], attack_kind(m), m.foe_die
    m.frames.pop()
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


def choose_answer(m: State, foe: int) -> None:
    m.frames[-1] = (BEFORE_COUNTER, foe)


def go_on(m: State, frame: tuple[int, ...]) -> None:
    """Nothing more is bought: the counterattack."""
    m.frames[-1] = (COUNTER, frame[1])


def strike_now(m: State) -> None:
    m.frames.append((STRIKE,))
