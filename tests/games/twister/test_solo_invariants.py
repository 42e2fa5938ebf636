"""What is always true of the solitaire game: it holds in random games, and each breach of it is noticed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from broken import Break, Breaks, Row, at, brought_out, check_all_brought_out, check_noticed, put
from games.twister import alone
from games.twister.table import draw, texts, told, why_not
from verlies.core.dealer import Dealer
from verlies.games.twister import invariants
from verlies.games.twister import state as s
from verlies.games.twister.dungeon import NUMBER
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME
from verlies.games.twister.solo import invariants as solo_invariants
from verlies.games.twister.solo import memory
from verlies.games.twister.solo.memory import mind_of, note, recall, solo_of
from verlies.games.twister.state import DECK, DOWN, GONE, ITEMS, NONE, NPCS
from verlies.proof.basis import random_play

SETS: list[dict[str, Any]] = [
    {"solo": "pink"},
    {"solo": "green", "halls": "both"},
    {"solo": "red", "vision": True, "halls": "alternative"},
    {"solo": "black", "vision": True, "push_exit": False},
]


@pytest.mark.parametrize("options", SETS, ids=str)
def test_nothing_is_broken_from_the_first_card_to_the_end(options: dict[str, Any]) -> None:
    match, rng = GAME.new(1, Dealer(4), None, options), Random(4)
    assert match.status() == []
    for played in random_play(match, rng):
        assert match.status() == [], played
    assert match.over


# Positions


@cache
def _first(frame: int, least: int, side: int) -> TwisterMatch:
    """The first position with this frame on top after this many moves of a few random games."""
    for seed in range(50):
        match, rng = GAME.new(1, Dealer(seed), None, {"solo": "black", "vision": True}), Random(seed)
        assert isinstance(match, TwisterMatch)
        for number, _ in enumerate(random_play(match, rng)):
            found = bool(match.frames) and match.frames[-1][0] == frame and match.active == side
            if found and number >= least:
                return match.copy()
    raise AssertionError(f"no position with the frame {frame}")


def first(frame: int, least: int, side: int) -> Callable[[], TwisterMatch]:
    return lambda: _first(frame, least, side).copy()


acting = first(s.ACT, 60, 0)
"""In the person's turn."""
opening = first(s.ACT, 0, 0)
planning = first(memory.WATCH, 60, 1)
"""A plan of an NPC is shown."""
arriving = first(memory.DICE, 20, 0)
rowing = first(memory.DRAW_ROW, 40, 1)
fighting = first(s.CARDS, 40, 1)
thinking = fighting
"""An NPC attacks: its plan is carried out already."""


def carrying() -> TwisterMatch:
    """An NPC took a wand in the middle of its move, and goes on."""
    m = alone.lay({"serpico": "d3"}, {"cleric": "u9"}, items={"fireball_wand": "d5"})
    alone.run(m, "next")
    assert mind_of(m).load != NONE
    return m


def on_loose_ground() -> TwisterMatch:
    """An NPC stands over something that it does not carry."""
    return alone.lay({"arthos": "d3"}, {"cleric": "u9"}, items={"violet bow": "d3"}, loose=["violet bow"])


# How to break them


def noted(**changes: Callable[[TwisterMatch], object]) -> Break[TwisterMatch]:
    return lambda m: note(m, **{name: value(m) for name, value in changes.items()})


def minded(**changes: Callable[[TwisterMatch], object]) -> Break[TwisterMatch]:
    return lambda m: recall(m, **{name: value(m) for name, value in changes.items()})


def somebody(m: TwisterMatch) -> int:
    """An NPC in play that does not act now."""
    mind = solo_of(m).mind
    return next(token for token in solo_of(m).row if mind is None or token != mind.npc)


def vanish(m: TwisterMatch) -> None:
    token = somebody(m)
    m.where[token] = s.LOST
    m.wounded &= ~(1 << token)
    m.hurt &= ~(1 << token)


def turn_up(m: TwisterMatch) -> None:
    """A card of the pile lies open."""
    value = next(value for value, count in enumerate(m.combat[1]) if count)
    cards = bytearray(m.combat[1])
    cards[value] -= 1
    m.combat[1] = bytes(cards)
    note(m, turned_up=(value,))


