"""Solitaire: fireballs of the non-player's mages, and those who are special about magic (TS-WND)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, refused, squares, told
from verlies.games.twister.match import TwisterMatch

CAGE = (*(f"{x}10 N -" for x in "qrstu"), "q10 W |", "u10 E |")
"""Row 10 of the last hall is closed to all sides."""


def armed(npc: str, at: str, yellow: dict[str, str], *marks: str, **position: Any) -> TwisterMatch:
    """A character that holds the wand; no way out, and no gear in reach."""
    items = {"violet fireball_wand": at, **position.pop("items", {})}
    return alone.lay({npc: at, **position.pop("npcs", {})}, yellow, items=items, drawn=alone.quiet(*marks), **position)


# With the wand in hand


@pytest.mark.rule("TS-WND-02", "TS-WND-06", "TS-END-01")
def test_a_mage_with_a_wand_burns_whom_he_can_see() -> None:
    m = armed("amystyn", "c3", {"naga": "h3"})
    assert (alone.goal(m), alone.thought(m)["goal"]["ap"]) == ("wand naga", 1)
    events = alone.run(m, "next")
    assert (alone.where(m, "naga"), alone.where(m, "violet fireball_wand"), m.vp(1)) == ("dead", "lost", 1)
    assert told(events, "fireball")[0]["by"] == "amystyn"


@pytest.mark.rule("TS-WND-02", "TS-PRX-01", "TS-PRX-02")
def test_he_goes_to_the_nearest_square_from_which_he_sees_the_best_ranked_enemy() -> None:
    """Amystyn ranks cleric, colossus, naga."""
    m = armed("amystyn", "c3", {"naga": "h3", "cleric": "h5"})
    assert (alone.goal(m), alone.steps(m)) == ("wand cleric", ["move c3 c4 c5"])


@pytest.mark.rule("TS-WND-02")
def test_if_nobody_can_be_burnt_within_the_limit_the_wand_makes_no_item_objective() -> None:
    m = armed("amystyn", "b1", {"naga": "u10"}, *CAGE)
    assert alone.results(m)["item"] == "no"
    assert alone.carries(m, "amystyn") == "fireball_wand"


@pytest.mark.rule("TS-WND-02", "TW-ITM-FIR-05", "TW-ITM-FIR-04")
def test_neither_shield_nor_wound_protects() -> None:
    m = armed("amystyn", "c3", {"cleric": "h3"}, items={"great_shield": "h3"}, wounded=["cleric"])
    assert alone.goal(m) == "wand cleric"


@pytest.mark.rule("TS-WND-01", "TS-PLN-03")
def test_nobody_but_a_mage_uses_the_wand() -> None:
    m = armed("quicksilver_kat", "c3", {"mage": "h3"})
    assert alone.results(m)["item"] == "void"
    assert alone.goal(m) == "fight mage"


@pytest.mark.rule("TS-WND-04", "TS-ITM-06")
def test_after_the_shot_he_goes_on_with_what_is_left() -> None:
    m = armed("amystyn", "c3", {"naga": "h3", "cleric": "u10"}, *CAGE, items={"bow": "c5"})
    ap = alone.limit(m, "amystyn", "item")
    assert alone.goal(m) == "wand naga"
    alone.run(m, "next")
    assert (alone.goal(m), alone.thought(m)["ap"]) == ("item bow", {"left": ap - 1, "of": ap})


# A wand found on the way


@pytest.mark.rule("TS-WND-03", "TS-PLN-06")
def test_a_mage_who_takes_a_wand_burns_somebody_at_once_if_he_can() -> None:
    m = alone.lay({"amystyn": "b3"}, {"naga": "h3"}, items={"fireball_wand": "d3"}, drawn=alone.quiet())
    assert alone.goal(m) == "item fireball_wand"
    events = alone.run(m, "next")
    assert (alone.goal(m), alone.steps(m)) == ("wand naga", [])
    assert alone.left(m, "amystyn", events) == alone.limit(m, "amystyn", "item") - 1
    assert told(events, "tested") == []  # before his objectives are asked for again
    alone.run(m, "next")
    assert alone.where(m, "naga") == "dead"


@pytest.mark.rule("TS-WND-03")
def test_he_may_go_on_in_the_running_move_to_see_his_victim() -> None:
    wand = {"fireball_wand": "d3"}
    m = alone.lay({"amystyn": "b3"}, {"naga": "h4", "cleric": "u10"}, items=wand, drawn=alone.quiet(*CAGE))
    alone.run(m, "next")
    assert (alone.goal(m), alone.steps(m)) == ("wand naga", ["move d3 d4"])
    events = alone.run(m, "next")
    assert alone.where(m, "naga") == "dead"
    assert (
        alone.left(m, "amystyn", events) == alone.limit(m, "amystyn", "item") - 2
    )  # the square was still one of the first move


@pytest.mark.rule("TS-WND-03", "TS-ITM-06")
def test_if_he_can_burn_nobody_he_goes_on_as_after_any_item() -> None:
    m = alone.lay({"amystyn": "b3"}, {"naga": "u10"}, items={"fireball_wand": "d3"}, drawn=draw(*alone.STUCK, *CAGE))
    alone.run(m, "next")
    assert alone.goal(m) == "exit"


@pytest.mark.rule("TS-WND-05", "TS-WND-01")
def test_a_wand_gained_in_another_mode_is_not_used_in_this_activation() -> None:
    lane = (f"{x}3 {side} -" for x in "def" for side in "NS")
    m = alone.lay(
        {"xanth": "d3"}, {"naga": "b3"}, items={"fireball_wand": "e3"}, down=["S3", "S7"], drawn=alone.quiet(*lane)
    )
    assert alone.goal(m) == "reveal S3"
    events = alone.run(m, "next", "hall 38A 0", "...")
    assert alone.carries(m, "xanth") == "fireball_wand"
    assert told(events, "fireball") == []
    assert alone.where(m, "naga") == "b3"


# Muldon's wand may last


@pytest.mark.rule("TS-PER-03")
def test_the_wand_of_muldon_stays_on_5_or_6() -> None:
    for value, kept in ((4, False), (5, True), (6, True)):
        m = armed("muldon", "c3", {"naga": "h3", "cleric": "u10"}, *alone.loophole())
        alone.run(m, "next")
        assert alone.chance(m) == [f"roll {number}" for number in range(1, 7)]
        events = alone.run(m, f"roll {value}")
        assert told(events, "wand_rolled") == [{"npc": "muldon", "value": value, "kept": kept}]
        assert alone.carries(m, "muldon") == ("fireball_wand" if kept else None)


@pytest.mark.rule("TS-PER-03", "TS-WND-04")
def test_muldon_burns_another_with_the_ap_left() -> None:
    m = armed("muldon", "c3", {"naga": "h3", "cleric": "c9", "mage": "u10"}, *alone.loophole("c3", "ES"))
    events = alone.run(m, "next", "roll 6")
    assert alone.goal(m) == "wand cleric"
    assert alone.left(m, "muldon", events) == alone.limit(m, "muldon", "item") - 1
    alone.run(m, "next", "roll 1")
    assert (m.vp(1), alone.where(m, "violet fireball_wand")) == (2, "lost")


@pytest.mark.rule("TS-PER-03")
def test_no_other_mage_rolls_for_the_wand() -> None:
    for npc in ("amystyn", "pyra_quill", "xanth"):
        m = armed(npc, "c3", {"naga": "h3", "cleric": "u10"}, *alone.loophole())
        events = alone.run(m, "next")
        assert told(events, "fireball") != []
        assert alone.where(m, "violet fireball_wand") == "lost"


# Pyra Quill burns around corners


@pytest.mark.rule("TS-PER-03")
def test_pyra_quill_needs_no_line_of_sight_in_her_own_hall() -> None:
    marks = ("b1 E |", "b1 S -")
    m = armed("pyra_quill", "b1", {"naga": "f5"}, *marks)
    assert (alone.goal(m), alone.steps(m)) == ("wand naga", [])
    assert alone.results(armed("amystyn", "b1", {"naga": "f5"}, *marks))["item"] != "yes"


@pytest.mark.rule("TS-PER-03")
def test_outside_her_hall_pyra_quill_must_see_her_victim() -> None:
    m = armed("pyra_quill", "b1", {"naga": "g5"}, "b1 E |", "b1 S -")
    assert alone.results(m)["item"] != "yes"
    m = armed("pyra_quill", "b2", {"naga": "g2"}, *alone.loophole("b2"))
    assert (alone.goal(m), alone.steps(m)) == ("wand naga", [])


# Xanth is proof against spells


@pytest.mark.rule("TS-PER-03", "TS-PER-02")
@pytest.mark.parametrize("wounded", [[], ["xanth"]])
def test_xanth_is_not_a_target_of_fireballs_and_screams_wounded_or_not(wounded: list[str]) -> None:
    yellow, items = {"mage": "c3", "banshee": "h8"}, {"fireball_wand": "c3"}
    npcs = {"xanth": "h3", "muldon": "c8", "serpico": "k3"}
    m = alone.lay(npcs, yellow, items=items, wounded=wounded, turn="person")
    assert squares(m, "burn") == {"c8"}  # Serpico stands behind Xanth: sight ends at him
    assert squares(m, "push") == {"c8"}
    assert refused(m, "burn h3") == refused(m, "push h3") == "TS-PER-03"


@pytest.mark.rule("TS-PER-03")
def test_who_carries_xanth_is_no_safer() -> None:
    npcs, items = {"xanth": "h3", "arthos": "h3"}, {"fireball_wand": "c3"}
    m = alone.lay(npcs, {"mage": "c3"}, items=items, wounded=["xanth"], turn="person")
    assert squares(m, "burn") == {"h3"}
    alone.run(m, "burn h3")
    assert (alone.where(m, "arthos"), alone.where(m, "xanth")) == ("dead", "dead")
