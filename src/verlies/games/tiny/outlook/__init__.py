"""What a position makes likely for the party: an estimate for simple bots.

What lies on the table has a price; what is under way (a roll, a card to be drawn, a choice) counts with its odds.
"""

from __future__ import annotations

from verlies.games.tiny import state as s
from verlies.games.tiny import turn
from verlies.games.tiny.outlook.might import power
from verlies.games.tiny.outlook.places import places
from verlies.games.tiny.outlook.prices import (
    BOSS_POINT,
    DOOR_FOUND,
    GOBLINS_ABOUT,
    LAIR_OPEN,
    LAST_SPACE,
    LAST_SPACES,
    LOST,
    MINION_MET,
    MINION_POINT,
    MINION_SLAIN,
    ROOM_SEEN,
    SEAL,
    TORCH_SPACE,
    WON,
    focus_price,
    health_price,
    searching,
)  # fmt: skip
from verlies.games.tiny.outlook.prospects import options, pending
from verlies.games.tiny.state import NONE, State
from verlies.games.tiny.torch import next_space
from verlies.games.tiny.ways import CELLS

TIDY = 3.5
"""What a card is worth beside its use, more than the end of a turn costs: nobody throws cards away to put that off."""


def worth(m: State, seat: int) -> float:
    """How well the party stands, with what this seat could still do in its turn and what the end of it will bring."""
    total = _standing(m)
    if m.ending or m.active != seat:
        return total
    return total + options(m) + _end_of_turn(m)


def _standing(m: State) -> float:
    if m.ending:
        return WON if m.ending == "boss_slain" else LOST
    if m.active == NONE:
        return 0.0
    return _heroes(m) + _table(m) + places(m) + sum(pending(m, frame) for frame in m.frames)


def _end_of_turn(m: State) -> float:
    """The torch burns down in any case; if its next space does something, the turn is ended on trial."""
    if next_space(m)[1] is None:
        return -TORCH_SPACE
    trial = m.copy()
    trial.frames = [(s.TURN,)]
    trial.clear_test()
    trial.fallen = 0
    before = _standing(trial)
    turn.end_turn(trial)
    trial._settle(None)
    return _standing(trial) - before


def _heroes(m: State) -> float:
    total = 0.0
    for hero in range(m.seats):
        total += health_price(m.health[hero]) + focus_price(m.focus[hero]) + power(m, m.kits[hero])
        total += 0.8 * sum(m.wards[hero]) + 1.5 * any(m.veils[hero]) + TIDY * _cards(m, hero)
    return total - m.switched


def _cards(m: State, hero: int) -> int:
    hands = (m.left[hero], m.right[hero], m.armour[hero])
    return sum(card != NONE for card in hands) + len(m.trinkets[hero]) + len(m.spells[hero])


def _table(m: State) -> float:
    """Foes, rooms, torch, boss."""
    content, track = m.content, m.content.torches[m.act - 1]
    total = GOBLINS_ABOUT[m.goblins()]
    left = track.skull - m.torch
    total -= TORCH_SPACE * (track.skull - left)
    if left <= LAST_SPACES:
        total -= LAST_SPACE * (LAST_SPACES - left)
    total += MINION_SLAIN * m.kills
    for foe in m.line:
        total += MINION_POINT * (m.foe(foe).health - m.life[foe]) + MINION_MET
    if m.act == 1:
        if searching(m):
            total += ROOM_SEEN * (CELLS - m.exits.count(0))
        return total + DOOR_FOUND * (m.door != NONE)
    mat = m.boss_mat()
    total += LAIR_OPEN + TORCH_SPACE * content.torches[0].skull
    total += BOSS_POINT * (mat.top * m.seats - sum(m.marks))
    total -= SEAL * len(m.seals)
    return total
