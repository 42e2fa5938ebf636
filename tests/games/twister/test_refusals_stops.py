"""Why a figure cannot take up or put down something on its way, or jump there."""

from __future__ import annotations

import pytest

from games.twister.table import draw, lay, play, squares, why_not, wound
from games.twister.test_refusals import CELL, legal, on

# Taking and putting


@pytest.mark.rule("TW-CAR-01", "TW-CAR-05", "TW-CAR-06")
def test_only_what_lies_there_is_taken_and_only_what_is_carried_is_put() -> None:
    things = {"key": "c3", "rope": "c4", "bow": "c4", "blue key": "d3"}
    m = lay({"cleric": "c3", "naga": "c5"}, items=things)
    assert legal(m, "take cleric c4 rope")
    assert legal(m, "put cleric b3")
    assert why_not(m, "put naga c5") == ("TW-CAR-05", "carries_nothing", {"figure": "naga"})
    missing = {"square": "c4", "thing": "great_shield"}
    assert why_not(m, "take cleric c4 great_shield") == ("TW-CAR-06", "not_lying_there", missing)
    for text in ("take cleric c3 key", "take cleric d3 key"):
        assert why_not(m, text) == ("TW-CAR-01", "already_carried", {"figure": "cleric", "thing": "key"})
    assert why_not(m, "take cleric c4 key")[:2] == ("TW-CAR-06", "not_lying_there")


@pytest.mark.rule("TW-CAR-04")
def test_only_wounded_friends_are_carried() -> None:
    m = lay({"cleric": "c3", "naga": "c4", "mage": "d3"}, {"mage": "b3"}, wounded=["yellow mage", "blue mage"])
    assert legal(m, "take cleric d3 mage")
    foe = {"square": "b3", "thing": "mage"}
    assert why_not(m, "take cleric b3 mage") == ("TW-CAR-04", "carries_friends_only", foe)
    friend = {"square": "c4", "thing": "naga"}
    assert why_not(m, "take cleric c4 naga") == ("TW-CAR-04", "carries_wounded_only", friend)


@pytest.mark.rule("TW-EXT-04", "TW-MOV-09")
def test_nothing_is_taken_or_put_in_the_start_zone_of_the_enemy() -> None:
    m = lay({"cleric": "u1", "naga": "u2"}, items={"rope": "v1", "key": "u2"})
    assert why_not(m, "take cleric v1 rope") == ("TW-EXT-04", "exit_ends_move", {"square": "v1"})
    assert why_not(m, "put naga v2") == ("TW-MOV-09", "exit_ends_move", {"square": "v2"})


@pytest.mark.rule("TW-CAR-07", "TW-CHR-MAG-04")
def test_nothing_is_taken_from_or_given_to_an_unwounded_enemy() -> None:
    m = lay({"mage": "c3"}, {"naga": "c4"}, items={"key": "c3", "rope": "c4"})
    for text in ("take mage c4 rope", "put mage c4"):
        assert why_not(m, text) == ("TW-CAR-07", "enemy_guards", on("c4", "blue", "naga"))
    wound(m, "blue naga")
    assert legal(m, "take mage c4 rope")


@pytest.mark.rule("TW-CAR-01", "TW-MOV-01")
def test_after_the_last_step_nothing_changes_hands() -> None:
    m = lay({"colossus": "c3"}, items={"key": "c3", "rope": "c5", "bow": "c6"})
    last = {"figure": "colossus", "square": "c5"}
    assert why_not(m, "put colossus c5") == ("TW-CAR-01", "no_step_left", last)
    assert why_not(m, "take colossus c5 rope") == ("TW-CAR-01", "no_step_left", last)
    assert why_not(m, "take colossus c6 bow")[:2] == ("TW-MOV-01", "too_far")
    assert legal(m, "put colossus c4")


@pytest.mark.rule("TW-CAR-09")
def test_over_a_pit_without_a_rope_nothing_is_put_down() -> None:
    m = lay({"mage": "c3"}, drawn=draw("c4 O"), items={"key": "c3"})
    assert why_not(m, "put mage c4") == ("TW-CAR-09", "not_on_pit", {"square": "c4", "thing": "key"})
    assert legal(m, "put mage d3")
    m = lay({"mage": "c3"}, drawn=draw("c4 O"), items={"key": "c3", "rope": "c4"})
    assert legal(m, "put mage c4")


@pytest.mark.rule("TW-ROP-08")
def test_the_rope_under_a_friend_stays() -> None:
    m = lay({"cleric": "c3", "naga": "c4"}, drawn=draw("c4 O"), items={"rope": "c4"})
    assert why_not(m, "take cleric c4 rope") == ("TW-ROP-08", "rope_under_friend", on("c4", "yellow", "naga"))
    m = lay({"cleric": "c3", "naga": "c4"}, items={"rope": "c4"})
    assert legal(m, "take cleric c4 rope")


