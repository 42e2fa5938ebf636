"""The boss: its markers, altars, action and luring (TE-BOS)."""

from __future__ import annotations

from itertools import product

import pytest

from games.tiny import table
from verlies.games.tiny.match import TinyMatch

THREE = "thordin lanon pip"


def strike(match: TinyMatch, damage: int) -> None:
    """Thordin hits the boss for so much damage; it answers with a 2."""
    result = match.view(None)["boss"]["defence"] + damage
    used = {6: "6", 7: "6 1", 8: "6 2", 9: "6 2 1", 10: "6 2 2"}[result]
    rolled = " ".join(sorted([*used.split(), "3", "3"][:3], reverse=True))
    table.play(match, "0 attack hammer boss", "0 roll", f"* dice {rolled} foe 2", f"0 result {used}")


def loss(boss: str) -> int:
    """The health that its action costs."""
    effects = table.CONTENT.cards[boss].fields["action"]["effects"]
    return sum(each["n"] for each in effects if each["type"] == "lose_health")


def splits(match: TinyMatch) -> set[tuple[int, ...]]:
    """All ways in which the damage at hand may end on the markers."""
    hits = [text for text in table.texts(match) if text.startswith("hit ")]
    if not hits:
        return {tuple(match.marks)}
    assert hits == table.texts(match)  # no point may be left out
    found: set[tuple[int, ...]] = set()
    for hit in hits:
        other = match.copy()
        table.play(other, f"0 {hit}")
        found |= splits(other)
    return found


# Markers


@pytest.mark.rule("TE-BOS-01", "TE-EX-16")
def test_damage_is_split_over_the_markers_as_the_attacker_likes() -> None:
    match = table.fight("dragon", [8, 8, 8], THREE)
    strike(match, 3)
    assert splits(match) == {(8, 8, 5), (8, 7, 6), (7, 7, 7)}


@pytest.mark.rule("TE-BOS-01")
def test_markers_move_on_their_own_and_every_split_is_legal() -> None:
    match = table.fight("dragon", [8, 7, 5], THREE)
    match.seals = ()
    strike(match, 3)
    every = set()
    for parts in product(range(4), repeat=3):
        if sum(parts) == 3:
            every.add(tuple(sorted((8 - parts[0], 7 - parts[1], 5 - parts[2]), reverse=True)))
    assert splits(match) == every


@pytest.mark.rule("TE-BOS-02", "TE-EX-16")
def test_a_marker_stops_above_an_uncovered_altar_space() -> None:
    match = table.fight("dragon", [5, 8])
    assert match.seals == (3,)
    strike(match, 3)
    table.play(match, "0 hit 5")
    assert list(match.marks) == [6, 4]  # what is left goes to the marker that can still move


@pytest.mark.rule("TE-BOS-02", "TE-EX-16")
def test_damage_that_no_marker_can_take_is_lost() -> None:
    match = table.fight("dragon", [5, 4])
    strike(match, 3)
    assert list(match.marks) == [4, 4]
    assert match.active == 0
    assert "end" in table.texts(match)


@pytest.mark.rule("TE-BOS-02")
def test_a_covered_altar_space_stops_no_marker() -> None:
    match = table.fight("dragon", [5, 4])
    match.seals = ()
    strike(match, 3)
    assert splits(match) == {(4, 2), (5, 1), (3, 3), (4, 2)}


@pytest.mark.rule("TE-BOS-02")
def test_with_two_altar_spaces_the_upper_one_stops_first() -> None:
    match = table.fight("lich", [8, 7])
    assert match.seals == (6, 3)
    strike(match, 3)
    assert splits(match) == {(7, 7)}
    match = table.fight("lich", [5, 4])
    match.seals = (3,)
    strike(match, 3)
    assert splits(match) == {(4, 4)}


@pytest.mark.rule("TE-BOS-10", "TE-BOS-01")
def test_a_marker_at_0_takes_no_more_damage() -> None:
    match = table.fight("dragon", [8, 1])
    match.seals = ()
    strike(match, 2)
    table.play(match, "0 hit 1")
    assert list(match.marks) == [7, 0]


@pytest.mark.rule("TE-END-01", "TE-BOS-01")
def test_the_boss_is_slain_with_the_last_point_on_the_last_marker() -> None:
    match = table.fight("dragon", [2, 0])
    match.seals = ()
    strike(match, 1)
    assert not match.over
    table.turn_of(match, 0)
    strike(match, 3)
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("boss_slain", (0, 1))


# Altars


@pytest.mark.rule("TE-BOS-03")
def test_the_boss_breaks_an_altar_on_its_way_and_goes_on() -> None:
    match = table.new()
    table.halls(match, "d5")
    table.act_two(match, "lich", place="lair")
    for seat in (0, 1):
        table.hero(match, seat, "d5")
    events = table.enemies_act(match)  # speed 2: the door, then the entrance with its altar
    assert table.foe_at(match, "boss") == "d4"
    assert table.told(events, "altar_broken") == [{"cell": "d4", "space": 6}]
    assert (match.seals, match.altars) == ((3,), 0)


