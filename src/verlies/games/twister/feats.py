"""The actions of single characters and items: heal, push, burn, recover, walk through walls, drink (TW-CHR, TW-ITM)."""

from __future__ import annotations

from collections.abc import Callable

from verlies.core.moves import Move
from verlies.core.steps import Answer, Code, Condition, Data, Events
from verlies.games.twister import fate, nearby, powers
from verlies.games.twister import vocabulary as v
from verlies.games.twister.actors import (
    ABLE,
    FindToken,
    able,
    affords,
    aimed,
    holds_item,
    in_play,
    in_team,
    last,
    named_figure,
    on_board,
    on_target,
    sees,
    somebody_there,
    specialist,
    towards,
)
from verlies.games.twister.combat import carriers
from verlies.games.twister.dungeon import NAMES, listed, neighbour
from verlies.games.twister.edges import DARK, RIM, Hurdle, direction_to, gate_between, hurdle_between, open_edge, shut
from verlies.games.twister.paths import End, may_end
from verlies.games.twister.sight import character_at
from verlies.games.twister.state import IS_FIGURE, ITEMS, NONE, State
from verlies.games.twister.ways import Scene

CLERIC, BANSHEE, MAGE, TROLL, WALL_WALKER = (
    specialist(ability) for ability in ("heals", "screams", "magic", "regenerates", "phases")
)


def feat_moves(m: State, scene: Scene, actors: list[int]) -> list[Move]:
    vocabulary = m.vocabulary
    moves: list[Move] = []
    for token in actors:
        figure = m.figure(token)
        if figure.heals:
            near = powers.patients(m, scene, token)
            moves += [vocabulary.heal[square] for square in listed(near)]
        if figure.screams and m.means(token) >= figure.screams:
            moves += [vocabulary.push[square] for square in sorted(powers.pushes(m, scene, token))]
        if figure.magic and powers.wand_of(m, token) != NONE:
            moves += [vocabulary.burn[square] for square in sorted(powers.fireballs(m, scene, token))]
        if figure.phases:
            moves += [vocabulary.phase[square] for square in sorted(powers.behind_walls(m, scene, token))]
    for token in carriers(m, m.active, "potion") if m.options["extras"] else ():
        if m.means(token):
            moves.append(vocabulary.drink[m.kinds[token]])
    return moves


def _near(table: str) -> Callable[[State, int], list[Move]]:
    """All squares on which somebody or something is."""
    return lambda m, seat: [getattr(m.vocabulary, table)[place] for place in nearby.taken_squares(m)]


def _for_one_ap(
    find: FindToken, feat: Callable[[State, int, Code, Events], None]
) -> Callable[[State, int, Code, Events], None]:
    """What a character does for 1 AP, and what comes of it for all."""

    def do(m: State, seat: int, code: Code, events: Events) -> None:
        token = find(m, code)
        m.pay(token, 1)
        feat(m, token, code, events)
        fate.after_action(m, events)

    return do


# Heal


def _wounded(m: State, seat: int, code: Code) -> bool:
    return bool(m.wounded >> character_at(m, last(code)) & 1)


def _carries_wounded(m: State, code: Code) -> int:
    """The one whom the character on a square carries, or NONE."""
    carried = m.beside(character_at(m, last(code)))
    return carried if carried != NONE and IS_FIGURE[carried] else NONE


def _beside_cleric(m: State, code: Code) -> Hurdle | None:
    start = m.where[CLERIC(m, code)]
    return hurdle_between(m, start, direction_to(start, last(code)))


HEAL = Answer[State](
    v.HEAL,
    _for_one_ap(CLERIC, lambda m, token, code, events: powers.heal(m, token, last(code), events)),
    (
        in_team("TW-CHR-CLE-01", "heals"),
        *able(CLERIC),
        affords("TW-CHR-CLE-01", CLERIC),
        *somebody_there("TW-CHR-CLE-01"),
        Condition(
            "TW-CHR-CLE-02",
            "patient_carried",
            lambda m, seat, code: _wounded(m, seat, code) or _carries_wounded(m, code) == NONE,
            lambda m, seat, code: {"square": NAMES[last(code)], **m.who(_carries_wounded(m, code))},
        ),
        Condition("TW-CHR-CLE-01", "not_wounded", _wounded, on_target),
        Condition(
            "TW-CHR-CLE-01",
            "not_beside",
            lambda m, seat, code: direction_to(m.where[CLERIC(m, code)], last(code)) != NONE,
            lambda m, seat, code: aimed(m, CLERIC(m, code), last(code)),
        ),
        *open_edge(shut("TW-BRD-10"), _beside_cleric),
    ),
    _near("heal"),
)


# Push and burn


def not_itself(rule: str, find: FindToken) -> Condition[State]:
    return Condition(
        rule,
        "aims_at_itself",
        lambda m, seat, code: m.where[find(m, code)] != last(code),
        lambda m, seat, code: {"figure": m.name(find(m, code))},
    )


SPELLPROOF = Condition[State](
    "TS-PER-03", "spellproof", lambda m, seat, code: not powers.spellproof(m, character_at(m, last(code))), on_target
)


def _away(m: State, code: Code) -> int:
    """The direction of a push."""
    return towards(m.where[BANSHEE(m, code)], last(code))


def _push(m: State, seat: int, code: Code, events: Events) -> None:
    """TW-CHR-BAN-02, TW-CHR-BAN-06: one square away, with what it carries."""
    banshee, square = BANSHEE(m, code), last(code)
    to = powers.pushed_to(m, square, _away(m, code))
    m.pay(banshee, _price(m, banshee))
    powers.push_on(m, banshee, character_at(m, square), square, to, events)
    fate.after_action(m, events)


