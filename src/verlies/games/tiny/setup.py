"""Setting up: heroes, dungeon deck, piles (TE-SET)."""

from __future__ import annotations

from verlies.core.errors import UsageError
from verlies.core.moves import Seat
from verlies.core.odds import BagOdds, FlatOdds, added, without
from verlies.core.steps import Answer, Chance, Code, Condition, Events, Step, named
from verlies.games.tiny.asking import asks, decision
from verlies.games.tiny.state import (
    DEAL_FIRST,
    DEAL_HERO,
    DOWN,
    MOVING,
    NEXT_HERO,
    NONE,
    NOWHERE,
    PICK_HERO,
    State,
)  # fmt: skip
from verlies.games.tiny.vocabulary import BOSS_FOE, HERO
from verlies.games.tiny.ways import BESIDE, CELLS, START, ways

DIFFICULTIES = {"easy": 1, "medium": 2, "hard": 3}
OFFERED = 2
"""Mats dealt to each seat to pick from (TE-SET-16)."""


def begin(m: State) -> None:
    content, seats = m.content, m.seats
    m.act, m.torch = 1, content.torches[0].start[seats]
    m.first = m.active = NONE
    _lay_dungeon(m)
    m.hero_bag = bytes(range(len(content.hero_ids)))
    m.offers = [b""] * seats
    m.heroes = [NONE] * seats
    m.place = [START] * seats
    m.health, m.focus = [0] * seats, [0] * seats
    m.left, m.right, m.armour = [NONE] * seats, [NONE] * seats, [NONE] * seats
    m.trinkets, m.spells = [b""] * seats, [b""] * seats
    m.kits = []
    m.wards, m.veils = [(0, 0)] * seats, [(False, False)] * seats
    m.where, m.life = bytearray([NOWHERE]) * (BOSS_FOE + 1), bytearray(BOSS_FOE + 1)
    m.goblin_kinds, m.goblin_pile, m.goblin_discard = b"\xff" * 4, content.goblin_bag, b""
    m.minion_pile, m.line, m.kills = bytes(range(len(content.minion_ids))), (), 0
    m.boss, m.boss_bag, m.marks, m.seals = NONE, _bosses(m), b"", ()
    m.loot_pile, m.loot_row, m.loot_gone = bytes(range(len(content.loot_ids))), b"", b""
    m.spell_pile, m.spell_row = bytes(range(len(content.spell_ids))), b""
    m.spent = m.haste = m.acted = 0
    m.halted = MOVING
    m.stepped = m.extra = m.dazed = m.fainted = m.switched = m.walking = False
    m.fallen = 0
    m.clear_test()
    m.frames = [(NEXT_HERO,), (DEAL_FIRST,)]
    choosing = m.options["heroes"]
    for seat in reversed(range(seats)):
        if choosing == "random":
            m.frames.append((DEAL_HERO, seat, 1))
        else:
            m.frames.append((PICK_HERO, seat))
    if choosing == "drafted":
        m.frames += [(DEAL_HERO, seat, OFFERED) for seat in reversed(range(seats))]


def _lay_dungeon(m: State) -> None:
    """TE-SET-02 to -10: stacks A, B and C; the entrance with four cards around it."""
    content, setup, seats = m.content, m.content.setup, m.seats
    minions = setup["deck_b_minions_per_hero"] * seats
    stacks = [
        setup["deck_a"][str(seats)], setup["deck_b_rooms_per_hero"] * seats + minions, setup["deck_c_rooms"] + 1
    ]  # fmt: skip
    m.unseen = (stacks[0], stacks[1], stacks[2])
    m.hidden_encounters = minions
    m.room_bag, m.encounters = content.room_bag, content.encounter_bag
    ground, exits = bytearray(CELLS), bytearray(CELLS)
    ground[START], exits[START] = DOWN + content.entrance, 15
    for cell in BESIDE[START]:
        stack = next(at for at, left in enumerate(stacks) if left)
        stacks[stack] -= 1
        ground[cell] = stack + 1
    m.ground, m.exits, m.deck = bytes(ground), bytes(exits), (stacks[0], stacks[1], stacks[2])
    m.ways = ways(m.exits, NONE)
    m.disarmed, m.door = 0, NONE
    m.altars = 1 << START if content.rooms[content.entrance].altar else 0


