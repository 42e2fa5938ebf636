"""What the words of the rules mean: cells, edges, connections, networks, paths, clusters (DD-DEF)."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from games.designer import table
from verlies.games.designer import challenges
from verlies.games.designer.content import EAST, NORTH, SIDES, WEST, DesignerContent
from verlies.games.designer.dungeon import SIDES_OF_CELL, Dungeon
from verlies.games.designer.meta import GAME
from verlies.games.designer.vocabulary import CELLS

ALL_DOORS = ("R047", "R048", "R049", "R050", "R092", "R095", "R097", "R098", "R099")
CAVES = [name for name in table.CONTENT.rooms[:100] if table.CONTENT.cards[name].fields["type"] == "cave"]
MASONRY = [name for name in table.CONTENT.rooms[:100] if table.CONTENT.cards[name].fields["type"] == "masonry"]

# For 3 seats. The first two rooms of the first row have no free slot, the others two and one.
ROWS = [["R014", "R052", "R048", "R032"], ["R031", "R033", "R034", "R035"], ["R091", "R093", "R094", "R096"]]


def at(name: str) -> int:
    return CELLS.index(name)


def named(cells: set[int]) -> set[str]:
    return {CELLS[cell] for cell in cells}


def around(middle: str, **neighbours: str) -> list[str | None]:
    """A dungeon with a room at r2c2 and rooms north, east, south and west of it."""
    places = {"north": "r1c2", "east": "r2c3", "south": "r3c2", "west": "r2c1"}
    rooms: list[str | None] = [None] * 16
    rooms[at("r2c2")] = middle
    for side, name in neighbours.items():
        rooms[at(places[side])] = name
    return rooms


def points(challenge: str, there: Dungeon, exit_column: int = 0) -> int:
    return challenges.score(there, table.CONTENT.challenges[table.CONTENT.challenge_ids.index(challenge)], exit_column)


def of_types(letters: str) -> list[str]:
    """16 rooms of the types that the letters name: c for cave, m for masonry."""
    caves, masonry = iter(CAVES), iter(MASONRY)
    return [next(caves) if letter == "c" else next(masonry) for letter in letters.replace("/", "")]


# Cells, slots, edges


@pytest.mark.rule("DD-DEF-01")
def test_rows_count_from_the_top_by_year_and_columns_from_the_left() -> None:
    match = table.laid(3, room=["R001", "R002", "R003", "R004", "R005"])
    table.play(match, "0 build R003 3")
    rows = match.view(None)["players"][0]["dungeon"]
    assert [[cell and cell["room"] for cell in row] for row in rows] == [[None, None, "R003", None]] + [[None] * 4] * 3


@pytest.mark.rule("DD-DEF-01")
@pytest.mark.parametrize(
    ("rooms", "joined"),
    [
        (["R040", "R036"], True),  # a door east meets a door west
        (["R036", "R040"], False),
        (["R010", None, None, None, "R036"], True),  # a door south meets a door north
        (["R036", None, None, None, "R010"], False),
    ],
)
def test_east_is_the_next_column_and_south_the_next_row(rooms: list[str | None], joined: bool) -> None:
    assert (len(table.dungeon(rooms).network(0)) == 2) is joined


@pytest.mark.rule("DD-DEF-02")
def test_a_room_has_four_slots_and_printed_elements_take_theirs() -> None:
    match = table.laid(3, room=["R083", "R002", "R003", "R004", "R005"])
    table.play(match, "0 build R083 1")
    slots = match.view(None)["players"][0]["dungeon"][0][0]["slots"]
    printed = table.CONTENT.cards["R083"].fields["slots"]
    assert list(slots) == ["nw", "ne", "sw", "se"]
    assert {corner: slot and slot["element"] for corner, slot in slots.items()} == printed
    assert sorted(filter(None, printed.values())) == ["goblin", "star+1"]


@pytest.mark.rule("DD-DEF-02")
def test_slots_without_a_printed_element_are_free_until_a_tile_lies_there() -> None:
    there = table.dungeon(["R083", "R014", "R095", None], {"r1c1": ["ooze"]})
    assert [there.free_slots(cell) for cell in range(4)] == [1, 0, 4, 0]


@pytest.mark.rule("DD-DEF-02")
def test_a_tile_needs_a_free_slot() -> None:
    match = table.fresh(3)
    table.build_rows(match, ROWS, stall=["M02"], tile=["slime", "slime", "chest"])
    table.play(match, "0 buy M02 lower")
    assert match.moves(0) == ("place chest r1c3", "place chest r1c4")


@pytest.mark.rule("DD-DEF-03")
@pytest.mark.parametrize("middle", table.CONTENT.rooms)
def test_all_doors_of_a_room_are_joined_and_one_door_is_a_dead_end(middle: str) -> None:
    north, east, south, west = [name for name in ALL_DOORS if name != middle][:4]
    there = table.dungeon(around(middle, north=north, east=east, south=south, west=west))
    behind = {"N": "r1c2", "E": "r2c3", "S": "r3c2", "W": "r2c1"}
    doors = table.CONTENT.cards[middle].fields["doors"]
    joined = {"r2c2", *(behind[side] for side in doors)}
    assert doors
    for cell in joined:
        assert named(there.network(at(cell))) == joined


@pytest.mark.rule("DD-DEF-04")
def test_neighbouring_cells_share_one_edge_and_outer_edges_belong_to_one_cell() -> None:
    edges = [{edge for _, edge in sides} for sides in SIDES_OF_CELL]
    assert all(len(own) == 4 for own in edges)
    for a, b in combinations(range(16), 2):
        side_by_side = abs(a // 4 - b // 4) + abs(a % 4 - b % 4) == 1
        assert len(edges[a] & edges[b]) == side_by_side
    owners = [sum(edge in own for own in edges) for edge in set().union(*edges)]
    assert (owners.count(1), owners.count(2)) == (16, 24)


@pytest.mark.rule("DD-DEF-04")
def test_a_passage_on_a_shared_edge_lies_on_both_rooms_and_on_no_other() -> None:
    there = table.dungeon(["R031", "R032", "R033", "R034"], edges=["r1c2 e"])
    open_sides = {
        (CELLS[cell], side)
        for cell in range(4)
        for side, edge in SIDES_OF_CELL[cell]
        if side != NORTH and there.door_or_passage(cell, side, edge)
    }
    assert open_sides == {("r1c2", EAST), ("r1c3", WEST)}


# Connections


@pytest.mark.rule("DD-DEF-05")
def test_doors_on_both_sides_of_an_edge_connect_the_rooms() -> None:
    assert named(table.dungeon(["R040", "R036"]).network(0)) == {"r1c1", "r1c2"}
    assert named(table.dungeon(["R010", None, None, None, "R036"]).network(4)) == {"r1c1", "r2c1"}


@pytest.mark.rule("DD-DEF-05", "DD-AMB-01")
@pytest.mark.parametrize(
    ("rooms", "edge"), [(["R031", "R032"], "r1c1 e"), (["R031", None, None, None, "R017"], "r1c1 s")]
)
def test_a_passage_connects_two_rooms_that_have_no_doors_there(rooms: list[str | None], edge: str) -> None:
    assert len(table.dungeon(rooms).network(0)) == 1
    assert len(table.dungeon(rooms, edges=[edge]).network(0)) == 2


@pytest.mark.rule("DD-DEF-05")
def test_a_passage_beside_no_room_connects_nothing() -> None:
    assert named(table.dungeon(["R095", None, "R098"], edges=["r1c1 e", "r1c2 e", "r1c1 s"]).network(0)) == {"r1c1"}


@pytest.mark.rule("DD-AMB-01")
def test_the_stricter_reading_of_passages_can_be_switched_on_in_the_content(tmp_path: Path) -> None:
    folder = tmp_path / "strict"
    shutil.copytree(GAME.folder / "content", folder)
    setup = json.loads((folder / "setup.json").read_text(encoding="utf-8"))
    setup["passage_opens_both_sides"] = False
    (folder / "setup.json").write_text(json.dumps(setup), encoding="utf-8")
    strict = GAME.content(folder)
    assert isinstance(strict, DesignerContent)
    passage = table.passages("r1c1 e")
    without_doors = Dungeon(strict, table.grid(["R031", "R032"]), table.tiles({}), passage)
    one_door = Dungeon(strict, table.grid(["R031", "R036"]), table.tiles({}), passage)
    assert len(without_doors.network(0)) == 1
    assert len(one_door.network(0)) == 2


@pytest.mark.rule("DD-DEF-06")
@pytest.mark.parametrize(
    "rooms",
    [
        ["R017", "R031"],  # east, but nothing west
        ["R031", "R017"],  # nothing east, but west
        ["R026", None, None, None, "R017"],  # south, but nothing north
        ["R017", None, None, None, "R026"],  # nothing south, but north
    ],
)
def test_a_door_that_meets_a_wall_connects_nothing(rooms: list[str | None]) -> None:
    assert named(table.dungeon(rooms).network(0)) == {"r1c1"}


@pytest.mark.rule("DD-DEF-07")
def test_an_edge_is_open_by_a_door_or_by_a_passage() -> None:
    closed = table.dungeon(["R031"])
    by_passage = table.dungeon(["R031"], edges=["r1c1 w"])
    by_door = table.dungeon(["R036"])
    west = dict(SIDES_OF_CELL[0])[WEST]
    assert [there.door_or_passage(0, WEST, west) for there in (closed, by_passage, by_door)] == [False, True, True]


@pytest.mark.rule("DD-DEF-07")
def test_the_door_of_the_neighbour_does_not_open_ones_own_edge() -> None:
    there = table.dungeon(["R031", "R036"])
    edge = dict(SIDES_OF_CELL[0])[EAST]
    assert not there.door_or_passage(0, EAST, edge)
    assert there.door_or_passage(1, WEST, edge)


@pytest.mark.rule("DD-DEF-07", "DD-AMB-06")
def test_a_door_under_a_passage_counts_once() -> None:
    door, both = table.dungeon(["R036"]), table.dungeon(["R036"], edges=["r1c1 w"])
    assert points("C09", door) == points("C09", both) == 3


# Networks


@pytest.mark.rule("DD-DEF-08")
def test_a_network_holds_the_room_itself_and_every_branch() -> None:
    rooms = ["R017", "R095", "R017", "R031", None, "R047", "R036", None, None, "R031", None, "R095"]
    there = table.dungeon(rooms)
    assert named(there.network(at("r1c1"))) == {"r1c1", "r1c2", "r1c3", "r2c2", "r2c3", "r3c2"}
    assert named(there.network(at("r1c4"))) == {"r1c4"}
    assert named(there.network(at("r3c4"))) == {"r3c4"}


@pytest.mark.rule("DD-DEF-09")
def test_the_entrance_network_needs_a_door_or_a_passage_towards_the_gate() -> None:
    rooms = ["R095", "R017", "R095", "R095"]
    assert named(table.dungeon(rooms).entrance_network(2)) == {"r1c1", "r1c2", "r1c3", "r1c4"}
    assert table.dungeon(rooms).entrance_network(1) == set()
    assert len(table.dungeon(rooms, edges=["r1c2 n"]).entrance_network(1)) == 4
    assert table.dungeon([None, "R095"]).entrance_network(0) == set()


@pytest.mark.rule("DD-DEF-09")
def test_the_exit_network_needs_a_door_or_a_passage_towards_the_gate() -> None:
    rooms = [None] * 12 + ["R095", "R017", "R095", "R031"]
    assert named(table.dungeon(rooms).exit_network(0)) == {"r4c1", "r4c2", "r4c3"}
    assert table.dungeon(rooms).exit_network(1) == set()
    assert len(table.dungeon(rooms, edges=["r4c2 s"]).exit_network(1)) == 3
    assert named(table.dungeon(rooms, edges=["r4c4 s"]).exit_network(3)) == {"r4c4"}


# Continuous paths


@pytest.mark.rule("DD-DEF-10")
def test_a_continuous_path_takes_two_of_three_branches() -> None:
    rooms = around("R095", north="R047", east="R017", west="R021")
    there = table.dungeon(rooms, {"r1c2": ["trap_pit"] * 2, "r2c3": ["trap_jaw"], "r2c1": ["trap_fire"] * 2})
    assert there.best_path(table.CONTENT.classes["trap"]) == 4


@pytest.mark.rule("DD-DEF-10")
def test_a_continuous_path_may_be_one_room_and_visits_none_twice() -> None:
    slime = bytes([table.element("slime")])
    assert table.dungeon(["R031", "R100"]).best_path(slime) == 2
    there = table.dungeon(["R017", "R017", "R017"], {"r1c1": ["slime"], "r1c2": ["slime", "slime"], "r1c3": ["slime"]})
    assert there.best_path(slime) == 4


# Clusters


@pytest.mark.rule("DD-DEF-11")
def test_a_cluster_joins_rooms_of_one_type_side_by_side_but_not_across_a_corner() -> None:
    clusters = [named(rooms) for rooms in table.dungeon(of_types("cmmm/mcmm/mccm/mmmc")).clusters()]
    assert sorted(clusters, key=len) == [
        {"r1c1"},
        {"r4c4"},
        {"r2c2", "r3c2", "r3c3"},
        {"r2c1", "r3c1", "r4c1", "r4c2", "r4c3"},
        {"r1c2", "r1c3", "r1c4", "r2c3", "r2c4", "r3c4"},
    ]


@pytest.mark.rule("DD-DEF-11")
def test_a_cluster_is_never_split_and_asks_for_no_doors() -> None:
    walled = table.dungeon(["R031", "R032", "R033", "R034"])
    assert [named(rooms) for rooms in walled.clusters()] == [{"r1c1", "r1c2", "r1c3", "r1c4"}]
    joined = table.dungeon(["R095", "R047"], edges=["r1c1 e"])
    assert [named(rooms) for rooms in joined.clusters()] == [{"r1c1"}, {"r1c2"}]


# Elements


@pytest.mark.rule("DD-DEF-12")
def test_a_passage_is_not_an_element_and_uses_no_slot() -> None:
    walls = ["r1c1 n", "r1c1 e", "r1c1 s", "r1c1 w"]
    bare, walled = table.dungeon(["R015", "R014"]), table.dungeon(["R015", "R014"], edges=walls)
    assert walled.free_slots(0) == bare.free_slots(0) == 2
    assert walled.heap == bare.heap
    assert points("C16", walled) == points("C16", bare) == 4  # one room with 4 elements


@pytest.mark.rule("DD-DEF-12")
def test_a_passage_may_lie_at_a_room_without_a_free_slot() -> None:
    match = table.fresh(3)
    table.build_rows(match, ROWS, stall=["M01"], tile=["trap_jaw", "trap_jaw", "secret_passage"])
    table.play(match, "0 buy M01 lower")
    full = {f"place secret_passage {edge}" for edge in ("r1c1 n", "r1c1 w", "r1c1 e", "r1c1 s", "r1c2 s")}
    assert full <= set(match.moves(0))


@pytest.mark.rule("DD-DEF-13")
def test_trap_means_any_of_the_five_traps() -> None:
    kinds = ["trap_jaw", "trap_blade", "trap_fire", "trap_pit", "trap_spike"]
    rooms: list[str | None] = [None] * 16
    rooms[at("r2c2")] = rooms[at("r3c3")] = "R095"
    there = table.dungeon(rooms, {"r2c2": kinds[:3], "r3c3": kinds[3:]})
    assert points("C04", there) == 15
    assert [table.CONTENT.elements[code] for code in table.CONTENT.classes["trap"]] == kinds


@pytest.mark.rule("DD-DEF-13")
@pytest.mark.parametrize("monster", ["gnoll", "goblin", "kobold", "slime", "ooze"])
def test_monster_means_any_of_the_five_monsters(monster: str) -> None:
    assert points("C18", table.dungeon(["R095"], {"r1c1": [monster, "trap_jaw", "star+1"]})) == 4
    assert points("C18", table.dungeon(["R095"], {"r1c1": ["chest", "trap_jaw", "star+1"]})) == 0


@pytest.mark.rule("DD-DEF-13")
def test_stars_count_as_pieces_whatever_their_value() -> None:
    there = table.dungeon(["R048", "R041", "R065"])  # -3, +3, -2
    assert points("C12", there) == 6


@pytest.mark.rule("DD-DEF-14")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_left_neighbour_is_the_next_seat(seats: int) -> None:
    match = table.laid(seats)
    hands = list(match.hands)
    for seat in range(seats):
        match.play(seat, match.moves(seat)[0])
    table.deal(match)
    for seat in range(seats):
        assert set(match.hands[(seat + 1) % seats]) < set(hands[seat])


# Any dungeon at all


def random_dungeons(number: int) -> Iterator[Dungeon]:
    """Full and unfinished dungeons with tiles on free slots and passages on any edges."""
    rng = Random(20)
    for _ in range(number):
        rooms = rng.sample(range(100), 16)
        filled = rng.choice([8, 12, 16, 16])
        cells = bytes(room + 1 if cell < filled else 0 for cell, room in enumerate(rooms))
        placed = tuple(
            bytes(
                sorted(
                    rng.choice([code for code in table.CONTENT.shape_of if code != table.CONTENT.passage])
                    for _ in range(rng.randint(0, 4 - len(table.CONTENT.printed[rooms[cell]])) if cell < filled else 0)
                )
            )
            for cell in range(16)
        )
        edges = sum(1 << edge for edge in range(40) if rng.random() < 0.15)
        yield Dungeon(table.CONTENT, cells, placed, edges)


def beside(cell: int) -> list[tuple[int, str, str]]:
    """The neighbours of a cell, each with the side towards it and the side back."""
    row, col = divmod(cell, 4)
    steps = {"N": (-1, 0, "S"), "E": (0, 1, "W"), "S": (1, 0, "N"), "W": (0, -1, "E")}
    return [
        ((row + down) * 4 + col + right, side, back)
        for side, (down, right, back) in steps.items()
        if 0 <= row + down < 4 and 0 <= col + right < 4
    ]


def connected(there: Dungeon) -> set[tuple[int, int]]:
    """Connections by the rules' words, worked out from the cards."""
    pairs = set()
    for cell, room in enumerate(there.grid):
        for other, side, back in beside(cell):
            if room and there.grid[other]:
                own = table.CONTENT.cards[table.CONTENT.rooms[room - 1]].fields["doors"]
                theirs = table.CONTENT.cards[table.CONTENT.rooms[there.grid[other] - 1]].fields["doors"]
                passage = there.passages >> dict(SIDES_OF_CELL[cell])[SIDES[side]] & 1
                if (side in own and back in theirs) or passage:
                    pairs.add((cell, other))
    return pairs


