"""What is true of every state that legal play can reach."""

from __future__ import annotations

from collections.abc import Iterator

from verlies.games.designer.state import BUILD, CHOOSE, NONE, PLACE, State


def broken(m: State) -> Iterator[str]:
    """A short sentence for each; cheap, since it runs after every move of long random runs."""
    for check in (_rooms, _knowledge, _tiles, _cards, _dungeons, _market, _build):
        yield from check(m)


def _rooms(m: State) -> Iterator[str]:
    """Every room is in exactly one place (DD-BLD-12)."""
    placed = [room - 1 for grid in m.grids for room in grid if room]
    everywhere = sorted([*m.pile, *m.discard, *b"".join(m.left_by_jael), *b"".join(m.hands), *placed, *m.jael_rooms])
    deck = m.content.all_rooms if m.options["shrines"] else m.content.base_rooms
    if bytes(everywhere) != deck:
        yield "rooms: not every room is in exactly one place"
    for bag in (
        m.pile,
        m.discard,
        *m.left_by_jael,
        *m.hands,
        m.jael_rooms,
        m.jael_tiles,
        m.carrying,
        *m.supply,
        *m.discarded_tiles,
        *m.goods,
    ):
        if list(bag) != sorted(bag):
            yield "bags: not in order"


def _knowledge(m: State) -> Iterator[str]:
    """A seat knows its own hand, and nobody the pile (DD-INF-01)."""
    for seat, hand in enumerate(m.hands):
        if not all(m.known[room] >> seat & 1 for room in hand):
            yield f"known: seat {seat} does not know its own hand"
    if any(m.known[room] for room in m.pile):
        yield "known: somebody knows the pile"


def _tiles(m: State) -> Iterator[str]:
    """Every tile is in exactly one place."""
    content = m.content
    placed = [tile for tiles in m.tiles for cell in tiles for tile in cell]
    placed += [content.passage] * sum(mask.bit_count() for mask in m.passages)
    everywhere = sorted(
        [*b"".join(m.supply), *b"".join(m.discarded_tiles), *b"".join(m.goods), *m.carrying, *m.jael_tiles, *placed]
    )
    if everywhere != sorted(b"".join(content.supply)):
        yield "tiles: not every tile is in exactly one place"


def _cards(m: State) -> Iterator[str]:
    taken = [challenge for own in m.taken for challenge in own]
    seen = [*m.challenges, *taken]
    if len(set(seen)) != len(seen) or set(seen) & set(m.challenge_pile):
        yield "challenges: one is in two places"
    if any(len(own) > min(m.year, 3) for own in m.taken):
        yield "challenges: a seat took two in a year"
    if set(m.stalls) & set(m.stall_pile):
        yield "stalls: one is in two places"
    if len(m.jael_cards) > m.year:
        yield "jael: more cards than years"


def _dungeons(m: State) -> Iterator[str]:
    for seat in range(m.seats):
        dungeon = m.dungeon(seat)
        if any(m.grids[seat][max(m.year, 0) * 4 :]):
            yield f"dungeon {seat}: a room lies below the row of the year"
        if not all(m.grids[seat][: max(m.year - 1, 0) * 4]):
            yield f"dungeon {seat}: an earlier row is not full"
        for cell in range(16):
            if len(dungeon.cells[cell]) > 4:
                yield f"dungeon {seat}: more than 4 elements in one room"
            if m.tiles[seat][cell] and not m.grids[seat][cell]:
                yield f"dungeon {seat}: a tile without a room"


def _market(m: State) -> Iterator[str]:
    if not all(0 <= gold <= m.content.setup["gold_cap"] for gold in m.gold):
        yield "gold: outside of the track"
    if m.year and not m.solo and sorted(m.rank) != list(range(m.seats)):
        yield "rank: not every seat once"
    if len(set(m.passed)) != len(m.passed):
        yield "passed: a seat twice"
    if bool(m.carrying) != bool(m.frames and m.frames[-1][0] == PLACE):
        yield "carrying: tiles in hand outside of placing"


def _build(m: State) -> Iterator[str]:
    if not m.frames or m.frames[-1][0] != BUILD:
        if m.busy and m.turn:
            yield "build: seats are busy outside of Build"
        return
    number = m.frames[-1][1]
    for seat in range(m.seats):
        built = 4 - m.free[seat].bit_count()
        expected = number - 1 if m.steps[seat] == CHOOSE or m.chosen[seat] != NONE else number
        if built != expected:
            yield f"build: seat {seat} has {built} rooms in the row, not {expected}"
        if bool(m.steps[seat]) != bool(m.busy >> seat & 1):
            yield f"build: seat {seat} is busy without a step"
