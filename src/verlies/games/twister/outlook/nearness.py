"""How near a figure is to its exit, in hundredths of a victory point."""

from __future__ import annotations

from verlies.games.twister.outlook.exits import FLYER, SLITHERER, WALKER, Fields
from verlies.games.twister.state import State

NEAR, EACH_ACTION = 62.0, 0.84
"""What a figure is worth on the brink of leaving, and how that fades with every action that it still needs."""
LONGEST = 400
FADE: list[float] = [NEAR * EACH_ACTION ** (tenths / 10) for tenths in range(LONGEST)]


def nearness(m: State, token: int, place: int, fields: Fields) -> float:
    """What it is worth that a figure stands on this square."""
    figure = m.figure(token)
    field = fields[FLYER if figure.flies else SLITHERER if figure.slits else WALKER]
    tenths = field[place] * 10 // figure.speed
    return (FADE[tenths] if tenths < LONGEST else 0.0) * figure.leaving


def at_distance(steps: int, speed: int) -> float:
    return FADE[min(steps * 10 // speed, LONGEST - 1)]
