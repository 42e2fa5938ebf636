"""What a person might try now: all legal moves, near misses of what is asked, every verb once, and slips of the pen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import islice, zip_longest

from verlies.core.moves import Move
from verlies.games.pathways import path as p
from verlies.games.pathways import state as s
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.content import TOKENS, PathwaysContent
from verlies.games.pathways.explore import new_path
from verlies.games.pathways.faces import HEIGHT, LEVELS, SIDES, WIDTH
from verlies.games.pathways.path import Path
from verlies.games.pathways.questions import ANSWERS
from verlies.games.pathways.state import NONE, State
from verlies.games.pathways.vocabulary import Vocabulary

SLIPS = (
    "", "resign", "Pass", "pass ", " pass", "token", "token sword", "token pit pit", "book", "book SB-99", "card top",
    "card top 7", "card S1", "give 5 1", "give 1 0", "lay S1 90 0 0", "lay S1 0 0", "lay S1 0 99 0", "lay S1 0 00 0",
    "start X 0 0 N", "start M 0 0 Q", "go", "go  N", "go n", "leave N", "stairs 1", "fall down", "portal M 0",
    "portal_room 5 A", "portal_room 0 D", "book SB-2", "book SB-13", "book SB-11 Q", "exit", "mission", "swap 1 0",
    "trade D301 D301", "recycle", "took 0", "shed",
)  # fmt: skip
MOST = 320
"""Texts that a list holds at most, legal moves not counted."""
SPREAD = 7
"""Of the cells around the laid cards one in so many is tried for each card."""


def candidates(m: State, seat: int) -> list[str]:
    kind = m.frames[-1][0] if m.frames else NONE
    near = [NEAR[verb](m, seat) for verb in ANSWERS.get(kind, ()) if verb in NEAR]
    mixed = (text for row in zip_longest(*near) for text in row if text is not None)
    tried = islice(dict.fromkeys((*SLIPS, *_one_of_each(m.words, m.content), *map(str, mixed))), MOST)
    return list(dict.fromkeys((*map(str, m.moves(seat)), *tried)))


@cache
def _one_of_each(words: Vocabulary, content: PathwaysContent) -> list[str]:
    """One move of each verb and length, the dealer's too."""
    first, books = content.card_ids[0], content.book_ids
    steps = [
        f"lay {first} 0 0 0", "took 0 1", "start M 0 0 N", "go N", "exit N", "leave 0 0 N", "stairs", "stairs 0 0",
        "fall", "fall 0 0", "portal M 0 0", "portal_room 0 A", f"book {books[p.AMBUSH]} M 0 0",
        f"book {books[p.AMBUSH]} 0 A", f"book {books[p.CLIMB_UP]}", f"book {books[p.ROUND_V]} N",
        f"book {books[p.CONJURE]} pit",
    ]  # fmt: skip
    found: dict[tuple[str, int], str] = {}
    for text, code in words.code.items():
        if code[0] not in (v.LAY, v.STEP) and not text.startswith("took "):
            found.setdefault((text.partition(" ")[0], text.count(" ")), text)
    return [*found.values(), *steps]


# Cards, books and seats


def _some_cards(m: State, seat: int) -> list[int]:
    """What the seat has in hand and on the table, and a card of either kind that is elsewhere."""
    mine = dict.fromkeys((*m.hands[seat], *(each.card for each in m.laid[seat]), *m.floor[seat]))
    elsewhere = (card for card in range(m.content.starts) if card not in mine)
    return [*mine, *islice(elsewhere, 1), len(m.content.card_ids) - 1]


def _market(m: State) -> list[int]:
    """Dungeon cards on display, and one of each price that is not, by number; rows of stacks as they are written."""
    shown = [card for row in m.rows[1:] for card in row]
    others = {row: card for card, row in enumerate(m.content.row_of) if row and card not in shown}
    return [*shown, *others.values(), *(-row for row in range(1, s.ROWS))]


def _buys(m: State, seat: int) -> list[str]:
    return [m.words.card[key] for card in _market(m) for less in (0, 1) if (key := (card, less)) in m.words.card]


def _gifts(m: State, seat: int) -> list[str]:
    amounts = dict.fromkeys(amount for amount in (1, m.coins[seat], m.coins[seat] + 1) if 0 < amount <= v.MOST_COINS)
    return [m.words.give[to, amount] for to in range(5) for amount in amounts]


def _trades(m: State, seat: int) -> Iterator[str]:
    mine = [card for card in _some_cards(m, seat) if card >= m.content.starts]
    theirs = [card for card in _market(m) if card >= 0]
    return (m.words.trade[own, other] for own in mine for other in theirs if own != other)


def _casts(m: State, seat: int) -> list[str]:
    cards = _some_cards(m, seat)
    return [move for (_, card), move in m.words.cast.items() if card in cards]


def _missions(m: State, seat: int) -> list[str]:
    some = sorted({*m.open, *m.completed, 0, len(m.content.missions) - 1})
    return [m.words.mission[one, other] for one in some for other in (NONE, *some) if (one, other) in m.words.mission]


# Laying


