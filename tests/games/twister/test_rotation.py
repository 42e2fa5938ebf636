"""Turning halls (TW-ROT), and the printed halls of the examples."""

from __future__ import annotations

import pytest

from games.twister import table
from verlies.games.twister.content import load
from verlies.games.twister.dungeon import NAMES, listed
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.meta import GAME

ALL_UP = {f"S{n + 1}": (hall, 0) for n, hall in enumerate(("37A", "37B", "38A", "38B", "39A", "39B", "40A", "40B"))}


@pytest.mark.rule("TW-ROT-01", "TW-ROT-03")
def test_from_a_gear_ones_own_hall_or_its_sister_is_turned_for_one_ap() -> None:
    m = table.lay({"cleric": "d3"}, ap=2)
    assert set(table.texts(m, "turn")) == {"turn 37A cw", "turn 37B ccw"}
    events = table.play(m, "turn 37B ccw")
    assert m.ap == 1
    assert (m.turned[0], m.turned[1]) == (0, 3)
    turned = table.told(events, "hall_turned")
    assert [(each["hall"], each["way"], each["slot"]) for each in turned] == [("37B", "ccw", "S2")]


@pytest.mark.rule("TW-ROT-01")
def test_nobody_turns_a_hall_from_beside_the_gear() -> None:
    assert table.texts(table.lay({"cleric": "d4"}), "turn") == []
    assert table.texts(table.lay({"mechanork": "c3"}), "turn") == []
    assert table.texts(table.lay({"cleric": "d3"}, wounded=["yellow cleric"]), "turn") == []
    assert table.texts(table.lay({"mage": "b1"}, {"cleric": "d3"}), "turn") == []


@pytest.mark.rule("TW-ROT-01")
def test_a_gear_of_one_pair_does_not_turn_another() -> None:
    assert set(table.texts(table.lay({"cleric": "i3"}), "turn")) == {"turn 38A cw", "turn 38B ccw"}
    assert set(table.texts(table.lay({"cleric": "d3", "mage": "i8"}), "turn")) == {
        "turn 37A cw", "turn 37B ccw", "turn 38A cw", "turn 38B ccw",
    }  # fmt: skip


@pytest.mark.rule("TW-ROT-02", "TW-EX-02")
def test_with_two_ap_left_a_hall_turns_by_180_degrees_at_most() -> None:
    m = table.lay({"cleric": "d5"}, items={"rope": "b1"}, ap=3)
    table.play(m, "go cleric d3; turn 37A cw; turn 37A cw")
    assert table.at(m, "yellow rope") == "f5"
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-ROT-02")
def test_three_quarters_are_three_actions() -> None:
    m = table.lay({"cleric": "d3"}, items={"rope": "b1"}, ap=3)
    table.play(m, "turn 37A cw; turn 37A cw; turn 37A cw")
    assert table.at(m, "yellow rope") == "b5"
    assert m.ap == 0


@pytest.mark.rule("TW-ROT-03")
@pytest.mark.parametrize("pair", [37, 38, 39, 40])
def test_sisters_turn_opposite_ways_whoever_turns_them_from_wherever(pair: int) -> None:
    gears = {37: ("d3", "d8"), 38: ("i3", "i8"), 39: ("n3", "n8"), 40: ("s3", "s8")}
    for gear in gears[pair]:
        m = table.lay({"cleric": gear})
        assert set(table.texts(m, "turn")) == {f"turn {pair}A cw", f"turn {pair}B ccw"}
        assert table.refused(m, f"turn {pair}A ccw") == "TW-ROT-03"


@pytest.mark.rule("TW-ROT-04")
def test_one_ap_turns_one_hall() -> None:
    m = table.lay({"cleric": "d3"}, items={"rope": "b1", "key": "b6"})
    table.play(m, "turn 37A cw")
    assert (table.at(m, "yellow rope"), table.at(m, "yellow key")) == ("f1", "b6")
    table.play(m, "turn 37B ccw")
    assert (table.at(m, "yellow rope"), table.at(m, "yellow key")) == ("f1", "b10")
    assert m.ap == 3


@pytest.mark.rule("TW-ROT-05")
def test_a_face_down_sister_cannot_be_turned() -> None:
    m = table.lay({"cleric": "d3"}, down=["S2"])
    assert table.texts(m, "turn") == ["turn 37A cw"]
    assert table.refused(m, "turn 37B ccw") == "TW-ROT-05"
    table.play(m, "go cleric d5; reveal S2; * hall 37B 0; go cleric d3")
    assert set(table.texts(m, "turn")) == {"turn 37A cw", "turn 37B ccw"}


