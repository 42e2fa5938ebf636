"""Tests: dice, results, what unused dice give, die changes, rerolls, costs, order (TE-TST)."""

from __future__ import annotations

from typing import Any

import pytest

from games.tiny import table
from verlies.core.events import Event
from verlies.games.tiny.match import TinyMatch


def rolled(match: TinyMatch, start: str, dice: str, *more: str) -> TinyMatch:
    """A test of the first hero that has been rolled."""
    rolled_events(match, start, dice, *more)
    return match


def searching(dice: str, **own: Any) -> TinyMatch:
    """Ethairna in the Study (intelligence 5) with this roll."""
    return rolled(table.inside("study", **own), "search", dice)


def in_lair(boss: str, space: str, heroes: str = "thordin ethairna", **own: Any) -> TinyMatch:
    """The first hero on a space of the lair, the boss beside."""
    match = table.new(heroes)
    table.act_two(match, boss)
    table.hero(match, 0, space, **own)
    return match


def added(match: TinyMatch, start: str) -> int:
    """All modifiers of the result of a test that is started now."""
    table.play(match, f"0 {start}", "0 roll")
    dice = str(next(iter(match.odds()))[0])
    die = dice.split()[1]
    events = table.play(match, f"* {dice}", f"0 result {die}")
    return int(table.told(events, "result")[0]["total"]) - int(die)


def rolled_events(match: TinyMatch, start: str, dice: str, *more: str) -> list[Event]:
    return table.play(match, f"0 {start}", "0 roll", f"* dice {dice}", *more)


# The roll


@pytest.mark.rule("TE-TST-01")
@pytest.mark.parametrize(("heroes", "dice"), [("ethairna lanon", 3), ("lanon thordin", 2), ("thordin lanon", 1)])
def test_a_hero_rolls_as_many_dice_as_the_skill_says(heroes: str, dice: int) -> None:
    match = table.inside("study", heroes)
    table.play(match, "0 search", "0 roll")
    assert table.dice_to_roll(match) == (dice, False)


@pytest.mark.rule("TE-TST-01")
def test_a_modifier_adds_a_die_but_never_a_fourth() -> None:
    weak = table.inside("rusty_lever", "ethairna lanon", trinkets="giants_gloves")
    table.play(weak, "0 search", "0 roll")
    assert table.dice_to_roll(weak) == (2, False)
    strong = table.inside("rusty_lever", "thordin lanon", trinkets="giants_gloves")
    table.play(strong, "0 search", "0 roll")
    assert table.dice_to_roll(strong) == (3, False)


@pytest.mark.rule("TE-TST-01")
@pytest.mark.parametrize(("heroes", "line", "dice"), [("thordin lanon", "hammer", 2), ("ethairna lanon", "dagger", 1)])
def test_a_modifier_takes_a_die_but_never_the_last(heroes: str, line: str, dice: int) -> None:
    match = in_lair("dragon", "l3", heroes)
    table.play(match, f"0 attack {line} boss", "0 roll")
    assert table.dice_to_roll(match) == (dice, True)


@pytest.mark.rule("TE-TST-17", "TE-TST-01")
def test_dice_modifiers_add_up_before_the_limits() -> None:
    match = in_lair("dragon", "l3", trinkets="giants_gloves")  # 3 + 1 - 1
    table.play(match, "0 attack hammer boss", "0 roll")
    assert table.dice_to_roll(match) == (3, True)


# The result


@pytest.mark.rule("TE-TST-02", "TE-TST-03")
@pytest.mark.parametrize(
    ("dice", "results"),
    [
        ("4 3 1", ["4 1", "4", "3 1", "3", "1"]),
        ("6 2 1", ["6 2 1", "6 2", "6 1", "6", "2 1", "2", "1"]),
        ("2 2 1", ["2 2 1", "2 2", "2 1", "2", "1"]),
        ("6 5 4", ["6", "5", "4"]),
        ("6 6 2", ["6 2", "6", "2"]),
    ],
)
def test_one_die_is_the_result_and_each_other_one_or_two_may_be_added(dice: str, results: list[str]) -> None:
    match = searching(dice)
    assert sorted(table.texts(match, "result")) == sorted(f"result {each}" for each in results)


