"""Solitaire: the mode item (TS-ITM)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, told
from verlies.games.twister.match import TwisterMatch

COLUMNS = "bcdefghijklmnopqrstu"
ROW = (*(f"{column}1 S -" for column in COLUMNS), "u1 E |")
"""All of the first row, from u1 to a1, with walls along it."""


def thief(at: str = "b1", *marks: str, npc: str = "quicksilver_kat", **more: Any) -> TwisterMatch:
    """Quicksilver Kat (speed 4) in the lane, with a wall before the exit."""
    npcs = more.pop("npcs", {})
    yellow = more.pop("yellow", {"cleric": "a10"})
    return alone.lay({npc: at, **npcs}, yellow, drawn=alone.lane("b1 W |", *marks), **more)


def need(m: TwisterMatch) -> tuple[int, int]:
    """AP and squares up to the taking."""
    test = alone.trial(m, "item")
    return test["need"], test["squares"]


# Objects


@pytest.mark.rule("TS-ITM-01")
@pytest.mark.parametrize(
    ("position", "result"),
    [
        ({"items": {"key": "f1"}}, "yes"),
        ({"items": {"key": "f1"}, "yellow": {"naga": "f1"}, "wounded": ("naga",)}, "yes"),
        ({"items": {"key": "f1"}, "yellow": {"naga": "f1"}}, "void"),
        ({"items": {"key": "f1"}, "npcs": {"arthos": "f1"}, "wounded": ("arthos",)}, "yes"),
        ({"items": {"key": "f1"}, "npcs": {"granit_gus": "f1"}}, "yes"),
        ({"npcs": {"arthos": "f1"}, "wounded": ("arthos",)}, "void"),
        ({"npcs": {"arthos": "f1"}, "wounded": ("arthos",), "npc": "serpico"}, "yes"),
        ({"yellow": {"naga": "f1"}, "wounded": ("naga",), "npc": "serpico"}, "void"),
        ({"items": {"fireball_wand": "f1"}, "npc": "white_phil"}, "void"),
    ],
)  # fmt: skip
def test_listed_things_that_lie_about_or_an_ally_has(position: dict[str, Any], result: str) -> None:
    """Not what an enemy holds who stands, and for those who do not take wounded ones, no wounded ones."""
    assert alone.results(thief("d1", **position))["item"] == result


@pytest.mark.rule("TS-ITM-02")
@pytest.mark.parametrize(
    ("ally", "result"),
    [("granit_gus", "yes"), ("snake_slissken", "void")],
)
def test_an_ally_has_to_want_it_less(ally: str, result: str) -> None:
    """For Quicksilver Kat the key is third; Granit Gus does not want it, Snake Slissken likes nothing better."""
    m = thief("d1", npcs={ally: "f1"}, items={"key": "f1"})
    assert alone.results(m)["item"] == result
    if result == "yes":
        assert alone.steps(m) == ["move d1 e1 f1"]
        assert told(alone.run(m, "next"), "npc_passed")[0]["other"] == ally


@pytest.mark.rule("TS-ITM-02", "TS-ITM-10")
def test_in_an_allys_square_there_must_be_squares_left_to_go_on() -> None:
    """Four squares to him: with the fourth of a move nobody can stop there, so the move ends before."""
    m = thief("b1", npcs={"granit_gus": "f1"}, items={"key": "f1"})
    assert alone.steps(m) == ["move b1 c1 d1 e1", "move e1 f1"]
    assert need(m) == (2, 4)
    m = thief("e1", "f1 E |", npcs={"granit_gus": "f1"}, items={"key": "f1"})
    assert alone.steps(m) == ["move e1 f1"]
    alone.run(m, "next", "next")
    assert (alone.where(m, "quicksilver_kat"), alone.carries(m, "quicksilver_kat")) == ("e1", "key")


@pytest.mark.rule("TS-ITM-03")
def test_only_for_something_better_and_the_old_thing_is_left() -> None:
    """The bow is second for her, the key third, the rope fourth."""
    m = thief("d1", items={"key": "d1", "rope": "f1"})
    assert alone.results(m)["item"] == "void"
    m = thief("d1", items={"key": "d1", "bow": "f1"})
    assert alone.goal(m) == "item bow"
    alone.run(m, "next", "next")
    assert (alone.carries(m, "quicksilver_kat"), alone.where(m, "key")) == ("bow", "e1")


@pytest.mark.rule("TS-ITM-04")
def test_the_best_is_worth_a_longer_way_and_of_equals_the_nearer_one() -> None:
    m = thief("b1", items={"key": "c1", "violet fireball_wand": "k1", "yellow fireball_wand": "j1"})
    assert alone.goal(m) == "item fireball_wand"
    assert alone.thought(m)["goal"]["square"] == "j1"


# Up to the taking


@pytest.mark.rule("TS-ITM-10", "TS-AMB-06")
def test_the_cost_counts_up_to_the_taking_and_the_move_goes_on_from_there() -> None:
    m = thief("b1", items={"violet fireball_wand": "d1"})
    assert need(m) == (1, 2)
    events = alone.run(m, "next")
    assert alone.thought(m)["steps_left"] == 2
    assert alone.left(m, "quicksilver_kat", events) == alone.limit(m, "quicksilver_kat", "item") - 1


@pytest.mark.rule("TS-ITM-10")
def test_who_finds_nothing_to_do_stops_as_soon_as_possible() -> None:
    """With the key she is in Granit Gus's square and has to go on; nothing else is to be had."""
    m = thief("d1", npcs={"granit_gus": "f1"}, items={"key": "f1"})
    alone.run(m, "next")
    assert alone.chance(m) == ["tie 1", "tie 2"]
    assert {alone.where(after, "quicksilver_kat") for after in alone.after_each(m, "next")} == {"e1", "g1"}


