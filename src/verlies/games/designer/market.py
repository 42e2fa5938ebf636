"""The Improve phase: gold, buying, placing tiles, passing (DD-GLD, DD-MKT, DD-TIL)."""

from __future__ import annotations

from verlies.core.events import tell
from verlies.core.moves import Move
from verlies.core.odds import added, without
from verlies.core.steps import Answer, Code, Condition, Data, Decision, Events, Question, Step, Task, asks
from verlies.games.designer import solo
from verlies.games.designer import vocabulary as v
from verlies.games.designer.content import PARTS, count_of
from verlies.games.designer.state import IMPROVE, MARKET, PLACE, TURNS, State
from verlies.games.designer.vocabulary import CELLS, EDGES

EDGES_OF_YEAR = tuple(tuple(edge for edge, name in enumerate(EDGES) if int(name[1]) <= year) for year in range(5))
"""The edges of rooms that lie in the rows up to a year."""


def improve(m: State, events: Events) -> None:
    """DD-GLD-01 to 03: gold of this year's rooms, and 1 for each chest anywhere."""
    m.frames.pop()
    for seat in range(m.seats):
        rooms, chests = income(m, seat)
        total = m.gold[seat] + rooms + chests
        m.gold[seat] = min(total, m.content.setup["gold_cap"])
        if events is not None:
            tell(events, "DD-GLD-01", "gold_counted", seat=seat, rooms=rooms, chests=chests, gold=m.gold[seat])
        if total > m.gold[seat]:
            tell(events, "DD-GLD-03", "gold_capped", seat=seat, gold=m.gold[seat], lost=total - m.gold[seat])
    m.passed = ()
    m.frames.append((MARKET,))


def income(m: State, seat: int) -> tuple[int, int]:
    """DD-GLD-01: what this year's rooms bring as they lie now, and the chests anywhere."""
    content = m.content
    row = m.grids[seat][(m.year - 1) * 4 : m.year * 4] if m.year else b""
    rooms = sum(content.room_gold[room - 1] for room in row if room)
    on_tiles = b"".join(m.tiles[seat])
    return rooms, sum(m.grids[seat].translate(content.chests_of_grid)) + count_of(on_tiles, content.chest)


def buyer(m: State) -> int:
    """DD-MKT-01, DD-MKT-02: most gold among those who have not passed; ties to the one further left."""
    if m.solo:
        return 0
    return max((seat for seat in m.rank if seat not in m.passed), key=m.gold.__getitem__)


# Buying and passing


def _moves(m: State, seat: int) -> list[Move]:
    """DD-MKT-03: buy or pass."""
    words, cost, gold = m.vocabulary, m.content.part_cost, m.gold[seat]
    legal: list[Move] = []
    for part, tiles in enumerate(m.goods):
        at = m.stalls[part >> 1] * 2 + (part & 1)
        if tiles and cost[at] <= gold and _fit(m, seat, tiles):
            legal.append(words.buy[at])
    if _takes_challenge(m):
        legal += [words.take[challenge] for challenge in m.challenges]
    else:
        legal.append(words.leave)
    return legal


def _takes_challenge(m: State) -> bool:
    """DD-MKT-09: whoever passes takes a challenge, but not in the last year."""
    return m.year < 4 and bool(m.challenges)


def _tiles(m: State, code: Code) -> bytes:
    """What still lies on a part of a stall on display."""
    return m.goods[m.stalls.index(code[1] >> 1) * 2 + (code[1] & 1)]


def _fit(m: State, seat: int, tiles: bytes) -> bool:
    """DD-MKT-13: there is a place for each of these tiles."""
    passages = tiles.count(m.content.passage)
    if len(tiles) - passages > _slots(m, seat):
        return False
    return not passages or passages <= len(_free_edges(m, seat))


def _part(m: State, seat: int, code: Code) -> Data:
    return {"stall": m.content.stalls[code[1] >> 1], "part": PARTS[code[1] & 1]}


def _slots(m: State, seat: int) -> int:
    """Free slots in the whole dungeon."""
    return sum(m.grids[seat].translate(m.content.slots_of_grid)) - len(b"".join(m.tiles[seat]))


def _free_edges(m: State, seat: int) -> list[int]:
    """DD-TIL-03, DD-TIL-05: any edge of a room, outer ones too, without a passage on it."""
    taken = m.passages[seat]
    return [edge for edge in EDGES_OF_YEAR[m.year] if not taken >> edge & 1]


