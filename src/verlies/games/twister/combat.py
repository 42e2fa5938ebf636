"""Combat: who can be attacked, who takes part, with what value (TW-CBT, TW-GRP, TW-RNG, TW-ITM-LAN, TW-CHR-TEL)."""

from __future__ import annotations

from verlies.games.twister.dungeon import BIT, crossing, listed, step
from verlies.games.twister.sight import character_at, ray
from verlies.games.twister.state import (
    CLOSE_COMBAT,
    DOWN,
    ITEMS,
    LANCE_COMBAT,
    NONE,
    SHOT,
    SIDE,
    Fight,
    State,
    Worth,
)
from verlies.games.twister.ways import Scene

# Who can be attacked, by whom


def open_to_attack(m: State, token: int) -> bool:
    """TW-CBT-02, TW-CBT-10: neither wounded nor healed this turn."""
    return not (m.hurt | m.healed) >> token & 1


def targets(m: State, scene: Scene, side: int) -> int:
    """The squares of enemies that can be attacked at all; of a carrier and the carried one the carrier (TW-CBT-13)."""
    foe = 1 - side
    squares = scene.stand[foe] | scene.lie[foe]
    for token in listed(m.hurt | m.healed):
        if SIDE[token] == foe and m.where[token] < DOWN and character_at(m, m.where[token]) == token:
            squares &= ~BIT[m.where[token]]
    return squares


def carriers(m: State, side: int, tool: str) -> list[int]:
    """Those of a side that can act and carry an item for this, such as a bow (TW-CAR-03: of either colour)."""
    holders = []
    for item in m.tools[tool]:
        place = m.where[item]
        if place < DOWN and not m.loose >> item & 1:  # TS-INV-10
            holder = m.where.find(place, m.squads[side].start, m.squads[side].stop)
            if holder != NONE and m.can_act(holder):
                holders.append(holder)
    return sorted(holders)


def pressing(m: State, scene: Scene, side: int, tool: str) -> int:
    """TW-RNG-02, TW-ITM-LAN-03: the enemies of a side who keep those beside them from using a bow or lance."""
    foe = 1 - side
    return scene.stand[foe] | (scene.lie[foe] if tool == "lance" and m.rules >= 2 else 0)


def pressed(m: State, scene: Scene, token: int, tool: str) -> int:
    """The squares of those who keep this one from using its bow or lance."""
    return step(BIT[m.where[token]], m.south, m.east) & pressing(m, scene, SIDE[token], tool)


def shielded(m: State, token: int) -> bool:
    """TW-ITM-SHI-01, TW-CAR-13."""
    here = [item for item in ITEMS if m.where[item] == m.where[token] and not m.loose >> item & 1]  # TS-INV-10
    return any(m.item(item).shield for item in here)


def in_shot(m: State, scene: Scene, archer: int) -> list[int]:
    """TW-RNG-01 to TW-RNG-03: the squares of enemies that this archer can aim at."""
    if pressed(m, scene, archer, "bow"):
        return []
    foe = 1 - SIDE[archer]
    seen = []
    for direction in range(4):
        line = ray(m, scene, m.where[archer], direction)
        if line and (scene.stand[foe] | scene.lie[foe]) >> line[-1] & 1:
            target = character_at(m, line[-1])
            if SIDE[target] == foe and not shielded(m, target):
                seen.append(line[-1])
    return seen


def in_lance(m: State, scene: Scene, lancer: int) -> list[int]:
    """TW-ITM-LAN-01 to TW-ITM-LAN-05: the squares of enemies in reach of the lance."""
    if pressed(m, scene, lancer, "lance"):
        return []
    foes = scene.stand[1 - SIDE[lancer]] | scene.lie[1 - SIDE[lancer]]
    anyone = foes | scene.stand[SIDE[lancer]] | scene.lie[SIDE[lancer]]
    square = m.where[lancer]
    reached = []
    for direction in range(4):
        between = crossing(square, direction, m.south, m.east)
        if between == NONE:
            behind_slit = crossing(square, direction, m.slit_south, m.slit_east)
            if behind_slit != NONE and foes >> behind_slit & 1:
                reached.append(behind_slit)
        elif not anyone >> between & 1:
            end = crossing(between, direction, m.south, m.east)
            if end != NONE and foes >> end & 1:
                reached.append(end)
    return reached


# Who takes part


def muster(m: State, scene: Scene, side: int, target: int, lancer: int = NONE) -> Fight:
    """TW-GRP-01: attacker and target, and all whom the fight draws in; for a lance the one who holds it, too."""
    ready = [scene.stand[0], scene.stand[1]]
    for token in listed(m.healed):  # TW-GRP-04
        if m.where[token] < DOWN:
            ready[SIDE[token]] &= ~BIT[m.where[token]]
    ours, theirs = (BIT[m.where[lancer]] if lancer != NONE else 0), BIT[m.where[target]]
    south, east = m.south, m.east
    while True:
        more = ours | step(theirs, south, east) & ready[side]
        against = theirs | step(more, south, east) & ready[1 - side]
        if more == ours and against == theirs:
            break
        ours, theirs = more, against
    attackers = sum(1 << character_at(m, square) for square in listed(ours))
    defenders = sum(1 << character_at(m, square) for square in listed(theirs))
    if lancer == NONE:
        return Fight(CLOSE_COMBAT, side, target, attackers, defenders)
    return Fight(LANCE_COMBAT, side, target, attackers, defenders, 0, 1 << lancer)


