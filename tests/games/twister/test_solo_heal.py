"""Solitaire: the mode heal, and the clerics that do it otherwise (TS-HEA)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, told
from verlies.games.twister.match import TwisterMatch

LANE = tuple(f"{column}3 {side} -" for column in "bcdef" for side in "NS")
"""Row 3 of the first hall, closed to both sides."""


def ward(cleric: str, at: str, wounded: dict[str, str], *marks: str, **position: Any) -> TwisterMatch:
    """A cleric of the non-player who acts first, and those who wait for him; the person's Naga is in the bag."""
    npcs = {cleric: at, **wounded, **position.pop("npcs", {})}
    yellow = position.pop("yellow", {})
    bag = [] if "naga" in yellow else ["yellow naga"]
    return alone.lay(npcs, yellow, wounded=list(wounded), drawn=draw(*marks), bag=bag, **position)


# Whom, and how


@pytest.mark.rule("TS-HEA-01", "TS-HEA-03", "TS-NPT-08")
def test_a_cleric_goes_beside_a_wounded_ally_and_heals_for_1_ap() -> None:
    m = ward("father_lazarus", "b3", {"xanth": "f3"})
    assert (alone.goal(m), alone.steps(m)) == ("heal xanth", ["move b3 c3 d3 e3"])
    assert alone.trial(m, "heal")["need"] == 2
    alone.run(m, "next")
    assert not alone.is_wounded(m, "xanth")
    assert (alone.where(m, "father_lazarus"), alone.where(m, "xanth")) == ("e3", "f3")


@pytest.mark.rule("TS-NPT-08", "TW-CHR-CLE-03")
def test_who_was_healed_does_not_act_in_this_turn() -> None:
    m = ward("father_lazarus", "e3", {"xanth": "f3"})
    events = alone.run(m, "...")
    assert told(events, "activated") == []
    assert told(events, "np_turn_over") == [{}]


@pytest.mark.rule("TS-HEA-01", "TS-ACT-04")
def test_a_patient_too_far_away_is_none_and_without_patients_nobody_heals() -> None:
    def heals(patient: str) -> str:
        npcs = {"father_lazarus": "b3", "xanth": f"{patient}3"}
        return alone.results(alone.lay(npcs, wounded=["xanth"], drawn=alone.quiet(), bag=["yellow naga"]))["heal"]

    moves = alone.limit(alone.lay({"father_lazarus": "b3"}, turn="person"), "father_lazarus", "heal") - 1
    assert heals("bgkos"[moves]) == "yes"  # four squares a move, and 1 AP for healing
    assert heals("bhlpt"[moves]) == "no"
    assert alone.results(alone.lay({"father_sam_arito": "b3", "xanth": "c3"}, drawn=alone.quiet()))["heal"] == "void"


@pytest.mark.rule("TS-HEA-03", "TS-PRX-01")
def test_the_first_patient_is_the_best_ranked_one() -> None:
    m = ward("father_sam_arito", "c3", {"djenh": "d3", "serpico": "c6", "muldon": "c1"})
    assert alone.goal(m) == "heal serpico"


@pytest.mark.rule("TS-HEA-04", "TS-AMB-04")
def test_later_patients_are_the_nearest_ones() -> None:
    """Father Sam Arito ranks colossus, naga ... and the telepath almost last."""
    m = ward("father_sam_arito", "c3", {"arthos": "d3", "serpico": "c6", "djenh": "c2"})
    assert alone.goal(m) == "heal arthos"
    alone.run(m, "next")
    assert alone.goal(m) == "heal djenh"
    events = alone.run(m, "next")
    assert [alone.is_wounded(m, name) for name in ("arthos", "djenh", "serpico")] == [False, False, True]
    assert alone.left(m, "father_sam_arito", events) == alone.limit(m, "father_sam_arito", "heal") - 2


@pytest.mark.rule("TS-HEA-04")
def test_with_too_few_ap_for_the_next_patient_he_walks_up_to_him() -> None:
    m = ward("father_haudrauf", "b3", {"serpico": "c3", "arthos": "u3"})
    assert alone.goal(m) == "heal serpico"
    alone.run(m, "next")
    assert alone.thought(m)["kind"] == "approach"
    alone.run(m, "next")
    assert alone.where(m, "father_haudrauf") == f"{'bfjnr'[alone.limit(m, 'father_haudrauf', 'heal') - 1]}3"
    assert alone.is_wounded(m, "arthos")


@pytest.mark.rule("TS-HEA-04")
def test_when_all_are_healed_he_is_deactivated() -> None:
    m = ward("father_lazarus", "c3", {"xanth": "d3"})
    events = alone.run(m, "next")
    assert told(events, "npc_done") == [
        {"npc": "father_lazarus", "unused": alone.limit(m, "father_lazarus", "heal") - 1}
    ]


@pytest.mark.rule("TS-HEA-05")
def test_one_whom_another_npc_carries_is_not_a_patient() -> None:
    m = ward("father_sam_arito", "c3", {"xanth": "d3"}, npcs={"djenh": "d3"})
    assert alone.results(m)["heal"] == "void"


