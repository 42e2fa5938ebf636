"""A table laid as a test wants it: the dealer draws what is asked for, else the first thing there is."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

from lines import play as play
from verlies.core.dealer import Dealer
from verlies.core.events import Event
from verlies.core.moves import DEALER
from verlies.games.designer.content import DesignerContent
from verlies.games.designer.dungeon import Dungeon
from verlies.games.designer.match import DesignerMatch
from verlies.games.designer.meta import GAME
from verlies.games.designer.vocabulary import CELLS, EDGES

_content = GAME.content()
assert isinstance(_content, DesignerContent)
CONTENT: DesignerContent = _content


def laid(seats: int, content: str | None = None, options: dict[str, Any] | None = None, **wishes: Any) -> DesignerMatch:
    """A match up to the first decision of a seat; wishes as in `deal`."""
    match = GAME.new(seats, Dealer(1), content, options)
    assert isinstance(match, DesignerMatch)
    deal(match, **wishes)
    return match


def deal(match: DesignerMatch, **wishes: Iterable[str | int]) -> list[Event]:
    """Play the dealer's moves until a seat is on turn.

    Wishes are lists of ids by verb, in the order in which they are to be drawn, for example
    room=["R017", ...] (5 for seat 0, then 5 for seat 1, ...), goal=["G1"], challenge=[...], stall=[...],
    tile=[...], blueprint=[...], rank=[2, 0, 1], jael=["J1"]. A wish that cannot be drawn fails the test.
    What nobody wished for is drawn in the order of the files.
    """
    queues = {verb: deque(map(str, things)) for verb, things in wishes.items()}
    events: list[Event] = []
    while match.turn == (DEALER,):
        moves = match.moves(DEALER)
        verb = moves[0].verb
        queue = queues.get(verb)
        if queue:
            events += match.play(DEALER, f"{verb} {queue.popleft()}")
        else:
            reserved = {f"{verb} {thing}" for thing in queue or ()}
            events += match.play(DEALER, next(move for move in moves if move not in reserved))
    left = {verb: list(queue) for verb, queue in queues.items() if queue}
    assert not left, f"never drawn: {left}"
    return events


def play_first(match: DesignerMatch, until_year: int = 5, **wishes: Iterable[str | int]) -> None:
    """Play on with every seat's first legal move until a year begins (5: to the end)."""
    deal(match, **wishes)
    while match.turn and match.year < until_year:
        seat = match.turn[0]
        if seat == DEALER:
            deal(match)
        else:
            match.play(seat, match.moves(seat)[0])


def to_market(match: DesignerMatch) -> None:
    """Play on with first legal moves until the market of this year opens."""
    year = match.year
    while match.year == year and match.view(None)["phase"] not in ("market", "over"):
        if match.turn == (DEALER,):
            deal(match)
        else:
            match.play(match.turn[0], match.moves(match.turn[0])[0])


def room(name: str) -> int:
    return CONTENT.room_number[name]


def element(name: str) -> int:
    return CONTENT.elements.index(name)


def grid(rooms: Sequence[str | None]) -> bytes:
    """Up to 16 room ids row by row; None for an empty cell."""
    padded = [*rooms, *[None] * (16 - len(rooms))]
    return bytes(room(name) + 1 if name else 0 for name in padded)


def tiles(placed: dict[str, Sequence[str]]) -> tuple[bytes, ...]:
    """Tiles by cell, such as {'r1c2': ['ooze', 'chest']}."""
    return tuple(bytes(sorted(element(name) for name in placed.get(cell, ()))) for cell in CELLS)


def passages(*edges: str) -> int:
    """A mask of edges by name, such as 'r1c2 e'."""
    return sum(1 << EDGES.index(edge) for edge in edges)


def dungeon(
    rooms: Sequence[str | None], placed: dict[str, Sequence[str]] | None = None, edges: Sequence[str] = ()
) -> Dungeon:
    return Dungeon(CONTENT, grid(rooms), tiles(placed or {}), passages(*edges))


def events_of(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of one kind."""
    return [dict(event.args) for event in events if event.kind == kind]


def fresh(seats: int, options: dict[str, Any] | None = None) -> DesignerMatch:
    """A match before anything is dealt."""
    match = GAME.new(seats, Dealer(1), None, options)
    assert isinstance(match, DesignerMatch)
    return match


def build_rows(match: DesignerMatch, rows: Sequence[Sequence[str]], **wishes: Iterable[str | int]) -> list[Event]:
    """Deal a new year so that each of 3 to 5 seats can build its row from the left; then build all rows."""
    seats, step = len(rows), 1 if match.year % 2 == 0 else -1
    wanted = {name for row in rows for name in row}
    spare = iter([CONTENT.rooms[number] for number in match.pile if CONTENT.rooms[number] not in wanted])
    hands = [[rows[(seat + step * turn) % seats][turn] for turn in range(4)] + [next(spare)] for seat in range(seats)]
    events = deal(match, room=[name for hand in hands for name in hand], **wishes)
    for turn in range(4):
        events += play(match, *(f"{seat} build {row[turn]} {turn + 1}" for seat, row in enumerate(rows)))
    return events


def finished(
    *dungeons: Dungeon,
    goal: str = "G1",
    rank: Sequence[int] = (),
    blueprints: Sequence[str] = (),
    taken: Sequence[Sequence[str]] = (),
) -> DesignerMatch:
    """A match that is over, with these dungeons, goal, final rank, blueprints and challenges taken."""
    seats = len(dungeons)
    match = laid(seats, goal=[goal], blueprint=blueprints)
    match.year = 4
    match.grids = [own.grid for own in dungeons]
    match.tiles = [tuple(own.tiles) for own in dungeons]
    match.passages = [own.passages for own in dungeons]
    match.rank = tuple(rank) if rank or seats == 1 else tuple(range(seats))
    match.taken = [tuple(map(CONTENT.challenge_ids.index, own)) for own in taken or [()] * seats]
    match.frames = []
    match.turn = ()
    return match


def points(match: DesignerMatch, category: str) -> list[int]:
    """One category of the result, seat by seat; in solo, Jael's after the player's if he has it."""
    assert match.result is not None
    return [line[category] for line in match.result.breakdown.values() if category in line]


def solo_year(match: DesignerMatch, row: Sequence[str], drawn: Sequence[str] = ()) -> list[Event]:
    """Build the row from the left in solo, always keeping the room that is built next.

    The first two rooms must be in hand. `drawn` are the 3 + 2 + 1 rooms that come in between; without it
    they are the third and the fourth room of the row, when it is time, and whatever comes.
    """
    draws = [drawn[:3], drawn[3:5], drawn[5:]] if drawn else [row[2:3], row[3:4], []]
    events: list[Event] = []
    for turn, rooms in enumerate(draws):
        events += play(match, f"0 build {row[turn]} {turn + 1}", f"0 keep {row[turn + 1]}")
        events += deal(match, room=rooms)
    return events + play(match, f"0 build {row[3]} 4")
