"""Solitaire: the modes rotate, destroy and open, and those who do it otherwise (TS-ROT, TS-DES, TS-OPN)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, gate_state, texts, told
from verlies.core.moves import DEALER
from verlies.games.twister.match import TwisterMatch

DOOR = (*(f"b{row} W |" for row in range(1, 11) if row != 3), "b3 W #")
"""The only way out is from b3 to a3, through a portcullis."""
BAG = ["yellow naga"]


def on_gear(npc: str, at: str = "d3", *marks: str, **position: Any) -> TwisterMatch:
    npcs = {npc: at, **position.pop("npcs", {})}
    return alone.lay(npcs, drawn=draw(*alone.SHUT, *marks), **{"bag": BAG, **position})


def turned(m: TwisterMatch, slot: str) -> int:
    return m.turned[int(slot[1]) - 1]


# Rotate


@pytest.mark.rule("TS-ROT-01", "TS-ROT-02")
def test_it_goes_to_the_nearest_gear_and_rolls_once() -> None:
    m = on_gear("tueft_al", "f3")
    assert (alone.goal(m), alone.steps(m)) == ("rotate S1", ["move f3 e3 d3"])
    alone.run(m, "next")
    assert alone.chance(m) == [f"gear {way} {number}" for way in ("ccw", "cw") for number in (1, 2, 3)]
    assert [weight for _, weight in m.odds()] == [1] * 6


@pytest.mark.rule("TS-ROT-01")
def test_on_a_gear_it_costs_nothing_and_all_ap_are_left() -> None:
    m = on_gear("tueft_al")
    assert (alone.steps(m), alone.trial(m, "rotate")["need"]) == ([], 0)
    alone.run(m, "next", "gear cw 3")
    assert turned(m, "S1") == 3


@pytest.mark.rule("TS-ROT-01", "TS-ROT-02")
def test_a_gear_is_in_reach_even_if_no_ap_is_left_to_turn_it() -> None:
    m = on_gear("white_phil", "f1")  # 2 AP, four squares away
    assert alone.goal(m) == "rotate S1"
    events = alone.run(m, "next")
    assert alone.where(m, "white_phil") == "d3"
    assert told(events, "gear_rolled") == []
    assert told(events, "npc_done") == [{"npc": "white_phil", "unused": 0}]


@pytest.mark.rule("TS-EX-10", "TS-ROT-03", "TS-ROT-05")
def test_franz_rapyd_turns_his_own_hall_only_as_far_as_his_ap_go() -> None:
    m = on_gear("franz_rapyd", "c3")
    alone.run(m, "next")
    assert alone.thought(m)["ap"] == {"left": 2, "of": 3}
    events = alone.run(m, "gear cw 3")
    assert [each["hall"] for each in told(events, "hall_turned")] == ["37A", "37A"]
    assert (turned(m, "S1"), turned(m, "S2")) == (2, 0)


@pytest.mark.rule("TS-ROT-03")
@pytest.mark.parametrize("npc", ["franz_rapyd", "tueft_al"])
def test_the_direction_says_which_hall_of_the_pair_turns(npc: str) -> None:
    m = on_gear(npc)
    alone.run(m, "next", "gear ccw 1")
    assert (turned(m, "S1"), turned(m, "S2")) == (0, 3)


@pytest.mark.rule("TS-ROT-04")
def test_nothing_happens_if_that_hall_lies_face_down() -> None:
    m = on_gear("tueft_al", down=["S2"])
    events = alone.run(m, "next", "gear ccw 2")
    assert told(events, "gear_idle") == [{"npc": "tueft_al", "hall": "37B"}]
    assert told(events, "npc_done") == [{"npc": "tueft_al", "unused": 4}]
    assert (turned(m, "S1"), turned(m, "S2")) == (0, 0)


@pytest.mark.rule("TS-ROT-06")
def test_after_one_roll_it_is_done_even_with_ap_left() -> None:
    m = on_gear("tueft_al")
    events = alone.run(m, "next", "gear cw 1")
    assert told(events, "npc_done") == [{"npc": "tueft_al", "unused": 3}]


# Tüft Al guards his gears


@pytest.mark.rule("TS-EX-22", "TS-ROT-07", "TS-PER-03")
def test_no_other_than_a_mechanork_uses_the_gears_of_the_pair_on_which_tueft_al_stands() -> None:
    """d7 is one square from the gear of the sister hall."""
    assert alone.goal(on_gear("xanth", "d7", npcs={"tueft_al": "d3"})) == "rotate S4"
    assert alone.goal(on_gear("cog_nito", "d7", npcs={"tueft_al": "d3"})) == "rotate S2"
    assert alone.goal(on_gear("xanth", "d7", npcs={"tueft_al": "d3"}, wounded=["tueft_al"])) == "rotate S2"
    assert alone.goal(on_gear("xanth", "d7", npcs={"tueft_al": "d4"})) == "rotate S2"
    assert alone.goal(on_gear("xanth", "d7", npcs={"yom": "d3"})) == "rotate S2"
    dark = ["S3", "S4", "S5", "S6", "S7", "S8"]
    assert alone.results(on_gear("deacon_longreach", "d4", npcs={"tueft_al": "d3"}, down=dark))["rotate"] == "void"


@pytest.mark.rule("TS-ROT-07", "TS-PER-03")
def test_the_person_turns_those_halls_only_with_the_mechanork() -> None:
    for who, wounded, turns in (("cleric", [], False), ("mechanork", [], True), ("cleric", ["tueft_al"], True)):
        m = alone.lay({"tueft_al": "d3"}, {who: "d8"}, turn="person", wounded=wounded)
        assert bool(texts(m, "turn")) is turns
    m = alone.lay({"tueft_al": "d3"}, {"cleric": "i3"}, turn="person")
    assert texts(m, "turn")  # another pair


# Yom turns both


@pytest.mark.rule("TS-EX-21", "TS-PER-03")
def test_yom_rolls_for_his_own_hall_and_then_for_its_sister() -> None:
    m = on_gear("yom")
    ap = alone.limit(m, "yom", "rotate")
    alone.run(m, "next", "gear ccw 1")
    assert (turned(m, "S1"), turned(m, "S2")) == (3, 0)
    events = alone.run(m, "gear cw 3")
    assert (turned(m, "S1"), turned(m, "S2")) == (3, min(3, ap - 1))
    assert told(events, "npc_done") == [{"npc": "yom", "unused": ap - 1 - min(3, ap - 1)}]


@pytest.mark.rule("TS-PER-03")
def test_yom_turns_each_in_the_direction_rolled() -> None:
    m = on_gear("yom")
    alone.run(m, "next", "gear ccw 1")
    assert turned(m, "S1") == 3
    alone.run(m, "gear cw 1")
    assert (turned(m, "S2"), alone.acting(m)) == (1, None)  # two rolls, and no third one


@pytest.mark.rule("TS-PER-03")
def test_yom_rolls_no_second_time_without_ap_or_with_the_sister_face_down() -> None:
    m = on_gear("yom", "c3")  # one AP to the gear, and as many turns as are left
    alone.run(m, "next", "gear cw 3")
    assert (turned(m, "S1"), alone.acting(m)) == (alone.limit(m, "yom", "rotate") - 1, None)
    m = on_gear("yom", down=["S2"])
    events = alone.run(m, "next", "gear ccw 1")
    assert turned(m, "S1") == 3
    assert told(events, "npc_done") == [{"npc": "yom", "unused": alone.limit(m, "yom", "rotate") - 1}]


# Spanner Hans and Cog Nito


@pytest.mark.rule("TS-PER-03")
def test_spanner_hans_rolls_again_while_the_hall_lies_face_down() -> None:
    m = on_gear("spanner_hans", down=["S2"])
    events = alone.run(m, "next", "gear ccw 2", "gear ccw 3")
    assert [each["hall"] for each in told(events, "rerolled")] == ["37B", "37B"]
    alone.run(m, "gear cw 1")
    assert (turned(m, "S1"), alone.acting(m)) == (1, None)


@pytest.mark.rule("TS-PER-03", "TS-REV-04")
@pytest.mark.parametrize("npc", ["cog_nito", "spanner_hans"])
def test_some_mechanorks_enter_on_the_gear(npc: str) -> None:
    m = alone.lay(
        {"white_phil": "f3"}, bag=[f"violet {npc}", "violet key", *BAG], down=["S3", "S7"], drawn=draw(*alone.SHUT)
    )
    events = alone.run(m, "next", "hall 38A 0", f"bag violet {npc}")
    assert told(events, "gear_entry") == [{"npc": npc, "square": "i3"}]
    assert alone.where(m, npc) == "i3"
    assert alone.chance(m)[0].startswith("bag")  # no dice for him


@pytest.mark.rule("TS-PER-03")
def test_they_use_the_dice_if_the_gear_is_taken_and_others_always_do() -> None:
    bag = ["violet cog_nito", "violet key", "violet yom"]
    m = alone.lay({"white_phil": "f3"}, {"naga": "u10"}, bag=bag, down=["S3"], drawn=draw(*alone.SHUT))
    alone.run(m, "next", "hall 38A 0", "bag violet key", "dice 3 3", "bag violet cog_nito")
    assert len(alone.chance(m)) == 36
    alone.run(m, "dice 1 1", "bag violet yom")
    assert len(alone.chance(m)) == 36
    assert alone.where(m, "cog_nito") == "g1"


@pytest.mark.rule("TS-PER-02", "TS-PER-03", "TS-RNF-06")
def test_they_enter_on_the_gear_as_reinforcements_too() -> None:
    m = alone.lay({"hur_ban": "c3"}, {"naga": "d4", "cleric": "c4"})
    alone.run(m, "next", "card 1", "np 0", "recruit cog_nito", "room 38A")
    assert alone.where(m, "cog_nito") == "i3"


# Destroy


@pytest.mark.rule("TS-EX-09", "TS-DES-01", "TS-DES-02")
def test_arthos_destroys_two_portcullises_and_walks_to_the_third() -> None:
    drawn = draw("d1 S #", "f1 S #", "h1 S #")
    m = alone.lay({"arthos": "b1"}, items={"fireball_wand": "e1"}, drawn=drawn, bag=BAG)
    assert (alone.goal(m), alone.steps(m)) == ("destroy 37A-P1", ["move b1 c1 d1"])
    alone.run(m, "next")
    assert (alone.goal(m), alone.steps(m)) == ("destroy 37A-P2", ["move d1 e1 f1"])
    alone.run(m, "next")
    assert alone.carries(m, "arthos") == "fireball_wand"
    assert (alone.thought(m)["kind"], alone.steps(m)) == ("approach", ["move f1 g1 h1"])
    events = alone.run(m, "next")
    assert told(events, "npc_done") == [{"npc": "arthos", "unused": 0}]
    assert [gate_state(m, name) for name in ("37A-P1", "37A-P2", "38A-P1")] == ["broken", "broken", "closed"]


@pytest.mark.rule("TS-DES-01")
def test_a_portcullis_too_far_away_is_not_destroyed_and_without_one_the_objective_is_void() -> None:
    assert alone.results(alone.lay({"arthos": "b1"}, drawn=draw("j1 S #"), bag=BAG))["destroy"] == "yes"
    assert alone.results(alone.lay({"arthos": "b1"}, drawn=draw("k1 S #"), bag=BAG))["destroy"] == "no"
    assert alone.results(alone.lay({"arthos": "b1"}, bag=BAG))["destroy"] == "void"
    assert alone.results(alone.lay({"arthos": "b1"}, drawn=draw("g1 S #"), down=["S3"], bag=BAG))["destroy"] == "void"


@pytest.mark.rule("TS-DES-02")
def test_when_the_last_portcullis_is_destroyed_he_is_done() -> None:
    m = alone.lay({"arthos": "d1"}, drawn=draw("d1 S #"), bag=BAG)
    events = alone.run(m, "next")
    assert told(events, "npc_done") == [{"npc": "arthos", "unused": 4}]


@pytest.mark.rule("TS-AMB-11", "TS-DES-01", "TS-OPN-01")
def test_an_open_portcullis_is_destroyed_too_but_not_opened_again() -> None:
    m = alone.lay({"velvet_iris": "d1", "arthos": "e1"}, drawn=draw("d1 S #", *alone.SHUT), bag=BAG)
    alone.run(m, "next")
    assert gate_state(m, "37A-P1") == "open"
    assert (alone.thought(m)["npc"], alone.goal(m)) == ("arthos", "destroy 37A-P1")
    alone.run(m, "next")
    assert gate_state(m, "37A-P1") == "broken"
    m = alone.lay({"velvet_iris": "d1", "lissandra": "e1"}, drawn=draw("d1 S #", *alone.SHUT), bag=BAG)
    alone.run(m, "next")
    assert (alone.thought(m)["npc"], alone.results(m)["open"]) == ("lissandra", "void")


def go_on(m: TwisterMatch) -> None:
    """The next plan, the first one if several are tied."""
    alone.run(m, *(["tie 1"] if m.turn == (DEALER,) else []), "next")


AROUND = ("d3 N #", "d3 E #", "d3 S #", "d3 W #", "f1 S #", "f2 S #")


@pytest.mark.rule("TS-EX-16", "TS-PER-03", "TS-END-01")
def test_every_third_portcullis_of_arthos_is_a_point() -> None:
    m = alone.lay({"arthos": "d3"}, {"naga": "u10"}, drawn=draw(*AROUND))
    points = []
    for _ in range(4):
        go_on(m)
        points.append(m.vp(1))
    assert points == [0, 0, 1, 1]
    while alone.acting(m) is not None:
        go_on(m)
    alone.run(m, "play 3", "end")  # over any number of turns
    while alone.acting(m) is not None:
        points.append(m.vp(1))
        go_on(m)
    assert sum(gate_state(m, f"37A-P{number}") == "broken" for number in range(1, 7)) == 6
    assert (points[4:], m.vp(1)) == ([1] * len(points[4:]), 2)


@pytest.mark.rule("TS-PER-03")
def test_other_colossi_get_nothing_for_portcullises() -> None:
    m = alone.lay({"hur_ban": "d3"}, {"naga": "u10"}, drawn=draw(*alone.SHUT, *AROUND))
    for _ in range(3):
        if alone.acting(m) is None:
            alone.run(m, "play 3", "end")
        go_on(m)
    assert sum(gate_state(m, f"37A-P{number}") == "broken" for number in range(1, 7)) == 3
    assert m.vp(1) == 0


@pytest.mark.rule("TS-DES-03")
def test_a_colossus_destroys_nothing_in_another_mode() -> None:
    """Hur-Ban, fight 5, has the AP for the portcullis and for the cleric behind it."""
    cell = ("e3 N -", "e3 E |", "e3 S -")
    assert alone.goal(alone.lay({"hur_ban": "c3"}, {"cleric": "e3"}, drawn=draw(*alone.SHUT, *cell))) == "fight cleric"
    m = alone.lay({"hur_ban": "c3"}, {"cleric": "e3"}, drawn=draw(*alone.SHUT, *cell, "e3 W #"))
    assert (alone.results(m)["fight"], alone.goal(m)) == ("no", "destroy 37A-P1")


# Ram Bohl breaks through


@pytest.mark.rule("TS-PER-03", "TS-PLN-02")
def test_ram_bohl_breaks_portcullises_on_his_way() -> None:
    """To the rope behind it; there is no other way."""
    drawn = draw(*alone.SHUT, "b1 S -", "c1 S -", "c1 E #")
    m = alone.lay({"ram_bohl": "c1"}, {"naga": "u10"}, items={"rope": "d1"}, drawn=drawn)
    assert (alone.goal(m), alone.steps(m)) == ("item rope", ["break c1 37A-P1", "move c1 d1"])
    assert alone.trial(m, "item")["need"] == 2
    alone.run(m, "...")
    assert (alone.carries(m, "ram_bohl"), gate_state(m, "37A-P1")) == ("rope", "broken")
    m = alone.lay({"hur_ban": "c1"}, {"naga": "u10"}, items={"rope": "d1"}, drawn=drawn)
    assert alone.goal(m) == "destroy 37A-P1"


# Open


@pytest.mark.rule("TS-OPN-01")
def test_a_backstabber_opens_the_nearest_portcullis_and_then_the_next() -> None:
    """Two are beside her, a third is far away."""
    m = alone.lay({"velvet_iris": "c1"}, drawn=draw(*alone.SHUT, "c1 S #", "c1 E #", "n1 S #"), bag=BAG)
    assert alone.chance(m) == ["tie 1", "tie 2"]
    alone.run(m, "tie 1")
    first = alone.goal(m)
    alone.run(m, "next")
    assert {first, alone.goal(m)} == {"open 37A-P1", "open 37A-P2"}
    events = alone.run(m, "next")
    assert [gate_state(m, name) for name in ("37A-P1", "37A-P2", "39A-P1")] == ["open", "open", "closed"]
    assert alone.left(m, "velvet_iris", events) == alone.limit(m, "velvet_iris", "open") - 2


@pytest.mark.rule("TS-OPN-01")
def test_with_too_few_ap_she_walks_towards_the_next() -> None:
    m = alone.lay({"velvet_iris": "d1"}, drawn=draw(*alone.SHUT, "d1 S #", "t1 S #"), bag=BAG)
    moves = alone.limit(m, "velvet_iris", "open") - 1
    events = alone.run(m, "next")
    assert (alone.thought(m)["kind"], alone.left(m, "velvet_iris", events)) == ("approach", moves)
    alone.run(m, "next")
    assert alone.where(m, "velvet_iris") == f"{'dhlpt'[moves]}1"


@pytest.mark.rule("TS-OPN-01")
def test_when_all_are_open_she_is_done() -> None:
    m = alone.lay({"velvet_iris": "d1"}, drawn=draw(*alone.SHUT, "d1 S #"), bag=BAG)
    events = alone.run(m, "next")
    assert told(events, "npc_done") == [{"npc": "velvet_iris", "unused": alone.limit(m, "velvet_iris", "open") - 1}]


@pytest.mark.rule("TS-OPN-02")
def test_a_backstabber_opens_nothing_in_another_mode() -> None:
    """Lissandra, reveal 5, has the AP for the portcullis and for the hall behind it."""
    walls = (*alone.SHUT, *(f"{column}5 S -" for column in "bcdef"), *(f"f{line} E |" for line in (1, 2, 4, 5)))
    assert alone.goal(alone.lay({"lissandra": "f3"}, drawn=draw(*walls), down=["S3"], bag=BAG)) == "reveal S3"
    m = alone.lay({"lissandra": "f3"}, drawn=draw(*walls, "f3 E #"), down=["S3"], bag=BAG)
    assert (alone.results(m)["reveal"], alone.goal(m)) == ("no", "open 37A-P1")


# Velvet Iris opens on the way


@pytest.mark.rule("TS-PER-03", "TS-PLN-02")
def test_velvet_iris_opens_portcullises_on_any_way() -> None:
    m = alone.lay({"velvet_iris": "b3"}, drawn=draw(*DOOR), bag=BAG)
    assert (alone.goal(m), alone.steps(m)) == ("exit", ["pick b3 37A-P1", "move b3 a3"])
    alone.run(m, "next")
    assert (alone.where(m, "velvet_iris"), gate_state(m, "37A-P1")) == ("gone", "open")