@pytest.mark.rule("TW-ROT-06", "TW-CAR-10")
def test_all_that_stands_and_lies_in_a_hall_turns_with_it() -> None:
    m = table.lay(
        {"cleric": "d3", "mage": "b1", "naga": "a1"},
        {"telepath": "f2", "colossus": "b6"},
        items={"rope": "b1", "blue key": "c1", "bow": "g1"},
        wounded=["blue telepath"],
    )
    table.play(m, "turn 37A cw")
    turned = {"yellow cleric": "d3", "yellow mage": "f1", "yellow rope": "f1", "blue key": "f2", "blue telepath": "e5"}
    stayed = {"yellow naga": "a1", "blue colossus": "b6", "yellow bow": "g1"}
    assert {name: table.at(m, name) for name in turned | stayed} == turned | stayed
    assert m.wounded == 1 << table.token(m, "blue telepath")


@pytest.mark.rule("TW-ROT-06")
@pytest.mark.parametrize("state", ["closed", "open", "broken"])
def test_portcullises_keep_their_state_and_turn_with_their_edge(state: str) -> None:
    """A portcullis between b1 and c1 comes to lie between f1 and f2."""
    m = table.lay({"mechanork": "d3", "telepath": "b1"}, {"mage": "c1"}, drawn={"S1": table.rows((1, 2, "#"))})
    table.gate(m, "37A-P1", state)
    table.play(m, "turn 37A cw")
    assert table.gate_state(m, "37A-P1") == state
    assert (table.at(m, "yellow telepath"), table.at(m, "blue mage")) == ("f1", "f2")
    assert (table.texts(m, "fight") == ["fight f2"]) == (state != "closed")


@pytest.mark.rule("TW-ROT-06", "TW-BRD-11")
def test_pits_and_gear_turn_with_the_hall() -> None:
    m = table.lay({"mechanork": "b1"}, drawn={"S1": table.rows((1, 1, "G"), (5, 5, "."), (1, 3, "O"))})
    assert pits(m) == {"c1"}
    table.play(m, "turn 37A cw")
    assert (table.at(m, "yellow mechanork"), pits(m)) == ("f1", {"f2"})
    table.play(m, "turn 37A cw")
    assert (table.at(m, "yellow mechanork"), pits(m)) == ("f5", {"e5"})
    assert table.texts(m, "turn 37A") == ["turn 37A ccw", "turn 37A cw"]
    m = table.lay({"cleric": "b1", "mage": "b2"}, drawn={"S1": table.rows((1, 1, "G"), (5, 5, "."))})
    table.play(m, "turn 37A cw; go mage b1")
    assert table.at(m, "yellow cleric") == "f1"
    table.play(m, "go cleric f3")
    assert table.texts(m, "turn") == [], "b1 is not a gear any more"


@pytest.mark.rule("TW-ROT-07")
def test_a_hall_may_turn_whoever_stands_in_it_and_changes_who_is_whose_neighbour() -> None:
    m = table.lay({"cleric": "d3", "naga": "g1"}, {"mage": "b1", "colossus": "d2", "telepath": "f5"})
    assert set(table.texts(m, "fight")) == {"fight d2"}
    table.play(m, "turn 37A cw")
    assert (table.at(m, "blue mage"), table.at(m, "blue colossus")) == ("f1", "e3")
    assert set(table.texts(m, "fight")) == {"fight e3", "fight f1"}
    table.play(m, "turn 37A cw")
    assert set(table.texts(m, "fight")) == {"fight d4"}


@pytest.mark.rule("TW-ROT-08", "TW-ROT-06", "TW-AMB-06")
@pytest.mark.parametrize("carried", [False, True])
def test_a_rope_that_lost_its_anchors_by_a_turn_still_holds(carried: bool) -> None:
    """The pit f3 has the anchors e3 and g3; turned to d5 it has only d4, since a wall of S2 lies in the south."""
    drawn = {"S1": table.rows((5, 9, "O"), (4, 9, "-"), (6, 9, "-")), "S2": table.rows((0, 5, "-"))}
    team = {"cleric": "d3", "mage": "f3"}
    m = table.lay(team, {"naga": "u1"}, items={"rope": "f3"}, drawn=drawn, wounded=[] if carried else ["yellow mage"])
    table.play(m, "turn 37A cw")
    assert (table.at(m, "yellow mage"), table.at(m, "yellow rope")) == ("d5", "d5")
    table.play(m, "end; play 2; end; play 2")
    assert table.at(m, "yellow mage") == "d5"
    free = table.lay({"cleric": "d3", "telepath": "e5"}, {"naga": "u1"}, items={"rope": "f3"}, drawn=drawn)
    table.play(free, "turn 37A cw")
    assert table.at(free, "yellow rope") == "d5"
    assert "d5" in table.squares(free, "go cleric")
    bare = table.lay({"cleric": "d4"}, {"naga": "u1"}, items={"rope": "d4"}, drawn=_south_pit(), ap=5)
    assert "d5" not in table.squares(bare, "go cleric"), "it could not be laid there again"


