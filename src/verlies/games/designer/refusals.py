"""Why a move is not legal: the rule that stands in its way. Explains, never decides."""

from __future__ import annotations

from typing import Any

from verlies.core.events import Refusal
from verlies.games.designer import build, market
from verlies.games.designer.content import FOUNTAIN, PARTS, SHRINE
from verlies.games.designer.state import BUILD, CHOOSE, NONE, PLACE, SECOND, State
from verlies.games.designer.vocabulary import EDGES


def question(m: State, seat: int) -> tuple[str, str, dict[str, Any]]:
    """Rule, kind and arguments of what the seat is asked now."""
    kind = m.frames[-1][0]
    if kind == BUILD:
        args = {"year": m.year, "round": m.frames[-1][1]}
        step = m.steps[seat]
        if step == CHOOSE:
            return "DD-BLD-01", "build", args
        if step == SECOND:
            return ("DD-SOL-09", "keep", args) if m.solo else ("DD-BLD-02", "discard", args)
        if build.power_in_use(m, seat) == SHRINE:
            return "DD-EXP-06", "shrine", args
        return "DD-EXP-07", "fountain", args
    if kind == PLACE:
        return "DD-MKT-05", "place", {"tiles": [m.content.elements[tile] for tile in m.carrying]}
    return "DD-MKT-03", "market" if m.year < 4 else "last_market", {"year": m.year, "gold": m.gold[seat]}


VERBS = {
    "build": ("build",),
    "keep": ("keep",),
    "discard": ("discard",),
    "shrine": ("swap", "skip"),
    "fountain": ("move", "skip"),
    "place": ("place",),
    "market": ("buy", "pass"),
    "last_market": ("buy", "pass"),
}
"""The verbs that answer each question."""


def refuse(m: State, seat: int, text: str) -> Refusal:
    rule, kind, _ = question(m, seat)
    verb, *words = text.split(" ")
    if verb not in VERBS[kind]:
        return Refusal(rule, "not_now", {"verb": verb, "verbs": list(VERBS[kind])})
    code = m.words.code[text]
    if verb == "build":
        return _refuse_build(m, seat, words[0], code)
    if verb in ("discard", "keep"):
        if m.chosen[seat] != NONE and m.chosen[seat] >> 2 == code[0]:
            return Refusal(rule, "room_already_chosen", {"room": words[0]})
        return Refusal(rule, "not_in_hand", {"room": words[0]})
    if verb == "buy":
        return _refuse_buy(m, seat, code[0])
    if verb == "pass":
        return _refuse_pass(m, words)
    if verb == "place":
        return _refuse_place(m, seat, words[0], code)
    return _refuse_power(m, seat, verb, words, code)


def _refuse_build(m: State, seat: int, room: str, code: tuple[int, ...]) -> Refusal:
    if code[0] not in m.hands[seat]:
        return Refusal("DD-BLD-01", "not_in_hand", {"room": room})
    return Refusal("DD-BLD-08", "column_taken", {"col": code[1] + 1, "row": m.year})


def _refuse_buy(m: State, seat: int, stall_part: int) -> Refusal:
    stall, side = stall_part >> 1, stall_part & 1
    args = {"stall": m.content.stalls[stall], "part": PARTS[side]}
    if stall not in m.stalls:
        return Refusal("DD-MKT-04", "not_on_display", args)
    why = market.why_not_buy(m, seat, m.stalls.index(stall) * 2 + side)
    assert why is not None
    if why[1] == "part_empty":
        return Refusal("DD-MKT-04", "part_empty", args)
    if why[1] == "no_space":
        return Refusal("DD-MKT-13", "no_space", args)
    return Refusal("DD-MKT-04", "too_dear", {**args, "cost": m.content.part_cost[stall_part], "gold": m.gold[seat]})


def _refuse_pass(m: State, words: list[str]) -> Refusal:
    if not words:
        return Refusal("DD-MKT-09", "choose_challenge")
    if m.year == 4:
        return Refusal("DD-MKT-09", "no_challenge_this_year")
    return Refusal("DD-MKT-09", "challenge_not_on_display", {"challenge": words[0]})


def _refuse_place(m: State, seat: int, tile: str, code: tuple[int, ...]) -> Refusal:
    if code[0] not in m.carrying:
        return Refusal("DD-MKT-05", "tile_not_bought", {"tile": tile})
    if code[0] == m.content.passage:
        if m.passages[seat] >> code[1] & 1:
            cell = EDGES[code[1]]
            return Refusal("DD-TIL-05", "edge_taken", {"row": int(cell[1]), "col": int(cell[3])})
        return Refusal("DD-TIL-03", "edge_without_room")
    return _refuse_slot(m, seat, code[1], "DD-TIL-01")


def _refuse_slot(m: State, seat: int, cell: int, rule: str) -> Refusal:
    args = {"row": cell // 4 + 1, "col": cell % 4 + 1}
    if not m.grids[seat][cell]:
        return Refusal(rule, "no_room_there", args)
    return Refusal(rule, "room_full", args)


def _refuse_power(m: State, seat: int, verb: str, words: list[str], code: tuple[int, ...]) -> Refusal:
    if verb == "swap":
        return Refusal("DD-EXP-06", "swap_needs_two_rooms", {"row": m.year})
    assert build.power_in_use(m, seat) == FOUNTAIN
    if code[0] not in m.tiles[seat][code[1]]:
        return Refusal("DD-EXP-07", "no_such_tile", {"tile": words[0], "row": code[1] // 4 + 1, "col": code[1] % 4 + 1})
    if code[1] == code[2]:
        return Refusal("DD-EXP-07", "same_room")
    return _refuse_slot(m, seat, code[2], "DD-EXP-07")


def candidates(m: State, seat: int) -> list[str]:
    """What a person might try: everything that names a card or cell now in play, and slips of the pen."""
    content, words = m.content, m.words
    hand = list(m.hands[seat])
    rooms = sorted({*hand, *(room - 1 for room in m.grids[seat] if room), 0, len(content.rooms) - 1})
    texts: list[str] = ["", "resign", "pass", "skip", "build", "build R000 1", "buy M01", "Pass", "pass  C01"]
    texts += [f"build {content.rooms[room]} {column}" for room in rooms for column in range(6)]
    texts += [str(table[room]) for room in rooms for table in (words.discard, words.keep)]
    texts += [str(move) for move in words.swap.values()]
    texts += [str(words.buy[stall * 2 + part]) for stall in {*m.stalls, 0} for part in (0, 1)]
    texts += [str(words.take[at]) for at in range(len(content.challenges))]
    texts += [*map(str, words.passage), *words.other_names]
    tiles = sorted({*m.carrying, *b"".join(m.tiles[seat]), *content.chest} - {content.passage})
    for tile in tiles:
        texts += [str(words.place[tile][cell >> 2][15][cell & 3]) for cell in range(16)]
        texts += [str(words.move[tile, a, b]) for a in range(16) for b in range(16)]
    texts += [str(move) for move in m.moves(seat)]
    return texts
