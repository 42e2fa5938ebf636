"""The time bonus: who is first in a race, who took least by the clock, or nobody (PA-TIM)."""

from __future__ import annotations

import pytest

from games.pathways import rounds
from games.pathways.table import column, deal, play, refused, told
from verlies.core.abilities import replan
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME

TIMED, CALM = "G-barrel-time", "G-barrel"
PATH = rounds.column_of("S1")
FACES = (column("bbbb"), column("...."))


def green(m: PathwaysMatch) -> list[list[int]]:
    """The green columns of all players."""
    return [rounds.player(m, seat)["columns"]["time"] for seat in range(m.seats)]


# A race


@pytest.mark.rule("PA-TIM-01", "PA-TIM-04", "PA-TIM-05", "PA-AMB-11")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_in_a_race_the_first_to_finish_gains_the_bonus_and_nobody_else(order: tuple[int, ...]) -> None:
    m = rounds.building(*FACES, seats=3, goal=TIMED)
    assert m.view(None)["bonus"] == {"points": 2, "claimed": None}
    events = rounds.explore(m, dict.fromkeys(order, PATH))
    assert [(event.rule, dict(event.args)) for event in events if event.kind == "claimed"] == [
        ("PA-TIM-01", {"seat": order[0], "points": 2})
    ]
    rounds.chance(m)
    assert green(m) == [[2] if seat == order[0] else [0] for seat in range(3)]


@pytest.mark.rule("PA-TIM-01", "PA-AMB-11")
def test_after_the_first_all_others_play_on_without_haste() -> None:
    m = rounds.building(*FACES, seats=3, goal=TIMED)
    replan(m, 1, PATH)
    m.play(1, "submit")
    assert m.turn == (0, 2)
    play(m, 0, "lay S1 0 0 0, lay S2 0 0 4")
    replan(m, 2, PATH)
    assert told(m.play(2, "submit"), "claimed") == []
    replan(m, 0, rounds.column_of("S1 S2"))
    m.play(0, "submit")
    rounds.chance(m)
    assert (green(m), m.blue) == ([[0], [2], [0]], [(4,), (4,), (4,)])


def check_nobody_was_first(m: PathwaysMatch, plans: rounds.Plans, *draws: str) -> None:
    """Nobody, when those build who have plans, and chance brings this."""
    events = [*rounds.explore(m, plans), *rounds.chance(m, *draws)]
    assert told(events, "claimed") == []
    assert green(m) == [[0]] * m.seats


@pytest.mark.rule("PA-TIM-01")
def test_without_an_hourglass_nobody_is_first() -> None:
    m = rounds.building(*FACES, seats=2, goal=CALM)
    assert m.view(None)["bonus"] is None
    check_nobody_was_first(m, {1: PATH, 0: PATH})


@pytest.mark.rule("PA-TIM-02")
def test_an_hourglass_on_the_secondary_goal_has_no_effect() -> None:
    m = rounds.building(*FACES, seats=2, goal=CALM)
    events = [*rounds.explore(m, {1: PATH}), *rounds.chance(m, f"goal {TIMED}")]
    assert told(events, "second_goal") == [{"goal": TIMED}]
    assert told(events, "claimed") == []
    assert green(m) == [[0], [0]]


@pytest.mark.rule("PA-TIM-04")
@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_bonus_is_2_2_3_3_4_4(number: int, points: int) -> None:
    m = rounds.building(*FACES, seats=2, goal=CALM)
    rounds.until(m, s.EXPLORE, number)
    m.goals = (m.content.goal_ids.index("G-scroll-time"), s.NONE)
    m.hands[1] = bytes((0,))
    rounds.changed(m)
    assert m.view(None)["bonus"] == {"points": points, "claimed": None}
    assert told(rounds.explore(m, {1: PATH}), "claimed") == [{"seat": 1, "points": points}]
    rounds.chance(m)
    assert green(m)[1][-1] == points
    assert len(green(m)[1]) == number


@pytest.mark.rule("PA-TIM-05")
def test_nothing_cannot_be_the_first() -> None:
    m = rounds.building(*FACES, seats=4, goal=TIMED)
    assert told(m.play(3, "submit"), "claimed") == [], "no card"
    play(m, 2, "lay S1 0 0 0")
    assert told(m.play(2, "submit"), "claimed") == [], "no path"
    play(m, 0, "lay S1 0 0 0, start M 1 0 N")
    assert told(m.play(0, "submit"), "claimed") == [{"seat": 0, "points": 2}], "one cell is enough"
    replan(m, 1, PATH)
    assert told(m.play(1, "submit"), "claimed") == []
    rounds.chance(m)
    assert green(m) == [[2], [0], [0], [0]]


