"""Figures and items as the rules know them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

VALUES = range(7)
"""The values a combat card can have."""


class Figure(NamedTuple):
    """A character: what its card says, and what it can do."""

    id: str
    speed: int
    combat: int
    leaving: int
    """Victory points for leaving the dungeon."""
    falling: int
    """Victory points for its elimination."""
    flies: bool
    slits: bool
    giant: bool
    small: bool
    """TW-CHR-COL-02: fits between the legs of a giant."""
    picks: bool
    breaks: bool
    heals: bool
    screams: int
    """AP of a shock wave; 0 for those who cannot."""
    free_gear: bool
    magic: bool
    telepath: bool
    stab: int
    pits: bool
    regenerates: bool
    phases: bool
    type: str
    """What it counts as in lists; of all but the non-player's characters their own id."""
    effects: Mapping[str, Mapping[str, Any]]
    """TS-PER-01, TS-PER-03: the personality of one of the non-player's characters."""

    @property
    def solid(self) -> bool:
        return "NO_GIANT_PASS" in self.effects

    @property
    def slips(self) -> bool:
        return "SLIP_THROUGH" in self.effects


class Item(NamedTuple):
    """An item by what it does."""

    id: str
    common: bool
    rope: bool
    key: bool
    bow: int
    """Combat value of a shot; 0 for what cannot shoot."""
    wand: bool
    shield: bool
    lance: bool
    armour: int
    sword: int
    potion: bool
    leaving: int
