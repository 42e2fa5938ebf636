"""Improve, step 1: the gold of the year (DD-GLD)."""

from __future__ import annotations

import pytest

from games.designer.table import build_rows, events_of, fresh, play
from verlies.games.designer.match import DesignerMatch

# Rows of rooms without a chest, worth 10, 10 and 9; and others, worth 12, 9 and 9.
PLAIN = [["R045", "R044", "R001", "R004"], ["R015", "R017", "R021", "R022"], ["R023", "R027", "R037", "R006"]]
LATER = [["R012", "R020", "R042", "R049"], ["R043", "R046", "R050", "R040"], ["R051", "R053", "R054", "R071"]]


def gold(match: DesignerMatch) -> list[int]:
    return [player["gold"] for player in match.view(None)["players"]]


def all_pass(match: DesignerMatch) -> None:
    """Everybody takes the first challenge and leaves the market."""
    while match.view(None)["phase"] == "market":
        seat = match.turn[0]
        match.play(seat, next(move for move in match.moves(seat) if move.verb == "pass"))


@pytest.mark.rule("DD-GLD-01")
def test_gold_is_the_values_of_this_years_rooms_and_one_for_each_printed_chest() -> None:
    match = fresh(3)
    rows = [["R034", "R025", "R024", "R048"], PLAIN[1], PLAIN[2]]  # 3, 2, 1 and no chests; gold 0, 0, 1, 8
    events = build_rows(match, rows, rank=[0, 1, 2])
    assert events_of(events, "gold_counted")[0] == {"seat": 0, "rooms": 9, "chests": 6, "gold": 15}
    assert gold(match)[0] == 15


@pytest.mark.rule("DD-GLD-01")
def test_chests_of_all_years_count_printed_and_on_tiles_but_not_those_of_others() -> None:
    match = fresh(3)
    rows = [["R034", "R038", "R048", "R004"], PLAIN[1], PLAIN[2]]
    build_rows(match, rows, stall=["M02", "M03"], tile=["chest", "chest"], rank=[0, 1, 2])  # 15 + 3
    play(match, "0 buy M02 upper", "0 place chest r1c2", "0 place chest r1c3")
    all_pass(match)
    events = build_rows(match, [["R018", *LATER[0][:3]], *LATER[1:]])  # one more chest in year 2
    assert [counted["chests"] for counted in events_of(events, "gold_counted")] == [6, 0, 0]


@pytest.mark.rule("DD-GLD-02")
def test_in_year_1_the_gold_of_the_setup_is_still_there() -> None:
    match = fresh(3)
    build_rows(match, PLAIN, rank=[2, 0, 1])
    assert gold(match) == [10 + 1, 10 + 1, 9]


@pytest.mark.rule("DD-GLD-02")
def test_in_later_years_the_count_begins_at_zero() -> None:
    match = fresh(3)
    build_rows(match, PLAIN)
    all_pass(match)
    assert gold(match) == [0, 0, 0]
    build_rows(match, LATER)
    assert gold(match) == [12, 9, 9]


@pytest.mark.rule("DD-GLD-03")
@pytest.mark.parametrize(
    ("with_chests", "total", "lost"),
    [(["R034", "R007"], 29, []), (["R034", "R024"], 30, []), (["R034", "R025"], 30, [1])],
)
def test_gold_stops_at_30_and_what_is_over_is_lost(with_chests: list[str], total: int, lost: list[int]) -> None:
    match = fresh(3)
    build_rows(match, [[*with_chests, "R036", "R041"], *PLAIN[1:]])  # 3, 4 or 5 chests
    all_pass(match)
    events = build_rows(match, [["R048", "R065", "R095", "R080"], *LATER[1:]])  # 26 gold
    assert gold(match)[0] == total
    assert [capped["lost"] for capped in events_of(events, "gold_capped")] == lost


@pytest.mark.rule("DD-EX-01")
def test_jens_has_13_gold_by_rooms_3_2_2_3_and_three_chests() -> None:
    match = fresh(3)
    rows = [["R045", "R044", "R001", "R058"], *PLAIN[1:]]  # Sludge Room, Graveyard, Smokehouse, Ooze Breach
    build_rows(match, rows, rank=[0, 1, 2], stall=["M04", "M02"], tile=["chest", "chest", "chest"])
    play(match, "0 buy M04 upper", "0 place chest r1c1", "0 place chest r1c1", "0 place chest r1c4")
    all_pass(match)
    crooked_path, dwelling, antechamber, winding_chamber = "R012", "R082", "R090", "R077"
    events = build_rows(match, [[crooked_path, dwelling, antechamber, winding_chamber], *LATER[1:]])
    assert events_of(events, "gold_counted")[0] == {"seat": 0, "rooms": 10, "chests": 3, "gold": 13}


@pytest.mark.rule("DD-EX-12", "DD-GLD-03")
def test_32_gold_are_booked_as_30() -> None:
    match = fresh(3)
    build_rows(match, [["R034", "R025", "R024", "R036"], *PLAIN[1:]])  # 6 chests
    all_pass(match)
    events = build_rows(match, [["R048", "R065", "R095", "R080"], *LATER[1:]])  # 8 + 7 + 6 + 5
    assert events_of(events, "gold_counted")[0] == {"seat": 0, "rooms": 26, "chests": 6, "gold": 30}
    assert events_of(events, "gold_capped") == [{"seat": 0, "gold": 30, "lost": 2}]
    assert gold(match) == [30, 9, 9]


@pytest.mark.rule("DD-AMB-08")
def test_crossroads_is_worth_8_gold() -> None:
    match = fresh(3)
    rows = [["R007", "R036", "R041", "R048"], *PLAIN[1:]]
    events = build_rows(match, rows)
    assert events_of(events, "gold_counted")[0]["rooms"] == 8
