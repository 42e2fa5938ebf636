"""How a match is won and lost (TE-END)."""

from __future__ import annotations

import pytest

import verlies
from games.tiny.table import (
    act_two,
    back,
    changed,
    fight,
    foe_at,
    goblin,
    hero,
    lay,
    minion,
    new,
    place_of,
    play,
    texts,
    told,
    turn_of,
)  # fmt: skip
from verlies.games.tiny.match import TinyMatch


def torch_at(match: TinyMatch, space: int) -> None:
    match.torch = space
    changed(match)


def four_goblins(match: TinyMatch, room: str) -> None:
    for slot, kind in enumerate(("boomy", "pokey", "shooty", "boomy"), 1):
        goblin(match, slot, kind, room)


def before_boss(marks: list[int]) -> TinyMatch:
    """Thordin stands before the dragon, on a space that changes nothing for a hammer."""
    match = new()
    act_two(match, "dragon", marks=marks)
    hero(match, 0, "l5")
    hero(match, 1, "d4")
    return match


def lost(match: TinyMatch, reason: str) -> bool:
    result = match.result
    return (
        match.over
        and match.turn == ()
        and result is not None
        and (result.reason, result.winners, set(result.score.values())) == (reason, (), {0})
    )


# Winning


@pytest.mark.rule("TE-END-01")
def test_all_win_together_when_the_last_marker_of_the_boss_is_at_zero() -> None:
    match = before_boss([1, 0])
    play(match, "0 attack hammer boss", "0 roll", "* dice 6 1 1 foe 5", "0 result 6 1")
    result = match.result
    assert match.over
    assert result is not None
    assert (result.reason, result.winners, dict(result.score)) == ("boss_slain", (0, 1), {0: 1, 1: 1})
    assert match.view(None)["boss"]["marks"] == [0, 0]


@pytest.mark.rule("TE-END-01")
def test_one_marker_above_zero_and_the_fight_goes_on() -> None:
    match = before_boss([1, 1])
    play(match, "0 attack hammer boss", "0 roll", "* dice 6 1 1 foe 2", "0 result 6 1", "0 ready")
    assert match.view(None)["boss"]["marks"] == [1, 0]
    assert not match.over
    assert match.result is None


@pytest.mark.rule("TE-END-01")
def test_all_minions_slain_is_not_yet_a_victory() -> None:
    match = new()
    match.kills = 1
    minion(match, "ogre", "d4", health=1)
    play(match, "0 attack hammer ogre", "0 roll", "* dice 6 1 1 foe 5", "0 result 6 1 1", "0 decline", "0 decline")
    assert match.view(None)["kills"] == 2
    assert not match.over


# Losing


@pytest.mark.rule("TE-END-02", "TE-EX-19")
def test_a_fifth_goblin_loses_the_game_at_once() -> None:
    match = new()
    four_goblins(match, "d4")
    play(match, "0 go d3")
    events = play(match, "* room goblin_den_1")
    assert lost(match, "fifth_goblin")
    assert [event.rule for event in events if event.kind == "over"] == ["TE-END-02"]
    assert match.view(None)["heroes"][0]["health"] == 8


@pytest.mark.rule("TE-END-02")
def test_a_fourth_goblin_still_finds_its_slot() -> None:
    match = new()
    for slot, kind in ((1, "boomy"), (2, "pokey"), (4, "shooty")):
        goblin(match, slot, kind, "d4")
    play(match, "0 go d3", "* room goblin_den_1", "* goblin stabby")
    assert not match.over
    assert foe_at(match, "g3") == "d3"


@pytest.mark.rule("TE-END-02")
@pytest.mark.parametrize(("act", "space"), [(1, 12), (2, 29)])
def test_a_fifth_goblin_on_the_entrance_loses_in_both_acts(act: int, space: int) -> None:
    match = new()
    if act == 2:
        act_two(match, "lich")
    four_goblins(match, "d4")
    torch_at(match, space)
    play(match, "0 end")
    assert lost(match, "fifth_goblin")


