"""Every hero mat, loot card and spell at least once in play, with the figures of its file."""

from __future__ import annotations

from typing import Any

import pytest

from games.tiny import table
from verlies.games.tiny.match import TinyMatch

Data = dict[str, Any]
KINDS = ("melee", "missile", "spell")
LOOT = {card.id: dict(card.fields) for card in table.CONTENT.cards.values() if card.kind == "loot"}
ITEMS = {card.id: dict(card.fields) for card in table.CONTENT.cards.values() if card.kind == "item"}
OWNERS = {
    item["id"]: (name, side)
    for name in table.CONTENT.hero_ids
    for side in ("innate", "hand_left", "hand_right")
    for item in [table.CONTENT.cards[name].fields[side]]
}
"""By start item: a hero who has it, and where."""


def lines() -> list[tuple[str, str, Data]]:
    """All attack lines: the hero who tries it, its source, what the file says."""
    found = []
    for source, item in {**ITEMS, **LOOT}.items():
        for ability in item["abilities"]:
            if ability["kind"] == "attack":
                found.append((OWNERS[source][0] if source in OWNERS else "grok", source, ability))
    return found


def armed(name: str, source: str) -> TinyMatch:
    """This hero with this weapon, alone on the entrance; rooms to the west and one to the north."""
    match = table.new(f"{name} {'lanon' if name != 'lanon' else 'thordin'}")
    table.halls(match, "c4 b4 a4 d3")
    if source in LOOT:
        table.hero(match, 0, left=source)
    table.hero(match, 0, focus=table.CONTENT.cards[name].fields["focus"])
    return match


def threes(match: TinyMatch) -> str:
    """The roll at hand, all threes, before the enemy die."""
    texts_of_odds = [str(move) for move, _ in match.odds()]
    count = len(texts_of_odds[0].split(" foe ")[0].split()) - 1
    return " ".join(["3"] * count)


@pytest.mark.parametrize(("name", "source", "line"), lines())
def test_each_attack_line_has_its_range_skill_dice_bonus_and_cost(name: str, source: str, line: Data) -> None:
    match = armed(name, source)
    everybody = line.get("targets") == "all_enemies"
    text = f"attack {source} {'all' if everybody else 'ogre'}"
    west = ("d4", "c4", "b4", "a4")
    for away, cell in enumerate(west):
        match = armed(name, source)
        table.minion(match, "ogre", cell)
        reached = {
            "same_room": away == 0,
            "line_of_sight": 1 <= away <= line["range"]["n"],
            "any_path": away <= line["range"]["n"],
        }[line["range"]["mode"]]
        assert (text in table.texts(match)) is reached, cell
    match = armed(name, source)
    near = 0 if line["attack"] == "melee" else 1
    table.minion(match, "ogre", west[near])
    focus = match.focus[0]
    table.play(match, f"0 {text}")
    assert match.focus[0] == focus - line.get("cost_focus", 0)
    table.play(match, "0 roll")
    rolled = threes(match)
    assert len(rolled.split()) == table.CONTENT.cards[name].fields["dice"][line["skill"]]
    events = table.play(match, f"* dice {rolled} foe torch", "0 result 3")
    assert table.told(events, "result")[0]["total"] == 3 + line["bonus"]


# Abilities of heroes


def test_shield_slam_hurts_and_drives_away_even_after_a_miss() -> None:
    match = table.new("thordin lanon")
    table.halls(match, "c4 b4")
    table.minion(match, "ogre", "d4")
    table.hero(match, 0, focus=6)
    table.play(match, "0 attack hammer ogre", "0 roll", "* dice 3 3 3 foe 5", "0 result 3")
    assert table.texts(match) == ["use shield_slam", "ready"]
    events = table.play(match, "0 use shield_slam")
    assert (table.life_of(match, "ogre"), match.focus[0]) == (3, 1)
    assert table.texts(match) == ["send ogre b4", "send ogre c4"]
    events = table.play(match, "0 send ogre b4")
    assert table.told(events, "counterattack")[0]["damage"] == 5 + 3 - 4  # still in line of sight


def test_stonewall_adds_defence_once_against_the_answer_to_a_melee_attack() -> None:
    match = table.new("thordin lanon")
    table.minion(match, "minotaur", "d4")
    table.hero(match, 0, focus=4)
    table.play(match, "0 attack hammer minotaur", "0 roll", "* dice 3 3 3 foe 5", "0 result 3")
    assert table.texts(match) == ["use stonewall", "ready"]
    events = table.play(match, "0 use stonewall")
    assert table.told(events, "counterattack")[0] == {
        "seat": 0, "hero": "thordin", "damage": 5 + 3 - 6, "defence": 6, "foe": "minotaur", "card": "minotaur",
    }  # fmt: skip
    assert match.focus[0] == 2


