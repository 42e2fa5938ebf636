"""Solitaire: the mode fight (TS-FGT)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, told
from verlies.games.twister.match import TwisterMatch

# Who can be attacked


@pytest.mark.rule("TS-FGT-01", "TS-ACT-05")
def test_an_enemy_is_in_reach_if_the_limit_pays_for_the_way_and_the_fight() -> None:
    m = alone.lay({"hur_ban": "b1"}, {"naga": "k1"})  # 5 AP, speed 2: four moves and the fight
    assert alone.results(m)["fight"] == "yes"
    assert alone.thought(m)["tests"][0]["need"] == 5
    alone.run(m, "next")
    assert alone.where(m, "hur_ban") == "j1"
    assert alone.results(alone.lay({"hur_ban": "b1"}, {"naga": "l1"}))["fight"] == "no"


@pytest.mark.rule("TS-FGT-01", "TS-PRX-07", "TS-END-01")
def test_a_wounded_enemy_is_a_target_and_its_elimination_a_point() -> None:
    m = alone.lay({"hur_ban": "c3"}, {"mage": "e3", "cleric": "u10"}, wounded=["mage"])
    assert alone.goal(m) == "fight mage"
    alone.clash(m, 0, 3)
    assert alone.where(m, "mage") == "dead"
    assert m.vp(1) == 1


@pytest.mark.rule("TS-FGT-01", "TS-AMB-20")
def test_whom_one_npc_wounds_no_other_finishes_off_in_the_same_turn() -> None:
    npcs, drawn = {"hur_ban": "c3", "white_phil": "d6"}, draw(*alone.SHUT)
    m = alone.lay(npcs, {"cleric": "d3"}, drawn=drawn, row=["white_phil", "hur_ban"])
    assert alone.goal(m) == "fight cleric"
    m = alone.lay(npcs, {"cleric": "d3"}, drawn=drawn)
    alone.clash(m, 0, 3)
    assert alone.is_wounded(m, "cleric")
    alone.run(m, "next")  # nobody else is there: Hur-Ban stays where he is
    assert alone.thought(m)["npc"] == "white_phil"
    assert alone.results(m)["fight"] == "no"


@pytest.mark.rule("TS-FGT-01")
def test_in_the_next_turn_of_the_non_player_the_wounded_one_is_a_target_again() -> None:
    m = alone.lay({"hur_ban": "c3"}, {"cleric": "d3", "naga": "u3"})
    alone.clash(m, 0, 3)
    alone.run(m, "...", "play 3", "end")
    assert alone.goal(m) == "fight cleric"


@pytest.mark.rule("TS-FGT-01", "TS-ACT-04")
def test_without_an_enemy_in_play_nobody_fights() -> None:
    m = alone.lay({"hur_ban": "c3"}, bag=["yellow cleric"])
    assert alone.results(m)["fight"] == "void"


# Whom it attacks


@pytest.mark.rule("TS-FGT-02", "TS-PRX-01")
def test_a_better_rank_counts_more_than_a_shorter_way() -> None:
    m = alone.lay({"hur_ban": "b3"}, {"cleric": "b7", "mage": "c3", "naga": "c4"})
    assert alone.goal(m) == "fight cleric"
    m = alone.lay({"hur_ban": "b3"}, {"cleric": "u5", "mage": "b7", "naga": "c3"})
    assert alone.goal(m) == "fight mage"  # the Cleric is too far away


@pytest.mark.rule("TS-FGT-03", "TS-PRX-06", "TS-PRX-04")
def test_it_stops_on_the_nearest_square_beside_the_target() -> None:
    m = alone.lay({"hur_ban": "c3"}, {"mage": "f3"})
    assert alone.steps(m) == ["move c3 d3 e3"]
    m = alone.lay({"hur_ban": "c3"}, {"mage": "e5"})  # d5 and e4 are three squares away
    assert alone.chance(m) == ["tie 1", "tie 2"]
    assert {one["squares"] for one in alone.thought(m)["objects"]} == {3}
    alone.run(m, "tie 2", "next")
    assert alone.where(m, "hur_ban") == "e4"


@pytest.mark.rule("TS-FGT-03")
def test_a_square_that_is_taken_is_not_a_place_to_fight_from() -> None:
    m = alone.lay({"hur_ban": "b3", "muldon": "d3"}, {"mage": "e3"})
    assert len(alone.chance(m)) == 2  # e2 and e4, four squares away
    alone.run(m, "tie 1", "next")
    assert alone.where(m, "hur_ban") == "e2"


# What comes of it


@pytest.mark.rule("TS-FGT-04")
def test_after_a_draw_it_attacks_the_same_one_while_ap_are_left() -> None:
    """White Phil, fight 4, against a telepath: each plays the card that she likes."""
    m = alone.lay({"white_phil": "c3"}, {"telepath": "d3", "colossus": "g3"}, drawn=draw(*alone.SHUT))
    for fought, value in enumerate((5, 4, 3), 1):
        events = alone.clash(m, value, value)
        assert told(events, "tied") == [{}]
        assert alone.goal(m) == "fight telepath"
        assert alone.thought(m)["ap"] == {"left": 4 - fought, "of": 4}
    events = alone.clash(m, 6, 6)
    assert told(events, "npc_done") == [{"npc": "white_phil", "unused": 0}]


@pytest.mark.rule("TS-FGT-05", "TS-NPT-06")
def test_one_who_is_wounded_is_deactivated_at_once() -> None:
    m = alone.lay({"hur_ban": "c3", "yom": "u10"}, {"colossus": "d3"})
    events = alone.clash(m, 6, 3)
    assert alone.is_wounded(m, "hur_ban")
    assert told(events, "npc_done") == [{"npc": "hur_ban", "unused": 4}]
    assert alone.row(m) == [("hur_ban", "wounded"), ("yom", "acts")]


@pytest.mark.rule("TS-EX-05", "TS-FGT-06", "TS-AMB-02")
def test_hur_ban_beats_the_cleric_then_the_mage_and_walks_up_to_the_backstabber() -> None:
    m = alone.lay({"hur_ban": "b3"}, {"cleric": "e3", "mage": "d6", "backstabber": "h5"})
    assert (alone.goal(m), alone.steps(m)) == ("fight cleric", ["move b3 c3 d3"])
    alone.clash(m, 0, 3)
    assert (alone.goal(m), alone.steps(m)) == ("fight mage", ["move d3 d4 d5"])
    alone.clash(m, 0, 3)
    assert alone.thought(m)["ap"] == {"left": 1, "of": 5}
    assert (alone.thought(m)["kind"], alone.steps(m)) == ("approach", ["move d5 e5 f5"])
    events = alone.run(m, "next")
    assert told(events, "attacked") == []
    assert told(events, "npc_done") == [{"npc": "hur_ban", "unused": 0}]
    assert [alone.is_wounded(m, name) for name in ("cleric", "mage", "backstabber")] == [True, True, False]


@pytest.mark.rule("TS-FGT-06", "TS-AMB-03")
def test_one_that_can_be_attacked_comes_before_a_better_one_that_cannot() -> None:
    m = alone.lay({"hur_ban": "b3"}, {"cleric": "c3", "mage": "u10", "colossus": "b5"})
    alone.clash(m, 0, 3)
    assert alone.goal(m) == "fight colossus"


@pytest.mark.rule("TS-FGT-06")
def test_if_none_can_be_attacked_it_goes_for_the_best_rank_not_for_the_nearest() -> None:
    m = alone.lay({"hur_ban": "b1"}, {"cleric": "i1", "mage": "q1", "naga": "h4"})
    alone.clash(m, 0, 3)  # three moves and a fight
    assert (alone.thought(m)["kind"], alone.steps(m)) == ("approach", ["move h1 i1 j1"])


@pytest.mark.rule("TS-FGT-06")
def test_the_one_beaten_stays_out_of_the_approach_too() -> None:
    m = alone.lay({"hur_ban": "c3"}, {"mage": "d3"})
    alone.clash(m, 0, 3)
    assert alone.thought(m)["kind"] == "none"
    events = alone.run(m, "next")
    assert told(events, "npc_idle") == [{"npc": "hur_ban"}]
    assert alone.where(m, "hur_ban") == "c3"
    m = alone.lay({"hur_ban": "c3"}, {"mage": "d3", "naga": "p3"})
    alone.clash(m, 0, 3)
    assert alone.thought(m)["kind"] == "approach"  # to the naga, though the mage is worth more


# Bow and lance


def archer(**position: Any) -> TwisterMatch:
    """Nightshade Nell with a bow on c3, and no way out; she ranks cleric, telepath, mage, banshee, naga."""
    items = {"violet bow": "c3", **position.pop("items", {})}
    return alone.lay({"nightshade_nell": "c3"}, items=items, drawn=draw(*alone.SHUT), **position)


@pytest.mark.rule("TS-FGT-07")
def test_who_carries_a_bow_prefers_any_shot_to_a_combat_at_close_quarters() -> None:
    yellow = {"cleric": "e4", "naga": "c9"}
    m = archer(yellow=yellow, items={"great_shield": "e4"})
    assert (alone.goal(m), alone.steps(m)) == ("shoot naga", [])
    m = alone.lay({"nightshade_nell": "c3"}, yellow, items={"great_shield": "e4"}, drawn=draw(*alone.SHUT))
    assert alone.results(m)["fight"] == "yes"
    alone.run(m, "tie 1", "next")
    assert told(alone.run(m, "card 0", "np 3"), "wounded")[0]["figure"] == "cleric"


@pytest.mark.rule("TS-FGT-07", "TS-PRX-01")
def test_shots_go_by_rank_and_from_the_nearest_square() -> None:
    m = archer(yellow={"naga": "c9", "mage": "h4"})
    assert (alone.goal(m), alone.steps(m)) == ("shoot mage", ["move c3 c4"])


@pytest.mark.rule("TS-FGT-07")
def test_if_nobody_can_be_shot_she_fights_at_close_quarters() -> None:
    m = archer(yellow={"cleric": "c6"}, items={"great_shield": "c6"})
    assert (alone.goal(m), alone.steps(m)) == ("fight cleric", ["move c3 c4 c5"])
    m = archer(yellow={"cleric": "c6"})
    assert (alone.goal(m), alone.steps(m)) == ("shoot cleric", [])


@pytest.mark.rule("TS-FGT-07")
def test_beside_an_unwounded_enemy_she_steps_back_before_she_shoots() -> None:
    m = archer(yellow={"cleric": "d3"})
    assert (alone.goal(m), alone.steps(m)) == ("shoot cleric", ["move c3 b3"])


@pytest.mark.rule("TS-FGT-07", "TS-AMB-30")
def test_a_bow_on_his_way_only_adds_squares_to_attack_from() -> None:
    """White Phil ranks cleric, mage, banshee. The cleric bars his way to the bow; when he lies there, 3 AP are left."""
    m = alone.lay({"white_phil": "b1"}, {"cleric": "c1", "mage": "h1"}, items={"bow": "d1"}, drawn=alone.lane("b1 W |"))
    assert (alone.results(m)["item"], alone.goal(m)) == ("no", "fight cleric")
    alone.clash(m, 1, 6)
    assert (alone.goal(m), alone.steps(m)) == ("shoot mage", ["move b1 c1 d1"])
    drawn = draw(*(f"{column}1 S -" for column in "bcefgh"), "b1 W |")
    for mage, then in (("u10", "shoot banshee"), ("f1", "fight mage")):  # a better rank comes first, if in reach
        yellow = {"cleric": "c1", "mage": mage, "banshee": "d5"}
        m = alone.lay({"white_phil": "b1"}, yellow, items={"bow": "d1", "great_shield": mage}, drawn=drawn)
        alone.clash(m, 1, 6)
        assert alone.goal(m) == then


@pytest.mark.rule("TS-FGT-04", "TS-FGT-07")
def test_after_a_shot_that_missed_she_shoots_again() -> None:
    m = archer(yellow={"cleric": "c6", "telepath": "h3"})
    events = alone.clash(m, 6, 3)
    assert told(events, "missed") == [{"figures": ["nightshade_nell"]}]
    assert not alone.is_wounded(m, "nightshade_nell")
    assert alone.goal(m) == "shoot cleric"
    assert alone.left(m, "nightshade_nell", events) == alone.limit(m, "nightshade_nell", "fight") - 1


@pytest.mark.rule("TS-FGT-08")
def test_a_lance_reaches_farther_and_the_cheaper_way_wins() -> None:
    m = alone.lay({"hur_ban": "b3"}, {"cleric": "e3"}, items={"violet extendable_lance": "b3"})
    assert (alone.goal(m), alone.steps(m)) == ("lance cleric", ["move b3 c3"])
    m = alone.lay({"hur_ban": "d3"}, {"cleric": "e3"}, items={"violet extendable_lance": "d3"})
    assert (alone.goal(m), alone.steps(m)) == ("fight cleric", [])


@pytest.mark.rule("TS-FGT-08", "TW-ITM-LAN-03")
def test_beside_an_unwounded_enemy_the_lance_is_of_no_use() -> None:
    lance = {"violet extendable_lance": "c3"}
    m = alone.lay({"hur_ban": "c3"}, {"cleric": "e3", "naga": "c4"}, items=lance)
    assert (alone.goal(m), alone.steps(m)) == ("fight cleric", ["move c3 d3"])
    m = alone.lay({"hur_ban": "c3", "yom": "d3"}, {"cleric": "e3"}, items=lance)
    assert alone.thought(m)["tests"][0]["need"] == 3  # nor past anybody: two moves to e2 or e4


@pytest.mark.rule("TS-FGT-08")
def test_on_equal_cost_it_takes_the_lance() -> None:
    drawn = draw("d3 W =")  # from c4 it is one square to c3, behind the slit, and to d4, beside the Cleric
    m = alone.lay({"hur_ban": "c4"}, {"cleric": "d3"}, items={"violet extendable_lance": "c4"}, drawn=drawn)
    assert (alone.goal(m), alone.steps(m)) == ("lance cleric", ["move c4 c3"])


@pytest.mark.rule("TS-FGT-04", "TS-FGT-08")
def test_a_lost_attack_breaks_the_lance_and_it_goes_on_against_the_same_enemy() -> None:
    m = alone.lay({"hur_ban": "b3"}, {"cleric": "e3"}, items={"violet extendable_lance": "b3"}, level="green")
    alone.clash(m, 6, 0)
    assert not alone.is_wounded(m, "hur_ban")
    assert alone.where(m, "violet extendable_lance") == "lost"
    assert (alone.goal(m), alone.steps(m)) == ("fight cleric", ["move c3 d3"])


# At the start zone


@pytest.mark.rule("TS-FGT-09", "TS-PLN-03")
def test_an_enemy_in_its_start_zone_is_attacked_from_the_labyrinth_only() -> None:
    m = alone.lay({"hur_ban": "d3"}, {"cleric": "a3"})
    assert (alone.goal(m), alone.steps(m)) == ("fight cleric", ["move d3 c3 b3"])
    m = alone.lay({"hur_ban": "d3", "muldon": "b3"}, {"cleric": "a3"})
    assert alone.results(m)["fight"] == "no"
