"""Why a figure does not go there: who cannot act, and the first thing on the way that stops it."""

from __future__ import annotations

import pytest

from games.twister import table
from verlies.games.twister import state as s
from verlies.games.twister.match import TwisterMatch

CELL = ("b1 W |", "b1 S -")
"""b1 opens to the east only."""


def legal(m: TwisterMatch, text: str) -> bool:
    return text in table.texts(m)


def on(square: str, side: str, figure: str) -> dict[str, str]:
    return {"square": square, "side": side, "figure": figure}


# Who acts


@pytest.mark.rule("TW-TRN-09", "TW-REV-07", "TW-WND-04", "TW-EXT-06", "TW-TEAM-42")
def test_who_is_not_in_play_says_where_it_is() -> None:
    m = table.lay({"cleric": "c3", "naga": "d3", "mage": "e3", "telepath": "f3"}, down=["S3"])
    table.face_down(m, "S3", "yellow naga")
    m.where[table.token(m, "yellow mage")] = s.GONE
    m.where[table.token(m, "yellow telepath")] = s.BOX
    assert table.why_not(m, "go thief c4") == ("TW-TRN-09", "not_in_team", {"thing": "thief"})
    assert table.why_not(m, "go naga c4") == ("TW-REV-07", "still_face_down", {"figure": "naga", "slot": "S3"})
    assert table.why_not(m, "go colossus c4") == ("TW-WND-04", "eliminated", {"figure": "colossus"})
    assert table.why_not(m, "go mage c4") == ("TW-EXT-06", "has_left", {"figure": "mage"})
    assert table.why_not(m, "go telepath c4") == ("TW-TEAM-42", "left_out", {"figure": "telepath"})
    assert legal(m, "go cleric c4")


@pytest.mark.rule("TW-WND-01", "TW-CHR-CLE-03")
def test_who_is_wounded_or_was_healed_this_turn_does_nothing() -> None:
    m = table.lay({"cleric": "c3", "naga": "d3", "mage": "e3"}, wounded=["yellow naga"])
    table.healed(m, "yellow mage")
    for text in ("go naga d4", "take naga d4 rope", "put naga d4", "jump naga d5", "lance naga d5", "drink naga"):
        assert table.why_not(m, text) == ("TW-WND-01", "wounded", {"figure": "naga", "square": "d3"})
    for text in ("go mage d4", "jump mage e5", "burn e4"):
        assert table.why_not(m, text) == ("TW-CHR-CLE-03", "healed_now", {"figure": "mage"})


@pytest.mark.rule("TW-MOV-01", "TW-JMP-01", "TW-ROT-01", "TW-REV-01", "TW-CBT-01", "TW-PRT-03", "TW-CHR-BAN-01")
def test_without_action_points_nothing_is_done() -> None:
    marks = table.draw("d4 O", "c3 E #")
    m = table.lay(
        {"cleric": "d3", "banshee": "a6"}, {"naga": "c4"}, drawn=marks, items={"key": "d3"}, down=["S2"], ap=1
    )
    assert {"go cleric e3", "jump cleric d5", "turn 37A cw", "open 37A-P1", "reveal S2"} - set(table.texts(m)) == set()
    assert table.why_not(m, "push c4") == ("TW-CHR-BAN-01", "too_few_ap", {"cost": 2, "ap": 1})
    m.ap = 0
    m._legal = {}
    spent = {"cost": 1, "ap": 0}
    assert table.texts(m) == ["end"]
    for text, rule in {
        "go cleric e3": "TW-MOV-01",
        "jump cleric d5": "TW-JMP-01",
        "turn 37A cw": "TW-ROT-01",
        "open 37A-P1": "TW-PRT-03",
        "break 37A-P1": "TW-PRT-04",
        "reveal S2": "TW-REV-01",
        "fight c4": "TW-CBT-01",
        "shoot c4": "TW-RNG-01",
        "heal c4": "TW-CHR-CLE-01",
    }.items():
        assert table.why_not(m, text) == (rule, "too_few_ap", spent)


