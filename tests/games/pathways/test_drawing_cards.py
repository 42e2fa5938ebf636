"""Phase C: hands are filled up (PA-DRW, PA-SPB-SB12)."""

from __future__ import annotations

import pytest

from games.pathways import rounds
from games.pathways.table import deal, moves, play, refused, told
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch


def drawing(hand: str = "", deck: str = "", discard: str = "", *books: str, seats: int = 2) -> PathwaysMatch:
    """The market is over; seat 0 has these cards, and draws first."""
    m = rounds.shopping(seats=seats)
    for name, pile in (("hands", hand), ("decks", deck), ("discards", discard)):
        getattr(m, name)[0] = bytes(m.content.card_ids.index(card) for card in pile.split())
    rounds.own(m, 0, *books)
    for seat in range(seats):
        m.play(seat, "pass")
    return m


def drawable(m: PathwaysMatch) -> set[str]:
    """The cards that the next draw may bring."""
    assert m.frames[-1][0] == s.DRAW
    return {str(move).removeprefix("draw ") for move in m.moves(DEALER)}


@pytest.mark.rule("PA-DRW-01")
@pytest.mark.parametrize(
    ("hand", "drawn"), [("", 5), ("S1", 4), ("S1 S2 S3", 2), ("S1 S2 S3 S4", 1), ("S1 S2 S3 S4 S5", 0)]
)
def test_everybody_draws_up_to_five_cards_kept_ones_count(hand: str, drawn: int) -> None:
    rest = " ".join(f"S{n}" for n in range(1, 10) if f"S{n}" not in hand)
    m = drawing(hand, rest)
    events = rounds.chance(m)
    assert len(told(events, "card_drawn")) == drawn + 5, "the other one draws five"
    assert sum(each["seat"] == 0 for each in told(events, "card_drawn")) == drawn
    assert [rounds.player(m, seat)["hand"] for seat in (0, 1)] == [5, 5]
    assert [rounds.player(m, seat)["deck"] for seat in (0, 1)] == [9 - len(hand.split()) - drawn, 4]


@pytest.mark.rule("PA-DRW-01", "PA-BUY-10")
def test_bought_cards_count_towards_five() -> None:
    m = rounds.shopping(seats=2, stall="D301 D401")
    m.coins = [20, 20]
    rounds.changed(m)
    m.play(0, "card D301")
    rounds.chance(m)
    m.play(1, "pass")
    m.play(0, "card D401")
    rounds.chance(m)
    m.play(0, "pass")
    events = rounds.chance(m)
    assert sum(each["seat"] == 0 for each in told(events, "card_drawn")) == 3
    assert m.view(0)["hand"] == ["S1", "S2", "S3", "D301", "D401"]


@pytest.mark.rule("PA-DRW-01")
def test_all_draw_in_the_order_of_the_round() -> None:
    m = rounds.shopping(seats=3, first=2)
    rounds.until(m, s.DRAW)
    assert [each["seat"] for each in told(rounds.chance(m), "card_drawn")] == [2] * 5 + [0] * 5 + [1] * 5


@pytest.mark.rule("PA-DRW-01", "PA-SET-07")
def test_what_is_drawn_is_seen_by_its_owner_alone() -> None:
    m = drawing("", "S1 S2 S3 S4 S5 S6")
    deal(m, "draw S4")
    assert told(m.history(0), "card_drawn") == [{"seat": 0, "card": "S4"}]
    for seat in (1, None):
        assert told(m.history(seat), "card_drawn") == []
        assert told(m.history(seat), "card_drawn_unseen") == [{"seat": 0}]
        assert m.view(seat)["players"][0]["hand"] == 1
        assert m.view(seat)["hand"] == []


@pytest.mark.rule("PA-DRW-02")
def test_an_empty_deck_is_rebuilt_from_the_discard_when_a_card_is_needed() -> None:
    m = drawing("", "S1 S2", "S3 S4 S5 S6")
    assert drawable(m) == {"S1", "S2"}, "the deck first"
    deal(m, "draw S1")
    events = deal(m, "draw S2")
    assert told(events, "deck_made_anew") == [{"seat": 0}]
    assert drawable(m) == {"S3", "S4", "S5", "S6"}
    assert (rounds.player(m, 0)["discard"], rounds.player(m, 0)["deck"]) == ([], 4)
    deal(m, "draw S3", "draw S4", "draw S6")
    assert (m.view(0)["hand"], rounds.player(m, 0)["deck"]) == (["S1", "S2", "S3", "S4", "S6"], 1)


@pytest.mark.rule("PA-DRW-02")
def test_a_deck_that_has_run_out_stays_empty_while_no_card_is_needed() -> None:
    m = drawing("", "S1 S2 S3 S4 S5", "S6 S7")
    assert not told(rounds.chance(m), "deck_made_anew")
    assert (rounds.player(m, 0)["discard"], rounds.player(m, 0)["deck"]) == (["S6", "S7"], 0)


@pytest.mark.rule("PA-DRW-02")
def test_if_the_discard_is_empty_too_one_goes_on_with_fewer_cards() -> None:
    m = drawing("S9", "S1 S2")
    events = rounds.chance(m)
    assert told(events, "deck_empty") == [{"seat": 0}]
    assert m.view(0)["hand"] == ["S1", "S2", "S9"]
    assert m.view(0)["phase"] == "explore"


