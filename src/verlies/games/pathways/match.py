"""The match of Pathways: joins the rules of each area to the contract."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Self

from verlies.core.errors import IllegalMove
from verlies.core.events import Gain, Refusal, Result
from verlies.core.hooks import Stage, View
from verlies.core.moves import DEALER, Move, Seat
from verlies.core.odds import Odds, Rng
from verlies.games.pathways import (
    candidates,
    coop,
    explore,
    gains,
    guess,
    hands,
    invariants,
    plan,
    planner,
    questions,
    refusals,
    reward,
    setup,
    shop,
    tidy,
    view,
)
from verlies.games.pathways import state as s
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.state import Events, State
from verlies.games.pathways.vocabulary import Vocabulary

_DEALER_ON_TURN = (DEALER,)


class PathwaysMatch(State):
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
            if kind == s.EXPLORE:
                self.turn = s.TURNS[self.busy]
                return
            if kind == s.REFILL or kind == s.QUEST:
                if shop.refills(self, events) if kind == s.REFILL else coop.turns_up(self):
                    self.turn = _DEALER_ON_TURN
                    return
            elif (kind == s.ARTEFACT and not self.artefact_pile) or (
                kind == s.STICKER and not coop.sticker_moves(self, frames[-1][1])
            ):
                frames.pop()
            elif kind < s.ROUND:
                self.turn = _DEALER_ON_TURN
                return
            elif kind == s.BUY:
                if shop.settle(self, events):
                    self.turn = (frames[-1][1],)
                    return
            elif kind == s.TRADE:
                if tidy.trades(self, frames[-1][1]):
                    self.turn = (frames[-1][1],)
                    return
                frames.pop()
            elif kind == s.TIDY:
                if self.busy or tidy.start(self):
                    self.turn = s.TURNS[self.busy]
                    return
            elif kind > s.CLOSE:
                self.turn = (frames[-1][1],)
                return
            else:
                _STEPS[kind](self, events)
        self.turn = ()

    def _start_round(self, events: Events) -> None:
        """PA-RND-01, PA-RND-02."""
        _, number = self.frames.pop()
        self.round = number
        if number < self.content.board["rounds"]:
            self.frames.append((s.CLEAN,))
        self.tell(events, "PA-RND-01", "round", round=number)
        self.frames += [(s.SETTLE,), (s.HANDS,), (s.SHOP,)]
        if self.coop:
            coop.open_round(self, events)

    def _moves(self, seat: Seat) -> tuple[Move, ...]:
        kind = self.frames[-1][0]
        if kind == s.EXPLORE:
            return explore.moves(self, seat)
        if kind == s.BUY:
            return shop.moves(self, seat)
        if kind == s.DROP:
            return shop.drop_moves(self, seat)
        if kind == s.PEEK:
            return (self.words.keep, self.words.toss)
        if kind == s.SHED:
            return hands.shed_moves(self, seat)
        if kind == s.TRADE:
            return (*tidy.trades(self, seat), self.words.no_trade)
        return _COOP_MOVES[kind](self, seat) if kind in _COOP_MOVES else tidy.moves(self, seat)

    def _odds(self) -> Odds:
        return setup.odds(self)

    def _do(self, seat: Seat, move: str, events: Events) -> None:
        kind = self.frames[-1][0]
        if seat == DEALER:
            setup.take(self, self.words.code[move][1], events)
        elif kind == s.EXPLORE:
            if explore.do(self, seat, move, events):
                self._close()
            elif move in (self.words.submit, self.words.time):
                self._seal("PA-EXP-02")
        else:
            self._answer(kind, seat, self.words.code[move], events)
        self._settle(events)

    def _answer(self, kind: int, seat: Seat, code: tuple[int, ...], events: Events) -> None:
        if kind == s.BUY:
            shop.do(self, seat, code, events)
        elif kind == s.DROP:
            shop.drop(self, seat, code[1], events)
        elif kind == s.PEEK:
            hands.peek(self, seat, code[0] == v.KEEP, events)
        elif kind == s.SHED:
            hands.shed(self, seat, code[1], events)
        elif kind == s.TRADE:
            tidy.trade(self, seat, code, events)
        elif kind == s.TIDY:
            if tidy.do(self, seat, code, events):
                self._close()
        else:
            _COOP[kind](self, seat, code, events)

    def _parse(self, text: str) -> Move | None:
        return self.words.parse(text)

    def _refuse(self, seat: Seat, text: str) -> Refusal:
        return refusals.refuse(self, seat, text)

    def plan(self, seat: Seat, text: str, cut: bool = False) -> list[Move]:
        if seat not in self.turn or self.frames[-1][0] != s.EXPLORE:
            raise IllegalMove(self._not_on_turn(seat) if seat not in self.turn else refusals.no_plan(self, seat))
        return plan.read(self, seat, text, cut)

    def built(self, seat: Seat) -> int:
        return explore.built(self, seat)

    def stage(self) -> Stage | None:
        if not self.frames or self.frames[-1][0] != s.EXPLORE:
            return None
        return Stage(f"explore {self.round}", int(self.options["timer"]), self.words.time, explore.racing(self))

    def timing(self) -> Seat | None:
        return self.frames[-1][1] if self.frames and self.frames[-1][0] == s.TOOK else None

    def took(self, tenths: int) -> Move:
        return self.words.took(self.frames[-1][1], min(max(tenths, 1), v.LONGEST))

    def possible(self, seat: Seat) -> dict[str, Any] | None:
        return planner.possible(self, seat)

    def advised(self, seat: Seat, effort: float) -> Move | None:
        return planner.advised(self, seat, effort)

    def _chance_prompt(self) -> tuple[str, str, dict[str, Any]]:
        return questions.chance(self)

    def _prompt(self, seat: Seat) -> tuple[str, str, dict[str, Any]]:
        return questions.question(self, seat)

    def candidates(self, seat: Seat) -> Iterable[str]:
        return candidates.candidates(self, seat)

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


_STEPS: dict[int, Callable[[PathwaysMatch, Events], None]] = {
    s.ROUND: PathwaysMatch._start_round,
    s.SHOP: shop.open_market,
    s.HANDS: lambda m, events: hands.begin(m),
    s.FILL: hands.fill,
    s.SETTLE: explore.begin,
    s.SHOW: explore.show,
    s.JUDGE: reward.judge,
    s.COUNT: reward.count,
    s.VERDICT: coop.verdict,
    s.CLEAN: tidy.begin,
    s.CLOSE: tidy.close,
}
_COOP_MOVES: dict[int, Callable[[State, Seat], tuple[Move, ...]]] = {
    s.GROUP: coop.group_moves,
    s.STICKER: coop.sticker_moves,
    s.SWAP: coop.swap_moves,
    s.OFFER: lambda m, seat: tuple(m.words.offer[card] for card in s.kinds(m.hands[seat])),
    s.ASSIGN: coop.assign_moves,
    s.AWARD: lambda m, seat: coop.award_moves(m),
    s.PERIL: lambda m, seat: coop.cancel_moves(m, seat),
}
_COOP: dict[int, Callable[[State, Seat, tuple[int, ...], Events], None]] = {
    s.GROUP: lambda m, seat, code, events: coop.choose_group(m, seat, code[1], events),
    s.STICKER: coop.stick,
    s.SWAP: lambda m, seat, code, events: coop.swap(m, code, events),
    s.OFFER: lambda m, seat, code, events: coop.offer(m, seat, code[1], events),
    s.ASSIGN: coop.assign,
    s.AWARD: lambda m, seat, code, events: coop.award(m, code[1], events),
    s.PERIL: coop.cancel,
}
