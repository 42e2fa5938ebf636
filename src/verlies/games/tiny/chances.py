"""Exact odds before a roll, counted over the dealer's own odds and the rules' own results (TE-TST, TE-ATK, TE-CTR)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from verlies.games.tiny.abilities import ANY, SPELL, SpellCard, Test
from verlies.games.tiny.attacks import blow
from verlies.games.tiny.enemies import away
from verlies.games.tiny.state import ATTACK_TEST, CAST_TEST, State
from verlies.games.tiny.trials import bonus, dice_count, exchanged, results
from verlies.games.tiny.vocabulary import ALL, BOSS_FOE, FOE_FACES, GOBLINS, HEROES, NOBODY, rolls

FACES = tuple(FOE_FACES)
CERTAIN = 99
"""Damage that fells any goblin."""


class Victim(NamedTuple):
    """A target of an attack as the dice see it."""

    defence: int
    """What the result of a melee or missile attack must beat."""
    left: int
    """The damage that it can take."""
    life: int
    """The damage that fells it: more than it can take while blocked spaces hold the boss's markers (TE-BOS-02)."""
    goblin: bool
    blows: tuple[tuple[int, ...], ...]
    """Health that its counterattack costs, by number of goblins that fall in the same attack (TE-CTR-04) and by face
    of the enemy die; () if it would not answer."""
    escapes: bool = False
    """A spell that works can drive it out of sight."""


class Might(NamedTuple):
    """What a spell attack does and costs."""

    goal: int
    damage: int
    extra: int
    """More damage to one target of the caster's choice."""
    cost: int
    focus: int
    """What can pay the cost besides the dice, up to the top of the track (TE-TST-11)."""
    top: int
    icons: tuple[int, ...]


class Chance(NamedTuple):
    """What a roll may bring, if the dice are used as well as they can be, nothing is bought and no reward is taken."""

    dice: int
    total: int
    success: int
    changed: tuple[int, ...]
    """Successes if 1, 2, ... dice may be changed by one."""
    damage: float
    fells: int
    """Rolls that fell at least one foe."""
    hit: int
    loss: float
    """The counterattack: how often it costs health (of `total` times 6, the enemy die counts), and how much of it."""


@lru_cache(maxsize=8192)
def best(dice: bytes, changes: int, plus: tuple[bool, ...]) -> int:
    """The highest sum of these dice with so many changes by one (TE-TST-08)."""
    top = results(dice, plus)[0][1]
    if changes:
        for face in set(dice):
            for to in (face - 1, face + 1):
                if 1 <= to <= 6:
                    top = max(top, best(exchanged(dice, face, to), changes - 1, plus))
    return top


@lru_cache(maxsize=8192)
def test_chance(count: int, added: int, goal: int, changes: int, plus: tuple[bool, ...]) -> Chance:
    """A test that must reach its goal (TE-TST-05)."""
    wins = [0] * (changes + 1)
    for dice, weight in rolls(count):
        for number in range(changes + 1):
            if best(dice, number, plus) + added >= goal:
                wins[number] += weight
    return Chance(count, 6**count, wins[0], tuple(wins[1:]), 0.0, 0, 0, 0.0)


class Outcome(NamedTuple):
    """What one roll does to the targets, and what their answer costs by face of the enemy die."""

    felled: int
    damage: int
    costs: tuple[int, ...]


def _outcome(victims: tuple[Victim, ...], dealt: tuple[int, ...], driven: bool) -> Outcome:
    fell = [points >= victim.life for points, victim in zip(dealt, victims, strict=True)]
    goblins = sum(victim.goblin for victim, dead in zip(victims, fell, strict=True) if dead)
    standing = [
        victim.blows[goblins]
        for victim, dead in zip(victims, fell, strict=True)
        if victim.blows and not dead and not (driven and victim.escapes)
    ]
    # TE-CTR-03: the hero chooses who answers, and knows the enemy die.
    costs = tuple(map(min, zip(*standing, strict=True))) if standing else (0,) * len(FACES)
    return Outcome(sum(fell), sum(dealt), costs)


