"""Solitaire: the personalities that show in combat or on the way there (TS-PER)."""

from __future__ import annotations

import pytest

from games.twister import alone
from games.twister.table import draw, hand, holding, squares, sums, told
from verlies.games.twister.solo.memory import note, solo_of

CORRIDOR = tuple(f"{square} {side} -" for square in ("b3", "c3", "d3", "e3") for side in "NS")
"""Row 3 of the first hall, closed to both sides."""
CELL = draw("b1 W |", "b1 S -", "c1 S -", "c1 E |")
"""The squares b1 and c1, closed to all sides."""

# Father Haudrauf: only against the weak


@pytest.mark.rule("TS-PER-03", "TS-EX-20")
def test_father_haudrauf_attacks_a_mage_even_if_others_then_join() -> None:
    m = alone.lay({"father_haudrauf": "c3", "yom": "e3"}, {"mage": "d3", "naga": "f3"}, drawn=alone.NOOK)
    assert (alone.goal(m), alone.steps(m)) == ("fight mage", [])
    said = told(alone.run(m, "next"), "attacked")[0]
    assert (said["attackers"], said["defenders"]) == (["father_haudrauf", "yom"], ["mage", "naga"])


@pytest.mark.rule("TS-PER-03")
@pytest.mark.parametrize(
    ("yellow", "wounded", "fights"),
    [
        ({"cleric": "d3"}, [], "no"),  # 2 is not less than his 2
        ({"cleric": "d3"}, ["cleric"], "yes"),
        ({"telepath": "d3", "mage": "c2"}, [], "yes"),  # 0 and 1
        ({"banshee": "d3", "mage": "c2", "colossus": "c4"}, [], "no"),
        ({"banshee": "d3", "colossus": "c2"}, ["colossus"], "yes"),
    ],
)
def test_father_haudrauf_counts_all_enemies_beside_him(yellow: dict[str, str], wounded: list[str], fights: str) -> None:
    drawn = draw(*alone.SHUT, "b3 N -", "b3 S -")  # he cannot go round them
    m = alone.lay({"father_haudrauf": "c3"}, yellow, wounded=wounded, drawn=drawn)
    assert alone.results(m)["fight"] == fights


@pytest.mark.rule("TS-PER-03")
def test_father_haudrauf_looks_for_a_square_where_the_others_are_not_beside_him() -> None:
    m = alone.lay({"father_haudrauf": "c3"}, {"mage": "d3", "banshee": "c2"}, drawn=draw(*alone.SHUT))
    assert (alone.goal(m), alone.steps(m)) == ("fight mage", ["move c3 c4 d4"])


@pytest.mark.rule("TS-PER-03")
def test_father_haudrauf_counts_the_target_of_a_lance() -> None:
    lance, drawn = {"violet extendable_lance": "c3"}, draw(*alone.SHUT)
    assert alone.goal(alone.lay({"father_haudrauf": "c3"}, {"mage": "e3"}, items=lance, drawn=drawn)) == "lance mage"
    assert (
        alone.results(alone.lay({"father_haudrauf": "c3"}, {"naga": "e3"}, items=lance, drawn=drawn))["fight"] == "no"
    )


@pytest.mark.rule("TS-PER-03", "TS-APR-07")
def test_father_haudrauf_walks_up_to_anybody_and_other_clerics_attack_anybody() -> None:
    m = alone.lay({"father_haudrauf": "t3"}, {"colossus": "n3"}, drawn=draw(*alone.SHUT))
    assert (alone.thought(m)["kind"], alone.steps(m)) == ("approach", ["move t3 s3 r3 q3 p3", "move p3 o3"])
    assert (
        alone.goal(alone.lay({"deacon_longreach": "t3"}, {"colossus": "u3"}, drawn=alone.quiet())) == "fight colossus"
    )


# Hur-Ban wins draws


@pytest.mark.rule("TS-PER-03")
def test_hur_ban_wins_a_draw_in_a_combat_that_he_opened() -> None:
    m = alone.lay({"hur_ban": "c3"}, {"cleric": "d3"})
    events = alone.clash(m, 6, 3)
    assert told(events, "tie_won") == [{"npc": "hur_ban"}]
    assert alone.is_wounded(m, "cleric")


