"""What a plan can do without: moves that were chosen one by one may lead in a circle, or give away for nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from verlies.core.match import Match
from verlies.core.moves import Move, Seat

LONGEST = 3
"""Moves in a row that are left out together at most: there and back again, or a thing taken up and put down."""


def without_detours(moves: Sequence[Move], match: Match, other: Match, seat: Seat) -> list[Move]:
    """The plan less what can be left out and leads to no less, on a match that may be the real one; on the other it
    must be legal, too."""
    kept = list(moves)
    end = _after(match, seat, kept)
    assert end is not None
    turn, worth = end.turn, end.worth(seat)
    at = 0
    while at < len(kept):
        for count in range(1, LONGEST + 1):
            shorter = kept[:at] + kept[at + count :]
            end = _after(match, seat, shorter) if shorter and at + count <= len(kept) else None
            if end and end.turn == turn and end.worth(seat) >= worth and _after(other, seat, shorter):
                kept, worth, at = shorter, end.worth(seat), -1
                break
        at += 1
    return kept


def _after(match: Match, seat: Seat, moves: Iterable[Move]) -> Match | None:
    """The match after these moves; None if one of them is not legal there."""
    after = match.copy()
    for move in moves:
        if move not in after.moves(seat):
            return None
        after.apply(seat, move)
    return after
