"""For one: seats that follow the options, and chance that is dealt by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

import verlies
from verlies.core.match import OptionValue
from verlies.proof.basis import option_sets

# Seats by options


def with_a_solo_game() -> verlies.Game:
    """A game for two, or for one with an option; another option means something only there."""
    text = {"de": "", "en": ""}
    seats: dict[OptionValue, range] = {"off": range(2, 4), "hard": range(1, 2), "mean": range(1, 2)}
    options = (
        verlies.Option("solo", "off", text, ("off", "hard", "mean"), seats),
        verlies.Option("fog", False, text, idle=range(2, 4)),
        verlies.Option("teams", "box", text, ("box", "free"), idle=range(1, 2)),
        verlies.Option("lead", 0, text, (0, 1), idle_with={"teams": ("free",)}),
    )
    return replace(verlies.find_game("designer"), seats=range(1, 4), usual_seats=2, options=options)


def test_the_number_of_seats_is_the_usual_one_or_the_first_that_the_options_allow() -> None:
    game = with_a_solo_game()
    assert game.check_seats(None, {}) == 2
    assert game.check_seats(3, {"fog": True}) == 3
    assert game.check_seats(None, {"solo": "hard"}) == game.check_seats(1, {"solo": "mean"}) == 1


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (2, {"solo": "hard"}, "with the option solo, designer is for 1 seat, not 2"),
        (1, {}, r"designer is for 2 to 3 seats; for 1 it needs the option solo \(hard, mean\)"),
        (4, {}, "designer is for 1 to 3 seats, not 4"),
        (True, {}, "designer is for 1 to 3 seats, not True"),
        (1, {"solo": "off", "dice": 3}, "has no option 'dice'"),
    ],
)
def test_a_wrong_number_of_seats_is_refused_with_what_would_be_right(
    seats: int, options: dict[str, object], complaint: str
) -> None:
    with pytest.raises(verlies.UsageError, match=complaint):
        with_a_solo_game().new(seats, None, None, options)


def test_option_sets_cover_what_fits_together_and_changes_something() -> None:
    game = with_a_solo_game()
    sets = [(seats, game.check_options(options)) for seats, options in option_sets(game)]
    assert all(seats in game.seats_with(options) for seats, options in sets)
    assert not [options for seats, options in sets if options["fog"] and seats > 1]
    assert not [options for seats, options in sets if options["teams"] == "free" and seats == 1]
    assert {(options["teams"], options["lead"]) for _, options in sets} == {("box", 0), ("box", 1), ("free", 0)}
    alone = {(options["solo"], options["fog"]) for seats, options in sets if seats == 1}
    assert alone == {("hard", False), ("hard", True), ("mean", False), ("mean", True)}
    assert {(seats, options["teams"]) for seats, options in sets if seats > 1} == {
        (2, "box"), (3, "box"), (2, "free"), (3, "free")
    }  # fmt: skip


# Dealing by hand


@pytest.mark.rule("CORE-CHANCE")
def test_the_dealer_is_asked_too_under_numbers_of_its_own() -> None:
    match = verlies.find_game("designer").new(1)
    asked = match.prompt(verlies.DEALER)
    assert asked is not None
    assert (asked.rule, asked.kind) == ("DD-SET-02", "deal_goal")
    match.play(verlies.DEALER, match.moves(verlies.DEALER)[0], asked.number)
    with pytest.raises(verlies.IllegalMove, match="CORE-STALE"):
        match.play(verlies.DEALER, match.moves(verlies.DEALER)[0], asked.number)
    while match.turn == (verlies.DEALER,):
        match.play(verlies.DEALER, match.moves(verlies.DEALER)[0])
    assert match.prompt(verlies.DEALER) is None
    with pytest.raises(verlies.UsageError, match="no seat -2"):
        match.prompt(-2)


@pytest.mark.rule("CORE-CHANCE")
def test_what_chance_cannot_bring_is_refused_with_the_nearest_that_it_can() -> None:
    match = verlies.find_game("designer").new(1)
    match.play(verlies.DEALER, match.moves(verlies.DEALER)[0])
    gone = match.moves(verlies.DEALER)[0]
    match.play(verlies.DEALER, gone)
    refusal = match.why_not(verlies.DEALER, gone)
    moves = [str(move) for move in match.moves(verlies.DEALER)]
    assert refusal is not None
    assert refusal.args["text"] == gone
    assert set(refusal.args["texts"]) <= set(moves)
    assert len(refusal.args["texts"]) + refusal.args["more"] == len(moves)
    assert all(text.split()[0] == gone.verb for text in refusal.args["texts"])