@pytest.mark.rule("TW-DT1-08")
def test_the_points_of_a_potion_are_not_for_others() -> None:
    m = table.lay({"cleric": "d3", "naga": "c1"}, {"mage": "d2"}, drawn=table.draw("b1 W |"), ap=0, extras=True)
    m.brews = ((table.token(m, "yellow naga"), 4),)
    m._legal = {}
    assert legal(m, "go naga c2")
    spent = {"cost": 1, "ap": 0}
    assert table.why_not(m, "go cleric c3") == ("TW-MOV-01", "too_few_ap", spent)
    assert table.why_not(m, "fight d2") == ("TW-CBT-01", "too_few_ap", spent)
    assert table.why_not(m, "turn 37A cw") == ("TW-ROT-01", "too_few_ap", spent)


@pytest.mark.rule("TW-DT1-08")
def test_who_drinks_both_potions_has_the_points_of_both() -> None:
    m = table.lay({"cleric": "d3"}, items={"speed_potion": "d3", "blue speed_potion": "d4"}, ap=3, extras=True)
    table.play(m, "drink cleric; go cleric d4; drink cleric")
    cleric = table.token(m, "yellow cleric")
    assert m.brews == ((cleric, 6),)
    assert (m.ap, m.means(cleric)) == (2, 8)
    table.play(m, "go cleric d5")
    assert (m.ap, m.means(cleric)) == (2, 7)


@pytest.mark.rule("TW-TRN-11")
def test_with_nobody_able_to_act_only_the_end_is_left() -> None:
    m = table.lay({"cleric": "c3"}, {"naga": "c4"}, wounded=["yellow cleric"])
    assert table.texts(m) == ["end"]
    for text in ("fight c4", "shoot c4", "turn 37A cw"):
        assert table.why_not(m, text) == ("TW-TRN-11", "nobody_acts", {})


# Where a move ends


@pytest.mark.rule("TW-CAR-08")
def test_a_move_to_where_one_stands_changes_nothing() -> None:
    m = table.lay({"cleric": "c3"})
    assert table.why_not(m, "go cleric c3") == ("TW-CAR-08", "stays_there", {"figure": "cleric", "square": "c3"})


@pytest.mark.rule("TW-MOV-04", "TW-MOV-05", "TW-MOV-06")
def test_nobody_ends_a_move_on_another_unwounded_figure_or_on_an_enemy() -> None:
    m = table.lay({"cleric": "c3", "naga": "c4"}, {"mage": "d3", "telepath": "b3"}, wounded=["blue telepath"])
    assert table.why_not(m, "go cleric c4") == ("TW-MOV-04", "friend_there", on("c4", "yellow", "naga"))
    assert table.why_not(m, "go cleric d3") == ("TW-MOV-05", "enemy_there", on("d3", "blue", "mage"))
    assert table.why_not(m, "go cleric b3") == ("TW-MOV-06", "wounded_enemy_there", on("b3", "blue", "telepath"))
    table.wound(m, "yellow naga")
    assert legal(m, "go cleric c4")


@pytest.mark.rule("TW-GLD-02")
def test_a_square_holds_two_tokens_only() -> None:
    m = table.lay({"cleric": "c3", "naga": "c5"}, items={"rope": "d3", "key": "d3", "bow": "c5", "blue rope": "c4"})
    assert table.why_not(m, "go cleric d3") == ("TW-GLD-02", "square_full", {"square": "d3"})
    assert table.why_not(m, "go naga c4") == ("TW-GLD-02", "no_room_for_load", {"square": "c4", "thing": "bow"})
    assert legal(m, "go cleric c4")
    assert legal(m, "go naga d5")


