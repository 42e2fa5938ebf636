"""Why an action is refused: halls, portcullises, attacks, and what single characters and items can do."""

from __future__ import annotations

import pytest

import verlies
from games.twister import table
from games.twister.test_refusals import legal, on

# Halls


@pytest.mark.rule("TW-REV-02")
def test_a_hall_is_revealed_by_somebody_beside_it_who_could_step_in() -> None:
    m = table.lay({"cleric": "e1"}, down=["S3"])
    assert table.why_not(m, "reveal S1") == ("TW-REV-02", "already_up", {"slot": "S1"})
    assert table.why_not(m, "reveal S3") == ("TW-REV-02", "nobody_beside", {"slot": "S3"})
    for mark in "|#=":
        m = table.lay({"cleric": "f1"}, drawn=table.draw(f"f1 E {mark}"), down=["S3"])
        beside = {"slot": "S3", "figure": "cleric", "square": "f1"}
        assert table.why_not(m, "reveal S3") == ("TW-REV-02", "reveal_blocked", beside)
    gate_open = table.lay({"cleric": "f1"}, drawn=table.draw("f1 E #"), down=["S3"])
    table.gate(gate_open, "37A-P1", "open")
    assert legal(gate_open, "reveal S3")


@pytest.mark.rule("TW-CHR-NAG-02")
def test_not_even_the_naga_reveals_through_a_slit() -> None:
    m = table.lay({"naga": "f1"}, drawn=table.draw("f1 E ="), down=["S3"])
    assert table.why_not(m, "reveal S3")[:2] == ("TW-CHR-NAG-02", "reveal_blocked")
    m = table.lay({"naga": "f1"}, drawn=table.draw("f1 E |"), down=["S3"])
    assert table.why_not(m, "reveal S3")[:2] == ("TW-REV-02", "reveal_blocked")


@pytest.mark.rule("TW-REV-02")
def test_who_is_wounded_reveals_nothing() -> None:
    m = table.lay({"cleric": "f1", "naga": "b1"}, down=["S3"], wounded=["yellow cleric"])
    assert table.why_not(m, "reveal S3") == ("TW-REV-02", "nobody_beside", {"slot": "S3"})


@pytest.mark.rule("TW-ROT-01", "TW-ROT-03", "TW-ROT-05", "TW-CHR-MEC-01")
def test_a_hall_turns_its_own_way_by_somebody_on_its_gear_or_its_sisters() -> None:
    m = table.lay({"cleric": "d3", "naga": "i3"}, down=["S4"])
    assert legal(m, "turn 37A cw")
    assert legal(m, "turn 37B ccw")
    assert table.why_not(m, "turn 37A ccw") == ("TW-ROT-03", "turns_otherwise", {"hall": "37A", "way": "cw"})
    assert table.why_not(m, "turn 37B cw") == ("TW-ROT-03", "turns_otherwise", {"hall": "37B", "way": "ccw"})
    assert table.why_not(m, "turn 38B ccw") == ("TW-ROT-05", "hall_not_up", {"hall": "38B"})
    assert table.why_not(m, "turn 91A cw") == ("TW-ROT-05", "hall_not_up", {"hall": "91A"})
    assert table.why_not(m, "turn 39A cw") == ("TW-ROT-01", "nobody_on_gear", {"hall": "39A"})
    m = table.lay({"mechanork": "d3"})
    assert legal(m, "turn 37A ccw")


# Portcullises


@pytest.mark.rule("TW-PRT-02", "TW-PRT-03", "TW-PRT-04")
def test_a_portcullis_is_worked_by_those_who_can_from_beside_it() -> None:
    marks = table.draw("c3 E #")
    m = table.lay({"cleric": "c3"}, drawn=marks)
    assert table.why_not(m, "open 37A-P1") == ("TW-PRT-03", "nobody_opens", {"gate": "37A-P1"})
    assert table.why_not(m, "break 37A-P1") == ("TW-PRT-04", "nobody_breaks", {"gate": "37A-P1"})
    m = table.lay({"backstabber": "c4", "colossus": "d4"}, drawn=marks)
    beside = {"gate": "37A-P1", "squares": ["d3", "c3"]}
    assert table.why_not(m, "open 37A-P1") == table.why_not(m, "break 37A-P1") == ("TW-PRT-02", "not_at_gate", beside)
    assert "on d3 or c3," in verlies.describe(table.why_not(m, "open 37A-P1"), "en")
    assert "auf d3 oder c3 " in verlies.describe(table.why_not(m, "open 37A-P1"), "de")
    m = table.lay({"cleric": "c3", "colossus": "d3"}, drawn=marks, items={"key": "c3"})
    assert legal(m, "open 37A-P1")
    assert legal(m, "break 37A-P1")


