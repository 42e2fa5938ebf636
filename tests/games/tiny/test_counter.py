"""Counterattacks: who answers, with what, and what the hero's defence takes off (TE-CTR)."""

from __future__ import annotations

from typing import Any

import pytest

from games.tiny import table
from verlies.core.events import Event
from verlies.core.moves import DEALER
from verlies.games.tiny.abilities import MELEE
from verlies.games.tiny.match import TinyMatch


def facing(foe: str, cell: str = "d4", heroes: str = "thordin lanon", cells: str = "d3 d2 d1", **own: Any) -> TinyMatch:
    """The first hero at the entrance, a minion in one of the rooms."""
    match = table.new(heroes)
    table.halls(match, cells)
    table.hero(match, 0, **own)
    table.minion(match, foe, cell)
    return match


def attack(match: TinyMatch, what: str, dice: str, result: str) -> list[Event]:
    return table.play(match, f"0 {what}", "0 roll", f"* dice {dice}", f"0 result {result}")


def damage(events: list[Event]) -> int:
    """What the one counterattack that was told cost."""
    (blow,) = table.told(events, "counterattack")
    return int(blow["damage"])


# Who answers


@pytest.mark.rule("TE-CTR-01", "TE-CTR-05")
@pytest.mark.parametrize("die", ["6", "1"])
def test_an_enemy_that_lives_answers_hit_and_miss(die: str) -> None:
    match = facing("ogre", focus=0, health=5)
    events = attack(match, "attack hammer ogre", f"{die} {die} {die} foe 4", die)
    assert table.life_of(match, "ogre") == (4 if die == "6" else 5)
    assert damage(events) == 4 + 3 - 4
    assert match.health[0] == (5 + 2 if die == "6" else 5) - 3  # two sixes that were not used


@pytest.mark.rule("TE-CTR-01")
@pytest.mark.parametrize("face", ["5", "break", "torch"])
def test_a_dead_enemy_does_not_answer_and_its_die_is_ignored(face: str) -> None:
    match = table.new("thordin lanon")
    table.goblin(match, 1, "stabby", "d4")
    torch = match.torch
    attack(match, "attack hammer g1", f"5 5 5 foe {face}", "5")
    table.play(match, "0 decline")
    assert (match.health[0], match.torch) == (8, torch)


@pytest.mark.rule("TE-CTR-01")
def test_an_enemy_in_line_of_sight_answers_at_any_distance() -> None:
    match = facing("ogre", "d1", "ethairna lanon", cells="d3 d2 d1 d5")
    table.hero(match, 0, "d5")  # four rooms
    events = attack(match, "cast seeking_bolt ogre", "1 1 1 foe 5", "1")
    assert damage(events) == 5 + 0 - 3


@pytest.mark.rule("TE-CTR-01")
def test_an_enemy_that_was_driven_straight_away_still_answers() -> None:
    match = facing("ogre", health=8, focus=5)
    attack(match, "attack hammer ogre", "1 1 1 foe 5", "1")
    events = table.play(match, "0 use shield_slam", "0 send ogre d2")
    assert table.foe_at(match, "ogre") == "d2"
    assert damage(events) == 5 + 3 - 4


@pytest.mark.rule("TE-CTR-02")
def test_an_attack_from_out_of_sight_is_not_answered() -> None:
    match = facing("ogre", "e3", "ethairna lanon", cells="d3 e3")
    table.play(match, "0 cast seeking_bolt ogre", "0 roll", "* dice 1 1 1")
    events = table.play(match, "0 result 1")
    assert "counterattack" not in table.kinds(events)
    assert table.asked(match) == "turn"


@pytest.mark.rule("TE-CTR-03")
def test_one_of_several_targets_that_live_answers_and_the_hero_chooses() -> None:
    match = facing("gorgon", "d3", "kestrel lanon", left="hawk_bow", health=7)
    table.minion(match, "ogre", "d4")
    table.goblin(match, 1, "stabby", "d3")
    table.goblin(match, 2, "stabby", "d2")  # no target
    attack(match, "attack hawk_bow all", "5 5 5 foe 5", "5")
    table.play(match, "0 decline")  # the reward of the goblin that fell
    assert table.texts(match) == ["answer gorgon", "answer ogre"]
    events = table.play(match, "0 answer ogre")
    assert damage(events) == 5 + 0 - 3
    assert table.asked(match) == "turn"
    assert match.health[0] == 7 - 2


