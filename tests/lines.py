"""Moves as lines of text, as a test writes them."""

from __future__ import annotations

from verlies.core.events import Event
from verlies.core.match import Match
from verlies.core.moves import DEALER


def play(match: Match, *lines: str) -> list[Event]:
    """Play lines such as '0 build R017 2' or, for the dealer, '* room R017'."""
    events: list[Event] = []
    for line in lines:
        who, _, move = line.partition(" ")
        events += match.play(DEALER if who == "*" else int(who), move)
    return events
