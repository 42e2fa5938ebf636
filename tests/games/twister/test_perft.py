"""How many legal decision sequences a position has, to a fixed depth: stored counts that any change of moves() changes.

Chance counts as a decision: all that the dealer may bring. Where both sides decide at once, the first of them does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from games.twister import table
from games.twister.walker import Walker, played
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.state import ACT


class Stored(NamedTuple):
    """A position, and how many sequences of one, two, three ... decisions it has."""

    position: Callable[[], TwisterMatch]
    counts: tuple[int, ...]


def perft(m: TwisterMatch, depth: int) -> int:
    if not m.turn:
        return 0
    seat = m.turn[0]
    moves = m.moves(seat)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = m.copy()
        after.apply(seat, move)
        total += perft(after, depth - 1)
    return total


def divided(m: TwisterMatch, depth: int) -> str:
    """The count by first move: where it differs from what it should be, look on from there."""
    lines = []
    for move in m.moves(m.turn[0]):
        after = m.copy()
        after.apply(m.turn[0], move)
        lines.append(f"{move}: {perft(after, depth - 1) if depth > 1 else 1}")
    return "\n".join(lines)


def played_on(m: TwisterMatch, script: str) -> TwisterMatch:
    table.play(m, script)
    return m


def first_lot() -> TwisterMatch:
    m = table.new()
    table.start_all(m)
    return m


def reveal_with_both_sides_tokens() -> TwisterMatch:
    m = table.lay(
        {"cleric": "f2", "naga": "a1"}, {"mage": "v1"}, items={"bow": "a2"}, down=["S3"], drawn=table.draw("g1 O")
    )
    table.face_down(m, "S3", "yellow naga", "yellow bow")
    return played_on(m, "reveal S3")


def telepath_with_few_cards() -> TwisterMatch:
    m = table.lay({"telepath": "c3"}, {"naga": "d3"}, drawn=CELL)
    table.holding(m, 0, 0, 4)
    table.holding(m, 1, 0, 1, 6)
    return played_on(m, "fight d3")


def archers_beside_a_fight() -> TwisterMatch:
    team = {"naga": "c3", "cleric": "g3", "mage": "d8"}
    m = table.lay(team, {"colossus": "d3"}, items={"bow": "g3", "blue bow": "d8"})
    return played_on(m, "fight d3")


CELL = table.draw("c3 N -", "c3 S -", "c3 W |", "d3 N -", "d3 S -", "d3 E |")
"""The squares c3 and d3, closed in together."""
WALLS = [f"{column}{row} S -" for column in "bcdef" for row in (3, 4)]
"""A corridor from b4 to f4."""
CHAMBER = table.draw("b1 E |", "b2 E |", "b3 E |", "b3 S -", "b1 W |", "b2 W |", "b3 W |")
"""The squares b1, b2, b3 in a row, closed in."""
OPENING = """
    play 2; reveal S1; * hall 39A 0; place blue banshee d4; place yellow banshee b5; go naga c5; end
    play 3; reveal S8; * hall 37B 1; place yellow extendable_lance r8; place blue extendable_lance u9
