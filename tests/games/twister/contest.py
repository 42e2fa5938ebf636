"""The engine's plans against the second opinion, on positions in which much lies close together.

PYTHONPATH=tests .venv/bin/python -m games.twister.contest 1000 [FIRST]

Prints every difference with the seed of its position.
"""

from __future__ import annotations

import sys
from random import Random

from games.twister import alone
from games.twister.judge import Judge, Spot, name, stir
from games.twister.strategist import Best, Strategist
from verlies.games.twister import state as s
from verlies.games.twister.dungeon import NAMES
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo import cards as c
from verlies.games.twister.solo.acting import carry_out, load
from verlies.games.twister.solo.memory import Mind, NpcPlan, mind_of, note
from verlies.games.twister.solo.thinking import Thinker

MOST = 60_000
"""States of a search that may drop things; where there are more, nobody compares."""
PERSONS = ("banshee", "cleric", "colossus", "mage", "mechanork", "naga", "telepath", "backstabber")
ITEMS = ("rope", "key", "bow", "fireball_wand", "great_shield", "extendable_lance")
TYPED = {"colossus": "destroy", "backstabber": "open", "cleric": "heal", "banshee": "push"}


def crowd(seed: int) -> tuple[TwisterMatch, int]:
    """A lawful position on printed halls, and the non-player's character who is to think."""
    rng = Random(seed)
    ids = [f"{pair}{sister}" for pair in (37, 38, 39, 40) for sister in "AB"]
    rng.shuffle(ids)
    slots = [f"S{slot + 1}" for slot in range(8)]
    halls = {slot: (hall, rng.randrange(4)) for slot, hall in zip(slots, ids, strict=True)}
    down = rng.sample(slots, rng.choice((0, 0, 1, 2, 4)))
    board = Judge(alone.lay(halls=halls, down=down, turn="person"))
    here = _around(rng, board)
    room = here[: rng.choice((12, 25, 60))]
    rng.shuffle(room)
    npcs = [card.id for card in alone.lay(turn="person").content.npcs.values()]
    rng.shuffle(npcs)
    own: dict[str, str] = {}
    persons: dict[str, str] = {}
    items: dict[str, str] = {}
    wounded: list[str] = []
    loose: list[str] = []
    kit = [f"{colour} {item}" for colour in ("yellow", "violet") for item in ITEMS]
    rng.shuffle(kit)
    others = [*PERSONS]
    rng.shuffle(others)

    def lay(spot: Spot, rope: bool) -> str | None:
        """The next rope there, or the next of all else."""
        for item in kit:
            if item.endswith("rope") == rope:
                kit.remove(item)
                items[item] = name(spot)
                return item
        return None

    def has_rope() -> bool:
        return any(item.endswith("rope") for item in kit)

    def stand(who: str, team: dict[str, str], spot: Spot, lies: bool, load: float) -> bool:
        pit = spot in board.pits
        exit_zone = (0, 21)[team is persons]
        if (pit and not has_rope()) or (spot[0] == exit_zone and (not lies or not own)):
            return False
        team[who] = name(spot)
        if lies:
            wounded.append(who)
        if pit:
            lay(spot, True)
        elif rng.random() < load:
            item = lay(spot, rng.random() < 0.3)
            if item and team is own and not lies and rng.random() < 0.2:
                loose.append(item)
        elif not lies and rng.random() < load / 2:
            friend = (npcs if team is own else others).pop()
            team[friend] = name(spot)
            wounded.append(friend)
        return True

    mover = "serpico" if seed % 10 == 0 else npcs[0]
    npcs.remove(mover)
    lame = mover == "mona_wail" and rng.random() < 0.5
    favourites = ("wand", "rope", "key", "bow", "lance")[rng.randrange(5) :]
    kit.sort(key=lambda item: item.endswith(favourites), reverse=seed % 3 == 0)
    while not stand(mover, own, room[0], lame, 0.4):
        room.pop(0)
    room.pop(0)
    for _ in range(rng.randrange(7)):
        if room and npcs:
            stand(npcs.pop(), own, room.pop(), rng.random() < 0.45, 0.5)
    for _ in range(rng.randrange(1, 6)):
        if room and others:
            stand(others.pop(), persons, room.pop(), rng.random() < 0.35, 0.4)
    gears = [
        divmod(square, 10) for square in alone.lay(halls=halls, down=down, turn="person").gears if square != s.NONE
    ]
    taken = {*own.values(), *persons.values()}
    lain = room[: rng.randrange(6)] + [gear for gear in gears if name(gear) not in taken and rng.random() < 0.3]
    for spot in lain:
        if spot not in board.pits or has_rope():
            lay(spot, spot in board.pits or rng.random() < 0.25)
            if rng.random() < 0.3:
                lay(spot, False)
    m = alone.lay(
        own, persons, items=items, loose=loose, halls=halls, down=down, wounded=wounded, turn="person"
    )  # fmt: skip
    stir(m, rng, (0, 0, 0, 1, 2), 0.08)
    return m, alone.find(m, mover)


def _around(rng: Random, board: Judge) -> list[Spot]:
    """All squares by how far they are from one of them."""
    middle = rng.choice((rng.randrange(1, 21), rng.randrange(1, 8))), rng.randrange(10)
    area = [*board.up, *((x, y) for x in (0, 21) for y in range(10))]
    return sorted(area, key=lambda here: (abs(here[0] - middle[0]) + abs(here[1] - middle[1]), here))


