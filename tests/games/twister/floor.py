"""The halls as the second opinion on the non-player sees them: every edge, with the portcullises one by one."""

from __future__ import annotations

from games.twister.judge import BACK, WAYS, Judge, Spot
from verlies.games.twister import state as s
from verlies.games.twister.match import TwisterMatch

YELLOW_ZONE, BLUE_ZONE = 0, 21
Doors = dict[Spot, dict[str, str]]
"""By square and direction: "open", "slit" or "closed"."""


class Floor:
    """What lies under all that moves."""

    def __init__(self, m: TwisterMatch) -> None:
        self.m = m
        self.board = Judge(m)
        self.halves, self.gears = self._read_gates()
        self._doors: dict[tuple[frozenset[int], bool], Doors] = {}

    def _read_gates(self) -> tuple[dict[tuple[Spot, str], int], dict[int, Spot]]:
        """The portcullis of each half-edge that has one, and the gears by slot."""
        m = self.m
        halves: dict[tuple[Spot, str], int] = {}
        gears: dict[int, Spot] = {}
        for slot in range(8):
            if m.halls[slot] >= s.ABSENT:
                continue
            fields = m.content.cards[m.content.hall_ids[m.halls[slot]]].fields
            grid: list[list[int | str]] = [list(row) for row in fields["rows"]]
            for gate in fields["gates"]:
                x, y, side = gate["edge"]
                grid[2 * y + 1 + WAYS[side][1]][2 * x + 1 + WAYS[side][0]] = m.content.gate_ids.index(gate["id"])
            for _ in range(m.turned[slot]):
                grid = [[grid[10 - place][line] for place in range(11)] for line in range(11)]
            for x in range(5):
                for y in range(5):
                    here = 1 + 5 * (slot // 2) + x, 5 * (slot % 2) + y
                    if grid[2 * y + 1][2 * x + 1] == "G":
                        gears[slot] = here
                    for side, (dx, dy) in WAYS.items():
                        mark = grid[2 * y + 1 + dy][2 * x + 1 + dx]
                        if isinstance(mark, int):
                            halves[here, side] = mark
        return halves, gears

    def lit(self, here: Spot, dark: bool) -> bool:
        """Whether it is a square of the board that one may know: face up, or on map (d) any."""
        inside = 0 <= here[0] <= BLUE_ZONE and 0 <= here[1] < 10
        return here in self.board.up or self.board.zone(here) or (dark and inside)

    def doors(self, gates: frozenset[int], dark: bool = False) -> Doors:
        """By square and direction: "open", "slit" or "closed", with these portcullises opened."""
        found = self._doors.get((gates, dark))
        if found is None:
            found = self._doors[gates, dark] = {}
            for here in [(x, y) for x in range(22) for y in range(10) if self.lit((x, y), dark)]:
                found[here] = {way: self._edge(gates, dark, here, way) for way in WAYS}
        return found

    def _edge(self, gates: frozenset[int], dark: bool, here: Spot, way: str) -> str:
        there = self.board.next_to(here, way)
        if not self.lit(there, dark):
            return "closed"
        marks = ""
        for half in ((here, way), (there, BACK[way])):
            mark = self.board.edges.get(half, " ")
            marks += " " if mark == "#" and self.halves[half] in gates else mark
        if set(marks) & set("-|#"):
            return "closed"
        return "slit" if "=" in marks else "open"

    def gates_at(self, here: Spot) -> dict[int, bool]:
        """TW-PRT-02: the portcullises beside a square."""
        found = {}
        for way in WAYS:
            there = self.board.next_to(here, way)
            halves = [(here, way), (there, BACK[way])]
            if set("".join(self.board.edges.get(half, " ") for half in halves)) & set("-|="):
                continue
            found.update({self.halves[half]: True for half in halves if half in self.halves})
        return found

    def adjacent(self, doors: Doors, one: Spot, other: Spot) -> bool:
        """TW-BRD-10."""
        return any(self.board.next_to(one, way) == other and doors[one][way] == "open" for way in WAYS)
