"""Improve, step 2: who is on turn, buying and passing (DD-MKT)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement

import pytest

from games.designer import table
from verlies.core.errors import IllegalMove
from verlies.core.moves import DEALER
from verlies.games.designer.match import DesignerMatch
from verlies.games.designer.vocabulary import EDGES

START_GOLD = (0, 1, 1, 2, 2)


def rows_worth(amounts: Sequence[int], match: DesignerMatch) -> list[list[str]]:
    """Rows of rooms from the pile with these gold values: no chests, and a free slot in each room."""
    rooms: dict[int, list[str]] = {}
    for number in match.pile:
        if table.CONTENT.chest[0] not in table.CONTENT.printed[number] and len(table.CONTENT.printed[number]) < 4:
            rooms.setdefault(table.CONTENT.room_gold[number], []).append(table.CONTENT.rooms[number])
    rows = []
    for amount in amounts:
        ways = [way for way in combinations_with_replacement(rooms, 4) if sum(way) == amount]
        common = max(ways, key=lambda way: min(len(rooms[value]) - way.count(value) for value in way))
        rows.append([rooms[value].pop() for value in common])
    return rows


def market(gold: Sequence[int], rank: Sequence[int], **wishes: Iterable[str | int]) -> DesignerMatch:
    """The market of year 1, with so much gold by seat."""
    match = table.fresh(len(gold))
    rows = rows_worth([amount - START_GOLD[rank.index(seat)] for seat, amount in enumerate(gold)], match)
    table.build_rows(match, rows, rank=rank, **wishes)
    assert gold_of(match) == list(gold)
    return match


def gold_of(match: DesignerMatch) -> list[int]:
    return [player["gold"] for player in match.view(None)["players"]]


def goods(match: DesignerMatch) -> dict[str, list[str]]:
    """What lies on each part of the stalls."""
    return {
        f"{stall['stall']} {part['part']}": part["tiles"]
        for stall in match.view(None)["stalls"]
        for part in stall["parts"]
    }


def refusal(match: DesignerMatch, seat: int, move: str) -> tuple[str, str]:
    """Rule and reason why a move, which must be illegal, is refused."""
    before = match.key()
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, move)
    assert match.key() == before
    return refused.value.refusal.rule, refused.value.refusal.reason


def pass_all(match: DesignerMatch) -> list[int]:
    """Everybody passes, taking the first challenge there is; the order in which they did."""
    order = []
    while match.view(None)["phase"] == "market":
        seat = match.turn[0]
        order.append(seat)
        match.play(seat, next(move for move in match.moves(seat) if move.verb == "pass"))
    return order


# Who is on turn


@pytest.mark.rule("DD-MKT-01")
def test_the_player_with_the_most_gold_is_on_turn_again_and_again() -> None:
    match = market([6, 20, 4], [0, 1, 2], stall=["M02", "M04"])
    assert match.turn == (1,)
    table.play(match, "1 buy M02 lower", "1 place slime r1c1")
    assert gold_of(match) == [6, 17, 4]
    assert match.turn == (1,)
    table.play(match, "1 buy M02 upper", "1 place slime r1c2", "1 place slime r1c3")
    assert match.turn == (1,)


@pytest.mark.rule("DD-MKT-01")
def test_gold_of_players_who_have_passed_does_not_count() -> None:
    match = market([12, 9, 5], [0, 1, 2], challenge=["C01", "C02", "C03", "C04"])
    table.play(match, "0 pass C02")
    assert match.turn == (1,)
    table.play(match, "1 pass C01")
    assert match.turn == (2,)


@pytest.mark.rule("DD-MKT-02")
@pytest.mark.parametrize("rank", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_ties_for_most_gold_go_to_the_player_further_left(rank: list[int]) -> None:
    match = market([9, 9, 9], rank)
    assert pass_all(match) == rank


@pytest.mark.rule("DD-MKT-02")
def test_a_tie_does_not_go_to_a_player_further_left_with_less_gold() -> None:
    match = market([8, 9, 9], [0, 2, 1])
    assert match.turn == (2,)


@pytest.mark.rule("DD-MKT-02")
def test_ties_in_year_2_go_by_the_ranks_of_the_last_clean_up() -> None:
    match = market([9, 12, 12], [0, 2, 1])
    assert pass_all(match) == [2, 1, 0]
    table.build_rows(match, rows_worth([9, 9, 9], match))
    assert pass_all(match) == [2, 1, 0]


@pytest.mark.rule("DD-MKT-03")
def test_the_player_on_turn_must_buy_or_pass_and_nobody_else_may() -> None:
    match = market([12, 9, 5], [0, 1, 2])
    assert match.turn == (0,)
    assert {move.verb for move in match.moves(0)} == {"buy", "pass"}
    assert refusal(match, 0, "skip") == ("DD-MKT-03", "not_now")
    assert refusal(match, 1, "pass C01") == ("CORE-TURN", "turn")
    assert match.moves(1) == ()


# A: buy


@pytest.mark.rule("DD-MKT-04")
def test_upper_and_lower_part_are_sold_apart_for_their_own_cost() -> None:
    match = market([20, 5, 4], [0, 1, 2], stall=["M04", "M15"])
    assert [move for move in match.moves(0) if move.verb == "buy"] == [
        "buy M04 upper", "buy M04 lower", "buy M15 upper", "buy M15 lower",
    ]  # fmt: skip
    events = table.play(match, "0 buy M15 upper")
    assert gold_of(match) == [13, 5, 4]
    assert table.events_of(events, "bought")[0]["cost"] == 7
    assert goods(match)["M15 upper"] == []
    assert all(goods(match)[part] for part in ("M15 lower", "M04 upper", "M04 lower"))


@pytest.mark.rule("DD-MKT-04")
def test_a_part_may_cost_all_the_gold_but_not_more() -> None:
    match = market([9, 8, 7], [0, 1, 2], stall=["M09", "M03"])  # 9 and 5, 10 and 4
    parts = [move[4:] for move in match.moves(0) if move.verb == "buy"]
    assert parts == ["M09 upper", "M09 lower", "M03 lower"]
    assert refusal(match, 0, "buy M03 upper") == ("DD-MKT-04", "too_costly")
    table.play(match, "0 buy M09 upper")
    assert gold_of(match)[0] == 0


@pytest.mark.rule("DD-MKT-04")
def test_only_parts_with_tiles_of_stalls_on_display_are_for_sale() -> None:
    match = market([20, 5, 4], [0, 1, 2], stall=["M02", "M04"])
    table.play(match, "0 buy M02 lower", "0 place slime r1c1")
    assert refusal(match, 0, "buy M02 lower") == ("DD-MKT-04", "part_empty")
    assert refusal(match, 0, "buy M03 lower") == ("DD-MKT-04", "not_on_display")


@pytest.mark.rule("DD-MKT-05")
def test_all_tiles_of_the_part_are_taken_and_placed_before_anything_else() -> None:
    tiles = ["slime", "chest", "star+1", "trap_pit"]
    match = market([16, 15, 4], [0, 1, 2], stall=["M04", "M02"], tile=tiles)
    table.play(match, "0 buy M04 upper")
    assert match.view(None)["carrying"] == ["slime", "chest", "star+1"]
    assert goods(match)["M04 upper"] == []
    for placing in ("0 place star+1 r1c3", "0 place slime r1c3", "0 place chest r1c1"):
        assert match.turn == (0,)
        assert {move.verb for move in match.moves(0)} == {"place"}
        table.play(match, placing)
    assert match.turn == (1,)
    assert match.view(None)["carrying"] == []
    row = match.view(None)["players"][0]["dungeon"][0]
    lying = [sorted(slot["element"] for slot in cell["slots"].values() if slot and slot["tile"]) for cell in row]
    assert lying == [["chest"], [], ["slime", "star+1"], []]


@pytest.mark.rule("DD-AMB-10")
def test_no_tile_of_a_part_may_be_left_unused() -> None:
    match = market([16, 5, 4], [0, 1, 2], stall=["M04", "M02"], tile=["slime", "chest", "star+1"])
    table.play(match, "0 buy M04 upper", "0 place slime r1c1", "0 place chest r1c2")
    for way_out in ("pass C01", "skip", "buy M02 lower"):
        assert refusal(match, 0, way_out) == ("DD-MKT-05", "not_now")
    assert {move.args[0] for move in match.moves(0)} == {"star+1"}


@pytest.mark.rule("DD-MKT-06")
def test_after_a_purchase_the_turn_goes_to_whoever_has_the_most_gold_now() -> None:
    match = market([12, 9, 10], [0, 1, 2], stall=["M02", "M11"])
    table.play(match, "0 buy M02 lower", "0 place slime r1c1")  # 12 - 3: a tie with seat 1
    assert match.turn == (2,)
    table.play(match, "2 buy M11 upper", "2 place slime r1c1", "2 place slime r1c2")
    assert gold_of(match) == [9, 9, 3]
    assert match.turn == (0,)


# B: pass


@pytest.mark.rule("DD-MKT-07")
def test_a_player_who_cannot_buy_must_pass_and_one_who_can_may() -> None:
    match = market([2, 9, 5], [0, 1, 2], stall=["M01", "M02"], challenge=["C01", "C02", "C03", "C04"])
    assert {"buy M01 lower", "pass C01"} < set(match.moves(1))
    table.play(match, "1 pass C01", "2 pass C02")
    assert match.moves(0) == ("pass C03", "pass C04")


@pytest.mark.rule("DD-MKT-07")
def test_passing_empties_the_gold_then_takes_a_challenge_then_a_recess() -> None:
    match = market([12, 9, 5], [0, 1, 2])
    events = table.play(match, "0 pass C01")
    assert [event.kind for event in events] == ["passed", "challenge_taken", "recess_taken"]
    assert table.events_of(events, "passed") == [{"seat": 0, "lost": 12}]


@pytest.mark.rule("DD-MKT-10")
def test_a_recess_counts_at_once_as_the_rank_it_will_be() -> None:
    match = market([5, 9, 12], [0, 1, 2])
    table.play(match, "2 pass C01")
    view = match.view(0)
    assert view["rank"] == [0, 1, 2]
    assert view["standing"] == [2, 0, 1]
    assert [player["points"]["rank"] for player in view["players"]] == [6, 3, 9]


@pytest.mark.rule("DD-MKT-08")
def test_passing_sets_the_gold_to_zero_and_nothing_is_carried_over() -> None:
    match = market([12, 9, 5], [0, 1, 2])
    table.play(match, "0 pass C01")
    assert gold_of(match) == [0, 9, 5]
    pass_all(match)
    table.deal(match)
    assert match.view(None)["year"] == 2
    assert gold_of(match) == [0, 0, 0]


@pytest.mark.rule("DD-MKT-08")
def test_gold_is_also_lost_in_the_last_year() -> None:
    match = table.laid(3)
    table.play_first(match, until_year=4)
    table.to_market(match)
    pass_all(match)
    assert gold_of(match) == [0, 0, 0]


@pytest.mark.rule("DD-MKT-09")
def test_who_passes_takes_one_of_the_challenges_on_display_for_all_to_see() -> None:
    match = market([12, 9, 5], [0, 1, 2], challenge=["C04", "C08", "C22", "C30"])
    assert [move for move in match.moves(0) if move.verb == "pass"] == ["pass C04", "pass C08", "pass C22", "pass C30"]
    assert refusal(match, 0, "pass") == ("DD-MKT-09", "choose_challenge")
    assert refusal(match, 0, "pass C01") == ("DD-MKT-09", "challenge_not_on_display")
    table.play(match, "0 pass C22")
    for eyes in (0, 1, None):
        assert match.view(eyes)["challenges"] == ["C04", "C08", "C30"]
        assert [taken["challenge"] for taken in match.view(eyes)["players"][0]["challenges"]] == ["C22"]
    assert refusal(match, 1, "pass C22") == ("DD-MKT-09", "challenge_not_on_display")


@pytest.mark.rule("DD-MKT-09")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_challenges_are_taken_in_years_1_to_3_only(seats: int) -> None:
    match = table.laid(seats)
    for year in (1, 2, 3):
        table.play_first(match, until_year=year)
        table.to_market(match)
        pass_all(match)
        assert [len(player["challenges"]) for player in match.view(None)["players"]] == [year] * seats
    table.play_first(match, until_year=4)
    table.to_market(match)
    seat = match.turn[0]
    assert match.view(None)["challenges"] == []
    assert [move for move in match.moves(seat) if move.verb == "pass"] == ["pass"]
    assert refusal(match, seat, "pass C01") == ("DD-MKT-09", "no_challenge_this_year")
    pass_all(match)
    assert [len(player["challenges"]) for player in match.view(None)["players"]] == [3] * seats


@pytest.mark.rule("DD-MKT-10")
def test_stones_fill_the_recesses_from_the_left_and_make_the_next_rank() -> None:
    match = market([5, 9, 9, 12], [2, 0, 3, 1])
    events = table.play(match, "3 pass C01", "2 pass C02")
    assert match.view(None)["passed"] == [3, 2]
    assert match.view(None)["rank"] == [2, 0, 3, 1]
    events += table.play(match, "1 pass C03", "0 pass C04")
    assert [(taken["seat"], taken["rank"]) for taken in table.events_of(events, "recess_taken")] == [
        (3, 1), (2, 2), (1, 3), (0, 4),
    ]  # fmt: skip
    table.deal(match)
    assert match.view(None)["rank"] == [3, 2, 1, 0]
    assert match.view(None)["passed"] == []


@pytest.mark.rule("DD-MKT-11")
def test_a_passed_player_is_out_until_all_have_passed() -> None:
    match = market([12, 9, 5], [0, 1, 2], stall=["M02", "M04"])
    table.play(match, "0 pass C01", "1 buy M02 lower", "1 place slime r1c1")
    assert refusal(match, 0, "pass C02") == ("CORE-TURN", "turn")
    table.play(match, "1 pass C02")
    assert match.view(None)["phase"] == "market"
    table.play(match, "2 pass C03")
    assert match.turn == (DEALER,)
    table.deal(match)
    assert (match.view(None)["year"], match.view(None)["phase"]) == (2, "build")


@pytest.mark.rule("DD-MKT-11")
def test_a_player_without_gold_still_takes_a_turn_and_passes() -> None:
    match = market([9, 0, 5], [1, 0, 2], challenge=["C01", "C02", "C03", "C04"])
    table.play(match, "0 pass C01", "2 pass C02")
    assert match.turn == (1,)
    assert match.moves(1) == ("pass C03", "pass C04")
    table.play(match, "1 pass C04")
    assert match.turn == (DEALER,)


@pytest.mark.rule("DD-MKT-12")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_challenge_is_left_when_all_have_taken_one(seats: int) -> None:
    match = market([9] * seats, list(range(seats)))
    for left in range(seats + 1, 1, -1):
        assert len(match.view(None)["challenges"]) == left
        assert sum(move.verb == "pass" for move in match.moves(match.turn[0])) == left
        table.play(match, f"{match.turn[0]} pass {match.view(None)['challenges'][-1]}")


@pytest.mark.rule("DD-MKT-12")
def test_two_players_choose_from_three_and_then_from_two_challenges() -> None:
    match = table.laid(2)
    table.to_market(match)
    for left in (3, 2):
        assert sum(move.verb == "pass" for move in match.moves(match.turn[0])) == left
        table.play(match, f"{match.turn[0]} pass {match.view(None)['challenges'][0]}")


@pytest.mark.rule("DD-MKT-13")
def test_a_part_is_for_sale_only_if_all_its_elements_find_a_free_slot() -> None:
    match = market([16, 5, 4], [0, 1, 2], stall=["M04", "M02"])  # 3 and 1, 2 and 1 tiles
    free = [4 - sum(slot is not None for slot in cell["slots"].values()) for cell in first_row(match)]
    for slots, parts in [(0, []), (1, ["M04 lower", "M02 lower"]), (2, ["M04 lower", "M02 upper", "M02 lower"])]:
        crowded = match.copy()
        to_fill = [*free[:3], max(free[3] - slots, 0)]
        assert sum(free) - sum(to_fill) == slots
        crowded.tiles[0] = tuple(bytes([table.CONTENT.chest[0]]) * number for number in to_fill) + (b"",) * 12
        assert [move[4:] for move in crowded.moves(0) if move.verb == "buy"] == parts
        assert refusal(crowded, 0, "buy M04 upper") == ("DD-MKT-13", "no_space")
    assert "buy M04 upper" in match.moves(0)


def first_row(match: DesignerMatch) -> list[dict[str, dict[str, object]]]:
    cells: list[dict[str, dict[str, object]]] = match.view(None)["players"][0]["dungeon"][0]
    return cells


@pytest.mark.rule("DD-MKT-13")
def test_a_part_is_for_sale_only_if_all_its_passages_find_a_free_edge() -> None:
    tiles = ["secret_passage", "secret_passage", "ooze"]
    match = market([16, 5, 4], [0, 1, 2], stall=["M03", "M01"], tile=tiles)  # upper: both passages, for 10
    edges = [edge for edge in EDGES if edge.startswith("r1")]
    assert len(edges) == 4 + 4 + 5
    crowded, roomy = match.copy(), match.copy()
    crowded.passages[0] = table.passages(*edges[1:])
    roomy.passages[0] = table.passages(*edges[2:])
    assert refusal(crowded, 0, "buy M03 upper") == ("DD-MKT-13", "no_space")
    table.play(roomy, "0 buy M03 upper", f"0 place secret_passage {edges[0]}")
    assert roomy.moves(0) == (f"place secret_passage {edges[1]}",)


@pytest.mark.rule("DD-MKT-14")
def test_the_tiles_of_a_part_are_placed_in_any_order() -> None:
    match = market([16, 5, 4], [0, 1, 2], stall=["M17", "M02"], tile=["slime", "gnoll"])
    table.play(match, "0 buy M17 upper")
    assert {move.args[0] for move in match.moves(0)} == {"slime", "gnoll"}
    other = match.copy()
    table.play(match, "0 place slime r1c1", "0 place gnoll r1c2")
    table.play(other, "0 place gnoll r1c2", "0 place slime r1c1")
    assert match.key() == other.key()


@pytest.mark.rule("DD-MKT-14")
def test_a_purchase_can_be_taken_back_until_its_last_tile_lies() -> None:
    match = market([16, 5, 4], [0, 1, 2], stall=["M17", "M02"], tile=["slime", "gnoll"])
    before = match.key()
    table.play(match, "0 buy M17 upper", "0 place slime r1c1")
    match.undo(0)
    match.undo(0)
    assert match.key() == before
    table.play(match, "0 buy M17 upper", "0 place slime r1c1", "0 place gnoll r1c2")
    with pytest.raises(IllegalMove):
        match.undo(0)


# Worked examples


@pytest.mark.rule("DD-EX-02", "DD-MKT-06")
def test_jessy_buys_slime_and_ooze_for_5_and_eva_is_on_turn() -> None:
    jessy, eva = 0, 1
    match = market([11, 9, 6], [2, 0, 1], stall=["M09", "M02"], tile=["trap_jaw", "gnoll", "slime", "ooze"])
    assert match.turn == (jessy,)
    table.play(match, "0 buy M09 lower", "0 place slime r1c2", "0 place ooze r1c3")
    assert gold_of(match) == [6, 9, 6]
    assert match.turn == (eva,)


@pytest.mark.rule("DD-EX-11")
def test_the_market_goes_b_then_a_then_b_again() -> None:
    a, b = 0, 1
    match = market([9, 9, 4], [1, 0, 2], stall=["M09", "M02"], challenge=["C01", "C02", "C03", "C04"])
    assert match.turn == (b,)
    table.play(match, "1 buy M09 lower", "1 place slime r1c1", "1 place slime r1c2")
    assert gold_of(match) == [9, 4, 4]
    assert match.turn == (a,)
    events = table.play(match, "0 pass C03")
    assert table.events_of(events, "recess_taken") == [{"seat": a, "rank": 1}]
    assert table.events_of(events, "challenge_taken") == [{"seat": a, "challenge": "C03"}]
    assert gold_of(match) == [0, 4, 4]
    assert match.turn == (b,)
