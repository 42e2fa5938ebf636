"""What is under way counts with its odds: rolls, cards to be drawn, choices to be made; for simple bots."""

from __future__ import annotations

from verlies.games.tiny import chances, loot, movement, needs, trials
from verlies.games.tiny import state as s
from verlies.games.tiny.abilities import ANY, Effect, Test
from verlies.games.tiny.aiming import spell_targets
from verlies.games.tiny.attacks import answerers, blow
from verlies.games.tiny.chances import Chance
from verlies.games.tiny.outlook.might import best_fit
from verlies.games.tiny.outlook.prices import (
    BOSS_POINT,
    FIFTH_GOBLIN,
    FIND,
    FOCUS_POINT,
    GOBLINS_ABOUT,
    LAIR_OPEN,
    MINION_MET,
    MINION_POINT,
    MINION_SLAIN,
    REWARD,
    ROOM_SEEN,
    TORCH_SPACE,
    focus_price,
    health_price,
    point_price,
    searching,
)  # fmt: skip
from verlies.games.tiny.state import NONE, State
from verlies.games.tiny.torch import start_space
from verlies.games.tiny.vocabulary import BOSS_FOE, GOBLINS, NOBODY
from verlies.games.tiny.ways import LAIR

AMBUSH, MINION_IN_ROOM, GOBLIN_IN_ROOM = 0.35, 0.12, 0.13
"""How likely an unknown room brings these, as far as they hurt."""
FREE_SEARCH = 4.0
"""Searching again and again costs nothing but patience."""
FLAT = {
    "extra_heroic_action": 7.0, "move_now": 3.0, "defence_bonus": 2.5, "stealth": 2.0, "teleport": 2.0,
    "move_enemy_away": 2.0, "move_enemies": 0.0, "speed_bonus": 0.0, "heroic_as_free": 6.0, "roll_hero_die": 2.0,
    "boss_to_lair": 0.0, "result_bonus": 0.0, "reroll": 0.0,
}  # fmt: skip
"""Effects that are not worked out any further."""


def pending(m: State, frame: tuple[int, ...]) -> float:
    """What a frame will bring, on average."""
    kind = frame[0]
    if kind in (s.BEFORE_ROLL, s.DEAL_DICE):
        return _roll(m)
    if kind == s.AFTER_ROLL:
        return _rolled(m) if m.dice else 0.0
    if kind == s.PAY_COST:
        return _success(m)
    if kind == s.PICK_SKILL:
        return max(_value(m, chances.of_test(m, m.test, m.source, Test(skill, m.goal))) for skill in range(3))
    if kind == s.DEAL_ROOM:
        return _unknown_room(m, bool(frame[2]))
    if kind == s.DISCOVER:
        return FIND * frame[2]
    if kind == s.PICK_UP:
        return _best_pick(m, frame[1])
    if kind == s.DEAL_CARD:
        return FIND
    if kind == s.FOUND:
        return best_fit(m, frame[1], frame[2])
    if kind == s.TAKE_REWARD:
        return REWARD
    if kind == s.HIT_MARK:
        return BOSS_POINT * min(frame[1], chances.left(m, BOSS_FOE))
    if kind == s.REVEAL_ONE:
        return ROOM_SEEN * min(frame[1], 2) if searching(m) else 0.0
    if kind == s.SCRIPT:
        return sum(_effect(m, effect, frame[3]) for effect in m.content.scripts[frame[1]][frame[2] :])
    if kind == s.TORCH_DOWN:
        return -TORCH_SPACE * frame[1]
    if kind == s.DEATHS:
        return sum(_kill(m, foe) for foe, _ in m.foes() if m.fallen >> foe & 1)
    if kind == s.COUNTER:
        return -_wound(m, blow(m, frame[1], m.foe_die, trials.attack_kind(m)))
    if kind == s.GOBLIN_COMES:
        return _goblin_more(m) - (_wound(m, frame[2]) if frame[3] else 0.0)
    if kind == s.DEAL_BOSS:
        return LAIR_OPEN
    if kind == s.ATTACK_NOW:
        return _best_blow(m, frame[1], frame[2])
    return 0.0


def _best_blow(m: State, kind: int, extra: int) -> float:
    """The best attack of a kind that the active hero could make at once."""
    room, best = m.hero_room(m.active), 0.0
    for at in m.kits[m.active].lines:
        line = m.content.lines[at]
        if line.kind == kind and line.cost <= m.focus[m.active]:
            for foe, other in m.foes():
                if m.ways.in_range(room, other, line.range):
                    best = max(best, _value(m, chances.of_strike(m, at, 1 << foe, extra), 1 << foe))
    return best


