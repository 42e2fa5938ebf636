"""The match of Pathways: joins the rules of each area to the contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from verlies.core.abilities import Advised, Appraised, Planned, Stage, Timed
from verlies.core.errors import IllegalMove
from verlies.core.events import Gain, Refusal, Result
from verlies.core.hooks import View
from verlies.core.moves import Move, Seat
from verlies.core.odds import Rng
from verlies.core.steps import table
from verlies.games.pathways import (
    coop,
    explore,
    gains,
    guess,
    hands,
    invariants,
    missions,
    plan,
    planner,
    reward,
    setup,
    shop,
    tidy,
    view,
)
from verlies.games.pathways import state as s
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.state import State
from verlies.games.pathways.vocabulary import PathwaysVocabulary

SLIPS = (
    "", "resign", "Pass", "pass ", " pass", "token", "token sword", "token pit pit", "book", "book SB-99", "card top",
    "card top 7", "card S1", "give 5 1", "give 1 0", "lay S1 90 0 0", "lay S1 0 0", "lay S1 0 99 0", "lay S1 0 00 0",
    "start X 0 0 N", "start M 0 0 Q", "go", "go  N", "go n", "leave N", "stairs 1", "fall down", "portal M 0",
    "portal_room 5 A", "portal_room 0 D", "book SB-2", "book SB-13", "book SB-11 N", "book SB-11 Q", "book SB-13 pit",
    "exit", "mission", "swap 1 0", "trade D301 D301", "recycle", "took 0", "shed",
)  # fmt: skip


class PathwaysMatch(State, Planned, Timed, Advised, Appraised):
    __slots__ = ()
    step_table = table(
        *setup.STEPS,
        *coop.STEPS,
        *shop.STEPS,
        *hands.STEPS,
        *explore.STEPS,
        *reward.STEPS,
        *missions.STEPS,
        *tidy.STEPS,
    )
    vocabulary_type = PathwaysVocabulary

    def _begin(self) -> None:
        setup.begin(self)

    def _slips(self) -> Iterable[str]:
        return (*SLIPS, *self.vocabulary.one_of_each)

    def plan(self, seat: Seat, text: str, cut: bool = False) -> list[Move]:
        if seat not in self.turn:
            raise IllegalMove(self._not_on_turn(seat))
        if self.frames[-1][0] != s.EXPLORE:
            rule, asked, _ = self._prompt(seat)
            raise IllegalMove(Refusal(rule, "not_now", {"verb": "plan", "question": asked}))
        return plan.read(self, seat, text, cut)

    def built(self, seat: Seat) -> int:
        return explore.built(self, seat)

    def stage(self) -> Stage | None:
        if not self.frames or self.frames[-1][0] != s.EXPLORE:
            return None
        return Stage(f"explore {self.round}", int(self.options["timer"]), self.vocabulary.time, explore.racing(self))

    def timing(self) -> Seat | None:
        return self.frames[-1][1] if self.frames and self.frames[-1][0] == s.TOOK else None

    def took(self, tenths: int) -> Move:
        return self.vocabulary.at(v.TOOK, self.frames[-1][1], min(max(tenths, 1), v.LONGEST))

    def possible(self, seat: Seat) -> dict[str, Any] | None:
        return planner.possible(self, seat)

    def advised(self, seat: Seat, effort: float) -> Move | None:
        return planner.advised(self, seat, effort)

    def _view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def _redeal(self, other: Self, seat: Seat | None, rng: Rng) -> None:
        guess.redeal(other, seat, rng)

    def _broken(self) -> Iterable[str]:
        return invariants.broken(self)

    def _score(self) -> Result:
        return reward.result(self, self._resigned)

    def worth(self, seat: Seat) -> float:
        return planner.worth(self, seat)

    def benefits(self, before: Self, seat: Seat) -> list[Gain]:
        return gains.gains(self, before, seat)
