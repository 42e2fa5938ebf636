"""The content that ships with the game, and content files that are wrong: refused by file, record and field."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from altered import DELETED, change, read, set_value
from games.twister.table import new, texts
from verlies.core.errors import ContentError
from verlies.games.twister.content import TwisterContent, load
from verlies.games.twister.meta import GAME

_content = GAME.content()
assert isinstance(_content, TwisterContent)
CONTENT: TwisterContent = _content
FOLDER = GAME.folder / "content"
FILES = sorted(path.name for path in FOLDER.glob("*.json"))
RECORDS = list(CONTENT.cards.values())
PEOPLE = CONTENT.figures[: len(CONTENT.figure_ids)]
"""Without the non-player's characters."""
Data = dict[str, Any]


# What is in the box


@pytest.mark.parametrize(
    ("kind", "count"),
    [("figure", 13), ("item", 10), ("hall", 16), ("card", 12), ("slot", 8), ("scenario", 4), ("npc", 32), ("level", 6)],
)
def test_there_are_as_many_records_as_pieces(kind: str, count: int) -> None:
    assert sum(card.kind == kind for card in RECORDS) == count


@pytest.mark.rule("TW-TEAM-01")
def test_speed_and_combat_value_of_each_character() -> None:
    values = {figure.id: (figure.speed, figure.combat) for figure in PEOPLE}
    prison = {
        "banshee": (4, 1), "cleric": (4, 2), "colossus": (2, 5), "mage": (4, 1), "mechanork": (3, 2), "naga": (6, 2),
        "telepath": (3, 0), "backstabber": (4, 2),
    }  # fmt: skip
    first = {"thief": (5, 2), "warrior": (3, 3), "troll": (2, 4), "goblin": (4, 1), "wall_walker": (4, 1)}
    assert values == prison | first
    assert [CONTENT.figure_ids[at] for at in CONTENT.sets["figures"]["prison"]] == list(prison)
    assert [CONTENT.figure_ids[at] for at in CONTENT.sets["figures"]["first"]] == list(first)


def test_who_can_do_what() -> None:
    def those(what: str) -> dict[str, int]:
        return {figure.id: int(getattr(figure, what)) for figure in PEOPLE if getattr(figure, what)}

    assert those("flies") == those("magic") == {"mage": 1}
    assert those("slits") == {"naga": 1}
    assert those("giant") == {"colossus": 1}
    assert those("small") == {"banshee": 1, "mage": 1, "telepath": 1, "goblin": 1, "wall_walker": 1}
    assert those("picks") == {"backstabber": 1, "thief": 1}
    assert those("breaks") == {"colossus": 1, "warrior": 1}
    assert those("heals") == {"cleric": 1}
    assert those("screams") == {"banshee": 2}
    assert those("free_gear") == {"mechanork": 1}
    assert those("telepath") == {"telepath": 1}
    assert those("stab") == {"backstabber": 2}
    assert (those("pits"), those("regenerates"), those("phases")) == ({"thief": 1}, {"troll": 1}, {"wall_walker": 1})
    assert those("leaving") == {figure.id: 2 if figure.id == "goblin" else 1 for figure in PEOPLE}
    assert set(those("falling").values()) == {1}


@pytest.mark.rule("TW-VP-03", "TW-TEAM-03")
def test_what_items_do() -> None:
    def those(what: str) -> dict[str, int]:
        return {item.id: int(getattr(item, what)) for item in CONTENT.items if getattr(item, what)}

    assert those("common") == {"rope": 1, "key": 1}
    assert (those("rope"), those("key"), those("bow")) == ({"rope": 1}, {"key": 1}, {"bow": 1})
    assert (those("wand"), those("shield")) == ({"fireball_wand": 1}, {"great_shield": 1})
    assert those("lance") == {"extendable_lance": 1}
    assert (those("armour"), those("sword")) == ({"armour": 1}, {"sword": 1})
    assert (those("potion"), those("leaving")) == ({"speed_potion": 1}, {"treasure": 1})
    assert len(CONTENT.sets["items"]["prison"]) == 6


@pytest.mark.rule("TW-SET-03")
def test_16_cards_for_each_player() -> None:
    assert CONTENT.actions == (2, 3, 4, 5)
    assert CONTENT.jumps == 3
    assert [value for value, count in enumerate(CONTENT.combat) for _ in range(count)] == [0, 1, 2, 2, 3, 3, 4, 5, 6]