@pytest.mark.rule("TW-EXT-05")
def test_an_unwounded_enemy_closes_an_exit() -> None:
    m = table.lay({"cleric": "u1", "mage": "u2"}, {"naga": "v1"})
    assert table.why_not(m, "go cleric v1") == ("TW-EXT-05", "enemy_on_exit", on("v1", "blue", "naga"))
    assert legal(m, "go mage v1")
    assert legal(m, "go cleric v2")


@pytest.mark.rule("TW-BRD-09", "TW-BRD-01", "TW-SCN-03")
def test_face_down_halls_and_what_is_off_the_board_cannot_be_entered() -> None:
    m = table.lay({"naga": "f1"}, down=["S3"])
    dark = ("TW-BRD-09", "hall_face_down", {"square": "g1", "slot": "S3"})
    for text in ("go naga g1", "take naga g1 rope", "jump naga g1", "fight g1"):
        assert table.why_not(m, text) == dark
    laid = {"S3": ("37A", 1), "S4": ("38B", 1), "S5": ("38A", 0), "S6": ("37B", 0)}
    m = table.lay({"naga": "f1"}, halls=laid, teams="first_steps")
    assert table.why_not(m, "go naga e1") == ("TW-BRD-01", "off_board", {"square": "e1"})
    assert table.why_not(m, "reveal S1") == ("TW-SCN-03", "no_such_slot", {"slot": "S1"})


# What lies on the way


@pytest.mark.rule("TW-MOV-01")
def test_a_square_beyond_the_speed_is_told_with_its_distance() -> None:
    m = table.lay({"colossus": "c3"})
    far = {"square": "c6", "away": 3, "speed": 2, "moves": 2}
    assert table.why_not(m, "go colossus c6") == ("TW-MOV-01", "too_far", far)
    assert table.why_not(m, "go colossus h3")[2]["moves"] == 3
    assert legal(m, "go colossus c5")


@pytest.mark.rule("TW-MOV-02")
@pytest.mark.parametrize(("mark", "reason"), [("|", "wall_between"), ("#", "closed_gate"), ("=", "slit_between")])
def test_what_closes_an_edge_is_named_with_its_squares(mark: str, reason: str) -> None:
    m = table.lay({"cleric": "b1"}, drawn=table.draw(*CELL, f"b1 E {mark}"))
    named = {"gate": "37A-P1"} if mark == "#" else {}
    assert table.why_not(m, "go cleric d1") == ("TW-MOV-02", reason, {"source": "b1", "to": "c1", **named})
    if mark == "#":
        table.gate(m, "37A-P1", "open")
        assert legal(m, "go cleric d1")


@pytest.mark.rule("TW-CHR-NAG-01", "TW-CHR-NAG-03")
def test_a_slit_is_not_an_obstacle_for_the_naga_unless_a_wall_is_behind_it() -> None:
    m = table.lay({"naga": "f1"}, drawn=table.draw("f1 E =", "f1 S -", "f1 W |"))
    assert legal(m, "go naga g1")
    m = table.lay({"naga": "f1"}, drawn=table.draw("f1 E =", "g1 W |", "f1 S -", "f1 W |"))
    assert table.why_not(m, "go naga g1") == ("TW-MOV-02", "wall_between", {"source": "f1", "to": "g1"})


@pytest.mark.rule("TW-PRT-05", "TW-BRD-06")
def test_of_a_double_portcullis_each_is_named_while_it_is_closed() -> None:
    m = table.lay({"cleric": "f1"}, drawn=table.draw("f1 E #", "g1 W #", "f1 S -", "f1 W |"))
    assert table.why_not(m, "go cleric g1")[2]["gate"] == "37A-P1"
    table.gate(m, "37A-P1", "open")
    shut = {"source": "f1", "to": "g1", "gate": "38A-P1"}
    assert table.why_not(m, "go cleric g1") == ("TW-MOV-02", "closed_gate", shut)
    table.gate(m, "38A-P1", "broken")
    assert legal(m, "go cleric g1")