def _summed(base: Chance, outcomes: list[tuple[int, Outcome]]) -> Chance:
    total = base.total
    return base._replace(
        damage=sum(weight * each.damage for weight, each in outcomes) / total,
        fells=sum(weight for weight, each in outcomes if each.felled),
        hit=sum(weight * sum(cost > 0 for cost in each.costs) for weight, each in outcomes),
        loss=sum(weight * sum(each.costs) for weight, each in outcomes) / (total * len(FACES)),
    )


@lru_cache(maxsize=8192)
def strike_chance(count: int, added: int, changes: int, plus: tuple[bool, ...], victims: tuple[Victim, ...]) -> Chance:
    """A melee or missile attack: success beats at least one target (TE-ATK-10, TE-ATK-11)."""
    base = test_chance(count, added, min(victim.defence for victim in victims) + 1, changes, plus)
    outcomes = []
    for dice, weight in rolls(count):
        result = best(dice, 0, plus) + added
        dealt = tuple(min(max(result - victim.defence, 0), victim.left) for victim in victims)
        outcomes.append((weight, _outcome(victims, dealt, False)))
    return _summed(base, outcomes)


@lru_cache(maxsize=8192)
def spell_chance(
    count: int, added: int, changes: int, plus: tuple[bool, ...], victims: tuple[Victim, ...], might: Might
) -> Chance:
    """A spell attack: success reaches its goal; it works if its cost can be paid, too (TE-ATK-15)."""
    base = test_chance(count, added, might.goal, changes, plus)
    works = _best_spread(victims, might)
    fails = _outcome(victims, (0,) * len(victims), False)
    return _summed(
        base, [(weight, works if _pays(dice, added, plus, might) else fails) for dice, weight in rolls(count)]
    )


def _best_spread(victims: tuple[Victim, ...], might: Might) -> Outcome:
    """The spell works: its extra goes where it fells most, hurts most, leaves the weakest answer, in this order."""
    outcomes = []
    for chosen in range(len(victims)):
        points = (might.damage + (might.extra if at == chosen else 0) for at in range(len(victims)))
        dealt = tuple(min(n, victim.left) for n, victim in zip(points, victims, strict=True))
        outcomes.append(_outcome(victims, dealt, True))
    felled, damage, _ = max(outcomes)
    equal = [each.costs for each in outcomes if each[:2] == (felled, damage)]
    return Outcome(felled, damage, tuple(map(min, zip(*equal, strict=True))))


def _pays(dice: bytes, added: int, plus: tuple[bool, ...], might: Might) -> bool:
    """Whether these dice can both reach the goal and leave focus enough for the cost."""
    return any(
        total + added >= might.goal
        and min(might.focus + sum(might.icons[face] for face in spare), might.top) >= might.cost
        for _, total, spare in results(dice, plus)
    )


# As the table stands


def left(m: State, foe: int) -> int:
    """The damage that a foe can take now; the boss as far as its markers can move (TE-BOS-02)."""
    if foe != BOSS_FOE:
        return m.life[foe]
    return sum(mark - max((seal + 1 for seal in m.seals if seal < mark), default=0) for mark in m.marks)


