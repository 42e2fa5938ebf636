"""Phase B: the fairy market, and who buys when (PA-BUY)."""

from __future__ import annotations

import pytest

from games.pathways import rounds
from games.pathways.table import column, deal, moves, play, refused, told
from verlies.core.events import Event
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch

STALL = "SB-1 SB-2 D301 D302 D401 D402 D501 D502 D601 D602"


def rich(coins: int = 20, seats: int = 2) -> PathwaysMatch:
    """The first shop with the stalls as STALL says; everybody has this many coins."""
    m = rounds.shopping(seats=seats, stall=STALL)
    m.coins = [coins] * seats
    rounds.changed(m)
    return m


def row(m: PathwaysMatch, price: int) -> dict[str, object]:
    found: dict[str, object] = next(each for each in m.view(None)["market"]["rows"] if each["price"] == price)
    return found


# Who begins


def second_round(coins: list[int], points: list[tuple[int, int, int]], starter: int = 0) -> int:
    """Who begins in round 2, after a round with these points (main, secondary, time), which ended with these coins."""
    m = rounds.building(seats=len(coins), first=starter)
    m.coins = coins[:]
    rounds.explore(m, {})
    deal(m, str(m.moves(DEALER)[0]))
    assert m.frames[-1] == (s.GOAL, s.MAIN), "everything of round 1 has been scored"
    for seat, (main, second, time) in enumerate(points):
        m.blue[seat], m.pink[seat], m.green[seat] = (main,), (second,), (time,)
    events = rounds.chance(m)
    assert m.turn == (m.starter,)
    assert told(events, "first_buyer") == [{"seat": m.starter}]
    assert m.view(None)["starter"] == m.starter
    return m.starter


NOTHING = (0, 0, 0)


@pytest.mark.rule("PA-BUY-02")
@pytest.mark.parametrize(
    ("coins", "starts"),
    [([3, 2, 5], 1), ([1, 2, 5], 0), ([4, 3, 2], 2), ([9, 9, 9, 8], 3), ([6, 5], 1)],
)
def test_from_round_2_on_who_has_fewest_coins_starts(coins: list[int], starts: int) -> None:
    assert second_round(coins, [NOTHING] * len(coins)) == starts
    many = [(9, 9, 9) if seat == starts else NOTHING for seat in range(len(coins))]
    assert second_round(coins, many) == starts, "points decide only between equal coins"


@pytest.mark.rule("PA-BUY-02", "PA-EX-10", "PA-AMB-08")
def test_among_equal_coins_who_gained_fewest_points_in_the_last_round_starts() -> None:
    assert second_round([3, 1, 1], [(0, 0, 0), (6, 0, 0), (4, 0, 0)]) == 2
    assert second_round([3, 1, 1], [(0, 0, 0), (4, 0, 0), (6, 0, 0)]) == 1


@pytest.mark.rule("PA-BUY-02", "PA-AMB-08")
@pytest.mark.parametrize(
    ("second", "third"),
    [
        ((0, 5, 0), (4, 0, 0)),
        ((0, 0, 3), (2, 0, 0)),
        ((2, 3, 2), (6, 0, 0)),
        ((4, 2, 0), (3, 2, 0)),
        ((0, 3, 0), (0, 2, 0)),
    ],
)
def test_points_of_the_last_round_are_main_secondary_in_full_and_time_bonus(
    second: tuple[int, int, int], third: tuple[int, int, int]
) -> None:
    assert second_round([3, 1, 1], [NOTHING, second, third]) == 2
    assert second_round([3, 1, 1], [NOTHING, third, second]) == 1


@pytest.mark.rule("PA-BUY-02", "PA-AMB-08")
@pytest.mark.parametrize("name", ["blue", "pink", "green"])
def test_points_of_earlier_rounds_do_not_matter(name: str) -> None:
    m = rounds.building(seats=2)
    rounds.until(m, s.EXPLORE, 2)
    m.coins = [4, 4]
    rounds.explore(m, {})
    deal(m, str(m.moves(DEALER)[0]))
    setattr(m, name, [(0, 3), (9, 2)])
    rounds.chance(m)
    assert (m.round, m.starter) == (3, 1)