@pytest.mark.rule("TW-SET-05", "TW-SET-07")
def test_circles_and_places_for_tokens() -> None:
    assert CONTENT.circles == (1, 3, 6, 8)
    assert CONTENT.room == (2, 2, 3, 3, 3, 3, 2, 2)
    assert CONTENT.zones == (0, 21)


# All files


def test_names_are_unique_among_records_of_a_kind() -> None:
    for lang in ("de", "en"):
        names = Counter((card.kind, card.name(lang)) for card in RECORDS if "name" in card.fields)
        assert max(names.values()) == 1, lang


@pytest.mark.parametrize("file", FILES)
def test_every_value_says_where_it_comes_from(file: str) -> None:
    for record in read(file, FOLDER)["records"]:
        said = record["provenance"]
        for text in said.values() if isinstance(said, dict) else [said]:
            assert re.match(r"(\w+ )?(seed|public|design)\b", text), (file, record["id"], text)


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
    set_value(folder, "board.json", "", "circles", [0, 2, 4, 9])
    set_value(folder, "figures.json", "naga", "id", "snake")
    (folder / "npcs.json").write_text((folder / "npcs.json").read_text("utf-8").replace('"naga"', '"snake"'), "utf-8")
    change(folder, "scenarios.json", lambda data: data.update(records=[], count=0))
    m = new(content=folder)
    assert {text.split(" ")[2] for text in texts(m, "start snake", 0)} == {"a1", "a3", "a5", "a10"}
    assert m.content.digest != CONTENT.digest


FOR_THE_READER = {("items.json", "reach")}
"""Fields that no rule asks for, and nobody checks."""


def every_field() -> list[tuple[str, str, str]]:
    """File, record and field, each field of a file once."""
    found: dict[tuple[str, str], tuple[str, str, str]] = {}
    for file in FILES:
        for record in read(file, FOLDER)["records"]:
            for field in record:
                if field != "id" and (file, field) not in FOR_THE_READER:
                    found.setdefault((file, field), (file, record["id"], field))
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
    ("field", "value"),
    [
        ("circles", DELETED),
        ("circles", [1, 3, 6]),
        ("circles", [1, 3, 6, 10]),
        ("circles", [1, 3, 3, 8]),
        ("start_zones", DELETED),
        ("start_zones", {"yellow": 0}),
        ("start_zones", {"yellow": 0, "blue": 20}),
        ("start_zones", {"yellow": 1, "blue": 21}),
    ],
)
def test_a_wrong_value_of_the_board_is_named(folder: Path, field: str, value: object) -> None:
    set_value(folder, "board.json", "", field, value)
    assert refusal(folder).startswith(f"{folder / 'board.json'}: {field}: ")


