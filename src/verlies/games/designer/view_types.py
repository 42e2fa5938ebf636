"""What a view of Dungeon Designer holds. Rows and columns count from 1, cards are their ids."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

Side = Literal["N", "E", "S", "W"]
Slot = Literal["nw", "ne", "sw", "se"]
RoomType = Literal["cave", "masonry", "dual"]
Shape = Literal["round", "oval", "square"]
PartName = Literal["upper", "lower"]
Phase = Literal["build", "market", "place", "dealing", "over"]
Direction = Literal["left", "right"]
Spot = Annotated[list[int], tuple[int, int]]
"""Row and column."""
Points = dict[str, int]
"""By category."""


class Element(TypedDict):
    """What lies in a corner of a room: printed, or a tile."""

    element: str
    tile: bool


class Cell(TypedDict):
    """A room that lies in a dungeon."""

    room: str
    type: RoomType
    doors: list[Side]
    slots: dict[Slot, Element | None]
    gold: int | None
    """Only where it is not covered."""


class Printed(TypedDict):
    type: RoomType
    doors: list[Side]
    slots: dict[Slot, str | None]
    gold: int
    rune: str


class Passage(TypedDict):
    row: int
    col: int
    side: str


class Condition(TypedDict):
    row: int
    col: int
    kind: Literal["type", "element", "class"]
    value: str
    met: bool | None
    """Null where no room lies yet."""


class Blueprint(TypedDict):
    blueprint: str
    entrance: int
    exit: int
    conditions: list[Condition]


class Challenge(TypedDict):
    challenge: str
    value: int


class Counted(TypedDict):
    """What a dual room is counted as."""

    row: int
    col: int
    type: RoomType


class Player(TypedDict):
    seat: int
    gold: int
    income: int
    """What the rooms of the year and the chests bring as they lie now."""
    passes_to: int | None
    """The seat that gets this hand after the round."""
    hand: int
    known_hand: list[str]
    dungeon: list[list[Cell | None]]
    passages: list[Passage]
    blueprint: Blueprint | None
    challenges: list[Challenge]
    entrance_network: list[Spot]
    exit_network: list[Spot]
    counted_as: list[Counted]
    points: Points
    total: int


class Part(TypedDict):
    part: PartName
    cost: int
    spaces: list[Shape]
    tiles: list[str]


class Stall(TypedDict):
    stall: str
    parts: list[Part]


class Goal(TypedDict):
    goal: str
    quantities: list[int]


class Rewards(TypedDict):
    """Points by final rank and by conditions met, and the most gold one can have."""

    rank: list[int]
    gold: int
    blueprint: list[int]


class Piles(TypedDict):
    """How many cards and tiles lie in each."""

    rooms: int
    discard: int
    challenges: int
    stalls: int
    jael: int
    tiles: dict[Shape, int]
    discarded_tiles: dict[Shape, int]


class Chosen(TypedDict):
    """The own secret choice, until it is shown."""

    room: str | None
    col: int | None
    second: str | None


class Jael(TypedDict):
    cards: list[str]
    gold: int | None
    rooms: list[str]
    tiles: list[str]
    acted: bool
    goal_quantity: int | None
    points: Points
    total: int


class View(TypedDict):
    year: int
    phase: Phase
    round: int | None
    passes: Direction | None
    """Which way hands go on after each round."""
    goal: Goal | None
    challenges: list[str]
    stalls: list[Stall]
    rank: list[int]
    standing: list[int]
    """The order that counts if nothing changes: whoever has passed comes first, then the others by rank."""
    printed: Rewards
    passed: list[int]
    piles: Piles
    players: list[Player]
    hand: list[str]
    rooms: dict[str, Printed]
    """What is printed on the rooms that this seat knows and that lie in no dungeon, by id."""
    chosen: Chosen | None
    known_discards: list[str]
    carrying: list[str]
    jael: Jael | None