@pytest.mark.rule("PA-BUY-03")
@pytest.mark.parametrize(("starter", "starts"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_if_all_is_equal_the_next_after_the_last_starter_starts(starter: int, starts: int) -> None:
    assert second_round([2] * 4, [(3, 0, 0)] * 4, starter) == starts


@pytest.mark.rule("PA-BUY-03")
@pytest.mark.parametrize(("starter", "starts"), [(0, 3), (1, 3), (2, 3), (3, 0)])
def test_only_those_who_are_equal_are_looked_at_clockwise_and_the_last_starter_comes_last(
    starter: int, starts: int
) -> None:
    assert second_round([2, 4, 4, 2], [NOTHING] * 4, starter) == starts


@pytest.mark.rule("PA-BUY-02", "PA-BUY-01")
def test_found_coins_count_for_who_starts_the_next_round() -> None:
    m = rounds.building(column("cc.."), seats=2, goal="G-key")
    rounds.explore(m, {1: rounds.column_of("S1")})
    rounds.chance(m, "goal G-lock")
    assert (m.coins, m.starter, m.round) == ([6, 8], 0, 2)


# Turns


@pytest.mark.rule("PA-BUY-04")
def test_each_turn_buys_exactly_one_thing_clockwise_until_all_have_passed() -> None:
    m = rounds.shopping(seats=3, first=1)
    turns = [(1, "token pit"), (2, "token lock"), (0, "pass"), (1, "token pit"), (2, "pass"), (1, "token pit")]
    for seat, move in turns:
        assert m.turn == (seat,)
        m.play(seat, move)
    assert m.turn == (1,), "the others have passed"
    assert m.view(None)["passed"] == [0, 2]
    m.play(1, "pass")
    assert m.turn == (DEALER,)
    assert m.view(None)["phase"] == "draw"


@pytest.mark.rule("PA-BUY-04")
def test_who_has_passed_cannot_come_back() -> None:
    m = rounds.shopping(seats=2)
    assert told(m.play(0, "pass"), "passed") == [{"seat": 0}]
    m.play(1, "token pit")
    assert m.turn == (1,)
    assert refused(m, 0, "token pit") == ("CORE-TURN", "turn")


@pytest.mark.rule("PA-BUY-04")
def test_in_the_next_round_all_may_buy_again() -> None:
    m = rounds.shopping(seats=2)
    rounds.until(m, s.BUY, 2)
    assert m.passed == 0
    assert m.view(None)["passed"] == []


# Prices


@pytest.mark.rule("PA-BUY-05", "PA-BUY-12")
@pytest.mark.parametrize(
    ("move", "price"),
    [("token lock", 1), ("book SB-1", 2), ("book top", 2), *((f"card D{p}01", p) for p in (3, 4, 5, 6)),
     *((f"card top {p}", p) for p in (3, 4, 5, 6))],
)  # fmt: skip
def test_a_token_costs_1_a_book_2_a_dungeon_card_as_printed(move: str, price: int) -> None:
    m = rich(10)
    assert m.view(0)["costs"][move] == price
    m.play(0, move)
    rounds.chance(m)
    assert m.coins == [10 - price, 10], "the rest is kept, and nobody else gets anything"


@pytest.mark.rule("PA-BUY-05")
@pytest.mark.parametrize(
    ("coins", "most"),
    [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 6)],
)
def test_there_is_no_credit(coins: int, most: int) -> None:
    m = rich(coins)
    cards = [(f"card {name}", price) for price in (3, 4, 5, 6) for name in (f"D{price}02", f"top {price}")]
    for move, price in [("token pit", 1), ("book SB-2", 2), ("book top", 2), *cards]:
        if price <= most:
            assert move in m.moves(0)
        else:
            assert refused(m, 0, move) == ("PA-BUY-05", "too_costly")


@pytest.mark.rule("PA-BUY-12")
def test_unspent_coins_are_kept_for_the_next_round() -> None:
    m = rounds.shopping(seats=2)
    play(m, 0, "token pit")
    rounds.until(m, s.BUY, 2)
    assert m.coins == [5, 6]


# Open and unseen cards


@pytest.mark.rule("PA-BUY-06", "PA-BUY-07", "PA-BUY-10")
def test_an_open_dungeon_card_goes_to_the_hand_and_its_row_is_filled_at_once() -> None:
    m = rich()
    events = m.play(0, "card D502")
    assert told(events, "card_bought") == [{"seat": 0, "card": "D502", "coins": 15}]
    assert m.turn == (DEALER,), "before the next turn"
    assert {str(move) for move in m.moves(DEALER)} == {f"stall D5{n:02}" for n in range(3, 13)}
    assert told(deal(m, "stall D509"), "turned_up") == [{"card": "D509"}]
    assert row(m, 5) == {"price": 5, "cards": ["D501", "D509"], "stack": 9}
    assert m.turn == (1,)
    assert m.view(0)["hand"] == ["D502"]
    assert m.view(1)["players"][0]["known"] == ["D502"], "all have seen it"


@pytest.mark.rule("PA-BUY-06")
def test_the_top_card_of_a_stack_costs_the_same_and_leaves_the_display_alone() -> None:
    m = rich()
    m.play(0, "card top 4")
    assert {str(move) for move in m.moves(DEALER)} == {f"stall D4{n:02}" for n in range(3, 13)}
    deal(m, "stall D411")
    assert m.view(0)["hand"] == ["D411"]
    assert row(m, 4) == {"price": 4, "cards": ["D401", "D402"], "stack": 9}
    assert (m.coins[0], m.turn) == (16, (1,))


@pytest.mark.rule("PA-BUY-06")
def test_an_unseen_dungeon_card_is_seen_by_its_buyer_alone() -> None:
    m = rich(seats=3)
    m.play(0, "card top 4")
    deal(m, "stall D411")
    for seat in (1, 2, None):
        bought = [event for event in m.history(seat) if event.kind.startswith("card_bought")]
        assert [(event.kind, event.args["card"], event.args["price"]) for event in bought] == [
            ("card_bought_unseen", None, 4)
        ]
        assert (m.view(seat)["players"][0]["hand"], m.view(seat)["players"][0]["known"]) == (1, [])
    assert told(m.history(0), "card_bought") == [{"seat": 0, "card": "D411", "coins": 16}]


@pytest.mark.rule("PA-BUY-06")
@pytest.mark.parametrize("card", ["D303", "D312", "D612"])
def test_a_card_that_is_not_on_display_cannot_be_chosen(card: str) -> None:
    assert refused(rich(), 0, f"card {card}") == ("PA-BUY-06", "not_on_display")


@pytest.mark.rule("PA-BUY-06", "PA-BUY-07")
def test_a_book_from_the_stack_is_shown_to_all() -> None:
    m = rich()
    m.play(0, "book top")
    deal(m, "stall SB-17")
    for seat in (0, 1, None):
        assert [event.args["card"] for event in m.history(seat) if event.kind == "book_bought"] == ["SB-17"]
        assert m.view(seat)["players"][0]["books"] == [{"book": "SB-17", "used": False}]
    assert m.view(None)["market"]["books"] == {"cards": ["SB-1", "SB-2"], "stack": 14}


@pytest.mark.rule("PA-BUY-07")
def test_a_bought_book_is_replaced_at_once() -> None:
    m = rich()
    m.play(0, "book SB-1")
    assert m.turn == (DEALER,)
    deal(m, "stall SB-8")
    assert m.view(None)["market"]["books"] == {"cards": ["SB-2", "SB-8"], "stack": 14}


@pytest.mark.rule("PA-BUY-10", "PA-DRW-01")
def test_a_bought_dungeon_card_is_played_this_round() -> None:
    m = rich()
    m.play(0, "card D301")
    rounds.chance(m)
    rounds.until(m, s.EXPLORE)
    assert m.view(0)["hand"] == ["S1", "S2", "S3", "S4", "D301"]
    assert "lay D301 0 0 0" in m.moves(0)


# Stocks and limits


@pytest.mark.rule("PA-BUY-08")
def test_a_token_can_be_bought_while_there_are_some_of_its_kind() -> None:
    m = rich()
    for left in (4, 3, 2, 1, 0):
        m.play(0, "token pit")
        assert m.view(None)["market"]["tokens"]["pit"] == left
        m.play(1, "token lock" if left else "token portal")
    assert rounds.player(m, 0)["tokens"] == {"monster": 0, "pit": 5, "lock": 0, "portal": 0}, "no limit but the stock"
    assert refused(m, 0, "token pit") == ("PA-BUY-08", "token_sold_out")
    assert {"token monster", "token lock", "token portal"} <= moves(m)


@pytest.mark.rule("PA-BUY-11")
def test_with_five_cards_in_hand_no_dungeon_card_can_be_bought() -> None:
    m = rich(40)
    for price in (3, 4, 5, 6):
        m.play(0, f"card D{price}01")
        rounds.chance(m)
        m.play(1, "token pit")
    assert "card D302" in m.moves(0), "four cards in hand"
    m.play(0, "card D302")
    rounds.chance(m)
    m.play(1, "token pit")
    for move in ("card D602", "card top 3"):
        assert refused(m, 0, move) == ("PA-BUY-11", "hand_full")
    assert moves(m) == {"token monster", "token lock", "token portal", "book SB-1", "book SB-2", "book top", "pass"}


# Empty stacks


def drained(kept: int, discarded: int, shown: int = 2) -> PathwaysMatch:
    """The row of price 3 has this many cards in its stack and in its discard, and all others are out of the game."""
    m = rich()
    rest = [*m.stacks[1]]
    m.rows[1] = m.rows[1][:shown]
    m.stacks[1], m.row_discards[1], m.box[1] = (
        bytes(rest[:kept]),
        bytes(rest[kept : kept + discarded]),
        bytes(rest[kept + discarded :]),
    )
    rounds.changed(m)
    return m


@pytest.mark.rule("PA-BUY-13")
def test_an_empty_stack_is_made_of_what_was_discarded_of_its_kind() -> None:
    m = drained(kept=0, discarded=3)
    events = m.play(0, "card D301")
    assert told(events, "stack_made_anew") == [{"price": 3}]
    assert {str(move) for move in m.moves(DEALER)} == {"stall D303", "stall D304", "stall D305"}
    deal(m, "stall D304")
    assert row(m, 3) == {"price": 3, "cards": ["D302", "D304"], "stack": 2}
    assert m.row_discards[1] == b""


@pytest.mark.rule("PA-BUY-13")
def test_the_last_card_of_a_stack_rebuilds_it_even_when_it_is_bought_unseen() -> None:
    m = drained(kept=1, discarded=2)
    m.play(0, "card top 3")
    assert told(deal(m, "stall D303"), "stack_made_anew") == [{"price": 3}]
    assert row(m, 3) == {"price": 3, "cards": ["D301", "D302"], "stack": 2}
    assert "card top 3" in m.moves(1)


@pytest.mark.rule("PA-BUY-13")
def test_without_a_discard_the_row_stays_short_and_then_empty() -> None:
    m = drained(kept=0, discarded=0)
    assert refused(m, 0, "card top 3") == ("PA-BUY-13", "stack_empty")
    m.play(0, "card D301")
    assert m.turn == (1,), "nothing can be turned up"
    assert row(m, 3) == {"price": 3, "cards": ["D302"], "stack": 0}
    m.play(1, "card D302")
    assert row(m, 3) == {"price": 3, "cards": [], "stack": 0}
    assert not any(move.startswith(("card D3", "card top 3")) for move in m.moves(0))
    assert "card top 4" in m.moves(0)


@pytest.mark.rule("PA-BUY-13")
def test_a_row_with_a_stack_is_not_filled_from_its_discard() -> None:
    m = drained(kept=2, discarded=2)
    assert not told(m.play(0, "card D301"), "stack_made_anew")
    assert {str(move) for move in m.moves(DEALER)} == {"stall D303", "stall D304"}


# Who can buy nothing


def bought_with(*coins: int) -> tuple[PathwaysMatch, list[Event]]:
    """Everybody has this many coins, and seat 0 has bought a token for one; what happened then."""
    m = rounds.shopping(seats=len(coins))
    m.coins = [*coins]
    rounds.changed(m)
    return m, m.play(0, "token pit")


@pytest.mark.rule("PA-BUY-14")
def test_who_has_no_coins_passes_without_being_asked() -> None:
    m, events = bought_with(1, 0, 2)
    assert [(event.rule, event.args["seat"]) for event in events if event.kind == "passed"] == [("PA-BUY-14", 1)]
    assert m.turn == (2,)
    m.play(2, "token pit")
    assert (m.turn, m.view(None)["passed"]) == ((2,), [0, 1])


@pytest.mark.rule("PA-BUY-14")
def test_if_nobody_has_coins_the_market_is_over_at_once() -> None:
    m, events = bought_with(1, 0, 0)
    assert [each["seat"] for each in told(events, "passed")] == [1, 2, 0]
    assert m.view(None)["phase"] == "draw"


@pytest.mark.rule("PA-BUY-14", "PA-BUY-11")
def test_who_has_a_full_hand_and_can_pay_neither_token_nor_book_passes() -> None:
    m = rounds.shopping(seats=2)
    m.hands[1] = bytes(range(5))
    m.stock = (0, 0, 0, 0)
    m.coins = [6, 1]
    rounds.changed(m)
    assert [each["seat"] for each in told(m.play(0, "pass"), "passed")] == [0, 1]


@pytest.mark.rule("PA-BUY-14", "PA-BUY-08")
def test_a_coin_is_no_use_when_all_tokens_are_sold() -> None:
    m = rounds.shopping(seats=2)
    m.stock = (0, 0, 0, 0)
    m.coins = [6, 1]
    rounds.changed(m)
    assert [each["seat"] for each in told(m.play(0, "pass"), "passed")] == [0, 1]


@pytest.mark.rule("PA-BUY-14")
def test_who_can_buy_something_is_asked() -> None:
    m = rounds.shopping(seats=2)
    m.coins = [6, 1]
    m.stock = (0, 0, 1, 0)
    rounds.changed(m)
    m.play(0, "pass")
    assert (m.turn, moves(m, 1)) == ((1,), {"token lock", "pass"})


@pytest.mark.rule("PA-SET-01", "PA-REW-01")
def test_used_tokens_go_back_to_stock() -> None:
    m = rounds.shopping(column("m..."), seats=2)
    m.play(0, "token monster")
    assert m.stock == (4, 5, 5, 5)
    rounds.until(m, s.EXPLORE)
    rounds.explore(m, {0: rounds.column_of("S1")})
    assert m.paths[0] is not None
    assert m.paths[0].tokens == (0, 0, 0, 0), "the monster cost it"
    rounds.chance(m)
    assert (m.stock, m.tokens[0]) == ((5, 5, 5, 5), (0, 0, 0, 0))


@pytest.mark.rule("PA-BUY-10")
def test_cards_bought_in_both_ways_lie_in_one_hand() -> None:
    m = rich()
    m.play(0, "card D301")
    rounds.chance(m)
    m.play(1, "pass")
    m.play(0, "card top 6")
    deal(m, "stall D606")
    assert rounds.cards(m, m.hands[0]) == ["D301", "D606"]
