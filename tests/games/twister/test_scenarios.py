"""Scenarios: what they prescribe, and the small board (TW-SCN)."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from games.twister.table import at, new, play, squares, texts
from verlies.core.errors import UsageError
from verlies.core.moves import DEALER
from verlies.games.twister import state as s
from verlies.games.twister.dungeon import NUMBER
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME

SMALL = ("first_steps", "hands_full", "drawn_blades")
PRESCRIBED: dict[str, dict[str, Any]] = {
    "first_steps": {
        "target": 2, "team": {"naga", "cleric", "mechanork", "mage"}, "items": set[str](), "room": 0,
        "halls": {"37A", "37B", "38A", "38B"},
    },
    "hands_full": {
        "target": 3, "team": {"naga", "backstabber", "colossus", "mage"}, "items": {"rope", "key"}, "room": 1,
        "halls": {"37A", "37B", "40A", "40B"},
    },
    "drawn_blades": {
        "target": 3, "team": {"colossus", "cleric", "telepath", "backstabber", "banshee", "naga"},
        "items": {"bow", "great_shield", "extendable_lance", "fireball_wand"}, "room": 3,
        "halls": {"38A", "38B", "39A", "39B"},
    },
}  # fmt: skip


def started(scenario: str, content: Path | None = None) -> TwisterMatch:
    """All starting characters on their circles, in the order of their ids."""
    m = new(content=content, teams=scenario)
    while set(m.turn) & {0, 1} and texts(m, "start", m.turn[0]):
        m.play(m.turn[0], texts(m, "start", m.turn[0])[0])
    return m


def first_turn(scenario: str, content: Path | None = None) -> TwisterMatch:
    """Yellow is about to play its first card; tokens lie where the first free place was."""
    m = started(scenario, content)
    while m.active == s.NONE:
        play(m, "* lot yellow" if m.turn == (DEALER,) else texts(m)[0])
    return m


def halls(m: TwisterMatch) -> set[str]:
    laid = [hall for hall in m.halls if hall < len(m.content.halls)]
    return {m.content.hall_ids[hall] for hall in (*m.bag, *laid)}


@pytest.mark.rule("TW-SCN-01", "TW-SCN-02")
@pytest.mark.parametrize("scenario", SMALL)
def test_a_scenario_prescribes_teams_items_halls_and_target(scenario: str) -> None:
    wanted = PRESCRIBED[scenario]
    m = new(teams=scenario)
    assert m.target == wanted["target"]
    assert m.jumps == [3, 3]
    for side in (0, 1):
        own = range(side * 14, side * 14 + 14)
        there = [token for token in own if m.kinds[token] != s.UNKNOWN]
        assert {m.name(token) for token in there} == wanted["team"] | wanted["items"]
        assert {text.split(" ")[1] for text in texts(m, "start", side)} == wanted["team"]
    m = first_turn(scenario)
    assert halls(m) == wanted["halls"]
    for side in (0, 1):
        assert sum(m.where[token] < s.DOWN for token in s.FIGURES[side]) == 4
    down = [place - s.DOWN for place in m.where if s.DOWN <= place < s.SCREEN]
    assert {slot: down.count(slot) for slot in range(2, 6)} == dict.fromkeys(range(2, 6), wanted["room"])


@pytest.mark.rule("TW-SCN-01", "TW-TEAM-01")
def test_the_whole_prison_is_the_standard_game() -> None:
    m, standard = new(teams="full_prison"), new()
    assert m.kinds == standard.kinds
    assert texts(m, seat=0) == texts(standard, seat=0)
    m, standard = started("full_prison"), started("standard")
    assert (m.bag, m.slots, m.zones, m.target) == (standard.bag, standard.slots, standard.zones, standard.target)
    play(m, "* lot yellow")
    play(standard, "* lot yellow")
    assert texts(m) == texts(standard)


@pytest.mark.rule("TW-SCN-02")
def test_first_steps_begins_with_all_halls_face_up_as_prescribed() -> None:
    m = started("first_steps")
    laid = {slot["slot"]: (slot["hall"], slot["turned"], slot["up"]) for slot in m.view(None)["slots"]}
    assert laid == {
        "S3": ("37A", 1, True),
        "S4": ("38B", 1, True),
        "S5": ("38A", 0, True),
        "S6": ("37B", 0, True),
    }
    assert m.bag == b""
    play(m, "* lot blue")
    assert list(m.turn) == [1], "nothing to lay face down, nobody to place first"
    assert texts(m) == ["play 2"]


@pytest.mark.rule("TW-SCN-02")
@pytest.mark.parametrize(
    ("scenario", "allowed"), [("first_steps", False), ("hands_full", False), ("drawn_blades", True)]
)
def test_some_scenarios_know_no_combat(scenario: str, allowed: bool) -> None:
    m = first_turn(scenario)
    play(m, "play 2")
    mine = next(token for token in s.FIGURES[0] if m.where[token] < s.DOWN)
    yours = next(token for token in s.FIGURES[1] if m.where[token] < s.DOWN)
    m.where[mine], m.where[yours] = NUMBER["f1"], NUMBER["f2"]
    m._legal = {}
    assert (texts(m, "fight") == ["fight f2"]) == allowed


@pytest.mark.rule("TW-SCN-02")
def test_a_scenario_ends_with_its_own_target() -> None:
    m = first_turn("first_steps")
    play(m, "play 2")
    for name, square in (("naga", "p1"), ("mage", "p3")):
        m.where[m.of_kind(0, m.content.figure_ids.index(name))] = NUMBER[square]
    m._legal = {}
    play(m, "go naga q1")
    assert not m.over
    play(m, "go mage q3")
    assert m.over
    assert m.result is not None
    assert (m.result.reason, m.result.winners) == ("points", (0,))


def changed(folder: Path, scenario: str, **fields: object) -> Path:
    """The content with other values in a scenario."""
    shutil.copytree(GAME.folder / "content", folder)
    path = folder / "scenarios.json"
    data = json.loads(path.read_text("utf-8"))
    next(record for record in data["records"] if record["id"] == scenario).update(fields)
    path.write_text(json.dumps(data), "utf-8")
    return folder


@pytest.mark.rule("TW-SCN-02")
def test_a_scenario_may_prescribe_other_jump_cards_starters_and_places(tmp_path: Path) -> None:
    content = changed(tmp_path / "content", "drawn_blades", jump_cards=1, starting=2, tokens={"S3": 9, "S6": 9})
    m = started("drawn_blades", content)
    assert m.jumps == [1, 1]
    assert [sum(m.where[token] < s.DOWN for token in s.FIGURES[side]) for side in (0, 1)] == [2, 2]
    play(m, "* lot yellow")
    assert {text.split(" ")[2] for text in texts(m, "lay")} == {"S3", "S6"}


@pytest.mark.rule("TW-SCN-02", "TW-SET-06")
def test_nothing_is_laid_face_down_on_a_hall_that_begins_face_up(tmp_path: Path) -> None:
    content = changed(
        tmp_path / "content", "hands_full", tokens={"S3": 2, "S4": 1, "S5": 1, "S6": 1}, revealed=["37A"],
        hall_slots={"S3": ["37A", 2]},
    )  # fmt: skip
    m = started("hands_full", content)
    assert [m.content.hall_ids[hall] for hall in m.bag] == ["37B", "40A", "40B"]
    play(m, "* lot yellow")
    assert {text.split(" ")[2] for text in texts(m, "lay")} == {"S4", "S5", "S6"}
    play(m, "lay rope S4; lay rope S5; lay key S6")
    assert m.turn == (DEALER,), "no place is left for blue's key"
    play(m, "* lot yellow; play 2")
    assert at(m, "blue key") == "box"


@pytest.mark.rule("TW-SCN-01")
def test_a_scenario_that_the_content_does_not_have_cannot_be_played(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(GAME.folder / "content", folder)
    (folder / "scenarios.json").write_text('{"count": 0, "records": []}', "utf-8")
    assert new(content=folder).target == 5
    with pytest.raises(UsageError, match="no scenario first_steps"):
        new(content=folder, teams="first_steps")


# The small board


@pytest.mark.rule("TW-SCN-03", "TW-BRD-08")
@pytest.mark.parametrize("scenario", SMALL)
def test_in_the_small_layout_the_start_zones_lie_beside_the_four_middle_halls(scenario: str) -> None:
    m = new(teams=scenario)
    assert [slot["slot"] for slot in m.view(None)["slots"]] == ["S3", "S4", "S5", "S6"]
    assert (m.view(None)["board"]["west"], m.view(None)["board"]["east"]) == (5, 16)
    for seat, zone in enumerate("fq"):
        assert {text.split(" ")[2] for text in texts(m, "start", seat)} == {f"{zone}{row}" for row in (2, 4, 7, 9)}


@pytest.mark.rule("TW-SCN-03")
def test_on_the_small_board_nobody_goes_where_no_hall_lies() -> None:
    m = first_turn("hands_full")
    play(m, "play 2")
    zone = {f"f{row}" for row in range(1, 11)}
    for name in ("naga", "mage"):
        assert squares(m, f"go {name}") <= zone
    assert set(texts(m, "reveal")) == {"reveal S3", "reveal S4"}
    m = first_turn("first_steps")
    play(m, "play 2")
    west_to_east = {f"{letter}{row}" for letter in "fghijklmnop" for row in range(1, 11)}
    assert squares(m, "go naga") <= west_to_east


@pytest.mark.rule("TW-SCN-03", "TW-EXT-01")
def test_on_the_small_board_one_leaves_over_the_near_zone() -> None:
    m = first_turn("first_steps")
    play(m, "play 2")
    m.where[m.of_kind(0, m.content.figure_ids.index("naga"))] = NUMBER["p1"]
    m._legal = {}
    play(m, "go naga q1")
    assert at(m, "yellow naga") == "gone"
    play(m, "end; play 2")
    m.where[m.of_kind(1, m.content.figure_ids.index("naga"))] = NUMBER["g1"]
    m._legal = {}
    play(m, "go naga f1")
    assert at(m, "blue naga") == "gone"


@pytest.mark.rule("TW-SCN-03", "TW-LOS-03")
def test_on_the_small_board_sight_ends_at_the_start_zones() -> None:
    m = first_turn("drawn_blades")
    play(m, "play 2")
    for view in (m.view(0), m.view(1)):
        for seen in view["sight"].values():
            assert {square[0] for square in seen} <= set("fghijklmnopq")
