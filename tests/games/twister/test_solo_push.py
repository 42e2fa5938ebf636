"""Solitaire: the mode push, and the banshees that do it otherwise (TS-PSH, TS-PER-04)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, gate_state, squares, told
from verlies.games.twister.dungeon import EAST, NUMBER, crossing
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.memory import recall

LANE = tuple(f"{column}3 {side} -" for column in "bcdef" for side in "NS")
"""Row 3 of the first hall, closed to both sides."""


def lou(yellow: dict[str, str], *marks: str, at: str = "c3", **position: Any) -> TwisterMatch:
    """Lou Dah, who pushes for 1 AP and never fights; she ranks colossus, naga, backstabber, mechanork, cleric, mage."""
    return alone.lay({"lou_dah": at}, yellow, drawn=alone.quiet(*marks), **position)


# Whom, from where


@pytest.mark.rule("TS-PSH-01", "TS-PSH-03")
def test_a_banshee_pushes_the_same_enemy_for_2_ap_each_as_often_as_she_can() -> None:
    m = alone.lay({"mona_wail": "c3"}, {"cleric": "f3", "mage": "c8"}, drawn=draw(*alone.loophole()))
    assert (alone.goal(m), alone.steps(m)) == ("push cleric", [])
    assert alone.thought(m)["goal"]["ap"] == 2
    pushes, unused = divmod(alone.limit(m, "mona_wail", "push"), 2)
    events = alone.run(m, "...")
    assert [each["to"] for each in told(events, "pushed")] == ["g3", "h3"][:pushes]
    assert told(events, "npc_done") == [{"npc": "mona_wail", "unused": unused}]


@pytest.mark.rule("TS-PSH-01", "TS-PSH-02")
def test_she_stops_on_the_first_square_from_which_she_sees_him() -> None:
    m = lou({"colossus": "f3"}, at="c5")
    assert (alone.goal(m), alone.steps(m)) == ("push colossus", ["move c5 c4 c3"])
    events = alone.run(m, "next")
    assert alone.where(m, "colossus") == "g3"
    assert alone.left(m, "lou_dah", events) == alone.limit(m, "lou_dah", "push") - 2


@pytest.mark.rule("TS-PSH-02", "TS-PRX-01")
def test_the_best_rank_comes_first_even_if_farther_away() -> None:
    assert alone.goal(lou({"cleric": "c9", "mage": "f3"})) == "push cleric"
    assert alone.goal(lou({"mage": "c9", "cleric": "f3"})) == "push cleric"


@pytest.mark.rule("TS-PSH-01", "TS-PSH-04")
def test_whom_she_may_not_push_from_anywhere_is_out_of_reach() -> None:
    lane = (*LANE, "f3 E |")
    assert alone.results(lou({"cleric": "f3"}, *lane))["push"] == "no"
    assert alone.results(lou({"cleric": "e3"}, *lane))["push"] == "yes"
    assert alone.results(lou({"cleric": "e3", "naga": "f3"}, *lane))["push"] == "no"


@pytest.mark.rule("TS-PSH-04", "TS-END-01")
def test_one_who_is_pushed_into_a_pit_is_a_point_for_the_non_player() -> None:
    m = lou({"cleric": "f3", "naga": "u10"}, "g3 O")
    alone.run(m, "next")
    assert alone.where(m, "cleric") == "dead"
    assert m.vp(1) == 1


@pytest.mark.rule("TS-PSH-04")
def test_a_shield_is_no_help_and_one_wounded_this_turn_can_be_pushed() -> None:
    assert alone.goal(lou({"cleric": "f3"}, items={"great_shield": "f3"})) == "push cleric"
    m = alone.lay({"hur_ban": "d3", "lou_dah": "b4"}, {"cleric": "d4"}, drawn=draw(*alone.loophole("b4")))
    alone.run(m, "next", "card 0", "np 3", "next")
    assert alone.is_wounded(m, "cleric")
    assert (alone.thought(m)["npc"], alone.results(m)["push"]) == ("lou_dah", "yes")


@pytest.mark.rule("TS-PSH-05")
def test_a_wounded_enemy_who_is_pushed_into_the_blue_start_zone_lies_there() -> None:
    m = lou({"cleric": "u3"}, *alone.loophole("r3"), at="r3", wounded=["cleric"])
    assert alone.goal(m) == "push cleric"
    alone.run(m, "next")
    assert (alone.where(m, "cleric"), alone.is_wounded(m, "cleric"), m.vp(0)) == ("v3", True, 0)


# How it goes on


@pytest.mark.rule("TS-PSH-06")
def test_when_her_victim_is_gone_she_turns_to_nobody_else() -> None:
    m = lou({"colossus": "f3", "cleric": "c8"}, "g3 O")
    events = alone.run(m, "next")
    assert alone.where(m, "colossus") == "dead"
    assert told(events, "npc_done") == [{"npc": "lou_dah", "unused": alone.limit(m, "lou_dah", "push") - 1}]
    assert alone.where(m, "cleric") == "c8"


@pytest.mark.rule("TS-PSH-06")
def test_when_her_victim_cannot_be_pushed_any_more_she_turns_to_nobody_else() -> None:
    lane = [mark for mark in LANE if mark != "c3 S -"]
    m = lou({"colossus": "e3", "mage": "c8"}, *lane, "f3 E |")
    assert alone.goal(m) == "push colossus"
    events = alone.run(m, "next")
    assert told(events, "npc_done") == [{"npc": "lou_dah", "unused": alone.limit(m, "lou_dah", "push") - 1}]


@pytest.mark.rule("TS-PSH-03")
def test_she_goes_elsewhere_to_push_the_same_enemy_again() -> None:
    """Two pushes and a move are 3 AP; no card allows a banshee as many, so she gets them here."""
    m = lou({"colossus": "f2", "naga": "f8"}, at="f4")
    assert alone.goal(m) == "push colossus"
    recall(m, ap=3, of=3)
    alone.run(m, "next")
    assert alone.where(m, "colossus") == "f1"
    assert alone.thought(m)["ap"]["left"] == 2  # the rim is behind him: from the side
    assert len(alone.chance(m)) == 2
    alone.run(m, "tie 1", "next")
    assert alone.where(m, "colossus") in ("e1", "g1")


# Lou Dah pays 1 AP


@pytest.mark.rule("TS-PER-03", "TS-PSH-03")
def test_a_push_of_lou_dah_costs_1_ap() -> None:
    m = lou({"colossus": "d3"})
    pushes = alone.limit(m, "lou_dah", "push")
    for ap in range(pushes - 1, 0, -1):
        alone.run(m, "next")
        assert (alone.goal(m), alone.thought(m)["ap"]["left"]) == ("push colossus", ap)
    alone.run(m, "next")
    assert (alone.where(m, "colossus"), alone.acting(m)) == (f"{'defghi'[pushes]}3", None)


# Shrill Bill pushes two squares


def bill(yellow: dict[str, str], *marks: str, at: str = "c3", **position: Any) -> TwisterMatch:
    """Shrill Bill behind a loophole."""
    return alone.lay({"shrill_bill": at}, yellow, drawn=draw(*marks, *alone.loophole(at)), **position)


@pytest.mark.rule("TS-PER-03")
def test_shrill_bill_pushes_two_squares() -> None:
    m = bill({"mage": "e3"})
    events = alone.run(m, "next")
    assert [each["to"] for each in told(events, "pushed")] == ["f3", "g3"]
    assert alone.left(m, "shrill_bill", events) == alone.limit(m, "shrill_bill", "push") - 2


@pytest.mark.rule("TS-PER-03")
def test_the_second_square_is_left_out_where_that_would_be_no_legal_push() -> None:
    for marks, yellow in ((("f3 E |",), {}), ((), {"naga": "g3"})):
        m = bill({"mage": "e3", **yellow}, *marks)
        alone.run(m, "next")
        assert alone.where(m, "mage") == "f3"


@pytest.mark.rule("TS-PER-03", "TS-PSH-04")
def test_the_second_square_may_be_a_pit() -> None:
    for pit in ("g3 O", "f3 O"):
        m = bill({"mage": "e3", "naga": "u10"}, pit)
        alone.run(m, "next")
        assert alone.where(m, "mage") == "dead"


@pytest.mark.rule("TS-PER-03")
def test_one_who_is_pushed_into_a_friends_arms_stays_there() -> None:
    m = bill({"mage": "e3", "colossus": "f3"}, wounded=["mage"])
    alone.run(m, "next")
    assert (alone.where(m, "mage"), alone.where(m, "colossus")) == ("f3", "f3")


# Wave-Rick pushes through walls


def rick(target: str, square: str, *marks: str, at: str = "c3", sides: str = "E", **position: Any) -> TwisterMatch:
    """Wave-Rick behind a loophole."""
    yellow = {target: square, **position.pop("yellow", {})}
    return alone.lay({"wave_rick": at}, yellow, drawn=draw(*marks, *alone.loophole(at, sides)), **position)


@pytest.mark.rule("TS-PER-04", "TS-EX-17")
def test_wave_rick_pushes_a_mechanork_through_a_portcullis() -> None:
    m = rick("mechanork", "e3", "e3 E #")
    events = alone.run(m, "next")
    assert gate_state(m, "37A-P1") == "broken"
    assert (alone.where(m, "mechanork"), alone.is_wounded(m, "mechanork")) == ("f3", True)
    assert told(events, "wall_broken")[0]["npc"] == "wave_rick"


@pytest.mark.rule("TS-PER-04", "TS-EX-18")
def test_wave_rick_pushes_a_cleric_back_and_then_through_the_wall() -> None:
    """The second time in the same activation if his card has the AP for it, else in his next."""
    m = rick("cleric", "e3", "f3 E |")
    assert alone.thought(m)["goal"]["ap"] == 2
    alone.run(m, "next")
    assert (alone.where(m, "cleric"), alone.is_wounded(m, "cleric")) == ("f3", False)
    if alone.acting(m) is None:
        alone.run(m, "play 3", "end")
    assert alone.goal(m) == "push cleric"
    alone.run(m, "next")
    assert (alone.where(m, "cleric"), alone.is_wounded(m, "cleric")) == ("g3", True)


@pytest.mark.rule("TS-PER-04", "TS-EX-19", "TS-AMB-23")
def test_wave_rick_pushes_a_naga_through_a_slit_out_of_the_labyrinth() -> None:
    m = rick("naga", "b3", "b3 W =", at="e3", sides="W")
    alone.run(m, "next")
    assert (alone.where(m, "naga"), alone.is_wounded(m, "naga")) == ("a3", True)
    assert m.view(0)["slots"][0]["breaches"] == [{"square": "b3", "side": "w"}]


@pytest.mark.rule("TS-PER-04", "TS-AMB-23", "TS-PSH-05")
def test_one_who_is_forced_into_the_blue_start_zone_lies_there_wounded() -> None:
    m = rick("naga", "u3", "u3 E |", at="r3")
    alone.run(m, "next")
    assert (alone.where(m, "naga"), alone.is_wounded(m, "naga"), m.vp(0)) == ("v3", True, 0)


@pytest.mark.rule("TS-PER-04")
def test_a_broken_wall_is_open_for_everybody() -> None:
    m = rick("cleric", "f3", "f3 E |", "g3 W |", yellow={"naga": "f5"})
    alone.run(m, "next")
    assert alone.is_wounded(m, "cleric")
    assert m.view(0)["slots"][0]["breaches"] == [{"square": "f3", "side": "e"}]
    assert m.view(0)["slots"][2]["breaches"] == [{"square": "g3", "side": "w"}]
    alone.run(m, "...", "play 3")
    assert "h3" in squares(m, "go naga")


@pytest.mark.rule("TS-PER-04", "TW-ROT-06")
def test_a_broken_half_turns_with_its_hall() -> None:
    m = rick("cleric", "f3", "f3 E |", "g3 W |", yellow={"naga": "d3"}, at="e3")
    alone.run(m, "...", "play 3", "turn 37A cw")
    assert m.view(0)["slots"][0]["breaches"] == [{"square": "d5", "side": "s"}]
    assert m.view(0)["slots"][2]["breaches"] == [{"square": "g3", "side": "w"}]


@pytest.mark.rule("TS-PER-04")
def test_a_wall_within_a_hall_is_open_from_both_sides_once_it_is_broken() -> None:
    m = rick("cleric", "d3", *LANE[:6], "d3 E |", yellow={"naga": "f4"})
    alone.run(m, "...", "play 3")
    assert alone.is_wounded(m, "cleric")
    assert "d3" in squares(m, "go naga")


@pytest.mark.rule("TS-PER-04")
def test_a_wall_of_a_turned_hall_breaks_where_it_lies() -> None:
    """The naga turns the hall, so that Wave-Rick, the mechanork and the wall behind it lie from west to east."""
    marks = ("d2 N -", *alone.loophole("d4", "N"))
    m = alone.lay({"wave_rick": "d4"}, {"mechanork": "d2", "naga": "d8"}, drawn=draw(*marks), turn="person")
    alone.run(m, "turn 37A cw", "end")
    assert (alone.where(m, "wave_rick"), alone.where(m, "mechanork")) == ("c3", "e3")
    assert crossing(NUMBER["e3"], EAST, m.south, m.east) == -1
    alone.run(m, "next")
    assert (alone.where(m, "mechanork"), alone.is_wounded(m, "mechanork")) == ("f3", True)
    assert crossing(NUMBER["e3"], EAST, m.south, m.east) == NUMBER["f3"]


@pytest.mark.rule("TS-PER-04")
def test_without_a_square_behind_the_wall_there_is_no_push() -> None:
    assert alone.results(rick("cleric", "d1", at="d2", sides="N"))["push"] == "no"  # the rim
    lane = (*LANE, "f3 E |", "b3 W |")
    assert alone.results(rick("cleric", "f3", *lane, down=["S3"]))["push"] == "no"
    assert alone.results(rick("cleric", "f3", *lane, yellow={"banshee": "g3"}))["push"] == "no"
    assert alone.results(rick("cleric", "f3", *lane, items={"key": "g3", "rope": "g3"}))["push"] == "no"
    assert alone.results(rick("cleric", "f3", *lane, items={"key": "g3", "rope": "f3"}))["push"] == "no"
    assert alone.results(rick("cleric", "f3", *lane, items={"key": "g3"}))["push"] == "yes"


@pytest.mark.rule("TS-PER-04")
def test_behind_the_wall_may_be_a_pit() -> None:
    m = rick("cleric", "f3", *LANE, "f3 E |", "g3 O", yellow={"naga": "u10"})
    events = alone.run(m, "next")
    assert (alone.where(m, "cleric"), m.vp(1), told(events, "wounded")) == ("dead", 1, [])


@pytest.mark.rule("TS-PER-04")
def test_a_wounded_one_who_is_forced_through_is_eliminated() -> None:
    lane = (*LANE, "f3 E |")
    for there in ({"naga": "u10"}, {"naga": "g3"}):  # even onto the square of a friend
        m = rick("cleric", "f3", *lane, wounded=["cleric"], yellow=there)
        alone.run(m, "next")
        assert (alone.where(m, "cleric"), m.vp(1)) == ("dead", 1)
    two = {"key": "g3", "rope": "g3"}
    m = rick("cleric", "f3", *lane, wounded=["cleric"], yellow={"naga": "u10"}, items=two)
    assert alone.results(m)["push"] == "yes"
    full = {**two, "bow": "f3"}
    m = rick("cleric", "f3", *lane, wounded=["cleric"], yellow={"naga": "u10"}, items=full)
    assert alone.results(m)["push"] == "no"  # three items would lie there


@pytest.mark.rule("TS-PER-04")
def test_whom_he_carried_does_not_survive_the_wall() -> None:
    m = rick("cleric", "f3", *LANE, "f3 E |", yellow={"naga": "f3"}, wounded=["naga"])
    alone.run(m, "next")
    assert (alone.where(m, "cleric"), alone.is_wounded(m, "cleric"), alone.where(m, "naga")) == ("g3", True, "dead")


@pytest.mark.rule("TS-PER-04", "TS-DES-01")
def test_a_broken_wall_is_not_a_portcullis() -> None:
    m = alone.lay({"wave_rick": "c3", "arthos": "p3"}, {"cleric": "f3"}, drawn=draw(*LANE, "f3 E |", *alone.loophole()))
    alone.run(m, "next")
    assert alone.is_wounded(m, "cleric")
    while alone.thought(m)["npc"] == "wave_rick":
        alone.run(m, "next")
    assert (alone.thought(m)["npc"], alone.results(m)["destroy"]) == ("arthos", "void")


@pytest.mark.rule("TS-PER-03")
def test_other_banshees_push_through_nothing() -> None:
    lane = (*LANE, "f3 E =", "b3 W |", *alone.loophole())
    for npc in ("lou_dah", "shrill_bill", "mona_wail"):
        assert alone.results(alone.lay({npc: "c3"}, {"cleric": "f3"}, drawn=draw(*lane)))["push"] == "no"
    assert alone.results(alone.lay({"wave_rick": "c3"}, {"cleric": "f3"}, drawn=draw(*lane)))["push"] == "yes"
