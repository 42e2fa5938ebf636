"""The spaces of the lair: what they change and bring, and that each holds one hero (TE-LAIR-08, -09, -14 to -16)."""

from __future__ import annotations

import pytest

from games.tiny import table
from verlies.core.errors import IllegalMove

# Modifiers and effects of spaces


@pytest.mark.rule("TE-LAIR-08", "TE-LAIR-16", "TE-EX-21")
@pytest.mark.parametrize(("heroes", "line", "dice"), [("thordin", "hammer", 2), ("moonblade", "twin_daggers", 2)])
def test_one_die_less_on_the_entrance_space_of_the_dragon(heroes: str, line: str, dice: int) -> None:
    match = table.lair("dragon", "l3", "d4", heroes=f"{heroes} lanon")
    table.play(match, f"0 attack {line} boss", "0 roll")
    assert {len(move.split(" foe ")[0].split()) - 1 for move in table.odds(match)} == {dice}


@pytest.mark.rule("TE-EX-21", "TE-LAIR-08")
@pytest.mark.parametrize(("name", "usual", "less"), [("gerrund", 3, 2), ("lanon", 2, 1), ("thordin", 1, 1)])
def test_three_two_and_one_dice_become_two_one_and_one(name: str, usual: int, less: int) -> None:
    for space, dice in (("l3", less), ("l4", usual)):
        match = table.lair("dragon", space, "d4", heroes=f"{name} pip")
        table.hero(match, 0, spells="haste")
        table.play(match, "0 cast haste", "0 roll")
        assert {len(move.split()) - 1 for move in table.odds(match)} == {dice}


@pytest.mark.rule("TE-EX-21", "TE-LAIR-16")
def test_two_more_on_dexterity_and_nothing_on_strength() -> None:
    match = table.lair("dragon", "l4", "d4", heroes="kestrel lanon")
    bow = match.copy()
    events = table.play(bow, "0 attack longbow boss", "0 roll", "* dice 4 3 3 foe 2", "0 result 4")
    assert table.told(events, "result")[0]["total"] == 6
    events = table.play(match, "0 attack hunting_knife boss", "0 roll", "* dice 4 3 foe 2", "0 result 4")
    assert table.told(events, "result")[0]["total"] == 4


@pytest.mark.rule("TE-LAIR-16")
def test_a_space_counts_against_every_target() -> None:
    match = table.lair("dragon", "l1", "d4")
    table.goblin(match, 1, "boomy", "lair")
    events = table.play(match, "0 attack hammer g1", "0 roll", "* dice 4 3 3 foe 2", "0 result 4")
    assert table.told(events, "result")[0]["total"] == 7


@pytest.mark.rule("TE-LAIR-16", "TE-LAIR-08")
@pytest.mark.parametrize(("boss", "space", "damage"), [("lich", "l3", 4), ("lich", "l2", 3), ("blood_count", "l6", 2)])
def test_the_defence_of_a_space_counts_in_the_counterattack(boss: str, space: str, damage: int) -> None:
    match = table.lair(boss, space, "d4")
    table.hero(match, 0, focus=0)
    # Thordin's defence is 4; the die shows 5, the lich adds 2, the count 3; spaces change -1, 0 and +2.
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 1 1 1 foe 5", "0 result 1")
    assert match.health[0] == 8 - damage


@pytest.mark.rule("TE-LAIR-08", "TE-LAIR-14")
def test_an_effect_of_a_space_comes_when_the_movement_ends_there() -> None:
    match = table.lair("dragon", "l3", "d4")
    table.play(match, "0 go l2")
    assert match.health[0] == 8
    events = table.play(match, "0 end")
    assert match.health[0] == 6
    assert table.kinds(events).index("lost_health") < table.kinds(events).index("torch_down")


@pytest.mark.rule("TE-LAIR-08", "TE-LAIR-14")
def test_passing_a_space_or_starting_there_has_no_effect() -> None:
    match = table.lair("dragon", "l3", "d4")
    table.play(match, "0 go l2", "0 go l1", "0 end")
    assert match.health[0] == 8
    starts = table.lair("dragon", "l2", "d4")
    table.play(starts, "0 rest", "0 end")
    assert starts.health[0] == 8


