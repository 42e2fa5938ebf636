"""A table laid as a test wants it: rooms, heroes, foes and cards where they should be, and dice that fall as told."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from lines import play as play
from verlies.core.events import Event
from verlies.core.moves import DEALER
from verlies.core.odds import without
from verlies.games.tiny.abilities import Effect
from verlies.games.tiny.content import TinyContent, Torch
from verlies.games.tiny.effects import EFFECTS
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.meta import GAME
from verlies.games.tiny.printed import ICONS, MINION_ROOM
from verlies.games.tiny.reveal import face_up
from verlies.games.tiny.state import DOWN, NEXT_HERO, NONE, NOWHERE, TURN
from verlies.games.tiny.vocabulary import BOSS_FOE, CELL_NAMES, EXIT_NAMES, GOBLINS, PLACE_NAMES, ROOM_NAMES
from verlies.games.tiny.ways import ways

_content = GAME.content()
assert isinstance(_content, TinyContent)
CONTENT: TinyContent = _content


def new(heroes: str = "thordin lanon", first: int = 0, rules: int | None = None, **options: Any) -> TinyMatch:
    """A match with these heroes at the first turn: entrance, four cards face down around it."""
    names = heroes.split()
    match = GAME.new(len(names), None, None, {"heroes": "random", **options}, rules)
    assert isinstance(match, TinyMatch)
    play(match, *(f"* hero {name}" for name in names), f"* first {first}")
    return match


def texts(match: TinyMatch, verb: str = "", seat: int | None = None) -> list[str]:
    """The legal moves of whoever is on turn (or of a seat), of one verb or all."""
    who = match.turn[0] if seat is None else seat
    return [str(move) for move in match.moves(who) if not verb or move.verb == verb]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind."""
    return [dict(event.args) for event in events if event.kind == kind]


def why_not(match: TinyMatch, text: str, seat: int | None = None) -> tuple[str, str] | None:
    """Rule and reason of a refusal; None for a legal move."""
    refusal = match.why_not(match.turn[0] if seat is None else seat, text)
    return None if refusal is None else (refusal.rule, refusal.reason)


# Laying out


def changed(match: TinyMatch) -> None:
    """Forget what was worked out before the table was changed."""
    match._legal = {}
    match._chance = None
    match._past = False
    match.ways = ways(match.exits, match.door if match.act == 2 else NONE)


def cell_of(name: str) -> int:
    return CELL_NAMES.index(name)


def lay(match: TinyMatch, cell: str, room: str, exits: str = "nesw") -> None:
    """A card face up on a cell, in place of what lies there; no card is drawn to its corridors."""
    at, card = cell_of(cell), CONTENT.room_ids.index(room)
    below = match.ground[at]
    assert below < DOWN, f"{cell} lies face up already"
    feature = CONTENT.rooms[card].feature
    if below:
        stack = below - 1
    else:
        wanted = 2 if card == CONTENT.door else 1 if feature == MINION_ROOM else 0
        stack = next(each for each in (wanted, 0, 1, 2) if match.deck[each])
        deck = list(match.deck)
        deck[stack] -= 1
        match.deck = (deck[0], deck[1], deck[2])
    face_up(match, at, card, stack)
    match.exits = match.exits[:at] + bytes([EXIT_NAMES.index(exits)]) + match.exits[at + 1 :]
    changed(match)


def back(match: TinyMatch, cell: str, stack: str) -> None:
    """A card of this stack face down on an empty cell."""
    at, label = cell_of(cell), "ABC".index(stack)
    assert not match.ground[at], f"something lies on {cell}"
    deck = list(match.deck)
    deck[label] -= 1
    match.deck = (deck[0], deck[1], deck[2])
    match.ground = match.ground[:at] + bytes([label + 1]) + match.ground[at + 1 :]
    changed(match)


def hero(
    match: TinyMatch, seat: int, place: str | None = None, health: int | None = None, focus: int | None = None,
    left: str = "", right: str = "", armour: str = "", trinkets: str = "", spells: str = "",
) -> None:  # fmt: skip
    """Where a hero stands, how they are, and what they have equipped (names with blanks between)."""

    def loot(name: str) -> int:
        if not name:
            return NONE
        card = CONTENT.loot_ids.index(name)
        match.loot_pile = without(match.loot_pile, card)
        return card

    if place is not None:
        match.place[seat] = PLACE_NAMES.index(place)
    if health is not None:
        match.health[seat] = health
    if focus is not None:
        match.focus[seat] = focus
    if left:
        match.left[seat] = loot(left)
    if right:
        match.right[seat] = loot(right)
    if armour:
        match.armour[seat] = loot(armour)
    if trinkets:
        match.trinkets[seat] = bytes(sorted(map(loot, trinkets.split())))
    if spells:
        cards = [CONTENT.spell_ids.index(name) for name in spells.split()]
        for card in cards:
            match.spell_pile = without(match.spell_pile, card)
        match.spells[seat] = bytes(sorted(cards))
    match.refresh(seat)
    changed(match)


