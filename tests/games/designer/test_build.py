"""The course of the game and the Build phase (DD-FLOW, DD-BLD)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.designer import table
from verlies.core.errors import IllegalMove
from verlies.core.moves import DEALER
from verlies.games.designer.match import DesignerMatch

A, B, C = (["R001", "R002", "R003", "R004", "R005"], ["R011", "R012", "R013", "R014", "R015"],
           ["R021", "R022", "R023", "R024", "R025"])  # fmt: skip


def hand(match: DesignerMatch, seat: int) -> list[str]:
    return list(match.view(seat)["hand"])


def row(match: DesignerMatch, seat: int, number: int) -> list[str | None]:
    """The rooms of a row of the dungeon as everybody sees them."""
    cells = match.view(None)["players"][seat]["dungeon"][number - 1]
    return [cell and cell["room"] for cell in cells]


def refusal(match: DesignerMatch, seat: int, move: str) -> str:
    """The rule that forbids a move, which must then be illegal."""
    before = match.key()
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, move)
    assert match.key() == before
    return refused.value.refusal.rule


def round_of_first_moves(match: DesignerMatch) -> None:
    """Every seat finishes its step 1 with first legal moves; what follows is dealt."""
    number = match.view(None)["round"]
    while match.view(None)["round"] == number and match.view(None)["phase"] == "build":
        match.play(match.turn[0], match.moves(match.turn[0])[0])
    table.deal(match)


# The course of the game


@pytest.mark.rule("DD-FLOW-01")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_four_years_of_build_improve_and_clean_up_and_then_the_scores(seats: int) -> None:
    match = table.laid(seats)
    table.play_first(match)
    steps = {"year_begins": "year", "built": "build", "gold_counted": "improve", "passed": "improve"}
    steps |= {"ranks_updated": "clean up", "scored": "score"}
    course: list[str] = []
    for event in match.history(None):
        step = steps.get(event.kind)
        if step and (not course or course[-1] != step):
            course.append(step)
    assert course == ["year", "build", "improve", "clean up"] * 4 + ["score"]
    assert [event["year"] for event in table.events_of(match.history(None), "year_begins")] == [1, 2, 3, 4]
    assert match.result is not None
    assert match.result.reason == "scored"


@pytest.mark.rule("DD-FLOW-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_each_year_fills_exactly_its_own_row_with_four_rooms(seats: int) -> None:
    match = table.laid(seats)
    for year in (1, 2, 3, 4):
        table.play_first(match, until_year=year)
        table.to_market(match)
        for seat in range(seats):
            assert [sum(room is not None for room in row(match, seat, number)) for number in (1, 2, 3, 4)] == [
                4 if number <= year else 0 for number in (1, 2, 3, 4)
            ]


# Step 1: place a room


@pytest.mark.rule("DD-BLD-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_players_choose_at_the_same_time_and_in_any_order(seats: int) -> None:
    match = table.laid(seats)
    assert match.turn == tuple(range(seats))
    last = seats - 1
    room = hand(match, last)[2]
    match.play(last, f"build {room} 2")
    assert row(match, last, 1) == [None, room, None, None]
    assert room not in hand(match, last)
    assert set(range(last)) <= set(match.turn)


@pytest.mark.rule("DD-BLD-01")
def test_a_round_places_one_room_of_ones_own_hand() -> None:
    match = table.laid(3, room=A + B + C)
    assert refusal(match, 0, "build R011 1") == "DD-BLD-01"
    table.play(match, "0 build R001 1")
    assert refusal(match, 0, "build R002 2") == "CORE-TURN"
    assert hand(match, 0) == ["R002", "R003", "R004", "R005"]


@pytest.mark.rule("DD-BLD-02")
def test_two_players_also_discard_a_further_room_of_their_choice() -> None:
    match = table.laid(2, room=A + B)
    table.play(match, "0 build R001 1")
    assert match.moves(0) == ("discard R002", "discard R003", "discard R004", "discard R005")
    table.play(match, "0 discard R004", "1 build R011 4")
    assert match.turn == (1,)
    table.play(match, "1 discard R015")
    assert match.view(None)["piles"]["discard"] == 2
    assert set(match.hands[1]) == {table.CONTENT.room_number[name] for name in ("R002", "R003", "R005")}
    assert set(match.discard) == {table.CONTENT.room_number[name] for name in ("R004", "R015")}


@pytest.mark.rule("DD-BLD-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_and_more_players_discard_nothing_while_they_build(seats: int) -> None:
    match = table.laid(seats)
    for _ in range(3):
        round_of_first_moves(match)
        assert match.view(None)["piles"]["discard"] == 0
    assert {move.verb for _, move in match.log() if _ != DEALER} == {"build"}


# Step 2: pass the hand on


@pytest.mark.rule("DD-BLD-03")
def test_hands_are_passed_only_when_all_have_finished() -> None:
    match = table.laid(3, room=A + B + C)
    table.play(match, "0 build R001 1", "2 build R021 1")
    assert hand(match, 0) == A[1:]
    assert hand(match, 2) == C[1:]
    table.play(match, "1 build R011 1")
    assert [hand(match, seat) for seat in range(3)] == [C[1:], A[1:], B[1:]]


@pytest.mark.rule("DD-BLD-03")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("year", "step"), [(1, 1), (2, -1), (3, 1), (4, -1)])
def test_years_1_and_3_pass_to_the_left_and_years_2_and_4_to_the_right(seats: int, year: int, step: int) -> None:
    match = table.laid(seats)
    table.play_first(match, until_year=year)
    table.deal(match)
    for _ in range(3):
        before = [set(hand(match, seat)) for seat in range(seats)]
        round_of_first_moves(match)
        for seat in range(seats):
            assert set(hand(match, (seat + step) % seats)) < before[seat]


@pytest.mark.rule("DD-BLD-04")
def test_two_players_draw_one_room_after_passing() -> None:
    match = table.laid(2, room=A + B)
    table.play(match, "0 build R001 1", "0 discard R002", "1 build R011 1", "1 discard R012")
    assert match.turn == (DEALER,)
    table.play(match, "* room R050", "* room R060")
    assert hand(match, 0) == ["R013", "R014", "R015", "R050"]
    assert hand(match, 1) == ["R003", "R004", "R005", "R060"]
    assert list(match.turn) == [0, 1]


@pytest.mark.rule("DD-BLD-04")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_and_more_players_draw_nothing_within_the_phase(seats: int) -> None:
    match = table.laid(seats)
    table.to_market(match)
    assert match.view(None)["piles"]["rooms"] == 100 - 5 * seats


@pytest.mark.rule("DD-BLD-05")
def test_after_four_rooms_the_last_one_in_hand_is_discarded_and_the_phase_ends() -> None:
    match = table.laid(3, room=A + B + C)
    for column in (1, 2, 3):
        for seat in range(3):
            match.play(seat, f"build {hand(match, seat)[0]} {column}")
    assert [hand(match, seat) for seat in range(3)] == [["R004", "R005"], ["R014", "R015"], ["R024", "R025"]]
    table.play(match, "0 build R004 4", "1 build R015 4")
    assert match.view(None)["phase"] == "build"
    table.play(match, "2 build R024 4")
    assert match.view(None)["phase"] == "market"
    assert match.hands == [b"", b"", b""]
    assert [table.CONTENT.rooms[number] for number in match.discard] == ["R005", "R014", "R025"]


@pytest.mark.rule("DD-BLD-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hands_hold_5_4_3_and_2_rooms_at_the_start_of_the_rounds(seats: int) -> None:
    match = table.laid(seats)
    for year in (1, 2):
        table.play_first(match, until_year=year)
        table.deal(match)
        sizes = []
        for _ in range(4):
            sizes.append([player["hand"] for player in match.view(None)["players"]])
            round_of_first_moves(match)
        assert sizes == [[5] * seats, [4] * seats, [3] * seats, [2] * seats]


@pytest.mark.rule("DD-BLD-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hands_are_passed_three_times_a_year(seats: int) -> None:
    match = table.laid(seats)
    table.to_market(match)
    assert len(table.events_of(match.history(None), "hands_passed")) == 3


@pytest.mark.rule("DD-BLD-06", "DD-AMB-04")
def test_in_round_4_two_players_discard_their_last_room_and_draw_no_other() -> None:
    match = table.laid(2)
    for _ in range(3):
        round_of_first_moves(match)
    pile = match.view(None)["piles"]["rooms"]
    left = {seat: hand(match, seat) for seat in (0, 1)}
    assert pile == 100 - 10 - 6
    table.play(match, f"0 build {left[0][1]} 4", f"1 build {left[1][0]} 4")
    assert match.view(None)["phase"] == "market"
    assert match.view(None)["piles"] | {"rooms": pile, "discard": 8} == match.view(None)["piles"]
    assert left[0][0] in match.view(0)["known_discards"]
    assert left[1][1] in match.view(1)["known_discards"]


# Placing rooms


@pytest.mark.rule("DD-BLD-07")
def test_the_rooms_of_a_year_go_directly_below_those_of_the_year_before() -> None:
    match = table.laid(3)
    for year in (1, 2, 3, 4):
        table.play_first(match, until_year=year)
        table.deal(match)
        rooms = [hand(match, seat)[0] for seat in range(3)]
        table.play(match, *(f"{seat} build {room} 3" for seat, room in enumerate(rooms)))
        for seat in range(3):
            assert row(match, seat, year) == [None, None, rooms[seat], None]
            assert all(None not in row(match, seat, above) for above in range(1, year))


@pytest.mark.rule("DD-BLD-08")
def test_the_columns_are_filled_in_any_order_each_cell_once() -> None:
    match = table.laid(3)
    order = {0: [3, 1, 4, 2], 1: [4, 3, 2, 1], 2: [2, 4, 1, 3]}
    for turn in range(4):
        for seat in range(3):
            taken = order[seat][:turn]
            columns = {int(move.args[1]) for move in match.moves(seat)}
            assert columns == {1, 2, 3, 4} - set(taken)
            for column in taken:
                assert refusal(match, seat, f"build {hand(match, seat)[0]} {column}") == "DD-BLD-08"
        for seat in range(3):
            match.play(seat, f"build {hand(match, seat)[0]} {order[seat][turn]}")
    assert all(None not in row(match, seat, 1) for seat in range(3))


@pytest.mark.rule("DD-BLD-09")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_placed_room_stays_in_its_cell_and_is_never_rotated(seats: int) -> None:
    match = table.fresh(seats)
    rng = Random(seats)
    lying: dict[tuple[int, int, int], str] = {}
    while match.turn:
        if match.turn == (DEALER,):
            match.deal()
            continue
        seat = match.turn[0]
        moves = match.moves(seat)
        match.play(seat, moves[int(rng.random() * len(moves))])
        now = {
            (player["seat"], down, right): cell
            for player in match.view(None)["players"]
            for down, cells in enumerate(player["dungeon"])
            for right, cell in enumerate(cells)
            if cell
        }
        assert all(now[there]["room"] == room for there, room in lying.items())
        assert all(cell["doors"] == table.CONTENT.cards[cell["room"]].fields["doors"] for cell in now.values())
        lying = {there: cell["room"] for there, cell in now.items()}
    assert len(lying) == 16 * seats


@pytest.mark.rule("DD-BLD-10")
def test_doors_and_paths_never_restrict_where_a_room_goes() -> None:
    rooms = ["R031", "R095", "R010", "R017", "R036"]  # one door, four, corners, straight
    match = table.laid(3, room=rooms + B + C)
    assert set(match.moves(0)) == {f"build {room} {column}" for room in rooms for column in (1, 2, 3, 4)}
    table.play(match, "0 build R095 2", "1 build R011 1", "2 build R021 1")
    assert set(match.moves(0)) == {f"build {room} {column}" for room in hand(match, 0) for column in (1, 3, 4)}
    assert set(match.moves(1)) == {f"build {room} {column}" for room in hand(match, 1) for column in (2, 3, 4)}


@pytest.mark.rule("DD-BLD-11")
def test_the_gold_of_earlier_rows_is_covered_and_plays_no_part() -> None:
    match = table.laid(3)
    table.play_first(match, until_year=2)
    table.to_market(match)
    for counted in table.events_of(match.history(None), "gold_counted")[3:]:
        dungeon = match.view(None)["players"][counted["seat"]]["dungeon"]
        values = [[table.CONTENT.cards[cell["room"]].fields["gold"] for cell in cells] for cells in dungeon[:2]]
        assert sum(values[0]) > 0
        assert counted["rooms"] == sum(values[1])
        assert [cell["gold"] for cell in dungeon[0]] == [None] * 4
        assert [cell["gold"] for cell in dungeon[1]] == values[1]


@pytest.mark.rule("DD-BLD-12")
@pytest.mark.parametrize(("seats", "used"), [(1, 44), (2, 64), (3, 60), (4, 80), (5, 100)])
def test_the_pile_lasts_for_a_whole_game(seats: int, used: int) -> None:
    match = table.laid(seats)
    table.play_first(match)
    drawn = Counter(move.verb for seat, move in match.log() if seat == DEALER)
    assert drawn["room"] == used
    assert match.view(None)["piles"]["rooms"] == 100 - used


@pytest.mark.rule("DD-BLD-12")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_there_is_always_a_hand_of_two_and_a_free_cell_to_build_in(seats: int) -> None:
    match = table.laid(seats)
    rounds = 0
    while match.turn:
        seat = match.turn[0]
        if seat == DEALER:
            table.deal(match)
            continue
        if match.moves(seat)[0].verb == "build":
            assert len(hand(match, seat)) >= 2
            assert len(match.moves(seat)) == len(hand(match, seat)) * row(match, seat, match.year).count(None) > 0
            rounds += 1
        match.play(seat, match.moves(seat)[-1])
    assert rounds == 16 * seats


@pytest.mark.rule("DD-BLD-13")
def test_a_placement_is_seen_by_all_at_once_and_is_final() -> None:
    match = table.laid(3, room=A + B + C)
    table.play(match, "0 build R001 2")
    for eyes in (1, 2, None):
        assert match.view(eyes)["players"][0]["dungeon"][0][1]["room"] == "R001"
        assert table.events_of(match.history(eyes), "built") == [{"seat": 0, "room": "R001", "row": 1, "col": 2}]
    with pytest.raises(IllegalMove):
        match.undo(0)
    assert refusal(match, 0, "build R001 3") == "CORE-TURN"


@pytest.mark.rule("DD-BLD-13")
def test_a_discard_is_final_once_others_have_shown_their_room() -> None:
    match = table.laid(2, room=A + B)
    table.play(match, "0 build R001 1", "0 discard R004", "1 build R011 1")
    with pytest.raises(IllegalMove):
        match.undo(0)


@pytest.mark.rule("DD-BLD-13")
def test_discards_are_face_down() -> None:
    match = table.laid(2, room=A + B)
    table.play(match, "0 build R001 1", "0 discard R004", "1 build R011 1", "1 discard R012")
    table.deal(match)
    for eyes in (1, None):
        assert "R004" not in str(match.view(eyes)) + str(match.history(eyes))
        assert table.events_of(match.history(eyes), "discarded_unseen")[0] == {"seat": 0}
    assert match.view(0)["known_discards"] == ["R004"]


@pytest.mark.rule("DD-BLD-13")
def test_the_last_room_is_discarded_face_down() -> None:
    match = table.laid(3)
    table.to_market(match)
    last = [table.CONTENT.rooms[number] for number in match.discard]
    assert len(last) == 3
    assert not any(room in str(match.view(None)) + str(match.history(None)) for room in last)


# Worked example


@pytest.mark.rule("DD-EX-10")
def test_three_players_pass_a_to_b_to_c_to_a_and_in_year_2_the_other_way() -> None:
    match = table.laid(3, room=A + B + C)
    table.play(match, "0 build R001 1", "1 build R011 1", "2 build R021 1")
    assert [hand(match, seat) for seat in range(3)] == [C[1:], A[1:], B[1:]]
    table.play_first(match, until_year=2)
    first = [hand(match, seat) for seat in range(3)]
    assert [len(rooms) for rooms in first] == [5, 5, 5]
    table.play(match, *(f"{seat} build {rooms[0]} 1" for seat, rooms in enumerate(first)))
    assert [hand(match, seat) for seat in range(3)] == [first[1][1:], first[2][1:], first[0][1:]]
