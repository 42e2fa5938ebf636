"""All moves of the game, made once for a set of content.

Cells are `a1` to `g7` from the north-west, lair spaces `l1` to `l6`; foes are `g1` to `g4`, a minion's id or `boss`.
`go d3`; `stop`; `end`; `rest`; `search`, `search dex`; `disarm`; `attack hammer g1`, `attack hawk_bow all`;
`cast fireball ogre`, `cast haste`; `use research`, `use healing_hands thordin`, `use lucky_coin 3` (a die with a 3);
`portal b2`; `explore`; `lure`; `switch`; `discard lion_ring`; `skill str`; `roll`; `change 3 4`; `result 4 1`; `pay`;
`decline`; `ready`; `reveal c3`; `turn nes`; `draw loot`; `take rapier left`; `keep left`; `leave`; `reward 1`;
`fell g1`; `hit 8`; `heal 5`; `answer g1`; `extra g1`; `send g1 c3`, `send boss e4 d4` over the altar at d4;
`hero grok`.
The dealer's: `first 0`, `hero grok`, `room study`, `goblin boomy`, `minion ogre`, `boss lich`, `loot rapier`,
`spell haste`, `dice 6 4 1`, `dice 6 4 foe torch`, `die 4`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial

from verlies.core.errors import ContentError
from verlies.core.moves import Move
from verlies.core.odds import BagOdds, Luck, Rng, TableOdds
from verlies.core.vocabulary import Vocabulary
from verlies.games.tiny.abilities import ANY, SKILLS
from verlies.games.tiny.content import TinyContent
from verlies.games.tiny.printed import ARMOUR, HAND, SPACES
from verlies.games.tiny.ways import CELLS, SIDE, START

# Verbs.
(
    GO, STOP, END, REST, SEARCH, DISARM, ATTACK, CAST, USE, TRIGGER, TELEPORT, EXPLORE, LURE, SWITCH, DISCARD, SKILL,
    ROLL, CHANGE, RESULT, PAY, DECLINE, READY, REVEAL, TURN, DRAW, TAKE, KEEP, LEAVE, REWARD, FELL, HIT, HEAL, ANSWER,
    EXTRA, SEND, HERO,
    FIRST, ROOM, GOBLIN, MINION, BOSS, LOOT, SPELL, DICE, DIE,
) = range(45)  # fmt: skip

GOBLINS = 4
BOSS_FOE = 63
"""Foes: goblins 0 to 3 by slot, minions from 4 on, the boss."""
ALL = 126
NOBODY = 127
HEROES = 64
"""In the target of a spell: HEROES + number of the hero's mat."""
LEFT, RIGHT, INSTEAD = 1, 2, 3
"""Where a card goes: a hand, or INSTEAD + the card that makes room; 0 where there is nothing to choose."""
BREAK, TORCH = 6, 7
"""Faces of the enemy die besides 2 to 5."""
FOE_FACES = {2: "2", 3: "3", 4: "4", 5: "5", BREAK: "break", TORCH: "torch"}
CARD_KINDS = ("loot", "spell")

