"""Solitaire: what can be reached (TS-PLN), and what comes first (TS-PRX)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, told
from verlies.games.twister.match import TwisterMatch

OTHERS = ("S2", "S3", "S4", "S5", "S6", "S7", "S8")
"""All slots but the first."""
CORNER = ("b1 S -", "c1 S -", "d1 S -")
"""From d1 only c1 and b1 can be reached."""


def cost(m: TwisterMatch) -> tuple[int, int]:
    """AP and squares of the plan, as its test tells them."""
    test = next(test for test in alone.thought(m)["tests"] if test["result"] == "yes")
    return test["need"], test["squares"]


def in_lane(npc: str, *marks: str, at: str = "e1", yellow: Any = None, **more: Any) -> TwisterMatch:
    """One NPC in the lane, who wants out."""
    return alone.lay({npc: at, **more.pop("npcs", {})}, yellow or {"cleric": "a10"}, drawn=alone.lane(*marks), **more)


# Primitives


@pytest.mark.rule("TS-PLN-01", "TS-PLN-02")
def test_a_plan_is_moves_of_ones_own_speed_one_after_the_other() -> None:
    m = in_lane("white_phil", at="g1")
    assert alone.steps(m) == ["move g1 f1 e1 d1", "move d1 c1 b1 a1"]
    assert cost(m) == (2, 6)


@pytest.mark.rule("TS-PLN-02")
def test_a_new_move_begins_with_all_its_squares_whatever_was_left() -> None:
    """The jump costs what was left of the first move: one square of three."""
    m = in_lane("white_phil", "d1 O", at="f1")
    assert alone.steps(m) == ["move f1 e1", "jump e1 d1 c1", "move c1 b1 a1"]


@pytest.mark.rule("TS-PLN-02")
@pytest.mark.parametrize(
    ("npc", "mark", "way"),
    [
        ("franz_rapyd", "c1 W =", ["move e1 d1 c1 b1 a1"]),
        ("white_phil", "c1 W =", None),
        ("amystyn", "c1 O", ["move e1 d1 c1 b1 a1"]),
        ("white_phil", "c1 O", ["move e1 d1", "jump d1 c1 b1", "move b1 a1"]),
    ],
)
def test_free_abilities_count(npc: str, mark: str, way: list[str] | None) -> None:
    """Nagas go through slits, mages over pits."""
    m = in_lane(npc, mark)
    assert alone.results(m)["exit"] == ("yes" if way else "no")
    assert way is None or alone.steps(m) == way


@pytest.mark.rule("TS-PLN-02")
@pytest.mark.parametrize(("npc", "result"), [("white_phil", "yes"), ("mona_wail", "yes"), ("ram_bohl", "no")])
def test_a_giant_lets_small_ones_pass(npc: str, result: str) -> None:
    m = in_lane(npc, yellow={"colossus": "c1"})
    assert alone.results(m)["exit"] == result


@pytest.mark.rule("TS-PLN-03")
def test_nobody_opens_breaks_or_fights_to_get_through() -> None:
    """What is behind a portcullis or an enemy is out of reach, though the AP would do."""
    assert alone.goal(in_lane("lissandra", "b1 W |", down=("S3",))) == "reveal S3"
    assert alone.results(in_lane("lissandra", "b1 W |", "f1 E #", down=("S3",)))["reveal"] == "no"
    m = in_lane("hur_ban", "c1 W #", at="d1", yellow={"cleric": "b1"})
    assert (alone.results(m)["fight"], alone.goal(m)) == ("no", "destroy 37A-P1")
    m = in_lane("white_phil", yellow={"cleric": "c1"})
    assert (alone.results(m)["exit"], alone.goal(m)) == ("no", "fight cleric")


@pytest.mark.rule("TS-PLN-03")
def test_the_start_zone_of_the_person_is_not_a_way() -> None:
    """From b5 it would be one step to a5 and one to a6, from where the second hall could be revealed."""
    walls = [f"{column}5 S -" for column in "bcdef"] + [f"f{line} E |" for line in range(1, 6)]
    m = alone.lay({"lissandra": "b5"}, {"cleric": "a10"}, drawn=draw(*walls), down=("S2",))
    assert alone.results(m)["reveal"] == "no"
    assert alone.results(m)["exit"] == "yes"


@pytest.mark.rule("TS-PLN-04")
def test_everybody_jumps_without_a_card_as_often_as_the_ap_allow() -> None:
    m = in_lane("white_phil", "e1 O", "c1 O", at="f1", level="black")
    assert alone.steps(m) == ["jump f1 e1 d1", "jump d1 c1 b1", "move b1 a1"]
    assert cost(m) == (3, 5)
    events = alone.run(m, "next")
    assert told(events, "npc_jumped") == [
        {"npc": "white_phil", "source": "f1", "over": "e1", "to": "d1"},
        {"npc": "white_phil", "source": "d1", "over": "c1", "to": "b1"},
    ]
    assert not told(events, "called")  # at this level every jump card of the person calls somebody
    assert m.vp(1) == 1


@pytest.mark.rule("TS-PLN-05")
def test_a_key_opens_a_portcullis_for_an_ap() -> None:
    m = in_lane("white_phil", "c1 W #", at="c1", items={"key": "c1"})
    assert alone.steps(m) == ["key c1 37A-P1", "move c1 b1 a1"]
    assert cost(m) == (2, 2)
    events = alone.run(m, "next")
    assert told(events, "npc_keyed") == [{"npc": "white_phil", "gate": "37A-P1", "how": "key"}]


@pytest.mark.rule("TS-PLN-05", "TS-PLN-08")
def test_a_key_found_on_the_way_counts_from_then_on() -> None:
    m = in_lane("white_phil", "c1 W #", items={"violet key": "d1"})
    assert alone.steps(m) == ["move e1 d1 c1", "key c1 37A-P1", "move c1 b1 a1"]
    assert alone.results(in_lane("white_phil", "c1 W #", items={"bow": "d1"}))["exit"] == "no"
    assert alone.results(in_lane("white_phil", "d1 W #", items={"violet key": "b1"}))["exit"] == "no"


@pytest.mark.rule("TS-PLN-08")
def test_a_rope_found_on_the_way_counts_from_then_on() -> None:
    """Two pits side by side with ground beside only one of them: with the rope it walks over both, as TW-ROP says."""
    m = in_lane("white_phil", "c1 O", items={"rope": "d1"})
    assert alone.steps(m) == ["move e1 d1 c1 b1", "move b1 a1"]


@pytest.mark.rule("TS-PLN-06")
def test_an_action_begins_only_where_the_one_before_may_end() -> None:
    """Three squares lead to the first of two allies, where nobody else may stop."""
    allies = {"arthos": "c1", "hur_ban": "d1"}
    m = in_lane("white_phil", at="f1", npcs=allies)
    assert alone.steps(m) == ["move f1 e1", "move e1 d1 c1 b1", "move b1 a1"]
    assert cost(m) == (3, 5)
    m = in_lane("white_phil", "b1 O", at="f1", npcs={"arthos": "c1"})
    assert alone.results(m)["exit"] == "no"  # nobody jumps off an ally's square


@pytest.mark.rule("TS-PLN-06")
def test_taking_something_does_not_end_the_move() -> None:
    m = in_lane("white_phil", at="d1", items={"key": "c1"})
    assert alone.steps(m) == ["move d1 c1 b1 a1"]
    assert told(alone.run(m, "next"), "carried_out")[0]["item"] == "key"


@pytest.mark.rule("TS-PLN-07")
@pytest.mark.parametrize("on_it", [{"npcs": {"arthos": "d3"}}, {"wounded": True}])
def test_a_plan_ends_where_one_may_stop(on_it: dict[str, Any]) -> None:
    """The gear of the first hall is taken by an ally, or by an enemy who lies there."""
    allies = on_it.get("npcs", {})
    enemies = {"cleric": "d3"} if "wounded" in on_it else {"cleric": "a10"}
    wounded = ("cleric",) if "wounded" in on_it else ()
    m = alone.lay({"tueft_al": "d2", **allies}, enemies, wounded=wounded, down=OTHERS)
    assert alone.results(m)["rotate"] == "no"
    m = alone.lay({"tueft_al": "d2"}, {"cleric": "a10"}, down=OTHERS)
    assert alone.results(m)["rotate"] == "yes"


# Putting something down


@pytest.mark.rule("TS-PLN-09", "TS-PLN-14")
def test_what_is_carried_is_put_down_only_where_nothing_else_helps_and_as_late_as_possible() -> None:
    """An item nobody wants lies on the gear: with something in hand that would be one thing too many."""
    items = {"key": "d5", "fireball_wand": "d3"}
    m = alone.lay({"cog_nito": "d5"}, {"cleric": "a10"}, items=items, down=OTHERS)
    assert alone.steps(m) == ["move d5 d4 d3"]
    assert told(alone.run(m, "next"), "npc_dropped") == [{"npc": "cog_nito", "thing": "key", "square": "d4"}]
    assert (alone.where(m, "cog_nito"), alone.where(m, "key"), alone.carries(m, "cog_nito")) == ("d3", "d4", None)
    m = alone.lay({"cog_nito": "d5"}, {"cleric": "a10"}, items=items)
    assert alone.thought(m)["goal"]["slot"] == "S2"  # farther, but the next hall has a gear, too
    assert not told(alone.run(m, "next"), "npc_dropped")


@pytest.mark.rule("TS-PLN-09")
def test_putting_something_down_for_the_better_object_comes_before_a_worse_one() -> None:
    """The cleric stands in a corner with one square beside him, on which a wand lies that Hur-Ban does not want."""
    items = {"rope": "e1", "violet fireball_wand": "c1"}
    m = alone.lay({"hur_ban": "e1"}, {"cleric": "b1", "mage": "f2"}, items=items, drawn=draw(*CORNER))
    assert alone.goal(m) == "fight cleric"
    assert told(alone.run(m, "next"), "npc_dropped")[0]["square"] == "d1"


@pytest.mark.rule("TS-PLN-14")
def test_what_was_put_down_is_not_taken_again() -> None:
    """He puts the rope down to stand beside the cleric, beats him, and goes back over the rope without it."""
    items = {"rope": "e1", "violet fireball_wand": "c1"}
    m = alone.lay({"hur_ban": "e1"}, {"cleric": "b1", "mage": "f1"}, items=items, drawn=draw(*CORNER))
    alone.run(m, "next", "card 0", "np 6")
    assert alone.goal(m) == "fight mage"
    assert alone.steps(m) == ["move c1 d1 e1"]
    alone.run(m, "next", "card 0", "np 5")
    assert (alone.where(m, "hur_ban"), alone.where(m, "rope"), alone.carries(m, "hur_ban")) == ("e1", "d1", None)


# Ropes


@pytest.mark.rule("TS-PLN-15")
def test_a_rope_is_laid_over_a_pit_and_comes_along() -> None:
    m = in_lane("white_phil", "d1 O", items={"rope": "e1"}, at="e1", yellow={"mage": "a1"})
    assert alone.steps(m) == ["move e1 d1 c1 b1"]
    alone.run(m, "next")
    assert alone.carries(m, "white_phil") == "rope"


@pytest.mark.rule("TS-PLN-15")
def test_a_jump_off_a_pit_leaves_the_rope_there() -> None:
    """Two pits in a row, with ground to the north, east and south: a rope lies over the first, the second is jumped."""
    walls = [f"c{line} W |" for line in (1, 3, 4, 5)] + ["d1 W |", "d3 W |"]
    halls = draw("c2 O", "d2 O", *walls)
    m = alone.lay({"white_phil": "e2"}, {"cleric": "a10"}, items={"rope": "e2"}, drawn=halls, down=OTHERS)
    assert alone.steps(m) == ["move e2 d2", "jump d2 c2 b2", "move b2 a2"]
    alone.run(m, "next")
    assert (alone.where(m, "rope"), alone.where(m, "white_phil")) == ("d2", "gone")


@pytest.mark.rule("TS-PLN-15")
def test_a_rope_on_a_pit_is_taken_when_one_steps_off() -> None:
    m = in_lane("white_phil", "d1 O", items={"rope": "d1"}, yellow={"mage": "a1"})
    assert alone.chance(m) == ["tie 1", "tie 2"]  # he may step off on either side
    alone.run(m, "tie 1")
    assert (alone.goal(m), alone.steps(m)) == ("item rope", ["move e1 d1 c1"])
    alone.run(m, "next", "next")
    assert alone.carries(m, "white_phil") == "rope"


@pytest.mark.rule("TS-PLN-15")
def test_a_rope_on_a_pit_is_not_taken_by_who_stops_there() -> None:
    """Hur-Ban wants to stand beside the mage, and the only square there is a pit with a rope."""
    m = in_lane("hur_ban", "b1 O", at="c1", items={"rope": "b1"}, yellow={"mage": "a1"})
    assert (alone.goal(m), alone.steps(m)) == ("fight mage", ["move c1 b1"])
    alone.run(m, "next")
    assert (alone.where(m, "hur_ban"), alone.carries(m, "hur_ban")) == ("b1", None)


@pytest.mark.rule("TS-PLN-15", "TS-ITM-05")
@pytest.mark.parametrize("lies", [True, False])
def test_a_rope_is_never_taken_from_a_pit_with_an_ally_on_it(lies: bool) -> None:
    allies = {"hur_ban": "d1"}
    wounded = ("hur_ban",) if lies else ()
    m = in_lane("yom", "d1 O", items={"rope": "d1"}, npcs=allies, wounded=wounded)
    assert alone.steps(m) == ["move e1 d1 c1 b1", "move b1 a1"]
    alone.run(m, "next")
    assert alone.where(m, "rope") == "d1"


# Landing


@pytest.mark.rule("TS-PLN-16")
def test_who_lands_on_something_takes_it() -> None:
    m = in_lane("white_phil", "d1 O", items={"key": "c1"}, yellow={"mage": "a1"})
    assert alone.steps(m)[0] == "jump e1 d1 c1"
    alone.run(m, "next")
    assert alone.carries(m, "white_phil") == "key"


@pytest.mark.rule("TS-PLN-16", "TS-INV-03")
def test_who_lands_on_something_better_leaves_the_old_thing_where_he_jumped_off() -> None:
    m = in_lane("white_phil", "d1 O", items={"bow": "e1", "key": "c1"}, yellow={"mage": "a1"})
    events = alone.run(m, "next")
    assert told(events, "npc_jumped")[0]["to"] == "c1"
    assert (alone.carries(m, "white_phil"), alone.where(m, "bow")) == ("key", "e1")


@pytest.mark.rule("TS-PLN-16", "TS-INV-05")
def test_jumping_over_an_ally_is_not_passing_him() -> None:
    """He hangs on a rope over the pit, which White Phil would like to have; so would he have the ally's."""
    m = in_lane("white_phil", "d1 O", items={"rope": "d1"}, npcs={"hur_ban": "d1"}, yellow={"mage": "a1"})
    alone.run(m, "next")
    assert alone.carries(m, "hur_ban") == "rope"