@pytest.mark.rule("TE-LAIR-14")
def test_coming_back_to_the_space_is_stepping_onto_it() -> None:
    match = table.lair("dragon", "l2", "d4")
    table.play(match, "0 go l1", "0 go l2", "0 end")
    assert match.health[0] == 6


@pytest.mark.rule("TE-LAIR-14")
def test_a_hero_action_ends_the_movement_and_the_effect_comes_first() -> None:
    match = table.lair("dragon", "l3", "d4")
    table.hero(match, 0, health=4)
    events = table.play(match, "0 go l2", "0 rest")
    assert match.health[0] == 5
    assert table.kinds(events).index("lost_health") < table.kinds(events).index("rests")
    # Once and no more: the movement has ended.
    table.play(match, "0 end")
    assert match.health[0] == 5


@pytest.mark.rule("TE-LAIR-14")
def test_a_hero_whom_the_space_makes_faint_does_not_act_any_more() -> None:
    for action in ("rest", "attack hammer boss"):
        match = table.lair("dragon", "l3", "d4")
        table.hero(match, 0, health=2, focus=0)
        events = table.play(match, "0 go l2", f"0 {action}")
        assert (match.health[0], match.focus[0]) == (0, 0)
        assert not {"rests", "rolled_with_foe"} & set(table.kinds(events))
        assert match.turn == (1,)
        assert match.view(None)["torch"]["at"] == 26


@pytest.mark.rule("TE-LAIR-14")
def test_the_movement_may_be_ended_for_the_effect_and_free_actions_follow() -> None:
    match = table.lair("dragon", "l5", "d4", heroes="ethairna lanon")
    table.hero(match, 0, focus=3)
    assert "stop" not in table.texts(match)
    table.in_row(match, "fireball")
    table.play(match, "0 go l6", "0 stop")
    assert match.focus[0] == 5
    assert set(table.texts(match)) == {"take fireball", "decline"}
    table.play(match, "0 take fireball")
    assert table.texts(match, "go") == []
    assert "stop" not in table.texts(match)
    assert {"rest", "use research"} <= set(table.texts(match))
    table.play(match, "0 end")
    assert match.focus[0] == 5


@pytest.mark.rule("TE-LAIR-14")
def test_without_an_effect_or_a_step_there_is_nothing_to_stop_for() -> None:
    match = table.lair("dragon", "l3", "d4")
    table.play(match, "0 go l4")
    assert "stop" not in table.texts(match)
    starts = table.lair("dragon", "l2", "d4")
    assert "stop" not in table.texts(starts)
    table.play(starts, "0 go l1", "0 go l2")
    assert "stop" in table.texts(starts)


# Room for one


@pytest.mark.rule("TE-LAIR-09", "TE-EX-26")
def test_with_one_speed_left_and_the_entrance_taken_nobody_enters() -> None:
    match = table.lair("lich", "d4", "l3")
    table.lay(match, "e4", "armory")
    table.hero(match, 0, "e4")
    table.play(match, "0 go d4", "0 go d3")
    assert table.speed(match) == 1
    assert "go l3" not in table.texts(match)
    with pytest.raises(IllegalMove):
        table.play(match, "0 go l3")


@pytest.mark.rule("TE-LAIR-09", "TE-LAIR-15", "TE-EX-26")
def test_with_two_speed_left_one_passes_the_hero_on_the_entrance() -> None:
    match = table.lair("lich", "d4", "l3")
    table.play(match, "0 go d3")
    assert table.speed(match) == 2
    table.play(match, "0 go l3")
    # On a space that is taken there is no end, no action, no rest.
    assert set(table.texts(match)) == {"go d3", "go l2", "go l4"}
    table.play(match, "0 go l4")
    assert table.place_of(match, 0) == "l4"
    assert {"end", "rest", "attack hammer boss"} <= set(table.texts(match))


@pytest.mark.rule("TE-LAIR-15")
def test_a_step_onto_a_taken_space_needs_speed_to_reach_an_empty_one_or_the_door() -> None:
    match = table.lair("lich", "d4", "l3", "l4", "l2", heroes="thordin lanon pip kestrel")
    table.play(match, "0 go d3")
    # Two left: onto the entrance and back to the door.
    assert "go l3" in table.texts(match)
    table.play(match, "0 go l3")
    assert table.texts(match) == ["go d3"]
    inside = table.lair("lich", "l6", "l5", "l4", heroes="thordin lanon pip")
    assert table.texts(inside, "go") == ["go l5"]
    table.play(inside, "0 go l5")
    # With two left: back, or over l4 to l3.
    assert set(table.texts(inside, "go")) == {"go l4", "go l6"}
    table.play(inside, "0 go l4")
    assert table.texts(inside) == ["go l3"]


