"""Together in phases B, C and F: gifts, prices, hands, the exchange, keeping a card (PA-COO-02, 05, 06, 13)."""

from __future__ import annotations

import pytest

from games.pathways import rounds
from games.pathways.table import column, deal, moves, refused, told
from verlies.core.abilities import replan
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch

# Gifts


@pytest.mark.rule("PA-COO-05")
def test_the_player_on_turn_may_give_coins_before_buying_or_passing() -> None:
    m = rounds.together(groups="A1 A2 A3")
    assert told(m.play(0, "give 2 4"), "coins_passed") == [{"seat": 0, "receiver": 2, "coins": 4}]
    assert (m.coins, m.turn) == ([2, 6, 10], (0,))
    m.play(0, "give 1 1")
    assert (m.coins, m.turn) == ([1, 7, 10], (0,))
    m.play(0, "token pit")
    assert m.turn == (1,)


@pytest.mark.rule("PA-COO-05")
def test_any_number_of_coins_may_be_given_but_not_more_than_one_has() -> None:
    m = rounds.together(groups="A1 A2")
    assert {move for move in moves(m) if move.startswith("give")} == {f"give 1 {coins}" for coins in range(1, 7)}
    assert refused(m, 0, "give 1 7") == ("PA-COO-05", "too_few_coins")
    m.play(0, "give 1 6")
    assert m.coins == [0, 12]
    assert m.turn == (1,), "without coins nothing is left to do"


@pytest.mark.rule("PA-COO-05")
def test_coins_are_given_to_others_at_the_table_and_to_each_once_a_turn() -> None:
    m = rounds.together(groups="A1 A2 A3")
    assert refused(m, 0, "give 0 1") == ("PA-COO-05", "own_coins")
    assert refused(m, 0, "give 3 1") == ("PA-COO-05", "no_such_seat")
    m.play(0, "give 1 1")
    assert refused(m, 0, "give 1 2") == ("PA-COO-05", "given_already")
    assert "give 2 5" in m.moves(0)
    m.play(0, "token pit")
    m.play(1, "pass")
    m.play(2, "pass")
    assert "give 1 2" in m.moves(0), "in another turn"


@pytest.mark.rule("PA-COO-05")
def test_who_has_passed_or_has_no_coins_can_be_given_some() -> None:
    m = rounds.together(groups="A1 A2")
    m.play(0, "pass")
    m.play(1, "give 0 2")
    assert (m.coins, m.turn) == ([8, 4], (1,))
    m.play(1, "pass")
    assert m.view(None)["phase"] == "draw", "who has passed takes no more turns"


@pytest.mark.rule("PA-COO-05")
def test_in_versus_nobody_gives_coins() -> None:
    m = rounds.shopping(seats=2)
    assert not any(move.startswith("give") for move in m.moves(0))
    assert refused(m, 0, "give 1 1") == ("PA-COO-05", "only_together")


@pytest.mark.rule("PA-COO-05")
def test_the_start_player_goes_on_by_one_seat_each_round() -> None:
    m = rounds.together(groups="A1 A2 A3")
    m.peril = -20
    starters = [m.starter]
    for number in range(2, 7):
        m.coins = [9, 3, 6]
        rounds.until(m, s.BUY, number)
        starters.append(m.starter)
        assert m.turn == (m.starter,)
    assert starters == [0, 1, 2, 0, 1, 2], "coins do not matter"


# A5 and R05


@pytest.mark.rule("PA-COO-02")
@pytest.mark.parametrize(("move", "price"), [("token pit", 0), ("book top", 1), ("card top 3", 2), ("card top 6", 5)])
def test_a5_the_first_purchase_of_a_round_costs_a_coin_less(move: str, price: int) -> None:
    m = rounds.together(groups="A5 A1")
    assert (m.view(0)["costs"][move], rounds.player(m, 0)["discount"]) == (price, 1)
    m.play(0, move)
    rounds.chance(m)
    assert m.coins[0] == 6 - price
    m.play(1, "pass")
    m.play(0, "token lock")
    assert m.coins[0] == 5 - price, "the second one costs as much as ever"


