"""What a torch face or a failed test would cost the active hero, played out on a copy by the rules themselves."""

from __future__ import annotations

from collections.abc import Sequence

from verlies.core.steps import Frame
from verlies.games.tiny import state as s
from verlies.games.tiny.damage import take_off
from verlies.games.tiny.printed import ENEMY_ICON
from verlies.games.tiny.state import NONE, State
from verlies.games.tiny.torch import start_space
from verlies.games.tiny.vocabulary import BOSS_FOE, GOBLINS

UNHURT = 99
"""Health that nothing on the table can take: what is lost of it is what would be lost, faint or not."""
PLAIN = ("lose_health", "lose_focus")
"""Effects that need no playing out."""
CHOICES = (s.SEND_ONE, s.PUSH_AWAY)
"""Decisions on the way that can spare the hero something; the others (which card to give up, which marker of the boss
heals) change nothing for the hero's health."""


def of_torch(m: State, foe: int, kind: int, fallen: Sequence[int], push: int = 0) -> int:
    """The health that a torch face costs if this foe answers an attack of this kind and these have fallen before.

    TE-CTR-07, TE-BOS-07, -08: the torch goes down, the boss's torch effect, the icon of the space, what the boss's
    answer takes besides. With `push` the foe is driven away first, wherever that spares the hero most.
    """
    boss = foe == BOSS_FOE
    if not boss and _icon_below(m, fallen) != ENEMY_ICON:
        return 0
    frames: list[Frame] = [(s.TORCH_DOWN, 1, boss)]
    if lose := m.foe(foe).lose[kind]:
        frames.insert(0, (s.SCRIPT, lose, 0, m.active, foe))
    if push:
        frames.append((s.PUSH_AWAY, foe, push))
    return _lost(m, frames, fallen)


def of_failure(m: State, script: int) -> int:
    """The health that the effects of a failed test cost."""
    effects = m.content.scripts[script]
    if all(effect.type in PLAIN for effect in effects):
        return sum(effect.n for effect in effects if effect.type == "lose_health")
    return _lost(m, [(s.SCRIPT, script, 0, m.active, NONE)])


def _icon_below(m: State, fallen: Sequence[int]) -> int:
    """The icon of the next space; minions that fall lift the torch before (TE-DMG-02)."""
    lifted = sum(m.content.minion_torch for foe in fallen if foe >= GOBLINS)
    icons: bytes = m.content.torches[m.act - 1].icons
    return icons[max(m.torch - lifted, start_space(m)) + 1] if lifted else icons[m.torch + 1]


def _lost(m: State, frames: Sequence[Frame], fallen: Sequence[int] = ()) -> int:
    trial = m.copy()
    trial.health[m.active] = UNHURT
    for foe in fallen:
        take_off(trial, foe, None)
    trial.frames = [(s.TURN,), *frames]
    trial._settle(None)
    return UNHURT - _health_left(trial)


def _health_left(m: State) -> int:
    """The active hero's health once all this is over, if each choice on the way spares the most."""
    kind = m.frames[-1][0] if m.frames else s.TURN
    if m.ending or len(m.frames) == 1 or (kind == s.DEAL_GOBLIN and len(m.frames) == 2):
        return m.health[m.active]
    seat = m.turn[0]
    moves = m.moves(seat) if kind in CHOICES else m.moves(seat)[:1]  # which goblin comes does not matter yet
    best = 0
    for move in moves:
        other = m.copy()
        other.apply(seat, move)
        best = max(best, _health_left(other))
    return best
