"""What a position makes likely: how near each figure is to its exit, what fights bring, what cards are worth.

All figures are in hundredths of a victory point.
"""

from __future__ import annotations

from verlies.games.twister import state as s
from verlies.games.twister.dungeon import BIT, SLOTS, listed
from verlies.games.twister.outlook.exits import FLYER, SLITHERER, WALKER, Fields, distances
from verlies.games.twister.outlook.fighting import danger, expected
from verlies.games.twister.outlook.nearness import at_distance, nearness
from verlies.games.twister.outlook.turning import turning
from verlies.games.twister.state import DOWN, ITEMS, NONE, SCREEN, State
from verlies.games.twister.ways import Scene, Way

POINT = 100.0
IN_PLAY, WOUNDED = 10.0, 32.0
WAITING = 16.0
"""What a character that lies face down is worth."""
DARK = 3.0
"""What it costs a side that a hall beside its start zone is not yet revealed."""
DISCOVERY, OWN_THERE, FOE_THERE = 14.0, 12.0, 2.0
"""What it brings to reveal a hall, and more or less for the characters who wait there."""
REST = 0.4
"""What it is worth to have nothing left to do: moves that bring less are not made."""
JUMP, STRENGTH, AP, ACTION_CARD = 6.0, 1.6, 0.05, 0.03
"""The worth of a jump card, of each point of combat cards in hand, of each AP left, of each point of action cards."""
GEAR = 4.0
"""What it is worth to stand on a gear."""
THINGS = {"rope": 5.0, "key": 4.0, "bow": 4.0, "lance": 4.0, "shield": 1.0, "armour": 5.0, "sword": 5.0, "potion": 6.0}
WAND = 30.0


def worth(m: State, seat: int) -> float:
    """The lead in victory points that this position makes likely for a seat."""
    if not m.turn:
        result = m.result
        assert result is not None
        lead = (m.vp(seat) - m.vp(1 - seat)) * POINT
        return lead + (2000.0 if seat in result.winners else -2000.0 if result.winners else 0.0)
    total = _side(m, seat) - _side(m, 1 - seat)
    top = m.frames[-1]
    if m.active != seat and m.shown:
        total += REST
    if top[0] == s.DRAW_HALL:
        total += _discovery(m, top[1]) * (1 if m.active == seat else -1)
    if m.fight is not None:
        total += expected(m, seat, prize)
    elif m.shown:
        total += danger(m, seat, prize) - danger(m, 1 - seat, prize)
        if m.active == seat and m.ap and top[0] == s.ACT:
            total += turning(m, seat)
    return total


def _side(m: State, side: int) -> float:
    """What one side has."""
    total = m.vp(side) * POINT
    places = m.where
    fields = distances(m, side)
    for token in m.squads[side]:
        place = places[token]
        if place < DOWN:
            total += IN_PLAY + progress(m, token, place, fields)
            if m.wounded >> token & 1:
                total -= WOUNDED
            elif place in m.gears:
                total += GEAR
        elif place <= SCREEN:
            total += WAITING
    total += m.jumps[side] * JUMP
    total += sum(value * count for value, count in enumerate(m.combat[side])) * STRENGTH
    total += sum(value for value in range(10) if m.actions[side] >> value & 1) * ACTION_CARD
    if side == m.active:
        total += m.ap * AP
    for item in ITEMS:
        place = places[item]
        if place < DOWN:
            holder = places.find(place, m.squads[side].start, m.squads[side].stop)
            if holder != NONE:
                total += _thing(m, item, holder)
    total -= DARK * sum(1 for slot in _FIRST[side] if m.halls[slot] == s.FACE_DOWN)
    return total


def _discovery(m: State, slot: int) -> float:
    """What it brings to turn up a hall: its tokens come into play where one likes."""
    own = sum(1 for token in m.squads[m.active] if m.where[token] == DOWN + slot)
    foes = sum(1 for token in m.squads[1 - m.active] if m.where[token] == DOWN + slot)
    return DISCOVERY + OWN_THERE * own - FOE_THERE * foes


_FIRST = ((0, 1), (SLOTS - 2, SLOTS - 1))


def progress(m: State, token: int, place: int, fields: Fields) -> float:
    """How near a figure is to its exit; a wounded one has lost most of it."""
    top = m.frames[-1]
    if top[0] == s.WALK and top[1] == token:
        figure = m.figure(token)
        field = fields[FLYER if figure.flies else SLITHERER if figure.slits else WALKER]
        return at_distance(_end_of_walk(m, field), figure.speed) * figure.leaving
    near = nearness(m, token, place, fields)
    return near * 0.3 if m.wounded >> token & 1 else near


def _end_of_walk(m: State, field: bytes) -> int:
    """The least distance at which a figure in the middle of its move can end it."""
    _, token, steps, carried = m.frames[-1]
    skip = 1 << token | (1 << carried if carried != NONE else 0)
    way = Way(m, Scene(m, skip), token, carried, steps)
    ends = way.ends(m, carried != NONE) & ~BIT[m.where[token]]
    return min((field[square] for square in listed(ends)), default=field[m.where[token]])


def prize(m: State, token: int) -> float:
    """What it costs a side that this figure loses a fight."""
    if m.wounded >> token & 1:
        return POINT * m.figure(token).falling
    side = s.SIDE[token]
    loss = WOUNDED + 0.7 * progress(m, token, m.where[token], distances(m, side))
    carried = m.beside(token)
    return loss + POINT if carried != NONE and s.IS_FIGURE[carried] else loss


def _thing(m: State, item: int, holder: int) -> float:
    what = m.item(item)
    if what.wand:
        return WAND if m.figure(holder).magic else 2.0
    if what.leaving:
        return 40.0
    for name, points in THINGS.items():
        if getattr(what, name):
            return points
    return 0.0