@pytest.mark.rule("PA-COO-02")
def test_a5_works_again_in_the_next_round_and_for_nobody_else() -> None:
    m = rounds.together(groups="A5 A1")
    m.play(0, "token pit")
    m.play(1, "token pit")
    assert m.coins == [6, 5]
    rounds.until(m, s.BUY, 2)
    while m.turn != (0,):
        m.play(m.turn[0], "pass")
    m.play(0, "token pit")
    assert m.coins[0] == 6


@pytest.mark.rule("PA-COO-02", "PA-BUY-14")
def test_a5_without_a_coin_can_still_take_a_token() -> None:
    m = rounds.together(groups="A1 A5")
    m.coins = [6, 0]
    m.play(0, "pass")
    assert (m.turn, moves(m, 1)) == ((1,), {"token monster", "token pit", "token lock", "token portal", "pass"})
    m.play(1, "token pit")
    assert m.coins[1] == 0


@pytest.mark.rule("PA-COO-02", "PA-SPB-SB10")
def test_a5_and_sb_10_work_together() -> None:
    m = rounds.together(groups="A5 A1")
    rounds.own(m, 0, "SB-10")
    m.play(0, "card top 6 SB-10")
    assert m.coins[0] == 2


@pytest.mark.rule("PA-COO-13")
def test_r05_gives_a_coin_at_the_start_of_each_phase_b() -> None:
    m = rounds.together(groups="A1 A2")
    rounds.give(m, 1, "R05")
    m.peril = -20
    for number in (2, 3):
        events = rounds.until(m, s.BUY, number)
        assert told(events, "coins_given") == [{"seat": 1, "coins": 1}]
        assert m.coins == [6, 5 + number]


# Hands


@pytest.mark.rule("PA-COO-02", "PA-DRW-03")
def test_a6_draws_up_to_six_and_discards_down_to_five() -> None:
    m = rounds.together(groups="A6 A1")
    rounds.until(m, s.SHED)
    assert (m.turn, m.view(0)["hand"]) == ((0,), ["S1", "S2", "S3", "S4", "S5", "S6"])
    assert moves(m) == {f"shed S{number}" for number in range(1, 7)}
    assert refused(m, 0, "shed S7") == ("PA-DRW-03", "not_in_hand")
    assert told(m.play(0, "shed S2"), "card_shed") == [{"seat": 0, "card": "S2"}]
    rounds.until(m, s.EXPLORE)
    assert m.view(0)["hand"] == ["S1", "S3", "S4", "S5", "S6"]
    assert rounds.player(m, 0)["discard"] == ["S2"]
    assert len(m.view(1)["hand"]) == 5, "for nobody else"


@pytest.mark.rule("PA-COO-13", "PA-DRW-03")
def test_r06_draws_up_to_six_and_discards_down_to_five_each_round() -> None:
    m = rounds.together(groups="A1 A2")
    rounds.give(m, 1, "R06")
    m.peril = -20
    for number in (1, 2):
        rounds.until(m, s.SHED, number)
        assert (m.turn, len(m.hands[1]), m.round) == ((1,), 6, number)
        m.play(1, m.moves(1)[0])


@pytest.mark.rule("PA-DRW-03", "PA-COO-02", "PA-COO-13")
def test_who_holds_more_than_five_discards_also_when_the_cards_run_out_before() -> None:
    m = rounds.together(groups="A6 A1")
    rounds.give(m, 0, "R06")
    m.decks[0] = m.decks[0][:6]
    rounds.until(m, s.SHED)
    assert (m.turn, len(m.hands[0])) == ((0,), 6)
    m.play(0, "shed S1")
    rounds.until(m, s.EXPLORE)
    assert len(m.hands[0]) == 5


@pytest.mark.rule("PA-DRW-03", "PA-SET-07")
def test_a_known_card_that_is_discarded_is_no_longer_known_to_be_in_hand() -> None:
    m = rounds.together(groups="A6 A1")
    bought = str(m.view(None)["market"]["rows"][0]["cards"][0])
    m.play(0, f"card {bought}")
    rounds.chance(m)
    assert rounds.player(m, 0)["known"] == [bought]
    rounds.until(m, s.SHED)
    m.play(0, f"shed {bought}")
    assert (rounds.player(m, 0)["known"], rounds.player(m, 0)["discard"]) == ([], [bought])


