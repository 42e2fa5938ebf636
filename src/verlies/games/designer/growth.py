"""How challenges are likely to grow while rooms and markets are still to come, one function an effect."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING

from verlies.games.designer import challenges
from verlies.games.designer.challenges import COLUMNS, ROWS
from verlies.games.designer.content import AREAS, Challenge, count_of

if TYPE_CHECKING:
    from verlies.games.designer.outlook import Outlook


def count(o: Outlook, challenge: Challenge) -> float:
    area = AREAS[challenge.where]
    group = b"".join(challenge.groups)
    if area is not None:
        return o.ahead(group, sum(not o.dungeon.grid[cell] for cell in area))
    exit_column = o.blueprint.exit if o.blueprint else 0
    now = challenges.count(o.dungeon, challenge, exit_column)
    likely = sum(odds * challenges.of(cell, challenge) for odds, cell in zip(o.exit_odds, o.dungeon.cells, strict=True))
    return likely - now + 0.6 * o.ahead(group, len(o.empty))


def tile_faces(o: Outlook, challenge: Challenge) -> float:
    return 1.8 * o.markets


def clusters(o: Outlook, challenge: Challenge) -> float:
    return 0.45 * len(o.empty)


def best_column(o: Outlook, challenge: Challenge) -> float:
    group = b"".join(challenge.groups)
    columns = [(sum(challenges.of(o.dungeon.cells[cell], challenge) for cell in column), column) for column in COLUMNS]
    likely = max(now + o.ahead(group, sum(not o.dungeon.grid[cell] for cell in column)) for now, column in columns)
    return likely - max(now for now, _ in columns)


def largest_cluster(o: Outlook, challenge: Challenge) -> float:
    return 0.6 * len(o.empty)


def outer_openings(o: Outlook, challenge: Challenge) -> float:
    return 0.75 * sum(not o.dungeon.grid[cell] for cell in AREAS["outer"] or ())


def of_group(o: Outlook, challenge: Challenge) -> float:
    """Clusters and paths hold about half of what comes."""
    return 0.55 * o.ahead(b"".join(challenge.groups), len(o.empty))


def rooms_with(o: Outlook, challenge: Challenge) -> float:
    likely = 0.08 * len(o.empty)
    if o.markets:
        for at, cell in enumerate(o.dungeon.cells):
            missing = challenge.at_least - challenges.of(cell, challenge)
            if 0 < missing <= o.dungeon.free_slots(at):
                likely += (0.15 + 0.05 * o.markets) ** missing
    return likely


def rooms_with_all(o: Outlook, challenge: Challenge) -> float:
    likely = 0.1 * len(o.empty)
    if o.markets:
        for at, cell in enumerate(o.dungeon.cells):
            missing = sum(not count_of(cell, group) for group in challenge.groups)
            if 0 < missing <= o.dungeon.free_slots(at):
                likely += (0.15 + 0.05 * o.markets) ** missing
    return likely


def kinds(o: Outlook, challenge: Challenge) -> float:
    missing = [bytes((kind,)) for group in challenge.groups for kind in group if kind not in o.dungeon.heap]
    return sum(1.0 - exp(-o.ahead(kind, len(o.empty))) for kind in missing)


def sets(o: Outlook, challenge: Challenge) -> float:
    now = [count_of(o.dungeon.heap, group) for group in challenge.groups]
    likely = [each + o.ahead(group, len(o.empty)) / len(now) for each, group in zip(now, challenge.groups, strict=True)]
    smooth = 0.02 * len(o.empty) + 0.03 * o.markets
    return (1.0 - smooth) * min(likely) + smooth * sum(likely) / len(likely) - min(now)


def uniform_lines(o: Outlook, challenge: Challenge) -> float:
    likely = 0.0
    for line in ROWS + COLUMNS:
        types = {o.dungeon.types[cell] for cell in line if o.dungeon.grid[cell]}
        missing = sum(not o.dungeon.grid[cell] for cell in line)
        if missing and len(types) < 2:
            likely += 0.7**missing
    return likely


def doubles(o: Outlook, challenge: Challenge) -> float:
    group = b"".join(challenge.groups)
    odd = sum(o.dungeon.heap.count(kind) % 2 for kind in group)
    return 0.4 * odd + 0.5 * o.ahead(group, len(o.empty))


def cluster_sizes(o: Outlook, challenge: Challenge) -> float:
    return 0.1 * len(o.empty)


def flat(o: Outlook, challenge: Challenge) -> float:
    return 0.0


GROWTH: dict[str, Callable[[Outlook, Challenge], float]] = {
    "count": count,
    "tile_faces": tile_faces,
    "clusters": clusters,
    "best_column": best_column,
    "largest_cluster": largest_cluster,
    "outer_openings": outer_openings,
    "best_cluster": of_group,
    "best_path": of_group,
    "rooms_with": rooms_with,
    "rooms_with_all": rooms_with_all,
    "kinds": kinds,
    "sets": sets,
    "uniform_lines": uniform_lines,
    "doubles": doubles,
    "cluster_sizes": cluster_sizes,
    "flat": flat,
}
