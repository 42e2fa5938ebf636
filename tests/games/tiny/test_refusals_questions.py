"""Why an answer to a question is refused: dice, rooms, cards, enemies; each reason with its rule."""

from __future__ import annotations

import pytest

from games.tiny import table
from verlies.core.moves import DEALER
from verlies.games.tiny.abilities import LOOT_KIND, SPELL_KIND, Range
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.meta import GAME
from verlies.games.tiny.state import DEAL_ROOM
from verlies.games.tiny.vocabulary import BOSS_FOE

EITHER = LOOT_KIND | SPELL_KIND


@pytest.mark.rule("TE-SET-16")
def test_a_mat_is_chosen_once_and_only_from_those_dealt() -> None:
    match = GAME.new(2, None, None, {"heroes": "chosen"})
    match.play(0, "hero grok")
    refusal = match.why_not(1, "hero grok")
    assert refusal == ("TE-SET-16", "hero_taken", {"hero": "grok", "seat": 0})
    match = GAME.new(2, None, None, {"heroes": "drafted"})
    for name in ("grok", "pip", "lanon", "thordin"):
        match.play(DEALER, f"hero {name}")
    assert match.why_not(0, "hero pip") is None
    assert match.why_not(0, "hero lanon") == ("TE-SET-16", "hero_not_dealt", {"hero": "lanon"})


# Dice


def searching(*dice: int) -> TinyMatch:
    """Ethairna searches the study; with the dice that fell, if any."""
    match = table.inside("study", "ethairna lanon", focus=4)
    table.play(match, "0 search")
    if dice:
        table.play(match, "0 roll", f"* dice {' '.join(map(str, dice))}")
    return match


@pytest.mark.rule("TE-TST-08", "TE-TST-16")
def test_dice_are_rolled_once_and_then_used() -> None:
    match = searching()
    assert table.why_not(match, "result 6") == ("TE-TST-16", "roll_first")
    assert table.why_not(match, "change 6 5") == ("TE-TST-08", "roll_first")
    table.play(match, "0 roll", "* dice 6 4 1")
    assert table.refused(match, "roll") == ("TE-TST-16", "already_rolled", {"dice": [6, 4, 1]})


@pytest.mark.rule("TE-TST-02", "TE-TST-03")
def test_a_result_is_one_die_that_lies_there_and_plus_dice() -> None:
    match = searching(6, 4, 1)
    assert table.why_not(match, "result 6 1") is table.why_not(match, "result 1") is None
    assert table.refused(match, "result 5") == ("TE-TST-02", "no_such_dice", {"dice": [6, 4, 1]})
    assert table.why_not(match, "result 6 1 1") == ("TE-TST-02", "no_such_dice")
    assert table.refused(match, "result 6 4") == ("TE-TST-03", "only_plus_dice", {"dice": [6, 4, 1]})


@pytest.mark.rule("TE-TST-08", "TE-TST-15")
def test_a_die_changes_by_one_and_never_from_six_to_one() -> None:
    match = searching(6, 3, 1)
    assert table.why_not(match, "change 3 2") is None
    assert table.refused(match, "change 6 1") == ("TE-TST-08", "one_step_only", {"face": 6})
    assert table.why_not(match, "change 1 6") == table.why_not(match, "change 3 5") == ("TE-TST-08", "one_step_only")
    assert table.refused(match, "change 4 5") == ("TE-TST-08", "no_such_die", {"face": 4, "dice": [6, 3, 1]})
    table.hero(match, 0, focus=1)
    assert table.refused(match, "change 3 2") == ("TE-TST-15", "too_little_focus", {"cost": 2, "focus": 1})


@pytest.mark.rule("TE-TST-09")
def test_who_began_unconscious_changes_no_die() -> None:
    match = table.new("grok lanon")
    table.lay(match, "d3", "spike_pit")
    table.begin_unconscious(match, 0)
    table.play(match, "0 go d3", "0 roll", "* dice 4 2")
    assert table.why_not(match, "change 4 5") == ("TE-TST-09", "began_unconscious")


# Rooms


