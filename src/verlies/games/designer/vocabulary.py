"""All moves of the game, made once for a set of content.

`build R017 2` room and column; `discard R017`; `keep R017`; `swap 1 3` two columns of the row, or `swap 3 1`;
`move ooze r1c2 r3c4` a tile to another room; `skip` a power; `buy M09 lower`; `place ooze r1c2`;
`place secret_passage r1c2 e` on an edge, or `r1c3 w`; `pass C04` with a challenge, `pass` without.
The dealer's: `goal G1`, `challenge C04`, `stall M09`, `tile ooze`, `room R017`, `blueprint B2`, `rank 0`, `jael J3`.
"""

from __future__ import annotations

from itertools import combinations, product

from verlies.core.moves import Move
from verlies.core.vocabulary import Vocabulary
from verlies.games.designer.content import PARTS, DesignerContent

BUILD, DISCARD, KEEP, SWAP, MOVE, SKIP, BUY, PLACE, PASSAGE, PASS, TAKE, DEAL = range(12)
"""Verbs: PASSAGE places a tile on an edge; PASS is without a challenge, TAKE with one; DEAL is the dealer's."""

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


class DesignerVocabulary(Vocabulary):
    game = "designer"

    def __init__(self, content: DesignerContent) -> None:
        super().__init__()
        rooms = content.rooms
        elements = content.elements
        tiles = [element for element in content.shape_of if element != content.passage]

        build = [
            [self.make(f"build {room} {col + 1}", BUILD, at, col) for col in range(4)] for at, room in enumerate(rooms)
        ]
        self.build = [
            [tuple(moves[col] for col in range(4) if free >> col & 1) for free in range(16)] for moves in build
        ]
        """By room and by mask of free columns."""
        self.discard = self.row("discard", DISCARD, rooms)
        self.keep = self.row("keep", KEEP, rooms)
        self.swap = {(a, b): self.make(f"swap {a + 1} {b + 1}", SWAP, a, b) for a, b in combinations(range(4), 2)}
        self.move = {
            (tile, a, b): self.make(f"move {elements[tile]} {CELLS[a]} {CELLS[b]}", MOVE, tile, a, b)
            for tile in tiles
            for a, b in product(range(16), repeat=2)
        }
        self.skip = self.make("skip", SKIP)
        self.buy = [
            self.make(f"buy {stall} {name}", BUY, at * 2 + part)
            for at, stall in enumerate(content.stalls)
            for part, name in enumerate(PARTS)
        ]
        place = {
            tile: [self.make(f"place {elements[tile]} {CELLS[cell]}", PLACE, tile, cell) for cell in range(16)]
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
        self.passage = [self.make(f"place {name} {edge}", PASSAGE, at) for at, edge in enumerate(EDGES)]
        self.other_names = {f"place {name} {other}": self.passage[edge] for other, edge in SECOND_NAMES.items()}
        self.other_names |= {f"swap {b + 1} {a + 1}": move for (a, b), move in self.swap.items()}
        """Moves by their second names."""
        self.take = self.row("pass", TAKE, content.challenge_ids)
        self.leave = self.make("pass", PASS)

        self.goal = self.row("goal", DEAL, content.goal_ids)
        self.challenge = self.row("challenge", DEAL, content.challenge_ids)
        self.stall = self.row("stall", DEAL, content.stalls)
        self.tile = self.row("tile", DEAL, elements)
        self.room = self.row("room", DEAL, rooms)
        self.blueprint = self.row("blueprint", DEAL, content.blueprint_ids)
        self.rank = self.row("rank", DEAL, map(str, range(5)))
        self.jael = self.row("jael", DEAL, content.jael_ids)
        self.number = {text: code[1] for text, code in self.code.items() if code[0] == DEAL}
        """What a dealer's move draws."""

    def parse(self, text: str) -> Move | None:
        return self.moves.get(text) or self.other_names.get(text)
