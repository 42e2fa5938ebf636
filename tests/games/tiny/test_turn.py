"""A hero's turn: what may be done in it, in which order, and how it ends (TE-TRN); heroes as seats (TE-SOL)."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.tiny import table
from verlies.core.errors import IllegalMove
from verlies.games.tiny.match import TinyMatch

HERO_ACTIONS = {"rest", "search", "disarm", "attack", "cast"}


def verbs(match: TinyMatch) -> set[str]:
    return {text.split(" ")[0] for text in table.texts(match)}


def hall(heroes: str = "thordin lanon") -> TinyMatch:
    """A way of plain rooms to the north, with a study at its end."""
    match = table.new(heroes)
    for cell, room in (("d3", "crossroads"), ("d2", "portal_chamber_2"), ("d1", "study")):
        table.lay(match, cell, room, "es" if cell == "d1" else "nesw")
    return match


def goblin_between(match: TinyMatch) -> None:
    """The heroes to the west and the east of the entrance, and a goblin there, as near to the one as to the other."""
    table.lay(match, "c4", "armory")
    table.lay(match, "e4", "feasthall")
    table.hero(match, 0, "c4")
    table.hero(match, 1, "e4")
    table.goblin(match, 1, "stabby", "d4")


# What a turn holds


@pytest.mark.rule("TE-TRN-01")
def test_moving_acting_and_free_actions_are_all_offered_at_the_start() -> None:
    match = hall("ethairna lanon")
    table.hero(match, 0, health=3, focus=4)
    assert {"go", "rest", "use", "explore", "end"} <= verbs(match)


@pytest.mark.rule("TE-TRN-01")
@pytest.mark.parametrize("order", [*permutations(("go d3", "rest", "use healing_hands thordin"))])
def test_moving_acting_and_free_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    match = hall("lanon thordin")
    table.hero(match, 0, health=2, focus=5)
    table.hero(match, 1, "d3", health=1)
    table.play(match, *(f"0 {move}" for move in order))
    assert table.place_of(match, 0) == "d3"
    assert match.health == [5, 3]
    assert match.turn == (0,)


@pytest.mark.rule("TE-TRN-01")
def test_one_hero_action_and_no_second() -> None:
    match = hall()
    table.minion(match, "ogre", "d4")
    assert {"rest", "attack"} <= verbs(match)
    table.play(match, "0 rest")
    assert not verbs(match) & HERO_ACTIONS
    with pytest.raises(IllegalMove):
        table.play(match, "0 attack hammer ogre")
    table.play(match, "0 end", "1 end")
    assert {"rest", "attack"} <= verbs(match)


@pytest.mark.rule("TE-TRN-01")
def test_free_actions_may_be_taken_any_number_of_times() -> None:
    match = hall("lanon thordin")
    table.hero(match, 0, focus=5)
    table.hero(match, 1, health=1)
    table.play(match, "0 use healing_hands thordin", "0 use healing_hands thordin")
    assert (match.health[1], match.focus[0]) == (5, 1)
    assert {"go", "rest"} <= verbs(match)


@pytest.mark.rule("TE-TRN-01", "TE-TRN-02")
def test_nothing_need_be_done_and_the_torch_burns_down_all_the_same() -> None:
    match = hall()
    before = match.view(None)["torch"]["at"]
    events = table.play(match, "0 end")
    assert match.view(None)["torch"]["at"] == before + 1
    assert [event.rule for event in events if event.kind == "torch_down"] == ["TE-TOR-01"]
    assert match.turn == (1,)
    table.play(match, "1 go d3", "1 rest", "1 end")
    assert match.view(None)["torch"]["at"] == before + 2
    assert match.turn == (0,)


@pytest.mark.rule("TE-TRN-02", "TE-TRN-10")
def test_the_hero_whose_turn_ends_sees_to_the_effect_of_the_torch() -> None:
    match = hall()
    goblin_between(match)
    table.enemies_act(match)
    assert match.view(None)["torch"]["at"] == 11
    assert match.turn == (0,)
    assert match.view(None)["active"] == 0
    assert set(table.texts(match)) == {"send g1 c4", "send g1 e4"}
    assert match.moves(1) == ()
    table.play(match, "0 send g1 e4")
    assert table.foe_at(match, "g1") == "e4"
    assert match.turn == (1,)


@pytest.mark.rule("TE-TRN-10")
def test_a_rule_may_name_another_hero_who_chooses() -> None:
    match = hall()
    table.minion(match, "hexer", "d4")
    table.hero(match, 0, "d2")
    table.hero(match, 1, "d4", trinkets="oil_flask lucky_coin")
    table.enemies_act(match)
    assert match.view(None)["active"] == 0
    assert match.turn == (1,)
    assert set(table.texts(match)) == {"discard oil_flask", "discard lucky_coin"}


@pytest.mark.rule("TE-TRN-10")
def test_choices_in_an_enemy_action_in_the_middle_of_a_turn_belong_to_the_active_hero() -> None:
    match = hall()
    goblin_between(match)
    table.turn_of(match, 1)
    match.torch = 10
    table.back(match, "e3", "A")
    table.play(match, "1 explore")
    assert match.turn == (1,)
    assert set(table.texts(match)) == {"send g1 c4", "send g1 e4"}


# Moving and acting


@pytest.mark.rule("TE-TRN-03")
def test_movement_goes_on_after_a_free_action() -> None:
    match = hall("ethairna lanon")
    table.in_row(match, "haste")
    table.play(match, "0 go d3", "0 use research", "0 take haste")
    assert table.speed(match) == 3
    table.play(match, "0 go d2", "0 discard haste", "0 go d1")
    assert table.place_of(match, 0) == "d1"
    assert table.speed(match) == 1


@pytest.mark.rule("TE-TRN-04")
@pytest.mark.parametrize("action", ["rest", "search"])
def test_a_hero_action_ends_a_movement_that_has_begun(action: str) -> None:
    match = hall()
    table.hero(match, 0, "d2")
    table.play(match, "0 go d1")
    assert table.speed(match) == 2
    table.play(match, f"0 {action}")
    if action == "search":
        table.play(match, "0 roll", "* dice 1", "0 result 1")
    assert table.speed(match) == 0
    assert table.texts(match, "go") == []
    with pytest.raises(IllegalMove):
        table.play(match, "0 go d2")


@pytest.mark.rule("TE-TRN-04")
def test_more_speed_does_not_help_after_the_hero_action() -> None:
    match = hall("grok lanon")
    table.play(match, "0 go d3", "0 rest")
    assert "use sprint" not in table.texts(match)
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-TRN-05")
def test_a_hero_who_acts_first_may_still_move_all_the_way() -> None:
    match = hall()
    table.play(match, "0 rest")
    assert table.speed(match) == 3
    table.play(match, "0 go d3", "0 go d2", "0 go d1")
    assert table.place_of(match, 0) == "d1"
    assert table.texts(match, "go") == []


@pytest.mark.rule("TE-TRN-06")
def test_a_search_as_a_free_action_ends_no_movement_and_costs_no_hero_action() -> None:
    match = hall("pip lanon")
    table.lay(match, "c4", "workshop", "ew")
    table.hero(match, 0, "d3", focus=6)
    table.in_row(match, "rapier")
    table.play(match, "0 go d4", "0 go c4", "0 use nimble_fingers", "0 search", "0 roll", "* dice 5 3 1", "0 result 5")
    table.play(match, "0 take rapier left")
    assert match.view(None)["heroes"][0]["left"]["card"] == "rapier"
    assert table.speed(match) == 2
    assert "rest" in table.texts(match)
    table.play(match, "0 go d4", "0 rest")
    assert table.place_of(match, 0) == "d4"


@pytest.mark.rule("TE-TRN-06")
def test_the_same_search_as_a_hero_action_ends_movement_and_is_the_only_one() -> None:
    match = hall("pip lanon")
    table.lay(match, "c4", "workshop", "ew")
    table.play(match, "0 go c4", "0 search", "0 roll", "* dice 5 3 1", "0 result 5")
    assert table.speed(match) == 0
    assert not verbs(match) & HERO_ACTIONS


@pytest.mark.rule("TE-TRN-06")
def test_disarming_as_a_free_action_leaves_movement_and_hero_action() -> None:
    match = hall("pip lanon")
    table.lay(match, "c4", "spike_pit", "new")
    table.play(match, "0 go c4", "0 roll", "* dice 5 1 1", "0 result 5", "0 use nimble_fingers", "0 disarm", "0 roll")
    table.play(match, "* dice 5 1 1", "0 result 5", "0 decline")
    assert match.view(None)["cells"][[each["cell"] for each in match.view(None)["cells"]].index("c4")]["disarmed"]
    assert table.speed(match) == 3
    assert "rest" in table.texts(match)


@pytest.mark.rule("TE-TRN-07")
def test_an_extra_hero_action_is_gained_once_a_turn_at_most() -> None:
    match = hall("gerrund lanon")
    table.hero(match, 0, focus=8, spells="haste")
    cast = ("0 cast haste", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay")
    table.play(match, *cast)
    assert match.view(None)["budget"]["actions"] == 1
    assert {"rest", "cast"} <= verbs(match)
    table.play(match, *cast)
    assert match.focus[0] == 0
    assert match.view(None)["budget"]["actions"] == 0
    assert not verbs(match) & HERO_ACTIONS
    # In the next turn of the same hero it can be gained again.
    table.play(match, "0 end", "1 end")
    table.hero(match, 0, focus=8)
    assert match.view(None)["budget"]["actions"] == 1
    table.play(match, *cast)
    assert match.view(None)["budget"]["actions"] == 1


@pytest.mark.rule("TE-TRN-07")
def test_the_extra_hero_action_is_one_and_of_any_kind() -> None:
    match = hall("gerrund lanon")
    table.hero(match, 0, focus=8, spells="haste")
    table.play(match, "0 cast haste", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay", "0 rest")
    assert not verbs(match) & HERO_ACTIONS


# The end of a turn


@pytest.mark.rule("TE-TRN-08")
def test_speed_for_this_turn_is_gone_in_the_next_one() -> None:
    match = hall("grok lanon")
    table.play(match, "0 use sprint", "0 use sprint")
    assert table.speed(match) == 5
    table.play(match, "0 end")
    assert table.speed(match) == 3
    table.play(match, "1 end")
    assert table.speed(match) == 3


@pytest.mark.rule("TE-TRN-08")
def test_speed_for_this_turn_lasts_until_the_torch_has_moved() -> None:
    match = hall("grok lanon")
    goblin_between(match)
    match.torch = 10
    table.changed(match)
    table.play(match, "0 use sprint", "0 end")
    assert table.texts(match, "send") == ["send g1 c4", "send g1 e4"]
    assert match.view(None)["heroes"][0]["speed"] == 4
    table.play(match, "0 send g1 c4")
    assert match.view(None)["heroes"][0]["speed"] == 3


@pytest.mark.rule("TE-TRN-09")
def test_a_turn_ends_outside_of_an_action_only() -> None:
    match = hall()
    assert "end" in table.texts(match)
    table.hero(match, 0, "d1")
    table.play(match, "0 search")
    assert "end" not in table.texts(match)
    table.play(match, "0 roll", "* dice 1")
    assert "end" not in table.texts(match)
    table.play(match, "0 result 1")
    assert "end" in table.texts(match)


@pytest.mark.rule("TE-TRN-09")
def test_a_turn_cannot_end_on_a_lair_space_that_another_hero_holds() -> None:
    match = table.lair("lich", "d3", "l3")
    table.play(match, "0 go l3")
    assert "end" not in table.texts(match)
    table.play(match, "0 go l4")
    assert "end" in table.texts(match)


@pytest.mark.rule("TE-TRN-09")
def test_first_the_movement_ends_then_the_torch_burns_then_the_next_hero_is_active() -> None:
    match = table.new()
    table.act_two(match, "lich")
    table.hero(match, 0, "l4", health=2)
    table.play(match, "0 go l5")
    events = table.play(match, "0 end")
    order = [kind for kind in table.kinds(events) if kind in ("gained", "torch_down", "turn_begins")]
    assert order == ["gained", "torch_down", "turn_begins"]
    assert match.health[0] == 4


@pytest.mark.rule("TE-TRN-09")
def test_an_unconscious_hero_is_not_passed_over() -> None:
    match = hall("thordin lanon pip")
    table.hero(match, 1, health=0)
    events = table.play(match, "0 end")
    assert match.turn == (1,)
    assert [each["seat"] for each in table.told(events, "turn_begins")] == [1]
    table.play(match, "1 end")
    assert match.turn == (2,)


def skin_of_stone(on: str, heroes: str = "gerrund lanon") -> TinyMatch:
    match = hall(heroes)
    table.hero(match, 0, spells="stone_skin")
    table.play(match, f"0 cast stone_skin {on}", "0 roll", "* dice 6 5 5", "0 result 6", "0 pay")
    return match


def ward(match: TinyMatch, seat: int) -> int:
    n: int = match.view(None)["heroes"][seat]["ward"]
    return n


@pytest.mark.rule("TE-TRN-09")
def test_what_lasts_until_the_end_of_a_heros_next_turn_does_not_count_the_running_one() -> None:
    match = skin_of_stone("gerrund")
    assert ward(match, 0) == 3
    table.play(match, "0 end")
    assert ward(match, 0) == 3
    table.play(match, "1 end")
    assert ward(match, 0) == 3
    table.play(match, "0 end")
    assert ward(match, 0) == 0


@pytest.mark.rule("TE-TRN-09")
def test_what_lasts_until_the_end_of_another_heros_next_turn_runs_out_with_that_turn() -> None:
    match = skin_of_stone("lanon", "gerrund lanon thordin")
    table.play(match, "0 end")
    assert (ward(match, 0), ward(match, 1)) == (0, 3)
    table.play(match, "1 end")
    assert ward(match, 1) == 0


@pytest.mark.rule("TE-TRN-09")
def test_a_ward_still_holds_while_the_torch_of_that_turn_moves() -> None:
    match = skin_of_stone("lanon")
    table.play(match, "0 end")
    goblin_between(match)
    table.enemies_act(match)
    assert ward(match, 1) == 3
    table.play(match, "1 send g1 c4")
    assert ward(match, 1) == 0


# A seat is a hero


@pytest.mark.rule("TE-SOL-01")
def test_each_hero_has_mat_cards_figure_and_turn_of_their_own() -> None:
    match = table.new("gerrund ethairna")
    table.lay(match, "d3", "crossroads")
    table.play(match, "0 go d3", "0 use research", "0 draw spell", "* spell haste", "0 keep", "0 end", "1 rest")
    first, second = match.view(None)["heroes"]
    assert (first["hero"], second["hero"]) == ("gerrund", "ethairna")
    assert (first["place"], second["place"]) == ("d3", "d4")
    assert (first["spells"], second["spells"]) == (["haste"], [])
    assert (first["focus"], second["focus"]) == (4, 8)
    assert match.turn == (1,)


@pytest.mark.rule("TE-SOL-02")
def test_every_hero_is_a_seat_and_chooses_for_itself() -> None:
    match = table.new("thordin lanon pip")
    assert [match.moves(seat) != () for seat in range(3)] == [True, False, False]
    with pytest.raises(IllegalMove):
        table.play(match, "1 go d3")
    # The demon lord's torch effect takes a card from the hero whom it hits, not from the active one.
    table.act_two(match, "demon_lord")
    for seat, space in enumerate(("l1", "l2", "l3")):
        table.hero(match, seat, space)
    table.hero(match, 2, trinkets="oil_flask lucky_coin")
    table.turn_of(match, 0)
    table.play(match, "0 attack hammer boss", "0 roll", "* dice 1 1 1 foe torch", "0 result 1 1 1", "0 ready")
    assert match.turn == (2,)
    prompt = match.prompt(2)
    assert prompt is not None
    assert (prompt.kind, match.prompt(0)) == ("give_up", None)
    assert set(table.texts(match, seat=2)) == {"discard oil_flask", "discard lucky_coin"}
    table.play(match, "2 discard lucky_coin")
    assert match.turn == (0,)
    assert table.place_of(match, 2) == "l3"