@pytest.mark.rule("PA-TIM-05", "PA-SPB-SB13")
def test_a_book_used_before_the_first_cell_is_not_a_path() -> None:
    m = rounds.shopping(*FACES, seats=2, goal=TIMED)
    rounds.own(m, 0, "SB-13")
    rounds.until(m, s.EXPLORE)
    play(m, 0, "lay S1 0 0 0, book SB-13 pit")
    assert told(m.play(0, "submit"), "claimed") == []


@pytest.mark.rule("PA-TIM-05")
def test_if_nobody_draws_a_path_nobody_gains_the_bonus() -> None:
    m = rounds.building(*FACES, seats=3, goal=TIMED)
    check_nobody_was_first(m, {})


@pytest.mark.rule("PA-TIM-05", "PA-TIM-01")
def test_a_path_that_ends_in_a_dead_end_may_be_the_first() -> None:
    m = rounds.building(*FACES, seats=2, goal=TIMED)
    assert told(rounds.explore(m, {1: rounds.column_of("S1", 2)}), "claimed") == [{"seat": 1, "points": 2}]


@pytest.mark.rule("PA-TIM-05", "PA-SET-07")
@pytest.mark.parametrize("hide", [True, False])
def test_the_claim_is_shown_to_all_at_once(hide: bool) -> None:
    m = rounds.building(*FACES, seats=3, goal=TIMED, hide_building=hide)
    replan(m, 1, PATH)
    m.play(1, "submit")
    for seat in (0, 1, 2, None):
        assert m.view(seat)["bonus"] == {"points": 2, "claimed": 1}
        assert told(m.history(seat), "claimed") == [{"seat": 1, "points": 2}]


@pytest.mark.rule("PA-TIM-03")
def test_who_was_first_cannot_build_on() -> None:
    m = rounds.building(*FACES, seats=2, goal=TIMED)
    replan(m, 0, rounds.column_of("S1", 3))
    m.play(0, "submit")
    assert refused(m, 0, "go S") == ("CORE-TURN", "turn")
    refusal = m.why_not_undo(0)
    assert refusal is not None
    assert refusal.reason == "final"


@pytest.mark.rule("PA-TIM-01", "PA-TIM-05")
def test_the_claim_of_a_round_is_forgotten_in_the_next() -> None:
    m = rounds.building(*FACES, seats=2, goal=TIMED)
    rounds.explore(m, {1: PATH})
    rounds.chance(m, f"goal {CALM}", "goal G-key-time")
    assert m.round == 2
    assert m.view(None)["bonus"] == {"points": 2, "claimed": None}
    assert [rounds.player(m, seat)["submitted"] for seat in (0, 1)] == [False, False]
    rounds.until(m, s.EXPLORE, 2)
    assert m.view(None)["bonus"] == {"points": 2, "claimed": None}


@pytest.mark.rule("PA-TIM-01", "PA-TIM-04")
def test_while_tidying_up_the_next_goal_promises_nothing_for_the_round_that_is_over() -> None:
    m = rounds.building(column("yb.."), seats=2, goal=CALM)
    rounds.explore(m, {0: PATH})
    rounds.chance(m, "goal G-coin", f"goal {TIMED}")
    assert (m.view(0)["phase"], m.view(0)["goals"]["main"]) == ("tidy", TIMED)
    assert m.view(0)["bonus"] is None


# By the clock


@pytest.mark.rule("PA-TIM-06", "PA-TIM-07")
@pytest.mark.parametrize(
    ("tenths", "first"),
    [((300, 200, 250), 1), ((100, 200, 250), 0), ((300, 200, 199), 2), ((300, 250, 250), 1), ((7, 7, 7), 0)],
)
def test_by_the_clock_who_took_least_gains_the_bonus_and_the_lower_seat_of_equals(
    tenths: tuple[int, ...], first: int
) -> None:
    m = rounds.building(*FACES, seats=3, goal=TIMED, time_bonus="clock")
    events = rounds.explore(m, {2: PATH, 0: PATH, 1: PATH})
    assert told(events, "claimed") == [], "not before all have submitted"
    assert m.turn == (DEALER,)
    for seat, time in enumerate(tenths):
        assert refused(m, DEALER, f"took {(seat + 1) % 3} {time}") == ("CORE-CHANCE", "chance")
        events += deal(m, f"took {seat} {time}")
    assert [(event.rule, dict(event.args)) for event in events if event.kind == "claimed"] == [
        ("PA-TIM-07", {"seat": first, "points": 2})
    ]
    rounds.chance(m)
    assert green(m) == [[2] if seat == first else [0] for seat in range(3)]


