"""What single figures and items can do on their way: Naga, Mage, Colossus, Key, and those of the first edition."""

from __future__ import annotations

import pytest

from games.twister import table

WALLS = [f"{column}{row} S -" for column in "bcdef" for row in (3, 4)]
"""A corridor from b4 to f4."""
CORRIDOR = table.draw(*WALLS)
ONE_PIT = table.draw(*WALLS, "d4 O")
OTHERS = ["banshee", "cleric", "colossus", "mage", "mechanork", "telepath", "backstabber"]


@pytest.mark.rule("TW-CHR-NAG-01")
def test_the_naga_steps_through_slits_as_through_open_edges() -> None:
    drawn = table.draw(*WALLS, "c4 E =", "e4 E =")
    assert {"d4", "e4", "f4", "g4", "h4", "i4"} <= table.squares(table.lay({"naga": "c4"}, drawn=drawn), "go naga")
    assert "j4" not in table.squares(table.lay({"naga": "c4"}, drawn=drawn), "go naga")


@pytest.mark.rule("TW-CHR-NAG-01")
@pytest.mark.parametrize("figure", OTHERS)
def test_nobody_else_steps_through_a_slit(figure: str) -> None:
    m = table.lay({figure: "c4"}, drawn=table.draw(*WALLS, "c4 E ="))
    assert "b4" in table.squares(m, f"go {figure}")
    assert "d4" not in table.squares(m, f"go {figure}")


@pytest.mark.rule("TW-CHR-NAG-01")
def test_the_naga_takes_what_it_carries_through_a_slit() -> None:
    m = table.lay({"naga": "c4", "cleric": "c4"}, wounded=["yellow cleric"], drawn=table.draw(*WALLS, "c4 E ="))
    table.play(m, "go naga d4")
    assert table.on(m, "d4") == {"yellow naga", "yellow cleric"}


@pytest.mark.rule("TW-CHR-NAG-02")
@pytest.mark.parametrize(("mark", "revealed"), [("=", []), ("|", []), (" ", ["reveal S3"])])
def test_the_naga_reveals_no_hall_through_a_slit(mark: str, revealed: list[str]) -> None:
    m = table.lay({"naga": "f2"}, drawn=table.draw(f"f2 E {mark}") if mark != " " else {}, down=["S3"])
    assert table.texts(m, "reveal") == revealed


@pytest.mark.rule("TW-CHR-NAG-03")
@pytest.mark.parametrize(
    ("here", "there", "passes"),
    [("=", "=", True), ("=", "|", False), ("|", "=", False), ("=", "#", False), ("#", "=", False), ("|", "|", False)],
)
def test_the_naga_passes_a_border_of_two_slits_but_nothing_worse_behind_one(
    here: str, there: str, passes: bool
) -> None:
    """f4 is closed in but for the border to g4."""
    walls = ("f4 N -", "f4 S -", "f4 W |")
    m = table.lay({"naga": "f4"}, drawn=table.draw(*walls, f"f4 E {here}", f"g4 W {there}"))
    assert ("g4" in table.squares(m, "go naga")) == passes


@pytest.mark.rule("TW-CHR-NAG-03")
def test_the_naga_passes_a_slit_behind_an_open_portcullis() -> None:
    m = table.lay({"naga": "f4"}, drawn=table.draw("f4 N -", "f4 S -", "f4 W |", "f4 E =", "g4 W #"))
    table.gate(m, "38A-P1", "open")
    assert "g4" in table.squares(m, "go naga")


@pytest.mark.rule("TW-CHR-NAG-04")
@pytest.mark.parametrize("slit", ["c4 E =", "d4 E ="])
def test_the_naga_does_not_jump_through_a_slit(slit: str) -> None:
    assert table.texts(table.lay({"naga": "c4"}, drawn=table.draw(*WALLS, "d4 O", slit)), "jump") == []
    assert table.texts(table.lay({"naga": "c4"}, drawn=ONE_PIT), "jump") == ["jump naga e4"]


