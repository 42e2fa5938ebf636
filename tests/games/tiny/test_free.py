"""Free actions: when, how often, which ones, and triggers (TE-FRE)."""

from __future__ import annotations

from typing import Any

import pytest

from games.tiny import table
from verlies.games.tiny.match import TinyMatch

# When and how often


@pytest.mark.rule("TE-FRE-01")
def test_a_free_action_may_be_repeated_while_it_can_be_paid() -> None:
    match = table.new("lanon thordin")
    table.hero(match, 1, health=1)
    for health in (3, 5):
        table.play(match, "0 use healing_hands thordin")
        assert match.health[1] == health
    assert match.focus[0] == 1
    assert "use healing_hands thordin" not in table.texts(match)
    assert "rest" in table.texts(match)


@pytest.mark.rule("TE-FRE-01")
def test_free_actions_are_for_ones_own_turn_only() -> None:
    match = table.new("lanon thordin")
    table.hero(match, 0, health=1, trinkets="healing_flask")
    table.hero(match, 1, health=1, trinkets="oil_flask")
    assert table.texts(match, seat=1) == []
    assert "use healing_hands thordin" in table.texts(match)
    match.torch = 9
    table.play(match, "0 end")
    assert table.texts(match, seat=0) == []
    assert "use healing_flask" not in table.texts(match)


@pytest.mark.rule("TE-FRE-02")
def test_free_actions_fit_around_and_into_the_movement_and_around_the_hero_action() -> None:
    match = table.new("grok lanon")
    table.halls(match, "d3 d2")
    table.play(match, "0 use sprint", "0 go d3", "0 use sprint", "0 go d2")
    assert table.speed(match) == 3 + 2 - 2
    table.hero(match, 0, health=1, focus=0, trinkets="healing_flask oil_flask")
    match.torch = 15
    table.changed(match)
    table.play(match, "0 use healing_flask", "0 rest", "0 use oil_flask")
    assert match.torch < 15
    assert match.health[0] == 8


def windows(match: TinyMatch, start: str, dice: str) -> list[set[str]]:
    """What may be used in the main window, before the roll, after it, and when the test is over."""
    found = [set(table.texts(match))]
    table.play(match, f"0 {start}")
    found.append(set(table.texts(match)))
    table.play(match, "0 roll", f"* dice {dice}")
    found.append(set(table.texts(match)))
    table.play(match, f"0 result {dice.split()[0]}")
    assert table.asked(match) == "turn"
    found.append(set(table.texts(match)))
    return found


@pytest.mark.rule("TE-FRE-02")
@pytest.mark.parametrize(
    ("heroes", "own", "action", "inner"),
    [
        ("lanon thordin", {"health": 1}, "use healing_hands lanon", True),
        ("grok lanon", {}, "use sprint", True),
        ("gerrund lanon", {}, "use research", True),
        ("thordin lanon", {"health": 1, "trinkets": "healing_flask"}, "use healing_flask", True),
        ("thordin lanon", {"trinkets": "oil_flask"}, "use oil_flask", True),
        ("grok lanon", {"trinkets": "lion_boots"}, "discard lion_boots", True),
        ("kestrel lanon", {}, "use pathfinder", False),
        ("pip lanon", {}, "use nimble_fingers", False),
        ("thordin lanon", {"trinkets": "bear_horn"}, "use bear_horn", False),
        ("thordin lanon", {"left": "longsword"}, "switch", False),
        ("thordin lanon", {}, "explore", False),
    ],
)
def test_in_the_roll_windows_only_some_free_actions_are_possible(
    heroes: str, own: dict[str, Any], action: str, inner: bool
) -> None:
    match = table.inside("workshop", heroes, focus=4, **own)
    table.lay(match, "d2", "crossroads")
    table.goblin(match, 1, "stabby", "d2")
    match.torch = 15
    table.back(match, "c3", "A")
    dice = " ".join("3" * match.kits[0].dice[1])
    main, before, after, over = windows(match, "search", dice)
    assert action in main
    assert (action in before) is inner
    assert (action in after) is inner
    assert action in over or action == "use nimble_fingers"


@pytest.mark.rule("TE-FRE-02", "TE-FRE-03")
def test_a_card_to_throw_away_is_not_a_reason_to_ask_before_a_roll() -> None:
    match = table.inside("study", "thordin lanon", trinkets="lion_boots", spells="haste")
    main, before, after, over = windows(match, "search", "3")
    assert before == {"roll"}
    assert {"discard lion_boots", "discard haste"} <= main & after & over


