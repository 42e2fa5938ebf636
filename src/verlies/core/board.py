"""How a game draws itself as text: lines of styled spans, made from a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

Span = tuple[str, str]
"""A piece of text and the name of its style; "" is plain."""
Line = list[Span]

STYLES = ("", "dim", "strong", "good", "bad", "gold", "cave", "masonry", "path", "own", "title")
"""The styles that a client knows how to show."""


class Words(Protocol):
    """The words of one game in one language."""

    def __call__(self, message: str, **args: Any) -> str:
        """A message of the game's text files, such as words("board-gold", gold=3)."""

    def name(self, card: str) -> str:
        """The name of a card or piece."""


DrawBoard = Callable[[dict[str, Any], Words, int], list[Line]]
"""Draws a view in so many columns of text."""