@pytest.mark.rule("TW-MOV-02")
def test_a_thing_in_the_way_is_named_only_if_the_way_round_is_longer_than_a_move() -> None:
    """A closed portcullis between c1 and d1: the way round is 3 squares longer than 1."""
    m = table.lay(
        {"cleric": "c1", "colossus": "c2"}, drawn=table.draw("c1 E #", "c2 E #", "c3 E #", "c4 E #", "c5 E -")
    )
    assert table.why_not(m, "go colossus d2")[1] == "closed_gate"
    m = table.lay({"colossus": "c1"}, drawn=table.draw("c1 E #"))
    assert table.why_not(m, "go colossus d1")[1:] == ("too_far", {"square": "d1", "away": 3, "speed": 2, "moves": 2})


@pytest.mark.rule("TW-MOV-02")
def test_of_two_ways_out_the_one_that_can_be_opened_is_named() -> None:
    """b1 has a slit to the east and a portcullis to the south: a portcullis can be worked, a slit cannot."""
    m = table.lay({"cleric": "b1"}, drawn=table.draw("b1 W |", "b1 S #", "b1 E ="))
    assert table.why_not(m, "go cleric c1")[1:] == ("closed_gate", {"source": "b1", "to": "b2", "gate": "37A-P1"})
    assert table.why_not(m, "go cleric d1")[1] == "closed_gate"


@pytest.mark.rule("TW-MOV-05")
def test_an_enemy_on_the_way_is_named() -> None:
    m = table.lay({"cleric": "b1", "mage": "b2"}, {"naga": "c1"}, drawn=table.draw(*CELL))
    assert table.why_not(m, "go cleric d1") == ("TW-MOV-05", "enemy_in_way", on("c1", "blue", "naga"))
    assert table.why_not(m, "go cleric c1") == ("TW-MOV-05", "enemy_there", on("c1", "blue", "naga"))
    table.wound(m, "blue naga")
    assert legal(m, "go cleric d1")


@pytest.mark.rule("TW-CHR-COL-02")
def test_only_small_figures_pass_between_the_legs_of_a_colossus() -> None:
    for figure, small in (("cleric", False), ("telepath", True)):
        m = table.lay({figure: "b1"}, {"colossus": "c1"}, drawn=table.draw(*CELL))
        if small:
            assert legal(m, f"go {figure} d1")
        else:
            assert table.why_not(m, f"go {figure} d1")[:2] == ("TW-MOV-05", "enemy_in_way")
        assert table.why_not(m, f"go {figure} c1")[:2] == ("TW-MOV-05", "enemy_there")


@pytest.mark.rule("TW-MOV-03", "TW-MOV-11", "TW-ROP-02")
def test_a_pit_stops_who_has_no_rope_or_cannot_anchor_it() -> None:
    marks = table.draw(*CELL, "c1 O")
    m = table.lay({"cleric": "b1"}, drawn=marks)
    assert (
        table.why_not(m, "go cleric c1") == table.why_not(m, "go cleric d1") == ("TW-MOV-03", "pit", {"square": "c1"})
    )
    m = table.lay({"mage": "b1"}, drawn=marks)
    assert legal(m, "go mage d1")
    assert table.why_not(m, "go mage c1") == ("TW-MOV-11", "hovers", {"square": "c1"})
    m = table.lay({"cleric": "b1"}, drawn=marks, items={"rope": "b1"})
    assert {"c1", "d1"} <= table.squares(m, "go cleric")
    m = table.lay({"cleric": "b1"}, drawn=table.draw(*CELL, "c1 O", "c1 E |", "c1 S -"), items={"rope": "b1"})
    assert table.why_not(m, "go cleric c1") == ("TW-ROP-02", "no_anchor", {"square": "c1"})
    m = table.lay({"cleric": "b1"}, drawn=marks, items={"rope": "c1"})
    assert {"c1", "d1"} <= table.squares(m, "go cleric")


