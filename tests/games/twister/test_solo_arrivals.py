"""What comes out of the bag: revealing a hall, and the teleport dice (TS-REV, TS-TPT)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from games.twister.table import HALLS, draw, refused, squares, texts, told
from verlies.core.moves import DEALER
from verlies.games.twister.dungeon import NAMES, SLOT_NAMES, listed
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.arrivals import free_squares
from verlies.games.twister.solo.memory import note

PITS = draw("g1 O", "h2 O")
"""In the hall that is laid on S3: two pits."""


def revealing(*bag: str, **how: Any) -> TwisterMatch:
    """The cleric reveals S3, a hall called 38A that lies as drawn: squares g1 to k5; the bag holds these tokens."""
    how = {"down": ["S3"], "drawn": PITS, "turn": "person", **how}
    m = alone.lay(how.pop("npcs", {}), {"cleric": "f3"}, bag=bag, **how)
    alone.run(m, "reveal S3", "hall 38A 0")
    return m


# Revealing


@pytest.mark.rule("TS-REV-01", "TS-REV-02", "TS-REV-04")
def test_three_tokens_come_out_one_by_one_each_is_placed_before_the_next() -> None:
    bag = ("violet rope", "yellow naga", "violet yom", "yellow key")
    m = revealing(*bag)
    assert m.ap == 4
    left = list(bag)
    for number, (token, dice, square) in enumerate(
        [("yellow naga", "3 3", "i3"), ("violet rope", "5 5", "k5"), ("violet yom", "2 1", "h1")], 1
    ):
        assert alone.asked(m) == ("TS-REV-02", "bag", {"hall": "38A", "number": number})
        assert sorted(alone.chance(m)) == sorted(f"bag {each}" for each in left)
        assert all(weight == 1 for _, weight in m.odds())
        events = alone.run(m, f"bag {token}")
        left.remove(token)
        side, thing = token.split(" ")
        what = {"side": side, "figure" if thing in ("naga", "yom") else "item": thing}
        assert told(events, "bag_drawn") == [what]
        assert alone.asked(m) == ("TS-TPT-01", "dice", {"hall": "38A", **what})
        events = alone.run(m, f"dice {dice}")
        assert told(events, "dice")[0]["result"] == "placed"
        assert alone.where(m, token) == square
    assert m.turn == (0,)
    assert alone.where(m, "yellow key") == "bag"


@pytest.mark.rule("TS-REV-02")
@pytest.mark.parametrize("bag", [(), ("yellow rope",), ("yellow rope", "violet rope")])
def test_fewer_come_if_the_bag_holds_fewer(bag: tuple[str, ...]) -> None:
    m = revealing(*bag)
    for at, token in enumerate(bag):
        alone.run(m, f"bag {token}", f"dice 5 {at + 1}")
    assert m.turn == (0,)
    assert m.view(0)["solo"]["bag"]["count"] == 0


@pytest.mark.rule("TS-REV-01")
def test_a_revealed_hall_lies_as_it_was_laid_its_portcullises_closed_and_nobody_places_tokens() -> None:
    printed = {slot: (hall, 0) for slot, hall in zip(SLOT_NAMES, HALLS, strict=True)}
    m = alone.lay({}, {"cleric": "a4"}, halls=printed, down=SLOT_NAMES, turn="person")
    alone.run(m, "reveal S1", "hall 38B 2")
    slot = m.view(0)["slots"][0]
    assert (slot["hall"], slot["turned"], slot["tokens"]) == ("38B", 2, [])
    assert {gate["state"] for gate in slot["gates"]} == {"closed"}
    assert m.turn == (0,)
    assert texts(m, "place") == []


@pytest.mark.rule("TS-REV-03", "TS-SET-11")
def test_the_card_of_a_revealed_hall_is_no_longer_among_those_in_the_dark() -> None:
    m = alone.lay({}, {"cleric": "f3"}, down=["S3", "S4"], turn="person")
    assert m.view(0)["solo"]["dark"] == ["38A", "38B"]
    alone.run(m, "reveal S3", "hall 38A 0")
    assert m.view(0)["solo"]["dark"] == ["38B"]


@pytest.mark.rule("TS-REV-05", "TS-RNF-06")
@pytest.mark.parametrize(("moves", "revealed"), [((), []), (("reveal S3", "hall 38A 0"), ["38A"])])
def test_a_reinforcement_may_come_to_a_hall_once_it_is_revealed(moves: tuple[str, ...], revealed: list[str]) -> None:
    """The hall that was just turned over is as likely as all others that lie open; those in the dark are not drawn."""
    m = alone.lay({}, {"cleric": "f3"}, down=["S3", "S4"], turn="person")
    note(m, due=1)
    alone.run(m, *moves, "end", "recruit yom")
    assert alone.asked(m)[1] == "room"
    there = [hall for hall in HALLS if hall not in ("38A", "38B") or hall in revealed]
    assert dict(m.odds()) == {f"room {hall}": 1 for hall in there}


@pytest.mark.rule("TS-REV-06", "TS-PER-05", "TS-REV-04")
def test_the_card_of_an_npc_goes_to_the_right_end_of_the_row_and_its_personality_is_shown() -> None:
    m = revealing("violet djenh", "violet yom", npcs={"white_phil": "b1"})
    alone.run(m, "bag violet yom")
    assert m.view(0)["solo"]["bag"]["npcs"] == ["djenh"]
    events = alone.run(m, "dice 3 3")
    assert told(events, "npc_enters") == [{"npc": "yom", "square": "i3"}]
    assert events[-1].rule == "TS-PER-05"
    alone.run(m, "bag violet djenh", "dice 4 4")
    assert alone.row(m) == [("white_phil", "waits"), ("yom", "waits"), ("djenh", "waits")]
    assert m.view(0)["solo"]["bag"]["npcs"] == []


@pytest.mark.rule("TS-REV-07")
def test_a_character_of_the_person_is_a_figure_at_once() -> None:
    m = revealing("yellow naga")
    alone.run(m, "bag yellow naga", "dice 3 3")
    assert {"seat": 0, "kind": "naga", "square": "i3"}.items() <= m.view(0)["pieces"][-1].items()


@pytest.mark.rule("TS-REV-08", "TS-ACT-07")
def test_the_person_chooses_for_a_six_also_when_an_npc_reveals() -> None:
    m = alone.lay({"lissandra": "f3"}, {"cleric": "t9"}, down=["S3"], bag=["violet yom"])
    alone.run(m, "next", "hall 38A 0", "bag violet yom", "dice 6 2")
    assert m.turn == (0,)
    assert squares(m, "set") == {"g2", "h2", "i2", "j2", "k2"}


# The dice


@pytest.mark.rule("TS-TPT-01", "TS-TPT-02", "TS-RNG-01")
@pytest.mark.parametrize("turned", range(4))
def test_red_is_the_column_and_white_the_row_of_the_hall_as_it_is_drawn(turned: int) -> None:
    """(4, 2) is the square in column 4 and row 2 of the drawing, wherever the hall's turning brings it."""
    m = alone.lay({}, {"cleric": "f3"}, down=["S3"], bag=["violet yom"], turn="person")
    alone.run(m, "reveal S3", f"hall 38A {turned}", "bag violet yom")
    assert m.odds().total == 36
    assert {(str(move), weight) for move, weight in m.odds()} == {
        (f"dice {red} {white}", 1) for red in range(1, 7) for white in range(1, 7)
    }
    alone.run(m, "dice 4 2")
    assert alone.where(m, "yom") == ("j2", "j4", "h4", "h2")[turned]


