"""Drawing a path: what may come next, and what it discovers (PA-PTH, PA-DIS, PA-OBS, PA-POR, PA-STA).

An operation is a tuple: what it is, then numbers of the dungeon. A path is a value: going on makes a new one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from verlies.games.pathways.dungeon import NONE, Dungeon
from verlies.games.pathways.faces import KEY, LAVA, LOCK, MONSTER, PIT, PORTAL, ROPE, SCROLL, STAIRS, SWORD

START, GO, LEAVE, CLIMB, FALL, TRAVEL, BOOK, EXIT = range(8)
"""(START, cell, side), (GO, side), (LEAVE, door), (CLIMB, stairs), (FALL, pit), (TRAVEL, portal), (BOOK, book, ...),
(EXIT, side)."""
Op = tuple[int, ...]
TOOLS = {MONSTER: 0, PIT: 1, LAVA: 1, LOCK: 2, PORTAL: 3}
"""Which tool overcomes what: sword, rope, key, scroll; tokens and substitute books in the same order."""
ITEMS = {SWORD: 0, ROPE: 1, KEY: 2, SCROLL: 3}
SUBSTITUTES = (1, 3, 7, 9)
"""PA-SPB-SB1, PA-SPB-SB3, PA-SPB-SB7, PA-SPB-SB9."""
AMBUSH, CLIMB_UP, ROLL, CROSS, ROUND_V, CONJURE, ROUND_H = 2, 4, 5, 8, 11, 13, 15
"""Books that do something else on a path."""
BOOKS = (*SUBSTITUTES, AMBUSH, CLIMB_UP, ROLL, CROSS, ROUND_V, CONJURE, ROUND_H)
"""All that are for a path."""
_TRIPS = 1 << AMBUSH | 1 << CLIMB_UP | 1 << ROLL | 1 << ROUND_V | 1 << ROUND_H
UNFOUGHT, NO_ROPES, NO_KEYS, NO_SCROLLS, TWICE, WEAVE = (1 << bit for bit in range(6))
"""What groups and artefacts of the cooperative game give a path (PA-COO-02, PA-COO-13)."""
HELPED = 8
"""By how many bits higher a gift is noted that stood for a tool."""
RUNNING, LEFT, STOPPED = range(3)
"""How a path stands: it may go on, it has left by an exit, it ended at an obstacle."""
COUNTS = 15
NOTHING = (0, 0, 0, 0)
Kit = tuple[tuple[int, ...], int, tuple[int, ...], int]
"""What helps a path from its first step: tokens, books, items, gifts."""


class Path:
    """A path as far as it is drawn."""

    __slots__ = (
        "books", "chords", "cleared", "counts", "doors", "dungeon", "end", "entry", "free", "gifts", "head", "kit",
        "known", "ops", "passed", "pits", "portals", "ports", "seen", "tokens",
    )  # fmt: skip

    def __init__(
        self, dungeon: Dungeon, tokens: tuple[int, ...] = NOTHING, books: int = 0,
        free: tuple[int, ...] = NOTHING, gifts: int = 0,
    ) -> None:  # fmt: skip
        self.dungeon = dungeon
        self.kit: Kit = (tokens, books, free, gifts)
        self.ops: tuple[Op, ...] = ()
        self.head = NONE
        self.seen = 0
        """Corridor cells visited, as bits."""
        self.doors = 0
        self.chords: tuple[tuple[int, int, int], ...] = ()
        """PA-PTH-05: room, and the two doors, the smaller first."""
        self.cleared = 0
        """Rooms, as bits of their places."""
        self.entry = NONE
        """The door by which it came into the room where it is."""
        self.ports: tuple[tuple[int, int], ...] = ()
        """PA-PTH-07: cells and sides of the ports that were used."""
        self.pits = 0
        """PA-OBS-09: used ones."""
        self.portals = 0
        self.known = 0
        """PA-STA-01: stairs that were discovered."""
        self.passed = True
        """Whether the pit at the head has been dealt with."""
        self.end = RUNNING
        self.free = free
        self.tokens = tokens
        self.books = books
        """Ready for use, as bits of their numbers."""
        self.gifts = gifts
        self.counts = bytes(COUNTS)

    def copy(self) -> Path:
        new = Path.__new__(Path)
        new.dungeon, new.head, new.seen, new.doors = self.dungeon, self.head, self.seen, self.doors
        new.chords, new.cleared, new.entry, new.ports = self.chords, self.cleared, self.entry, self.ports
        new.pits, new.portals, new.known, new.passed = self.pits, self.portals, self.known, self.passed
        new.end, new.free, new.tokens, new.books = self.end, self.free, self.tokens, self.books
        new.gifts, new.counts, new.ops, new.kit = self.gifts, self.counts, self.ops, self.kit
        return new

    def key(self) -> tuple[object, ...]:
        return (
            self.ops, self.head, self.seen, self.doors, self.chords, self.cleared, self.entry, self.ports, self.pits,
            self.portals, self.known, self.passed, self.end, self.free, self.tokens, self.books, self.gifts,
            self.counts,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        """Of two paths through the same dungeon."""
        return isinstance(other, Path) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def fresh(self) -> Path:
        """This path before its first step."""
        return Path(self.dungeon, *self.kit)

    def with_kit(self, kit: Kit) -> Path:
        """The same steps with more to help them; whatever was legal stays so."""
        path = Path(self.dungeon, *kit)
        for op in self.ops:
            path = path.after(op)
        return path

    @property
    def gifts_used(self) -> int:
        """Gifts that stood for a tool, and those for once that are gone."""
        return self.gifts >> HELPED | self.kit[3] & ~self.gifts

    @property
    def in_room(self) -> bool:
        return self.head >= len(self.dungeon.cells)

    # What may come next

    def options(self) -> Iterator[Op]:
        """All legal operations."""
        if self.head == NONE or self.gifts & TWICE:
            yield from self._starts()
        if self.head != NONE and not self.end:
            yield from self._goes_on()
        if self.books >> CONJURE & 1 and not self.end:
            for kind in range(4):
                yield BOOK, CONJURE, kind

    def _starts(self) -> Iterator[Op]:
        """PA-PTH-01; a second time from another port (PA-COO-13)."""
        for cell in self.dungeon.hollows:
            if not self.seen >> cell & 1:
                for side in sides(self.dungeon.cells[cell].ports):
                    yield START, cell, side

    def _goes_on(self) -> list[Op]:
        ops: list[Op] = []
        if not self.passed:
            pit = self.dungeon.cells[self.head].pit
            if self.lands(pit):
                ops.append((FALL, pit))
            if not self.can_pay(PIT):
                return ops
        if self.in_room:
            self._from_room(ops)
        else:
            self._from_cell(ops)
        if self.books & _TRIPS:
            ops += self._by_book()
        return ops

    def _from_cell(self, ops: list[Op]) -> None:
        cell = self.dungeon.cells[self.head]
        seen, doors = self.seen, self.doors
        for side in sides(cell.sides):
            there = cell.ways[side]
            if there != NONE:
                door = cell.doors[side]
                if not (seen >> there & 1 if door == NONE else doors >> door & 1):
                    ops.append((GO, side))
            elif (self.head, side) not in self.ports:  # PA-PTH-07, PA-PTH-08
                ops.append((EXIT, side))
        if cell.stairs != NONE and self._free_end(cell.stairs):
            ops.append((CLIMB, cell.stairs))
        if cell.portal != NONE:
            ops += self._travels(cell.portal)

    def _from_room(self, ops: list[Op]) -> None:
        dungeon = self.dungeon
        hall = dungeon.halls[self.head - len(dungeon.cells)]
        for door in hall.doors:
            if self.doors >> door & 1 or self.seen >> dungeon.doors[door].cell & 1:  # PA-PTH-03, PA-PTH-04
                continue
            if self.entry == NONE or self.crossings(door) <= (self.books >> CROSS & 1) + bool(self.gifts & WEAVE):
                ops.append((LEAVE, door))
        ops += [(CLIMB, stairs) for _, _, stairs in hall.stairs if self._free_end(stairs)]
        ops += [(FALL, pit) for _, _, pit in hall.pits if self.lands(pit)]  # PA-OBS-06
        if hall.portal != NONE:
            ops += self._travels(hall.portal)

    def crossings(self, door: int) -> int:
        """PA-PTH-05: how many chords of the room it crosses to leave by this door."""
        a, b = (self.entry, door) if self.entry < door else (door, self.entry)
        return sum(room == self.head and (a < c < b) != (a < d < b) for room, c, d in self.chords)

    def lands(self, pit: int) -> bool:
        """PA-OBS-05, PA-OBS-09, PA-OBS-11."""
        return not self.pits >> pit & 1 and not self.seen >> self.dungeon.pits[pit][1] & 1

    def _free_end(self, stairs: int) -> bool:
        return self.enterable(self.other_end(stairs))

    def other_end(self, stairs: int) -> int:
        above, below = self.dungeon.stairs[stairs]
        return below if self.head == above else above

    def enterable(self, place: int) -> bool:
        """PA-PTH-03: a room, or a corridor cell that was not visited."""
        return place >= len(self.dungeon.cells) or not self.seen >> place & 1

    def _travels(self, portal: int) -> list[Op]:
        """PA-POR-01, PA-POR-02."""
        if self.portals >> portal & 1 or not self.can_pay(PORTAL):
            return []
        used = self.portals | 1 << portal
        places = enumerate(self.dungeon.portals)
        return [(TRAVEL, to) for to, place in places if not used >> to & 1 and self.enterable(place)]

    def _by_book(self) -> Iterator[Op]:
        dungeon, books = self.dungeon, self.books
        here = self.head
        if books >> AMBUSH & 1:  # PA-SPB-SB2
            for place in dungeon.lairs:
                if place != here and self.enterable(place) and not self.cleared >> place & 1:
                    yield BOOK, AMBUSH, place
        if books >> ROLL & 1 and here in dungeon.barrels:  # PA-SPB-SB5
            for place in dungeon.barrels:
                if place != here and self.enterable(place):
                    yield BOOK, ROLL, place
        if self.in_room:
            return
        cell = dungeon.cells[here]
        pit = cell.above
        if books >> CLIMB_UP & 1 and pit != NONE and not self.pits >> pit & 1:  # PA-SPB-SB4
            yield from [(BOOK, CLIMB_UP)] if self.enterable(dungeon.pits[pit][0]) else []
        for book, ways in ((ROUND_V, (0, 2)), (ROUND_H, (1, 3))):
            if books >> book & 1:
                yield from ((BOOK, book, side) for side in ways if self._round(side) != NONE)

    def _round(self, side: int) -> int:
        """PA-SPB-SB11, PA-SPB-SB15: the cell at the other end of the column or row, if it can be entered there."""
        if (self.head, side) in self.ports:
            return NONE
        there = self.dungeon.round(self.head, side)
        return there if there != NONE and not self.seen >> there & 1 else NONE

    # Payments

    def can_pay(self, obstacle: int) -> bool:
        tool = TOOLS[obstacle]
        return bool(
            self.free[tool] or self.tokens[tool] or self.books >> SUBSTITUTES[tool] & 1 or self.gifts >> tool & 1
        )  # fmt: skip

    def _pay(self, obstacle: int) -> bool:
        """PA-PTH-12: with a gift, else an item, else a token, else a book."""
        tool = TOOLS[obstacle]
        if self.gifts >> tool & 1:
            self.gifts |= 1 << tool + HELPED
            return True
        if self.free[tool]:
            self.free = changed(self.free, tool, -1)
        elif self.tokens[tool]:
            self.tokens = changed(self.tokens, tool, -1)
        elif self.books >> SUBSTITUTES[tool] & 1:
            self.books &= ~(1 << SUBSTITUTES[tool])
        else:
            return False
        return True

    # Going on

    def after(self, op: Op) -> Path:
        """The path after a legal operation."""
        new = self.copy()
        new.ops = (*self.ops, op)
        kind = op[0]
        if kind == BOOK and op[1] == CONJURE:  # PA-SPB-SB13
            new.books &= ~(1 << CONJURE)
            new.tokens = changed(new.tokens, op[2], 1)
            return new
        if kind == FALL:
            new.pits |= 1 << op[1]
            if not new.passed:
                new._count(PIT)
                new.passed = True
            new._enter(new.dungeon.pits[op[1]][1])
            return new
        if not new.passed and kind != START:  # PA-PTH-11: crossed
            new._pay(PIT)
            new.pits |= 1 << new.dungeon.cells[new.head].pit
            new._count(PIT)
        new.passed = True
        _DO[kind](new, op)
        return new

    def _start(self, op: Op) -> None:
        if self.head != NONE:
            self.gifts &= ~TWICE
            self.end = RUNNING
        self.ports = (*self.ports, (op[1], op[2]))
        self._enter(op[1])

    def _go(self, op: Op) -> None:
        cell = self.dungeon.cells[self.head]
        self._enter(cell.ways[op[1]], cell.doors[op[1]])

    def _leave(self, op: Op) -> None:
        door = op[1]
        if self.entry != NONE:
            for _ in range(self.crossings(door)):  # PA-SPB-SB8
                if self.gifts & WEAVE:
                    self.gifts &= ~WEAVE
                else:
                    self.books &= ~(1 << CROSS)
            chord = (self.head, min(self.entry, door), max(self.entry, door))
            self.chords = tuple(sorted((*self.chords, chord)))
        self.doors |= 1 << door
        self._enter(self.dungeon.doors[door].cell)

    def _climb(self, op: Op) -> None:
        self._enter(self.other_end(op[1]))

    def _travel(self, op: Op) -> None:
        dungeon = self.dungeon
        self._pay(PORTAL)
        own = dungeon.halls[self.head - len(dungeon.cells)] if self.in_room else dungeon.cells[self.head]
        self.portals |= 1 << own.portal | 1 << op[1]
        self._enter(dungeon.portals[op[1]])

    def _use_book(self, op: Op) -> None:
        book = op[1]
        self.books &= ~(1 << book)
        if book in (AMBUSH, ROLL):
            self._enter(op[2])
        elif book == CLIMB_UP:
            pit = self.dungeon.cells[self.head].above
            above = self.dungeon.pits[pit][0]
            self.pits |= 1 << pit
            if above < len(self.dungeon.cells):
                self._count(PIT)
            self._enter(above)
        else:
            there = self._round(op[2])
            self.ports = (*self.ports, (self.head, op[2]), (there, (op[2] + 2) % 4))
            self._enter(there)

    def _exit(self, op: Op) -> None:
        self.ports = (*self.ports, (self.head, op[1]))
        self.end = LEFT

    def _enter(self, place: int, door: int = NONE) -> None:
        self.head = place
        self.entry = door
        if place >= len(self.dungeon.cells):
            if door != NONE:
                self.doors |= 1 << door
            if not self.cleared >> place & 1:
                self._clear(place)
            return
        self.seen |= 1 << place
        cell = self.dungeon.cells[place]
        symbol = cell.symbol
        if symbol < 0:
            return
        if symbol in ITEMS:
            self.free = changed(self.free, ITEMS[symbol], 1)
        elif symbol in (MONSTER, LOCK, LAVA):
            if not self._pay(symbol):
                self.end = STOPPED
                return
            if symbol == MONSTER and self.gifts & UNFOUGHT:
                return
        elif symbol == PIT:
            self.passed = bool(self.pits >> cell.pit & 1)
            return
        elif symbol == STAIRS:
            if self.known >> cell.stairs & 1:
                return
            self.known |= 1 << cell.stairs
        self._count(symbol)

    def _clear(self, place: int) -> None:
        """PA-DIS-04 to PA-DIS-06."""
        hall = self.dungeon.halls[place - len(self.dungeon.cells)]
        for _ in range(hall.monsters):
            if not self._pay(MONSTER):
                self.end = STOPPED
                return
        self.cleared |= 1 << place
        counts = bytearray(self.counts)
        if not self.gifts & UNFOUGHT:
            counts[MONSTER] += hall.monsters
        for kind in hall.finds:
            counts[kind] += 1
            if kind in ITEMS:
                self.free = changed(self.free, ITEMS[kind], 1)
        for _, _, stairs in hall.stairs:
            counts[STAIRS] -= self.known >> stairs & 1
            self.known |= 1 << stairs
        self.counts = bytes(counts)

    def _count(self, kind: int) -> None:
        self.counts = self.counts[:kind] + bytes((self.counts[kind] + 1,)) + self.counts[kind + 1 :]


_DO = {
    START: Path._start, GO: Path._go, LEAVE: Path._leave, CLIMB: Path._climb, TRAVEL: Path._travel,
    BOOK: Path._use_book, EXIT: Path._exit,
}  # fmt: skip


def changed(numbers: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return (*numbers[:at], numbers[at] + by, *numbers[at + 1 :])


@lru_cache
def sides(mask: int) -> tuple[int, ...]:
    return tuple(side for side in range(4) if mask >> side & 1)
