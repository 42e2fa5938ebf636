"""A second judge of paths, written from the rules text alone: slow, plain, and strange to the engine.

It carries out the operations of a path (as texts: `go E`, `leave 1 2 W`), lists the legal ones and counts what was
found. Cards and layouts are in brute_cards.py, the search for the best path is in brute_search.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from games.pathways.brute_cards import OPPOSITE, SIDES, Cell, Laid, Port, Spot

SYMBOLS = {
    "c": "coin", "b": "barrel", "s": "sword", "r": "rope", "k": "key", "l": "scroll", "m": "monster", "o": "pit",
    "v": "lava", "x": "lock", "p": "portal", "y": "recycle", "z": "scissors", "=": "stairs", ".": "",
}  # fmt: skip
MEANS = {
    "monster": ("sword", "monster", "SB-1"),
    "pit": ("rope", "pit", "SB-3"),
    "lock": ("key", "lock", "SB-7"),
    "portal": ("scroll", "portal", "SB-9"),
}
"""What overcomes each: item, fairy token, book, used in this order (PA-PTH-12). Tokens are called by their kinds."""
BARS_THE_WAY = {"monster": "monster", "lock": "lock", "lava": "pit"}

Door = tuple[int, int, str]
"""Room cell and side."""


class Room(NamedTuple):
    card: int
    """Position in the list of placements."""
    letter: str


Place = Cell | Room


class Broken(Exception):
    """An operation that the rule named forbids."""


class State(NamedTuple):
    """How far a path has come. Nothing in it is ever changed in place."""

    held: Mapping[str, int]
    """Unused items, tokens by kind, books."""
    found: Mapping[str, int] = {}
    where: Place | None = None
    visited: frozenset[Cell] = frozenset()
    doors: frozenset[Door] = frozenset()
    """Used ones, as are the following."""
    ports: frozenset[Port] = frozenset()
    portals: frozenset[Place] = frozenset()
    pits: frozenset[Spot] = frozenset()
    entry: Door | None = None
    """The door through which the present visit to a room began."""
    chords: frozenset[tuple[Room, int, int]] = frozenset()
    cleared: frozenset[Room] = frozenset()
    stairs: frozenset[Spot] = frozenset()
    """Discovered ones."""
    over_a_pit: bool = False
    """On a corridor pit that is neither crossed nor fallen through yet."""
    end: str = ""
    """`exit`, or `obstacle` where one was not overcome; empty while the path may go on."""


def plus(counts: Mapping[str, int], *kinds: str) -> Mapping[str, int]:
    more = dict(counts)
    for kind in kinds:
        more[kind] = more.get(kind, 0) + 1
    return more


def spend(state: State, thing: str) -> State:
    return state._replace(held={**state.held, thing: state.held[thing] - 1})


def pay(state: State, what: str) -> State | None:
    """PA-PTH-12; None if there is nothing to pay with."""
    means = next((each for each in MEANS[what] if state.held.get(each)), None)
    return None if means is None else spend(state, means)


def cross(one: tuple[Room, int, int], other: tuple[Room, int, int]) -> bool:
    """PA-PTH-05."""
    (room, a, b), (elsewhere, c, d) = one, other
    low, high = min(a, b), max(a, b)
    return room == elsewhere and (low < c < high) != (low < d < high)


def clockwise(door: Door) -> tuple[int, int, int]:
    """PA-GEO-06: north sides left to right, east sides top to bottom, south and west sides the other way."""
    x, y, side = door
    return ("NESW".index(side), x, y) if side in "NE" else ("NESW".index(side), -x, -y)


def in_words(place: Place) -> str:
    return " ".join(map(str, place))


def journey_to(place: Place) -> str:
    """PA-PTH-11."""
    return f"portal{'_room' if isinstance(place, Room) else ''} {in_words(place)}"


class Dungeon:
    """A legal layout as places and ways between them, and the course of a path in it."""

    def __init__(self, cards: Sequence[Laid]) -> None:
        self.card_of = {spot: number for number, card in enumerate(cards) for spot in card.spots}
        self.openings = {cell: sides for card in cards for cell, sides in card.openings.items()}
        self.symbol: dict[Cell, str] = {}
        """Of corridor cells, the empty text for none."""
        self.room_at: dict[Cell, Room] = {}
        self.contents: dict[Room, list[str]] = {}
        self.located: dict[Room, dict[Spot, str]] = {}
        self.doors: dict[Room, list[Door]] = {}
        for number, card in enumerate(cards):
            for letter, contents in card.contents.items():
                room = Room(number, letter)
                self.contents[room], self.located[room], self.doors[room] = contents, card.located[letter], []
            for cell, mark in card.marks.items():
                if mark in SYMBOLS:
                    self.symbol[cell] = SYMBOLS[mark]
                else:
                    self.room_at[cell] = Room(number, mark)
        for cell, room in self.room_at.items():
            self.doors[room] += [
                (cell.x, cell.y, side) for side in self.openings[cell] if cell.beyond(side) in self.symbol
            ]
        for doors in self.doors.values():
            doors.sort(key=clockwise)
        ports = {port for card in cards for port in card.ports()}
        self.links = {(cell, side) for cell, side in ports if (cell.beyond(side), OPPOSITE[side]) in ports}
        self.open_ports = {(cell, side) for cell, side in ports if cell.beyond(side)[1:] not in self.card_of}
        self.blocked = ports - self.links - self.open_ports
        self.pit_rooms = {
            spot: room for room, located in self.located.items() for spot, kind in located.items() if kind == "pit"
        }
        self.holders: dict[str, list[Place]] = {kind: [] for kind in ("monster", "barrel", "portal")}
        """Where the targets of portals and books are."""
        for kind, places in self.holders.items():
            places += [cell for cell, symbol in self.symbol.items() if symbol == kind]
            places += [room for room, contents in self.contents.items() if kind in contents]

    # Coming to places

    def _visit(self, state: State, cell: Cell) -> State:
        """Into a corridor cell: PA-PTH-03, PA-DIS-01, PA-OBS-01 to PA-OBS-04."""
        if cell in state.visited:
            raise Broken("PA-PTH-03")
        state = state._replace(where=cell, visited=state.visited | {cell}, entry=None)
        symbol = self.symbol[cell]
        if symbol in BARS_THE_WAY:
            paid = pay(state, BARS_THE_WAY[symbol])
            return paid._replace(found=plus(paid.found, symbol)) if paid else state._replace(end="obstacle")
        if symbol == "pit":
            return state._replace(over_a_pit=True)
        return self._discover(state, symbol, (cell.x, cell.y)) if symbol else state

    def _discover(self, state: State, symbol: str, spot: Spot | None = None) -> State:
        if symbol == "stairs" and spot:
            if spot in state.stairs:
                return state
            state = state._replace(stairs=state.stairs | {spot})
        held = plus(state.held, symbol) if any(symbol == means[0] for means in MEANS.values()) else state.held
        return state._replace(held=held, found=plus(state.found, symbol))

    def _enter(self, state: State, room: Room, door: Door | None = None) -> State:
        """Into a room, through a door or from within: PA-PTH-04, PA-DIS-04 to PA-DIS-07."""
        if door:
            if door in state.doors:
                raise Broken("PA-PTH-04")
            state = state._replace(doors=state.doors | {door})
        state = state._replace(where=room, entry=door)
        if room in state.cleared:
            return state
        for _ in range(self.contents[room].count("monster")):
            paid = pay(state, "monster")
            if not paid:
                return state._replace(end="obstacle")
            state = paid
        state = state._replace(cleared=state.cleared | {room}, found=plus(state.found, "room"))
        for symbol in self.contents[room]:
            state = self._discover(state, symbol)
        for spot, symbol in self.located[room].items():
            state = self._discover(state, symbol, spot)
        return state

    def _arrive(self, state: State, place: Place) -> State:
        return self._visit(state, place) if isinstance(place, Cell) else self._enter(state, place)

    def _corridor(self, state: State) -> Cell:
        if not isinstance(state.where, Cell):
            raise Broken("PA-PTH-11")
        return state.where

    # Operations

    def step(self, state: State, operation: str) -> State:
        """PA-PTH-11: the path after one more operation, or Broken."""
        verb, *words = operation.split()
        if verb == "start" and state.where is not None:
            raise Broken("PA-PTH-02")
        if state.end:
            raise Broken(self._why_ended(state))
        if state.where is None and verb != "start" and words[:1] != ["SB-13"]:
            raise Broken("PA-PTH-01")
        if state.over_a_pit and verb != "fall" and words[:1] != ["SB-13"]:
            state = self._cross_pit(state)
        return getattr(self, f"_{verb}")(state, *words)  # type: ignore[no-any-return]

    def _why_ended(self, state: State) -> str:
        """PA-PTH-07 after an exit, else the rule on the obstacle."""
        if state.end == "exit":
            return "PA-PTH-07"
        if not isinstance(state.where, Cell):
            return "PA-DIS-06"
        return {"monster": "PA-OBS-01", "lock": "PA-OBS-02", "lava": "PA-OBS-03"}[self.symbol[state.where]]

    def _cross_pit(self, state: State) -> State:
        """PA-OBS-04, PA-OBS-07."""
        cell, paid = self._corridor(state), pay(state, "pit")
        if not paid:
            raise Broken("PA-OBS-05" if cell._replace(level="U") in state.visited else "PA-OBS-04")
        return paid._replace(over_a_pit=False, pits=paid.pits | {(cell.x, cell.y)}, found=plus(paid.found, "pit"))

    def _start(self, state: State, level: str, x: str, y: str, side: str) -> State:
        port = (Cell(level, int(x), int(y)), side)
        if port not in self.open_ports:
            raise Broken(self._why_no_start(*port))
        return self._visit(state._replace(ports=frozenset({port})), port[0])

    def _why_no_start(self, cell: Cell, side: str) -> str:
        if cell[1:] not in self.card_of:
            return "PA-PTH-01"
        if (cell, side) in self.links:
            return "PA-LAY-10"
        return "PA-LAY-07" if (cell, side) in self.blocked else "PA-GEO-04"

    def _go(self, state: State, side: str) -> State:
        cell = self._corridor(state)
        ahead = cell.beyond(side)
        if side not in self.openings[cell]:
            raise Broken("PA-GEO-03")
        if (cell, side) in self.open_ports:
            raise Broken("PA-PTH-07")
        if (cell, side) in self.blocked:
            raise Broken("PA-LAY-07")
        if ahead in self.room_at:
            return self._enter(state, self.room_at[ahead], (ahead.x, ahead.y, OPPOSITE[side]))
        return self._visit(state, ahead)

    def _leave(self, state: State, x: str, y: str, side: str) -> State:
        room, door = state.where, (int(x), int(y), side)
        if not isinstance(room, Room):
            raise Broken("PA-PTH-11")
        doors = self.doors[room]
        if door not in doors:
            raise Broken("PA-GEO-06")
        if door in state.doors:
            raise Broken("PA-PTH-04")
        ahead = Cell("M", door[0], door[1]).beyond(side)
        if ahead in state.visited:
            raise Broken("PA-PTH-03")
        if state.entry:
            chord = (room, doors.index(state.entry), doors.index(door))
            crossed = sum(cross(chord, other) for other in state.chords)
            if crossed:
                if crossed > 1 or not state.held.get("SB-8"):
                    raise Broken("PA-PTH-05")
                state = spend(state, "SB-8")
            state = state._replace(chords=state.chords | {chord})
        return self._visit(state._replace(doors=state.doors | {door}), ahead)

    def _stairs(self, state: State, *spot: str) -> State:
        """PA-STA-01."""
        here = state.where
        if isinstance(here, Room):
            if self.located[here].get(self._spot(spot)) != "stairs":
                raise Broken("PA-STA-01")
            return self._visit(state, Cell("U", *self._spot(spot)))
        cell = self._corridor(state)
        if spot:
            raise Broken("PA-PTH-11")
        if self.symbol[cell] != "stairs":
            raise Broken("PA-STA-01")
        other = cell._replace(level="U" if cell.level == "M" else "M")
        return self._arrive(state, self.room_at.get(other, other))

    def _fall(self, state: State, *spot: str) -> State:
        """PA-OBS-04 to PA-OBS-06, PA-OBS-09, PA-OBS-11."""
        here = state.where
        if isinstance(here, Room):
            at = self._spot(spot)
            if self.located[here].get(at) != "pit":
                raise Broken("PA-OBS-06")
        else:
            cell = self._corridor(state)
            at = (cell.x, cell.y)
            if spot:
                raise Broken("PA-PTH-11")
            if self.symbol[cell] != "pit":
                raise Broken("PA-OBS-03" if self.symbol[cell] == "lava" else "PA-OBS-04")
            state = state._replace(over_a_pit=False, found=plus(state.found, "pit"))
        if at in state.pits:
            raise Broken("PA-OBS-09")
        if Cell("U", *at) in state.visited:
            raise Broken("PA-OBS-11" if isinstance(here, Room) else "PA-OBS-05")
        return self._visit(state._replace(pits=state.pits | {at}), Cell("U", *at))

    @staticmethod
    def _spot(words: Sequence[str]) -> Spot:
        if len(words) != 2:
            raise Broken("PA-PTH-11")
        return int(words[0]), int(words[1])

    def _portal(self, state: State, level: str, x: str, y: str) -> State:
        return self._journey(state, Cell(level, int(x), int(y)))

    def _portal_room(self, state: State, card: str, letter: str) -> State:
        return self._journey(state, Room(int(card), letter))

    def _journey(self, state: State, target: Place) -> State:
        """PA-POR-01, PA-POR-02."""
        here, portals = state.where, self.holders["portal"]
        if here not in portals or target not in portals or here == target or {here, target} & state.portals:
            raise Broken("PA-POR-01")
        if target in state.visited:
            raise Broken("PA-POR-02")
        paid = pay(state, "portal")
        if not paid:
            raise Broken("PA-POR-01")
        return self._arrive(paid._replace(portals=paid.portals | {here, target}), target)

    def _exit(self, state: State, side: str) -> State:
        """PA-PTH-07."""
        if isinstance(state.where, Room):
            raise Broken("PA-PTH-07")
        port = (self._corridor(state), side)
        if side not in self.openings[port[0]]:
            raise Broken("PA-GEO-03")
        if port in self.blocked:
            raise Broken("PA-LAY-07")
        if port not in self.open_ports or port in state.ports:
            raise Broken("PA-PTH-07")
        return state._replace(end="exit", ports=state.ports | {port})

    # Books

    def _book(self, state: State, book: str, *words: str) -> State:
        """PA-PTH-13."""
        if not state.held.get(book):
            raise Broken("PA-SPB-01")
        state = spend(state, book)
        if book in ("SB-2", "SB-5"):
            target = Cell(words[0], *self._spot(words[1:])) if words[0] in "MU" else Room(int(words[0]), words[1])
            return self._teleport(state, "monster" if book == "SB-2" else "barrel", target)
        if book == "SB-4":
            return self._climb(state)
        if book == "SB-13":
            return state._replace(held=plus(state.held, *words))
        if (book, words[0]) in (("SB-11", "N"), ("SB-11", "S"), ("SB-15", "E"), ("SB-15", "W")):
            return self._around(state, words[0])
        raise Broken("PA-PTH-13")

    def _teleport(self, state: State, kind: str, target: Place) -> State:
        """PA-SPB-SB2, PA-SPB-SB5."""
        if target not in self.holders[kind]:
            raise Broken("PA-PTH-13")
        if kind == "monster" and target in state.cleared:
            raise Broken("PA-SPB-SB2")
        if kind == "barrel" and (state.where not in self.holders[kind] or target == state.where):
            raise Broken("PA-SPB-SB5")
        return self._arrive(state, target)

    def _climb(self, state: State) -> State:
        """PA-SPB-SB4."""
        cell = self._corridor(state)
        spot, above = (cell.x, cell.y), cell._replace(level="M")
        if cell.level == "M" or spot in state.pits:
            raise Broken("PA-SPB-SB4")
        state = state._replace(pits=state.pits | {spot})
        if spot in self.pit_rooms:
            return self._enter(state, self.pit_rooms[spot])
        if self.symbol.get(above) != "pit":
            raise Broken("PA-SPB-SB4")
        after = self._visit(state, above)
        return after._replace(over_a_pit=False, found=plus(after.found, "pit"))

    def _around(self, state: State, side: str) -> State:
        """PA-SPB-SB11, PA-SPB-SB15."""
        cell = self._corridor(state)
        same = 2 if side in "EW" else 1
        line = [Cell(cell.level, *spot) for spot in self.card_of if spot[same - 1] == cell[same]]
        first, last = min(line), max(line)
        here, there = (first, last) if side in "NW" else (last, first)
        leaving, coming = (cell, side), (there, OPPOSITE[side])
        if cell != here or {leaving, coming} & state.ports or not {leaving, coming} <= self.open_ports:
            raise Broken("PA-SPB-SB11")
        return self._visit(state._replace(ports=state.ports | {leaving, coming}), there)

    # What may come next

    def _thinkable(self, state: State) -> Iterator[str]:
        here = state.where
        if state.held.get("SB-13"):
            yield from (f"book SB-13 {kind}" for kind in MEANS)
        if here is None:
            yield from (f"start {cell.level} {cell.x} {cell.y} {side}" for cell, side in sorted(self.open_ports))
            return
        if isinstance(here, Cell):
            for side in SIDES:
                yield from (f"go {side}", f"exit {side}", f"book SB-11 {side}", f"book SB-15 {side}")
            yield from ("stairs", "fall", "book SB-4")
        else:
            yield from (f"leave {x} {y} {side}" for x, y, side in self.doors[here])
            yield from (f"{'fall' if kind == 'pit' else kind} {x} {y}" for (x, y), kind in self.located[here].items())
        if here in self.holders["portal"]:
            yield from map(journey_to, self.holders["portal"])
        for book, kind in (("SB-2", "monster"), ("SB-5", "barrel")):
            if state.held.get(book):
                yield from (f"book {book} {in_words(place)}" for place in self.holders[kind])

    def continuations(self, state: State) -> Iterator[tuple[str, State]]:
        """Every legal operation, and the path after it."""
        if not state.end:
            for operation in self._thinkable(state):
                try:
                    yield operation, self.step(state, operation)
                except Broken:
                    continue


def unused(state: State) -> dict[str, int]:
    """Items and tokens left, by the name of the item."""
    left = {means[0]: state.held.get(means[0], 0) + state.held.get(what, 0) for what, means in MEANS.items()}
    return {item: number for item, number in left.items() if number}
