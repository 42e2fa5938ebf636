"""Phase B: the fairy market (PA-BUY)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from verlies.core.events import Event, tell
from verlies.core.moves import Move
from verlies.core.odds import BagOdds, added, without
from verlies.core.steps import Answer, Chance, Code, Condition, Decision, Events, Step, Task, asks
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.conditions import affords, book_ready, in_stock, is_seat, named_book
from verlies.games.pathways.content import CHEAPER, PAIR, TOKENS
from verlies.games.pathways.path import changed
from verlies.games.pathways.state import (
    BOOK_ROW,
    BUY,
    DROP,
    NONE,
    REFILL,
    ROWS,
    SHOP,
    UNSEEN,
    State,
)


def open_market(m: State, events: Events) -> None:
    """PA-BUY-02 to PA-BUY-04."""
    m.frames.pop()
    if m.round > 1 and not m.coop:
        m.starter = first_buyer(m)
        tell(events, "PA-BUY-02", "first_buyer", seat=m.starter)
    m.passed = m.bought = 0
    m.frames.append((BUY, m.starter, 0))


def first_buyer(m: State) -> int:
    """PA-BUY-02, PA-BUY-03: fewest coins, then fewest points in the last round, then next after the last starter."""
    after = [(m.starter + 1 + at) % m.seats for at in range(m.seats)]
    return min(after, key=lambda seat: (m.coins[seat], m.blue[seat][-1] + m.pink[seat][-1] + m.green[seat][-1]))


def _buys_nothing(m: State, events: Events) -> bool:
    """PA-BUY-14: whoever has passed buys nothing more; whoever can buy nothing passes."""
    _, seat, given = m.frames[-1]
    if not m.passed >> seat & 1:
        if any(True for _ in offers(m, seat)) or _gifts(m, seat, given):
            return False
        m.passed |= 1 << seat
        tell(events, "PA-BUY-14", "passed", seat=seat)
    _end_turn(m, seat)
    return True


def _end_turn(m: State, seat: int) -> None:
    """PA-BUY-04: the next one buys, until all have passed."""
    m.frames.pop()
    if m.passed != (1 << m.seats) - 1:
        m.frames.append((BUY, (seat + 1) % m.seats, 0))


# What can be had, and for how much


def _moves(m: State, seat: int) -> tuple[Move, ...]:
    return (*offers(m, seat), *_gifts(m, seat, m.frames[-1][2]), m.vocabulary.pass_)


def _gifts(m: State, seat: int, given: int) -> list[Move]:
    """PA-COO-05: coins for others, to each of them once a turn."""
    if not m.coop:
        return []
    others = [other for other in range(m.seats) if other != seat and not given >> other & 1]
    return [
        m.vocabulary.give[other, coins] for other in others for coins in range(1, min(m.coins[seat], v.MOST_COINS) + 1)
    ]


def discount(m: State, seat: int) -> int:
    """PA-COO-02: what the first purchase of the round costs less."""
    power = m.group(seat)
    if power is None or power.effect != "discount_first" or m.bought >> seat & 1:
        return 0
    return power.number


def offers(m: State, seat: int) -> Iterator[Move]:
    """PA-BUY-05 to PA-BUY-11: all that the seat can pay and may have."""
    words, board, coins = m.vocabulary, m.content.board, m.coins[seat] + discount(m, seat)
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


def costs(m: State, seat: int) -> dict[str, int]:
    """What each offer costs a seat now."""
    return {str(move): max(0, _price(m, seat, m.vocabulary.code[move])) for move in offers(m, seat)}


def _price(m: State, seat: int, code: Code) -> int:
    """PA-BUY-05, PA-SPB-SB10, PA-COO-02."""
    board = m.content.board
    if code[0] == v.TOKEN:
        price = board["token_price"]
    elif code[0] == v.CARD:
        row, _ = _wanted(m, code)
        price = m.content.prices[row - 1] - code[2] * m.content.book_coins[CHEAPER]
    else:
        price = board["book_price"]
    return int(price) - discount(m, seat)


def _wanted(m: State, code: Code) -> tuple[int, int]:
    """The row, and the thing or TOP."""
    if code[0] != v.CARD:
        return BOOK_ROW, code[1]
    card = code[1]
    return (-card, v.TOP) if card < 0 else (m.content.row_of[card], card)


def _pay(m: State, seat: int, code: Code) -> None:
    m.coins[seat] -= max(0, _price(m, seat, code))
    m.bought |= 1 << seat


def name_of(m: State, row: int, thing: int) -> str:
    return m.content.book_ids[thing] if row == BOOK_ROW else m.content.card_ids[thing]


def price_of(m: State, row: int) -> int | None:
    """What the cards of a row cost; None for books."""
    return m.content.prices[row - 1] if row != BOOK_ROW else None


def _is_there(m: State, seat: int, code: Code) -> bool:
    row, thing = _wanted(m, code)
    return thing == v.TOP or thing in m.rows[row]


def _has_stack(m: State, seat: int, code: Code) -> bool:
    row, thing = _wanted(m, code)
    return thing != v.TOP or bool(m.stacks[row])


AFFORDABLE = affords("PA-BUY-05", _price)
ON_DISPLAY = Condition[State](
    "PA-BUY-06", "not_on_display", _is_there, lambda m, seat, code: {"card": name_of(m, *_wanted(m, code))}
)
STACKED = Condition[State](
    "PA-BUY-13", "stack_empty", _has_stack, lambda m, seat, code: {"price": price_of(m, _wanted(m, code)[0])}
)


# Tokens


def _buy_token(m: State, seat: int, code: Code, events: Events) -> None:
    _end_turn(m, seat)
    _pay(m, seat, code)
    _, kind, more = code
    kinds = [kind]
    if more != NONE:
        m.used[seat] |= 1 << PAIR
        kinds.append(more)
    for each in kinds:
        m.stock = changed(m.stock, each, -1)
        m.tokens[seat] = changed(m.tokens[seat], each, 1)
    rule = "PA-BUY-05" if more == NONE else "PA-SPB-SB16"
    tell(events, rule, "token_bought", seat=seat, tokens=[TOKENS[each] for each in kinds], coins=m.coins[seat])


BUY_TOKEN = Answer[State](
    v.TOKEN,
    _buy_token,
    (
        in_stock(lambda m, code: code[1]),
        *book_ready(lambda code: PAIR if code[2] != NONE else NONE),
        in_stock(lambda m, code: code[2]),
        AFFORDABLE,
    ),
    near=lambda m, seat: m.vocabulary.token.values(),
)


# Books and cards


def _buy(m: State, seat: int, code: Code, events: Events) -> None:
    _end_turn(m, seat)
    _pay(m, seat, code)
    if code[0] == v.CARD and code[2]:
        m.used[seat] |= 1 << CHEAPER
    row, thing = _wanted(m, code)
    m.frames.append((REFILL, row))
    if thing == v.TOP:
        m.frames.append((UNSEEN, seat, row))
        return
    at = m.rows[row].index(thing)
    m.rows[row] = m.rows[row][:at] + m.rows[row][at + 1 :]
    _receive(m, seat, row, thing, events)


def _receive(m: State, seat: int, row: int, thing: int, events: Events, unseen: bool = False) -> None:
    """PA-BUY-06, PA-BUY-09, PA-BUY-10: what was bought comes to its owner."""
    args = {"seat": seat, "card": name_of(m, row, thing), "coins": m.coins[seat]}
    if row == BOOK_ROW:
        tell(events, "PA-BUY-05", "book_bought", **args)
        m.books[seat] = added(m.books[seat], thing)
        if len(m.books[seat]) > m.content.board["books"]:
            m.frames.append((DROP, seat, thing))
        return
    m.hands[seat] = added(m.hands[seat], thing)
    if not unseen:
        m.sure[seat] = added(m.sure[seat], thing)
        tell(events, "PA-BUY-10", "card_bought", **args)
        return
    m.blind[seat] = added(m.blind[seat], thing)
    if events is not None:
        hidden = Event("PA-BUY-06", "card_bought_unseen", {**args, "card": None, "price": price_of(m, row)})
        events.append(Event("PA-BUY-06", "card_bought", args, (seat,), hidden))


def _unseen(m: State, code: Code, events: Events) -> None:
    """PA-BUY-06."""
    _, seat, row = m.frames.pop()
    _, thing = code
    m.stacks[row] = without(m.stacks[row], thing)
    _receive(m, seat, row, thing, events, unseen=True)


def some_of_market(m: State) -> list[int]:
    """Dungeon cards on display, and one of each price that is not."""
    shown = [card for row in m.rows[1:] for card in row]
    others = {row: card for card, row in enumerate(m.content.row_of) if row and card not in shown}
    return [*shown, *others.values()]


def _near_cards(m: State, seat: int) -> Iterable[Move]:
    some = (*some_of_market(m), *(-row for row in range(1, ROWS)))
    return (m.vocabulary.card[card, less] for card in some for less in (0, 1) if (card, less) in m.vocabulary.card)


def _buy_book(verb: int, *on_sale: Condition[State]) -> Answer[State]:
    return Answer(
        verb,
        _buy,
        (*on_sale, AFFORDABLE),
        near=lambda m, seat: [move for move in m.vocabulary.book.values() if m.vocabulary.code[move][0] == verb],
    )


BUY_CARD = Answer[State](
    v.CARD,
    _buy,
    (
        ON_DISPLAY,
        STACKED,
        Condition(
            "PA-BUY-11",
            "hand_full",
            lambda m, seat, code: len(m.hands[seat]) < m.content.board["hand"],
            lambda m, seat, code: {"cards": len(m.hands[seat])},
        ),
        *book_ready(lambda code: CHEAPER if code[2] else NONE),
        AFFORDABLE,
    ),
    near=_near_cards,
)


# Coins for others, and passing


def _give(m: State, seat: int, code: Code, events: Events) -> None:
    """PA-COO-05: it is still one's turn."""
    _, to, coins = code
    _, _, given = m.frames.pop()
    m.frames.append((BUY, seat, given | 1 << to))
    m.coins[seat] -= coins
    m.coins[to] += coins
    tell(events, "PA-COO-05", "coins_passed", seat=seat, receiver=to, coins=coins)


