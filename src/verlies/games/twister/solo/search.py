"""All ways of a non-player's character within its AP, the cheapest first (TS-PLN, TS-PRX).

A label is AP, squares, world, squares left of the move: the set of board squares reached so. One that is reached with
no more AP and squares and at least as many squares left makes another needless.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from verlies.games.twister.dungeon import BIT, crossing, listed, step
from verlies.games.twister.solo import worlds as w
from verlies.games.twister.solo.memory import Deed
from verlies.games.twister.solo.worlds import World, resting_place
from verlies.games.twister.state import NONE

LOOSELY, EXACTLY = 1, 2
"""Whether what was put down vanishes, which is quick and finds all plans there could be, or lies where it was put."""
Key = tuple[int, int, int, int]
"""AP, squares, world, squares left."""


class Label(NamedTuple):
    """Where a character can be, and what that cost."""

    ap: int
    squares: int
    world: World
    steps: int
    bits: int


class Take(NamedTuple):
    """TS-ITM-10: a moment at which something is taken."""

    label: Label
    square: int
    token: int
    stops: bool
    """Whether it may end its action there at once."""


class Source(NamedTuple):
    """Where a label comes from: what was done, from where to where."""

    act: str
    key: Key
    start: int
    to: int
    arg: int = NONE


class Way(NamedTuple):
    """The way to a label: its directions, N before E before S before W, and what is done (TS-PRX-05).

    Of ways that go alike the one is taken that uses up its moves one after the other, and rather walks than jumps.
    """

    directions: tuple[int, ...]
    actions: tuple[tuple[int, int], ...]
    """For each action, minus the squares before it; and whether it is a move."""
    acts: tuple[tuple[Any, ...], ...]

    def and_then(self, *directions: int, act: tuple[Any, ...]) -> Way:
        actions = self.actions
        if act[0] not in ("step", "drop"):
            actions = (*actions, (-len(self.directions), int(act[0] != "move")))
        return Way((*self.directions, *directions), actions, (*self.acts, act))


class Search:
    """All labels within a number of AP, in the order of their cost."""

    def __init__(self, world: World, square: int, ap: int, steps: int = 0, running: bool = False, drops: int = 0,
                 swap: tuple[int, int, int] | None = None, trail: tuple[int, ...] = ()) -> None:  # fmt: skip
        """`running`: in the middle of a move with `steps` squares left that went over the squares `trail`; `swap`: what
        could still be put back."""
        self.limit = ap
        self.longest = 9 * (ap + 1)
        """More squares than any way within these AP has."""
        self.drops = drops
        self.start = square
        self.trail = trail
        self._labels: list[Label] = []
        self._takes: list[Take] = []
        self._levels = 0
        self._known: dict[Key, int] = {}
        self._sources: dict[Key, list[Source]] = {}
        self._ways: dict[tuple[Key, int], Way] = {}
        self._agenda: list[dict[int, dict[int, dict[int, int]]]] = [{} for _ in range(ap + 2)]
        self._worlds: dict[int, World] = {}
        self._first = world
        self._still = not running
        self._add(0, 0, world, steps, BIT[square], None)
        if swap is not None and swap[2] != NONE:
            m = world.m.copy()
            m.where[swap[0]] = swap[2]
            m.loose &= ~(1 << swap[0])
            self._add(0, 0, world.born(m, world.carried), 0, BIT[square], None)

    def upto(self, ap: int) -> Iterator[Label]:
        """All labels within that many AP, the cheapest first."""
        at = 0
        for level in range(min(ap, self.limit) + 1):
            self._level(level)
            while at < len(self._labels) and self._labels[at].ap == level:
                yield self._labels[at]
                at += 1

    def takes_upto(self, ap: int) -> Iterator[Take]:
        """All takings within that many AP, the cheapest first."""
        for level in range(min(ap, self.limit) + 1):
            self._level(level)
            takes = [take for take in self._takes if take.label.ap == level]
            yield from sorted(takes, key=lambda take: take.label.squares)

    def _add(self, ap: int, squares: int, world: World, steps: int, bits: int, source: Source | None) -> None:
        if not bits:
            return
        bucket = self._agenda[ap].setdefault(squares, {}).setdefault(steps, {})
        key = id(world)
        self._worlds[key] = world
        bucket[key] = bucket.get(key, 0) | bits
        if source is not None:
            self._sources.setdefault((ap, squares, key, steps), []).append(source)

    def _level(self, ap: int) -> None:
        """All that can be reached with exactly that many AP; what takes fewer is known."""
        if ap < self._levels:
            return
        self._levels = ap + 1
        agenda = self._agenda[ap]
        while agenda:
            squares = min(agenda)
            buckets = agenda[squares]
            while buckets:
                steps = max(buckets)
                world, bits = buckets[steps].popitem()
                if not buckets[steps]:
                    del buckets[steps]
                self._reach(ap, squares, self._worlds[world], steps, bits)
            del agenda[squares]

    def _reach(self, ap: int, squares: int, world: World, steps: int, bits: int) -> None:
        done = world.done
        bits &= ~done[steps]
        if not bits:
            return
        for less in range(steps, -1, -1):
            done[less] |= bits
        self._labels.append(Label(ap, squares, world, steps, bits))
        key = (ap, squares, id(world), steps)
        self._known[key] = self._known.get(key, 0) | bits
        if ap < self.limit:
            self._stops(key, world, bits)
        if self._may_drop(world) and (ap or not self._still):
            free = bits & world.may_drop()
            if self.drops == LOOSELY:
                self._add(ap, squares, world.put_down(), steps, free, Source("drop", key, free, free))
            else:
                for square in listed(free):
                    bit = BIT[square]
                    self._add(ap, squares, world.put_down(square), steps, bit, Source("drop", key, bit, bit))
        if steps:
            self._steps(key, world, bits & ~world.goal)

    def _may_drop(self, world: World) -> bool:
        """TS-PLN-09: once in a plan."""
        return self.drops > 0 and world.carried != NONE and world.dropped == self._first.dropped

    def _stops(self, key: Key, world: World, bits: int) -> None:
        """TS-PLN-06: what can be begun on squares where it may stop."""
        ap, squares, *_ = key
        stop = world.stop
        if not squares and self._still:
            stop |= BIT[self.start]
        fresh = bits & stop & ~world.started
        if not fresh:
            return
        world.started |= fresh
        self._add(ap + 1, squares, world.on_the_move(), world.speed, fresh, Source("move", key, fresh, fresh))
        m = world.m
        if step(fresh, m.south, m.east) & world.leap:
            for square in listed(fresh):
                self._jumps(key, world, square)
        for gate, state, near in world.openable:
            for square in listed(near & fresh):
                bit = BIT[square]
                child = world.opened(gate, state)
                self._add(ap + 1, squares, child, 0, bit, Source(world.opening(), key, bit, bit, gate))

    def _jumps(self, key: Key, world: World, square: int) -> None:
        """TS-PLN-04, TS-PLN-16."""
        m = world.m
        over = step(BIT[square], m.south, m.east) & world.leap
        beyond = step(over, m.south, m.east) & ~BIT[square]
        if not beyond:
            return
        hung = world.rope and (m.pits & ~world.scene.ropes) >> square & 1
        kinds = [("jump", world.put_down(square) if hung else world)]
        if not hung and self._may_drop(world) and world.may_drop() >> square & 1:
            kinds.append(("drop jump", world.put_down(NONE if self.drops == LOOSELY else square)))
        ap, squares = key[0] + 1, key[1] + 2
        for act, kind in kinds:
            plain = beyond & kind.landings()
            for other in listed(beyond):
                if kind.happens(other):
                    plain &= ~BIT[other]
                    self._land(ap, squares, kind, other, Source(act, key, BIT[square], BIT[other]))
            self._add(ap, squares, kind, 0, plain, Source(act, key, BIT[square], plain))

    def _land(self, ap: int, squares: int, world: World, square: int, source: Source) -> None:
        """A jump onto a square where something is taken: what was carried stays where it jumped off (TS-PLN-16)."""
        scene = world.scene
        if (scene.stand[0] | scene.stand[1] | scene.lie[0] | world.goal) >> square & 1:
            return
        if not (world.m.dry | scene.ropes) >> square & 1:
            return
        swap = next((each for each in world.happens(square) if each.kind == w.SWAP), None)
        back = NONE
        if swap is not None:
            back = resting_place(world.m, swap.old, [source.start.bit_length() - 1])
            if back == NONE:
                return
        child = world.changed(square, back)
        if child.stop >> square & 1:
            self._take(Label(ap, squares, child, 0, BIT[square]), world.gains(square), source)

    def _take(self, label: Label, tokens: list[int], source: Source, stops: bool = False) -> None:
        """It comes to a label, and has got these; `stops`: whether it may end its action there all the same."""
        self._add(*label, source)
        stops = stops or bool(label.world.stop & label.bits)
        self._takes += [Take(label, label.bits.bit_length() - 1, token, stops) for token in tokens]

    # Steps

    def _steps(self, key: Key, world: World, front: int) -> None:
        """TW-MOV-02 to TW-MOV-09, TS-PLN-15."""
        south, east = world.edges
        if world.lines:
            for square in listed(front & world.lines):
                front &= ~BIT[square]
                self._off_line(key, world, square)
        if world.rope and world.flies and key[3] == world.speed:
            self._off_rope(key, world, front & world.m.pits & ~world.scene.ropes)
            front &= ~world.m.pits | world.scene.ropes
        if world.bare:
            self._onto(key, world, front, world, step(front, south, east) & world.enter & ~world.bare)
            front &= ~world.bare
            self._onto(key, world, front, world, step(front, south, east) & world.hang)
        else:
            self._onto(key, world, front, world, step(front, south, east) & world.enter)

    def _off_rope(self, key: Key, world: World, front: int) -> None:
        """TS-PLN-15: whoever flies off a pit leaves his rope on it unless he can stay where he goes."""
        south, east = world.edges
        for square in listed(front):
            bit = BIT[square]
            new = step(bit, south, east) & world.enter
            valid = world.m.dry | world.scene.ropes
            self._onto(key, world, bit, world, new & valid)
            if new & ~valid:
                self._onto(key, world, bit, world.put_down(square), new & ~valid)

    def _off_line(self, key: Key, world: World, square: int) -> None:
        """TS-PLN-15: off a pit, with the rope that lies there."""
        south, east = world.edges
        bit = BIT[square]
        new = step(bit, south, east) & world.enter
        valid = new & (world.m.dry | world.scene.ropes)
        back = NONE
        if world.carried != NONE and not w.two_lines(world.m, square):
            way = running(self.way(key, square), self.trail)
            back = resting_place(world.m, world.carried, [each for each in way if each != square])
            if back == NONE:
                valid = 0
        if valid:
            child = world.unlined(square, back)
            for other in listed(valid):
                self._onto(key, world, bit, child, BIT[other], child.carried)
        self._onto(key, world, bit, world, new & ~valid)

    def _onto(self, key: Key, world: World, front: int, after: World, new: int, token: int = NONE) -> None:
        """Steps from `front` in one world onto squares in the same or another one; `token` was taken on leaving."""
        ap, squares, _, steps = key
        if not new:
            return
        plain = new
        for square in listed(new & after.busy):
            if after.happens(square):
                plain &= ~BIT[square]
                self._change(key, world, front, after, square, token)
        label = Label(ap, squares + 1, after, steps - 1, plain)
        self._take(label, [token] if token != NONE and plain else [], Source("step", key, front, plain))

    def _change(self, key: Key, world: World, front: int, after: World, square: int, token: int) -> None:
        """TS-INV-02 to TS-INV-06: a step onto a square where something changes hands."""
        ap, squares, _, steps = key
        bit = BIT[square]
        source = Source("step", key, front, bit)
        label = Label(ap, squares + 1, after, steps - 1, bit)
        lines = [token] if token != NONE else []
        gains = after.gains(square) + lines
        old = next((each.old for each in after.happens(square) if each.kind == w.SWAP), NONE)
        if old == NONE:
            self._take(label._replace(world=after.changed(square)), gains, source)
            return
        backs = self._backs(key, world, front, after, square, old)
        places = {back: source._replace(start=start) for back, start in backs.items() if back != NONE}
        if w.stays_after(after.m, after.happens(square)[0], square):
            ends = [after.changed(square, back) for back in places]
            stops = any(end.stop & bit for end in ends)
            self._take(label._replace(world=after.changed(square)), gains, source, stops)
            for end, by in zip(ends, places.values(), strict=True):
                if end.stop & bit:
                    self._add(ap, squares + 1, end, 0, bit, by)
            return
        for back, by in places.items():
            self._take(label._replace(world=after.changed(square, back)), gains, by)
        if NONE in backs:
            self._take(label, lines, source._replace(start=backs[NONE]))

    def _backs(self, key: Key, world: World, front: int, after: World, square: int, old: int) -> dict[int, int]:
        """TS-INV-03: where what it leaves goes if it stops on this square, by the squares from which it steps there."""
        backs: dict[int, int] = {}
        for before in listed(step(BIT[square], *world.edges) & front):
            way = running(self.way(key, before), self.trail)
            back = resting_place(after.m, old, [each for each in way if each != square])
            backs[back] = backs.get(back, 0) | BIT[before]
        return backs

    # The way back from a label

    def way(self, key: Key, square: int) -> Way:
        """The best way to a label."""
        found = self._ways.get((key, square))
        if found is None:
            sources = [each for each in self._sources.get(key, ()) if each.to >> square & 1]
            ways = [way for source in sources for way in self._ways_by(source, square)]
            found = min(ways, key=lambda each: each[:2]) if ways else Way((), (), (("at", square),))
            self._ways[key, square] = found
        return found

    def _ways_by(self, source: Source, square: int) -> Iterator[Way]:
        world = self._worlds[source.key[2]]
        known = self._known[source.key] & source.start
        if source.act == "step":
            for direction in range(4):
                back = crossing(square, (direction + 2) % 4, *world.edges)
                if back != NONE and known >> back & 1:
                    yield self.way(source.key, back).and_then(direction, act=("step", square))
        elif source.act in ("jump", "drop jump"):
            m = world.m
            start = source.start.bit_length() - 1
            way = self.way(source.key, start)
            if source.act == "drop jump":
                way = way.and_then(act=("drop",))
            for first in range(4):
                over = crossing(start, first, m.south, m.east)
                if over == NONE or not world.leap >> over & 1:
                    continue
                for second in range(4):
                    if crossing(over, second, m.south, m.east) == square:
                        yield way.and_then(first, second, act=("jump", over, square))
        elif known >> square & 1:
            act = (source.act,) if source.arg == NONE else (source.act, source.arg)
            yield self.way(source.key, square).and_then(act=act)


def running(way: Way, trail: tuple[int, ...] = ()) -> list[int]:
    """The squares of the action that is under way at the end of a way."""
    squares = list(trail)
    for act in way.acts:
        if act[0] in ("at", "step"):
            squares.append(act[1])
        elif act[0] == "move":
            squares = squares[-1:]
        elif act[0] == "jump":
            squares = [act[2]]
    return squares


def deeds(way: Way) -> tuple[Deed, ...]:
    """A way as what is done one after the other."""
    found: list[Deed] = []
    path: list[int] = []
    drops: list[int] = []
    moving = False

    def close() -> None:
        if moving or len(path) > 1 or drops:
            found.append(Deed("move", tuple(path), int(moving), NONE, tuple(drops)))
        del path[:-1]
        drops.clear()

    for act, *args in way.acts:
        if act in ("at", "step"):
            path.append(args[0])
        elif act == "drop":
            drops.append(len(path) - 1)
        elif act == "move":
            close()
            moving = True
        else:
            put = (0,) if act == "jump" and drops and drops[-1] == len(path) - 1 else ()
            if put:
                drops.pop()
            close()
            moving = False
            if act == "jump":
                over, square = args
                found.append(Deed("jump", (path[-1], over, square), 1, NONE, put))
                path[:] = [square]
            else:
                found.append(Deed(act, (path[-1],), 1, args[0]))
    close()
    return tuple(found)
