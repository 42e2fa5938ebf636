"""Everything the server says, in all languages at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any

from verlies.core.errors import VerliesError
from verlies.core.moves import Move
from verlies.server.messages import Refused, Text
from verlies.text import Words, describe
from verlies.text.words import CORE, Names, names_seats

STONES = 5
"""So many seats have a stone of their own."""

LONGEST = 200
"""So much of what somebody sent is said back."""


def both(say: Callable[[str], str]) -> Text:
    """What `say` says in each language."""
    return Text(de=say("de"), en=say("en"))


def move_text(move: Move, names: Mapping[str, Names]) -> Text:
    """What a move does, with the names of players by language; most moves name none, so their texts are kept."""
    if names_seats(move):
        return both(lambda lang: describe(move, lang, names[lang]))
    return _nameless_move_text(move)


@lru_cache(maxsize=50_000)
def _nameless_move_text(move: Move) -> Text:
    return both(lambda lang: describe(move, lang))


@cache
def stone_name(seat: int) -> Text:
    """What somebody without a name is called."""
    if seat < STONES:
        return both(lambda lang: Words(CORE, lang)(f"stone-{seat}"))
    return both(lambda lang: Words(CORE, lang)("player", number=seat + 1))


STATUS = {
    "rule": 409, "busy": 409, "taken": 409, "asked_already": 409, "no_proposal": 409, "ended": 409,
    "wrong_key": 403, "watching": 403, "not_host": 403, "hidden": 403, "lost": 409, "not_lost": 409, "not_over": 409,
    "unknown": 404, "no_table": 404, "no_replay": 404, "no_step": 404, "no_game": 404, "no_seat": 404,
    "outdated": 410, "too_big": 413, "failed": 500,
}  # fmt: skip
"""What a refusal is over HTTP, by its code; 400 for the others."""


class Problem(VerliesError):
    """Something that a client may not or cannot do; nothing has changed."""

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details: Mapping[str, Any] = {
            name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()
        }

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def refused(self, id: int | None = None) -> Refused:
        text = both(lambda lang: Words(CORE, lang).say(f"problem-{self.code}", self.details))
        return Refused(self.code, text, None, id)
