"""What single characters and items can do: heal, scream, burn, recover, walk through walls, drink (TW-CHR, TW-ITM)."""

from __future__ import annotations

from verlies.core.steps import Events
from verlies.games.twister import fate
from verlies.games.twister.dungeon import BIT, NAMES, crossing, listed, neighbour, step
from verlies.games.twister.edges import gate_between
from verlies.games.twister.sight import character_at, seen_from
from verlies.games.twister.state import DOWN, IS_FIGURE, ITEMS, LOST, NONE, SIDE, State
from verlies.games.twister.ways import Scene, Way, anchored, blockers, legal

DRINK_AP = 4
"""TW-DT1-08."""


def patients(m: State, scene: Scene, cleric: int) -> int:
    """TW-CHR-CLE-01, TW-CHR-CLE-02: wounded ones beside him whom nobody carries."""
    lying = (scene.lie[0] | scene.lie[1]) & ~(scene.stand[0] | scene.stand[1])
    return step(BIT[m.where[cleric]], m.south, m.east) & lying


def heal(m: State, cleric: int, square: int, events: Events) -> None:
    """TW-CHR-CLE-03: unwounded, but idle for this turn; in the other's start zone that is an exit (TW-ACT-04)."""
    patient = character_at(m, square)
    m.wounded &= ~(1 << patient)
    m.hurt &= ~(1 << patient)
    m.healed |= 1 << patient
    m.tell(events, "TW-CHR-CLE-01", "healed", square=NAMES[square], by=m.name(cleric), **m.who(patient))
    if fate.goal_of(m, SIDE[patient]) >> square & 1:
        fate.leave(m, patient, m.beside(patient), events, "TW-EXT-02")


def pushes(m: State, scene: Scene, banshee: int) -> list[int]:
    """TW-CHR-BAN-01, TW-CHR-BAN-03, TW-CHR-BAN-04: the squares of those who can be pushed away from her."""
    return [square for square, way in seen_from(m, scene, m.where[banshee]) if can_be_pushed(m, square, way)]


def can_be_pushed(m: State, square: int, direction: int) -> bool:
    """Whether the one on this square can be pushed on."""
    if spellproof(m, character_at(m, square)) or pushed_to(m, square, direction) == NONE:
        return False
    return (
        may_push_out(m, square, direction)
        and not pushed_onto_somebody(m, square, direction)
        and has_room_there(m, square, direction)
    )


def pushed_to(m: State, square: int, direction: int) -> int:
    """TW-CHR-BAN-03: where a push ends, or NONE."""
    to = crossing(square, direction, m.south, m.east)
    return to if to != NONE and m.area >> to & 1 else NONE


def _pushed_out(m: State, square: int, direction: int) -> bool:
    """Whether the one on this square leaves the dungeon by a push."""
    target = character_at(m, square)
    goal = fate.goal_of(m, SIDE[target]) >> pushed_to(m, square, direction) & 1
    return bool(goal) and not m.wounded >> target & 1


def may_push_out(m: State, square: int, direction: int) -> bool:
    """TW-EXT-07: an exit by a push is a matter of options."""
    return bool(m.options["push_exit"]) or not _pushed_out(m, square, direction)


def pushed_onto_somebody(m: State, square: int, direction: int) -> bool:
    """TW-CHR-BAN-04: only a friend may be there, one of the two wounded."""
    target, to = character_at(m, square), pushed_to(m, square, direction)
    return any(
        place == to
        and IS_FIGURE[other]
        and not (SIDE[other] == SIDE[target] and m.wounded >> other & 1 != m.wounded >> target & 1)
        for other, place in enumerate(m.where)
    )


def has_room_there(m: State, square: int, direction: int) -> bool:
    """TW-CHR-BAN-04: for the one who is pushed and what it carries, unless it leaves the dungeon, or falls."""
    target, to = character_at(m, square), pushed_to(m, square, direction)
    carried = m.beside(target)
    if _pushed_out(m, square, direction) or falls(m, target, carried, to):
        return True
    there = [token for token, place in enumerate(m.where) if place == to]
    return legal(m, [*there, target, *([carried] if carried != NONE else [])])


def falls(m: State, target: int, carried: int, to: int) -> bool:
    """TW-CHR-BAN-05: whether a push onto this square is a fall into a pit."""
    if not m.pits >> to & 1:
        return False
    held = m.climbers & ~m.wounded  # TW-DT1-01: she holds on, and whoever is pushed into her arms
    if any(m.where[token] == to or token == target for token in listed(held)):
        return False
    ropes = Scene(m, 1 << carried if carried != NONE else 0).ropes
    if ropes >> to & 1:
        return False
    return not (carried != NONE and m.ropes >> carried & 1 and anchored(m, ropes) >> to & 1)


