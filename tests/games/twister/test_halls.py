"""The halls as they are printed and drawn: squares, edges, cells (TW-BRD-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from games.twister.table import HALLS
from verlies.games.twister.content import TwisterContent
from verlies.games.twister.halls import Hall
from verlies.games.twister.meta import GAME

_content = GAME.content()
assert isinstance(_content, TwisterContent)
CONTENT: TwisterContent = _content
Square = tuple[int, int]
BEHIND = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
DRAWN = {
    "37A": ("22", "21", "22W 32W", "42N 14N 01W", (4, 2, 3, 3)),
    "37B": ("10", "01 42", "44N 31W 32W", "12N 24N 40E 43W", (2, 3, 2, 3)),
    "38A": ("33", "03 44", "01N 24W", "41N", (5, 3, 3, 3)),
    "38B": ("22", "14", "30W 12W 42W", "21N 34N", (2, 3, 3, 3)),
    "39A": ("21", "10 12 30 32", "11W 41W", "20N 23N 44E", (4, 3, 2, 4)),
    "39B": ("13", "00 34", "41N 24N", "21N 44N 42E 03W", (3, 3, 2, 3)),
    "40A": ("04", "21 44", "02N 13N 33N", "24N 11W 41W 03W 43E", (3, 2, 3, 2)),
    "40B": ("23", "10 42", "31W 12W", "11N 24S 40E 11W", (2, 3, 3, 4)),
}
"""Gear, pits, portcullises, slits, and open edges on the north, east, south and west border."""
COUNTS = {
    "37A": (1, 2, 3, 24),
    "37B": (2, 3, 4, 23),
    "38A": (2, 2, 1, 23),
    "38B": (1, 3, 2, 24),
    "39A": (4, 2, 3, 21),
    "39B": (2, 2, 4, 23),
    "40A": (2, 3, 5, 23),
    "40B": (2, 2, 4, 23),
}
"""Pits, portcullises, slits, floor squares with the gear."""


def hall(name: str) -> Hall:
    return CONTENT.halls[CONTENT.hall_ids.index(name)]


def drawing(name: str) -> list[str]:
    return list(CONTENT.cards[name].fields["rows"])


def cells(name: str, kinds: str) -> list[Square]:
    lines = drawing(name)
    return [(x, y) for y in range(5) for x in range(5) if lines[2 * y + 1][2 * x + 1] in kinds]


def edge(name: str, square: Square, side: str) -> str:
    (x, y), (dx, dy) = square, BEHIND[side]
    return drawing(name)[2 * y + 1 + dy][2 * x + 1 + dx]


def edges(name: str, kind: str) -> set[frozenset[tuple[Square, str]]]:
    """All edges of a kind, each as the squares and sides that it can be called by."""
    return {
        same_edge(square, side) for square in cells(name, ".GO") for side in BEHIND if edge(name, square, side) == kind
    }


def same_edge(square: Square, side: str) -> frozenset[tuple[Square, str]]:
    dx, dy = BEHIND[side]
    other = (square[0] + dx, square[1] + dy)
    back = {"N": "S", "S": "N", "E": "W", "W": "E"}[side]
    inside = 0 <= other[0] < 5 and 0 <= other[1] < 5
    return frozenset({(square, side), (other, back)} if inside else {(square, side)})


def named(text: str) -> set[frozenset[tuple[Square, str]]]:
    return {same_edge((int(word[0]), int(word[1])), word[2]) for word in text.split()}


@pytest.mark.rule("TW-BRD-03", "TW-AMB-03")
@pytest.mark.parametrize("name", HALLS)
def test_the_printed_halls_show_what_the_photographs_show(name: str) -> None:
    gear, pits, gates, slits, border = DRAWN[name]
    assert [f"{x}{y}" for x, y in cells(name, "G")] == [gear]
    assert {f"{x}{y}" for x, y in cells(name, "O")} == set(pits.split())
    assert edges(name, "#") == named(gates)
    assert edges(name, "=") == named(slits)
    assert [f"{x}{y}{'NESW'[side]}" for x, y, side in hall(name).gates] == gates.split()
    assert hall(name).gate_ids == tuple(f"{name}-P{number + 1}" for number in range(len(gates.split())))
    rims = {"N": [(x, 0) for x in range(5)], "E": [(4, y) for y in range(5)]}
    rims |= {"S": [(x, 4) for x in range(5)], "W": [(0, y) for y in range(5)]}
    assert tuple(sum(edge(name, square, side) == " " for square in rims[side]) for side in "NESW") == border


@pytest.mark.rule("TW-BRD-03", "TW-AMB-19")
def test_pits_portcullises_slits_and_floor_of_the_printed_halls() -> None:
    counts = {
        name: (len(cells(name, "O")), len(edges(name, "#")), len(edges(name, "=")), len(cells(name, ".G")))
        for name in HALLS
    }
    assert counts == COUNTS
    assert [sum(each) for each in zip(*counts.values(), strict=True)] == [16, 19, 26, 184]


def test_the_invented_halls_have_two_pits_each_20_portcullises_and_16_slits() -> None:
    names = [name for name in CONTENT.hall_ids if name not in HALLS]
    assert names == [f"{pair}{letter}" for pair in (91, 92, 93, 94) for letter in "AB"]
    assert {len(cells(name, "O")) for name in names} == {2}
    assert sum(len(edges(name, "#")) for name in names) == 20
    assert sum(len(edges(name, "=")) for name in names) == 16


@pytest.mark.rule("TW-BRD-03")
def test_every_hall_has_25_squares_60_edges_and_one_gear() -> None:
    for name in CONTENT.hall_ids:
        assert Counter(map(len, drawing(name))) == {11: 11}
        assert len(cells(name, ".GO")) == 25
        assert len(cells(name, "G")) == 1
        assert sum(len(edges(name, kind)) for kind in " -|#=") == 60


@pytest.mark.rule("TW-ROT-03")
def test_sisters_turn_opposite_ways_and_the_letter_says_which() -> None:
    for each in CONTENT.halls:
        assert each.id == f"{each.pair}{'A' if each.clockwise else 'B'}"
        assert len(CONTENT.pair_halls[CONTENT.pairs.index(each.pair)]) == 2
    assert CONTENT.pairs == (37, 38, 39, 40, 91, 92, 93, 94)


@pytest.mark.rule("TW-PRT-05")
def test_no_portcullis_of_a_printed_hall_lies_on_its_border() -> None:
    for name in HALLS:
        assert not any(len(each) == 1 for each in edges(name, "#"))
        assert not any(gate.border for gate in hall(name).laid(0, 0).gates)
    assert sum(gate.border for each in CONTENT.halls for gate in each.laid(0, 0).gates) == 2


def test_every_side_of_a_printed_hall_can_be_entered_on_dry_ground() -> None:
    for name in HALLS:
        for side, (dx, dy) in BEHIND.items():
            rim = [(x, y) for x, y in cells(name, ".G") if not (0 <= x + dx < 5 and 0 <= y + dy < 5)]
            assert any(edge(name, square, side) == " " for square in rim), (name, side)


@pytest.mark.rule("TW-AMB-20")
def test_a_wall_lies_north_of_the_gear_of_37b() -> None:
    assert edge("37B", (1, 0), "N") == "-"


def rooms(name: str) -> Iterator[tuple[set[Square], bool]]:
    """Dry squares joined by open edges, and whether an open border edge leads out of them."""
    left = set(cells(name, ".G"))
    while left:
        room, todo, way_out = set[Square](), [min(left)], False
        while todo:
            x, y = todo.pop()
            room.add((x, y))
            for side, (dx, dy) in BEHIND.items():
                if edge(name, (x, y), side) != " ":
                    continue
                beyond = (x + dx, y + dy)
                way_out |= not (0 <= beyond[0] < 5 and 0 <= beyond[1] < 5)
                if beyond in left - room:
                    todo.append(beyond)
        left -= room
        yield room, way_out


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("37A", [4, 4]), ("37B", [4]), ("38A", []), ("38B", [9]), ("39A", [5]), ("39B", []), ("40A", [1, 1, 1, 1]),
        ("40B", [4]),
    ],
)  # fmt: skip
def test_the_closed_cells_of_the_printed_halls(name: str, sizes: list[int]) -> None:
    assert sorted(len(room) for room, way_out in rooms(name) if not way_out) == sizes