@pytest.mark.rule("TE-BOS-03")
def test_an_altar_crossed_in_the_middle_of_a_way_counts() -> None:
    match = table.boss_outside("demon_lord", "a4")
    table.altar_at(match, "b4", "c4")
    for seat in (0, 1):
        table.hero(match, seat, "g4")
    events = table.enemies_act(match)
    assert table.foe_at(match, "boss") == "e4"
    assert [each["space"] for each in table.told(events, "altar_broken")] == [5, 2]
    assert (match.seals, match.altars) == ((), 0)


@pytest.mark.rule("TE-BOS-03")
def test_goblins_and_rooms_without_a_marker_break_nothing() -> None:
    match = table.new()
    table.lay(match, "c4", "arcane_altar", "nesw")
    table.lay(match, "b4", "minion_encounter_1", "nesw")
    table.act_two(match, "dragon", place="b4")
    table.hero(match, 0, "d4", focus=6)
    table.hero(match, 1, "d4")
    table.goblin(match, 1, "stabby", "c4")
    table.altar_at(match, "d4")
    events = table.enemies_act(match)
    assert table.foe_at(match, "g1") == "d4"
    assert match.altars == 1 << table.cell_of("d4")
    table.turn_of(match, 0)
    events += table.play(match, "0 lure")
    assert table.foe_at(match, "boss") == "d4"
    assert [each["cell"] for each in table.told(events, "altar_broken")] == ["d4"]


@pytest.mark.rule("TE-BOS-03")
def test_a_boss_that_is_pushed_onto_an_altar_breaks_it() -> None:
    match = table.boss_outside("dragon", "e4", "ethairna lanon")
    table.altar_at(match, "g4")
    table.hero(match, 0, "e4", focus=8, spells="arcane_push")
    table.play(match, "0 cast arcane_push boss", "0 roll", "* dice 5 5 5 foe 2", "0 result 5", "0 pay")
    assert {"send boss f4", "send boss f4 g4", "send boss g4 g4"} <= set(table.texts(match))
    assert "send boss g4" not in table.texts(match)
    table.play(match, "0 send boss g4 g4")
    assert (match.altars, match.seals) == (0, ())


@pytest.mark.rule("TE-BOS-03")
def test_a_marker_that_is_not_needed_is_removed() -> None:
    match = table.boss_outside("dragon", "a4")
    match.seals = ()
    table.altar_at(match, "b4")
    for seat in (0, 1):
        table.hero(match, seat, "g4")
    table.enemies_act(match)
    assert (match.altars, match.seals, list(match.marks)) == (0, (), [8, 8])


# Its action


@pytest.mark.rule("TE-BOS-04", "TE-BOS-05", "TE-EX-25")
def test_example_the_dragon_stays_where_a_hero_is_in_range() -> None:
    match = table.boss_outside("dragon", "a4")
    table.hero(match, 0, "e4")
    table.hero(match, 1, "g4")
    table.enemies_act(match)
    assert table.foe_at(match, "boss") == "a4"
    assert match.health == [6, 8]


@pytest.mark.rule("TE-BOS-04", "TE-EX-25")
def test_example_the_dragon_comes_nearer_then_attacks_all_in_range() -> None:
    match = table.boss_outside("dragon", "a4", THREE, "c4 b4 a4 e4 f4 g4 g5 g6")
    for seat, cell in enumerate(("g4", "g5", "g6")):
        table.hero(match, seat, cell)
    table.enemies_act(match)
    assert table.foe_at(match, "boss") == "d4"
    assert match.health == [6, 6, 6]  # pip, 5 rooms away, keeps 6
    assert [table.CONTENT.mats[number].health for number in match.heroes] == [8, 8, 6]


@pytest.mark.rule("TE-BOS-04", "TE-EX-25")
def test_example_the_dragon_is_too_far_away_even_after_moving() -> None:
    match = table.boss_outside("dragon", "a4", cells="c4 b4 a4 e4 f4 g4 g5 g6")
    for seat in (0, 1):
        table.hero(match, seat, "g6")
    events = table.enemies_act(match)
    assert table.foe_at(match, "boss") == "d4"
    assert match.health == [8, 8]
    assert "foe_strikes" not in table.kinds(events)


@pytest.mark.rule("TE-BOS-04")
def test_the_boss_needs_1_speed_between_lair_and_door() -> None:
    match = table.boss_outside("lich", "lair")
    table.hero(match, 0, "g4")
    table.hero(match, 1, "g4")
    table.enemies_act(match)
    assert table.foe_at(match, "boss") == "d4"
    back = table.boss_outside("lich", "e4")
    table.hero(back, 0, "l3")
    table.hero(back, 1, "l4")
    table.enemies_act(back)
    assert table.foe_at(back, "boss") == "d3"
    table.enemies_act(back)
    assert table.foe_at(back, "boss") == "lair"
    assert back.health == [8 - loss("lich")] * 2


