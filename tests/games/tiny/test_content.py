"""The content that ships with the game, content of one's own, and what only this game refuses in it."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from altered import DELETED, change, copied, read, refusal, set_value
from games.tiny.table import CONTENT, play
from verlies.games.tiny.content import load
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.meta import GAME

FOLDER = GAME.folder / "content"
FILES = sorted(path.name for path in FOLDER.glob("*.json"))
RECORDS = list(CONTENT.cards.values())
Data = dict[str, Any]


def fields_of(kind: str) -> list[Data]:
    return [dict(card.fields) for card in RECORDS if card.kind == kind]


# What is in the box


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        ("hero", 8), ("room", 35), ("goblin", 4), ("minion", 8), ("boss", 4), ("loot", 32), ("set", 4),
        ("spell", 16), ("torch", 2), ("die", 12),
    ],
)  # fmt: skip
def test_there_are_as_many_cards_as_in_the_box(kind: str, count: int) -> None:
    assert sum(card.kind == kind for card in RECORDS) == count


def test_27_rooms_6_minion_encounters_entrance_and_door() -> None:
    assert Counter(room["deck"] for room in fields_of("room")) == {"room": 27, "minion_encounter": 6, "none": 2}
    assert (len(CONTENT.room_bag), len(CONTENT.encounter_bag)) == (27, 6)
    assert {room["id"] for room in fields_of("room") if room["deck"] == "none"} == {"entrance", "lair_door"}


def test_8_goblin_cards_in_pairs() -> None:
    assert Counter(CONTENT.goblin_bag) == dict.fromkeys(range(4), 2)


def test_7_traps_can_be_disarmed() -> None:
    assert sum(room.disarm is not None for room in CONTENT.rooms) == 7


def test_16_legendary_cards_make_4_sets_of_4() -> None:
    crests = Counter(card["crest"] for card in fields_of("loot"))
    assert crests == {None: 16, "bear": 4, "lion": 4, "hawk": 4, "owl": 4}


def test_all_pieces_of_a_set_can_be_equipped_at_once() -> None:
    for crest in CONTENT.crests:
        slots = Counter(card["slot"] for card in fields_of("loot") if card["crest"] == crest)
        assert all(slots[slot] <= limit for slot, limit in (("hand", 2), ("armour", 1), ("trinket", 2))), crest


def test_every_hero_rests_for_3_health_and_5_focus() -> None:
    assert {(hero["rest"]["health"], hero["rest"]["focus"]) for hero in fields_of("hero")} == {(3, 5)}


def test_names_are_unique_among_cards_of_a_kind() -> None:
    for lang in ("de", "en"):
        names = Counter((card.kind, card.name(lang)) for card in RECORDS if "name" in card.fields)
        twice = [name for name, count in names.items() if count > 1]
        assert [(kind, name) for kind, name in twice if kind != "room"] == [], lang


@pytest.mark.parametrize("file", FILES)
def test_every_value_says_where_it_comes_from(file: str) -> None:
    data = read(file, FOLDER)
    for record in data.get("records", [data]):
        said = record["provenance"]
        for text in said.values():
            other = re.match(r"as ([\w.]+)$", text)
            if other:
                text = next(each for field, each in said.items() if field.endswith(other[1]))
            assert re.match(r"(\w+: )?(seed|public|design)\b", text), f"{file}: {record.get('id')}: {text}"


# Content of one's own


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content, to be changed."""
    return copied(FOLDER, tmp_path)


def test_content_of_ones_own_is_played(folder: Path) -> None:
    set_value(folder, "heroes.json", "pip", "health", 12)
    set_value(folder, "setup.json", "", "portal_focus", 3)
    match = GAME.new(2, None, folder, {"heroes": "random"})
    assert isinstance(match, TinyMatch)
    play(match, "* hero pip", "* hero grok", "* first 0")
    assert match.health[0] == 12
    assert match.content.setup["portal_focus"] == 3
    assert match.content.digest != CONTENT.digest


def test_help_for_another_hero_needs_a_range(folder: Path) -> None:
    set_value(folder, "heroes.json", "lanon", "hand_right.abilities.0.effects.0.range", DELETED)
    assert refusal(GAME, folder).startswith(f"{folder / 'heroes.json'}: lanon: hand_right: ")


def test_a_free_search_needs_a_test_or_a_cost(folder: Path) -> None:
    set_value(folder, "rooms.json", "armory", "test", None)
    assert refusal(GAME, folder).startswith(f"{folder / 'rooms.json'}: armory: cost_focus: ")
    set_value(folder, "rooms.json", "armory", "cost_focus", 1)
    assert load(folder).rooms[CONTENT.room_ids.index("armory")].cost == 1


def test_exactly_one_entrance_with_four_exits(folder: Path) -> None:
    set_value(folder, "rooms.json", "entrance", "exits", "NES")
    assert "entrance" in refusal(GAME, folder)
    shutil.copy(FOLDER / "rooms.json", folder / "rooms.json")
    set_value(folder, "rooms.json", "lair_door", "feature", "entrance")
    set_value(folder, "rooms.json", "lair_door", "altar", True)
    assert refusal(GAME, folder).endswith("rooms.json: expected one record with the feature entrance")


def test_too_few_dungeon_cards_are_refused(folder: Path) -> None:
    set_value(folder, "setup.json", "", "deck_a", {"2": 9, "3": 7, "4": 13})
    assert refusal(GAME, folder) == f"{folder / 'rooms.json'}: 4 heroes need 28 cards of the deck room"
    shutil.copy(FOLDER / "setup.json", folder / "setup.json")

    def without_encounters(data: Data) -> None:
        data["records"] = [each for each in data["records"] if not each["id"].startswith("minion_encounter_")]
        data["count"] = len(data["records"])

    change(folder, "rooms.json", without_encounters)
    assert refusal(GAME, folder) == f"{folder / 'rooms.json'}: 4 heroes need 4 cards of the deck minion_encounter"