@pytest.mark.rule("TE-FRE-02")
@pytest.mark.parametrize(
    ("heroes", "own", "other"),
    [
        ("grok lanon", {}, "use sprint"),
        ("thordin lanon", {"health": 1, "trinkets": "healing_flask"}, "use healing_flask"),
    ],
)
def test_where_there_is_something_else_to_do_before_a_roll_cards_can_be_thrown_away_too(
    heroes: str, own: dict[str, Any], other: str
) -> None:
    match = table.inside("study", heroes, **own, armour="lion_mail")
    _, before, _, _ = windows(match, "search", "3")
    assert {"roll", other, "discard lion_mail"} <= before


@pytest.mark.rule("TE-FRE-02")
def test_by_the_first_version_of_the_rules_a_card_to_throw_away_was_asked_for_before_a_roll() -> None:
    match = table.new("thordin lanon", rules=1)
    table.lay(match, "d3", "study")
    table.hero(match, 0, "d3", trinkets="lion_boots")
    _, before, _, _ = windows(match, "search", "3")
    assert before == {"roll", "discard lion_boots"}


@pytest.mark.rule("TE-FRE-02")
def test_portal_lure_and_the_way_into_the_lair_wait_for_the_end_of_a_test() -> None:
    match = table.inside("portal_chamber_1", focus=8, spells="everflame")
    main, before, after, over = windows(match, "cast everflame", "3 3 3")
    assert "portal d4" in main & over
    assert not {each for each in before | after if each.startswith("portal")}
    late = table.new("ethairna lanon")
    table.act_two(late, "lich")
    table.hero(late, 0, "d3", spells="everflame", focus=8)
    main, before, after, over = windows(late, "cast everflame", "3 3 3")
    assert {"lure", "go l3"} <= main & over
    assert not {"lure", "go l3"} & (before | after)


@pytest.mark.rule("TE-FRE-02")
def test_dice_are_changed_only_after_the_roll() -> None:
    match = table.inside("study", focus=4)
    main, before, after, over = windows(match, "search", "3 3 3")
    assert "change 3 4" in after
    assert not {each for each in main | before | over if each.startswith("change")}


@pytest.mark.rule("TE-FRE-02")
def test_a_card_that_the_running_action_uses_is_not_discarded() -> None:
    match = table.inside("crossroads", spells="ice_lance haste", left="rapier", right="crossbow")
    table.goblin(match, 1, "stabby", "d3")
    spell = match.copy()
    table.play(match, "0 attack rapier g1", "0 roll", "* dice 6 5 foe 5")
    assert table.texts(match, "discard") == ["discard crossbow", "discard ice_lance", "discard haste"]
    table.play(spell, "0 cast ice_lance g1", "0 roll", "* dice 6 5 4 foe 5")
    assert table.texts(spell, "discard") == ["discard rapier", "discard crossbow", "discard haste"]


@pytest.mark.rule("TE-FRE-02")
def test_between_result_and_payment_there_is_no_window() -> None:
    match = table.inside("crossroads", "gerrund lanon", focus=8, health=1, spells="everflame", trinkets="healing_flask")
    match.torch = 15
    table.play(match, "0 cast everflame", "0 roll", "* dice 6 6 6", "0 result 6")
    assert table.texts(match) == ["pay", "decline"]


# Which ones


@pytest.mark.rule("TE-FRE-03")
def test_a_card_may_be_discarded_to_its_row() -> None:
    match = table.new("thordin lanon")
    table.hero(match, 0, armour="plate_mail", spells="haste")
    assert table.texts(match, "discard") == ["discard plate_mail", "discard haste"]
    table.play(match, "0 discard plate_mail", "0 discard haste")
    view = match.view(0)
    assert (view["loot"]["row"], view["spells"]["row"]) == (["plate_mail"], ["haste"])
    assert view["heroes"][0]["armour"] is None
    assert view["heroes"][0]["defence"] == 4
    assert "rest" in table.texts(match)


@pytest.mark.rule("TE-FRE-03")
def test_the_only_hand_card_may_go_to_the_other_hand() -> None:
    match = table.new("gerrund lanon")
    assert "switch" not in table.texts(match)
    table.hero(match, 0, left="rapier")
    table.play(match, "0 switch")
    hands = match.view(0)["heroes"][0]
    assert (hands["left"]["card"], hands["right"]["card"]) == (None, "rapier")
    assert "use research" not in table.texts(match)
    assert "switch" not in table.texts(match)  # back again would lead nowhere
    table.hero(match, 0, left="longsword")
    assert "switch" not in table.texts(match)
    assert "rest" in table.texts(match)


