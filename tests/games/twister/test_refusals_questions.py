"""Why an answer is refused while teams are built, the game is set up, halls are revealed and cards are laid."""

from __future__ import annotations

import pytest

from games.twister import table

# Building teams


@pytest.mark.rule("TW-TEAM-11", "TW-TEAM-12", "TW-TEAM-04")
def test_free_choice_asks_for_characters_then_items_then_pairs() -> None:
    m = table.new(teams="free", extras=True)
    assert table.why_not(m, "pick rope", 0) == ("TW-TEAM-11", "choose_first", {"what": "character"})
    assert table.why_not(m, "pair 37", 0) == ("TW-TEAM-11", "choose_first", {"what": "character"})
    table.play(m, "0 pick naga")
    assert table.why_not(m, "pick naga", 0) == ("TW-TEAM-11", "already_chosen", {"thing": "naga"})
    assert "pick naga" in table.texts(m, "pick", 1)
    table.play(
        m, "; ".join(f"0 pick {name}" for name in ("mage", "cleric", "thief", "troll", "goblin", "banshee", "telepath"))
    )
    assert table.why_not(m, "pick colossus", 0) == ("TW-TEAM-11", "choose_first", {"what": "item"})
    table.play(m, "; ".join(f"0 pick {name}" for name in ("rope", "rope", "bow")))
    assert table.why_not(m, "pick bow", 0) == ("TW-TEAM-11", "already_chosen", {"thing": "bow"})
    table.play(m, "0 pick key; 0 pick sword; 0 pick armour; 0 pair 37")
    assert table.why_not(m, "pair 37", 0) == ("TW-TEAM-12", "pair_taken", {"pair": 37})
    assert table.why_not(m, "pair 91", 0) == ("TW-TEAM-04", "pair_not_in_game", {"pair": 91})
    assert table.why_not(m, "pick rope", 0) == ("TW-TEAM-12", "choose_first", {"what": "pair"})


@pytest.mark.rule("TW-TEAM-11")
def test_the_pool_is_that_of_the_boxes_in_use() -> None:
    m = table.new(teams="free")
    assert table.why_not(m, "pick sword", 0) == ("TW-TEAM-11", "not_in_pool", {"thing": "sword"})
    assert table.why_not(m, "pick naga", 0) == ("TW-TEAM-11", "choose_first", {"what": "item"})


@pytest.mark.rule("TW-TEAM-22", "TW-TEAM-31")
def test_a_draft_gives_each_character_once() -> None:
    m = table.new(teams="draft", extras=True, halls="both")
    table.play(m, "* lot yellow; pair 37")
    assert table.why_not(m, "pair 37") == ("TW-TEAM-22", "pair_taken", {"pair": 37})
    table.play(m, "pair 38; pair 91; pair 92; pick colossus")
    assert table.why_not(m, "pick colossus") == ("TW-TEAM-31", "taken_by_other", {"thing": "colossus"})
    assert table.why_not(m, "pick rope") == ("TW-TEAM-31", "choose_first", {"what": "character"})


@pytest.mark.rule("TW-TEAM-23", "TW-TEAM-24")
def test_equal_forces_have_everything_once() -> None:
    m = table.new(teams="equal", extras=True)
    table.play(m, "* lot yellow; pick colossus")
    assert table.why_not(m, "pick colossus") == ("TW-TEAM-23", "already_chosen", {"thing": "colossus"})
    table.play(
        m, "; ".join(f"pick {name}" for name in ("mage", "cleric", "thief", "troll", "goblin", "banshee", "naga"))
    )
    table.play(m, "pick bow")
    assert table.why_not(m, "pick bow") == ("TW-TEAM-24", "already_chosen", {"thing": "bow"})


@pytest.mark.rule("TW-TEAM-41", "TW-TEAM-42")
def test_a_character_is_left_out_once_and_then_is_nowhere() -> None:
    m = table.new(handicap="yellow_2")
    table.play(m, "0 leave naga")
    assert table.why_not(m, "leave naga", 0) == ("TW-TEAM-41", "left_out", {"figure": "naga"})
    assert table.why_not(m, "leave troll", 0) == ("TW-TEAM-41", "not_in_team", {"thing": "troll"})
    table.play(m, "0 leave mage")
    assert table.why_not(m, "start naga a2", 0) == ("TW-TEAM-42", "left_out", {"figure": "naga"})
    for name, row in (("colossus", 2), ("cleric", 4), ("telepath", 7), ("banshee", 9)):
        table.play(m, f"0 start {name} a{row}; 1 start {name} v{row}")
    table.play(m, "* lot yellow")
    assert table.why_not(m, "lay naga S1") == ("TW-TEAM-42", "left_out", {"figure": "naga"})


# Set-up


@pytest.mark.rule("TW-SET-04", "TW-SET-05")
def test_starting_characters_go_on_free_circles_of_ones_own_zone() -> None:
    m = table.new()
    table.play(m, "0 start naga a2")
    assert table.why_not(m, "start naga a4", 0) == ("TW-SET-04", "already_set", {"figure": "naga", "square": "a2"})
    assert table.why_not(m, "start mage a2", 0) == ("TW-SET-04", "circle_taken", {"square": "a2"})
    for square in ("a3", "v2", "c3"):
        assert table.why_not(m, f"start mage {square}", 0) == ("TW-SET-05", "no_circle", {"square": square})
    assert table.why_not(m, "start troll a4", 0) == ("TW-SET-04", "not_in_team", {"thing": "troll"})
    assert table.why_not(m, "lay rope S1", 0) == ("TW-SET-04", "not_now", {"verb": "lay", "question": "start"})
    assert table.why_not(m, "hall 37A 0", 0) == ("TW-SET-04", "not_now", {"verb": "hall", "question": "start"})


