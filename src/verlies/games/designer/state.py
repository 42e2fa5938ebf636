"""The state of a match of Dungeon Designer: its slots, how it is copied, and its frames."""

from __future__ import annotations

from typing import Any, Self

from verlies.core.events import Event
from verlies.core.match import Match
from verlies.games.designer.content import DesignerContent
from verlies.games.designer.dungeon import Dungeon
from verlies.games.designer.vocabulary import Vocabulary

# Frames: what is still to be done, the next one on top.
GOAL, CHALLENGES, STALLS, TILES, ROOMS, BLUEPRINT, RANKS, JAEL = range(8)
"""The dealer's: (CHALLENGES, left), (STALLS, left), (TILES, part, space), (ROOMS, seat, left), (BLUEPRINT, seat)."""
YEAR, ROUND, BUILD, IMPROVE, MARKET, PLACE, CLEAN_UP = range(8, 15)
"""(YEAR, year), (ROUND, round), (BUILD, round), (PLACE, seat)."""

# Steps of a seat within a round of Build.
DONE, CHOOSE, POWER, SECOND = range(4)
"""SECOND is the further room: discarded with 2 players (DD-BLD-02), kept in solo (DD-SOL-09)."""

NONE = -1
TURNS = tuple(tuple(seat for seat in range(5) if mask >> seat & 1) for mask in range(32))
NO_TILES = (b"",) * 16

Events = list[Event] | None


class State(Match):
    """All that changes during a match. Values are immutable or flat lists of immutable values."""

    __slots__ = (
        "blueprint_pile", "blueprints", "busy", "carrying", "challenge_pile", "challenges", "chosen", "discard",
        "dropped", "free", "goal", "gold", "goods", "grids", "hands", "hidden", "jael_acted", "jael_cards", "jael_pile",
        "jael_rooms", "jael_tiles", "known", "last", "passages", "passed", "pile", "rank", "scrap", "spurned",
        "stall_pile", "stalls", "steps", "supply", "taken", "tiles", "words", "year",
    )  # fmt: skip

    content: DesignerContent
    words: Vocabulary
    year: int
    goal: int
    pile: bytes
    """Bags are sorted bytes: their order is not state."""
    discard: bytes
    spurned: list[bytes]
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
    scrap: list[bytes]
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

    def _copy_to(self, other: Self) -> None:
        Match._copy_to(self, other)
        other.words = self.words
        other.year = self.year
        other.goal = self.goal
        other.pile = self.pile
        other.discard = self.discard
        other.spurned = self.spurned[:]
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.grids = self.grids[:]
        other.tiles = self.tiles[:]
        other.passages = self.passages[:]
        other.blueprint_pile = self.blueprint_pile
        other.blueprints = self.blueprints[:]
        other.challenge_pile = self.challenge_pile
        other.challenges = self.challenges
        other.taken = self.taken[:]
        other.stall_pile = self.stall_pile
        other.stalls = self.stalls
        other.goods = self.goods[:]
        other.supply = self.supply[:]
        other.scrap = self.scrap[:]
        other.carrying = self.carrying
        other.gold = self.gold[:]
        other.rank = self.rank
        other.passed = self.passed
        other.hidden = self.hidden
        other.steps = self.steps[:]
        other.busy = self.busy
        other.free = self.free[:]
        other.chosen = self.chosen[:]
        other.dropped = self.dropped[:]
        other.last = self.last[:]
        other.jael_pile = self.jael_pile
        other.jael_cards = self.jael_cards
        other.jael_rooms = self.jael_rooms
        other.jael_tiles = self.jael_tiles
        other.jael_acted = self.jael_acted

    def _key(self) -> tuple[Any, ...]:
        return (
            self.year, self.goal, self.pile, self.discard, tuple(self.spurned), tuple(self.hands),
            bytes(self.known), tuple(self.grids),
            tuple(self.tiles), tuple(self.passages), self.blueprint_pile, tuple(self.blueprints), self.challenge_pile,
            self.challenges, tuple(self.taken), self.stall_pile, self.stalls, tuple(self.goods), tuple(self.supply),
            tuple(self.scrap), self.carrying, tuple(self.gold), self.rank, self.passed, tuple(self.steps),
            tuple(self.free), tuple(self.chosen), tuple(self.dropped), tuple(self.last), self.jael_pile,
            self.jael_cards, self.jael_rooms, self.jael_tiles, self.jael_acted,
        )  # fmt: skip

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def dungeon(self, seat: int) -> Dungeon:
        return Dungeon(self.content, self.grids[seat], self.tiles[seat], self.passages[seat])