@pytest.mark.rule("TW-ROP-06")
def test_a_rope_is_taken_from_a_pit_only_if_a_way_leads_off_it() -> None:
    """The Telepath reaches the pit on c1 with one step left: d1 holds a key, b1 a friend."""
    marks = draw("b1 W |", "b1 S -", "c1 O", "c1 S -")
    m = lay({"telepath": "e1", "naga": "b1"}, drawn=marks, items={"rope": "c1", "key": "d1"})
    assert why_not(m, "take telepath c1 rope") == ("TW-ROP-06", "no_way_off", {"square": "c1"})
    m = lay({"telepath": "e1", "naga": "b1"}, drawn=marks, items={"rope": "c1"})
    assert legal(m, "take telepath c1 rope")


@pytest.mark.rule("TW-GLD-01", "TW-GLD-06")
def test_a_stop_that_would_leave_too_much_or_no_end_of_the_move_is_refused() -> None:
    m = lay({"cleric": "c3"}, items={"key": "c3", "rope": "c4", "bow": "c4"})
    assert why_not(m, "put cleric c4") == ("TW-GLD-01", "leaves_too_much", {"square": "c4"})
    where = {"telepath": "d1", "naga": "b1"}
    m = lay(where, drawn=draw(*CELL), items={"rope": "b1", "key": "c1"}, wounded=["yellow naga"])
    assert why_not(m, "take telepath b1 rope") == ("TW-GLD-06", "no_way_on", {"square": "b1"})
    m = lay(where, drawn=draw(*CELL), items={"rope": "b1"}, wounded=["yellow naga"])
    assert legal(m, "take telepath b1 rope")


@pytest.mark.rule("TW-MOV-02", "TW-MOV-03")
def test_a_stop_needs_a_way_like_the_end_of_a_move() -> None:
    m = lay({"cleric": "b1"}, drawn=draw(*CELL, "b1 E #"), items={"key": "b1", "rope": "c1"})
    for text in ("put cleric c1", "take cleric c1 rope"):
        assert why_not(m, text) == ("TW-MOV-02", "closed_gate", {"source": "b1", "to": "c1", "gate": "37A-P1"})
    m = lay({"cleric": "b1"}, drawn=draw(*CELL, "c1 O"), items={"key": "b1", "rope": "d1"})
    assert why_not(m, "take cleric d1 rope") == ("TW-MOV-03", "pit", {"square": "c1"})


# Jumps


@pytest.mark.rule("TW-JMP-01")
def test_a_jump_needs_a_card() -> None:
    m = lay({"cleric": "c3"}, drawn=draw("c4 O"))
    assert legal(m, "jump cleric c5")
    m.jumps[0] = 0
    m._legal = {}
    assert why_not(m, "jump cleric c5") == ("TW-JMP-01", "no_jump_card", {})


@pytest.mark.rule("TW-JMP-03", "TW-JMP-10")
def test_a_jump_goes_over_one_pit_beside_the_figure() -> None:
    m = lay({"cleric": "c3"}, drawn=draw("c4 O"))
    assert squares(m, "jump cleric") == {"c5", "b4", "d4"}
    assert why_not(m, "jump cleric c3") == ("TW-JMP-03", "jumps_back", {"figure": "cleric", "square": "c3"})
    for square in ("c4", "c6", "d5", "h8"):
        wide = {"figure": "cleric", "square": square}
        assert why_not(m, f"jump cleric {square}") == ("TW-JMP-03", "jump_too_wide", wide)
    assert why_not(m, "jump cleric e3") == ("TW-JMP-10", "no_pit_between", {"figure": "cleric", "square": "e3"})


@pytest.mark.rule("TW-JMP-04", "TW-CHR-NAG-04")
@pytest.mark.parametrize(("mark", "reason"), [("-", "wall_between"), ("#", "closed_gate"), ("=", "slit_between")])
def test_both_edges_of_a_jump_are_open(mark: str, reason: str) -> None:
    for edge, source, to in (("c4 N", "c3", "c4"), ("c4 S", "c4", "c5")):
        for figure in ("cleric", "naga"):
            m = lay({figure: "c3"}, drawn=draw("c4 O", f"{edge} {mark}"))
            rule = "TW-CHR-NAG-04" if (figure, mark) == ("naga", "=") else "TW-JMP-04"
            named = {"gate": "37A-P1"} if mark == "#" else {}
            assert why_not(m, f"jump {figure} c5") == (rule, reason, {"source": source, "to": to, **named})


