"""A position for every question that a seat can be asked, by the kind of frame that asks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.tiny.table import (
    act_two,
    effect,
    enemies_act,
    goblin,
    halls,
    hero,
    in_row,
    inside,
    lay,
    minion,
    new,
    play,
)  # fmt: skip
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
    match = new()
    play(match, "0 go d3", "* room study")
    return match


def _entered(room: str, *lines: str) -> TinyMatch:
    """The first hero enters a room, and what follows."""
    match = new()
    lay(match, "d3", room)
    play(match, "0 go d3", *lines)
    return match


def _told(kind: str, match: TinyMatch | None = None, seat: int = 0, foe: int = s.NONE, **fields: Any) -> TinyMatch:
    """What one effect asks."""
    match = match or new()
    effect(match, kind, seat, foe, **fields)
    return match


def _pay() -> TinyMatch:
    match = new("lanon grok")
    goblin(match, 1, "stabby", "d4")
    play(match, "0 use divine_might", "0 roll", "* dice 6 4", "0 result 6")
    return match


def _rows() -> TinyMatch:
    match = new()
    in_row(match, "rapier lion_mail owl_tome fireball haste")
    hero(match, 0, left="longsword", trinkets="lion_ring lion_boots", spells="everflame ice_lance")
    return match


def _found() -> TinyMatch:
    match = _told("discover", _rows(), kinds=3, n=2)
    play(match, "0 draw loot", "* loot hawk_ring")
    return match


def _fight(foes: str, *lines: str) -> TinyMatch:
    """Thordin beside goblins or a minion."""
    match = new("thordin lanon")
    for slot, kind in enumerate(foes.split(), 1):
        if kind in match.content.goblin_ids:
            goblin(match, slot, kind, "d4")
        else:
            minion(match, kind, "d4")
    play(match, *lines)
    return match


def _volley(*dice: int) -> TinyMatch:
    """Kestrel shoots at all goblins in reach."""
    match = new("kestrel lanon")
    hero(match, 0, left="hawk_bow")
    for slot, kind in enumerate(("stabby", "stabby", "pokey", "pokey"), 1):
        goblin(match, slot, kind, "d4")
    play(match, "0 attack hawk_bow all", "0 roll", f"* dice {' '.join(map(str, dice))} foe 2", f"0 result {dice[0]}")
    return match


def _spell(spell: str, trinkets: str = "") -> TinyMatch:
    """Ethairna casts at an ogre two rooms from the end of a hall."""
    match = new("ethairna lanon")
    halls(match, "d3 d2 d1")
    hero(match, 0, spells=spell, trinkets=trinkets)
    minion(match, "ogre", "d3")
    goblin(match, 1, "stabby", "d4")
    target = " ogre" if f"cast {spell} ogre" in match.moves(0) else ""
    play(match, f"0 cast {spell}{target}", "0 roll", "* dice 6 6 6 foe 2", "0 result 6", "0 pay")
    return match


def _lair() -> TinyMatch:
    match = new("thordin lanon grok")
    act_two(match, "dragon", marks=[8, 6, 4])
    hero(match, 0, "l4")
    return match


def _hit() -> TinyMatch:
    match = _lair()
    play(match, "0 attack hammer boss", "0 roll", "* dice 6 2 1 foe 2", "0 result 6 2")
    return match


def _send() -> TinyMatch:
    match = new()
    halls(match, "d3 d5")
    hero(match, 0, "d3")
    hero(match, 1, "d5")
    goblin(match, 1, "stabby", "d4")
    enemies_act(match)
    return match


def _herd() -> TinyMatch:
    match = new()
    halls(match, "d3 d2")
    goblin(match, 1, "stabby", "d3")
    goblin(match, 2, "pokey", "d2")
    return _told("move_enemies", match, n=2, range=Range(PATH, 4))


def _robbed() -> TinyMatch:
    match = _rows()
    goblin(match, 1, "stabby", "d4")
    return _told("discard_card", match, 0, 0, kinds=3, n=1)


def _rested() -> TinyMatch:
    match = new()
    hero(match, 0, trinkets="band_of_calm", health=1, focus=0)
    play(match, "0 rest")
    return match


def _blow() -> TinyMatch:
    match = _fight("stabby pokey")
    halls(match, "d3")
    hero(match, 0, right="crossbow")
    return _told("attack_now", match, n=2)


def _teleport() -> TinyMatch:
    match = new()
    halls(match, "d3 d2")
    return _told("teleport", match)


WINDOWS: dict[int, Callable[[], TinyMatch]] = {
    s.PICK_HERO: _pick_hero,
    s.TURN: new,
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
    s.AS_FREE: lambda: _told("heroic_as_free", inside("study")),
    s.GIVE_UP: _robbed,
    s.TELEPORT: _teleport,
    s.ADD_DAMAGE: lambda: _spell("frost_nova", trinkets="owl_amulet"),
    s.AFTER_REST: _rested,
    s.ATTACK_NOW: _blow,
}
