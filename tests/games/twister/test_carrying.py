"""Carrying: what a figure has with it, and how things change hands (TW-CAR)."""

from __future__ import annotations

import pytest

from games.twister import table
from verlies.games.twister.match import TwisterMatch


@pytest.mark.rule("TW-CAR-01")
def test_whoever_stops_where_an_item_lies_carries_it_from_then_on() -> None:
    m = table.lay({"cleric": "c3"}, items={"bow": "c4"})
    said = table.play(m, "go cleric c4")
    assert table.told(said, "picked_up")[0]["thing"] == "bow"
    table.play(m, "go cleric d4")
    assert table.at(m, "yellow bow") == "d4"


@pytest.mark.rule("TW-CAR-01")
def test_whoever_stops_on_a_wounded_friend_carries_him_from_then_on() -> None:
    m = table.lay({"cleric": "c3", "naga": "c4"}, wounded=["yellow naga"])
    table.play(m, "go cleric c4; go cleric d4")
    assert table.at(m, "yellow naga") == "d4"


@pytest.mark.rule("TW-CAR-01")
def test_a_wounded_one_carries_the_item_on_its_square() -> None:
    m = table.lay({"banshee": "b4"}, {"naga": "d4"}, items={"bow": "d4"}, wounded=["blue naga"])
    table.play(m, "push d4")
    assert table.on(m, "e4") == {"blue naga", "yellow bow"}


def loaded(load: str, thing: str, square: str, *marks: str, **others: str) -> TwisterMatch:
    """Yellow's Cleric on c4 with something, and another thing on a square; a Naga is a wounded friend."""
    places = {load: "c4", thing: square}
    friends = {"naga": places.pop("naga")} if "naga" in places else {}
    wounded = [f"yellow {friend}" for friend in friends]
    return table.lay({"cleric": "c4", **friends, **others}, items=places, wounded=wounded, drawn=table.draw(*marks))


@pytest.mark.rule("TW-CAR-02")
@pytest.mark.parametrize(("load", "thing"), [("bow", "key"), ("naga", "key"), ("bow", "naga")])
def test_who_carries_something_never_comes_to_stand_where_something_else_lies(load: str, thing: str) -> None:
    m = loaded(load, thing, "e4")
    assert {"d4", "e5"} <= table.squares(m, "go cleric")
    assert "e4" not in table.squares(m, "go cleric")
    m = loaded(load, thing, "e4", "d4 O")
    assert "jump cleric d5" in table.texts(m)
    assert "jump cleric e4" not in table.texts(m)
    assert "push c4" in table.texts(loaded(load, thing, "e4", banshee="b4"))
    assert "push c4" not in table.texts(loaded(load, thing, "d4", banshee="b4"))


@pytest.mark.rule("TW-CAR-02")
def test_who_takes_something_leaves_what_it_had() -> None:
    m = table.lay({"cleric": "c3"}, items={"bow": "c3", "key": "c4"})
    table.play(m, "take cleric c4 key")
    assert table.on(m, "c4") == {"yellow cleric", "yellow bow", "yellow key"}
    table.play(m, "go cleric d5")
    assert table.on(m, "d5") == {"yellow cleric", "yellow key"}
    assert table.on(m, "c4") == {"yellow bow"}


@pytest.mark.rule("TW-CAR-03")
@pytest.mark.parametrize("colour", ["yellow", "blue"])
def test_items_of_both_colours_can_be_taken_and_used(colour: str) -> None:
    m = table.lay({"cleric": "b3"}, items={f"{colour} key": "c3"}, drawn=table.draw("c3 E #"))
    table.play(m, "take cleric c3 key; go cleric c4; go cleric c3; open 37A-P1")
    assert table.gate_state(m, "37A-P1") == "open"
    assert table.at(m, f"{colour} key") == "c3"


@pytest.mark.rule("TW-CAR-04")
def test_only_friends_carry_a_wounded_one() -> None:
    m = table.lay({"cleric": "c3", "naga": "c4"}, {"naga": "d3"}, wounded=["yellow naga", "blue naga"])
    assert table.texts(m, "take") == ["take cleric c4 naga"]
    table.play(m, "take cleric c4 naga; go cleric e4")
    assert table.on(m, "e4") == {"yellow cleric", "yellow naga"}


@pytest.mark.rule("TW-CAR-04")
def test_an_unwounded_friend_is_not_carried() -> None:
    m = table.lay({"cleric": "c3", "naga": "c4"})
    assert table.texts(m, "take") == []


