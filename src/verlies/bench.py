"""How fast each game is: random play, copies, guesses, views, greedy play.

Machines change their speed from minute to minute, so each figure is the best of many short rounds, and
beside it stands how fast a fixed loop of plain Python ran between those rounds.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

from verlies.bots import make, play_out
from verlies.bots.series import Progress, bots_rng
from verlies.core.dealer import Dealer
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.moves import DEALER

SEATS = 3
ROUNDS = 60
GAMES = 5
"""In one round, always the same ones: rounds differ only in how fast the machine is."""
GREEDY_ROUNDS = 5
CALIBRATION_LOOPS = 20_000
STATES = 8
CALLS = 20
"""Of each state in one round."""

Round = Callable[[int], tuple[float, float]]
"""One short round: how much was done, in how many seconds."""


def bench(games: Sequence[Game], progress: Progress | None = None) -> dict[str, Any]:
    """All figures of these games."""
    report: dict[str, dict[str, Any]] = {}
    for game in games:
        report[game.id] = _figures(game)
        if progress is not None:
            progress(len(report), len(games))
    loops = [max(figures["calibration"].values()) for figures in report.values()]
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "calibration": {"loops_per_second": max(loops), "loop": "a sum of squares, each modulo 1000"},
        "games": report,
    }


def _figures(game: Game) -> dict[str, Any]:
    """The figures of one game, and the speed of the calibration loop beside each of them."""
    fitting = game.seats_with(game.check_options({}))
    seats = min(max(SEATS, fitting[0]), fitting[-1])
    states = middle_states(game, seats)
    measured = {
        "decisions_per_second": _best(lambda _: random_games(game, seats), ROUNDS),
        "copy_microseconds": _best(lambda _: copies(states), ROUNDS),
        "guess_microseconds": _best(lambda number: _guesses(states, number), ROUNDS),
        "view_microseconds": _best(lambda _: _views(states), ROUNDS),
        "greedy_seconds_a_game": _best(lambda number: _greedy_game(game, seats, number), GREEDY_ROUNDS),
    }
    figures = {name: _figure(name, speed) for name, (speed, _) in measured.items()}
    calibration = {name: round(loops) for name, (_, loops) in measured.items()}
    return {"seats": seats, **figures, "calibration": calibration}


def _best(one_round: Round, rounds: int) -> tuple[float, float]:
    """The best speed of many rounds, and that of the calibration loop between them."""
    speed = loops = 0.0
    for number in range(rounds):
        done, seconds = one_round(number)
        speed = max(speed, done / seconds)
        loops = max(loops, calibrate())
    return speed, loops


def _figure(name: str, speed: float) -> float:
    if name.endswith("_per_second"):
        return round(speed)
    return round(1e6 / speed, 2) if name.endswith("_microseconds") else round(1 / speed, 3)


def calibrate() -> float:
    """Loops per second of a fixed piece of plain Python."""
    start = perf_counter()
    total = 0
    for number in range(CALIBRATION_LOOPS):
        total += number * number % 1000
    return CALIBRATION_LOOPS / (perf_counter() - start)


def random_games(game: Game, seats: int) -> tuple[float, float]:
    """Whole games: each seat's move from its full list, the dealer's by the odds, all of them checked by play()."""
    rng = Random("bench")
    random = rng.random
    matches = [game.new(seats) for _ in range(GAMES)]
    decisions = 0
    start = perf_counter()
    for match in matches:
        while turn := match.turn:
            seat = turn[int(random() * len(turn))]
            if seat == DEALER:
                match.play(DEALER, match.odds().sample(rng))
            else:
                moves = match.moves(seat)
                match.play(seat, moves[int(random() * len(moves))])
            decisions += 1
    return decisions, perf_counter() - start


def middle_states(game: Game, seats: int) -> list[Match]:
    return [_state(game, seats, seed) for seed in range(STATES)]


def _state(game: Game, seats: int, seed: int) -> Match:
    """A match about half-way, with a seat on turn."""
    whole = play_out(game.new(seats, Dealer(seed)), [make("random")] * seats, bots_rng(seed)).log()
    match = game.new(seats, Dealer(seed))
    for seat, move in whole[: len(whole) // 2]:
        match.play(seat, move)
    match.deal()
    return match


def copies(states: Sequence[Match]) -> tuple[float, float]:
    start = perf_counter()
    for state in states:
        for _ in range(CALLS):
            state.copy()
    return len(states) * CALLS, perf_counter() - start


def _guesses(states: Sequence[Match], seed: int) -> tuple[float, float]:
    rng = Random(seed)
    start = perf_counter()
    for state in states:
        for _ in range(CALLS):
            state.guess(state.turn[0], rng)
    return len(states) * CALLS, perf_counter() - start


def _views(states: Sequence[Match]) -> tuple[float, float]:
    start = perf_counter()
    for state in states:
        state.view(state.turn[0])
    return len(states), perf_counter() - start


def _greedy_game(game: Game, seats: int, seed: int) -> tuple[float, float]:
    bots = [make("greedy")] * seats
    start = perf_counter()
    play_out(game.new(seats, Dealer(seed)), bots, bots_rng(seed))
    return 1, perf_counter() - start
