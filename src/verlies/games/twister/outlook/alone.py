"""What a position of the solitaire game makes likely for the person (in hundredths of a victory point)."""

from __future__ import annotations

from functools import lru_cache

from verlies.games.twister import state as s
from verlies.games.twister.dungeon import BIT, listed, step
from verlies.games.twister.outlook.exits import FLYER, SLITHERER, WALKER, Fields, distances
from verlies.games.twister.outlook.fighting import best_card
from verlies.games.twister.outlook.nearness import nearness
from verlies.games.twister.outlook.turning import turning
from verlies.games.twister.pieces import Figure
from verlies.games.twister.solo import memory
from verlies.games.twister.solo.cards import EXIT, FIGHT, Aim
from verlies.games.twister.solo.memory import solo_of
from verlies.games.twister.solo.pile import pile
from verlies.games.twister.state import BAG, DOWN, IS_FIGURE, ITEMS, NONE, State

POINT = 280.0
IN_PLAY, WOUNDED, WAITING = 12.0, 55.0, 16.0
RUN = 3.0
"""How much more than against a person it is worth to be near the exit."""
FIGHTER = 4.0
"""What each point of combat value is worth in a character that stands."""
RIVAL = 14.0
"""What it costs that one of the non-player's characters is about at all."""
RAID = 75.0
"""What it costs that one of them can leave, fading with the turns that it needs."""
FADE = (1.0, 1.0, 0.55, 0.35, 0.22, 0.14, 0.09, 0.06)
DISCOVERY, AHEAD = 45.0, 6.0
"""What it brings to reveal a hall, and more for each row that lies nearer to the person's exit."""
OWN_THERE, OWN_AHEAD, THEM_THERE, THEM_BACK = 4.0, 10.0, 40.0, 7.0
IMPATIENCE = 0.7
"""What it brings more with every turn that has passed, so that nobody waits for ever."""
BUSY = 12.0
"""What it costs to reveal a hall for each of the others who stands in play."""
REINFORCEMENT = 16.0
JUMP, STRENGTH, AP, ACTION_CARD = 7.0, 3.5, 0.05, 0.03
GEAR = 3.0
THINGS = {"rope": 5.0, "key": 4.0, "bow": 4.0, "lance": 4.0, "shield": 1.0}
WAND = 34.0
STRUCK, BLOW, LOSS = 0.75, 22.0, 0.7
DREAD, HUNT, SUPPORT = 0.4, 0.1, 0.5
"""How much of the fights that the others, and the person, could soon begin is counted; what friends beside count."""


def worth(m: State) -> float:
    if not m.turn:
        result = m.result
        assert result is not None
        return (m.vp(0) - m.vp(1)) * POINT + (2000.0 if 0 in result.winners else -2000.0)
    solo = solo_of(m)
    mine, theirs = distances(m, 0), distances(m, 1)
    total = (m.vp(0) - m.vp(1)) * POINT + _own(m, mine) - _rivals(m, theirs)
    total -= REINFORCEMENT * (solo.due + sum(1 for frame in m.frames if frame[0] == memory.RECRUIT))
    top = m.frames[-1]
    if top[0] == s.DRAW_HALL and m.active == 0:
        total += _discovery(m, top[1])
    total += _hunting(m, mine, theirs)
    if m.fight is not None:
        total += _expected(m, mine, theirs)
    elif m.active == 0 and m.ap and top[0] == s.ACT:
        total += turning(m, 0)
    return total


def _own(m: State, fields: Fields) -> float:
    """What the person has."""
    total = 0.0
    for token in m.squads[0]:
        place = m.where[token]
        if place < DOWN:
            near = RUN * nearness(m, token, place, fields)
            if m.wounded >> token & 1:
                total += IN_PLAY + near * 0.3 - WOUNDED
            else:
                total += IN_PLAY + near + FIGHTER * m.figure(token).combat + (GEAR if place in m.gears else 0.0)
        elif place == BAG:
            total += WAITING
    total += m.jumps[0] * JUMP
    total += sum(value * count for value, count in enumerate(m.combat[0])) * STRENGTH
    total += sum(value for value in range(10) if m.actions[0] >> value & 1) * ACTION_CARD + m.ap * AP
    for item in ITEMS:
        place = m.where[item]
        if place < DOWN:
            holder = m.where.find(place, m.squads[0].start, m.squads[0].stop)
            if holder != NONE:
                total += _thing(m, item, m.figure(holder))
    return total


def _thing(m: State, item: int, holder: Figure) -> float:
    what = m.item(item)
    if what.wand:
        return WAND if holder.magic else 2.0
    return next((points for name, points in THINGS.items() if getattr(what, name)), 0.0)


def _rivals(m: State, fields: Fields) -> float:
    """What the others threaten to gain by leaving."""
    total = 0.0
    for token in m.squads[1]:
        place = m.where[token]
        if place >= DOWN:
            continue
        raid = _raid(m, token, place, fields)
        total += (RIVAL + raid) * (0.25 if m.wounded >> token & 1 else 1.0)
    return total


