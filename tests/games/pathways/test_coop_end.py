"""Together: peril, victory, defeat, the common score (PA-COO-10, PA-COO-12, PA-COO-13)."""

from __future__ import annotations

from copy import copy

import pytest

from games.pathways import rounds
from games.pathways.table import column, deal, moves, play, refused, told
from verlies.core.events import Event, Result
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch

TIERS = {1: "M01 M02 M03 M04 M05 M06 M07 M08 M09 M10", 2: "M11 M12 M13 M14 M15 M16 M17 M18 M19 M20",
         3: "M21 M22 M23 M24 M25 M26 M27 M28 M29"}  # fmt: skip


def finish(m: PathwaysMatch, exits: tuple[int, ...] = (), dead_ends: tuple[int, ...] = ()) -> list[Event]:
    """Everybody submits: these a path to an exit, those a path that ends before; nobody takes a mission."""
    plans = {seat: rounds.column_of("S1") for seat in exits} | {seat: rounds.column_of("S1", 2) for seat in dead_ends}
    events = rounds.explore(m, plans)
    while m.frames and m.frames[-1][0] == s.ASSIGN:
        events += m.play(m.turn[0], "no_mission")
    return events


def completed(m: PathwaysMatch, *numbers: int) -> None:
    """This many missions of each tier are completed."""
    names = [name for tier, number in enumerate(numbers, 1) for name in TIERS[tier].split()[:number]]
    m.completed = bytes(sorted(m.content.mission_ids.index(name) for name in names))
    m.open = bytes(each for each in m.open if each not in m.completed)


def result(m: PathwaysMatch) -> Result:
    assert m.result is not None
    return m.result


# Peril


@pytest.mark.rule("PA-COO-10")
def test_each_path_that_did_not_end_at_an_exit_and_each_missing_path_is_a_mark() -> None:
    m = rounds.setting_out(groups="A1 A2 A3 A4")
    events = finish(m, exits=(1,), dead_ends=(0, 3))
    assert told(events, "peril") == [
        {"seat": 0, "marks": 1},
        {"seat": 2, "marks": 2},
        {"seat": 3, "marks": 3},
    ]
    assert m.view(None)["together"]["peril"] == 3


@pytest.mark.rule("PA-COO-10")
def test_if_all_leave_there_is_no_mark() -> None:
    m = rounds.setting_out(groups="A1 A2")
    assert told(finish(m, exits=(0, 1)), "peril") == []
    assert m.peril == 0


@pytest.mark.rule("PA-COO-10", "PA-SPB-SB13")
def test_cards_without_a_path_are_a_mark() -> None:
    m = rounds.setting_out(groups="A1 A2")
    rounds.own(m, 0, "SB-13")
    play(m, 0, "lay S1 0 0 0, book SB-13 pit")
    play(m, 1, "lay S1 0 0 0")
    assert len(told(finish(m), "peril")) == 2


@pytest.mark.rule("PA-COO-10")
def test_marks_stay_from_round_to_round() -> None:
    m = rounds.setting_out(groups="A1 A2")
    finish(m)
    rounds.until(m, s.EXPLORE, 2)
    assert m.view(None)["together"]["peril"] == 2
    finish(m)
    assert m.peril == 4


@pytest.mark.rule("PA-COO-10")
@pytest.mark.parametrize(
    ("level", "seats", "limit"), [("normal", 1, 3), ("normal", 3, 7), ("hard", 1, 2), ("hard", 5, 6)]
)
def test_the_group_loses_at_once_when_the_marks_exceed_the_limit(level: str, seats: int, limit: int) -> None:
    for before, lost in ((limit - 1, False), (limit, True)):
        m = rounds.setting_out(groups=" ".join(f"A{n}" for n in (1, 2, 3, 4, 5)[:seats]), level=level)
        m.peril = before
        events = finish(m, exits=tuple(range(1, seats)))
        assert m.over == lost
        assert told(events, "lost_by_peril") == ([{"marks": limit + 1}] if lost else [])
        if lost:
            assert (result(m).winners, result(m).reason) == ((), "peril")


@pytest.mark.rule("PA-COO-10", "PA-COO-12")
def test_peril_is_checked_before_victory() -> None:
    m = rounds.setting_out(groups="A1 A2")
    completed(m, 3, 3, 1)
    m.peril = 5
    finish(m, exits=(1,))
    assert (m.over, result(m).winners, result(m).reason) == (True, (), "peril")