@pytest.mark.rule("TE-CTR-03")
def test_a_single_target_that_lives_answers_without_being_chosen() -> None:
    match = facing("gorgon", "d3", "kestrel lanon", left="hawk_bow")
    table.goblin(match, 1, "stabby", "d4")
    attack(match, "attack hawk_bow all", "5 5 5 foe 5", "5")
    events = table.play(match, "0 decline")
    assert table.told(events, "counterattack")[0]["foe"] == "gorgon"
    assert damage(events) == 5 + 3 - 3


# The modifier


@pytest.mark.rule("TE-CTR-04")
@pytest.mark.parametrize("others", [0, 1, 3])
@pytest.mark.parametrize("what", ["attack hunting_knife g1", "attack longbow g1", "cast ice_lance g1"])
def test_a_goblin_adds_the_number_of_goblins_in_play(what: str, others: int) -> None:
    match = table.new("kestrel lanon")
    table.halls(match, "d3 d2")
    table.act_two(match, "lich", door="c4")
    table.hero(match, 0, spells="ice_lance")
    table.goblin(match, 1, "pokey", "d4" if "knife" in what else "d3")
    for slot, (kind, room) in enumerate([("pokey", "lair"), ("boomy", "d2"), ("boomy", "c4")][:others], 2):
        table.goblin(match, slot, kind, room)
    dice = {"hunting_knife": "1 1", "longbow": "1 1 1", "ice_lance": "1"}[what.split()[1]]
    assert damage(attack(match, what, f"{dice} foe break", "1")) == 1 + others


@pytest.mark.rule("TE-CTR-04")
def test_a_goblin_that_fell_in_the_same_attack_counts_no_more() -> None:
    match = table.new("kestrel lanon")
    table.hero(match, 0, left="hawk_bow")
    table.goblin(match, 1, "stabby", "d4")  # defence 4
    table.goblin(match, 2, "pokey", "d4")  # defence 6
    attack(match, "attack hawk_bow all", "5 5 5 foe break", "5")
    assert damage(table.play(match, "0 decline")) == 1


@pytest.mark.rule("TE-CTR-04")
@pytest.mark.parametrize(
    ("foe", "what", "added"),
    [
        ("minotaur", "attack hunting_knife minotaur", 3), ("minotaur", "attack longbow minotaur", 1),
        ("minotaur", "cast ice_lance minotaur", 1), ("gorgon", "attack hunting_knife gorgon", 1),
        ("gorgon", "attack longbow gorgon", 3), ("gorgon", "cast ice_lance gorgon", 3),
    ],
)  # fmt: skip
def test_a_minion_adds_what_it_prints_for_melee_or_for_missile_and_spell(foe: str, what: str, added: int) -> None:
    match = facing(foe, "d4" if "knife" in what else "d3", "kestrel lanon", spells="ice_lance")
    dice = {"hunting_knife": "1 1", "longbow": "1 1 1", "ice_lance": "1"}[what.split()[1]]
    assert damage(attack(match, what, f"{dice} foe break", "1")) == added


@pytest.mark.rule("TE-CTR-04")
@pytest.mark.parametrize(
    ("boss", "what", "added"),
    [
        ("dragon", "attack hunting_knife boss", 3), ("dragon", "attack longbow boss", 4),
        ("lich", "attack longbow boss", 2), ("lich", "cast ice_lance boss", 4),
    ],
)  # fmt: skip
def test_a_boss_adds_what_it_prints_for_the_kind_of_attack(boss: str, what: str, added: int) -> None:
    match = table.new("kestrel lanon")
    table.act_two(match, boss)
    table.hero(match, 0, "l2", spells="ice_lance")
    dice = {"hunting_knife": "1 1", "longbow": "1 1 1", "ice_lance": "1"}[what.split()[1]]
    assert damage(attack(match, what, f"{dice} foe break", "1")) == added