@pytest.mark.rule("TS-PER-03")
def test_hur_ban_wins_a_draw_with_the_lance_and_with_others_at_his_side() -> None:
    m = alone.lay({"hur_ban": "c3"}, {"cleric": "e3"}, items={"violet extendable_lance": "c3"})
    alone.clash(m, 6, 3)
    assert alone.is_wounded(m, "cleric")
    m = alone.lay({"hur_ban": "c3", "xanth": "d2"}, {"colossus": "d3"})
    alone.clash(m, 4, 3)  # 5 + 1 + 3 against 5 + 4
    assert alone.is_wounded(m, "colossus")


@pytest.mark.rule("TS-PER-03")
def test_hur_ban_wins_no_draw_when_he_shoots_is_attacked_or_another_opened_the_combat() -> None:
    m = alone.lay({"hur_ban": "c3"}, {"cleric": "f3"}, items={"violet bow": "c3"})
    assert alone.goal(m) == "shoot cleric"
    assert told(alone.clash(m, 4, 5), "tied") == [{}]
    m = alone.lay({"hur_ban": "c3"}, {"cleric": "d3"}, turn="person")
    assert told(alone.run(m, "fight c3", "card 6", "np 3"), "tied") == [{}]
    m = alone.lay({"ram_bohl": "c3", "hur_ban": "d2"}, {"naga": "d3", "colossus": "e2"}, drawn=alone.quiet())
    assert told(alone.clash(m, 6, 3), "tied") == [{}]  # 5 + 5 + 3 against 2 + 5 + 6
    m = alone.lay({"ram_bohl": "c3"}, {"cleric": "d3"}, drawn=alone.quiet())
    assert told(alone.clash(m, 6, 3), "tied") == [{}]


# Nightshade Nell stabs alone


@pytest.mark.rule("TS-PER-03")
def test_nightshade_nell_has_her_bonus_alone_if_she_opens_the_combat() -> None:
    assert sums(alone.run(alone.lay({"nightshade_nell": "c3"}, {"naga": "d3"}, drawn=alone.NOOK), "next")) == [4, 2]
    lance = {"violet extendable_lance": "c3"}
    m = alone.lay({"nightshade_nell": "c3"}, {"naga": "e3"}, items=lance, drawn=draw(*alone.SHUT))
    assert alone.goal(m) == "lance naga"
    assert sums(alone.run(m, "next")) == [4, 2]


@pytest.mark.rule("TS-PER-03")
def test_nightshade_nell_has_it_once_with_others() -> None:
    m = alone.lay({"nightshade_nell": "c3", "yom": "d2"}, {"naga": "d3"}, drawn=alone.NOOK)
    assert sums(alone.run(m, "next")) == [2 + 2 + 2, 2]


@pytest.mark.rule("TS-PER-03")
def test_she_has_no_bonus_in_defence_nor_with_a_bow_and_others_have_none_alone() -> None:
    m = alone.lay({"nightshade_nell": "c3"}, {"naga": "d3"}, turn="person")
    assert sums(alone.run(m, "fight c3")) == [2, 2]
    m = alone.lay({"nightshade_nell": "c3"}, {"naga": "c8"}, items={"violet bow": "c3"}, drawn=draw(*alone.SHUT))
    assert sums(alone.run(m, "next")) == [1, 2]
    assert sums(alone.run(alone.lay({"quicksilver_kat": "c3"}, {"naga": "d3"}, drawn=alone.NOOK), "next")) == [2, 2]


# Quicksilver Kat hits and runs


@pytest.mark.rule("TS-PER-03")
def test_quicksilver_kat_leaves_after_a_hit_instead_of_a_second_fight() -> None:
    """The mage bars the way out until she is wounded; on the other side lies a cleric."""
    yellow = {"mage": "b1", "cleric": "d1"}
    m = alone.lay({"quicksilver_kat": "c1"}, yellow, wounded=["cleric"], drawn=alone.lane())
    assert (alone.goal(m), alone.steps(m)) == ("fight mage", [])
    events = alone.clash(m, 0, 3)
    assert told(events, "hit_and_run") == [{"npc": "quicksilver_kat"}]
    assert (alone.goal(m), alone.steps(m)) == ("exit", ["move c1 b1 a1"])
    alone.run(m, "next")
    assert alone.where(m, "quicksilver_kat") == "gone"
    assert m.vp(1) == 1


