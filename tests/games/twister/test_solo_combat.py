"""Combats with the non-player: its pile, the person's cards, telepaths, and the order of all that follows (TS-CMB)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from games.twister import alone, table
from verlies.core.moves import DEALER
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.memory import note

FULL = [0, 1, 2, 2, 3, 3, 4, 5, 6]


ROOM = table.draw("e4 N -", "e4 W |", "e4 E |", "e5 S -", "e5 W |", "e5 E |")
"""Walls around e4 and e5."""


def duel(npc: str = "hur_ban", own: str = "cleric", turn: str = "np", level: str = "pink") -> TwisterMatch:
    """An NPC on e4 and a character on e5, shut in; with `turn` "np" the NPC is about to attack."""
    m = alone.lay({npc: "e4"}, {own: "e5", "naga": "t9"}, drawn=ROOM, turn=turn, level=level)
    assert turn != "np" or alone.goal(m) == f"fight {own}"
    return m


def spent(m: TwisterMatch) -> list[int]:
    found: list[int] = m.view(0)["solo"]["pile"]["spent"]
    return found


def pile(m: TwisterMatch) -> list[int]:
    found: list[int] = m.view(0)["hands"][1]["combat"]
    return found


def set_pile(m: TwisterMatch, left: list[int], under: bytes = b"") -> None:
    """The non-player's pile holds these cards, those under it last; all others are discarded."""
    table.holding(m, 1, *left)
    gone = Counter(FULL) - Counter(left) - Counter(under)
    note(m, spent=bytes(gone[value] for value in range(7)), under=under)
    assert m.status() == []


# The cards


@pytest.mark.rule("TS-CMB-01", "TS-PLY-01")
@pytest.mark.parametrize("turn", ["np", "person"])
def test_the_person_lays_a_card_first_whoever_attacks_then_the_top_of_the_pile_is_turned_up(turn: str) -> None:
    m = duel(turn=turn)
    alone.run(m, "next" if turn == "np" else "fight e4")
    assert alone.asked(m)[:2] == ("TS-CMB-01", "combat_card")
    assert table.texts(m) == [f"card {value}" for value in range(7)]
    assert m.view(0)["combat"]["chosen"] == [False, False]
    alone.run(m, "card 4")
    assert m.turn == (DEALER,)
    assert alone.asked(m)[:2] == ("TS-CMB-01", "np")
    assert (m.view(0)["combat"]["mine"], m.view(0)["combat"]["chosen"]) == (4, [True, False])
    events = alone.run(m, "np 3")
    assert table.told(events, "np_card") == [{"value": 3}]
    assert table.totals(events) == ([8, 6] if turn == "np" else [6, 8])


@pytest.mark.rule("TS-CMB-01", "TS-RNG-01")
def test_every_card_of_the_pile_is_as_likely_so_a_value_counts_by_its_copies() -> None:
    m = duel()
    alone.run(m, "next", "card 4")
    assert [(str(move), weight) for move, weight in m.odds()] == [
        ("np 0", 1), ("np 1", 1), ("np 2", 2), ("np 3", 2), ("np 4", 1), ("np 5", 1), ("np 6", 1),
    ]  # fmt: skip
    assert m.odds().total == 9


@pytest.mark.rule("TS-CMB-02")
@pytest.mark.parametrize("value", [0, 5])
def test_the_non_players_card_is_discarded_even_the_0_and_the_persons_0_returns(value: int) -> None:
    m = duel(own="colossus", level="green")
    alone.run(m, "next", f"card {value}", "np 0")
    assert spent(m) == [0]
    assert pile(m) == FULL[1:]
    assert table.hand(m, 0) == (FULL if value == 0 else [each for each in FULL if each != value])


@pytest.mark.rule("TS-CMB-03")
def test_an_empty_pile_is_shuffled_again_from_the_discards() -> None:
    m = duel()
    set_pile(m, [])
    events = alone.run(m, "next", "card 4")
    assert len(table.told(events, "pile_shuffled")) == 1
    assert m.odds().total == 9
    alone.run(m, "np 4")
    assert spent(m) == [4]
    assert pile(m) == [0, 1, 2, 2, 3, 3, 5, 6]


