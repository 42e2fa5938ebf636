"""Set-up and the course of the rounds (PA-SET, PA-RND, PA-GOL-05)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.pathways.rounds import cards, chance, explore, player, shopping, until
from games.pathways.table import PLAIN, deal, new, refused, told
from verlies.core.dealer import Dealer
from verlies.core.errors import UsageError
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME

VERSUS = (2, 3, 4, 5)
PRICES = (3, 4, 5, 6)


@pytest.mark.rule("PA-SET-01")
def test_fairy_tokens_lie_in_four_stocks_of_five() -> None:
    assert new().view(None)["market"]["tokens"] == {"monster": 5, "pit": 5, "lock": 5, "portal": 5}


@pytest.mark.rule("PA-SET-02")
def test_two_of_17_books_are_turned_up_and_any_could_be_the_next() -> None:
    m = new()
    assert dict(m.odds()) == {f"stall SB-{number}": 1 for number in range(1, 18)}
    deal(m, "stall SB-9", "stall SB-4")
    seen = m.view(None)["market"]["books"]
    assert seen == {"cards": ["SB-9", "SB-4"], "stack": 15}
    assert not any(str(move).startswith("stall SB") for move, _ in m.odds()), "dungeon cards come next"


@pytest.mark.rule("PA-SET-03")
def test_two_dungeon_cards_of_each_price_are_turned_up() -> None:
    m = new()
    deal(m, "stall SB-1", "stall SB-2")
    for price in PRICES:
        of_price = {f"stall D{price}{number:02}" for number in range(1, 13)}
        assert {str(move) for move, _ in m.odds()} == of_price
        deal(m, f"stall D{price}07")
        assert {str(move) for move, _ in m.odds()} == of_price - {f"stall D{price}07"}
        deal(m, f"stall D{price}02")
    rows = m.view(None)["market"]["rows"]
    assert rows == [{"price": price, "cards": [f"D{price}07", f"D{price}02"], "stack": 10} for price in PRICES]


@pytest.mark.rule("PA-SET-04")
@pytest.mark.parametrize("seats", VERSUS)
def test_everybody_has_nine_start_cards_in_the_deck_and_six_coins(seats: int) -> None:
    m = shopping(seats=seats)
    assert len(m.view(None)["players"]) == seats
    for seat in range(seats):
        assert cards(m, m.decks[seat]) == [f"S{number}" for number in range(1, 10)]
        seen = player(m, seat)
        assert (seen["coins"], seen["deck"], seen["hand"], seen["books"]) == (6, 9, 0, [])
        assert seen["columns"] == {"main": [], "second": [], "time": [], "exits": []}


@pytest.mark.rule("PA-SET-04", "PA-DRW-01")
def test_the_deck_is_shuffled_any_of_its_cards_may_come_first() -> None:
    m = shopping()
    until(m, s.DRAW)
    assert dict(m.odds()) == {f"draw S{number}": 1 for number in range(1, 10)}


@pytest.mark.rule("PA-SET-05", "PA-RND-01")
def test_the_top_goal_of_24_is_the_main_goal_of_round_1() -> None:
    m = new()
    while m.frames[-1][0] != s.GOAL:
        deal(m, str(m.moves(DEALER)[0]))
    assert sum(weight for _, weight in m.odds()) == 24
    events = deal(m, "goal G-key")
    assert told(events, "main_goal") == [{"goal": "G-key", "round": 1}]
    assert m.view(None)["goals"] == {"main": "G-key", "second": None, "left": 23}


@pytest.mark.rule("PA-SET-06", "PA-BUY-04")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_clockwise_is_ascending_seat_number_with_wrap_around(first: int) -> None:
    m = shopping(seats=4, first=first)
    buyers = []
    for _ in range(4):
        buyers.append(m.turn[0])
        m.play(m.turn[0], "token pit")
    assert buyers == [(first + at) % 4 for at in range(4)]


@pytest.mark.rule("PA-BUY-01", "PA-RND-01")
def test_the_first_player_of_round_1_is_any_seat_at_random_or_said_by_hand() -> None:
    m = new(seats=4)
    while m.frames[-1][0] != s.FIRST:
        deal(m, str(m.moves(DEALER)[0]))
    assert dict(m.odds()) == {"first 0": 1, "first 1": 1, "first 2": 1, "first 3": 1}
    assert told(deal(m, "first 2"), "first") == [{"seat": 2}]
    assert (m.turn, m.view(None)["starter"], m.view(None)["phase"]) == ((2,), 2, "shop")


@pytest.mark.rule("PA-BUY-01")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_seat_that_was_named_shops_first(seat: int) -> None:
    m = new(seats=4, first_player=str(seat + 1))
    while m.frames[-1][0] != s.FIRST:
        deal(m, str(m.moves(DEALER)[0]))
    assert dict(m.odds()) == {f"first {seat}": 1}
    assert told(deal(m, f"first {seat}"), "first") == [{"seat": seat}]
    assert (m.turn, m.view(None)["starter"]) == ((seat,), seat)


@pytest.mark.rule("PA-BUY-01")
def test_only_a_seat_that_there_is_can_be_named() -> None:
    with pytest.raises(UsageError, match="for 4 to 5 seats, not 3"):
        new(seats=3, first_player="4")
    with pytest.raises(UsageError, match="must be one of random, 1, 2, 3, 4, 5"):
        new(seats=3, first_player="0")


@pytest.mark.rule("PA-SET-08")
def test_no_start_card_shows_a_pit_a_rope_or_a_portal() -> None:
    shown = [
        each["kind"] for card in GAME.content().cards.values() if card.kind == "start" for each in card.fields["shows"]
    ]
    assert {"coin", "sword", "room"} <= set(shown), "the faces are read at all"
    assert not {"pit", "lava", "rope", "portal"} & set(shown)


# Rounds


@pytest.mark.rule("PA-RND-01")
def test_a_round_is_shop_draw_explore_reward_and_tidy_up_with_the_next_main_goal_revealed_at_its_end() -> None:
    m = shopping(seats=2, goal="G-coin")
    phases: list[tuple[int, str]] = []
    goals: list[tuple[int, str]] = []
    while m.round < 3:
        phases += [(m.round, phase) for phase in [m.view(None)["phase"]] if (m.round, phase) not in phases]
        goals += [(m.round, phase) for phase in [m.view(None)["phase"]] if m.frames[-1] == (s.GOAL, s.MAIN)]
        until_next(m)
    order = ["shop", "draw", "explore", "reward", "tidy"]
    assert phases == [(number, phase) for number in (1, 2) for phase in order]
    assert goals == [(1, "tidy"), (2, "tidy")]


def until_next(m: PathwaysMatch) -> None:
    """One move of chance or of whoever is on turn."""
    if m.turn == (DEALER,):
        m.play(DEALER, m.moves(DEALER)[0])
    else:
        m.play(m.turn[0], "pass" if "pass" in m.moves(m.turn[0]) else "submit")


@pytest.mark.rule("PA-RND-02", "PA-AMB-12", "PA-TID-01")
def test_the_game_ends_after_the_reward_of_round_6_without_tidying_up() -> None:
    m = shopping(PLAIN, seats=2)
    until(m, s.EXPLORE, 6)
    explore(m, {})
    assert (m.round, m.over) == (6, False)
    assert m.frames[-1] == (s.GOAL, s.SECOND)
    events = chance(m)
    assert m.over
    assert m.view(None)["phase"] == "over"
    assert told(events, "second_goal")
    assert not told(events, "main_goal"), "no goal for a seventh round"
    assert [len(column) for column in m.blue] == [6, 6]
    assert [len(m.discards[seat]) + len(m.decks[seat]) for seat in (0, 1)] == [4, 4], "hands are not tidied up"
    assert m.result is not None


@pytest.mark.rule("PA-TID-01", "PA-RND-02")
def test_12_of_24_goals_are_used_in_a_game() -> None:
    m = shopping(seats=2)
    events = [*until(m, s.EXPLORE, 6), *explore(m, {}), *chance(m)]
    assert len(told(events, "second_goal")) == 6
    assert len(told(events, "main_goal")) == 5, "the first one came with the set-up"
    assert m.view(None)["goals"]["left"] == 12


@pytest.mark.rule("PA-RND-01")
def test_a_game_dealt_from_a_seed_has_six_rounds() -> None:
    m = GAME.new(2, Dealer(5), None, {})
    rounds = []
    while not m.over:
        rounds += told(m.deal(), "round")
        if not m.over:
            calm = "pass" if "pass" in m.moves(m.turn[0]) else "submit"
            rounds += told(m.play(m.turn[0], calm), "round")
    assert [each["round"] for each in rounds] == [1, 2, 3, 4, 5, 6]


# A gentle start


@pytest.mark.rule("PA-GOL-05")
@pytest.mark.parametrize("goal", ["G-rope", "G-pit", "G-portal"])
def test_with_a_gentle_start_goals_that_no_start_card_shows_go_under_the_stack(goal: str) -> None:
    m = new(gentle_start=True)
    events = chance(m, f"goal {goal}", "goal G-lock-time", "first 0")
    assert told(events, "goal_set_aside") == [{"goal": goal}]
    assert told(events, "main_goal") == [{"goal": "G-lock-time", "round": 1}]
    assert m.view(None)["goals"] == {"main": "G-lock-time", "second": None, "left": 23}, "it still is in the stack"
    assert m.goal_pile.count(m.content.goal_ids.index(goal)) == 1, "its twin may still come"


@pytest.mark.rule("PA-GOL-05")
def test_with_a_gentle_start_six_goals_may_go_under_the_stack_and_never_come_up() -> None:
    m = new(gentle_start=True)
    unkind = [f"goal G-{kind}" for kind in ("rope", "pit", "portal")] * 2
    assert len(told(chance(m, *unkind, "goal G-coin"), "goal_set_aside")) == 6
    events = [*until(m, s.EXPLORE, 6), *explore(m, {}), *chance(m)]
    revealed = [each["goal"] for kind in ("second_goal", "main_goal") for each in told(events, kind)]
    assert len(revealed) == 11
    assert not {"G-rope", "G-pit", "G-portal"} & set(revealed)
    assert m.view(None)["goals"]["left"] == 12


@pytest.mark.rule("PA-GOL-05")
@pytest.mark.parametrize("goal", ["G-stairs", "G-key-time", "G-monster"])
def test_with_a_gentle_start_all_other_goals_stay(goal: str) -> None:
    assert shopping(goal=goal, gentle_start=True).view(None)["goals"]["main"] == goal


@pytest.mark.rule("PA-GOL-05")
@pytest.mark.parametrize("goal", ["G-rope", "G-pit", "G-portal"])
def test_without_a_gentle_start_any_goal_may_be_the_first(goal: str) -> None:
    assert shopping(goal=goal).view(None)["goals"] == {"main": goal, "second": None, "left": 23}


@pytest.mark.rule("PA-GOL-05")
def test_a_gentle_start_is_about_the_first_main_goal_only() -> None:
    m = shopping(seats=2, goal="G-coin", gentle_start=True)
    until(m, s.EXPLORE)
    explore(m, {})
    chance(m, "goal G-rope", "goal G-pit")
    assert (m.round, m.view(None)["goals"]["main"]) == (2, "G-pit")


@pytest.mark.rule("PA-SET-05", "PA-GOL-04")
def test_the_goals_that_may_come_are_those_that_have_not_come_yet() -> None:
    m = shopping(seats=2, goal="G-stairs")
    until(m, s.EXPLORE)
    explore(m, {})
    left = Counter({str(move): weight for move, weight in m.odds()})
    assert sum(left.values()) == 23
    assert (left["goal G-stairs"], left["goal G-rope"], left["goal G-coin"]) == (1, 2, 1)


@pytest.mark.rule("PA-SET-04", "PA-COO-01")
def test_versus_is_for_two_to_five() -> None:
    assert list(GAME.seats_with({"coop": "off"})) == [2, 3, 4, 5]
    assert list(GAME.seats_with({"coop": "normal"})) == [1, 2, 3, 4, 5]


@pytest.mark.rule("PA-BUY-01")
def test_before_the_first_player_is_known_nobody_buys() -> None:
    m = new()
    assert refused(m, 0, "token pit") == ("CORE-TURN", "turn")
