"""The lair: its door, its spaces, and what does not cross its border (TE-LAIR)."""

from __future__ import annotations

from typing import Any

import pytest

from games.tiny import table
from verlies.core.errors import IllegalMove
from verlies.core.moves import DEALER
from verlies.games.tiny.match import TinyMatch


def at_the_door(heroes: str = "thordin lanon", kills: int | None = None) -> TinyMatch:
    """Act 1: the first hero stands on the door card north of the entrance; all minions are slain, or this many."""
    match = table.new(heroes)
    table.lay(match, "d3", "lair_door", "nes")
    table.hero(match, 0, "d3")
    match.kills = match.seats if kills is None else kills
    table.changed(match)
    return match


def cells(match: TinyMatch) -> dict[str, dict[str, Any]]:
    return {each["cell"]: each for each in match.view(None)["cells"]}


# The door


@pytest.mark.rule("TE-LAIR-01")
@pytest.mark.parametrize("heroes", ["thordin lanon", "thordin lanon pip", "thordin lanon pip kestrel"])
def test_the_door_is_unlocked_when_one_minion_for_each_hero_is_slain(heroes: str) -> None:
    number = len(heroes.split())
    match = at_the_door(heroes, kills=number - 1)
    assert not match.view(None)["open"]
    assert "go l3" not in table.texts(match)
    with pytest.raises(IllegalMove):
        table.play(match, "0 go l3")
    match = at_the_door(heroes, kills=number)
    assert match.view(None)["open"]
    assert "go l3" in table.texts(match)


@pytest.mark.rule("TE-LAIR-01")
def test_without_the_door_nobody_enters() -> None:
    match = table.new()
    match.kills = 2
    table.changed(match)
    assert not match.view(None)["open"]
    assert not [text for text in table.texts(match, "go") if text.startswith("go l")]


@pytest.mark.rule("TE-LAIR-02")
def test_the_first_to_enter_spends_one_speed_and_stands_on_the_entrance_space() -> None:
    match = at_the_door()
    table.play(match, "0 go l3", "* boss lich")
    assert table.place_of(match, 0) == "l3"
    assert table.speed(match) == 2
    # It was a free action: the hero action is left.
    assert {"rest", "attack hammer boss"} <= set(table.texts(match))


@pytest.mark.rule("TE-LAIR-02")
def test_entering_needs_the_door_card_speed_and_a_movement_that_has_not_ended() -> None:
    match = at_the_door()
    table.hero(match, 0, "d4")
    assert "go l3" not in table.texts(match)
    tired = at_the_door()
    table.play(tired, "0 go d4", "0 go d3", "0 go d4")
    table.hero(tired, 0, "d3")
    assert "go l3" not in table.texts(tired)
    acted = at_the_door()
    table.play(acted, "0 go d4", "0 go d3", "0 rest")
    assert "go l3" not in table.texts(acted)
    stopped = at_the_door()
    table.goblin(stopped, 1, "boomy", "d3")
    table.hero(stopped, 0, "d4")
    table.play(stopped, "0 go d3")
    assert "go l3" not in table.texts(stopped)
    fresh = at_the_door()
    table.play(fresh, "0 rest")
    assert "go l3" in table.texts(fresh)


@pytest.mark.rule("TE-LAIR-03")
def test_the_first_to_enter_opens_act_two() -> None:
    match = at_the_door()
    table.lay(match, "e3", "minion_encounter_1", "nesw")
    table.lay(match, "e2", "minion_encounter_2", "nes")
    table.goblin(match, 2, "pokey", "d4")
    table.goblin(match, 4, "shooty", "e3")
    match.torch = 30
    table.changed(match)
    table.play(match, "0 go l3")
    events = table.play(match, "* boss dragon")
    view = match.view(None)
    assert view["act"] == 2
    assert (view["boss"]["kind"], view["boss"]["marks"], view["boss"]["place"]) == ("dragon", [8, 8], "lair")
    assert (view["torch"]["at"], view["torch"]["start"], view["torch"]["skull"]) == (25, 25, 46)
    assert not [kind for kind in table.kinds(events) if kind.startswith("torch")]
    assert [each and (each["kind"], each["place"]) for each in view["goblins"]] == [
        None,
        ("pokey", "d4"),
        None,
        ("shooty", "e3"),
    ]
    assert {name for name, each in cells(match).items() if each["altar"]} == {"d4", "e3", "e2"}
    # The turn goes on.
    assert match.turn == (0,)
    assert set(table.texts(match, "go")) == {"go d3", "go l2", "go l4"}


