"""The cards and tiles of Dungeon Designer, as tables of small numbers made for speed.

Rooms, elements, stall parts and so on are numbered in the order of their files. Cells are numbered
row by row from 0 to 15 and named r1c1 to r4c4 (DD-DEF-01).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from verlies.core.checks import NAMED, Check, between, fields_of, flag, list_of, one_of, or_none, some_of, word
from verlies.core.content import Card, Content, Folder, Source
from verlies.core.errors import ContentError

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SIDES = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
CAVE, MASONRY, DUAL = 0, 1, 2
TYPES = ("cave", "masonry", "dual")
RUNES = ("red", "green", "blue")
SHAPES = ("round", "oval", "square")
CLASSES = ("monster", "trap", "chest", "star")
NO_POWER, SHRINE, FOUNTAIN = 0, 1, 2
POWERS = {"shrine": SHRINE, "fountain": FOUNTAIN}
SLOTS = ("nw", "ne", "sw", "se")
PARTS = ("upper", "lower")
COLLECT = ("left.upper", "left.lower", "right.upper", "right.lower")
EFFECTS = (
    "count", "tile_faces", "clusters", "best_column", "largest_cluster", "outer_openings", "best_cluster",
    "best_path", "rooms_with", "rooms_with_all", "kinds", "sets", "uniform_lines", "doubles", "cluster_sizes", "flat",
)  # fmt: skip
COUNTING = (
    "count", "best_column", "best_cluster", "best_path", "rooms_with", "rooms_with_all", "kinds", "sets", "doubles",
)  # fmt: skip
"""Effects that count the elements of their field `of`."""
AREAS = {
    "everywhere": tuple(range(16)),
    "central": (5, 6, 9, 10),
    "outer": (0, 3, 4, 7, 8, 11, 12, 15),
    "exit_network": None,
}


def count_of(heap: bytes, kinds: bytes) -> int:
    """How many of a heap of elements are of these kinds."""
    return len(heap) - len(heap.translate(None, kinds))


class Tally(NamedTuple):
    """What is counted of a heap of elements: `each` one, whole `sets`, or `doubles` of one kind."""

    form: str
    groups: tuple[bytes, ...]

    def of(self, heap: bytes) -> int:
        counts = [count_of(heap, group) for group in self.groups]
        if self.form == "sets":
            return min(counts)
        if self.form == "doubles":  # DD-AMB-09: per kind, half rounded down
            return sum(heap.count(kind) // 2 for group in self.groups for kind in group)
        return sum(counts)


class Challenge(NamedTuple):
    number: int
    effect: str
    points: int
    groups: tuple[bytes, ...]
    """What it counts: one group of elements per entry of `of`."""
    where: str
    at_least: int


class Goal(NamedTuple):
    most: bool
    tally: Tally
    minimum: int
    rewards: tuple[int, ...]


class Condition(NamedTuple):
    """One of the 8 conditions of a blueprint: a type or one of some elements at a cell."""

    cell: int
    type: int | None
    elements: bytes


class Blueprint(NamedTuple):
    entrance: int
    exit: int
    conditions: tuple[Condition, ...]


class JaelCard(NamedTuple):
    difficulty: str
    runes: tuple[int, ...]
    gold: int
    collect: tuple[int, ...]
    base: int
    bonus: Tally
    points: int


def by_number(last: int, check: Check) -> Check:
    return fields_of({str(number): check for number in range(1, last + 1)})


_NAMED = {"id": word, **NAMED}
_ELEMENT: dict[str, Check] = {**_NAMED, "class": one_of(*CLASSES, "passage"), "on_tile": flag}
_TILE: dict[str, Check] = {"id": word, "shape": one_of(*SHAPES), "face": word, "copies": between(1, 20)}
_STALL_PART = fields_of({"cost": between(0, 30), "spaces": list_of(one_of(*SHAPES), 1, 4)})
_STALL: dict[str, Check] = {"id": word, "upper": _STALL_PART, "lower": _STALL_PART}
_CONDITION = fields_of(
    {"row": between(1, 4), "col": between(1, 4), "kind": one_of("type", "element", "class"), "value": word}
)
_BLUEPRINT: dict[str, Check] = {
    "id": word, "entrance_col": between(1, 4), "exit_col": between(1, 4), "conditions": list_of(_CONDITION, 8, 8),
}  # fmt: skip
_GOAL: dict[str, Check] = {
    **_NAMED, "compare": one_of("most", "fewest"), "form": one_of("each", "sets", "doubles"),
    "of": list_of(word, 1, 5), "minimum_to_score": between(0, 99), "rewards": list_of(between(0, 99), 3, 3),
}  # fmt: skip
_CHALLENGE: dict[str, Check] = {
    **_NAMED, "number": between(1, 999), "effect": one_of(*EFFECTS), "points": between(0, 99),
}  # fmt: skip
_JAEL: dict[str, Check] = {
    "id": word, "difficulty": one_of("none", "diamond", "crown"), "runes": some_of(*RUNES), "gold": between(0, 30),
    "collect": some_of(*COLLECT), "base": between(0, 99),
    "bonus": fields_of(
        {"form": one_of("each", "sets", "doubles"), "of": list_of(word, 1, 5), "points": between(0, 99)}
    ),
}  # fmt: skip
_SETUP: dict[str, Check] = {
    "gold_cap": between(1, 99),
    "challenges_by_players": by_number(5, between(1, 20)),
    "stalls_by_players": by_number(5, between(1, 4)),
    "start_gold_by_rank": by_number(5, between(0, 30)),
    "start_gold_solo": between(0, 30),
    "pass_direction_by_year": by_number(4, one_of("left", "right")),
    "final_rank_rewards": list_of(between(0, 99), 3, 3),
    "solo_final_gold_rewards": list_of(between(0, 99), 2, 2),
    "passage_opens_both_sides": flag,
}


class DesignerContent(Content):
    """All content, checked, and the tables that the rules use."""

    def __init__(self, source: Source) -> None:
        self.folder = source.folder
        elements = source.cards("elements.json", "element", _ELEMENT)
        self._elements = {card.id: number for number, card in enumerate(elements)}
        self.elements = [card.id for card in elements]
        self.classes = {
            name: bytes(at for at, card in enumerate(elements) if card.fields["class"] == name) for name in CLASSES
        }
        for card in elements:
            if card.fields["class"] == "star" and type(card.fields.get("value")) is not int:
                raise self.wrong("elements.json", card.id, "value", "expected a number")
        self.star_value = [card.fields.get("value", 0) for card in elements]
        passages = [card.id for card in elements if card.fields["class"] == "passage"]
        if len(passages) != 1:
            raise self.wrong("elements.json", "expected one record of class 'passage'")
        self.passage = self._elements[passages[0]]
        self.chest = self.classes["chest"]

        base = source.cards("rooms.json", "room", self._room(TYPES[:2]), at_least=100)
        extra = source.cards("shrines.json", "room", {**self._room(TYPES), "power": one_of(*POWERS)})
        rooms = base + extra
        if len(rooms) > 250:
            raise self.wrong("rooms.json", f"at most 250 rooms, not {len(rooms)}")
        self._read_rooms(rooms, len(base))
        self._read_tiles(tiles := source.cards("tiles.json", "tile", _TILE))
        stalls = source.cards("stalls.json", "stall", _STALL, at_least=16)
        self.stalls = [card.id for card in stalls]
        self.part_cost = [card.fields[part]["cost"] for card in stalls for part in PARTS]
        self.part_spaces = [
            tuple(SHAPES.index(shape) for shape in card.fields[part]["spaces"]) for card in stalls for part in PARTS
        ]
        blueprints = source.cards("blueprints.json", "blueprint", _BLUEPRINT, at_least=5)
        self.blueprint_ids = [card.id for card in blueprints]
        self.blueprints = [self._blueprint(card) for card in blueprints]
        table = source.header("blueprints.json", {"score_table": fields_of({str(n): between(0, 99) for n in range(9)})})
        self.blueprint_score = [table["score_table"][str(met)] for met in range(9)]
        goals = source.cards("goals.json", "goal", _GOAL)
        self.goal_ids = [card.id for card in goals]
        self.goals = [
            Goal(
                card.fields["compare"] == "most",
                self._tally("goals.json", card, card.fields),
                card.fields["minimum_to_score"],
                tuple(card.fields["rewards"]),
            )
            for card in goals
        ]
        challenges = source.cards("challenges.json", "challenge", _CHALLENGE, at_least=18)
        self.challenge_ids = [card.id for card in challenges]
        self.challenges = [self._challenge(card) for card in challenges]
        numbers = [challenge.number for challenge in self.challenges]
        for card, number in zip(challenges, numbers, strict=True):
            if numbers.count(number) > 1:  # DD-SOL-16 asks for the lowest
                raise self.wrong("challenges.json", card.id, "number", f"{number} is used twice")
        jael = source.cards("jael.json", "jael", _JAEL, at_least=9)
        self.jael_ids = [card.id for card in jael]
        self.jael = [self._jael_card(card) for card in jael]
        for symbol in ("diamond", "crown"):
            if sum(card.difficulty in ("none", symbol) for card in self.jael) < 4:
                raise self.wrong("jael.json", f"a deck with {symbol} has less than 4 cards")
        self.setup = source.header("setup.json", _SETUP)
        self._check_setup()
        super().__init__(source, elements + rooms + tiles + stalls + blueprints + goals + challenges + jael)

    def _check_setup(self) -> None:
        """The tables must fit each other and the cards: gold on the track, enough cards for all years."""
        cap = self.setup["gold_cap"]
        if max(*self.setup["start_gold_by_rank"].values(), self.setup["start_gold_solo"]) > cap:
            raise self.wrong("setup.json", "start_gold_by_rank", f"nobody can have more than gold_cap, {cap}")
        for field, years, cards in (
            ("challenges_by_players", 3, len(self.challenges)),
            ("stalls_by_players", 4, len(self.stalls)),
        ):
            most = max(self.setup[field].values())
            if most * years > cards:
                needed = f"{most} a year need {most * years} cards, and there are {cards}"
                raise self.wrong("setup.json", field, needed)
        for players, shown in self.setup["challenges_by_players"].items():
            if shown < int(players):  # DD-MKT-12
                raise self.wrong("setup.json", "challenges_by_players", f"{players} players need at least {players}")

    def _room(self, types: Sequence[str]) -> dict[str, Check]:
        element = or_none(one_of(*(name for name in self.elements if name != self.elements[self.passage])))
        return {
            **_NAMED,
            "type": one_of(*types),
            "doors": some_of(*SIDES),
            "slots": fields_of(dict.fromkeys(SLOTS, element)),
            "gold": between(0, 30),
            "rune": one_of(*RUNES),
        }

    def _read_rooms(self, rooms: list[Card], base: int) -> None:
        fields = [card.fields for card in rooms]
        self.rooms = [card.id for card in rooms]
        self.room_number = {room: number for number, room in enumerate(self.rooms)}
        self.base_rooms = bytes(range(base))
        self.all_rooms = bytes(range(len(rooms)))
        self.room_type = [TYPES.index(room["type"]) for room in fields]
        self.doors = [sum(SIDES[side] for side in room["doors"]) for room in fields]
        self.printed = [
            bytes(self._elements[code] for code in (room["slots"][slot] for slot in SLOTS) if code) for room in fields
        ]
        self.slots_of_grid = bytes([0, *(4 - len(own) for own in self.printed), *[0] * (255 - len(rooms))])
        """By what stands in a cell of a grid: its slots without a printed element (DD-DEF-02)."""
        self.chests_of_grid = bytes(
            [0, *(count_of(own, self.chest) for own in self.printed), *[0] * (255 - len(rooms))]
        )
        """By what stands in a cell of a grid: its printed chests."""
        self.room_gold = [room["gold"] for room in fields]
        self.room_rune = [RUNES.index(room["rune"]) for room in fields]
        self.power = [NO_POWER] * base + [POWERS[room["power"]] for room in fields[base:]]

    def _read_tiles(self, tiles: list[Card]) -> None:
        supply: list[list[int]] = [[], [], []]
        self.shape_of: dict[int, int] = {}
        for card in tiles:
            element = self._elements.get(card.fields["face"])
            if element is None or element in self.shape_of:
                expected = f"expected an element, each once, not {card.fields['face']!r}"
                raise self.wrong("tiles.json", card.id, "face", expected)
            shape = SHAPES.index(card.fields["shape"])
            self.shape_of[element] = shape
            supply[shape] += [element] * card.fields["copies"]
        self.supply = [bytes(sorted(bag)) for bag in supply]

    def codes(self, name: str) -> bytes | None:
        """The elements that an element code or a class stands for (DD-DEF-13)."""
        return self.classes.get(name) or (bytes([self._elements[name]]) if name in self._elements else None)

    def _groups(self, file: str, card: Card, names: Sequence[str]) -> tuple[bytes, ...]:
        groups = [self.codes(name) for name in names]
        if None in groups:
            unknown = names[groups.index(None)]
            raise self.wrong(file, card.id, "of", f"{unknown!r} is no element and no class")
        return tuple(group for group in groups if group is not None)

    def _tally(self, file: str, card: Card, fields: Any) -> Tally:
        return Tally(fields["form"], self._groups(file, card, fields["of"]))

    def _challenge(self, card: Card) -> Challenge:
        fields = card.fields

        def wrong(field: str, what: str) -> ContentError:
            return self.wrong("challenges.json", card.id, field, what)

        names = fields.get("of", [])
        if list_of(word, 0, 5)(names):
            raise wrong("of", "expected a list of elements or classes")
        if not names and fields["effect"] in COUNTING:
            raise wrong("of", f"effect {fields['effect']} needs elements or classes to count")
        where = fields.get("where", "everywhere")
        if not isinstance(where, str) or where not in AREAS:
            raise wrong("where", f"expected one of {', '.join(AREAS)}, not {str(where)[:40]!r}")
        at_least = fields.get("at_least", 1)
        if between(1, 4)(at_least):
            raise wrong("at_least", "expected a number from 1 to 4")
        groups = self._groups("challenges.json", card, names)
        return Challenge(fields["number"], fields["effect"], fields["points"], groups, where, at_least)

    def _blueprint(self, card: Card) -> Blueprint:
        conditions = []
        for entry in card.fields["conditions"]:
            cell = (entry["row"] - 1) * 4 + entry["col"] - 1
            kind, value = entry["kind"], entry["value"]
            names: dict[str, Any] = {"type": TYPES[:2], "class": CLASSES, "element": self._elements}
            if value not in names[kind] or value == self.elements[self.passage]:
                raise self.wrong("blueprints.json", card.id, "conditions", f"{value!r} is no {kind}")
            room_type = TYPES.index(value) if kind == "type" else None
            conditions.append(Condition(cell, room_type, self.codes(value) or b""))
        return Blueprint(card.fields["entrance_col"] - 1, card.fields["exit_col"] - 1, tuple(conditions))

    def _jael_card(self, card: Card) -> JaelCard:
        fields = card.fields
        return JaelCard(
            fields["difficulty"],
            tuple(RUNES.index(rune) for rune in fields["runes"]),
            fields["gold"],
            tuple(COLLECT.index(part) for part in fields["collect"]),
            fields["base"],
            self._tally("jael.json", card, fields["bonus"]),
            fields["bonus"]["points"],
        )


def load(folder: Folder) -> DesignerContent:
    return DesignerContent(Source("designer", folder))
