"""Playing together: adventure groups, what works for whom, the missions that are open (PA-COO)."""

from __future__ import annotations

from verlies.core.events import tell
from verlies.core.odds import BagOdds, added, without
from verlies.core.steps import Answer, Chance, Code, Condition, Data, Decision, Events, Step, asks
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.conditions import declines, in_stock
from verlies.games.pathways.content import TOKENS, Power, SetupCard
from verlies.games.pathways.path import NO_KEYS, NO_ROPES, NO_SCROLLS, TWICE, UNFOUGHT, WEAVE, changed
from verlies.games.pathways.state import GROUP, NONE, QUEST, STICKER, State

GIFTS = {
    "second_line": TWICE, "free_pits": NO_ROPES, "pass_monsters": UNFOUGHT, "free_locks": NO_KEYS,
    "free_portals": NO_SCROLLS,
}  # fmt: skip
"""Artefacts that are used on a path (PA-COO-13)."""
TIERS = (1, 2, 3)


def setup_card(m: State) -> SetupCard:
    """PA-COO-03."""
    return m.content.setup_card(str(m.options["coop"]), m.seats)


def begin(m: State) -> None:
    """PA-COO-02 to PA-COO-04, PA-COO-14."""
    m.quest_piles = [
        bytes(number for number, mission in enumerate(m.content.missions) if mission.tier == tier) for tier in TIERS
    ]
    m.quests_left = setup_card(m).tiers
    stickers = int(m.options["stickers"])
    for seat in reversed(range(m.seats)):
        if stickers:
            m.frames.append((STICKER, seat, stickers))
        m.frames.append((GROUP, seat))


# Groups and stickers


def _choose_group(m: State, seat: int, code: Code, events: Events) -> None:
    m.frames.pop()
    _, number = code
    m.groups[seat] = number
    tell(events, "PA-COO-02", "group_chosen", seat=seat, group=m.content.group_ids[number])


CHOOSE_GROUP = Answer[State](
    v.GROUP,
    _choose_group,
    (
        Condition(
            "PA-COO-02",
            "group_taken",
            lambda m, seat, code: code[1] not in m.groups,
            lambda m, seat, code: {"group": m.content.group_ids[code[1]], "seat": m.groups.index(code[1])},
        ),
    ),
    near=lambda m, seat: m.vocabulary.group,
)


def _stick(m: State, seat: int, code: Code, events: Events) -> None:
    _, _, left = m.frames.pop()
    _, number, about = code
    m.stuck[seat] |= 1 << number
    power = m.content.stickers[number]
    what = None
    if power.effect == "more_coins":
        m.coins[seat] += power.number
    elif power.effect == "more_tokens":
        what = TOKENS[about]
        m.stock = changed(m.stock, about, -1)
        m.tokens[seat] = changed(m.tokens[seat], about, 1)
    else:
        what = m.content.card_ids[about]
        m.decks[seat] = without(m.decks[seat], about)
        m.box[seat] = added(m.box[seat], about)
    if left > 1:
        m.frames.append((STICKER, seat, left - 1))
    tell(events, "PA-COO-14", "sticker_used", seat=seat, sticker=m.content.sticker_ids[number], what=what)


def _token(m: State, code: Code) -> int:
    """The token that a sticker gives, or NONE."""
    _, number, about = code
    return about if m.content.stickers[number].effect == "more_tokens" else NONE


USE_STICKER = Answer[State](
    v.STICKER,
    _stick,
    (
        Condition(
            "PA-COO-14",
            "sticker_used_up",
            lambda m, seat, code: not m.stuck[seat] >> code[1] & 1,
            lambda m, seat, code: {"sticker": m.content.sticker_ids[code[1]]},
        ),
        in_stock(_token),
    ),
    near=lambda m, seat: m.vocabulary.sticker.values(),
)


def _left(m: State, seat: int) -> Data:
    return {"left": m.frames[-1][2]}


NO_MORE_STICKERS = declines(
    v.NO_STICKER,
    lambda m: m.vocabulary.no_sticker,
    Condition(
        "PA-COO-14",
        "stickers_alike",
        lambda m, seat, code: bool(m.options["stickers_differ"]),
        lambda m, seat, code: _left(m, seat),
    ),
)


