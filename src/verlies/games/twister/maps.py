"""What a figure can reach and see, drawn for people: least AP and ways, lines of sight."""

from __future__ import annotations

from typing import cast

from verlies.games.twister import state as s
from verlies.games.twister.dungeon import BIT, NAMES, listed, step
from verlies.games.twister.sight import ray
from verlies.games.twister.state import NONE, SIDE, State
from verlies.games.twister.view_types import Seat, Thing
from verlies.games.twister.view_types import Way as Shown
from verlies.games.twister.ways import Scene, Way

LOOK_AHEAD, FARTHEST = 2, 3
"""Actions that are looked ahead for figures whose AP are not known, and at most."""


def _figures(m: State) -> list[int]:
    """All unwounded figures on the board."""
    if not m.shown:
        return []
    return [t for side in m.squads for t in side if m.where[t] < s.DOWN and not m.wounded >> t & 1]


def _name(m: State, token: int) -> str:
    return f"{SIDE[token]} {m.name(token)}"


def thing(m: State, token: int) -> Thing:
    return {"seat": seat_of(token), "kind": m.name(token)}


def seat_of(token: int) -> Seat:
    return cast("Seat", SIDE[token])


def reach(m: State, scene: Scene) -> dict[str, list[Shown]]:
    """By figure: each square that it can walk to, the least AP for it, and the squares on the way."""
    if not m.turn or m.frames[-1][0] not in (s.ACT, s.PLAY):
        return {}
    return {_name(m, token): _reach(m, scene, token) for token in _figures(m)}


def _reach(m: State, scene: Scene, token: int) -> list[Shown]:
    acting = SIDE[token] == m.active and m.now
    actions = min(m.means(token), FARTHEST) if acting else LOOK_AHEAD
    if acting and not m.can_act(token):
        return []
    front = BIT[m.where[token]]
    carried = m.beside(token)
    alone = scene.without(front)
    found: dict[int, tuple[int, list[str]]] = {}
    seen = front
    for ap in range(1, actions + 1):
        way = Way(m, alone, token, carried, m.figure(token).speed, front)
        fresh = way.ends(m, carried != NONE) & ~seen
        for square in listed(fresh):
            begin, path = _path(way, square)
            found[square] = (ap, found[begin][1] + path if begin in found else path)
        seen |= fresh
        front = fresh & ~way.goal
        if not front:
            break
    return [[NAMES[square], ap, path] for square, (ap, path) in sorted(found.items())]


def _path(way: Way, square: int) -> tuple[int, list[str]]:
    """Where the way to a square begins, and all squares on it but that first one."""
    path = [NAMES[square]]
    for layer in way.layers[way.used(square) - 1 :: -1]:
        back = step(BIT[square], way.south, way.east) & layer
        if BIT[square] & way.bare:  # TW-ROP-06: with the own rope not from another such pit
            back &= ~way.bare
        square = back.bit_length() - 1
        path.append(NAMES[square])
    path.pop()
    path.reverse()
    return square, path


def sight(m: State, scene: Scene) -> dict[str, list[str]]:
    """By figure: the squares in its line of sight."""
    return {
        _name(m, token): [NAMES[square] for way in range(4) for square in ray(m, scene, m.where[token], way)]
        for token in _figures(m)
    }