def _near_gifts(m: State, seat: int) -> Iterable[Move]:
    amounts = dict.fromkeys(amount for amount in (1, m.coins[seat], m.coins[seat] + 1) if 0 < amount <= v.MOST_COINS)
    return (m.vocabulary.give[to, amount] for to in range(5) for amount in amounts)


def _pass(m: State, seat: int, code: Code, events: Events) -> None:
    m.passed |= 1 << seat
    tell(events, "PA-BUY-04", "passed", seat=seat)
    _end_turn(m, seat)


GIVE = Answer[State](
    v.GIVE,
    _give,
    (
        Condition("PA-COO-05", "only_together", lambda m, seat, code: m.coop),
        is_seat("PA-COO-05", 1),
        Condition("PA-COO-05", "own_coins", lambda m, seat, code: code[1] != seat),
        Condition(
            "PA-COO-05",
            "given_already",
            lambda m, seat, code: not m.frames[-1][2] >> code[1] & 1,
            lambda m, seat, code: {"seat": code[1]},
        ),
        Condition(
            "PA-COO-05",
            "too_few_coins",
            lambda m, seat, code: code[2] <= m.coins[seat],
            lambda m, seat, code: {"coins": m.coins[seat]},
        ),
    ),
    near=_near_gifts,
)
PASS = Answer[State](v.PASS, _pass, near=lambda m, seat: [m.vocabulary.pass_])