@pytest.mark.rule("TW-CHR-NAG-05")
def test_passing_slits_costs_nothing_but_the_move() -> None:
    m = table.lay({"naga": "c4"}, drawn=table.draw(*WALLS, "c4 E =", "d4 E =", "e4 E ="), ap=2)
    table.play(m, "go naga f4")
    assert m.ap == 1


@pytest.mark.rule("TW-CHR-MAG-01")
def test_the_mage_flies_over_pits_and_over_everybody() -> None:
    team = {"mage": "b4", "cleric": "c4"}
    items = {"rope": "e4"}
    foes = {"naga": "d4", "colossus": "e4"}
    drawn = table.draw(*WALLS, "e4 O")
    m = table.lay(team, foes, items=items, wounded=["blue colossus"], drawn=drawn)
    assert "f4" in table.squares(m, "go mage")
    assert not {"c4", "d4", "e4"} & table.squares(m, "go mage")


@pytest.mark.rule("TW-CHR-MAG-01")
def test_the_mage_stays_on_a_pit_only_with_a_rope() -> None:
    assert "d4" not in table.squares(table.lay({"mage": "c4"}, drawn=ONE_PIT), "go mage")
    assert "d4" in table.squares(table.lay({"mage": "c4"}, items={"rope": "d4"}, drawn=ONE_PIT), "go mage")
    assert "d4" in table.squares(table.lay({"mage": "c4"}, items={"rope": "c4"}, drawn=ONE_PIT), "go mage")


@pytest.mark.rule("TW-CHR-MAG-01", "TW-MOV-03")
def test_a_rope_in_his_hand_does_not_hold_the_mage_back_in_the_air() -> None:
    """Neither pit has two anchor squares: he lays no rope there, he flies."""
    m = table.lay({"mage": "c4"}, items={"rope": "c4"}, drawn=table.draw(*WALLS, "d4 O", "e4 O"))
    assert "f4" in table.squares(m, "go mage")
    assert not {"d4", "e4"} & table.squares(m, "go mage")


@pytest.mark.rule("TW-CHR-MAG-01", "TW-ROP-06", "TW-MOV-08")
def test_a_mage_who_stands_on_his_rope_takes_it_to_floor_first_and_may_fly_on_from_there() -> None:
    """b4, c4 are closed in the west; the pits d4 and e4 lie in a row. He stands on d4."""
    drawn = table.draw(*WALLS, "b4 W |", "d4 O", "e4 O")
    m = table.lay({"mage": "d4"}, items={"rope": "d4"}, drawn=drawn)
    assert table.squares(m, "go mage") == {"b4", "c4", "f4"}
    table.play(m, "go mage f4")
    assert table.on(m, "f4") == {"yellow mage", "yellow rope"}
    m = table.lay({"mage": "d4"}, items={"rope": "d4"}, drawn=drawn)
    table.play(m, "put mage d4")
    assert {"f4", "g4", "h4"} <= table.squares(m, "go mage")


@pytest.mark.rule("TW-CHR-MAG-02")
@pytest.mark.parametrize(("mark", "state"), [("|", ""), ("=", ""), ("#", "closed")])
def test_the_mage_does_not_fly_through_walls_portcullises_or_slits(mark: str, state: str) -> None:
    m = table.lay({"mage": "c4"}, drawn=table.draw(*WALLS, f"c4 E {mark}"))
    assert "b4" in table.squares(m, "go mage")
    assert "d4" not in table.squares(m, "go mage")
    if state:
        table.gate(m, "37A-P1", "open")
        assert "d4" in table.squares(m, "go mage")