def _price(m: State, banshee: int) -> int:
    return m.figure(banshee).screams


def _to(m: State, seat: int, code: Code) -> Data:
    return {**on_target(m, seat, code), "to": NAMES[neighbour(last(code), _away(m, code))]}


PUSH = Answer[State](
    v.PUSH,
    _push,
    (
        in_team("TW-CHR-BAN-01", "screams"),
        *able(BANSHEE),
        affords("TW-CHR-BAN-01", BANSHEE, _price),
        *somebody_there("TW-CHR-BAN-01"),
        not_itself("TW-CHR-BAN-01", BANSHEE),
        *sees(BANSHEE),
        SPELLPROOF,
        *open_edge(
            {RIM: "TW-BRD-08", DARK: "TW-BRD-09", **shut("TW-CHR-BAN-03")},
            lambda m, code: hurdle_between(m, last(code), _away(m, code)),
        ),
        Condition(
            "TW-EXT-07", "push_exit", lambda m, seat, code: powers.may_push_out(m, last(code), _away(m, code)), _to
        ),
        Condition(
            "TW-CHR-BAN-04",
            "push_taken",
            lambda m, seat, code: not powers.pushed_onto_somebody(m, last(code), _away(m, code)),
            _to,
        ),
        Condition(
            "TW-CHR-BAN-04",
            "push_full",
            lambda m, seat, code: powers.has_room_there(m, last(code), _away(m, code)),
            _to,
        ),
    ),
    _near("push"),
)


BURN = Answer[State](
    v.BURN,
    _for_one_ap(MAGE, lambda m, token, code, events: powers.burn(m, token, last(code), events)),
    (
        in_team("TW-CHR-MAG-06", "magic"),
        *able(MAGE),
        holds_item("TW-ITM-FIR-01", MAGE, "wand", lambda m, token: powers.wand_of(m, token) != NONE),
        affords("TW-ITM-FIR-01", MAGE),
        *somebody_there("TW-ITM-FIR-01"),
        not_itself("TW-ITM-FIR-01", MAGE),
        *sees(MAGE),
        SPELLPROOF,
    ),
    _near("burn"),
)


# Recover


def _troll(m: State, seat: int, code: Code) -> Data:
    return {"square": m.at(TROLL(m, code)), **m.who(TROLL(m, code))}


RECOVER = Answer[State](
    v.RECOVER,
    _for_one_ap(TROLL, lambda m, token, code, events: powers.recover(m, token, events)),
    (
        in_team("TW-DT1-03", "regenerates"),
        *in_play(TROLL),
        Condition("TW-DT1-03", "not_wounded", lambda m, seat, code: bool(m.wounded >> TROLL(m, code) & 1), _troll),
        Condition("TW-DT1-03", "wounded_now", lambda m, seat, code: not m.hurt >> TROLL(m, code) & 1, _troll),
        Condition(
            "TW-DT1-03",
            "patient_carried",
            lambda m, seat, code: character_at(m, m.where[TROLL(m, code)]) == TROLL(m, code),
            _troll,
        ),
        Condition(
            "TW-DT1-03", "too_few_ap", lambda m, seat, code: m.ap > 0, lambda m, seat, code: {"cost": 1, "ap": m.ap}
        ),
    ),
    lambda m, seat: [m.vocabulary.recover],
)


# Through walls


def _side(m: State, code: Code) -> int:
    return direction_to(m.where[WALL_WALKER(m, code)], last(code))


def _wall(m: State, seat: int, code: Code) -> Data:
    return {"figure": m.name(WALL_WALKER(m, code)), "square": NAMES[last(code)]}


def _end(m: State, code: Code) -> End:
    walker = WALL_WALKER(m, code)
    return End(powers.through_walls(m, Scene(m), walker), last(code), m.beside(walker))


PHASE = Answer[State](
    v.PHASE,
    _for_one_ap(WALL_WALKER, lambda m, token, code, events: powers.phase(m, token, last(code), events)),
    (
        in_team("TW-DT1-05", "phases"),
        *able(WALL_WALKER),
        affords("TW-DT1-05", WALL_WALKER),
        *on_board(),
        Condition("TW-DT1-05", "not_behind_wall", lambda m, seat, code: _side(m, code) != NONE, _wall),
        Condition(
            "TW-DT1-05",
            "closed_gate",
            lambda m, seat, code: not gate_between(m, m.where[WALL_WALKER(m, code)], _side(m, code)),
            lambda m, seat, code: {
                "source": m.at(WALL_WALKER(m, code)),
                "to": NAMES[last(code)],
                "gate": gate_between(m, m.where[WALL_WALKER(m, code)], _side(m, code)),
            },
        ),
        Condition(
            "TW-DT1-05",
            "no_wall_there",
            lambda m, seat, code: powers.has_wall(m, m.where[WALL_WALKER(m, code)], _side(m, code)),
            _wall,
        ),
        *may_end(_end),
    ),
    _near("phase"),
)


# Drink


def _has_potion(m: State, token: int) -> bool:
    carried = m.beside(token)
    return carried in ITEMS and m.item(carried).potion


DRINK = Answer[State](
    v.DRINK,
    _for_one_ap(named_figure, lambda m, token, code, events: powers.drink(m, token, events)),
    (*ABLE, holds_item("TW-DT1-08", named_figure, "potion", _has_potion), affords("TW-DT1-08", named_figure)),
    lambda m, seat: m.vocabulary.drink,
)
ANSWERS = (HEAL, PUSH, BURN, RECOVER, PHASE, DRINK)
