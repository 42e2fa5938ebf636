"""Phase D: all lay their cards and draw their paths at the same time (PA-EXP, PA-TIM, PA-PTH-11)."""

from __future__ import annotations

from verlies.core.events import Event
from verlies.core.moves import Move
from verlies.core.odds import without
from verlies.games.pathways import coop
from verlies.games.pathways import path as p
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.content import TOKENS
from verlies.games.pathways.faces import HEIGHT, KINDS, LEVELS, SIDES, STEP, WIDTH
from verlies.games.pathways.layout import Placement, fault, listed
from verlies.games.pathways.path import CONJURE, Kit, Op, Path
from verlies.games.pathways.state import EXPLORE, JUDGE, MAIN, NONE, SHOW, TOOK, Events, State, kinds

LAID = 5
"""PA-LAY-09: at most so many cards."""


def begin(m: State, events: Events) -> None:
    """PA-EXP-01, PA-SET-07."""
    m.frames.pop()
    m.busy = (1 << m.seats) - 1
    m.order = ()
    m.claimed = NONE
    m.times = [NONE] * m.seats
    m.armed = [0] * m.seats
    m.timed |= bool(bonus(m)) << m.round
    if in_the_open(m):
        m.sure, m.blind = m.hands[:], [b""] * m.seats
        for seat in range(m.seats):
            m.tell(
                events, "PA-SET-07", "hand_shown", seat=seat, cards=[m.content.card_ids[card] for card in m.hands[seat]]
            )
    clock = bonus(m) and m.options["time_bonus"] == "clock"
    took = [(TOOK, seat) for seat in reversed(range(m.seats))] if clock else []
    m.frames += [(JUDGE,), *took, (SHOW,), (EXPLORE,)]


def moves(m: State, seat: int) -> tuple[Move, ...]:
    """PA-EXP-02: lay on, start or go on with the path, or submit what there is."""
    words = m.words
    path = m.paths[seat]
    ends = (words.submit, words.time) if m.options["timer"] else (words.submit,)
    if path is not None:
        uses = coop.use_moves(m, seat) if m.rules >= 2 else ()  # PA-COO-13
        return (*(step_move(m, path, op) for op in path.options()), *uses, *ends)
    steps = [*starts(m, seat), *_conjures(m, seat)]
    return (*_lays(m, seat), *coop.use_moves(m, seat), *map(words.step, steps), *ends)


def _lays(m: State, seat: int) -> list[Move]:
    """PA-LAY-01 to PA-LAY-08."""
    lay, laid = m.words.lay, m.laid[seat]
    return [lay(card, *spot) for card in kinds(m.hands[seat]) for spot in spots(m, laid, card)]


Spot = tuple[bool, int, int]
"""Turned or not, x, y."""


def spots(m: State, laid: tuple[Placement, ...], card: int) -> list[Spot]:
    """All ways to lay one more card."""
    if len(laid) >= LAID:
        return []
    tables, strict = m.content.tables, bool(m.options["strict_ports"])
    ways = [(turned, tables.places(laid, card, turned, strict)) for turned in (False, True)]
    return [(turned, x, y) for turned, places in ways for x, y in listed(places)]


def shifts(m: State, others: tuple[Placement, ...], card: Placement) -> list[Spot]:
    """PA-EXP-02: where a card could lie instead, if all others stay."""
    if not others:
        return [(not card.turned, card.x, card.y)]
    found = [spot for spot in spots(m, others, card.card) if spot != card[1:]]
    if whole(m, others):
        return found
    return [spot for spot in found if whole(m, (*others, Placement(card.card, *spot)))]


def whole(m: State, laid: tuple[Placement, ...]) -> bool:
    """PA-LAY-08."""
    return fault([(m.content.faces[card][turned], x, y) for card, turned, x, y in laid]) is None


def starts(m: State, seat: int) -> list[str]:
    """PA-PTH-01: the open ports of all laid cards."""
    laid = m.laid[seat]
    covered = {(x + dx, y + dy) for _, _, x, y in laid for dx in range(WIDTH) for dy in range(HEIGHT)}
    found = []
    for card, turned, left, top in laid:
        for level, x, y, side in m.content.ports[card][turned]:
            dx, dy = STEP[side]
            if (left + x + dx, top + y + dy) not in covered:
                found.append(f"start {LEVELS[level]} {left + x} {top + y} {SIDES[side]}")
    return found


