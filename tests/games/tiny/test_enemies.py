"""Enemy actions: who acts, where enemies go, whom they hit (TE-ENM)."""

from __future__ import annotations

import pytest

from games.tiny import table
from verlies.games.tiny.match import TinyMatch


def row(heroes: str = "thordin lanon") -> TinyMatch:
    """A straight row of rooms from a4 to g4, all heroes on the entrance d4."""
    match = table.new(heroes)
    table.halls(match, "a4 b4 c4 e4 f4 g4")
    return match


def all_at(match: TinyMatch, cell: str) -> None:
    for seat in range(match.seats):
        table.hero(match, seat, cell)


# Order


@pytest.mark.rule("TE-ENM-01")
def test_goblins_act_by_slot_then_minions_from_left_to_right() -> None:
    match = table.new("thordin lanon pip")
    table.minion(match, "wraith", "d4")
    table.minion(match, "minotaur", "d4")
    table.minion(match, "bone_captain", "d4")
    for slot, kind in ((3, "stabby"), (1, "boomy"), (4, "pokey"), (2, "shooty")):
        table.goblin(match, slot, kind, "d4")
    for seat in range(3):
        match.health[seat] = 90
    events = table.enemies_act(match)
    struck = [each["card"] for each in table.told(events, "foe_strikes")]
    assert struck == ["boomy", "shooty", "stabby", "pokey", "wraith", "minotaur", "bone_captain"]


@pytest.mark.rule("TE-ENM-01")
def test_in_act_2_the_boss_acts_after_the_goblins() -> None:
    match = table.new()
    table.act_two(match, "dragon", place="d4")
    table.goblin(match, 2, "stabby", "d4")
    table.goblin(match, 1, "boomy", "d4")
    events = table.enemies_act(match)
    assert [each["card"] for each in table.told(events, "foe_strikes")] == ["boomy", "stabby", "dragon"]


# Attacks


@pytest.mark.rule("TE-ENM-02")
def test_an_attack_hits_all_conscious_heroes_in_range() -> None:
    match = row("thordin lanon pip")
    table.hero(match, 0, "d4", health=5)
    table.hero(match, 1, "c4", health=5)
    table.hero(match, 2, "f4", health=5)
    table.goblin(match, 1, "boomy", "b4")
    table.enemies_act(match)
    assert match.health == [3, 3, 5]


@pytest.mark.rule("TE-ENM-02")
def test_neither_defence_nor_abilities_keep_an_attack_off() -> None:
    match = table.new()
    table.hero(match, 0, armour="plate_mail", right="tower_shield")
    table.hero(match, 1, armour="shadow_cloak")
    table.effect(match, "defence_bonus", n=3, scope="until_own_next_turn_end")
    table.minion(match, "ogre", "d4")
    events = table.enemies_act(match)
    assert match.health == [8 - 3, 8 - 3]
    assert match.focus[0] == 6
    assert "trigger_used" not in table.kinds(events)


@pytest.mark.rule("TE-ENM-03")
@pytest.mark.parametrize(("kind", "room", "loss"), [("boomy", "b4", 2), ("pokey", "c4", 1), ("stabby", "d4", 2)])
def test_a_goblin_that_moves_or_attacks_stays_if_a_hero_is_in_range(kind: str, room: str, loss: int) -> None:
    match = row()
    table.goblin(match, 1, kind, room)
    table.enemies_act(match)
    assert table.foe_at(match, "g1") == room
    assert match.health == [8 - loss, 8 - loss]


@pytest.mark.rule("TE-ENM-03")
@pytest.mark.parametrize(("kind", "room", "to"), [("boomy", "a4", "b4"), ("pokey", "a4", "d4"), ("stabby", "c4", "d4")])
def test_a_goblin_that_moves_or_attacks_does_not_attack_after_moving(kind: str, room: str, to: str) -> None:
    match = row()
    table.goblin(match, 1, kind, room)
    events = table.enemies_act(match)
    assert table.foe_at(match, "g1") == to
    assert match.health == [8, 8]
    assert "foe_strikes" not in table.kinds(events)


@pytest.mark.rule("TE-ENM-04")
def test_a_goblin_that_moves_and_attacks_comes_near_although_a_hero_is_in_range() -> None:
    match = row()
    table.goblins(match, "shooty b4", "shooty a4")
    table.enemies_act(match)
    assert (table.foe_at(match, "g1"), table.foe_at(match, "g2")) == ("d4", "c4")
    assert match.health == [8 - 2, 8 - 2]


