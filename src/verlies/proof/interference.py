"""Non-interference: no seat can tell a match from one in which the hidden things were dealt otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from verlies.core.errors import UsageError
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.moves import DEALER, Move, Seat
from verlies.core.odds import Rng, pick
from verlies.proof.basis import Options, new_match, plain, random_play, require, seen
from verlies.proof.conformance import Check, watchers

MANY, FEW = 30, 5
"""Moves along which a match and its guess are compared; few where they differ in nothing but dealer and log."""


def side(match: Match, seat: Seat | None, texts: Iterable[str] = ()) -> str:
    """All that a seat can see and ask: view, prompt, moves, forecast, and the answer to each of these texts."""
    chair = match.chair(seat)
    refusals = [chair.why_not(text) for text in texts]
    return plain([chair.view(), chair.prompt(), chair.moves(), chair.forecast(), refusals])


def _texts(match: Match, seat: Seat | None) -> list[str]:
    return [] if seat is None else ["", *match.candidates(seat)]


def check_guess(match: Match, rng: Rng) -> None:
    """A guess, and a guess of a guess, is a sound match without a past that looks the same to the seat."""
    before = match.key()
    for watcher in watchers(match):
        texts = _texts(match, watcher)
        real = side(match, watcher, texts)
        guess = match.guess(watcher, rng)
        for other in (guess, guess.guess(watcher, rng)):
            broken = other.status()
            require(broken == [], f"guess of {watcher}: status: {'; '.join(broken)}")
            _require_same(real, side(other, watcher, texts), f"guess of {watcher}")
            _check_no_past(other, watcher)
    require(match.key() == before, "guess: it changed the match")


def _check_no_past(guess: Match, watcher: Seat | None) -> None:
    require(guess.dealer is None, f"guess of {watcher}: it has a dealer")
    require(all(guess.history(seat) == [] for seat in watchers(guess)), f"guess of {watcher}: it has a history")
    require(guess.log() == [], f"guess of {watcher}: it has a log")
    try:
        guess.record()
    except UsageError:
        return
    require(False, f"guess of {watcher}: it can be recorded")


def _require_same(real: str, other: str, where: str) -> None:
    if real != other:
        at = next((at for at, (a, b) in enumerate(zip(real, other, strict=False)) if a != b), 0)
        require(False, f"{where}: ...{real[max(at - 60, 0) : at + 60]}... is ...{other[max(at - 60, 0) : at + 60]}...")


def check_course(match: Match, rng: Rng) -> None:
    """Along the same moves a seat sees the same of a match and of its guess.

    Once something hidden is shown, the two part: then the events and the view must both say so. What the
    events tell and the view does not know, or the other way round, is a leak.
    """
    watcher = pick(watchers(match), rng)
    real, guess = match.copy(), match.guess(watcher, rng)
    for _ in range(FEW if guess.key() == match.key() else MANY):
        turn = [seat for seat in real.turn if seat in guess.turn]
        step = _common_move(real, guess, turn, rng) if turn else None
        if step is None:
            return
        told = [plain(seen(each.play(*step), watcher)) for each in (real, guess)]
        sides = [side(each, watcher) for each in (real, guess)]
        where = f"watched by {watcher}, after {step[0]} {step[1]}"
        if told[0] == told[1]:
            _require_same(sides[0], sides[1], f"{where}: the same was told, but")
        else:
            require(sides[0] != sides[1], f"{where}: {told[0][:300]} is told as {told[1][:300]}, and no view knows why")
            return


def _common_move(real: Match, guess: Match, turn: Sequence[Seat], rng: Rng) -> tuple[Seat, Move] | None:
    """A random move that is legal in both; the dealer's by the odds of the real match."""
    seat = pick(turn, rng)
    if seat == DEALER:
        draws = [real.odds().sample(rng) for _ in range(4)]
        common = [move for move in draws if move in guess.odds()]
    else:
        legal = set(guess.moves(seat))
        common = [move for move in real.moves(seat) if move in legal]
    return (seat, pick(common, rng)) if common else None


def check_variety(game: Game, seats: int, options: Options, seed: int, rng: Rng) -> None:
    """From whom something was hidden in a game, that seat has guesses that differ from the real match."""
    match = new_match(game, seats, options, seed)
    hidden: set[Seat | None] = set()
    varied: set[Seat | None] = set()
    for played in random_play(match, rng):
        masked = [event for event in played.events if event.seats is not None]
        for watcher in watchers(match):
            if watcher not in varied and any(watcher not in (event.seats or ()) for event in masked):
                hidden.add(watcher)
                if match.guess(watcher, rng).key() != match.key():
                    varied.add(watcher)
    missing = [watcher for watcher in watchers(match) if watcher in hidden - varied]
    require(not missing, f"guess: things are hidden from {missing}, but every guess is the real match")


CHECKS: tuple[Check, ...] = (check_guess, check_course)
"""For a long run, every so often."""