@pytest.mark.rule("TS-TPT-02", "TS-EX-26")
def test_columns_and_rows_of_a_printed_hall_that_is_upside_down() -> None:
    """TS-EX-26: hall 38A turned twice on S5: (2, 2) is o4, (5, 5) a pit, (4, 3) is m3; row 4 has four columns."""
    laid = {"S1": "37A", "S2": "40B", "S3": "39B", "S4": "38B", "S5": "38A", "S6": "40A", "S7": "37B", "S8": "39A"}
    halls = {slot: (hall, {"S3": 1, "S5": 2}.get(slot, 0)) for slot, hall in laid.items()}
    bag = ["yellow key", "violet yom", "violet great_shield"]
    m = alone.lay({}, {"naga": "k3"}, halls=halls, down=["S5", "S6", "S7", "S8"], bag=bag, turn="person")
    alone.run(m, "reveal S5", "hall 38A 2", "bag yellow key", "dice 2 2")
    assert alone.where(m, "yellow key") == "o4"
    events = alone.run(m, "bag violet yom", "dice 5 5")
    assert told(events, "dice")[0]["result"] == "again"
    alone.run(m, "dice 4 3")
    assert alone.where(m, "yom") == "m3"
    alone.run(m, "bag violet great_shield", "dice 6 4")
    assert squares(m, "set") == {"l2", "m2", "n2", "o2"}
    alone.run(m, "set n2")
    assert alone.where(m, "violet great_shield") == "n2"


