"""The best path by plain depth-first search: everything is tried that could still come to more than the best so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.pathways.brute import Dungeon, Place, State
from games.pathways.brute_cards import Cell, Spot


class Aim(NamedTuple):
    """What a path is worth: points for each matching discovery, something for coins, something for an exit."""

    goal: str
    points: float
    coin_value: float = 0.0
    exit_value: float = 0.0

    def each(self, symbol: str) -> float:
        """PA-GOL-01; the goal `pit` counts both kinds of pits."""
        counts = symbol == self.goal or (symbol == "lava" and self.goal == "pit")
        return counts * self.points + (symbol == "coin") * self.coin_value

    def value(self, state: State) -> float:
        found = sum(self.each(symbol) * number for symbol, number in state.found.items())
        return found + (self.exit_value if state.end == "exit" else 0)


class TooMany(Exception):
    """The search was given up."""


class Search:
    def __init__(self, dungeon: Dungeon, aim: Aim, most_nodes: int = 10**9) -> None:
        self.dungeon, self.aim, self.most_nodes = dungeon, aim, most_nodes
        self.nodes = 0
        self.best = -1.0
        self.best_path: list[str] = []
        places: list[Place] = [*dungeon.symbol, *dungeon.contents]
        self._ways: dict[Place, set[Place]] = {place: set() for place in places}
        self._stairs: dict[Place, list[Spot]] = {place: [] for place in places}
        self._worth: dict[Place, float] = {}
        """Of everything at a place but stairs."""
        for cell, symbol in dungeon.symbol.items():
            self._read_cell(cell, symbol)
        for room, contents in dungeon.contents.items():
            located = dungeon.located[room]
            self._worth[room] = sum(
                aim.each(symbol) for symbol in ("room", *contents, *located.values()) if symbol != "stairs"
            )
            self._stairs[room] = [spot for spot, kind in located.items() if kind == "stairs"]
            for spot in located:
                self._ways[room].add(Cell("U", *spot))
                self._ways[Cell("U", *spot)].add(room)

    def _read_cell(self, cell: Cell, symbol: str) -> None:
        dungeon = self.dungeon
        self._worth[cell] = 0 if symbol == "stairs" else self.aim.each(symbol)
        for side in dungeon.openings[cell]:
            ahead = cell.beyond(side)
            if dungeon.card_of.get(ahead[1:]) == dungeon.card_of[cell[1:]] or (cell, side) in dungeon.links:
                place = dungeon.room_at.get(ahead, ahead)
                self._ways[cell].add(place)
                self._ways[place].add(cell)
        if symbol == "stairs":
            self._stairs[cell] = [(cell.x, cell.y)]
        if symbol in ("stairs", "pit") and cell.level == "M":
            below = cell._replace(level="U")
            self._ways[cell].add(below)
            self._ways[below].add(cell)

    def run(self, tokens_and_books: Mapping[str, int]) -> Search:
        self._look(State(held=tokens_and_books), [])
        return self

    def _look(self, state: State, path: list[str]) -> None:
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise TooMany
        value = self.aim.value(state)
        if value > self.best and not state.over_a_pit:
            self.best, self.best_path = value, list(path)
        for operation, after in self.dungeon.continuations(state):
            if self.aim.value(after) + (0 if after.end else self._hope(after)) > self.best:
                self._look(after, [*path, operation])

    def _hope(self, state: State) -> float:
        """At most so much more: all that a flood from here reaches, through any door and obstacle and in both ways."""
        holders = self.dungeon.holders
        reached: set[Place] = set()
        anywhere = state.where is None or any(state.held.get(book) for book in ("SB-2", "SB-5", "SB-11", "SB-15"))
        todo = list(self._ways) if anywhere else [state.where] if state.where else []
        hope = self.aim.exit_value + (self.aim.each("pit") if state.over_a_pit else 0)
        stairs: set[Spot] = set()
        no_portal_yet = True
        while todo:
            place = todo.pop()
            if place in reached or (place in state.visited and place != state.where):
                continue
            reached.add(place)
            if place not in state.visited and place not in state.cleared:
                hope += self._worth[place]
                stairs.update(self._stairs[place])
            todo.extend(self._ways[place])
            if no_portal_yet and place in holders["portal"]:
                todo.extend(holders["portal"])
                no_portal_yet = False
        return hope + self.aim.each("stairs") * len(stairs - state.stairs)
