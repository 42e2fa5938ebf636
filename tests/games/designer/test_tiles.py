"""Placing tiles (DD-TIL)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.designer import table
from verlies.games.designer.match import DesignerMatch
from verlies.games.designer.vocabulary import CELLS

RICH_ROW = ["R048", "R065", "R095", "R014"]
"""Crossroads, Cell, Junction, Cellar: 25 gold; the Cellar has 4 printed elements, the others 2, 2 and 0."""
MARKET: dict[str, Any] = {
    "stall": ["M04", "M03"],
    "tile": ["slime", "slime", "chest", "trap_pit", "secret_passage", "secret_passage", "ooze"],
}
"""M04 upper: slime, slime, chest; lower: pit trap. M03 upper: two secret passages; lower: ooze."""


def market(**wishes: list[str]) -> DesignerMatch:
    """A solo match in the market of year 1, with more gold than Jael."""
    match = table.laid(1, jael=["J1"], room=RICH_ROW[:2], **(MARKET | wishes))
    table.solo_year(match, RICH_ROW)
    assert match.gold == [25]
    return match


def second_market() -> DesignerMatch:
    """The same a year later, nothing bought in year 1."""
    match = market()
    table.play(match, f"0 {match.moves(0)[-1]}")
    table.deal(match, jael=["J2"], room=["R009", "R032"], stall=["M05", "M12"], tile=["trap_jaw", "ooze", "gnoll"])
    table.solo_year(match, ["R009", "R032", "R038", "R085"])
    assert match.gold == [20]
    return match


def cell(match: DesignerMatch, name: str) -> dict[str, Any]:
    row, col = int(name[1]) - 1, int(name[3]) - 1
    lying = match.view(0)["players"][0]["dungeon"][row][col]
    assert isinstance(lying, dict)
    return lying


def elements(match: DesignerMatch, name: str) -> list[str]:
    return sorted(slot["element"] for slot in cell(match, name)["slots"].values() if slot)


def refusal(match: DesignerMatch, text: str) -> tuple[str, str]:
    refused = match.why_not(0, text)
    assert refused is not None, text
    return refused.rule, refused.reason


@pytest.mark.rule("DD-TIL-01")
def test_an_element_goes_to_any_room_with_a_free_slot() -> None:
    match = market()
    table.play(match, "0 buy M04 lower")
    assert match.moves(0) == ("place trap_pit r1c1", "place trap_pit r1c2", "place trap_pit r1c3")
    assert refusal(match, "place trap_pit r1c4") == ("DD-TIL-01", "room_full")
    assert refusal(match, "place trap_pit r2c1") == ("DD-TIL-01", "no_room_there")


@pytest.mark.rule("DD-TIL-01")
def test_an_element_may_go_to_a_room_of_an_earlier_year() -> None:
    match = second_market()
    table.play(match, "0 buy M05 lower")
    cells = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r2c4"]
    assert match.moves(0) == tuple(f"place gnoll {name}" for name in cells)


@pytest.mark.rule("DD-TIL-01", "DD-TIL-02")
def test_elements_of_one_kind_may_share_a_room_until_it_is_full() -> None:
    match = market()
    table.play(match, "0 buy M04 upper", "0 place slime r1c1", "0 place slime r1c1")
    assert elements(match, "r1c1") == ["slime", "slime", "slime", "star-3"]
    assert match.moves(0) == ("place chest r1c2", "place chest r1c3")
    assert refusal(match, "place chest r1c1") == ("DD-TIL-01", "room_full")


@pytest.mark.rule("DD-TIL-02")
def test_a_tile_covers_no_element() -> None:
    match = market()
    printed = elements(match, "r1c2")
    table.play(match, "0 buy M04 lower", "0 place trap_pit r1c2")
    assert elements(match, "r1c2") == sorted([*printed, "trap_pit"])
    slots = cell(match, "r1c2")["slots"]
    for slot, element in table.CONTENT.cards["R065"].fields["slots"].items():
        if element is not None:
            assert slots[slot] == {"element": element, "tile": False}
    assert [slot for slot in slots.values() if slot and slot["tile"]] == [{"element": "trap_pit", "tile": True}]


@pytest.mark.rule("DD-TIL-02", "DD-TIL-06")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_tiles_and_passages_stay_where_they_were_placed(seats: int) -> None:
    match = table.laid(seats)
    lay, edges = match.tiles[:], match.passages[:]
    while match.turn:
        table.deal(match)
        for seat in range(seats):
            for before, now in zip(lay[seat], match.tiles[seat], strict=True):
                assert Counter(before) <= Counter(now)
            assert edges[seat] & match.passages[seat] == edges[seat]
        lay, edges = match.tiles[:], match.passages[:]
        if match.turn:
            match.play(match.turn[0], match.moves(match.turn[0])[0])
    assert any(any(own) for own in lay)


@pytest.mark.rule("DD-TIL-06")
def test_a_new_row_does_not_touch_the_tiles_above() -> None:
    match = market()
    table.play(match, "0 buy M03 upper", "0 place secret_passage r1c1 s", "0 place secret_passage r1c4 e")
    table.play(match, "0 buy M04 upper", "0 place slime r1c1", "0 place slime r1c3", "0 place chest r1c3")
    placed, laid_passages = match.tiles[0], match.passages[0]
    assert placed == table.tiles({"r1c1": ["slime"], "r1c3": ["slime", "chest"]})
    assert laid_passages == table.passages("r1c1 s", "r1c4 e")
    table.play(match, f"0 {match.moves(0)[-1]}")
    table.deal(match)
    table.to_market(match)
    assert match.year == 2
    assert match.tiles[0] == placed
    assert match.passages[0] == laid_passages


@pytest.mark.rule("DD-TIL-03")
def test_a_passage_goes_on_any_edge_of_a_room_also_an_outer_one() -> None:
    match = market()
    table.play(match, "0 buy M03 upper")
    upper = {f"place secret_passage r1c{col} {side}" for col in range(1, 5) for side in "nse"}
    assert set(match.moves(0)) == upper | {"place secret_passage r1c1 w"}
    assert refusal(match, "place secret_passage r2c1 s") == ("DD-TIL-03", "edge_without_room")
    assert refusal(match, "place secret_passage r2c1 e") == ("DD-TIL-03", "edge_without_room")


@pytest.mark.rule("DD-TIL-03")
def test_a_passage_uses_no_slot() -> None:
    match = market()
    table.play(match, "0 buy M03 upper", "0 place secret_passage r1c4 n", "0 place secret_passage r1c3 n")
    assert elements(match, "r1c4") == sorted(
        table.CONTENT.elements[each] for each in table.CONTENT.printed[table.room("R014")]
    )
    assert match.tiles[0] == table.tiles({})
    assert {(each["row"], each["col"], each["side"]) for each in match.view(None)["players"][0]["passages"]} == {
        (1, 4, "n"),
        (1, 3, "n"),
    }


@pytest.mark.rule("DD-TIL-03")
def test_a_passage_on_the_gate_opens_the_entrance() -> None:
    """Cellar, without a door above, below the entrance of B2."""
    match = table.laid(1, jael=["J1"], blueprint=["B2"], room=["R048", "R065"], **MARKET)
    table.solo_year(match, ["R048", "R065", "R014", "R095"])
    assert match.view(0)["players"][0]["entrance_network"] == []
    table.play(match, "0 buy M03 upper", "0 place secret_passage r1c3 n")
    assert [1, 3] in match.view(0)["players"][0]["entrance_network"]


@pytest.mark.rule("DD-TIL-04")
def test_a_passage_on_the_lower_edge_joins_the_room_of_the_next_year() -> None:
    """Cellar above Sewers: neither has a door on the edge between them."""
    match = market()
    table.play(match, "0 buy M03 upper", "0 place secret_passage r1c4 s", "0 place secret_passage r1c1 w")
    assert match.dungeon(0).network(CELLS.index("r1c4")) == {1, 2, 3}
    table.play(match, f"0 {match.moves(0)[-1]}")
    table.deal(match, room=["R086", "R058"], jael=["J2"])
    table.play(match, "0 build R086 4")
    assert CELLS.index("r2c4") in match.dungeon(0).network(CELLS.index("r1c4"))
    table.play(match, "0 keep R058")
    table.deal(match)
    table.play(match, "0 build R058 3")
    assert CELLS.index("r2c3") not in match.dungeon(0).links()[CELLS.index("r1c3")]


@pytest.mark.rule("DD-TIL-05")
def test_an_edge_holds_one_passage_at_most() -> None:
    match = market()
    table.play(match, "0 buy M03 upper", "0 place secret_passage r1c1 e")
    assert "place secret_passage r1c1 e" not in match.moves(0)
    assert refusal(match, "place secret_passage r1c1 e") == ("DD-TIL-05", "edge_taken")


@pytest.mark.rule("DD-TIL-05")
@pytest.mark.parametrize(("other", "name"), [("r1c2 w", "r1c1 e"), ("r2c2 n", "r1c2 s"), ("r1c4 w", "r1c3 e")])
def test_a_shared_edge_is_one_edge_by_either_name(other: str, name: str) -> None:
    match = market()
    table.play(match, "0 buy M03 upper")
    assert match.why_not(0, f"place secret_passage {other}") is None
    twin = match.copy()
    table.play(match, f"0 place secret_passage {other}")
    table.play(twin, f"0 place secret_passage {name}")
    assert match.key() == twin.key()
    assert match.log()[-1] == (0, f"place secret_passage {name}"), "records know one name"
    for each in (other, name):
        assert refusal(match, f"place secret_passage {each}") == ("DD-TIL-05", "edge_taken")


@pytest.mark.rule("DD-TIL-03", "DD-TIL-05")
def test_an_edge_between_two_empty_cells_is_refused_for_that_by_either_name() -> None:
    match = market()
    table.play(match, "0 buy M03 upper")
    for name in ("r2c1 s", "r3c1 n", "r2c1 e", "r2c2 w"):
        assert refusal(match, f"place secret_passage {name}") == ("DD-TIL-03", "edge_without_room")


@pytest.mark.rule("DD-TIL-05")
def test_every_inner_edge_has_two_names_and_every_outer_one_has_one() -> None:
    words = market().vocabulary
    named = Counter(map(str, words.passage))
    named.update(str(move) for text, move in words.other_names.items() if text.startswith("place"))
    assert Counter(named.values()) == {1: 16, 2: 24}


@pytest.mark.rule("DD-TIL-05")
def test_a_passage_may_lie_on_a_door() -> None:
    """Crossroads has a door on the left: it counts once for Outer Reaches."""
    match = market()
    table.play(match, "0 buy M03 upper", "0 place secret_passage r1c1 w", "0 place secret_passage r1c2 n")
    match.taken[0] = (table.CONTENT.challenge_ids.index("C09"),)
    assert match.view(0)["players"][0]["challenges"] == [{"challenge": "C09", "value": 2 * 3}]
