"""Makes the recorded games: one for every option set of every game, and one for every way to end.

    .venv/bin/python tests/records/make.py [GAME...]

Records are for ever: run this for a game when its rules version goes up or its options change.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import verlies
from verlies.core.match import Match
from verlies.core.moves import DEALER, RESIGN, Move, Seat
from verlies.proof.basis import Options, new_match, option_sets, pick

FOLDER = Path(__file__).parent
ENOUGH = 400
"""So many tries at an end before it counts as out of reach."""


def best_move(match: Match, seat: Seat, rng: Random) -> Move:
    """The move after which the position is worth most to the seat."""

    def worth(move: Move) -> float:
        after = match.copy()
        after.apply(seat, move)
        return after.worth(seat) + rng.random()

    return max(match.moves(seat), key=worth)


def played(game: verlies.Game, seats: int, options: Options, seed: int, careful: bool = False) -> Match:
    """A whole game, at random or with some care."""
    match = new_match(game, seats, options, seed)
    rng = Random(f"moves {seed}")
    while not match.over:
        if match.turn == (DEALER,):
            match.deal()
        else:
            seat = pick(match.turn, rng)
            match.play(seat, best_move(match, seat, rng) if careful else pick(match.moves(seat), rng))
    return match


def resigned(game: verlies.Game) -> Match:
    """A game that its last seat gives up in the middle."""
    match = new_match(game, game.usual_seats, {}, seed=1)
    rng = Random(1)
    while len(match.log()) < 100 and not match.over:
        match.deal()
        seat = pick(match.turn, rng)
        match.play(seat, pick(match.moves(seat), rng))
    match.play(match.seats - 1, RESIGN)
    return match


def ending(game: verlies.Game, reason: str) -> Match:
    """A game that ends for this reason: found by playing carefully with one option set after the other."""
    sets = option_sets(game)
    for seed in range(ENOUGH):
        match = played(game, *sets[seed % len(sets)], seed, careful=True)
        if match.result is not None and match.result.reason == reason:
            return match
    raise SystemExit(f"{game.id}: no game in {ENOUGH} ended for the reason {reason}")


def save(match: Match, folder: Path) -> None:
    """Under a name that says seats, options and end."""
    assert match.result is not None
    changes = [
        f"{option.name}={match.options[option.name]}".lower()
        for option in match.game.options
        if match.options[option.name] != option.default
    ]
    path = folder / f"{'-'.join([str(match.seats), *changes, match.result.reason])}.verlies"
    path.write_text(str(match.record()), encoding="utf-8")
    print(path.relative_to(FOLDER))


def make(game: verlies.Game) -> None:
    folder = FOLDER / game.id
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.verlies"):
        old.unlink()
    matches = [played(game, seats, options, seed=7) for seats, options in option_sets(game)]
    reasons = {match.result.reason for match in matches if match.result is not None}
    matches += [ending(game, reason) for reason in game.reasons if reason not in reasons]
    for match in [*matches, resigned(game)]:
        save(match, folder)


if __name__ == "__main__":
    for game in verlies.games():
        if game.id in sys.argv[1:] or not sys.argv[1:]:
            make(game)
