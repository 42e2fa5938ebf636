"""What a match says: events, prompts, refusals, results. Ids and arguments only; the words are in verlies.text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from verlies.core.moves import Seat

Args = Mapping[str, Any]


def plain_copy(data: Any) -> Any:
    """A copy of plain data that shares no dict or list with it; far quicker than deepcopy."""
    if isinstance(data, dict):
        return {key: plain_copy(value) for key, value in data.items()}
    return [plain_copy(value) for value in data] if isinstance(data, list) else data


class Event(NamedTuple):
    """Something that happened: the rule that made it happen, a kind, and plain arguments.

    The seats named in `seats` see it in full (None: everybody); all others see `other`, or nothing.
    """

    rule: str
    kind: str
    args: Args
    seats: tuple[Seat, ...] | None = None
    other: Event | None = None

    def seen_by(self, seat: Seat | None) -> Event | None:
        """This event as `seat` sees it; None is a spectator."""
        if self.seats is None:
            return self
        if seat in self.seats:
            return Event(self.rule, self.kind, self.args)
        return None if self.other is None else self.other.seen_by(seat)


def tell(events: list[Event] | None, rule: str, kind: str, /, **args: Any) -> None:
    """Add an event that everybody sees, if anybody listens.

    Where something happens in every game many times, ask first whether anybody does: the arguments take time, too.
    """
    if events is not None:
        events.append(Event(rule, kind, args))


def tell_secretly(events: list[Event] | None, rule: str, kind: str, /, seat: Seat, known: Args, **args: Any) -> None:
    """Add an event that a seat sees with what it has come to know; to others it is `<kind>_unseen`."""
    if events is not None:
        unseen = Event(rule, f"{kind}_unseen", {"seat": seat, **args})
        events.append(Event(rule, kind, {"seat": seat, **args, **known}, (seat,), unseen))


class Prompt(NamedTuple):
    """A question to one seat. `number` changes only when the question does."""

    rule: str
    kind: str
    args: Args
    number: int


class Refusal(NamedTuple):
    """Why a move is not legal: the rule that forbids it, a reason, and plain arguments."""

    rule: str
    reason: str
    args: Args = {}  # noqa: RUF012 (never changed)


class Gain(NamedTuple):
    """What is better for a seat than before, for a hint: the message gain-<kind> with its arguments."""

    kind: str
    args: Args = {}  # noqa: RUF012 (never changed)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended. Seats are numbers, automas names; each line of `breakdown` adds up to the score."""

    score: dict[Seat | str, int]
    winners: tuple[Seat | str, ...]
    reason: str
    breakdown: dict[Seat | str, dict[str, int]]
    game: str
