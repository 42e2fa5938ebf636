"""SB-14: a dungeon card of the round for one on display, when the next main goal is revealed (PA-SPB-SB14)."""

from __future__ import annotations

import pytest

from games.pathways import rounds
from games.pathways.table import column, deal, moves, refused, told
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch

STALL = "D301 D302 D401 D402 D501 D502 D601 D602"
SHOWN = {3: ("D301", "D302"), 4: ("D402", "D403"), 5: ("D501", "D502"), 6: ("D601", "D602")}
"""What is on display after D401 was bought."""


def explored(bought: str = "D401", laid: str = "S1 D401", book: str = "SB-14") -> PathwaysMatch:
    """All paths of round 1 are drawn; seat 0, who has this book, bought these cards and laid those."""
    m = rounds.shopping(column("y..."), seats=2, stall=STALL)
    rounds.own(m, 0, book)
    m.coins = [20, 20]
    rounds.changed(m)
    wanted = bought.split()
    while m.frames[-1][0] != s.EXPLORE:
        who = m.turn[0]
        if who == DEALER:
            m.play(DEALER, m.moves(DEALER)[0])
        else:
            m.play(who, f"card {wanted.pop(0)}" if who == 0 and wanted else "pass")
    rounds.explore(m, {0: rounds.column_of(laid)} if laid else {})
    return m


def trading(bought: str = "D401", laid: str = "S1 D401", book: str = "SB-14") -> PathwaysMatch:
    m = explored(bought, laid, book)
    rounds.chance(m)
    return m


@pytest.mark.rule("PA-SPB-SB14", "PA-SET-07")
def test_who_gives_a_card_from_the_hand_is_no_longer_known_to_have_it() -> None:
    m = trading(laid="S1")
    assert "D401" in rounds.player(m, 0)["known"]
    m.play(0, "trade D401 D301")
    assert "D401" not in rounds.player(m, 0)["known"]
    assert m.status() == []


@pytest.mark.rule("PA-SPB-SB14", "PA-AMB-03")
def test_it_is_asked_when_the_new_main_goal_lies_there_and_before_upgrades() -> None:
    m = explored()
    rounds.chance(m, "goal G-key", "goal G-pit")
    assert m.view(0)["goals"]["main"] == "G-pit"
    assert (m.turn, m.view(0)["phase"]) == ((0,), "tidy")
    assert moves(m) == {f"trade D401 {card}" for price in (3, 4) for card in SHOWN[price]} | {"no_trade"}
    assert refused(m, 0, "recycle S1") == ("PA-SPB-SB14", "not_now")


@pytest.mark.rule("PA-SPB-SB14")
@pytest.mark.parametrize("other", ["D301", "D302", "D402", "D403"])
def test_the_card_goes_to_the_box_and_one_on_display_comes_to_hand_for_nothing(other: str) -> None:
    m = trading()
    events = m.play(0, f"trade D401 {other}")
    assert told(events, "traded") == [{"seat": 0, "card": "D401", "other": other}]
    assert m.turn == (DEALER,), "the row is filled at once"
    price = int(other[1])
    assert {str(move)[:8] for move in m.moves(DEALER)} == {f"stall D{price}"}
    deal(m, str(m.moves(DEALER)[0]))
    assert len(m.rows[price - 2]) == 2
    assert rounds.cards(m, m.box[0]) == ["D401"]
    assert rounds.player(m, 0)["books"] == [{"book": "SB-14", "used": True}]
    assert m.coins[0] == 16, "only the purchase was paid"
    m.play(0, "done")
    assert rounds.cards(m, m.hands[0]) == [other]
    assert rounds.player(m, 0)["known"] == [other]
    rounds.until(m, s.EXPLORE, 2)
    assert other in m.view(0)["hand"]
    assert m.status() == []


@pytest.mark.rule("PA-SPB-SB14")
@pytest.mark.parametrize("other", ["D501", "D602"])
def test_a_card_that_costs_more_cannot_be_had(other: str) -> None:
    assert refused(trading(), 0, f"trade D401 {other}") == ("PA-SPB-SB14", "trade_too_costly")


@pytest.mark.rule("PA-SPB-SB14")
def test_only_what_is_on_display_can_be_had_and_only_priced_cards_of_the_round_given() -> None:
    m = trading()
    assert refused(m, 0, "trade D401 D312") == ("PA-SPB-SB14", "not_on_display")
    assert refused(m, 0, "trade D402 D301") == ("PA-SPB-SB14", "not_to_trade")
    assert refused(m, 0, "trade S1 D301") == ("CORE-TEXT", "text")


