"""Portcullises (TW-PRT)."""

from __future__ import annotations

import pytest

from games.twister.table import at, gate, gate_state, lay, play, refused, rows, squares, texts, told
from verlies.games.twister.match import TwisterMatch

INNER = {"S1": rows((5, 4, "#"))}
"""A portcullis between c3 and d3."""
CORRIDOR = [(4, 3, "-"), (4, 5, "-"), (6, 3, "-"), (6, 5, "-")]
"""Walls north and south of c3 and d3."""
PIT = [(5, 5, "O"), (1, 1, "G")]
"""A pit on d3, and the gear elsewhere."""


def works(m: TwisterMatch) -> set[str]:
    """All that can be done to portcullises now."""
    return {text for text in texts(m) if text.split(" ")[0] in ("open", "close", "break")}


@pytest.mark.rule("TW-PRT-01")
@pytest.mark.parametrize(("state", "free"), [("closed", False), ("open", True), ("broken", True)])
def test_a_closed_portcullis_is_a_wall_and_an_open_or_broken_one_is_nothing(state: str, free: bool) -> None:
    drawn = {"S1": rows((5, 4, "#"), *CORRIDOR)}
    m = lay({"naga": "c3"}, {"mage": "f3"}, items={"bow": "c3"}, drawn=drawn)
    gate(m, "37A-P1", state)
    assert ("d3" in squares(m, "go naga")) == free
    assert (texts(m, "shoot") == ["shoot f3"]) == free
    m = lay({"naga": "c3"}, {"mage": "d3"}, drawn=drawn)
    gate(m, "37A-P1", state)
    assert (texts(m, "fight") == ["fight d3"]) == free
    m = lay({"cleric": "e3"}, items={"rope": "e3"}, drawn={"S1": rows((5, 4, "#"), *CORRIDOR, *PIT)})
    gate(m, "37A-P1", state)
    assert ("d3" in squares(m, "go cleric")) == free, "c3 is the pit's other anchor"


@pytest.mark.rule("TW-PRT-02")
@pytest.mark.parametrize(
    ("square", "near"), [("c3", True), ("d3", True), ("b3", False), ("e3", False), ("c2", False), ("d4", False)]
)
def test_a_portcullis_is_worked_from_the_two_squares_that_it_parts(square: str, near: bool) -> None:
    m = lay({"backstabber": square}, drawn=INNER)
    assert (works(m) == {"open 37A-P1"}) == near
    m = lay({"colossus": square}, drawn=INNER)
    assert (works(m) == {"break 37A-P1"}) == near


@pytest.mark.rule("TW-PRT-02")
@pytest.mark.parametrize(("mark", "near"), [(" ", True), ("|", False), ("=", False)])
def test_a_wall_or_slit_half_keeps_those_behind_it_from_a_border_portcullis(mark: str, near: bool) -> None:
    drawn = {"S1": rows((5, 10, "#")), "S3": rows((5, 0, mark))}
    for name, verb in (("backstabber", "open"), ("colossus", "break")):
        assert works(lay({name: "f3"}, drawn=drawn)) == {f"{verb} 37A-P1"}
        assert works(lay({name: "g3"}, drawn=drawn)) == ({f"{verb} 37A-P1"} if near else set())


@pytest.mark.rule("TW-PRT-03", "TW-CHR-BST-01", "TW-ITM-KEY-01")
@pytest.mark.parametrize(
    ("name", "items"), [("backstabber", {}), ("cleric", {"key": "c3"}), ("mage", {"blue key": "c3"})]
)
def test_a_backstabber_or_whoever_has_a_key_opens_and_closes(name: str, items: dict[str, str]) -> None:
    m = lay({name: "c3"}, items=items, drawn=INNER, ap=3)
    assert works(m) == {"open 37A-P1"}
    assert [each["gate"] for each in told(play(m, "open 37A-P1"), "gate_opened")] == ["37A-P1"]
    assert (gate_state(m, "37A-P1"), m.ap) == ("open", 2)
    assert works(m) == {"close 37A-P1"}
    play(m, "close 37A-P1")
    assert (gate_state(m, "37A-P1"), m.ap) == ("closed", 1)
    play(m, "open 37A-P1")
    assert texts(m) == ["end"]