@pytest.mark.parametrize(
    ("name", "spell", "reach", "roll", "damage"),
    [("ethairna", "seeking_bolt", 4, "5 5 5", 1), ("gerrund", "magic_arrow", 2, "6 5 5 foe 2", 2)],
)
def test_innate_spells_are_spell_attacks(name: str, spell: str, reach: int, roll: str, damage: int) -> None:
    way = ("d4", "c4", "b4", "a4", "a3", "a2")  # from a3 on round the corner

    def at(cell: str) -> TinyMatch:
        match = table.new(f"{name} lanon")
        table.halls(match, "c4 b4 a4 a3 a2")
        table.minion(match, "ogre", cell)
        table.hero(match, 0, focus=2)
        return match

    assert f"cast {spell} ogre" not in table.texts(at(way[reach + 1]))
    match = at(way[reach])
    table.play(match, f"0 cast {spell} ogre", "0 roll", f"* dice {roll}", f"0 result {roll[0]}", "0 pay")
    assert table.life_of(match, "ogre") == 5 - damage
    assert match.focus[0] == 0


@pytest.mark.parametrize("name", ["ethairna", "gerrund"])
def test_research_finds_a_spell_for_4_focus(name: str) -> None:
    match = table.new(f"{name} lanon")
    table.hero(match, 0, focus=7)
    table.play(match, "0 use research")
    assert (match.focus[0], table.texts(match)) == (3, ["draw spell", "decline"])
    table.play(match, "0 draw spell", "* spell haste", "0 keep")
    assert match.view(None)["heroes"][0]["spells"] == ["haste"]
    assert "use research" not in table.texts(match)


def test_divine_might_is_a_melee_attack_with_2_more() -> None:
    match = table.new("lanon thordin")
    assert "use divine_might" not in table.texts(match)  # nobody to strike
    table.minion(match, "ogre", "d4")
    table.hero(match, 0, focus=2)
    table.play(match, "0 use divine_might", "0 roll", "* dice 4 3", "0 result 4", "0 pay")
    assert table.texts(match) == ["attack hammer ogre"]
    events = table.play(match, "0 attack hammer ogre", "0 roll", "* dice 5 3 3 foe 2", "0 result 5")
    assert table.told(events, "result")[-1]["total"] == 5 + 2
    assert table.life_of(match, "ogre") == 3
    assert match.focus[0] == 2 + 1 - 2 + 2  # an unused 3 of the first test, its cost, two unused ones of the second
    assert "rest" not in table.texts(match)


def test_healing_hands_reach_one_room_far() -> None:
    match = table.new("lanon thordin pip kestrel")
    table.halls(match, "c4 b4")
    for seat, cell in enumerate(("d4", "d4", "c4", "b4")):
        table.hero(match, seat, cell, health=1)
    assert table.texts(match, "use") == [f"use healing_hands {name}" for name in ("lanon", "thordin", "pip")]
    table.play(match, "0 use healing_hands pip")
    assert (match.health, match.focus[0]) == ([1, 1, 3, 1], 3)


@pytest.mark.parametrize("window", ["before", "after"])
def test_battle_rage_adds_2_before_or_after_the_roll_once(window: str) -> None:
    match = table.new("grok lanon")
    table.hero(match, 0, focus=4)
    table.minion(match, "ogre", "d4")
    table.play(match, "0 attack axe ogre")
    if window == "before":
        table.play(match, "0 use battle_rage", "0 roll", "* dice 3 3 3 foe torch")
    else:
        table.play(match, "0 roll", "* dice 3 3 3 foe torch", "0 use battle_rage")
    assert "use battle_rage" not in table.texts(match)
    assert match.focus[0] == 1
    assert table.told(table.play(match, "0 result 3"), "result")[0]["total"] == 3 + 1 + 2


def test_sprint_gives_1_speed_as_often_as_it_is_paid() -> None:
    match = table.new("grok lanon")
    table.hero(match, 0, focus=2)
    table.play(match, "0 use sprint", "0 use sprint")
    assert match.view(None)["budget"]["speed"] == 5
    assert "use sprint" not in table.texts(match)


