"""Phase E: tokens back, coins, points (PA-REW), and the end of the game (PA-END)."""

from __future__ import annotations

from verlies.core.events import Result, tell
from verlies.core.moves import Seat
from verlies.core.odds import without
from verlies.core.steps import Events, Task
from verlies.games.pathways import coop, explore, missions
from verlies.games.pathways.content import Goal
from verlies.games.pathways.faces import COIN
from verlies.games.pathways.path import CONJURE, LEFT, NOTHING
from verlies.games.pathways.state import COUNT, GOAL, JUDGE, MAIN, NONE, SECOND, State


def judge(m: State, events: Events) -> None:
    """PA-REW-01 to PA-REW-04."""
    m.frames.pop()
    if m.options["time_bonus"] == "clock":
        _quickest(m, events)
    for seat in range(m.seats):
        _spend(m, seat, events)
        path = m.paths[seat]
        found = path.counts[COIN] if path is not None else 0
        m.coins[seat] += found
        tell(events, "PA-REW-02", "coins_found", seat=seat, found=found, coins=m.coins[seat])
    if m.coop:
        missions.settle_paths(m)
        return
    goal = m.content.goals[m.goals[MAIN]]
    for seat in range(m.seats):
        number = _counted(m, seat, goal)
        m.blue[seat] = (*m.blue[seat], number * goal.points)
        tell(events, "PA-REW-03", "main_scored", seat=seat, number=number, points=m.blue[seat][-1])
        m.green[seat] = (*m.green[seat], explore.bonus(m) if m.claimed == seat else 0)
    m.frames += [(COUNT,), (GOAL, SECOND)]


def _counted(m: State, seat: int, goal: Goal) -> int:
    """PA-GOL-01: how much of what a goal asks for lies on a seat's path."""
    path = m.paths[seat]
    return goal.count(path.counts) if path is not None else 0


def _quickest(m: State, events: Events) -> None:
    """PA-TIM-07."""
    timed = [(m.times[seat], seat) for seat in range(m.seats) if m.times[seat] != NONE and m.drew(seat)]
    if timed:
        m.claimed = min(timed)[1]
        tell(events, "PA-TIM-07", "claimed", seat=m.claimed, points=explore.bonus(m))


def _spend(m: State, seat: int, events: Events) -> None:
    """PA-REW-01, PA-SPB-01, PA-SPB-SB13: tokens go back to stock, books used on the path are turned down."""
    path = m.paths[seat]
    back = m.tokens[seat]
    for artefact in coop.used_on_path(m, seat):
        coop.use_up(m, seat, artefact)
    if path is not None and (m.rules < 2 or m.drew(seat)):
        gone = path.kit[1] & ~path.books
        m.used[seat] |= gone
        if gone >> CONJURE & 1:
            m.books[seat] = without(m.books[seat], CONJURE)
            m.used[seat] &= ~(1 << CONJURE)
    if any(back):
        m.stock = tuple(have + more for have, more in zip(m.stock, back, strict=True))
        m.tokens[seat] = NOTHING
        tell(events, "PA-REW-01", "tokens_returned", seat=seat)


def count(m: State, events: Events) -> None:
    """PA-REW-05, PA-REW-06."""
    m.frames.pop()
    goal = m.content.goals[m.goals[SECOND]]
    for seat in range(m.seats):
        path = m.paths[seat]
        number = _counted(m, seat, goal)
        m.pink[seat] = (*m.pink[seat], number * goal.points)
        tell(events, "PA-REW-05", "second_scored", seat=seat, number=number, points=m.pink[seat][-1])
        left = path is not None and path.end == LEFT
        m.exits[seat] = (*m.exits[seat], int(left))
        tell(events, "PA-REW-06", "exit_ticked" if left else "exit_crossed", seat=seat)
    m.remember()


def exit_bonus(m: State, ticks: list[int]) -> list[int]:
    """PA-END-02, PA-END-03."""
    ranks = sorted({tick for tick in ticks if tick}, reverse=True)
    bonus = dict(zip(ranks, m.content.board["exit_bonus"], strict=False))
    return [bonus.get(tick, 0) for tick in ticks]


def parts(m: State) -> list[dict[str, int]]:
    """PA-END-01: what each seat's score is made of."""
    board = m.content.board
    bonus = exit_bonus(m, [sum(row) for row in m.exits])
    return [
        {
            "main": sum(m.blue[seat]),
            "second": sum(m.pink[seat]) // board["secondary_divided_by"],
            "time": sum(m.green[seat]),
            "exits": bonus[seat],
            "coins": m.coins[seat] // board["coins_for_a_point"],
        }
        for seat in range(m.seats)
    ]


def result(m: State, resigned: tuple[Seat, ...]) -> Result:
    """PA-END-04."""
    if m.coop:
        return missions.result(m, resigned)
    made = parts(m)
    score: dict[Seat | str, int] = {seat: sum(part.values()) for seat, part in enumerate(made)}
    here = [seat for seat in range(m.seats) if seat not in resigned]
    best = max(((score[seat], sum(m.pink[seat])) for seat in here), default=(0, 0))
    winners = tuple(seat for seat in here if (score[seat], sum(m.pink[seat])) == best)
    return Result(score, winners, "resigned" if resigned else "scored", dict(enumerate(made)), m.game.id)


STEPS = (Task(JUDGE, judge), Task(COUNT, count))