@pytest.mark.rule("TE-LAIR-03")
@pytest.mark.parametrize(
    ("heroes", "space"), [("thordin lanon", 25), ("thordin lanon pip", 14), ("thordin lanon pip kestrel", 1)]
)
def test_the_torch_of_act_two_starts_at_the_space_for_the_number_of_heroes(heroes: str, space: int) -> None:
    match = at_the_door(heroes)
    table.play(match, "0 go l3", "* boss lich")
    assert match.view(None)["torch"]["at"] == space
    assert match.view(None)["boss"]["marks"] == [8] * len(heroes.split())


@pytest.mark.rule("TE-LAIR-04")
def test_later_one_goes_in_and_out_for_one_speed() -> None:
    match = table.lair("lich", "d3", "d4")
    events = table.play(match, "0 go l3")
    assert (table.place_of(match, 0), table.speed(match)) == ("l3", 2)
    assert "boss_met" not in table.kinds(events)
    table.play(match, "0 go d3")
    assert (table.place_of(match, 0), table.speed(match)) == ("d3", 1)
    table.play(match, "0 go d4")
    assert table.place_of(match, 0) == "d4"


@pytest.mark.rule("TE-LAIR-04", "TE-LAIR-07")
def test_one_leaves_by_the_entrance_space_only() -> None:
    for space in ("l1", "l2", "l4", "l5", "l6"):
        assert "go d3" not in table.texts(table.lair("lich", space, "d4"))
    assert "go d3" in table.texts(table.lair("lich", "l3", "d4"))


# One room


@pytest.mark.rule("TE-LAIR-05")
@pytest.mark.parametrize("space", ["l1", "l6"])
def test_all_in_the_lair_are_in_one_room_and_in_sight(space: str) -> None:
    match = table.lair("lich", space, "l3", heroes="kestrel lanon")
    table.goblin(match, 1, "boomy", "lair")
    # Melee and missile lines reach everybody, and the target answers.
    assert {"attack hunting_knife boss", "attack longbow boss", "attack hunting_knife g1", "attack longbow g1"} <= set(
        table.texts(match)
    )
    table.play(match, "0 attack longbow boss", "0 roll")
    assert all(" foe " in move for move in table.odds(match))


@pytest.mark.rule("TE-LAIR-05")
def test_the_lair_lies_behind_the_door_card_only() -> None:
    match = table.lair("lich", "d4", "l6")
    table.lay(match, "e3", "crossroads")
    table.hero(match, 0, "e3")
    assert "go l3" not in table.texts(match)
    table.hero(match, 0, "d4")
    assert "go l3" not in table.texts(match)
    table.hero(match, 0, "d3")
    assert "go l3" in table.texts(match)


@pytest.mark.rule("TE-LAIR-06")
def test_a_step_to_the_next_space_costs_one_and_enemies_do_not_end_the_movement() -> None:
    match = table.lair("lich", "d3", "d4")
    table.goblin(match, 1, "boomy", "lair")
    events = table.play(match, "0 go l3", "0 go l4")
    assert "stopped_by_foe" not in table.kinds(events)
    assert table.speed(match) == 1
    table.play(match, "0 go l5")
    assert table.place_of(match, 0) == "l5"
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-LAIR-07")
@pytest.mark.parametrize(
    ("space", "steps"),
    [
        ("l1", {"go l2"}),
        ("l2", {"go l1", "go l3"}),
        ("l3", {"go l2", "go l4", "go d3"}),
        ("l4", {"go l3", "go l5"}),
        ("l5", {"go l4", "go l6"}),
        ("l6", {"go l5"}),
    ],
)
def test_six_spaces_lie_in_a_row_and_the_third_is_the_entrance(space: str, steps: set[str]) -> None:
    for boss in ("lich", "dragon", "blood_count", "demon_lord"):
        match = table.lair(boss, space, "d4")
        assert set(table.texts(match, "go")) == steps
        spaces = match.view(None)["lair"]["spaces"]
        assert [each["space"] for each in spaces if each["entrance"]] == ["l3"]
        assert len(spaces) == 6


# What is possible inside


