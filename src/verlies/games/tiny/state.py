"""The state of a match of Tiny Epic Dungeons: its frames, and how it tells events."""

from __future__ import annotations

from typing import Any

from verlies.core.events import Event
from verlies.core.match import Match
from verlies.core.slots import Derived
from verlies.core.steps import Data, Events
from verlies.games.tiny.abilities import ANY, Test
from verlies.games.tiny.content import Boss, Foe, Room, Space, TinyContent
from verlies.games.tiny.kit import Kit
from verlies.games.tiny.vocabulary import BOSS_FOE, GOBLINS, PLACE_NAMES, ROOM_NAMES, TinyVocabulary
from verlies.games.tiny.ways import LAIR, Ways, room_of

# Frames: what is still to be done, the next one on top. What each does stands with the rules of its area.
(
    DEAL_HERO, DEAL_FIRST, DEAL_ROOM, DEAL_GOBLIN, DEAL_MINION, DEAL_BOSS, DEAL_CARD, DEAL_DICE, DEAL_DIE, DEAL_REROLL,
    PICK_HERO, TURN, ROTATE, REVEAL_ONE, PICK_SKILL, BEFORE_ROLL, AFTER_ROLL, PAY_COST, DISCOVER, PICK_UP, FOUND,
    TAKE_REWARD, FELL_ONE, AFTER_DAMAGE, CHOOSE_ANSWER, BEFORE_COUNTER, HIT_MARK, HEAL_MARK, SEND_ONE, PUSH_AWAY, HERD,
    WALK, AS_FREE, GIVE_UP, TELEPORT, ADD_DAMAGE, AFTER_REST, ATTACK_NOW,
    SCRIPT, EXPLORED, GOBLIN_COMES, MINION_COMES, TORCH_DOWN, ICON, ENEMIES, FOE_MOVES, FOE_STRIKES, HITS,
    STRIKE, STRUCK, DEATHS, COUNTER, BEGIN_ACTION, ARRIVED, TEST_OVER, NEXT_HERO, BOSS_TORCH,
) = range(57)  # fmt: skip
"""(DEAL_HERO, seat, left), (DEAL_ROOM, cell, enter), (DEAL_GOBLIN, cell), (DEAL_MINION, cell), (DEAL_CARD, kind),
(DEAL_DIE, script of each face), (PICK_HERO, seat), (ROTATE, cell, enter, card), (REVEAL_ONE, count, scope),
(DISCOVER, kinds, count), (PICK_UP, kinds, count), (FOUND, kind, card), (TAKE_REWARD, goblin, mask), (HIT_MARK, points),
(HEAL_MARK, points), (SEND_ONE, foe, hero) with hero or NONE, (PUSH_AWAY, foe, rooms), (HERD, foes, rooms),
(WALK, rooms), (GIVE_UP, hero, kinds), (ATTACK_NOW, kind, bonus), (SCRIPT, script, at, hero, foe),
(GOBLIN_COMES, cell, damage, ambush), (MINION_COMES, cell), (TORCH_DOWN, steps, boss), (ICON, icon), (ENEMIES, next),
(FOE_MOVES, foe), (FOE_STRIKES, foe), (HITS, foe, script, heroes, health), (COUNTER, foe),
(BEGIN_ACTION, code of the move), (ARRIVED, cell), (BOSS_TORCH,) below what the boss's torch effect does."""

# Tests
NO_TEST, EVADE, ENTRY, SEARCH_TEST, DISARM_TEST, CAST_TEST, HEROIC, ATTACK_TEST = range(8)
TEST_NAMES = ("", "evade", "entry", "search", "disarm", "cast", "heroic", "attack")

MOVING, MET_FOE, ACTED, SAID_SO = range(4)

NONE = -1
NOWHERE = 255
"""The place of a foe that is not in play."""
DOWN = 4
"""What lies on a cell: 0 nothing, 1 to 3 a card of stack A to C face down, DOWN + card face up."""
STACKS = ("A", "B", "C")


