"""What a seat may know, as plain data (PA-SET-07): cards are their ids, coordinates are those of the dungeon."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from verlies.games.pathways import coop, explore, lay, missions, reward, shop, tidy, walk
from verlies.games.pathways import path as p
from verlies.games.pathways import state as s
from verlies.games.pathways import view_types as shown
from verlies.games.pathways.content import TOKENS, TOOLS
from verlies.games.pathways.faces import LEVELS, RECYCLE, SCISSORS
from verlies.games.pathways.layout import Placement
from verlies.games.pathways.path import Path
from verlies.games.pathways.state import BOOK_ROW, MAIN, NONE, SECOND, State

NAMES = walk.NAMES
_NAMES = cast("tuple[shown.Kind, ...]", NAMES)
_ITEMS = tuple(p.ITEMS)
_PHASES: dict[int, shown.Phase] = {
    s.BUY: "shop", s.DROP: "shop", s.UNSEEN: "shop", s.PEEK: "draw", s.SHED: "draw", s.DRAW: "draw", s.SWAP: "draw",
    s.OFFER: "draw", s.EXPLORE: "explore", s.TOOK: "reward", s.ASSIGN: "reward", s.AWARD: "reward", s.PERIL: "reward",
    s.ARTEFACT: "reward", s.TRADE: "tidy", s.TIDY: "tidy",
}  # fmt: skip


def view(m: State, seat: int | None) -> shown.View:
    frame = m.frames[-1] if m.frames else (NONE,)
    content = m.content
    return {
        "round": m.round,
        "rounds": content.board["rounds"],
        "phase": phase(m) if m.turn else "over",
        "starter": m.starter if m.round else None,
        "passed": list(s.TURNS[m.passed]) if frame[0] == s.BUY else [],
        "goals": {"main": _goal(m, MAIN), "second": _goal(m, SECOND), "left": len(m.goal_pile + m.set_aside)},
        "market": {
            "tokens": _tokens(m.stock),
            "books": {"cards": [content.book_ids[book] for book in m.rows[BOOK_ROW]], "stack": len(m.stacks[BOOK_ROW])},
            "rows": [
                {"price": price, "cards": _cards(m, m.rows[row]), "stack": len(m.stacks[row])}
                for row, price in enumerate(content.prices, 1)
            ],
            "prices": {"token": content.board["token_price"], "book": content.board["book_price"]},
        },
        "costs": shop.costs(m, seat) if frame[0] == s.BUY and frame[1] == seat else {},
        "bonus": _bonus(m),
        "times": list(content.board["time_bonus"]) if m.options["time_bonus"] != "off" and not m.coop else [],
        "timed": [bool(m.timed >> number & 1) for number in range(1, m.round + 1)],
        "last": _last(m) if m.last is not None else None,
        "timer": int(m.options["timer"]),
        "players": [_player(m, player, seat) for player in range(m.seats)],
        "hand": _cards(m, m.hands[seat]) if seat is not None else [],
        "peeked": content.card_ids[frame[2]] if frame[0] == s.PEEK and frame[1] == seat else None,
        "building": _building(m, seat) if seat is not None and frame[0] == s.EXPLORE else None,
        "together": _together(m) if m.coop else None,
    }


def _tokens(numbers: Iterable[int]) -> dict[shown.TokenKind, int]:
    return dict(zip(cast("tuple[shown.TokenKind, ...]", TOKENS), numbers, strict=True))


def _together(m: State) -> shown.Together:
    """PA-COO: what all play for."""
    card, ids, asked = coop.setup_card(m), m.content.mission_ids, m.frames[-1][0] if m.frames else NONE
    return {
        "target": card.target,
        "hard": card.hard,
        "peril": m.peril,
        "limit": card.peril,
        "open": [_mission(m, each) for each in m.open],
        "completed": [ids[each] for each in m.completed],
        "left": list(m.quests_left),
        "artefacts": len(m.artefact_pile),
        "score": missions.score(m),
        "swap": next(map(_exchange, (each for each in m.frames if each[0] == s.OFFER and NONE not in each)), None),
        "groups": [name for at, name in enumerate(m.content.group_ids) if at not in m.groups]
        if asked == s.GROUP
        else [],
        "stickers": list(m.content.sticker_ids) if asked == s.STICKER else [],
        "award": next((_award(m, frame) for frame in m.frames if frame[0] == s.AWARD), None),
    }


def _exchange(frame: tuple[int, ...]) -> shown.Exchange:
    return {"seats": sorted(frame[1:])}


def _award(m: State, frame: tuple[int, ...]) -> shown.Award:
    return {"artefact": m.content.artefact_ids[frame[3]], "seats": list(s.TURNS[frame[2]])}


def _mission(m: State, number: int) -> shown.Mission:
    mission = m.content.missions[number]
    crew = [seat for seat in range(m.seats) if number in m.assigned[seat]]
    return {
        "crew": crew,
        "sums": [missions.sum_of(m, kinds, crew) for kinds, _ in mission.needs],
        "adds": [[missions.sum_of(m, kinds, [seat]) for kinds, _ in mission.needs] for seat in range(m.seats)],
        "mission": m.content.mission_ids[number],
        "tier": mission.tier,
        "needs": [
            {"kinds": [_NAMES[kind] for kind in kinds], "number": need} for kinds, need in missions.needs(m, mission)
        ],
        "exit": mission.must_exit,
        "coins": mission.coins,
        "artefacts": mission.artefacts,
    }


def _building(m: State, seat: int) -> shown.Building | None:
    """What a seat may do with its cards while it builds, whether or not it has begun a path."""
    if not m.busy >> seat & 1:
        return None
    ids, laid = m.content.card_ids, m.laid[seat]
    rest = [(*laid[:at], *laid[at + 1 :]) for at in range(len(laid))]
    return {
        "lays": {ids[card]: _lists(lay.spots(m, laid, card)) for card in s.kinds(m.hands[seat])},
        "shifts": [_lists(lay.shifts(m, others, card)) for card, others in zip(laid, rest, strict=True)],
        "lifts": [lay.whole(m, others) for others in rest],
        "starts": [*map(str, walk.starts(m, seat))] if m.paths[seat] is not None else [],
    }


def phase(m: State) -> shown.Phase:
    """The phase of the round; what chance does in between belongs to the phase that asked for it."""
    if not m.round:
        return "setup"
    found = [_PHASES[frame[0]] for frame in m.frames if frame[0] in _PHASES]
    if found:
        return found[-1]
    kinds = {frame[0] for frame in m.frames}
    return "reward" if s.COUNT in kinds else "tidy"


def _cards(m: State, cards: bytes) -> list[str]:
    return [m.content.card_ids[card] for card in cards]


def _goal(m: State, which: int) -> str | None:
    return m.content.goal_ids[m.goals[which]] if m.goals[which] != NONE else None


def _bonus(m: State) -> shown.Bonus | None:
    if m.goals[MAIN] == NONE or not m.round or not explore.bonus(m) or phase(m) == "tidy":
        return None
    return {"points": explore.bonus(m), "claimed": m.claimed if m.claimed != NONE else None}


def _player(m: State, player: int, seat: int | None) -> shown.Player:
    parts = reward.parts(m)[player]
    content, seen = m.content, _seen(m, player, seat)
    return {
        "coins": m.coins[player],
        "tokens": _tokens(m.tokens[player]),
        "books": [
            {"book": m.content.book_ids[book], "used": bool(m.used[player] >> book & 1)} for book in m.books[player]
        ],
        "deck": len(m.decks[player]),
        "hand": len(m.hands[player]) + (0 if seen else len(m.laid[player])),
        "known": _cards(m, bytes(card for card in m.sure[player] if not seen or card in m.hands[player])),
        "discard": _cards(m, m.discards[player]),
        "box": _cards(m, m.box[player]),
        "kept": _cards(m, m.kept[player]),
        "floor": _cards(m, m.floor[player]),
        "columns": {
            "main": list(m.blue[player]),
            "second": list(m.pink[player]),
            "time": list(m.green[player]),
            "exits": list(m.exits[player]),
        },
        "sums": {
            "main": sum(m.blue[player]),
            "second": sum(m.pink[player]),
            "time": sum(m.green[player]),
            "exits": sum(m.exits[player]),
        },
        "upgrades": _upgrades(m, player),
        "discount": shop.discount(m, player),
        "parts": parts,
        "points": sum(parts.values()),
        "submitted": player in m.order,
        "dungeon": dungeon(m, m.laid[player], m.paths[player], m.goals) if seen else None,
        "group": content.group_ids[m.groups[player]] if m.groups[player] != NONE else None,
        "artefacts": [
            {"artefact": content.artefact_ids[each], "armed": bool(m.armed[player] >> each & 1)}
            for each in m.artefacts[player]
        ],
        "stickers": [name for at, name in enumerate(content.sticker_ids) if m.stuck[player] >> at & 1],
        "missions": [content.mission_ids[each] for each in m.assigned[player]],
    }


def _upgrades(m: State, player: int) -> shown.Upgrades:
    if not any(frame[0] == s.TIDY for frame in m.frames):
        return {"recycle": 0, "scissors": 0}
    return {"recycle": tidy.left(m, player, RECYCLE), "scissors": tidy.left(m, player, SCISSORS)}


def _seen(m: State, player: int, seat: int | None) -> bool:
    """PA-SET-07: one's own dungeon, and all of them when all have finished or nothing is hidden."""
    return player == seat or m.in_the_open or not any(frame[0] == s.EXPLORE for frame in m.frames)


