"""What a figure on a gear can still gain this turn by turning halls."""

from __future__ import annotations

from verlies.games.twister.dungeon import SLOTS, TURNED
from verlies.games.twister.outlook.exits import Fields, distances, turned_distances
from verlies.games.twister.outlook.nearness import nearness
from verlies.games.twister.state import DOWN, FIGURES, State

SURE = 0.92
"""How much of the gain of each quarter turn is counted."""
MOST = 2
"""Quarter turns that are looked ahead."""


def turning(m: State, side: int) -> float:
    """The best that quarter turns with the AP left would bring the side whose turn it is."""
    best = 0.0
    idle = m.wounded | m.healed
    tried: set[tuple[int, int]] = set()
    for token in FIGURES[side]:
        place = m.where[token]
        if place >= DOWN or idle >> token & 1 or place not in m.gears:
            continue
        halls = m.content.halls
        pair = halls[m.halls[m.gears.index(place)]].pair
        for slot in range(SLOTS):
            if not m.up >> slot & 1 or halls[m.halls[slot]].pair != pair:
                continue
            for clockwise in range(2):
                fits = m.figure(token).free_gear or halls[m.halls[slot]].clockwise == bool(clockwise)
                if fits and (slot, clockwise) not in tried:
                    tried.add((slot, clockwise))
                    for quarters in range(1, min(m.ap, MOST) + 1):
                        best = max(best, SURE**quarters * _gain(m, side, slot, clockwise, quarters))
    return best


def _gain(m: State, side: int, slot: int, clockwise: int, quarters: int) -> float:
    """What so many quarter turns of this slot change in how near all figures are to their exits."""
    table = bytes(range(256))
    for _ in range(quarters):
        table = table.translate(TURNED[slot][clockwise])
    gain = 0.0
    for each in range(2):
        before, after = distances(m, each), turned_distances(m, each, slot, quarters if clockwise else 4 - quarters)
        change = sum(_change(m, token, before, after, table) for token in FIGURES[each])
        gain += change if each == side else -change
    return gain


def _change(m: State, token: int, before: Fields, after: Fields, table: bytes) -> float:
    place = m.where[token]
    if place >= DOWN or m.wounded >> token & 1:
        return 0.0
    return nearness(m, token, table[place], after) - nearness(m, token, place, before)
