"""The rope: where it can be laid, whom it carries, who takes it along (TW-ROP)."""

from __future__ import annotations

import pytest

from games.twister import table

WALLS = [f"{column}{row} S -" for column in "bcdef" for row in (3, 4)]
"""A corridor from b4 to f4."""
ONE_PIT = table.draw(*WALLS, "d4 O")
TWO_PITS = table.draw(*WALLS, "d4 O", "e4 O")


@pytest.mark.rule("TW-ROP-01")
@pytest.mark.parametrize(("walls", "laid"), [((), True), (("S",), True), (("S", "N"), True), (("S", "N", "E"), False)])
def test_a_rope_needs_two_anchor_squares_beside_the_pit(walls: tuple[str, ...], laid: bool) -> None:
    m = table.lay({"cleric": "c4"}, items={"rope": "c4"}, drawn=table.draw("d4 O", *(f"d4 {side} -" for side in walls)))
    assert ("d4" in table.squares(m, "go cleric")) == laid
    assert ("put cleric d4" in table.texts(m)) == laid


@pytest.mark.rule("TW-ROP-02")
@pytest.mark.parametrize(
    ("mark", "state", "joins"),
    [("|", "", False), ("=", "", False), ("#", "closed", False), ("#", "open", True), ("#", "broken", True)],
)
def test_an_anchor_square_is_joined_to_the_pit_by_an_open_edge(mark: str, state: str, joins: bool) -> None:
    m = table.lay({"cleric": "c4"}, items={"rope": "c4"}, drawn=table.draw(*WALLS, "d4 O", f"d4 E {mark}"))
    if state:
        table.gate(m, "37A-P1", state)
    assert ("d4" in table.squares(m, "go cleric")) == joins


@pytest.mark.rule("TW-ROP-02")
def test_a_hall_that_lies_face_down_gives_no_anchor_square() -> None:
    drawn = table.draw("f4 O", "f4 N -", "f4 S -")
    assert "f4" in table.squares(table.lay({"cleric": "e4"}, items={"rope": "e4"}, drawn=drawn), "go cleric")
    assert "f4" not in table.squares(
        table.lay({"cleric": "e4"}, items={"rope": "e4"}, drawn=drawn, down=["S3"]), "go cleric"
    )


@pytest.mark.rule("TW-ROP-02")
def test_the_two_anchor_squares_need_not_be_opposite() -> None:
    m = table.lay({"cleric": "c4"}, items={"rope": "c4"}, drawn=table.draw("d4 O", "d4 N -", "d4 E |"))
    table.play(m, "go cleric d5")
    assert table.on(m, "d5") == {"yellow cleric", "yellow rope"}


@pytest.mark.rule("TW-ROP-03")
@pytest.mark.parametrize(
    ("pit", "walls", "other"),
    [("d4", "NE", None), ("d4", "SE", None), ("b4", "NS", None), ("d4", "NS", "e4")],
)
def test_floor_gear_start_zone_and_pits_with_a_rope_are_anchor_squares(pit: str, walls: str, other: str | None) -> None:
    drawn = table.draw(f"{pit} O", *(f"{pit} {side} -" for side in walls), *([f"{other} O"] if other else []))
    items = {"rope": "c4"} | ({"blue rope": other} if other else {})
    m = table.lay({"cleric": "c4"}, items=items, drawn=drawn)
    assert pit in table.squares(m, "go cleric")


@pytest.mark.rule("TW-ROP-03")
def test_a_pit_without_a_rope_is_not_an_anchor_square() -> None:
    assert "d4" not in table.squares(table.lay({"cleric": "c4"}, items={"rope": "c4"}, drawn=TWO_PITS), "go cleric")


