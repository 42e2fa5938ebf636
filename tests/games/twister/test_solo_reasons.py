"""Why an NPC does not do something else: the reasons of its tests, in events, in the view and in the forecast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, told
from verlies.core.events import Event
from verlies.games.twister.match import TwisterMatch

CELL = ("m3 N -", "m3 E |", "m3 W |", "m4 E |", "m4 W |", "m4 S -")
"""m3 and m4 are shut in together."""


def reasons(tests: list[dict[str, Any]]) -> dict[str, tuple[Any, ...]]:
    return {test["objective"]: (test["result"], test["reason"], test["need"]) for test in tests}


def shown(m: TwisterMatch) -> dict[str, tuple[Any, ...]]:
    return reasons(alone.thought(m)["tests"])


@pytest.mark.rule("TS-ACT-01", "TS-ACT-05")
def test_what_is_too_far_says_what_it_would_cost() -> None:
    m = alone.lay({"white_phil": "f3"}, {"cleric": "u9"}, down=["S3"])
    assert shown(m)["exit"] == ("yes", "reachable", 2)
    m = alone.lay({"white_phil": "p3"}, {"cleric": "c9"}, down=["S7"])
    # 15 squares at speed 3 are 5 AP, 17 squares to an attack beside c9 are 6 and 1
    assert shown(m)["exit"] == ("yes", "reachable", 5)
    m = alone.lay({"white_phil": "q3"}, {"cleric": "c9"})
    assert shown(m)["exit"] == ("no", "too_far", 6)


@pytest.mark.rule("TS-ACT-01")
def test_whoever_is_shut_in_has_no_way_at_all() -> None:
    m = alone.lay({"white_phil": "m3"}, {"cleric": "u9"}, drawn=draw(*CELL))
    assert shown(m)["exit"] == ("no", "shut_in", None)
    assert shown(m)["fight"] == ("no", "shut_in", None)


@pytest.mark.rule("TS-FGT-01")
def test_who_was_wounded_in_this_turn_is_near_but_may_not_be_attacked() -> None:
    m = alone.lay({"hur_ban": "c3", "ram_bohl": "c5"}, {"cleric": "c4"}, drawn=alone.quiet())
    alone.run(m, "next", "card 0", "np 6", "next")
    assert alone.thought(m)["npc"] == "ram_bohl"
    assert shown(m)["fight"] == ("no", "not_allowed", None)


@pytest.mark.rule("TS-PSH-01")
def test_who_is_seen_but_cannot_be_pushed_is_not_far() -> None:
    m = alone.lay({"lou_dah": "c3"}, {"colossus": "c4"}, drawn=alone.quiet("c4 W |", "c4 E |", "c4 S -"))
    assert shown(m)["push"] == ("no", "not_allowed", None)


@pytest.mark.rule("TS-PER-03")
def test_for_father_haudrauf_somebody_may_be_too_strong() -> None:
    drawn = draw(*alone.SHUT)
    m = alone.lay({"father_haudrauf": "c3"}, {"colossus": "c4"}, drawn=drawn)
    assert shown(m)["fight"] == ("no", "bullies_only", None)
    assert shown(alone.lay({"father_haudrauf": "c3"}, {"mage": "c4"}, drawn=drawn))["fight"][0] == "yes"
    far = alone.lay({"father_haudrauf": "c3"}, {"colossus": "t9"}, drawn=drawn)
    assert shown(far)["fight"][:2] == ("no", "too_far")


@pytest.mark.rule("TS-ACT-06")
def test_the_tests_of_the_first_decision_are_not_explained_by_a_later_position() -> None:
    m = alone.lay({"white_phil": "p3"}, {"cleric": "c9"}, down=["S7", "S8"], drawn=draw("p3 W |"))
    assert shown(m)["exit"] == ("no", "too_far", 6)
    assert alone.thought(m)["mode"] == "reveal"
    alone.run(m, "next", "hall 40A 0")
    assert alone.thought(m)["mode"] == "reveal"
    assert shown(m)["exit"] == ("no", None, None)


@pytest.mark.rule("TS-ITM-06", "TS-ITM-07")
def test_what_follows_something_taken_is_explained_again() -> None:
    m = alone.lay({"serpico": "m3"}, {"cleric": "u9"}, items={"fireball_wand": "m4"}, drawn=draw(*CELL))
    assert alone.thought(m)["mode"] == "item"
    told_now = told(alone.run(m, "next"), "tested")
    assert alone.thought(m)["kind"] in ("approach", "none")
    assert shown(m)["exit"] == ("no", "shut_in", None)
    assert reasons(told_now) == {name: shown(m)[name] for name in reasons(told_now)}
    assert {test["ap"] for test in told_now} == {4}


@pytest.mark.rule("TS-JOI-02", "TS-ACT-04")
def test_whoever_carries_the_only_ally_has_nobody_to_join() -> None:
    m = alone.lay({"white_phil": "m3", "xanth": "m3"}, {"cleric": "u9"}, wounded=["xanth"], drawn=draw(*CELL))
    assert shown(m)["join"] == ("void", "nothing_there", None)
    m = alone.lay({"white_phil": "m3", "xanth": "m4"}, {"cleric": "u9"}, drawn=draw(*CELL))
    assert shown(m)["join"] == ("void", "next_to_equal", None)


@pytest.mark.rule("TS-WND-02", "TS-ITM-01")
def test_for_a_mage_with_a_wand_somebody_may_be_too_far_to_burn() -> None:
    """Seen from c1 only, to which the way is open."""
    m = alone.lay(
        {"amystyn": "u9"}, {"cleric": "b1"}, items={"violet fireball_wand": "u9"}, drawn=draw("b1 S -", "c1 E |")
    )
    # 18 and 8 squares at speed 4 are 7 AP
    assert shown(m)["item"] == ("no", "too_far", 8)


PHIL = {"yellow": {"cleric": "c9"}, "down": ["S7", "S8"], "drawn": draw("p3 W |")}


def rules(events: Sequence[Event], kind: str) -> list[str]:
    return [event.rule for event in events if event.kind == kind]


@pytest.mark.rule("TS-ACT-06")
@pytest.mark.parametrize(
    ("npcs", "position", "script", "rule"),
    [
        ({"arthos": "d4"}, {"drawn": draw("d4 W #", "f4 E #")}, ["next"], "TS-DES-02"),
        ({"velvet_iris": "d4"}, {"drawn": draw(*alone.SHUT, "d4 W #", "f4 E #")}, ["next"], "TS-OPN-01"),
        ({"white_phil": "p3"}, PHIL, ["next", "hall 40A 0", "tie 1"], "TS-RVL-02"),
        ({"deacon_longreach": "d3", "yom": "d4", "xanth": "p3"}, {"wounded": ["yom", "xanth"]}, ["next"], "TS-HEA-04"),
        ({"nightshade_nell": "t8"}, {"drawn": draw(*alone.SHUT)}, ["next", "card 5", "np 3"], "TS-FGT-04"),
        ({"hur_ban": "t8"}, {"yellow": {"cleric": "t9", "naga": "t1"}}, ["next", "card 0", "np 3"], "TS-FGT-06"),
        ({"hur_ban": "t8"}, {}, ["next", "card 0", "np 3"], "TS-ACT-03"),
        (
            {"quicksilver_kat": "c1"},
            {"yellow": {"mage": "b1"}, "drawn": alone.lane()},
            ["next", "card 0", "np 3"],
            "TS-PER-03",
        ),
        ({"serpico": "d3"}, {"items": {"key": "d4"}}, ["next"], "TS-ITM-06"),
        ({"serpico": "m3"}, {"items": {"key": "m4"}, "drawn": draw(*CELL)}, ["next"], "TS-ITM-10"),
    ],
)
def test_a_later_decision_names_the_rule_behind_it(
    npcs: dict[str, str], position: dict[str, Any], script: list[str], rule: str
) -> None:
    m = alone.lay(npcs, **{"yellow": {"cleric": "t9"}, **position})
    assert rules(alone.run(m, *script), "decided") == [rule]
    prompt = m.prompt(0)
    assert prompt is not None
    assert prompt.rule == rule


@pytest.mark.rule("TS-PER-03", "TS-PLN-05")
@pytest.mark.parametrize(
    ("npc", "items", "mode", "rule"),
    [("ram_bohl", {"rope": "b1"}, "item", "TS-PER-03"), ("white_phil", {"key": "c1"}, "exit", "TS-PLN-05")],
)
def test_a_portcullis_on_the_way_is_opened_by_a_key_or_by_a_personality(
    npc: str, items: dict[str, str], mode: str, rule: str
) -> None:
    marks = ["b1 S -", "c1 S -", "c1 E |", "b1 E #", *(["b1 W |"] if mode != "exit" else [])]
    m = alone.lay({npc: "c1"}, {"cleric": "t9"}, items=items, drawn=draw(*marks))
    assert alone.thought(m)["mode"] == mode
    assert rules(alone.run(m, "next"), "npc_keyed") == [rule]


@pytest.mark.rule("TS-PLN-15")
@pytest.mark.parametrize("npc", ["white_phil", "muldon"])
def test_a_rope_that_stays_on_a_pit_is_not_dropped_for_the_plan(npc: str) -> None:
    """One jumps from there over the next pit, the other flies."""
    m = alone.lay({npc: "d1"}, {"cleric": "t9"}, items={"rope": "d1"}, drawn=alone.lane("d1 O", "c1 O"))
    events = alone.run(m, "next")
    assert rules(events, "npc_dropped") == ["TS-PLN-15"]
    assert alone.where(m, "rope") == "d1"


@pytest.mark.rule("TS-PER-03", "TW-CHR-BST-02")
def test_the_bonus_of_nightshade_nell_alone_is_her_own() -> None:
    for npcs, rule in (({"yom": "d2"}, "TW-CHR-BST-02"), ({}, "TS-PER-03")):
        m = alone.lay({"nightshade_nell": "c3", **npcs}, {"naga": "d3"}, drawn=alone.NOOK)
        alone.run(m, "next", "card 0", "np 3")
        nell = next(one for one in m.view(0)["last_fight"]["attackers"] if one["kind"] == "nightshade_nell")
        assert (nell["bonus"], nell["rules"]) == (2, [rule])


@pytest.mark.rule("TS-CMB-01", "TS-RNG-02")
def test_the_persons_card_is_hidden_from_the_pile_only() -> None:
    m = alone.lay({"yom": "c4"}, {"cleric": "c3"}, turn="person")
    alone.run(m, "fight c4", "card 3")
    for watcher in (0, None):
        laid = [event for event in m.history(watcher) if event.kind == "card_laid"]
        assert [event.args["value"] for event in laid] == [3]