# Costs


@pytest.mark.rule("TS-PLN-10")
def test_the_goal_counts_and_a_jump_is_two_squares_long() -> None:
    m = in_lane("white_phil", "d1 O")
    assert cost(m) == (2, 4)  # a jump and a move, two squares each
    m = alone.lay({"lissandra": "e1"}, {"cleric": "a10"}, down=("S3",))
    assert cost(m) == (2, 1)  # a step to the border, and the reveal


@pytest.mark.rule("TS-PLN-11")
@pytest.mark.parametrize(("at", "result"), [("p1", "yes"), ("q1", "no")])
def test_the_limit_is_the_limit(at: str, result: str) -> None:
    """Five moves of three squares."""
    assert alone.results(alone.lay({"white_phil": at}, {"cleric": "a10"}))["exit"] == result


@pytest.mark.rule("TS-PLN-12")
def test_plans_know_only_what_everybody_knows() -> None:
    """Whatever lies face down: the plan is the same, and it ends with the reveal."""
    halls = {"S1": ("37A", 0), "S2": ("40B", 0), "S3": ("39B", 1), "S4": ("38B", 0)}
    rest = ["38A", "40A", "37B", "39A"]
    thoughts = []
    for order in (rest, rest[::-1]):
        laid = {**halls, **{f"S{at + 5}": (hall, at) for at, hall in enumerate(order)}}
        m = alone.lay({"lissandra": "j2"}, {"cleric": "a1"}, halls=laid, down=("S5", "S6", "S7", "S8"))
        assert alone.goal(m) == "reveal S5"
        thoughts.append(alone.thought(m))
    assert thoughts[0] == thoughts[1]


