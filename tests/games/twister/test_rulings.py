"""Rulings: what was decided where the booklets leave room, each as the behaviour it decides (TW-AMB)."""

from __future__ import annotations

import pytest

from games.twister import table


@pytest.mark.rule("TW-AMB-02")
def test_a_mechanork_walks_3_squares_and_fights_with_2() -> None:
    m = table.lay({"mechanork": "c3"}, {"naga": "b3"})
    assert "f3" in table.squares(m, "go mechanork")
    assert "g3" not in table.squares(m, "go mechanork")
    assert table.sums(table.play(m, "fight b3")) == [2, 2]


@pytest.mark.rule("TW-AMB-03")
@pytest.mark.parametrize("hall", table.HALLS)
def test_halls_with_an_a_turn_clockwise_and_those_with_a_b_the_other_way(hall: str) -> None:
    """Unturned they lie as drawn: the gear is where the drawing has it."""
    m = table.lay({}, {}, halls={"S1": (hall, 0)})
    rows = m.content.cards[hall].fields["rows"]
    assert [len(row) for row in rows] == [11] * 11
    y = next(line for line in range(5) if "G" in rows[2 * line + 1])
    x = rows[2 * y + 1].index("G") // 2
    gear = f"{'bcdef'[x]}{y + 1}"
    m = table.lay({"cleric": gear}, {}, halls={"S1": (hall, 0)})
    assert table.texts(m, "turn") == [f"turn {hall} {'cw' if hall.endswith('A') else 'ccw'}"]


@pytest.mark.rule("TW-AMB-04")
def test_each_square_of_a_start_zone_gives_access_to_the_hall_beside_it() -> None:
    halls = ["S1", "S2"]
    for square, slot in (("a1", "S1"), ("a5", "S1"), ("a6", "S2"), ("a10", "S2")):
        assert table.texts(table.lay({"naga": square}, {}, down=halls), "reveal") == [f"reveal {slot}"]
    assert table.squares(table.lay({"naga": "a2", "cleric": "a9"}, {}, down=halls), "reveal") == {"S1", "S2"}


@pytest.mark.rule("TW-AMB-05")
def test_group_combat_is_compulsory() -> None:
    m = table.lay({"cleric": "c3", "mage": "d4"}, {"colossus": "d3"})
    assert table.texts(m, "fight") == ["fight d3"]  # nobody attacks alone
    assert table.told(table.play(m, "fight d3"), "attacked")[0]["attackers"] == ["cleric", "mage"]
    assert {text.split(" ")[0] for text in table.texts(m, "", 0)} == {"card"}


@pytest.mark.rule("TW-AMB-06")
def test_a_rope_that_loses_its_anchors_by_a_turn_stays_and_carries() -> None:
    """The pit f3 between e3 and g3 becomes d5, with floor on one side only."""
    drawn = table.draw("f3 O", "f3 N -", "f3 S -", "d6 N -")
    m = table.lay({"mechanork": "d3", "naga": "f3"}, {}, items={"rope": "f3"}, drawn=drawn)
    table.play(m, "turn 37A cw")
    assert (table.at(m, "yellow naga"), table.at(m, "yellow rope")) == ("d5", "d5")
    table.play(m, "put naga d5; go naga c4")
    assert table.at(m, "yellow rope") == "d5"
    assert "d5" in table.squares(m, "go mechanork")  # a valid square for everybody
    bare = table.lay({"naga": "d4"}, {}, items={"rope": "d4"}, drawn=table.draw("d5 O", "d5 E -", "d5 W -", "d6 N -"))
    assert "d5" not in table.squares(bare, "go naga")  # nobody could lay it there now


@pytest.mark.rule("TW-AMB-07")
def test_the_two_anchors_of_a_rope_need_not_be_opposite() -> None:
    round_the_corner = table.draw("c4 O", "c4 E |", "c4 S -")
    m = table.lay({"naga": "c3"}, {}, items={"rope": "c3"}, drawn=round_the_corner)
    assert "c4" in table.squares(m, "go naga")
    m = table.lay({"naga": "c3"}, {}, items={"rope": "c3"}, drawn=table.draw("c4 O", "c4 E |", "c4 S -", "c4 W |"))
    assert "c4" not in table.squares(m, "go naga")


@pytest.mark.rule("TW-AMB-08")
def test_what_lies_under_a_figure_is_carried_and_a_move_of_0_squares_is_not_offered() -> None:
    m = table.lay({"naga": "c3"}, {}, items={"key": "c3"})
    assert "c3" not in table.squares(m, "go naga")
    table.play(m, "go naga c4")
    assert table.at(m, "yellow key") == "c4"


