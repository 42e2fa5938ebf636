"""Pits: who gets over them, who stays on them, who falls (TW-PIT)."""

from __future__ import annotations

import pytest

from games.twister import table

WALLS = [f"{column}{row} S -" for column in "bcdef" for row in (3, 4)]
"""A corridor from b4 to f4."""
ONE_PIT = table.draw(*WALLS, "d4 O")


@pytest.mark.rule("TW-PIT-01")
def test_a_pit_is_crossed_flying_with_a_rope_or_by_a_jump() -> None:
    plain = table.lay({"cleric": "c4"}, drawn=ONE_PIT)
    assert "e4" not in table.squares(plain, "go cleric")
    assert "e4" in table.squares(plain, "jump cleric")
    assert "e4" in table.squares(table.lay({"cleric": "c4"}, items={"rope": "c4"}, drawn=ONE_PIT), "go cleric")
    assert "e4" in table.squares(table.lay({"mage": "c4"}, drawn=ONE_PIT), "go mage")


@pytest.mark.rule("TW-PIT-01")
def test_a_pit_does_not_block_the_line_of_sight() -> None:
    m = table.lay({"cleric": "c4"}, {"naga": "f4"}, items={"bow": "c4"}, drawn=ONE_PIT)
    assert table.texts(m, "shoot") == ["shoot f4"]


@pytest.mark.rule("TW-PIT-02")
def test_pits_that_a_turn_brings_together_are_too_wide_for_one_jump() -> None:
    """The pits f1 and g5: a quarter turn of the hall in S3 carries g5 to g1."""
    m = table.lay({"cleric": "e1", "mechanork": "i3"}, drawn=table.draw("f1 O", "f1 S -", "g5 O", "g1 N -", "g1 S -"))
    assert table.squares(m, "jump cleric") == {"g1"}
    table.play(m, "turn 38A cw")
    assert table.squares(m, "jump cleric") == set()


@pytest.mark.rule("TW-PIT-03")
def test_figures_wounded_or_not_stay_on_a_pit_that_has_a_rope() -> None:
    team = {"cleric": "d4", "mage": "d9", "telepath": "h2"}
    items = {"rope": "d4", "blue rope": "d9"}
    m = table.lay(team, items=items, wounded=["yellow mage"], drawn=table.draw("d4 O", "d9 O"))
    table.play(m, "go telepath h3; end")
    assert (table.at(m, "yellow cleric"), table.at(m, "yellow mage")) == ("d4", "d9")
    assert table.is_wounded(m, "yellow mage")


@pytest.mark.rule("TW-PIT-03", "TW-ROP-05")
def test_a_figure_ends_its_move_on_a_pit_with_the_rope_that_lies_there_or_its_own() -> None:
    assert "d4" in table.squares(table.lay({"cleric": "c4"}, items={"rope": "d4"}, drawn=ONE_PIT), "go cleric")
    m = table.lay({"cleric": "c4"}, items={"rope": "c4"}, drawn=ONE_PIT)
    table.play(m, "go cleric d4")
    assert table.on(m, "d4") == {"yellow cleric", "yellow rope"}


@pytest.mark.rule("TW-PIT-04")
def test_a_wounded_enemy_falls_when_the_rope_is_taken_away() -> None:
    m = table.lay({"cleric": "c4"}, {"naga": "d4"}, items={"rope": "d4"}, wounded=["blue naga"], drawn=ONE_PIT)
    table.play(m, "take cleric d4 rope; go cleric e4")
    assert table.at(m, "blue naga") == "dead"
    assert table.on(m, "e4") == {"yellow cleric", "yellow rope"}
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-PIT-04", "TW-SUI-01", "TW-SUI-02")
def test_a_wounded_friend_falls_too_and_the_other_side_gets_the_point() -> None:
    m = table.lay(
        {"cleric": "c4", "naga": "d4"}, {"mage": "i4"}, items={"rope": "d4"}, wounded=["yellow naga"], drawn=ONE_PIT
    )
    said = table.play(m, "take cleric d4 rope; go cleric e4")
    assert table.at(m, "yellow naga") == "dead"
    assert (m.vp(0), m.vp(1)) == (0, 1)
    assert [event.rule for event in said if event.kind == "eliminated"] == ["TW-SUI-02"]


@pytest.mark.rule("TW-PIT-04", "TW-PIT-05")
def test_nobody_falls_if_the_rope_is_back_before_the_move_is_over() -> None:
    items = {"rope": "d4", "key": "e4"}
    m = table.lay({"naga": "c4"}, {"cleric": "d4"}, items=items, wounded=["blue cleric"], drawn=ONE_PIT)
    table.play(m, "take naga d4 rope; take naga e4 key; put naga f4; take naga e4 rope; put naga d4; go naga c4")
    assert table.on(m, "d4") == {"blue cleric", "yellow rope"}
    assert table.on(m, "f4") == {"yellow key"}
    assert m.vp(0) == 0


@pytest.mark.rule("TW-PIT-05", "TW-ACT-04")
def test_two_fall_from_one_rope_before_anybody_counts_what_is_on_the_square() -> None:
    """The friend is put beside the wounded enemy for the rope: no square could hold both, but a pit keeps neither."""
    team = {"cleric": "c4", "mage": "c4"}
    m = table.lay(team, {"naga": "d4"}, items={"rope": "d4"}, wounded=["yellow mage", "blue naga"], drawn=ONE_PIT)
    table.play(m, "take cleric d4 rope; go cleric e4")
    assert (table.at(m, "yellow mage"), table.at(m, "blue naga")) == ("dead", "dead")
    assert (m.vp(0), m.vp(1)) == (1, 1)


@pytest.mark.rule("TW-PIT-05")
def test_pits_are_checked_after_a_fight_too() -> None:
    """The Thief needs no rope while she is unwounded; what she carried is lost with her."""
    m = table.lay({"colossus": "c4"}, {"thief": "d4"}, items={"key": "d4"}, drawn=ONE_PIT, extras=True)
    said = table.fight(m, "fight d4", 4, 0)
    assert [each["figure"] for each in table.told(said, "wounded")] == ["thief"]
    assert (table.at(m, "blue thief"), table.at(m, "yellow key"), m.vp(0)) == ("dead", "lost", 1)


@pytest.mark.rule("TW-PIT-05")
def test_who_falls_takes_the_carried_friend_along() -> None:
    m = table.lay({"banshee": "b4"}, {"cleric": "c4", "naga": "c4"}, wounded=["blue naga"], drawn=ONE_PIT)
    table.play(m, "push c4")
    assert (table.at(m, "blue cleric"), table.at(m, "blue naga"), m.vp(0)) == ("dead", "dead", 2)


@pytest.mark.rule("TW-PIT-06")
@pytest.mark.parametrize("foe", ["naga", "mage", "colossus"])
def test_whoever_is_pushed_onto_a_pit_falls(foe: str) -> None:
    m = table.lay({"banshee": "b4"}, {foe: "c4"}, drawn=ONE_PIT)
    table.play(m, "push c4")
    assert table.at(m, f"blue {foe}") == "dead"
    assert m.vp(0) == 1


@pytest.mark.rule("TW-PIT-06")
@pytest.mark.parametrize("rope", ["c4", "d4"])
def test_a_rope_saves_who_is_pushed_onto_a_pit(rope: str) -> None:
    m = table.lay({"banshee": "b4"}, {"naga": "c4"}, items={"rope": rope}, drawn=ONE_PIT)
    table.play(m, "push c4")
    assert table.on(m, "d4") == {"blue naga", "yellow rope"}
    assert m.vp(0) == 0
