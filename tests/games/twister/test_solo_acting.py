"""An activation: which objective is carried out, what is told of the others, and the AP it costs (TS-ACT)."""

from __future__ import annotations

from random import Random

import pytest

from games.twister import alone
from games.twister.table import HALLS, draw, texts, told
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER
from verlies.games.twister.dungeon import SLOT_NAMES
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME
from verlies.games.twister.solo import memory
from verlies.games.twister.state import DEAD
from verlies.games.twister.view_types import Thought
from verlies.proof.basis import random_play
from verlies.proof.shapes import misfit

CHAMBER = draw("n1 W |", "n1 S -", "o1 S -", "p1 S -", "p1 E |")
"""Three squares without a door: n1, o1, p1."""


# The order of objectives


@pytest.mark.rule("TS-ACT-01")
def test_the_first_objective_within_its_own_limit_is_carried_out_and_the_later_ones_are_not_asked() -> None:
    """White Phil: exit 5, item 4, fight 4 ...: there is no way out, but a key and an enemy are in reach."""
    m = alone.lay({"white_phil": "n1"}, {"cleric": "p1"}, items={"key": "o1"}, drawn=CHAMBER)
    assert alone.results(m) == {
        "exit": "no", "item": "yes", "fight": "unasked", "reveal": "unasked", "rotate": "unasked", "join": "unasked",
    }  # fmt: skip
    assert alone.thought(m)["mode"] == "item"
    assert alone.goal(m) == "item key"
    assert [test["rank"] for test in alone.thought(m)["tests"]] == [1, 2, 3, 4, 5, 6]
    assert [test["ap"] for test in alone.thought(m)["tests"]] == [5, 4, 4, 3, 2, 2]
    assert alone.goal(alone.lay({"white_phil": "n1"}, {"cleric": "p1"}, drawn=CHAMBER)) == "fight cleric"


@pytest.mark.rule("TS-ACT-01", "TS-ACT-05", "TS-PLN-11")
@pytest.mark.parametrize(("start", "reached"), [("p5", True), ("q5", False)])
def test_each_objective_has_its_own_limit_for_moves_and_goal_together(start: str, reached: bool) -> None:
    """White Phil, speed 3, may spend 5 AP on leaving: 15 squares."""
    m = alone.lay({"white_phil": start}, {"cleric": "u9"}, drawn=alone.CELL)
    assert (alone.results(m)["exit"] == "yes") == reached
    if reached:
        assert (alone.trial(m, "exit")["need"], alone.trial(m, "exit")["squares"]) == (5, 15)
        alone.run(m, "next")
        assert alone.where(m, "white_phil") == "gone"
    else:
        assert alone.trial(m, "exit")["reason"] == "too_far"
        assert (alone.trial(m, "exit")["need"], alone.trial(m, "exit")["squares"]) == (6, 16)


@pytest.mark.rule("TS-ACT-02")
def test_if_none_can_be_reached_it_approaches_its_default_objective_with_the_ap_of_that() -> None:
    """Ram Bohl: the default is exit; speed 2, so for every AP two squares nearer, whatever else is on his card."""
    walls = [*(f"{x}1 S -" for x in "bcdefghijklmnop"), "p1 E |"]
    m = alone.lay({"ram_bohl": "p1"}, {"cleric": "u10"}, drawn=draw(*walls))
    ap = alone.limit(m, "ram_bohl", "exit")
    assert set(alone.results(m).values()) == {"no", "void"}
    assert (alone.thought(m)["kind"], alone.thought(m)["mode"], alone.thought(m)["map"]) == ("approach", "exit", "a")
    assert alone.thought(m)["goal"] is None
    assert alone.thought(m)["ap"] == {"left": ap, "of": ap}
    events = alone.run(m, "next")
    assert alone.where(m, "ram_bohl") == f"{'ponmlkjihgf'[2 * ap]}1"
    assert told(events, "npc_done") == [{"npc": "ram_bohl", "unused": 0}]


