"""Damage, death and unconscious heroes (TE-DMG)."""

from __future__ import annotations

import pytest

from games.tiny import table
from verlies.games.tiny.match import TinyMatch


def beside(*goblins: str, heroes: str = "thordin lanon") -> TinyMatch:
    """The heroes and these goblins on the entrance."""
    match = table.new(heroes)
    for slot, kind in enumerate(goblins, 1):
        table.goblin(match, slot, kind, "d4")
    return match


def asked(match: TinyMatch) -> str:
    """What the seat on turn is asked."""
    prompt = match.prompt(match.turn[0])
    assert prompt is not None
    return prompt.kind


# Killing


@pytest.mark.rule("TE-DMG-01")
def test_one_damage_kills_a_goblin() -> None:
    match = beside("stabby")
    events = table.play(match, "0 attack hammer g1", "0 roll", "* dice 5 5 5 foe 5", "0 result 5")
    assert table.told(events, "foe_hurt")[0]["damage"] == 1
    assert table.foe_at(match, "g1") is None
    assert match.health[0] == 8


@pytest.mark.rule("TE-DMG-01")
def test_a_killed_goblins_card_is_discarded_and_its_slot_is_free_again() -> None:
    match = beside("stabby", "boomy")
    table.play(match, "0 attack hammer g1", "0 roll", "* dice 6 3 3 foe 5", "0 result 6", "0 decline")
    assert [table.CONTENT.goblin_ids[kind] for kind in match.goblin_discard] == ["stabby"]
    assert match.goblins() == 1
    table.torch_above(match, "goblin")
    table.play(match, "0 end", "* goblin shooty")
    assert (table.foe_at(match, "g1"), table.foe_at(match, "g2"), table.foe_at(match, "g3")) == ("d4", "d4", None)
    assert match.foe_card(0) == "shooty"


@pytest.mark.rule("TE-DMG-01", "TE-EX-12")
def test_of_stabbys_reward_one_part_is_taken() -> None:
    match = beside("stabby")
    table.hero(match, 0, health=2)
    table.play(match, "0 attack hammer g1", "0 roll", "* dice 5 3 3 foe 5", "0 result 5")
    assert table.texts(match) == ["reward 1", "reward 2", "decline"]
    other = match.copy()
    table.play(match, "0 reward 2")
    assert match.health[0] == 5
    assert asked(match) == "turn"
    table.play(other, "0 reward 1", "0 draw loot", "* loot longsword", "0 keep left")
    assert other.health[0] == 2
    assert asked(other) == "turn"


@pytest.mark.rule("TE-DMG-01", "TE-EX-12")
def test_of_pokeys_reward_both_parts_are_taken() -> None:
    match = beside("pokey")
    table.play(match, "0 attack hammer g1", "0 roll", "* dice 6 1 1 foe 5", "0 result 6 1")
    assert table.texts(match) == ["reward 1", "reward 2", "decline"]
    table.play(match, "0 reward 2", "0 reveal d3", "* room crossroads")
    assert table.texts(match) == ["reward 1", "decline"]
    table.play(match, "0 reward 1", "0 draw loot", "* loot longsword", "0 keep left")
    assert asked(match) == "turn"


@pytest.mark.rule("TE-DMG-01")
def test_each_part_of_a_double_reward_may_be_declined() -> None:
    match = beside("pokey")
    table.play(match, "0 attack hammer g1", "0 roll", "* dice 6 1 1 foe 5", "0 result 6 1", "0 reward 1", "0 decline")
    assert table.texts(match) == ["reward 2", "decline"]
    table.play(match, "0 decline")
    assert asked(match) == "turn"


@pytest.mark.rule("TE-DMG-02")
def test_a_minion_loses_health_and_leaves_the_game_at_0() -> None:
    match = table.new()
    table.minion(match, "ogre", "d4")
    table.play(match, "0 attack hammer ogre", "0 roll", "* dice 6 2 1 foe 2", "0 result 6 2 1")
    assert table.life_of(match, "ogre") == 1
    assert table.foe_at(match, "ogre") == "d4"
    assert match.kills == 0
    table.turn_of(match, 0)
    table.hero(match, 0, health=8)
    table.play(match, "0 attack hammer ogre", "0 roll", "* dice 6 3 3 foe 5", "0 result 6")
    assert table.foe_at(match, "ogre") is None
    assert match.line == ()
    assert table.CONTENT.minion_ids.index("ogre") not in match.minion_pile
    assert match.kills == 1
    assert match.health[0] == 8