@pytest.mark.rule("TE-TST-02", "TE-TST-13")
def test_any_die_may_be_the_result_die_even_to_fail() -> None:
    match = searching("6 5 1")
    events = table.play(match, "0 result 1")
    assert table.told(events, "result")[0]["total"] == 1
    assert "failed" in table.kinds(events)


@pytest.mark.rule("TE-TST-13", "TE-TST-06")
def test_a_plus_die_may_be_left_out_for_its_focus() -> None:
    match = searching("5 2 1", focus=0)
    events = table.play(match, "0 result 5")
    assert "succeeded" in table.kinds(events)
    assert match.focus[0] == 2
    greedy = searching("5 2 1", focus=0)
    table.play(greedy, "0 result 5 2 1")
    assert greedy.focus[0] == 0


@pytest.mark.rule("TE-TST-04")
def test_the_result_is_the_die_and_all_that_is_added_to_it() -> None:
    match = table.inside("crossroads", "grok lanon", left="bear_maul", armour="bear_pelt")  # line 2, two pieces 1
    table.minion(match, "ogre", "d3")
    table.play(match, "0 attack bear_maul ogre", "0 use battle_rage", "0 roll", "* dice 4 2 1 foe 2")
    events = table.play(match, "0 result 4 2 1")
    assert table.told(events, "result") == [{"seat": 0, "hero": "grok", "dice": [4, 2, 1], "total": 7 + 2 + 1 + 2}]
    assert table.told(events, "foe_hurt")[0]["damage"] == 12 - 5


@pytest.mark.rule("TE-TST-05")
def test_a_test_succeeds_at_its_number_and_fails_below() -> None:
    assert "succeeded" in table.kinds(table.play(searching("5 3 3"), "0 result 5"))
    assert "failed" in table.kinds(table.play(searching("4 3 3"), "0 result 4"))


@pytest.mark.rule("TE-TST-05")
def test_an_attack_must_beat_the_defence() -> None:
    match = table.inside("crossroads", "thordin lanon")
    table.goblin(match, 1, "stabby", "d3")  # defence 4
    rolled(match, "attack hammer g1", "5 4 3 foe 2")
    equal = match.copy()
    assert "missed" in table.kinds(table.play(equal, "0 result 4"))
    assert table.foe_at(equal, "g1") == "d3"
    table.play(match, "0 result 5")
    assert table.foe_at(match, "g1") is None


# Unused dice


@pytest.mark.rule("TE-TST-06")
@pytest.mark.parametrize(
    ("dice", "used", "focus", "health"),
    [("5 4 3", "5", 2, 0), ("6 5 4", "5", 1, 1), ("6 6 5", "5", 0, 2), ("5 5 2", "5", 1, 0), ("5 5 1", "5 1", 0, 0)],
)
def test_unused_dice_of_a_success_give_focus_and_health(dice: str, used: str, focus: int, health: int) -> None:
    match = table.inside("workshop", "pip lanon", health=1, focus=0)
    rolled(match, "search", dice, f"0 result {used}")
    assert (match.health[0], match.focus[0]) == (1 + health, focus)


@pytest.mark.rule("TE-TST-06")
def test_unused_dice_of_a_failure_give_nothing() -> None:
    match = table.inside("workshop", "pip lanon", health=1, focus=0)
    rolled(match, "search", "6 4 3", "0 result 4")
    assert (match.health[0], match.focus[0]) == (1, 0)


