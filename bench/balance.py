"""How hard Tiny Epic Dungeons is for the greedy bot: wins by hero count, hero and boss, with intervals.

.venv/bin/python bench/balance.py --games 1000 [--seed 1] [--jobs 2] [--bot greedy]
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

import verlies
from verlies.bots import make
from verlies.bots.contest import wilson
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER

GAME = "tiny"


class Played(NamedTuple):
    seats: int
    reason: str
    act: int
    heroes: tuple[str, ...]
    boss: str | None
    decisions: int


def play(task: tuple[int, int, str]) -> Played:
    seats, seed, name = task
    match = verlies.new(GAME, seats=seats, seed=seed, heroes="random")
    match.dealer = Dealer(seed)
    bot, rng = make(name), Random(seed)
    decisions = 0
    match.deal()
    while not match.over:
        seat = match.turn[0]
        match.apply(seat, bot.choose(match.chair(seat), rng))
        decisions += 1
        while match.turn == (DEALER,):
            match.apply(DEALER, match.dealer.choose(match.odds()))
    view, result = match.view(None), match.result
    assert result is not None
    boss = view["boss"]
    heroes = tuple(hero["hero"] for hero in view["heroes"])
    return Played(seats, result.reason, view["act"], heroes, boss and boss["kind"], decisions)


def line(name: str, wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"  {name:14} {wins / games:6.1%}  ({low:.1%} to {high:.1%}) of {games}"


def report(games: list[Played]) -> None:
    won = {True: 1, False: 0}
    total = sum(won[game.reason == "boss_slain"] for game in games)
    print(line("all", total, len(games)))
    groups: dict[str, dict[Any, list[bool]]] = {
        "heroes": defaultdict(list),
        "hero": defaultdict(list),
        "boss met": defaultdict(list),
    }
    for game in games:
        win = game.reason == "boss_slain"
        groups["heroes"][game.seats].append(win)
        for hero in game.heroes:
            groups["hero"][hero].append(win)
        if game.act == 2:
            groups["boss met"][game.boss].append(win)
            groups["boss met"][game.boss, game.seats].append(win)
    for title, group in groups.items():
        print(title)
        for name, wins in sorted(group.items(), key=lambda each: str(each[0])):
            print(line(str(name), sum(wins), len(wins)))
    print("ends")
    for (seats, reason, act), number in sorted(Counter((g.seats, g.reason, g.act) for g in games).items()):
        print(f"  {seats} heroes: {reason} in act {act}: {number}")
    print(f"decisions a game: {sum(game.decisions for game in games) / len(games):.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="for each number of heroes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    tasks = [(seats, given.seed + number, given.bot) for number in range(given.games) for seats in (2, 3, 4)]
    games: list[Played] = []
    with Pool(given.jobs) as pool:
        for number, game in enumerate(pool.imap_unordered(play, tasks, chunksize=4), 1):
            games.append(game)
            if sys.stderr.isatty():
                print(f"\r{number} of {len(tasks)}", end="", file=sys.stderr)
    report(games)


if __name__ == "__main__":
    main()
