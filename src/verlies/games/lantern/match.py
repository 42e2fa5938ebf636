"""The match of Lantern: joins the rules to the contract."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from verlies.core.events import Result, tell
from verlies.core.hooks import View
from verlies.core.moves import Seat
from verlies.core.odds import Rng, draw
from verlies.core.steps import Events, table
from verlies.games.lantern import rules
from verlies.games.lantern.content import COPIES, LIGHTS, LanternVocabulary
from verlies.games.lantern.state import NONE, State


class LanternMatch(State):
    __slots__ = ()
    step_table = table(*rules.STEPS)
    vocabulary_type = LanternVocabulary

    def _begin(self) -> None:
        rules.begin(self)

    def _slips(self) -> Iterable[str]:
        return ("", "resign", "Pass", "play", "play 0", "play 7", "pass 1", *self.vocabulary.one_of_each)

    def _finish(self, events: Events) -> None:
        tell(events, "LA-END-01", "over", points=self._points())

    def _points(self) -> list[int]:
        return [sum(self.content.worth[each] for each in found) for found in self.found]

    def _score(self) -> Result:
        """LA-END-02: the most worth wins; with as much, both do."""
        points = self._points()
        still = [seat for seat in range(self.seats) if seat not in self._resigned]
        winners = tuple(seat for seat in still if points[seat] == max(points) or self._resigned)
        reason = "resigned" if self._resigned else "plundered"
        lines: dict[Seat | str, dict[str, int]] = {seat: {"treasures": points[seat]} for seat in range(self.seats)}
        return Result(dict(enumerate(points)), winners, reason, lines, self.game.id)

    def worth(self, seat: Seat) -> float:
        return self._points()[seat] + sum(self.hands[seat]) / 10

    def _view(self, seat: Seat | None) -> View:
        ids = self.content.ids
        return {
            "treasure": None if self.treasure == NONE else ids[self.treasure],
            "left": len(self.treasures),
            "pile": len(self.pile),
            "out": list(self.out),
            "played": self.played,
            "leader": self.leader,
            "hand": [] if seat is None else list(self.hands[seat]),
            "players": [
                {"lights": len(hand), "found": [ids[each] for each in found], "points": points}
                for hand, found, points in zip(self.hands, self.found, self._points(), strict=True)
            ],
        }

    def _redeal(self, other: Self, seat: Seat | None, rng: Rng) -> None:
        """LA-SET-03: nobody knows others' lights, nor what lies in the pile."""
        hidden = [each for each in range(self.seats) if each != seat]
        unseen = sorted(b"".join([self.pile, *(self.hands[each] for each in hidden)]))
        for each in hidden:
            drawn = [draw(unseen, rng) for _ in self.hands[each]]
            other.hands[each] = bytes(sorted(drawn))
        other.pile = bytes(unseen)

    def _broken(self) -> Iterable[str]:
        if sorted(b"".join([self.pile, self.out, *self.hands])) != sorted([*LIGHTS] * COPIES):
            yield "lights: some are lost, or there twice"
        fought = [] if self.treasure == NONE else [self.treasure]
        if sorted([*b"".join(self.found), *self.treasures, *fought]) != list(range(len(self.content.ids))):
            yield "treasures: some are lost, or there twice"
