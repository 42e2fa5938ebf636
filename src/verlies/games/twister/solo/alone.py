"""What the solitaire game does where the rules that it shares with the duel leave it open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from verlies.core.events import Gain, Result
from verlies.core.odds import Rng
from verlies.core.steps import Turn
from verlies.games.twister import battle, benefits
from verlies.games.twister.content import COLOURS, Scenario
from verlies.games.twister.duel import Duel
from verlies.games.twister.dungeon import listed
from verlies.games.twister.outlook.alone import worth
from verlies.games.twister.solo import arrivals, course, invariants, modes, pile, views
from verlies.games.twister.solo.memory import CLOSE_NP, HELPLESS, PHASE_3, note, solo_of
from verlies.games.twister.state import BAG, CHARACTERS, DEAD, DECK, DOWN, GONE, LOST, NON_PLAYER, NONE, NPCS, State
from verlies.games.twister.view_types import Hand

ATTACKS = ("fight", "shoot", "lance", "push", "wand")
"""What the non-player's characters do to others."""


class Alone(Duel):
    """One person against the non-player."""

    names = (0, NON_PLAYER)
    colours = (COLOURS[0], COLOURS[2])
    hands = range(1)
    ends_of_turns = (PHASE_3, CLOSE_NP)
    starts_openly = True
    loses_figures = True
    endings: Mapping[str, str] = {
        "points": "TS-END-02", "stranded": "TS-END-04", "helpless": "TS-END-05", "turn_limit": "TS-END-06",
    }  # fmt: skip

    def begin(self, m: State) -> None:
        course.begin(m)

    def turn_begins(self, m: State) -> None:
        """TS-PLY-05, TS-END-05: with anybody there or not; too long without is the end."""
        here = any(m.where[token] < DOWN for token in m.squads[0])
        helpless = 0 if here else solo_of(m).helpless + 1
        note(m, helpless=helpless)
        if helpless >= HELPLESS:
            m.ending = "helpless"

    def score(self, m: State, resigned: Turn) -> Result:
        """TS-END-02 to TS-END-06: whoever has more points, if it came to that; else the person has not won."""
        points, lines = [m.vp(0), m.vp(1)], [m.gains[side * 3 : side * 3 + 3] for side in range(2)]
        won = m.ending == "points" and points[0] > points[1] and not resigned
        return Result(
            {0: points[0], NON_PLAYER: points[1]},
            (0,) if won else (NON_PLAYER,),
            m.ending or "resigned",
            {
                0: {"exits": lines[0][0], "eliminations": lines[0][1], "treasures": lines[0][2]},
                NON_PLAYER: {"exits": lines[1][0], "eliminations": lines[1][1], "feats": lines[1][2]},
            },
            m.game.id,
        )

    def scenario(self, m: State) -> Scenario | None:
        return None

    def locker(self, m: State, slot: int, token: int) -> int:
        """TS-ROT-07: Tüft Al, if he stands unwounded on a gear of this pair and keeps a character from it; or NONE."""
        for other in m.squads[1]:
            lock = m.figure(other).effects.get("GEAR_LOCK") if m.where[other] < DOWN else None
            if lock is None or m.wounded >> other & 1 or m.where[other] not in m.gears:
                continue
            pair = m.content.halls[m.halls[m.gears.index(m.where[other])]].pair
            if m.content.halls[m.halls[slot]].pair == pair and m.figure(token).type not in lock["allowed_types"]:
                return other
        return NONE

    def hall_up(self, m: State, slot: int, revealer: int) -> dict[str, Any]:
        arrivals.tokens_come(m, slot, revealer)
        return {}

    def opener(self, m: State) -> int:
        mind = solo_of(m).mind
        return NONE if mind is None else mind.npc

    def tidy_up(self, m: State) -> None:
        """TS-NPT-01, TS-INV-10: cards of those who are gone go too, and nobody holds back what lies under nobody."""
        if m.loose:
            standing = {m.where[token] for token in m.squads[1] if not m.wounded >> token & 1}
            m.loose = sum(1 << item for item in listed(m.loose) if m.where[item] < DOWN and m.where[item] in standing)
        row = solo_of(m).row
        left = tuple(token for token in row if m.where[token] not in (DEAD, GONE, LOST))
        if left != row:
            note(m, row=left)

    def nobody_left(self, m: State) -> str:
        """TS-END-04."""
        gone = all(m.where[token] >= DOWN and m.where[token] != BAG for token in m.squads[0])
        return "stranded" if gone else ""

    # Combat cards

    def cards(self, m: State, side: int) -> dict[int, int]:
        if not side:
            return super().cards(m, side)
        return {value: count for value, count in enumerate(pile.pile(m)) if count}

    def answers(self, m: State, side: int) -> dict[int, int]:
        return {m.chosen[side]: 1} if m.chosen[side] != NONE else pile.answers(m)

    def forced(self, m: State) -> int | None:
        """TS-CMB-08."""
        return 0 if battle.telepath_side(m) == 1 else super().forced(m)

    # What is shown, guessed and hoped for

    def room(self, m: State, slot: int) -> int:
        return 0

    def held(self, m: State, token: int) -> int:
        """In the middle of a move of the non-player its mind knows."""
        mind = solo_of(m).mind
        return mind.load if mind is not None and mind.running and mind.npc == token else m.beside(token)

    def hand(self, m: State, side: int) -> Hand:
        if not side:
            return super().hand(m, side)
        solo = solo_of(m)
        return {
            "action": [], "played": [], "now": None, "jumps": 0, "jumps_used": 0,
            "combat": sorted([*(v for v, n in enumerate(m.combat[side]) for _ in range(n)), *solo.under]),
            "spent": [value for value, count in enumerate(solo.spent) for _ in range(count)],
        }  # fmt: skip

    def tokens(self, m: State, side: int) -> list[int]:
        own = super().tokens(m, side)
        return [*own[CHARACTERS:], *(npc for npc in NPCS if m.where[npc] != DECK)] if side else own

    def redeal(self, m: State, seat: int | None, rng: Rng) -> None:
        """TS-RNG-02: all that is hidden is drawn when it is needed."""

    def worth(self, m: State, seat: int) -> float:
        return worth(m)

    def hinders(self, m: State, before: State, seat: int) -> Iterable[Gain]:
        return ()

    def safety(self, m: State, before: State, seat: int) -> Iterable[Gain]:
        """Whom the non-player would go for after this turn, its rules say."""
        return benefits.safety(m, before, seat, "spared", _hunted) if before.active == seat else ()

    # What is always true

    def walking(self, m: State) -> bool:
        mind = solo_of(m).mind
        return mind is not None and mind.running

    def broken(self, m: State, kinds: set[int]) -> Iterable[str]:
        return invariants.broken(m, solo_of(m), kinds)


def _hunted(m: State, side: int) -> set[str]:
    """The figures of the person whom somebody would attack if it were the non-player's turn now."""
    after = m.copy()
    after.hurt = after.healed = 0  # TS-TUR-08
    hunters = [token for token in m.squads[1 - side] if m.where[token] < DOWN and modes.ready(after, token)]
    goals = (plan.goal for token in hunters for plan in views.intended(after, token))
    return {m.name(goal.token) for goal in goals if goal.do in ATTACKS}
