"""Why an attack, a spell, a free action or a trigger is refused: each reason with its rule."""

from __future__ import annotations

import pytest

from games.tiny import table

# Attacks and spells


@pytest.mark.rule("TE-ACT-10", "TE-LOO-06")
def test_one_attacks_with_what_is_at_hand() -> None:
    match = table.new("thordin lanon")
    table.goblin(match, 1, "stabby", "d4")
    assert table.why_not(match, "attack hammer g1") is None
    assert table.refused(match, "attack rapier g1") == ("TE-ACT-10", "not_equipped", {"card": "rapier"})
    assert table.refused(match, "attack axe g1") == ("TE-ACT-10", "not_equipped", {"card": "axe"})
    table.hero(match, 0, left="longsword")
    covered = {"ability": "hammer", "card": "longsword"}
    assert table.refused(match, "attack hammer g1") == ("TE-LOO-06", "covered", covered)


@pytest.mark.rule("TE-ATK-01", "TE-LAIR-11", "TE-TRN-01")
def test_a_melee_attack_needs_its_target_in_the_same_room() -> None:
    match = table.new("thordin lanon")
    table.halls(match, "d3")
    table.goblin(match, 1, "stabby", "d3")
    table.goblin(match, 3, "pokey", "d4")
    assert table.refused(match, "attack hammer g1") == ("TE-ATK-01", "not_in_room", {"target": "g1", "cell": "d3"})
    assert table.refused(match, "attack hammer g2") == ("TE-ATK-01", "not_in_play", {"target": "g2"})
    assert table.refused(match, "attack hammer ogre") == ("TE-ATK-01", "not_in_play", {"target": "ogre"})
    assert table.why_not(match, "attack hammer g3") is None
    table.play(match, "0 rest")
    assert table.why_not(match, "attack hammer g3") == ("TE-TRN-01", "action_used")
    table.turn_of(match, 0)
    table.act_two(match, "dragon", door="d5")
    assert table.refused(match, "attack hammer boss") == ("TE-LAIR-11", "across_the_border", {"target": "boss"})


@pytest.mark.rule("TE-ATK-02", "TE-ATK-05")
def test_a_missile_flies_straight_and_not_too_far() -> None:
    match = table.new("pip lanon")
    table.halls(match, "d3 d2 d1 e3")
    table.goblins(match, "stabby d4", "stabby d2", "pokey d1", "pokey e3")
    assert table.refused(match, "attack sling g1") == ("TE-ATK-02", "too_near", {"target": "g1", "cell": "d4"})
    assert table.why_not(match, "attack sling g2") is None
    far = {"target": "g3", "cell": "d1", "away": 3, "range": 2}
    assert table.refused(match, "attack sling g3") == ("TE-ATK-05", "too_far", far)
    assert table.refused(match, "attack sling g4") == ("TE-ATK-05", "out_of_sight", {"target": "g4", "cell": "e3"})
    assert table.why_not(match, "attack sling boss") == ("TE-ATK-02", "not_in_play")


@pytest.mark.rule("TE-ATK-11", "TE-TST-15")
def test_an_attack_on_all_needs_somebody_in_range_and_its_focus() -> None:
    match = table.new("kestrel lanon")
    table.hero(match, 0, left="hawk_bow", focus=3)
    assert table.refused(match, "attack hawk_bow all") == ("TE-ATK-11", "nobody_in_range", {"ability": "hawk_bow"})
    table.goblin(match, 1, "stabby", "d4")
    assert table.why_not(match, "attack hawk_bow all") is None
    table.hero(match, 0, focus=2)
    assert table.refused(match, "attack hawk_bow all") == ("TE-TST-15", "too_little_focus", {"cost": 3, "focus": 2})


