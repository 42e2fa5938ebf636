"""What is true of every state: nothing is broken in positions of many games, and breaking each thing is noticed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from broken import Break, Breaks, Row, at, brought_out, check_all_brought_out, check_noticed, put, quickest, swap
from games.twister.table import begun, new, play
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER
from verlies.games.twister import invariants
from verlies.games.twister import state as s
from verlies.games.twister.dungeon import NUMBER, listed
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME
from verlies.games.twister.state import (
    BAG,
    BOX,
    DEAD,
    DOWN,
    FIGURES,
    GONE,
    ITEMS,
    NONE,
    SCREEN,
    SIDE_TOKENS,
    UNKNOWN,
)
from verlies.proof.basis import random_play

SETS: list[dict[str, Any]] = [
    {},
    {"teams": "free", "extras": True, "halls": "both", "handicap": "yellow_2"},
    {"teams": "free", "halls": "alternative", "opening": "none", "push_exit": False},
    {"teams": "equal", "extras": True, "target": 7},
    {"teams": "draft", "extras": True, "handicap": "blue_1"},
    {"teams": "draft", "opening": "per_player"},
    {"teams": "first_steps"},
    {"teams": "hands_full"},
    {"teams": "drawn_blades"},
    {"halls": "both", "handicap": "blue_2"},
]


@pytest.mark.parametrize("options", SETS, ids=str)
def test_nothing_is_broken_from_the_first_choice_to_the_end(options: dict[str, Any]) -> None:
    match, rng = GAME.new(2, Dealer(3), None, options), Random(3)
    assert match.status() == []
    for played in random_play(match, rng, lean=0.5):
        assert match.status() == [], played
    assert match.over


def test_a_look_at_all_invariants_is_quick() -> None:
    """It runs after every move of long random runs; the limit is far above what it takes."""
    assert quickest(playing(), invariants.broken) < 0.0005


# Positions


@cache
def _first(frame: int, least: int, **options: Any) -> TwisterMatch:
    """The first position of this question after this many moves of a few random games."""
    for seed in range(50):
        match, rng = GAME.new(2, Dealer(seed), None, options), Random(seed)
        assert isinstance(match, TwisterMatch)
        for number, _ in enumerate(random_play(match, rng)):
            if number >= least and match.frames and match.frames[-1][0] == frame:
                return match.copy()
    raise AssertionError(f"no position with the frame {frame}")


def playing() -> TwisterMatch:
    """In the middle of a turn, some halls face up, others not."""
    match = _first(s.ACT, 150).copy()
    assert match.up
    assert match.bag
    return match


def walking() -> TwisterMatch:
    return _first(s.WALK, 100).copy()


def placing() -> TwisterMatch:
    return _first(s.PLACE, 30).copy()


def fighting() -> TwisterMatch:
    return _first(s.CARDS, 100).copy()


def revealing() -> TwisterMatch:
    return _first(s.DRAW_HALL, 30).copy()


def turning() -> TwisterMatch:
    """Before an action card."""
    return _first(s.PLAY, 100).copy()


def drafted() -> TwisterMatch:
    return _first(s.START, 0, teams="draft", extras=True).copy()


def free() -> TwisterMatch:
    return _first(s.START, 0, teams="free", extras=True, halls="both").copy()


def starting() -> TwisterMatch:
    match = new()
    play(match, "0 start naga a2; 0 start mage a4; 1 start naga v2")
    return match


def laying() -> TwisterMatch:
    return _first(s.LAY, 12).copy()


# How to break them


def other_kinds(index: int, kind: Callable[[TwisterMatch], int]) -> Break[TwisterMatch]:
    """A token of another kind, and the masks that go with it."""
    return lambda match: match.set_kinds(swap(match.kinds, index, kind(match)))


def move(token: int, place: int) -> Break[TwisterMatch]:
    return at("where", token, place)


def somebody(match: TwisterMatch, side: int | None = None) -> int:
    """An unwounded figure in play."""
    return match.actors(match.active if side is None else side)[0]


def dark_slot(match: TwisterMatch) -> int:
    return listed(match.slots & ~match.up)[0]


def up_slot(match: TwisterMatch) -> int:
    return listed(match.up)[0]


def crowd_a_slot(match: TwisterMatch) -> None:
    for item in ITEMS[:4]:
        match.where[item] = DOWN + dark_slot(match)


def over_a_pit(match: TwisterMatch) -> None:
    for token, place in enumerate(match.where):
        if place == listed(match.pits)[0]:
            match.where[token] = BOX
    match.where[ITEMS[2]] = listed(match.pits)[0]
    match.ropes = 0


def together(match: TwisterMatch) -> None:
    match.where[somebody(match)] = match.where[somebody(match, 1 - match.active)]


def open_a_dark_gate(match: TwisterMatch) -> None:
    gate = next(at for at, hall in enumerate(match.content.gate_hall) if match.slot_of(hall) == NONE)
    match.gates = swap(match.gates, gate, 1)


def out_of_the_slots(match: TwisterMatch) -> None:
    match.slots &= ~(1 << up_slot(match))


def heal_and_wound(match: TwisterMatch) -> None:
    match.wounded = match.healed = 1 << somebody(match)


def wounded_outside(match: TwisterMatch) -> None:
    match.where[0] = GONE
    match.wounded = 1


def turn_without_drawing(match: TwisterMatch) -> None:
    slot = up_slot(match)
    match.turned = swap(match.turned, slot, 3 - match.turned[slot])


def lay_what_is_spent(match: TwisterMatch) -> None:
    match.chosen[1] = 6
    match.combat[1] = bytes(7)


def walk_too_far(match: TwisterMatch) -> None:
    match.frames[-1] = (s.WALK, match.frames[-1][1], 7, NONE)


def desert(match: TwisterMatch) -> None:
    for side in FIGURES:
        for token in side:
            match.where[token] = GONE


def treasure(match: TwisterMatch) -> None:
    match.gains[2] = 1


def change_fight(**changes: Any) -> Break[TwisterMatch]:
    def change(match: TwisterMatch) -> None:
        assert match.fight is not None
        match.fight = match.fight._replace(**{name: value(match.fight) for name, value in changes.items()})

    return change


def wound_the_attackers(match: TwisterMatch) -> None:
    assert match.fight is not None
    match.wounded |= match.fight.attackers


def drop_the_load(match: TwisterMatch) -> None:
    _, token, steps, _ = match.frames[-1]
    match.frames[-1] = (s.WALK, token, steps, next(item for item in ITEMS if match.where[item] >= DOWN))


def fewer_on_circles(match: TwisterMatch) -> None:
    token = next(each for each in FIGURES[0] if match.where[each] < DOWN)
    match.where[token] = SCREEN


def five_on_circles(match: TwisterMatch) -> None:
    for token, square in zip(FIGURES[0], ("a2", "a4", "a7", "a9", "a9"), strict=False):
        match.where[token] = NUMBER[square]


def enough(match: TwisterMatch) -> None:
    """Five eliminated, and the points for them."""
    for token in FIGURES[1][:5]:
        match.where[token] = DEAD
        match.wounded &= ~(1 << token)
    match.gains[1] = sum(1 for token in FIGURES[1] if match.where[token] == DEAD)


BREAKS: Breaks[TwisterMatch] = [
    ("kinds: ropes, giants", playing, put("ropes", lambda m: 0)),
    ("kinds: ropes, giants", playing, put("giants", lambda m: m.giants << 1)),
    ("kinds: ropes, giants", playing, put("climbers", lambda m: 1)),
    ("kinds: the tokens of side 0", playing, put("kinds", lambda m: m.kinds[7::-1] + m.kinds[8:])),
    ("kinds: the tokens of side 1", playing, other_kinds(SIDE_TOKENS + 8, lambda m: 5)),
    ("kinds: side 0 has something twice", playing, other_kinds(1, lambda m: m.kinds[0])),
    ("kinds: side 1 has something twice", playing, other_kinds(27, lambda m: m.kinds[26])),
    ("kinds: both have drafted", drafted, other_kinds(0, lambda m: m.kinds[SIDE_TOKENS])),
    ("where nothing can be", playing, lambda m: move(0, NUMBER["b1"] if dark_slot(m) == 0 else 149)(m)),
    ("lies face down on", playing, lambda m: move(0, DOWN + up_slot(m))(m)),
    ("is behind a screen", playing, move(0, SCREEN)),
    ("is in a bag", playing, move(0, BAG)),
    ("is nowhere", playing, move(ITEMS[0], DEAD)),
    ("is nowhere", playing, move(0, 235)),
    ("nobody has chosen it", playing, other_kinds(27, lambda m: UNKNOWN)),
    ("places: more tokens on", playing, crowd_a_slot),
    ("set-up: the starting characters will never", starting, put("frames", lambda m: [(s.NEXT_TURN,), (s.START,)])),
    ("set-up: somebody has fought", starting, put("wounded", lambda m: 1)),
    ("set-up: somebody has fought", starting, at("gains", 0, 1)),
    ("set-up: side 0 has something beside", starting, move(0, NUMBER["a3"])),
    ("set-up: side 1 has something beside", starting, move(SIDE_TOKENS, NUMBER["a7"])),
    ("set-up: side 0 has something beside", starting, move(8, NUMBER["a7"])),
    ("set-up: side 0 has too many", starting, five_on_circles),
    ("set-up: side 0 has left out", starting, move(0, BOX)),
    ("set-up: side 0 has too few", laying, fewer_on_circles),
    ("is marked, and not in play", playing, wounded_outside),
    ("is marked, and not in play", playing, put("healed", lambda m: 1 << 8)),
    ("wounds: somebody was wounded this turn", playing, put("hurt", lambda m: 1 << somebody(m))),
    ("wounds: somebody was healed this turn", playing, heal_and_wound),
    ("holds what may not be together", playing, together),
    ("without a rope", playing, over_a_pit),
    ("and has not left", playing, lambda m: move(somebody(m, 0), NUMBER["v10"])(m)),
    ("does not hold what it should", playing, put("up", lambda m: m.up & m.up - 1)),
    ("does not hold what it should", playing, put("halls", lambda m: swap(m.halls, dark_slot(m), s.ABSENT))),
    ("does not hold what it should", playing, out_of_the_slots),
    ("lies in no way that there is", playing, put("turned", lambda m: swap(m.turned, dark_slot(m), 1))),
    ("lies in no way that there is", playing, put("turned", lambda m: swap(m.turned, up_slot(m), 4))),
    ("is open, and nobody can know", playing, open_a_dark_gate),
    ("halls: the bag is not in order", playing, put("bag", lambda m: m.bag[::-1])),
    ("halls: not every hall", playing, put("bag", lambda m: m.bag[1:])),
    ("halls: not every hall", playing, put("bag", lambda m: swap(m.bag, 0, m.halls[up_slot(m)]))),
    ("halls: more or fewer", playing, put("bag", lambda m: m.bag[1:])),
    ("halls: both have the same pair", free, put("pairs", lambda m: [m.pairs[0], m.pairs[0] | m.pairs[1]])),
    ("halls: a pair is known", free, put("known_pairs", lambda m: [0, m.pairs[0]])),
    ("board: walls, pits or gears", playing, put("pits", lambda m: m.pits & m.pits - 1)),
    ("board: walls, pits or gears", playing, put("south", lambda m: m.south ^ 1)),
    ("board: walls, pits or gears", playing, put("slit_east", lambda m: m.slit_east ^ 1)),
    ("board: walls, pits or gears", playing, put("area", lambda m: m.area & m.area - 1)),
    ("board: walls, pits or gears", playing, put("gears", lambda m: m.gears[::-1])),
    ("board: walls, pits or gears", playing, put("half", lambda m: m.half[::-1])),
    (
        "board: walls, pits or gears",
        playing,
        put("turned", lambda m: swap(m.turned, up_slot(m), 3 - m.turned[up_slot(m)])),
    ),
    ("cards: side 0 has action cards", playing, at("actions", 0, 1 << 6)),
    ("cards: side 1 has action cards", playing, at("high", 1, 6)),
    ("cards: side 0 has jump cards", playing, at("jumps", 0, 4)),
    ("cards: side 1 has jump cards", playing, at("jumps", 1, -1)),
    ("cards: side 0 has combat cards", playing, at("combat", 0, bytes([1, 2, 2, 2, 1, 1, 1]))),
    ("cards: the 0 of side 1", playing, at("combat", 1, bytes([0, 1, 2, 2, 1, 1, 1]))),
    ("points: side 0 has others than for those elim", playing, at("gains", 1, 9)),
    ("points: side 1 has others than for those elim", playing, move(0, DEAD)),
    ("points: side 0 has others than for those who left", playing, at("gains", 0, 9)),
    ("points: side 1 has others than for those who left", playing, lambda m: at("gains", 3, -1)(m)),
    ("points: side 0 has carried out no such", playing, treasure),
    ("combat: a fight without", fighting, put("fight", lambda m: None)),
    ("combat: a fight without", playing, put("fight", lambda m: fighting().fight)),
    ("combat: cards lie there", playing, at("chosen", 0, 3)),
    ("combat: cards lie there", playing, put("called", lambda m: 0)),
    ("combat: side 1 has laid", fighting, lambda m: (at("chosen", 1, 6)(m), at("combat", 1, bytes(7))(m))[0]),
    (
        "combat: somebody fights on the wrong side",
        fighting,
        change_fight(attackers=lambda f: f.attackers | f.defenders),
    ),
    ("combat: somebody fights on the wrong side", fighting, put("active", lambda m: 1 - m.active)),
    ("combat: the target or those", fighting, change_fight(defenders=lambda f: f.defenders & ~(1 << f.target))),
    ("combat: the target or those", fighting, change_fight(archers=lambda f: f.defenders)),
    ("combat: somebody fights who cannot", fighting, wound_the_attackers),
    (
        "combat: somebody fights who cannot",
        fighting,
        change_fight(defenders=lambda f: f.defenders | 1 << f.target | 1 << 27),
    ),
    ("frames: no turn lies below", playing, put("frames", lambda m: [(s.LOT, s.FIRST_TURN)])),
    ("frames: two turns at once", playing, put("frames", lambda m: [(s.ACT,), (s.ACT,)])),
    ("frames: no turn has begun", playing, put("frames", lambda m: [(s.NEXT_TURN,)])),
    ("frames: no turn has begun", starting, put("number", lambda m: 1)),
    ("frames: somebody walks who cannot", walking, put("wounded", lambda m: m.wounded | 1 << m.frames[-1][1])),
    (
        "frames: somebody walks who cannot",
        walking,
        put("frames", lambda m: [(s.ACT,), (s.WALK, m.frames[-1][1], 7, NONE)]),
    ),
    ("frames: who walks does not carry", walking, drop_the_load),
    ("frames: tokens are placed", placing, put("frames", lambda m: [(s.ACT,), (s.PLACE, 0, dark_slot(m))])),
    ("frames: a hall is revealed", playing, put("frames", lambda m: [(s.ACT,), (s.DRAW_HALL, up_slot(m))])),
    ("turn: nobody's", playing, put("active", lambda m: NONE)),
    ("turn: it has no number", playing, put("number", lambda m: 0)),
    ("turn: it has no number", playing, put("number", lambda m: 201)),
    ("turn: something of the last one", turning, put("ap", lambda m: 1)),
    ("turn: something of the last one", turning, put("outcome", lambda m: 1)),
    ("turn: no action card is in hand", turning, lambda m: at("actions", m.active, 0)(m)),
    ("turn: the action card was not played", playing, put("now", lambda m: 0)),
    ("turn: the action card was not played", playing, lambda m: at("actions", m.active, 0b111100)(m)),
    ("turn: the action card was not played", playing, lambda m: at("high", m.active, 0)(m)),
    ("turn: more or fewer AP", playing, put("ap", lambda m: m.now + 1)),
    ("turn: more or fewer AP", playing, put("ap", lambda m: -1)),
    ("turn: AP of a potion", playing, put("brews", lambda m: ((somebody(m, 1 - m.active), 4),))),
    ("turn: AP of a potion", playing, put("brews", lambda m: ((somebody(m), 5),))),
    ("turn: AP of two potions", playing, put("brews", lambda m: ((somebody(m), 4), (somebody(m), 4)))),
    ("turn: who waits has no action card", playing, lambda m: at("actions", 1 - m.active, 0)(m)),
    ("end: somebody has enough points", playing, enough),
    ("end: somebody has enough points", playing, put("ending", lambda m: "points")),
    ("end: it has come", playing, put("ending", lambda m: "deserted")),
    ("end: nobody is left", playing, desert),
]


@pytest.mark.parametrize("row", BREAKS, ids=lambda row: row[0])
def test_what_is_broken_is_noticed(row: Row[TwisterMatch]) -> None:
    check_noticed(row, invariants.broken)


def test_every_invariant_is_broken_by_a_test() -> None:
    check_all_brought_out(invariants, 46, brought_out(BREAKS, invariants.broken))


def test_a_hall_being_revealed_and_a_fresh_game_are_sound() -> None:
    assert revealing().turn == (DEALER,)
    for match in (revealing(), placing(), walking(), begun(), starting(), free()):
        assert match.status() == []