def shot_at(m: State, scene: Scene, side: int, target: int) -> Fight:
    """TW-RNG-08: shooter and target alone; which archer shoots makes no difference."""
    archers = [archer for archer in carriers(m, side, "bow") if m.where[target] in in_shot(m, scene, archer)]
    first = max(archers, key=m.means)
    return Fight(SHOT, side, target, 1 << first, 1 << target, 1 << first)


def supporters(m: State, fight: Fight) -> list[int]:
    """TW-GRP-07, TW-RNG-07, TW-RNG-09, TW-ITM-LAN-07: who may still join the attack from afar."""
    scene = Scene(m)
    side = fight.side
    foes = [m.where[token] for token in listed(fight.defenders)]
    out = [token for token in carriers(m, side, "bow") if not fight.attackers >> token & 1]
    joining = [token for token in out if any(square in foes for square in in_shot(m, scene, token))]
    if fight.kind != SHOT:
        lances = [token for token in carriers(m, side, "lance") if not fight.attackers >> token & 1]
        joining += [token for token in lances if any(square in foes for square in in_lance(m, scene, token))]
    return sorted(set(joining))


def join(m: State, token: int) -> Fight:
    """The running fight with one more supporter."""
    fight = m.fight
    assert fight is not None
    mask = 1 << token
    archer = token in carriers(m, fight.side, "bow")
    return fight._replace(
        attackers=fight.attackers | mask,
        archers=fight.archers | (mask if archer else 0),
        lancers=fight.lancers | (0 if archer else mask),
    )


# What they are worth


def is_group(fight: Fight) -> bool:
    """TW-GRP-08."""
    return (fight.attackers | fight.defenders).bit_count() > 2


def value(m: State, fight: Fight, token: int) -> Worth:
    """TW-CBT-05: the value of one who takes part, its bonus, and the rules behind them."""
    mask = 1 << token
    if fight.archers & mask:
        bow = next(m.item(item).bow for item in ITEMS if m.where[item] == m.where[token] and m.item(item).bow)
        return Worth(bow, 0, ("TW-RNG-04",))
    figure = m.figure(token)
    bonus = 0
    rules: tuple[str, ...] = ()
    carried = m.beside(token)
    if carried in ITEMS:
        item = m.item(carried)
        if fight.defenders & mask and item.armour:
            bonus += item.armour
            rules += ("TW-DT1-06",)
        if fight.attackers & mask and item.sword and not fight.lancers & mask:
            bonus += item.sword
            rules += ("TW-DT1-07",)
    if m.wounded & mask:
        return Worth(0, bonus, (*rules, "TW-WND-01"))
    if figure.stab and fight.kind != SHOT and (rule := _stabs(m, fight, token)):
        bonus += figure.stab
        rules += (rule,)
    return Worth(figure.combat, bonus, rules)


def _stabs(m: State, fight: Fight, token: int) -> str | None:
    """TW-CHR-BST-02, TW-CHR-BST-04: the rule that gives her a bonus."""
    own, foes = fight.attackers, fight.defenders
    if not own >> token & 1:
        own, foes = foes, own
    if not own & ~m.wounded & ~(1 << token):
        lone = m.mode.opener(m) == token and fight.side == SIDE[token] and "LONE_STAB" in m.figure(token).effects
        return "TS-PER-03" if lone else None
    beside = step(BIT[m.where[token]], m.south, m.east)
    near = any(beside & BIT[m.where[foe]] for foe in listed(foes))
    return "TW-CHR-BST-02" if near or not fight.archers else None


def sums(m: State, fight: Fight) -> tuple[int, int]:
    """The totals of attack and defence without cards."""
    attack = sum(value(m, fight, token).total for token in listed(fight.attackers))
    return attack, sum(value(m, fight, token).total for token in listed(fight.defenders))


def telepath(m: State, fight: Fight) -> int:
    """TW-CHR-TEL-01, TW-CHR-TEL-05, TW-CHR-TEL-06, TS-CMB-09, TS-CMB-10: the side that may name a card, or NONE."""
    if fight.kind == SHOT or is_group(fight):
        return NONE
    sides = [
        SIDE[token]
        for token in listed(fight.attackers | fight.defenders)
        if m.figure(token).telepath and not m.wounded >> token & 1
    ]
    return sides[0] if len(sides) == 1 else NONE


def wins_ties(m: State, fight: Fight) -> bool:
    """TS-PER-03: Hur-Ban wins a draw in a combat that he opened."""
    npc = m.mode.opener(m)
    return fight.side == 1 and fight.kind != SHOT and npc != NONE and "WIN_TIES_ATTACK" in m.figure(npc).effects
