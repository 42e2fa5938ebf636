"""Where the two games differ within the rules that they share: what the duel does there, and the solitaire game not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from verlies.core.events import Gain, Result
from verlies.core.moves import Seat
from verlies.core.odds import Rng
from verlies.core.steps import Turn
from verlies.games.twister import battle, benefits, guess, invariants, outlook, setup, view
from verlies.games.twister.content import COLOURS, Scenario
from verlies.games.twister.dungeon import SLOTS
from verlies.games.twister.state import DOWN, NONE, PLACE, SIDE_TOKENS, State
from verlies.games.twister.view_types import Hand


class Duel:
    """Two seats. The solitaire game (solo/alone.py) answers the same in its own way."""

    names: tuple[int | str, ...] = (0, 1)
    """What events call each side where they tell of a seat."""
    colours = COLOURS[:2]
    hands = range(2)
    """The sides that have cards in hand and bring treasures out."""
    ends_of_turns: tuple[int, ...] = ()
    """Frames that lie at the bottom when a turn has no actions left."""
    starts_openly = False
    """Whether the starting characters lie face up at once."""
    loses_figures = False
    """Whether a figure can be lost for nobody's points, and has not left then."""
    endings: Mapping[str, str] = {"points": "TW-VP-05", "deserted": "TW-VP-07", "turn_limit": "TW-VP-08"}
    """The rule behind each reason to end."""

    def begin(self, m: State) -> None:
        """TW-SET-01: what is chosen and laid before the first turn."""
        setup.begin_duel(m)

    def turn_begins(self, m: State) -> None:
        """Before the side on turn plays its action card; the game may end here."""

    def score(self, m: State, resigned: Turn) -> Result:
        """TW-VP-05 to TW-VP-09."""
        points = [m.vp(0), m.vp(1)]
        if resigned:
            winners: tuple[Seat | str, ...] = tuple(seat for seat in range(2) if seat not in resigned)
        elif points[0] == points[1]:
            winners = (m.active,) if m.ending == "points" else ()  # TW-VP-06
        else:
            winners = (0 if points[0] > points[1] else 1,)
        names = ("exits", "eliminations", "treasures")
        lines = [dict(zip(names, m.gains[seat * 3 : seat * 3 + 3], strict=True)) for seat in range(2)]
        reason = m.ending or "resigned"
        return Result({0: points[0], 1: points[1]}, winners, reason, {0: lines[0], 1: lines[1]}, m.game.id)

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

    # Combat cards

    def cards(self, m: State, side: int) -> dict[int, int]:
        """The combat cards that a side may lay, and how many of each."""
        return {value: count for value, count in enumerate(m.combat[side]) if count}

    def answers(self, m: State, side: int) -> dict[int, int]:
        """How often each card may be this side's in the running combat."""
        return self.cards(m, side)

    def forced(self, m: State) -> int | None:
        """The side that a Telepath leaves no choice of cards."""
        return next((side for side in range(2) if battle.forced(m, side)), None)

    # What is shown, guessed and hoped for

    def room(self, m: State, slot: int) -> int:
        """How many tokens can still be laid on a slot."""
        return setup.room(m)[slot]

    def held(self, m: State, token: int) -> int:
        """What a figure carries, or NONE."""
        return m.beside(token)

    def hand(self, m: State, side: int) -> Hand:
        return view.hand(m, side)

    def tokens(self, m: State, side: int) -> list[int]:
        """All that a side has in the game."""
        return [*range(side * SIDE_TOKENS, (side + 1) * SIDE_TOKENS)]

    def redeal(self, m: State, seat: int | None, rng: Rng) -> None:
        guess.redeal(m, seat, rng)

    def worth(self, m: State, seat: int) -> float:
        return outlook.worth(m, seat)

    def hinders(self, m: State, before: State, seat: int) -> Iterable[Gain]:
        """Who is further from its exit."""
        return benefits.hinders(m, before, seat)

    def safety(self, m: State, before: State, seat: int) -> Iterable[Gain]:
        """Who is no longer in danger."""
        return benefits.safety(m, before, seat, "safe", benefits.threatened)

    # What is always true

    def walking(self, m: State) -> bool:
        """Whether somebody is in the middle of a move of which no frame tells."""
        return False

    def broken(self, m: State, kinds: set[int]) -> Iterable[str]:
        """Broken invariants that are none of the other game; `kinds` are those of the frames."""
        return invariants.of_duel(m, kinds)
