"""What a seat may know, as plain data (DD-INF): rows and columns count from 1, cards are their ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from verlies.games.designer import build, market, scoring, solo
from verlies.games.designer.content import PARTS, SHAPES, SLOTS, TYPES
from verlies.games.designer.dungeon import Dungeon
from verlies.games.designer.state import BUILD, MARKET, NONE, PLACE, State
from verlies.games.designer.view_types import (
    Blueprint,
    Cell,
    Chosen,
    Condition,
    Direction,
    Element,
    Goal,
    Jael,
    Part,
    PartName,
    Phase,
    Player,
    Points,
    Printed,
    RoomType,
    Shape,
    Slot,
    Spot,
    Stall,
    View,
)
from verlies.games.designer.vocabulary import EDGES

_PHASES: dict[int, Phase] = {BUILD: "build", MARKET: "market", PLACE: "place"}


def view(m: State, seat: int | None) -> View:
    content = m.content
    frame = m.frames[-1] if m.frames else (NONE,)
    table = scoring.breakdown(m)
    return {
        "year": m.year,
        "phase": _PHASES.get(frame[0], "dealing") if m.turn else "over",
        "round": frame[1] if frame[0] == BUILD else None,
        "passes": None if m.solo or not m.year else cast("Direction", build.pass_direction(m)),
        "goal": _goal(m),
        "challenges": [content.challenge_ids[challenge] for challenge in m.challenges],
        "stalls": [_stall(m, at) for at in range(len(m.stalls))],
        "rank": list(m.rank),
        "standing": list(scoring.standing(m)),
        "printed": {
            "rank": list(content.setup["final_rank_rewards"]),
            "gold": content.setup["gold_cap"],
            "blueprint": list(content.blueprint_score),
        },
        "passed": list(m.passed),
        "piles": {
            "rooms": len(m.pile),
            "discard": len(m.discard) + sum(map(len, m.left_by_jael)),
            "challenges": len(m.challenge_pile),
            "stalls": len(m.stall_pile),
            "jael": len(m.jael_pile),
            "tiles": _by_shape(m.supply),
            "discarded_tiles": _by_shape(m.discarded_tiles),
        },
        "players": [_player(m, player, seat, table[player]) for player in range(m.seats)],
        "hand": _rooms(m, m.hands[seat]) if seat is not None else [],
        "rooms": _printed(m, seat),
        "chosen": _chosen(m, seat),
        "known_discards": _rooms(m, [room for room in _discards(m) if _knows(m, seat, room)]),
        "carrying": [content.elements[tile] for tile in m.carrying],
        "jael": _jael(m, table[scoring.JAEL_NAME]) if m.solo else None,
    }


def _rooms(m: State, rooms: bytes | list[int]) -> list[str]:
    return [m.content.rooms[room] for room in rooms]


def _by_shape(tiles: Sequence[bytes]) -> dict[Shape, int]:
    return cast("dict[Shape, int]", dict(zip(SHAPES, map(len, tiles), strict=True)))


def _discards(m: State) -> list[int]:
    return sorted(m.discard + b"".join(m.left_by_jael))


def _printed(m: State, seat: int | None) -> dict[str, Printed]:
    """What is printed on the rooms that this seat knows and that lie in no dungeon, by id."""
    seen = [room for place in (*m.hands, _discards(m)) for room in place if _knows(m, seat, room)]
    cards = (m.content.cards[m.content.rooms[room]].fields for room in sorted([*seen, *m.jael_rooms]))
    return {
        fields["id"]: {
            "type": fields["type"],
            "doors": list(fields["doors"]),
            "slots": dict(fields["slots"]),
            "gold": fields["gold"],
            "rune": fields["rune"],
        }
        for fields in cards
    }


def _knows(m: State, seat: int | None, room: int) -> bool:
    return seat is not None and bool(m.known[room] >> seat & 1)


def _goal(m: State) -> Goal | None:
    if m.goal == NONE:
        return None
    tally = m.content.goals[m.goal].tally
    return {
        "goal": m.content.goal_ids[m.goal],
        "quantities": [tally.of(m.dungeon(player).heap) for player in range(m.seats)],
    }


def _stall(m: State, at: int) -> Stall:
    content = m.content
    stall = m.stalls[at]
    parts: list[Part] = [
        {
            "part": cast("PartName", name),
            "cost": content.part_cost[stall * 2 + part],
            "spaces": [cast("Shape", SHAPES[shape]) for shape in content.part_spaces[stall * 2 + part]],
            "tiles": [content.elements[tile] for tile in m.goods[at * 2 + part]],
        }
        for part, name in enumerate(PARTS)
    ]
    return {"stall": content.stalls[stall], "parts": parts}


def _chosen(m: State, seat: int | None) -> Chosen | None:
    """The own secret choice, until it is shown."""
    if seat is None or (m.chosen[seat] == NONE and m.dropped[seat] == NONE):
        return None
    chosen, dropped = m.chosen[seat], m.dropped[seat]
    return {
        "room": m.content.rooms[chosen >> 2] if chosen != NONE else None,
        "col": (chosen & 3) + 1 if chosen != NONE else None,
        "second": m.content.rooms[dropped] if dropped != NONE else None,
    }


def _player(m: State, player: int, seat: int | None, points: Points) -> Player:
    dungeon = m.dungeon(player)
    sheet = scoring.sheet(m, player, dungeon)
    return {
        "seat": player,
        "gold": m.gold[player],
        "income": sum(market.income(m, player)),
        "passes_to": _neighbour(m, player),
        "hand": len(m.hands[player]),
        "known_hand": _rooms(m, [room for room in m.hands[player] if _knows(m, seat, room)]),
        "dungeon": [[_cell(m, dungeon, row * 4 + col) for col in range(4)] for row in range(4)],
        "passages": [
            {"row": int(name[1]), "col": int(name[3]), "side": name[5]}
            for edge, name in enumerate(EDGES)
            if m.passages[player] >> edge & 1
        ],
        "blueprint": _blueprint(m, player, sheet.met),
        "challenges": [
            {"challenge": m.content.challenge_ids[challenge], "value": value}
            for challenge, value in zip(m.taken[player], sheet.challenges, strict=True)
        ],
        "entrance_network": _cells(sheet.entrance),
        "exit_network": _cells(sheet.exit),
        "counted_as": [
            {"row": cell // 4 + 1, "col": cell % 4 + 1, "type": cast("RoomType", TYPES[kind])}
            for cell, kind in zip(dungeon.dual_cells(), sheet.duals, strict=True)
        ],
        "points": points,
        "total": sum(points.values()),
    }


def _neighbour(m: State, player: int) -> int | None:
    """Who gets this player's hand after the round."""
    if m.solo or not m.year:
        return None
    return (player + (1 if build.pass_direction(m) == "left" else -1)) % m.seats


