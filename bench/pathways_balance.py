"""How Pathways plays among greedy bots: what is bought, how scores spread, how often the group wins together.

.venv/bin/python bench/pathways_balance.py --games 100 --seed 1
.venv/bin/python bench/pathways_balance.py --coop normal --seats 3 --games 100 --seed 1

`--bot` takes any bot, `--processes` more cores.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from multiprocessing import Pool
from statistics import mean, stdev
from typing import NamedTuple

from verlies.bots.contest import wilson
from verlies.bots.registry import make
from verlies.bots.series import bots_rng
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER
from verlies.games import find_game
from verlies.games.pathways.match import PathwaysMatch


class Played(NamedTuple):
    """How one game went: what all seats bought, and how it ended."""

    bought: Counter[str]
    chances: Counter[str]
    """Shopping turns in which something could be bought."""
    scores: list[int]
    parts: list[dict[str, int]]
    hourglasses: int
    exits: float
    coins: float
    won: bool
    reason: str
    missions: int


def play(task: tuple[int, int, str, str, str | None]) -> Played:
    seed, seats, bot, coop, content = task
    match = find_game("pathways").new(seats, None, content, {"coop": coop})
    assert isinstance(match, PathwaysMatch)
    match.dealer = Dealer(seed)
    players, rng = [make(bot) for _ in range(seats)], bots_rng(seed)
    bought: Counter[str] = Counter()
    chances: Counter[str] = Counter()
    while not match.over:
        if match.turn == (DEALER,):
            match.apply(DEALER, match.dealer.choose(match.odds()))
            continue
        seat = match.turn[int(rng.random() * len(match.turn))]
        moves = match.moves(seat)
        move = players[seat].choose(match.chair(seat), rng)
        offers = {name for each in moves if (name := _object(match, each))}
        chances.update(offers)
        if name := _object(match, move):
            bought[name] += 1
        match.apply(seat, move)
    result = match.result
    assert result is not None
    return Played(
        bought, chances, [result.score[seat] for seat in range(seats)],
        [result.breakdown[seat] for seat in range(seats)], match.timed.bit_count(),
        mean(sum(row) for row in match.exits), mean(match.coins), bool(result.winners), result.reason,
        len(match.completed),
    )  # fmt: skip


def _object(match: PathwaysMatch, move: str) -> str | None:
    """What is bought: a book, a token, or a card of some price."""
    verb, *args = move.split()
    if verb == "token":
        return f"token {args[0]}"
    if verb == "book" and len(args) == 1 and match.view(None)["phase"] == "shop":
        return f"book {args[0]}"
    if verb == "card":
        price = args[1] if args[0] == "top" else match.content.price[match.content.card_ids.index(args[0])]
        return f"price {price}{' unseen' if args[0] == 'top' else ''}"
    return None


def main() -> None:
    parser = ArgumentParser(description="What greedy bots buy and score in Pathways.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--coop", default="off")
    parser.add_argument("--content", help="a folder of other cards and numbers")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    tasks = [(args.seed + at, args.seats, args.bot, args.coop, args.content) for at in range(args.games)]
    with Pool(args.processes) as pool:
        games = pool.map(play, tasks, chunksize=1)
    if args.coop != "off":
        wins = sum(game.won for game in games)
        low, high = wilson(wins, len(games))
        done = mean(game.missions for game in games)
        print(f"{args.coop}, {args.seats} seats: won {wins} of {len(games)} ({100 * low:.0f} to {100 * high:.0f} %)")
        print(f"missions {done:.1f}, ends {dict(Counter(game.reason for game in games))}")
        print(f"completed: {sorted(game.missions for game in games)}")
        print(f"of tier 3: {sorted(game.parts[0]['tier_3'] // 3 for game in games)}")
    scores = [score for game in games for score in game.scores]
    print(f"scores: mean {mean(scores):.1f}, deviation {stdev(scores):.1f}, {min(scores)} to {max(scores)}")
    spread = mean(max(game.scores) - min(game.scores) for game in games)
    print(f"first to last in a game {spread:.1f}; hourglasses {mean(game.hourglasses for game in games):.1f} a game")
    names = list(games[0].parts[0])
    means = {name: mean(part[name] for game in games for part in game.parts) for name in names}
    print("parts: " + ", ".join(f"{name} {value:.1f}" for name, value in means.items()))
    print(f"exits {mean(game.exits for game in games):.2f} of 6, coins left {mean(game.coins for game in games):.1f}")
    bought: Counter[str] = sum((game.bought for game in games), Counter())
    chances: Counter[str] = sum((game.chances for game in games), Counter())
    for name in sorted(chances, key=lambda each: (each.split()[0], len(each), each)):
        share = 100 * bought[name] / chances[name]
        print(f"{name:16} {bought[name] / len(games):6.2f} a game, taken in {share:5.1f} % of the turns that offer it")


if __name__ == "__main__":
    main()