@pytest.mark.rule("TW-AMB-09")
def test_nobody_walks_into_a_pit_on_purpose() -> None:
    m = table.lay({"naga": "c3", "mage": "d4"}, {}, drawn=table.draw("c4 O"))
    assert "c4" not in table.squares(m, "go naga")
    assert "c4" not in table.squares(m, "go mage")


@pytest.mark.rule("TW-AMB-09", "TW-SUI-01")
def test_suicide_comes_from_fireball_shock_wave_or_a_rope_taken_away() -> None:
    m = table.lay({"mage": "c3", "naga": "e3"}, {}, items={"fireball_wand": "c3"})
    table.play(m, "burn e3")
    assert (table.at(m, "yellow naga"), m.vp(1)) == ("dead", 1)
    m = table.lay({"banshee": "c3", "naga": "e3"}, {}, drawn=table.draw("f3 O"))
    table.play(m, "push e3")
    assert (table.at(m, "yellow naga"), m.vp(1)) == ("dead", 1)
    m = table.lay(
        {"mage": "b4", "naga": "c4"}, {}, items={"rope": "c4"}, wounded=["yellow naga"], drawn=table.draw("c4 O")
    )
    table.play(m, "take mage c4 rope; go mage d4")
    assert (table.at(m, "yellow naga"), m.vp(1)) == ("dead", 1)


@pytest.mark.rule("TW-AMB-11")
def test_a_side_that_is_closed_in_plays_its_cards_and_passes() -> None:
    cell = table.draw("c3 N -", "c3 S -", "c3 W |", "c3 E |")
    m = table.lay({"cleric": "c3"}, {"naga": "n3"}, drawn=cell, ap=2)
    assert table.texts(m) == ["end"]
    table.play(m, "end; play 2; end")
    assert table.texts(m) == ["play 3", "play 4", "play 5"]
    table.play(m, "play 5")
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-AMB-12", "TW-EXT-07")
@pytest.mark.parametrize("pusher", ["yellow", "blue"])
def test_who_is_pushed_into_the_other_start_zone_has_left_whoever_pushed(pusher: str) -> None:
    sides: dict[str, dict[str, str]] = {"yellow": {"naga": "u3"}, "blue": {}}
    sides[pusher]["banshee"] = "s3"
    m = table.lay(sides["yellow"], sides["blue"], items={"key": "u3"}, active=("yellow", "blue").index(pusher))
    table.play(m, "push u3")
    assert (table.at(m, "yellow naga"), table.at(m, "yellow key"), m.vp(0), m.vp(1)) == ("gone", "lost", 1, 0)


@pytest.mark.rule("TW-AMB-12", "TW-EXT-07")
@pytest.mark.parametrize("push_exit", [True, False])
def test_a_wounded_one_stays_lying_there(push_exit: bool) -> None:
    m = table.lay({"naga": "u3"}, {"banshee": "s3"}, wounded=["yellow naga"], active=1, push_exit=push_exit)
    table.play(m, "push u3")
    assert (table.at(m, "yellow naga"), table.is_wounded(m, "yellow naga"), m.vp(0)) == ("v3", True, 0)


@pytest.mark.rule("TW-AMB-12")
def test_with_the_option_off_an_unwounded_one_cannot_be_pushed_over_its_goal_line() -> None:
    m = table.lay({"naga": "u3", "banshee": "s3"}, {}, push_exit=False)
    assert table.texts(m, "push") == []
    assert table.refused(m, "push u3") == "TW-EXT-07"
    m = table.lay({"banshee": "s3"}, {"naga": "u3"}, push_exit=False)
    assert table.texts(m, "push") == ["push u3"]  # into its own zone it may


@pytest.mark.rule("TW-AMB-14")
def test_a_portcullis_at_a_face_down_hall_can_be_worked_from_the_open_side() -> None:
    m = table.lay({"backstabber": "f3"}, {}, drawn=table.draw("f3 E #"), down=["S3"])
    assert table.texts(m, "open") == ["open 37A-P1"]
    assert table.texts(m, "reveal") == []
    table.play(m, "open 37A-P1")
    assert table.gate_state(m, "37A-P1") == "open"
    assert table.texts(m, "reveal") == ["reveal S3"]


@pytest.mark.rule("TW-AMB-16")
@pytest.mark.parametrize(("opening", "cards"), [("common", "2 3 4"), ("per_player", "2"), ("none", "2 3 4 5")])
def test_the_opening_limit_is_common_or_each_sides_own_or_none(opening: str, cards: str) -> None:
    m = table.lay({"cleric": "c3"}, {"naga": "n3"}, opening=opening)
    m.high = [3, 0]  # yellow has played up to a 3, blue nothing
    table.play(m, "end")
    assert table.texts(m) == [f"play {card}" for card in cards.split(" ")]


