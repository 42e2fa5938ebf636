"""What a view of Pathways holds: cards are their ids, coordinates are those of the dungeon."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

Level = Literal["M", "U"]
TokenKind = Literal["monster", "pit", "lock", "portal"]
Tool = Literal["sword", "rope", "key", "scroll"]
Kind = Literal[
    "coin", "barrel", "sword", "rope", "key", "scroll", "monster", "pit", "lava", "lock", "portal", "recycle",
    "scissors", "stairs", "room",
]  # fmt: skip
"""What a path can find; `room` is a room that was cleared."""
Phase = Literal["setup", "shop", "draw", "explore", "reward", "tidy", "over"]
End = Literal["exit", "obstacle", "open", "crossing", "used", "blocked", "blind"]
"""How a path ends if nothing more is drawn; `open` is one that can go on."""
Spot = Annotated[list[bool | int], tuple[bool, int, int]]
"""Turned or not, x, y."""


class Laid(TypedDict):
    card: str
    turned: bool
    x: int
    y: int


class CellPlace(TypedDict):
    level: Level
    x: int
    y: int


class RoomPlace(TypedDict):
    card: int
    """The place of the card among those laid."""
    room: str


Place = CellPlace | RoomPlace


# Its field `for` is a word of Python's.
Paid = TypedDict("Paid", {"for": TokenKind, "by": str})
"""What was overcome by what: a tool, `token` or a book."""


class Step(TypedDict):
    step: str
    """The move."""
    place: Place | None
    """Where it leads; null before the path is begun."""
    finds: list[Kind]
    paid: list[Paid]


class Scored(TypedDict):
    """How often a goal was met, and what that gives."""

    number: int
    each: int
    points: int


class Path(TypedDict):
    main: Scored | None
    """What it brings so far for the goals that are known."""
    second: Scored | None
    steps: list[Step]
    counts: dict[str, int]
    """What it found, by kind."""
    free: dict[Tool, int]
    """Tools found and not used."""
    tokens: dict[TokenKind, int]
    """Tokens and books that are left."""
    books: list[str]
    end: End


class Dungeon(TypedDict):
    cards: list[Laid]
    """In the order in which they were laid."""
    path: Path | None


class Building(TypedDict):
    """What this seat may do with its cards, whether or not a path is begun."""

    lays: dict[str, list[Spot]]
    """Where cards of the hand may lie."""
    shifts: list[list[Spot]]
    """Where each card of the dungeon could lie instead, if all others stay."""
    lifts: list[bool]
    """Whether it may be taken back."""
    starts: list[str]
    """Where the path could start instead, once it is begun."""


class OwnBook(TypedDict):
    book: str
    used: bool


class Columns(TypedDict):
    """By round."""

    main: list[int]
    second: list[int]
    time: list[int]
    exits: list[int]


class Sums(TypedDict):
    """What each column adds up to; secondary goals not yet halved."""

    main: int
    second: int
    time: int
    exits: int


class Upgrades(TypedDict):
    """Symbols that can still be used while tidying up."""

    recycle: int
    scissors: int


class OwnArtefact(TypedDict):
    artefact: str
    armed: bool


class Player(TypedDict):
    coins: int
    tokens: dict[TokenKind, int]
    books: list[OwnBook]
    deck: int
    hand: int
    """How many cards, those of a hidden dungeon included."""
    known: list[str]
    """Cards that all know to be in the hand."""
    discard: list[str]
    box: list[str]
    kept: list[str]
    floor: list[str]
    """Laid cards that nothing has been done with while tidying up."""
    columns: Columns
    sums: Sums
    upgrades: Upgrades
    discount: int
    """What the first purchase of the round costs less."""
    parts: dict[str, int]
    points: int
    submitted: bool
    dungeon: Dungeon | None
    """Null where nothing lies or nobody may look."""
    group: str | None
    """The adventure group."""
    artefacts: list[OwnArtefact]
    stickers: list[str]
    missions: list[str]
    """Those that the path of this round serves."""


class Goals(TypedDict):
    main: str | None
    second: str | None
    left: int


class Books(TypedDict):
    cards: list[str]
    stack: int


class MarketRow(TypedDict):
    price: int
    cards: list[str]
    stack: int


class Prices(TypedDict):
    """Of what has no price of its own."""

    token: int
    book: int


class Market(TypedDict):
    tokens: dict[TokenKind, int]
    books: Books
    rows: list[MarketRow]
    prices: Prices


class Bonus(TypedDict):
    points: int
    claimed: int | None


class LastPath(TypedDict):
    dungeon: Dungeon | None
    main: int | None
    """Points; null where all play together."""
    second: int | None
    time: int | None
    exit: bool
    missions: list[str]


class LastRound(TypedDict):
    """The round that was explored last, with what came of it."""

    round: int
    main: str | None
    second: str | None
    claimed: int | None
    """Who was first, if there was an hourglass."""
    done: list[str]
    """Together: missions completed, and marks of peril that came."""
    peril: int
    players: list[LastPath]


class Need(TypedDict):
    kinds: list[Kind]
    number: int


class Mission(TypedDict):
    crew: list[int]
    """Whose paths serve it."""
    sums: list[int]
    """By need: what the paths of the crew bring."""
    adds: list[list[int]]
    """By seat and need: what a path brings."""
    mission: str
    tier: int
    needs: list[Need]
    exit: bool
    """All paths must end at an exit."""
    coins: int
    artefacts: int


class Exchange(TypedDict):
    seats: list[int]


class Award(TypedDict):
    """An artefact, and who may get it."""

    artefact: str
    seats: list[int]


class Together(TypedDict):
    """What all play for."""

    target: int
    hard: int
    """Missions of tier 3 that must be among the completed ones."""
    peril: int
    limit: int
    open: list[Mission]
    completed: list[str]
    left: list[int]
    """By tier: how many missions are still to come."""
    artefacts: int
    """How many are left."""
    score: int
    swap: Exchange | None
    """Two who exchange cards."""
    groups: list[str]
    """Those to choose from, while that is asked."""
    stickers: list[str]
    award: Award | None


class View(TypedDict):
    round: int
    """0 before the first."""
    rounds: int
    phase: Phase
    starter: int | None
    passed: list[int]
    """Seats that buy nothing more."""
    goals: Goals
    market: Market
    costs: dict[str, int]
    """What each legal offer costs this seat now, by move; empty outside of its turn."""
    bonus: Bonus | None
    """The time bonus of this round; null without one."""
    times: list[int]
    """By round: what the first to finish gains, if there is an hourglass."""
    timed: list[bool]
    """By round so far: whether it had an hourglass."""
    last: LastRound | None
    timer: int
    """Seconds to explore; 0 without a limit."""
    players: list[Player]
    hand: list[str]
    """The own cards that do not lie."""
    peeked: str | None
    """The card that a book shows before it is drawn."""
    building: Building | None
    """Null unless this seat builds."""
    together: Together | None
    """Where all play together: what they play for."""


class Best(TypedDict):
    dungeon: Dungeon | None
    exit: bool
    worth: float
    proved: bool
    """Nothing better is possible; otherwise nothing better was found."""


class Possible(TypedDict):
    """What would have been possible in the last round: through the cards as they lay, if any did, and, if that is more,
    as the hand might have lain."""

    drawn: float
    """What the drawn path is worth by the measure of the best ones."""
    laid: Best | None
    free: Best | None