@pytest.mark.rule("TW-CHR-MAG-03")
def test_the_mage_leaves_over_an_enemy_in_the_start_zone() -> None:
    door = table.draw(*(f"u{row} E |" for row in range(1, 11) if row != 4))
    m = table.lay({"mage": "t4", "cleric": "k8"}, {"naga": "v4"}, drawn=door)
    table.play(m, "go mage v4")
    assert (table.at(m, "yellow mage"), m.vp(0), table.at(m, "blue naga")) == ("gone", 1, "v4")


@pytest.mark.rule("TW-CHR-MAG-04")
def test_over_an_unwounded_enemy_the_mage_takes_and_gives_nothing() -> None:
    m = table.lay({"mage": "c4"}, {"naga": "d4"}, items={"key": "d4"}, drawn=CORRIDOR)
    assert "e4" in table.squares(m, "go mage")
    assert table.texts(m, "take") == []
    m = table.lay({"mage": "c4"}, {"naga": "d4"}, items={"bow": "c4"}, drawn=CORRIDOR)
    assert "put mage e4" in table.texts(m)
    assert "put mage d4" not in table.texts(m)


@pytest.mark.rule("TW-CHR-MAG-04")
def test_over_a_wounded_enemy_he_does() -> None:
    m = table.lay({"mage": "c4"}, {"naga": "d4"}, items={"key": "d4"}, wounded=["blue naga"], drawn=CORRIDOR)
    table.play(m, "take mage d4 key; go mage e4")
    assert table.on(m, "e4") == {"yellow mage", "yellow key"}


@pytest.mark.rule("TW-CHR-MAG-05")
def test_levitation_is_marked_as_magical() -> None:
    """No effect of this box undoes magic; the mark is there for those that do."""
    cards = table.lay({"mage": "c4"}).content.cards
    assert "levitation_is_magical" in cards["mage"].fields["traits"]
    assert not [name for name in OTHERS if name != "mage" and "levitation_is_magical" in cards[name].fields["traits"]]


@pytest.mark.rule("TW-CHR-MAG-06")
@pytest.mark.parametrize("figure", [*OTHERS, "naga"])
def test_only_the_mage_uses_the_wand_but_all_carry_it(figure: str) -> None:
    m = table.lay({figure: "c4"}, {"cleric": "f4"}, items={"fireball_wand": "c4"})
    assert table.texts(m, "burn") == (["burn f4"] if figure == "mage" else [])
    table.play(m, f"go {figure} c5")
    assert table.at(m, "yellow fireball_wand") == "c5"


@pytest.mark.rule("TW-CHR-COL-01")
@pytest.mark.parametrize("figure", [*OTHERS, "naga"])
def test_only_the_colossus_breaks_portcullises(figure: str) -> None:
    m = table.lay({figure: "c4"}, drawn=table.draw("c4 E #"))
    assert table.texts(m, "break") == (["break 37A-P1"] if figure == "colossus" else [])


@pytest.mark.rule("TW-CHR-COL-01")
@pytest.mark.parametrize("state", ["closed", "open"])
def test_a_broken_portcullis_lets_through_for_good(state: str) -> None:
    m = table.lay({"colossus": "c4", "backstabber": "d4"}, drawn=table.draw(*WALLS, "c4 E #"))
    table.gate(m, "37A-P1", state)
    table.play(m, "break 37A-P1")
    assert (m.ap, table.gate_state(m, "37A-P1")) == (4, "broken")
    assert not [text for text in table.texts(m) if "37A-P1" in text]
    table.play(m, "go backstabber b4")


@pytest.mark.rule("TW-CHR-COL-02")
@pytest.mark.parametrize("figure", [*OTHERS, "naga", "thief", "warrior", "troll", "goblin", "wall_walker"])
def test_those_with_a_value_of_one_or_less_pass_between_the_legs_of_an_enemy_colossus(figure: str) -> None:
    m = table.lay({figure: "c4"}, {"colossus": "d4"}, drawn=CORRIDOR, extras=True)
    small = figure in ("banshee", "mage", "telepath", "goblin", "wall_walker")
    assert ("e4" in table.squares(m, f"go {figure}")) == small
    assert "d4" not in table.squares(m, f"go {figure}")


