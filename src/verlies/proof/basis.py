"""What all checks stand on: failures, option sets, random play."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple, TypeVar

from verlies.core.dealer import Dealer
from verlies.core.events import Event
from verlies.core.game import Game, Option
from verlies.core.match import Match, OptionValue
from verlies.core.moves import DEALER, Move, Seat
from verlies.core.odds import Rng, pick

Thing = TypeVar("Thing")
Options = dict[str, OptionValue]

LONGEST = 20_000
"""No game takes more moves than this."""
A_FEW = 6
"""Moves that are compared where play leans towards the good ones."""


class Failure(Exception):
    """Something that must be true of every game is not."""


class Played(NamedTuple):
    """One move of a random game, and what came of it."""

    seat: Seat
    move: Move
    events: list[Event]


def require(condition: object, message: str) -> None:
    if not condition:
        raise Failure(message)


def plain(thing: object) -> str:
    """The one JSON text of plain data; a Failure names anything else."""
    try:
        text = json.dumps(thing, sort_keys=True, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise Failure(f"not plain JSON data: {error}: {str(thing)[:200]}") from None
    return text


def values(option: Option) -> tuple[OptionValue, ...]:
    """All values that an option lists, its default first."""
    return (option.default, *(value for value in option.choices if value != option.default))


def option_sets(game: Game) -> list[tuple[int, Options]]:
    """Seats and options that cover every seat count without options, and every pair of values of seats and options.

    Only such as fit together, and change something. Each further set is filled with the values that cover most of the
    pairs that are still missing.
    """
    usual = game.seats_with({option.name: option.default for option in game.options})
    columns: list[tuple[Any, ...]] = [tuple(game.seats), *(values(option) for option in game.options)]
    rows: list[tuple[Any, ...]] = [(seats, *(option.default for option in game.options)) for seats in usual]

    def row_of(*cells: tuple[int, int]) -> list[int]:
        return [dict(cells).get(at, -1) for at in range(len(columns))]

    deciding = {other for option in game.options for other in option.idle_with}
    """Options by whose values others change nothing."""

    def fits(row: Sequence[int]) -> bool:
        """Whether the values go together, whatever the open ones will be."""
        if not agree(row):
            return False
        open_ones = [at for at, option in enumerate(game.options, 1) if row[at] < 0 and option.name in deciding]
        if not open_ones:
            return True
        at = open_ones[0]
        return any(fits([*row[:at], number, *row[at + 1 :]]) for number in range(len(columns[at])))

    def agree(row: Sequence[int]) -> bool:
        seats, *chosen = ([column[n]] if n >= 0 else [] for column, n in zip(columns, row, strict=True))
        named = [(option, each[0]) for option, each in zip(game.options, chosen, strict=True) if each]
        changed = [option for option, value in named if value != option.default]
        options = {option.name: value for option, value in named}
        if any(options.get(other) in idle for option in changed for other, idle in option.idle_with.items()):
            return False
        idle = {each for option in changed for each in option.idle}
        fitting = game.seats_with(options)
        return bool(set(fitting) & set(seats or fitting) - idle)

    missing = {
        (one, first, other, second)
        for one, other in combinations(range(len(columns)), 2)
        for first in range(len(columns[one]))
        for second in range(len(columns[other]))
        if fits(row_of((one, first), (other, second)))
    }
    for row in rows:
        missing -= _pairs([column.index(value) for column, value in zip(columns, row, strict=True)])
    while missing:
        one, first, other, second = min(missing)
        row_numbers = row_of((one, first), (other, second))
        for at, column in enumerate(columns):
            if row_numbers[at] < 0:
                fitting = [n for n in range(len(column)) if fits([*row_numbers[:at], n, *row_numbers[at + 1 :]])]
                row_numbers[at] = max(fitting, key=lambda n: (_gain(row_numbers, at, n, missing), -n))
        missing -= _pairs(row_numbers)
        rows.append(tuple(column[number] for column, number in zip(columns, row_numbers, strict=True)))
    names = [option.name for option in game.options]
    defaults = [option.default for option in game.options]
    return [
        (row[0], {name: value for name, value, usual in zip(names, row[1:], defaults, strict=True) if value != usual})
        for row in rows
    ]


def pairs(game: Game, seats: int, options: Options) -> set[tuple[str, str]]:
    """All pairs of values of seats and options that a match has, as texts."""
    values = [f"seats={seats}", *(f"{name}={value}" for name, value in game.check_options(options).items())]
    return set(combinations(values, 2))


def _pairs(row: Sequence[int]) -> set[tuple[int, int, int, int]]:
    """All pairs of values in a row; -1 is none."""
    there = [(at, number) for at, number in enumerate(row) if number >= 0]
    return {(*one, *other) for one, other in combinations(there, 2)}


def _gain(row: Sequence[int], at: int, number: int, missing: set[tuple[int, int, int, int]]) -> int:
    """How many missing pairs this value would cover with those that the row has already."""
    return len(_pairs([*row[:at], number, *row[at + 1 :]]) & missing)


def new_match(game: Game, seats: int | None, options: Options, seed: int) -> Match:
    """A match of this game, from the registry or not, before the first card is dealt."""
    return game.new(seats, Dealer(seed), None, options)


def some(things: Sequence[Thing], rng: Rng, count: int) -> list[Thing]:
    """All of them if they are few, else that many at random."""
    return list(things) if len(things) <= count else [pick(things, rng) for _ in range(count)]


def choose(match: Match, rng: Rng, lean: float = 0.0) -> tuple[Seat, Move]:
    """A random move of a random seat on turn; the dealer's by the odds.

    With this lean towards good play it is the best of a few: where blind play soon loses, that goes on to the end.
    """
    seat = pick(match.turn, rng)
    if seat == DEALER:
        return seat, match.odds().sample(rng)
    moves = match.moves(seat)
    require(moves, f"dead end: seat {seat} is on turn and has no move")
    if lean and rng.random() < lean:
        return seat, max(some(moves, rng, A_FEW), key=lambda move: _outlook(match, seat, move))
    return seat, pick(moves, rng)


def _outlook(match: Match, seat: Seat, move: Move) -> float:
    after = match.copy()
    after.apply(seat, move)
    return after.worth(seat)


def random_play(match: Match, rng: Rng, longest: int = LONGEST, lean: float = 0.0) -> Iterator[Played]:
    """Play on at random to the end of the match. The dealer's moves are its own dealer's."""
    for _ in range(longest):
        if match.over:
            return
        if match.turn == (DEALER,) and match.dealer is not None:
            seat, move = DEALER, match.dealer.choose(match.odds())
        else:
            seat, move = choose(match, rng, lean)
        yield Played(seat, move, _play(match, seat, move))
    require(match.over, f"the game does not end: {longest} moves played")


def _play(match: Match, seat: Seat, move: Move) -> list[Event]:
    try:
        return match.play(seat, move)
    except Exception as error:
        who = "the dealer" if seat == DEALER else f"seat {seat}"
        raise Failure(f"{who} plays {move!s}: {type(error).__name__}: {error}") from error


def seen(events: Sequence[Event], seat: Seat | None) -> list[Any]:
    """Events as a seat sees them, as plain data."""
    views = (event.seen_by(seat) for event in events)
    return [[event.rule, event.kind, event.args] for event in views if event is not None]