class State(Match):
    """All that changes during a match. Values are immutable or flat lists of immutable values."""

    content: TinyContent
    vocabulary: TinyVocabulary
    act: int
    torch: int
    first: int
    active: int
    """The seat whose turn it is; NONE before the first."""
    # The dungeon
    ground: bytes
    exits: bytes
    """By cell: a mask of the sides that a corridor leads to, 0 where no card lies face up."""
    ways: Derived[Ways]
    disarmed: int
    altars: int
    """Masks of cells."""
    door: int
    """The cell of the lair door once it lies face up, else NONE."""
    deck: tuple[int, int, int]
    """Cards still to be drawn of each stack (TE-SET-06)."""
    unseen: tuple[int, int, int]
    """Cards of each stack that nobody has seen: in the deck and face down."""
    hidden_encounters: int
    """Minion encounters among the unseen cards of stack B."""
    room_bag: bytes
    """Bags are sorted bytes: their order is not state."""
    encounters: bytes
    # Heroes, by seat
    hero_bag: bytes
    offers: list[bytes]
    heroes: list[int]
    place: list[int]
    health: list[int]
    focus: list[int]
    left: list[int]
    right: list[int]
    armour: list[int]
    trinkets: list[bytes]
    spells: list[bytes]
    kits: Derived[list[Kit]]
    wards: list[tuple[int, int]]
    """Lasting defence: what ends with the hero's next end of a turn, and what ends with the one after (scopes)."""
    veils: list[tuple[bool, bool]]
    """Lasting stealth, in the same way."""
    # Foes, by their number
    where: bytearray
    life: bytearray
    goblin_kinds: bytes
    goblin_pile: bytes
    goblin_discard: bytes
    minion_pile: bytes
    line: tuple[int, ...]
    """Minions in play from left to right."""
    kills: int
    boss: int
    boss_bag: bytes
    marks: bytes
    """The boss's health markers, highest first."""
    seals: tuple[int, ...]
    """Spaces of the boss's track that are still blocked."""
    # Cards
    loot_pile: bytes
    loot_row: bytes
    loot_gone: bytes
    """Used up."""
    spell_pile: bytes
    spell_row: bytes
    # The turn
    spent: int
    haste: int
    halted: int
    """Whether and why no further speed may be spent in this turn (TE-MOV-12): MOVING, MET_FOE, ACTED or SAID_SO."""
    stepped: bool
    """The hero entered the lair space by a step of this movement action (TE-LAIR-14)."""
    acted: int
    extra: bool
    dazed: bool
    """The hero began this turn unconscious (TE-DMG-05)."""
    fainted: bool
    switched: bool
    walking: bool
    """A walk inside a hero action goes on, with stealth (TE-ACT-15)."""
    # The running test
    test: int
    source: int
    skill: int
    goal: int
    aim: int
    """A mask: foes of an attack, seats of a spell for heroes."""
    dice: bytes
    foe_die: int
    used: int
    boost: int
    guard: int
    taken: bytes
    """The dice that the result counts."""
    spare: bytes
    """The dice that the result left unused, if it was a success (TE-TST-06)."""
    result_now: int
    """The result, once it is fixed."""
    fallen: int
    """A mask of foes that are dead but not yet taken off the table."""

    # What is asked again and again

    def foe(self, number: int) -> Foe:
        """The figures of a foe in play."""
        if number < GOBLINS:
            return self.content.goblins[self.goblin_kinds[number]]
        return self.content.boss_foes[self.boss] if number == BOSS_FOE else self.content.minions[number - GOBLINS]

    def foes(self) -> list[tuple[int, int]]:
        """All foes in play and their rooms: goblins by slot, minions from left to right, the boss (TE-ENM-01)."""
        where = self.where
        found = [(slot, where[slot]) for slot in range(GOBLINS) if where[slot] != NOWHERE]
        if self.line:
            found += [(foe, where[foe]) for foe in self.line]
        if self.act == 2:
            found.append((BOSS_FOE, where[BOSS_FOE]))
        return found

    def foes_in(self, room: int) -> bool:
        return room in self.where

    def goblins(self) -> int:
        """How many goblins are in play, dungeon and lair together (TE-CTR-04)."""
        return GOBLINS - self.where[:GOBLINS].count(NOWHERE)

    def room(self, cell: int) -> Room | None:
        """The card that lies face up on a cell."""
        card = self.ground[cell] - DOWN if cell < LAIR else NONE
        return self.content.rooms[card] if card >= 0 else None

    def card_at(self, cell: int) -> int:
        return self.ground[cell] - DOWN

    def hero_room(self, hero: int) -> int:
        return room_of(self.place[hero])

    def boss_mat(self) -> Boss:
        return self.content.bosses[self.boss]

    def space(self, hero: int) -> Space | None:
        """The lair space that a hero stands on."""
        at = self.place[hero] - LAIR
        return self.content.bosses[self.boss].spaces[at] if at >= 0 else None

    def stealthy(self, hero: int) -> bool:
        now, later = self.veils[hero]
        return self.kits[hero].stealth or now or later or (self.walking and hero == self.active)

    def defence(self, hero: int, kind: int) -> int:
        """A hero's defence against the counterattack to an attack of this kind (TE-CTR-08)."""
        kit, space = self.kits[hero], self.space(hero)
        total = kit.defence + kit.guard[kind] + sum(self.wards[hero]) + self.guard
        return max(total + (space.defence if space else 0), 0)

    def conscious(self) -> list[int]:
        return [hero for hero, health in enumerate(self.health) if health]

    def finish(self, reason: str) -> None:
        """The match ends at once; what is left undone stays so (TE-END-05)."""
        self.ending = self.ending or reason

    def refresh(self, hero: int) -> None:
        """After a change of cards: what the hero can do now."""
        self.kits[hero] = self.content.kit(
            self.heroes[hero], self.left[hero], self.right[hero], self.armour[hero], self.trinkets[hero],
            self.spells[hero],
        )  # fmt: skip

    def begin_test(self, kind: int, source: int, test: Test, aim: int = 0, boost: int = 0) -> None:
        """A test up to the window before its roll (TE-TST-16)."""
        self.clear_test()
        self.test, self.source, self.aim, self.boost = kind, source, aim, boost
        self.skill, self.goal = test
        self.frames += [(TEST_OVER,), (BEFORE_ROLL,)]
        if test.skill == ANY:
            self.frames.append((PICK_SKILL,))

    def clear_test(self) -> None:
        self.test = self.source = self.skill = self.goal = self.aim = self.foe_die = self.used = 0
        self.boost = self.guard = self.result_now = 0
        self.dice = self.taken = self.spare = b""

    def foe_card(self, foe: int) -> str:
        """The id of a foe's card."""
        content = self.content
        if foe < GOBLINS:
            return content.goblin_ids[self.goblin_kinds[foe]]
        return content.boss_ids[self.boss] if foe == BOSS_FOE else content.minion_ids[foe - GOBLINS]

    def foe_args(self, foe: int) -> Data:
        """A foe for messages: by name, and by card if it is in play."""
        name = self.vocabulary.foe_names[foe]
        return {"foe": name, "card": self.foe_card(foe)} if self.where[foe] != NOWHERE else {"foe": name}

    def tell(self, events: Events, rule: str, kind: str, hero: int = NONE, foe: int = NONE, **args: Any) -> None:
        """Add an event that everybody sees; a hero is told by seat and id, a foe by name and card."""
        if events is None:
            return
        if hero != NONE:
            args = {"seat": hero, "hero": self.content.hero_ids[self.heroes[hero]], **args}
        if foe != NONE:
            args = {**args, "foe": self.vocabulary.foe_names[foe], "card": self.foe_card(foe)}
        events.append(Event(rule, kind, args))


def room_name(room: int) -> str:
    return ROOM_NAMES[room]


def place_name(place: int) -> str:
    return PLACE_NAMES[place]
