"""Record: a match as text, one move a line, chance included; it replays without a generator."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from verlies.core.dealer import Dealer
from verlies.core.errors import IllegalMove, RecordError, ReplayError, UsageError
from verlies.core.events import Result
from verlies.core.moves import DEALER, Seat

if TYPE_CHECKING:
    from verlies.core.game import Game
    from verlies.core.match import Match

FIRST_LINE = "verlies record 1"
_BRACKETS = 100
"""No header has so many; more of them would only be there to nest too deep."""
_HEADER = ("game", "rules", "seats", "options", "content", "result", "moves", "digest")


@dataclass(frozen=True)
class Record:
    """A match on paper. ``str()`` of it is the file."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    content: str | None
    """None for the game's own content, else the digest of the folder that was used."""
    result: dict[str, Any] | None
    moves: tuple[tuple[Seat, str], ...]

    @classmethod
    def of(cls, match: Match) -> Record:
        shipped = match.content is match.game.content()
        return cls(
            game=match.game.id,
            rules=match.rules,
            seats=match.seats,
            options=dict(match.options),
            content=None if shipped else match.content.digest,
            result=_plain(match.result),
            moves=tuple((seat, str(move)) for seat, move in match.log()),
        )

    def __str__(self) -> str:
        header = {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "content": self.content,
            "result": self.result,
            "moves": len(self.moves),
        }
        lines = [f"{name}: {json.dumps(value, sort_keys=True)}" for name, value in header.items()]
        body = "".join(f"{'*' if seat == DEALER else seat} {move}\n" for seat, move in self.moves)
        text = "\n".join(lines) + "\n"
        return f"{FIRST_LINE}\n{text}digest: {json.dumps(_digest(text, body))}\n\n{body}"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; raises RecordError that names the line."""
        lines = text.splitlines() if isinstance(text, str) else []
        if not lines or lines[0].strip() != FIRST_LINE:
            raise RecordError(f"line 1: not a record of Verlies: it must begin with {FIRST_LINE!r}")
        header: dict[str, Any] = {}
        at = 1
        while at < len(lines) and lines[at].strip():
            name, colon, value = lines[at].partition(": ")
            if not colon or name not in _HEADER or name in header:
                raise RecordError(f"line {at + 1}: expected one of {', '.join(_HEADER)}, each once")
            try:
                if value.count("[") + value.count("{") > _BRACKETS:
                    raise ValueError
                header[name] = json.loads(value)
            except ValueError:
                raise RecordError(f"line {at + 1}: {name}: is not JSON") from None
            at += 1
        _check_header(header)
        moves: list[tuple[Seat, str]] = []
        for number, line in enumerate(lines[at + 1 :], at + 2):
            who, space, move = line.partition(" ")
            if not space or not (who == "*" or (who.isascii() and who.isdigit() and len(who) < 3)):
                raise RecordError(f"line {number}: expected a seat and a move, such as '0 build R017 2'")
            moves.append((DEALER if who == "*" else int(who), move))
        if len(moves) != header["moves"]:
            raise RecordError(f"the record is cut off or edited: it has {len(moves)} moves, not {header['moves']}")
        record = cls(
            **{name: header[name] for name in ("game", "rules", "seats", "options", "content", "result")},
            moves=tuple(moves),
        )
        if "digest" in header and str(record).splitlines()[len(_HEADER)] != f'digest: "{header["digest"]}"':
            raise RecordError("the record was edited: its digest does not fit (drop the digest line to load it anyway)")
        return record

    def replay(self, find: Callable[[str], Game], content: Path | str | None = None) -> Match:
        """The match again, move by move, each of them checked; raises RecordError that names the move."""
        try:
            game = find(self.game)
            match = game.new(self.seats, Dealer(), content, self.options)
        except UsageError as error:
            raise RecordError(str(error)) from None
        if self.rules != game.rules_version:
            raise RecordError(
                f"the record was played by version {self.rules} of the rules of {game.id};"
                f" this is version {game.rules_version}"
            )
        if self.content is not None and content is None:
            raise RecordError("the record was played with other content: name its folder")
        if self.content is not None and self.content != match.content.digest:
            raise RecordError(f"the content folder is not the one of the record (digest {self.content})")
        for number, (seat, move) in enumerate(self.moves, 1):
            try:
                match.play(seat, move)
            except (IllegalMove, UsageError) as error:
                raise ReplayError(f"move {number} ({seat if seat >= 0 else '*'} {move[:60]}): {error}") from None
        if _plain(match.result) != self.result:
            raise ReplayError("the record does not replay to its result")
        return match


def _plain(result: Result | None) -> dict[str, Any] | None:
    """A result as JSON keeps it."""
    if result is None:
        return None
    return {
        "score": {str(who): points for who, points in result.score.items()},
        "winners": [str(who) for who in result.winners],
        "reason": result.reason,
        "breakdown": {str(who): dict(points) for who, points in result.breakdown.items()},
    }


def _digest(header: str, body: str) -> str:
    return hashlib.sha256((header + body).encode()).hexdigest()[:16]


def _check_header(header: dict[str, Any]) -> None:
    expected: dict[str, tuple[type, ...]] = {
        "game": (str,),
        "rules": (int,),
        "seats": (int,),
        "options": (dict,),
        "content": (str, type(None)),
        "result": (dict, type(None)),
        "moves": (int,),
    }
    for name, types in expected.items():
        if name not in header:
            raise RecordError(f"the header has no line {name!r}")
        if type(header[name]) not in types:
            raise RecordError(f"header: {name}: cannot be {json.dumps(header[name])[:40]}")
