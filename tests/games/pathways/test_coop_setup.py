"""Together: what is played for, adventure groups, stickers, missions as they come up (PA-COO-01 to 04, 14, 15)."""

from __future__ import annotations

from typing import Any

import pytest

from games.pathways import rounds
from games.pathways.table import deal, moves, new, refused, told
from verlies.core.errors import UsageError
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch

GROUPS = [f"A{number}" for number in range(1, 9)]
PLANS = {
    "normal": [((2, 2, 2), 2, 4, 3), ((3, 3, 3), 3, 7, 5), ((6, 6, 4), 4, 10, 7), ((7, 7, 5), 5, 12, 9),
               ((8, 8, 6), 6, 14, 11)],
    "hard": [((2, 2, 3), 2, 5, 2), ((3, 4, 4), 3, 9, 3), ((6, 7, 6), 4, 12, 4), ((7, 8, 7), 5, 15, 5),
             ((8, 9, 8), 6, 18, 6)],
}  # fmt: skip
"""By number of players: mission cards by tier, open missions, target, peril limit."""


def ready(seats: int, **options: Any) -> PathwaysMatch:
    """The market lies ready; the first seat chooses its group."""
    m = new(seats=seats, **{"coop": "normal", **options})
    rounds.chance(m)
    return m


# What is there and what is not


