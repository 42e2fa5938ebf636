"""All that changes during a match."""

from __future__ import annotations

from verlies.core.match import Match
from verlies.games.lantern.content import LanternContent, LanternVocabulary

# Frames: what is still to be done, the next one on top.
CHAMBER, TREASURE, LEAD, FOLLOW, DRAW = range(5)
"""(LEAD, seat), (FOLLOW, seat), (DRAW, seat)."""

NONE = -1


class State(Match):
    """Values are immutable, or flat lists of immutable values."""

    content: LanternContent
    vocabulary: LanternVocabulary
    pile: bytes
    """Bags are sorted bytes: their order is not state."""
    hands: list[bytes]
    treasures: bytes
    """Those that still lie in the vault."""
    treasure: int
    """The one that is fought for."""
    played: int
    """The light that the leader played, or 0."""
    out: bytes
    """Lights that have burnt down."""
    found: list[bytes]
    """The treasures of each seat."""
    leader: int
