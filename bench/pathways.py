"""How good and how fast Pathways' solver is, on stored layouts and hands of price-6 cards.

.venv/bin/python bench/pathways.py paths     the best path through each of 200 layouts, proved
.venv/bin/python bench/pathways.py hands     the best layout that two seconds find, beside what ten minutes found
.venv/bin/python bench/pathways.py plans     how long the check of a whole plan takes
.venv/bin/python bench/pathways.py make      store layouts and hands anew (after a change of faces); `hands` then
                                             needs `--minutes 10 --store` once

Figures stand beside a loop of plain Python that ran in the same process. `--processes` takes more cores.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from multiprocessing import Pool
from pathlib import Path as File
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, cast

import verlies
from verlies.games.pathways import plan
from verlies.games.pathways.architect import Architect, Tools
from verlies.games.pathways.content import PathwaysContent
from verlies.games.pathways.faces import COIN
from verlies.games.pathways.layout import Placement
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.path import COUNTS, Path
from verlies.games.pathways.solver import Solver, Wish

STORE = File(__file__).with_suffix(".json")
LAYOUTS, HANDS = 200, 20
COIN_WORTH, EXIT = 0.34, 0.5


def content() -> PathwaysContent:
    return cast(PathwaysContent, verlies.find_game("pathways").content())


def calibrated() -> float:
    """Loops of plain Python that one microsecond has."""
    start = process_time()
    for _ in range(1_000_000):
        pass
    return 1.0 / (process_time() - start)


def wish_for(goal: str) -> Wish:
    cards = content()
    card = cards.goals[cards.goal_ids.index(goal)]
    points = [0.0] * COUNTS
    for kind in card.kinds:
        points[kind] += card.points
    points[COIN] += COIN_WORTH
    return Wish(tuple(points), EXIT)


def make() -> None:
    cards, rng = content(), Random(7)
    costly = [number for number, price in enumerate(cards.price) if price == max(cards.prices)]
    layouts: list[dict[str, Any]] = []
    while len(layouts) < LAYOUTS:
        hand = bytes(sorted(rng.sample(costly, 5)))
        laid = Architect(cards, hand, Wish((0.0,) * COUNTS, 0.0), Tools(), rng).random()
        if len(laid) == len(hand):
            layouts.append({"goal": rng.choice(cards.goal_ids), "laid": [list(each) for each in laid]})
    hands = [
        {"goal": rng.choice(cards.goal_ids), "hand": sorted(rng.sample(costly, 5)), "best": None} for _ in range(HANDS)
    ]
    _store({"layouts": layouts, "hands": hands})


def _store(data: dict[str, Any]) -> None:
    lines = [json.dumps(each) for each in data["layouts"]], [json.dumps(each) for each in data["hands"]]
    layouts, hands = (",\n".join(rows) for rows in lines)
    STORE.write_text(f'{{"layouts": [\n{layouts}\n],\n"hands": [\n{hands}\n]}}\n', "utf-8")


def stored() -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(STORE.read_text("utf-8")))


def solve(row: dict[str, Any]) -> tuple[float, bool, int]:
    laid = tuple(Placement(card, bool(turned), x, y) for card, turned, x, y in row["laid"])
    start = process_time()
    best = Solver(Path(content().dungeon(laid)), wish_for(row["goal"]), seconds=60).solve()
    return process_time() - start, best.proved, best.nodes


def paths(pool: Any) -> None:
    found = pool.map(solve, stored()["layouts"], chunksize=1)
    times = sorted(seconds for seconds, _, _ in found)
    quick = sum(proved and seconds <= 1 for seconds, proved, _ in found)
    print(f"{len(found)} layouts, proved {sum(proved for _, proved, _ in found)}, within 1 s {quick}")
    print(f"seconds: median {median(times):.3f}, 95 % {times[int(len(times) * 0.95)]:.2f}, most {times[-1]:.2f}")
    print(f"nodes: median {median(nodes for _, _, nodes in found):.0f}, most {max(nodes for _, _, nodes in found)}")


def think(task: tuple[dict[str, Any], float, int]) -> float:
    row, seconds, seed = task
    architect = Architect(content(), bytes(row["hand"]), wish_for(row["goal"]), Tools(), Random(seed))
    found = architect.think(seconds)
    assert found is not None
    return found.value


def hands(pool: Any, minutes: float, store: bool) -> None:
    data = stored()
    rows = data["hands"]
    if minutes:
        for row, value in zip(
            rows, pool.map(think, [(row, 60 * minutes, 2) for row in rows], chunksize=1), strict=True
        ):
            row["best"] = max(value, row["best"] or 0.0)
        if store:
            _store(data)
    quick = pool.map(think, [(row, 2.0, 1) for row in rows], chunksize=1)
    shares = [value / row["best"] for row, value in zip(rows, quick, strict=True)]
    near = sum(share >= 0.95 for share in shares)
    print(f"{len(rows)} hands, 2 s beside what ten minutes found: mean {100 * sum(shares) / len(shares):.1f} %,")
    print(f"within 5 % {near}, least {100 * min(shares):.1f} %")


def plans() -> None:
    match = verlies.new("pathways", seats=2, seed=3)
    assert isinstance(match, PathwaysMatch)
    match.deal()
    while match.view(None)["phase"] != "explore":
        match.play(match.turn[0], "pass" if "pass" in match.moves(match.turn[0]) else match.moves(match.turn[0])[0])
        match.deal()
    hand = match.hands[0]
    found = Architect(match.content, hand, wish_for("G-coin"), Tools(), Random(1)).think(layouts=40)
    assert found is not None
    text = plan.text_of(match, found.layout, found.best.path)
    number, start = 2000, process_time()
    for _ in range(number):
        moves = match.plan(0, text)
    micro = (process_time() - start) / number * 1e6
    print(f"a plan of {len(moves)} moves is checked in {micro:.0f} microseconds")


def main() -> None:
    parser = ArgumentParser(description="Pathways' solver on stored layouts and hands.")
    parser.add_argument("what", choices=("paths", "hands", "plans", "make"))
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--store", action="store_true")
    parser.add_argument("--processes", type=int, default=1)
    args = parser.parse_args()
    begun = perf_counter()
    with Pool(args.processes) as pool:
        if args.what == "make":
            make()
        elif args.what == "paths":
            paths(pool)
        elif args.what == "hands":
            hands(pool, args.minutes, args.store)
        else:
            plans()
    print(f"{calibrated():.1f} plain loops a microsecond; {perf_counter() - begun:.0f} s in all")


if __name__ == "__main__":
    main()
