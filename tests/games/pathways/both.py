"""The engine and the second judge (brute.py) side by side, at the dungeon of one seat."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from games.pathways.brute import MEANS, Broken, Dungeon, State, in_words, journey_to
from games.pathways.brute_cards import SIDES, Cell, Laid, Placement, Record, layout_fault
from games.pathways.brute_search import Aim
from games.pathways.table import moves
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.content import TOKENS, TOOLS
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME
from verlies.games.pathways.solver import Best, Solver, Wish
from verlies.games.pathways.walk import ENDS, NAMES, new_path

CONTENT = GAME.folder / "content"
BOOKS = ("SB-1", "SB-2", "SB-3", "SB-4", "SB-5", "SB-7", "SB-8", "SB-9", "SB-11", "SB-13", "SB-15")
"""Those that are for a path."""
Held = Mapping[str, int]
"""Tokens by kind, and books."""


def records(folder: Path = CONTENT) -> dict[str, Record]:
    files = [json.loads((folder / name).read_text("utf-8")) for name in ("start_cards.json", "dungeon_cards.json")]
    return {record["id"]: record for file in files for record in file["records"]}


@cache
def all_build(folder: Path = CONTENT, strict: bool = False) -> PathwaysMatch:
    """A match in which nobody has bought anything and all begin to build."""
    match = GAME.new(2, Dealer(1), folder, {"strict_ports": strict})
    assert isinstance(match, PathwaysMatch)
    while match.frames[-1][0] != s.EXPLORE:
        if match.turn == (DEALER,):
            match.deal()
        else:
            match.play(match.turn[0], "pass")
    return match


def builder(match: PathwaysMatch, hand: Iterable[str], held: Held) -> PathwaysMatch:
    """The match, and seat 0 builds with these cards, tokens and books."""
    m, content = match.copy(), match.content
    m.hands[0] = bytes(sorted(content.card_ids.index(card) for card in hand))
    m.books[0] = bytes(number for number, book in enumerate(content.book_ids) if held.get(book))
    m.tokens[0] = tuple(held.get(kind, 0) for kind in TOKENS)
    m._legal = {}
    return m


def best(match: PathwaysMatch, aim: Aim, nodes: int | None = None, beat: float | None = None) -> Best:
    """The best way to go on with the path of seat 0, as the engine finds it."""
    path = match.paths[0] or new_path(match, 0)
    return Solver(path, Wish(tuple(map(aim.each, NAMES)), aim.exit_value), nodes=nodes, beat=beat).solve()


class Standing(NamedTuple):
    finds: dict[str, int]
    held: dict[str, int]
    end: str


def standing(match: PathwaysMatch) -> Standing:
    """How the path of seat 0 stands."""
    path, books = match.paths[0], match.content.book_ids
    assert path is not None
    finds = {name: number for name, number in zip(NAMES, path.counts, strict=True) if number}
    held = dict(zip((*TOOLS, *TOKENS), (*path.free, *path.tokens), strict=True))
    held |= {book: 1 for number, book in enumerate(books) if path.books >> number & 1}
    return Standing(finds, {name: number for name, number in held.items() if number}, ENDS[path.end] or "")


class Both:
    """A dungeon that grows and a path that is drawn, told to both."""

    def __init__(self, match: PathwaysMatch, cards: Mapping[str, Record], hand: Iterable[str], held: Held) -> None:
        self.match, self.cards = builder(match, hand, held), cards
        self.placements: list[Placement] = []
        self.laid: list[Laid] = []
        self.dungeon = Dungeon([])
        self.state = State(held)

    def lays(self) -> list[str]:
        """Where the engine lets one more card lie."""
        return sorted(text for text in moves(self.match) if text.startswith("lay"))

    def steps(self) -> list[str]:
        """How the engine lets the path go on."""
        return sorted(text for text in moves(self.match) if not text.startswith("lay"))

    def steps_too(self) -> list[str]:
        """How the second judge lets it go on."""
        return sorted(text for text, _ in self.dungeon.continuations(self.state))

    def lay(self, text: str) -> None:
        self.match.play(0, text)
        card, rot, x, y = text.split()[1:]
        placement = Placement(card, int(rot), int(x), int(y))
        self.placements.append(placement)
        self.laid.append(Laid(self.cards[card], placement))
        self.dungeon = Dungeon(self.laid)

    def lay_at_random(self, rng: Random, number: int) -> None:
        for _ in range(number):
            lays = self.lays()
            if lays:
                self.lay(rng.choice(lays))

    def lays_too(self, strict: bool) -> list[str]:
        """Where the second judge lets one more card lie."""
        hand = {self.match.content.card_ids[card] for card in self.match.hands[0]}
        spots = {
            (each.x + dx, each.y + dy) for each in self.placements for dx in range(-3, 4) for dy in range(-4, 5)
        }  # fmt: skip
        ways = [Placement(card, rot, x, y) for card in hand for rot in (0, 180) for x, y in spots]
        return sorted(
            " ".join(map(str, ("lay", *way)))
            for way in ways
            if layout_fault([*self.laid, Laid(self.cards[way.card], way)], strict) is None
        )

    def fault(self, text: str) -> str | None:
        """The rule that the second judge has against a step."""
        try:
            self.dungeon.step(self.state, text)
        except Broken as broken:
            return str(broken)
        return None

    def draw(self, text: str) -> None:
        self.match.play(0, text)
        self.state = self.dungeon.step(self.state, text)

    def stands(self) -> Standing:
        """What was found, what is left, and how the path ended, as the engine says it."""
        return standing(self.match)

    def stands_too(self) -> Standing:
        """The same as the second judge says it."""
        held = {name: number for name, number in self.state.held.items() if number}
        return Standing(dict(self.state.found), held, self.state.end)


def random_held(rng: Random, books: int) -> dict[str, int]:
    """Some tokens and this many books at most."""
    tokens = {kind: rng.randrange(2) for kind in MEANS}
    return tokens | dict.fromkeys(rng.sample(BOOKS, rng.randrange(books + 1)), 1)


def tries(dungeon: Dungeon, state: State, rng: Random) -> list[str]:
    """Operations without books that somebody could try; most of them break a rule."""
    here = state.where
    found = [f"{verb} {side}" for verb in ("go", "exit") for side in SIDES]
    found += ["stairs", "fall", *map(journey_to, dungeon.holders["portal"])]
    cell, side = rng.choice(sorted(dungeon.open_ports | dungeon.links | dungeon.blocked))
    start = cell.beyond(rng.choice("NESW")) if rng.random() < 0.3 else cell
    found.append(f"start {in_words(start)} {side}")
    if here is not None:
        spots = [here] if isinstance(here, Cell) else [at for at, room in dungeon.room_at.items() if room == here]
        spot = rng.choice(spots)
        found += [f"leave {spot.x} {spot.y} {side}" for side in SIDES]
        found += [f"stairs {spot.x} {spot.y}", f"fall {spot.x} {spot.y}"]
    return found