@pytest.mark.rule("TE-TST-06")
def test_unused_dice_of_an_attack_count_only_if_it_beats_the_defence() -> None:
    match = table.inside("crossroads", "thordin lanon", health=1, focus=0)
    table.minion(match, "ogre", "d3")  # defence 5
    rolled(match, "attack hammer ogre", "6 5 3 foe torch")
    miss = match.copy()
    table.play(miss, "0 result 5")
    assert (miss.health[0], miss.focus[0]) == (1, 0)
    table.play(match, "0 result 6")
    assert (match.health[0], match.focus[0]) == (1, 1)


@pytest.mark.rule("TE-TST-07")
def test_gains_stop_at_the_top_of_a_track() -> None:
    match = table.inside("workshop", "pip lanon", health=5, focus=5)  # of 6 and 6
    events = rolled_events(match, "search", "6 6 5", "0 result 5")
    assert match.health[0] == 6
    assert table.told(events, "gained") == [{"seat": 0, "hero": "pip", "health": 1, "focus": 0}]
    match = table.inside("workshop", "pip lanon", focus=5)
    rolled(match, "search", "5 4 4", "0 result 5")
    assert match.focus[0] == 6


@pytest.mark.rule("TE-TST-07")
def test_losses_stop_at_nothing() -> None:
    match = table.new("ethairna lanon")
    table.lay(match, "d3", "draining_glyph")  # 3 focus
    table.lay(match, "e4", "dart_gallery")  # 2 health
    table.hero(match, 0, focus=1, health=1)
    table.play(match, "0 go d3", "0 roll", "* dice 1 1 1", "0 result 1")
    assert match.focus[0] == 0
    table.play(match, "0 go d4", "0 go e4", "0 roll", "* dice 1 1", "0 result 1")
    assert match.health[0] == 0


# Changing a die


@pytest.mark.rule("TE-TST-08")
def test_two_focus_change_a_die_by_one_as_often_as_they_can_be_paid() -> None:
    match = searching("4 3 3", focus=5)
    assert sorted(table.texts(match, "change")) == ["change 3 2", "change 3 4", "change 4 3", "change 4 5"]
    table.play(match, "0 change 4 5")
    assert match.focus[0] == 3
    assert "result 5" in table.texts(match)
    assert "result 4" not in table.texts(match)
    table.play(match, "0 change 5 6")
    assert match.focus[0] == 1
    assert not table.texts(match, "change")


@pytest.mark.rule("TE-TST-08", "TE-EX-11")
def test_a_three_becomes_a_plus_two_but_a_six_never_a_one() -> None:
    match = searching("6 3 1", focus=8)
    assert not {"change 6 1", "change 6 7", "change 1 6", "change 1 0"} & set(table.texts(match))
    assert "result 6 3" not in table.texts(match)
    table.play(match, "0 change 3 2")
    assert match.focus[0] == 6
    assert "result 6 2 1" in table.texts(match)


@pytest.mark.rule("TE-TST-08")
def test_the_new_face_counts_in_every_way() -> None:
    health = searching("5 5 5", focus=2, health=1)
    table.play(health, "0 change 5 6", "0 result 5")
    assert (health.health[0], health.focus[0]) == (2, 0)  # a six that is not used, where a five gave nothing
    focus = searching("5 5 5", focus=2, health=1)
    table.play(focus, "0 change 5 4", "0 result 5")
    assert (focus.health[0], focus.focus[0]) == (1, 1)


@pytest.mark.rule("TE-TST-09")
def test_no_die_is_changed_in_a_turn_begun_unconscious() -> None:
    match = table.new("ethairna lanon")
    table.lay(match, "d3", "draining_glyph")
    table.hero(match, 0, health=0, focus=3, trinkets="lucky_coin healing_flask")
    table.turn_of(match, 0)
    table.play(match, "0 go d3")
    assert table.texts(match) == ["roll"]
    table.play(match, "0 roll", "* dice 4 3 3")
    assert match.focus[0] == 8
    assert table.texts(match) == ["result 4", "result 3"]


# Rerolls


