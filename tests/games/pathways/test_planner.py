"""How bots build, what the hint says, and what was possible: all of it legal, and no worse than what was drawn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import verlies
from games.pathways.rounds import chance, explore
from games.pathways.table import column, exploring, laid
from verlies.bots import arena, make
from verlies.games.pathways import planner, values
from verlies.games.pathways.architect import Architect, Tools
from verlies.games.pathways.faces import COIN, KEY
from verlies.games.pathways.layout import fault
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.path import COUNTS, Path
from verlies.games.pathways.solver import Solver, Wish
from verlies.games.pathways.walk import new_path

COINS = Wish(tuple(1.0 if kind == COIN else 0.0 for kind in range(COUNTS)), 0.5)


def building(seed: int, seats: int = 2, **options: Any) -> PathwaysMatch:
    """A game in which the first round of exploring begins."""
    match = verlies.new("pathways", seats=seats, seed=seed, **options)
    assert isinstance(match, PathwaysMatch)
    rng = Random(seed)
    match.deal()
    while match.view(None)["phase"] != "explore":
        moves = match.moves(match.turn[0])
        match.play(match.turn[0], moves[int(rng.random() * len(moves))])
        match.deal()
    return match


# The best layout of a hand


@pytest.mark.parametrize("strict", [False, True])
def test_an_architect_lays_legally_and_draws_the_best_path(strict: bool) -> None:
    match = building(3)
    architect = Architect(match.content, match.hands[0], COINS, Tools(), Random(1), strict)
    found = architect.think(layouts=40)
    assert found is not None
    faces = [(match.content.faces[card][turned], x, y) for card, turned, x, y in found.layout]
    assert fault(faces, strict) is None
    assert found.value == COINS.of(found.best.path) <= architect.bound
    assert found.value == Solver(Path(match.content.dungeon(found.layout)), COINS).solve().value


def test_an_architect_finds_the_layout_that_joins_what_belongs_together() -> None:
    m = exploring(column("cccc"), column("cccc"), column("m..."), column("x..."), column("...."))
    found = Architect(m.content, m.hands[0], COINS, Tools(), Random(1)).think(layouts=60)
    assert found is not None
    assert found.value == 8.0


def test_an_architect_leaves_what_lies_already() -> None:
    match = building(4)
    first = next(move for move in match.moves(0) if move.verb == "lay")
    match.play(0, first)
    base = match.laid[0]
    found = Architect(match.content, match.hands[0], COINS, Tools(), Random(1), base=base).think(layouts=30)
    assert found is not None
    assert found.layout[:1] == base
    assert len(found.layout) == 5


def test_finds_beyond_what_is_wanted_are_worth_nothing() -> None:
    m = laid(column("ccck"))
    points = tuple({COIN: 1.0, KEY: 0.25}.get(kind, 0.0) for kind in range(COUNTS))
    caps = bytes(2 if kind == COIN else 255 for kind in range(COUNTS))
    best = Solver(new_path(m, 0), Wish(points, 0.0, caps)).solve()
    assert best.value == 2.25
    assert best.proved


# Bots and hints


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"strict_ports": True}), (1, {"coop": "normal"})])
def test_advice_leads_from_an_empty_table_to_a_path_that_is_handed_in(seats: int, options: dict[str, Any]) -> None:
    match = building(5, seats, **options)
    made = []
    while 0 in match.turn and match.view(None)["phase"] == "explore":
        move = match.advised(0, 1.0)
        assert move in match.moves(0)
        made.append(str(move))
        match.play(0, move)
    assert made[0].startswith("lay ")
    assert any(move.startswith("start ") for move in made)
    assert made[-1] == "submit"


def test_advice_is_the_same_for_the_same_position() -> None:
    one, other = building(6), building(6)
    assert [one.advised(0, 1.0) for _ in range(2)] == [other.advised(0, 1.0)] * 2


def test_advice_goes_on_from_whatever_was_built() -> None:
    match, rng = building(7), Random(2)
    for _ in range(4):
        lays = [move for move in match.moves(0) if move.verb == "lay"]
        match.play(0, lays[int(rng.random() * len(lays))])
    assert match.advised(0, 1.0) in match.moves(0)
    starts = [move for move in match.moves(0) if move.verb == "start"]
    match.play(0, starts[0])
    assert match.advised(0, 1.0) in match.moves(0)


def test_more_effort_does_not_build_worse() -> None:
    worths = dict.fromkeys((0.3, 4.0), 0.0)
    for seed in range(8, 11):
        for effort in worths:
            match = building(seed)
            while (move := match.advised(0, effort)) != "submit":
                assert move is not None
                match.play(0, move)
            path = match.paths[0]
            assert path is not None
            worths[effort] += values.wish(match, 0).of(path)
    assert worths[4.0] > worths[0.3]


def test_a_hint_is_the_whole_plan_of_the_round() -> None:
    match = building(8)
    advice = make("greedy").advise(match.chair(0), Random(1))
    for move in advice.moves:
        assert move == match.advised(0, 1.0)
        match.play(0, move)
    assert advice.moves[-1] == "submit"


def test_greedy_beats_random() -> None:
    report = arena(verlies.find_game("pathways"), ["greedy", "random"], games=2, seed=1, seats=2)
    standing = {each["bot"]: each for each in report["bots"]}
    assert standing["greedy"]["wins"] == 2


def test_together_a_path_is_sent_where_it_completes_a_mission() -> None:
    match = building(1, 2, coop="normal")
    while match.view(None)["phase"] == "explore":
        seat = match.turn[0]
        move = match.advised(seat, 1.0)
        assert move is not None
        match.play(seat, move)
        match.deal()
    able = [
        (seat, mission["mission"])
        for mission in match.view(0)["together"]["open"]
        for seat in range(2)
        if all(has >= need["number"] for has, need in zip(mission["adds"][seat], mission["needs"], strict=True))
        and not mission["exit"]
    ]
    seat = match.turn[0]
    assert {mission for who, mission in able if who == seat}, "this game has a path that completes a mission alone"
    assert str(match.advised(seat, 1.0)).split()[1] in {mission for who, mission in able if who == seat}


# What was possible


def test_what_was_possible_is_no_less_than_what_was_drawn() -> None:
    m = exploring(column("cc.."), column("..cc"), column("c..."), column("...."), column("...."))
    assert m.possible(0) is None
    explore(m, {0: "S1 0 0 0, S2 0 0 4; start M 1 0 N, go S", 1: ""})
    chance(m)
    found = m.possible(0)
    assert found is not None
    drawn = m.view(0)["last"]["players"][0]["dungeon"]["path"]
    best = found["laid"]["dungeon"]["path"]
    assert found["laid"]["proved"]
    assert (
        best["main"]["points"] * 2 + best["second"]["points"] >= drawn["main"]["points"] * 2 + drawn["second"]["points"]
    )
    assert found["laid"]["dungeon"]["cards"] == m.view(0)["last"]["players"][0]["dungeon"]["cards"]


def test_together_nothing_is_said_of_what_was_possible() -> None:
    match = building(9, 1, coop="normal")
    assert planner.possible(match, 0) is None
