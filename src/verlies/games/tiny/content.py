"""The content of Tiny Epic Dungeons: files checked, and turned into tables that the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from verlies.core.content import (
    Card,
    Check,
    Content,
    Source,
    between,
    fields_of,
    flag,
    list_of,
    one_of,
    or_none,
    some_of,
    text,
)  # fmt: skip
from verlies.core.errors import ContentError
from verlies.games.tiny.abilities import (
    KINDS,
    SKILLS,
    SPELL_FIELDS,
    Compiler,
    Effect,
    Range,
    Test,
    check_abilities,
    check_effects,
    check_range,
    check_test,
    kinds_of,
    range_of,
    test_of,
)  # fmt: skip
from verlies.games.tiny.kit import Item, Kit, SetBonus

PLAIN, TRAP, ENTRY_TEST, GOBLIN_ROOM, MINION_ROOM, SEARCH, PORTAL, ENTRANCE, LAIR_DOOR = range(9)
FEATURES = ("plain", "trap", "entry_test", "goblin", "minion", "search", "portal", "entrance", "lair_door")
HAND, ARMOUR, TRINKET = range(3)
SLOTS = ("hand", "armour", "trinket")
NO_ICON, ENEMY_ICON, GOBLIN_ICON, SKULL = range(4)
ICONS = (None, "enemy_action", "goblin", "skull")
SPACES = 6
_MOST = 59
"""Records of a file: each minion and each hero has a number of its own beside goblins and boss (vocabulary)."""


class Mat(NamedTuple):
    """A hero's mat."""

    health: int
    focus: int
    rest_health: int
    rest_focus: int
    change: int
    """What changing a die by one costs."""


class Room(NamedTuple):
    feature: int
    turns: tuple[int, ...]
    """The exits it can show, by turning: masks, each once."""
    altar: bool
    evade: Test | None
    disarm: Test | None
    reward: int
    success: int
    fail: int
    test: Test | None
    """Of a search; None if it only costs."""
    cost: int
    free: bool


class Foe(NamedTuple):
    """A kind of goblin, a minion, or a boss."""

    defence: tuple[int, int, int]
    """By kind of attack."""
    counter: tuple[int, int, int]
    lose: tuple[int, int, int]
    """Scripts that a counterattack carries out, whatever the die shows."""
    speed: int
    health: int
    moves_and_attacks: bool
    range: Range
    before: int
    script: int
    base: int
    """Goblins: health that an attack costs, besides the script."""
    per_goblin: int


class Reward(NamedTuple):
    both: bool
    options: tuple[int, ...]


class Space(NamedTuple):
    """A hero space of a lair: what it changes for whoever stands there."""

    tests: tuple[int, int, int]
    attacks: tuple[int, int]
    """Melee and missile."""
    dice: int
    defence: int
    ending: int


class Boss(NamedTuple):
    top: int
    altars: tuple[int, ...]
    """The blocked spaces of the track, highest first."""
    spaces: tuple[Space, ...]
    entrance: int
    torch_range: Range | None
    torch: int
    difficulty: int


class Torch(NamedTuple):
    start: tuple[int, ...]
    """By number of heroes."""
    skull: int
    icons: bytes


def word(value: Any) -> str | None:
    """Ids stand in the text of moves beside numbers and lists of exits: a plain word, and no number."""
    good = isinstance(value, str) and value.isascii() and value.replace("_", "a").isalnum() and not value.isdigit()
    return None if good else "a word of letters, digits and _"


def exits(value: Any) -> str | None:
    good = isinstance(value, str) and value and "".join(letter for letter in "NESW" if letter in value) == value
    return None if good else "some of N, E, S, W in this order"


def by_kind(check: Check, needed: bool = True) -> Check:
    def inner(value: Any) -> str | None:
        names = set(KINDS)
        if not isinstance(value, dict) or not set(value) <= names or (needed and set(value) != names):
            return f"an object with {', '.join(KINDS)}"
        return next((wrong for wrong in map(check, value.values()) if wrong), None)

    return inner


def only(wanted: Any) -> Check:
    """What the rules do is written down in the file, and can only be this."""
    return lambda value: None if value == wanted else f"just {wanted}"