@pytest.mark.rule("TS-ITM-10")
def test_nobody_takes_what_leaves_no_place_to_stop() -> None:
    """Granit Gus has the key in a dead end, and two allies stand before him: three squares there, none back."""
    npcs = {"granit_gus": "e1", "hur_ban": "d1", "arthos": "c1"}
    m = alone.lay(
        {"white_phil": "b1", **npcs}, {"cleric": "a10"}, items={"key": "e1"}, drawn=alone.lane("b1 W |", "e1 E |")
    )
    assert alone.results(m)["item"] == "no"


@pytest.mark.rule("TS-ITM-11")
def test_what_is_gained_on_the_way_does_not_end_the_plan() -> None:
    """She takes the key, and leaves it for the wand."""
    m = thief("b1", items={"key": "c1", "violet fireball_wand": "e1"})
    assert (alone.goal(m), alone.steps(m)) == ("item fireball_wand", ["move b1 c1 d1 e1"])
    events = alone.run(m, "next")
    assert [event.kind for event in events if event.kind in ("npc_took", "npc_swapped")] == ["npc_took", "npc_swapped"]


@pytest.mark.rule("TS-ITM-11")
def test_with_what_is_gained_on_the_way_the_object_must_still_be_better() -> None:
    """The only way to the key leads over a bow that Quicksilver Kat likes better: the bow it is."""
    m = thief("b1", items={"bow": "c1", "key": "e1"})
    assert alone.goal(m) == "item bow"
    alone.run(m, "next")
    assert alone.results(m)["item"] == "void"


# And then


@pytest.mark.rule("TS-ITM-06", "TS-AMB-05")
def test_after_it_all_objectives_are_tested_again_with_what_is_left() -> None:
    """White Phil's own limit for rotate is 2, and the next gear is nine squares away: after one AP for the bow he has
    three, and two squares of the first move."""
    walls = [f"{column}1 S -" for column in "bcdefghijk"] + ["b1 W |"]
    m = alone.lay({"white_phil": "g1"}, {"cleric": "a10"}, drawn=draw(*walls))
    assert alone.results(m)["rotate"] == "no"
    m = alone.lay({"white_phil": "f1"}, {"cleric": "a10"}, items={"bow": "g1"}, drawn=draw(*walls))
    assert alone.goal(m) == "item bow"
    alone.run(m, "next")
    assert [test["ap"] for test in alone.thought(m)["tests"]] == [3] * 6
    assert (alone.goal(m), alone.trial(m, "rotate")["need"]) == ("rotate S5", 3)


@pytest.mark.rule("TS-ITM-06", "TS-AMB-05", "TS-AMB-06")
def test_no_ap_are_added_and_the_running_move_goes_on() -> None:
    """Serpico, speed 6, has 5 AP for items and 4 for the exit."""
    m = alone.lay({"serpico": "e1"}, {"cleric": "a10"}, items={"key": "h1"}, drawn=draw(*ROW))
    assert alone.goal(m) == "item key"
    alone.run(m, "next")
    assert (alone.goal(m), alone.steps(m)) == ("exit", ["move h1 g1 f1 e1", "move e1 d1 c1 b1 a1"])
    m = alone.lay({"serpico": "i1"}, {"cleric": "a10"}, items={"key": "u1"}, drawn=draw(*ROW))
    alone.run(m, "next")
    assert (alone.thought(m)["steps_left"], alone.thought(m)["ap"]["left"]) == (0, 3)
    assert alone.results(m)["exit"] == "no"  # twenty squares are four moves


@pytest.mark.rule("TS-ITM-07")
def test_if_nothing_can_be_reached_it_comes_nearer_to_its_default() -> None:
    m = alone.lay({"serpico": "i1"}, {"cleric": "a10"}, items={"key": "u1"}, drawn=draw(*ROW))
    alone.run(m, "next")
    assert alone.thought(m)["kind"] == "approach"
    alone.run(m, "next")
    assert alone.where(m, "serpico") == "c1"  # three moves


@pytest.mark.rule("TS-ITM-08")
def test_what_follows_may_be_an_item_again() -> None:
    """Serpico, rid of the wounded ally, goes for the wand."""
    npcs = {"serpico": "b1", "arthos": "c1", "deacon_longreach": "e1"}
    m = alone.lay(
        npcs, {"cleric": "a10"}, items={"fireball_wand": "f1"}, wounded=("arthos",), drawn=alone.lane("b1 W |")
    )
    assert alone.goal(m) == "item arthos"
    alone.run(m, "next")
    assert alone.thought(m)["goal"]["do"] == "give"
    alone.run(m, "next")
    assert (alone.goal(m), alone.thought(m)["ap"]["left"]) == ("item fireball_wand", 4)