@pytest.mark.rule("TS-PER-03")
def test_quicksilver_kat_makes_for_the_exit_if_it_is_too_far() -> None:
    """Eighteen squares at speed 4 are 5 AP, and a fight costs one; the cleric is near."""
    row = "bcdefghijklmnopqrstu"
    walls = [*(f"{column}1 S -" for column in row), "u1 E |"]
    m = alone.lay({"quicksilver_kat": "s1"}, {"mage": "r1", "cleric": "u1"}, drawn=draw(*walls))
    alone.clash(m, 0, 3)
    assert (alone.thought(m)["kind"], alone.thought(m)["mode"]) == ("approach", "exit")
    alone.run(m, "next")
    moves = alone.limit(m, "quicksilver_kat", "fight") - 1
    assert alone.where(m, "quicksilver_kat") == f"{row[row.index('s') - 4 * moves]}1"


@pytest.mark.rule("TS-PER-03")
def test_after_a_draw_quicksilver_kat_goes_on_and_others_never_run() -> None:
    m = alone.lay({"quicksilver_kat": "c3"}, {"naga": "d3"}, drawn=alone.NOOK)
    alone.clash(m, 3, 3)
    assert alone.goal(m) == "fight naga"
    yellow = {"cleric": "b1", "telepath": "d1"}
    m = alone.lay({"nightshade_nell": "c1"}, yellow, wounded=["telepath"], drawn=alone.lane())
    alone.clash(m, 0, 3)
    assert alone.goal(m) == "fight telepath"


# Meg Amind takes cards away


@pytest.mark.rule("TS-PER-03")
@pytest.mark.parametrize("turn", ["np", "person"])
def test_meg_amind_takes_a_card_when_her_side_wins_a_combat_she_was_in(turn: str) -> None:
    m = alone.lay({"meg_amind": "c3"}, {"naga": "d3"}, drawn=alone.NOOK, turn=turn, level="black")
    holding(m, 0, 0, 1, 4, 6)
    alone.run(m, "next" if turn == "np" else "fight c3", "card 1", "np 5")
    assert alone.chance(m) == ["discard 4", "discard 6"]
    events = alone.run(m, "discard 4")
    assert told(events, "card_lost") == [{"npc": "meg_amind", "value": 4}]
    assert hand(m, 0) == [0, 6]
    assert told(events, "summoned") == []  # the 4 bears a skull, but it was not played


@pytest.mark.rule("TS-PER-03")
def test_meg_amind_takes_nothing_after_a_draw_or_defeat() -> None:
    for card, np, level in ((1, 3, "pink"), (1, 1, "green")):
        m = alone.lay({"meg_amind": "c3"}, {"naga": "d3"}, drawn=alone.NOOK, level=level)
        assert m.figure(alone.find(m, "meg_amind")).combat == 0
        holding(m, 0, 0, card, 5)
        events = alone.run(m, "next", f"card {card}", f"np {np}")
        assert told(events, "wounded" if np == 1 else "tied")
        assert (hand(m, 0), m.turn) == ([0, 5], (0,))


@pytest.mark.rule("TS-PER-03")
def test_meg_amind_takes_a_card_when_hur_ban_wins_a_draw_at_her_side() -> None:
    m = alone.lay({"hur_ban": "c3", "meg_amind": "d2"}, {"cleric": "d3"})
    alone.clash(m, 6, 3)
    assert alone.chance(m)[0] == "discard 1"


@pytest.mark.rule("TS-PER-03")
def test_meg_amind_takes_nothing_if_only_the_0_is_left_nor_when_she_is_wounded_or_elsewhere() -> None:
    m = alone.lay({"meg_amind": "c3"}, {"mage": "d3"}, drawn=alone.NOOK)
    holding(m, 0, 0, 1)
    alone.clash(m, 1, 5)
    assert (hand(m, 0), m.turn) == ([0], (0,))
    assert alone.is_wounded(m, "mage")
    m = alone.lay({"hur_ban": "c3", "meg_amind": "u10"}, {"cleric": "d3"})
    alone.clash(m, 1, 5)
    assert hand(m, 0) == [0, 2, 2, 3, 3, 4, 5, 6]
    m = alone.lay({"meg_amind": "c3", "hur_ban": "d2"}, {"cleric": "d3", "naga": "c2"}, wounded=["meg_amind"])
    alone.clash(m, 1, 5)
    assert hand(m, 0) == [0, 2, 2, 3, 3, 4, 5, 6]


