"""Plans: the whole dungeon and path of a seat as one text, checked and turned into moves.

`S5 0 0 0, D301 180 3 -1; start M 0 0 W, go E, exit E`: cards as they lie (PA-LAY-01), in any order, then the path
(PA-PTH-11). Artefacts that help the path are named among its steps: `use R08`.
"""

from __future__ import annotations

import re

from verlies.core.errors import BadPlan
from verlies.core.events import Refusal
from verlies.core.moves import Move
from verlies.core.odds import added
from verlies.games.pathways import explore, walk
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.lay import LAY
from verlies.games.pathways.layout import Placement
from verlies.games.pathways.path import Path
from verlies.games.pathways.state import EXPLORE, State

_NUMBER = r"(0|-?[1-9]\d?)"
_CARD = re.compile(rf"(\S+) (0|180) {_NUMBER} {_NUMBER}", re.ASCII)
_WHOLE = re.compile(_NUMBER, re.ASCII)
_SPOT = {"start": 2, "leave": 1, "stairs": 1, "fall": 1, "portal": 2}
"""Where x stands in a step that names a cell."""
NO_STEPS = (v.LAY, v.SUBMIT, v.TIME)
_INDEX = {"portal_room": 1}
"""Where the number of a card stands."""


def read(m: State, seat: int, text: str, cut: bool) -> list[Move]:
    """The moves of a plan, from an empty table on."""
    assert m.frames[-1][0] == EXPLORE
    layout, _, path = text.partition(";")
    blank = emptied(m, seat)
    cards = [part.strip() for part in layout.split(",") if part.strip()]
    given = [_placement(blank, number, card) for number, card in enumerate(cards, 1)]
    moves, order, (left, top) = _lay(blank, seat, given, cards)
    steps = [" ".join(part.split()) for part in path.split(",") if part.strip()]
    return moves + _draw(blank, seat, [_moved(m, step, order, left, top) for step in steps], steps, cut)


def emptied(m: State, seat: int) -> State:
    """A copy in which the seat has built nothing yet."""
    blank = m.copy()
    blank.hands[seat] = added(m.hands[seat], *(placement.card for placement in m.laid[seat]))
    blank.laid[seat] = ()
    blank.paths[seat] = None
    blank.armed[seat] = 0
    return blank


def _placement(m: State, number: int, text: str) -> Placement:
    found = _CARD.fullmatch(text)
    if found is None or found[1] not in m.content.card_ids:
        raise BadPlan(Refusal("CORE-TEXT", "text", {"text": text[:40]}), number, text[:40])
    return Placement(m.content.card_ids.index(found[1]), found[2] == "180", int(found[3]), int(found[4]))


def _lay(
    m: State, seat: int, given: list[Placement], texts: list[str]
) -> tuple[list[Move], list[int], tuple[int, int]]:  # fmt: skip
    """Lay the cards in an order in which each step is legal, the first at 0, 0; changes `m`."""
    order: list[int] = []
    moves: list[Move] = []
    left, top = (given[0].x, given[0].y) if given else (0, 0)
    wanted = [(v.LAY, each.card, int(each.turned), each.x - left, each.y - top) for each in given]
    while len(order) < len(wanted):
        faults: list[tuple[Refusal, int]] = []
        for at in [at for at in range(len(wanted)) if at not in order]:
            refusal = LAY.why_not(m, seat, wanted[at])
            if refusal is None:
                break
            faults.append((refusal, at))
        else:
            refusal, at = next((fault for fault in faults if fault[0].rule != "PA-LAY-08"), faults[0])
            raise BadPlan(refusal, at + 1, texts[at])
        order.append(at)
        moves.append(m.vocabulary.at(*wanted[at]))
        LAY.do(m, seat, wanted[at], None)
    return moves, order, (left, top)


def _moved(m: State, step: str, order: list[int], left: int, top: int) -> str:
    """A step with the coordinates and card numbers that it has on the table."""
    words = step.split(" ")
    verb = words[0]
    at = _SPOT.get(verb, len(words))
    if verb == "book" and len(words) == 5:
        at = 3
    if len(words) > at + 1 and all(_WHOLE.fullmatch(word) for word in words[at : at + 2]):
        words[at : at + 2] = [str(int(words[at]) - left), str(int(words[at + 1]) - top)]
    at = _INDEX.get(verb, 2 if verb == "book" and len(words) == 4 else len(words))
    if len(words) > at and words[at] in map(str, range(len(order))):
        words[at] = str(order.index(int(words[at])))
    return " ".join(words)


def _draw(m: State, seat: int, steps: list[str], texts: list[str], cut: bool) -> list[Move]:
    """The moves of the path; changes `m`."""
    moves: list[Move] = []
    for number, step in enumerate(steps, 1):
        move = m.vocabulary.parse(step)
        if move is None or m.vocabulary.code[move][0] in NO_STEPS:
            refusal: Refusal | None = Refusal("CORE-TEXT", "text", {"text": step[:40]})
        else:
            refusal = explore.BUILD.why_not(m, seat, move)
        if move is None or refusal is not None:
            if cut:
                break
            assert refusal is not None
            raise BadPlan(refusal, len(m.laid[seat]) + number, texts[number - 1])
        explore.BUILD.do(m, seat, m.vocabulary.code[move], None)
        moves.append(move)
    return moves


def text_of(m: State, laid: tuple[Placement, ...], path: Path | None) -> str:
    """A plan as one text."""
    ids = m.content.card_ids
    cards = ", ".join(f"{ids[card]} {180 if turned else 0} {x} {y}" for card, turned, x, y in laid)
    return cards if path is None else f"{cards}; {', '.join(walk.steps_of(m, path))}"
