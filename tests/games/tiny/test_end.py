"""How a match is won and lost (TE-END)."""

from __future__ import annotations

import pytest

import verlies
from games.tiny import table
from verlies.games.tiny.match import TinyMatch


def torch_at(match: TinyMatch, space: int) -> None:
    match.torch = space
    table.changed(match)


def four_goblins(match: TinyMatch, room: str) -> None:
    for slot, kind in enumerate(("boomy", "pokey", "shooty", "boomy"), 1):
        table.goblin(match, slot, kind, room)


def before_boss(marks: list[int]) -> TinyMatch:
    """Thordin stands before the dragon, on a space that changes nothing for a hammer."""
    match = table.new()
    table.act_two(match, "dragon", marks=marks)
    table.hero(match, 0, "l5")
    table.hero(match, 1, "d4")
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
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 6 1 1 foe 5", "0 result 6 1")
    result = match.result
    assert match.over
    assert result is not None
    assert (result.reason, result.winners, dict(result.score)) == ("boss_slain", (0, 1), {0: 1, 1: 1})
    assert match.view(None)["boss"]["marks"] == [0, 0]


@pytest.mark.rule("TE-END-01")
def test_one_marker_above_zero_and_the_fight_goes_on() -> None:
    match = before_boss([1, 1])
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 6 1 1 foe 2", "0 result 6 1", "0 ready")
    assert match.view(None)["boss"]["marks"] == [1, 0]
    assert not match.over
    assert match.result is None


@pytest.mark.rule("TE-END-01")
def test_all_minions_slain_is_not_yet_a_victory() -> None:
    match = table.new()
    match.kills = 1
    table.minion(match, "ogre", "d4", health=1)
    table.play(
        match, "0 attack hammer ogre", "0 roll", "* dice 6 1 1 foe 5", "0 result 6 1 1", "0 decline", "0 decline"
    )
    assert match.view(None)["kills"] == 2
    assert not match.over


# Losing


def in_act(act: int) -> TinyMatch:
    match = table.new()
    if act == 2:
        table.act_two(match, "lich")
    return match


@pytest.mark.rule("TE-END-02", "TE-EX-19")
def test_a_fifth_goblin_loses_the_game_at_once() -> None:
    match = table.new()
    four_goblins(match, "d4")
    table.play(match, "0 go d3")
    events = table.play(match, "* room goblin_den_1")
    assert lost(match, "fifth_goblin")
    assert [event.rule for event in events if event.kind == "over"] == ["TE-END-02"]
    assert match.view(None)["heroes"][0]["health"] == 8


@pytest.mark.rule("TE-END-02")
def test_a_fourth_goblin_still_finds_its_slot() -> None:
    match = table.new()
    for slot, kind in ((1, "boomy"), (2, "pokey"), (4, "shooty")):
        table.goblin(match, slot, kind, "d4")
    table.play(match, "0 go d3", "* room goblin_den_1", "* goblin stabby")
    assert not match.over
    assert table.foe_at(match, "g3") == "d3"


@pytest.mark.rule("TE-END-02")
@pytest.mark.parametrize(("act", "space"), [(1, 12), (2, 29)])
def test_a_fifth_goblin_on_the_entrance_loses_in_both_acts(act: int, space: int) -> None:
    match = in_act(act)
    four_goblins(match, "d4")
    torch_at(match, space)
    table.play(match, "0 end")
    assert lost(match, "fifth_goblin")


@pytest.mark.rule("TE-END-02")
def test_a_fifth_goblin_from_a_failed_search_loses() -> None:
    match = table.new()
    table.lay(match, "d3", "locked_chest", "s")
    four_goblins(match, "d4")
    table.hero(match, 0, "d3")
    table.play(match, "0 search", "0 roll", "* dice 1 1", "0 result 1 1")
    assert lost(match, "fifth_goblin")


