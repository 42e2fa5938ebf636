"""Rounds for tests: chance brings what a test names, and whoever is told nothing does what changes least."""

from __future__ import annotations

from typing import Any

from games.pathways.table import Face, new
from verlies.core.abilities import replan
from verlies.core.events import Event
from verlies.core.moves import DEALER
from verlies.core.odds import added, without
from verlies.games.pathways import state as s
from verlies.games.pathways.content import TOKENS
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.state import BOOK_ROW

CALM = ("pass", "no_swap", "keep", "submit", "no_mission", "no_cancel", "no_trade", "done")
"""What answers a question and changes least."""
Plans = dict[int, str]


def chance(m: PathwaysMatch, *wanted: str) -> list[Event]:
    """Chance plays until a seat is on turn: each named draw as soon as it can come, else whatever is listed first."""
    events: list[Event] = []
    left = list(wanted)
    while m.turn == (DEALER,):
        move = next((text for text in left if text in m.odds()), "")
        if move:
            left.remove(move)
        events += m.play(DEALER, move or m.moves(DEALER)[0])
    assert not left, f"never drawn: {left}"
    return events


def calmly(m: PathwaysMatch) -> list[Event]:
    """One answer that changes least, of the seat on turn or of chance."""
    if m.turn == (DEALER,):
        return m.play(DEALER, m.moves(DEALER)[0])
    moves = m.moves(m.turn[0])
    return m.play(m.turn[0], next((move for move in moves if move in CALM), moves[0]))


def until(m: PathwaysMatch, kind: int, number: int = 0) -> list[Event]:
    """Calmly on until a frame of this kind is on top, in this round if there is a number."""
    events: list[Event] = []
    while m.frames and (m.frames[-1][0] != kind or m.round < number):
        events += calmly(m)
    return events


def shopping(
    *faces: Face, seats: int = 3, first: int = 0, goal: str = "", stall: str = "", **options: Any
) -> PathwaysMatch:  # fmt: skip
    """The first shop; `stall` names cards and books that are turned up before others."""
    m = new(*faces, seats=seats, **options)
    wanted = [*(f"stall {card}" for card in stall.split()), *([f"goal {goal}"] if goal else [])]
    if options.get("coop", "off") == "off":
        wanted.append(f"first {first}")
    chance(m, *wanted)
    return m


def building(*faces: Face, **more: Any) -> PathwaysMatch:
    """Round 1, nobody has bought anything; all hold S1 to S5."""
    m = shopping(*faces, **more)
    until(m, s.EXPLORE)
    return m


def changed(m: PathwaysMatch) -> None:
    """Forget what was worked out before a test changed something by hand."""
    m._legal = {}
    m._chance = None


def own(m: PathwaysMatch, seat: int, *books: str) -> None:
    """A seat has these books; the stack fills their places on display."""
    for name in books:
        book = m.content.book_ids.index(name)
        if book in m.rows[BOOK_ROW]:
            m.rows[BOOK_ROW] = m.rows[BOOK_ROW].replace(bytes((book,)), m.stacks[BOOK_ROW][-1:])
            m.stacks[BOOK_ROW] = m.stacks[BOOK_ROW][:-1]
        else:
            m.stacks[BOOK_ROW] = without(m.stacks[BOOK_ROW], book)
        m.books[seat] = added(m.books[seat], book)
    changed(m)


def hold(m: PathwaysMatch, seat: int, *tokens: str) -> None:
    """A seat has these tokens from the stock."""
    for name in tokens:
        kind = TOKENS.index(name)
        m.stock = tuple(number - (at == kind) for at, number in enumerate(m.stock))
        m.tokens[seat] = tuple(number + (at == kind) for at, number in enumerate(m.tokens[seat]))
    changed(m)


def holding(m: PathwaysMatch, seat: int, names: str) -> None:
    """A seat holds these cards, from its deck or from the stacks of the market; what it held goes back to its deck."""
    m.decks[seat] = added(m.decks[seat], *m.hands[seat])
    m.hands[seat] = b""
    for name in names.split():
        card = m.content.card_ids.index(name)
        row = m.content.row_of[card]
        pile = m.stacks if row else m.decks
        at = row or seat
        pile[at] = without(pile[at], card)
        m.hands[seat] = added(m.hands[seat], card)
    changed(m)


def cards(m: PathwaysMatch, bag: bytes) -> list[str]:
    return [m.content.card_ids[card] for card in bag]


def column_of(names: str, cells: int | None = None) -> str:
    """A plan: these cards below each other, and a path down through all of them to the exit, or of this many cells."""
    lies = [f"{name} 0 0 {4 * at}" for at, name in enumerate(names.split())]
    steps = ["start M 1 0 N", *["go S"] * (4 * len(lies) - 1), "exit S"]
    return f"{', '.join(lies)}; {', '.join(steps[:cells])}"


def explore(m: PathwaysMatch, plans: Plans) -> list[Event]:
    """Who has a plan builds it and draws it, in this order, then submits; then all others submit what they have."""
    events: list[Event] = []
    for seat, plan in plans.items():
        events += [*replan(m, seat, plan), *m.play(seat, "submit")]
    for seat in m.turn if m.frames[-1][0] == s.EXPLORE else ():
        events += m.play(seat, "submit")
    return events


def player(m: PathwaysMatch, seat: int) -> dict[str, Any]:
    """What all see of a player."""
    seen: dict[str, Any] = m.view(None)["players"][seat]
    return seen


# Together


def together(
    *faces: Face, groups: str = "A7 A8", quests: str = "", level: str = "normal", **options: Any
) -> PathwaysMatch:  # fmt: skip
    """The first shop of a cooperative game with these groups; these missions are turned up before others."""
    names = groups.split()
    m = new(*faces, seats=len(names), coop=level, **options)
    chance(m)
    for seat, name in enumerate(names):
        m.play(seat, f"group {name}")
    chance(m, *(f"quest {mission}" for mission in quests.split()))
    return m


def setting_out(*faces: Face, artefacts: dict[int, str] | None = None, **more: Any) -> PathwaysMatch:
    """Round 1 of a cooperative game, nobody has bought anything, all hold S1 to S5; seats have these artefacts."""
    m = together(*faces, **more)
    until(m, s.EXPLORE)
    for seat, names in (artefacts or {}).items():
        give(m, seat, *names.split())
    return m


def give(m: PathwaysMatch, seat: int, *artefacts: str) -> None:
    for name in artefacts:
        number = m.content.artefact_ids.index(name)
        m.artefact_pile = without(m.artefact_pile, number)
        m.artefacts[seat] = added(m.artefacts[seat], number)
    changed(m)
