"""How far it is to an object, for one who comes nearer (TS-APR-01, TS-APR-02)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from verlies.games.twister.dungeon import AREA, BIT, HEIGHT, SLOTS, column, inside, listed, step
from verlies.games.twister.halls import CLOSED, OPEN
from verlies.games.twister.solo.worlds import NON_PLAYER, World
from verlies.games.twister.state import FACE_DOWN, NONE, State
from verlies.games.twister.ways import anchored, enterable

MAPS = ("a", "b", "c", "d")
FARTHEST = 60
"""No way needs more AP than this."""
Cost = tuple[int, int]
"""AP and squares."""


def board_of(m: State, name: str) -> State:
    """TS-APR-02: the board as a map has it: portcullises open from b on, halls face down plain floor on d."""
    if name == "a":
        return m
    copy = m.copy()
    copy.gates = bytes(OPEN if state == CLOSED else state for state in m.gates)
    for slot in listed(m.up):
        copy.lay_hall(slot, m.halls[slot], m.turned[slot])
    if name == "d":
        unseen = sum(AREA[slot] for slot in range(SLOTS) if m.halls[slot] == FACE_DOWN)
        copy.area |= unseen
        copy.dry |= unseen
        copy.half = tuple(half & ~unseen for half in copy.half)  # type: ignore[assignment]
        south, east = inside(*m.zones)
        north_half, east_half, south_half, west_half = copy.half
        north_slit, east_slit, south_slit, west_slit = copy.slit
        copy.south = south & ~(south_half | north_half >> 1)
        copy.east = east & ~(east_half | west_half >> HEIGHT)
        copy.slit_south = south & ~(south_half & ~south_slit | (north_half & ~north_slit) >> 1)
        copy.slit_east = east & ~(east_half & ~east_slit | (west_half & ~west_slit) >> HEIGHT)
    return copy


def redrawn(board: State, world: World) -> State:
    """A map with everything where it is in a world."""
    copy = board.copy()
    copy.where = world.m.where
    return copy


class Ground:
    """Where a character may go, jump and stop on a map, with what it carries in a world; it takes nothing there."""

    def __init__(self, world: World, m: State, name: str, start: int = 0) -> None:
        """`m` is the map; on the square `start` it stands already."""
        self.m = m
        self.scene = scene = world.scene
        figure = m.figure(world.npc)
        self.edges = (m.slit_south, m.slit_east) if figure.slits else (m.south, m.east)
        self.speed = world.on_the_move().speed
        enter = enterable(m, scene, figure, NON_PLAYER)
        if name in ("c", "d") and not figure.flies:
            enter = (m.dry | scene.ropes) & m.area
        hang = anchored(m, scene.ropes) & ~scene.stand[0] & m.area if world.rope else 0
        people = scene.stand[0] | scene.stand[1] | scene.lie[0] | scene.lie[1]
        self.zone = column(m.zones[0])
        self.solid = m.dry | scene.ropes
        """Squares with ground, or a rope that somebody else laid."""
        stop = (self.solid | hang) & m.area & ~people & ~self.zone
        self.stop = stop & ~(scene.ones if world.carried != NONE else scene.twos) | start
        self.enter = enter | hang
        self.hang = hang
        self.bare = m.pits & ~scene.ropes if world.rope and not figure.flies else 0
        self.leap = world.leap
        self.exits = self.zone & ~(scene.stand[0] | scene.stand[1] | scene.lie[0])
        between = Counter(tuple(listed(near)) for _, _, near in world.openable if near.bit_count() == 2)
        both = [(two[way], two[1 - way], count) for two, count in between.items() for way in range(2)]
        self.keys = tuple(both) if name == "a" else ()
        """Pairs of squares with closed portcullises between them that it may open on its way, and how many they are."""


class Goals(NamedTuple):
    """TS-PLN-10: how an object is reached: the squares to stand on by the AP of what is done there, and squares that
    only have to be entered."""

    stand: dict[int, int]
    enter: int = 0


class Field:
    """Ways from the object back, in the order of their cost, until they come to squares that one asks for."""

    def __init__(self, land: Ground, goals: Goals, wanted: int, limit: Cost = (FARTHEST, 0)) -> None:
        """After that `cost` is the remaining cost of the nearest of the `wanted` squares, `found` are all as near; no
        way is followed beyond `limit`."""
        self.land = land
        self.cost: Cost | None = None
        self.found = 0
        self._wanted = wanted & land.stop
        self._seen = 0
        self._done = [0] * (land.speed + 1)
        self._agenda: dict[int, dict[int, dict[int, int]]] = {}
        for ap, squares in goals.stand.items():
            self._put(ap, 0, NONE, squares & land.stop)
        if goals.enter:
            self._retrace(1, 0, 0, goals.enter)
            self._jump(0, 0, goals.enter & (land.exits | land.solid & ~land.zone & ~_barred(land)))
        while self._agenda and (ap := min(self._agenda)) <= limit[0]:
            if self._level(ap, limit):
                return

    def _level(self, ap: int, limit: Cost) -> bool:
        """All ways that cost that many AP; whether that is enough."""
        bucket = self._agenda[ap]
        while bucket:
            squares = min(bucket)
            if (ap, squares) > limit:
                return True
            for used in sorted(bucket[squares]):
                bits = bucket[squares].pop(used)
                if used < 0:
                    self._settle(ap, squares, bits)
                else:
                    self._spread(ap, squares, used, bits)
            if not bucket[squares]:
                del bucket[squares]
                if self.found:
                    return True
        del self._agenda[ap]
        return False

    def _put(self, ap: int, squares: int, used: int, bits: int) -> None:
        """It comes here, and the rest costs so much: to a stop, or after `used` squares of a move, seen backwards."""
        if bits:
            bucket = self._agenda.setdefault(ap, {}).setdefault(squares, {})
            bucket[used] = bucket.get(used, 0) | bits

    def _settle(self, ap: int, squares: int, bits: int) -> None:
        bits &= ~self._seen
        if not bits:
            return
        self._seen |= bits
        if bits & self._wanted:
            self.cost = (ap, squares)
            self.found |= bits & self._wanted
        self._put(ap + 1, squares, 0, bits)
        self._jump(ap, squares, bits & self.land.solid)

    def _spread(self, ap: int, squares: int, used: int, bits: int) -> None:
        land = self.land
        bits &= ~self._done[used]
        if not bits:
            return
        for more in range(used, land.speed + 1):
            self._done[more] |= bits
        if used:
            self._put(ap, squares, NONE, bits & land.stop)
        if used < land.speed:
            self._retrace(ap, squares, used, bits)

    def _retrace(self, ap: int, squares: int, used: int, bits: int) -> None:
        """One step of a move back from these squares."""
        land = self.land
        entered = bits & land.enter
        through = (land.enter | land.stop) & ~land.zone
        if land.bare:
            back = step(entered & ~land.hang, *land.edges) & through
            back |= step(entered & land.hang, *land.edges) & through & ~land.bare
        else:
            back = step(entered, *land.edges) & through
        self._put(ap, squares + 1, used + 1, back)
        for one, other, keys in land.keys:  # TS-PLN-05: opened from the other side, then through
            if entered >> one & 1:
                self._put(ap + keys, squares + 1, NONE, BIT[other] & land.stop)

    def _jump(self, ap: int, squares: int, bits: int) -> None:
        """TS-PLN-04: it may have jumped here."""
        land = self.land
        m = land.m
        if not step(bits, m.south, m.east) & land.leap:
            return
        for square in listed(bits):
            over = step(BIT[square], m.south, m.east) & land.leap
            self._put(ap + 1, squares + 2, NONE, step(over, m.south, m.east) & ~BIT[square] & land.stop & ~land.bare)


def _barred(land: Ground) -> int:
    """TW-JMP-09: where nobody can land, whatever is taken there."""
    return land.scene.stand[0] | land.scene.stand[1] | land.scene.lie[0]