# The die


@pytest.mark.rule("TE-CTR-05")
@pytest.mark.parametrize(("face", "lost"), [(2, 0), (3, 0), (4, 0), (5, 1)])
def test_a_number_and_the_modifier_must_beat_the_defence(face: int, lost: int) -> None:
    match = facing("bone_captain", heroes="thordin lanon", armour="plate_mail", health=8, focus=0)  # 2 against 6
    events = attack(match, "attack hammer bone_captain", f"1 1 1 foe {face}", "1")
    assert damage(events) == lost
    assert match.health[0] == 8 - lost


@pytest.mark.rule("TE-CTR-06", "TE-EX-08")
@pytest.mark.parametrize("own", [{}, {"armour": "plate_mail", "right": "tower_shield"}])
def test_example_a_shield_break_costs_the_modifier_whatever_the_defence(own: dict[str, str]) -> None:
    match = facing("minotaur", health=8, **own)
    events = attack(match, "attack hammer minotaur", "1 1 1 foe break", "1")
    assert table.asked(match) == "after_damage"
    events = table.play(match, "0 ready")
    assert damage(events) == 3
    assert match.health[0] == 5


@pytest.mark.rule("TE-CTR-07", "TE-EX-08")
def test_example_a_torch_costs_nothing_but_burns_down_the_torch() -> None:
    match = facing("minotaur", health=8, focus=4)
    torch = match.torch
    events = attack(match, "attack hammer minotaur", "1 1 1 foe torch", "1")
    assert not {"counterattack", "lost_health"} & set(table.kinds(events))
    assert match.health[0] == 8
    assert match.torch == torch + 1


@pytest.mark.rule("TE-CTR-07")
def test_a_torch_brings_the_icon_of_the_space_it_reaches() -> None:
    match = facing("minotaur", health=8, focus=4)
    table.torch_above(match, "enemy_action")
    events = attack(match, "attack hammer minotaur", "1 1 1 foe torch", "1")
    assert "enemies_act" in table.kinds(events)
    assert match.health[0] == 8 - 3  # its own action, not its answer


# The defence of the hero


@pytest.mark.rule("TE-CTR-08")
@pytest.mark.parametrize(
    ("what", "own", "defence"),
    [
        ("attack hammer boss", {}, 4),
        ("attack hammer boss", {"armour": "leather_armour"}, 5),
        ("attack hammer boss", {"armour": "leather_armour", "right": "tower_shield"}, 7),
        ("attack hammer boss", {"armour": "lion_mail"}, 6),  # 1 always, 1 in melee
        ("attack crossbow boss", {"armour": "lion_mail", "right": "crossbow"}, 5),
        ("attack crossbow boss", {"armour": "owl_robe", "right": "crossbow"}, 5),
        ("cast ice_lance boss", {"armour": "owl_robe", "spells": "ice_lance"}, 5),
        ("attack hammer boss", {"armour": "owl_robe"}, 4),
    ],
)
def test_the_defence_is_the_mat_and_all_passives_that_hold(what: str, own: dict[str, str], defence: int) -> None:
    match = table.new("thordin lanon")
    table.act_two(match, "lich")
    table.hero(match, 0, "l2", health=8, focus=0, **own)
    dice = {"hammer": "1 1 1", "crossbow": "1 1", "ice_lance": "1"}[what.split()[1]]
    events = attack(match, what, f"{dice} foe 5", "1")
    assert table.told(events, "counterattack")[0]["defence"] == defence
    assert damage(events) == max(5 + (4 if "cast" in what else 2) - defence, 0)


@pytest.mark.rule("TE-CTR-08")
@pytest.mark.parametrize(("space", "defence"), [("l3", 3), ("l4", 4)])
def test_the_space_in_the_lair_counts(space: str, defence: int) -> None:
    match = table.new("thordin lanon")
    table.act_two(match, "lich")
    table.hero(match, 0, space, focus=0)
    events = attack(match, "attack hammer boss", "1 1 1 foe 5", "1")
    assert table.told(events, "counterattack")[0]["defence"] == defence


