"""The match of Dungeon Designer: joins the rules of each area to the contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from verlies.core.abilities import Appraised
from verlies.core.events import Gain, Result
from verlies.core.hooks import View
from verlies.core.moves import Seat
from verlies.core.odds import Rng
from verlies.core.steps import Events, table
from verlies.games.designer import benefits, build, cleanup, guess, market, outlook, scoring, setup, view
from verlies.games.designer.invariants import broken
from verlies.games.designer.state import State
from verlies.games.designer.vocabulary import DesignerVocabulary

SLIPS = (
    "", "resign", "Pass", "pass  C01", "build", "build R000 1", "build R001 0", "build R001 5", "buy M01",
)  # fmt: skip


class DesignerMatch(State, Appraised):
    __slots__ = ()
    step_table = table(*setup.STEPS, *build.STEPS, *market.STEPS, *cleanup.STEPS)
    vocabulary_type = DesignerVocabulary

    def _begin(self) -> None:
        setup.begin(self)

    def _finish(self, events: Events) -> None:
        if events is not None:
            events += scoring.final_events(self)

    def _slips(self) -> Iterable[str]:
        return (*SLIPS, *self.vocabulary.other_names, *self.vocabulary.one_of_each)

    def _view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def _redeal(self, other: Self, seat: Seat | None, rng: Rng) -> None:
        guess.redeal(other, seat, rng)

    def _broken(self) -> Iterable[str]:
        return broken(self)

    def _score(self) -> Result:
        return scoring.result(self, self._resigned)

    def worth(self, seat: Seat) -> float:
        return outlook.worth(self, seat)

    def benefits(self, before: Self, seat: Seat) -> list[Gain]:
        return benefits.benefits(before, self, seat)
