"""Phase F: the next main goal, upgrades, tidying up (PA-TID, PA-SPB-SB6, PA-SPB-SB17)."""

from __future__ import annotations

import pytest

from games.pathways import rounds
from games.pathways.table import column, deal, moves, refused, told
from verlies.core.abilities import replan
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch

RECYCLE, SCISSORS, BOTH, PLAIN = column("y..."), column("z..."), column("yz.."), column("....")


def tidying(
    *faces: str, books: tuple[str, ...] = (), coins: int = 6, laid: str = "S1 S2", seats: int = 2
) -> PathwaysMatch:
    """Seat 0 has walked down these cards, of which the first have these cells; the next main goal is revealed."""
    m = rounds.building(*map(column, faces), seats=seats, goal="G-coin")
    rounds.own(m, 0, *books)
    m.coins = [coins] * seats
    rounds.explore(m, {0: rounds.column_of(laid)})
    rounds.chance(m)
    return m


def piles(m: PathwaysMatch, seat: int = 0) -> dict[str, list[str]]:
    names = ("hands", "kept", "discards", "box", "floor")
    return {name: rounds.cards(m, getattr(m, name)[seat]) for name in names}


# The next main goal


@pytest.mark.rule("PA-TID-01", "PA-AMB-03")
def test_the_main_goal_of_the_next_round_is_revealed_before_upgrades_are_used() -> None:
    m = rounds.building(RECYCLE, seats=2, goal="G-coin")
    rounds.explore(m, {0: rounds.column_of("S1")})
    events = deal(m, "goal G-key")
    assert m.frames[-1] == (s.GOAL, s.MAIN)
    assert sum(weight for _, weight in m.odds()) == 22, "both goals of the round are out of play"
    assert m.view(None)["goals"]["left"] == 22
    assert refused(m, 0, "recycle S1") == ("CORE-TURN", "turn")
    events = deal(m, "goal G-pit")
    assert [(event.rule, dict(event.args)) for event in events if event.kind == "main_goal"] == [
        ("PA-TID-01", {"goal": "G-pit", "round": 2})
    ]
    assert m.view(0)["goals"] == {"main": "G-pit", "second": None, "left": 21}
    assert "recycle S1" in m.moves(0)


# Recycling and scissors


@pytest.mark.rule("PA-TID-02")
def test_a_recycle_symbol_takes_one_laid_card_back_to_the_hand_of_the_next_round() -> None:
    m = tidying("y...", "c...")
    assert moves(m) == {"recycle S1", "recycle S2", "done"}
    assert told(m.play(0, "recycle S2"), "recycled") == [{"seat": 0, "card": "S2"}]
    assert m.round == 2
    assert piles(m) == {"hands": ["S2"], "kept": [], "discards": ["S1", "S3", "S4", "S5"], "box": [], "floor": []}
    assert rounds.player(m, 0)["known"] == ["S2"]
    rounds.until(m, s.EXPLORE, 2)
    assert "S2" in m.view(0)["hand"]
    assert len(m.view(0)["hand"]) == 5


@pytest.mark.rule("PA-TID-03")
@pytest.mark.parametrize("card", ["S1", "S2"])
def test_scissors_return_one_laid_card_to_the_box_also_the_card_that_shows_them(card: str) -> None:
    m = tidying("z...", "c...")
    assert moves(m) == {"scissors S1", "scissors S2", "done"}
    assert told(m.play(0, f"scissors {card}"), "cut_away") == [{"seat": 0, "card": card}]
    assert piles(m)["box"] == [card]
    assert rounds.player(m, 0)["box"] == [card]
    assert card not in piles(m)["discards"]
    rounds.until(m, s.EXPLORE, 6)
    everything = [*m.hands[0], *m.decks[0], *m.discards[0]]
    assert len(everything) == 8
    assert m.content.card_ids.index(card) not in everything, "out of the game for good"


@pytest.mark.rule("PA-TID-02", "PA-TID-03", "PA-TID-04")
def test_only_laid_cards_can_be_acted_on() -> None:
    m = tidying("yz..", "....")
    for move in ("recycle S3", "scissors S3"):
        assert refused(m, 0, move) == ("PA-TID-04", "not_laid")