@pytest.mark.rule("TE-END-02")
def test_a_fifth_goblin_from_a_failed_search_loses() -> None:
    match = new()
    lay(match, "d3", "locked_chest", "s")
    four_goblins(match, "d4")
    hero(match, 0, "d3")
    play(match, "0 search", "0 roll", "* dice 1 1", "0 result 1 1")
    assert lost(match, "fifth_goblin")


@pytest.mark.rule("TE-END-03")
@pytest.mark.parametrize(("act", "skull"), [(1, 36), (2, 46)])
def test_the_torch_on_the_skull_loses_in_both_acts(act: int, skull: int) -> None:
    match = new()
    if act == 2:
        act_two(match, "lich")
    torch_at(match, skull - 2)
    play(match, "0 end")
    assert not match.over
    events = play(match, "1 end")
    assert lost(match, "torch_out")
    assert [event.rule for event in events if event.kind == "over"] == ["TE-END-03"]


@pytest.mark.rule("TE-END-03")
def test_the_torch_on_the_enemy_die_can_lose_the_game() -> None:
    match = new()
    minion(match, "ogre", "d4")
    torch_at(match, 35)
    play(match, "0 attack hammer ogre", "0 roll", "* dice 1 1 1 foe torch", "0 result 1 1 1", "0 ready")
    assert lost(match, "torch_out")


# Nothing left to explore


@pytest.mark.rule("TE-END-04", "TE-END-07")
def test_the_dungeon_closes_before_the_lair_door_is_found() -> None:
    """A whole match: a loop in the east, a dead end in the south, a hall that runs into the western edge."""
    match = new("thordin lanon")
    play(match, "0 go d3", "* room study", "0 turn es", "0 go e3", "* room witchs_brew", "0 turn sw")
    play(match, "0 go e4", "* room dart_gallery", "0 turn nw", "0 roll", "* dice 6 6", "0 result 6", "0 end")
    play(match, "1 go d5", "* room locked_chest", "1 go d4", "1 go c4", "* room long_hall", "1 end")
    play(match, "0 rest", "0 end")
    play(match, "1 go b4", "* room workshop")
    assert not match.over
    play(match, "1 go a4", "* room crushing_walls", "1 roll", "* dice 5 4 3")
    assert sum(match.view(None)["deck"].values()) == 14
    events = play(match, "1 result 5")
    assert lost(match, "nothing_to_explore")
    assert [event.rule for event in events if event.kind == "over"] == ["TE-END-04"]
    assert told(events, "nothing_ahead") == [{}]
    # The hazard of the last room came first.
    assert match.view(None)["heroes"][1]["health"] == 5


def last_gap(door: bool = False) -> TinyMatch:
    """All is closed but one cell, e3, where a card lies face down at the corridor of d3."""
    match = new()
    lay(match, "d3", "study", "es")
    lay(match, "e4", "dart_gallery", "nw")
    lay(match, "d5", "lair_door" if door else "arcane_altar", "new")
    lay(match, "c5", "locked_chest", "e")
    lay(match, "e5", "witchs_brew", "nw")
    for cell, room in (("c4", "long_hall"), ("b4", "workshop"), ("a4", "crushing_walls")):
        lay(match, cell, room, "ew")
    back(match, "e3", "A")
    hero(match, 0, "d3")
    return match


@pytest.mark.rule("TE-END-04")
def test_the_last_corridor_turned_to_a_wall_loses_and_turned_away_opens_the_way() -> None:
    match = last_gap()
    play(match, "0 go e3", "* room goblin_den_5")
    assert set(texts(match)) == {"turn nw", "turn sw"}
    opened = match.copy()
    play(opened, "0 turn nw", "* goblin boomy")
    assert not opened.over
    assert [cell["cell"] for cell in opened.view(None)["cells"] if cell["card"] is None] == ["e2"]
    play(match, "0 turn sw", "* goblin boomy")
    assert sum(match.view(None)["deck"].values()) > 0
    assert lost(match, "nothing_to_explore")


@pytest.mark.rule("TE-END-07")
def test_the_way_on_is_looked_for_when_the_encounter_is_set_up() -> None:
    match = last_gap()
    play(match, "0 go e3", "* room goblin_den_5", "0 turn sw")
    assert not match.over
    play(match, "* goblin boomy")
    assert lost(match, "nothing_to_explore")
    assert foe_at(match, "g1") == "e3"
    assert match.view(None)["heroes"][0]["health"] == 7


