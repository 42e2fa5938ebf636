"""What a position makes likely: a plain estimate of the final score, for simple bots."""

from __future__ import annotations

from verlies.games.designer.state import State


def worth(m: State, seat: int) -> float:
    return 0.0
