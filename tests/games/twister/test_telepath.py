"""The Telepath names a card (TW-CHR-TEL), and what is seen of cards laid after that (TW-INF-02)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.twister import table
from verlies.games.twister.match import TwisterMatch


def mind(active: int = 0, foe: str = "naga", **position: Any) -> TwisterMatch:
    """Yellow's Telepath on c3 beside a blue one on d3; the attack is declared by `active`."""
    m = table.lay({"telepath": "c3"}, {foe: "d3"}, active=active, **position)
    table.play(m, "fight d3" if active == 0 else "fight c3")
    return m


# Naming


@pytest.mark.rule("TW-CHR-TEL-01")
@pytest.mark.parametrize("active", [0, 1])
def test_attacking_or_defending_he_may_name_any_value_but_0_or_none(active: int) -> None:
    m = mind(active)
    assert list(m.turn) == [0]
    assert table.texts(m, "", 0) == [*(f"call {value}" for value in range(1, 7)), "silent"]
    assert table.refused(m, "call 0") == "TW-CHR-TEL-01"


@pytest.mark.rule("TW-CHR-TEL-01")
def test_he_names_it_before_any_card_is_chosen() -> None:
    m = mind()
    assert m.chosen == [-1, -1]
    assert table.texts(m, "card", 0) == []
    assert table.texts(m, "card", 1) == []


@pytest.mark.rule("TW-CHR-TEL-01")
def test_if_he_is_silent_both_lay_cards_as_usual() -> None:
    m = mind()
    table.play(m, "silent")
    assert list(m.turn) == [0, 1]
    assert table.totals(table.play(m, "1 card 5; 0 card 6")) == [6, 7]


@pytest.mark.rule("TW-CHR-TEL-02")
@pytest.mark.parametrize("active", [0, 1])
def test_whoever_has_the_named_card_must_play_it(active: int) -> None:
    m = mind(active)
    events = table.play(m, "call 1")
    assert table.told(events, "forced") == [{"seat": 1, "value": 1}]
    assert table.texts(m, "", 1) == []
    assert list(m.turn) == [0]
    table.play(m, "0 card 4")
    assert table.hand(m, 1) == [0, 2, 2, 3, 3, 4, 5, 6]
    assert table.is_wounded(m, "blue naga")  # 4 against 2 + 1


@pytest.mark.rule("TW-CHR-TEL-02")
def test_everybody_knows_the_card_that_was_named() -> None:
    m = mind()
    table.play(m, "call 5")
    for seat in (0, 1, None):
        assert [dict(e.args) for e in m.history(seat) if e.kind == "forced"] == [{"seat": 1, "value": 5}]
        assert m.view(seat)["combat"]["called"] == 5
        assert m.view(seat)["combat"]["chosen"] == [False, True]
        assert m.guess(seat, Random(3)).chosen == [-1, 5]


@pytest.mark.rule("TW-CHR-TEL-02", "TW-CBT-08")
def test_a_value_of_which_one_card_is_left_can_still_be_forced_and_then_no_more() -> None:
    m = mind()
    table.holding(m, 1, 0, 3)
    table.play(m, "call 3; 0 card 5")  # 5 against 5
    assert table.hand(m, 1) == [0]
    events = table.play(m, "fight d3; call 3")
    assert table.told(events, "forced") == []


@pytest.mark.rule("TW-CHR-TEL-03", "TW-AMB-17")
def test_who_does_not_have_it_shows_his_combat_cards_and_chooses_freely() -> None:
    m = mind()
    table.holding(m, 1, 0, 1, 4, 4)
    events = table.play(m, "call 6")
    assert table.told(events, "forced") == []
    assert table.told(events, "hand_shown") == [{"seat": 1, "values": [0, 1, 4, 4]}]
    assert [e.kind for e in m.history(0)].count("hand_shown") == 1
    assert list(m.turn) == [1]
    assert table.texts(m, "", 1) == ["card 0", "card 1", "card 4"]


@pytest.mark.rule("TW-CHR-TEL-03", "TW-INF-02")
@pytest.mark.parametrize("active", [0, 1])
def test_the_card_chosen_after_that_is_secret_until_the_telepath_has_laid_his(active: int) -> None:
    m = mind(active)
    table.holding(m, 1, 0, 1, 4)
    table.play(m, "call 6")
    low, high = m.copy(), m.copy()
    low.play(1, "card 0")
    high.play(1, "card 4")
    for seat in (0, None):
        assert table.knows(low, seat) == table.knows(high, seat)
        drawn = {low.guess(seat, Random(seed)).chosen[1] for seed in range(40)}
        assert drawn == {0, 1, 4}
    assert table.knows(low, 1) != table.knows(high, 1)
    assert low.view(1)["combat"]["mine"] == 0
    assert low.view(0)["combat"]["chosen"] == [False, True]
    assert [e.kind for e in low.history(0)][-1] == "card_laid_unseen"


