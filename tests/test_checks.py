"""Each check of the contract finds its mutants: the game with one method that is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

import verlies
from every_game import GAMES, Methods, base, lie, mutant
from verlies.core.chair import Chair
from verlies.core.dealer import Dealer
from verlies.core.events import Event, Prompt, Refusal, Result
from verlies.core.match import Match
from verlies.core.moves import RESIGN, Move
from verlies.core.odds import Luck, Rng
from verlies.proof import conformance
from verlies.proof.basis import Failure, new_match, random_play
from verlies.proof.conformance import Check


def failures(game: verlies.Game, check: Check, games: int = 3) -> Iterator[str]:
    """What a check says in random games; after the first complaint of a game, the next one.

    One that goes through the whole log looks at the first and the last position only.
    """
    for seed in range(games):
        rng = Random(seed)
        match = new_match(game, None, {}, seed)
        try:
            check(match, rng)
            for _ in random_play(match, rng):
                if match.over or check not in conformance.WHOLE:
                    check(match, rng)
        except Failure as failure:
            yield str(failure)


def uninterned(moves: tuple[Move, ...]) -> tuple[Move, ...]:
    twins = []
    for move in moves:
        twin = str.__new__(Move, move)
        twin.game = move.game
        twins.append(twin)
    return tuple(twins)


class WrongOdds:
    """Odds with one thing wrong."""

    def __init__(self, odds: verlies.Odds, wrong: str) -> None:
        self.odds, self.wrong = odds, wrong

    @property
    def total(self) -> int:
        return self.odds.total + (self.wrong == "total")

    def __iter__(self) -> Iterator[tuple[Move, int]]:
        for move, weight in self.odds:
            yield move, -weight if self.wrong == "weight" else weight

    def __contains__(self, move: object) -> bool:
        return True if self.wrong == "in" else move in self.odds

    def sample(self, rng: Rng) -> Move:
        if self.wrong == "sample":
            return RESIGN
        return next(iter(self.odds))[0] if self.wrong == "bias" else self.odds.sample(rng)

    def chosen(self, luck: Luck) -> Move:
        return self.odds.chosen(luck)

    def came(self, luck: Luck, move: str) -> None:
        self.odds.came(luck, move)


class Talkative(Chair):
    """A chair that knows more than it should."""

    def key(self) -> object:
        return self._match.key()


def lying_odds(wrong: str) -> Methods:
    return lie("_odds", lambda odds, match: WrongOdds(odds, wrong))


def stray(odds: verlies.Odds, match: Match) -> verlies.Odds:
    """Odds by a key that is another in each match."""
    for name in ("pile", "occasion", "name"):
        if hasattr(odds, name):
            setattr(odds, name, f"{id(match)}")
    return odds


def careless_apply(game: verlies.Game) -> dict[str, object]:
    def _do(self: Match, seat: int, move: str, events: list[Event] | None) -> None:
        base(game)._do(self, seat, move, events)
        if events is None:
            self._resigned = (0,)

    return {"_do": _do}


def aliasing_copy(game: verlies.Game) -> dict[str, object]:
    def _copy_to(self: Match, other: Match) -> None:
        base(game)._copy_to(self, other)
        other._asked = self._asked

    return {"_copy_to": _copy_to}


def otherwise_dealt_copy(copy: Match, match: Match) -> Match:
    copy.dealer = Dealer(copy.dealer.seed + id(copy)) if copy.dealer else None
    return copy


def forgetful_undo(game: verlies.Game) -> dict[str, object]:
    def undo(self: Match, seat: int) -> None:
        base(game).undo(self, seat)
        self._resigned = (seat,)

    return {"undo": undo}


def undo_with_an_old_number(game: verlies.Game) -> dict[str, object]:
    def undo(self: Match, seat: int) -> None:
        base(game).undo(self, seat)
        self._asked[seat] -= 2

    return {"undo": undo}


def undo_without_end(game: verlies.Game) -> dict[str, object]:
    def why_not_undo(self: Match, seat: int) -> None:
        return None

    def undo(self: Match, seat: int) -> None:
        return None

    return {"why_not_undo": why_not_undo, "undo": undo}


def changing_refusal(game: verlies.Game) -> dict[str, object]:
    def play(self: Match, seat: int, move: str, number: int | None = None) -> list[Event]:
        if seat in self.turn and move not in self.moves(seat) and move != RESIGN:
            self._asked[0] += 1
        return cast(list[Event], base(game).play(self, seat, move, number))

    return {"play": play}


def generous_play(game: verlies.Game) -> dict[str, object]:
    def play(self: Match, seat: int, move: str, number: int | None = None) -> list[Event]:
        if move == "?":
            return []
        return cast(list[Event], base(game).play(self, seat, move, number))

    return {"play": play}


def shared_events(game: verlies.Game) -> dict[str, object]:
    def play(self: Match, seat: int, move: str, number: int | None = None) -> list[Event]:
        events = cast(list[Event], base(game).play(self, seat, move, number))
        assert self._log is not None
        self._log = self._log._replace(events=cast(Any, events))
        return events

    return {"play": play}


def edited_text(game: verlies.Game) -> dict[str, object]:
    def _parse(self: Match, text: str) -> Move:
        return self.moves(self.turn[0])[-1]

    return {"_parse": _parse}


def moves_for_all(moves: tuple[Move, ...], match: Match) -> tuple[Move, ...]:
    return moves or (RESIGN,)


def asked_off_turn(prompt: Prompt | None, match: Match) -> Prompt:
    return prompt or Prompt("CORE-TURN", "x", {}, 0)


def counted_moves(prompt: Prompt | None, match: Match) -> Prompt | None:
    return prompt and prompt._replace(number=len(match.log()))


def endless_result(game: verlies.Game) -> dict[str, object]:
    return {"result": property(lambda self: Result({}, (), "scored", {}, "designer"))}


MUTANTS: dict[str, tuple[Check, Methods, str]] = {
    "a broken invariant": (conformance.check_status, lie("_broken", lambda _, m: ["gold: stolen"]), "gold: stolen"),
    "an unhashable key": (conformance.check_key, lie("_key", lambda key, m: ([],)), "unhashable"),
    "a key that changes": (conformance.check_key, lie("_key", lambda key, m: (object(),)), "is another"),
    "why_not allows all": (conformance.check_moves, lie("why_not", lambda why, m: None), "is not refused"),
    "why_not refuses all": (
        conformance.check_moves,
        lie("why_not", lambda why, m: why or Refusal("CORE-TEXT", "text")),
        "is refused by CORE-TEXT, and in moves",
    ),
    "why_not refuses all, in a long run": (
        conformance.check_some_moves,
        lie("why_not", lambda why, m: why or Refusal("CORE-TEXT", "text")),
        "is refused by CORE-TEXT, and in moves",
    ),
    "a refusal by no rule": (
        conformance.check_moves,
        lie("_refuse", lambda why, m: why and Refusal("ZZ-99", "x")),
        "the rule ZZ-99, which does not exist",
    ),
    "a refusal that is not data": (
        conformance.check_moves,
        lie("_refuse", lambda why, m: why and why._replace(args={"what": object()})),
        "not plain JSON",
    ),
    "candidates without a legal move": (
        conformance.check_moves,
        lie("candidates", lambda texts, m: [text for text in texts if text != m.moves(m.turn[0])[0]]),
        "not among them",
    ),
    "a dead end": (conformance.check_moves, lie("_moves", lambda moves, m: ()), "dead end"),
    "a move twice": (conformance.check_moves, lie("_moves", lambda moves, m: moves + moves), "has a move twice"),
    "a refused move that changes something": (conformance.check_refusals, changing_refusal, "changed the match"),
    "a refused move that is played": (conformance.check_refusals, generous_play, "and was played"),
    "moves of a seat that is not on turn": (conformance.check_turn, lie("moves", moves_for_all), "not on turn and has"),
    "a seat that is not on turn and not refused": (
        conformance.check_turn,
        lie("_not_on_turn", lambda why, m: Refusal("CORE-TEXT", "text")),
        "is not on turn: ",
    ),
    "a seat that is asked and not on turn": (conformance.check_turn, lie("prompt", asked_off_turn), "and is asked"),
    "a move that is not its text": (conformance.check_texts, edited_text, "text: "),
    "a move that is another object": (
        conformance.check_texts,
        lie("_moves", lambda moves, m: uninterned(moves)),
        "comes back as another object",
    ),
    "a move of another game": (
        conformance.check_texts,
        lie("_moves", lambda moves, m: tuple(Move(move, "other") for move in moves)),
        "no move of this game",
    ),
    "an aliasing copy": (conformance.check_copy, aliasing_copy, "changed the original"),
    "a copy that is dealt otherwise": (conformance.check_copy, lie("copy", otherwise_dealt_copy), "dealt different"),
    "a copy that differs": (
        conformance.check_copy,
        lie("_view", lambda view, m: {**view, "me": id(m)}),
        "not equal to its original",
    ),
    "an apply that does otherwise": (conformance.check_apply, careless_apply, "apply: "),
    "odds that do not add up": (conformance.check_odds, lying_odds("total"), "add up"),
    "odds with a negative weight": (conformance.check_odds, lying_odds("weight"), "positive"),
    "odds that contain everything": (conformance.check_odds, lying_odds("in"), "not listed"),
    "odds that sample something else": (conformance.check_odds, lying_odds("sample"), "not among them"),
    "odds without samples by weight": (conformance.check_sampling, lying_odds("bias"), "by their weights"),
    "an undo that forgets": (conformance.check_undo, forgetful_undo, "not back where it was"),
    "an undo that asks under an old number": (conformance.check_undo, undo_with_an_old_number, "that was used"),
    "an undo after the dealer": (conformance.check_undo, undo_without_end, "undo: "),
    "a record without a move": (
        conformance.check_record,
        lie("log", lambda log, m: log[1:]),
        "record: ",
    ),
    "draws that do not follow from the seed": (conformance.check_record, lie("_odds", stray), "the seed gives"),
    "a history that forgets": (conformance.check_history, lie("history", lambda past, m: past[:-1]), "something else"),
    "a history that callers can change": (conformance.check_history, shared_events, "that play() gave away"),
    "a question under a new number": (conformance.check_prompts, lie("prompt", counted_moves), "prompt: seat"),
    "a question under the old number": (
        conformance.check_prompts,
        lie("prompt", lambda prompt, m: prompt and prompt._replace(number=1)),
        "prompt: seat",
    ),
    "a question by no rule": (
        conformance.check_prompts,
        lie("_prompt", lambda prompt, m: ("ZZ-99", *prompt[1:])),
        "the rule ZZ-99, which does not exist",
    ),
    "a view that is not data": (conformance.check_view, lie("_view", lambda v, m: {**v, "x": {1}}), "not plain JSON"),
    "a view that JSON changes": (conformance.check_view, lie("_view", lambda v, m: {**v, "x": (1,)}), "JSON changes"),
    "a view that is the match's own": (
        conformance.check_view,
        lie("_view", lambda v, m: {**v, "frames": m.frames}),
        "the match's own",
    ),
    "a view of another seat": (conformance.check_view, lie("_view", lambda v, m: {**v, "seat": 9}), "name the seat"),
    "a view of another game": (conformance.check_view, lie("_view", lambda v, m: {**v, "game": ""}), "name the game"),
    "a view without a field": (
        conformance.check_shape,
        lie("_view", lambda v, m: {name: v[name] for name in [*v][1:]}),
        "too many or too few",
    ),
    "a view with a field that no type names": (
        conformance.check_shape,
        lie("_view", lambda v, m: {**v, "x": 1}),
        "view has the fields ['x'] too many",
    ),
    "a view with a field of another type": (
        conformance.check_shape,
        lie("_view", lambda v, m: {**v, next(iter(v)): "1"}),
        "is '1', not",
    ),
    "a result before the end": (conformance.check_result, endless_result, "exactly when it is over"),
    "a result that does not add up": (
        conformance.check_result,
        lie("_score", lambda result, m: replace(result, score=dict.fromkeys(result.score, 999))),
        "does not add up",
    ),
    "a result for no known reason": (
        conformance.check_result,
        lie("_score", lambda result, m: replace(result, reason="boredom")),
        "no such reason",
    ),
    "a seat that wins by resigning": (
        conformance.check_resign,
        lie("_score", lambda result, m: replace(result, winners=m._resigned or result.winners)),
        "wins by it",
    ),
    "resign among the moves": (conformance.check_resign, lie("_moves", lambda moves, m: (RESIGN, *moves)), "listed"),
    "a chair that knows more": (
        conformance.check_chair,
        lie("chair", lambda chair, m: Talkative(m, chair._seat)),
        "too many",
    ),
}


NEEDS_TWO_ON_TURN = {"a question under a new number"}


def several_on_turn(game: verlies.Game) -> bool:
    match = new_match(game, None, {}, seed=1)
    return any(len(match.turn) > 1 for _ in random_play(match, Random(1)))


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pytest.param(game, name, id=f"{game.id}-{name}")
        for game in verlies.games()
        for name in MUTANTS
        if name not in NEEDS_TWO_ON_TURN or several_on_turn(game)
    ],
)
def test_a_check_finds(game: verlies.Game, name: str) -> None:
    check, methods, complaint = MUTANTS[name]
    said = next(failures(mutant(game, **methods(game)), check), None)
    assert said is not None
    assert complaint in said


@pytest.mark.parametrize("game", GAMES)
def test_every_check_has_a_mutant_that_it_finds(game: verlies.Game) -> None:
    assert {check for check, _, _ in MUTANTS.values()} == {
        *conformance.CHEAP, *conformance.COSTLY, *conformance.LAST,
    }  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_a_check_finds_events_by_no_rule_and_events_that_are_not_data(game: verlies.Game) -> None:
    match = new_match(game, None, {}, seed=1)
    for event, complaint in [
        (Event("ZZ-99", "x", {}), "which does not exist"),
        (Event("CORE-TURN", "x", {"what": object()}), "not plain JSON"),
        (Event("CORE-TURN", "x", {"what": (1, 2)}), "JSON changes"),
        (Event("CORE-TURN", "x", {}, (77,)), "for no seat"),
        (Event("CORE-TURN", "x", {}, (0,), Event("ZZ-99", "y", {})), "which does not exist"),
        (Event("CORE-TURN", "x", {}, (0,), Event("CORE-TURN", "y", {}, (0,))), "unclear to others"),
    ]:
        with pytest.raises(Failure, match=complaint):
            conformance.check_events(match, [event])


@pytest.mark.parametrize("game", GAMES)
def test_a_check_finds_seats_that_play_together_but_are_not_alike(game: verlies.Game) -> None:
    united = replace(game, together=True)
    for check, methods, complaint in [
        (conformance.check_view, lie("view", lambda view, m: {**view, "mine": view["seat"]}), "see different things"),
        (
            conformance.check_resign,
            lie("_score", lambda result, m: replace(result, winners=tuple({0, 1} - {*m._resigned}))),
            "get different things",
        ),
    ]:
        said = next(failures(mutant(united, **methods(united)), check), None)
        assert said is not None
        assert complaint in said
    with pytest.raises(Failure, match="hidden from seats that play together"):
        conformance.check_events(new_match(united, None, {}, seed=1), [Event("CORE-TURN", "x", {}, (0,))])


@pytest.mark.parametrize("game", GAMES)
def test_a_check_finds_a_result_of_strangers(game: verlies.Game) -> None:
    match = new_match(game, None, {}, seed=1)
    match.deal()
    match.play(0, RESIGN)
    right = match.result
    assert right is not None
    for wrong, complaint in [
        (replace(right, winners=(77,)), "did not play"),
        (replace(right, score={**right.score, 77: 0}, breakdown={**right.breakdown, 77: {}}), "for every seat"),
        (replace(right, breakdown={}), "not of the same seats"),
    ]:
        match._result = wrong
        with pytest.raises(Failure, match=complaint):
            conformance.check_result(match, Random(1))


@pytest.mark.parametrize("game", GAMES)
def test_a_check_finds_a_circle_and_a_game_without_end(game: verlies.Game) -> None:
    match = new_match(game, None, {}, seed=1)
    match.deal()
    run = conformance.Run(match)
    with pytest.raises(Failure, match="circle"):
        run.see(match, match.turn[0])
    with pytest.raises(Failure, match="does not end"):
        list(conformance.watched_play(match, Random(1), costly=(), longest=5))
