"""Reinforcements, and halls that open by themselves (TS-RNF, TS-VIS)."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import alone
from games.twister.table import draw, texts, told
from verlies.core.moves import DEALER
from verlies.games.twister import state as s
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.solo.memory import note, solo_of

LEVELS = ("pink", "yellow", "green", "blue", "red", "black")


def choosing(value: int, level: str, **how: Any) -> TwisterMatch:
    """The person is about to play this action card, the last of her cycle but the 2."""
    m = alone.lay(
        {"white_phil": "c2"}, {"cleric": "n8", "naga": "i3"}, drawn=how.pop("drawn", alone.CELL), level=level, **how
    )
    alone.run(m, "next")
    m.actions[0] = 1 << value | 1 << 2
    m._legal = {}
    return m


# What calls them


ACTIONS = {"pink": (), "yellow": (5,), "green": (4,), "blue": (3,), "red": (4,), "black": (2, 5)}


@pytest.mark.rule("TS-RNF-01", "TS-RNF-02", "TS-RNF-03", "TS-RNF-05", "TS-EX-14", "TS-EX-15")
@pytest.mark.parametrize("value", [2, 3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_action_cards_call_at_the_end_of_the_turn(level: str, value: int) -> None:
    m = choosing(value, level)
    calls = value in ACTIONS[level]
    events = alone.run(m, f"play {value}")
    assert told(events, "summoned") == ([{"by": "action", "value": value}] if calls else [])
    assert m.view(0)["solo"]["due"] == int(calls)
    assert m.turn == (0,)
    alone.run(m, "go cleric n7", "end")
    assert (m.turn == (DEALER,)) == calls
    if calls:
        assert alone.asked(m) == ("TS-RNF-06", "recruit", {})
        assert m.view(0)["active"] == 0
        alone.run(m, "recruit yom", "room 37A", "dice 5 5")
        assert m.view(0)["solo"]["due"] == 0
        assert m.view(0)["active"] == 1


@pytest.mark.rule("TS-RNF-01", "TS-RNF-02", "TS-RNF-05")
@pytest.mark.parametrize("level", LEVELS)
def test_a_jump_card_calls_at_black_right_after_the_jump(level: str) -> None:
    m = choosing(3, level, drawn={**alone.CELL, **draw("n7 O")})
    alone.run(m, "play 3")
    events = alone.run(m, "jump cleric n6")
    assert told(events, "summoned") == ([{"by": "jump", "value": None}] if level == "black" else [])
    if level == "black":
        assert [event.kind for event in events] == ["jumped", "summoned"]
        assert alone.asked(m)[1] == "recruit"
        alone.run(m, "recruit yom", "room 37A", "dice 5 5")
    assert m.turn == (0,)
    assert m.ap == 2


@pytest.mark.rule("TS-PLN-04", "TS-RNF-01")
def test_a_jump_of_an_npc_calls_nobody() -> None:
    m = alone.lay({"white_phil": "c3"}, {"cleric": "q8"}, drawn=draw(*(f"b{y} O" for y in range(1, 6))), level="black")
    assert [step["do"] for step in alone.thought(m)["plan"]] == ["jump"]
    events = alone.run(m, "next")
    assert alone.where(m, "white_phil") == "gone"
    assert told(events, "summoned") == []


PLAYED = {"pink": (), "yellow": (), "green": (4,), "blue": (5,), "red": (0, 5, 6), "black": (0, 4, 6)}
TURNED_UP = {
    "pink": (0, 1, 2), "yellow": (0, 3), "green": (3, 4, 5), "blue": (2, 3, 5), "red": (1, 4, 5, 6),
    "black": (0, 1, 6),
}  # fmt: skip


@pytest.mark.rule("TS-RNF-01", "TS-RNF-02", "TS-RNF-03", "TS-RNF-04", "TS-RNF-05", "TS-AMB-12")
@pytest.mark.parametrize("level", LEVELS)
def test_combat_cards_of_both_call_at_each_level(level: str) -> None:
    """All values of both sides; every copy of a value alike, so the second 2 and 3 as well as the first."""
    for own in range(7):
        for np in range(7):
            m = alone.lay({"xanth": "e4"}, {"colossus": "e5"}, turn="person", level=level)
            events = alone.run(m, "fight e4", f"card {own}", f"np {np}")
            called = [event["by"] for event in told(events, "summoned")]
            while m.turn == (DEALER,):
                npc = {"recruit yom", "recruit djenh"} & set(alone.chance(m))
                events = alone.run(m, sorted(npc)[0], "room 40A", f"dice {3 if len(npc) > 1 else 4} 1")
                called += [event["by"] for event in told(events, "summoned")]
            expected = ["np"] * (np in TURNED_UP[level]) + ["combat"] * (own in PLAYED[level])
            assert called == expected, (own, np)


# How they come


@pytest.mark.rule("TS-RNF-06", "TS-RNG-01")
def test_any_of_the_deck_comes_into_any_revealed_hall() -> None:
    m = choosing(5, "black", down=["S7", "S8"])
    alone.run(m, "play 5", "end")
    assert len(alone.chance(m)) == m.odds().total == 31
    assert "recruit white_phil" not in alone.chance(m)
    events = alone.run(m, "recruit yom")
    assert told(events, "recruited") == [{"npc": "yom"}]
    assert alone.row(m)[-1] == ("yom", "waits")
    assert alone.asked(m) == ("TS-RNF-06", "room", {"npc": "yom"})
    assert [(str(move), weight) for move, weight in m.odds()] == [
        (f"room {hall}", 1) for hall in ("37A", "37B", "38A", "38B", "39A", "39B")
    ]
    events = alone.run(m, "room 39B")
    assert told(events, "room_drawn") == [{"hall": "39B"}]
    assert alone.asked(m)[1] == "dice"
    assert m.view(0)["solo"]["arrival"]["hall"] == "39B"
    events = alone.run(m, "dice 2 1")
    assert alone.where(m, "yom") == "m6"
    assert told(events, "npc_enters") == [{"npc": "yom", "square": "m6"}]
    assert m.view(0)["solo"]["deck"] == 30


@pytest.mark.rule("TS-RNF-06", "TS-TPT-03")
def test_the_person_chooses_for_a_six_of_a_reinforcement_too() -> None:
    m = choosing(5, "black")
    alone.run(m, "play 5", "end", "recruit yom", "room 38A", "dice 3 6")
    assert m.turn == (0,)
    assert texts(m) == [f"set i{y}" for y in (1, 2, 4, 5)], "the naga is on i3"


@pytest.mark.rule("TS-RNF-07")
def test_after_two_sixes_no_other_comes_instead() -> None:
    m = choosing(5, "black")
    alone.run(m, "play 5", "end", "recruit yom", "room 37A")
    events = alone.run(m, "dice 6 6")
    assert told(events, "token_lost") == [{"side": "violet", "figure": "yom"}]
    assert alone.where(m, "yom") == "lost"
    assert "yom" not in dict(alone.row(m))
    assert told(events, "turn_np")
    assert m.view(0)["solo"]["deck"] == 30


@pytest.mark.rule("TS-RNF-08", "TS-NPT-05")
def test_called_in_the_non_players_turn_it_acts_in_it() -> None:
    m = alone.lay({"hur_ban": "e4"}, {"cleric": "e5", "naga": "t9"})
    alone.run(m, "next", "card 1", "np 1", "recruit lou_dah", "room 40A", "dice 1 1")
    events = alone.rest_of_turn(m)
    assert [event["npc"] for event in told(events, "activated")] == ["lou_dah"]


@pytest.mark.rule("TS-RNF-08")
def test_called_in_the_persons_turn_it_acts_in_the_next_turn() -> None:
    m = choosing(5, "black")
    alone.run(m, "play 5", "end")
    events = alone.run(m, "recruit lou_dah", "room 40A", "dice 1 1")
    assert told(events, "turn_np")
    assert sorted(alone.chance(m)) == ["row lou_dah", "row white_phil"]


@pytest.mark.rule("TS-RNF-09")
def test_from_an_empty_deck_nobody_comes() -> None:
    m = choosing(5, "black")
    for token in s.NPCS:
        if m.where[token] == s.DECK:
            m.where[token] = s.LOST
    events = alone.run(m, "play 5", "end")
    assert len(told(events, "none_left")) == 1
    assert told(events, "turn_np")


@pytest.mark.rule("TS-TPT-09", "TS-RNF-06")
def test_a_hall_without_a_free_square_takes_no_reinforcement() -> None:
    pits = [f"{x}{y} O" for x in "ghijk" for y in range(1, 6) if (x, y) != ("i", 3)]
    m = choosing(5, "black", drawn={**alone.CELL, **draw(*pits)})
    alone.run(m, "play 5", "end", "recruit yom")
    assert "room 38A" not in alone.chance(m)
    assert len(alone.chance(m)) == 7


@pytest.mark.rule("TS-TPT-09")
def test_without_a_free_square_in_any_hall_a_reinforcement_leaves_the_game() -> None:
    pits = [f"{x}{y} O" for x in "bcdef" for y in range(1, 6) if (x, y) != ("d", 3)]
    m = alone.lay(
        {"yom": "d3"}, {"cleric": "a4"}, drawn=draw(*pits), down=[f"S{n}" for n in range(2, 9)], turn="person"
    )
    note(m, due=1)
    alone.run(m, "end", "recruit djenh")
    assert alone.chance(m) == ["room 37A"]
    events = alone.run(m, "room 37A")
    assert len(told(events, "token_lost")) == 1
    assert alone.where(m, "djenh") == "lost"
    assert "djenh" not in dict(alone.row(m))


# The vision of the archmage


def seeing(value: int = 5, level: str = "pink", **how: Any) -> TwisterMatch:
    how = {"down": ["S3", "S8"], "vision": True, **how}
    m = alone.lay({"white_phil": "c2"}, {"cleric": "q3"}, drawn=alone.CELL, level=level, **how)
    alone.run(m, "next")
    m.actions[0] = 1 << value | 1 << 2
    m._legal = {}
    return m


@pytest.mark.rule("TS-VIS-01", "TS-VIS-02", "TS-TUR-07")
@pytest.mark.parametrize("value", [3, 4, 5])
def test_the_eye_of_action_5_opens_a_hall_at_the_end_of_the_turn(value: int) -> None:
    m = seeing(value)
    events = alone.run(m, f"play {value}")
    assert told(events, "vision_due") == ([{"by": "action", "value": 5}] if value == 5 else [])
    alone.run(m, "end")
    assert (alone.asked(m)[1] == "vision") == (value == 5)


@pytest.mark.rule("TS-VIS-01", "TS-VIS-02")
@pytest.mark.parametrize("turn", ["np", "person"])
def test_the_eyes_of_combat_cards_of_both_sides(turn: str) -> None:
    for own in range(7):
        for np in range(7):
            m = alone.lay({"hur_ban": "e4"}, {"colossus": "e5"}, turn=turn, down=["S8"], level="black", vision=True)
            note(m, visions=0)
            events = alone.run(m, "next" if turn == "np" else "fight e4", f"card {own}", f"np {np}")
            expected = [{"by": "np", "value": np}] * (np in (2, 3)) + [{"by": "combat", "value": own}] * (own in (2, 3))
            assert told(events, "vision_due") == expected
            assert m.view(0)["solo"]["visions_due"] == len(expected)


@pytest.mark.rule("TS-VIS-01", "TS-SET-03")
def test_without_the_variant_there_are_no_visions() -> None:
    m = seeing(vision=False)
    events = alone.run(m, "play 5", "end")
    assert told(events, "vision_due") == []
    assert m.view(0)["solo"]["eyes"] is None
    assert told(events, "turn_np")


@pytest.mark.rule("TS-VIS-03", "TS-VIS-04", "TS-AMB-15")
def test_cards_are_turned_up_until_one_shows_a_hall_in_the_dark() -> None:
    m = seeing(bag=["yellow naga", "violet rope"])
    alone.run(m, "play 5", "end")
    assert alone.asked(m) == ("TS-VIS-03", "vision", {})
    events = alone.run(m, "vision S1")
    assert told(events, "vision_void") == [{"slot": "S1"}]
    assert alone.chance(m) == [f"vision S{number}" for number in range(2, 9)]
    assert m.view(0)["solo"]["visions_due"] == 1
    events = alone.run(m, "vision S3")
    assert told(events, "vision") == [{"slot": "S3"}]
    assert told(events, "reveals") == []
    assert m.view(0)["solo"]["visions_due"] == 0
    assert alone.asked(m)[1] == "hall"
    alone.run(m, "hall 40B 1", "bag yellow naga", "dice 1 1", "bag violet rope", "dice 3 3")
    assert m.view(0)["slots"][2]["hall"] == "40B"
    assert m.view(0)["active"] == 1
    assert solo_of(m).sights == bytes((1, 3, 4, 5, 6, 7))


@pytest.mark.rule("TS-VIS-01")
def test_several_cards_open_several_halls() -> None:
    m = seeing()
    note(m, visions=1)
    alone.run(m, "play 5", "end", "vision S8", "hall 38A 0")
    assert alone.asked(m)[1] == "vision"
    alone.run(m, "vision S3", "hall 40B 0")
    assert m.view(0)["active"] == 1
    assert m.view(0)["solo"]["dark"] == []


@pytest.mark.rule("TS-VIS-04", "TS-AMB-15")
def test_nobody_is_the_one_who_reveals_so_no_personality_of_a_revealer_works() -> None:
    """Lissandra stands by; no alarm, though no NPC comes out of the bag."""
    npcs = {"lissandra": "q5", "snake_slissken": "u1"}
    m = alone.lay(npcs, {"cleric": "c8"}, down=["S8"], bag=["yellow rope"], vision=True, turn="person")
    note(m, visions=1)
    alone.run(m, "end", "vision S8", "hall 40B 0", "bag yellow rope")
    assert alone.asked(m)[1] == "dice", "no loot for Snake Slissken"
    events = alone.run(m, "dice 1 1")
    assert told(events, "alarm") == []
    assert alone.asked(m)[1] == "row"


@pytest.mark.rule("TS-VIS-06")
def test_when_all_halls_lie_open_the_eye_does_nothing() -> None:
    m = seeing(down=())
    events = alone.run(m, "play 5", "end")
    assert told(events, "turn_np")
    assert m.view(0)["solo"]["visions_due"] == 0
    m = seeing()
    note(m, visions=2)
    alone.run(m, "play 5", "end", "vision S8", "hall 38A 0", "vision S3")
    events = alone.run(m, "hall 40B 0")
    assert told(events, "turn_np")
    assert m.view(0)["solo"]["visions_due"] == 0