def heaviest_by_hand(there: Dungeon, codes: bytes) -> int:
    """All simple paths, one after the other (DD-SCO-12)."""
    ways: list[list[int]] = [[] for _ in range(16)]
    for cell, other in connected(there):
        ways[cell].append(other)

    def walk(path: list[int]) -> int:
        here = sum(code in codes for cell in path for code in there.cells[cell])
        return max([here, *(walk([*path, other]) for other in ways[path[-1]] if other not in path)])

    return max(walk([cell]) for cell in range(16) if there.grid[cell])


@pytest.mark.rule("DD-DEF-05", "DD-DEF-06", "DD-DEF-08")
def test_networks_are_symmetric_and_join_exactly_what_is_connected() -> None:
    for there in random_dungeons(150):
        links = connected(there)
        networks = {cell: there.network(cell) for cell in range(16) if there.grid[cell]}
        assert {(cell, other) for cell, ways in enumerate(there.links()) for other in ways} == links
        for cell, network in networks.items():
            assert cell in network
            assert all(networks[other] == network for other in network)
            assert all(other in network for first, other in links if first == cell)


@pytest.mark.rule("DD-DEF-11")
def test_clusters_partition_the_rooms_and_are_as_large_as_they_can_be() -> None:
    for there in random_dungeons(150):
        clusters = there.clusters()
        assert sorted(cell for rooms in clusters for cell in rooms) == [c for c in range(16) if there.grid[c]]
        cluster_of = {cell: number for number, rooms in enumerate(clusters) for cell in rooms}
        assert all(len({there.types[cell] for cell in rooms}) == 1 for rooms in clusters)
        for cell in cluster_of:
            for other, _, _ in beside(cell):
                if there.grid[other]:
                    assert (cluster_of[cell] == cluster_of[other]) is (there.types[cell] == there.types[other])


@pytest.mark.rule("DD-DEF-10", "DD-AMB-02")
@pytest.mark.parametrize("what", ["trap", "slime", "ooze", "monster"])
def test_the_best_path_is_the_heaviest_of_all_simple_paths(what: str) -> None:
    codes = table.CONTENT.codes(what)
    assert codes is not None
    for there in random_dungeons(80):
        assert there.best_path(codes) == heaviest_by_hand(there, codes)


@pytest.mark.rule("DD-DEF-10")
def test_the_best_path_through_sixteen_crossroads_visits_every_room() -> None:
    every_edge = (1 << 40) - 1
    rooms = [
        name for name in table.CONTENT.rooms[:100] if len(table.CONTENT.printed[table.CONTENT.room_number[name]]) < 4
    ][:16]
    there = Dungeon(table.CONTENT, table.grid(rooms), table.tiles({name: ["ooze"] for name in CELLS}), every_edge)
    assert there.best_path(bytes([table.element("ooze")])) == there.heap.count(table.element("ooze"))
