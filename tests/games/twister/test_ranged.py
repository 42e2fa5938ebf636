"""Ranged combat: the bow and the great shield (TW-RNG, TW-ITM-BOW, TW-ITM-SHI)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import table
from verlies.games.twister.match import TwisterMatch


def archery(archer: str = "mechanork", target: str = "naga", **position: Any) -> TwisterMatch:
    """Yellow's archer on c3, blue's target on g3, nothing between them."""
    items = {"bow": "c3", **position.pop("items", {})}
    yellow, blue = position.pop("yellow", {}), position.pop("blue", {})
    return table.lay({archer: "c3", **yellow}, {target: "g3", **blue}, items=items, **position)


# Who shoots at whom


@pytest.mark.rule("TW-RNG-01", "TW-ITM-BOW-01")
def test_a_shot_costs_1_ap_and_a_turn_has_as_many_as_ap() -> None:
    m = archery(target="colossus", ap=3)
    for left in (2, 1, 0):
        assert table.texts(m, "shoot") == ["shoot g3"]
        table.fight(m, "shoot g3", 0, 0)
        assert m.ap == left
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-RNG-01")
def test_the_target_must_be_an_enemy_in_line_of_sight() -> None:
    m = archery(blue={"cleric": "c9", "mage": "e5"}, yellow={"cleric": "c1"})
    assert table.squares(m, "shoot") == {"g3", "c9"}
    m = archery(yellow={"cleric": "e3"})
    assert table.texts(m, "shoot") == []
    m = archery(drawn=table.draw("d3 E |"))
    assert table.texts(m, "shoot") == []


@pytest.mark.rule("TW-RNG-01")
def test_only_an_unwounded_bow_carrier_who_was_not_healed_this_turn_shoots() -> None:
    m = archery(yellow={"cleric": "g6"})
    assert table.texts(m, "shoot") == ["shoot g3"]
    table.healed(m, "yellow mechanork")
    assert table.texts(m, "shoot") == []  # nor does the Cleric, who sees the target, too
    assert table.texts(archery(wounded=["yellow mechanork"]), "shoot") == []


@pytest.mark.rule("TW-RNG-02")
def test_nobody_shoots_beside_an_unwounded_enemy() -> None:
    assert table.texts(archery(blue={"cleric": "b3"}), "shoot") == []
    m = archery()
    table.play(m, "go mechanork f3")
    assert table.texts(m, "shoot") == []  # the target itself is adjacent
    m = archery(blue={"cleric": "b3"})
    table.healed(m, "blue cleric")
    assert table.texts(m, "shoot") == []


@pytest.mark.rule("TW-RNG-02", "TW-AMB-10")
def test_a_wounded_enemy_beside_him_does_not_keep_an_archer_from_shooting() -> None:
    m = archery(blue={"cleric": "b3"}, wounded=["blue cleric"])
    assert table.squares(m, "shoot") == {"b3", "g3"}


@pytest.mark.rule("TW-RNG-02")
@pytest.mark.parametrize("mark", ["|", "=", "#"])
def test_an_enemy_behind_wall_slit_or_portcullis_is_not_beside_him(mark: str) -> None:
    m = archery(blue={"cleric": "b3"}, drawn=table.draw(f"c3 W {mark}"))
    assert "g3" in table.squares(m, "shoot")


@pytest.mark.rule("TW-RNG-03")
def test_a_target_may_be_wounded_but_not_in_this_turn_nor_healed_in_it() -> None:
    assert table.texts(archery(wounded=["blue naga"]), "shoot") == ["shoot g3"]
    m = archery()
    table.hurt(m, "blue naga")
    assert table.texts(m, "shoot") == []
    m = archery()
    table.healed(m, "blue naga")
    assert table.texts(m, "shoot") == []


# Values


@pytest.mark.rule("TW-RNG-04", "TW-ITM-BOW-01")
@pytest.mark.parametrize("archer", ["colossus", "telepath"])
def test_the_bow_shoots_with_its_own_value_whoever_holds_it(archer: str) -> None:
    assert table.sums(table.play(archery(archer), "shoot g3")) == [1, 2]


@pytest.mark.rule("TW-RNG-04", "TW-RNG-10", "TW-CHR-BST-03")
def test_a_backstabber_shoots_with_1_even_beside_another_archer() -> None:
    m = archery("backstabber", yellow={"cleric": "g7"}, items={"blue bow": "g7"})
    table.play(m, "shoot g3")
    assert m.view(None)["combat"]["sums"] == [1, 2]
    table.play(m, table.texts(m, "join ", 0)[0])
    assert m.view(None)["combat"]["sums"] == [2, 2]


@pytest.mark.rule("TW-RNG-05")
def test_the_target_fights_with_its_own_value_and_both_lay_cards() -> None:
    m = archery(target="colossus")
    left = [len(table.hand(m, 0)), len(table.hand(m, 1))]
    events = table.fight(m, "shoot g3", 5, 1)
    assert table.totals(events) == [6, 6]
    assert [len(table.hand(m, 0)), len(table.hand(m, 1))] == [left[0] - 1, left[1] - 1]


@pytest.mark.rule("TW-RNG-05")
def test_a_wounded_target_has_value_0() -> None:
    m = archery(target="colossus", wounded=["blue colossus"])
    assert table.totals(table.fight(m, "shoot g3", 0, 0)) == [1, 0]
    assert table.at(m, "blue colossus") == "dead"
    assert m.vp(0) == 1


@pytest.mark.rule("TW-RNG-06")
def test_a_hit_wounds_and_hits_again_only_in_a_later_turn() -> None:
    m = archery()
    table.fight(m, "shoot g3", 6, 0)
    assert table.is_wounded(m, "blue naga")
    assert table.texts(m, "shoot") == []


@pytest.mark.rule("TW-RNG-06")
@pytest.mark.parametrize(("attack", "defence", "kind"), [(0, 6, "missed"), (3, 2, "tied")])
def test_nothing_happens_to_a_shooter_who_misses_or_ties(attack: int, defence: int, kind: str) -> None:
    m = archery()
    events = table.fight(m, "shoot g3", attack, defence)
    assert len(table.told(events, kind)) == 1
    assert m.wounded == 0
    assert table.at(m, "yellow bow") == "c3"
    assert table.texts(m, "shoot") == ["shoot g3"]


@pytest.mark.rule("TW-RNG-07", "TW-EX-14")
def test_two_archers_with_the_same_target_add_up() -> None:
    m = archery(target="cleric", yellow={"naga": "g7"}, items={"blue bow": "g7"})
    table.play(m, "shoot g3")
    joining = table.texts(m, "join ", 0)
    assert len(joining) == 1
    assert table.totals(table.play(m, f"{joining[0]}; 0 card 3; 1 card 2")) == [1 + 1 + 3, 2 + 2]
    assert table.is_wounded(m, "blue cleric")
    assert m.ap == 4


@pytest.mark.rule("TW-RNG-07")
def test_a_second_archer_needs_a_line_of_sight_and_nobody_beside_him() -> None:
    def joining(**position: Any) -> list[str]:
        m = archery(yellow={"naga": "g7"}, items={"blue bow": "g7"}, **position)
        table.play(m, "shoot g3")
        return table.texts(m, "join ", 0)

    assert len(joining()) == 1
    assert joining(drawn=table.draw("g5 S |")) == []
    assert joining(blue={"cleric": "h7"}) == []
    assert len(joining(blue={"cleric": "h7"}, wounded=["blue cleric"])) == 1


@pytest.mark.rule("TW-RNG-07")
def test_only_bows_join_a_shot() -> None:
    m = archery(yellow={"naga": "g5", "colossus": "h8"}, items={"extendable_lance": "g5"})
    table.play(m, "shoot g3")
    assert list(m.turn) == [0, 1]


@pytest.mark.rule("TW-RNG-08")
def test_a_shot_draws_nobody_in() -> None:
    m = archery(blue={"colossus": "h3"}, yellow={"cleric": "g4", "mage": "i3"})
    said = table.told(table.play(m, "shoot g3"), "attacked")[0]
    assert (said["attackers"], said["defenders"]) == (["mechanork"], ["naga"])
    table.play(m, "0 card 6; 1 card 0")
    assert [table.is_wounded(m, who) for who in ("blue naga", "blue colossus")] == [True, False]


@pytest.mark.rule("TW-RNG-09")
def test_an_archer_supports_an_attack_in_close_combat_with_1() -> None:
    m = archery("colossus", yellow={"cleric": "g2"})
    table.play(m, "fight g3")
    assert table.texts(m, "join ", 0) == ["join colossus"]
    table.play(m, "join colossus")
    assert m.view(None)["combat"]["sums"] == [3, 2]
    table.play(m, "0 card 0; 1 card 6")
    assert [table.is_wounded(m, who) for who in ("yellow colossus", "yellow cleric")] == [False, True]


@pytest.mark.rule("TW-RNG-09")
def test_it_is_enough_to_see_one_of_the_enemies_who_take_part() -> None:
    def joining(**position: Any) -> list[str]:
        blue = {"mage": "h2", **position.pop("blue", {})}
        m = archery(yellow={"cleric": "g2"}, blue=blue, **position)
        table.play(m, "fight h2")
        return table.texts(m, "join ", 0)

    assert joining() == ["join mechanork"]  # the Mage is attacked, the Naga beside the Cleric is seen
    assert joining(drawn=table.draw("f3 E |")) == []
    assert joining(items={"great_shield": "g3"}) == []
    assert joining(blue={"banshee": "c4"}) == []
    assert joining(blue={"banshee": "c4"}, wounded=["blue banshee"]) == ["join mechanork"]


@pytest.mark.rule("TW-RNG-09")
def test_never_in_defence() -> None:
    m = archery(yellow={"cleric": "g2"}, active=1)
    assert table.sums(table.play(m, "fight g2")) == [2, 2]
    assert list(m.turn) == [0, 1]


@pytest.mark.rule("TW-RNG-10")
def test_no_telepath_speaks_in_ranged_combat() -> None:
    m = archery("telepath")
    table.play(m, "shoot g3")
    assert list(m.turn) == [0, 1]
    m = archery(target="telepath")
    table.play(m, "shoot g3")
    assert list(m.turn) == [0, 1]


@pytest.mark.rule("TW-RNG-10", "TW-CHR-BST-03")
def test_no_backstabber_gets_her_bonus_in_ranged_combat() -> None:
    m = archery(
        target="backstabber", blue={"cleric": "g4"}, yellow={"naga": "g7", "mage": "h3"}, items={"blue bow": "i3"}
    )
    assert table.sums(table.play(m, "shoot g3")) == [1, 2]


@pytest.mark.rule("TW-RNG-11")
def test_two_bows_in_one_hand_are_worth_no_more_than_one() -> None:
    m = archery(items={"blue bow": "c3"})  # no golden rule lets this be; it shows what would count
    assert table.sums(table.play(m, "shoot g3")) == [1, 2]
    assert list(m.turn) == [0, 1]


@pytest.mark.rule("TW-RNG-11")
def test_nobody_can_carry_two_bows() -> None:
    m = table.lay({"cleric": "c3"}, {"naga": "i4"}, items={"bow": "c3", "blue bow": "c4"})
    assert "go cleric d4" in table.texts(m)
    assert "go cleric c4" not in table.texts(m)
    table.play(m, "put cleric c3; go cleric c4")
    assert (table.at(m, "yellow bow"), table.at(m, "blue bow"), table.at(m, "yellow cleric")) == ("c3", "c4", "c4")


@pytest.mark.rule("TW-RNG-12", "TW-DT1-06")
def test_what_protects_the_target_counts_against_arrows() -> None:
    m = archery(items={"armour": "g3"}, extras=True)
    assert table.sums(table.play(m, "shoot g3")) == [1, 3]
    m = archery(items={"armour": "g3"}, wounded=["blue naga"], extras=True)
    assert table.sums(table.play(m, "shoot g3")) == [1, 1]


# The great shield


@pytest.mark.rule("TW-ITM-SHI-01", "TW-RNG-03", "TW-EX-13")
@pytest.mark.parametrize("wounded", [[], ["blue naga"]])
def test_a_great_shield_keeps_arrows_off_but_not_fireballs(wounded: list[str]) -> None:
    yellow, items = {"mage": "g6"}, {"fireball_wand": "g6"}
    m = archery(yellow=yellow, items={**items, "blue great_shield": "g3"}, wounded=wounded)
    assert table.texts(m, "shoot") == []
    assert table.refused(m, "shoot g3") == "TW-ITM-SHI-01"
    assert table.texts(m, "burn") == ["burn g3"]
    table.play(m, "burn g3")
    assert table.at(m, "blue naga") == "dead"
    m = archery(yellow=yellow, items={**items, "blue great_shield": "h3"}, wounded=wounded)
    assert table.texts(m, "shoot") == ["shoot g3"]


@pytest.mark.rule("TW-ITM-SHI-01")
def test_it_does_not_matter_whose_shield_it_is() -> None:
    assert table.texts(archery(items={"great_shield": "g3"}), "shoot") == []


@pytest.mark.rule("TW-ITM-SHI-02")
def test_a_great_shield_gives_no_bonus_and_does_not_stop_a_shock_wave() -> None:
    m = table.lay({"cleric": "f3", "banshee": "g6"}, {"naga": "g3"}, items={"blue great_shield": "g3"})
    assert table.texts(m, "push") == ["push g3"]
    assert table.sums(table.play(m.copy(), "fight g3")) == [2, 2]
    table.play(m, "push g3")
    assert (table.at(m, "blue naga"), table.at(m, "blue great_shield")) == ("g2", "g2")


@pytest.mark.rule("TW-ITM-SHI-02")
def test_an_attacker_gets_no_bonus_from_it_either() -> None:
    m = table.lay({"cleric": "f3"}, {"naga": "g3"}, items={"great_shield": "f3"})
    assert table.sums(table.play(m, "fight g3")) == [2, 2]
