"""Dungeons and cards on the text board: drawn as they are laid and walked, and told in words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.pathways import table
from games.pathways.reading import CAVES, CHAPEL, level, lines, said, styles, text
from verlies import Match
from verlies import new as begin
from verlies.games.pathways.board import LEGEND
from verlies.games.pathways.drawing import INK, SIGNS
from verlies.text import Words

# Drawings


@pytest.mark.rule("PA-GEO-11")
def test_corridors_are_lines_and_rooms_are_boxes_with_doors() -> None:
    assert level(table.laid(CHAPEL)) == [
        "1╌╌╌╌╌▴╌╌╌╌╌·",
        "◂─$───┼───┐ ╎",
        "╔═╧═══╧═╗ │ ╎",
        "║A θ †  ║ &─▸",
        "╚═╤═════╝ │ ╎",
        "╎ └───F───┘ ╎",
        "╎     │     ╎",
        "╎ §───┼───θ ╎",
        "·╌╌╌╌╌▾╌╌╌╌╌·",
    ]


@pytest.mark.rule("PA-GEO-12")
def test_a_turned_card_is_drawn_turned() -> None:
    assert level(table.laid(CHAPEL, at="180 0 0"))[1:4] == [
        "╎ θ───┼───§ ╎",
        "╎     │     ╎",
        "╎ ┌───F───┐ ╎",
    ]


@pytest.mark.rule("PA-LAY-05", "PA-LAY-07", "PA-LAY-10")
def test_links_blocked_and_open_ports_can_be_told_apart() -> None:
    m = table.laid(CHAPEL, CHAPEL, at="0 0 0, 0 3 1")
    shown = level(m)
    assert shown[3] == "║A θ †  ║ &───$───┼───┐ ╎"  # the chapel's port in the east meets that in the west
    m = table.laid(table.PLAIN, CHAPEL, at="0 0 0, 0 0 4")
    assert level(m)[8] == "2╌╌╌╌╌│╌╌╌╌╌·"
    other = table.face(*CHAPEL.main[:-1], "# # ###", A="sword barrel")
    m = table.laid(other, table.PLAIN, at="0 0 0, 0 0 4")
    assert level(m)[8] == "2╌×╌╌╌│╌╌╌╌╌·"


@pytest.mark.rule("PA-GEO-08", "PA-GEO-09")
def test_the_underground_is_drawn_for_cards_that_have_one() -> None:
    m = table.laid(CAVES, table.PLAIN, at="0 0 0, 0 0 -4")
    assert level(m)[8:11] == ["1╌╌╌╌╌│╌╌╌╌╌·", "╎ ╶───O───H─▸", "╎     │     ╎"]
    assert level(m, "Underground") == [
        "1╌╌╌╌╌╌╌╌╌╌╌·",
        "╎ ┌───°───H ╎",
        "╎ │         ╎",
        "╎ †         ╎",
        "╎ │         ╎",
        "◂─┘         ╎",
        "╎           ╎",
        "╎           ╎",
        "·╌╌╌╌╌╌╌╌╌╌╌·",
    ]
    assert "Underground ─" not in text(table.laid(table.PLAIN))


@pytest.mark.rule("PA-PTH-01", "PA-PTH-04", "PA-PTH-07")
def test_a_path_is_a_heavy_line_from_its_start_through_used_doors_to_its_end() -> None:
    m = table.laid(CHAPEL)
    table.walk(m, "start M 0 0 W, go S, leave 1 1 N, go E, go S")
    assert level(m)[:5] == [
        "1╌╌╌╌╌▴╌╌╌╌╌·",
        "▸━$───╆━━━┓ ╎",
        "╔═╪═══╪═╗ ┃ ╎",
        "║A θ †  ║[&]▸",
        "╚═╤═════╝ │ ╎",
    ]
    assert styles(m, "┃") == {INK}
    table.walk(m, "exit E")
    assert level(m)[3] == "║A θ †  ║ &━▸"
    assert styles(m, "▸") == {INK}
    m = table.laid(CHAPEL, CHAPEL, at="0 0 0, 0 0 4")
    table.walk(m, "start M 0 4 W, go S")
    assert (level(m)[2], level(m)[10]) == ("╔═╧═══╧═╗ │ ╎", "╔═╪═══╧═╗ │ ╎")


def test_the_end_of_a_path_is_marked_in_rooms_and_empty_corridors() -> None:
    m = table.laid(CHAPEL)
    table.walk(m, "start M 0 0 W, go S")
    assert level(m)[3].startswith("║A ◆ θ †║")
    table.walk(m, "leave 0 1 S")
    assert level(m)[5] == "╎[◆]──F───┘ ╎"


@pytest.mark.rule("PA-GRA-03")
def test_both_levels_show_their_own_part_of_a_path() -> None:
    m = table.laid(CAVES)
    table.walk(m, "start M 2 0 E, stairs, go W, go W")
    assert level(m)[1] == "╎ ╶───O───H━◂"
    assert level(m, "Underground")[1] == "╎[◆]━━°━━━H ╎"


@pytest.mark.rule("PA-SPB-SB11")
def test_a_path_that_goes_around_the_dungeon_uses_both_ports() -> None:
    m = table.laid(CHAPEL, books="SB-11")
    table.walk(m, "start M 0 0 W, go E, book SB-11 N")
    assert level(m)[:2] == ["1╌╌╌╌╌▴╌╌╌╌╌·", "▸━$━━━╃───┐ ╎"]
    assert level(m)[7:] == ["╎ §──[◆]──θ ╎", "·╌╌╌╌╌▾╌╌╌╌╌·"]
    assert styles(m, "▴") == styles(m, "▾") == {INK}


@pytest.mark.rule("PA-SPB-SB13")
def test_a_book_used_before_the_first_cell_belongs_to_the_path_in_words_only() -> None:
    m = table.laid(CHAPEL, books="SB-13")
    table.walk(m, "book SB-13 pit, start M 0 0 W")
    assert level(m)[1] == "▸[$]──┼───┐ ╎"
    assert said(m, "Your path in words").startswith("1. Use “Fairy Gift”: pit token. 2. Start at the west side")


def test_a_wide_dungeon_is_drawn_with_small_cells_where_there_is_no_room() -> None:
    m = table.laid(*[CHAPEL] * 5, at="0 0 0, 0 3 1, 0 6 2, 0 9 3, 0 12 4")
    small = level(m, width=45)
    assert small[:5] == ["1╌╌▴╌╌·", "◂$─┼─┐╎", "╔╧═╧╗│2╌╌▴╌╌·", "║Aθ†║&─$─┼─┐╎", "╚╤══╝│╔╧═╧╗│3╌╌▴╌╌·"]
    assert max(map(len, small)) == 2 * 15 + 1


def test_openings_are_drawn_where_both_cells_have_them() -> None:
    """Random dungeons of the cards in the box, against their faces as they are printed."""
    rng = Random(5)
    for seed in range(12):
        m = begin("pathways", seats=2, seed=seed)
        while m.view(0)["phase"] != "explore":
            m.play(m.turn[0], rng.choice(m.moves(m.turn[0])))
        while lays := [move for move in m.moves(0) if move.verb == "lay"]:
            m.play(0, rng.choice(lays))
        seen = m.view(0)["players"][0]["dungeon"]["cards"]
        shown = lines(m, 160)
        start = next(at for at, line in enumerate(shown) if line.startswith("Main level"))
        left, top = min(card["x"] for card in seen), min(card["y"] for card in seen)
        for (x, y, side), open_here in _openings(m, seen).items():
            row, column = start + 3 + 2 * (y - top), 6 + 4 * (x - left)
            sign = shown[row].ljust(160)[column + 2] if side == "E" else shown[row + 1].ljust(160)[column]
            assert (sign in "─│╟╢╧╤") == open_here, (seed, x, y, side, sign)


def _openings(m: Match, cards: list[dict[str, Any]]) -> dict[tuple[int, int, str], bool]:
    """By cell of the main level and side: whether one can go on there to a neighbour that is another place."""
    signs: dict[tuple[int, int], set[str]] = {}
    kinds: dict[tuple[int, int], Any] = {}
    for number, each in enumerate(cards):
        rows = m.content.cards[each["card"]].fields["main"]
        rows = [row[::-1] for row in reversed(rows)] if each["turned"] else rows
        for x in range(3):
            for y in range(4):
                row, column = 2 * y + 1, 2 * x + 1
                around = {"N": rows[row - 1][column], "E": rows[row][column + 1], "S": rows[row + 1][column],
                          "W": rows[row][column - 1]}  # fmt: skip
                at = each["x"] + x, each["y"] + y
                signs[at] = {side for side, sign in around.items() if sign == " " and rows[row][column] != "#"}
                kinds[at] = (number, rows[row][column]) if rows[row][column] in "ABC" else at
    found = {}
    for (x, y), sides in signs.items():
        for side, back, there in (("E", "W", (x + 1, y)), ("S", "N", (x, y + 1))):
            if there in signs and kinds[there] != kinds[x, y]:
                found[x, y, side] = side in sides and back in signs[there]
    return found


def test_hand_cards_are_drawn_side_by_side_as_far_as_there_is_room() -> None:
    m = table.exploring(CHAPEL, CAVES)
    assert lines(m, 79)[1].startswith("Your hand: 5 cards ─")
    assert lines(m, 79)[2].split() == ["S1", "S2", "S3", "S4", "S5"]
    assert lines(m, 79)[5].startswith("◂─$───┼───┐ ╎  ╎ ╶───O───H─▸  ╎     │     ╎")
    assert lines(m, 59)[2].split() == ["S1", "S2", "S3", "S4"]
    assert "╎ ┌───°───H ╎" in text(m, 79)


def test_every_symbol_has_a_sign_of_its_own_that_the_legend_explains() -> None:
    signs = [sign for sign, _ in SIGNS.values()]
    assert len(set(signs)) == len(signs)
    words = Words("pathways", "en")
    legend = said(table.laid(table.PLAIN), "Signs").replace("\xa0", " ")
    for kind, (sign, _) in SIGNS.items():
        assert f"{sign} {words(f'find-{kind}')}" in legend
    assert all(words(message) in legend for message in LEGEND)


# In words


@pytest.mark.rule("PA-PTH-11")
def test_the_path_is_told_step_by_step_with_what_it_finds_and_how_it_stands() -> None:
    m = table.laid(CHAPEL, goal="G-barrel")
    table.walk(m, "start M 0 0 W, go S, leave 1 1 N")
    assert said(m, "Your path in words") == (
        "1. Start at the west side of cell (0, 0) on the main level: coin. 2. Go south: barrel, sword and room. "
        "3. Leave by the door in the north of cell (1, 1). Discovered: 1 coin, 1 barrel, 1 sword and 1 room. "
        "Still to use: 1 sword. Main goal: 1 × 1 = 1 point. The path can go on; left like this it is a dead end."
    )
    assert "2. Nach Süden gehen: Fass, Schwert und Raum." in said(m, "Dein Weg in Worten", "de")


def test_tokens_and_books_that_the_path_can_still_use_are_told() -> None:
    m = table.laid(CHAPEL, books="SB-1", tokens="lock")
    table.walk(m, "start M 2 1 E")
    assert "Still to use: lock token." in said(m, "Your path in words")
    table.play(m, 0, "go N")
    assert "Still to use: lock token." in said(m, "Your path in words")
    m = table.laid(CHAPEL, books="SB-1", tokens="monster")
    table.walk(m, "start M 2 1 E")
    assert "Still to use: Slay." in said(m, "Your path in words")


@pytest.mark.rule("PA-PTH-09")
@pytest.mark.parametrize(
    ("steps", "end"),
    [
        ("start M 1 3 S, go W", "Dead end: there is no way on from here."),
        ("start M 1 3 S, go N, go E, go N", "The path ends at an obstacle."),
        ("start M 1 0 N, go W, exit W", "The path ends at an exit."),
        ("start M 1 0 N", "The path can go on; left like this it is a dead end."),
    ],
)
def test_how_the_path_would_end_is_told(steps: str, end: str) -> None:
    m = table.laid(CHAPEL)
    table.walk(m, steps)
    assert said(m, "Your path in words").endswith(end)


def test_what_lies_around_the_end_of_the_path_is_told() -> None:
    m = table.laid(CHAPEL)
    table.walk(m, "start M 0 0 W, go E")
    assert said(m, "You are here: Cell (1, 0) on the main level") == (
        "To the north an open port. To the east a free corridor. To the south room A. To the west your path."
    )
    table.walk(m, "go S")
    assert said(m, "You are here: Room A of “Crossroads”") == (
        "Door in the north of cell (0, 1): free. Door in the north of cell (1, 1): used. "
        "Door in the south of cell (0, 1): free."
    )
    table.walk(m, "leave 0 1 S")
    assert said(m, "Du bist hier: Feld (0, 2) auf der Hauptebene", "de") == (
        "Im Norden Raum A. Im Osten ein Korridor mit Schlüssel. Im Süden eine Wand. Im Westen eine Wand."
    )


def test_cards_are_told_with_their_rooms_and_ports() -> None:
    m = table.laid(CHAPEL, CAVES, at="180 0 0")
    shown = said(m, "Cards in words")
    assert "1. “Crossroads” lies upside down at (0, 0) Start card." in shown
    assert "Room A: 1 barrel and 1 sword. Ports on the main level: north 1, east 3, south 1, west 2." in shown
    assert "“Guard Post” (S2) in your hand" in shown
    assert "north 1, east 0, south 1. Ports underground: west 2." in shown


@pytest.mark.rule("PA-SET-07")
def test_what_others_build_is_drawn_when_it_may_be_seen() -> None:
    m = table.laid(CHAPEL)
    table.walk(m, "start M 0 0 W")
    assert "[$]" not in text(m, seat=1)
    assert "Dungeon: Player 1" not in text(m, seat=1)
    assert "Dungeon: Player 1" not in text(m, seat=None)
    m = table.laid(CHAPEL, hide_building=False)
    table.walk(m, "start M 0 0 W")
    assert level(m, seat=1)[1].startswith("▸[$]")
    assert "Discovered: 1 coin." in said(m, "Dungeon: Player 1", seat=1)
    assert "Dungeon: Player" not in text(m)


@pytest.mark.rule("PA-PTH-07")
def test_a_path_that_was_handed_in_too_early_ends_in_a_dead_end() -> None:
    m = table.laid(CHAPEL)
    table.walk(m, "start M 1 0 N")
    table.hand_in(m, "G-barrel")
    assert said(m, "Dungeon: Player 1", seat=1).endswith("Dead end: here the path stops.")