@pytest.mark.rule("TE-ACT-07", "TE-ATK-03", "TE-ATK-06")
def test_a_spell_reaches_as_many_corridors_as_it_says() -> None:
    match = table.new("ethairna lanon")
    table.halls(match, "d3 d2 d1 b1")
    table.goblins(match, "stabby d1", "stabby b1", "pokey d2")
    assert table.refused(match, "cast fireball g1") == ("TE-ACT-07", "not_equipped", {"card": "fireball"})
    table.hero(match, 0, spells="fireball")
    assert table.why_not(match, "cast fireball g3") is None
    far = {"target": "g1", "cell": "d1", "away": 3, "range": 2}
    assert table.refused(match, "cast fireball g1") == ("TE-ATK-06", "too_far", far)
    assert table.refused(match, "cast fireball g2") == ("TE-ATK-06", "no_way_there", {"target": "g2", "cell": "b1"})
    assert table.refused(match, "cast fireball g4") == ("TE-ATK-03", "not_in_play", {"target": "g4"})
    table.play(match, "0 rest")
    assert table.why_not(match, "cast fireball g3") == ("TE-TRN-01", "action_used")


@pytest.mark.rule("TE-ATK-04", "TE-ATK-05", "TE-ACT-07", "TE-ACT-09")
def test_a_spell_reaches_only_those_it_is_for() -> None:
    match = table.new("ethairna lanon")
    table.halls(match, "d3 e3")
    table.hero(match, 0, spells="drain_life summon_lightning")
    table.minion(match, "ogre", "d3")
    table.goblin(match, 1, "stabby", "d4")
    assert table.why_not(match, "cast drain_life g1") is table.why_not(match, "cast summon_lightning ogre") is None
    away = {"target": "ogre", "cell": "d3"}
    assert table.refused(match, "cast drain_life ogre") == ("TE-ATK-04", "not_in_room", away)
    assert table.refused(match, "cast summon_lightning g1") == ("TE-ATK-05", "too_near", {"target": "g1", "cell": "d4"})
    table.hero(match, 0, spells="goblin_bane frost_nova")
    assert table.refused(match, "cast goblin_bane ogre") == ("TE-ACT-07", "only_goblins", {"ability": "goblin_bane"})
    assert table.why_not(match, "cast frost_nova") is None
    match.where[0] = match.where[match.line[0]] = table.cell_of("e3")
    table.hero(match, 0, "d4")
    assert table.refused(match, "cast frost_nova") == ("TE-ACT-09", "nobody_in_range", {"ability": "frost_nova"})


@pytest.mark.rule("TE-ACT-07", "TE-LAIR-11")
def test_a_spell_for_a_hero_needs_that_hero_in_play_and_in_reach() -> None:
    match = table.new("ethairna lanon")
    table.hero(match, 0, spells="healing_light")
    assert table.why_not(match, "cast healing_light lanon") is None
    assert table.refused(match, "cast healing_light grok") == ("TE-ACT-07", "not_in_play", {"target": "grok"})
    table.act_two(match, "dragon")
    table.hero(match, 0, "d3")
    table.hero(match, 1, "l3")
    assert table.refused(match, "cast healing_light lanon") == ("TE-LAIR-11", "across_the_border", {"target": "lanon"})


@pytest.mark.rule("TE-ACT-11", "TE-ACT-15", "TE-TRN-01")
def test_a_hero_action_with_a_test_of_its_own_must_be_possible() -> None:
    match = table.new("lanon moonblade")
    assert table.refused(match, "use divine_might") == ("TE-ACT-11", "no_attack_now", {"ability": "divine_might"})
    assert table.refused(match, "use shadow_walk") == ("TE-ACT-11", "not_equipped", {"card": "shadow_walk"})
    table.goblin(match, 1, "stabby", "d4")
    assert table.why_not(match, "use divine_might") is None
    table.play(match, "0 rest")
    assert table.why_not(match, "use divine_might") == ("TE-TRN-01", "action_used")
    table.act_two(match, "dragon")
    table.turn_of(match, 1)
    assert table.why_not(match, "use shadow_walk") is None
    table.hero(match, 1, "l3")
    assert table.why_not(match, "use shadow_walk") == ("TE-ACT-15", "in_lair")


