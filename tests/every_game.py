"""For tests of every game: all games and option sets as parameters, and games with one thing wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, cast

import pytest

import verlies
from verlies.core.match import Match
from verlies.core.moves import DEALER, Move, Seat
from verlies.proof.basis import option_sets

Methods = Callable[[verlies.Game], dict[str, object]]

ALL = [*verlies.games(), verlies.find_game("lantern")]
"""Those of the shelf, and the one to begin others from."""
GAMES = [pytest.param(game, id=game.id) for game in ALL]
SHELF = GAMES[:-1]
"""Those of which people have records."""
SETS = [
    pytest.param(game, seats, options, id="-".join([game.id, str(seats), *(f"{k}={v}" for k, v in options.items())]))
    for game in ALL
    for seats, options in option_sets(game)
]

LEAN = {"twister": 0.8}
"""Where blind play goes on to the last turn that is allowed, it leans towards good moves."""
SHARE = {"twister": 0.008}
"""Where games are long, the costly checks look at fewer of their positions."""

MANY = 1000
"""Moves of the dealer; where there are more, such as times, tests look at some of them."""


def some_moves(match: Match, seat: Seat, rng: Random) -> Sequence[Move]:
    """All moves of a seat, or a sample of too many."""
    if seat != DEALER:
        return match.moves(seat)
    odds = match.odds()
    moves = [move for move, _ in islice(odds, MANY + 1)]
    return moves if len(moves) <= MANY else [odds.sample(rng) for _ in range(20)]


def base(game: verlies.Game) -> Any:
    """The match that a mutant is made of."""
    return game.match


def mutant(game: verlies.Game, **methods: object) -> verlies.Game:
    """The game with these methods of its match replaced."""
    return replace(game, match=cast(type[Match], type("Mutant", (game.match,), methods)))


def lie(name: str, answer: Callable[[Any, Match], Any]) -> Methods:
    """A method that gives another answer than it should: made of the right one and the match."""

    def methods(game: verlies.Game) -> dict[str, object]:
        right = getattr(game.match, name)

        def wrong(self: Match, *args: Any) -> Any:
            return answer(right(self, *args), self)

        return {name: wrong}

    return methods