@pytest.mark.rule("TW-CHR-TEL-04")
def test_only_then_does_the_telepath_choose_his_own() -> None:
    m = mind()
    table.holding(m, 1, 0, 1, 4)
    table.play(m, "call 6")
    assert table.texts(m, "", 0) == []
    assert table.refused(m, "card 3", 0) == "CORE-TURN"
    table.play(m, "1 card 4")
    assert list(m.turn) == [0]
    assert table.texts(m, "", 0) == [f"card {value}" for value in (0, 1, 2, 3, 4, 5, 6)]
    assert table.totals(table.play(m, "0 card 6")) == [6, 6]


@pytest.mark.rule("TW-CHR-TEL-04")
def test_a_call_cannot_be_taken_back_and_holds_for_one_combat_only() -> None:
    m = mind()
    table.play(m, "call 2")
    assert m.why_not_undo(0) is not None
    table.play(m, "0 card 4")
    assert (m.called, m.chosen) == (-1, [-1, -1])
    m.hurt = m.wounded = 0
    m._legal = {}
    table.play(m, "fight d3")
    assert table.texts(m, "call 2", 0) == ["call 2"]


# Where it does not work


@pytest.mark.rule("TW-CHR-TEL-05")
def test_not_in_group_combat() -> None:
    m = table.lay({"telepath": "c3", "cleric": "d4"}, {"naga": "d3"})
    table.play(m, "fight d3")
    assert list(m.turn) == [0, 1]
    m = table.lay({"telepath": "c3"}, {"naga": "d3", "cleric": "c4"}, active=1)
    table.play(m, "fight c3")
    assert list(m.turn) == [0, 1]


@pytest.mark.rule("TW-CHR-TEL-05")
def test_not_in_ranged_combat() -> None:
    m = table.lay({"telepath": "c3"}, {"naga": "g3"}, items={"bow": "c3"})
    table.play(m, "shoot g3")
    assert list(m.turn) == [0, 1]
    m = table.lay({"telepath": "c3"}, {"naga": "g3"}, items={"bow": "g3"}, active=1)
    table.play(m, "shoot c3")
    assert list(m.turn) == [0, 1]


@pytest.mark.rule("TW-CHR-TEL-05", "TW-ITM-LAN-04")
@pytest.mark.parametrize(
    ("active", "square", "move", "third"),
    [(0, "c3", "lance telepath e3", ({"mage": "e4"}, {})), (1, "e3", "lance naga c3", ({}, {"cleric": "c4"}))],
)
def test_with_a_lance_on_either_side_as_long_as_only_two_take_part(
    active: int, square: str, move: str, third: tuple[dict[str, str], dict[str, str]]
) -> None:
    items = {"extendable_lance": square}
    m = table.lay({"telepath": "c3"}, {"naga": "e3"}, items=items, active=active)
    table.play(m, move)
    assert list(m.turn) == [0]
    assert table.texts(m, "call 4", 0) == ["call 4"]
    m = table.lay({"telepath": "c3", **third[0]}, {"naga": "e3", **third[1]}, items=items, active=active)
    table.play(m, move)
    assert list(m.turn) == [0, 1]


@pytest.mark.rule("TW-CHR-TEL-05")
def test_a_wounded_telepath_names_nothing() -> None:
    m = table.lay({"telepath": "c3"}, {"naga": "d3"}, active=1, wounded=["yellow telepath"])
    table.play(m, "fight c3")
    assert list(m.turn) == [0, 1]


@pytest.mark.rule("TW-CHR-TEL-05")
def test_a_telepath_who_stands_by_names_nothing() -> None:
    m = table.lay({"telepath": "b3", "cleric": "c3"}, {"naga": "d3"})
    table.play(m, "fight d3")
    assert list(m.turn) == [0, 1]


@pytest.mark.rule("TW-CHR-TEL-06")
def test_two_telepaths_cancel_each_other() -> None:
    m = mind(foe="telepath")
    assert list(m.turn) == [0, 1]
    m = table.lay({"telepath": "c3"}, {"telepath": "d3"}, wounded=["blue telepath"])
    table.play(m, "fight d3")
    assert table.texts(m, "call 6", 0) == ["call 6"]  # a wounded one has no ability to cancel with
    table.play(m, "call 6; 0 card 6")
    assert table.at(m, "blue telepath") == "d3"  # 6 against 6
