"""How strong heroes are with what they carry, for simple bots."""

from __future__ import annotations

from functools import lru_cache

from verlies.core.odds import added, without
from verlies.games.tiny import chances, loot
from verlies.games.tiny.abilities import MELEE, PATH, Effect, SpellCard
from verlies.games.tiny.content import Space, TinyContent
from verlies.games.tiny.kit import Kit
from verlies.games.tiny.outlook.prices import BOSS_POINT
from verlies.games.tiny.printed import ARMOUR, HAND
from verlies.games.tiny.state import NONE, State
from verlies.games.tiny.trials import results
from verlies.games.tiny.vocabulary import BOSS_FOE, INSTEAD, LEFT

USES = {"torch": 2.0, "gain_health": 0.8, "discover": 2.0}
"""What a free action is worth to have, for each point of its effect."""
SPELLS = {
    "kill_goblin": (4.0, 0.0), "gain_health": (0.0, 1.2), "torch": (0.0, 2.0), "discover": (5.0, 0.0),
    "extra_heroic_action": (4.0, 0.0),
}  # fmt: skip
"""What an effect of a spell is worth to have, and each point of it."""


def power(m: State, kit: Kit) -> float:
    """What a hero's abilities are worth, attacks first; worked out once for each kit."""
    if kit.power is None:
        kit.power = _power_of(m.content, kit)
    return kit.power


def _power_of(content: TinyContent, kit: Kit) -> float:
    plus, dice = content.face_plus, content.kept(chances.Dice)
    blows = [0.0, 0.0]
    for at in kit.lines:
        line = content.lines[at]
        count = min(max(kit.dice[line.skill], 1), 3)
        added = line.bonus + kit.plus[line.skill] + kit.set_result[line.kind]
        hit = mean_damage(count, added - 5, plus)
        blows.append(hit * (1.0 if line.kind == MELEE else 1.1) - 0.1 * line.cost)
    best, second = sorted(blows, reverse=True)[:2]
    total = 9.0 * best + 1.5 * second
    for at in kit.spells:
        spell = content.spells[at]
        count = min(max(kit.dice[spell.test.skill], 1), 3)
        added = kit.plus[spell.test.skill] + kit.cast_plus[spell.test.skill]
        share = chances.wins(count, spell.test.target - added, 0, dice)[0] / 6**count
        total += share * _spell_worth(spell, content.scripts[spell.script], kit)
    total += 2.5 * kit.defence + 0.8 * sum(kit.guard) + 2.0 * kit.speed + 5.0 * kit.stealth
    total += 1.2 * sum(kit.plus) + 0.8 * len(kit.triggers)
    for at in kit.uses:
        effects = content.scripts[content.uses[at].script]
        total += sum(USES.get(effect.type, 1.0) * max(effect.n, 1) for effect in effects)
    return total + sum(0.8 * (health + focus) for health, focus in kit.gains)


def _spell_worth(spell: SpellCard, script: tuple[Effect, ...], kit: Kit) -> float:
    value = 0.0
    for effect in script:
        if effect.type == "damage":
            value += 2.2 * (effect.n + kit.spell_damage)
        else:
            flat, each = SPELLS.get(effect.type, (1.5, 0.0))
            value += flat + each * effect.n
    return max(value - 0.35 * spell.cost, 0.5)


def strike(m: State, hero: int, space: Space | None) -> float:
    """What an attack on the boss from a space of the lair, or in the dungeon, is worth on average."""
    kit, figures = m.kits[hero], m.foe(BOSS_FOE)
    best = 0.0
    for at in kit.lines:
        line = m.content.lines[at]
        count = kit.dice[line.skill] + (space.dice if space else 0)
        added = line.bonus + kit.plus[line.skill] + kit.set_result[line.kind]
        guard = kit.defence + kit.guard[line.kind] + sum(m.wards[hero])
        if space:
            added += space.tests[line.skill] + space.attacks[line.kind]
            guard += space.defence
        dealt = mean_damage(min(max(count, 1), 3), added - figures.defence[line.kind], m.content.face_plus)
        best = max(best, BOSS_POINT * dealt - 2.5 * mean_blow(figures.counter[line.kind] - max(guard, 0)))
    for at in kit.spells:
        spell = m.content.spells[at]
        if spell.damages:
            added = kit.plus[spell.test.skill] + (space.tests[spell.test.skill] if space else 0)
            count = kit.dice[spell.test.skill] + (space.dice if space else 0)
            count = min(max(count, 1), 3)
            share = chances.wins(count, spell.test.target - added, 0, m.content.kept(chances.Dice))[0] / 6**count
            points = sum(effect.n for effect in m.content.scripts[spell.script] if effect.type == "damage")
            best = max(best, 0.7 * BOSS_POINT * points * share)
    return best


def reach(m: State, kit: Kit) -> int:
    """From how far away a hero can strike, more or less: round corners with spells, next door with missiles."""
    reaches = [min(m.content.lines[at].range.n, 1) for at in kit.lines]
    for at in kit.spells:
        spell = m.content.spells[at]
        if spell.damages and spell.range.mode == PATH:
            reaches.append(spell.range.n)
    return max(reaches, default=0)


@lru_cache(maxsize=1024)
def mean_damage(count: int, above: int, plus: tuple[bool, ...]) -> float:
    """The damage of an attack on average: its dice and this much more than the defence."""
    total = sum(weight * max(results(dice, plus)[0][1] + above, 0) for dice, weight in chances.ROLLS[count])
    return total / float(6**count)


@lru_cache(maxsize=64)
def mean_blow(above: int) -> float:
    """The health that a counterattack costs on average: the enemy die and this much more than the defence."""
    return sum(max(face + above, 0) for face in (2, 3, 4, 5)) / 6


def best_fit(m: State, kind: int, card: int) -> float:
    """The best that laying a card somewhere would bring the active hero; nothing if it is better left."""
    hero, content = m.active, m.content
    number, left, right, armour = m.heroes[hero], m.left[hero], m.right[hero], m.armour[hero]
    trinkets, spells = m.trinkets[hero], m.spells[hero]
    best = now = power(m, m.kits[hero])
    for way in loot.ways_to_equip(m, kind, card):
        held = spells if kind else trinkets
        if way >= INSTEAD:
            held = without(held, way - INSTEAD)
        laid = added(held, card)
        slot = NONE if kind else content.loot_slot[card]
        if kind:
            kit = content.kit(number, left, right, armour, trinkets, laid)
        elif slot == HAND:
            hands = (card, right) if way == LEFT else (left, card)
            kit = content.kit(number, *hands, armour, trinkets, spells)
        elif slot == ARMOUR:
            kit = content.kit(number, left, right, card, trinkets, spells)
        else:
            kit = content.kit(number, left, right, armour, laid, spells)
        best = max(best, power(m, kit))
    return best - now
