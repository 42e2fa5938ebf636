"""The content of Dungeon Twister: figures, items, halls, cards, scenarios; checked, and made into tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from verlies.core.checks import NAMED, Check, between, fields_of, flag, list_of, one_of, or_none, some_of, text, word
from verlies.core.content import Card, Content, Folder, Source, Switch
from verlies.core.errors import ContentError
from verlies.games.twister.dungeon import CORNER, SIDES, SLOT_NAMES, SLOTS
from verlies.games.twister.halls import Hall, read_hall
from verlies.games.twister.pieces import VALUES, Figure, Item
from verlies.games.twister.solo import cards as solo

HALL_FILES = {"halls.json": "printed", "halls_alternative.json": "alternative"}
"""Files of halls, and the sets that they hold."""
FLOORS = ("green", "yellow", "brown", "grey")
ABILITIES = (
    "shockwave", "undead", "heal", "break_portcullis", "giant", "levitation", "magic_user", "master_of_gears",
    "contortionist", "mind_control", "pick_lock", "backstab", "pit_walker", "regenerate", "walk_through_wall",
)  # fmt: skip
EFFECTS = (
    "carrier_or_rope_makes_pit_a_valid_square", "toggle_adjacent_portcullis_open_closed", "ranged_combat",
    "eliminate_first_character_in_line_of_sight", "carrier_cannot_be_target_of_ranged_combat",
    "close_combat_at_distance_2_in_straight_line", "plus_1_when_defending", "plus_1_when_attacking",
    "drinker_gets_4_ap_this_turn", "plus_1_vp_when_carried_out",
)  # fmt: skip
COLOURS = ("yellow", "blue", "violet")
"""Of the two sides; violet takes the place of blue where the rules play it (TS-SET-14)."""
TEAM, KIT = 8, 6
"""TW-TEAM-02: the characters and items of a side."""
SQUAD = 4
"""TS-SET-05: the non-player's characters of each type."""
_MOST = 60
"""Records of a kind that moves and states have numbers for."""


class Scenario(NamedTuple):
    """TW-SCN-02: what a scenario prescribes."""

    target: int
    halls: tuple[int, ...]
    slots: tuple[int, ...]
    laid: tuple[tuple[int, int, int], ...]
    """Slot, hall and quarter turns of the halls that begin face up."""
    zones: tuple[int, int]
    figures: bytes
    starting: int
    items: bytes
    room: tuple[int, ...]
    """Places for tokens by slot."""
    combat: bool
    jumps: int


_FIGURE = {
    "id": word, **NAMED, "set": one_of("prison", "first"), "speed": between(1, 9), "combat": between(0, 9),
    "vp_exit": between(0, 9), "vp_eliminated": between(0, 9),
    "traits": some_of("undead", "giant", "magic_user", "flying", "levitation_is_magical"),
    "abilities": list_of(lambda value: _ability(value), 0, 4),
}  # fmt: skip
_ITEM = {
    "id": word, **NAMED, "set": one_of("prison", "first"), "common": flag, "magical": flag,
    "weapon": or_none(one_of("ranged", "melee_attack")), "ap": between(0, 9), "effect": one_of(*EFFECTS),
}  # fmt: skip
_HALL = {
    "id": word, "pair": between(1, 999), "set": one_of("printed", "alternative"),
    "turns": one_of("clockwise", "counterclockwise"), "floor": one_of(*FLOORS), "rows": list_of(text, 11, 11),
    "gates": list_of(fields_of({"id": word, "edge": lambda value: _edge(value)}), 0, 9),
}  # fmt: skip
_CARD = {
    "kind": one_of("action", "jump", "combat"), "value": or_none(between(0, 6)), "count": between(1, 9),
    "after_use": text,
}  # fmt: skip
_NEEDS = {
    "shockwave": "ap", "backstab": "bonus", "ranged_combat": "combat_value", "plus_1_when_defending": "bonus",
    "plus_1_when_attacking": "bonus", "plus_1_vp_when_carried_out": "vp_exit",
}  # fmt: skip
"""Abilities and effects that say how much; nothing else has numbers that rules ask for."""
_SLOT = {"col": between(0, 3), "row": between(0, 1), "tokens": between(0, 9)}
_ZONES = fields_of({"yellow": between(0, 20), "blue": between(1, 21)})
_SCENARIO = {
    **NAMED, "victory_points": between(1, 9), "halls": list_of(word, 2, 8),
    "slots": some_of(*SLOT_NAMES), "hall_slots": lambda value: _by_slot(value, _hall_and_turns),
    "revealed": list_of(word, 0, 8), "start_zones": _ZONES, "characters": list_of(word, 1, TEAM),
    "starting": between(1, 4), "items": list_of(word, 0, KIT), "tokens": lambda value: _by_slot(value, between(0, 9)),
    "combat": flag, "jump_cards": between(0, 9),
}  # fmt: skip