@pytest.mark.rule("TW-CHR-COL-02")
def test_they_do_not_pass_any_other_enemy() -> None:
    m = table.lay({"telepath": "c4"}, {"cleric": "d4", "colossus": "k8"}, drawn=CORRIDOR)
    assert "e4" not in table.squares(m, "go telepath")


@pytest.mark.rule("TW-CHR-COL-03")
@pytest.mark.parametrize(
    ("figure", "leaves"), [("telepath", True), ("banshee", True), ("cleric", False), ("naga", False)]
)
def test_they_leave_over_a_colossus_in_the_start_zone(figure: str, leaves: bool) -> None:
    door = table.draw(*(f"u{row} E |" for row in range(1, 11) if row != 4))
    m = table.lay({figure: "u4"}, {"colossus": "v4"}, drawn=door)
    assert ("v4" in table.squares(m, f"go {figure}")) == leaves


@pytest.mark.rule("TW-CHR-COL-04")
def test_they_pass_a_colossus_on_a_pit_but_cannot_take_his_rope() -> None:
    m = table.lay({"telepath": "c4"}, {"colossus": "d4"}, items={"rope": "d4"}, drawn=ONE_PIT)
    assert "e4" in table.squares(m, "go telepath")
    assert table.texts(m, "take") == []


@pytest.mark.rule("TW-EX-10")
@pytest.mark.parametrize(
    ("figure", "passes"), [("telepath", True), ("mage", True), ("banshee", True), ("cleric", False)]
)
def test_example_a_blue_colossus_on_a_rope_over_a_pit(figure: str, passes: bool) -> None:
    m = table.lay({figure: "c4"}, {"colossus": "d4"}, items={"blue rope": "d4"}, drawn=ONE_PIT)
    assert ("e4" in table.squares(m, f"go {figure}")) == passes
    assert table.texts(m, "take") == []


@pytest.mark.rule("TW-ITM-KEY-01")
def test_a_key_opens_and_closes_for_one_ap_each_and_is_not_used_up() -> None:
    m = table.lay({"telepath": "c4"}, items={"key": "c4"}, drawn=table.draw("c4 E #"))
    table.play(m, "open 37A-P1; close 37A-P1; open 37A-P1")
    assert (m.ap, table.gate_state(m, "37A-P1"), table.at(m, "yellow key")) == (2, "open", "c4")


@pytest.mark.rule("TW-ITM-KEY-01")
def test_without_the_key_in_the_hand_the_portcullis_stays_as_it_is() -> None:
    m = table.lay({"telepath": "c4"}, items={"key": "b4"}, drawn=table.draw("c4 E #"))
    assert not [text for text in table.texts(m) if "37A-P1" in text]
    assert [item.id for item in m.content.items if item.key and item.common] == ["key"]


@pytest.mark.rule("TW-EX-04")
def test_example_the_naga_hands_a_friend_on_behind_a_slit_and_leaves_with_an_item() -> None:
    team = {"naga": "r4", "mage": "r4", "cleric": "s4"}
    m = table.lay(team, {"naga": "k8"}, items={"key": "t4"}, wounded=["yellow mage"], drawn=table.draw("r4 E ="))
    table.play(m, "put naga s4; take naga t4 key; go naga v4")
    assert m.ap == 4
    assert table.on(m, "s4") == {"yellow cleric", "yellow mage"}
    assert (table.at(m, "yellow naga"), table.at(m, "yellow key")) == ("gone", "lost")
    assert (m.vp(0), m.vp(1)) == (1, 0)


# The first edition