@pytest.mark.rule("TS-CMB-03")
def test_the_last_card_is_drawn_before_anything_is_shuffled() -> None:
    m = duel()
    set_pile(m, [4])
    events = alone.run(m, "next", "card 4")
    assert table.told(events, "pile_shuffled") == []
    assert alone.chance(m) == ["np 4"]
    alone.run(m, "np 4")
    assert spent(m) == FULL
    assert m.view(0)["solo"]["pile"]["left"] == 0


@pytest.mark.rule("TS-CMB-13")
def test_wounds_come_before_reinforcements_and_these_before_the_activation_goes_on() -> None:
    m = alone.lay({"hur_ban": "e4"}, {"cleric": "e5", "mage": "t9"})
    events = alone.run(m, "next", "card 2", "np 2")
    kinds = [event.kind for event in events]
    assert kinds.index("cards_shown") < kinds.index("wounded") < kinds.index("summoned")
    assert m.turn == (DEALER,)
    events = alone.run(m, "recruit yom", "room 37A", "dice 1 1")
    assert alone.thought(m)["npc"] == "hur_ban"
    assert alone.thought(m)["ap"] == {"left": 4, "of": 5}
    assert alone.thought(m)["kind"] == "approach"


@pytest.mark.rule("TS-CMB-13", "TS-END-02")
def test_nothing_is_called_once_the_game_is_won() -> None:
    m = alone.lay({"xanth": "e4"}, {"cleric": "e5"}, wounded=["xanth"], turn="person")
    m.gains[1] = 4
    for npc in ("yom", "djenh", "arthos", "muldon"):
        m.where[alone.find(m, npc)] = 250
    events = alone.run(m, "fight e4", "card 6", "np 0")
    assert m.over
    assert table.told(events, "summoned") == []


# Reinforcements


@pytest.mark.rule("TS-CMB-04", "TS-RNF-05", "TS-CMB-13")
def test_each_of_the_two_cards_with_the_symbol_calls_one_the_non_players_first() -> None:
    m = duel(level="black")
    events = alone.run(m, "next", "card 4", "np 1")
    assert table.told(events, "summoned") == [{"by": "np", "value": 1}]
    events = alone.run(m, "recruit yom", "room 40A", "dice 1 1")
    assert table.told(events, "summoned") == [{"by": "combat", "value": 4}]
    events = alone.run(m, "recruit djenh", "room 40A", "dice 2 1")
    assert table.told(events, "summoned") == []
    assert (alone.where(m, "yom"), alone.where(m, "djenh")) == ("q1", "r1")
    assert alone.thought(m)["npc"] == "hur_ban"


@pytest.mark.rule("TS-CMB-04", "TS-EX-14")
@pytest.mark.parametrize("np", range(7))
def test_at_pink_only_0_1_2_of_the_non_player_call(np: int) -> None:
    m = duel(own="colossus")
    events = alone.run(m, "next", "card 6", f"np {np}")
    assert table.told(events, "summoned") == ([{"by": "np", "value": np}] if np < 3 else [])


@pytest.mark.rule("TS-CMB-04", "TS-EX-15")
@pytest.mark.parametrize("own", range(7))
def test_at_black_0_4_6_of_the_person_call(own: int) -> None:
    m = duel(own="colossus", turn="person", level="black")
    events = alone.run(m, "fight e4", f"card {own}", "np 3")
    assert table.told(events, "summoned") == ([{"by": "combat", "value": own}] if own in (0, 4, 6) else [])


@pytest.mark.rule("TS-CMB-11")
def test_the_0_of_the_person_calls_every_time_it_is_played() -> None:
    m = duel(own="mechanork", turn="person", level="black")
    m.wounded |= 1 << alone.find(m, "hur_ban")
    set_pile(m, [2, 2])
    for npc, column in (("yom", 1), ("djenh", 2)):
        events = alone.run(m, "fight e4", "card 0", "np 2")
        assert len(table.told(events, "tied")) == 1
        assert table.told(events, "summoned") == [{"by": "combat", "value": 0}]
        alone.run(m, f"recruit {npc}", "room 40A", f"dice {column} 1")


