"""Spell books in the shop: two at most, and those that make purchases better (PA-BUY-09, PA-SPB-SB10, PA-SPB-SB16)."""

from __future__ import annotations

import pytest

from games.pathways.rounds import chance, changed, own, player, shopping, until
from games.pathways.table import deal, moves, refused, told
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.state import BOOK_ROW

STALL = "SB-1 SB-2 D301 D302 D401 D402 D501 D502 D601 D602"


def owning(*books: str, coins: int = 10, seats: int = 2) -> PathwaysMatch:
    """Seat 0 owns these books in the first shop."""
    m = shopping(seats=seats, stall=STALL)
    m.coins = [coins] * seats
    own(m, 0, *books)
    return m


def books(m: PathwaysMatch, seat: int = 0) -> dict[str, bool]:
    """The books of a seat, and which of them lie face down."""
    return {each["book"]: each["used"] for each in player(m, seat)["books"]}


# Two at most


@pytest.mark.rule("PA-BUY-09")
def test_two_books_may_be_owned() -> None:
    m = owning("SB-5")
    m.play(0, "book SB-1")
    chance(m)
    assert (m.turn, set(books(m))) == ((1,), {"SB-1", "SB-5"})


@pytest.mark.rule("PA-BUY-09")
@pytest.mark.parametrize("way", ["book SB-1", "book top"])
@pytest.mark.parametrize("dropped", ["SB-5", "SB-6"])
def test_with_a_third_book_one_of_the_other_two_must_go_and_the_buyer_says_which(way: str, dropped: str) -> None:
    m = owning("SB-5", "SB-6")
    m.play(0, way)
    bought = "SB-1"
    if way == "book top":
        bought = "SB-9"
        deal(m, "stall SB-9")
    assert (m.turn, moves(m)) == ((0,), {"drop SB-5", "drop SB-6"})
    assert refused(m, 0, f"drop {bought}") == ("PA-BUY-09", "just_bought")
    assert refused(m, 0, "drop SB-3") == ("PA-BUY-09", "book_not_owned")
    assert refused(m, 0, "pass") == ("PA-BUY-09", "not_now")
    assert told(m.play(0, f"drop {dropped}"), "book_dropped") == [{"seat": 0, "book": dropped}]
    chance(m)
    assert set(books(m)) == {"SB-5", "SB-6", bought} - {dropped}
    assert [m.content.book_ids[book] for book in m.row_discards[BOOK_ROW]] == [dropped]
    assert m.turn == (1,)


@pytest.mark.rule("PA-BUY-09", "PA-SPB-01")
def test_a_just_bought_book_is_ready_for_use_also_when_it_was_used_before_it_was_discarded() -> None:
    m = owning("SB-10", "SB-16", coins=20)
    m.play(0, "card D301 SB-10")
    chance(m)
    assert books(m) == {"SB-10": True, "SB-16": False}
    m.play(1, "pass")
    m.play(0, "book SB-1")
    m.play(0, "drop SB-10")
    chance(m)
    m.rows[BOOK_ROW] += m.row_discards[BOOK_ROW]
    m.row_discards[BOOK_ROW] = b""
    changed(m)
    m.play(0, "book SB-10")
    m.play(0, "drop SB-1")
    chance(m)
    assert books(m) == {"SB-10": False, "SB-16": False}
    assert "card D302 SB-10" in m.moves(0)


@pytest.mark.rule("PA-BUY-09", "PA-BUY-13")
def test_a_discarded_book_comes_back_only_with_a_new_stack() -> None:
    m = owning("SB-5", "SB-6")
    m.stacks[BOOK_ROW] = m.stacks[BOOK_ROW][:1]
    changed(m)
    top = m.content.book_ids[m.stacks[BOOK_ROW][0]]
    m.play(0, "book SB-1")
    m.play(0, "drop SB-6")
    assert [str(move) for move in m.moves(DEALER)] == [f"stall {top}"]
    assert told(deal(m, f"stall {top}"), "stack_made_anew") == [{"price": None}]
    assert m.view(None)["market"]["books"] == {"cards": ["SB-2", top], "stack": 1}
    m.play(1, "book top")
    assert [str(move) for move in m.moves(DEALER)] == ["stall SB-6"]


@pytest.mark.rule("PA-BUY-13")
def test_the_book_that_makes_room_can_be_the_next_on_display() -> None:
    m = owning("SB-5", "SB-6")
    m.stacks[BOOK_ROW] = b""
    changed(m)
    m.play(0, "book SB-1")
    m.play(0, "drop SB-5")
    assert [str(move) for move in m.moves(DEALER)] == ["stall SB-5"]


@pytest.mark.rule("PA-EX-04", "PA-BUY-04", "PA-BUY-09")
def test_the_example_a_book_that_replaces_one_then_another_purchase_then_a_token() -> None:
    m = owning("SB-3", "SB-4", coins=6)
    m.play(0, "book SB-2")
    m.play(0, "drop SB-3")
    chance(m)
    assert (m.turn, m.coins[0]) == ((1,), 4), "one purchase per turn"
    m.play(1, "pass")
    m.play(0, "card D301")
    chance(m)
    m.play(0, "token lock")
    assert (m.coins[0], set(books(m)), m.tokens[0]) == (0, {"SB-2", "SB-4"}, (0, 0, 1, 0))
    assert m.view(None)["phase"] == "draw", "nothing is left to buy with"


