"""The turns of both sides of the solitaire game (TS-TUR, TS-PLY, TS-NPT)."""

from __future__ import annotations

import pytest

from games.twister import alone
from games.twister.table import draw, refused, texts, told
from verlies.core.moves import DEALER
from verlies.games.twister import state as s
from verlies.games.twister.match import TwisterMatch

SHUT = draw("c2 N -", "c2 E |", "c2 S -", "c2 W |", "h2 N -", "h2 E |", "h2 S -", "h2 W |")
"""Two cells without a door, c2 and h2: whoever is in there does nothing."""


def empty_bag_hall(m: TwisterMatch, *tokens: str) -> None:
    """The three tokens of a hall that was just revealed, out of the dice's way: each is lost."""
    for token in tokens:
        alone.run(m, f"bag {token}", "dice 6 6")


def shut(npc: str = "white_phil", **others: str) -> TwisterMatch:
    """An NPC in a cell, the person far away and on turn."""
    return alone.lay({npc: "c2", **others}, {"cleric": "q8", "naga": "q9"}, drawn=SHUT, turn="person")


# The order of turns


@pytest.mark.rule("TS-TUR-01", "TS-TUR-03", "TS-NPT-09")
def test_the_person_begins_and_turns_alternate_also_when_nobody_is_there() -> None:
    m = alone.begun()
    assert (m.turn, m.view(0)["active"], m.number) == ((0,), 0, 1)
    alone.run(m, "play 2", "reveal S1", "hall 37A 0")
    empty_bag_hall(m, "yellow rope", "violet rope", "yellow key")
    events = alone.run(m, "end")
    assert told(events, "turn_np") == [{"number": 2}]
    assert len(told(events, "np_turn_over")) == 1
    assert told(events, "row_laid") == []
    assert (m.turn, m.view(0)["active"], m.number) == ((0,), 0, 3)


@pytest.mark.rule("TS-TUR-04", "TS-EX-24")
def test_the_first_cycle_is_2_3_4_5_then_any_card_may_be_played() -> None:
    m = alone.begun()
    for value in (2, 3, 4, 5):
        assert texts(m, "play") == [f"play {value}"]
        alone.run(m, f"play {value}")
        if value == 2:
            alone.run(m, "reveal S2", "hall 40A 0")
            empty_bag_hall(m, "yellow rope", "violet rope", "yellow key")
        events = alone.run(m, "end")
        assert bool(told(events, "cards_back")) == (value == 5)
    assert texts(m, "play") == ["play 2", "play 3", "play 4", "play 5"]
    alone.run(m, "play 4", "end")
    assert texts(m, "play") == ["play 2", "play 3", "play 5"]


@pytest.mark.rule("TS-TUR-04")
@pytest.mark.parametrize("value", [3, 4, 5])
def test_no_higher_card_opens_the_game(value: int) -> None:
    assert refused(alone.begun(), f"play {value}") == "TS-TUR-04"


@pytest.mark.rule("TS-TUR-05", "TS-EX-24")
def test_the_very_first_action_reveals_one_of_the_two_halls_in_front() -> None:
    m = alone.begun()
    alone.run(m, "play 2")
    assert texts(m) == ["reveal S1", "reveal S2"]
    assert refused(m, "end") == "TS-TUR-05"
    assert refused(m, "go naga a1") == "TS-TUR-05"
    alone.run(m, "reveal S1", "hall 37A 0")
    empty_bag_hall(m, "yellow rope", "violet rope", "yellow key")
    assert m.ap == 1
    assert {"end", "reveal S2", "go naga b2"} <= set(texts(m))


@pytest.mark.rule("TS-TUR-06")
def test_the_non_player_plays_no_action_card() -> None:
    m = shut()
    events = alone.run(m, "end", "...")
    assert told(events, "card_played") == []
    assert m.view(0)["hands"][1]["now"] is None
    assert m.view(0)["ap"] is None


# The person's turn


