"""Victory points, suicides and the end (TW-VP, TW-SUI)."""

from __future__ import annotations

from random import Random

import pytest

from games.twister import table
from verlies.core.moves import DEALER
from verlies.games.twister.match import TwisterMatch

PIT = {"S1": table.rows((5, 7, "O"))}
"""A pit on e3."""


def rules(m: TwisterMatch, script: str) -> list[tuple[str, str, int]]:
    """Rule, figure and points of all eliminations."""
    events = [event for event in table.play(m, script) if event.kind == "eliminated"]
    return [(event.rule, event.args["figure"], event.args["points"]) for event in events]


def ends(m: TwisterMatch) -> tuple[str, dict[int | str, int], tuple[int | str, ...]]:
    """Reason, score and winners."""
    assert m.result is not None
    return m.result.reason, dict(m.result.score), m.result.winners


# What brings points


@pytest.mark.rule("TW-VP-01")
@pytest.mark.parametrize(("active", "start", "goal"), [(0, "u3", "v3"), (1, "b3", "a3")])
def test_an_unwounded_figure_that_leaves_is_worth_a_point_to_its_owner(active: int, start: str, goal: str) -> None:
    team = {"naga": start, "mage": "k1"}
    m = table.lay(*((team, {}) if active == 0 else ({}, team)), active=active)
    events = table.play(m, f"go naga {goal}")
    assert [(each["seat"], each["points"]) for each in table.told(events, "left")] == [(active, 1)]
    assert (m.vp(active), m.vp(1 - active)) == (1, 0)
    table.play(m, "end; play 2; end")
    assert m.vp(active) == 1


@pytest.mark.rule("TW-VP-01", "TW-EXT-03")
def test_a_wounded_one_who_is_carried_out_is_worth_nothing() -> None:
    m = table.lay({"naga": "u3", "mage": "u3", "cleric": "b1"}, {"telepath": "q1"}, wounded=["yellow mage"])
    table.play(m, "go naga v3")
    assert (table.at(m, "yellow naga"), table.at(m, "yellow mage")) == ("gone", "lost")
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-VP-01", "TW-EXT-07")
def test_who_is_pushed_over_the_goal_line_scores_for_its_owner() -> None:
    m = table.lay({"banshee": "d3"}, {"naga": "b3", "cleric": "u1"})
    table.play(m, "push b3")
    assert table.at(m, "blue naga") == "gone"
    assert (m.vp(0), m.vp(1)) == (0, 1)


@pytest.mark.rule("TW-VP-02")
def test_an_enemy_eliminated_in_combat_is_worth_a_point() -> None:
    m = table.lay({"naga": "c3"}, {"mage": "d3", "cleric": "u1"}, wounded=["blue mage"])
    table.fight(m, "fight d3", 1, 0)
    assert (table.at(m, "blue mage"), m.vp(0), m.vp(1)) == ("dead", 1, 0)
    m = table.lay({"naga": "c3"}, {"mage": "d3", "cleric": "u1"})
    table.fight(m, "fight d3", 1, 0)
    assert table.is_wounded(m, "blue mage")
    assert (m.vp(0), m.vp(1)) == (0, 0), "a wound is worth nothing"


@pytest.mark.rule("TW-VP-02", "TW-CHR-BAN-05")
@pytest.mark.parametrize("wounded", [False, True])
def test_an_enemy_pushed_into_a_pit_is_worth_a_point(wounded: bool) -> None:
    m = table.lay(
        {"banshee": "b3"}, {"mage": "d3", "cleric": "u1"}, drawn=PIT, wounded=["blue mage"] if wounded else []
    )
    assert rules(m, "push d3") == [("TW-CHR-BAN-05", "mage", 1)]
    assert (table.at(m, "blue mage"), m.vp(0), m.vp(1)) == ("dead", 1, 0)


@pytest.mark.rule("TW-VP-02", "TW-CAR-12")
def test_a_carrier_pushed_into_a_pit_takes_the_carried_one_along() -> None:
    m = table.lay({"banshee": "b3"}, {"mage": "d3", "naga": "d3", "cleric": "u1"}, drawn=PIT, wounded=["blue mage"])
    assert sorted(figure for _, figure, _ in rules(m, "push d3")) == ["mage", "naga"]
    assert (m.vp(0), m.vp(1)) == (2, 0)