# SB-10: a dungeon card for a coin less


@pytest.mark.rule("PA-SPB-SB10")
@pytest.mark.parametrize(
    ("move", "price"),
    [("card D301", 2), ("card D502", 4), ("card top 6", 5), ("card top 4", 3)],
)
def test_sb_10_makes_one_dungeon_card_a_coin_cheaper(move: str, price: int) -> None:
    m = owning("SB-10")
    assert m.view(0)["costs"][f"{move} SB-10"] == price
    m.play(0, f"{move} SB-10")
    chance(m)
    assert m.coins[0] == 10 - price
    assert len(m.hands[0]) == 1
    assert books(m) == {"SB-10": True}


@pytest.mark.rule("PA-SPB-SB10", "PA-SPB-01")
def test_sb_10_works_once_a_round_and_need_not_be_used() -> None:
    m = owning("SB-10")
    m.play(0, "card D301")
    chance(m)
    assert (m.coins[0], books(m)) == (7, {"SB-10": False})
    m.play(1, "pass")
    m.play(0, "card D302 SB-10")
    chance(m)
    assert m.coins[0] == 5
    assert refused(m, 0, "card D401 SB-10") == ("PA-SPB-01", "book_used")
    assert "card D401" in m.moves(0)


@pytest.mark.rule("PA-SPB-SB10", "PA-SPB-01", "PA-TID-06")
def test_sb_10_is_ready_again_in_the_next_round() -> None:
    m = owning("SB-10")
    m.play(0, "card D301 SB-10")
    chance(m)
    until(m, s.EXPLORE)
    assert books(m) == {"SB-10": True}, "face down until F"
    until(m, s.BUY, 2)
    assert books(m) == {"SB-10": False}


@pytest.mark.rule("PA-SPB-SB10")
def test_sb_10_pays_the_coin_that_is_missing() -> None:
    m = owning("SB-10", coins=3)
    assert "card D401 SB-10" in m.moves(0)
    assert refused(m, 0, "card D401") == ("PA-BUY-05", "too_costly")
    assert refused(m, 0, "card D501 SB-10") == ("PA-BUY-05", "too_costly")


@pytest.mark.rule("PA-SPB-SB10")
def test_sb_10_is_for_its_owner_and_for_dungeon_cards_alone() -> None:
    m = owning("SB-10")
    assert not any("SB-10" in move for move in m.moves(0) if not move.startswith("card"))
    m.play(0, "pass")
    assert m.turn == (1,)
    assert refused(m, 1, "card D301 SB-10") == ("PA-SPB-01", "book_not_owned")


# SB-16: a second token of another kind


@pytest.mark.rule("PA-SPB-SB16")
def test_sb_16_gives_a_token_of_another_kind_with_a_token() -> None:
    m = owning("SB-16")
    assert {move for move in moves(m) if move.startswith("token pit")} == {
        "token pit", "token pit monster", "token pit lock", "token pit portal"
    }  # fmt: skip
    events = m.play(0, "token pit portal")
    assert told(events, "token_bought") == [{"seat": 0, "tokens": ["pit", "portal"], "coins": 9}]
    assert (m.tokens[0], m.stock, m.coins[0]) == ((0, 1, 0, 1), (5, 4, 5, 4), 9)
    assert books(m) == {"SB-16": True}


@pytest.mark.rule("PA-SPB-SB16", "PA-SPB-01")
def test_sb_16_works_once_a_round_and_need_not_be_used() -> None:
    m = owning("SB-16")
    m.play(0, "token pit")
    assert books(m) == {"SB-16": False}
    m.play(1, "pass")
    m.play(0, "token lock monster")
    assert m.tokens[0] == (1, 1, 1, 0)
    assert refused(m, 0, "token lock monster") == ("PA-SPB-01", "book_used")
    assert "token lock" in m.moves(0)


@pytest.mark.rule("PA-SPB-SB16", "PA-BUY-08")
def test_sb_16_gives_only_what_is_in_stock() -> None:
    m = owning("SB-16")
    m.stock = (5, 1, 0, 5)
    changed(m)
    assert refused(m, 0, "token pit lock") == ("PA-BUY-08", "token_sold_out")
    assert refused(m, 0, "token lock pit") == ("PA-BUY-08", "token_sold_out")
    assert "token pit monster" in m.moves(0)


@pytest.mark.rule("PA-SPB-SB16")
def test_sb_16_never_gives_the_same_kind_twice_and_only_its_owner_a_second_one() -> None:
    m = owning("SB-16")
    assert refused(m, 0, "token pit pit") == ("CORE-TEXT", "text")
    m.play(0, "pass")
    assert refused(m, 1, "token pit lock") == ("PA-SPB-01", "book_not_owned")


@pytest.mark.rule("PA-SPB-SB16", "PA-BUY-14")
def test_sb_16_needs_a_purchase() -> None:
    m = owning("SB-16", coins=0)
    assert refused(m, 0, "token pit lock") == ("PA-BUY-05", "too_costly")


@pytest.mark.rule("PA-SPB-01")
def test_a_book_that_is_not_for_the_shop_does_nothing_there() -> None:
    plain, with_books = moves(owning()), moves(owning("SB-7", "SB-13"))
    assert plain == with_books
