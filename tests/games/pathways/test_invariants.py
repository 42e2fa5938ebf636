"""What is true of every state: nothing is broken in positions of many games, and breaking each thing is noticed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from broken import Break, Breaks, check_all_brought_out, put
from games.pathways import rounds
from games.pathways.table import column, deal
from verlies.core.abilities import replan
from verlies.core.dealer import Dealer
from verlies.games.pathways import invariants
from verlies.games.pathways import state as s
from verlies.games.pathways.layout import Placement
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME
from verlies.proof.basis import random_play

SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (5, {"time_bonus": "clock"}),
    (3, {"gentle_start": True, "strict_ports": True, "timer": 240}),
    (1, {"coop": "normal"}),
    (4, {"coop": "hard", "stickers": 3}),
]


@pytest.mark.parametrize(("seats", "options"), SETS, ids=str)
def test_nothing_is_broken_from_the_first_draw_to_the_end(seats: int, options: dict[str, Any]) -> None:
    match, rng = GAME.new(seats, Dealer(3), None, options), Random(3)
    assert match.status() == []
    for played in random_play(match, rng):
        assert match.status() == [], played
    assert match.over


# Positions


def explored() -> PathwaysMatch:
    """All build; seat 0 has laid a card and begun a path."""
    m = rounds.building(seats=2, goal="G-coin-time")
    replan(m, 0, rounds.column_of("S1", 2))
    return m


def bought() -> PathwaysMatch:
    """In the market; seat 0 has bought a card and a book."""
    m = rounds.shopping(seats=2)
    m.play(0, "card top 3")
    deal(m, "stall D305")
    m.play(1, "book top")
    rounds.chance(m)
    return m


def tidying() -> PathwaysMatch:
    m = rounds.building(column("yz.."), seats=2, goal="G-coin-time")
    rounds.explore(m, {0: rounds.column_of("S1 S2")})
    rounds.chance(m)
    return m


def third_book() -> PathwaysMatch:
    m = rounds.shopping(seats=2)
    rounds.own(m, 0, "SB-4", "SB-5")
    m.play(0, "book top")
    deal(m, "stall SB-9")
    return m


def peeking() -> PathwaysMatch:
    m = rounds.shopping(seats=2)
    rounds.own(m, 0, "SB-12")
    rounds.until(m, s.PEEK)
    return m


def joined() -> PathwaysMatch:
    """Together in the first round, all build; seat 0 has an artefact, a mission is done."""
    m = rounds.setting_out(groups="A1 A2", artefacts={0: "R03"})
    m.completed, m.open = m.open[:1], m.open[1:]
    return m


POSITIONS = (explored, bought, tidying, third_book, peeking, joined)


@pytest.mark.parametrize("position", POSITIONS)
def test_the_positions_themselves_are_whole(position: Callable[[], PathwaysMatch]) -> None:
    m = position()
    assert m.status() == []
    for _ in range(30):
        if not m.over:
            rounds.calmly(m)
            assert m.status() == []


# How to break them


def at(name: str, index: int, value: Callable[[Any], object]) -> Break[PathwaysMatch]:
    """One entry of a list of the state changed."""

    def change(m: PathwaysMatch) -> None:
        entries = getattr(m, name)
        entries[index] = value(entries[index])

    return change


def more(*things: int) -> Callable[[bytes], bytes]:
    return lambda bag: bag + bytes(things)


def less(bag: bytes) -> bytes:
    return bag[1:]


def trade_start_cards(m: PathwaysMatch) -> None:
    """Two players have each other's start cards, which is so only together."""
    m.decks[0], m.decks[1] = m.decks[0][1:] + m.decks[1][-1:], m.decks[1][:-1] + m.decks[0][:1]


def wrong_row(m: PathwaysMatch) -> None:
    m.rows[1], m.rows[2] = m.rows[2], m.rows[1]


def hide_below(m: PathwaysMatch) -> None:
    """A card of the display goes back to its stack."""
    m.stacks[3], m.rows[3] = m.stacks[3] + m.rows[3][:1], m.rows[3][1:]


def turn_up_more(m: PathwaysMatch) -> None:
    m.rows[0], m.stacks[0] = m.rows[0] + m.stacks[0][:1], m.stacks[0][1:]


def oversell(m: PathwaysMatch) -> None:
    m.tokens[0], m.stock = (0, 0, 6, 0), (5, 5, -1, 5)


def draw_one_more(m: PathwaysMatch) -> None:
    m.hands[1], m.decks[1] = m.hands[1] + m.decks[1][:1], m.decks[1][1:]


def lay_second(x: int, y: int) -> Break[PathwaysMatch]:
    """Seat 0 has laid S2 there beside S1."""

    def change(m: PathwaysMatch) -> None:
        m.laid[0] = (*m.laid[0], Placement(1, False, x, y))
        m.hands[0] = m.hands[0][1:]

    return change


def lift_the_card(m: PathwaysMatch) -> None:
    m.hands[0] += bytes((m.laid[0][0].card,))
    m.laid[0] = ()