@pytest.mark.rule("TW-CAR-04")
def test_a_wounded_friend_leaves_his_item_when_he_is_taken() -> None:
    m = table.lay({"cleric": "c3", "naga": "c4"}, items={"bow": "c4"}, wounded=["yellow naga"])
    assert "c4" not in table.squares(m, "go cleric")
    table.play(m, "take cleric c4 naga; go cleric c5")
    assert table.on(m, "c5") == {"yellow cleric", "yellow naga"}
    assert table.on(m, "c4") == {"yellow bow"}


@pytest.mark.rule("TW-CAR-05")
def test_taking_and_putting_cost_nothing_on_any_square_of_the_way() -> None:
    m = table.lay({"cleric": "c3"}, items={"bow": "c3", "key": "c4", "rope": "c6"})
    table.play(m, "put cleric c3; take cleric c4 key; put cleric c5; go cleric c6")
    assert m.ap == 4
    assert table.on(m, "c3") == {"yellow bow"}
    assert table.on(m, "c5") == {"yellow key"}
    assert table.on(m, "c6") == {"yellow cleric", "yellow rope"}


@pytest.mark.rule("TW-CAR-05")
def test_only_the_one_who_moves_takes_and_puts_until_its_move_is_over() -> None:
    m = table.lay({"cleric": "c3", "mage": "d4"}, items={"bow": "c3", "key": "c4"})
    table.play(m, "take cleric c4 key")
    assert {text.split(" ")[1] for text in table.texts(m)} == {"cleric"}
    assert {text.split(" ")[0] for text in table.texts(m)} == {"go", "put"}


@pytest.mark.rule("TW-CAR-05")
def test_what_is_out_of_reach_is_not_taken() -> None:
    m = table.lay({"telepath": "c3"}, items={"bow": "c5", "key": "c6", "rope": "c7"})
    assert table.texts(m, "take") == ["take telepath c5 bow"]
    assert "c6" in table.squares(m, "go telepath")
    assert "c7" not in table.squares(m, "go telepath")


@pytest.mark.rule("TW-CAR-05")
def test_a_jumper_puts_down_where_it_starts_and_takes_up_where_it_lands() -> None:
    m = table.lay({"cleric": "c3"}, items={"bow": "c3", "key": "c5"}, drawn=table.draw("c4 O"))
    assert "jump cleric c5" not in table.texts(m)
    table.play(m, "jump cleric c5 put")
    assert table.on(m, "c3") == {"yellow bow"}
    assert table.on(m, "c5") == {"yellow cleric", "yellow key"}


@pytest.mark.rule("TW-CAR-06")
@pytest.mark.parametrize(
    ("script", "square", "left", "held"),
    [
        ("put cleric c5", "c5", {"yellow bow"}, None),
        ("take cleric c4 key", "c4", {"yellow bow"}, "yellow key"),
        ("take cleric b3 rope", "b3", {"yellow naga", "yellow bow"}, "yellow rope"),
        ("put cleric c3; take cleric b3 rope", "b3", {"yellow naga"}, "yellow rope"),
        ("take cleric d3 great_shield", "d3", {"blue naga", "yellow bow"}, "yellow great_shield"),
        ("put cleric c3; take cleric d3 great_shield", "d3", {"blue naga"}, "yellow great_shield"),
        ("put cleric c3; take cleric c2 fireball_wand", "c2", {"yellow mage"}, "yellow fireball_wand"),
        ("take cleric c2 fireball_wand", "c2", {"yellow mage", "yellow bow"}, "yellow fireball_wand"),
        ("put cleric b4", "b4", {"yellow colossus", "yellow bow"}, None),
        ("take cleric d4 telepath", "d4", {"yellow banshee", "yellow bow"}, "yellow telepath"),
    ],
)
def test_all_that_can_change_hands_does(script: str, square: str, left: set[str], held: str | None) -> None:
    """Lying items, those of wounded ones of both colours, those of friends; given, taken, exchanged."""
    team = {"cleric": "c3", "naga": "b3", "mage": "c2", "colossus": "b4", "banshee": "d4", "telepath": "d4"}
    items = {"bow": "c3", "key": "c4", "rope": "b3", "great_shield": "d3", "fireball_wand": "c2"}
    m = table.lay(team, {"naga": "d3"}, items=items, wounded=["yellow naga", "yellow telepath", "blue naga"])
    table.play(m, script)
    end = min(free for free in table.squares(m, "go cleric") if not table.on(m, free))
    table.play(m, f"go cleric {end}")
    assert table.on(m, square) == left
    assert table.on(m, end) == {"yellow cleric"} | ({held} if held else set())