def _no_sticker_left(m: State, events: Events) -> bool:
    if any(True for _ in USE_STICKER.moves(m, m.frames[-1][1])):
        return False
    m.frames.pop()
    return True


# The round


def open_round(m: State, events: Events) -> None:
    """PA-COO-04, PA-COO-05, PA-COO-13: missions are turned up, the next one starts, coins come."""
    if m.round > 1:
        m.starter = (m.starter + 1) % m.seats
    for seat in range(m.seats):
        coins = gain(m, seat, "coins_each_round")
        if coins:
            m.coins[seat] += coins
            tell(events, "PA-COO-13", "coins_given", seat=seat, coins=coins)
    m.frames.append((QUEST,))


def powers(m: State, seat: int) -> list[Power]:
    """All that works for a seat: its group and its artefacts."""
    group = m.group(seat)
    return [*([group] if group else []), *(m.content.artefacts[each] for each in m.artefacts[seat])]


def gain(m: State, seat: int, effect: str) -> int:
    """What all powers of a kind give together."""
    return sum(power.number for power in powers(m, seat) if power.effect == effect)


def tier_to_come(m: State) -> int:
    """PA-COO-04: the tier of the top card of the mission stack, or NONE."""
    return next((at for at, left in enumerate(m.quests_left) if left), NONE)


def _all_open(m: State, events: Events) -> bool:
    """Whether no mission is to be turned up now."""
    if len(m.open) < setup_card(m).open and tier_to_come(m) != NONE:
        return False
    m.frames.pop()
    return True


def _top_mission(m: State) -> BagOdds:
    tier = tier_to_come(m)
    return BagOdds(f"quest {tier}", m.quest_piles[tier], m.vocabulary.quest, m.vocabulary.number)


def _turn_up(m: State, code: Code, events: Events) -> None:
    """PA-COO-04."""
    _, mission = code
    tier = tier_to_come(m)
    m.quest_piles[tier] = without(m.quest_piles[tier], mission)
    m.quests_left = changed(m.quests_left, tier, -1)
    m.open = added(m.open, mission)
    tell(events, "PA-COO-04", "mission_opened", mission=m.content.mission_ids[mission])


# Artefacts, and what helps a path


def artefact(m: State, seat: int, code: Code) -> Data:
    return {"artefact": m.content.artefact_ids[code[1]]}


HOLDS_ARTEFACT = Condition[State](
    "PA-COO-13", "artefact_not_held", lambda m, seat, code: code[1] in m.artefacts[seat], artefact
)


def gifts(m: State, seat: int) -> int:
    """PA-COO-02, PA-COO-13: what works for the path of a seat in this round."""
    found = 0
    for power in powers(m, seat):
        if power.effect == "cross_once":
            found |= WEAVE
    for number in m.artefacts[seat]:
        if m.armed[seat] >> number & 1:
            found |= GIFTS[m.content.artefacts[number].effect]
    return found


def items(m: State, seat: int) -> tuple[int, ...]:
    """PA-COO-13: what a path starts with; it counts for nothing."""
    given = [power.gives for power in powers(m, seat) if power.effect == "start_item"]
    return tuple(given.count(tool) for tool in range(4))


def used_on_path(m: State, seat: int) -> list[int]:
    """PA-COO-13: artefacts that the path of a seat has used; in version 1 of the rules even those that did nothing."""
    path = m.paths[seat]
    helped = path.gifts_used if path is not None else 0
    return [
        each
        for each in m.artefacts[seat]
        if m.armed[seat] >> each & 1 and (m.rules < 2 or helped & GIFTS[m.content.artefacts[each].effect])
    ]


def use_up(m: State, seat: int, number: int) -> None:
    """PA-COO-13: single-use artefacts leave the game after use."""
    if m.content.artefacts[number].single:
        m.artefacts[seat] = without(m.artefacts[seat], number)


STEPS: tuple[Step[State], ...] = (
    Decision(GROUP, asks("PA-COO-02", "group"), CHOOSE_GROUP),
    Decision(STICKER, asks("PA-COO-14", "sticker", _left), USE_STICKER, NO_MORE_STICKERS, unless=_no_sticker_left),
    Chance(
        QUEST,
        asks("PA-COO-04", "draw_mission", lambda m, seat: {"tier": tier_to_come(m) + 1}),
        _top_mission,
        _turn_up,
        unless=_all_open,
    ),
)
