"""The content of Tiny Epic Dungeons: files checked, and turned into tables that the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from verlies.core.content import Card, Content, Folder, Source
from verlies.games.tiny import printed
from verlies.games.tiny.abilities import KINDS, Compiler, Effect, Range, Test, kinds_of, range_of, test_of
from verlies.games.tiny.kit import Item, Kit, SetBonus
from verlies.games.tiny.printed import ENTRANCE, FEATURES, ICONS, LAIR_DOOR, SKULL, SLOTS, SPACES

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


class TinyContent(Content):
    """All content, checked, and the tables that the rules use. Things are numbers: their place in their file."""

    def __init__(self, source: Source) -> None:
        self.folder = source.folder
        self._compiler = made = Compiler()
        self.setup = source.header("setup.json", printed.SETUP)
        heroes = source.cards("heroes.json", "hero", printed.HERO, at_least=8, at_most=_MOST)
        loot = source.cards("loot.json", "loot", printed.LOOT, at_most=_MOST)
        spells = source.cards("spells.json", "spell", printed.SPELL, at_most=_MOST)
        sets = source.cards("sets.json", "set", printed.SET, at_least=0)
        rooms = source.cards("rooms.json", "room", printed.ROOM, at_most=_MOST)
        goblins = source.cards("goblins.json", "goblin", printed.GOBLIN)
        minions = source.cards("minions.json", "minion", printed.MINION, at_least=4, at_most=_MOST)
        bosses = source.cards("bosses.json", "boss", printed.BOSS)
        torches = source.cards("torch.json", "torch", printed.TORCH, at_least=2)
        dice = source.cards("dice.json", "die", printed.DIE, at_least=12)
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
                    raise self.wrong("heroes.json", f"{card.id}: {name}: {item['id']} is another elsewhere")
                own.append(self._item(item["id"], item["abilities"]))
            self.start_items.append((own[0], own[1], own[2]))

    def _read_loot(self, loot: list[Card], spells: list[Card], sets: list[Card]) -> None:
        self.loot_ids = [card.id for card in loot]
        self.loot_slot = bytes(SLOTS.index(card.fields["slot"]) for card in loot)
        self.loot_items = [self._item(card.id, card.fields["abilities"]) for card in loot]
        crests = [card.id for card in sets]
        for card in loot:
            if card.fields["crest"] not in (None, *crests):
                raise self.wrong("loot.json", f"{card.id}: crest: there is no set {card.fields['crest']!r}")
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
                raise self.wrong("rooms.json", f"expected one record with the feature {FEATURES[feature]}")
        self.entrance, self.door = features.index(ENTRANCE), features.index(LAIR_DOOR)
        if self.rooms[self.entrance].turns[0] != 15:
            raise self.wrong("rooms.json", "the entrance needs four exits")
        for heroes, first in self.setup["deck_a"].items():
            needed = first + int(heroes) * self.setup["deck_b_rooms_per_hero"] + self.setup["deck_c_rooms"]
            if needed > len(self.room_bag):
                raise self.wrong("rooms.json", f"{heroes} heroes need {needed} cards of the deck room")
        if len(self.encounter_bag) < 4:
            raise self.wrong("rooms.json", "4 heroes need 4 cards of the deck minion_encounter")

    def _room(self, card: Card) -> Room:
        fields, feature = card.fields, card.fields["feature"]
        extra = printed.ROOM_EXTRA.get(feature, {})
        own = {
            "deck": printed.only(printed.DECKS.get(feature, "room")),
            "altar": printed.only(feature in printed.ALTARS),
        }
        self.check_more("rooms.json", card, {**own, **extra})
        if fields.get("action") == "free" and not fields["test"] and not fields["cost_focus"]:
            raise self.wrong("rooms.json", f"{card.id}: cost_focus: a free search needs a test or a cost")
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
            raise self.wrong("goblins.json", "expected at least 5 cards, copies counted")
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
            raise self.wrong("bosses.json", f"{card.id}: track: each altar once, and below the top")
        entrances = [space["n"] for space in fields["spaces"] if space["entrance"]]
        if len(entrances) != 1 or [space["n"] for space in fields["spaces"]] != list(range(1, SPACES + 1)):
            raise self.wrong("bosses.json", f"{card.id}: spaces: 1 to {SPACES} in order, one of them the entrance")
        spaces = []
        for space in fields["spaces"]:
            sums = dict.fromkeys(printed.SCOPES, 0)
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
            self.check_more("torch.json", card, printed.TORCH_EXTRA[card.id])
        tracks = {card.id: card.fields for card in torches}
        self.torches = []
        for act in ("act1", "act2"):
            fields = tracks[act]
            skull = fields["length"]
            icons = bytearray(skull + 1)
            for space, icon in fields["icons"].items():
                if int(space) >= skull:
                    raise self.wrong("torch.json", f"{act}: icons: space {space} is not above the skull")
                icons[int(space)] = ICONS.index(icon)
            icons[skull] = SKULL
            if max(fields["start"].values()) >= skull:
                raise self.wrong("torch.json", f"{act}: start: must be above the skull")
            self.torches.append(Torch((0, 0, *(fields["start"][n] for n in printed.HEROES)), skull, bytes(icons)))
        reward, lure, explore = (
            tracks["act1"]["minion_reward"], tracks["act2"]["free_action"], tracks["act1"]["free_action"],
        )  # fmt: skip
        self.minion_torch = reward["torch_up"]
        self.minion_finds = Effect("discover", reward["discover"]["count"], kinds=kinds_of(reward["discover"]["kinds"]))
        self.lure_cost: int = lure["cost_focus"]
        self.explore_cost: int = explore["cost_torch"]

    def _read_dice(self, dice: list[Card]) -> None:
        if len(dice) != len(printed.FACES):
            raise self.wrong("dice.json", f"expected {len(printed.FACES)} faces, not {len(dice)}")
        for card, (die, value) in zip(dice, printed.FACES, strict=True):
            if (card.fields["die"], card.fields["value"]) != (die, value):
                raise self.wrong("dice.json", f"{card.id}: value: expected the face {value} of the {die} die")
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


def load(folder: Folder) -> TinyContent:
    return TinyContent(Source("tiny", folder))