@pytest.mark.rule("TS-PER-02", "TS-PER-03")
def test_wounded_meg_amind_takes_nothing_even_if_her_attacker_loses() -> None:
    m = alone.lay({"meg_amind": "c3"}, {"naga": "d3"}, turn="person", wounded=["meg_amind"])
    alone.run(m, "fight c3", "card 1", "np 5")
    assert (alone.is_wounded(m, "naga"), m.turn) == (True, (0,))


# Professor Psi draws two cards


@pytest.mark.rule("TS-PER-03")
@pytest.mark.parametrize("turn", ["np", "person"])
def test_professor_psi_plays_the_better_of_two_cards_and_puts_the_other_under_the_pile(turn: str) -> None:
    m = alone.lay({"professor_psi": "b1"}, {"naga": "c1"}, drawn=CELL, turn=turn)
    alone.run(m, "next" if turn == "np" else "fight b1", "card 1", "np 5")
    events = alone.run(m, "np 3")
    assert told(events, "two_drawn") == [{"values": [3, 5]}]
    assert told(events, "np_card") == [{"value": 5}]
    assert alone.is_wounded(m, "naga")
    assert (solo_of(m).under, solo_of(m).spent[5], solo_of(m).spent[3]) == (bytes([3]), 1, 0)


@pytest.mark.rule("TS-PER-03", "TS-CMB-03")
def test_the_card_under_the_pile_comes_when_all_others_are_gone() -> None:
    m = alone.lay(
        {"professor_psi": "b1", "hur_ban": "c10"}, {"naga": "c1", "cleric": "d10"}, drawn=CELL, level="yellow"
    )
    holding(m, 1, 4, 5)
    note(m, spent=bytes((1, 1, 2, 2, 0, 0, 1)))
    alone.run(m, "next", "card 1", "np 4", "np 5")
    assert solo_of(m).under == bytes([4])
    alone.run(m, "...", "card 0")
    assert alone.chance(m) == ["np 4"]


@pytest.mark.rule("TS-PER-03", "TS-CMB-03")
def test_the_discards_are_shuffled_for_the_second_card_if_need_be() -> None:
    m = alone.lay({"professor_psi": "b1"}, {"naga": "c1"}, turn="person")
    holding(m, 1, 4)
    note(m, spent=bytes((1, 1, 2, 2, 0, 1, 1)))
    alone.run(m, "fight b1", "card 1", "np 4")
    assert alone.chance(m) == [f"np {value}" for value in (0, 1, 2, 3, 5, 6)]
    alone.run(m, "np 6")
    assert (solo_of(m).under, solo_of(m).spent[6], solo_of(m).spent[4]) == (bytes([4]), 1, 0)


@pytest.mark.rule("TS-PER-03")
def test_professor_psi_draws_one_card_in_a_group_against_a_telepath_or_wounded() -> None:
    m = alone.lay({"professor_psi": "b1", "yom": "d1"}, {"naga": "c1"}, turn="person")
    assert told(alone.run(m, "fight b1", "card 1", "np 5"), "np_card") == [{"value": 5}]
    m = alone.lay({"professor_psi": "b1"}, {"telepath": "c1"}, turn="person")
    assert told(alone.run(m, "fight b1", "card 1", "np 5"), "np_card") == [{"value": 5}]
    m = alone.lay({"professor_psi": "b1"}, {"naga": "c1"}, wounded=["professor_psi"], turn="person")
    assert told(alone.run(m, "fight b1", "card 1", "np 5"), "np_card") == [{"value": 5}]
    m = alone.lay({"white_phil": "b1"}, {"naga": "c1"}, turn="person")
    assert told(alone.run(m, "fight b1", "card 1", "np 5"), "np_card") == [{"value": 5}]


# Telepaths of the non-player


@pytest.mark.rule("TS-PER-03", "TS-CMB-08")
@pytest.mark.parametrize("npc", ["white_phil", "djenh", "meg_amind", "professor_psi"])
def test_each_telepath_of_the_non_player_forces_the_lowest_card_but_0(npc: str) -> None:
    m = alone.lay({npc: "c3"}, {"naga": "d3"}, turn="person")
    holding(m, 0, 0, 2, 5)
    alone.run(m, "fight c3")
    assert [str(move) for move in m.moves(0)] == ["card 2"]


