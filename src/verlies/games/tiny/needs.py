"""What many moves need: an awake hero, a hero action, focus, something at hand, a target in reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from verlies.core.moves import Move, Seat
from verlies.core.steps import Code, Condition, Data
from verlies.games.tiny import lair
from verlies.games.tiny import vocabulary as v
from verlies.games.tiny.abilities import MELEE, MISSILE, PATH, SAME_ROOM, SELF, SIGHT, SIGHT_OR_SAME, SPELL, Range
from verlies.games.tiny.asking import Case, Conditions, when
from verlies.games.tiny.state import NONE, NOWHERE, State, place_name, room_name
from verlies.games.tiny.vocabulary import ALL, BOSS_FOE, GOBLINS, HEROES, NOBODY
from verlies.games.tiny.ways import BESIDE, CELLS, FAR, LAIR, START

# The hero and the action


def awake(rule: str = "TE-DMG-05") -> Condition[State]:
    """Who began the turn unconscious rests, moves and evades."""
    return Condition(rule, "began_unconscious", lambda m, seat, code: not m.dazed)


AWAKE = awake()
UNCROWDED = Condition[State](
    "TE-LAIR-15",
    "on_taken_space",
    lambda m, seat, code: not lair.crowded(m),
    lambda m, seat, code: {"place": place_name(m.place[m.active])},
)


def actions_left(m: State) -> int:
    """TE-TRN-01, TE-TRN-07."""
    return 1 + m.extra - m.acted


ACTION_LEFT: Conditions = (
    Condition("TE-TRN-07", "both_actions_used", lambda m, seat, code: not m.extra or actions_left(m) > 0),
    Condition("TE-TRN-01", "action_used", lambda m, seat, code: actions_left(m) > 0),
)
HERO_ACTION: Conditions = (AWAKE, UNCROWDED, *ACTION_LEFT)


def enough_focus(cost: Callable[[State, Code], int], rule: str = "TE-TST-15") -> Condition[State]:
    return Condition(
        rule,
        "too_little_focus",
        lambda m, seat, code: cost(m, code) <= m.focus[m.active],
        lambda m, seat, code: {"cost": cost(m, code), "focus": m.focus[m.active]},
    )


def named_cell(m: State, seat: Seat, code: Code) -> Data:
    return {"cell": room_name(code[1])}


def foe_here(m: State, seat: Seat, code: Code) -> Data:
    """A foe in the active hero's room, for messages."""
    return m.foe_args(m.where.index(m.place[m.active]))


# What lies before a hero


def equipped(rule: str, has: Callable[[State, Code], bool], card: Callable[[State, Code], str]) -> Condition[State]:
    return Condition(
        rule, "not_equipped", lambda m, seat, code: has(m, code), lambda m, seat, code: {"card": card(m, code)}
    )


def uncovered(
    has: Callable[[State, Code], bool], source: Callable[[State, Code], str], rule: str = "TE-FRE-04"
) -> Condition[State]:
    """The start item below a hand card sleeps."""

    def cover(m: State, code: Code) -> int:
        """The hand card over the start item that is meant, else NONE."""
        hero, ability = m.active, source(m, code)
        _, first, second = m.content.start_items[m.heroes[hero]]
        covers = ((first, m.left[hero]), (second, m.right[hero]))
        return next((card for item, card in covers if item.source == ability), NONE)

    return Condition(
        rule,
        "covered",
        lambda m, seat, code: has(m, code) or cover(m, code) == NONE,
        lambda m, seat, code: {"ability": source(m, code), "card": m.content.loot_ids[cover(m, code)]},
    )


# Targets in reach (TE-ATK-01 to -06, TE-LAIR-11)


class Aim(NamedTuple):
    """Whom an attack, a spell or an ability means."""

    room: int
    """Where the target is; NOWHERE if it is not in play."""
    reach: Range
    kind: int
    name: str


def aim(m: State, code: Code) -> Aim:
    verb, at, target = code
    content = m.content
    if verb == v.ATTACK:
        line = content.lines[at]
        return Aim(m.where[target], line.range, line.kind, m.vocabulary.foe_names[target])
    reach = content.spells[at].range if verb == v.CAST else content.uses[at].range
    assert reach is not None
    if verb == v.CAST and target < HEROES:
        return Aim(m.where[target], reach, SPELL, m.vocabulary.foe_names[target])
    hero = target - HEROES if verb == v.CAST else target
    room = m.hero_room(m.heroes.index(hero)) if hero in m.heroes else NOWHERE
    return Aim(room, reach, SPELL, content.hero_ids[hero])


def aims(m: State, code: Code) -> bool:
    """The move names one target."""
    return code[2] not in (ALL, NOBODY)