@pytest.mark.rule("TS-HEA-06")
def test_he_heals_neither_enemies_nor_himself() -> None:
    m = alone.lay({"father_sam_arito": "c3"}, {"cleric": "d3"}, wounded=["cleric"])
    assert alone.results(m)["heal"] == "void"
    assert alone.is_wounded(m, "cleric")
    m = alone.lay({"father_sam_arito": "c3", "yom": "u10"}, wounded=["father_sam_arito"])
    assert alone.thought(m)["npc"] == "yom"


# A patient whom he carries


@pytest.mark.rule("TS-EX-28", "TS-HEA-02", "TS-AMB-21")
def test_a_carried_patient_is_laid_on_a_square_beside_him_and_healed_for_1_ap() -> None:
    m = ward("father_haudrauf", "c3", {"xanth": "c3", "serpico": "c6"}, npcs={"yom": "c4"})
    assert alone.chance(m) == ["tie 1", "tie 2", "tie 3"]
    assert {each["object"] for each in alone.thought(m)["objects"]} == {"xanth"}
    alone.run(m, "tie 3", "next")
    assert (alone.where(m, "father_haudrauf"), alone.where(m, "xanth")) == ("c3", "d3")
    assert not alone.is_wounded(m, "xanth")
    assert ("xanth", "done") in alone.row(m)
    ap = alone.limit(m, "father_haudrauf", "heal")
    assert (alone.goal(m), alone.thought(m)["ap"]) == ("heal serpico", {"left": ap - 1, "of": ap})


@pytest.mark.rule("TS-HEA-02")
def test_the_one_he_carries_comes_before_better_ones() -> None:
    m = ward("father_sam_arito", "c3", {"djenh": "c3", "arthos": "c4"}, *("c3 N -", "c3 W |"))
    assert alone.goal(m) == "heal djenh"
    assert alone.steps(m) == []


@pytest.mark.rule("TS-HEA-02")
def test_where_a_patient_may_be_laid() -> None:
    """Free of characters, no pit without a rope, at most one item."""
    items = {"rope": "b2", "key": "c1", "violet key": "c3", "bow": "c3"}
    m = ward("father_sam_arito", "c2", {"djenh": "c2"}, "d2 O", "b2 O", items=items)
    assert alone.chance(m) == ["tie 1", "tie 2"]
    assert {alone.where(after, "djenh") for after in alone.after_each(m, "next")} == {"b2", "c1"}


@pytest.mark.rule("TS-HEA-02")
def test_where_no_square_is_free_he_goes_to_the_nearest_that_has_one_beside_it() -> None:
    m = ward("father_sam_arito", "c3", {"djenh": "c3"}, *LANE, "b3 W |", npcs={"yom": "b3", "muldon": "d3"})
    assert (alone.goal(m), alone.steps(m)) == ("heal djenh", ["move c3 d3 e3"])
    alone.run(m, "next")
    assert (alone.where(m, "father_sam_arito"), alone.where(m, "djenh")) == ("e3", "f3")


@pytest.mark.rule("TS-HEA-07", "TS-PLN-08")
def test_a_patient_taken_up_on_the_way_can_be_laid_down_and_healed() -> None:
    m = ward("father_sam_arito", "b3", {"djenh": "d3"}, *LANE, "b3 W |", npcs={"yom": "c3"})
    assert (alone.goal(m), alone.steps(m)) == ("heal djenh", ["move b3 c3 d3"])
    events = alone.run(m, "next")
    assert told(events, "npc_took") == [{"npc": "father_sam_arito", "thing": "djenh", "square": "d3"}]
    assert (alone.where(m, "father_sam_arito"), alone.where(m, "djenh")) == ("d3", "e3")
    assert not alone.is_wounded(m, "djenh")


# Father Sam Arito: back on your feet


@pytest.mark.rule("TS-PER-03", "TS-NPT-08", "TS-NPT-04")
def test_whom_father_sam_arito_heals_acts_in_the_same_turn() -> None:
    m = ward("father_sam_arito", "c3", {"xanth": "d3"}, row=["xanth", "father_sam_arito"])
    events = alone.run(m, "next")
    assert told(events, "stood_up") == [{"npc": "father_sam_arito", "other": "xanth"}]
    assert alone.thought(m)["npc"] == "xanth"
    assert not m.healed


@pytest.mark.rule("TS-PER-03", "TW-GRP-04")
def test_whom_he_heals_takes_part_in_combats_of_this_turn() -> None:
    for cleric, attackers in (("father_sam_arito", 2), ("father_lazarus", 1)):
        npcs, order = {"hur_ban": "c3"}, [cleric, "hur_ban", "xanth"]
        m = ward(cleric, "d1", {"xanth": "d2"}, npcs=npcs, row=order, yellow={"naga": "d3"})
        said = told(alone.run(m, "next", "next"), "attacked")[0]
        assert len(said["attackers"]) == attackers


