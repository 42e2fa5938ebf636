"""Dealing again what a seat cannot see: face-down tokens, secret choices, cards laid (TW-INF-01, TW-INF-02)."""

from __future__ import annotations

from verlies.core.odds import Rng, draw, pick
from verlies.games.twister import battle, teams
from verlies.games.twister.content import KIT
from verlies.games.twister.dungeon import listed
from verlies.games.twister.state import (
    BOX,
    CARDS,
    CHARACTERS,
    CLASH,
    DOWN,
    LOT,
    NONE,
    REPLACE,
    SCREEN,
    SIDE_TOKENS,
    UNKNOWN,
    WALK,
    Fight,
    State,
)


def redeal(m: State, seat: int | None, rng: Rng) -> None:
    """Change `m` into one of the matches that `seat` cannot tell from it."""
    others = [side for side in range(2) if side != seat]
    if not m.teams_open:
        _choose_pairs(m, others, rng)
    for side in others:
        if not m.teams_open:
            _choose_team(m, side, rng)
        _shuffle_tokens(m, side, rng)
        if m.frames and m.frames[-1][0] == CARDS and m.chosen[side] != NONE and not battle.forced(m, side):
            hand = [value for value, count in enumerate(m.combat[side]) if count]
            m.chosen[side] = pick(hand, rng)


def unseen(m: State, side: int) -> list[int]:
    """The tokens of a side that the other side has not seen."""
    own = range(side * SIDE_TOKENS, (side + 1) * SIDE_TOKENS)
    return [token for token in own if hidden(m, token)]


def hidden(m: State, token: int) -> bool:
    """Whether only its owner knows what it is."""
    place = m.where[token]
    if m.kinds[token] == UNKNOWN:
        return False
    return (DOWN <= place <= BOX and not _shown_waiting(m, place)) or (place < DOWN and not m.shown)


def _shown_waiting(m: State, place: int) -> bool:
    """TW-REV-08: tokens of a hall that was just revealed are open, placed or not."""
    return DOWN <= place < SCREEN and bool(m.up >> (place - DOWN) & 1)


def _shuffle_tokens(m: State, side: int, rng: Rng) -> None:
    """Other tokens of the side in the same places; circles and the box hold characters."""
    tokens = unseen(m, side)
    figures = [token for token in tokens if token in m.squads[side]]
    places = [m.where[token] for token in tokens]
    for place in sorted(place for place in places if place < DOWN or place == BOX):
        m.where[draw(figures, rng)] = place
        places.remove(place)
    rest = figures + [token for token in tokens if token not in m.squads[side]]
    places.sort()
    for place in places:
        m.where[draw(rest, rng)] = place


def _choose_team(m: State, side: int, rng: Rng) -> None:
    """TW-TEAM-11: another team with what is known of it."""
    for items in (False, True):
        start = side * SIDE_TOKENS + (CHARACTERS if items else 0)
        slots = range(start, start + (KIT if items else CHARACTERS))
        dark = [token for token in slots if hidden(m, token)]
        seen = [m.kinds[token] for token in slots if m.kinds[token] != UNKNOWN and token not in dark]
        pool = list(teams.pool(m, items))
        if not items and len(pool) <= CHARACTERS:
            continue
        free = [kind for kind in pool if kind not in seen or (items and m.content.items[kind].common)]
        kinds = bytearray(m.kinds)
        for token in dark:
            kind = pick(free, rng)
            kinds[token] = kind
            if not (items and m.content.items[kind].common):
                free.remove(kind)
        m.set_kinds(bytes(kinds))
        _put_in_order(m, slots)


def _put_in_order(m: State, slots: range) -> None:
    """Tokens go by their kinds: whatever names one gets its new number."""
    order = sorted(slots, key=lambda token: (m.kinds[token], token))
    if order == list(slots):
        return
    new = dict(zip(order, slots, strict=True))

    def number(token: int) -> int:
        return new.get(token, token)

    def mask(tokens: int) -> int:
        return sum(1 << number(token) for token in listed(tokens))

    def fight(old: Fight) -> Fight:
        masks = (mask(each) for each in (old.attackers, old.defenders, old.archers, old.lancers))
        return Fight(old.kind, old.side, number(old.target), *masks)

    kinds, where = bytearray(m.kinds), m.where[:]
    for old, token in new.items():
        kinds[token], where[token] = m.kinds[old], m.where[old]
    m.where = where
    m.set_kinds(bytes(kinds))
    m.wounded, m.hurt, m.healed = mask(m.wounded), mask(m.hurt), mask(m.healed)
    m.brews = tuple((number(token), ap) for token, ap in m.brews)
    m.frames = [
        (WALK, number(frame[1]), frame[2], number(frame[3])) if frame[0] == WALK else frame for frame in m.frames
    ]
    if m.fight is not None:
        m.fight = fight(m.fight)
    if m.outcome is not None:
        told = sorted(zip(m.outcome.values, m.outcome.squares, strict=True), key=lambda each: number(each[0][0]))
        m.outcome = m.outcome._replace(
            fight=fight(m.outcome.fight),
            values=tuple((number(token), worth) for (token, worth), _ in told),
            squares=tuple(square for _, square in told),
            wounded=mask(m.outcome.wounded),
            eliminated=mask(m.outcome.eliminated),
        )


def _choose_pairs(m: State, sides: list[int], rng: Rng) -> None:
    """TW-TEAM-12: other pairs for these sides, as far as they are not known; face-down halls with them."""
    seen = _seen_pairs(m)
    counts = []
    for side in sides:
        keep = m.pairs[side] & (m.known_pairs[side] | seen)
        counts.append(m.pairs[side].bit_count() - keep.bit_count())
        m.pairs[side] = keep
    settled = m.known_pairs[0] | m.known_pairs[1] | seen
    for side, count in zip(sides, counts, strict=True):
        taken = settled | m.pairs[1 - side] & ~_open_clashes(m)
        free = [pair for pair in teams.pair_pool(m) if not taken >> pair & 1]
        for _ in range(count):
            m.pairs[side] |= 1 << draw(free, rng)
    if m.bag:
        gone = {hall for hall in m.halls if hall < len(m.content.halls)}
        both = listed(m.pairs[0] | m.pairs[1])
        m.bag = bytes(sorted(hall for pair in both for hall in m.content.pair_halls[pair] if hall not in gone))


def _open_clashes(m: State) -> int:
    """The pairs that both may still have: all before they are compared, later those that come after the one at hand."""
    if not any(frame[0] == CLASH for frame in m.frames):
        return 0
    return next((~0 << frame[2] + 1 for frame in m.frames if frame[0] in (LOT, REPLACE) and len(frame) > 2), ~0)


def _seen_pairs(m: State) -> int:
    """Pairs of which a hall lies face up."""
    pairs = 0
    for hall in m.halls:
        if hall < len(m.content.halls):
            pairs |= 1 << m.content.pairs.index(m.content.halls[hall].pair)
    return pairs
