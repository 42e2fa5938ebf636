"""Group combat: who is drawn in, who may join, and what it means for all of them (TW-GRP)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.twister import table
from games.twister.judge import Combat, Judge, scattered
from verlies.games.twister import state as s
from verlies.games.twister.match import TwisterMatch


def parties(m: TwisterMatch, move: str) -> tuple[list[str], list[str]]:
    """Who takes part on either side when this attack is declared."""
    said = table.told(table.play(m.copy(), move), "attacked")[0]
    return said["attackers"], said["defenders"]


# Drawn in


@pytest.mark.rule("TW-GRP-01", "TW-GRP-02", "TW-EX-03")
def test_who_attacks_a_lone_mage_may_find_himself_in_a_group_combat() -> None:
    """Cleric beside Mage, Mage beside Naga, Naga beside Colossus."""
    m = table.lay({"cleric": "c3", "naga": "e3"}, {"mage": "d3", "colossus": "f3"})
    assert parties(m, "fight d3") == (["cleric", "naga"], ["colossus", "mage"])
    m = table.lay({"cleric": "c3", "naga": "e3"}, {"mage": "d3", "colossus": "f4"})
    assert parties(m, "fight d3") == (["cleric", "naga"], ["mage"])
    m = table.lay({"cleric": "c3", "naga": "e4"}, {"mage": "d3", "colossus": "f4"})
    assert parties(m, "fight d3") == (["cleric"], ["mage"])


@pytest.mark.rule("TW-GRP-01")
def test_a_long_chain_is_drawn_in_link_by_link() -> None:
    m = table.lay(
        {"cleric": "b1", "naga": "d1", "mage": "f1", "banshee": "h1"},
        {"mage": "c1", "telepath": "e1", "cleric": "g1", "naga": "i1"},
    )
    everybody = (["banshee", "cleric", "mage", "naga"], ["cleric", "mage", "naga", "telepath"])
    assert parties(m, "fight c1") == everybody
    assert parties(m, "fight i1") == everybody


@pytest.mark.rule("TW-GRP-01")
def test_friends_side_by_side_do_not_draw_each_other_in() -> None:
    m = table.lay({"cleric": "c3", "naga": "b3"}, {"mage": "d3", "colossus": "e3"})
    assert parties(m, "fight d3") == (["cleric"], ["mage"])


@pytest.mark.rule("TW-GRP-01")
@pytest.mark.parametrize("mark", ["|", "=", "#"])
def test_the_chain_needs_squares_that_are_adjacent_for_play(mark: str) -> None:
    m = table.lay({"cleric": "c3", "naga": "d4"}, {"mage": "d3"}, drawn=table.draw(f"d3 S {mark}"))
    assert parties(m, "fight d3") == (["cleric"], ["mage"])
    if mark == "#":
        table.gate(m, "37A-P1", "broken")
        assert parties(m, "fight d3") == (["cleric", "naga"], ["mage"])


@pytest.mark.rule("TW-GRP-01", "TW-GRP-02", "TW-GRP-07", "TW-CBT-01", "TW-CBT-02", "TW-CBT-13")
@pytest.mark.parametrize("seed", range(400))
def test_attacks_and_those_who_take_part_are_as_a_second_opinion_says(seed: int) -> None:
    m = scattered(seed)
    judge = Judge(m)
    verbs = ("fight ", "lance ", "shoot ", "heal ", "push ", "burn ")
    attacks = dict(judge.attacks(m.active))
    assert sorted(text for text in table.texts(m) if text.startswith(verbs)) == sorted(
        [*attacks, *judge.powers(m.active)]
    )
    for move, combat in attacks.items():
        after = m.copy()
        events = after.play(m.active, move)
        said = table.told(events, "attacked")[0]
        assert (said["combat"], said["target"]) == (combat.kind, combat.target.name)
        assert said["defenders"] == [piece.name for piece in combat.defenders]
        if combat.kind == "shot":
            combat = shot_of(judge, combat, said["attackers"][0])
        assert said["attackers"] == [piece.name for piece in combat.attackers]
        assert table.sums(events) == judge.sums(combat)
        assert said["group"] is (len(combat.attackers + combat.defenders) > 2)
        to_the_end(after, judge, combat, Random(seed))


def shot_of(judge: Judge, combat: Combat, archer: str) -> Combat:
    """The same shot by this archer: who of several shoots first makes no difference."""
    first = next(piece for piece in judge.able(1 - combat.target.side, "bow") if piece.name == archer)
    assert combat.target in judge.shots(first)
    return Combat("shot", (first,), combat.defenders, combat.target, frozenset((first,)))


def to_the_end(m: TwisterMatch, judge: Judge, combat: Combat, rng: Random) -> None:
    """Some join, all lay a card, and everything comes as the second opinion says."""
    side = m.active
    helpers = judge.may_join(combat)
    assert sorted(table.texts(m, "join ", side)) == sorted(f"join {piece.name}" for piece in helpers)
    if helpers:
        joining = [piece for piece in helpers if rng.random() < 0.7]
        for piece in joining:
            table.play(m, f"join {piece.name}")
        combat = judge.joined(combat, joining)
        if len(joining) < len(helpers):
            table.play(m, "ready")
    caller = judge.caller(combat)
    assert list(m.turn) == ([0, 1] if caller is None else [caller])
    if caller is not None:
        table.play(m, "silent")
    attack, defence = rng.choice(table.hand(m, side)), rng.choice(table.hand(m, 1 - side))
    before = bytes(m.where), m.wounded
    events = table.play(m, f"{side} card {attack}; {1 - side} card {defence}")
    assert table.totals(events) == [judge.sums(combat)[0] + attack, judge.sums(combat)[1] + defence]
    fates = judge.outcome(combat, attack, defence)
    places = {"dead": s.DEAD, "lost": s.LOST}
    for each in range(s.TOKENS):
        fate = fates.get(each)
        assert m.where[each] == (places.get(fate, before[0][each]) if fate else before[0][each])
        assert (m.wounded >> each & 1) == (fate == "wounded" or (before[1] >> each & 1 and fate != "dead"))


# Left out


@pytest.mark.rule("TW-GRP-02")
def test_nobody_can_stay_out_of_it() -> None:
    m = table.lay({"cleric": "c3", "mage": "d4"}, {"colossus": "d3", "naga": "c4"})
    table.play(m, "fight d3")
    for seat in range(2):
        assert {text.split(" ")[0] for text in table.texts(m, "", seat)} == {"card"}
    table.play(m, "0 card 0; 1 card 6")
    assert table.is_wounded(m, "yellow cleric")
    assert table.is_wounded(m, "yellow mage")


@pytest.mark.rule("TW-GRP-03")
def test_a_wounded_one_takes_part_only_as_the_target() -> None:
    m = table.lay(
        {"cleric": "c3", "mage": "d4"}, {"naga": "d3", "banshee": "c2"}, wounded=["blue banshee", "yellow mage"]
    )
    assert parties(m, "fight d3") == (["cleric"], ["naga"])
    assert parties(m, "fight c2") == (["cleric"], ["banshee", "naga"])


@pytest.mark.rule("TW-GRP-03")
def test_a_wounded_one_is_not_a_link_in_the_chain() -> None:
    m = table.lay({"cleric": "c3", "naga": "e3"}, {"mage": "d3", "telepath": "f3"}, wounded=["yellow naga"])
    assert parties(m, "fight d3") == (["cleric"], ["mage"])


@pytest.mark.rule("TW-GRP-04")
def test_who_was_healed_or_wounded_this_turn_takes_no_part() -> None:
    def position() -> TwisterMatch:
        return table.lay({"cleric": "c3", "mage": "d4"}, {"naga": "d3", "banshee": "c2", "telepath": "e4"})

    assert parties(position(), "fight d3") == (["cleric", "mage"], ["banshee", "naga", "telepath"])
    m = position()
    table.healed(m, "yellow mage", "blue banshee")
    assert parties(m, "fight d3") == (["cleric"], ["naga"])
    m = position()
    table.hurt(m, "yellow mage", "blue banshee")
    assert parties(m, "fight d3") == (["cleric"], ["naga"])


@pytest.mark.rule("TW-GRP-04")
def test_a_healed_archer_does_not_join() -> None:
    m = table.lay({"cleric": "c3", "mechanork": "d5"}, {"naga": "d3"}, items={"bow": "d5"})
    table.healed(m, "yellow mechanork")
    table.play(m, "fight d3")
    assert list(m.turn) == [0, 1]


# Cards and wounds


@pytest.mark.rule("TW-GRP-05")
def test_each_side_lays_one_card_however_many_take_part() -> None:
    m = table.lay({"cleric": "c3", "mage": "d4", "naga": "e3"}, {"colossus": "d3", "telepath": "c4"})
    table.play(m, "fight d3")
    left = [len(table.hand(m, 0)), len(table.hand(m, 1))]
    table.play(m, "0 card 2; 1 card 3")
    assert m.fight is None
    assert [len(table.hand(m, 0)), len(table.hand(m, 1))] == [left[0] - 1, left[1] - 1]


@pytest.mark.rule("TW-GRP-06")
def test_all_of_the_losing_side_are_wounded_and_the_wounded_target_eliminated() -> None:
    m = table.lay({"cleric": "c3"}, {"naga": "d3", "banshee": "c2", "mage": "d4"}, wounded=["blue banshee"])
    table.fight(m, "fight c2", 6, 0)  # 8 against 2: Naga beside the Cleric takes part, the Mage does not
    assert table.at(m, "blue banshee") == "dead"
    assert table.is_wounded(m, "blue naga")
    assert not table.is_wounded(m, "blue mage")
    assert m.vp(0) == 1


@pytest.mark.rule("TW-GRP-06")
def test_all_attackers_are_wounded_if_they_lose_and_the_wounded_target_stays_as_it_is() -> None:
    m = table.lay({"cleric": "c3", "mage": "d4"}, {"naga": "d3", "banshee": "c2"}, wounded=["blue naga"])
    table.fight(m, "fight d3", 1, 6)  # 4 against 7
    assert [table.is_wounded(m, who) for who in ("yellow cleric", "yellow mage", "blue naga", "blue banshee")] == [
        True, True, True, False,
    ]  # fmt: skip
    assert table.at(m, "blue naga") == "d3"
    assert m.hurt == 1 << table.token(m, "yellow cleric") | 1 << table.token(m, "yellow mage")


@pytest.mark.rule("TW-EX-25")
def test_backstabber_and_cleric_with_a_colossus_between_them() -> None:
    m = table.lay({"backstabber": "c3", "cleric": "e3"}, {"colossus": "d3"})
    events = table.fight(m, "fight d3", 1, 2)
    assert table.sums(events) == [6, 5]
    assert table.totals(events) == [7, 7]
    assert table.told(events, "tied") == [{}]
    assert m.wounded == 0


# Supporters


def supported(**position: Any) -> TwisterMatch:
    """Telepath beside a Naga, with an archer and a lancer behind."""
    yellow = {"telepath": "c3", "mechanork": "d6", "cleric": "f3"}
    items = {"bow": "d6", "extendable_lance": "f3"}
    return table.lay(yellow, {"naga": "d3"}, items=items, **position)


@pytest.mark.rule("TW-GRP-07")
def test_the_attacker_may_add_archers_and_lancers_before_cards_are_chosen() -> None:
    m = supported(ap=3)
    assert table.sums(table.play(m, "fight d3")) == [0, 2]
    assert table.texts(m, "", 0) == ["ready", "join cleric", "join mechanork"]
    assert list(m.turn) == [0]
    table.play(m, "join mechanork")
    assert table.texts(m, "", 0) == ["ready", "join cleric"]
    table.play(m, "join cleric")
    assert list(m.turn) == [0, 1]
    assert m.view(None)["combat"]["sums"] == [3, 2]
    assert table.totals(table.play(m, "0 card 1; 1 card 1")) == [4, 3]
    assert m.ap == 2  # no AP for those who join


@pytest.mark.rule("TW-GRP-07")
def test_nobody_has_to_join() -> None:
    m = supported()
    table.play(m, "fight d3; join cleric; ready; 0 card 1; 1 card 1")
    assert m.outcome is not None
    assert m.outcome.totals == (3, 3)
    m = supported()
    table.play(m, "fight d3; ready; silent; 0 card 1; 1 card 1")
    assert m.outcome is not None
    assert m.outcome.totals == (1, 3)


@pytest.mark.rule("TW-GRP-07")
def test_the_defender_gets_no_support() -> None:
    m = table.lay({"cleric": "c3"}, {"naga": "d3", "mechanork": "c6"}, items={"blue bow": "c6"})
    assert table.sums(table.play(m, "fight d3")) == [2, 2]
    assert list(m.turn) == [0, 1]
    m = table.lay({"cleric": "c3"}, {"naga": "d3", "mechanork": "c5"}, items={"blue extendable_lance": "c5"})
    assert table.sums(table.play(m, "fight d3")) == [2, 2]
    assert list(m.turn) == [0, 1]


@pytest.mark.rule("TW-GRP-08", "TW-CHR-TEL-05")
def test_with_a_supporter_it_is_a_group_combat() -> None:
    m = supported()
    table.play(m, "fight d3")
    assert m.view(None)["combat"]["group"] is False
    table.play(m, "join cleric")
    assert m.view(None)["combat"]["group"] is True
    table.play(m, "ready")
    assert table.texts(m, "call", 0) == []  # no Telepath in group combat
    m = supported()
    table.play(m, "fight d3; ready")
    assert table.texts(m, "call", 0) != []


@pytest.mark.rule("TW-GRP-09")
def test_beside_shooters_close_combat_abilities_need_an_adjacent_enemy() -> None:
    """A Backstabber with +2: beside the enemy, or two squares away with a lance."""
    near = table.lay({"backstabber": "c3", "mechanork": "d6"}, {"naga": "d3"}, items={"bow": "d6"})
    table.play(near, "fight d3; join mechanork")
    assert near.view(None)["combat"]["sums"] == [2 + 2 + 1, 2]
    far = table.lay(
        {"backstabber": "b3", "mechanork": "d6"}, {"naga": "d3"}, items={"bow": "d6", "extendable_lance": "b3"}
    )
    table.play(far, "lance backstabber d3; join mechanork")
    assert far.view(None)["combat"]["sums"] == [2 + 1, 2]
