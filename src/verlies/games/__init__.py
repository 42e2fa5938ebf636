"""The games that ship with Verlies."""

from __future__ import annotations

from verlies.core.errors import UsageError
from verlies.core.game import Game
from verlies.games.designer.meta import GAME as DESIGNER
from verlies.games.pathways.meta import GAME as PATHWAYS
from verlies.games.tiny.meta import GAME as TINY
from verlies.games.twister.meta import GAME as TWISTER

GAMES: tuple[Game, ...] = (DESIGNER, TINY, TWISTER, PATHWAYS)


def games() -> list[Game]:
    """All games, in the order of the shelf."""
    return list(GAMES)


def find_game(game_id: str) -> Game:
    """The game with this id; raises UsageError that lists those there are."""
    for game in GAMES:
        if game.id == game_id:
            return game
    raise UsageError(f"there is no game {str(game_id)[:40]!r}; there is {', '.join(game.id for game in GAMES)}")
