"""Why not, alone against the non-player: what its rules forbid, said with the rule and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, holding, lay, new, texts, why_not
from games.twister.test_refusals_all import lazy_texts
from verlies.core.dealer import Dealer
from verlies.core.moves import DEALER
from verlies.games.twister import state as s
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME
from verlies.games.twister.solo import memory
from verlies.proof import conformance, interference
from verlies.proof.basis import random_play
from verlies.text import describe

CELL = ("b1 W |", "b1 S -")
"""b1 opens to the east only."""


def dealt() -> TwisterMatch:
    """Eight NPCs are in the bag; now the person chooses who starts."""
    m = new(solo="pink")
    alone.run(m, *(f"deal {name}" for name in alone.EIGHT))
    return m


# The first turns


@pytest.mark.rule("TS-SET-08")
def test_four_characters_start_on_the_circles_one_on_each() -> None:
    m = dealt()
    alone.run(m, "start naga a2")
    assert why_not(m, "start naga a4") == ("TS-SET-08", "already_set", {"figure": "naga", "square": "a2"})
    assert why_not(m, "start cleric a2") == ("TS-SET-08", "circle_taken", {"square": "a2"})
    assert why_not(m, "start cleric v2") == ("TW-SET-05", "no_circle", {"square": "v2"})
    assert why_not(m, "start thief a4") == ("TS-SET-08", "not_in_team", {"thing": "thief"})


@pytest.mark.rule("TS-TUR-04", "TS-EX-24")
def test_action_cards_come_in_order_the_first_time_and_freely_from_then_on() -> None:
    m = alone.begun()
    assert texts(m) == ["play 2"]
    assert why_not(m, "play 3") == ("TS-TUR-04", "in_order", {"value": 3, "first": 2})
    assert why_not(m, "play 5") == ("TS-TUR-04", "in_order", {"value": 5, "first": 2})
    assert why_not(m, "play 7") == ("TW-TRN-01", "no_such_card", {"value": 7})
    m.actions[0], m.high[0] = 0b110000, 3
    m._legal = {}
    assert texts(m) == ["play 4"]
    assert why_not(m, "play 5") == ("TS-TUR-04", "in_order", {"value": 5, "first": 4})
    assert why_not(m, "play 2") == ("TW-TRN-05", "card_out", {"value": 2})
    m.actions[0], m.high[0] = 0b111100, 5
    m._legal = {}
    assert texts(m) == ["play 2", "play 3", "play 4", "play 5"]


@pytest.mark.rule("TS-TUR-05", "TS-EX-24")
def test_the_very_first_action_reveals_a_hall_at_ones_own_start_zone() -> None:
    m = alone.begun()
    alone.run(m, "play 2")
    assert texts(m) == ["reveal S1", "reveal S2"]
    first = ("TS-TUR-05", "reveal_first", {"slots": ["S1", "S2"]})
    for text in ("end", "go naga a3", "reveal S3", "reveal S8", "fight a4", "turn 37A cw", "take naga a3 rope"):
        assert why_not(m, text) == first
    alone.run(m, "reveal S1")
    alone.run(
        m, "hall 37A 0", "bag yellow rope", "dice 6 6", "bag yellow key", "dice 6 6", "bag yellow bow", "dice 6 6"
    )
    assert {"end", "go naga a3", "reveal S2"} <= set(texts(m))
    assert why_not(m, "reveal S1")[:2] == ("TW-REV-02", "already_up")
    assert why_not(m, "reveal S8")[:2] == ("TW-REV-02", "nobody_beside")


# Tokens


@pytest.mark.rule("TS-PLY-02", "TS-PLY-04")
def test_who_is_in_the_bag_or_lost_by_the_dice_says_so() -> None:
    m = alone.lay({}, {"cleric": "c3"}, bag=["yellow naga"], turn="person")
    assert why_not(m, "go naga c4") == ("TS-PLY-02", "still_in_bag", {"figure": "naga"})
    assert why_not(m, "go mage c4") == ("TS-PLY-04", "out_of_game", {"figure": "mage"})
    m.where[alone.find(m, "colossus")], m.where[alone.find(m, "banshee")] = s.DEAD, s.GONE
    assert why_not(m, "go colossus c4") == ("TW-WND-04", "eliminated", {"figure": "colossus"})
    assert why_not(m, "go banshee c4") == ("TW-EXT-06", "has_left", {"figure": "banshee"})
    two = lay({"cleric": "c3", "naga": "d3"})
    two.where[alone.find(two, "naga")] = s.LOST  # carried out by a friend (TW-EXT-03)
    assert why_not(two, "go naga c4") == ("TW-EXT-06", "has_left", {"figure": "naga"})


def arriving(dice: str, turned: int = 0) -> TwisterMatch:
    """A hall with a pit in column 2, row 3, a rope in column 1 of that row; a key comes out, and a die shows 6."""
    m = alone.lay(
        {}, {"cleric": "f3"}, bag=["violet rope", "yellow key"], down=["S3"], drawn=draw("h3 O"), turn="person"
    )
    alone.run(m, "reveal S3", f"hall 38A {turned}", "bag violet rope", "dice 1 3", "bag yellow key", dice)
    return m


@pytest.mark.rule("TS-TPT-03", "TS-TPT-06", "TS-TPT-08")
def test_with_a_red_six_the_column_is_chosen_and_must_be_free_and_no_pit() -> None:
    m = arriving("dice 6 3")
    assert texts(m) == ["set i3", "set j3", "set k3"]
    assert why_not(m, "set g3") == ("TS-TPT-06", "place_taken", {"square": "g3"})
    assert why_not(m, "set h3") == ("TS-TPT-06", "place_on_pit", {"square": "h3"})
    for square in ("i4", "f3", "l3", "a1"):
        given = {"square": square, "axis": "column", "number": 3, "hall": "38A"}
        assert why_not(m, f"set {square}") == ("TS-TPT-03", "outside_line", given)
    assert why_not(m, "end") == ("TS-TPT-03", "not_now", {"verb": "end", "question": "spot"})


@pytest.mark.rule("TS-TPT-02", "TS-TPT-04")
def test_with_a_white_six_the_row_is_chosen_and_rows_turn_with_the_hall() -> None:
    m = arriving("dice 4 6")
    assert texts(m) == ["set j1", "set j2", "set j3", "set j4", "set j5"]
    given = {"square": "i3", "axis": "row", "number": 4, "hall": "38A"}
    assert why_not(m, "set i3") == ("TS-TPT-04", "outside_line", given)
    m = arriving("dice 6 1", turned=1)  # the top row of the drawing is the right column now
    assert texts(m) == ["set k1", "set k2", "set k3", "set k4", "set k5"]
    assert why_not(m, "set g1")[:2] == ("TS-TPT-03", "outside_line")


@pytest.mark.rule("TS-ACT-07")
def test_while_a_plan_is_shown_nothing_is_done_but_to_let_it_happen() -> None:
    m = alone.lay({"hur_ban": "c4"}, {"cleric": "c3"})
    assert texts(m) == ["next"]
    for text in ("go cleric c4", "end", "card 3", "set c4", "play 2", "force 3"):
        waits = {"verb": text.partition(" ")[0], "question": "npc"}
        assert why_not(m, text) == ("TS-ACT-01", "not_now", waits)


# Combat


@pytest.mark.rule("TS-CMB-07")
def test_only_a_card_that_was_turned_up_can_be_forced() -> None:
    m = alone.lay({"muldon": "c4"}, {"telepath": "c3"}, turn="person")
    alone.run(m, "fight c4", "np 3", "np 0", "np 3")
    assert texts(m) == ["force 0", "force 3"]
    assert why_not(m, "force 4") == ("TS-CMB-07", "not_turned_up", {"value": 4, "values": [0, 3, 3]})
    assert why_not(m, "card 3") == ("TS-CMB-07", "not_now", {"verb": "card", "question": "force"})


@pytest.mark.rule("TS-CMB-08", "TS-CMB-09")
def test_a_telepath_of_the_non_player_leaves_the_lowest_card_above_0() -> None:
    m = alone.lay({"white_phil": "c4"}, {"cleric": "c3"}, turn="person")
    alone.run(m, "fight c4")
    assert texts(m) == ["card 1"]
    for value in (0, 2, 6):
        assert why_not(m, f"card {value}") == ("TS-CMB-08", "lowest_only", {"value": 1})
    holding(m, 0, 0, 4, 5)
    assert texts(m) == ["card 4"]
    assert why_not(m, "card 5") == ("TS-CMB-08", "lowest_only", {"value": 4})
    assert why_not(m, "card 1") == ("TW-CBT-08", "card_spent", {"value": 1})
    holding(m, 0, 0)
    assert texts(m) == ["card 0"]
    both = alone.lay({"white_phil": "c4"}, {"telepath": "c3"}, turn="person")
    alone.run(both, "fight c4")
    assert len(texts(both, "card")) == 7


# Personalities


@pytest.mark.rule("TS-ROT-07")
def test_tueft_al_on_a_gear_locks_both_gears_of_the_pair_for_all_but_mechanorks() -> None:
    people = {"cleric": "d8", "naga": "i3"}
    m = alone.lay({"tueft_al": "d3"}, people, turn="person")
    for hall in ("37A", "37B"):
        for way in ("cw", "ccw"):
            locked = {"hall": hall, "npc": "tueft_al"}
            assert why_not(m, f"turn {hall} {way}") == ("TS-ROT-07", "gear_locked", locked)
    assert "turn 38A cw" in texts(m)
    assert "turn 37B ccw" in texts(alone.lay({"tueft_al": "d3"}, {"mechanork": "d8"}, turn="person"))
    assert "turn 37B ccw" in texts(alone.lay({"tueft_al": "d4"}, people, turn="person"))
    assert "turn 37B ccw" in texts(alone.lay({"tueft_al": "d3"}, people, wounded=["tueft_al"], turn="person"))
    assert "turn 37B ccw" in texts(alone.lay({"yom": "d3"}, people, turn="person"))


@pytest.mark.rule("TS-PER-03")
@pytest.mark.parametrize("wounded", [[], ["xanth"]], ids=["unwounded", "wounded"])
def test_neither_fireball_nor_scream_touches_xanth_and_sight_ends_at_him(wounded: list[str]) -> None:
    people = {"mage": "c3", "banshee": "e5"}
    m = alone.lay(
        {"xanth": "c5", "muldon": "c7", "yom": "e3"}, people, items={"fireball_wand": "c3"}, wounded=wounded,
        turn="person",
    )  # fmt: skip
    safe = {"square": "c5", "side": "violet", "figure": "xanth"}
    assert why_not(m, "burn c5") == why_not(m, "push c5") == ("TS-PER-03", "spellproof", safe)
    assert why_not(m, "burn c7") == ("TW-LOS-02", "figure_between", safe)
    assert "push e3" in texts(m)
    other = alone.lay({"muldon": "c5"}, people, items={"fireball_wand": "c3"}, turn="person")
    assert {"burn c5", "push c5"} <= set(texts(other))


@pytest.mark.rule("TS-PER-03")
def test_nobody_passes_granit_gus_not_even_those_who_pass_other_giants() -> None:
    for figure, rule in (("mage", "TS-PER-03"), ("telepath", "TS-PER-03"), ("cleric", "TW-MOV-05")):
        m = alone.lay({"granit_gus": "c1"}, {figure: "b1"}, drawn=draw(*CELL), turn="person")
        stands = {"square": "c1", "side": "violet", "figure": "granit_gus"}
        assert why_not(m, f"go {figure} d1") == (rule, "enemy_in_way", stands)
        for other in (
            alone.lay({"hur_ban": "c1"}, {figure: "b1"}, drawn=draw(*CELL), turn="person"),
            alone.lay({"granit_gus": "c1"}, {figure: "b1"}, drawn=draw(*CELL), wounded=["granit_gus"], turn="person"),
        ):
            passes = figure != "cleric" or other.wounded
            assert (f"go {figure} d1" in texts(other)) == bool(passes)


@pytest.mark.rule("TS-PER-03")
def test_other_enemies_bar_the_way_by_the_usual_rule() -> None:
    m = alone.lay({"muldon": "c1"}, {"telepath": "b1"}, drawn=draw(*CELL), turn="person")
    assert why_not(m, "go telepath d1")[:2] == ("TW-MOV-05", "enemy_in_way")


@pytest.mark.rule("TS-PER-03", "TS-SET-14")
def test_granit_gus_guards_the_exit_against_those_who_fly_too() -> None:
    for figure, rule in (("mage", "TS-PER-03"), ("cleric", "TW-EXT-05")):
        m = alone.lay({"granit_gus": "v3"}, {figure: "u3"}, turn="person")
        assert why_not(m, f"go {figure} v3")[:2] == (rule, "enemy_on_exit")
    assert "go mage v3" in texts(alone.lay({"hur_ban": "v3"}, {"mage": "u3"}, turn="person"))


@pytest.mark.rule("TW-CAR-04", "TS-SET-14")
def test_a_wounded_npc_is_nobodys_to_carry() -> None:
    m = alone.lay({"xanth": "c4"}, {"cleric": "c3"}, wounded=["xanth"], turn="person")
    assert why_not(m, "take cleric c4 xanth") == (
        "TW-CAR-04", "carries_friends_only", {"square": "c4", "thing": "xanth"},
    )  # fmt: skip


# Words


def after(m: TwisterMatch, *script: str) -> TwisterMatch:
    alone.run(m, *script)
    return m


def forcing() -> TwisterMatch:
    return after(alone.lay({"muldon": "c4"}, {"telepath": "c3"}, turn="person"), "fight c4", "np 3", "np 0", "np 3")


SAID = [
    (alone.begun, "play 4", "dran ist die 2", "now comes the 2"),
    (lambda: after(alone.begun(), "play 2"), "end", "S1 oder S2", "S1 or S2"),
    (lambda: alone.lay({}, {"cleric": "c3"}, bag=["naga"], turn="person"), "go naga c4", "Beutel", "bag"),
    (lambda: alone.lay({}, {"cleric": "c3"}, turn="person"), "go naga c4", "aus dem Spiel", "out of the game"),
    (lambda: arriving("dice 6 3"), "set i4", "die er in Halle 38A vorgibt", "gives in hall 38A"),
    (lambda: arriving("dice 4 6"), "set i4", "die er in Halle 38A vorgibt", "gives in hall 38A"),
    (lambda: arriving("dice 6 3"), "set g3", "g3 ist schon besetzt", "g3"),
    (lambda: arriving("dice 6 3"), "end", "wohin das Plättchen kommt", "where the token goes"),
    (lambda: alone.lay({"hur_ban": "c4"}, {"cleric": "c3"}), "end", "NSC handeln", "NPC act"),
    (forcing, "force 4", "4", "4"),
    (lambda: after(alone.lay({"djenh": "c4"}, {"mage": "c3"}, turn="person"), "fight c4"), "card 5", "die 1", "the 1"),
    (lambda: alone.lay({"tueft_al": "d3"}, {"naga": "d8"}, turn="person"), "turn 37B cw", "Tüft Al", "Mechanork"),
    (
        lambda: alone.lay({"xanth": "c4"}, {"mage": "c3"}, items={"fireball_wand": "c3"}, turn="person"), "burn c4",
        "Xanth (Nicht-Spieler)", "Xanth (Non-player)",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("position", "text", "german", "english"), SAID, ids=[each[1] for each in SAID])
def test_a_person_is_told_in_words(
    position: Callable[[], TwisterMatch], text: str, german: str, english: str
) -> None:  # fmt: skip
    refusal = why_not(position(), text)
    assert german in describe(refusal, "de")
    assert english in describe(refusal, "en")


# All together


def crowded() -> TwisterMatch:
    """All that can be refused in the middle of a turn."""
    people = {"mage": "c3", "banshee": "e5", "cleric": "d8", "colossus": "h3", "naga": "f1", "telepath": "d5"}
    npcs = {"xanth": "c5", "tueft_al": "d3", "granit_gus": "c4", "serpico": "i3", "arthos": "v3", "yom": "e4"}
    return alone.lay(
        npcs, people, items={"fireball_wand": "c3", "violet rope": "i3", "key": "h3", "bow": "d5", "violet key": "d3"},
        loose=["violet key"], bag=["backstabber", "violet bow"], wounded=["yom", "colossus"], down=["S8"],
        turn="person",
    )  # fmt: skip


WINDOWS: dict[str, tuple[int, Callable[[], TwisterMatch]]] = {
    "start": (s.START, lambda: after(dealt(), "start naga a2")),
    "first card": (s.PLAY, alone.begun),
    "first action": (s.ACT, lambda: after(alone.begun(), "play 2")),
    "act": (s.ACT, crowded),
    "walk on": (s.WALK, lambda: after(crowded(), "put mage b3")),
    "spot": (memory.SPOT, lambda: arriving("dice 6 3")),
    "npc": (memory.WATCH, lambda: alone.lay({"hur_ban": "c4"}, {"cleric": "c3"})),
    "force": (memory.FORCE, forcing),
    "lowest card": (s.CARDS, lambda: after(alone.lay({"djenh": "c4"}, {"mage": "c3"}, turn="person"), "fight c4")),
}


@pytest.mark.parametrize("window", WINDOWS)
def test_every_text_that_is_a_move_is_legal_or_refused_in_every_window(window: str) -> None:
    frame, position = WINDOWS[window]
    match = position()
    assert match.frames[-1][0] == frame
    legal = set(match.moves(0))
    for text in (*match.vocabulary.code, *lazy_texts(match)):
        assert (match.why_not(0, text) is None) == (text in legal), text
    conformance.check_moves(match, Random(1))
    conformance.check_refusals(match, Random(1))
    assert len(list(match.candidates(0))) <= 400 + len(legal)


def test_near_misses_of_its_own_questions_are_among_the_candidates() -> None:
    tried = set(arriving("dice 6 3").candidates(0))
    assert {"set g3", "set h3", "set i4", "set f3"} <= tried
    assert {f"force {value}" for value in range(7)} <= set(forcing().candidates(0))


def positions(seed: int, options: dict[str, Any]) -> Iterator[tuple[TwisterMatch, Random]]:
    """Positions of a random game in which the person is on turn."""
    match, rng = GAME.new(1, Dealer(seed), None, options), Random(seed)
    assert isinstance(match, TwisterMatch)
    for _ in random_play(match, rng):
        if match.turn and match.turn != (DEALER,) and rng.random() < 0.1:
            yield match, rng


@pytest.mark.parametrize("options", [{"solo": "black"}, {"solo": "green", "halls": "both", "vision": True}], ids=str)
def test_moves_and_refusals_agree_in_positions_of_many_games(options: dict[str, Any]) -> None:
    windows: set[int] = set()
    for seed in range(3):
        for match, rng in positions(seed, options):
            windows.add(match.frames[-1][0])
            conformance.check_moves(match, rng)
            if rng.random() < 0.05:
                interference.check_guess(match, rng)
    assert {s.ACT, memory.WATCH} <= windows
