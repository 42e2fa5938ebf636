"""Solitaire: the modes reveal, exit and join (TS-RVL, TS-EXT, TS-JOI)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, told
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.cards import UNLISTED, Npc


def scout(at: str, *marks: str, **position: Any) -> TwisterMatch:
    """White Phil, who cannot get out and so reveals if he can (3 AP, speed 3); the person's Naga is in the bag."""
    return alone.lay({"white_phil": at}, drawn=draw(*alone.SHUT, *marks), bag=["yellow naga"], **position)


# Reveal


@pytest.mark.rule("TS-RVL-01")
def test_one_who_can_get_beside_a_face_down_hall_reveals_the_nearest() -> None:
    m = scout("d4", down=["S2", "S3", "S7"])
    assert (alone.goal(m), alone.steps(m)) == ("reveal S2", ["move d4 d5"])
    m = scout("e3", down=["S3", "S4"])
    assert (alone.goal(m), alone.steps(m)) == ("reveal S3", ["move e3 f3"])
    assert alone.trial(m, "reveal")["need"] == 2
    events = alone.run(m, "next")
    assert told(events, "reveals") == [{"seat": "non_player", "slot": "S3", "npc": "white_phil"}]
    assert alone.chance(m)[0].startswith("hall")


@pytest.mark.rule("TS-RVL-01")
def test_halls_out_of_reach_or_behind_walls_are_not_revealed() -> None:
    m = scout("d3", down=["S5"])  # k3 is 7 squares away: three moves, and 1 AP for revealing
    assert alone.results(m)["reveal"] == "no"
    assert alone.results(scout("e3", down=["S5"]))["reveal"] == "yes"
    east = [f"f{row} E {mark}" for row, mark in zip(range(1, 6), "|=#|=", strict=True)]
    south = [f"{column}5 S -" for column in "bcdef"]
    assert alone.results(scout("d3", *east, *south, down=["S3"]))["reveal"] == "no"


@pytest.mark.rule("TS-RVL-02")
def test_after_a_reveal_he_goes_on_to_the_next_hall() -> None:
    m = scout("e5", down=["S2", "S3"])
    assert (alone.goal(m), alone.steps(m)) == ("reveal S2", [])
    alone.run(m, "next", "hall 37B 0", "bag yellow naga", "dice 1 1")
    assert alone.thought(m)["ap"] == {"left": 2, "of": 3}
    assert (alone.goal(m), alone.steps(m)) == ("reveal S3", ["move e5 f5"])
    alone.run(m, "next")
    assert alone.chance(m)[0].startswith("hall")


@pytest.mark.rule("TS-RVL-02")
def test_with_too_few_ap_for_the_next_hall_he_walks_towards_it() -> None:
    m = scout("f3", down=["S3", "S7"])
    alone.run(m, "next", "hall 38A 0", "bag yellow naga", "dice 1 1")
    thought = alone.thought(m)
    assert (thought["kind"], thought["mode"], thought["ap"]["left"]) == ("approach", "reveal", 2)
    alone.run(m, "next")
    assert alone.where(m, "white_phil") == "l3"


@pytest.mark.rule("TS-RVL-03", "TS-ACT-04")
def test_who_reveals_the_last_hall_is_deactivated_and_the_objective_is_void() -> None:
    m = scout("f3", down=["S3"])
    events = alone.run(m, "next", "hall 38A 0", "bag yellow naga", "dice 1 1")
    assert told(events, "npc_done") == [{"npc": "white_phil", "unused": 2}]
    assert alone.results(scout("f3"))["reveal"] == "void"


# Exit


@pytest.mark.rule("TS-EXT-01")
def test_the_nearest_way_out_within_the_limit_is_taken() -> None:
    m = alone.lay({"white_phil": "f3"}, {"cleric": "u10"})
    assert (alone.goal(m), alone.steps(m)) == ("exit", ["move f3 e3 d3 c3", "move c3 b3 a3"])
    assert alone.results(alone.lay({"white_phil": "p3"}, {"cleric": "u10"}))["exit"] == "yes"  # 15 squares, 5 AP
    assert alone.results(alone.lay({"white_phil": "q3"}, {"cleric": "u10"}))["exit"] == "no"


