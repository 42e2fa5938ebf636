"""Clean up: new rank, new market, new challenges, new rooms (DD-CLN)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.designer import table
from verlies.core.events import Event
from verlies.games.designer.content import SHAPES
from verlies.games.designer.match import DesignerMatch

OVAL = SHAPES.index("oval")
OVAL_STALLS = [
    ["M03", "M12", "M18", "M16"],
    ["M08", "M01", "M05", "M07"],
    ["M09", "M10", "M14", "M17"],
]
"""Stalls for three years with 5 players: 8, 5 and 4 oval spaces, one more than there are tiles."""


def all_pass(match: DesignerMatch) -> list[Event]:
    """Everybody passes and takes the last challenge on display; stops before the dealer draws."""
    events: list[Event] = []
    while match.view(None)["phase"] == "market":
        seat = match.turn[0]
        events += match.play(seat, match.moves(seat)[-1])
    return events


def through(match: DesignerMatch, years: int, **wishes: Any) -> list[Event]:
    """Play this many years without buying; all wishes are for the last Clean up."""
    events: list[Event] = []
    for year in range(years):
        table.to_market(match)
        events = all_pass(match)
        events += table.deal(match, **(wishes if year == years - 1 else {}))
    return events


@pytest.mark.rule("DD-CLN-01")
def test_the_order_of_passing_is_the_new_rank() -> None:
    match = table.laid(4, rank=[2, 0, 3, 1])
    table.to_market(match)
    match.gold = [3, 9, 5, 7]
    match.turn = (1,)
    events: list[Event] = []
    for seat in (1, 3, 2, 0):
        assert match.view(None)["rank"] == [2, 0, 3, 1]
        events = match.play(seat, match.moves(seat)[-1])
    assert match.view(None)["rank"] == [1, 3, 2, 0]
    assert match.view(None)["passed"] == []
    assert table.events_of(events, "ranks_updated") == [{"seats": [1, 3, 2, 0]}]


@pytest.mark.rule("DD-CLN-02")
def test_unsold_tiles_and_all_stalls_are_discarded() -> None:
    match = table.laid(
        3, stall=["M09", "M01"], tile=["trap_jaw", "gnoll", "slime", "ooze", "trap_pit", "trap_jaw", "goblin"]
    )
    table.to_market(match)
    seat = match.turn[0]
    match.gold[seat] = 30
    table.play(match, f"{seat} buy M09 lower", f"{seat} place slime r1c3", f"{seat} place ooze r1c3")
    events = all_pass(match)
    assert table.events_of(events, "market_cleared") == [{"stalls": ["M09", "M01"]}]
    assert match.view(None)["stalls"] == []
    gone = Counter(table.CONTENT.elements[tile] for bag in match.discarded_tiles for tile in bag)
    assert gone == {"trap_jaw": 2, "trap_pit": 1, "gnoll": 1, "goblin": 1}
    assert match.status() == []


@pytest.mark.rule("DD-CLN-03")
@pytest.mark.parametrize(("seats", "stalls"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_new_stalls_come_and_every_space_is_filled(seats: int, stalls: int) -> None:
    match = table.laid(seats)
    before = {stall["stall"] for stall in match.view(None)["stalls"]}
    through(match, 1)
    shown = match.view(None)["stalls"]
    assert len(shown) == stalls
    assert not before & {stall["stall"] for stall in shown}
    for stall in shown:
        for part in stall["parts"]:
            shapes = Counter(SHAPES[table.CONTENT.shape_of[table.element(tile)]] for tile in part["tiles"])
            assert shapes == Counter(part["spaces"])


@pytest.mark.rule("DD-CLN-03")
def test_spaces_are_filled_from_the_supply_of_their_shape() -> None:
    match = table.laid(3)
    before = match.view(None)["piles"]["tiles"]
    through(match, 1, stall=["M04", "M05"])
    used = {"round": 4, "square": 2, "oval": 1}
    assert match.view(None)["piles"]["tiles"] == {shape: before[shape] - used[shape] for shape in SHAPES}


@pytest.mark.rule("DD-CLN-04")
@pytest.mark.parametrize(("seats", "shown"), [(2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_challenge_left_over_goes_and_new_ones_come_after_years_1_and_2(seats: int, shown: int) -> None:
    match = table.laid(seats)
    for _ in range(2):
        left = match.view(None)["challenges"]
        events = through(match, 1)
        taken = {each["challenge"] for each in match_taken(match)}
        assert table.events_of(events, "challenge_discarded") == [
            {"challenge": name} for name in left if name not in taken
        ]
        assert len(table.events_of(events, "challenge_discarded")) == 1
        new = match.view(None)["challenges"]
        assert len(new) == shown
        assert not set(new) & set(left)


def match_taken(match: DesignerMatch) -> list[dict[str, Any]]:
    return [each for player in match.view(None)["players"] for each in player["challenges"]]


@pytest.mark.rule("DD-CLN-04")
@pytest.mark.parametrize(
    ("row", "left"),
    [(["R048", "R065", "R095", "R009"], ["C01", "C02"]), (["R017", "R019", "R021", "R016"], ["C02"])],
    ids=["passing first", "after Jael acted"],
)
def test_in_solo_all_challenges_left_over_go(row: list[str], left: list[str]) -> None:
    match = table.laid(1, jael=["J1"], room=row[:2])
    table.solo_year(match, row)
    events = all_pass(match)
    assert table.events_of(events, "challenge_discarded") == [{"challenge": name} for name in left]
    assert match.view(None)["challenges"] == []


@pytest.mark.rule("DD-CLN-04", "DD-AMB-14")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_after_year_3_the_last_challenges_go_and_none_come(seats: int) -> None:
    match = table.laid(seats)
    events = through(match, 3)
    assert match.year == 4
    assert table.events_of(events, "challenge_discarded")
    assert not table.events_of(events, "challenge_revealed")
    assert match.view(None)["challenges"] == []


@pytest.mark.rule("DD-CLN-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_gets_5_rooms_and_the_next_year_begins(seats: int) -> None:
    match = table.laid(seats)
    table.to_market(match)
    pile = len(match.pile)
    events = all_pass(match)
    assert [len(hand) for hand in match.hands] == [0] * seats
    events += table.deal(match)
    assert [len(hand) for hand in match.hands] == [5] * seats
    assert len(match.pile) == pile - 5 * seats
    assert table.events_of(events, "year_begins") == [{"year": 2}]
    assert match.view(None)["phase"] == "build"
    assert match.view(None)["round"] == 1


@pytest.mark.rule("DD-CLN-01", "DD-CLN-02", "DD-CLN-03", "DD-CLN-04", "DD-CLN-05")
def test_the_steps_come_in_the_order_of_the_rulebook() -> None:
    match = table.laid(3)
    events = through(match, 1)
    kinds = [event.kind for event in events if event.rule.startswith(("DD-CLN", "DD-FLOW"))]
    steps = [
        "ranks_updated",
        "market_cleared",
        "challenge_discarded",
        "stall_revealed",
        "tile_laid",
        "challenge_revealed",
        "room_drawn",
        "year_begins",
    ]
    assert list(dict.fromkeys(kinds)) == steps


@pytest.mark.rule("DD-CLN-06")
def test_after_year_4_only_the_rank_changes_then_the_game_is_scored() -> None:
    match = table.laid(3)
    through(match, 3)
    table.to_market(match)
    before = match.view(None)
    events = all_pass(match)
    after = match.view(None)
    assert match.over
    assert {event.kind for event in events if event.rule.startswith("DD-CLN")} == {"ranks_updated"}
    for lying in ("stalls", "piles", "challenges"):
        assert after[lying] == before[lying]
    assert after["rank"] == [seat["seat"] for seat in table.events_of(match.history(None), "recess_taken")[-3:]]
    assert match.result is not None


def sell_ovals(match: DesignerMatch) -> None:
    """As if somebody had bought all ovals on the stalls, and they lay in dungeons now."""
    for part, tiles in enumerate(match.goods):
        match.goods[part] = bytes(tile for tile in tiles if table.CONTENT.shape_of[tile] != OVAL)


def five_to_year_3(sold: bool) -> tuple[DesignerMatch, list[Event]]:
    """5 players up to year 3, with stalls that have one oval space more than there are oval tiles."""
    match = table.laid(5, stall=OVAL_STALLS[0])
    events: list[Event] = []
    for stalls in OVAL_STALLS[1:]:
        table.to_market(match)
        if sold:
            sell_ovals(match)
        events = all_pass(match) + table.deal(match, stall=stalls)
    return match, events


@pytest.mark.rule("DD-CLN-07")
def test_an_empty_supply_is_rebuilt_from_the_discarded_tiles_of_the_shape() -> None:
    match, events = five_to_year_3(sold=False)
    assert table.events_of(events, "tiles_reshuffled") == [{"shape": "oval"}]
    assert not table.events_of(events, "space_left_empty")
    assert len(match.supply[OVAL]) == 13 - 1
    assert match.discarded_tiles[OVAL] == b""
    assert [len(bag) for bag in match.discarded_tiles if bag]
    parts = [part for stall in match.view(None)["stalls"] for part in stall["parts"]]
    assert all(len(part["tiles"]) == len(part["spaces"]) for part in parts)
    assert match.status() == []


@pytest.mark.rule("DD-CLN-07")
def test_without_discarded_tiles_the_space_stays_empty_at_the_same_cost() -> None:
    match, events = five_to_year_3(sold=True)
    assert not table.events_of(events, "tiles_reshuffled")
    assert table.events_of(events, "space_left_empty") == [{"shape": "oval", "stall": "M17", "part": "upper"}]
    upper = match.view(None)["stalls"][3]["parts"][0]
    assert upper["spaces"] == ["round", "oval"]
    assert [table.CONTENT.shape_of[table.element(tile)] for tile in upper["tiles"]] == [SHAPES.index("round")]
    assert upper["cost"] == 7


@pytest.mark.rule("DD-CLN-07")
def test_a_part_without_any_tile_cannot_be_bought() -> None:
    match = table.laid(5, stall=OVAL_STALLS[0])
    match.supply[OVAL] = b""
    table.to_market(match)
    sell_ovals(match)
    all_pass(match)
    assert len(table.events_of(table.deal(match, stall=["M01", "M05"]), "space_left_empty")) == 2
    table.to_market(match)
    seat = match.turn[0]
    match.gold[seat] = 30
    refused = match.why_not(seat, "buy M01 lower")
    assert refused is not None
    assert (refused.rule, refused.reason) == ("DD-MKT-04", "part_empty")
    assert "buy M01 upper" in match.moves(seat)


@pytest.mark.rule("DD-CLN-08")
@pytest.mark.parametrize(("seats", "rooms", "stalls", "challenges"), [(1, 44, 8, 9), (2, 64, 8, 9), (5, 100, 16, 18)])
def test_discarded_cards_never_come_back(seats: int, rooms: int, stalls: int, challenges: int) -> None:
    match = table.laid(seats)
    table.play_first(match)
    log = [move for seat, move in match.log() if seat == -1]
    for verb, count in (("room", rooms), ("stall", stalls), ("challenge", challenges)):
        drawn = [move for move in log if move.verb == verb]
        assert len(drawn) == len(set(drawn)) == count
