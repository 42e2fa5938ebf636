"""Odds counted by the engine: every roll is played out to the end of its test, in every way that the figures allow.

What is shown before a roll (`verlies.games.tiny.chances.Chance`) promises this: nothing is bought and no reward is
taken; of every roll the hero makes the best use, and best is success, then foes felled, then damage, then not to faint,
then to lose little health. All that costs the hero health until the test is over counts: the answer with all that a
torch face brings, the effects of a failed test. A success that leads to another roll or to a walk ends there.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from games.tiny.table import asked, dice_to_roll, texts, told
from verlies.core.events import Event
from verlies.core.moves import DEALER
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.vocabulary import BOSS_FOE

ALL_WAYS = {"after_roll": "result", "extra": "extra", "answer": "answer", "send": "send", "pay": ""}
"""Questions of which every answer is tried that costs nothing, and the verb of those ('': any)."""
ONE_WAY = {
    "reward": "decline", "discover": "decline", "pickup": "decline", "reveal": "decline", "after_damage": "ready",
    "before_counter": "ready",
}  # fmt: skip
"""Questions that are answered so that nothing is bought and nothing taken."""
ANY_WAY = ("fell", "hit", "heal", "give_up")
"""Questions whose answer changes nothing of what is counted."""
OVER = ("turn", "over", "attack_now", "walk", "teleport", "as_free")
FACES = 6
"""Of the enemy die."""


class End(NamedTuple):
    """What a roll has come to; more is better, in this order."""

    success: bool
    felled: int
    damage: int
    awake: bool
    saved: int
    """The health lost, below 0."""


class Start(NamedTuple):
    """What an end is measured against."""

    hero: int
    life: dict[str, int]
    """What each target of an attack has left."""
    attack: bool


def start_of(match: TinyMatch) -> Start:
    names = match.vocabulary.foe_names
    life = {names[foe]: match.life[foe] for foe, _ in match.foes() if foe != BOSS_FOE}
    return Start(match.active, life, match.view(None)["test"]["kind"] == "attack")


def ends(match: TinyMatch, events: list[Event], hero: int) -> Iterator[tuple[TinyMatch, list[Event]]]:
    """Every way in which the running test may end without buying anything."""
    kind = asked(match)
    if kind in OVER or match.active != hero or not match.test:
        yield match, events
        return
    seat = match.turn[0]
    moves: list[Any]
    if kind == "dealer":  # a goblin, after all that can be lost: whoever comes, it ends alike
        moves = [next(iter(match.odds()))[0]]
    elif kind in ONE_WAY:
        moves = [ONE_WAY[kind]]
    elif kind in ANY_WAY:
        moves = texts(match)[:1]
    else:
        moves = texts(match, ALL_WAYS[kind])
    for at, move in enumerate(moves, 1):
        other = match.copy() if at < len(moves) else match
        yield from ends(other, events + other.play(seat, move), hero)


def end_of(start: Start, events: list[Event]) -> End:
    """As the chronicle tells it."""
    kinds = {event.kind for event in events}
    left = {each["foe"]: each["left"] for each in told(events, "foe_hurt")}
    left |= {each["foe"]: 0 for each in told(events, "foe_killed")}
    marks = [each for each in told(events, "mark_moved") if each["to"] < each["mark"]]
    slain = any(each["reason"] == "boss_slain" for each in told(events, "over"))
    lost = sum(each["health"] for each in told(events, "lost_health") if each["seat"] == start.hero)
    return End(
        bool(kinds & {"foe_hurt", "boss_hurt"})
        if start.attack
        else {"succeeded"} <= kinds and not kinds & {"cannot_pay", "not_paid"},
        sum(not life for life in left.values()) + slain,
        sum(start.life[foe] - life for foe, life in left.items()) + len(marks),
        all(each["seat"] != start.hero for each in told(events, "fainted")),
        -lost,
    )


def counted(match: TinyMatch, *start: str) -> dict[str, Fraction]:
    """The odds after these moves, by playing out every roll with the best use of its dice."""
    opened = begun(match, *start)
    sides = 1 if dice_to_roll(opened)[1] else FACES
    total = sum(weight for _, weight in opened.odds()) * sides
    at = start_of(opened)
    sums = dict.fromkeys(("success", "damage", "fells", "hit", "loss", "faint"), 0)
    for dice, weight in opened.odds():
        rolled = opened.copy()
        events = rolled.play(DEALER, dice)
        best = max(end_of(at, each) for _, each in ends(rolled, events, at.hero))
        shown = (best.success, best.damage, best.felled > 0, best.saved < 0, -best.saved, not best.awake)
        for name, value in zip(sums, shown, strict=True):
            sums[name] += weight * sides * value
    return {name: Fraction(value, total) for name, value in sums.items()}


def begun(match: TinyMatch, *start: str) -> TinyMatch:
    """A copy in which these moves are made and the dice are about to fall; what is asked on the way is declined."""
    other = match.copy()
    for move in start:
        other.play(other.turn[0], move)
    while (kind := asked(other)) != "dealer":
        other.play(other.turn[0], ONE_WAY.get(kind, "roll"))
    return other


def with_changes(match: TinyMatch, changes: int, *start: str) -> Fraction:
    """How often the test succeeds if at most this many dice may be changed, by the moves that are offered."""
    opened = begun(match, *start)
    at = start_of(opened)
    seen: dict[tuple[bytes, int], bool] = {}

    def wins(rolled: TinyMatch, left: int) -> bool:
        key = rolled.dice, rolled.focus[at.hero]
        if key not in seen:
            seen[key] = any(end_of(at, events).success for _, events in ends(rolled.copy(), [], at.hero))
        return seen[key] or (left > 0 and any(wins(after(rolled, move), left - 1) for move in texts(rolled, "change")))

    won = total = 0
    for dice, weight in opened.odds():
        rolled = opened.copy()
        rolled.play(DEALER, dice)
        total += weight
        won += weight * wins(rolled, changes)
    return Fraction(won, total)


def after(match: TinyMatch, move: str) -> TinyMatch:
    other = match.copy()
    other.play(other.turn[0], move)
    return other


def compare(match: TinyMatch, shown: dict[str, Any], *start: str) -> None:
    """All that is shown of a roll against what the engine counts."""
    real = counted(match, *start)
    for name, value in real.items():
        assert Fraction(*shown[name]) == value, name
    for number, part in enumerate(shown["with"], 1):
        assert Fraction(*part) == with_changes(match, number, *start), f"with {number} changes"