def test_shadow_walk_goes_5_rooms_unseen() -> None:
    match = table.new("moonblade lanon")
    table.halls(match, "c4 b4 a4 a3 a2 a1")
    table.goblin(match, 1, "stabby", "c4")
    table.play(match, "0 use shadow_walk", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay")
    table.play(match, "0 go c4", "0 go b4", "0 go a4", "0 go a3", "0 go a2")
    assert (table.place_of(match, 0), match.focus[0]) == ("a2", 2)
    assert match.view(None)["budget"] == {"speed": 5, "spent": 0, "halted": False, "actions": 0, "dazed": False}


def test_nimble_fingers_search_or_disarm_beside_the_hero_action() -> None:
    match = table.inside("spike_pit", "pip lanon", focus=6)
    table.play(match, "0 rest", "0 use nimble_fingers")
    assert table.texts(match) == ["disarm"]
    table.play(match, "0 disarm", "0 roll", "* dice 5 5 5", "0 result 5", "0 decline")
    assert match.view(None)["cells"][0]["disarmed"]
    assert match.focus[0] == 3
    assert "use nimble_fingers" not in table.texts(match)  # nothing left to disarm


def test_pathfinder_turns_up_a_card_ahead_without_entering() -> None:
    match = table.new("kestrel lanon")
    table.back(match, "c3", "A")
    table.play(match, "0 use pathfinder")
    assert table.texts(match) == ["reveal d3", "reveal e4", "reveal d5", "reveal c4", "decline"]
    table.play(match, "0 reveal d3", "* room goblin_den_1", "* goblin stabby")
    assert (table.place_of(match, 0), match.health[0], match.focus[0]) == ("d4", 7, 3)


# Loot


def passives() -> list[tuple[str, list[Data]]]:
    found = []
    for name, card in LOOT.items():
        own = [ability for ability in card["abilities"] if ability["kind"] == "passive"]
        if own:
            found.append((name, own))
    return found


def with_card(name: str, owner: str = "ethairna") -> TinyMatch:
    match = table.new(f"{owner} lanon")
    slot = {"hand": "right", "armour": "armour", "trinket": "trinkets"}[LOOT[name]["slot"]]
    table.hero(match, 0, **{slot: name})  # type: ignore[arg-type]
    return match


@pytest.mark.parametrize(("name", "own"), passives())
def test_each_passive_changes_what_it_names_and_nothing_else(name: str, own: list[Data]) -> None:
    match, plain = with_card(name, "pip"), table.new("pip lanon")

    def total(stat: str, when: str) -> int:
        return sum(each["n"] for each in own if (each["stat"], each["when"]) == (stat, when))

    seen, bare = (each.view(None)["heroes"][0] for each in (match, plain))
    assert seen["defence"] == bare["defence"] + total("defence", "always")
    assert seen["speed"] == bare["speed"] + total("speed", "always")
    assert seen["dice"]["str"] == bare["dice"]["str"] + total("str_dice", "always")
    assert (seen["dice"]["dex"], seen["dice"]["int"]) == (bare["dice"]["dex"], bare["dice"]["int"])
    for at, kind in enumerate(KINDS):
        more = total("defence", "always") + total("defence", f"own_{kind}_attack")
        assert match.defence(0, at) == plain.defence(0, at) + more
    for at, skill in enumerate(("str", "dex", "int")):
        assert match.kits[0].plus[at] == total(f"{skill}_test", "always")
        assert match.kits[0].cast_plus[at] == total(f"{skill}_test", "cast_spell")
    assert match.kits[0].spell_damage == total("spell_damage", "always")


GUARDS = [
    ("bear_pelt", 1, 0, 0),
    ("lion_mail", 2, 1, 1),
    ("owl_robe", 0, 1, 1),
    ("plate_mail", 2, 2, 2),
    ("leather_armour", 1, 1, 1),
]


@pytest.mark.parametrize(("name", "melee", "missile", "spell"), GUARDS)
def test_armour_helps_against_the_answer_to_its_kind_of_attack(name: str, melee: int, missile: int, spell: int) -> None:
    for move, room, rolled, more in (
        ("attack hunting_knife ogre", "d4", "3 3", melee),
        ("attack longbow ogre", "c4", "3 3 3", missile),
        ("cast ice_lance ogre", "c4", "3", spell),
    ):
        match = with_card(name, "kestrel")
        table.halls(match, "c4")
        table.hero(match, 0, focus=0, spells="ice_lance")
        table.minion(match, "ogre", room)
        events = table.play(match, f"0 {move}", "0 roll", f"* dice {rolled} foe 5", "0 result 3")
        assert table.told(events, "counterattack")[0]["defence"] == 3 + more


@pytest.mark.parametrize("name", ["hawk_cloak", "shadow_cloak"])
def test_cloaks_give_stealth(name: str) -> None:
    match = with_card(name)
    table.halls(match, "c4 b4")
    table.goblin(match, 1, "stabby", "c4")
    table.play(match, "0 go c4", "0 go b4")
    assert table.place_of(match, 0) == "b4"
    assert match.view(None)["heroes"][0]["stealth"]


@pytest.mark.parametrize(("name", "casting", "searching"), [("owl_tome", 1, 0), ("scholars_robe", 1, 1)])
def test_learning_helps_where_the_card_says(name: str, casting: int, searching: int) -> None:
    match = with_card(name)
    table.lay(match, "d3", "study")
    table.hero(match, 0, "d3", spells="everflame")
    search = match.copy()
    assert (
        table.told(table.play(match, "0 cast everflame", "0 roll", "* dice 3 3 3", "0 result 3"), "result")[0]["total"]
        == 3 + casting
    )
    assert (
        table.told(table.play(search, "0 search", "0 roll", "* dice 3 3 3", "0 result 3"), "result")[0]["total"]
        == 3 + searching
    )


def test_hawk_ring_helps_in_every_dexterity_test() -> None:
    match = with_card("hawk_ring", "pip")
    table.lay(match, "d3", "spike_pit")
    events = table.play(match, "0 go d3", "0 roll", "* dice 4 3 3", "0 result 4")
    assert "succeeded" in table.kinds(events)


def test_giants_gloves_give_a_strength_die() -> None:
    match = with_card("giants_gloves", "pip")
    table.lay(match, "d3", "crushing_walls")
    table.play(match, "0 go d3", "0 roll", "* dice 5 1", "0 result 5 1")
    assert match.health[0] == 6


def test_owl_amulet_adds_1_damage_to_one_target_of_a_spell() -> None:
    match = with_card("owl_amulet")
    table.minion(match, "ogre", "d4")
    table.minion(match, "gorgon", "d4")
    table.hero(match, 0, focus=8, spells="frost_nova")
    table.play(match, "0 cast frost_nova", "0 roll", "* dice 6 5 5 foe 2", "0 result 6", "0 pay")
    assert table.texts(match) == ["extra ogre", "extra gorgon"]
    table.play(match, "0 extra gorgon")
    assert (table.life_of(match, "ogre"), table.life_of(match, "gorgon")) == (5 - 2, 5 - 3)


def test_bear_horn_drives_the_enemies_around() -> None:
    match = with_card("bear_horn")
    table.halls(match, "c4 b4 a4 a3 a2")
    table.hero(match, 0, focus=3)
    table.goblin(match, 1, "stabby", "c4")
    table.goblin(match, 2, "boomy", "a2")  # 5 rooms away
    table.play(match, "0 use bear_horn")
    assert {text.split()[1] for text in table.texts(match, "send")} == {"g1"}
    table.play(match, "0 send g1 a4")
    assert (table.foe_at(match, "g1"), match.focus[0]) == ("a4", 1)
    assert "end" in table.texts(match)


def test_lion_sword_adds_1_for_2_focus() -> None:
    match = with_card("lion_sword", "grok")
    table.hero(match, 0, focus=2)
    table.minion(match, "ogre", "d4")
    table.play(match, "0 attack lion_sword ogre", "0 use lion_sword", "0 roll", "* dice 3 3 3 foe torch")
    assert match.focus[0] == 0
    assert table.told(table.play(match, "0 result 3"), "result")[0]["total"] == 3 + 1 + 1


def test_lion_ring_rerolls_a_die_of_a_melee_attack_for_nothing() -> None:
    match = with_card("lion_ring", "kestrel")
    table.halls(match, "c4")
    table.hero(match, 0, focus=0)
    table.minion(match, "ogre", "d4")
    table.minion(match, "gorgon", "c4")
    far = match.copy()
    table.play(match, "0 attack hunting_knife ogre", "0 roll", "* dice 5 3 foe torch")
    assert table.texts(match, "use") == ["use lion_ring 5", "use lion_ring 3"]
    table.play(match, "0 use lion_ring 3", "* die 6")
    assert {"result 6", "result 5"} <= set(table.texts(match))
    assert table.texts(match, "use") == []
    table.play(far, "0 attack longbow gorgon", "0 roll", "* dice 5 3 3 foe torch")
    assert table.texts(far, "use") == []


def test_lucky_coin_rerolls_a_die_of_any_test_for_1_focus() -> None:
    match = with_card("lucky_coin", "pip")
    table.lay(match, "d3", "spike_pit")
    table.hero(match, 0, focus=1)
    table.play(match, "0 go d3", "0 roll", "* dice 4 3 3", "0 use lucky_coin 3", "* die 1", "0 result 4 1")
    assert (match.health[0], match.focus[0]) == (6, 1)  # the unused 3


def test_band_of_calm_gives_more_after_a_rest() -> None:
    match = with_card("band_of_calm")
    table.hero(match, 0, health=1, focus=0)
    table.play(match, "0 rest")
    assert table.texts(match) == ["use band_of_calm", "ready"]
    table.play(match, "0 use band_of_calm")
    assert (match.health[0], match.focus[0]) == (1 + 3 + 1, 5 + 2)


@pytest.mark.parametrize("name", ["healing_flask", "oil_flask"])
def test_flasks_are_used_up(name: str) -> None:
    match = with_card(name)
    table.hero(match, 0, health=1, focus=8)
    match.torch = 15
    ability = LOOT[name]["abilities"][0]
    table.play(match, f"0 use {name}")
    gained = ability["effects"][0]
    assert match.health[0] == 1 + (gained["n"] if gained["type"] == "gain_health" else 0)
    assert match.torch == 15 - (gained["delta"] if gained["type"] == "torch" else 0)
    assert match.focus[0] == 8 - ability["cost_focus"]
    assert (match.view(None)["loot"]["row"], match.view(None)["loot"]["gone"]) == ([], [name])
    assert match.view(None)["heroes"][0]["trinkets"] == []


def test_every_loot_card_has_an_ability_that_a_test_here_tries() -> None:
    tried = {name for _, name, _ in lines()} | {name for name, _ in passives()} | {"hawk_cloak", "shadow_cloak"}
    tried |= {"bear_horn", "lion_sword", "lion_ring", "lucky_coin", "band_of_calm", "healing_flask", "oil_flask"}
    assert set(LOOT) <= tried


# Lines of attack


@pytest.mark.rule("TE-ACT-10")
def test_the_line_fixes_kind_and_range() -> None:
    match = table.new("kestrel lanon")  # hunting knife: melee with 2 dice; longbow: missile with 3 dice, 3 rooms
    table.halls(match, "d3 d2 d1")
    table.hero(match, 0, health=7)
    table.minion(match, "gorgon", "d4")  # defence 4, 6 against missiles; answers +1, +3 to missiles
    knife = match.copy()
    events = table.play(knife, "0 attack hunting_knife gorgon", "0 roll", "* dice 6 6 foe 5", "0 result 6")
    assert table.told(events, "foe_hurt")[0]["damage"] == 6 - 4
    assert table.told(events, "counterattack")[0]["damage"] == 5 + 1 - 3
    match.where[next(foe for foe, _ in match.foes())] = table.cell_of("d3")
    table.changed(match)
    events = table.play(match, "0 attack longbow gorgon", "0 roll", "* dice 6 1 1 foe 5", "0 result 6 1 1")
    assert table.told(events, "foe_hurt")[0]["damage"] == 8 - 6
    assert table.told(events, "counterattack")[0]["damage"] == 5 + 3 - 3
    far = table.new("kestrel lanon")
    table.halls(far, "d3 d2 d1")
    table.hero(far, 0, left="bear_axe")  # 2 rooms
    for slot, cell in enumerate(("d3", "d2", "d1"), 1):
        table.goblin(far, slot, "boomy" if slot < 3 else "pokey", cell)
    assert table.texts(far, "attack") == [
        "attack bear_axe g1", "attack bear_axe g2", "attack longbow g1", "attack longbow g2", "attack longbow g3",
    ]  # fmt: skip


@pytest.mark.rule("TE-ACT-10", "TE-FRE-04")
def test_each_hand_covers_its_own_start_item_and_lines_of_both_cards_may_be_used() -> None:
    match = table.new("moonblade lanon")
    table.halls(match, "d3")
    table.goblins(match, "stabby d4", "stabby d3")
    assert table.texts(match, "attack") == ["attack twin_daggers g1", "attack throwing_knife g2"]
    table.hero(match, 0, right="rapier")
    assert table.texts(match, "attack") == ["attack twin_daggers g1", "attack rapier g1"]
    table.hero(match, 0, left="longsword")
    assert table.texts(match, "attack") == ["attack longsword g1", "attack rapier g1"]
    table.play(match, "0 discard rapier")
    assert table.texts(match, "attack") == ["attack longsword g1", "attack throwing_knife g2"]