@pytest.mark.rule("TS-TUR-02", "TS-RNF-05", "TS-TUR-07")
def test_card_actions_reinforcements_visions_then_the_cards_come_back() -> None:
    """Black, with vision: action 5 calls one and has an eye; the last card of the cycle."""
    m = alone.lay(
        {"yom": "c2"}, {"cleric": "q8"}, drawn=SHUT, down=["S3"], level="black", vision=True, turn="person", ap=3
    )
    m.actions[0] = 1 << 5
    m.frames = [(s.PLAY,)]
    m.now = m.ap = 0
    m._settle([])
    events = alone.run(m, "play 5")
    assert told(events, "summoned") == [{"by": "action", "value": 5}]
    assert told(events, "vision_due") == [{"by": "action", "value": 5}]
    assert m.view(0)["solo"]["due"] == m.view(0)["solo"]["visions_due"] == 1
    events = alone.run(m, "go cleric q7", "end")
    assert m.turn == (DEALER,)
    assert alone.chance(m)[0].startswith("recruit ")
    events += alone.run(m, "recruit djenh", "room 39A", "dice 1 1")
    assert alone.chance(m)[0] == "vision S1"
    assert told(events, "cards_back") == []
    events = alone.run(m, "vision S3", "hall 38A 0")
    assert [event["seat"] for event in told(events, "cards_back")] == [0]
    assert told(events, "turn_np") == [{"number": 3}]
    assert m.actions[0] == 0b111100


@pytest.mark.rule("TS-TUR-08")
def test_what_happened_to_somebody_this_turn_is_forgotten_at_the_end_of_each_sides_turn() -> None:
    m = alone.lay({"lou_dah": "c2"}, {"cleric": "q8", "naga": "q9"}, drawn=SHUT, turn="person")
    naga = alone.find(m, "naga")
    m.hurt = m.wounded = 1 << naga
    m.healed = 1 << alone.find(m, "cleric")
    alone.run(m, "end")
    assert (m.hurt, m.healed) == (0, 0)
    assert alone.is_wounded(m, "naga")
    assert m.view(0)["active"] == 1
    m.hurt = 1 << naga
    m.healed = 1 << alone.find(m, "cleric")
    alone.run(m, "...")
    assert m.view(0)["active"] == 0
    assert (m.hurt, m.healed) == (0, 0)


@pytest.mark.rule("TS-TUR-08", "TS-AMB-20")
def test_an_npc_cannot_finish_off_whom_another_wounded_in_the_same_turn() -> None:
    m = alone.lay({"hur_ban": "d3", "ram_bohl": "d5"}, {"mage": "d4"}, drawn=alone.quiet(), level="pink")
    alone.run(m, "next", "card 0", "np 6")
    assert alone.is_wounded(m, "mage")
    alone.run(m, "next")
    assert alone.thought(m)["npc"] == "ram_bohl"
    assert alone.results(m)["fight"] == "no"
    alone.rest_of_turn(m)
    assert alone.where(m, "mage") == "d4"
    alone.run(m, "play 3", "end", "row ram_bohl")
    assert alone.goal(m) == "fight mage"


@pytest.mark.rule("TS-PLY-01")
def test_in_her_turn_the_person_does_all_that_she_can_do_against_a_person() -> None:
    m = alone.lay(
        {"xanth": "e3", "djenh": "e9"}, {"cleric": "d3", "naga": "d2", "banshee": "e6", "mage": "i3", "colossus": "g8"},
        items={"rope": "d5", "bow": "b3", "key": "g6", "fireball_wand": "i3"}, wounded=["naga"],
        drawn=draw("g8 E #", "i4 O"), down=["S8"], turn="person",
    )  # fmt: skip
    verbs = {text.split(" ")[0] for text in texts(m)}
    assert verbs == {"go", "take", "put", "jump", "fight", "break", "heal", "push", "turn", "end"}
    events = alone.run(m, "heal d2", "fight e3", "card 6", "np 3")
    assert told(events, "wounded")[0]["figure"] == "xanth"
    assert m.ap == 3
    assert m.turn == (0,)


@pytest.mark.rule("TS-PLY-02", "TS-REV-07")
def test_a_character_out_of_the_bag_acts_at_once_with_the_ap_left() -> None:
    m = alone.lay({}, {"cleric": "f3"}, down=["S3"], bag=["yellow naga"], turn="person", ap=2)
    alone.run(m, "reveal S3", "hall 38A 0", "bag yellow naga", "dice 3 4")
    assert alone.where(m, "naga") == "i4"
    assert m.turn == (0,)
    assert "go naga i5" in texts(m)
    alone.run(m, "go naga i5")
    assert m.ap == 0