@pytest.mark.rule("TE-CTR-08")
def test_a_lasting_effect_counts() -> None:
    match = table.new("ethairna thordin")
    table.hero(match, 0, spells="stone_skin", focus=8)
    table.hero(match, 1, focus=0)
    table.minion(match, "ogre", "d4")
    table.play(match, "0 cast stone_skin thordin", "0 roll", "* dice 5 5 5", "0 result 5", "0 pay", "0 end")
    events = table.play(match, "1 attack hammer ogre", "1 roll", "* dice 1 1 1 foe 5", "1 result 1")
    assert table.told(events, "counterattack")[0]["defence"] == 4 + 3
    assert damage(events) == 1


@pytest.mark.rule("TE-CTR-08")
def test_the_defence_is_never_below_nothing() -> None:
    match = facing("ogre", heroes="grok lanon", left="greataxe", focus=0)  # 2 - 1
    match.wards[0] = (-4, 0)
    events = attack(match, "attack greataxe ogre", "1 1 1 foe 2", "1")
    assert table.told(events, "counterattack")[0]["defence"] == 0
    assert damage(events) == 2 + 3


@pytest.mark.rule("TE-CTR-08", "TE-EX-07")
def test_example_stonewall_is_bought_when_the_enemy_die_is_known() -> None:
    match = facing("minotaur", health=8, focus=4)
    table.play(match, "0 attack hammer minotaur")
    assert "use stonewall" not in table.texts(match)
    table.play(match, "0 roll", "* dice 1 1 1 foe 5")
    assert "use stonewall" not in table.texts(match)
    table.play(match, "0 result 1")
    assert table.texts(match) == ["use stonewall", "ready"]
    without = match.copy()
    events = table.play(match, "0 use stonewall")
    assert match.focus[0] == 2
    assert damage(events) == 8 - 6
    assert match.health[0] == 6
    assert damage(table.play(without, "0 ready")) == 8 - 4
    assert (without.health[0], without.focus[0]) == (4, 4)


@pytest.mark.rule("TE-CTR-08", "TE-FRE-06")
@pytest.mark.parametrize(("own", "face"), [({}, "break"), ({}, "torch"), ({"armour": "plate_mail"}, "3")])
def test_defence_is_not_offered_where_it_changes_nothing(own: dict[str, str], face: str) -> None:
    match = facing("minotaur", health=8, focus=4, **own)
    attack(match, "attack hammer minotaur", f"1 1 1 foe {face}", "1")
    assert table.asked(match) == "turn"
    assert match.focus[0] == 4


@pytest.mark.rule("TE-CTR-08")
def test_stonewall_holds_for_its_own_counterattack_and_melee_only() -> None:
    match = facing("minotaur", "d3", heroes="thordin lanon", left="crossbow", focus=6)
    attack(match, "attack crossbow minotaur", "1 1 foe 5", "1")
    assert table.asked(match) == "turn"
    table.hero(match, 0, "d3", left="longsword", focus=6, health=8)
    match.acted = 0
    attack(match, "attack longsword minotaur", "1 1 1 foe 5", "1")
    table.play(match, "0 ready", "0 use stonewall")
    table.hero(match, 0, focus=0, health=8)
    match.acted = 0
    events = attack(match, "attack longsword minotaur", "1 1 1 foe 5", "1")
    assert table.told(events, "counterattack")[0]["defence"] == 4


GUARDED: dict[str, Any] = {"health": 8, "armour": "plate_mail", "right": "tower_shield"}
"""Defence 8, with Thordin's own."""


@pytest.mark.rule("TE-CTR-09")
def test_defence_takes_nothing_off_a_trap() -> None:
    match = table.new("thordin lanon")
    table.lay(match, "d3", "crushing_walls")
    table.hero(match, 0, **GUARDED)
    table.play(match, "0 go d3", "0 roll", "* dice 1 1 1", "0 result 1")
    assert match.health[0] == 8 - 3