def dungeon(m: State, laid: tuple[Placement, ...], path: Path | None, goals: tuple[int, int]) -> shown.Dungeon | None:
    """The laid cards, and the path as far as it is drawn."""
    if not laid:
        return None
    ids = m.content.card_ids
    return {
        "cards": [{"card": ids[card], "turned": turned, "x": x, "y": y} for card, turned, x, y in laid],
        "path": _path(m, path, goals) if path is not None and path.head != NONE else None,
    }


def _lists(spots: list[lay.Spot]) -> list[shown.Spot]:
    return [list(spot) for spot in spots]


def _last(m: State) -> shown.LastRound:
    """The round that was explored last, with what came of it."""
    last = m.last
    assert last is not None
    at, content = last.round - 1, m.content
    players: list[shown.LastPath] = [
        {
            "dungeon": dungeon(m, last.laid[seat], last.paths[seat], last.goals),
            "main": m.blue[seat][at] if not m.coop else None,
            "second": m.pink[seat][at] if not m.coop else None,
            "time": m.green[seat][at] if not m.coop else None,
            "exit": (path := last.paths[seat]) is not None and path.end == p.LEFT,
            "missions": [content.mission_ids[each] for each in last.assigned[seat]],
        }
        for seat in range(m.seats)
    ]
    return {
        "round": last.round,
        "main": content.goal_ids[last.goals[MAIN]] if last.goals[MAIN] != NONE else None,
        "second": content.goal_ids[last.goals[SECOND]] if last.goals[SECOND] != NONE else None,
        "claimed": last.claimed if last.claimed != NONE else None,
        "done": [content.mission_ids[each] for each in last.done],
        "peril": last.peril,
        "players": players,
    }


