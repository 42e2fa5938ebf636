"""What a view of Tiny Epic Dungeons holds: cards are their ids, places have names."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Skill = Literal["str", "dex", "int"]
AttackKind = Literal["melee", "missile", "spell"]
Stack = Literal["A", "B", "C"]
Feature = Literal["trap", "entry_test", "goblin", "minion", "search", "portal", "plain", "entrance", "lair_door"]
TestKind = Literal["attack", "cast", "search", "disarm", "evade", "entry", "heroic"]
StepKind = Literal["enter", "reveal", "halt", "open"]
"""open: the step that opens the lair."""
Phase = Literal["heroes", "dealing", "turn", "over"]
TorchIcon = Literal["enemy_action", "goblin"]
Face = int | Literal["break", "torch"]
"""Of the enemy die."""
Fraction = Annotated[list[int], tuple[int, int]]
"""Numerator and denominator; shown rounded, never computed by a page."""


class NextSpace(TypedDict):
    at: int
    icon: str | None


class Torch(TypedDict):
    at: int
    start: int
    skull: int
    icons: dict[str, TorchIcon]
    """By space."""
    up: int
    """How far it rises when a minion falls."""
    next: NextSpace


class Cell(TypedDict):
    cell: str
    x: int
    y: int
    stack: Stack | None
    """From which stack a face-down card came; null for one that lies open."""
    card: str | None
    feature: Feature | None
    exits: str
    """Letters of the sides, after turning."""
    disarmed: bool
    altar: bool
    altar_place: bool
    spent: bool


class Hand(TypedDict):
    start: str
    card: str | None


class Pieces(TypedDict):
    """A set of loot, as far as a hero wears it, and what that gives."""

    set: str
    pieces: int
    n: int


class Newcomer(TypedDict):
    """A hero before the first turn."""

    seat: int
    hero: str | None
    place: None


class Hero(TypedDict):
    seat: int
    hero: str
    place: str
    health: int
    health_max: int
    focus: int
    focus_max: int
    speed: int
    defence: int
    dice: dict[Skill, int]
    unconscious: bool
    stealth: bool
    ward: int
    """Lasting defence."""
    innate: str
    left: Hand
    right: Hand
    armour: str | None
    trinkets: list[str]
    spells: list[str]
    sets: list[Pieces]


class Budget(TypedDict):
    speed: int
    spent: int
    halted: bool
    actions: int
    dazed: bool


class Reach(TypedDict):
    cell: str
    cost: int
    kind: StepKind
    path: list[str]


class Hit(TypedDict):
    seat: int
    health: int
    focus: int
    discard: bool


class EnemyPlan(TypedDict):
    """What an enemy would do on its next enemy action, as the board stands."""

    to: list[str]
    """The rooms that it may end in; none if it stays."""
    hits: list[Hit]
    heals: int
    """Health that it regains before."""


class Enemy(TypedDict):
    foe: str
    kind: str
    place: str
    defence: int
    speed: int
    plan: EnemyPlan


class Goblin(Enemy):
    counter: int


class Minion(Enemy):
    bonus: dict[str, int]
    """What its defence is more, by kind of attack."""
    counter: dict[AttackKind, int]
    health: int
    health_max: int


class Boss(Enemy):
    counter: dict[AttackKind, int | None]
    marks: list[int]
    top: int
    altars: list[int]
    sealed: list[int]
    """Altar spaces without a marker: no health marker passes them."""


class AwaitedBoss(TypedDict):
    """Chosen openly, but not yet met: nothing but its kind is known."""

    foe: str
    kind: str
    place: None


class Modifier(TypedDict):
    scope: str
    n: int


class Effect(TypedDict):
    """What a space does, as the boss's record says it."""

    type: str
    n: NotRequired[int]
    kinds: NotRequired[list[str]]
    count: NotRequired[int]


class LairSpace(TypedDict):
    space: str
    entrance: bool
    modifiers: list[Modifier]
    effects: list[Effect]
    heroes: list[int]
    """Two while one passes the other."""


class Lair(TypedDict):
    spaces: list[LairSpace]


class GoblinCards(TypedDict):
    deck: int
    discard: list[str]


class Row(TypedDict):
    deck: int
    row: list[str]


class Loot(Row):
    gone: list[str]


class Answer(TypedDict):
    """The counterattack that is about to come."""

    foe: str
    face: Face
    bonus: int
    defence: int
    damage: int


class ResultOption(TypedDict):
    """One way to use the dice, and what it brings."""

    move: str
    dice: list[int]
    total: int
    success: bool
    paid: bool
    """A success whose cost can be paid, with what unused dice give."""
    damage: dict[str, int]
    focus: int
    health: int
    answers: dict[str, int]
    """The health that the answer of each enemy that still stands then would cost."""


class Test(TypedDict):
    kind: TestKind
    hero: int
    source: str
    skill: Skill | Literal["any"]
    dice: int
    faces: list[int] | None
    foe_die: Face | None
    rolls_foe: bool
    bonus: int
    bought: int
    target: int | None
    aim: list[str]
    against: dict[str, int]
    """The defence, bonus included, by enemy aimed at."""
    cost: int
    guard: int
    """Defence bought for this counterattack."""
    taken: list[int] | None
    """The dice that were used."""
    result: int | None
    counter: dict[str, int]
    """The health that each enemy's answer would cost now, with all that a torch face brings."""
    answer: Answer | None
    """While defence may be bought."""
    options: list[ResultOption]


# Its field `with` is a word of Python's.
Chance = TypedDict(
    "Chance",
    {
        "dice": int,
        "success": Fraction,
        "with": list[Fraction],
        "damage": Fraction,
        "fells": Fraction,
        "hit": Fraction,
        "loss": Fraction,
        "faint": Fraction,
    },
)
"""The odds of a roll, used as well as it can be, if nothing is bought. Success: the goal is reached and the cost can be
paid; an attack hits. With: with one die changed, two, ... as the focus allows, which must pay the cost, too. Damage and
loss of health: on average. Hit: the hero loses health, by the answer with all that a torch face brings, or by a failed
test; and faints by that."""


class View(TypedDict):
    act: Literal[1, 2]
    phase: Phase
    active: int | None
    wanted: int
    kills: int
    offers: list[list[str]] | None
    free: list[str] | None
    torch: Torch
    cells: list[Cell]
    deck: dict[Stack, int]
    door: str | None
    open: bool
    heroes: list[Hero | Newcomer]
    budget: Budget | None
    reach: list[Reach]
    goblins: list[Goblin | None]
    minions: list[Minion]
    goblin_cards: GoblinCards
    boss: Boss | AwaitedBoss | None
    lair: Lair | None
    loot: Loot
    spells: Row
    found: str | None
    test: Test | None
    chances: dict[str, Chance]
    """By move, the odds of the roll that it leads to."""
