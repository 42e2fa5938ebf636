"""Moves and refusals always agree; and why a move of a turn is refused: each reason with its rule."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.tiny import table
from games.tiny.scatter import scenes
from games.tiny.windows import WINDOWS
from verlies.core.moves import DEALER
from verlies.core.steps import decisions
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.meta import GAME
from verlies.games.tiny.vocabulary import LEAVE, PAY, READY, SKILL
from verlies.proof import conformance

# All together

View = dict[str, Any]
TRUE: dict[str, Callable[[View, View, View], bool]] = {
    "too_little_focus": lambda view, own, told: told["focus"] == own["focus"] < told["cost"],
    "too_far": lambda view, own, told: told["away"] > told["range"],
    "no_such_die": lambda view, own, told: told["dice"] == view["test"]["faces"] and told["face"] not in told["dice"],
    "not_in_row": lambda view, own, told: told["card"] not in view["loot"]["row"] + view["spells"]["row"],
    "action_used": lambda view, own, told: view["budget"]["actions"] == 0,
    "began_unconscious": lambda view, own, told: view["budget"]["dazed"],
    "no_speed_left": lambda view, own, told: view["budget"]["spent"] >= told["speed"] == own["speed"],
    "stopped_by_foe": lambda view, own, told: view["budget"]["halted"] and own["place"] in _places(view, told["foe"]),
    "foe_in_room": lambda view, own, told: own["place"] in _places(view, told["foe"]),
    "not_in_room": lambda view, own, told: own["place"] != told["cell"] in _places(view, told["target"]),
    "not_in_play": lambda view, own, told: not _places(view, told["target"]),
    "no_room_there": lambda view, own, told: told["cell"] not in [cell["cell"] for cell in view["cells"]],
    "covered": lambda view, own, told: {"start": told["ability"], "card": told["card"]} in (own["left"], own["right"]),
}
"""What must hold for the hero whose turn it is, if a refusal gives this reason."""


def _places(view: View, name: str) -> list[str]:
    """Where the foe or hero of this name stands, if it is in play."""
    foes = [*view["goblins"], *view["minions"], view["boss"]]
    found = [each for each in (*foes, *view["heroes"]) if each and name in (each.get("foe"), each.get("hero"))]
    return [each["place"] for each in found if each["place"] is not None]


def test_moves_and_refusals_agree_in_positions_of_many_games() -> None:
    windows: set[int] = set()
    for match, rng in scenes(range(14), 50):
        if match.turn != (DEALER,):
            windows.add(match.frames[-1][0])
            conformance.check_moves(match, rng)
            if rng.random() < 0.05:
                conformance.check_refusals(match, rng)
            seat = match.turn[0]
            assert len(list(match.candidates(seat))) <= 400 + len(match.moves(seat))
    assert len(windows) > 8


def test_what_a_refusal_says_is_true() -> None:
    said: set[str] = set()
    for match, _ in scenes(range(100, 116), 40):
        view = match.view(None)
        texts = match.candidates(match.turn[0]) if match.turn != (DEALER,) else ()
        for refusal in filter(None, (match.why_not(match.turn[0], text) for text in texts)):
            told = dict(refusal.args)
            if refusal.reason in TRUE:
                said.add(refusal.reason)
                assert TRUE[refusal.reason](view, view["heroes"][match.active], told), refusal
    assert said == set(TRUE)


@pytest.mark.parametrize("heroes", ["chosen", "drafted"])
def test_moves_and_refusals_agree_while_heroes_are_chosen(heroes: str) -> None:
    match, rng = GAME.new(3, None, None, {"heroes": heroes}), Random(1)
    for _ in range(9):
        conformance.check_moves(match, rng)
        match.play(match.turn[0], match.moves(match.turn[0])[-1])


def _kind_of_question(window: int) -> str:
    prompt = WINDOWS[window]().prompt(0)
    assert prompt is not None
    return prompt.kind


@pytest.mark.parametrize("window", WINDOWS, ids=_kind_of_question)
def test_every_text_that_is_a_move_is_legal_or_refused_in_every_window(window: int) -> None:
    match = WINDOWS[window]()
    assert match.frames[-1][0] == window
    seat = match.turn[0]
    legal = match.moves(seat)
    for text in list(match.vocabulary.moves):
        assert (match.why_not(seat, text) is None) == (text in legal), text
    conformance.check_moves(match, Random(1))
    conformance.check_refusals(match, Random(1))


def test_every_question_has_a_position_and_each_verb_that_answers_it_can_be_refused_if_ever_illegal() -> None:
    asked = list(decisions(TinyMatch.step_table))
    assert {each.number for each in asked} == set(WINDOWS)
    answers = [answer for each in asked for answer in each.answers.values()]
    refused = {answer.verb for answer in answers if answer.conditions}
    assert {answer.verb for answer in answers} - refused == {SKILL, PAY, READY, LEAVE}


def test_every_reason_is_proved_by_a_test() -> None:
    """Each reason that stands in the source stands in a test of refusals, too."""
    answers = (answer for asked in decisions(TinyMatch.step_table) for answer in asked.answers.values())
    reasons = {condition.reason for answer in answers for condition in answer.conditions}
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_refusals*.py"))
    assert len(reasons) > 90
    assert {reason for reason in reasons if f'"{reason}"' not in tests} == set()


@pytest.mark.rule("TE-TRN-01", "TE-TST-16")
def test_a_verb_that_answers_another_question_comes_at_the_wrong_time() -> None:
    match = table.new()
    assert table.refused(match, "reward 1") == ("TE-TRN-01", "not_now", {"verb": "reward", "question": "turn"})
    assert table.refused(match, "dice 6 4 1") == ("TE-TRN-01", "not_now", {"verb": "dice", "question": "turn"})
    table.lay(match, "d3", "spike_pit")
    table.play(match, "0 go d3")
    assert table.refused(match, "go d4") == ("TE-TST-16", "not_now", {"verb": "go", "question": "before_roll"})


@pytest.mark.rule("TE-SET-19")
def test_a_refusal_does_not_say_what_lies_in_a_deck() -> None:
    match = table.new()
    table.in_row(match, "longsword")
    table.hero(match, 1, left="rapier")
    table.effect(match, "pickup", kinds=3, n=1)
    assert table.why_not(match, "take longsword left") is None
    assert (
        table.why_not(match, "take crossbow left")
        == table.why_not(match, "take rapier left")
        == ("TE-LOO-02", "not_in_row")
    )


# Steps


@pytest.mark.rule("TE-MOV-01", "TE-MOV-02", "TE-MOV-03", "TE-REV-01")
def test_a_step_leads_along_a_corridor_into_a_neighbouring_room() -> None:
    match = table.new()
    table.lay(match, "d3", "long_hall", "ew")
    table.lay(match, "e4", "crossroads")
    table.lay(match, "f4", "locked_chest", "w")
    table.back(match, "e3", "A")
    table.back(match, "c3", "A")
    assert table.why_not(match, "go e4") is table.why_not(match, "go d5") is None
    assert table.refused(match, "go d4") == ("TE-MOV-01", "already_there", {"place": "d4"})
    assert table.refused(match, "go d3") == ("TE-MOV-02", "no_corridor", {"cell": "d3"})
    assert table.refused(match, "go f4") == ("TE-MOV-03", "not_a_neighbour", {"cell": "f4"})
    assert table.refused(match, "go c3") == ("TE-MOV-03", "not_a_neighbour", {"cell": "c3"})
    assert table.refused(match, "go a1") == ("TE-MOV-02", "no_room_there", {"cell": "a1"})
    table.hero(match, 0, "d3")
    assert table.why_not(match, "go e3") is None
    table.hero(match, 0, "f4")
    table.back(match, "f3", "A")
    assert table.refused(match, "go f3") == ("TE-REV-01", "no_corridor", {"cell": "f3"})


@pytest.mark.rule("TE-MOV-01")
def test_without_speed_left_no_step_is_taken() -> None:
    match = table.new("thordin lanon")
    table.halls(match, "d3")
    table.play(match, "0 go d3", "0 go d4", "0 go d3")
    assert table.refused(match, "go d4") == ("TE-MOV-01", "no_speed_left", {"speed": 3})
    assert table.why_not(match, "go a1") == ("TE-MOV-02", "no_room_there")


@pytest.mark.rule("TE-MOV-04")
def test_a_foe_that_stopped_the_movement_is_named() -> None:
    match = table.new()
    table.halls(match, "d3")
    table.goblin(match, 1, "stabby", "d3")
    table.play(match, "0 go d3")
    assert table.refused(match, "go d4") == ("TE-MOV-04", "stopped_by_foe", {"foe": "g1", "card": "stabby"})


@pytest.mark.rule("TE-TRN-04", "TE-TRN-05")
def test_a_hero_action_after_the_first_step_ends_the_movement() -> None:
    match = table.new()
    table.halls(match, "d3")
    table.play(match, "0 rest")
    assert table.why_not(match, "go d3") is None
    table.turn_of(match, 0)
    table.play(match, "0 go d3", "0 rest")
    assert table.why_not(match, "go d4") == ("TE-TRN-04", "action_ended_movement")


@pytest.mark.rule("TE-MOV-12")
def test_a_movement_that_was_ended_is_over_for_the_turn() -> None:
    match = table.lair("dragon")
    table.hero(match, 0, "d3")
    table.play(match, "0 go l3", "0 go l2", "0 stop")
    assert table.why_not(match, "go l3") == ("TE-MOV-12", "movement_over")


@pytest.mark.rule("TE-LAIR-01", "TE-LAIR-02", "TE-DMG-05")
def test_the_lair_is_opened_from_its_door_once_the_minions_are_slain() -> None:
    match = table.new()
    table.lay(match, "d3", "lair_door", "nes")
    assert table.why_not(match, "go l3") == ("TE-LAIR-02", "not_at_door")
    table.hero(match, 0, "d3")
    assert table.refused(match, "go l3") == ("TE-LAIR-01", "lair_locked", {"kills": 0, "wanted": 2})
    match.kills = 2
    table.hero(match, 0, "d3")
    assert table.why_not(match, "go l3") is None
    assert table.refused(match, "go l1") == ("TE-LAIR-02", "by_the_entrance", {"place": "l3"})
    table.begin_unconscious(match, 0)
    assert table.why_not(match, "go l3") == ("TE-DMG-05", "began_unconscious")


@pytest.mark.rule("TE-LAIR-04", "TE-LAIR-05", "TE-LAIR-06")
def test_within_the_lair_one_goes_from_space_to_space_and_out_by_the_entrance() -> None:
    match = table.lair("dragon")
    assert table.why_not(match, "go l3") == ("TE-LAIR-04", "not_at_door")
    table.hero(match, 0, "d3")
    assert table.refused(match, "go l1") == ("TE-LAIR-04", "by_the_entrance", {"place": "l3"})
    table.hero(match, 0, "l1")
    assert table.why_not(match, "go l2") is None
    assert table.refused(match, "go l3") == ("TE-LAIR-06", "space_not_beside", {"place": "l3"})
    assert table.refused(match, "go d3") == ("TE-LAIR-04", "by_the_entrance", {"place": "l3"})
    assert table.refused(match, "go d4") == ("TE-LAIR-05", "only_to_door", {"cell": "d3"})
    match.spent = 3
    table.hero(match, 0, "l3")
    assert table.why_not(match, "go d3") == table.why_not(match, "go l4") == ("TE-MOV-01", "no_speed_left")


@pytest.mark.rule("TE-LAIR-09", "TE-LAIR-15")
def test_a_taken_space_is_not_a_place_to_end_on() -> None:
    match = table.lair("dragon")
    table.hero(match, 0, "d3")
    table.hero(match, 1, "l3")
    match.spent = 2
    table.hero(match, 0, "d3")
    assert table.refused(match, "go l3") == ("TE-LAIR-09", "space_taken", {"place": "l3", "left": 0})
    table.hero(match, 0, "l2")
    assert table.refused(match, "go l3") == ("TE-LAIR-15", "space_taken", {"place": "l3", "left": 0})
    match.spent = 1
    table.hero(match, 0, "d3")
    table.play(match, "0 go l3")
    for text in ("rest", "stop", "end", "attack hammer boss"):
        assert table.refused(match, text) == ("TE-LAIR-15", "on_taken_space", {"place": "l3"})


@pytest.mark.rule("TE-LAIR-15")
def test_on_a_taken_space_the_speed_to_move_on_cannot_be_laid_down() -> None:
    match = table.new("lanon thordin")
    table.act_two(match, "dragon")
    table.hero(match, 0, "d3", trinkets="lion_boots owl_tome")
    table.hero(match, 1, "l3")
    match.spent = 2
    table.hero(match, 0, "d3")
    table.play(match, "0 go l3")
    assert table.why_not(match, "use divine_might") == ("TE-LAIR-15", "on_taken_space")
    assert table.refused(match, "discard lion_boots") == ("TE-LAIR-15", "speed_needed", {"card": "lion_boots"})
    assert table.why_not(match, "discard owl_tome") is None


@pytest.mark.rule("TE-LAIR-14")
def test_a_movement_is_stopped_only_where_that_does_something() -> None:
    match = table.lair("dragon")
    assert table.why_not(match, "stop") == ("TE-LAIR-14", "stop_without_effect")
    table.hero(match, 0, "d3")
    table.play(match, "0 go l3", "0 go l2")
    assert table.why_not(match, "stop") is None


# Hero actions


@pytest.mark.rule("TE-TRN-01", "TE-TRN-07", "TE-DMG-05")
def test_hero_actions_are_counted() -> None:
    match = table.new()
    table.play(match, "0 rest")
    assert table.why_not(match, "rest") == ("TE-TRN-01", "action_used")
    table.turn_of(match, 0)
    match.extra = True
    table.play(match, "0 rest", "0 rest")
    assert table.why_not(match, "rest") == ("TE-TRN-07", "both_actions_used")
    match = table.inside("study", "lanon thordin")
    table.goblin(match, 1, "stabby", "d3")
    table.hero(match, 1, "d3")
    assert table.why_not(match, "search") is table.why_not(match, "use divine_might") is None
    match.extra, match.acted = True, 2
    table.hero(match, 0)
    assert (
        table.why_not(match, "search") == table.why_not(match, "use divine_might") == ("TE-TRN-07", "both_actions_used")
    )
    match = table.new()
    table.begin_unconscious(match, 0)
    assert table.why_not(match, "rest") == ("TE-DMG-05", "began_unconscious")


@pytest.mark.rule("TE-ACT-02", "TE-ACT-03", "TE-ACT-14")
def test_a_search_needs_a_room_for_it_and_peace() -> None:
    match = table.new()
    assert table.why_not(match, "search") == ("TE-ACT-02", "nothing_to_search")
    match = table.inside("study")
    assert table.why_not(match, "search") is None
    table.goblin(match, 1, "stabby", "d3")
    assert table.refused(match, "search") == ("TE-ACT-03", "foe_in_room", {"foe": "g1", "card": "stabby"})
    table.hero(match, 1, "d3")
    assert table.why_not(match, "search") is None
    table.act_two(match, "dragon", door="d5")
    table.hero(match, 0, "l3")
    assert table.why_not(match, "search") == ("TE-ACT-14", "in_lair")


@pytest.mark.rule("TE-ACT-04", "TE-TST-15")
def test_a_search_that_is_paid_before_the_roll_needs_the_focus() -> None:
    match = table.inside("feasthall", focus=2)
    assert table.refused(match, "search") == ("TE-ACT-04", "too_little_focus", {"cost": 3, "focus": 2})
    match = table.inside("witchs_brew", focus=0)
    assert table.refused(match, "search") == ("TE-TST-15", "too_little_focus", {"cost": 1, "focus": 0})
    table.hero(match, 0, focus=1)
    assert table.why_not(match, "search") is None


@pytest.mark.rule("TE-HAZ-11", "TE-ACT-02", "TE-ACT-12")
def test_a_skill_is_named_only_where_there_is_a_choice() -> None:
    match = table.inside("graveyard")
    assert table.why_not(match, "search str") is None
    assert table.why_not(match, "search") == ("TE-HAZ-11", "name_skill")
    assert table.refused(table.inside("study"), "search str") == ("TE-ACT-02", "skill_is_fixed", {"skill": "int"})
    assert table.why_not(table.inside("witchs_brew"), "search str") == ("TE-ACT-12", "no_test")


@pytest.mark.rule("TE-DMG-05", "TE-TRN-01")
def test_a_free_search_needs_no_hero_action_but_a_turn_that_was_begun_awake() -> None:
    match = table.inside("armory")
    table.play(match, "0 rest")
    assert table.why_not(match, "search dex") is None
    match = table.inside("study")
    table.play(match, "0 rest")
    assert table.why_not(match, "search") == ("TE-TRN-01", "action_used")
    match = table.inside("armory", health=0)
    table.turn_of(match, 0)
    assert table.why_not(match, "search dex") == ("TE-DMG-05", "began_unconscious")


@pytest.mark.rule("TE-ACT-03", "TE-ACT-05", "TE-ACT-06", "TE-ACT-14")
def test_only_a_trap_is_disarmed_and_only_once() -> None:
    assert table.why_not(table.new(), "disarm") == ("TE-ACT-05", "no_trap")
    assert table.why_not(table.inside("goblin_bunks"), "disarm") == ("TE-ACT-06", "no_trap")
    match = table.inside("spike_pit")
    assert table.why_not(match, "disarm") is None
    table.goblin(match, 1, "stabby", "d3")
    assert table.refused(match, "disarm") == ("TE-ACT-03", "foe_in_room", {"foe": "g1", "card": "stabby"})
    match.disarmed = 1 << match.place[0]
    assert table.why_not(match, "disarm") == ("TE-ACT-06", "already_disarmed")
    table.act_two(match, "dragon", door="d5")
    table.hero(match, 0, "l3")
    assert table.why_not(match, "disarm") == ("TE-ACT-14", "in_lair")
