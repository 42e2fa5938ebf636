"""Why a path cannot begin there or go on so: the rule that stands in its way (PA-PTH, PA-OBS, PA-POR, PA-SPB)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from verlies.core.events import Refusal
from verlies.games.pathways import path as p
from verlies.games.pathways.dungeon import NONE, Cell, Dungeon, Hall
from verlies.games.pathways.explore import new_path
from verlies.games.pathways.faces import KINDS, LAVA, LEVELS, LOCK, MONSTER, PIT, PORTAL, SIDES, STEP
from verlies.games.pathways.path import Path
from verlies.games.pathways.questions import Data, place_of
from verlies.games.pathways.state import State

FORWARD = {p.ROUND_V: "NS", p.ROUND_H: "EW"}
"""PA-SPB-SB11, PA-SPB-SB15: the sides by which each of the two books leaves."""
RULES = {
    p.AMBUSH: "PA-SPB-SB2", p.CLIMB_UP: "PA-SPB-SB4", p.ROLL: "PA-SPB-SB5", p.ROUND_V: "PA-SPB-SB11",
    p.ROUND_H: "PA-SPB-SB15",
}  # fmt: skip
ON_A_PATH = (*p.SUBSTITUTES, p.CROSS, *RULES, p.CONJURE)
"""Books that are for a path."""


class Try(NamedTuple):
    """An operation that somebody tried: the words after its verb."""

    m: State
    seat: int
    path: Path
    words: list[str]

    @property
    def dungeon(self) -> Dungeon:
        return self.path.dungeon

    @property
    def cell(self) -> Cell:
        return self.path.dungeon.cells[self.path.head]

    @property
    def hall(self) -> Hall:
        return self.path.dungeon.halls[self.path.head - len(self.path.dungeon.cells)]

    def place(self, place: int) -> Data:
        return place_of(self.m, self.seat, self.dungeon, place)

    def here(self) -> Data:
        return self.place(self.path.head)

    def spot(self, words: list[str]) -> int:
        """The place that words name: a cell by level, x and y, or a room by card and letter; or NONE."""
        if len(words) == 3:
            level, x, y = LEVELS.index(words[0]), int(words[1]), int(words[2])
            return self.dungeon.at.get((level, x, y), self.dungeon.room_at(x, y) if level == 0 else NONE)
        return self.dungeon.rooms.get((int(words[0]), words[1]), NONE)


def refuse(m: State, seat: int, text: str) -> Refusal:
    verb, *words = text.split(" ")
    if not m.laid[seat]:
        return Refusal("PA-LAY-09", "nothing_laid")
    tried = Try(m, seat, m.paths[seat] or new_path(m, seat), words)
    if verb == "start":
        return _start(tried)
    missing = _book_missing(tried, verb)
    if tried.path.head == NONE:
        return missing or Refusal("PA-PTH-01", "not_begun")
    return _ended(tried) or missing or _on_a_pit(tried, verb) or OPERATIONS[verb](tried)


def refuse_form(m: State, seat: int, number: int) -> Refusal:
    """PA-PTH-12, PA-PTH-13: a book that was named without more."""
    path = m.paths[seat]
    if not (path.books >> number & 1 if path is not None else m.ready(seat, number)):
        return book_not_ready(m, seat, number)
    args = {"book": m.content.book_ids[number]}
    if number in p.SUBSTITUTES or number == p.CROSS:
        return Refusal("PA-PTH-12", "book_by_itself", args)
    return Refusal("PA-PTH-13", "book_needs_more", args)


# What stands in the way of any operation


def _ended(tried: Try) -> Refusal | None:
    """PA-PTH-07, PA-PTH-13: an exit or an obstacle ends the path."""
    path = tried.path
    if path.end == p.LEFT:
        return Refusal("PA-PTH-07", "path_left")
    if path.end != p.STOPPED:
        return None
    if path.in_room:
        return Refusal("PA-DIS-06", "room_not_cleared", {"place": tried.here()})
    symbol = tried.cell.symbol
    rule = {MONSTER: "PA-OBS-01", LOCK: "PA-OBS-02"}.get(symbol, "PA-OBS-03")
    return Refusal(rule, "path_stopped", {"obstacle": KINDS[symbol], "place": tried.here()})


def _book_missing(tried: Try, verb: str) -> Refusal | None:
    if verb != "book":
        return None
    number = tried.m.content.book_ids.index(tried.words[0])
    return None if tried.path.books >> number & 1 else book_not_ready(tried.m, tried.seat, number)


def book_not_ready(m: State, seat: int, number: int) -> Refusal:
    """PA-SPB-01."""
    args = {"book": m.content.book_ids[number]}
    return Refusal("PA-SPB-01", "book_used" if number in m.books[seat] else "book_not_owned", args)


def _on_a_pit(tried: Try, verb: str) -> Refusal | None:
    """PA-OBS-04: without a rope one can only fall."""
    if tried.path.passed or verb == "fall" or tried.path.can_pay(PIT):
        return None
    pit = tried.cell.pit
    lands = not tried.path.seen >> tried.dungeon.pits[pit][1] & 1
    if lands:
        return Refusal("PA-OBS-04", "pit_without_rope", {"place": tried.here()})
    return Refusal("PA-OBS-05", "pit_is_the_end", {"place": tried.here()})


# Beginning (PA-PTH-01)


def _start(tried: Try) -> Refusal:
    path, dungeon, words = tried.path, tried.dungeon, tried.words
    if path.head != NONE and not path.gifts & p.TWICE:
        return Refusal("PA-PTH-02", "one_path_only")
    level, x, y, side = LEVELS.index(words[0]), int(words[1]), int(words[2]), SIDES.index(words[3])
    args: Data = {"level": words[0], "x": x, "y": y}
    if (x, y) not in dungeon.covered:
        return Refusal("PA-PTH-01", "no_card_there", {"x": x, "y": y})
    there = dungeon.at.get((level, x, y), NONE)
    if there == NONE:
        return Refusal("PA-GEO-04", "no_corridor_there", args)
    cell = dungeon.cells[there]
    args["side"] = words[3]
    if path.seen >> there & 1:
        return _corridor_used(tried, there)
    if cell.blocked >> side & 1:
        return Refusal("PA-LAY-07", "port_blocked", args)
    beyond = cell.ways[side]
    if beyond == NONE:
        return Refusal("PA-GEO-04", "no_port", args)
    if beyond >= len(dungeon.cells) or dungeon.cells[beyond].card == cell.card:
        return Refusal("PA-GEO-04", "not_at_the_edge", args)
    return Refusal("PA-LAY-10", "port_covered", args)


# Going on in corridors


def _side(tried: Try) -> tuple[int, Data]:
    side = SIDES.index(tried.words[-1])
    return side, {"side": tried.words[-1], "place": tried.here()}


def _closed_side(tried: Try, side: int, args: Data) -> Refusal:
    """A side of a cell where there is neither a way nor an open port."""
    if tried.cell.blocked >> side & 1:
        return Refusal("PA-LAY-07", "port_blocked_here", args)
    return Refusal("PA-GEO-03", "wall", args)


def _used_port(tried: Try, side: int, args: Data) -> Refusal | None:
    """PA-PTH-07: no port is used twice."""
    port = (tried.path.head, side)
    if port not in tried.path.ports:
        return None
    return Refusal("PA-PTH-07", "start_port" if port == tried.path.ports[0] else "port_used", args)


def _go(tried: Try) -> Refusal:
    if tried.path.in_room:
        return Refusal("PA-PTH-11", "leave_the_room", {"place": tried.here()})
    side, args = _side(tried)
    cell = tried.cell
    there = cell.ways[side]
    if there != NONE:
        return _door_used(tried, side) if cell.doors[side] != NONE else _corridor_used(tried, there)
    if cell.ports >> side & 1:
        return _used_port(tried, side, args) or Refusal("PA-PTH-07", "leads_outside", args)
    return _closed_side(tried, side, args)


def _exit(tried: Try) -> Refusal:
    if tried.path.in_room:
        return Refusal("PA-PTH-07", "no_exit_from_rooms", {"place": tried.here()})
    side, args = _side(tried)
    cell = tried.cell
    used = _used_port(tried, side, args)
    if used is not None:
        return used
    if cell.ways[side] != NONE:
        return Refusal("PA-PTH-07", "leads_on", args)
    return _closed_side(tried, side, args)


def _corridor_used(tried: Try, place: int, rule: str = "PA-PTH-03") -> Refusal:
    return Refusal(rule, "corridor_used", {"place": tried.place(place)})


def _door_used(tried: Try, side: int) -> Refusal:
    return Refusal("PA-PTH-04", "door_used", {"side": SIDES[side], "place": tried.here()})


# Rooms, stairs and pits


def _leave(tried: Try) -> Refusal:
    path, dungeon = tried.path, tried.dungeon
    if not path.in_room:
        return Refusal("PA-PTH-11", "not_in_a_room", {"place": tried.here()})
    x, y, side = int(tried.words[0]), int(tried.words[1]), SIDES.index(tried.words[2])
    found = [door for door in tried.hall.doors if dungeon.doors[door][3:] == (x, y, side)]
    if not found:
        args = {"x": x, "y": y, "side": SIDES[side], "place": tried.here()}
        return Refusal("PA-GEO-06", "no_door", args)
    cell = dungeon.doors[found[0]].cell
    if path.doors >> found[0] & 1:
        return _door_used(tried, side)
    if path.seen >> cell & 1:
        return _corridor_used(tried, cell)
    return Refusal("PA-PTH-05", "crosses_own_path", {"place": tried.here()})


def _form(tried: Try) -> Refusal | None:
    """PA-PTH-11: in a room, stairs and pits are named by their cell; in a corridor they are not."""
    if tried.path.in_room == bool(tried.words):
        return None
    reason = "name_the_cell" if tried.path.in_room else "name_no_cell"
    return Refusal("PA-PTH-11", reason, {"place": tried.here()})


def _located(tried: Try, row: tuple[tuple[int, int, int], ...]) -> int:
    x, y = map(int, tried.words)
    return next((number for u, w, number in row if (u, w) == (x, y)), NONE)


def _stairs(tried: Try) -> Refusal:
    wrong = _form(tried)
    if wrong is not None:
        return wrong
    stairs = _located(tried, tried.hall.stairs) if tried.path.in_room else tried.cell.stairs
    if stairs == NONE:
        return Refusal("PA-STA-01", "no_stairs", {"place": tried.here()})
    above, below = tried.dungeon.stairs[stairs]
    return _corridor_used(tried, below if tried.path.head == above else above)


def _fall(tried: Try) -> Refusal:
    wrong = _form(tried)
    if wrong is not None:
        return wrong
    path, in_room = tried.path, tried.path.in_room
    pit = _located(tried, tried.hall.pits) if in_room else tried.cell.pit
    args = {"place": tried.here()}
    if pit == NONE:
        if not in_room and tried.cell.symbol == LAVA:
            return Refusal("PA-OBS-03", "lava_is_no_way", args)
        return Refusal("PA-OBS-06" if in_room else "PA-OBS-04", "no_pit", args)
    if path.pits >> pit & 1:
        return Refusal("PA-OBS-09", "pit_used", args)
    landing = tried.place(tried.dungeon.pits[pit][1])
    return Refusal("PA-OBS-11" if in_room else "PA-OBS-05", "landing_used", {"place": landing})


def _name_the_room(tried: Try, place: int) -> Refusal:
    """PA-PTH-11, PA-PTH-13: a room was named by one of its cells."""
    hall = tried.dungeon.halls[place - len(tried.dungeon.cells)]
    return Refusal("PA-PTH-11", "name_the_room", {"place": tried.place(place), "number": hall.card})


# Portals


def _portal(tried: Try) -> Refusal:
    """PA-POR-01, PA-POR-02."""
    path, dungeon = tried.path, tried.dungeon
    own = tried.hall.portal if path.in_room else tried.cell.portal
    if own == NONE:
        return Refusal("PA-POR-01", "no_portal_here", {"place": tried.here()})
    if path.portals >> own & 1:
        return Refusal("PA-POR-01", "portal_used", {"place": tried.here()})
    there = tried.spot(tried.words)
    if there == NONE or there not in dungeon.portals:
        return Refusal("PA-POR-01", "no_portal_there")
    to = dungeon.portals.index(there)
    if to == own:
        return Refusal("PA-POR-01", "already_here", {"place": tried.here()})
    if path.portals >> to & 1:
        return Refusal("PA-POR-01", "portal_used", {"place": tried.place(there)})
    if not path.enterable(there):
        return _corridor_used(tried, there, "PA-POR-02")
    if not path.can_pay(PORTAL):
        return Refusal("PA-POR-01", "no_scroll", {"place": tried.here()})
    return _name_the_room(tried, there)


# Books


def _book(tried: Try) -> Refusal:
    number = tried.m.content.book_ids.index(tried.words[0])
    if number == p.CLIMB_UP:
        return _climb_up(tried)
    if number in (p.ROUND_V, p.ROUND_H):
        return _go_round(tried, number)
    return _jump(tried, number)


def _jump(tried: Try, number: int) -> Refusal:
    """PA-SPB-SB2, PA-SPB-SB5: to a monster, or from barrel to barrel."""
    path, dungeon, rule = tried.path, tried.dungeon, RULES[number]
    there = tried.spot(tried.words[1:])
    if number == p.ROLL and path.head not in dungeon.barrels:
        return Refusal(rule, "no_barrel_here", {"place": tried.here()})
    if there == NONE or there not in (dungeon.lairs if number == p.AMBUSH else dungeon.barrels):
        return Refusal(rule, "no_monster_there" if number == p.AMBUSH else "no_barrel_there")
    if there == path.head:
        return Refusal(rule, "already_here", {"place": tried.here()})
    if not path.enterable(there):
        return _corridor_used(tried, there, rule)
    if number == p.AMBUSH and path.cleared >> there & 1:
        return Refusal(rule, "room_cleared", {"place": tried.place(there)})
    return _name_the_room(tried, there)


def _climb_up(tried: Try) -> Refusal:
    """PA-SPB-SB4."""
    rule, args = RULES[p.CLIMB_UP], {"place": tried.here()}
    if tried.path.in_room or tried.cell.above == NONE:
        return Refusal(rule, "not_below_a_pit", args)
    pit = tried.cell.above
    above = tried.dungeon.pits[pit][0]
    if tried.path.pits >> pit & 1:
        return Refusal(rule, "pit_used", {"place": tried.place(above)})
    return _corridor_used(tried, above, rule)


def _go_round(tried: Try, number: int) -> Refusal:
    """PA-SPB-SB11, PA-SPB-SB15."""
    rule, path, dungeon = RULES[number], tried.path, tried.dungeon
    side, args = _side(tried)
    if SIDES[side] not in FORWARD[number]:
        names = {"book": tried.words[0], "sides": list(FORWARD[number])}
        return Refusal(rule, "other_sides", names)
    if path.in_room or not tried.cell.ports >> side & 1:
        return Refusal(rule, "no_open_port_here", args)
    used = _used_port(tried, side, args)
    if used is not None:
        return used
    cell, (dx, dy) = tried.cell, STEP[side]
    line = [(x, y) for x, y in dungeon.covered if (x == cell.x if dy else y == cell.y)]
    if max(dx * x + dy * y for x, y in line) != dx * cell.x + dy * cell.y:
        return Refusal(rule, "not_outermost", args)
    there = dungeon.round(path.head, side)
    if there == NONE:
        return Refusal(rule, "no_port_opposite", args)
    return _corridor_used(tried, there, rule)


OPERATIONS: dict[str, Callable[[Try], Refusal]] = {
    "go": _go, "exit": _exit, "leave": _leave, "stairs": _stairs, "fall": _fall, "portal": _portal,
    "portal_room": _portal, "book": _book,
}  # fmt: skip