@pytest.mark.rule("PA-DRW-03", "PA-SET-07")
def test_a_card_bought_unseen_that_is_discarded_is_seen_by_all() -> None:
    m = rounds.together(groups="A6 A1")
    m.play(0, "card top 3")
    rounds.chance(m)
    bought = m.view(0)["hand"][0]
    rounds.until(m, s.SHED)
    m.play(0, f"shed {bought}")
    assert rounds.player(m, 0)["discard"] == [bought]
    assert m.blind[0] == b""


# The exchange


def swapping(groups: str = "A1 A2 A3") -> PathwaysMatch:
    m = rounds.together(groups=groups)
    rounds.until(m, s.SWAP)
    return m


@pytest.mark.rule("PA-COO-06")
def test_after_the_draw_the_start_player_may_name_two_players() -> None:
    m = swapping()
    assert (m.turn, moves(m)) == ((0,), {"swap 0 1", "swap 0 2", "swap 1 2", "no_swap"})
    assert all(len(hand) == 5 for hand in m.hands)
    m.play(0, "no_swap")
    assert m.view(None)["phase"] == "explore"


@pytest.mark.rule("PA-COO-06")
@pytest.mark.parametrize(("one", "other"), [(0, 1), (0, 2), (1, 2)])
def test_each_of_the_two_chooses_a_card_and_they_are_exchanged(one: int, other: int) -> None:
    m = swapping()
    rounds.holding(m, other, "S5 S6 S7 S8 S9")
    other_way_round = m.copy()
    assert told(m.play(0, f"swap {one} {other}"), "swap_named") == [{"seat": 0, "seats": [one, other]}]
    other_way_round.play(0, f"swap {other} {one}")
    assert other_way_round.key() == m.key()
    assert (m.turn, moves(m, one)) == ((one,), {f"offer S{number}" for number in range(1, 6)})
    assert refused(m, one, "offer S6") == ("PA-COO-06", "not_in_hand")
    m.play(one, "offer S2")
    assert m.turn == (other,)
    events = m.play(other, "offer S9")
    assert told(events, "swapped") == [{"seats": [other, one], "cards": ["S9", "S2"]}]
    assert m.view(one)["hand"] == ["S1", "S3", "S4", "S5", "S9"]
    assert m.view(other)["hand"] == ["S2", "S5", "S6", "S7", "S8"]
    assert m.view(None)["phase"] == "explore", "once per round"
    assert m.status() == []


@pytest.mark.rule("PA-COO-06", "PA-DRW-01")
def test_exchanged_cards_stay_with_their_new_owners() -> None:
    m = swapping("A1 A2")
    m.play(0, "swap 0 1")
    m.play(0, "offer S1")
    m.play(1, "offer S5")
    assert (m.view(0)["hand"], m.view(1)["hand"]) == (["S2", "S3", "S4", "S5", "S5"], ["S1", "S1", "S2", "S3", "S4"])
    assert sorted(map(str, m.moves(0))) == sorted({str(move) for move in m.moves(0)}), "no move is listed twice"
    replan(m, 0, "S5 0 0 0, S5 0 0 4, S2 0 0 8")
    building = m.view(0)["building"]
    assert building["lifts"] == [True, False, True], "each of the two for itself"
    assert len(building["shifts"][0]) > len(building["shifts"][1])
    assert refused(m, 0, "lay S5 0 1 1") == ("PA-LAY-03", "overlaps"), "one is moved, the other stays"
    rounds.explore(m, {0: "S5 0 0 0, S5 0 0 4; start M 1 0 N"})
    rounds.chance(m)
    rounds.until(m, s.BUY, 2)
    assert (rounds.cards(m, m.discards[0]).count("S5"), rounds.cards(m, m.discards[1]).count("S1")) == (2, 2)
    assert m.status() == []


@pytest.mark.rule("PA-COO-06")
def test_the_exchange_is_offered_again_in_each_round_to_its_start_player() -> None:
    m = swapping()
    m.peril = -20
    m.play(0, "no_swap")
    rounds.until(m, s.SWAP, 2)
    assert (m.turn, m.round) == ((1,), 2)


