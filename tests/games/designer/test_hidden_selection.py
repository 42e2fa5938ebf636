"""The variant in which chosen rooms stay face down until all have chosen (DD-VAR)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from games.designer.table import CONTENT, deal, events_of, laid, play, to_market
from verlies.core.errors import IllegalMove
from verlies.games.designer.match import DesignerMatch

A, B, C = (["R001", "R002", "R003", "R004", "R005"], ["R011", "R012", "R013", "R014", "R015"],
           ["R021", "R022", "R023", "R024", "R025"])  # fmt: skip


def hidden(seats: int, **wishes: Any) -> DesignerMatch:
    return laid(seats, options={"hidden_selection": True}, **wishes)


def first_rows(match: DesignerMatch, eyes: int | None = None) -> list[list[str | None]]:
    """The first row of every dungeon as somebody sees it."""
    players = match.view(eyes)["players"]
    return [[cell and cell["room"] for cell in player["dungeon"][0]] for player in players]


@pytest.mark.rule("DD-VAR-01")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_chosen_rooms_stay_face_down_until_all_have_chosen_and_then_all_are_shown(order: tuple[int, ...]) -> None:
    match = hidden(3, room=A + B + C)
    choice = {0: "build R001 2", 1: "build R011 3", 2: "build R021 4"}
    for seat in order[:-1]:
        match.play(seat, choice[seat])
        for eyes in (0, 1, 2, None):
            assert first_rows(match, eyes) == [[None] * 4] * 3
    events = match.play(order[-1], choice[order[-1]])
    assert sorted(built["seat"] for built in events_of(events, "built")) == [0, 1, 2]
    for eyes in (0, 1, 2, None):
        assert first_rows(match, eyes) == [
            [None, "R001", None, None], [None, None, "R011", None], [None, None, None, "R021"],
        ]  # fmt: skip


@pytest.mark.rule("DD-VAR-01")
def test_nobody_else_learns_which_room_was_chosen() -> None:
    match = hidden(3, room=A + B + C)
    before = {eyes: match.view(eyes) for eyes in (1, 2, None)}
    play(match, "0 build R003 4")
    for eyes in (1, 2, None):
        assert match.view(eyes) == before[eyes] | {"turn": [1, 2]}
        assert match.history(eyes)[-1].args == {"seat": 0}
    assert match.view(0)["chosen"] == {"room": "R003", "col": 4, "second": None}
    assert events_of(match.history(0), "chosen") == [{"seat": 0, "room": "R003", "col": 4}]


@pytest.mark.rule("DD-VAR-01")
def test_without_the_variant_a_room_is_shown_at_once() -> None:
    match = laid(3, room=A + B + C)
    play(match, "0 build R001 2")
    assert first_rows(match)[0] == [None, "R001", None, None]


@pytest.mark.rule("DD-VAR-01")
def test_hands_are_passed_after_the_reveal_without_the_rooms_shown() -> None:
    match = hidden(3, room=A + B + C)
    play(match, "2 build R021 4", "0 build R001 2", "1 build R011 3")
    assert [match.view(seat)["hand"] for seat in range(3)] == [C[1:], A[1:], B[1:]]
    to_market(match)
    assert all(None not in row for row in first_rows(match))


@pytest.mark.rule("DD-VAR-02", "DD-AMB-13")
def test_submitting_fixes_room_and_column_together() -> None:
    match = hidden(3, room=A + B + C)
    assert set(match.moves(0)) == {f"build {room} {column}" for room in A for column in (1, 2, 3, 4)}
    play(match, "0 build R001 2")
    assert list(match.turn) == [1, 2]
    assert match.moves(0) == ()
    play(match, "1 build R011 3", "2 build R021 4")
    assert list(match.turn) == [0, 1, 2]
    assert match.view(None)["round"] == 2
    assert {move.args[1] for move in match.moves(0)} == {"1", "3", "4"}


@pytest.mark.rule("DD-VAR-02")
def test_after_the_last_submission_nobody_can_take_a_choice_back() -> None:
    match = hidden(3, room=A + B + C)
    play(match, "0 build R001 2", "1 build R011 3", "2 build R021 4")
    for seat in range(3):
        with pytest.raises(IllegalMove):
            match.undo(seat)


@pytest.mark.rule("DD-VAR-02")
def test_two_players_submit_the_discard_too_before_anything_is_shown() -> None:
    match = hidden(2, room=A + B)
    play(match, "0 build R001 2")
    assert match.moves(0) == ("discard R002", "discard R003", "discard R004", "discard R005")
    play(match, "0 discard R005", "1 build R011 1")
    assert first_rows(match) == [[None] * 4] * 2
    seen = str(match.view(1)) + str(match.history(1))
    assert "R001" not in seen
    assert "R005" not in seen
    play(match, "1 discard R012")
    assert first_rows(match) == [[None, "R001", None, None], ["R011", None, None, None]]
    deal(match, room=["R050", "R060"])
    assert match.view(0)["hand"] == ["R013", "R014", "R015", "R050"]
    assert match.view(1)["hand"] == ["R002", "R003", "R004", "R060"]
    assert [CONTENT.rooms[number] for number in match.discard] == ["R005", "R012"]
    assert "R005" not in str(match.view(1)) + str(match.history(1))


@pytest.mark.rule("DD-VAR-02")
def test_the_room_chosen_cannot_be_discarded_as_well() -> None:
    match = hidden(2, room=A + B)
    play(match, "0 build R001 2")
    refused = match.why_not(0, "discard R001")
    assert refused is not None
    assert (refused.rule, refused.reason) == ("DD-BLD-02", "room_already_chosen")


@pytest.mark.rule("DD-AMB-13")
def test_only_a_shrine_or_a_fountain_decides_after_the_reveal() -> None:
    options = {"hidden_selection": True, "shrines": True}
    match = laid(3, options=options, room=[*A, *B, "F1", "R022", "R023", "R024", "R025"])
    play(match, "0 build R001 2", "1 build R011 3", "2 build R022 4")  # the hand with the shrine goes to seat 0
    play(match, "0 build F1 1")
    assert list(match.turn) == [1, 2]
    play(match, "1 build R002 1", "2 build R012 1")
    assert first_rows(match)[0] == ["F1", "R001", None, None]
    assert list(match.turn) == [0]
    assert match.moves(0) == ("swap 1 2", "skip")
    play(match, "0 swap 1 2")
    assert first_rows(match)[0] == ["R001", "F1", None, None]
    assert list(match.turn) == [0, 1, 2]