@pytest.mark.rule("TS-ACT-03")
def test_if_it_cannot_get_nearer_it_does_nothing() -> None:
    m = alone.lay({"white_phil": "c2"}, {"cleric": "n8"}, drawn=alone.CELL)
    assert (alone.thought(m)["kind"], alone.thought(m)["plan"], alone.thought(m)["goal"]) == ("none", [], None)
    assert texts(m) == ["next"]
    events = alone.run(m, "next")
    assert told(events, "npc_idle") == [{"npc": "white_phil"}]
    assert told(events, "npc_done") == [{"npc": "white_phil", "unused": 5}]
    assert alone.where(m, "white_phil") == "c2"


@pytest.mark.rule("TS-ACT-04", "TS-RVL-03")
def test_objectives_without_an_object_are_skipped() -> None:
    m = alone.lay({"granit_gus": "c2"}, {}, drawn=alone.CELL, bag=["yellow naga"], down=["S8"])
    assert {name: alone.trial(m, name)["reason"] for name in ("fight", "destroy", "join", "item")} == {
        "fight": "nothing_there", "destroy": "nothing_there", "join": "nothing_there", "item": "nothing_there",
    }  # fmt: skip
    assert alone.results(m)["reveal"] == "no"
    m = alone.lay({"father_sam_arito": "c2"}, {"cleric": "n8"}, drawn=alone.CELL)
    assert {name: alone.trial(m, name)["result"] for name in ("heal", "item", "join", "reveal")} == {
        "heal": "void", "item": "void", "join": "void", "reveal": "void",
    }  # fmt: skip
    m = alone.lay({"velvet_iris": "c2"}, {"cleric": "n8"}, drawn=alone.CELL)
    assert alone.trial(m, "open")["reason"] == "nothing_there"


@pytest.mark.rule("TS-ACT-04", "TS-JOI-02", "TS-ITM-03", "TS-ROT-07")
def test_what_is_skipped_says_why() -> None:
    npcs = {"djenh": "n7", "father_lazarus": "n8", "deacon_longreach": "c2"}
    beside = alone.lay(npcs, bag=["yellow naga"], drawn=alone.quiet(*alone.SEALED))
    assert alone.trial(beside, "join")["reason"] == "next_to_equal"
    loaded = alone.lay({"muldon": "c2"}, {"mage": "t9"}, items={"key": "c2", "violet bow": "h3"}, drawn=alone.CELL)
    assert alone.trial(loaded, "item")["reason"] == "has_better"
    down = [slot for slot, hall in zip(SLOT_NAMES, HALLS, strict=True) if hall not in ("37A", "37B")]
    locked = alone.lay({"white_phil": "c2", "tueft_al": "d3"}, {"mage": "b8"}, drawn=alone.CELL, down=down)
    assert alone.trial(locked, "rotate")["reason"] == "all_locked"


@pytest.mark.rule("TS-ACT-04", "TS-AMB-17")
def test_wounded_in_a_list_of_items_means_allies_only() -> None:
    m = alone.lay({"serpico": "n3"}, {"cleric": "n4", "naga": "t9"}, wounded=["cleric"])
    assert alone.trial(m, "item")["reason"] == "nothing_there"
    m = alone.lay({"serpico": "n3", "xanth": "n4"}, {"naga": "t9"}, wounded=["xanth"])
    assert alone.goal(m) == "item xanth"


@pytest.mark.rule("TS-ACT-04", "TS-FGT-01", "TS-TUR-08")
def test_what_could_be_reached_but_may_not_be_done_now_says_so() -> None:
    """Cog Nito may spend 2 AP on a fight: a step and the attack, but his only enemy was wounded in this turn."""
    m = alone.lay({"white_phil": "c2", "cog_nito": "n1"}, {"cleric": "p1"}, drawn={**alone.CELL, **CHAMBER})
    m.wounded = m.hurt = 1 << alone.find(m, "cleric")
    alone.run(m, "next")
    assert alone.thought(m)["npc"] == "cog_nito"
    assert (alone.trial(m, "fight")["result"], alone.trial(m, "fight")["reason"]) == ("no", "not_allowed")


# What is told