@pytest.mark.rule("TW-CAR-07")
def test_nothing_changes_hands_where_an_unwounded_enemy_stands() -> None:
    m = table.lay({"mage": "c3"}, {"naga": "c4"}, items={"bow": "c3", "key": "c4"})
    assert "c5" in table.squares(m, "go mage")
    assert not [text for text in table.texts(m) if " c4" in text and text != "fight c4"]
    assert "put mage c5" in table.texts(m)


@pytest.mark.rule("TW-CAR-08")
def test_what_changes_hands_on_ones_own_square_takes_no_step_of_the_way() -> None:
    m = table.lay({"telepath": "c3"}, items={"bow": "c3"})
    table.play(m, "put telepath c3")
    assert m.ap == 4
    assert {"f3", "c6"} <= table.squares(m, "go telepath")


@pytest.mark.rule("TW-CAR-08")
def test_to_stay_and_put_nothing_down_is_not_a_move() -> None:
    """Whatever lies under a figure it carries: so a move of no square could change nothing."""
    m = table.lay({"telepath": "c3"}, items={"bow": "c3"})
    assert "go telepath c3" not in table.texts(m)
    table.play(m, "put telepath c3")
    assert "go telepath c3" not in table.texts(m)


@pytest.mark.rule("TW-CAR-09")
def test_on_a_pit_without_a_rope_only_a_rope_is_put_down() -> None:
    drawn = table.draw("c4 O")
    assert "put mage c4" not in table.texts(table.lay({"mage": "c3"}, items={"bow": "c3"}, drawn=drawn))
    assert "put mage c4" in table.texts(table.lay({"mage": "c3"}, items={"rope": "c3"}, drawn=drawn))


@pytest.mark.rule("TW-CAR-09")
def test_a_rope_that_cannot_be_anchored_is_not_put_down_on_a_pit() -> None:
    drawn = table.draw("c4 O", "c4 W |", "c4 E |", "c4 S -")
    m = table.lay({"mage": "c3"}, items={"rope": "c3"}, drawn=drawn)
    assert "put mage c4" not in table.texts(m)


@pytest.mark.rule("TW-CAR-09")
def test_on_a_pit_with_a_rope_anything_is_put_down_and_stays() -> None:
    m = table.lay({"mage": "c3"}, items={"bow": "c3", "rope": "c4"}, drawn=table.draw("c4 O"))
    table.play(m, "put mage c4; go mage c5")
    assert table.on(m, "c4") == {"yellow bow", "yellow rope"}


@pytest.mark.rule("TW-CAR-09")
def test_what_is_left_on_a_pit_whose_rope_is_taken_is_lost() -> None:
    m = table.lay({"cleric": "c3"}, items={"bow": "c3", "rope": "c4"}, drawn=table.draw("c4 O"))
    said = table.play(m, "take cleric c4 rope; go cleric c5")
    assert table.at(m, "yellow bow") == "lost"
    assert table.told(said, "item_lost") == [{"square": "c4", "side": "yellow", "item": "bow"}]
    assert table.at(m, "yellow rope") == "c5"


@pytest.mark.rule("TW-CAR-10")
@pytest.mark.parametrize(
    ("script", "square"), [("go cleric d4", "d4"), ("jump cleric c5", "c5"), ("push c3", "d3"), ("turn 37A cw", "d2")]
)
def test_what_is_carried_goes_wherever_its_carrier_goes(script: str, square: str) -> None:
    m = table.lay({"cleric": "c3", "banshee": "b3", "mechanork": "d8"}, items={"bow": "c3"}, drawn=table.draw("c4 O"))
    m.lay_hall(1, m.content.hall_ids.index("37B"), 0)
    table.play(m, script)
    assert table.on(m, square) == {"yellow cleric", "yellow bow"}


@pytest.mark.rule("TW-CAR-10")
def test_a_carried_friend_goes_along_too() -> None:
    m = table.lay({"cleric": "c3", "naga": "c3"}, wounded=["yellow naga"], drawn=table.draw("c4 O"))
    table.play(m, "jump cleric c5; go cleric d5")
    assert table.on(m, "d5") == {"yellow cleric", "yellow naga"}


