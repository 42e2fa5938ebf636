"""What a hint brings, in the game's own terms: finds and points of a path, missions, what was bought or kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from verlies.core.events import Gain
from verlies.core.odds import added
from verlies.games.pathways import explore, missions, values, walk
from verlies.games.pathways.content import BOOKS, TOOLS, Mission
from verlies.games.pathways.path import LEFT, Path
from verlies.games.pathways.state import (
    ASSIGN,
    AWARD,
    BOOK_ROW,
    BUY,
    EXPLORE,
    MAIN,
    NONE,
    PEEK,
    SHED,
    SWAP,
    TIDY,
    TRADE,
    UNSEEN,
    State,
)

MOST = 4
ALWAYS = {SWAP: "no_swap", AWARD: "award"}
"""Where a bot always answers alike, what is to be said of that."""


def gains(m: State, before: State, seat: int) -> list[Gain]:
    """The most important first; empty where the moves say it all."""
    asked = before.frames[-1][0]
    if asked == EXPLORE:
        return _explored(m, before, seat)[:MOST]
    if asked == ASSIGN:
        return _sent(m, before, seat)
    if asked == BUY:
        return [*_bought(m, before, seat), _purse(m, seat)][:MOST]
    if asked in (TIDY, TRADE):
        return [*_tidied(m, before, seat), _purse(m, seat)][:MOST]
    if asked == SHED:
        return [Gain("shed", {"card": m.content.card_ids[card]}) for card in _more(before.hands[seat], m.hands[seat])]
    if asked == PEEK:
        return [_peeked(before, seat)]
    return [Gain(ALWAYS[asked])] if asked in ALWAYS else []


def _peeked(before: State, seat: int) -> Gain:
    """PA-SPB-SB12: the card that was drawn beside those that may come for it."""
    _, _, card = before.frames[-1]
    points = values.kinds(before)
    others = before.decks[seat] or added(before.discards[seat], card)
    usual = sum(values.card(before, each, points) for each in others) / len(others)
    brings = round(values.card(before, card, points), 1)
    return Gain("peeked", {"card": before.content.card_ids[card], "points": brings, "usual": round(usual, 1)})


# A path


def _explored(m: State, before: State, seat: int) -> list[Gain]:
    """What the path brings that is drawn now; it may be judged already."""
    judged = m.last if m.last is not before.last else None
    path = judged.paths[seat] if judged is not None else m.paths[seat]
    if path is None or path.head == NONE:
        return []
    if m.coop:
        return [*_missions(m, before, path), *_finds(m, path)]
    goals = judged.goals if judged is not None else before.goals
    return [*_points(m, before, seat, goals[MAIN], path), *_finds(m, path)]


def _points(m: State, before: State, seat: int, number: int, path: Path) -> list[Gain]:
    """PA-REW-03, PA-TIM-01."""
    goal = m.content.goals[number]
    count = goal.count(path.counts)
    args = {"goal": m.content.goal_ids[number], "number": count, "each": goal.points, "points": count * goal.points}
    bonus = explore.bonus(before)
    return [Gain("main", args), *([Gain("time", {"points": bonus})] if m.claimed == seat != before.claimed else [])]


def _finds(m: State, path: Path) -> list[Gain]:
    """PA-PTH-12, PA-REW-05, PA-REW-06, PA-COO-10."""
    found = _listed(path.counts)
    gains = [Gain("finds", {"finds": found})] if found else []
    gains.append(Gain("exit" if path.end == LEFT else "peril" if m.coop else "no_exit"))
    if not m.coop and m.goal_pile and (points := round(_second(m, path), 1)):
        gains.append(Gain("second", {"points": points}))
    return gains


def _listed(counts: Sequence[int]) -> list[dict[str, Any]]:
    return [{"kind": walk.NAMES[kind], "number": number} for kind, number in enumerate(counts) if number]


def _second(m: State, path: Path) -> float:
    """What the path is likely to get for a secondary goal that nobody has seen yet."""
    points = values.usual(m)
    return sum(each * number for each, number in zip(points, path.counts, strict=True))


# Missions


def _missions(m: State, before: State, path: Path) -> list[Gain]:
    """PA-COO-08: the two that a path serves best."""
    content = m.content
    ranked = sorted(((_share(m, content.missions[each], path), each) for each in before.open), reverse=True)
    found = []
    for (share, have, need), each in ranked[:2]:
        name = content.mission_ids[each]
        if share >= 1:
            found.append(Gain("mission_able", {"mission": name}))
        elif have:
            found.append(Gain("mission", {"mission": name, "number": have, "of": need}))
    return found


def _sent(m: State, before: State, seat: int) -> list[Gain]:
    """What the path does for the mission it is sent on, together with those of others."""
    content, path = m.content, before.paths[seat]
    assigned = m.last.assigned[seat] if m.last is not None and m.last is not before.last else m.assigned[seat]
    found = []
    for each in assigned:
        mission, name = content.missions[each], content.mission_ids[each]
        crew = [other for other in range(m.seats) if other == seat or each in before.assigned[other]]
        if missions.achieved(before, mission, crew):
            found.append(Gain("mission_done", {"mission": name}))
        elif path is not None:
            _, have, need = _share(m, mission, path)
            found.append(Gain("mission", {"mission": name, "number": have, "of": need}))
    return found


def _share(m: State, mission: Mission, path: Path) -> tuple[float, int, int]:
    """How much of a mission a path does alone: the part, what it brings, what is needed."""
    needs = missions.needs(m, mission)
    have = sum(min(number, sum(path.counts[kind] for kind in kinds)) for kinds, number in needs)
    need = sum(number for _, number in needs)
    whole = have >= need and (path.end == LEFT or not mission.must_exit)
    return (1.0 + mission.tier / 10 if whole else 0.99 * have / need), have, need


# The market, and tidying up


def _bought(m: State, before: State, seat: int) -> list[Gain]:
    """PA-BUY-05 to PA-BUY-11."""
    found = []
    goal = m.content.goals[m.goals[MAIN]] if m.goals[MAIN] != NONE else None
    for card in _more(m.hands[seat], before.hands[seat]):
        shown = m.content.shows[card]
        points = goal.points * sum(shown[kind] for kind in goal.kinds) if goal else 0
        found.append(Gain("card", {"card": m.content.card_ids[card], "finds": _listed(shown), "points": points}))
    frame = m.frames[-1] if m.frames else (NONE,)
    if frame[0] == UNSEEN and frame[1] == seat:
        row = frame[2]
        found.append(_unseen(m, row) if row != BOOK_ROW else Gain("unseen_book", {"books": len(m.stacks[row])}))
    for at, tool in enumerate(TOOLS):
        if m.tokens[seat][at] > before.tokens[seat][at]:
            found.append(Gain("token", {"replaces": tool}))
    for book in _more(m.books[seat], before.books[seat]):
        does = {"effect": BOOKS[book], "coins": m.content.book_coins[book]}
        found.append(Gain("book", {"book": m.content.book_ids[book], **does}))
    if not found and m.coins[seat] == before.coins[seat]:
        found.append(Gain("passed"))
    return found


def _unseen(m: State, row: int) -> Gain:
    """The odds: all cards of the stack are as likely."""
    stack, points = m.stacks[row], values.kinds(m)
    brings = sum(sum(each * count for each, count in zip(points, m.content.shows[card], strict=True)) for card in stack)
    return Gain("unseen", {"cards": len(stack), "points": round(values.FOUND * brings / len(stack), 1)})


def _tidied(m: State, before: State, seat: int) -> list[Gain]:
    """PA-TID-02 to PA-TID-04; when all have tidied up, what was kept is the hand."""
    ids = m.content.card_ids
    now = m.kept[seat] if any(frame[0] == TIDY for frame in m.frames) else m.hands[seat]
    kept, gone = _more(now, before.kept[seat]), _more(m.box[seat], before.box[seat])
    piles = (("kept", kept), ("gone", gone))
    return [Gain(kind, {"cards": [ids[card] for card in cards]}) for kind, cards in piles if cards]


def _purse(m: State, seat: int) -> Gain:
    """PA-END-01; where all play together coins are not worth points."""
    each = m.content.board["coins_for_a_point"]
    return Gain("purse", {"coins": m.coins[seat], "points": 0 if m.coop else m.coins[seat] // each})


def _more(now: bytes, before: bytes) -> list[int]:
    return sorted((Counter(now) - Counter(before)).elements())
