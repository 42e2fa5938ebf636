"""Verlies: dungeon board games, every rule enforced.

>>> import verlies
>>> match = verlies.new("designer", seats=3, seed=7)
>>> events = match.deal()
>>> match.turn
(0, 1, 2)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from verlies.core.chair import Chair
from verlies.core.content import Card, Content
from verlies.core.dealer import LARGEST_SEED, Dealer
from verlies.core.errors import ContentError, IllegalMove, RecordError, ReplayError, UsageError, VerliesError
from verlies.core.events import Event, Prompt, Refusal, Result
from verlies.core.game import Game, Option
from verlies.core.match import Match
from verlies.core.moves import DEALER, RESIGN, Move, Seat
from verlies.core.odds import Odds
from verlies.core.record import Record
from verlies.games import find_game, games

__version__ = "0.1.0"

__all__ = [
    "DEALER", "RESIGN", "Card", "Chair", "Content", "ContentError", "Dealer", "Event", "Game", "IllegalMove",
    "Match", "Move", "Odds", "Option", "Prompt", "Record", "RecordError", "Refusal", "ReplayError", "Result", "Seat",
    "UsageError", "VerliesError", "describe", "find_game", "games", "load", "new",
]  # fmt: skip


def new(
    game: str, seats: int | None = None, seed: int | None = None, content: Path | str | None = None, **options: object
) -> Match:
    """A new match, before the first card is dealt. The seed only sets the dealer; keywords are the game's options."""
    if seed is not None and (type(seed) is not int or abs(seed) >= LARGEST_SEED):
        raise UsageError(f"a seed is a whole number of at most 256 bits, not {str(seed)[:40]!r}")
    return find_game(game).new(seats, Dealer(seed), content, options)


def load(text: str, content: Path | str | None = None) -> Match:
    """The match of a record, replayed move by move; raises RecordError that names what is wrong."""
    return Record.parse(text).replay(find_game, content)


def describe(
    thing: Any, lang: str, names: Mapping[Seat | str, str] | None = None, content: Content | None = None
) -> str:
    """Text for a move, event, prompt, refusal, card, result or rule id, in German ("de") or English ("en").

    `names` gives seats their players' names; `content` is that of the match, if it is not the game's own.
    """
    from verlies.text import describe as say

    return say(thing, lang, names, content)
