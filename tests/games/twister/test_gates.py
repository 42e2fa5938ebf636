"""Portcullises (TW-PRT)."""

from __future__ import annotations

import pytest

from games.twister import table
from verlies.games.twister.match import TwisterMatch

INNER = {"S1": table.rows((5, 4, "#"))}
"""A portcullis between c3 and d3."""
CORRIDOR = [(4, 3, "-"), (4, 5, "-"), (6, 3, "-"), (6, 5, "-")]
"""Walls north and south of c3 and d3."""
PIT = [(5, 5, "O"), (1, 1, "G")]
"""A pit on d3, and the gear elsewhere."""


def works(m: TwisterMatch) -> set[str]:
    """All that can be done to portcullises now."""
    return {text for text in table.texts(m) if text.split(" ")[0] in ("open", "close", "break")}


@pytest.mark.rule("TW-PRT-01")
@pytest.mark.parametrize(("state", "free"), [("closed", False), ("open", True), ("broken", True)])
def test_a_closed_portcullis_is_a_wall_and_an_open_or_broken_one_is_nothing(state: str, free: bool) -> None:
    drawn = {"S1": table.rows((5, 4, "#"), *CORRIDOR)}
    m = table.lay({"naga": "c3"}, {"mage": "f3"}, items={"bow": "c3"}, drawn=drawn)
    table.gate(m, "37A-P1", state)
    assert ("d3" in table.squares(m, "go naga")) == free
    assert (table.texts(m, "shoot") == ["shoot f3"]) == free
    m = table.lay({"naga": "c3"}, {"mage": "d3"}, drawn=drawn)
    table.gate(m, "37A-P1", state)
    assert (table.texts(m, "fight") == ["fight d3"]) == free
    m = table.lay({"cleric": "e3"}, items={"rope": "e3"}, drawn={"S1": table.rows((5, 4, "#"), *CORRIDOR, *PIT)})
    table.gate(m, "37A-P1", state)
    assert ("d3" in table.squares(m, "go cleric")) == free, "c3 is the pit's other anchor"


@pytest.mark.rule("TW-PRT-02")
@pytest.mark.parametrize(
    ("square", "near"), [("c3", True), ("d3", True), ("b3", False), ("e3", False), ("c2", False), ("d4", False)]
)
def test_a_portcullis_is_worked_from_the_two_squares_that_it_parts(square: str, near: bool) -> None:
    m = table.lay({"backstabber": square}, drawn=INNER)
    assert (works(m) == {"open 37A-P1"}) == near
    m = table.lay({"colossus": square}, drawn=INNER)
    assert (works(m) == {"break 37A-P1"}) == near


@pytest.mark.rule("TW-PRT-02")
@pytest.mark.parametrize(("mark", "near"), [(" ", True), ("|", False), ("=", False)])
def test_a_wall_or_slit_half_keeps_those_behind_it_from_a_border_portcullis(mark: str, near: bool) -> None:
    drawn = {"S1": table.rows((5, 10, "#")), "S3": table.rows((5, 0, mark))}
    for name, verb in (("backstabber", "open"), ("colossus", "break")):
        assert works(table.lay({name: "f3"}, drawn=drawn)) == {f"{verb} 37A-P1"}
        assert works(table.lay({name: "g3"}, drawn=drawn)) == ({f"{verb} 37A-P1"} if near else set())


@pytest.mark.rule("TW-PRT-03", "TW-CHR-BST-01", "TW-ITM-KEY-01")
@pytest.mark.parametrize(
    ("name", "items"), [("backstabber", {}), ("cleric", {"key": "c3"}), ("mage", {"blue key": "c3"})]
)
def test_a_backstabber_or_whoever_has_a_key_opens_and_closes(name: str, items: dict[str, str]) -> None:
    m = table.lay({name: "c3"}, items=items, drawn=INNER, ap=3)
    assert works(m) == {"open 37A-P1"}
    assert [each["gate"] for each in table.told(table.play(m, "open 37A-P1"), "gate_opened")] == ["37A-P1"]
    assert (table.gate_state(m, "37A-P1"), m.ap) == ("open", 2)
    assert works(m) == {"close 37A-P1"}
    table.play(m, "close 37A-P1")
    assert (table.gate_state(m, "37A-P1"), m.ap) == ("closed", 1)
    table.play(m, "open 37A-P1")
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-PRT-03")
def test_nobody_else_opens_a_portcullis() -> None:
    for name in ("cleric", "mage", "naga", "telepath", "banshee", "mechanork"):
        assert works(table.lay({name: "c3"}, items={"rope": "c3"}, drawn=INNER)) == set()
    m = table.lay({"backstabber": "c3", "mage": "b1"}, drawn=INNER, wounded=["yellow backstabber"])
    assert works(m) == set()
    m = table.lay({"cleric": "c3", "mage": "b1"}, items={"key": "c3"}, drawn=INNER, wounded=["yellow cleric"])
    assert works(m) == set()
    m = table.lay({"mage": "b1"}, {"backstabber": "c3"}, drawn=INNER)
    assert works(m) == set()
    m = table.lay({"cleric": "c3"}, items={"key": "b3"}, drawn=INNER)
    assert works(m) == set(), "the key is on another square"