@pytest.mark.rule("TW-SET-06", "TW-SET-07")
def test_tokens_are_laid_once_and_where_there_is_room() -> None:
    m = table.new()
    table.start_all(m)
    table.play(m, "* lot yellow; lay rope S1; lay rope S1")
    assert table.why_not(m, "lay key S1") == ("TW-SET-07", "slot_full", {"slot": "S1"})
    assert table.why_not(m, "lay rope S2") == ("TW-SET-06", "already_laid", {"thing": "rope"})
    assert table.why_not(m, "lay sword S2") == ("TW-SET-06", "not_in_team", {"thing": "sword"})
    m = table.new(teams="drawn_blades")
    for zone, seat in (("f", 0), ("q", 1)):
        for name, row in (("colossus", 2), ("cleric", 4), ("telepath", 7), ("banshee", 9)):
            table.play(m, f"{seat} start {name} {zone}{row}")
    table.play(m, "* lot yellow")
    assert table.why_not(m, "lay bow S1") == ("TW-SCN-03", "no_such_slot", {"slot": "S1"})
    m.lay_hall(2, m.bag[0], 0)
    m._legal = {}
    assert table.why_not(m, "lay bow S3") == ("TW-SET-06", "already_up", {"slot": "S3"})


# Action cards


@pytest.mark.rule("TW-TRN-01", "TW-TRN-03", "TW-TRN-04", "TW-TRN-05")
def test_the_opening_and_the_hand_limit_action_cards() -> None:
    m = table.begun()
    assert table.why_not(m, "play 3") == ("TW-TRN-03", "opening_limit", {"value": 3, "most": 2})
    assert table.why_not(m, "play 7") == ("TW-TRN-01", "no_such_card", {"value": 7})
    assert table.why_not(m, "go naga a3") == ("TW-TRN-01", "not_now", {"verb": "go", "question": "action_card"})
    table.play(m, "play 2; end")
    assert table.why_not(m, "play 5") == ("TW-TRN-04", "opening_limit", {"value": 5, "most": 3})
    table.play(m, "play 3; end")
    assert table.why_not(m, "play 2") == ("TW-TRN-05", "card_out", {"value": 2})


# A hall is revealed


@pytest.mark.rule("TW-REV-04", "TW-REV-05")
def test_revealed_tokens_are_placed_by_whose_turn_it_is_on_empty_floor() -> None:
    m = table.lay(
        {"cleric": "f3", "naga": "b1"}, {"mage": "b3"}, items={"rope": "b5"}, drawn=table.draw("g2 O"), down=["S3"]
    )
    table.face_down(m, "S3", "yellow naga", "blue mage", "yellow rope")
    table.play(m, "reveal S3; * hall 38A 0")
    rope = {"side": "yellow", "thing": "rope"}
    assert table.why_not(m, "place yellow rope g1") == ("TW-REV-04", "other_places_it", rope)
    nothing = {"side": "blue", "thing": "naga", "slot": "S3"}
    assert table.why_not(m, "place blue naga g1") == ("TW-REV-04", "not_waiting", nothing)
    assert table.why_not(m, "place blue mage l1") == ("TW-REV-05", "outside_hall", {"square": "l1", "slot": "S3"})
    assert table.why_not(m, "place blue mage g2") == ("TW-REV-05", "place_on_pit", {"square": "g2"})
    table.play(m, "place blue mage g1")
    assert table.why_not(m, "place yellow naga g1") == ("TW-REV-05", "place_taken", {"square": "g1"})
    assert table.why_not(m, "end") == ("TW-REV-04", "not_now", {"verb": "end", "question": "place"})
    table.play(m, "place yellow naga h1")
    assert m.turn == (1,)
    assert table.why_not(m, "place yellow rope h1") == ("TW-REV-05", "place_taken", {"square": "h1"})


@pytest.mark.rule("TW-INF-02")
def test_a_refusal_does_not_say_what_lies_face_down() -> None:
    """Whether the blue Naga lies in S4 or not: nobody can place it in S3."""
    told = []
    for slot in ("S4", "S5"):
        m = table.lay({"cleric": "f3"}, {"naga": "b1", "mage": "b3"}, down=["S3", "S4", "S5"])
        table.face_down(m, "S3", "blue mage")
        table.face_down(m, slot, "blue naga")
        table.play(m, "reveal S3; * hall 38A 0")
        told.append([table.why_not(m, f"place blue {kind} g1") for kind in ("naga", "telepath")])
    assert told[0] == told[1]
    assert {refusal[:2] for refusal in told[0]} == {("TW-REV-04", "not_waiting")}


# Combat


@pytest.mark.rule("TW-CHR-TEL-01", "TW-CBT-08", "TW-CBT-04")
def test_a_call_names_a_value_and_a_card_must_be_in_hand() -> None:
    m = table.lay({"telepath": "c3"}, {"naga": "c4"})
    table.holding(m, 0, 0, 3)
    table.play(m, "fight c4")
    assert table.why_not(m, "call 0") == ("TW-CHR-TEL-01", "call_zero", {})
    assert table.why_not(m, "card 3") == ("TW-CHR-TEL-01", "not_now", {"verb": "card", "question": "call"})
    table.play(m, "silent")
    assert table.why_not(m, "card 4", 0) == ("TW-CBT-08", "card_spent", {"value": 4})
    assert table.why_not(m, "end", 0) == ("TW-CBT-04", "not_now", {"verb": "end", "question": "combat_card"})
    assert "card 4" in table.texts(m, "card", 1)
