"""A table made again from its row and its log: as far as that replays, and why it does not go on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from msgspec import MsgspecError, convert

from verlies.core.content import Content
from verlies.core.dealer import Dealer, fits
from verlies.core.errors import IllegalMove, UsageError, VerliesError
from verlies.core.game import Game
from verlies.core.record import remark
from verlies.games import find_game
from verlies.host.entries import Began, Cut, LogEntry, decode_entry, encode_entry
from verlies.server.places import Place
from verlies.server.table import Lost, Table


class Written(NamedTuple):
    """An entry of a log; None if it cannot be read."""

    number: int
    entry: LogEntry | None
    when: float


def load(row: Any, log: Sequence[Any]) -> Table:
    """The table of a row of the database; raises VerliesError if it is damaged, or needs what is not here."""
    try:
        return _load(row, log)
    except (MsgspecError, ValueError, TypeError, LookupError) as error:
        raise UsageError(f"table {row.id} is damaged: {error}") from None


def _load(row: Any, log: Sequence[Any]) -> Table:
    game = find_game(row.game)
    entries = _standing([Written(each.number, _decoded(each.entry), each.written) for each in log])
    best: Table | None = None
    for content in _contents(game, row.content):
        table = _replayed(game, row, content, entries)
        if best is None or best.lost is None or table.lost is None or table.lost[:2] > best.lost[:2]:
            best = table
        if table.lost is None:
            break
    assert best is not None
    best.clock.start_again()
    best.name, best.listed, best.host = row.name, row.listed, row.host
    best.written = log[-1].number + 1
    best.changed = float(log[-1].written)
    return best


def _decoded(text: str) -> LogEntry | None:
    try:
        entry: LogEntry = decode_entry(text)
        return entry
    except (MsgspecError, ValueError):
        return None


def _standing(log: Iterable[Written]) -> list[Written]:
    """The log without what was cut off from it; raises ValueError if it has no beginning."""
    standing: list[Written] = []
    for each in log:
        if not standing and not isinstance(each.entry, Began):
            raise ValueError("the first entry of its log cannot be read")
        if isinstance(each.entry, Cut):
            first = standing[0]
            assert isinstance(first.entry, Began)
            standing = [other for other in standing if other.number < each.entry.entry]
            if not standing:
                standing = [first._replace(entry=_begun(first.entry, each.entry.moves))]
        standing.append(each)
    if not standing:
        raise ValueError("it has no log")
    return standing


def _begun(began: Began, moves: int) -> Began:
    return Began(began.moves[:moves], began.dealt_by_hand, began.commitment, min(began.since, moves))


def _contents(game: Game, digest: str | None) -> Iterable[Content]:
    """The cards that it can have been played with, the likeliest first."""
    return game.contents() if digest is None else (game.shipped(digest),)


def _replayed(game: Game, row: Any, content: Content, log: Sequence[Written]) -> Table:
    """The table as far as its log replays with these cards."""
    table = _new(game, row, content)
    for at, (number, entry, when) in enumerate(log):
        try:
            if entry is None:
                raise UsageError("the entry cannot be read")
            table.apply(entry, when)
        except (VerliesError, LookupError) as error:
            rule = error.refusal.rule if isinstance(error, IllegalMove) else None
            moves = len(table.match.log()) if isinstance(entry, Began) and not at else 0
            told = "" if entry is None else f" {encode_entry(entry)[:80]}"
            lost = Lost(number, moves, rule, f"entry {number}{told}: {error}{remark(game, row.rules)}")
            table = _new(game, row, content)
            first = [Written(number, _begun(entry, moves), when)] if isinstance(entry, Began) and not at else []
            for earlier in (*log[:at], *first):
                assert earlier.entry is not None
                table.apply(earlier.entry, earlier.when)
            table.lost = lost
            break
    kept = row.seed is not None and fits(table.commitment or "", int(row.seed), row.salt)
    if table.lost is None and table.commitment is not None and not kept:
        raise UsageError(f"the seed of table {row.id} is not the one that was promised to those who play there")
    return table


def _new(game: Game, row: Any, content: Content) -> Table:
    dealer = Dealer() if row.seed is None else Dealer(int(row.seed), row.salt)
    places = convert(row.places, list[Place])
    if len(places) != row.seats:
        raise ValueError(f"it has {len(places)} places, not {row.seats}")
    rules = min(row.rules, game.rules_version)
    return Table(row.id, game, row.seats, row.options, places, dealer, content, rules)
