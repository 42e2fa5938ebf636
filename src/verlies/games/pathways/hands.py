"""Phase C: hands are filled, and two may exchange a card (PA-DRW, PA-COO-06)."""

from __future__ import annotations

from itertools import combinations

from verlies.core.events import tell, tell_secretly
from verlies.core.moves import Move
from verlies.core.odds import BagOdds, added, without
from verlies.core.steps import Answer, Chance, Code, Condition, Decision, Events, Step, Task, asks
from verlies.games.pathways import coop
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.conditions import declines, in_hand, is_seat
from verlies.games.pathways.content import PEEKING
from verlies.games.pathways.state import (
    DRAW,
    FILL,
    HANDS,
    NONE,
    OFFER,
    PEEK,
    SHED,
    SWAP,
    State,
    give_up,
    some_cards,
)


def begin(m: State, events: Events) -> None:
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
        tell(events, "PA-DRW-02", "deck_made_anew", seat=seat)
    if m.decks[seat]:
        m.frames.append((DRAW, seat))
    else:
        tell(events, "PA-DRW-02", "deck_empty", seat=seat)
        _filled(m, seat)


def _filled(m: State, seat: int) -> None:
    m.frames.pop()
    if len(m.hands[seat]) > m.content.board["hand"]:
        m.frames.append((SHED, seat))


def most(m: State, seat: int) -> int:
    """Up to how many cards a hand is filled."""
    return int(m.content.board["hand"]) + coop.gain(m, seat, "draw_extra")


def _top_of_deck(m: State) -> BagOdds:
    _, seat = m.frames[-1]
    return BagOdds(f"deck {seat}", m.decks[seat], m.vocabulary.draw, m.vocabulary.number)


def _draw(m: State, code: Code, events: Events) -> None:
    """PA-DRW-01; PA-SPB-SB12: the first card may be turned down."""
    _, seat = m.frames.pop()
    _, card = code
    m.decks[seat] = without(m.decks[seat], card)
    tell_secretly(events, "PA-DRW-01", "card_drawn", seat, {"card": m.content.card_ids[card]})
    _, _, first = m.frames[-1]
    m.frames[-1] = (FILL, seat, 0)
    if first and m.ready(seat, PEEKING):
        m.frames.append((PEEK, seat, card))
    else:
        m.hands[seat] = added(m.hands[seat], card)


# The card that is peeked at


def _keep(m: State, seat: int, code: Code, events: Events) -> None:
    _, _, card = m.frames.pop()
    m.hands[seat] = added(m.hands[seat], card)


def _toss(m: State, seat: int, code: Code, events: Events) -> None:
    _, _, card = m.frames.pop()
    m.used[seat] |= 1 << PEEKING
    m.discards[seat] = added(m.discards[seat], card)
    tell(events, "PA-SPB-SB12", "card_tossed", seat=seat, card=m.content.card_ids[card])


KEEP_OR_TOSS = (
    Answer[State](v.KEEP, _keep, near=lambda m, seat: [m.vocabulary.keep]),
    Answer[State](v.TOSS, _toss, near=lambda m, seat: [m.vocabulary.toss]),
)


# A card too many


def _shed(m: State, seat: int, code: Code, events: Events) -> None:
    """PA-DRW-03."""
    _, card = code
    give_up(m, seat, card)
    m.discards[seat] = added(m.discards[seat], card)
    tell(events, "PA-DRW-03", "card_shed", seat=seat, card=m.content.card_ids[card])
    if len(m.hands[seat]) <= m.content.board["hand"]:
        m.frames.pop()


SHED_CARD = Answer[State](
    v.SHED,
    _shed,
    (in_hand("PA-DRW-03"),),
    near=lambda m, seat: [m.vocabulary.shed[card] for card in some_cards(m, seat)],
)


# Exchange of two cards (PA-COO-06)


def _swaps(m: State, seat: int) -> list[Move]:
    """Any two who have cards, or none."""
    holders = [each for each in range(m.seats) if m.hands[each]]
    return [*(m.vocabulary.swap[pair] for pair in combinations(holders, 2)), m.vocabulary.no_swap]


def _swap(m: State, seat: int, code: Code, events: Events) -> None:
    m.frames.pop()
    _, one, other = code
    m.frames += [(OFFER, other, one), (OFFER, one, NONE)]
    tell(events, "PA-COO-06", "swap_named", seat=seat, seats=[one, other])


def _offer(m: State, seat: int, code: Code, events: Events) -> None:
    """The first of the two chooses, then the other, and the cards change hands."""
    _, _, other = m.frames.pop()
    _, card = code
    if other == NONE:
        m.swapped = bytes((card,))
        return
    theirs = m.swapped[0]
    m.swapped = b""
    give_up(m, seat, card)
    give_up(m, other, theirs)
    for each, new in ((seat, theirs), (other, card)):
        m.hands[each] = added(m.hands[each], new)
        m.sure[each] = added(m.sure[each], new)
    ids = m.content.card_ids
    tell(events, "PA-COO-06", "swapped", seats=[seat, other], cards=[ids[card], ids[theirs]])


def _other(m: State) -> int:
    """With whom the one on turn exchanges a card: the second has the frame below."""
    other = m.frames[-1][2]
    return other if other != NONE else m.frames[-2][1]


SWAP_CARDS = (
    Answer[State](
        v.SWAP,
        _swap,
        (
            is_seat("PA-COO-06", 2),
            Condition(
                "PA-COO-06",
                "hand_empty",
                lambda m, seat, code: all(m.hands[each] for each in code[1:]),
                lambda m, seat, code: {"seat": next(each for each in code[1:] if not m.hands[each])},
            ),
        ),
        near=lambda m, seat: m.vocabulary.swap.values(),
    ),
    declines(v.NO_SWAP, lambda m: m.vocabulary.no_swap),
)
OFFER_CARD = Answer[State](
    v.OFFER,
    _offer,
    (in_hand("PA-COO-06"),),
    near=lambda m, seat: [m.vocabulary.offer[card] for card in some_cards(m, seat)],
)
STEPS: tuple[Step[State], ...] = (
    Task(HANDS, begin),
    Task(FILL, fill),
    Chance(DRAW, asks("PA-DRW-01", "draw_card", lambda m, seat: {"seat": m.frames[-1][1]}), _top_of_deck, _draw),
    Decision(
        PEEK,
        asks("PA-SPB-SB12", "peek", lambda m, seat: {"card": m.content.card_ids[m.frames[-1][2]]}),
        *KEEP_OR_TOSS,
    ),
    Decision(
        SHED,
        asks("PA-DRW-03", "shed", lambda m, seat: {"left": len(m.hands[seat]) - m.content.board["hand"]}),
        SHED_CARD,
    ),
    Decision(SWAP, asks("PA-COO-06", "swap"), *SWAP_CARDS, moves=_swaps),
    Decision(OFFER, asks("PA-COO-06", "offer", lambda m, seat: {"seats": [_other(m)]}), OFFER_CARD),
)
