"""Dealing again what a seat cannot see: others' hands and what they build (PA-SET-07)."""

from __future__ import annotations

from collections import Counter

from verlies.core.odds import Rng, added, draw, pick
from verlies.games.pathways import explore, lay, walk
from verlies.games.pathways.layout import Placement
from verlies.games.pathways.state import EXPLORE, NONE, PEEK, State


def redeal(m: State, seat: int | None, rng: Rng) -> None:
    """Change `m` into one of the matches that `seat` cannot tell from it."""
    others = [other for other in range(m.seats) if other != seat]
    frame = m.frames[-1] if m.frames else (NONE,)
    secret = frame[0] == EXPLORE and not m.in_the_open
    if secret:
        for other in others:
            m.hands[other] = added(m.hands[other], *(placement.card for placement in m.laid[other]))
            m.laid[other] = ()
            m.paths[other] = None
    peeking = frame[1] if frame[0] == PEEK and frame[1] in others else NONE
    if peeking != NONE:
        m.decks[peeking] = added(m.decks[peeking], frame[2])
    _deal_blind(m, others, rng)
    for other in others:
        _deal_hand(m, other, rng)
    if peeking != NONE:
        pool = list(m.decks[peeking])
        m.frames[-1] = (PEEK, peeking, draw(pool, rng))
        m.decks[peeking] = bytes(pool)
    if m.swapped and frame[2] != seat:  # PA-COO-06: what the first of two offers
        m.swapped = bytes((pick(m.hands[frame[2]], rng),))
    for other in others if secret else ():
        if not m.busy >> other & 1:
            _build(m, other, rng)


def _deal_blind(m: State, others: list[int], rng: Rng) -> None:
    """PA-BUY-06: cards that others bought unseen."""
    rows = m.content.row_of
    for row in range(1, len(m.stacks)):
        bought = [card for other in others for card in m.blind[other] if rows[card] == row]
        if not bought:
            continue
        pool = sorted([*m.stacks[row], *bought])
        for other in others:
            for card in [card for card in m.blind[other] if rows[card] == row]:
                new = draw(pool, rng)
                m.blind[other] = _changed(m.blind[other], card, new)
                m.hands[other] = _changed(m.hands[other], card, new)
        m.stacks[row] = bytes(pool)


def _changed(cards: bytes, old: int, new: int) -> bytes:
    rest = list(cards)
    rest.remove(old)
    return bytes(sorted((*rest, new)))


def _deal_hand(m: State, other: int, rng: Rng) -> None:
    """What was drawn could be any of what was in the deck."""
    known = Counter(m.hands[other]) & Counter(m.sure[other] + m.blind[other])
    drawn = Counter(m.hands[other]) - known
    pool = sorted([*m.decks[other], *drawn.elements()])
    new = [draw(pool, rng) for _ in range(drawn.total())]
    m.hands[other] = bytes(sorted((*known.elements(), *new)))
    m.decks[other] = bytes(pool)


def _build(m: State, other: int, rng: Rng) -> None:
    """Something that this seat may have submitted; without a path as long as nobody was first."""
    for _ in range(len(m.hands[other])):
        spots = _spots(m, other)
        if not spots:
            break
        placement = pick(spots, rng)
        m.laid[other] = (*m.laid[other], placement)
        m.hands[other] = bytes(card for card in m.hands[other] if card != placement.card)
    if not m.laid[other] or explore.racing(m):
        return
    path = walk.new_path(m, other)
    while True:
        ops = list(path.options())
        if not ops or (path.head != NONE and rng.random() * (len(ops) + 1) < 1):
            break
        path = path.after(pick(ops, rng))
    m.paths[other] = path


def _spots(m: State, other: int) -> list[Placement]:
    return [Placement(card, *spot) for card in m.hands[other] for spot in lay.spots(m, m.laid[other], card)]