@pytest.mark.rule("PA-TID-02", "PA-TID-03")
def test_an_upgrade_that_the_path_has_not_reached_cannot_be_used() -> None:
    m = rounds.building(column(".y.z"), seats=2)
    rounds.explore(m, {0: rounds.column_of("S1", 2)})
    rounds.chance(m)
    assert moves(m) == {"recycle S1", "done"}
    assert refused(m, 0, "scissors S1") == ("PA-TID-03", "no_scissors")
    m = rounds.building(column(".z.y"), seats=2)
    rounds.explore(m, {0: rounds.column_of("S1", 2)})
    rounds.chance(m)
    assert refused(m, 0, "recycle S1") == ("PA-TID-02", "no_recycle")


@pytest.mark.rule("PA-TID-04")
@pytest.mark.parametrize(
    ("first", "second"),
    [("recycle S1", "scissors S2"), ("scissors S1", "recycle S2"), ("scissors S2", "recycle S1")],
)
def test_upgrades_are_used_in_any_order_each_on_another_card(first: str, second: str) -> None:
    m = tidying("yz..", "....", laid="S1 S2 S3")
    m.play(0, first)
    card = first[-2:]
    verb = second.split()[0]
    assert refused(m, 0, f"{verb} {card}") == ("PA-TID-04", "acted_on")
    assert moves(m) == {f"{verb} {each}" for each in {"S1", "S2", "S3"} - {card}} | {"done"}
    m.play(0, second)
    assert m.round == 2, "nothing is left to decide"
    kept = next(move[-2:] for move in (first, second) if move.startswith("recycle"))
    cut = next(move[-2:] for move in (first, second) if move.startswith("scissors"))
    assert (piles(m)["hands"], piles(m)["box"]) == ([kept], [cut])


@pytest.mark.rule("PA-TID-04")
def test_each_symbol_acts_once() -> None:
    m = tidying("y...", "z..z", laid="S1 S2 S3")
    m.play(0, "recycle S1")
    assert refused(m, 0, "recycle S2") == ("PA-TID-02", "no_recycle")
    m.play(0, "scissors S2")
    assert moves(m) == {"scissors S3", "done"}, "there were two scissors"
    m.play(0, "scissors S3")
    assert (piles(m)["hands"], piles(m)["box"]) == (["S1"], ["S2", "S3"])


@pytest.mark.rule("PA-TID-04", "PA-TID-02")
def test_with_two_recycle_symbols_two_cards_may_be_kept() -> None:
    m = tidying("yy..", "....")
    assert m.view(0)["players"][0]["upgrades"] == {"recycle": 2, "scissors": 0}
    m.play(0, "recycle S2")
    assert m.view(0)["players"][0]["upgrades"] == {"recycle": 1, "scissors": 0}
    m.play(0, "recycle S1")
    assert piles(m)["hands"] == ["S1", "S2"]


@pytest.mark.rule("PA-TID-04")
def test_upgrades_are_optional() -> None:
    m = tidying("yz..", "....")
    m.play(0, "done")
    assert m.round == 2
    assert piles(m) == {
        "hands": [], "kept": [], "discards": ["S1", "S2", "S3", "S4", "S5"], "box": [], "floor": []
    }  # fmt: skip
    m = tidying("yz..", "....")
    m.play(0, "scissors S2")
    m.play(0, "done")
    assert (piles(m)["hands"], piles(m)["box"]) == ([], ["S2"])


@pytest.mark.rule("PA-TID-04")
def test_who_has_nothing_to_use_is_not_asked() -> None:
    m = tidying("....", "....")
    assert (m.round, m.view(None)["phase"]) == (2, "shop")
    m = tidying("y...", "....", seats=3)
    assert m.turn == (0,)
    assert refused(m, 1, "done") == ("CORE-TURN", "turn")