@pytest.mark.rule("TE-ENM-04")
def test_a_minion_with_the_nearest_hero_in_its_room_stays() -> None:
    match = row()
    table.hero(match, 1, "e4")
    table.minion(match, "gorgon", "d4")
    table.enemies_act(match)
    assert table.foe_at(match, "gorgon") == "d4"
    assert match.health == [7, 7]


@pytest.mark.rule("TE-ENM-04")
def test_a_minion_moves_then_attacks() -> None:
    match = row()
    table.minion(match, "gorgon", "f4")
    table.minion(match, "bone_captain", "a4")
    events = table.enemies_act(match)
    assert (table.foe_at(match, "gorgon"), table.foe_at(match, "bone_captain")) == ("d4", "d4")
    assert table.kinds(events).index("foe_moved") < table.kinds(events).index("foe_strikes")
    assert match.health == [8 - 1 - 2, 8 - 1 - 2]


@pytest.mark.rule("TE-ENM-04")
def test_a_minion_that_is_still_out_of_range_after_moving_does_nothing_else() -> None:
    match = row()
    all_at(match, "g4")
    table.minion(match, "ogre", "a4")
    events = table.enemies_act(match)
    assert table.foe_at(match, "ogre") == "d4"
    assert "foe_strikes" not in table.kinds(events)


# Ways


@pytest.mark.rule("TE-ENM-05")
def test_the_nearest_hero_is_nearest_by_corridors() -> None:
    match = table.new()
    table.lay(match, "d3", "crossroads", "s")
    table.lay(match, "c4", "long_hall", "ew")
    table.halls(match, "b4 b3 b2 c3")
    table.hero(match, 0, "d3")  # beside c3, but behind a wall: 6 rooms away
    table.hero(match, 1, "b2")  # 2 rooms away
    table.minion(match, "hexer", "c3")
    table.enemies_act(match)
    assert table.foe_at(match, "hexer") == "b2"
    assert match.health == [8, 7]


@pytest.mark.rule("TE-ENM-05")
def test_an_enemy_goes_as_far_as_its_speed_on_a_shortest_way() -> None:
    match = row()
    all_at(match, "g4")
    table.goblins(match, "stabby a4", "boomy a4")
    table.minion(match, "minotaur", "a4")
    table.enemies_act(match)
    assert [table.foe_at(match, name) for name in ("g1", "g2", "minotaur")] == ["e4", "b4", "f4"]


@pytest.mark.rule("TE-ENM-05")
def test_an_enemy_stops_in_the_first_room_with_a_conscious_hero() -> None:
    match = row("thordin lanon pip")
    table.hero(match, 0, "b4", health=0)
    table.hero(match, 1, "c4")
    table.hero(match, 2, "e4")
    table.turn_of(match, 1)
    match.health[0] = 0
    table.minion(match, "minotaur", "a4")
    table.enemies_act(match)
    assert table.foe_at(match, "minotaur") == "c4"
    assert match.health == [0, 8 - 3, 6]


@pytest.mark.rule("TE-ENM-05")
def test_enemies_do_not_go_through_walls_or_over_face_down_cards() -> None:
    match = table.new()
    table.lay(match, "c4", "crossroads", "nw")  # a wall towards the entrance
    table.lay(match, "e4", "long_hall", "nesw")
    table.halls(match, "c3 e3")  # d3 between them lies face down
    table.goblins(match, "stabby c3", "stabby e3")
    table.enemies_act(match)
    assert (table.foe_at(match, "g1"), table.foe_at(match, "g2")) == ("c3", "d4")


@pytest.mark.rule("TE-ENM-05")
def test_traps_other_enemies_and_portals_do_not_matter_to_enemies() -> None:
    match = table.new()
    table.lay(match, "c4", "fire_vortex")
    table.lay(match, "b4", "portal_chamber_2")
    table.lay(match, "a4", "crossroads")
    table.minion(match, "ogre", "c4")
    table.goblins(match, "stabby b4", "pokey a4")
    events = table.enemies_act(match)
    assert (table.foe_at(match, "g1"), table.foe_at(match, "g2")) == ("d4", "d4")
    assert "test_on_entry" not in table.kinds(events)


