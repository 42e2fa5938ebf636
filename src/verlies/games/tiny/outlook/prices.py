"""Prices of what lies on the table, in points: rough figures, good enough to play by."""

from __future__ import annotations

from verlies.games.tiny.state import NONE, State
from verlies.games.tiny.vocabulary import BOSS_FOE, GOBLINS

HEALTH = (-34.0, -9.0, -3.0, 0.0, 2.0, 3.6, 4.8, 5.8, 6.6)
"""A hero's health, by points left; 0 is unconscious."""
FOCUS = (0.0, 1.6, 3.2, 4.7, 6.1, 7.2, 8.2, 9.0, 9.6)
FOCUS_POINT = 0.9
"""One point, whoever has it."""
GOBLINS_ABOUT = (0.0, -10.0, -26.0, -54.0, -120.0)
"""By number of goblins in play: one more than four is the end (TE-END-02)."""
FIFTH_GOBLIN = -600.0
MINION_MET, MINION_POINT, MINION_SLAIN = 4.0, 7.0, 100.0
BOSS_POINT = 20.0
SEAL = 26.0
ROOM_SEEN, DOOR_FOUND, LAIR_OPEN = 5.0, 30.0, 120.0
TORCH_SPACE = 3.0
LAST_SPACES, LAST_SPACE = 5, 6.0
"""Near the end of the torch each space costs more."""
FIND = 9.0
REWARD = 6.0
WON, LOST = 3000.0, -1500.0


def health_price(points: int) -> float:
    return HEALTH[min(points, 8)]


def focus_price(points: int) -> float:
    return FOCUS[min(points, 8)]


def point_price(foe: int) -> float:
    """A point of damage to a foe that takes several."""
    return 0.0 if foe < GOBLINS else BOSS_POINT if foe == BOSS_FOE else MINION_POINT


def searching(m: State) -> bool:
    """Whether there is still something to be found that the party needs."""
    return m.act == 1 and (m.door == NONE or m.hidden_encounters > 0)
