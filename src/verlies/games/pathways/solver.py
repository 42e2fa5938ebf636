"""The best path through a dungeon: depth first, with a bound and a memory of equal states.

What may still be found is bounded on the tree of blocks that the unvisited places form around the head: of all parts
that hang on one corridor cell a path can end in one only, while a room can be passed again.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from operator import mul
from time import perf_counter
from typing import NamedTuple

from verlies.games.pathways import path as p
from verlies.games.pathways.dungeon import NONE
from verlies.games.pathways.faces import MONSTER, STAIRS
from verlies.games.pathways.path import CONJURE, COUNTS, LEFT, TOOLS, TWICE, Op, Path

_ANYWHERE = 1 << p.AMBUSH
_HUBS = 1 << p.ROLL | 1 << p.ROUND_V | 1 << p.ROUND_H


class Wish(NamedTuple):
    """What a path is worth: points by kind of find, for an exit, and how many of a kind count at all."""

    points: tuple[float, ...]
    exit: float
    caps: bytes = bytes((255,)) * COUNTS

    def of(self, path: Path) -> float:
        counts = path.counts if self.caps is UNCAPPED else map(min, path.counts, self.caps)
        points: float = sum(map(mul, self.points, counts))
        return points + self.exit if path.end == LEFT else points


UNCAPPED = Wish._field_defaults["caps"]


class Best(NamedTuple):
    """The best path that was found, and what no path can exceed."""

    ops: tuple[Op, ...]
    path: Path
    value: float
    bound: float
    nodes: int

    @property
    def proved(self) -> bool:
        return self.bound <= self.value + 1e-9


class _Visit:
    """A place on the way down the tree of blocks: what is gained in its block, and at most beyond it."""

    __slots__ = ("core", "end", "number", "other", "parent", "place", "ways")

    def __init__(self, number: int, place: int, parent: int, ways: Iterable[int], core: float, end: float) -> None:
        self.number, self.place, self.parent, self.core, self.end = number, place, parent, core, end
        self.other = 0.0
        """Beyond the block at most elsewhere than at `end`: a path may come from there."""
        self.ways = iter(ways)


def _bits(places: Iterable[int]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def _sums(worths: list[float]) -> list[float]:
    """The sum of each choice of some numbers, by the bits that choose."""
    sums = [0.0]
    for worth in worths:
        sums += [each + worth for each in sums]
    return sums


class Solver:
    """Looks for the best way to go on with a path."""

    def __init__(
        self, start: Path, wish: Wish, seconds: float | None = None, nodes: int | None = None, beat: float | None = None
    ) -> None:  # fmt: skip
        """`beat`: only a path that is worth more is looked for."""
        self.wish = wish
        self.dungeon = dungeon = start.dungeon
        self.start = start
        self.seconds, self.limit = seconds, nodes
        self.nodes = 0
        self._memory: dict[tuple[object, ...], float] = {}
        self._ops: list[Op] = []
        self.best = Best((), start, wish.of(start) if beat is None else beat, 0.0, 0)
        self._cells = len(dungeon.cells)
        worth = (*(0.0 if kind == STAIRS else points for kind, points in enumerate(wish.points)), 0.0)
        """By symbol; stairs are counted by themselves, and the last is for no symbol."""
        self._worth = [worth[cell.symbol] for cell in dungeon.cells]
        self._ways = [[there for there in cell.ways if there != NONE] for cell in dungeon.cells]
        for hall in dungeon.halls:
            self._worth.append(hall.monsters * worth[MONSTER] + sum([worth[kind] for kind in hall.finds]))
            self._ways.append([dungeon.doors[door].cell for door in hall.doors])
        self._stairs: dict[int, list[int]] = {}
        for number, (above, below) in enumerate(dungeon.stairs):
            self._stairs.setdefault(above, []).append(number)
            self._stairs.setdefault(below, []).append(number)
        for above, below in [*dungeon.stairs, *dungeon.pits]:
            self._ways[above].append(below)
            self._ways[below].append(above)
        self._worth.append(0.0)
        """For the hub between portals."""
        self._near = [_bits(ways) for ways in self._ways]
        self._all = (1 << len(self._ways)) - 1
        self._ports = {*dungeon.hollows}

    def _prepare(self) -> None:
        """What only a search needs."""
        dungeon, points = self.dungeon, self.wish.points
        self._gateways = _bits(dungeon.portals)
        self._doors = {self._cells + at: _bits(hall.doors) for at, hall in enumerate(dungeon.halls)}
        obstacles = [0, 0, 0, self._gateways]
        for place, cell in enumerate(dungeon.cells):
            if cell.symbol in TOOLS:
                obstacles[TOOLS[cell.symbol]] |= 1 << place
        for at, hall in enumerate(dungeon.halls):
            if hall.monsters:
                obstacles[0] |= 1 << self._cells + at
        self._obstacles = obstacles
        self._most = (max([1, *(hall.monsters for hall in dungeon.halls)]), 1, 1, 1)
        """What one step can take of each tool (PA-DIS-04)."""
        worths = self._worth.copy()
        for place, numbers in self._stairs.items():
            worths[place] += len(numbers) * points[STAIRS]
        self._sums = [_sums(worths[at : at + 8]) for at in range(0, len(worths), 8)]

    def solve(self) -> Best:
        start = self.start
        if start.head == NONE and self.wish.of(start) + self._anywhere(start) <= self.best.value:
            return self.best._replace(bound=self.best.value)
        self._prepare()
        self._ends_at = None if self.seconds is None else perf_counter() + self.seconds
        self._open = 0.0
        self._try(start, self.wish.of(start))
        bound = max(self._open, self.best.value)
        return self.best._replace(bound=bound, nodes=self.nodes)

    def _stop(self) -> bool:
        if self.limit is not None and self.nodes >= self.limit:
            return True
        return self._ends_at is not None and not self.nodes & 63 and perf_counter() > self._ends_at

    def _try(self, path: Path, value: float) -> None:
        """All ways to go on."""
        if value > self.best.value:
            self.best = Best(tuple(self._ops), path, value, 0.0, 0)
        ops = self._moves(path)
        if not ops:
            return
        if len(ops) > 1 or path.head == NONE:
            self.nodes += 1
            enough = self.best.value - value + 1e-9
            reach = self._reach(path)
            hope = self._flood(path, reach)
            if hope <= enough:
                return
            key = self._key(path, reach)
            if self._memory.get(key, -1.0) >= value:
                return
            if not self._free(path):
                hope = min(hope, self._blocks(path, path.head, {}, self.wish.exit)[0])
            if hope <= enough:
                return
            if self._stop():
                self.limit = 0
                self._open = max(self._open, value + hope)
                return
            self._memory[key] = value
        afters = [path.after(op) for op in ops]
        ways = zip(map(self.wish.of, afters), ops, afters, strict=True)
        for worth, op, after in sorted(ways, key=lambda way: -way[0]):
            self._ops.append(op)
            self._try(after, worth)
            self._ops.pop()

    def _moves(self, path: Path) -> list[Op]:
        ops = list(path.options())
        if path.books >> CONJURE & 1:
            ops = [op for op in ops if op[:2] != (p.BOOK, CONJURE) or self._needed(path, op[2])]
        return ops

    def _needed(self, path: Path, kind: int) -> bool:
        """Whether the next step could take one more than there is: it is soon enough to make a token then."""
        return path.free[kind] + path.tokens[kind] < self._most[kind]

    def _key(self, path: Path, reach: int) -> tuple[object, ...]:
        """What matters for what can still come."""
        doors = 0
        for room, mask in self._doors.items():
            if reach >> room & 1:
                doors |= mask
        chords = tuple(chord for chord in path.chords if reach >> chord[0] & 1) if path.chords else ()
        tools = [
            (free, tokens) if reach & there else (0, 0)
            for free, tokens, there in zip(path.free, path.tokens, self._obstacles, strict=True)
        ]
        counts = path.counts if self.wish.caps is not UNCAPPED else b""
        return (
            path.head, reach, path.doors & doors, chords, path.cleared & reach, path.entry, path.ports, path.pits,
            path.portals, path.known, path.passed, path.end, *tools, path.books, path.gifts, counts,
        )  # fmt: skip

    def _free(self, path: Path) -> bool:
        """Whether it could go on anywhere."""
        return path.head == NONE or bool(path.gifts & TWICE or path.books & _ANYWHERE)

    def _reach(self, path: Path) -> int:
        """The places that could still be visited."""
        near, free = self._near, self._all & ~path.seen
        found = 1 << path.head if path.head != NONE else 0
        if self._free(path) or path.books & _HUBS:
            return free | found
        todo = [path.head]
        more = self._gateways & free
        while todo:
            fresh = near[todo.pop()] & free & ~found
            if not todo and more:
                fresh |= more & ~found
                more = 0
            found |= fresh
            while fresh:
                low = fresh & -fresh
                todo.append(low.bit_length() - 1)
                fresh ^= low
        return found

    def _flood(self, path: Path, reach: int) -> float:
        """A quick bound: all that lies in reach."""
        left = reach & ~path.cleared
        total, at = self.wish.exit + self._pending(path), 0
        if path.head != NONE:
            left &= ~(1 << path.head)
        while left:
            total += self._sums[at][left & 255]
            left >>= 8
            at += 1
        return total

    def _pending(self, path: Path) -> float:
        """PA-OBS-07: a pit at the head counts with the next step."""
        return 0.0 if path.passed else self._worth[path.head]

    def _own(self, path: Path, place: int) -> float:
        worth = 0.0 if path.cleared >> place & 1 else self._worth[place]
        for stairs in self._stairs.get(place, ()):
            if not path.known >> stairs & 1:
                worth += self.wish.points[STAIRS]
        return worth

    def _anywhere(self, path: Path) -> float:
        """A bound for a path that has yet to begin: from one branch of a tree of blocks to another."""
        if path.gifts & TWICE or path.books & _ANYWHERE:
            return inf
        order: dict[int, int] = {}
        roots = (place for place in self.dungeon.hollows if place not in order)
        return max((self._blocks(path, root, order, 0.0)[1] for root in roots), default=0.0) + self.wish.exit

    def _blocks(self, path: Path, root: int, order: dict[int, int], leave: float) -> tuple[float, float]:
        """Bounds on the tree of blocks around a place, found depth first: for a path that goes on from there, and for
        one that is anywhere in it. Corridors without branches are one step."""
        cells, near, near_bits, seen = self._cells, self._ways, self._near, path.seen
        worth, stairs, ports = self._worth, self._stairs, self._ports
        gates = self._gates(path)
        hub, first = len(near), len(order)
        free = self._all & ~seen | 1 << root
        low = [*range(first + 1)]
        order[root] = first
        core = self._pending(path) if root == path.head else self._own(path, root)
        ways = [*near[root], hub] if root in gates else near[root]
        stack = [_Visit(first, root, NONE, ways, core, leave if root in ports else 0.0)]
        most = 0.0
        while True:
            visit = stack[-1]
            for there in visit.ways:
                known = order.get(there)
                if known is not None:
                    if there != visit.parent and known < low[visit.number]:
                        low[visit.number] = known
                    continue
                if there < cells and seen >> there & 1:
                    continue
                number = order[there] = len(low)
                low.append(number)
                if there == hub:
                    stack.append(_Visit(number, hub, visit.place, gates, 0.0, 0.0))
                    break
                core, end, before = self._own(path, there), leave if there in ports else 0.0, visit.place
                while there < cells and there not in gates:
                    on = near_bits[there] & free & ~(1 << before)
                    further = on.bit_length() - 1
                    if not on or on & on - 1 or further >= cells or further in order:
                        break
                    before, there = there, further
                    order[there] = number
                    core += self._own(path, there) if there in stairs else worth[there]
                    if there in ports:
                        end = leave
                ways = [*near[there], hub] if there in gates else near[there]
                stack.append(_Visit(number, there, before, ways, core, end))
                break
            else:
                stack.pop()
                arm = visit.core + visit.end
                if not stack:
                    return arm, max(most, arm + visit.other)
                parent = stack[-1]
                if low[visit.number] < low[parent.number]:
                    low[parent.number] = low[visit.number]
                joined = low[visit.number] < parent.number
                again = parent.place >= cells and low[visit.number] == parent.number
                if joined or again:
                    parent.core += visit.core
                    arm = visit.end
                    if visit.other > parent.other:
                        parent.other = visit.other
                else:
                    most = max(most, arm + visit.other + self._own(path, parent.place))
                if arm > parent.end:
                    parent.end, arm = arm, parent.end
                if arm > parent.other:
                    parent.other = arm

    def _gates(self, path: Path) -> set[int]:
        """Places between which one may travel otherwise than on foot."""
        found = {place for number, place in enumerate(self.dungeon.portals) if not path.portals >> number & 1}
        if path.books & _HUBS:
            found |= {*self.dungeon.barrels, *self.dungeon.hollows}
        return found
