"""Moving through the dungeon and teleporting (TE-MOV)."""

from __future__ import annotations

import pytest

from games.tiny import table
from verlies.core.errors import IllegalMove
from verlies.games.tiny.match import TinyMatch


def hall(heroes: str = "thordin lanon") -> TinyMatch:
    """Plain rooms: d3, d2, d1 to the north, e4 and f4 to the east; d3 and e3 are neighbours without a way."""
    match = table.new(heroes)
    table.lay(match, "d3", "crossroads", "nesw")
    table.lay(match, "d2", "long_hall", "ns")
    table.lay(match, "d1", "study", "es")
    table.lay(match, "e4", "armory", "nesw")
    table.lay(match, "f4", "workshop", "ew")
    table.lay(match, "e3", "arcane_altar", "nes")
    return match


# Steps


@pytest.mark.rule("TE-MOV-01")
@pytest.mark.parametrize(("name", "points"), [("thordin", 3), ("ethairna", 4), ("moonblade", 5)])
def test_a_hero_has_as_many_points_as_speed_and_each_room_costs_one(name: str, points: int) -> None:
    match = hall(f"{name} lanon")
    for spent in range(points):
        assert table.speed(match) == points - spent
        table.play(match, "0 go d3" if spent % 2 == 0 else "0 go d4")
    assert table.speed(match) == 0
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-MOV-01")
def test_modifiers_change_the_points() -> None:
    match = hall()
    table.hero(match, 0, trinkets="boots_of_haste lion_boots")
    assert table.speed(match) == 5
    table.hero(match, 0, left="tower_shield")
    assert table.speed(match) == 4


@pytest.mark.rule("TE-MOV-01")
def test_speed_is_never_below_one() -> None:
    match = hall()
    table.hero(match, 0, left="bear_maul", right="tower_shield")
    assert table.speed(match) == 1
    table.hero(match, 0, armour="plate_mail")
    assert table.speed(match) == 1
    table.play(match, "0 go d3")
    assert table.speed(match) == 0
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-MOV-02", "TE-MOV-03")
def test_rooms_are_joined_where_both_have_a_corridor_on_the_shared_side() -> None:
    match = hall()
    assert set(table.texts(match, "go")) == {"go d3", "go e4", "go d5", "go c4"}
    # d3 has a corridor to the east, e3 none to the west.
    table.hero(match, 0, "d3")
    assert set(table.texts(match, "go")) == {"go d2", "go d4"}
    table.hero(match, 0, "e3")
    assert set(table.texts(match, "go")) == {"go e4"}
    # d1 has none to the west, and nothing lies on e1; far and slanting rooms are not neighbours.
    table.hero(match, 0, "d1")
    assert set(table.texts(match, "go")) == {"go d2"}


@pytest.mark.rule("TE-MOV-03")
@pytest.mark.parametrize("goal", ["e3", "d2", "f4", "d4", "a1"])
def test_nobody_goes_through_walls_or_jumps(goal: str) -> None:
    match = hall()
    with pytest.raises(IllegalMove):
        table.play(match, f"0 go {goal}")


@pytest.mark.rule("TE-MOV-02")
def test_an_empty_cell_is_not_a_room() -> None:
    match = hall()
    table.hero(match, 0, "f4")
    assert table.texts(match, "go") == ["go e4"]


# Enemies


def foe_in(match: TinyMatch, foe: str, cell: str) -> None:
    if foe == "goblin":
        table.goblin(match, 1, "boomy", cell)
    elif foe == "minion":
        table.minion(match, "ogre", cell)
    else:
        table.act_two(match, "lich", cell, door="c4")


@pytest.mark.rule("TE-MOV-04", "TE-MOV-12")
@pytest.mark.parametrize("foe", ["goblin", "minion", "boss"])
def test_entering_a_room_with_an_enemy_ends_the_movement(foe: str) -> None:
    match = hall()
    foe_in(match, foe, "d3")
    events = table.play(match, "0 go d3")
    assert [event.rule for event in events if event.kind == "stopped_by_foe"] == ["TE-MOV-04"]
    assert table.speed(match) == 0
    assert table.texts(match, "go") == []
    assert "rest" in table.texts(match)
    assert match.health[0] == 8


@pytest.mark.rule("TE-MOV-04")
def test_an_enemy_next_door_does_not_end_the_movement() -> None:
    match = hall()
    table.goblin(match, 1, "boomy", "d2")
    table.play(match, "0 go d3")
    assert table.speed(match) == 2


