"""Who can act, what it costs, and whom one can aim at: what many actions have in common (TW-TRN, TW-CBT, TW-LOS)."""

from __future__ import annotations

from collections.abc import Callable

from verlies.core.steps import Code, Condition, Data
from verlies.games.twister.dungeon import HEIGHT, NAMES, SLOT_AT, SLOT_NAMES, crossing, neighbour
from verlies.games.twister.edges import DARK, GATE, SLIT, WALL, FindHurdle, Hurdle, edge, free_of, open_edge
from verlies.games.twister.sight import character_at
from verlies.games.twister.state import BAG, BOX, DEAD, DOWN, LOST, NONE, SCREEN, SIDE, UNKNOWN, State

Conditions = tuple[Condition[State], ...]
FindToken = Callable[[State, Code], int]
"""The token that a move is about, or NONE."""
FindSquare = Callable[[Code], int]


def last(code: Code) -> int:
    """The square that a move names, where that is its last argument."""
    return code[-1]


def named_figure(m: State, code: Code) -> int:
    """The figure of the active side that a move names first."""
    return m.of_kind(m.active, code[1])


def on_square(m: State, square: int) -> Data:
    """Who is there, as arguments."""
    return {"square": NAMES[square], **m.who(character_at(m, square))}


def on_target(m: State, seat: int, code: Code) -> Data:
    return on_square(m, last(code))


# Who can act


def in_play(find: FindToken) -> Conditions:
    """TW-TRN-09: the figure is on the board."""

    def where(m: State, code: Code) -> int:
        return m.where[find(m, code)]

    def who(m: State, seat: int, code: Code) -> Data:
        return {"figure": m.name(find(m, code))}

    return (
        Condition(
            "TW-REV-07",
            "still_face_down",
            lambda m, seat, code: not DOWN <= where(m, code) < SCREEN,
            lambda m, seat, code: {**who(m, seat, code), "slot": SLOT_NAMES[where(m, code) - DOWN]},
        ),
        Condition("TW-TEAM-42", "left_out", lambda m, seat, code: where(m, code) != BOX, who),
        Condition("TW-WND-04", "eliminated", lambda m, seat, code: where(m, code) != DEAD, who),
        Condition("TS-PLY-02", "still_in_bag", lambda m, seat, code: where(m, code) != BAG, who),
        Condition(
            "TS-PLY-04", "out_of_game", lambda m, seat, code: where(m, code) != LOST or not m.mode.loses_figures, who
        ),
        Condition("TW-EXT-06", "has_left", lambda m, seat, code: where(m, code) < DOWN, who),
    )


def able(find: FindToken) -> Conditions:
    """TW-TRN-09: the figure is on the board, unwounded, and was not healed this turn."""
    return (
        *in_play(find),
        Condition(
            "TW-WND-01",
            "wounded",
            lambda m, seat, code: not m.wounded >> find(m, code) & 1,
            lambda m, seat, code: {"figure": m.name(find(m, code)), "square": m.at(find(m, code))},
        ),
        Condition(
            "TW-CHR-CLE-03",
            "healed_now",
            lambda m, seat, code: not m.healed >> find(m, code) & 1,
            lambda m, seat, code: {"figure": m.name(find(m, code))},
        ),
    )


ABLE: Conditions = (
    Condition(
        "TW-TRN-09",
        "not_in_team",
        lambda m, seat, code: named_figure(m, code) != NONE,
        lambda m, seat, code: {"thing": m.content.figure_ids[code[1]]},
    ),
    *able(named_figure),
)
"""The figure that the move names can act for the active side."""


def affords(rule: str, find: FindToken, price: Callable[[State, int], int] = lambda m, token: 1) -> Condition[State]:
    """The figure has the AP."""
    return Condition(
        rule,
        "too_few_ap",
        lambda m, seat, code: m.means(find(m, code)) >= price(m, find(m, code)),
        lambda m, seat, code: {"cost": price(m, find(m, code)), "ap": m.means(find(m, code))},
    )


def somebody_acts(rule: str) -> Conditions:
    """TW-TRN-11: the active side has a figure that can act, and the AP for it."""
    return (
        Condition("TW-TRN-11", "nobody_acts", lambda m, seat, code: bool(m.actors(m.active))),
        affords(rule, lambda m, code: max(m.actors(m.active), key=m.means)),
    )


def one_affords(rule: str, able: Callable[[State, Code], list[int]]) -> Condition[State]:
    """TW-DT1-08: of those who could do it, one has the AP; potions give them to one figure alone."""
    return Condition(
        rule,
        "too_few_ap",
        lambda m, seat, code: any(m.means(token) > 0 for token in able(m, code)),
        lambda m, seat, code: {"cost": 1, "ap": m.ap},
    )


def specialist(ability: str) -> FindToken:
    """Finds the figure of the active side that can do this."""

    def find(m: State, code: Code) -> int:
        squad = m.squads[m.active]
        return next((t for t in squad if m.kinds[t] != UNKNOWN and getattr(m.figure(t), ability)), NONE)

    return find