@pytest.mark.rule("TE-DMG-02")
def test_a_killed_minion_brings_two_discoveries_and_6_spaces_of_torch() -> None:
    match = table.new()
    match.torch = 20
    table.minion(match, "ogre", "d4", health=1)
    table.play(match, "0 attack hammer ogre", "0 roll", "* dice 6 3 3 foe 5", "0 result 6")
    assert match.torch == 14
    assert table.texts(match) == ["draw loot", "draw spell", "decline"]
    table.play(match, "0 draw spell", "* spell haste", "0 keep")
    assert table.texts(match) == ["draw loot", "draw spell", "decline"]
    table.play(match, "0 draw loot", "* loot longsword", "0 leave")
    assert asked(match) == "turn"


@pytest.mark.rule("TE-EX-13", "TE-DMG-02")
def test_the_torch_rises_only_to_the_start_when_a_minion_dies() -> None:
    match = table.new()
    match.torch = 12
    table.minion(match, "ogre", "d4", health=1)
    events = table.play(match, "0 attack hammer ogre", "0 roll", "* dice 6 3 3 foe 5", "0 result 6")
    assert match.torch == 9
    assert table.told(events, "torch_up") == [{"to": 9}]
    table.play(match, "0 decline", "0 decline")
    assert asked(match) == "turn"


@pytest.mark.rule("TE-DMG-02", "TE-DMG-03")
def test_rewards_of_a_minion_may_be_declined() -> None:
    match = table.new()
    table.minion(match, "ogre", "d4", health=1)
    table.in_row(match, "longsword")
    table.play(match, "0 attack hammer ogre", "0 roll", "* dice 6 3 3 foe 5", "0 result 6", "0 decline", "0 decline")
    assert match.left[0] == match.right[0] == -1
    assert asked(match) == "turn"


@pytest.mark.rule("TE-DMG-03")
def test_the_active_hero_takes_the_reward_whatever_killed() -> None:
    match = beside("pokey")
    table.hero(match, 0, focus=6)
    table.play(match, "0 attack hammer g1", "0 roll", "* dice 6 5 5 foe 5", "0 result 6")
    assert table.foe_at(match, "g1") == "d4"
    assert asked(match) == "after_damage"
    table.play(match, "0 use shield_slam")
    assert table.foe_at(match, "g1") is None
    assert (match.turn, asked(match)) == ((0,), "reward")


@pytest.mark.rule("TE-DMG-03")
def test_a_reward_is_taken_before_the_attack_goes_on() -> None:
    match = beside("stabby", "pokey", heroes="kestrel lanon")
    table.hero(match, 0, health=4, focus=5, right="hawk_bow")
    table.play(match, "0 attack hawk_bow all", "0 roll", "* dice 6 5 5 foe 3", "0 result 6")
    assert asked(match) == "reward"
    events = table.play(match, "0 reward 2")
    assert table.kinds(events) == ["gained", "counterattack", "lost_health"]
    assert match.health[0] == 4 + 3 - 1


# Fainting


@pytest.mark.rule("TE-DMG-04")
def test_at_0_health_the_active_hero_faints_and_the_turn_ends() -> None:
    match = table.new()
    table.hero(match, 0, health=2, focus=0)
    table.minion(match, "minotaur", "d4")
    events = table.play(match, "0 attack hammer minotaur", "0 roll", "* dice 4 3 3 foe 4", "0 result 4")
    assert table.told(events, "lost_health")[0] == {"seat": 0, "hero": "thordin", "health": 2, "left": 0}
    assert match.health[0] == 0
    assert match.torch == 10
    assert (match.turn, match.active) == ((1,), 1)
    assert match.view(None)["heroes"][0]["unconscious"]


@pytest.mark.rule("TE-DMG-04")
def test_with_1_health_left_the_turn_goes_on() -> None:
    match = table.new()
    table.hero(match, 0, health=4, focus=0)
    table.minion(match, "minotaur", "d4")
    table.play(match, "0 attack hammer minotaur", "0 roll", "* dice 4 3 3 foe 4", "0 result 4")
    assert match.health[0] == 1
    assert (match.turn, match.torch) == ((0,), 9)
    assert not match.view(None)["heroes"][0]["unconscious"]


@pytest.mark.rule("TE-DMG-04")
def test_another_hero_who_faints_does_not_end_the_turn() -> None:
    match = table.new()
    table.halls(match, "c4")
    table.hero(match, 1, "c4", health=2)
    table.goblin(match, 1, "stabby", "c4")
    table.torch_above(match, "enemy_action")
    table.play(match, "0 explore")
    assert match.health[1] == 0
    assert match.turn == (0,)
    assert asked(match) == "reveal"


@pytest.mark.rule("TE-DMG-05")
def test_an_unconscious_hero_rests_first() -> None:
    match = table.new()
    table.hero(match, 0, health=0, focus=0)
    table.turn_of(match, 0)
    assert (match.health[0], match.focus[0]) == (3, 5)
    assert not match.view(None)["heroes"][0]["unconscious"]
    assert "rest" not in table.texts(match)