@pytest.mark.rule("TW-DT1-01")
def test_the_thief_walks_over_pits_and_stays_on_them_without_a_rope() -> None:
    m = table.lay(
        {"thief": "c4", "cleric": "k8"}, items={"key": "c4"}, drawn=table.draw(*WALLS, "d4 O", "e4 O"), extras=True
    )
    assert {"d4", "e4", "f4", "g4"} <= table.squares(m, "go thief")
    table.play(m, "go thief d4; go cleric k9")
    assert table.on(m, "d4") == {"yellow thief", "yellow key"}


@pytest.mark.rule("TW-DT1-01")
@pytest.mark.parametrize(("name", "passes"), [("yellow", True), ("blue", False)])
def test_friends_pass_over_the_pit_of_the_thief_but_do_not_stay(name: str, passes: bool) -> None:
    teams = (
        {"cleric": "c4"} | ({"thief": "d4"} if name == "yellow" else {}),
        {"thief": "d4"} if name == "blue" else {},
    )
    m = table.lay(*teams, drawn=ONE_PIT, extras=True)
    assert ("e4" in table.squares(m, "go cleric")) == passes
    assert "d4" not in table.squares(m, "go cleric")


@pytest.mark.rule("TW-DT1-01", "TW-MOV-05")
def test_an_enemy_thief_over_a_pit_stops_even_who_has_a_rope() -> None:
    m = table.lay({"cleric": "c4"}, {"thief": "d4"}, items={"rope": "c4"}, drawn=ONE_PIT, extras=True)
    assert not {"d4", "e4"} & table.squares(m, "go cleric")
    assert "put cleric d4" not in table.texts(m)


@pytest.mark.rule("TW-DT1-01", "TW-CAR-09")
def test_the_thief_leaves_nothing_but_a_rope_on_a_pit_that_she_walks_or_jumps_off() -> None:
    drawn = table.draw(*WALLS, "d4 O", "e4 O")
    m = table.lay({"thief": "d4"}, items={"key": "d4"}, drawn=drawn, extras=True)
    assert table.texts(m, "jump") == ["jump thief f4"]
    assert "put thief d4" not in table.texts(m)
    m = table.lay({"thief": "d4"}, items={"rope": "d4"}, drawn=drawn, extras=True)
    assert {"jump thief f4", "jump thief f4 put", "put thief d4"} <= set(table.texts(m))
    m = table.lay(
        {"thief": "d4"}, items={"rope": "d4"}, drawn=table.draw(*WALLS, "d4 O", "e4 O", "c4 E |"), extras=True
    )
    assert table.texts(m, "jump") == ["jump thief f4"]  # e4 is the only square beside it
    assert "put thief d4" not in table.texts(m)


@pytest.mark.rule("TW-DT1-01", "TW-ROP-06")
def test_a_rope_is_not_taken_from_another_pit_onto_that_of_the_thief() -> None:
    """The first pit has a niche in the south, so a rope can be laid there; the Thief hangs over the next one."""
    walls = [wall for wall in WALLS if wall != "d4 S -"]
    drawn = table.draw(*walls, "d5 W |", "d5 E |", "d5 S -", "d4 O", "e4 O")
    m = table.lay({"cleric": "c4", "thief": "e4"}, items={"rope": "c4"}, drawn=drawn, extras=True)
    assert {"d4", "d5"} <= table.squares(m, "go cleric")
    assert "f4" not in table.squares(m, "go cleric")
    table.play(m, "put cleric d4")
    assert "f4" in table.squares(m, "go cleric")


@pytest.mark.rule("TW-DT1-01", "TW-WND-03")
@pytest.mark.parametrize("rope", [False, True])
def test_a_thief_who_is_wounded_over_a_pit_falls_unless_she_has_a_rope(rope: bool) -> None:
    items = {"rope": "d4"} if rope else {}
    m = table.lay({"colossus": "c4"}, {"thief": "d4"}, items=items, drawn=ONE_PIT, extras=True)
    table.fight(m, "fight d4", 4, 0)
    assert table.at(m, "blue thief") == ("d4" if rope else "dead")


