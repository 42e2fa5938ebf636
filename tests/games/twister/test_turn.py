"""The turn: action cards, AP, actions in general (TW-TRN, TW-ACT)."""

from __future__ import annotations

import pytest

from games.twister import table
from verlies.core.errors import IllegalMove
from verlies.core.moves import DEALER
from verlies.games.twister.match import TwisterMatch


def turns(m: TwisterMatch, *values: int) -> None:
    """Whole turns in which only these cards are played, by whoever is on turn."""
    for value in values:
        table.play(m, f"play {value}; end")


def cards(m: TwisterMatch) -> list[int]:
    return [int(text.split(" ")[1]) for text in table.texts(m, "play")]


# Phases


@pytest.mark.rule("TW-TRN-01", "TW-TRN-02")
def test_a_turn_is_a_card_then_actions_then_the_other_seats_turn() -> None:
    m = table.begun()
    assert table.texts(m) == ["play 2"]
    table.play(m, "play 2")
    assert m.ap == 2
    table.play(m, "go naga a3; go naga a1")
    assert table.texts(m) == ["end"]
    table.play(m, "end")
    assert m.turn == (1,)
    assert set(table.texts(m)) == {"play 2", "play 3"}
    turns(m, 2)
    assert m.turn == (0,)
    turns(m, 3)
    assert m.turn == (1,)


@pytest.mark.rule("TW-TRN-01")
@pytest.mark.parametrize("value", [2, 3, 4, 5])
def test_a_card_gives_as_many_ap_as_it_says(value: int) -> None:
    m = table.begun(opening="none")
    table.play(m, f"play {value}")
    for _ in range(value):
        assert len(table.texts(m)) > 1
        table.play(m, "go naga a3" if "go naga a3" in table.texts(m) else "go naga a1")
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-TRN-01", "TW-TRN-05")
def test_cards_played_stay_out_until_the_fourth_and_then_all_come_back() -> None:
    m = table.begun()
    turns(m, 2, 2, 3, 3, 4, 4)
    assert cards(m) == [5]
    table.play(m, "play 5")
    assert m.actions[0] == 0
    assert table.told(table.play(m, "end"), "cards_back") == [{"seat": 0}]
    assert cards(m) == [5], "the cycle is each player's own"
    turns(m, 5)
    assert cards(m) == [2, 3, 4, 5]
    turns(m, 4)
    assert cards(m) == [2, 3, 4, 5]
    turns(m, 3)
    assert cards(m) == [2, 3, 5]
    assert table.refused(m, "play 4") == "TW-TRN-05"


@pytest.mark.rule("TW-TRN-02")
def test_turns_alternate_whatever_is_played() -> None:
    m = table.begun("blue")
    seats = []
    for value in (2, 3, 3, 4, 4, 2, 5, 5, 2):
        seats.append(m.active)
        turns(m, value)
    assert seats == [1, 0, 1, 0, 1, 0, 1, 0, 1]


# The opening


@pytest.mark.rule("TW-TRN-03")
@pytest.mark.parametrize("first", ["yellow", "blue"])
def test_the_very_first_card_is_the_2(first: str) -> None:
    m = table.begun(first)
    assert cards(m) == [2]
    assert table.refused(m, "play 3") == "TW-TRN-03"


@pytest.mark.rule("TW-TRN-04", "TW-EX-21")
def test_cards_rise_by_one_at_most_until_a_4_was_played() -> None:
    m = table.begun()
    turns(m, 2)
    assert cards(m) == [2, 3]
    turns(m, 3)
    assert cards(m) == [3, 4]
    assert table.refused(m, "play 5") == "TW-TRN-04"
    turns(m, 4)
    assert cards(m) == [2, 4, 5]
    turns(m, 2)
    assert cards(m) == [3, 5]


@pytest.mark.rule("TW-TRN-04")
def test_the_limit_is_common_to_both() -> None:
    m = table.begun()
    turns(m, 2, 2)
    assert cards(m) == [3], "nobody has played a 3 yet"
    turns(m, 3, 4)
    assert cards(m) == [4, 5], "blue's 4 ended the opening for yellow, too"


@pytest.mark.rule("TW-TRN-04")
def test_the_limit_never_comes_back() -> None:
    m = table.begun()
    turns(m, 2, 3, 4, 2, 3, 4, 5, 5)
    for _ in range(2):
        assert cards(m) == [2, 3, 4, 5]
        turns(m, 2)


@pytest.mark.rule("TW-TRN-04", "TW-AMB-16")
def test_other_openings_can_be_agreed() -> None:
    m = table.begun(opening="per_player")
    turns(m, 2)
    assert cards(m) == [2], "for each side its own limit"
    turns(m, 2, 3, 3, 4)
    assert cards(m) == [4]
    assert cards(table.begun(opening="none")) == [2, 3, 4, 5]


