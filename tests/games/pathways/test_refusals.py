"""Why a move is refused: refusals agree with moves, and each reason comes with its rule and what it speaks of.

Those about paths are in test_refusals_path.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import verlies
from games.pathways import rounds, table
from verlies.core.abilities import replan
from verlies.core.dealer import Dealer
from verlies.core.errors import IllegalMove
from verlies.core.moves import DEALER
from verlies.games.pathways import state as s
from verlies.games.pathways.content import TOKENS
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME
from verlies.games.pathways.path import LEFT
from verlies.proof import conformance
from verlies.proof.basis import random_play

SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"strict_ports": True, "hide_building": False}),
    (2, {"coop": "normal", "stickers": 2}),
    (4, {"coop": "hard"}),
]
TOP = "start M 1 0 N"
STALL = "SB-1 SB-2 D301 D302 D401 D402 D501 D502 D601 D602"
WIDE = table.face(
    "### ###",
    "###.###",
    "### ###",
    " . . . ",
    "### ###",
    " . . . ",
    "### ###",
    "###.###",
    "### ###",
)
"""Two ports in the east, and two in the west that face them wherever two such cards lie side by side."""


# All together


@pytest.mark.parametrize(("seats", "options"), SETS)
def test_moves_and_refusals_agree_in_positions_of_many_games(seats: int, options: dict[str, Any]) -> None:
    kinds: set[int] = set()
    for seed in range(3):
        match, rng = GAME.new(seats, Dealer(seed), None, options), Random(seed)
        for _ in random_play(match, rng):
            if not match.turn:
                break
            if match.turn == (DEALER,):
                prompt = match.prompt(DEALER)
                assert prompt is not None
                assert prompt.rule.startswith("PA-")
            elif rng.random() < (0.05 if match.frames[-1][0] == s.EXPLORE else 0.3):
                kinds.add(match.frames[-1][0])
                conformance.check_moves(match, rng)
    assert {s.BUY, s.EXPLORE} <= kinds


def wanderings(seeds: range) -> Iterator[tuple[PathwaysMatch, set[str]]]:
    """Positions of paths through dungeons of all kinds of cards, with books and tokens of all kinds."""
    match = GAME.new(2, Dealer(1), None, {})
    assert isinstance(match, PathwaysMatch)
    rounds.until(match, s.EXPLORE)
    content = match.content
    for seed in seeds:
        rng = Random(seed)
        m = match.copy()
        m.hands[0] = bytes(sorted(rng.sample(range(content.starts * (seed % 2), len(content.card_ids)), 5)))
        m.books[0] = bytes(book for book in content.book_pile if rng.random() < 0.5)
        m.tokens[0] = tuple(rng.randrange(2) for _ in TOKENS)
        while 0 in m.turn:
            moves = m.moves(0)
            yield m, set(moves)
            lays = [move for move in moves if move.verb == "lay"]
            steps = lays or [move for move in moves if move.verb not in ("exit", "submit")]
            if not steps:
                break
            m.play(0, steps[int(rng.random() * len(steps))])


def test_every_step_that_is_not_an_option_has_a_reason_that_can_be_said() -> None:
    said = set()
    for match, legal in wanderings(range(40)):
        for text in match.candidates(0):
            refusal = match.why_not(0, text)
            assert (refusal is None) == (text in legal), text
            if refusal is not None and (refusal.rule, refusal.reason) not in said:
                said.add((refusal.rule, refusal.reason))
                assert all(verlies.describe(refusal, lang) for lang in ("de", "en"))
    assert said


# At the wrong time


def test_what_answers_another_question_comes_at_the_wrong_time() -> None:
    m = rounds.shopping(seats=2, stall=STALL)
    asked = {"question": "shop"}
    for text in ("done", "submit", "go N", "lay S1 0 0 0", "drop SB-1", "first 0", "took 0 1"):
        assert table.refusal(m, 0, text) == ("PA-BUY-04", "not_now", {"verb": text.split()[0], **asked})
    assert table.refusal(m, 0, "book SB-6 S1") == ("PA-BUY-04", "not_now", {"verb": "cast", **asked})
    assert table.refusal(m, 0, "book SB-11 N") == ("PA-BUY-04", "not_now", {"verb": "cast", **asked})
    m = table.exploring(books="SB-6")
    assert table.refusal(m, 0, "pass") == ("PA-LAY-01", "not_now", {"verb": "pass", "question": "lay_first"})
    m.play(0, "lay S1 0 0 0")
    assert table.refusal(m, 0, "book SB-6") == ("PA-EXP-02", "not_now", {"verb": "book", "question": "build"})
    assert table.refusal(m, 0, "book SB-6 S1") == ("PA-EXP-02", "not_now", {"verb": "cast", "question": "build"})
    m.play(0, TOP)
    assert table.refusal(m, 0, "pass") == ("PA-PTH-11", "not_now", {"verb": "pass", "question": "path"})


def planless(m: PathwaysMatch, seat: int) -> tuple[str, str, dict[str, Any]]:
    """Why a plan is not taken now."""
    with pytest.raises(IllegalMove) as caught:
        m.plan(seat, "S1 0 0 0")
    found = caught.value.refusal
    assert all(verlies.describe(found, lang) for lang in ("de", "en"))
    return found.rule, found.reason, dict(found.args)


@pytest.mark.rule("PA-EXP-01", "PA-EXP-02")
def test_a_plan_is_for_who_builds_and_only_then() -> None:
    m = rounds.shopping(table.column("y..."), seats=2)
    assert planless(m, 0) == ("PA-BUY-04", "not_now", {"verb": "plan", "question": "shop"})
    assert planless(m, 1) == ("CORE-TURN", "turn", {"seat": 1})
    rounds.until(m, s.EXPLORE)
    assert [str(move) for move in m.plan(0, "S1 0 0 0")] == ["lay S1 0 0 0"]
    replan(m, 0, rounds.column_of("S1"))
    m.play(0, "submit")
    assert planless(m, 0) == ("CORE-TURN", "turn", {"seat": 0})
    m.play(1, "submit")
    assert planless(m, 0) == ("CORE-TURN", "turn", {"seat": 0}), "chance is on turn"
    rounds.chance(m)
    assert planless(m, 0) == ("PA-TID-04", "not_now", {"verb": "plan", "question": "tidy"})
    m.play(1, "resign")
    assert planless(m, 0) == ("CORE-OVER", "over", {})


# Laying


@pytest.mark.rule("PA-EXP-01", "PA-LAY-01", "PA-LAY-03", "PA-LAY-06", "PA-LAY-08", "PA-LAY-09")
def test_a_card_that_cannot_lie_there_is_refused_by_its_rule_and_with_the_other_card() -> None:
    m = table.exploring()
    assert table.refusal(m, 0, "lay S1 0 1 0") == ("PA-LAY-01", "first_card_at_origin", {"card": "S1"})
    assert table.refusal(m, 0, "lay S9 0 0 0") == ("PA-EXP-01", "not_in_hand", {"card": "S9"})
    m.play(0, "lay S1 0 0 0")
    other = {"card": "S2", "other": "S1"}
    assert table.refusal(m, 0, "lay S2 0 2 3") == ("PA-LAY-03", "overlaps", other)
    assert table.refusal(m, 0, "lay S2 180 0 0") == ("PA-LAY-03", "overlaps", other)
    assert table.refusal(m, 0, "lay S2 0 3 0") == ("PA-LAY-06", "no_link", other)
    assert table.refusal(m, 0, "lay S2 0 1 4") == ("PA-LAY-06", "no_link", other)
    for spot in ("3 4", "-3 -4", "0 5", "4 0"):
        assert table.refusal(m, 0, f"lay S2 0 {spot}") == ("PA-LAY-08", "apart", {"card": "S2"})
    assert table.refusal(m, 0, "lay S1 0 0 4") == ("PA-EXP-01", "laid_already", {"card": "S1"})
    table.play(m, 0, "lay S2 0 0 4")
    assert table.refusal(m, 0, "lay S3 0 3 3") == ("PA-LAY-06", "no_link", {"card": "S3", "other": "S1"})
    assert table.refusal(m, 0, "lay S3 0 0 6") == ("PA-LAY-03", "overlaps", {"card": "S3", "other": "S2"})
    assert table.refusal(m, 0, "lay S2 0 0 -4") == ("PA-EXP-01", "laid_already", {"card": "S2"})
    assert table.refusal(m, 0, "lay S2 0 0 2") == ("PA-LAY-03", "overlaps", {"card": "S2", "other": "S1"})


@pytest.mark.rule("PA-LAY-09", "PA-EXP-02")
def test_a_card_that_would_fit_is_refused_when_five_lie_or_the_path_has_begun() -> None:
    m = table.laid(at="0 0 0, 0 0 4")
    m.play(0, TOP)
    assert table.refusal(m, 0, "lay S3 0 0 8") == ("PA-EXP-02", "path_begun", {})
    assert table.refusal(m, 0, "lay S3 0 3 0") == ("PA-LAY-06", "no_link", {"card": "S3", "other": "S1"})
    m = table.exploring()
    rounds.holding(m, 0, "S1 S2 S3 S4 S5 S6")
    table.play(m, 0, *(f"lay S{number} 0 0 {4 * number - 4}" for number in range(1, 6)))
    assert table.refusal(m, 0, "lay S6 0 0 -4") == ("PA-LAY-09", "all_laid", {"cards": 5})
    assert table.refusal(m, 0, "lay S6 0 0 -3") == ("PA-LAY-03", "overlaps", {"card": "S6", "other": "S1"})


@pytest.mark.rule("PA-AMB-05")
@pytest.mark.parametrize("strict", [False, True])
def test_with_strict_ports_every_port_that_faces_a_card_must_meet_one(strict: bool) -> None:
    m = table.laid(WIDE, WIDE, strict_ports=strict)
    assert table.refusal(m, 0, "lay S2 0 3 2") == ("PA-LAY-06", "no_link", {"card": "S2", "other": "S1"})
    if strict:
        assert table.refusal(m, 0, "lay S2 0 3 1") == ("PA-AMB-05", "port_unmatched", {"card": "S2", "other": "S1"})
    else:
        assert "lay S2 0 3 1" in m.moves(0)
    assert "lay S2 0 3 0" in m.moves(0)


@pytest.mark.rule("PA-EXP-04")
@pytest.mark.parametrize("timer", [0, 240])
def test_time_is_up_only_where_there_is_a_timer(timer: int) -> None:
    m = table.exploring(timer=timer)
    if timer:
        assert "time" in m.moves(0)
    else:
        assert table.refusal(m, 0, "time") == ("PA-EXP-04", "no_timer", {})


# The shop


@pytest.mark.rule("PA-BUY-05", "PA-BUY-08", "PA-SPB-01", "PA-SPB-SB16")
def test_a_token_is_refused_by_its_price_by_the_stock_or_by_the_book_that_is_missing() -> None:
    m = rounds.shopping(seats=2, stall=STALL)
    assert table.refusal(m, 0, "token pit lock") == ("PA-SPB-01", "book_not_owned", {"book": "SB-16"})
    m.stock = (5, 0, 5, 5)
    rounds.changed(m)
    assert (
        table.refusal(m, 0, "token pit")
        == table.refusal(m, 0, "token pit lock")
        == ("PA-BUY-08", "token_sold_out", {"token": "pit"})
    )
    rounds.own(m, 0, "SB-16")
    assert table.refusal(m, 0, "token lock pit") == ("PA-BUY-08", "token_sold_out", {"token": "pit"})
    m.coins[0] = 0
    rounds.changed(m)
    for text in ("token lock", "token lock monster"):
        assert table.refusal(m, 0, text) == ("PA-BUY-05", "too_costly", {"cost": 1, "coins": 0})
    m.used[0] = 1 << 16
    rounds.changed(m)
    assert table.refusal(m, 0, "token lock monster") == ("PA-SPB-01", "book_used", {"book": "SB-16"})


@pytest.mark.rule("PA-BUY-05", "PA-BUY-06", "PA-BUY-11", "PA-BUY-13", "PA-SPB-01", "PA-SPB-SB10")
def test_a_book_or_card_is_refused_by_what_keeps_it_from_the_buyer() -> None:
    m = rounds.shopping(seats=2, stall=STALL)
    for book in ("SB-6", "SB-9"):
        assert table.refusal(m, 0, f"book {book}") == ("PA-BUY-06", "not_on_display", {"card": book})
    for text in ("card D303", "card D303 SB-10"):
        assert table.refusal(m, 0, text) == ("PA-BUY-06", "not_on_display", {"card": "D303"})
    for text in ("card D301 SB-10", "card top 6 SB-10"):
        assert table.refusal(m, 0, text) == ("PA-SPB-01", "book_not_owned", {"book": "SB-10"})
    m.coins[0] = 1
    rounds.changed(m)
    for text, cost in {"book SB-1": 2, "book top": 2, "card D301": 3, "card top 5": 5, "card D602": 6}.items():
        assert table.refusal(m, 0, text) == ("PA-BUY-05", "too_costly", {"cost": cost, "coins": 1})
    rounds.own(m, 0, "SB-10")
    for text, cost in {"card D301 SB-10": 2, "card top 5 SB-10": 4, "card D301": 3}.items():
        assert table.refusal(m, 0, text) == ("PA-BUY-05", "too_costly", {"cost": cost, "coins": 1})
    m.stacks[0] = m.stacks[4] = b""
    rounds.changed(m)
    assert table.refusal(m, 0, "book top") == ("PA-BUY-13", "stack_empty", {"price": None})
    assert table.refusal(m, 0, "card top 6") == ("PA-BUY-13", "stack_empty", {"price": 6})
    rounds.holding(m, 0, "S1 S2 S3 S4 S5")
    for text in ("card D301", "card top 3", "card D301 SB-10"):
        assert table.refusal(m, 0, text) == ("PA-BUY-11", "hand_full", {"cards": 5})


@pytest.mark.rule("PA-BUY-09")
def test_of_three_books_one_of_the_two_others_goes() -> None:
    m = rounds.shopping(seats=2, stall="SB-3 SB-4")
    rounds.own(m, 0, "SB-1", "SB-2")
    m.play(0, "book SB-3")
    assert table.refusal(m, 0, "drop SB-3") == ("PA-BUY-09", "just_bought", {"book": "SB-3"})
    assert table.refusal(m, 0, "drop SB-9") == ("PA-BUY-09", "book_not_owned", {"book": "SB-9"})
    assert table.refusal(m, 0, "pass") == ("PA-BUY-09", "not_now", {"verb": "pass", "question": "drop"})


# Together: set-up, shop and hands


@pytest.mark.rule("PA-COO-02", "PA-COO-14", "PA-BUY-08")
def test_a_group_is_chosen_by_one_and_each_sticker_used_once() -> None:
    m = table.new(seats=2, coop="normal", stickers=2)
    rounds.chance(m)
    m.play(0, "group A1")
    assert table.refusal(m, 0, "group A2") == ("PA-COO-14", "not_now", {"verb": "group", "question": "sticker"})
    m.stock = (5, 0, 5, 5)
    rounds.changed(m)
    assert table.refusal(m, 0, "sticker ST-token pit") == ("PA-BUY-08", "token_sold_out", {"token": "pit"})
    m.play(0, "sticker ST-cull S1")
    assert table.refusal(m, 0, "sticker ST-cull S2") == ("PA-COO-14", "sticker_used_up", {"sticker": "ST-cull"})
    m.play(0, "sticker ST-coin")
    assert table.refusal(m, 1, "group A1") == ("PA-COO-02", "group_taken", {"group": "A1", "seat": 0})


@pytest.mark.rule("PA-COO-02", "PA-COO-05", "PA-BUY-05")
def test_coins_go_to_others_once_a_turn_and_only_together() -> None:
    m = rounds.shopping(seats=2)
    assert table.refusal(m, 0, "give 1 1") == ("PA-COO-05", "only_together", {})
    m = rounds.together(groups="A5 A6")
    assert table.refusal(m, 0, "give 0 1") == ("PA-COO-05", "own_coins", {})
    assert table.refusal(m, 0, "give 2 1") == ("PA-COO-05", "no_such_seat", {"seats": [0, 1]})
    assert table.refusal(m, 0, "give 1 7") == ("PA-COO-05", "too_few_coins", {"coins": 6})
    m.play(0, "give 1 6")
    assert table.refusal(m, 0, "give 1 1") == ("PA-COO-05", "given_already", {"seat": 1})
    less = next(group for group in m.content.groups if group.effect == "discount_first").number
    for text, cost in {"card top 6": 6, "book top": 2}.items():
        assert table.refusal(m, 0, text) == ("PA-BUY-05", "too_costly", {"cost": cost - less, "coins": 0})


@pytest.mark.rule("PA-COO-06", "PA-DRW-03")
def test_only_cards_in_hand_are_shed_and_exchanged() -> None:
    m = rounds.together(groups="A6 A7")
    rounds.until(m, s.SHED)
    assert table.refusal(m, 0, "shed S9") == ("PA-DRW-03", "not_in_hand", {"card": "S9"})
    rounds.until(m, s.SWAP)
    assert table.refusal(m, 0, "swap 0 2") == ("PA-COO-06", "no_such_seat", {"seats": [0, 1]})
    other = m.copy()
    m.play(0, "swap 0 1")
    assert table.refusal(m, 0, "offer S9") == ("PA-COO-06", "not_in_hand", {"card": "S9"})
    other.hands[1] = b""
    rounds.changed(other)
    assert table.refusal(other, 0, "swap 0 1") == ("PA-COO-06", "hand_empty", {"seat": 1})


# Together: artefacts and missions


@pytest.mark.rule("PA-COO-13")
def test_artefacts_are_refused_where_they_do_not_work() -> None:
    m = rounds.setting_out(artefacts={0: "R01 R07 R08"}, rules=1)
    assert table.refusal(m, 0, "use R12") == ("PA-COO-13", "artefact_not_held", {"artefact": "R12"})
    assert table.refusal(m, 0, "use R01") == ("PA-COO-13", "artefact_not_for_paths", {"artefact": "R01"})
    m.play(0, "use R08")
    assert table.refusal(m, 0, "use R08") == ("PA-COO-13", "artefact_in_use", {"artefact": "R08"})
    table.play(m, 0, f"lay S1 0 0 0, {TOP}")
    assert table.refusal(m, 0, "use R07") == ("PA-COO-13", "artefact_too_late", {"artefact": "R07"})


@pytest.mark.rule("PA-COO-07", "PA-COO-09", "PA-COO-13")
def test_missions_prizes_and_shields_are_refused_to_whom_they_do_not_belong() -> None:
    m = rounds.setting_out(groups="A1 A2 A3", artefacts={0: "R12 R01"})
    prized = next(at for at, each in enumerate(m.content.missions) if each.artefacts)
    m.open = bytes((prized, prized + 1))
    rounds.changed(m)
    one, other, closed = (m.content.mission_ids[at] for at in (prized, prized + 1, prized - 1))
    rounds.explore(m, {seat: rounds.column_of("S1", 2) for seat in range(3)})
    assert table.refusal(m, 0, f"mission {closed}") == ("PA-COO-07", "mission_not_open", {"missions": [closed]})
    assert table.refusal(m, 0, f"mission {closed} {one}") == ("PA-COO-07", "mission_not_open", {"missions": [closed]})
    assert table.refusal(m, 0, f"mission {one} {other}") == ("PA-COO-07", "one_mission_only", {})
    for seat in (0, 1):
        path = m.paths[seat]
        assert path is not None
        m.paths[seat] = path = path.copy()
        path.counts, path.end = bytes([99]) * len(path.counts), LEFT
        m.play(seat, f"mission {one}")
    m.play(2, "no_mission")
    rounds.chance(m)
    assert table.refusal(m, 0, "award 2") == ("PA-COO-09", "took_no_part", {"seat": 2})
    assert table.refusal(m, 0, "award 4") == ("PA-COO-09", "no_such_seat", {"seats": [0, 1, 2]})
    m.play(0, "award 1")
    assert table.refusal(m, 0, "cancel R01") == ("PA-COO-13", "artefact_no_shield", {"artefact": "R01"})
    assert table.refusal(m, 0, "cancel R13") == ("PA-COO-13", "artefact_not_held", {"artefact": "R13"})


# Tidying up


def tidying(*books: str, groups: str = "", first: str = "yz..") -> PathwaysMatch:
    """Seat 0 has walked down three cards, of which the first has these cells, and tidies up."""
    m = (
        rounds.setting_out(table.column(first), groups=groups)
        if groups
        else rounds.building(table.column(first), seats=2)
    )
    rounds.own(m, 0, *books)
    rounds.explore(m, {0: rounds.column_of("S1 S2 S3"), 1: rounds.column_of("S1")})
    rounds.until(m, s.TIDY)
    return m


@pytest.mark.rule("PA-TID-02", "PA-TID-03", "PA-TID-04")
def test_each_card_is_tidied_up_once_and_by_what_there_is() -> None:
    m = tidying()
    for verb in ("recycle", "scissors"):
        assert table.refusal(m, 0, f"{verb} S9") == ("PA-TID-04", "not_laid", {"card": "S9"})
        assert table.refusal(m, 0, f"{verb} S4") == ("PA-TID-04", "not_laid", {"card": "S4"})
    m.play(0, "recycle S2")
    assert table.refusal(m, 0, "scissors S2") == ("PA-TID-04", "acted_on", {"card": "S2"})
    assert table.refusal(m, 0, "recycle S1") == ("PA-TID-02", "no_recycle", {"used": 1})
    m = tidying("SB-6", first="....")
    assert table.refusal(m, 0, "recycle S1") == ("PA-TID-02", "no_recycle", {"used": 0})
    assert table.refusal(m, 0, "scissors S1") == ("PA-TID-03", "no_scissors", {"used": 0})
    m = tidying("SB-6", first="zy..")
    m.play(0, "scissors S1")
    assert table.refusal(m, 0, "scissors S2") == ("PA-TID-03", "no_scissors", {"used": 1})


@pytest.mark.rule("PA-SPB-01", "PA-SPB-SB6", "PA-SPB-SB17", "PA-TID-04")
def test_a_book_tidies_one_card_that_lies_there_and_is_paid() -> None:
    m = tidying("SB-6", "SB-17")
    assert table.refusal(m, 0, "book SB-6 S4") == ("PA-TID-04", "not_laid", {"card": "S4"})
    m.play(0, "book SB-6 S1")
    assert table.refusal(m, 0, "book SB-17 S1") == ("PA-TID-04", "acted_on", {"card": "S1"})
    assert table.refusal(m, 0, "book SB-6 S2") == ("PA-SPB-01", "book_used", {"book": "SB-6"})
    m.coins[0] = 0
    rounds.changed(m)
    cost = m.content.book_coins[17]
    assert cost > 0
    assert table.refusal(m, 0, "book SB-17 S2") == ("PA-SPB-SB17", "too_costly", {"cost": cost, "coins": 0})
    assert table.refusal(m, 0, "porter S2") == ("PA-COO-02", "no_porters", {})
    m = tidying()
    for book in ("SB-6", "SB-17"):
        assert table.refusal(m, 0, f"book {book} S1") == ("PA-SPB-01", "book_not_owned", {"book": book})


@pytest.mark.rule("PA-COO-02", "PA-TID-04")
def test_porters_keep_one_card_that_lies_there_and_are_paid() -> None:
    m = tidying("SB-6", groups="A7 A8", first="....")
    assert table.refusal(m, 0, "porter S4") == ("PA-TID-04", "not_laid", {"card": "S4"})
    # without porters there is nothing to do
    assert table.refusal(m, 1, "porter S1") == ("CORE-TURN", "turn", {"seat": 1})
    other = m.copy()
    m.play(0, "porter S1")
    assert table.refusal(m, 0, "porter S2") == ("PA-COO-02", "porters_busy", {})
    other.coins[0] = 0
    rounds.changed(other)
    price = other.content.groups[other.groups[0]].number
    assert table.refusal(other, 0, "porter S1") == ("PA-COO-02", "too_costly", {"cost": price, "coins": 0})
    assert table.refusal(tidying(groups="A8 A7"), 0, "porter S1") == ("PA-COO-02", "no_porters", {})


@pytest.mark.rule("PA-SPB-SB14")
def test_a_card_is_traded_for_one_on_display_that_costs_no_more() -> None:
    m = rounds.shopping(seats=2, stall=STALL)
    rounds.own(m, 0, "SB-14")
    m.play(0, "card D401")
    rounds.until(m, s.EXPLORE)
    rounds.explore(m, {0: rounds.column_of("D401")})
    rounds.until(m, s.TRADE)
    assert table.refusal(m, 0, "trade D301 D302") == ("PA-SPB-SB14", "not_to_trade", {"card": "D301"})
    assert table.refusal(m, 0, "trade D401 D310") == ("PA-SPB-SB14", "not_on_display", {"card": "D310"})
    cards = {"card": "D401", "other": "D501"}
    assert table.refusal(m, 0, "trade D401 D501") == ("PA-SPB-SB14", "trade_too_costly", cards)