@pytest.mark.rule("TW-DT1-01")
def test_the_thief_opens_and_closes_portcullises() -> None:
    m = table.lay({"thief": "c4"}, drawn=table.draw("c4 E #"), extras=True)
    table.play(m, "open 37A-P1")
    assert table.texts(m, "close") == ["close 37A-P1"]
    assert table.texts(m, "break") == []


@pytest.mark.rule("TW-DT1-04")
def test_a_goblin_that_leaves_is_two_points_but_only_unwounded_and_alive() -> None:
    m = table.lay({"goblin": "u4", "mage": "k8"}, {"naga": "k2"}, extras=True)
    table.play(m, "go goblin v4")
    assert m.vp(0) == 2
    carried = table.lay(
        {"goblin": "u4", "cleric": "u4", "mage": "k8"}, {"naga": "k2"}, wounded=["yellow goblin"], extras=True
    )
    table.play(carried, "go cleric v4")
    assert carried.vp(0) == 1
    slain = table.lay({"colossus": "c4"}, {"goblin": "d4", "naga": "k2"}, wounded=["blue goblin"], extras=True)
    table.fight(slain, "fight d4", 1, 0)
    assert slain.vp(0) == 1


@pytest.mark.rule("TW-DT1-08")
def test_a_speed_potion_gives_four_ap_to_the_one_who_drinks_it() -> None:
    m = table.lay({"cleric": "c4", "mage": "k8"}, {"naga": "k2"}, items={"speed_potion": "c4"}, ap=1, extras=True)
    table.play(m, "drink cleric")
    assert (m.ap, table.at(m, "yellow speed_potion")) == (0, "lost")
    for square in ("c5", "c4", "c5", "c4"):
        assert {text.split(" ")[1] for text in table.texts(m, "go")} == {"cleric"}
        table.play(m, f"go cleric {square}")
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-DT1-08")
def test_the_drinker_spends_its_own_ap_first_and_loses_them_at_the_end_of_the_turn() -> None:
    m = table.lay({"cleric": "c4", "mage": "k8"}, {"naga": "k2"}, items={"speed_potion": "c4"}, ap=3, extras=True)
    table.play(m, "drink cleric; go cleric c5")
    assert m.ap == 2
    table.play(m, "go mage k9; go mage k8")
    assert {text.split(" ")[1] for text in table.texts(m, "go")} == {"cleric"}
    table.play(m, "end; play 2; end; play 2; go cleric c4; go mage k9")
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-DT1-08")
def test_a_potion_is_drunk_by_its_unwounded_carrier_only() -> None:
    items = {"speed_potion": "c4"}
    assert table.texts(table.lay({"cleric": "c5"}, items=items, extras=True), "drink") == []
    assert table.texts(table.lay({"cleric": "c4"}, items=items, wounded=["yellow cleric"], extras=True), "drink") == []
    assert table.texts(table.lay({"cleric": "c4"}, items=items, extras=True, ap=0), "drink") == []


@pytest.mark.rule("TW-DT1-09")
def test_a_treasure_that_is_carried_out_is_one_point_more() -> None:
    m = table.lay({"cleric": "u4", "mage": "k8"}, {"naga": "k2"}, items={"blue treasure": "u4"}, extras=True)
    said = table.play(m, "go cleric v4")
    assert (m.vp(0), m.vp(1), table.at(m, "blue treasure")) == (2, 0, "lost")
    assert table.told(said, "treasure") == [{"points": 1, "seat": 0}]


@pytest.mark.rule("TW-DT1-09")
def test_a_treasure_that_is_lost_otherwise_is_worth_no_point() -> None:
    m = table.lay({"banshee": "b4"}, {"naga": "c4", "mage": "k8"}, items={"treasure": "c4"}, drawn=ONE_PIT, extras=True)
    table.play(m, "push c4")
    assert (table.at(m, "yellow treasure"), m.vp(0), m.vp(1)) == ("lost", 1, 0)
