"""Portals and stairs (PA-POR, PA-STA)."""

from __future__ import annotations

import pytest

from games.pathways import table

BELOW = "0 0 0, 0 0 4"


# Travelling


@pytest.mark.rule("PA-POR-01")
def test_a_scroll_leads_from_a_portal_to_any_other_of_any_card_and_level() -> None:
    m = table.laid(table.column("lp..", "...p"), table.column("..p.", "...."), at=BELOW)
    assert table.moves_after(m, "start M 1 0 N, go S") == {"go S", "portal U 1 3", "portal M 1 6"}
    for target, place in (
        ("portal U 1 3", {"level": "U", "x": 1, "y": 3}),
        ("portal M 1 6", {"level": "M", "x": 1, "y": 6}),
    ):
        seen = table.walk(m.copy(), target)
        assert seen["steps"][-1]["place"] == place
        assert (seen["counts"], seen["free"]["scroll"]) == ({"scroll": 1, "portal": 2}, 0)


@pytest.mark.rule("PA-POR-01")
@pytest.mark.parametrize(("tokens", "books"), [("portal", ""), ("", "SB-9")])
def test_a_token_or_a_book_does_as_well(tokens: str, books: str) -> None:
    m = table.laid(table.column("p...", "p..."), tokens=tokens, books=books)
    assert table.moves_after(m, "start M 1 0 N") == {"go S", "portal U 1 0"}
    seen = table.walk(m, "portal U 1 0")
    assert (seen["counts"], seen["tokens"]["portal"], seen["books"]) == ({"portal": 2}, 0, [])


@pytest.mark.rule("PA-POR-01")
def test_without_a_scroll_nobody_travels() -> None:
    m = table.laid(table.column("sp..", "rkpb"), tokens="monster pit", books="SB-1 SB-3")
    assert table.moves_after(m, "start M 1 0 N, go S") == {"go S"}
    assert table.refused(m, 0, "portal U 1 2") == ("PA-POR-01", "no_scroll")


@pytest.mark.rule("PA-POR-01")
def test_one_travels_from_a_portal_only_and_to_a_portal_only() -> None:
    m = table.laid(table.column("lp.p"))
    table.walk(m, "start M 1 0 N")
    assert table.refused(m, 0, "portal M 1 3") == ("PA-POR-01", "no_portal_here")
    table.walk(m, "go S")
    assert table.refused(m, 0, "portal M 1 2") == ("PA-POR-01", "no_portal_there")
    assert table.refused(m, 0, "portal M 1 1") == ("PA-POR-01", "already_here")
    assert table.refused(m, 0, "portal_room 0 A") == ("PA-POR-01", "no_portal_there")


@pytest.mark.rule("PA-POR-01", "PA-EX-03")
def test_both_portals_of_a_journey_are_used_and_both_count() -> None:
    m = table.laid(table.column("llp.", "pp.."), goal="G-portal")
    seen = table.walk(m, "start M 1 0 N, go S, go S, portal U 1 0")
    assert (seen["counts"], seen["free"]["scroll"]) == ({"scroll": 2, "portal": 2}, 1)
    assert table.moves(m) == {"exit N", "go S"}, "the portal of the arrival is used"
    assert table.refused(m, 0, "portal U 1 1") == ("PA-POR-01", "portal_used")
    assert table.moves_after(m, "go S") == {"go S"}, "no portal is left to travel to"
    assert table.refused(m, 0, "portal U 1 0") == ("PA-POR-01", "portal_used")
    assert table.refused(m, 0, "portal M 1 2") == ("PA-POR-01", "portal_used")
    table.hand_in(m, "G-coin")
    assert m.view(0)["players"][0]["columns"]["main"] == [6]


@pytest.mark.rule("PA-EX-03")
def test_a_second_journey_needs_another_scroll_and_a_fresh_portal_at_each_end() -> None:
    way = "start M 1 0 N, go S, go S, portal U 1 0, go S"
    m = table.laid(table.column("llp.", "pp.p"))
    assert table.moves_after(m, way) == {"go S", "portal U 1 3"}
    seen = table.walk(m, "portal U 1 3")
    assert (seen["counts"], seen["free"]["scroll"]) == ({"scroll": 2, "portal": 4}, 0)
    m = table.laid(table.column("l.p.", "pp.p"))
    table.walk(m, way)
    assert table.refused(m, 0, "portal U 1 3") == ("PA-POR-01", "no_scroll")


@pytest.mark.rule("PA-POR-02")
def test_a_portal_in_a_visited_corridor_is_not_a_target() -> None:
    m = table.laid(table.column("plp.", "...p"))
    assert table.moves_after(m, "start M 1 0 N, go S, go S") == {"go S", "portal U 1 3"}
    assert table.refused(m, 0, "portal M 1 0") == ("PA-POR-02", "corridor_used")


@pytest.mark.rule("PA-POR-03")
def test_portals_that_were_reached_and_not_used_count() -> None:
    m = table.laid(table.column("pp.."), tokens="portal")
    assert table.walk(m, "start M 1 0 N, go S")["counts"] == {"portal": 2}