def options(m: State) -> float:
    """What the active hero could still do in this turn."""
    if m.fainted or m.dazed or needs.actions_left(m) <= 0:
        return 0.0
    hero, best = m.active, _rest(m) * 0.5
    room, left = m.hero_room(hero), movement.speed_left(m)
    far = m.ways.distances(room)
    for at in m.kits[hero].lines:
        line = m.content.lines[at]
        if line.cost <= m.focus[hero]:
            for foe, other in m.foes():
                if m.ways.in_range(room, other, line.range):
                    best = max(best, _value(m, chances.of_strike(m, at, 1 << foe, 0), 1 << foe))
                elif far[other] <= left and (room == LAIR) == (other == LAIR):
                    best = max(best, 0.75 * _value(m, chances.of_strike(m, at, 1 << foe, 0), 1 << foe))
    for at in m.kits[hero].spells:
        spell = m.content.spells[at]
        if spell.is_attack and spell.cost <= m.focus[hero]:
            for target in spell_targets(m, spell):
                chance = chances.of_cast(m, at, target)
                aim = 1 << target if target != NOBODY else sum(1 << foe for foe, _ in m.foes())
                best = max(best, _value(m, chance, aim) - chance.success / chance.total * FOCUS_POINT * spell.cost)
    return best


def _rest(m: State) -> float:
    hero = m.active
    mat = m.content.mats[m.heroes[hero]]
    health = health_price(min(m.health[hero] + mat.rest_health, mat.health)) - health_price(m.health[hero])
    return health + focus_price(min(m.focus[hero] + mat.rest_focus, mat.focus)) - focus_price(m.focus[hero])


def _wound(m: State, lost: float) -> float:
    """What losing so much health costs the active hero; between whole points in proportion."""
    now = m.health[m.active]
    whole = int(lost)
    price = health_price(now) - health_price(max(now - whole, 0))
    if lost > whole:
        price += (lost - whole) * (health_price(max(now - whole, 0)) - health_price(max(now - whole - 1, 0)))
    return price


def _kill(m: State, foe: int) -> float:
    if foe == BOSS_FOE:
        return 0.0
    if foe >= GOBLINS:
        up: int = min(m.content.minion_torch, m.torch - start_space(m))
        return MINION_SLAIN + 2 * FIND + TORCH_SPACE * up - MINION_POINT * m.foe(foe).health - MINION_MET
    goblins = m.goblins()
    return GOBLINS_ABOUT[goblins - 1] - GOBLINS_ABOUT[goblins] + REWARD


def _goblin_more(m: State) -> float:
    goblins = m.goblins()
    return FIFTH_GOBLIN if goblins == GOBLINS else GOBLINS_ABOUT[goblins + 1] - GOBLINS_ABOUT[goblins]


def _value(m: State, chance: Chance, aim: int = 0) -> float:
    """What a roll brings on average."""
    share = chance.success / chance.total
    if not aim:
        return share * _success(m) + (1 - share) * _failure(m)
    foes = [foe for foe, _ in m.foes() if aim >> foe & 1]
    if not foes:
        return 0.0
    points = max(point_price(foe) for foe in foes)
    killed = chance.fells / chance.total * max(_kill(m, foe) for foe in foes)
    lost = chance.loss / (chance.total * len(chances.FACES))
    return points * chance.damage / chance.total + killed - _wound(m, lost) - 0.3 * lost


def _roll(m: State) -> float:
    """A roll that is about to be made."""
    if m.skill == ANY:
        return 0.0
    chance = chances.running(m)
    assert chance is not None
    if trials.is_attack(m):
        price = FOCUS_POINT * trials.cost(m) * chance.success / chance.total
        return _value(m, chance, m.aim) - price
    return _value(m, chance) - (FREE_SEARCH if trials.must_pay(m) else 0.0)


def _rolled(m: State) -> float:
    """Dice that lie: the best that can be made of them."""
    added = trials.bonus(m, m.active, m.test, m.source, m.skill) + m.boost
    kind = trials.attack_kind(m) if trials.is_attack(m) else NONE
    best = float("-inf")
    for _, total, spare in trials.results(m.dice, m.content.face_plus):
        result = total + added
        if m.test == s.ATTACK_TEST:
            value = _blows(m, result, kind)
            success = any(m.aim >> foe & 1 and result > m.foe(foe).defence[kind] for foe, _ in m.foes())
        else:
            success = result >= m.goal
            value = _success(m) if success else _failure(m)
        if success:
            focus, health = trials.spare_icons(m, spare)
            value += FOCUS_POINT * focus + health
        best = max(best, value)
    return best