@pytest.mark.rule("TE-END-03")
@pytest.mark.parametrize(("act", "skull"), [(1, 36), (2, 46)])
def test_the_torch_on_the_skull_loses_in_both_acts(act: int, skull: int) -> None:
    match = in_act(act)
    torch_at(match, skull - 2)
    table.play(match, "0 end")
    assert not match.over
    events = table.play(match, "1 end")
    assert lost(match, "torch_out")
    assert [event.rule for event in events if event.kind == "over"] == ["TE-END-03"]


@pytest.mark.rule("TE-END-03")
def test_the_torch_on_the_enemy_die_can_lose_the_game() -> None:
    match = table.new()
    table.minion(match, "ogre", "d4")
    torch_at(match, 35)
    table.play(match, "0 attack hammer ogre", "0 roll", "* dice 1 1 1 foe torch", "0 result 1 1 1", "0 ready")
    assert lost(match, "torch_out")


# Nothing left to explore


@pytest.mark.rule("TE-END-04", "TE-END-07")
def test_the_dungeon_closes_before_the_lair_door_is_found() -> None:
    """A whole match: a loop in the east, a dead end in the south, a hall that runs into the western edge."""
    match = table.new("thordin lanon")
    table.play(match, "0 go d3", "* room study", "0 turn es", "0 go e3", "* room witchs_brew", "0 turn sw")
    table.play(match, "0 go e4", "* room dart_gallery", "0 turn nw", "0 roll", "* dice 6 6", "0 result 6", "0 end")
    table.play(match, "1 go d5", "* room locked_chest", "1 go d4", "1 go c4", "* room long_hall", "1 end")
    table.play(match, "0 rest", "0 end")
    table.play(match, "1 go b4", "* room workshop")
    assert not match.over
    table.play(match, "1 go a4", "* room crushing_walls", "1 roll", "* dice 5 4 3")
    assert sum(match.view(None)["deck"].values()) == 14
    events = table.play(match, "1 result 5")
    assert lost(match, "nothing_to_explore")
    assert [event.rule for event in events if event.kind == "over"] == ["TE-END-04"]
    assert table.told(events, "nothing_ahead") == [{}]
    # The hazard of the last room came first.
    assert match.view(None)["heroes"][1]["health"] == 5


def last_gap(door: bool = False) -> TinyMatch:
    """All is closed but one cell, e3, where a card lies face down at the corridor of d3."""
    match = table.new()
    table.lay(match, "d3", "study", "es")
    table.lay(match, "e4", "dart_gallery", "nw")
    table.lay(match, "d5", "lair_door" if door else "arcane_altar", "new")
    table.lay(match, "c5", "locked_chest", "e")
    table.lay(match, "e5", "witchs_brew", "nw")
    for cell, room in (("c4", "long_hall"), ("b4", "workshop"), ("a4", "crushing_walls")):
        table.lay(match, cell, room, "ew")
    table.back(match, "e3", "A")
    table.hero(match, 0, "d3")
    return match


@pytest.mark.rule("TE-END-04")
def test_the_last_corridor_turned_to_a_wall_loses_and_turned_away_opens_the_way() -> None:
    match = last_gap()
    table.play(match, "0 go e3", "* room goblin_den_5")
    assert set(table.texts(match)) == {"turn nw", "turn sw"}
    opened = match.copy()
    table.play(opened, "0 turn nw", "* goblin boomy")
    assert not opened.over
    assert [cell["cell"] for cell in opened.view(None)["cells"] if cell["card"] is None] == ["e2"]
    table.play(match, "0 turn sw", "* goblin boomy")
    assert sum(match.view(None)["deck"].values()) > 0
    assert lost(match, "nothing_to_explore")


@pytest.mark.rule("TE-END-07")
def test_the_way_on_is_looked_for_when_the_encounter_is_set_up() -> None:
    match = last_gap()
    table.play(match, "0 go e3", "* room goblin_den_5", "0 turn sw")
    assert not match.over
    table.play(match, "* goblin boomy")
    assert lost(match, "nothing_to_explore")
    assert table.foe_at(match, "g1") == "e3"
    assert match.view(None)["heroes"][0]["health"] == 7


