"""Moves against a slow second opinion: nothing that the rules allow is lost, and nothing goes in circles."""

from __future__ import annotations

import pytest

from games.twister.table import draw, lay, on, play, squares, texts
from games.twister.walker import Walker, played, scattered
from verlies.games.twister.match import TwisterMatch


@pytest.mark.rule(
    "TW-MOV-01", "TW-MOV-02", "TW-MOV-03", "TW-MOV-04", "TW-MOV-05", "TW-MOV-06", "TW-MOV-07", "TW-MOV-11", "TW-CAR-05",
    "TW-CAR-06", "TW-CAR-07", "TW-CAR-09", "TW-ROP-02", "TW-ROP-06", "TW-ROP-08", "TW-GLD-01", "TW-GLD-05", "TW-GLD-06",
)  # fmt: skip
@pytest.mark.parametrize("block", range(12))
def test_a_move_leads_exactly_where_single_steps_by_the_rules_lead(block: int) -> None:
    for seed in range(block * 25, block * 25 + 25):
        m, mover = scattered(seed)
        ours, theirs = played(m, mover), Walker(m, mover).outcomes()
        assert ours == theirs, f"{seed}: too much {sorted(ours - theirs)[:1]}, lost {sorted(theirs - ours)[:1]}"


def positions_on_the_way(m: TwisterMatch, who: str) -> list[list[tuple[bytes, tuple[int, ...]]]]:
    """All runs of `take` and `put` of one figure, each as the positions it goes through."""
    runs: list[list[tuple[bytes, tuple[int, ...]]]] = []
    todo: list[tuple[TwisterMatch, list[tuple[bytes, tuple[int, ...]]]]] = [(m, [])]
    while todo:
        state, run = todo.pop()
        on_the_way = [move for move in state.moves(0) if move.split(" ")[0] in ("take", "put") and f" {who} " in move]
        for move in on_the_way:
            after = state.copy()
            after.apply(0, move)
            todo.append((after, [*run, (bytes(after.where), after.frames[-1])]))
        runs.append(run)
    return runs


@pytest.mark.rule("TW-CAR-05")
def test_taking_and_putting_does_not_go_in_circles() -> None:
    """Two items, a friend who has one, and a carrier: every run ends, and comes through no position twice."""
    m = lay({"telepath": "c3", "cleric": "c4"}, items={"bow": "c3", "key": "c4", "rope": "d3", "great_shield": "d3"})
    runs = positions_on_the_way(m, "telepath")
    assert max(map(len, runs)) == 3
    assert all(len(set(run)) == len(run) for run in runs)
    assert len(runs) < 60


@pytest.mark.rule("TW-CAR-05")
def test_nobody_takes_and_puts_twice_in_a_row_on_one_square() -> None:
    m = lay({"cleric": "c3"}, items={"bow": "c3", "key": "c4", "rope": "c4"})
    play(m, "take cleric c4 key")
    assert not [text for text in texts(m) if text.startswith(("take cleric c4", "put cleric c4"))]
    assert "put cleric c3" in texts(m)


@pytest.mark.rule("TW-CAR-06")
@pytest.mark.parametrize("colour", ["yellow", "blue"])
def test_nothing_is_exchanged_for_its_like(colour: str) -> None:
    m = lay({"cleric": "c3"}, items={"yellow rope": "c3", f"{colour} key": "c4", "blue rope": "c5"})
    assert [text for text in texts(m, "take") if text.endswith("rope")] == []
    assert "take cleric c4 key" in texts(m)


@pytest.mark.rule("TW-CAR-04", "TW-GLD-03")
def test_a_friend_who_was_taken_up_does_not_lie_there_any_more() -> None:
    """One wounded friend is exchanged for another: only the one who is left counts on that square."""
    team = {"cleric": "c4", "naga": "c4", "mage": "d4"}
    m = lay(team, items={"key": "d4"}, wounded=["yellow naga", "yellow mage"])
    play(m, "take cleric d4 mage; go cleric e4")
    assert on(m, "d4") == {"yellow naga", "yellow key"}
    assert on(m, "e4") == {"yellow cleric", "yellow mage"}


@pytest.mark.rule("TW-GLD-06")
def test_no_stretch_leads_so_far_away_that_a_full_square_cannot_be_cleared() -> None:
    """The bow makes three with the friend and the key: the rope is near enough to come back from, the shield is not."""
    items = {"bow": "c4", "key": "d4", "rope": "e4", "great_shield": "h4"}
    m = lay({"naga": "c4", "cleric": "d4"}, items=items)
    play(m, "put naga d4")
    assert "take naga e4 rope" in texts(m)
    assert "take naga h4 great_shield" not in texts(m)
    play(m, "take naga e4 rope; put naga f4; take naga d4 key")
    assert {"c4", "d5"} <= squares(m, "go naga")


@pytest.mark.rule("TW-ROP-08")
def test_a_friend_on_a_pit_gets_nothing_that_he_cannot_keep_beside_his_rope() -> None:
    m = lay({"cleric": "c4", "naga": "d4"}, items={"rope": "d4", "key": "c4"}, drawn=draw("d4 O"))
    assert not [text for text in texts(m) if text.startswith(("take cleric", "put cleric d4"))]
    assert "e4" in squares(m, "go cleric")


def test_moves_stay_few_enough_to_read() -> None:
    """In places far more crowded than any that play leads to."""
    counts = [len(m.moves(m.active)) for m in (scattered(seed)[0] for seed in range(0, 300, 3))]
    assert max(counts) <= 200
