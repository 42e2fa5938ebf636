"""The past of a match: the entries of its log, and going back in it by playing them again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from verlies.core.errors import UsageError
from verlies.core.events import Event, Refusal
from verlies.core.moves import Move, Seat

if TYPE_CHECKING:
    from verlies.core.match import Match

M = TypeVar("M", bound="Match")


class Entry(NamedTuple):
    """One move in the log. `turn` is who could move just before it; `hold` says why it cannot be taken back."""

    before: Entry | None
    seat: Seat
    move: Move
    events: tuple[Event, ...]
    turn: tuple[Seat, ...]
    hold: str | None
    closed: bool


def take_back(match: Match, seat: Seat) -> tuple[int, Refusal | None]:
    """Undo until the seat is to decide again: how many moves that took, and a refusal if it could not get there."""
    taken = 0
    while (refusal := match.why_not_undo(seat)) is None:
        match.undo(seat)
        taken += 1
        if match.forced(seat) is None:
            return taken, None
    return taken, refusal


def rewind(match: Match, length: int) -> None:
    """Back to the first moves of the log, whatever anybody has learned since: all at the table must agree to it."""
    entries = match.entries()
    if not match._past or not 0 <= length <= len(entries):
        raise UsageError(f"this match has no position after {length} moves to go back to")
    again = _after(match, entries[:length]) if match.dealer is None else _dealt_again(match, entries[:length])
    again._asked = [number + 1 for number in match._asked]
    again._copy_to(match)
    match.dealer = again.dealer


def has_moved(entry: Entry | None, seat: Seat) -> bool:
    """Whether the seat has made a move up to this entry."""
    while entry is not None and entry.seat != seat:
        entry = entry.before
    return entry is not None


def without_last(match: M, seat: Seat, count: int) -> M:
    """The match again, move by move, without this seat's last ones."""
    entries = match.entries()
    for at in [at for at, entry in enumerate(entries) if entry.seat == seat][: -count - 1 : -1]:
        del entries[at]
    return _after(match, entries)


def _after(match: M, entries: Sequence[Entry]) -> M:
    """The match after these moves, without a dealer; it begins at the last thing that stays, if they have it."""
    begun = 0
    mark = match._mark
    if mark is not None and any(entry is mark[0] for entry in entries):
        again = mark[1].copy()
        again._mark = mark
        begun = 1 + max(at for at, entry in enumerate(entries) if entry is mark[0])
    else:
        again = _begun_again(match)
    for entry in entries[begun:]:
        again.play(entry.seat, entry.move)
    return again


def _dealt_again(match: M, entries: Sequence[Entry]) -> M:
    """The match after these moves, with its dealer as it was then: it deals on from there as it did."""
    assert match.dealer is not None
    dealer = match.dealer.fresh()
    dealer.since = min(dealer.since, len(entries))
    again = _begun_again(match)
    for at, entry in enumerate(entries):
        if at == dealer.since:
            again.dealer = dealer
        again.play(entry.seat, entry.move)
    again.dealer = dealer
    return again


def _begun_again(match: M) -> M:
    return type(match)(match.game, match.content, match.seats, match.options, None, match.rules)