@pytest.mark.rule("TS-CMB-14")
def test_one_that_came_in_a_combat_fights_along_in_the_next() -> None:
    """Ram Bohl and the colossus draw; Granit Gus, called by the 2, lands beside the colossus."""
    m = alone.lay({"ram_bohl": "e4"}, {"colossus": "e5"}, drawn=alone.quiet())
    alone.run(m, "next", "card 2", "np 2", "recruit granit_gus", "room 37A", "dice 5 5")
    assert alone.where(m, "granit_gus") == "f5"
    assert alone.goal(m) == "fight colossus"
    events = alone.run(m, "next")
    assert table.sums(events) == [10, 5]
    assert sorted(table.told(events, "attacked")[0]["attackers"]) == ["granit_gus", "ram_bohl"]


@pytest.mark.rule("TS-CMB-14")
def test_one_that_came_in_a_combat_is_on_the_board_for_all_plans_after_it() -> None:
    """It stands where Hur-Ban would have gone on to the mage."""
    m = alone.lay({"hur_ban": "e4"}, {"cleric": "e5", "mage": "h4"}, drawn=table.draw("f4 N -", "f4 S -"))
    free = m.copy()
    alone.run(free, "next", "card 0", "np 3")
    assert (free.view(0)["solo"]["thought"]["plan"][0]["path"]) == ["e4", "f4", "g4"]
    alone.run(m, "next", "card 0", "np 2", "recruit yom", "room 37A", "dice 5 4")
    assert alone.where(m, "yom") == "f4"
    assert alone.thought(m)["plan"][0]["path"] == ["e4", "f4", "g4"]


# Who takes part


@pytest.mark.rule("TS-CMB-05")
def test_groups_form_by_themselves_on_both_sides() -> None:
    m = alone.lay({"hur_ban": "e4", "xanth": "f5"}, {"cleric": "e5", "mage": "d4", "naga": "t9"})
    events = alone.run(m, "next")
    said = table.told(events, "attacked")[0]
    assert said["group"]
    assert sorted(said["attackers"]) == ["hur_ban", "xanth"]
    assert sorted(said["defenders"]) == ["cleric", "mage"]
    m = alone.lay({"hur_ban": "e4", "xanth": "d5"}, {"cleric": "e5", "mage": "d4", "naga": "t9"}, turn="person")
    said = table.told(alone.run(m, "fight d5"), "attacked")[0]
    assert (sorted(said["attackers"]), sorted(said["defenders"])) == (["cleric", "mage"], ["hur_ban", "xanth"])


@pytest.mark.rule("TS-CMB-06")
def test_on_an_attack_of_the_non_player_all_archers_and_lancers_of_its_side_support() -> None:
    npcs = {"hur_ban": "e4", "xanth": "e8", "yom": "g5"}
    items = {"bow": "e8", "violet extendable_lance": "g5"}
    m = alone.lay(npcs, {"cleric": "e5", "naga": "t9"}, items=items)
    events = alone.run(m, "next")
    assert {event["figure"] for event in table.told(events, "joined")} == {"xanth", "yom"}
    assert table.told(events, "joined")[-1]["attack"] == 5 + 1 + 2
    assert table.texts(m, "card")
    assert table.texts(m, "join") == []


@pytest.mark.rule("TS-CMB-06")
def test_on_her_own_attack_the_person_chooses_who_supports() -> None:
    m = alone.lay({"hur_ban": "e4"}, {"cleric": "e5", "naga": "e1"}, items={"bow": "e1"}, turn="person")
    alone.run(m, "fight e4")
    assert alone.asked(m)[1] == "support"
    assert table.texts(m) == ["ready", "join naga"]
    alone.run(m, "ready", "card 3", "np 3")
    assert alone.is_wounded(m, "cleric")


@pytest.mark.rule("TS-CMB-06")
def test_all_losers_are_hit_and_nobody_is_chosen() -> None:
    m = alone.lay({"hur_ban": "e4", "xanth": "f5"}, {"colossus": "e5", "mage": "d4", "naga": "t9"})
    alone.run(m, "next", "card 6", "np 3")
    assert (alone.is_wounded(m, "hur_ban"), alone.is_wounded(m, "xanth")) == (True, True)
    assert (alone.is_wounded(m, "colossus"), alone.is_wounded(m, "mage")) == (False, False)


