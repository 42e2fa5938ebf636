"""The effects that challenges name, one function each (DD-SCO-05, 6.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from verlies.core.content import Switch
from verlies.games.designer.content import AREAS, EAST, WEST, Challenge, DesignerContent, Tally, count_of
from verlies.games.designer.dungeon import Dungeon, east_edge, west_edge

COLUMNS = tuple(tuple(range(column, 16, 4)) for column in range(4))
ROWS = tuple(tuple(range(row * 4, row * 4 + 4)) for row in range(4))


def score(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """The reputation of one challenge; never negative (DD-SCO-06, DD-SCO-07)."""
    return challenge.points * EFFECTS[challenge.effect](dungeon, challenge, exit_column)


def of(heap: bytes, challenge: Challenge) -> int:
    return count_of(heap, b"".join(challenge.groups))


def count(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """1, 4, 12, 20, 24, 28: elements in some part of the dungeon."""
    area = AREAS[challenge.where]
    rooms = dungeon.exit_network(exit_column) if area is None else area
    return sum(of(dungeon.cells[cell], challenge) for cell in rooms)


def tile_faces(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """2: different faces of market tiles; the secret passage is one (DD-AMB-05)."""
    return len(set(b"".join(dungeon.tiles))) + bool(dungeon.passages)


def clusters(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """3."""
    return len(dungeon.clusters())


def best_column(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """5, 6, 7."""
    return max(sum(of(dungeon.cells[cell], challenge) for cell in column) for column in COLUMNS)


def largest_cluster(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """8."""
    return max(map(len, dungeon.clusters()), default=0)


def outer_openings(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """9: left edges of column 1 and right edges of column 4 with a door or passage."""
    return sum(
        dungeon.door_or_passage(row[0], WEST, west_edge(row[0]))
        + dungeon.door_or_passage(row[3], EAST, east_edge(row[3]))
        for row in ROWS
    )


def best_cluster(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """10, 11."""
    return max((sum(of(dungeon.cells[cell], challenge) for cell in rooms) for rooms in dungeon.clusters()), default=0)


def best_path(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """13, 14, 15."""
    return dungeon.best_path(b"".join(challenge.groups))


def rooms_with(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """16, 17: rooms with at least that many of the elements."""
    kinds, at_least = b"".join(challenge.groups), challenge.at_least
    return sum([count_of(cell, kinds) >= at_least for cell in dungeon.cells])


def rooms_with_all(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """18: rooms with at least one of each group."""
    return sum(all(count_of(cell, group) for group in challenge.groups) for cell in dungeon.cells)


def kinds(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """19: different kinds present."""
    return sum(kind in dungeon.heap for group in challenge.groups for kind in group)


def sets(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """21, 25, 26, 27: whole sets; each element is in one at most (DD-SCO-07)."""
    return Tally("sets", challenge.groups).of(dungeon.heap)


def uniform_lines(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """22: whole rows and columns of one type."""
    return sum(
        dungeon.types[line[0]] >= 0 and len({dungeon.types[cell] for cell in line}) == 1 for line in ROWS + COLUMNS
    )


def doubles(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """23: pairs of one kind."""
    return Tally("doubles", challenge.groups).of(dungeon.heap)


def cluster_sizes(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """29: different sizes, not clusters (DD-SCO-13)."""
    return len({len(rooms) for rooms in dungeon.clusters()})


def flat(dungeon: Dungeon, challenge: Challenge, exit_column: int) -> int:
    """30: its points, whatever the dungeon."""
    return 1


EFFECTS: dict[str, Callable[[Dungeon, Challenge, int], int]] = {
    effect.__name__: effect
    for effect in (
        count, tile_faces, clusters, best_column, largest_cluster, outer_openings, best_cluster, best_path,
        rooms_with, rooms_with_all, kinds, sets, uniform_lines, doubles, cluster_sizes, flat,
    )
}  # fmt: skip


def switches(content: DesignerContent) -> Iterator[Switch]:
    return (Switch(name, ("DD-SCO-05",), EFFECTS, name, lambda *args: 0) for name in EFFECTS)
