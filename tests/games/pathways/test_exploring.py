"""Phase D: all build at the same time, each until they submit, or until time is up (PA-EXP)."""

from __future__ import annotations

import pytest

from games.pathways.rounds import building, chance, column_of, explore, player
from games.pathways.table import column, deal, play, refused, told
from verlies.core.abilities import replan
from verlies.core.errors import IllegalMove
from verlies.core.moves import DEALER
from verlies.core.past import rewind
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME

COINS = column("cccc")
BARRELS = column("bbbb")
TIMER = next(option for option in GAME.options if option.name == "timer")


def final(m: PathwaysMatch, seat: int) -> tuple[str, str]:
    """Rule and reason why a seat cannot take back its last move."""
    with pytest.raises(IllegalMove) as error:
        m.undo(seat)
    return error.value.refusal.rule, error.value.refusal.reason


# At the same time


@pytest.mark.rule("PA-EXP-01")
def test_all_build_at_the_same_time() -> None:
    m = building(COINS, seats=4)
    assert m.turn == (0, 1, 2, 3)
    play(m, 2, "lay S2 0 0 0")
    play(m, 0, "lay S1 0 0 0, start M 1 0 N")
    play(m, 2, "start M 1 3 S, go N")
    play(m, 3, "lay S1 180 0 0")
    assert m.turn == (0, 1, 2, 3)
    assert [[placement.card for placement in laid] for laid in m.laid] == [[0], [], [1], [0]]


@pytest.mark.rule("PA-EXP-01")
def test_everybody_builds_with_cards_of_their_own() -> None:
    m = building(seats=2)
    m.hands[0] = bytes((0, 5))
    m._legal = {}
    assert {move.split()[1] for move in m.moves(0) if move.verb == "lay"} == {"S1", "S6"}
    assert {move.split()[1] for move in m.moves(1) if move.verb == "lay"} == {"S1", "S2", "S3", "S4", "S5"}
    assert refused(m, 0, "lay S2 0 0 0") == ("PA-EXP-01", "not_in_hand")
    assert refused(m, 1, "lay S6 0 0 0") == ("PA-EXP-01", "not_in_hand")
    play(m, 0, "lay S1 0 0 0")
    assert "lay S1 0 0 0" in m.moves(1), "everybody has cards of their own"


# Until one submits


@pytest.mark.rule("PA-EXP-02")
def test_cards_and_path_can_be_changed_at_will_until_one_submits() -> None:
    m = building(COINS, BARRELS, seats=2)
    play(m, 0, "lay S1 0 0 0, lay S2 0 0 4, start M 1 0 N, go S, go S")
    play(m, 1, "lay S1 0 0 0")
    m.undo(0, 2)
    assert player_path(m) == ["start M 1 0 N"], "also after another one has gone on building"
    m.undo(0, 2)
    play(m, 0, "lay S2 180 0 -4, start M 1 3 S")
    assert player_path(m) == ["start M 1 3 S"]
    replan(m, 0, column_of("S2 S1"))
    assert m.view(0)["players"][0]["dungeon"]["cards"] == [
        {"card": "S2", "turned": False, "x": 0, "y": 0},
        {"card": "S1", "turned": False, "x": 0, "y": 4},
    ]
    assert m.view(0)["hand"] == ["S3", "S4", "S5"]
    assert len(m.laid[1]) == 1, "nobody else's cards have moved"


def player_path(m: PathwaysMatch) -> list[str]:
    return [step["step"] for step in m.view(0)["players"][0]["dungeon"]["path"]["steps"]]


@pytest.mark.rule("PA-EXP-02", "PA-TIM-03")
@pytest.mark.parametrize("goal", ["G-coin", "G-coin-time"])
def test_what_is_submitted_is_final(goal: str) -> None:
    m = building(COINS, BARRELS, seats=3, goal=goal)
    replan(m, 0, column_of("S1"))
    events = m.play(0, "submit")
    assert told(events, "submitted") == [{"seat": 0}]
    assert m.turn == (1, 2)
    assert final(m, 0) == ("PA-EXP-02", "final")
    for move in ("lay S2 0 0 4", "go S", "submit"):
        assert refused(m, 0, move) == ("CORE-TURN", "turn")
    with pytest.raises(IllegalMove):
        replan(m, 0, column_of("S2"))
    play(m, 1, "lay S1 0 0 0")
    assert final(m, 0) == ("PA-EXP-02", "final")
    m.undo(1)
    assert "lay S1 0 0 0" in m.moves(1), "the others build on"
    assert [player(m, seat)["submitted"] for seat in range(3)] == [True, False, False]