@pytest.mark.rule("PA-TID-08")
def test_several_players_tidy_up_in_any_order() -> None:
    m = rounds.building(BOTH, seats=3, goal="G-coin")
    rounds.explore(m, {seat: rounds.column_of("S1 S2") for seat in range(3)})
    rounds.chance(m)
    assert m.turn == (0, 1, 2)
    m.play(2, "recycle S1")
    m.play(0, "scissors S1")
    m.play(2, "done")
    m.play(1, "recycle S2")
    assert list(m.turn) == [0, 1]
    m.play(0, "recycle S2")
    m.play(1, "scissors S1")
    assert m.round == 2
    assert [(piles(m, seat)["hands"], piles(m, seat)["box"]) for seat in range(3)] == [
        (["S2"], ["S1"]), (["S2"], ["S1"]), (["S1"], [])
    ]  # fmt: skip


# The rest


@pytest.mark.rule("PA-TID-05")
def test_all_other_laid_cards_and_cards_left_in_hand_are_discarded() -> None:
    m = tidying("y...", "....", laid="S1 S3 S4")
    m.play(0, "recycle S4")
    assert piles(m)["discards"] == ["S1", "S2", "S3", "S5"]
    assert piles(m, 1) == {"hands": [], "kept": [], "discards": ["S1", "S2", "S3", "S4", "S5"], "box": [], "floor": []}
    assert (m.laid, m.paths) == ([(), ()], [None, None])


@pytest.mark.rule("PA-TID-06", "PA-SPB-01")
def test_used_books_are_turned_up_again() -> None:
    m = rounds.building(column("m.y."), seats=2)
    rounds.own(m, 0, "SB-1", "SB-9")
    rounds.explore(m, {0: rounds.column_of("S1")})
    rounds.chance(m)
    assert [each["used"] for each in rounds.player(m, 0)["books"]] == [True, False]
    m.play(0, "done")
    assert [each["used"] for each in rounds.player(m, 0)["books"]] == [False, False]


@pytest.mark.rule("PA-TID-07")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_market_is_renewed_at_the_end_of_round_3_and_no_other(number: int) -> None:
    m = rounds.shopping(seats=2)
    rounds.until(m, s.EXPLORE, number)
    before = m.view(None)["market"]
    rounds.explore(m, {})
    events = rounds.chance(m)
    after = m.view(None)["market"]
    assert m.round == number + 1
    if number != 3:
        assert (told(events, "market_wiped"), after) == ([], before)
        return
    assert told(events, "market_wiped") == [{}]
    for old, new in [(before["books"], after["books"]), *zip(before["rows"], after["rows"], strict=True)]:
        assert len(new["cards"]) == 2
        assert not set(old["cards"]) & set(new["cards"])
        assert new["stack"] == old["stack"] - 2
    assert after["tokens"] == before["tokens"]
    assert [len(pile) for pile in m.row_discards] == [2, 2, 2, 2, 2]


@pytest.mark.rule("PA-TID-07", "PA-BUY-13")
def test_what_was_discarded_may_come_back_only_when_its_stack_is_empty() -> None:
    m = rounds.shopping(seats=2)
    rounds.until(m, s.EXPLORE, 3)
    m.stacks[1] = m.stacks[1][:1]
    rounds.changed(m)
    shown, last = rounds.cards(m, m.rows[1]), rounds.cards(m, m.stacks[1])
    rounds.explore(m, {})
    while m.frames[-1] != (s.REFILL, 1):
        deal(m, str(m.moves(DEALER)[0]))
    assert [str(move) for move in m.moves(DEALER)] == [f"stall {last[0]}"]
    assert told(deal(m, f"stall {last[0]}"), "stack_made_anew") == [{"price": 3}]
    assert [str(move) for move in m.moves(DEALER)] == [f"stall {card}" for card in shown]


# SB-6 and SB-17


@pytest.mark.rule("PA-SPB-SB6")
def test_sb_6_returns_one_laid_card_to_the_box() -> None:
    m = tidying("....", "....", books=("SB-6",))
    assert moves(m) == {"book SB-6 S1", "book SB-6 S2", "done"}
    assert refused(m, 0, "book SB-6 S3") == ("PA-TID-04", "not_laid")
    events = m.play(0, "book SB-6 S2")
    assert [(event.rule, dict(event.args)) for event in events if event.kind == "cut_away"] == [
        ("PA-SPB-SB6", {"seat": 0, "card": "S2"})
    ]
    assert piles(m)["box"] == ["S2"]
    assert m.round == 2, "it works once a round"


