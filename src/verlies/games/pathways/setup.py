"""Set-up, goals, and the start of each round (PA-SET, PA-RND, PA-GOL, PA-REW-05, PA-TID-01)."""

from __future__ import annotations

from verlies.core.events import tell
from verlies.core.odds import BagOdds, added, without
from verlies.core.steps import Chance, Code, Events, Question, Step, Task, asks
from verlies.games.pathways import coop
from verlies.games.pathways.content import UNSTARTED
from verlies.games.pathways.path import NOTHING
from verlies.games.pathways.state import (
    CLEAN,
    FIRST,
    GOAL,
    HANDS,
    MAIN,
    NONE,
    REFILL,
    ROUND,
    ROWS,
    SECOND,
    SETTLE,
    SHOP,
    State,
)


def begin(m: State) -> None:
    """Lay everything ready. What is drawn is drawn by the dealer, in the order of the rulebook."""
    content, seats = m.content, m.seats
    rows = [bytes(card for card, row in enumerate(content.row_of) if row == number) for number in range(1, ROWS)]
    m.round = 0
    m.starter = 0
    m.goals = (NONE, NONE)
    m.goal_pile = content.goal_pile
    m.set_aside = b""
    m.stock = content.tokens  # PA-SET-01
    m.rows = [b""] * ROWS
    m.stacks = [content.book_pile, *rows]
    m.row_discards = [b""] * ROWS
    m.coins = [content.board["start_coins"]] * seats  # PA-SET-04
    m.hands = [b""] * seats
    m.decks = [bytes(range(content.starts))] * seats
    m.discards = [b""] * seats
    m.box = [b""] * seats
    m.kept = [b""] * seats
    m.floor = [b""] * seats
    m.sure = [b""] * seats
    m.blind = [b""] * seats
    m.books = [b""] * seats
    m.kits = ()
    m.used = [0] * seats
    m.tokens = [NOTHING] * seats
    m.passed = 0
    m.busy = 0
    m.laid = [()] * seats
    m.paths = [None] * seats
    m.order = ()
    m.claimed = NONE
    m.times = [NONE] * seats
    m.timed = 0
    m.last = None
    m.mended = [0] * seats
    m.cut = [0] * seats
    m.blue = [()] * seats
    m.pink = [()] * seats
    m.green = [()] * seats
    m.exits = [()] * seats
    m.groups = [NONE] * seats
    m.artefacts = [b""] * seats
    m.artefact_pile = bytes(range(len(content.artefacts)))
    m.armed = [0] * seats
    m.quest_piles = [b""] * 3
    m.quests_left = (0, 0, 0)
    m.open = m.completed = b""
    m.assigned = [()] * seats
    m.peril = 0
    m.swapped = b""
    m.stuck = [0] * seats
    m.bought = m.carried = 0
    m.frames = [(ROUND, 1)]
    if m.coop:
        coop.begin(m)
    else:
        m.frames += [(FIRST,), (GOAL, MAIN)]  # PA-BUY-01, PA-SET-05
    m.frames += [(REFILL, row) for row in reversed(range(ROWS))]  # PA-SET-02, PA-SET-03


def _who_may_start(m: State) -> bytes:
    """PA-BUY-01: the seat that was named when the game was set up, or any."""
    named = str(m.options["first_player"])
    return bytes(range(m.seats)) if named == "random" else bytes((int(named) - 1,))


def _first(m: State, code: Code, events: Events) -> None:
    """PA-BUY-01."""
    m.frames.pop()
    _, seat = code
    m.starter = seat
    tell(events, "PA-BUY-01", "first", seat=seat)


def _which_goal(m: State, seat: int) -> Question:
    return ("PA-SET-05", "draw_goal", {}) if m.frames[-1][1] == MAIN else ("PA-REW-05", "draw_second", {})


def _goal(m: State, code: Code, events: Events) -> None:
    """PA-SET-05, PA-TID-01: the main goal; PA-REW-05: the secondary one."""
    _, goal = code
    which = m.frames[-1][1]
    m.goal_pile = without(m.goal_pile, goal)
    name = m.content.goal_ids[goal]
    if which == MAIN and not m.round and m.options["gentle_start"] and _barren(m, goal) and m.goal_pile:
        m.set_aside = added(m.set_aside, goal)
        tell(events, "PA-GOL-05", "goal_set_aside", goal=name)
        return
    if not m.goal_pile:
        m.goal_pile, m.set_aside = m.set_aside, b""
    m.frames.pop()
    m.goals = (goal, NONE) if which == MAIN else (m.goals[MAIN], goal)
    if which == SECOND:
        tell(events, "PA-REW-05", "second_goal", goal=name)
    else:
        tell(events, "PA-TID-01" if m.round else "PA-SET-05", "main_goal", goal=name, round=m.round + 1)


def _barren(m: State, goal: int) -> bool:
    """PA-GOL-05."""
    fields = m.content.cards[m.content.goal_ids[goal]].fields
    return fields["counts"] in UNSTARTED


def _start_round(m: State, events: Events) -> None:
    """PA-RND-01, PA-RND-02."""
    _, m.round = m.frames.pop()
    if m.round < m.content.board["rounds"]:
        m.frames.append((CLEAN,))
    tell(events, "PA-RND-01", "round", round=m.round)
    m.frames += [(SETTLE,), (HANDS,), (SHOP,)]
    if m.coop:
        coop.open_round(m, events)


STEPS: tuple[Step[State], ...] = (
    Chance(
        FIRST,
        asks("PA-BUY-01", "first"),
        lambda m: BagOdds("first", _who_may_start(m), m.vocabulary.first, m.vocabulary.number),
        _first,
    ),
    Chance(GOAL, _which_goal, lambda m: BagOdds("goal", m.goal_pile, m.vocabulary.goal, m.vocabulary.number), _goal),
    Task(ROUND, _start_round),
)
