"""Attacks: range, order, damage, attacks on all, driving enemies away (TE-ATK)."""

from __future__ import annotations

from typing import Any

import pytest

from games.tiny import table
from verlies.core.events import Event
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.trials import foe_answers


def at_entrance(heroes: str, cells: str, **own: Any) -> TinyMatch:
    """The first hero at the entrance with cards and tracks as told, rooms open to all sides around."""
    match = table.new(heroes)
    table.halls(match, cells)
    table.hero(match, 0, **own)
    return match


def attack(match: TinyMatch, what: str, dice: str, result: str) -> list[Event]:
    return table.play(match, f"0 {what}", "0 roll", f"* dice {dice}", f"0 result {result}")


# Range


@pytest.mark.rule("TE-ATK-01", "TE-ATK-04")
def test_a_melee_attack_is_for_ones_own_room() -> None:
    match = at_entrance("thordin lanon", "d3")
    table.goblin(match, 1, "stabby", "d3")
    assert table.texts(match, "attack") == []
    table.goblin(match, 2, "stabby", "d4")
    assert table.texts(match, "attack") == ["attack hammer g2"]


@pytest.mark.rule("TE-ATK-02", "TE-ATK-05")
def test_a_missile_attack_goes_straight_into_another_room_as_far_as_it_reaches() -> None:
    match = at_entrance("pip lanon", "d3 d2 d1 e4 e3")  # sling: two rooms
    for slot, cell in enumerate(("d4", "d3", "d2", "d1"), 1):
        table.goblin(match, slot, "stabby" if slot < 3 else "boomy", cell)
    table.minion(match, "ogre", "e3")
    assert [each for each in table.texts(match, "attack") if "sling" in each] == ["attack sling g2", "attack sling g3"]


@pytest.mark.rule("TE-ATK-05")
def test_a_line_of_sight_ends_at_a_wall() -> None:
    match = table.new("kestrel lanon")
    table.lay(match, "d3", "crossroads", "nes")
    table.lay(match, "d2", "long_hall", "n")  # no corridor towards d3
    table.lay(match, "e4", "workshop", "w")
    table.goblins(match, "stabby d2", "stabby e4")
    assert table.texts(match, "attack") == ["attack longbow g2"]


@pytest.mark.rule("TE-ATK-02", "TE-ATK-04")
def test_in_the_lair_every_attack_is_in_range() -> None:
    match = table.new("kestrel lanon")
    table.act_two(match, "lich")
    table.hero(match, 0, "l1")
    table.goblins(match, "stabby lair", "stabby d3")
    assert table.texts(match, "attack") == [
        *("attack hunting_knife g1", "attack hunting_knife boss"),
        *("attack longbow g1", "attack longbow boss"),
    ]


@pytest.mark.rule("TE-ATK-03", "TE-ATK-04", "TE-ATK-05", "TE-ATK-06")
@pytest.mark.parametrize(
    ("spell", "reached"),
    [
        ("drain_life", ["g1"]),  # her own room
        ("summon_lightning", ["g2", "minotaur"]),  # straight, three rooms
        ("ice_lance", ["g1", "g2", "ogre", "minotaur"]),  # three rooms along corridors
        ("goblin_bane", ["g1", "g2"]),  # goblins only
    ],
)
def test_a_spell_reaches_as_far_as_it_says(spell: str, reached: list[str]) -> None:
    match = at_entrance("lanon ethairna", "d3 e3 d2 d1 d5 e5", spells=spell)
    table.halls(match, "f5 f6")
    table.goblins(match, "stabby d4", "stabby d3")
    table.minion(match, "ogre", "e3")
    table.minion(match, "minotaur", "d1")
    table.minion(match, "wraith", "f6")  # four rooms
    assert table.texts(match, "cast") == [f"cast {spell} {foe}" for foe in reached]


