"""The extendable lance (TW-ITM-LAN)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import table
from verlies.games.twister.match import TwisterMatch


def lancer(who: str = "mechanork", target: str = "naga", **position: Any) -> TwisterMatch:
    """Yellow's lance carrier on c3, blue's target two squares east of him, on e3."""
    items = {"extendable_lance": "c3", **position.pop("items", {})}
    yellow, blue = position.pop("yellow", {}), position.pop("blue", {})
    return table.lay({who: "c3", **yellow}, {target: "e3", **blue}, items=items, **position)


# Reach


@pytest.mark.rule("TW-ITM-LAN-01")
def test_the_lance_reaches_exactly_two_squares_in_a_straight_line() -> None:
    blue = {"cleric": "c5", "mage": "c1", "banshee": "a3", "telepath": "d4", "colossus": "f5"}
    m = lancer(blue=blue, wounded=["blue banshee"], ap=2)
    assert table.squares(m, "lance mechanork") == {"e3", "c5", "c1", "a3"}
    table.fight(m, "lance mechanork e3", 3, 3)
    assert m.ap == 1
    assert table.texts(lancer(blue={"cleric": "f3"}, target="mage", yellow={}), "lance") == ["lance mechanork e3"]
    assert table.texts(table.lay({"naga": "c3"}, {"mage": "f3"}, items={"extendable_lance": "c3"}), "lance") == []


@pytest.mark.rule("TW-ITM-LAN-01")
def test_only_who_carries_it_and_can_act_uses_it() -> None:
    assert table.texts(table.lay({"naga": "c3"}, {"mage": "e3"}), "lance") == []
    assert table.texts(lancer(yellow={"cleric": "e5"}), "lance") == ["lance mechanork e3"]
    assert table.texts(lancer(wounded=["yellow mechanork"]), "lance") == []
    m = lancer()
    table.healed(m, "yellow mechanork")
    assert table.texts(m, "lance") == []


@pytest.mark.rule("TW-ITM-LAN-01", "TW-CBT-02")
def test_the_target_may_be_wounded_but_not_in_this_turn() -> None:
    m = lancer(wounded=["blue naga"])
    assert table.texts(m, "lance") == ["lance mechanork e3"]
    m.hurt = m.wounded
    m._legal = {}
    assert table.texts(m, "lance") == []


@pytest.mark.rule("TW-ITM-LAN-02")
@pytest.mark.parametrize("items", [{}, {"rope": "c4"}, {"rope": "c4", "key": "c4"}])
def test_floor_gear_pit_and_items_between_do_not_matter(items: dict[str, str]) -> None:
    m = lancer(blue={"cleric": "c5"}, items=items)  # over the gear d3 and over the floor c4
    assert table.squares(m, "lance mechanork") == {"e3", "c5"}
    m = lancer(blue={"cleric": "c5"}, items=items, drawn=table.draw("c4 O"))
    assert table.squares(m, "lance mechanork") == {"e3", "c5"}


@pytest.mark.rule("TW-ITM-LAN-02")
@pytest.mark.parametrize(
    ("yellow", "blue", "wounded"),
    [
        ({"cleric": "d3"}, {}, []),
        ({"cleric": "d3"}, {}, ["yellow cleric"]),
        ({}, {"cleric": "d3"}, ["blue cleric"]),
    ],
)
def test_a_character_between_is_in_the_way(yellow: dict[str, str], blue: dict[str, str], wounded: list[str]) -> None:
    assert table.texts(lancer(yellow=yellow, blue=blue, wounded=wounded), "lance") == []


@pytest.mark.rule("TW-ITM-LAN-02")
@pytest.mark.parametrize("edge", ["c3 E", "d3 E"])
@pytest.mark.parametrize("mark", ["|", "=", "#"])
def test_both_edges_must_be_open(edge: str, mark: str) -> None:
    m = lancer(drawn=table.draw(f"{edge} {mark}"))
    assert table.texts(m, "lance") == []
    if mark == "#":
        for state in ("open", "broken"):
            table.gate(m, "37A-P1", state)
            assert table.texts(m, "lance") == ["lance mechanork e3"]


@pytest.mark.rule("TW-ITM-LAN-03", "TW-EX-11")
def test_beside_an_unwounded_enemy_only_a_normal_attack_is_possible() -> None:
    m = lancer(blue={"cleric": "b3"})
    assert table.texts(m, "lance") == []
    assert table.refused(m, "lance mechanork e3") == "TW-ITM-LAN-03"
    assert table.texts(m, "fight") == ["fight b3"]
    table.fight(m, "fight b3", 0, 6)
    assert table.is_wounded(m, "yellow mechanork")  # without the lance
    assert table.at(m, "yellow extendable_lance") == "c3"


@pytest.mark.rule("TW-ITM-LAN-03", "TW-AMB-10")
def test_beside_a_wounded_enemy_the_lance_is_of_no_use_either() -> None:
    m = lancer(blue={"cleric": "b3"}, wounded=["blue cleric"])
    assert table.texts(m, "lance") == []
    assert table.refused(m, "lance mechanork e3") == "TW-ITM-LAN-03"
    assert table.texts(m, "fight") == ["fight b3"]
    for wounded in ([], ["blue cleric"]):
        m = lancer(blue={"cleric": "b3"}, wounded=wounded, drawn=table.draw("c3 W |"))
        assert table.texts(m, "lance") == ["lance mechanork e3"]


@pytest.mark.usefixtures("first_version")
def test_by_the_first_version_of_the_rules_a_wounded_enemy_beside_him_did_not_count() -> None:
    assert table.texts(lancer(blue={"cleric": "b3"}, wounded=["blue cleric"]), "lance") == ["lance mechanork e3"]


@pytest.mark.rule("TW-ITM-LAN-03")
def test_the_lance_never_works_in_defence() -> None:
    blue = {"cleric": "b3"}
    m = lancer(blue=blue, active=1)
    table.play(m, "fight c3")
    assert list(m.turn) == [0, 1]
    table.play(m, "1 card 6; 0 card 0")
    assert table.is_wounded(m, "yellow mechanork")
    assert table.at(m, "yellow extendable_lance") == "c3"
    m = lancer(yellow={"cleric": "e4"}, active=1)  # Naga attacks the Cleric; the lance would reach her
    assert table.sums(table.play(m, "fight e4")) == [2, 2]
    assert list(m.turn) == [0, 1]


@pytest.mark.rule("TW-ITM-LAN-05")
def test_through_a_slit_it_reaches_the_square_behind_and_no_further() -> None:
    drawn = table.draw("c3 E =")
    m = table.lay({"naga": "c3"}, {"mage": "d3"}, items={"extendable_lance": "c3"}, drawn=drawn)
    assert table.texts(m, "lance") == ["lance naga d3"]
    m = table.lay({"naga": "c3"}, {"mage": "e3"}, items={"extendable_lance": "c3"}, drawn=drawn)
    assert table.texts(m, "lance") == []
    m = table.lay({"naga": "c3"}, {"mage": "d3"}, items={"extendable_lance": "c3"}, drawn=table.draw("c3 E |"))
    assert table.texts(m, "lance") == []
    m = table.lay(
        {"naga": "f3"}, {"mage": "g3"}, items={"extendable_lance": "f3"}, drawn=table.draw("f3 E =", "g3 W =")
    )
    assert table.texts(m, "lance") == ["lance naga g3"]
    m = table.lay(
        {"naga": "f3"}, {"mage": "g3"}, items={"extendable_lance": "f3"}, drawn=table.draw("f3 E =", "g3 W |")
    )
    assert table.texts(m, "lance") == []


@pytest.mark.rule("TW-ITM-LAN-05")
def test_an_enemy_right_behind_the_slit_does_not_keep_the_lance_down() -> None:
    m = lancer(blue={"cleric": "b3"}, drawn=table.draw("c3 W ="))
    assert table.squares(m, "lance mechanork") == {"b3", "e3"}


# A close combat


@pytest.mark.rule("TW-ITM-LAN-04")
def test_a_lance_fights_with_the_value_of_its_carrier() -> None:
    assert table.sums(table.play(lancer("colossus"), "lance colossus e3")) == [5, 2]
    assert table.sums(table.play(lancer("telepath"), "lance telepath e3")) == [0, 2]


@pytest.mark.rule("TW-ITM-LAN-04", "TW-GRP-01")
def test_those_beside_the_target_are_drawn_in() -> None:
    m = lancer(yellow={"mage": "e4", "banshee": "b3"}, blue={"colossus": "e5", "cleric": "f3"})
    said = table.told(table.play(m, "lance mechanork e3"), "attacked")[0]
    assert (said["attackers"], said["defenders"]) == (["mage", "mechanork"], ["colossus", "naga"])
    assert (said["combat"], said["group"]) == ("lance", True)


@pytest.mark.rule("TW-ITM-LAN-04", "TW-EX-12")
def test_who_loses_with_the_lance_is_unwounded_but_the_lance_breaks() -> None:
    m = lancer()
    before = [table.hand(m, 0), table.hand(m, 1)]
    events = table.fight(m, "lance mechanork e3", 1, 4)
    assert table.told(events, "lance_broken") == [{"square": "c3", "side": "yellow", "figure": "mechanork"}]
    assert m.wounded == 0
    assert table.at(m, "yellow extendable_lance") == "lost"
    before[0].remove(1)
    before[1].remove(4)
    assert [table.hand(m, 0), table.hand(m, 1)] == before
    assert table.texts(m, "lance") == []
    assert "go mechanork c4" in table.texts(m)  # he can still act


@pytest.mark.rule("TW-ITM-LAN-04")
def test_other_losers_beside_the_target_are_wounded() -> None:
    m = lancer(yellow={"mage": "e4"})
    table.fight(m, "lance mechanork e3", 0, 6)
    assert [table.is_wounded(m, who) for who in ("yellow mechanork", "yellow mage")] == [False, True]
    assert table.at(m, "yellow extendable_lance") == "lost"


@pytest.mark.rule("TW-ITM-LAN-04")
def test_the_target_of_a_lance_is_wounded_or_eliminated_as_in_any_close_combat() -> None:
    m = lancer()
    table.fight(m, "lance mechanork e3", 6, 0)
    assert m.hurt == 1 << table.token(m, "blue naga")
    m = lancer(wounded=["blue naga"])
    table.fight(m, "lance mechanork e3", 6, 0)
    assert (table.at(m, "blue naga"), m.vp(0)) == ("dead", 1)


@pytest.mark.rule("TW-ITM-LAN-06")
@pytest.mark.parametrize(("attack", "defence"), [(6, 0), (3, 3)])
def test_a_win_or_tie_leaves_the_lance_whole(attack: int, defence: int) -> None:
    m = lancer()
    table.fight(m, "lance mechanork e3", attack, defence)
    assert table.at(m, "yellow extendable_lance") == "c3"
    assert m.wounded >> table.token(m, "yellow mechanork") & 1 == 0


# Support


@pytest.mark.rule("TW-ITM-LAN-07")
def test_a_lancer_two_squares_away_supports_an_attack_with_his_own_value() -> None:
    m = lancer("colossus", yellow={"cleric": "e4"})
    table.play(m, "fight e3; join colossus")
    assert m.view(None)["combat"]["sums"] == [7, 2]
    table.play(m, "0 card 1; 1 card 1")
    assert table.is_wounded(m, "blue naga")
    assert table.at(m, "yellow extendable_lance") == "c3"


@pytest.mark.rule("TW-ITM-LAN-07")
def test_one_enemy_who_takes_part_is_enough_and_the_conditions_of_the_lance_hold() -> None:
    def joining(**position: Any) -> list[str]:
        blue = {"mage": "f4", **position.pop("blue", {})}
        m = lancer(yellow={"cleric": "e4"}, blue=blue, **position)
        table.play(m, "fight f4")  # the Naga on e3 is drawn in
        return table.texts(m, "join ", 0)

    assert joining() == ["join mechanork"]
    assert joining(drawn=table.draw("d3 E |")) == []
    assert joining(blue={"banshee": "c4"}) == []
    assert joining(blue={"banshee": "d3"}, wounded=["blue banshee"]) == []
    assert joining(blue={"banshee": "c4"}, wounded=["blue banshee"]) == []


@pytest.mark.rule("TW-ITM-LAN-07", "TW-ITM-LAN-04")
def test_a_supporter_who_loses_keeps_whole_and_loses_the_lance() -> None:
    m = lancer(yellow={"cleric": "e4"})
    table.play(m, "fight e3; join mechanork")
    events = table.play(m, "0 card 0; 1 card 6")
    assert table.totals(events) == [4, 8]
    assert [table.is_wounded(m, who) for who in ("yellow mechanork", "yellow cleric")] == [False, True]
    assert table.at(m, "yellow extendable_lance") == "lost"


@pytest.mark.rule("TW-ITM-LAN-07")
def test_a_lancer_who_stays_out_of_it_loses_nothing() -> None:
    m = lancer(yellow={"cleric": "e4"})
    table.play(m, "fight e3; ready; 0 card 0; 1 card 6")
    assert [table.is_wounded(m, who) for who in ("yellow mechanork", "yellow cleric")] == [False, True]
    assert table.at(m, "yellow extendable_lance") == "c3"


@pytest.mark.rule("TW-ITM-LAN-07")
def test_two_lances_and_a_bow_in_one_attack() -> None:
    m = lancer(
        yellow={"cleric": "e5", "naga": "i3"},
        items={"blue extendable_lance": "e5", "bow": "i3"},
    )
    table.play(m, "lance mechanork e3")
    assert table.texts(m, "join ", 0) == ["join cleric", "join naga"]
    table.play(m, "join naga; join cleric")
    assert table.totals(table.play(m, "0 card 0; 1 card 6")) == [2 + 2 + 1, 8]
    assert m.wounded == 0
    assert (
        table.at(m, "yellow extendable_lance"),
        table.at(m, "blue extendable_lance"),
        table.at(m, "yellow bow"),
    ) == (
        "lost",
        "lost",
        "i3",
    )


@pytest.mark.rule("TW-ITM-LAN-08", "TW-DT1-07")
def test_a_sword_does_not_help_who_uses_the_lance() -> None:
    both = {"sword": "c3", "extendable_lance": "c3"}  # no golden rule lets this be; it shows what would count
    m = table.lay({"mechanork": "c3"}, {"naga": "e3"}, items=both, extras=True)
    assert table.sums(table.play(m, "lance mechanork e3")) == [2, 2]
    m = table.lay({"mechanork": "c3"}, {"mage": "b3"}, items=both, wounded=["blue mage"], extras=True)
    assert table.sums(table.play(m, "fight b3")) == [2 + 1, 0]
    m = lancer(yellow={"cleric": "e4"}, items={"sword": "e4"}, extras=True)
    assert table.sums(table.play(m, "lance mechanork e3")) == [2 + 2 + 1, 2]  # who stands beside the target has his
