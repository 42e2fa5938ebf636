"""The match of Tiny Epic Dungeons: joins the rules of each area to the contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from verlies.core.events import Gain, Refusal, Result
from verlies.core.hooks import View
from verlies.core.moves import DEALER, Move, Seat
from verlies.core.odds import Odds, Rng
from verlies.games.tiny import benefits, candidates, flow, outlook, questions, refusals, setup, view
from verlies.games.tiny.invariants import broken
from verlies.games.tiny.state import DEAL_REROLL, NONE, SCRIPT, Events, State
from verlies.games.tiny.vocabulary import Vocabulary

_DEALER_ON_TURN = (DEALER,)
_TURNS = tuple((seat,) for seat in range(4))
_ENDINGS = {
    "boss_slain": "TE-END-01",
    "fifth_goblin": "TE-END-02",
    "torch_out": "TE-END-03",
    "nothing_to_explore": "TE-END-04",
}
"""The rule behind each reason to end."""


class TinyMatch(State):
    __slots__ = ()
    wanders = True

    def _begin(self) -> None:
        self.words = self.content.kept(Vocabulary)
        setup.begin(self)
        self.settle(None)

    def settle(self, events: Events) -> None:
        """Do what needs no decision, until the dealer or a seat is on turn or the match is over."""
        frames = self.frames
        while not self.ending:
            frame = frames[-1]
            kind = frame[0]
            if kind <= DEAL_REROLL:
                self.turn = _DEALER_ON_TURN
                return
            if kind < SCRIPT:
                if not flow.shut(self, frame, events):
                    self.turn = _TURNS[flow.decides(self, frame)]
                    return
            elif kind == SCRIPT and self.fainted and frame[4] == NONE:
                frames.pop()
            else:
                flow.AUTO[kind](self, frame, events)
        frames.clear()
        self.clear_test()
        self.turn = ()
        self.tell(events, _ENDINGS[self.ending], "over", reason=self.ending, **self._how_close())

    def _how_close(self) -> dict[str, int]:
        """What was missing at the end, and what the torch had left."""
        return {
            "act": self.act, "points": sum(self.marks), "minions": max(self.seats - self.kills, 0),
            "door": int(self.door != NONE), "spaces": self.content.torches[self.act - 1].skull - self.torch,
        }  # fmt: skip

    def _moves(self, seat: Seat) -> tuple[Move, ...]:
        frame = self.frames[-1]
        return tuple(flow.MOVES[frame[0]](self, frame))

    def _odds(self) -> Odds:
        frame = self.frames[-1]
        return flow.ODDS[frame[0]](self, frame)

    def _do(self, seat: Seat, move: str, events: Events) -> None:
        code = self.words.code[move]
        if seat == DEALER:
            flow.deal(self, code, events)
        else:
            flow.do(self, code, events)
        self.settle(events)

    def _parse(self, text: str) -> Move | None:
        return self.words.parse(text)

    def _refuse(self, seat: Seat, text: str) -> Refusal:
        return refusals.refuse(self, seat, text)

    def _prompt(self, seat: Seat) -> tuple[str, str, dict[str, Any]]:
        return questions.question(self, seat)

    def _chance_prompt(self) -> tuple[str, str, dict[str, Any]]:
        return questions.chance(self)

    def candidates(self, seat: Seat) -> Iterable[str]:
        return candidates.candidates(self, seat)

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