@pytest.mark.rule("TE-DMG-05")
def test_after_the_forced_rest_there_is_only_movement() -> None:
    match = table.new("lanon thordin")
    table.hero(match, 0, health=0, left="longsword", trinkets="healing_flask", spells="healing_light")
    table.goblin(match, 1, "stabby", "d4")
    table.turn_of(match, 0)
    assert table.texts(match) == ["go d3", "go e4", "go d5", "go c4", "end"]
    for text in ("rest", "attack longsword g1", "use healing_flask", "use healing_hands lanon", "explore", "switch"):
        assert table.why_not(match, text) is not None
    table.play(match, "0 go d3", "* room crossroads")
    assert table.place_of(match, 0) == "d3"
    table.play(match, "0 go d4")
    assert table.texts(match) == ["end"]
    table.play(match, "0 end")
    assert match.turn == (1,)


@pytest.mark.rule("TE-DMG-05")
def test_a_hero_who_began_unconscious_changes_no_die_and_uses_no_trigger() -> None:
    match = table.new()
    table.lay(match, "d3", "spike_pit")
    table.hero(match, 0, health=0, focus=5, trinkets="lucky_coin")
    sound = match.copy()
    table.turn_of(match, 0)
    table.play(match, "0 go d3", "0 roll", "* dice 4 3")
    assert table.texts(match) == ["result 4", "result 3"]
    table.hero(sound, 0, health=3)
    table.turn_of(sound, 0)
    table.play(sound, "0 go d3", "0 roll", "* dice 4 3")
    assert {"change 4 5", "use lucky_coin 3"} <= set(table.texts(sound))


@pytest.mark.rule("TE-DMG-05")
def test_a_hero_who_began_unconscious_opens_no_lair_and_uses_no_portal() -> None:
    match = table.new()
    table.lay(match, "d3", "lair_door")
    table.lay(match, "e4", "portal_chamber_2")
    match.kills = 2
    table.hero(match, 0, "d3", health=0)
    table.hero(match, 1, "e4", health=0)
    sound = match.copy()
    table.turn_of(match, 0)
    assert "go l3" not in table.texts(match)
    table.turn_of(match, 1)
    assert table.texts(match, "portal") == []
    table.hero(sound, 0, health=1)
    table.turn_of(sound, 0)
    assert "go l3" in table.texts(sound)
    table.hero(sound, 1, health=1)
    table.turn_of(sound, 1)
    assert "portal d4" in table.texts(sound)


@pytest.mark.rule("TE-DMG-06")
def test_a_hero_healed_by_another_stands_up_and_has_a_normal_turn() -> None:
    match = table.new("lanon thordin")
    table.hero(match, 1, health=0)
    table.goblin(match, 1, "stabby", "d4")
    events = table.play(match, "0 use healing_hands thordin")
    assert table.told(events, "stood_up") == [{"seat": 1, "hero": "thordin"}]
    assert match.health[1] == 2
    events = table.play(match, "0 end")
    assert "must_rest" not in table.kinds(events)
    assert {"rest", "attack hammer g1", "explore"} <= set(table.texts(match))
    assert match.health[1] == 2


@pytest.mark.rule("TE-DMG-06")
def test_a_hero_whom_nobody_heals_must_rest() -> None:
    match = table.new("lanon thordin")
    table.hero(match, 1, health=0)
    assert "must_rest" in table.kinds(table.play(match, "0 end"))


@pytest.mark.rule("TE-DMG-07")
def test_enemies_do_not_see_unconscious_heroes() -> None:
    match = table.new("thordin lanon pip")
    table.halls(match, "c4 b4 e4")
    table.hero(match, 1, "e4")
    table.hero(match, 2, "b4", health=0, focus=0)
    table.goblin(match, 1, "stabby", "b4")
    table.minion(match, "ogre", "b4")
    table.enemies_act(match)
    assert (table.foe_at(match, "g1"), table.foe_at(match, "ogre")) == ("d4", "d4")
    assert match.health[0] == 8 - 3


def bitten(seat: int, health: int, focus: int) -> TinyMatch:
    """A giant spider has attacked the heroes on the entrance, of whom this one had this little."""
    match = table.new()
    table.hero(match, seat, health=health, focus=focus)
    table.minion(match, "giant_spider", "d4")
    table.enemies_act(match)
    return match


@pytest.mark.rule("TE-DMG-07")
def test_an_unconscious_hero_is_left_out_of_an_attack() -> None:
    match = bitten(1, health=0, focus=4)
    assert match.health == [7, 3]  # thordin is hit; lanon, whose turn begins, rests
    assert match.focus == [4, 5]  # with 4 + 5 focus, at most 5