@pytest.mark.rule("TW-CAR-11")
@pytest.mark.parametrize("item", ["rope", "bow"])
def test_the_item_of_an_eliminated_one_stays_on_the_floor(item: str) -> None:
    m = table.lay({"mage": "b4"}, {"naga": "c4"}, items={item: "c4", "fireball_wand": "b4"})
    table.play(m, "burn c4")
    assert table.at(m, "blue naga") == "dead"
    assert table.on(m, "c4") == {f"yellow {item}"}


@pytest.mark.rule("TW-CAR-11")
def test_a_rope_stays_on_the_pit_over_which_its_carrier_was_eliminated() -> None:
    m = table.lay({"mage": "b4"}, {"naga": "c4"}, items={"rope": "c4", "fireball_wand": "b4"}, drawn=table.draw("c4 O"))
    table.play(m, "burn c4")
    assert table.on(m, "c4") == {"yellow rope"}


@pytest.mark.rule("TW-CAR-11", "TW-PIT-05")
@pytest.mark.parametrize(("item", "fate"), [("bow", "lost"), ("rope", "d4")])
def test_of_one_who_falls_only_a_rope_stays(item: str, fate: str) -> None:
    """The rope has one anchor square only: it does not save its carrier."""
    drawn = table.draw("d4 O", "d4 N -", "d4 E |", "d4 S -")
    m = table.lay({"banshee": "b4"}, {"naga": "c4"}, items={item: "c4"}, drawn=drawn)
    said = table.play(m, "push c4")
    assert table.at(m, "blue naga") == "dead"
    assert table.at(m, f"yellow {item}") == fate
    assert [event.rule for event in said if event.kind == "item_lost"] == (["TW-CAR-11"] if fate == "lost" else [])
    assert m.vp(0) == 1


@pytest.mark.rule("TW-CAR-12")
def test_who_is_carried_is_eliminated_when_the_carrier_is_wounded() -> None:
    m = table.lay({"colossus": "c3"}, {"cleric": "c4", "naga": "c4"}, wounded=["blue naga"])
    said = table.fight(m, "fight c4", 4, 0)
    assert table.is_wounded(m, "blue cleric")
    assert table.at(m, "blue naga") == "dead"
    assert m.vp(0) == 1
    assert [each["figure"] for each in table.told(said, "eliminated")] == ["naga"]


@pytest.mark.rule("TW-CAR-12")
def test_who_is_carried_is_eliminated_with_the_carrier() -> None:
    m = table.lay({"mage": "b4"}, {"cleric": "c4", "naga": "c4"}, items={"fireball_wand": "b4"}, wounded=["blue naga"])
    table.play(m, "burn c4")
    assert (table.at(m, "blue cleric"), table.at(m, "blue naga"), m.vp(0)) == ("dead", "dead", 2)


@pytest.mark.rule("TW-CAR-12")
def test_an_item_is_not_harmed_with_its_carrier() -> None:
    m = table.lay({"colossus": "c3"}, {"cleric": "c4"}, items={"bow": "c4"})
    table.fight(m, "fight c4", 4, 0)
    assert table.on(m, "c4") == {"blue cleric", "yellow bow"}


@pytest.mark.rule("TW-CAR-13")
def test_a_wounded_one_profits_from_shield_and_rope() -> None:
    items = {"bow": "b4", "great_shield": "e4", "rope": "e7"}
    m = table.lay(
        {"cleric": "b4"},
        {"naga": "e4", "mage": "e7"},
        items=items,
        wounded=["blue naga", "blue mage"],
        drawn=table.draw("e7 O"),
    )
    assert table.texts(m, "shoot") == []
    table.play(m, "go cleric b7")
    assert table.texts(m, "shoot") == ["shoot e7"]
    table.play(m, "end")
    assert table.at(m, "blue mage") == "e7"


@pytest.mark.rule("TW-CAR-13")
def test_a_wounded_one_does_nothing_with_an_item_that_needs_an_action() -> None:
    items = {"bow": "b4", "key": "c2"}
    foes = {"naga": "e4"}
    whole = table.lay({"cleric": "b4", "mage": "c2"}, foes, items=items, drawn=table.draw("c2 E #"))
    assert {"shoot e4", "open 37A-P1"} <= set(table.texts(whole))
    down = table.lay(
        {"cleric": "b4", "mage": "c2"},
        foes,
        items=items,
        drawn=table.draw("c2 E #"),
        wounded=["yellow cleric", "yellow mage"],
    )
    assert table.texts(down) == ["end"]