@pytest.mark.rule("TS-ACT-01", "TS-ACT-02", "TS-ACT-07")
def test_every_test_is_told_with_its_reason_in_the_order_of_the_card() -> None:
    m = alone.lay({"white_phil": "n1"}, {"cleric": "p1"}, drawn=CHAMBER, turn="person")
    events = alone.run(m, "end")
    said = told(events, "tested")
    assert [(one["rank"], one["objective"], one["ap"], one["result"], one["reason"]) for one in said] == [
        (1, "exit", 5, "no", "shut_in"), (2, "item", 4, "void", "nothing_there"), (3, "fight", 4, "yes", "reachable"),
    ]  # fmt: skip
    fight = said[2]
    assert (fight["object"], fight["place"], fight["prio"], fight["need"], fight["squares"]) == (
        "cleric",
        "p1",
        1,
        2,
        1,
    )
    decided = told(events, "decided")[0]
    assert (decided["objective"], decided["plan"], decided["object"], decided["need"]) == ("fight", "goal", "cleric", 2)
    rules = [event.rule for event in events if event.kind == "tested"]
    assert rules == ["TS-EXT-01", "TS-ACT-04", "TS-FGT-01"]
    assert [event.kind for event in events][-1] == "decided"


@pytest.mark.rule("TS-ACT-01")
def test_what_is_shown_is_what_is_asked_and_then_done() -> None:
    match, rng = GAME.new(1, Dealer(21), None, {"solo": "red"}), Random(21)
    seen = 0
    for _ in zip(range(700), random_play(match, rng), strict=False):
        if match.turn != (0,) or match.frames[-1][0] != memory.WATCH:
            continue
        assert isinstance(match, TwisterMatch)
        shown = alone.thought(match)
        prompt = match.prompt(0)
        assert prompt is not None
        assert prompt.args["npc"] == shown["npc"]
        assert prompt.args["plan"] == shown["kind"]
        assert prompt.args["objective"] == shown["mode"]
        assert [str(move) for move in match.moves(0)] == ["next"]
        assert 0 <= sum(step["ap"] for step in shown["plan"]) <= shown["ap"]["left"] <= shown["ap"]["of"]
        path = [square for step in shown["plan"] for square in step["path"]]
        start = alone.where(match, shown["npc"])
        assert not path or path[0] == start
        after = match.copy()
        after.play(0, "next")
        assert alone.where(after, shown["npc"]) in ((path or [start])[-1], "gone", "dead")
        seen += 1
    assert seen > 30


# Carrying out


@pytest.mark.rule("TS-ACT-07")
def test_the_person_decides_nothing_for_an_npc() -> None:
    """Between the end of her turn and her next she is asked for combat cards and places for sixes only."""
    asked = set()
    for seed in range(3):
        match, rng = GAME.new(1, Dealer(seed), None, {"solo": "black", "vision": True}), Random(seed)
        for _ in zip(range(600), random_play(match, rng), strict=False):
            if match.turn == (0,) and match.view(0)["active"] == 1:
                prompt = match.prompt(0)
                assert prompt is not None
                asked.add(prompt.kind)
    assert {"npc", "combat_card"} <= asked <= {"npc", "combat_card", "spot", "force"}


@pytest.mark.rule("TS-ACT-06", "TS-ACT-08", "TS-DES-02")
def test_after_each_goal_action_it_thinks_again_with_the_ap_left() -> None:
    """Arthos, destroy 5: one beside him (1 AP), then the next."""
    m = alone.lay({"arthos": "d4"}, {"cleric": "t9"}, drawn=draw("d4 W #", "f4 E #"))
    assert alone.goal(m) == "destroy 37A-P1"
    assert alone.thought(m)["ap"] == {"left": 5, "of": 5}
    events = alone.run(m, "next")
    assert [event.kind for event in events] == ["gate_broken", "decided"]
    assert alone.thought(m)["ap"] == {"left": 4, "of": 5}
    assert alone.steps(m) == ["move d4 e4 f4"]
    assert alone.goal(m) == "destroy 37A-P2"
    events = alone.run(m, "next")
    assert told(events, "npc_done") == [{"npc": "arthos", "unused": 2}]