@pytest.mark.rule("TW-PRT-03")
def test_nobody_else_opens_a_portcullis() -> None:
    for name in ("cleric", "mage", "naga", "telepath", "banshee", "mechanork"):
        assert works(lay({name: "c3"}, items={"rope": "c3"}, drawn=INNER)) == set()
    m = lay({"backstabber": "c3", "mage": "b1"}, drawn=INNER, wounded=["yellow backstabber"])
    assert works(m) == set()
    m = lay({"cleric": "c3", "mage": "b1"}, items={"key": "c3"}, drawn=INNER, wounded=["yellow cleric"])
    assert works(m) == set()
    m = lay({"mage": "b1"}, {"backstabber": "c3"}, drawn=INNER)
    assert works(m) == set()
    m = lay({"cleric": "c3"}, items={"key": "b3"}, drawn=INNER)
    assert works(m) == set(), "the key is on another square"


@pytest.mark.rule("TW-PRT-04", "TW-CHR-COL-01")
@pytest.mark.parametrize("state", ["closed", "open"])
def test_a_colossus_breaks_a_portcullis_for_good(state: str) -> None:
    m = lay({"colossus": "c3", "backstabber": "d3", "cleric": "b3"}, items={"key": "b3"}, drawn=INNER, ap=4)
    gate(m, "37A-P1", state)
    assert "break 37A-P1" in works(m)
    events = play(m, "break 37A-P1")
    assert [event.rule for event in events if event.kind == "gate_broken"] == ["TW-PRT-04"]
    assert (gate_state(m, "37A-P1"), m.ap) == ("broken", 3)
    assert works(m) == set()
    assert refused(m, "close 37A-P1").startswith("TW-PRT")
    play(m, "end; play 2; end; play 2")
    assert gate_state(m, "37A-P1") == "broken"
    assert works(m) == set()


@pytest.mark.rule("TW-PRT-04")
def test_a_colossus_needs_a_key_to_open_and_nobody_else_breaks() -> None:
    assert works(lay({"colossus": "c3"}, items={"key": "c3"}, drawn=INNER)) == {"open 37A-P1", "break 37A-P1"}
    assert works(lay({"colossus": "c3"}, drawn=INNER)) == {"break 37A-P1"}
    assert works(lay({"backstabber": "c3"}, drawn=INNER)) == {"open 37A-P1"}
    m = lay({"colossus": "c3", "mage": "b1"}, drawn=INNER, wounded=["yellow colossus"])
    assert works(m) == set()


@pytest.mark.rule("TW-EX-05", "TW-PRT-04")
def test_with_five_ap_a_colossus_moves_breaks_moves_breaks_and_moves() -> None:
    drawn = {"S1": rows((5, 4, "#"), (5, 8, "#"), *((line, place, "|") for line in (1, 3, 7, 9) for place in (4, 8)))}
    m = lay({"colossus": "b3"}, {"naga": "u1"}, drawn=drawn)
    play(m, "go colossus c3; break 37A-P1; go colossus e3; break 37A-P2; go colossus g3")
    assert at(m, "yellow colossus") == "g3"
    assert (gate_state(m, "37A-P1"), gate_state(m, "37A-P2")) == ("broken", "broken")
    assert texts(m) == ["end"]


DOUBLE = {
    "S1": rows((5, 10, "#"), *((line, 10, "|") for line in (1, 3, 7, 9))),
    "S3": rows((5, 0, "#")),
    "S2": rows((0, 9, "-")),
}
"""Two portcullises between f3 and g3, and no short way round."""


@pytest.mark.rule("TW-PRT-05")
@pytest.mark.parametrize("square", ["f3", "g3"])
def test_a_double_portcullis_is_two_of_them_worked_from_either_side(square: str) -> None:
    other = "g3" if square == "f3" else "f3"
    m = lay({"backstabber": square}, drawn=DOUBLE, ap=3)
    assert works(m) == {"open 37A-P1", "open 38A-P1"}
    play(m, "open 37A-P1")
    assert (gate_state(m, "37A-P1"), gate_state(m, "38A-P1")) == ("open", "closed")
    assert other not in squares(m, "go backstabber")
    assert works(m) == {"close 37A-P1", "open 38A-P1"}
    play(m, "open 38A-P1")
    assert (gate_state(m, "38A-P1"), m.ap) == ("open", 1)
    assert other in squares(m, "go backstabber")


