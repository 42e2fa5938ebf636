"""Phase B: the fairy market (PA-BUY)."""

from __future__ import annotations

from collections.abc import Iterator

from verlies.core.events import Event
from verlies.core.moves import Move
from verlies.core.odds import without
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.content import TOKENS
from verlies.games.pathways.path import changed
from verlies.games.pathways.state import BOOK_ROW, BUY, DROP, REFILL, ROWS, UNSEEN, Events, State, added

CHEAPER, PAIR = 10, 16
"""PA-SPB-SB10, PA-SPB-SB16."""


def open_market(m: State, events: Events) -> None:
    """PA-BUY-02 to PA-BUY-04."""
    m.frames.pop()
    if m.round > 1 and not m.coop:
        m.starter = first_buyer(m)
        m.tell(events, "PA-BUY-02", "first_buyer", seat=m.starter)
    m.passed = m.bought = 0
    m.frames.append((BUY, m.starter, 0))


def first_buyer(m: State) -> int:
    """PA-BUY-02, PA-BUY-03: fewest coins, then fewest points in the last round, then next after the last starter."""
    after = [(m.starter + 1 + at) % m.seats for at in range(m.seats)]
    return min(after, key=lambda seat: (m.coins[seat], m.blue[seat][-1] + m.pink[seat][-1] + m.green[seat][-1]))


def settle(m: State, events: Events) -> bool:
    """Whether the seat of the top frame has something to decide; who can buy nothing passes (PA-BUY-14)."""
    _, seat, given = m.frames[-1]
    if m.passed >> seat & 1:
        return _next(m, seat)
    if any(True for _ in offers(m, seat)) or _gifts(m, seat, given):
        return True
    m.passed |= 1 << seat
    m.tell(events, "PA-BUY-14", "passed", seat=seat)
    return _next(m, seat)


def _next(m: State, seat: int) -> bool:
    m.frames.pop()
    if m.passed != (1 << m.seats) - 1:
        m.frames.append((BUY, (seat + 1) % m.seats, 0))
    return False


def moves(m: State, seat: int) -> tuple[Move, ...]:
    return (*offers(m, seat), *_gifts(m, seat, m.frames[-1][2]), m.words.pass_)


def _gifts(m: State, seat: int, given: int) -> list[Move]:
    """PA-COO-05: coins for others, to each of them once a turn."""
    if not m.coop:
        return []
    others = [other for other in range(m.seats) if other != seat and not given >> other & 1]
    return [m.words.give[other, coins] for other in others for coins in range(1, min(m.coins[seat], v.MOST_COINS) + 1)]


def discount(m: State, seat: int) -> int:
    """PA-COO-02: what the first purchase of the round costs less."""
    power = m.group(seat)
    if power is None or power.effect != "discount_first" or m.bought >> seat & 1:
        return 0
    return power.number


def offers(m: State, seat: int) -> Iterator[Move]:
    """PA-BUY-05 to PA-BUY-11: all that the seat can pay and may have."""
    words, board, coins = m.words, m.content.board, m.coins[seat] + discount(m, seat)
    pair = m.ready(seat, PAIR)
    if coins >= board["token_price"]:
        for kind in range(4):
            if not m.stock[kind]:
                continue
            yield words.token[kind, v.NONE]
            if pair:
                yield from (words.token[kind, more] for more in range(4) if more != kind and m.stock[more])
    if coins >= board["book_price"]:
        yield from (words.book[number] for number in m.rows[BOOK_ROW])
        if m.stacks[BOOK_ROW]:
            yield words.book[v.TOP]
    if len(m.hands[seat]) >= board["hand"]:
        return
    for row, price in enumerate(m.content.prices, 1):
        for less in (0, 1) if m.ready(seat, CHEAPER) else (0,):
            if coins >= price - less * m.content.book_coins[CHEAPER]:
                yield from (words.card[card, less] for card in m.rows[row])
                if m.stacks[row]:
                    yield words.card[-row, less]


def do(m: State, seat: int, code: tuple[int, ...], events: Events) -> None:
    verb = code[0]
    _, _, given = m.frames.pop()
    if verb == v.GIVE:
        m.frames.append((BUY, seat, given | 1 << code[1]))
        m.coins[seat] -= code[2]
        m.coins[code[1]] += code[2]
        m.tell(events, "PA-COO-05", "coins_passed", seat=seat, receiver=code[1], coins=code[2])
        return
    m.frames.append((BUY, (seat + 1) % m.seats, 0))
    if verb == v.PASS:
        m.passed |= 1 << seat
        m.tell(events, "PA-BUY-04", "passed", seat=seat)
        if m.passed == (1 << m.seats) - 1:
            m.frames.pop()
    elif verb == v.TOKEN:
        _token(m, seat, code, events)
    elif verb == v.BOOK:
        _pay(m, seat, code)
        _buy(m, seat, BOOK_ROW, code[1], events)
    else:
        card, less = code[1], code[2]
        row = -card if card < 0 else m.content.row_of[card]
        if less:
            m.used[seat] |= 1 << CHEAPER
        _pay(m, seat, code)
        _buy(m, seat, row, v.TOP if card < 0 else card, events)