@pytest.mark.rule("TS-CMB-12")
def test_an_eliminated_npc_leaves_its_item_and_takes_its_card_out_of_the_game() -> None:
    m = alone.lay({"xanth": "e4"}, {"cleric": "e5"}, items={"bow": "e4"}, wounded=["xanth"], turn="person")
    alone.run(m, "fight e4", "card 6", "np 3")
    assert alone.where(m, "xanth") == "dead"
    assert alone.where(m, "yellow bow") == "e4"
    assert m.view(0)["solo"]["row"] == []
    assert m.vp(0) == 1


@pytest.mark.rule("TS-CMB-12")
def test_whom_an_npc_carries_is_eliminated_when_it_is_only_wounded() -> None:
    m = alone.lay({"granit_gus": "e4", "xanth": "e4"}, {"colossus": "e5"}, wounded=["xanth"], turn="person")
    assert alone.carries(m, "granit_gus") == "xanth"
    alone.run(m, "fight e4", "card 6", "np 3")
    assert alone.is_wounded(m, "granit_gus")
    assert alone.where(m, "xanth") == "dead"
    assert m.vp(0) == 1


# Telepaths


@pytest.mark.rule("TS-CMB-07", "TS-CMB-13")
def test_the_persons_telepath_turns_up_three_and_chooses_one_before_her_own_card() -> None:
    m = duel(own="telepath", turn="person", level="green")
    alone.run(m, "fight e4")
    for number in range(3):
        assert alone.asked(m)[1] == "np"
        assert m.odds().total == 9 - number
        alone.run(m, f"np {(6, 0, 2)[number]}")
    assert alone.asked(m) == ("TS-CMB-07", "force", {"values": [0, 2, 6]})
    assert m.view(0)["solo"]["turned_up"] == [0, 2, 6]
    assert table.texts(m) == ["force 0", "force 2", "force 6"]
    assert table.refused(m, "force 5") == "TS-CMB-07"
    events = alone.run(m, "force 0")
    assert table.told(events, "forced_np") == [{"value": 0}]
    assert pile(m) == [1, 2, 2, 3, 3, 4, 5, 6]
    assert m.view(0)["solo"]["turned_up"] is None
    assert table.texts(m) == [f"card {value}" for value in range(7)]
    assert m.view(0)["combat"]["chances"]["6"] == [1, 0, 0]
    assert m.view(0)["combat"]["chances"]["5"] == [0, 1, 0]
    events = alone.run(m, "card 6")
    assert table.totals(events) == [6, 5]
    assert spent(m) == [0]


@pytest.mark.rule("TS-CMB-07")
def test_two_of_a_value_turned_up_are_one_choice() -> None:
    m = duel(own="telepath", turn="person")
    alone.run(m, "fight e4", "np 3", "np 3", "np 5")
    assert table.texts(m) == ["force 3", "force 5"]
    alone.run(m, "force 3", "card 1")
    assert spent(m) == [3]
    assert pile(m) == [0, 1, 2, 2, 3, 4, 5, 6]


@pytest.mark.rule("TS-CMB-07", "TS-CMB-03")
def test_a_short_pile_is_completed_to_three_from_the_discards() -> None:
    m = duel(own="telepath")
    set_pile(m, [4, 6])
    events = alone.run(m, "next", "np 6")
    assert table.told(events, "pile_shuffled") == []
    events = alone.run(m, "np 4")
    assert len(table.told(events, "pile_shuffled")) == 1
    assert m.odds().total == 7
    alone.run(m, "np 0", "force 0", "card 4")
    assert spent(m) == [0]
    assert pile(m) == [1, 2, 2, 3, 3, 4, 5, 6]


