"""How fast Dungeon Twister finds its ways: the reach of eight figures, a quarter turn, a whole turn of the non-player.

.venv/bin/python bench/twister.py

Best of many rounds, in microseconds, beside the calibration loop of `verlies bench`; for the non-player's turns with
eight figures the median of many positions, in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time

import verlies
from verlies.bench import calibrate
from verlies.core.moves import DEALER
from verlies.games.twister.dungeon import BIT, SLOTS, column, listed
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.memory import CLOSE_NP, OPEN_PHASE, note
from verlies.games.twister.state import ACT, FIGURES, ITEMS, NEXT_TURN, NPCS
from verlies.games.twister.ways import Scene, Way

ROUNDS, CALLS = 200, 50
TURNS = 60
"""Positions for the non-player."""


def lay_halls(match: TwisterMatch, rng: Random) -> None:
    """All of them, face up."""
    halls = list(range(SLOTS))
    rng.shuffle(halls)
    for slot, hall in enumerate(halls):
        match.lay_hall(slot, hall, rng.randrange(4))


def full_board(seed: int) -> TwisterMatch:
    """All halls face up, and all sixteen characters on squares drawn at random."""
    match = verlies.new("twister", seed=seed)
    assert isinstance(match, TwisterMatch)
    rng = Random(seed)
    lay_halls(match, rng)
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


def solo_board(seed: int) -> TwisterMatch:
    """All halls face up, eight NPCs, eight characters and twelve items on squares drawn at random; the NPCs' turn."""
    match = verlies.new("twister", seed=seed, solo="green")
    assert isinstance(match, TwisterMatch)
    rng = Random(seed)
    lay_halls(match, rng)
    squares = listed(match.dry & ~column(match.zones[0]) & ~column(match.zones[1]))
    rng.shuffle(squares)
    npcs = sorted(rng.sample(NPCS, 8))
    for token in (*FIGURES[0], *ITEMS, *npcs):
        match.where[token] = squares.pop()
    note(match, opened=True, row=tuple(npcs))
    match.bag = b""
    match.active = 1
    match.number = 2
    match.frames = [(CLOSE_NP,), (OPEN_PHASE, 0)]
    match._legal = {}
    match._settle(None)
    return match


def np_turn(match: TwisterMatch, rng: Random) -> float:
    """Milliseconds of this process for a whole turn of the non-player; the person answers with her lowest cards."""
    start = process_time()
    while match.turn and match.active == 1:
        if match.turn == (DEALER,):
            match.play(DEALER, match.odds().sample(rng))
        else:
            match.play(0, match.moves(0)[0])
    return (process_time() - start) * 1e3


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
    turns = [np_turn(solo_board(seed), Random(seed)) for seed in range(TURNS)]
    print(f"a turn of the non-player    {median(turns):.1f} milliseconds in the median, {max(turns):.1f} at most")


if __name__ == "__main__":
    main()
