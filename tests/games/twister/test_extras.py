"""Characters and items of the first edition that fight: Warrior, Troll, armour, sword (TW-DT1)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import table
from verlies.games.twister.match import TwisterMatch


def old(yellow: dict[str, str], blue: dict[str, str] | None = None, **position: Any) -> TwisterMatch:
    """A position with figures and items of the first edition."""
    return table.lay(yellow, blue or {}, extras=True, **position)


# The Warrior


@pytest.mark.rule("TW-DT1-02")
def test_a_warrior_is_worth_3_and_walks_3_squares() -> None:
    assert table.sums(table.play(old({"warrior": "c3"}, {"naga": "d3"}), "fight d3")) == [3, 2]
    m = old({"warrior": "c3"})
    assert {"c6", "f3"} <= table.squares(m, "go warrior")
    assert not {"c7", "g3"} & table.squares(m, "go warrior")


@pytest.mark.rule("TW-DT1-02")
@pytest.mark.parametrize("state", ["closed", "open"])
def test_a_warrior_breaks_portcullises_for_1_ap(state: str) -> None:
    m = old({"warrior": "c3"}, drawn=table.draw("c3 E #"), ap=2)
    table.gate(m, "37A-P1", state)
    assert table.texts(m, "break") == ["break 37A-P1"]
    assert table.texts(m, "open") + table.texts(m, "close") == []
    table.play(m, "break 37A-P1")
    assert (table.gate_state(m, "37A-P1"), m.ap) == ("broken", 1)
    assert table.texts(m, "break") == []


@pytest.mark.rule("TW-DT1-02")
def test_he_must_stand_beside_it_unwounded() -> None:
    assert table.texts(old({"warrior": "b3"}, drawn=table.draw("c3 E #")), "break") == []
    assert table.texts(old({"warrior": "c3"}, drawn=table.draw("c3 E #"), wounded=["yellow warrior"]), "break") == []
    assert table.texts(old({"troll": "c3"}, drawn=table.draw("c3 E #")), "break") == []


@pytest.mark.rule("TW-DT1-02")
def test_no_enemy_passes_between_his_legs() -> None:
    m = old({"telepath": "c3"}, {"warrior": "d3"}, drawn=table.draw(*_corridor()))
    assert "e3" not in table.squares(m, "go telepath")
    m = table.lay({"telepath": "c3"}, {"colossus": "d3"}, drawn=table.draw(*_corridor()))
    assert "e3" in table.squares(m, "go telepath")


def _corridor() -> list[str]:
    """Walls north and south of b3 to f3."""
    return [f"{column}3 {side} -" for column in "bcdef" for side in "NS"]


# The Troll


def troll(**position: Any) -> TwisterMatch:
    """A wounded yellow Troll on c3."""
    yellow, blue = {"troll": "c3", **position.pop("yellow", {})}, position.pop("blue", {})
    return old(yellow, blue, wounded=["yellow troll", *position.pop("wounded", [])], **position)


@pytest.mark.rule("TW-DT1-03")
def test_a_troll_is_worth_4_and_walks_2_squares() -> None:
    assert table.sums(table.play(old({"troll": "c3"}, {"naga": "d3"}), "fight d3")) == [4, 2]
    m = old({"troll": "c3"})
    assert {"c5", "e3", "d4"} <= table.squares(m, "go troll")
    assert not {"c6", "f3", "e4"} & table.squares(m, "go troll")


@pytest.mark.rule("TW-DT1-03")
def test_a_wounded_troll_recovers_alone_for_1_ap() -> None:
    m = troll(ap=2)
    assert "recover" in table.texts(m)
    events = table.play(m, "recover")
    assert table.told(events, "recovered")[0]["figure"] == "troll"
    assert (table.is_wounded(m, "yellow troll"), m.ap) == (False, 1)
    assert "recover" not in table.texts(m)


@pytest.mark.rule("TW-DT1-03")
def test_and_does_nothing_else_in_that_turn() -> None:
    m = troll(blue={"naga": "d3"})
    table.play(m, "recover")
    assert table.texts(m) == ["end"]
    table.play(m, "end; play 2; end; play 3")
    assert "fight d3" in table.texts(m)
    assert table.texts(m, "go troll") != []


@pytest.mark.rule("TW-DT1-03")
def test_not_in_the_turn_of_the_wounding() -> None:
    m = old({"troll": "c3"}, {"colossus": "d3"})
    table.fight(m, "fight d3", 0, 2)
    assert table.is_wounded(m, "yellow troll")
    assert table.texts(m) == ["end"]
    assert table.refused(m, "recover") == "TW-DT1-03"
    table.play(m, "end; play 2; end; play 3")
    assert table.texts(m) == ["recover", "end"]


@pytest.mark.rule("TW-DT1-03")
def test_who_was_wounded_in_the_other_sides_turn_recovers_in_the_own() -> None:
    m = old({"troll": "c3"}, {"colossus": "d3"}, active=1)
    table.fight(m, "fight c3", 6, 0)
    assert "recover" not in table.texts(m)
    table.play(m, "end; play 2")
    assert "recover" in table.texts(m)


@pytest.mark.rule("TW-DT1-03")
def test_not_without_ap_not_unwounded_not_in_somebodys_arms_and_no_one_else() -> None:
    assert "recover" not in table.texts(troll(ap=0))
    assert "recover" not in table.texts(old({"troll": "c3"}))
    assert "recover" not in table.texts(troll(yellow={"naga": "c3"}))
    assert "recover" not in table.texts(old({"naga": "c3"}, wounded=["yellow naga"]))
    m = troll(active=1, blue={"naga": "f3"})
    assert "recover" not in table.texts(m)  # the other side's turn


@pytest.mark.rule("TW-DT1-03")
def test_a_recovered_troll_takes_no_part_in_combat_this_turn() -> None:
    m = troll(yellow={"cleric": "d4"}, blue={"naga": "d3"})
    table.play(m, "recover")
    assert table.told(table.play(m, "fight d3"), "attacked")[0]["attackers"] == ["cleric"]


# Armour


@pytest.mark.rule("TW-DT1-06")
def test_armour_is_worth_1_when_its_carrier_is_attacked_also_wounded() -> None:
    assert table.sums(table.play(old({"cleric": "c3"}, {"naga": "d3"}, items={"armour": "d3"}), "fight d3")) == [2, 3]
    m = old({"cleric": "c3"}, {"naga": "d3"}, items={"armour": "d3"}, wounded=["blue naga"])
    assert table.totals(table.fight(m, "fight d3", 0, 1)) == [2, 2]
    assert table.at(m, "blue naga") == "d3"


@pytest.mark.rule("TW-DT1-06")
@pytest.mark.parametrize("square", ["c3", "d4"])
def test_but_not_when_its_carrier_attacks_or_when_it_lies_beside_somebody(square: str) -> None:
    m = old({"cleric": "c3"}, {"naga": "d3"}, items={"armour": square})
    assert table.sums(table.play(m, "fight d3")) == [2, 2]


@pytest.mark.rule("TW-DT1-06")
def test_armour_counts_for_everybody_on_the_side_that_is_attacked() -> None:
    m = old(
        {"cleric": "c3", "mage": "e4"}, {"naga": "d3", "telepath": "c4"}, items={"armour": "c4", "blue armour": "e4"}
    )
    assert table.sums(table.play(m, "fight d3")) == [2, 2 + 0 + 1]


@pytest.mark.rule("TW-DT1-06")
def test_armour_helps_against_arrows() -> None:
    m = old({"cleric": "c3"}, {"naga": "g3"}, items={"bow": "c3", "armour": "g3"})
    assert table.totals(table.fight(m, "shoot g3", 4, 2)) == [5, 5]


# Sword


@pytest.mark.rule("TW-DT1-07")
def test_a_sword_is_worth_1_when_its_carrier_attacks_in_close_combat() -> None:
    m = old({"cleric": "c3"}, {"naga": "d3"}, items={"sword": "c3"})
    assert table.sums(table.play(m, "fight d3")) == [3, 2]


@pytest.mark.rule("TW-DT1-07")
def test_but_not_in_defence() -> None:
    m = old({"cleric": "c3"}, {"naga": "d3"}, items={"sword": "d3"})
    assert table.sums(table.play(m, "fight d3")) == [2, 2]


@pytest.mark.rule("TW-DT1-07")
def test_every_attacker_with_a_sword_counts_also_one_who_is_drawn_in() -> None:
    m = old({"cleric": "c3", "mage": "d4"}, {"naga": "d3"}, items={"sword": "c3", "blue sword": "d4"})
    assert table.sums(table.play(m, "fight d3")) == [2 + 1 + 1 + 1, 2]


@pytest.mark.rule("TW-DT1-07")
def test_a_sword_does_not_shoot() -> None:
    m = old({"cleric": "c3", "naga": "c5"}, {"naga": "g3"}, items={"bow": "c3", "sword": "c3"})
    assert table.sums(table.play(m, "shoot g3")) == [1, 2]  # no golden rule lets this be; it shows what would count


# The Wall-Walker with a rope


@pytest.mark.rule("TW-DT1-05", "TW-ROP-02")
def test_a_wall_walker_with_a_rope_may_arrive_over_a_pit_that_anchors_it() -> None:
    m = old({"wall_walker": "c3"}, drawn=table.draw("c3 S -", "c4 O"))
    assert table.texts(m, "phase") == []
    m = old({"wall_walker": "c3"}, items={"rope": "c3"}, drawn=table.draw("c3 S -", "c4 O"))
    assert table.texts(m, "phase") == ["phase c4"]
    table.play(m, "phase c4")
    assert (table.at(m, "yellow wall_walker"), table.at(m, "yellow rope")) == ("c4", "c4")
    m = old({"wall_walker": "c3"}, items={"rope": "c3"}, drawn=table.draw("c3 S -", "c4 O", "c4 W |", "c4 S -"))
    assert table.texts(m, "phase") == []


@pytest.mark.rule("TW-DT1-05", "TW-ROP-06")
def test_but_not_from_one_pit_to_the_next() -> None:
    m = old({"wall_walker": "c3"}, items={"rope": "c3"}, drawn=table.draw("c3 O", "c3 S -", "c4 O", "c3 W |", "b3 O"))
    assert table.texts(m, "phase") == []
