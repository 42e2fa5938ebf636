"""How a game draws itself as text: lines of styled spans, made from a view and nothing else; and blocks of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Any, Protocol

Span = tuple[str, str]
"""A piece of text and the name of its style; "" is plain."""
Line = list[Span]
Block = list[Line]

STYLES = ("", "dim", "strong", "good", "bad", "gold", "cave", "masonry", "path", "own", "title")
"""The styles that a client knows how to show."""


class Words(Protocol):
    """The words of one game in one language."""

    def __call__(self, message: str, **args: Any) -> str:
        """A message of the game's text files, such as words("board-gold", gold=3)."""

    def name(self, card: str) -> str:
        """The name of a card or piece."""

    def fields(self, card: str) -> Mapping[str, Any]:
        """What is printed on a card, as data."""

    def says(self, card: str) -> str:
        """What stands on a card."""


DrawBlock = Callable[[int], Block]
"""Draws one block of a board in so many columns of text."""
DrawBoard = Callable[[dict[str, Any], Words, int], list[Line]]
"""Draws a view in so many columns of text."""


def unbroken(text: str) -> str:
    """The text on one line: its blanks do not break."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def wrapped(text: str, width: int, indent: str = "", style: str = "dim") -> Block:
    """A text on as many lines as it takes."""
    lines = wrap(text, max(width, 10), initial_indent=indent, subsequent_indent=indent)
    return [[(line, style)] for line in lines]


def length(line: Line) -> int:
    """How many columns a line fills."""
    return sum(len(text) for text, _ in line)


def clip(line: Line, width: int) -> Line:
    """The line, cut off at this width."""
    clipped: Line = []
    for text, style in line:
        clipped.append((text[:width], style))
        width -= len(clipped[-1][0])
    return [span for span in clipped if span[0]]


def heading(text: str, width: int) -> Line:
    """A heading with a line up to this width."""
    return [(text, "title"), (" " + "─" * (width - len(text) - 1), "dim")]


def pile(names: Iterable[str], draw: Mapping[str, DrawBlock], width: int) -> Block:
    """Blocks one below the other, with a line between them; those with nothing in them fall away."""
    blocks = [draw[name](width) for name in names]
    return [line for block in blocks if block for line in (*block, [])]


def stack(names: Sequence[str], draw: Mapping[str, DrawBlock], width: int, two_columns: int) -> Block:
    """A pile; from that width on two beside each other, and the last block below them."""
    if width < two_columns:
        return pile(names, draw, width)
    half = width // 2 - 1
    columns: tuple[Block, Block] = ([], [])
    for name in names[:-1]:
        shorter = min(columns, key=len)
        shorter += pile([name], draw, half)
    return [*beside(*columns, half), *pile(names[-1:], draw, width)]


def beside(left: Block, right: Block, left_width: int, gap: int = 2) -> Block:
    """Two blocks beside each other."""
    lines: Block = []
    for at in range(max(len(left), len(right))):
        first = left[at] if at < len(left) else []
        if at >= len(right):
            lines.append(first)
            continue
        lines.append([*first, (" " * (left_width - length(first) + gap), ""), *right[at]])
    return lines
