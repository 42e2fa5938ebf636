"""The torch (TE-TOR)."""

from __future__ import annotations

import pytest

from games.tiny import table
from verlies.core.moves import DEALER

HEROES = ("thordin", "lanon", "pip", "kestrel")


@pytest.mark.rule("TE-TOR-01")
def test_each_space_on_the_way_down_does_what_it_shows_before_the_next_step() -> None:
    match = table.new()  # spaces 11 and 13 show enemies and a goblin
    match.torch = 10
    table.goblin(match, 1, "stabby", "d4")
    events = table.effect(match, "torch", n=-3)
    assert [each["to"] for each in table.told(events, "torch_down")] == [11, 12, 13]
    assert table.kinds(events)[:3] == ["torch_down", "enemies_act", "foe_strikes"]
    assert match.health == [8 - 2, 8 - 2]
    assert match.turn == (DEALER,)
    events = table.play(match, "* goblin boomy")
    assert (table.foe_at(match, "g2"), match.torch) == ("d4", 13)
    assert "foe_strikes" not in table.kinds(events)


@pytest.mark.rule("TE-TOR-01")
def test_a_goblin_of_a_space_passed_comes_before_the_enemies_of_the_next() -> None:
    match = table.new()  # 18 goblin, 20 enemies
    match.torch = 17
    table.effect(match, "torch", n=-3)
    assert match.torch == 18
    events = table.play(match, "* goblin stabby")
    assert [each["foe"] for each in table.told(events, "foe_strikes")] == ["g1"]
    assert match.torch == 20


@pytest.mark.rule("TE-TOR-01")
def test_on_the_way_up_nothing_happens() -> None:
    match = table.new()
    match.torch = 21
    table.goblin(match, 1, "stabby", "d4")
    events = table.effect(match, "torch", n=5)
    assert table.kinds(events) == ["torch_up"]
    assert (match.torch, match.health, match.goblins()) == (16, [8, 8], 1)


@pytest.mark.rule("TE-TOR-02")
@pytest.mark.parametrize(
    ("act", "seats", "start"), [(1, 2, 9), (1, 3, 5), (1, 4, 1), (2, 2, 25), (2, 3, 14), (2, 4, 1)]
)
def test_the_torch_never_rises_above_the_start_for_the_number_of_heroes(act: int, seats: int, start: int) -> None:
    match = table.new(" ".join(HEROES[:seats]))
    if act == 2:
        table.act_two(match, "dragon")
    match.torch = start + 2
    table.effect(match, "torch", n=1)
    assert match.torch == start + 1
    table.effect(match, "torch", n=9)
    assert match.torch == start
    assert table.effect(match, "torch", n=1) == []


@pytest.mark.rule("TE-TOR-02")
def test_a_space_passed_on_the_way_up_works_again_on_the_way_down() -> None:
    match = table.new()
    table.goblin(match, 1, "stabby", "d4")
    match.torch = 10
    table.effect(match, "torch", n=-1)
    assert match.health == [6, 6]
    table.effect(match, "torch", n=1)
    assert match.health == [6, 6]
    table.effect(match, "torch", n=-1)
    assert (match.torch, match.health) == (11, [4, 4])


@pytest.mark.rule("TE-TOR-03")
def test_the_goblin_icon_brings_a_goblin_to_the_entrance() -> None:
    match = table.new()
    table.halls(match, "c4")
    table.hero(match, 0, "c4")
    table.hero(match, 1, "c4")
    table.torch_above(match, "goblin")
    table.play(match, "0 end")
    assert match.turn == (DEALER,)
    assert {str(move) for move, _ in match.odds()} == {"goblin boomy", "goblin pokey", "goblin shooty", "goblin stabby"}
    table.play(match, "* goblin boomy")
    assert table.foe_at(match, "g1") == "d4"
    assert match.turn == (1,)


@pytest.mark.rule("TE-TOR-03")
def test_a_space_without_an_icon_brings_nothing() -> None:
    match = table.new()
    table.goblin(match, 1, "stabby", "d4")
    events = table.play(match, "0 end")
    assert table.kinds(events) == ["torch_down", "turn_begins"]
    assert match.goblins() == 1


@pytest.mark.rule("TE-TOR-04")
def test_the_enemy_icon_lets_all_enemies_act() -> None:
    match = table.new()
    table.goblin(match, 1, "stabby", "d4")
    table.minion(match, "ogre", "d4")
    table.torch_above(match, "enemy_action")
    events = table.play(match, "0 end")
    assert [each["foe"] for each in table.told(events, "foe_strikes")] == ["g1", "ogre"]
    assert match.health == [8 - 2 - 3, 8 - 2 - 3]


