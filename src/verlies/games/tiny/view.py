"""What all may know, as plain data (TE-SET-19): nothing but decks and face-down cards is hidden, from anybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, cast

from verlies.games.tiny import chances, enemies, loot, movement, needs, trials, turn
from verlies.games.tiny import state as s
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.abilities import ANY, KINDS, SKILLS
from verlies.games.tiny.abilities import Test as Needs
from verlies.games.tiny.attacks import answerers, blow, modifier
from verlies.games.tiny.chances import Chance
from verlies.games.tiny.lair import end_movement, unlocked, waits
from verlies.games.tiny.printed import FEATURES, GOBLIN_ROOM, ICONS, MINION_ROOM
from verlies.games.tiny.state import DOWN, NONE, STACKS, State
from verlies.games.tiny.torch import next_space, start_space
from verlies.games.tiny.view_types import (
    Answer,
    AttackKind,
    AwaitedBoss,
    Boss,
    Budget,
    Cell,
    Effect,
    Enemy,
    EnemyPlan,
    Face,
    Feature,
    Goblin,
    Hero,
    Lair,
    LairSpace,
    Minion,
    Newcomer,
    Phase,
    Reach,
    ResultOption,
    Skill,
    Stack,
    StepKind,
    Test,
    TestKind,
    Torch,
    TorchIcon,
    View,
)
from verlies.games.tiny.view_types import Chance as Odds
from verlies.games.tiny.vocabulary import BOSS_FOE, CELL_NAMES, EXIT_NAMES, GOBLINS, PLACE_NAMES, ROOM_NAMES
from verlies.games.tiny.ways import CELLS, LAIR, SIDE

_KINDS = cast("tuple[AttackKind, ...]", KINDS)


def view(m: State) -> View:
    content = m.content
    frame = m.frames[-1] if m.frames else (NONE,)
    playing = m.active != NONE and bool(m.turn)
    return {
        "act": cast("Literal[1, 2]", m.act),
        "phase": _phase(m, frame),
        "active": m.active if m.active != NONE else None,
        "wanted": m.seats,
        "kills": m.kills,
        "offers": [_ids(content.hero_ids, offer) for offer in m.offers] if any(m.offers) else None,
        "free": _ids(content.hero_ids, m.hero_bag) if frame[0] == s.PICK_HERO and not any(m.offers) else None,
        "torch": _torch(m),
        "cells": [_cell(m, cell) for cell in range(CELLS) if m.ground[cell]],
        "deck": cast("dict[Stack, int]", dict(zip(STACKS, m.deck, strict=True))),
        "door": CELL_NAMES[m.door] if m.door != NONE else None,
        "open": unlocked(m),
        "heroes": [_hero(m, seat) for seat in range(m.seats)],
        "budget": _budget(m) if playing else None,
        "reach": _reach(m, frame) if playing and m.turn == (m.active,) else [],
        "goblins": [_goblin(m, slot) if m.where[slot] != s.NOWHERE else None for slot in range(GOBLINS)],
        "minions": [_minion(m, foe) for foe in m.line],
        "goblin_cards": {"deck": len(m.goblin_pile), "discard": _ids(content.goblin_ids, m.goblin_discard)},
        "boss": _boss(m),
        "lair": _lair(m) if m.boss != NONE else None,
        "loot": {
            "deck": len(m.loot_pile),
            "row": _ids(content.loot_ids, m.loot_row),
            "gone": _ids(content.loot_ids, m.loot_gone),
        },
        "spells": {"deck": len(m.spell_pile), "row": _ids(content.spell_ids, m.spell_row)},
        "found": loot.card_name(m, frame[1], frame[2]) if frame[0] == s.FOUND else None,
        "test": _test(m, frame) if m.test else None,
        "chances": _chances(m, frame) if playing else {},
    }


def _ids(names: list[str], numbers: bytes) -> list[str]:
    return [names[number] for number in numbers]


def _phase(m: State, frame: tuple[int, ...]) -> Phase:
    if not m.turn:
        return "over"
    if frame[0] in (s.PICK_HERO, s.DEAL_HERO):
        return "heroes"
    return "dealing" if m.active == NONE else "turn"


def _torch(m: State) -> Torch:
    track = m.content.torches[m.act - 1]
    at, icon = next_space(m) if m.torch < track.skull else (m.torch, None)
    return {
        "at": m.torch,
        "start": start_space(m),
        "skull": track.skull,
        "icons": dict(_icons(track.icons, track.skull)),
        "up": m.content.minion_torch if m.act == 1 else 0,
        "next": {"at": at, "icon": icon},
    }


@lru_cache(maxsize=16)
def _icons(icons: bytes, skull: int) -> tuple[tuple[str, TorchIcon], ...]:
    """The spaces of a torch track that have an icon."""
    return tuple((str(space), cast("TorchIcon", ICONS[icon])) for space, icon in enumerate(icons[:skull]) if icon)


def _cell(m: State, cell: int) -> Cell:
    room, x, y = m.room(cell), cell % SIDE, cell // SIDE
    if room is None:
        return {
            "cell": CELL_NAMES[cell], "x": x, "y": y, "stack": cast("Stack", STACKS[m.ground[cell] - 1]),
            "card": None, "feature": None, "exits": "",
            "disarmed": False, "altar": False, "altar_place": False, "spent": False,
        }  # fmt: skip
    return {
        "cell": CELL_NAMES[cell],
        "x": x,
        "y": y,
        "stack": None,
        "card": m.content.room_ids[m.ground[cell] - DOWN],
        "feature": cast("Feature", FEATURES[room.feature]),
        "exits": EXIT_NAMES[m.exits[cell]],
        "disarmed": bool(m.disarmed >> cell & 1),
        "altar": bool(m.altars >> cell & 1),
        "altar_place": room.altar,
        "spent": room.feature in (GOBLIN_ROOM, MINION_ROOM) and bool(m.exits[cell]),
    }


def _hero(m: State, seat: int) -> Hero | Newcomer:
    content, number = m.content, m.heroes[seat]
    if number == NONE or not m.kits:
        return {"seat": seat, "hero": content.hero_ids[number] if number != NONE else None, "place": None}
    mat, kit = content.mats[number], m.kits[seat]
    innate, first, second = content.start_items[number]

    def loot_id(card: int) -> str | None:
        return content.loot_ids[card] if card != NONE else None

    now, later = m.veils[seat]
    return {
        "seat": seat,
        "hero": content.hero_ids[number],
        "place": PLACE_NAMES[m.place[seat]],
        "health": m.health[seat],
        "health_max": mat.health,
        "focus": m.focus[seat],
        "focus_max": mat.focus,
        "speed": max(kit.speed + (m.haste if seat == m.active else 0), 1),
        "defence": kit.defence + sum(m.wards[seat]) + (space.defence if (space := m.space(seat)) else 0),
        "dice": {skill: min(kit.dice[at], 3) for at, skill in enumerate(cast("tuple[Skill, ...]", SKILLS[:3]))},
        "unconscious": not m.health[seat],
        "stealth": kit.stealth or now or later,
        "ward": sum(m.wards[seat]),
        "innate": innate.source,
        "left": {"start": first.source, "card": loot_id(m.left[seat])},
        "right": {"start": second.source, "card": loot_id(m.right[seat])},
        "armour": loot_id(m.armour[seat]),
        "trinkets": _ids(content.loot_ids, m.trinkets[seat]),
        "spells": _ids(content.spell_ids, m.spells[seat]),
        "sets": [
            {"set": content.crests[at], "pieces": pieces, "n": content.sets[at].by_pieces[min(pieces, 4)]}
            for at, pieces in enumerate(kit.pieces)
            if pieces
        ],
    }


def _budget(m: State) -> Budget:
    return {
        "speed": movement.speed_left(m),
        "spent": m.spent,
        "halted": bool(m.halted),
        "actions": needs.actions_left(m),
        "dazed": m.dazed,
    }


def _reach(m: State, frame: tuple[int, ...]) -> list[Reach]:
    """Where the active hero can get with the speed left: step by step, stopping at foes and unknown rooms."""
    walks = frame[0] == s.WALK
    left, start = frame[1] if walks else movement.speed_left(m), m.place[m.active]
    stealthy = m.stealthy(m.active)
    found: dict[int, Reach] = {}
    edge: list[tuple[int, list[str]]] = [(start, [])]
    for cost in range(1, left + 1):
        further: list[tuple[int, list[str]]] = []
        for place, path in edge:
            for other in movement.steps(m, place, left - cost + 1, not (m.dazed or walks)):
                if other in found or other == start:
                    continue
                way = [*path, PLACE_NAMES[other]]
                kind = _kind_of_step(m, other, stealthy)
                found[other] = {"cell": PLACE_NAMES[other], "cost": cost, "kind": kind, "path": way}
                if kind == "enter":
                    further.append((other, way))
        edge = further
    return list(found.values())


def _kind_of_step(m: State, place: int, stealthy: bool) -> StepKind:
    if place >= LAIR:
        return "enter" if m.act == 2 else "open"
    if m.ground[place] < DOWN:
        return "reveal"
    return "halt" if m.foes_in(place) and not stealthy else "enter"


# Foes


def _foe(m: State, foe: int) -> Enemy:
    figures = m.foe(foe)
    return {
        "foe": m.vocabulary.foe_names[foe],
        "kind": m.foe_card(foe),
        "place": ROOM_NAMES[m.where[foe]],
        "defence": min(figures.defence),
        "speed": figures.speed,
        "plan": plan(m, foe),
    }


def _goblin(m: State, foe: int) -> Goblin:
    return {**_foe(m, foe), "counter": m.goblins()}


def _minion(m: State, foe: int) -> Minion:
    figures = m.foe(foe)
    low = min(figures.defence)
    return {
        **_foe(m, foe),
        "bonus": {kind: figures.defence[at] - low for at, kind in enumerate(KINDS) if figures.defence[at] > low},
        "counter": {kind: modifier(m, foe, at) for at, kind in enumerate(_KINDS)},
        "health": m.life[foe],
        "health_max": figures.health,
    }


def _boss(m: State) -> Boss | AwaitedBoss | None:
    """Once it is met, or if it was chosen openly (TE-SET-14)."""
    if m.boss == NONE:
        if len(m.boss_bag) > 1:
            return None
        return {"foe": "boss", "kind": m.content.boss_ids[m.boss_bag[0]], "place": None}
    figures, mat = m.foe(BOSS_FOE), m.boss_mat()
    return {
        **_foe(m, BOSS_FOE),
        "counter": {kind: None if figures.lose[at] else figures.counter[at] for at, kind in enumerate(_KINDS)},
        "marks": list(m.marks),
        "top": mat.top,
        "altars": list(mat.altars),
        "sealed": list(m.seals),
    }


def plan(m: State, foe: int) -> EnemyPlan:
    """What it would do on its next enemy action, as things stand (TE-ENM-03 to -07, TE-BOS-04)."""
    figures = m.foe(foe)
    moves = enemies.moves_first(m, foe)
    ends = [room for room, _ in enemies.ways_to(m, foe, NONE)] if moves else []
    attacks = not moves or foe == BOSS_FOE or figures.moves_and_attacks
    rooms = list(dict.fromkeys(ends)) or [m.where[foe]]
    hits = [
        hero
        for hero in m.conscious()
        if attacks and any(m.ways.in_range(room, m.hero_room(hero), figures.range) for room in rooms)
    ]
    script = m.content.scripts[figures.script]

    def lost(kind: str) -> int:
        return sum(effect.n for effect in script if effect.type == kind)

    return {
        "to": [ROOM_NAMES[room] for room in dict.fromkeys(ends)],
        "hits": [
            {
                "seat": hero,
                "health": lost("lose_health") + enemies.strength(m, foe),
                "focus": lost("lose_focus"),
                "discard": any(
                    effect.type == "discard_card" and (not effect.here or m.hero_room(hero) in rooms)
                    for effect in script
                ),
            }
            for hero in hits
        ],
        "heals": sum(effect.n for effect in m.content.scripts[figures.before] if effect.type == "enemy_gain_health"),
    }


def _lair(m: State) -> Lair:
    fields = m.content.cards[m.content.boss_ids[m.boss]].fields
    spaces: list[LairSpace] = []
    for at, space in enumerate(fields["spaces"]):
        standing = [hero for hero, place in enumerate(m.place) if place == LAIR + at]
        spaces.append(
            {
                "space": PLACE_NAMES[LAIR + at],
                "entrance": space["entrance"],
                "modifiers": [{"scope": each["scope"], "n": each["n"]} for each in space["modifiers"]],
                "effects": [_copied(each) for each in space["end_move_effects"]],
                "heroes": standing,
            }
        )
    return {"spaces": spaces}


def _copied(effect: Mapping[str, Any]) -> Effect:
    return cast("Effect", {key: [*value] if isinstance(value, list) else value for key, value in effect.items()})


# Tests and odds


def _test(m: State, frame: tuple[int, ...]) -> Test:
    hero, kind = m.active, m.test
    known = m.skill != ANY
    skill = m.skill if known else 0
    attack = trials.is_attack(m)
    after = frame[0] == s.AFTER_ROLL and bool(m.turn)
    return {
        "kind": cast("TestKind", s.TEST_NAMES[kind]),
        "hero": hero,
        "source": _source(m),
        "skill": cast("Skill | Literal['any']", SKILLS[m.skill]),
        "dice": trials.dice_count(m, hero, skill),
        "faces": list(m.dice) if m.dice else None,
        "foe_die": _face(m.foe_die) if m.foe_die else None,
        "rolls_foe": attack and trials.foe_answers(m, m.aim),
        "bonus": trials.bonus(m, hero, kind, m.source, skill),
        "bought": m.boost,
        "target": m.goal or None,
        "aim": _aim(m),
        "against": {
            m.vocabulary.foe_names[foe]: m.foe(foe).defence[trials.attack_kind(m)]
            for foe, _ in m.foes()
            if kind == s.ATTACK_TEST and m.aim >> foe & 1
        },
        "cost": trials.cost(m),
        "guard": m.guard,
        "taken": list(m.taken) if m.taken else None,
        "result": m.result_now if m.taken else None,
        "counter": _counter(m) if attack and m.foe_die else {},
        "answer": _answer(m, frame[1]) if frame[0] == s.BEFORE_COUNTER else None,
        "options": [_option(m, used, total, spare) for used, total, spare in _results(m)] if after else [],
    }


def _results(m: State) -> tuple[tuple[bytes, int, bytes], ...]:
    return trials.results(m.dice, m.content.face_plus)


def _face(face: int) -> Face:
    return face if face < v.BREAK else cast("Face", v.FOE_FACES[face])


def _source(m: State) -> str:
    content = m.content
    if m.test == s.ATTACK_TEST:
        return content.lines[m.source].source
    if m.test == s.CAST_TEST:
        return content.spells[m.source].source
    return content.uses[m.source].source if m.test == s.HEROIC else content.room_ids[m.source]


def _aim(m: State) -> list[str]:
    if m.test == s.CAST_TEST and not trials.is_attack(m):
        return [m.content.hero_ids[m.heroes[seat]] for seat in range(m.seats) if m.aim >> seat & 1]
    return [m.vocabulary.foe_names[foe] for foe, _ in m.foes() if m.aim >> foe & 1]


def _counter(m: State, fallen: Sequence[int] = (), gain: int = 0) -> dict[str, int]:
    """The health that each target's answer would cost, with the enemy die as it lies, if these fall and the hero gains
    so much health before; never more than the hero has then."""
    if BOSS_FOE in fallen:
        return {}
    kind, top = trials.attack_kind(m), m.content.mats[m.heroes[m.active]].health
    health = min(m.health[m.active] + gain, top)
    return {
        m.vocabulary.foe_names[foe]: min(chances.answer(m, foe, kind, m.foe_die, fallen), health)
        for foe in answerers(m)
        if foe not in fallen
    }


def _answer(m: State, foe: int) -> Answer:
    """The counterattack that is about to come, while defence may still be bought."""
    kind = trials.attack_kind(m)
    return {
        "foe": m.vocabulary.foe_names[foe],
        "face": _face(m.foe_die),
        "bonus": modifier(m, foe, kind),
        "defence": m.defence(m.active, kind),
        "damage": min(blow(m, foe, m.foe_die, kind), m.health[m.active]),
    }


def _option(m: State, used: bytes, total: int, spare: bytes) -> ResultOption:
    """One way to use the dice, and what it brings."""
    result = total + trials.bonus(m, m.active, m.test, m.source, m.skill) + m.boost
    kind, names = trials.attack_kind(m), m.vocabulary.foe_names
    damage: dict[int, int] = {}
    if m.test == s.ATTACK_TEST:
        damage = {foe: max(result - m.foe(foe).defence[kind], 0) for foe, _ in m.foes() if m.aim >> foe & 1}
        success = any(damage.values())
    else:
        success = result >= m.goal
    focus, health = trials.spare_icons(m, spare) if success else (0, 0)
    answers: dict[str, int] = {}
    if m.foe_die:
        fallen = [foe for foe, n in damage.items() if min(n, chances.left(m, foe)) >= chances.life(m, foe)]
        answers = _counter(m, fallen, health + m.kits[m.active].gains[kind][0])
    return {
        "move": str(m.vocabulary.results[used]), "dice": list(used), "total": result, "success": success,
        "paid": success and chances.pays(m, focus), "damage": {names[foe]: n for foe, n in damage.items()},
        "focus": focus, "health": health, "answers": answers,
    }  # fmt: skip


def _chances(m: State, frame: tuple[int, ...]) -> dict[str, Odds]:
    """By legal move: the odds of the roll that it leads to."""
    if frame[0] not in (s.TURN, s.BEFORE_ROLL, s.PICK_SKILL, s.ATTACK_NOW, s.AS_FREE):
        return {}
    found: dict[str, Odds] = {}
    moves, rolling = m.moves(m.active), _when_rolling(m, frame)
    if rolling is not m:
        awake = rolling.active == m.active and not rolling.fainted
        left = turn.hero_actions(rolling) if awake else []
        moves = tuple(move for move in moves if move in left)
    for move in moves:
        chance = _chance(rolling, frame, m.vocabulary.code[move])
        if chance is not None:
            found[str(move)] = _odds(chance)
    return found


def _when_rolling(m: State, frame: tuple[int, ...]) -> State:
    """The table as it will be at the roll: an action ends the movement, and the lair space acts first (TE-TRN-04)."""
    if frame[0] != s.TURN or not waits(m):
        return m
    later = m.copy()
    end_movement(later, s.ACTED)
    later._settle(None)
    return later


def _chance(m: State, frame: tuple[int, ...], code: tuple[int, ...]) -> Chance | None:
    content, verb = m.content, code[0]
    if verb == v.ROLL:
        return chances.running(m, deep=True)
    if verb == v.SKILL:
        return chances.of_test(m, m.test, m.source, Needs(code[1], m.goal), deep=True)
    if verb == v.ATTACK:
        return chances.of_attack(m, code[1], code[2], frame[2] if frame[0] == s.ATTACK_NOW else 0, deep=True)
    if verb == v.CAST:
        return chances.of_cast(m, code[1], code[2], deep=True)
    if verb == v.USE and (test := content.uses[code[1]].test):
        return chances.of_test(m, s.HEROIC, code[1], test, deep=True)
    if verb in (v.SEARCH, v.DISARM):
        room, card = m.room(m.place[m.active]), m.card_at(m.place[m.active])
        assert room is not None
        test = room.disarm if verb == v.DISARM else room.test
        if test is not None:
            if verb == v.DISARM:
                return chances.of_test(m, s.DISARM_TEST, card, test, deep=True)
            skill = code[1] if code[1] != ANY else test.skill
            return chances.of_test(m, s.SEARCH_TEST, card, Needs(skill, test.target), deep=True)
    return None


def _odds(chance: Chance) -> Odds:
    """Fractions, [part, whole]; of damage and loss the mean. `chances.Chance` says what each of them means."""
    total = chance.total
    faces = total * len(chances.FACES)
    return {
        "dice": chance.dice,
        "success": [chance.success, total],
        "with": [[wins, total] for wins in chance.changed],
        "damage": [chance.damage, total],
        "fells": [chance.fells, total],
        "hit": [chance.hit, faces],
        "loss": [chance.loss, faces],
        "faint": [chance.faint, faces],
    }
