"""Taking back in a match: several moves at once, from the last thing that stays, and nothing of it in a guess."""

from __future__ import annotations

from random import Random

import pytest

import verlies
from verlies.core.match import Match
from verlies.core.moves import DEALER
from verlies.core.past import rewind
from verlies.games.pathways.match import PathwaysMatch


def building(seats: int = 3) -> PathwaysMatch:
    """Pathways, where seat 0 has laid cards and drawn a little, and seat 1 has laid one in between."""
    match = verlies.new("pathways", seats=seats, seed=8)
    assert isinstance(match, PathwaysMatch)
    match.deal()
    while match.view(None)["phase"] != "explore":
        moves = match.moves(match.turn[0])
        match.play(match.turn[0], "pass" if "pass" in moves else moves[0])
        match.deal()
    for verb, seat in (("lay", 0), ("lay", 1), ("lay", 0), ("start", 0)):
        match.play(seat, next(move for move in match.moves(seat) if move.verb == verb))
    return match


def test_several_moves_are_taken_back_at_once_as_one_by_one() -> None:
    once, singly = building(), building()
    once.undo(0, 3)
    for _ in range(3):
        singly.undo(0)
    assert once.key() == singly.key()
    assert once.log() == singly.log()
    assert [seat for seat, _ in once.log()].count(0) == [seat for seat, _ in building().log()].count(0) - 3
    assert once.built(1) == 1


def test_no_more_can_be_taken_back_than_chance_and_phases_leave() -> None:
    match = building()
    before = match.key(), match.log()
    refusal = match.why_not_undo(0, 4)
    assert refusal is not None
    assert refusal.rule == "CORE-UNDO"
    with pytest.raises(verlies.IllegalMove):
        match.undo(0, 4)
    assert (match.key(), match.log()) == before


def test_what_was_taken_back_can_be_played_again_with_the_same_chance_after_it() -> None:
    match, other = building(), building()
    moves = [move for seat, move in match.log() if seat == 0][-3:]
    match.undo(0, 3)
    for move in moves:
        match.play(0, move)
    for each in (match, other):
        for seat in list(each.turn):
            each.play(seat, "submit")
        each.deal()
    assert match.key() == other.key()


def test_going_further_back_than_the_last_thing_that_stays_plays_the_game_again() -> None:
    match = building()
    length = max(at for at, (seat, _) in enumerate(match.log()) if seat == DEALER) - 2
    log = match.log()[:length]
    rewind(match, length)
    assert match.log() == log
    assert match.key() == match.record().replay(verlies.find_game).key()


def test_a_guess_carries_nothing_of_the_past() -> None:
    guess = building().guess(0, Random(1))
    assert guess.entries() == []
    assert guess._mark is None


def test_each_undo_plays_no_more_again_than_what_came_after_the_last_thing_that_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = building()
    since = len(match.log()) - 1 - max(at for at, (seat, _) in enumerate(match.log()) if seat == DEALER)
    played: list[str] = []
    play = Match.play

    def count(match: Match, seat: int, move: str) -> list[verlies.Event]:
        played.append(move)
        return play(match, seat, move)

    monkeypatch.setattr(Match, "play", count)
    for _ in range(3):
        played.clear()
        match.undo(0)
        assert len(played) <= 2 * since, "the whole match was played again"
