"""Spell books that pay or become a token, and the book that lets a path cross itself (PA-SPB, PA-PTH-12, PA-PTH-13)."""

from __future__ import annotations

import pytest

from games.pathways import table

BELOW = "0 0 0, 0 0 4"
TOP = "start M 1 0 N"


def books(steps: set[str]) -> set[str]:
    return {step for step in steps if step.startswith("book")}


# Payments


@pytest.mark.rule("PA-PTH-12", "PA-SPB-SB1", "PA-SPB-SB3", "PA-SPB-SB7")
@pytest.mark.parametrize(
    ("mark", "item", "name", "token", "book"),
    [("m", "s", "sword", "monster", "SB-1"), ("x", "k", "key", "lock", "SB-7"), ("v", "r", "rope", "pit", "SB-3")],
)
def test_an_obstacle_takes_an_item_before_a_token_and_a_token_before_a_book(
    mark: str, item: str, name: str, token: str, book: str
) -> None:
    m = table.laid(table.column(f"{item}{mark * 3}"), table.column(f"{mark}..."), at=BELOW, tokens=token, books=book)
    left = []
    for step in (TOP, "go S", "go S", "go S", "go S"):
        seen = table.walk(m, step)
        left.append((seen["free"][name], seen["tokens"][token], seen["books"]))
    assert left == [(1, 1, [book]), (0, 1, [book]), (0, 0, [book]), (0, 0, []), (0, 0, [])]
    assert table.path(m)["end"] == "obstacle"
    assert sum(table.path(m)["counts"].values()) == 4


@pytest.mark.rule("PA-PTH-12", "PA-SPB-SB9")
def test_a_journey_takes_a_scroll_before_a_token_and_a_token_before_the_book() -> None:
    m = table.laid(table.column("lppp", "pppp"), tokens="portal", books="SB-9")
    table.walk(m, f"{TOP}, go S")
    left = []
    for step in ("portal U 1 0, go S", "portal M 1 2, go S", "portal U 1 2, go S"):
        seen = table.walk(m, step)
        left.append((seen["free"]["scroll"], seen["tokens"]["portal"], seen["books"]))
    assert left == [(0, 1, ["SB-9"]), (0, 0, ["SB-9"]), (0, 0, [])]
    assert table.refused(m, 0, "portal M 1 0") == ("PA-POR-01", "no_portal_there")


@pytest.mark.rule("PA-PTH-12", "PA-OBS-04")
def test_a_fall_pit_is_crossed_in_the_same_order() -> None:
    m = table.laid(table.column("rooo", "...."), tokens="pit", books="SB-3")
    left = []
    for step in (f"{TOP}, go S", "go S", "go S", "exit S"):
        seen = table.walk(m, step)
        left.append((seen["free"]["rope"], seen["tokens"]["pit"], seen["books"]))
    assert left == [(1, 1, ["SB-3"]), (0, 1, ["SB-3"]), (0, 0, ["SB-3"]), (0, 0, [])]


@pytest.mark.rule("PA-PTH-12", "PA-PTH-13")
@pytest.mark.parametrize("book", ["SB-1", "SB-3", "SB-7", "SB-8", "SB-9"])
def test_books_that_pay_need_no_operation(book: str) -> None:
    m = table.laid(table.column("...."), books=book)
    table.walk(m, TOP)
    assert books(table.moves(m)) == set()
    assert table.refused(m, 0, f"book {book}") == ("PA-PTH-12", "book_by_itself")


@pytest.mark.rule("PA-PTH-13", "PA-SPB-01")
def test_a_book_is_named_with_its_target_and_must_be_owned_and_ready() -> None:
    m = table.laid(table.column(".m.."), books="SB-2 SB-11")
    table.walk(m, TOP)
    assert table.refused(m, 0, "book SB-2") == ("PA-PTH-13", "book_needs_more")
    assert table.refused(m, 0, "book SB-5 M 1 1") == ("PA-SPB-01", "book_not_owned")
    assert table.refused(m, 0, "book SB-4") == ("PA-SPB-01", "book_not_owned")
    assert table.refused(m, 0, "book SB-1") == ("PA-SPB-01", "book_not_owned")
    assert table.refused(m, 0, "book SB-11 E") == ("PA-SPB-SB11", "other_sides")
    m = table.laid(table.column("..m.", "m..."), books="SB-2", tokens="monster")
    table.walk(m, f"{TOP}, book SB-2 M 1 2")
    assert table.refused(m, 0, "book SB-2 U 1 0") == ("PA-SPB-01", "book_used")


@pytest.mark.rule("PA-PTH-13")
@pytest.mark.parametrize("book", ["SB-2 U 1 0", "SB-13 monster", "SB-5 U 1 1", "SB-15 E"])
def test_no_book_continues_a_path_that_has_ended_at_an_obstacle(book: str) -> None:
    m = table.laid(table.column(".m..", "mb.."), books=book.split()[0])
    assert table.walk(m, f"{TOP}, go S")["end"] == "obstacle"
    assert table.moves(m) == set()
    assert table.refused(m, 0, f"book {book}") == ("PA-OBS-01", "path_stopped")


@pytest.mark.rule("PA-SPB-01")
def test_a_book_used_on_the_path_lies_face_down_afterwards_and_others_do_not() -> None:
    m = table.laid(table.column(".m.."), books="SB-1 SB-3")
    table.walk(m, f"{TOP}, go S")
    table.hand_in(m, "G-coin-time")
    assert {each["book"]: each["used"] for each in m.view(0)["players"][0]["books"]} == {"SB-1": True, "SB-3": False}


# SB-8: one crossing


