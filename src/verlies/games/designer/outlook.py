"""What a position makes likely: an estimate of the final score, for simple bots.

What lies is scored by the rules; what is still to come (rooms, tiles, challenges) is added by rough odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from verlies.games.designer import challenges, scoring, solo
from verlies.games.designer.content import (
    CAVE,
    MASONRY,
    NORTH,
    SOUTH,
    Challenge,
    Condition,
    DesignerContent,
    count_of,
)  # fmt: skip
from verlies.games.designer.dungeon import BORDERS, NEIGHBOURS, Dungeon, north_edge, south_edge
from verlies.games.designer.growth import GROWTH
from verlies.games.designer.state import BUILD, DONE, IMPROVE, MARKET, NONE, State

# How likely things are that nobody knows yet: rough figures, good enough to play by.
EAGER = 1.5
"""A builder finds this many times as much as a blind draw would bring."""
TILES_A_YEAR = 4.5
"""Tiles that a builder can pick from in one market, counted with the same eagerness."""
DOOR_AHEAD = 0.8
"""A door towards an empty cell will meet another door."""
NEW_ROOMS_JOIN = 0.65
GATE_OPENS = 0.85
PASSAGE_HELPS = 0.03
"""In each market still to come, for a wall."""
TYPE_FITS = 0.85
ELEMENT_FITS = 0.6
TILE_FITS = 0.25
"""In each market still to come."""
POINTS_FOR_GOLD = 0.5
COMPETITION = 0.7
"""Of what one could buy later, so much is still there when one's turn comes."""
DENIED = 0.5
"""What the other player would gain from a room is worth so much to keep away."""


def worth(m: State, seat: int) -> float:
    """The score that is likely for this seat; alone, the lead over Jael, since only that wins (DD-SOL-30)."""
    result = m.result
    if result is not None:
        return float(result.score[seat] - (result.score[scoring.JAEL_NAME] if m.solo else 0))
    return Outlook(m, seat).worth() + _room_ahead(m, seat) - (jael(m) if m.solo else 0.0)