def _lays(m: State, seat: int) -> Iterator[str]:
    """Each card both ways: at the origin, on and around others."""
    xs = [0, *(each.x for each in m.laid[seat])]
    ys = [0, *(each.y for each in m.laid[seat])]
    columns, rows = range(min(xs) - WIDTH - 1, max(xs) + WIDTH + 2), range(min(ys) - HEIGHT - 1, max(ys) + HEIGHT + 2)
    around = [] if m.paths[seat] is not None else [(x, y) for y in rows for x in columns]
    spots = [(0, 0), *around]
    for card in _some_cards(m, seat):
        for turned in (0, 180):
            for at, (x, y) in enumerate(spots):
                if not at or (at + card + bool(turned)) % SPREAD == 0:
                    yield f"lay {m.content.card_ids[card]} {turned} {x} {y}"


# Drawing


def _steps(m: State, seat: int) -> Iterator[str]:
    """Every operation on places of the dungeon, right or wrong, those near the head first."""
    path = m.paths[seat] or new_path(m, seat)
    columns = (_here(m, path), _starts(m, seat, path), _targets(m, path))
    return (text for row in zip_longest(*columns) for text in row if text is not None)


def _here(m: State, path: Path) -> Iterator[str]:
    books, dungeon = m.content.book_ids, path.dungeon
    for side in SIDES:
        yield from (f"go {side}", f"exit {side}")
    yield from ("stairs", "fall", f"book {books[p.CLIMB_UP]}")
    if path.in_room:
        hall = dungeon.halls[path.head - len(dungeon.cells)]
        doors = [dungeon.doors[door] for door in hall.doors]
        for x, y in dict.fromkeys((door.x, door.y) for door in doors):
            yield from (f"leave {x} {y} {side}" for side in SIDES)
            yield from (f"stairs {x} {y}", f"fall {x} {y}")
        yield from (f"stairs {x} {y}" for x, y, _ in (*hall.stairs, *hall.pits))
        yield from (f"fall {x} {y}" for x, y, _ in (*hall.stairs, *hall.pits))
    elif path.head != NONE:
        cell = dungeon.cells[path.head]
        yield from (f"stairs {cell.x} {cell.y}", f"fall {cell.x} {cell.y}", f"leave {cell.x} {cell.y} N")
    for number in (p.ROUND_V, p.ROUND_H):
        yield from (f"book {books[number]} {side}" for side in SIDES)
    yield from (f"book {books[p.CONJURE]} {token}" for token in TOKENS)


def _starts(m: State, seat: int, path: Path) -> Iterator[str]:
    """Ports of all cards, covered or not, a wall or two, and cells that are rock, room or nothing."""
    for card, turned, left, top in m.laid[seat]:
        for level, x, y, side in m.content.ports[card][turned]:
            yield f"start {LEVELS[level]} {left + x} {top + y} {SIDES[side]}"
        for at in range(WIDTH * HEIGHT):
            x, y = left + at % WIDTH, top + at // WIDTH
            yield f"start {LEVELS[at % 2]} {x} {y} {SIDES[(at + card) % 4]}"
        yield f"start M {left - 1} {top} E"


def _targets(m: State, path: Path) -> Iterator[str]:
    """Places with a portal, a barrel or a monster, the head itself, and one that has none of them."""
    dungeon, books = path.dungeon, m.content.book_ids
    for place in dict.fromkeys((*dungeon.portals, *dungeon.barrels, *dungeon.lairs, max(path.head, 0), 0)):
        if place < len(dungeon.cells):
            cell = dungeon.cells[place]
            spot = f"{LEVELS[cell.level]} {cell.x} {cell.y}"
            yield f"portal {spot}"
        elif place - len(dungeon.cells) < len(dungeon.halls):
            hall = dungeon.halls[place - len(dungeon.cells)]
            spot = f"{hall.card} {hall.letter}"
            yield f"portal_room {spot}"
            for door in [dungeon.doors[number] for number in hall.doors][:1]:
                yield from (f"portal M {door.x} {door.y}", f"book {books[p.AMBUSH]} M {door.x} {door.y}")
        else:
            continue
        yield from (f"book {books[number]} {spot}" for number in (p.AMBUSH, p.ROLL))
    yield from ("portal_room 4 C", f"book {books[p.AMBUSH]} 4 C", f"book {books[p.ROLL]} U 0 0")


def _by_card(row: Callable[[Vocabulary], list[Move]]) -> Callable[[State, int], Iterable[str]]:
    return lambda m, seat: [row(m.words)[card] for card in _some_cards(m, seat)]


NEAR: dict[int, Callable[[State, int], Iterable[str]]] = {
    v.GROUP: lambda m, seat: m.words.group,
    v.STICKER: lambda m, seat: m.words.sticker.values(),
    v.TOKEN: lambda m, seat: m.words.token.values(),
    v.BOOK: lambda m, seat: m.words.book.values(),
    v.CARD: _buys,
    v.GIVE: _gifts,
    v.DROP: lambda m, seat: m.words.drop.values(),
    v.SHED: _by_card(lambda words: words.shed),
    v.SWAP: lambda m, seat: m.words.swap.values(),
    v.OFFER: _by_card(lambda words: words.offer),
    v.LAY: _lays,
    v.USE: lambda m, seat: m.words.use,
    v.STEP: _steps,
    v.MISSION: _missions,
    v.AWARD: lambda m, seat: m.words.award,
    v.CANCEL: lambda m, seat: m.words.cancel,
    v.TRADE: _trades,
    v.RECYCLE: _by_card(lambda words: words.recycle),
    v.SCISSORS: _by_card(lambda words: words.scissors),
    v.CAST: _casts,
    v.PORTER: _by_card(lambda words: words.porter),
}