@pytest.mark.rule("TS-ACT-08")
def test_what_is_left_is_lost_and_the_next_one_has_its_own_ap() -> None:
    npcs = {"djenh": "n7", "lou_dah": "c2", "father_lazarus": "n9"}
    m = alone.lay(npcs, bag=["yellow naga"], drawn=alone.quiet(*alone.SEALED))
    assert alone.goal(m) == "join father_lazarus"
    events = alone.run(m, "next")
    assert told(events, "npc_done") == [{"npc": "djenh", "unused": alone.limit(m, "djenh", "join") - 1}]
    assert alone.thought(m)["npc"] == "lou_dah"
    own = alone.limit(m, "lou_dah", "exit")
    assert alone.thought(m)["ap"] == {"left": own, "of": own}


@pytest.mark.rule("TS-ACT-09")
def test_a_plan_is_carried_out_to_its_end_without_a_new_decision() -> None:
    """Move, jump and move again in one go."""
    m = alone.lay({"white_phil": "f3"}, {"cleric": "t9"}, drawn=draw(*(f"c{y} O" for y in range(1, 11))))
    assert alone.steps(m) == ["move f3 e3 d3", "jump d3 c3 b3", "move b3 a3"]
    events = alone.run(m, "next")
    assert [event.kind for event in events][:5] == ["npc_moved", "npc_jumped", "npc_moved", "left", "npc_done"]
    assert told(events, "decided") == []
    assert alone.where(m, "white_phil") == "gone"


@pytest.mark.rule("TS-ACT-10", "TS-END-02")
def test_the_game_may_end_in_the_middle_of_an_activation() -> None:
    """Hur-Ban finishes off a wounded one: the fifth point; the next fight does not come."""
    m = alone.lay({"hur_ban": "d3", "yom": "t9"}, {"cleric": "d4", "mage": "e3"}, wounded=["cleric"])
    for name in ("naga", "colossus", "banshee", "telepath"):
        m.where[alone.find(m, name)] = DEAD
    m.gains[4] = 4
    assert alone.goal(m) == "fight cleric"
    events = alone.run(m, "next", "card 0", "np 4")
    assert m.over
    assert told(events, "over") == [{"reason": "points"}]
    assert told(events, "activated") == []


@pytest.mark.rule("TS-ACT-10")
def test_pits_are_checked_after_every_action() -> None:
    """One who is pushed over a pit falls at once, and the banshee is done."""
    m = alone.lay({"lou_dah": "d3"}, {"naga": "e3", "cleric": "t9"}, drawn=alone.quiet("f3 O"))
    assert alone.goal(m) == "push naga"
    events = alone.run(m, "next")
    assert alone.where(m, "naga") == "dead"
    assert m.vp(1) == 1
    assert told(events, "npc_done")[0]["npc"] == "lou_dah"


# The forecast


def compare(match: TwisterMatch) -> int:
    """Ends the person's turn; 1 if the first in the row, whoever that is, has in mind what was foretold."""
    foretold = {one["npc"]: one for one in match.forecast(0)}
    assert not [wrong for one in foretold.values() if (wrong := misfit(one, Thought))]
    match.play(0, "end")
    while match.turn == (DEALER,) and match.frames[-1][0] == memory.DRAW_ROW:
        match.play(DEALER, str(next(iter(match.odds()))[0]))
    if not match.turn or match.frames[-1][0] not in (memory.WATCH, memory.TIE):
        return 0
    shown = match.view(0)["solo"]["thought"]
    assert foretold[shown["npc"]] == shown
    return 1


def test_the_forecast_is_what_then_happens() -> None:
    """At the end of the person's turns: the first in the row does what it was said to do."""
    right = 0
    for seed in range(6):
        match, rng = GAME.new(1, Dealer(seed), None, {"solo": "black"}), Random(seed)
        for _ in zip(range(450), random_play(match, rng), strict=False):
            assert isinstance(match, TwisterMatch)
            solo = match.view(0)["solo"]
            if match.turn == (0,) and "end" in texts(match) and not solo["due"] and not solo["visions_due"]:
                right += compare(match.copy())
    assert right > 40