def counter(value: Any) -> str | None:
    """A number, or null and what is lost instead (TE-BOS-07)."""
    if isinstance(value, dict) and value.get("bonus", 0) is None:
        return fields_of({"bonus": only(None), "lose": check_effects})(value)
    return fields_of({"bonus": between(0, 9)})(value)


_NAMED: dict[str, Check] = {"id": word, "name": text, "name_de": text}
_ITEM = fields_of({**_NAMED, "abilities": check_abilities})
_HEALTH = between(1, 20)
_HERO: dict[str, Check] = {
    **_NAMED, "class": text, "class_de": text, "health": _HEALTH, "focus": _HEALTH, "speed": between(1, 9),
    "defence": between(0, 9), "dice": fields_of({skill: between(1, 3) for skill in SKILLS[:3]}),
    "rest": fields_of({"health": between(1, 20), "focus": between(0, 20)}), "modify_die_cost": between(1, 9),
    "innate": _ITEM, "hand_left": _ITEM, "hand_right": _ITEM,
}  # fmt: skip
_ROOM: dict[str, Check] = {
    **_NAMED, "deck": one_of("room", "minion_encounter", "none"), "exits": exits, "feature": one_of(*FEATURES),
    "altar": flag,
}  # fmt: skip
_ROOM_EXTRA: dict[str, dict[str, Check]] = {
    "trap": {"evade": check_test, "fail": check_effects, "disarm": check_test, "reward": check_effects},
    "entry_test": {"evade": check_test, "success": check_effects, "fail": check_effects},
    "search": {
        "action": one_of("heroic", "free"), "test": or_none(check_test), "cost_focus": between(0, 9),
        "success": check_effects, "fail": check_effects,
    },
}  # fmt: skip
_DECKS = {"minion": "minion_encounter", "entrance": "none", "lair_door": "none"}
"""The deck of a card by its feature, where it is not the deck room."""
_ALTARS = ("minion", "entrance")
"""Features of the cards that have a place for an altar marker."""
_GOBLIN: dict[str, Check] = {
    **_NAMED, "copies": between(1, 8), "speed": between(0, 9), "defence": between(0, 12), "health": between(1, 1),
    "counter": one_of("number_of_goblins"),
    "reward": fields_of({"mode": one_of("or", "and"), "options": list_of(lambda each: check_effects([each]), 1, 3)}),
    "action": fields_of({
        "order": one_of("move_or_attack", "move_and_attack"), "range": check_range,
        "damage": fields_of({"base": between(0, 9), "per_goblin": between(0, 9)}),
    }),
}  # fmt: skip
_MINION: dict[str, Check] = {
    **_NAMED, "defence": between(0, 12), "bonus_defence": by_kind(between(0, 9), needed=False),
    "counter": by_kind(between(0, 9)), "health": between(1, 12), "speed": between(0, 9),
    "action": fields_of({
        "order": one_of("move_and_attack"), "before": check_effects, "range": check_range, "effects": check_effects,
    }),
}  # fmt: skip
_SCOPES = ("melee_attack", "missile_attack", "str_test", "dex_test", "int_test", "dice", "defence")
_SPACE = fields_of({
    "n": between(1, SPACES), "entrance": flag,
    "modifiers": list_of(fields_of({"scope": one_of(*_SCOPES), "n": between(-9, 9)}), 0, 4),
    "end_move_effects": check_effects,
})  # fmt: skip
_BOSS: dict[str, Check] = {
    **_NAMED, "difficulty": between(1, 3), "defence": between(0, 12), "speed": between(0, 9),
    "track": fields_of({
        "top": between(1, 12), "bottom": between(0, 0), "altars": list_of(between(1, 11), 0, 3),
    }),
    "counter": by_kind(counter), "spaces": list_of(_SPACE, SPACES, SPACES),
    "action": fields_of({
        "name": text, "name_de": text, "before": check_effects, "range": check_range, "effects": check_effects,
    }),
    "torch": fields_of({"name": text, "name_de": text, "range": or_none(check_range), "effects": check_effects}),
}  # fmt: skip
_LOOT: dict[str, Check] = {
    **_NAMED, "slot": one_of(*SLOTS), "crest": or_none(word), "abilities": check_abilities,
}  # fmt: skip
_SET_EFFECT: Check = lambda value: (  # noqa: E731
    None
    if isinstance(value, dict) and value.get("type") in ("result_bonus", "gain_health", "gain_focus")
    else "result_bonus, gain_health or gain_focus"
)
_SET: dict[str, Check] = {
    **_NAMED,
    "bonus": fields_of({
        "on": one_of("melee_attack", "missile_attack", "cast_spell"), "effect": _SET_EFFECT,
        "by_pieces": fields_of({"2": between(0, 9), "3": between(0, 9), "4": between(0, 9)}),
    }),
}  # fmt: skip
_SPELL: dict[str, Check] = {**_NAMED, **SPELL_FIELDS}