@pytest.mark.rule("TW-PRT-04", "TW-CHR-COL-01")
@pytest.mark.parametrize("state", ["closed", "open"])
def test_a_colossus_breaks_a_portcullis_for_good(state: str) -> None:
    m = table.lay({"colossus": "c3", "backstabber": "d3", "cleric": "b3"}, items={"key": "b3"}, drawn=INNER, ap=4)
    table.gate(m, "37A-P1", state)
    assert "break 37A-P1" in works(m)
    events = table.play(m, "break 37A-P1")
    assert [event.rule for event in events if event.kind == "gate_broken"] == ["TW-PRT-04"]
    assert (table.gate_state(m, "37A-P1"), m.ap) == ("broken", 3)
    assert works(m) == set()
    assert table.refused(m, "close 37A-P1").startswith("TW-PRT")
    table.play(m, "end; play 2; end; play 2")
    assert table.gate_state(m, "37A-P1") == "broken"
    assert works(m) == set()


@pytest.mark.rule("TW-PRT-04")
def test_a_colossus_needs_a_key_to_open_and_nobody_else_breaks() -> None:
    assert works(table.lay({"colossus": "c3"}, items={"key": "c3"}, drawn=INNER)) == {"open 37A-P1", "break 37A-P1"}
    assert works(table.lay({"colossus": "c3"}, drawn=INNER)) == {"break 37A-P1"}
    assert works(table.lay({"backstabber": "c3"}, drawn=INNER)) == {"open 37A-P1"}
    m = table.lay({"colossus": "c3", "mage": "b1"}, drawn=INNER, wounded=["yellow colossus"])
    assert works(m) == set()


@pytest.mark.rule("TW-EX-05", "TW-PRT-04")
def test_with_five_ap_a_colossus_moves_breaks_moves_breaks_and_moves() -> None:
    drawn = {
        "S1": table.rows((5, 4, "#"), (5, 8, "#"), *((line, place, "|") for line in (1, 3, 7, 9) for place in (4, 8)))
    }
    m = table.lay({"colossus": "b3"}, {"naga": "u1"}, drawn=drawn)
    table.play(m, "go colossus c3; break 37A-P1; go colossus e3; break 37A-P2; go colossus g3")
    assert table.at(m, "yellow colossus") == "g3"
    assert (table.gate_state(m, "37A-P1"), table.gate_state(m, "37A-P2")) == ("broken", "broken")
    assert table.texts(m) == ["end"]


DOUBLE = {
    "S1": table.rows((5, 10, "#"), *((line, 10, "|") for line in (1, 3, 7, 9))),
    "S3": table.rows((5, 0, "#")),
    "S2": table.rows((0, 9, "-")),
}
"""Two portcullises between f3 and g3, and no short way round."""


@pytest.mark.rule("TW-PRT-05")
@pytest.mark.parametrize("square", ["f3", "g3"])
def test_a_double_portcullis_is_two_of_them_worked_from_either_side(square: str) -> None:
    other = "g3" if square == "f3" else "f3"
    m = table.lay({"backstabber": square}, drawn=DOUBLE, ap=3)
    assert works(m) == {"open 37A-P1", "open 38A-P1"}
    table.play(m, "open 37A-P1")
    assert (table.gate_state(m, "37A-P1"), table.gate_state(m, "38A-P1")) == ("open", "closed")
    assert other not in table.squares(m, "go backstabber")
    assert works(m) == {"close 37A-P1", "open 38A-P1"}
    table.play(m, "open 38A-P1")
    assert (table.gate_state(m, "38A-P1"), m.ap) == ("open", 1)
    assert other in table.squares(m, "go backstabber")