@pytest.mark.rule("TE-ATK-06")
def test_a_path_is_the_shortest_way_along_corridors_not_through_walls() -> None:
    match = table.new("gerrund lanon")  # magic arrow: two rooms
    table.lay(match, "d3", "crossroads", "es")
    table.lay(match, "e3", "workshop", "sw")
    table.lay(match, "e4", "long_hall", "n")  # beside the entrance, three rooms along the corridors
    table.goblins(match, "stabby e3", "stabby e4")
    assert table.texts(match, "cast") == ["cast magic_arrow g1"]


@pytest.mark.rule("TE-ATK-07")
def test_nobody_in_between_blocks_an_attack() -> None:
    match = at_entrance("kestrel lanon", "d3 d2")
    table.hero(match, 1, "d3")
    table.minion(match, "ogre", "d3")
    table.goblin(match, 1, "stabby", "d2")
    assert "attack longbow g1" in table.texts(match)


# The order of an attack


@pytest.mark.rule("TE-ATK-08", "TE-LOO-09")
def test_damage_icons_and_sets_triggers_and_the_answer_come_in_this_order() -> None:
    match = at_entrance("thordin lanon", "", health=2, focus=6, armour="lion_mail", trinkets="lion_boots")
    table.minion(match, "cave_troll", "d4")  # defence 4, health 6
    events = attack(match, "attack hammer cave_troll", "6 6 5 foe 5", "6")
    assert table.kinds(events) == ["attacks", "rolled_with_foe", "result", "foe_hurt", "gained", "gained"]
    assert table.asked(match) == "after_damage"
    events = table.play(match, "0 use shield_slam")
    assert table.kinds(events) == ["trigger_used", "foe_hurt", "counterattack", "lost_health"]
    assert table.life_of(match, "cave_troll") == 6 - 2 - 2
    assert match.health[0] == 2 + 1 + 1 - (5 + 3 - 6)


@pytest.mark.rule("TE-ATK-08")
def test_dice_icons_come_before_the_reward_of_a_kill() -> None:
    match = at_entrance("thordin lanon", "", health=2, focus=0)
    table.goblin(match, 1, "stabby", "d4")
    events = attack(match, "attack hammer g1", "6 6 3 foe 5", "6")
    assert table.kinds(events)[-3:] == ["foe_hurt", "gained", "foe_killed"]
    assert table.asked(match) == "reward"
    assert (match.health[0], match.focus[0]) == (3, 1)
    events = table.play(match, "0 reward 2")
    assert table.asked(match) == "turn"  # no answer of the dead
    assert match.health[0] == 6


@pytest.mark.rule("TE-ATK-08")
def test_a_price_is_paid_with_the_choice_of_line_and_target() -> None:
    match = at_entrance("kestrel lanon", "d3", focus=5, left="hawk_bow")
    table.goblin(match, 1, "stabby", "d3")
    table.play(match, "0 attack hawk_bow all")
    assert table.asked(match) == "before_roll"
    assert match.focus[0] == 2


@pytest.mark.rule("TE-ATK-08")
@pytest.mark.parametrize(("cell", "rolled"), [("d4", True), ("d3", True), ("d1", True), ("e3", False), ("f4", False)])
def test_the_enemy_die_is_rolled_in_the_same_room_or_in_line_of_sight_at_any_distance(cell: str, rolled: bool) -> None:
    match = table.new("ethairna lanon")  # seeking bolt: four rooms along corridors
    table.halls(match, "d3 d2 d1 e3 f3")
    table.lay(match, "f4", "goblin_den_6", "n")  # straight to the east, but no corridors lead there
    table.goblin(match, 1, "stabby", cell)
    table.play(match, "0 cast seeking_bolt g1", "0 roll")
    assert table.dice_to_roll(match) == (3, rolled)