@pytest.mark.rule("TS-AMB-14", "TS-NPT-07")
def test_one_who_has_acted_does_not_act_again_when_he_heals_it() -> None:
    m = alone.lay({"hur_ban": "d3", "father_sam_arito": "c3"}, {"colossus": "e3"})
    alone.clash(m, 6, 3)
    assert alone.is_wounded(m, "hur_ban")
    assert alone.goal(m) == "heal hur_ban"
    events = alone.run(m, "next")
    assert told(events, "stood_up") == []
    assert not alone.is_wounded(m, "hur_ban")
    assert told(events + alone.run(m, "..."), "activated") == []


# Deacon Longreach heals from afar


@pytest.mark.rule("TS-PER-03")
def test_deacon_longreach_heals_whom_he_sees_at_most_three_squares_away() -> None:
    assert alone.steps(ward("deacon_longreach", "b3", {"xanth": "e3"})) == []
    assert alone.steps(ward("deacon_longreach", "b3", {"xanth": "f3"})) == ["move b3 c3"]
    assert alone.steps(ward("father_lazarus", "b3", {"xanth": "e3"})) == ["move b3 c3 d3"]


@pytest.mark.rule("TS-PER-03", "TW-LOS-03", "TW-LOS-04")
def test_deacon_longreach_must_see_his_patient() -> None:
    for marks in (("d3 E |",), ("d3 E #",), ("d3 E =",)):
        m = ward("deacon_longreach", "b3", {"xanth": "e3"}, *marks)
        assert alone.trial(m, "heal")["need"] == 2  # a move, too
    assert alone.steps(ward("deacon_longreach", "b3", {"xanth": "e3"}, "b3 E =")) == []
    m = ward("deacon_longreach", "b3", {"xanth": "e3"}, *LANE, "b3 W |", npcs={"yom": "c3"})
    assert alone.steps(m) == ["move b3 c3 d3"]  # he does not see past Yom


@pytest.mark.rule("TS-PER-03", "TS-HEA-02")
def test_deacon_longreach_lays_down_whom_he_carries_like_anybody() -> None:
    m = ward("deacon_longreach", "c3", {"xanth": "c3", "arthos": "f3"})
    assert {each["object"] for each in alone.thought(m)["objects"]} == {"xanth"}
    assert len(alone.chance(m)) == 4


@pytest.mark.rule("TS-HEA-02", "TS-HEA-07", "TS-INV-03")
def test_where_he_left_a_second_thing_for_a_patient_that_one_cannot_be_laid() -> None:
    items = {"violet key": "b3", "bow": "d3"}
    m = ward("father_sam_arito", "b3", {"djenh": "d3"}, *LANE, "b3 W |", npcs={"hur_ban": "c3"}, items=items)
    assert (alone.goal(m), alone.steps(m)) == ("heal djenh", ["move b3 c3 d3 e3"])
    alone.run(m, "next")
    assert (alone.where(m, "violet key"), alone.where(m, "djenh"), m.status()) == ("d3", "f3", [])


# Father Lazarus rises by himself


@pytest.mark.rule("TS-PER-03", "TS-NPT-03")
def test_father_lazarus_rises_on_5_or_6_and_does_not_act() -> None:
    for value, risen in ((4, False), (5, True), (6, True)):
        m = alone.lay({"father_lazarus": "c3", "yom": "u10"}, wounded=["father_lazarus"], bag=["yellow naga"])
        assert alone.chance(m) == [f"roll {number}" for number in range(1, 7)]
        events = alone.run(m, f"roll {value}")
        said = {"npc": "father_lazarus", "value": value, "risen": risen}
        assert told(events, "recovery_rolled") == [said]
        assert alone.is_wounded(m, "father_lazarus") is not risen
        assert not m.healed
        assert told(events, "activated") == [{"npc": "yom", "number": 2, "of": 2}]


@pytest.mark.rule("TS-PER-02", "TS-PER-03")
def test_father_lazarus_does_not_roll_when_carried_or_unwounded_and_others_never_do() -> None:
    m = alone.lay({"father_lazarus": "c3", "djenh": "c3"}, wounded=["father_lazarus"])
    assert alone.thought(m)["npc"] == "djenh"
    assert alone.thought(alone.lay({"father_lazarus": "c3"}))["npc"] == "father_lazarus"
    m = alone.lay({"father_sam_arito": "c3", "yom": "u10"}, wounded=["father_sam_arito"])
    assert alone.thought(m)["npc"] == "yom"


@pytest.mark.rule("TS-PER-03", "TW-ACT-04")
def test_father_lazarus_leaves_if_he_rises_in_the_yellow_start_zone() -> None:
    m = alone.lay({"father_lazarus": "a3"}, {"naga": "u10"}, wounded=["father_lazarus"])
    alone.run(m, "roll 5")
    assert (alone.where(m, "father_lazarus"), m.vp(1)) == ("gone", 1)
    m = ward("father_sam_arito", "b3", {"xanth": "a3"}, yellow={"naga": "u10"})
    events = alone.run(m, "next")
    assert (alone.where(m, "xanth"), m.vp(1), told(events, "stood_up")) == ("gone", 1, [])
    assert alone.find(m, "xanth") not in (m.solo.row if m.solo is not None else ())
