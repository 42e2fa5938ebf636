"""What fights bring: the one that is on, and those that threaten."""

from __future__ import annotations

from collections.abc import Callable

from verlies.games.twister import battle, combat
from verlies.games.twister.dungeon import BIT, listed, step
from verlies.games.twister.state import DOWN, NONE, SHOT, State

Prize = Callable[[State, int], float]
CARD_COST = 1.6
"""What a point of a combat card is worth."""
THREAT = 0.35
"""How much of a fight that could be is counted."""


def expected(m: State, seat: int, prize: Prize) -> float:
    """What the running combat brings this seat with the best card it can lay."""
    foe = 1 - seat
    known = m.chosen[foe] if battle.forced(m, foe) else NONE
    answers = [(known, 1)] if known != NONE else [(value, count) for value, count in enumerate(m.combat[foe]) if count]
    return best_card(m, seat, prize, answers, CARD_COST)


def best_card(m: State, seat: int, prize: Prize, answers: list[tuple[int, int]], cost: float) -> float:
    """What the running combat brings with the best card, against cards by their number; each point of it costs."""
    fight = m.fight
    assert fight is not None
    gain = sum(prize(m, token) for token in listed(fight.defenders))
    loss = 0.0 if fight.kind == SHOT else sum(prize(m, token) for token in listed(fight.attackers & ~fight.archers))
    attack, defence = combat.sums(m, fight)
    ours, theirs = (attack, defence) if seat == fight.side else (defence, attack)
    if seat != fight.side:
        gain, loss = loss, gain
    mine = [m.chosen[seat]] if m.chosen[seat] != NONE else [v for v, n in enumerate(m.combat[seat]) if n]
    total = sum(count for _, count in answers)
    best = -1e9
    for card in mine:
        lead = ours + card - theirs
        hope = sum(count * (gain if lead > value else -loss if lead < value else 0.0) for value, count in answers)
        best = max(best, hope / total - card * cost)
    return best


def danger(m: State, side: int, prize: Prize) -> float:
    """What this side's next fights beside an enemy may bring it, in short: the best of them by the values alone."""
    ours = theirs = 0
    for token in m.squads[side]:
        if m.where[token] < DOWN and not (m.wounded | m.healed) >> token & 1:
            ours |= BIT[m.where[token]]
    foes = m.squads[1 - side]
    for token in foes:
        if m.where[token] < DOWN:
            theirs |= BIT[m.where[token]]
    touched = step(ours, m.south, m.east) & theirs
    if not touched:
        return 0.0
    best = 0.0
    for token in foes:
        if m.where[token] < DOWN and touched & BIT[m.where[token]] and combat.open_to_attack(m, token):
            near = step(BIT[m.where[token]], m.south, m.east) & ours
            strength = sum(m.figure(each).combat for each in m.squads[side] if near & BIT[m.where[each]])
            against = 0 if m.wounded >> token & 1 else m.figure(token).combat
            odds = min(max(0.5 + 0.12 * (strength - against), 0.1), 0.95)
            best = max(best, THREAT * odds * prize(m, token))
    return best
