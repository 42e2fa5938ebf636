"""Solitaire: the personalities that show on the way, on entering and in reveals (TS-PER)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, told
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME
from verlies.games.twister.solo.cards import HOOKS

CELL = ("b1 W |", "b1 S -", "b1 E |")
"""The square b1, closed to all sides."""
BAG = ["yellow naga"]


def need(m: TwisterMatch, objective: str) -> int:
    found: int = alone.trial(m, objective)["need"]
    return found


# Franz Rapyd starts faster


@pytest.mark.rule("TS-PER-03")
def test_the_first_move_of_franz_rapyd_has_two_more_squares() -> None:
    for at, ap in (("i3", 1), ("j3", 2), ("o3", 2), ("p3", 3)):  # 8, 9, 14 and 15 squares
        assert need(alone.lay({"franz_rapyd": at}, drawn=draw(*alone.STUCK), bag=BAG), "exit") == ap
    for at, ap in (("g3", 1), ("i3", 2), ("m3", 2), ("n3", 3)):
        assert need(alone.lay({"snake_slissken": at}, drawn=draw(*alone.STUCK), bag=BAG), "exit") == ap


# Djenh hurries with a wounded one


@pytest.mark.rule("TS-PER-03")
def test_djenh_has_speed_5_with_a_wounded_ally() -> None:
    goes = {"arthos": "h3"}
    m = alone.lay({"djenh": "b3", "yom": "b3", **goes}, wounded=["yom"], bag=BAG)
    assert alone.steps(m) == ["move b3 c3 d3 e3 f3 g3"]
    m = alone.lay({"djenh": "b3", **goes}, items={"violet rope": "b3"}, bag=BAG)
    assert alone.steps(m) == ["move b3 c3 d3 e3", "move e3 f3 g3"]


@pytest.mark.rule("TS-PER-03")
def test_djenh_must_have_him_when_the_move_begins_and_others_are_not_faster() -> None:
    lane = draw(*(f"{column}3 {side} -" for column in "bcdef" for side in "NS"))
    m = alone.lay({"djenh": "b3", "yom": "d3", "arthos": "j3"}, wounded=["yom"], drawn=lane, bag=BAG)
    assert alone.goal(m) == "join arthos"
    # taken on d3: the second move is the faster one
    assert alone.steps(m) == ["move b3 c3 d3 e3", "move e3 f3 g3 h3 i3"]
    m = alone.lay({"white_phil": "f3", "yom": "f3"}, wounded=["yom"], bag=BAG)
    assert need(m, "exit") == 2  # 5 squares, speed 3


# Amystyn blinks


@pytest.mark.rule("TS-PER-03")
def test_amystyn_vanishes_where_nothing_can_be_reached() -> None:
    m = alone.lay({"amystyn": "b1"}, items={"violet bow": "b1"}, drawn=draw(*CELL), bag=BAG, down=["S7"])
    assert alone.thought(m)["kind"] == "blink"
    alone.run(m, "next")
    assert len(alone.chance(m)) == 7  # every hall that lies open
    alone.run(m, "room 38A")
    assert len(alone.chance(m)) == 36
    events = alone.run(m, "dice 2 4")
    assert told(events, "blinked") == [{"npc": "amystyn", "source": "b1", "to": "h4"}]
    assert (alone.where(m, "amystyn"), alone.carries(m, "amystyn")) == ("h4", "bow")
    assert told(events, "npc_done")[0]["npc"] == "amystyn"


@pytest.mark.rule("TS-PER-03", "TS-TPT-03", "TS-TPT-07")
def test_the_dice_for_amystyn_are_the_teleport_dice() -> None:
    m = alone.lay({"amystyn": "b1", "yom": "h4"}, drawn=draw(*CELL), bag=BAG, wounded=["yom"])
    alone.run(m, "next", "room 38A", "dice 2 4")
    assert alone.where(m, "amystyn") == "b1"  # Yom is there: again
    alone.run(m, "dice 6 4")
    assert [str(move) for move in m.moves(0)] == ["set g4", "set i4", "set j4", "set k4"]
    alone.run(m, "set k4")
    assert alone.where(m, "amystyn") == "k4"


@pytest.mark.rule("TS-PER-03")
def test_on_a_double_six_amystyn_stays() -> None:
    m = alone.lay({"amystyn": "b1"}, drawn=draw(*CELL), bag=BAG)
    events = alone.run(m, "next", "room 38A", "dice 6 6")
    assert alone.where(m, "amystyn") == "b1"
    assert told(events, "token_lost") == []


@pytest.mark.rule("TS-PER-03", "TS-INV-10")
def test_what_lies_under_amystyn_stays_there() -> None:
    m = alone.lay({"amystyn": "b1"}, items={"rope": "b1"}, loose=["rope"], drawn=draw(*CELL), bag=BAG)
    alone.run(m, "next", "room 38A", "dice 2 4")
    assert (alone.where(m, "amystyn"), alone.where(m, "rope")) == ("h4", "b1")


@pytest.mark.rule("TS-PER-03")
def test_amystyn_does_not_vanish_if_something_can_be_reached_nor_from_a_start_zone() -> None:
    assert alone.thought(alone.lay({"amystyn": "c1"}, bag=BAG))["kind"] == "goal"
    east = draw(*alone.SHUT, *(f"u{row} E |" for row in range(1, 11)))
    assert alone.thought(alone.lay({"amystyn": "v3"}, drawn=east, bag=BAG))["kind"] == "none"
    assert alone.thought(alone.lay({"muldon": "b1"}, drawn=draw(*CELL), bag=BAG))["kind"] == "none"


@pytest.mark.rule("TS-PER-03", "TS-ITM-07")
def test_amystyn_does_not_vanish_after_he_took_something() -> None:
    marks = ("b1 W |", "b1 S -", "c1 S -", "c1 E |")
    m = alone.lay({"amystyn": "b1"}, items={"bow": "c1"}, drawn=draw(*marks), bag=BAG)
    assert alone.goal(m) == "item bow"
    events = alone.run(m, "...")
    assert told(events, "blinked") == []
    assert alone.carries(m, "amystyn") == "bow"


# Mona Wail crawls on


def hurt(at: str = "e3", **position: Any) -> TwisterMatch:
    npcs = {"mona_wail": at, **position.pop("npcs", {})}
    bag = [] if "naga" in position.get("yellow", {}) else BAG
    return alone.lay(npcs, wounded=["mona_wail", *position.pop("wounded", [])], bag=bag, **position)


@pytest.mark.rule("TS-PER-03", "TS-NPT-03")
def test_mona_wail_acts_when_wounded_with_speed_2_and_2_ap() -> None:
    m = hurt()
    assert (alone.thought(m)["npc"], alone.goal(m), alone.thought(m)["ap"]["of"]) == ("mona_wail", "exit", 2)
    assert alone.steps(m) == ["move e3 d3 c3", "move c3 b3 a3"]
    alone.run(m, "next")
    assert (alone.where(m, "mona_wail"), m.vp(1)) == ("gone", 1)
    m = hurt("f3")
    assert alone.results(m)["exit"] == "no"
    assert (alone.thought(m)["kind"], alone.thought(m)["ap"]["of"]) == ("approach", 2)
    alone.run(m, "next")
    assert (alone.where(m, "mona_wail"), alone.is_wounded(m, "mona_wail")) == ("b3", True)


@pytest.mark.rule("TS-PER-03")
def test_wounded_mona_wail_neither_fights_nor_pushes_nor_takes_anything() -> None:
    m = hurt("j3", yellow={"naga": "k3"}, items={"key": "i3"}, drawn=draw(*alone.SHUT))
    done = alone.results(m)
    assert (done["push"], done["item"], done["fight"]) == ("void", "void", "void")


@pytest.mark.rule("TS-PER-03")
def test_wounded_mona_wail_leaves_what_lies_with_her() -> None:
    m = hurt("f3", items={"violet rope": "f3", "rope": "d3", "key": "b3"})
    alone.run(m, "next")
    assert alone.where(m, "mona_wail") == "b3"
    assert [alone.where(m, item) for item in ("violet rope", "rope", "key")] == ["f3", "d3", "b3"]


@pytest.mark.rule("TS-PER-03")
def test_wounded_mona_wail_stops_on_no_square_with_another() -> None:
    lane = draw(*(f"{column}3 {side} -" for column in "bcdef" for side in "NS"))
    m = hurt("f3", npcs={"yom": "d3"}, wounded=["yom"], drawn=lane)
    assert alone.steps(m) == ["move f3 e3"]  # d3 is taken, and c3 is three squares away


@pytest.mark.rule("TS-PER-03", "TS-RVL-01")
def test_wounded_mona_wail_still_reveals_and_joins() -> None:
    assert alone.goal(hurt("j3", down=["S5"], drawn=draw(*alone.SHUT))) == "reveal S5"
    assert alone.goal(hurt("j3", npcs={"muldon": "m3"}, drawn=draw(*alone.SHUT))) == "join muldon"


@pytest.mark.rule("TS-PER-02", "TS-PER-03", "TS-NPT-06")
def test_mona_wail_does_not_act_when_carried_or_wounded_in_this_turn_and_others_never_do() -> None:
    m = hurt("e3", npcs={"granit_gus": "e3"})
    assert alone.thought(m)["npc"] == "granit_gus"
    m = alone.lay({"hur_ban": "d3", "mona_wail": "e4"}, {"cleric": "e3"})
    events = alone.run(
        m, "next", "card 6", "np 0", "recruit yom", "room 37A", "dice 6 6"
    )  # 6 against 8: both are wounded
    assert alone.row(m)[1] == ("mona_wail", "wounded")
    assert told(events, "activated") == []
    assert alone.thought(alone.lay({"lou_dah": "c3", "yom": "u10"}, wounded=["lou_dah"], bag=BAG))["npc"] == "yom"


@pytest.mark.rule("TS-NPT-06", "TS-FGT-05")
def test_mona_wail_does_not_go_on_when_she_is_wounded_in_her_activation() -> None:
    marks = (*alone.SHUT, *(f"{column}3 {side} -" for column in "bcdef" for side in "NS"), "f3 E |")
    m = alone.lay({"mona_wail": "e3"}, {"cleric": "f3"}, drawn=draw(*marks), level="green")
    assert alone.goal(m) == "fight cleric"
    events = alone.run(m, "next", "card 6", "np 2")
    assert alone.is_wounded(m, "mona_wail")
    assert told(events, "npc_done") == [{"npc": "mona_wail", "unused": alone.limit(m, "mona_wail", "fight") - 1}]


@pytest.mark.rule("TS-PER-03", "TS-NPT-08")
def test_mona_wail_does_not_act_when_she_was_healed_in_this_turn() -> None:
    m = hurt("d3", npcs={"father_lazarus": "c3"}, row=["father_lazarus", "mona_wail"])
    assert alone.goal(m) == "heal mona_wail"
    events = alone.run(m, "next")
    assert (alone.is_wounded(m, "mona_wail"), told(events, "activated")) == (False, [])


# Lissandra gives the alarm


@pytest.mark.rule("TS-PER-03")
def test_lissandra_calls_somebody_if_no_npc_came_out() -> None:
    m = alone.lay({"lissandra": "f3"}, bag=["yellow naga", "yellow key", "violet rope"], down=["S3", "S7"])
    alone.run(m, "next", "hall 38A 0", "bag yellow naga", "dice 1 1", "bag yellow key", "dice 2 2", "bag violet rope")
    events = alone.run(m, "dice 3 1")
    assert told(events, "alarm") == [{"npc": "lissandra"}]
    assert "recruit yom" in alone.chance(m)
    alone.run(m, "recruit yom", "dice 5 5")
    assert alone.where(m, "yom") == "k5"  # in that very hall, after the others
    assert alone.row(m)[-1] == ("yom", "waits")


@pytest.mark.rule("TS-PER-03")
def test_lissandra_is_quiet_if_an_npc_came_out_even_one_that_is_lost() -> None:
    for dice in ("dice 2 2", "dice 6 6"):
        m = alone.lay({"lissandra": "f3"}, bag=["yellow naga", "violet yom"], down=["S3", "S7"])
        events = alone.run(m, "next", "hall 38A 0", "bag violet yom", dice, "bag yellow naga", "dice 1 1")
        assert told(events, "alarm") == []


@pytest.mark.rule("TS-PER-03", "TS-VIS-04")
def test_nobody_else_gives_the_alarm() -> None:
    m = alone.lay({"white_phil": "f3", "lissandra": "u10"}, bag=BAG, down=["S3", "S7"], drawn=draw(*alone.SHUT))
    events = alone.run(m, "next", "hall 38A 0", "bag yellow naga", "dice 1 1")
    assert told(events, "alarm") == []
    m = alone.lay({"lissandra": "f3"}, {"naga": "e3"}, turn="person", down=["S3"], bag=["yellow key"])
    events = alone.run(m, "go naga f4", "reveal S3", "hall 38A 0", "bag yellow key", "dice 1 1")
    assert told(events, "alarm") == []


# Snake Slissken lays out the loot


def snake(*marks: str, at: str = "f3", **position: Any) -> TwisterMatch:
    bag = ["yellow naga", "yellow key", "violet rope"]
    return alone.lay(
        {"snake_slissken": at}, drawn=draw(*alone.SHUT, *marks), bag=bag, **{"down": ["S3", "S7"], **position}
    )


@pytest.mark.rule("TS-PER-03")
def test_in_a_hall_that_snake_slissken_reveals_items_lie_where_he_gets_them_soonest() -> None:
    m = snake()
    alone.run(m, "next", "hall 38A 0", "bag yellow key")
    assert alone.chance(m) == ["tie 1"]
    events = alone.run(m, "tie 1")
    assert told(events, "loot_laid") == [{"npc": "snake_slissken", "item": "key", "square": "g3"}]
    alone.run(m, "bag violet rope")
    assert alone.chance(m) == ["tie 1", "tie 2", "tie 3"]  # g2, g4 and h3 are two squares away
    alone.run(m, "tie 3")
    assert alone.where(m, "violet rope") == "h3"
    alone.run(m, "bag yellow naga")
    assert len(alone.chance(m)) == 36  # characters use the dice


@pytest.mark.rule("TS-PER-03", "TW-CHR-NAG-01")
def test_the_way_counts_with_walls_slits_and_pits_as_he_walks() -> None:
    assert need(snake("f3 E ="), "reveal") == 2  # no hall is revealed through a slit
    m = snake("g3 W |", "g2 W |", "g4 W |", "g1 W =")
    alone.run(m, "next", "hall 38A 0", "bag yellow key", "tie 1")
    assert alone.where(m, "key") == "g1"


@pytest.mark.rule("TS-PER-03", "TS-PLN-03")
def test_the_way_does_not_lead_through_the_yellow_start_zone() -> None:
    north = [f"{column}6 N -" for column in "bcdef"]  # over a5 and a6 it would be three squares to b6
    m = alone.lay({"snake_slissken": "b5"}, drawn=draw(*north), bag=["yellow naga", "yellow key"], down=["S2", "S8"])
    alone.run(m, "next", "hall 37B 0", "bag yellow key", "tie 1")
    assert alone.where(m, "key") == "f6"


@pytest.mark.rule("TS-EX-23", "TS-PER-03")
def test_out_of_reach_they_lie_as_near_as_can_be() -> None:
    sides = [f"{column}{line} {side} |" for column, side in ("gW", "kE") for line in range(1, 6)]
    m = snake(*sides, *(f"{column}5 S -" for column in "ghijk"))
    alone.run(m, "next", "hall 38A 0", "bag yellow key")
    assert alone.chance(m) == ["tie 1"]
    alone.run(m, "tie 1")
    assert alone.where(m, "key") == "g3"


@pytest.mark.rule("TS-PER-03")
def test_others_leave_the_loot_to_the_dice() -> None:
    npcs, bag = {"white_phil": "f3", "snake_slissken": "p1"}, ["yellow naga", "yellow key"]
    m = alone.lay(npcs, bag=bag, down=["S3", "S7"], drawn=draw(*alone.SHUT))
    alone.run(m, "next", "hall 38A 0", "bag yellow key")
    assert len(alone.chance(m)) == 36


# Serpico delivers


LANE = tuple(f"{column}3 {side} -" for column in "bcdef" for side in "NS")


def serpico(at: str, npcs: dict[str, str], **position: Any) -> TwisterMatch:
    return alone.lay({"serpico": at, **npcs}, drawn=draw(*alone.SHUT, *LANE), bag=BAG, **position)


@pytest.mark.rule("TS-PER-03", "TS-PLN-06")
@pytest.mark.parametrize("cleric", ["father_sam_arito", "father_haudrauf"])
def test_serpico_hands_a_wounded_ally_to_a_cleric_in_passing(cleric: str) -> None:
    m = serpico("b3", {"xanth": "d3", cleric: "f3"}, wounded=["xanth"])
    assert alone.goal(m) == "item xanth"
    alone.run(m, "next")
    assert (alone.goal(m), alone.steps(m)) == (f"give {cleric}", ["move d3 e3 f3"])
    assert (alone.thought(m)["ap"]["left"], alone.thought(m)["steps_left"]) == (4, 4)
    events = alone.run(m, "next")
    assert told(events, "npc_gave") == [{"npc": "serpico", "other": cleric, "thing": "xanth"}]
    assert (alone.carries(m, cleric), alone.thought(m)["steps_left"]) == ("xanth", 2)


@pytest.mark.rule("TS-PER-03")
def test_serpico_hands_a_wand_to_a_mage() -> None:
    m = serpico("b3", {"muldon": "f3"}, items={"fireball_wand": "d3"})
    events = alone.run(m, "next", "next")
    assert alone.carries(m, "muldon") == "fireball_wand"
    assert [event.rule for event in events if event.kind == "npc_gave"] == ["TS-PER-03"]


@pytest.mark.rule("TS-PER-03")
def test_serpico_goes_to_the_nearest_not_to_the_one_he_likes_best() -> None:
    m = alone.lay({"serpico": "c3", "xanth": "d3", "father_sam_arito": "k3", "father_lazarus": "d5"}, wounded=["xanth"])
    alone.run(m, "next")
    assert alone.goal(m) == "give father_lazarus"


@pytest.mark.rule("TS-PER-03")
@pytest.mark.parametrize("why", ["carries", "wounded", "other", "shut out"])
def test_serpico_keeps_whom_he_cannot_hand_over(why: str) -> None:
    taker = "muldon" if why == "other" else "father_sam_arito"
    position: dict[str, Any] = {"wounded": ["xanth", taker]} if why == "wounded" else {"wounded": ["xanth"]}
    if why == "carries":
        position["items"] = {"violet rope": "f3"}
    marks = (*alone.SHUT, *LANE, "f3 W |") if why == "shut out" else (*alone.SHUT, *LANE)
    m = alone.lay({"serpico": "b3", "xanth": "d3", taker: "f3"}, drawn=draw(*marks), bag=BAG, **position)
    alone.run(m, "next")
    assert (alone.goal(m) or "").split(" ")[0] != "give"
    assert alone.thought(m)["npc"] == "serpico"


@pytest.mark.rule("TS-PER-03", "TS-AMB-27")
def test_serpico_never_takes_back_what_belongs_there() -> None:
    m = serpico("b3", {"xanth": "d3", "father_haudrauf": "d3"}, wounded=["xanth"])
    assert alone.results(m)["item"] != "yes"
    m = serpico("b3", {"muldon": "d3"}, items={"violet fireball_wand": "d3"})
    assert alone.results(m)["item"] != "yes"
    m = serpico("b3", {"yom": "d3"}, items={"violet fireball_wand": "d3"})
    assert alone.goal(m) == "item fireball_wand"  # of anybody else he would take it


@pytest.mark.rule("TS-PER-03")
def test_others_deliver_nothing() -> None:
    m = alone.lay(
        {"amystyn": "b3", "xanth": "d3", "father_sam_arito": "f3"}, wounded=["xanth"], drawn=draw(*alone.SHUT, *LANE)
    )
    assert alone.goal(m) == "item xanth"
    alone.run(m, "next")
    assert alone.goal(m) is None or not alone.goal(m).startswith("give")  # type: ignore[union-attr]


# All of them


@pytest.mark.rule("TS-PER-01", "TS-PER-06")
def test_every_npc_has_one_personality_and_every_effect_its_place_in_the_procedure() -> None:
    """The engine asks for every kind of effect, and for no other."""
    content = GAME.load(GAME.folder / "content")
    kinds = [kind for figure in content.figures for kind in figure.effects]  # type: ignore[attr-defined]
    assert set(kinds) == set(HOOKS)
    records = json.loads((GAME.folder / "content" / "npcs.json").read_text("utf-8"))["records"]
    assert len(records) == 32
    assert all(record["title"] and record["text"] and record["effects"] for record in records)


@pytest.mark.rule("TS-PER-05")
def test_an_npc_shows_its_personality_when_it_enters() -> None:
    m = alone.lay({"white_phil": "f3"}, bag=["violet yom", "yellow naga"], down=["S3", "S7"], drawn=draw(*alone.SHUT))
    events = alone.run(m, "next", "hall 38A 0", "bag violet yom", "dice 2 2")
    assert told(events, "npc_enters") == [{"npc": "yom", "square": "h2"}]
