"""Together: paths are assigned to missions, missions are completed and rewarded (PA-COO-07 to 09, 11, 13, 15, 16)."""

from __future__ import annotations

from typing import Any

import pytest

from games.pathways import rounds
from games.pathways.table import column, deal, moves, play, refused, told
from verlies.core.abilities import replan
from verlies.core.events import Event
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.faces import KINDS
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME

Finds = dict[str, int]
NAMES = (*KINDS, "room")
MISSIONS: dict[str, dict[str, Any]] = {
    card.id: dict(card.fields) for card in GAME.content().cards.values() if card.kind == "mission"
}


def returned(*finds: Finds, groups: str = "A1 A2 A3", quests: str = "", lost: tuple[int, ...] = ()) -> PathwaysMatch:
    """All paths of round 1 have found this, those of `lost` end in a dead end; these missions are open."""
    seats = " ".join(groups.split()[: len(finds)])
    m = rounds.setting_out(groups=seats)
    open_up(m, quests)
    for seat in range(len(finds)):
        replan(m, seat, rounds.column_of("S1", 2 if seat in lost else None))
    for seat, found in enumerate(finds):
        path = m.paths[seat]
        assert path is not None
        m.paths[seat] = path = path.copy()
        path.counts = bytes(found.get(name, 0) for name in NAMES)
    rounds.explore(m, {})
    return m


def open_up(m: PathwaysMatch, quests: str) -> None:
    """These missions are open, and all others still to come."""
    numbers = [m.content.mission_ids.index(name) for name in quests.split()]
    m.open = bytes(sorted(numbers))
    for tier, pile in enumerate(m.quest_piles, 1):
        m.quest_piles[tier - 1] = bytes(each for each in pile if each not in numbers)
    rounds.changed(m)


def assign(m: PathwaysMatch, *choices: str) -> list[Event]:
    """What each seat in order is assigned to: a mission, two with a blank between, or nothing."""
    events: list[Event] = []
    for seat, choice in zip(m.in_order(), choices, strict=True):
        events += m.play(seat, f"mission {choice}" if choice else "no_mission")
    return events


def done(events: list[Event]) -> list[str]:
    return [each["mission"] for each in told(events, "mission_done")]


# Assigning


@pytest.mark.rule("PA-COO-07", "PA-COO-15")
def test_when_all_have_finished_each_path_is_assigned_to_one_open_mission_or_to_none() -> None:
    m = returned({}, {}, {}, quests="M01 M05")
    for seat in range(3):
        assert m.turn == (seat,)
        assert moves(m, seat) == {"mission M01", "mission M05", "no_mission"}
        assert refused(m, seat, "mission M02") == ("PA-COO-07", "mission_not_open")
        assert refused(m, seat, "mission M01 M05") == ("PA-COO-07", "one_mission_only")
        events = m.play(seat, ("mission M05", "no_mission", "mission M05")[seat])
        assert told(events, "assigned") == ([] if seat == 1 else [{"seat": seat, "missions": ["M05"]}])
    assert [each["missions"] for each in m.view(None)["last"]["players"]] == [["M05"], [], ["M05"]]


@pytest.mark.rule("PA-COO-07", "PA-COO-15", "PA-SET-06")
def test_paths_are_assigned_in_seat_order_from_the_start_player() -> None:
    m = rounds.setting_out(groups="A1 A2 A3")
    m.starter = 2
    rounds.explore(m, {seat: rounds.column_of("S1") for seat in range(3)})
    order = []
    for _ in range(3):
        order.append(m.turn[0])
        m.play(m.turn[0], "no_mission")
    assert order == [2, 0, 1]


@pytest.mark.rule("PA-COO-07", "PA-COO-10")
def test_who_has_no_path_assigns_nothing() -> None:
    m = rounds.setting_out(groups="A1 A2 A3")
    rounds.own(m, 2, "SB-13")
    play(m, 2, "lay S1 0 0 0, book SB-13 pit")
    rounds.explore(m, {1: rounds.column_of("S1")})
    assert m.turn == (1,)
    m.play(1, "no_mission")
    assert m.frames[-1][0] != s.ASSIGN


# Completing


@pytest.mark.rule("PA-COO-08")
def test_the_sums_of_all_assigned_paths_count() -> None:
    m = returned({"barrel": 2}, {"barrel": 1}, {}, quests="M01")
    assert done(assign(m, "M01", "M01", "")) == ["M01"]
    m = returned({"barrel": 2}, {"barrel": 1}, {"barrel": 9}, quests="M01")
    assert done(assign(m, "M01", "", "")) == [], "paths that are not assigned do not count"