def _raid(m: State, token: int, place: int, fields: Fields) -> float:
    figure = m.figure(token)
    limit = _limit(m.content.npcs[m.kinds[token]].aims, EXIT)
    if not limit:
        return 0.0
    field = fields[FLYER if figure.flies else SLITHERER if figure.slits else WALKER]
    turns = -(-field[place] // (figure.speed * limit))
    return RAID * (FADE[turns] if turns < len(FADE) else 0.03)


@lru_cache
def _limit(aims: tuple[Aim, ...], objective: int) -> int:
    """The AP that one of the others may spend on this; 0 if it never does."""
    return next((aim.ap for aim in aims if aim.objective == objective), 0)


def _discovery(m: State, slot: int) -> float:
    """TS-REV-02: three tokens of the bag come into play there; the farther on, the better for the person."""
    bag = solo_of(m).bag
    if not bag:
        return DISCOVERY + IMPATIENCE * m.number
    own = sum(1 for token in bag if token < s.CHARACTERS)
    rivals = sum(1 for token in bag if token in s.NPCS)
    row = slot // 2
    drawn = min(3, len(bag)) / len(bag)
    busy = sum(1 for token in m.squads[1] if m.where[token] < DOWN and not m.wounded >> token & 1)
    return (
        DISCOVERY
        + IMPATIENCE * m.number
        - BUSY * busy
        + AHEAD * row
        + drawn * (own * (OWN_THERE + OWN_AHEAD * row) - rivals * (THEM_THERE - THEM_BACK * row))
    )


def _prize(m: State, token: int, mine: Fields, theirs: Fields) -> float:
    """What it is worth that this one loses a fight."""
    if m.wounded >> token & 1:
        return POINT
    carried = m.beside(token)
    more = POINT if carried != NONE and IS_FIGURE[carried] else 0.0
    if s.SIDE[token]:
        return STRUCK * (RIVAL + _raid(m, token, m.where[token], theirs)) + BLOW + more
    return WOUNDED + LOSS * nearness(m, token, m.where[token], mine) + more


def _expected(m: State, mine: Fields, theirs: Fields) -> float:
    """What the running combat brings with the best card that the person can lay."""
    if m.chosen[1] != NONE:
        answers = [(m.chosen[1], 1)]
    else:
        answers = [(value, count) for value, count in enumerate(pile(m)) if count] or [(3, 1)]
    return best_card(m, 0, lambda m, token: _prize(m, token, mine, theirs), answers, STRENGTH)


def _hunting(m: State, mine: Fields, theirs: Fields) -> float:
    """What both sides may gain by fights: whom the person can get at, and who can get at hers."""
    where, wounded = m.where, m.wounded
    own = [(token, where[token], m.figure(token)) for token in m.squads[0] if where[token] < DOWN]
    rivals = [(token, where[token], m.figure(token)) for token in m.squads[1] if where[token] < DOWN]
    if not own or not rivals:
        return 0.0
    threats = [0.0] * len(own)
    hope = 0.0
    for token, place, figure in rivals:
        steps = _steps_from(place, m.south, m.east, m.dry)
        up = not wounded >> token & 1
        span = figure.speed * max(_limit(m.content.npcs[m.kinds[token]].aims, FIGHT) - 1, 0)
        force = 0.0
        danger = figure.combat + 1.5
        for at, (other, square, person) in enumerate(own):
            far = steps[square] - 1
            if far > FARTHEST:
                continue
            if up and span:
                threats[at] += danger * _CLOSE[min(far // span, 7)]
            if not wounded >> other & 1:
                force += (person.combat + 1.0) * _REACH[min(far // person.speed, 7)]
        if force:
            against = (figure.combat if up else 0.0) + 2.5
            hope += min(force / against, 1.5) * _prize(m, token, mine, theirs)
    total = HUNT * hope
    for at, (token, square, person) in enumerate(own):
        if not threats[at]:
            continue
        near = _steps_from(square, m.south, m.east, m.dry)
        beside = sum(
            friend.combat + 0.5 for other, place, friend in own if near[place] in (1, 2) and not wounded >> other & 1
        )
        guard = (0.0 if wounded >> token & 1 else person.combat) + SUPPORT * beside + 2.5
        total -= DREAD * min(threats[at] / guard, 2.0) * _prize(m, token, mine, theirs)
    return total


FARTHEST = 40
"""Steps from which nobody matters to anybody."""
_CLOSE = (1.0, 0.4, 0.15, 0.06, 0.03, 0.0, 0.0, 0.0)
_REACH = (1.0, 0.7, 0.45, 0.25, 0.12, 0.06, 0.03, 0.0)


@lru_cache(maxsize=4096)
def _steps_from(square: int, south: int, east: int, ground: int) -> bytes:
    """The steps to all squares from one, around what is closed."""
    found = bytearray(b"\xc8" * 256)
    front = seen = BIT[square]
    far = 0
    while front and far < 60:
        for each in listed(front):
            found[each] = far
        front = step(front, south, east) & ground & ~seen
        seen |= front
        far += 1
    return bytes(found)
