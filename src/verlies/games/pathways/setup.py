"""Set-up and everything the dealer draws (PA-SET, PA-DRW, PA-REW-05, PA-TID-01)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from verlies.core.events import Event
from verlies.core.moves import Move
from verlies.core.odds import BagOdds, Odds, Rng, Thrown, without
from verlies.games.pathways import coop, hands, shop
from verlies.games.pathways.content import UNSTARTED
from verlies.games.pathways.path import NOTHING
from verlies.games.pathways.state import (
    ARTEFACT,
    BOOK_ROW,
    DRAW,
    FIRST,
    GOAL,
    MAIN,
    NONE,
    QUEST,
    REFILL,
    ROUND,
    ROWS,
    SECOND,
    TOOK,
    UNSEEN,
    Events,
    State,
    added,
)
from verlies.games.pathways.vocabulary import LONGEST, Vocabulary


def begin(m: State) -> None:
    """Lay everything ready. What is drawn is drawn by the dealer, in the order of the rulebook."""
    content, seats = m.content, m.seats
    rows = [bytes(card for card, row in enumerate(content.row_of) if row == number) for number in range(1, ROWS)]
    m.round = 0
    m.starter = 0
    m.goals = (NONE, NONE)
    m.goal_pile = content.goal_pile
    m.sunk = b""
    m.stock = content.tokens  # PA-SET-01
    m.rows = [b""] * ROWS
    m.stacks = [content.book_pile, *rows]
    m.scrap = [b""] * ROWS
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


class Draw(NamedTuple):
    """What the dealer draws from for a frame, how the move is called, and what comes of it."""

    pile: Callable[[State], str]
    bag: Callable[[State], bytes]
    moves: Callable[[State], list[Move]]
    take: Callable[[State, int, Events], None]


def odds(m: State) -> Odds:
    """What the dealer may draw now: one thing of the bag that the top frame names."""
    if m.frames[-1][0] == TOOK:
        return Times(m.words, m.frames[-1][1])
    draw = DRAWS[m.frames[-1][0]]
    return BagOdds(draw.pile(m), draw.bag(m), draw.moves(m), m.words.number)


class Times(Thrown):
    """PA-TIM-07: how long a seat took, in tenths of a second: the host knows; without one any is as likely."""

    def __init__(self, words: Vocabulary, seat: int) -> None:
        super().__init__(f"time of {seat}")
        self._words, self._seat = words, seat

    @property
    def total(self) -> int:
        return LONGEST

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        return ((self._words.took(self._seat, tenths), 1) for tenths in range(1, LONGEST + 1))

    def __contains__(self, move: object) -> bool:
        named = isinstance(move, str) and move.startswith(f"took {self._seat} ")
        known = self._words.parse(str(move)) if named else None
        return known is not None and 1 <= self._words.code[known][1] <= LONGEST

    def sample(self, rng: Rng) -> Move:
        return self._words.took(self._seat, 1 + int(rng.random() * LONGEST))


def take(m: State, thing: int, events: Events) -> None:
    if m.frames[-1][0] == TOOK:
        m.times[m.frames.pop()[1]] = thing
        return
    DRAWS[m.frames[-1][0]].take(m, thing, events)


def _who_may_start(m: State) -> bytes:
    """PA-BUY-01: the seat that was named when the game was set up, or any."""
    named = str(m.options["first_player"])
    return bytes(range(m.seats)) if named == "random" else bytes((int(named) - 1,))


def _first(m: State, seat: int, events: Events) -> None:
    """PA-BUY-01."""
    m.frames.pop()
    m.starter = seat
    m.tell(events, "PA-BUY-01", "first", seat=seat)


def _goal(m: State, goal: int, events: Events) -> None:
    """PA-SET-05, PA-TID-01: the main goal; PA-REW-05: the secondary one."""
    which = m.frames[-1][1]
    m.goal_pile = without(m.goal_pile, goal)
    name = m.content.goal_ids[goal]
    if which == MAIN and not m.round and m.options["gentle_start"] and _barren(m, goal) and m.goal_pile:
        m.sunk = added(m.sunk, goal)
        m.tell(events, "PA-GOL-05", "goal_set_aside", goal=name)
        return
    if not m.goal_pile:
        m.goal_pile, m.sunk = m.sunk, b""
    m.frames.pop()
    m.goals = (goal, NONE) if which == MAIN else (m.goals[MAIN], goal)
    if which == SECOND:
        m.tell(events, "PA-REW-05", "second_goal", goal=name)
    else:
        m.tell(events, "PA-TID-01" if m.round else "PA-SET-05", "main_goal", goal=name, round=m.round + 1)


def _barren(m: State, goal: int) -> bool:
    """PA-GOL-05."""
    fields = m.content.cards[m.content.goal_ids[goal]].fields
    return fields["counts"] in UNSTARTED


def _stack(m: State) -> bytes:
    return m.stacks[m.frames[-1][-1]]


def _stack_name(m: State) -> str:
    return f"stack {m.frames[-1][-1]}"


def _names(m: State) -> list[Move]:
    return m.words.tome if m.frames[-1][-1] == BOOK_ROW else m.words.stall


def _refill(m: State, thing: int, events: Events) -> None:
    """PA-SET-02, PA-SET-03, PA-BUY-07, PA-TID-07."""
    row = m.frames[-1][1]
    m.stacks[row] = without(m.stacks[row], thing)
    m.rows[row] += bytes((thing,))
    rule = "PA-BUY-07" if m.round else "PA-SET-02" if row == BOOK_ROW else "PA-SET-03"
    m.tell(events, rule, "turned_up", card=shop.name_of(m, row, thing))


def _unseen(m: State, thing: int, events: Events) -> None:
    """PA-BUY-06."""
    _, seat, row = m.frames.pop()
    m.stacks[row] = without(m.stacks[row], thing)
    shop.receive(m, seat, row, thing, events, unseen=True)


def _draw(m: State, card: int, events: Events) -> None:
    """PA-DRW-01."""
    _, seat = m.frames.pop()
    m.decks[seat] = without(m.decks[seat], card)
    if events is not None:
        unseen = Event("PA-DRW-01", "card_drawn_unseen", {"seat": seat})
        args = {"seat": seat, "card": m.content.card_ids[card]}
        events.append(Event("PA-DRW-01", "card_drawn", args, (seat,), unseen))
    hands.drawn(m, seat, card)


DRAWS = {
    FIRST: Draw(lambda m: "first", _who_may_start, lambda m: m.words.first, _first),
    GOAL: Draw(lambda m: "goal", lambda m: m.goal_pile, lambda m: m.words.goal, _goal),
    REFILL: Draw(_stack_name, _stack, _names, _refill),
    UNSEEN: Draw(_stack_name, _stack, _names, _unseen),
    QUEST: Draw(
        lambda m: f"quest {coop.tier_to_come(m)}",
        lambda m: m.quest_piles[coop.tier_to_come(m)],
        lambda m: m.words.quest,
        coop.turn_up,
    ),
    ARTEFACT: Draw(lambda m: "artefact", lambda m: m.artefact_pile, lambda m: m.words.artefact, coop.won_artefact),
    DRAW: Draw(lambda m: f"deck {m.frames[-1][1]}", lambda m: m.decks[m.frames[-1][1]], lambda m: m.words.draw, _draw),
}
