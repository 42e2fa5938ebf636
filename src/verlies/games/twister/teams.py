"""Building teams: free choice, equal forces, draft, handicap (TW-TEAM)."""

from __future__ import annotations

from verlies.core.events import tell_secretly
from verlies.core.moves import Move
from verlies.core.steps import (
    INNER,
    Answer,
    Code,
    Condition,
    Data,
    Decision,
    Events,
    Phase,
    Question,
    Step,
    Task,
    Turn,
    asks,
    named,
)
from verlies.games.twister import vocabulary as v
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
    NONE,
    PICK,
    PICK_PAIR,
    REPLACE,
    SAME_PAIR,
    SCREEN,
    SIDE_TOKENS,
    UNKNOWN,
    State,
)
from verlies.games.twister.vocabulary import THINGS

Conditions = tuple[Condition[State], ...]

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


def _taken_pairs(m: State, side: int) -> int:
    """TW-TEAM-22: pairs that somebody has; TW-TEAM-12: chosen secretly, that somebody is known to have."""
    return m.pairs[side] | (m.known_pairs[1 - side] if m.options["teams"] == "free" else m.pairs[1 - side])


def _pair(m: State, seat: int, code: Code) -> Data:
    return {"pair": m.content.pairs[code[1]]}


def _free_pair(rule: str) -> Conditions:
    return (
        Condition("TW-TEAM-04", "pair_not_in_game", lambda m, seat, code: code[1] in pair_pool(m), _pair),
        Condition(rule, "pair_taken", lambda m, seat, code: not _taken_pairs(m, seat) >> code[1] & 1, _pair),
    )


def _near_pairs(m: State, seat: int) -> list[Move]:
    return [m.vocabulary.pair[pair] for pair in dict.fromkeys((*pair_pool(m), *range(len(m.vocabulary.pair))))]


def _pick_pair(m: State, seat: int, code: Code, events: Events) -> None:
    """TW-TEAM-22: alternately, openly."""
    pair = code[1]
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


def _pick(m: State, seat: int, code: Code, events: Events) -> None:
    """TW-TEAM-23, TW-TEAM-24: for both; TW-TEAM-31, TW-TEAM-32: for oneself."""
    thing = code[1]
    _, side, items, left = m.frames.pop()
    draft = m.options["teams"] == "draft"
    for each in range(2):
        if each == side or not draft:
            give(m, each, thing)
    kind = "picked" if draft else "picked_for_both"
    m.tell(events, PICK_RULES[draft, bool(items)], kind, seat=side, thing=m.vocabulary.thing_names[thing])
    if left > 1:
        m.frames.append((PICK, 1 - side, items, left - 1))


PICK_RULES = {
    (False, False): "TW-TEAM-23",
    (False, True): "TW-TEAM-24",
    (True, False): "TW-TEAM-31",
    (True, True): "TW-TEAM-32",
}
"""By whether it is a draft, and whether items are picked."""


def _kind(code: Code) -> int:
    """The number of the figure or item that a move names."""
    return code[1] - THINGS if _is_item(code) else code[1]


def _is_item(code: Code) -> bool:
    return code[1] >= THINGS


def named_thing(m: State, seat: int, code: Code) -> Data:
    return {"thing": m.vocabulary.thing_names[code[1]]}


def _lacks(m: State, side: int, code: Code) -> bool:
    """Whether a side has none of these yet, or they are common."""
    common = _is_item(code) and m.content.items[_kind(code)].common
    return common or _kind(code) not in chosen(m, side, _is_item(code))


def _free_thing(rule: str) -> Conditions:
    """TW-TEAM-03, TW-TEAM-11: what a side may still choose; common items again and again."""
    return (
        Condition(rule, "not_in_pool", lambda m, seat, code: _kind(code) in pool(m, _is_item(code)), named_thing),
        Condition(rule, "already_chosen", _lacks, named_thing),
    )


def _near_things(m: State, seat: int) -> list[Move]:
    pools = (*pool(m, False), *(THINGS + kind for kind in pool(m, True)))
    return [m.vocabulary.pick[thing] for thing in dict.fromkeys((*pools, *m.vocabulary.pick))]


def _picking(draft: bool, items: bool) -> Decision[State]:
    rule, what = PICK_RULES[draft, items], "item" if items else "character"
    conditions: Conditions = (
        Condition(
            rule, "choose_first", lambda m, seat, code: _is_item(code) == items, lambda m, seat, code: {"what": what}
        ),
        *_free_thing(rule),
    )
    if draft:  # TW-TEAM-31
        conditions += (Condition(rule, "taken_by_other", lambda m, seat, code: _lacks(m, 1 - seat, code), named_thing),)
    return Decision(
        INNER,
        asks(rule, "pick", lambda m, seat: {"seat": seat, "what": what, "left": turns_left(m, seat)}),
        Answer(v.PICK, _pick, conditions, _near_things),
    )


PICKINGS = {key: _picking(*key) for key in PICK_RULES}


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


def _choosing(m: State) -> Turn:
    return tuple(side for side in range(2) if wants(m, side))


def _choose_thing(m: State, side: int, code: Code, events: Events) -> None:
    give(m, side, code[1])
    tell_secretly(events, "TW-TEAM-11", "chosen_secret", side, {"thing": m.vocabulary.thing_names[code[1]]})
    _chosen(m)


