"""What a person might name when a figure is to move or to act: own figures, squares near them, what lies about."""

from __future__ import annotations

from itertools import islice

from verlies.games.twister.dungeon import SQUARES, neighbour
from verlies.games.twister.state import DOWN, ITEMS, NONE, UNKNOWN, State

STRIDE = 37
"""How far apart the squares of a sample lie: prime to the number of squares, so that a row of them gets everywhere."""


def figures(m: State, seat: int) -> list[int]:
    """The kinds of the own figures, those on the board first, and one that is not in the team."""
    own = [token for token in m.squads[seat] if m.kinds[token] != UNKNOWN]
    own.sort(key=lambda token: m.where[token] >= DOWN)
    kinds = [m.kinds[token] for token in own]
    return [*kinds, *islice((kind for kind in range(len(m.content.figures)) if kind not in kinds), 1)]


def around(m: State, seat: int, kind: int) -> list[int]:
    """Squares near a figure, and a few from all over the board: others for each figure and turn."""
    token = m.of_kind(seat, kind)
    near: list[int] = []
    if token != NONE and m.where[token] < DOWN:
        ring = [m.where[token]]
        for _ in range(3):
            near += ring
            ring = [other for place in ring for side in range(4) if (other := neighbour(place, side)) != NONE]
    first = (m.number + kind) * STRIDE
    return list(dict.fromkeys((*near, *((first + at * STRIDE) % SQUARES for at in range(6)))))


def things(m: State) -> list[tuple[int, int]]:
    """What lies and stands on the board: thing and square."""
    if not m.shown:
        return []
    return [(m.thing(token), place) for token, place in enumerate(m.where) if place < DOWN]


def taken_squares(m: State) -> list[int]:
    """The squares of all figures on the board, then of items, and one more."""
    taken = [m.where[token] for token in (*m.squads[0], *m.squads[1], *ITEMS)]
    return list(dict.fromkeys((*(place for place in taken if place < DOWN), m.number * STRIDE % SQUARES)))
