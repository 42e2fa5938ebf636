"""The worked examples of the rulebook and ours (DD-EX)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from games.designer import table
from verlies.games.designer.dungeon import Dungeon
from verlies.games.designer.vocabulary import CELLS

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))["records"]
HALL, CAVE = "R095", "R049"
"""Junction: masonry, four doors, nothing printed. Intersection: cave, four doors, a gnoll."""


@pytest.mark.rule("DD-EX-03")
def test_five_of_eight_conditions_of_blueprint_2_are_7_reputation() -> None:
    """3 of 4 caves, the trap far right in row 2 and the chest in the bottom row."""
    rooms: list[str | None] = [HALL] * 16
    for cell, room in {"r1c2": "R012", "r2c1": "R045", "r3c4": "R044", "r2c4": "R084", "r4c2": "R087"}.items():
        rooms[CELLS.index(cell)] = room
    match = table.finished(table.dungeon(rooms), blueprints=["B2"])
    met = {
        (condition["row"], condition["col"])
        for condition in match.view(0)["players"][0]["blueprint"]["conditions"]
        if condition["met"]
    }
    assert met == {(1, 2), (2, 1), (3, 4), (2, 4), (4, 2)}
    assert table.points(match, "blueprint") == [7]


@pytest.mark.rule("DD-EX-04")
def test_8_rooms_joined_to_the_entrance_and_6_others_to_the_exit_are_14_reputation() -> None:
    """Row 2 has no doors below. Of row 3 Foundry and Slime Trail are joined to row 4, Forge and Pantry to nothing."""
    above = [HALL, HALL, HALL, HALL, "R080", "R082", "R081", "R043"]
    below = ["R087", "R013", "R096", "R094", HALL, HALL, HALL, HALL]
    match = table.finished(table.dungeon([*above, *below]), blueprints=["B1"])
    own = match.view(0)["players"][0]
    entrance = {tuple(cell) for cell in own["entrance_network"]}
    leave = {tuple(cell) for cell in own["exit_network"]}
    assert (len(entrance), len(leave)) == (8, 6)
    assert not entrance & leave
    assert table.points(match, "networks") == [14]


@pytest.mark.rule("DD-EX-05")
def test_jael_takes_flagstone_hall_and_throughway_and_the_garrison_is_discarded() -> None:
    foundry, alley, hall, way, garrison = hand = named(
        "Foundry", "Scorch Alley", "Flagstone Hall", "Throughway", "Garrison"
    )
    drawn = named("Sanctuary", "Auditorium", "Ambush Room")
    match = table.laid(1, options={"difficulty": "legendary"}, jael=["J7"], room=hand)
    assert table.CONTENT.cards["J7"].fields["runes"] == ["green"]
    table.play(match, f"0 build {foundry} 2", f"0 keep {alley}")
    view = match.view(0)
    assert view["jael"]["rooms"] == sorted([hall, way])
    assert view["known_discards"] == [garrison]
    table.deal(match, room=drawn)
    view = match.view(0)
    assert view["round"] == 2
    assert view["hand"] == sorted([alley, *drawn])
    assert view["players"][0]["dungeon"][0][1]["room"] == foundry


def named(*names: str) -> list[str]:
    ids = {table.CONTENT.cards[room].name("en"): room for room in table.CONTENT.rooms}
    return [ids[name] for name in names]


@pytest.mark.rule("DD-EX-06")
def test_of_challenges_4_8_and_22_jael_discards_4() -> None:
    match = table.laid(1, jael=["J6"], challenge=["C22", "C08", "C04"], room=["R016", "R017"])
    events = table.solo_year(match, ["R016", "R017", "R019", "R070"])
    assert table.events_of(events, "jael_discards_challenge") == [{"challenge": "C04"}]
    assert table.CONTENT.cards["C04"].name("de") == "Tödliche Gruft"
    assert match.view(0)["challenges"] == ["C08", "C22"]


JAELS_YEARS: list[dict[str, list[str]]] = [
    {
        "jael": ["J3"],
        "stall": ["M04", "M02"],
        "tile": ["slime", "slime", "slime", "trap_jaw", "ooze", "ooze", "ooze"],
        "hand": ["R095", "R002", "R005", "R037", "R097"],
        "drawn": ["R003", "R017", "R027", "R046", "R028", "R049"],
    },
    {
        "jael": ["J1"],
        "stall": ["M06", "M13"],
        "tile": ["trap_jaw", "star+1", "star+1", "star+1", "chest", "trap_jaw"],
        "hand": ["R012", "R015", "R086", "R058", "R013"],
        "drawn": ["R016", "R024", "R021", "R022", "R040", "R042"],
    },
    {
        "jael": ["J7"],
        "stall": ["M11", "M15"],
        "tile": ["chest", "chest", "trap_pit", "trap_pit", "chest", "trap_pit"],
        "hand": ["R043", "R044", "R071", "R020", "R032"],
        "drawn": ["R045", "R033", "R026", "R048", "R009", "R014"],
    },
    {
        "jael": ["J2"],
        "stall": ["M01", "M14"],
        "tile": ["trap_blade", "trap_blade", "gnoll", "trap_blade", "kobold"],
        "hand": ["R007", "R006", "R055", "R038", "R052"],
        "drawn": ["R070", "R059", "R063", "R019", "R072", "R073"],
    },
]
"""A hand is the two rooms that are built first, then three that Jael may take; then 3, 2 and 1 rooms are drawn."""


@pytest.mark.rule("DD-EX-07")
def test_jael_ends_with_132() -> None:
    match = table.laid(1, options={"difficulty": "legendary"}, goal=["G1"], **first(JAELS_YEARS[0]))
    for year, following in zip(JAELS_YEARS, [*JAELS_YEARS[1:], None], strict=True):
        hand, drawn = year["hand"], year["drawn"]
        table.solo_year(match, [hand[0], hand[1], drawn[0], drawn[3]], drawn)
        match.play(0, match.moves(0)[-1])
        if following:
            table.deal(match, **first(following))
    view = match.view(0)
    assert match.gold == [3]
    assert view["jael"]["cards"] == ["J3", "J1", "J7", "J2"]
    assert symbols(view["jael"]) == {
        "gnoll": 6, "kobold": 2, "slime": 7, "ooze": 8, "chest": 5, "goblin": 0, "star+1": 3, "star+3": 1, "star-1": 1,
    }  # fmt: skip
    assert match.result is not None
    assert match.result.breakdown["jael"] == {"gold": 9, "goal": 0, "stars": 5, "cards": 53 + 65}
    assert match.result.score["jael"] == 132


def first(year: dict[str, list[str]]) -> dict[str, Any]:
    """What is dealt before the year is built."""
    return {"jael": year["jael"], "stall": year["stall"], "tile": year["tile"], "room": year["hand"]}


def symbols(jael: dict[str, Any]) -> dict[str, int]:
    """Jael's symbols, traps aside."""
    slots = [table.CONTENT.cards[room].fields["slots"].values() for room in jael["rooms"]]
    heap = [*jael["tiles"], *(element for room in slots for element in room if element)]
    names = ["gnoll", "kobold", "slime", "ooze", "chest", "goblin", "star+1", "star+3", "star-1"]
    assert not {name for name in heap if name.startswith("star")} - set(names)
    return {name: heap.count(name) for name in names}