CELL_NAMES = tuple(f"{'abcdefg'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
PLACE_NAMES = (*CELL_NAMES, *(f"l{space + 1}" for space in range(SPACES)))
ROOM_NAMES = (*CELL_NAMES, "lair")
SIDES = ("n", "e", "s", "w")
EXIT_NAMES = tuple("".join(side for at, side in enumerate(SIDES) if mask >> at & 1) for mask in range(16))


class MixedOdds:
    """Odds of one card from either of two piles, each card with the weight of its pile. The second are the rooms."""

    __slots__ = ("bags", "name", "total", "vocabulary", "weights")

    def __init__(
        self, name: str, vocabulary: TinyVocabulary, bags: tuple[bytes, bytes], weights: tuple[int, int]
    ) -> None:
        self.name = name
        self.vocabulary = vocabulary
        self.bags = bags
        self.weights = weights
        self.total = len(bags[0]) * weights[0] + len(bags[1]) * weights[1]

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        for bag, weight in zip(self.bags, self.weights, strict=True):
            if weight:
                for card in bag:
                    yield self.vocabulary.room[card], weight

    def __contains__(self, move: object) -> bool:
        return any(move == each for each, _ in self)

    def sample(self, rng: Rng) -> Move:
        at = int(rng.random() * self.total)
        first = len(self.bags[0]) * self.weights[0]
        if at < first:
            return self.vocabulary.room[self.bags[0][at // self.weights[0]]]
        return self.vocabulary.room[self.bags[1][(at - first) // self.weights[1]]]

    def chosen(self, luck: Luck) -> Move:
        at = luck.throw(f"is it a {self.name}").random() * self.total
        return self._pile(at >= len(self.bags[0]) * self.weights[0]).chosen(luck)

    def came(self, luck: Luck, move: str) -> None:
        luck.thrown(f"is it a {self.name}")
        self._pile(self.vocabulary.number[move] not in self.bags[0]).came(luck, move)

    def _pile(self, which: int) -> BagOdds:
        return BagOdds("room" if which else self.name, self.bags[which], self.vocabulary.room, self.vocabulary.number)


class TinyVocabulary(Vocabulary):
    game = "tiny"

    def __init__(self, content: TinyContent) -> None:
        super().__init__()
        self._content = content
        self.foe_names = {slot: f"g{slot + 1}" for slot in range(GOBLINS)}
        self.foe_names |= {GOBLINS + at: name for at, name in enumerate(content.minion_ids)}
        self.foe_names[BOSS_FOE] = "boss"
        self._foes = {name: foe for foe, name in self.foe_names.items()}
        self._words()
        self._targets()
        self._cards()
        self._dealer()
        self.send(0, START, 0)
        self.examples = self.one_of_each
        """Made once, before the foes' other ways, which are made when they are needed."""

    def make(self, text: str, *code: int) -> Move:
        if self.code.get(text, code) != code:
            raise ContentError(f"{self._content.folder}: the move {text!r} could mean two things")
        return super().make(text, *code)

    def _words(self) -> None:
        make, row = self.make, self.row
        self.stop, self.end, self.rest = make("stop", STOP), make("end", END), make("rest", REST)
        self.disarm, self.explore, self.lure = make("disarm", DISARM), make("explore", EXPLORE), make("lure", LURE)
        self.switch, self.roll, self.pay = make("switch", SWITCH), make("roll", ROLL), make("pay", PAY)
        self.decline, self.ready, self.leave = make("decline", DECLINE), make("ready", READY), make("leave", LEAVE)
        self.go = row("go", GO, PLACE_NAMES)
        self.portal = row("portal", TELEPORT, CELL_NAMES)
        self.reveal = row("reveal", REVEAL, CELL_NAMES)
        self.search = [*row("search", SEARCH, SKILLS[:ANY]), make("search", SEARCH, ANY)]
        self.skill = row("skill", SKILL, SKILLS[:ANY])
        self.turn = row("turn", TURN, EXIT_NAMES)
        self.draw = row("draw", DRAW, CARD_KINDS)
        self.reward = row("reward", REWARD, "123")
        self.hit = row("hit", HIT, map(str, range(13)))
        self.heal = row("heal", HEAL, map(str, range(13)))
        self.change = {
            (a, b): make(f"change {a} {b}", CHANGE, a, b) for a in range(1, 7) for b in range(1, 7) if a != b
        }
        """Steps of more than one are never legal, but can be said, and refused (TE-TST-08)."""
        self.results: dict[bytes, Move] = {}
        for count in (1, 2, 3):
            for faces in combinations_with_replacement(range(6, 0, -1), count):
                text = " ".join(map(str, faces))
                self.results[bytes(faces)] = make(f"result {text}", RESULT, *faces)
        self.fell = self._by_foe("fell", FELL)
        self.answer = self._by_foe("answer", ANSWER)
        self.extra = self._by_foe("extra", EXTRA)

    def _by_foe(self, verb: str, number: int) -> dict[int, Move]:
        return {foe: self.make(f"{verb} {name}", number, foe) for foe, name in self.foe_names.items()}

    def _targets(self) -> None:
        content, make = self._content, self.make
        heroes = dict(enumerate(content.hero_ids))
        self.attack = [
            {
                foe: make(f"attack {line.source} {name}", ATTACK, at, foe)
                for foe, name in ({ALL: "all"} if line.all else self.foe_names).items()
            }
            for at, line in enumerate(content.lines)
        ]
        self.cast: list[dict[int, Move]] = []
        for at, spell in enumerate(content.spells):
            names = {NOBODY: ""}
            if spell.targets in ("one_enemy", "one_goblin"):
                names = {foe: f" {name}" for foe, name in self.foe_names.items()}
            elif spell.targets == "one_hero":
                names = {HEROES + hero: f" {name}" for hero, name in heroes.items()}
            self.cast.append(
                {target: make(f"cast {spell.source}{name}", CAST, at, target) for target, name in names.items()}
            )
        self.use: list[dict[int, Move]] = []
        for at, use in enumerate(content.uses):
            names = {NOBODY: ""} if use.range is None else {hero: f" {name}" for hero, name in heroes.items()}
            self.use.append({hero: make(f"use {use.source}{name}", USE, at, hero) for hero, name in names.items()})
        self.trigger: list[dict[int, Move]] = []
        for at, trigger in enumerate(content.triggers):
            names = {face: f" {face}" for face in range(1, 7)} if trigger.rerolls else {0: ""}
            self.trigger.append(
                {face: make(f"use {trigger.source}{name}", TRIGGER, at, face) for face, name in names.items()}
            )
        self.hero = self.row("hero", HERO, content.hero_ids)

    def _cards(self) -> None:
        content, make = self._content, self.make
        loot, spells, slots = content.loot_ids, content.spell_ids, content.loot_slot
        self.discard = (
            [make(f"discard {name}", DISCARD, 0, at) for at, name in enumerate(loot)],
            [make(f"discard {name}", DISCARD, 1, at) for at, name in enumerate(spells)],
        )
        self.take: tuple[list[dict[int, Move]], list[dict[int, Move]]] = ([], [])
        for kind, names in enumerate((loot, spells)):
            for at, name in enumerate(names):
                ways = {0: ""}
                if not kind and slots[at] == HAND:
                    ways = {LEFT: " left", RIGHT: " right"}
                elif kind or slots[at] != ARMOUR:
                    same = (other for other in range(len(names)) if kind or slots[other] == slots[at])
                    ways |= {INSTEAD + other: f" {names[other]}" for other in same if other != at}
                self.take[kind].append(
                    {how: make(f"take {name}{tail}", TAKE, kind, at, how) for how, tail in ways.items()}
                )
        plain = {0: make("keep", KEEP, 0), LEFT: make("keep left", KEEP, LEFT), RIGHT: make("keep right", KEEP, RIGHT)}
        self.keep = tuple(
            {**plain, **{INSTEAD + at: make(f"keep {name}", KEEP, INSTEAD + at, kind) for at, name in enumerate(names)}}
            for kind, names in enumerate((loot, spells))
        )

    def _dealer(self) -> None:
        content, make, row = self._content, self.make, self.row
        self.first = row("first", FIRST, map(str, range(4)))
        self.room = row("room", ROOM, content.room_ids)
        self.goblin = row("goblin", GOBLIN, content.goblin_ids)
        self.minion = row("minion", MINION, content.minion_ids)
        self.boss = row("boss", BOSS, content.boss_ids)
        self.loot = row("loot", LOOT, content.loot_ids)
        self.spell = row("spell", SPELL, content.spell_ids)
        self.number = {text: code[1] for text, code in self.code.items() if len(code) == 2}
        self.die = TableOdds([(make(f"die {face}", DIE, face), 1) for face in range(1, 7)])
        tails = {face: f" foe {name}" for face, name in FOE_FACES.items()}
        self.dice = {
            (count, foe): TableOdds([
                (make(f"dice {' '.join(map(str, faces))}{tail}", DICE, last, *faces), weight)
                for faces, weight in rolls(count)
                for last, tail in (tails if foe else {0: ""}).items()
            ])
            for count in (1, 2, 3)
            for foe in (False, True)
        }  # fmt: skip
        """By number of hero dice, and whether the enemy die is rolled with them."""

    def send(self, foe: int, room: int, altars: int) -> Move:
        """A foe's way, by where it ends and the altars it crosses (a mask of cells)."""
        names = [self.foe_names[foe], ROOM_NAMES[room]]
        names += [CELL_NAMES[cell] for cell in range(CELLS) if altars >> cell & 1]
        text = f"send {' '.join(names)}"
        return self.moves.get(text) or self.make(text, SEND, foe, room, altars)

    def parse(self, text: str) -> Move | None:
        move = self.moves.get(text)
        if move is None and text.startswith("send "):
            _, *words = text.split(" ")
            if len(words) >= 2 and words[0] in self._foes and words[1] in ROOM_NAMES:
                cells = [CELL_NAMES.index(name) for name in words[2:] if name in CELL_NAMES]
                if len(cells) == len(words) - 2 <= 5 and cells == sorted(set(cells)):
                    move = self.send(self._foes[words[0]], ROOM_NAMES.index(words[1]), sum(1 << cell for cell in cells))
        return move


def rolls(count: int) -> Iterator[tuple[bytes, int]]:
    """All rolls of `count` dice, highest first, and in how many ways each can fall."""
    for faces in combinations_with_replacement(range(6, 0, -1), count):
        ways = factorial(count)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        yield bytes(faces), ways