@pytest.mark.rule("TE-ACT-11")
def test_divine_might_gives_a_melee_attack_and_no_other() -> None:
    match = table.new("lanon grok")
    table.halls(match, "d3")
    table.hero(match, 0, right="crossbow")
    table.goblins(match, "stabby d4", "pokey d3")
    table.play(match, "0 use divine_might", "0 roll", "* dice 6 6", "0 result 6", "0 pay")
    assert table.why_not(match, "attack hammer g1") is None
    assert table.refused(match, "attack crossbow g2") == ("TE-ACT-11", "other_attack", {"kind": "melee"})
    assert table.why_not(match, "attack hammer g2") == ("TE-ATK-01", "not_in_room")


# Free actions


@pytest.mark.rule("TE-FRE-01", "TE-FRE-04", "TE-FRE-06", "TE-TST-15", "TE-DMG-05")
def test_a_free_action_is_at_hand_paid_and_good_for_something() -> None:
    match = table.new("lanon grok")
    table.hero(match, 0, health=8)
    assert table.refused(match, "use sprint") == ("TE-FRE-01", "not_equipped", {"card": "sprint"})
    assert table.refused(match, "use healing_hands lanon") == ("TE-FRE-06", "no_effect", {"ability": "healing_hands"})
    table.hero(match, 0, health=7)
    assert table.why_not(match, "use healing_hands lanon") is None
    table.hero(match, 0, focus=1)
    assert table.refused(match, "use healing_hands lanon") == ("TE-TST-15", "too_little_focus", {"cost": 2, "focus": 1})
    table.hero(match, 0, focus=5, right="rapier")
    covered = {"ability": "healing_hands", "card": "rapier"}
    assert table.refused(match, "use healing_hands lanon") == ("TE-FRE-04", "covered", covered)
    table.begin_unconscious(match, 1)
    assert table.why_not(match, "use sprint") == ("TE-DMG-05", "began_unconscious")


@pytest.mark.rule("TE-FRE-01", "TE-ATK-06")
def test_a_free_action_serves_a_hero_in_reach() -> None:
    match = table.new("lanon grok")
    table.halls(match, "d3 d2")
    table.hero(match, 1, "d2", health=1)
    far = {"target": "grok", "cell": "d2", "away": 2, "range": 1}
    assert table.refused(match, "use healing_hands grok") == ("TE-ATK-06", "too_far", far)
    assert table.refused(match, "use healing_hands pip") == ("TE-FRE-01", "not_in_play", {"target": "pip"})
    table.hero(match, 1, "d3")
    assert table.why_not(match, "use healing_hands grok") is None


@pytest.mark.rule("TE-FRE-02")
def test_in_a_roll_window_some_free_actions_have_to_wait() -> None:
    match = table.inside("study", "kestrel ethairna")
    table.back(match, "d2", "A")
    table.hero(match, 0, trinkets="healing_flask", health=1)
    assert table.why_not(match, "use pathfinder") is None
    table.play(match, "0 search")
    assert table.refused(match, "use pathfinder") == ("TE-FRE-02", "after_the_action", {"ability": "pathfinder"})
    assert table.why_not(match, "use healing_flask") is None


@pytest.mark.rule("TE-MOV-08", "TE-TST-15", "TE-DMG-05")
def test_a_portal_leads_to_a_card_that_lies_face_up() -> None:
    match = table.inside("portal_chamber_1")
    assert table.why_not(match, "portal d4") is None
    assert table.refused(match, "portal d3") == ("TE-MOV-08", "already_there", {"place": "d3"})
    assert table.refused(match, "portal c4") == ("TE-MOV-08", "not_face_up", {"cell": "c4"})
    table.goblin(match, 1, "stabby", "d3")
    assert table.refused(match, "portal d4") == ("TE-MOV-08", "foe_at_portal", {"foe": "g1", "card": "stabby"})
    table.hero(match, 0, "d4")
    assert table.why_not(match, "portal d3") == ("TE-MOV-08", "no_portal")
    match = table.inside("portal_chamber_1", focus=1)
    assert table.refused(match, "portal d4") == ("TE-TST-15", "too_little_focus", {"cost": 2, "focus": 1})
    table.begin_unconscious(match, 0)
    assert table.why_not(match, "portal d4") == ("TE-DMG-05", "began_unconscious")


