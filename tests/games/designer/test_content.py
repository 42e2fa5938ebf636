"""The content that ships with the game: how much there is of everything, and where each value comes from."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from altered import read
from games.designer.table import CONTENT
from verlies.games.designer.content import CAVE, DUAL, MASONRY, RUNES, SHAPES
from verlies.games.designer.meta import GAME

FOLDER = GAME.folder / "content"
FILES = sorted(path.name for path in FOLDER.glob("*.json"))
ROOMS = [CONTENT.cards[room].fields for room in CONTENT.rooms[:100]]
SHRINES = [CONTENT.cards[room].fields for room in CONTENT.rooms[100:]]
RECORDS = list(CONTENT.cards.values())


def texts(provenance: object) -> list[str]:
    values = list(provenance.values()) if isinstance(provenance, dict) else [provenance]
    assert all(isinstance(value, str) for value in values)
    return [str(value) for value in values]


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("room", 107), ("challenge", 30), ("stall", 18), ("tile", 13), ("blueprint", 8), ("goal", 8),
        ("jael", 9), ("element", 18),
    ],
)  # fmt: skip
def test_there_are_as_many_cards_as_in_the_box(kind: str, count: int) -> None:
    assert sum(card.kind == kind for card in RECORDS) == count


def test_100_rooms_and_7_shrines_and_fountains() -> None:
    assert len(CONTENT.base_rooms) == 100
    assert len(CONTENT.all_rooms) == 107
    assert CONTENT.rooms[:100] == [f"R{number:03}" for number in range(1, 101)]
    assert CONTENT.rooms[100:] == [f"F{number}" for number in range(1, 8)]


def test_56_tiles_by_shape_and_face() -> None:
    assert [len(bag) for bag in CONTENT.supply] == [25, 16, 15]
    assert SHAPES == ("round", "oval", "square")
    faces = Counter(CONTENT.elements[tile] for bag in CONTENT.supply for tile in bag)
    traps = dict.fromkeys(("trap_jaw", "trap_blade", "trap_fire", "trap_pit", "trap_spike"), 3)
    ovals = dict.fromkeys(("gnoll", "goblin", "kobold", "secret_passage"), 4)
    assert faces == {"ooze": 6, "slime": 6, "star+1": 7, "chest": 6, **ovals, **traps}


def test_the_gold_of_all_rooms_is_250() -> None:
    gold = Counter[str]()
    for room in ROOMS:
        gold[room["type"]] += room["gold"]
    assert gold == {"cave": 120, "masonry": 130}
    assert sum(CONTENT.room_gold[:100]) == 250


def test_half_of_the_rooms_are_caves() -> None:
    assert Counter(CONTENT.room_type[:100]) == {CAVE: 50, MASONRY: 50}
    assert Counter(CONTENT.room_type[100:]) == {DUAL: 3, CAVE: 2, MASONRY: 2}


def test_runes_are_35_red_33_green_32_blue() -> None:
    assert Counter(RUNES[rune] for rune in CONTENT.room_rune[:100]) == {"red": 35, "green": 33, "blue": 32}


def test_211_elements_are_printed_on_rooms() -> None:
    printed = Counter(CONTENT.elements[element] for room in CONTENT.printed[:100] for element in room)
    monsters = {"gnoll": 23, "goblin": 22, "kobold": 19, "slime": 35, "ooze": 34}
    traps = {"trap_jaw": 6, "trap_blade": 5, "trap_fire": 7, "trap_pit": 6, "trap_spike": 7}
    stars = {"star+1": 18, "star+2": 1, "star+3": 2, "star-1": 6, "star-2": 1, "star-3": 1}
    assert printed == {**monsters, **traps, **stars, "chest": 18}
    assert printed.total() == 211
    assert sum(traps.values()) == 31
    assert sum(stars.values()) == 29


def test_rooms_by_number_of_printed_elements() -> None:
    assert Counter(map(len, CONTENT.printed[:100])) == {0: 1, 1: 8, 2: 72, 3: 17, 4: 2}


def test_rooms_by_number_of_doors() -> None:
    assert Counter(doors.bit_count() for doors in CONTENT.doors[:100]) == {1: 10, 2: 47, 3: 33, 4: 10}


def test_both_types_have_five_dead_ends_and_five_crossroads() -> None:
    for kind in ("cave", "masonry"):
        doors = Counter(len(room["doors"]) for room in ROOMS if room["type"] == kind)
        assert (doors[1], doors[4]) == (5, 5)


def test_stall_spaces_are_24_round_17_oval_15_square() -> None:
    spaces = Counter(SHAPES[shape] for part in CONTENT.part_spaces for shape in part)
    assert spaces == {"round": 24, "oval": 17, "square": 15}


def test_the_doors_of_a_room_are_joined_by_one_path() -> None:
    for room in ROOMS + SHRINES:
        assert room["paths"] == [room["doors"]], room["id"]
        assert room["doors"], room["id"]


def test_a_dual_room_names_both_types_and_any_other_its_own() -> None:
    for room in SHRINES:
        assert room["types"] == (["cave", "masonry"] if room["type"] == "dual" else [room["type"]]), room["id"]
    assert [room["id"] for room in SHRINES if room["power"] == "shrine"] == ["F1", "F4", "F5"]


def test_ids_and_names_are_unique() -> None:
    counts = Counter(record["id"] for file in FILES for record in read(file, FOLDER).get("records", []))
    assert max(counts.values()) == 1
    assert set(counts) == set(CONTENT.cards)
    for lang in ("de", "en"):
        names = Counter(CONTENT.cards[room].name(lang) for room in CONTENT.rooms)
        assert max(names.values()) == 1, names.most_common(1)


def test_challenges_and_goals_are_numbered_as_printed() -> None:
    assert [challenge.number for challenge in CONTENT.challenges] == list(range(1, 31))
    assert CONTENT.challenge_ids == [f"C{number:02}" for number in range(1, 31)]
    assert CONTENT.goal_ids == [f"G{number}" for number in range(1, 9)]


def test_three_jael_cards_of_each_difficulty() -> None:
    assert Counter(card.difficulty for card in CONTENT.jael) == {"none": 3, "diamond": 3, "crown": 3}


@pytest.mark.parametrize("file", FILES)
def test_every_value_says_where_it_comes_from(file: str) -> None:
    data = read(file, FOLDER)
    for record in data.get("records", [data]):
        said = texts(record["provenance"])
        assert said
        for text in said:
            assert re.match(r"(seed|public|design)\b", text), f"{file}: {record.get('id')}: {text}"


def test_only_elements_that_may_lie_on_tiles_are_tile_faces() -> None:
    faces = {CONTENT.elements[tile] for tile in CONTENT.shape_of}
    assert faces == {card.id for card in RECORDS if card.kind == "element" and card.fields["on_tile"]}
