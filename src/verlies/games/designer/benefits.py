"""What a few moves bring a seat, in the game's own terms, for hints: by category, and what others lose by it."""

from __future__ import annotations

from verlies.core.events import Gain
from verlies.games.designer import market, outlook, scoring
from verlies.games.designer.state import IMPROVE, MARKET, NONE, State

MOST = 4
WORTH_DENYING = 2.0
"""Points below which nobody would keep a room from another player."""

Weighed = tuple[float, Gain]


def benefits(before: State, after: State, seat: int) -> list[Gain]:
    """The most important first; the last says what is likely at the end."""
    was, now = _shown(before, seat), _shown(after, seat)
    found = [
        *_categories(was, now, seat),
        *_challenges(was, now, seat),
        *_market(was, now, seat),
        *_denied(was, now, seat),
    ]
    found.sort(key=lambda each: -each[0])
    likely = sum(now.result.breakdown[seat].values()) if now.result else outlook.Outlook(now, seat).worth()
    return [*(gain for _, gain in found[: MOST - 1]), Gain("likely", {"points": round(likely)})]


def _shown(m: State, seat: int) -> State:
    """With the own room in its place that is chosen but not shown yet (DD-VAR-01)."""
    if m.chosen[seat] == NONE:
        return m
    other = m.copy()
    other.grids[seat] = outlook.grid_with_choice(m, seat)
    other.chosen[seat] = NONE
    return other


def _categories(was: State, now: State, seat: int) -> list[Weighed]:
    """Categories that count by what lies in the dungeon; goals count against the others, too."""
    old, new = scoring.breakdown(was), scoring.breakdown(now)
    found: list[Weighed] = []
    for category in ("goal", "stars", "networks"):
        points = new[seat][category] - old[seat][category]
        if points > 0:
            found.append((points, Gain(category, {"points": points})))
    met = [sum(scoring.sheet(m, seat, m.dungeon(seat)).met) for m in (was, now)]
    if met[1] > met[0]:
        points = new[seat]["blueprint"] - old[seat]["blueprint"]
        found.append((max(points, 2), Gain("blueprint", {"met": met[1], "points": points})))
    for other in old:
        points = old[other]["goal"] - new[other]["goal"]
        if other != seat and points > 0:
            found.append((outlook.DENIED * points, Gain("ahead", {"seat": other, "points": points})))
    return found


def _challenges(was: State, now: State, seat: int) -> list[Weighed]:
    """What those already taken are worth more, and a new one with what is likely for it."""
    ids = now.content.challenge_ids
    old = dict(zip(was.taken[seat], scoring.sheet(was, seat, was.dungeon(seat)).challenges, strict=True))
    new = dict(zip(now.taken[seat], scoring.sheet(now, seat, now.dungeon(seat)).challenges, strict=True))
    found: list[Weighed] = []
    for at, points in new.items():
        if at not in old:
            likely = round(outlook.Outlook(now, seat).challenge(at))
            found.append((likely, Gain("taken", {"challenge": ids[at], "points": points, "likely": likely})))
        elif points > old[at]:
            found.append((points - old[at], Gain("challenge", {"challenge": ids[at], "points": points - old[at]})))
    return found


def _market(was: State, now: State, seat: int) -> list[Weighed]:
    """Gold for the coming market, and the rank that passing takes (DD-MKT-10)."""
    found: list[Weighed] = []
    if _builds(was):
        gold = _purse(now, seat) - _purse(was, seat)
        if now.year == was.year and gold > 0:
            found.append((outlook.POINTS_FOR_GOLD * gold, Gain("gold", {"gold": gold})))
    elif not now.solo and seat not in was.passed and (seat in now.passed or not _trades(now)):
        rank = scoring.standing(now).index(seat) + 1
        rewards = (*now.content.setup["final_rank_rewards"], 0, 0)
        points = rewards[rank - 1] if was.year == 4 else 0
        found.append((max(points, 0.5), Gain("rank", {"rank": rank, "points": points})))
    return found


def _builds(m: State) -> bool:
    """The gold of this year has not been counted."""
    return any(frame[0] == IMPROVE for frame in m.frames)


def _trades(m: State) -> bool:
    return any(frame[0] == MARKET for frame in m.frames)


def _purse(m: State, seat: int) -> int:
    return m.gold[seat] + (sum(market.income(m, seat)) if _builds(m) else 0)


def _denied(was: State, now: State, seat: int) -> list[Weighed]:
    """A room that the only rival will not get (DD-BLD-02); tiles that Jael will not (DD-SOL-19)."""
    if now.solo:
        points = outlook.jael(was) - outlook.jael(now) if _trades(was) and _trades(now) else 0.0
        return [(points, Gain("jael", {"points": round(points)}))] if points >= 1 else []
    if now.seats > 2:
        return []
    away = (*now.discard, now.dropped[seat])
    gone = [room for room in was.hands[seat] if room in away]
    if not gone:
        return []
    other = 1 - seat
    points = outlook.best_room(was, other, bytes(gone))
    if points < WORTH_DENYING:
        return []
    args = {"seat": other, "room": now.content.rooms[gone[0]], "points": round(points)}
    return [(outlook.DENIED * points, Gain("denied", args))]