@pytest.mark.rule("TE-MOV-10")
def test_a_teleport_by_a_card_leads_to_a_card_that_lies_face_up() -> None:
    match = table.new()
    table.halls(match, "d3 d2")
    table.effect(match, "teleport")
    assert table.why_not(match, "portal d2") is None
    assert table.why_not(match, "portal d4") == ("TE-MOV-10", "already_there")
    assert table.why_not(match, "portal c4") == ("TE-MOV-10", "not_face_up")


@pytest.mark.rule("TE-REV-10", "TE-BOS-06", "TE-TST-15", "TE-DMG-05")
def test_one_explores_in_act_one_and_lures_in_act_two() -> None:
    match = table.new()
    assert table.why_not(match, "explore") is None
    assert table.why_not(match, "lure") == ("TE-BOS-06", "no_boss_yet")
    table.halls(match, "d3 e4 d5 c4")
    assert table.why_not(match, "explore") == ("TE-REV-10", "nothing_beside")
    table.act_two(match, "dragon", door="d6")
    assert table.why_not(match, "explore") == ("TE-REV-10", "act_one_only")
    assert table.why_not(match, "lure") is None
    table.hero(match, 0, focus=1)
    assert table.refused(match, "lure") == ("TE-TST-15", "too_little_focus", {"cost": 2, "focus": 1})
    table.hero(match, 0, "l3", focus=2)
    assert table.why_not(match, "lure") == ("TE-BOS-06", "boss_is_here")
    table.begin_unconscious(match, 0)
    assert table.why_not(match, "lure") == table.why_not(match, "explore") == ("TE-DMG-05", "began_unconscious")


@pytest.mark.rule("TE-BOS-06")
def test_a_boss_without_a_way_is_not_lured() -> None:
    match = table.new()
    table.lay(match, "d3", "lair_door", "nes")
    table.act_two(match, "dragon")
    table.halls(match, "a1")
    table.hero(match, 0, "a1")
    assert table.why_not(match, "lure") == ("TE-BOS-06", "no_way_for_boss")


@pytest.mark.rule("TE-FRE-03", "TE-DMG-05")
def test_the_only_hand_card_is_switched_once() -> None:
    match = table.new()
    assert table.why_not(match, "switch") == ("TE-FRE-03", "no_hand_card")
    table.hero(match, 0, left="rapier")
    table.play(match, "0 switch")
    assert table.why_not(match, "switch") == ("TE-FRE-03", "just_switched")
    table.turn_of(match, 0)
    assert table.why_not(match, "switch") is None
    table.hero(match, 0, left="longsword")
    assert table.why_not(match, "switch") == ("TE-FRE-03", "both_hands_full")
    table.begin_unconscious(match, 0)
    assert table.why_not(match, "switch") == ("TE-DMG-05", "began_unconscious")


@pytest.mark.rule("TE-FRE-02", "TE-FRE-03", "TE-DMG-05")
def test_an_equipped_card_is_discarded_unless_the_action_uses_it() -> None:
    match = table.new("thordin lanon")
    table.goblin(match, 1, "stabby", "d4")
    table.hero(match, 0, left="longsword", armour="lion_mail")
    table.hero(match, 1, left="rapier")
    assert table.why_not(match, "discard longsword") is None
    assert table.refused(match, "discard rapier") == ("TE-FRE-03", "not_equipped", {"card": "rapier"})
    table.play(match, "0 attack longsword g1")
    assert table.refused(match, "discard longsword") == ("TE-FRE-02", "card_in_use", {"card": "longsword"})
    assert table.refused(match, "discard lion_mail") == ("TE-FRE-02", "after_the_roll", {"card": "lion_mail"})
    table.play(match, "0 roll", "* dice 6 5 4 foe 5")
    assert table.refused(match, "discard longsword") == ("TE-FRE-02", "card_in_use", {"card": "longsword"})
    assert table.why_not(match, "discard lion_mail") is None
    table.begin_unconscious(match, 1)
    assert table.why_not(match, "discard rapier") == ("TE-DMG-05", "began_unconscious")


