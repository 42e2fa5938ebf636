"""Effects: every type by itself, both where it does something and where it does not."""

from __future__ import annotations

import pytest

from games.tiny import table
from verlies.core.moves import DEALER
from verlies.games.tiny.abilities import _EFFECTS, LOOT_KIND, MELEE, PATH, SPELL_KIND, Effect, Range
from verlies.games.tiny.effects import EFFECTS, can_do
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.state import ATTACK_TEST, NONE
from verlies.games.tiny.vocabulary import BOSS_FOE, GOBLINS

BOTH = LOOT_KIND | SPELL_KIND
LASTING = "until_own_next_turn_end"


def aimed(match: TinyMatch, *foes: str) -> None:
    """As if an attack on these foes were running."""
    numbers = {name: foe for foe, name in match.vocabulary.foe_names.items()}
    match.test, match.aim = ATTACK_TEST, sum(1 << numbers[name] for name in foes)


def helps(match: TinyMatch, kind: str, cost: int = 0, **fields: object) -> bool:
    return can_do(match, Effect(kind, **fields), 0, cost)  # type: ignore[arg-type]


def test_the_files_may_name_exactly_the_effects_that_there_are() -> None:
    assert set(EFFECTS) == set(_EFFECTS)


# Health and focus


def test_gain_health_stops_at_the_top() -> None:
    match = table.new()
    table.hero(match, 0, health=4)
    table.effect(match, "gain_health", n=3)
    assert match.health == [7, 8]
    table.effect(match, "gain_health", n=3)
    assert match.health == [8, 8]


@pytest.mark.parametrize(("target", "health"), [("", [1, 3]), ("one_hero", [1, 3]), ("self", [3, 1])])
def test_gain_health_serves_whom_it_names(target: str, health: list[int]) -> None:
    match = table.new()
    for seat in (0, 1):
        table.hero(match, seat, health=1)
    table.effect(match, "gain_health", seat=1, n=2, target=target)
    assert match.health == health


def test_gain_health_serves_all_targets_of_a_spell() -> None:
    match = table.new("thordin lanon pip")
    for seat in range(3):
        table.hero(match, seat, health=1)
    match.aim = 0b101
    table.effect(match, "gain_health", n=2, target="targets")
    assert match.health == [3, 1, 3]


def test_gain_focus_stops_at_the_top() -> None:
    match = table.new()
    table.hero(match, 0, focus=1)
    table.hero(match, 1, focus=1)
    table.effect(match, "gain_focus", n=4)
    assert match.focus == [5, 1]
    table.effect(match, "gain_focus", n=4)
    assert match.focus == [6, 1]


def test_lose_health_and_lose_focus_stop_at_0() -> None:
    match = table.new()
    table.hero(match, 1, health=3, focus=3)
    table.effect(match, "lose_health", seat=1, n=2)
    table.effect(match, "lose_focus", seat=1, n=2)
    assert (match.health, match.focus) == ([8, 1], [6, 1])
    table.effect(match, "lose_focus", seat=1, n=2)
    table.effect(match, "lose_health", seat=1, n=2)
    assert (match.health, match.focus) == ([8, 0], [6, 0])


def test_heal_to_max_fills_health_only() -> None:
    match = table.new()
    table.hero(match, 0, health=1, focus=1)
    table.effect(match, "heal_to_max")
    assert (match.health[0], match.focus[0]) == (8, 1)


# Cards


def test_discover_offers_deck_and_row_as_often_as_it_says() -> None:
    match = table.new()
    table.in_row(match, "plate_mail haste")
    table.effect(match, "discover", kinds=BOTH, n=2)
    assert table.texts(match) == ["draw loot", "draw spell", "take plate_mail", "take haste", "decline"]
    table.play(match, "0 take haste")
    assert table.texts(match) == ["draw loot", "draw spell", "take plate_mail", "decline"]
    table.play(match, "0 decline")
    assert "end" in table.texts(match)


def test_pickup_offers_the_row_as_often_as_it_says() -> None:
    match = table.new()
    table.in_row(match, "plate_mail haste")
    table.effect(match, "pickup", kinds=LOOT_KIND, n=1)
    assert table.texts(match) == ["take plate_mail", "decline"]
    table.play(match, "0 decline")
    table.effect(match, "pickup", kinds=BOTH, n=2)
    table.play(match, "0 take plate_mail")
    assert table.texts(match) == ["take haste", "decline"]


