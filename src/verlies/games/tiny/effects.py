"""Effects: what cards, mats and rooms name, one function each; and whether one could do something now (TE-FRE-06)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from verlies.core.content import Switch
from verlies.core.steps import Chance, Code, Events, Step, Task
from verlies.games.tiny.abilities import SCOPES, Effect
from verlies.games.tiny.asking import asks
from verlies.games.tiny.content import TinyContent
from verlies.games.tiny.damage import gain, heal_foe, hurt, kill, living, lose_focus, lose_health
from verlies.games.tiny.enemies import away, herd_targets
from verlies.games.tiny.loot import findable, may_give_up, row
from verlies.games.tiny.reveal import targets
from verlies.games.tiny.rooms import may_disarm, search_moves
from verlies.games.tiny.state import (
    AS_FREE,
    ATTACK_NOW,
    BOSS_TORCH,
    CAST_TEST,
    DEAL_DIE,
    DISCOVER,
    ENEMIES,
    ENTRY,
    EVADE,
    GIVE_UP,
    GOBLIN_COMES,
    HERD,
    NONE,
    PICK_UP,
    PUSH_AWAY,
    REVEAL_ONE,
    SCRIPT,
    SEND_ONE,
    TELEPORT,
    WALK,
    State,
)  # fmt: skip
from verlies.games.tiny.torch import lower_torch, raise_torch, start_space
from verlies.games.tiny.vocabulary import BOSS_FOE, GOBLINS
from verlies.games.tiny.ways import LAIR

T = TypeVar("T")
Carry = Callable[[State, Effect, int, int, Events], None]
"""Carries an effect out: for this hero (who gains, or who is hit), by this foe or NONE."""


def _run(m: State, events: Events) -> None:
    """The next effect of a script; what is left of a hero's own action lapses when that hero faints (TE-DMG-09)."""
    step, script, at, hero, foe = m.frames[-1]
    if m.fainted and foe == NONE:
        m.frames.pop()
        return
    effects = m.content.scripts[script]
    if at + 1 < len(effects):
        m.frames[-1] = (step, script, at + 1, hero, foe)
    else:
        m.frames.pop()
    if effects:
        effect = effects[at]
        EFFECTS[effect.type](m, effect, hero, foe, events)


def _heroes(m: State, effect: Effect, hero: int) -> list[int]:
    """Whom an effect for heroes concerns."""
    if effect.target == "targets":
        return [seat for seat in range(m.seats) if m.aim >> seat & 1]
    return [m.active if effect.target == "self" else hero]


def _cause(m: State, foe: int) -> str:
    """The rule by which an effect takes something from a hero."""
    if foe != NONE:
        running = {frame[0] for frame in m.frames}
        if ENEMIES in running or not m.test:
            return "TE-ENM-02"
        return "TE-BOS-08" if BOSS_TORCH in running else "TE-BOS-07"
    if m.test:
        return {EVADE: "TE-HAZ-09", ENTRY: "TE-HAZ-13"}.get(m.test, "TE-ACT-02")
    return "TE-LAIR-14" if m.place[m.active] >= LAIR else "TE-ACT-12"


