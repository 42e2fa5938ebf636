"""Phase F: upgrades and tidying up (PA-TID)."""

from __future__ import annotations

from collections.abc import Iterable

from verlies.core.events import tell
from verlies.core.moves import Move
from verlies.core.odds import added, without
from verlies.core.steps import Answer, Code, Condition, Data, Decision, Events, Step, Task, asks
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.conditions import affords, book_ready, card, declines
from verlies.games.pathways.content import EXCHANGE, HOLD, REMOVE
from verlies.games.pathways.faces import RECYCLE, SCISSORS
from verlies.games.pathways.shop import some_of_market, wipe
from verlies.games.pathways.state import (
    CLEAN,
    CLOSE,
    GOAL,
    MAIN,
    NONE,
    REFILL,
    ROUND,
    TIDY,
    TRADE,
    TURNS,
    State,
    give_up,
    kinds,
    some_cards,
)


def begin(m: State, events: Events) -> None:
    """PA-TID-01; PA-TID-08: SB-14 comes first, in order."""
    m.frames.pop()
    m.mended = [0] * m.seats
    m.cut = [0] * m.seats
    m.carried = 0
    m.frames += [(CLOSE,), (TIDY,)]
    m.frames += [(TRADE, seat) for seat in reversed(m.in_order())]
    if not m.coop:
        m.frames.append((GOAL, MAIN))


# Exchange with the market (PA-SPB-SB14)


def _trades(m: State, seat: int) -> list[Move]:
    if not m.ready(seat, EXCHANGE):
        return []
    price = m.content.price
    own = [card for card in kinds(m.floor[seat] + m.hands[seat]) if price[card]]
    shown = [card for row in m.rows[1:] for card in row]
    return [m.vocabulary.trade[card, other] for card in own for other in shown if price[other] <= price[card]]


def _nothing_to_trade(m: State, events: Events) -> bool:
    if _trades(m, m.frames[-1][1]):
        return False
    m.frames.pop()
    return True


def _near_trades(m: State, seat: int) -> Iterable[Move]:
    mine = [card for card in some_cards(m, seat) if card >= m.content.starts]
    return (m.vocabulary.trade[own, other] for own in mine for other in some_of_market(m) if own != other)


def _trade(m: State, seat: int, code: Code, events: Events) -> None:
    m.frames.pop()
    _, own, other = code
    m.used[seat] |= 1 << EXCHANGE
    if own in m.floor[seat]:
        m.floor[seat] = without(m.floor[seat], own)
    else:
        give_up(m, seat, own)
    m.box[seat] = added(m.box[seat], own)
    row = m.content.row_of[other]
    at = m.rows[row].index(other)
    m.rows[row] = m.rows[row][:at] + m.rows[row][at + 1 :]
    m.kept[seat] = added(m.kept[seat], other)
    m.frames.append((REFILL, row))
    ids = m.content.card_ids
    tell(events, "PA-SPB-SB14", "traded", seat=seat, card=ids[own], other=ids[other])


TRADE_CARDS = Answer[State](
    v.TRADE,
    _trade,
    (
        Condition(
            "PA-SPB-SB14",
            "not_to_trade",
            lambda m, seat, code: code[1] in m.floor[seat] or code[1] in m.hands[seat],
            card,
        ),
        Condition(
            "PA-SPB-SB14",
            "not_on_display",
            lambda m, seat, code: code[2] in m.rows[m.content.row_of[code[2]]],
            lambda m, seat, code: {"card": m.content.card_ids[code[2]]},
        ),
        Condition(
            "PA-SPB-SB14",
            "trade_too_costly",
            lambda m, seat, code: m.content.price[code[2]] <= m.content.price[code[1]],
            lambda m, seat, code: {"card": m.content.card_ids[code[1]], "other": m.content.card_ids[code[2]]},
        ),
    ),
    near=_near_trades,
)


# Upgrades, and what books and porters do with laid cards


