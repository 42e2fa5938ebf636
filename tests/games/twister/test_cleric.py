"""The Cleric heals (TW-CHR-CLE)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import table
from verlies.games.twister.match import TwisterMatch


def bedside(patient: str = "yellow naga", square: str = "d3", **position: Any) -> TwisterMatch:
    """A yellow Cleric on c3 and a wounded one, as a rule on d3."""
    yellow, blue = {"cleric": "c3", **position.pop("yellow", {})}, position.pop("blue", {})
    wounded = [patient, *position.pop("wounded", [])]
    return table.lay(*table.with_figure(patient, square, yellow, blue), wounded=wounded, **position)


@pytest.mark.rule("TW-CHR-CLE-01")
def test_healing_costs_1_ap_and_makes_a_wounded_one_unwounded() -> None:
    m = bedside(ap=2)
    assert table.texts(m, "heal") == ["heal d3"]
    events = table.play(m, "heal d3")
    assert table.told(events, "healed")[0]["figure"] == "naga"
    assert not table.is_wounded(m, "yellow naga")
    assert (table.at(m, "yellow naga"), m.ap) == ("d3", 1)


@pytest.mark.rule("TW-CHR-CLE-01", "TW-CHR-CLE-05")
def test_of_either_colour() -> None:
    m = bedside("blue naga")
    table.play(m, "heal d3")
    assert not table.is_wounded(m, "blue naga")
    assert m.vp(0) == m.vp(1) == 0


@pytest.mark.rule("TW-CHR-CLE-01")
def test_only_who_is_wounded_and_adjacent() -> None:
    yellow = {"mage": "c4", "telepath": "b2", "banshee": "e3"}
    m = bedside(yellow=yellow, wounded=["yellow telepath", "yellow banshee"])
    assert table.squares(m, "heal") == {"d3"}


@pytest.mark.rule("TW-CHR-CLE-01")
@pytest.mark.parametrize("mark", ["|", "=", "#"])
def test_not_through_wall_slit_or_closed_portcullis(mark: str) -> None:
    m = bedside(drawn=table.draw(f"c3 E {mark}"))
    assert table.texts(m, "heal") == []
    if mark == "#":
        table.gate(m, "37A-P1", "open")
        assert table.texts(m, "heal") == ["heal d3"]


@pytest.mark.rule("TW-CHR-CLE-01")
def test_only_an_unwounded_cleric_who_was_not_healed_this_turn_heals() -> None:
    assert table.texts(table.lay({"mechanork": "c3", "naga": "d3"}, {}, wounded=["yellow naga"]), "heal") == []
    assert table.texts(bedside(wounded=["yellow cleric"]), "heal") == []
    m = bedside()
    table.healed(m, "yellow cleric")
    assert table.texts(m, "heal") == []


@pytest.mark.rule("TW-CHR-CLE-02")
def test_nobody_heals_himself_or_whom_somebody_carries() -> None:
    assert table.texts(table.lay({"cleric": "c3"}, {}, wounded=["yellow cleric"]), "heal") == []
    m = bedside(yellow={"mage": "d3"})
    assert table.texts(m, "heal") == []
    assert table.refused(m, "heal d3") == "TW-CHR-CLE-02"
    m = bedside("blue naga", blue={"mage": "d3"})
    assert table.texts(m, "heal") == []


@pytest.mark.rule("TW-CHR-CLE-02", "TW-EX-06")
def test_a_cleric_who_carries_the_patient_first_puts_him_on_another_square() -> None:
    m = bedside(square="c3")
    assert table.texts(m, "heal") == []
    table.play(m, "put cleric d3; go cleric d4")
    assert (table.at(m, "yellow naga"), table.at(m, "yellow cleric")) == ("d3", "d4")
    table.play(m, "heal d3")
    assert not table.is_wounded(m, "yellow naga")


@pytest.mark.rule("TW-CHR-CLE-02", "TW-EX-06")
def test_or_leaves_him_where_he_is_and_steps_aside() -> None:
    m = bedside(square="c3")
    table.play(m, "put cleric c3; go cleric c4; heal c3")
    assert not table.is_wounded(m, "yellow naga")
    assert m.ap == 3


@pytest.mark.rule("TW-CHR-CLE-02")
def test_a_patient_with_an_item_keeps_it() -> None:
    m = bedside(items={"key": "d3"})
    table.play(m, "heal d3")
    assert (table.is_wounded(m, "yellow naga"), table.at(m, "yellow key")) == (False, "d3")


# The rest of the turn


@pytest.mark.rule("TW-CHR-CLE-03")
def test_a_healed_one_does_nothing_more_this_turn() -> None:
    m = bedside(blue={"mage": "e3"})
    table.play(m, "heal d3")
    assert table.texts(m, "go naga") == []
    assert table.texts(m, "fight") == []
    table.play(m, "end; play 2; end; play 3")
    assert table.texts(m, "go naga") != []
    assert table.texts(m, "fight") == ["fight e3"]


@pytest.mark.rule("TW-CHR-CLE-03")
def test_and_takes_no_part_in_combat() -> None:
    m = bedside(blue={"mage": "d2"}, yellow={"telepath": "e2"})
    table.play(m, "heal d3")
    assert table.told(table.play(m.copy(), "fight d2"), "attacked")[0]["attackers"] == ["telepath"]
    table.play(m, "end; play 2")
    later = table.told(table.play(m, "fight e2"), "attacked")[0]
    assert later["defenders"] == ["naga", "telepath"]


@pytest.mark.rule("TW-CHR-CLE-03")
def test_a_healed_enemy_neither_helps_his_side_nor_can_be_attacked() -> None:
    m = bedside("blue naga", blue={"mage": "c4"})
    table.play(m, "heal d3")
    assert table.squares(m, "fight") == {"c4"}
    assert table.told(table.play(m, "fight c4"), "attacked")[0]["defenders"] == ["mage"]


@pytest.mark.rule("TW-CHR-CLE-03")
def test_he_moves_again_in_his_own_next_turn() -> None:
    m = bedside("blue naga")
    table.play(m, "heal d3; end; play 2")
    assert "go naga e3" in table.texts(m)


@pytest.mark.rule("TW-CHR-CLE-04")
def test_healing_in_the_turn_of_the_wounding_is_allowed() -> None:
    m = bedside()
    table.hurt(m, "yellow naga")
    table.play(m, "heal d3")
    assert not table.is_wounded(m, "yellow naga")
    assert m.hurt == 0
    assert m.healed == 1 << table.token(m, "yellow naga")


@pytest.mark.rule("TW-CHR-CLE-04")
def test_who_lost_an_attack_can_be_healed_at_once() -> None:
    m = table.lay({"cleric": "c3", "naga": "c4"}, {"colossus": "d4"})
    table.fight(m, "fight d4", 1, 2)
    assert table.is_wounded(m, "yellow naga")
    table.play(m, "heal c4")
    assert not table.is_wounded(m, "yellow naga")
    assert table.texts(m, "fight") == []


@pytest.mark.rule("TW-CHR-CLE-05")
def test_a_healed_enemy_may_leave_the_dungeon_later_like_anybody() -> None:
    m = table.lay({"cleric": "b4"}, {"naga": "b3"}, wounded=["blue naga"])
    table.play(m, "heal b3; end; play 2; go naga a3")
    assert m.vp(1) == 1


@pytest.mark.rule("TW-CHR-CLE-06")
def test_healing_is_not_magic() -> None:
    m = bedside()
    magic = {"magic_user", "levitation_is_magical"}
    marked = [who for who in m.content.figure_ids if magic & set(m.content.cards[who].fields["traits"])]
    assert marked == ["mage"]
    assert m.content.figures[m.content.figure_ids.index("cleric")].magic is False
    m = bedside(items={"fireball_wand": "c3"}, blue={"naga": "f3"})
    assert table.texts(m, "burn") == []
