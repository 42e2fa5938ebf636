"""The Backstabber's two abilities (TW-CHR-BST) and the Mechanork's (TW-CHR-MEC)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import table
from verlies.games.twister.match import TwisterMatch


def declared(m: TwisterMatch, move: str) -> list[int]:
    """What attack and defence are worth, without cards, in this attack."""
    return table.sums(table.play(m.copy(), move))


# Portcullises


def at_gate(square: str = "c3", **position: Any) -> TwisterMatch:
    """A Backstabber beside a portcullis between c3 and d3."""
    return table.lay({"backstabber": square, **position.pop("yellow", {})}, {}, drawn=table.draw("c3 E #"), **position)


@pytest.mark.rule("TW-CHR-BST-01")
@pytest.mark.parametrize("square", ["c3", "d3"])
def test_she_opens_and_closes_portcullises_without_a_key_for_1_ap_each(square: str) -> None:
    m = at_gate(square, ap=3)
    assert table.texts(m, "open") == ["open 37A-P1"]
    table.play(m, "open 37A-P1")
    assert (table.gate_state(m, "37A-P1"), m.ap) == ("open", 2)
    table.play(m, "close 37A-P1")
    assert (table.gate_state(m, "37A-P1"), m.ap) == ("closed", 1)
    table.play(m, "open 37A-P1")
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-CHR-BST-01")
def test_others_need_a_key_and_she_must_be_there_unwounded() -> None:
    m = table.lay({"cleric": "c3"}, {}, drawn=table.draw("c3 E #"))
    assert table.texts(m, "open") == []
    assert table.texts(at_gate("b3"), "open") == []
    assert table.texts(at_gate(wounded=["yellow backstabber"]), "open") == []
    m = at_gate()
    table.healed(m, "yellow backstabber")
    assert table.texts(m, "open") == []


@pytest.mark.rule("TW-CHR-BST-01")
def test_she_can_do_nothing_with_a_broken_one_and_breaks_none() -> None:
    m = at_gate()
    assert table.texts(m, "break") == []
    table.gate(m, "37A-P1", "broken")
    assert table.texts(m, "close") == []
    assert table.texts(m, "open") == []


# The stab


@pytest.mark.rule("TW-CHR-BST-02")
def test_she_gets_2_more_in_a_group_combat_beside_a_friend_attacking() -> None:
    m = table.lay({"backstabber": "c3", "mage": "d4"}, {"naga": "d3"})
    assert declared(m, "fight d3") == [2 + 2 + 1, 2]


@pytest.mark.rule("TW-CHR-BST-02")
def test_and_defending() -> None:
    m = table.lay({"backstabber": "c3", "mage": "d4"}, {"naga": "d3"}, active=1)
    assert declared(m, "fight c3") == [2, 2 + 2 + 1]
    assert declared(m, "fight d4") == [2, 2 + 2 + 1]


@pytest.mark.rule("TW-CHR-BST-02")
def test_not_in_single_combat_even_with_a_friend_beside_her_who_takes_no_part() -> None:
    m = table.lay({"backstabber": "c3", "mage": "b3"}, {"naga": "d3"})
    assert declared(m, "fight d3") == [2, 2]


@pytest.mark.rule("TW-EX-32", "TW-CHR-BST-02", "TW-AMB-01")
def test_not_alone_against_several() -> None:
    m = table.lay({"backstabber": "d3", "naga": "d1"}, {"cleric": "c3", "mage": "e3"}, active=1)
    assert declared(m, "fight d3") == [3, 2]
    m = table.lay({"backstabber": "d3", "mage": "e4"}, {"cleric": "c3", "mage": "e3"}, active=1)
    assert declared(m, "fight d3") == [3, 2 + 2 + 1]
    m = table.lay({"backstabber": "d3", "naga": "d1"}, {"cleric": "c3", "mage": "e3"})
    assert declared(m, "fight c3") == [2, 3]


@pytest.mark.rule("TW-CHR-BST-02", "TW-AMB-21")
def test_a_wounded_friend_is_not_a_friend_in_the_fight() -> None:
    m = table.lay(
        {"backstabber": "d3", "mage": "d4"}, {"cleric": "c3", "naga": "c4"}, active=1, wounded=["yellow mage"]
    )
    assert declared(m, "fight d4") == [2, 0]  # the Cleric, whom she faces, is not in this fight
    m = table.lay(
        {"backstabber": "d3", "mage": "d4"}, {"cleric": "c3", "naga": "e4"}, active=1, wounded=["yellow mage"]
    )
    assert declared(m, "fight d3") == [2, 2]
    m = table.lay({"backstabber": "c4", "mage": "d3"}, {"cleric": "c3"}, active=1, wounded=["yellow mage"])
    assert declared(m, "fight d3") == [2, 0 + 2]  # drawn in beside a wounded target: alone


@pytest.mark.rule("TW-CHR-BST-02")
def test_a_wounded_backstabber_has_no_bonus_and_helps_nobody() -> None:
    m = table.lay({"backstabber": "d3", "mage": "c4"}, {"cleric": "c3"}, active=1, wounded=["yellow backstabber"])
    assert declared(m, "fight d3") == [2, 0 + 1]


@pytest.mark.rule("TW-CHR-BST-02", "TW-GRP-01")
def test_a_friend_far_down_the_chain_is_enough() -> None:
    m = table.lay({"backstabber": "c3", "mage": "f3"}, {"naga": "d3", "cleric": "e3"})
    assert declared(m, "fight d3") == [2, 2]
    m = table.lay({"backstabber": "c3", "mage": "e3"}, {"naga": "d3", "cleric": "f3"})
    assert declared(m, "fight d3") == [2 + 2 + 1, 4]


@pytest.mark.rule("TW-CHR-BST-04")
def test_a_supporting_archer_or_lancer_counts_as_the_other_friend() -> None:
    m = table.lay({"backstabber": "c3", "mechanork": "d6"}, {"naga": "d3"}, items={"bow": "d6"})
    table.play(m, "fight d3")
    assert m.view(None)["combat"]["sums"] == [2, 2]
    table.play(m, "join mechanork")
    assert m.view(None)["combat"]["sums"] == [2 + 2 + 1, 2]
    m = table.lay({"backstabber": "c3", "mechanork": "d5"}, {"naga": "d3"}, items={"extendable_lance": "d5"})
    table.play(m, "fight d3; join mechanork")
    assert m.view(None)["combat"]["sums"] == [2 + 2 + 2, 2]


@pytest.mark.rule("TW-CHR-BST-04", "TW-GRP-09")
def test_with_shooters_in_it_she_must_be_beside_an_enemy_who_takes_part() -> None:
    """She holds the lance two squares away; a friend fights beside the enemy."""
    yellow = {"backstabber": "b3", "cleric": "d4", "mechanork": "d7"}
    items = {"extendable_lance": "b3", "bow": "i3"}
    m = table.lay({**yellow, "banshee": "i3"}, {"naga": "d3"}, items=items)
    table.play(m, "lance backstabber d3")
    assert m.view(None)["combat"]["sums"] == [2 + 2 + 2, 2]  # no shooter yet
    table.play(m, "join banshee")
    assert m.view(None)["combat"]["sums"] == [2 + 2 + 1, 2]


@pytest.mark.rule("TW-CHR-BST-04")
def test_defending_against_shooters_she_keeps_her_bonus_with_an_enemy_beside_her() -> None:
    """A lance from afar at her, and an archer who joins."""
    blue = {"naga": "b3", "cleric": "d5", "mechanork": "d1"}
    items = {"extendable_lance": "b3", "bow": "d1"}
    m = table.lay({"backstabber": "d3", "mage": "e5"}, blue, items=items, active=1)
    table.play(m, "lance naga d3; join mechanork")
    assert m.view(None)["combat"]["sums"] == [3, 2]  # alone
    m = table.lay({"backstabber": "d3", "mage": "c4"}, {**blue, "cleric": "d4"}, items=items, active=1)
    table.play(m, "lance naga d3; join mechanork")
    assert m.view(None)["combat"]["sums"] == [2 + 2 + 1, 2 + 2 + 1]  # the Cleric is beside her


# The Mechanork


def on_gear(who: str, square: str = "d3", **position: Any) -> TwisterMatch:
    """Somebody on the gear of 37A, which turns clockwise; its sister 37B turns the other way."""
    return table.lay({who: square}, {}, **position)


@pytest.mark.rule("TW-CHR-MEC-01")
def test_the_mechanork_turns_a_hall_or_its_sister_either_way() -> None:
    assert table.texts(on_gear("cleric"), "turn") == ["turn 37A cw", "turn 37B ccw"]
    assert table.texts(on_gear("mechanork"), "turn") == ["turn 37A ccw", "turn 37A cw", "turn 37B ccw", "turn 37B cw"]
    assert table.texts(on_gear("mechanork", "d4"), "turn") == []


@pytest.mark.rule("TW-CHR-MEC-01")
def test_he_chooses_again_for_each_quarter_turn_and_pays_1_ap_each() -> None:
    m = on_gear("mechanork", ap=4)
    for move, quarters, left in (("37A ccw", 3, 3), ("37A cw", 0, 2), ("37A cw", 1, 1), ("37B cw", 1, 0)):
        table.play(m, f"turn {move}")
        assert (m.turned[["37A", "37B"].index(move[:3])], m.ap) == (quarters, left)


@pytest.mark.rule("TW-CHR-MEC-01")
def test_a_wounded_or_healed_mechanork_turns_nothing() -> None:
    assert table.texts(on_gear("mechanork", wounded=["yellow mechanork"]), "turn") == []
    m = on_gear("mechanork")
    table.healed(m, "yellow mechanork")
    assert table.texts(m, "turn") == []


@pytest.mark.rule("TW-CHR-MEC-01")
def test_a_face_down_sister_is_not_turned_by_him_either() -> None:
    m = on_gear("mechanork", down=["S2"])
    assert table.squares(m, "turn 37B") == set()
    assert table.squares(m, "turn 37A") == {"cw", "ccw"}