def _south_pit() -> dict[str, tuple[str, ...]]:
    """The pit d5 with one anchor, as the hall above shows it after its turn."""
    return {"S1": table.rows((9, 5, "O"), (9, 4, "|"), (9, 6, "|")), "S2": table.rows((0, 5, "-"))}


@pytest.mark.rule("TW-ROT-09")
def test_of_more_than_two_halls_with_one_number_a_gear_turns_any_that_is_revealed() -> None:
    content = load(GAME.folder / "content")
    for hall in content.halls[2:4]:
        hall.pair = 37
    m = TwisterMatch(GAME, content, 2, GAME.check_options({}), None, GAME.rules_version)
    other = table.lay({"cleric": "d3"}, halls={**ALL_UP}, down=["S4"])
    for name in ("kinds", "where", "bag", "frames", "turn", "active", "ap", "shown"):
        setattr(m, name, getattr(other, name))
    for slot in (0, 1, 2, 4):
        m.lay_hall(slot, slot, 0)
    assert set(table.texts(other, "turn")) == {"turn 37A cw", "turn 37B ccw"}
    assert set(table.texts(m, "turn")) == {"turn 37A cw", "turn 37B ccw", "turn 38A cw"}


# Printed halls


def printed(
    name: str, figure: str, square: str, turned: int = 0, items: dict[str, str] | None = None
) -> TwisterMatch:  # fmt: skip
    """A yellow figure in the printed hall, which lies in slot S1 and is the only one face up."""
    return table.lay({figure: square}, halls={"S1": (name, turned)}, items=items)


def pits(m: TwisterMatch) -> set[str]:
    return {NAMES[square] for square in listed(m.pits)}


@pytest.mark.rule("TW-EX-33")
def test_hall_37a_has_two_cells_beside_its_gear() -> None:
    m = printed("37A", "colossus", "d3")
    assert set(table.texts(m, "break")) == {"break 37A-P1", "break 37A-P2"}
    assert table.texts(m, "turn") == ["turn 37A cw"]
    assert not {"c3", "e3", "d2"} & table.squares(m, "go colossus")
    assert pits(m) == {"d2"}
    assert table.squares(printed("37A", "cleric", "c3"), "go cleric") == {"b3", "b2", "c2"}
    assert table.squares(printed("37A", "cleric", "e3"), "go cleric") == {"f3", "e4", "f4"}
    sides = {}
    for turned in range(2):
        view = printed("37A", "cleric", "d3", turned).view(None)["slots"][0]
        sides[turned] = {frozenset(each["squares"]) for each in view["gates"]}
    assert sides[0] == {frozenset(("c3", "d3")), frozenset(("d3", "e3"))}
    assert sides[1] == {frozenset(("d2", "d3")), frozenset(("d3", "d4"))}


@pytest.mark.rule("TW-EX-34", "TW-CHR-NAG-01")
def test_only_a_naga_leaves_the_closed_cell_of_37b() -> None:
    m = printed("37B", "naga", "c3")
    assert "c2" in table.squares(m, "go naga")
    m = printed("37B", "cleric", "c3")
    cell = {"d3", "c4", "d4"}
    assert table.squares(m, "go cleric") == cell
    table.gate(m, "37B-P3", "open")
    assert "e3" in table.squares(m, "go cleric")


@pytest.mark.rule("TW-EX-35", "TW-ROP-02")
def test_a_rope_can_be_laid_over_the_corner_pit_of_39a() -> None:
    m = printed("39A", "cleric", "c2", items={"rope": "c2"})
    assert pits(m) == {"c1", "e1", "c3", "e3"}
    assert "c1" in table.squares(m, "go cleric")
    assert "c1" not in table.squares(printed("39A", "cleric", "c2"), "go cleric")
    assert "b1" not in table.squares(m, "go cleric"), "a wall in the west"