@pytest.mark.rule("TE-MOV-04")
def test_only_the_one_who_enters_is_stopped_and_only_for_this_turn() -> None:
    match = hall()
    table.goblin(match, 1, "boomy", "d3")
    table.play(match, "0 go d3", "0 end")
    assert table.speed(match) == 3
    table.play(match, "1 go e4", "1 end")
    assert table.speed(match) == 3
    assert set(table.texts(match, "go")) == {"go d2", "go d4"}


@pytest.mark.rule("TE-MOV-05")
def test_leaving_a_room_with_an_enemy_in_it_is_free() -> None:
    match = hall()
    table.minion(match, "ogre", "d4")
    table.goblin(match, 1, "boomy", "d4")
    table.play(match, "0 go d3")
    assert table.speed(match) == 2
    assert match.health[0] == 8
    table.play(match, "0 go d2")
    assert table.place_of(match, 0) == "d2"


@pytest.mark.rule("TE-MOV-05")
def test_an_enemy_that_comes_in_does_not_end_the_movement() -> None:
    match = hall()
    table.goblin(match, 1, "stabby", "d2")
    table.hero(match, 0, "e4")
    table.hero(match, 1, "f4")
    table.torch_above(match, "enemy_action")
    table.play(match, "0 go d4", "0 explore", "0 reveal d5", "* room goblin_den_1", "* goblin boomy")
    assert table.foe_at(match, "g1") == "d4"
    table.play(match, "0 reveal c4", "* room portal_chamber_2")
    assert table.speed(match) == 2
    table.play(match, "0 go d3")
    assert table.place_of(match, 0) == "d3"


@pytest.mark.rule("TE-MOV-06")
@pytest.mark.parametrize("cloak", ["shadow_cloak", "hawk_cloak"])
def test_a_hero_with_stealth_goes_on_through_rooms_with_enemies(cloak: str) -> None:
    match = hall()
    table.goblin(match, 1, "boomy", "d3")
    table.minion(match, "ogre", "d2")
    table.hero(match, 0, armour=cloak)
    events = table.play(match, "0 go d3", "0 go d2")
    assert "stopped_by_foe" not in table.kinds(events)
    assert table.speed(match) == 1
    table.play(match, "0 go d1")
    assert table.place_of(match, 0) == "d1"


@pytest.mark.rule("TE-MOV-06")
def test_stealth_that_is_laid_down_no_longer_helps() -> None:
    match = hall()
    table.goblin(match, 1, "boomy", "d3")
    table.hero(match, 0, armour="shadow_cloak")
    table.play(match, "0 discard shadow_cloak", "0 go d3")
    assert table.speed(match) == 0


