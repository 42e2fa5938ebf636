"""Entries: what can happen to a match that is hosted, and to a table in the browser; as JSON they are its log."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct, json

from verlies.core.moves import Seat


class Began(Struct, tag="begin"):
    """The first deal; of a table that goes on from another game, all that was played there."""

    moves: list[tuple[Seat, str]]
    dealt_by_hand: bool = False
    commitment: str | None = None
    """To the seed that all is dealt from; None where it is dealt by hand, and in older logs."""
    since: int = 0
    """So many of the moves were dealt elsewhere."""


class Played(Struct, tag="play"):
    """A move and what chance did after it. `forced`: it was the only one.

    `then`: more moves that were one decision with it; chance stayed out of all before the last.
    `goes_on`: it was one decision with what the seat did before.
    """

    seat: Seat
    move: str
    dealt: list[str]
    forced: bool = False
    then: list[str] = []
    goes_on: bool = False


class Replanned(Struct, tag="plan"):
    """A seat took back that many moves at once, and made others. `goes_on`: as one decision with what it did before."""

    seat: Seat
    count: int
    moves: list[str]
    goes_on: bool = False


class TookBack(Struct, tag="undo"):
    """`again`: what stood there before a plan that was taken back."""

    seat: Seat
    count: int
    again: list[str] = []


class WentBack(Struct, tag="back"):
    """By consent of all, to the position after that many moves."""

    step: int


class Cut(Struct, tag="cut"):
    """From an entry on the log did not replay any more: the game goes on from there, and chance did this first.

    It is dealt from another seed, for what the old one brings is known from what was cut off.
    """

    entry: int
    moves: int
    """Of the first entry, that many moves stand."""
    commitment: str | None
    dealt: list[str]


class WentOn(Struct, tag="next"):
    """The game was over, and somebody who sat here has opened this table to play again."""

    table: str


LogEntry = Began | Played | Replanned | TookBack | WentBack | Cut | WentOn
Entry = TypeVar("Entry", bound=LogEntry)
decode_entry = json.Decoder(LogEntry).decode


def encode_entry(entry: LogEntry) -> str:
    return json.encode(entry).decode()
