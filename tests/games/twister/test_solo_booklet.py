"""Where the second version of the rules follows the booklet alone (TS-ITM-09, TS-PSH-05, TS-PER-03, TS-VIS-05)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, told
from verlies.core.events import Event
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.memory import note

# After an item only AP bring more


def at_the_end_of_his_ap(npcs: dict[str, str], items: dict[str, str], **position: Any) -> TwisterMatch:
    """Serpico (Item 5, speed 6) jumps four times along a lane; with the fifth AP he gets to d1, five squares left."""
    lane = [f"{column}1 S -" for column in "bcdefghijklm"] + ["m1 E |"] + [f"{column}1 O" for column in "fhjl"]
    yellow = {"cleric": "a10"}
    m = alone.lay({"serpico": "m1", **npcs}, yellow, items=items, drawn=draw(*lane), **position)
    assert (alone.thought(m)["goal"]["do"], alone.thought(m)["tests"][0]["need"]) == ("item", 5)
    return m


@pytest.mark.rule("TS-ITM-09", "TS-ITM-06")
def test_without_ap_nothing_follows_an_item_though_squares_are_left() -> None:
    m = at_the_end_of_his_ap({}, {"key": "d1"})
    events = alone.run(m, "next")
    assert (alone.where(m, "serpico"), alone.carries(m, "serpico"), m.vp(1)) == ("d1", "key", 0)
    assert told(events, "npc_done") == [{"npc": "serpico", "unused": 0}]
    assert alone.acting(m) is None


@pytest.mark.usefixtures("first_version")
def test_by_the_first_version_of_the_rules_squares_alone_led_him_out() -> None:
    m = at_the_end_of_his_ap({}, {"key": "d1"})
    alone.run(m, "next")
    assert alone.goal(m) == "exit"
    alone.run(m, "next")
    assert (alone.where(m, "serpico"), m.vp(1)) == ("gone", 1)


@pytest.mark.rule("TS-ITM-09", "TS-ITM-10")
def test_without_ap_he_leaves_an_allys_square_and_goes_no_further() -> None:
    """Hur-Ban wants the key less; on e1 lies what Serpico does not want, so that he cannot go back there with it."""
    m = at_the_end_of_his_ap({"hur_ban": "d1"}, {"key": "d1", "extendable_lance": "e1"})
    alone.run(m, "next")
    assert (alone.thought(m)["kind"], alone.steps(m)) == ("none", ["move d1 c1"])
    events = alone.run(m, "next")
    assert (alone.where(m, "serpico"), alone.carries(m, "serpico")) == ("c1", "key")
    assert told(events, "npc_done")[0] == {"npc": "serpico", "unused": 0}


@pytest.mark.rule("TS-ITM-09", "TS-INV-03")
def test_without_ap_what_he_left_for_it_goes_back_when_he_stays() -> None:
    m = at_the_end_of_his_ap({}, {"bow": "m1", "key": "d1"})
    alone.run(m, "next")
    assert (alone.where(m, "serpico"), alone.carries(m, "serpico"), alone.where(m, "bow")) == ("d1", "key", "e1")


@pytest.mark.rule("TS-ITM-09", "TS-PER-03")
def test_an_errand_is_not_a_new_objective_and_needs_squares_only() -> None:
    m = at_the_end_of_his_ap({"arthos": "d1", "father_lazarus": "c1"}, {}, wounded=["arthos"])
    alone.run(m, "next")
    assert (alone.goal(m), alone.steps(m)) == ("give father_lazarus", ["move d1 c1"])
    alone.run(m, "next", "tie 1", "next")
    assert (alone.carries(m, "father_lazarus"), alone.where(m, "serpico"), m.vp(1)) == ("arthos", "b1", 0)


# A push with all its risks


LANE = [f"{column}2 {side} -" for column in "qrstu" for side in "NS"] + ["q2 W |"]
"""A lane to the blue start zone, without a gear in it."""


def lou(target: str = "u2", **position: Any) -> TwisterMatch:
    return alone.lay({"lou_dah": "r2"}, {"cleric": target, "naga": "c9"}, drawn=draw(*LANE), **position)


@pytest.mark.rule("TS-PSH-05", "TW-EXT-07")
def test_an_enemy_is_pushed_out_over_the_blue_start_zone_a_point_for_the_person() -> None:
    m = lou()
    assert alone.goal(m) == "push cleric"
    events = alone.run(m, "next")
    assert (alone.where(m, "cleric"), m.vp(0)) == ("gone", 1)
    assert [event.rule for event in events if event.kind == "left"] == ["TW-EXT-07"]
    assert told(events, "npc_done")[0]["npc"] == "lou_dah"  # TS-PSH-06


@pytest.mark.rule("TS-PSH-05")
def test_a_push_that_is_refused_to_people_is_refused_to_npcs() -> None:
    assert alone.results(lou(push_exit=False))["push"] == "no"
    assert alone.goal(lou("t2", push_exit=False)) == "push cleric"


@pytest.mark.usefixtures("first_version")
def test_by_the_first_version_of_the_rules_npcs_took_no_such_risk() -> None:
    assert alone.results(lou())["push"] == "no"


@pytest.mark.rule("TS-PSH-05", "TS-PER-03")
def test_shrill_bills_second_square_may_be_the_way_out() -> None:
    m = alone.lay({"shrill_bill": "q2"}, {"mage": "t2", "naga": "c9"}, drawn=draw(*LANE, "r2 O", "s2 O"))
    assert alone.goal(m) == "push mage"
    alone.run(m, "next")
    assert (alone.where(m, "mage"), m.vp(0)) == ("gone", 1)


# Serpico's errands


def serpico(load: str, receiver: str, **items: str) -> TwisterMatch:
    """Serpico on c2 with what he took in an earlier turn, a wounded ally or a wand; on h2 one who could use it."""
    npcs = {"serpico": "c2", receiver: "h2"}
    wounded = [] if load == "fireball_wand" else [load]
    npcs |= dict.fromkeys(wounded, "c2")
    things = {**items, **({} if wounded else {load: "c2"})}
    shut = [f"b{line} W |" for line in range(1, 11)]
    return alone.lay(npcs, {"cleric": "u10"}, items=things, wounded=wounded, drawn=draw(*shut))


@pytest.mark.rule("TS-PER-03")
def test_serpico_delivers_whom_he_took_up_in_an_earlier_turn() -> None:
    m = serpico("arthos", "father_lazarus")
    assert alone.thought(m)["mode"] == "item"
    assert (alone.goal(m), alone.steps(m)) == ("give father_lazarus", ["move c2 d2 e2 f2 g2 h2"])
    test = alone.thought(m)["tests"][0]
    assert (test["result"], test["object"], test["gives"], test["prio"]) == ("yes", "father_lazarus", True, None)
    alone.run(m, "next")
    assert alone.carries(m, "father_lazarus") == "arthos"
    assert (alone.thought(m)["ap"], alone.thought(m)["steps_left"]) == ({"left": 4, "of": 5}, 1)


@pytest.mark.usefixtures("first_version")
def test_by_the_first_version_of_the_rules_he_never_did() -> None:
    m = serpico("arthos", "father_lazarus")
    assert alone.thought(m)["tests"][0]["result"] == "void"


@pytest.mark.rule("TS-PER-03")
def test_his_errand_comes_before_a_better_item() -> None:
    assert alone.goal(serpico("fireball_wand", "xanth")) == "give xanth"
    npcs = {"serpico": "c2", "xanth": "h2", "arthos": "d2"}
    m = alone.lay(npcs, {"cleric": "u10"}, items={"fireball_wand": "c2"}, wounded=["arthos"])
    assert alone.goal(m) == "give xanth"


@pytest.mark.rule("TS-PER-03")
@pytest.mark.parametrize(("receiver", "items"), [("xanth", {}), ("father_lazarus", {"bow": "h2"})])
def test_he_looks_for_a_fitting_ally_with_empty_hands(receiver: str, items: dict[str, str]) -> None:
    test = alone.thought(serpico("arthos", receiver, **items))["tests"][0]
    assert (test["result"], test["reason"]) == ("void", "has_better")


@pytest.mark.rule("TS-PER-03")
def test_an_errand_to_one_who_is_shut_in_is_out_of_reach() -> None:
    cell = draw("h2 N -", "h2 E |", "h2 S -", "h2 W #")
    npcs = {"serpico": "c2", "arthos": "c2", "father_lazarus": "h2"}
    test = alone.thought(alone.lay(npcs, {"cleric": "u10"}, wounded=["arthos"], drawn=cell))["tests"][0]
    assert (test["result"], test["reason"]) == ("no", "shut_in")


# Whom the vision shows


def seen(*bag: str, visions: int = 1, down: tuple[str, ...] = ("S8",)) -> TwisterMatch:
    """White Phil does nothing in a cell; then the non-player's turn would be over, but for the vision."""
    cell = draw("c2 N -", "c2 E |", "c2 S -", "c2 W |")
    m = alone.lay({"white_phil": "c2"}, {"cleric": "e9"}, drawn=cell, down=down, bag=bag, vision=True)
    note(m, visions=visions)
    alone.run(m, "next")
    return m


