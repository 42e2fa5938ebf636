"""Positions for tests: card faces drawn by the test, laid and walked as it wants.

The start cards S1, S2, ... have the drawn faces, in this order; those that are left have the face PLAIN. Everything is
reached by legal moves, so that all can be taken back.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from altered import kept
from verlies import describe
from verlies.core.content import Card, Source
from verlies.core.errors import IllegalMove
from verlies.core.events import Event
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.content import PathwaysContent
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME

ROCK = "#######"


class Face(NamedTuple):
    """A card face as PA-GEO-11 draws it."""

    main: tuple[str, ...]
    under: tuple[str, ...] | None
    rooms: tuple[tuple[str, str], ...]


def face(*lines: str, **rooms: str) -> Face:
    """Nine lines: the main level, and after two blanks the underground, if there is any.

    Rooms by letter: what they contain, located symbols with their cell: `A="monster sword pit@1,2"`.
    """
    under = tuple(line[9:] for line in lines)
    return Face(tuple(line[:7] for line in lines), under if any(under) else None, tuple(rooms.items()))


def column(main: str, under: str = "") -> Face:
    """Four cells one below the other in the middle of the card, open to the north and the south."""
    return face(*(f"{up}  {down}" if under else up for up, down in zip(_column(main), _column(under), strict=True)))


def _column(cells: str) -> list[str]:
    rows = [f"###{cell}###" for mark in cells for cell in (" ", mark)]
    return [*rows, "### ###"] if cells else [ROCK] * 9


PLAIN = column("....")
DOORS = ("leave 1 1 N", "leave 1 1 E", "leave 1 2 E", "leave 1 2 S", "leave 1 2 W", "leave 1 1 W")
"""The doors of the ring's room, clockwise."""


def ring(holds: str = "", below: str = "") -> Face:
    """A room in the middle with six doors, a corridor all around it, ports in the north, south and west.

    `below`: what lies underground below its two cells.
    """
    under = ["#######"] * 9
    if below:
        under[3:6] = [f"###{below[0]}###", "### ###", f"###{below[1]}###"]
    main = (
        "### ###",
        "#. . .#",
        "# # # #",
        " . A .#",
        "# # # #",
        "#. A .#",
        "# # # #",
        "#. . .#",
        "### ###",
    )
    return face(*(f"{up}  {down}" for up, down in zip(main, under, strict=True)), A=holds)


def record(drawn: Face) -> dict[str, Any]:
    """The fields of a card record that make up its face."""
    rooms = {}
    for letter, words in drawn.rooms:
        located = [
            {"kind": kind, "x": int(spot[0]), "y": int(spot[2])}
            for kind, _, spot in (word.partition("@") for word in words.split())
            if spot
        ]
        rooms[letter] = {"contents": [word for word in words.split() if "@" not in word], "located": located}
    return {"main": list(drawn.main), "under": drawn.under and list(drawn.under), "rooms": rooms}


NUMBERS = ("tier_cards", "open_missions", "target", "peril_limit")
SETUPS = {
    "MS-normal": [
        ([2, 2, 2], 2, 4, 3), ([3, 3, 3], 3, 7, 5), ([6, 6, 4], 4, 10, 7), ([7, 7, 5], 5, 12, 9),
        ([8, 8, 6], 6, 14, 11),
    ],
    "MS-hard": [
        ([2, 2, 3], 2, 5, 2), ([3, 4, 4], 3, 9, 3), ([6, 7, 6], 4, 12, 4), ([7, 8, 7], 5, 15, 5), ([8, 9, 8], 6, 18, 6),
    ],
}  # fmt: skip
"""By number of players; those of the box are tuned by play."""


@cache
def content(*faces: Face) -> Path:
    """A content folder in which the start cards have these faces, all others the face PLAIN; set-ups are SETUPS."""
    folder = Path(tempfile.mkdtemp(dir=kept("pathways"))) / "content"
    shutil.copytree(GAME.folder / "content", folder)
    for file, drawn in (("start_cards.json", faces), ("dungeon_cards.json", ())):
        cards = json.loads((folder / file).read_text("utf-8"))
        for at, card in enumerate(cards["records"]):
            card.update(record(drawn[at] if at < len(drawn) else PLAIN))
        (folder / file).write_text(json.dumps(cards), "utf-8")
    setups = json.loads((folder / "setups.json").read_text("utf-8"))
    for setup in setups["records"]:
        for players, row in setup["players"].items():
            row.update(zip(NUMBERS, SETUPS[setup["id"]][int(players) - 1], strict=True))
    (folder / "setups.json").write_text(json.dumps(setups), "utf-8")
    return folder