def _conjures(m: State, seat: int) -> list[str]:
    """PA-SPB-SB13: also before the first cell, which may hold an obstacle."""
    if not m.laid[seat] or not m.ready(seat, CONJURE):
        return []
    return [f"book {m.content.book_ids[CONJURE]} {kind}" for kind in TOKENS]


# Operations in words (PA-PTH-11, PA-PTH-13)


def step_move(m: State, path: Path, op: Op) -> Move:
    dungeon = path.dungeon
    if op[0] in (p.CLIMB, p.FALL) and not path.in_room:
        return m.words.step("stairs" if op[0] == p.CLIMB else "fall")
    name = dungeon.names.get(op)
    if name is None:
        name = dungeon.names[op] = m.words.step(_words(m, path, op))
        dungeon.ops[name] = op
    return name  # type: ignore[return-value]


def _words(m: State, path: Path, op: Op) -> str:
    dungeon, kind = path.dungeon, op[0]
    if kind == p.START:
        cell = dungeon.cells[op[1]]
        return f"start {LEVELS[cell.level]} {cell.x} {cell.y} {SIDES[op[2]]}"
    if kind in (p.GO, p.EXIT):
        return f"{'go' if kind == p.GO else 'exit'} {SIDES[op[1]]}"
    if kind == p.LEAVE:
        door = dungeon.doors[op[1]]
        return f"leave {door.x} {door.y} {SIDES[door.side]}"
    if kind in (p.CLIMB, p.FALL):
        below = dungeon.cells[(dungeon.stairs if kind == p.CLIMB else dungeon.pits)[op[1]][1]]
        return f"{'stairs' if kind == p.CLIMB else 'fall'} {below.x} {below.y}"
    if kind == p.TRAVEL:
        return _place(path, "portal", "portal_room", dungeon.portals[op[1]])
    book = f"book {m.content.book_ids[op[1]]}"
    if op[1] in (p.AMBUSH, p.ROLL):
        return _place(path, book, book, op[2])
    if op[1] == p.CONJURE:
        return f"{book} {TOKENS[op[2]]}"
    return book if op[1] == p.CLIMB_UP else f"{book} {SIDES[op[2]]}"


def _place(path: Path, to_cell: str, to_room: str, place: int) -> str:
    dungeon = path.dungeon
    if place < len(dungeon.cells):
        cell = dungeon.cells[place]
        return f"{to_cell} {LEVELS[cell.level]} {cell.x} {cell.y}"
    hall = dungeon.halls[place - len(dungeon.cells)]
    return f"{to_room} {hall.card} {hall.letter}"


def op_of(m: State, path: Path, text: str) -> Op:
    """The operation that a legal text means."""
    if not path.in_room and path.head != NONE and text in ("stairs", "fall"):
        cell = path.dungeon.cells[path.head]
        return (p.CLIMB, cell.stairs) if text == "stairs" else (p.FALL, cell.pit)
    found = path.dungeon.ops.get(text) or legal_op(m, path, text)
    assert found is not None
    return found


def legal_op(m: State, path: Path, text: str) -> Op | None:
    """The operation that a text means, if it is legal."""
    return next((op for op in path.options() if step_move(m, path, op) == text), None)


# What is done


def built(m: State, seat: int) -> int:
    """How many moves made what the seat has built."""
    if not m.busy >> seat & 1 or not any(frame[0] == EXPLORE for frame in m.frames):
        return 0
    path = m.paths[seat]
    return len(m.laid[seat]) + m.armed[seat].bit_count() + (len(path.ops) if path is not None else 0)


def do(m: State, seat: int, move: str, events: Events) -> bool:
    """Carry out a move; True when it was the last submission."""
    code = m.words.code[move]
    if code[0] == v.LAY:
        placement = Placement(code[1], bool(code[2]), code[3], code[4])
        m.hands[seat] = without(m.hands[seat], code[1])
        m.laid[seat] = (*m.laid[seat], placement)
        if events is not None:
            args = {
                "seat": seat,
                "card": m.content.card_ids[code[1]],
                "turned": placement.turned,
                "x": code[3],
                "y": code[4],
            }
            events.append(Event("PA-LAY-01", "card_laid", args, _watchers(m, seat)))
    elif code[0] in (v.STEP, v.BOOK):
        _step(m, seat, move, events)
    elif code[0] == v.USE:
        arm(m, seat, code[1])
        m.tell(events, "PA-COO-13", "artefact_used", seat=seat, artefact=m.content.artefact_ids[code[1]])
    else:
        return _submit(m, seat, code[0] == v.TIME, events)
    return False