@pytest.mark.rule("PA-EXP-02", "PA-PTH-07")
def test_a_path_may_be_submitted_wherever_it_stands() -> None:
    m = building(COINS, seats=2, goal="G-coin")
    play(m, 0, "lay S1 0 0 0, start M 1 0 N, go S")
    play(m, 1, "lay S1 0 0 0, start M 1 0 N, go S, go S, go S, exit S")
    play(m, 0, "submit")
    ended = told(play(m, 1, "submit"), "explored")
    assert [(each["seat"], each["end"]) for each in ended] == [(0, "dead_end"), (1, "exit")]


# The end of the phase


@pytest.mark.rule("PA-EXP-03")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_the_phase_ends_when_all_have_submitted(order: tuple[int, ...]) -> None:
    m = building(COINS, seats=3)
    replan(m, order[0], column_of("S1"))
    for seat in order[:-1]:
        events = m.play(seat, "submit")
        assert not told(events, "explored")
        assert m.view(None)["phase"] == "explore"
        assert m.coins == [6, 6, 6]
    events = m.play(order[-1], "submit")
    assert [each["seat"] for each in told(events, "explored")] == [0, 1, 2]
    assert m.frames[-1] == (s.GOAL, s.SECOND)
    assert m.coins[order[0]] == 10


@pytest.mark.rule("PA-EXP-03")
def test_after_the_last_submission_nobody_takes_anything_back() -> None:
    m = building(seats=2)
    play(m, 0, "lay S1 0 0 0, submit")
    play(m, 1, "submit")
    for seat in (0, 1):
        assert m.why_not_undo(seat) is not None
    chance(m)
    for seat in (0, 1):
        assert m.why_not_undo(seat) is not None


@pytest.mark.rule("PA-LAY-09", "PA-EXP-02", "PA-REW-03", "PA-REW-06")
def test_without_a_card_the_round_scores_nothing() -> None:
    m = building(COINS, seats=2, goal="G-coin")
    events = [*explore(m, {0: column_of("S1")}), *chance(m, "goal G-coin-time")]
    assert [each["end"] for each in told(events, "explored")] == ["exit", "nothing"]
    assert player(m, 0)["columns"] == {"main": [4], "second": [4], "time": [0], "exits": [1]}
    assert player(m, 1)["columns"] == {"main": [0], "second": [0], "time": [0], "exits": [0]}
    assert m.coins == [10, 6]


@pytest.mark.rule("PA-LAY-09")
def test_without_a_path_laid_cards_score_nothing() -> None:
    m = building(COINS, seats=2, goal="G-coin")
    play(m, 0, "lay S1 0 0 0, submit")
    ended = told(m.play(1, "submit"), "explored")
    assert (ended[0]["cards"], ended[0]["end"]) == (["S1"], "nothing")
    chance(m)
    assert (m.blue[0], m.coins[0]) == ((0,), 6)


# The timer


@pytest.mark.rule("PA-EXP-04")
def test_there_is_no_timer_unless_it_is_wanted() -> None:
    m = building(seats=2)
    assert (m.view(0)["timer"], GAME.check_options({})["timer"]) == (0, 0)
    assert refused(m, 0, "time") == ("PA-EXP-04", "no_timer")


@pytest.mark.rule("PA-EXP-04")
@pytest.mark.parametrize("seconds", [seconds for seconds in TIMER.choices if seconds])
def test_with_a_timer_time_can_run_out_for_everybody_who_still_builds(seconds: int) -> None:
    m = building(seats=3, timer=seconds)
    assert m.view(None)["timer"] == seconds
    m.play(1, "submit")
    assert [seat for seat in range(3) if "time" in m.moves(seat)] == [0, 2]
    assert refused(m, 1, "time") == ("CORE-TURN", "turn")


