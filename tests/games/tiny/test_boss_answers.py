"""The boss's counterattack and its torch effect (TE-BOS-07 to -13)."""

from __future__ import annotations

import pytest

from games.tiny import table
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.vocabulary import BOSS_FOE

THREE = "thordin lanon pip"


# Its counterattack

BOSSES = {name: table.CONTENT.cards[name].fields for name in table.CONTENT.boss_ids}
KINDS = ("melee", "missile", "spell")
MELEE, MISSILE, SPELL = range(3)
COUNTERS = [
    (name, kind, boss["counter"][KINDS[kind]]["bonus"])
    for name, boss in BOSSES.items()
    for kind in range(3)
    if boss["counter"][KINDS[kind]]["bonus"] is not None
]
"""All modifiers; where there is none, something is lost instead."""


def plain_space(boss: str) -> str:
    """A hero space that changes neither dice nor defence nor spells."""
    for space in BOSSES[boss]["spaces"]:
        if not {"dice", "defence", "int_test"} & {each["scope"] for each in space["modifiers"]}:
            return f"l{space['n']}"
    raise AssertionError(boss)


def answered(boss: str, kind: int, face: str) -> TinyMatch:
    """Kestrel (defence 3, health 7) attacks in vain, and the boss answers with this face."""
    match = table.fight(boss, [8, 8], "kestrel lanon", plain_space(boss))
    table.hero(match, 0, focus=5, spells="ice_lance")
    move = ("attack hunting_knife boss", "attack longbow boss", "cast ice_lance boss")[kind]
    rolled = ("3 3", "3 3 3", "3")[kind]
    table.play(match, f"0 {move}", "0 roll", f"* dice {rolled} foe {face}", "0 result 3")
    return match


@pytest.mark.rule("TE-BOS-07")
@pytest.mark.parametrize(("boss", "kind", "bonus"), COUNTERS)
def test_the_boss_answers_with_its_modifier_for_the_kind_of_attack(boss: str, kind: int, bonus: int) -> None:
    assert answered(boss, kind, "5").health[0] == max(7 - (5 + bonus - 3), 0)
    assert answered(boss, kind, "break").health[0] == 7 - bonus
    assert answered(boss, kind, "2").focus[0] == 5


@pytest.mark.rule("TE-BOS-07")
@pytest.mark.parametrize(("face", "damage"), [("2", 0), ("5", 2), ("break", 0)])
def test_a_loss_instead_of_a_modifier_comes_whatever_the_die_shows(face: str, damage: int) -> None:
    dragon = answered("dragon", SPELL, face)
    assert (dragon.health[0], dragon.focus[0]) == (7 - damage, 5 - 2)
    lost = BOSSES["blood_count"]["counter"]["spell"]["lose"][0]
    assert lost["type"] == "lose_health"
    count = answered("blood_count", SPELL, face)
    assert (count.health[0], count.focus[0]) == (7 - damage - lost["n"], 5)


@pytest.mark.rule("TE-BOS-07")
def test_a_loss_comes_with_the_torch_face_too_but_not_without_a_counterattack() -> None:
    match = answered("dragon", SPELL, "torch")
    assert match.focus[0] == 5 - 2
    match = table.boss_outside("dragon", "c4", "ethairna lanon", "c4 c3")
    table.hero(match, 0, "d4", focus=8, spells="ice_lance")
    match.where[BOSS_FOE] = table.cell_of("c3")  # round the corner
    table.changed(match)
    table.play(match, "0 cast ice_lance boss", "0 roll", "* dice 3 3 3", "0 result 3")
    assert match.focus[0] == 8


@pytest.mark.rule("TE-BOS-07")
def test_there_is_no_loss_if_another_target_answers() -> None:
    match = table.boss_outside("dragon", "d4", "ethairna lanon")
    table.goblin(match, 1, "stabby", "d4")
    table.hero(match, 0, "d4", focus=8, spells="frost_nova")
    table.play(match, "0 cast frost_nova", "0 roll", "* dice 3 3 3 foe 2", "0 result 3")
    assert table.texts(match) == ["answer g1", "answer boss"]
    table.play(match, "0 answer g1")
    assert match.focus[0] == 8


@pytest.mark.rule("TE-BOS-07")
@pytest.mark.parametrize("face", ["2", "break", "torch"])
def test_what_the_answer_takes_is_told_as_that_whatever_the_die_shows(face: str) -> None:
    match = table.fight("blood_count", [8, 8], "kestrel lanon", plain_space("blood_count"))
    table.hero(match, 0, focus=5, spells="ice_lance")
    events = table.play(match, "0 cast ice_lance boss", "0 roll", f"* dice 3 foe {face}", "0 result 3")
    assert [event.rule for event in events if event.kind == "lost_health"] == ["TE-BOS-07"]


# Its torch effect