@pytest.mark.rule("TE-TST-10")
def test_the_new_face_of_a_reroll_counts_and_may_still_be_changed() -> None:
    match = searching("4 3 3", focus=8, trinkets="lucky_coin")
    table.play(match, "0 use lucky_coin 4", "* die 1")
    assert match.focus[0] == 7
    assert sorted(table.texts(match, "result")) == ["result 1", "result 3", "result 3 1"]
    assert "change 1 2" in table.texts(match)
    table.play(match, "0 change 1 2")
    assert "result 3 2" in table.texts(match)


@pytest.mark.rule("TE-TST-17")
def test_a_reroll_is_one_die_and_once_for_each_card() -> None:
    match = table.inside("crossroads", "thordin lanon", trinkets="lucky_coin lion_ring")
    table.goblin(match, 1, "stabby", "d3")
    rolled(match, "attack hammer g1", "3 3 1 foe 5")
    assert table.texts(match, "use") == ["use lion_ring 3", "use lion_ring 1", "use lucky_coin 3", "use lucky_coin 1"]
    table.play(match, "0 use lucky_coin 3", "* die 2")
    assert match.view(0)["test"]["faces"] == [3, 2, 1]
    assert [each for each in table.texts(match, "use") if "lucky_coin" in each] == []
    table.play(match, "0 use lion_ring 1", "* die 6")
    assert match.view(0)["test"]["faces"] == [6, 3, 2]
    assert table.texts(match, "use") == []


@pytest.mark.rule("TE-TST-17")
def test_the_enemy_die_is_neither_changed_nor_rolled_again() -> None:
    match = table.inside("crossroads", "thordin lanon", focus=6, trinkets="lucky_coin")
    table.minion(match, "ogre", "d3")
    rolled(match, "attack hammer ogre", "1 1 1 foe 5")
    assert table.texts(match, "change") == ["change 1 2"]
    assert table.texts(match, "use") == ["use lucky_coin 1"]
    table.play(match, "0 use lucky_coin 1", "* die 2", "0 change 2 3")
    assert match.view(0)["test"]["foe_die"] == 5


# Costs


@pytest.mark.rule("TE-TST-11")
def test_icons_come_before_the_cost_and_may_pay_it() -> None:
    match = table.inside("arcane_altar", focus=3)  # intelligence 5, 4 focus: the torch goes up
    match.torch = 15
    rolled(match, "search", "5 3 3", "0 result 5")
    assert table.asked(match) == "pay"
    assert match.focus[0] == 5
    table.play(match, "0 pay")
    assert (match.focus[0], match.torch) == (1, 13)


@pytest.mark.rule("TE-TST-11")
def test_a_cost_that_cannot_be_paid_in_full_gives_no_effect() -> None:
    match = table.inside("arcane_altar", focus=2)
    match.torch = 15
    rolled(match, "search", "5 5 3", "0 result 5")
    assert table.asked(match) == "turn"
    assert (match.focus[0], match.torch) == (3, 15)


@pytest.mark.rule("TE-TST-11")
def test_a_cost_that_cannot_be_paid_is_not_a_failure_either() -> None:
    match = table.inside("feasthall", focus=3, health=3)  # 3 focus: all health; failure: 2 health lost
    rolled(match, "search", "5 5 3", "0 change 3 2")
    events = table.play(match, "0 result 5")
    assert "cannot_pay" in table.kinds(events)
    assert (match.health[0], match.focus[0]) == (3, 2)


@pytest.mark.rule("TE-TST-11")
def test_paying_is_optional() -> None:
    match = table.inside("arcane_altar", focus=8)
    match.torch = 15
    rolled(match, "search", "6 5 5", "0 result 5")
    assert table.texts(match) == ["pay", "decline"]
    table.play(match, "0 decline")
    assert table.asked(match) == "turn"
    assert (match.focus[0], match.torch) == (8, 15)