@pytest.mark.rule("TS-TPT-03", "TS-TPT-06", "TS-TPT-08")
def test_a_red_six_lets_the_person_choose_a_free_column() -> None:
    m = revealing("violet rope", "violet yom")
    alone.run(m, "bag violet rope", "dice 4 2")
    events = alone.run(m, "bag violet yom", "dice 6 2")
    assert told(events, "dice") == [
        {"red": 6, "white": 2, "result": "choose", "square": None, "side": "violet", "figure": "yom"}
    ]
    what = {"side": "violet", "figure": "yom"}
    assert alone.asked(m) == ("TS-TPT-03", "spot", {"axis": "column", "number": 2, "hall": "38A", **what})
    assert squares(m, "set") == {"g2", "i2", "k2"}, "h2 is a pit, on j2 lies the rope"
    arrival = m.view(0)["solo"]["arrival"]
    assert arrival == {
        "seat": 1, "kind": "yom", "slot": "S3", "hall": "38A", "dice": [6, 2], "squares": ["g2", "i2", "k2"],
    }  # fmt: skip
    assert refused(m, "set h2") == "TS-TPT-06"
    events = alone.run(m, "set k2")
    assert events[0].rule == "TS-TPT-03"
    assert told(events, "token_set") == [{"square": "k2", **what}]
    assert alone.where(m, "yom") == "k2"


@pytest.mark.rule("TS-TPT-04", "TS-TPT-08")
def test_a_white_six_lets_the_person_choose_a_free_row() -> None:
    m = revealing("yellow rope", drawn=draw("g1 O", "h2 O"))
    events = alone.run(m, "bag yellow rope", "dice 2 6")
    assert events[-1].rule == "TS-TPT-04"
    what = {"side": "yellow", "item": "rope"}
    assert alone.asked(m) == ("TS-TPT-04", "spot", {"axis": "row", "number": 2, "hall": "38A", **what})
    assert squares(m, "set") == {"h1", "h3", "h4", "h5"}
    events = alone.run(m, "set h5")
    assert events[0].rule == "TS-TPT-04"
    assert alone.where(m, "yellow rope") == "h5"


@pytest.mark.rule("TS-TPT-03", "TS-TPT-04")
@pytest.mark.parametrize(
    ("turned", "row_2", "column_4"),
    [
        (1, "j1 j2 j3 j4 j5", "g4 h4 i4 j4 k4"),
        (2, "g4 h4 i4 j4 k4", "h1 h2 h3 h4 h5"),
        (3, "h1 h2 h3 h4 h5", "g2 h2 i2 j2 k2"),
    ],
)
def test_the_line_that_is_chosen_from_turns_with_the_hall(turned: int, row_2: str, column_4: str) -> None:
    m = alone.lay({}, {"cleric": "f3"}, down=["S3"], bag=["violet yom"], turn="person")
    alone.run(m, "reveal S3", f"hall 38A {turned}", "bag violet yom")
    other = m.copy()
    alone.run(m, "dice 6 2")
    assert squares(m, "set") == set(row_2.split())
    alone.run(other, "dice 4 6")
    assert squares(other, "set") == set(column_4.split())


@pytest.mark.rule("TS-TPT-05", "TS-RNF-07")
@pytest.mark.parametrize("token", ["violet yom", "yellow naga", "violet key", "yellow key"])
def test_two_sixes_take_the_token_out_of_the_game_for_nobodys_points(token: str) -> None:
    m = revealing(token, "yellow bow")
    events = alone.run(m, f"bag {token}", "dice 6 6")
    assert told(events, "dice")[0]["result"] == "lost"
    assert len(told(events, "token_lost")) == 1
    assert alone.where(m, token) == "lost"
    assert (m.vp(0), m.vp(1), alone.row(m)) == (0, 0, [])
    assert alone.asked(m)[1] == "bag"