@pytest.mark.rule("TS-PRX-04")
def test_the_forecast_says_where_a_die_will_decide() -> None:
    gates = draw("d4 W #", "d4 E #")
    m = alone.lay({"arthos": "d4"}, {"cleric": "t9"}, drawn=gates, turn="person")
    forecast = m.forecast(0)[0]
    assert (forecast["die"], forecast["plan"], forecast["goal"]) == ({"of": 2, "fell": None}, [], None)
    assert [one["gate"] for one in forecast["objects"]] == ["37A-P1", "37A-P2"]
    assert compare(m) == 1


def test_the_forecast_names_all_in_the_order_of_the_row_but_the_wounded() -> None:
    npcs = {"white_phil": "c2", "arthos": "d4", "xanth": "n8", "muldon": "p2"}
    m = alone.lay(
        npcs, {"cleric": "t9"}, wounded=["xanth"], row=["muldon", "xanth", "white_phil", "arthos"], turn="person"
    )
    assert [one["npc"] for one in m.forecast(0)] == ["muldon", "white_phil", "arthos"]
    assert m.forecast(0) == m.chair(0).forecast()


@pytest.mark.rule("TS-TUR-08")
def test_the_forecast_forgets_at_the_end_of_the_turn_who_was_wounded_in_it_but_not_in_the_non_players_turn() -> None:
    npcs, yellow = {"hur_ban": "d3", "ram_bohl": "c4"}, {"mage": "d4", "naga": "t9"}
    m = alone.lay(npcs, yellow, drawn=alone.quiet(), turn="person")
    m.wounded = m.hurt = 1 << alone.find(m, "mage")
    assert {one["npc"]: one["goal"]["object"] for one in m.forecast(0) if one["mode"] == "fight"} == {
        "hur_ban": "mage", "ram_bohl": "mage",
    }  # fmt: skip
    m = alone.lay(npcs, yellow, drawn=alone.quiet())
    alone.run(m, "next", "card 0", "np 6")
    assert alone.is_wounded(m, "mage")
    assert [one["npc"] for one in m.forecast(0)] == ["ram_bohl"], "Hur-Ban acts already"
    assert all(one["goal"] is None or one["goal"]["object"] != "mage" for one in m.forecast(0))


@pytest.mark.rule("TS-PER-03", "TS-NPT-03")
def test_the_forecast_names_a_wounded_mona_wail_unless_somebody_carries_her() -> None:
    m = alone.lay({"mona_wail": "d3", "arthos": "f9"}, {"cleric": "t9"}, wounded=["mona_wail"], turn="person")
    m.hurt = 1 << alone.find(m, "mona_wail")
    assert [one["npc"] for one in m.forecast(0)] == ["mona_wail", "arthos"]
    assert m.forecast(0)[0]["ap"] == {"left": 2, "of": 2}
    m = alone.lay({"mona_wail": "d3", "arthos": "d3"}, {"cleric": "t9"}, wounded=["mona_wail"], turn="person")
    assert [one["npc"] for one in m.forecast(0)] == ["arthos"]


@pytest.mark.rule("TS-NPT-08")
def test_the_forecast_leaves_out_who_was_healed_in_this_turn_and_does_not_act() -> None:
    npcs = {"deacon_longreach": "d3", "xanth": "d4", "arthos": "f9", "yom": "n9"}
    m = alone.lay(npcs, {"cleric": "t9"}, wounded=["xanth"])
    assert [one["npc"] for one in m.forecast(0)] == ["arthos", "yom"]
    alone.run(m, "next")
    assert not alone.is_wounded(m, "xanth")
    assert [one["npc"] for one in m.forecast(0)] == ["yom"]


def test_there_is_no_forecast_in_a_game_for_two_and_none_after_the_end() -> None:
    assert GAME.new(2, Dealer(1), None, {}).chair(0).forecast() == []
    m = alone.lay({"white_phil": "c2"}, {"cleric": "t9"}, turn="person")
    assert m.forecast(0)
    m.play(0, "resign")
    assert m.forecast(0) == []