@pytest.mark.rule("TE-ENM-05")
def test_in_act_2_the_lair_is_a_room_behind_the_door() -> None:
    match = table.new()
    table.act_two(match, "dragon", place="lair")
    table.hero(match, 0, "l3")
    table.hero(match, 1, "l5")
    table.goblins(match, "stabby d4", "boomy d4")
    events = table.enemies_act(match)
    assert (table.foe_at(match, "g1"), table.foe_at(match, "g2")) == ("lair", "d3")
    assert [each["foe"] for each in table.told(events, "foe_strikes")] == ["boss"]


@pytest.mark.rule("TE-ENM-06")
def test_the_active_hero_decides_between_heroes_equally_far_away() -> None:
    match = row()
    table.hero(match, 0, "b4")
    table.hero(match, 1, "f4")
    table.turn_of(match, 1)
    table.minion(match, "hexer", "d4")
    table.enemies_act(match)
    assert match.turn == (1,)
    assert table.texts(match) == ["send hexer b4", "send hexer f4"]
    table.play(match, "1 send hexer b4")
    assert (table.foe_at(match, "hexer"), match.health) == ("b4", [7, 8])


@pytest.mark.rule("TE-ENM-06")
def test_the_active_hero_decides_between_equally_short_ways() -> None:
    match = table.new()
    table.halls(match, "c4 c5 d5 c6 d6")
    table.minion(match, "gorgon", "c6")
    table.enemies_act(match)
    assert (match.turn, table.texts(match)) == ((0,), ["send gorgon c4", "send gorgon d5"])
    table.play(match, "0 send gorgon c4")
    assert table.foe_at(match, "gorgon") == "c4"


@pytest.mark.rule("TE-ENM-06")
def test_ways_that_end_alike_are_not_asked() -> None:
    match = table.new()
    table.halls(match, "c4 c5 d5")
    table.goblin(match, 1, "stabby", "c5")
    table.enemies_act(match)
    assert (table.foe_at(match, "g1"), match.active) == ("d4", 1)


@pytest.mark.rule("TE-ENM-06")
def test_without_a_conscious_hero_enemies_neither_move_nor_attack() -> None:
    match = row()
    table.hero(match, 0, health=2)
    table.hero(match, 1, health=2)
    table.goblins(match, "boomy d4", "stabby d4", "shooty b4")
    table.minion(match, "ogre", "c4")
    table.torch_above(match, "enemy_action")
    events = table.play(match, "0 explore")
    assert [each["foe"] for each in table.told(events, "foe_strikes")] == ["g1"]
    assert "foe_moved" not in table.kinds(events)
    assert (table.foe_at(match, "g3"), table.foe_at(match, "ogre")) == ("b4", "c4")


# Figures


@pytest.mark.rule("TE-ENM-07")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_damage_by_goblins_counts_those_in_play(number: int) -> None:
    match = row()
    table.goblin(match, 1, "pokey", "d4")
    for slot, kind in list(enumerate(("pokey", "boomy", "boomy"), 2))[: number - 1]:
        table.goblin(match, slot, kind, "g4" if kind == "boomy" else "a4")
    table.enemies_act(match)
    assert match.health == [8 - number, 8 - number]


@pytest.mark.rule("TE-ENM-07")
def test_goblins_in_the_lair_count_too() -> None:
    match = table.new()
    table.act_two(match, "dragon", place="d3")
    table.halls(match, "d5")
    all_at(match, "d5")
    table.goblins(match, "stabby d5", "boomy lair")
    events = table.enemies_act(match)
    assert table.told(events, "lost_health")[0]["health"] == 1 + 2


@pytest.mark.rule("TE-EX-09", "TE-ENM-02", "TE-ENM-03", "TE-ENM-07")
def test_example_stabby_with_a_second_goblin() -> None:
    match = row("thordin lanon pip")
    table.hero(match, 2, "c4", health=0)
    table.goblins(match, "stabby d4", "boomy a4")
    assert [each["counter"] for each in match.view(None)["goblins"][:2]] == [2, 2]
    table.enemies_act(match)
    assert match.health == [8 - 3, 8 - 3, 0]
    assert table.foe_at(match, "g1") == "d4"


@pytest.mark.rule("TE-EX-10", "TE-ENM-04", "TE-ENM-05")
def test_example_the_minotaur() -> None:
    near = table.new()
    table.halls(near, "c4 b4 a4 a3 a2 a1 b1")
    for seat, cell in ((0, "a3"), (1, "a3")):
        table.hero(near, seat, cell)
    far = near.copy()
    table.minion(near, "minotaur", "d4")
    table.enemies_act(near)
    assert table.foe_at(near, "minotaur") == "a3"
    assert near.health == [8 - 3, 8 - 3]
    all_at(far, "b1")
    table.minion(far, "minotaur", "d4")
    table.enemies_act(far)
    assert table.foe_at(far, "minotaur") == "a2"
    assert far.health == [8, 8]


