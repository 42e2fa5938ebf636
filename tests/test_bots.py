"""Bots: specs, fair play, the strength of greedy, simulations and the arena."""

from __future__ import annotations

from math import isfinite, log10
from random import Random
from typing import Any

import pytest

import verlies
from verlies.bots import BOTS, arena, make, play_out, simulate, split_specs
from verlies.bots.contest import elo, rotations, wilson
from verlies.bots.series import bots_rng
from verlies.bots.simple import GreedyBot
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.proof.basis import Options, option_sets, random_play

GAMES = [pytest.param(game, id=game.id) for game in verlies.games()]
DESIGNER = verlies.find_game("designer")
TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{len(options)}")
    for game in verlies.games()
    for seats, options in option_sets(game)
    if len(options) in (0, len(game.options))
]
"""Each number of seats, without options and with all of them."""


class OnlyRandom:
    """All that a bot may use of a random generator."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def random(self) -> float:
        return self._rng.random()


# Specs


def test_a_spec_names_a_bot_and_its_numbers() -> None:
    bot = make("greedy:guesses=3")
    assert isinstance(bot, GreedyBot)
    assert bot.guesses == 3
    assert make("random").name == "random"


@pytest.mark.parametrize("name", sorted(BOTS))
def test_every_bot_is_made_by_its_name_and_takes_its_own_defaults(name: str) -> None:
    keys = ",".join(f"{key}={about.default}" for key, about in BOTS[name].keys.items())
    assert vars(make(name)) == vars(make(f"{name}:{keys}" if keys else name))


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("random", ["random"]),
        ("easy,hard", ["easy", "hard"]),
        ("greedy:guesses=2,random", ["greedy:guesses=2", "random"]),
        ("random,search:depth=2,width=3,greedy", ["random", "search:depth=2,width=3", "greedy"]),
        ("guesses=2", ["guesses=2"]),
        ("random,", ["random", ""]),
    ],
)
def test_a_comma_before_a_key_goes_on_with_the_same_bot(text: str, specs: list[str]) -> None:
    assert split_specs(text) == specs


# Play


@pytest.mark.usefixtures("short_plans")
@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_bots_play_every_game_to_its_end(game: Game, seats: int, options: Options, name: str) -> None:
    match = game.new(seats, verlies.Dealer(3), None, options)
    assert play_out(match, [make(name)] * seats, OnlyRandom(3)).result is not None


@pytest.mark.parametrize("game", GAMES)
def test_greedy_finds_one_move_for_one_luck(game: Game) -> None:
    match = game.new(None, verlies.Dealer(4))
    match.deal()
    seat = match.turn[0]
    before = match.key()
    chosen = {make("greedy").choose(match.chair(seat), OnlyRandom(9)) for _ in range(3)}
    assert len(chosen) == 1
    assert chosen <= set(match.moves(seat))
    assert match.key() == before


def test_greedy_beats_random_in_designer() -> None:
    report = arena(DESIGNER, ["greedy", "random"], games=20, seed=1, seats=2)
    assert report["bots"][0]["wins"] >= 19


def test_greedy_alone_wins_most_games_against_jael() -> None:
    assert simulate(DESIGNER, ["greedy"], games=10, seed=1, seats=1)["wins"]["0"] >= 7


# What a position is worth


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_position_has_a_worth_for_every_seat_and_keeps_it_to_itself(game: Game, seats: int, options: Options) -> None:
    match = game.new(seats, verlies.Dealer(5), None, options)
    for number, _ in enumerate(random_play(match, OnlyRandom(5))):
        if number % 7 == 0:
            before = match.key()
            assert all(isfinite(match.worth(seat)) for seat in range(seats))
            assert match.key() == before


def finished(seats: int) -> Match:
    return play_out(verlies.new("designer", seats=seats, seed=2), [make("random")] * seats, bots_rng(2))


def test_a_finished_match_is_worth_its_score() -> None:
    match = finished(3)
    assert match.result is not None
    assert [match.worth(seat) for seat in range(3)] == [match.result.score[seat] for seat in range(3)]


def test_alone_the_lead_over_jael_is_what_counts() -> None:
    match = finished(1)
    assert match.result is not None
    assert match.worth(0) == match.result.score[0] - match.result.score["jael"]


def test_a_hidden_choice_counts_before_it_is_shown() -> None:
    match = verlies.new("designer", seats=3, seed=6, hidden_selection=True)
    match.deal()
    worths = set()
    for move in match.moves(1):
        after = match.copy()
        after.apply(1, move)
        worths.add(after.worth(1))
    assert len(worths) > 5


# Simulations


def without_time(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if "second" not in name}


def test_a_simulation_is_the_same_for_the_same_seed() -> None:
    one, again, other = (simulate(DESIGNER, ["random"], games=5, seed=seed, seats=3) for seed in (8, 8, 9))
    assert without_time(one) == without_time(again)
    assert one["scores"] != other["scores"]


def test_a_simulation_counts_what_was_played() -> None:
    report = simulate(DESIGNER, ["random"], games=2, seed=4, seats=1)
    matches = [
        play_out(verlies.new("designer", seats=1, seed=seed), [make("random")], bots_rng(seed)) for seed in (4, 5)
    ]
    scores = [match.result.score for match in matches if match.result]
    assert report["decisions"] == sum(len(match.log()) for match in matches)
    assert [(line["seat"], line["mean"]) for line in report["scores"]] == [
        (who, (scores[0][who] + scores[1][who]) / 2) for who in (0, "jael")
    ]
    assert report["wins"] == {"0": 0, "jael": 2}
    assert report["reasons"] == {"solo_lost": 2}


def test_one_spec_is_for_all_seats_and_a_list_is_by_seat() -> None:
    assert simulate(DESIGNER, ["random"], 1, 1, 3)["bots"] == ["random"] * 3
    assert simulate(DESIGNER, ["random", "greedy"], 1, 1, 2)["bots"] == ["random", "greedy"]
    with pytest.raises(verlies.UsageError, match="2 bots for 3 seats"):
        simulate(DESIGNER, ["random", "greedy"], 1, 1, 3)


# The arena


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (2, 3), (2, 5), (3, 2), (4, 2), (5, 3), (2, 1)])
def test_each_bot_sits_equally_often_in_every_seat_and_meets_every_other(bots: int, seats: int) -> None:
    tables = rotations(bots, seats)
    for seat in range(seats):
        counts = {bot: sum(table[seat] == bot for table in tables) for bot in range(bots)}
        assert len(set(counts.values())) == 1
    if seats > 1:
        met = {frozenset((a, b)) for table in tables for a in table for b in table if a != b}
        assert len(met) == bots * (bots - 1) // 2


def test_an_arena_plays_whole_rotations_and_is_the_same_for_the_same_seed() -> None:
    one, again = (arena(DESIGNER, ["random", "random", "random"], games=4, seed=3, seats=3) for _ in range(2))
    assert without_time(one) == without_time(again)
    assert one["games"] == 6
    assert [line["played"] for line in one["bots"]] == [6, 6, 6]
    assert sum(line["wins"] for line in one["bots"]) == 6


def test_an_arena_alone_gives_no_ratings_since_nobody_met() -> None:
    report = arena(DESIGNER, ["greedy", "random"], games=4, seed=1, seats=1)
    assert [line["elo"] for line in report["bots"]] == [None, None]
    assert report["bots"][0]["mean_score"] > report["bots"][1]["mean_score"]


def test_intervals_are_those_of_wilson() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_elo_follows_the_odds_of_winning() -> None:
    (one, _), (other, _) = elo([[0, 30], [10, 0]])
    assert one is not None
    assert other is not None
    assert one - other == pytest.approx(400 * log10(30.5 / 10.5), abs=1)
    assert one + other == 3000


def test_elo_orders_bots_that_met_only_through_a_third() -> None:
    ratings = [rating for rating, _ in elo([[0, 9, 0], [1, 0, 9], [0, 1, 0]])]
    assert None not in ratings
    assert ratings == sorted(ratings, key=lambda rating: -(rating or 0))
