"""The core by itself: moves, odds, dealer, options, records, events; and what a match does for every game."""

from __future__ import annotations

import copy
import pickle
from abc import ABC
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

import verlies
from every_game import ALL
from verlies.core import abilities
from verlies.core.content import Content, Folder
from verlies.core.match import Match
from verlies.core.moves import Move
from verlies.core.past import take_back
from verlies.proof.basis import choose, option_sets

MOVES = [verlies.Move(f"draw {name}", "toy") for name in ("ant", "bee", "cat")]
INDEX = {str(move): at for at, move in enumerate(MOVES)}


def opened(seats: int = 3, **options: bool) -> Match:
    """A match at the first decision of a seat."""
    match = verlies.find_game("designer").new(seats, verlies.Dealer(4), None, options)
    match.deal()
    return match


def refused(match: Match, seat: int, move: str, number: int | None = None) -> verlies.Refusal:
    """The refusal of a move that must not be played, and must not change anything."""
    before = match.key(), match.log()
    with pytest.raises(verlies.IllegalMove) as caught:
        match.play(seat, move, number)
    assert (match.key(), match.log()) == before
    return caught.value.refusal


# Games


def test_what_only_some_games_have_is_no_name_of_every_match() -> None:
    found = [each for each in vars(abilities).values() if isinstance(each, type) and ABC in each.__bases__]
    assert found
    for each in found:
        own = {name for name in vars(each) if not name.startswith("_")}
        assert own
        assert own.isdisjoint(dir(Match))
        assert {issubclass(game.match, each) for game in ALL} == {True, False}, f"{each}: all games have it, or none"


def test_content_that_is_asked_for_while_it_is_read_is_one_and_the_same() -> None:
    designer = verlies.find_game("designer")
    inner: list[Content] = []

    def load(folder: Folder) -> Content:
        if not inner:
            inner.append(designer.load(folder))
            inner.append(game.content())
        return designer.load(folder)

    game = replace(designer, load=load, _loaded={})
    assert game.content() is inner[1] is game.content()


def _digests(content: Content) -> list[str]:
    return [content.digest]


def test_what_is_made_of_content_is_made_once_for_each_content() -> None:
    designer = verlies.find_game("designer")
    one, other = (designer.load(designer.folder / "content") for _ in range(2))
    made = one.kept(_digests)
    assert made == [one.digest]
    assert one.kept(_digests) is made
    assert other.kept(_digests) is not made


# Moves


def test_equal_moves_are_one_object_and_equal_to_their_text() -> None:
    move = verlies.Move("build R017 2", "designer")
    assert move is verlies.Move("build R017 2", "designer")
    assert move == "build R017 2"
    assert hash(move) == hash("build R017 2")


def test_a_move_of_another_game_is_another_object() -> None:
    assert verlies.Move("pass", "designer") is not verlies.Move("pass", "toy")
    assert verlies.Move("pass", "toy").game == "toy"


def test_a_move_has_a_verb_and_arguments() -> None:
    move = verlies.Move("build R017 2", "designer")
    assert (move.text, move.verb, move.args) == ("build R017 2", "build", ("R017", "2"))
    assert verlies.Move("skip", "designer").args == ()