@pytest.mark.rule("PA-TIM-07")
def test_the_times_are_part_of_the_record() -> None:
    m = rounds.building(*FACES, seats=2, goal=TIMED, time_bonus="clock")
    rounds.explore(m, {0: PATH, 1: PATH})
    deal(m, "took 0 345", "took 1 12")
    assert [str(move) for _, move in m.log()[-2:]] == ["took 0 345", "took 1 12"]


@pytest.mark.rule("PA-TIM-07")
@pytest.mark.parametrize("tenths", ["0", "-5", "1.5", "36001", "007"])
def test_times_are_whole_tenths_of_a_second_up_to_an_hour(tenths: str) -> None:
    m = rounds.building(*FACES, seats=2, goal=TIMED, time_bonus="clock")
    rounds.explore(m, {0: PATH, 1: PATH})
    assert refused(m, DEALER, f"took 0 {tenths}")[0] in ("CORE-TEXT", "CORE-CHANCE")
    for good in ("took 0 1", "took 0 36000"):
        assert good in m.odds()


@pytest.mark.rule("PA-TIM-07", "PA-TIM-05")
def test_by_the_clock_too_nothing_gains_no_bonus() -> None:
    m = rounds.building(*FACES, seats=3, goal=TIMED, time_bonus="clock")
    play(m, 0, "lay S1 0 0 0")
    rounds.explore(m, {2: rounds.column_of("S1", 1)})
    events = deal(m, "took 0 1", "took 1 2", "took 2 999")
    assert told(events, "claimed") == [{"seat": 2, "points": 2}]


@pytest.mark.rule("PA-TIM-07", "PA-TIM-05")
def test_by_the_clock_nobody_gains_the_bonus_if_nobody_drew_a_path() -> None:
    m = rounds.building(*FACES, seats=2, goal=TIMED, time_bonus="clock")
    rounds.explore(m, {})
    assert told([*deal(m, "took 0 1", "took 1 2"), *rounds.chance(m)], "claimed") == []
    assert green(m) == [[0], [0]]


@pytest.mark.rule("PA-TIM-06", "PA-TIM-07")
def test_without_an_hourglass_no_time_is_taken() -> None:
    m = rounds.building(*FACES, seats=2, goal=CALM, time_bonus="clock")
    rounds.explore(m, {0: PATH, 1: PATH})
    assert m.frames[-1] == (s.GOAL, s.SECOND)
    rounds.chance(m)
    assert green(m) == [[0], [0]]


@pytest.mark.rule("PA-TIM-06", "PA-TIM-07")
def test_a_time_of_an_earlier_round_does_not_count_again() -> None:
    m = rounds.building(*FACES, seats=2, goal=TIMED, time_bonus="clock")
    rounds.explore(m, {0: PATH, 1: PATH})
    deal(m, "took 0 5", "took 1 9")
    rounds.chance(m, "goal G-rope", "goal G-pit")
    rounds.until(m, s.EXPLORE, 2)
    m.hands = [bytes((0,)), bytes((0,))]
    rounds.changed(m)
    assert told([*rounds.explore(m, {0: PATH, 1: PATH}), *rounds.chance(m)], "claimed") == []
    assert green(m) == [[2, 0], [0, 0]]


# Without


@pytest.mark.rule("PA-TIM-06")
def test_with_off_hourglasses_are_ignored() -> None:
    m = rounds.building(*FACES, seats=2, goal=TIMED, time_bonus="off")
    assert m.view(None)["bonus"] is None
    check_nobody_was_first(m, {0: PATH, 1: PATH})


@pytest.mark.rule("PA-TIM-06")
def test_a_race_is_the_default_and_the_other_ways_can_be_chosen() -> None:
    assert GAME.check_options({})["time_bonus"] == "race"
    for way in ("race", "clock", "off"):
        assert GAME.check_options({"time_bonus": way})["time_bonus"] == way


@pytest.mark.rule("PA-TIM-06")
def test_in_a_race_no_time_is_taken() -> None:
    m = rounds.building(*FACES, seats=2, goal=TIMED)
    rounds.explore(m, {0: PATH, 1: PATH})
    assert m.frames[-1] == (s.GOAL, s.SECOND)