@pytest.mark.rule("TW-PRT-03", "TW-PRT-04")
def test_a_portcullis_is_not_opened_twice_and_a_broken_one_stays_so() -> None:
    m = table.lay({"backstabber": "c3", "colossus": "d3"}, drawn=table.draw("c3 E #"))
    assert table.why_not(m, "close 37A-P1") == ("TW-PRT-03", "gate_is_so", {"gate": "37A-P1", "state": "closed"})
    table.gate(m, "37A-P1", "open")
    assert table.why_not(m, "open 37A-P1") == ("TW-PRT-03", "gate_is_so", {"gate": "37A-P1", "state": "open"})
    table.play(m, "break 37A-P1")
    assert table.gate_state(m, "37A-P1") == "broken"
    for verb in ("open", "close", "break"):
        assert table.why_not(m, f"{verb} 37A-P1") == ("TW-PRT-04", "gate_broken", {"gate": "37A-P1"})


@pytest.mark.rule("TW-PRT-02")
def test_a_portcullis_of_a_hall_that_does_not_lie_open_is_not_known() -> None:
    m = table.lay({"backstabber": "c3"}, drawn=table.draw("g3 N #"), down=["S3"])
    assert table.why_not(m, "open 38A-P1") == ("TW-PRT-02", "hall_not_up", {"hall": "38A"})


# Close combat


@pytest.mark.rule("TW-CBT-01", "TW-CBT-02", "TW-SCN-02")
def test_only_an_enemy_who_may_be_attacked_is_a_target() -> None:
    m = table.lay({"cleric": "c3", "naga": "c4"}, {"mage": "d3", "telepath": "b3", "banshee": "c2"})
    table.hurt(m, "blue telepath")
    table.healed(m, "blue banshee")
    assert legal(m, "fight d3")
    assert table.why_not(m, "fight f5") == ("TW-CBT-01", "nobody_there", {"square": "f5"})
    assert table.why_not(m, "fight c4") == ("TW-CBT-01", "own_figure", on("c4", "yellow", "naga"))
    assert table.why_not(m, "fight b3") == ("TW-CBT-02", "wounded_now", on("b3", "blue", "telepath"))
    assert table.why_not(m, "fight c2") == ("TW-CBT-02", "target_healed_now", on("c2", "blue", "banshee"))
    m = table.lay({"naga": "g3"}, {"mage": "g4"}, halls={"S3": ("37A", 1), "S4": ("38B", 1)}, teams="first_steps")
    for text in ("fight g4", "shoot g4", "lance naga g4"):
        assert table.why_not(m, text) == ("TW-SCN-02", "no_combat", {})


@pytest.mark.rule("TW-CBT-01", "TW-BRD-10", "TW-BRD-04")
def test_an_attack_needs_somebody_adjacent_for_play() -> None:
    m = table.lay({"cleric": "c3"}, {"mage": "d4", "naga": "c5"})
    assert table.why_not(m, "fight d4") == ("TW-CBT-01", "nobody_adjacent", on("d4", "blue", "mage"))
    assert table.why_not(m, "fight c5") == ("TW-CBT-01", "nobody_adjacent", on("c5", "blue", "naga"))
    for mark, reason in (("-", "wall_between"), ("=", "slit_between"), ("#", "closed_gate")):
        m = table.lay({"cleric": "c3"}, {"mage": "c4"}, drawn=table.draw(f"c3 S {mark}"))
        assert table.why_not(m, "fight c4")[:2] == ("TW-BRD-10", reason)
    table.gate(m, "37A-P1", "broken")
    assert legal(m, "fight c4")


@pytest.mark.rule("TW-CBT-02")
def test_who_was_wounded_in_a_combat_is_not_a_target_for_the_rest_of_the_turn() -> None:
    m = table.lay({"colossus": "c3"}, {"mage": "c4"})
    table.fight(m, "fight c4", 6, 0)
    assert table.why_not(m, "fight c4") == ("TW-CBT-02", "wounded_now", on("c4", "blue", "mage"))