class Outlook:
    """One dungeon as it stands, and what is still to come for it."""

    __slots__ = ("blueprint", "content", "dungeon", "empty", "exit_odds", "m", "markets", "networks", "seat", "trading")

    def __init__(self, m: State, seat: int, grid: bytes | None = None) -> None:
        self.m = m
        self.seat = seat
        self.content = content = m.content
        at = m.blueprints[seat]
        self.blueprint = content.blueprints[at] if at != NONE else None
        self.dungeon = dungeon = _dungeon(m, seat, grid_with_choice(m, seat) if grid is None else grid)
        self.empty = [cell for cell, room in enumerate(dungeon.grid) if not room]
        kinds = {frame[0] for frame in m.frames}
        self.trading = MARKET in kinds and seat not in m.passed
        self.markets = 4 - m.year + (IMPROVE in kinds or self.trading)
        self.networks, self.exit_odds = self._networks()

    def worth(self) -> float:
        """All categories, and the chances that gold and challenges on display give."""
        total = self._stars() + self.networks + self._blueprint() + self._goal() + self._rank()
        total += sum(self.challenge(at) for at in self.m.taken[self.seat])
        if self.trading or self.markets > 4 - self.m.year:
            total += self._next_challenge()
        return total + self._gold()

    def ahead(self, group: bytes, rooms: int) -> float:
        """How many of these elements that many new rooms and the coming markets are likely to bring."""
        frequency, share = _frequencies(self.content)
        return sum(EAGER * rooms * frequency[kind] + TILES_A_YEAR * self.markets * share[kind] for kind in group)

    def _stars(self) -> float:
        return float(scoring.star_sum(self.content.star_value, self.dungeon.heap))

    # Path networks

    def _networks(self) -> tuple[float, list[float]]:
        """DD-SCO-10: how many rooms the two networks will have, and how likely each cell is in that of the exit."""
        if self.blueprint is None:
            return 0.0, [0.0] * 16
        roads = self._roads()
        entrance, exit_cell = self.blueprint.entrance, 12 + self.blueprint.exit
        from_entrance = _reach_odds(roads, entrance, self._gate_odds(entrance, NORTH, north_edge(entrance)))
        from_exit = _reach_odds(roads, exit_cell, self._gate_odds(exit_cell, SOUTH, south_edge(exit_cell)))
        return sum(from_entrance) + sum(from_exit), from_exit

    def _gate_odds(self, cell: int, side: int, edge: int) -> float:
        if not self.dungeon.grid[cell]:
            return 1.0 if self.dungeon.passages >> edge & 1 else GATE_OPENS
        return 1.0 if self.dungeon.door_or_passage(cell, side, edge) else PASSAGE_HELPS * self.markets

    def _roads(self) -> list[list[tuple[int, float]]]:
        """The neighbours of each cell, with the odds of a connection in the end."""
        roads: list[list[tuple[int, float]]] = [[] for _ in range(16)]
        grid, passages, doors = self.dungeon.grid, self.dungeon.passages, self.content.doors
        wall = PASSAGE_HELPS * self.markets
        for first, second, edge, first_side, second_side in BORDERS:
            one, other = grid[first], grid[second]
            if passages >> edge & 1:
                odds = 1.0
            elif one and other:
                odds = 1.0 if doors[one - 1] & first_side and doors[other - 1] & second_side else wall
            elif one or other:
                door = doors[one - 1] & first_side if one else doors[other - 1] & second_side
                odds = DOOR_AHEAD if door else wall
            else:
                odds = NEW_ROOMS_JOIN
            if odds:
                roads[first].append((second, odds))
                roads[second].append((first, odds))
        return roads

    # Blueprint, goal, rank

    def _blueprint(self) -> float:
        """DD-SCO-08: the mean over all numbers of conditions that may be met in the end."""
        if self.blueprint is None:
            return 0.0
        odds_of_number = [1.0]
        for condition in self.blueprint.conditions:
            odds = self._condition(condition)
            missed = [each * (1.0 - odds) for each in odds_of_number] + [0.0]
            for number, each in enumerate(odds_of_number):
                missed[number + 1] += each * odds
            odds_of_number = missed
        table = self.content.blueprint_score
        return sum((odds * points for odds, points in zip(odds_of_number, table, strict=True)), 0.0)

    def _condition(self, condition: Condition) -> float:
        cell, kind, elements = condition
        if not self.dungeon.grid[cell]:
            return ELEMENT_FITS if kind is None else TYPE_FITS
        if kind is not None:
            return float(self.dungeon.types[cell] == kind)
        if count_of(self.dungeon.cells[cell], elements):
            return 1.0
        return 1.0 - (1.0 - TILE_FITS) ** self.markets if self.dungeon.free_slots(cell) else 0.0

    def _goal(self, more: int = NONE) -> float:
        """DD-SCO-02: by the odds of being ahead of each rival, with one element `more`."""
        m = self.m
        if m.goal == NONE:
            return 0.0
        goal = self.content.goals[m.goal]
        own = goal.tally.of(self.dungeon.heap + bytes((more,) if more != NONE else ()))
        if goal.most and own < goal.minimum and not self.markets:
            return 0.0
        spread = 0.3 + 0.25 * len(self.empty) ** 0.5 + 0.2 * self.markets
        place = 0.0
        for rival in _rival_heaps(m, self.seat):
            lead = own - goal.tally.of(rival)
            place += 1.0 / (1.0 + exp(min(50.0, max(-50.0, (lead if goal.most else -lead) / spread))))
        rewards = (*goal.rewards, 0, 0) if m.seats > 2 else goal.rewards[:2]
        return _between(rewards, place)

    def _rank(self) -> float:
        """DD-SCO-01, in the last market: a place that is taken, or the one that is likely."""
        m = self.m
        if m.solo or m.year < 4:
            return 0.0
        rewards = (*self.content.setup["final_rank_rewards"], 0, 0)
        if self.seat in m.passed:
            return float(rewards[m.passed.index(self.seat)])
        if not self.trading:
            return 0.0
        return _between(rewards, len(m.passed) + 0.5 * self._richer() + 0.2 * (m.seats - len(m.passed) - 1))

    def _richer(self) -> int:
        """Rivals who will be on turn before this seat (DD-MKT-01)."""
        gold, passed = self.m.gold, self.m.passed
        return sum(gold[other] > gold[self.seat] for other in range(self.m.seats) if other not in passed)

    # Challenges

    def challenge(self, at: int) -> float:
        """What a challenge is worth as things lie, and what is likely to be added."""
        challenge = self.content.challenges[at]
        exit_column = self.blueprint.exit if self.blueprint else 0
        now = float(challenges.EFFECTS[challenge.effect](self.dungeon, challenge, exit_column))
        if self.markets or self.empty:
            now += GROWTH[challenge.effect](self, challenge)
        return challenge.points * now

    def _next_challenge(self) -> float:
        """DD-MKT-09: one of those on display will be taken, the best if nobody takes it first."""
        m = self.m
        if m.year > 3 or not m.challenges:
            return 0.0
        best, *others = sorted((self.challenge(at) for at in m.challenges), reverse=True)
        if not others:
            return best
        first = 0.5 ** self._richer() if self.trading else 0.6
        return best * first + others[0] * (1.0 - first)

    # Gold and tiles

    def _gold(self) -> float:
        """DD-GLD-01: what this year's gold and the chests of later years can buy."""
        m, content = self.m, self.content
        chests = count_of(self.dungeon.heap, content.chest)
        later = (4 - m.year) * chests * POINTS_FOR_GOLD
        if self.trading:
            return later + self._purse()
        if self.markets == 4 - m.year:
            return later
        row = self.dungeon.grid[(m.year - 1) * 4 : m.year * 4] if m.year else b""
        gold = m.gold[self.seat] + chests + sum(content.room_gold[room - 1] for room in row if room)
        return later + POINTS_FOR_GOLD * float(min(gold, content.setup["gold_cap"]))

    def _purse(self) -> float:
        """What lies bought but not placed, and the best that the gold left could still buy."""
        m, costs = self.m, self.content.part_cost
        carried = sum(map(self.tile, m.carrying)) if self.seat in m.turn else 0.0
        offers = [
            (sum(map(self.tile, tiles)), costs[m.stalls[part >> 1] * 2 + (part & 1)])
            for part, tiles in enumerate(m.goods)
            if tiles
        ]
        gold = m.gold[self.seat]
        bought = 0.0
        for points, cost in sorted(offers, key=lambda offer: -offer[0] / (offer[1] + 1)):
            if cost <= gold:
                gold -= cost
                bought += points
        return carried + COMPETITION * bought

    def tile(self, tile: int) -> float:
        """What one more tile is worth, wherever it fits best."""
        dungeon, content = self.dungeon, self.content
        if tile == content.passage:
            return 2.0 + sum(
                content.challenges[at].points
                for at in self.m.taken[self.seat]
                if content.challenges[at].effect in ("tile_faces", "outer_openings")
            )
        points: float = content.star_value[tile] + self._goal(tile) - self._goal()
        if tile in content.chest:
            points += (4 - self.m.year) * POINTS_FOR_GOLD
        for cell, kind, elements in self.blueprint.conditions if self.blueprint else ():
            if kind is None and tile in elements and dungeon.free_slots(cell):
                points += 0.0 if count_of(dungeon.cells[cell], elements) else 2.0
        return points + sum(self._tile_for(content.challenges[at], tile) for at in self.m.taken[self.seat])

    def _tile_for(self, challenge: Challenge, tile: int) -> float:
        """What one more tile adds to a challenge, wherever it fits best."""
        effect = challenge.effect
        if effect == "tile_faces":
            return challenge.points * (tile not in b"".join(self.dungeon.tiles))
        if not any(tile in group for group in challenge.groups):
            return 0.0
        if effect == "kinds":
            return challenge.points * (tile not in self.dungeon.heap)
        return challenge.points * TILE_COUNTS.get(effect, 0.0)


