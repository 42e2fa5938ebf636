"""Every rule of the game, in matches whose draws are told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import verlies
from verlies.core.moves import DEALER

GAME = verlies.find_game("lantern")
FIRST, SECOND = [2, 4, 5], [1, 4, 6]


def begun(*treasures: str, hands: tuple[Sequence[int], Sequence[int]] = (FIRST, SECOND)) -> verlies.Match:
    """A match in which these lights were drawn, and the first of these treasures lies open."""
    match = GAME.new()
    for light in (*hands[0], *hands[1]):
        match.play(DEALER, f"draw {light}")
    match.play(DEALER, f"treasure {treasures[0] if treasures else 'cup'}")
    return match


def refused(match: verlies.Match, seat: int, text: str) -> tuple[str, str]:
    refusal = match.why_not(seat, text)
    assert refusal is not None
    return refusal.rule, refusal.reason


def played_out(seed: int, choice: int = 0) -> verlies.Match:
    """A whole match in which everybody plays the first move there is, or the last."""
    match = verlies.new("lantern", seed=seed)
    match.deal()
    while not match.over:
        seat = match.turn[0]
        match.play(seat, match.moves(seat)[choice])
        match.deal()
    return match


@pytest.mark.rule("LA-SET-01")
def test_two_lights_of_each_brightness_and_eight_treasures() -> None:
    match = GAME.new()
    assert dict(match.odds()) == {f"draw {light}": 2 for light in range(1, 7)}
    for light in (*FIRST, *SECOND):
        match.play(DEALER, f"draw {light}")
    assert [weight for _, weight in match.odds()] == [1] * 8


@pytest.mark.rule("LA-SET-02")
def test_each_draws_three_lights_and_the_first_leads() -> None:
    match = begun()
    assert match.view(0)["hand"] == FIRST
    assert match.view(1)["hand"] == SECOND
    assert match.turn == (0,)


@pytest.mark.rule("LA-SET-03")
def test_lights_in_hand_are_hidden() -> None:
    match = begun()
    assert match.view(None)["hand"] == []
    drawn = [event.kind for event in match.history(1)]
    assert drawn == ["drawn_unseen"] * 3 + ["drawn"] * 3 + ["turned_up"]


@pytest.mark.rule("LA-CHA-01")
def test_a_treasure_is_turned_up_before_the_leader_plays() -> None:
    match = begun("crown")
    assert match.view(None)["treasure"] == "crown"
    prompt = match.prompt(0)
    assert prompt is not None
    assert prompt.kind == "lead"


@pytest.mark.rule("LA-PLA-01")
def test_the_leader_plays_a_light_from_hand() -> None:
    match = begun()
    assert match.moves(0) == ("play 2", "play 4", "play 5")
    assert refused(match, 0, "play 3") == ("LA-PLA-01", "not_in_hand")
    assert refused(match, 0, "pass") == ("LA-PLA-01", "not_now")


@pytest.mark.rule("LA-PLA-02")
def test_the_answer_may_not_be_as_bright() -> None:
    match = begun()
    match.play(0, "play 4")
    assert match.moves(1) == ("play 1", "play 6", "pass")
    assert refused(match, 1, "play 4") == ("LA-PLA-02", "same_light")
    assert refused(match, 1, "play 5") == ("LA-PLA-01", "not_in_hand")


@pytest.mark.rule("LA-PLA-03")
@pytest.mark.parametrize(("answer", "taker"), [("play 6", 1), ("play 1", 0)])
def test_the_brighter_light_takes_the_treasure_and_leads(answer: str, taker: int) -> None:
    match = begun("harp")
    match.play(0, "play 4")
    match.play(1, answer)
    assert match.view(None)["players"][taker]["found"] == ["harp"]
    assert match.view(None)["leader"] == taker
    assert match.view(None)["out"] == sorted([4, int(answer[-1])])


@pytest.mark.rule("LA-PLA-04")
def test_who_passes_keeps_the_lights_and_leaves_the_treasure() -> None:
    match = begun("ring")
    match.play(0, "play 2")
    match.play(1, "pass")
    assert match.view(1)["hand"] == SECOND
    assert match.view(None)["players"][0]["found"] == ["ring"]


@pytest.mark.rule("LA-PLA-05")
def test_both_draw_up_to_three_while_there_are_lights() -> None:
    match = begun()
    match.play(0, "play 2")
    match.play(1, "play 6")
    match.play(DEALER, "draw 1")
    match.play(DEALER, "draw 3")
    assert match.view(0)["hand"] == [1, 4, 5]
    assert match.view(1)["hand"] == [1, 3, 4]
    end = played_out(1).view(None)
    assert end["pile"] == 0
    assert sum(player["lights"] for player in end["players"]) < 6


@pytest.mark.rule("LA-END-01")
def test_the_game_ends_with_the_last_treasure() -> None:
    match = played_out(2, -1)
    assert match.view(None)["left"] == 0
    assert match.result is not None
    assert match.result.reason == "plundered"
    assert sum(match.result.score.values()) == 25


@pytest.mark.rule("LA-END-01")
def test_the_game_ends_when_the_leader_has_no_light() -> None:
    ends = [played_out(seed).view(None) for seed in range(60)]
    early = [view for view in ends if view["left"]]
    assert early
    assert all(view["players"][view["leader"]]["lights"] == 0 for view in early)


@pytest.mark.rule("LA-END-02")
def test_the_greatest_worth_wins() -> None:
    results = [played_out(seed).result for seed in range(60)]
    for result in results:
        assert result is not None
        best = max(result.score.values())
        assert result.winners == tuple(seat for seat in range(2) if result.score[seat] == best)
    assert {len(result.winners) for result in results if result} >= {1}