# A book too many


def _drop(m: State, seat: int, code: Code, events: Events) -> None:
    m.frames.pop()
    _, book = code
    m.books[seat] = without(m.books[seat], book)
    m.used[seat] &= ~(1 << book)
    m.row_discards[BOOK_ROW] = added(m.row_discards[BOOK_ROW], book)
    tell(events, "PA-BUY-09", "book_dropped", seat=seat, book=m.content.book_ids[book])


DROP_BOOK = Answer[State](
    v.DROP,
    _drop,
    (
        Condition("PA-BUY-09", "just_bought", lambda m, seat, code: code[1] != m.frames[-1][2], named_book),
        Condition("PA-BUY-09", "book_not_owned", lambda m, seat, code: code[1] in m.books[seat], named_book),
    ),
    near=lambda m, seat: m.vocabulary.drop.values(),
)


# The display


def _is_full(m: State, events: Events) -> bool:
    """PA-BUY-07, PA-BUY-13: whether a row need not be filled up; an empty stack is shuffled again."""
    row = m.frames[-1][1]
    if not m.stacks[row] and m.row_discards[row]:
        m.stacks[row], m.row_discards[row] = m.row_discards[row], b""
        tell(events, "PA-BUY-13", "stack_made_anew", price=price_of(m, row))
    if len(m.rows[row]) < m.content.board["display"] and m.stacks[row]:
        return False
    m.frames.pop()
    return True


