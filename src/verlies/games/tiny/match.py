"""The match of Tiny Epic Dungeons: joins the rules of each area to the contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from verlies.core.abilities import Appraised
from verlies.core.events import Gain, Result
from verlies.core.hooks import View
from verlies.core.moves import Seat
from verlies.core.odds import Rng
from verlies.core.steps import Events, table
from verlies.games.tiny import (
    aiming,
    attacks,
    benefits,
    damage,
    effects,
    enemies,
    finding,
    hazards,
    lair,
    movement,
    outlook,
    reveal,
    rolling,
    rooms,
    setup,
    torch,
    turn,
    view,
)
from verlies.games.tiny.invariants import broken
from verlies.games.tiny.state import NONE, State
from verlies.games.tiny.vocabulary import TinyVocabulary

SLIPS = (
    "", "resign", "Go d3", "go", "go  d3", "go h8", "attack hammer", "attack hammer all g1", "cast", "use", "turn",
    "result 9", "result 1 6", "change 7 6", "change 6", "dice", "take", "keep all", "send g1", "send boss lair e4 d4",
    "reward 0", "hit 13", "search any", "pay ", " roll",
)  # fmt: skip
_ENDINGS = {
    "boss_slain": "TE-END-01",
    "fifth_goblin": "TE-END-02",
    "torch_out": "TE-END-03",
    "nothing_to_explore": "TE-END-04",
}
"""The rule behind each reason to end."""


class TinyMatch(State, Appraised):
    __slots__ = ()
    step_table = table(
        *setup.STEPS, *turn.STEPS, *movement.STEPS, *reveal.STEPS, *hazards.STEPS, *rooms.STEPS, *rolling.STEPS,
        *aiming.STEPS, *attacks.STEPS, *damage.STEPS, *effects.STEPS, *finding.STEPS, *enemies.STEPS, *torch.STEPS,
        *lair.STEPS,
    )  # fmt: skip
    vocabulary_type = TinyVocabulary

    def _begin(self) -> None:
        setup.begin(self)

    def _finish(self, events: Events) -> None:
        self.clear_test()
        self.tell(events, _ENDINGS[self.ending], "over", reason=self.ending, **self._how_close())

    def _how_close(self) -> dict[str, int]:
        """What was missing at the end, and what the torch had left."""
        return {
            "act": self.act, "points": sum(self.marks), "minions": max(self.seats - self.kills, 0),
            "door": int(self.door != NONE), "spaces": self.content.torches[self.act - 1].skull - self.torch,
        }  # fmt: skip

    def _slips(self) -> Iterable[str]:
        return (*SLIPS, *self.vocabulary.examples)

    def _view(self, seat: Seat | None) -> View:
        return view.view(self)

    def _redeal(self, other: Self, seat: Seat | None, rng: Rng) -> None:
        """Nothing to do: what is hidden lies in bags, whose order is not state (TE-SET-19)."""

    def _broken(self) -> Iterable[str]:
        return broken(self)

    def _score(self) -> Result:
        """TE-END: all heroes win or lose together."""
        won = self.ending == "boss_slain" and not self._resigned
        seats = range(self.seats)
        return Result(
            dict.fromkeys(seats, int(won)), tuple(seats) if won else (), self.ending or "resigned",
            {seat: {"victory": int(won)} for seat in seats}, self.game.id,
        )  # fmt: skip

    def worth(self, seat: Seat) -> float:
        return outlook.worth(self, seat)

    def benefits(self, before: Self, seat: Seat) -> list[Gain]:
        return benefits.benefits(self, before, seat)
