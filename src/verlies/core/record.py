"""Record: a match as text, one move a line, chance included; it replays without a generator."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from verlies.core.content import Content
from verlies.core.dealer import LARGEST_SEED, Dealer, fits
from verlies.core.errors import ContentError, IllegalMove, RecordError, ReplayError, UsageError
from verlies.core.events import Result
from verlies.core.moves import DEALER, Seat

if TYPE_CHECKING:
    from verlies.core.game import Game
    from verlies.core.match import Match

KIND = "verlies record "
FIRST_LINE = f"{KIND}1"
_BRACKETS = 100
"""More than any header has; a file with more only means to nest too deep."""
MOST_RULES = 1_000_000
_HEADER = ("game", "rules", "seats", "options", "content", "result", "dealer", "moves", "digest")


class Dealt(NamedTuple):
    """Which seed a match was dealt from: promised while it is played, told when it is over."""

    commitment: str
    since: int
    """How many moves were there before it; they came from elsewhere."""
    seed: int | None = None
    salt: str | None = None

    @classmethod
    def by(cls, match: Match) -> Dealt | None:
        """As it may be told now; None if nobody dealt."""
        dealer = match.dealer
        if dealer is None or dealer.since >= len(match.log()):
            return None
        told = (dealer.seed, dealer.salt) if match.over else (None, None)
        return cls(dealer.commitment, dealer.since, *told)

    def check(self) -> None:
        """Raises RecordError if the seed is not told, ReplayError if it is not the one that was promised."""
        if self.seed is None or self.salt is None:
            raise RecordError("the record does not tell its seed: the game is not over")
        if not fits(self.commitment, self.seed, self.salt):
            raise ReplayError(f"the seed is not the one that was promised (commitment {self.commitment[:40]})")


@dataclass(frozen=True)
class Record:
    """A match on paper. ``str()`` of it is the file."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    content: str | None
    """The digest of the cards; None in older records, for one of those that the game came with."""
    result: dict[str, Any] | None
    moves: tuple[tuple[Seat, str], ...]
    dealer: Dealt | None = None
    """None if it was dealt by hand, or in an older record."""

    @classmethod
    def of(cls, match: Match) -> Record:
        return cls(
            game=match.game.id,
            rules=match.rules,
            seats=match.seats,
            options=dict(match.options),
            content=match.content.digest,
            result=_plain(match.result),
            moves=tuple((seat, str(move)) for seat, move in match.log()),
            dealer=Dealt.by(match),
        )

    def __str__(self) -> str:
        header = {
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
            "content": self.content,
            "result": self.result,
            "dealer": None if self.dealer is None else self.dealer._asdict(),
            "moves": len(self.moves),
        }
        if self.dealer is None:
            del header["dealer"]
        lines = [f"{name}: {json.dumps(value, sort_keys=True)}" for name, value in header.items()]
        body = "".join(f"{'*' if seat == DEALER else seat} {move}\n" for seat, move in self.moves)
        text = "\n".join(lines) + "\n"
        return f"{FIRST_LINE}\n{text}digest: {json.dumps(_digest(text, body))}\n\n{body}"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; raises RecordError that names the line."""
        lines = text.removeprefix("\ufeff").splitlines() if isinstance(text, str) else []
        first = lines[0].strip() if lines else ""
        if first != FIRST_LINE:
            if first.startswith(KIND):
                raise RecordError(f"line 1: {first[:40]!r} was made by a newer Verlies; update first")
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
            dealer=_read_dealt(header["dealer"], len(moves)) if header.get("dealer") is not None else None,
        )
        if "digest" in header and f'\ndigest: "{header["digest"]}"\n\n' not in str(record):
            raise RecordError("the record was edited: its digest does not fit (drop the digest line to load it anyway)")
        return record

    def replay(self, find: Callable[[str], Game], content: Path | str | None = None, verify: bool = False) -> Match:
        """The match again, move by move, each of them checked; raises RecordError that names the move.

        It is played by the rules and with the cards of its day. `content` is the folder of cards that are not ours.
        With `verify`, what chance did must follow from the seed, too.
        """
        return self._replay(find, content, verify)[0]

    def verify(self, find: Callable[[str], Game], content: Path | str | None = None) -> int:
        """See that what chance did follows from the seed: how many draws and throws; raises RecordError if not.

        Draws among the first moves that came from elsewhere (`dealer.since`) cannot be checked.
        """
        return self._replay(find, content, verify=True)[1]

    def _replay(self, find: Callable[[str], Game], content: Path | str | None, verify: bool) -> tuple[Match, int]:
        if verify:
            if self.dealer is None:
                raise RecordError("the record names no seed: it was dealt by hand, or is older than seeds in records")
            self.dealer.check()
        failure: Unplayable | None = None
        try:
            game = find(self.game)
            for cards in self._contents(game, content):
                match = game.new(self.seats, None, cards, self.options, min(self.rules, game.rules_version))
                try:
                    return self._play(match, verify)
                except Unplayable as error:
                    if failure is None or error.number > failure.number:
                        failure = error
        except (UsageError, ContentError) as error:
            raise RecordError(str(error)) from None
        assert failure is not None
        raise ReplayError(f"{failure}{remark(game, self.rules)}") from None

    def _contents(self, game: Game, folder: Path | str | None) -> Iterable[Content]:
        """The cards that it can have been played with, the likeliest first."""
        if folder is not None:
            content = game.content(folder)
            if self.content not in (None, content.digest):
                raise RecordError(f"the content folder is not the one of the record (digest {self.content})")
            return (content,)
        if self.content is None:
            return game.contents()
        try:
            return (game.shipped(self.content),)
        except UsageError as error:
            raise RecordError(f"the record was played with other cards: {error}; name their folder") from None

    def _play(self, match: Match, verify: bool) -> tuple[Match, int]:
        """Play all moves; how many were found to follow from the seed. Whoever dealt sits down where it did then."""
        dealer = self._dealer()
        verified = 0
        for number, (seat, move) in enumerate(self.moves, 1):
            if number > dealer.since:
                match.dealer = dealer
            try:
                if verify and seat == DEALER and match.dealer is not None and match.timing() is None:
                    came = dealer.choose(match.odds())
                    if move != came:
                        raise ReplayError(f"move {number}: the seed gives {str(came)!r}, not {move[:60]!r}")
                    verified += 1
                match.play(seat, move)
            except (IllegalMove, UsageError) as error:
                raise Unplayable(number, f"move {number} ({seat if seat >= 0 else '*'} {move[:60]}): {error}") from None
        match.dealer = dealer
        if _plain(match.result) != self.result:
            raise Unplayable(len(self.moves) + 1, "the record does not replay to its result")
        return match, verified

    def _dealer(self) -> Dealer:
        """The dealer that is told of, or a new one that sits down at the end."""
        if self.dealer is None or self.dealer.seed is None:
            dealer = Dealer()
            dealer.since = len(self.moves)
            return dealer
        dealer = Dealer(self.dealer.seed, self.dealer.salt)
        dealer.since = self.dealer.since
        return dealer


class Unplayable(Exception):
    """A record did not replay, at this move, with these cards."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(what)
        self.number = number


