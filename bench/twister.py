"""How fast Dungeon Twister finds its ways: the reach of eight figures over the board, and a quarter turn of a hall.

.venv/bin/python bench/twister.py

Best of many rounds, in microseconds, beside the calibration loop of `verlies bench`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

import verlies
from verlies.bench import calibrate
from verlies.games.twister.dungeon import BIT, SLOTS, listed
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.state import ACT, FIGURES, NEXT_TURN
from verlies.games.twister.ways import Scene, Way

ROUNDS, CALLS = 200, 50


def full_board(seed: int) -> TwisterMatch:
    """All halls face up, and all sixteen characters on squares drawn at random."""
    match = verlies.new("twister", seed=seed)
    assert isinstance(match, TwisterMatch)
    rng = Random(seed)
    halls = list(range(SLOTS))
    rng.shuffle(halls)
    for slot, hall in enumerate(halls):
        match.lay_hall(slot, hall, rng.randrange(4))
    squares = listed(match.dry)
    rng.shuffle(squares)
    for token in (*FIGURES[0], *FIGURES[1]):
        match.where[token] = squares.pop()
    match.shown = True
    match.active = 0
    match.frames = [(NEXT_TURN,), (ACT,)]
    return match


def reach(match: TwisterMatch) -> int:
    """How many squares the eight figures of yellow can move to."""
    scene = Scene(match)
    found = 0
    for token in FIGURES[0]:
        alone = scene.without(BIT[match.where[token]])
        found += Way(match, alone, token, -1, match.figure(token).speed).ends(match, False).bit_count()
    return found


def best(work: Callable[[], object]) -> float:
    """Microseconds of one call in the best of many rounds."""
    least = 1e9
    for _ in range(ROUNDS):
        start = perf_counter()
        for _ in range(CALLS):
            work()
        least = min(least, perf_counter() - start)
    return least / CALLS * 1e6


def main() -> None:
    match = full_board(1)
    print(f"calibration                 {max(calibrate() for _ in range(ROUNDS)):,.0f} loops a second")
    print(f"reach of eight figures      {best(lambda: reach(match)):.1f} microseconds, {reach(match)} squares")
    print(f"a quarter turn of a hall    {best(lambda: match.turn_hall(2, 1)):.1f} microseconds")
    print(f"a copy                      {best(match.copy):.1f} microseconds")


if __name__ == "__main__":
    main()
