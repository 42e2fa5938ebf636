"""What the solitaire game does where the rules that it shares with the duel leave it open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from verlies.games.twister.content import COLOURS, Scenario
from verlies.games.twister.duel import Duel
from verlies.games.twister.dungeon import listed
from verlies.games.twister.solo import arrivals, course
from verlies.games.twister.solo.memory import HELPLESS, note, solo_of
from verlies.games.twister.state import BAG, DEAD, DOWN, GONE, LOST, NON_PLAYER, NONE, State


class Alone(Duel):
    """One person against the non-player."""

    names = (0, NON_PLAYER)
    colours = (COLOURS[0], COLOURS[2])
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
