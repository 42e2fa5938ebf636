"""Guesses vary where something is hidden, and each check that no seat can tell one from the match can fail.

That none can, in every game with every option set, is seen in the games of test_conformance.py.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from random import Random
from typing import Any, cast

import pytest

import verlies
from every_game import GAMES, LEAN, SETS, Methods, lie, mutant
from verlies.core.dealer import Dealer
from verlies.core.events import Event, Prompt, Refusal
from verlies.core.match import Match
from verlies.core.moves import Move
from verlies.proof import interference
from verlies.proof.basis import Failure, Options, new_match, random_play
from verlies.proof.conformance import Check
from verlies.proof.interference import check_course, check_guess


def watch(
    game: verlies.Game,
    seats: int | None,
    options: Options,
    share: float,
    checks: tuple[Check, ...] = interference.CHECKS,
) -> None:
    """A random game with these checks at that share of its positions, the first and the last included."""
    rng = Random(7)
    match = new_match(game, seats, options, seed=7)
    for check in checks:
        check(match, rng)
    for _ in random_play(match, rng, lean=LEAN.get(game.id, 0.0)):
        for check in checks:
            if match.over or rng.random() < share:
                check(match, rng)


@pytest.mark.parametrize(("game", "seats", "options"), SETS)
def test_where_things_are_hidden_guesses_vary(game: verlies.Game, seats: int, options: Options) -> None:
    interference.check_variety(game, seats, options, seed=1, rng=Random(1))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_generator_makes_the_same_guess(game: verlies.Game) -> None:
    match = new_match(game, None, {}, seed=5)
    match.deal()
    assert match.guess(0, Random(3)).key() == match.guess(0, Random(3)).key()


# Each check fails when something shows through. A mutant is the game with one method that is wrong.


def telling_events(game: verlies.Game) -> dict[str, object]:
    """Every move tells everybody the whole state."""
    right: Any = game.match

    def _do(self: Match, seat: int, move: str, events: list[Event] | None) -> None:
        right._do(self, seat, move, events)
        if events is not None:
            events.append(Event("CORE-TURN", "told", {"state": repr(self._key())}))

    return {"_do": _do}


def silent_view(game: verlies.Game) -> dict[str, object]:
    """After a few moves the view knows more, and no event said so: guesses begin as unknowing as the match."""
    right: Any = game.match

    def _view(self: Match, seat: int | None) -> dict[str, Any]:
        moved = sum(self._asked) - getattr(self, "guessed_at", 0)
        return {**right._view(self, seat), "leak": repr(self._key()) if moved > 0 else None}

    def _copy_to(self: Match, other: Any) -> None:
        right._copy_to(self, other)
        other.guessed_at = sum(self._asked)

    return {"__slots__": ("guessed_at",), "_view": _view, "_copy_to": _copy_to}


def keeping(**kept: Callable[[Match], object]) -> Methods:
    """A guess that keeps something of the real match."""

    def answer(guess: Any, match: Match) -> Match:
        for name, value in kept.items():
            setattr(guess, name, value(match))
        return cast(Match, guess)

    return lie("guess", answer)


def unsound(guess: Any, match: Match) -> Match:
    guess.turn = (99,)
    return cast(Match, guess)


def touching(guess: Any, match: Match) -> Match:
    match.content = copy(match.content)
    match.content.digest += "?"
    return cast(Match, guess)


def leaky_prompt(prompt: Prompt | None, match: Match) -> Prompt | None:
    return prompt and prompt._replace(args={"state": repr(match._key())})


def leaky_refusal(refusal: Refusal | None, match: Match) -> Refusal | None:
    return refusal and refusal._replace(args={"state": repr(match._key())})


def leaky_order(moves: tuple[Move, ...], match: Match) -> tuple[Move, ...]:
    return tuple(sorted(moves, key=lambda move: hash((match._key(), move))))


MUTANTS: dict[str, tuple[Check, Methods, str]] = {
    "a leaky view": (check_guess, lie("_view", lambda view, m: {**view, "state": repr(m._key())}), "guess of"),
    "a leaky prompt": (check_guess, lie("prompt", leaky_prompt), "guess of"),
    "a leaky refusal": (check_guess, lie("_refuse", leaky_refusal), "guess of"),
    "a leaky order of moves": (check_guess, lie("_moves", leaky_order), "guess of"),
    "a guess with a dealer": (check_guess, keeping(dealer=lambda match: Dealer(1)), "it has a dealer"),
    "a guess with a past": (check_guess, keeping(_log=lambda match: match._log), "it has a history"),
    "a guess that can be recorded": (check_guess, keeping(_past=lambda match: True), "it can be recorded"),
    "a guess that is not a sound match": (check_guess, lie("guess", unsound), "status: turn: seat 99 does not exist"),
    "a guess that changes the match": (check_guess, lie("guess", touching), "changed the match"),
    "events that tell too much": (check_course, telling_events, "and no view knows why"),
    "a view that learns in silence": (check_course, silent_view, "the same was told, but"),
}


NEEDS_NOTHING_HIDDEN = {
    "a guess with a dealer", "a guess with a past", "a guess that can be recorded", "a guess that is not a sound match",
    "a guess that changes the match",
}  # fmt: skip


def hides(game: verlies.Game) -> bool:
    """Whether anything but the order of piles is hidden in this game: then guesses differ from the match."""
    match, rng = new_match(game, None, {}, seed=1), Random(1)
    return any(match.guess(0, rng).key() != match.key() for _ in random_play(match, rng))


HIDING = [game for game in verlies.games() if hides(game)]
OPEN = [pytest.param(game, id=game.id) for game in verlies.games() if game not in HIDING]


@pytest.mark.parametrize("game", OPEN)
def test_where_nothing_is_hidden_everybody_sees_the_same(game: verlies.Game) -> None:
    match = new_match(game, None, {}, seed=2)
    for played in random_play(match, Random(2)):
        assert all(event.seats is None for event in played.events)
        views = [{**match.view(seat), "seat": None} for seat in (*range(match.seats), None)]
        assert all(view == views[0] for view in views)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pytest.param(game, name, id=f"{game.id}-{name}")
        for game in verlies.games()
        for name in MUTANTS
        if name in NEEDS_NOTHING_HIDDEN or game in HIDING
    ],
)
def test_a_check_finds(game: verlies.Game, name: str) -> None:
    check, methods, complaint = MUTANTS[name]
    with pytest.raises(Failure, match=complaint):
        watch(mutant(game, **methods(game)), None, {}, share=0.3, checks=(check,))


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in HIDING])
def test_a_check_finds_guesses_that_are_all_the_real_match(game: verlies.Game) -> None:
    def _redeal(self: Match, other: Match, seat: int | None, rng: Random) -> None:
        return None

    with pytest.raises(Failure, match="every guess is the real match"):
        interference.check_variety(mutant(game, _redeal=_redeal), game.seats[-1], {}, 1, Random(1))