def _score(m: State, path: Path, goal: int) -> shown.Scored | None:
    """What a path counts for a goal."""
    if goal == NONE:
        return None
    card = m.content.goals[goal]
    number = card.count(path.counts)
    return {"number": number, "each": card.points, "points": number * card.points}


def _path(m: State, path: Path, goals: tuple[int, int]) -> shown.Path:
    steps: list[shown.Step] = []
    at = path.fresh()
    for op in path.ops:
        text = str(walk.step_move(m, at, op))
        before, at = at, at.after(op)
        steps.append(
            {
                "step": text,
                "place": place(at, at.head) if at.head != NONE else None,
                "finds": cast("list[shown.Kind]", walk.finds(before, at)),
                "paid": _paid(m, before, at),
            }
        )
    return {
        "main": _score(m, path, goals[MAIN]),
        "second": _score(m, path, goals[SECOND]),
        "steps": steps,
        "counts": {NAMES[kind]: number for kind, number in enumerate(path.counts) if number},
        "free": dict(zip(cast("tuple[shown.Tool, ...]", TOOLS), path.free, strict=True)),
        "tokens": _tokens(path.tokens),
        "books": [m.content.book_ids[book] for book in range(len(m.content.book_ids)) if path.books >> book & 1],
        "end": dead_end(path),
    }


def _paid(m: State, before: Path, after: Path) -> list[shown.Paid]:
    """PA-PTH-12: what a step spent, and on which obstacle."""
    paid: list[shown.Paid] = []
    for tool, obstacle in enumerate(cast("tuple[shown.TokenKind, ...]", TOKENS)):
        item = _ITEMS[tool]
        spent = before.free[tool] - after.free[tool] + after.counts[item] - before.counts[item]
        paid += [{"for": obstacle, "by": TOOLS[tool]}] * spent
        paid += [{"for": obstacle, "by": "token"}] * (before.tokens[tool] - after.tokens[tool])
        book = p.SUBSTITUTES[tool]
        if (before.books & ~after.books) >> book & 1:
            paid.append({"for": obstacle, "by": m.content.book_ids[book]})
    return paid


def place(path: Path, number: int) -> shown.Place:
    """A corridor cell or a room."""
    cells = path.dungeon.cells
    if number < len(cells):
        cell = cells[number]
        return {"level": cast("shown.Level", LEVELS[cell.level]), "x": cell.x, "y": cell.y}
    hall = path.dungeon.halls[number - len(cells)]
    return {"card": hall.card, "room": hall.letter}


def dead_end(path: Path) -> shown.End:
    """PA-PTH-09: how it ends if nothing more is drawn."""
    if path.end == p.LEFT:
        return "exit"
    if path.end == p.STOPPED or not path.passed:
        return "obstacle"
    if any(op[:2] != (p.BOOK, p.CONJURE) for op in path.options()):
        return "open"
    dungeon = path.dungeon
    steps = [op for op in path.ops if op[:2] != (p.BOOK, p.CONJURE)]
    came = int(steps[-1][0] in (p.GO, p.LEAVE, p.CLIMB))
    if path.in_room:
        hall = dungeon.halls[path.head - len(dungeon.cells)]
        if any(not path.doors >> door & 1 and path.enterable(dungeon.doors[door].cell) for door in hall.doors):
            return "crossing"
        return "used" if len(hall.doors) + len(hall.stairs) + len(hall.pits) > came else "blind"
    cell = dungeon.cells[path.head]
    if sum(there != NONE for there in cell.ways) + (cell.stairs != NONE) > came:
        return "used"
    return "blocked" if cell.blocked else "blind"