"""
"""The first two turns of a match that has a past, up to the middle of the second."""
PRINTED = {
    "S1": ("37A", 1), "S2": ("38B", 0), "S3": ("39A", 3), "S4": ("40B", 2), "S5": ("40A", 0), "S6": ("37B", 1),
    "S7": ("38A", 2), "S8": ("39B", 3),
}  # fmt: skip

POSITIONS = {
    # 8 characters on 4 circles, 7 on 3, 6 on 2, 5 on the last
    "starting characters": Stored(table.new, (32, 32 * 21, 32 * 21 * 12, 32 * 21 * 12 * 5)),
    # who begins; 10 tokens on 8 halls; the other side alike; then a hall for two may be full
    "face-down tokens": Stored(first_lot, (2, 2 * 80, 2 * 80 * 80, 2 * (400 * 9 * 7 + 6000 * 9 * 8))),
    # the first player; 8 pairs of halls, the 7 others, the 6 others
    "equal forces": Stored(
        lambda: table.new(teams="equal", halls="both", extras=True), (2, 2 * 8, 2 * 8 * 7, 2 * 8 * 7 * 6)
    ),
    # who begins; 13 characters; what one side took the other cannot take
    "draft": Stored(lambda: table.new(teams="draft", extras=True), (2, 2 * 13, 2 * 13 * 12, 2 * 13 * 12 * 11)),
    # the 2; then S1 and S2 are revealed, or 5 + 5 + 3 + 4 squares of the start zone are walked to, or the turn ends
    "first turn": Stored(table.begun, (1, 20, 387, 4376)),
    "opening": Stored(lambda: played_on(table.begun(), OPENING), (42, 1723, 3398)),
    # 40 squares within 4 steps, and the end
    "lone figure": Stored(lambda: table.lay({"cleric": "k5"}, {"naga": "v1"}, ap=2), (41, 1550)),
    # to b2, to b3, the bow taken up at b2, the end; then 6, 4, 4 and 4 (an action card)
    "one item in a closed chamber": Stored(
        lambda: table.lay({"cleric": "b1"}, {"naga": "v1"}, items={"bow": "b2"}, drawn=CHAMBER, ap=2), (4, 18, 150)
    ),
    "carriers in a corridor": Stored(
        lambda: table.lay(
            {"telepath": "c4", "cleric": "d4", "naga": "d4", "mage": "e4"}, {"colossus": "g4", "banshee": "f4"},
            items={"bow": "c4", "key": "e4", "rope": "b4", "blue key": "b4"}, wounded=["yellow naga", "blue banshee"],
            drawn=table.draw(*WALLS, "b4 W |"), ap=2,
        ),
        (28, 748, 4511),
    ),
    "ropes and pits": Stored(
        lambda: table.lay(
            {"cleric": "b4", "thief": "e4"}, {"naga": "d4", "mage": "v1"}, items={"rope": "b4", "blue rope": "d4"},
            wounded=["blue naga"], drawn=table.draw(*WALLS, "b4 W |", "d4 O", "e4 O"), ap=2, extras=True,
        ),
        (33, 1452, 2675, 14683),
    ),
    "jumps": Stored(
        lambda: table.lay(
            {"cleric": "c4", "mage": "e6"}, {"naga": "g4"}, items={"rope": "e4", "key": "c4"},
            drawn=table.draw("d4 O", "e4 O", "c5 O", "e7 O"), ap=2,
        ),
        (86, 5824, 24923),
    ),
    # a hall in four ways; the revealer's Naga on any of 24 squares; the other side's choice for the bow, 23
    "reveal with placement": Stored(reveal_with_both_sides_tokens, (4, 4 * 24, 4 * 24 * 23)),
    # 7 different cards each; after the 7 ties a second attack or the end; else the end and an action card
    "single combat": Stored(
        lambda: played_on(table.lay({"naga": "c3"}, {"cleric": "d3"}, drawn=CELL), "fight d3"),
        (7, 49, 42 + 7 * 2, 42 * 4 + 7 * 4 + 3 * 7 + 4 * 6),
    ),
    # 6 values or silence; 1 and 6 force the Naga's card, after the others it chooses of 3; the Telepath has 2 cards
    "telepath": Stored(
        telepath_with_few_cards, (7, 2 * 2 + 4 * 3 + 2, 4 * 1 + 12 * 2 + 2 * 3, 4 * 4 + 24 + 6)
    ),
    # ready, or one of two joins: then ready, or the other, and cards
    "support": Stored(archers_beside_a_fight, (3, 7 + 2 + 2, 7 * 7 + 2 * (7 + 7))),
    "exits": Stored(
        lambda: table.lay(
            {"naga": "t4", "mage": "u6", "goblin": "s4"}, {"colossus": "v5", "telepath": "u7", "cleric": "v4"},
            items={"treasure": "t5", "key": "v6"}, wounded=["blue cleric"],
            drawn=table.draw("u4 O", "u5 E =", "t6 E |"), ap=2, extras=True,
        ),
        (116, 12695, 30615),
    ),
    "everything at once": Stored(
        lambda: table.lay(
            {"cleric": "d3", "mage": "b2", "banshee": "c8", "mechanork": "d8", "naga": "d2"},
            {"colossus": "f3", "telepath": "k3", "backstabber": "e5", "thief": "g8"},
            items={"fireball_wand": "b2", "bow": "d3", "rope": "d6", "blue key": "e5", "extendable_lance": "c8"},
            halls=PRINTED, wounded=["yellow naga"], extras=True,
        ),
        (67, 2824, 117601),
    ),
    "first edition": Stored(
        lambda: table.lay(
            {"troll": "c3", "wall_walker": "c5", "warrior": "d8", "goblin": "b8"}, {"thief": "e5", "mage": "k3"},
            items={"speed_potion": "b8", "treasure": "d6", "sword": "d8"}, halls=PRINTED, wounded=["yellow troll"],
            ap=2, extras=True,
        ),
        (49, 1387, 8440),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    position, counts = POSITIONS[name]
    for depth, count in enumerate(counts, 1):
        found = perft(position(), depth)
        assert found == count, f"{found} sequences of {depth} decisions\n{divided(position(), depth)}"


@pytest.mark.parametrize("name", POSITIONS)
def test_the_walks_of_these_positions_are_those_of_single_steps(name: str) -> None:
    m = POSITIONS[name].position()
    for figure in m.actors(m.active) if m.frames[-1][0] == ACT else ():
        assert played(m, figure) == Walker(m, figure).outcomes(), m.name(figure)
