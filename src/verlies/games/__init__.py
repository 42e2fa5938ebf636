"""The games that are installed, found through the entry-point group `verlies.games`.

Each entry names a `Game`. Those that come with Verlies stand in its pyproject.toml like anybody else's.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import entry_points

from verlies.core.errors import UsageError
from verlies.core.game import Game

SHELF = ("designer", "tiny", "twister", "pathways")
"""Which games stand first, in this order."""

_log = logging.getLogger(__name__)


@cache
def _installed() -> dict[str, Game]:
    """All games by id. One that cannot be loaded is reported, and the others go on without it."""
    found: dict[str, Game] = {}
    entries = sorted(entry_points(group="verlies.games"), key=lambda entry: entry.name)
    for entry in sorted(entries, key=lambda entry: (*SHELF, entry.name).index(entry.name)):
        try:
            game = entry.load()
        except Exception as error:
            _log.warning("game %s is left out: %s cannot be loaded: %s", entry.name, entry.value, error)
            continue
        if isinstance(game, Game) and game.id == entry.name:
            found.setdefault(game.id, game)
        else:
            _log.warning("game %s is left out: %s is no game of this id", entry.name, entry.value)
    return found


def installed() -> list[Game]:
    """All games, those to begin others from included."""
    return list(_installed().values())


def games() -> list[Game]:
    """All games of the shelf, in its order."""
    return [game for game in installed() if not game.template]


def find_game(game_id: str) -> Game:
    """The game with this id, templates included; raises UsageError that lists those there are."""
    game = _installed().get(game_id)
    if game is None:
        known = ", ".join(each.id for each in games())
        raise UsageError(f"there is no game {str(game_id)[:40]!r}; there is {known}")
    return game
