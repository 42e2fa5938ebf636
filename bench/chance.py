"""Chance by key, measured: do draws fit their odds, and does one seed mean one order in different lines of play?

python bench/chance.py odds --games 400       # chi-square of all draws, and of pairs of draws in a row
python bench/chance.py lines --pairs 200      # equal draws from the same pile at the same place in its order
"""

from __future__ import annotations

import argparse

import verlies
from verlies.proof.basis import option_sets
from verlies.proof.chance import Same, compare, fit


def odds(games: int) -> None:
    for game in verlies.games():
        for seats, options in ((None, {}), option_sets(game)[-1]):
            single, double = fit(game, seats, options, range(games))
            print(
                f"{game.id:9} {single.draws:7} draws: chi-square {single.chi_square:6.1f} of {single.freedom}"
                f" (p {single.likely:.3f}), in pairs {double.chi_square:6.1f} of {double.freedom}"
                f" (p {double.likely:.3f})  {options or ''}"
            )


def lines(pairs: int) -> None:
    for game in verlies.games():
        sets = option_sets(game)
        found = [compare(game, *sets[seed % len(sets)], seed) for seed in range(pairs)]
        draws, equal, throws, equal_throws = (sum(column) for column in zip(*found, strict=True))
        same = Same(draws, equal, throws, equal_throws)
        print(
            f"{game.id:9} {same.equal} of {same.draws} draws equal: {same.equal / same.draws:.1%};"
            f" throws for the same occasion {same.equal_throws} of {same.throws}"
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("odds", "lines"))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--pairs", type=int, default=200)
    arguments = parser.parse_args()
    if arguments.what == "odds":
        odds(arguments.games)
    else:
        lines(arguments.pairs)