WRONG: list[tuple[str, str, str, object]] = [
    ("figures.json", "banshee", "abilities.0.id", "sing"),
    ("figures.json", "banshee", "abilities.0.id", []),
    ("figures.json", "banshee", "abilities.0.ap", DELETED),
    ("figures.json", "banshee", "abilities.0.ap", 0),
    ("figures.json", "backstabber", "abilities.1.bonus", "2"),
    ("figures.json", "cleric", "speed", 0),
    ("figures.json", "cleric", "traits", ["tall"]),
    ("figures.json", "cleric", "set", "second"),
    ("items.json", "bow", "combat_value", 0),
    ("items.json", "bow", "effect", "sings"),
    ("items.json", "armour", "bonus", "1"),
    ("items.json", "treasure", "vp_exit", DELETED),
    ("halls.json", "37A", "rows.0", "+ + + +"),
    ("halls.json", "37A", "rows.1", " . . . . X|"),
    ("halls.json", "37A", "rows.1", " . G . . .|"),
    ("halls.json", "37A", "rows.5", "|. .#.#. .|"),
    ("halls.json", "37A", "rows.0", "+ + + + +~+"),
    ("halls.json", "37A", "gates.0.edge", [5, 2, "W"]),
    ("halls.json", "37A", "gates.0.edge", [2.0, 2, "W"]),
    ("halls.json", "37A", "gates.0.edge", [2, 2, "X"]),
    ("halls.json", "37A", "gates.0.edge", [2, 2]),
    ("halls.json", "37A", "gates.0.edge", [0, 0, "N"]),
    ("halls.json", "37A", "gates.0.id", "two words"),
    ("halls.json", "37B", "gates.0.id", "37A-P1"),
    ("halls.json", "37A", "pair", 38),
    ("halls.json", "37A", "pair", 91),
    ("halls.json", "37A", "turns", "counterclockwise"),
    ("halls.json", "37A", "set", "alternative"),
    ("halls.json", "37A", "floor", "pink"),
    ("halls_alternative.json", "91A", "set", "printed"),
    ("cards.json", "action_3", "value", 2),
    ("cards.json", "action_2", "value", None),
    ("cards.json", "action_2", "value", 0),
    ("cards.json", "action_2", "count", 2),
    ("cards.json", "combat_1", "value", None),
    ("cards.json", "combat_1", "value", 7),
    ("cards.json", "jump", "kind", "leap"),
    ("board.json", "S3", "col", 2),
    ("board.json", "S3", "row", 1),
    ("scenarios.json", "hands_full", "halls", ["37A", "37B", "40A", "99Z"]),
    ("scenarios.json", "hands_full", "halls", ["37A", "37B", "40A", "40A"]),
    ("scenarios.json", "hands_full", "halls", ["37A", "37B"]),
    ("scenarios.json", "hands_full", "slots", ["S3", "S4", "S5"]),
    ("scenarios.json", "hands_full", "slots", ["S1", "S2", "S5", "S6"]),
    ("scenarios.json", "hands_full", "slots", []),
    ("scenarios.json", "hands_full", "start_zones", {"yellow": 0, "blue": 21}),
    ("scenarios.json", "hands_full", "characters", ["naga", "naga", "mage", "cleric"]),
    ("scenarios.json", "hands_full", "characters", ["naga", "dragon", "mage", "cleric"]),
    ("scenarios.json", "hands_full", "starting", 5),
    ("scenarios.json", "hands_full", "items", ["rope", "ring"]),
    ("scenarios.json", "hands_full", "tokens", {"S9": 1}),
    ("scenarios.json", "hands_full", "tokens", {"S3": "1"}),
    ("scenarios.json", "hands_full", "tokens", {"S1": 1}),
    ("scenarios.json", "hands_full", "revealed", ["38A"]),
    ("scenarios.json", "hands_full", "revealed", ["37A"]),
    ("scenarios.json", "hands_full", "hall_slots", {"S3": ["37A", 0]}),
    ("scenarios.json", "first_steps", "hall_slots.S3", ["37A", 4]),
    ("scenarios.json", "first_steps", "hall_slots.S3", "37A"),
    ("scenarios.json", "first_steps", "hall_slots.S3", ["99Z", 0]),
    ("npcs.json", "xanth", "type", "dragon"),
    ("npcs.json", "xanth", "objectives.0.objective", "dance"),
    ("npcs.json", "xanth", "objectives.0.ap", 1),
    ("npcs.json", "xanth", "objectives.0.ap", 6),
    ("npcs.json", "xanth", "objectives.0.default", 1),
    ("npcs.json", "xanth", "objectives.0.default", DELETED),
    ("npcs.json", "xanth", "objectives", [{"objective": "exit", "ap": 3, "default": True}] * 5),
    ("npcs.json", "xanth", "items", ["rope", "key", "rope"]),
    ("npcs.json", "xanth", "items", ["rope", "key", "ring"]),
    ("npcs.json", "xanth", "items", ["rope", "key"]),
    ("npcs.json", "xanth", "people.0", "dragon"),
    ("npcs.json", "xanth", "people.0", "goblin "),
    ("npcs.json", "xanth", "people", ["naga"]),
    ("npcs.json", "xanth", "people", ["naga"] * 8),
    ("npcs.json", "xanth", "text_de", ""),
    ("npcs.json", "xanth", "title_de", ""),
    ("npcs.json", "xanth", "name", ""),
    ("npcs.json", "xanth", "effects", []),
    ("npcs.json", "xanth", "effects.0", "SPELLPROOF"),
    ("npcs.json", "xanth", "effects.0.kind", "SINGS"),
    ("npcs.json", "xanth", "effects.0.kind", []),
    ("npcs.json", "xanth", "effects.0.hook", "after_heal"),
    ("npcs.json", "xanth", "effects.0.hook", DELETED),
    ("npcs.json", "xanth", "effects.0.active_when", "asleep"),
    ("npcs.json", "xanth", "effects.0.params", []),
    ("npcs.json", "father_lazarus", "effects.0.params", {}),
    ("npcs.json", "arthos", "effects.0.params.every", 0),
    ("npcs.json", "arthos", "effects.0.params.vp", "1"),
    ("npcs.json", "lou_dah", "effects.0.params.ap", DELETED),
    ("npcs.json", "mona_wail", "effects.0.params.skip", ["sleep"]),
    ("npcs.json", "mona_wail", "effects.0.params.max_ap", DELETED),
    ("npcs.json", "tueft_al", "effects.0.params.allowed_types", "mechanork"),
    ("npcs.json", "serpico", "effects.0.params.deliveries", ["wounded"]),
    ("npcs.json", "serpico", "effects.0.params.deliveries", {"wounded": 1}),
    ("levels.json", "level_red", "action", [10]),
    ("levels.json", "level_red", "combat", [7]),
    ("levels.json", "level_red", "np", ["1"]),
    ("levels.json", "level_red", "jump", 0),
    ("levels.json", "level_red", "level", 7),
]