def _gain_health(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    for each in _heroes(m, effect, hero):
        gain(m, each, effect.n, 0, events)


def _gain_focus(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    for each in _heroes(m, effect, hero):
        gain(m, each, 0, effect.n, events)


def _heal_to_max(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    gain(m, hero, m.content.mats[m.heroes[hero]].health, 0, events)


def _lose_health(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    lose_health(m, hero, effect.n, events, _cause(m, foe))


def _lose_focus(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    lose_focus(m, hero, effect.n, events, _cause(m, foe))


def _discover(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    m.frames.append((DISCOVER, effect.kinds, effect.n))


def _pickup(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    m.frames.append((PICK_UP, effect.kinds, effect.n))


def _torch(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    if effect.n > 0:
        raise_torch(m, effect.n, events)
    elif effect.n:
        lower_torch(m, -effect.n)


def _goblin_encounter(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    """TE-HAZ-08: into the active hero's room."""
    m.frames.append((GOBLIN_COMES, m.place[m.active], effect.n, True))


def _reveal(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    m.frames.append((REVEAL_ONE, effect.n, SCOPES.index(effect.scope)))


def _damage(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    rule = "TE-ACT-08" if m.test == CAST_TEST else "TE-ATK-08"
    for each in living(m):
        hurt(m, each, effect.n, events, rule)


def _kill_goblin(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    for each in living(m):
        if each < GOBLINS:
            kill(m, each)


def _move_enemy_away(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    for each in living(m):
        m.frames.append((PUSH_AWAY, each, effect.n))


def _move_enemies(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    m.frames.append((HERD, herd_targets(m, effect.range), effect.n))


def _defence_bonus(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    """For the running counterattack, or until the end of that hero's next turn, a running one not counted."""
    if effect.scope == "this_counter":
        m.guard += effect.n
        return
    for each in _heroes(m, effect, hero):
        now, later = m.wards[each]
        m.wards[each] = (now, later + effect.n) if each == m.active else (now + effect.n, later)
        m.tell(events, "TE-TRN-09", "warded", each, n=effect.n)


def _stealth(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    for each in _heroes(m, effect, hero):
        now, later = m.veils[each]
        m.veils[each] = (now, True) if each == m.active else (True, later)
        m.tell(events, "TE-MOV-06", "veiled", each)


def _speed_bonus(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    m.haste += effect.n
    m.tell(events, "TE-MOV-11", "faster", hero, n=effect.n)


def _extra_heroic_action(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    """TE-TRN-07, TE-ACT-16: once a turn."""
    if not m.extra:
        m.extra = True
        m.tell(events, "TE-ACT-16", "extra_action", hero)


def _heroic_as_free(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    m.frames.append((AS_FREE,))


def _attack_now(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    m.frames.append((ATTACK_NOW, effect.kind, effect.n))


def _move_now(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    m.walking = True
    m.frames.append((WALK, effect.n))


def _teleport(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    m.frames.append((TELEPORT,))


def _enemy_gain_health(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    heal_foe(m, foe, effect.n, events)


def _discard_card(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    """TE-ENM-09, TE-ENM-10."""
    if effect.here and m.hero_room(hero) != m.where[foe]:
        return
    if may_give_up(m, hero, effect.kinds):
        m.frames.append((GIVE_UP, hero, effect.kinds))


def _boss_to_lair(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    """TE-BOS-11."""
    if m.where[BOSS_FOE] != LAIR:
        m.where[BOSS_FOE] = LAIR
        m.tell(events, "TE-BOS-11", "boss_recalled", foe=BOSS_FOE)


def _lure_boss(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    m.frames.append((SEND_ONE, BOSS_FOE, hero))


def _roll_hero_die(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    m.frames.append((DEAL_DIE, *effect.table))


def _one_die(m: State, code: Code, events: Events) -> None:
    script = m.frames[-1][code[1]]
    m.frames[-1] = (SCRIPT, script, 0, m.active, NONE)
    m.tell(events, "TE-ACT-12", "one_die", m.active, face=code[1])


def _in_window(m: State, effect: Effect, hero: int, foe: int, events: Events) -> None:
    """result_bonus and reroll: their trigger has already seen to it."""


EFFECTS: dict[str, Carry] = {
    "gain_health": _gain_health,
    "lose_health": _lose_health,
    "gain_focus": _gain_focus,
    "lose_focus": _lose_focus,
    "heal_to_max": _heal_to_max,
    "discover": _discover,
    "pickup": _pickup,
    "torch": _torch,
    "goblin_encounter": _goblin_encounter,
    "reveal": _reveal,
    "damage": _damage,
    "move_enemy_away": _move_enemy_away,
    "move_enemies": _move_enemies,
    "result_bonus": _in_window,
    "reroll": _in_window,
    "defence_bonus": _defence_bonus,
    "stealth": _stealth,
    "speed_bonus": _speed_bonus,
    "extra_heroic_action": _extra_heroic_action,
    "heroic_as_free": _heroic_as_free,
    "attack_now": _attack_now,
    "move_now": _move_now,
    "teleport": _teleport,
    "kill_goblin": _kill_goblin,
    "enemy_gain_health": _enemy_gain_health,
    "discard_card": _discard_card,
    "boss_to_lair": _boss_to_lair,
    "lure_boss": _lure_boss,
    "roll_hero_die": _roll_hero_die,
}


def can_do(m: State, effect: Effect, hero: int, cost: int) -> bool:
    """Whether an effect of a free action at this cost could change anything for this hero (TE-FRE-06)."""
    kind = effect.type
    mat = m.content.mats[m.heroes[hero]]
    if kind in ("gain_health", "heal_to_max"):
        return m.health[hero] < mat.health
    if kind == "gain_focus":
        return m.focus[hero] - cost < mat.focus
    if kind == "discover":
        return findable(m, effect.kinds)
    if kind == "pickup":
        return any(effect.kinds & 1 << each and row(m, each) for each in (0, 1))
    if kind == "torch":
        return effect.n < 0 or m.torch > start_space(m)
    if kind == "reveal":
        return bool(targets(m, SCOPES.index(effect.scope)))
    if kind == "speed_bonus":
        return not m.halted
    if kind == "move_enemies":
        return any(
            away(m, foe, effect.n, farther=False) for foe, _ in m.foes() if herd_targets(m, effect.range) >> foe & 1
        )
    if kind == "heroic_as_free":
        return bool(search_moves(m, m.focus[hero] - cost)) or may_disarm(m)
    return True


def switches(content: TinyContent) -> Iterator[Switch]:
    """Every type of effect, and what each card does with them."""
    for name, carry in EFFECTS.items():
        if carry is not _in_window:
            yield Switch(name, (), EFFECTS, name, _in_window)
    for at, use in enumerate(content.uses):
        yield Switch(f"{use.source} use", (), content, "uses", _with(content.uses, at, use._replace(script=0)))
    for at, spell in enumerate(content.spells):
        idle = spell._replace(script=0, fail=0, damages=False)
        yield Switch(f"{spell.source} spell", (), content, "spells", _with(content.spells, at, idle))
    for at, trigger in enumerate(content.triggers):
        idle_trigger = trigger._replace(script=0, rerolls=False, result=0, guard=0)
        yield Switch(f"{trigger.source} trigger", (), content, "triggers", _with(content.triggers, at, idle_trigger))


def _with(things: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    return (*things[:at], thing, *things[at + 1 :])


STEPS: tuple[Step[State], ...] = (
    Task(SCRIPT, _run),
    Chance(
        DEAL_DIE,
        asks("TE-FRE-01", "deal_die"),
        lambda m: m.vocabulary.die.at(f"effect {m.active}"),
        _one_die,
    ),
)
