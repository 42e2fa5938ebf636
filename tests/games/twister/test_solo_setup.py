"""Setting up the solitaire game: the deal, the bag, who starts, what is hidden, what chance draws (TS-SET, TS-RNG)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import verlies
from games.twister import alone
from games.twister.table import STARTERS, new, play, squares, texts, told
from verlies.core.dealer import Dealer
from verlies.core.errors import UsageError
from verlies.core.moves import DEALER
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME
from verlies.proof import interference
from verlies.proof.basis import random_play

LEVELS = ("pink", "yellow", "green", "blue", "red", "black")


def bag(m: TwisterMatch) -> dict[str, Any]:
    found: dict[str, Any] = m.view(0)["solo"]["bag"]
    return found


def dealt(seed: int, **options: Any) -> TwisterMatch:
    """A game with a dealer who has dealt as far as he can."""
    m = new(seed, solo="pink", **options)
    m.deal()
    return m


# Levels and variants


@pytest.mark.rule("TS-SET-02", "TS-SET-03")
def test_six_levels_with_and_without_the_vision_for_one_seat() -> None:
    for level in LEVELS:
        for vision in (False, True):
            m = verlies.new("twister", solo=level, vision=vision)
            assert m.seats == 1
            shown = m.view(0)["solo"]
            assert (shown["level"], shown["vision"]) == (level, vision)
            assert (shown["eyes"] is not None) == vision
    assert GAME.seats_with({"solo": "off"}) == range(2, 3)
    with pytest.raises(UsageError):
        verlies.new("twister", seats=2, solo="pink")
    with pytest.raises(UsageError):
        verlies.new("twister", seats=1)


@pytest.mark.rule("TS-SET-01", "TS-SET-10", "TS-TUR-06")
def test_the_person_is_yellow_with_16_cards_and_the_non_player_has_only_nine_combat_cards() -> None:
    m = alone.begun()
    mine, theirs = m.view(0)["hands"]
    assert (mine["action"], mine["jumps"], mine["combat"]) == ([2, 3, 4, 5], 3, [0, 1, 2, 2, 3, 3, 4, 5, 6])
    assert (theirs["action"], theirs["jumps"], theirs["combat"]) == ([], 0, [0, 1, 2, 2, 3, 3, 4, 5, 6])
    assert m.view(0)["solo"]["pile"] == {"left": 9, "spent": []}
    yellow = m.view(0)["teams"][0]
    assert (len(yellow["figures"]), len(yellow["items"])) == (8, 6)


@pytest.mark.rule("TS-SET-01", "TS-END-02", "TS-TUR-04")
def test_options_of_the_game_for_two_change_nothing_here() -> None:
    others: dict[str, Any] = {"teams": "free", "extras": True, "handicap": "yellow_2", "target": 7, "opening": "none"}
    plain, other = alone.begun(), alone.begun(**others)
    assert other.view(0)["target"] == 5
    assert texts(other) == ["play 2"]
    assert {key: value for key, value in other.view(0).items() if key != "options"} == {
        key: value for key, value in plain.view(0).items() if key != "options"
    }


# The deal


@pytest.mark.rule("TS-SET-05", "TS-SET-06")
def test_eight_of_32_cards_are_dealt_each_as_likely_and_24_are_reinforcements() -> None:
    m = new(solo="pink")
    for left, npc in zip(range(8, 0, -1), alone.EIGHT, strict=True):
        assert m.turn == (DEALER,)
        assert alone.asked(m) == ("TS-SET-05", "deal", {"left": left})
        assert m.odds().total == 24 + left
        assert all(weight == 1 for _, weight in m.odds())
        assert f"deal {npc}" in alone.chance(m)
        events = alone.run(m, f"deal {npc}")
        assert told(events, "npc_dealt") == [{"npc": npc}]
        assert alone.where(m, npc) == "bag"
    assert m.turn == (0,)
    assert sorted(bag(m)["npcs"]) == sorted(alone.EIGHT)
    assert m.view(0)["solo"]["deck"] == 24
    assert alone.where(m, "djenh") == "deck"


@pytest.mark.rule("TS-SET-05")
def test_several_of_one_type_may_be_dealt() -> None:
    four = ("white_phil", "djenh", "meg_amind", "professor_psi")
    m = alone.begun(npcs=(*four, "yom", "tueft_al", "cog_nito", "spanner_hans"))
    assert set(four) <= set(bag(m)["npcs"])


# Who starts, and the bag


@pytest.mark.rule("TS-SET-08", "TS-SET-12")
def test_the_person_puts_four_of_eight_on_the_circles_and_lays_nothing_on_the_halls() -> None:
    m = new(solo="pink")
    alone.run(m, *(f"deal {npc}" for npc in alone.EIGHT))
    assert alone.asked(m) == ("TS-SET-08", "start", {"seat": 0, "left": 4})
    assert len(texts(m, "start ")) == 8 * 4
    assert squares(m, "start naga") == {"a2", "a4", "a7", "a9"}
    alone.run(m, "start naga a9")
    assert texts(m, "start naga") == []
    assert squares(m, "start mage") == {"a2", "a4", "a7"}
    alone.run(m, "start mage a2", "start telepath a4")
    events = alone.run(m, "start colossus a7")
    assert told(events, "bag_ready") == [{"count": 24}]
    starting = ("naga", "mage", "yellow telepath", "colossus")
    assert [alone.where(m, name) for name in starting] == ["a9", "a2", "a4", "a7"]
    assert alone.asked(m)[1] == "action_card"


@pytest.mark.rule("TS-SET-07", "TS-SET-08", "TS-EX-25")
def test_the_bag_holds_24_tokens_three_for_each_hall() -> None:
    m = alone.begun()
    inside = bag(m)
    assert (len(inside["npcs"]), len(inside["figures"])) == (8, 4)
    assert set(inside["figures"]) == {"banshee", "mechanork", "telepath", "backstabber"}
    assert [item["seat"] for item in inside["items"]] == [0] * 6 + [1] * 6
    kinds = {"rope", "key", "bow", "fireball_wand", "great_shield", "extendable_lance"}
    assert {item["kind"] for item in inside["items"] if item["seat"] == 0} == kinds
    assert {item["kind"] for item in inside["items"] if item["seat"] == 1} == kinds
    assert inside["count"] == 8 + 6 + 4 + 6 == 24 == 3 * len(m.view(0)["slots"])


@pytest.mark.rule("TS-SET-09", "TS-SET-12")
def test_nobody_of_the_non_player_is_there_at_first_and_nothing_lies_on_the_halls() -> None:
    m = alone.begun()
    view = m.view(0)
    assert {(piece["seat"], piece["kind"]) for piece in view["pieces"]} == {(0, name) for name in STARTERS}
    assert view["items"] == []
    assert all(not slot["up"] and slot["tokens"] == [] and slot["room"] == 0 for slot in view["slots"])
    assert view["solo"]["row"] == []
    assert {figure["state"] for figure in view["teams"][1]["figures"]} == {"bag"}


# Halls


@pytest.mark.rule("TS-SET-04", "TS-SET-15", "TS-SET-11", "TS-RNG-02")
def test_eight_halls_lie_face_down_and_any_of_them_may_come_in_any_of_four_ways() -> None:
    m = alone.begun()
    assert m.view(0)["solo"]["dark"] == ["37A", "37B", "38A", "38B", "39A", "39B", "40A", "40B"]
    alone.run(m, "play 2", "reveal S2")
    assert m.odds().total == 8 * 4
    assert {str(move) for move, weight in m.odds() if weight == 1} == {
        f"hall {hall} {turned}" for hall in m.view(0)["solo"]["dark"] for turned in range(4)
    }
    alone.run(m, "hall 39B 3")
    assert "39B" not in m.view(0)["solo"]["dark"]
    slot = m.view(0)["slots"][1]
    assert (slot["slot"], slot["hall"], slot["turned"]) == ("S2", "39B", 3)


@pytest.mark.rule("TS-SET-04")
def test_row_1_touches_the_yellow_start_zone_and_row_4_the_blue_one() -> None:
    m = alone.begun()
    corners = {slot["slot"]: (slot["x"], slot["y"]) for slot in m.view(0)["slots"]}
    assert corners == {
        "S1": (1, 0), "S2": (1, 5), "S3": (6, 0), "S4": (6, 5), "S5": (11, 0), "S6": (11, 5), "S7": (16, 0),
        "S8": (16, 5),
    }  # fmt: skip
    assert (m.view(0)["board"]["west"], m.view(0)["board"]["east"]) == (0, 21)


@pytest.mark.rule("TS-SET-04", "TW-TEAM-04")
def test_the_option_for_halls_works_alone_too() -> None:
    m = new(solo="pink", halls="both")
    assert alone.asked(m)[1:] == ("draw_pair", {"left": 4})
    play(m, "* pair 91; * pair 38; * pair 92; * pair 40")
    alone.run(
        m,
        *(f"deal {npc}" for npc in alone.EIGHT),
        *(f"start {n} a{y}" for n, y in zip(STARTERS, (2, 4, 7, 9), strict=True)),
    )
    assert m.view(0)["solo"]["dark"] == ["38A", "38B", "40A", "40B", "91A", "91B", "92A", "92B"]
    assert alone.run(m, "play 2", "reveal S1", "hall 91B 1")


@pytest.mark.rule("TS-SET-13")
def test_eight_vision_cards_one_for_each_place() -> None:
    m = alone.lay({"yom": "t3"}, {"cleric": "d3"}, down=["S4", "S8"], turn="person", ap=2, vision=True)
    m.solo = m.solo and m.solo._replace(visions=1)
    alone.run(m, "end")
    assert alone.chance(m) == [f"vision S{number}" for number in range(1, 9)]
    assert all(weight == 1 for _, weight in m.odds())


# Whose is what


@pytest.mark.rule("TS-SET-14")
def test_violet_takes_the_place_of_blue() -> None:
    """NPCs leave over the yellow zone, may stand in the blue one, and are friends of each other."""
    m = alone.lay({"white_phil": "v3", "djenh": "u3"}, {"cleric": "c3"}, items={"key": "u3"})
    assert m.status() == []
    assert m.view(0)["pieces"][-1]["seat"] == 1
    m = alone.lay({"white_phil": "b3"}, {"cleric": "u8"})
    alone.run(m, "next")
    assert alone.where(m, "white_phil") == "gone"
    assert m.vp(1) == 1
    m = alone.lay({}, {"cleric": "u8"}, turn="person")
    alone.run(m, "go cleric v8")
    assert alone.where(m, "cleric") == "gone"
    assert m.vp(0) == 1


@pytest.mark.rule("TS-SET-14", "TS-NPT-01")
def test_an_npc_in_the_blue_start_zone_is_active() -> None:
    m = alone.lay({"white_phil": "v3"}, {"cleric": "c3"})
    assert alone.thought(m)["npc"] == "white_phil"


# Chance


@pytest.mark.rule("TS-RNG-01", "TS-RNG-03")
def test_a_seed_deals_the_same_game_again() -> None:
    games = []
    for _ in range(2):
        match, rng = GAME.new(1, Dealer(11), None, {"solo": "black", "vision": True}), Random(5)
        for _ in zip(range(150), random_play(match, rng), strict=False):
            pass
        games.append(match.log())
    assert games[0] == games[1]
    assert sorted(bag(dealt(1))["npcs"]) != sorted(bag(dealt(2))["npcs"])


@pytest.mark.rule("TS-RNG-03")
def test_a_game_of_the_dealers_is_the_same_when_its_moves_are_typed() -> None:
    match, rng = GAME.new(1, Dealer(4), None, {"solo": "red"}), Random(4)
    for _ in zip(range(120), random_play(match, rng), strict=False):
        pass
    again = GAME.new(1, None, None, {"solo": "red"})
    for seat, move in match.log():
        again.play(seat, str(move))
    assert again.view(0) == match.view(0)
    assert again.key() == match.key()


@pytest.mark.rule("TS-RNG-02")
def test_what_is_hidden_is_only_what_has_not_been_drawn() -> None:
    """So a guess is the match itself, and nothing that the person sees depends on what comes."""
    match, rng = GAME.new(1, Dealer(8), None, {"solo": "blue", "vision": True}), Random(8)
    for _ in zip(range(80), random_play(match, rng), strict=False):
        pass
    assert match.guess(0, rng).key() == match.key()
    interference.check_guess(match, rng)


@pytest.mark.rule("TS-RNG-02")
def test_bag_deck_and_piles_are_public_but_for_their_order() -> None:
    m = alone.begun()
    shown = m.view(None)["solo"]
    assert shown == m.view(0)["solo"]
    assert sorted(shown["bag"]["npcs"]) == sorted(alone.EIGHT)
    assert (shown["deck"], shown["pile"]["left"]) == (24, 9)