BREAKS: Breaks[PathwaysMatch] = [
    ("cards: D307 is in 2 places", bought, at("hands", 1, more(15))),
    ("cards: D305 is in 2 places", bought, at("stacks", 1, more(13))),
    ("cards: D305 is in 2 places", bought, at("row_discards", 1, more(13))),
    ("cards: D305 is in 0 places", bought, at("hands", 0, less)),
    ("cards: S1 is in 1 places", bought, at("decks", 1, less)),
    ("cards: S1 is in 3 places", bought, at("discards", 0, more(0))),
    ("cards: S1 is in 3 places", bought, at("box", 0, more(0))),
    ("cards: S1 is in 3 places", bought, at("kept", 0, more(0))),
    ("cards: S1 is in 1 places", explored, at("laid", 0, lambda laid: ())),
    ("cards: S2 is in 1 places", tidying, at("floor", 0, lambda floor: floor[:1])),
    ("cards: S1 is in 1 places", peeking, at("frames", -1, lambda frame: (s.PEEK, 0, 1))),
    ("cards: S1 is in 3 places", joined, at("hands", 0, more(0))),
    ("cards: the start cards of seat 0 are not all there once", bought, trade_start_cards),
    ("cards: the start cards of seat 1 are not all there once", bought, trade_start_cards),
    ("cards: seat 0 is known to have what it has not", bought, at("sure", 0, more(20))),
    ("cards: seat 1 is known to have what it has not", joined, at("sure", 1, more(20))),
    ("cards: seat 1 is known to have what it has not", bought, at("blind", 1, more(20))),
    ("cards: seat 1 builds with too many", explored, draw_one_more),
    ("market: row 1 holds what costs something else", bought, wrong_row),
    ("market: row 2 holds what costs something else", bought, at("stacks", 2, more(13))),
    ("market: row 4 holds what costs something else", bought, at("row_discards", 4, more(13))),
    ("market: row 0 shows too much", bought, turn_up_more),
    ("market: row 3 was not filled", bought, hide_below),
    ("books: SB-5 is in 2 places", third_book, at("row_discards", 0, more(5))),
    ("books: SB-5 is in 2 places", third_book, at("books", 1, more(5))),
    ("books: SB-5 is in 2 places", third_book, at("stacks", 0, more(5))),
    ("books: seat 1 has used what it has not", bought, at("used", 1, lambda used: 1 << 17)),
    ("books: seat 0 has too many", third_book, put("frames", lambda m: m.frames[:-1])),
    ("tokens: 4 of pit", bought, put("stock", lambda m: (5, 4, 5, 5))),
    ("tokens: 6 of lock", bought, at("tokens", 0, lambda held: (0, 0, 1, 0))),
    ("tokens: 5 of lock", bought, oversell),
    ("coins: seat 1 has -1", bought, at("coins", 1, lambda coins: -1)),
    ("goals: 1 have been put away by round 1", bought, put("goal_pile", lambda m: m.goal_pile[1:])),
    ("goals: -1 have been put away by round 1", bought, put("set_aside", lambda m: bytes(1))),
    ("goals: 1 have been put away by round 1", joined, put("goal_pile", lambda m: m.goal_pile[1:])),
    ("dungeon: that of seat 0 breaks PA-LAY-03", explored, lay_second(1, 1)),
    ("dungeon: that of seat 0 breaks PA-LAY-06", explored, lay_second(3, 0)),
    ("dungeon: that of seat 0 breaks PA-LAY-08", explored, lay_second(9, 9)),
    ("dungeon: seat 0 has a path and no card", explored, lift_the_card),
    *(
        (f"scores: the column {name} does not fit round 1", tidying, at(column, 1, lambda entries: (1, 2)))
        for name, column in (("main", "blue"), ("second", "pink"), ("time", "green"), ("exits", "exits"))
    ),
    ("time: somebody was first who has not finished", explored, put("claimed", lambda m: 0)),
    ("groups: two have the same", joined, put("groups", lambda m: [2, 2])),
    ("missions: M01 is in 2 places", joined, put("completed", lambda m: bytes((0, 0)))),
    ("missions: M01 is in 0 places", joined, put("completed", lambda m: b"")),
    ("missions: M02 is in 2 places", joined, at("quest_piles", 0, more(1))),
    ("missions: 4 are open", joined, put("open", lambda m: bytes((1, 2, 3, 4)))),
    ("artefacts: R03 is in 2 places", joined, at("artefacts", 1, more(2))),
    ("artefacts: R03 is in 2 places", joined, put("artefact_pile", lambda m: m.artefact_pile + b"\2")),
    ("peril: there are -1 marks", joined, put("peril", lambda m: -1)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("message", "position", "how"), BREAKS, ids=[f"{number}: {each[0]}" for number, each in enumerate(BREAKS)]
)
def test_what_is_broken_is_named(
    message: str, position: Callable[[], PathwaysMatch], how: Break[PathwaysMatch]
) -> None:
    m = position()
    how(m)
    assert message in list(invariants.broken(m))


def test_every_invariant_is_broken_by_some_test() -> None:
    check_all_brought_out(invariants, 21, [message for message, _, _ in BREAKS])