@pytest.mark.rule("TE-DMG-08")
def test_an_unconscious_companion_does_not_help_to_search() -> None:
    match = table.new("ethairna lanon")
    table.lay(match, "d3", "study")
    for seat in (0, 1):
        table.hero(match, seat, "d3")
    table.goblin(match, 1, "stabby", "d3")
    assert "search" in table.texts(match)
    table.hero(match, 1, health=0)
    assert "search" not in table.texts(match)


# What goes on and what lapses


@pytest.mark.rule("TE-DMG-09")
def test_an_encounter_is_set_up_although_its_ambush_makes_the_hero_faint() -> None:
    match = table.new()
    table.hero(match, 0, health=1)
    table.play(match, "0 go d3", "* room goblin_den_1")
    assert match.health[0] == 0
    table.play(match, "* goblin stabby")
    assert table.foe_at(match, "g1") == "d3"
    assert match.active == 1
    assert match.torch == 10


@pytest.mark.rule("TE-DMG-09")
def test_after_fainting_in_a_trap_there_is_no_further_step() -> None:
    match = table.new()
    table.hero(match, 0, health=2)
    table.play(match, "0 go d3", "* room spike_pit", "0 turn nes", "0 roll", "* dice 3 3", "0 result 3")
    assert (table.place_of(match, 0), match.health[0]) == ("d3", 0)
    assert match.active == 1


@pytest.mark.rule("TE-DMG-09")
def test_enemies_act_to_the_end_although_the_active_hero_faints() -> None:
    match = table.new()
    table.halls(match, "c4")
    table.hero(match, 0, health=3)
    table.hero(match, 1, "c4")
    table.goblins(match, "stabby d4", "boomy c4")
    table.torch_above(match, "enemy_action")
    events = table.play(match, "0 explore")
    assert match.health == [0, 6]
    assert [each["foe"] for each in table.told(events, "foe_strikes")] == ["g1", "g2"]
    assert "revealed" not in table.kinds(events)  # the rest of the hero's own action lapses
    assert (match.active, match.torch) == (1, 12)


@pytest.mark.rule("TE-DMG-09")
def test_an_action_lapses_if_the_end_of_the_movement_makes_the_hero_faint() -> None:
    match = table.new()
    table.act_two(match, "dragon")
    table.hero(match, 0, "l3", health=2, focus=0)
    table.play(match, "0 go l2", "0 rest")
    assert (match.health[0], match.focus[0]) == (0, 0)
    assert match.active == 1


@pytest.mark.rule("TE-DMG-10")
def test_all_parts_of_an_attack_hit_a_hero_whom_the_first_makes_faint() -> None:
    match = bitten(0, health=1, focus=6)
    assert match.health[0] == 0
    assert match.focus[0] == 4


@pytest.mark.rule("TE-DMG-10")
def test_parts_of_an_attack_come_in_list_order_hero_by_hero() -> None:
    match = table.new()
    table.hero(match, 0, health=1)
    table.minion(match, "wraith", "d4")
    events = table.enemies_act(match)
    lost = [(event.kind, event.args["seat"]) for event in events if event.kind in ("lost_focus", "lost_health")]
    assert lost == [("lost_focus", 0), ("lost_health", 0), ("lost_focus", 1), ("lost_health", 1)]


@pytest.mark.rule("TE-DMG-10")
def test_a_hero_who_faints_from_a_hexer_still_gives_up_a_card() -> None:
    match = table.new()
    table.hero(match, 0, health=1, trinkets="lucky_coin")
    table.minion(match, "hexer", "d4")
    table.enemies_act(match)
    assert match.health[0] == 0
    assert (match.turn, table.texts(match)) == ((0,), ["discard lucky_coin"])
    table.play(match, "0 discard lucky_coin")
    assert match.trinkets[0] == b""


@pytest.mark.rule("TE-DMG-10")
def test_an_unconscious_hero_is_not_hit_by_the_bosss_torch_effect() -> None:
    match = table.new("thordin lanon pip")
    table.act_two(match, "demon_lord")
    table.hero(match, 0, "l1", focus=0, right="longsword")
    table.hero(match, 1, "l2", health=0, trinkets="lucky_coin")
    table.hero(match, 2, "l4", trinkets="oil_flask")
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 3 3 3 foe torch", "0 result 3", "0 discard longsword")
    assert (match.turn, table.texts(match)) == ((2,), ["discard oil_flask"])
    table.play(match, "2 discard oil_flask")
    assert len(match.trinkets[1]) == 1
    assert match.turn == (0,)