@pytest.mark.rule("PA-SPB-SB6", "PA-SPB-01")
def test_sb_6_need_not_be_used_and_comes_back_in_the_next_round() -> None:
    m = tidying("....", "....", books=("SB-6",))
    m.play(0, "done")
    assert piles(m)["box"] == []
    rounds.until(m, s.EXPLORE, 2)
    replan(m, 0, rounds.column_of(" ".join(m.view(0)["hand"][:1])))
    rounds.explore(m, {})
    rounds.chance(m)
    assert any(move.startswith("book SB-6") for move in m.moves(0))


@pytest.mark.rule("PA-SPB-SB17")
def test_sb_17_keeps_one_laid_card_for_two_coins() -> None:
    m = tidying("....", "....", books=("SB-17",), coins=2)
    assert moves(m) == {"book SB-17 S1", "book SB-17 S2", "done"}
    events = m.play(0, "book SB-17 S1")
    assert [(event.rule, dict(event.args)) for event in events if event.kind == "held"] == [
        ("PA-SPB-SB17", {"seat": 0, "card": "S1"})
    ]
    assert (piles(m)["hands"], m.coins[0]) == (["S1"], 0)
    assert "S1" not in piles(m)["discards"]


@pytest.mark.rule("PA-SPB-SB17")
def test_sb_17_needs_two_coins_and_found_ones_will_do() -> None:
    m = tidying("y...", "....", books=("SB-17",), coins=1)
    assert refused(m, 0, "book SB-17 S1") == ("PA-SPB-SB17", "too_costly")
    assert moves(m) == {"recycle S1", "recycle S2", "done"}
    m = tidying("c...", "....", books=("SB-17",), coins=1)
    assert "book SB-17 S1" in m.moves(0)
    m = tidying("....", "....", books=("SB-17",), coins=1)
    assert m.round == 2, "nothing to decide"


@pytest.mark.rule("PA-TID-04", "PA-SPB-SB6", "PA-SPB-SB17")
def test_books_and_symbols_need_cards_that_nothing_else_has_acted_on() -> None:
    m = tidying("yz..", "....", books=("SB-6", "SB-17"), laid="S1 S2 S3 S4 S5")
    m.play(0, "book SB-6 S1")
    for move in ("recycle S1", "scissors S1", "book SB-17 S1"):
        assert refused(m, 0, move) == ("PA-TID-04", "acted_on")
    assert refused(m, 0, "book SB-6 S2") == ("PA-SPB-01", "book_used")
    m.play(0, "book SB-17 S2")
    for move in ("recycle S2", "scissors S2"):
        assert refused(m, 0, move) == ("PA-TID-04", "acted_on")
    assert refused(m, 0, "book SB-17 S3") == ("PA-SPB-01", "book_used")
    m.play(0, "recycle S3")
    m.play(0, "scissors S4")
    assert piles(m) == {"hands": ["S2", "S3"], "kept": [], "discards": ["S5"], "box": ["S1", "S4"], "floor": []}
    assert m.coins[0] == 4


@pytest.mark.rule("PA-SPB-SB6", "PA-SPB-SB17")
def test_books_for_tidying_up_need_laid_cards() -> None:
    m = rounds.building(seats=2)
    rounds.own(m, 0, "SB-6", "SB-17")
    rounds.explore(m, {})
    rounds.chance(m)
    assert m.round == 2


@pytest.mark.rule("PA-TID-02", "PA-BUY-11")
def test_kept_cards_fill_the_hand_for_the_next_market() -> None:
    m = tidying("yyyy", "y...", laid="S1 S2 S3 S4 S5")
    for card in ("S1", "S2", "S3", "S4", "S5"):
        m.play(0, f"recycle {card}")
    assert (m.round, piles(m)["hands"]) == (2, ["S1", "S2", "S3", "S4", "S5"])
    rounds.until(m, s.BUY, 2)
    while m.turn != (0,):
        m.play(m.turn[0], "pass")
    assert refused(m, 0, "card top 3") == ("PA-BUY-11", "hand_full")
    rounds.until(m, s.EXPLORE, 2)
    assert m.view(0)["hand"] == ["S1", "S2", "S3", "S4", "S5"]
