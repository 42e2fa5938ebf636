"""All that is said in some random games of each kind, for tests of the texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import verlies
from every_game import some_moves
from games.pathways.scenes import rarities as pathways_rarities
from games.tiny.scenes import rarities as tiny_rarities
from games.tiny.scenes import scenes as tiny_scenes
from games.twister.scenes import rarities as twister_rarities
from games.twister.scenes_solo import solo_rarities
from verlies import DEALER, Event, Game, Match, Move, Prompt, Refusal, Result
from verlies.proof.basis import option_sets as all_option_sets
from verlies.text.words import SEATS

RARE: dict[str, list[Event | Prompt | Refusal | Move]] = {
    "designer": [
        Event("DD-GLD-03", "gold_capped", {"seat": 0, "gold": 30, "lost": 2}),
        Event("DD-CLN-07", "space_left_empty", {"shape": "oval", "stall": "M01", "part": "lower"}),
        Refusal("DD-MKT-13", "no_space", {"stall": "M01", "part": "upper"}),
    ],
    "pathways": pathways_rarities(),
    "tiny": tiny_rarities(),
    "twister": [*twister_rarities(), *solo_rarities()],
}
"""What random games hardly ever say."""
SCENES: dict[str, Callable[[], Sequence[Match]]] = {"tiny": tiny_scenes}
"""Positions that random games hardly ever come to, played on from there."""


class Played(NamedTuple):
    """All different things said in some random games."""

    events: list[Event]
    prompts: list[Prompt]
    refusals: list[Refusal]
    moves: set[Move]
    results: list[Result]

    def args(self) -> Iterator[Mapping[str, Any]]:
        for said_so in (self.events, self.prompts, self.refusals):
            yield from (each.args for each in said_so)


def option_sets(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    """The fewest options with which this many can play, and every other value of every option."""
    least = min((options for number, options in all_option_sets(game) if number == seats), key=len)
    yield least
    for option in game.options:
        for value in option.choices:
            chosen = {**game.check_options(least), option.name: value}
            if value != least.get(option.name, option.default) and seats in game.seats_with(chosen):
                yield chosen


def seats_named(args: Mapping[Any, Any]) -> set[Any]:
    """Whom arguments name: those called so, and who has points."""
    found: set[Any] = set()
    for name, value in args.items():
        if isinstance(name, int):
            found.add(name)
        elif name in SEATS:
            found.add(value)
        elif name.removesuffix("s") in SEATS:
            found.update(value)
        elif isinstance(value, Mapping):
            found |= seats_named(value)
    return found


@cache
def played(game_id: str) -> Played:
    game = verlies.find_game(game_id)
    rng = Random(11)
    events: dict[str, Event] = {}
    prompts: dict[str, Prompt] = {}
    refusals: dict[str, Refusal] = {}
    moves: dict[str, Move] = {}
    verbs: dict[str, Move] = {}
    asked_before: Counter[str] = Counter()
    results: list[Result] = []

    def note(match: Match) -> None:
        for seat in match.turn:
            for move in some_moves(match, seat, rng):
                moves[move] = move
                verbs.setdefault(move.verb, move)
        seat = match.turn[0]
        prompt = match.prompt(seat)
        assert prompt is not None
        prompts[repr(prompt[:3])] = prompt
        if seat != DEALER:
            asked_before[prompt.kind] += 1
            if asked_before[prompt.kind] <= 3 or rng.random() < 0.04:
                for text in (*match.candidates(seat), *verbs.values()):
                    refusal = match.why_not(seat, text)
                    if refusal is not None:
                        refusals[repr(refusal)] = refusal

    def play_on(match: Match) -> None:
        while match.turn:
            note(match)
            seat = match.turn[int(rng.random() * len(match.turn))]
            legal = some_moves(match, seat, rng)
            for event in match.play(seat, legal[int(rng.random() * len(legal))]):
                seen: Event | None = event
                while seen is not None:
                    events[repr(seen[:3])] = seen
                    assert seats_named(seen.args) <= {*range(match.seats), *game.automas}, seen
                    seen = seen.other
        assert match.result is not None
        results.append(match.result)

    for seats in game.seats:
        for options in option_sets(game, seats):
            play_on(verlies.new(game_id, seats=seats, seed=seats, **options))
    for scene in SCENES.get(game_id, list)():
        asked_before.clear()
        play_on(scene)
    return Played(list(events.values()), list(prompts.values()), list(refusals.values()), set(moves.values()), results)
