"""Solitaire: the worked examples on ways, items and a whole turn (TS-EX)."""

from __future__ import annotations

import pytest

from games.twister import alone
from games.twister.table import draw, gate_state, told
from verlies.games.twister.dungeon import NAMES
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.memory import tilt

LANE = [f"{column}1 S -" for column in "bcdefghijk"] + ["k1 E |"]


@pytest.mark.rule("TS-EX-01")
def test_white_phil_cannot_get_out_wants_no_wand_and_attacks_the_cleric() -> None:
    """The naga in a niche is nearer, but the cleric, who bars the way out, comes first."""
    niche = [mark for mark in LANE if mark != "f1 S -"] + ["f2 S -", "f2 E |", "f2 W |"]
    yellow = {"cleric": "b1", "naga": "f2"}
    m = alone.lay({"white_phil": "k1"}, yellow, items={"fireball_wand": "i1"}, drawn=draw(*niche))
    assert alone.results(m) == {
        "exit": "no", "item": "void", "fight": "yes", "reveal": "unasked", "rotate": "unasked", "join": "unasked"
    }  # fmt: skip
    assert (alone.goal(m), alone.thought(m)["tests"][2]["need"]) == ("fight cleric", 4)
    events = alone.run(m, "next", "card 1", "np 6")
    assert told(events, "npc_done")[0]["unused"] == 0


@pytest.mark.rule("TS-EX-06")
def test_lissandra_reveals_two_halls_and_picks_up_the_bow() -> None:
    """Two AP for the first hall; then a move, a jump over a pit, and the second hall with the last AP."""
    walls = [f"{column}5 S -" for column in "bcdefg"] + ["h5 O"]
    m = alone.lay(
        {"lissandra": "c5"}, {"cleric": "a10"}, items={"bow": "e5"}, bag=("violet arthos",), down=("S3", "S4"),
        drawn=draw(*walls),
    )  # fmt: skip
    assert (alone.goal(m), alone.steps(m)) == ("reveal S3", ["move c5 d5 e5 f5"])
    alone.run(m, "next", "hall 38A 0", "bag violet arthos", "dice 5 1")
    assert alone.carries(m, "lissandra") == "bow"
    assert alone.thought(m)["ap"]["left"] == 3
    assert (alone.goal(m), alone.steps(m)) == ("reveal S4", ["move f5 g5", "jump g5 h5 i5"])
    events = alone.run(m, "next", "hall 38B 0")
    assert told(events, "npc_jumped") == [{"npc": "lissandra", "source": "g5", "over": "h5", "to": "i5"}]
    assert told(events, "hall_revealed")[0]["slot"] == "S4"
    assert alone.mind(m).ap == 0


@pytest.mark.rule("TS-EX-07")
def test_tueft_al_goes_to_the_cleric_and_picks_up_the_lance() -> None:
    """No gear in reach; three allies are, and the cleric is the best of them, four AP away."""
    walls = [f"{chr(98 + at)}1 S -" for at in range(20)]
    npcs = {"tueft_al": "b1", "arthos": "e1", "snake_slissken": "g1", "father_sam_arito": "m1"}
    m = alone.lay(npcs, {"cleric": "a10"}, items={"extendable_lance": "h1"}, drawn=draw(*walls))
    assert alone.results(m)["rotate"] == "no"
    assert (alone.goal(m), alone.thought(m)["tests"][1]["need"]) == ("join father_sam_arito", 4)
    assert alone.thought(m)["tests"][1]["prio"] == 1
    alone.run(m, "next")
    assert (alone.where(m, "tueft_al"), alone.carries(m, "tueft_al")) == ("l1", "extendable_lance")


@pytest.mark.rule("TS-EX-08", "TS-PLN-06", "TS-ITM-06", "TS-ITM-08", "TS-AMB-05", "TS-AMB-06")
def test_serpico_takes_xanth_to_the_cleric_then_the_wand_out() -> None:
    """A lane of thirty squares from k3 to a1 with a slit in it: Xanth is fifteen squares away, the cleric five more,
    the wand three, the exit seven."""
    walls = [f"{column}{line} S -" for column in "bcdefghijk" for line in (1, 2, 3)]
    walls = [mark for mark in walls if mark not in ("k1 S -", "b2 S -")]
    walls += ["b2 W |", "b3 W |", "k1 E |", "k2 E |", "k3 E |", "h2 E ="]
    npcs = {"serpico": "k3", "xanth": "g2", "deacon_longreach": "k1"}
    m = alone.lay(npcs, {"cleric": "a10"}, items={"fireball_wand": "h1"}, wounded=("xanth",), drawn=draw(*walls))
    assert (alone.goal(m), alone.thought(m)["objects"][0]["prio"]) == ("item xanth", 1)
    alone.run(m, "next")  # in the third AP, with three squares left
    assert (alone.thought(m)["ap"]["left"], alone.thought(m)["steps_left"]) == (2, 3)
    assert alone.steps(m) == ["move g2 h2 i2 j2", "move j2 k2 k1"]
    events = alone.run(m, "next")
    assert told(events, "npc_gave") == [{"npc": "serpico", "other": "deacon_longreach", "thing": "xanth"}]
    assert (alone.thought(m)["ap"]["left"], alone.thought(m)["steps_left"]) == (1, 4)
    assert (alone.goal(m), alone.steps(m)) == ("item fireball_wand", ["move k1 j1 i1 h1"])
    alone.run(m, "next")
    assert (alone.thought(m)["ap"]["left"], alone.thought(m)["steps_left"]) == (1, 1)
    assert (alone.goal(m), alone.steps(m)) == ("exit", ["move h1 g1", "move g1 f1 e1 d1 c1 b1 a1"])
    alone.run(m, "next")
    assert (m.vp(1), alone.where(m, "fireball_wand"), alone.carries(m, "deacon_longreach")) == (1, "lost", "xanth")