def _choose_pair(m: State, side: int, code: Code, events: Events) -> None:
    add_pair(m, side, code[1])
    tell_secretly(events, "TW-TEAM-12", "pair_secret", side, {"pair": m.content.pairs[code[1]]})
    _chosen(m)


def _chosen(m: State) -> None:
    if not _choosing(m):
        m.frames.pop()
        m._close()


def _first(m: State, seat: int, code: Code) -> Data:
    return {"what": wants(m, seat)}


def _choose(m: State, seat: int) -> Question:
    what, args = wants(m, seat), {"seat": seat, "left": left_to_choose(m, seat)}
    return ("TW-TEAM-12", "pair", args) if what == "pair" else ("TW-TEAM-11", "pick", {**args, "what": what})


def _clash(m: State, events: Events) -> None:
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


def _replace(m: State, seat: int, code: Code, events: Events) -> None:
    pair = code[1]
    _, side, _ = m.frames.pop()
    add_pair(m, side, pair)
    tell_secretly(events, "TW-TEAM-12", "pair_secret", side, {"pair": m.content.pairs[pair]})


# Handicap


def handicap(m: State, side: int) -> int:
    """TW-TEAM-41: how many characters a side leaves out; of a small team (TW-TEAM-34) one stays all the same."""
    return min(HANDICAPS[str(m.options["handicap"])][side], len(chosen(m, side, False)) - 1)


def to_leave(m: State, side: int) -> int:
    """How many characters a side has still to leave out."""
    here = sum(1 for token in m.squads[side] if m.where[token] == SCREEN)
    return max(handicap(m, side) - (len(chosen(m, side, False)) - here), 0)


def _leaving(m: State) -> Turn:
    return tuple(side for side in range(2) if to_leave(m, side))


def _all_left_out(m: State, events: Events) -> bool:
    if _leaving(m):
        return False
    m.frames.pop()
    return True


def _leave(m: State, side: int, code: Code, events: Events) -> None:
    """TW-TEAM-41, TW-TEAM-42: it never comes into play, and the other side does not learn which one it is."""
    m.where[m.of_kind(side, code[1])] = BOX
    tell_secretly(events, "TW-TEAM-41", "left_out", side, {"figure": m.content.figure_ids[code[1]]})
    if not _leaving(m):
        m.frames.pop()
        m._close()


def _near_figures(m: State, seat: int) -> list[Move]:
    own = (m.kinds[token] for token in m.squads[seat] if m.kinds[token] != UNKNOWN)
    return [m.vocabulary.leave[kind] for kind in dict.fromkeys((*own, *range(len(m.vocabulary.leave))))]


STEPS: tuple[Step[State], ...] = (
    Decision(
        CHOOSE,
        _choose,
        Answer(
            v.PICK,
            _choose_thing,
            (
                Condition("TW-TEAM-12", "choose_first", lambda m, seat, code: wants(m, seat) != "pair", _first),
                Condition(
                    "TW-TEAM-11",
                    "choose_first",
                    lambda m, seat, code: wants(m, seat) == ("item" if _is_item(code) else "character"),
                    _first,
                ),
                *_free_thing("TW-TEAM-11"),
            ),
            _near_things,
        ),
        Answer(
            v.PAIR,
            _choose_pair,
            (
                Condition("TW-TEAM-11", "choose_first", lambda m, seat, code: wants(m, seat) == "pair", _first),
                *_free_pair("TW-TEAM-12"),
            ),
            _near_pairs,
        ),
        who=_choosing,
    ),
    Task(CLASH, _clash),
    Decision(
        REPLACE,
        asks("TW-TEAM-12", "pair", lambda m, seat: {"seat": seat, "left": 1}),
        Answer(v.PAIR, _replace, _free_pair("TW-TEAM-12"), _near_pairs),
    ),
    Decision(
        PICK_PAIR,
        asks("TW-TEAM-22", "pair", lambda m, seat: {"seat": seat, "left": turns_left(m, seat)}),
        Answer(v.PAIR, _pick_pair, _free_pair("TW-TEAM-22"), _near_pairs),
    ),
    Phase(
        PICK,
        named,
        lambda m, seat: PICKINGS[m.options["teams"] == "draft", bool(m.frames[-1][2])],
        tuple(PICKINGS.values()),
    ),
    Decision(
        LEAVE_OUT,
        asks("TW-TEAM-41", "leave", lambda m, seat: {"seat": seat, "left": to_leave(m, seat)}),
        Answer(
            v.LEAVE,
            _leave,
            (
                Condition(
                    "TW-TEAM-41",
                    "not_in_team",
                    lambda m, seat, code: m.of_kind(seat, code[1]) != NONE,
                    lambda m, seat, code: {"thing": m.content.figure_ids[code[1]]},
                ),
                Condition(
                    "TW-TEAM-41",
                    "left_out",
                    lambda m, seat, code: m.where[m.of_kind(seat, code[1])] == SCREEN,
                    lambda m, seat, code: {"figure": m.content.figure_ids[code[1]]},
                ),
            ),
            _near_figures,
        ),
        who=_leaving,
        unless=_all_left_out,
    ),
)
