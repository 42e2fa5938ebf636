"""Where the two games differ within the rules that they share: what the duel does there, and the solitaire game not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from verlies.games.twister import setup
from verlies.games.twister.content import COLOURS, Scenario
from verlies.games.twister.dungeon import SLOTS
from verlies.games.twister.state import DOWN, NONE, PLACE, State


class Duel:
    """Two seats. The solitaire game (solo/alone.py) answers the same in its own way."""

    names: tuple[int | str, ...] = (0, 1)
    """What events call each side where they tell of a seat."""
    colours = COLOURS[:2]
    endings: Mapping[str, str] = {"points": "TW-VP-05", "deserted": "TW-VP-07", "turn_limit": "TW-VP-08"}
    """The rule behind each reason to end."""

    def begin(self, m: State) -> None:
        """TW-SET-01: what is chosen and laid before the first turn."""
        setup.begin_duel(m)

    def turn_begins(self, m: State) -> None:
        """Before the side on turn plays its action card; the game may end here."""

    def scenario(self, m: State) -> Scenario | None:
        """TW-SCN-01."""
        return m.content.scenarios.get(str(m.options["teams"]))

    def locker(self, m: State, slot: int, token: int) -> int:
        """Who keeps a figure from using the gears of the hall on this slot, or NONE."""
        return NONE

    def hall_up(self, m: State, slot: int, revealer: int) -> dict[str, Any]:
        """TW-REV-04, TW-REV-08: what waits there is placed, the revealer's turn first; what is told of it."""
        m.frames += [(PLACE, 1 - m.active, slot), (PLACE, m.active, slot)]
        return {"tokens": [m.name(token) for token, place in enumerate(m.where) if place == DOWN + slot]}

    def opener(self, m: State) -> int:
        """The character that opened the running combat where the rules ask for it, or NONE."""
        return NONE

    def tidy_up(self, m: State) -> None:
        """After an action, before victory is looked for."""

    def nobody_left(self, m: State) -> str:
        """TW-VP-07: why the game is over where nobody can go on, or nothing."""
        for side in range(2):
            for token in m.squads[side]:
                if m.where[token] < DOWN + SLOTS:
                    return ""
        return "deserted"
