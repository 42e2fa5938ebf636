"""The 30 challenges, each with what counts for it and what does not (DD-SCO-05 to 07, 12, 13)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from games.designer.table import CONTENT, dungeon, finished, points
from verlies.games.designer.dungeon import Dungeon
from verlies.games.designer.vocabulary import CELLS, EDGES

HALL = "R095"
"""Junction: masonry, four doors, nothing printed."""
CAVE = "R016"
"""Ambush Room: a cave with a goblin."""
HALLS = [HALL] * 16
CROSS = [None, HALL, None, None, HALL, HALL, HALL, None, None, HALL, None, None]
"""Five rooms, all joined to the one at r2c2."""
TEN_TRAPS: dict[str, Sequence[str]] = {
    "r1c2": ["trap_jaw"],
    "r2c1": ["trap_fire", "trap_fire"],
    "r2c3": ["trap_pit", "trap_blade", "trap_jaw"],
    "r3c2": ["trap_spike"] * 4,
}


def types(rows: str) -> list[str | None]:
    """Rooms by type: m for masonry, c for cave, a blank between rows."""
    return [HALL if kind == "m" else CAVE for kind in rows.replace(" ", "")]


def value(number: int, own: Dungeon, blueprint: str = "B1") -> int:
    """What the challenge with this number brings for a dungeon."""
    return points(finished(own, blueprints=[blueprint], taken=[[f"C{number:02}"]]), "challenges")[0]


SCORED = {
    "1: 3 per star and chest in the 4 central rooms": (
        1,
        dungeon(HALLS, {"r2c2": ["star+1", "chest"], "r3c3": ["star-1"], "r1c2": ["star+1", "chest"]}),
        9,
    ),
    "2: 2 per different face of a tile": (
        2,
        dungeon(["R034", "R061", *HALLS[2:]], {"r1c3": ["ooze", "ooze"], "r4c4": ["star+1"]}, ["r1c1 n", "r2c2 e"]),
        6,
    ),
    "3: 2 per cluster": (3, dungeon(types("mmcc mmcc ccmm ccmc")), 10),
    "4: 3 per trap in the 4 central rooms": (
        4,
        dungeon(HALLS, {"r2c3": ["trap_jaw", "trap_pit"], "r3c2": ["trap_fire"], "r2c4": ["trap_jaw"]}),
        9,
    ),
    "5: 3 per goblin in the best column": (
        5,
        dungeon(HALLS, {"r1c2": ["goblin"], "r4c2": ["goblin"], "r1c1": ["goblin"], "r1c3": ["goblin", "kobold"]}),
        6,
    ),
    "6: 3 per kobold in the best column": (
        6,
        dungeon(HALLS, {"r1c4": ["kobold"], "r3c4": ["kobold"], "r3c1": ["kobold", "gnoll", "goblin"]}),
        6,
    ),
    "7: 3 per gnoll in the best column": (
        7,
        dungeon(HALLS, {"r2c1": ["gnoll"], "r3c1": ["gnoll"], "r4c1": ["gnoll"], "r4c2": ["gnoll", "kobold"]}),
        9,
    ),
    "8: 2 per room of the largest cluster": (8, dungeon(types("mmmm mccc mccc cccm")), 18),
    "9: 3 per opening on the left and right": (
        9,
        dungeon(["R071"] * 4 + ["R084"] + ["R071"] * 11, {}, ["r1c1 w", "r2c1 w", "r4c4 e", "r3c2 e", "r1c1 n"]),
        9,
    ),
    "10: 2 per ooze in the best cluster": (
        10,
        dungeon(types("mmcc mmcc cccc cccc"), {"r1c1": ["ooze"] * 3, "r1c3": ["ooze"] * 2, "r4c1": ["ooze"] * 2}),
        8,
    ),
    "11: 2 per slime in the best cluster": (
        11,
        dungeon(types("mmcc mmcc ccmm ccmm"), {"r1c1": ["slime"] * 2, "r2c2": ["slime"], "r3c3": ["slime"] * 2}),
        6,
    ),
    "12: 2 per star, whatever its value": (
        12,
        dungeon(["R041", "R048", *HALLS[2:]], {"r3c1": ["star+1", "star+1"]}),
        8,
    ),
    "13: 2 per trap on the best path": (13, dungeon(CROSS, TEN_TRAPS), 14),
    "14: 2 per slime on the best path": (
        14,
        dungeon(CROSS, {"r1c2": ["slime"], "r2c1": ["slime"] * 2, "r3c2": ["slime"] * 2, "r2c3": ["ooze"] * 4}),
        8,
    ),
    "15: 2 per ooze on the best path": (
        15,
        dungeon(CROSS, {"r1c2": ["ooze"], "r2c2": ["ooze"], "r2c1": ["ooze"], "r3c2": ["ooze"], "r2c3": ["slime"]}),
        6,
    ),
    "16: 4 per room with 4 elements": (
        16,
        dungeon(["R052", "R034", *HALLS[2:]], {"r1c2": ["chest"], "r2c2": ["slime"] * 3, "r4c4": ["star+1"] * 4}),
        12,
    ),
    "17: 4 per room with at least 3 slimes and oozes": (
        17,
        dungeon(["R052", *HALLS[1:]], {"r2c2": ["slime", "ooze", "ooze"], "r3c3": ["slime"] * 2 + ["gnoll"]}),
        8,
    ),
    "18: 4 per room with a monster, a trap and a star": (
        18,
        dungeon(
            ["R001", *HALLS[1:]],
            {
                "r2c2": ["ooze", "trap_pit", "star+1"],
                "r3c3": ["ooze", "ooze", "star+1"],
                "r4c4": ["trap_pit", "star+1"],
            },
        ),
        8,
    ),
    "19: 3 per different kind of trap": (
        19,
        dungeon(["R096", *HALLS[1:]], {"r2c2": ["trap_jaw"] * 3, "r3c3": ["trap_jaw"]}),
        6,
    ),
    "20: 2 per trap joined to the exit": (
        20,
        dungeon(
            [*HALLS[:4], *["R077"] * 4, *HALLS[8:]],
            {"r1c1": ["trap_jaw"], "r3c1": ["trap_jaw", "trap_pit"], "r4c4": ["trap_fire"]},
        ),
        6,
    ),
    "21: 3 per pair of chest and star": (
        21,
        dungeon(["R034", *HALLS[1:]], {"r2c2": ["star+1"], "r4c4": ["star-1"]}),
        6,
    ),
    "22: 4 per row and column of one type": (22, dungeon(types("mmmm cccm mccm ccmm")), 8),
    "23: 3 per pair of gnolls": (23, dungeon(["R005", *HALLS[1:]], {"r4c4": ["gnoll", "gnoll", "gnoll"]}), 6),
    "24: 2 per trap in columns 1 and 4": (
        24,
        dungeon(HALLS, {"r1c1": ["trap_jaw"], "r3c4": ["trap_pit"] * 2, "r2c2": ["trap_jaw"], "r4c3": ["trap_jaw"]}),
        6,
    ),
    "25: 3 per gnoll with kobold and goblin": (
        25,
        dungeon(["R091", *HALLS[1:]], {"r2c2": ["gnoll", "kobold", "goblin"], "r4c4": ["gnoll", "kobold", "slime"]}),
        6,
    ),
    "26: 3 per pair of kobold and trap": (
        26,
        dungeon(["R023", *HALLS[1:]], {"r4c4": ["trap_jaw", "trap_pit", "trap_pit"]}),
        6,
    ),
    "27: 3 per pair of goblin and chest": (27, dungeon(["R034", *HALLS[1:]], {"r4c4": ["goblin", "goblin"]}), 6),
    "28: 1 per goblin, kobold and gnoll in the 4 central rooms": (
        28,
        dungeon(
            HALLS, {"r2c2": ["goblin", "kobold"], "r3c2": ["gnoll", "ooze"], "r3c1": ["gnoll", "goblin", "kobold"]}
        ),
        3,
    ),
    "29: 3 per different size of a cluster": (29, dungeon(types("mmcc mmcc ccmm ccmc")), 9),
    "30: always 10": (30, dungeon(HALLS), 10),
}


@pytest.mark.rule("DD-SCO-05")
@pytest.mark.parametrize(("number", "own", "expected"), list(SCORED.values()), ids=list(SCORED))
def test_a_challenge_counts_what_it_names(number: int, own: Dungeon, expected: int) -> None:
    assert value(number, own) == expected


def test_every_challenge_is_tested() -> None:
    assert [number for number, _, _ in SCORED.values()] == [challenge.number for challenge in CONTENT.challenges]


@pytest.mark.rule("DD-SCO-06")
@pytest.mark.parametrize("number", range(1, 30))
def test_a_challenge_with_nothing_to_count_brings_little_but_never_a_loss(number: int) -> None:
    bad = dungeon(["R093", "R065", "R048", "R009", *["R093"] * 12])
    assert value(number, bad) >= 0
    nothing = dungeon([None] * 16)
    assert value(number, nothing) == 0


@pytest.mark.rule("DD-SCO-05")
def test_each_player_scores_ones_own_challenges_and_no_others() -> None:
    trapped = dungeon(HALLS, {"r2c2": ["trap_jaw"] * 4})
    plain = dungeon(HALLS)
    match = finished(trapped, plain, taken=[["C30", "C04", "C12"], ["C04", "C19", "C08"]])
    assert points(match, "challenges") == [10 + 12 + 0, 0 + 0 + 32]


@pytest.mark.rule("DD-SCO-06")
def test_one_element_counts_for_several_challenges_and_categories() -> None:
    own = dungeon(HALLS, {"r2c2": ["star+1", "chest"]})
    match = finished(own, taken=[["C01", "C12", "C21"]])
    assert points(match, "challenges") == [6 + 2 + 3]
    assert points(match, "stars")[0] == 1


@pytest.mark.rule("DD-SCO-07")
@pytest.mark.parametrize(
    ("number", "tiles", "expected"),
    [
        (23, ["gnoll", "gnoll", "gnoll"], 3),
        (21, ["chest", "star+1", "star+1", "star+1"], 3),
        (26, ["kobold", "kobold", "trap_jaw"], 3),
        (27, ["goblin", "chest", "chest"], 3),
        (25, ["gnoll", "gnoll", "kobold", "goblin"], 3),
    ],
)
def test_an_element_is_in_one_pair_or_set_at_most(number: int, tiles: list[str], expected: int) -> None:
    assert value(number, dungeon(HALLS, {"r1c1": tiles})) == expected


@pytest.mark.rule("DD-AMB-02", "DD-SCO-12")
def test_a_path_has_no_branches() -> None:
    """The whole network holds 10 traps; the best line through the middle only the 4 and the 3 of two arms."""
    own = dungeon(CROSS, TEN_TRAPS)
    assert len(own.network(CELLS.index("r2c2"))) == 5
    assert value(13, own) == 2 * (4 + 3)


@pytest.mark.rule("DD-AMB-02")
def test_challenge_20_counts_all_branches_of_the_exit_network() -> None:
    own = dungeon([*CROSS, None, HALL, None, None], TEN_TRAPS)
    assert value(20, own, blueprint="B4") == 2 * 10
    assert value(20, own, blueprint="B1") == 0


@pytest.mark.rule("DD-SCO-12")
@pytest.mark.parametrize("seed", range(40))
def test_the_best_path_is_the_best_of_all_simple_paths(seed: int) -> None:
    own = random_dungeon(Random(seed))
    links = own.links()
    for number, codes in ((13, CONTENT.classes["trap"]), (14, CONTENT.codes("slime")), (15, CONTENT.codes("ooze"))):
        assert codes is not None
        weights = [sum(map(cell.count, codes)) for cell in own.cells]
        best = max(heaviest(links, weights, cell, ()) for cell in range(16))
        assert value(number, own) == 2 * best


def random_dungeon(rng: Random) -> Dungeon:
    rooms = rng.sample(CONTENT.rooms[:100], 16)
    return dungeon(rooms, {}, rng.sample(EDGES, 3))


def heaviest(links: Sequence[Sequence[int]], weights: Sequence[int], cell: int, before: tuple[int, ...]) -> int:
    """The plainest search there is: try every way on."""
    path = (*before, cell)
    ahead = [heaviest(links, weights, other, path) for other in links[cell] if other not in path]
    return weights[cell] + max(ahead, default=0)


@pytest.mark.rule("DD-SCO-13")
def test_two_clusters_of_one_size_count_once() -> None:
    own = dungeon(types("mmcc mmcc ccmm ccmm"))
    assert value(29, own) == 3
    assert value(3, own) == 8


@pytest.mark.rule("DD-AMB-03")
@pytest.mark.parametrize(("number", "expected"), [(1, 3), (12, 2), (18, 4), (21, 3)])
def test_a_negative_star_is_a_star_for_challenges(number: int, expected: int) -> None:
    own = dungeon(HALLS, {"r2c2": ["star-3", "gnoll", "trap_jaw"], "r1c1": ["chest"]})
    assert value(number, own) == expected


@pytest.mark.rule("DD-AMB-05")
def test_a_secret_passage_is_one_face_however_many_there_are() -> None:
    assert value(2, dungeon(HALLS)) == 0
    assert value(2, dungeon(HALLS, {}, ["r1c1 n"])) == 2
    assert value(2, dungeon(HALLS, {}, ["r1c1 n", "r4c4 s"])) == 2
    faces = [CONTENT.elements[tile] for tile in CONTENT.shape_of if tile != CONTENT.passage]
    every: dict[str, Sequence[str]] = {cell: faces[at : at + 1] for at, cell in enumerate(CELLS)}
    assert value(2, dungeon(HALLS, every, ["r1c1 n"])) == 26


@pytest.mark.rule("DD-AMB-11")
def test_slime_is_schleim_and_ooze_is_glibber() -> None:
    assert CONTENT.cards["slime"].name("de") == "Schleim"
    assert CONTENT.cards["ooze"].name("de") == "Glibber"
    slimy = dungeon(HALLS, {"r1c1": ["slime"]})
    oozy = dungeon(HALLS, {"r1c1": ["ooze"]})
    for number in (11, 14):
        assert (value(number, slimy), value(number, oozy)) == (2, 0)
    for number in (10, 15):
        assert (value(number, slimy), value(number, oozy)) == (0, 2)
