"""What a person might try now: all legal moves, near misses of what is asked, every verb once, and slips of the pen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain, islice, zip_longest

from verlies.core.moves import Move
from verlies.games.twister import state as s
from verlies.games.twister import vocabulary as v
from verlies.games.twister.dungeon import AREA, SQUARES, column, listed, neighbour, square
from verlies.games.twister.refusals import ANSWERS
from verlies.games.twister.state import DOWN, ITEMS, NONE, SIDE, SIDE_TOKENS, State
from verlies.games.twister.vocabulary import THINGS, Vocabulary

SLIPS = (
    "", "resign", "Go naga c3", "go naga", "go  naga c3", "go naga c11", "go naga w3", "go rope c3", "take naga c3",
    "take rope c3 rope", "take naga c3 torch", "put naga", "jump naga c3 take", "turn 37A", "turn 37A left", "open 37A",
    "place naga c3", "place green naga c3", "play", "play 10", "card 9", "card", "call", "lay naga S9", "reveal s3",
    "fight", "recover troll", "end ", " end", "set 37A", "force", "force 9", "next 2",
)  # fmt: skip
MOST = 360
"""Texts that a list holds at most, legal moves not counted."""
STRIDE = 37
"""How far apart the squares of a sample lie: prime to the number of squares, so that a row of them gets everywhere."""


def candidates(m: State, seat: int) -> list[str]:
    frame = m.frames[-1] if m.frames else (NONE,)
    near = [NEAR[verb](m, seat) for verb in ANSWERS.get(frame[0], ()) if verb in NEAR]
    mixed = (move for row in zip_longest(*near) for move in row if move is not None)
    tried = islice(dict.fromkeys((*SLIPS, *_one_of_each(m.words), *map(str, mixed))), MOST)
    return list(dict.fromkeys((*map(str, m.moves(seat)), *tried)))


@cache
def _one_of_each(words: Vocabulary) -> list[str]:
    """The first move of each verb and length, the dealer's too."""
    found: dict[tuple[int, int], str] = {
        (v.TAKE, 4): str(words.take(0, 0, THINGS)),
        (v.PLACE, 4): str(words.place(0, 0, 0)),
    }
    for text, code in words.code.items():
        found.setdefault((code[0], len(code)), text)
    return list(found.values())


# What moves are about


def _figures(m: State, seat: int) -> list[int]:
    """The kinds of the own figures, those on the board first, and one that is not in the team."""
    own = [token for token in m.squads[seat] if m.kinds[token] != s.UNKNOWN]
    own.sort(key=lambda token: m.where[token] >= DOWN)
    kinds = [m.kinds[token] for token in own]
    return [*kinds, *islice((kind for kind in range(len(m.content.figures)) if kind not in kinds), 1)]


def _around(m: State, seat: int, kind: int) -> list[int]:
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


def _things(m: State) -> list[tuple[int, int]]:
    """What lies and stands on the board: thing and square."""
    if not m.shown:
        return []
    return [(m.thing(token), place) for token, place in enumerate(m.where) if place < DOWN]


def _taken_squares(m: State) -> list[int]:
    """The squares of all figures on the board, then of items, and one more."""
    taken = [m.where[token] for token in (*m.squads[0], *m.squads[1], *ITEMS)]
    return list(dict.fromkeys((*(place for place in taken if place < DOWN), m.number * STRIDE % SQUARES)))


# Near misses, by verb


def _goes(m: State, seat: int) -> Iterator[Move]:
    for row in zip_longest(*([m.words.go[kind][to] for to in _around(m, seat, kind)] for kind in _figures(m, seat))):
        yield from (move for move in row if move is not None)


def _takes(m: State, seat: int) -> Iterator[Move]:
    """Every figure on the board takes what is near, and a thing that is not there."""
    for kind in _figures(m, seat):
        around = _around(m, seat, kind)
        for thing, place in _things(m):
            if place in around:
                yield m.words.take(kind, place, thing)
        yield m.words.take(kind, around[0], THINGS)


def _puts(m: State, seat: int) -> Iterator[Move]:
    for kind in _figures(m, seat):
        yield from (m.words.put[kind][place] for place in islice(_around(m, seat, kind), 7))


