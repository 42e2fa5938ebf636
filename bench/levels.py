"""How hard the six levels of Dungeon Twister alone are: a bot plays the person, with 95 % intervals.

.venv/bin/python bench/levels.py --games 400 --seed 1

Game number n of every level has the same seed. `--bot` takes any bot, `--vision` the variant, `--processes` more cores.
"""

from __future__ import annotations

from argparse import ArgumentParser
from multiprocessing import Pool
from statistics import mean
from time import process_time
from typing import NamedTuple

from verlies.bots.contest import wilson
from verlies.bots.registry import make
from verlies.bots.series import bots_rng
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER
from verlies.games import find_game
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.cards import LEVELS


class Played(NamedTuple):
    """How one game went."""

    level: str
    won: bool
    points: int
    others: int
    reason: str
    rounds: float
    seconds: float


def play(task: tuple[str, int, str, bool]) -> Played:
    level, seed, bot, vision = task
    match = find_game("twister").new(None, None, None, {"solo": level, "vision": vision})
    assert isinstance(match, TwisterMatch)
    player, rng = make(bot), bots_rng(seed)
    match.dealer = Dealer(seed)
    start = process_time()
    while not match.over:
        if match.turn == (DEALER,):
            match.apply(DEALER, match.dealer.choose(match.odds()))
        else:
            match.apply(0, player.choose(match.chair(0), rng))
    result = match.result
    assert result is not None
    score = result.score
    return Played(
        level, 0 in result.winners, score[0], score["non_player"], result.reason, match.number / 2,
        process_time() - start,
    )  # fmt: skip


def main() -> None:
    parser = ArgumentParser(description="Win rates of a bot at the six levels of Dungeon Twister alone.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--vision", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    tasks = [(level, args.seed + n, args.bot, args.vision) for level in LEVELS for n in range(args.games)]
    played: dict[str, list[Played]] = {level: [] for level in LEVELS}
    with Pool(args.processes) as pool:
        for done in pool.imap(play, tasks, chunksize=4):
            games = played[done.level]
            games.append(done)
            if len(games) == args.games:
                low, high = wilson(sum(game.won for game in games), len(games))
                print(
                    f"{done.level:7} won {mean(game.won for game in games):6.1%} ({low:.1%} to {high:.1%}), "
                    f"points {mean(game.points for game in games):.2f} to {mean(game.others for game in games):.2f}, "
                    f"{mean(game.rounds for game in games):.1f} rounds, "
                    f"{sum(game.reason == 'turn_limit' for game in games)} by the turn limit, "
                    f"{mean(game.seconds for game in games):.2f} s a game",
                    flush=True,
                )


if __name__ == "__main__":
    main()
