"""Exact odds before a roll, counted over the dealer's own odds and the rules' own results (TE-TST, TE-ATK, TE-CTR).

What they mean: nothing is bought (no trigger, no free action, no changed die) and no reward is taken; of every roll the
hero makes the best use: success first, then foes felled, then damage, then not to faint, then to lose little health.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from verlies.games.tiny import aftermath
from verlies.games.tiny.abilities import ANY, SPELL, SpellCard, Test
from verlies.games.tiny.attacks import blow
from verlies.games.tiny.content import TinyContent
from verlies.games.tiny.enemies import away
from verlies.games.tiny.state import ATTACK_TEST, CAST_TEST, State
from verlies.games.tiny.trials import bonus, dice_count, exchanged, failing, price, results
from verlies.games.tiny.vocabulary import ALL, BOSS_FOE, FOE_FACES, GOBLINS, HEROES, NOBODY, TORCH, rolls

ROLLS = {count: tuple(rolls(count)) for count in (1, 2, 3)}
FACES = tuple(FOE_FACES)
PLAIN_FACES = tuple(face for face in FACES if face != TORCH)
CERTAIN = 99
"""Damage that fells any goblin."""


class Chance(NamedTuple):
    """What a roll may bring. Counts are of `total` rolls; of those of the enemy die, too, where it says so."""

    dice: int
    total: int
    success: int
    """Rolls that reach the goal and leave focus to pay the cost of success (TE-TST-11); attacks: that hit somebody."""
    changed: tuple[int, ...]
    """Successes if up to 1, 2, ... dice may be changed by one, as far as the focus goes, which must pay for the cost of
    success, too (TE-TST-08)."""
    damage: int = 0
    """Damage that the targets take, in all rolls together."""
    fells: int = 0
    """Rolls that fell at least one foe."""
    hit: int = 0
    """Of `total` times 6: how often the hero loses health, by the answer to an attack with all that a torch face brings
    (boss's effect, enemy action), or by the effects of a failed test."""
    loss: int = 0
    """The health so lost, in all of them together; never more than the hero has then."""
    faint: int = 0
    """Of `total` times 6: how often the hero faints by it (TE-DMG-04)."""


class Dice:
    """The faces of a hero die, once for each content: it is part of the key of all that is counted."""

    __slots__ = ("focus", "health", "plus")

    def __init__(self, content: TinyContent) -> None:
        self.plus, self.focus, self.health = content.face_plus, content.face_focus, content.face_health


class Purse(NamedTuple):
    """What a success costs and what can pay it besides the dice, up to the top of the track (TE-TST-11)."""

    cost: int
    focus: int
    """In hand, with what a set gives before the cost is due (TE-LOO-09)."""
    top: int
    change: int
    """What a change of a die takes of it."""


FREE = Purse(0, 0, 0, 0)


class Body(NamedTuple):
    """The health of the hero who rolls."""

    health: int
    top: int
    gain: int
    """What a set gives with the attack (TE-LOO-09)."""


ANYBODY = Body(aftermath.UNHURT, aftermath.UNHURT, 0)
"""For those who want to know what would be lost, whoever loses it."""


class Victim(NamedTuple):
    """A target of an attack as the dice see it."""

    defence: int
    """What the result of a melee or missile attack must beat."""
    left: int
    """The damage that it can take."""
    life: int
    """The damage that fells it: more than it can take while blocked spaces hold the boss's markers (TE-BOS-02)."""
    foe: int
    blows: tuple[tuple[int, ...], ...]
    """Health that its counterattack costs, by number of goblins that fall in the same attack (TE-CTR-04) and by plain
    face of the enemy die; () if it would not answer."""
    torch: tuple[int, ...]
    """Health that a torch face costs, by mask of the targets that fall in the same attack."""
    driven: tuple[int, ...] | None = None
    """The same after a spell has driven it away; None if it can be driven out of sight, where it does not answer."""


class Might(NamedTuple):
    """What a spell attack does."""

    goal: int
    damage: int
    extra: int
    """More damage to one target of the caster's choice."""
    heal: int
    """Health that the caster gains."""
    push: bool


# Dice alone


@lru_cache(maxsize=256)
def uses(rolled: bytes, dice: Dice) -> tuple[tuple[int, int, int], ...]:
    """What can be made of a roll: the sum, and the focus and health on the dice left unused; each once."""
    return tuple(
        dict.fromkeys(
            (total, sum(dice.focus[face] for face in spare), sum(dice.health[face] for face in spare))
            for _, total, spare in results(rolled, dice.plus)
        )
    )


@lru_cache(maxsize=1024)
def turned(rolled: bytes, changes: int) -> frozenset[bytes]:
    """What a roll can become by exactly that many changes of a die by one (TE-TST-08)."""
    if not changes:
        return frozenset([rolled])
    return frozenset(
        exchanged(before, face, to)
        for before in turned(rolled, changes - 1)
        for face in set(before)
        for to in (face - 1, face + 1)
        if 1 <= to <= 6
    )


@lru_cache(maxsize=8192)
def wins(count: int, need: int, changes: int, dice: Dice, purse: Purse = FREE) -> tuple[int, ...]:
    """Rolls whose dice come to what is needed and leave enough for the cost, if 0, 1, ... of them may be changed."""
    found = [0] * (changes + 1)
    good = [{each for each, _ in ROLLS[count] if _succeeds(each, need, dice, purse, n)} for n in range(changes + 1)]
    for rolled, weight in ROLLS[count]:
        enough = (number for number, ends in enumerate(good) if not ends.isdisjoint(turned(rolled, number)))
        for number in range(next(enough, changes + 1), changes + 1):
            found[number] += weight
    return tuple(found)


def _succeeds(rolled: bytes, need: int, dice: Dice, purse: Purse, changes: int) -> bool:
    return any(total >= need and _pays(purse, icons, changes) for total, icons, _ in uses(rolled, dice))


def _pays(purse: Purse, icons: int, changes: int = 0) -> bool:
    return not purse.cost or min(purse.focus - changes * purse.change + icons, purse.top) >= purse.cost


# Attacks


class End(NamedTuple):
    """What one use of a roll comes to; more is better, as far as `damage`."""

    success: bool
    felled: int
    damage: int
    mask: int
    """Which targets fall."""
    gain: int
    """Health that the hero gains before the answer."""
    works: bool
    """A spell does what it says."""


@lru_cache(maxsize=8192)
def fight(
    count: int, added: int, dice: Dice, victims: tuple[Victim, ...], body: Body, might: Might | None, purse: Purse
) -> tuple[int, ...]:
    """Damage, rolls that fell somebody, hits, loss and faints of an attack or a spell attack."""
    made: dict[tuple[int, int, int], list[End]] = {}
    for use in dict.fromkeys(use for rolled, _ in ROLLS[count] for use in uses(rolled, dice)):
        total, icons, health = use
        if might is None:
            made[use] = [_strike(total + added, victims, health)]
        else:
            made[use] = _cast(total + added >= might.goal, _pays(purse, icons), victims, health, might)
    groups: dict[tuple[int, int, frozenset[tuple[int, int, bool]]], int] = {}
    for rolled, weight in ROLLS[count]:
        ends = [end for use in uses(rolled, dice) for end in made[use]]
        _, felled, dealt, *_ = best = max(ends)
        key = felled, dealt, frozenset([end[3:] for end in ends if end[:3] == best[:3]])
        groups[key] = groups.get(key, 0) + weight
    damage = fells = hit = loss = faint = 0
    answers: dict[tuple[int, int, bool], tuple[tuple[bool, int], ...]] = {}
    for (felled, dealt, equal), weight in groups.items():
        damage += weight * dealt
        fells += weight * bool(felled)
        for each in equal:
            if each not in answers:
                answers[each] = _answers(victims, body, *each)
        # The hero knows the enemy die when the dice are chosen (TE-ATK-08).
        for faints, lost in map(min, zip(*[answers[each] for each in equal], strict=True)):
            hit += weight * bool(lost)
            loss += weight * lost
            faint += weight * faints
    return damage, fells, hit, loss, faint


def _strike(result: int, victims: tuple[Victim, ...], health: int) -> End:
    """A melee or missile attack with this result (TE-ATK-10, TE-ATK-11)."""
    success = any(result > victim.defence for victim in victims)
    return _end(success, [result - victim.defence for victim in victims], victims, health if success else 0, False)


def _cast(reached: bool, paid: bool, victims: tuple[Victim, ...], health: int, might: Might) -> list[End]:
    """A spell attack: it works if its goal is reached and its cost paid (TE-ATK-15); the extra goes to any target."""
    if not (reached and paid):
        return [End(False, 0, 0, 0, health if reached else 0, False)]
    return [
        _end(
            True, [might.damage + (might.extra if at == chosen else 0) for at in range(len(victims))], victims,
            health + might.heal, might.push,
        )
        for chosen in range(len(victims) if might.extra else 1)
    ]  # fmt: skip


def _end(success: bool, points: list[int], victims: tuple[Victim, ...], gain: int, works: bool) -> End:
    mask = damage = 0
    for at, (n, victim) in enumerate(zip(points, victims, strict=True)):
        dealt = min(max(n, 0), victim.left)
        damage += dealt
        mask |= (dealt >= victim.life) << at
    return End(success, mask.bit_count(), damage, mask, gain, works)


def _answers(
    victims: tuple[Victim, ...], body: Body, mask: int, gain: int, driven: bool
) -> tuple[tuple[bool, int], ...]:
    """Whether the hero faints and what the answer costs, by face of the enemy die; the hero chooses who answers, and
    knows the die (TE-CTR-03)."""
    fallen = [victim.foe for at, victim in enumerate(victims) if mask >> at & 1]
    goblins = sum(foe < GOBLINS for foe in fallen)
    standing = [
        (*victim.blows[goblins], torch[mask])
        for at, victim in enumerate(victims)
        if victim.blows and not mask >> at & 1 and (torch := victim.driven if driven else victim.torch) is not None
    ]
    if not standing or BOSS_FOE in fallen:  # TE-END-01
        return ((False, 0),) * len(FACES)
    health = min(body.health + body.gain + gain, body.top)
    return tuple((cost >= health, min(cost, health)) for cost in map(min, zip(*standing, strict=True)))


# As the table stands. `deep`: what torch faces and failures bring is played out, and health ends at 0; bots, who ask
# for many odds, count with what the enemy die itself costs.


def left(m: State, foe: int) -> int:
    """The damage that a foe can take now; the boss as far as its markers can move (TE-BOS-02)."""
    if foe != BOSS_FOE:
        return m.life[foe]
    return sum(mark - max((seal + 1 for seal in m.seals if seal < mark), default=0) for mark in m.marks)


def life(m: State, foe: int) -> int:
    """The damage that fells a foe."""
    return m.life[foe] if foe != BOSS_FOE else sum(m.marks)


def answer(m: State, foe: int, kind: int, face: int, fallen: Sequence[int] = ()) -> int:
    """The health that a foe's counterattack costs with this face, if these have fallen before; all that follows from a
    torch face, too."""
    if face == TORCH:
        return aftermath.of_torch(m, foe, kind, fallen)
    return blow(m, foe, face, kind, sum(each < GOBLINS for each in fallen)) + _besides(m, foe, kind)


def pays(m: State, icons: int) -> bool:
    """Whether the cost of success of the running test can be paid, with so much focus on unused dice."""
    return _pays(_purse(m, m.test, m.source), icons)


def _changes(m: State, cost: int = 0) -> int:
    hero = m.active
    return 0 if m.dazed else min((m.focus[hero] - cost) // m.content.mats[m.heroes[hero]].change, 4)


def _purse(m: State, kind: int, source: int) -> Purse:
    cost = price(m, kind, source)
    if not cost:
        return FREE
    hero = m.active
    mat = m.content.mats[m.heroes[hero]]
    gained = m.kits[hero].gains[SPELL][1] if kind == CAST_TEST else 0
    return Purse(cost, m.focus[hero] + gained, mat.focus, mat.change)


def _body(m: State, kind: int) -> Body:
    hero = m.active
    return Body(m.health[hero], m.content.mats[m.heroes[hero]].health, m.kits[hero].gains[kind][0])


def of_test(m: State, kind: int, source: int, test: Test, deep: bool = False) -> Chance:
    """The odds of a test without a foe; the skill is known. Only its failure costs health: what a success leads to (an
    attack, a walk) has odds of its own."""
    hero, dice = m.active, m.content.kept(Dice)
    count, need = dice_count(m, hero, test.skill), test.target - bonus(m, hero, kind, source, test.skill) - m.boost
    total = 6**count
    success, *changed = wins(count, need, _changes(m), dice, _purse(m, kind, source))
    lost = aftermath.of_failure(m, failing(m, kind, source)) if deep else 0
    if not lost:
        return Chance(count, total, success, tuple(changed))
    # TE-TST-11: whoever reaches the goal and cannot pay has not failed.
    failures, health = (total - wins(count, need, 0, dice)[0]) * len(FACES), m.health[hero]
    return Chance(
        count, total, success, tuple(changed), hit=failures, loss=failures * min(lost, health),
        faint=failures if lost >= health else 0,
    )  # fmt: skip


def of_attack(m: State, at: int, target: int, extra: int = 0, deep: bool = False) -> Chance:
    """The odds of an attack with a line on a foe or on all, before it is paid."""
    line, room = m.content.lines[at], m.hero_room(m.active)
    aim = 1 << target
    if target == ALL:
        aim = sum(1 << foe for foe, other in m.foes() if m.ways.in_range(room, other, line.range))
    return of_strike(m, at, aim, extra, line.cost, deep)


def of_strike(m: State, at: int, aim: int, boost: int, cost: int = 0, deep: bool = False) -> Chance:
    """The odds of an attack with a line on these foes, with what was bought for it and what it still costs."""
    line, hero, dice = m.content.lines[at], m.active, m.content.kept(Dice)
    count, added = dice_count(m, hero, line.skill), bonus(m, hero, ATTACK_TEST, at, line.skill) + boost
    victims = _victims(m, aim, line.kind, 0, deep)
    need = min(victim.defence for victim in victims) + 1 - added
    success, *changed = wins(count, need, _changes(m, cost), dice)
    body = _body(m, line.kind) if deep else ANYBODY
    return Chance(count, 6**count, success, tuple(changed), *fight(count, added, dice, victims, body, None, FREE))


def of_cast(m: State, at: int, target: int, deep: bool = False) -> Chance:
    """The odds of a spell on a foe, a hero, or whom it concerns."""
    spell, room = m.content.spells[at], m.hero_room(m.active)
    aim = 0
    if spell.is_attack:
        aim = 1 << target if target < HEROES else 0
        if target == NOBODY:
            aim = sum(1 << foe for foe, other in m.foes() if m.ways.in_range(room, other, spell.range))
    return of_spell(m, at, aim, deep)


def of_spell(m: State, at: int, aim: int, deep: bool = False) -> Chance:
    spell, hero, dice = m.content.spells[at], m.active, m.content.kept(Dice)
    if not spell.is_attack:
        return of_test(m, CAST_TEST, at, spell.test, deep)
    push = max((effect.n for effect in m.content.scripts[spell.script] if effect.type == "move_enemy_away"), default=0)
    count = dice_count(m, hero, spell.test.skill)
    added = bonus(m, hero, CAST_TEST, at, spell.test.skill) + m.boost
    purse, victims = _purse(m, CAST_TEST, at), _victims(m, aim, SPELL, push, deep)
    success, *changed = wins(count, spell.test.target - added, _changes(m), dice, purse)
    body = _body(m, SPELL) if deep else ANYBODY
    sums = fight(count, added, dice, victims, body, _might(m, spell, bool(push)), purse)
    return Chance(count, 6**count, success, tuple(changed), *sums)


def _might(m: State, spell: SpellCard, push: bool) -> Might:
    script = m.content.scripts[spell.script]
    damage = sum(effect.n for effect in script if effect.type == "damage")
    if any(effect.type == "kill_goblin" for effect in script):
        damage = CERTAIN
    return Might(
        spell.test.target, damage, m.kits[m.active].spell_damage if spell.damages else 0,
        sum(effect.n for effect in script if effect.type == "gain_health"), push,
    )  # fmt: skip


def _victims(m: State, aim: int, kind: int, push: int, deep: bool) -> tuple[Victim, ...]:
    room = m.hero_room(m.active)
    found = [(foe, m.ways.in_sight(room, at)) for foe, at in m.foes() if aim >> foe & 1]
    foes = [foe for foe, _ in found]
    goblins = sum(foe < GOBLINS for foe in foes)
    return tuple(
        Victim(
            m.foe(foe).defence[kind],
            left(m, foe),
            life(m, foe),
            foe,
            _blows(m, foe, kind, goblins - (foe < GOBLINS)) if seen else (),
            _torches(m, foe, foes, kind, 0, deep) if seen else (),
            _torches(m, foe, foes, kind, push, deep) if seen and push and not _escapes(m, room, foe, push) else None,
        )
        for foe, seen in found
    )


def _escapes(m: State, room: int, foe: int, push: int) -> bool:
    return any(not m.ways.in_sight(room, end) for end, _ in away(m, foe, push))


def _besides(m: State, foe: int, kind: int) -> int:
    """What the boss's answer costs besides the die (TE-BOS-07)."""
    return sum(effect.n for effect in m.content.scripts[m.foe(foe).lose[kind]] if effect.type == "lose_health")


def _blows(m: State, foe: int, kind: int, goblins: int) -> tuple[tuple[int, ...], ...]:
    besides = _besides(m, foe, kind)
    return tuple(
        tuple([blow(m, foe, face, kind, fallen) + besides for face in PLAIN_FACES]) for fallen in range(goblins + 1)
    )


def _torches(m: State, foe: int, foes: list[int], kind: int, push: int, deep: bool) -> tuple[int, ...]:
    masks = range(1 << len(foes))
    if not deep:
        return (_besides(m, foe, kind),) * len(masks)
    felled = ([other for at, other in enumerate(foes) if mask >> at & 1] for mask in masks)
    return tuple(
        0 if foe in fallen or BOSS_FOE in fallen else aftermath.of_torch(m, foe, kind, fallen, push)
        for fallen in felled
    )


def running(m: State, deep: bool = False) -> Chance | None:
    """The odds of the test that is about to be rolled."""
    if not m.test or m.skill == ANY:
        return None
    if m.test == ATTACK_TEST:
        return of_strike(m, m.source, m.aim, m.boost, deep=deep)
    if m.test == CAST_TEST:
        return of_spell(m, m.source, m.aim, deep)
    return of_test(m, m.test, m.source, Test(m.skill, m.goal), deep)