def in_team(rule: str, ability: str) -> Condition[State]:
    """One who can do this is in the team."""
    find = specialist(ability)
    return Condition(
        rule,
        "not_in_team",
        lambda m, seat, code: find(m, code) != NONE,
        lambda m, seat, code: {"thing": next(figure.id for figure in m.content.figures if getattr(figure, ability))},
    )


def item_that(m: State, ability: str) -> str:
    """The first item that does this, such as a bow."""
    return next((item.id for item in m.content.items if getattr(item, ability)), ability)


def holds_item(rule: str, find: FindToken, ability: str, holds: Callable[[State, int], bool]) -> Condition[State]:
    """The figure carries what it needs for this."""
    return Condition(
        rule,
        "needs_item",
        lambda m, seat, code: holds(m, find(m, code)),
        lambda m, seat, code: {"figure": m.name(find(m, code)), "thing": item_that(m, ability)},
    )


# Squares


def on_board(square: FindSquare = last) -> Conditions:
    """TW-BRD-09, TW-SCN-03: somebody can be on this square now."""

    def slot(m: State, code: Code) -> int:
        at = SLOT_AT[square(code)]
        return at if at != NONE and m.slots >> at & 1 else NONE

    return (
        Condition(
            "TW-BRD-09",
            "hall_face_down",
            lambda m, seat, code: bool(m.area >> square(code) & 1) or slot(m, code) == NONE,
            lambda m, seat, code: {"square": NAMES[square(code)], "slot": SLOT_NAMES[slot(m, code)]},
        ),
        Condition(
            "TW-BRD-01",
            "off_board",
            lambda m, seat, code: bool(m.area >> square(code) & 1),
            lambda m, seat, code: {"square": NAMES[square(code)]},
        ),
    )


def somebody_there(rule: str) -> Conditions:
    """The square holds a character."""
    return (
        *on_board(),
        Condition(
            rule,
            "nobody_there",
            lambda m, seat, code: character_at(m, last(code)) != NONE,
            lambda m, seat, code: {"square": NAMES[last(code)]},
        ),
    )


def attackable(rule: str, fresh: str) -> Conditions:
    """An enemy who can be attacked at all; `fresh` is the rule about those wounded or healed this turn."""

    def target(m: State, code: Code) -> int:
        return character_at(m, last(code))

    return (
        *somebody_there(rule),
        Condition(rule, "own_figure", lambda m, seat, code: SIDE[target(m, code)] != m.active, on_target),
        Condition(fresh, "wounded_now", lambda m, seat, code: not m.hurt >> target(m, code) & 1, on_target),
        Condition(fresh, "target_healed_now", lambda m, seat, code: not m.healed >> target(m, code) & 1, on_target),
    )


def aimed(m: State, token: int, square: int) -> Data:
    """One who is aimed at, and who aims."""
    return {"figure": m.name(token), "square": NAMES[square], "target": m.name(character_at(m, square))}


# Line of sight

FIGURE = "figure"


def in_line(square: int, other: int) -> bool:
    """TW-LOS-01: in the same row or column, and not the same."""
    return square != other and (square // HEIGHT == other // HEIGHT or square % HEIGHT == other % HEIGHT)


def towards(square: int, other: int) -> int:
    """The direction of another square in the same row or column."""
    if square // HEIGHT == other // HEIGHT:
        return 0 if other < square else 2
    return 1 if other > square else 3


def in_the_way(m: State, square: int, other: int) -> Hurdle | None:
    """TW-LOS-02 to TW-LOS-04: what first blocks the line to another square in the same row or column."""
    side = towards(square, other)
    south, east = m.slit_south, m.slit_east
    while True:
        on = crossing(square, side, south, east)
        if on == NONE:
            return Hurdle(edge(m, square, side), square, neighbour(square, side))
        if on == other:
            return None
        if character_at(m, on) != NONE:
            return Hurdle(FIGURE, square, on)
        square, south, east = on, m.south, m.east


def sees(find: FindToken) -> Conditions:
    """TW-LOS-01 to TW-LOS-04: the figure sees the one on the square that the move names."""

    def blocked(m: State, code: Code) -> Hurdle | None:
        return in_the_way(m, m.where[find(m, code)], last(code))

    return (
        Condition(
            "TW-LOS-01",
            "not_in_line",
            lambda m, seat, code: in_line(m.where[find(m, code)], last(code)),
            lambda m, seat, code: aimed(m, find(m, code), last(code)),
        ),
        *open_edge({DARK: "TW-BRD-09", GATE: "TW-LOS-03", WALL: "TW-LOS-03", SLIT: "TW-LOS-04"}, blocked),
        no_figure_between("TW-LOS-02", blocked),
    )


def no_figure_between(rule: str, find: FindHurdle) -> Condition[State]:
    return free_of(rule, "figure_between", FIGURE, find, lambda m, hurdle: on_square(m, hurdle.to))