# Lance and bow


@pytest.mark.rule("TW-ITM-LAN-01", "TW-ITM-LAN-02", "TW-ITM-LAN-03")
def test_a_lance_reaches_exactly_two_squares_straight_ahead() -> None:
    lance = {"extendable_lance": "c3"}
    m = table.lay({"cleric": "c3", "naga": "f3"}, {"mage": "c5", "telepath": "e4"}, items=lance)
    assert legal(m, "lance cleric c5")
    empty = {"figure": "naga", "thing": "extendable_lance"}
    assert table.why_not(m, "lance naga c5") == ("TW-ITM-LAN-01", "needs_item", empty)
    far = {"figure": "cleric", "square": "e4", "target": "telepath"}
    assert table.why_not(m, "lance cleric e4") == ("TW-ITM-LAN-01", "not_two_away", far)
    m = table.lay({"cleric": "c3", "naga": "c4"}, {"mage": "c5"}, items=lance)
    assert table.why_not(m, "lance cleric c5") == ("TW-ITM-LAN-02", "figure_between", on("c4", "yellow", "naga"))
    m = table.lay({"cleric": "c3"}, {"mage": "c5"}, items=lance, drawn=table.draw("c4 S -"))
    assert table.why_not(m, "lance cleric c5") == ("TW-ITM-LAN-02", "wall_between", {"source": "c4", "to": "c5"})
    m = table.lay({"cleric": "c3"}, {"mage": "c5", "naga": "d3"}, items=lance)
    beside = {"figure": "cleric", "square": "d3", "target": "naga"}
    assert table.why_not(m, "lance cleric c5") == ("TW-ITM-LAN-03", "pressed", beside)
    m.ap = 0
    m._legal = {}
    assert table.why_not(m, "lance cleric c5") == ("TW-ITM-LAN-01", "too_few_ap", {"cost": 1, "ap": 0})


@pytest.mark.rule("TW-ITM-LAN-05")
def test_through_a_slit_the_lance_reaches_the_next_square_only() -> None:
    m = table.lay(
        {"cleric": "c3"}, {"mage": "c4", "naga": "c5"}, items={"extendable_lance": "c3"}, drawn=table.draw("c3 S =")
    )
    assert table.squares(m, "lance cleric") == {"c4"}
    assert table.why_not(m, "lance cleric c5") == ("TW-ITM-LAN-02", "slit_between", {"source": "c3", "to": "c4"})


@pytest.mark.rule("TW-RNG-01", "TW-RNG-02", "TW-RNG-03", "TW-ITM-SHI-01")
def test_a_shot_needs_a_bow_room_and_a_target_without_a_shield() -> None:
    m = table.lay({"cleric": "c3"}, {"mage": "c6"})
    assert table.why_not(m, "shoot c6") == ("TW-RNG-01", "nobody_carries", {"thing": "bow"})
    m = table.lay({"cleric": "c3", "naga": "d5"}, {"mage": "c6"}, items={"bow": "c3"})
    assert legal(m, "shoot c6")
    assert table.why_not(m, "shoot d5") == ("TW-RNG-01", "own_figure", on("d5", "yellow", "naga"))
    table.hurt(m, "blue mage")
    assert table.why_not(m, "shoot c6") == ("TW-RNG-03", "wounded_now", on("c6", "blue", "mage"))
    m = table.lay({"cleric": "c3"}, {"mage": "c6"}, items={"bow": "c3", "great_shield": "c6"})
    assert table.why_not(m, "shoot c6") == ("TW-ITM-SHI-01", "shielded", on("c6", "blue", "mage"))
    m = table.lay({"cleric": "c3"}, {"mage": "c6", "naga": "d3"}, items={"bow": "c3"})
    beside = {"figure": "cleric", "square": "d3", "target": "naga"}
    assert table.why_not(m, "shoot c6") == ("TW-RNG-02", "pressed", beside)


