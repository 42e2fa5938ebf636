"""What is true of every state: nothing is broken in positions of many games, and breaking each thing is noticed."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from broken import Break, Breaks, Row, at, brought_out, check_all_brought_out, check_noticed, put, quickest, swap
from games.tiny.scatter import random_move, scattered, scenes
from games.tiny.table import CONTENT, new, play
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER
from verlies.games.tiny import invariants
from verlies.games.tiny import state as s
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.meta import GAME
from verlies.games.tiny.printed import MINION_ROOM
from verlies.games.tiny.state import NONE, NOWHERE
from verlies.games.tiny.vocabulary import BOSS_FOE
from verlies.games.tiny.ways import CELLS, LAIR, START


@pytest.mark.parametrize("heroes", ["chosen", "random", "drafted"])
def test_nothing_is_broken_from_the_first_choice_to_the_end(heroes: str) -> None:
    for seats in GAME.seats:
        match, rng = GAME.new(seats, Dealer(seats), None, {"heroes": heroes}), Random(seats)
        assert isinstance(match, TinyMatch)
        while not match.over:
            assert match.status() == []
            match.play(*random_move(match, rng))
        assert match.status() == []


def test_nothing_is_broken_in_positions_of_many_games() -> None:
    acts: set[int] = set()
    for match, _ in scenes(range(60, 90), 60):
        acts.add(match.act)
        assert match.status() == [], match.log()[-3:]
    assert acts == {1, 2}


def test_a_look_at_all_invariants_is_quick() -> None:
    """It runs after every move of long random runs; the limit is far above what it takes."""
    assert quickest(final(), invariants.broken) < 0.0005


# Each thing broken by hand


@cache
def _first(act: int) -> TinyMatch:
    """The first position of this act with three heroes that holds what the breaks below need."""
    found = (scattered(seed) for seed in range(4 if act == 1 else 1, 600, 6))
    if act == 2:
        return next(match for match in found if match.seals)
    return next(match for match in found if match.line and match.door == NONE and match.where[3] == NOWHERE)


def explored() -> TinyMatch:
    """Act 1, three heroes: rooms, a minion at least, the fourth goblin slot empty, the lair door not found."""
    return _first(1).copy()


def final() -> TinyMatch:
    """Act 2, three heroes: some altars of the boss not broken."""
    return _first(2).copy()


def rolled() -> TinyMatch:
    """A test after its roll."""
    match = new("pip lanon")
    match.frames.append((s.DEAL_ROOM, match.place[0] - 7, True))
    match.turn = (DEALER,)
    play(match, "* room spike_pit", "0 turn nes", "0 roll", "* dice 6 4 1")
    return match


def cell_with(match: TinyMatch, feature: int) -> int:
    """A cell whose card has this feature; the test needs a position that holds one."""
    found = (cell for cell in range(CELLS) if (room := match.room(cell)) and room.feature == feature)
    return next(found)


def empty(match: TinyMatch) -> int:
    return match.ground.index(0)


def refreshed(name: str, value: object) -> Break[TinyMatch]:
    """A hero with other cards, and the kit for them."""

    def change(match: TinyMatch) -> None:
        getattr(match, name)[0] = value
        match.refresh(0)

    return change


def share_a_space(match: TinyMatch) -> None:
    match.place[:] = [LAIR, LAIR, LAIR + 1]
    match.active = 2


def nobody_on_turn(match: TinyMatch) -> None:
    match.frames = [(s.DISCOVER, 1, 1)]


def disarming_in_a_daze(match: TinyMatch) -> None:
    match.dazed, match.acted, match.test = True, 1, s.DISARM_TEST


def a_foe(match: TinyMatch) -> int:
    return match.foes()[0][0]


BREAKS: Breaks[TinyMatch] = [
    ("dungeon: a corridor at", explored, put("exits", lambda m: swap(m.exits, empty(m), 1))),
    ("dungeon: exits at", explored, put("exits", lambda m: swap(m.exits, START, 3))),
    ("dungeon: exits at", explored, put("exits", lambda m: swap(m.exits, START, 0))),
    ("dungeon: the entrance", explored, put("ground", lambda m: swap(m.ground, START, 1))),
    ("dungeon: the ways", explored, put("ways", lambda m: new().ways)),
    ("cards: not every dungeon card", explored, put("room_bag", lambda m: m.room_bag[1:])),
    ("cards: not every dungeon card", explored, put("encounters", lambda m: m.encounters + m.encounters[:1])),
    ("bags: dungeon cards", explored, put("room_bag", lambda m: m.room_bag[::-1])),
    ("cards: the lair door does not lie", final, put("door", lambda m: START)),
    ("cards: the lair door lies face up", final, put("door", lambda m: NONE)),
    ("stacks: A has not", explored, put("unseen", lambda m: (m.unseen[0] + 1, *m.unseen[1:]))),
    ("stacks: C has not", explored, put("deck", lambda m: (*m.deck[:2], m.deck[2] - 1))),
    ("stacks: more or fewer", explored, put("unseen", lambda m: (*m.unseen[:2], m.unseen[2] + 1))),
    ("stacks: drawn from a lower", explored, put("deck", lambda m: (1, m.deck[1] - 1, m.deck[2]))),
    ("stacks: minion encounters", explored, put("hidden_encounters", lambda m: m.hidden_encounters + 1)),
    ("stacks: the lair door is lost", explored, put("unseen", lambda m: (*m.unseen[:2], 0))),
    ("altars: none can lie", explored, put("altars", lambda m: 1 << empty(m))),
    ("altars: none can lie", explored, put("altars", lambda m: 1 << cell_with(m, MINION_ROOM))),
    ("altars: more than there are", final, put("seals", lambda m: m.seals[9:])),
    ("disarmed: there is no trap", explored, put("disarmed", lambda m: 1 << START)),
    ("heroes: not every mat", explored, put("hero_bag", lambda m: m.hero_bag[1:])),
    ("heroes: not every mat", explored, put("hero_bag", lambda m: bytes([m.heroes[0], *m.hero_bag]))),
    ("bags: mats", explored, put("hero_bag", lambda m: m.hero_bag[::-1])),
    ("heroes: some have no mat", explored, put("kits", lambda m: [])),
    ("tracks: hero 1", explored, at("health", 1, 9)),
    ("tracks: hero 1", explored, at("focus", 1, -1)),
    ("heroes: hero 1 stands in no room", explored, at("place", 1, LAIR)),
    ("heroes: hero 1 stands in no room", final, at("place", 1, LAIR + 6)),
    ("heroes: hero 1 stands in no room", explored, lambda m: at("place", 1, empty(m))(m)),
    ("lair: l1 is held by two", final, share_a_space),
    ("slots: hero 0 has a card in the wrong", explored, refreshed("left", CONTENT.loot_ids.index("lion_mail"))),
    ("slots: hero 0 has more cards", explored, refreshed("spells", bytes([0, 1, 2]))),
    ("bags: the cards of hero 0", explored, refreshed("spells", bytes([1, 0]))),
    ("kits: hero 0", explored, put("kits", lambda m: [m.kits[1], *m.kits[1:]])),
    ("wards: hero 0", explored, at("wards", 0, (-1, 0))),
    ("cards: not every loot card", explored, put("loot_pile", lambda m: m.loot_pile[1:])),
    ("cards: not every spell card", explored, put("spell_row", lambda m: m.spell_pile[:1])),
    ("bags: loot or spells", explored, put("loot_pile", lambda m: m.loot_pile[::-1])),
    ("cards: not every goblin card", explored, put("goblin_discard", lambda m: b"\0" + m.goblin_discard)),
    ("bags: goblin cards", explored, put("goblin_pile", lambda m: m.goblin_pile[::-1])),
    ("goblins: a card without a marker", explored, at("where", 3, START)),
    ("foes: a marker lies on the table", explored, put("line", lambda m: ())),
    ("foes: a marker lies on the table", explored, at("where", BOSS_FOE, START)),
    ("stands in no room", explored, lambda m: at("where", a_foe(m), empty(m))(m)),
    ("stands in no room", explored, lambda m: at("where", a_foe(m), LAIR)(m)),
    ("has no life, and lives", explored, lambda m: at("life", a_foe(m), 0)(m)),
    ("has no life, and lives", explored, lambda m: at("life", a_foe(m), 9)(m)),
    ("foes: one has fallen", explored, put("fallen", lambda m: 1 << a_foe(m))),
    ("cards: not every minion card", explored, put("minion_pile", lambda m: m.minion_pile[1:])),
    ("bags: minion cards", explored, put("minion_pile", lambda m: m.minion_pile[::-1])),
    ("minions: not one for each encounter", explored, put("kills", lambda m: m.kills + 1)),
    ("act 2: the lair was locked", final, put("kills", lambda m: m.kills - 1)),
    ("boss: it is known in act 1", explored, put("boss", lambda m: 0)),
    ("boss: not one of those", final, put("boss_bag", lambda m: b"")),
    ("boss: its health markers", final, put("marks", lambda m: m.marks[1:])),
    ("boss: its health markers", final, put("marks", lambda m: bytes([6, 7, 8]))),
    ("boss: its health markers", final, put("marks", lambda m: bytes([9, 8, 8]))),
    ("boss: altars were broken out of order", final, put("seals", lambda m: (7,))),
    ("boss: a health marker has passed", final, put("marks", lambda m: bytes([8, 8, m.seals[0]]))),
    ("boss: it is slain", final, put("marks", lambda m: bytes(3))),
    ("torch: outside of the track", explored, put("torch", lambda m: m.content.torches[0].start[3] - 1)),
    ("torch: it burned out", explored, put("torch", lambda m: m.content.torches[0].skull)),
    ("end: it has come", explored, put("ending", lambda m: "torch_out")),
    ("frames: no turn lies below", explored, nobody_on_turn),
    ("frames: two turns at once", explored, put("frames", lambda m: [(s.TURN,), (s.TURN,)])),
    ("frames: a walk without its frame", explored, put("walking", lambda m: True)),
    ("frames: a foe has fallen", explored, put("fallen", lambda m: 1 << a_foe(m))),
    ("frames: a test runs", rolled, put("frames", lambda m: [m.frames[0], m.frames[-1]])),
    ("turn: no seat's", explored, put("first", lambda m: 3)),
    ("turn: fainted and awake", explored, put("fainted", lambda m: True)),
    ("turn: fainted and awake", explored, lambda m: at("health", m.active, 0)(m)),
    ("turn: who began unconscious", explored, put("dazed", lambda m: True)),
    ("turn: more hero actions", explored, put("acted", lambda m: 2)),
    ("turn: less than no speed", explored, put("spent", lambda m: -1)),
    ("turn: a step onto a lair space", explored, put("stepped", lambda m: True)),
    ("turn: hands were switched", rolled, put("switched", lambda m: True)),
    ("test: none runs", explored, put("boost", lambda m: 1)),
    ("test: none runs", explored, put("dice", lambda m: b"\1")),
    ("test: no such dice", rolled, put("dice", lambda m: bytes([1, 4, 6]))),
    ("test: no such dice", rolled, put("dice", lambda m: bytes([6, 4, 4, 1]))),
    ("test: no such dice", rolled, put("dice", lambda m: bytes([7]))),
    ("test: an enemy answers", rolled, put("foe_die", lambda m: 3)),
    ("test: who began unconscious", rolled, disarming_in_a_daze),
    ("test: an attack on nobody", rolled, put("test", lambda m: s.ATTACK_TEST)),
    ("test: rolled too early", rolled, put("dice", lambda m: b"")),
]


@pytest.mark.parametrize("row", BREAKS, ids=lambda row: row[0])
def test_what_is_broken_is_noticed(row: Row[TinyMatch]) -> None:
    check_noticed(row, invariants.broken)


def test_every_invariant_is_broken_by_a_test() -> None:
    check_all_brought_out(invariants, 51, brought_out(BREAKS, invariants.broken))
