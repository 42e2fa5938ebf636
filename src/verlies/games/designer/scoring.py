"""End and scoring: six categories for each player, four for Jael (DD-END, DD-SCO, DD-SOL-23 to 30)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from verlies.core.events import Event, Result
from verlies.games.designer import challenges, solo
from verlies.games.designer.content import CAVE, MASONRY, Goal, count_of
from verlies.games.designer.dungeon import Dungeon
from verlies.games.designer.state import NONE, State

JAEL_NAME = "jael"


class Sheet(NamedTuple):
    """What one player's own dungeon is worth, and how it came about."""

    challenges: tuple[int, ...]
    """One value for each challenge taken."""
    stars: int
    met: tuple[bool, ...]
    """The conditions of the blueprint."""
    blueprint: int
    entrance: frozenset[int]
    exit: frozenset[int]
    duals: tuple[int, ...]
    """The type that each dual room counts as, in the order of the cells."""

    @property
    def networks(self) -> int:
        """DD-SCO-10: a room in both counts twice."""
        return len(self.entrance) + len(self.exit)

    @property
    def total(self) -> int:
        return sum(self.challenges) + self.stars + self.blueprint + self.networks


def sheet(m: State, seat: int, plain: Dungeon) -> Sheet:
    """The best sheet over all ways to count the dual rooms (DD-EXP-02, DD-EXP-03)."""
    duals = len(plain.dual_cells())
    if not duals:
        return _sheet(m, seat, plain, ())
    ways = product((CAVE, MASONRY), repeat=duals)
    grid, tiles, passages = m.grids[seat], m.tiles[seat], m.passages[seat]
    sheets = (_sheet(m, seat, Dungeon(m.content, grid, tiles, passages, way), way) for way in ways)
    return max(sheets, key=lambda each: each.total)


def _sheet(m: State, seat: int, dungeon: Dungeon, duals: tuple[int, ...]) -> Sheet:
    content = m.content
    blueprint = content.blueprints[m.blueprints[seat]] if m.blueprints[seat] != NONE else None
    entrance = dungeon.entrance_network(blueprint.entrance) if blueprint else set()
    exit_network = dungeon.exit_network(blueprint.exit) if blueprint else set()
    exit_column = blueprint.exit if blueprint else 0
    met = tuple(
        bool(dungeon.grid[cell])
        and (dungeon.types[cell] == kind if kind is not None else count_of(dungeon.cells[cell], elements) > 0)
        for cell, kind, elements in (blueprint.conditions if blueprint else ())
    )  # DD-SCO-08
    return Sheet(
        tuple(challenges.score(dungeon, content.challenges[at], exit_column) for at in m.taken[seat]),
        star_sum(content.star_value, dungeon.heap),
        met,
        content.blueprint_score[sum(met)],
        frozenset(entrance),
        frozenset(exit_network),
        duals,
    )


def star_sum(values: Sequence[int], heap: bytes) -> int:
    """DD-SCO-09, DD-SOL-27: the values of all stars, also negative ones."""
    return sum(map(values.__getitem__, heap))


def goal_rewards(goal: Goal, quantities: Sequence[int], order: Sequence[int]) -> list[int]:
    """DD-SCO-02 to 04: places by quantity, ties to whoever comes first in `order`; none are shared."""
    sign = -1 if goal.most else 1
    places = sorted(order, key=lambda who: sign * quantities[who])  # stable: order breaks ties
    rewards = [0] * len(quantities)
    for place, who in enumerate(places):
        if place < 3 and (not goal.most or quantities[who] >= goal.minimum):
            rewards[who] = goal.rewards[place]
    return rewards


def standing(m: State) -> tuple[int, ...]:
    """The rank order if nothing changes: whoever has passed keeps the recess taken (DD-MKT-10, DD-CLN-01)."""
    rank = m.rank if len(m.rank) == m.seats else tuple(range(m.seats))
    if not m.turn:
        return rank
    return (*m.passed, *(seat for seat in rank if seat not in m.passed))


def breakdown(m: State) -> dict[int | str, dict[str, int]]:
    """The categories of all players as the table stands (DD-END-02)."""
    if m.solo:
        return _solo_breakdown(m)
    content = m.content
    dungeons = [m.dungeon(seat) for seat in range(m.seats)]
    rank = standing(m)
    goals = [0] * m.seats
    if m.goal != NONE:
        goal = content.goals[m.goal]
        goals = goal_rewards(goal, [goal.tally.of(dungeon.heap) for dungeon in dungeons], rank)
    table: dict[int | str, dict[str, int]] = {}
    for seat in range(m.seats):
        own = sheet(m, seat, dungeons[seat])
        place = rank.index(seat)
        table[seat] = {
            "rank": content.setup["final_rank_rewards"][place] if place < 3 else 0,  # DD-SCO-01
            "goal": goals[seat],
            "challenges": sum(own.challenges),
            "stars": own.stars,
            "blueprint": own.blueprint,
            "networks": own.networks,
        }
    return table


def _solo_breakdown(m: State) -> dict[int | str, dict[str, int]]:
    content = m.content
    dungeon = m.dungeon(0)
    own = sheet(m, 0, dungeon)
    jael = solo.heap(m)
    cards = [content.jael[card] for card in m.jael_cards]
    more, less = content.setup["solo_final_gold_rewards"]
    jael_gold = cards[-1].gold if cards else 0
    richer = m.gold[0] > jael_gold  # DD-SOL-24: a tie is Jael's
    goals = [0, 0]
    if m.goal != NONE:  # DD-SOL-25: a tie is Jael's; DD-AMB-12
        goal = content.goals[m.goal]
        goals = goal_rewards(goal, [goal.tally.of(dungeon.heap), goal.tally.of(jael)], (1, 0))
    return {
        0: {
            "gold": more if richer else less,
            "goal": goals[0],
            "challenges": sum(own.challenges),
            "stars": own.stars,
            "blueprint": own.blueprint,
            "networks": own.networks,
        },
        JAEL_NAME: {
            "gold": less if richer else more,
            "goal": goals[1],
            "stars": star_sum(content.star_value, jael),
            "cards": sum(card.base + card.points * card.bonus.of(jael) for card in cards),  # DD-SOL-28
        },
    }


def result(m: State, resigned: tuple[int, ...]) -> Result:
    """DD-SCO-11: most reputation wins, a tie goes to the one further left; DD-SOL-30: solo needs strictly more."""
    table = breakdown(m)
    score = {who: sum(points.values()) for who, points in table.items()}
    winners: tuple[int | str, ...]
    if m.solo:
        won = not resigned and score[0] > score[JAEL_NAME]
        winners = (0,) if won else (JAEL_NAME,)
        reason = "resigned" if resigned else "solo_won" if won else "solo_lost"
    else:
        rank = standing(m)
        left = [seat for seat in rank if seat not in resigned]
        winners = (max(left, key=lambda seat: score[seat]),)
        reason = "resigned" if resigned else "scored"
    return Result(score, winners, reason, table, m.game.id)


def final_events(m: State) -> list[Event]:
    """What is said at the end."""
    events = []
    final = m.result
    assert final is not None
    for who, points in final.breakdown.items():
        rule = "DD-SOL-28" if who == JAEL_NAME else "DD-END-02"
        events.append(Event(rule, "scored", {"seat": who, "total": final.score[who], "points": points}))
    rule = "DD-SOL-30" if m.solo else "DD-SCO-11"
    events.append(Event(rule, "won", {"seat": final.winners[0], "total": final.score[final.winners[0]]}))
    return events