def _buy(m: State, seat: int, code: Code, events: Events) -> None:
    """DD-MKT-04, DD-MKT-05: pay, take all tiles of the part, place them at once."""
    stall_part = code[1]
    part = m.stalls.index(stall_part >> 1) * 2 + (stall_part & 1)
    cost = m.content.part_cost[stall_part]
    m.gold[seat] -= cost
    m.carrying, m.goods[part] = m.goods[part], b""
    m.frames.append((PLACE, seat))
    if events is not None:
        tell(
            events, "DD-MKT-04", "bought", seat=seat, stall=m.content.stalls[stall_part >> 1],
            part=PARTS[stall_part & 1], cost=cost, gold=m.gold[seat],
            tiles=[m.content.elements[tile] for tile in m.carrying],
        )  # fmt: skip


def _pass(m: State, seat: int, code: Code, events: Events) -> None:
    """DD-MKT-07 to 10."""
    _, *challenge = code
    lost = 0 if m.solo and m.year == 4 else m.gold[seat]  # DD-SOL-20 keeps the gold of the last year
    m.gold[seat] -= lost  # DD-MKT-08
    if events is not None:
        tell(events, "DD-MKT-07", "passed", seat=seat, lost=lost)
    if challenge:
        m.taken[seat] = (*m.taken[seat], *challenge)
        m.challenges = tuple(each for each in m.challenges if each not in challenge)
        tell(events, "DD-MKT-09", "challenge_taken", seat=seat, challenge=m.content.challenge_ids[challenge[0]])
    m.passed = (*m.passed, seat)
    if m.solo:
        solo.sweep(m, events)
    else:
        tell(events, "DD-MKT-10", "recess_taken", seat=seat, rank=len(m.passed))
    if len(m.passed) == m.seats:  # DD-MKT-11
        m.frames.pop()


BUY = Answer[State](
    v.BUY,
    _buy,
    (
        Condition("DD-MKT-04", "not_on_display", lambda m, seat, code: code[1] >> 1 in m.stalls, _part),
        Condition("DD-MKT-04", "part_empty", lambda m, seat, code: bool(_tiles(m, code)), _part),
        Condition(
            "DD-MKT-04",
            "too_costly",
            lambda m, seat, code: m.content.part_cost[code[1]] <= m.gold[seat],
            lambda m, seat, code: {
                **_part(m, seat, code), "cost": m.content.part_cost[code[1]], "gold": m.gold[seat],
            },
        ),
        Condition("DD-MKT-13", "no_space", lambda m, seat, code: _fit(m, seat, _tiles(m, code)), _part),
    ),
    near=lambda m, seat: [m.vocabulary.buy[stall * 2 + part] for stall in {*m.stalls, 0} for part in (0, 1)],
)  # fmt: skip
PASS = Answer[State](
    v.PASS,
    _pass,
    (Condition("DD-MKT-09", "choose_challenge", lambda m, seat, code: not _takes_challenge(m)),),
    near=lambda m, seat: [m.vocabulary.leave],
)
TAKE = Answer[State](
    v.TAKE,
    _pass,
    (
        Condition("DD-MKT-09", "no_challenge_this_year", lambda m, seat, code: m.year < 4),
        Condition(
            "DD-MKT-09",
            "challenge_not_on_display",
            lambda m, seat, code: code[1] in m.challenges,
            lambda m, seat, code: {"challenge": m.content.challenge_ids[code[1]]},
        ),
    ),
    near=lambda m, seat: m.vocabulary.take,
)


# Placing what was bought


def _place_moves(m: State, seat: int) -> list[Move]:
    """DD-MKT-14: any of the tiles next; DD-TIL-01: any room with a free slot."""
    words, printed = m.vocabulary, m.content.printed
    grid, tiles = m.grids[seat], m.tiles[seat]
    legal: list[Move] = []
    free_rows = [0] * 4
    for cell in range(m.year * 4):
        if len(printed[grid[cell] - 1]) + len(tiles[cell]) < 4:
            free_rows[cell >> 2] |= 1 << (cell & 3)
    before = -1
    for tile in m.carrying:
        if tile == before:
            continue
        before = tile
        if tile == m.content.passage:
            legal += [words.passage[edge] for edge in _free_edges(m, seat)]
        else:
            table = words.place[tile]
            for row in range(m.year):
                legal += table[row][free_rows[row]]
    return legal