@pytest.mark.rule("TE-LAIR-10", "TE-LAIR-17")
def test_inside_one_attacks_casts_or_rests() -> None:
    match = table.lair("lich", "l4", "d4", heroes="pip lanon")
    table.hero(match, 0, spells="haste")
    actions = {text.split()[0] for text in table.texts(match)} - {"go", "end", "discard", "lure", "use"}
    assert actions == {"rest", "attack", "cast"}
    assert "use nimble_fingers" not in table.texts(match)


@pytest.mark.rule("TE-LAIR-10")
def test_divine_might_is_an_attack_and_a_shadow_walk_is_not() -> None:
    match = table.lair("lich", "l4", "d4", heroes="lanon pip")
    assert "use divine_might" in table.texts(match)
    table.play(match, "0 use divine_might", "0 roll", "* dice 4 3", "0 result 4", "0 pay")
    assert table.texts(match) == ["attack hammer boss"]
    match = table.lair("lich", "l4", "d4", heroes="moonblade pip")
    assert "use shadow_walk" not in table.texts(match)
    table.hero(match, 0, "d3")
    assert "use shadow_walk" in table.texts(match)


@pytest.mark.rule("TE-LAIR-17")
@pytest.mark.parametrize(
    ("heroes", "card", "moves"),
    [
        ("gerrund lanon", "portal_chamber_1", {"portal d4"}),
        ("gerrund lanon", "study", {"search"}),
        ("gerrund lanon", "feasthall", {"search"}),
        ("gerrund lanon", "spike_pit", {"disarm"}),
        ("pip lanon", "study", {"search", "use nimble_fingers"}),
        ("pip lanon", "spike_pit", {"disarm", "use nimble_fingers"}),
        ("kestrel lanon", "long_hall", {"use pathfinder"}),
    ],
)
def test_what_the_door_card_offers_is_out_of_reach_from_the_lair(
    monkeypatch: pytest.MonkeyPatch, heroes: str, card: str, moves: set[str]
) -> None:
    match = table.lair("lich", "d3", "d4", heroes=heroes)
    rooms = [*table.CONTENT.rooms]
    rooms[table.CONTENT.door] = rooms[table.CONTENT.room_ids.index(card)]  # as if this were printed on it, too
    monkeypatch.setattr(table.CONTENT, "rooms", rooms)
    table.back(match, "d2", "A")
    assert moves <= set(table.texts(match))
    table.hero(match, 0, "l3")
    assert not moves & set(table.texts(match))
    verbs = {text.split()[0] for text in table.texts(match)}
    assert not {"portal", "search", "disarm", "explore", "reveal"} & verbs


@pytest.mark.rule("TE-LAIR-17")
def test_there_is_nothing_to_explore_from_the_lair_even_in_act_one() -> None:
    match = at_the_door()
    table.back(match, "d2", "A")
    assert "explore" in table.texts(match)
    table.hero(match, 0, "l3")
    match.boss = 0
    assert "explore" not in table.texts(match)


