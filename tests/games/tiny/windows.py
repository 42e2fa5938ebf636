"""A position for every question that a seat can be asked, by the kind of frame that asks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.tiny import table
from verlies.games.tiny import state as s
from verlies.games.tiny.abilities import PATH, Range
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.meta import GAME
from verlies.games.tiny.vocabulary import BOSS_FOE


def _pick_hero() -> TinyMatch:
    match = GAME.new(2, None, None, {"heroes": "chosen"})
    assert isinstance(match, TinyMatch)
    return match


def _rotate() -> TinyMatch:
    match = table.new()
    table.play(match, "0 go d3", "* room study")
    return match


def _entered(room: str, *lines: str) -> TinyMatch:
    """The first hero enters a room, and what follows."""
    match = table.new()
    table.lay(match, "d3", room)
    table.play(match, "0 go d3", *lines)
    return match


def _told(kind: str, match: TinyMatch | None = None, seat: int = 0, foe: int = s.NONE, **fields: Any) -> TinyMatch:
    """What one effect asks."""
    match = match or table.new()
    table.effect(match, kind, seat, foe, **fields)
    return match


def _pay() -> TinyMatch:
    match = table.new("lanon grok")
    table.goblin(match, 1, "stabby", "d4")
    table.play(match, "0 use divine_might", "0 roll", "* dice 6 4", "0 result 6")
    return match


def _rows() -> TinyMatch:
    match = table.new()
    table.in_row(match, "rapier lion_mail owl_tome fireball haste")
    table.hero(match, 0, left="longsword", trinkets="lion_ring lion_boots", spells="everflame ice_lance")
    return match


def _found() -> TinyMatch:
    match = _told("discover", _rows(), kinds=3, n=2)
    table.play(match, "0 draw loot", "* loot hawk_ring")
    return match


def _fight(foes: str, *lines: str) -> TinyMatch:
    """Thordin beside goblins or a minion."""
    match = table.new("thordin lanon")
    for slot, kind in enumerate(foes.split(), 1):
        if kind in match.content.goblin_ids:
            table.goblin(match, slot, kind, "d4")
        else:
            table.minion(match, kind, "d4")
    table.play(match, *lines)
    return match


def _volley(*dice: int) -> TinyMatch:
    """Kestrel shoots at all goblins in reach."""
    match = table.new("kestrel lanon")
    table.hero(match, 0, left="hawk_bow")
    for slot, kind in enumerate(("stabby", "stabby", "pokey", "pokey"), 1):
        table.goblin(match, slot, kind, "d4")
    table.play(
        match, "0 attack hawk_bow all", "0 roll", f"* dice {' '.join(map(str, dice))} foe 2", f"0 result {dice[0]}"
    )
    return match


def _spell(spell: str, trinkets: str = "") -> TinyMatch:
    """Ethairna casts at an ogre two rooms from the end of a hall."""
    match = table.new("ethairna lanon")
    table.halls(match, "d3 d2 d1")
    table.hero(match, 0, spells=spell, trinkets=trinkets)
    table.minion(match, "ogre", "d3")
    table.goblin(match, 1, "stabby", "d4")
    target = " ogre" if f"cast {spell} ogre" in match.moves(0) else ""
    table.play(match, f"0 cast {spell}{target}", "0 roll", "* dice 6 6 6 foe 2", "0 result 6", "0 pay")
    return match


def _lair() -> TinyMatch:
    match = table.new("thordin lanon grok")
    table.act_two(match, "dragon", marks=[8, 6, 4])
    table.hero(match, 0, "l4")
    return match


def _hit() -> TinyMatch:
    match = _lair()
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 6 2 1 foe 2", "0 result 6 2")
    return match


def _send() -> TinyMatch:
    match = table.new()
    table.halls(match, "d3 d5")
    table.hero(match, 0, "d3")
    table.hero(match, 1, "d5")
    table.goblin(match, 1, "stabby", "d4")
    table.enemies_act(match)
    return match


def _herd() -> TinyMatch:
    match = table.new()
    table.halls(match, "d3 d2")
    table.goblins(match, "stabby d3", "pokey d2")
    return _told("move_enemies", match, n=2, range=Range(PATH, 4))


def _robbed() -> TinyMatch:
    match = _rows()
    table.goblin(match, 1, "stabby", "d4")
    return _told("discard_card", match, 0, 0, kinds=3, n=1)


def _rested() -> TinyMatch:
    match = table.new()
    table.hero(match, 0, trinkets="band_of_calm", health=1, focus=0)
    table.play(match, "0 rest")
    return match


def _blow() -> TinyMatch:
    match = _fight("stabby pokey")
    table.halls(match, "d3")
    table.hero(match, 0, right="crossbow")
    return _told("attack_now", match, n=2)


def _teleport() -> TinyMatch:
    match = table.new()
    table.halls(match, "d3 d2")
    return _told("teleport", match)


WINDOWS: dict[int, Callable[[], TinyMatch]] = {
    s.PICK_HERO: _pick_hero,
    s.TURN: table.new,
    s.ROTATE: _rotate,
    s.REVEAL_ONE: lambda: _told("reveal", n=1, scope="connected_to_hero"),
    s.PICK_SKILL: lambda: _entered("bridge_of_doom"),
    s.BEFORE_ROLL: lambda: _entered("spike_pit"),
    s.AFTER_ROLL: lambda: _entered("spike_pit", "0 roll", "* dice 5 1"),
    s.PAY_COST: _pay,
    s.DISCOVER: lambda: _told("discover", _rows(), kinds=3, n=1),
    s.PICK_UP: lambda: _told("pickup", _rows(), kinds=3, n=1),
    s.FOUND: _found,
    s.TAKE_REWARD: lambda: _fight("stabby", "0 attack hammer g1", "0 roll", "* dice 6 4 4 foe 2", "0 result 6"),
    s.FELL_ONE: lambda: _volley(5, 4, 4),
    s.AFTER_DAMAGE: lambda: _fight("ogre", "0 attack hammer ogre", "0 roll", "* dice 6 4 4 foe 2", "0 result 6"),
    s.CHOOSE_ANSWER: lambda: _volley(4, 4, 3),
    s.BEFORE_COUNTER: lambda: _fight(
        "minotaur", "0 attack hammer minotaur", "0 roll", "* dice 6 4 4 foe 5", "0 result 4", "0 ready"
    ),
    s.HIT_MARK: _hit,
    s.HEAL_MARK: lambda: _told("enemy_gain_health", _lair(), foe=BOSS_FOE, n=1),
    s.SEND_ONE: _send,
    s.PUSH_AWAY: lambda: _spell("arcane_push"),
    s.HERD: _herd,
    s.WALK: lambda: _told("move_now", n=3),
    s.AS_FREE: lambda: _told("heroic_as_free", table.inside("study")),
    s.GIVE_UP: _robbed,
    s.TELEPORT: _teleport,
    s.ADD_DAMAGE: lambda: _spell("frost_nova", trinkets="owl_amulet"),
    s.AFTER_REST: _rested,
    s.ATTACK_NOW: _blow,
}
