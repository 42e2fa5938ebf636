"""Why an answer to what an effect asks is refused: a walk, a free search or disarm, an attack.

What is legal in a turn has tests of its own; here the same moves answer other questions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.tiny import table
from verlies.games.tiny.abilities import MELEE, MISSILE
from verlies.games.tiny.match import TinyMatch

Position = Callable[[], TinyMatch]


def case(position: Position, text: str, rule: str, reason: str, args: dict[str, Any] | None = None) -> Any:
    """What is not legal there, and exactly why."""
    return pytest.param(
        position, text, (rule, reason, args or {}), id=f"{text}: {reason}", marks=pytest.mark.rule(rule)
    )


def is_refused(match: TinyMatch, question: str, text: str, because: tuple[str, str, dict[str, Any]]) -> None:
    assert table.asked(match) == question
    assert table.refused(match, text) == because
    assert text not in table.texts(match)


# A walk (TE-ACT-15)


def walk_from_entrance() -> TinyMatch:
    return _walk(table.new(), "d4")


def walk_between_walls() -> TinyMatch:
    """To the west lies a room, to the east a card face down, and no corridor leads to either."""
    match = table.new()
    table.lay(match, "d3", "long_hall", "ns")
    table.lay(match, "c3", "crossroads")
    table.back(match, "e3", "A")
    return _walk(match, "d3")


def walk_at_door(kills: int) -> Position:
    """Act 1: a hero walks from the lair door."""

    def position() -> TinyMatch:
        match = table.new()
        table.lay(match, "d3", "lair_door", "nes")
        match.kills = kills
        return _walk(match, "d3")

    return position


def walk_in_act_two(place: str, rooms: int = 3, other: str = "d4") -> Position:
    def position() -> TinyMatch:
        match = table.new()
        table.act_two(match, "dragon")
        return _walk(match, place, rooms, other)

    return position


def _walk(match: TinyMatch, place: str, rooms: int = 3, other: str = "d4") -> TinyMatch:
    table.hero(match, 0, place)
    table.hero(match, 1, other)
    table.effect(match, "move_now", n=rooms)
    return match


WALKS = [
    case(walk_from_entrance, "go d4", "TE-MOV-01", "already_there", {"place": "d4"}),
    case(walk_from_entrance, "go a1", "TE-MOV-02", "no_room_there", {"cell": "a1"}),
    case(walk_from_entrance, "go l3", "TE-LAIR-02", "not_at_door"),
    case(walk_between_walls, "go c3", "TE-MOV-02", "no_corridor", {"cell": "c3"}),
    case(walk_between_walls, "go e3", "TE-REV-01", "no_corridor", {"cell": "e3"}),
    case(walk_between_walls, "go d5", "TE-MOV-03", "not_a_neighbour", {"cell": "d5"}),
    case(walk_at_door(0), "go l3", "TE-LAIR-01", "lair_locked", {"kills": 0, "wanted": 2}),
    case(walk_at_door(2), "go l4", "TE-LAIR-02", "by_the_entrance", {"place": "l3"}),
    case(walk_at_door(2), "go l3", "TE-ACT-15", "walk_opens_nothing"),
    case(walk_in_act_two("d4"), "go l3", "TE-LAIR-04", "not_at_door"),
    case(walk_in_act_two("d3"), "go l1", "TE-LAIR-04", "by_the_entrance", {"place": "l3"}),
    case(walk_in_act_two("d3", 1, "l3"), "go l3", "TE-LAIR-09", "space_taken", {"place": "l3", "left": 0}),
    case(walk_in_act_two("l3"), "go d4", "TE-LAIR-05", "only_to_door", {"cell": "d3"}),
    case(walk_in_act_two("l4"), "go d3", "TE-LAIR-04", "by_the_entrance", {"place": "l3"}),
    case(walk_in_act_two("l4"), "go l6", "TE-LAIR-06", "space_not_beside", {"place": "l6"}),
    case(walk_in_act_two("l4", 1, "l5"), "go l5", "TE-LAIR-15", "space_taken", {"place": "l5", "left": 0}),
    case(walk_in_act_two("l4", 3, "l4"), "stop", "TE-LAIR-15", "on_taken_space", {"place": "l4"}),
]


@pytest.mark.parametrize(("position", "text", "because"), WALKS)
def test_a_walk_goes_only_where_a_way_leads(position: Position, text: str, because: tuple[str, str, Any]) -> None:
    is_refused(position(), "walk", text, because)


# A search or a disarm as a free action (TE-TRN-06)


def free(room: str, focus: int = 0, foe: bool = False, disarmed: bool = False) -> Position:
    """Nimble Fingers in this room."""

    def position() -> TinyMatch:
        match = table.inside(room, "pip lanon", focus=focus)
        if foe:
            table.goblin(match, 1, "stabby", "d3")
        if disarmed:
            match.disarmed = 1 << table.cell_of("d3")
        table.effect(match, "heroic_as_free")
        return match

    return position


def free_in_lair() -> TinyMatch:
    match = table.lair("dragon", "l4", "d4")
    table.effect(match, "heroic_as_free")
    return match


@pytest.mark.parametrize(
    ("position", "text", "because"),
    [
        case(free("spike_pit"), "search", "TE-ACT-02", "nothing_to_search"),
        case(free("study"), "disarm", "TE-ACT-05", "no_trap"),
        case(free("study"), "search str", "TE-ACT-02", "skill_is_fixed", {"skill": "int"}),
        case(free("armory"), "search", "TE-HAZ-11", "name_skill"),
        case(free("witchs_brew", focus=1), "search str", "TE-ACT-12", "no_test"),
    ],
)
def test_what_a_room_offers_is_the_same_for_nothing(
    position: Position, text: str, because: tuple[str, str, Any]
) -> None:
    is_refused(position(), "as_free", text, because)


@pytest.mark.parametrize(
    "position",
    [
        pytest.param(free_in_lair, id="in the lair", marks=pytest.mark.rule("TE-ACT-14")),
        pytest.param(free("study", foe=True), id="a search beside a foe", marks=pytest.mark.rule("TE-ACT-03")),
        pytest.param(free("spike_pit", foe=True), id="a trap beside a foe", marks=pytest.mark.rule("TE-ACT-03")),
        pytest.param(free("spike_pit", disarmed=True), id="disarmed", marks=pytest.mark.rule("TE-ACT-06")),
        pytest.param(free("goblin_bunks"), id="no trap", marks=pytest.mark.rule("TE-ACT-05", "TE-ACT-06")),
        pytest.param(free("feasthall", focus=2), id="a free search", marks=pytest.mark.rule("TE-ACT-04")),
        pytest.param(free("witchs_brew"), id="a search without a test", marks=pytest.mark.rule("TE-TST-15")),
    ],
)
def test_where_neither_is_possible_nothing_is_asked(position: Position) -> None:
    assert table.asked(position()) == "turn"


# An attack within a hero action (TE-ACT-11)


def attack(kind: int, *goblins: str, focus: int = 3, left: str = "", right: str = "") -> Position:
    """Kestrel on the entrance attacks now; halls lie north of it, one beside them and one far away."""

    def position() -> TinyMatch:
        match = table.new("kestrel lanon")
        table.halls(match, "d3 d2 d1 c3 a1")
        table.hero(match, 0, "d4", focus=focus, left=left, right=right)
        table.goblins(match, *goblins)
        table.effect(match, "attack_now", kind=kind)
        return match

    return position


def at(cell: str, **more: int) -> dict[str, Any]:
    return {"target": "g1", "cell": cell, **more}


RAPIER = {"ability": "hunting_knife", "card": "rapier"}
ATTACKS = [
    case(attack(MELEE, "stabby d4", left="rapier"), "attack hunting_knife g1", "TE-LOO-06", "covered", RAPIER),
    case(attack(MELEE, "stabby d4"), "attack hammer g1", "TE-ACT-10", "not_equipped", {"card": "hammer"}),
    case(
        attack(MISSILE, "stabby d3", focus=2, right="hawk_bow"),
        "attack hawk_bow all", "TE-TST-15", "too_little_focus", {"cost": 3, "focus": 2},
    ),
    case(
        attack(MISSILE, "stabby d2", right="hawk_bow"),
        "attack hawk_bow all", "TE-ATK-11", "nobody_in_range", {"ability": "hawk_bow"},
    ),
    case(attack(MELEE, "stabby d4"), "attack hunting_knife g2", "TE-ATK-01", "not_in_play", {"target": "g2"}),
    case(attack(MISSILE, "stabby d3"), "attack longbow g2", "TE-ATK-02", "not_in_play", {"target": "g2"}),
    case(attack(MELEE, "pokey d3", "stabby d4"), "attack hunting_knife g1", "TE-ATK-01", "not_in_room", at("d3")),
    case(attack(MISSILE, "pokey d4", "stabby d3"), "attack longbow g1", "TE-ATK-02", "too_near", at("d4")),
    case(attack(MISSILE, "pokey c3", "stabby d3"), "attack longbow g1", "TE-ATK-05", "out_of_sight", at("c3")),
    case(
        attack(MISSILE, "pokey d1", "stabby d3", right="crossbow"),
        "attack crossbow g1", "TE-ATK-05", "too_far", at("d1", away=3, range=2),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("position", "text", "because"), ATTACKS)
def test_an_attack_within_an_action_needs_what_every_attack_needs(
    position: Position, text: str, because: tuple[str, str, Any]
) -> None:
    is_refused(position(), "attack_now", text, because)