def _cells(cells: frozenset[int]) -> list[Spot]:
    return [[cell // 4 + 1, cell % 4 + 1] for cell in sorted(cells)]


def _cell(m: State, dungeon: Dungeon, cell: int) -> Cell | None:
    """A room with its elements by slot: tiles fill the free corners in order."""
    room = dungeon.grid[cell] - 1
    if room < 0:
        return None
    fields = m.content.cards[m.content.rooms[room]].fields
    tiles = [m.content.elements[tile] for tile in dungeon.tiles[cell]]
    slots: dict[Slot, Element | None] = {}
    for slot in cast("tuple[Slot, ...]", SLOTS):
        element = fields["slots"][slot]
        if element is not None:
            slots[slot] = {"element": element, "tile": False}
        else:
            slots[slot] = {"element": tiles.pop(0), "tile": True} if tiles else None
    return {
        "room": fields["id"],
        "type": fields["type"],
        "doors": list(fields["doors"]),
        "slots": slots,
        "gold": fields["gold"] if cell // 4 + 1 == m.year else None,  # DD-BLD-11: covered from the next year on
    }


def _blueprint(m: State, player: int, met: tuple[bool, ...]) -> Blueprint | None:
    """DD-SET-13, DD-END-01: entrance and exit column, and what is met; null where no room lies yet."""
    if m.blueprints[player] == NONE:
        return None
    name = m.content.blueprint_ids[m.blueprints[player]]
    fields = m.content.cards[name].fields
    conditions: list[Condition] = []
    for condition, fulfilled in zip(fields["conditions"], met, strict=True):
        empty = not m.grids[player][(condition["row"] - 1) * 4 + condition["col"] - 1]
        conditions.append({
            "row": condition["row"], "col": condition["col"], "kind": condition["kind"], "value": condition["value"],
            "met": None if empty else fulfilled,
        })  # fmt: skip
    return {"blueprint": name, "entrance": fields["entrance_col"], "exit": fields["exit_col"], "conditions": conditions}


def _jael(m: State, points: Points) -> Jael:
    """DD-INF-04: his stack, his tiles and his revealed cards are open."""
    return {
        "cards": [m.content.jael_ids[card] for card in m.jael_cards],
        "gold": solo.card(m).gold if m.jael_cards else None,
        "rooms": _rooms(m, m.jael_rooms),
        "tiles": [m.content.elements[tile] for tile in m.jael_tiles],
        "acted": m.jael_acted,
        "goal_quantity": m.content.goals[m.goal].tally.of(solo.heap(m)) if m.goal != NONE else None,
        "points": points,
        "total": sum(points.values()),
    }