@pytest.mark.rule("TS-TPT-06", "TS-TPT-07")
def test_pits_and_squares_with_any_token_are_rolled_again_with_both_dice() -> None:
    m = revealing("violet rope", "violet yom", "yellow naga")
    alone.run(m, "bag violet rope", "dice 4 4", "bag violet yom")
    for dice in ("1 1", "2 2", "4 4", "1 1"):
        events = alone.run(m, f"dice {dice}")
        assert told(events, "dice")[0]["result"] == "again"
        assert events[0].rule == "TS-TPT-07"
        assert m.odds().total == 36
    alone.run(m, "dice 3 3", "bag yellow naga")
    assert told(alone.run(m, "dice 3 3"), "dice")[0]["result"] == "again"
    assert told(alone.run(m, "dice 5 3"), "dice")[0]["square"] == "k3"


@pytest.mark.rule("TS-TPT-06")
def test_the_gear_and_every_floor_square_are_free_unless_something_is_there() -> None:
    m = revealing("violet yom", "yellow rope", "violet key")
    slot = 2
    assert [NAMES[square] for square in listed(free_squares(m, slot))] == [
        f"{x}{y}" for x in "ghijk" for y in range(1, 6) if (x, y) not in (("g", 1), ("h", 2))
    ]
    alone.run(m, "bag violet yom", "dice 3 3")
    m.wounded |= 1 << alone.find(m, "yom")
    alone.run(m, "bag yellow rope", "dice 5 5")
    free = {NAMES[square] for square in listed(free_squares(m, slot))}
    assert len(free) == 21
    assert not free & {"i3", "k5", "g1", "h2"}


@pytest.mark.rule("TS-TPT-08")
@pytest.mark.parametrize("dice", ["6 1", "1 6"])
def test_a_six_for_a_line_without_a_free_square_is_rolled_again(dice: str) -> None:
    full = draw("g1 O", "h1 O", "i1 O", "j1 O", "k1 O", "g2 O", "g3 O", "g4 O", "g5 O")
    m = revealing("violet yom", drawn=full)
    alone.run(m, "bag violet yom")
    events = alone.run(m, f"dice {dice}")
    assert told(events, "dice")[0]["result"] == "again"
    assert events[0].rule == "TS-TPT-08"
    assert m.turn == (DEALER,)
    assert alone.asked(m)[1] == "dice"


@pytest.mark.rule("TS-TPT-09")
def test_in_a_hall_without_a_free_square_a_drawn_token_leaves_the_game() -> None:
    full = draw(*(f"{x}{y} O" for x in "ghijk" for y in range(1, 6) if (x, y) not in (("i", 3), ("k", 5))))
    m = revealing("violet yom", "yellow rope", "violet key", drawn=full)
    alone.run(m, "bag violet yom", "dice 3 3", "bag yellow rope", "dice 5 5")
    events = alone.run(m, "bag violet key")
    assert len(told(events, "token_lost")) == 1
    assert told(events, "dice") == []
    assert alone.where(m, "violet key") == "lost"
    assert m.turn == (0,)


# The booklet's example


@pytest.mark.rule("TS-EX-04")
def test_three_tokens_one_again_one_column_chosen_two_cards_to_the_row() -> None:
    m = revealing("violet yom", "yellow mage", "violet arthos", drawn=draw("i4 O"))
    alone.run(m, "bag violet yom", "dice 2 3")
    assert alone.where(m, "yom") == "h3"
    events = alone.run(m, "bag yellow mage", "dice 3 4")
    assert told(events, "dice")[0]["result"] == "again"
    alone.run(m, "dice 1 5")
    assert alone.where(m, "yellow mage") == "g5"
    alone.run(m, "bag violet arthos", "dice 6 1")
    assert alone.asked(m)[:2] == ("TS-TPT-03", "spot")
    alone.run(m, "set j1")
    assert alone.where(m, "arthos") == "j1", "column 4 of row 1"
    assert [npc for npc, _ in alone.row(m)] == ["yom", "arthos"]
    assert m.turn == (0,)