@pytest.mark.rule("TE-LAIR-15")
def test_with_the_last_speed_no_step_onto_a_taken_space() -> None:
    match = table.lair("lich", "l3", "l5")
    table.play(match, "0 go l2", "0 go l3")
    table.play(match, "0 go l4")
    assert table.texts(match, "go") == []
    match = table.lair("lich", "l2", "l5")
    table.play(match, "0 go l3", "0 go l4")
    assert table.speed(match) == 1
    assert table.texts(match, "go") == ["go l3"]


@pytest.mark.rule("TE-LAIR-15")
def test_on_a_taken_space_no_card_is_laid_down_whose_speed_still_leads_on() -> None:
    match = table.lair("lich", "d4", "l4")
    table.hero(match, 0, trinkets="boots_of_haste oil_flask")
    table.play(match, "0 go d3", "0 go l3", "0 go l4")
    assert table.speed(match) == 1
    assert "discard oil_flask" in table.texts(match)
    assert "discard boots_of_haste" not in table.texts(match)
    table.play(match, "0 go l5")
    assert "discard boots_of_haste" in table.texts(match)


@pytest.mark.rule("TE-TRN-04", "TE-LAIR-14", "TE-TST-15")
def test_an_attack_that_the_space_leaves_no_focus_for_is_not_made_and_uses_nothing_up() -> None:
    match = table.new("kestrel lanon")
    table.act_two(match, "lich")
    table.hero(match, 0, "l5", focus=3, left="hawk_bow")
    table.play(match, "0 go l6")
    odds_of = match.view(None)["chances"]
    assert "attack hawk_bow boss" in odds_of
    assert "attack hawk_bow all" not in odds_of
    events = table.play(match, "0 attack hawk_bow all")
    assert [event.kind for event in events] == ["lost_focus"]
    assert (match.focus[0], match.view(None)["budget"]["actions"]) == (1, 1)
    assert table.why_not(match, "go l5") == ("TE-TRN-04", "action_ended_movement")
    assert "attack hawk_bow boss" in table.texts(match)


@pytest.mark.rule("TE-TRN-04", "TE-LAIR-14")
def test_a_card_that_the_space_gives_may_cover_the_weapon_and_the_attack_is_not_made() -> None:
    match = table.new("grok lanon")
    table.act_two(match, "demon_lord")
    table.hero(match, 0, "l5")
    table.in_row(match, "tower_shield")
    table.play(match, "0 go l6", "0 attack axe boss", "0 take tower_shield left")
    assert match.view(None)["test"] is None
    assert match.view(None)["budget"]["actions"] == 1


@pytest.mark.rule("TE-TRN-04", "TE-TST-11")
@pytest.mark.parametrize(("boss", "focus"), [("lich", 4), ("dragon", 2)])
def test_the_odds_of_an_action_know_what_the_space_does_before_the_roll(boss: str, focus: int) -> None:
    match = table.new("ethairna lanon")
    table.act_two(match, boss)
    table.hero(match, 0, "l5", focus=focus, spells="summon_lightning")
    table.play(match, "0 go l6")
    before = match.view(None)["chances"]["cast summon_lightning boss"]
    table.play(match, "0 cast summon_lightning boss")
    assert match.view(None)["chances"]["roll"] == before


@pytest.mark.rule("TE-MOV-04", "TE-MOV-12")
def test_who_was_stopped_by_a_goblin_and_slew_it_is_told_so() -> None:
    match = table.new()
    table.lay(match, "d3", "crossroads")
    table.goblin(match, 1, "boomy", "d3")
    table.play(match, "0 go d3")
    assert table.why_not(match, "go d4") == ("TE-MOV-04", "stopped_by_foe")
    table.play(match, "0 attack hammer g1", "0 roll", "* dice 6 1 1 foe 2", "0 result 6 1 1", "0 decline")
    assert table.why_not(match, "go d4") == ("TE-MOV-12", "movement_over")