@pytest.mark.parametrize("again", [copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_match_with_a_long_log_can_be_pickled_and_copied(again: Callable[[verlies.Match], verlies.Match]) -> None:
    match = verlies.new("twister", seed=4)
    chance = Random(1)
    while len(match.log()) < 2000 and not match.over:
        match.play(*choose(match, chance))
    other = again(match)
    assert len(other.log()) > 500
    assert other.key() == match.key()
    assert [entry[1:] for entry in other.entries()] == [entry[1:] for entry in match.entries()]
    assert other.game.id == "twister"


def test_a_pickled_move_comes_back_as_the_same_object() -> None:
    move = verlies.Move("build R017 2", "designer")
    assert pickle.loads(pickle.dumps(move)) is move
    assert pickle.loads(pickle.dumps(verlies.RESIGN)) is verlies.RESIGN


def test_a_copy_is_dealt_what_the_original_is_dealt() -> None:
    match = verlies.new("designer", seats=3, seed=9)
    twin = match.copy()
    match.deal()
    assert match.key() != twin.key()
    twin.deal()
    assert match.key() == twin.key()


def test_the_seed_only_sets_the_dealer() -> None:
    assert verlies.new("designer", seats=3, seed=1).key() == verlies.new("designer", seats=3, seed=2).key()


def test_a_match_without_dealer_does_not_deal() -> None:
    guess = verlies.new("designer", seats=3, seed=1).guess(0, Random(1))
    with pytest.raises(verlies.UsageError, match="no dealer"):
        guess.deal()


# Options and seats


def test_an_option_takes_its_values_and_their_texts() -> None:
    switch = verlies.Option("dark", False, {})
    level = verlies.Option("level", 2, {}, (1, 2, 3))
    assert switch.check(True) is True
    assert switch.check("True") is switch.check("true") is True
    assert level.check("3") == level.check(3) == 3
    assert (switch.type, level.type) == (bool, int)


@pytest.mark.parametrize("value", [1, "yes", None, 0.0])
def test_an_option_refuses_other_values_and_says_what_would_be_right(value: object) -> None:
    with pytest.raises(verlies.UsageError, match="option dark must be one of false, true"):
        verlies.Option("dark", False, {}).check(value)


def test_an_option_with_choices_refuses_what_is_not_among_them() -> None:
    with pytest.raises(verlies.UsageError, match="one of easy, hard, not 'mean'"):
        verlies.Option("level", "easy", {}, ("easy", "hard")).check("mean")


def test_unknown_games_options_and_seats_are_usage_errors() -> None:
    with pytest.raises(verlies.UsageError, match="there is no game 'chess'"):
        verlies.new("chess")
    with pytest.raises(verlies.UsageError, match="has no option 'dice'"):
        verlies.new("designer", dice=3)
    with pytest.raises(verlies.UsageError, match="1 to 5 seats, not 6"):
        verlies.new("designer", seats=6)
    with pytest.raises(verlies.UsageError, match="there is no seat 3"):
        opened(3).view(3)


# Playing


@pytest.mark.rule("CORE-STALE")
def test_an_answer_to_an_earlier_question_is_stale() -> None:
    match = opened()
    prompt = match.prompt(0)
    assert prompt is not None
    first, second = match.moves(0)[:2]
    match.play(0, first, prompt.number)
    while 0 not in match.turn:
        match.deal()
        match.play(match.turn[0], match.moves(match.turn[0])[0])
        match.deal()
    assert refused(match, 0, second, prompt.number).rule == "CORE-STALE"


@pytest.mark.rule("CORE-STALE")
def test_an_answer_to_the_present_question_is_not_stale_when_others_have_moved() -> None:
    match = opened()
    prompt = match.prompt(0)
    assert prompt is not None
    match.play(1, match.moves(1)[0])
    assert match.play(0, match.moves(0)[0], prompt.number)


@pytest.mark.rule("CORE-TURN")
def test_who_is_not_on_turn_is_refused() -> None:
    match = opened()
    move = match.moves(0)[0]
    match.play(0, move)
    assert 0 not in match.turn
    assert refused(match, 0, move).rule == "CORE-TURN"
    assert refused(match, verlies.DEALER, "room R001").rule == "CORE-TURN"
    with pytest.raises(verlies.IllegalMove, match="CORE-TURN"):
        match.odds()


@pytest.mark.rule("CORE-TEXT")
def test_what_is_not_a_move_is_refused_as_text() -> None:
    match = opened()
    for text in ("", "dance", "build R017", "Build R017 2", " pass"):
        assert refused(match, 0, text).rule == "CORE-TEXT"


@pytest.mark.rule("CORE-CHANCE", "CORE-TEXT")
def test_the_dealer_can_only_play_what_chance_may_bring_now() -> None:
    match = verlies.new("designer", seats=3, seed=1)
    goal = match.moves(verlies.DEALER)[0]
    match.play(verlies.DEALER, goal)
    assert goal not in match.odds()
    assert refused(match, verlies.DEALER, goal).rule == "CORE-CHANCE"
    assert refused(match, verlies.DEALER, str(goal)).rule == "CORE-CHANCE"
    assert refused(match, verlies.DEALER, "dance").rule == "CORE-TEXT"


@pytest.mark.rule("CORE-RESIGN")
def test_resigning_ends_the_match_and_is_never_listed() -> None:
    match = opened()
    match.play(0, match.moves(0)[0])
    assert "resign" not in match.moves(1)
    refusal = match.why_not(1, "resign")
    assert refusal is not None
    assert refusal.rule == "CORE-RESIGN"
    events = match.play(0, "resign")  # not on turn: it may all the same
    assert [(event.rule, event.kind) for event in events] == [("CORE-RESIGN", "resigned")]
    assert match.over
    assert match.result is not None
    assert match.result.reason == "resigned"
    assert 0 not in match.result.winners
    assert verlies.load(str(match.record())).key() == match.key()


@pytest.mark.rule("CORE-RESIGN")
def test_the_dealer_and_seats_that_do_not_exist_cannot_resign() -> None:
    match = verlies.new("designer", seats=2, seed=1)
    refused(match, verlies.DEALER, "resign")
    refused(match, 2, "resign")


@pytest.mark.rule("CORE-OVER")
def test_after_the_end_nothing_can_be_played() -> None:
    match = opened()
    match.play(2, "resign")
    assert refused(match, 0, "resign").rule == "CORE-OVER"
    assert refused(match, 0, "pass").rule == "CORE-OVER"
    assert refused(match, verlies.DEALER, "room R001").rule == "CORE-OVER"


def test_events_that_play_returns_belong_to_the_caller() -> None:
    match = opened()
    match.play(0, match.moves(0)[0])
    events = match.play(1, match.moves(1)[0])
    told = match.history(None)
    events.clear()
    assert match.history(None) == told


# Taking back


@pytest.mark.rule("CORE-UNDO")
def test_a_secret_choice_can_be_taken_back_while_others_choose() -> None:
    """With two players the room is chosen first, then the discard: until that, the choice is not yet submitted."""
    match = opened(2, hidden_selection=True)
    match.play(0, match.moves(0)[0])
    match.play(1, match.moves(1)[0])
    expected = opened(2, hidden_selection=True)
    expected.play(1, expected.moves(1)[0])
    match.undo(0)
    assert match.key() == expected.key()
    match.undo(1)
    assert match.key() == opened(2, hidden_selection=True).key()


@pytest.mark.rule("CORE-UNDO")
def test_nothing_can_be_taken_back_before_the_first_move_and_after_the_dealer() -> None:
    match = opened()
    for seat in range(3):
        refusal = match.why_not_undo(seat)
        assert refusal is not None
        assert refusal.rule == "CORE-UNDO"
        with pytest.raises(verlies.IllegalMove, match="CORE-UNDO"):
            match.undo(seat)


# Events and chairs


def test_an_event_is_seen_in_full_by_its_seats_and_otherwise_by_all_others() -> None:
    unseen = verlies.Event("CORE-TURN", "drawn_unseen", {})
    event = verlies.Event("CORE-TURN", "drawn", {"card": 7}, (1,), unseen)
    assert event.seen_by(1) == verlies.Event("CORE-TURN", "drawn", {"card": 7})
    assert event.seen_by(0) == event.seen_by(None) == unseen
    assert verlies.Event("CORE-TURN", "drawn", {}, (1,)).seen_by(0) is None
    assert verlies.Event("CORE-TURN", "drawn", {}).seen_by(None) is not None


def test_a_spectator_sees_and_does_not_play() -> None:
    chair = opened().chair(None)
    assert chair.view()["seat"] is None
    assert chair.moves() == ()
    assert chair.prompt() is None
    refusal = chair.why_not("pass")
    assert refusal is not None
    assert refusal.rule == "CORE-TURN"


# Records


def test_a_record_is_read_as_it_was_written() -> None:
    record = verlies.Record("toy", 3, 2, {"dark": True}, None, None, ((-1, "draw ant"), (0, "pass"), (11, "x y z")))
    text = str(record)
    assert text.splitlines()[-3:] == ["* draw ant", "0 pass", "11 x y z"]
    assert verlies.Record.parse(text) == record
    assert str(verlies.Record.parse(text)) == text


def test_a_record_of_an_unfinished_match_goes_on_where_it_stopped() -> None:
    match = opened()
    again = verlies.load(str(match.record()))
    assert again.key() == match.key()
    again.play(0, again.moves(0)[0])


def test_a_record_keeps_options_and_result() -> None:
    match = opened(2, shrines=True)
    match.play(1, "resign")
    record = match.record()
    assert record.options["shrines"] is True
    assert record.result is not None
    assert record.result["reason"] == "resigned"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("verlies record 1", "chess record 1", "line 1: not a record"),
        ('game: "designer"', 'game: "chess"', "there is no game 'chess'"),
        ("rules: 1", "rules: 0", "header: rules: cannot be 0"),
        ("seats: 3", "seats: 9", "1 to 5 seats"),
        ("seats: 3", "seats: true", "header: seats: cannot be true"),
        ("result: null", 'result: {"score": {}}', "does not replay to its result"),
        ("\n* goal ", "\n0 goal ", "move 1 \\(0 goal "),
        ("\n* challenge ", "\n* chalenge ", "move 2 \\(\\* chalenge "),
        ("\n* goal ", "\ngoal", "expected a seat and a move"),
        ("seats: 3\n", "", "has no line 'seats'"),
    ],
)
def test_an_edited_record_is_an_error_that_names_what_is_wrong(old: str, new: str, complaint: str) -> None:
    text = str(opened().record())
    assert old in text
    edited = text.replace(old, new, 1)
    with pytest.raises(verlies.RecordError):
        verlies.load(edited)
    loose = "\n".join(line for line in edited.splitlines() if not line.startswith("digest: "))
    with pytest.raises(verlies.RecordError, match=complaint):
        verlies.load(loose)