@pytest.mark.rule("TS-EXT-02", "TS-END-01", "TS-NPT-01")
def test_who_leaves_scores_and_takes_along_what_it_carries() -> None:
    m = alone.lay({"white_phil": "b3", "yom": "u10"}, {"cleric": "t1"}, items={"violet rope": "b3"})
    events = alone.run(m, "next")
    assert (alone.where(m, "white_phil"), alone.where(m, "violet rope"), m.vp(1)) == ("gone", "lost", 1)
    assert told(events, "left")[0]["points"] == 1
    assert [card["npc"] for card in m.view(0)["solo"]["row"]] == ["yom"]


@pytest.mark.rule("TS-EXT-03", "TW-EXT-03")
def test_a_wounded_ally_who_is_carried_out_brings_no_points() -> None:
    m = alone.lay({"white_phil": "b3", "yom": "b3"}, {"cleric": "t1"}, wounded=["yom"])
    alone.run(m, "next")
    assert (alone.where(m, "white_phil"), alone.where(m, "yom"), m.vp(0), m.vp(1)) == ("gone", "lost", 0, 1)


DOOR = tuple(f"b{row} W |" for row in (*range(1, 3), *range(4, 11)))
"""The only way out is from b3 to a3."""


@pytest.mark.rule("TS-EXT-03", "TS-AMB-22", "TW-EXT-05")
@pytest.mark.parametrize(
    ("npc", "who", "wounded", "leaves"),
    [
        ("serpico", "cleric", False, False),
        ("serpico", "cleric", True, True),
        ("serpico", "colossus", False, False),
        ("white_phil", "colossus", False, True),
        ("white_phil", "cleric", False, False),
        ("mona_wail", "colossus", False, True),
        ("mona_wail", "naga", False, False),
        ("amystyn", "cleric", False, True),
        ("amystyn", "colossus", False, True),
    ],
)
def test_who_stands_in_the_way_out(npc: str, who: str, wounded: bool, leaves: bool) -> None:
    """Yom stands on the square before the door, so that nobody can stop there to fight."""
    npcs, hurt = {npc: "c3", "yom": "b3"}, [who] if wounded else []
    m = alone.lay(npcs, {who: "a3"}, wounded=hurt, drawn=draw(*DOOR, *alone.STUCK))
    assert alone.results(m)["exit"] == ("yes" if leaves else "no")


@pytest.mark.rule("TS-EXT-03", "TS-AMB-22")
def test_items_do_not_bar_the_way_out_and_stay_there() -> None:
    items = {"key": "a3", "rope": "a3"}
    m = alone.lay({"white_phil": "b3"}, {"cleric": "t1"}, items=items, drawn=draw(*DOOR))
    assert alone.goal(m) == "exit"
    alone.run(m, "next")
    assert (alone.where(m, "key"), alone.where(m, "rope")) == ("a3", "a3")


@pytest.mark.rule("TS-EXT-03", "TW-JMP-12")
def test_it_may_leave_by_a_jump_unless_somebody_is_there() -> None:
    marks = (*DOOR, "b3 O", "b3 N -", "b3 S -")
    m = alone.lay({"white_phil": "c3"}, {"cleric": "t1"}, drawn=draw(*marks))
    assert (alone.goal(m), alone.steps(m)) == ("exit", ["jump c3 b3 a3"])
    m = alone.lay({"white_phil": "c3"}, {"cleric": "a3"}, wounded=["cleric"], drawn=draw(*marks))
    assert alone.results(m)["exit"] == "no"


# Join


def djenh(at: str = "b3", *marks: str, **others: str) -> TwisterMatch:
    """Djenh, who ranks cleric, colossus, naga, mage, and cannot leave."""
    return alone.lay({"djenh": at, **others}, bag=["yellow naga"], drawn=draw(*alone.SHUT, *marks))


@pytest.mark.rule("TS-JOI-01")
def test_of_several_allies_in_reach_it_joins_the_best_ranked_though_another_is_nearer() -> None:
    m = djenh(muldon="d3", serpico="b7")
    assert (alone.goal(m), alone.steps(m)) == ("join serpico", ["move b3 b4 b5 b6"])
    m = djenh(serpico="d3", muldon="b7")
    assert (alone.goal(m), alone.steps(m)) == ("join serpico", ["move b3 c3"])


