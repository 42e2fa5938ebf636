"""The match of Dungeon Twister: joins the rules of each area, duel and solitaire game, to the contract."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Self

from verlies.core.abilities import Appraised, Foreseen
from verlies.core.events import Gain, Result
from verlies.core.hooks import View
from verlies.core.moves import Seat
from verlies.core.odds import Rng
from verlies.core.steps import Decision, Events, Phase, Step, table
from verlies.games.twister import battle, benefits, reveal, setup, teams, turn, view
from verlies.games.twister.duel import Duel
from verlies.games.twister.invariants import broken
from verlies.games.twister.solo import acting, arrivals, course, modes, pile
from verlies.games.twister.solo.alone import Alone
from verlies.games.twister.solo.views import forecast
from verlies.games.twister.state import State
from verlies.games.twister.vocabulary import TwisterVocabulary

SLIPS = (
    "", "resign", "Go naga c3", "go naga", "go  naga c3", "go naga c11", "go naga w3", "go rope c3", "take naga c3",
    "take rope c3 rope", "take naga c3 torch", "put naga", "jump naga c3 take", "turn 37A", "turn 37A left", "open 37A",
    "place naga c3", "place green naga c3", "play", "play 10", "card 9", "card", "call", "lay naga S9", "reveal s3",
    "fight", "recover troll", "end ", " end", "set 37A", "force", "force 9", "next 2",
)  # fmt: skip
DUEL, ALONE = Duel(), Alone()


class Either(Phase[State]):
    """A decision that the solitaire game puts in another way than the duel."""

    def __init__(self, duel: Step[State], alone: Step[State]) -> None:
        assert isinstance(duel, Decision)
        assert isinstance(alone, Decision)
        super().__init__(duel.number, State.on_turn, self._of, (duel, alone))
        self.settle = lambda m, events: self.decisions[m.solo is not None].settle(m, events)

    def _of(self, m: State, seat: int) -> Decision[State]:
        return self.decisions[m.solo is not None]


def _joined(duel: Iterable[Step[State]], alone: Iterable[Step[State]]) -> Iterable[Step[State]]:
    """The steps of both games; where both decide the same, each in its way."""
    steps = {step.number: step for step in duel}
    for step in alone:
        other = steps.get(step.number)
        steps[step.number] = step if other is None else Either(other, step)
    return steps.values()


class TwisterMatch(State, Foreseen, Appraised):
    __slots__ = ()
    vocabulary_type = TwisterVocabulary
    step_table = table(
        *_joined(
            (*teams.STEPS, *setup.STEPS, *turn.STEPS, *reveal.STEPS, *battle.STEPS),
            (*course.STEPS, *arrivals.STEPS, *modes.STEPS, *acting.STEPS, *pile.STEPS),
        )
    )

    def _begin(self) -> None:
        self.mode = ALONE if self.options["solo"] != "off" else DUEL
        setup.begin(self)

    def _finish(self, events: Events) -> None:
        self.tell(events, self.mode.endings[self.ending], "over", reason=self.ending)

    def _slips(self) -> Iterable[str]:
        return _slips(self.vocabulary)

    def forecast(self, seat: Seat) -> list[dict[str, Any]]:
        return forecast(self)

    def _view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def _redeal(self, other: Self, seat: Seat | None, rng: Rng) -> None:
        self.mode.redeal(other, seat, rng)

    def _broken(self) -> Iterable[str]:
        return broken(self)

    def _score(self) -> Result:
        return self.mode.score(self, self._resigned)

    def worth(self, seat: Seat) -> float:
        return self.mode.worth(self, seat)

    def benefits(self, before: Self, seat: Seat) -> list[Gain]:
        return benefits.benefits(self, before, seat)


@cache
def _slips(vocabulary: TwisterVocabulary) -> tuple[str, ...]:
    return (*SLIPS, *vocabulary.one_of_each)