def _changes(m: State, cost: int = 0) -> int:
    hero = m.active
    return 0 if m.dazed else min((m.focus[hero] - cost) // m.content.mats[m.heroes[hero]].change, 4)


def _victims(m: State, aim: int, kind: int, push: int = 0) -> tuple[Victim, ...]:
    room = m.hero_room(m.active)
    return tuple(
        Victim(
            m.foe(foe).defence[kind],
            left(m, foe),
            m.life[foe] if foe != BOSS_FOE else sum(m.marks),
            foe < GOBLINS,
            _blows(m, foe, kind) if m.ways.in_sight(room, at) else (),
            bool(push) and any(not m.ways.in_sight(room, end) for end, _ in away(m, foe, push)),
        )
        for foe, at in m.foes()
        if aim >> foe & 1
    )


def _blows(m: State, foe: int, kind: int) -> tuple[tuple[int, ...], ...]:
    """What the die costs, and what the boss's answer costs besides (TE-BOS-07)."""
    besides = sum(effect.n for effect in m.content.scripts[m.foe(foe).lose[kind]] if effect.type == "lose_health")
    numbers = range(m.goblins() + 1)
    return tuple(tuple(blow(m, foe, face, kind, fallen) + besides for face in FACES) for fallen in numbers)


def of_test(m: State, kind: int, source: int, test: Test) -> Chance:
    """The odds of a test without a foe; the skill is known."""
    hero = m.active
    added = bonus(m, hero, kind, source, test.skill) + m.boost
    return test_chance(dice_count(m, hero, test.skill), added, test.target, _changes(m), m.content.face_plus)


def of_attack(m: State, at: int, target: int, extra: int = 0) -> Chance:
    """The odds of an attack with a line on a foe or on all, before it is paid."""
    line, room = m.content.lines[at], m.hero_room(m.active)
    aim = 1 << target
    if target == ALL:
        aim = sum(1 << foe for foe, other in m.foes() if m.ways.in_range(room, other, line.range))
    return of_strike(m, at, aim, extra, line.cost)


def of_strike(m: State, at: int, aim: int, boost: int, cost: int = 0) -> Chance:
    """The odds of an attack with a line on these foes, with what was bought for it and what it still costs."""
    line, hero = m.content.lines[at], m.active
    added = bonus(m, hero, ATTACK_TEST, at, line.skill) + boost
    return strike_chance(
        dice_count(m, hero, line.skill), added, _changes(m, cost), m.content.face_plus, _victims(m, aim, line.kind)
    )


def of_cast(m: State, at: int, target: int) -> Chance:
    """The odds of a spell on a foe, a hero, or whom it concerns."""
    spell, room = m.content.spells[at], m.hero_room(m.active)
    aim = 0
    if spell.is_attack:
        aim = 1 << target if target < HEROES else 0
        if target == NOBODY:
            aim = sum(1 << foe for foe, other in m.foes() if m.ways.in_range(room, other, spell.range))
    return of_spell(m, at, aim)


def of_spell(m: State, at: int, aim: int) -> Chance:
    spell, hero = m.content.spells[at], m.active
    if not spell.is_attack:
        return of_test(m, CAST_TEST, at, spell.test)
    push = max((effect.n for effect in m.content.scripts[spell.script] if effect.type == "move_enemy_away"), default=0)
    added = bonus(m, hero, CAST_TEST, at, spell.test.skill) + m.boost
    return spell_chance(
        dice_count(m, hero, spell.test.skill), added, _changes(m), m.content.face_plus,
        _victims(m, aim, SPELL, push), _might(m, spell),
    )  # fmt: skip


def _might(m: State, spell: SpellCard) -> Might:
    hero = m.active
    kit, script = m.kits[hero], m.content.scripts[spell.script]
    damage = sum(effect.n for effect in script if effect.type == "damage")
    if any(effect.type == "kill_goblin" for effect in script):
        damage = CERTAIN
    return Might(
        spell.test.target, damage, kit.spell_damage if spell.damages else 0, spell.cost,
        m.focus[hero] + kit.gains[SPELL][1], m.content.mats[m.heroes[hero]].focus, m.content.face_focus,
    )  # fmt: skip


def running(m: State) -> Chance | None:
    """The odds of the test that is about to be rolled."""
    if not m.test or m.skill == ANY:
        return None
    if m.test == ATTACK_TEST:
        return of_strike(m, m.source, m.aim, m.boost)
    if m.test == CAST_TEST:
        return of_spell(m, m.source, m.aim)
    return of_test(m, m.test, m.source, Test(m.skill, m.goal))