def left(m: State, seat: int, upgrade: int) -> int:
    """PA-TID-02, PA-TID-03: how many upgrades of a kind can still be used."""
    path = m.paths[seat]
    return 0 if path is None else path.counts[upgrade] - _used(m, seat, upgrade)


def _used(m: State, seat: int, upgrade: int) -> int:
    return m.mended[seat] if upgrade == RECYCLE else m.cut[seat]


def _nobody_acts(m: State, events: Events) -> bool:
    if not m.busy:
        m.busy = sum(1 << seat for seat in range(m.seats) if _deeds(m, seat))
        if not m.busy:
            m.frames.pop()
    return not m.busy


def _deeds(m: State, seat: int) -> list[Move]:
    """PA-TID-02 to PA-TID-04, PA-SPB-SB6, PA-SPB-SB17."""
    words, floor = m.vocabulary, kinds(m.floor[seat])
    found: list[Move] = []
    if left(m, seat, RECYCLE) > 0:
        found += [words.recycle[card] for card in floor]
    if left(m, seat, SCISSORS) > 0:
        found += [words.scissors[card] for card in floor]
    if m.ready(seat, REMOVE):
        found += [words.cast[REMOVE, card] for card in floor]
    if m.ready(seat, HOLD) and m.coins[seat] >= m.content.book_coins[HOLD]:
        found += [words.cast[HOLD, card] for card in floor]
    fee = _fee(m, seat)
    if fee is not None and m.coins[seat] >= fee and not m.carried >> seat & 1:
        found += [words.porter[card] for card in floor]
    return found


def _fee(m: State, seat: int) -> int | None:
    """PA-COO-02: what it costs to keep a card, for those who can."""
    power = m.group(seat)
    return power.number if power is not None and power.effect == "keep_card" else None


def _keep(m: State, seat: int, card: int) -> None:
    m.floor[seat] = without(m.floor[seat], card)
    m.kept[seat] = added(m.kept[seat], card)


def _remove(m: State, seat: int, card: int) -> None:
    m.floor[seat] = without(m.floor[seat], card)
    m.box[seat] = added(m.box[seat], card)


def _recycle(m: State, seat: int, code: Code, events: Events) -> None:
    _keep(m, seat, code[1])
    m.mended[seat] += 1
    tell(events, "PA-TID-02", "recycled", seat=seat, **card(m, seat, code))
    _acted(m, seat)


def _cut(m: State, seat: int, code: Code, events: Events) -> None:
    _remove(m, seat, code[1])
    m.cut[seat] += 1
    tell(events, "PA-TID-03", "cut_away", seat=seat, **card(m, seat, code))
    _acted(m, seat)


def _cast(m: State, seat: int, code: Code, events: Events) -> None:
    _, book, what = code
    m.used[seat] |= 1 << book
    name = m.content.card_ids[what]
    if book == REMOVE:
        _remove(m, seat, what)
        tell(events, "PA-SPB-SB6", "cut_away", seat=seat, card=name)
    else:
        _keep(m, seat, what)
        m.coins[seat] -= m.content.book_coins[HOLD]
        tell(events, "PA-SPB-SB17", "held", seat=seat, card=name)
    _acted(m, seat)


def _carry(m: State, seat: int, code: Code, events: Events) -> None:
    _keep(m, seat, code[1])
    m.carried |= 1 << seat
    m.coins[seat] -= _fee(m, seat) or 0
    tell(events, "PA-COO-02", "held", seat=seat, **card(m, seat, code))
    _acted(m, seat)


def _acted(m: State, seat: int) -> None:
    """Whoever can do nothing more is done."""
    if not _deeds(m, seat):
        _be_done(m, seat)


def _be_done(m: State, seat: int) -> None:
    m.busy &= ~(1 << seat)
    if not m.busy:
        m.frames.pop()
        m._close()


def _done(m: State, seat: int, code: Code, events: Events) -> None:
    _be_done(m, seat)


def _last_card(m: State, seat: int, code: Code) -> Data:
    return {"card": m.content.card_ids[code[-1]]}