@pytest.mark.rule("TW-LOS-01", "TW-LOS-02", "TW-LOS-03", "TW-LOS-04")
def test_why_somebody_is_out_of_sight() -> None:
    bow = {"bow": "c3"}
    m = table.lay({"cleric": "c3", "naga": "c5"}, {"mage": "d7", "telepath": "c7"}, items=bow)
    askew = {"figure": "cleric", "square": "d7", "target": "mage"}
    assert table.why_not(m, "shoot d7") == ("TW-LOS-01", "not_in_line", askew)
    assert table.why_not(m, "shoot c7") == ("TW-LOS-02", "figure_between", on("c5", "yellow", "naga"))
    for mark, reason, rule in (
        ("-", "wall_between", "TW-LOS-03"),
        ("#", "closed_gate", "TW-LOS-03"),
        ("=", "slit_between", "TW-LOS-04"),
    ):
        m = table.lay({"cleric": "c3"}, {"telepath": "c7"}, items=bow, drawn=table.draw(f"c4 S {mark}"))
        assert table.why_not(m, "shoot c7")[:2] == (rule, reason)
        assert (table.why_not(m, "shoot c7")[2]["source"], table.why_not(m, "shoot c7")[2]["to"]) == ("c4", "c5")
    m = table.lay({"cleric": "c3"}, {"telepath": "c7"}, items=bow, drawn=table.draw("c3 S ="))
    assert legal(m, "shoot c7")
    m = table.lay({"cleric": "c5"}, {"telepath": "g5"}, items={"bow": "c5"}, down=["S2"])
    assert legal(m, "shoot g5")


@pytest.mark.rule("TW-LOS-03", "TW-BRD-09")
def test_nobody_sees_through_a_face_down_hall() -> None:
    m = table.lay({"cleric": "f3"}, {"telepath": "l3"}, items={"bow": "f3"}, down=["S3"])
    assert table.why_not(m, "shoot l3") == ("TW-BRD-09", "hall_face_down", {"square": "g3", "slot": "S3"})


@pytest.mark.rule("TW-RNG-02", "TW-RNG-07")
def test_of_several_archers_the_one_that_is_nearest_to_a_shot_says_why_not() -> None:
    m = table.lay(
        {"cleric": "c3", "naga": "f5"}, {"mage": "c6", "telepath": "c2"}, items={"bow": "c3", "blue bow": "f5"}
    )
    assert table.why_not(m, "shoot c6")[:2] == ("TW-RNG-02", "pressed")


@pytest.mark.rule("TW-GRP-02", "TW-GRP-07", "TW-RNG-09", "TW-ITM-LAN-03", "TW-ITM-LAN-07")
def test_only_bows_and_lances_in_reach_join_an_attack() -> None:
    team = {"cleric": "d3", "naga": "d6", "mage": "f5", "telepath": "h3", "banshee": "b1", "mechanork": "i1"}
    things = {"bow": "d6", "blue bow": "b1", "extendable_lance": "h3", "blue extendable_lance": "i1"}
    m = table.lay({**team, "backstabber": "e1"}, {"colossus": "d4", "mage": "j1"}, items=things)
    m.wounded |= 1 << table.token(m, "yellow backstabber")
    table.play(m, "fight d4")
    assert table.texts(m) == ["ready", "join naga"]
    assert table.why_not(m, "join cleric") == ("TW-GRP-02", "takes_part", {"figure": "cleric"})
    assert table.why_not(m, "join mage") == ("TW-GRP-07", "supports_from_afar", {"figure": "mage"})
    assert table.why_not(m, "join banshee") == ("TW-RNG-09", "reaches_nobody", {"figure": "banshee"})
    assert table.why_not(m, "join telepath") == ("TW-ITM-LAN-07", "reaches_nobody", {"figure": "telepath"})
    beside = {"figure": "mechanork", "square": "j1", "target": "mage"}
    assert table.why_not(m, "join mechanork") == ("TW-ITM-LAN-03", "pressed", beside)
    assert table.why_not(m, "join backstabber")[:2] == ("TW-WND-01", "wounded")
    assert table.why_not(m, "join colossus")[:2] == ("TW-WND-04", "eliminated")
    assert table.why_not(m, "end") == ("TW-GRP-07", "not_now", {"verb": "end", "question": "support"})
    table.play(m, "join naga")
    assert table.texts(m, "join") == []


@pytest.mark.rule("TW-RNG-07", "TW-RNG-08")
def test_only_bows_join_a_shot() -> None:
    team = {"naga": "d6", "banshee": "b4", "telepath": "f4"}
    m = table.lay(team, {"colossus": "d4"}, items={"bow": "d6", "blue bow": "b4", "extendable_lance": "f4"})
    assert legal(m, "lance telepath d4")
    table.play(m, "shoot d4")
    assert table.why_not(m, "join telepath") == ("TW-RNG-08", "bows_only", {"figure": "telepath"})