@pytest.mark.rule("PA-DRW-02", "PA-SET-07")
def test_when_a_deck_is_rebuilt_all_know_what_was_drawn_before() -> None:
    m = drawing("", "S1 S2", "S3 S4 S5 S6")
    deal(m, "draw S1")
    assert rounds.player(m, 0)["known"] == []
    deal(m, "draw S2")
    assert rounds.player(m, 0)["known"] == ["S1", "S2"], "nothing else was in the deck, and the discard lay open"
    rounds.chance(m)
    assert rounds.player(m, 0)["known"] == ["S1", "S2"]


@pytest.mark.rule("PA-DRW-03")
def test_in_versus_nobody_ever_holds_more_than_five_cards() -> None:
    m = drawing("S1 S2 S3 S4 S5", "S6 S7 S8 S9")
    assert not any(event.kind == "card_drawn" and event.args["seat"] == 0 for event in rounds.chance(m))
    assert m.frames[-1][0] == s.EXPLORE


# SB-12


@pytest.mark.rule("PA-SPB-SB12")
def test_sb_12_shows_the_first_card_drawn_which_may_be_discarded() -> None:
    m = drawing("", "S1 S2 S3 S4 S5 S6 S7", "", "SB-12")
    deal(m, "draw S3")
    assert (m.turn, moves(m)) == ((0,), {"keep", "toss"})
    assert m.view(0)["peeked"] == "S3"
    assert told(m.play(0, "toss"), "card_tossed") == [{"seat": 0, "card": "S3"}]
    assert rounds.player(m, 0)["discard"] == ["S3"]
    assert rounds.player(m, 0)["books"] == [{"book": "SB-12", "used": True}]
    assert drawable(m) == {"S1", "S2", "S4", "S5", "S6", "S7"}
    for card in ("S1", "S2", "S4", "S5", "S6"):
        deal(m, f"draw {card}")
        assert m.turn == (DEALER,), "no other card can be turned down"
    assert m.view(0)["hand"] == ["S1", "S2", "S4", "S5", "S6"], "drawn on to five"


@pytest.mark.rule("PA-SPB-SB12", "PA-SPB-01")
def test_with_sb_12_the_first_card_may_be_kept() -> None:
    m = drawing("", "S1 S2 S3 S4 S5 S6 S7", "", "SB-12")
    deal(m, "draw S3")
    m.play(0, "keep")
    assert rounds.player(m, 0)["discard"] == []
    for card in ("S1", "S2", "S4", "S5"):
        deal(m, f"draw {card}")
        assert m.turn == (DEALER,)
    assert m.view(0)["hand"] == ["S1", "S2", "S3", "S4", "S5"]


@pytest.mark.rule("PA-SPB-SB12")
@pytest.mark.parametrize("answer", ["keep", "toss"])
def test_sb_12_with_one_card_to_draw_looks_at_that(answer: str) -> None:
    m = drawing("S1 S2 S3 S4", "S5 S6", "", "SB-12")
    deal(m, "draw S5")
    m.play(0, answer)
    if answer == "toss":
        assert drawable(m) == {"S6"}
    rounds.chance(m)
    assert m.view(0)["hand"] == ["S1", "S2", "S3", "S4", "S5" if answer == "keep" else "S6"]


@pytest.mark.rule("PA-SPB-SB12")
def test_sb_12_has_no_effect_if_nothing_is_drawn() -> None:
    m = drawing("S1 S2 S3 S4 S5", "S6 S7", "", "SB-12")
    rounds.chance(m)
    assert (m.frames[-1][0], rounds.player(m, 0)["books"]) == (s.EXPLORE, [{"book": "SB-12", "used": False}])


@pytest.mark.rule("PA-SPB-SB12", "PA-DRW-02")
def test_a_card_turned_down_may_come_back_when_the_deck_is_rebuilt() -> None:
    m = drawing("S1 S2 S3 S4", "S5", "", "SB-12")
    deal(m, "draw S5")
    assert told(m.play(0, "toss"), "deck_made_anew") == [{"seat": 0}]
    assert drawable(m) == {"S5"}
    deal(m, "draw S5")
    assert m.view(0)["hand"] == ["S1", "S2", "S3", "S4", "S5"]


@pytest.mark.rule("PA-SPB-SB12", "PA-SPB-01")
def test_sb_12_works_for_its_owner_alone_and_again_in_the_next_round() -> None:
    m = drawing("", "S1 S2 S3 S4 S5 S6 S7 S8 S9", "", "SB-12")
    deal(m, "draw S1")
    m.play(0, "toss")
    rounds.chance(m)
    assert (m.frames[-1][0], m.round) == (s.EXPLORE, 1), "the other one was not asked"
    rounds.until(m, s.PEEK, 2)
    assert (m.turn, moves(m), m.round) == ((0,), {"keep", "toss"}, 2)


@pytest.mark.rule("PA-SPB-SB12", "PA-SET-07")
def test_the_card_that_sb_12_shows_is_seen_by_its_owner_alone_unless_it_is_discarded() -> None:
    m = drawing("", "S1 S2 S3 S4 S5 S6", "", "SB-12")
    deal(m, "draw S3")
    for seat in (1, None):
        view = m.view(seat)
        assert (view["peeked"], view["players"][0]["hand"], view["players"][0]["deck"]) == (None, 0, 5)
        assert "S3" not in str([event.args for event in m.history(seat)])
    assert refused(m, 1, "toss") == ("CORE-TURN", "turn")
    play(m, 0, "keep")
    assert "S3" not in str([event.args for event in m.history(1)])
    assert rounds.cards(m, m.hands[0]) == ["S3"]