@pytest.mark.rule("TE-ATK-08", "TE-FRE-05")
@pytest.mark.parametrize(("dice", "result", "life"), [("6 4 4", "6", 5 - 1 - 2), ("5 4 4", "5", 5 - 2)])
def test_a_trigger_after_damage_follows_hit_and_miss_while_the_target_lives(dice: str, result: str, life: int) -> None:
    match = at_entrance("thordin lanon", "", focus=5)
    table.minion(match, "ogre", "d4")  # defence 5
    attack(match, "attack hammer ogre", f"{dice} foe torch", result)
    assert table.texts(match) == ["use shield_slam", "ready"]
    table.play(match, "0 use shield_slam")
    assert table.life_of(match, "ogre") == life
    assert table.asked(match) == "turn"


@pytest.mark.rule("TE-ATK-08")
def test_a_kill_by_a_trigger_brings_the_reward_and_no_answer() -> None:
    match = at_entrance("thordin lanon", "", focus=6, health=4)
    table.goblin(match, 1, "pokey", "d4")
    attack(match, "attack hammer g1", "5 4 4 foe 5", "5")
    events = table.play(match, "0 use shield_slam")
    assert table.asked(match) == "reward"
    events += table.play(match, "0 decline")
    assert "counterattack" not in table.kinds(events)
    assert match.health[0] == 4


@pytest.mark.rule("TE-ATK-08")
def test_a_trigger_after_damage_is_not_offered_on_the_dead() -> None:
    match = at_entrance("thordin lanon", "", focus=6)
    table.goblin(match, 1, "stabby", "d4")
    attack(match, "attack hammer g1", "5 4 4 foe 5", "5")
    table.play(match, "0 decline")
    assert table.asked(match) == "turn"


# Damage


@pytest.mark.rule("TE-ATK-09", "TE-ATK-10")
@pytest.mark.parametrize(
    ("foe", "line", "defence"),
    [
        ("minotaur", "hunting_knife", 6), ("minotaur", "longbow", 4), ("gorgon", "hunting_knife", 4),
        ("gorgon", "longbow", 6),
    ],
)  # fmt: skip
def test_the_defence_hangs_on_the_kind_of_attack(foe: str, line: str, defence: int) -> None:
    match = at_entrance("kestrel lanon", "d3", focus=0)
    table.minion(match, foe, "d4" if line == "hunting_knife" else "d3")
    dice = "6 2 1 foe torch" if line == "longbow" else "6 2 foe torch"
    before = table.life_of(match, foe)
    table.play(match, f"0 attack {line} {foe}", "0 roll", f"* dice {dice}")
    equal = match.copy()
    table.play(match, "0 result 6 2")
    assert before - table.life_of(match, foe) == 8 - defence
    events = table.play(equal, "0 result 6")
    assert before - table.life_of(equal, foe) == 6 - defence
    assert ("missed" in table.kinds(events)) is (defence == 6)


@pytest.mark.rule("TE-EX-06", "TE-ATK-09", "TE-ATK-10")
def test_example_thordins_hammer_against_the_minotaur() -> None:
    match = table.inside("crossroads", "thordin lanon", focus=0)
    table.minion(match, "minotaur", "d3")
    table.play(match, "0 attack hammer minotaur", "0 roll")
    assert table.dice_to_roll(match) == (3, True)
    table.play(match, "* dice 6 2 2 foe torch")
    six = match.copy()
    table.play(match, "0 result 6 2")
    assert table.life_of(match, "minotaur") == 4 - 2
    events = table.play(six, "0 result 6")
    assert "missed" in table.kinds(events)
    assert table.life_of(six, "minotaur") == 4


# Attacks on all


@pytest.mark.rule("TE-ATK-11", "TE-ATK-13")
def test_one_roll_is_compared_with_every_enemy_in_range_ones_own_room_included() -> None:
    match = at_entrance("kestrel lanon", "d3 d2", focus=3, left="hawk_bow")
    table.minion(match, "ogre", "d4")  # 5
    table.minion(match, "gorgon", "d3")  # 6 against missiles
    table.minion(match, "cave_troll", "d2")  # out of range
    table.play(match, "0 attack hawk_bow all", "0 roll")
    assert table.dice_to_roll(match) == (3, True)
    table.play(match, "* dice 6 2 1 foe torch", "0 result 6 2 1")
    assert [table.life_of(match, foe) for foe in ("ogre", "gorgon", "cave_troll")] == [5 - 4, 5 - 3, 6]