def step_off(m: TwisterMatch) -> None:
    m.where[mind_of(m).load] = NUMBER["u1"]


def leave_what_lies(m: TwisterMatch) -> None:
    m.where[alone.find(m, "arthos")] = NUMBER["d4"]


def fall_down(m: TwisterMatch) -> None:
    m.wounded |= 1 << alone.find(m, "arthos")


BREAKS: Breaks[TwisterMatch] = [
    ("kinds: ropes, giants", acting, put("solid", lambda m: 0)),
    ("the bag does not hold", acting, noted(bag=lambda m: solo_of(m).bag[1:])),
    ("the bag does not hold", acting, lambda m: at("where", solo_of(m).bag[0], s.LOST)(m)),
    ("the bag does not hold", arriving, noted(bag=lambda m: bytes(sorted((*solo_of(m).bag, m.frames[-1][1]))))),
    ("a card lies in the row twice", acting, noted(row=lambda m: (*solo_of(m).row, solo_of(m).row[0]))),
    ("in play without its card", acting, noted(row=lambda m: solo_of(m).row[1:])),
    ("in play without its card", planning, vanish),
    ("something arrives that was gone", arriving, lambda m: at("where", m.frames[-1][1], GONE)(m)),
    ("a row is laid out, and no card", rowing, noted(row=lambda m: solo_of(m).to_lay, to_lay=lambda m: ())),
    ("a row is laid out, and no card", acting, noted(to_lay=lambda m: solo_of(m).row, row=lambda m: ())),
    ("a card is tilted that does not exist", planning, noted(tilted=lambda m: 1)),
    ("a card is tilted that does not exist", planning, noted(acted=lambda m: solo_of(m).acted | 1 << ITEMS[0])),
    ("a card is tilted, and it is the person's", acting, noted(tilted=lambda m: 1 << somebody(m))),
    ("a card is tilted, and it is the person's", acting, noted(acted=lambda m: 1 << somebody(m))),
    ("a card of the non-player is missing", acting, at("combat", 1, bytes(7))),
    ("a card of the non-player is missing", acting, noted(spent=lambda m: bytes([9, 0, 0, 0, 0, 0, 0]))),
    ("a card of the non-player is missing", acting, noted(under=lambda m: b"\1")),
    ("a card of the non-player is missing", fighting, at("chosen", 1, 3)),
    ("lie open, and nobody fights", acting, turn_up),
    ("something of the person's is left", planning, put("ap", lambda m: 1)),
    ("something of the person's is left", planning, put("now", lambda m: 3)),
    ("something of the person's is left", planning, noted(due=lambda m: 1)),
    ("something is counted wrongly", acting, noted(helpless=lambda m: 9)),
    ("something is counted wrongly", acting, noted(due=lambda m: -1)),
    ("visions that nobody has", acting, noted(visions=lambda m: -1)),
    ("visions that nobody has", on_loose_ground, noted(visions=lambda m: 1)),
    ("the vision cards are not", acting, noted(sights=lambda m: b"\1\1")),
    ("is held back under nobody", on_loose_ground, leave_what_lies),
    ("is held back under nobody", on_loose_ground, fall_down),
    ("is held back under nobody", acting, put("loose", lambda m: 1 << next(t for t in ITEMS if m.where[t] >= DOWN))),
    ("is held back under nobody", acting, put("loose", lambda m: 1 << somebody(m))),
    ("other points than for portcullises", acting, at("gains", 5, 1)),
    ("other points than for portcullises", acting, noted(broken=lambda m: 3)),
    ("other points than for portcullises", on_loose_ground, noted(broken=lambda m: 2)),
    ("broken walls are not in order", acting, put("breaches", lambda m: ((m.halls[0], 0, 0, 0),) * 2)),
    ("a wall is broken that is not there", acting, put("breaches", lambda m: ((m.bag[0], 0, 0, 0),))),
    ("a wall is broken that is not there", acting, put("breaches", lambda m: ((max(_up(m)), 5, 0, 0),))),
    ("a wall is broken that is not there", acting, put("breaches", lambda m: ((max(_up(m)), 0, 0, 4),))),
    ("a hall lies open before the first", acting, noted(opened=lambda m: False)),
    ("somebody thinks whose turn it is not", planning, noted(mind=lambda m: None)),
    ("somebody thinks whose turn it is not", acting, noted(mind=lambda m: memory.Mind(somebody(m)))),
    ("acts in the person's turn", planning, put("active", lambda m: 0)),
    ("AP or squares that nobody has", planning, minded(ap=lambda m: mind_of(m).of + 1)),
    ("AP or squares that nobody has", planning, minded(ap=lambda m: -1)),
    ("AP or squares that nobody has", planning, minded(steps=lambda m: 10)),
    ("in the middle of a move, and not on", carrying, lambda m: at("where", mind_of(m).npc, DECK)(m)),
    ("who moves does not carry", carrying, step_off),
    ("who moves does not carry", carrying, minded(running=lambda m: False)),
    ("a card that is tilted acts", planning, noted(tilted=lambda m: 1 << mind_of(m).npc)),
    ("a card that is tilted acts", planning, noted(acted=lambda m: 0)),
    ("a plan that nobody waits for", thinking, minded(plan=lambda m: mind_of(planning()).plan)),
]


