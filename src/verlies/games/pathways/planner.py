"""How a simple player builds: the best layout and path that a small search finds; and what was possible in a round."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from verlies.core.moves import Move
from verlies.core.odds import added
from verlies.games.pathways import coop, explore, missions, values, view, walk
from verlies.games.pathways.architect import Architect, Found, Tools
from verlies.games.pathways.content import Mission
from verlies.games.pathways.faces import COIN
from verlies.games.pathways.path import COUNTS, LEFT, Path
from verlies.games.pathways.solver import Solver, Wish
from verlies.games.pathways.state import (
    ASSIGN,
    AWARD,
    EXPLORE,
    GROUP,
    MAIN,
    NONE,
    PERIL,
    SECOND,
    STICKER,
    SWAP,
    State,
)
from verlies.games.pathways.view_types import Best, Possible

PATH_SECONDS, LAYOUT_SECONDS = 3.0, 4.0
"""How long it is looked for what was possible: through what lay, and with the same cards."""
LAYOUTS, NODES = 24, 150
"""With an effort of 1: how many layouts are looked at, and how far into each."""
_MANY = 256
_KNOWN: dict[tuple[Any, ...], list[Move]] = {}
"""Plans that were made last, by all that they depend on."""
PREFERRED = ("draw_extra", "start_item", "discount_first", "keep_card", "cross_once")
"""Adventure groups by what they do, the best first."""


def advised(m: State, seat: int, effort: float) -> Move | None:
    """What to do where trying each move would not help."""
    kind = m.frames[-1][0]
    if kind == EXPLORE:
        return _build(m, seat, effort)
    if not m.coop:
        return None
    if kind == ASSIGN:
        return _assign(m, seat)
    moves = m.moves(seat)
    if kind == GROUP:
        groups = [(PREFERRED.index(m.content.groups[m.vocabulary.code[move][1]].effect), move) for move in moves]
        return min(groups)[1]
    if kind in (SWAP, STICKER):
        return moves[-1] if kind == SWAP else moves[0]
    if kind == AWARD:
        return min(moves, key=lambda move: len(m.artefacts[m.vocabulary.code[move][1]]))
    if kind == PERIL:
        return moves[0] if m.peril > coop.setup_card(m).peril else moves[-1]
    return None


# Building


def _build(m: State, seat: int, effort: float) -> Move:
    """The next move of the plan; one that was left is made again from what there is."""
    done = explore.moves_of(m, m.laid[seat], m.paths[seat])
    for laid, path in (((), None), (m.laid[seat], None), (m.laid[seat], m.paths[seat])):
        moves = _planned(m, seat, laid, path, effort)
        if moves[: len(done)] == done:
            return moves[len(done)] if len(moves) > len(done) else m.vocabulary.submit
    raise AssertionError("a plan goes on from what there is")


def _planned(m: State, seat: int, laid: Any, path: Path | None, effort: float) -> list[Move]:
    cards = bytes(sorted((*m.hands[seat], *(placement.card for placement in m.laid[seat]))))
    tools = Tools(*walk.new_path(m, seat).kit)
    wishes = _wishes(m, seat)
    key = (m.content.digest, cards, tools, tuple(wishes), laid, path and path.ops, effort, m.options["strict_ports"])
    moves = _KNOWN.get(key)
    if moves is None:
        if len(_KNOWN) >= _MANY:
            _KNOWN.clear()
        moves = _KNOWN[key] = _search(m, seat, cards, tools, wishes, laid, path, effort)
    return moves


def _search(
    m: State, seat: int, cards: bytes, tools: Tools, wishes: list[Wish], laid: Any, path: Path | None, effort: float
) -> list[Move]:  # fmt: skip
    layouts, nodes = max(3, round(LAYOUTS * effort / len(wishes))), round(NODES * max(1.0, effort))
    if path is not None:
        best = max((Solver(path, wish, nodes=20 * nodes).solve() for wish in wishes), key=lambda best: best.value)
        return explore.moves_of(m, laid, best.path)
    hand = list(cards)
    for placement in laid:
        hand.remove(placement.card)
    found: list[Found] = []
    for wish in wishes:
        strict = bool(m.options["strict_ports"])
        architect = Architect(m.content, bytes(hand), wish, tools, Random(repr(cards)), strict, laid, nodes)
        best_layout = architect.think(layouts=layouts)
        if best_layout is not None:
            found.append(best_layout)
    if not found:
        return explore.moves_of(m, laid, None)
    chosen = max(found, key=lambda each: each.value)
    return explore.moves_of(m, chosen.layout, chosen.best.path)


def _wishes(m: State, seat: int) -> list[Wish]:
    """What to build for: the goal, or each mission that the paths that are finished leave to do."""
    wish = values.wish(m, seat)
    if not m.coop:
        return [wish]
    wishes = [_for_mission(m, mission, wish, spare) for mission, spare in _to_do(m)]
    return wishes or [wish]


def _for_mission(m: State, mission: Mission, wish: Wish, spare: list[int]) -> Wish:
    points, caps = [0.02 * each for each in wish.points], [255] * COUNTS
    needs = [(kinds, number - missions.sum_of(m, kinds, spare)) for kinds, number in missions.needs(m, mission)]
    total = sum(max(0, number) for _, number in needs) or 1
    for kinds, number in needs:
        for kind in kinds:
            points[kind] = values.MISSION * (1 + mission.tier / 2) / total
            caps[kind] = max(0, number)
    return Wish(tuple(points), 3.0 if mission.must_exit else wish.exit, bytes(caps))


def _to_do(m: State) -> list[tuple[Mission, list[int]]]:
    """Missions that no finished path completes alone, and the finished paths that complete none."""
    free = [seat for seat in m.order if m.paths[seat] is not None]
    left = [m.content.missions[each] for each in m.open]
    for mission in sorted(left, key=lambda each: -each.tier):
        able = [seat for seat in free if missions.achieved(m, mission, [seat])]
        if able:
            free.remove(able[0])
            left.remove(mission)
    return [(mission, free) for mission in left]


def _assign(m: State, seat: int) -> Move:
    """The mission with which all paths together complete the most."""
    order = m.in_order()
    later = [each for each in order[order.index(seat) + 1 :] if m.paths[each] is not None]
    options = [NONE, *m.open]
    best: tuple[float, Move] | None = None
    for move in m.moves(seat):
        code = m.vocabulary.code[move]
        own = tuple(each for each in code[1:] if each != NONE)
        for rest in product(options, repeat=len(later)):
            sent = dict(zip(later, rest, strict=True))
            worth = -0.1 * (len(own) > 1)
            for mission in m.open:
                crew = [each for each in order if mission in m.assigned[each] or sent.get(each) == mission]
                crew += [seat] * (mission in own)
                if crew and missions.achieved(m, m.content.missions[mission], crew):
                    worth += 1 + 0.1 * m.content.missions[mission].tier - 0.001 * len(crew)
            if best is None or worth > best[0]:
                best = (worth, move)
    assert best is not None
    return best[1]


# What was possible


def possible(m: State, seat: int) -> dict[str, Any] | None:
    """The best path through what a seat laid in the last round, and the best layout of its hand that is found, if it
    is better."""
    last = m.last
    if last is None or m.coop:
        return None
    wish = _measure(m, last.goals)
    laid, kit = last.laid[seat], last.kits[seat]
    hand = added(last.left[seat], *(each.card for each in laid))  # PA-EXP-02: all of it could have lain elsewhere
    if not hand:
        return None
    drawn = last.paths[seat]
    if drawn is not None and drawn.head == NONE:
        drawn = None
    best = Solver(Path(m.content.dungeon(laid), *kit), wish, PATH_SECONDS).solve() if laid else None
    if best is not None and drawn is not None and wish.of(drawn) >= best.value:
        best = best._replace(value=wish.of(drawn), path=drawn)  # of equal ones, and where the search was too short
    strict = bool(m.options["strict_ports"])
    found = Architect(m.content, hand, wish, Tools(*kit), Random(0), strict).think(LAYOUT_SECONDS)
    if found is not None and best is not None and found.value <= best.value:
        found = None
    best_ones: Possible = {
        "drawn": wish.of(drawn) if drawn is not None else 0.0,
        "laid": _shown(m, laid, best.path, best.value, best.proved) if best is not None else None,
        "free": _shown(m, found.layout, found.best.path, found.value, False) if found is not None else None,
    }
    return {**best_ones}


def _measure(m: State, goals: tuple[int, int]) -> Wish:
    """The points that a path brings at the end: goals, coins, and about what an exit is worth."""
    points = [0.0] * COUNTS
    for which, share in ((MAIN, 1.0), (SECOND, 1 / m.content.board["secondary_divided_by"])):
        goal = m.content.goals[goals[which]]
        for kind in goal.kinds:
            points[kind] += goal.points * share
    points[COIN] += 1 / m.content.board["coins_for_a_point"]
    return Wish(tuple(points), values.EXIT)


def _shown(m: State, laid: Any, path: Path, value: float, proved: bool) -> Best:
    assert m.last is not None
    dungeon = view.dungeon(m, laid, path, m.last.goals)
    return {"dungeon": dungeon, "exit": path.end == LEFT, "worth": value, "proved": proved}


worth = values.worth