def costs(m: State, seat: int) -> dict[str, int]:
    """What each offer costs a seat now."""
    return {str(move): max(0, _price(m, m.words.code[move]) - discount(m, seat)) for move in offers(m, seat)}


def _price(m: State, code: tuple[int, ...]) -> int:
    """PA-BUY-05, PA-SPB-SB10: before a discount."""
    board = m.content.board
    if code[0] != v.CARD:
        return int(board["token_price"] if code[0] == v.TOKEN else board["book_price"])
    row = -code[1] if code[1] < 0 else m.content.row_of[code[1]]
    return int(m.content.prices[row - 1] - code[2] * m.content.book_coins[CHEAPER])


def _pay(m: State, seat: int, code: tuple[int, ...]) -> None:
    m.coins[seat] -= max(0, _price(m, code) - discount(m, seat))
    m.bought |= 1 << seat


def _token(m: State, seat: int, code: tuple[int, ...], events: Events) -> None:
    _pay(m, seat, code)
    _, kind, more = code
    kinds = [kind]
    if more != v.NONE:
        m.used[seat] |= 1 << PAIR
        kinds.append(more)
    for each in kinds:
        m.stock = changed(m.stock, each, -1)
        m.tokens[seat] = changed(m.tokens[seat], each, 1)
    rule = "PA-BUY-05" if more == v.NONE else "PA-SPB-SB16"
    m.tell(events, rule, "token_bought", seat=seat, tokens=[TOKENS[each] for each in kinds], coins=m.coins[seat])


def _buy(m: State, seat: int, row: int, thing: int, events: Events) -> None:
    m.frames.append((REFILL, row))
    if thing == v.TOP:
        m.frames.append((UNSEEN, seat, row))
        return
    at = m.rows[row].index(thing)
    m.rows[row] = m.rows[row][:at] + m.rows[row][at + 1 :]
    receive(m, seat, row, thing, events)


def receive(m: State, seat: int, row: int, thing: int, events: Events, unseen: bool = False) -> None:
    """PA-BUY-06, PA-BUY-09, PA-BUY-10: what was bought comes to its owner."""
    args = {"seat": seat, "card": name_of(m, row, thing), "coins": m.coins[seat]}
    if row == BOOK_ROW:
        m.tell(events, "PA-BUY-05", "book_bought", **args)
        m.books[seat] = added(m.books[seat], thing)
        if len(m.books[seat]) > m.content.board["books"]:
            m.frames.append((DROP, seat, thing))
        return
    m.hands[seat] = added(m.hands[seat], thing)
    if not unseen:
        m.sure[seat] = added(m.sure[seat], thing)
        m.tell(events, "PA-BUY-10", "card_bought", **args)
        return
    m.blind[seat] = added(m.blind[seat], thing)
    if events is not None:
        hidden = Event("PA-BUY-06", "card_bought_unseen", {**args, "card": None, "price": m.content.prices[row - 1]})
        events.append(Event("PA-BUY-06", "card_bought", args, (seat,), hidden))


def name_of(m: State, row: int, thing: int) -> str:
    return m.content.book_ids[thing] if row == BOOK_ROW else m.content.card_ids[thing]


def drop_moves(m: State, seat: int) -> tuple[Move, ...]:
    """PA-BUY-09: one of the other books."""
    new = m.frames[-1][2]
    return tuple(m.words.drop[book] for book in m.books[seat] if book != new)


def drop(m: State, seat: int, book: int, events: Events) -> None:
    m.frames.pop()
    m.books[seat] = without(m.books[seat], book)
    m.used[seat] &= ~(1 << book)
    m.scrap[BOOK_ROW] = added(m.scrap[BOOK_ROW], book)
    m.tell(events, "PA-BUY-09", "book_dropped", seat=seat, book=m.content.book_ids[book])


def refills(m: State, events: Events) -> bool:
    """PA-BUY-07, PA-BUY-13: whether the row of the top frame is to be filled up; an empty stack is made anew."""
    row = m.frames[-1][1]
    if not m.stacks[row] and m.scrap[row]:
        m.stacks[row], m.scrap[row] = m.scrap[row], b""
        m.tell(events, "PA-BUY-13", "stack_made_anew", price=m.content.prices[row - 1] if row else None)
    if len(m.rows[row]) < m.content.board["display"] and m.stacks[row]:
        return True
    m.frames.pop()
    return False


def wipe(m: State, events: Events) -> None:
    """PA-TID-07."""
    for row in range(ROWS):
        m.scrap[row] = added(m.scrap[row], *m.rows[row])
        m.rows[row] = b""
    m.tell(events, "PA-TID-07", "market_wiped")
    m.frames += [(REFILL, row) for row in reversed(range(ROWS))]