def _up(m: TwisterMatch) -> list[int]:
    return [hall for hall in m.halls if hall < len(m.content.halls)]


@pytest.mark.parametrize("row", BREAKS, ids=lambda row: row[0])
def test_what_is_broken_is_noticed(row: Row[TwisterMatch]) -> None:
    check_noticed(row, invariants.broken)


def test_every_invariant_is_broken_by_a_test() -> None:
    check_all_brought_out(solo_invariants, 21, brought_out(BREAKS, invariants.broken))


def test_before_the_first_action_nothing_lies_open() -> None:
    match = opening()
    assert not match.up
    assert not solo_of(match).opened
    assert sum(1 for token in NPCS if match.where[token] == s.BAG) == 8


def test_a_wall_that_was_broken_is_sound_and_turns_with_its_hall() -> None:
    m = alone.lay({"wave_rick": "c3"}, {"cleric": "d3"}, drawn=draw("d3 E |", *alone.loophole()))
    alone.run(m, "next")
    assert m.status() == []
    assert len(m.breaches) == 2
    m.turn_hall(0, 1)
    assert m.status() == []


# What was found wrong once


@pytest.mark.rule("TS-INV-03", "TS-INV-10")
def test_a_wounded_ally_is_not_left_under_one_who_stands_there() -> None:
    """Amystyn comes by with the wounded Arthos; under Hur-Ban lies a bow that he wants more."""
    m = alone.lay(
        {"amystyn": "d1", "arthos": "d2", "hur_ban": "d3"}, {"cleric": "u9"}, items={"bow": "d3"}, loose=["bow"],
        wounded=["arthos"],
    )  # fmt: skip
    alone.run(m, "next")
    assert m.name(mind_of(m).load) == "bow"
    assert alone.where(m, "arthos") == "d2"


@pytest.mark.rule("TS-INV-10", "TS-CMB-06")
def test_a_bow_under_an_npc_that_it_does_not_carry_supports_nobody() -> None:
    people = {"cleric": "c4"}
    for loose, joined in (([], 1), (["bow"], 0)):
        m = alone.lay({"hur_ban": "c3", "yom": "c7"}, people, items={"bow": "c7"}, loose=loose)
        assert len(told(alone.run(m, "next"), "joined")) == joined


@pytest.mark.rule("TS-INV-10", "TW-ITM-SHI-01")
def test_a_shield_under_an_npc_that_it_does_not_carry_stops_no_arrow() -> None:
    people, items = {"cleric": "c3"}, {"bow": "c3", "violet great_shield": "c6"}
    carried = alone.lay({"yom": "c6"}, people, items=items, turn="person")
    assert why_not(carried, "shoot c6")[:2] == ("TW-ITM-SHI-01", "shielded")
    loose = alone.lay({"yom": "c6"}, people, items=items, loose=["violet great_shield"], turn="person")
    assert "shoot c6" in texts(loose)
