"""The look: dark stone, parchment and gold; and how styled lines become text of the screen."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.theme import Theme

from verlies.core.board import Line

THEME = Theme(
    name="verlies",
    primary="#d8a848",
    secondary="#8fa6b8",
    accent="#e6c06a",
    foreground="#e4d8bd",
    background="#14110e",
    surface="#1b1713",
    panel="#2a231b",
    success="#9dbf6e",
    warning="#e0a050",
    error="#dd7a62",
)

STYLES = {
    "": "#d8ccb2",
    "dim": "#8d8069",
    "strong": "bold #f4ead3",
    "good": "bold #9dbf6e",
    "bad": "bold #dd7a62",
    "gold": "bold #e6b450",
    "cave": "#b88a5c",
    "masonry": "#8b9fb0",
    "path": "#cbbd9c",
    "own": "bold #7fc4ae",
    "title": "bold #e6b450",
}


def styled(lines: Iterable[Line]) -> Text:
    text = Text(no_wrap=True, end="")
    for at, line in enumerate(lines):
        if at:
            text.append("\n")
        for piece, style in line:
            text.append(piece, STYLES[style])
    return text
