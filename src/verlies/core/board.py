"""How a game draws itself as text: lines of styled spans, made from a view and nothing else; and blocks of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from math import inf
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
"""Draws one block of a board, that many columns of text wide."""
DrawBoard = Callable[[dict[str, Any], Words, int], list[Line]]
"""Draws a view, that many columns of text wide."""


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


def spread(left: Span, right: Span, width: int) -> Line:
    """One at each end of a line; the left one is cut off where both do not fit."""
    space = max(width - len(right[0]) - 1, 1)
    return [(f"{left[0][:space]:<{space}} ", left[1]), right]


def pile(names: Iterable[str], draw: Mapping[str, DrawBlock], width: int) -> Block:
    """Blocks one below the other, with a line between them; empty ones are left out."""
    blocks = [draw[name](width) for name in names]
    return [line for block in blocks if block for line in (*block, [])]


def stack(names: Sequence[str], draw: Mapping[str, DrawBlock], width: int, two_columns: float) -> Block:
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


class TextBoard:
    """A view in one language, drawn in blocks. A game says what each of them shows, and which come first."""

    two_columns: float = inf
    """The width from which blocks that are not beside a drawing stand in two columns."""
    narrowest = 30
    """The columns that must be left beside a drawing for blocks to stand there."""
    below: Collection[str] = ("legend",)
    """Blocks that never do."""

    def __init__(self, view: dict[str, Any], words: Words) -> None:
        self.view = view
        self.words = words
        self.blocks: dict[str, DrawBlock] = {}

    @classmethod
    def drawn(cls, view: dict[str, Any], words: Words, width: int) -> list[Line]:
        """All of it, cut off at the width: the `board` of a game."""
        return [clip(line, width) for line in cls(view, words).draw(width)]

    def draw(self, width: int) -> Block:
        """All of it, in the order of what matters for the decision at hand."""
        raise NotImplementedError

    def stack(self, names: Sequence[str], width: int) -> Block:
        """Blocks without a drawing."""
        return stack(names, self.blocks, width, self.two_columns)

    def around(
        self, chart: Block, broad: int, names: Sequence[str], width: int, urgent: Collection[str] = (), height: int = 0
    ) -> Block:
        """A drawing of this breadth, beside it as many blocks as fit its height, and the others below.

        Only the heading of a block may be cut off there. If there is no room beside it, the urgent ones stand above.
        """
        right = width - broad - 2
        if right < self.narrowest:
            above = [name for name in names if name in urgent]
            rest = [name for name in names if name not in urgent]
            return [*self.stack(above, width), *chart, [], *self.stack(rest, width)]
        column: Block = []
        rest = []
        for name in names:
            block = [] if name in self.below else self.blocks[name](right)
            fits = not column or len(column) + 1 + len(block) <= max(len(chart), height)
            if block and fits and all(length(line) <= right for line in block[1:]):
                column += [[], *block] if column else block
            else:
                rest.append(name)
        return [*beside(chart, column, broad), [], *self.stack(rest, width)]