def test_a_record_that_was_cut_off_or_edited_is_told_by_its_digest() -> None:
    text = str(opened().record())
    with pytest.raises(verlies.RecordError, match="cut off or edited"):
        verlies.load("\n".join(text.splitlines()[:-1]))
    swapped = text.splitlines()
    swapped[-1], swapped[-2] = swapped[-2], swapped[-1]
    with pytest.raises(verlies.RecordError, match="edited"):
        verlies.load("\n".join(swapped))


def test_a_guess_and_a_match_played_on_by_apply_have_no_past_to_record() -> None:
    match = opened()
    with pytest.raises(verlies.UsageError, match="no past"):
        match.guess(0, Random(1)).record()
    twin = match.copy()
    twin.apply(0, twin.moves(0)[0])
    with pytest.raises(verlies.UsageError, match="no past"):
        twin.record()
    assert match.record().result is None


def test_a_key_tells_matches_with_other_seats_or_options_apart() -> None:
    for game in verlies.games():
        sets = option_sets(game)
        keys = {game.new(seats, verlies.Dealer(1), None, options).key() for seats, options in sets}
        assert len(keys) == len(sets)


def test_what_history_and_result_give_away_is_not_the_match_itself() -> None:
    match = opened()
    match.history(0)[-1].args.clear()  # type: ignore[attr-defined]
    assert match.history(0)[-1].args
    match.play(0, verlies.RESIGN)
    twin = match.copy()
    assert twin.result is not None
    twin.result.score[0] = 999
    assert match.result is not None
    assert match.result.score[0] != 999