def carried_out(m: TwisterMatch, mind: Mind, plan: NpcPlan) -> TwisterMatch:
    """The position at the end of a plan, before its goal action."""
    after = m.copy()
    note(after, mind=mind)
    carry_out(after, plan, None)
    return after


def told(m: TwisterMatch, mind: Mind, plan: NpcPlan) -> Best:
    """A plan of the engine in the words of the second opinion."""
    goal = plan.goal
    numbers = (("token", goal.token), ("gate", goal.gate), ("slot", goal.slot))
    it = next(((kind, number) for kind, number in numbers if number != s.NONE), ("exit", 0))
    ways = ""
    for deed in plan.deeds:
        for one, other in zip(deed.path, deed.path[1:], strict=False):
            ways += {-1: "0", 10: "1", 1: "2", -10: "3"}[other - one]
    places = _places(m, carried_out(m, mind, plan), mind.npc)
    left = plan.steps if goal.do in ("item", "give") else 0
    carried = s.NONE if goal.do == "give" else plan.carried
    return Best(it, NAMES[plan.end], carried, plan.ap, plan.squares, left, ways, places)


def _places(before: TwisterMatch, m: TwisterMatch, npc: int) -> tuple[str, ...]:
    mind = mind_of(m)
    allies = [token for token in m.squads[1] if m.where[token] < s.DOWN and token != npc]
    standing = {m.where[token] for token in allies if not m.wounded >> token & 1}
    held = mind.load if mind.running else load(m, mind) if m.where[npc] < s.DOWN else s.NONE
    wounded = [token for token in s.NPCS if before.wounded >> token & 1 and token != npc]
    places = []
    for token in (*s.ITEMS, *wounded):
        if before.where[token] < s.DOWN:
            place = m.where[token]
            where = "held" if token == held else NAMES[place] if place < s.DOWN else "gone"
            in_hand = token != held and place in standing and not m.loose >> token & 1
            places.append(f"{m.name(token)}{token} {where}{' in hand' if in_hand else ''}")
    if mind.swap is not None:
        places.append(f"back {None if mind.swap[2] == s.NONE else NAMES[mind.swap[2]]}")
    return tuple(places)


def differences(m: TwisterMatch, mind: Mind, objective: str, ap: int, by_rank: bool = True) -> list[str]:
    """What the two say of one objective, where they do not agree."""
    number = c.OBJECTIVES.index(objective)
    mind = mind._replace(mode=number, ap=ap)
    try:
        model = Strategist(m, mind)
        plans = model.plans(objective, ap, by_rank, MOST)
        nearer, where = model.approach(objective, ap, by_rank, MOST)
    except OverflowError:
        return []
    thinker = Thinker(m, mind)
    found = []
    ours = sorted(told(m, mind, plan) for plan in thinker.plans(number, ap, by_rank=by_rank))
    if ours != plans:
        found.append(f"{objective} {ap}: engine {_short(ours, plans)} model {_short(plans, ours)}")
    near, map_name = thinker.approach(number, ap, by_rank=by_rank)
    ours = sorted(told(m, mind, plan) for plan in near)
    if (ours, map_name) != (nearer, where):
        found.append(
            f"{objective} {ap} near: engine {map_name} {_short(ours, nearer)} model {where} {_short(nearer, ours)}"
        )
    return found


def _short(one: list[Best], other: list[Best]) -> str:
    return str([tuple(each) for each in one if each not in other][:3]) + f"/{len(one)}"


def compare(seed: int) -> list[str]:
    """All objectives of the character in one position, and in the middle of a move, when it has taken something."""
    m, npc = crowd(seed)
    rng = Random(seed)
    kind = m.figure(npc).type
    lame = bool(m.wounded >> npc & 1)
    objectives = ["reveal", "exit", "join", "rotate"] + ([] if lame else ["fight", "item"])
    if kind in TYPED and not (lame and TYPED[kind] == "push"):
        objectives.append(TYPED[kind])
    loaded = m.beside(npc) != s.NONE
    found = []
    for objective in objectives:
        ap = rng.choice((1, 2, 2, 3)) if loaded or lame else rng.choice((1, 2, 3, 4))
        found += differences(m, Mind(npc), objective, ap, by_rank=objective != "heal" or rng.random() < 0.5)
    mind = Mind(npc, mode=c.ITEM, ap=4, of=4)
    plans = [] if lame else [plan for plan in Thinker(m, mind).plans(c.ITEM, 4) if plan.goal.do == "item"]
    if plans:
        after = carried_out(m, mind, rng.choice(plans))
        mind = mind_of(after)
        for objective in objectives:
            said = differences(after, mind, objective, min(mind.ap, rng.choice((0, 1, 2, 3))))
            found += [f"then {line}" for line in said]
        ours = sorted(told(after, mind, plan) for plan in Thinker(after, mind).delivery_plans(mind.ap))
        theirs = Strategist(after, mind).delivery(mind.ap) if mind.load != s.NONE else []
        if ours != theirs:
            found.append(f"then deliver: engine {_short(ours, theirs)} model {_short(theirs, ours)}")
    return found


def main() -> None:
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    wrong = 0
    for seed in range(first, first + count):
        for line in compare(seed):
            wrong += 1
            print(seed, line, flush=True)
    print(f"{count} positions, {wrong} differences")


if __name__ == "__main__":
    main()
