"""Card faces made at random, with what PA-GEO allows and the box does not show.

Rooms with two monsters, pits in rooms that have stairs, locks underground: rules that no card of the box tries.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

from games.pathways.both import CONTENT
from games.pathways.brute_cards import SIDES, Spot
from games.pathways.table import taken_as_it_is

SIZES = ((1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (2, 3), (1, 4))
SPOTS = [(x, y) for y in range(4) for x in range(3)]
ANYWHERE = "cbsrklmxpyz" + "....." + "mxskrbl"
LOOSE = ("coin", "barrel", "sword", "rope", "key", "scroll", "monster", "monster", "portal", "recycle", "scissors")


def strange_face(rng: Random) -> dict[str, Any]:
    """`main`, `under` and `rooms` of a card record."""
    halls = _halls(rng)
    ground = {spot: letter for letter, spots in halls.items() for spot in sorted(spots)}
    ground |= {spot: rng.choice(ANYWHERE + "v") for spot in SPOTS if spot not in ground and rng.random() < 0.85}
    below = {spot: rng.choice(ANYWHERE) for spot in SPOTS if rng.random() < 0.4}
    rooms: dict[str, dict[str, list[Any]]] = {letter: {"contents": _contents(rng), "located": []} for letter in halls}
    for spot in below:
        kind = rng.choice(("pit", "pit", "stairs", "stairs", ""))
        if not kind or spot not in ground:
            continue
        if kind == "stairs":
            below[spot] = "="
        letter = ground[spot]
        if letter in rooms:
            rooms[letter]["located"].append({"kind": kind, "x": spot[0], "y": spot[1]})
        else:
            ground[spot] = "=" if kind == "stairs" else "o"
    return {"main": _level(rng, ground), "under": _level(rng, below) if below else None, "rooms": rooms}


def _halls(rng: Random) -> dict[str, set[Spot]]:
    halls: dict[str, set[Spot]] = {}
    for letter in "ABC"[: rng.randrange(4)]:
        wide, high = rng.choice(SIZES)
        left, top = rng.randrange(4 - wide), rng.randrange(5 - high)
        spots = {(left + x, top + y) for x in range(wide) for y in range(high)}
        if all(spots.isdisjoint(other) for other in halls.values()):
            halls[letter] = spots
    return halls


def _contents(rng: Random) -> list[str]:
    contents = rng.choices(LOOSE, k=rng.randrange(4))
    return [kind for at, kind in enumerate(contents) if kind != "portal" or "portal" not in contents[:at]]


def _level(rng: Random, cells: dict[Spot, str]) -> list[str]:
    """Each wall between two cells is drawn twice, so that about a quarter of them stay."""
    rows = [["#"] * 7 for _ in range(9)]
    for (x, y), mark in cells.items():
        rows[2 * y + 1][2 * x + 1] = mark
        for dx, dy in SIDES.values():
            there = cells.get((x + dx, y + dy))
            inside = (x + dx, y + dy) in SPOTS
            hall, other_hall = mark in "ABC", there is not None and there in "ABC"
            if hall and there == mark:
                opens = True
            elif (inside and there is None) or (hall and (other_hall or not inside)):
                opens = False
            else:
                opens = rng.random() < 0.5
            if opens:
                rows[2 * y + 1 + dy][2 * x + 1 + dx] = " "
    return ["".join(row) for row in rows]


def strange_content(folder: Path, seed: int) -> Path:
    """The box's content in this folder, with other faces."""
    rng = Random(seed)
    copytree(CONTENT, folder, dirs_exist_ok=True)
    for name in ("start_cards.json", "dungeon_cards.json"):
        file = folder / name
        cards = json.loads(file.read_text("utf-8"))
        for record in cards["records"]:
            record.update(strange_face(rng))
        file.write_text(json.dumps(cards), "utf-8")
    return taken_as_it_is(folder)