# R12


@pytest.mark.rule("PA-COO-13")
def test_r12_takes_a_mark_away_before_the_check() -> None:
    m = rounds.setting_out(groups="A1 A2", artefacts={1: "R12"})
    m.peril = 5
    finish(m, exits=(0,))
    assert (m.turn, moves(m, 1), m.peril) == ((1,), {"cancel R12", "no_cancel"}, 6)
    assert told(m.play(1, "cancel R12"), "peril_cancelled") == [{"seat": 1, "marks": 5}]
    assert not m.over
    assert rounds.player(m, 1)["artefacts"] == [], "once"


@pytest.mark.rule("PA-COO-13")
@pytest.mark.parametrize(("rules", "left"), [(None, ["R13"]), (1, [])])
def test_where_no_mark_is_left_nobody_is_asked_to_take_one_away(rules: int | None, left: list[str]) -> None:
    """With two such artefacts; by version 1 of the rules the second was used up for nothing."""
    m = rounds.setting_out(groups="A1 A2", artefacts={0: "R12", 1: "R13"}, rules=rules)
    m.content = copy(m.content)
    at = m.content.artefact_ids.index("R13")
    m.content.artefacts = [*m.content.artefacts[:at], m.content.artefacts[at - 1]]
    finish(m, exits=(0,))
    m.play(0, "cancel R12")
    assert (m.peril, m.frames[-1][0] == s.PERIL) == (0, rules == 1)
    if rules == 1:
        m.play(1, "cancel R13")
    assert [each["artefact"] for each in rounds.player(m, 1)["artefacts"]] == left


@pytest.mark.rule("PA-COO-13")
def test_r12_need_not_be_used_and_stays_then() -> None:
    m = rounds.setting_out(groups="A1 A2", artefacts={1: "R12"})
    finish(m, exits=(0,))
    m.play(1, "no_cancel")
    assert (m.peril, rounds.player(m, 1)["artefacts"]) == (1, [{"artefact": "R12", "armed": False}])
    lost = rounds.setting_out(groups="A1 A2", artefacts={1: "R12"})
    lost.peril = 5
    finish(lost, exits=(0,))
    lost.play(1, "no_cancel")
    assert result(lost).reason == "peril"


@pytest.mark.rule("PA-COO-13")
def test_r12_asks_its_holder_alone_and_no_other_artefact_helps() -> None:
    m = rounds.setting_out(groups="A1 A2", artefacts={0: "R05", 1: "R12"})
    finish(m, exits=(0,))
    assert m.turn == (1,)
    assert refused(m, 1, "cancel R05") == ("PA-COO-13", "artefact_not_held")
    m = rounds.setting_out(groups="A1 A2", artefacts={1: "R12 R05"})
    finish(m, exits=(0,))
    assert refused(m, 1, "cancel R05") == ("PA-COO-13", "artefact_no_shield")
    m = rounds.setting_out(groups="A1 A2", artefacts={0: "R05"})
    finish(m)
    assert m.frames[-1][0] != s.PERIL


@pytest.mark.rule("PA-COO-13")
def test_without_a_mark_nobody_is_asked_to_cancel_one() -> None:
    m = rounds.setting_out(groups="A1 A2", artefacts={0: "R12"})
    finish(m, exits=(0, 1))
    assert m.peril == 0
    assert m.frames[-1][0] != s.PERIL


@pytest.mark.rule("PA-COO-13", "PA-COO-11", "PA-COO-09")
def test_r12_won_in_this_round_helps_against_the_marks_of_this_round() -> None:
    m = rounds.setting_out(column("bbbb"), column("bb.."), groups="A1 A2", quests="M01 M02 M03")
    m.open = bytes((m.content.mission_ids.index("M11"),))
    m.peril = 5
    rounds.explore(m, {0: rounds.column_of("S1 S2", 6), 1: rounds.column_of("S3")})
    m.play(0, "mission M11")
    m.play(1, "no_mission")
    deal(m, "artefact R12")
    assert (m.turn, m.peril) == ((0,), 6)
    m.play(0, "cancel R12")
    assert (m.over, m.peril) == (False, 5)


# Victory and defeat


