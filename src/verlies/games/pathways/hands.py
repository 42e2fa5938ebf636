"""Phase C: hands are filled (PA-DRW)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.games.pathways import coop
from verlies.games.pathways.state import DRAW, FILL, PEEK, SHED, SWAP, Events, State, added, give_up, kinds

PEEKING = 12
"""PA-SPB-SB12."""


def begin(m: State) -> None:
    """PA-DRW-01: in the order of seats; it makes no difference."""
    m.frames.pop()
    if m.coop and m.seats > 1:
        m.frames.append((SWAP, m.starter))
    m.frames += [(FILL, seat, 1) for seat in reversed(m.in_order())]


def fill(m: State, events: Events) -> None:
    """PA-DRW-01, PA-DRW-02: draw one more, if it is needed and there is one."""
    seat = m.frames[-1][1]
    if len(m.hands[seat]) >= most(m, seat):
        _filled(m, seat)
        return
    if not m.decks[seat] and m.discards[seat]:
        m.decks[seat], m.discards[seat] = m.discards[seat], b""
        m.sure[seat] = bytes(card for card in m.hands[seat] if card not in m.blind[seat])
        m.tell(events, "PA-DRW-02", "deck_made_anew", seat=seat)
    if m.decks[seat]:
        m.frames.append((DRAW, seat))
    else:
        m.tell(events, "PA-DRW-02", "deck_empty", seat=seat)
        _filled(m, seat)


def _filled(m: State, seat: int) -> None:
    m.frames.pop()
    if len(m.hands[seat]) > m.content.board["hand"]:
        m.frames.append((SHED, seat))


def most(m: State, seat: int) -> int:
    """So many cards are drawn."""
    return int(m.content.board["hand"]) + coop.gain(m, seat, "draw_extra")


def drawn(m: State, seat: int, card: int) -> None:
    """PA-SPB-SB12: the first card may be turned down."""
    _, _, first = m.frames[-1]
    m.frames[-1] = (FILL, seat, 0)
    if first and m.ready(seat, PEEKING):
        m.frames.append((PEEK, seat, card))
    else:
        m.hands[seat] = added(m.hands[seat], card)


def peek(m: State, seat: int, keep: bool, events: Events) -> None:
    _, _, card = m.frames.pop()
    if keep:
        m.hands[seat] = added(m.hands[seat], card)
        return
    m.used[seat] |= 1 << PEEKING
    m.discards[seat] = added(m.discards[seat], card)
    m.tell(events, "PA-SPB-SB12", "card_tossed", seat=seat, card=m.content.card_ids[card])


def shed_moves(m: State, seat: int) -> tuple[Move, ...]:
    """PA-DRW-03."""
    return tuple(m.words.shed[card] for card in kinds(m.hands[seat]))


def shed(m: State, seat: int, card: int, events: Events) -> None:
    give_up(m, seat, card)
    m.discards[seat] = added(m.discards[seat], card)
    m.tell(events, "PA-DRW-03", "card_shed", seat=seat, card=m.content.card_ids[card])
    if len(m.hands[seat]) <= m.content.board["hand"]:
        m.frames.pop()