# A whole turn on printed halls (TS-EX-26)


def at(x: int, y: int) -> str:
    return NAMES[x * 10 + y]


def way(kind: str, *squares: tuple[int, int]) -> str:
    return " ".join([kind, *(at(*square) for square in squares)])


def whole_turn() -> TwisterMatch:
    halls = {"S1": ("37A", 0), "S2": ("40B", 0), "S3": ("39B", 1), "S4": ("38B", 0), "S5": ("38A", 2), "S6": ("40A", 0)}
    npcs = {"lissandra": (9, 1), "arthos": (2, 9), "serpico": (8, 7), "father_sam_arito": (3, 8), "xanth": (4, 3)}
    persons = {"cleric": (3, 4), "mage": (0, 3), "mechanork": (0, 6), "colossus": (0, 8)}
    items = {"violet bow": (10, 1), "yellow fireball_wand": (1, 4), "violet key": (5, 8), "yellow rope": (4, 9)}
    places = [{name: at(*square) for name, square in each.items()} for each in (npcs, persons, items)]
    return alone.lay(
        places[0], places[1], items=places[2], halls=halls | {"S7": ("37B", 0), "S8": ("39A", 0)},
        down=("S5", "S6", "S7", "S8"), wounded=("xanth",),
        bag=("yellow key", "violet yom", "violet great_shield", "yellow naga", "yellow bow"),
        row=("lissandra", "arthos", "serpico", "father_sam_arito", "xanth"),
    )  # fmt: skip


@pytest.mark.rule("TS-EX-26", "TS-PRX-04", "TS-NPT-05", "TS-AMB-05", "TS-AMB-25")
def test_a_turn_of_the_non_player() -> None:
    m = whole_turn()
    tilt(m, 1 << alone.find(m, "father_sam_arito"))
    assert alone.row(m)[3:] == [("father_sam_arito", "done"), ("xanth", "wounded")]

    assert alone.goal(m) == "reveal S5"
    first = alone.thought(m)["tests"][0]
    assert (first["need"], first["squares"]) == (4, 4)
    jump = way("jump", (9, 0), (10, 0), (10, 1))
    assert alone.steps(m) == [way("move", (9, 1), (9, 0)), jump, way("move", (10, 1), (10, 2))]
    events = alone.run(m, "next", "hall 38A 2", "bag yellow key", "dice 2 2", "bag violet yom", "dice 5 5", "dice 4 3")
    assert told(events, "npc_took") == [{"npc": "lissandra", "thing": "bow", "square": at(10, 1)}]
    assert [each["result"] for each in told(events, "dice")] == ["placed", "again", "placed"]
    assert (alone.where(m, "yellow key"), alone.where(m, "yom")) == (at(14, 3), at(12, 2))
    alone.run(m, "bag violet great_shield", "dice 6 4")
    assert [str(move) for move in m.moves(0)] == [f"set {at(x, 1)}" for x in (11, 12, 13, 14)]
    alone.run(m, f"set {at(13, 1)}")
    assert alone.row(m)[-1] == ("yom", "waits")
    assert (alone.thought(m)["kind"], alone.thought(m)["objects"][0]["object"]) == ("approach", "S6")
    assert alone.steps(m) == [way("move", (10, 2), (10, 3), (10, 4), (11, 4))]

    alone.run(m, "next")
    assert alone.chance(m) == ["tie 1", "tie 2"]
    assert {(each["gate"], each["need"], each["squares"]) for each in alone.thought(m)["objects"][:2]} == {
        ("40B-P1", 4, 4), ("40B-P2", 4, 4)
    }  # fmt: skip
    alone.run(m, "tie 1")
    moves = [way("move", (2, 9), (3, 9)), way("move", (3, 9), (3, 8), (3, 7)), way("move", (3, 7), (3, 6))]
    assert alone.steps(m) == moves
    alone.run(m, "next")
    assert gate_state(m, "40B-P1") == "broken"
    assert (alone.thought(m)["kind"], alone.steps(m)) == ("approach", [way("move", (3, 6), (3, 7), (2, 7))])
    assert alone.thought(m)["objects"][0]["gate"] == "40B-P2"
    alone.run(m, "next")
    assert m.vp(1) == 0

    test = alone.thought(m)["tests"][0]
    assert (alone.goal(m), test["prio"], test["need"], test["squares"]) == ("item xanth", 1, 3, 12)
    assert alone.steps(m) == [
        way("move", (8, 7), (8, 6), (8, 5), (8, 4), (7, 4), (6, 4)),
        way("jump", (6, 4), (6, 3), (6, 2)),
        way("move", (6, 2), (6, 1), (5, 1), (5, 2), (5, 3), (4, 3)),
    ]
    alone.run(m, "next")
    assert (alone.thought(m)["ap"]["left"], alone.thought(m)["steps_left"]) == (2, 1)
    assert alone.results(m)["item"] == "no"
    assert (alone.goal(m), alone.thought(m)["tests"][1]["squares"]) == ("exit", 9)
    assert alone.steps(m) == [
        way("move", (4, 3), (4, 2)),
        way("move", (4, 2), (5, 2), (5, 1), (5, 0), (4, 0), (3, 0), (2, 0)),
        way("move", (2, 0), (1, 0), (0, 0)),
    ]
    alone.run(m, "next")
    assert (m.vp(1), alone.where(m, "serpico"), alone.where(m, "xanth")) == (1, "gone", "lost")
    assert alone.acting(m) == "yom"