@pytest.mark.rule("PA-COO-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_play_together_without_goals_scores_and_time_bonus(seats: int) -> None:
    m = rounds.together(groups=" ".join(GROUPS[:seats]), time_bonus="race")
    assert m.view(None)["goals"]["main"] is None
    rounds.until(m, s.EXPLORE)
    assert m.view(None)["bonus"] is None
    events = [*rounds.explore(m, {}), *rounds.until(m, s.BUY, 2)]
    kinds = {event.kind for event in events}
    assert not kinds & {"main_goal", "second_goal", "main_scored", "second_scored", "claimed", "exit_ticked"}
    assert rounds.player(m, 0)["columns"] == {"main": [], "second": [], "time": [], "exits": []}


@pytest.mark.rule("PA-COO-01")
def test_one_player_needs_the_cooperative_game() -> None:
    with pytest.raises(UsageError):
        new(seats=1)


@pytest.mark.rule("PA-COO-01", "PA-SET-04")
def test_market_decks_and_coins_are_those_of_versus() -> None:
    alone, versus = ready(2), rounds.building(seats=2)
    for m in (alone, versus):
        market = m.view(None)["market"]
        assert market["tokens"] == {"monster": 5, "pit": 5, "lock": 5, "portal": 5}
        assert (len(market["books"]["cards"]), [len(row["cards"]) for row in market["rows"]]) == (2, [2, 2, 2, 2])
    assert [rounds.cards(alone, alone.decks[seat]) for seat in (0, 1)] == [[f"S{n}" for n in range(1, 10)]] * 2
    assert alone.coins == [6, 6]


@pytest.mark.rule("PA-COO-01")
def test_there_are_six_rounds() -> None:
    m = rounds.together(groups="A1")
    m.peril = -10
    rounds.until(m, s.EXPLORE, 6)
    rounds.explore(m, {})
    assert m.over
    assert m.round == 6


# Groups


@pytest.mark.rule("PA-COO-02", "PA-COO-15")
def test_groups_are_chosen_openly_from_the_first_seat_on_each_once() -> None:
    m = ready(3)
    chosen = []
    for seat, group in enumerate(("A5", "A1", "A8")):
        assert m.turn == (seat,)
        assert moves(m, seat) == {f"group {each}" for each in GROUPS if each not in chosen}
        assert told(m.play(seat, f"group {group}"), "group_chosen") == [{"seat": seat, "group": group}]
        chosen.append(group)
        if seat < 2:
            assert refused(m, seat + 1, f"group {group}") == ("PA-COO-02", "group_taken")
    assert [rounds.player(m, seat)["group"] for seat in range(3)] == chosen
    assert m.turn == (DEALER,), "missions come next"


@pytest.mark.rule("PA-COO-05", "PA-COO-15")
@pytest.mark.parametrize("named", ["random", "3"])
def test_the_first_seat_is_the_start_player_of_round_1(named: str) -> None:
    m = rounds.together(groups="A1 A2 A3", first_player=named)
    assert (m.turn, m.view(None)["starter"]) == ((0,), 0)


# Set-up cards and missions


@pytest.mark.rule("PA-COO-03")
@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_set_up_card_gives_the_numbers_for_the_number_of_players(level: str, seats: int) -> None:
    tiers, shown, target, peril = PLANS[level][seats - 1]
    m = ready(seats, coop=level)
    assert m.quests_left == tiers
    for seat in range(seats):
        m.play(seat, f"group {GROUPS[seat]}")
    rounds.chance(m)
    seen = m.view(None)["together"]
    assert (len(seen["open"]), seen["target"], seen["limit"], seen["peril"]) == (shown, target, peril, 0)
    assert seen["hard"] == {"normal": 1, "hard": 2}[level]
    assert sum(seen["left"]) == sum(tiers) - shown


@pytest.mark.rule("PA-COO-04")
def test_missions_of_tier_1_lie_on_those_of_tier_2_and_these_on_tier_3() -> None:
    m = rounds.together(groups="A1 A2")
    assert [mission["tier"] for mission in m.view(None)["together"]["open"]] == [1, 1, 1]
    tiers = []
    for number in (2, 3):
        m.open = b""
        rounds.until(m, s.QUEST, number)
        first = {m.content.missions[m.vocabulary.number[move]].tier for move in m.moves(DEALER)}
        tiers.append(first)
        rounds.chance(m)
    assert tiers == [{2}, {3}]
    assert m.view(None)["together"]["left"] == [0, 0, 0]


@pytest.mark.rule("PA-COO-04")
def test_any_mission_of_the_tier_may_come() -> None:
    m = ready(1)
    m.play(0, "group A1")
    assert dict(m.odds()) == {f"quest M{n:02}": 1 for n in range(1, 11)}
    assert told(deal(m, "quest M07"), "mission_opened") == [{"mission": "M07"}]
    assert dict(m.odds()) == {f"quest M{n:02}": 1 for n in range(1, 11) if n != 7}


@pytest.mark.rule("PA-COO-04")
def test_missions_are_refilled_at_the_start_of_phase_b_only() -> None:
    m = rounds.setting_out(groups="A1 A2", quests="M01 M02 M03")
    m.open = m.open[:1]
    rounds.explore(m, {})
    assert len(m.view(None)["together"]["open"]) == 1
    rounds.until(m, s.QUEST, 2)
    events = rounds.chance(m)
    assert len(told(events, "mission_opened")) == 2
    assert (m.round, m.view(None)["phase"]) == (2, "shop")


@pytest.mark.rule("PA-COO-04")
def test_when_the_stack_is_empty_fewer_missions_are_open() -> None:
    m = rounds.setting_out(groups="A1 A2")
    m.open, m.quests_left = m.open[:1], (0, 0, 1)
    rounds.until(m, s.BUY, 2)
    assert len(m.view(None)["together"]["open"]) == 2
    assert m.view(None)["together"]["left"] == [0, 0, 0]


@pytest.mark.rule("PA-COO-04")
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_last_tier_comes_up_in_time(level: str) -> None:
    for tiers, shown, target, _ in PLANS[level]:
        needed = {"normal": 1, "hard": 2}[level]
        assert tiers[0] + tiers[1] + needed - shown < target
        assert tiers[2] >= needed
        assert sum(tiers) >= target


# Stickers


def sticking(seats: int = 2, stickers: int = 1) -> PathwaysMatch:
    m = ready(seats, stickers=stickers)
    m.play(0, "group A1")
    return m


@pytest.mark.rule("PA-COO-14")
def test_without_the_option_there_are_no_stickers() -> None:
    m = ready(2)
    m.play(0, "group A1")
    m.play(1, "group A2")
    assert m.turn == (DEALER,)


@pytest.mark.rule("PA-COO-14")
def test_st_coin_gives_a_coin_more_at_the_start() -> None:
    m = sticking()
    events = m.play(0, "sticker ST-coin")
    assert told(events, "sticker_used") == [{"seat": 0, "sticker": "ST-coin", "what": None}]
    assert (m.coins, rounds.player(m, 0)["stickers"]) == ([7, 6], ["ST-coin"])


@pytest.mark.rule("PA-COO-14")
@pytest.mark.parametrize("token", ["monster", "pit", "lock", "portal"])
def test_st_token_gives_a_token_of_ones_choice(token: str) -> None:
    m = sticking()
    m.play(0, f"sticker ST-token {token}")
    assert rounds.player(m, 0)["tokens"] == {each: int(each == token) for each in ("monster", "pit", "lock", "portal")}
    assert m.view(None)["market"]["tokens"][token] == 4
    m.play(1, "group A2")
    m.play(1, "sticker ST-coin")
    rounds.until(m, s.BUY, 2)
    assert sum(m.tokens[0]) == 0, "it goes back after the first round"


@pytest.mark.rule("PA-COO-14")
@pytest.mark.parametrize("card", ["S1", "S6", "S9"])
def test_st_cull_takes_a_start_card_out_of_the_game(card: str) -> None:
    m = sticking()
    assert {f"sticker ST-cull S{number}" for number in range(1, 10)} <= moves(m)
    m.play(0, f"sticker ST-cull {card}")
    assert rounds.cards(m, m.decks[0]) == [f"S{number}" for number in range(1, 10) if f"S{number}" != card]
    assert (rounds.cards(m, m.box[0]), len(m.decks[1])) == ([card], 9)


@pytest.mark.rule("PA-COO-14")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_group_chooses_as_many_stickers_as_the_option_says_each_once(count: int) -> None:
    m = sticking(stickers=count)
    choices = ["ST-coin", "ST-token pit", "ST-cull S2"]
    for number, choice in enumerate(choices[:count]):
        assert m.turn == (0,)
        m.play(0, f"sticker {choice}")
        if number + 1 < count:
            assert refused(m, 0, f"sticker {choice}") == ("PA-COO-14", "sticker_used_up")
    assert m.turn == (1,)
    assert all(move.startswith("group") for move in m.moves(1))
    m.play(1, "group A2")
    assert {move.split()[1] for move in m.moves(1)} == {"ST-coin", "ST-token", "ST-cull"}


@pytest.mark.rule("PA-COO-14")
def test_groups_may_have_different_numbers_of_stickers() -> None:
    m = ready(3, stickers=2, stickers_differ=True)
    m.play(0, "group A1")
    assert "no_sticker" in m.moves(0)
    m.play(0, "no_sticker")
    m.play(1, "group A2")
    m.play(1, "sticker ST-coin")
    m.play(1, "no_sticker")
    m.play(2, "group A3")
    m.play(2, "sticker ST-cull S4")
    m.play(2, "sticker ST-token lock")
    assert m.turn == (DEALER,), "more than the option says no group has"
    assert [rounds.player(m, seat)["stickers"] for seat in range(3)] == [[], ["ST-coin"], ["ST-token", "ST-cull"]]
    assert m.coins == [6, 7, 6]


@pytest.mark.rule("PA-COO-14")
def test_where_all_groups_have_as_many_stickers_none_may_leave_one_out() -> None:
    m = sticking(stickers=2)
    assert refused(m, 0, "no_sticker") == ("PA-COO-14", "stickers_alike")
    m.play(0, "sticker ST-coin")
    assert refused(m, 0, "no_sticker") == ("PA-COO-14", "stickers_alike")


@pytest.mark.rule("PA-COO-14")
def test_without_stickers_it_does_not_matter_whether_groups_may_differ() -> None:
    m = ready(1, stickers_differ=True)
    m.play(0, "group A1")
    assert m.turn == (DEALER,)


@pytest.mark.rule("PA-COO-14", "PA-BUY-08")
def test_who_can_use_no_further_sticker_is_not_asked_for_one() -> None:
    for differ in (False, True):
        m = ready(1, stickers=3, stickers_differ=differ)
        m.stock = (0, 0, 0, 0)
        m.play(0, "group A1")
        m.play(0, "sticker ST-coin")
        m.play(0, "sticker ST-cull S1")
        assert m.turn == (DEALER,)


@pytest.mark.rule("PA-COO-14", "PA-BUY-08")
def test_a_token_that_is_out_of_stock_cannot_be_chosen() -> None:
    m = ready(2, stickers=1)
    m.stock = (5, 0, 5, 5)
    m.play(0, "group A1")
    assert refused(m, 0, "sticker ST-token pit") == ("PA-BUY-08", "token_sold_out")


@pytest.mark.rule("PA-COO-14")
def test_stickers_mean_nothing_in_versus() -> None:
    m = rounds.building(seats=2, stickers=3)
    assert [rounds.player(m, seat)["stickers"] for seat in (0, 1)] == [[], []]
    assert m.coins == [6, 6]