def _any_left(rule: str, reason: str, upgrade: int) -> Condition[State]:
    return Condition(
        rule,
        reason,
        lambda m, seat, code: left(m, seat, upgrade) > 0,
        lambda m, seat, code: {"used": _used(m, seat, upgrade)},
    )


# PA-TID-04: nothing has acted on the card before. It stands last in the code.
ON_FLOOR = (
    Condition[State](
        "PA-TID-04",
        "not_laid",
        lambda m, seat, code: any(each.card == code[-1] for each in m.laid[seat]),
        _last_card,
    ),
    Condition[State](
        "PA-TID-04",
        "acted_on",
        lambda m, seat, code: code[-1] in m.floor[seat],
        _last_card,
    ),
)
USE_RECYCLE = Answer[State](
    v.RECYCLE,
    _recycle,
    (_any_left("PA-TID-02", "no_recycle", RECYCLE), *ON_FLOOR),
    near=lambda m, seat: [m.vocabulary.recycle[card] for card in some_cards(m, seat)],
)
USE_SCISSORS = Answer[State](
    v.SCISSORS,
    _cut,
    (_any_left("PA-TID-03", "no_scissors", SCISSORS), *ON_FLOOR),
    near=lambda m, seat: [m.vocabulary.scissors[card] for card in some_cards(m, seat)],
)
CAST_BOOK = Answer[State](
    v.CAST,
    _cast,
    (
        *book_ready(lambda code: code[1]),
        *ON_FLOOR,
        affords("PA-SPB-SB17", lambda m, seat, code: m.content.book_coins[code[1]]),
    ),
    near=lambda m, seat: [move for (_, card), move in m.vocabulary.cast.items() if card in some_cards(m, seat)],
)
CALL_PORTER = Answer[State](
    v.PORTER,
    _carry,
    (
        Condition("PA-COO-02", "no_porters", lambda m, seat, code: _fee(m, seat) is not None),
        Condition("PA-COO-02", "porters_busy", lambda m, seat, code: not m.carried >> seat & 1),
        *ON_FLOOR,
        affords("PA-COO-02", lambda m, seat, code: _fee(m, seat) or 0),
    ),
    near=lambda m, seat: [m.vocabulary.porter[card] for card in some_cards(m, seat)],
)


# The end of the round


def close(m: State, events: Events) -> None:
    """PA-TID-05 to PA-TID-07."""
    m.frames.pop()
    for seat in range(m.seats):
        m.discards[seat] = added(m.discards[seat], *m.floor[seat], *m.hands[seat])
        m.hands[seat] = m.sure[seat] = m.kept[seat]
        m.floor[seat] = m.kept[seat] = b""
        m.laid[seat] = ()
        m.paths[seat] = None
        m.used[seat] = 0
        m.assigned[seat] = ()
    m.order = ()
    m.claimed = NONE
    m.frames.append((ROUND, m.round + 1))
    if m.round == m.content.board["market_renewed_after"]:
        wipe(m, events)


def _upgrades(m: State, seat: int) -> Data:
    return {"recycle": left(m, seat, RECYCLE), "scissors": left(m, seat, SCISSORS), "coins": m.coins[seat]}


STEPS: tuple[Step[State], ...] = (
    Task(CLEAN, begin),
    Decision(
        TRADE,
        asks("PA-SPB-SB14", "trade"),
        TRADE_CARDS,
        declines(v.NO_TRADE, lambda m: m.vocabulary.no_trade),
        moves=lambda m, seat: (*_trades(m, seat), m.vocabulary.no_trade),
        unless=_nothing_to_trade,
    ),
    Decision(
        TIDY,
        asks("PA-TID-04", "tidy", _upgrades),
        USE_RECYCLE,
        USE_SCISSORS,
        CAST_BOOK,
        CALL_PORTER,
        Answer(v.DONE, _done, near=lambda m, seat: [m.vocabulary.done]),
        who=lambda m: TURNS[m.busy],
        moves=lambda m, seat: (*_deeds(m, seat), m.vocabulary.done),
        unless=_nobody_acts,
    ),
    Task(CLOSE, close),
)
