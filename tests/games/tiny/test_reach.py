"""Whom an attack line, a spell or a free action reaches: every kind of range, at every question that has a target."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from games.tiny import table
from verlies.games.tiny.abilities import MELEE, MISSILE, PATH, SAME_ROOM, SIGHT, SIGHT_OR_SAME, SPELL, Range
from verlies.games.tiny.match import TinyMatch

Patch = pytest.MonkeyPatch
Position = Callable[[Patch, Range, str], TinyMatch]
"""The hero on the entrance with something that has this range, and who is meant in that room."""


def _dungeon(heroes: str) -> TinyMatch:
    """A hall of four rooms in a row, one round a corner and one that no way leads to; a goblin here and one beside."""
    match = table.new(heroes)
    table.halls(match, "d3 d2 d1 e3 b1")
    table.goblins(match, "stabby d4", "stabby d3")
    return match


def _attack(kind: int) -> Position:
    def position(patch: Patch, reach: Range, cell: str) -> TinyMatch:
        table.printed(patch, "lines", "hammer", kind=kind, range=reach)
        match = _dungeon("thordin lanon")
        table.minion(match, "ogre", cell)
        return match

    return position


def _attack_now(kind: int) -> Position:
    def position(patch: Patch, reach: Range, cell: str) -> TinyMatch:
        match = _attack(kind)(patch, reach, cell)
        table.effect(match, "attack_now", kind=kind)
        return match

    return position


def _cast(patch: Patch, reach: Range, cell: str) -> TinyMatch:
    table.printed(patch, "spells", "ice_lance", range=reach)
    match = _dungeon("ethairna lanon")
    table.hero(match, 0, spells="ice_lance")
    table.minion(match, "ogre", cell)
    return match


def _use(patch: Patch, reach: Range, cell: str) -> TinyMatch:
    table.printed(patch, "uses", "healing_hands", range=reach)
    match = _dungeon("lanon grok")
    table.hero(match, 1, cell, health=1)
    return match


def _use_before_roll(patch: Patch, reach: Range, cell: str) -> TinyMatch:
    match = _use(patch, reach, cell)
    table.hero(match, 0, trinkets="healing_flask", health=1)
    table.play(match, "0 attack hammer g1")
    return match


class Attempt(NamedTuple):
    """Something aimed at somebody, within a question."""

    position: Position
    asked: str
    text: str
    kind: int


ATTEMPTS = [
    Attempt(_attack(MELEE), "turn", "attack hammer ogre", MELEE),
    Attempt(_attack(MISSILE), "turn", "attack hammer ogre", MISSILE),
    Attempt(_attack_now(MELEE), "attack_now", "attack hammer ogre", MELEE),
    Attempt(_attack_now(MISSILE), "attack_now", "attack hammer ogre", MISSILE),
    Attempt(_cast, "turn", "cast ice_lance ogre", SPELL),
    Attempt(_use, "turn", "use healing_hands grok", SPELL),
    Attempt(_use_before_roll, "before_roll", "use healing_hands grok", SPELL),
]
SAME = {MELEE: "TE-ATK-01", MISSILE: "TE-ATK-04", SPELL: "TE-ATK-04"}
NOT_SAME = {MELEE: "TE-ATK-05", MISSILE: "TE-ATK-02", SPELL: "TE-ATK-05"}
"""The rule that wants the target in the same room, or in another, by the kind of attack."""


def _barred(kind: int) -> dict[Range, dict[str, tuple[str, str, dict[str, int]] | None]]:
    """By range and room of the target: why it is out of reach of what has this kind; None where it is not."""
    return {
        Range(SAME_ROOM, 0): {"d4": None, "d3": (SAME[kind], "not_in_room", {})},
        Range(PATH, 2): {
            "d4": None,
            "d2": None,
            "e3": None,
            "d1": ("TE-ATK-06", "too_far", {"away": 3, "range": 2}),
            "b1": ("TE-ATK-06", "no_way_there", {}),
        },
        Range(SIGHT, 2): {
            "d4": (NOT_SAME[kind], "too_near", {}),
            "d2": None,
            "d1": ("TE-ATK-05", "too_far", {"away": 3, "range": 2}),
            "e3": ("TE-ATK-05", "out_of_sight", {}),
        },
        Range(SIGHT_OR_SAME, 1): {
            "d4": None,
            "d3": None,
            "d2": ("TE-ATK-05", "too_far", {"away": 2, "range": 1}),
            "e3": ("TE-ATK-05", "out_of_sight", {}),
        },
    }


@pytest.mark.rule("TE-ATK-01", "TE-ATK-02", "TE-ATK-04", "TE-ATK-05", "TE-ATK-06", "TE-FRE-01")
@pytest.mark.parametrize("attempt", ATTEMPTS, ids=lambda each: f"{each.text.split()[0]} {each.kind} {each.asked}")
def test_a_target_is_in_reach_or_the_range_says_why_not(attempt: Attempt, monkeypatch: Patch) -> None:
    target = attempt.text.split()[-1]
    for reach, rooms in _barred(attempt.kind).items():
        for cell, why in rooms.items():
            with monkeypatch.context() as patch:
                match = attempt.position(patch, reach, cell)
                assert table.asked(match) == attempt.asked
                assert (attempt.text in table.texts(match)) == (why is None), (reach, cell)
                if why is not None:
                    rule, reason, more = why
                    there = {"target": target, "cell": cell, **more}
                    assert table.refused(match, attempt.text) == (rule, reason, there), reach
