"""Content files of Pathways that are wrong, for test_bad_content.py."""

from __future__ import annotations

from altered import DELETED, Faults, Values, read
from games.pathways.table import content
from verlies.games.pathways.meta import GAME

FOLDER = content()

VALUES: Values = {
    "board.json": [
        *((field, -1) for field in read("board.json", FOLDER) if field not in ("game", "provenance")),
        ("time_bonus", [2, 2, 3]), ("dungeon_prices", [3, 3, 5, 6]), ("exit_bonus", []), ("hand", 6), ("rounds", 0),
    ],
    "start_cards.json S2": [
        ("main.3", "### ##"), ("main", ["#######"] * 8), ("under", []), ("rooms", []),
        ("rooms", {"D": {"contents": [], "located": []}}), ("rooms", {"A": {"contents": []}}),
        ("rooms", {"A": {"contents": ["dragon"], "located": []}}),
        ("rooms", {"A": {"contents": [], "located": [{"kind": "pit", "x": 3, "y": 0}]}}),
    ],
    "dungeon_cards.json D301": [("price", 7), ("price", 3.0)],
    "goals.json G-coin": [("counts", "gold"), ("counts", []), ("copies", 0), ("hourglass", 1)],
    "books.json SB-1": [("effect", "fly")],
    "books.json SB-9": [("effect", "overcome_lock")],
    "books.json SB-10": [("coins", DELETED)],
    "books.json SB-17": [("coins", "2")],
    "tokens.json FT-pit": [("kind", "sword")],
    "missions.json M01": [
        ("tier", 4), ("requires", []), ("requires.0.kind", "lava"), ("requires.0.number", -1), ("artefacts", 2),
    ],
    "groups.json A1": [("gives", "coin"), ("effect", [])],
    "groups.json A5": [("coins", 0)],
    "artefacts.json R06": [("cards", DELETED)],
    "artefacts.json R12": [("marks", 0)],
    "stickers.json ST-token": [("tokens", 2)],
    "stickers.json ST-cull": [("cards", 2)],
    "setups.json MS-normal": [("players", {}), ("players.3.tier_cards", [6, 6]), ("players.3.open_missions", 0)],
    "setups.json MS-hard": [("players.5.tier_cards", [11, 9, 8]), ("players.5.peril_limit", DELETED)],
}  # fmt: skip

FEW = [
    ("start_cards.json", 4, "at least 5 records"), ("dungeon_cards.json", 0, "at least 1 records"),
    ("goals.json", 9, "6 rounds need 12 goals"), ("tokens.json", 3, "at least 4 records"),
    ("groups.json", 4, "at least 5 records"), ("setups.json", 1, "at least 2 records"),
]  # fmt: skip

UNCHECKED = {
    ("books.json", "number"), ("books.json", "phase"), ("dungeon_cards.json", "theme"), ("tokens.json", "replaces"),
    ("board.json", "provenance"),
}  # fmt: skip

FAULTS = Faults(
    GAME,
    FOLDER,
    form="effect",
    unchecked=UNCHECKED,
    values=VALUES,
    few=FEW,
    many=[
        f"{name}.json"
        for name in ("start_cards", "dungeon_cards", "goals", "missions", "groups", "artefacts", "stickers")
    ],
    most=99,
    taken=[("groups.json", "A8", "R01")],
)