def _icons(value: Any) -> str | None:
    good = isinstance(value, dict) and all(
        key.isascii() and key.isdecimal() and 1 < int(key) < 99 and icon in ICONS[1:3] for key, icon in value.items()
    )
    return None if good else "an object with enemy_action or goblin for some spaces"


_HEROES = ("2", "3", "4")
_TORCH: dict[str, Check] = {
    "id": one_of("act1", "act2"), "length": between(5, 99), "icons": _icons,
    "start": fields_of(dict.fromkeys(_HEROES, between(1, 98))),
}  # fmt: skip
_TORCH_EXTRA: dict[str, dict[str, Check]] = {
    "act1": {
        "minion_reward": fields_of({
            "torch_up": between(0, 98),
            "discover": fields_of({"kinds": some_of("loot", "spell"), "count": between(1, 4)}),
        }),
        "free_action": fields_of({
            **_NAMED, "cost_torch": between(1, 9),
            "effects": only([{"type": "reveal", "count": 4, "scope": "adjacent_to_hero", "enter": False}]),
        }),
    },
    "act2": {
        "free_action": fields_of({**_NAMED, "cost_focus": between(0, 9), "effects": only([{"type": "lure_boss"}])}),
    },
}  # fmt: skip
_FACES = [*(("hero", value) for value in range(1, 7)), *(("enemy", value) for value in (2, 3, 4, 5, 0, 0))]
"""The dice, face by face; those of the enemy die without a number are shield break and torch."""
_DIE: dict[str, Check] = {
    "id": word, "die": one_of("hero", "enemy"), "value": between(0, 6), "plus": flag, "focus": between(0, 3),
    "health": between(0, 3),
}  # fmt: skip
_SETUP: dict[str, Check] = {
    "goblin_markers": between(4, 4),
    "altar_markers": between(5, 9),
    "deck_a": fields_of(dict.fromkeys(_HEROES, between(0, 20))),
    "deck_b_rooms_per_hero": between(0, 9),
    "deck_b_minions_per_hero": between(1, 1),
    "deck_c_rooms": between(0, 9),
    "grid_radius": between(3, 3),
    "slots": only({"hand": 2, "armour": 1, "trinket": 2, "spell": 2}),
    "hero_dice": between(3, 3),
    "portal_focus": between(0, 9),
}  # fmt: skip