@pytest.mark.rule("TW-ROP-03", "TW-DT1-01")
def test_for_who_may_stay_on_a_pit_it_is_an_anchor_square() -> None:
    """c4 is floor, e4 a pit: valid for the Thief, who can lay her rope over d4; then it holds others, too."""
    m = table.lay({"thief": "c4", "cleric": "b4"}, items={"rope": "c4"}, drawn=TWO_PITS, extras=True)
    assert "put thief d4" in table.texts(m)
    table.play(m, "put thief d4; go thief f4")
    assert table.on(m, "d4") == {"yellow rope"}
    assert "d4" in table.squares(m, "go cleric")
    m = table.lay(
        {"thief": "c4"}, items={"rope": "c4"}, drawn=table.draw(*WALLS, "d4 O", "e4 O", "d4 E |"), extras=True
    )
    assert "put thief d4" not in table.texts(m)


@pytest.mark.usefixtures("first_version")
def test_by_the_first_version_of_the_rules_anchor_squares_were_the_same_for_all() -> None:
    m = table.lay({"thief": "c4"}, items={"rope": "c4"}, drawn=TWO_PITS, extras=True)
    assert "put thief d4" not in table.texts(m)


@pytest.mark.rule("TW-ROP-03")
def test_a_rope_that_somebody_stands_on_makes_its_pit_an_anchor_square() -> None:
    items = {"rope": "c4", "blue rope": "e4"}
    m = table.lay({"cleric": "c4"}, {"naga": "e4"}, items=items, drawn=TWO_PITS)
    assert "d4" in table.squares(m, "go cleric")


@pytest.mark.rule("TW-ROP-04")
def test_once_a_rope_is_laid_its_pit_is_valid_for_everybody_and_holds_the_next_rope() -> None:
    """d4 has a second floor square in the north; e4 has only d4 and f4 beside it."""
    drawn = table.draw("d4 O", "e4 O", "d4 S -", "e4 N -", "e4 S -")
    items = {"rope": "c4", "blue rope": "b4"}
    m = table.lay({"cleric": "c4", "mechanork": "b4"}, {"telepath": "h4"}, items=items, drawn=drawn)
    assert "e4" not in table.squares(m, "go mechanork")
    table.play(m, "put cleric d4; go cleric d3; go mechanork e4")
    assert table.on(m, "e4") == {"yellow mechanork", "blue rope"}
    table.play(m, "put mechanork e4; go mechanork f4; end; play 3")
    assert "e4" not in table.squares(m, "go telepath")
    table.play(m, "end; play 2; go mechanork f6; end; play 4")
    assert {"e4", "f4"} <= table.squares(m, "go telepath")


@pytest.mark.rule("TW-ROP-05")
def test_a_carrier_lays_its_rope_as_it_steps_onto_the_pit() -> None:
    m = table.lay({"cleric": "c4"}, items={"rope": "c4"}, drawn=ONE_PIT)
    table.play(m, "go cleric d4")
    assert m.ap == 4
    assert table.on(m, "d4") == {"yellow cleric", "yellow rope"}


@pytest.mark.rule("TW-ROP-05")
@pytest.mark.parametrize("colour", ["yellow", "blue"])
@pytest.mark.parametrize("active", [0, 1])
def test_a_rope_serves_both_sides_whatever_its_colour(colour: str, active: int) -> None:
    m = table.lay({"cleric": "c4"}, {"banshee": "f4"}, items={f"{colour} rope": "d4"}, drawn=ONE_PIT, active=active)
    assert "d4" in table.squares(m, "go banshee" if active else "go cleric")


@pytest.mark.rule("TW-ROP-06")
def test_stepping_off_the_carrier_takes_the_rope_along_or_leaves_it() -> None:
    m = table.lay({"cleric": "c4"}, items={"rope": "c4"}, drawn=ONE_PIT)
    table.play(m, "go cleric e4")
    assert table.on(m, "e4") == {"yellow cleric", "yellow rope"}
    m = table.lay({"cleric": "c4"}, items={"rope": "c4"}, drawn=ONE_PIT)
    table.play(m, "put cleric d4; go cleric e4")
    assert (table.on(m, "d4"), table.on(m, "e4")) == ({"yellow rope"}, {"yellow cleric"})
    m = table.lay({"cleric": "d4"}, items={"rope": "d4"}, drawn=ONE_PIT)
    assert {"go cleric e4", "go cleric c4", "put cleric d4"} <= set(table.texts(m))