def shown(dice: str) -> tuple[TwisterMatch, list[Event]]:
    """A vision shows Lou Dah, and the dice where she comes in."""
    m = seen("violet lou_dah")
    alone.run(m, "vision S8", "hall 40B 0", "bag violet lou_dah")
    return m, alone.run(m, dice)


@pytest.mark.rule("TS-VIS-05", "TS-AMB-31", "TS-NPT-05")
def test_whom_a_vision_shows_at_the_end_of_the_non_players_turn_still_acts_in_it() -> None:
    m, events = shown("dice 1 1")
    assert [each["npc"] for each in told(events, "activated")] == ["lou_dah"]
    assert told(events, "np_turn_over") == []
    assert alone.row(m) == [("white_phil", "done"), ("lou_dah", "acts")]
    assert len(told(alone.rest_of_turn(m), "np_turn_over")) == 1
    assert m.view(0)["active"] == 0


@pytest.mark.usefixtures("first_version")
def test_by_the_first_version_of_the_rules_it_waited_for_the_next() -> None:
    _, events = shown("dice 1 1")
    assert (told(events, "activated"), len(told(events, "np_turn_over"))) == ([], 1)


@pytest.mark.rule("TS-VIS-05", "TS-TUR-07")
def test_all_visions_that_are_due_come_before_anybody_acts() -> None:
    m = seen("violet lou_dah", "violet yom", visions=2, down=("S7", "S8"))
    events = alone.run(m, "vision S8", "hall 40B 0", "bag violet lou_dah", "dice 1 1", "bag violet yom", "dice 2 2")
    assert told(events, "activated") == []
    events = alone.run(m, "vision S7", "hall 40A 0")
    assert [each["npc"] for each in told(events, "activated")] == ["lou_dah"]


