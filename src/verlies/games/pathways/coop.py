"""The cooperative game: groups, missions, artefacts, peril (PA-COO)."""

from __future__ import annotations

from verlies.core.events import Result
from verlies.core.moves import Move, Seat
from verlies.core.odds import without
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.content import TOKENS, Mission, Plan, Power
from verlies.games.pathways.path import LEFT, NO_KEYS, NO_ROPES, NO_SCROLLS, TWICE, UNFOUGHT, WEAVE, changed
from verlies.games.pathways.state import (
    ARTEFACT,
    ASSIGN,
    AWARD,
    GROUP,
    NONE,
    OFFER,
    PERIL,
    QUEST,
    STICKER,
    VERDICT,
    Events,
    State,
    added,
    give_up,
)

GIFTS = {
    "second_line": TWICE, "free_pits": NO_ROPES, "pass_monsters": UNFOUGHT, "free_locks": NO_KEYS,
    "free_portals": NO_SCROLLS,
}  # fmt: skip
"""Artefacts that are used on a path (PA-COO-13)."""
TIERS = (1, 2, 3)


def plan(m: State) -> Plan:
    """PA-COO-03."""
    return m.content.plan(str(m.options["coop"]), m.seats)


def begin(m: State) -> None:
    """PA-COO-02 to PA-COO-04, PA-COO-14."""
    m.quest_piles = [
        bytes(number for number, mission in enumerate(m.content.missions) if mission.tier == tier) for tier in TIERS
    ]
    m.quests_left = plan(m).tiers
    stickers = int(m.options["stickers"])
    for seat in reversed(range(m.seats)):
        if stickers:
            m.frames.append((STICKER, seat, stickers))
        m.frames.append((GROUP, seat))


# Groups and stickers


def group_moves(m: State, seat: int) -> tuple[Move, ...]:
    return tuple(move for number, move in enumerate(m.words.group) if number not in m.groups)


def choose_group(m: State, seat: int, number: int, events: Events) -> None:
    m.frames.pop()
    m.groups[seat] = number
    m.tell(events, "PA-COO-02", "group_chosen", seat=seat, group=m.content.group_ids[number])


def sticker_moves(m: State, seat: int) -> tuple[Move, ...]:
    """PA-COO-14: each once; where groups have different numbers of them, one may say that there are no more."""
    had = m.stuck[seat]
    found = [
        move
        for (number, about), move in m.words.sticker.items()
        if not had >> number & 1 and (m.content.stickers[number].effect != "more_tokens" or m.stock[about])
    ]
    return (*found, m.words.no_sticker) if found and m.options["stickers_differ"] else tuple(found)


def stick(m: State, seat: int, code: tuple[int, ...], events: Events) -> None:
    _, _, left = m.frames.pop()
    if code[0] == v.NO_STICKER:
        return
    _, number, about = code
    m.stuck[seat] |= 1 << number
    power = m.content.stickers[number]
    if power.effect == "more_coins":
        m.coins[seat] += power.number
    elif power.effect == "more_tokens":
        m.stock = changed(m.stock, about, -1)
        m.tokens[seat] = changed(m.tokens[seat], about, 1)
    else:
        m.decks[seat] = without(m.decks[seat], about)
        m.box[seat] = added(m.box[seat], about)
    if left > 1:
        m.frames.append((STICKER, seat, left - 1))
    what = None
    if power.effect == "more_tokens":
        what = TOKENS[about]
    elif power.effect == "fewer_start_cards":
        what = m.content.card_ids[about]
    m.tell(events, "PA-COO-14", "sticker_used", seat=seat, sticker=m.content.sticker_ids[number], what=what)


# The round


def open_round(m: State, events: Events) -> None:
    """PA-COO-04, PA-COO-05, PA-COO-13: missions are turned up, the next one starts, coins come."""
    if m.round > 1:
        m.starter = (m.starter + 1) % m.seats
    for seat in range(m.seats):
        coins = gain(m, seat, "coins_each_round")
        if coins:
            m.coins[seat] += coins
            m.tell(events, "PA-COO-13", "coins_given", seat=seat, coins=coins)
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


def turns_up(m: State) -> bool:
    """Whether a mission is to be turned up now."""
    if len(m.open) < plan(m).open and tier_to_come(m) != NONE:
        return True
    m.frames.pop()
    return False


def turn_up(m: State, mission: int, events: Events) -> None:
    tier = tier_to_come(m)
    m.quest_piles[tier] = without(m.quest_piles[tier], mission)
    m.quests_left = changed(m.quests_left, tier, -1)
    m.open = added(m.open, mission)
    m.tell(events, "PA-COO-04", "mission_opened", mission=m.content.mission_ids[mission])


# Exchange of two cards