def in_row(match: TinyMatch, names: str) -> None:
    """Cards face up in their rows."""
    for name in names.split():
        if name in CONTENT.loot_ids:
            card = CONTENT.loot_ids.index(name)
            match.loot_pile = without(match.loot_pile, card)
            match.loot_row = bytes(sorted(match.loot_row + bytes([card])))
        else:
            card = CONTENT.spell_ids.index(name)
            match.spell_pile = without(match.spell_pile, card)
            match.spell_row = bytes(sorted(match.spell_row + bytes([card])))
    changed(match)


def goblin(match: TinyMatch, slot: int, kind: str, room: str) -> None:
    """A goblin in slot 1 to 4, in a room or `lair`."""
    number, foe = CONTENT.goblin_ids.index(kind), slot - 1
    assert match.where[foe] == NOWHERE
    match.goblin_pile = without(match.goblin_pile, number)
    match.goblin_kinds = match.goblin_kinds[:foe] + bytes([number]) + match.goblin_kinds[foe + 1 :]
    match.where[foe], match.life[foe] = ROOM_NAMES.index(room), 1
    changed(match)


def goblins(match: TinyMatch, *each: str) -> None:
    """Goblins in the slots from 1 on, such as 'stabby d4'."""
    for slot, words in enumerate(each, 1):
        goblin(match, slot, *words.split())


def minion(match: TinyMatch, kind: str, cell: str, health: int | None = None) -> None:
    """A minion at the right end of the line."""
    number = CONTENT.minion_ids.index(kind)
    match.minion_pile = without(match.minion_pile, number)
    foe = GOBLINS + number
    match.line = (*match.line, foe)
    match.where[foe] = cell_of(cell)
    match.life[foe] = CONTENT.minions[number].health if health is None else health
    changed(match)


def act_two(match: TinyMatch, boss: str, place: str = "lair", marks: list[int] | None = None, door: str = "d3") -> None:
    """Act 2 as if the lair had just been opened: all minions slain, the door at a cell north of the entrance."""
    if match.door == NONE:
        lay(match, door, "lair_door", "nes")
    match.kills = match.seats
    match.boss = CONTENT.boss_ids.index(boss)
    match.act = 2
    mat = match.boss_mat()
    match.marks = bytes(sorted(marks, reverse=True)) if marks else bytes([mat.top]) * match.seats
    match.seals = mat.altars
    match.where[BOSS_FOE] = ROOM_NAMES.index(place)
    match.torch = CONTENT.torches[1].start[match.seats]
    changed(match)


def turn_of(match: TinyMatch, seat: int) -> None:
    """The turn of this hero begins, as by TE-TRN-09: one who is unconscious rests."""
    match.active = (seat - 1) % match.seats
    match.frames = [(NEXT_HERO,)]
    match._settle(None)
    assert match.frames == [(TURN,)]
    changed(match)


def begin_unconscious(match: TinyMatch, seat: int) -> None:
    """The turn of a hero who lies there since before it."""
    hero(match, seat, health=0)
    turn_of(match, seat)


def place_of(match: TinyMatch, seat: int) -> str:
    return PLACE_NAMES[match.place[seat]]


def foe_at(match: TinyMatch, name: str) -> str | None:
    """The room of a foe by its name; None if it is not in play."""
    number = next(foe for foe, each in match.vocabulary.foe_names.items() if each == name)
    return None if match.where[number] == NOWHERE else ROOM_NAMES[match.where[number]]


# Further help

_HALLS = (
    "crossroads", "long_hall", "goblin_den_1", "goblin_den_2", "goblin_den_3", "goblin_den_4", "goblin_den_5",
    "goblin_den_6", "portal_chamber_1", "portal_chamber_2", "locked_chest", "rusty_lever", "workshop", "study",
)  # fmt: skip
"""Rooms in which nothing happens to whoever enters them once they lie face up."""


def halls(match: TinyMatch, cells: str) -> None:
    """Rooms face up on these cells, open to all sides, in which nothing happens on entering."""
    for cell in cells.split():
        free = (card for card in _HALLS if CONTENT.room_ids.index(card) in match.room_bag)
        lay(match, cell, next(free))


def torch_above(match: TinyMatch, icon: str | None) -> None:
    """The torch one space above the first space with this icon (None: without any) that lies below the start."""
    track = CONTENT.torches[match.act - 1]
    start = track.start[match.seats]
    match.torch = next(at for at in range(start + 1, track.skull + 1) if ICONS[track.icons[at]] == icon) - 1
    changed(match)


def enemies_act(match: TinyMatch) -> list[Event]:
    """The active hero ends the turn, and the torch comes down on an enemy action."""
    torch_above(match, "enemy_action")
    return play(match, f"{match.active} end")


