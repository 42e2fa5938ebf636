"""Laying cards: where one may lie beside those that lie (PA-LAY)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from verlies.core.events import Event
from verlies.core.moves import Move
from verlies.core.odds import without
from verlies.core.steps import Answer, Code, Condition, Data, Events
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.conditions import card as named
from verlies.games.pathways.faces import HEIGHT, WIDTH
from verlies.games.pathways.layout import Placement, fault, linked, listed
from verlies.games.pathways.state import State, kinds, some_cards

LAID = 5
"""PA-LAY-09: the most cards that are laid."""
Spot = tuple[bool, int, int]
"""Turned or not, x, y."""
SPREAD = 7
"""Of this many cells around the laid cards one is tried for each card."""


def lays(m: State, seat: int) -> list[Move]:
    """PA-LAY-01 to PA-LAY-08."""
    at, laid = m.vocabulary.at, m.laid[seat]
    return [at(v.LAY, card, *spot) for card in kinds(m.hands[seat]) for spot in spots(m, laid, card)]


def spots(m: State, laid: tuple[Placement, ...], card: int) -> list[Spot]:
    """All ways to lay one more card."""
    if len(laid) >= LAID:
        return []
    tables, strict = m.content.tables, bool(m.options["strict_ports"])
    ways = [(turned, tables.places(laid, card, turned, strict)) for turned in (False, True)]
    return [(turned, x, y) for turned, places in ways for x, y in listed(places)]


def shifts(m: State, others: tuple[Placement, ...], card: Placement) -> list[Spot]:
    """PA-EXP-02: where a card could lie instead, if all others stay."""
    if not others:
        return [(not card.turned, card.x, card.y)]
    found = [spot for spot in spots(m, others, card.card) if spot != card[1:]]
    if whole(m, others):
        return found
    return [spot for spot in found if whole(m, (*others, Placement(card.card, *spot)))]


def whole(m: State, laid: tuple[Placement, ...]) -> bool:
    """PA-LAY-08."""
    return fault([(m.content.faces[card][turned], x, y) for card, turned, x, y in laid]) is None


def _lay(m: State, seat: int, code: Code, events: Events) -> None:
    _, card, turned, x, y = code
    placement = Placement(card, bool(turned), x, y)
    m.hands[seat] = without(m.hands[seat], card)
    m.laid[seat] = (*m.laid[seat], placement)
    if events is not None:
        args = {"seat": seat, "card": m.content.card_ids[card], "turned": placement.turned, "x": x, "y": y}
        events.append(Event("PA-LAY-01", "card_laid", args, m.watchers(seat)))


# Where a card may lie


def _others(m: State, seat: int, code: Code) -> list[Placement]:
    """The cards beside which it would lie: without itself, if it lies already."""
    others = list(m.laid[seat])
    if code[1] not in m.hands[seat]:
        at = next((at for at, each in enumerate(others) if each.card == code[1]), len(others))
        del others[at : at + 1]
    return others


def _offset(other: Placement, code: Code) -> tuple[int, int]:
    return code[3] - other.x, code[4] - other.y


def _overlaps(m: State, other: Placement, code: Code) -> bool:
    dx, dy = _offset(other, code)
    return abs(dx) < WIDTH and abs(dy) < HEIGHT


def _beside(other: Placement, code: Code) -> bool:
    """PA-LAY-04: along an edge, not only at a corner."""
    dx, dy = _offset(other, code)
    return (abs(dx) == WIDTH and abs(dy) < HEIGHT) or (abs(dy) == HEIGHT and abs(dx) < WIDTH)


def _linked(m: State, other: Placement, code: Code, strict: bool) -> bool:
    faces = m.content.faces[other.card][other.turned], m.content.faces[code[1]][code[2]]
    return linked(*faces, *_offset(other, code), strict)


def _unlinked(m: State, other: Placement, code: Code) -> bool:
    return _beside(other, code) and not _linked(m, other, code, strict=False)


def _unmatched(m: State, other: Placement, code: Code) -> bool:
    return bool(m.options["strict_ports"]) and _beside(other, code) and not _linked(m, other, code, strict=True)


def _no_other(rule: str, reason: str, wrong: Callable[[State, Placement, Code], bool]) -> Condition[State]:
    """There is nothing wrong with any card that lies."""

    def first(m: State, seat: int, code: Code) -> Placement | None:
        return next((other for other in _others(m, seat, code) if wrong(m, other, code)), None)

    def args(m: State, seat: int, code: Code) -> Data:
        other = first(m, seat, code)
        assert other is not None
        return {**named(m, seat, code), "other": m.content.card_ids[other.card]}

    return Condition(rule, reason, lambda m, seat, code: first(m, seat, code) is None, args)


def _is_joined(m: State, seat: int, code: Code) -> bool:
    others = _others(m, seat, code)
    return not others or any(_beside(other, code) for other in others)


def _near_lays(m: State, seat: int) -> Iterator[Move]:
    """Each card both ways: at the origin, on and around others."""
    xs = [0, *(each.x for each in m.laid[seat])]
    ys = [0, *(each.y for each in m.laid[seat])]
    columns = [x for x in range(min(xs) - WIDTH - 1, max(xs) + WIDTH + 2) if x in v.LEFT.words]
    rows = [y for y in range(min(ys) - HEIGHT - 1, max(ys) + HEIGHT + 2) if y in v.TOP_ROW.words]
    around = [] if m.paths[seat] is not None else [(x, y) for y in rows for x in columns]
    spots = [(0, 0), *around]
    for card in some_cards(m, seat):
        for turned in (0, 1):
            for at, (x, y) in enumerate(spots):
                if not at or (at + card + turned) % SPREAD == 0:
                    yield m.vocabulary.at(v.LAY, card, turned, x, y)


LAY = Answer[State](
    v.LAY,
    _lay,
    (
        Condition(
            "PA-EXP-01",
            "not_in_hand",
            lambda m, seat, code: code[1] in m.hands[seat] or any(each.card == code[1] for each in m.laid[seat]),
            named,
        ),
        Condition(
            "PA-LAY-01",
            "first_card_at_origin",
            lambda m, seat, code: bool(m.laid[seat]) or code[3:] == (0, 0),
            named,
        ),
        _no_other("PA-LAY-03", "overlaps", _overlaps),
        _no_other("PA-LAY-06", "no_link", _unlinked),
        _no_other("PA-AMB-05", "port_unmatched", _unmatched),
        Condition("PA-LAY-08", "apart", _is_joined, named),
        Condition("PA-EXP-01", "laid_already", lambda m, seat, code: code[1] in m.hands[seat], named),
        Condition(
            "PA-LAY-09",
            "all_laid",
            lambda m, seat, code: len(m.laid[seat]) < LAID,
            lambda m, seat, code: {"cards": len(m.laid[seat])},
        ),
        Condition("PA-EXP-02", "path_begun", lambda m, seat, code: m.paths[seat] is None),
    ),
    near=_near_lays,
)
