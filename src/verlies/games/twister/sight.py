"""Line of sight (TW-LOS)."""

from __future__ import annotations

from verlies.games.twister.dungeon import crossing
from verlies.games.twister.state import IS_FIGURE, NONE, State
from verlies.games.twister.ways import Scene


def ray(m: State, scene: Scene, square: int, direction: int) -> list[int]:
    """TW-LOS-01 to TW-LOS-04: the squares seen in one direction, the last of them perhaps with a character."""
    anyone = scene.stand[0] | scene.stand[1] | scene.lie[0] | scene.lie[1]
    seen: list[int] = []
    south, east = m.slit_south, m.slit_east
    while (square := crossing(square, direction, south, east)) != NONE:
        seen.append(square)
        if anyone >> square & 1:
            break
        south, east = m.south, m.east
    return seen


def seen_from(m: State, scene: Scene, square: int) -> list[tuple[int, int]]:
    """The squares of the characters in sight, each with its direction."""
    anyone = scene.stand[0] | scene.stand[1] | scene.lie[0] | scene.lie[1]
    ends = ((line[-1], direction) for direction in range(4) if (line := ray(m, scene, square, direction)))
    return [(square, direction) for square, direction in ends if anyone >> square & 1]


def character_at(m: State, square: int) -> int:
    """Who can be aimed at on a square: the unwounded one, if there are two (TW-LOS-02, TW-CBT-13)."""
    found = NONE
    where = m.where
    token = where.find(square)
    while token != NONE:
        if IS_FIGURE[token]:
            if not m.wounded >> token & 1:
                return token
            found = token
        token = where.find(square, token + 1)
    return found