@pytest.mark.rule("PA-POR-03")
def test_a_portal_is_discovered_on_arrival_and_not_before() -> None:
    m = table.laid(table.column("p..p"), tokens="portal")
    assert table.walk(m, "start M 1 0 N")["counts"] == {"portal": 1}
    assert table.walk(m, "portal M 1 3")["steps"][-1]["finds"] == ["portal"]


@pytest.mark.rule("PA-POR-04")
def test_after_arriving_in_a_corridor_the_path_goes_on_through_any_opening() -> None:
    cross = table.face(
        "### ###", "###.###", "### ###", " . p . ", "### ###", "###.###", "### ###", "###.###", "### ###"
    )
    m = table.laid(table.column("p..."), cross, at=BELOW, tokens="portal")
    assert table.moves_after(m, "start M 1 0 N, portal M 1 5") == {"go N", "go E", "go S", "go W"}


# Rooms with portals


@pytest.mark.rule("PA-POR-02", "PA-POR-03", "PA-POR-04")
def test_arriving_in_a_room_enters_it_and_makes_no_chord() -> None:
    m = table.laid(table.column("p..."), table.ring("portal coin"), at=BELOW, tokens="portal")
    assert table.moves_after(m, "start M 1 0 N") == {"go S", "portal_room 1 A"}
    seen = table.walk(m, "portal_room 1 A")
    assert seen["counts"] == {"portal": 2, "room": 1, "coin": 1}
    doors = [step.replace("1 1", "1 5").replace("1 2", "1 6") for step in table.DOORS]
    assert table.moves(m) == set(doors)
    assert table.moves_after(m, "leave 1 5 N, go E, go S, go W") == set(doors[2:]), "no chord is in the way"


@pytest.mark.rule("PA-POR-02", "PA-POR-03", "PA-DIS-06")
def test_arriving_in_a_room_with_a_monster_one_must_defeat_it() -> None:
    m = table.laid(table.column("p..."), table.ring("portal coin monster"), at=BELOW, tokens="portal")
    seen = table.walk(m, "start M 1 0 N, portal_room 1 A")
    assert (seen["counts"], seen["end"]) == ({"portal": 1}, "obstacle")
    m = table.laid(table.column("p..."), table.ring("portal coin monster"), at=BELOW, tokens="portal monster")
    seen = table.walk(m, "start M 1 0 N, portal_room 1 A")
    assert (seen["counts"], seen["end"]) == ({"portal": 2, "room": 1, "coin": 1, "monster": 1}, "open")


@pytest.mark.rule("PA-POR-01")
def test_from_a_cleared_room_one_travels_by_its_portal() -> None:
    m = table.laid(table.ring("portal scroll"), table.column("..p."), at=BELOW)
    assert table.moves_after(m, "start M 1 0 N, go S") == {*table.DOORS[1:], "portal M 1 6"}
    seen = table.walk(m, "portal M 1 6")
    assert seen["counts"] == {"room": 1, "scroll": 1, "portal": 2}


@pytest.mark.rule("PA-POR-01", "PA-PTH-06")
def test_travelling_out_of_a_room_makes_no_chord() -> None:
    m = table.laid(table.ring("portal scroll"), table.column("p..."), at=BELOW)
    table.walk(m, "start M 1 0 N, go S, portal M 1 4, go N, go E, go N, go N, go W")
    assert table.moves(m) == {table.DOORS[4], table.DOORS[5]}


@pytest.mark.rule("PA-POR-04", "PA-PTH-06")
def test_travelling_from_room_to_room_makes_a_chord_in_neither() -> None:
    m = table.laid(table.ring("portal"), table.ring("portal"), at=BELOW, tokens="portal")
    table.walk(m, "start M 1 0 N, go S, portal_room 1 A, leave 1 5 E, go S, go W")
    assert table.moves(m) == {"leave 1 5 N", "leave 1 5 W", "leave 1 6 S", "leave 1 6 W"}


@pytest.mark.rule("PA-AMB-06", "PA-POR-01")
def test_the_portal_of_a_room_may_be_used_on_a_later_visit() -> None:
    m = table.laid(table.ring("portal"), table.column("..p."), at=BELOW, tokens="portal")
    table.walk(m, "start M 1 0 N, go S, leave 1 1 E, go S, go W")
    assert table.path(m)["counts"] == {"room": 1, "portal": 1}
    assert "portal M 1 6" in table.moves(m)
    assert table.walk(m, "portal M 1 6")["counts"] == {"room": 1, "portal": 2}


@pytest.mark.rule("PA-AMB-06", "PA-POR-02", "PA-DIS-07")
def test_one_may_travel_to_a_room_that_was_visited_before() -> None:
    m = table.laid(table.ring("portal coin"), table.column("..p."), at=BELOW, tokens="portal")
    assert table.moves_after(m, "start M 1 0 N, go S, leave 1 2 S, go S, go S, go S") == {"go S", "portal_room 0 A"}
    seen = table.walk(m, "portal_room 0 A")
    assert seen["counts"] == {"room": 1, "coin": 1, "portal": 2}
    assert table.moves(m) == {table.DOORS[1], table.DOORS[2], table.DOORS[4], table.DOORS[5]}


