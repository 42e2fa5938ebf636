"""Verlies beside Catanatron, the nearest Python peer, in one run on one machine.

pip install catanatron into an environment of its own, then: PYTHONPATH=src python bench/peers.py
(both need nothing else for this). Rounds alternate, and the best of each counts.
"""

from __future__ import annotations

from time import perf_counter

from catanatron import Color, RandomPlayer  # type: ignore[import-not-found]
from catanatron import Game as Catan

from verlies.bench import calibrate, copies, middle_states, random_games
from verlies.games import find_game

ROUNDS = 30
COLORS = (Color.RED, Color.BLUE, Color.WHITE)


def catan_games() -> tuple[float, float]:
    """Ticks of one random game of three."""
    catan = Catan([RandomPlayer(color) for color in COLORS])
    ticks = 0
    start = perf_counter()
    while catan.winning_color() is None and ticks < 3000:
        catan.play_tick()
        ticks += 1
    return ticks, perf_counter() - start


def catan_copies(catan: Catan) -> tuple[float, float]:
    start = perf_counter()
    for _ in range(100):
        catan.copy()
    return 100, perf_counter() - start


def main() -> None:
    designer = find_game("designer")
    states = middle_states(designer, 3)
    catan = Catan([RandomPlayer(color) for color in COLORS])
    for _ in range(200):
        catan.play_tick()
    rounds = {
        "decisions a second": (lambda: random_games(designer, 3), catan_games),
        "copies a second": (lambda: copies(states), lambda: catan_copies(catan)),
    }
    print(f"{'':20}{'verlies':>12}{'catanatron':>12}{'ratio':>8}{'calibration':>14}")
    for name, pair in rounds.items():
        best = [0.0, 0.0, 0.0]
        for _ in range(ROUNDS):
            for at, play in enumerate(pair):
                done, seconds = play()
                best[at] = max(best[at], done / seconds)
            best[2] = max(best[2], calibrate())
        print(f"{name:20}{best[0]:12,.0f}{best[1]:12,.0f}{best[0] / best[1]:8.1f}{best[2]:14,.0f}")


if __name__ == "__main__":
    main()
