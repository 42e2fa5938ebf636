"""The text board: legible at any width, in both languages, and true to the table."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from games.pathways import rounds, table
from games.pathways.reading import CHAPEL, block, drawn, lines, said, text
from verlies import Match
from verlies import new as begin
from verlies.core.board import STYLES
from verlies.games.pathways import state as s
from verlies.games.pathways.board import board
from verlies.text import LANGUAGES, Words

WIDTHS = (40, 59, 79, 100, 119, 160)
OPTIONS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}), (3, {"hide_building": False}), (5, {"time_bonus": "clock"}), (1, {"coop": "normal"}),
    (3, {"coop": "hard", "stickers": 2}),
)  # fmt: skip


@cache
def positions() -> list[Match]:
    """Positions of random matches in all their phases, the last ones included."""
    rng = Random(4)
    found = []
    for seats, options in OPTIONS:
        match = begin("pathways", seats=seats, seed=seats, **options)
        seen: dict[Any, int] = {}
        while match.turn:
            what = (match.frames[-1][0], match.round > 1)  # type: ignore[attr-defined]
            seen[what] = seen.get(what, 0) + 1
            if seen[what] in (1, 8):
                found.append(match.copy())
            seat = match.turn[int(rng.random() * len(match.turn))]
            moves = match.moves(seat)
            laying = [move for move in moves if move.verb in ("lay", "start", "go")]
            choice = laying or moves
            match.play(seat, choice[int(rng.random() * len(choice))])
        found.append(match)
    return found


def test_no_line_is_wider_than_asked_and_every_style_is_known() -> None:
    phases = set()
    for number, match in enumerate(positions()):
        phases.add(match.view(None)["phase"])
        for at in (number, number + 3):
            shown = drawn(match, WIDTHS[at % 6], LANGUAGES[at % 2], None if number % 7 == 0 else 0)
            assert shown
            assert max(len("".join(piece for piece, _ in line)) for line in shown) <= WIDTHS[at % 6]
            assert {style for line in shown for _, style in line} <= set(STYLES)
    assert phases == {"setup", "shop", "draw", "explore", "reward", "tidy", "over"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_one_of_the_language(lang: str) -> None:
    for match in positions()[::2]:
        assert not re.search(r"[{}$]\w|\w_\w|None|False|True", text(match, 119, lang))


# What all play for


@pytest.mark.rule("PA-TIM-01")
def test_goals_are_told_with_their_points_and_the_time_bonus() -> None:
    m = table.laid(CHAPEL, goal="G-coin-time")
    assert m.view(0)["bonus"] == {"points": 2, "claimed": None}
    shown = said(m, "Goals")
    assert shown.startswith("Main goal: Coins against the clock 1 point for each coin")
    assert shown.endswith("Time bonus: 2 points if you hand in first.")
    table.walk(m, "start M 0 0 W, submit")
    assert said(m, "Goals").endswith("Time bonus: 2 points for Player 1.")


@pytest.mark.rule("PA-BUY-05", "PA-BUY-06")
def test_the_market_shows_prices_stacks_and_what_is_on_display() -> None:
    m = rounds.shopping(CHAPEL, stall="SB-1 SB-2 D301 D302")
    shown = said(m, "Fairy market")
    assert "Fairy tokens for 1 coin: 5× monster token, 5× pit token, 5× lock token and 5× portal token." in shown
    assert "Spell books for 2 coins (15 in the stack): Slay (SB-1) Defeat 1 monster" in shown
    assert "For 3 coins (10 in the stack): Tapster Cellar (D301), Ogre Nest (D302)." in shown
    assert block(m, "Dungeon cards on the fairy market")[0].split()[:2] == ["D301", "D302"]
    assert "next purchase" not in shown
    assert "Your next purchase costs 1 coin less." in said(rounds.together(table.PLAIN, groups="A5 A8"), "Fairy market")


def test_everybody_is_told_with_coins_piles_tokens_and_books() -> None:
    m = rounds.shopping(CHAPEL, seats=2, first=1)
    rounds.own(m, 0, "SB-1", "SB-7")
    rounds.hold(m, 1, "pit", "pit", "lock")
    m.used[0] = 1 << 7
    m.play(1, "pass")
    assert block(m, "At the table") == [
        "▸You: 6 coins, 2 points", "   Deck 9, hand 0, discard 0", "   Ready: Slay", "   Used: Unlock",
        " Player 2: 6 coins, 2 points, starts, has passed", "   Deck 9, hand 0, discard 0",
        "   2× pit token and lock token",
    ]  # fmt: skip
    assert block(m, "At the table", seat=1)[0] == " You: 6 coins, 2 points, starts, has passed"
    assert "Slay (SB-1)" in block(m, "What you can do")[0]
    assert "What you can do" not in text(m, seat=1)


@pytest.mark.rule("PA-REW-03", "PA-REW-05", "PA-REW-06", "PA-END-01")
def test_the_columns_are_filled_round_by_round() -> None:
    m = rounds.building(table.column("ccb."), goal="G-coin", seats=2)
    assert "Scores ─" not in text(m)
    rounds.explore(m, {0: rounds.column_of("S1")})
    table.deal(m, "goal G-barrel")
    shown = block(m, "Scores")
    assert [line.split() for line in shown[:6]] == [
        ["1", "2", "3", "4", "5", "6", "Sum"], ["You:", "6", "points"], ["Main", "goal", "2", "2"],
        ["Secondary", "1", "1"], ["Time", "bonus", "·", "0"], ["Exit", "✓", "1"],
    ]  # fmt: skip
    assert "main goals 2, secondary goals 0, time bonus 0, exits 2 and coins 2" in said(m, "Scores")
    assert "main goals 0, secondary goals 0, time bonus 0, exits 0 and coins 2" in said(m, "Scores")


@pytest.mark.rule("PA-TID-01", "PA-TID-02", "PA-TID-03")
def test_tidying_up_shows_the_goal_to_come_and_the_path_with_the_goals_it_was_drawn_for() -> None:
    m = rounds.building(table.column("cyz."), goal="G-coin", seats=2)
    rounds.explore(m, {0: rounds.column_of("S1")})
    table.deal(m, "goal G-barrel")
    table.deal(m, "goal G-sword-time")
    assert m.frames[-1][0] == s.TIDY
    assert said(m, "Goal of the next round") == (
        "Main goal: Swords against the clock 1 point for each sword that you discover. "
        "Hourglass: as your main goal it brings a time bonus."
    )
    assert said(m, "Your cards") == "Laid: Crossroads. Recycle: 1. Scissors: 1."
    assert "Main goal: 1 × 1 = 1 point. Secondary goal: 0 × 1 = 0 points." in said(m, "Your path in words")
    shown = said(m, "Round 1 in review")
    assert shown.startswith("Main goal: Coins. Secondary goal: Barrels. You: 1 coin, 1 recycle and 1 scissors; exit.")
    assert "main goals 1, secondary goals 0 and time bonus 0 Player 2: nothing discovered; dead end." in shown
    table.play(m, 0, "recycle S1")
    assert "Your cards" not in text(m)


# Together


@pytest.mark.rule("PA-COO-02", "PA-COO-14")
def test_groups_and_stickers_to_choose_from_are_told() -> None:
    m = table.new(table.PLAIN, seats=2, coop="normal", stickers=1)
    rounds.until(m, s.GROUP)
    assert "Blades (A1) Each of your paths begins with 1 sword" in said(m, "To choose from")
    m.play(0, "group A1")
    assert "Blades (A1)" not in said(m, "To choose from", seat=1)
    rounds.until(m, s.STICKER)
    assert "Nest Egg (ST-coin)" in said(m, "To choose from")


@pytest.mark.rule("PA-COO-07", "PA-COO-08", "PA-COO-10")
def test_missions_are_told_with_who_is_on_them_and_what_ones_own_path_would_bring() -> None:
    m = rounds.setting_out(table.column("bbk."), groups="A7 A8", quests="M01 M09")
    assert said(m, "Missions: 0 of 7 completed").startswith("Cellar Stock (M01) Tier 1: 3 barrels")
    assert "Peril marks: 0, at most 5." in said(m, "Missions: 0 of 7 completed")
    rounds.explore(m, {0: rounds.column_of("S1", 4), 1: rounds.column_of("S1")})
    assert "Your path would bring 2 barrels." in said(m, "Missions: 0 of 7 completed")
    assert "Your path would bring 1 key." in said(m, "Missions: 0 of 7 completed")
    m.play(0, "mission M01")
    assert "On it: Player 1, together 2 barrels." in said(m, "Missions: 0 of 7 completed", seat=1)
    assert "Your path would bring 2 barrels." in said(m, "Missions: 0 of 7 completed", seat=1)
    assert "Your path would bring 2 barrels." not in said(m, "Missions: 0 of 7 completed")
    m.play(1, "mission M01")
    shown = said(m, "Missions: 1 of 7 completed")
    assert "Completed: Cellar Stock." in shown
    assert "Peril marks: 1, at most 5." in shown
    assert m.frames[-1][0] == s.TIDY
    assert "would bring" not in shown
    review = said(m, "Round 1 in review")
    assert "You: 2 barrels and 1 key; dead end. On the way for: Cellar Stock" in review
    assert review.endswith("Completed: Cellar Stock. 1 new peril mark.")


def test_groups_and_artefacts_are_told() -> None:
    m = rounds.setting_out(table.PLAIN, groups="A1 A8", artefacts={0: "R08"})
    rounds.give(m, 1, "R01")
    assert "   Blades; artefacts: Grapnel" in block(m, "At the table")
    assert "   Weavers; artefacts: Old Sword" in block(m, "At the table")
    shown = said(m, "What you can do")
    assert shown.startswith("Blades (A1)")
    assert "Grapnel (R08)" in shown
    assert "Old Sword" not in shown


def test_an_artefact_to_be_awarded_is_told() -> None:
    view = rounds.setting_out(table.PLAIN).view(0)
    view["phase"] = "reward"
    view["together"]["award"] = {"artefact": "R01", "seats": [0]}
    shown = ["".join(piece for piece, _ in line) for line in board(view, Words("pathways", "en"), 59)]
    assert shown[1].startswith("To be awarded ─")
    assert shown[2] == " Old Sword (R01)"


def test_at_the_end_scores_and_all_dungeons_are_shown() -> None:
    m = rounds.building(table.column("ccb."), goal="G-coin", seats=2)
    rounds.until(m, s.EXPLORE, 6)
    hand = m.view(1)["hand"][0]
    rounds.explore(m, {1: rounds.column_of(hand)})
    rounds.until(m, s.NONE)
    assert m.over
    assert lines(m)[0].startswith("End ─")
    assert said(m, "Round 6 in review").startswith("Main goal:")
    assert block(m, "Scores")[0].split() == ["1", "2", "3", "4", "5", "6", "Sum"]
    assert "The path ends at an exit." in said(m, "Dungeon: Player 2")


def test_a_card_just_drawn_is_shown() -> None:
    view = table.exploring(CHAPEL).view(0)
    view |= {"phase": "draw", "peeked": "S2", "hand": []}
    shown = ["".join(piece for piece, _ in line) for line in board(view, Words("pathways", "en"), 59)]
    assert shown[1].startswith("Drawn ─")
    assert shown[2:4] == ["S2", "Guard Post"]


def test_who_has_handed_in_is_told() -> None:
    m = table.laid(CHAPEL)
    m.play(1, "submit")
    assert " Player 2: 6 coins, 2 points, has handed in" in block(m, "At the table")


def test_the_round_and_its_phase_are_told_first() -> None:
    m = table.exploring(table.PLAIN)
    assert lines(m)[0].startswith("Round 1/6, exploring ─")
    assert lines(m, lang="de")[0].startswith("Runde 1/6, Erkundung ─")
