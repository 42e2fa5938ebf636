"""Wounds, eliminations, exits, pits, victory points and the end (TW-WND, TW-EXT, TW-PIT, TW-SUI, TW-VP)."""

from __future__ import annotations

from verlies.core.steps import Events
from verlies.games.twister.dungeon import BIT, NAMES, column
from verlies.games.twister.state import (
    DEAD,
    DOWN,
    FELLED,
    GONE,
    IS_FIGURE,
    ITEMS,
    LEFT,
    LOST,
    NONE,
    SIDE,
    TREASURE,
    State,
)

_ALONE = ("TW-ITM-FIR-01", "TW-ITM-FIR-02", "TW-CHR-BAN-05")
"""TW-SUI-01: eliminations in which nobody but the active side has a hand."""


def wound(m: State, token: int, events: Events, rule: str) -> None:
    """TW-CBT-07: it lies down, and whoever it carried is eliminated (TW-CAR-12)."""
    carried = m.beside(token)
    m.wounded |= 1 << token
    m.hurt |= 1 << token
    m.tell(events, rule, "wounded", square=m.at(token), **m.who(token))
    if carried != NONE and IS_FIGURE[carried]:
        eliminate(m, carried, events, "TW-CAR-12")


def eliminate(m: State, token: int, events: Events, rule: str) -> None:
    """TW-WND-04, TW-VP-02, TS-PLY-03, TS-CMB-12: out of the game, a point for the other side (TW-SUI-02: always)."""
    carried = m.beside(token)
    standing = not m.wounded >> token & 1
    struck = m.hurt >> token & 1
    square = m.where[token]
    m.where[token] = DEAD
    forget(m, token)
    foe = 1 - SIDE[token]
    points = m.figure(token).falling
    m.gain(foe, FELLED, points)
    alone = rule in _ALONE or (rule == "TW-PIT-05" and not struck)
    own = SIDE[token] == m.active and alone
    m.tell(
        events, "TW-SUI-02" if own else rule, "eliminated", square=NAMES[square], points=points, seat=foe,
        **m.who(token),
    )  # fmt: skip
    if carried == NONE:
        return
    if not IS_FIGURE[carried]:
        drop(m, carried, events)
    elif standing:
        eliminate(m, carried, events, "TW-ITM-FIR-02" if rule == "TW-ITM-FIR-01" else "TW-CAR-12")


def forget(m: State, token: int) -> None:
    """Nothing lasts of what happened to a figure that is no longer there."""
    keep = ~(1 << token)
    m.wounded &= keep
    m.hurt &= keep
    m.healed &= keep
    m.brews = tuple(brew for brew in m.brews if brew[0] != token)


def drop(m: State, item: int, events: Events) -> None:
    """TW-CAR-11: it stays on the square, unless that is a pit without a rope."""
    square = m.where[item]
    if m.pits & BIT[square] and not m.ropes >> item & 1 and not rope_at(m, square):
        lose(m, item, events, "TW-CAR-11")


def lose(m: State, item: int, events: Events, rule: str) -> None:
    m.tell(events, rule, "item_lost", square=m.at(item), **m.who(item))
    m.where[item] = LOST


def rope_at(m: State, square: int) -> bool:
    return any(m.where[item] == square and m.ropes >> item & 1 for item in ITEMS)


def leave(m: State, token: int, carried: int, events: Events, rule: str) -> None:
    """TW-EXT-01 to TW-EXT-03, TS-EXT-02, TS-END-01: out of the dungeon with all that it carries."""
    side, figure = SIDE[token], m.figure(token)
    m.gain(side, LEFT, figure.leaving)
    reason = rule if figure.leaving == 1 else "TW-DT1-04"
    m.tell(events, reason, "left", square=m.at(token), points=figure.leaving, seat=side, **m.who(token))
    m.where[token] = GONE
    forget(m, token)
    if carried == NONE:
        return
    m.tell(events, "TW-EXT-03", "carried_out", **m.who(carried))
    if IS_FIGURE[carried]:
        m.where[carried] = LOST
        forget(m, carried)
    else:
        m.where[carried] = LOST
        points = m.item(carried).leaving
        if points:
            m.gain(side, TREASURE, points)
            m.tell(events, "TW-DT1-09", "treasure", points=points, seat=side)


def pick_up(m: State, token: int, events: Events) -> None:
    """TW-CAR-01: what lies where somebody with empty hands comes to stand is carried from then on."""
    if events is not None and (found := m.beside(token)) != NONE:
        m.tell(events, "TW-CAR-01", "picked_up", thing=m.name(found), **m.who(token))


def after_action(m: State, events: Events) -> None:
    """TW-ACT-04: pits, then victory; exits come with the action itself."""
    if m.pits:
        check_pits(m, events)
    m.mode.tidy_up(m)
    if max(m.vp(0), m.vp(1)) >= m.target:
        m.ending = "points"
    else:
        m.ending = m.mode.nobody_left(m) or m.ending


def check_pits(m: State, events: Events) -> None:
    """TW-PIT-05: whoever stands on a pit without a rope falls; so does what lies there (TW-CAR-09)."""
    pits, where = m.pits, m.where
    low = [token for token, place in enumerate(where) if place < DOWN and pits >> place & 1]
    for token in low:
        square = where[token]
        if square >= DOWN or rope_at(m, square):
            continue
        if any(m.climbers >> other & 1 and where[other] == square and not m.wounded >> other & 1 for other in low):
            continue  # TW-DT1-01: she holds on, and holds what she carries
        if IS_FIGURE[token]:
            eliminate(m, token, events, "TW-PIT-05")
        else:
            lose(m, token, events, "TW-CAR-09")


def goal_of(m: State, side: int) -> int:
    """The squares of the start zone over which a side leaves."""
    return column(m.zones[1 - side])