@pytest.mark.rule("TS-PLY-03")
def test_points_for_npcs_eliminated_and_characters_that_leave() -> None:
    m = alone.lay({"xanth": "e3", "djenh": "k3"}, {"cleric": "d3", "naga": "u8"}, wounded=["xanth"], turn="person")
    alone.run(m, "go naga v8")
    assert m.vp(0) == 1
    events = alone.run(m, "fight e3", "card 6", "np 0")
    assert m.vp(0) == 2
    assert told(events, "eliminated")[0]["points"] == 1
    assert alone.where(m, "xanth") == "dead"
    assert m.gains == [1, 1, 0, 0, 0, 0]


@pytest.mark.rule("TS-PLY-03", "TS-CMB-12")
def test_an_npc_that_is_lost_in_an_attack_of_its_own_side_counts_for_the_person() -> None:
    """Granit Gus carries Xanth into a fight that he loses (TW-CAR-12)."""
    m = alone.lay({"granit_gus": "e3", "xanth": "e3"}, {"colossus": "d3"}, wounded=["xanth"], drawn=alone.quiet())
    events = alone.run(m, "next", "card 6", "np 3")
    assert alone.is_wounded(m, "granit_gus")
    assert alone.where(m, "xanth") == "dead"
    assert told(events, "eliminated")[0]["seat"] == 0
    assert m.vp(0) == 1


@pytest.mark.rule("TS-PLY-03")
def test_reinforcements_count_like_other_npcs() -> None:
    m = alone.lay({"xanth": "e3"}, {"colossus": "d3", "naga": "h2"}, turn="person", level="green")
    alone.run(m, "fight e3", "card 4", "np 0", "recruit djenh", "room 38A", "dice 1 1")
    m.wounded |= 1 << alone.find(m, "djenh")
    assert alone.where(m, "djenh") == "g1"
    alone.run(m, "go naga h1", "fight g1", "card 6", "np 1")
    assert alone.where(m, "djenh") == "dead"
    assert m.vp(0) == 1


@pytest.mark.rule("TS-PLY-04", "TS-TPT-05")
def test_a_character_lost_by_a_double_six_counts_for_nobody() -> None:
    m = alone.lay({}, {"cleric": "f3"}, down=["S3"], bag=["yellow naga", "violet rope"], turn="person")
    alone.run(m, "reveal S3", "hall 38A 0", "bag yellow naga", "dice 6 6", "bag violet rope", "dice 1 1")
    assert alone.where(m, "naga") == "lost"
    assert (m.vp(0), m.vp(1)) == (0, 0)


@pytest.mark.rule("TS-PLY-05", "TS-RNF-05")
def test_without_anybody_the_person_plays_a_card_and_its_reinforcement_still_comes() -> None:
    m = alone.lay(
        {"white_phil": "d3"}, {}, drawn=SHUT, bag=["yellow naga"], down=["S8"], level="black", turn="person", ap=2
    )
    alone.run(m, "end", "...")
    assert texts(m) == ["play 3", "play 4", "play 5"]
    events = alone.run(m, "play 5")
    assert told(events, "summoned") == [{"by": "action", "value": 5}]
    assert texts(m) == ["end"]
    alone.run(m, "end")
    assert alone.chance(m)[0].startswith("recruit ")


# The non-player's turn


@pytest.mark.rule("TS-NPT-01", "TS-NPT-02", "TS-TUR-03")
def test_cards_of_all_in_play_are_shuffled_and_laid_out() -> None:
    m = shut("white_phil", djenh="h2", lou_dah="k3", xanth="k5")
    m.wounded |= 1 << alone.find(m, "xanth")
    alone.run(m, "end")
    order = []
    for number, npc in enumerate(("djenh", "xanth", "white_phil"), 1):
        assert alone.asked(m) == ("TS-NPT-02", "row", {"number": number, "of": 4})
        assert sorted(alone.chance(m)) == sorted(
            f"row {each}" for each in ("djenh", "lou_dah", "white_phil", "xanth") if each not in order
        )
        assert all(weight == 1 for _, weight in m.odds())
        order.append(npc)
        events = alone.run(m, f"row {npc}")
    assert told(events, "row_laid") == [{"npcs": ["djenh", "xanth", "white_phil", "lou_dah"]}]
    assert alone.row(m) == [("djenh", "acts"), ("xanth", "wounded"), ("white_phil", "waits"), ("lou_dah", "waits")]


