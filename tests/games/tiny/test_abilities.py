"""What a file may say about abilities and effects: only what the rules carry out (abilities.py)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from games.tiny.table import CONTENT
from verlies.games.tiny.abilities import check_abilities, check_effects

HEALS = {"type": "gain_health", "n": 2}
ROOM = {"mode": "same_room", "n": 0}


def abilities_of(card: str) -> list[dict[str, Any]]:
    """The abilities of a start item, an innate ability or a loot card, to be changed."""
    return deepcopy(CONTENT.cards[card].fields["abilities"])


def test_what_ships_is_accepted() -> None:
    for card in CONTENT.cards.values():
        if "abilities" in card.fields:
            assert check_abilities(card.fields["abilities"]) is None


@pytest.mark.parametrize(
    ("card", "field", "value"),
    [
        ("nimble_fingers", "allowed", ["search"]),
        ("shadow_walk", "stealth", False),
        ("pathfinder", "enter", True),
        ("battle_rage", "type", "more_result"),
        ("battle_rage", "n", "two"),
    ],
)
def test_an_effect_that_no_rule_carries_out_is_refused(card: str, field: str, value: object) -> None:
    abilities = abilities_of(card)
    abilities[0]["effects"][0][field] = value
    assert check_abilities(abilities) is not None


@pytest.mark.parametrize(
    ("stat", "when", "good"),
    [
        ("defence", "own_melee_attack", True), ("defence", "cast_spell", False), ("speed", "always", True),
        ("speed", "own_melee_attack", False), ("int_test", "cast_spell", True),
        ("int_test", "own_spell_attack", False), ("luck", "always", False),
    ],
)  # fmt: skip
def test_a_passive_holds_only_when_its_stat_is_asked_for(stat: str, when: str, good: bool) -> None:
    passive = {"kind": "passive", "stat": stat, "n": 1, "when": when}
    assert (check_abilities([passive]) is None) is good


@pytest.mark.parametrize(
    ("more", "good"),
    [
        ({}, True),
        ({"target": "targets"}, True),
        ({"target": "one_hero", "range": ROOM}, True),
        ({"target": "one_hero"}, False),
        ({"range": ROOM}, False),
        ({"target": "self", "range": ROOM}, False),
    ],
)
def test_help_for_one_hero_of_choice_says_where_that_hero_stands(more: dict[str, Any], good: bool) -> None:
    assert (check_effects([{**HEALS, **more}]) is None) is good


def test_only_help_with_health_is_for_one_hero_of_choice() -> None:
    assert check_effects([{"type": "gain_focus", "n": 2, "target": "one_hero"}]) is not None
    assert check_effects([{"type": "stealth", "scope": "this_counter", "target": "self"}]) is not None
