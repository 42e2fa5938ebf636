"""The text board: legible at any width, in both languages, and never more than the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.designer.table import CONTENT, deal, laid, play, to_market
from verlies import Match, new
from verlies.core.board import STYLES, Line
from verlies.games.designer.board import board
from verlies.text import LANGUAGES, Words

OPTIONS: list[dict[str, Any]] = [{}, {"hidden_selection": True}, {"shrines": True}]


def positions(seats: int, seed: int, every: int, **options: Any) -> Iterator[Match]:
    """Positions of a random match, the last one included."""
    match = new("designer", seats=seats, seed=seed, **options)
    match.deal()
    rng = Random(seed)
    number = 0
    while not match.over:
        if number % every == 0:
            yield match
        seat = match.turn[int(rng.random() * len(match.turn))]
        moves = match.moves(seat)
        match.play(seat, moves[int(rng.random() * len(moves))])
        match.deal()
        number += 1
    yield match


def drawn(match: Match, seat: int | None = 0, width: int = 80, lang: str = "en") -> list[Line]:
    return board(match.view(seat), Words("designer", lang), width)


def text(match: Match, seat: int | None = 0, width: int = 80, lang: str = "en") -> str:
    return "\n".join("".join(piece for piece, _ in line) for line in drawn(match, seat, width, lang))


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "hidden", "shrines"])
def test_no_line_is_wider_than_asked_and_every_style_is_known(seats: int, options: dict[str, Any]) -> None:
    phases = set()
    for match in positions(seats, seats, 2 + seats, **options):
        phases.add(match.view(None)["phase"])
        for seat in (0, seats - 1, None):
            for width, lang in ((40, "en"), (79, "de"), (120, "en")):
                lines = drawn(match, seat, width, lang)
                assert lines
                assert max(len("".join(piece for piece, _ in line)) for line in lines) <= width
                assert {style for line in lines for _, style in line} <= set(STYLES)
    assert phases == {"build", "market", "place", "over"}


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "hidden", "shrines"])
def test_a_board_is_the_same_whatever_the_seat_cannot_see(seats: int, options: dict[str, Any]) -> None:
    for match in positions(seats, seats + 10, 30, **options):
        for seat in (*range(seats), None):
            own = drawn(match, seat)
            assert drawn(match.guess(seat, Random(1)), seat) == own
            assert drawn(match.guess(seat, Random(2)), seat) == own


def test_the_hand_of_another_seat_is_named_nowhere() -> None:
    match = laid(2, room=[f"R{number:03}" for number in range(1, 11)])
    names = [CONTENT.cards[f"R{number:03}"].name("en") for number in range(1, 11)]
    shown = text(match, 0)
    assert all(name in shown for name in names[:5])
    assert not any(name in shown for name in names[5:])
    assert not any(name in text(match, None) for name in names)


def test_what_the_decision_is_about_stands_beside_the_dungeon() -> None:
    match = laid(3)
    assert "Your hand" in text(match).splitlines()[0]
    to_market(match)
    assert "Market" in text(match).splitlines()[0]
    buyer = match.turn[0]
    match.play(buyer, next(move for move in match.moves(buyer) if move.startswith("buy")))
    assert "Still to place" in text(match, buyer).splitlines()[0]


def test_paths_can_be_followed_from_room_to_room() -> None:
    # R001: doors E, S, W; R002: doors E, S, W. Both are caves.
    match = laid(1, room=["R001", "R002"], blueprint=["B1"])
    play(match, "0 build R001 1", "0 keep R002")
    deal(match)
    play(match, "0 build R002 2")
    top, middle, bottom = text(match).splitlines()[2:5]
    assert top.startswith("  ╭-1─────^B╮╭··─────^J╮")
    assert middle.startswith("▸1─────┬──────────┬─────")
    assert bottom.startswith("  ╰··─╮│╭─Sl╯╰^S─╮│╭─··╯")


def test_a_secret_passage_opens_both_rooms() -> None:
    match = laid(3)
    to_market(match)
    match.passages[0] = 1 << 21  # r1c1 e
    assert "▒▒" in text(match)
    assert "▒" in text(match, 1)


def test_the_two_types_differ_by_their_walls() -> None:
    caves = [room for room in CONTENT.rooms if CONTENT.cards[room].fields["type"] == "cave"]
    masonry = [room for room in CONTENT.rooms if CONTENT.cards[room].fields["type"] == "masonry"]
    match = laid(1, room=[caves[0], masonry[0]])
    play(match, f"0 build {caves[0]} 1", f"0 keep {masonry[0]}")
    deal(match)
    play(match, f"0 build {masonry[0]} 2")
    top = text(match).splitlines()[2]
    assert top[2] == "╭"
    assert top[13] == "╔"


def test_conditions_of_the_blueprint_are_marked_open_met_or_missed() -> None:
    # B8 asks for a cave at row 1, column 1, and a kobold at row 1, column 3.
    match = laid(1, room=["R001", "R002"], blueprint=["B8"])
    assert "cave?" in text(match)
    assert "kobold?" in text(match)
    play(match, "0 build R001 1", "0 keep R002")
    deal(match)
    play(match, "0 build R002 3")
    assert "✓Ca" in text(match)
    assert "✗Ko" in text(match)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codes_of_elements_are_told_apart_by_their_letters(lang: str) -> None:
    from verlies.games.designer.board import DesignerBoard

    table = DesignerBoard(laid(1).view(0), Words("designer", lang))
    codes = [table.code(element) for element in CONTENT.elements]
    assert len(set(codes)) == len(codes)
    assert {len(code) for code in codes} == {2}


def test_the_market_names_tiles_and_cost() -> None:
    match = laid(3, stall=["M09", "M01"], tile=["trap_fire", "goblin", "ooze", "chest"])
    shown = text(match, width=120)
    assert "M09 upper  9 G  goblin, fire trap" in shown
    assert "lower  5 G  ooze, chest" in shown


def test_challenges_show_what_they_are_worth_now() -> None:
    match = laid(1, challenge=["C30", "C02", "C03"])
    to_market(match)
    match.play(0, "pass C30")
    deal(match)
    assert "King's Favor  now 10" in text(match)


def test_the_scores_add_up_for_everyone() -> None:
    *_, match = positions(3, 2, 1000)
    assert match.result is not None
    total = next(line for line in text(match).splitlines() if "Reputation  " in line)
    assert [int(number) for number in total.split()[-3:]] == list(match.result.score.values())


def test_jael_is_shown_in_solo_with_what_he_owns() -> None:
    match = laid(1, room=["R001", "R002", "R003", "R004", "R005"], jael=["J4"])
    play(match, "0 build R001 1", "0 keep R002")
    deal(match)
    shown = text(match)
    assert "Jael acts as soon as you have 8 gold or less." in shown
    assert "Jael's rooms" in shown
    assert "Jael" not in text(laid(2))


def test_a_card_without_a_text_is_shown_by_its_name() -> None:
    view = laid(1).view(0)
    view["challenges"] = ["X99"]
    shown = ["".join(piece for piece, _ in line) for line in board(view, Words("designer", "en"), 80)]
    assert "X99 X99" in shown