@pytest.mark.rule("TS-VIS-05", "TS-AMB-31")
def test_a_vision_that_falls_due_meanwhile_comes_at_the_new_end_of_the_turn() -> None:
    m = seen("violet deacon_longreach", down=("S7", "S8"))
    alone.run(m, "vision S8", "hall 40B 0", "bag violet deacon_longreach", "dice 1 1")
    note(m, visions=1)
    told_then = [event.kind for event in alone.rest_of_turn(m)]
    assert told_then.index("npc_done") < told_then.index("vision") < told_then.index("np_turn_over")


@pytest.mark.rule("TS-VIS-05", "TS-TPT-05")
def test_who_is_lost_on_the_way_in_holds_no_turn_up() -> None:
    _, events = shown("dice 6 6")
    assert (told(events, "activated"), len(told(events, "np_turn_over"))) == ([], 1)


# The lance beside a wounded enemy


@pytest.mark.rule("TW-ITM-LAN-03", "TS-FGT-08")
def test_an_npc_uses_no_lance_beside_a_wounded_enemy() -> None:
    lance = {"violet extendable_lance": "c3"}
    m = alone.lay({"hur_ban": "c3"}, {"cleric": "e3", "naga": "c4"}, items=lance, wounded=["naga"])
    assert (alone.goal(m), alone.steps(m)) == ("fight cleric", ["move c3 d3"])
    assert alone.is_wounded(m, "naga")