@pytest.mark.rule("TW-VP-02", "TW-ITM-FIR-01")
def test_a_burned_enemy_is_worth_a_point() -> None:
    m = table.lay({"mage": "c3"}, {"naga": "d3", "cleric": "u1"}, items={"fireball_wand": "c3"})
    assert rules(m, "burn d3") == [("TW-ITM-FIR-01", "naga", 1)]
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-VP-02", "TW-ROP-09", "TW-PIT-04")
def test_a_wounded_enemy_whose_rope_is_taken_is_worth_a_point() -> None:
    m = table.lay(
        {"naga": "d3"}, {"mage": "e3", "cleric": "u1"}, items={"blue rope": "e3"}, drawn=PIT, wounded=["blue mage"]
    )
    assert rules(m, "take naga e3 rope; go naga f3") == [("TW-PIT-05", "mage", 1)]
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-VP-02", "TW-CAR-12")
def test_a_carried_one_falls_with_its_carriers_wound() -> None:
    m = table.lay({"naga": "c3"}, {"mage": "d3", "telepath": "d3", "cleric": "u1"}, wounded=["blue telepath"])
    table.fight(m, "fight d3", 3, 0)
    assert table.is_wounded(m, "blue mage")
    assert (table.at(m, "blue telepath"), m.vp(0), m.vp(1)) == ("dead", 1, 0)


@pytest.mark.rule("TW-VP-03")
@pytest.mark.parametrize("item", ["rope", "key", "bow", "fireball_wand", "great_shield", "extendable_lance"])
@pytest.mark.parametrize("colour", ["yellow", "blue"])
def test_no_item_of_the_box_is_worth_anything(item: str, colour: str) -> None:
    m = table.lay({"naga": "u3", "mage": "b1"}, {}, items={f"{colour} {item}": "u3"})
    table.play(m, "go naga v3")
    assert table.at(m, f"{colour} {item}") == "lost"
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-VP-04")
@pytest.mark.parametrize("seed", range(4))
def test_points_are_never_lost(seed: int) -> None:
    m = table.new(seed=seed, teams="first_steps" if seed % 2 else "drawn_blades")
    rng = Random(seed)
    best = [0, 0]
    while not m.over:
        if m.turn == (DEALER,):
            m.deal()
            continue
        seat = m.turn[int(rng.random() * len(m.turn))]
        moves = m.moves(seat)
        m.apply(seat, moves[int(rng.random() * len(moves))])
        now = [m.vp(0), m.vp(1)]
        assert all(new >= old for new, old in zip(now, best, strict=True))
        best = now
    assert sum(best) > 0


# Suicide


@pytest.mark.rule("TW-SUI-01", "TW-SUI-02", "TW-EX-16")
def test_who_burns_an_own_figure_gives_the_opponent_a_point() -> None:
    m = table.lay({"mage": "c3", "naga": "e3"}, {"cleric": "u1"}, items={"fireball_wand": "c3"})
    assert rules(m, "burn e3") == [("TW-SUI-02", "naga", 1)]
    assert (table.at(m, "yellow naga"), m.vp(0), m.vp(1)) == ("dead", 0, 1)


@pytest.mark.rule("TW-SUI-01", "TW-SUI-02")
def test_who_pushes_an_own_figure_into_a_pit_gives_the_opponent_a_point() -> None:
    m = table.lay({"banshee": "b3", "naga": "d3"}, {"cleric": "u1"}, drawn=PIT)
    assert rules(m, "push d3") == [("TW-SUI-02", "naga", 1)]
    assert (table.at(m, "yellow naga"), m.vp(0), m.vp(1)) == ("dead", 0, 1)


@pytest.mark.rule("TW-SUI-01", "TW-SUI-02")
@pytest.mark.parametrize("colour", ["yellow", "blue"])
def test_who_takes_the_rope_from_an_own_wounded_figure_gives_the_opponent_a_point(colour: str) -> None:
    m = table.lay(
        {"naga": "d3", "mage": "e3"}, {"cleric": "u1"}, items={f"{colour} rope": "e3"}, drawn=PIT,
        wounded=["yellow mage"],
    )  # fmt: skip
    assert rules(m, "take naga e3 rope; go naga f3") == [("TW-SUI-02", "mage", 1)]
    assert (table.at(m, "yellow mage"), m.vp(0), m.vp(1)) == ("dead", 0, 1)