def _jumps(m: State, seat: int) -> Iterator[Move]:
    for kind in _figures(m, seat):
        around = _around(m, seat, kind)
        yield from (m.words.jump[kind][place] for place in around[:13])
        yield from (m.words.jump_put[kind][place] for place in (around[-1], *around[5:9]))


def _lances(m: State, seat: int) -> Iterator[Move]:
    for kind in _figures(m, seat):
        yield from (m.words.lance[kind][place] for place in _taken_squares(m))


def _turns(m: State, seat: int) -> Iterable[Move]:
    up = [hall for hall in m.halls if hall < len(m.words.turn)]
    return chain.from_iterable(m.words.turn[hall] for hall in dict.fromkeys((*up, 0, len(m.words.turn) - 1)))


def _gates(table: list[Move], m: State) -> list[Move]:
    """All portcullises of the halls that lie face up, and two more."""
    return [move for at, move in enumerate(table) if m.content.gate_hall[at] in m.halls or at in (0, len(table) - 1)]


def _lays(m: State, seat: int) -> Iterator[Move]:
    """All own tokens, laid or not, and something of another team."""
    own = [token for token in range(seat * SIDE_TOKENS, (seat + 1) * SIDE_TOKENS) if m.kinds[token] != s.UNKNOWN]
    for thing in dict.fromkeys((*map(m.thing, own), *list(m.words.lay)[-1:])):
        yield from m.words.lay[thing]


def _places(m: State, seat: int) -> Iterator[Move]:
    """What waits in the hall just revealed, on all of its squares and one more; and what is there already."""
    squares = listed(AREA[m.frames[-1][2]])
    waiting = [token for token, place in enumerate(m.where) if place == DOWN + m.frames[-1][2]]
    for token in waiting:
        yield from (m.words.place(SIDE[token], m.thing(token), place) for place in (*squares, 0))
    for thing, place in _things(m):
        yield m.words.place(seat, thing, place)
    yield m.words.place(1 - seat, THINGS, squares[0])


def _starts(m: State, seat: int) -> Iterator[Move]:
    zone = listed(column(m.zones[seat]))
    for kind in _figures(m, seat):
        yield from (m.words.start[kind][place] for place in (*zone, square(m.zones[1 - seat], kind % 10), SQUARES // 2))


def _sets(m: State, seat: int) -> Iterator[Move]:
    """All squares of the hall into which a token comes, and a few more."""
    hall = listed(AREA[m.frames[-1][2]])
    yield from (m.words.set[place] for place in (*hall, *_taken_squares(m)))


NEAR: dict[int, Callable[[State, int], Iterable[Move]]] = {
    v.GO: _goes,
    v.TAKE: _takes,
    v.PUT: _puts,
    v.JUMP: _jumps,
    v.REVEAL: lambda m, seat: m.words.reveal,
    v.TURN: _turns,
    v.OPEN: lambda m, seat: _gates(m.words.open, m),
    v.CLOSE: lambda m, seat: _gates(m.words.close, m),
    v.BREAK: lambda m, seat: _gates(m.words.break_, m),
    v.FIGHT: lambda m, seat: [m.words.fight[place] for place in _taken_squares(m)],
    v.LANCE: _lances,
    v.SHOOT: lambda m, seat: [m.words.shoot[place] for place in _taken_squares(m)],
    v.HEAL: lambda m, seat: [m.words.heal[place] for place in _taken_squares(m)],
    v.PUSH: lambda m, seat: [m.words.push[place] for place in _taken_squares(m)],
    v.BURN: lambda m, seat: [m.words.burn[place] for place in _taken_squares(m)],
    v.PHASE: lambda m, seat: [m.words.phase[place] for place in _taken_squares(m)],
    v.DRINK: lambda m, seat: m.words.drink,
    v.JOIN: lambda m, seat: m.words.join,
    v.CALL: lambda m, seat: m.words.call,
    v.CARD: lambda m, seat: m.words.card,
    v.PLAY: lambda m, seat: m.words.play,
    v.PLACE: _places,
    v.START: _starts,
    v.LAY: _lays,
    v.PAIR: lambda m, seat: m.words.pair,
    v.PICK: lambda m, seat: m.words.pick.values(),
    v.LEAVE: lambda m, seat: m.words.leave,
    v.SET: _sets,
    v.FORCE: lambda m, seat: m.words.force,
}
