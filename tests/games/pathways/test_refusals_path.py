"""Why a path cannot begin there or go on so: each reason with the place and the side that it speaks of."""

from __future__ import annotations

from typing import Any

import pytest

from games.pathways import table
from games.pathways.rounds import own, setting_out
from verlies.games.pathways.match import PathwaysMatch

Why = tuple[str, str, dict[str, Any]]

TOP, BOTTOM = "start M 1 0 N", "start M 1 3 S"
DOWN = "go S, go S, go S"
STRAIGHT, ASIDE = ("###.###", "### ###"), ("###. . ", "### ###")
FORK = table.face("### ###", *ASIDE * 2, *STRAIGHT * 2)
ARM = table.face("### ###", *STRAIGHT, *ASIDE, *STRAIGHT * 2)
ELBOW = table.face("### ###", *STRAIGHT * 3, *ASIDE)
BEND = table.face(
    "#######",
    "#######",
    "#######",
    " .#####",
    "# #####",
    "#.#####",
    "# #####",
    "#.#####",
    "# #####",
)
STUB = table.face("##### #", "#####.#", *["#######"] * 7)
ROOM = {"letter": "A", "card": "S1"}


def why(m: PathwaysMatch, text: str) -> Why:
    return table.refusal(m, 0, text)


def cell(x: int, y: int, level: str = "M") -> dict[str, Any]:
    return {"level": level, "x": x, "y": y}


def at(x: int, y: int, level: str = "M") -> dict[str, Any]:
    """The only argument of a reason that speaks of a corridor cell."""
    return {"place": cell(x, y, level)}


def to(side: str, x: int, y: int) -> dict[str, Any]:
    """The arguments of a reason that speaks of one side of a corridor cell."""
    return {"side": side, "place": cell(x, y)}


def side_by_side() -> PathwaysMatch:
    """A link from 2, 1 to the east; the port above it faces rock of the other card."""
    return table.laid(FORK, ARM, at="0 0 0, 180 3 -1")


# What stands in the way of every step


CONJURE = "book SB-13 pit"
STEPS = {
    "go S": "", "exit N": "", "leave 1 1 N": "", "stairs": "", "fall": "", "portal M 1 0": "", "portal_room 0 A": "",
    "book SB-2 M 1 3": "SB-2", "book SB-4": "SB-4", "book SB-5 M 1 3": "SB-5", "book SB-11 N": "SB-11",
    "book SB-15 E": "SB-15", CONJURE: "SB-13",
}  # fmt: skip
"""A step of each kind, and the book that it takes."""


def bar(
    drawn: table.Face,
    built: str,
    rule: str,
    reason: str,
    args: dict[str, Any],
    but: dict[str, Why | None] | None = None,
) -> Any:
    """What has been built of one card, and why no step follows; `but` other steps are legal, or refused otherwise."""
    name = f"{reason} {args.get('obstacle', '')}".rstrip()
    return pytest.param(drawn, built, (rule, reason, args), but or {}, id=name, marks=pytest.mark.rule(rule))