@pytest.mark.rule("TW-TRN-06")
def test_where_no_card_is_allowed_the_lowest_must_be_played() -> None:
    m = table.begun()
    turns(m, 2)
    m.actions[1] = 1 << 4 | 1 << 5
    m._legal = {}
    assert cards(m) == [4]


# Action points


@pytest.mark.rule("TW-TRN-07")
def test_a_card_must_be_played_but_its_ap_need_not_be_spent() -> None:
    m = table.begun()
    assert "end" not in table.texts(m)
    table.play(m, "play 2")
    assert "end" in table.texts(m)
    assert table.told(table.play(m, "end"), "turn_over") == [{"seat": 0, "unused": 2}]
    table.play(m, "play 3; end; play 3")
    assert m.ap == 3, "unused AP are lost"


@pytest.mark.rule("TW-TRN-08")
def test_ap_may_all_go_to_one_figure_or_to_each_one() -> None:
    m = table.lay({"colossus": "b3", "cleric": "b5"}, {"naga": "u1"}, ap=3)
    table.play(m, "go colossus d3; go colossus f3; go colossus h3")
    assert table.at(m, "yellow colossus") == "h3"
    m = table.lay({"colossus": "b3", "cleric": "b5", "mage": "b1"}, {"naga": "u1"}, ap=3)
    table.play(m, "go colossus d3; go cleric d5; go mage d1")
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-TRN-08")
def test_a_figure_may_act_fight_and_act_again_in_any_order() -> None:
    m = table.lay({"mechanork": "d3"}, {"mage": "f3"}, ap=4)
    table.play(m, "turn 37A cw; go mechanork d4")
    table.fight(m, "fight d5", 0, 0)
    assert table.is_wounded(m, "blue mage")
    table.play(m, "go mechanork d3")
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-TRN-09")
def test_only_own_unwounded_figures_that_were_not_healed_this_turn_act() -> None:
    m = table.lay({"naga": "d3", "cleric": "c3"}, {"mage": "h3"}, items={"key": "b5"})
    assert table.texts(m, "go naga")
    assert table.texts(m, "turn")
    assert not table.texts(m, "go mage")
    m = table.lay({"naga": "d3", "cleric": "c3"}, {"mage": "h3"}, wounded=["yellow naga"])
    assert not table.texts(m, "go naga")
    assert not table.texts(m, "turn")
    table.play(m, "heal d3")
    assert not table.texts(m, "go naga")
    assert not table.texts(m, "turn")
    assert table.texts(m, "go cleric")
    table.play(m, "end; play 2; end; play 2")
    assert table.texts(m, "go naga")
    assert table.texts(m, "turn")


@pytest.mark.rule("TW-TRN-09")
def test_figures_that_left_or_lie_face_down_do_not_act() -> None:
    m = table.begun()
    table.play(m, "play 2")
    assert {text.split(" ")[1] for text in table.texts(m, "go")} == {"naga", "cleric", "colossus", "mage"}


@pytest.mark.rule("TW-TRN-10")
def test_at_the_end_of_every_turn_nobody_counts_as_just_wounded_or_healed() -> None:
    m = table.lay(
        {"naga": "c3", "cleric": "c5", "mage": "b5"}, {"colossus": "d3", "telepath": "d5"}, wounded=["yellow mage"]
    )
    table.fight(m, "fight d3", 6, 0)
    table.play(m, "heal b5")
    assert table.is_wounded(m, "blue colossus")
    assert table.texts(m, "fight") == ["fight d5"]
    assert (m.hurt.bit_count(), m.healed.bit_count()) == (1, 1)
    table.play(m, "end")
    assert (m.hurt, m.healed) == (0, 0)
    assert table.is_wounded(m, "blue colossus")
    table.play(m, "play 2; end; play 2")
    assert set(table.texts(m, "fight")) == {"fight d3", "fight d5"}
    assert table.texts(m, "go mage")


@pytest.mark.rule("TW-TRN-11", "TW-AMB-11")
def test_who_has_nobody_to_act_plays_a_card_and_ends_the_turn() -> None:
    m = table.lay({"naga": "c3"}, {"mage": "h3"}, wounded=["blue mage"])
    table.play(m, "end")
    assert cards(m) == [2, 3, 4, 5]
    table.play(m, "play 4")
    assert table.texts(m) == ["end"]
    table.play(m, "end")
    assert m.turn == (0,)


# Actions in general


@pytest.mark.rule("TW-ACT-01")
def test_a_move_is_finished_before_anything_else_begins() -> None:
    m = table.lay({"naga": "d3", "cleric": "c3"}, {"mage": "e3"}, items={"rope": "d5", "key": "c5"})
    assert {"fight e3", "turn 37A cw", "go cleric b3"} <= set(table.texts(m))
    table.play(m, "take naga d5 rope")
    assert table.texts(m)
    begun = {tuple(text.split(" ")[:2]) for text in table.texts(m)}
    assert begun <= {("go", "naga"), ("take", "naga"), ("put", "naga")}
    table.play(m, "go naga d4")
    assert m.ap == 4
    assert {"go cleric b3", "end"} <= set(table.texts(m))