def test_a_late_click_is_refused_after_an_undo() -> None:
    match = opened(2, hidden_selection=True)
    match.play(0, match.moves(0)[0])
    asked = match.prompt(0)
    assert asked is not None
    match.undo(0)
    match.play(0, match.moves(0)[-1])
    with pytest.raises(verlies.IllegalMove, match="CORE-STALE"):
        match.play(0, match.moves(0)[0], number=asked.number)


def test_undo_gives_a_new_number_to_a_question_that_goes_away() -> None:
    """Seat 1 was asked after seat 0 had passed; it is asked again, perhaps with other challenges on display."""
    match = opened(2)
    while match.view(None)["phase"] != "market":
        match.play(match.turn[0], match.moves(match.turn[0])[0])
        match.deal()
    first = match.turn[0]
    match.play(first, match.moves(first)[-1])
    (second,) = match.turn
    asked = match.prompt(second)
    assert asked is not None
    match.undo(first)
    match.play(first, match.moves(first)[-2])
    again = match.prompt(second)
    assert again is not None
    assert again.number != asked.number


def test_alone_a_room_can_be_taken_back_until_the_next_one_is_kept() -> None:
    match = opened(1)
    before = match.key()
    match.play(0, match.moves(0)[0])
    match.undo(0)
    assert match.key() == before
    match.play(0, match.moves(0)[0])
    match.play(0, match.moves(0)[0])
    assert match.why_not_undo(0) is not None