@pytest.mark.rule("TE-REV-02", "TE-REV-09")
def test_a_card_is_turned_so_that_it_joins() -> None:
    match = table.new()
    table.play(match, "0 go d3", "* room study")
    assert table.why_not(match, "turn es") is None
    assert table.refused(match, "turn ns") == ("TE-REV-02", "other_exits", {"room": "study"})
    assert table.refused(match, "turn ne") == ("TE-REV-02", "must_join_own_room", {"room": "study"})
    match = table.new()
    table.halls(match, "d3")
    table.hero(match, 0, "d3")
    match.frames.append((DEAL_ROOM, table.cell_of("c4"), False))
    match.turn = (DEALER,)
    table.play(match, "* room study")
    assert table.why_not(match, "turn ne") is None
    assert table.refused(match, "turn sw") == ("TE-REV-09", "must_join_a_room", {"room": "study"})


@pytest.mark.rule("TE-REV-10", "TE-REV-11")
def test_a_card_is_revealed_where_the_effect_reaches() -> None:
    match = table.inside("long_hall", "thordin lanon", "ns")
    table.back(match, "d2", "A")
    table.back(match, "c3", "A")
    table.effect(match, "reveal", n=1, scope="connected_to_hero")
    assert table.why_not(match, "reveal d2") is table.why_not(match, "decline") is None
    assert table.refused(match, "reveal c3") == ("TE-REV-11", "card_not_connected", {"cell": "c3"})
    assert table.refused(match, "reveal d4") == ("TE-REV-11", "not_face_down", {"cell": "d4"})
    assert table.why_not(match, "reveal a1") == ("TE-REV-11", "not_face_down")
    table.turn_of(match, 0)
    table.play(match, "0 explore")
    assert table.why_not(match, "reveal c3") is None
    assert table.why_not(match, "reveal c4") == ("TE-REV-10", "card_not_beside")
    assert table.why_not(match, "reveal d4") == ("TE-REV-10", "not_face_down")
    assert table.why_not(match, "decline") == ("TE-REV-10", "reveal_all")


@pytest.mark.rule("TE-REV-11")
def test_a_card_is_revealed_beside_the_hero_wall_or_not() -> None:
    match = table.inside("long_hall", "thordin lanon", "ns")
    table.back(match, "c3", "A")
    table.effect(match, "reveal", n=1, scope="adjacent_to_hero")
    assert table.why_not(match, "reveal c3") is None
    assert table.refused(match, "reveal c4") == ("TE-REV-11", "card_not_beside", {"cell": "c4"})


# Cards


@pytest.mark.rule("TE-LOO-01", "TE-LOO-02", "TE-LOO-03")
def test_cards_come_from_the_deck_or_the_row_that_is_named() -> None:
    match = table.new()
    table.in_row(match, "rapier fireball")
    table.effect(match, "discover", kinds=LOOT_KIND, n=1)
    assert table.why_not(match, "draw loot") is table.why_not(match, "take rapier left") is None
    assert table.refused(match, "draw spell") == ("TE-LOO-01", "other_kind", {"kinds": "loot"})
    assert table.refused(match, "take fireball") == ("TE-LOO-01", "other_kind", {"kinds": "loot"})
    assert table.refused(match, "take longsword left") == ("TE-LOO-01", "not_in_row", {"card": "longsword"})
    match.loot_pile = b""
    table.changed(match)
    assert table.refused(match, "draw loot") == ("TE-LOO-03", "deck_empty", {"kind": "loot"})
    table.play(match, "0 decline")
    table.effect(match, "pickup", kinds=SPELL_KIND, n=1)
    assert table.why_not(match, "draw spell") == ("TE-LOO-02", "row_only")
    assert table.refused(match, "take rapier left") == ("TE-LOO-02", "other_kind", {"kinds": "spell"})