@pytest.mark.rule("TW-ROP-06")
@pytest.mark.parametrize(("start", "reached"), [("c4", {"b4", "d4", "d5"}), ("d4", {"b4", "c4", "d5"})])
def test_one_rope_does_not_go_from_pit_to_pit(start: str, reached: set[str]) -> None:
    """A niche south of each pit gives it a second anchor square: a rope can lie over either, but not get to e4."""
    walls = [wall for wall in WALLS if wall not in ("d4 S -", "e4 S -")]
    drawn = table.draw(*walls, "d5 W |", "d5 E |", "d5 S -", "e5 E |", "e5 S -", "b4 W |", "d4 O", "e4 O")
    assert table.squares(table.lay({"naga": start}, items={"rope": start}, drawn=drawn), "go naga") == reached
    assert "e4" in table.squares(table.lay({"naga": "f4"}, items={"rope": "f4"}, drawn=drawn), "go naga")


@pytest.mark.rule("TW-ROP-07")
def test_a_lying_rope_is_taken_in_passing_where_the_next_square_needs_none() -> None:
    m = table.lay({"cleric": "c4"}, items={"rope": "d4"}, drawn=ONE_PIT)
    table.play(m, "take cleric d4 rope")
    assert table.squares(m, "go cleric") >= {"e4", "f4", "c4", "b4"}
    table.play(m, "go cleric f4")
    assert table.on(m, "f4") == {"yellow cleric", "yellow rope"}


@pytest.mark.rule("TW-ROP-07")
def test_a_rope_taken_from_a_pit_does_not_go_on_over_the_next_one() -> None:
    drawn = table.draw("d4 O", "e4 O", "d4 N -", "d4 S -", "c4 N -", "c4 S -", "b4 N -", "b4 S -", "b4 W |")
    m = table.lay({"naga": "c4"}, items={"rope": "d4"}, drawn=drawn)
    table.play(m, "take naga d4 rope")
    assert table.squares(m, "go naga") == {"b4", "c4"}


@pytest.mark.rule("TW-ROP-08")
def test_no_rope_is_taken_from_under_an_unwounded_friend_on_a_pit() -> None:
    m = table.lay({"cleric": "c4", "naga": "d4"}, items={"rope": "d4", "key": "c4"}, drawn=ONE_PIT)
    assert "e4" in table.squares(m, "go cleric")
    assert table.texts(m, "take cleric") == []
    m = table.lay({"cleric": "c4", "naga": "d4"}, items={"rope": "d4", "key": "c4"}, drawn=table.draw(*WALLS))
    assert "take cleric d4 rope" in table.texts(m)


@pytest.mark.rule("TW-ROP-09")
def test_the_rope_of_a_wounded_enemy_on_a_pit_is_taken_and_he_falls_for_the_takers_point() -> None:
    m = table.lay({"cleric": "c4"}, {"naga": "d4"}, items={"blue rope": "d4"}, wounded=["blue naga"], drawn=ONE_PIT)
    table.play(m, "take cleric d4 rope; go cleric c4")
    assert table.at(m, "blue naga") == "dead"
    assert (m.vp(0), m.vp(1)) == (1, 0)
    assert table.on(m, "c4") == {"yellow cleric", "blue rope"}


@pytest.mark.rule("TW-ROP-09")
def test_on_the_floor_nobody_falls_when_the_rope_is_taken() -> None:
    m = table.lay({"cleric": "c4"}, {"naga": "d4"}, items={"blue rope": "d4"}, wounded=["blue naga"])
    table.play(m, "take cleric d4 rope; go cleric c4")
    assert table.at(m, "blue naga") == "d4"
    assert m.vp(0) == 0