def arm(m: State, seat: int, artefact: int) -> None:
    """PA-COO-13: it helps the path from its first step, whenever that is decided before the submission."""
    m.armed[seat] |= 1 << artefact
    path = m.paths[seat]
    if path is not None:
        m.paths[seat] = path.with_kit(kit(m, seat))


def new_path(m: State, seat: int) -> Path:
    """A path before its first step, with all that helps it."""
    return Path(m.content.dungeon(m.laid[seat]), *kit(m, seat))


def kit(m: State, seat: int) -> Kit:
    """What helps any path of a seat in this round."""
    ready = sum(1 << book for book in m.books[seat] if not m.used[seat] >> book & 1)
    return m.tokens[seat], ready, coop.items(m, seat), coop.gifts(m, seat)


def _step(m: State, seat: int, text: str, events: Events) -> None:
    before = m.paths[seat] or new_path(m, seat)
    path = m.paths[seat] = before.after(op_of(m, before, text))
    if events is not None:
        args = {"seat": seat, "text": text, "finds": finds(before, path), "end": ENDS[path.end]}
        events.append(Event("PA-PTH-11", "drawn", args, _watchers(m, seat)))


def finds(before: Path, after: Path) -> list[str]:
    """What a step discovered."""
    found = [new - old for old, new in zip(before.counts, after.counts, strict=True)]
    return [NAMES[kind] for kind, number in enumerate(found) for _ in range(number)]


NAMES = (*KINDS, "room")
ENDS = (None, "exit", "obstacle")


def in_the_open(m: State) -> bool:
    """PA-SET-07, PA-COO-07: whether all see hands and dungeons while they are built."""
    return m.coop or not m.options["hide_building"]


def _watchers(m: State, seat: int) -> tuple[int, ...] | None:
    return None if in_the_open(m) else (seat,)


def _submit(m: State, seat: int, late: bool, events: Events) -> bool:
    """PA-EXP-02, PA-EXP-04, PA-TIM-05."""
    m.busy &= ~(1 << seat)
    m.order = (*m.order, seat)
    m.tell(events, "PA-EXP-04" if late else "PA-EXP-02", "submitted", seat=seat)
    if racing(m) and m.drew(seat):
        m.claimed = seat
        m.tell(events, "PA-TIM-01", "claimed", seat=seat, points=bonus(m))
    if m.busy:
        return False
    m.frames.pop()
    return True


def racing(m: State) -> bool:
    """PA-TIM-05: whoever finishes first from now on has the bonus."""
    return m.options["time_bonus"] == "race" and m.claimed == NONE and bool(bonus(m))


def bonus(m: State) -> int:
    """PA-TIM-01, PA-TIM-04: what the first one gains in this round; 0 without an hourglass."""
    if m.coop or m.options["time_bonus"] == "off" or not m.content.goals[m.goals[MAIN]].hourglass:
        return 0
    return int(m.content.board["time_bonus"][m.round - 1])


def show(m: State, events: Events) -> None:
    """PA-EXP-03: all dungeons are open now."""
    m.frames.pop()
    m.kits = tuple(kit(m, seat) for seat in range(m.seats))
    for seat in range(m.seats):
        m.floor[seat] = bytes(sorted(placement.card for placement in m.laid[seat]))
        m.sure[seat], m.blind[seat] = m.hands[seat], b""
        if events is not None:
            ids, path = m.content.card_ids, m.paths[seat]
            args = {
                "seat": seat, "cards": [ids[each.card] for each in m.laid[seat]], "end": how_it_ended(path),
                "left": [ids[card] for card in m.hands[seat]],
                "text": ", ".join(map(str, moves_of(m, m.laid[seat], path))),
            }  # fmt: skip
            events.append(Event("PA-EXP-03", "explored", args))


def moves_of(m: State, laid: tuple[Placement, ...], path: Path | None) -> list[Move]:
    """The moves that build what there is."""
    moves = [m.words.lay(*placement) for placement in laid]
    if path is not None:
        at = path.fresh()
        for op in path.ops:
            moves.append(step_move(m, at, op))
            at = at.after(op)
    return moves


def how_it_ended(path: Path | None) -> str:
    if path is None or path.head == NONE:
        return "nothing"
    return "exit" if path.end == p.LEFT else "dead_end"