def _by_slot(value: Any, inner: Check) -> str | None:
    if not isinstance(value, dict) or not set(value) <= set(SLOT_NAMES):
        return "an object by slot, S1 to S8"
    return next((f"for each slot {wrong}" for wrong in map(inner, value.values()) if wrong is not None), None)


def _hall_and_turns(value: Any) -> str | None:
    good = isinstance(value, list) and len(value) == 2 and word(value[0]) is None and between(0, 3)(value[1]) is None
    return None if good else "[hall, quarter turns from 0 to 3]"


def _ability(value: Any) -> str | None:
    if not isinstance(value, dict) or one_of(*ABILITIES)(value.get("id")) is not None:
        return f"an object with the id of one of {', '.join(ABILITIES)}"
    needs = _NEEDS.get(value["id"])
    wrong = between(1, 9)(value.get(needs)) if needs else None
    return None if wrong is None else f"{needs} of {value['id']} to be {wrong}"


def _edge(value: Any) -> str | None:
    good = isinstance(value, list) and len(value) == 3 and all(between(0, 4)(each) is None for each in value[:2])
    return None if good and value[2] in SIDES else "[x, y, side] with x and y from 0 to 4 and a side N, E, S or W"


class TwisterContent(Content):
    """All pieces by number, beside the cards by id."""

    def __init__(self, source: Source) -> None:
        figures = source.cards("figures.json", "figure", _FIGURE, TEAM, _MOST)
        items = source.cards("items.json", "item", _ITEM, KIT, _MOST)
        halls = {file: source.cards(file, "hall", _HALL, SLOTS, _MOST) for file in HALL_FILES}
        cards = source.cards("cards.json", "card", _CARD)
        board = source.header("board.json", {"circles": list_of(between(0, 9), 4, 4), "start_zones": _ZONES})
        slots = source.cards("board.json", "slot", _SLOT, SLOTS)
        scenarios = source.cards("scenarios.json", "scenario", _SCENARIO, 0)
        npcs = source.cards("npcs.json", "npc", solo.NPC_FIELDS, at_most=_MOST)
        levels = source.cards("levels.json", "level", solo.LEVEL_FIELDS)
        eyes = source.header("levels.json", {"eyes": solo.eyes})["eyes"]
        all_halls = [_counted(card) for file in HALL_FILES for card in halls[file]]
        super().__init__(source, [*figures, *items, *all_halls, *cards, *slots, *scenarios, *npcs, *levels])
        self._read_figures(figures, items)
        self._read_halls(halls)
        self._read_board(board, slots)
        self._read_cards(cards)
        self.scenarios = {card.id: self._scenario(card) for card in scenarios}
        self._read_solo(npcs, levels, eyes)

    def _read_figures(self, figures: list[Card], items: list[Card]) -> None:
        self.figures = tuple(_figure(card) for card in figures)
        self.figure_ids = tuple(figure.id for figure in self.figures)
        for card in items:
            if card.fields["effect"] in _NEEDS:
                self.check_more("items.json", card, {_NEEDS[card.fields["effect"]]: between(1, 9)})
        self.items = tuple(_item(card) for card in items)
        self.item_ids = tuple(item.id for item in self.items)
        self.sets = {"figures": _by_set(figures), "items": _by_set(items)}
        """Numbers of figures and items by the box they come from."""
        for name, wanted in (("figures", TEAM), ("items", KIT)):
            if len(self.sets[name]["prison"]) != wanted:
                raise self.wrong(f"{name}.json", "set", f"expected {wanted} records of the set prison")

    def _read_halls(self, files: Mapping[str, list[Card]]) -> None:
        self.halls: list[Hall] = []
        gates: dict[str, None] = {}
        for file, name in HALL_FILES.items():
            for card in files[file]:
                hall = read_hall(card, len(gates), str(self.folder / file))
                if hall.set != name:
                    raise self.wrong(file, card.id, "set", f"expected {name}")
                for gate in hall.gate_ids:
                    if gate in gates:
                        raise self.wrong(file, card.id, "gates", f"the id {gate} is used twice")
                    gates[gate] = None
                self.halls.append(hall)
        for hall in self.halls:
            file = next(file for file, name in HALL_FILES.items() if name == hall.set)
            sisters = [other for other in self.halls if other.pair == hall.pair]
            if len(sisters) != 2 or sisters[0].set != sisters[1].set:
                raise self.wrong(file, hall.id, "pair", "expected two halls of each number in a file")
            if sisters[0].clockwise == sisters[1].clockwise:  # TW-ROT-03
                raise self.wrong(file, hall.id, "turns", "expected the two halls of a pair to turn opposite ways")
        self.hall_ids = tuple(hall.id for hall in self.halls)
        self.gate_ids = tuple(gates)
        self.gate_hall = tuple(at for at, hall in enumerate(self.halls) for _ in hall.gates)
        self.pairs = tuple(sorted({hall.pair for hall in self.halls}))
        self.pair_halls = tuple(
            bytes(at for at, hall in enumerate(self.halls) if hall.pair == pair) for pair in self.pairs
        )
        self.hall_sets = {
            name: tuple(
                at for at, pair in enumerate(self.pairs) if any(h.pair == pair and h.set == name for h in self.halls)
            )
            for name in HALL_FILES.values()
        }
        """Pairs by set."""

    def _read_board(self, board: Mapping[str, Any], slots: list[Card]) -> None:
        if [slot.id for slot in slots] != list(SLOT_NAMES):
            raise self.wrong("board.json", "records", "expected the slots S1 to S8 in this order")
        for at, slot in enumerate(slots):
            for field, wanted in (("col", at // 2), ("row", at % 2)):
                if slot.fields[field] != wanted:  # TW-BRD-02
                    raise self.wrong("board.json", slot.id, field, f"expected {wanted}")
        self.circles = tuple(sorted(board["circles"]))
        if len(set(self.circles)) < len(self.circles):
            raise self.wrong("board.json", "circles", "expected four different rows")
        self.zones = (board["start_zones"]["yellow"], board["start_zones"]["blue"])
        if self.zones != _zones_beside(range(SLOTS)):
            raise self.wrong("board.json", "start_zones", "expected the columns beside the halls")
        self.room = tuple(slot.fields["tokens"] for slot in slots)

    def _read_cards(self, cards: list[Card]) -> None:
        actions: list[int] = []
        combat = bytearray(len(VALUES))
        """TW-CBT-04: how many combat cards of each value a player has."""
        self.jumps = 0
        for card in cards:
            kind, value, count = card.fields["kind"], card.fields["value"], card.fields["count"]
            if kind == "jump":
                self.jumps += count
            elif value is None or (kind == "action" and (not value or value in actions)):
                raise self.wrong("cards.json", card.id, "value", "expected a value of its own")
            elif kind == "combat":
                combat[value] += count
            elif count > 1:
                raise self.wrong("cards.json", card.id, "count", "expected each action card once")
            else:
                actions.append(value)
        self.actions = tuple(sorted(actions))
        self.combat = bytes(combat)
        if not actions or not combat[0]:
            raise self.wrong("cards.json", "records", "needs action cards and a combat card 0")

    def _read_solo(self, npcs: list[Card], levels: list[Card], eyes: Mapping[str, Any]) -> None:
        """TS-SET-05: the non-player's characters are figures after all others."""
        people = self.figures
        file = str(self.folder / "npcs.json")
        read = [solo.read_npc(card, people, self.item_ids, file) for card in npcs]
        for kind in self.sets["figures"]["prison"]:
            if sum(card.fields["type"] == people[kind].id for card in npcs) != SQUAD:
                raise self.wrong("npcs.json", "type", f"expected {SQUAD} records of the type {people[kind].id}")
        if len(npcs) != SQUAD * TEAM:
            raise self.wrong("npcs.json", f"expected {SQUAD * TEAM} records, not {len(npcs)}")
        if [card.id for card in levels] != [f"level_{name}" for name in solo.LEVELS]:
            raise self.wrong("levels.json", "records", f"expected the levels {', '.join(solo.LEVELS)} in this order")
        self.npcs = {len(people) + at: npc for at, (npc, _) in enumerate(read)}
        """Cards of the non-player by the number of its figure."""
        self.npc_kinds = bytes(self.npcs)
        self.figures = (*people, *(figure for _, figure in read))
        self.levels = {level.id: level for level in map(solo.read_level, levels)}
        self.eyes = solo.Eyes(*(frozenset(eyes[name]) for name in ("action", "combat", "np")))

    def _scenario(self, card: Card) -> Scenario:
        fields = card.fields

        def wrong(field: str, expected: str) -> ContentError:
            return self.wrong("scenarios.json", card.id, field, f"expected {expected}")

        def find(field: str, known: tuple[str, ...], again: bool = False) -> list[int]:
            for name in fields[field]:
                if name not in known:
                    raise self.wrong("scenarios.json", card.id, field, f"there is no {name[:40]!r}")
            if not again and len(set(fields[field])) < len(fields[field]):
                raise wrong(field, "each of them once")
            return [known.index(name) for name in fields[field]]

        slots = sorted(SLOT_NAMES.index(slot) for slot in fields["slots"])
        if not slots or slots != list(range(slots[0], slots[-1] + 1)) or slots[0] % 2 or not slots[-1] % 2:
            raise wrong("slots", "whole columns of two slots side by side")
        zones = (fields["start_zones"]["yellow"], fields["start_zones"]["blue"])
        if zones != _zones_beside(slots):
            raise wrong("start_zones", "the columns beside the halls")
        halls = find("halls", self.hall_ids)
        if len(halls) != len(slots):
            raise wrong("halls", "as many halls as slots")
        find("revealed", tuple(fields["halls"]))
        laid = []
        for slot, (hall, turned) in fields["hall_slots"].items():
            if slot not in fields["slots"] or hall not in fields["revealed"]:
                raise wrong("hall_slots", "halls that begin revealed, in slots of the scenario")
            laid.append((SLOT_NAMES.index(slot), self.hall_ids.index(hall), turned))
        if sorted(fields["revealed"]) != sorted(hall for hall, _ in fields["hall_slots"].values()):
            raise wrong("revealed", "the halls of hall_slots")
        if not set(fields["tokens"]) <= set(fields["slots"]):
            raise wrong("tokens", "slots of the scenario")
        figures = find("characters", self.figure_ids)
        if len(figures) < fields["starting"]:
            raise wrong("starting", "no more than there are characters")
        return Scenario(
            fields["victory_points"],
            tuple(halls),
            tuple(slots),
            tuple(laid),
            zones,
            bytes(sorted(figures)),
            fields["starting"],
            bytes(sorted(find("items", self.item_ids, again=True))),
            tuple(fields["tokens"].get(slot, 0) for slot in SLOT_NAMES),
            fields["combat"],
            fields["jump_cards"],
        )


def _zones_beside(slots: Sequence[int]) -> tuple[int, int]:
    """TW-BRD-01, TW-SCN-03: the columns of the start zones of a board with these slots."""
    return CORNER[slots[0]][0] - 1, CORNER[slots[-1]][0] + 5


def _counted(card: Card) -> Card:
    """A hall with the numbers of its pits and slits, as its text tells them."""
    drawing = "".join(card.fields["rows"])
    return card._replace(fields={**card.fields, "pits": drawing.count("O"), "slits": drawing.count("=")})


def _by_set(cards: list[Card]) -> dict[str, bytes]:
    return {
        name: bytes(at for at, card in enumerate(cards) if card.fields["set"] == name) for name in ("prison", "first")
    }


def _figure(card: Card) -> Figure:
    fields = card.fields
    abilities = {ability["id"]: ability for ability in fields["abilities"]}
    return Figure(
        id=card.id,
        speed=fields["speed"],
        combat=fields["combat"],
        leaving=fields["vp_exit"],
        falling=fields["vp_eliminated"],
        flies="levitation" in abilities,
        slits="contortionist" in abilities,
        giant="giant" in abilities,
        small=fields["combat"] <= 1,
        picks="pick_lock" in abilities,
        breaks="break_portcullis" in abilities,
        heals="heal" in abilities,
        screams=abilities.get("shockwave", {}).get("ap", 0),
        free_gear="master_of_gears" in abilities,
        magic="magic_user" in abilities,
        telepath="mind_control" in abilities,
        stab=abilities.get("backstab", {}).get("bonus", 0),
        pits="pit_walker" in abilities,
        regenerates="regenerate" in abilities,
        phases="walk_through_wall" in abilities,
        type=card.id,
        effects={},
    )


def _item(card: Card) -> Item:
    fields, effect = card.fields, card.fields["effect"]
    return Item(
        id=card.id,
        common=fields["common"],
        rope=effect == "carrier_or_rope_makes_pit_a_valid_square",
        key=effect == "toggle_adjacent_portcullis_open_closed",
        bow=fields["combat_value"] if effect == "ranged_combat" else 0,
        wand=effect == "eliminate_first_character_in_line_of_sight",
        shield=effect == "carrier_cannot_be_target_of_ranged_combat",
        lance=effect == "close_combat_at_distance_2_in_straight_line",
        armour=fields["bonus"] if effect == "plus_1_when_defending" else 0,
        sword=fields["bonus"] if effect == "plus_1_when_attacking" else 0,
        potion=effect == "drinker_gets_4_ap_this_turn",
        leaving=fields["vp_exit"] if effect == "plus_1_vp_when_carried_out" else 0,
    )


def load(folder: Folder) -> TwisterContent:
    """The content in this folder; raises ContentError."""
    return TwisterContent(Source("twister", folder))


_FIGURE_CAN = (
    "flies", "slits", "giant", "picks", "breaks", "heals", "screams", "free_gear", "magic", "telepath", "stab", "pits",
    "regenerates", "phases",
)  # fmt: skip
_ITEM_CAN = ("rope", "key", "bow", "wand", "shield", "lance", "armour", "sword", "potion", "leaving")


def switches(content: TwisterContent) -> Iterator[Switch]:
    """Each ability of a figure or item, and each trait of the non-player's."""
    figures, items = content.figures, content.items
    for at, figure in enumerate(figures):
        for can in _FIGURE_CAN if figure.type == figure.id else ():
            none: dict[str, Any] = {can: 0}
            if getattr(figure, can):
                idle = (*figures[:at], figure._replace(**none), *figures[at + 1 :])
                yield Switch(f"{figure.id} {can}", ("TW-CHR", "TW-DT1"), content, "figures", idle)
        for kind in figure.effects:
            others = {other: params for other, params in figure.effects.items() if other != kind}
            idle = (*figures[:at], figure._replace(effects=others), *figures[at + 1 :])
            yield Switch(f"{figure.id} {kind}", ("TS-PER",), content, "figures", idle)
    for at, item in enumerate(items):
        for can in _ITEM_CAN:
            none = {can: 0}
            if getattr(item, can):
                without = (*items[:at], item._replace(**none), *items[at + 1 :])
                yield Switch(f"{item.id} {can}", ("TW-ITM", "TW-DT1"), content, "items", without)