@pytest.mark.rule("TW-PRT-05")
@pytest.mark.parametrize("square", ["f3", "g3"])
def test_both_of_a_double_portcullis_are_broken_for_two_ap(square: str) -> None:
    m = table.lay({"colossus": square}, drawn=DOUBLE, ap=3)
    assert works(m) == {"break 37A-P1", "break 38A-P1"}
    table.play(m, "break 38A-P1")
    assert (table.gate_state(m, "37A-P1"), table.gate_state(m, "38A-P1")) == ("closed", "broken")
    table.play(m, "break 37A-P1")
    assert ("g3" if square == "f3" else "f3") in table.squares(m, "go colossus")


@pytest.mark.rule("TW-PRT-05", "TW-PRT-02")
def test_the_two_of_a_double_portcullis_part_again_when_a_hall_turns() -> None:
    m = table.lay({"mechanork": "d3", "backstabber": "g3"}, drawn=DOUBLE)
    table.play(m, "turn 37A cw")
    assert works(m) == {"open 38A-P1"}


@pytest.mark.rule("TW-PRT-06")
def test_a_portcullis_is_worked_whoever_stands_on_both_sides() -> None:
    m = table.lay({"backstabber": "c3"}, {"colossus": "d3"}, drawn=INNER)
    table.play(m, "open 37A-P1")
    assert table.texts(m, "fight") == ["fight d3"]
    table.play(m, "close 37A-P1")
    assert table.texts(m, "fight") == []
    m = table.lay(
        {"backstabber": "c3", "cleric": "b3"}, {"mage": "d3"}, items={"rope": "d3"}, drawn=INNER, wounded=["blue mage"]
    )
    table.play(m, "open 37A-P1")
    assert table.gate_state(m, "37A-P1") == "open"


@pytest.mark.rule("TW-PRT-07", "TW-AMB-14")
def test_a_border_portcullis_is_worked_although_the_hall_behind_lies_face_down() -> None:
    drawn = {"S1": table.rows((5, 10, "#"))}
    m = table.lay({"backstabber": "f3", "colossus": "f4"}, drawn=drawn, down=["S3"])
    assert table.texts(m, "reveal") == ["reveal S3"], "only from f4"
    assert works(m) == {"open 37A-P1"}
    m = table.lay({"backstabber": "f3"}, drawn=drawn, down=["S3"])
    assert table.texts(m, "reveal") == []
    table.play(m, "open 37A-P1")
    assert table.texts(m, "reveal") == ["reveal S3"]
    assert works(table.lay({"colossus": "f3"}, drawn=drawn, down=["S3"])) == {"break 37A-P1"}
    unknown = table.lay({"colossus": "f3"}, drawn={"S3": table.rows((5, 0, "#"))}, down=["S3"])
    assert works(unknown) == set(), "that of a face-down hall nobody knows"


@pytest.mark.rule("TW-PRT-07")
def test_a_portcullis_beside_a_start_zone_is_worked_from_the_zone_too() -> None:
    """Hall 93A, turned three quarters, shows a portcullis between a1 and b1."""
    halls = {"S1": ("93A", 3)}
    for square in ("a1", "b1"):
        m = table.lay({"backstabber": square}, halls=halls)
        assert works(m) == {"open 93A-P1"}
        other = "b1" if square == "a1" else "a1"
        assert other not in table.squares(m, "go backstabber")
        table.play(m, "open 93A-P1")
        assert other in table.squares(m, "go backstabber")
    assert works(table.lay({"backstabber": "a2"}, halls=halls)) == set()


@pytest.mark.rule("TW-PRT-07")
def test_a_portcullis_on_the_rim_is_worked_from_its_own_square_alone() -> None:
    halls = {"S1": ("93A", 0), "S2": ("93B", 0)}
    assert works(table.lay({"colossus": "f1"}, halls=halls)) == {"break 93A-P1"}
    assert works(table.lay({"colossus": "d6"}, halls=halls)) == {"break 93B-P2"}
    assert works(table.lay({"colossus": "d5"}, halls=halls)) == {"break 93B-P2"}, "open half of 93A above it"