@pytest.mark.rule("TW-CHR-CLE-01", "TW-CHR-CLE-02", "TW-BRD-10")
def test_a_cleric_heals_wounded_ones_beside_him_whom_nobody_carries() -> None:
    team = {"cleric": "c3", "naga": "c4", "mage": "d4", "telepath": "b3", "banshee": "b3"}
    m = table.lay(team, {"mage": "d3"}, wounded=["yellow naga", "yellow mage", "yellow banshee"])
    assert table.squares(m, "heal") == {"c4"}
    assert table.why_not(m, "heal f5") == ("TW-CHR-CLE-01", "nobody_there", {"square": "f5"})
    assert table.why_not(m, "heal d3") == ("TW-CHR-CLE-01", "not_wounded", on("d3", "blue", "mage"))
    diagonal = {"figure": "cleric", "square": "d4", "target": "mage"}
    assert table.why_not(m, "heal d4") == ("TW-CHR-CLE-01", "not_beside", diagonal)
    assert table.why_not(m, "heal b3") == ("TW-CHR-CLE-02", "patient_carried", on("b3", "yellow", "banshee"))
    m = table.lay({"cleric": "c3", "naga": "c4"}, drawn=table.draw("c3 S #"), wounded=["yellow naga"])
    assert table.why_not(m, "heal c4")[:2] == ("TW-BRD-10", "closed_gate")
    m = table.lay({"colossus": "c3", "naga": "c4"}, wounded=["yellow naga"])
    assert table.why_not(m, "heal c4") == ("TW-WND-04", "eliminated", {"figure": "cleric"})


@pytest.mark.rule("TW-CHR-BAN-01", "TW-CHR-BAN-03", "TW-CHR-BAN-04")
def test_a_shock_wave_needs_sight_and_room_behind_its_target() -> None:
    m = table.lay({"banshee": "c3"}, {"naga": "c4", "mage": "d5"})
    assert legal(m, "push c4")
    assert table.why_not(m, "push c3") == ("TW-CHR-BAN-01", "aims_at_itself", {"figure": "banshee"})
    assert table.why_not(m, "push e5") == ("TW-CHR-BAN-01", "nobody_there", {"square": "e5"})
    assert table.why_not(m, "push d5")[:2] == ("TW-LOS-01", "not_in_line")
    m = table.lay({"banshee": "c3"}, {"naga": "c4"}, drawn=table.draw("c4 S ="))
    assert table.why_not(m, "push c4") == ("TW-CHR-BAN-03", "slit_between", {"source": "c4", "to": "c5"})
    m = table.lay({"banshee": "c3"}, {"naga": "c1"})
    assert table.why_not(m, "push c1") == ("TW-BRD-08", "rim", {"source": "c1"})
    m = table.lay({"banshee": "c3"}, {"naga": "c5"}, down=["S2"])
    assert table.why_not(m, "push c5") == ("TW-BRD-09", "hall_face_down", {"square": "c6", "slot": "S2"})
    m = table.lay({"banshee": "c3", "cleric": "c5"}, {"naga": "c4"})
    assert table.why_not(m, "push c4") == ("TW-CHR-BAN-04", "push_taken", {**on("c4", "blue", "naga"), "to": "c5"})
    m = table.lay({"banshee": "c3"}, {"naga": "c4"}, items={"key": "c4", "rope": "c5"})
    assert table.why_not(m, "push c4") == ("TW-CHR-BAN-04", "push_full", {**on("c4", "blue", "naga"), "to": "c5"})


@pytest.mark.rule("TW-EXT-07")
def test_without_the_option_nobody_is_pushed_out() -> None:
    team = {"banshee": "t1", "cleric": "u1"}
    assert legal(table.lay(team), "push u1")
    m = table.lay(team, push_exit=False)
    assert table.why_not(m, "push u1") == ("TW-EXT-07", "push_exit", {**on("u1", "yellow", "cleric"), "to": "v1"})


