"""Set-up: halls, starting characters, face-down tokens, lots (TW-SET)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.twister import table
from verlies.core.moves import DEALER
from verlies.games.twister import state as s
from verlies.games.twister.match import TwisterMatch

CIRCLES = {0: ["a2", "a4", "a7", "a9"], 1: ["v2", "v4", "v7", "v9"]}
ROOM = {"S1": 2, "S2": 2, "S3": 3, "S4": 3, "S5": 3, "S6": 3, "S7": 2, "S8": 2}
CHARACTERS = {"banshee", "cleric", "colossus", "mage", "mechanork", "naga", "telepath", "backstabber"}


def laying(first: str = "yellow") -> TwisterMatch:
    """A match in which the first face-down token is to be laid."""
    m = table.new()
    table.start_all(m)
    table.play(m, f"* lot {first}")
    return m


def chances(m: TwisterMatch) -> dict[str, int]:
    return {str(move): weight for move, weight in m.odds()}


@pytest.mark.rule("TW-SET-01")
def test_the_first_seat_has_yellow_and_the_second_blue() -> None:
    m = table.new()
    for seat in (0, 1):
        assert {text.split(" ")[2] for text in table.texts(m, "start", seat)} == set(CIRCLES[seat])
    table.start_all(m)
    assert (table.at(m, "yellow naga"), table.at(m, "blue naga")) == ("a2", "v2")


@pytest.mark.rule("TW-SET-02")
def test_all_eight_halls_lie_face_down_and_each_may_lie_anywhere_and_anyhow() -> None:
    m = table.begun()
    assert m.view(None)["turn"] == [0]
    assert (m.up, sorted(m.content.hall_ids[hall] for hall in m.bag)) == (0, sorted(table.HALLS))
    table.play(m, "play 2; reveal S1")
    assert m.odds().total == 32
    assert {m.odds().sample(Random(seed)) for seed in range(400)} == set(chances(m))
    assert chances(m) == {f"hall {hall} {turned}": 1 for hall in table.HALLS for turned in range(4)}
    table.play(m, "* hall 39B 3; place blue banshee b1; place yellow banshee b2; reveal S2")
    assert chances(m) == {f"hall {hall} {turned}": 1 for hall in table.HALLS if hall != "39B" for turned in range(4)}


@pytest.mark.rule("TW-SET-03")
def test_each_side_has_14_tokens_and_16_cards() -> None:
    m = table.new()
    for side in (0, 1):
        own = range(side * 14, side * 14 + 14)
        assert {m.name(token) for token in own} == {*table.STARTERS, *table.REST}
        assert {m.where[token] for token in own} == {s.SCREEN}
        assert m.actions[side] == 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5
        assert m.jumps[side] == 3
        assert list(m.combat[side]) == [1, 1, 2, 2, 1, 1, 1]


@pytest.mark.rule("TW-SET-04", "TW-SET-05")
def test_both_put_any_four_characters_on_their_circles_at_once() -> None:
    m = table.new()
    assert list(m.turn) == [0, 1]
    for seat in (0, 1):
        wanted = {f"start {name} {circle}" for name in CHARACTERS for circle in CIRCLES[seat]}
        assert set(table.texts(m, seat=seat)) == wanted
    table.play(m, "1 start mage v9; 0 start telepath a7; 1 start naga v2")
    assert "start telepath a2" not in table.texts(m, seat=0)
    assert {text.split(" ")[2] for text in table.texts(m, seat=0)} == {"a2", "a4", "a9"}
    table.play(m, "1 start cleric v4; 1 start banshee v7")
    assert list(m.turn) == [0]
    table.play(m, "0 start mage a2; 0 start naga a4; 0 start cleric a9")
    assert list(m.turn) == [DEALER]
    assert (table.at(m, "yellow telepath"), table.at(m, "blue mage")) == ("a7", "v9")


@pytest.mark.rule("TW-SET-04")
def test_only_characters_start_and_only_on_own_circles() -> None:
    m = table.new()
    for text in ("start naga a1", "start naga v2", "start naga b2"):
        assert table.refused(m, text, 0).startswith("TW-SET")
    assert table.refused(m, "start rope a2", 0) == "CORE-TEXT"
    table.play(m, "0 start naga a2")
    assert table.refused(m, "start mage a2", 0).startswith("TW-SET")


@pytest.mark.rule("TW-SET-04", "TW-INF-02")
def test_who_starts_where_is_told_to_the_owner_alone() -> None:
    m = table.new()
    table.play(m, "0 start naga a2; 1 start mage v4")
    assert [(event.kind, event.args.get("figure")) for event in m.history(0)] == [
        ("put_on_circle", "naga"),
        ("put_on_circle_unseen", None),
    ]
    assert [(event.kind, event.args.get("figure")) for event in m.history(1)] == [
        ("put_on_circle_unseen", None),
        ("put_on_circle", "mage"),
    ]
    assert {event.kind for event in m.history(None)} == {"put_on_circle_unseen"}
    assert [event.args["square"] for event in m.history(None)] == ["a2", "v4"]


@pytest.mark.rule("TW-SET-06", "TW-INF-04")
@pytest.mark.parametrize(("first", "seat"), [("yellow", 0), ("blue", 1)])
def test_chance_says_who_places_first_and_then_both_place_in_turns(first: str, seat: int) -> None:
    m = table.new()
    table.start_all(m)
    assert chances(m) == {"lot yellow": 1, "lot blue": 1}
    table.play(m, f"* lot {first}")
    for number, slot in enumerate(table.PLACES):
        assert m.turn == ((seat + number) % 2,)
        table.play(m, f"lay {table.REST[number // 2]} {slot}")
    assert list(m.turn) == [DEALER]


@pytest.mark.rule("TW-SET-06", "TW-SET-08")
def test_any_own_token_goes_on_any_hall_near_or_far() -> None:
    for first in ("yellow", "blue"):
        assert set(table.texts(laying(first))) == {f"lay {name} {slot}" for name in table.REST for slot in ROOM}
    m = laying()
    table.play(m, "lay rope S8; lay rope S1")
    assert not table.texts(m, "lay rope")
    assert table.refused(m, "lay naga S1").startswith("TW-SET")


@pytest.mark.rule("TW-SET-07", "TW-SET-08")
@pytest.mark.parametrize(("slot", "room"), list(ROOM.items()))
def test_a_hall_holds_two_tokens_beside_a_start_zone_and_three_in_the_middle(slot: str, room: int) -> None:
    m = laying()
    for number in range(room):
        table.play(m, f"lay {table.REST[number // 2]} {slot}")  # in turns: tokens of both colours share the room
    assert {text.split(" ")[2] for text in table.texts(m, "lay")} == set(ROOM) - {slot}
    assert table.refused(m, f"lay great_shield {slot}") == "TW-SET-07"


@pytest.mark.rule("TW-SET-07")
def test_in_the_end_all_halls_are_full() -> None:
    m = table.begun()
    assert Counter(place - s.DOWN for place in m.where if s.DOWN <= place < s.SCREEN) == dict(enumerate(ROOM.values()))
    assert sum(ROOM.values()) == 20


@pytest.mark.rule("TW-SET-09")
def test_where_a_token_lies_is_public_and_what_it_is_only_the_owners() -> None:
    m = laying("blue")
    table.play(m, "lay bow S5; lay banshee S1")
    mine, other = m.history(0)[-1], m.history(0)[-2]
    assert (mine.kind, mine.args) == ("laid", {"seat": 0, "slot": "S1", "thing": "banshee"})
    assert (other.kind, other.args) == ("laid_unseen", {"seat": 1, "slot": "S5"})
    assert [event.args for event in m.history(None)[-2:]] == [{"seat": 1, "slot": "S5"}, {"seat": 0, "slot": "S1"}]
    lying = {slot["slot"]: slot["tokens"] for slot in m.view(0)["slots"]}
    assert (lying["S1"], lying["S5"]) == ([{"seat": 0, "kind": "banshee"}], [{"seat": 1, "kind": None}])
    assert [slot["tokens"] for slot in m.view(None)["slots"] if slot["tokens"]] == [
        [{"seat": 0, "kind": None}],
        [{"seat": 1, "kind": None}],
    ]


@pytest.mark.rule("TW-SET-10")
def test_when_all_is_laid_both_show_their_starting_characters_at_once() -> None:
    m = laying()
    for number, slot in enumerate(table.PLACES[:-1]):
        table.play(m, f"lay {table.REST[number // 2]} {slot}")
    assert not m.shown
    assert not table.told(m.history(None), "starters_shown")
    events = table.play(m, f"lay {table.REST[-1]} {table.PLACES[-1]}")
    shown = list(table.STARTERS)
    assert table.told(events, "starters_shown") == [{"seat": 0, "figures": shown}, {"seat": 1, "figures": shown}]
    assert m.shown
    assert (m.wounded, m.hurt, m.healed) == (0, 0, 0)
    table.play(m, "* lot yellow; play 2")
    assert "go naga a3" in table.texts(m)


@pytest.mark.rule("TW-SET-11", "TW-INF-04")
@pytest.mark.parametrize("places", ["yellow", "blue"])
@pytest.mark.parametrize(("first", "seat"), [("yellow", 0), ("blue", 1)])
def test_who_begins_is_drawn_again_whoever_placed_first(places: str, first: str, seat: int) -> None:
    m = laying(places)
    for number, slot in enumerate(table.PLACES):
        table.play(m, f"lay {table.REST[number // 2]} {slot}")
    assert chances(m) == {"lot yellow": 1, "lot blue": 1}
    assert table.told(table.play(m, f"* lot {first}"), "begins") == [{"seat": seat}]
    assert m.turn == (seat,)
    assert table.texts(m) == ["play 2"]


@pytest.mark.rule("TW-SET-12")
def test_five_victory_points_win_unless_more_are_agreed() -> None:
    assert table.new().target == 5
    assert (table.new(target=6).target, table.new(target=7).target) == (6, 7)


@pytest.mark.rule("TW-SET-13")
def test_after_set_up_no_token_is_behind_a_screen() -> None:
    m = table.begun()
    assert all(place < s.SCREEN for place in m.where)
    assert sum(place < s.DOWN for place in m.where) == 8