@pytest.mark.rule("TE-MOV-06")
def test_a_spell_of_stealth_works_in_the_turns_that_it_lasts() -> None:
    match = hall("gerrund lanon")
    table.goblin(match, 1, "boomy", "d3")
    table.hero(match, 0, spells="invisibility")
    table.play(match, "0 cast invisibility", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay", "0 go d3")
    assert table.speed(match) == 2
    table.play(match, "0 go d4", "0 end", "1 end", "0 go d3")
    assert table.speed(match) == 2
    table.play(match, "0 go d4", "0 end", "1 end", "* goblin pokey", "0 go d3")
    assert table.speed(match) == 0


@pytest.mark.rule("TE-MOV-07")
def test_heroes_never_hinder_heroes() -> None:
    match = hall("thordin lanon pip kestrel")
    for seat in (1, 2, 3):
        table.hero(match, seat, "d3")
    table.play(match, "0 go d3")
    assert [table.place_of(match, seat) for seat in range(4)] == ["d3"] * 4
    assert table.speed(match) == 2
    table.play(match, "0 go d2")
    assert table.place_of(match, 0) == "d2"


@pytest.mark.rule("TE-MOV-07")
def test_any_number_of_heroes_and_enemies_share_a_room() -> None:
    match = hall("thordin lanon pip kestrel")
    for slot, kind in enumerate(("boomy", "pokey", "shooty", "stabby"), 1):
        table.goblin(match, slot, kind, "d3")
    table.minion(match, "ogre", "d3")
    table.minion(match, "wraith", "d3")
    for seat in (1, 2, 3):
        table.hero(match, seat, "d3")
    table.play(match, "0 go d3")
    assert [table.place_of(match, seat) for seat in range(4)] == ["d3"] * 4


# Teleporting


def portal(heroes: str = "thordin lanon") -> TinyMatch:
    match = hall(heroes)
    table.lay(match, "c4", "portal_chamber_2", "nesw")
    table.lay(match, "d5", "lair_door", "new")
    table.hero(match, 0, "c4")
    return match


@pytest.mark.rule("TE-MOV-08")
def test_a_portal_leads_for_two_focus_to_any_card_that_lies_face_up() -> None:
    match = portal()
    table.back(match, "b3", "A")
    places = {"d3", "d2", "d1", "e4", "f4", "e3", "d4", "d5"}
    assert set(table.texts(match, "portal")) == {f"portal {cell}" for cell in places}
    events = table.play(match, "0 portal d1")
    assert table.place_of(match, 0) == "d1"
    assert match.focus[0] == 4
    assert [event.rule for event in events if event.kind == "teleported"] == ["TE-MOV-08"]
    # It is a free action.
    assert table.speed(match) == 3
    assert "rest" in table.texts(match)
    assert table.texts(match, "portal") == []


@pytest.mark.rule("TE-MOV-08")
def test_a_portal_leads_to_the_lair_door_and_never_into_the_lair() -> None:
    match = portal()
    table.act_two(match, "lich")
    assert "portal d5" in table.texts(match)
    assert not [text for text in table.texts(match, "portal") if text.startswith("portal l")]
    table.play(match, "0 portal d5")
    assert table.place_of(match, 0) == "d5"


@pytest.mark.rule("TE-MOV-08")
@pytest.mark.parametrize("foe", ["goblin", "minion", "boss"])
def test_no_portal_out_of_a_room_with_enemies(foe: str) -> None:
    match = portal()
    foe_in(match, foe, "c4")
    assert table.texts(match, "portal") == []
    with pytest.raises(IllegalMove):
        table.play(match, "0 portal d1")


@pytest.mark.rule("TE-MOV-08")
def test_a_portal_needs_two_focus_and_a_portal_room() -> None:
    match = portal()
    table.hero(match, 0, focus=1)
    assert table.texts(match, "portal") == []
    table.hero(match, 0, focus=2)
    assert table.texts(match, "portal") != []
    table.hero(match, 0, "d4")
    assert table.texts(match, "portal") == []


@pytest.mark.rule("TE-MOV-09")
def test_teleporting_in_the_middle_of_movement_leaves_the_speed_that_is_left() -> None:
    match = portal()
    table.hero(match, 0, "d4")
    table.play(match, "0 go c4", "0 portal d1")
    assert table.speed(match) == 2
    table.play(match, "0 go d2", "0 go d3")
    assert table.place_of(match, 0) == "d3"
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-MOV-09", "TE-MOV-12")
def test_teleporting_into_a_room_with_an_enemy_ends_the_movement() -> None:
    match = portal()
    table.goblin(match, 1, "boomy", "d2")
    table.play(match, "0 portal d2")
    assert table.speed(match) == 0
    stealthy = portal()
    table.goblin(stealthy, 1, "boomy", "d2")
    table.hero(stealthy, 0, armour="shadow_cloak")
    table.play(stealthy, "0 portal d2")
    assert table.speed(stealthy) == 3


@pytest.mark.rule("TE-MOV-09")
def test_teleporting_into_a_trap_calls_for_the_test() -> None:
    match = portal()
    table.lay(match, "a1", "spike_pit", "nes")
    table.play(match, "0 portal a1")
    assert match.view(None)["test"]["kind"] == "evade"
    table.play(match, "0 roll", "* dice 1 1", "0 result 1 1")
    assert match.health[0] == 6


def step_card(place: str) -> TinyMatch:
    """A wizard has cast and paid the step to another room."""
    match = hall("gerrund lanon")
    table.lay(match, "c4", "lair_door", "new")
    if place.startswith("l"):
        table.act_two(match, "lich")
    table.hero(match, 0, place, spells="dimension_step")
    table.turn_of(match, 0)
    table.play(match, "0 cast dimension_step", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay")
    return match


@pytest.mark.rule("TE-MOV-10")
def test_a_teleport_by_a_card_costs_no_speed() -> None:
    match = step_card("d4")
    assert set(table.texts(match)) == {f"portal {cell}" for cell in ("d1", "d2", "d3", "e3", "c4", "e4", "f4")}
    events = table.play(match, "0 portal d1")
    assert [event.rule for event in events if event.kind == "teleported"] == ["TE-MOV-10"]
    assert table.place_of(match, 0) == "d1"
    assert table.speed(match) == 3
    # The spell cost 2 focus, the way nothing more.
    assert match.focus[0] == 6


@pytest.mark.rule("TE-MOV-10")
def test_a_teleport_by_a_card_may_leave_a_room_with_enemies() -> None:
    match = hall("gerrund lanon")
    table.goblin(match, 1, "boomy", "d4")
    table.hero(match, 0, spells="dimension_step")
    table.play(match, "0 cast dimension_step", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay", "0 portal d1")
    assert table.place_of(match, 0) == "d1"


@pytest.mark.rule("TE-MOV-10")
def test_a_teleport_by_a_card_may_leave_the_lair_and_never_leads_into_it() -> None:
    match = step_card("l4")
    assert set(table.texts(match)) == {f"portal {cell}" for cell in ("d1", "d2", "d3", "e3", "c4", "d4", "e4", "f4")}
    table.play(match, "0 portal f4")
    assert table.place_of(match, 0) == "f4"


@pytest.mark.rule("TE-MOV-10", "TE-MOV-09")
def test_the_room_that_a_card_teleports_to_counts_as_entered() -> None:
    match = hall("gerrund lanon")
    table.goblin(match, 1, "boomy", "d2")
    table.lay(match, "c4", "spike_pit", "new")
    table.hero(match, 0, spells="dimension_step")
    table.play(match, "0 cast dimension_step", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay")
    other = match.copy()
    table.play(match, "0 portal d2")
    assert table.speed(match) == 0
    table.play(other, "0 portal c4")
    assert other.view(None)["test"]["kind"] == "evade"


# Bookkeeping


@pytest.mark.rule("TE-MOV-11")
def test_more_speed_counts_at_once() -> None:
    match = hall("grok lanon")
    table.play(match, "0 go d3", "0 go d2", "0 go d1")
    assert table.texts(match, "go") == []
    table.play(match, "0 use sprint")
    assert table.speed(match) == 1
    table.play(match, "0 go d2")
    assert table.place_of(match, 0) == "d2"
    assert table.speed(match) == 0


@pytest.mark.rule("TE-MOV-11")
def test_a_card_that_is_lost_counts_at_once() -> None:
    match = hall()
    table.hero(match, 0, trinkets="boots_of_haste")
    table.play(match, "0 go d3", "0 go d2", "0 go d1")
    assert table.speed(match) == 1
    table.play(match, "0 discard boots_of_haste")
    assert table.speed(match) == 0
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-MOV-11")
def test_speed_that_was_spent_stays_spent() -> None:
    match = hall()
    table.hero(match, 0, trinkets="boots_of_haste", left="tower_shield")
    table.play(match, "0 go d3", "0 discard boots_of_haste")
    assert table.speed(match) == 1
    table.play(match, "0 discard tower_shield")
    assert table.speed(match) == 2


@pytest.mark.rule("TE-MOV-11")
def test_the_movement_action_begins_with_the_first_point_spent() -> None:
    match = portal()
    # A portal is not a movement: the hero action that follows does not end any.
    table.play(match, "0 portal d3", "0 rest")
    assert table.speed(match) == 3
    table.play(match, "0 go d2")
    begun = portal()
    table.play(begun, "0 go d4", "0 go c4", "0 portal d3", "0 rest")
    assert table.speed(begun) == 0


@pytest.mark.rule("TE-MOV-12")
def test_after_the_end_of_the_movement_no_speed_may_be_spent_in_this_turn() -> None:
    match = portal("grok lanon")
    table.goblin(match, 1, "boomy", "d3")
    table.play(match, "0 portal d3")
    # Nothing was spent before, and yet the movement is over.
    assert match.view(None)["budget"]["spent"] == 0
    assert table.texts(match, "go") == []
    assert "use sprint" not in table.texts(match)
    table.play(match, "0 attack axe g1", "0 roll", "* dice 6 1 1 foe 2", "0 result 6", "0 decline")
    assert table.foe_at(match, "g1") is None
    assert table.texts(match, "go") == []
    table.play(match, "0 end", "1 end")
    assert table.texts(match, "go") != []


@pytest.mark.rule("TE-MOV-12")
def test_a_goblin_from_a_failed_search_ends_a_movement_that_never_began() -> None:
    match = hall()
    table.lay(match, "c4", "locked_chest", "e")
    table.hero(match, 0, "c4")
    table.play(match, "0 search", "0 roll", "* dice 1 1", "0 result 1 1", "* goblin boomy")
    assert match.view(None)["budget"]["spent"] == 0
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-MOV-12")
def test_teleporting_is_still_possible_after_the_movement_has_ended() -> None:
    match = portal()
    table.goblin(match, 1, "boomy", "c4")
    table.hero(match, 0, "d4")
    table.play(match, "0 go c4", "0 attack hammer g1", "0 roll", "* dice 6 1 1 foe 2", "0 result 6", "0 decline")
    assert table.texts(match, "go") == []
    table.play(match, "0 portal d1")
    assert table.place_of(match, 0) == "d1"
    assert table.texts(match, "go") == []
    assert table.told(table.play(match, "0 end"), "turn_begins") == [{"seat": 1, "hero": "lanon"}]