@pytest.mark.rule("TE-TST-12")
@pytest.mark.parametrize(("room", "start", "dice"), [("workshop", "search", "4 3"), ("dart_gallery", "disarm", "4 3")])
def test_a_failure_without_a_printed_effect_does_nothing(room: str, start: str, dice: str) -> None:
    match = table.inside(room, "lanon ethairna" if start == "disarm" else "thordin ethairna", health=3, focus=1)
    before = (match.torch, match.goblins(), match.disarmed)
    events = rolled_events(match, start, dice, "0 result 4")
    assert table.kinds(events)[-1] == "failed"
    assert (match.health[0], match.focus[0]) == (3, 1)
    assert (match.torch, match.goblins(), match.disarmed) == before


@pytest.mark.rule("TE-TST-15")
def test_what_is_paid_before_or_during_a_roll_needs_the_focus_in_hand() -> None:
    poor = table.inside("witchs_brew", "grok lanon", focus=0)
    assert "search" not in table.texts(poor)
    assert "use sprint" not in table.texts(poor)
    rich = table.inside("witchs_brew", "grok lanon", focus=1)
    assert {"search", "use sprint"} <= set(table.texts(rich))


@pytest.mark.rule("TE-TST-15")
@pytest.mark.parametrize(("focus", "legal"), [(2, False), (3, True)])
def test_an_attack_with_a_price_needs_the_focus_in_hand(focus: int, legal: bool) -> None:
    match = table.inside("crossroads", "kestrel lanon", focus=focus, left="hawk_bow")
    table.goblin(match, 1, "stabby", "d3")
    assert ("attack hawk_bow all" in table.texts(match)) is legal


@pytest.mark.rule("TE-TST-15")
@pytest.mark.parametrize(
    ("focus", "offered"),
    [(0, []), (1, ["use lucky_coin 1"]), (2, ["change 1 2", "use lucky_coin 1"]),
     (3, ["change 1 2", "use battle_rage", "use lucky_coin 1"])],
)  # fmt: skip
def test_changes_and_triggers_need_the_focus_in_hand(focus: int, offered: list[str]) -> None:
    match = table.inside("crossroads", "grok lanon", focus=focus, right="tower_shield", trinkets="lucky_coin")
    table.goblin(match, 1, "stabby", "d3")
    rolled(match, "attack axe g1", "1 1 1 foe 5")
    assert sorted(table.texts(match, "change") + table.texts(match, "use")) == offered


@pytest.mark.rule("TE-TST-15")
def test_a_cost_beside_the_success_is_due_only_then() -> None:
    match = table.inside("arcane_altar", focus=0, spells="ice_lance")  # ice lance costs 3
    table.goblin(match, 1, "stabby", "d3")
    table.hero(match, 1, "d3")
    assert {"search", "cast ice_lance g1", "cast seeking_bolt g1"} <= set(table.texts(match))
    rolled(match, "cast seeking_bolt g1", "5 4 3 foe torch", "0 result 5")
    assert table.asked(match) == "pay"


@pytest.mark.rule("TE-TST-15")
def test_a_free_search_with_a_cost_is_the_exception() -> None:
    assert "search" not in table.texts(table.inside("feasthall", focus=2))
    assert "search" in table.texts(table.inside("feasthall", focus=3))


# Modifiers by scope


@pytest.mark.rule("TE-TST-14")
@pytest.mark.parametrize(
    ("boss", "space", "start", "bonus"),
    [
        ("lich", "l2", "attack hammer boss", 2),  # str_test
        ("lich", "l2", "attack crossbow boss", 1),
        ("lich", "l1", "cast ice_lance boss", 2),  # int_test
        ("lich", "l1", "attack hammer boss", 0),
        ("dragon", "l1", "attack hammer boss", 3),  # melee_attack
        ("dragon", "l1", "attack crossbow boss", 1),
        ("dragon", "l1", "cast ice_lance boss", 0),
        ("dragon", "l4", "attack crossbow boss", 3),  # dex_test
        ("lich", "l4", "attack crossbow boss", 3),  # missile_attack
        ("lich", "l4", "attack hammer boss", 0),
        ("lich", "l4", "cast ice_lance boss", 0),
    ],
)
def test_a_modifier_counts_in_its_scope_only(boss: str, space: str, start: str, bonus: int) -> None:
    match = in_lair(boss, space, right="crossbow", spells="ice_lance")  # the crossbow has 1 of its own
    assert added(match, start) == bonus