def remark(game: Game, version: int) -> str:
    """What the versions of the rules have to do with a game that does not replay."""
    if version > game.rules_version:
        here = game.rules_version
        return f"; it was played by version {version} of the rules of {game.id}, newer than {here}: update first"
    return "".join(
        f"; version {change.version} of the rules, since {change.since}, changed {', '.join(change.rules)}:"
        f" {change.what['en']}"
        for change in game.changes_since(version)
    )


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
    if not 1 <= header["rules"] < MOST_RULES:
        raise RecordError(f"header: rules: cannot be {str(header['rules'])[:40]}")
    if header["content"] is not None and not _is_hex(header["content"], 16):
        raise RecordError(f"header: content: cannot be {json.dumps(header['content'])[:40]}")


def _is_hex(text: object, length: int) -> bool:
    return isinstance(text, str) and len(text) == length and set(text) <= set("0123456789abcdef")


def _read_dealt(value: Any, moves: int) -> Dealt:
    fields = value if isinstance(value, dict) else {}
    seed, since = fields.get("seed"), fields.get("since")
    told = type(seed) is int and abs(seed) < LARGEST_SEED and _is_hex(fields.get("salt"), 32)
    kept = seed is None and fields.get("salt") is None
    promised = _is_hex(fields.get("commitment"), 64) and type(since) is int and 0 <= since <= moves
    if not promised or not (told or kept) or not fields.keys() <= {*Dealt._fields}:
        raise RecordError(f"header: dealer: cannot be {json.dumps(value)[:40]}")
    return Dealt(**fields)
