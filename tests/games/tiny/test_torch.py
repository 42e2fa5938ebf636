"""The torch (TE-TOR)."""

from __future__ import annotations

import pytest

from games.tiny.table import (
    act_two,
    effect,
    foe_at,
    goblin,
    halls,
    hero,
    kinds,
    minion,
    new,
    place_of,
    play,
    texts,
    told,
    torch_above,
)
from verlies.core.moves import DEALER

HEROES = ("thordin", "lanon", "pip", "kestrel")


@pytest.mark.rule("TE-TOR-01")
def test_each_space_on_the_way_down_does_what_it_shows_before_the_next_step() -> None:
    match = new()  # spaces 11 and 13 show enemies and a goblin
    match.torch = 10
    goblin(match, 1, "stabby", "d4")
    events = effect(match, "torch", n=-3)
    assert [each["to"] for each in told(events, "torch_down")] == [11, 12, 13]
    assert kinds(events)[:3] == ["torch_down", "enemies_act", "foe_strikes"]
    assert match.health == [8 - 2, 8 - 2]
    assert match.turn == (DEALER,)
    events = play(match, "* goblin boomy")
    assert (foe_at(match, "g2"), match.torch) == ("d4", 13)
    assert "foe_strikes" not in kinds(events)


@pytest.mark.rule("TE-TOR-01")
def test_a_goblin_of_a_space_passed_comes_before_the_enemies_of_the_next() -> None:
    match = new()  # 18 goblin, 20 enemies
    match.torch = 17
    effect(match, "torch", n=-3)
    assert match.torch == 18
    events = play(match, "* goblin stabby")
    assert [each["foe"] for each in told(events, "foe_strikes")] == ["g1"]
    assert match.torch == 20


@pytest.mark.rule("TE-TOR-01")
def test_on_the_way_up_nothing_happens() -> None:
    match = new()
    match.torch = 21
    goblin(match, 1, "stabby", "d4")
    events = effect(match, "torch", n=5)
    assert kinds(events) == ["torch_up"]
    assert (match.torch, match.health, match.goblins()) == (16, [8, 8], 1)


@pytest.mark.rule("TE-TOR-02")
@pytest.mark.parametrize(
    ("act", "seats", "start"), [(1, 2, 9), (1, 3, 5), (1, 4, 1), (2, 2, 25), (2, 3, 14), (2, 4, 1)]
)
def test_the_torch_never_rises_above_the_start_for_so_many_heroes(act: int, seats: int, start: int) -> None:
    match = new(" ".join(HEROES[:seats]))
    if act == 2:
        act_two(match, "dragon")
    match.torch = start + 2
    effect(match, "torch", n=1)
    assert match.torch == start + 1
    effect(match, "torch", n=9)
    assert match.torch == start
    assert effect(match, "torch", n=1) == []


@pytest.mark.rule("TE-TOR-02")
def test_a_space_passed_on_the_way_up_works_again_on_the_way_down() -> None:
    match = new()
    goblin(match, 1, "stabby", "d4")
    match.torch = 10
    effect(match, "torch", n=-1)
    assert match.health == [6, 6]
    effect(match, "torch", n=1)
    assert match.health == [6, 6]
    effect(match, "torch", n=-1)
    assert (match.torch, match.health) == (11, [4, 4])


@pytest.mark.rule("TE-TOR-03")
def test_the_goblin_icon_brings_a_goblin_to_the_entrance() -> None:
    match = new()
    halls(match, "c4")
    hero(match, 0, "c4")
    hero(match, 1, "c4")
    torch_above(match, "goblin")
    play(match, "0 end")
    assert match.turn == (DEALER,)
    assert {str(move) for move, _ in match.odds()} == {"goblin boomy", "goblin pokey", "goblin shooty", "goblin stabby"}
    play(match, "* goblin boomy")
    assert foe_at(match, "g1") == "d4"
    assert match.turn == (1,)


@pytest.mark.rule("TE-TOR-03")
def test_a_space_without_an_icon_brings_nothing() -> None:
    match = new()
    goblin(match, 1, "stabby", "d4")
    events = play(match, "0 end")
    assert kinds(events) == ["torch_down", "turn_begins"]
    assert match.goblins() == 1


@pytest.mark.rule("TE-TOR-04")
def test_the_enemy_icon_lets_all_enemies_act() -> None:
    match = new()
    goblin(match, 1, "stabby", "d4")
    minion(match, "ogre", "d4")
    torch_above(match, "enemy_action")
    events = play(match, "0 end")
    assert [each["foe"] for each in told(events, "foe_strikes")] == ["g1", "ogre"]
    assert match.health == [8 - 2 - 3, 8 - 2 - 3]