@pytest.mark.rule("PA-SPB-SB14", "PA-AMB-07")
@pytest.mark.parametrize("laid", ["S1 D401", "S1", ""])
def test_cards_laid_and_cards_left_in_hand_both_count_as_the_hand(laid: str) -> None:
    m = trading("D401", laid)
    m.play(0, "trade D401 D301")
    rounds.chance(m)
    rounds.until(m, s.BUY, 2)
    assert rounds.cards(m, m.hands[0]) == ["D301"]
    assert "D401" in rounds.cards(m, m.box[0])
    assert "D401" not in rounds.cards(m, m.discards[0])


@pytest.mark.rule("PA-SPB-SB14")
def test_each_of_several_dungeon_cards_may_be_given_but_one_only() -> None:
    m = trading("D401 D601", "S1 D401")
    mine = {move.split()[1] for move in moves(m) if move.startswith("trade")}
    assert mine == {"D401", "D601"}
    assert {move.split()[2] for move in moves(m) if move.startswith("trade D601")} > {"D501", "D602", "D301"}
    m.play(0, "trade D601 D602")
    rounds.chance(m)
    assert not any(move.startswith("trade") for move in m.moves(0)), "once a round"


@pytest.mark.rule("PA-SPB-SB14", "PA-SPB-01")
def test_it_need_not_be_used_and_is_ready_in_the_next_round() -> None:
    m = trading()
    m.play(0, "no_trade")
    assert (m.box[0], "recycle S1" in m.moves(0)) == (b"", True)
    m.play(0, "recycle D401")
    rounds.until(m, s.TRADE, 2)
    assert (m.round, m.turn) == (2, (0,))
    assert any(move.startswith("trade D401") for move in m.moves(0))


@pytest.mark.rule("PA-TID-04", "PA-SPB-SB14")
def test_nothing_else_acts_on_the_card_that_was_given_nor_on_the_one_that_came() -> None:
    m = trading()
    m.play(0, "trade D401 D301")
    rounds.chance(m)
    assert moves(m) == {"recycle S1", "done"}
    assert refused(m, 0, "recycle D401") == ("PA-TID-04", "acted_on")
    assert refused(m, 0, "recycle D301") == ("PA-TID-04", "not_laid")


@pytest.mark.rule("PA-SPB-SB14")
def test_without_the_book_or_without_a_priced_card_nobody_is_asked() -> None:
    m = trading(book="SB-3")
    assert moves(m) == {"recycle S1", "recycle D401", "done"}
    m = trading("", "S1")
    assert moves(m) == {"recycle S1", "done"}


@pytest.mark.rule("PA-TID-08", "PA-SET-06")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_those_who_have_the_book_use_it_in_the_order_of_the_round(first: int, order: list[int]) -> None:
    m = rounds.building(seats=3, first=first, stall=STALL)
    for seat, card in enumerate(("D411", "D412", "D511")):
        rounds.holding(m, seat, card)
        m.books[seat] = bytes((14,))
    rounds.explore(m, {})
    rounds.chance(m)
    asked = []
    for _ in range(3):
        asked.append(m.turn[0])
        m.play(m.turn[0], next(move for move in m.moves(m.turn[0]) if move.startswith("trade")))
        rounds.chance(m)
    assert asked == order


@pytest.mark.rule("PA-TID-08", "PA-SPB-SB14")
def test_the_next_one_chooses_from_the_row_as_it_was_filled() -> None:
    m = rounds.building(seats=2, stall=STALL)
    for seat, card in enumerate(("D312", "D311")):
        rounds.holding(m, seat, card)
        m.books[seat] = bytes((14,))
    rounds.explore(m, {})
    rounds.chance(m)
    m.play(0, "trade D312 D301")
    deal(m, "stall D307")
    assert (m.turn, moves(m, 1)) == ((1,), {"trade D311 D302", "trade D311 D307", "no_trade"})


@pytest.mark.rule("PA-SPB-SB14", "PA-RND-02")
def test_not_in_round_6() -> None:
    m = rounds.building(seats=2, stall=STALL)
    rounds.own(m, 0, "SB-14")
    rounds.until(m, s.EXPLORE, 6)
    rounds.holding(m, 0, "D612")
    rounds.explore(m, {})
    rounds.chance(m)
    assert m.over
    assert rounds.cards(m, m.hands[0]) == ["D612"]