@pytest.mark.rule("TE-END-07", "TE-END-04")
def test_with_the_door_face_up_a_closed_dungeon_is_left_to_the_torch() -> None:
    match = last_gap(door=True)
    play(match, "0 go e3", "* room goblin_den_5", "0 turn sw", "* goblin boomy")
    # No card is left to turn up, and no minion was met: the lair can never be opened.
    assert not [cell for cell in match.view(None)["cells"] if cell["card"] is None]
    assert (match.view(None)["kills"], match.view(None)["minions"]) == (0, [])
    assert not match.over
    torch_at(match, 34)
    play(match, "0 end")
    assert not match.over
    play(match, "1 end")
    assert lost(match, "torch_out")


# One end only


@pytest.mark.rule("TE-END-05")
def test_of_two_losses_the_earlier_one_counts() -> None:
    match = last_gap()
    four_goblins(match, "d4")
    play(match, "0 go e3", "* room goblin_den_5", "0 turn sw")
    assert lost(match, "fifth_goblin")


@pytest.mark.rule("TE-END-05")
def test_the_boss_slain_before_the_torch_of_its_answer_is_a_victory() -> None:
    match = before_boss([1, 0])
    torch_at(match, 45)
    play(match, "0 attack hammer boss", "0 roll", "* dice 6 1 1 foe torch", "0 result 6 1 1")
    assert match.result is not None
    assert match.result.reason == "boss_slain"
    assert match.view(None)["torch"]["at"] == 45


@pytest.mark.rule("TE-END-05")
def test_the_torch_that_goes_out_before_the_cards_are_turned_stops_the_game_there() -> None:
    match = new()
    torch_at(match, 35)
    down = [cell["cell"] for cell in match.view(None)["cells"] if cell["card"] is None]
    play(match, "0 explore")
    assert lost(match, "torch_out")
    assert [cell["cell"] for cell in match.view(None)["cells"] if cell["card"] is None] == down


@pytest.mark.rule("TE-END-05")
def test_after_the_skull_nothing_is_done_any_more() -> None:
    match = before_boss([8, 8])
    hero(match, 0, health=8)
    torch_at(match, 45)
    # The torch face of the dragon would cost 2 health after the torch has moved.
    events = play(match, "0 attack hammer boss", "0 roll", "* dice 1 1 1 foe torch", "0 result 1 1 1", "0 ready")
    assert lost(match, "torch_out")
    assert told(events, "lost_health") == []


@pytest.mark.rule("TE-END-06")
def test_all_heroes_unconscious_is_no_loss() -> None:
    match = new()
    minion(match, "minotaur", "d4")
    hero(match, 0, health=3)
    hero(match, 1, health=2)
    torch_at(match, 10)
    events = play(match, "0 end")
    assert [each["seat"] for each in told(events, "fainted")] == [0, 1]
    assert not match.over
    assert match.turn == (1,)
    assert [match.view(None)["heroes"][seat]["health"] for seat in (0, 1)] == [0, 3]
    assert place_of(match, 0) == "d4"


@pytest.mark.rule("TE-END-06")
def test_a_hero_at_zero_gets_up_again() -> None:
    match = new()
    hero(match, 0, health=0)
    hero(match, 1, health=0)
    turn_of(match, 0)
    assert match.view(None)["heroes"][0]["health"] == 3
    play(match, "0 end", "1 end")
    assert not match.over
    assert match.view(None)["heroes"][1]["health"] == 3


@pytest.mark.parametrize(
    ("act", "kills", "lang", "says"),
    [
        (1, 1, "en", "One more minion was to be beaten, and the lair door to be found."),
        (2, 2, "de", "fehlten 5 Schaden."),
    ],
)
def test_the_end_says_how_close_it_was(act: int, kills: int, lang: str, says: str) -> None:
    match = fight("dragon", [2, 2, 1]) if act == 2 else new()
    match.kills = kills
    match.torch = match.content.torches[act - 1].skull - 1
    changed(match)
    events = play(match, "0 end")
    assert match.result is not None
    assert match.result.reason == "torch_out"
    assert says in verlies.describe(events[-1], lang)