@pytest.mark.rule("TS-NPT-01", "TS-AMB-16")
def test_cards_of_those_who_left_or_were_eliminated_are_out_of_the_game() -> None:
    m = alone.lay({"white_phil": "b3", "xanth": "e8"}, {"cleric": "d8"}, wounded=["xanth"], row=["white_phil", "xanth"])
    alone.run(m, "next")
    assert alone.where(m, "white_phil") == "gone"
    assert "white_phil" not in dict(alone.row(m))
    alone.run(m, "play 3", "fight e8", "card 6", "np 3")
    assert alone.where(m, "xanth") == "dead"
    assert alone.row(m) == []
    assert m.view(0)["solo"]["deck"] == 30
    states = {figure["kind"]: figure["state"] for figure in m.view(0)["teams"][1]["figures"]}
    assert states == {"white_phil": "out", "xanth": "eliminated"}


@pytest.mark.rule("TS-NPT-03", "TS-NPT-04")
def test_the_wounded_are_passed_over_and_the_others_act_from_left_to_right() -> None:
    npcs = {"white_phil": "c2", "xanth": "k5", "djenh": "h2"}
    m = alone.lay(npcs, {"cleric": "q8"}, wounded=["xanth"], drawn=SHUT, row=["djenh", "xanth", "white_phil"])
    assert alone.row(m) == [("djenh", "acts"), ("xanth", "wounded"), ("white_phil", "waits")]
    events = alone.run(m, "next")
    assert told(events, "activated") == [{"npc": "white_phil", "number": 3, "of": 3}]
    assert alone.row(m) == [("djenh", "done"), ("xanth", "wounded"), ("white_phil", "acts")]
    events = alone.run(m, "next")
    assert len(told(events, "np_turn_over")) == 1
    assert m.view(0)["active"] == 0
    assert dict(alone.row(m)) == {"djenh": "waits", "xanth": "wounded", "white_phil": "waits"}


@pytest.mark.rule("TS-NPT-03")
def test_at_the_start_of_phase_3_who_may_recover_rolls_in_the_order_of_the_row() -> None:
    npcs = {"white_phil": "c2", "father_lazarus": "k5"}
    m = alone.lay(npcs, {"cleric": "q8"}, wounded=["father_lazarus"], drawn=SHUT)
    assert m.turn == (DEALER,)
    assert alone.chance(m) == [f"roll {number}" for number in range(1, 7)]
    events = alone.run(m, "roll 5")
    assert told(events, "recovery_rolled") == [{"npc": "father_lazarus", "value": 5, "risen": True}]
    assert told(events, "activated")[0]["npc"] == "white_phil"
    assert alone.row(m) == [("white_phil", "acts"), ("father_lazarus", "done")]
    alone.run(m, "next")
    assert m.view(0)["active"] == 0


@pytest.mark.rule("TS-NPT-05", "TS-REV-06", "TS-RNF-08", "TS-CMB-14")
def test_cards_added_in_the_non_players_turn_go_to_the_right_end_and_act_in_it() -> None:
    m = alone.lay({"lissandra": "f3", "white_phil": "i8"}, {"cleric": "t8"}, down=["S3"], bag=["violet djenh"])
    events = alone.run(m, "next", "hall 38A 0", "bag violet djenh", "dice 5 1")
    assert alone.row(m) == [("lissandra", "done"), ("white_phil", "acts"), ("djenh", "waits")]
    events += alone.rest_of_turn(m)
    assert [event["npc"] for event in told(events, "activated")] == ["white_phil", "djenh"]