TILE_COUNTS = {
    "count": 0.9, "best_column": 0.9, "best_cluster": 0.9, "best_path": 0.9, "rooms_with": 0.5,
    "rooms_with_all": 0.5, "sets": 0.5, "doubles": 0.5,
}  # fmt: skip
"""How much one more element moves a challenge that counts it."""


# Rooms in hands, rivals, Jael


def _room_ahead(m: State, seat: int) -> float:
    """After a keep or a discard: the room that one will build, or that the other player will not."""
    if not m.frames or m.seats > 2 or not any(frame[0] == IMPROVE for frame in m.frames):
        return 0.0
    building = m.frames[-1][0] == BUILD
    if m.solo:
        return 0.0 if building else best_room(m, 0, m.hands[0])  # DD-SOL-09
    other = 1 - seat
    if not building:  # hands have been passed (DD-BLD-03)
        return -DENIED * best_room(m, other, m.hands[other])
    if m.steps[seat] == DONE and m.dropped[seat] != NONE:
        gone = (m.dropped[seat], m.chosen[seat] >> 2)
        return -DENIED * best_room(m, other, bytes(room for room in m.hands[seat] if room not in gone))
    return 0.0


def best_room(m: State, seat: int, rooms: bytes) -> float:
    """What the best of these rooms would add to a dungeon."""
    grid = grid_with_choice(m, seat)
    row = (m.year - 1) * 4
    now = Outlook(m, seat, grid).worth()
    likely = [
        Outlook(m, seat, grid[:cell] + bytes((room + 1,)) + grid[cell + 1 :]).worth()
        for room in rooms
        for cell in range(row, row + 4)
        if not grid[cell]
    ]
    return max(likely, default=now) - now


