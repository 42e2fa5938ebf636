"""What a figure on a gear can still gain this turn by turning halls."""

from __future__ import annotations

from verlies.games.twister.dungeon import SLOTS, TURNED
from verlies.games.twister.outlook.exits import distances, turned_distances
from verlies.games.twister.outlook.nearness import nearness
from verlies.games.twister.state import DOWN, SIDE, State

SURE = 0.92
"""How much of the gain of each quarter turn is counted."""
MOST = 2
"""Quarter turns that are looked ahead."""


def turning(m: State, side: int) -> float:
    """The best that quarter turns with the AP left would bring the side whose turn it is."""
    turns = _turns(m, side)
    if not turns:
        return 0.0
    figures = [
        (token, m.where[token], 1 if each == side else -1)
        for each in range(2)
        for token in m.squads[each]
        if m.where[token] < DOWN and not m.wounded >> token & 1
    ]
    fields = (distances(m, 0), distances(m, 1))
    now = sum(sign * nearness(m, token, place, fields[SIDE[token]]) for token, place, sign in figures)
    best = 0.0
    for slot, clockwise in turns:
        table = bytes(range(256))
        for quarters in range(1, min(m.ap, MOST) + 1):
            table = table.translate(TURNED[slot][clockwise])
            around = quarters if clockwise else 4 - quarters
            fields = (turned_distances(m, 0, slot, around), turned_distances(m, 1, slot, around))
            then = sum(sign * nearness(m, token, table[place], fields[SIDE[token]]) for token, place, sign in figures)
            best = max(best, SURE**quarters * (then - now))
    return best


def _turns(m: State, side: int) -> set[tuple[int, int]]:
    """Slots and directions that the side's figures on gears can turn (TW-ROT-01, TW-ROT-03)."""
    halls, idle = m.content.halls, m.wounded | m.healed
    found: set[tuple[int, int]] = set()
    for token in m.squads[side]:
        place = m.where[token]
        if place < DOWN and place in m.gears and not idle >> token & 1:
            pair = halls[m.halls[m.gears.index(place)]].pair
            for slot in range(SLOTS):
                if m.up >> slot & 1 and halls[m.halls[slot]].pair == pair:
                    own = int(halls[m.halls[slot]].clockwise)
                    found |= {(slot, own), (slot, 1 - own)} if m.figure(token).free_gear else {(slot, own)}
    return found
