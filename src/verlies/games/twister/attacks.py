"""Attacks: in close combat, with the lance, with the bow (TW-CBT, TW-ITM-LAN, TW-RNG)."""

from __future__ import annotations

from verlies.core.moves import Move
from verlies.core.steps import Answer, Code, Condition, Events
from verlies.games.twister import battle, combat, nearby
from verlies.games.twister import vocabulary as v
from verlies.games.twister.actors import (
    ABLE,
    FIGURE,
    affords,
    aimed,
    attackable,
    holds_item,
    in_line,
    in_the_way,
    item_that,
    last,
    named_figure,
    no_figure_between,
    on_target,
    one_affords,
    sees,
    somebody_acts,
)
from verlies.games.twister.dungeon import BIT, crossing, listed, neighbour, step
from verlies.games.twister.edges import Hurdle, direction_to, hurdle_between, open_edge, shut
from verlies.games.twister.sight import character_at
from verlies.games.twister.state import NONE, State
from verlies.games.twister.ways import Scene


def attack_moves(m: State, scene: Scene) -> list[Move]:
    """TW-CBT-01, TW-RNG-01, TW-ITM-LAN-01."""
    if not combat_allowed(m):
        return []
    words, side = m.vocabulary, m.active
    squares = 0
    for token in m.actors(side):
        if m.means(token):
            squares |= BIT[m.where[token]]
    aims = combat.targets(m, scene, side)
    moves = [words.fight[square] for square in listed(step(squares, m.south, m.east) & aims)]
    for token in combat.carriers(m, side, "lance"):
        if m.means(token):
            hits = [square for square in combat.in_lance(m, scene, token) if aims >> square & 1]
            moves += [words.lance[m.kinds[token]][square] for square in sorted(hits)]
    shots = 0
    for token in combat.carriers(m, side, "bow"):
        if m.means(token):
            for square in combat.in_shot(m, scene, token):
                shots |= BIT[square] & aims
    moves += [words.shoot[square] for square in listed(shots)]
    return moves


def combat_allowed(m: State) -> bool:
    """TW-SCN-02: some scenarios know no combat."""
    plan = m.mode.scenario(m)
    return plan is None or plan.combat


COMBAT_ALLOWED = Condition[State]("TW-SCN-02", "no_combat", lambda m, seat, code: combat_allowed(m))


# Close combat


def _beside(m: State, code: Code) -> list[int]:
    return [token for token in m.actors(m.active) if direction_to(m.where[token], last(code)) != NONE]


def _hurdle(m: State, code: Code) -> Hurdle | None:
    """What lies between the target and those beside it."""
    found = [hurdle_between(m, m.where[t], direction_to(m.where[t], last(code))) for t in _beside(m, code)]
    return None if None in found else found[0]


def _in_reach(m: State, code: Code) -> list[int]:
    """Those beside the target with nothing between."""
    near = step(BIT[last(code)], m.south, m.east)
    return [token for token in m.actors(m.active) if near & BIT[m.where[token]]]


def _fight(m: State, seat: int, code: Code, events: Events) -> None:
    first = max(_in_reach(m, code), key=m.means)
    m.pay(first, 1)
    fight = combat.muster(m, Scene(m), m.active, character_at(m, last(code)))
    battle.begin(m, fight, events, "TW-CBT-01")


FIGHT = Answer[State](
    v.FIGHT,
    _fight,
    (
        COMBAT_ALLOWED,
        *somebody_acts("TW-CBT-01"),
        *attackable("TW-CBT-01", "TW-CBT-02"),
        Condition("TW-CBT-01", "nobody_adjacent", lambda m, seat, code: bool(_beside(m, code)), on_target),
        *open_edge(shut("TW-BRD-10"), _hurdle),
        one_affords("TW-CBT-01", _in_reach),
    ),
    lambda m, seat: [m.vocabulary.fight[place] for place in nearby.taken_squares(m)],
)


# The lance


def _between(m: State, code: Code) -> int:
    """The square between the carrier of a lance and its target two squares away, or NONE."""
    start = m.where[named_figure(m, code)]
    for side in range(4):
        between = neighbour(start, side)
        if between != NONE and neighbour(between, side) == last(code):
            return between
    return NONE


def _behind_slit(m: State, code: Code) -> bool:
    """TW-ITM-LAN-05: through an arrow slit the lance reaches one square far."""
    start = m.where[named_figure(m, code)]
    side = direction_to(start, last(code))
    through = side != NONE and crossing(start, side, m.south, m.east) == NONE
    return through and crossing(start, side, m.slit_south, m.slit_east) == last(code)


