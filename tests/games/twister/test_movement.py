"""Moving: how far, through what, past whom, and where a move may end (TW-MOV)."""

from __future__ import annotations

import pytest

from games.twister import table
from verlies.games.twister.dungeon import NAMES, NUMBER

SPEEDS = {
    "banshee": 4, "cleric": 4, "colossus": 2, "mage": 4, "mechanork": 3, "naga": 6, "telepath": 3, "backstabber": 4,
    "thief": 5, "warrior": 3, "troll": 2, "goblin": 4, "wall_walker": 4,
}  # fmt: skip
WALLS = [f"{column}{row} S -" for column in "bcdef" for row in (2, 3)]
CORRIDOR = table.draw(*WALLS)
"""The squares b3 to f3 between two walls; in the west one's own start zone, in the east more room."""


def within(square: str, steps: int) -> set[str]:
    """The squares of the halls this many steps from this one, where nothing stands in the way, and not that one."""
    x, y = divmod(NUMBER[square], 10)
    away = {name: abs(number // 10 - x) + abs(number % 10 - y) for name, number in NUMBER.items()}
    return {name for name in NAMES if 0 < away[name] <= steps and name[0] not in "av"}


@pytest.mark.rule("TW-MOV-01")
@pytest.mark.parametrize(("figure", "speed"), SPEEDS.items())
def test_a_figure_goes_as_far_as_its_speed_and_no_farther(figure: str, speed: int) -> None:
    m = table.lay({figure: "k5"}, extras=True)
    assert table.squares(m, f"go {figure}") == within("k5", speed)


@pytest.mark.rule("TW-MOV-01")
def test_a_move_costs_one_ap_and_what_is_left_of_it_is_lost() -> None:
    m = table.lay({"cleric": "k5"}, ap=2)
    table.play(m, "go cleric k6")
    assert m.ap == 1
    assert table.squares(m, "go cleric") == within("k6", 4)
    table.play(m, "go cleric k7")
    assert m.ap == 0
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-MOV-01", "TW-CAR-05")
def test_what_changes_hands_on_the_way_does_not_make_the_way_longer() -> None:
    m = table.lay({"cleric": "k5"}, items={"bow": "k7"})
    table.play(m, "take cleric k7 bow")
    assert table.squares(m, "go cleric") == within("k7", 2)


@pytest.mark.rule("TW-MOV-02")
@pytest.mark.parametrize(
    ("mark", "state", "passes"),
    [
        ("|", "", False), ("=", "", False), ("#", "closed", False), ("#", "open", True), ("#", "broken", True),
    ],
)  # fmt: skip
def test_a_step_needs_an_edge_that_lets_through(mark: str, state: str, passes: bool) -> None:
    m = table.lay({"cleric": "c3"}, drawn=table.draw(*WALLS, f"c3 E {mark}"))
    if state:
        table.gate(m, "37A-P1", state)
    assert "b3" in table.squares(m, "go cleric")
    assert ("d3" in table.squares(m, "go cleric")) == passes


@pytest.mark.rule("TW-MOV-02")
@pytest.mark.parametrize("half", ["f3 E |", "g3 W |", "f3 E #", "g3 W #"])
def test_one_half_of_a_border_is_enough_to_stop_a_step(half: str) -> None:
    m = table.lay({"colossus": "f3"}, drawn=table.draw(half))
    assert "g3" not in table.squares(m, "go colossus")
    assert {"e3", "g2"} <= table.squares(m, "go colossus")


@pytest.mark.rule("TW-MOV-02")
def test_nobody_walks_into_a_hall_that_lies_face_down() -> None:
    m = table.lay({"naga": "f3"}, down=["S3"])
    assert not {"g3", "h3"} & table.squares(m, "go naga")
    assert {"f6", "e1"} <= table.squares(m, "go naga")


@pytest.mark.rule("TW-MOV-03")
def test_a_pit_stops_who_has_neither_rope_nor_wings() -> None:
    m = table.lay({"cleric": "c3"}, drawn=table.draw("d4 O", "e3 O", "d2 O"))
    assert "d3" in table.squares(m, "go cleric")
    assert not {"d4", "e3", "d2"} & table.squares(m, "go cleric")


@pytest.mark.rule("TW-MOV-03")
@pytest.mark.parametrize(
    ("yellow", "blue", "items", "wounded", "passes"),
    [
        ({}, {}, {}, [], False),
        ({}, {}, {"rope": "d3"}, [], True),
        ({}, {}, {"blue rope": "c3"}, [], True),
        ({}, {}, {"key": "c3"}, [], False),
        ({"naga": "d3"}, {}, {"rope": "d3"}, [], True),
        ({"naga": "d3"}, {}, {"rope": "d3"}, ["yellow naga"], True),
        ({}, {"naga": "d3"}, {"rope": "d3"}, ["blue naga"], True),
        ({}, {"naga": "d3"}, {"rope": "d3"}, [], False),
    ],
)
def test_a_step_onto_a_pit_needs_a_rope_of_somebody_who_lets_pass(
    yellow: dict[str, str], blue: dict[str, str], items: dict[str, str], wounded: list[str], passes: bool
) -> None:
    drawn = table.draw(*WALLS, "d3 O", "b1 G")
    m = table.lay({"cleric": "c3", **yellow}, blue, items=items, wounded=wounded, drawn=drawn)
    assert ("e3" in table.squares(m, "go cleric")) == passes


@pytest.mark.rule("TW-MOV-04")
def test_a_friend_is_passed_but_nobody_stops_there() -> None:
    m = table.lay({"cleric": "c3", "naga": "d3"}, drawn=CORRIDOR)
    assert table.squares(m, "go cleric") >= {"b3", "e3", "f3", "g3"}
    assert "d3" not in table.squares(m, "go cleric")


@pytest.mark.rule("TW-MOV-05")
def test_an_unwounded_enemy_is_neither_passed_nor_stopped_on() -> None:
    m = table.lay({"cleric": "c3"}, {"naga": "d3"}, drawn=CORRIDOR)
    assert "b3" in table.squares(m, "go cleric")
    assert not {"d3", "e3"} & table.squares(m, "go cleric")


@pytest.mark.rule("TW-MOV-05")
@pytest.mark.parametrize(("mover", "foe"), [("mage", "naga"), ("mage", "colossus"), ("telepath", "colossus")])
def test_flyers_and_small_ones_pass_an_unwounded_enemy_but_do_not_stop_there(mover: str, foe: str) -> None:
    m = table.lay({mover: "c3"}, {foe: "d3"}, drawn=CORRIDOR)
    assert "e3" in table.squares(m, f"go {mover}")
    assert "d3" not in table.squares(m, f"go {mover}")


@pytest.mark.rule("TW-MOV-06")
def test_a_wounded_enemy_is_passed_but_nobody_stops_there() -> None:
    m = table.lay({"cleric": "c3"}, {"naga": "d3"}, wounded=["blue naga"], drawn=CORRIDOR)
    assert "e3" in table.squares(m, "go cleric")
    assert "d3" not in table.squares(m, "go cleric")


@pytest.mark.rule("TW-MOV-07")
def test_wounded_friends_and_items_are_passed_and_stopped_on() -> None:
    m = table.lay({"cleric": "c3", "naga": "d3"}, items={"bow": "e3"}, wounded=["yellow naga"], drawn=CORRIDOR)
    assert table.squares(m, "go cleric") >= {"d3", "e3", "f3"}


@pytest.mark.rule("TW-MOV-07")
def test_a_carrier_passes_them_too_but_has_no_room_to_stop_there() -> None:
    team = {"cleric": "c3", "naga": "d3"}
    m = table.lay(team, items={"bow": "e3", "key": "c3"}, wounded=["yellow naga"], drawn=CORRIDOR)
    assert "f3" in table.squares(m, "go cleric")
    assert not {"d3", "e3"} & table.squares(m, "go cleric")


@pytest.mark.rule("TW-MOV-08")
def test_a_square_may_be_walked_over_twice_in_one_move() -> None:
    """Into a blind alley for an item and out again on the same way."""
    m = table.lay({"cleric": "e3"}, items={"bow": "f3"}, drawn=table.draw("f3 N -", "f3 S -", "f3 E |"))
    table.play(m, "take cleric f3 bow; go cleric e3")
    assert table.on(m, "e3") == {"yellow cleric", "yellow bow"}
    m = table.lay({"cleric": "e3"}, items={"bow": "f3"}, drawn=table.draw("f3 N -", "f3 S -", "f3 E |"))
    table.play(m, "take cleric f3 bow; go cleric c3")
    assert table.on(m, "c3") == {"yellow cleric", "yellow bow"}


@pytest.mark.rule("TW-MOV-09")
def test_a_move_ends_in_the_enemys_start_zone() -> None:
    """Only u5 has a door to the zone: from there nobody walks on to the squares beside."""
    m = table.lay(
        {"naga": "t5"}, items={"bow": "u4"}, drawn=table.draw(*(f"u{row} E |" for row in range(1, 11) if row != 5))
    )
    assert {square for square in table.squares(m, "go naga") if square[0] == "v"} == {"v5"}
    table.play(m, "go naga v5")
    assert table.at(m, "yellow naga") == "gone"


@pytest.mark.rule("TW-MOV-09")
@pytest.mark.parametrize("item", ["v5", "v4"])
def test_a_move_does_not_go_on_in_the_enemys_start_zone(item: str) -> None:
    m = table.lay({"naga": "t5"}, items={"bow": item})
    assert table.texts(m, "take") == []


@pytest.mark.rule("TW-MOV-10")
def test_a_figure_comes_back_to_its_own_start_zone_and_walks_along_it() -> None:
    walls = table.draw(*(f"b{row} E |" for row in range(1, 11)), *(f"b{row} S -" for row in (1, 2, 3, 4, 5)))
    m = table.lay({"cleric": "b2"}, items={"bow": "b2", "key": "a3"}, drawn=walls)
    assert table.squares(m, "go cleric") == {"a1", "a2", "a4", "a5", "b1", "b3", "b4"}
    table.play(m, "put cleric a2; take cleric a3 key; go cleric a4")
    assert table.on(m, "a2") == {"yellow bow"}
    assert table.on(m, "a4") == {"yellow cleric", "yellow key"}
    assert m.vp(0) == 0


@pytest.mark.rule("TW-MOV-10")
def test_ones_own_start_zone_of_blue_is_the_one_in_the_east() -> None:
    m = table.lay({"cleric": "b2"}, {"naga": "t5"}, active=1)
    table.play(m, "go naga v6")
    assert table.at(m, "blue naga") == "v6"
    assert m.vp(1) == 0


@pytest.mark.rule("TW-MOV-11")
def test_nobody_ends_a_move_on_a_pit_without_a_rope() -> None:
    drawn = table.draw("c4 O")
    m = table.lay({"mage": "c3"}, drawn=drawn)
    assert "c5" in table.squares(m, "go mage")
    assert "c4" not in table.squares(m, "go mage")
    assert "c4" in table.squares(table.lay({"mage": "c3"}, items={"rope": "c4"}, drawn=drawn), "go mage")
    assert "c4" in table.squares(table.lay({"mage": "c3"}, items={"rope": "c3"}, drawn=drawn), "go mage")


@pytest.mark.rule("TW-MOV-12")
@pytest.mark.parametrize("load", ["bow", "naga"])
def test_carrying_does_not_change_speed(load: str) -> None:
    team = {"mechanork": "k5"} | ({"naga": "k5"} if load == "naga" else {})
    m = table.lay(team, items={"bow": "k5"} if load == "bow" else {}, wounded=["yellow naga"] if load == "naga" else [])
    assert table.squares(m, "go mechanork") == within("k5", 3)