def test_what_others_see_may_itself_be_seen_by_some_only() -> None:
    nothing = verlies.Event("CORE-TURN", "nothing", {})
    half = verlies.Event("CORE-TURN", "half", {}, (1,), nothing)
    event = verlies.Event("CORE-TURN", "whole", {}, (0,), half)
    assert [seen.kind for seat in (0, 1, 2, None) if (seen := event.seen_by(seat))] == [
        "whole", "half", "nothing", "nothing",
    ]  # fmt: skip


def test_a_move_of_another_game_is_logged_as_one_of_this() -> None:
    match = opened()
    text = match.moves(0)[0]
    match.play(0, Move(str(text), "another"))
    assert match.log()[-1][1] is text


@pytest.mark.parametrize(
    "attempt",
    [
        lambda: verlies.new("designer", seed="a"),  # type: ignore[arg-type]
        lambda: verlies.new("designer", seed=1.5),  # type: ignore[arg-type]
        lambda: verlies.new(5),  # type: ignore[arg-type]
        lambda: verlies.load(None),  # type: ignore[arg-type]
        lambda: opened().view("a"),  # type: ignore[arg-type]
        lambda: opened().view(True),
        lambda: opened().play(1.0, "resign"),  # type: ignore[arg-type]
        lambda: opened().play(0, None),  # type: ignore[arg-type]
        lambda: opened().play(0, ["build"]),  # type: ignore[arg-type]
    ],
)
def test_a_value_of_a_wrong_kind_is_an_error_of_ours(attempt: Callable[[], object]) -> None:
    with pytest.raises(verlies.VerliesError):
        attempt()


@pytest.mark.rule("CORE-UNDO")
def test_taking_back_stops_at_a_move_that_a_person_makes_by_hand() -> None:
    game = replace(verlies.find_game("designer"), manual=("pass",))
    match = game.new(2, verlies.Dealer(1))
    played: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "why_not_undo", lambda *_: None)
        patch.setattr(Match, "undo", lambda match, seat: played.append(seat))
        patch.setattr(Match, "moves", lambda match, seat: (Move("pass", "designer"),))
        assert take_back(match, 0) == (1, None)
    assert played == [0]