@pytest.mark.rule("TW-SUI-01")
def test_an_own_loss_in_combat_is_not_a_suicide_but_worth_the_same() -> None:
    m = table.lay({"naga": "c3", "mage": "c3"}, {"cleric": "d3"}, wounded=["yellow mage"])
    events = table.fight(m, "fight d3", 0, 6)
    assert [event.rule for event in events if event.kind == "eliminated"] == ["TW-CAR-12"]
    assert (m.vp(0), m.vp(1)) == (0, 1)


@pytest.mark.rule("TW-SUI-02", "TW-VP-05")
def test_a_suicide_can_win_the_game_for_the_opponent() -> None:
    m = table.lay({"mage": "c3", "naga": "e3"}, {"cleric": "u1"}, items={"fireball_wand": "c3"})
    m.gains[:] = [4, 0, 0, 4, 0, 0]
    table.play(m, "burn e3")
    assert ends(m) == ("points", {0: 4, 1: 5}, (1,))


# The end


@pytest.mark.rule("TW-VP-05")
def test_the_game_ends_at_once_with_the_target() -> None:
    m = table.lay({"naga": "u3", "mage": "u5"}, {"cleric": "b1"})
    m.gains[:] = [3, 0, 0, 4, 0, 0]
    table.play(m, "go mage v5")
    assert not m.over
    events = table.play(m, "go naga v3")
    assert m.over
    assert m.ap > 0
    assert [event.rule for event in events if event.kind == "over"] == ["TW-VP-05"]
    assert ends(m) == ("points", {0: 5, 1: 4}, (0,))
    assert m.moves(0) == m.moves(1) == ()


@pytest.mark.rule("TW-VP-05", "TW-DT1-04")
def test_more_than_the_target_wins_too() -> None:
    m = table.lay({"goblin": "u3", "mage": "u5"}, {"cleric": "b1"}, extras=True)
    m.gains[:] = [4, 0, 0, 0, 0, 0]
    table.play(m, "go goblin v3")
    assert ends(m) == ("points", {0: 6, 1: 0}, (0,))


@pytest.mark.rule("TW-VP-05")
@pytest.mark.parametrize(("target", "over"), [(5, True), (6, False), (7, False)])
def test_the_target_is_what_was_agreed(target: int, over: bool) -> None:
    m = table.lay({"naga": "c3"}, {"mage": "d3", "cleric": "u1"}, wounded=["blue mage"], target=target)
    m.gains[:] = [2, 2, 0, 0, 0, 0]
    table.fight(m, "fight d3", 6, 0)
    assert m.vp(0) == 5
    assert m.over == over


def both_at_once(yellow: int, blue: int) -> TwisterMatch:
    """Yellow's Naga takes the rope from under a wounded friend (a point for blue) and leaves (a point for yellow)."""
    m = table.lay(
        {"naga": "s3", "mage": "t3"}, {"cleric": "q1"}, items={"rope": "t3"}, wounded=["yellow mage"],
        drawn={"S7": table.rows((5, 7, "O"))},
    )  # fmt: skip
    m.gains[:] = [yellow, 0, 0, blue, 0, 0]
    table.play(m, "take naga t3 rope; go naga v3")
    return m


@pytest.mark.rule("TW-VP-06")
def test_if_one_action_brings_both_to_the_target_the_higher_score_wins_then_the_active_side() -> None:
    assert not both_at_once(3, 3).over
    assert ends(both_at_once(4, 4)) == ("points", {0: 5, 1: 5}, (0,))
    assert ends(both_at_once(5, 4)) == ("points", {0: 6, 1: 5}, (0,))
    assert ends(both_at_once(4, 5)) == ("points", {0: 5, 1: 6}, (1,))


@pytest.mark.rule("TW-VP-07")
@pytest.mark.parametrize(("gains", "winners"), [((1, 0), (0,)), ((0, 2), (1,)), ((0, 1), ())])
def test_when_nobody_is_left_on_either_side_the_higher_score_wins(
    gains: tuple[int, int], winners: tuple[int, ...]
) -> None:
    m = table.lay({"naga": "u3"}, {})
    m.gains[0], m.gains[3] = gains
    table.play(m, "go naga v3")
    assert ends(m) == ("deserted", {0: gains[0] + 1, 1: gains[1]}, winners)


