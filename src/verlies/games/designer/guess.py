"""Dealing anew what a seat cannot see: others' hands, secret choices, the piles (DD-INF-01, DD-INF-02)."""

from __future__ import annotations

from verlies.core.dealer import Rng
from verlies.games.designer.state import NONE, State


def redeal(m: State, seat: int | None, rng: Rng) -> None:
    """Change `m` into one of the matches that `seat` cannot tell from it.

    Each hidden place keeps who knows it: only the room that lies there changes.
    """
    bit = 0 if seat is None else 1 << seat
    known = m.known
    random = rng.random
    masks: list[bytes] = []
    kept: list[bytes] = []
    places = [*m.hands, m.discard]
    unseen: list[int] = []
    for place in places:
        hidden = bytes([room for room in place if not known[room] & bit])
        kept.append(bytes([room for room in place if known[room] & bit]))
        masks.append(bytes([known[room] for room in hidden]))
        unseen += hidden
    if unseen:
        pool = bytearray(sorted(m.pile + bytes(unseen)))
        for room in unseen:
            known[room] = 0
        for at, mask in enumerate(masks):
            if mask:
                drawn = bytearray(kept[at])
                for who in mask:
                    where = int(random() * len(pool))
                    room = pool[where]
                    del pool[where]
                    known[room] = who
                    drawn.append(room)
                places[at] = bytes(sorted(drawn))
        m.hands = places[:-1]
        m.discard = places[-1]
        m.pile = bytes(pool)
    if m.busy:
        for other in range(m.seats):
            if other != seat:
                _choose_anew(m, other, rng)


def _choose_anew(m: State, seat: int, rng: Rng) -> None:
    """Another seat's secret choices, uniformly among those that were legal."""
    hand = m.hands[seat]
    if m.chosen[seat] != NONE:
        columns = [column for column in range(4) if m.free[seat] >> column & 1]
        room = hand[int(rng.random() * len(hand))]
        m.chosen[seat] = room << 2 | columns[int(rng.random() * len(columns))]
    if m.dropped[seat] != NONE:
        chosen = m.chosen[seat]
        rooms = [room for room in hand if chosen == NONE or room != chosen >> 2]
        m.dropped[seat] = rooms[int(rng.random() * len(rooms))]