@pytest.mark.rule("TW-JMP-08")
def test_nobody_jumps_over_an_enemy_or_a_wounded_one() -> None:
    rope = {"rope": "c4"}
    m = lay({"cleric": "c3"}, {"naga": "c4"}, drawn=draw("c4 O"), items=rope)
    assert why_not(m, "jump cleric c5") == ("TW-JMP-08", "figure_over_pit", on("c4", "blue", "naga"))
    m = lay({"cleric": "c3", "naga": "c4"}, drawn=draw("c4 O"), items=rope, wounded=["yellow naga"])
    assert why_not(m, "jump cleric c5") == ("TW-JMP-08", "figure_over_pit", on("c4", "yellow", "naga"))
    m = lay({"cleric": "c3", "naga": "c4"}, drawn=draw("c4 O"), items=rope)
    assert legal(m, "jump cleric c5")


@pytest.mark.rule("TW-JMP-08")
def test_of_two_pits_the_one_that_can_be_jumped_counts() -> None:
    """b4 can be reached round either corner: over c4, where an enemy is, or over b3."""
    m = lay({"cleric": "c3"}, {"naga": "c4"}, drawn=draw("c4 O", "b3 O"), items={"rope": "c4"})
    assert legal(m, "jump cleric b4")
    m = lay({"cleric": "c3"}, {"naga": "c4"}, drawn=draw("c4 O"), items={"rope": "c4"})
    assert why_not(m, "jump cleric b4")[:2] == ("TW-JMP-08", "figure_over_pit")


@pytest.mark.rule("TW-JMP-05", "TW-JMP-09", "TW-JMP-12")
def test_a_jump_lands_where_the_figure_may_stay() -> None:
    m = lay(
        {"cleric": "c3", "naga": "b4"}, {"mage": "c5", "telepath": "d4"}, drawn=draw("c4 O"), wounded=["blue telepath"]
    )
    assert why_not(m, "jump cleric b4") == ("TW-JMP-09", "landing_taken", on("b4", "yellow", "naga"))
    assert why_not(m, "jump cleric c5") == ("TW-JMP-09", "landing_taken", on("c5", "blue", "mage"))
    assert why_not(m, "jump cleric d4") == ("TW-JMP-09", "landing_taken", on("d4", "blue", "telepath"))
    m = lay({"cleric": "c3"}, drawn=draw("c4 O", "c5 O"))
    assert why_not(m, "jump cleric c5") == ("TW-JMP-05", "landing_pit", {"square": "c5"})
    m = lay({"cleric": "t1"}, {"mage": "v1"}, drawn=draw("u1 O"), wounded=["blue mage"])
    assert why_not(m, "jump cleric v1") == ("TW-JMP-12", "landing_taken", on("v1", "blue", "mage"))


@pytest.mark.rule("TW-JMP-09", "TW-JMP-11")
def test_a_jump_takes_the_load_along_or_leaves_it() -> None:
    things = {"key": "c3", "rope": "c5", "bow": "d4", "blue bow": "d4"}
    m = lay({"cleric": "c3"}, drawn=draw("c4 O"), items=things)
    assert why_not(m, "jump cleric c5") == ("TW-JMP-09", "no_room_for_load", {"square": "c5", "thing": "key"})
    assert legal(m, "jump cleric c5 put")
    assert why_not(m, "jump cleric d4 put") == ("TW-JMP-09", "square_full", {"square": "d4"})
    m = lay({"cleric": "c3"}, drawn=draw("c4 O"))
    assert why_not(m, "jump cleric c5 put") == ("TW-JMP-11", "carries_nothing", {"figure": "cleric"})


@pytest.mark.rule("TW-JMP-06", "TW-CAR-09")
def test_what_holds_the_start_of_a_jump_stays_and_what_would_fall_goes_along() -> None:
    m = lay({"cleric": "c3"}, drawn=draw("c3 O", "c4 O"), items={"rope": "c3"})
    assert why_not(m, "jump cleric c5") == ("TW-JMP-06", "rope_stays", {"figure": "cleric", "square": "c3"})
    assert legal(m, "jump cleric c5 put")
    m = lay({"thief": "c3"}, drawn=draw("c3 O", "c4 O"), items={"key": "c3"}, extras=True)
    assert why_not(m, "jump thief c5 put") == ("TW-CAR-09", "not_on_pit", {"square": "c3", "thing": "key"})
    assert legal(m, "jump thief c5")


@pytest.mark.rule("TW-ACT-01", "TW-JMP-02")
def test_a_jump_is_not_part_of_a_move() -> None:
    m = lay({"cleric": "c3"}, drawn=draw("d4 O"), items={"rope": "c4", "key": "c4"})
    play(m, "take cleric c4 rope")
    assert why_not(m, "jump cleric e4")[:2] == ("TW-ACT-01", "finish_move")
    play(m, "go cleric d3")
    assert legal(m, "jump cleric d5")
