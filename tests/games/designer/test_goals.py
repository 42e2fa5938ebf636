"""The 8 goals and how they are shared out (DD-SCO-02 to 04)."""

from __future__ import annotations

import pytest

from games.designer.table import CONTENT, dungeon, finished, points
from verlies.games.designer.dungeon import Dungeon

HALLS = ["R095"] * 16
"""Junction: nothing is printed on it."""


def with_tiles(**counts: int) -> Dungeon:
    """A dungeon with this many of each element, and nothing else."""
    heap = [name for name, count in counts.items() for _ in range(count)]
    return dungeon(HALLS, {f"r{at // 4 + 1}c{at % 4 + 1}": [name] for at, name in enumerate(heap)})


def slimes(*counts: int) -> list[Dungeon]:
    return [with_tiles(slime=count) for count in counts]


QUANTITIES = {
    "G1 counts goblins": ("G1", dungeon(["R017", *HALLS[1:]], {"r4c4": ["goblin", "gnoll"]}), 3),
    "G2 counts chests": ("G2", dungeon(["R034", *HALLS[1:]], {"r4c4": ["chest", "star+1"]}), 4),
    "G3 counts gnolls": ("G3", dungeon(["R005", *HALLS[1:]], {"r4c4": ["gnoll", "goblin"]}), 3),
    "G4 counts pairs of one trap": (
        "G4",
        with_tiles(trap_jaw=3, trap_fire=2, trap_pit=1, trap_blade=1, trap_spike=5),
        1 + 1 + 0 + 0 + 2,
    ),
    "G5 counts kobolds": ("G5", dungeon(["R021", *HALLS[1:]], {"r4c4": ["kobold", "goblin"]}), 3),
    "G6 counts slimes with oozes": ("G6", with_tiles(slime=3, ooze=5), 3),
    "G7 counts slimes": ("G7", with_tiles(slime=3, ooze=5), 3),
    "G8 counts oozes": ("G8", with_tiles(slime=3, ooze=5), 5),
}


@pytest.mark.rule("DD-SCO-02")
@pytest.mark.parametrize(("goal", "own", "quantity"), list(QUANTITIES.values()), ids=list(QUANTITIES))
def test_a_goal_compares_what_it_names(goal: str, own: Dungeon, quantity: int) -> None:
    match = finished(own, dungeon(HALLS), goal=goal)
    assert match.view(None)["goal"] == {"goal": goal, "quantities": [quantity, 0]}
    fewest = goal == "G2"
    assert points(match, "goal") == ([9, 15] if fewest else [15, 0])


def test_every_goal_is_tested() -> None:
    assert [goal for goal, _, _ in QUANTITIES.values()] == CONTENT.goal_ids


@pytest.mark.rule("DD-SCO-02")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((1, 2), [9, 15]),
        ((3, 1, 2), [15, 5, 9]),
        ((2, 4, 1, 3), [5, 15, 0, 9]),
        ((5, 4, 3, 2, 1), [15, 9, 5, 0, 0]),
    ],
)
def test_the_goal_gives_15_9_and_5_to_the_first_three(counts: tuple[int, ...], expected: list[int]) -> None:
    assert points(finished(*slimes(*counts), goal="G7"), "goal") == expected


@pytest.mark.rule("DD-SCO-02")
def test_the_goal_fewest_is_won_by_the_smallest_number() -> None:
    dungeons = [with_tiles(chest=count) for count in (4, 0, 2, 3)]
    assert points(finished(*dungeons, goal="G2"), "goal") == [0, 15, 9, 5]


@pytest.mark.rule("DD-SCO-03")
def test_a_tie_goes_to_whoever_is_further_left_and_no_place_is_shared() -> None:
    dungeons = slimes(2, 2, 3, 2)
    assert points(finished(*dungeons, goal="G7", rank=[3, 1, 0, 2]), "goal") == [0, 5, 15, 9]
    assert points(finished(*dungeons, goal="G7", rank=[2, 0, 1, 3]), "goal") == [9, 5, 15, 0]


@pytest.mark.rule("DD-SCO-03")
def test_a_tie_for_the_fewest_goes_to_whoever_is_further_left() -> None:
    dungeons = [with_tiles(chest=count) for count in (1, 1, 0)]
    assert points(finished(*dungeons, goal="G2", rank=[1, 0, 2]), "goal") == [5, 9, 15]
    assert points(finished(*dungeons, goal="G2", rank=[0, 1, 2]), "goal") == [9, 5, 15]


@pytest.mark.rule("DD-SCO-04")
def test_whoever_has_none_of_the_most_gets_nothing() -> None:
    assert points(finished(*slimes(0, 3, 0), goal="G7"), "goal") == [0, 15, 0]
    assert points(finished(*slimes(0, 0), goal="G7"), "goal") == [0, 0]


@pytest.mark.rule("DD-SCO-04")
def test_a_pair_goal_needs_a_whole_pair() -> None:
    lonely = with_tiles(trap_jaw=1, trap_fire=1, trap_pit=1, slime=4)
    assert points(finished(lonely, with_tiles(trap_jaw=2), goal="G4"), "goal") == [0, 15]
    assert points(finished(lonely, with_tiles(slime=1, ooze=1), goal="G6"), "goal") == [0, 15]


@pytest.mark.rule("DD-SCO-04")
def test_the_fewest_may_be_won_with_none() -> None:
    assert points(finished(with_tiles(chest=1), dungeon(HALLS), goal="G2"), "goal") == [9, 15]


@pytest.mark.rule("DD-AMB-09")
def test_two_different_traps_are_no_pair() -> None:
    mixed = with_tiles(trap_jaw=1, trap_blade=1, trap_fire=3, trap_pit=1, trap_spike=1)
    match = finished(mixed, with_tiles(trap_jaw=2, trap_blade=2), goal="G4")
    assert match.view(None)["goal"]["quantities"] == [1, 2]
    assert points(match, "goal") == [9, 15]


@pytest.mark.rule("DD-AMB-11")
def test_the_german_goals_of_slime_and_ooze_count_what_they_say() -> None:
    own = with_tiles(slime=2, ooze=1)
    quantities = [finished(own, own, goal=goal).view(None)["goal"]["quantities"][0] for goal in ("G7", "G8", "G6")]
    assert quantities == [2, 1, 1]
