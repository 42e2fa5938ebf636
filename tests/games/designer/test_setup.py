"""How the table is laid before the first year (DD-SET)."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.designer import table
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER
from verlies.games.designer.match import DesignerMatch
from verlies.games.designer.meta import GAME

SEATS = [1, 2, 3, 4, 5]
TILES = {
    "round": {"ooze": 6, "slime": 6, "star+1": 7, "chest": 6},
    "oval": {"gnoll": 4, "goblin": 4, "kobold": 4, "secret_passage": 4},
    "square": {"trap_jaw": 3, "trap_blade": 3, "trap_fire": 3, "trap_pit": 3, "trap_spike": 3},
}


def drawn(match: DesignerMatch, verb: str) -> list[str]:
    """What the dealer has drawn so far of one kind, in order."""
    return [move.args[0] for seat, move in match.log() if seat == DEALER and move.verb == verb]


def asked_for(match: DesignerMatch, verb: str) -> dict[str, int]:
    """Deal until the dealer is to draw this kind of thing; the odds of that draw."""
    while match.moves(DEALER)[0].verb != verb:
        match.play(DEALER, match.moves(DEALER)[0])
    return {move.args[0]: weight for move, weight in match.odds()}


def draw(match: DesignerMatch, *moves: str) -> None:
    """The dealer draws these, and whatever comes before each of them."""
    for move in moves:
        asked_for(match, move.split(" ")[0])
        match.play(DEALER, move)


@pytest.mark.rule("DD-SET-02")
def test_one_of_eight_goals_is_revealed_and_no_other_ever_comes() -> None:
    match = table.fresh(3)
    assert asked_for(match, "goal") == dict.fromkeys(["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"], 1)
    table.play_first(match, goal=["G3"])
    assert drawn(match, "goal") == ["G3"]
    assert match.view(None)["goal"]["goal"] == "G3"


@pytest.mark.rule("DD-SET-03")
def test_all_hundred_rooms_are_shuffled_into_a_pile_beside_an_empty_discard_pile() -> None:
    match = table.fresh(4)
    assert match.view(None)["piles"]["rooms"] == 100
    assert match.view(None)["piles"]["discard"] == 0
    assert asked_for(match, "room") == dict.fromkeys(table.CONTENT.rooms[:100], 1)
    match.play(DEALER, "room R017")
    assert asked_for(match, "room") == dict.fromkeys([name for name in table.CONTENT.rooms[:100] if name != "R017"], 1)


@pytest.mark.rule("DD-SET-04", "DD-SET-05")
@pytest.mark.parametrize(("seats", "challenges", "stalls"), [(1, 3, 2), (2, 3, 2), (3, 4, 2), (4, 5, 3), (5, 6, 4)])
def test_challenges_and_stalls_are_revealed_by_player_count(seats: int, challenges: int, stalls: int) -> None:
    match = table.fresh(seats)
    assert len(asked_for(match, "challenge")) == 30
    assert len(asked_for(match, "stall")) == 18
    table.deal(match)
    view = match.view(None)
    assert len(set(view["challenges"])) == challenges
    assert view["challenges"] == sorted(drawn(match, "challenge"))
    assert len(set(drawn(match, "stall"))) == stalls
    assert [stall["stall"] for stall in view["stalls"]] == drawn(match, "stall")


@pytest.mark.rule("DD-SET-06")
@pytest.mark.parametrize(("stall", "shape"), [("M02", "round"), ("M03", "oval"), ("M01", "square")])
def test_each_shape_of_tiles_has_its_own_supply(stall: str, shape: str) -> None:
    match = table.fresh(3)
    assert match.view(None)["piles"]["tiles"] == {"round": 25, "oval": 16, "square": 15}
    draw(match, f"stall {stall}")
    assert asked_for(match, "tile") == TILES[shape]


@pytest.mark.rule("DD-SET-06")
def test_a_tile_that_was_drawn_is_no_longer_in_the_supply() -> None:
    match = table.fresh(3)
    draw(match, "stall M02", "tile chest")
    assert asked_for(match, "tile") == {**TILES["round"], "chest": 5}


@pytest.mark.rule("DD-SET-07")
@pytest.mark.parametrize("seats", SEATS)
def test_every_space_of_the_stalls_gets_one_open_tile_of_its_shape(seats: int) -> None:
    view = table.laid(seats).view(None)
    shape_of = {face: shape for shape, faces in TILES.items() for face in faces}
    parts = [(stall["stall"], part) for stall in view["stalls"] for part in stall["parts"]]
    assert len(parts) == 2 * len(view["stalls"])
    for stall, part in parts:
        assert part["spaces"] == table.CONTENT.cards[stall].fields[part["part"]]["spaces"]
        assert sorted(shape_of[tile] for tile in part["tiles"]) == sorted(part["spaces"])


@pytest.mark.rule("DD-SET-07")
def test_who_deals_by_hand_is_asked_for_the_tile_of_one_space() -> None:
    match = table.fresh(1)
    draw(match, "stall M09", "tile trap_jaw")
    asked = match.prompt(DEALER)
    assert asked is not None
    assert asked.args == {"shape": "oval", "stall": "M09", "part": "upper"}


@pytest.mark.rule("DD-SET-08")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_is_dealt_five_rooms(seats: int) -> None:
    match = table.laid(seats)
    hands = [match.view(seat)["hand"] for seat in range(seats)]
    assert [len(hand) for hand in hands] == [5] * seats
    assert len({room for hand in hands for room in hand}) == 5 * seats
    assert match.view(None)["piles"]["rooms"] == 100 - 5 * seats


@pytest.mark.rule("DD-SET-08")
def test_hands_are_secret() -> None:
    match = table.laid(3, room=["R011", "R012", "R013", "R014", "R015"])
    assert match.view(0)["hand"] == ["R011", "R012", "R013", "R014", "R015"]
    for stranger in (1, 2, None):
        seen = str(match.view(stranger)) + str(match.history(stranger))
        assert not any(room in seen for room in match.view(0)["hand"])


@pytest.mark.rule("DD-SET-09")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_gets_one_open_blueprint_and_the_rest_are_out(seats: int) -> None:
    match = table.fresh(seats)
    assert asked_for(match, "blueprint") == {f"B{number}": 1 for number in range(1, 9)}
    table.deal(match, blueprint=["B7", "B2", "B5", "B1", "B8"][:seats])
    for eyes in (0, None):
        dealt = [player["blueprint"]["blueprint"] for player in match.view(eyes)["players"]]
        assert dealt == ["B7", "B2", "B5", "B1", "B8"][:seats]
    table.play_first(match)
    assert len(drawn(match, "blueprint")) == seats


@pytest.mark.rule("DD-SET-09")
def test_no_two_players_get_the_same_blueprint() -> None:
    match = table.fresh(3)
    draw(match, "blueprint B4")
    assert "B4" not in asked_for(match, "blueprint")


@pytest.mark.rule("DD-SET-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_ranks_are_drawn_from_the_left_and_every_order_is_as_likely(seats: int) -> None:
    match = table.fresh(seats)
    left = {str(seat) for seat in range(seats)}
    order = list(reversed(range(seats)))
    for seat in order:
        assert asked_for(match, "rank") == dict.fromkeys(sorted(left), 1)
        match.play(DEALER, f"rank {seat}")
        left.remove(str(seat))
    assert match.view(None)["rank"] == order


@pytest.mark.rule("DD-SET-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_start_gold_is_0_1_1_2_2_by_rank(seats: int) -> None:
    order = [4, 1, 3, 0, 2] if seats == 5 else [1, *range(2, seats), 0]
    players = table.laid(seats, rank=order).view(None)["players"]
    assert [players[seat]["gold"] for seat in order] == [0, 1, 1, 2, 2][:seats]


@pytest.mark.rule("DD-SET-13")
def test_the_entrance_stands_above_the_column_of_the_blueprint() -> None:
    match = table.fresh(3)
    events = table.deal(match, blueprint=["B2", "B1", "B4"], room=["R095", "R002", "R003", "R004", "R005"])
    assert table.events_of(events, "entrance_placed") == [
        {"seat": 0, "col": 3},
        {"seat": 1, "col": 2},
        {"seat": 2, "col": 3},
    ]
    assert [player["blueprint"]["entrance"] for player in match.view(None)["players"]] == [3, 2, 3]
    assert match.view(None)["players"][0]["entrance_network"] == []
    table.play(match, "0 build R095 3")
    assert match.view(None)["players"][0]["entrance_network"] == [[1, 3]]


@pytest.mark.rule("DD-SET-13")
def test_the_second_gate_waits_until_the_end_of_the_game() -> None:
    match = table.laid(3)
    table.play_first(match, until_year=4)
    assert table.events_of(match.history(None), "exit_placed") == []
    table.play_first(match)
    assert [placed["seat"] for placed in table.events_of(match.history(None), "exit_placed")] == [0, 1, 2]


@pytest.mark.rule("DD-SET-14")
def test_ranks_come_from_the_random_source_and_fit_any_seat() -> None:
    orders = []
    for seed in range(60):
        match = GAME.new(3, Dealer(seed))
        match.deal()
        orders.append(tuple(match.view(None)["rank"]))
    assert set(orders) == set(permutations(range(3)))
    again = GAME.new(3, Dealer(59))
    again.deal()
    assert tuple(again.view(None)["rank"]) == orders[59]


@pytest.mark.rule("DD-SET-14")
@pytest.mark.parametrize("seats", SEATS)
def test_the_program_assigns_the_seats_clockwise_from_zero(seats: int) -> None:
    assert [player["seat"] for player in table.laid(seats).view(None)["players"]] == list(range(seats))


@pytest.mark.rule("DD-EX-08")
def test_three_players_begin_with_four_challenges_two_stalls_and_gold_0_1_1() -> None:
    view = table.laid(3, rank=[2, 0, 1]).view(None)
    assert len(view["challenges"]) == 4
    assert len(view["stalls"]) == 2
    assert [view["players"][seat]["gold"] for seat in (2, 0, 1)] == [0, 1, 1]
