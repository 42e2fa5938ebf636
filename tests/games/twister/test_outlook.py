"""The greedy bot sees what matters: exits, the wounded, halls that turn, cards worth keeping."""

from __future__ import annotations

from random import Random

import pytest

from games.twister.table import draw, lay, rows, token
from verlies.bots.simple import GreedyBot
from verlies.core.moves import Move
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.outlook import worth
from verlies.games.twister.outlook.exits import FLYER, SLITHERER, WALKER, distances


def chosen(m: TwisterMatch, seed: int = 1) -> Move:
    return GreedyBot().choose(m.chair(m.turn[0]), Random(seed))


def after(m: TwisterMatch, move: str) -> float:
    """What the position after this move is worth to whoever makes it."""
    seat = m.turn[0]
    twin = m.copy()
    twin.apply(seat, move)
    return worth(twin, seat)


def test_a_figure_before_its_exit_leaves() -> None:
    m = lay({"cleric": "t3"}, {"mage": "c8"})
    assert chosen(m).startswith("go cleric v")


def test_a_wounded_enemy_is_finished_off() -> None:
    m = lay({"colossus": "k3"}, {"mage": "l3", "cleric": "c9"}, wounded=["blue mage"])
    assert chosen(m) == "fight l3"


def test_nobody_attacks_where_only_a_defeat_is_likely() -> None:
    m = lay({"telepath": "k3", "banshee": "k9"}, {"colossus": "l3"}, ap=1)
    assert not chosen(m).startswith("fight")


def test_a_low_card_is_laid_where_it_wins_anyway() -> None:
    m = lay({"colossus": "k3"}, {"mage": "l3"}, wounded=["blue mage"])
    m.play(0, "fight l3")
    m.combat[1] = bytes((1, 0, 0, 0, 0, 0, 0))
    assert chosen(m) == "card 0"


def test_a_figure_on_a_gear_turns_a_hall_that_opens_the_way() -> None:
    shut = rows(*((line, 10, "|") for line in range(1, 11, 2)), *((10, place, "-") for place in range(1, 11, 2)))
    m = lay({"mechanork": "s3", "cleric": "u3"}, {"mage": "c8"}, drawn={"S7": shut}, ap=1)
    assert chosen(m) == "turn 40A cw"


def test_a_jump_card_is_kept_where_walking_does() -> None:
    m = lay({"cleric": "m2"}, {"mage": "c8"}, drawn=draw("n2 O"))
    assert not chosen(m).startswith("jump")


def test_moves_that_bring_nothing_are_not_made() -> None:
    m = lay({"cleric": "k3"}, {"mage": "c8"}, ap=1)
    here = after(m, "end")
    assert after(m, "go cleric j3") < here < after(m, "go cleric n4")


@pytest.mark.parametrize("side", [0, 1])
def test_all_that_is_in_the_way_counts_for_those_whom_it_stops(side: int) -> None:
    walls = [f"{letter}{number} E |" for letter in "l" for number in range(1, 11)]
    slit = lay({"cleric": "c3"}, {"mage": "t3"}, drawn=draw(*walls[:4], "l5 E =", *walls[5:]))
    fields = distances(slit, side)
    start = slit.where[token(slit, "yellow cleric" if side == 0 else "blue mage")]
    assert fields[SLITHERER][start] < fields[WALKER][start]
    pits = lay({"cleric": "c3"}, {"mage": "t3"}, drawn=draw(*(f"l{number} O" for number in range(1, 11))))
    fields = distances(pits, side)
    assert fields[FLYER][start] < fields[WALKER][start]


def test_a_position_is_worth_as_much_to_one_side_as_it_costs_the_other() -> None:
    m = lay({"cleric": "k3", "naga": "c2"}, {"mage": "l8", "colossus": "t9"}, wounded=["yellow naga"], ap=0)
    assert worth(m, 0) == pytest.approx(-worth(m, 1), abs=1.0)
