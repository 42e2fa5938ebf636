"""For tests of every game: all games and option sets as parameters, and games with one thing wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

import verlies
from verlies.core.match import Match
from verlies.proof.basis import option_sets

Methods = Callable[[verlies.Game], dict[str, object]]

GAMES = [pytest.param(game, id=game.id) for game in verlies.games()]
SETS = [
    pytest.param(game, seats, options, id="-".join([game.id, str(seats), *(f"{k}={v}" for k, v in options.items())]))
    for game in verlies.games()
    for seats, options in option_sets(game)
]

LEAN = {"twister": 0.8}
"""Where blind play goes on to the last turn that is allowed, it leans towards good moves."""
SHARE = {"twister": 0.008}
"""Where games are long, the dear checks look at fewer of their positions."""


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
