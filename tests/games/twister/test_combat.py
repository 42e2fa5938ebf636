"""Close combat: who attacks whom, cards, totals, wounds (TW-CBT), and what is seen of a card laid (TW-INF-02)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import table
from verlies.games.twister.match import TwisterMatch


def duel(yellow: str = "cleric", blue: str = "naga", **position: Any) -> TwisterMatch:
    """Yellow's figure on c3, blue's on d3, yellow to act."""
    return table.lay({yellow: "c3"}, {blue: "d3"}, **position)


# Who attacks whom


@pytest.mark.rule("TW-CBT-01")
def test_an_attack_on_an_adjacent_enemy_costs_1_ap() -> None:
    m = duel(ap=2)
    assert table.texts(m, "fight") == ["fight d3"]
    table.fight(m, "fight d3", 1, 1)
    assert m.ap == 1
    table.fight(m, "fight d3", 2, 2)
    assert m.ap == 0
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-CBT-01")
def test_nobody_attacks_askew_from_afar_or_his_own_side() -> None:
    m = table.lay({"cleric": "c3", "mage": "c4"}, {"naga": "d2", "telepath": "e3", "banshee": "c1"})
    assert table.texts(m, "fight") == []


@pytest.mark.rule("TW-CBT-01")
@pytest.mark.parametrize("mark", ["|", "=", "#"])
def test_nobody_attacks_through_walls_slits_and_closed_portcullises(mark: str) -> None:
    m = duel(drawn=table.draw(f"c3 E {mark}"))
    assert table.texts(m, "fight") == []
    if mark == "#":
        table.gate(m, "37A-P1", "open")
        assert table.texts(m, "fight") == ["fight d3"]
        table.gate(m, "37A-P1", "broken")
        assert table.texts(m, "fight") == ["fight d3"]


@pytest.mark.rule("TW-CBT-01")
def test_wounded_and_healed_ones_do_not_attack() -> None:
    m = duel(wounded=["yellow cleric"])
    assert table.texts(m, "fight") == []
    m = duel()
    table.healed(m, "yellow cleric")
    assert table.texts(m, "fight") == []


@pytest.mark.rule("TW-CBT-02")
def test_unwounded_and_wounded_enemies_can_be_attacked() -> None:
    m = table.lay({"cleric": "c3"}, {"naga": "d3", "mage": "b3"}, wounded=["blue mage"])
    assert table.squares(m, "fight") == {"b3", "d3"}


@pytest.mark.rule("TW-CBT-02")
def test_who_was_wounded_or_healed_this_turn_cannot_be_attacked() -> None:
    m = table.lay({"cleric": "c3"}, {"naga": "d3", "mage": "b3", "telepath": "c4"})
    table.hurt(m, "blue mage")
    table.healed(m, "blue naga")
    assert table.squares(m, "fight") == {"c4"}


@pytest.mark.rule("TW-CBT-03")
def test_with_exactly_two_it_is_a_single_combat() -> None:
    told_of = table.told(table.play(duel(), "fight d3"), "attacked")[0]
    assert (told_of["attackers"], told_of["defenders"], told_of["group"]) == (["cleric"], ["naga"], False)
    m = table.lay({"cleric": "c3", "mage": "d4"}, {"naga": "d3"})
    told_of = table.told(table.play(m, "fight d3"), "attacked")[0]
    assert (told_of["attackers"], told_of["defenders"], told_of["group"]) == (["cleric", "mage"], ["naga"], True)


# Cards


@pytest.mark.rule("TW-CBT-04")
def test_both_lay_one_card_at_once_and_nothing_else_can_be_done() -> None:
    m = duel()
    table.play(m, "fight d3")
    assert list(m.turn) == [0, 1]
    for seat in range(2):
        assert table.texts(m, "", seat) == [f"card {value}" for value in (0, 1, 2, 3, 4, 5, 6)]
    table.play(m, "1 card 4")
    assert list(m.turn) == [0]
    assert table.texts(m, "", 1) == []


@pytest.mark.rule("TW-CBT-04")
def test_cards_can_be_laid_in_either_order() -> None:
    one, other = duel(), duel()
    table.play(one, "fight d3; 0 card 1; 1 card 4")
    table.play(other, "fight d3; 1 card 4; 0 card 1")
    assert one.key() == other.key()


@pytest.mark.rule("TW-CBT-04", "TW-INF-02")
@pytest.mark.parametrize("layer", [0, 1])
def test_nobody_sees_a_card_before_both_lie_there(layer: int) -> None:
    m = duel()
    table.play(m, "fight d3")
    low, high = m.copy(), m.copy()
    low.play(layer, "card 1")
    high.play(layer, "card 6")
    for seat in (1 - layer, None):
        assert table.knows(low, seat) == table.knows(high, seat)
    assert table.knows(low, layer) != table.knows(high, layer)
    assert low.view(layer)["combat"]["mine"] == 1
    assert low.view(1 - layer)["combat"]["mine"] is None
    assert low.view(None)["combat"]["mine"] is None
    assert low.view(1 - layer)["combat"]["chosen"] == [layer == 0, layer == 1]  # that a card lies there is seen
    assert [event.kind for event in low.history(1 - layer)][-1] == "card_laid_unseen"


@pytest.mark.rule("TW-CBT-04", "TW-INF-02")
@pytest.mark.parametrize("layer", [0, 1])
def test_a_card_laid_does_not_leave_the_hand_before_it_is_shown(layer: int) -> None:
    m = duel()
    table.play(m, f"fight d3; {layer} card 6")
    assert 6 in m.view(1 - layer)["hands"][layer]["combat"]
    table.play(m, f"{1 - layer} card 0")
    assert 6 not in m.view(1 - layer)["hands"][layer]["combat"]


@pytest.mark.rule("TW-CBT-04")
def test_the_0_is_always_there_and_must_be_played_if_it_is_the_last() -> None:
    m = duel()
    table.holding(m, 0, 0)
    table.play(m, "fight d3")
    assert table.texts(m, "", 0) == ["card 0"]


@pytest.mark.rule("TW-CBT-04")
def test_cards_are_shown_together() -> None:
    m = duel()
    events = table.play(m, "fight d3; 0 card 1; 1 card 4")
    shown = table.told(events, "cards_shown")
    assert len(shown) == 1
    assert (shown[0]["card"], shown[0]["answer"]) == (1, 4)
    for seat in (0, 1, None):
        assert [dict(e.args) for e in m.history(seat) if e.kind == "cards_shown"] == shown


@pytest.mark.rule("TW-CBT-08")
def test_played_cards_leave_the_game_whoever_wins() -> None:
    for attack, defence in ((6, 1), (1, 6), (4, 4)):
        m = duel()
        before = [table.hand(m, 0), table.hand(m, 1)]
        table.fight(m, "fight d3", attack, defence)
        before[0].remove(attack)
        before[1].remove(defence)
        assert [table.hand(m, 0), table.hand(m, 1)] == before


@pytest.mark.rule("TW-CBT-08")
def test_one_of_two_equal_cards_is_left_and_can_be_played_once_more() -> None:
    m = duel("colossus", "colossus")
    table.fight(m, "fight d3", 2, 2)
    assert (table.hand(m, 0).count(2), table.hand(m, 1).count(2)) == (1, 1)
    table.fight(m, "fight d3", 2, 2)
    table.play(m, "fight d3")
    assert "card 2" not in table.texts(m, "", 0)
    assert "card 2" not in table.texts(m, "", 1)


@pytest.mark.rule("TW-CBT-08", "TW-EX-22")
def test_colossus_with_0_against_cleric_with_3_is_a_tie_and_only_the_0_returns() -> None:
    m = duel("colossus", "cleric")
    before = table.hand(m, 0)
    events = table.fight(m, "fight d3", 0, 3)
    assert table.totals(events) == [5, 5]
    assert not table.is_wounded(m, "yellow colossus")
    assert not table.is_wounded(m, "blue cleric")
    assert table.hand(m, 0) == before
    assert table.hand(m, 1).count(3) == 1


@pytest.mark.rule("TW-CBT-09")
def test_all_can_see_which_cards_were_played() -> None:
    m = duel()
    table.fight(m, "fight d3", 1, 4)
    for seat in (0, 1, None):
        hands = m.view(seat)["hands"]
        assert [hands[0]["spent"], hands[1]["spent"]] == [[1], [4]]
        assert [hands[0]["combat"], hands[1]["combat"]] == [[0, 2, 2, 3, 3, 4, 5, 6], [0, 1, 2, 2, 3, 3, 5, 6]]


# Totals


@pytest.mark.rule("TW-CBT-05")
def test_the_total_is_the_sum_of_all_values_and_the_card() -> None:
    m = table.lay({"colossus": "c3", "mage": "d4"}, {"naga": "d3", "banshee": "c2"})
    events = table.fight(m, "fight d3", 1, 5)
    assert table.sums(events) == [6, 3]
    assert table.totals(events) == [7, 8]


@pytest.mark.rule("TW-CBT-05", "TW-EX-24")
def test_a_wounded_one_is_worth_0_and_a_telepath_can_eliminate_a_wounded_colossus() -> None:
    m = duel("telepath", "colossus", wounded=["blue colossus"])
    table.play(m, "fight d3; silent; 0 card 1")
    events = table.play(m, "1 card 0")
    assert table.totals(events) == [1, 0]
    assert table.at(m, "blue colossus") == "dead"
    assert m.vp(0) == 1


@pytest.mark.rule("TW-CBT-06")
def test_the_higher_total_wins_and_the_winner_is_unhurt() -> None:
    m = duel()
    table.fight(m, "fight d3", 3, 2)
    assert (table.is_wounded(m, "yellow cleric"), table.is_wounded(m, "blue naga")) == (False, True)


@pytest.mark.rule("TW-CBT-06", "TW-CBT-11")
def test_a_tie_changes_nothing_and_the_attack_may_be_repeated() -> None:
    m = duel(wounded=["blue naga"])
    events = table.fight(m, "fight d3", 0, 2)
    assert table.told(events, "tied") == [{}]
    assert (table.at(m, "blue naga"), table.is_wounded(m, "yellow cleric")) == ("d3", False)
    table.fight(m, "fight d3", 1, 2)
    assert table.at(m, "blue naga") == "dead"


# Wounds


@pytest.mark.rule("TW-CBT-07")
def test_a_loser_is_wounded_and_marked_as_wounded_this_turn() -> None:
    m = duel()
    events = table.fight(m, "fight d3", 3, 1)
    assert table.told(events, "wounded") == [{"square": "d3", "side": "blue", "figure": "naga"}]
    assert m.hurt == 1 << table.token(m, "blue naga")
    table.play(m, "end")
    assert m.hurt == 0
    assert table.is_wounded(m, "blue naga")


@pytest.mark.rule("TW-CBT-07")
def test_a_loser_who_was_wounded_is_eliminated_for_a_point() -> None:
    m = duel(wounded=["blue naga"])
    table.fight(m, "fight d3", 0, 0)
    assert table.at(m, "blue naga") == "dead"
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-CBT-07", "TW-EX-23")
def test_a_naga_that_attacks_and_loses_is_wounded_and_can_do_nothing_more() -> None:
    m = duel("naga", "mechanork")
    before = [table.hand(m, 0), table.hand(m, 1)]
    events = table.fight(m, "fight d3", 2, 4)
    assert table.totals(events) == [4, 6]
    assert (table.is_wounded(m, "yellow naga"), table.is_wounded(m, "blue mechanork")) == (True, False)
    before[0].remove(2)
    before[1].remove(4)
    assert [table.hand(m, 0), table.hand(m, 1)] == before
    assert m.hurt == 1 << table.token(m, "yellow naga")
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-CBT-07")
def test_an_attacker_can_be_wounded_even_by_a_wounded_one() -> None:
    m = duel("telepath", "naga", wounded=["blue naga"])
    table.play(m, "fight d3; silent; 0 card 1; 1 card 2")
    assert table.is_wounded(m, "yellow telepath")
    assert table.at(m, "blue naga") == "d3"


@pytest.mark.rule("TW-CBT-10")
def test_who_was_wounded_this_turn_is_safe_from_sword_and_bow_but_not_from_the_fireball() -> None:
    m = table.lay(
        {"cleric": "c3", "mechanork": "g3", "mage": "d1", "naga": "f5"}, {"naga": "d3"},
        items={"bow": "g3", "fireball_wand": "d1", "extendable_lance": "f5"},
    )  # fmt: skip
    assert (table.texts(m, "fight"), table.texts(m, "shoot"), table.texts(m, "burn")) == (
        ["fight d3"],
        ["shoot d3"],
        ["burn d3"],
    )
    table.play(m, "fight d3; ready; 0 card 6; 1 card 0")
    assert table.is_wounded(m, "blue naga")
    assert (table.texts(m, "fight"), table.texts(m, "shoot"), table.texts(m, "burn")) == ([], [], ["burn d3"])
    table.play(m, "go naga f3")
    assert table.texts(m, "lance") == []
    table.play(m, "end; play 2; end; play 4")
    assert (table.texts(m, "fight"), table.texts(m, "lance")) == (["fight d3"], ["lance naga d3"])


@pytest.mark.rule("TW-CBT-10")
def test_also_who_was_shot_this_turn_is_safe() -> None:
    m = table.lay({"cleric": "c3", "mechanork": "g3"}, {"naga": "d3"}, items={"bow": "g3"})
    table.fight(m, "shoot d3", 6, 0)
    assert table.is_wounded(m, "blue naga")
    assert (table.texts(m, "fight"), table.texts(m, "shoot")) == ([], [])


@pytest.mark.rule("TW-CBT-12")
@pytest.mark.parametrize(("attack", "defence"), [(6, 0), (0, 6), (2, 2)])
def test_nobody_moves_through_combat(attack: int, defence: int) -> None:
    m = table.lay({"cleric": "c3", "mage": "d4"}, {"naga": "d3", "telepath": "c4"})
    table.fight(m, "fight d3", attack, defence)
    places = [table.at(m, who) for who in ("yellow cleric", "yellow mage", "blue naga", "blue telepath")]
    assert places == ["c3", "d4", "d3", "c4"]


@pytest.mark.rule("TW-CBT-13")
def test_of_two_on_one_square_only_the_carrier_can_be_attacked() -> None:
    m = table.lay({"cleric": "c3"}, {"colossus": "d3", "naga": "d3"}, wounded=["blue naga"])
    events = table.play(m, "fight d3")
    assert table.told(events, "attacked")[0]["target"] == "colossus"
    assert table.told(events, "attacked")[0]["defenders"] == ["colossus"]
    assert table.sums(events) == [2, 5]


@pytest.mark.rule("TW-CBT-13")
def test_a_carrier_healed_this_turn_covers_the_one_he_carries() -> None:
    m = table.lay({"cleric": "c3"}, {"colossus": "d3", "naga": "d3"}, wounded=["blue naga"])
    table.hurt(m, "blue naga")
    assert table.texts(m, "fight") == ["fight d3"]  # what happened to the carried one does not matter
    table.healed(m, "blue colossus")
    assert table.texts(m, "fight") == []


@pytest.mark.rule("TW-EX-26", "TW-CBT-07")
def test_a_carrier_who_loses_is_wounded_and_his_friend_eliminated() -> None:
    m = table.lay({"colossus": "c3"}, {"naga": "d3", "cleric": "d3"}, wounded=["blue cleric"])
    table.fight(m, "fight d3", 3, 1)
    assert (table.at(m, "blue naga"), table.is_wounded(m, "blue naga")) == ("d3", True)
    assert table.at(m, "blue cleric") == "dead"
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-EX-26", "TW-CBT-07")
def test_the_same_holds_for_an_attacker_who_carries_a_friend() -> None:
    m = table.lay({"naga": "c3", "cleric": "c3"}, {"colossus": "d3"}, wounded=["yellow cleric"])
    table.fight(m, "fight d3", 1, 3)
    assert (table.is_wounded(m, "yellow naga"), table.at(m, "yellow cleric")) == (True, "dead")
    assert (m.vp(0), m.vp(1)) == (0, 1)