LAID = f"lay S1 0 0 0, {TOP}"
BARS = [
    bar(table.column("...."), "", "PA-LAY-09", "nothing_laid", {}),
    bar(table.column("...."), "lay S1 0 0 0", "PA-PTH-01", "not_begun", {}, {CONJURE: None}),
    bar(table.column("...."), f"{LAID}, {DOWN}, exit S", "PA-PTH-07", "path_left", {}),
    bar(table.ring("monster"), f"{LAID}, go S", "PA-DIS-06", "room_not_cleared", {"place": ROOM}),
    bar(table.column(".m.."), f"{LAID}, go S", "PA-OBS-01", "path_stopped", {"obstacle": "monster", **at(1, 1)}),
    bar(table.column(".x.."), f"{LAID}, go S", "PA-OBS-02", "path_stopped", {"obstacle": "lock", **at(1, 1)}),
    bar(table.column(".v.."), f"{LAID}, go S", "PA-OBS-03", "path_stopped", {"obstacle": "lava", **at(1, 1)}),
    bar(
        table.column(".o..", "...."), f"{LAID}, go S", "PA-OBS-04", "pit_without_rope", at(1, 1),
        {"fall": None, CONJURE: None},
    ),
    bar(
        table.column("=o..", "=..."), "lay S1 0 0 0, start U 1 3 S, go N, go N, go N, stairs, go S",
        "PA-OBS-05", "pit_is_the_end", at(1, 1),
        {"fall": ("PA-OBS-05", "landing_used", at(1, 1, "U")), CONJURE: None},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("drawn", "built", "because", "but"), BARS)
def test_no_step_of_any_kind_follows(drawn: table.Face, built: str, because: Why, but: dict[str, Why | None]) -> None:
    for text, books in STEPS.items():
        m = table.exploring(drawn, books=books)
        table.play(m, 0, *built.split(", ") if built else ())
        reason = but.get(text, because)
        assert (text in m.moves(0)) == (reason is None)
        assert reason is None or why(m, text) == reason, text


# Beginning


@pytest.mark.rule("PA-LAY-09", "PA-PTH-01", "PA-SPB-01")
def test_nothing_begins_without_a_card_nor_by_a_book_that_is_missing() -> None:
    m = table.exploring(table.column("=...", "=..."))
    for text in (TOP, "book SB-4"):
        assert why(m, text) == ("PA-LAY-09", "nothing_laid", {})
    m.play(0, "lay S1 0 0 0")
    assert why(m, "book SB-4") == ("PA-SPB-01", "book_not_owned", {"book": "SB-4"})


@pytest.mark.rule("PA-SPB-01", "PA-SPB-SB13", "PA-PTH-01")
def test_a_token_made_before_the_first_cell_begins_no_path() -> None:
    m = table.laid(table.column("...."), books="SB-13")
    m.play(0, "book SB-13 pit")
    for text in ("go N", "exit N", "stairs", "fall", "leave 1 1 N", "portal M 1 1"):
        assert why(m, text) == ("PA-PTH-01", "not_begun", {})
    assert why(m, "start M 1 1 W") == ("PA-GEO-04", "no_port", {**cell(1, 1), "side": "W"})
    assert why(m, "book SB-13 lock") == ("PA-SPB-01", "book_used", {"book": "SB-13"})
    prompt = m.prompt(0)
    assert prompt is not None
    assert "place" not in prompt.args, "there is no place yet"
    assert table.moves(m) == {TOP, BOTTOM}
    m = table.laid(table.column("...."))
    assert why(m, "book SB-13 pit") == ("PA-SPB-01", "book_not_owned", {"book": "SB-13"})


@pytest.mark.rule("PA-GEO-04", "PA-PTH-01", "PA-LAY-07", "PA-LAY-10")
def test_a_path_begins_only_at_an_open_port() -> None:
    m = side_by_side()
    assert why(m, "start M 9 8 N") == ("PA-PTH-01", "no_card_there", {"x": 9, "y": 8})
    for level, x in (("M", 0), ("U", 1)):
        assert why(m, f"start {level} {x} 0 N") == ("PA-GEO-04", "no_corridor_there", cell(x, 0, level))
    assert why(m, "start M 1 0 W") == ("PA-GEO-04", "no_port", {**cell(1, 0), "side": "W"})
    assert why(m, "start M 1 0 E") == ("PA-GEO-04", "not_at_the_edge", {**cell(1, 0), "side": "E"})
    assert why(m, "start M 2 1 E") == ("PA-LAY-10", "port_covered", {**cell(2, 1), "side": "E"})
    assert why(m, "start M 2 0 E") == ("PA-LAY-07", "port_blocked", {**cell(2, 0), "side": "E"})
    m = table.laid(table.ring())
    assert why(m, "start M 1 0 S") == ("PA-GEO-04", "not_at_the_edge", {**cell(1, 0), "side": "S"})
    assert why(m, "start M 1 1 N") == ("PA-GEO-04", "no_corridor_there", cell(1, 1))


@pytest.mark.rule("PA-PTH-02", "PA-PTH-03", "PA-COO-13")
def test_a_second_line_needs_its_artefact_and_a_cell_that_is_not_visited() -> None:
    m = table.laid(table.column("...."))
    m.play(0, TOP)
    assert why(m, BOTTOM) == ("PA-PTH-02", "one_path_only", {})
    m = setting_out(table.column("...."), artefacts={0: "R07"})
    table.play(m, 0, f"use R07, lay S1 0 0 0, {TOP}")
    assert why(m, TOP) == ("PA-PTH-03", "corridor_used", at(1, 0))
    assert why(m, "start M 1 1 W") == ("PA-GEO-04", "no_port", {**cell(1, 1), "side": "W"})
    m.play(0, BOTTOM)
    assert why(m, BOTTOM) == ("PA-PTH-02", "one_path_only", {})


# Corridors


@pytest.mark.rule("PA-GEO-03", "PA-LAY-07", "PA-PTH-03", "PA-PTH-07")
def test_a_corridor_is_left_by_its_openings_and_each_once() -> None:
    m = side_by_side()
    m.play(0, TOP)
    assert why(m, "go N") == why(m, "exit N") == ("PA-PTH-07", "start_port", to("N", 1, 0))
    assert why(m, "go W") == why(m, "exit W") == ("PA-GEO-03", "wall", to("W", 1, 0))
    assert why(m, "exit S") == ("PA-PTH-07", "leads_on", to("S", 1, 0))
    other = m.copy()
    m.play(0, "go E")
    assert why(m, "go W") == ("PA-PTH-03", "corridor_used", at(1, 0))
    assert why(m, "go E") == why(m, "exit E") == ("PA-LAY-07", "port_blocked_here", to("E", 2, 0))
    table.walk(other, DOWN)
    assert why(other, "go S") == ("PA-PTH-07", "leads_outside", to("S", 1, 3))
    assert why(other, "go N") == ("PA-PTH-03", "corridor_used", at(1, 2))
    table.walk(other, "exit S")
    for text in ("go N", "exit S", "stairs", "book SB-4"):
        assert why(other, text) == ("PA-PTH-07", "path_left", {})


@pytest.mark.rule("PA-PTH-07", "PA-SPB-SB11")
def test_a_port_that_a_book_went_through_is_used_and_is_not_the_start() -> None:
    m = table.laid(ARM, books="SB-11")
    table.walk(m, "start M 2 1 E, go W, go S, go S, book SB-11 S")
    assert why(m, "go N") == why(m, "exit N") == ("PA-PTH-07", "port_used", to("N", 1, 0))


@pytest.mark.rule("PA-PTH-11", "PA-STA-01", "PA-OBS-04", "PA-POR-01", "PA-SPB-SB4")
def test_in_a_plain_corridor_there_is_nothing_but_to_go() -> None:
    m = table.laid(table.column("...."), books="SB-4")
    table.walk(m, f"{TOP}, go S")
    assert why(m, "leave 1 1 N") == ("PA-PTH-11", "not_in_a_room", at(1, 1))
    assert why(m, "stairs") == ("PA-STA-01", "no_stairs", at(1, 1))
    assert why(m, "fall") == ("PA-OBS-04", "no_pit", at(1, 1))
    assert why(m, "stairs 1 1") == why(m, "fall 1 1") == ("PA-PTH-11", "name_no_cell", at(1, 1))
    assert why(m, "portal M 1 0") == why(m, "portal_room 0 A") == ("PA-POR-01", "no_portal_here", at(1, 1))
    assert why(m, "book SB-4") == ("PA-SPB-SB4", "not_below_a_pit", at(1, 1))


# Rooms


@pytest.mark.rule("PA-GEO-06", "PA-PTH-03", "PA-PTH-04", "PA-PTH-07", "PA-PTH-11", "PA-STA-01", "PA-OBS-06")
def test_a_room_is_left_by_its_doors_and_each_once() -> None:
    m = table.laid(table.ring(), books="SB-11")
    table.walk(m, "start M 0 1 W, go N, go E, go S")
    assert why(m, "go S") == ("PA-PTH-11", "leave_the_room", {"place": ROOM})
    assert why(m, "exit S") == ("PA-PTH-07", "no_exit_from_rooms", {"place": ROOM})
    assert why(m, "stairs") == why(m, "fall") == ("PA-PTH-11", "name_the_cell", {"place": ROOM})
    assert why(m, "stairs 1 1") == ("PA-STA-01", "no_stairs", {"place": ROOM})
    assert why(m, "fall 1 1") == ("PA-OBS-06", "no_pit", {"place": ROOM})
    assert why(m, "portal M 0 1") == ("PA-POR-01", "no_portal_here", {"place": ROOM})
    assert why(m, "book SB-11 N") == ("PA-SPB-SB11", "no_open_port_here", {"side": "N", "place": ROOM})
    assert why(m, "leave 1 1 N") == ("PA-PTH-04", "door_used", {"side": "N", "place": ROOM})
    assert why(m, "leave 1 1 S") == ("PA-GEO-06", "no_door", {"x": 1, "y": 1, "side": "S", "place": ROOM})
    assert why(m, "leave 0 1 E") == ("PA-GEO-06", "no_door", {"x": 0, "y": 1, "side": "E", "place": ROOM})
    assert why(m, "leave 1 1 W") == ("PA-PTH-03", "corridor_used", at(0, 1))
    m.play(0, "leave 1 1 E")
    assert why(m, "go W") == ("PA-PTH-04", "door_used", to("W", 2, 1))


@pytest.mark.rule("PA-PTH-05", "PA-SPB-SB8")
@pytest.mark.parametrize("books", ["", "SB-8"])
def test_a_room_is_not_crossed_twice_without_the_book(books: str) -> None:
    m = table.laid(table.ring(), books=books)
    table.walk(m, f"{TOP}, go S, leave 1 2 S, go W, go N, go E")
    if books:
        assert "leave 1 1 E" in table.moves(m)
    else:
        assert why(m, "leave 1 1 E") == ("PA-PTH-05", "crosses_own_path", {"place": ROOM})
    assert "leave 1 1 W" in table.moves(m)


# Stairs and pits


@pytest.mark.rule("PA-OBS-04", "PA-OBS-05", "PA-PTH-03")
def test_a_pit_without_a_rope_leads_down_or_nowhere() -> None:
    m = table.laid(table.column(".o..", "...."))
    table.walk(m, f"{TOP}, go S")
    for text in ("go S", "go N", "exit E", "stairs", "leave 1 1 N", "portal M 1 1"):
        assert why(m, text) == ("PA-OBS-04", "pit_without_rope", at(1, 1))
    assert table.moves(m) == {"fall"}
    m = table.laid(table.column("=o..", "=..."))
    table.walk(m, "start U 1 3 S, go N, go N, go N, stairs")
    assert why(m, "stairs") == ("PA-PTH-03", "corridor_used", at(1, 0, "U"))
    m.play(0, "go S")
    assert why(m, "go S") == why(m, "exit E") == ("PA-OBS-05", "pit_is_the_end", at(1, 1))
    assert why(m, "fall") == ("PA-OBS-05", "landing_used", at(1, 1, "U"))


@pytest.mark.rule("PA-OBS-09", "PA-SPB-SB4")
def test_each_pit_is_used_once_in_one_of_its_two_ways() -> None:
    m = table.laid(table.column(".oo.", "...."), books="SB-4", tokens="pit")
    below = m.copy()
    table.walk(m, "start U 1 0 N, go S, go S, book SB-4")
    assert why(m, "fall") == ("PA-OBS-09", "pit_used", at(1, 2))
    table.walk(below, f"{TOP}, go S, go S, fall")
    assert why(below, "book SB-4") == ("PA-SPB-SB4", "pit_used", at(1, 2))


@pytest.mark.rule("PA-OBS-03")
def test_one_does_not_fall_into_lava() -> None:
    m = table.laid(table.column(".v.."), tokens="pit")
    table.walk(m, f"{TOP}, go S")
    assert why(m, "fall") == ("PA-OBS-03", "lava_is_no_way", at(1, 1))


@pytest.mark.rule("PA-OBS-11", "PA-PTH-03", "PA-POR-01", "PA-OBS-09")
def test_from_a_room_no_stairs_and_no_pit_lead_to_a_visited_cell() -> None:
    m = table.laid(table.ring("stairs@1,1 pit@1,2 portal", below="=p"), tokens="portal")
    table.walk(m, f"{TOP}, go S")
    assert why(m, "stairs 1 2") == ("PA-STA-01", "no_stairs", {"place": ROOM})
    assert why(m, "fall 1 1") == ("PA-OBS-06", "no_pit", {"place": ROOM})
    table.walk(m, "stairs 1 1, go S, portal_room 0 A")
    assert why(m, "stairs 1 1") == ("PA-PTH-03", "corridor_used", at(1, 1, "U"))
    assert why(m, "fall 1 2") == ("PA-OBS-11", "landing_used", at(1, 2, "U"))
    assert why(m, "portal U 1 2") == ("PA-POR-01", "portal_used", {"place": ROOM})
    m = table.laid(table.ring("pit@1,2", below=".."), books="SB-4")
    table.walk(m, f"{TOP}, go S, fall 1 2")
    assert why(m, "book SB-4") == ("PA-SPB-SB4", "pit_used", {"place": ROOM})


# Portals


@pytest.mark.rule("PA-POR-01", "PA-POR-02")
def test_a_portal_journey_needs_a_scroll_and_another_unused_portal() -> None:
    m = table.laid(table.column("p..p"))
    m.play(0, TOP)
    assert why(m, "portal M 1 3") == ("PA-POR-01", "no_scroll", at(1, 0))
    assert why(m, "portal M 1 0") == ("PA-POR-01", "already_here", at(1, 0))
    for text in ("portal M 1 1", "portal M 0 0", "portal U 1 3", "portal_room 0 A"):
        assert why(m, text) == ("PA-POR-01", "no_portal_there", {})
    table.walk(m, DOWN)
    assert why(m, "portal M 1 0") == ("PA-POR-02", "corridor_used", at(1, 0))
    m = table.laid(table.column("p..p", "p..p"), tokens="portal")
    table.walk(m, f"{TOP}, portal U 1 0")
    assert why(m, "portal M 1 3") == ("PA-POR-01", "portal_used", at(1, 0, "U"))
    table.walk(m, DOWN)
    assert why(m, "portal M 1 0") == ("PA-POR-01", "portal_used", at(1, 0))
    assert why(m, "portal M 1 3") == ("PA-POR-01", "no_scroll", at(1, 3, "U"))


@pytest.mark.rule("PA-PTH-11", "PA-PTH-13")
@pytest.mark.parametrize(
    ("card", "holds", "more", "verb", "name"),
    [
        ("p...", "portal", {"tokens": "portal"}, "portal", "portal_room"),
        ("....", "monster", {"books": "SB-2", "tokens": "monster"}, "book SB-2", "book SB-2"),
        ("b...", "barrel", {"books": "SB-5"}, "book SB-5", "book SB-5"),
    ],
)
def test_a_room_that_is_named_by_a_cell_is_refused_with_the_name_that_it_has(
    card: str, holds: str, more: dict[str, str], verb: str, name: str
) -> None:
    m = table.laid(table.column(card), table.ring(holds), at="0 0 0, 0 0 4", **more)
    m.play(0, TOP)
    for y in (5, 6):
        room = {"place": {"letter": "A", "card": "S2"}, "number": 1}
        assert why(m, f"{verb} M 1 {y}") == ("PA-PTH-11", "name_the_room", room)
    assert f"{name} 1 A" in m.moves(0)


# Books


@pytest.mark.rule("PA-SPB-01", "PA-PTH-12", "PA-PTH-13")
def test_a_book_is_refused_to_who_has_none_has_used_it_or_names_it_alone() -> None:
    m = table.laid(table.column("b..b"), books="SB-5 SB-8")
    for text in ("book SB-1", "book SB-2", "book SB-13"):
        assert why(m, text) == ("PA-SPB-01", "book_not_owned", {"book": text.removeprefix("book ")})
    assert why(m, "book SB-8") == ("PA-PTH-12", "book_by_itself", {"book": "SB-8"})
    assert why(m, "book SB-5") == ("PA-PTH-13", "book_needs_more", {"book": "SB-5"})
    m.play(0, TOP)
    for text in ("book SB-2 M 1 3", "book SB-11 S", "book SB-15 E", "book SB-4", "book SB-13 pit"):
        assert why(m, text) == ("PA-SPB-01", "book_not_owned", {"book": text.split()[1]})
    m.play(0, "book SB-5 M 1 3")
    assert why(m, "book SB-5") == why(m, "book SB-5 M 1 0") == ("PA-SPB-01", "book_used", {"book": "SB-5"})
    assert why(m, "book SB-8") == ("PA-PTH-12", "book_by_itself", {"book": "SB-8"})
    m = table.laid(table.column("m..."), books="SB-1 SB-2")
    assert why(m, "book SB-1") == ("PA-PTH-12", "book_by_itself", {"book": "SB-1"})
    m.play(0, TOP)
    assert why(m, "book SB-1") == ("PA-SPB-01", "book_used", {"book": "SB-1"})
    assert why(m, "book SB-2") == ("PA-PTH-13", "book_needs_more", {"book": "SB-2"})


@pytest.mark.rule("PA-SPB-SB2")
def test_an_ambush_needs_a_monster_elsewhere_that_was_not_met() -> None:
    m = table.laid(table.column(".m.."), books="SB-2", tokens="monster")
    m.play(0, TOP)
    for place in ("M 1 0", "M 1 3", "M 0 0", "U 1 1", "0 A"):
        assert why(m, f"book SB-2 {place}") == ("PA-SPB-SB2", "no_monster_there", {})
    m.play(0, "go S")
    assert why(m, "book SB-2 M 1 1") == ("PA-SPB-SB2", "already_here", at(1, 1))
    m.play(0, "go S")
    assert why(m, "book SB-2 M 1 1") == ("PA-SPB-SB2", "corridor_used", at(1, 1))
    m = table.laid(table.ring("monster"), books="SB-2", tokens="monster")
    table.walk(m, f"{TOP}, go S")
    assert why(m, "book SB-2 0 A") == ("PA-SPB-SB2", "already_here", {"place": ROOM})
    m.play(0, "leave 1 2 S")
    assert why(m, "book SB-2 0 A") == ("PA-SPB-SB2", "room_cleared", {"place": ROOM})


@pytest.mark.rule("PA-SPB-SB5")
def test_one_rolls_from_a_barrel_to_another_that_was_not_visited() -> None:
    m = table.laid(table.column("b.b."), books="SB-5")
    m.play(0, TOP)
    for place in ("M 1 1", "M 0 0", "0 A"):
        assert why(m, f"book SB-5 {place}") == ("PA-SPB-SB5", "no_barrel_there", {})
    assert why(m, "book SB-5 M 1 0") == ("PA-SPB-SB5", "already_here", at(1, 0))
    m.play(0, "go S")
    assert why(m, "book SB-5 M 1 2") == ("PA-SPB-SB5", "no_barrel_here", at(1, 1))
    m.play(0, "go S")
    assert why(m, "book SB-5 M 1 0") == ("PA-SPB-SB5", "corridor_used", at(1, 0))


@pytest.mark.rule("PA-SPB-SB4", "PA-COO-13")
def test_one_climbs_up_to_no_pit_that_was_visited() -> None:
    m = setting_out(table.column(".o..", "...."), artefacts={0: "R07"})
    own(m, 0, "SB-4")
    table.play(m, 0, f"use R07, lay S1 0 0 0, {TOP}, go S, start U 1 0 N, go S")
    assert why(m, "book SB-4") == ("PA-SPB-SB4", "corridor_used", at(1, 1))


@pytest.mark.rule("PA-SPB-SB11", "PA-SPB-SB15", "PA-PTH-07")
def test_going_round_needs_open_ports_at_both_ends_of_the_dungeon() -> None:
    m = table.laid(ELBOW, BEND, STUB, at="0 0 0, 0 3 2, 0 1 6", books="SB-11 SB-15")
    m.play(0, TOP)
    assert why(m, "book SB-11 E") == ("PA-SPB-SB11", "other_sides", {"book": "SB-11", "sides": ["N", "S"]})
    assert why(m, "book SB-15 S") == ("PA-SPB-SB15", "other_sides", {"book": "SB-15", "sides": ["E", "W"]})
    assert why(m, "book SB-11 S") == ("PA-SPB-SB11", "no_open_port_here", to("S", 1, 0))
    assert why(m, "book SB-11 N") == ("PA-PTH-07", "start_port", to("N", 1, 0))
    table.walk(m, DOWN)
    assert why(m, "book SB-11 S") == ("PA-SPB-SB11", "not_outermost", to("S", 1, 3))
    m = table.laid(ELBOW, books="SB-11 SB-15")
    table.walk(m, f"{TOP}, {DOWN}")
    assert why(m, "book SB-11 S") == ("PA-SPB-SB11", "corridor_used", at(1, 0))
    m.play(0, "go E")
    assert why(m, "book SB-15 E") == ("PA-SPB-SB15", "no_port_opposite", to("E", 2, 3))