@pytest.mark.rule("TE-TST-14")
@pytest.mark.parametrize(
    ("room", "own", "start", "bonus"),
    [
        ("workshop", {"trinkets": "hawk_ring"}, "search", 1),  # dexterity in any test
        ("crossroads", {"trinkets": "hawk_ring", "left": "rapier"}, "attack rapier g1", 2),
        ("crossroads", {"trinkets": "hawk_ring"}, "attack dagger g1", -1),
        ("study", {"armour": "scholars_robe"}, "search", 1),
        ("study", {"armour": "scholars_robe"}, "cast seeking_bolt g1", 1),
        ("study", {"trinkets": "owl_tome"}, "search", 0),  # only in casting
        ("study", {"trinkets": "owl_tome"}, "cast seeking_bolt g1", 1),
        ("study", {"trinkets": "owl_tome", "left": "spark_wand"}, "attack spark_wand g2", 1),
    ],
)
def test_a_card_counts_in_its_scope_only(room: str, own: dict[str, str], start: str, bonus: int) -> None:
    match = table.inside(room, **own)
    table.hero(match, 1, "d3")
    table.goblins(match, "stabby d3", "stabby d4")
    assert added(match, start) == bonus


# The order


@pytest.mark.rule("TE-TST-16")
def test_a_test_goes_window_roll_window_result_icons_cost_effects() -> None:
    match = table.inside("arcane_altar", focus=7)
    match.torch = 15
    asks, events = [], []
    for line in ("0 search", "0 roll", "* dice 5 3 3", "0 result 5", "0 pay"):
        events += table.play(match, line)
        asks.append(table.asked(match))
    assert asks == ["before_roll", "dealer", "after_roll", "pay", "turn"]
    assert table.kinds(events) == ["searches", "rolled", "result", "succeeded", "gained", "paid", "torch_up"]


@pytest.mark.rule("TE-TST-16")
def test_the_window_after_the_roll_allows_any_order_until_the_dice_are_chosen() -> None:
    match = table.inside("crossroads", "grok lanon", left="lion_sword", trinkets="lion_ring healing_flask", health=1)
    table.goblin(match, 1, "pokey", "d3")  # defence 6
    table.hero(match, 0, focus=4)
    rolled(match, "attack lion_sword g1", "3 1 1 foe torch")
    table.play(match, "0 use lion_sword", "0 use lion_ring 3", "* die 2", "0 use healing_flask", "0 change 2 3")
    assert (match.health[0], match.focus[0]) == (5, 0)
    table.play(match, "0 result 3 1 1")  # 5, 1 of the sword, 1 bought
    assert table.foe_at(match, "g1") is None
    assert not {"change 3 4", "use lion_ring 3"} & set(table.texts(match))


@pytest.mark.rule("TE-EX-02", "TE-TST-06")
def test_example_a_four_and_a_plus_one_pass_the_study() -> None:
    match = searching("4 3 1", focus=0)
    table.play(match, "0 result 4 1", "0 draw spell", "* spell fireball", "0 keep")
    assert match.focus[0] == 3
    assert match.view(0)["heroes"][0]["spells"] == ["fireball"]


@pytest.mark.rule("TE-EX-03", "TE-TST-06")
def test_example_the_four_alone_fails_and_gives_no_focus() -> None:
    match = searching("4 3 1", focus=0)
    table.in_row(match, "fireball")
    events = table.play(match, "0 result 4")
    assert "failed" in table.kinds(events)
    assert table.asked(match) == "turn"
    assert match.focus[0] == 0
