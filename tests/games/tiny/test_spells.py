"""Every spell card in play: test, cost, range, targets, effects."""

from __future__ import annotations

import pytest

from games.tiny import table
from verlies.games.tiny.match import TinyMatch

SPELLS = {card.id: dict(card.fields) for card in table.CONTENT.cards.values() if card.kind == "spell"}
WAY = ("d4", "c4", "c3", "b3", "a3", "a2")
"""Rooms 0 to 5 steps from the entrance, round corners."""
ROW = ("d4", "c4", "b4", "a4")
"""Rooms 0 to 3 steps from the entrance, in a line."""


def caster(spell: str, cells: tuple[str, ...] = WAY, others: str = "thordin") -> TinyMatch:
    """Ethairna with this spell and 8 focus on the entrance; rooms lie on these cells."""
    match = table.new(f"ethairna {others}")
    table.halls(match, " ".join(cells[1:]))
    table.hero(match, 0, focus=8, spells=spell)
    return match


def cast(match: TinyMatch, move: str, face: str = "") -> list[str]:
    """Cast it with just enough on the dice, and pay; gives the kinds of the events."""
    target = SPELLS[move.split()[1]]["test"]["target"]
    rolled, used = {4: ("4 5", "4"), 5: ("5 5", "5"), 6: ("6 5", "6"), 7: ("5 2", "5 2")}[target]
    dice = " ".join(sorted([*rolled.split(), "5"], reverse=True))
    events = table.play(match, f"0 {move}", "0 roll", f"* dice {dice}{face}", f"0 result {used}")
    if table.texts(match) == ["pay", "decline"]:
        events += table.play(match, "0 pay")
    return table.kinds(events)


def spent(match: TinyMatch, spell: str) -> bool:
    """Whether its cost is gone from the 8 focus; unused fives brought none back."""
    return match.focus[0] == 8 - int(SPELLS[spell]["cost_focus"])


@pytest.mark.parametrize("spell", ["fireball", "ice_lance"])
def test_one_enemy_spells_hurt_in_their_range(spell: str) -> None:
    reach, damage = SPELLS[spell]["range"]["n"], SPELLS[spell]["effects"][0]["n"]
    for away in range(6):
        match = caster(spell)
        table.minion(match, "cave_troll", WAY[away])
        assert (f"cast {spell} cave_troll" in table.texts(match)) is (away <= reach)
    match = caster(spell)
    table.minion(match, "cave_troll", WAY[reach])  # out of sight: no answer
    cast(match, f"cast {spell} cave_troll")
    assert table.life_of(match, "cave_troll") == 6 - damage
    assert spent(match, spell)


def test_a_test_below_its_number_fails() -> None:
    match = caster("fireball")
    table.minion(match, "cave_troll", "c3")
    events = table.play(match, "0 cast fireball cave_troll", "0 roll", "* dice 5 5 1", "0 result 5 1")
    assert "failed" in table.kinds(events)
    assert (table.life_of(match, "cave_troll"), match.focus[0]) == (6, 8)


def test_summon_lightning_needs_a_line_of_sight() -> None:
    for away, cell in enumerate(ROW):
        match = caster("summon_lightning", ROW)
        table.minion(match, "cave_troll", cell)
        assert ("cast summon_lightning cave_troll" in table.texts(match)) is (away > 0)
    round_the_corner = caster("summon_lightning")
    table.minion(round_the_corner, "cave_troll", "c3")
    assert table.texts(round_the_corner, "cast") == ["cast seeking_bolt cave_troll"]
    cast(match, "cast summon_lightning cave_troll", " foe 2")
    assert table.life_of(match, "cave_troll") == 6 - 3
    assert spent(match, "summon_lightning")


def test_frost_nova_hurts_all_enemies_within_1_room() -> None:
    match = caster("frost_nova")
    table.minion(match, "cave_troll", "d4")
    table.minion(match, "ogre", "c4")
    table.minion(match, "gorgon", "c3")
    table.goblin(match, 1, "stabby", "c4")
    cast(match, "cast frost_nova", " foe 2")
    assert [table.life_of(match, name) for name in ("cave_troll", "ogre", "gorgon")] == [4, 3, 5]
    assert table.foe_at(match, "g1") is None
    assert spent(match, "frost_nova")
    nobody = caster("frost_nova")
    assert "cast frost_nova" not in table.texts(nobody)


def test_drain_life_heals_the_caster() -> None:
    match = caster("drain_life")
    table.hero(match, 0, health=3)
    table.minion(match, "ogre", "d4")
    far = caster("drain_life")
    table.minion(far, "ogre", "c4")
    assert "cast drain_life ogre" not in table.texts(far)
    cast(match, "cast drain_life ogre", " foe break")
    assert (table.life_of(match, "ogre"), match.health[0]) == (3, 3 + 2)
    assert spent(match, "drain_life")


def test_arcane_push_hurts_and_drives_away() -> None:
    match = caster("arcane_push")
    table.minion(match, "ogre", "c4")
    cast(match, "cast arcane_push ogre", " foe 5")
    assert table.texts(match) == ["send ogre a3", "send ogre b3", "send ogre c3"]
    events = table.play(match, "0 send ogre a3")
    assert (table.foe_at(match, "ogre"), table.life_of(match, "ogre")) == ("a3", 4)
    assert "counterattack" not in table.kinds(events)  # out of sight now
    assert spent(match, "arcane_push")