@pytest.mark.rule("TE-ATK-11")
def test_an_attack_on_all_gives_icons_if_it_beats_one() -> None:
    match = at_entrance("kestrel lanon", "d3", focus=3, left="hawk_bow")
    table.minion(match, "ogre", "d4")
    table.minion(match, "gorgon", "d3")
    table.play(match, "0 attack hawk_bow all", "0 roll", "* dice 6 5 3 foe torch")
    none = match.copy()
    table.play(match, "0 result 6", "0 answer ogre")  # beats 5, not 6
    assert match.focus[0] == 1
    table.play(none, "0 result 5")
    assert none.focus[0] == 0


@pytest.mark.rule("TE-ATK-11")
def test_an_attack_on_all_rolls_the_enemy_die_if_one_target_can_see_the_hero() -> None:
    match = at_entrance("ethairna lanon", "d3 e3 f3")
    table.goblins(match, "stabby d3", "stabby e3", "boomy f3")
    assert foe_answers(match, 0b001)
    assert foe_answers(match, 0b111)
    assert not foe_answers(match, 0b110)  # both behind the corner


@pytest.mark.rule("TE-ATK-11")
def test_the_active_hero_orders_the_kills() -> None:
    match = at_entrance("kestrel lanon", "d3", left="hawk_bow", health=1)
    table.goblins(match, "shooty d3", "stabby d4")
    attack(match, "attack hawk_bow all", "6 6 6 foe 5", "6")
    assert table.texts(match) == ["fell g1", "fell g2"]
    table.play(match, "0 fell g2")
    assert table.foe_at(match, "g1") == "d3"
    assert table.foe_at(match, "g2") is None
    table.play(match, "0 reward 2")
    assert match.health[0] == 6  # two sixes that were not used, then the reward
    assert table.asked(match) == "reward"
    assert table.foe_at(match, "g1") is None


# Driving enemies away


def slammed(rooms: str) -> TinyMatch:
    """Thordin has hit an ogre in his room, and drives it away."""
    match = at_entrance("thordin lanon", rooms, focus=5)
    table.minion(match, "ogre", "d4")
    attack(match, "attack hammer ogre", "5 4 4 foe torch", "5")
    table.play(match, "0 use shield_slam")
    return match


@pytest.mark.rule("TE-ATK-12")
def test_an_enemy_is_driven_along_corridors_to_a_room_farther_away() -> None:
    match = slammed("d3 c3 d2 b3")
    assert sorted(table.texts(match)) == ["send ogre c3", "send ogre d2", "send ogre d3"]
    table.play(match, "0 send ogre c3")
    assert table.foe_at(match, "ogre") == "c3"


@pytest.mark.rule("TE-ATK-12")
def test_an_enemy_is_not_driven_nearer_or_to_the_same_distance() -> None:
    match = at_entrance("ethairna lanon", "d3 e3 e4 d2", spells="arcane_push", focus=8)
    table.minion(match, "ogre", "d3")  # beside the hero; e4 is as near, e3 and d2 are farther
    attack(match, "cast arcane_push ogre", "5 5 5 foe torch", "5")
    table.play(match, "0 pay")
    assert sorted(table.texts(match)) == ["send ogre d2", "send ogre e3"]


@pytest.mark.rule("TE-ATK-12")
def test_an_enemy_without_a_way_stays() -> None:
    match = slammed("")
    assert table.asked(match) == "turn"
    assert table.foe_at(match, "ogre") == "d4"


