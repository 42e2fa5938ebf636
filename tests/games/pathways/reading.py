"""The text board as tests read it, and two cards that show all kinds of drawing."""

from __future__ import annotations

import re

from games.pathways.table import face
from verlies import Match
from verlies.core.board import Line
from verlies.games.pathways.board import board
from verlies.text import Words

CHAPEL = face(
    "### ###",
    " c . .#",
    "# # # #",
    "#A A#m ",
    "# ### #",
    "#. k .#",
    "### ###",
    "#l . b#",
    "### ###",
    A="sword barrel",
)
CAVES = face(
    "### ###  #######",
    "#. o =   #. . =#",
    "### ###  # #####",
    "###.###  #s#####",
    "### ###  # #####",
    "###.###   .#####",
    "### ###  #######",
    "###.###  #######",
    "### ###  #######",
)


def drawn(match: Match, width: int = 59, lang: str = "en", seat: int | None = 0) -> list[Line]:
    return board(match.view(seat), Words("pathways", lang, content=match.content), width)


def lines(match: Match, width: int = 59, lang: str = "en", seat: int | None = 0) -> list[str]:
    return ["".join(piece for piece, _ in line).rstrip() for line in drawn(match, width, lang, seat)]


def text(match: Match, width: int = 59, lang: str = "en", seat: int | None = 0) -> str:
    return "\n".join(lines(match, width, lang, seat))


def block(match: Match, title: str, lang: str = "en", seat: int | None = 0) -> list[str]:
    """The lines below a title, in a width where nothing stands side by side."""
    shown = lines(match, 49, lang, seat)
    start = next(at for at, line in enumerate(shown) if re.match(f"{re.escape(title)}( ─|$)", line))
    return shown[start + 1 : shown.index("", start)]


def said(match: Match, title: str, lang: str = "en", seat: int | None = 0) -> str:
    """A block as one text."""
    return " ".join(" ".join(block(match, title, lang, seat)).split())


def level(match: Match, title: str = "Main level", seat: int | None = 0, width: int = 33) -> list[str]:
    """The drawing of a level in a width where nothing stands beside it, without the numbers of its rows."""
    shown = lines(match, width, seat=seat)
    start = next(at for at, line in enumerate(shown) if line.startswith(f"{title} ─"))
    end = next(at for at in range(start + 2, len(shown)) if not re.match(r"(  | ?-?\d|   \d)", shown[at]))
    return [line[4:] for line in shown[start + 2 : end]]


def styles(match: Match, sign: str) -> set[str]:
    """The styles in which a sign is drawn in a dungeon of one card."""
    return {style for line in drawn(match, 33)[3:12] for piece, style in line if sign in piece}
