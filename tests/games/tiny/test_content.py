"""The content that ships with the game, and content files that are wrong: refused by file, record and field."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from altered import DELETED, change, read, set_value
from games.tiny.table import CONTENT, play
from verlies.core.errors import ContentError
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
        ("hero", 8),
        ("room", 35),
        ("goblin", 4),
        ("minion", 8),
        ("boss", 4),
        ("loot", 32),
        ("set", 4),
        ("spell", 16),
        ("torch", 2),
        ("die", 12),
    ],
)
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
    shutil.copytree(FOLDER, tmp_path / "content")
    return tmp_path / "content"


def refusal(folder: Path) -> str:
    with pytest.raises(ContentError) as error:
        load(folder)
    return str(error.value)


def test_content_of_ones_own_is_played(folder: Path) -> None:
    set_value(folder, "heroes.json", "pip", "health", 12)
    set_value(folder, "setup.json", "", "portal_focus", 3)
    match = GAME.new(2, None, folder, {"heroes": "random"})
    assert isinstance(match, TinyMatch)
    play(match, "* hero pip", "* hero grok", "* first 0")
    assert match.health[0] == 12
    assert match.content.setup["portal_focus"] == 3
    assert match.content.digest != CONTENT.digest


UNCHECKED = {("spells.json", "slot"), ("torch.json", "minion_reward"), ("rooms.json", "disarm")}
"""Fields that some records have only for the reader: every spell says its slot, act 2 and Goblin Bunks say null."""


def every_field() -> list[tuple[str, str, str]]:
    """File, record and field, each field once for every form that a record of the file can have."""
    found: dict[tuple[str, str, str], tuple[str, str, str]] = {}
    for file in FILES:
        for record in read(file, FOLDER).get("records", []):
            for field in record:
                if field != "id" and (file, field) not in UNCHECKED:
                    found.setdefault((file, str(record.get("feature")), field), (file, record["id"], field))
    return list(found.values())


@pytest.mark.parametrize(("file", "record", "field"), every_field())
def test_a_missing_or_senseless_field_is_named_with_file_and_record(
    folder: Path, file: str, record: str, field: str
) -> None:
    for value in (DELETED, 1.5):
        shutil.copy(FOLDER / file, folder / file)
        set_value(folder, file, record, field, value)
        said = refusal(folder)
        assert said.startswith(f"{folder / file}: {record}: {field}: "), said


@pytest.mark.parametrize(
    "field", [field for field in read("setup.json", FOLDER) if field not in ("game", "provenance")]
)
def test_a_senseless_field_of_the_setup_is_named(folder: Path, field: str) -> None:
    for value in (DELETED, 1.5):
        shutil.copy(FOLDER / "setup.json", folder / "setup.json")
        set_value(folder, "setup.json", "", field, value)
        assert refusal(folder).startswith(f"{folder / 'setup.json'}: {field}: ")


EFFECTS = [{"type": "lose_focus", "n": 1}]
WRONG: list[tuple[str, str, str, object]] = [
    ("heroes.json", "pip", "dice.dex", 4),
    ("heroes.json", "pip", "rest.health", 0),
    ("heroes.json", "pip", "innate.id", "nimble fingers"),
    ("heroes.json", "pip", "innate.abilities.0.kind", "dance"),
    ("heroes.json", "pip", "innate.abilities.0.cost_focus", DELETED),
    ("heroes.json", "pip", "innate.abilities.0.effects.0.type", "fly"),
    ("heroes.json", "pip", "hand_right.abilities.0.range.mode", "far"),
    ("heroes.json", "pip", "hand_right.abilities.0.skill", "any"),
    ("heroes.json", "lanon", "hand_left.abilities.0.bonus", 1),  # the hammer is Thordin's too
    ("rooms.json", "study", "exits", "EN"),
    ("rooms.json", "study", "exits", ""),
    ("rooms.json", "study", "deck", "none"),
    ("rooms.json", "study", "altar", True),
    ("rooms.json", "study", "test.target", 13),
    ("rooms.json", "study", "success.0.kinds", ["gold"]),
    ("rooms.json", "study", "success.0.count", 0),
    ("rooms.json", "minion_encounter_1", "deck", "room"),
    ("rooms.json", "minion_encounter_1", "altar", False),
    ("rooms.json", "goblin_den_1", "deck", "minion_encounter"),
    ("rooms.json", "witchs_brew", "success.0.table.0.faces", [0]),
    ("goblins.json", "stabby", "health", 2),
    ("goblins.json", "stabby", "reward.options", []),
    ("goblins.json", "stabby", "reward.mode", "both"),
    ("goblins.json", "stabby", "action.order", "move"),
    ("minions.json", "ogre", "counter.spell", DELETED),
    ("minions.json", "ogre", "bonus_defence", {"magic": 1}),
    ("minions.json", "ogre", "health", 0),
    ("bosses.json", "lich", "track.altars", [8, 3]),
    ("bosses.json", "lich", "track.altars", [3, 3]),
    ("bosses.json", "lich", "track.altars", [6, 5, 4, 3]),  # with 2 heroes there are 3 markers
    ("bosses.json", "lich", "spaces.0.n", 2),
    ("bosses.json", "lich", "spaces.0.entrance", True),
    ("bosses.json", "lich", "spaces.0.modifiers.0.scope", "luck"),
    ("bosses.json", "lich", "counter.spell", {"bonus": None}),
    ("bosses.json", "lich", "counter.spell", {"bonus": 4, "lose": EFFECTS}),
    ("bosses.json", "lich", "counter.spell", {"bonus": None, "lose": [{"type": "lose_focus"}]}),
    ("bosses.json", "lich", "torch.range", {"mode": "any_path"}),
    ("loot.json", "rapier", "crest", "mouse"),
    ("loot.json", "rapier", "slot", "head"),
    ("loot.json", "rapier", "abilities.0.attack", "spell"),
    ("loot.json", "lucky_coin", "abilities.0.on", "always"),
    ("sets.json", "bear", "bonus.by_pieces", {"2": 1}),
    ("sets.json", "bear", "bonus.effect", {"type": "damage"}),
    ("spells.json", "haste", "targets", "everybody"),
    ("spells.json", "haste", "test", None),
    ("torch.json", "act1", "icons", {"98": "goblin"}),
    ("torch.json", "act1", "icons", {"²": "goblin"}),
    ("torch.json", "act1", "icons", {"9": "skull"}),
    ("torch.json", "act1", "start.4", 98),
    ("torch.json", "act1", "minion_reward", None),
    ("torch.json", "act1", "minion_reward.torch_up", "6"),
    ("torch.json", "act1", "minion_reward.discover.kinds", ["gold"]),
    ("torch.json", "act1", "free_action.cost_torch", 0),
    ("torch.json", "act1", "free_action.effects", EFFECTS),
    ("torch.json", "act2", "free_action.cost_focus", DELETED),
    ("torch.json", "act2", "free_action.effects", []),
    ("dice.json", "hero_3", "value", 4),
    ("dice.json", "foe_2", "value", 3),
]


@pytest.mark.parametrize(("file", "record", "path", "value"), WRONG)
def test_a_wrong_value_is_named_with_file_record_and_field(
    folder: Path, file: str, record: str, path: str, value: object
) -> None:
    set_value(folder, file, record, path, value)
    assert refusal(folder).startswith(f"{folder / file}: {record}: {path.split('.')[0]}: ")


@pytest.mark.parametrize("field", ["kind", "type"])
@pytest.mark.parametrize("value", [[], {}, None])
def test_a_kind_or_type_that_is_no_text_is_refused(folder: Path, field: str, value: object) -> None:
    path = "innate.abilities.0.kind" if field == "kind" else "innate.abilities.0.effects.0.type"
    set_value(folder, "heroes.json", "pip", path, value)
    assert refusal(folder).startswith(f"{folder / 'heroes.json'}: pip: innate: ")


def test_help_for_another_hero_needs_a_range(folder: Path) -> None:
    set_value(folder, "heroes.json", "lanon", "hand_right.abilities.0.effects.0.range", DELETED)
    assert refusal(folder).startswith(f"{folder / 'heroes.json'}: lanon: hand_right: ")


def test_a_free_search_needs_a_test_or_a_cost(folder: Path) -> None:
    set_value(folder, "rooms.json", "armory", "test", None)
    assert refusal(folder).startswith(f"{folder / 'rooms.json'}: armory: cost_focus: ")
    set_value(folder, "rooms.json", "armory", "cost_focus", 1)
    assert load(folder).rooms[CONTENT.room_ids.index("armory")].cost == 1


def test_exactly_one_entrance_with_four_exits(folder: Path) -> None:
    set_value(folder, "rooms.json", "entrance", "exits", "NES")
    assert "entrance" in refusal(folder)
    shutil.copy(FOLDER / "rooms.json", folder / "rooms.json")
    set_value(folder, "rooms.json", "lair_door", "feature", "entrance")
    set_value(folder, "rooms.json", "lair_door", "altar", True)
    assert refusal(folder).endswith("rooms.json: expected one record with the feature entrance")


@pytest.mark.parametrize(
    ("file", "keep", "needed"),
    [
        ("heroes.json", 7, "at least 8 records"),
        ("minions.json", 3, "at least 4 records"),
        ("goblins.json", 2, "at least 5 cards"),
        ("dice.json", 11, "at least 12 records"),
        ("torch.json", 1, "at least 2 records"),
        ("bosses.json", 0, "at least 1 records"),
    ],
)
def test_too_few_records_are_refused(folder: Path, file: str, keep: int, needed: str) -> None:
    change(folder, file, lambda data: data.update(records=data["records"][:keep], count=keep))
    said = refusal(folder)
    assert file in said
    assert needed in said


def test_too_few_dungeon_cards_are_refused(folder: Path) -> None:
    set_value(folder, "setup.json", "", "deck_a", {"2": 9, "3": 7, "4": 13})
    assert refusal(folder) == f"{folder / 'rooms.json'}: 4 heroes need 28 cards of the deck room"
    shutil.copy(FOLDER / "setup.json", folder / "setup.json")

    def without_encounters(data: Data) -> None:
        data["records"] = [each for each in data["records"] if not each["id"].startswith("minion_encounter_")]
        data["count"] = len(data["records"])

    change(folder, "rooms.json", without_encounters)
    assert refusal(folder) == f"{folder / 'rooms.json'}: 4 heroes need 4 cards of the deck minion_encounter"


@pytest.mark.parametrize("file", ["heroes.json", "loot.json", "spells.json", "rooms.json", "minions.json"])
def test_too_many_records_are_refused(folder: Path, file: str) -> None:
    def many(data: Data) -> None:
        last = data["records"][1]
        more = [{**last, "id": f"more_{number}"} for number in range(60 - len(data["records"]))]
        data["records"] += more
        data["count"] = 60

    change(folder, file, many)
    assert refusal(folder) == f"{folder / file}: at most 59 records, not 60"


def test_a_file_that_is_missing_or_no_json_is_named(folder: Path) -> None:
    for file in FILES:
        (folder / file).unlink()
        assert refusal(folder).startswith(f"{folder / file}: ")
        (folder / file).write_text("{", encoding="utf-8")
        assert refusal(folder).startswith(f"{folder / file}: is not JSON")
        shutil.copy(FOLDER / file, folder / file)


def test_ids_are_unique_in_a_file_and_among_all_files(folder: Path) -> None:
    set_value(folder, "spells.json", "haste", "id", "everflame")
    assert refusal(folder) == f"{folder / 'spells.json'}: everflame: the id is used twice"
    shutil.copy(FOLDER / "spells.json", folder / "spells.json")
    set_value(folder, "spells.json", "haste", "id", "rapier")
    assert "rapier: the id is used twice" in refusal(folder)


@pytest.mark.parametrize("word", ["two words", "7", "", "überall", "a-b"])
def test_an_id_is_one_word(folder: Path, word: str) -> None:
    set_value(folder, "minions.json", "ogre", "id", word)
    assert refusal(folder).startswith(f"{folder / 'minions.json'}: {word}: id: ")
