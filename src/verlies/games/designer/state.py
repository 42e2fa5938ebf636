"""The state of a match of Dungeon Designer, and the numbers of its frames."""

from __future__ import annotations

from verlies.core.match import Match
from verlies.games.designer.content import DesignerContent
from verlies.games.designer.dungeon import Dungeon
from verlies.games.designer.vocabulary import DesignerVocabulary

# Frames: what is still to be done, the next one on top. What each does stands with the rules of its area.
(
    GOAL, CHALLENGES, STALLS, TILES, ROOMS, BLUEPRINT, RANKS, JAEL, YEAR, ROUND, BUILD, IMPROVE, MARKET, PLACE,
    CLEAN_UP,
) = range(15)  # fmt: skip
"""(CHALLENGES, left), (STALLS, left), (TILES, part, space), (ROOMS, seat, left), (BLUEPRINT, seat), (YEAR, year),
(ROUND, round), (BUILD, round), (PLACE, seat)."""

# Steps of a seat within a round of Build.
DONE, CHOOSE, POWER, SECOND = range(4)
"""SECOND is the further room: discarded with 2 players (DD-BLD-02), kept in solo (DD-SOL-09)."""

NONE = -1
TURNS = tuple(tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(32))
NO_TILES = (b"",) * 16


class State(Match):
    """All that changes during a match. Values are immutable or flat lists of immutable values."""

    content: DesignerContent
    vocabulary: DesignerVocabulary
    year: int
    goal: int
    pile: bytes
    """Bags are sorted bytes: their order is not state."""
    discard: bytes
    left_by_jael: list[bytes]
    """Solo, by year: discarded rooms whose runes Jael's card of that year did not show (DD-SOL-10)."""
    hands: list[bytes]
    known: bytearray
    """By room: a mask of the seats that know where it lies."""
    grids: list[bytes]
    tiles: list[tuple[bytes, ...]]
    """By seat and cell: the elements on tiles there, sorted; which corner each lies on is not state."""
    passages: list[int]
    """By seat: a mask of edges."""
    blueprint_pile: bytes
    blueprints: list[int]
    challenge_pile: bytes
    challenges: tuple[int, ...]
    """On display."""
    taken: list[tuple[int, ...]]
    stall_pile: bytes
    stalls: tuple[int, ...]
    goods: list[bytes]
    """Tiles on the parts of the stalls on display, two parts a stall."""
    supply: list[bytes]
    discarded_tiles: list[bytes]
    """Discarded tiles by shape."""
    carrying: bytes
    """Bought tiles that must be placed now."""
    gold: list[int]
    rank: tuple[int, ...]
    """Seats on the rank track from the left."""
    passed: tuple[int, ...]
    """Seats in the recesses below it."""
    hidden: bool
    steps: list[int]
    busy: int
    """Mask of the seats that are not done with this round."""
    free: list[int]
    """By seat: a mask of the free columns in the row of the year."""
    chosen: list[int]
    """Hidden selection: room * 4 + column before the reveal, else NONE."""
    last: list[int]
    """By seat: the cell of the room placed last."""
    dropped: list[int]
    """The further room that a seat will discard at the end of the round, else NONE."""
    jael_pile: bytes
    jael_cards: tuple[int, ...]
    jael_rooms: bytes
    jael_tiles: bytes
    jael_acted: bool

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def dungeon(self, seat: int) -> Dungeon:
        return Dungeon(self.content, self.grids[seat], self.tiles[seat], self.passages[seat])