def _thrust(m: State, code: Code) -> Hurdle | None:
    """TW-ITM-LAN-02: what lies between a lance and its target."""
    start, between = m.where[named_figure(m, code)], _between(m, code)
    if between == NONE:
        return None
    side = direction_to(start, between)
    for square in (start, between):
        hurdle = hurdle_between(m, square, side)
        if hurdle is not None:
            return hurdle
    return Hurdle(FIGURE, start, between) if character_at(m, between) != NONE else None


def _lance(m: State, seat: int, code: Code, events: Events) -> None:
    lancer = named_figure(m, code)
    m.pay(lancer, 1)
    fight = combat.muster(m, Scene(m), m.active, character_at(m, last(code)), lancer)
    battle.begin(m, fight, events, "TW-ITM-LAN-01")


LANCE = Answer[State](
    v.LANCE,
    _lance,
    (
        COMBAT_ALLOWED,
        *ABLE,
        holds_item(
            "TW-ITM-LAN-01", named_figure, "lance", lambda m, token: token in combat.carriers(m, m.active, "lance")
        ),
        affords("TW-ITM-LAN-01", named_figure),
        *attackable("TW-ITM-LAN-01", "TW-CBT-02"),
        battle.unpressed("lance"),
        Condition(
            "TW-ITM-LAN-01",
            "not_two_away",
            lambda m, seat, code: _between(m, code) != NONE or _behind_slit(m, code),
            lambda m, seat, code: aimed(m, named_figure(m, code), last(code)),
        ),
        *open_edge(shut("TW-ITM-LAN-02"), _thrust),
        no_figure_between("TW-ITM-LAN-02", _thrust),
    ),
    lambda m, seat: [
        m.vocabulary.lance[kind][place] for kind in nearby.figures(m, seat) for place in nearby.taken_squares(m)
    ],
)


# The bow


def _archers(m: State, code: Code) -> list[int]:
    return combat.carriers(m, m.active, "bow")


def _seen_by(m: State, code: Code, archer: int) -> bool:
    at = m.where[archer]
    return in_line(at, last(code)) and in_the_way(m, at, last(code)) is None


def _pressed(m: State, archer: int) -> int:
    return combat.pressed(m, Scene(m), archer, "bow")


def _archer(m: State, code: Code) -> int:
    """The one who comes nearest to a shot: who can shoot, sees the target, or has it in line at least."""

    def lacks(archer: int) -> int:
        if _seen_by(m, code, archer):
            return int(bool(_pressed(m, archer)))
        return 2 if in_line(m.where[archer], last(code)) else 3

    return min(_archers(m, code), key=lacks)


def _able_archers(m: State, code: Code) -> list[int]:
    return [archer for archer in _archers(m, code) if _seen_by(m, code, archer) and not _pressed(m, archer)]


def _shoot(m: State, seat: int, code: Code, events: Events) -> None:
    fight = combat.shot_at(m, Scene(m), m.active, character_at(m, last(code)))
    m.pay(fight.attackers.bit_length() - 1, 1)
    battle.begin(m, fight, events, "TW-RNG-01")


SHOOT = Answer[State](
    v.SHOOT,
    _shoot,
    (
        COMBAT_ALLOWED,
        *somebody_acts("TW-RNG-01"),
        Condition(
            "TW-RNG-01",
            "nobody_carries",
            lambda m, seat, code: bool(_archers(m, code)),
            lambda m, seat, code: {"thing": item_that(m, "bow")},
        ),
        *attackable("TW-RNG-01", "TW-RNG-03"),
        Condition(
            "TW-ITM-SHI-01",
            "shielded",
            lambda m, seat, code: not combat.shielded(m, character_at(m, last(code))),
            on_target,
        ),
        *sees(_archer),
        Condition(
            "TW-RNG-02",
            "pressed",
            lambda m, seat, code: not _pressed(m, _archer(m, code)),
            lambda m, seat, code: aimed(m, _archer(m, code), listed(_pressed(m, _archer(m, code)))[0]),
        ),
        one_affords("TW-RNG-01", _able_archers),
    ),
    lambda m, seat: [m.vocabulary.shoot[place] for place in nearby.taken_squares(m)],
)
ANSWERS = (FIGHT, LANCE, SHOOT)