@pytest.mark.rule("TW-ROP-06", "TW-ROP-10")
def test_with_one_rope_nobody_goes_from_pit_to_pit() -> None:
    """Enemies stand on c2 and d2, so that each pit has two anchors, and no way leads round."""
    marks = table.draw(*CELL, "c1 O", "d1 O")
    m = table.lay({"cleric": "b1"}, {"naga": "c2", "mage": "d2"}, drawn=marks, items={"rope": "b1"})
    assert "c1" in table.squares(m, "go cleric")
    assert table.why_not(m, "go cleric e1") == ("TW-ROP-06", "one_rope", {"square": "e1"})
    m = table.lay({"cleric": "b1"}, {"naga": "c2", "mage": "d2"}, drawn=marks, items={"rope": "b1", "blue rope": "d1"})
    assert "e1" in table.squares(m, "go cleric")


@pytest.mark.rule("TW-BRD-09")
def test_a_way_that_leads_through_a_face_down_hall_only_says_so() -> None:
    """S1 is walled off to the south; the far hall S5 can be reached through S3 only."""
    south = [f"{column}5 S -" for column in "bcdef"] + [f"b{row} W |" for row in range(1, 6)]
    m = table.lay({"naga": "f1"}, drawn=table.draw(*south), down=["S3"])
    assert table.why_not(m, "go naga l1") == ("TW-BRD-09", "hall_face_down", {"square": "g1", "slot": "S3"})


# In the middle of a move


@pytest.mark.rule("TW-ACT-01")
def test_a_move_is_ended_before_anything_else_is_done() -> None:
    m = table.lay({"cleric": "c3", "naga": "e4"}, {"mage": "d4"}, items={"rope": "c4", "key": "c4"})
    table.play(m, "take cleric c4 rope")
    wait = ("TW-ACT-01", "finish_move", {"figure": "cleric", "square": "c4"})
    for text in ("go naga e5", "take naga c4 key", "put naga e4", "end", "fight d4", "turn 37A cw", "jump cleric d5"):
        assert table.why_not(m, text) == wait
    assert table.why_not(m, "card 3") == ("TW-CAR-05", "not_now", {"verb": "card", "question": "walk_on"})
    table.play(m, "go cleric c5")
    assert legal(m, "fight d4")
    assert legal(m, "go naga e5")


@pytest.mark.rule("TW-CAR-01", "TW-CAR-05", "TW-MOV-01")
def test_after_a_stop_a_figure_goes_on_with_the_steps_that_are_left() -> None:
    m = table.lay({"cleric": "c3"}, items={"rope": "c4", "key": "c4"})
    table.play(m, "take cleric c4 rope")
    assert table.why_not(m, "go cleric c4") == ("TW-CAR-01", "must_go_on", {"figure": "cleric", "square": "c4"})
    assert table.why_not(m, "put cleric c4") == ("TW-CAR-05", "once_on_a_square", {"square": "c4"})
    assert table.why_not(m, "take cleric c4 key") == ("TW-CAR-05", "once_on_a_square", {"square": "c4"})
    assert table.why_not(m, "go cleric c8") == ("TW-MOV-01", "too_few_steps", {"square": "c8", "away": 4, "steps": 3})
    assert legal(m, "go cleric c7")


@pytest.mark.rule("TW-GLD-05", "TW-GLD-06")
def test_a_move_does_not_end_while_a_square_holds_what_may_not_stay_so() -> None:
    """Two wounded friends may lie on c4 for a moment: the Cleric fetches the key and leaves it for one of them."""
    where = {"cleric": "c3", "naga": "c3", "mage": "c4"}
    m = table.lay(where, items={"key": "c5"}, wounded=["yellow naga", "yellow mage"])
    table.play(m, "put cleric c4; take cleric c5 key")
    assert table.why_not(m, "go cleric c6") == ("TW-GLD-06", "left_too_much", {"square": "c4"})
    table.play(m, "take cleric c4 mage")
    assert legal(m, "go cleric b4")