# What comes first


@pytest.mark.rule("TS-PRX-01")
def test_a_better_rank_is_worth_a_longer_way() -> None:
    m = alone.lay({"tueft_al": "b2", "arthos": "d2", "father_lazarus": "j2"}, {"cleric": "a10"}, drawn=alone.quiet())
    assert alone.goal(m) == "join father_lazarus"
    assert (cost(m)[0], alone.thought(m)["objects"][0]["prio"]) == (3, 1)


@pytest.mark.rule("TS-PRX-02", "TS-PRX-03")
def test_the_nearest_is_the_one_of_fewest_ap_and_then_squares() -> None:
    m = alone.lay({"lissandra": "d2"}, {"cleric": "a10"}, down=("S2", "S3"))
    assert alone.goal(m) == "reveal S3"  # two squares to the east, three to the south: a move either way
    m = alone.lay({"lissandra": "d2"}, {"cleric": "a10"}, down=("S2", "S3"), drawn=draw("f2 E |", "f1 E |", "f3 E |"))
    assert alone.goal(m) == "reveal S2"


@pytest.mark.rule("TS-PRX-04")
def test_a_die_decides_where_nothing_else_does() -> None:
    m = alone.lay({"lissandra": "f5"}, {"cleric": "a10"}, down=("S2", "S3"))
    assert alone.chance(m) == ["tie 1", "tie 2"]
    assert len({weight for _, weight in m.odds()}) == 1
    alone.run(m, "tie 2")
    assert alone.goal(m) == "reveal S3"


