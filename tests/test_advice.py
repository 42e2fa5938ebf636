"""Levels of bots, and what a bot advises: a legal move with a reason that can be said."""

from __future__ import annotations

from random import Random

import pytest

import verlies
from every_game import GAMES
from verlies.bots import LEVELS, arena, make, play_out
from verlies.bots.bot import LONGEST
from verlies.bots.simple import GreedyBot
from verlies.core.events import Gain
from verlies.core.match import Match
from verlies.proof.basis import option_sets, random_play
from verlies.text import LANGUAGES, Words


def decisions(game: verlies.Game, seats: int, seed: int, every: int) -> list[tuple[Match, int]]:
    """Some decisions of a random game, with the seat that has them."""
    match = game.new(seats, verlies.Dealer(seed), None, {})
    found: list[tuple[Match, int]] = []
    for at, _ in enumerate(random_play(match, Random(seed))):
        if at % every == 0 and match.turn and match.turn[0] >= 0:
            found.append((match.copy(), match.turn[0]))
    return found


# Levels


def test_levels_are_bots_of_different_care() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard"]
    bots = [make(level) for level in LEVELS]
    assert all(isinstance(bot, GreedyBot) for bot in bots)
    assert len({tuple(sorted(vars(bot).items())) for bot in bots}) == 3
    assert [{**vars(make(spec)), "level": level} for level, spec in LEVELS.items()] == [vars(bot) for bot in bots]


def test_an_unknown_bot_is_told_what_there_is_levels_too() -> None:
    with pytest.raises(verlies.UsageError, match="there is random, greedy, easy, medium, hard"):
        make("nice")
    with pytest.raises(verlies.UsageError, match="no bot 'easy'"):
        make("easy:care=3")


@pytest.mark.parametrize("care", ["-1", "101", "x", ""])
def test_care_is_a_share_of_a_hundred(care: str) -> None:
    with pytest.raises(verlies.UsageError, match="care must be a number from 0 to 100"):
        make(f"greedy:care={care}")