@pytest.mark.rule("DD-EX-09")
@pytest.mark.parametrize(
    ("rows", "sizes", "challenges"),
    [
        ("TTTG GGGT TTGT TTGT", [1, 3, 3, 4, 5], {"C29": 12, "C03": 10}),
        ("GTTT GGGT TTGT TTGT", [4, 6, 6], {"C03": 6}),
    ],
)
@pytest.mark.parametrize("t_is_cave", [True, False])
def test_clusters_of_the_card_pictures(
    rows: str, sizes: list[int], challenges: dict[str, int], t_is_cave: bool
) -> None:
    kinds = rows.replace(" ", "")
    own = table.dungeon([CAVE if (kind == "T") == t_is_cave else HALL for kind in kinds])
    assert sorted(map(len, own.clusters())) == sizes
    match = table.finished(own, taken=[list(challenges)])
    scored = match.view(0)["players"][0]["challenges"]
    assert {each["challenge"]: each["value"] for each in scored} == challenges


@pytest.mark.rule("DD-EX-13")
def test_a_goal_tie_of_5_slimes_goes_to_the_one_further_left() -> None:
    """A 5, B 5, C 0; final rank C, B, A."""
    slimy = table.dungeon([HALL] * 16, {"r1c1": ["slime"] * 4, "r1c2": ["slime"]})
    match = table.finished(slimy, slimy, table.dungeon([HALL] * 16), goal="G7", rank=[2, 1, 0])
    assert table.points(match, "goal") == [9, 15, 0]