def _bosses(m: State) -> bytes:
    """TE-SET-14: the boss is drawn when it is met, from those that the options leave."""
    content, name, level = m.content, m.options["boss"], m.options["difficulty"]
    if name != "random":
        if name not in content.boss_ids:
            raise UsageError(f"these bosses are in the content: {', '.join(content.boss_ids)}, not {name}")
        return bytes([content.boss_ids.index(str(name))])
    wanted = DIFFICULTIES.get(str(level))
    found = bytes(at for at, boss in enumerate(content.bosses) if wanted in (None, boss.difficulty))
    if not found:
        raise UsageError(f"there is no boss of the difficulty {level} in the content")
    return found


# Heroes (TE-SET-16, TE-SET-17)


def _deal_hero(m: State, code: Code, events: Events) -> None:
    _, seat, left = m.frames.pop()
    hero = code[1]
    m.hero_bag = without(m.hero_bag, hero)
    if m.options["heroes"] == "random":
        _take_hero(m, seat, hero, events)
        return
    m.offers[seat] = added(m.offers[seat], hero)
    if left > 1:
        m.frames.append((DEAL_HERO, seat, left - 1))


def _offered(m: State, seat: Seat) -> bytes:
    """TE-SET-16: any mat that is free, or one of those dealt."""
    return m.offers[seat] or m.hero_bag


def _pick_hero(m: State, seat: Seat, code: Code, events: Events) -> None:
    m.frames.pop()
    hero = code[1]
    if m.offers[seat]:
        m.offers[seat] = b""
    else:
        m.hero_bag = without(m.hero_bag, hero)
    _take_hero(m, seat, hero, events)


def _take_hero(m: State, seat: int, hero: int, events: Events) -> None:
    """TE-SET-17: on the entrance, both tracks full, nothing equipped."""
    mat = m.content.mats[hero]
    m.heroes[seat] = hero
    m.health[seat], m.focus[seat] = mat.health, mat.focus
    m.tell(events, "TE-SET-16", "hero_taken", seat)
    if NONE not in m.heroes:
        m.kits = [m.content.kit(each, NONE, NONE, NONE, b"", b"") for each in m.heroes]


PICK = Answer[State](
    HERO,
    _pick_hero,
    (
        Condition(
            "TE-SET-16",
            "hero_taken",
            lambda m, seat, code: code[1] not in m.heroes,
            lambda m, seat, code: {"hero": m.content.hero_ids[code[1]], "seat": m.heroes.index(code[1])},
        ),
        Condition(
            "TE-SET-16",
            "hero_not_dealt",
            lambda m, seat, code: code[1] in _offered(m, seat),
            lambda m, seat, code: {"hero": m.content.hero_ids[code[1]]},
        ),
    ),
    near=lambda m, seat: m.vocabulary.hero,
)


def _first(m: State, code: Code, events: Events) -> None:
    m.frames.pop()
    m.first = code[1]
    m.tell(events, "TE-SET-18", "first", m.first)


STEPS: tuple[Step[State], ...] = (
    Chance(
        DEAL_HERO,
        asks("TE-SET-16", "deal_hero"),
        lambda m: BagOdds("hero", m.hero_bag, m.vocabulary.hero, m.vocabulary.number),
        _deal_hero,
    ),
    decision(PICK_HERO, asks("TE-SET-16", "hero"), PICK, who=named),
    Chance(
        DEAL_FIRST,
        asks("TE-SET-18", "deal_first"),
        lambda m: FlatOdds("first", m.vocabulary.first[: m.seats]),
        _first,
    ),
)