@pytest.mark.rule("TW-VP-07")
def test_a_side_that_has_nobody_left_plays_on_while_the_other_has_somebody() -> None:
    m = table.lay({"naga": "u3"}, {"cleric": "k1"}, wounded=["blue cleric"])
    table.play(m, "go naga v3")
    assert not m.over
    table.play(m, "end; play 2; end; play 2")
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-VP-07")
def test_a_character_on_a_face_down_hall_keeps_the_game_alive_and_an_item_does_not() -> None:
    m = table.lay({"naga": "u3"}, {}, down=["S1"])
    table.face_down(m, "S1", "blue cleric")
    table.play(m, "go naga v3")
    assert not m.over
    m = table.lay({"naga": "u3"}, {}, down=["S1"])
    table.face_down(m, "S1", "blue rope")
    table.play(m, "go naga v3")
    assert ends(m)[0] == "deserted"


@pytest.mark.rule("TW-VP-08")
@pytest.mark.parametrize("limit", [200, 400])
@pytest.mark.parametrize(("gains", "winners"), [((2, 1), (0,)), ((1, 2), (1,)), ((2, 2), ())])
def test_after_the_last_turn_the_higher_score_wins(
    limit: int, gains: tuple[int, int], winners: tuple[int, ...]
) -> None:
    m = table.lay({"naga": "c3"}, {"mage": "u1"}, turn_limit=limit)
    m.gains[0], m.gains[3] = gains
    m.number = limit - 1
    table.play(m, "end")
    assert not m.over
    events = table.play(m, "play 2; end")
    assert [event.rule for event in events if event.kind == "over"] == ["TW-VP-08"]
    assert ends(m) == ("turn_limit", {0: gains[0], 1: gains[1]}, winners)


@pytest.mark.rule("TW-VP-08")
def test_turns_of_both_sides_are_counted_from_one() -> None:
    m = table.begun()
    numbers = []
    for value in (2, 3, 4, 5):
        table.play(m, f"play {value}")
        numbers.append(m.view(None)["number"])
        table.play(m, "end")
    assert numbers == [1, 2, 3, 4]


@pytest.mark.rule("TW-VP-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_resign_at_any_time(seat: int) -> None:
    m = table.lay({"naga": "c3"}, {"mage": "u1"})
    m.gains[0] = m.gains[3] = 2
    m.play(seat, "resign")
    assert m.over
    assert ends(m) == ("resigned", {0: 2, 1: 2}, (1 - seat,))


@pytest.mark.rule("TW-SUI-01", "TW-PIT-05", "TW-DT1-01")
def test_a_thief_who_falls_because_she_lost_a_fight_is_not_a_suicide() -> None:
    m = table.lay(
        {"thief": "e4"}, {"colossus": "d4", "naga": "u1"}, drawn=table.draw("e4 O"), extras=True, teams="free"
    )
    events = table.fight(m, "fight d4", 0, 6)
    assert [event.rule for event in events if event.kind == "eliminated"] == ["TW-PIT-05"]
    assert m.vp(1) == 1
    assert m.view(0)["last_fight"]["eliminated"] == [{"seat": 0, "kind": "thief"}]


@pytest.mark.rule("TW-ITM-FIR-02", "TW-SUI-02")
def test_of_a_burned_carrier_and_the_carried_one_the_second_is_told_by_the_fireball_too() -> None:
    def rules(side: int) -> list[str]:
        teams = ({"mage": "k3"}, {"naga": "m3", "cleric": "m3", "banshee": "b9"})
        mine, theirs = ({**teams[0], **teams[1]}, {"telepath": "u9"}) if side == 0 else teams
        colour = "yellow" if side == 0 else "blue"
        m = table.lay(mine, theirs, items={"fireball_wand": "k3"}, wounded=[f"{colour} cleric"])
        return [event.rule for event in table.play(m, "burn m3") if event.kind == "eliminated"]

    assert rules(1) == ["TW-ITM-FIR-01", "TW-ITM-FIR-02"]
    assert rules(0) == ["TW-SUI-02", "TW-SUI-02"]


@pytest.mark.rule("TW-EXT-03", "TW-DT1-04")
def test_who_is_carried_out_is_out_of_the_game_and_a_goblin_counts_twice() -> None:
    m = table.lay({"goblin": "t3", "naga": "t3"}, {"mage": "c9"}, wounded=["yellow naga"], extras=True, teams="free")
    events = table.play(m, "go goblin v3")
    assert (table.at(m, "yellow goblin"), table.at(m, "yellow naga")) == ("gone", "lost")
    assert [event.rule for event in events if event.kind == "left"] == ["TW-DT1-04"]
    assert m.vp(0) == 2
