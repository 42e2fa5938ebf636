"""How much laying matters with the card faces of Pathways, and what hands of each price bring.

.venv/bin/python bench/pathways_faces.py --hands 96

Hand number n of a kind, its goal and its random layouts depend on n alone; the goals take turns. Three tables: the best
layout that is found against the median random one, what the best layouts bring when coins count too, and how often
cards laid at random all fit. Standard errors behind the means.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from multiprocessing import Pool
from pathlib import Path as Folder
from random import Random
from statistics import median, stdev
from typing import NamedTuple, TypeVar

from verlies.games.pathways import content as pathways_content
from verlies.games.pathways.architect import Architect, Layout, Tools
from verlies.games.pathways.content import GOALS, Goal, PathwaysContent
from verlies.games.pathways.faces import COIN, ROOM
from verlies.games.pathways.path import LEFT, Path
from verlies.games.pathways.solver import Best, Solver, Wish

RANDOM_LAYOUTS = 21
NODES = 20_000
"""Of the search for the best path through a random layout."""
TIE_COIN, COIN_WORTH, EXIT_WORTH = 0.1, 0.34, 0.2
TRIES = 200
"""Random layouts of a hand to see how often all cards fit."""
CONTENT = Folder(pathways_content.__file__).parent / "content"

T = TypeVar("T")
Deal = tuple[tuple[Sequence[int], int], ...]
"""How many cards of which prices; 0 is the price of start cards."""
BOUGHT = (3, 4, 5, 6)
MATTERS: dict[str, Deal] = {
    "5 start": (((0,), 5),),
    "3 start, 2 bought": (((0,), 3), (BOUGHT, 2)),
    **{f"5 of price {price}": (((price,), 5),) for price in BOUGHT},
}
BRINGS: dict[str, Deal] = {
    "5 start": (((0,), 5),),
    **{f"4 start, price {price}": (((0,), 4), ((price,), 1)) for price in BOUGHT},
    **{f"5 of price {price}": (((price,), 5),) for price in BOUGHT},
}


class Task(NamedTuple):
    folder: Folder
    deal: Deal
    number: int
    layouts: int


class Laid(NamedTuple):
    """Points for the main goal, coins and exits of a layout."""

    points: float
    coins: int
    left: bool


_loaded: dict[Folder, PathwaysContent] = {}


def cards(folder: Folder) -> PathwaysContent:
    if folder not in _loaded:
        _loaded[folder] = pathways_content.load(folder)
    return _loaded[folder]


def hand_of(content: PathwaysContent, deal: Deal, rng: Random) -> bytes:
    hand: list[int] = []
    for prices, number in deal:
        hand += rng.sample([card for card, price in enumerate(content.price) if price in prices], number)
    return bytes(hand)


def goal_of(content: PathwaysContent, number: int) -> Goal:
    kinds = pathways_content.kinds_of(GOALS[number % len(GOALS)])
    return next(goal for goal in content.goals if goal.kinds == kinds)


def wish_of(goal: Goal, coin: float) -> Wish:
    points = [0.0] * (ROOM + 1)
    points[COIN] = coin
    for kind in goal.kinds:
        points[kind] += goal.points
    return Wish(tuple(points), EXIT_WORTH)


def full(architect: Architect) -> Layout:
    """A random layout of all cards."""
    while len(layout := architect.random()) < len(architect.hand):
        pass
    return layout


def laid(goal: Goal, best: Best) -> Laid:
    counts = best.path.counts
    return Laid(goal.points * goal.count(counts), counts[COIN], best.path.end == LEFT)


def matters(task: Task) -> tuple[float, Laid]:
    """The median of some random layouts, and the best layout."""
    content, rng = cards(task.folder), Random(task.number)
    goal = goal_of(content, task.number)
    wish = wish_of(goal, TIE_COIN)
    architect = Architect(content, hand_of(content, task.deal, rng), wish, Tools(), rng)
    layouts = [full(architect) for _ in range(RANDOM_LAYOUTS)]
    found = [laid(goal, Solver(Path(content.dungeon(each)), wish, nodes=NODES).solve()) for each in layouts]
    return median(each.points for each in found), _best(architect, goal, task.layouts)


def brings(task: Task) -> Laid:
    content, rng = cards(task.folder), Random(task.number)
    goal = goal_of(content, task.number)
    hand = hand_of(content, task.deal, rng)
    return _best(Architect(content, hand, wish_of(goal, COIN_WORTH), Tools(), rng), goal, task.layouts)


def _best(architect: Architect, goal: Goal, layouts: int) -> Laid:
    found = architect.think(layouts=layouts)
    assert found is not None
    return laid(goal, found.best)


def fits(task: Task) -> tuple[int, int]:
    """How many random layouts hold all cards, and how many pairs of them have none that does."""
    content, rng = cards(task.folder), Random(task.number)
    wish = wish_of(goal_of(content, task.number), TIE_COIN)
    architect = Architect(content, hand_of(content, task.deal, rng), wish, Tools(), rng)
    held = [len(architect.random()) == len(architect.hand) for _ in range(TRIES)]
    return sum(held), sum(not one and not other for one, other in zip(held[::2], held[1::2], strict=True))


def mean(numbers: Sequence[float]) -> str:
    error = stdev(numbers) / sqrt(len(numbers))
    return f"{sum(numbers) / len(numbers):5.2f} ± {error:4.2f}"


def ratio(best: Sequence[float], middle: Sequence[float]) -> str:
    """Of the sums, with the standard error of a ratio of means."""
    value = sum(best) / sum(middle)
    spread = stdev([one - value * other for one, other in zip(best, middle, strict=True)])
    return f"{value:5.2f} ± {spread * sqrt(len(best)) / sum(middle):4.2f}"


def main() -> None:
    parser = ArgumentParser(description="How much laying matters with the card faces of Pathways.")
    parser.add_argument("--content", type=Folder, default=CONTENT)
    parser.add_argument("--hands", type=int, default=96, help="of each kind")
    parser.add_argument("--layouts", type=int, default=300, help="that the search for the best one judges")
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()

    with Pool(options.processes) as pool:

        def rows(measure: Callable[[Task], T], kinds: dict[str, Deal]) -> Iterator[tuple[str, list[T]]]:
            for name, deal in kinds.items():
                tasks = [Task(options.content, deal, number, options.layouts) for number in range(options.hands)]
                yield name, pool.map(measure, tasks, chunksize=1)

        print(f"{'hand':18} {'median random':>14} {'best layout':>14} {'ratio':>14}")
        every: list[tuple[float, Laid]] = []
        for name, pairs in rows(matters, MATTERS):
            every += pairs
            _print_ratio(name, pairs)
        _print_ratio("all", every)
        print(f"\n{'hand':18} {'points':>14} {'coins':>14} {'exits':>6}")
        for name, found in rows(brings, BRINGS):
            points, coins = mean([each.points for each in found]), mean([each.coins for each in found])
            exits = sum(each.left for each in found) / len(found)
            print(f"{name:18} {points:>14} {coins:>14} {exits:6.2f}", flush=True)
        print(f"\n{'hand':18} {'laid in full':>14} {'in two tries':>14}")
        for name, held in rows(fits, MATTERS):
            number = TRIES * len(held)
            once, twice = sum(one for one, _ in held) / number, 1 - 2 * sum(two for _, two in held) / number
            print(f"{name:18} {once:14.2%} {twice:14.3%}", flush=True)


def _print_ratio(name: str, found: list[tuple[float, Laid]]) -> None:
    middle, best = [one for one, _ in found], [one.points for _, one in found]
    print(f"{name:18} {mean(middle):>14} {mean(best):>14} {ratio(best, middle):>14}", flush=True)


if __name__ == "__main__":
    main()
