"""Every game keeps the contract, with every option set."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

import verlies
from every_game import GAMES, LEAN, SETS, SHARE
from verlies.core.events import Event
from verlies.core.match import Match, OptionValue
from verlies.core.past import rewind
from verlies.proof import conformance, interference
from verlies.proof.basis import Options, new_match, option_sets, plain, random_play, values


@pytest.mark.parametrize(("game", "seats", "options"), SETS)
def test_a_game_keeps_the_contract_hides_what_is_hidden_and_can_be_rewound(
    game: verlies.Game, seats: int, options: Options
) -> None:
    """One random game for all that is asked of every option set: to play one is much of the work."""
    rng = Random(7)
    match = new_match(game, seats, options, seed=seats)
    for check in interference.CHECKS:
        check(match, rng)
    lean = LEAN.get(game.id, 0.0) if options else 0.8
    told: list[tuple[int, str, tuple[Event, ...]]] = []
    keys = [match.key()]
    checks = (*conformance.COSTLY, *interference.CHECKS)
    for each in conformance.watched_play(match, rng, checks, SHARE.get(game.id, 0.04), lean=lean):
        told.append((each.seat, each.move, tuple(each.events)))
        keys.append(match.key())
    for check in interference.CHECKS:
        check(match, rng)
    assert match.over
    entries = match.entries()
    assert [(entry.seat, entry.move, entry.events) for entry in entries] == told
    assert [(entry.seat, entry.move) for entry in entries] == match.log()
    entries.clear()
    assert match.entries()
    rewinds(match, keys)


def rewinds(match: Match, keys: Sequence[object]) -> None:
    """Going back gives the match as it was, from one position to an earlier one."""
    log = match.log()
    for length in sorted({len(log) - 1, len(log) // 3, 1, 0}, reverse=True):
        rewind(match, length)
        assert match.key() == keys[length]
        assert match.log() == log[:length]
        assert match.status() == []
        assert not match.over


@pytest.mark.parametrize("game", GAMES)
def test_the_very_first_and_the_last_position_keep_the_contract(game: verlies.Game) -> None:
    match = new_match(game, None, {}, seed=1)
    for check in conformance.COSTLY:
        check(match, Random(1))
    for _ in random_play(match, Random(1)):
        pass
    for check in conformance.COSTLY:
        check(match, Random(1))


@pytest.mark.parametrize("game", GAMES)
def test_option_sets_cover_every_seat_count_and_every_value_with_each_of_them(game: verlies.Game) -> None:
    sets = option_sets(game)
    assert {seats for seats, _ in sets} == set(game.seats)
    for option in game.options:
        for value in values(option):
            with_value = {seats for seats, options in sets if options.get(option.name, option.default) == value}
            assert with_value == seats_that_matter(game, option, value)
    assert len({plain(each) for each in sets}) == len(sets)


def seats_that_matter(game: verlies.Game, option: verlies.Option, value: OptionValue) -> set[int]:
    """The numbers of seats with which a value is allowed and, if it is not the usual one, changes something."""
    if value == option.default:
        return set(game.seats_with({option.name: value}))
    others = [each for each in game.options if each.name in option.idle_with]
    used = [[one for one in values(each) if one not in option.idle_with[each.name]] for each in others]
    names = [each.name for each in others]
    seats = [game.seats_with({option.name: value, **dict(zip(names, row, strict=True))}) for row in product(*used)]
    return {each for fitting in seats for each in fitting} - set(option.idle)


IDLE = [
    pytest.param(game, option, {other: value}, id=f"{game.id}-{option.name}-{other}={value}")
    for game in verlies.games()
    for option in game.options
    for other, idle in option.idle_with.items()
    for value in idle
]


@pytest.mark.parametrize(("game", "option", "beside"), IDLE)
def test_an_option_that_is_idle_changes_nothing(game: verlies.Game, option: verlies.Option, beside: Options) -> None:
    """The same random game, to its end, with its default and with its last value."""
    logs = []
    seats = game.check_seats(None, beside)
    last = [value for value in values(option) if seats in game.seats_with({**beside, option.name: value})][-1]
    assert last != option.default
    for options in (beside, {**beside, option.name: last}):
        match = new_match(game, seats, options, seed=5)
        for _ in random_play(match, Random(2), lean=LEAN.get(game.id, 0.0)):
            pass
        logs.append(match.log())
    assert logs[0] == logs[1]
