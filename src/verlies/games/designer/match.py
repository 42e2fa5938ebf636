"""The match of Dungeon Designer: joins the rules of each area to the contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from verlies.core.events import Gain, Refusal, Result
from verlies.core.hooks import View
from verlies.core.moves import DEALER, Move, Seat
from verlies.core.odds import Odds, Rng
from verlies.games.designer import (
    benefits,
    build,
    cleanup,
    guess,
    market,
    outlook,
    refusals,
    scoring,
    setup,
    solo,
    view,
)
from verlies.games.designer.invariants import broken
from verlies.games.designer.state import (
    BUILD,
    CLEAN_UP,
    IMPROVE,
    JAEL,
    MARKET,
    PLACE,
    ROUND,
    TILES,
    TURNS,
    YEAR,
    Events,
    State,
)  # fmt: skip
from verlies.games.designer.vocabulary import Vocabulary

_DEALER_ON_TURN = (DEALER,)


class DesignerMatch(State):
    __slots__ = ()

    def _begin(self) -> None:
        self.words = self.content.kept(Vocabulary)
        setup.begin(self)
        self._settle(None)

    def _settle(self, events: Events) -> None:
        """Do what needs no decision, until the dealer or a seat is on turn or the match is over."""
        frames = self.frames
        while frames:
            kind = frames[-1][0]
            if kind == BUILD:
                self.turn = TURNS[self.busy]
                return
            if kind == TILES:
                if setup.next_space(self, events):
                    self.turn = _DEALER_ON_TURN
                    return
            elif kind <= JAEL:
                self.turn = _DEALER_ON_TURN
                return
            elif kind == PLACE:
                self.turn = TURNS[1 << frames[-1][1]]
                return
            elif kind == MARKET:
                if self.solo:
                    solo.compare(self, events)
                self.turn = TURNS[1 << market.buyer(self)]
                return
            elif kind == ROUND:
                build.start_round(self)
            elif kind == YEAR:
                build.start_year(self, events)
            elif kind == IMPROVE:
                market.improve(self, events)
            elif kind == CLEAN_UP:
                cleanup.clean_up(self, events)
        self.turn = ()
        if events is not None:
            events += scoring.final_events(self)

    def _moves(self, seat: Seat) -> tuple[Move, ...]:
        kind = self.frames[-1][0]
        if kind == BUILD:
            return build.moves(self, seat)
        return market.place_moves(self, seat) if kind == PLACE else market.moves(self, seat)

    def _odds(self) -> Odds:
        return setup.odds(self)

    def _do(self, seat: Seat, move: str, events: Events) -> None:
        kind = self.frames[-1][0]
        if seat == DEALER:
            setup.take(self, self.words.number[move], events)
        elif kind == BUILD:
            build.do(self, seat, move, events)
        elif kind == PLACE:
            market.place(self, seat, move, events)
        else:
            market.do(self, seat, move, events)
        self._settle(events)

    def _parse(self, text: str) -> Move | None:
        return self.words.moves.get(text) or self.words.other_names.get(text)

    def _refuse(self, seat: Seat, text: str) -> Refusal:
        return refusals.refuse(self, seat, text)

    def _prompt(self, seat: Seat) -> tuple[str, str, dict[str, Any]]:
        return refusals.question(self, seat)

    def _chance_prompt(self) -> tuple[str, str, dict[str, Any]]:
        return setup.question(self)

    def candidates(self, seat: Seat) -> Iterable[str]:
        return refusals.candidates(self, seat)

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