def _refill(m: State, code: Code, events: Events) -> None:
    """PA-SET-02, PA-SET-03, PA-BUY-07, PA-TID-07."""
    row = m.frames[-1][1]
    _, thing = code
    m.stacks[row] = without(m.stacks[row], thing)
    m.rows[row] += bytes((thing,))
    rule = "PA-BUY-07" if m.round else "PA-SET-02" if row == BOOK_ROW else "PA-SET-03"
    tell(events, rule, "turned_up", card=name_of(m, row, thing))


def wipe(m: State, events: Events) -> None:
    """PA-TID-07."""
    for row in range(ROWS):
        m.row_discards[row] = added(m.row_discards[row], *m.rows[row])
        m.rows[row] = b""
    tell(events, "PA-TID-07", "market_wiped")
    m.frames += [(REFILL, row) for row in reversed(range(ROWS))]


def _top_of_stack(m: State) -> BagOdds:
    """The row stands last in the frame."""
    row = m.frames[-1][-1]
    moves = m.vocabulary.tome if row == BOOK_ROW else m.vocabulary.stall
    return BagOdds(f"stack {row}", m.stacks[row], moves, m.vocabulary.number)


STEPS: tuple[Step[State], ...] = (
    Task(SHOP, open_market),
    Decision(
        BUY,
        asks("PA-BUY-04", "shop", lambda m, seat: {"round": m.round, "coins": m.coins[seat]}),
        BUY_TOKEN,
        _buy_book(v.BOOK, ON_DISPLAY, STACKED),
        _buy_book(v.PATH_BOOK, ON_DISPLAY),
        BUY_CARD,
        GIVE,
        PASS,
        moves=_moves,
        unless=_buys_nothing,
    ),
    Decision(
        DROP,
        asks("PA-BUY-09", "drop", lambda m, seat: {"book": m.content.book_ids[m.frames[-1][2]]}),
        DROP_BOOK,
    ),
    Chance(
        REFILL,
        asks("PA-BUY-07", "turn_up", lambda m, seat: {"price": price_of(m, m.frames[-1][1])}),
        _top_of_stack,
        _refill,
        unless=_is_full,
    ),
    Chance(
        UNSEEN,
        asks(
            "PA-BUY-06",
            "buy_unseen",
            lambda m, seat: {"seat": m.frames[-1][1], "price": price_of(m, m.frames[-1][2])},
        ),
        _top_of_stack,
        _unseen,
    ),
)