@pytest.mark.rule("TE-FRE-03")
def test_the_lair_is_entered_the_portal_used_the_boss_lured_without_a_hero_action() -> None:
    match = table.inside("lair_door", "thordin lanon")
    match.kills = 2
    table.changed(match)
    table.play(match, "0 go l3", "* boss lich")
    assert table.place_of(match, 0) == "l3"
    assert "rest" in table.texts(match)
    late = table.new("thordin lanon")
    table.lay(late, "e4", "portal_chamber_1")
    table.act_two(late, "lich")
    table.hero(late, 0, "e4", focus=6)
    table.play(late, "0 lure")
    assert table.foe_at(late, "boss") == "d4"
    table.play(late, "0 portal d4")
    assert table.place_of(late, 0) == "d4"
    assert "rest" in table.texts(late)


@pytest.mark.rule("TE-FRE-03")
def test_explore_is_free_in_act_one_and_luring_in_act_two() -> None:
    match = table.new("thordin lanon")
    assert "explore" in table.texts(match)
    assert "lure" not in table.texts(match)
    table.act_two(match, "lich")
    assert "explore" not in table.texts(match)
    assert "lure" in table.texts(match)


@pytest.mark.rule("TE-FRE-03")
@pytest.mark.parametrize(("room", "move"), [("armory", "search int"), ("feasthall", "search")])
def test_a_search_printed_as_a_free_action_leaves_the_hero_action(room: str, move: str) -> None:
    match = table.inside(room, focus=8, health=4)
    assert table.texts(match).count(move) == 1
    table.play(match, "0 rest")
    assert move in table.texts(match)
    table.play(match, f"0 {move}", "0 roll", "* dice 6 6 6", "0 result 6")
    fresh = table.inside(room, focus=8, health=4)
    table.play(fresh, f"0 {move}", "0 roll", "* dice 6 6 6", "0 result 6")
    assert "rest" in table.texts(fresh)


@pytest.mark.rule("TE-FRE-03")
def test_every_hero_may_change_a_die() -> None:
    for name in ("thordin", "ethairna", "lanon", "gerrund", "grok", "moonblade", "pip", "kestrel"):
        match = table.inside("study", f"{name} {'pip' if name != 'pip' else 'grok'}", focus=2)
        dice = " ".join("3" * match.kits[0].dice[2])
        table.play(match, "0 search", "0 roll", f"* dice {dice}", "0 change 3 4")
        assert match.focus[0] == 0


@pytest.mark.rule("TE-FRE-04")
def test_an_ability_of_a_hand_is_unusable_while_a_card_covers_it() -> None:
    match = table.new("gerrund lanon")
    assert "use research" in table.texts(match)
    table.hero(match, 0, right="rapier")
    assert "use research" not in table.texts(match)
    table.play(match, "0 discard rapier")
    assert "use research" in table.texts(match)


@pytest.mark.rule("TE-FRE-04")
def test_a_covered_trigger_is_not_offered() -> None:
    match = table.inside("crossroads", "thordin lanon", right="tower_shield", focus=4)
    table.minion(match, "minotaur", "d3")
    table.play(match, "0 attack hammer minotaur", "0 roll", "* dice 1 1 1 foe 5", "0 result 1")
    assert table.asked(match) == "turn"
    assert match.health[0] == 8 - (5 + 3 - 6)


# Triggers


@pytest.mark.rule("TE-FRE-05")
def test_a_trigger_is_offered_with_its_own_action_only() -> None:
    match = table.inside("study", "grok lanon", left="lion_sword", right="crossbow", spells="ice_lance", focus=4)
    table.hero(match, 1, "d3")
    table.halls(match, "d2")
    table.goblins(match, "stabby d3", "stabby d2")
    assert table.texts(match, "use") == []
    for start, offered in (
        ("attack lion_sword g1", ["use battle_rage", "use lion_sword"]),
        ("attack crossbow g2", ["use battle_rage"]),
        ("cast ice_lance g1", []),
        ("search", []),
    ):
        other = match.copy()
        table.play(other, f"0 {start}")
        assert table.texts(other, "use") == offered


