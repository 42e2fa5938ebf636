"""Dealing again what a seat cannot see: others' hands, secret choices, the piles (DD-INF-01, DD-INF-02)."""

from __future__ import annotations

from verlies.core.odds import Rng, added, draw, pick
from verlies.games.designer.state import NONE, State


def redeal(m: State, seat: int | None, rng: Rng) -> None:
    """Change `m` into one of the matches that `seat` cannot tell from it.

    Each hidden place keeps who knows it: only the room that lies there changes.
    """
    bit = 0 if seat is None else 1 << seat
    known = m.known
    places = [*m.left_by_jael, *m.hands, m.discard]
    kept = [bytes([room for room in place if known[room] & bit]) for place in places]
    hidden = [bytes([room for room in place if not known[room] & bit]) for place in places]
    unseen = b"".join(hidden)
    if unseen:
        masks = [bytes([known[room] for room in rooms]) for rooms in hidden]
        pool = bytearray(sorted(m.pile + unseen))
        for room in unseen:
            known[room] = 0
        unwanted = [m.content.jael[card].runes for card in m.jael_cards[: len(m.left_by_jael)]]
        unwanted += [()] * (len(places) - len(unwanted))
        for at in sorted(range(len(places)), key=lambda place: -len(unwanted[place])):  # the pickiest first
            mask = masks[at]
            if mask:
                drawn = _draw(m, pool, len(mask), unwanted[at], rng)
                for room, who in zip(drawn, mask, strict=True):
                    known[room] = who
                places[at] = added(kept[at], *drawn)
        years = len(m.left_by_jael)
        m.left_by_jael, m.hands, m.discard = places[:years], places[years:-1], places[-1]
        m.pile = bytes(pool)
    if m.busy:
        for other in range(m.seats):
            if other != seat:
                _choose_again(m, other, rng)


def _draw(m: State, pool: bytearray, count: int, runes: tuple[int, ...], rng: Rng) -> bytes:
    """Take `count` rooms from the pool, none with these runes (DD-SOL-10: such rooms went to Jael)."""
    drawn = bytearray()
    for _ in range(count):
        if runes:
            fitting = [at for at, room in enumerate(pool) if m.content.room_rune[room] not in runes]
            drawn.append(pool.pop(pick(fitting, rng)))
        else:
            drawn.append(draw(pool, rng))
    return bytes(drawn)


def _choose_again(m: State, seat: int, rng: Rng) -> None:
    """Another seat's secret choices, uniformly among those that were legal."""
    hand = m.hands[seat]
    if m.chosen[seat] != NONE:
        columns = [column for column in range(4) if m.free[seat] >> column & 1]
        room = pick(hand, rng)
        m.chosen[seat] = room << 2 | pick(columns, rng)
    if m.dropped[seat] != NONE:
        chosen = m.chosen[seat]
        rooms = [room for room in hand if chosen == NONE or room != chosen >> 2]
        m.dropped[seat] = pick(rooms, rng)
