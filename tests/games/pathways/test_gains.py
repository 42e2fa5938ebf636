"""What a hint brings: said in the terms of the game, and true of what the moves do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.pathways.rounds import own, setting_out, shopping, together, until
from games.pathways.table import column, exploring, play
from verlies.bots import make
from verlies.games.pathways import state as s
from verlies.games.pathways import values
from verlies.games.pathways.faces import COIN
from verlies.games.pathways.match import PathwaysMatch
from verlies.text import LANGUAGES, Words


def brought(m: PathwaysMatch, *texts: str) -> dict[str, dict[str, Any]]:
    """What these moves of seat 0 bring, by kind; all of it can be said."""
    before = m.copy()
    play(m, 0, *texts)
    gains = m.benefits(before, 0)
    assert len(gains) <= 4
    for lang in LANGUAGES:
        assert all(Words("pathways", lang).say(f"gain-{gain.kind}", gain.args) for gain in gains)
    return {gain.kind: dict(gain.args) for gain in gains}


def test_a_path_says_what_it_collects_and_what_that_scores() -> None:
    m = exploring(column("ccsk"), column("c..."), goal="G-coin")
    each = m.content.goals[m.goals[s.MAIN]].points
    found = brought(m, "lay S1 0 0 0, start M 1 0 N, go S, go S, go S, exit S, submit")
    assert found["main"] == {"goal": "G-coin", "number": 2, "each": each, "points": 2 * each}
    assert found["finds"]["finds"] == [
        {"kind": kind, "number": n} for kind, n in (("coin", 2), ("sword", 1), ("key", 1))
    ]
    assert "exit" in found
    assert found["second"]["points"] > 0


def test_a_path_without_an_exit_says_so() -> None:
    m = exploring(column("c..."))
    found = brought(m, "lay S1 0 0 0, start M 1 0 N, submit")
    assert "no_exit" in found
    assert "exit" not in found


def test_what_was_drawn_before_counts_too() -> None:
    m = exploring(column("ccc."))
    play(m, 0, "lay S1 0 0 0, start M 1 0 N")
    assert brought(m, "go S, go S")["main"]["number"] == 3


def test_what_is_bought_and_what_is_left() -> None:
    m = shopping()
    card = next(move for move in m.moves(0) if move.verb == "card" and not move.startswith("card top"))
    coins = m.coins[0]
    cost = m.view(0)["costs"][str(card)]
    found = brought(m.copy(), str(card))
    assert found["card"]["card"] == card.args[0]
    assert found["purse"]["coins"] == coins - cost
    assert brought(m.copy(), "token pit")["token"] == {"replaces": "rope"}
    for book in m.view(0)["market"]["books"]["cards"]:
        assert brought(m.copy(), f"book {book}")["book"]["book"] == book
    assert brought(m.copy(), "card top 3")["unseen"]["cards"] == len(m.stacks[1])
    assert set(brought(m.copy(), "pass")) == {"passed", "purse"}


def test_together_a_path_says_which_missions_it_serves() -> None:
    m = setting_out(column("cccc"))
    missions = {m.content.mission_ids[each]: m.content.missions[each] for each in m.open}
    found = brought(m, "lay S1 0 0 0, start M 1 0 N, go S, go S, go S, exit S")
    assert not {"main", "second"} & set(found)
    assert found["finds"]["finds"] == [{"kind": "coin", "number": 4}]
    served = found.get("mission") or found.get("mission_able")
    counts = [any(COIN in kinds for kinds, _ in mission.needs) for mission in missions.values()]
    assert bool(served) == any(counts)


def test_together_a_path_that_is_sent_out_says_whether_it_suffices() -> None:
    m = setting_out(column("cccc"))
    play(m, 0, "lay S1 0 0 0, start M 1 0 N, go S, go S, go S, exit S, submit")
    until(m, s.ASSIGN)
    seat = m.turn[0]
    before = m.copy()
    move = m.moves(seat)[0]
    m.play(seat, move)
    assert [gain.args["mission"] for gain in m.benefits(before, seat)] == [move.args[0]]


@pytest.mark.parametrize(("kind", "says"), [(s.SHED, "shed"), (s.SWAP, "no_swap")])
def test_together_a_hint_about_the_hand_has_a_reason(kind: int, says: str) -> None:
    m = together(groups="A6 A1")
    until(m, kind)
    advice = make("greedy").advise(m.chair(m.turn[0]), Random(1))
    assert [gain.kind for gain in advice.gains] == [says]


@pytest.mark.parametrize("answer", ["keep", "toss"])
def test_a_card_that_may_be_turned_down_is_weighed_against_those_that_may_come(answer: str) -> None:
    m = shopping()
    own(m, 0, "SB-12")
    until(m, s.PEEK)
    card, points = m.frames[-1][2], values.kinds(m)
    others = [values.card(m, other, points) for other in m.decks[0]]
    brings, usual = round(values.card(m, card, points), 1), round(sum(others) / len(others), 1)
    assert brought(m, answer)["peeked"] == {"card": m.content.card_ids[card], "points": brings, "usual": usual}


@pytest.mark.parametrize("coop", [False, True])
def test_the_hint_of_a_round_says_more_than_that_it_is_best(coop: bool) -> None:
    faces = (column("cccc"), column("ss.."), column("k..."), column("...."), column("c..."))
    m = setting_out(*faces) if coop else exploring(*faces)
    advice = make("greedy").advise(m.chair(0), Random(1))
    assert advice.moves[0].startswith("lay ")
    assert "submit" in advice.moves
    assert {"finds"} <= {gain.kind for gain in advice.gains}