@pytest.mark.rule("TE-FRE-05")
def test_a_trigger_counts_once_in_an_attack_and_again_in_the_next() -> None:
    match = table.inside("crossroads", "thordin lanon", left="lion_sword", focus=6)
    table.minion(match, "cave_troll", "d3")
    table.play(match, "0 attack lion_sword cave_troll", "0 use lion_sword")
    assert "use lion_sword" not in table.texts(match)
    table.play(match, "0 roll", "* dice 1 1 1 foe torch")
    assert "use lion_sword" not in table.texts(match)
    table.play(match, "0 result 1")
    match.acted = 0
    table.changed(match)
    table.play(match, "0 attack lion_sword cave_troll")
    assert "use lion_sword" in table.texts(match)


@pytest.mark.rule("TE-FRE-05")
def test_a_trigger_with_a_rest_is_offered_once_after_it() -> None:
    match = table.new("thordin lanon")
    table.hero(match, 0, health=1, focus=0, trinkets="band_of_calm")
    assert table.texts(match, "use") == []
    table.play(match, "0 rest")
    assert table.texts(match) == ["use band_of_calm", "ready"]
    table.play(match, "0 use band_of_calm")
    assert (match.health[0], match.focus[0]) == (5, 6)
    assert table.asked(match) == "turn"


# What could do nothing


@pytest.mark.rule("TE-FRE-06")
def test_a_free_action_must_be_paid_in_full() -> None:
    match = table.new("gerrund lanon")
    table.hero(match, 0, focus=3)
    assert "use research" not in table.texts(match)
    table.hero(match, 0, focus=4)
    assert "use research" in table.texts(match)


@pytest.mark.rule("TE-FRE-06")
def test_healing_needs_somebody_who_lacks_health() -> None:
    match = table.new("lanon thordin")
    table.hero(match, 0, trinkets="healing_flask")
    table.hero(match, 1, health=7)
    assert table.texts(match, "use") == ["use healing_hands thordin"]
    table.hero(match, 0, health=7)
    assert table.texts(match, "use") == ["use healing_hands lanon", "use healing_hands thordin", "use healing_flask"]


@pytest.mark.rule("TE-FRE-06")
def test_oil_needs_a_torch_below_its_start() -> None:
    match = table.new("lanon thordin")
    table.hero(match, 0, trinkets="oil_flask")
    assert table.texts(match, "use") == []
    match.torch += 1
    table.changed(match)
    assert table.texts(match, "use") == ["use oil_flask"]


@pytest.mark.rule("TE-FRE-06")
def test_a_sprint_needs_a_movement_that_has_not_ended() -> None:
    match = table.new("grok lanon")
    table.halls(match, "d3")
    table.goblin(match, 1, "stabby", "d3")
    assert "use sprint" in table.texts(match)
    table.play(match, "0 go d3")
    assert "use sprint" not in table.texts(match)


@pytest.mark.rule("TE-FRE-06")
def test_research_needs_a_spell_to_find() -> None:
    match = table.new("gerrund lanon")
    match.spell_pile = b""
    table.changed(match)
    assert "use research" not in table.texts(match)
    match.spell_pile = bytes(range(16))
    table.in_row(match, "fireball")
    match.spell_pile = b""
    table.changed(match)
    assert "use research" in table.texts(match)


@pytest.mark.rule("TE-FRE-06")
def test_fingers_need_something_to_search_or_disarm_for_the_focus_left() -> None:
    match = table.new("pip lanon")
    table.lay(match, "d3", "workshop")
    assert "use nimble_fingers" not in table.texts(match)
    table.hero(match, 0, "d3")
    assert "use nimble_fingers" in table.texts(match)
    table.goblin(match, 1, "stabby", "d3")
    assert "use nimble_fingers" not in table.texts(match)
    brew = table.inside("witchs_brew", "pip lanon", focus=3)
    assert "use nimble_fingers" not in table.texts(brew)
    table.hero(brew, 0, focus=4)
    assert "use nimble_fingers" in table.texts(brew)


@pytest.mark.rule("TE-FRE-06")
def test_a_pathfinder_needs_a_card_to_turn_and_a_horn_an_enemy_to_drive() -> None:
    match = table.new("kestrel lanon")
    table.hero(match, 0, trinkets="bear_horn", focus=5)
    assert table.texts(match, "use") == ["use pathfinder"]
    table.halls(match, "d3 e4 d5 c4")
    assert table.texts(match, "use") == []
    table.goblin(match, 1, "stabby", "c4")
    assert table.texts(match, "use") == ["use bear_horn"]


@pytest.mark.rule("TE-FRE-06")
def test_a_boss_beside_the_hero_is_not_lured() -> None:
    match = table.new("thordin lanon")
    table.act_two(match, "lich", "d3")
    assert "lure" in table.texts(match)
    table.hero(match, 0, "d3")
    assert "lure" not in table.texts(match)