def swap_moves(m: State, seat: int) -> tuple[Move, ...]:
    """PA-COO-06."""
    pairs = [pair for pair in m.words.swap if pair[1] < m.seats and all(m.hands[each] for each in pair)]
    return (*(m.words.swap[pair] for pair in pairs), m.words.no_swap)


def swap(m: State, code: tuple[int, ...], events: Events) -> None:
    _, seat = m.frames.pop()
    if code[0] == v.SWAP:
        m.frames += [(OFFER, code[2], code[1]), (OFFER, code[1], NONE)]
        m.tell(events, "PA-COO-06", "swap_named", seat=seat, seats=[code[1], code[2]])


def offer(m: State, seat: int, card: int, events: Events) -> None:
    """The first of the two chooses, then the other, and the cards change hands."""
    _, _, other = m.frames.pop()
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
    m.tell(events, "PA-COO-06", "swapped", seats=[seat, other], cards=[ids[card], ids[theirs]])


# Paths


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
    """PA-COO-13: artefacts that the path of a seat has used; in version 1 of the rules also such as did nothing."""
    path = m.paths[seat]
    helped = path.gifts_used if path is not None else 0
    return [
        each
        for each in m.artefacts[seat]
        if m.armed[seat] >> each & 1 and (m.rules < 2 or helped & GIFTS[m.content.artefacts[each].effect])
    ]


def use_moves(m: State, seat: int) -> list[Move]:
    """Artefacts that can still be used on the path of this round."""
    return [
        m.words.use[number]
        for number in m.artefacts[seat]
        if m.content.artefacts[number].effect in GIFTS and not m.armed[seat] >> number & 1
    ]


# Missions


def settle_paths(m: State) -> None:
    """PA-COO-07, PA-COO-11: paths are assigned in order, then the verdict comes step by step."""
    m.assigned = [()] * m.seats
    m.frames += [(VERDICT, step) for step in reversed(range(len(_VERDICT)))]
    m.frames += [(ASSIGN, seat) for seat in reversed(m.in_order()) if m.drew(seat)]


def assign_moves(m: State, seat: int) -> tuple[Move, ...]:
    words = m.words
    found = [words.mission[one, NONE] for one in m.open]
    if any(m.content.artefacts[each].effect == "two_missions" for each in m.artefacts[seat]):
        found += [words.mission[one, other] for one in m.open for other in m.open if one < other]
    return (*found, words.no_mission)


def assign(m: State, seat: int, code: tuple[int, ...], events: Events) -> None:
    m.frames.pop()
    if code[0] == v.NO_MISSION:
        return
    m.assigned[seat] = tuple(each for each in code[1:] if each != NONE)
    if len(m.assigned[seat]) > 1:
        use_up(m, seat, next(each for each in m.artefacts[seat] if m.content.artefacts[each].effect == "two_missions"))
    ids = [m.content.mission_ids[each] for each in m.assigned[seat]]
    m.tell(events, "PA-COO-07", "assigned", seat=seat, missions=ids)


def use_up(m: State, seat: int, number: int) -> None:
    """PA-COO-13: single-use artefacts leave after use."""
    if m.content.artefacts[number].single:
        m.artefacts[seat] = without(m.artefacts[seat], number)


def verdict(m: State, events: Events) -> None:
    """PA-COO-11."""
    _, step = m.frames.pop()
    _VERDICT[step](m, events)


def _settle_missions(m: State, events: Events) -> None:
    """PA-COO-08, PA-COO-09."""
    prizes: list[tuple[int, ...]] = []
    before = m.completed
    for mission in m.open:
        crew = [seat for seat in m.in_order() if mission in m.assigned[seat]]
        if crew and achieved(m, m.content.missions[mission], crew):
            _complete(m, mission, crew, prizes, events)
    m.frames += prizes
    m.remember(bytes(each for each in m.completed if each not in before), len(_lost(m)))


def _lost(m: State) -> list[int]:
    """PA-COO-10: seats whose path did not end at an exit."""
    return [seat for seat, path in enumerate(m.paths) if path is None or path.end != LEFT]


def _add_peril(m: State, events: Events) -> None:
    """PA-COO-10, PA-COO-13: also who has just won an artefact may take a mark away before the check."""
    for seat in _lost(m):
        m.peril += 1
        m.tell(events, "PA-COO-10", "peril", seat=seat, marks=m.peril)
    if m.peril:
        m.frames += [(PERIL, seat) for seat in reversed(m.in_order()) if _can_cancel(m, seat)]


def _can_cancel(m: State, seat: int) -> bool:
    return any(m.content.artefacts[each].effect == "cancel_peril" for each in m.artefacts[seat])