@pytest.mark.rule("PA-AMB-06", "PA-POR-02")
def test_one_may_travel_into_a_room_even_if_that_is_a_dead_end() -> None:
    two = table.face("### ###", "#A .###", "# # ###", "#A#p###", "### ###", "###.###", *["#######"] * 3, A="portal")
    m = table.laid(two, tokens="portal")
    table.walk(m, "start M 1 0 N, go S, portal_room 0 A")
    assert (table.moves(m), table.path(m)["end"]) == (set(), "used")


@pytest.mark.rule("PA-POR-02")
def test_a_used_portal_of_a_room_is_not_a_target() -> None:
    m = table.laid(table.ring("portal scroll scroll"), table.column("p.p."), at=BELOW)
    assert table.moves_after(m, "start M 1 0 N, go S, portal M 1 4, go S, go S") == {"go S"}
    assert table.refused(m, 0, "portal_room 0 A") == ("PA-POR-01", "portal_used")


# Stairs


@pytest.mark.rule("PA-STA-01", "PA-GEO-08")
@pytest.mark.parametrize(("here", "there"), [("M", "U"), ("U", "M")])
def test_at_stairs_one_may_change_the_level_or_pass(here: str, there: str) -> None:
    m = table.laid(table.column(".=..", ".=.."))
    assert table.moves_after(m, f"start {here} 1 0 N, go S") == {"go S", "stairs"}
    seen = table.walk(m.copy(), "stairs")
    assert seen["steps"][-1]["place"] == {"level": there, "x": 1, "y": 1}
    assert table.walk(m, "go S")["steps"][-1]["place"] == {"level": here, "x": 1, "y": 2}


@pytest.mark.rule("PA-STA-01", "PA-AMB-09", "PA-GOL-01")
@pytest.mark.parametrize("steps", ["start M 1 0 N, go S, go S", "start M 1 0 N, go S, stairs", "start U 1 0 N, go S"])
def test_stairs_count_once_whether_used_or_passed(steps: str) -> None:
    m = table.laid(table.column(".=..", ".=.."), goal="G-stairs")
    assert table.walk(m, steps)["counts"] == {"stairs": 1}
    table.hand_in(m, "G-coin")
    assert m.view(0)["players"][0]["columns"]["main"] == [1]


@pytest.mark.rule("PA-STA-01")
def test_both_ends_visited_one_after_the_other_are_still_one_symbol() -> None:
    """Past the upper end, down other stairs, and past the lower end."""
    m = table.laid(table.column(".==.", ".==."))
    assert table.walk(m, "start M 1 0 N, go S, go S, stairs, go N")["counts"] == {"stairs": 2}
    assert table.moves(m) == {"go N"}
    assert table.refused(m, 0, "stairs") == ("PA-PTH-03", "corridor_used")


@pytest.mark.rule("PA-STA-01")
def test_nobody_goes_up_and_down_the_same_stairs() -> None:
    m = table.laid(table.column(".=..", ".=.."))
    assert table.moves_after(m, "start M 1 0 N, go S, stairs") == {"go N", "go S"}
    assert table.refused(m, 0, "stairs") == ("PA-PTH-03", "corridor_used")


@pytest.mark.rule("PA-STA-01", "PA-DIS-05")
def test_stairs_of_a_room_are_discovered_by_clearing_it_or_from_below_and_count_once() -> None:
    m = table.laid(table.ring("stairs@1,2", ".="))
    assert table.walk(m, "start M 1 0 N, go S")["counts"] == {"room": 1, "stairs": 1}
    assert table.walk(m, "stairs 1 2")["counts"] == {"room": 1, "stairs": 1}


@pytest.mark.rule("PA-STA-01", "PA-DIS-06", "PA-PTH-10")
@pytest.mark.parametrize(
    ("holds", "tokens", "found"),
    [
        ("coin stairs@0,1", "", {"stairs": 1, "room": 1, "coin": 1}),
        ("monster stairs@0,1", "", {"stairs": 1}),
        ("monster stairs@0,1", "monster", {"stairs": 1, "room": 1, "monster": 1}),
    ],
)
def test_up_the_stairs_into_a_room_they_count_once_and_even_if_the_room_does_not(
    holds: str, tokens: str, found: dict[str, int]
) -> None:
    m = table.laid(
        table.face(
            "### ###  #######",
            "###.###  #######",
            "### ###  #######",
            "#A A###  #= . . ",
            *["#######  #######"] * 5,
            A=holds,
        ),
        tokens=tokens,
    )
    assert table.walk(m, "start U 2 1 E, go W, go W")["counts"] == {"stairs": 1}
    assert table.walk(m, "stairs")["counts"] == found


@pytest.mark.rule("PA-STA-01", "PA-GEO-08")
def test_stairs_lead_back_into_a_room_that_was_visited() -> None:
    m = table.laid(table.ring("stairs@1,2 pit@1,1", ".="))
    assert table.moves_after(m, "start M 1 0 N, go S, fall 1 1, go S") == {"stairs"}
    table.walk(m, "stairs")
    assert table.path(m)["steps"][-1]["place"] == {"card": 0, "room": "A"}