def life_of(match: TinyMatch, name: str) -> int:
    """The health of a goblin or minion by its name."""
    return match.life[next(foe for foe, each in match.vocabulary.foe_names.items() if each == name)]


def odds(match: TinyMatch) -> dict[str, Fraction]:
    """What the dealer may do now, and how likely each is."""
    pairs = list(match.odds())
    total = sum(weight for _, weight in pairs)
    return {str(move): Fraction(weight, total) for move, weight in pairs}


def speed(match: TinyMatch) -> int:
    """The speed that the active hero has left in this turn."""
    left: int = match.view(None)["budget"]["speed"]
    return left


def effect(match: TinyMatch, kind: str, /, seat: int = 0, foe: int = NONE, **fields: Any) -> list[Event]:
    """One effect by itself, as if a card of this hero, or this foe, named it."""
    events: list[Event] = []
    EFFECTS[kind](match, Effect(kind, **fields), seat, foe, events)
    match._settle(events)
    changed(match)
    return events


def inside(room: str, heroes: str = "ethairna lanon", exits: str = "nesw", **own: Any) -> TinyMatch:
    """A match with the first hero in this room, north of the entrance, with cards and tracks as told; the rest wait."""
    match = new(heroes)
    lay(match, "d3", room, exits)
    hero(match, 0, "d3", **own)
    return match


def asked(match: TinyMatch) -> str:
    """What whoever is on turn is asked; `dealer` or `over` if nobody is."""
    if not match.turn or match.turn == (DEALER,):
        return "dealer" if match.turn else "over"
    prompt = match.prompt(match.turn[0])
    assert prompt is not None
    return prompt.kind


def dice_to_roll(match: TinyMatch) -> tuple[int, bool]:
    """How many hero dice the dealer rolls now, and whether the enemy die falls with them."""
    faces, _, foe = str(next(iter(match.odds()))[0]).partition(" foe ")
    return len(faces.split()) - 1, bool(foe)


def refused(match: TinyMatch, text: str) -> tuple[str, str, dict[str, Any]]:
    """Rule, reason and arguments of the refusal of whoever is on turn."""
    refusal = match.why_not(match.turn[0], text)
    assert refusal is not None, f"{text} is legal"
    return refusal.rule, refusal.reason, dict(refusal.args)


def fight(boss: str, marks: list[int], heroes: str = "thordin lanon", space: str = "l4") -> TinyMatch:
    """Hero 0 in the lair with this boss, without focus, the others on the entrance."""
    match = new(heroes)
    act_two(match, boss, marks=marks)
    torch_above(match, None)
    hero(match, 0, space, focus=0)
    return match


def lair(boss: str, *places: str, heroes: str = "thordin lanon") -> TinyMatch:
    """Act 2: the heroes on these places, the boss in the lair."""
    match = new(heroes)
    act_two(match, boss)
    for seat, place in enumerate(places):
        hero(match, seat, place)
    turn_of(match, 0)
    return match


def altar_at(match: TinyMatch, *cells: str) -> None:
    """Altar markers on exactly these cells."""
    match.altars = sum(1 << cell_of(cell) for cell in cells)
    changed(match)


def boss_outside(boss: str, place: str, heroes: str = "thordin lanon", cells: str = "c4 b4 a4 e4 f4 g4") -> TinyMatch:
    """The boss in the dungeon, on a row of rooms from a4 to g4; no altars."""
    match = new(heroes)
    halls(match, cells)
    act_two(match, boss, place=place)
    torch_above(match, None)
    altar_at(match)
    return match


def printed(patch: pytest.MonkeyPatch, group: str, source: str, **fields: Any) -> None:
    """What a card says otherwise than in the files; the group is lines, spells, uses or triggers."""
    found = [each for each in getattr(CONTENT, group) if each.source == source]
    assert found, f"no {source} in {group}"
    every = (each._replace(**fields) if each in found else each for each in getattr(CONTENT, group))
    patch.setattr(CONTENT, group, tuple(every))


def fixed_torch(patch: pytest.MonkeyPatch) -> None:
    """Torch tracks that a test can count on: those of the files are tuned now and then.

    Act 1 starts at 9, 5 and 1 for 2, 3 and 4 heroes, act 2 at 25, 14 and 1.
    """
    enemies = ((6, 11, 16, 20, 24, 29, 33), (7, 13, 18, 23, 28, 32, 36, 40, 44))
    goblins = ((4, 13, 18, 22, 27, 31), (10, 21, 30, 38, 42))
    tracks = []
    for act, (start, skull) in enumerate((((0, 0, 9, 5, 1), 36), ((0, 0, 25, 14, 1), 46))):
        shown = {skull: "skull", **dict.fromkeys(enemies[act], "enemy_action"), **dict.fromkeys(goblins[act], "goblin")}
        tracks.append(Torch(start, skull, bytes(ICONS.index(shown.get(space)) for space in range(skull + 1))))
    patch.setattr(CONTENT, "torches", tracks)