@pytest.mark.rule("TS-CMB-07", "TS-PER-03")
def test_cards_that_were_put_under_the_pile_are_shuffled_in_with_the_two_others() -> None:
    m = duel(own="telepath", turn="person")
    m.wounded |= 1 << alone.find(m, "hur_ban")
    set_pile(m, [2, 4, 5], b"\6\1")
    assert (pile(m), m.view(0)["solo"]["pile"]["left"]) == ([1, 2, 4, 5, 6], 5)
    alone.run(m, "fight e4", "np 2", "np 5", "np 4", "force 4", "card 4")
    assert pile(m) == [1, 2, 5, 6]
    alone.run(m, "fight e4")
    assert alone.chance(m) == ["np 1", "np 2", "np 5", "np 6"]


@pytest.mark.rule("TS-PER-03", "TS-CMB-10")
def test_professor_psi_has_one_card_in_a_group_and_against_a_telepath() -> None:
    for npcs, own in (({"professor_psi": "e4", "xanth": "f5"}, "cleric"), ({"professor_psi": "e4"}, "telepath")):
        m = alone.lay(npcs, {own: "e5"}, turn="person")
        events = alone.run(m, "fight e4", "card 3", "np 4")
        assert table.told(events, "np_card") == [{"value": 4}]
        assert table.told(events, "cards_shown")


@pytest.mark.rule("TS-CMB-08")
@pytest.mark.parametrize(("cards", "lowest"), [((0, 1, 2, 6), 1), ((0, 3, 3, 4), 3), ((0, 6), 6), ((0,), 0)])
@pytest.mark.parametrize("turn", ["np", "person"])
def test_a_telepath_of_the_non_player_makes_the_person_play_her_lowest_card_but_the_0(
    cards: tuple[int, ...], lowest: int, turn: str
) -> None:
    m = duel("meg_amind", turn=turn)
    table.holding(m, 0, *cards)
    alone.run(m, "next" if turn == "np" else "fight e4")
    assert alone.asked(m)[:2] == ("TS-CMB-08", "combat_card")
    assert table.texts(m) == [f"card {lowest}"]
    assert m.view(0)["combat"]["forced"] == 0
    if lowest != 6:
        assert table.refused(m, "card 6") in ("TS-CMB-08", "TW-CBT-08")


@pytest.mark.rule("TS-CMB-08", "TS-PER-02")
def test_a_wounded_telepath_of_the_non_player_forces_nothing() -> None:
    m = duel("meg_amind", turn="person")
    m.wounded |= 1 << alone.find(m, "meg_amind")
    alone.run(m, "fight e4")
    assert len(table.texts(m, "card")) == 7


@pytest.mark.rule("TS-CMB-09")
@pytest.mark.parametrize("turn", ["np", "person"])
def test_two_telepaths_cancel_each_other(turn: str) -> None:
    m = duel("meg_amind", "telepath", turn)
    alone.run(m, "next" if turn == "np" else "fight e4")
    assert m.turn == (0,)
    assert len(table.texts(m, "card")) == 7
    alone.run(m, "card 3", "np 4")
    assert table.hand(m, 0) == [0, 1, 2, 2, 3, 4, 5, 6]


@pytest.mark.rule("TS-CMB-10")
def test_telepaths_do_nothing_in_a_group() -> None:
    m = alone.lay({"djenh": "e4", "xanth": "f5"}, {"cleric": "e5", "naga": "t9"}, turn="person")
    alone.run(m, "fight e4")
    assert len(table.texts(m, "card")) == 7
    m = alone.lay({"hur_ban": "e4"}, {"telepath": "e5", "naga": "d4"}, turn="person")
    alone.run(m, "fight e4")
    assert m.turn == (0,)
    assert len(table.texts(m, "card")) == 7


@pytest.mark.rule("TS-CMB-10", "TS-CMB-13")
def test_a_supporter_makes_a_group_of_it_before_any_card_is_chosen() -> None:
    for join, cards in (("ready", 1), ("join naga", 7)):
        m = alone.lay({"meg_amind": "e4"}, {"cleric": "e5", "naga": "e1"}, items={"bow": "e1"}, turn="person")
        alone.run(m, "fight e4", join)
        assert len(table.texts(m, "card")) == cards
    m = alone.lay(
        {"white_phil": "e4", "xanth": "e9"}, {"cleric": "e5"}, items={"bow": "e9"}, drawn=table.draw(*alone.SHUT)
    )
    alone.run(m, "next")
    assert len(table.texts(m, "card")) == 7
    m = alone.lay({"hur_ban": "e4"}, {"telepath": "e5", "naga": "e1"}, items={"bow": "e1"}, turn="person")
    alone.run(m, "fight e4", "join naga")
    assert m.turn == (0,), "no cards are turned up"


