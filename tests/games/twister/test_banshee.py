"""The Banshee's shock wave (TW-CHR-BAN)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import table
from verlies.games.twister.match import TwisterMatch


def wave(target: str = "blue naga", square: str = "e3", **position: Any) -> TwisterMatch:
    """A yellow Banshee on c3 and her target, as a rule on e3; it would be pushed eastwards."""
    yellow, blue = {"banshee": "c3", **position.pop("yellow", {})}, position.pop("blue", {})
    return table.lay(*table.with_figure(target, square, yellow, blue), **position)


# Whom, and how far


@pytest.mark.rule("TW-CHR-BAN-01")
def test_a_shock_wave_costs_2_ap() -> None:
    m = wave(ap=3)
    table.play(m, "push e3")
    assert m.ap == 1
    assert table.texts(m, "push") == []
    assert table.texts(wave(ap=1), "push") == []


@pytest.mark.rule("TW-CHR-BAN-01", "TW-CHR-BAN-02")
@pytest.mark.parametrize("target", ["blue naga", "yellow naga"])
@pytest.mark.parametrize("wounded", [False, True])
def test_friend_and_enemy_wounded_or_not_are_pushed_one_square(target: str, wounded: bool) -> None:
    m = wave(target, wounded=[target] if wounded else [])
    events = table.play(m, "push e3")
    assert table.at(m, target) == "f3"
    assert table.at(m, "yellow banshee") == "c3"
    assert table.is_wounded(m, target) is wounded
    assert table.told(events, "pushed")[0]["to"] == "f3"


@pytest.mark.rule("TW-CHR-BAN-01")
def test_she_must_see_her_target_and_be_able_to_act() -> None:
    m = wave(blue={"cleric": "h3", "mage": "d5", "telepath": "c9"})
    assert table.squares(m, "push") == {"e3", "c9"}  # h3 is behind e3, d5 askew
    assert table.texts(wave(drawn=table.draw("c3 E |")), "push") == []
    assert table.texts(wave(wounded=["yellow banshee"]), "push") == []
    m = wave()
    table.healed(m, "yellow banshee")
    assert table.texts(m, "push") == []
    assert table.texts(table.lay({"cleric": "c3"}, {"naga": "e3"}), "push") == []


@pytest.mark.rule("TW-CHR-BAN-01", "TW-LOS-04")
def test_she_pushes_through_a_slit_beside_her_and_through_no_other() -> None:
    m = wave(drawn=table.draw("c3 E ="))
    table.play(m, "push e3")
    assert table.at(m, "blue naga") == "f3"
    assert table.texts(wave(drawn=table.draw("d3 E =")), "push") == []


@pytest.mark.rule("TW-CHR-BAN-02")
@pytest.mark.parametrize(
    ("square", "to"), [("d3", "e3"), ("h3", "i3"), ("b3", "a3"), ("c2", "c1"), ("c5", "c6"), ("c8", "c9")]
)
def test_the_target_goes_directly_away_from_her(square: str, to: str) -> None:
    m = wave("yellow naga", square)
    table.play(m, f"push {square}")
    assert table.at(m, "yellow naga") == to


# Where it is impossible


@pytest.mark.rule("TW-CHR-BAN-03", "TW-EX-01")
@pytest.mark.parametrize("mark", ["|", "=", "#"])
def test_nobody_is_pushed_through_wall_slit_or_closed_portcullis(mark: str) -> None:
    m = wave(drawn=table.draw(f"e3 E {mark}"))
    assert table.texts(m, "push") == []
    assert table.refused(m, "push e3") == "TW-CHR-BAN-03"
    if mark == "#":
        for state in ("open", "broken"):
            table.gate(m, "37A-P1", state)
            assert table.texts(m, "push") == ["push e3"]


@pytest.mark.rule("TW-CHR-BAN-03", "TW-EX-01")
@pytest.mark.parametrize("border", ["f3 E |", "g3 W |", "f3 E =", "g3 W ="])
def test_nor_over_a_border_that_is_closed_on_either_side(border: str) -> None:
    assert table.texts(wave(square="f3", drawn=table.draw(border)), "push") == []
    assert table.texts(wave(square="f3"), "push") == ["push f3"]


@pytest.mark.rule("TW-CHR-BAN-03")
@pytest.mark.parametrize(
    ("target", "on", "wounded"),
    [
        ("blue naga", "yellow cleric", []),
        ("blue naga", "yellow cleric", ["yellow cleric"]),
        ("blue naga", "yellow cleric", ["blue naga"]),
        ("blue naga", "blue cleric", []),
        ("blue naga", "blue cleric", ["blue naga", "blue cleric"]),
        ("yellow naga", "blue cleric", ["blue cleric"]),
    ],
)
def test_nor_against_a_character(target: str, on: str, wounded: list[str]) -> None:
    colour, who = on.split(" ")
    others: dict[str, Any] = {colour: {who: "f3"}}
    m = wave(target, wounded=wounded, **others)
    assert "push e3" not in table.texts(m)


@pytest.mark.rule("TW-CHR-BAN-03")
def test_nor_into_a_face_down_hall_or_over_the_rim() -> None:
    assert table.texts(wave(square="f3", down=["S3"]), "push") == []
    assert table.texts(wave(square="c1"), "push") == []
    m = table.lay({"banshee": "c1"}, {"naga": "a1"}, wounded=["blue naga"])
    assert table.texts(m, "push") == []


# Landing


@pytest.mark.rule("TW-CHR-BAN-04")
def test_the_target_may_land_on_an_item_and_then_carries_it() -> None:
    m = wave(items={"key": "f3"})
    table.play(m, "push e3")
    assert m.view(None)["pieces"][-1]["carries"] == {"seat": 0, "kind": "key"}


@pytest.mark.rule("TW-CHR-BAN-04")
def test_the_golden_rules_must_hold_where_it_lands() -> None:
    assert table.texts(wave(items={"key": "f3", "rope": "f3"}), "push") == []  # three tokens
    assert table.texts(wave(items={"key": "e3", "rope": "f3"}), "push") == []
    assert table.texts(wave(items={"key": "e3"}), "push") == ["push e3"]
    assert table.texts(wave(wounded=["blue naga"], items={"key": "f3"}), "push") == ["push e3"]


@pytest.mark.rule("TW-CHR-BAN-04")
@pytest.mark.parametrize("wounded", ["blue naga", "blue cleric"])
def test_a_wounded_and_an_unwounded_friend_may_meet(wounded: str) -> None:
    m = wave(blue={"cleric": "f3"}, wounded=[wounded])
    table.play(m, "push e3")
    assert (table.at(m, "blue naga"), table.at(m, "blue cleric")) == ("f3", "f3")
    m = wave(blue={"cleric": "f3"}, wounded=[wounded], items={"key": "f3"})
    assert "push e3" not in table.texts(m)
    m = wave(blue={"cleric": "f3"}, wounded=[wounded], items={"key": "e3"})
    assert "push e3" not in table.texts(m)


@pytest.mark.rule("TW-CHR-BAN-05")
@pytest.mark.parametrize("target", ["blue naga", "blue mage"])
def test_who_is_pushed_onto_a_pit_is_eliminated_even_the_flying_mage(target: str) -> None:
    m = wave(target, drawn=table.draw("f3 O"))
    table.play(m, "push e3")
    assert table.at(m, target) == "dead"
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-CHR-BAN-05", "TW-SUI-02")
def test_an_own_figure_pushed_into_a_pit_is_a_point_for_the_other_side() -> None:
    m = wave("yellow naga", drawn=table.draw("f3 O"))
    table.play(m, "push e3")
    assert table.at(m, "yellow naga") == "dead"
    assert (m.vp(0), m.vp(1)) == (0, 1)


@pytest.mark.rule("TW-CHR-BAN-05")
def test_a_rope_over_the_pit_or_in_the_hand_saves_it() -> None:
    m = wave(drawn=table.draw("f3 O"), items={"rope": "f3"})
    table.play(m, "push e3")
    assert table.at(m, "blue naga") == "f3"
    m = wave(drawn=table.draw("f3 O"), items={"rope": "e3"})
    table.play(m, "push e3")
    assert (table.at(m, "blue naga"), table.at(m, "yellow rope")) == ("f3", "f3")


@pytest.mark.rule("TW-CHR-BAN-05")
def test_a_rope_in_the_hand_must_find_two_anchor_squares() -> None:
    m = wave(drawn=table.draw("f3 O", "f3 N |", "f3 S |", "f3 E |"), items={"rope": "e3"})
    table.play(m, "push e3")
    assert (table.at(m, "blue naga"), table.at(m, "yellow rope")) == ("dead", "f3")
    assert m.vp(0) == 1


@pytest.mark.rule("TW-CHR-BAN-05", "TW-CHR-BAN-06")
def test_what_a_falling_one_carries_is_lost_and_a_carried_friend_falls_too() -> None:
    m = wave(drawn=table.draw("f3 O"), items={"key": "e3"})
    table.play(m, "push e3")
    assert table.at(m, "yellow key") == "lost"
    m = wave(drawn=table.draw("f3 O"), blue={"cleric": "e3"}, wounded=["blue cleric"])
    table.play(m, "push e3")
    assert (table.at(m, "blue naga"), table.at(m, "blue cleric"), m.vp(0)) == ("dead", "dead", 2)


@pytest.mark.rule("TW-CHR-BAN-05", "TW-DT1-01")
def test_a_thief_holds_on_over_a_pit_and_holds_who_is_pushed_into_her_arms() -> None:
    m = wave("blue thief", drawn=table.draw("f3 O"), extras=True)
    table.play(m, "push e3")
    assert table.at(m, "blue thief") == "f3"
    m = wave("blue thief", drawn=table.draw("f3 O"), extras=True, wounded=["blue thief"])
    table.play(m, "push e3")
    assert table.at(m, "blue thief") == "dead"
    m = wave(blue={"thief": "f3"}, drawn=table.draw("f3 O"), extras=True, wounded=["blue naga"])
    table.play(m, "push e3")
    assert (table.at(m, "blue naga"), table.at(m, "blue thief")) == ("f3", "f3")


@pytest.mark.rule("TW-CHR-BAN-06")
def test_the_target_takes_along_what_it_carries() -> None:
    m = wave(items={"key": "e3"})
    table.play(m, "push e3")
    assert (table.at(m, "blue naga"), table.at(m, "yellow key")) == ("f3", "f3")
    m = wave(blue={"cleric": "e3"}, wounded=["blue cleric"])
    table.play(m, "push e3")
    assert (table.at(m, "blue naga"), table.at(m, "blue cleric")) == ("f3", "f3")
    m = wave(wounded=["blue naga"], items={"key": "e3"})
    table.play(m, "push e3")
    assert (table.at(m, "blue naga"), table.at(m, "yellow key")) == ("f3", "f3")


# No attack


@pytest.mark.rule("TW-CHR-BAN-07")
def test_it_is_not_an_attack_no_cards_no_shield_no_rest_for_those_wounded_this_turn() -> None:
    m = wave(items={"great_shield": "e3"})
    before = [table.hand(m, 0), table.hand(m, 1)]
    table.play(m, "push e3")
    assert table.at(m, "blue naga") == "f3"
    assert list(m.turn) == [0]
    assert [table.hand(m, 0), table.hand(m, 1)] == before
    m = wave()
    table.hurt(m, "blue naga")
    assert table.texts(m, "push") == ["push e3"]
    m = wave()
    table.healed(m, "blue naga")
    assert table.texts(m, "push") == ["push e3"]


@pytest.mark.rule("TW-CHR-BAN-08")
def test_the_same_target_can_be_pushed_again_with_2_more_ap() -> None:
    m = wave(ap=5)
    table.play(m, "push e3; push f3")
    assert (table.at(m, "blue naga"), m.ap) == ("g3", 1)
    assert table.texts(m, "push") == []


@pytest.mark.rule("TW-CHR-BAN-09")
def test_undead_is_a_mark_and_no_more() -> None:
    m = table.lay({"banshee": "c3", "cleric": "c4"}, {"naga": "d3"}, wounded=["yellow banshee"])
    traits = {who: m.content.cards[who].fields["traits"] for who in m.content.figure_ids}
    assert [who for who, marks in traits.items() if "undead" in marks] == ["banshee"]
    table.play(m, "heal c3")  # she is healed like anybody else
    assert not table.is_wounded(m, "yellow banshee")