@pytest.mark.rule("TE-BOS-05")
def test_the_range_of_the_boss_is_counted_along_corridors() -> None:
    match = table.new()
    table.lay(match, "c4", "crossroads", "w")
    table.halls(match, "b4 b5 b6 c6")
    table.act_two(match, "demon_lord", place="c4")
    table.hero(match, 0, "d4")  # next door, but no corridor leads there
    table.hero(match, 1, "b5")  # 2 rooms away
    table.enemies_act(match)
    assert match.health == [8, 8 - loss("demon_lord")]


@pytest.mark.rule("TE-BOS-05")
def test_in_the_lair_the_boss_hits_all_heroes_there_and_no_others() -> None:
    match = table.new(THREE)
    table.act_two(match, "blood_count")
    table.hero(match, 0, "l1")
    table.hero(match, 1, "l6")
    table.hero(match, 2, "d3")
    table.enemies_act(match)
    assert match.health == [8 - loss("blood_count"), 8 - loss("blood_count"), 6]


@pytest.mark.rule("TE-BOS-12")
def test_the_boss_leaves_the_lair_if_no_conscious_hero_is_there() -> None:
    match = table.new(THREE)
    table.act_two(match, "blood_count")
    table.hero(match, 1, "l2")
    stays = match.copy()
    table.hero(match, 1, health=0)
    table.turn_of(match, 2)
    table.enemies_act(match)
    assert table.foe_at(match, "boss") == "d4"
    assert match.health[0] == 8 - loss("blood_count")
    table.turn_of(stays, 2)
    table.enemies_act(stays)
    assert table.foe_at(stays, "boss") == "lair"
    assert stays.health == [8, 8 - loss("blood_count"), 6]


# Luring


@pytest.mark.rule("TE-BOS-06")
def test_luring_brings_the_boss_its_full_speed_nearer_without_an_attack() -> None:
    match = table.boss_outside("dragon", "a4", THREE)
    table.hero(match, 0, "g4", focus=6)
    table.hero(match, 1, "b4")
    table.hero(match, 2, "c4")
    events = table.play(match, "0 lure")
    assert table.foe_at(match, "boss") == "d4"  # past the two others
    assert match.focus[0] == 4
    table.play(match, "0 lure")
    assert table.foe_at(match, "boss") == "g4"
    assert match.health == [8, 8, 6]
    assert "foe_strikes" not in table.kinds(events)


@pytest.mark.rule("TE-BOS-06")
def test_luring_stops_in_the_heros_room_and_is_then_of_no_use() -> None:
    match = table.boss_outside("dragon", "b4")
    table.hero(match, 0, "d4", focus=6)
    table.play(match, "0 lure")
    assert table.foe_at(match, "boss") == "d4"
    assert "lure" not in table.texts(match)
    table.turn_of(match, 1)
    table.hero(match, 1, "e4", focus=5)
    assert "lure" in table.texts(match)


@pytest.mark.rule("TE-BOS-06")
def test_luring_needs_2_focus_and_act_2() -> None:
    match = table.boss_outside("dragon", "b4")
    table.hero(match, 0, focus=1)
    assert "lure" not in table.texts(match)
    table.hero(match, 0, focus=2)
    assert "lure" in table.texts(match)
    assert "lure" not in table.texts(table.new())


@pytest.mark.rule("TE-BOS-06")
def test_luring_needs_a_way_to_the_hero() -> None:
    match = table.boss_outside("dragon", "b4")
    table.halls(match, "a1")
    table.hero(match, 0, "a1", focus=6)
    assert "lure" not in table.texts(match)


@pytest.mark.rule("TE-BOS-06")
def test_luring_leads_through_the_door_in_both_directions() -> None:
    match = table.boss_outside("dragon", "lair")
    table.hero(match, 0, "e4", focus=6)
    table.play(match, "0 lure")
    assert table.foe_at(match, "boss") == "e4"
    table.hero(match, 0, "l2")
    table.play(match, "0 lure")
    assert table.foe_at(match, "boss") == "lair"
    assert "lure" not in table.texts(match)


@pytest.mark.rule("TE-BOS-06")
def test_the_luring_hero_chooses_the_way_and_with_it_the_altars() -> None:
    match = table.new()
    table.halls(match, "c4 c5 d5 b5")
    table.act_two(match, "dragon", place="b5")
    table.altar_at(match, "c4")
    table.hero(match, 0, "d4", focus=6)
    table.play(match, "0 lure")
    assert table.texts(match) == ["send boss d4", "send boss d4 c4"]
    other = match.copy()
    table.play(match, "0 send boss d4 c4")
    assert (match.seals, match.altars) == ((), 0)
    table.play(other, "0 send boss d4")
    assert (other.seals, other.altars) == ((3,), 1 << table.cell_of("c4"))