@pytest.mark.rule("TS-PER-02", "TS-CMB-08")
@pytest.mark.parametrize("npc", ["white_phil", "djenh", "meg_amind", "professor_psi"])
def test_a_wounded_telepath_forces_nothing(npc: str) -> None:
    m = alone.lay({npc: "c3"}, {"naga": "d3"}, turn="person", wounded=[npc])
    holding(m, 0, 0, 2, 5)
    alone.run(m, "fight c3")
    assert [str(move) for move in m.moves(0)] == ["card 0", "card 2", "card 5"]


# Granit Gus lets nobody through


@pytest.mark.rule("TS-PER-03")
@pytest.mark.parametrize("who", ["mage", "banshee"])
def test_nobody_passes_granit_gus(who: str) -> None:
    def way(giant: str, **position: list[str]) -> bool:
        m = alone.lay({giant: "d3"}, {who: "b3"}, turn="person", **position)  # type: ignore[arg-type]
        return "f3" in squares(m, f"go {who}")

    assert way("hur_ban")  # flying, or between his legs
    assert not way("granit_gus")
    assert way("granit_gus", wounded=["granit_gus"])


@pytest.mark.rule("TS-PER-03", "TW-CHR-COL-03")
@pytest.mark.parametrize("who", ["mage", "banshee", "telepath"])
def test_nobody_leaves_over_granit_gus(who: str) -> None:
    for giant, leaves in (("hur_ban", True), ("granit_gus", False)):
        m = alone.lay({giant: "v3"}, {who: "u3"}, turn="person")
        assert ("v3" in squares(m, f"go {who}")) is leaves


@pytest.mark.rule("TS-PER-03")
def test_his_own_side_passes_granit_gus() -> None:
    m = alone.lay({"white_phil": "c3", "granit_gus": "b3"}, drawn=draw(*CORRIDOR))
    assert alone.steps(m) == ["move c3 b3 a3"]


# Missis Hiss slips through


@pytest.mark.rule("TS-PER-03")
def test_missis_hiss_passes_enemies_but_does_not_stop_on_them() -> None:
    m = alone.lay({"missis_hiss": "b3"}, {"naga": "c3", "mage": "e3"}, drawn=alone.quiet(*CORRIDOR))
    assert (alone.goal(m), alone.steps(m)) == ("fight mage", ["move b3 c3 d3"])
    m = alone.lay({"meg_amind": "b3"}, {"naga": "c3", "mage": "e3"}, drawn=alone.quiet(*CORRIDOR))
    assert alone.goal(m) == "fight naga"


@pytest.mark.rule("TS-PER-03", "TS-INV-08")
def test_missis_hiss_takes_nothing_from_those_whom_she_passes() -> None:
    items, yellow = {"rope": "c3"}, {"naga": "c3", "mage": "e3"}
    m = alone.lay({"missis_hiss": "b3"}, yellow, items=items, drawn=alone.quiet(*CORRIDOR))
    alone.run(m, "...")
    assert (alone.where(m, "missis_hiss"), alone.where(m, "rope")) == ("d3", "c3")
    m = alone.lay({"missis_hiss": "b3"}, yellow, items=items, wounded=["naga"], drawn=alone.quiet(*CORRIDOR))
    alone.run(m, "...")
    assert alone.where(m, "rope") == "d3"  # from a wounded one she does


@pytest.mark.rule("TS-PER-03", "TS-EXT-03")
def test_missis_hiss_leaves_over_an_enemy() -> None:
    position = {"yellow": {"cleric": "a3"}, "drawn": draw("b3 N -", "b3 S -", "c3 N -", "c3 S -", "c3 E |")}
    m = alone.lay({"missis_hiss": "c3", "xanth": "b3"}, **position)  # type: ignore[arg-type]
    assert (alone.goal(m), alone.steps(m)) == ("exit", ["move c3 b3 a3"])
    alone.run(m, "next")
    assert alone.where(m, "missis_hiss") == "gone"
    m = alone.lay({"meg_amind": "c3", "xanth": "b3"}, **position)  # type: ignore[arg-type]
    assert alone.results(m)["exit"] == "no"
