"""Rebuilds vectors.json for the card faces that are in the content now. Run by hand, in tests/, after faces changed:

    python -m games.pathways.make_vectors

All is judged by the second judge (brute.py); the engine only has to agree on the optima, else nothing is written.
test_vectors.py then proves every vector with the engine. The same faces give the same file.

Layouts and paths are written as in plans: `S6 0 0 0, S5 180 -3 -1` and `start M 3 -2 N, go E`. What vectors.json holds:

- `legality`: layouts of two and three cards, with the first rule that each breaks, or null, and what is special;
- `optima`: layouts of five cards with tokens and a goal; the most that a path can be worth (`points` for each matching
  discovery, `coin_value` for each coin, `exit_value` for an exit), one path that is worth it, what it finds, whether it
  exits, and which items and tokens are left, by the name of the item;
- `invalid_paths`: on the layout of an optimum and with its tokens, a path whose last operation breaks a rule;
- `crossing`: layouts of three cards, and paths whose last operation is legal with SB-8 only.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from games.pathways.both import all_build, best, builder, records, tries
from games.pathways.brute import MEANS, Broken, Dungeon, State, unused
from games.pathways.brute_cards import Laid, Placement, Record, laid, layout_fault
from games.pathways.brute_search import Aim, Search, TooMany
from verlies.games.pathways.content import GOALS, kinds_of

FILE = Path(__file__).parent / "vectors.json"
Vector = dict[str, Any]
Cards = Mapping[str, Record]
LEGALITY = {
    "plain": 30, "joined underground only": 3, "overlapping": 7, "no link": 23, "no link, though connected": 4,
    "apart": 3,
}  # fmt: skip
"""How many layouts of each kind."""
TOKENS: tuple[dict[str, int], ...] = ({"lock": 1}, {}, {"monster": 1}, {"pit": 1, "portal": 1})
COIN_VALUE, EXIT_VALUE = 0.25, 0.5
MOST_NODES = 40_000
"""Layouts that take longer are left out."""
INVALID, CROSSING = 55, 3
WALKS = 40
"""Random paths through each dungeon, in search of wrong steps."""


def main() -> None:
    cards = records()
    found = optima(cards)
    made = {
        "legality": legality(cards), "optima": found, "invalid_paths": invalid_paths(cards, found),
        "crossing": crossing(cards),
    }  # fmt: skip
    lists = [
        f'"{name}": [\n' + ",\n".join(json.dumps(vector) for vector in vectors) + "\n]"
        for name, vectors in made.items()
    ]
    FILE.write_text("{\n" + ",\n".join(lists) + "\n}\n", "utf-8")


def written(placements: Sequence[Placement]) -> str:
    return ", ".join(" ".join(map(str, placement)) for placement in placements)


def placements_of(layout: str) -> list[Placement]:
    cards = (card.split() for card in layout.split(", "))
    return [Placement(name, int(rot), int(x), int(y)) for name, rot, x, y in cards]


# Layouts


def first(rng: Random, card: str) -> list[Placement]:
    return [Placement(card, rng.choice((0, 180)), 0, 0)]


def beside(rng: Random, card: str, placements: Sequence[Placement], apart: int = 0) -> Placement:
    """A card that touches or overlaps one of those that lie, or lies at most this many cells away from it."""
    near = rng.choice(placements)
    dx, dy = rng.randint(-3 - apart, 3 + apart), rng.randint(-4 - apart, 4 + apart)
    return Placement(card, rng.choice((0, 180)), near.x + dx, near.y + dy)


def legal(rng: Random, cards: Cards, choice: Sequence[str], number: int) -> list[Placement]:
    """This many of some cards, laid at random; where they do not fit, other ones."""
    while True:
        hand = rng.sample(choice, number)
        placements = first(rng, hand[0])
        for _ in range(1000):
            if len(placements) == number:
                return placements
            more = [*placements, beside(rng, hand[len(placements)], placements)]
            if layout_fault(laid(cards, more)) is None:
                placements = more


def legality(cards: Cards) -> list[Vector]:
    rng = Random(1)
    left = dict(LEGALITY)
    vectors: list[Vector] = []
    for _ in range(100_000):
        hand = rng.sample(sorted(cards), rng.choice((2, 3)))
        placements = first(rng, hand[0])
        for card in hand[1:]:
            placements.append(beside(rng, card, placements, rng.choice((0, 0, 1))))
        faces = laid(cards, placements)
        rule = layout_fault(faces)
        kind = kind_of(faces, rule)
        if left[kind]:
            left[kind] -= 1
            vectors.append({"layout": written(placements), "rule": rule, "kind": kind})
        if not any(left.values()):
            break
    else:
        raise SystemExit(f"with these faces there are hardly any layouts of these kinds: {left}")
    return sorted(vectors, key=lambda vector: list(LEGALITY).index(vector["kind"]))


def kind_of(faces: Sequence[Laid], rule: str | None) -> str:
    links = [one.links(other) for one, other in combinations(faces, 2)]
    if rule is None:
        above = any(cell.level == "M" for pair in links for cell, _ in pair)
        return "plain" if above else "joined underground only"
    if rule == "PA-LAY-06":
        connected = len(faces) == 3 and sum(map(bool, links)) == 2
        return "no link, though connected" if connected else "no link"
    return {"PA-LAY-03": "overlapping", "PA-LAY-08": "apart"}[rule]


# Optima


def optima(cards: Cards) -> list[Vector]:
    """Each goal three times: with start cards, with all cards, with dungeon cards."""
    starts = [card for card, record in cards.items() if "price" not in record]
    dungeons = [card for card, record in cards.items() if "price" in record]
    goals = all_build().content.goals
    vectors: list[Vector] = []
    for choice in (starts, [*starts, *dungeons], dungeons):
        for goal in GOALS:
            number = len(vectors) + 1
            points = next(each.points for each in goals if each.kinds == kinds_of(goal))
            tokens = dict.fromkeys(MEANS, 0) | TOKENS[number % 4]
            found = optimum(Random(number), cards, choice, Aim(goal, points, COIN_VALUE, EXIT_VALUE), tokens)
            vectors.append({"id": f"TV-{number:02}", **found})
    return vectors


def optimum(rng: Random, cards: Cards, choice: Sequence[str], aim: Aim, tokens: dict[str, int]) -> Vector:
    """Of the first random layout that can be searched to the end."""
    while True:
        placements = legal(rng, cards, choice, 5)
        dungeon = Dungeon(laid(cards, placements))
        try:
            search = Search(dungeon, aim, MOST_NODES).run(tokens)
        except TooMany:
            continue
        break
    layout = written(placements)
    match = builder(all_build(), (each.card for each in placements), tokens)
    for move in match.plan(0, layout):
        match.play(0, move)
    value = best(match, aim).value
    if value != search.best:
        raise SystemExit(f"{layout}, {aim}, {tokens}: {value} says the engine, {search.best} the second judge")
    state = State(tokens)
    for step in search.best_path:
        state = dungeon.step(state, step)
    return {
        "layout": layout, **aim._asdict(), "tokens": tokens, "optimum": search.best,
        "path": ", ".join(search.best_path), "finds": dict(state.found), "exit": state.end == "exit",
        "unused": unused(state),
    }  # fmt: skip


# Paths that are wrong


class Wrong(NamedTuple):
    """A path whose last step breaks a rule."""

    state: State
    """Before that step."""
    steps: tuple[str, ...]
    rule: str

    def kind(self) -> tuple[str, str, str]:
        """Rule, verb, corridor or room; whatever comes before a start, after an end or on a pit is of one kind."""
        state = self.state
        going_on = state.where is not None and not state.end and not state.over_a_pit
        return self.rule, self.steps[-1].split()[0] if going_on else "", type(state.where).__name__


def wrongs(dungeon: Dungeon, tokens: dict[str, int], rng: Random) -> Iterator[Wrong]:
    """All wrong steps that somebody could try on random paths."""
    for _ in range(WALKS):
        state, steps = State(tokens), list[str]()
        while True:
            for step in tries(dungeon, state, rng):
                try:
                    dungeon.step(state, step)
                except Broken as broken:
                    yield Wrong(state, (*steps, step), str(broken))
            ways = list(dungeon.continuations(state))
            if not ways:
                break
            step, state = rng.choice(ways)
            steps.append(step)


def invalid_paths(cards: Cards, found: Sequence[Vector]) -> list[Vector]:
    """Every kind of wrong step about equally often."""
    rng = Random(2)
    by_kind: dict[tuple[str, str, str], list[Vector]] = {}
    for vector in found:
        dungeon = Dungeon(laid(cards, placements_of(vector["layout"])))
        for wrong in wrongs(dungeon, vector["tokens"], rng):
            path = {"layout_of": vector["id"], "path": ", ".join(wrong.steps), "rule": wrong.rule}
            by_kind.setdefault(wrong.kind(), []).append(path)
    chosen = [rng.sample(paths, min(len(paths), INVALID)) for _, paths in sorted(by_kind.items())]
    turns = [paths[turn] for turn in range(INVALID) for paths in chosen if turn < len(paths)]
    return sorted(turns[:INVALID], key=lambda path: str(path["rule"]))


def crossing(cards: Cards) -> list[Vector]:
    """PA-SPB-SB8; with all the tokens that a path can use on foot."""
    rng = Random(3)
    tokens = dict.fromkeys(MEANS, 9) | {"portal": 0}
    vectors: list[Vector] = []
    while len(vectors) < CROSSING:
        placements = legal(rng, cards, sorted(cards), 3)
        dungeon = Dungeon(laid(cards, placements))
        crossed = [wrong for wrong in wrongs(dungeon, tokens, rng) if wrong.rule == "PA-PTH-05"]
        if crossed:
            steps = min((wrong.steps for wrong in crossed), key=len)
            state = State({**tokens, "SB-8": 1})
            for step in steps:
                state = dungeon.step(state, step)
            vectors.append({"layout": written(placements), "tokens": tokens, "path": ", ".join(steps)})
    return vectors


if __name__ == "__main__":
    main()