def in_play(rule: str) -> Condition[State]:
    return Condition(
        rule,
        "not_in_play",
        lambda m, seat, code: aim(m, code).room != NOWHERE,
        lambda m, seat, code: {"target": aim(m, code).name},
    )


def _over(*modes: int, kinds: tuple[int, ...] = (MELEE, MISSILE, SPELL)) -> Case:
    """Reaches of these modes; within the lair all are one room."""

    def case(m: State, code: Code) -> bool:
        if not aims(m, code) or m.place[m.active] >= LAIR:
            return False
        aimed = aim(m, code)
        return aimed.reach.mode in modes and aimed.kind in kinds

    return case


def _other_room(m: State, seat: Seat, code: Code) -> bool:
    return aim(m, code).room != m.place[m.active]


def _away(m: State, code: Code) -> int:
    """Steps to the target, along its kind of way."""
    own, aimed = m.place[m.active], aim(m, code)
    if aimed.reach.mode == PATH:
        return m.ways.distances(own)[aimed.room]
    return 0 if aimed.room == own else m.ways.sights(own)[aimed.room]


def _is_reached(m: State, seat: Seat, code: Code) -> bool:
    return _away(m, code) != FAR


def _near_enough(m: State, seat: Seat, code: Code) -> bool:
    return _away(m, code) <= aim(m, code).reach.n


def _there(m: State, seat: Seat, code: Code) -> Data:
    aimed = aim(m, code)
    return {"target": aimed.name, "cell": room_name(aimed.room)}


def _distance(m: State, seat: Seat, code: Code) -> Data:
    return {**_there(m, seat, code), "away": _away(m, code), "range": aim(m, code).reach.n}


def _same_room(rule: str) -> Condition[State]:
    return Condition(rule, "not_in_room", lambda m, seat, code: not _other_room(m, seat, code), _there)


def _not_too_near(rule: str) -> Condition[State]:
    return Condition(rule, "too_near", _other_room, _there)


_SIGHT = (SIGHT, SIGHT_OR_SAME)
IN_REACH: Conditions = (
    *when(
        aims,
        Condition(
            "TE-LAIR-11",
            "across_the_border",
            lambda m, seat, code: (aim(m, code).room == LAIR) == (m.place[m.active] >= LAIR),
            lambda m, seat, code: {"target": aim(m, code).name},
        ),
    ),
    *when(_over(SELF, SAME_ROOM, kinds=(MISSILE, SPELL)), _same_room("TE-ATK-04")),
    *when(
        _over(PATH),
        Condition("TE-ATK-06", "no_way_there", _is_reached, _there),
        Condition("TE-ATK-06", "too_far", _near_enough, _distance),
    ),
    *when(_over(SIGHT, kinds=(MELEE, SPELL)), _not_too_near("TE-ATK-05")),
    *when(
        _over(*_SIGHT),
        Condition("TE-ATK-05", "out_of_sight", _is_reached, _there),
        Condition("TE-ATK-05", "too_far", _near_enough, _distance),
    ),
)
LINE_IN_REACH: Conditions = (
    *IN_REACH,
    *when(_over(SELF, SAME_ROOM, kinds=(MELEE,)), _same_room("TE-ATK-01")),
    *when(_over(SIGHT, kinds=(MISSILE,)), _not_too_near("TE-ATK-02")),
)
"""Of an attack line: melee stays in the room and missiles leave it, each by its own rule."""


# What a person might name


def cells_near(m: State) -> list[int]:
    """All that lies next to the active hero or holds a card, and a corner."""
    room = m.hero_room(m.active)
    beside = BESIDE[room] if room < LAIR else ()
    laid = (cell for cell in range(CELLS) if m.ground[cell])
    return [cell for cell in dict.fromkeys((*beside, *laid, START, 0)) if cell >= 0]


def foes_near(m: State) -> list[int]:
    """All foes in play, empty goblin slots, the boss, and one minion that is elsewhere."""
    others = (foe for foe in m.vocabulary.foe_names if GOBLINS <= foe < BOSS_FOE and m.where[foe] == NOWHERE)
    return list(dict.fromkeys((*(foe for foe, _ in m.foes()), *range(GOBLINS), BOSS_FOE, *islice(others, 1))))


def abilities_near(m: State, has: Iterable[int], sources: Sequence[str]) -> list[int]:
    """What the hero has of lines, spells or abilities, what lies covered, and what others have."""
    innate, first, second = m.content.start_items[m.heroes[m.active]]
    asleep = (at for at, source in enumerate(sources) if source in (innate.source, first.source, second.source))
    return list(dict.fromkeys((*has, *asleep, 0, len(sources) - 1)))


def of(table: Mapping[int, Move], targets: Iterable[int]) -> list[Move]:
    """The moves at those targets that the table has, and one more that it has."""
    return [table[target] for target in dict.fromkeys((*targets, next(iter(table)))) if target in table]