@pytest.mark.rule("TE-LOO-05")
@pytest.mark.parametrize("asked", ["discover", "pickup"])
def test_at_the_limit_a_card_of_its_kind_makes_room(asked: str) -> None:
    match = table.new()
    table.hero(match, 0, spells="haste everflame", trinkets="lion_ring")
    table.in_row(match, "fireball owl_tome")
    table.effect(match, asked, kinds=EITHER, n=1)
    assert table.why_not(match, "take fireball haste") is table.why_not(match, "take owl_tome") is None
    full = {"card": "fireball", "cards": ["haste", "everflame"]}
    assert table.refused(match, "take fireball") == ("TE-LOO-05", "make_room", full)
    assert table.refused(match, "take fireball ice_lance") == ("TE-LOO-05", "not_equipped", {"card": "ice_lance"})
    needless = {"card": "owl_tome", "old": "lion_ring"}
    assert table.refused(match, "take owl_tome lion_ring") == ("TE-LOO-05", "makes_no_room", needless)


@pytest.mark.rule("TE-LOO-05", "TE-LOO-06")
def test_a_found_card_goes_where_it_belongs() -> None:
    match = table.new()
    table.hero(match, 0, spells="haste everflame")
    table.effect(match, "discover", kinds=LOOT_KIND, n=2)
    table.play(match, "0 draw loot", "* loot rapier")
    assert table.why_not(match, "keep left") is None
    assert table.refused(match, "keep") == ("TE-LOO-06", "name_hand", {"card": "rapier"})
    table.play(match, "0 leave", "0 draw loot", "* loot lion_mail")
    assert table.why_not(match, "keep") is None
    assert table.refused(match, "keep left") == ("TE-LOO-06", "not_for_hands", {"card": "lion_mail"})
    assert table.refused(match, "keep haste") == ("TE-LOO-05", "makes_no_room", {"card": "lion_mail", "old": "haste"})


@pytest.mark.rule("TE-LOO-05")
def test_a_card_from_another_slot_makes_no_room() -> None:
    match = table.new()
    table.hero(match, 0, left="rapier", trinkets="lion_ring lion_boots")
    table.effect(match, "discover", kinds=LOOT_KIND, n=1)
    table.play(match, "0 draw loot", "* loot owl_tome")
    assert table.why_not(match, "keep lion_ring") is None
    assert table.refused(match, "keep rapier") == ("TE-LOO-05", "makes_no_room", {"card": "owl_tome", "old": "rapier"})
    assert table.refused(match, "keep owl_amulet") == ("TE-LOO-05", "not_equipped", {"card": "owl_amulet"})


@pytest.mark.rule("TE-ATK-16")
def test_a_hand_card_whose_attack_runs_makes_no_room() -> None:
    match = table.new("ethairna lanon")
    table.hero(match, 0, left="rapier", spells="haste everflame")
    table.goblin(match, 1, "stabby", "d4")
    table.in_row(match, "longsword")
    table.play(match, "0 attack rapier g1")
    table.effect(match, "pickup", kinds=LOOT_KIND, n=1)
    assert table.why_not(match, "take longsword right") is None
    assert table.refused(match, "take longsword left") == ("TE-ATK-16", "card_in_use", {"card": "rapier"})


@pytest.mark.rule("TE-ENM-09")
def test_a_hero_gives_up_an_own_card_of_the_kind_that_is_wanted() -> None:
    match = table.new()
    table.hero(match, 1, left="rapier", armour="lion_mail", spells="haste")
    table.goblin(match, 1, "stabby", "d4")
    table.effect(match, "discard_card", 1, 0, kinds=LOOT_KIND, n=1)
    assert match.turn == (1,)
    assert table.why_not(match, "discard rapier") is None
    assert table.refused(match, "discard haste") == ("TE-ENM-09", "other_kind", {"kinds": "loot"})
    assert table.refused(match, "discard longsword") == ("TE-ENM-09", "not_equipped", {"card": "longsword"})


@pytest.mark.rule("TE-ATK-16", "TE-ENM-09")
def test_a_hand_card_whose_attack_runs_is_not_given_up() -> None:
    match = table.new("ethairna lanon")
    table.hero(match, 0, left="rapier", spells="haste")
    table.goblin(match, 1, "stabby", "d4")
    table.play(match, "0 attack rapier g1")
    table.effect(match, "discard_card", 0, 0, kinds=EITHER, n=1)
    assert table.why_not(match, "discard haste") is None
    assert table.refused(match, "discard rapier") == ("TE-ATK-16", "card_in_use", {"card": "rapier"})