@pytest.mark.rule("TE-LAIR-17")
def test_torch_rows_decks_and_face_down_cards_can_be_reached_from_the_lair() -> None:
    match = table.lair("lich", "l3", "d4", heroes="gerrund lanon")
    table.back(match, "d2", "A")
    table.in_row(match, "haste")
    table.hero(match, 0, focus=8, spells="clairvoyance", trinkets="oil_flask")
    match.torch += 5
    table.changed(match)
    reveal = match.copy()
    burning = match.torch
    table.play(match, "0 use oil_flask")
    assert match.torch == burning - 3
    table.play(match, "0 use research")
    assert set(table.texts(match)) >= {"draw spell", "take haste"}
    row = match.copy()
    table.play(row, "0 take haste")
    assert table.CONTENT.spell_ids.index("haste") in row.spells[0]
    table.play(match, "0 draw spell", "* spell everflame", "0 keep", "0 discard everflame")
    assert table.CONTENT.spell_ids.index("everflame") in match.spell_row
    table.play(reveal, "0 cast clairvoyance", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay", "0 reveal d2")
    assert reveal.turn == (DEALER,)


# The border


@pytest.mark.rule("TE-LAIR-11", "TE-EX-22")
def test_the_boss_in_the_lair_hits_only_heroes_in_the_lair() -> None:
    match = table.lair("dragon", "l5", "d3")
    events = table.enemies_act(match)
    assert [each["seat"] for each in table.told(events, "lost_health")] == [0]
    assert match.health == [6, 8]


@pytest.mark.rule("TE-LAIR-11", "TE-EX-22")
def test_from_the_door_card_nobody_shoots_or_helps_into_the_lair() -> None:
    match = table.lair("dragon", "d3", "l3", heroes="kestrel lanon")
    table.goblin(match, 1, "boomy", "lair")
    table.hero(match, 0, spells="healing_light fireball")
    table.hero(match, 1, health=2)
    assert table.texts(match, "attack") == []
    assert set(table.texts(match, "cast")) == {"cast healing_light kestrel"}
    table.turn_of(match, 1)
    table.hero(match, 0, health=2)
    assert set(table.texts(match, "use")) & {"use healing_hands kestrel", "use healing_hands lanon"} == {
        "use healing_hands lanon"
    }
    table.hero(match, 0, "l2")
    assert "use healing_hands kestrel" in table.texts(match)


@pytest.mark.rule("TE-LAIR-11")
def test_from_the_lair_nobody_strikes_into_the_dungeon_and_nothing_strikes_in() -> None:
    match = table.lair("dragon", "l3", "d3", heroes="kestrel lanon")
    table.goblin(match, 1, "boomy", "d3")
    table.hero(match, 0, spells="fireball")
    assert set(table.texts(match, "attack")) == {"attack hunting_knife boss", "attack longbow boss"}
    assert set(table.texts(match, "cast")) == {"cast fireball boss"}
    # Boomy reaches two rooms far in the dungeon, but not over the border.
    table.hero(match, 1, "d3")
    events = table.enemies_act(match)
    assert match.health == [5, 6]
    assert table.told(events, "foe_strikes")[0]["card"] == "boomy"


@pytest.mark.rule("TE-LAIR-12")
def test_goblins_follow_the_nearest_hero_into_the_lair() -> None:
    match = table.lair("lich", "l6", "l1")
    table.goblin(match, 1, "stabby", "d3")
    table.enemies_act(match)
    assert table.foe_at(match, "g1") == "lair"
    opened = at_the_door()
    table.hero(opened, 1, health=0)
    table.goblin(opened, 1, "stabby", "d3")
    table.play(opened, "0 go l3", "* boss lich")
    table.enemies_act(opened)
    assert table.foe_at(opened, "g1") == "lair"


@pytest.mark.rule("TE-LAIR-12")
def test_a_goblin_in_the_lair_hits_and_is_hit_by_all_there() -> None:
    match = table.lair("lich", "l6", "l1")
    table.goblin(match, 1, "stabby", "lair")
    for seat in (1, 0):
        table.turn_of(match, seat)
        assert "attack hammer g1" in table.texts(match)
    table.enemies_act(match)
    # Stabby: one and one for each goblin; the lich: one.
    assert match.health == [5, 5]


@pytest.mark.rule("TE-LAIR-12")
def test_goblins_stay_out_while_a_nearer_hero_is_in_the_dungeon_and_leave_for_one() -> None:
    match = table.lair("lich", "l3", "d4")
    table.lay(match, "e4", "armory")
    table.hero(match, 1, "e4")
    table.goblin(match, 1, "stabby", "d4")
    table.enemies_act(match)
    assert table.foe_at(match, "g1") == "e4"
    leaves = table.lair("lich", "d4", "d4")
    table.goblin(leaves, 1, "stabby", "lair")
    table.enemies_act(leaves)
    assert table.foe_at(leaves, "g1") == "d4"


@pytest.mark.rule("TE-LAIR-12")
def test_before_act_two_no_goblin_enters() -> None:
    match = at_the_door()
    table.hero(match, 0, "d4")
    table.hero(match, 1, "d4")
    table.goblin(match, 1, "stabby", "d3")
    table.enemies_act(match)
    assert table.foe_at(match, "g1") == "d4"


@pytest.mark.rule("TE-LAIR-13")
def test_outside_the_boss_is_attacked_like_any_enemy() -> None:
    match = table.lair("dragon", "d4", "l3", heroes="kestrel lanon")
    table.act_two(match, "dragon", "d3")
    assert set(table.texts(match, "attack")) == {"attack longbow boss"}
    table.hero(match, 0, "d3")
    assert set(table.texts(match, "attack")) == {"attack hunting_knife boss"}
    events = table.play(match, "0 attack hunting_knife boss", "0 roll", "* dice 6 2 foe 5", "0 result 6 2")
    assert match.turn == (0,)
    assert table.told(events, "boss_hurt")[0]["damage"] == 2
    # The hero in the lair cannot reach it.
    table.turn_of(match, 1)
    assert table.texts(match, "attack") == []