@pytest.mark.rule("TS-CMB-10")
def test_telepaths_do_nothing_against_a_shot() -> None:
    m = alone.lay({"djenh": "e4"}, {"cleric": "e7"}, items={"bow": "e7"}, turn="person")
    alone.run(m, "shoot e4")
    assert len(table.texts(m, "card")) == 7
    m = alone.lay({"hur_ban": "e4"}, {"telepath": "e7"}, items={"bow": "e7"}, turn="person")
    alone.run(m, "shoot e4")
    assert m.turn == (0,)


@pytest.mark.rule("TS-CMB-10")
def test_telepaths_work_against_a_lance_between_two() -> None:
    m = alone.lay({"djenh": "e4"}, {"cleric": "e6"}, items={"extendable_lance": "e6"}, turn="person")
    alone.run(m, "lance cleric e4")
    assert table.texts(m) == ["card 1"]
    m = alone.lay({"hur_ban": "e4"}, {"telepath": "e6"}, items={"extendable_lance": "e6"}, turn="person")
    alone.run(m, "lance telepath e4")
    assert m.turn == (DEALER,)


# What is shown before the cards fall


SCENES: dict[str, Callable[[], TwisterMatch]] = {
    "attack": duel,
    "defence": lambda: duel(turn="person"),
    "ties are his": lambda: duel("hur_ban", "colossus"),
    "lowest": lambda: duel("meg_amind", "cleric"),
    "best of two": lambda: duel("professor_psi", "cleric"),
    "group": lambda: alone.lay({"professor_psi": "e4", "xanth": "f5"}, {"cleric": "e5"}, turn="person"),
}
PILES: list[tuple[list[int], bytes]] = [
    (FULL, b""),
    ([1, 3, 3], b""),
    ([5], b""),
    ([], b""),
    ([2], b"\4"),
    ([], b"\6\1"),
]


@pytest.mark.rule("TS-CMB-01", "TS-CMB-08")
@pytest.mark.parametrize("cards", PILES, ids=str)
@pytest.mark.parametrize("scene", SCENES)
def test_the_chances_shown_are_those_that_come_true(scene: str, cards: tuple[list[int], bytes]) -> None:
    """All that the dealer may turn up is played, for every card of the person."""
    start = SCENES[scene]()
    set_pile(start, *cards)
    alone.run(start, "next" if start.active else "fight e4")
    shown = start.view(0)["combat"]["chances"]
    for text in table.texts(start, "card"):
        m = start.copy()
        alone.run(m, text)
        counts = [0, 0, 0]
        for weight, result in _ends(m, 1):
            counts[result] += weight
        assert counts == shown[text.split(" ")[1]], text


def _ends(m: TwisterMatch, weight: int) -> list[tuple[int, int]]:
    """How a combat ends for the person by all cards that the non-player may turn up: 0 won, 1 tied, 2 lost."""
    found = []
    for move, count in list(m.odds()):
        after = m.copy()
        events = alone.run(after, str(move))
        if not table.told(events, "cards_shown"):
            found += _ends(after, weight * count)
        elif table.told(events, "tied"):
            found.append((weight * count, 1))
        else:
            hit = {event["side"] for event in table.told(events, "wounded")}
            found.append((weight * count, 2 if hit == {"yellow"} else 0))
    return found


@pytest.mark.rule("TS-PER-03")
@pytest.mark.parametrize(("npc", "winner"), [("hur_ban", "attack"), ("arthos", None)])
def test_a_draw_is_shown_as_won_by_hur_ban_alone(npc: str, winner: str | None) -> None:
    m = duel(npc, "colossus")
    alone.run(m, "next", "card 3", "np 3")
    fight = m.view(0)["last_fight"]
    assert (fight["totals"], fight["cards"], fight["winner"]) == ([8, 8], [3, 3], winner)
    assert alone.is_wounded(m, "colossus") == (winner is not None)
