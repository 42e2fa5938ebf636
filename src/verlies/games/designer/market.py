"""The Improve phase: gold, buying, placing tiles, passing (DD-GLD, DD-MKT, DD-TIL)."""

from __future__ import annotations

from verlies.core.events import Event
from verlies.core.moves import Move
from verlies.core.odds import without
from verlies.games.designer import solo
from verlies.games.designer.content import PARTS, count_of
from verlies.games.designer.state import MARKET, PLACE, Events, State
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
            args = {"seat": seat, "rooms": rooms, "chests": chests, "gold": m.gold[seat]}
            events.append(Event("DD-GLD-01", "gold_counted", args))
            if total > m.gold[seat]:
                args = {"seat": seat, "gold": m.gold[seat], "lost": total - m.gold[seat]}
                events.append(Event("DD-GLD-03", "gold_capped", args))
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


def moves(m: State, seat: int) -> tuple[Move, ...]:
    """DD-MKT-03: buy or pass."""
    words = m.words
    legal = [words.buy[_stall_part(m, part)] for part in range(len(m.goods)) if why_not_buy(m, seat, part) is None]
    if m.year < 4 and m.challenges:
        legal += [words.take[challenge] for challenge in m.challenges]  # DD-MKT-09
    else:
        legal.append(words.leave)
    return tuple(legal)


def _stall_part(m: State, part: int) -> int:
    return m.stalls[part >> 1] * 2 + (part & 1)


def why_not_buy(m: State, seat: int, part: int) -> tuple[str, str] | None:
    """Rule and reason why a part on display cannot be bought; None if it can."""
    tiles = m.goods[part]
    if not tiles:
        return "DD-MKT-04", "part_empty"
    if m.content.part_cost[_stall_part(m, part)] > m.gold[seat]:
        return "DD-MKT-04", "too_dear"
    passages = tiles.count(m.content.passage)
    if len(tiles) - passages > _slots(m, seat) or (passages and passages > len(_free_edges(m, seat))):
        return "DD-MKT-13", "no_space"
    return None


def _slots(m: State, seat: int) -> int:
    """Free slots in the whole dungeon."""
    return sum(m.grids[seat].translate(m.content.slots_of_grid)) - len(b"".join(m.tiles[seat]))


def _free_edges(m: State, seat: int) -> list[int]:
    """DD-TIL-03, DD-TIL-05: any edge of a room, outer ones too, without a passage on it."""
    taken = m.passages[seat]
    return [edge for edge in EDGES_OF_YEAR[m.year] if not taken >> edge & 1]


def place_moves(m: State, seat: int) -> tuple[Move, ...]:
    """DD-MKT-14: any of the tiles next; DD-TIL-01: any room with a free slot."""
    words, printed = m.words, m.content.printed
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
    return tuple(legal)


def do(m: State, seat: int, move: str, events: Events) -> None:
    """Carry out a move on the market: buy or pass."""
    code = m.words.code[move]
    if move[0] == "b":
        _buy(m, seat, code[0], events)
    else:
        _pass(m, seat, code, events)


def _buy(m: State, seat: int, stall_part: int, events: Events) -> None:
    """DD-MKT-04, DD-MKT-05: pay, take all tiles of the part, place them at once."""
    part = m.stalls.index(stall_part >> 1) * 2 + (stall_part & 1)
    cost = m.content.part_cost[stall_part]
    m.gold[seat] -= cost
    m.carrying, m.goods[part] = m.goods[part], b""
    m.frames.append((PLACE, seat))
    if events is not None:
        args = {
            "seat": seat, "stall": m.content.stalls[stall_part >> 1], "part": PARTS[stall_part & 1], "cost": cost,
            "gold": m.gold[seat], "tiles": [m.content.elements[tile] for tile in m.carrying],
        }  # fmt: skip
        events.append(Event("DD-MKT-04", "bought", args))


def place(m: State, seat: int, move: str, events: Events) -> None:
    """DD-TIL-01, DD-TIL-03: an element on a free slot, a passage on an edge."""
    tile, spot = m.words.code[move]
    m.carrying = without(m.carrying, tile)
    name = m.content.elements[tile]
    if tile == m.content.passage:
        m.passages[seat] |= 1 << spot
        if events is not None:
            cell, side = EDGES[spot].split()
            args = {"seat": seat, "tile": name, "row": int(cell[1]), "col": int(cell[3]), "side": side}
            events.append(Event("DD-TIL-03", "passage_placed", args))
    else:
        tiles = m.tiles[seat]
        m.tiles[seat] = (*tiles[:spot], bytes(sorted(tiles[spot] + bytes((tile,)))), *tiles[spot + 1 :])
        if events is not None:
            args = {"seat": seat, "tile": name, "row": int(CELLS[spot][1]), "col": int(CELLS[spot][3])}
            events.append(Event("DD-TIL-01", "tile_placed", args))
    if not m.carrying:
        m.frames.pop()
        m._seal("DD-MKT-14")


def _pass(m: State, seat: int, code: tuple[int, ...], events: Events) -> None:
    """DD-MKT-07 to 10."""
    lost = 0 if m.solo and m.year == 4 else m.gold[seat]  # DD-SOL-20 keeps the gold of the last year
    m.gold[seat] -= lost  # DD-MKT-08
    if events is not None:
        events.append(Event("DD-MKT-07", "passed", {"seat": seat, "lost": lost}))
    if code:
        m.taken[seat] = (*m.taken[seat], code[0])
        m.challenges = tuple(challenge for challenge in m.challenges if challenge != code[0])
        if events is not None:
            args = {"seat": seat, "challenge": m.content.challenge_ids[code[0]]}
            events.append(Event("DD-MKT-09", "challenge_taken", args))
    m.passed = (*m.passed, seat)
    if m.solo:
        solo.sweep(m, events)
    elif events is not None:
        events.append(Event("DD-MKT-10", "recess_taken", {"seat": seat, "rank": len(m.passed)}))
    if len(m.passed) == m.seats:  # DD-MKT-11
        m.frames.pop()