@pytest.mark.rule("TS-JOI-01")
def test_of_allies_of_one_rank_it_joins_the_nearest() -> None:
    assert alone.goal(djenh(serpico="b7", snake_slissken="d3")) == "join snake_slissken"
    assert alone.goal(djenh(serpico="d3", snake_slissken="b7")) == "join serpico"


@pytest.mark.rule("TS-JOI-01")
def test_beside_an_ally_means_without_a_wall_between() -> None:
    """Both b3 and c4 are one square away; a wall lies between b3 and Muldon."""
    m = djenh("b4", "c3 W |", muldon="c3")
    assert (alone.goal(m), alone.steps(m)) == ("join muldon", ["move b4 c4"])


@pytest.mark.rule("TS-JOI-01")
def test_an_ally_whom_its_list_does_not_name_is_not_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    named = Npc.person
    monkeypatch.setattr(Npc, "person", lambda card, who: UNLISTED if who.type == "naga" else named(card, who))
    assert alone.goal(djenh(serpico="d3", muldon="b7")) == "join muldon"
    assert alone.results(djenh(serpico="d3"))["join"] == "void"


@pytest.mark.rule("TS-JOI-01", "TS-JOI-03", "TS-PRX-01")
def test_it_goes_beside_the_best_ranked_ally_and_is_done() -> None:
    m = alone.lay({"djenh": "b3", "muldon": "b4", "serpico": "b8", "arthos": "u1"}, bag=["yellow naga"])
    assert (alone.goal(m), alone.steps(m)) == ("join serpico", ["move b3 b4 b5 b6", "move b6 b7"])
    events = alone.run(m, "next")
    assert told(events, "npc_done") == [{"npc": "djenh", "unused": alone.limit(m, "djenh", "join") - 2}]
    assert alone.where(m, "djenh") == "b7"


@pytest.mark.rule("TS-JOI-01", "TS-PRX-07")
def test_a_wounded_ally_is_joined_like_any_other() -> None:
    m = alone.lay({"djenh": "b3", "serpico": "b8"}, wounded=["serpico"], bag=["yellow naga"])
    assert alone.goal(m) == "join serpico"


@pytest.mark.rule("TS-JOI-02", "TS-AMB-10")
def test_only_a_better_one_than_all_beside_it_is_joined() -> None:
    """Djenh ranks cleric, colossus, naga, mage."""
    beside = {"djenh": "b3", "serpico": "b4"}
    assert alone.results(alone.lay({**beside, "muldon": "f3"}, drawn=alone.quiet()))["join"] == "void"
    assert alone.results(alone.lay({**beside, "snake_slissken": "f3"}, drawn=alone.quiet()))["join"] == "void"
    m = alone.lay({**beside, "arthos": "f3", "muldon": "c3"}, drawn=alone.quiet())
    assert alone.goal(m) == "join arthos"
    m = alone.lay(beside, drawn=alone.quiet("b3 S -"))
    assert alone.goal(m) == "join serpico"  # a wall lies between them


@pytest.mark.rule("TS-JOI-01", "TS-ACT-04")
def test_nobody_to_join() -> None:
    assert alone.results(alone.lay({"djenh": "b3"}))["join"] == "void"
    assert alone.results(alone.lay({"djenh": "b3", "arthos": "s3"}))["join"] == "no"  # 15 squares to r3, 16 to s2


@pytest.mark.rule("TS-JOI-02", "TS-APR-04")
def test_its_approach_goes_to_a_better_one_too() -> None:
    """Father Sam Arito, whose default is join, ranks colossus, naga, backstabber, mage."""
    m = alone.lay({"father_sam_arito": "b3", "muldon": "b4", "djenh": "b2", "arthos": "v3"}, drawn=draw(*alone.SHUT))
    assert alone.results(m)["join"] == "no"
    assert alone.thought(m)["kind"] == "approach"
    alone.run(m, "next")
    assert alone.where(m, "father_sam_arito") == f"{'bfjnr'[alone.limit(m, 'father_sam_arito', 'join')]}3"