@pytest.mark.rule("TE-TOR-04")
def test_the_enemy_icon_sets_all_goblins_and_minions_in_motion_wherever_they_are() -> None:
    match = new()
    halls(match, "d3 d2 d1 e4 f4 c4 b4 d5")
    for slot, kind, cell in ((1, "stabby", "d2"), (3, "stabby", "b4"), (4, "pokey", "d1")):
        goblin(match, slot, kind, cell)
    minion(match, "ogre", "f4")
    minion(match, "minotaur", "d5")
    torch_above(match, "enemy_action")
    play(match, "0 end")
    assert [foe_at(match, foe) for foe in ("g1", "g3", "g4", "ogre", "minotaur")] == ["d4"] * 5
    assert match.health == [8 - 3 - 3, 8 - 3 - 3]  # both minions strike where they arrive; these goblins only come


@pytest.mark.rule("TE-TOR-04")
@pytest.mark.parametrize("where", ["d4", "lair"])
def test_in_act_two_the_boss_acts_too_after_the_goblins(where: str) -> None:
    match = new()
    act_two(match, "dragon", place=where)
    hero(match, 0, "l4" if where == "lair" else "d4")
    hero(match, 1, "d4")
    goblin(match, 2, "stabby", where)
    torch_above(match, "enemy_action")
    events = play(match, "0 end")
    assert [each["foe"] for each in told(events, "foe_strikes")] == ["g2", "boss"]
    assert match.health[0] == 8 - 2 - 2


@pytest.mark.rule("TE-TOR-04")
def test_the_enemy_icon_works_whatever_moves_the_torch() -> None:
    match = new()
    goblin(match, 1, "stabby", "d4")
    torch_above(match, "enemy_action")
    hero(match, 0, focus=0)
    answer = match.copy()
    events = play(match, "0 explore")
    assert told(events, "foe_strikes") != []
    events = play(answer, "0 attack hammer g1", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    assert told(events, "foe_strikes") != []
    assert [event.rule for event in events if event.kind == "lost_health"] == ["TE-ENM-02"] * 2


@pytest.mark.rule("TE-TOR-05")
@pytest.mark.parametrize("act", [1, 2])
def test_on_the_skull_the_heroes_lose(act: int) -> None:
    match = new()
    if act == 2:
        act_two(match, "dragon")
    torch_above(match, "skull")
    match.torch -= 1
    assert match.torch == (34, 44)[act - 1]
    play(match, "0 end")
    assert not match.over
    play(match, "1 end")
    assert match.over
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("torch_out", ())
    assert match.view(None)["torch"]["at"] == match.view(None)["torch"]["skull"]


@pytest.mark.rule("TE-TOR-05")
def test_on_the_skull_nothing_else_happens() -> None:
    match = new()
    torch_above(match, "skull")
    events = effect(match, "torch", n=-3)
    assert kinds(events) == ["torch_down", "over"]


@pytest.mark.rule("TE-TOR-06")
def test_an_enemy_action_in_a_turn_is_finished_before_the_turn_goes_on() -> None:
    match = new()
    halls(match, "c4 b4")
    hero(match, 1, "c4")
    goblin(match, 1, "stabby", "d4")
    minion(match, "ogre", "b4")
    torch_above(match, "enemy_action")
    events = play(match, "0 explore")
    assert match.health == [8 - 2, 8 - 3]
    assert foe_at(match, "ogre") == "c4"
    assert "turn_begins" not in kinds(events)
    assert texts(match) == ["reveal d3", "reveal e4", "reveal d5"]
    play(match, "0 reveal d3", "* room armory", "0 reveal e4", "* room feasthall")
    play(match, "0 reveal d5", "* room portal_chamber_2")
    assert (match.active, place_of(match, 0)) == (0, "d4")
    assert "go d3" in texts(match)


@pytest.mark.rule("TE-TOR-06")
def test_an_enemy_action_that_makes_the_active_hero_faint_ends_the_turn() -> None:
    match = new()
    hero(match, 0, health=2)
    goblin(match, 1, "stabby", "d4")
    torch_above(match, "enemy_action")
    events = play(match, "0 explore")
    assert match.health == [0, 8 - 2]
    assert "revealed" not in kinds(events)
    assert (match.active, match.torch) == (1, 12)
