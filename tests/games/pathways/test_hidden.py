"""What is public, and what nobody learns of another's cards and buildings (PA-SET-07)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from games.pathways import rounds
from games.pathways.table import column, deal, play, refused, told
from verlies.core.abilities import replan
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER, Seat
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME
from verlies.proof.basis import random_play

Setting = Callable[[], PathwaysMatch]


def all_that(m: PathwaysMatch, seat: Seat | None) -> list[object]:
    """All that a seat, or a spectator, can find out: view, history, guesses; question, moves, candidates, refusals."""
    found: list[object] = [m.view(seat), m.history(seat)]
    found += [m.guess(seat, Random(seed)).key() for seed in range(3)]
    if seat is not None:
        tried = list(m.candidates(seat))
        found += [m.prompt(seat), m.moves(seat), tried, [m.why_not(seat, text) for text in tried], m.why_not_undo(seat)]
    return found


def hidden_from(m: PathwaysMatch, twin: PathwaysMatch, *seats: Seat | None) -> None:
    """Two matches differ, and these cannot tell."""
    assert m.key() != twin.key()
    for seat in seats:
        assert all_that(m, seat) == all_that(twin, seat)


def shown_to(m: PathwaysMatch, twin: PathwaysMatch, *seats: Seat | None) -> None:
    for seat in seats:
        assert m.view(seat) != twin.view(seat)


# What is public


@pytest.mark.rule("PA-SET-07")
def test_market_goals_coins_books_tokens_scores_discards_box_and_pile_sizes_are_public() -> None:
    m = rounds.building(column("zb.."), seats=2, goal="G-barrel")
    rounds.own(m, 0, "SB-4")
    rounds.explore(m, {0: rounds.column_of("S1 S2")})
    rounds.chance(m)
    m.play(0, "scissors S2")
    m.play(m.turn[0], "token pit")
    for seat in (0, 1, None):
        view = m.view(seat)
        first = view["players"][0]
        assert view["goals"]["main"] is not None
        assert view["goals"]["left"] == 21
        assert [row["stack"] for row in view["market"]["rows"]] == [10, 10, 10, 10]
        assert [each["coins"] for each in view["players"]] == m.coins
        assert first["books"] == [{"book": "SB-4", "used": False}]
        assert (first["discard"], first["box"], first["deck"]) == (["S1", "S3", "S4", "S5"], ["S2"], 4)
        assert first["columns"]["main"] == [1]
        assert sum(each["tokens"]["pit"] for each in view["players"]) == 1


@pytest.mark.rule("PA-SET-07")
@pytest.mark.parametrize("phase", [s.BUY, s.EXPLORE])
def test_everybody_sees_the_same_of_everybody_but_hands_and_dungeons(phase: int) -> None:
    m = rounds.shopping(seats=3)
    rounds.until(m, phase, 2)
    secret = {"dungeon", "hand", "known"}
    seen = [
        [{key: value for key, value in each.items() if key not in secret} for each in m.view(seat)["players"]]
        for seat in (0, 1, 2, None)
    ]
    assert all(each == seen[0] for each in seen)


@pytest.mark.rule("PA-SET-07")
def test_the_order_of_stacks_is_not_known_to_anybody_not_even_to_the_match() -> None:
    m = rounds.shopping(seats=2)
    m.play(0, "card top 5")
    assert len({weight for _, weight in m.odds()}) == 1, "each card left is as likely"
    assert sum(1 for _ in m.odds()) == 10


# Hands


def drew(*drawn: str, seats: int = 3) -> PathwaysMatch:
    """Seat 0 has drawn these cards, the others the lowest of theirs; building has not begun."""
    m = rounds.shopping(seats=seats)
    for seat in range(seats):
        m.play(seat, "pass")
    deal(m, *(f"draw {card}" for card in drawn))
    return m


@pytest.mark.rule("PA-SET-07", "PA-DRW-01")
def test_what_somebody_drew_is_hidden_from_all_others() -> None:
    low, high = (drew(*cards) for cards in ((f"S{n}" for n in range(1, 6)), (f"S{n}" for n in range(5, 10))))
    hidden_from(low, high, 1, 2, None)
    shown_to(low, high, 0)


@pytest.mark.rule("PA-SET-07", "PA-EXP-01")
def test_hands_stay_hidden_while_all_build_unless_building_is_open() -> None:
    twins = []
    for cards in ("S1 S2 S3 S4 S5", "S5 S6 S7 S8 S9"):
        m = drew(*cards.split())
        rounds.chance(m)
        assert m.frames[-1][0] == s.EXPLORE
        twins.append(m)
    hidden_from(twins[0], twins[1], 1, 2, None)
    m = rounds.building(seats=2, hide_building=False)
    assert m.view(1)["players"][0]["known"] == ["S1", "S2", "S3", "S4", "S5"]


@pytest.mark.rule("PA-SET-07")
def test_a_guess_deals_others_hands_again_and_leaves_ones_own() -> None:
    m = drew("S1", "S2", "S3", "S4", "S5")
    hands: set[bytes] = set()
    for seed in range(20):
        guess = m.guess(1, Random(seed))
        assert guess.hands[1] == m.hands[1]
        assert len(guess.hands[0]) == 5
        assert sorted((*guess.hands[0], *guess.decks[0])) == list(range(9))
        hands.add(guess.hands[0])
    assert len(hands) > 10
    assert all(m.guess(0, Random(seed)).hands[0] == m.hands[0] for seed in range(3))


@pytest.mark.rule("PA-SET-07", "PA-BUY-06")
def test_what_was_bought_unseen_is_hidden_from_all_others() -> None:
    twins = []
    for card in ("D404", "D412"):
        m = rounds.shopping(seats=3)
        m.play(0, "card top 4")
        deal(m, f"stall {card}")
        twins.append(m)
    hidden_from(twins[0], twins[1], 1, 2, None)
    shown_to(twins[0], twins[1], 0)
    for m in twins:
        rounds.until(m, s.EXPLORE)
    hidden_from(twins[0], twins[1], 1, 2, None)


@pytest.mark.rule("PA-SET-07", "PA-BUY-06")
def test_a_guess_knows_the_price_of_what_was_bought_unseen_and_what_was_bought_openly() -> None:
    m = rounds.shopping(seats=2, stall="D301 D302")
    m.coins = [20, 20]
    m.play(0, "card D301")
    rounds.chance(m)
    m.play(1, "card top 5")
    deal(m, "stall D507")
    m.play(0, "card top 4")
    deal(m, "stall D409")
    ids = m.content.card_ids
    bought = {ids[card] for seed in range(30) for card in m.guess(1, Random(seed)).hands[0]}
    assert "D301" in bought
    assert len(bought) > 5
    assert {card[:2] for card in bought - {"D301"}} == {"D4"}
    assert all(ids.index("D507") in m.guess(1, Random(seed)).hands[1] for seed in range(5))
    assert all(m.guess(seat, Random(seed)).status() == [] for seat in (0, 1, None) for seed in range(10))


@pytest.mark.rule("PA-SET-07", "PA-SPB-SB12")
def test_the_card_that_sb_12_shows_is_hidden_from_all_others() -> None:
    twins = []
    for card in ("S2", "S8"):
        m = rounds.shopping(seats=2)
        rounds.own(m, 0, "SB-12")
        m.play(0, "pass")
        m.play(1, "pass")
        deal(m, f"draw {card}")
        assert m.frames[-1][0] == s.PEEK
        twins.append(m)
    hidden_from(twins[0], twins[1], 1, None)
    shown_to(twins[0], twins[1], 0)
    guess = twins[0].guess(1, Random(1))
    assert guess.status() == []
    assert len({twins[0].guess(1, Random(seed)).frames[-1][2] for seed in range(20)}) > 3
    assert all(twins[0].guess(0, Random(seed)).frames[-1][2] == 1 for seed in range(5))
    for m in twins:
        m.play(0, "keep")
    hidden_from(twins[0], twins[1], 1, None)


# Building


PLANS = (
    "",
    "S1 0 0 0",
    "S2 180 0 0, S1 0 0 4",
    "S1 0 0 0; start M 1 0 N, go S",
    "S3 0 0 0; start M 1 3 S, go N, go N, go N, exit N",
)


def built(plan: str, **options: Any) -> PathwaysMatch:
    m = rounds.building(column("cbks"), seats=3, goal="G-coin-time", **options)
    if plan:
        replan(m, 0, plan)
    return m


@pytest.mark.rule("PA-SET-07", "PA-EXP-02")
@pytest.mark.parametrize("plan", PLANS[1:])
def test_what_somebody_builds_is_hidden_until_all_have_finished(plan: str) -> None:
    hidden_from(built(plan), built(""), 1, 2, None)
    assert built(plan).view(1)["players"][0]["dungeon"] is None
    assert rounds.player(built(plan), 0)["hand"] == 5, "not even how many cards lie"
    shown_to(built(plan), built(""), 0)


@pytest.mark.rule("PA-SET-07", "PA-TIM-05")
def test_what_somebody_submitted_is_hidden_until_all_have_finished_but_for_the_claim() -> None:
    def submitted(plan: str) -> PathwaysMatch:
        m = built(plan)
        m.play(0, "submit")
        return m

    hidden_from(submitted(PLANS[1]), submitted(PLANS[2]), 1, 2, None)
    hidden_from(submitted(PLANS[3]), submitted(PLANS[4]), 1, 2, None)
    shown_to(submitted(PLANS[2]), submitted(PLANS[3]), 1, 2, None)
    assert submitted(PLANS[2]).view(1)["bonus"]["claimed"] is None
    assert submitted(PLANS[3]).view(1)["bonus"]["claimed"] == 0


@pytest.mark.rule("PA-SET-07", "PA-TIM-05")
def test_a_guess_of_what_was_submitted_fits_the_claim() -> None:
    for plan, claimed in ((PLANS[1], False), (PLANS[3], True)):
        m = built(plan)
        rounds.own(m, 0, "SB-13")
        m.play(0, "submit")
        for seed in range(20):
            guess = m.guess(1, Random(seed))
            assert guess.drew(0) == claimed
            assert guess.status() == []
    calm = rounds.building(seats=2, goal="G-coin")
    calm.play(0, "submit")
    assert any(calm.guess(1, Random(seed)).drew(0) for seed in range(20)), "without an hourglass it may be a path"


@pytest.mark.rule("PA-SET-07", "PA-EXP-03")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_when_all_have_finished_all_dungeons_and_paths_are_shown(seat: int | None) -> None:
    m = built(PLANS[3])
    rounds.explore(m, {})
    seen = m.view(seat)["players"][0]
    assert seen["dungeon"]["cards"] == [{"card": "S1", "turned": False, "x": 0, "y": 0}]
    assert [step["step"] for step in seen["dungeon"]["path"]["steps"]] == ["start M 1 0 N", "go S"]
    assert (seen["hand"], seen["known"]) == (4, ["S2", "S3", "S4", "S5"]), "and what was not laid"
    assert [each["cards"] for each in told(m.history(seat), "explored")] == [["S1"], [], []]


@pytest.mark.rule("PA-SET-07", "PA-TIM-07")
def test_by_the_clock_too_everything_is_shown_before_the_times() -> None:
    m = rounds.shopping(column("cbks"), seats=2, goal="G-coin-time", time_bonus="clock")
    m.play(0, "card top 3")
    rounds.chance(m)
    rounds.until(m, s.EXPLORE)
    card = m.view(0)["hand"][-1]
    rounds.explore(m, {0: f"{card} 0 0 0; start M 1 0 N"})
    assert m.frames[-1][0] == s.TOOK
    assert m.view(1)["players"][0]["dungeon"]["cards"][0]["card"] == card
    assert m.guess(1, Random(1)).key() == m.guess(1, Random(2)).key()


@pytest.mark.rule("PA-SET-07")
@pytest.mark.parametrize("plan", PLANS[1:])
def test_with_open_building_all_see_it_at_once(plan: str) -> None:
    m = built(plan, hide_building=False)
    shown_to(m, built("", hide_building=False), 1, 2, None)
    assert told(m.history(1), "card_laid")[0]["seat"] == 0
    assert told(built(plan).history(1), "card_laid") == []
    assert m.guess(1, Random(1)).laid == m.laid


@pytest.mark.rule("PA-SET-07")
def test_another_seats_moves_tell_nothing_about_ones_questions() -> None:
    m = built("")
    before = [m.prompt(1), m.moves(1)]
    play(m, 0, "lay S1 0 0 0, start M 1 0 N")
    assert [m.prompt(1), m.moves(1)] == before
    assert refused(m, 1, "go S")[0] != "CORE-TURN"


# Together


@pytest.mark.rule("PA-SET-07", "PA-COO-06", "PA-COO-07")
def test_together_hands_are_hidden_until_building_begins() -> None:
    def hand(*drawn: str) -> PathwaysMatch:
        m = rounds.together(groups="A1 A2")
        m.play(0, "pass")
        m.play(1, "pass")
        deal(m, *(f"draw {card}" for card in drawn))
        rounds.chance(m)
        assert m.frames[-1][0] == s.SWAP
        return m

    low, high = hand("S1", "S2", "S3", "S4", "S5"), hand("S5", "S6", "S7", "S8", "S9")
    hidden_from(low, high, 1, None)
    for m in (low, high):
        m.play(0, "no_swap")
    shown_to(low, high, 1, None)
    assert high.view(1)["players"][0]["known"] == ["S5", "S6", "S7", "S8", "S9"]


@pytest.mark.rule("PA-SET-07", "PA-COO-06")
def test_together_what_the_first_of_two_offers_is_hidden_until_the_other_has_offered() -> None:
    def offering(card: str) -> PathwaysMatch:
        m = rounds.together(groups="A1 A2 A3")
        rounds.until(m, s.SWAP)
        m.play(0, "swap 0 1")
        m.play(0, f"offer {card}")
        return m

    hidden_from(offering("S1"), offering("S4"), 1, 2, None)
    m = offering("S1")
    assert len({m.guess(1, Random(seed)).swapped for seed in range(20)}) > 2
    assert all(m.guess(0, Random(seed)).swapped == m.swapped for seed in range(5))
    m.play(1, "offer S5")
    assert m.view(2)["players"][0]["known"] == ["S2", "S3", "S4", "S5", "S5"], "building has begun"


@pytest.mark.rule("PA-COO-06", "PA-SET-07")
def test_together_exchanged_cards_are_known_to_all_from_then_on() -> None:
    m = rounds.together(groups="A1 A2 A3")
    rounds.until(m, s.SWAP)
    m.play(0, "swap 0 1")
    m.play(0, "offer S1")
    before = m.copy()
    before.frames.insert(-1, (s.SWAP, 0))
    before.play(1, "offer S5")
    assert [rounds.player(before, seat)["known"] for seat in (0, 1)] == [["S5"], ["S1"]]
    assert all(sorted(before.guess(2, Random(seed)).hands[0]).count(4) >= 1 for seed in range(10))


# All the time

SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"time_bonus": "clock", "timer": 240}),
    (4, {"hide_building": False, "gentle_start": True}),
    (2, {"coop": "normal", "stickers": 1}),
    (3, {"coop": "hard"}),
]


def positions(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[PathwaysMatch, Random]]:
    """Many positions of a random game; some have books, and all have coins enough to buy unseen cards."""
    match, rng = GAME.new(seats, Dealer(seed), None, options), Random(seed)
    assert isinstance(match, PathwaysMatch)
    match.coins = [12] * seats
    for seat, book in zip(range(seats), ("SB-12", "SB-13", "SB-14"), strict=False):
        rounds.own(match, seat, book)
    rounds.changed(match)
    for played in random_play(match, rng):
        if rng.random() < (0.6 if played.seat == DEALER else 0.2):
            yield match, rng


@pytest.mark.rule("PA-SET-07")
@pytest.mark.parametrize(("seats", "options"), SETS, ids=str)
def test_in_random_play_a_seat_sees_the_same_in_every_guess_and_guesses_do_not_depend_on_what_is_hidden(
    seats: int, options: dict[str, Any]
) -> None:
    looked = different = 0
    for m, rng in (each for seed in (7, 8, 9) for each in positions(seats, options, seed)):
        for seat in (int(rng.random() * seats), None):
            twin = m.guess(seat, rng)
            assert twin.status() == []
            assert twin.view(seat) == m.view(seat)
            seed = int(rng.random() * 1000)
            assert twin.guess(seat, Random(seed)).key() == m.guess(seat, Random(seed)).key()
            if seat is not None and seat in m.turn:
                assert (twin.moves(seat), twin.prompt(seat)) == (m.moves(seat), m.prompt(seat))
                assert list(twin.candidates(seat)) == list(m.candidates(seat))
            different += twin.key() != m.key()
            looked += 1
    assert looked > 100
    assert different > 20


@pytest.mark.rule("PA-SET-07", "PA-EXP-03")
def test_what_is_over_is_known_to_all() -> None:
    m = rounds.setting_out(groups="A1 A2")
    rounds.explore(m, {0: rounds.column_of("S1"), 1: rounds.column_of("S2", 3)})
    m.play(0, "no_mission")
    m.play(1, "no_mission")
    last = [m.view(seat)["last"] for seat in (0, 1, None)]
    assert last[0] == last[1] == last[2]
    assert [len(each["dungeon"]["path"]["steps"]) for each in last[0]["players"]] == [5, 3]