@pytest.mark.usefixtures("short_plans")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_every_game_to_its_end(game: verlies.Game, level: str) -> None:
    for seats in sorted({game.seats[0], 2}):
        sets = sorted((options for count, options in option_sets(game) if count == seats), key=len)
        options = sets[list(LEVELS).index(level) * (len(sets) - 1) // (len(LEVELS) - 1)]
        match = game.new(seats, verlies.Dealer(3), None, options)
        assert play_out(match, [make(level)] * seats, Random(3)).over


def test_without_care_any_move_is_played_and_with_all_of_it_the_best() -> None:
    match = verlies.new("designer", seats=2, seed=4)
    match.deal()
    chair = match.chair(0)
    careless = {make("greedy:care=0").choose(chair, Random(seed)) for seed in range(60)}
    careful = {make("greedy:care=100").choose(chair, Random(seed)) for seed in range(60)}
    assert len(careless) > 2 * len(careful)


def test_more_care_plays_better() -> None:
    report = arena(verlies.find_game("designer"), ["greedy:care=0", "greedy"], 12, 1)
    worse, better = report["bots"]
    assert better["mean_score"] > worse["mean_score"]


# Advice


@pytest.mark.usefixtures("short_plans")
@pytest.mark.parametrize("spec", ["random", "greedy"])
@pytest.mark.parametrize("game", GAMES)
def test_advice_can_be_followed_to_its_end_and_what_it_brings_can_be_said(game: verlies.Game, spec: str) -> None:
    fitting = game.seats_with(game.check_options({}))
    for seats in sorted({fitting[0], min(3, fitting[-1])}):
        for match, seat in decisions(game, seats, 5, 40):
            before = match.key()
            advice = make(spec).advise(match.chair(seat), Random(1))
            assert match.key() == before
            assert 1 <= len(advice.moves) <= LONGEST
            for move in advice.moves:
                match.play(seat, move)
            for gain in advice.gains:
                said = {Words(game.id, lang).say(f"gain-{gain.kind}", gain.args) for lang in LANGUAGES}
                assert len(said) == 2
                assert not any(sign in text for text in said for sign in "{}$")


def test_advice_goes_on_until_another_seat_or_chance_is_to_move() -> None:
    match = verlies.new("tiny", seats=2, seed=3)
    match.deal()
    lengths = set()
    for _ in range(30):
        seat = match.turn[0]
        advice = make("greedy").advise(match.chair(seat), Random(1))
        lengths.add(len(advice.moves))
        for move in advice.moves:
            match.play(seat, move)
        assert seat not in match.turn or len(advice.moves) == LONGEST
        match.deal()
    assert max(lengths) > 1


def test_advice_ends_where_its_seat_learns_something(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a game where the second move shows something that differs between matches which looked alike before."""
    match, seat, advice = next(
        (match, seat, advice)
        for match, seat in decisions(verlies.find_game("tiny"), 2, 3, 3)
        if len((advice := make("greedy").advise(match.chair(seat), Random(1))).moves) > 2
    )
    begun, view = match._asked[seat], type(match).view
    monkeypatch.setattr(
        type(match),
        "view",
        lambda self, who: {**view(self, who), "seen": id(self) if self._asked[seat] >= begun + 2 else None},
    )
    assert make("greedy").advise(match.chair(seat), Random(1)).moves == advice.moves[:2]


def test_advice_has_no_move_that_could_be_left_out() -> None:
    for match, seat in decisions(verlies.find_game("tiny"), 2, 3, 9):
        moves = make("greedy").advise(match.chair(seat), Random(1)).moves
        before = match.chair(seat).guess(Random(1))
        end = before.copy()
        for move in moves:
            end.apply(seat, move)
        for at in range(len(moves)):
            shorter = before.copy()
            rest = [*moves[:at], *moves[at + 1 :]]
            while rest and rest[0] in shorter.moves(seat):
                shorter.apply(seat, rest.pop(0))
            assert rest or len(moves) == 1 or shorter.turn != end.turn or shorter.worth(seat) < end.worth(seat), moves


def test_advice_buys_what_was_chosen_even_if_nothing_is_known_to_come_of_it() -> None:
    bot = make("greedy")
    bought = 0
    for match, seat in decisions(verlies.find_game("designer"), 2, 7, 1):
        if any(move.startswith("buy") for move in match.moves(seat)):
            rng = Random(1)
            before, _ = match.guess(seat, rng), match.guess(seat, rng)
            chosen = bot.choose(before.chair(seat), rng)
            assert bot.advise(match.chair(seat), Random(1)).moves[0] == chosen
            bought += chosen.startswith("buy")
    assert bought


def test_the_first_move_advised_is_the_best() -> None:
    bot = GreedyBot(guesses=1)
    for match, seat in decisions(verlies.find_game("designer"), 2, 4, 9):
        chair = match.chair(seat)
        worth = dict(zip(chair.moves(), bot._worth(chair, chair.moves(), Random(7)), strict=True))
        assert worth[bot.advise(chair, Random(7)).moves[0]] == max(worth.values())


def test_a_game_without_words_for_it_says_what_to_expect_at_the_end() -> None:
    match = verlies.new("lantern", seed=4)
    match.deal()
    seat = match.turn[0]
    advice = GreedyBot().advise(match.chair(seat), Random(7))
    for move in advice.moves:
        match.apply(seat, move)
    assert advice.gains == (Gain("worth", {"points": round(match.worth(seat))}),)


def test_advice_depends_on_nothing_that_the_seat_cannot_see() -> None:
    match = verlies.new("designer", seats=3, seed=4, hidden_selection=True)
    match.deal()
    match.play(1, match.moves(1)[0])
    advice = {
        make("hard").advise(guess.chair(0), Random(5)).moves
        for guess in (match, *(match.guess(0, Random(seed)) for seed in range(5)))
    }
    assert len(advice) == 1