@pytest.mark.rule("TE-DMG-01")
def test_a_reward_is_one_of_the_goblins_and_is_taken_once() -> None:
    match = table.new("thordin lanon")
    table.goblin(match, 1, "pokey", "d4")
    table.play(match, "0 attack hammer g1", "0 roll", "* dice 6 2 1 foe 2", "0 result 6 2 1")
    assert table.refused(match, "reward 3") == ("TE-DMG-01", "no_such_reward", {"goblin": "pokey"})
    table.play(match, "0 reward 1", "0 decline")
    assert table.why_not(match, "reward 2") is None
    assert table.why_not(match, "reward 1") == ("TE-DMG-01", "reward_taken")


# Enemies


@pytest.mark.rule("TE-ATK-11", "TE-CTR-01", "TE-CTR-03")
def test_of_several_foes_one_that_fell_is_taken_off_and_one_that_lives_answers() -> None:
    match = table.new("kestrel lanon")
    table.hero(match, 0, left="hawk_bow")
    table.halls(match, "a1")
    for slot, kind in ((1, "stabby"), (2, "stabby"), (3, "pokey"), (4, "pokey")):
        table.goblin(match, slot, kind, "d4")
    table.play(match, "0 attack hawk_bow all", "0 roll", "* dice 5 4 3 foe 2", "0 result 5")
    assert table.why_not(match, "fell g1") is None
    assert table.refused(match, "fell g3") == ("TE-ATK-11", "not_beaten", {"target": "g3"})
    table.play(match, "0 fell g1", "0 decline", "0 decline")
    assert table.why_not(match, "answer g3") is None
    assert table.refused(match, "answer g1") == ("TE-CTR-03", "not_a_target", {"target": "g1"})
    match.where[2] = table.cell_of("a1")
    table.changed(match)
    assert table.refused(match, "answer g3") == ("TE-CTR-01", "cannot_answer", {"target": "g3"})


@pytest.mark.rule("TE-ATK-15")
def test_more_spell_damage_goes_to_a_target_of_the_spell() -> None:
    match = table.new("ethairna lanon")
    table.hero(match, 0, spells="frost_nova", trinkets="owl_amulet")
    table.minion(match, "ogre", "d4")
    table.halls(match, "a1")
    table.goblins(match, "stabby d4", "stabby a1")
    table.play(match, "0 cast frost_nova", "0 roll", "* dice 6 6 6 foe 2", "0 result 6", "0 pay")
    assert table.why_not(match, "extra ogre") is None
    assert table.refused(match, "extra g2") == ("TE-ATK-15", "not_a_target", {"target": "g2"})


def struck_boss(*marks: int) -> TinyMatch:
    """Three heroes; the Dragon, whose altar space 3 is blocked, takes 2 damage."""
    match = table.new("thordin lanon grok")
    table.act_two(match, "dragon", marks=list(marks))
    table.hero(match, 0, "l4")
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 6 2 1 foe 2", "0 result 6 2")
    return match


@pytest.mark.rule("TE-BOS-01", "TE-BOS-02", "TE-BOS-10")
def test_damage_goes_to_a_marker_that_can_take_it() -> None:
    match = struck_boss(8, 6, 4)
    assert table.why_not(match, "hit 8") is table.why_not(match, "hit 6") is None
    assert table.refused(match, "hit 4") == ("TE-BOS-02", "mark_blocked", {"mark": 4, "space": 3})
    assert table.refused(match, "hit 7") == ("TE-BOS-01", "no_such_mark", {"mark": 7, "marks": [8, 6, 4]})
    match.seals, match.marks = (), bytes([8, 6, 0])
    assert table.why_not(match, "hit 0") == ("TE-BOS-10", "mark_at_zero")


