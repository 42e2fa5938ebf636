"""What is shown of walking up to an enemy and attacking it: as many moves as it takes, and the combat there."""

from __future__ import annotations

from typing import Any

from games.twister.table import lay, rows
from verlies.games.twister.match import TwisterMatch

WALL_EAST = [(line, 10, "|") for line in (1, 3, 5, 7, 9)]


def advances(m: TwisterMatch, figure: str) -> dict[str, Any]:
    """By target."""
    return {row["target"]: row for row in m.view(m.active)["advances"].get(f"{m.active} {figure}", [])}


def test_a_way_and_an_attack_are_shown_together_and_can_be_played() -> None:
    m = lay({"colossus": "b3", "cleric": "b9"}, {"mage": "h3"}, ap=4)
    row = advances(m, "colossus")["h3"]
    *ways, attack = row["moves"]
    assert attack == "fight h3"
    assert len(ways) == 3, "its speed is 2"
    for move in ways:
        m.play(0, move)
    assert m.view(0)["fights"]["fight h3"] == row["fight"]
    assert row["fight"]["sums"] == [5, 1]


def test_nobody_advances_without_an_action_point_for_the_attack() -> None:
    assert "h3" in advances(lay({"cleric": "d3"}, {"mage": "h3"}, ap=2), "cleric")
    assert not advances(lay({"cleric": "d3"}, {"mage": "h3"}, ap=1), "cleric")


def test_nobody_advances_through_walls() -> None:
    m = lay({"cleric": "d3"}, {"mage": "g3"}, ap=2, drawn={"S1": rows(*WALL_EAST)})
    assert not advances(m, "cleric")


def test_who_stands_beside_an_enemy_need_not_advance() -> None:
    m = lay({"cleric": "f3"}, {"mage": "g3"}, ap=3)
    assert not advances(m, "cleric")
    assert "fight g3" in m.view(0)["fights"]


def test_nobody_advances_by_leaving_the_dungeon() -> None:
    m = lay({"cleric": "t3"}, {"mage": "v4"}, ap=3)
    assert all(row["to"] != "v3" for row in advances(m, "cleric").values())
    last = lay({"cleric": "t3"}, {"mage": "u4"}, ap=3, drawn={"S7": rows((7, 8, "|"), (6, 9, "-"), (8, 9, "-"))})
    assert last.view(0)["advances"] == {}
