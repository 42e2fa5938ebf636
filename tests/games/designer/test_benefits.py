"""What a hint says that a move brings: in the game's own terms, the most important first."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.designer.table import CONTENT, grid, laid, passages, play, to_market
from verlies.core.events import Gain
from verlies.games.designer.match import DesignerMatch

HALL, GNOLLS = "R095", "R049"
"""Junction: masonry, four doors, nothing printed, 6 gold. Intersection: cave, four doors, a gnoll."""


def brings(match: DesignerMatch, *lines: str, seat: int = 0) -> dict[str, dict[str, object]]:
    """The gains of these moves by kind."""
    before = match.copy()
    play(match, *lines)
    gains: Sequence[Gain] = match.benefits(before, seat)
    assert len(gains) <= 4
    assert gains[-1].kind == "likely"
    return {gain.kind: dict(gain.args) for gain in gains}


@pytest.mark.parametrize("hidden", [False, True])
def test_a_room_brings_its_gold_and_the_rooms_it_joins_to_the_entrance(hidden: bool) -> None:
    match = laid(3, options={"hidden_selection": hidden}, room=[HALL], blueprint=["B1"])
    entrance = CONTENT.cards["B1"].fields["entrance_col"]
    gains = brings(match, f"0 build {HALL} {entrance}")
    assert gains["networks"] == {"points": 1}
    assert gains["gold"] == {"gold": CONTENT.cards[HALL].fields["gold"]}


def test_a_room_that_meets_a_condition_says_how_many_are_met() -> None:
    name, column = next(
        (name, condition["col"])
        for name in CONTENT.blueprint_ids
        for condition in CONTENT.cards[name].fields["conditions"]
        if condition["row"] == 1 and condition["value"] == "masonry"
    )
    match = laid(3, room=[HALL], blueprint=[name])
    assert brings(match, f"0 build {HALL} {column}")["blueprint"] == {"met": 1, "points": 0}


def test_the_lead_at_the_goal_is_told_with_what_it_costs_the_others() -> None:
    match = laid(3, room=[GNOLLS], goal=["G3"])
    match.grids[1] = grid([GNOLLS])
    match.rank = (0, 1, 2)
    gains = brings(match, f"0 build {GNOLLS} 1")
    assert gains["goal"] == {"points": 15}
    assert gains["ahead"] == {"seat": 1, "points": 6}


def test_a_discard_says_what_it_keeps_from_the_only_rival() -> None:
    match = laid(2, room=[HALL, "R094", "R093", "R092", "R091"], blueprint=["B1", "B2"])
    column = CONTENT.cards["B2"].fields["entrance_col"]
    match.passages[1] = passages(f"r1c{column} n")
    play(match, "0 build R094 1")
    gains = brings(match, f"0 discard {HALL}")
    assert gains["denied"]["seat"] == 1
    assert gains["denied"]["room"] == HALL


def test_passing_says_what_the_challenge_is_worth_and_in_the_last_year_the_rank() -> None:
    match = laid(3, challenge=["C30", "C01", "C02", "C04"])
    to_market(match)
    buyer = match.turn[0]
    gains = brings(match, f"{buyer} pass C30", seat=buyer)
    assert gains["taken"] == {"challenge": "C30", "points": 10, "likely": 10}
    assert gains["rank"] == {"rank": 1, "points": 0}

    match.year = 4
    match.challenges = ()
    buyer = match.turn[0]
    assert brings(match, f"{buyer} pass", seat=buyer)["rank"] == {"rank": 2, "points": 6}


def test_what_is_bought_alone_is_lost_to_jael() -> None:
    """His card counts gnolls; the gnoll that is bought does not go to him."""
    card = next(name for name in CONTENT.jael_ids if CONTENT.cards[name].fields["bonus"]["of"] == ["gnoll"])
    match = laid(1, jael=[card], stall=["M07"], tile=["slime", "slime", "gnoll"])
    to_market(match)
    match.gold[0] = 30
    assert brings(match, "0 buy M07 lower", "0 place gnoll r1c1")["jael"] == {"points": 3}
