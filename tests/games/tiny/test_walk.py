"""Shadow Walk: a walk inside a hero action (TE-ACT-15)."""

from __future__ import annotations

import pytest

from games.tiny import table
from verlies.games.tiny.match import TinyMatch


def walking(match: TinyMatch) -> None:
    """Moonblade passes the test of Shadow Walk and pays."""
    table.play(match, "0 use shadow_walk", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay")
    assert table.asked(match) == "walk"


def rooms_left(match: TinyMatch) -> int:
    """How many rooms the walk may still go."""
    prompt = match.prompt(0)
    assert prompt is not None
    return int(prompt.args["rooms"])


@pytest.mark.rule("TE-ACT-15")
@pytest.mark.parametrize(("dice", "end"), [("5 5 5", ["0 result 5"]), ("6 5 5", ["0 result 6", "0 decline"])])
def test_a_walk_needs_its_test_and_its_cost(dice: str, end: list[str]) -> None:
    match = table.new("moonblade lanon")
    table.play(match, "0 use shadow_walk", "0 roll", f"* dice {dice}", *end)
    assert table.asked(match) == "turn"
    assert "rest" not in table.texts(match)


@pytest.mark.rule("TE-ACT-15")
def test_a_walk_goes_up_to_five_rooms_past_enemies_and_leaves_the_movement_untouched() -> None:
    match = table.new("moonblade lanon")
    table.halls(match, "d3 d2")
    table.goblin(match, 1, "stabby", "d3")
    walking(match)
    assert match.focus[0] == 2
    table.play(match, "0 go d3", "0 go d2", "0 go d3", "0 go d4")
    assert "stop" in table.texts(match)
    table.play(match, "0 go d3")
    assert table.asked(match) == "turn"
    assert table.speed(match) == 5
    assert "rest" not in table.texts(match)
    table.play(match, "0 go d2")
    assert table.place_of(match, 0) == "d2"


@pytest.mark.rule("TE-ACT-15")
def test_a_walk_works_after_the_movement_has_ended() -> None:
    match = table.new("moonblade lanon")
    table.halls(match, "d3 d2")
    table.goblin(match, 1, "stabby", "d3")
    table.play(match, "0 go d3")
    assert table.texts(match, "go") == []
    walking(match)
    table.play(match, "0 go d2", "0 stop")
    assert table.place_of(match, 0) == "d2"
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-ACT-15")
def test_a_walk_reveals_rooms_for_one_each_and_is_not_ambushed() -> None:
    match = table.new("moonblade lanon")
    walking(match)
    table.play(match, "0 go d3", "* room goblin_den_1", "* goblin stabby")
    assert table.asked(match) == "walk"
    assert match.health[0] == 6
    assert rooms_left(match) == 4


@pytest.mark.rule("TE-ACT-15")
def test_a_walk_meets_traps_as_usual() -> None:
    match = table.new("moonblade lanon")
    table.lay(match, "d3", "spike_pit")
    walking(match)
    table.play(match, "0 go d3", "0 roll", "* dice 4 4 4", "0 result 4")
    assert match.health[0] == 4
    assert table.asked(match) == "walk"
    table.play(match, "0 go d4")
    assert table.place_of(match, 0) == "d4"


@pytest.mark.rule("TE-ACT-15")
def test_a_walk_cannot_open_the_lair() -> None:
    match = table.new("moonblade lanon")
    table.lay(match, "d3", "lair_door")
    match.kills = 2
    table.hero(match, 0, "d3")
    assert "go l3" in table.texts(match)
    walking(match)
    assert "go l3" not in table.texts(match)


@pytest.mark.rule("TE-ACT-15")
def test_a_walk_in_act_two_counts_door_and_spaces_and_ends_no_movement() -> None:
    match = table.new("moonblade lanon")
    table.act_two(match, "demon_lord")
    table.hero(match, 0, "d4", focus=5)
    table.hero(match, 1, "l4")
    walking(match)
    table.play(match, "0 go d3", "0 go l3", "0 go l4")
    assert table.texts(match) == ["go l3", "go l5"]  # it cannot end on a space that is taken
    table.play(match, "0 go l5")
    assert rooms_left(match) == 1
    table.play(match, "0 stop")
    assert table.speed(match) == 5
    table.play(match, "0 end")
    assert (match.health[0], match.focus[0]) == (6, 2)  # l5 costs whoever ends a movement action there


@pytest.mark.rule("TE-ACT-15")
def test_a_walk_is_not_begun_inside_the_lair() -> None:
    match = table.new("moonblade lanon")
    table.act_two(match, "demon_lord")
    assert "use shadow_walk" in table.texts(match)
    table.hero(match, 0, "l3")
    assert "use shadow_walk" not in table.texts(match)