@pytest.mark.rule("TE-BOS-09", "TE-BOS-10")
def test_the_boss_regains_health_on_a_marker_that_can_rise() -> None:
    match = table.new("thordin lanon grok pip")
    table.act_two(match, "dragon", marks=[8, 6, 5, 0])
    table.effect(match, "enemy_gain_health", foe=BOSS_FOE, n=2)
    assert table.why_not(match, "heal 6") is None
    assert table.refused(match, "heal 8") == ("TE-BOS-09", "mark_at_top", {"mark": 8})
    assert table.refused(match, "heal 7") == ("TE-BOS-09", "no_such_mark", {"mark": 7, "marks": [8, 6, 5, 0]})
    assert table.why_not(match, "heal 0") == ("TE-BOS-10", "mark_at_zero")


@pytest.mark.rule("TE-ENM-05", "TE-ENM-06", "TE-BOS-03")
def test_an_enemy_goes_where_its_way_may_end() -> None:
    match = table.new()
    table.halls(match, "d3 d5 c4")
    table.hero(match, 0, "d3")
    table.hero(match, 1, "d5")
    table.goblins(match, "stabby d4", "stabby c4")
    table.enemies_act(match)
    assert table.why_not(match, "send g1 d3") is table.why_not(match, "send g1 d5") is None
    foe = {"foe": "g1", "card": "stabby"}
    assert table.refused(match, "send g1 c4") == ("TE-ENM-05", "not_its_way", {**foe, "room": "c4"})
    assert table.refused(match, "send g2 d4") == ("TE-ENM-06", "another_foe", foe)
    assert table.refused(match, "send g1 d3 d4") == ("TE-BOS-03", "other_altars", {**foe, "room": "d3"})


@pytest.mark.rule("TE-BOS-03", "TE-BOS-06")
def test_a_lured_boss_goes_its_whole_way_over_the_altars_that_lie_there() -> None:
    match = table.new()
    table.halls(match, "c2 d2 c3 d3 c4")
    table.act_two(match, "lich", "c2", door="d5")
    table.play(match, "0 lure")
    assert table.why_not(match, "send boss c4") is None
    boss = {"foe": "boss", "card": "lich"}
    assert table.refused(match, "send boss c3") == ("TE-BOS-06", "not_its_way", {**boss, "room": "c3"})
    assert table.refused(match, "send boss c4 d4") == ("TE-BOS-03", "other_altars", {**boss, "room": "c4"})


@pytest.mark.rule("TE-ATK-12")
def test_a_foe_is_driven_farther_away() -> None:
    match = table.new("ethairna lanon")
    table.halls(match, "d3 d2 d1")
    table.hero(match, 0, spells="arcane_push")
    table.minion(match, "ogre", "d3")
    table.goblin(match, 1, "stabby", "d4")
    table.play(match, "0 cast arcane_push ogre", "0 roll", "* dice 6 6 6 foe 2", "0 result 6", "0 pay")
    assert table.why_not(match, "send ogre d2") is table.why_not(match, "send ogre d1") is None
    foe = {"foe": "ogre", "card": "ogre"}
    assert table.refused(match, "send ogre d4") == ("TE-ATK-12", "not_its_way", {**foe, "room": "d4"})
    assert table.refused(match, "send g1 d3") == ("TE-ATK-12", "another_foe", foe)
    assert table.refused(match, "send ogre lair") == ("TE-ATK-12", "driven_across", foe)


@pytest.mark.rule("TE-ATK-12")
def test_herded_foes_stay_in_the_dungeon_and_go_once() -> None:
    match = table.new("lanon grok")
    table.halls(match, "d3 d2 d1 a1")
    table.goblins(match, "stabby d3", "stabby a1")
    table.effect(match, "move_enemies", n=2, range=Range(3, 4))
    assert table.why_not(match, "send g1 d1") is None
    foe = {"foe": "g1", "card": "stabby"}
    assert table.refused(match, "send g1 a1") == ("TE-ATK-12", "not_its_way", {**foe, "room": "a1"})
    assert table.refused(match, "send g1 lair") == ("TE-ATK-12", "driven_across", foe)
    assert table.refused(match, "send g2 d1") == ("TE-ATK-12", "not_in_herd", {"target": "g2"})