@pytest.mark.parametrize(("file", "record", "path", "value"), WRONG)
def test_a_wrong_value_is_named_with_file_record_and_field(
    folder: Path, file: str, record: str, path: str, value: object
) -> None:
    set_value(folder, file, record, path, value)
    said = refusal(folder)
    assert said.startswith(f"{folder / file}: {record}: {path.split('.')[0]}: "), said


OTHERS = {"xanth": "destroy", "father_lazarus": "open", "arthos": "heal", "lissandra": "push"}
"""Objectives that only another type has."""


@pytest.mark.rule("TS-DES-01", "TS-OPN-01", "TS-HEA-01", "TS-PSH-01")
@pytest.mark.parametrize(("npc", "objective"), OTHERS.items())
def test_an_objective_that_only_another_type_has_is_named(folder: Path, npc: str, objective: str) -> None:
    set_value(folder, "npcs.json", npc, "objectives.5.objective", objective)
    assert refusal(folder).startswith(f"{folder / 'npcs.json'}: {npc}: objectives: expected {objective} only for a ")


def test_an_objective_twice_two_defaults_or_an_effect_twice_are_named(folder: Path) -> None:
    aims = CONTENT.cards["xanth"].fields["objectives"]
    two = [{**aim, "default": at in (1, 4)} for at, aim in enumerate(aims)]
    none = [{**aim, "default": False} for aim in aims]
    effect = CONTENT.cards["xanth"].fields["effects"][0]
    for field, value in (("objectives", [*aims[:5], aims[0]]), ("objectives", two), ("objectives", none)):
        set_value(folder, "npcs.json", "xanth", field, value)
        said = refusal(folder)
        assert (
            said == f"{folder / 'npcs.json'}: xanth: objectives: expected six different ones, one of them the default"
        )
    set_value(folder, "npcs.json", "xanth", "objectives", list(aims))
    set_value(folder, "npcs.json", "xanth", "effects", [effect, effect])
    assert refusal(folder) == f"{folder / 'npcs.json'}: xanth: effects: expected each kind once"


@pytest.mark.rule("TS-SET-05")
def test_there_are_four_of_each_type_and_nobody_else(folder: Path) -> None:
    set_value(folder, "npcs.json", "granit_gus", "type", "goblin")
    aims = [aim for aim in CONTENT.cards["granit_gus"].fields["objectives"] if aim["objective"] != "destroy"]
    set_value(
        folder, "npcs.json", "granit_gus", "objectives", [*aims, {"objective": "exit", "ap": 2, "default": False}]
    )
    assert refusal(folder) == f"{folder / 'npcs.json'}: type: expected 4 records of the type colossus"
    shutil.copy(FOLDER / "npcs.json", folder / "npcs.json")
    goblin = {**CONTENT.cards["white_phil"].fields, "id": "goblin_guy", "type": "goblin"}
    change(folder, "npcs.json", lambda data: data.update(records=[*data["records"], goblin], count=33))
    assert refusal(folder) == f"{folder / 'npcs.json'}: expected 32 records, not 33"


@pytest.mark.rule("TS-SET-02")
def test_there_are_six_levels_in_their_order(folder: Path) -> None:
    levels = read("levels.json", FOLDER)
    for records in (levels["records"][::-1], levels["records"][:5]):
        data = {**levels, "records": records, "count": len(records)}
        (folder / "levels.json").write_text(json.dumps(data), encoding="utf-8")
        assert refusal(folder).startswith(f"{folder / 'levels.json'}: records: ")


