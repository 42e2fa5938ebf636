"""Building teams: free choice, equal forces, draft, handicap (TW-TEAM)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.games.twister.content import KIT, TEAM
from verlies.games.twister.dungeon import listed
from verlies.games.twister.state import (
    BOX,
    CHARACTERS,
    CHOOSE,
    CLASH,
    FIRST_PLAYER,
    LEAVE_OUT,
    LOT,
    PICK,
    PICK_PAIR,
    REPLACE,
    SAME_PAIR,
    SCREEN,
    SIDE_TOKENS,
    UNKNOWN,
    Events,
    State,
)
from verlies.games.twister.vocabulary import THINGS

MODES = ("free", "equal", "draft")
PAIRS_EACH = 2
HANDICAPS = {
    "none": (0, 0),
    **{f"yellow_{number}": (number, 0) for number in range(1, 5)},
    **{f"blue_{number}": (0, number) for number in range(1, 5)},
}
"""TW-TEAM-41: any number of one side, as long as four of eight can start."""


# What there is to choose from


def pool(m: State, items: bool) -> bytes:
    """Figures or items of the boxes in use, by number."""
    sets = m.content.sets["items" if items else "figures"]
    return sets["prison"] + (sets["first"] if m.options["extras"] else b"")


def pair_pool(m: State) -> list[int]:
    """TW-TEAM-04: the hall pairs that may be chosen."""
    wanted = m.options["halls"]
    sets = m.content.hall_sets
    return [
        *(sets["printed"] if wanted != "alternative" else ()),
        *(sets["alternative"] if wanted != "printed" else ()),
    ]


def team_size(m: State) -> int:
    """TW-TEAM-02; in a draft from few types each gets half of them (TW-TEAM-34)."""
    types = len(pool(m, False))
    return min(TEAM, types // 2 if m.options["teams"] == "draft" else types)


def chosen(m: State, side: int, items: bool) -> bytes:
    """The figures or items that a side has so far."""
    start = side * SIDE_TOKENS
    kinds = m.kinds[start + CHARACTERS : start + SIDE_TOKENS] if items else m.kinds[start : start + CHARACTERS]
    return kinds.rstrip(bytes((UNKNOWN,)))


def give(m: State, side: int, thing: int) -> None:
    """One more figure or item for a side, in the order of their numbers."""
    items = thing >= THINGS
    kinds = bytes(sorted([*chosen(m, side, items), thing - THINGS if items else thing]))
    fill(m, side, kinds, items)


def fill(m: State, side: int, kinds: bytes, items: bool) -> None:
    """These are the figures or items of a side."""
    start = side * SIDE_TOKENS + (CHARACTERS if items else 0)
    room = KIT if items else CHARACTERS
    padded = kinds + bytes((UNKNOWN,)) * (room - len(kinds))
    m.set_kinds(m.kinds[:start] + padded + m.kinds[start + room :])
    for at in range(room):
        m.where[start + at] = SCREEN if at < len(kinds) else BOX


def open_things(m: State, side: int, items: bool) -> list[int]:
    """TW-TEAM-03, TW-TEAM-11, TW-TEAM-31: what a side may still choose; common items again and again."""
    taken = chosen(m, side, items)
    if m.options["teams"] == "draft":
        taken += chosen(m, 1 - side, items)
    base = THINGS if items else 0
    return [base + kind for kind in pool(m, items) if kind not in taken or (items and m.content.items[kind].common)]


# The course


def begin(m: State) -> None:
    """Push what has to be chosen, the last first."""
    mode = m.options["teams"]
    m.teams_open = mode != "free"
    if m.options["handicap"] != "none":
        m.frames.append((LEAVE_OUT,))
    if mode == "free":
        m.frames += [(CLASH,), (CHOOSE,)]
        for side in range(2):
            if len(pool(m, False)) <= TEAM:
                fill(m, side, pool(m, False), False)
    else:
        m.frames.append((LOT, FIRST_PLAYER))


def first_player(m: State, side: int, events: Events) -> None:
    """TW-TEAM-21, TW-TEAM-31: who begins with pairs, characters and items."""
    m.first = side
    draft = m.options["teams"] == "draft"
    m.tell(events, "TW-TEAM-31" if draft else "TW-TEAM-21", "first_player", seat=side)
    size, types = team_size(m), pool(m, False)
    m.frames.append((PICK, 1 - side if draft else side, 1, 2 * KIT if draft else KIT))  # TW-TEAM-32
    if len(types) == size and not draft:
        for each in range(2):
            fill(m, each, types, False)
    else:
        m.frames.append((PICK, side, 0, 2 * size if draft else size))
    pairs = pair_pool(m)
    if len(pairs) == 2 * PAIRS_EACH:
        for at, pair in enumerate(pairs):
            add_pair(m, (side + at) % 2, pair)
    else:
        m.frames.append((PICK_PAIR, side, 2 * PAIRS_EACH))


def add_pair(m: State, side: int, pair: int) -> None:
    m.pairs[side] |= 1 << pair


def pair_moves(m: State, side: int) -> list[Move]:
    """TW-TEAM-22: pairs that nobody has; TW-TEAM-12: chosen secretly, that nobody is known to have."""
    taken = m.pairs[side] | (m.known_pairs[1 - side] if m.options["teams"] == "free" else m.pairs[1 - side])
    return [m.words.pair[pair] for pair in pair_pool(m) if not taken >> pair & 1]


def pick_pair(m: State, pair: int, events: Events) -> None:
    """TW-TEAM-22: alternately, openly."""
    _, side, left = m.frames.pop()
    add_pair(m, side, pair)
    m.tell(events, "TW-TEAM-22", "pair_chosen", seat=side, pair=m.content.pairs[pair])
    if left > 1:
        m.frames.append((PICK_PAIR, 1 - side, left - 1))


def turns_left(m: State, side: int) -> int:
    """How often a side has still to choose, where both choose in turn."""
    frame = m.frames[-1]
    each, odd = divmod(frame[-1], 2)
    return each + (odd if side == frame[1] else 0)


def pick_moves(m: State, side: int, items: int) -> list[Move]:
    return [m.words.pick[thing] for thing in open_things(m, side, bool(items))]


def pick(m: State, thing: int, events: Events) -> None:
    """TW-TEAM-23, TW-TEAM-24: for both; TW-TEAM-31, TW-TEAM-32: for oneself."""
    _, side, items, left = m.frames.pop()
    draft = m.options["teams"] == "draft"
    for each in range(2):
        if each == side or not draft:
            give(m, each, thing)
    rule = ("TW-TEAM-32" if items else "TW-TEAM-31") if draft else ("TW-TEAM-24" if items else "TW-TEAM-23")
    m.tell(events, rule, "picked" if draft else "picked_for_both", seat=side, thing=m.words.thing_names[thing])
    if left > 1:
        m.frames.append((PICK, 1 - side, items, left - 1))


# Free choice


def wants(m: State, side: int) -> str:
    """TW-TEAM-11, TW-TEAM-12: what a side has still to choose secretly: "character", "item", "pair" or nothing."""
    if len(chosen(m, side, False)) < team_size(m):
        return "character"
    if len(chosen(m, side, True)) < KIT:
        return "item"
    return "pair" if m.pairs[side].bit_count() < PAIRS_EACH else ""


def left_to_choose(m: State, side: int) -> int:
    what = wants(m, side)
    if what == "pair":
        return PAIRS_EACH - m.pairs[side].bit_count()
    return KIT - len(chosen(m, side, True)) if what == "item" else team_size(m) - len(chosen(m, side, False))


def choosing(m: State) -> tuple[int, ...]:
    return tuple(side for side in range(2) if wants(m, side))


def choose_moves(m: State, side: int) -> list[Move]:
    what = wants(m, side)
    return pair_moves(m, side) if what == "pair" else pick_moves(m, side, what == "item")


def choose(m: State, side: int, thing: int, pair: bool, events: Events) -> None:
    if pair:
        add_pair(m, side, thing)
        m.tell_secretly(events, "TW-TEAM-12", "pair_secret", side, {"pair": m.content.pairs[thing]})
    else:
        give(m, side, thing)
        m.tell_secretly(events, "TW-TEAM-11", "chosen_secret", side, {"thing": m.words.thing_names[thing]})
    if not choosing(m):
        m.frames.pop()
        m._close()


def clash(m: State, events: Events) -> None:
    """TW-TEAM-12: a pair that both have chosen; who must replace it is chance's."""
    both = m.pairs[0] & m.pairs[1]
    if not both:
        m.frames.pop()
        return
    pair = listed(both)[0]
    for side in range(2):
        m.known_pairs[side] |= 1 << pair
    m.tell(events, "TW-TEAM-12", "same_pair", pair=m.content.pairs[pair])
    m.frames.append((LOT, SAME_PAIR, pair))