@pytest.mark.rule("TE-CTR-09")
@pytest.mark.parametrize(
    ("room", "foe", "lost"), [("goblin_den_1", "goblin stabby", 1), ("minion_encounter_1", "minion ogre", 2)]
)
def test_defence_takes_nothing_off_an_ambush(room: str, foe: str, lost: int) -> None:
    match = table.new("thordin lanon")
    if room.startswith("minion"):
        table.halls(match, "d3")
        table.back(match, "d2", "B")
        table.hero(match, 0, "d3", **GUARDED)
        table.play(match, "0 go d2", f"* room {room}")
    else:
        table.hero(match, 0, **GUARDED)
        table.play(match, "0 go d3", f"* room {room}")
    while table.asked(match) != "turn":
        table.play(match, f"* {foe}" if any(foe in str(move) for move, _ in match.odds()) else "0 rotate")
    assert match.health[0] == 8 - lost


@pytest.mark.rule("TE-CTR-09")
def test_defence_takes_nothing_off_the_goblin_of_a_failed_search() -> None:
    match = table.inside("locked_chest", "thordin lanon", **GUARDED)
    table.play(match, "0 search", "0 roll", "* dice 1 1", "0 result 1", "* goblin stabby")
    assert match.health[0] == 8 - 1


@pytest.mark.rule("TE-CTR-09")
def test_defence_takes_nothing_off_what_goblins_and_minions_do_in_their_action() -> None:
    match = table.inside("crossroads", "thordin lanon", **GUARDED)
    table.minion(match, "ogre", "d3")
    goblins = table.inside("crossroads", "thordin lanon", **GUARDED)
    table.goblin(goblins, 1, "stabby", "d3")  # 1 and 1 for each goblin
    table.goblin(goblins, 2, "boomy", "d3")  # 2
    table.enemies_act(match)
    assert match.health[0] == 8 - 3
    table.enemies_act(goblins)
    assert goblins.health[0] == 8 - 3 - 2


@pytest.mark.rule("TE-CTR-09")
@pytest.mark.parametrize(("boss", "lost"), [("dragon", 2), ("lich", 1), ("blood_count", 3), ("demon_lord", 2)])
def test_defence_takes_nothing_off_the_action_of_a_boss(boss: str, lost: int) -> None:
    match = table.new("thordin lanon")
    table.act_two(match, boss)
    table.hero(match, 0, "l4", **GUARDED)
    table.enemies_act(match)
    assert match.health[0] == 8 - lost


@pytest.mark.rule("TE-CTR-09", "TE-TRN-09")
def test_lasting_defence_takes_something_off_a_counterattack_alone() -> None:
    match = table.inside("crossroads", "thordin lanon")
    table.goblin(match, 1, "stabby", "d3")  # 1 and 1 for each goblin
    table.minion(match, "ogre", "d3")
    table.effect(match, "defence_bonus", n=9, scope="until_own_next_turn_end", target="self")
    assert match.defence(0, MELEE) > 9
    table.enemies_act(match)
    assert match.health[0] == 8 - 2 - 3
    assert match.defence(0, MELEE) > 9


@pytest.mark.rule("TE-CTR-09", "TE-TRN-09")
def test_lasting_defence_takes_nothing_off_a_trap_or_an_ambush() -> None:
    match = table.new("thordin lanon")
    table.lay(match, "d3", "crushing_walls")
    table.effect(match, "defence_bonus", n=9, scope="until_own_next_turn_end", target="self")
    table.play(match, "0 go d3", "0 roll", "* dice 1 1 1", "0 result 1")
    assert match.health[0] == 8 - 3
    table.play(match, "0 go d4", "0 go c4", "* room goblin_den_1")
    while table.asked(match) != "turn":
        table.play(match, "* goblin stabby" if match.turn == (DEALER,) else f"0 {match.moves(0)[0]}")
    assert match.health[0] == 8 - 3 - 1