@pytest.mark.rule("TE-TOR-04")
def test_the_enemy_icon_sets_all_goblins_and_minions_in_motion_wherever_they_are() -> None:
    match = table.new()
    table.halls(match, "d3 d2 d1 e4 f4 c4 b4 d5")
    for slot, kind, cell in ((1, "stabby", "d2"), (3, "stabby", "b4"), (4, "pokey", "d1")):
        table.goblin(match, slot, kind, cell)
    table.minion(match, "ogre", "f4")
    table.minion(match, "minotaur", "d5")
    table.torch_above(match, "enemy_action")
    table.play(match, "0 end")
    assert [table.foe_at(match, foe) for foe in ("g1", "g3", "g4", "ogre", "minotaur")] == ["d4"] * 5
    assert match.health == [8 - 3 - 3, 8 - 3 - 3]  # both minions strike where they arrive; these goblins only come


@pytest.mark.rule("TE-TOR-04")
@pytest.mark.parametrize("where", ["d4", "lair"])
def test_in_act_two_the_boss_acts_too_after_the_goblins(where: str) -> None:
    match = table.new()
    table.act_two(match, "dragon", place=where)
    table.hero(match, 0, "l4" if where == "lair" else "d4")
    table.hero(match, 1, "d4")
    table.goblin(match, 2, "stabby", where)
    table.torch_above(match, "enemy_action")
    events = table.play(match, "0 end")
    assert [each["foe"] for each in table.told(events, "foe_strikes")] == ["g2", "boss"]
    assert match.health[0] == 8 - 2 - 2


@pytest.mark.rule("TE-TOR-04")
def test_the_enemy_icon_works_whatever_moves_the_torch() -> None:
    match = table.new()
    table.goblin(match, 1, "stabby", "d4")
    table.torch_above(match, "enemy_action")
    table.hero(match, 0, focus=0)
    answer = match.copy()
    events = table.play(match, "0 explore")
    assert table.told(events, "foe_strikes") != []
    events = table.play(answer, "0 attack hammer g1", "0 roll", "* dice 3 3 3 foe torch", "0 result 3")
    assert table.told(events, "foe_strikes") != []
    assert [event.rule for event in events if event.kind == "lost_health"] == ["TE-ENM-02"] * 2


@pytest.mark.rule("TE-TOR-05")
@pytest.mark.parametrize("act", [1, 2])
def test_on_the_skull_the_heroes_lose(act: int) -> None:
    match = table.new()
    if act == 2:
        table.act_two(match, "dragon")
    table.torch_above(match, "skull")
    match.torch -= 1
    assert match.torch == (34, 44)[act - 1]
    table.play(match, "0 end")
    assert not match.over
    table.play(match, "1 end")
    assert match.over
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("torch_out", ())
    assert match.view(None)["torch"]["at"] == match.view(None)["torch"]["skull"]


@pytest.mark.rule("TE-TOR-05")
def test_on_the_skull_nothing_else_happens() -> None:
    match = table.new()
    table.torch_above(match, "skull")
    events = table.effect(match, "torch", n=-3)
    assert table.kinds(events) == ["torch_down", "over"]


@pytest.mark.rule("TE-TOR-06")
def test_an_enemy_action_in_a_turn_is_finished_before_the_turn_goes_on() -> None:
    match = table.new()
    table.halls(match, "c4 b4")
    table.hero(match, 1, "c4")
    table.goblin(match, 1, "stabby", "d4")
    table.minion(match, "ogre", "b4")
    table.torch_above(match, "enemy_action")
    events = table.play(match, "0 explore")
    assert match.health == [8 - 2, 8 - 3]
    assert table.foe_at(match, "ogre") == "c4"
    assert "turn_begins" not in table.kinds(events)
    assert table.texts(match) == ["reveal d3", "reveal e4", "reveal d5"]
    table.play(match, "0 reveal d3", "* room armory", "0 reveal e4", "* room feasthall")
    table.play(match, "0 reveal d5", "* room portal_chamber_2")
    assert (match.active, table.place_of(match, 0)) == (0, "d4")
    assert "go d3" in table.texts(match)


@pytest.mark.rule("TE-TOR-06")
def test_an_enemy_action_that_makes_the_active_hero_faint_ends_the_turn() -> None:
    match = table.new()
    table.hero(match, 0, health=2)
    table.goblin(match, 1, "stabby", "d4")
    table.torch_above(match, "enemy_action")
    events = table.play(match, "0 explore")
    assert match.health == [0, 8 - 2]
    assert "revealed" not in table.kinds(events)
    assert (match.active, match.torch) == (1, 12)