@pytest.mark.rule("TS-NPT-05", "TS-RNF-08")
def test_cards_added_in_the_persons_turn_act_in_the_next_turn_of_the_non_player() -> None:
    m = alone.lay({}, {"cleric": "f3"}, down=["S3"], bag=["violet djenh"], turn="person")
    events = alone.run(m, "reveal S3", "hall 38A 0", "bag violet djenh", "dice 5 1")
    assert told(events, "npc_enters") == [{"npc": "djenh", "square": "k1"}]
    assert told(events, "activated") == []
    assert alone.row(m) == [("djenh", "waits")]
    events = alone.run(m, "end")
    assert [event["npc"] for event in told(events, "activated")] == ["djenh"]


@pytest.mark.rule("TS-NPT-06", "TS-FGT-05")
def test_who_is_wounded_in_its_activation_is_deactivated_at_once() -> None:
    m = alone.lay({"hur_ban": "e4", "white_phil": "c2"}, {"colossus": "e5"}, drawn=SHUT)
    events = alone.run(m, "next", "card 6", "np 3")
    assert alone.is_wounded(m, "hur_ban")
    assert told(events, "npc_done") == [{"npc": "hur_ban", "unused": 4}]
    assert alone.row(m) == [("hur_ban", "wounded"), ("white_phil", "acts")]


def fallen(healer: str) -> TwisterMatch:
    """Hur-Ban has attacked, Granit Gus was drawn in, and both were wounded; next are a cleric beside them, and Gus."""
    npcs = {"hur_ban": "d3", healer: "e3", "granit_gus": "e4"}
    m = alone.lay(npcs, {"colossus": "d4"}, row=["hur_ban", healer, "granit_gus"], level="green")
    alone.run(m, "next", "card 6", "np 0")
    assert alone.is_wounded(m, "hur_ban")
    assert alone.is_wounded(m, "granit_gus")
    return m


@pytest.mark.rule("TS-NPT-06", "TS-CMB-05")
def test_who_is_wounded_before_its_activation_does_not_act() -> None:
    m = fallen("lou_dah")
    assert alone.row(m) == [("hur_ban", "wounded"), ("lou_dah", "acts"), ("granit_gus", "wounded")]
    events = alone.rest_of_turn(m)
    assert told(events, "activated") == []


@pytest.mark.rule("TS-NPT-06", "TS-NPT-07", "TS-NPT-08", "TS-AMB-14")
def test_father_sam_lets_act_whom_he_healed_if_it_has_not_acted_yet() -> None:
    """Granit Gus acts, though he fell in this turn; Hur-Ban, healed too, has had his turn."""
    m = fallen("father_sam_arito")
    events = alone.rest_of_turn(m)
    assert {event["figure"] for event in told(events, "healed")} == {"granit_gus", "hur_ban"}
    assert told(events, "stood_up") == [{"npc": "father_sam_arito", "other": "granit_gus"}]
    assert [event["npc"] for event in told(events, "activated")] == ["granit_gus"]


@pytest.mark.rule("TS-NPT-06", "TS-NPT-08")
def test_wounded_and_healed_in_the_same_turn_before_its_activation_is_not_activated() -> None:
    m = fallen("deacon_longreach")
    events = alone.rest_of_turn(m)
    assert {event["figure"] for event in told(events, "healed")} == {"granit_gus", "hur_ban"}
    assert told(events, "activated") == []


@pytest.mark.rule("TS-NPT-08")
@pytest.mark.parametrize(("healer", "acts"), [("father_sam_arito", True), ("deacon_longreach", False)])
def test_who_is_healed_stays_tilted_unless_father_sam_did_it(healer: str, acts: bool) -> None:
    m = alone.lay({healer: "d3", "lou_dah": "d5"}, {"naga": "q8"}, wounded=["lou_dah"], row=["lou_dah", healer])
    assert alone.row(m) == [("lou_dah", "wounded"), (healer, "acts")]
    events = alone.run(m, "next")
    assert not alone.is_wounded(m, "lou_dah")
    assert bool(told(events, "stood_up")) == acts
    events += alone.run(m, "...")
    activated = [event["npc"] for event in told(events, "activated")]
    assert activated == (["lou_dah"] if acts else [])