def test_discard_card_asks_the_hero_who_is_hit() -> None:
    match = table.new()
    table.hero(match, 1, left="longsword", spells="haste")
    table.effect(match, "discard_card", seat=1, foe=GOBLINS, kinds=BOTH)
    assert (match.turn, table.texts(match)) == ((1,), ["discard longsword", "discard haste"])
    table.play(match, "1 discard haste")
    assert match.view(None)["spells"]["row"] == ["haste"]


def test_discard_card_names_the_kinds_and_the_room() -> None:
    match = table.new()
    table.hero(match, 1, left="longsword", spells="haste")
    table.effect(match, "discard_card", seat=1, foe=GOBLINS, kinds=LOOT_KIND)
    assert table.texts(match) == ["discard longsword"]
    table.play(match, "1 discard longsword")
    table.halls(match, "c4")
    table.minion(match, "minotaur", "c4")
    table.effect(match, "discard_card", seat=1, foe=GOBLINS, kinds=BOTH, here=True)
    assert match.turn == (0,)  # it stands in another room
    table.effect(match, "discard_card", seat=1, foe=GOBLINS, kinds=LOOT_KIND)
    assert match.turn == (0,)  # no loot left


# Torch and encounters


def test_torch_goes_up_or_down() -> None:
    match = table.new()
    table.effect(match, "torch", n=-1)
    assert match.torch == 10
    table.effect(match, "torch", n=1)
    assert match.torch == 9


@pytest.mark.parametrize("damage", [0, 1])
def test_goblin_encounter_comes_to_the_active_hero_and_ends_the_movement(damage: int) -> None:
    match = table.new()
    table.halls(match, "c4")
    table.hero(match, 0, "c4")
    table.effect(match, "goblin_encounter", n=damage)
    table.play(match, "* goblin stabby")
    assert (table.foe_at(match, "g1"), match.health) == ("c4", [8 - damage, 8])
    assert table.texts(match, "go") == []


def test_roll_hero_die_carries_out_the_line_of_its_table() -> None:
    match = table.new()
    table.hero(match, 0, health=4, focus=0)
    script = table.CONTENT.scripts.index((Effect("lose_health", 2),))
    table.effect(match, "roll_hero_die", table=(script, 0, 0, 0, 0, 0))
    assert match.turn == (DEALER,)
    assert sorted(str(move) for move, _ in match.odds()) == [f"die {face}" for face in range(1, 7)]
    other = match.copy()
    table.play(match, "* die 1")
    assert match.health[0] == 2
    table.play(other, "* die 2")
    assert other.health[0] == 4


# Cards of the dungeon


def test_reveal_turns_up_as_many_cards_of_its_scope_as_one_likes() -> None:
    match = table.new()
    table.back(match, "a1", "A")
    table.effect(match, "reveal", n=2, scope="any")
    assert table.texts(match) == ["reveal a1", "reveal d3", "reveal c4", "reveal e4", "reveal d5", "decline"]
    table.play(match, "0 reveal d3", "* room crossroads")
    assert table.place_of(match, 0) == "d4"
    assert "reveal d3" not in table.texts(match)
    table.play(match, "0 decline")
    assert "end" in table.texts(match)


@pytest.mark.parametrize(
    ("scope", "cells"), [("connected_to_hero", ["reveal d2"]), ("adjacent_to_hero", ["reveal d2", "reveal e3"])]
)
def test_reveal_keeps_to_its_scope(scope: str, cells: list[str]) -> None:
    match = table.inside("crossroads", "thordin lanon", "ns")
    table.back(match, "d2", "A")
    table.back(match, "e3", "A")
    table.effect(match, "reveal", n=1, scope=scope)
    assert table.texts(match) == [*cells, "decline"]


# Foes


def test_damage_hurts_the_targets_without_regard_to_defence() -> None:
    match = table.new()
    table.minion(match, "ogre", "d4")
    table.minion(match, "gorgon", "d4")
    aimed(match, "ogre")
    table.effect(match, "damage", n=2, target="targets")
    assert (table.life_of(match, "ogre"), table.life_of(match, "gorgon")) == (3, 5)


def test_kill_goblin_kills_goblins_only() -> None:
    match = table.new()
    table.goblins(match, "stabby d4", "boomy d4")
    table.minion(match, "ogre", "d4")
    aimed(match, "g2", "ogre")
    table.effect(match, "kill_goblin")
    assert match.fallen == 1 << 1
    assert table.life_of(match, "ogre") == 5


def test_move_enemy_away_ends_farther_from_the_hero() -> None:
    match = table.new()
    table.halls(match, "c4 b4 a4 e4")
    table.minion(match, "ogre", "c4")
    aimed(match, "ogre")
    table.effect(match, "move_enemy_away", n=2)
    assert table.texts(match) == ["send ogre a4", "send ogre b4"]
    table.play(match, "0 send ogre a4")
    table.effect(match, "move_enemy_away", n=2)
    assert table.foe_at(match, "ogre") == "a4"  # no room is farther away