@pytest.mark.rule("TE-ENM-08")
def test_what_comes_before_an_action_needs_no_target() -> None:
    match = table.new()
    table.lay(match, "c4", "crossroads", "nw")
    table.minion(match, "cave_troll", "c4", health=2)
    events = table.enemies_act(match)
    assert table.life_of(match, "cave_troll") == 3
    assert "foe_strikes" not in table.kinds(events)


@pytest.mark.rule("TE-ENM-08")
def test_an_enemys_health_stops_at_the_top() -> None:
    match = table.new()
    table.minion(match, "cave_troll", "d4")
    events = table.enemies_act(match)
    assert table.life_of(match, "cave_troll") == 6
    assert "foe_healed" not in table.kinds(events)
    assert match.health == [5, 5]


@pytest.mark.rule("TE-ENM-09")
def test_each_hit_hero_chooses_the_card_to_put_into_its_row() -> None:
    match = table.new()
    table.hero(match, 0, left="longsword", spells="haste")
    table.hero(match, 1, armour="plate_mail", trinkets="lucky_coin")
    table.minion(match, "hexer", "d4")
    table.enemies_act(match)
    assert (match.turn, table.texts(match)) == ((0,), ["discard longsword", "discard haste"])
    table.play(match, "0 discard haste")
    assert (match.turn, table.texts(match)) == ((1,), ["discard plate_mail", "discard lucky_coin"])
    table.play(match, "1 discard plate_mail")
    assert match.view(None)["spells"]["row"] == ["haste"]
    assert match.view(None)["loot"]["row"] == ["plate_mail"]
    assert match.view(None)["heroes"][1]["defence"] == 5
    assert match.active == 1


@pytest.mark.rule("TE-ENM-09")
def test_a_hero_without_cards_ignores_the_discard() -> None:
    match = table.new()
    table.minion(match, "hexer", "d4")
    events = table.enemies_act(match)
    assert "discarded" not in table.kinds(events)
    assert (match.turn, match.health) == ((1,), [7, 7])


@pytest.mark.rule("TE-ENM-10")
def test_a_line_of_sight_is_straight_and_does_not_turn_corners() -> None:
    match = table.new("thordin lanon pip kestrel")
    table.halls(match, "c4 b4 d3 d2 d1 c1")
    for seat, (cell, health) in enumerate((("d4", 8), ("d1", 8), ("b4", 6), ("c1", 7))):
        table.hero(match, seat, cell, health=health)
    table.minion(match, "gorgon", "d4")
    table.enemies_act(match)
    assert match.health == [7, 7, 5, 7]  # own room, 3 rooms north, 2 rooms west; not behind the corner


@pytest.mark.rule("TE-ENM-10")
def test_a_line_of_sight_ends_where_the_range_does() -> None:
    match = row()
    all_at(match, "a4")
    assert table.CONTENT.minions[table.CONTENT.minion_ids.index("gorgon")].range.n == 3
    table.minion(match, "gorgon", "g4")
    events = table.enemies_act(match)
    assert table.foe_at(match, "gorgon") == "e4"  # 4 rooms away still
    assert "foe_strikes" not in table.kinds(events)


@pytest.mark.rule("TE-ENM-10")
def test_any_path_goes_round_corners_from_the_enemys_room() -> None:
    match = table.new()
    table.halls(match, "c4 c3")
    all_at(match, "d4")
    table.goblin(match, 1, "boomy", "c3")
    table.enemies_act(match)
    assert match.health == [6, 6]


@pytest.mark.rule("TE-ENM-10")
def test_a_condition_of_the_same_room_is_checked_for_each_hero() -> None:
    match = row()
    table.hero(match, 0, trinkets="lucky_coin")
    table.hero(match, 1, "e4", trinkets="oil_flask")
    table.minion(match, "hexer", "d4")
    table.enemies_act(match)
    assert (match.turn, table.texts(match)) == ((0,), ["discard lucky_coin"])
    table.play(match, "0 discard lucky_coin")
    assert (match.health, match.active) == ([7, 7], 1)
    assert len(match.trinkets[1]) == 1