def example_dungeon(example: dict[str, Any]) -> Dungeon:
    cells = {f"r{entry['row']}c{entry['col']}": entry for entry in example["rooms"]}
    placed: dict[str, Sequence[str]] = {
        cell: [tile["face"] for tile in entry.get("tiles", [])] for cell, entry in cells.items()
    }
    edges = [f"r{edge['row']}c{edge['col']} {edge['side'].lower()}" for edge in example["secret_passages"]]
    return table.dungeon([cells[cell]["room"] for cell in CELLS], placed, edges)


by_example = pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])


@pytest.mark.rule("DD-EX-14")
@by_example
@pytest.mark.parametrize("challenge", table.CONTENT.challenge_ids)
def test_every_challenge_of_the_four_dungeons(example: dict[str, Any], challenge: str) -> None:
    match = table.finished(example_dungeon(example), blueprints=[example["blueprint"]], taken=[[challenge]])
    number = str(table.CONTENT.cards[challenge].fields["number"])
    assert table.points(match, "challenges") == [example["expected"]["challenges"][number]]


@pytest.mark.rule("DD-EX-14")
@by_example
@pytest.mark.parametrize("goal", table.CONTENT.goal_ids)
def test_every_goal_quantity_of_the_four_dungeons(example: dict[str, Any], goal: str) -> None:
    match = table.finished(example_dungeon(example), goal=goal)
    number = str(table.CONTENT.cards[goal].fields["number"])
    assert match.view(0)["goal"]["quantities"] == [example["expected"]["goals"][number]]


@pytest.mark.rule("DD-EX-14")
@by_example
def test_blueprint_stars_networks_and_clusters_of_the_four_dungeons(example: dict[str, Any]) -> None:
    expected = example["expected"]
    own = example_dungeon(example)
    match = table.finished(own, blueprints=[example["blueprint"]])
    player = match.view(0)["players"][0]
    assert sum(condition["met"] for condition in player["blueprint"]["conditions"]) == expected["blueprint_met"]
    assert table.points(match, "blueprint") == [expected["blueprint_score"]]
    assert table.points(match, "stars")[0] == expected["star_reputation"]
    assert len(player["entrance_network"]) == expected["entrance_rooms"]
    assert len(player["exit_network"]) == expected["exit_rooms"]
    assert table.points(match, "networks") == [expected["network_score"]]
    assert sorted(map(len, own.clusters())) == expected["cluster_sizes"]


def test_there_are_four_example_dungeons_with_all_values() -> None:
    assert [example["id"] for example in EXAMPLES] == ["X1", "X2", "X3", "X4"]
    for example in EXAMPLES:
        assert len(example["expected"]["challenges"]) == 30
        assert len(example["expected"]["goals"]) == 8