class AnyStart(PathwaysContent):
    """Start cards may show anything, whatever PA-SET-08 says: tests have them in hand from the beginning."""

    def _check_starts(self, start: list[Card]) -> None:
        pass


def taken_as_it_is(folder: Path) -> Path:
    """From now on the content of this folder is played with, whatever its start cards show."""
    GAME._loaded.setdefault(folder.resolve(), AnyStart(Source("pathways", folder)))
    return folder


def new(*faces: Face, seats: int = 2, rules: int | None = None, **options: Any) -> PathwaysMatch:
    """A match before anything is drawn, without a dealer."""
    match = GAME.new(seats, None, taken_as_it_is(content(*faces)), options, rules)
    assert isinstance(match, PathwaysMatch)
    return match


def exploring(
    *faces: Face, books: str = "", tokens: str = "", goal: str = "G-coin", seats: int = 2, **options: Any
) -> PathwaysMatch:  # fmt: skip
    """Round 1, all build; seat 0 holds S1 to S5 and has bought these books and tokens, seat 1 nothing."""
    return _exploring(faces, books, tokens, goal, seats, tuple(options.items())).copy()


@lru_cache(maxsize=32)
def _exploring(
    faces: tuple[Face, ...], books: str, tokens: str, goal: str, seats: int, options: tuple[tuple[str, Any], ...]
) -> PathwaysMatch:  # fmt: skip
    m = new(*faces, seats=seats, **dict(options))
    wanted = [f"stall {book}" for book in books.split()] + [f"goal {goal}", "first 0"]
    buys = [f"book {book}" for book in books.split()] + [f"token {token}" for token in tokens.split()]
    while m.frames[-1][0] != s.EXPLORE:
        who = m.turn[0]
        if who == DEALER:
            m.play(DEALER, next((text for text in wanted if text in m.odds()), m.moves(DEALER)[0]))
        else:
            m.play(who, buys.pop(0) if who == 0 and buys else "pass")
    assert not buys
    return m


def laid(*faces: Face, at: str = "0 0 0", **more: Any) -> PathwaysMatch:
    """As `exploring`, and seat 0 has laid its first cards: turn, x and y of each, `at="0 0 0, 180 3 1"`."""
    m = exploring(*faces, **more)
    play(m, 0, *(f"lay S{number} {spot}" for number, spot in enumerate(at.split(", "), 1)))
    return m


def play(m: PathwaysMatch, seat: int, *texts: str) -> list[Event]:
    """Play moves, several in one text with commas between them."""
    return [event for text in texts for move in text.split(", ") for event in m.play(seat, move)]


def deal(m: PathwaysMatch, *texts: str) -> list[Event]:
    return play(m, DEALER, *texts)


def walk(m: PathwaysMatch, steps: str) -> dict[str, Any]:
    """Seat 0 draws its path on; what its view says of it."""
    play(m, 0, steps)
    return path(m)


def path(m: PathwaysMatch, seat: int = 0) -> dict[str, Any]:
    seen: dict[str, Any] = m.view(seat)["players"][seat]["dungeon"]["path"]
    return seen


def moves(m: PathwaysMatch, seat: int = 0) -> set[str]:
    """The legal moves of a seat, but for handing in."""
    return {str(move) for move in m.moves(seat)} - {"submit", "time"}


def moves_after(m: PathwaysMatch, steps: str) -> set[str]:
    """Seat 0 draws its path on; its legal moves then."""
    walk(m, steps)
    return moves(m)


def refusal(m: PathwaysMatch, seat: int, text: str) -> tuple[str, str, dict[str, Any]]:
    """Rule, reason and arguments by which a move is refused when somebody tries to play it; nothing changes."""
    before = m.key()
    with pytest.raises(IllegalMove) as caught:
        m.play(seat, text)
    assert m.key() == before
    found = caught.value.refusal
    assert all(describe(found, lang) for lang in ("de", "en"))
    return found.rule, found.reason, dict(found.args)


def refused(m: PathwaysMatch, seat: int, text: str) -> tuple[str, str]:
    return refusal(m, seat, text)[:2]


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind."""
    return [dict(event.args) for event in events if event.kind == kind]


def hand_in(m: PathwaysMatch, second: str) -> list[Event]:
    """All submit, and this goal is turned up as the secondary one."""
    return [*(event for seat in m.turn for event in m.play(seat, "submit")), *deal(m, f"goal {second}")]
