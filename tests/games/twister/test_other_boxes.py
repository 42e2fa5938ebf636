"""Pieces of other boxes: obstacles, defence bonuses, and the Wall-Walker of the first edition (TW-MIX, TW-DT1-05)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.twister import table
from verlies.games.twister.match import TwisterMatch

WALL = {"S1": table.rows((5, 4, "|"))}
"""A wall between c3 and d3."""
PIT = {"S1": table.rows((5, 4, "|"), (5, 5, "O"), (1, 1, "G"))}
"""Behind it, on d3, a pit."""
EDGE = {"open": " ", "wall": "|", "slit": "=", "closed": "#", "opened": "#", "broken": "#"}


def walker(square: str, drawn: dict[str, Sequence[str]], **others: str) -> TwisterMatch:
    """A yellow Wall-Walker, and others by name: yellow figures, `blue_..` blue ones, `item_..` items."""
    blue = {name[5:]: place for name, place in others.items() if name.startswith("blue_")}
    items = {name[5:]: place for name, place in others.items() if name.startswith("item_")}
    yellow = {name: place for name, place in others.items() if name[:5] not in ("blue_", "item_")}
    return table.lay({"wall_walker": square, **yellow}, blue, items=items, drawn=drawn, extras=True)


@pytest.mark.rule("TW-MIX-05", "TW-PIT-01")
def test_an_obstacle_is_crossed_by_flying_with_a_rope_or_by_a_jump_and_blocks_no_sight() -> None:
    """The pit d3 lies in a corridor from b3 to f3."""
    walls = [(line, place, "-") for line in (4, 6) for place in (1, 3, 5, 7, 9)]
    drawn = {"S1": table.rows((5, 5, "O"), (1, 1, "G"), (5, 0, "|"), *walls)}
    assert table.squares(table.lay({"cleric": "c3"}, drawn=drawn), "go cleric") == {"b3"}
    assert "jump cleric e3" in table.texts(table.lay({"cleric": "c3"}, drawn=drawn))
    assert {"e3", "f3"} <= table.squares(table.lay({"mage": "c3"}, drawn=drawn), "go mage")
    assert {"d3", "e3", "f3"} <= table.squares(
        table.lay({"cleric": "c3"}, items={"rope": "c3"}, drawn=drawn), "go cleric"
    )
    m = table.lay({"cleric": "c3"}, {"naga": "f3"}, items={"bow": "c3"}, drawn=drawn)
    assert table.texts(m, "shoot") == ["shoot f3"]


@pytest.mark.rule("TW-MIX-11", "TW-RNG-12")
@pytest.mark.parametrize(("armour", "wounded"), [({}, True), ({"blue armour": "e3"}, False)])
def test_what_strengthens_a_defender_counts_against_arrows(armour: dict[str, str], wounded: bool) -> None:
    m = table.lay({"naga": "b3"}, {"mage": "e3"}, items={"bow": "b3", **armour}, extras=True)
    table.fight(m, "shoot e3", 2, 1)
    assert table.is_wounded(m, "blue mage") == wounded


@pytest.mark.rule("TW-DT1-05")
def test_a_wall_walker_steps_through_a_wall_for_one_ap_and_that_is_all() -> None:
    m = walker("c3", dict(WALL))
    assert table.texts(m, "phase") == ["phase d3"]
    events = table.play(m, "phase d3")
    assert [(each["source"], each["to"]) for each in table.told(events, "phased")] == [("c3", "d3")]
    assert (table.at(m, "yellow wall_walker"), m.ap) == ("d3", 4)
    assert table.texts(m, "phase") == ["phase c3"]
    assert {"go wall_walker d4", "turn 37A cw", "end"} <= set(table.texts(m)), "the action is over"
    assert table.texts(table.lay({"cleric": "c3", "mage": "b1"}, drawn=WALL, extras=True), "phase") == []


@pytest.mark.rule("TW-DT1-05")
def test_a_wall_ahead_does_not_end_an_ordinary_move() -> None:
    assert "go wall_walker d3" in table.texts(walker("c3", dict(WALL))), "round the wall"
    shut = table.rows((5, 4, "|"), *((line, 4, "|") for line in (1, 3, 7, 9)))
    m = walker("c3", {"S1": shut, "S2": table.rows((0, 3, "-"), (0, 1, "-"))})
    assert "go wall_walker d3" not in table.texts(m), "a move does not pass walls"


@pytest.mark.rule("TW-DT1-05")
def test_only_an_unwounded_wall_walker_passes() -> None:
    m = table.lay({"wall_walker": "c3", "mage": "b1"}, drawn=WALL, wounded=["yellow wall_walker"], extras=True)
    assert table.texts(m, "phase") == []
    m = table.lay({"mage": "b1"}, {"wall_walker": "c3"}, drawn=WALL, extras=True)
    assert table.texts(m, "phase") == []


@pytest.mark.rule("TW-DT1-05", "TW-MIX-13")
@pytest.mark.parametrize(
    ("one", "other", "passes"),
    [
        ("wall", "open", True), ("wall", "wall", True), ("slit", "open", True), ("slit", "slit", True),
        ("wall", "slit", True), ("wall", "opened", True), ("wall", "closed", False), ("slit", "closed", False),
        ("closed", "open", False), ("closed", "closed", False), ("open", "open", False),
        ("opened", "open", False), ("broken", "open", False),
    ],
)  # fmt: skip
def test_walls_slits_and_double_walls_are_passed_but_no_portcullis(one: str, other: str, passes: bool) -> None:
    for first, second in ((one, other), (other, one)):
        drawn = {"S1": table.rows((5, 10, EDGE[first])), "S3": table.rows((5, 0, EDGE[second]))}
        for square, behind in (("f3", "g3"), ("g3", "f3")):
            m = walker(square, dict(drawn))
            for hall, state in (("37A", first), ("38A", second)):
                if state in ("opened", "broken"):
                    table.gate(m, f"{hall}-P1", "open" if state == "opened" else state)
            assert (table.texts(m, "phase") == [f"phase {behind}"]) == passes


@pytest.mark.rule("TW-DT1-05", "TW-BRD-09")
def test_the_hall_behind_must_lie_face_up() -> None:
    drawn = {"S1": table.rows((5, 10, "|"))}
    assert table.texts(table.lay({"wall_walker": "f3"}, drawn=drawn, extras=True), "phase") == ["phase g3"]
    assert table.texts(table.lay({"wall_walker": "f3"}, drawn=drawn, down=["S3"], extras=True), "phase") == []


@pytest.mark.rule("TW-DT1-05")
def test_a_pit_behind_the_wall_needs_a_rope() -> None:
    assert table.texts(walker("c3", dict(PIT)), "phase") == []
    m = walker("c3", dict(PIT), item_rope="d3")
    assert table.texts(m, "phase") == ["phase d3"]
    table.play(m, "phase d3")
    assert table.at(m, "yellow wall_walker") == "d3"


@pytest.mark.rule("TW-DT1-05", "TW-GLD-02")
def test_the_square_behind_must_have_room_for_her() -> None:
    assert table.texts(walker("c3", dict(WALL), cleric="d3"), "phase") == []
    assert table.texts(walker("c3", dict(WALL), blue_cleric="d3"), "phase") == []
    assert table.texts(walker("c3", dict(WALL), item_key="d3", item_rope="d3"), "phase") == []
    assert table.texts(walker("c3", dict(WALL), item_key="d3", item_rope="c3"), "phase") == []
    m = walker("c3", dict(WALL), item_key="d3")
    table.play(m, "phase d3; go wall_walker d4")
    assert table.at(m, "yellow key") == "d4"
    for side, can in (("yellow", True), ("blue", False)):
        mage = {"mage": "d3"}
        yellow = {"wall_walker": "c3", **(mage if side == "yellow" else {})}
        blue = mage if side == "blue" else {}
        m = table.lay(yellow, blue, drawn=WALL, wounded=[f"{side} mage"], extras=True)
        assert (table.texts(m, "phase") == ["phase d3"]) == can


@pytest.mark.rule("TW-DT1-05", "TW-CAR-10")
def test_what_she_carries_goes_through_with_her() -> None:
    m = walker("c3", dict(WALL), item_bow="c3")
    table.play(m, "phase d3")
    assert table.at(m, "yellow bow") == "d3"
    m = table.lay({"wall_walker": "c3", "mage": "c3"}, drawn=WALL, wounded=["yellow mage"], extras=True)
    table.play(m, "phase d3")
    assert table.at(m, "yellow mage") == "d3"
    assert table.is_wounded(m, "yellow mage")


@pytest.mark.rule("TW-DT1-05", "TW-EXT-01")
def test_through_a_wall_into_the_enemys_start_zone_is_an_exit() -> None:
    m = walker("u3", {"S7": table.rows((5, 10, "|"))})
    table.play(m, "phase v3")
    assert (table.at(m, "yellow wall_walker"), m.vp(0)) == ("gone", 1)
    m = walker("u3", {"S7": table.rows((5, 10, "|"))}, blue_cleric="v3")
    assert table.texts(m, "phase") == []
    m = walker("b3", {"S1": table.rows((5, 0, "|"))})
    table.play(m, "phase a3")
    assert (table.at(m, "yellow wall_walker"), m.vp(0)) == ("a3", 0)