@pytest.mark.rule("TS-PRX-05")
def test_the_die_is_for_objects_ends_and_loads_not_for_ways() -> None:
    """To the gear there are six ways, and the smallest is N, N, E, E; two squares lie as near to the cleric."""
    m = alone.lay({"tueft_al": "b5"}, {"cleric": "a10"}, down=OTHERS)
    assert alone.steps(m) == ["move b5 b4 b3 c3", "move c3 d3"]
    m = alone.lay({"hur_ban": "b2"}, {"cleric": "c3"})
    assert alone.chance(m) == ["tie 1", "tie 2"]  # from b3, or from c2
    assert {alone.steps(after)[0] for after in alone.after_each(m)} == {"move b2 c2", "move b2 b3"}


@pytest.mark.rule("TS-PRX-05")
def test_ends_with_different_things_in_hand_are_different() -> None:
    """Two ways of two squares to the gear, past a key or past a rope."""
    m = alone.lay({"tueft_al": "c2"}, {"cleric": "a10"}, items={"key": "d2", "rope": "c3"}, down=OTHERS)
    assert alone.chance(m) == ["tie 1", "tie 2"]
    assert {alone.carries(after, "tueft_al") for after in alone.after_each(m, "next")} == {"key", "rope"}


@pytest.mark.rule("TS-PRX-05", "TS-AMB-25")
def test_moves_are_used_up_one_after_the_other() -> None:
    """Five squares with three a move: three, then two, so that one is left for what follows."""
    m = in_lane("white_phil", "b1 W |", at="b1", items={"key": "g1"})
    assert (alone.goal(m), alone.steps(m)) == ("item key", ["move b1 c1 d1 e1", "move e1 f1 g1"])
    alone.run(m, "next")
    assert alone.thought(m)["steps_left"] == 1


@pytest.mark.rule("TS-PRX-06")
def test_the_first_valid_square_is_the_end_of_the_cheapest_plan() -> None:
    """An ally stands on the nearest square beside the cleric."""
    m = alone.lay({"hur_ban": "b1", "arthos": "c1"}, {"cleric": "d1"}, drawn=draw("d1 E |"))
    assert alone.steps(m)[-1].endswith("d2")


@pytest.mark.rule("TS-PRX-07")
def test_who_is_wounded_keeps_his_rank() -> None:
    m = alone.lay({"hur_ban": "b1"}, {"cleric": "b3", "mage": "c1"}, wounded=("cleric",))
    assert alone.goal(m) == "fight cleric"
    npcs = {"tueft_al": "b2", "deacon_longreach": "e2", "arthos": "b4"}
    m = alone.lay(npcs, {"mage": "a10"}, wounded=("deacon_longreach",), drawn=alone.quiet())
    assert alone.goal(m) == "join deacon_longreach"