@pytest.mark.rule("TW-ITM-FIR-01", "TW-CHR-MAG-06")
def test_a_fireball_needs_the_mage_with_the_wand_and_sight() -> None:
    m = table.lay({"mage": "c3", "cleric": "d3"}, {"naga": "c5"}, items={"fireball_wand": "d3"})
    assert table.why_not(m, "burn c5") == ("TW-ITM-FIR-01", "needs_item", {"figure": "mage", "thing": "fireball_wand"})
    m = table.lay({"mage": "c3", "cleric": "d3"}, {"naga": "c5", "telepath": "d5"}, items={"fireball_wand": "c3"})
    assert legal(m, "burn c5")
    assert table.why_not(m, "burn d5")[:2] == ("TW-LOS-01", "not_in_line")
    assert table.why_not(m, "burn c3") == ("TW-ITM-FIR-01", "aims_at_itself", {"figure": "mage"})
    assert table.why_not(m, "burn e1") == ("TW-ITM-FIR-01", "nobody_there", {"square": "e1"})
    m = table.lay({"cleric": "d3"}, {"naga": "d5"}, items={"fireball_wand": "d3"})
    assert table.why_not(m, "burn d5") == ("TW-WND-04", "eliminated", {"figure": "mage"})


# Characters and items of the first edition


@pytest.mark.rule("TW-DT1-03")
def test_a_troll_recovers_if_it_was_not_wounded_this_turn() -> None:
    m = table.lay({"cleric": "c3"})
    assert table.why_not(m, "recover") == ("TW-DT1-03", "not_in_team", {"thing": "troll"})
    m = table.lay({"troll": "c3"}, extras=True)
    assert table.why_not(m, "recover") == ("TW-DT1-03", "not_wounded", on("c3", "yellow", "troll"))
    m = table.lay({"troll": "c3"}, extras=True, wounded=["yellow troll"])
    assert legal(m, "recover")
    table.hurt(m, "yellow troll")
    assert table.why_not(m, "recover") == ("TW-DT1-03", "wounded_now", on("c3", "yellow", "troll"))
    m = table.lay({"troll": "c3", "cleric": "c3"}, extras=True, wounded=["yellow troll"])
    assert table.why_not(m, "recover") == ("TW-DT1-03", "patient_carried", on("c3", "yellow", "troll"))
    m = table.lay({"troll": "c3"}, extras=True, wounded=["yellow troll"], ap=0)
    assert table.why_not(m, "recover") == ("TW-DT1-03", "too_few_ap", {"cost": 1, "ap": 0})


@pytest.mark.rule("TW-DT1-05")
def test_a_wall_walker_steps_through_one_wall_onto_a_square_where_she_may_stay() -> None:
    marks = table.draw("c3 E |", "c3 S #", "c3 N =", "c2 O")
    m = table.lay({"wall_walker": "c3"}, drawn=marks, extras=True)
    assert legal(m, "phase d3")
    here = {"figure": "wall_walker", "square": "b3"}
    assert table.why_not(m, "phase b3") == ("TW-DT1-05", "no_wall_there", here)
    assert table.why_not(m, "phase d4") == ("TW-DT1-05", "not_behind_wall", {**here, "square": "d4"})
    assert table.why_not(m, "phase c4") == ("TW-DT1-05", "closed_gate", {"source": "c3", "to": "c4", "gate": "37A-P1"})
    assert table.why_not(m, "phase c2") == ("TW-MOV-03", "pit", {"square": "c2"})
    m = table.lay({"wall_walker": "c3", "naga": "d3"}, drawn=marks, extras=True)
    assert table.why_not(m, "phase d3") == ("TW-MOV-04", "friend_there", on("d3", "yellow", "naga"))
    m = table.lay({"wall_walker": "u1"}, {"naga": "v1"}, drawn=table.draw("u1 E |"), extras=True)
    assert table.why_not(m, "phase v1") == ("TW-EXT-05", "enemy_on_exit", on("v1", "blue", "naga"))
    m = table.lay({"cleric": "c3"})
    assert table.why_not(m, "phase d3") == ("TW-DT1-05", "not_in_team", {"thing": "wall_walker"})


@pytest.mark.rule("TW-DT1-08")
def test_only_a_potion_in_hand_is_drunk() -> None:
    m = table.lay({"cleric": "c3", "naga": "d3"}, items={"speed_potion": "c3"}, extras=True)
    assert legal(m, "drink cleric")
    assert table.why_not(m, "drink naga") == ("TW-DT1-08", "needs_item", {"figure": "naga", "thing": "speed_potion"})
    m.ap = 0
    m._legal = {}
    assert table.why_not(m, "drink cleric") == ("TW-DT1-08", "too_few_ap", {"cost": 1, "ap": 0})
