"""Where everybody stands, and what they are near to, for simple bots."""

from __future__ import annotations

from verlies.games.tiny import chances
from verlies.games.tiny.lair import unlocked
from verlies.games.tiny.outlook.might import reach, strike
from verlies.games.tiny.outlook.prices import searching
from verlies.games.tiny.reveal import ahead
from verlies.games.tiny.state import State
from verlies.games.tiny.vocabulary import BOSS_FOE, GOBLINS
from verlies.games.tiny.ways import CELLS, FAR, LAIR

MINION_PULL = 13.0
GOBLIN_PULL = (0.0, 8.0, 11.0, 16.0, 24.0)
"""What draws heroes on, by number of goblins in play."""
LURE_BELOW = 3
"""The boss is lured once its open markers can take no more points than these."""
STANCE = 0.4
"""A blow that somebody could strike later, against one struck now."""


def places(m: State) -> float:
    return _act_two(m) if m.act == 2 else sum(_pull(m, hero) for hero in range(m.seats))


def _pull(m: State, hero: int) -> float:
    """Act 1: what a hero is near to."""
    far = m.ways.distances(m.place[hero])
    strong, arm = m.health[hero] >= 3, reach(m, m.kits[hero])
    pull, goblins = 0.0, m.goblins()
    if unlocked(m):
        return 40.0 - 3.0 * min(far[m.door], 12)
    for foe, room in m.foes():
        steps = far[room]
        if steps < FAR:
            value = (MINION_PULL if foe >= GOBLINS else GOBLIN_PULL[goblins]) * (1.0 if strong else 0.3)
            pull = max(pull, value - 1.2 * max(steps - arm, 0))
    if searching(m):
        for cell in range(CELLS):
            if m.exits[cell] and far[cell] < FAR and ahead(m, cell):
                pull = max(pull, (9.0 if strong else 4.0) - 1.2 * far[cell])
    return pull


def _act_two(m: State) -> float:
    """Everybody where they strike best; once the wards stop the blows, somebody lures the boss over an altar."""
    boss = m.where[BOSS_FOE]
    from_boss = m.ways.distances(boss)
    altars = [cell for cell in range(CELLS) if m.altars >> cell & 1] if m.seals else []
    if altars and chances.left(m, BOSS_FOE) <= LURE_BELOW:
        altar = min(altars, key=lambda cell: from_boss[cell])
        far = m.ways.distances(altar)
        near = min(far[m.hero_room(hero)] - 0.5 * min(m.focus[hero], 4) for hero in range(m.seats))
        return -4.0 * min(from_boss[altar], 9) - 2.0 * min(near, 9)
    total = 0.0
    for hero in range(m.seats):
        if m.health[hero]:
            arm = reach(m, m.kits[hero]) if boss != LAIR else 0
            steps = max(from_boss[m.hero_room(hero)] - arm, 0)
            total += STANCE * _stance(m, hero, boss) - 1.5 * min(steps, 9)
    return total


def _stance(m: State, hero: int, boss: int) -> float:
    """What an attack on the boss would bring from here; on the way to the lair, from the best space that is free."""
    if boss != LAIR or m.place[hero] >= LAIR:
        return strike(m, hero, m.space(hero) if boss == LAIR else None)
    spaces = m.boss_mat().spaces
    return 0.8 * max(strike(m, hero, space) for at, space in enumerate(spaces) if LAIR + at not in m.place)