def _place(m: State, seat: int, code: Code, events: Events) -> None:
    """DD-TIL-01: an element on a free slot."""
    _, tile, cell = code
    tiles = m.tiles[seat]
    m.tiles[seat] = (*tiles[:cell], added(tiles[cell], tile), *tiles[cell + 1 :])
    if events is not None:
        tell(events, "DD-TIL-01", "tile_placed", seat=seat, tile=m.content.elements[tile], **_at(CELLS[cell]))
    _placed(m, tile)


def _place_passage(m: State, seat: int, code: Code, events: Events) -> None:
    """DD-TIL-03: a passage on an edge."""
    m.passages[seat] |= 1 << code[1]
    tile = m.content.passage
    name = EDGES[code[1]]
    tell(
        events, "DD-TIL-03", "passage_placed", seat=seat, tile=m.content.elements[tile], **_at(name),
        side=name.split()[1],
    )  # fmt: skip
    _placed(m, tile)


def _placed(m: State, tile: int) -> None:
    m.carrying = without(m.carrying, tile)
    if not m.carrying:
        m.frames.pop()
        m._seal("DD-MKT-14")


def _at(name: str) -> Data:
    """The cell that the name of a cell or edge begins with."""
    return {"row": int(name[1]), "col": int(name[3])}


def free_slot(rule: str) -> tuple[Condition[State], Condition[State]]:
    """An element tile goes into a room with a free slot; the cell stands last in the code."""

    def has_slot(m: State, seat: int, code: Code) -> bool:
        cell = code[-1]
        return len(m.content.printed[m.grids[seat][cell] - 1]) + len(m.tiles[seat][cell]) < 4

    def where(m: State, seat: int, code: Code) -> Data:
        return _at(CELLS[code[-1]])

    return (
        Condition(rule, "no_room_there", lambda m, seat, code: m.grids[seat][code[-1]] > 0, where),
        Condition(rule, "room_full", has_slot, where),
    )


PLACE_TILE = Answer[State](
    v.PLACE,
    _place,
    (
        Condition(
            "DD-MKT-05",
            "tile_not_bought",
            lambda m, seat, code: code[1] in m.carrying,
            lambda m, seat, code: {"tile": m.content.elements[code[1]]},
        ),
        *free_slot("DD-TIL-01"),
    ),
    near=lambda m, seat: [
        m.vocabulary.place[tile][cell >> 2][15][cell & 3]
        for tile in sorted({*m.carrying, *b"".join(m.tiles[seat]), *m.content.chest} - {m.content.passage})
        for cell in range(16)
    ],
)
PLACE_PASSAGE = Answer[State](
    v.PASSAGE,
    _place_passage,
    (
        Condition(
            "DD-MKT-05",
            "tile_not_bought",
            lambda m, seat, code: m.content.passage in m.carrying,
            lambda m, seat, code: {"tile": m.content.elements[m.content.passage]},
        ),
        Condition(
            "DD-TIL-05",
            "edge_taken",
            lambda m, seat, code: not m.passages[seat] >> code[1] & 1,
            lambda m, seat, code: _at(EDGES[code[1]]),
        ),
        Condition("DD-TIL-03", "edge_without_room", lambda m, seat, code: code[1] in EDGES_OF_YEAR[m.year]),
    ),
    near=lambda m, seat: m.vocabulary.passage,
)


def _market(m: State, seat: int) -> Question:
    return "DD-MKT-03", "market" if m.year < 4 else "last_market", {"year": m.year, "gold": m.gold[seat]}


STEPS: tuple[Step[State], ...] = (
    Task(IMPROVE, improve),
    Decision(
        MARKET,
        lambda m, seat: (
            "DD-MKT-03",
            "market" if m.year < 4 else "last_market",
            {"year": m.year, "gold": m.gold[seat]},
        ),
        BUY,
        PASS,
        TAKE,
        who=lambda m: TURNS[1 << buyer(m)],
        moves=_moves,
        unless=solo.compare,
    ),
    Decision(
        PLACE,
        asks("DD-MKT-05", "place", lambda m, seat: {"tiles": [m.content.elements[tile] for tile in m.carrying]}),
        PLACE_TILE,
        PLACE_PASSAGE,
        moves=_place_moves,
    ),
)
