"""What a view of Dungeon Twister holds: squares, slots, figures and items are their names."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

Seat = Literal[0, 1]
"""0 is yellow, 1 is blue; alone 1 is violet, the non-player."""
Side = Literal["n", "e", "s", "w"]
GateState = Literal["closed", "open", "broken"]
Pair = Annotated[list[int], tuple[int, int]]
"""Of both sides, or of two things."""
Chance = Annotated[list[int], tuple[int, int, int]]
"""Win, tie, loss."""


class Thing(TypedDict):
    """A figure or an item of a side."""

    seat: Seat
    kind: str


class Gate(TypedDict):
    gate: str
    squares: Annotated[list[str | None], tuple[str, str | None]]
    """The square it belongs to, and the one behind it; null beyond the dungeon."""
    side: Side
    """Of the first square."""
    state: GateState


class Breach(TypedDict):
    """An edge that was broken open: no wall or slit is left there."""

    square: str
    side: Side


class Token(TypedDict):
    """Face down; only the owner knows the kind."""

    seat: Seat
    kind: str | None


class Slot(TypedDict):
    slot: str
    x: int
    """Of the square at the upper left, from 0."""
    y: int
    up: bool
    hall: str | None
    turns: str | None
    """The arrow of its gears."""
    rows: list[str] | None
    """As printed."""
    turned: int
    """Quarter turns clockwise."""
    gates: list[Gate]
    breaches: list[Breach]
    room: int
    """Places for face-down tokens that are still free."""
    tokens: list[Token]


class Piece(TypedDict):
    """A figure on the board."""

    seat: Seat
    kind: str | None
    """Unknown while it lies face down on a circle of the other side."""
    square: str
    wounded: bool
    hurt: bool
    """Wounded in this turn."""
    healed: bool
    """Healed in this turn: it may not act."""
    carries: Thing | None
    carried: bool
    """A wounded one under a friend."""
    hidden: bool


class Item(Thing):
    square: str
    carried: bool


class Hand(TypedDict):
    action: list[int]
    """Values in hand, played ones, and the one of this turn."""
    played: list[int]
    now: int | None
    jumps: int
    jumps_used: int
    combat: list[int]
    """Combat cards left, and those out of the game."""
    spent: list[int]


MemberState = Literal["box", "bag", "screen", "hidden", "down", "play", "wounded", "out", "eliminated", "lost"]


class Standing(TypedDict):
    state: MemberState
    at: str | None
    """A square or a slot."""


class Member(Standing):
    kind: str


class Team(TypedDict):
    figures: list[Member]
    """Those that this seat knows."""
    items: list[Member]
    unknown: int
    """Tokens that this seat has not seen, and what they can be where both teams are open."""
    maybe: list[str]


class Building(TypedDict):
    """What there is to choose from; what was chosen is in the teams."""

    what: Literal["pair", "character", "item", "leave"] | None
    left: Pair
    """How many each seat still has to choose."""
    characters: list[str]
    items: list[str]
    pairs: list[int]
    pairs_chosen: Annotated[list[list[int]], tuple[list[int], list[int]]]


class Placing(Thing):
    by: Seat
    """The seat that places it."""


class Reveal(TypedDict):
    slot: str
    hall: str
    left: list[Placing]


class Walk(TypedDict):
    figure: str
    square: str
    steps: int
    carries: Thing | None


class OwnAp(TypedDict):
    figure: str
    left: int


class Ap(TypedDict):
    left: int
    of: int
    own: list[OwnAp]
    """Action points that only these figures may spend (speed potion)."""


class Board(TypedDict):
    west: int
    """The columns of the start zones, from 0."""
    east: int
    circles: Annotated[list[list[str]], tuple[list[str], list[str]]]
    """Of each seat."""


class Fighter(Thing):
    square: str
    value: int
    bonus: int
    rules: list[str]
    """Rules behind its value."""
    wounded: bool
    """As the fight began."""
    role: Literal["target", "bow", "lance", "fight"]


class Fight(TypedDict):
    kind: Literal["close", "lance", "shot"]
    attacker: Seat
    target: str
    attackers: list[Fighter]
    defenders: list[Fighter]
    sums: Pair
    """Of attack and defence, without cards."""
    group: bool


class Planned(Fight):
    """A fight before its cards."""

    telepath: Seat | None
    """The seat whose Telepath may name a card."""
    odds: Chance
    """Out of a hundred, for the attacker, if both lay any card of theirs."""


class Advance(TypedDict):
    """An own figure walks up to an enemy and attacks it."""

    target: str
    to: str
    """Where it stands then."""
    moves: list[str]
    """One for each action point, the attack last."""
    fight: Planned


class Combat(Planned):
    step: Literal["support", "call", "cards"]
    may_join: list[str]
    chosen: Annotated[list[bool], tuple[bool, bool]]
    """Who has laid a card, by seat."""
    mine: int | None
    called: int | None
    forced: Seat | None
    """The seat that must lay the card that was named."""
    chances: dict[str, Chance] | None
    """By own card value, against the cards the other seat still has."""


class LastFight(Fight):
    cards: Pair
    """Of yellow and blue."""
    totals: Pair
    """Of attack and defence."""
    winner: Literal["attack", "defence"] | None
    wounded: list[Thing]
    eliminated: list[Thing]


# Alone


Objective = Literal["fight", "reveal", "exit", "join", "item", "rotate", "destroy", "open", "heal", "push"]
Result = Literal["yes", "no", "void", "unasked"]
Reason = Literal[
    "reachable", "too_far", "shut_in", "nothing_there", "next_to_equal", "has_better", "wounded_now", "all_locked",
    "bullies_only", "not_allowed",
]  # fmt: skip
"""Why an objective can, cannot or need not be reached."""


class Found(TypedDict):
    """What an objective is after: a figure, an item or a place."""

    object: str | None
    place: str | None
    gate: str | None


class Possibility(Found):
    """One of the plans between which a die decides: from where it is done, and what is carried then."""

    number: int
    stop: str | None
    thing: str | None


class Candidate(Found):
    """With its rank in the list of the card, and what it takes to get there."""

    prio: int | None
    need: int | None
    squares: int | None


class Test(Candidate):
    rank: int
    objective: Objective
    ap: int
    default: bool
    result: Result
    reason: Reason | None
    gives: bool
    """The object is an ally to whom it brings what it carries."""


class PlanStep(TypedDict):
    do: Literal["move", "jump", "key", "break", "pick"]
    ap: int
    """None where a move goes on."""
    path: list[str]
    """The square it starts from first; of a jump the pit second."""
    gate: str | None


class Goal(TypedDict):
    do: Objective | Literal["shoot", "lance", "wand", "give"]
    ap: int
    square: str
    slot: str | None
    gate: str | None
    object: str | None


class Die(TypedDict):
    """A die decides, with `of` outcomes; what fell is not known before the throw."""

    of: int
    fell: int | None


class ApLeft(TypedDict):
    left: int
    of: int


class Thought(TypedDict):
    """How a non-player character comes to what it does."""

    npc: str
    mode: Objective | None
    kind: Literal["goal", "approach", "none", "blink"]
    ap: ApLeft
    steps_left: int
    tests: list[Test]
    objects: list[Candidate]
    """The candidates of the mode, the chosen one first."""
    die: Die | None
    map: Literal["a", "b", "c", "d"] | None
    """On which map the way was measured: as it is, then ever more is thought away."""
    plan: list[PlanStep]
    goal: Goal | None


class Arrival(Thing):
    """A token on its way into a hall."""

    slot: str
    hall: str
    dice: Pair | None
    """Red, white."""
    squares: list[str]


class Values(TypedDict):
    """Values of cards by kind."""

    action: list[int]
    combat: list[int]
    np: list[int]


class Calls(Values):
    jump: bool


NpcState = Literal["waits", "acts", "done", "wounded"]


class Npc(TypedDict):
    npc: str
    state: NpcState


class Bag(TypedDict):
    count: int
    npcs: list[str]
    figures: list[str]
    items: list[Thing]


class Pile(TypedDict):
    left: int
    spent: list[int]


Level = Literal["pink", "yellow", "green", "blue", "red", "black"]


class Solo(TypedDict):
    level: Level
    vision: bool
    row: list[Npc]
    bag: Bag
    deck: int
    """Reinforcements left."""
    calls: Calls
    """Cards that call a reinforcement, and those that show the eye."""
    eyes: Values | None
    dark: list[str]
    """Halls face down."""
    visions_due: int
    due: int
    pile: Pile
    helpless: int
    """Turns in a row without a figure."""
    arrival: Arrival | None
    turned_up: list[int] | None
    thought: Thought | None


Phase = Literal["teams", "start", "lay", "turn", "reveal", "combat", "over"]
Way = Annotated[list[str | int | list[str]], tuple[str, int, list[str]]]
"""A square, the least AP for it, and the squares on the way, this one last."""


class View(TypedDict):
    phase: Phase
    active: Seat | None
    number: int
    target: int
    limit: int | None
    vp: Pair
    ap: Ap | None
    board: Board
    slots: list[Slot]
    pieces: list[Piece]
    items: list[Item]
    hands: Annotated[list[Hand], tuple[Hand, Hand]]
    teams: Annotated[list[Team], tuple[Team, Team]]
    values: dict[str, Pair]
    """Speed and combat value of each figure, as printed."""
    building: Building | None
    reveal: Reveal | None
    walk: Walk | None
    reach: dict[str, list[Way]]
    """By "seat kind"."""
    sight: dict[str, list[str]]
    fights: dict[str, Planned]
    """By move text, for every legal fight, lance and shoot."""
    advances: dict[str, list[Advance]]
    """By "seat kind" of an own figure."""
    combat: Combat | None
    last_fight: LastFight | None
    solo: Solo | None
    """Alone against the non-player."""
