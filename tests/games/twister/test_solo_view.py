"""What the person sees of the solitaire game: level, bag, row, piles, and what an NPC has in mind."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, texts, told
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME
from verlies.games.twister.solo import memory
from verlies.proof.basis import random_play

KEYS = {
    "level", "vision", "row", "bag", "deck", "calls", "eyes", "dark", "visions_due", "due", "pile", "helpless",
    "arrival", "turned_up", "thought",
}  # fmt: skip
THOUGHT = {
    "npc", "mode", "ap", "steps_left", "kind", "tests", "objects", "die", "map", "plan", "goal",
}  # fmt: skip
TEST = {
    "rank", "objective", "ap", "default", "result", "reason", "object", "place", "gate", "prio", "need", "squares",
    "gives",
}  # fmt: skip
REASONS: dict[str, set[str | None]] = {
    "yes": {"reachable"},
    "no": {"too_far", "shut_in", "not_allowed", "bullies_only"},
    "void": {"nothing_there", "next_to_equal", "has_better", "wounded_now", "all_locked"},
    "unasked": {None},
}


def solo(m: TwisterMatch) -> dict[str, Any]:
    found: dict[str, Any] = m.view(0)["solo"]
    return found


@pytest.mark.rule("TS-RNG-02", "TS-SET-02")
def test_the_level_says_which_cards_call() -> None:
    black = solo(alone.begun("black", vision=True))
    assert set(black) == KEYS
    assert black["calls"] == {"action": [2, 5], "jump": True, "combat": [0, 4, 6], "np": [0, 1, 6]}
    assert black["eyes"] == {"action": [5], "combat": [2, 3], "np": [2, 3]}
    pink = solo(alone.begun())
    assert pink["calls"] == {"action": [], "jump": False, "combat": [], "np": [0, 1, 2]}
    assert pink["eyes"] is None
    assert (pink["thought"], pink["arrival"], pink["turned_up"], pink["row"]) == (None, None, None, [])


def test_a_game_for_two_has_nothing_of_it() -> None:
    view = GAME.new(2, None, None, {}).view(0)
    assert view["solo"] is None


@pytest.mark.rule("TS-RNG-02", "TS-REV-04")
def test_the_token_that_arrives_is_no_longer_in_the_bag() -> None:
    m = alone.begun()
    alone.run(m, "play 2", "reveal S1", "hall 37A 0")
    assert solo(m)["bag"]["count"] == 24
    alone.run(m, "bag violet yom")
    assert solo(m)["bag"]["count"] == 23
    assert "yom" not in solo(m)["bag"]["npcs"]
    assert solo(m)["arrival"] == {
        "seat": 1, "kind": "yom", "slot": "S1", "hall": "37A", "dice": None, "squares": [],
    }  # fmt: skip
    alone.run(m, "dice 6 3")
    assert solo(m)["bag"]["count"] == 23
    assert solo(m)["arrival"]["dice"] == [6, 3]
    alone.run(m, texts(m)[0], "bag yellow rope")
    assert {"seat": 0, "kind": "rope"} not in solo(m)["bag"]["items"]
    assert {"seat": 1, "kind": "rope"} in solo(m)["bag"]["items"]
    alone.run(m, "dice 6 6")
    assert solo(m)["arrival"] is None
    assert solo(m)["bag"]["count"] == 22


@pytest.mark.rule("TS-RNG-02", "TS-AMB-16")
def test_the_team_of_the_non_player_lists_all_that_are_known() -> None:
    npcs = {"white_phil": "c2", "xanth": "n8"}
    m = alone.lay(
        npcs, {"cleric": "n7"}, wounded=["xanth"], drawn=alone.CELL, bag=["violet yom"], down=["S8"], turn="person"
    )
    states = {figure["kind"]: (figure["state"], figure["at"]) for figure in m.view(0)["teams"][1]["figures"]}
    assert states == {"white_phil": ("play", "c2"), "xanth": ("wounded", "n8"), "yom": ("bag", None)}
    alone.run(m, "fight n8", "card 6", "np 3")
    states = {figure["kind"]: (figure["state"], figure["at"]) for figure in m.view(0)["teams"][1]["figures"]}
    assert states["xanth"] == ("eliminated", None)
    assert solo(m)["pile"] == {"left": 8, "spent": [3]}
    assert m.view(0)["hands"][1]["spent"] == [3]


def test_pieces_of_the_non_player_have_their_names_and_what_they_carry() -> None:
    npcs = {"white_phil": "c2", "serpico": "n8", "xanth": "n8"}
    m = alone.lay(npcs, {"cleric": "n3"}, items={"key": "c2", "violet bow": "n3"}, wounded=["xanth"], turn="person")
    pieces = {piece["kind"]: piece for piece in m.view(0)["pieces"]}
    assert pieces["white_phil"]["carries"] == {"seat": 0, "kind": "key"}
    assert pieces["serpico"]["carries"] == {"seat": 1, "kind": "xanth"}
    assert pieces["xanth"]["carried"]
    assert pieces["cleric"]["carries"] == {"seat": 1, "kind": "bow"}
    assert {kind: piece["seat"] for kind, piece in pieces.items()} == {
        "white_phil": 1, "serpico": 1, "xanth": 1, "cleric": 0,
    }  # fmt: skip
    assert m.view(0)["values"]["serpico"] == [6, 2]


@pytest.mark.rule("TS-INV-10")
def test_what_lies_untaken_under_an_npc_is_not_shown_as_carried() -> None:
    m = alone.lay({"white_phil": "n8"}, {"cleric": "n3"}, items={"bow": "n8"}, loose=["bow"], turn="person")
    assert m.view(0)["pieces"][-1]["carries"] is None
    assert m.view(0)["items"] == [{"seat": 0, "kind": "bow", "square": "n8", "carried": False}]


@pytest.mark.rule("TS-NPT-02", "TS-NPT-04")
def test_the_row_tells_who_waits_acts_has_acted_and_is_wounded() -> None:
    npcs = {"white_phil": "c2", "xanth": "k5", "djenh": "t9", "yom": "r9"}
    m = alone.lay(npcs, {"cleric": "n8"}, wounded=["xanth"], drawn=alone.CELL, turn="person")
    assert alone.row(m) == [("white_phil", "waits"), ("xanth", "wounded"), ("djenh", "waits"), ("yom", "waits")]
    alone.run(m, "end", "row yom")
    assert {npc for npc, _ in alone.row(m)} == set(npcs)
    assert alone.row(m)[0] == ("yom", "waits")
    alone.run(m, "row white_phil", "row xanth")
    assert alone.row(m) == [("yom", "acts"), ("white_phil", "waits"), ("xanth", "wounded"), ("djenh", "waits")]


@pytest.mark.rule("TS-ACT-01", "TS-ACT-08")
def test_a_thought_in_full() -> None:
    """Hur-Ban at the cleric: two squares beside her are as near, so a die has to decide."""
    m = alone.lay({"hur_ban": "d6"}, {"cleric": "d4", "mage": "h6"}, drawn=draw("d5 N -"))
    shown = alone.thought(m)
    assert set(shown) == THOUGHT
    assert (shown["npc"], shown["mode"], shown["kind"]) == ("hur_ban", "fight", "goal")
    assert shown["die"] == {"of": 2, "fell": None}
    assert (shown["plan"], shown["goal"]) == ([], None)
    alone.run(m, "tie 2")
    shown = alone.thought(m)
    assert shown["die"] == {"of": 2, "fell": 2}
    assert shown["ap"] == {"left": 5, "of": 5}
    assert shown["tests"][0] == {
        "rank": 1, "objective": "fight", "ap": 5, "default": True, "result": "yes", "reason": "reachable",
        "object": "cleric", "place": "d4", "gate": None, "prio": 1, "need": 3, "squares": 3, "gives": False,
    }  # fmt: skip
    assert shown["objects"] == [
        {"object": "cleric", "place": "d4", "gate": None, "prio": 1, "need": 3, "squares": 3},
        {"object": "cleric", "place": "d4", "gate": None, "prio": 1, "need": 3, "squares": 3},
        {"object": "mage", "place": "h6", "gate": None, "prio": 2, "need": 3, "squares": 3},
    ]
    assert shown["plan"] == [
        {"do": "move", "ap": 1, "path": ["d6", "d5", "e5"], "gate": None},
        {"do": "move", "ap": 1, "path": ["e5", "e4"], "gate": None},
    ]
    assert shown["goal"] == {"do": "fight", "ap": 1, "square": "d4", "slot": None, "gate": None, "object": "cleric"}


@pytest.mark.rule("TS-PRX-01", "TS-PRX-02")
def test_who_else_is_in_reach_is_named_by_rank_and_then_by_cost() -> None:
    yellow = {"naga": "d9", "mage": "h6", "cleric": "d4", "colossus": "u1"}
    m = alone.lay({"hur_ban": "d6"}, yellow, drawn=draw("d5 N -"))
    events = alone.run(m, "tie 1")
    assert told(events, "weighed") == [{"npc": "hur_ban", "objects": ["mage", "naga"], "gates": []}]
    assert [one["object"] for one in alone.thought(m)["objects"]] == ["cleric", "cleric", "mage", "naga"]


def test_during_a_combat_the_thought_of_the_attacker_stays_in_sight() -> None:
    m = alone.lay({"hur_ban": "e4"}, {"cleric": "e5", "naga": "t9"})
    alone.run(m, "next")
    assert alone.thought(m)["npc"] == "hur_ban"
    assert alone.thought(m)["ap"] == {"left": 4, "of": 5}
    assert alone.thought(m)["plan"] == []
    assert m.view(0)["combat"]["attacker"] == 1
    assert m.view(0)["phase"] == "combat"
    assert m.view(0)["active"] == 1


def test_the_last_combat_is_shown_until_the_turn_is_over() -> None:
    m = alone.lay({"white_phil": "c2", "xanth": "n8"}, {"cleric": "n7"}, drawn=alone.CELL, turn="person")
    alone.run(m, "fight n8", "card 6", "np 3")
    assert m.view(0)["last_fight"]["totals"] == [8, 4]
    alone.run(m, "end")
    assert m.view(0)["last_fight"] is None


@pytest.mark.rule("TS-END-05")
def test_turns_without_anybody_are_counted_openly() -> None:
    m = alone.lay({"white_phil": "c2"}, {}, drawn=alone.CELL, bag=["yellow naga"], down=["S8"], turn="person", ap=2)
    assert solo(m)["helpless"] == 0
    alone.run(m, "end", "next")
    assert solo(m)["helpless"] == 1


def test_views_of_whole_games_are_plain_data_and_sound() -> None:
    kinds, reasons, ties = set(), set(), 0
    for seed, level in enumerate(("pink", "black", "blue")):
        match, rng = GAME.new(1, Dealer(seed), None, {"solo": level, "vision": seed == 1}), Random(seed)
        assert isinstance(match, TwisterMatch)
        for at, _ in enumerate(random_play(match, rng)):
            if at > 700:
                break
            if at % 5 and match.frames and match.frames[-1][0] not in (memory.WATCH, memory.TIE):
                continue
            view = match.view(0)
            assert json.loads(json.dumps(view)) == view
            shown = view["solo"]
            assert set(shown) == KEYS
            assert shown["bag"]["count"] == sum(len(shown["bag"][name]) for name in ("npcs", "figures", "items"))
            if shown["thought"] is None:
                continue
            assert set(shown["thought"]) == THOUGHT
            kinds.add(shown["thought"]["kind"])
            for test in shown["thought"]["tests"]:
                assert set(test) == TEST
                if (
                    match.frames
                    and match.frames[-1][0] in (memory.WATCH, memory.TIE)
                    and not memory.mind_of(match).again
                ):
                    assert test["reason"] in REASONS[test["result"]], test
                    reasons.add(test["reason"])
            if match.turn == (DEALER,) and match.frames[-1][0] == memory.TIE:
                prompt = match.prompt(DEALER)
                assert prompt is not None
                choices = [{**choice, "number": 0} for choice in prompt.args["choices"]]
                assert all(choices.count(choice) == 1 for choice in choices), choices
                ties += 1
    assert {"goal", "approach", "none"} <= kinds
    assert {"reachable", "too_far", "shut_in", "nothing_there"} <= reasons
    assert ties > 3


def test_a_look_changes_nothing_and_is_the_same_after_apply_and_play() -> None:
    played, applied = (
        alone.lay({"arthos": "d4", "white_phil": "c2"}, {"cleric": "t9"}, drawn=alone.CELL, turn="person")
        for _ in range(2)
    )
    for move in ("end", "row arthos"):
        seat = played.turn[0]
        played.play(seat, move)
        applied.apply(seat, move)
        assert played.view(0) == applied.view(0)
        assert played.key() == applied.key()
    key = played.key()
    played.forecast(0)
    played.view(0)
    assert played.key() == key
