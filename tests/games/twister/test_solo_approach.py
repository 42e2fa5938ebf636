"""Solitaire: nearer to what is out of reach (TS-APR)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, told
from verlies.games.twister.dungeon import NAMES, SLOT_NAMES
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo import cards
from verlies.games.twister.solo.memory import Mind
from verlies.games.twister.solo.thinking import Thinker

REST = ("S2", "S3", "S4", "S5", "S6", "S7", "S8")
LOOP = [f"{column}{line} S -" for column in "bcdefghijk" for line in (1, 2) if (column, line) != ("k", 1)]
LOOP += ["b2 W |", "k1 E |", "k2 E |"]
"""A lane from b2 to k2, and back over k1 to a1: twenty squares."""
LANE = [f"{column}1 S -" for column in "bcdefghijk"] + ["k1 E |"]
"""A lane from k1 to a1."""


def near(m: TwisterMatch) -> tuple[str, str | None, list[str]]:
    """What kind of plan it is, on which map, and its way."""
    return alone.thought(m)["kind"], alone.thought(m)["map"], alone.steps(m)


def scene(npcs: dict[str, str], yellow: dict[str, str] | None = None, *marks: str, **more: Any) -> TwisterMatch:
    """A position in which nobody has begun to think."""
    return alone.lay(npcs, yellow or {"cleric": "a10"}, drawn=draw(*marks), turn="person", **more)


def nearer(m: TwisterMatch, npc: str, objective: str, ap: int = 5, **mind: Any) -> tuple[str, set[tuple[str, str]]]:
    """The map of an approach, and what it is to with where it ends, for each choice."""
    aim = cards.OBJECTIVES.index(objective)
    plans, name = Thinker(m, Mind(alone.find(m, npc), aim, ap, ap, **mind)).approach(aim, ap)
    found = set()
    for plan in plans:
        goal = plan.goal
        it = m.name(goal.token) if goal.token >= 0 else SLOT_NAMES[goal.slot] if goal.slot >= 0 else ""
        it = m.content.gate_ids[goal.gate] if goal.gate >= 0 else it
        found.add((it, NAMES[plan.end]))
    return name, found


# The booklet's two


@pytest.mark.rule("TS-EX-02", "TS-APR-01")
def test_white_phil_spends_all_he_has_on_the_shortest_way_out() -> None:
    """Ten AP: over nine pits he has to jump, and one move leads round the corner."""
    pits = [f"{column}2 O" for column in "cegi"] + [f"{column}1 O" for column in "jhfdb"]
    m = alone.lay({"white_phil": "b2"}, {"cleric": "a10"}, drawn=draw(*LOOP, *pits))
    assert set(alone.results(m).values()) == {"no", "void"}
    way = ["jump b2 c2 d2", "jump d2 e2 f2", "jump f2 g2 h2", "jump h2 i2 j2", "move j2 k2 k1"]
    assert near(m) == ("approach", "a", way)
    assert alone.thought(m)["tests"][0]["need"] == 10
    assert told(alone.run(m, "next"), "npc_done")[0]["unused"] == 0


@pytest.mark.rule("TS-EX-03", "TS-EX-27", "TS-APR-02", "TS-APR-03", "TS-APR-06", "TS-AMB-01")
def test_white_phil_in_his_cell_goes_to_the_portcullis_and_stays_there() -> None:
    """Hall 37A, in the closed cell; all else lies face down."""
    halls = {"S1": ("37A", 0), "S2": ("38A", 0), "S3": ("38B", 0), "S4": ("37B", 0), "S5": ("39A", 0)}
    halls |= {"S6": ("39B", 0), "S7": ("40A", 0), "S8": ("40B", 0)}
    m = alone.lay({"white_phil": "b2"}, {"cleric": "a10"}, halls=halls, down=REST)
    assert set(alone.results(m).values()) == {"no", "void"}
    assert near(m) == ("approach", "b", ["move b2 c2 c3"])
    assert told(alone.run(m, "next"), "npc_done")[0]["unused"] == 4
    assert alone.where(m, "white_phil") == "c3"
    again = alone.lay({"white_phil": "c3"}, {"cleric": "a10"}, halls=halls, down=REST)
    assert near(again) == ("none", None, [])
    events = alone.run(again, "next")
    assert told(events, "npc_idle") == [{"npc": "white_phil"}]
    assert told(events, "npc_done")[0]["unused"] == 5


# How near


@pytest.mark.rule("TS-APR-01", "TS-PRX-05")
def test_the_least_that_remains_decides_then_what_it_costs_now_then_a_die() -> None:
    """Four squares to the gear and a move of three: two squares beside it are as near and cost as much."""
    m = scene({"tueft_al": "b6"}, down=REST[1:])
    assert nearer(m, "tueft_al", "rotate", 1) == ("a", {("S2", "c8"), ("S2", "d7")})
    assert nearer(m, "tueft_al", "rotate", 2) == ("a", {("S2", "d8")})
    m = scene({"tueft_al": "b6"}, None, "d8 N -", "d8 S -", down=REST[1:])
    assert nearer(m, "tueft_al", "rotate", 1) == ("a", {("S2", "c8")})


@pytest.mark.rule("TS-APR-01")
def test_the_goal_and_the_squares_from_which_it_is_done_count() -> None:
    """With a bow or wand, and for a scream, it is enough to see the naga."""
    naga = {"naga": "m3"}
    ends = {("naga", "b3"), ("naga", "c2"), ("naga", "d1")}
    assert nearer(scene({"hur_ban": "b1"}, naga), "hur_ban", "fight", 1) == ("a", ends)
    m = scene({"hur_ban": "b1"}, naga, items={"bow": "b1"})
    assert nearer(m, "hur_ban", "fight", 1) == ("a", {("naga", "b3")})
    m = scene({"muldon": "b1"}, naga, items={"fireball_wand": "b1"})
    assert nearer(m, "muldon", "item", 1) == ("a", {("naga", "b3")})
    assert nearer(scene({"wave_rick": "b1"}, naga), "wave_rick", "push", 1) == ("a", {("naga", "b3")})


@pytest.mark.rule("TS-APR-01")
def test_what_it_has_then_counts_and_nothing_that_it_might_still_find() -> None:
    """Through the portcullis it is near, round about far: with the key from the next square he comes back to it."""
    loop = [mark for mark in LOOP if mark != "b2 W |"]
    m = scene({"white_phil": "b2"}, None, *loop, "b2 W #", items={"key": "c2"})
    assert nearer(m, "white_phil", "exit", 1) == ("a", {("", "b2")})
    m = scene({"white_phil": "b2"}, None, *loop, "b2 W #", items={"key": "f2"})
    assert nearer(m, "white_phil", "exit", 1) == ("a", {("", "e2")})


@pytest.mark.rule("TS-APR-03")
def test_who_is_walled_in_does_nothing() -> None:
    cell = draw("c2 N -", "c2 E |", "c2 S -", "c2 W |")
    m = alone.lay({"white_phil": "c2"}, {"cleric": "a10"}, drawn=cell)
    assert near(m) == ("none", None, [])


# Maps


@pytest.mark.rule("TS-APR-02", "TS-AMB-28")
def test_an_open_way_however_long_is_better_than_a_closed_one() -> None:
    """Two squares to the exit through a portcullis, twenty round about."""
    loop = [mark for mark in LOOP if mark != "b2 W |"]
    m = scene({"white_phil": "b2"}, None, *loop, "b2 W #")
    assert nearer(m, "white_phil", "exit", 1) == ("a", {("", "e2")})
    m = scene({"white_phil": "b2"}, None, *loop, "b2 W #", "k1 W |")
    assert nearer(m, "white_phil", "exit", 1) == ("b", set())  # he stands before it


@pytest.mark.rule("TS-APR-02")
@pytest.mark.parametrize(
    ("enemy", "marks", "name", "end"),
    [
        ("a10", ("c1 W #",), "b", "c1"),
        ("d1", (), "c", "e1"),
        ("d1", ("f1 W #",), "c", "f1"),
    ],
)  # fmt: skip
def test_portcullises_and_enemies_are_no_obstacles_if_nothing_else_leads_there(
    enemy: str, marks: tuple[str, ...], name: str, end: str
) -> None:
    m = scene({"franz_rapyd": "i1"}, {"cleric": enemy}, *LANE, *marks)
    assert nearer(m, "franz_rapyd", "exit", 4) == (name, {("", end)})


@pytest.mark.rule("TS-APR-02")
def test_halls_that_lie_face_down_are_plain_floor_if_nothing_else_leads_there() -> None:
    """The border of the third hall is open at g5 alone: a face-down hall has no edges of its own."""
    walls = [f"g{line} W |" for line in (1, 2, 3, 4)]
    m = scene({"white_phil": "i1"}, None, *walls, down=("S1", "S2"))
    assert nearer(m, "white_phil", "exit", 5) == ("d", {("", "g5")})
    m = scene({"white_phil": "i1"}, None, *walls, "g5 W #", down=("S1", "S2"))
    assert nearer(m, "white_phil", "exit", 5) == ("d", {("", "g5")})


@pytest.mark.rule("TS-APR-02")
def test_jumps_keys_and_free_abilities_count_on_every_map() -> None:
    m = scene({"white_phil": "g1"}, {"cleric": "b1"}, *LANE, "e1 O")
    assert nearer(m, "white_phil", "exit", 5) == ("c", {("", "c1")})
    m = scene({"franz_rapyd": "g1"}, {"cleric": "b1"}, *LANE, "e1 W =")
    assert nearer(m, "franz_rapyd", "exit", 5) == ("c", {("", "c1")})
    m = scene({"white_phil": "g1"}, None, *LANE, "e1 W #", items={"key": "g1"})
    assert nearer(m, "white_phil", "exit", 2) == ("a", {("", "e1")})


# Objects


@pytest.mark.rule("TS-APR-04")
def test_lists_decide_whom_or_what_one_goes_to() -> None:
    """What is wanted most is far to the east, something else lies one square to the south."""
    m = scene({"hur_ban": "b1"}, {"cleric": "u1", "naga": "b5"})
    assert nearer(m, "hur_ban", "fight", 1)[1] == {("cleric", "d1")}
    m = scene({"wave_rick": "b1"}, {"mechanork": "u1", "naga": "b9"}, "b5 S -")
    assert {it for it, _ in nearer(m, "wave_rick", "push", 1)[1]} <= {"mechanork"}
    m = scene({"father_sam_arito": "b1", "arthos": "u1", "serpico": "b9"}, None, "b5 S -")
    assert nearer(m, "father_sam_arito", "join", 1)[1] == {("arthos", "f1")}
    m = scene({"muldon": "b1"}, items={"fireball_wand": "u1", "key": "b9"})
    assert nearer(m, "muldon", "item", 1)[1] == {("fireball_wand", "f1")}
    m = scene({"father_sam_arito": "b1", "arthos": "u1", "serpico": "b9"}, wounded=("arthos", "serpico"))
    assert nearer(m, "father_sam_arito", "heal", 1)[1] == {("arthos", "f1")}


@pytest.mark.rule("TS-APR-04", "TS-JOI-02", "TS-ITM-03")
def test_only_real_objects_are_approached() -> None:
    """Not an ally of no better rank than the one beside it; nothing worse than what it carries."""
    m = scene({"father_sam_arito": "b1", "serpico": "b2", "arthos": "u1", "hur_ban": "u5"})
    assert {it for it, _ in nearer(m, "father_sam_arito", "join", 1)[1]} == {"arthos"}
    m = scene({"father_sam_arito": "b1", "granit_gus": "b2", "arthos": "u1"})
    assert nearer(m, "father_sam_arito", "join", 1) == ("", set())
    m = scene({"muldon": "b1"}, items={"key": "b1", "rope": "u1"})
    assert nearer(m, "muldon", "item", 1) == ("", set())


@pytest.mark.rule("TS-APR-04")
def test_the_next_object_counts_if_nothing_leads_to_the_best() -> None:
    cell = ("u1 N -", "u1 E |", "u1 S -", "u1 W |")
    m = scene({"hur_ban": "b1"}, {"cleric": "u1", "naga": "b10"}, *cell)
    assert nearer(m, "hur_ban", "fight", 1) == ("a", {("naga", "b3")})


@pytest.mark.rule("TS-APR-04", "TS-APR-08")
def test_where_any_object_will_do_the_nearest_is_the_one_and_stays_it() -> None:
    """Two portcullises, two halls."""
    m = scene({"arthos": "f1"}, None, *LANE, "d1 W #", "i1 E #")
    assert nearer(m, "arthos", "destroy", 1) == ("a", {("37A-P1", "d1")})
    m = scene({"arthos": "g1"}, None, *LANE, "b1 W #", "k1 W #")
    assert nearer(m, "arthos", "destroy", 1) == ("a", {("38A-P1", "i1")})
    m = scene({"lissandra": "k3"}, down=("S1", "S7"))
    assert nearer(m, "lissandra", "reveal", 1) == ("a", {("S1", "g3")})


# On the way


@pytest.mark.rule("TS-APR-05")
def test_things_are_taken_but_nothing_is_done_at_the_end() -> None:
    """Five moves of two squares bring Hur-Ban beside the naga, over a rope; he has no AP left for a fight."""
    marks = [f"{column}1 S -" for column in "bcdefghijklm"] + ["b1 W |", "m1 E |"]
    m = alone.lay({"hur_ban": "b1"}, {"naga": "m1"}, items={"rope": "e1"}, drawn=draw(*marks))
    assert alone.results(m)["item"] == "yes"
    m = scene({"hur_ban": "b1"}, {"naga": "m1"}, *marks, items={"rope": "e1"})
    assert nearer(m, "hur_ban", "fight", 5) == ("a", {("naga", "l1")})
    m = alone.lay({"hur_ban": "b1"}, {"naga": "s1"}, items={"violet fireball_wand": "e1"}, drawn=draw(*marks[:-1]))
    assert near(m)[0] == "approach"
    events = alone.run(m, "next")
    assert not told(events, "attacked")


@pytest.mark.rule("TS-APR-07")
@pytest.mark.parametrize("flag", ["healed", "hurt"])
def test_whether_one_could_attack_now_does_not_matter(flag: str) -> None:
    m = scene({"hur_ban": "g1"}, {"naga": "c1"}, *LANE)
    setattr(m, flag, 1 << alone.find(m, "naga"))
    aim, mind = cards.FIGHT, Mind(alone.find(m, "hur_ban"), cards.FIGHT, 5, 5)
    assert Thinker(m, mind).plans(aim, 5) == []
    assert nearer(m, "hur_ban", "fight", 5) == ("a", {("naga", "d1")})


@pytest.mark.rule("TS-APR-07")
def test_neither_a_shield_nor_a_bullys_fear_matters() -> None:
    m = scene({"father_haudrauf": "b1"}, {"colossus": "h1"}, *LANE)
    assert nearer(m, "father_haudrauf", "fight", 5) == ("a", {("colossus", "g1")})
    m = scene({"hur_ban": "b1"}, {"naga": "m3"}, items={"bow": "b1", "great_shield": "m3"})
    assert nearer(m, "hur_ban", "fight", 1) == ("a", {("naga", "b3")})


@pytest.mark.rule("TS-APR-08")
def test_the_map_is_chosen_once() -> None:
    """A key lies on the way to the portcullis, but he does not have it yet: the way is measured as if it were open."""
    m = alone.lay({"white_phil": "b2"}, {"cleric": "a10"}, items={"key": "g1"}, drawn=draw(*LOOP, "e1 W #"))
    assert near(m)[:2] == ("approach", "b")
    assert alone.steps(m)[-1] == "move i1 h1 g1 f1"
    alone.run(m, "next")
    assert alone.carries(m, "white_phil") == "key"