@pytest.mark.rule("TE-BOS-08", "TE-EX-17")
def test_on_the_torch_face_the_effect_comes_after_the_torch_and_before_the_icon() -> None:
    match = table.fight("dragon", [8, 8])
    table.torch_above(match, "enemy_action")
    events = table.play(match, "0 attack hammer boss", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    steps = [
        kind for kind in table.kinds(events) if kind in ("torch_down", "lost_health", "enemies_act", "foe_strikes")
    ]
    assert steps == ["torch_down", "lost_health", "enemies_act", "foe_strikes", "lost_health"]
    assert [event.rule for event in events if event.kind == "lost_health"] == ["TE-BOS-08", "TE-ENM-02"]
    assert match.health == [8 - 2 - 2, 8]
    assert "counterattack" not in table.kinds(events)


@pytest.mark.rule("TE-BOS-08")
def test_on_the_torch_face_a_goblin_of_the_space_comes_after_the_effect() -> None:
    match = table.fight("dragon", [8, 8])
    table.torch_above(match, "goblin")
    events = table.play(match, "0 attack hammer boss", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    assert match.health[0] == 6
    events += table.play(match, "* goblin stabby")
    assert table.kinds(events).index("lost_health") < table.kinds(events).index("goblin_placed")
    assert table.foe_at(match, "g1") == "d4"


@pytest.mark.rule("TE-BOS-08")
def test_on_the_torch_face_the_skull_comes_first() -> None:
    match = table.fight("dragon", [8, 8])
    table.torch_above(match, "skull")
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    assert match.over
    assert match.health == [8, 8]


@pytest.mark.rule("TE-BOS-08")
def test_the_torch_effect_needs_the_boss_to_answer() -> None:
    match = table.fight("dragon", [8, 8])
    table.goblin(match, 1, "pokey", "lair")
    events = table.play(match, "0 attack hammer g1", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    assert match.torch == 26
    assert "lost_health" not in table.kinds(events)


@pytest.mark.rule("TE-BOS-09", "TE-BOS-10", "TE-BOS-13")
def test_the_active_hero_chooses_the_marker_that_rises() -> None:
    match = table.fight("blood_count", [8, 7, 5, 0], "thordin lanon pip kestrel", "l2")
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    assert table.texts(match) == ["heal 7", "heal 5"]
    other = match.copy()
    table.play(match, "0 heal 5")
    assert list(match.marks) == [8, 7, 7, 0]
    table.play(other, "0 heal 7")
    assert list(other.marks) == [8, 8, 5, 0]  # at most 8


@pytest.mark.rule("TE-BOS-09", "TE-BOS-10")
def test_markers_at_8_and_at_0_do_not_rise() -> None:
    match = table.fight("blood_count", [8, 0], space="l2")
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    assert list(match.marks) == [8, 0]
    assert "end" in table.texts(match)


@pytest.mark.rule("TE-BOS-11", "TE-BOS-13")
def test_a_boss_called_back_is_in_the_lair_without_passing_rooms() -> None:
    match = table.boss_outside("lich", "e4")
    table.altar_at(match, "d4")
    table.hero(match, 0, "e4", focus=0)
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    assert table.foe_at(match, "boss") == "lair"
    assert (match.altars, match.seals) == (1 << table.cell_of("d4"), (6, 3))
    assert match.health == [8, 8]


@pytest.mark.rule("TE-BOS-11")
def test_a_boss_in_the_lair_stays_there_when_called_back() -> None:
    match = table.fight("lich", [8, 8])
    assert table.effect(match, "boss_to_lair", foe=BOSS_FOE) == []
    assert table.foe_at(match, "boss") == "lair"


@pytest.mark.rule("TE-BOS-13", "TE-ENM-09")
def test_the_demon_lord_rends_a_card_from_each_hero_in_range() -> None:
    match = table.boss_outside("demon_lord", "d4", THREE)
    for seat, cell in enumerate(("d4", "e4", "f4")):
        table.hero(match, seat, cell, focus=0)
    table.hero(match, 0, left="longsword", trinkets="lucky_coin")
    table.hero(match, 1, spells="haste")
    table.hero(match, 2, spells="everflame")
    table.play(match, "0 attack longsword boss", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    assert (match.turn, table.texts(match)) == ((0,), ["discard lucky_coin"])  # the sword is in use (TE-ATK-16)
    table.play(match, "0 discard lucky_coin")
    assert (match.turn, table.texts(match)) == ((1,), ["discard haste"])
    table.play(match, "1 discard haste")
    assert match.turn == (0,)
    assert len(match.spells[2]) == 1


@pytest.mark.rule("TE-BOS-13", "TE-EX-17")
def test_a_torch_effect_with_a_range_hits_the_heroes_in_that_range_of_the_boss() -> None:
    match = table.boss_outside("dragon", "d4", "thordin lanon pip kestrel")
    for seat, cell in enumerate(("d4", "e4", "f4", "d3")):
        table.hero(match, seat, cell, focus=0)
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    assert match.health == [6, 6, 6, 5]  # pip, 2 rooms away, keeps 6


@pytest.mark.rule("TE-BOS-13", "TE-EX-17")
def test_in_the_lair_a_torch_effect_hits_the_heroes_of_the_lair() -> None:
    match = table.fight("dragon", [8, 8, 8], THREE, "l1")
    table.hero(match, 1, "l6")
    table.hero(match, 2, "d3")
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    assert match.health == [6, 6, 6]  # pip on the door keeps 6


@pytest.mark.rule("TE-EX-17")
def test_example_the_dragon_after_a_spell_and_on_an_enemy_action() -> None:
    match = table.fight("dragon", [8, 8], "ethairna lanon")
    table.hero(match, 0, focus=8)
    table.play(match, "0 cast seeking_bolt boss", "0 roll", "* dice 5 5 5 foe break", "0 result 5", "0 pay")
    assert match.focus[0] == 8 - 2 - 2
    match = table.boss_outside("dragon", "a4")
    table.hero(match, 0, "e4")
    table.hero(match, 1, "f4")
    table.enemies_act(match)
    assert match.health == [6, 8]
