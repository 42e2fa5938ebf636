"""Everything that can be wrong with what a user gives us: one line each, said by type."""

from __future__ import annotations

from verlies.core.events import Refusal


class VerliesError(Exception):
    """Base of all errors of this package; its text is one line for a person."""


class UsageError(VerliesError):
    """An unknown game, option, bot or seat."""


class ContentError(VerliesError):
    """A content file that cannot be used: names file, record and field."""


class RecordError(VerliesError):
    """A record that cannot be read: cut off, edited, or not for this game; names the line."""


class ReplayError(RecordError):
    """A record that reads well and does not replay: names the move."""


class IllegalMove(VerliesError):
    """A move that the rules forbid; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        details = "".join(f" {name}={value}" for name, value in refusal.args.items())
        super().__init__(f"{refusal.rule}: {refusal.reason}{details}")


class BadPlan(IllegalMove):
    """A plan that the rules forbid: its first fault, and which of its parts that is, counted from 1."""

    def __init__(self, refusal: Refusal, number: int, part: str) -> None:
        super().__init__(refusal)
        self.number = number
        self.part = part