@pytest.mark.rule("TW-ROP-10")
def test_a_row_of_pits_is_crossed_square_by_square() -> None:
    assert "f4" not in table.squares(table.lay({"cleric": "c4"}, items={"rope": "d4"}, drawn=TWO_PITS), "go cleric")
    lying = table.lay({"cleric": "c4"}, items={"rope": "d4", "blue rope": "e4"}, drawn=TWO_PITS)
    assert {"d4", "e4", "f4"} <= table.squares(lying, "go cleric")
    carried = table.lay({"cleric": "c4"}, items={"rope": "d4", "blue rope": "c4"}, drawn=TWO_PITS)
    assert {"e4", "f4"} <= table.squares(carried, "go cleric")
    table.play(carried, "go cleric f4")
    assert table.on(carried, "f4") == {"yellow cleric", "blue rope"}
    assert table.on(carried, "d4") == {"yellow rope"}


@pytest.mark.rule("TW-EX-09")
def test_example_two_pits_in_a_row_between_walls() -> None:
    """The first pit has one floor square beside it: no rope. With a second one, it can be laid, and holds another."""
    closed = table.lay({"cleric": "c4"}, items={"rope": "c4"}, drawn=TWO_PITS)
    assert not {"d4", "e4", "f4"} & table.squares(closed, "go cleric")
    assert not {"d4", "e4"} & table.squares(closed, "put cleric")
    niche = table.draw(*(wall for wall in WALLS if wall != "d4 S -"), "d4 O", "e4 O")
    m = table.lay({"cleric": "c4", "mechanork": "b4"}, items={"rope": "c4", "blue rope": "b4"}, drawn=niche)
    assert "e4" not in table.squares(m, "go mechanork")
    table.play(m, "put cleric d4; go cleric c4; go cleric d5")
    assert {"e4"} <= table.squares(m, "go mechanork")


@pytest.mark.rule("TW-ITM-ROP-01")
@pytest.mark.parametrize("figure", ["banshee", "cleric", "colossus", "mechanork", "naga", "telepath", "backstabber"])
def test_everybody_uses_a_rope_without_an_action_of_its_own(figure: str) -> None:
    m = table.lay({figure: "c4"}, items={"rope": "c4"}, drawn=ONE_PIT, ap=2)
    table.play(m, f"go {figure} e4")
    assert table.at(m, f"yellow {figure}") == "e4"
    assert m.ap == 1


@pytest.mark.rule("TW-ITM-ROP-01")
def test_a_rope_holds_its_wounded_carrier_and_is_a_common_item() -> None:
    team = {"cleric": "d4", "telepath": "b4"}
    m = table.lay(team, items={"rope": "d4"}, wounded=["yellow cleric"], drawn=ONE_PIT)
    table.play(m, "go telepath c4")
    assert table.at(m, "yellow cleric") == "d4"
    assert table.is_wounded(m, "yellow cleric")
    assert [item.id for item in m.content.items if item.common] == ["rope", "key"]


@pytest.mark.rule("TW-ROP-01", "TW-ROP-02", "TW-DT1-01")
def test_a_thief_cannot_leave_a_rope_on_a_pit_where_nobody_else_could_lay_it() -> None:
    walled = table.draw("e4 O", "e4 N -", "e4 S -", "e4 E |")
    m = table.lay(
        {"thief": "d4", "cleric": "b4"}, {"naga": "u3"}, items={"rope": "d4"}, drawn=walled, extras=True, teams="free"
    )
    table.play(m, "go thief e4")
    assert table.at(m, "yellow rope") == "e4"
    assert "put thief e4" not in table.texts(m)
    free = table.draw("e4 O")
    m = table.lay(
        {"thief": "d4", "cleric": "b4"}, {"naga": "u3"}, items={"rope": "d4"}, drawn=free, extras=True, teams="free"
    )
    table.play(m, "go thief e4; put thief e4; go thief d5")
    assert "go cleric e4" in table.texts(m)


@pytest.mark.rule("TW-ROP-06")
def test_the_way_that_is_shown_goes_from_no_pit_to_another_with_one_rope() -> None:
    m = table.lay({"cleric": "b1"}, {"naga": "u9"}, items={"rope": "b1"}, drawn=table.draw("c1 O", "c2 O"))
    ways = {square: way for square, _, way in m.view(0)["reach"]["0 cleric"]}
    assert ways["c2"] == ["b2", "c2"]