@pytest.mark.rule("TE-ATK-12")
def test_the_horn_drives_each_enemy_in_range_two_rooms_anywhere_in_the_order_wanted() -> None:
    match = at_entrance("thordin lanon", "d3 d2 d1 e4 f4 g4", trinkets="bear_horn")
    table.halls(match, "g5 g6")
    table.goblins(match, "stabby d2", "stabby e4")
    table.goblin(match, 3, "boomy", "g6")  # five rooms away
    table.play(match, "0 use bear_horn")
    assert sorted(table.texts(match, "send")) == sorted(
        f"send {foe} {cell}"
        for foe, cells in (("g1", "d1 d3 d4"), ("g2", "d4 d3 f4 g4"))
        for cell in cells.split()
    )  # fmt: skip
    table.play(match, "0 send g2 d4")
    assert {each.split()[1] for each in table.texts(match, "send")} == {"g1"}
    table.play(match, "0 decline")
    assert [table.foe_at(match, foe) for foe in ("g1", "g2", "g3")] == ["d2", "d4", "g6"]


@pytest.mark.rule("TE-ATK-12")
def test_no_hero_drives_an_enemy_into_or_out_of_the_lair() -> None:
    match = table.new("thordin lanon")
    table.act_two(match, "lich")
    table.hero(match, 0, "d4", trinkets="bear_horn", focus=6)
    table.goblin(match, 1, "stabby", "d3")  # on the lair door
    table.play(match, "0 use bear_horn")
    assert table.texts(match, "send") == ["send g1 d4"]
    inner = table.new("thordin lanon")
    table.act_two(inner, "lich")
    table.hero(inner, 0, "l4", trinkets="bear_horn", focus=6)
    assert "use bear_horn" not in table.texts(inner)
    table.play(inner, "0 attack hammer boss", "0 roll", "* dice 1 1 1 foe torch", "0 result 1", "0 use shield_slam")
    assert table.foe_at(inner, "boss") == "lair"


# What is left


@pytest.mark.rule("TE-ATK-14", "TE-FRE-06")
def test_a_boss_that_can_take_no_damage_may_be_attacked_and_answers() -> None:
    match = table.new("thordin lanon")
    table.act_two(match, "dragon", marks=[4, 4])  # blocked at 3
    table.hero(match, 0, "l1", health=8, focus=5)
    assert "attack hammer boss" in table.texts(match)
    events = attack(match, "attack hammer boss", "6 4 2 foe break", "6 2")
    assert table.asked(match) == "turn"  # no marker to choose, no Shield Slam that could do nothing
    assert list(match.marks) == [4, 4]
    assert table.told(events, "counterattack")[0]["damage"] == 3
    assert match.focus[0] == 6  # the four that was not used
    assert "rest" not in table.texts(match)


@pytest.mark.rule("TE-ATK-15")
def test_a_spell_attack_goes_icons_set_cost_damage_death_answer() -> None:
    match = at_entrance("ethairna lanon", "", focus=0, trinkets="owl_amulet owl_tome", spells="frost_nova")
    table.goblin(match, 1, "stabby", "d4")
    table.minion(match, "ogre", "d4")
    table.hero(match, 0, focus=2)
    events = attack(match, "cast frost_nova", "5 3 3 foe 5", "5")
    assert table.kinds(events)[-3:] == ["succeeded", "gained", "gained"]
    assert match.focus[0] == 5
    events = table.play(match, "0 pay", "0 extra ogre")
    assert table.kinds(events) == ["paid", "foe_hurt", "foe_hurt", "foe_hurt", "foe_killed"]
    assert table.life_of(match, "ogre") == 2
    events = table.play(match, "0 decline")
    assert table.kinds(events)[0] == "counterattack"


@pytest.mark.rule("TE-ATK-15")
@pytest.mark.parametrize(("dice", "end"), [("4 4 4", []), ("5 5 5", ["0 decline"])])
def test_a_failed_or_unpaid_spell_attack_is_answered(dice: str, end: list[str]) -> None:
    match = at_entrance("ethairna lanon", "", health=6)
    table.minion(match, "minotaur", "d4")
    attack(match, "cast seeking_bolt minotaur", f"{dice} foe 5", dice[0])
    table.play(match, *end)
    assert table.life_of(match, "minotaur") == 4
    assert match.health[0] == 6 - (5 + 1 - 3)


