"""What each seat is asked, the verbs that answer it, and what a person who deals by hand is asked."""

from __future__ import annotations

from typing import Any

from verlies.games.pathways import coop
from verlies.games.pathways import path as p
from verlies.games.pathways import state as s
from verlies.games.pathways import vocabulary as v
from verlies.games.pathways.dungeon import Dungeon
from verlies.games.pathways.faces import LEVELS, PIT, RECYCLE, SCISSORS
from verlies.games.pathways.path import Path
from verlies.games.pathways.state import BOOK_ROW, MAIN, NONE, State

Data = dict[str, Any]

QUESTIONS: dict[int, tuple[str, str]] = {
    s.GROUP: ("PA-COO-02", "group"), s.STICKER: ("PA-COO-14", "sticker"), s.BUY: ("PA-BUY-04", "shop"),
    s.DROP: ("PA-BUY-09", "drop"), s.PEEK: ("PA-SPB-SB12", "peek"), s.SHED: ("PA-DRW-03", "shed"),
    s.SWAP: ("PA-COO-06", "swap"), s.OFFER: ("PA-COO-06", "offer"), s.ASSIGN: ("PA-COO-07", "assign"),
    s.AWARD: ("PA-COO-15", "award"), s.PERIL: ("PA-COO-13", "cancel"), s.TRADE: ("PA-SPB-SB14", "trade"),
    s.TIDY: ("PA-TID-04", "tidy"),
}  # fmt: skip
ANSWERS: dict[int, tuple[int, ...]] = {
    s.GROUP: (v.GROUP,), s.STICKER: (v.STICKER, v.NO_STICKER),
    s.BUY: (v.TOKEN, v.BOOK, v.CARD, v.GIVE, v.PASS), s.DROP: (v.DROP,),
    s.PEEK: (v.KEEP, v.TOSS), s.SHED: (v.SHED,), s.SWAP: (v.SWAP, v.NO_SWAP), s.OFFER: (v.OFFER,),
    s.EXPLORE: (v.LAY, v.USE, v.STEP, v.SUBMIT, v.TIME), s.ASSIGN: (v.MISSION, v.NO_MISSION), s.AWARD: (v.AWARD,),
    s.PERIL: (v.CANCEL, v.NO_CANCEL), s.TRADE: (v.TRADE, v.NO_TRADE),
    s.TIDY: (v.RECYCLE, v.SCISSORS, v.CAST, v.PORTER, v.DONE),
}  # fmt: skip
"""The verbs that answer each question, legal just now or not; any other one comes at the wrong time."""


def question(m: State, seat: int) -> tuple[str, str, Data]:
    """The rule, kind and arguments of what this seat has to decide."""
    frame = m.frames[-1]
    kind = frame[0]
    if kind == s.EXPLORE:
        path = m.paths[seat]
        return _laying(m, seat) if path is None or path.head == NONE else _drawing(m, seat, path)
    rule, asked = QUESTIONS[kind]
    return rule, asked, _args(m, seat, kind, frame)


def _args(m: State, seat: int, kind: int, frame: tuple[int, ...]) -> Data:
    content = m.content
    if kind == s.STICKER:
        return {"left": frame[2]}
    if kind == s.BUY:
        return {"round": m.round, "coins": m.coins[seat]}
    if kind == s.DROP:
        return {"book": content.book_ids[frame[2]]}
    if kind == s.PEEK:
        return {"card": content.card_ids[frame[2]]}
    if kind == s.SHED:
        return {"left": len(m.hands[seat]) - content.board["hand"]}
    if kind == s.OFFER:
        return {"seats": [frame[2] if frame[2] != NONE else m.frames[-2][1]]}
    if kind == s.ASSIGN:
        return {"missions": [content.mission_ids[each] for each in m.open]}
    if kind == s.AWARD:
        return {"artefact": content.artefact_ids[frame[3]]}
    if kind == s.PERIL:
        return {"marks": m.peril, "limit": coop.plan(m).peril}
    if kind == s.TIDY:
        return {"recycle": left(m, seat, RECYCLE), "scissors": left(m, seat, SCISSORS), "coins": m.coins[seat]}
    return {}


def left(m: State, seat: int, upgrade: int) -> int:
    """PA-TID-02, PA-TID-03: how many upgrades of a kind can still be used."""
    path = m.paths[seat]
    used = m.mended[seat] if upgrade == RECYCLE else m.cut[seat]
    return 0 if path is None else path.counts[upgrade] - used


def _laying(m: State, seat: int) -> tuple[str, str, dict[str, Any]]:
    goal = m.content.goal_ids[m.goals[MAIN]] if m.goals[MAIN] != NONE else None
    if not m.laid[seat]:
        return "PA-LAY-01", "lay_first", {"left": len(m.hands[seat]), "goal": goal}
    return "PA-EXP-02", "build", {"left": len(m.hands[seat]), "goal": goal}


def _drawing(m: State, seat: int, path: Path) -> tuple[str, str, dict[str, Any]]:
    again = int(bool(path.gifts & p.TWICE))
    if path.end == p.LEFT:
        return "PA-PTH-07", "hand_in", {"end": "exit", "again": again}
    if path.end == p.STOPPED:
        return "PA-DIS-09", "hand_in", {"end": "obstacle", "again": again}
    place = place_of(m, seat, path.dungeon, path.head)
    if not path.passed:
        return "PA-OBS-04", "pit", {"place": place, "rope": int(path.can_pay(PIT))}
    return "PA-PTH-11", "path", {"place": place}


def place_of(m: State, seat: int, dungeon: Dungeon, place: int) -> Data:
    """A corridor cell or a room, as words are made of it."""
    if place < len(dungeon.cells):
        cell = dungeon.cells[place]
        return {"level": LEVELS[cell.level], "x": cell.x, "y": cell.y}
    hall = dungeon.halls[place - len(dungeon.cells)]
    return {"letter": hall.letter, "card": m.content.card_ids[m.laid[seat][hall.card].card]}


def chance(m: State) -> tuple[str, str, dict[str, Any]]:
    """What a person who deals by hand is asked."""
    frame = m.frames[-1]
    kind = frame[0]
    if kind == s.FIRST:
        return "PA-BUY-01", "first", {}
    if kind == s.GOAL:
        return ("PA-SET-05", "draw_goal", {}) if frame[1] == MAIN else ("PA-REW-05", "draw_second", {})
    if kind == s.QUEST:
        return "PA-COO-04", "draw_mission", {"tier": coop.tier_to_come(m) + 1}
    if kind == s.ARTEFACT:
        return "PA-COO-09", "draw_artefact", {}
    if kind == s.DRAW:
        return "PA-DRW-01", "draw_card", {"seat": frame[1]}
    if kind == s.TOOK:
        return "PA-TIM-07", "clock", {"seat": frame[1]}
    price = m.content.prices[frame[-1] - 1] if frame[-1] != BOOK_ROW else None
    if kind == s.UNSEEN:
        return "PA-BUY-06", "buy_unseen", {"seat": frame[1], "price": price}
    return "PA-BUY-07", "turn_up", {"price": price}
