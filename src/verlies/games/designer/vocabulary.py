"""All moves of the game, made once for a set of content.

`build R017 2` room and column; `discard R017`; `keep R017`; `swap 1 3` two columns of the row, or `swap 3 1`;
`move ooze r1c2 r3c4` a tile to another room; `skip` a power; `buy M09 lower`; `place ooze r1c2`;
`place secret_passage r1c2 e` on an edge, or `r1c3 w`; `pass C04` with a challenge, `pass` without.
The dealer's: `goal G1`, `challenge C04`, `stall M09`, `tile ooze`, `room R017`, `blueprint B2`, `rank 0`, `jael J3`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product

from verlies.core.moves import Move
from verlies.games.designer.content import PARTS, DesignerContent

CELLS = tuple(f"r{cell // 4 + 1}c{cell % 4 + 1}" for cell in range(16))
EDGES = tuple(
    [
        f"{CELLS[column]} n" if line == 0 else f"{CELLS[(line - 1) * 4 + column]} s"
        for line in range(5)
        for column in range(4)
    ]
    + [
        f"{CELLS[row * 4]} w" if line == 0 else f"{CELLS[row * 4 + line - 1]} e"
        for row in range(4)
        for line in range(5)
    ]
)
"""The name of each edge in moves: below or right of a cell where it can be (DD-TIL-05)."""
SECOND_NAMES = {f"{CELLS[cell]} n": cell for cell in range(4, 16)} | {
    f"{CELLS[cell]} w": 20 + cell // 4 * 5 + cell % 4 for cell in range(16) if cell % 4
}
"""By number: what else an edge between two cells may be called, by the other of them."""


class Vocabulary:
    """Tables of moves, and what each text means in numbers."""

    def __init__(self, content: DesignerContent) -> None:
        self.moves: dict[str, Move] = {}
        self.code: dict[str, tuple[int, ...]] = {}
        rooms = content.rooms
        elements = content.elements
        tiles = [element for element in content.shape_of if element != content.passage]

        build = [[self._make(f"build {room} {col + 1}", at, col) for col in range(4)] for at, room in enumerate(rooms)]
        self.build = [
            [tuple(moves[col] for col in range(4) if free >> col & 1) for free in range(16)] for moves in build
        ]
        """By room and by mask of free columns."""
        self.discard = self._row("discard", rooms)
        self.keep = self._row("keep", rooms)
        self.swap = {(a, b): self._make(f"swap {a + 1} {b + 1}", a, b) for a, b in combinations(range(4), 2)}
        self.move = {
            (tile, a, b): self._make(f"move {elements[tile]} {CELLS[a]} {CELLS[b]}", tile, a, b)
            for tile in tiles
            for a, b in product(range(16), repeat=2)
        }
        self.skip = self._make("skip")
        self.buy = [
            self._make(f"buy {stall} {name}", at * 2 + part)
            for at, stall in enumerate(content.stalls)
            for part, name in enumerate(PARTS)
        ]
        place = {
            tile: [self._make(f"place {elements[tile]} {CELLS[cell]}", tile, cell) for cell in range(16)]
            for tile in tiles
        }
        self.place = {
            tile: [
                [tuple(moves[row * 4 + col] for col in range(4) if free >> col & 1) for free in range(16)]
                for row in range(4)
            ]
            for tile, moves in place.items()
        }
        """By tile, row and mask of columns with a free slot."""
        name = elements[content.passage]
        self.passage = [self._make(f"place {name} {edge}", content.passage, at) for at, edge in enumerate(EDGES)]
        self.other_names = {f"place {name} {other}": self.passage[edge] for other, edge in SECOND_NAMES.items()}
        self.other_names |= {f"swap {b + 1} {a + 1}": move for (a, b), move in self.swap.items()}
        """Moves by their second names."""
        self.take = self._row("pass", content.challenge_ids)
        self.leave = self._make("pass")

        self.goal = self._row("goal", content.goal_ids)
        self.challenge = self._row("challenge", content.challenge_ids)
        self.stall = self._row("stall", content.stalls)
        self.tile = self._row("tile", elements)
        self.room = self._row("room", rooms)
        self.blueprint = self._row("blueprint", content.blueprint_ids)
        self.rank = self._row("rank", map(str, range(5)))
        self.jael = self._row("jael", content.jael_ids)
        self.number = {text: code[0] for text, code in self.code.items() if code}
        """What a dealer's move draws."""

    def _make(self, text: str, *code: int) -> Move:
        move = self.moves[text] = Move(text, "designer")
        self.code[text] = code
        return move

    def _row(self, verb: str, names: Iterable[str]) -> list[Move]:
        return [self._make(f"{verb} {name}", at) for at, name in enumerate(names)]
