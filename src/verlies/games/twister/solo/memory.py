"""What the solitaire game keeps: bag, row, piles, and what the non-player's character on turn has in mind."""

from __future__ import annotations

from typing import NamedTuple

from verlies.games.twister.state import DUEL_FRAMES, NONE, State

# Frames of the solitaire game.
(
    DEAL_NPC, DRAW_TOKEN, DICE, LOOT, DRAW_ROW, TIE, GEAR, ROLL, NP_CARD, RECRUIT, DRAW_ROOM, DRAW_VISION, DISCARD,
    SPOT, WATCH, FORCE, ALARM, ACTIVATE, THINK, AFTER_COMBAT, CALL_UP, PHASE_3, CLOSE_NP, LAY_ROW, OPEN_PHASE,
) = range(DUEL_FRAMES, DUEL_FRAMES + 25)  # fmt: skip
"""(DEAL_NPC, left), (DRAW_TOKEN, slot, left, revealer), (DICE, token, slot), (LOOT, token, slot, revealer), (TIE, of),
(GEAR, number), (ROLL, purpose, token), (NP_CARD, purpose), (RECRUIT, slot or NONE), (DRAW_ROOM, token), (DISCARD, NPC),
(SPOT, token, slot, axis, number), (ALARM, slot, revealer, NPCs in the bag before),
(CALL_UP, value, the non-player's card), (OPEN_PHASE, place)."""

# Why a die is rolled, and why a card is drawn.
RECOVER, KEEP_WAND = range(2)
PLAY_CARD, TURN_UP = range(2)
COLUMN, ROW = range(2)
HELPLESS = 8
"""TS-END-05: after this many turns in a row without anybody."""


class Test(NamedTuple):
    """TS-ACT-01: what came of testing an objective."""

    rank: int
    ap: int
    """The AP that it may cost."""
    result: str = "unasked"
    """yes, no, void, unasked."""
    reason: str | None = None
    object: str | None = None
    place: int = NONE
    prio: int = NONE
    need: int = NONE
    squares: int = NONE
    gate: str | None = None
    gives: bool = False
    """TS-PER-03: whether the object is one to whom it brings what it carries."""


class Deed(NamedTuple):
    """One primitive of a plan (TS-PLN-02): its way, its first square included."""

    do: str
    path: tuple[int, ...]
    ap: int
    gate: int = NONE
    drops: tuple[int, ...] = ()
    """Positions of the way on which it puts down what it carries (TS-PLN-14)."""


class Goal(NamedTuple):
    """What a plan ends with."""

    do: str
    token: int = NONE
    """Whom or what it is about."""
    square: int = NONE
    slot: int = NONE
    gate: int = NONE
    ap: int = 0


class NpcPlan(NamedTuple):
    """TS-PLN-01: a way and the goal at its end, with its cost (TS-PLN-10)."""

    goal: Goal
    deeds: tuple[Deed, ...]
    ap: int
    squares: int
    end: int
    steps: int
    """Squares left of the last move."""
    carried: int
    prio: int = NONE


class Mind(NamedTuple):
    """TS-ACT-08: the activation that is under way."""

    npc: int
    mode: int = NONE
    ap: int = 0
    of: int = 0
    steps: int = 0
    """Squares left of a running move."""
    running: bool = False
    """In the middle of a move (TS-ITM-10)."""
    load: int = NONE
    """What it carries in the middle of a move."""
    way: tuple[int, ...] = ()
    """The squares over which the running move went before this one (TS-INV-03)."""
    moved: bool = False
    """Whether it has begun a move in this activation."""
    dropped: int = 0
    """Mask of the tokens that it put down in this activation (TS-PLN-14)."""
    swap: tuple[int, int, int] | None = None
    """TS-INV-03: what it left for something better, where that lay, and where it goes if the move ends here."""
    beaten: int = 0
    target: int = NONE
    stage: str = "start"
    """start; then, until the plan is carried out and after it: goal, follow (TS-ITM-06) or last."""
    again: bool = False
    """Whether a goal was reached in this mode before (TS-HEA-04)."""
    tests: tuple[Test, ...] = ()
    choices: tuple[NpcPlan, ...] = ()
    plan: NpcPlan | None = None
    rule: str = "TS-ACT-01"
    """Why it decides what it does now."""
    kind: str = "none"
    """goal, approach, none or blink."""
    map: str = ""
    fell: int = 0
    """What the die said, of `of_die` choices (TS-PRX-04)."""
    of_die: int = 0


class Solo(NamedTuple):
    """All that only the solitaire game has. Masks are of tokens."""

    bag: bytes
    """TS-SET-08: tokens that have not come out yet."""
    row: tuple[int, ...] = ()
    """TS-NPT-02: the active row; in the person's turn all that are in play, in the order of the last row."""
    to_lay: tuple[int, ...] = ()
    """Cards that are still to be laid out."""
    tilted: int = 0
    acted: int = 0
    spent: bytes = b"\0\0\0\0\0\0\0"
    """The non-player's discard pile by value; what is left of its pile is its hand of combat cards."""
    under: bytes = b""
    """TS-PER-03: cards that were put under the pile, the next one first."""
    turned_up: tuple[int, ...] = ()
    """Cards of the pile that lie open in a combat."""
    due: int = 0
    """TS-RNF-05: reinforcements that the action card called."""
    visions: int = 0
    """TS-VIS-01: halls that will open by themselves."""
    sights: bytes = bytes(range(8))
    """TS-SET-13: the vision cards left."""
    helpless: int = 0
    broken: int = 0
    """Portcullises that Arthos destroyed."""
    opened: bool = False
    """TS-TUR-05: whether the first action was taken."""
    dice: tuple[int, int] = (0, 0)
    """The teleport dice as they fell last."""
    mind: Mind | None = None


def solo_of(m: State) -> Solo:
    assert m.solo is not None
    return m.solo


def mind_of(m: State) -> Mind:
    assert m.solo is not None
    assert m.solo.mind is not None
    return m.solo.mind


def note(m: State, **changes: object) -> None:
    """Change what the solitaire game knows."""
    assert m.solo is not None
    m.solo = m.solo._replace(**changes)  # type: ignore[arg-type]


def recall(m: State, **changes: object) -> None:
    """Change what the character on turn has in mind."""
    note(m, mind=mind_of(m)._replace(**changes))  # type: ignore[arg-type]


def tilt(m: State, mask: int) -> None:
    note(m, tilted=solo_of(m).tilted | mask)
