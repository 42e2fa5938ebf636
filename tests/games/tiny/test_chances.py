"""The odds that are shown before a roll are those of the dice, played out to the end (chances.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.tiny import table
from games.tiny.played_out import compare
from verlies.games.tiny.match import TinyMatch

Position = Callable[[], TinyMatch]


def fight(heroes: str, *foes: str, cells: str = "d3 e3", **own: Any) -> Position:
    """The first hero at the entrance, unhurt; foes such as 'ogre d4', 'ogre d4 2' (health) or 'stabby d3'."""

    def build() -> TinyMatch:
        match = table.new(heroes)
        table.halls(match, cells)
        table.hero(match, 0, **own)
        for slot, foe in enumerate(foes, 1):
            kind, cell, *health = foe.split()
            if kind in match.content.goblin_ids:
                table.goblin(match, slot, kind, cell)
            else:
                table.minion(match, kind, cell, int(health[0]) if health else None)
        return match

    return build


def lair(
    heroes: str, boss: str, marks: list[int], space: str, seals: tuple[int, ...] | None = None, **own: Any
) -> Position:
    """The first hero in the lair with the boss; its blocked spaces as printed or as told."""

    def build() -> TinyMatch:
        match = table.new(heroes)
        table.act_two(match, boss, marks=marks)
        table.hero(match, 0, space, **own)
        if seals is not None:
            match.seals = seals
            table.changed(match)
        return match

    return build


@pytest.mark.rule("TE-TST-05", "TE-ATK-10", "TE-CTR-05")
@pytest.mark.parametrize(
    ("position", "move"),
    [
        pytest.param(fight("thordin lanon", "ogre d4"), "attack hammer ogre", id="one minion"),
        pytest.param(fight("thordin lanon", "ogre d4 2"), "attack hammer ogre", id="a wounded minion"),
        pytest.param(fight("thordin lanon", "pokey d4", "boomy e3"), "attack hammer g1", id="one of two goblins"),
        pytest.param(fight("kestrel lanon", "gorgon d3"), "attack longbow gorgon", id="missile"),
        pytest.param(fight("ethairna lanon", "ogre d4", armour="plate_mail"), "attack dagger ogre", id="one die"),
    ],
)  # fmt: skip
def test_the_odds_of_an_attack_on_one_foe_are_exact(position: Position, move: str) -> None:
    match = position()
    compare(match, match.view(0)["chances"][move], move)


@pytest.mark.rule("TE-ATK-11", "TE-CTR-03", "TE-CTR-04")
@pytest.mark.parametrize(
    "foes",
    [("ogre d4", "gorgon d3"), ("stabby d4", "pokey d3"), ("stabby d4", "pokey d3", "boomy e3", "ogre d4 2")],
)
def test_the_odds_of_an_attack_on_all_are_exact(foes: tuple[str, ...]) -> None:
    match = fight("kestrel lanon", *foes, left="hawk_bow")()
    move = "attack hawk_bow all"
    compare(match, match.view(0)["chances"][move], move)


@pytest.mark.rule("TE-ATK-15", "TE-TST-11", "TE-ACT-08")
@pytest.mark.parametrize(
    ("position", "move"),
    [
        pytest.param(fight("ethairna lanon", "ogre d4"), "cast seeking_bolt ogre", id="paid"),
        pytest.param(fight("ethairna lanon", "ogre e3"), "cast seeking_bolt ogre", id="out of sight"),
        pytest.param(fight("ethairna lanon", "pokey d4", focus=1), "cast seeking_bolt g1", id="paid by one die"),
        pytest.param(fight("ethairna lanon", "pokey d4", focus=0), "cast seeking_bolt g1", id="paid by two dice"),
        pytest.param(fight("lanon pip", "ogre d4", focus=0, spells="ice_lance"), "cast ice_lance ogre", id="never"),
        pytest.param(
            fight("ethairna lanon", "ogre d4", focus=0, spells="ice_lance", trinkets="owl_tome owl_amulet"),
            "cast ice_lance ogre",
            id="paid by dice and set",
        ),
        pytest.param(
            fight("ethairna pip", "pokey d3", "boomy d4", spells="goblin_bane"), "cast goblin_bane g1", id="bane"
        ),
    ],
)
def test_the_odds_of_a_spell_attack_are_exact(position: Position, move: str) -> None:
    match = position()
    compare(match, match.view(0)["chances"][move], move)


@pytest.mark.rule("TE-ATK-15")
def test_a_spell_that_cannot_be_paid_for_is_shown_without_damage() -> None:
    poor = fight("grok pip", "ogre d4", focus=0, spells="frost_nova")()
    assert poor.view(0)["chances"]["cast frost_nova"]["damage"][0] == 0
    rich = fight("ethairna pip", "ogre d4", focus=5, spells="frost_nova")()
    assert rich.view(0)["chances"]["cast frost_nova"]["damage"][0] > 0


@pytest.mark.rule("TE-ATK-15", "TE-CTR-03")
@pytest.mark.parametrize(
    "foes", [("ogre d4", "minotaur d3"), ("ogre d4 3", "minotaur d3 3", "stabby d4"), ("ogre d4 2", "wraith d3")]
)
def test_the_odds_of_a_spell_on_all_count_the_extra_damage_where_it_does_most(foes: tuple[str, ...]) -> None:
    match = fight("ethairna lanon", *foes, spells="frost_nova", trinkets="owl_amulet")()
    compare(match, match.view(0)["chances"]["cast frost_nova"], "cast frost_nova")


@pytest.mark.rule("TE-ATK-12", "TE-CTR-01")
@pytest.mark.parametrize("cells", ["d3", "d3 d2", "d3 c3"])
def test_the_odds_of_a_push_know_whether_the_foe_can_be_driven_out_of_sight(cells: str) -> None:
    match = fight("ethairna lanon", "ogre d4", cells=cells, spells="arcane_push")()
    compare(match, match.view(0)["chances"]["cast arcane_push ogre"], "cast arcane_push ogre")


@pytest.mark.rule("TE-BOS-02", "TE-BOS-07", "TE-LAIR-16")
@pytest.mark.parametrize(
    ("position", "move"),
    [
        pytest.param(lair("thordin lanon", "lich", [8, 8], "l2"), "attack hammer boss", id="two points at most"),
        pytest.param(lair("thordin lanon", "lich", [7, 7], "l2"), "attack hammer boss", id="all markers blocked"),
        pytest.param(lair("thordin lanon", "lich", [2, 1], "l3", ()), "attack hammer boss", id="it can be slain"),
        pytest.param(lair("thordin lanon", "demon_lord", [5, 0], "l1", (2,)), "attack hammer boss", id="one held"),
        pytest.param(lair("ethairna lanon", "blood_count", [8, 8], "l5"), "cast seeking_bolt boss", id="costs health"),
        pytest.param(lair("ethairna lanon", "lich", [7, 7], "l1"), "cast seeking_bolt boss", id="a spell in vain"),
        pytest.param(lair("kestrel lanon", "lich", [8, 8], "l4"), "attack longbow boss", id="missile in the lair"),
    ],
)
def test_the_odds_against_a_boss_are_exact(position: Position, move: str) -> None:
    match = position()
    compare(match, match.view(0)["chances"][move], move)


@pytest.mark.rule("TE-BOS-02")
def test_a_boss_with_blocked_markers_is_never_shown_as_slain() -> None:
    shown = lair("thordin lanon", "lich", [7, 7], "l2")().view(0)["chances"]["attack hammer boss"]
    assert (shown["fells"][0], shown["damage"][0]) == (0, 0)
    assert shown["success"][0] > 0
    assert shown["loss"][0] > 0


@pytest.mark.rule("TE-TST-16")
def test_the_odds_of_the_running_test_count_what_was_bought() -> None:
    match = fight("grok lanon", "ogre d4")()
    plain = match.view(0)["chances"]["attack axe ogre"]
    table.play(match, "0 attack axe ogre")
    assert match.view(0)["chances"] == {"roll": plain}
    table.play(match, "0 use battle_rage")
    angry = match.view(0)["chances"]["roll"]
    assert angry["damage"] > plain["damage"]
    compare(match, angry)


@pytest.mark.rule("TE-ACT-11")
def test_the_odds_of_an_attack_inside_an_action_count_its_bonus() -> None:
    match = fight("lanon pip", "ogre d4")()
    heroic = match.view(0)["chances"]["use divine_might"]
    assert heroic["success"] == [32, 36]  # a 4, 5 or 6, or 3 and a plus, or 2 and 2
    table.play(match, "0 use divine_might", "0 roll", "* dice 4 4", "0 result 4", "0 pay")
    compare(match, match.view(0)["chances"]["attack hammer ogre"], "attack hammer ogre")


# Tests


@pytest.mark.rule("TE-TST-08", "TE-TST-15")
@pytest.mark.parametrize(
    ("heroes", "room", "focus", "changes"),
    [
        ("lanon pip", "study", 1, 0),
        ("lanon pip", "study", 3, 1),
        ("lanon pip", "study", 5, 2),
        ("grok pip", "dart_gallery", 4, 2),
    ],
)
def test_the_odds_with_changed_dice_go_as_far_as_the_focus(heroes: str, room: str, focus: int, changes: int) -> None:
    match = table.inside(room, heroes, focus=focus)
    move = "search" if room == "study" else "disarm"
    shown = match.view(0)["chances"][move]
    assert len(shown["with"]) == changes
    compare(match, shown, move)


@pytest.mark.rule("TE-TST-15")
def test_the_price_of_an_attack_leaves_less_for_changes() -> None:
    match = fight("kestrel lanon", "stabby d3", left="hawk_bow", focus=5)()
    shown = match.view(0)["chances"]
    assert len(shown["attack hawk_bow all"]["with"]) == 1
    assert len(shown["attack hawk_bow g1"]["with"]) == 2


@pytest.mark.rule("TE-TST-09")
def test_a_hero_who_began_the_turn_unconscious_is_shown_no_changes() -> None:
    match = table.new("ethairna lanon")
    table.lay(match, "d3", "draining_glyph")
    awake = match.copy()
    table.play(awake, "0 go d3")
    assert len(awake.view(0)["chances"]["roll"]["with"]) == 4
    table.begin_unconscious(match, 0)
    table.play(match, "0 go d3")
    assert match.view(0)["chances"]["roll"]["with"] == []


@pytest.mark.rule("TE-HAZ-11")
def test_the_odds_of_each_skill_are_shown_before_it_is_chosen() -> None:
    match = table.inside("graveyard", "pip lanon")  # 6 with any skill: 1, 3 and 2 dice
    shown = match.view(0)["chances"]
    assert [shown[f"search {skill}"]["success"] for skill in ("str", "dex", "int")] == [[1, 6], [164, 216], [17, 36]]
    trap = table.new("pip lanon")
    table.lay(trap, "d3", "buzzsaw")
    table.play(trap, "0 go d3")
    assert table.asked(trap) == "skill"
    shown = trap.view(0)["chances"]
    assert [shown[f"skill {skill}"]["success"] for skill in ("str", "dex", "int")] == [[1, 6], [164, 216], [17, 36]]


@pytest.mark.rule("TE-EX-20")
@pytest.mark.parametrize(
    ("heroes", "seven", "six"),
    [
        ("ethairna thordin", [93, 216], [164, 216]),
        ("lanon thordin", [6, 36], [17, 36]),
        ("thordin lanon", [0, 6], [1, 6]),
    ],
)
def test_example_the_odds_of_a_seven_and_of_a_six(heroes: str, seven: list[int], six: list[int]) -> None:
    match = table.new(heroes)
    table.hero(match, 0, spells="heros_luck everflame")
    shown = match.view(0)["chances"]
    assert shown["cast heros_luck"]["success"] == seven
    assert shown["cast everflame"]["success"] == six
