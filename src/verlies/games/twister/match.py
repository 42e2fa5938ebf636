"""The match of Dungeon Twister: joins the rules of each area to the contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from verlies.core.events import Gain, Refusal, Result
from verlies.core.hooks import View
from verlies.core.moves import DEALER, Move, Seat
from verlies.core.odds import Odds, Rng
from verlies.games.twister import (
    benefits,
    candidates,
    combat,
    fate,
    guess,
    mechanics,
    outlook,
    questions,
    refusals,
    setup,
    teams,
    turn,
    view,
    ways,
)
from verlies.games.twister import state as s
from verlies.games.twister import vocabulary as v
from verlies.games.twister.invariants import broken
from verlies.games.twister.solo import course, pile
from verlies.games.twister.solo.views import forecast
from verlies.games.twister.state import NON_PLAYER, Events, State
from verlies.games.twister.vocabulary import Vocabulary

_DEALER_ON_TURN = (DEALER,)
_TURNS = ((0,), (1,))
_ENDINGS = {"points": "TW-VP-05", "deserted": "TW-VP-07", "turn_limit": "TW-VP-08"}
_ENDINGS_ALONE = {
    "points": "TS-END-02", "stranded": "TS-END-04", "helpless": "TS-END-05", "turn_limit": "TS-END-06",
}  # fmt: skip
"""The rule behind each reason to end."""


class TwisterMatch(State):
    __slots__ = ()
    wanders = True

    def _begin(self) -> None:
        self.words = self.content.kept(Vocabulary)
        setup.begin(self)
        self._settle(None)

    def _settle(self, events: Events) -> None:
        """Do what needs no decision, until the dealer or a seat is on turn or the match is over."""
        frames = self.frames
        while not self.ending:
            frame = frames[-1]
            kind = frame[0]
            if kind in (s.ACT, s.PLAY):
                self.turn = _TURNS[self.active]
                return
            if kind <= s.DRAW_HALL:
                self.turn = _DEALER_ON_TURN
                return
            if kind >= s.SOLO_FRAMES:
                turn_of = course.settle(self, events)
                if turn_of is not None:
                    self.turn = turn_of
                    return
                continue
            if kind == s.WALK:
                self.turn = _TURNS[self.active]
                return
            if kind == s.PLACE:
                if mechanics.to_place(self, frame[1], frame[2]):
                    self.turn = _TURNS[frame[1]]
                    return
                frames.pop()
            elif kind == s.SUPPORT:
                assert self.fight is not None
                helpers = combat.supporters(self, self.fight)
                if helpers and self.solo is not None and self.active:  # TS-CMB-06
                    self._take_part(helpers[0], events)
                    continue
                if helpers:
                    self.turn = _TURNS[self.active]
                    return
                combat.to_cards(self, events)
            elif kind == s.CARDS:
                laying = combat.choosing(self) if self.solo is None else pile.lay_cards(self)
                if laying is None:
                    continue
                self.turn = laying
                if laying:
                    return
                combat.resolve(self, events)
                self._close()
                fate.after_action(self, events)
            elif kind in _BOTH:
                self.turn = _BOTH[kind](self)
                if self.turn:
                    return
                frames.pop()
            elif kind < s.CLASH:
                self.turn = _TURNS[frame[1]]
                return
            else:
                self._go_on(kind, events)
        frames.clear()
        self.turn = ()
        rules = _ENDINGS if self.solo is None else _ENDINGS_ALONE
        self.tell(events, rules[self.ending], "over", reason=self.ending)

    def _go_on(self, kind: int, events: Events) -> None:
        if kind == s.NEXT_TURN:
            turn.begin_turn(self)
        elif kind == s.SET_OUT:
            setup.set_out(self)
        elif kind == s.SHOW:
            setup.show(self, events)
        else:
            teams.clash(self, events)

    def _moves(self, seat: Seat) -> tuple[Move, ...]:
        frame = self.frames[-1]
        kind = frame[0]
        if kind == s.ACT:
            return tuple(turn.act_moves(self))
        if kind == s.WALK:
            return tuple(ways.going_on(self, frame[1], frame[2], frame[3]))
        if kind >= s.SOLO_FRAMES:
            return tuple(course.person_moves(self))
        return tuple(_MOVES[kind](self, frame, seat))

    def _odds(self) -> Odds:
        return setup.odds(self)

    def _do(self, seat: Seat, move: str, events: Events) -> None:
        code = self.words.read(move)
        kind = self.frames[-1][0]
        if seat == DEALER:
            setup.deal(self, code, events)
        elif kind == s.ACT:
            turn.do(self, code, events)
        elif kind == s.WALK:
            turn.go_on(self, code, events)
        elif kind >= s.SOLO_FRAMES:
            course.answer(self, code, events)
            self._seal("TW-ACT-03")
        else:
            self._answer(kind, seat, code, events)
        self._settle(events)

    def _answer(self, kind: int, seat: Seat, code: tuple[int, ...], events: Events) -> None:
        frame = self.frames[-1]
        if kind == s.PLAY:
            turn.play_card(self, code[1], events)
        elif kind == s.CARDS:
            self.chosen[seat] = code[1]
            if self.solo is not None:  # TS-CMB-01, TS-RNG-02: from nobody but the pile
                self.tell(events, "TS-CMB-01", "card_laid", seat=seat, value=code[1])
            else:
                self.tell_secretly(events, "TW-CBT-04", "card_laid", seat, {"value": code[1]})
        elif kind == s.PLACE:
            mechanics.place(self, seat, frame[2], code[1], code[2], code[3], events)
        elif kind == s.SUPPORT:
            self._support(code, events)
        elif kind == s.CALL:
            combat.call(self, seat, code[1] if code[0] == v.CALL else 0, events)
            self._seal("TW-ACT-03")
        elif kind == s.LAY:
            setup.lay(self, code[1], code[2], events)
        elif kind == s.START:
            setup.start(self, seat, code[1], code[2], events)
        elif kind == s.CHOOSE:
            teams.choose(self, seat, code[1], code[0] == v.PAIR, events)
        elif kind == s.LEAVE_OUT:
            teams.leave(self, seat, code[1], events)
        elif kind == s.PICK:
            teams.pick(self, code[1], events)
        elif kind == s.PICK_PAIR:
            teams.pick_pair(self, code[1], events)
        else:
            teams.replace(self, code[1], events)

    def _support(self, code: tuple[int, ...], events: Events) -> None:
        """TW-GRP-07."""
        if code[0] == v.READY:
            combat.to_cards(self, events)
            return
        self._take_part(self.of_kind(self.active, code[1]), events)

    def _take_part(self, token: int, events: Events) -> None:
        self.fight = combat.join(self, token)
        attack, defence = combat.sums(self, self.fight)
        self.tell(events, "TW-GRP-07", "joined", attack=attack, defence=defence, **self.who(token))

    def _parse(self, text: str) -> Move | None:
        return self.words.parse(text)

    def _refuse(self, seat: Seat, text: str) -> Refusal:
        return refusals.refuse(self, seat, text)

    def _prompt(self, seat: Seat) -> tuple[str, str, dict[str, Any]]:
        return questions.question(self, seat)

    def _chance_prompt(self) -> tuple[str, str, dict[str, Any]]:
        return questions.chance(self)

    def forecast(self, seat: Seat) -> list[dict[str, Any]]:
        return forecast(self)

    def candidates(self, seat: Seat) -> Iterable[str]:
        return candidates.candidates(self, seat)

    def _view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def _redeal(self, other: Self, seat: Seat | None, rng: Rng) -> None:
        guess.redeal(other, seat, rng)

    def _broken(self) -> Iterable[str]:
        return broken(self)

    def _score(self) -> Result:
        """TW-VP-05 to TW-VP-09."""
        points = [self.vp(0), self.vp(1)]
        if self.solo is not None:
            return self._score_alone(points)
        if self._resigned:
            winners: tuple[Seat | str, ...] = tuple(seat for seat in range(2) if seat not in self._resigned)
        elif points[0] == points[1]:
            winners = (self.active,) if self.ending == "points" else ()  # TW-VP-06
        else:
            winners = (0 if points[0] > points[1] else 1,)
        lines = {
            seat: dict(zip(("exits", "eliminations", "treasures"), self.gains[seat * 3 : seat * 3 + 3], strict=True))
            for seat in range(2)
        }
        return Result(
            {0: points[0], 1: points[1]}, winners, self.ending or "resigned", {0: lines[0], 1: lines[1]}, self.game.id
        )

    def _score_alone(self, points: list[int]) -> Result:
        """TS-END-02 to TS-END-06: whoever has more points, if it came to that; else the person has not won."""
        won = self.ending == "points" and points[0] > points[1] and not self._resigned
        lines = [self.gains[side * 3 : side * 3 + 3] for side in range(2)]
        return Result(
            {0: points[0], NON_PLAYER: points[1]},
            (0,) if won else (NON_PLAYER,),
            self.ending or "resigned",
            {
                0: {"exits": lines[0][0], "eliminations": lines[0][1], "treasures": lines[0][2]},
                NON_PLAYER: {"exits": lines[1][0], "eliminations": lines[1][1], "feats": lines[1][2]},
            },
            self.game.id,
        )

    def worth(self, seat: Seat) -> float:
        return outlook.worth(self, seat)

    def benefits(self, before: Self, seat: Seat) -> list[Gain]:
        return benefits.benefits(self, before, seat)


_BOTH = {s.START: setup.starting, s.CHOOSE: teams.choosing, s.LEAVE_OUT: teams.leaving}
"""Who is still to decide where both decide at once."""
_MOVES: dict[int, Any] = {
    s.PLAY: lambda m, frame, seat: turn.card_moves(m),
    s.CARDS: lambda m, frame, seat: combat.card_moves(m, seat),
    s.PLACE: lambda m, frame, seat: mechanics.place_moves(m, seat, frame[2]),
    s.SUPPORT: lambda m, frame, seat: combat.support_moves(m),
    s.CALL: lambda m, frame, seat: combat.call_moves(m, seat),
    s.LAY: lambda m, frame, seat: setup.lay_moves(m, seat),
    s.START: lambda m, frame, seat: setup.start_moves(m, seat),
    s.CHOOSE: lambda m, frame, seat: teams.choose_moves(m, seat),
    s.LEAVE_OUT: lambda m, frame, seat: teams.leave_moves(m, seat),
    s.PICK: lambda m, frame, seat: teams.pick_moves(m, seat, frame[2]),
    s.PICK_PAIR: lambda m, frame, seat: teams.pair_moves(m, seat),
    s.REPLACE: lambda m, frame, seat: teams.pair_moves(m, seat),
}