def needs(m: State, mission: Mission) -> list[tuple[tuple[int, ...], int]]:
    """PA-COO-16: alone, two thirds suffice for tier 3."""
    if m.seats == 1 and mission.tier == 3:
        return [(kinds, -(-number * 2 // 3)) for kinds, number in mission.needs]
    return list(mission.needs)


def achieved(m: State, mission: Mission, crew: list[int]) -> bool:
    """PA-COO-08."""
    paths = [path for seat in crew if (path := m.paths[seat]) is not None]
    if mission.must_exit and any(path.end != LEFT for path in paths):
        return False
    return all(sum_of(m, kinds, crew) >= number for kinds, number in needs(m, mission))


def sum_of(m: State, kinds: tuple[int, ...], crew: list[int]) -> int:
    """What the paths of some have found together."""
    return sum(path.counts[kind] for seat in crew if (path := m.paths[seat]) is not None for kind in kinds)


def _complete(m: State, mission: int, crew: list[int], prizes: list[tuple[int, ...]], events: Events) -> None:
    """PA-COO-09."""
    card = m.content.missions[mission]
    m.open = without(m.open, mission)
    m.completed = added(m.completed, mission)
    for seat in crew:
        m.coins[seat] += card.coins
    m.tell(events, "PA-COO-09", "mission_done", mission=m.content.mission_ids[mission], seats=crew, coins=card.coins)
    if card.artefacts:
        prizes.append((ARTEFACT, sum(1 << seat for seat in crew)))


def won_artefact(m: State, number: int, events: Events) -> None:
    """PA-COO-09, PA-COO-15: given to one of those who took part; the start player says to whom."""
    _, crew = m.frames.pop()
    m.artefact_pile = without(m.artefact_pile, number)
    m.tell(events, "PA-COO-09", "artefact_drawn", artefact=m.content.artefact_ids[number])
    if crew & crew - 1:
        m.frames.append((AWARD, m.starter, crew, number))
    else:
        _give(m, crew.bit_length() - 1, number, events)


def award_moves(m: State) -> tuple[Move, ...]:
    crew = m.frames[-1][2]
    return tuple(m.words.award[seat] for seat in range(m.seats) if crew >> seat & 1)


def award(m: State, seat: int, events: Events) -> None:
    number = m.frames.pop()[3]
    _give(m, seat, number, events)


def _give(m: State, seat: int, number: int, events: Events) -> None:
    m.artefacts[seat] = added(m.artefacts[seat], number)
    m.tell(events, "PA-COO-09", "artefact_given", seat=seat, artefact=m.content.artefact_ids[number])


def cancel_moves(m: State, seat: int) -> tuple[Move, ...]:
    mine = [each for each in m.artefacts[seat] if m.content.artefacts[each].effect == "cancel_peril"]
    return (*(m.words.cancel[each] for each in mine), m.words.no_cancel)


def cancel(m: State, seat: int, code: tuple[int, ...], events: Events) -> None:
    """PA-COO-13: a mark is taken away before the check."""
    m.frames.pop()
    if code[0] == v.CANCEL:
        power = m.content.artefacts[code[1]]
        m.peril = max(0, m.peril - power.number)
        use_up(m, seat, code[1])
        m.tell(events, "PA-COO-13", "peril_cancelled", seat=seat, marks=m.peril)
        while m.rules >= 2 and not m.peril and m.frames[-1][0] == PERIL:  # nothing is left to take away
            m.frames.pop()


def _check(m: State, events: Events) -> None:
    """PA-COO-10, PA-COO-12: the group has lost, or won, or goes on."""
    if m.peril > plan(m).peril:
        m.frames.clear()
        m.tell(events, "PA-COO-10", "lost_by_peril", marks=m.peril)
    elif won(m):
        m.frames.clear()
        m.tell(events, "PA-COO-12", "won_together", missions=len(m.completed))
    elif m.round == m.content.board["rounds"]:
        m.frames.clear()
        m.tell(events, "PA-COO-12", "lost_by_time", missions=len(m.completed))


_VERDICT = (_settle_missions, _add_peril, _check)


def won(m: State) -> bool:
    hard = sum(m.content.missions[each].tier == 3 for each in m.completed)
    return len(m.completed) >= plan(m).target and hard >= plan(m).hard


def score(m: State) -> int:
    return sum(_parts(m).values())


def _parts(m: State) -> dict[str, int]:
    tiers = [m.content.missions[each].tier for each in m.completed]
    return {f"tier_{tier}": tier * tiers.count(tier) for tier in TIERS} | {"peril": -m.peril}


def result(m: State, resigned: tuple[Seat, ...]) -> Result:
    """PA-COO-12: one score for all."""
    part = _parts(m)
    if resigned:
        reason = "resigned"
    elif won(m) and m.peril <= plan(m).peril:
        reason = "missions"
    else:
        reason = "peril" if m.peril > plan(m).peril else "time"
    everybody = tuple(range(m.seats))
    scores: dict[Seat | str, int] = {seat: sum(part.values()) for seat in everybody}
    return Result(scores, everybody if reason == "missions" else (), reason, dict.fromkeys(everybody, part), m.game.id)