# Triggers


@pytest.mark.rule("TE-FRE-04", "TE-FRE-05")
def test_a_trigger_goes_with_its_own_moment() -> None:
    match = table.new("grok thordin")
    table.goblin(match, 1, "stabby", "d4")
    later = {"ability": "battle_rage", "when": "before_or_after_roll"}
    assert table.refused(match, "use battle_rage") == ("TE-FRE-05", "trigger_later", later)
    assert table.refused(match, "use shield_slam") == ("TE-FRE-05", "not_equipped", {"card": "shield_slam"})
    table.play(match, "0 attack axe g1")
    assert table.why_not(match, "use battle_rage") is None
    table.play(match, "0 use battle_rage")
    assert table.refused(match, "use battle_rage") == ("TE-FRE-05", "already_used", {"ability": "battle_rage"})
    table.turn_of(match, 1)
    table.hero(match, 1, right="rapier")
    assert table.refused(match, "use stonewall") == ("TE-FRE-04", "covered", {"ability": "stonewall", "card": "rapier"})


@pytest.mark.rule("TE-FRE-05", "TE-TST-15", "TE-DMG-05")
def test_a_trigger_goes_with_its_own_kind_of_action_and_is_paid() -> None:
    match = table.inside("study", "grok lanon", focus=3)
    table.goblin(match, 1, "stabby", "d4")
    table.play(match, "0 search")
    other = {"ability": "battle_rage", "on": "melee_or_missile_attack"}
    assert table.refused(match, "use battle_rage") == ("TE-FRE-05", "other_action", other)
    table.hero(match, 0, focus=2)
    assert table.refused(match, "use battle_rage") == ("TE-FRE-05", "other_action", other)
    table.turn_of(match, 0)
    table.hero(match, 0, "d4", focus=2)
    table.play(match, "0 attack axe g1")
    assert table.refused(match, "use battle_rage") == ("TE-TST-15", "too_little_focus", {"cost": 3, "focus": 2})
    match = table.inside("spike_pit", "grok lanon", health=0)
    table.hero(match, 0, "d4", trinkets="lucky_coin")
    table.turn_of(match, 0)
    table.play(match, "0 go d3", "0 roll", "* dice 4 2")
    assert table.why_not(match, "use lucky_coin 4") == ("TE-DMG-05", "began_unconscious")


@pytest.mark.rule("TE-TST-17", "TE-FRE-05")
def test_a_die_that_lies_there_is_rolled_again() -> None:
    match = table.inside("study", "ethairna lanon", trinkets="lucky_coin")
    table.play(match, "0 search")
    later = {"ability": "lucky_coin", "when": "after_roll"}
    assert table.refused(match, "use lucky_coin 4") == ("TE-FRE-05", "trigger_later", later)
    table.play(match, "0 roll", "* dice 4 2 1")
    assert table.why_not(match, "use lucky_coin 4") is None
    assert table.refused(match, "use lucky_coin 5") == ("TE-TST-17", "no_such_die", {"face": 5, "dice": [4, 2, 1]})


@pytest.mark.rule("TE-FRE-06")
def test_a_trigger_does_something_to_a_target_that_lives() -> None:
    match = table.new("thordin lanon")
    table.minion(match, "ogre", "d4")
    table.play(match, "0 attack hammer ogre", "0 roll", "* dice 6 4 4 foe 2", "0 result 6")
    assert table.why_not(match, "use shield_slam") is None
    match.aim = 0
    table.changed(match)
    assert table.refused(match, "use shield_slam") == ("TE-FRE-06", "no_effect", {"ability": "shield_slam"})
