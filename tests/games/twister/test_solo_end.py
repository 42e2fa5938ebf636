"""How the solitaire game ends (TS-END)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, texts, told
from verlies.core.events import Event
from verlies.games.twister import state as s
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.memory import note


def with_points(own: int, others: int, **how: Any) -> TwisterMatch:
    """Both sides have points for this many eliminations; White Phil and the naga are about to leave."""
    m = alone.lay({"white_phil": "b3"}, {"cleric": "d8", "naga": "u8"}, **how)
    dead = [token for token in s.NPCS if m.where[token] == s.DECK][:own]
    dead += [token for token in s.FIGURES[0] if m.where[token] == s.LOST][:others]
    for token in dead:
        m.where[token] = s.DEAD
    m.gains[s.FELLED], m.gains[3 + s.FELLED] = own, others
    return m


def outcome(m: TwisterMatch) -> tuple[tuple[int | str, ...], str]:
    """Who has won, and by what."""
    result = m.result
    assert result is not None
    return result.winners, result.reason


def check_lost(m: TwisterMatch, events: Sequence[Event], reason: str, rule: str) -> None:
    """The non-player has won by this reason, and the last event names its rule."""
    assert told(events, "over") == [{"reason": reason}]
    assert events[-1].rule == rule
    assert outcome(m) == (("non_player",), reason)


@pytest.mark.rule("TS-END-01", "TS-END-02", "TS-EXT-02", "TS-ACT-10")
def test_the_non_player_wins_at_once_with_its_fifth_point_in_the_middle_of_an_activation() -> None:
    m = with_points(3, 4)
    events = alone.run(m, "next")
    assert m.over
    assert told(events, "over") == [{"reason": "points"}]
    assert told(events, "npc_done") == []
    assert outcome(m) == (("non_player",), "points")
    assert m.result is not None
    assert m.result.score == {0: 3, "non_player": 5}
    assert m.result.breakdown[0] == {"exits": 0, "eliminations": 3, "treasures": 0}
    assert m.result.breakdown["non_player"] == {"exits": 1, "eliminations": 4, "feats": 0}
    assert events[-1].rule == "TS-END-02"


@pytest.mark.rule("TS-END-02")
def test_the_person_wins_at_once_with_her_fifth_point() -> None:
    m = with_points(4, 3, turn="person")
    events = alone.run(m, "go naga v8")
    assert m.over
    assert told(events, "over") == [{"reason": "points"}]
    assert outcome(m) == ((0,), "points")


@pytest.mark.rule("TS-END-03")
@pytest.mark.parametrize(("own", "others", "won"), [(6, 5, True), (5, 5, False), (5, 6, False)])
def test_if_both_reach_five_at_once_more_points_win_and_a_draw_is_lost(own: int, others: int, won: bool) -> None:
    m = with_points(own - 1, others, turn="person")
    alone.run(m, "go naga v8")
    assert outcome(m) == ((0,) if won else ("non_player",), "points")


@pytest.mark.rule("TS-END-01")
def test_an_eliminated_character_of_the_person_is_a_point_for_the_non_player() -> None:
    m = alone.lay({"hur_ban": "d3"}, {"cleric": "d4", "naga": "q8"}, wounded=["cleric"])
    alone.run(m, "next", "card 0", "np 3")
    assert alone.where(m, "cleric") == "dead"
    assert m.vp(1) == 1


@pytest.mark.rule("TS-END-04")
def test_lost_when_nobody_of_the_person_is_left_anywhere() -> None:
    m = alone.lay({"hur_ban": "d3"}, {"cleric": "d4"}, wounded=["cleric"])
    events = alone.run(m, "next", "card 0", "np 3")
    check_lost(m, events, "stranded", "TS-END-04")


@pytest.mark.rule("TS-END-04")
def test_the_game_goes_on_while_somebody_is_in_the_bag() -> None:
    m = alone.lay({"hur_ban": "d3"}, {"cleric": "d4"}, wounded=["cleric"], bag=["yellow naga"], down=["S8"])
    alone.run(m, "next", "card 0", "np 3")
    assert not m.over


@pytest.mark.rule("TS-END-04", "TS-TPT-05")
def test_lost_when_the_last_one_is_lost_by_a_double_six() -> None:
    m = alone.lay({"lissandra": "p8"}, {}, down=["S8"], bag=["yellow naga"], turn="np")
    alone.run(m, "next", "hall 40B 0", "bag yellow naga")
    events = alone.run(m, "dice 6 6")
    assert told(events, "over") == [{"reason": "stranded"}]
    assert m.over


@pytest.mark.rule("TS-END-05")
def test_lost_after_eight_turns_in_a_row_without_anybody_in_play() -> None:
    m = alone.lay({"white_phil": "c2"}, {}, drawn=alone.CELL, bag=["yellow naga"], down=["S8"], turn="person", ap=2)
    alone.run(m, "end", "...")
    for number in range(1, 8):
        assert m.view(0)["solo"]["helpless"] == number
        alone.run(m, texts(m)[0], "end")
        events = alone.run(m, "...")
    check_lost(m, events, "helpless", "TS-END-05")


@pytest.mark.rule("TS-END-05")
def test_a_turn_with_somebody_restarts_the_count() -> None:
    m = alone.lay({"white_phil": "c2"}, {"naga": "q8"}, drawn=alone.CELL, turn="person", ap=2)
    note(m, helpless=7)
    alone.run(m, "end", "...")
    assert m.view(0)["solo"]["helpless"] == 0
    assert not m.over


@pytest.mark.rule("TS-END-06")
@pytest.mark.parametrize("limit", [200, 400])
def test_at_the_limit_of_turns_the_person_has_not_won_whatever_her_points(limit: int) -> None:
    m = with_points(3, 0, turn="person", turn_limit=limit, drawn=draw("b3 W |", "b3 N -", "b3 E |", "b3 S -"))
    m.number = limit - 1
    alone.run(m, "end")
    assert m.number == limit
    events = alone.run(m, "...")
    check_lost(m, events, "turn_limit", "TS-END-06")


@pytest.mark.rule("TS-END-02")
def test_who_resigns_has_lost_to_the_non_player() -> None:
    m = with_points(4, 0, turn="person")
    m.play(0, "resign")
    assert outcome(m) == (("non_player",), "resigned")