@pytest.mark.rule("PA-COO-08")
def test_every_required_number_must_be_reached() -> None:
    for finds, complete in (({"stairs": 1, "barrel": 2}, True), ({"stairs": 1, "barrel": 1}, False),
                            ({"barrel": 5}, False), ({"stairs": 2, "barrel": 3}, True)):  # fmt: skip
        m = returned(finds, {}, quests="M08")
        assert done(assign(m, "M08", "")) == (["M08"] if complete else [])


@pytest.mark.rule("PA-COO-08")
@pytest.mark.parametrize("name", list(MISSIONS))
def test_each_mission_is_completed_by_just_what_it_requires(name: str) -> None:
    card = MISSIONS[name]
    wants: Finds = {need["kind"]: need["number"] for need in card["requires"]}
    halves = [{kind: number - number // 2 for kind, number in wants.items()}, {k: n // 2 for k, n in wants.items()}]
    m = returned(*halves, quests=name)
    events = assign(m, name, name)
    assert done(events) == [name]
    assert told(events, "mission_done")[0]["coins"] == card["coins"]
    assert m.coins == [6 + card["coins"] + halves[seat].get("coin", 0) for seat in (0, 1)]
    assert (m.frames[-1][0] == s.ARTEFACT) == bool(card["artefacts"])
    for kind in wants:
        short = {**halves[0], kind: halves[0][kind] - 1}
        m = returned(short, halves[1], quests=name)
        assert done(assign(m, name, name)) == []


@pytest.mark.rule("PA-COO-08")
@pytest.mark.parametrize("name", list(MISSIONS))
def test_where_a_mission_says_so_all_its_paths_must_have_ended_at_an_exit(name: str) -> None:
    card = MISSIONS[name]
    wants: Finds = {need["kind"]: need["number"] for need in card["requires"]}
    m = returned(wants, {}, quests=name, lost=(1,))
    assert done(assign(m, name, name)) == ([] if card["must_exit"] else [name])
    m = returned(wants, {}, quests=name, lost=(1,))
    assert done(assign(m, name, "")) == [name], "only the paths assigned to it matter"


@pytest.mark.rule("PA-COO-08", "PA-GOL-01")
def test_pits_of_both_kinds_count_as_pits() -> None:
    m = returned({"pit": 1, "lava": 1, "rope": 1}, {}, quests="M26")
    assert done(assign(m, "M26", "")) == ["M26"]


@pytest.mark.rule("PA-COO-08", "PA-COO-13")
def test_items_that_a_path_starts_with_count_for_nothing() -> None:
    m = rounds.setting_out(column("s..."), groups="A1 A2", artefacts={0: "R01"})
    open_up(m, "M05")
    rounds.explore(m, {0: rounds.column_of("S1"), 1: rounds.column_of("S2")})
    assert done(assign(m, "M05", "M05")) == [], "one sword was found, two were given"


@pytest.mark.rule("PA-COO-09")
def test_an_uncompleted_mission_stays_open_and_nothing_is_carried_over() -> None:
    m = returned({"barrel": 2}, {}, quests="M01")
    assert done(assign(m, "M01", "")) == []
    assert [each["mission"] for each in m.view(None)["together"]["open"]] == ["M01"]
    assert m.coins == [6, 6]
    rounds.until(m, s.EXPLORE, 2)
    mission = next(each for each in m.view(None)["together"]["open"] if each["mission"] == "M01")
    assert (mission["crew"], mission["sums"]) == ([], [0]), "last round's paths are gone"
    holds = [m.view(seat)["hand"][0] for seat in (0, 1)]
    rounds.explore(m, {seat: rounds.column_of(holds[seat], 1) for seat in (0, 1)})
    path = m.paths[1]
    assert path is not None
    path.counts = bytes(int(name == "barrel") for name in NAMES)
    assert done(assign(m, "M01", "M01")) == []


@pytest.mark.rule("PA-COO-09")
def test_a_mission_without_an_assigned_path_is_never_completed() -> None:
    m = returned({"barrel": 9}, {"barrel": 9}, quests="M01")
    assert done(assign(m, "", "")) == []


@pytest.mark.rule("PA-COO-09")
def test_a_completed_mission_leaves_and_pays_each_contributor() -> None:
    m = returned({"barrel": 3}, {}, {}, quests="M01 M02")
    events = assign(m, "M01", "", "M01")
    assert told(events, "mission_done") == [{"mission": "M01", "seats": [0, 2], "coins": 1}]
    assert m.coins == [7, 6, 7]
    seen = m.view(None)["together"]
    assert ([each["mission"] for each in seen["open"]], seen["completed"]) == (["M02"], ["M01"])
    rounds.until(m, s.BUY, 2)
    assert "M01" not in [each["mission"] for each in m.view(None)["together"]["open"]]


@pytest.mark.rule("PA-COO-09")
def test_several_missions_may_be_completed_at_once() -> None:
    m = returned({"barrel": 3}, {"monster": 1}, {"key": 2}, quests="M01 M02 M09")
    assert done(assign(m, "M01", "M02", "M09")) == ["M01", "M02", "M09"]


# Artefacts


@pytest.mark.rule("PA-COO-09", "PA-COO-15")
def test_an_artefact_is_drawn_and_the_start_player_says_which_contributor_has_it() -> None:
    m = returned({"barrel": 3}, {"barrel": 3}, {}, quests="M11")
    assign(m, "M11", "M11", "")
    assert (m.turn, m.frames[-1][0]) == ((DEALER,), s.ARTEFACT)
    assert dict(m.odds()) == {f"artefact R{n:02}": 1 for n in range(1, 14)}
    assert told(deal(m, "artefact R05"), "artefact_drawn") == [{"artefact": "R05"}]
    assert (m.turn, moves(m)) == ((0,), {"award 0", "award 1"})
    assert refused(m, 0, "award 2") == ("PA-COO-09", "took_no_part")
    assert refused(m, 0, "award 3") == ("PA-COO-09", "no_such_seat")
    assert told(m.play(0, "award 1"), "artefact_given") == [{"seat": 1, "artefact": "R05"}]
    assert [rounds.player(m, seat)["artefacts"] for seat in range(3)] == [[], [{"artefact": "R05", "armed": False}], []]
    assert m.view(None)["together"]["artefacts"] == 12


@pytest.mark.rule("PA-COO-15")
def test_the_start_player_decides_also_about_what_others_have_won() -> None:
    m = rounds.setting_out(groups="A1 A2 A3")
    m.starter = 2
    open_up(m, "M11")
    rounds.explore(m, {seat: rounds.column_of("S1") for seat in range(3)})
    for seat in (0, 1):
        path = m.paths[seat]
        assert path is not None
        path.counts = bytes(3 * (name == "barrel") for name in NAMES)
    assign(m, "", "M11", "M11")
    deal(m, "artefact R05")
    assert (m.turn, moves(m, 2)) == ((2,), {"award 0", "award 1"})


@pytest.mark.rule("PA-COO-09")
def test_a_single_contributor_gets_the_artefact_without_a_question() -> None:
    m = returned({}, {"barrel": 6}, {}, quests="M11")
    assign(m, "", "M11", "")
    assert told(deal(m, "artefact R07"), "artefact_given") == [{"seat": 1, "artefact": "R07"}]


@pytest.mark.rule("PA-COO-09")
def test_each_completed_mission_that_names_one_brings_an_artefact_of_its_own() -> None:
    m = returned({"barrel": 6}, {"monster": 2}, {"room": 4}, quests="M11 M12 M13")
    events = [*assign(m, "M11", "M12", "M13"), *rounds.chance(m, "artefact R01", "artefact R02", "artefact R03")]
    given = told(events, "artefact_given")
    assert sorted(each["seat"] for each in given) == [0, 1, 2]
    assert {each["artefact"] for each in given} == {"R01", "R02", "R03"}


@pytest.mark.rule("PA-COO-09")
def test_if_no_artefact_is_left_nothing_is_drawn() -> None:
    m = returned({"barrel": 6}, {}, quests="M11")
    m.artefact_pile = b""
    events = assign(m, "M11", "")
    assert done(events) == ["M11"]
    assert told(events, "artefact_drawn") == []
    assert m.frames[-1][0] != s.ARTEFACT


@pytest.mark.rule("PA-COO-13", "PA-COO-07")
def test_r13_one_path_may_be_assigned_to_two_missions() -> None:
    m = returned({"barrel": 3, "key": 2}, {}, quests="M01 M05 M09")
    rounds.give(m, 0, "R13")
    pairs = {"mission M01 M05", "mission M01 M09", "mission M05 M09"}
    assert moves(m) == {"mission M01", "mission M05", "mission M09", "no_mission"} | pairs
    other_way_round = m.copy()
    events = assign(m, "M01 M09", "")
    assert done(events) == ["M01", "M09"]
    assert m.coins == [8, 6]
    assert rounds.player(m, 0)["artefacts"] == [], "once"
    assign(other_way_round, "M09 M01", "")
    assert other_way_round.key() == m.key()


@pytest.mark.rule("PA-COO-13")
@pytest.mark.parametrize("choice", ["M01", ""])
def test_r13_stays_if_it_is_not_used_and_helps_its_holder_alone(choice: str) -> None:
    m = returned({"barrel": 3}, {}, quests="M01 M09")
    rounds.give(m, 0, "R13")
    m.play(0, f"mission {choice}" if choice else "no_mission")
    assert refused(m, 1, "mission M01 M09") == ("PA-COO-07", "one_mission_only")
    m.play(1, "no_mission")
    assert rounds.player(m, 0)["artefacts"] == [{"artefact": "R13", "armed": False}]


# Alone


@pytest.mark.rule("PA-COO-16")
@pytest.mark.parametrize(
    ("name", "finds"),
    [("M21", {"barrel": 6}), ("M22", {"monster": 2}), ("M23", {"room": 4}), ("M25", {"coin": 8}),
     ("M26", {"pit": 2, "rope": 1}), ("M27", {"portal": 2, "scroll": 2}), ("M28", {"stairs": 3}), ("M29", {"rope": 2})],
)  # fmt: skip
def test_alone_tier_3_requires_two_thirds_rounded_up(name: str, finds: Finds) -> None:
    m = returned(finds, quests=name)
    shown = m.view(None)["together"]["open"][0]["needs"]
    assert [need["number"] for need in shown] == list(finds.values())
    assert done(assign(m, name)) == [name]
    for kind, number in finds.items():
        m = returned({**finds, kind: number - 1}, quests=name)
        assert done(assign(m, name)) == []


@pytest.mark.rule("PA-COO-16")
@pytest.mark.parametrize(("name", "finds"), [("M01", {"barrel": 2}), ("M11", {"barrel": 5}), ("M16", {"coin": 6})])
def test_alone_the_other_tiers_require_all(name: str, finds: Finds) -> None:
    assert done(assign(returned(finds, quests=name), name)) == []


@pytest.mark.rule("PA-COO-16")
def test_with_two_players_tier_3_requires_all() -> None:
    m = returned({"barrel": 6}, {"barrel": 2}, quests="M21")
    assert done(assign(m, "M21", "M21")) == []


# The order of phase E


@pytest.mark.rule("PA-COO-11", "PA-COO-09", "PA-COO-10")
def test_tokens_and_coins_come_before_missions_and_these_before_peril() -> None:
    m = rounds.setting_out(column("bbbc"), groups="A1 A2")
    open_up(m, "M01 M11")
    rounds.hold(m, 0, "pit")
    events = rounds.explore(m, {0: rounds.column_of("S1", 4), 1: rounds.column_of("S1")})
    assert [event.kind for event in events if event.kind in ("tokens_returned", "coins_found")] == [
        "tokens_returned", "coins_found", "coins_found"
    ]  # fmt: skip
    assert (m.coins, m.stock) == ([7, 7], (5, 5, 5, 5))
    events = assign(m, "M11", "M11")
    assert told(events, "peril") == [], "first the artefact is drawn and given"
    events += deal(m, "artefact R02")
    events += m.play(0, "award 0")
    kinds = [event.kind for event in events]
    order = [kinds.index(kind) for kind in ("mission_done", "artefact_drawn", "artefact_given", "peril")]
    assert order == sorted(order)


@pytest.mark.rule("PA-COO-11")
def test_after_phase_e_comes_phase_f_without_a_goal_card() -> None:
    m = rounds.setting_out(column("y..."), groups="A1 A2")
    rounds.explore(m, {0: rounds.column_of("S1"), 1: rounds.column_of("S1")})
    events = assign(m, "", "")
    assert (m.view(None)["phase"], m.turn) == ("tidy", (0, 1))
    while m.round == 1:
        events += rounds.calmly(m)
    assert told(events, "main_goal") == []


@pytest.mark.rule("PA-COO-01")
def test_in_versus_there_are_no_missions() -> None:
    m = rounds.building(seats=2)
    assert m.view(None)["together"] is None
