"""The log of a match as entries, and going back in it: one decision, or as far as everybody agrees."""

from __future__ import annotations

from random import Random

import pytest

import verlies
from verlies.core.match import Match
from verlies.core.past import rewind, take_back
from verlies.proof.basis import random_play


def numbers(match: Match) -> list[int | None]:
    return [prompt and prompt.number for prompt in map(match.prompt, range(match.seats))]


@pytest.mark.rule("CORE-STALE")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_after_rewinding_no_old_number_is_current(seats: int) -> None:
    match = verlies.new("designer", seats=seats, seed=5)
    match.deal()
    seen: set[tuple[int, int]] = set()
    rng = Random(1)
    for _ in range(40):
        for seat, number in enumerate(numbers(match)):
            if number is not None:
                assert (seat, number) not in seen
        while rng.random() < 0.8 and match.turn:
            seen |= {(seat, number) for seat, number in enumerate(numbers(match)) if number is not None}
            seat = match.turn[int(rng.random() * len(match.turn))]
            match.play(seat, match.moves(seat)[0])
            match.deal()
        seen |= {(seat, number) for seat, number in enumerate(numbers(match)) if number is not None}
        rewind(match, int(rng.random() * len(match.log())))
        match.deal()


@pytest.mark.parametrize("game", ["designer", "tiny"])
def test_a_rewound_match_is_dealt_on_from_there_as_it_was_the_first_time(game: str) -> None:
    match = verlies.new(game, seats=2, seed=5)
    match.deal()
    start = len(match.log())
    again = match.copy()
    for _ in random_play(match, Random(1)):
        pass
    for length in (len(match.log()) // 2, start):
        rewind(match, length)
    for _ in random_play(again, Random(1)):
        pass
    for _ in random_play(match, Random(1)):
        pass
    assert match.log() == again.log()
    assert verlies.load(str(match.record())).key() == match.key()


@pytest.mark.parametrize("length", [-1, 10_000])
def test_there_is_no_going_back_to_what_never_was(length: int) -> None:
    match = verlies.new("designer", seats=2, seed=5)
    match.deal()
    before = match.key(), match.log()
    with pytest.raises(verlies.UsageError, match=f"no position after {length} moves"):
        rewind(match, length)
    assert (match.key(), match.log()) == before


def test_a_guess_has_no_past_to_go_back_to() -> None:
    match = verlies.new("designer", seats=2, seed=5)
    match.deal()
    guess = match.guess(0, Random(1))
    assert guess.entries() == []
    with pytest.raises(verlies.UsageError, match="no position after 0 moves"):
        rewind(guess, 0)


# Taking back to a real decision


@pytest.mark.rule("CORE-UNDO")
def test_taking_back_goes_to_the_last_choice_of_the_seat() -> None:
    match = verlies.new("designer", seats=2, seed=5, hidden_selection=True)
    match.deal()
    before = match.key()
    match.play(0, match.moves(0)[0])
    match.play(1, match.moves(1)[0])
    assert take_back(match, 0) == (1, None)
    match.play(0, match.moves(0)[0])
    assert take_back(match, 1) == (1, None)
    assert take_back(match, 0) == (1, None)
    assert match.key() == before
    refused = take_back(match, 0)
    assert refused[0] == 0
    assert refused[1] is not None
    assert refused[1].rule == "CORE-UNDO"


@pytest.mark.rule("CORE-UNDO")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_taking_back_stops_at_a_choice_or_says_what_is_in_the_way(seats: int) -> None:
    """In random games, after every move and for every seat."""
    found: set[bool] = set()
    for seed in range(4):
        match = verlies.new("designer", seats=seats, seed=seed)
        for each in random_play(match, Random(seed)):
            for seat in range(seats) if each.seat >= 0 and match.turn else ():
                twin = match.copy()
                allowed = match.why_not_undo(seat) is None
                taken, refusal = take_back(twin, seat)
                assert (taken > 0) == allowed
                if refusal is None:
                    assert len(twin.moves(seat)) > 1
                    assert twin.status() == []
                assert len(twin.log()) == len(match.log()) - taken
                found.add(refusal is None)
    assert found == {True, False}
