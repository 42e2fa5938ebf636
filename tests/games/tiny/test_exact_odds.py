"""Every figure shown of a roll against the engine: in random positions all rolls are played out (chances.py)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from games.tiny import table
from games.tiny.played_out import compare, end_of, ends, start_of
from games.tiny.scatter import scenes
from verlies.core.moves import DEALER
from verlies.games.tiny.lair import waits
from verlies.games.tiny.match import TinyMatch

ROLLING = ("roll", "skill", "attack", "cast", "search", "disarm")
OF_A_KIND = 2
"""How many rolls of each kind are played out, with each boss and each icon below the torch."""


def chances(match: TinyMatch) -> dict[str, Any]:
    shown: dict[str, Any] = match.view(0)["chances"]
    return shown


def kind_of(match: TinyMatch, move: str) -> tuple[Any, ...]:
    return move.split()[0], match.boss, match.view(None)["torch"]["next"]["icon"]


def leads_to_a_roll(match: TinyMatch, move: str) -> bool:
    """Whether this hero rolls dice after this move, before anything else is decided."""
    other = match.copy()
    other.play(other.turn[0], move)
    while other.active == match.active and table.asked(other) in ("pickup", "before_roll", "skill"):
        other.play(other.turn[0], "decline" if table.asked(other) == "pickup" else table.texts(other)[0])
    return table.asked(other) == "dealer" and str(next(iter(other.odds()))[0]).startswith("dice")


@pytest.mark.rule(
    "TE-TST-05", "TE-TST-08", "TE-TST-11", "TE-ATK-10", "TE-ATK-15", "TE-CTR-05", "TE-BOS-08", "TE-DMG-04"
)
def test_all_that_is_shown_of_a_roll_is_what_the_engine_counts() -> None:
    done: Counter[tuple[Any, ...]] = Counter()
    for match, rng in scenes(range(40), 10):
        if match.turn == (DEALER,):
            continue
        if rng.random() < 0.1:
            match = match.copy()
            match.torch = match.view(None)["torch"]["skull"] - 1
            table.changed(match)
        for move, shown in chances(match).items():
            if done[kind := kind_of(match, move)] < OF_A_KIND:
                done[kind] += 1
                compare(match, shown, move)
    verbs, bosses, icons = (set(each) for each in zip(*done, strict=True))
    assert verbs == {*ROLLING, "use"}
    assert len(bosses) == 5
    assert icons == {None, "goblin", "enemy_action", "skull"}


@pytest.mark.rule("TE-ACT-13", "TE-DMG-09")
def test_odds_are_shown_for_the_rolls_that_will_be_made_and_for_no_other() -> None:
    waiting = Counter[bool]()
    for match, rng in scenes(range(1, 401, 2), 12):
        if table.asked(match) != "turn":
            continue
        if rng.random() < 0.7 and (steps := [move for move in table.texts(match, "go") if move[3] == "l"]):
            match = match.copy()
            match.health[match.active] = rng.choice([1, 2, 5])
            table.play(match, f"{match.active} {rng.choice(steps)}")
        if table.asked(match) == "turn":
            shown = chances(match)
            moves = [move for move in table.texts(match) if move.split()[0] in (*ROLLING, "use")]
            rolling = [move for move in moves if leads_to_a_roll(match, move)]
            assert list(shown) == rolling
            waiting[bool(waits(match)) and not rolling and any(move.startswith("attack") for move in moves)] += 1
    assert waiting[True]  # somebody would faint first


@pytest.mark.rule("TE-ATK-10", "TE-CTR-04", "TE-CTR-05", "TE-BOS-07", "TE-BOS-08", "TE-TST-11")
def test_what_each_use_of_the_dice_brings_is_what_comes_of_it() -> None:
    answered = paid = 0
    for match, _ in scenes(range(60), 12):
        if table.asked(match) != "after_roll":
            continue
        hero_ = match.active
        for option in match.view(None)["test"]["options"]:
            other = match.copy()
            before = start_of(other)
            events = other.play(hero_, option["move"])
            found = list(ends(other, events, hero_))
            best = max(end_of(before, each) for _, each in found)
            if before.attack and option["answers"]:
                answered += 1
                assert min(option["answers"].values()) == -best.saved
            elif not before.attack:
                paid += 1
                assert option["paid"] == best.success
    assert answered > 20
    assert paid > 20


# What was told wrongly once


@pytest.mark.rule("TE-TST-11")
@pytest.mark.parametrize(
    ("spell", "focus", "wins"),
    [("healing_light", 0, 0), ("circle_of_mercy", 3, 48), ("healing_light", 8, 201), ("circle_of_mercy", 8, 164)],
)
def test_who_cannot_pay_has_no_success(spell: str, focus: int, wins: int) -> None:
    match = table.inside("crossroads", focus=focus, spells=spell)
    move = next(each for each in table.texts(match, "cast") if spell in each)
    assert chances(match)[move]["success"] == [wins, 216]
    compare(match, chances(match)[move], move)


@pytest.mark.rule("TE-TST-11", "TE-TST-08")
@pytest.mark.parametrize(("focus", "wins"), [(2, 96), (4, 201)])
def test_a_search_is_paid_with_the_focus_that_changes_of_dice_would_take(focus: int, wins: int) -> None:
    match = table.inside("arcane_altar", focus=focus)
    shown = chances(match)["search"]
    assert shown["success"] == [wins, 216]
    assert shown["with"][-1] != [216, 216]
    compare(match, shown, "search")


@pytest.mark.rule("TE-BOS-08")
def test_the_torch_effect_of_the_dragon_is_part_of_its_answer() -> None:
    match = table.new("kestrel lanon")
    table.act_two(match, "dragon")
    table.torch_above(match, None)
    table.hero(match, 0, "l4")
    shown = chances(match)["attack longbow boss"]
    assert Fraction(*shown["hit"]) == 1
    assert Fraction(*shown["loss"]) == 4
    compare(match, shown, "attack longbow boss")


@pytest.mark.rule("TE-TOR-04", "TE-CTR-07")
def test_the_enemy_action_that_a_torch_face_brings_is_part_of_the_answer() -> None:
    match = table.new("thordin lanon")
    table.goblin(match, 1, "stabby", "d4")
    table.minion(match, "ogre", "d4")
    table.torch_above(match, None)
    quiet = chances(match)["attack hammer ogre"]
    table.torch_above(match, "enemy_action")
    shown = chances(match)["attack hammer ogre"]
    assert Fraction(*shown["loss"]) > Fraction(*quiet["loss"])
    compare(match, shown, "attack hammer ogre")


@pytest.mark.rule("TE-DMG-04", "TE-TST-07")
def test_nobody_loses_more_health_than_there_is_and_the_chance_to_faint_is_told() -> None:
    match = table.new("thordin lanon")
    table.minion(match, "minotaur", "d4")
    table.torch_above(match, None)
    table.hero(match, 0, health=1)
    shown = chances(match)["attack hammer minotaur"]
    assert 0 < Fraction(*shown["faint"]) <= Fraction(*shown["hit"]) < 1
    assert Fraction(*shown["loss"]) <= 1 + Fraction(1, 10)  # an unused 6 gives one more point to lose
    compare(match, shown, "attack hammer minotaur")


@pytest.mark.rule("TE-HAZ-09", "TE-DMG-04")
@pytest.mark.parametrize(("health", "faints"), [(3, True), (4, False)])
def test_a_trap_that_one_may_not_survive_says_so(health: int, faints: bool) -> None:
    match = table.new("thordin lanon")
    table.lay(match, "d3", "crushing_walls")
    table.hero(match, 0, health=health)
    table.play(match, "0 go d3")
    shown = chances(match)["roll"]
    assert Fraction(*shown["hit"]) == 1 - Fraction(*shown["success"])
    assert Fraction(*shown["faint"]) == (Fraction(*shown["hit"]) if faints else 0)
    compare(match, shown)


@pytest.mark.rule("TE-DMG-09", "TE-LAIR-14")
@pytest.mark.parametrize(("health", "shown"), [(1, False), (2, True)])
def test_no_odds_for_an_attack_before_which_the_space_makes_the_hero_faint(health: int, shown: bool) -> None:
    match = table.new("thordin lanon pip")
    table.halls(match, "d5 c4 e4")
    table.act_two(match, "blood_count")
    table.goblin(match, 1, "stabby", "d5")
    table.torch_above(match, "enemy_action")  # the end of the turn asks the hero which way the goblin goes
    table.hero(match, 0, "l3", health=health)
    table.hero(match, 1, "c4")
    table.hero(match, 2, "e4")
    table.play(match, "0 go l4")
    assert "attack hammer boss" in table.texts(match)
    assert ("attack hammer boss" in chances(match)) is shown


@pytest.mark.rule("TE-BOS-07", "TE-BOS-08")
@pytest.mark.parametrize(
    ("boss", "face", "lost"), [("blood_count", "torch", 2), ("dragon", "torch", 2), ("lich", "torch", 0)]
)
def test_after_the_roll_the_answer_counts_what_the_boss_takes_besides_the_die(boss: str, face: str, lost: int) -> None:
    match = table.new("kestrel lanon")
    table.act_two(match, boss)
    table.torch_above(match, None)
    table.hero(match, 0, "l5", focus=5, spells="ice_lance")
    table.play(match, "0 cast ice_lance boss", "0 roll", f"* dice 1 foe {face}")
    assert match.view(0)["test"]["counter"] == {"boss": lost}
    events = table.play(match, "0 result 1")
    assert sum(each["health"] for each in table.told(events, "lost_health")) == lost
