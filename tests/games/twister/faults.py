"""Content files of Dungeon Twister that are wrong, for test_bad_content.py."""

from __future__ import annotations

from altered import DELETED, Faults, Values
from verlies.games.twister.meta import GAME

VALUES: Values = {
    "board.json": [
        ("circles", DELETED), ("circles", [1, 3, 6]), ("circles", [1, 3, 6, 10]), ("circles", [1, 3, 3, 8]),
        ("start_zones", DELETED), ("start_zones", {"yellow": 0}), ("start_zones", {"yellow": 0, "blue": 20}),
        ("start_zones", {"yellow": 1, "blue": 21}),
    ],
    "figures.json banshee": [
        ("abilities.0.id", "sing"), ("abilities.0.id", []), ("abilities.0.ap", DELETED), ("abilities.0.ap", 0),
    ],
    "figures.json backstabber": [("abilities.1.bonus", "2")],
    "figures.json cleric": [("speed", 0), ("traits", ["tall"]), ("set", "second")],
    "items.json bow": [("combat_value", 0), ("effect", "sings")],
    "items.json armour": [("bonus", "1")],
    "items.json treasure": [("vp_exit", DELETED)],
    "halls.json 37A": [
        ("rows.0", "+ + + +"), ("rows.1", " . . . . X|"), ("rows.1", " . G . . .|"), ("rows.5", "|. .#.#. .|"),
        ("rows.0", "+ + + + +~+"), ("gates.0.edge", [5, 2, "W"]), ("gates.0.edge", [2.0, 2, "W"]),
        ("gates.0.edge", [2, 2, "X"]), ("gates.0.edge", [2, 2]), ("gates.0.edge", [0, 0, "N"]),
        ("gates.0.id", "two words"), ("pair", 38), ("pair", 91), ("turns", "counterclockwise"),
        ("set", "alternative"), ("floor", "pink"),
    ],
    "halls.json 37B": [("gates.0.id", "37A-P1")],
    "halls_alternative.json 91A": [("set", "printed")],
    "cards.json action_3": [("value", 2)],
    "cards.json action_2": [("value", None), ("value", 0), ("count", 2)],
    "cards.json combat_1": [("value", None), ("value", 7)],
    "cards.json jump": [("kind", "leap")],
    "board.json S3": [("col", 2), ("row", 1)],
    "scenarios.json hands_full": [
        ("halls", ["37A", "37B", "40A", "99Z"]), ("halls", ["37A", "37B", "40A", "40A"]), ("halls", ["37A", "37B"]),
        ("slots", ["S3", "S4", "S5"]), ("slots", ["S1", "S2", "S5", "S6"]), ("slots", []),
        ("start_zones", {"yellow": 0, "blue": 21}), ("characters", ["naga", "naga", "mage", "cleric"]),
        ("characters", ["naga", "dragon", "mage", "cleric"]), ("starting", 5), ("items", ["rope", "ring"]),
        ("tokens", {"S9": 1}), ("tokens", {"S3": "1"}), ("tokens", {"S1": 1}), ("revealed", ["38A"]),
        ("revealed", ["37A"]), ("hall_slots", {"S3": ["37A", 0]}),
    ],
    "scenarios.json first_steps": [
        ("hall_slots.S3", ["37A", 4]), ("hall_slots.S3", "37A"), ("hall_slots.S3", ["99Z", 0]),
    ],
    "npcs.json xanth": [
        ("type", "dragon"), ("objectives.0.objective", "dance"), ("objectives.0.ap", 1), ("objectives.0.ap", 6),
        ("objectives.0.default", 1), ("objectives.0.default", DELETED),
        ("objectives", [{"objective": "exit", "ap": 3, "default": True}] * 5), ("items", ["rope", "key", "rope"]),
        ("items", ["rope", "key", "ring"]), ("items", ["rope", "key"]), ("people.0", "dragon"),
        ("people.0", "goblin "), ("people", ["naga"]), ("people", ["naga"] * 8), ("text_de", ""), ("title_de", ""),
        ("name", ""), ("effects", []), ("effects.0", "SPELLPROOF"), ("effects.0.kind", "SINGS"),
        ("effects.0.kind", []), ("effects.0.hook", "after_heal"), ("effects.0.hook", DELETED),
        ("effects.0.active_when", "asleep"), ("effects.0.params", []),
    ],
    "npcs.json father_lazarus": [("effects.0.params", {})],
    "npcs.json arthos": [("effects.0.params.every", 0), ("effects.0.params.vp", "1")],
    "npcs.json lou_dah": [("effects.0.params.ap", DELETED)],
    "npcs.json mona_wail": [("effects.0.params.skip", ["sleep"]), ("effects.0.params.max_ap", DELETED)],
    "npcs.json tueft_al": [("effects.0.params.allowed_types", "mechanork")],
    "npcs.json serpico": [
        ("effects.0.params.deliveries", ["wounded"]), ("effects.0.params.deliveries", {"wounded": 1}),
    ],
    "levels.json level_red": [("action", [10]), ("combat", [7]), ("np", ["1"]), ("jump", 0), ("level", 7)],
    "levels.json": [
        ("eyes", DELETED), ("eyes", [5]), ("eyes", {"action": [5], "combat": []}),
        ("eyes", {"action": [5], "combat": [], "np": [9]}),
    ],
}  # fmt: skip

FAULTS = Faults(
    GAME,
    GAME.folder / "content",
    unchecked={("items.json", "reach")},
    values=VALUES,
    words=[
        (file, record, word)
        for file, record in (("figures.json", "goblin"), ("items.json", "armour"), ("npcs.json", "xanth"))
        for word in ("two words", "", "überall")
    ],
    few=[
        ("figures.json", 7, "at least"),
        ("items.json", 5, "at least"),
        ("halls.json", 6, "at least"),
        ("halls_alternative.json", 0, "at least"),
    ],
    many=["figures.json", "items.json", "halls.json", "npcs.json"],
    most=60,
    taken=[("items.json", "bow", "rope"), ("items.json", "bow", "naga")],
)
