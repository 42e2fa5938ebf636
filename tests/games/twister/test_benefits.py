"""What a hint says that its moves bring: points, odds, ways, threats, in the words of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.twister import alone
from games.twister.table import lay, new, play, token
from verlies.bots.simple import GreedyBot
from verlies.core.events import Gain
from verlies.games.twister import state as s
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
    assert gains(m, "fight l3")["combat"].args == {"figure": "mage", "win": odds[0], "loss": odds[2], "points": 0}
    assert odds[0] > 70


def test_a_card_tells_its_odds() -> None:
    m = lay({"colossus": "k3"}, {"mage": "l3"})
    m.play(0, "fight l3")
    assert gains(m, "card 6")["card"].args == {"value": 6, "win": 100, "loss": 0}


def test_who_lays_the_second_card_is_told_odds_and_not_what_a_guess_brought() -> None:
    m = lay({"colossus": "k3"}, {"mage": "l3"})
    m.play(0, "fight l3")
    m.play(0, "card 6")
    assert list(gains(m, "card 1")) == ["card"]
    assert gains(m, "card 6")["card"].args == {"value": 6, "win": 22, "loss": 56}


def test_an_attack_on_a_wounded_one_says_which_points_a_win_brings() -> None:
    m = lay({"colossus": "k3"}, {"mage": "l3"}, wounded=["blue mage"])
    assert gains(m, "fight l3")["combat"].args["points"] == 1


def test_a_card_that_was_named_says_what_beats_it() -> None:
    m = lay({"telepath": "k3"}, {"mage": "l3"})
    m.play(0, "fight l3")
    assert gains(m, "call 2")["called"].args == {"value": 2, "card": 4, "win": 1, "loss": 0}


def test_a_walk_towards_the_exit_is_counted_in_action_points() -> None:
    m = lay({"cleric": "d3"}, {"mage": "c8"})
    assert gains(m, "go cleric h3")["nearer"].args == {"figure": "cleric", "ap": 4, "fewer": 1}


def test_what_is_put_in_the_way_of_the_other_side_is_counted_too() -> None:
    m = lay({"banshee": "d3"}, {"colossus": "e3"}, ap=2)
    assert gains(m, "push e3")["hinders"].args == {"figure": "colossus", "ap": 3, "more": 1}


def test_a_card_says_its_action_points_even_if_some_are_spent_at_once() -> None:
    m = lay({"cleric": "d3"}, {"mage": "c8"})
    m.play(0, "end")
    assert gains(m, "play 3", "go mage d8")["ap"].args == {"ap": 3}


def test_who_comes_onto_a_revealed_hall_is_told_by_the_way_that_is_left() -> None:
    m = lay({"cleric": "f3", "naga": "b1"}, {"mage": "c8"}, items={"blue rope": "b5"}, down=["S3"])
    for name in ("yellow naga", "blue rope"):
        m.where[token(m, name)] = s.DOWN + 2
    play(m, "reveal S3; * hall 38A 0")
    assert gains(m, "place yellow naga k3")["enters"].args == {"figure": "naga", "ap": 2}
    assert gains(m, "place blue rope g3")["lies_at"].args == {"item": "rope", "own": 1, "other": 9}


def test_alone_it_is_told_how_far_from_its_exit_a_six_puts_somebody_and_how_near_things_lie() -> None:
    m = alone.lay({}, {"naga": "f3"}, down=["S3"], bag=["violet xanth", "yellow rope", "violet key"], turn="person")
    alone.run(m, "reveal S3", "hall 38A 0", "bag yellow rope", "dice 2 6")
    assert gains(m, "set h2")["lies_at"].args == {"item": "rope", "own": 3, "other": None}
    alone.run(m, "set h2", "bag violet xanth", "dice 6 2")
    near, far = (gains(m, move)["enters_other"].args["ap"] for move in ("set g2", "set k2"))
    assert near < far


def test_alone_it_is_told_whom_the_non_player_would_attack_no_more() -> None:
    m = alone.lay({"hur_ban": "d3"}, {"naga": "h3", "colossus": "u8"}, turn="person")
    assert gains(m, "go naga n3", "end")["spared"].args == {"figures": ["naga"]}
    assert "spared" not in gains(m, "go colossus u10", "end")


def test_whoever_lets_the_non_player_act_is_told_that_nothing_is_decided() -> None:
    m = alone.lay({"hur_ban": "g3"}, {"naga": "h3"})
    advice = GreedyBot().advise(m.chair(0), Random(1))
    assert advice.moves == ("next",)
    assert [gain.kind for gain in advice.gains] == ["follows"]


def test_a_turned_hall_is_named_where_nobody_gets_nearer() -> None:
    m = lay({"cleric": "i3"}, {"mage": "c8"}, down=["S1"])
    assert gains(m, "turn 38A cw")["turned"].args == {"halls": ["38A"]}


def test_every_token_laid_says_whose_start_zone_is_beside_it() -> None:
    m = new(3)
    m.deal()
    places: list[str] = []
    while not m.shown:
        move = next(iter(m.moves(m.turn[0])))
        found = gains(m, str(move))
        assert "starts" in found if move.startswith("start") else "lies" in found
        places += [str(gain.args["place"]) for gain in found.values() if gain.kind == "lies"]
        m.play(m.turn[0], move)
        m.deal()
    assert set(places) == {"own", "middle", "other"}


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