@pytest.mark.rule("TW-ACT-01")
def test_a_combat_is_finished_before_anything_else_begins() -> None:
    m = table.lay({"naga": "d3", "cleric": "c3"}, {"mage": "e3"})
    table.play(m, "fight e3")
    assert {text.split(" ")[0] for text in table.texts(m, seat=0)} == {"card"}
    table.play(m, "0 card 0")
    assert table.texts(m, seat=0) == []


@pytest.mark.rule("TW-ACT-02")
def test_an_action_that_cannot_be_paid_cannot_be_begun() -> None:
    position = {"banshee": "d3", "cleric": "b2"}, {"mage": "d5"}
    assert table.texts(table.lay(*position, ap=2), "push") == ["push d5"]
    m = table.lay(*position, ap=2)
    table.play(m, "go cleric b4")
    assert table.texts(m, "push") == []
    assert "turn 37A cw" in table.texts(m)
    table.play(m, "turn 37A cw")
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-ACT-02")
def test_a_jump_without_a_card_cannot_be_begun() -> None:
    m = table.lay({"cleric": "b3"}, drawn={"S1": table.rows((5, 3, "O"))})
    assert "jump cleric d3" in table.texts(m)
    m.jumps[0] = 0
    m._legal = {}
    assert table.texts(m, "jump") == []


@pytest.mark.rule("TW-ACT-03")
def test_a_turned_hall_stays_turned() -> None:
    m = table.lay({"cleric": "d3"})
    table.play(m, "turn 37A cw")
    refusal = m.why_not_undo(0)
    assert refusal is not None
    assert refusal.rule == "TW-ACT-03"


@pytest.mark.rule("TW-ACT-03")
def test_a_move_may_be_taken_back_but_not_past_a_revealed_hall() -> None:
    m = table.begun()
    table.play(m, "play 2")
    before = m.key()
    table.play(m, "go naga a3")
    m.undo(0)
    assert m.key() == before
    table.play(m, "reveal S1")
    assert m.turn == (DEALER,)
    table.play(m, "* hall 37A 0")
    with pytest.raises(IllegalMove):
        m.undo(0)
    table.play(m, "place yellow banshee c1; place blue banshee d1")
    for _ in range(2):
        m.undo(0)
    with pytest.raises(IllegalMove):
        m.undo(0)
    assert m.up == 1


@pytest.mark.rule("TW-ACT-03")
def test_combat_cards_that_were_shown_cannot_be_taken_back() -> None:
    m = table.lay({"cleric": "d3"}, {"mage": "e3"})
    table.fight(m, "fight e3", 0, 0)
    assert m.why_not_undo(0) is not None
    assert m.why_not_undo(1) is not None


@pytest.mark.rule("TW-ACT-04", "TW-VP-06")
def test_after_an_action_come_exits_then_pits_then_victory() -> None:
    """Yellow takes the rope from under a wounded friend and leaves: both reach their goal, and the active side wins."""
    m = table.lay(
        {"naga": "s3", "mage": "t3"}, {"cleric": "q1"}, items={"rope": "t3"}, wounded=["yellow mage"],
        drawn={"S7": table.rows((5, 7, "O"))},
    )  # fmt: skip
    m.gains[:] = [4, 0, 0, 4, 0, 0]
    events = table.play(m, "take naga t3 rope; go naga v3")
    kinds = [event.kind for event in events if event.kind in ("left", "eliminated", "over")]
    assert kinds == ["left", "eliminated", "over"]
    assert m.result is not None
    assert m.result.score == {0: 5, 1: 5}
    assert m.result.winners == (0,)


@pytest.mark.rule("TW-ACT-04", "TW-EXT-07")
def test_who_is_healed_in_the_enemys_start_zone_leaves_at_once() -> None:
    m = table.lay({"cleric": "u3", "naga": "v3"}, {"mage": "q1"}, wounded=["yellow naga"])
    events = table.play(m, "heal v3")
    assert table.at(m, "yellow naga") == "gone"
    assert [event.kind for event in events if event.kind in ("healed", "left")] == ["healed", "left"]
    assert m.vp(0) == 1


@pytest.mark.rule("TW-ACT-04", "TW-GLD-06")
def test_an_action_that_would_break_the_golden_rules_is_not_offered() -> None:
    m = table.lay(
        {"cleric": "c3", "mage": "d3"}, {"naga": "c5"}, items={"rope": "c4", "key": "c4"}, wounded=["blue naga"]
    )
    go = table.squares(m, "go cleric")
    assert "b3" in go
    assert not go & {"c4", "c5", "d3"}