@pytest.mark.rule("TW-PRT-05")
@pytest.mark.parametrize("square", ["f3", "g3"])
def test_both_of_a_double_portcullis_are_broken_for_two_ap(square: str) -> None:
    m = lay({"colossus": square}, drawn=DOUBLE, ap=3)
    assert works(m) == {"break 37A-P1", "break 38A-P1"}
    play(m, "break 38A-P1")
    assert (gate_state(m, "37A-P1"), gate_state(m, "38A-P1")) == ("closed", "broken")
    play(m, "break 37A-P1")
    assert ("g3" if square == "f3" else "f3") in squares(m, "go colossus")


@pytest.mark.rule("TW-PRT-05", "TW-PRT-02")
def test_the_two_of_a_double_portcullis_part_again_when_a_hall_turns() -> None:
    m = lay({"mechanork": "d3", "backstabber": "g3"}, drawn=DOUBLE)
    play(m, "turn 37A cw")
    assert works(m) == {"open 38A-P1"}


@pytest.mark.rule("TW-PRT-06")
def test_a_portcullis_is_worked_whoever_stands_on_both_sides() -> None:
    m = lay({"backstabber": "c3"}, {"colossus": "d3"}, drawn=INNER)
    play(m, "open 37A-P1")
    assert texts(m, "fight") == ["fight d3"]
    play(m, "close 37A-P1")
    assert texts(m, "fight") == []
    m = lay(
        {"backstabber": "c3", "cleric": "b3"}, {"mage": "d3"}, items={"rope": "d3"}, drawn=INNER, wounded=["blue mage"]
    )
    play(m, "open 37A-P1")
    assert gate_state(m, "37A-P1") == "open"


@pytest.mark.rule("TW-PRT-07", "TW-AMB-14")
def test_a_border_portcullis_is_worked_although_the_hall_behind_lies_face_down() -> None:
    drawn = {"S1": rows((5, 10, "#"))}
    m = lay({"backstabber": "f3", "colossus": "f4"}, drawn=drawn, down=["S3"])
    assert texts(m, "reveal") == ["reveal S3"], "only from f4"
    assert works(m) == {"open 37A-P1"}
    m = lay({"backstabber": "f3"}, drawn=drawn, down=["S3"])
    assert texts(m, "reveal") == []
    play(m, "open 37A-P1")
    assert texts(m, "reveal") == ["reveal S3"]
    assert works(lay({"colossus": "f3"}, drawn=drawn, down=["S3"])) == {"break 37A-P1"}
    unknown = lay({"colossus": "f3"}, drawn={"S3": rows((5, 0, "#"))}, down=["S3"])
    assert works(unknown) == set(), "that of a face-down hall nobody knows"


@pytest.mark.rule("TW-PRT-07")
def test_a_portcullis_beside_a_start_zone_is_worked_from_the_zone_too() -> None:
    """Hall 93A, turned three quarters, shows a portcullis between a1 and b1."""
    halls = {"S1": ("93A", 3)}
    for square in ("a1", "b1"):
        m = lay({"backstabber": square}, halls=halls)
        assert works(m) == {"open 93A-P1"}
        other = "b1" if square == "a1" else "a1"
        assert other not in squares(m, "go backstabber")
        play(m, "open 93A-P1")
        assert other in squares(m, "go backstabber")
    assert works(lay({"backstabber": "a2"}, halls=halls)) == set()


@pytest.mark.rule("TW-PRT-07")
def test_a_portcullis_on_the_rim_is_worked_from_its_own_square_alone() -> None:
    halls = {"S1": ("93A", 0), "S2": ("93B", 0)}
    assert works(lay({"colossus": "f1"}, halls=halls)) == {"break 93A-P1"}
    assert works(lay({"colossus": "d6"}, halls=halls)) == {"break 93B-P2"}
    assert works(lay({"colossus": "d5"}, halls=halls)) == {"break 93B-P2"}, "open half of 93A above it"