@pytest.mark.rule("TE-END-07", "TE-END-04")
def test_with_the_door_face_up_a_closed_dungeon_is_left_to_the_torch() -> None:
    match = last_gap(door=True)
    table.play(match, "0 go e3", "* room goblin_den_5", "0 turn sw", "* goblin boomy")
    # No card is left to turn up, and no minion was met: the lair can never be opened.
    assert not [cell for cell in match.view(None)["cells"] if cell["card"] is None]
    assert (match.view(None)["kills"], match.view(None)["minions"]) == (0, [])
    assert not match.over
    torch_at(match, 34)
    table.play(match, "0 end")
    assert not match.over
    table.play(match, "1 end")
    assert lost(match, "torch_out")


# One end only


@pytest.mark.rule("TE-END-05")
def test_of_two_losses_the_earlier_one_counts() -> None:
    match = last_gap()
    four_goblins(match, "d4")
    table.play(match, "0 go e3", "* room goblin_den_5", "0 turn sw")
    assert lost(match, "fifth_goblin")


@pytest.mark.rule("TE-END-05")
def test_the_boss_slain_before_the_torch_of_its_answer_is_a_victory() -> None:
    match = before_boss([1, 0])
    torch_at(match, 45)
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 6 1 1 foe torch", "0 result 6 1 1")
    assert match.result is not None
    assert match.result.reason == "boss_slain"
    assert match.view(None)["torch"]["at"] == 45


@pytest.mark.rule("TE-END-05")
def test_the_torch_that_goes_out_before_the_cards_are_turned_stops_the_game_there() -> None:
    match = table.new()
    torch_at(match, 35)
    down = [cell["cell"] for cell in match.view(None)["cells"] if cell["card"] is None]
    table.play(match, "0 explore")
    assert lost(match, "torch_out")
    assert [cell["cell"] for cell in match.view(None)["cells"] if cell["card"] is None] == down


@pytest.mark.rule("TE-END-05")
def test_after_the_skull_nothing_is_done_any_more() -> None:
    match = before_boss([8, 8])
    table.hero(match, 0, health=8)
    torch_at(match, 45)
    # The torch face of the dragon would cost 2 health after the torch has moved.
    events = table.play(match, "0 attack hammer boss", "0 roll", "* dice 1 1 1 foe torch", "0 result 1 1 1", "0 ready")
    assert lost(match, "torch_out")
    assert table.told(events, "lost_health") == []


@pytest.mark.rule("TE-END-06")
def test_all_heroes_unconscious_is_not_a_loss() -> None:
    match = table.new()
    table.minion(match, "minotaur", "d4")
    table.hero(match, 0, health=3)
    table.hero(match, 1, health=2)
    torch_at(match, 10)
    events = table.play(match, "0 end")
    assert [each["seat"] for each in table.told(events, "fainted")] == [0, 1]
    assert not match.over
    assert match.turn == (1,)
    assert [match.view(None)["heroes"][seat]["health"] for seat in (0, 1)] == [0, 3]
    assert table.place_of(match, 0) == "d4"


@pytest.mark.rule("TE-END-06")
def test_a_hero_at_zero_gets_up_again() -> None:
    match = table.new()
    table.hero(match, 0, health=0)
    table.hero(match, 1, health=0)
    table.turn_of(match, 0)
    assert match.view(None)["heroes"][0]["health"] == 3
    table.play(match, "0 end", "1 end")
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
    match = table.fight("dragon", [2, 2, 1]) if act == 2 else table.new()
    match.kills = kills
    match.torch = match.content.torches[act - 1].skull - 1
    table.changed(match)
    events = table.play(match, "0 end")
    assert match.result is not None
    assert match.result.reason == "torch_out"
    assert says in verlies.describe(events[-1], lang)
