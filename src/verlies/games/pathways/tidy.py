"""Phase F: upgrades and tidying up (PA-TID)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.core.odds import without
from verlies.games.pathways import shop
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.faces import RECYCLE, SCISSORS
from verlies.games.pathways.state import (
    CLOSE,
    GOAL,
    MAIN,
    NONE,
    REFILL,
    ROUND,
    TIDY,
    TRADE,
    Events,
    State,
    added,
    give_up,
    kinds,
)

REMOVE, EXCHANGE, HOLD = 6, 14, 17
"""PA-SPB-SB6, PA-SPB-SB14, PA-SPB-SB17."""


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


def trades(m: State, seat: int) -> list[Move]:
    """PA-SPB-SB14."""
    if not m.ready(seat, EXCHANGE):
        return []
    price = m.content.price
    own = [card for card in kinds(m.floor[seat] + m.hands[seat]) if price[card]]
    shown = [card for row in m.rows[1:] for card in row]
    return [m.words.trade[card, other] for card in own for other in shown if price[other] <= price[card]]


def trade(m: State, seat: int, code: tuple[int, ...], events: Events) -> None:
    m.frames.pop()
    if code[0] == v.NO_TRADE:
        return
    own, other = code[1], code[2]
    m.used[seat] |= 1 << EXCHANGE
    _take(m, seat, own)
    m.box[seat] = added(m.box[seat], own)
    row = m.content.row_of[other]
    at = m.rows[row].index(other)
    m.rows[row] = m.rows[row][:at] + m.rows[row][at + 1 :]
    m.kept[seat] = added(m.kept[seat], other)
    m.frames.append((REFILL, row))
    ids = m.content.card_ids
    m.tell(events, "PA-SPB-SB14", "traded", seat=seat, card=ids[own], other=ids[other])


def _take(m: State, seat: int, card: int) -> None:
    if card in m.floor[seat]:
        m.floor[seat] = without(m.floor[seat], card)
    else:
        give_up(m, seat, card)


def start(m: State) -> bool:
    """Whether anybody has something to decide."""
    m.busy = sum(1 << seat for seat in range(m.seats) if _deeds(m, seat))
    if not m.busy:
        m.frames.pop()
    return bool(m.busy)


def moves(m: State, seat: int) -> tuple[Move, ...]:
    return (*_deeds(m, seat), m.words.done)


def _deeds(m: State, seat: int) -> list[Move]:
    """PA-TID-02 to PA-TID-04, PA-SPB-SB6, PA-SPB-SB17."""
    words, floor, path = m.words, kinds(m.floor[seat]), m.paths[seat]
    found: list[Move] = []
    if path is not None and path.counts[RECYCLE] > m.mended[seat]:
        found += [words.recycle[card] for card in floor]
    if path is not None and path.counts[SCISSORS] > m.cut[seat]:
        found += [words.scissors[card] for card in floor]
    if m.ready(seat, REMOVE):
        found += [words.cast[REMOVE, card] for card in floor]
    if m.ready(seat, HOLD) and m.coins[seat] >= m.content.book_coins[HOLD]:
        found += [words.cast[HOLD, card] for card in floor]
    price = porter(m, seat)
    if price is not None and m.coins[seat] >= price and not m.carried >> seat & 1:
        found += [words.porter[card] for card in floor]
    return found


def porter(m: State, seat: int) -> int | None:
    """PA-COO-02: what it costs to keep a card, for those who can."""
    power = m.group(seat)
    return power.number if power is not None and power.effect == "keep_card" else None


def do(m: State, seat: int, code: tuple[int, ...], events: Events) -> bool:
    """Carry out a move; True when all are done."""
    verb = code[0]
    if verb != v.DONE:
        card = code[-1]
        m.floor[seat] = without(m.floor[seat], card)
        args = {"seat": seat, "card": m.content.card_ids[card]}
        keeps = verb in (v.RECYCLE, v.PORTER) or (verb == v.CAST and code[1] == HOLD)
        if keeps:
            m.kept[seat] = added(m.kept[seat], card)
        else:
            m.box[seat] = added(m.box[seat], card)
        if verb == v.RECYCLE:
            m.mended[seat] += 1
            m.tell(events, "PA-TID-02", "recycled", **args)
        elif verb == v.PORTER:
            m.carried |= 1 << seat
            m.coins[seat] -= porter(m, seat) or 0
            m.tell(events, "PA-COO-02", "held", **args)
        elif verb == v.SCISSORS:
            m.cut[seat] += 1
            m.tell(events, "PA-TID-03", "cut_away", **args)
        else:
            m.used[seat] |= 1 << code[1]
            if code[1] == HOLD:
                m.coins[seat] -= m.content.book_coins[HOLD]
            m.tell(events, "PA-SPB-SB17" if keeps else "PA-SPB-SB6", "held" if keeps else "cut_away", **args)
        if _deeds(m, seat):
            return False
    m.busy &= ~(1 << seat)
    if m.busy:
        return False
    m.frames.pop()
    return True


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
        shop.wipe(m, events)