def test_move_enemies_drives_all_in_range_wherever_the_hero_likes() -> None:
    match = table.new()
    table.halls(match, "c4 b4 e4 f4 g4")
    table.goblins(match, "stabby c4", "boomy e4", "pokey g4")
    table.effect(match, "move_enemies", n=1, range=Range(PATH, 1))
    assert table.texts(match) == ["send g1 b4", "send g1 d4", "send g2 d4", "send g2 f4", "decline"]
    table.play(match, "0 send g2 f4")
    assert table.texts(match) == ["send g1 b4", "send g1 d4", "decline"]
    table.play(match, "0 decline")
    assert (table.foe_at(match, "g1"), table.foe_at(match, "g2")) == ("c4", "f4")


def test_no_hero_drives_an_enemy_into_or_out_of_the_lair() -> None:
    match = table.new()
    table.act_two(match, "dragon")
    table.goblin(match, 1, "stabby", "d3")
    table.effect(match, "move_enemies", n=1, range=Range(PATH, 4))
    assert table.texts(match) == ["send g1 d4", "decline"]
    table.play(match, "0 decline")
    aimed(match, "g1")
    assert table.effect(match, "move_enemy_away", n=2) == []
    table.hero(match, 0, "l3")
    aimed(match, "boss")
    assert table.effect(match, "move_enemy_away", n=2) == []
    assert table.effect(match, "move_enemies", n=2, range=Range(PATH, 4)) == []


def test_enemy_gain_health_heals_the_acting_enemy() -> None:
    match = table.new()
    table.minion(match, "ogre", "d4", health=2)
    table.minion(match, "gorgon", "d4", health=2)
    ogre = GOBLINS + table.CONTENT.minion_ids.index("ogre")
    table.effect(match, "enemy_gain_health", foe=ogre, n=2)
    assert (table.life_of(match, "ogre"), table.life_of(match, "gorgon")) == (4, 2)
    table.effect(match, "enemy_gain_health", foe=ogre, n=2)
    assert table.life_of(match, "ogre") == 5


def test_boss_to_lair_and_lure_boss() -> None:
    match = table.new()
    table.halls(match, "c4 b4 a4")
    table.act_two(match, "dragon", place="a4")
    table.effect(match, "lure_boss", foe=NONE)
    assert table.foe_at(match, "boss") == "d4"
    table.effect(match, "boss_to_lair", foe=BOSS_FOE)
    assert table.foe_at(match, "boss") == "lair"


# What lasts


def test_defence_bonus_for_this_counter_is_gone_after_the_test() -> None:
    match = table.new()
    table.effect(match, "defence_bonus", n=2, scope="this_counter")
    assert match.defence(0, MELEE) == 4 + 2
    match.clear_test()
    assert match.defence(0, MELEE) == 4


def test_defence_bonus_lasts_until_the_end_of_the_heros_next_turn() -> None:
    match = table.new()
    match.aim = 0b11
    table.effect(match, "defence_bonus", n=3, scope=LASTING, target="targets")

    def defences() -> list[int]:
        return [each["defence"] for each in match.view(None)["heroes"]]

    assert defences() == [7, 8]
    table.play(match, "0 end")
    assert defences() == [7, 8]
    table.play(match, "1 end")
    assert defences() == [7, 5]
    table.play(match, "0 end")
    assert defences() == [4, 5]


def test_stealth_lasts_until_the_end_of_the_heros_next_turn() -> None:
    match = table.new()
    table.effect(match, "stealth", scope=LASTING, target="self")
    seen = [match.stealthy(0)]
    for line in ("0 end", "1 end", "0 end"):
        table.play(match, line)
        seen.append(match.stealthy(0))
    assert seen == [True, True, True, False]
    assert not match.stealthy(1)


def test_speed_bonus_is_for_this_turn() -> None:
    match = table.new()
    table.effect(match, "speed_bonus", n=2)
    assert match.view(None)["budget"]["speed"] == 5
    table.play(match, "0 end")
    table.turn_of(match, 0)
    assert match.view(None)["budget"]["speed"] == 3


# Actions


def test_extra_heroic_action_comes_once_a_turn() -> None:
    match = table.new()
    table.effect(match, "extra_heroic_action")
    assert table.effect(match, "extra_heroic_action") == []
    table.play(match, "0 rest")
    assert "rest" in table.texts(match)
    table.play(match, "0 rest")
    assert "rest" not in table.texts(match)