@pytest.mark.parametrize(
    "value", [DELETED, [5], {"action": [5], "combat": []}, {"action": [5], "combat": [], "np": [9]}]
)
def test_wrong_eyes_are_named(folder: Path, value: object) -> None:
    set_value(folder, "levels.json", "", "eyes", value)
    assert refusal(folder).startswith(f"{folder / 'levels.json'}: eyes: ")


@pytest.mark.parametrize(("row", "line"), [(5, "|. . G#. .|"), (0, "+#+ + + +-+")])
def test_a_portcullis_that_is_not_drawn_or_has_no_id_is_named(folder: Path, row: int, line: str) -> None:
    set_value(folder, "halls.json", "37A", f"rows.{row}", line)
    assert refusal(folder).startswith(f"{folder / 'halls.json'}: 37A: gates: ")


def test_who_starts_must_be_there(folder: Path) -> None:
    set_value(folder, "scenarios.json", "hands_full", "characters", ["naga", "mage"])
    assert refusal(folder).startswith(f"{folder / 'scenarios.json'}: hands_full: starting: ")


@pytest.mark.parametrize(("file", "record"), [("figures.json", "naga"), ("items.json", "rope")])
def test_the_box_holds_eight_characters_and_six_items(folder: Path, file: str, record: str) -> None:
    set_value(folder, file, record, "set", "first")
    assert refusal(folder).startswith(f"{folder / file}: set: ")


def test_cards_that_the_rules_need_cannot_be_missing(folder: Path) -> None:
    for kind in ("action", "combat"):
        shutil.copy(FOLDER / "cards.json", folder / "cards.json")

        def without(data: Data, kind: str = kind) -> None:
            data["records"] = [each for each in data["records"] if each["kind"] != kind]
            data["count"] = len(data["records"])

        change(folder, "cards.json", without)
        assert refusal(folder).startswith(f"{folder / 'cards.json'}: records: ")


@pytest.mark.parametrize(
    ("file", "keep"), [("figures.json", 7), ("items.json", 5), ("halls.json", 6), ("halls_alternative.json", 0)]
)
def test_too_few_records_are_refused(folder: Path, file: str, keep: int) -> None:
    change(folder, file, lambda data: data.update(records=data["records"][:keep], count=keep))
    said = refusal(folder)
    assert said.startswith(f"{folder / file}: ")
    assert "at least" in said


def test_slots_come_in_their_order(folder: Path) -> None:
    change(folder, "board.json", lambda data: data["records"].reverse())
    assert refusal(folder).startswith(f"{folder / 'board.json'}: records: ")


@pytest.mark.parametrize("file", ["figures.json", "items.json", "halls.json", "npcs.json"])
def test_too_many_records_are_refused(folder: Path, file: str) -> None:
    def many(data: Data) -> None:
        last = data["records"][-1]
        data["records"] += [{**last, "id": f"more_{number}"} for number in range(61 - len(data["records"]))]
        data["count"] = 61

    change(folder, file, many)
    assert refusal(folder) == f"{folder / file}: at most 60 records, not 61"


def test_a_file_that_is_missing_or_no_json_is_named(folder: Path) -> None:
    for file in FILES:
        (folder / file).unlink()
        assert refusal(folder).startswith(f"{folder / file}: ")
        (folder / file).write_text("{", encoding="utf-8")
        assert refusal(folder).startswith(f"{folder / file}: is not JSON")
        shutil.copy(FOLDER / file, folder / file)


def test_ids_are_unique_in_a_file_and_among_all_files(folder: Path) -> None:
    set_value(folder, "items.json", "bow", "id", "rope")
    assert refusal(folder) == f"{folder / 'items.json'}: rope: the id is used twice"
    shutil.copy(FOLDER / "items.json", folder / "items.json")
    set_value(folder, "items.json", "bow", "id", "naga")
    assert "naga: the id is used twice" in refusal(folder)


@pytest.mark.parametrize("word", ["two words", "", "überall"])
@pytest.mark.parametrize(
    ("file", "record"), [("figures.json", "goblin"), ("items.json", "armour"), ("npcs.json", "xanth")]
)
def test_an_id_is_one_word(folder: Path, word: str, file: str, record: str) -> None:
    set_value(folder, file, record, "id", word)
    assert refusal(folder).startswith(f"{folder / file}: {word}: id: ")
