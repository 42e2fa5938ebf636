"""Chance: stated odds, and the dealer who deals by key: fairly, and the same for the same seed whatever is played."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

import verlies
from every_game import GAMES
from verlies.core.dealer import Dealer, commitment, fits
from verlies.core.odds import BagOdds, FlatOdds, TableOdds, without
from verlies.proof.basis import option_sets
from verlies.proof.chance import compare, fit

MOVES = [verlies.Move(f"draw {name}", "toy") for name in ("ant", "bee", "cat")]
INDEX = {str(move): at for at, move in enumerate(MOVES)}


def bag(*things: int, pile: str = "pile") -> BagOdds:
    return BagOdds(pile, bytes(things), MOVES, INDEX)


def draw(dealer: Dealer, odds: BagOdds) -> int:
    """Let the dealer draw."""
    move = dealer.choose(odds)
    dealer.note(odds, move)
    return INDEX[move]


def drawn_out(dealer: Dealer, *things: int, pile: str = "pile") -> tuple[int, ...]:
    """The whole pile, in the order in which it comes."""
    left, order = bytes(things), []
    while left:
        order.append(draw(dealer, bag(*left, pile=pile)))
        left = without(left, order[-1])
    return tuple(order)


# Odds


def test_odds_of_a_bag_list_each_thing_once_with_its_count() -> None:
    odds = bag(0, 2, 2, 2)
    assert list(odds) == [(MOVES[0], 1), (MOVES[2], 3)]
    assert odds.total == 4


def test_odds_of_a_bag_contain_what_lies_in_it_and_nothing_else() -> None:
    odds = bag(0, 2)
    assert MOVES[0] in odds
    assert "draw cat" in odds
    assert "draw bee" not in odds


def test_odds_of_a_bag_do_not_contain_texts_that_are_not_draws_from_it() -> None:
    odds = BagOdds("pile", bytes([0, 2]), MOVES, {**INDEX, "eat ant": 0, "eat all": 300})
    assert "nonsense" not in odds
    assert "eat ant" not in odds
    assert "eat all" not in odds
    assert 0 not in odds


@pytest.mark.parametrize(
    "odds", [bag(0, 2, 2, 2), TableOdds([(MOVES[0], 1), (MOVES[2], 3)]), FlatOdds("toss", [MOVES[0], *[MOVES[2]] * 3])]
)
def test_odds_are_sampled_by_weight(odds: verlies.Odds) -> None:
    rng = Random(1)
    counts = Counter(odds.sample(rng) for _ in range(4000))
    assert set(counts) == {MOVES[0], MOVES[2]}
    assert 900 < counts[MOVES[0]] < 1100


def test_a_bag_without_a_thing_has_it_once_less() -> None:
    assert without(bytes([0, 2, 2]), 2) == bytes([0, 2])
    with pytest.raises(ValueError, match="not found"):
        without(bytes([0]), 1)


# The dealer


def test_a_fork_deals_on_as_its_original_and_leaves_that_alone() -> None:
    dealer = Dealer(7)
    throw = FlatOdds("toss", MOVES)
    draw(dealer, bag(0, 1, 2))
    dealer.note(throw, dealer.choose(throw))
    fork = dealer.fork()
    assert drawn_out(fork, 0, 1, 2) == drawn_out(dealer.fork(), 0, 1, 2)
    fork.note(throw, fork.choose(throw))
    assert (dealer.drawn, fork.drawn) == (2, 6)
    again = Dealer(7)
    draw(again, bag(0, 1, 2))
    again.note(throw, again.choose(throw))
    assert drawn_out(dealer, 0, 1, 2) == drawn_out(again, 0, 1, 2)
    assert dealer.choose(throw) == again.choose(throw)


def test_choosing_changes_nothing_until_the_dealer_sees_what_came() -> None:
    dealer = Dealer(3)
    throw = FlatOdds("toss", MOVES)
    assert len({dealer.choose(throw) for _ in range(20)}) == 1
    assert len({dealer.choose(bag(0, 1, 2)) for _ in range(20)}) == 1
    assert dealer.drawn == 0


def test_no_seed_is_another_one_each_time_of_128_bits() -> None:
    seeds = {Dealer().seed for _ in range(50)}
    assert len(seeds) == 50
    assert max(seeds).bit_length() > 120


def test_a_pile_keeps_its_order_whatever_else_is_drawn_and_thrown() -> None:
    for seed in range(20):
        quiet, busy = Dealer(seed), Dealer(seed)
        for number in range(5):
            draw(busy, bag(0, 1, pile="other"))
            toss = FlatOdds(f"toss {number}", MOVES)
            busy.note(toss, busy.choose(toss))
        assert drawn_out(quiet, 0, 1, 2) == drawn_out(busy, 0, 1, 2)


def test_what_is_taken_out_of_a_pile_by_other_means_leaves_the_order_of_the_rest() -> None:
    for seed in range(50):
        whole = drawn_out(Dealer(seed), 0, 1, 2)
        dealer = Dealer(seed)
        first = draw(dealer, bag(0, 1, 2))
        assert first == whole[0]
        assert drawn_out(dealer, whole[2]) == whole[2:]


def test_a_draw_that_somebody_else_chose_makes_nothing_likelier() -> None:
    """It is taken from the pile, and comes back: all three are as likely then."""
    after: Counter[int] = Counter()
    for seed in range(6000):
        dealer = Dealer(seed)
        dealer.choose(bag(0, 1, 2))
        dealer.note(bag(0, 1, 2), MOVES[0])
        after[draw(dealer, bag(0, 1, 2))] += 1
    assert all(1880 < count < 2120 for count in after.values())


def test_throws_for_one_occasion_do_not_depend_on_those_for_another() -> None:
    ways = [FlatOdds(f"toss {way}", MOVES) for way in range(2)]
    one, two = Dealer(5), Dealer(5)
    first = []
    for _ in range(12):
        first.append(one.choose(ways[0]))
        one.note(ways[0], first[-1])
    second = []
    for _ in range(12):
        two.note(ways[1], two.choose(ways[1]))
        second.append(two.choose(ways[0]))
        two.note(ways[0], second[-1])
    assert first == second
    assert len(set(first)) > 1


def test_every_order_of_a_pile_is_as_likely_also_with_equal_things() -> None:
    orders = Counter(drawn_out(Dealer(seed), 0, 1, 2) for seed in range(6000))
    assert set(orders) == set(permutations(range(3)))
    assert all(850 < count < 1150 for count in orders.values())
    orders = Counter(drawn_out(Dealer(seed), 0, 0, 1) for seed in range(6000))
    assert all(1850 < count < 2150 for count in orders.values())


def test_a_thing_that_comes_back_is_as_likely_as_those_that_stayed() -> None:
    """After a draw all three are in the pile again: which of them comes does not depend on the first draw."""
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(9000):
        dealer = Dealer(seed)
        pairs[draw(dealer, bag(0, 1, 2)), draw(dealer, bag(0, 1, 2))] += 1
    assert len(pairs) == 9
    assert all(880 < count < 1120 for count in pairs.values())


def test_a_seed_is_committed_to_by_a_salted_hash() -> None:
    dealer = Dealer(7)
    assert fits(dealer.commitment, 7, dealer.salt)
    assert not fits(dealer.commitment, 8, dealer.salt)
    assert not fits(dealer.commitment, 7, "0" * 32)
    assert Dealer(7).commitment != Dealer(7).commitment
    assert dealer.fork().commitment == dealer.fresh().commitment == dealer.commitment == commitment(7, dealer.salt)
    fresh = Dealer(7)
    fork = fresh.fork()
    assert fork.commitment == fresh.commitment
    assert not fits("Übel", 7, dealer.salt)


# All games


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_fits_the_stated_odds(game: verlies.Game) -> None:
    """Chi-square over many seeds, of single draws and of two in a row; more games: bench/chance.py."""
    for seats, options in ((None, {}), option_sets(game)[-1]):
        for fitted in fit(game, seats, options, range(30)):
            assert fitted.draws > 200
            assert fitted.likely > 0.001, fitted


@pytest.mark.parametrize("game", GAMES)
def test_one_seed_means_one_order_in_different_lines_of_play(game: verlies.Game) -> None:
    sets = option_sets(game)
    found = [compare(game, *sets[seed % len(sets)], seed) for seed in range(12)]
    draws, equal, throws, equal_throws = (sum(column) for column in zip(*found, strict=True))
    assert draws > 100
    assert equal >= 0.95 * draws
    assert equal_throws >= 0.95 * throws