@pytest.mark.rule("PA-COO-12")
@pytest.mark.parametrize(
    ("level", "tiers", "won"),
    [
        ("normal", (3, 3, 1), True),
        ("normal", (3, 2, 1), False),
        ("normal", (4, 3, 0), False),
        ("normal", (3, 3, 3), True),
        ("hard", (4, 3, 2), True),
        ("hard", (4, 4, 1), False),
        ("hard", (3, 3, 2), False),
    ],
)
def test_victory_needs_the_target_and_enough_missions_of_tier_3(
    level: str, tiers: tuple[int, int, int], won: bool
) -> None:
    m = rounds.setting_out(groups="A1 A2", level=level)
    completed(m, *tiers)
    events = finish(m, exits=(0, 1))
    assert m.over == won
    assert told(events, "won_together") == ([{"missions": sum(tiers)}] if won else [])
    if won:
        assert (result(m).winners, result(m).reason, m.round) == ((0, 1), "missions", 1)


@pytest.mark.rule("PA-COO-12")
def test_victory_is_checked_at_the_end_of_phase_e_with_the_missions_of_that_round() -> None:
    m = rounds.setting_out(column("bbb."), groups="A1 A2", quests="M01 M02 M03")
    completed(m, 0, 3, 3)
    m.open = bytes((m.content.mission_ids.index("M01"),))
    rounds.explore(m, {0: rounds.column_of("S1"), 1: rounds.column_of("S1")})
    m.play(0, "mission M01")
    assert not m.over
    m.play(1, "no_mission")
    assert (m.over, result(m).reason) == (True, "missions")


@pytest.mark.rule("PA-COO-12", "PA-RND-02")
def test_without_victory_in_round_6_the_group_loses() -> None:
    m = rounds.together(groups="A1 A2")
    m.peril = -20
    rounds.until(m, s.EXPLORE, 6)
    assert not m.over
    events = finish(m)
    assert told(events, "lost_by_time") == [{"missions": 0}]
    assert (m.over, result(m).winners, result(m).reason) == (True, (), "time")


@pytest.mark.rule("PA-COO-12")
def test_victory_in_the_last_round_is_victory() -> None:
    m = rounds.together(groups="A1 A2")
    m.peril = -20
    rounds.until(m, s.EXPLORE, 6)
    completed(m, 3, 3, 1)
    finish(m)
    assert (result(m).winners, result(m).reason) == ((0, 1), "missions")


@pytest.mark.rule("PA-COO-12")
@pytest.mark.parametrize(
    ("tiers", "marks", "score"), [((3, 3, 1), 0, 12), ((3, 3, 1), 4, 8), ((1, 4, 2), 2, 13), ((0, 0, 7), 5, 16)]
)
def test_the_score_is_the_tiers_of_all_missions_minus_the_marks(
    tiers: tuple[int, int, int], marks: int, score: int
) -> None:
    m = rounds.setting_out(groups="A1 A2")
    completed(m, *tiers)
    m.peril = marks
    assert m.view(None)["together"]["score"] == score
    finish(m, exits=(0, 1))
    assert result(m).score == {0: score, 1: score}
    one, two, three = tiers
    assert result(m).breakdown[1] == {"tier_1": one, "tier_2": 2 * two, "tier_3": 3 * three, "peril": -marks}


@pytest.mark.rule("PA-COO-12")
def test_a_lost_game_has_a_score_too() -> None:
    m = rounds.setting_out(groups="A1 A2")
    completed(m, 2, 1, 0)
    m.peril = 5
    finish(m, dead_ends=(0, 1))
    assert result(m).score == {0: -3, 1: -3}


@pytest.mark.rule("PA-COO-12")
def test_one_player_wins_alone() -> None:
    m = rounds.setting_out(groups="A3")
    completed(m, 2, 1, 1)
    finish(m, exits=(0,))
    assert result(m).winners == (0,)


@pytest.mark.rule("PA-COO-13")
def test_artefacts_are_kept_for_later_rounds() -> None:
    m = rounds.setting_out(groups="A1 A2")
    rounds.give(m, 1, "R02", "R12")
    finish(m, exits=(0,))
    m.play(1, "no_cancel")
    rounds.until(m, s.EXPLORE, 2)
    rounds.chance(m)
    assert [each["artefact"] for each in rounds.player(m, 1)["artefacts"]] == ["R02", "R12"]
