"""Free actions printed on mats and cards (TE-FRE)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.games.tiny.abilities import Use
from verlies.games.tiny.effects import can_do
from verlies.games.tiny.loot import spend
from verlies.games.tiny.state import NONE, SCRIPT, Events, State
from verlies.games.tiny.vocabulary import NOBODY


def inner_uses(m: State) -> list[Move]:
    """TE-FRE-02: the free actions that a roll window allows, apart from discarding a card."""
    moves = []
    for at in m.kits[m.active].uses:
        use = m.content.uses[at]
        if use.inner:
            moves += use_moves(m, at, use)
    return moves


def use_moves(m: State, at: int, use: Use) -> list[Move]:
    """TE-FRE-06: payable, and able to do something."""
    hero = m.active
    if use.cost > m.focus[hero]:
        return []
    table = m.words.use[at]
    if use.range is None:
        return [table[NOBODY]] if _helps(m, use, hero) else []
    room = m.hero_room(hero)
    return [
        table[m.heroes[other]]
        for other in range(m.seats)
        if m.ways.in_range(room, m.hero_room(other), use.range) and _helps(m, use, other)
    ]


def _helps(m: State, use: Use, hero: int) -> bool:
    return any(can_do(m, effect, hero, use.cost) for effect in m.content.scripts[use.script])


def use_ability(m: State, at: int, target: int, events: Events) -> None:
    """Pay, then its effects."""
    hero, use = m.active, m.content.uses[at]
    m.focus[hero] -= use.cost
    m.tell(events, "TE-FRE-01", "ability_used", hero, ability=use.source, cost=use.cost)
    if use.spends:
        spend(m, hero, m.content.loot_ids.index(use.source), events)
    served = hero if target == NOBODY else m.heroes.index(target)
    m.frames.append((SCRIPT, use.script, 0, served, NONE))
