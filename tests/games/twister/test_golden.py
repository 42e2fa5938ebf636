"""What may be together on a square when an action is over (TW-GLD)."""

from __future__ import annotations

import pytest

from games.twister import table


@pytest.mark.rule("TW-GLD-01")
def test_no_move_ends_with_more_than_two_tokens_on_a_square() -> None:
    items = {"bow": "c3", "key": "c5", "rope": "e3", "blue rope": "e3"}
    m = table.lay({"cleric": "c3"}, items=items)
    assert not {"c5", "e3"} & table.squares(m, "go cleric")
    assert {"c4", "e4"} <= table.squares(m, "go cleric")
    table.play(m, "put cleric c3")
    assert "c5" in table.squares(m, "go cleric")
    assert "e3" not in table.squares(m, "go cleric")


@pytest.mark.rule("TW-GLD-02")
@pytest.mark.parametrize(
    ("script", "square", "contents"),
    [
        ("put cleric c3; go cleric d3", "c3", {"yellow bow"}),
        ("put cleric c2; go cleric d3", "c2", {"yellow bow", "yellow key"}),
        ("take cleric b4 naga; put cleric b5; go cleric b4", "b5", {"yellow naga"}),
        ("put cleric b4; go cleric c5", "b4", {"yellow naga", "yellow bow"}),
        ("put cleric d4; go cleric c5", "d4", {"blue naga", "yellow bow"}),
        ("put cleric c3; go cleric c4", "c4", {"yellow cleric"}),
        ("go cleric c4", "c4", {"yellow cleric", "yellow bow"}),
        ("put cleric c3; go cleric c2", "c2", {"yellow cleric", "yellow key"}),
        ("put cleric c3; go cleric b4", "b4", {"yellow cleric", "yellow naga"}),
    ],
)
def test_everything_that_may_share_a_square_can_be_left_so(script: str, square: str, contents: set[str]) -> None:
    wounded = ("yellow naga", "blue naga")
    m = table.lay({"cleric": "c3", "naga": "b4"}, {"naga": "d4"}, items={"bow": "c3", "key": "c2"}, wounded=wounded)
    table.play(m, script)
    assert table.on(m, square) == contents


@pytest.mark.rule("TW-GLD-03")
def test_nobody_stops_on_an_unwounded_one_or_on_a_wounded_enemy() -> None:
    m = table.lay({"cleric": "c3", "mage": "c4"}, {"naga": "d3", "mage": "c2"}, wounded=["blue naga"])
    assert not {"c4", "d3", "c2"} & table.squares(m, "go cleric")
    assert {"c5", "e3"} <= table.squares(m, "go cleric")
    assert not {"c3", "d3", "c2"} & table.squares(m, "go mage")


@pytest.mark.rule("TW-GLD-03", "TW-GLD-06")
def test_two_wounded_ones_do_not_lie_on_one_square() -> None:
    team = {"cleric": "c3", "naga": "c3", "mage": "c4"}
    m = table.lay(team, {"mage": "b3"}, wounded=["yellow naga", "yellow mage", "blue mage"])
    assert not {"c4", "b3"} & table.squares(m, "put cleric")
    assert {"d4", "b4"} <= table.squares(m, "put cleric")


@pytest.mark.rule("TW-GLD-04")
def test_a_marker_on_a_portcullis_takes_no_room_on_the_squares_beside_it() -> None:
    m = table.lay(
        {"cleric": "d5", "mage": "b4"}, items={"bow": "d5", "key": "b4", "blue key": "c5"}, drawn=table.draw("c4 E #")
    )
    table.gate(m, "37A-P1", "broken")
    assert "c4" in table.squares(m, "go cleric")
    table.play(m, "put mage c4; go mage b5; put cleric c4; go cleric e4")
    assert table.on(m, "c4") == {"yellow bow", "yellow key"}


@pytest.mark.rule("TW-GLD-04")
def test_a_square_beside_an_open_portcullis_is_empty_for_a_token_that_is_placed() -> None:
    m = table.lay({"cleric": "b5", "naga": "a1"}, drawn=table.draw("c5 S #"), down=["S2"])
    table.face_down(m, "S2", "yellow naga")
    table.gate(m, "37A-P1", "open")
    table.play(m, "reveal S2; * hall 37B 0")
    assert "place yellow naga c6" in table.texts(m)


@pytest.mark.rule("TW-GLD-05")
def test_a_square_may_hold_more_while_a_move_goes_on() -> None:
    items = {"bow": "c3", "key": "c4", "rope": "c5"}
    m = table.lay({"naga": "c3", "cleric": "c4"}, items=items)
    table.play(m, "put naga c4")
    assert table.on(m, "c4") == {"yellow naga", "yellow cleric", "yellow bow", "yellow key"}
    table.play(m, "take naga c5 rope; put naga c6; take naga c4 key; go naga d4")
    assert table.on(m, "c4") == {"yellow cleric", "yellow bow"}
    assert table.on(m, "d4") == {"yellow naga", "yellow key"}


@pytest.mark.rule("TW-GLD-06")
def test_a_move_does_not_end_while_any_square_is_too_full() -> None:
    items = {"bow": "c3", "key": "c4", "rope": "c5"}
    m = table.lay({"naga": "c3", "cleric": "c4"}, items=items)
    table.play(m, "put naga c4")
    assert table.texts(m, "go") == []
    table.play(m, "take naga c5 rope; put naga c6")
    assert table.texts(m) == ["take naga c4 bow", "take naga c4 key"]


@pytest.mark.rule("TW-GLD-06")
def test_a_stretch_that_no_legal_end_could_follow_is_not_offered() -> None:
    """The friend has a key already; taking it for the bow is lawful, giving her the bow as well is not."""
    m = table.lay({"telepath": "c3", "cleric": "c4"}, items={"bow": "c3", "key": "c4"})
    assert "put telepath c4" not in table.texts(m)
    assert "take telepath c4 key" in table.texts(m)