def push_on(m: State, banshee: int, target: int, square: int, to: int, events: Events) -> None:
    """TW-CHR-BAN-05, TW-EXT-07: from one square to the next, and what comes of it."""
    carried = m.beside(target)
    down = falls(m, target, carried, to)
    m.where[target] = to
    if carried != NONE:
        m.where[carried] = to
    m.tell(events, "TW-CHR-BAN-02", "pushed", source=NAMES[square], to=NAMES[to], by=m.name(banshee), **m.who(target))
    if down:  # TW-CAR-11: only a rope stays behind
        fate.eliminate(m, target, events, "TW-CHR-BAN-05")
    elif fate.goal_of(m, SIDE[target]) >> to & 1 and not m.wounded >> target & 1:  # TW-EXT-07
        fate.leave(m, target, carried, events, "TW-EXT-07")
    elif carried == NONE and not m.wounded >> target & 1:
        fate.pick_up(m, target, events)


def wand_of(m: State, mage: int) -> int:
    """The wand that a magic user carries, or NONE."""
    carried = m.beside(mage)
    return carried if carried in ITEMS and m.item(carried).wand else NONE


def burn(m: State, mage: int, square: int, events: Events) -> None:
    """TW-ITM-FIR-01 to TW-ITM-FIR-03."""
    wand = wand_of(m, mage)
    m.tell(events, "TW-ITM-FIR-03", "fireball", square=NAMES[square], by=m.name(mage))
    m.where[wand] = LOST
    fate.eliminate(m, character_at(m, square), events, "TW-ITM-FIR-01")


def patient_self(m: State, side: int) -> int:
    """TW-DT1-03: one who may recover alone: wounded, but not in this turn, and carried by nobody; or NONE."""
    for token in m.squads[side]:
        if m.where[token] < DOWN and m.figure(token).regenerates:
            lies = m.wounded >> token & 1 and not m.hurt >> token & 1
            if lies and character_at(m, m.where[token]) == token:
                return token
    return NONE


def recover(m: State, troll: int, events: Events) -> None:
    m.wounded &= ~(1 << troll)
    m.healed |= 1 << troll
    m.tell(events, "TW-DT1-03", "recovered", square=m.at(troll), **m.who(troll))
    if fate.goal_of(m, SIDE[troll]) >> m.where[troll] & 1:
        fate.leave(m, troll, m.beside(troll), events, "TW-EXT-02")


def behind_walls(m: State, scene: Scene, walker: int) -> list[int]:
    """TW-DT1-05: the squares behind a wall, slit or double wall beside this figure on which it may stay."""
    start, way = m.where[walker], through_walls(m, scene, walker)
    ends = way.stay(m, m.beside(walker) != NONE) & ~way.goal | way.goal & ~blockers(m, way.scene, way.figure, way.side)
    squares = ((direction, neighbour(start, direction)) for direction in range(4))
    return [to for direction, to in squares if to != NONE and ends >> to & 1 and _walled(m, start, direction)]


def through_walls(m: State, scene: Scene, walker: int) -> Way:
    """TW-ROP-05, TW-ROP-06: a way of no step; a rope that it stands on does not help it over the next pit."""
    start = m.where[walker]
    rope = NONE if m.pits >> start & 1 else m.beside(walker)
    return Way(m, scene.without(BIT[start]), walker, rope, 0)


def has_wall(m: State, square: int, direction: int) -> bool:
    """Whether there is a wall, slit or portcullis on this side of a square, in one hall or the other."""
    other = neighbour(square, direction)
    return bool(m.half[direction] >> square & 1 or m.half[(direction + 2) % 4] >> other & 1)


def _walled(m: State, square: int, direction: int) -> bool:
    """Whether a wall or slit, and no closed portcullis, lies on this side of a square."""
    return has_wall(m, square, direction) and not gate_between(m, square, direction)


def phase(m: State, walker: int, square: int, events: Events) -> None:
    """TW-DT1-05: through the wall, with what it carries."""
    carried = m.beside(walker)
    m.tell(events, "TW-DT1-05", "phased", source=m.at(walker), to=NAMES[square], **m.who(walker))
    m.where[walker] = square
    if carried != NONE:
        m.where[carried] = square
    if fate.goal_of(m, SIDE[walker]) >> square & 1:
        fate.leave(m, walker, carried, events, "TW-EXT-02")
    elif carried == NONE:
        fate.pick_up(m, walker, events)


def drink(m: State, token: int, events: Events) -> None:
    """TW-DT1-08: used up; AP of its own for this turn, a second potion's with those of the first."""
    potion = m.beside(token)
    m.where[potion] = LOST
    brews = dict(m.brews)
    brews[token] = brews.get(token, 0) + DRINK_AP
    m.brews = tuple(brews.items())
    m.tell(events, "TW-DT1-08", "drank", ap=DRINK_AP, **m.who(token))


def fireballs(m: State, scene: Scene, mage: int) -> list[int]:
    """TW-ITM-FIR-01: the squares of the first characters in each direction."""
    in_sight = [square for square, _ in seen_from(m, scene, m.where[mage])]
    return [square for square in in_sight if not spellproof(m, character_at(m, square))]


def spellproof(m: State, token: int) -> bool:
    """TS-PER-03: neither fireball nor scream touches Xanth."""
    return "SPELLPROOF" in m.figure(token).effects