def test_heroic_as_free_uses_up_no_hero_action() -> None:
    match = table.inside("workshop", "pip lanon")
    table.effect(match, "heroic_as_free")
    assert table.texts(match) == ["search"]
    table.play(match, "0 search", "0 roll", "* dice 3 3 3", "0 result 3")
    assert {"search", "rest"} <= set(table.texts(match))


def test_heroic_as_free_disarms_too() -> None:
    match = table.inside("spike_pit", "pip lanon")
    table.effect(match, "heroic_as_free")
    assert table.texts(match) == ["disarm"]


def test_attack_now_is_an_attack_of_that_kind_with_its_bonus() -> None:
    match = table.new("kestrel lanon")
    table.halls(match, "c4")
    table.goblins(match, "stabby d4", "boomy c4")
    table.effect(match, "attack_now", kind=MELEE, n=2)
    assert table.texts(match) == ["attack hunting_knife g1"]
    events = table.play(match, "0 attack hunting_knife g1", "0 roll", "* dice 3 3 foe 2", "0 result 3")
    assert table.told(events, "result")[0]["total"] == 3 + 2
    table.play(match, "0 decline")
    assert "rest" in table.texts(match)


def test_move_now_walks_with_stealth_and_leaves_the_movement_alone() -> None:
    match = table.new()
    table.halls(match, "c4 b4 a4")
    table.goblin(match, 1, "stabby", "c4")
    table.effect(match, "move_now", n=2)
    table.play(match, "0 go c4", "0 go b4")
    assert table.place_of(match, 0) == "b4"
    assert match.view(None)["budget"]["speed"] == 3
    assert not match.stealthy(0)
    table.effect(match, "move_now", n=2)
    table.play(match, "0 stop")
    assert table.place_of(match, 0) == "b4"


def test_teleport_leads_to_any_face_up_card() -> None:
    match = table.new()
    table.halls(match, "c4")
    table.halls(match, "a1")
    table.act_two(match, "dragon")
    table.hero(match, 0, "l2")
    table.effect(match, "teleport")
    assert table.texts(match) == ["portal a1", "portal d3", "portal c4", "portal d4"]
    table.play(match, "0 portal a1")
    assert table.place_of(match, 0) == "a1"


@pytest.mark.parametrize("kind", ["result_bonus", "reroll"])
def test_what_belongs_to_a_roll_does_nothing_by_itself(kind: str) -> None:
    match = table.new()
    before = match.key()
    assert table.effect(match, kind, n=2) == []
    assert match.key() == before


# Whether it could do something (TE-FRE-06)


@pytest.mark.rule("TE-FRE-06")
def test_a_free_action_must_be_able_to_change_something() -> None:
    match = table.new()
    assert not helps(match, "gain_health", n=2)
    assert not helps(match, "heal_to_max")
    assert not helps(match, "gain_focus", n=2)
    assert helps(match, "gain_focus", cost=1, n=2)
    table.hero(match, 0, health=7)
    assert helps(match, "gain_health", n=2)
    assert helps(match, "heal_to_max")
    assert not helps(match, "torch", n=2)
    assert helps(match, "torch", n=-1)
    match.torch = 10
    assert helps(match, "torch", n=2)
    assert helps(match, "speed_bonus", n=1)
    match.halted = True
    assert not helps(match, "speed_bonus", n=1)


@pytest.mark.rule("TE-FRE-06")
def test_a_free_action_needs_cards_rooms_and_foes_to_work_on() -> None:
    match = table.new()
    assert helps(match, "discover", kinds=LOOT_KIND, n=1)
    assert not helps(match, "pickup", kinds=LOOT_KIND, n=1)
    match.loot_pile = b""
    assert not helps(match, "discover", kinds=LOOT_KIND, n=1)
    table.in_row(match, "haste")
    assert not helps(match, "pickup", kinds=LOOT_KIND, n=1)
    assert helps(match, "pickup", kinds=BOTH, n=1)
    assert helps(match, "reveal", n=1, scope="connected_to_hero")
    for cell in ("d3", "e4", "d5", "c4"):
        table.halls(match, cell)
    assert not helps(match, "reveal", n=1, scope="connected_to_hero")
    assert not helps(match, "move_enemies", n=2, range=Range(PATH, 4))
    table.goblin(match, 1, "stabby", "c4")
    assert helps(match, "move_enemies", n=2, range=Range(PATH, 4))
    assert not helps(match, "heroic_as_free")
    table.lay(match, "a1", "workshop")
    table.hero(match, 0, "a1")
    assert helps(match, "heroic_as_free")
