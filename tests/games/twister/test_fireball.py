"""The fireball wand (TW-ITM-FIR)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import table
from verlies.games.twister.match import TwisterMatch


def mage(victim: str = "blue naga", square: str = "f3", **position: Any) -> TwisterMatch:
    """A yellow Mage with a wand on c3 and somebody in his sight, as a rule on f3."""
    yellow, blue = {"mage": "c3", **position.pop("yellow", {})}, position.pop("blue", {})
    items = {"fireball_wand": "c3", **position.pop("items", {})}
    return table.lay(*table.with_figure(victim, square, yellow, blue), items=items, **position)


@pytest.mark.rule("TW-ITM-FIR-01", "TW-ITM-FIR-03")
def test_a_fireball_costs_1_ap_and_the_wand_and_eliminates_without_cards() -> None:
    m = mage(ap=3)
    before = [table.hand(m, 0), table.hand(m, 1)]
    table.play(m, "burn f3")
    assert (table.at(m, "blue naga"), m.vp(0), m.vp(1)) == ("dead", 1, 0)
    assert (m.ap, table.at(m, "yellow fireball_wand")) == (2, "lost")
    assert [table.hand(m, 0), table.hand(m, 1)] == before
    assert list(m.turn) == [0]
    assert table.texts(m, "burn") == []


@pytest.mark.rule("TW-ITM-FIR-01")
def test_he_chooses_a_direction_in_which_he_sees_a_character() -> None:
    m = mage(blue={"cleric": "c1", "telepath": "b5", "mage": "h3"}, yellow={"naga": "c9"})
    assert table.squares(m, "burn") == {"f3", "c1", "c9"}
    assert table.texts(mage(drawn=table.draw("d3 E |")), "burn") == []


@pytest.mark.rule("TW-ITM-FIR-01")
@pytest.mark.parametrize("victim", ["blue naga", "yellow naga"])
@pytest.mark.parametrize("wounded", [False, True])
def test_friend_or_enemy_wounded_or_not(victim: str, wounded: bool) -> None:
    m = mage(victim, wounded=[victim] if wounded else [])
    table.play(m, "burn f3")
    assert table.at(m, victim) == "dead"


@pytest.mark.rule("TW-ITM-FIR-01")
def test_also_who_stands_right_beside_him() -> None:
    m = mage(square="d3")
    table.play(m, "burn d3")
    assert table.at(m, "blue naga") == "dead"


@pytest.mark.rule("TW-ITM-FIR-01")
def test_only_an_unwounded_mage_who_carries_the_wand_and_can_act() -> None:
    assert table.texts(table.lay({"cleric": "c3"}, {"naga": "f3"}, items={"fireball_wand": "c3"}), "burn") == []
    assert table.texts(table.lay({"mage": "c3"}, {"naga": "f3"}, items={"fireball_wand": "c4"}), "burn") == []
    assert table.texts(table.lay({"mage": "c3"}, {"naga": "f3"}, items={"key": "c3"}), "burn") == []
    assert table.texts(mage(wounded=["yellow mage"]), "burn") == []
    m = mage()
    table.healed(m, "yellow mage")
    assert table.texts(m, "burn") == []
    assert table.texts(mage(ap=0), "burn") == []


@pytest.mark.rule("TW-ITM-FIR-01")
def test_a_wand_of_the_other_colour_works_as_well() -> None:
    m = table.lay({"mage": "c3"}, {"naga": "f3"}, items={"blue fireball_wand": "c3"})
    table.play(m, "burn f3")
    assert (table.at(m, "blue naga"), table.at(m, "blue fireball_wand")) == ("dead", "lost")


@pytest.mark.rule("TW-ITM-FIR-02", "TW-EX-27")
def test_a_carrier_burns_together_with_the_one_he_carries() -> None:
    m = mage(blue={"cleric": "f3"}, wounded=["blue cleric"])
    events = table.play(m, "burn f3")
    assert (table.at(m, "blue naga"), table.at(m, "blue cleric")) == ("dead", "dead")
    assert m.vp(0) == 2
    assert [said["figure"] for said in table.told(events, "eliminated")] == ["naga", "cleric"]


@pytest.mark.rule("TW-ITM-FIR-02", "TW-SUI-02")
def test_an_own_carrier_gives_the_other_side_both_points() -> None:
    m = mage("yellow naga", yellow={"cleric": "f3"}, wounded=["yellow cleric"])
    table.play(m, "burn f3")
    assert (m.vp(0), m.vp(1)) == (0, 2)


@pytest.mark.rule("TW-ITM-FIR-03")
def test_the_wand_leaves_the_game_whatever_it_hit_and_cannot_be_used_twice() -> None:
    m = mage("yellow naga", blue={"cleric": "c6"})
    assert table.squares(m, "burn") == {"f3", "c6"}
    table.play(m, "burn f3")
    assert table.at(m, "yellow fireball_wand") == "lost"
    assert table.texts(m, "burn") == []
    assert m.view(None)["items"] == []


@pytest.mark.rule("TW-ITM-FIR-04")
def test_who_was_wounded_or_healed_this_turn_can_be_burned() -> None:
    m = mage()
    table.hurt(m, "blue naga")
    table.play(m, "burn f3")
    assert table.at(m, "blue naga") == "dead"
    m = mage()
    table.healed(m, "blue naga")
    table.play(m, "burn f3")
    assert table.at(m, "blue naga") == "dead"


@pytest.mark.rule("TW-ITM-FIR-05")
@pytest.mark.parametrize("wounded", [[], ["blue naga"]])
def test_the_great_shield_does_not_help(wounded: list[str]) -> None:
    m = mage(items={"blue great_shield": "f3"}, wounded=wounded)
    table.play(m, "burn f3")
    assert table.at(m, "blue naga") == "dead"


@pytest.mark.rule("TW-ITM-FIR-06")
def test_the_victims_item_stays_where_it_was() -> None:
    m = mage(items={"blue key": "f3"})
    table.play(m, "burn f3")
    assert table.at(m, "blue key") == "f3"


@pytest.mark.rule("TW-ITM-FIR-06")
def test_over_a_pit_only_a_rope_stays() -> None:
    m = mage(items={"blue rope": "f3"}, drawn=table.draw("f3 O"))
    table.play(m, "burn f3")
    assert (table.at(m, "blue naga"), table.at(m, "blue rope")) == ("dead", "f3")
    m = mage("blue thief", items={"blue key": "f3"}, drawn=table.draw("f3 O"), extras=True)
    table.play(m, "burn f3")
    assert (table.at(m, "blue thief"), table.at(m, "blue key")) == ("dead", "lost")


@pytest.mark.rule("TW-ITM-FIR-07")
def test_the_wand_is_the_only_magical_item() -> None:
    content = mage().content
    assert [item for item in content.item_ids if content.cards[item].fields["magical"]] == ["fireball_wand"]