@pytest.mark.rule("PA-SPB-SB8", "PA-PTH-05", "PA-PTH-13")
def test_one_pair_of_chords_may_cross_and_the_first_crossing_spends_the_book() -> None:
    m = table.laid(table.ring(), books="SB-8")
    table.walk(m, f"{TOP}, go S, leave 1 2 S, go E, go N, go W")
    assert table.moves(m) == {table.DOORS[1], table.DOORS[4], table.DOORS[5]}
    assert table.walk(m.copy(), table.DOORS[1])["books"] == ["SB-8"], "without a crossing it is kept"
    assert table.walk(m, table.DOORS[4])["books"] == []
    assert table.moves_after(m, "go N, go E") == set()
    assert table.refused(m, 0, table.DOORS[1]) == ("PA-PTH-05", "crosses_own_path")


@pytest.mark.rule("PA-SPB-SB8")
def test_a_chord_that_crosses_two_others_is_too_much() -> None:
    m = table.laid(table.ring(), books="SB-8")
    assert table.moves_after(m, "start M 0 1 W, go E, leave 1 1 E, go S, go W, leave 1 2 W, go S, go E, go N") == set()
    assert table.refused(m, 0, table.DOORS[0]) == ("PA-PTH-05", "crosses_own_path")
    assert table.path(m)["books"] == ["SB-8"]


@pytest.mark.rule("PA-SPB-SB8", "PA-PTH-03", "PA-PTH-04")
def test_corridors_and_doors_are_still_used_once() -> None:
    m = table.laid(table.ring(), books="SB-8")
    assert table.moves_after(m, f"{TOP}, go S, leave 1 1 E") == {"go N", "go S"}
    assert table.refused(m, 0, "go W") == ("PA-PTH-04", "door_used")
    table.walk(m, "go N")
    assert table.refused(m, 0, "go W") == ("PA-PTH-03", "corridor_used")


# SB-13: a token instead of the book


@pytest.mark.rule("PA-SPB-SB13", "PA-SPB-01")
@pytest.mark.parametrize(("rules", "left"), [(None, ["SB-13"]), (1, [])])
def test_sb_13_stays_if_no_path_is_drawn(rules: int | None, left: list[str]) -> None:
    """By version 1 of the rules it was gone."""
    m = table.laid(table.column("m..."), books="SB-13", rules=rules)
    table.play(m, 0, "book SB-13 monster")
    table.hand_in(m, "G-key")
    assert [each["book"] for each in m.view(0)["players"][0]["books"]] == left


@pytest.mark.rule("PA-SPB-SB13", "PA-PTH-13")
@pytest.mark.parametrize(
    ("cells", "token", "found"),
    [
        (".m..", "monster", {"monster": 1}),
        (".v..", "pit", {"lava": 1}),
        (".x..", "lock", {"lock": 1}),
    ],
)
def test_the_book_becomes_a_token_of_any_kind_before_it_is_needed(
    cells: str, token: str, found: dict[str, int]
) -> None:
    m = table.laid(table.column(cells), books="SB-13")
    table.walk(m, TOP)
    assert books(table.moves(m)) == {f"book SB-13 {kind}" for kind in ("monster", "pit", "lock", "portal")}
    seen = table.walk(m, f"book SB-13 {token}")
    assert (seen["tokens"][token], seen["books"]) == (1, [])
    assert books(table.moves(m)) == set()
    seen = table.walk(m, "go S")
    assert (seen["counts"], seen["tokens"][token], seen["end"]) == (found, 0, "open")


@pytest.mark.rule("PA-SPB-SB13")
def test_the_token_may_be_made_before_the_first_cell_and_on_a_pit_or_a_portal() -> None:
    m = table.laid(table.column("m..."), books="SB-13")
    assert "book SB-13 monster" in table.moves(m)
    seen = table.walk(m, f"book SB-13 monster, {TOP}")
    assert [step["place"] for step in seen["steps"]] == [None, {"level": "M", "x": 1, "y": 0}]
    assert seen["counts"] == {"monster": 1}
    m = table.laid(table.column(".o..", "...."), books="SB-13")
    table.walk(m, f"{TOP}, go S")
    assert "go S" not in table.moves(m)
    seen = table.walk(m, "book SB-13 pit")
    assert (table.moves(m), seen["counts"]) == ({"fall", "go S"}, {})
    m = table.laid(table.column("p...", "p..."), books="SB-13")
    table.walk(m, TOP)
    assert "portal U 1 0" not in table.moves(m)
    table.walk(m, "book SB-13 portal")
    assert table.walk(m, "portal U 1 0")["counts"] == {"portal": 2}


@pytest.mark.rule("PA-SPB-SB13", "PA-LAY-09")
def test_without_a_dungeon_there_is_no_path_to_make_a_token_for() -> None:
    m = table.exploring(table.column("...."), books="SB-13")
    assert books(table.moves(m)) == set()
    assert table.refused(m, 0, "book SB-13 pit") == ("PA-LAY-09", "nothing_laid")


@pytest.mark.rule("PA-SPB-SB13", "PA-REW-01")
def test_the_book_goes_to_the_box_and_the_token_to_the_stock_only_as_far_as_it_holds() -> None:
    m = table.laid(table.column(".m.."), books="SB-13")
    table.walk(m, f"{TOP}, book SB-13 lock")
    table.hand_in(m, "G-coin-time")
    assert m.view(0)["players"][0]["books"] == []
    assert m.view(0)["market"]["tokens"] == {"monster": 5, "pit": 5, "lock": 5, "portal": 5}


@pytest.mark.rule("PA-SPB-SB13", "PA-SPB-01")
def test_a_book_that_was_not_used_stays() -> None:
    m = table.laid(table.column("...."), books="SB-13")
    table.walk(m, TOP)
    table.hand_in(m, "G-coin-time")
    assert m.view(0)["players"][0]["books"] == [{"book": "SB-13", "used": False}]