@pytest.mark.rule("PA-COO-06")
def test_who_has_no_card_cannot_be_named() -> None:
    m = swapping("A1 A2 A3")
    m.hands[2] = b""
    rounds.changed(m)
    assert moves(m) == {"swap 0 1", "no_swap"}
    assert refused(m, 0, "swap 1 2") == ("PA-COO-06", "hand_empty")
    assert refused(m, 0, "swap 1 4") == ("PA-COO-06", "no_such_seat")


@pytest.mark.rule("PA-COO-06")
def test_alone_there_is_no_exchange() -> None:
    m = rounds.together(groups="A1")
    m.play(0, "pass")
    while m.turn == (DEALER,):
        deal(m, str(m.moves(DEALER)[0]))
    assert m.view(None)["phase"] == "explore"


# A7


@pytest.mark.rule("PA-COO-02", "PA-TID-04")
def test_a7_keeps_one_card_of_the_dungeon_for_a_coin() -> None:
    m = rounds.setting_out(groups="A7 A1")
    m.coins = [1, 5]
    rounds.explore(m, {0: rounds.column_of("S1 S2"), 1: rounds.column_of("S1")})
    rounds.until(m, s.TIDY)
    assert (m.turn, moves(m)) == ((0,), {"porter S1", "porter S2", "done"})
    assert refused(m, 0, "porter S3") == ("PA-TID-04", "not_laid")
    assert told(m.play(0, "porter S2"), "held") == [{"seat": 0, "card": "S2"}]
    rounds.until(m, s.BUY, 2)
    assert (rounds.cards(m, m.hands[0]), m.coins[0]) == (["S2"], 0)
    m.coins[0] = 1
    rounds.until(m, s.EXPLORE, 2)
    rounds.explore(m, {0: rounds.column_of("S2"), 1: rounds.column_of(m.view(1)["hand"][0])})
    rounds.until(m, s.TIDY, 2)
    assert moves(m) == {"porter S2", "done"}, "once in each round"


@pytest.mark.rule("PA-COO-02", "PA-TID-04")
def test_a7_keeps_one_card_a_round_if_it_can_pay_and_only_one_that_nothing_has_acted_on() -> None:
    m = rounds.setting_out(column("yy.."), groups="A7 A1")
    rounds.explore(m, {0: rounds.column_of("S1 S2 S3")})
    rounds.until(m, s.TIDY)
    m.play(0, "recycle S1")
    assert refused(m, 0, "porter S1") == ("PA-TID-04", "acted_on")
    m.play(0, "porter S2")
    assert refused(m, 0, "porter S3") == ("PA-COO-02", "porters_busy")
    m.play(0, "recycle S3")
    assert rounds.cards(m, m.hands[0]) == ["S1", "S2", "S3"]
    poor = rounds.setting_out(column("y..."), groups="A7 A1")
    poor.coins = [0, 0]
    rounds.explore(poor, {0: rounds.column_of("S1 S2"), 1: rounds.column_of("S1")})
    rounds.until(poor, s.TIDY)
    assert refused(poor, 0, "porter S1") == ("PA-COO-02", "too_costly")
    assert refused(poor, 1, "porter S1") == ("PA-COO-02", "no_porters")


@pytest.mark.rule("PA-COO-11", "PA-TID-07")
def test_the_market_is_renewed_after_round_3() -> None:
    m = rounds.together(groups="A1 A2")
    m.peril = -20
    before = m.view(None)["market"]["rows"]
    assert len(told(rounds.until(m, s.BUY, 6), "market_wiped")) == 1
    after = m.view(None)["market"]["rows"]
    assert not any(set(old["cards"]) & set(new["cards"]) for old, new in zip(before, after, strict=True))


@pytest.mark.rule("PA-COO-11", "PA-SPB-SB14")
def test_sb_14_is_used_at_the_beginning_of_f() -> None:
    m = rounds.setting_out(column("y..."), groups="A1 A2")
    rounds.own(m, 0, "SB-14")
    rounds.holding(m, 0, "S1 D312")
    rounds.explore(m, {0: rounds.column_of("S1 D312")})
    rounds.until(m, s.TRADE)
    assert m.turn == (0,)
    m.play(0, next(move for move in m.moves(0) if move.startswith("trade D312")))
    rounds.chance(m)
    assert moves(m) == {"recycle S1", "done"}
    assert rounds.cards(m, m.box[0]) == ["D312"]