def test_goblin_bane_kills_a_goblin_within_4_rooms() -> None:
    match = caster("goblin_bane")
    table.goblins(match, "pokey a3", "pokey a2")
    table.minion(match, "ogre", "d4")
    assert [text for text in table.texts(match, "cast") if "bane" in text] == ["cast goblin_bane g1"]
    cast(match, "cast goblin_bane g1")
    assert table.foe_at(match, "g1") is None
    assert table.texts(match) == ["reward 1", "reward 2", "decline"]
    assert spent(match, "goblin_bane")


def test_heros_luck_heals_3_and_finds_loot() -> None:
    match = caster("heros_luck")
    table.hero(match, 0, health=1)
    cast(match, "cast heros_luck")
    assert match.health[0] == 4
    assert table.texts(match) == ["draw loot", "decline"]
    assert spent(match, "heros_luck")


def weakened(spell: str, cells: str) -> TinyMatch:
    """Four heroes on these cells, with one health each; the third has none."""
    match = caster(spell, others="thordin lanon pip")
    for seat, cell in enumerate(cells.split()):
        table.hero(match, seat, cell, health=0 if seat == 2 else 1)
    return match


def test_healing_light_heals_one_hero_within_2_rooms() -> None:
    match = weakened("healing_light", "d4 d4 c3 b3")
    names = [text.split()[2] for text in table.texts(match, "cast")]
    assert names == ["ethairna", "thordin", "lanon"]
    cast(match, "cast healing_light lanon")
    assert match.health == [1, 1, 4, 1]
    assert spent(match, "healing_light")


def test_circle_of_mercy_heals_all_heroes_within_3_rooms() -> None:
    match = weakened("circle_of_mercy", "d4 c3 b3 a3")
    cast(match, "cast circle_of_mercy")
    assert match.health == [4, 4, 3, 1]
    assert spent(match, "circle_of_mercy")


def test_dimension_step_leads_to_any_face_up_card() -> None:
    match = caster("dimension_step")
    table.goblin(match, 1, "stabby", "d4")
    cast(match, "cast dimension_step")
    assert {text.split()[1] for text in table.texts(match)} == {"c4", "c3", "b3", "a3", "a2"}
    table.play(match, "0 portal a2")
    assert table.place_of(match, 0) == "a2"
    assert match.view(None)["budget"]["speed"] == 4
    assert spent(match, "dimension_step")


def test_haste_gives_one_more_hero_action() -> None:
    match = caster("haste")
    cast(match, "cast haste")
    assert spent(match, "haste")
    assert "rest" in table.texts(match)
    table.play(match, "0 rest")
    assert "rest" not in table.texts(match)


def test_stone_skin_protects_a_hero_within_1_room_until_the_end_of_the_next_turn() -> None:
    match = caster("stone_skin", others="thordin lanon")
    table.hero(match, 1, "c4")
    table.hero(match, 2, "c3")
    assert [text.split()[2] for text in table.texts(match, "cast")] == ["ethairna", "thordin"]
    cast(match, "cast stone_skin thordin")
    assert spent(match, "stone_skin")
    assert [each["defence"] for each in match.view(None)["heroes"]] == [3, 4 + 3, 5]
    table.play(match, "0 end")
    table.minion(match, "ogre", "c4")
    table.hero(match, 1, focus=0)
    events = table.play(match, "1 attack hammer ogre", "1 roll", "* dice 3 3 3 foe 5", "1 result 3")
    assert [event.args["damage"] for event in events if event.kind == "counterattack"] == [5 + 3 - 7]
    table.play(match, "1 end")
    assert match.view(None)["heroes"][1]["defence"] == 4


@pytest.mark.parametrize(("torch", "after"), [(14, 12), (10, 9)])
def test_everflame_raises_the_torch_by_2(torch: int, after: int) -> None:
    match = caster("everflame")
    match.torch = torch
    table.changed(match)
    cast(match, "cast everflame")
    assert match.torch == after
    assert spent(match, "everflame")


def test_clairvoyance_turns_up_two_cards_anywhere() -> None:
    match = table.new("ethairna thordin")
    table.back(match, "a1", "A")
    table.back(match, "g7", "A")
    lay_out = {"reveal a1", "reveal g7", "reveal d3", "reveal c4", "reveal e4", "reveal d5", "decline"}
    table.hero(match, 0, focus=8, spells="clairvoyance")
    cast(match, "cast clairvoyance")
    assert set(table.texts(match)) == lay_out
    table.play(match, "0 reveal d3", "* room crossroads")
    assert set(table.texts(match)) >= lay_out - {"reveal d3"}
    table.play(match, "0 reveal e4", "* room armory")
    assert table.place_of(match, 0) == "d4"
    assert table.texts(match, "reveal") == []
    assert spent(match, "clairvoyance")


def test_invisibility_gives_stealth_until_the_end_of_the_next_turn() -> None:
    match = caster("invisibility")
    match.torch = 6  # nothing happens on the next spaces
    cast(match, "cast invisibility")
    assert spent(match, "invisibility")
    table.goblin(match, 1, "stabby", "c4")
    table.play(match, "0 go c4", "0 go c3")
    assert table.place_of(match, 0) == "c3"
    table.play(match, "0 end", "1 end", "0 go c4", "0 go d4", "0 end", "1 end", "0 go c4")
    assert table.texts(match, "go") == []
