"""Whatever somebody types or a file holds: refused in words or accepted, never a crash, never a change."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import verlies
from verlies.bots import make, play_out
from verlies.bots.series import bots_rng
from verlies.core.record import FIRST_LINE
from verlies.text import LANGUAGES

QUICK = settings(max_examples=150, deadline=None, derandomize=True, database=None)


def opened(game: verlies.Game) -> verlies.Match:
    match = game.new(dealer=verlies.Dealer(1))
    match.deal()
    return match


def a_record(game: verlies.Game) -> str:
    seats = game.seats_with(game.check_options({}))[0]
    match = game.new(seats, verlies.Dealer(1))
    return str(play_out(match, [make("random")] * seats, bots_rng(1)).record())


OPENED = {game.id: opened(game) for game in verlies.games()}
RECORDS = {game.id: a_record(game) for game in verlies.games()}
GAME_IDS = st.sampled_from([game.id for game in verlies.games()])


@st.composite
def nearly_moves(draw: st.DrawFn) -> tuple[str, str]:
    """A game, and words of its moves in any order, with rubbish among them."""
    game_id = draw(GAME_IDS)
    match = OPENED[game_id]
    words = sorted({word for move in match.moves(match.turn[0]) for word in move.split(" ")})
    pieces = st.one_of(st.sampled_from(words), st.text(max_size=6), st.integers(-9, 99).map(str))
    return game_id, " ".join(draw(st.lists(pieces, max_size=5)))


@QUICK
@given(nearly_moves())
def test_a_typed_move_is_legal_or_refused_in_both_languages(typed: tuple[str, str]) -> None:
    game_id, text = typed
    match = OPENED[game_id]
    before = match.key()
    for seat in match.turn:
        refusal = match.why_not(seat, text)
        assert (refusal is None) == (text in match.moves(seat))
        if refusal is not None:
            assert all(verlies.describe(refusal, lang) and verlies.describe(refusal.rule, lang) for lang in LANGUAGES)
    assert match.key() == before


@QUICK
@given(st.text())
def test_a_text_that_is_not_a_record_is_an_error_of_ours(text: str) -> None:
    with pytest.raises(verlies.RecordError) as caught:
        verlies.load(f"{FIRST_LINE}\n{text}")
    assert "\n" not in str(caught.value)


@QUICK
@given(GAME_IDS, st.data())
def test_a_record_with_a_slip_is_refused_or_means_the_same(game_id: str, data: st.DataObject) -> None:
    """A slip that leaves no trace can only be one that changes nothing, such as a blank line at the end."""
    text = RECORDS[game_id]
    at = data.draw(st.integers(0, len(text) - 1), label="at")
    length = data.draw(st.integers(0, 3), label="cut")
    slip = text[:at] + data.draw(st.text(max_size=3), label="insert") + text[at + length :]
    try:
        match = verlies.load(slip)
    except verlies.RecordError:
        return
    assert match.key() == verlies.load(text).key()
