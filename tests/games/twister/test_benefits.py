"""What a hint says that its moves bring: points, odds, ways, threats, in the words of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.twister.table import lay, new
from verlies.bots.simple import GreedyBot
from verlies.core.events import Gain
from verlies.games.twister.match import TwisterMatch
from verlies.text import LANGUAGES, Words


def gains(m: TwisterMatch, *moves: str) -> dict[str, Gain]:
    """By kind: what these moves bring whoever makes them."""
    seat = m.turn[0]
    after = m.copy()
    for move in moves:
        after.apply(seat, move)
    return {gain.kind: gain for gain in after.benefits(m, seat)}


def test_leaving_the_dungeon_brings_a_point_and_says_how_many_are_left() -> None:
    m = lay({"cleric": "u3", "naga": "c3"}, {"mage": "c8"})
    assert gains(m, "go cleric v3")["points"].args == {"points": 1, "left": m.target - 1}


def test_an_attack_tells_its_odds() -> None:
    m = lay({"colossus": "k3"}, {"mage": "l3"})
    odds = m.view(0)["fights"]["fight l3"]["odds"]
    assert gains(m, "fight l3")["combat"].args == {"figure": "mage", "win": odds[0], "loss": odds[2]}
    assert odds[0] > 70


def test_a_card_tells_its_odds() -> None:
    m = lay({"colossus": "k3"}, {"mage": "l3"})
    m.play(0, "fight l3")
    assert gains(m, "card 6")["card"].args == {"value": 6, "win": 100, "loss": 0}


def test_a_walk_towards_the_exit_is_counted_in_steps() -> None:
    m = lay({"cleric": "d3"}, {"mage": "c8"})
    gain = gains(m, "go cleric h3")["nearer"]
    assert gain.args["figure"] == "cleric"
    assert gain.args["steps"] == 4


def test_who_can_be_attacked_and_who_is_safe_is_named() -> None:
    m = lay({"cleric": "d3"}, {"mage": "f3"})
    assert gains(m, "go cleric e3")["targets"].args == {"figures": ["mage"]}
    beside = lay({"cleric": "e3"}, {"mage": "f3"})
    assert gains(beside, "go cleric b3")["safe"].args == {"figures": ["cleric"]}


def test_what_is_taken_is_named() -> None:
    m = lay({"cleric": "d3"}, {"mage": "q8"}, items={"rope": "e3"})
    moves = [move for move in m.moves(0) if move.startswith("take cleric e3")]
    assert gains(m, moves[0])["carries"].args == {"figure": "cleric", "item": "rope"}


@pytest.mark.parametrize("options", [{}, {"solo": "green"}])
def test_every_hint_of_a_game_says_something(options: dict[str, Any]) -> None:
    m = new(3, **options)
    m.deal()
    rng = Random(1)
    bot = GreedyBot()
    for _ in range(60):
        if not m.turn:
            break
        seat = m.turn[0]
        advice = bot.advise(m.chair(seat), rng)
        assert 0 < len(advice.gains) <= 4
        for gain in advice.gains:
            said = {Words("twister", lang).say(f"gain-{gain.kind}", gain.args) for lang in LANGUAGES}
            assert len(said) == len(LANGUAGES)
        m.play(seat, advice.moves[0])
        m.deal()