@pytest.mark.rule("PA-EXP-04")
def test_when_time_is_up_what_there_is_is_submitted_as_it_is() -> None:
    m = building(COINS, BARRELS, seats=3, timer=240, goal="G-coin")
    play(m, 0, "lay S1 0 0 0, lay S2 0 0 4, start M 1 0 N, go S, go S")
    play(m, 1, "lay S1 0 0 0")
    events = [event for seat in range(3) for event in m.play(seat, "time")]
    assert [(event.rule, event.args["seat"]) for event in events if event.kind == "submitted"] == [
        ("PA-EXP-04", 0), ("PA-EXP-04", 1), ("PA-EXP-04", 2)
    ]  # fmt: skip
    assert [each["end"] for each in told(events, "explored")] == ["dead_end", "nothing", "nothing"]
    chance(m)
    assert [player(m, seat)["columns"]["main"] for seat in range(3)] == [[3], [0], [0]]


@pytest.mark.rule("PA-EXP-04", "PA-EXP-02")
def test_when_time_is_up_it_cannot_be_taken_back() -> None:
    m = building(COINS, seats=2, timer=240)
    play(m, 0, "lay S1 0 0 0, time")
    assert final(m, 0) == ("PA-EXP-02", "final")
    assert refused(m, 0, "lay S2 0 0 4") == ("CORE-TURN", "turn")


@pytest.mark.rule("PA-EXP-04", "PA-TIM-05")
def test_a_path_that_time_cuts_off_may_still_be_the_first() -> None:
    m = building(COINS, seats=2, timer=240, goal="G-coin-time")
    play(m, 0, "lay S1 0 0 0, start M 1 0 N")
    assert told(m.play(1, "time"), "claimed") == [], "nothing was drawn"
    assert told(m.play(0, "time"), "claimed") == [{"seat": 0, "points": 2}]


@pytest.mark.rule("PA-EXP-04")
def test_a_path_that_is_not_legal_is_cut_back_to_its_longest_legal_part() -> None:
    m = building(column("c.x."), seats=2, timer=240)
    late = "S1 0 0 0; start M 1 0 N, go S, go S, go S, exit S"
    with pytest.raises(IllegalMove):
        m.plan(0, late)
    replan(m, 0, late, cut=True)
    assert player_path(m) == ["start M 1 0 N", "go S", "go S"]


@pytest.mark.rule("PA-EXP-04")
@pytest.mark.parametrize("layout", ["S1 0 0 0, S2 0 0 2", "S1 0 0 0, S2 0 3 0", "S1 0 0 0, S2 0 9 9"])
def test_a_layout_that_is_not_legal_is_not_a_dungeon_even_when_time_is_up(layout: str) -> None:
    m = building(seats=2, timer=240)
    with pytest.raises(IllegalMove):
        replan(m, 0, f"{layout}; start M 1 0 N", cut=True)
    assert m.laid[0] == ()
    ended = told([*m.play(0, "time"), *m.play(1, "time")], "explored")
    assert (ended[0]["cards"], ended[0]["end"]) == ([], "nothing")


@pytest.mark.rule("PA-EXP-04")
def test_the_timer_that_the_rulebook_recommends_is_offered() -> None:
    assert {0, 240} <= set(TIMER.choices)


@pytest.mark.rule("PA-EXP-01", "PA-EXP-03")
def test_exploring_begins_only_when_all_have_their_cards() -> None:
    m = building(seats=2)
    again = m.copy()
    rewind(again, len(again.log()) - 1)
    assert again.turn == (DEALER,)
    assert again.view(None)["phase"] == "draw"
    assert refused(again, 0, "lay S1 0 0 0") == ("CORE-TURN", "turn")
    deal(again, str(again.moves(DEALER)[0]))
    assert list(again.turn) == [0, 1]
    assert "lay S1 0 0 0" in again.moves(0)