def _blows(m: State, result: int, kind: int) -> float:
    """A blow with this result, and the answer that the enemy die gives."""
    value, standing = 0.0, []
    able = answerers(m)
    for foe, _ in m.foes():
        if m.aim >> foe & 1:
            left = chances.left(m, foe)
            dealt = min(max(result - m.foe(foe).defence[kind], 0), left)
            value += point_price(foe) * dealt
            if dealt >= left and foe != BOSS_FOE:
                value += _kill(m, foe)
            elif foe in able:
                standing.append(blow(m, foe, m.foe_die, kind))
    return value - (_wound(m, min(standing)) if standing else 0.0)


def _success(m: State) -> float:
    """What the effects of success are worth, cost paid; nothing if they would not pay."""
    content, kind = m.content, m.test
    price = FOCUS_POINT * trials.cost(m)
    if trials.cost(m) > m.focus[m.active] + 1:
        return 0.0
    if kind == s.CAST_TEST:
        script = content.spells[m.source].script
    elif kind == s.HEROIC:
        script = content.uses[m.source].script
    elif kind == s.DISARM_TEST:
        script, price = content.rooms[m.source].reward, -2.0
    else:
        script = content.rooms[m.source].success
    return max(sum(_effect(m, effect, m.active) for effect in content.scripts[script]) - price, 0.0)


def _failure(m: State) -> float:
    content, kind = m.content, m.test
    if kind in (s.CAST_TEST, s.HEROIC, s.DISARM_TEST):
        return 0.0
    return sum(_effect(m, effect, m.active) for effect in content.scripts[content.rooms[m.source].fail])


def _effect(m: State, effect: Effect, hero: int) -> float:
    kind, n = effect.type, effect.n
    if kind in ("gain_health", "heal_to_max"):
        seats = [seat for seat in range(m.seats) if m.aim >> seat & 1] if effect.target == "targets" else [hero]
        return sum(_healing(m, seat, n) for seat in seats)
    if kind == "gain_focus":
        top = m.content.mats[m.heroes[hero]].focus
        return focus_price(min(m.focus[hero] + n, top)) - focus_price(m.focus[hero])
    if kind == "lose_health":
        return health_price(max(m.health[hero] - n, 0)) - health_price(m.health[hero])
    if kind == "lose_focus":
        return focus_price(max(m.focus[hero] - n, 0)) - focus_price(m.focus[hero])
    if kind == "discover":
        return FIND * n
    if kind == "pickup":
        return _best_pick(m, effect.kinds)
    if kind == "torch":
        return TORCH_SPACE * (min(n, m.torch - start_space(m)) if n > 0 else n)
    if kind == "goblin_encounter":
        return _goblin_more(m) - _wound(m, n)
    if kind == "reveal":
        return ROOM_SEEN * min(n, 2) if searching(m) else 0.0
    if kind == "damage":
        return sum(
            point_price(foe) * min(n, chances.left(m, foe))
            + (_kill(m, foe) if n >= m.life[foe] and foe != BOSS_FOE else 0.0)
            for foe, _ in m.foes()
            if m.aim >> foe & 1
        )
    if kind == "kill_goblin":
        return sum(_kill(m, foe) for foe, _ in m.foes() if m.aim >> foe & 1 and foe < GOBLINS)
    if kind == "attack_now":
        return _best_blow(m, effect.kind, n)
    return FLAT.get(kind, 0.5)


def _healing(m: State, hero: int, n: int) -> float:
    """So much health for a hero; 0 is all of it."""
    top, now = m.content.mats[m.heroes[hero]].health, m.health[hero]
    return health_price(min(now + n, top) if n else top) - health_price(now)


def _unknown_room(m: State, enter: bool) -> float:
    """A card about to be turned up: something new, perhaps an ambush."""
    value = (ROOM_SEEN + 1.0) if searching(m) else 0.0
    if enter and not m.stealthy(m.active):
        value -= AMBUSH * _wound(m, 1) + MINION_IN_ROOM * _wound(m, 2)
    return value + GOBLIN_IN_ROOM * _goblin_more(m)


def _best_pick(m: State, kinds: int) -> float:
    """The best of what lies in the rows, a little less than having it."""
    fits = [best_fit(m, kind, card) for kind in (0, 1) if kinds & loot.BITS[kind] for card in loot.row(m, kind)]
    return 0.8 * max(fits, default=0.0)