@pytest.mark.rule("TE-ATK-16")
def test_an_enemy_that_was_driven_out_of_sight_is_treated_as_it_stands() -> None:
    match = at_entrance("thordin lanon", "d3 c3", focus=5, health=8)
    table.minion(match, "ogre", "d4")
    attack(match, "attack hammer ogre", "5 4 4 foe 5", "5")
    table.play(match, "0 use shield_slam", "0 send ogre c3")
    assert table.asked(match) == "turn"
    assert match.health[0] == 8


@pytest.mark.rule("TE-ATK-16")
def test_a_goblin_that_comes_into_the_slot_of_a_dead_one_is_not_a_target() -> None:
    match = at_entrance("kestrel lanon", "d3")
    table.goblin(match, 1, "pokey", "d3")
    attack(match, "attack longbow g1", "6 2 1 foe 5", "6 2")
    events = table.play(match, "0 reward 2", "0 reveal e4", "* room goblin_den_4", "* goblin stabby", "0 decline")
    assert table.foe_at(match, "g1") == "e4"
    assert "counterattack" not in table.kinds(events)
    assert table.asked(match) == "turn"


@pytest.mark.rule("TE-ATK-16")
def test_a_hand_card_in_use_stays_until_the_attack_is_over() -> None:
    match = at_entrance("kestrel lanon", "d3", left="crossbow", right="rapier")
    table.goblin(match, 1, "stabby", "d3")
    table.play(match, "0 attack crossbow g1", "0 roll", "* dice 6 6 6 foe 5")
    assert table.texts(match, "discard") == ["discard rapier"]
    table.play(match, "0 result 6", "0 reward 1", "0 draw loot", "* loot longsword")
    assert table.texts(match) == ["keep right", "leave"]
    table.play(match, "0 keep right")
    assert sorted(table.texts(match, "discard")) == ["discard crossbow", "discard longsword"]


@pytest.mark.rule("TE-ATK-16")
def test_not_even_the_demon_lord_takes_a_hand_card_in_use() -> None:
    match = table.new("lanon pip")
    table.act_two(match, "demon_lord")
    table.hero(match, 0, "l2", left="longsword", trinkets="lion_boots")
    attack(match, "attack longsword boss", "1 1 1 foe torch", "1")
    assert table.texts(match) == ["discard lion_boots"]


@pytest.mark.rule("TE-EX-14")
@pytest.mark.parametrize(("own", "health"), [({"trinkets": "lion_boots lion_ring"}, 1), (
    {"left": "lion_sword", "armour": "lion_mail", "trinkets": "lion_boots lion_ring"}, 3)])  # fmt: skip
@pytest.mark.parametrize("die", ["6", "1"])
def test_example_the_lion_heals_with_each_melee_attack(own: dict[str, str], health: int, die: str) -> None:
    match = at_entrance("thordin lanon", "", health=1, **own)
    table.minion(match, "cave_troll", "d4")
    line = own.get("left", "hammer")
    attack(match, f"attack {line} cave_troll", f"{die} {die} {die} foe torch", die)
    assert match.health[0] == 1 + health + (2 if die == "6" else 0)  # two sixes that were not used


@pytest.mark.rule("TE-EX-15", "TE-FRE-05")
@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize(("line", "cell"), [("axe", "d4"), ("bear_axe", "d3")])
def test_example_battle_rage_adds_two_to_a_melee_or_missile_attack(line: str, cell: str, before: bool) -> None:
    match = at_entrance("grok lanon", "d3", focus=4, right="bear_axe")
    table.minion(match, "cave_troll", cell)
    rage = ["0 use battle_rage"]
    table.play(match, f"0 attack {line} cave_troll", *(rage if before else []), "0 roll", "* dice 3 3 3 foe torch")
    table.play(match, *([] if before else rage))
    assert match.focus[0] == 1
    assert "use battle_rage" not in table.texts(match)
    events = table.play(match, "0 result 3")
    assert table.told(events, "result")[0]["total"] == 3 + {"axe": 1, "bear_axe": 2}[line] + 2