def must_replace(m: State, side: int, pair: int, events: Events) -> None:
    m.pairs[side] &= ~(1 << pair)
    m.known_pairs[side] &= ~(1 << pair)
    m.tell(events, "TW-TEAM-12", "replaces", seat=side, pair=m.content.pairs[pair])
    m.frames.append((REPLACE, side, pair))


def replace(m: State, pair: int, events: Events) -> None:
    _, side, _ = m.frames.pop()
    add_pair(m, side, pair)
    m.tell_secretly(events, "TW-TEAM-12", "pair_secret", side, {"pair": m.content.pairs[pair]})


# Handicap


def handicap(m: State, side: int) -> int:
    """TW-TEAM-41: how many characters a side leaves out; of a small team (TW-TEAM-34) one stays all the same."""
    return min(HANDICAPS[str(m.options["handicap"])][side], len(chosen(m, side, False)) - 1)


def to_leave(m: State, side: int) -> int:
    """How many characters a side has still to leave out."""
    here = sum(1 for token in m.squads[side] if m.where[token] == SCREEN)
    return max(handicap(m, side) - (len(chosen(m, side, False)) - here), 0)


def leaving(m: State) -> tuple[int, ...]:
    return tuple(side for side in range(2) if to_leave(m, side))


def leave_moves(m: State, side: int) -> list[Move]:
    return [m.words.leave[m.kinds[token]] for token in m.squads[side] if m.where[token] == SCREEN]


def leave(m: State, side: int, kind: int, events: Events) -> None:
    """TW-TEAM-41, TW-TEAM-42: it never comes into play, and the other side does not learn which one it is."""
    m.where[m.of_kind(side, kind)] = BOX
    m.tell_secretly(events, "TW-TEAM-41", "left_out", side, {"figure": m.content.figure_ids[kind]})
    if not leaving(m):
        m.frames.pop()
        m._close()