@pytest.mark.rule("TW-AMB-18")
def test_who_carries_somebody_may_leave_over_a_wounded_enemy() -> None:
    m = table.lay({"naga": "u3", "cleric": "u3"}, {"mage": "v3"}, wounded=["yellow cleric", "blue mage"])
    table.play(m, "go naga v3")
    ends = [table.at(m, name) for name in ("yellow naga", "yellow cleric", "blue mage")]
    assert ends == ["gone", "lost", "v3"]
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-AMB-19")
def test_there_are_19_portcullises_and_none_on_the_border_of_a_hall() -> None:
    content = table.lay(halls={}).content
    gates = {hall: content.cards[hall].fields["gates"] for hall in table.HALLS}
    assert [len(gates[hall]) for hall in table.HALLS] == [2, 3, 2, 3, 2, 2, 3, 2]
    for hall in table.HALLS:
        rows = content.cards[hall].fields["rows"]
        assert "#" not in rows[0] + rows[10] + "".join(row[0] + row[10] for row in rows)
        assert sum(row.count("#") for row in rows) == len(gates[hall])


@pytest.mark.rule("TW-AMB-20")
def test_north_of_the_gear_of_37b_is_a_wall() -> None:
    rows = table.lay(halls={}).content.cards["37B"].fields["rows"]
    y = next(line for line in range(5) if "G" in rows[2 * line + 1])
    assert y == 0
    assert rows[0][rows[1].index("G")] == "-"
    column = "bcdef"[rows[1].index("G") // 2]
    for hall in (each for each in table.HALLS if each != "37B"):
        for turned in range(4):
            halls = {"S1": (hall, turned), "S2": ("37B", 0)}
            assert table.texts(table.lay({"cleric": f"{column}6"}, {"naga": f"{column}5"}, halls=halls), "fight") == []


@pytest.mark.rule("TW-AMB-21")
def test_a_wounded_colossus_is_not_a_miniature_to_crawl_under() -> None:
    """A wounded enemy may be passed by all, not only by the small; an unwounded one only by them."""
    corridor = table.draw(*(f"{column}3 {side} -" for column in "bcdef" for side in "NS"))
    for who, wounded, passes in (
        ("telepath", [], True),
        ("cleric", [], False),
        ("cleric", ["blue colossus"], True),
    ):
        m = table.lay({who: "c3"}, {"colossus": "d3"}, drawn=corridor, wounded=wounded)
        assert ("e3" in table.squares(m, f"go {who}")) is passes


@pytest.mark.rule("TW-AMB-21")
def test_a_flying_mage_is_over_anybody() -> None:
    corridor = table.draw(*(f"{column}3 {side} -" for column in "bcdef" for side in "NS"))
    for wounded in ([], ["blue cleric"]):
        m = table.lay({"mage": "c3"}, {"cleric": "d3"}, drawn=corridor, wounded=wounded)
        assert "e3" in table.squares(m, "go mage")
        assert "d3" not in table.squares(m, "go mage")


@pytest.mark.rule("TW-AMB-01")
def test_the_backstabber_has_her_bonus_in_attack_and_defence_beside_a_friend_who_fights() -> None:
    for active in (0, 1):
        m = table.lay({"backstabber": "c3", "mage": "d4"}, {"naga": "d3"}, active=active)
        values = table.sums(table.play(m, "fight d3" if active == 0 else "fight c3"))
        assert values[active] == 2 + 2 + 1


@pytest.mark.rule("TW-AMB-10")
def test_the_bow_may_be_used_beside_a_wounded_enemy_and_the_lance_may_not() -> None:
    for wounded, allowed in (([], False), (["blue mage"], True)):
        m = table.lay({"cleric": "c3"}, {"mage": "c4", "naga": "e3"}, items={"bow": "c3"}, wounded=wounded)
        assert ("shoot e3" in table.texts(m)) is allowed
        m = table.lay({"cleric": "c3"}, {"mage": "c4", "naga": "e3"}, items={"extendable_lance": "c3"}, wounded=wounded)
        assert "lance cleric e3" not in table.texts(m)


@pytest.mark.rule("TW-AMB-17")
def test_a_telepaths_call_shows_combat_cards_only() -> None:
    m = table.lay({"telepath": "c3"}, {"naga": "d3"})
    m.combat[1] = bytes((1, 1, 0, 0, 0, 0, 0))
    events = table.play(m, "fight d3; call 6")
    assert table.told(events, "hand_shown") == [{"seat": 1, "values": [0, 1]}]
