"""The content that ships with the game, content of one's own, and what only this game refuses in it."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from altered import change, copied, read, refusal, set_value
from games.twister.table import new, texts
from verlies.games.twister.content import TwisterContent
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
    return copied(FOLDER, tmp_path)


def test_content_of_ones_own_is_played(folder: Path) -> None:
    set_value(folder, "board.json", "", "circles", [0, 2, 4, 9])
    set_value(folder, "figures.json", "naga", "id", "snake")
    (folder / "npcs.json").write_text((folder / "npcs.json").read_text("utf-8").replace('"naga"', '"snake"'), "utf-8")
    change(folder, "scenarios.json", lambda data: data.update(records=[], count=0))
    m = new(content=folder)
    assert {text.split(" ")[2] for text in texts(m, "start snake", 0)} == {"a1", "a3", "a5", "a10"}
    assert m.content.digest != CONTENT.digest


OTHERS = {"xanth": "destroy", "father_lazarus": "open", "arthos": "heal", "lissandra": "push"}
"""Objectives that only another type has."""


@pytest.mark.rule("TS-DES-01", "TS-OPN-01", "TS-HEA-01", "TS-PSH-01")
@pytest.mark.parametrize(("npc", "objective"), OTHERS.items())
def test_an_objective_that_only_another_type_has_is_named(folder: Path, npc: str, objective: str) -> None:
    set_value(folder, "npcs.json", npc, "objectives.5.objective", objective)
    assert refusal(GAME, folder).startswith(
        f"{folder / 'npcs.json'}: {npc}: objectives: expected {objective} only for a "
    )


def test_an_objective_twice_two_defaults_or_an_effect_twice_are_named(folder: Path) -> None:
    aims = CONTENT.cards["xanth"].fields["objectives"]
    two = [{**aim, "default": at in (1, 4)} for at, aim in enumerate(aims)]
    none = [{**aim, "default": False} for aim in aims]
    effect = CONTENT.cards["xanth"].fields["effects"][0]
    for field, value in (("objectives", [*aims[:5], aims[0]]), ("objectives", two), ("objectives", none)):
        set_value(folder, "npcs.json", "xanth", field, value)
        said = refusal(GAME, folder)
        assert (
            said == f"{folder / 'npcs.json'}: xanth: objectives: expected six different ones, one of them the default"
        )
    set_value(folder, "npcs.json", "xanth", "objectives", list(aims))
    set_value(folder, "npcs.json", "xanth", "effects", [effect, effect])
    assert refusal(GAME, folder) == f"{folder / 'npcs.json'}: xanth: effects: expected each kind once"


@pytest.mark.rule("TS-SET-05")
def test_there_are_four_of_each_type_and_nobody_else(folder: Path) -> None:
    set_value(folder, "npcs.json", "granit_gus", "type", "goblin")
    aims = [aim for aim in CONTENT.cards["granit_gus"].fields["objectives"] if aim["objective"] != "destroy"]
    set_value(
        folder, "npcs.json", "granit_gus", "objectives", [*aims, {"objective": "exit", "ap": 2, "default": False}]
    )
    assert refusal(GAME, folder) == f"{folder / 'npcs.json'}: type: expected 4 records of the type colossus"
    shutil.copy(FOLDER / "npcs.json", folder / "npcs.json")
    goblin = {**CONTENT.cards["white_phil"].fields, "id": "goblin_guy", "type": "goblin"}
    change(folder, "npcs.json", lambda data: data.update(records=[*data["records"], goblin], count=33))
    assert refusal(GAME, folder) == f"{folder / 'npcs.json'}: expected 32 records, not 33"


@pytest.mark.rule("TS-SET-02")
def test_there_are_six_levels_in_their_order(folder: Path) -> None:
    levels = read("levels.json", FOLDER)
    for records in (levels["records"][::-1], levels["records"][:5]):
        data = {**levels, "records": records, "count": len(records)}
        (folder / "levels.json").write_text(json.dumps(data), encoding="utf-8")
        assert refusal(GAME, folder).startswith(f"{folder / 'levels.json'}: records: ")


@pytest.mark.parametrize(("row", "line"), [(5, "|. . G#. .|"), (0, "+#+ + + +-+")])
def test_a_portcullis_that_is_not_drawn_or_has_no_id_is_named(folder: Path, row: int, line: str) -> None:
    set_value(folder, "halls.json", "37A", f"rows.{row}", line)
    assert refusal(GAME, folder).startswith(f"{folder / 'halls.json'}: 37A: gates: ")


def test_who_starts_must_be_there(folder: Path) -> None:
    set_value(folder, "scenarios.json", "hands_full", "characters", ["naga", "mage"])
    assert refusal(GAME, folder).startswith(f"{folder / 'scenarios.json'}: hands_full: starting: ")


@pytest.mark.parametrize(("file", "record"), [("figures.json", "naga"), ("items.json", "rope")])
def test_the_box_holds_eight_characters_and_six_items(folder: Path, file: str, record: str) -> None:
    set_value(folder, file, record, "set", "first")
    assert refusal(GAME, folder).startswith(f"{folder / file}: set: ")


def test_cards_that_the_rules_need_cannot_be_missing(folder: Path) -> None:
    for kind in ("action", "combat"):
        shutil.copy(FOLDER / "cards.json", folder / "cards.json")

        def without(data: Data, kind: str = kind) -> None:
            data["records"] = [each for each in data["records"] if each["kind"] != kind]
            data["count"] = len(data["records"])

        change(folder, "cards.json", without)
        assert refusal(GAME, folder).startswith(f"{folder / 'cards.json'}: records: ")


def test_slots_come_in_their_order(folder: Path) -> None:
    change(folder, "board.json", lambda data: data["records"].reverse())
    assert refusal(GAME, folder).startswith(f"{folder / 'board.json'}: records: ")