class TinyContent(Content):
    """All content, checked, and the tables that the rules use. Things are numbers: their place in their file."""

    def __init__(self, source: Source) -> None:
        self._path = source.folder
        self._compiler = made = Compiler()
        self.setup = source.header("setup.json", _SETUP)
        heroes = source.cards("heroes.json", "hero", _HERO, at_least=8)
        loot = source.cards("loot.json", "loot", _LOOT, at_least=1)
        spells = source.cards("spells.json", "spell", _SPELL, at_least=1)
        sets = source.cards("sets.json", "set", _SET, at_least=0)
        rooms = source.cards("rooms.json", "room", _ROOM)
        goblins = source.cards("goblins.json", "goblin", _GOBLIN)
        minions = source.cards("minions.json", "minion", _MINION, at_least=4)
        bosses = source.cards("bosses.json", "boss", _BOSS)
        torches = source.cards("torch.json", "torch", _TORCH, at_least=2)
        dice = source.cards("dice.json", "die", _DIE, at_least=12)
        many = {"heroes": heroes, "loot": loot, "spells": spells, "rooms": rooms, "minions": minions}
        for file, records in many.items():
            if len(records) > _MOST:
                raise self._wrong(f"{file}.json", f"at most {_MOST} records, not {len(records)}")
        self.items: dict[str, Card] = {}
        self._read_heroes(heroes)
        self._read_loot(loot, spells, sets)
        self._read_rooms(rooms)
        self._read_foes(goblins, minions, bosses)
        self._read_torch(torches)
        self._read_dice(dice)
        self.lines, self.spells = tuple(made.lines), tuple(made.spells)
        self.uses, self.triggers = tuple(made.uses), tuple(made.triggers)
        self.scripts = tuple(made.scripts)
        self._kits: dict[tuple[Any, ...], Kit] = {}
        cards = [*heroes, *self.items.values(), *loot, *spells, *sets, *rooms, *goblins, *minions, *bosses]
        super().__init__(source, [*cards, *torches, *dice])

    def _wrong(self, file: str, what: str) -> ContentError:
        return ContentError(f"{self._path / file}: {what}")

    def _check_extra(self, file: str, card: Card, extra: Mapping[str, Check]) -> None:
        """Fields that hang on what kind of card it is."""
        for name, check in extra.items():
            wrong = check(card.fields[name]) if name in card.fields else "a value"
            if wrong:
                raise self._wrong(file, f"{card.id}: {name}: expected {wrong}")

    def _item(self, source: str, abilities: list[dict[str, Any]]) -> Item:
        return Item(source, tuple(self._compiler.ability(source, ability) for ability in abilities))

    def _read_heroes(self, heroes: list[Card]) -> None:
        self.hero_ids = [card.id for card in heroes]
        self.mats: list[Mat] = []
        self.base: list[Mapping[str, Any]] = []
        self.start_items: list[tuple[Item, Item, Item]] = []
        """By hero: innate, left hand, right hand."""
        for card in heroes:
            fields = card.fields
            rest = fields["rest"]
            self.mats.append(
                Mat(fields["health"], fields["focus"], rest["health"], rest["focus"], fields["modify_die_cost"])
            )
            self.base.append(fields)
            own = []
            for name in ("innate", "hand_left", "hand_right"):
                item = fields[name]
                known = self.items.setdefault(item["id"], Card(card.game, "item", item["id"], item))
                if known.fields["abilities"] != item["abilities"]:
                    raise self._wrong("heroes.json", f"{card.id}: {name}: {item['id']} is another elsewhere")
                own.append(self._item(item["id"], item["abilities"]))
            self.start_items.append((own[0], own[1], own[2]))

    def _read_loot(self, loot: list[Card], spells: list[Card], sets: list[Card]) -> None:
        self.loot_ids = [card.id for card in loot]
        self.loot_slot = bytes(SLOTS.index(card.fields["slot"]) for card in loot)
        self.loot_items = [self._item(card.id, card.fields["abilities"]) for card in loot]
        crests = [card.id for card in sets]
        for card in loot:
            if card.fields["crest"] not in (None, *crests):
                raise self._wrong("loot.json", f"{card.id}: crest: there is no set {card.fields['crest']!r}")
        self.crests = crests
        self.loot_crest = [crests.index(card.fields["crest"]) if card.fields["crest"] else -1 for card in loot]
        self.sets = [
            SetBonus(
                card.fields["bonus"]["on"], card.fields["bonus"]["effect"]["type"],
                (0, 0, *(card.fields["bonus"]["by_pieces"][n] for n in ("2", "3", "4"))),
            )
            for card in sets
        ]  # fmt: skip
        self.spell_ids = [card.id for card in spells]
        self.spell_of_card = [self._compiler.spell(card.id, card.fields)[1] for card in spells]
        """By spell card: its number among all spells, innate ones included."""

    def _read_rooms(self, rooms: list[Card]) -> None:
        self.room_ids = [card.id for card in rooms]
        self.rooms = [self._room(card) for card in rooms]
        decks = [card.fields["deck"] for card in rooms]
        self.room_bag = bytes(at for at, deck in enumerate(decks) if deck == "room")
        self.encounter_bag = bytes(at for at, deck in enumerate(decks) if deck == "minion_encounter")
        features = [room.feature for room in self.rooms]
        for feature in (ENTRANCE, LAIR_DOOR):
            if features.count(feature) != 1:
                raise self._wrong("rooms.json", f"expected one record with the feature {FEATURES[feature]}")
        self.entrance, self.door = features.index(ENTRANCE), features.index(LAIR_DOOR)
        if self.rooms[self.entrance].turns[0] != 15:
            raise self._wrong("rooms.json", "the entrance needs four exits")
        for heroes, first in self.setup["deck_a"].items():
            needed = first + int(heroes) * self.setup["deck_b_rooms_per_hero"] + self.setup["deck_c_rooms"]
            if needed > len(self.room_bag):
                raise self._wrong("rooms.json", f"{heroes} heroes need {needed} cards of the deck room")
        if len(self.encounter_bag) < 4:
            raise self._wrong("rooms.json", "4 heroes need 4 cards of the deck minion_encounter")

    def _room(self, card: Card) -> Room:
        fields, feature = card.fields, card.fields["feature"]
        extra = _ROOM_EXTRA.get(feature, {})
        own = {"deck": only(_DECKS.get(feature, "room")), "altar": only(feature in _ALTARS)}
        self._check_extra("rooms.json", card, {**own, **extra})
        if fields.get("action") == "free" and not fields["test"] and not fields["cost_focus"]:
            raise self._wrong("rooms.json", f"{card.id}: cost_focus: a free search needs a test or a cost")
        mask = sum(1 << "NESW".index(side) for side in fields["exits"])
        turns = dict.fromkeys((mask << by | mask >> (4 - by)) & 15 for by in range(4))

        def test(name: str) -> Test | None:
            return test_of(fields[name]) if name in extra and fields[name] else None

        def script(name: str) -> int:
            return self._compiler.script(fields[name]) if name in extra else 0

        return Room(
            FEATURES.index(feature), tuple(turns), fields["altar"], test("evade"), test("disarm"),
            script("reward"), script("success"), script("fail"), test("test"), fields.get("cost_focus", 0),
            fields.get("action") == "free",
        )  # fmt: skip

    def _read_foes(self, goblins: list[Card], minions: list[Card], bosses: list[Card]) -> None:
        made = self._compiler
        self.goblin_ids = [card.id for card in goblins]
        self.goblin_bag = bytes(at for at, card in enumerate(goblins) for _ in range(card.fields["copies"]))
        if len(self.goblin_bag) < 5:
            raise self._wrong("goblins.json", "expected at least 5 cards, copies counted")
        self.goblins, self.rewards = [], []
        for card in goblins:
            fields, action = card.fields, card.fields["action"]
            defence = (fields["defence"],) * 3
            damage = action["damage"]
            self.goblins.append(
                Foe(
                    defence, (0, 0, 0), (0, 0, 0), fields["speed"], 1, action["order"] == "move_and_attack",
                    range_of(action["range"]), 0, 0, damage["base"], damage["per_goblin"],
                )
            )  # fmt: skip
            reward = fields["reward"]
            options = tuple(made.script([each]) for each in reward["options"])
            self.rewards.append(Reward(reward["mode"] == "and", options))
        self.minion_ids = [card.id for card in minions]
        self.minions = []
        for card in minions:
            fields, action = card.fields, card.fields["action"]
            defence = tuple(fields["defence"] + fields["bonus_defence"].get(kind, 0) for kind in KINDS)
            counters = tuple(fields["counter"][kind] for kind in KINDS)
            self.minions.append(
                Foe(
                    (defence[0], defence[1], defence[2]), (counters[0], counters[1], counters[2]), (0, 0, 0),
                    fields["speed"], fields["health"], True, range_of(action["range"]), made.script(action["before"]),
                    made.script(action["effects"]), 0, 0,
                )
            )  # fmt: skip
        self.boss_ids = [card.id for card in bosses]
        self.boss_foes = [self._boss_foe(card.fields) for card in bosses]
        self.bosses = [self._boss(card) for card in bosses]

    def _boss_foe(self, fields: Mapping[str, Any]) -> Foe:
        made, action = self._compiler, fields["action"]
        counters = [fields["counter"][kind]["bonus"] or 0 for kind in KINDS]
        lose = [made.script(fields["counter"][kind].get("lose", [])) for kind in KINDS]
        return Foe(
            (fields["defence"],) * 3, (counters[0], counters[1], counters[2]), (lose[0], lose[1], lose[2]),
            fields["speed"], 0, False, range_of(action["range"]), made.script(action["before"]),
            made.script(action["effects"]), 0, 0,
        )  # fmt: skip

    def _boss(self, card: Card) -> Boss:
        fields, made = card.fields, self._compiler
        track, torch = fields["track"], fields["torch"]
        altars = tuple(sorted(track["altars"], reverse=True))
        if any(altar >= track["top"] for altar in altars) or len(set(altars)) < len(altars):
            raise self._wrong("bosses.json", f"{card.id}: track: each altar once, and below the top")
        entrances = [space["n"] for space in fields["spaces"] if space["entrance"]]
        if len(entrances) != 1 or [space["n"] for space in fields["spaces"]] != list(range(1, SPACES + 1)):
            raise self._wrong("bosses.json", f"{card.id}: spaces: 1 to {SPACES} in order, one of them the entrance")
        spaces = []
        for space in fields["spaces"]:
            sums = dict.fromkeys(_SCOPES, 0)
            for modifier in space["modifiers"]:
                sums[modifier["scope"]] += modifier["n"]
            melee, missile, strength, dexterity, intelligence, dice, defence = sums.values()
            ending = made.script(space["end_move_effects"])
            spaces.append(Space((strength, dexterity, intelligence), (melee, missile), dice, defence, ending))
        reach = range_of(torch["range"]) if torch["range"] else None
        return Boss(
            track["top"], altars, tuple(spaces), entrances[0] - 1, reach, made.script(torch["effects"]),
            fields["difficulty"],
        )  # fmt: skip

    def _read_torch(self, torches: list[Card]) -> None:
        for card in torches:
            self._check_extra("torch.json", card, _TORCH_EXTRA[card.id])
        tracks = {card.id: card.fields for card in torches}
        self.torches = []
        for act in ("act1", "act2"):
            fields = tracks[act]
            skull = fields["length"]
            icons = bytearray(skull + 1)
            for space, icon in fields["icons"].items():
                if int(space) >= skull:
                    raise self._wrong("torch.json", f"{act}: icons: space {space} is not above the skull")
                icons[int(space)] = ICONS.index(icon)
            icons[skull] = SKULL
            if max(fields["start"].values()) >= skull:
                raise self._wrong("torch.json", f"{act}: start: must be above the skull")
            self.torches.append(Torch((0, 0, *(fields["start"][n] for n in _HEROES)), skull, bytes(icons)))
        reward, lure, explore = (
            tracks["act1"]["minion_reward"], tracks["act2"]["free_action"], tracks["act1"]["free_action"],
        )  # fmt: skip
        self.minion_torch = reward["torch_up"]
        self.minion_finds = Effect("discover", reward["discover"]["count"], kinds=kinds_of(reward["discover"]["kinds"]))
        self.lure_cost: int = lure["cost_focus"]
        self.explore_cost: int = explore["cost_torch"]

    def _read_dice(self, dice: list[Card]) -> None:
        if len(dice) != len(_FACES):
            raise self._wrong("dice.json", f"expected {len(_FACES)} faces, not {len(dice)}")
        for card, (die, value) in zip(dice, _FACES, strict=True):
            if (card.fields["die"], card.fields["value"]) != (die, value):
                raise self._wrong("dice.json", f"{card.id}: value: expected the face {value} of the {die} die")
        own = [card.fields for card in dice[:6]]
        self.face_plus: tuple[bool, ...] = (False, *(face["plus"] for face in own))
        self.face_focus: tuple[int, ...] = (0, *(face["focus"] for face in own))
        self.face_health: tuple[int, ...] = (0, *(face["health"] for face in own))

    def kit(self, hero: int, left: int, right: int, armour: int, trinkets: bytes, spells: bytes) -> Kit:
        """What a hero can do with these cards; -1 is an empty slot."""
        key = (hero, left, right, armour, trinkets, spells)
        kit = self._kits.get(key)
        if kit is None:
            innate, first, second = self.start_items[hero]
            cards = [card for card in (left, right, armour, *trinkets) if card >= 0]
            items = [innate]
            items.append(first if left < 0 else self.loot_items[left])
            items.append(second if right < 0 else self.loot_items[right])
            items += [self.loot_items[card] for card in (armour, *trinkets) if card >= 0]
            crests = [self.loot_crest[card] for card in cards]
            pieces = tuple(crests.count(crest) for crest in range(len(self.crests)))
            own = [self.spell_of_card[card] for card in spells]
            kit = self._kits[key] = Kit(self.base[hero], items, own, self.sets, pieces)
        return kit


def load(folder: Path) -> TinyContent:
    return TinyContent(Source("tiny", folder))