def _rival_heaps(m: State, seat: int) -> list[bytes]:
    if m.solo:
        return [solo.heap(m)]
    printed = m.content.printed
    return [
        b"".join([printed[room - 1] for room in m.grids[other] if room]) + b"".join(m.tiles[other])
        for other in range(m.seats)
        if other != seat
    ]


def jael(m: State) -> float:
    """What Jael will score (DD-SOL-24, 27, 28); what lies on the market is his unless it is bought."""
    content = m.content
    heap = solo.heap(m)
    if MARKET in {frame[0] for frame in m.frames}:
        heap += b"".join(m.goods).replace(bytes((content.passage,)), b"")
    points = float(scoring.star_sum(content.star_value, heap))
    for card in m.jael_cards:
        points += content.jael[card].points * content.jael[card].bonus.of(heap)
    if m.jael_pile:  # DD-SOL-04: one more card in each year to come
        odds = (4 - len(m.jael_cards)) / len(m.jael_pile)
        points += odds * sum(content.jael[card].points * content.jael[card].bonus.of(heap) for card in m.jael_pile)
    if m.year == 4 and m.jael_cards and m.gold[0] <= solo.card(m).gold:
        more, less = content.setup["solo_final_gold_rewards"]
        points += 2 * (more - less)
    return points


def grid_with_choice(m: State, seat: int) -> bytes:
    """The rooms that lie, and the one that is chosen but not shown yet (DD-VAR-01)."""
    grid = m.grids[seat]
    chosen = m.chosen[seat]
    if chosen == NONE:
        return grid
    cell = (m.year - 1) * 4 + (chosen & 3)
    return grid[:cell] + bytes(((chosen >> 2) + 1,)) + grid[cell + 1 :]


def _dungeon(m: State, seat: int, grid: bytes) -> Dungeon:
    """Dual rooms count as what the blueprint wants, else as most of their neighbours (DD-EXP-02)."""
    dungeon = Dungeon(m.content, grid, m.tiles[seat], m.passages[seat])
    at = m.blueprints[seat]
    wanted = {c.cell: c.type for c in m.content.blueprints[at].conditions} if at != NONE else {}
    for cell in dungeon.dual_cells():
        around = [dungeon.types[other] for other in NEIGHBOURS[cell]]
        kind = wanted.get(cell)
        if kind is None:
            kind = CAVE if around.count(CAVE) >= around.count(MASONRY) else MASONRY
        dungeon.types[cell] = kind
    return dungeon


def _reach_odds(roads: list[list[tuple[int, float]]], start: int, odds: float) -> list[float]:
    """How likely each cell is joined to the start, by the likeliest way."""
    reached = [0.0] * 16
    reached[start] = odds
    todo = [start]
    while todo:
        cell = todo.pop()
        here = reached[cell]
        for other, open_road in roads[cell]:
            if here * open_road > reached[other]:
                reached[other] = here * open_road
                todo.append(other)
    return reached


def _between(rewards: Sequence[int], place: float) -> float:
    """The reward of a place that is a mean of places."""
    place = min(place, len(rewards) - 1)
    low = min(int(place), len(rewards) - 2)
    return rewards[low] + (rewards[low + 1] - rewards[low]) * (place - low)


_KNOWN: dict[str, tuple[list[float], list[float]]] = {}


def _frequencies(content: DesignerContent) -> tuple[list[float], list[float]]:
    """By element: how many a room has, and its share of all tiles."""
    if content.digest not in _KNOWN:
        printed = b"".join(content.printed)
        tiles = b"".join(content.supply)
        kinds = range(len(content.elements))
        _KNOWN[content.digest] = (
            [printed.count(kind) / len(content.printed) for kind in kinds],
            [tiles.count(kind) / len(tiles) for kind in kinds],
        )
    return _KNOWN[content.digest]
