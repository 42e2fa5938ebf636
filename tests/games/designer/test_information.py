"""Who knows what: views, histories, prompts and refusals (DD-INF)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from games.designer import table
from verlies.core.events import Event
from verlies.core.moves import DEALER
from verlies.games.designer.content import SHAPES
from verlies.games.designer.match import DesignerMatch

PRIVATE = ("seat", "hand", "chosen", "known_discards", "rooms")
HANDS = [f"R{number:03}" for number in range(1, 16)]
"""Five rooms for each of three seats: R001 to R005, R006 to R010, R011 to R015."""


def three() -> DesignerMatch:
    return table.laid(3, room=HANDS)


def names(thing: Any) -> set[str]:
    """All rooms named anywhere in a view or in events."""
    text = json.dumps([event._asdict() if isinstance(event, Event) else event for event in thing], default=str)
    return {room for room in table.CONTENT.rooms if f'"{room}"' in text}


def rooms(hand: Iterable[int]) -> set[str]:
    return {table.CONTENT.rooms[room] for room in hand}


def open_part(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what only its seat knows."""
    players = [{name: value for name, value in own.items() if name != "known_hand"} for own in view["players"]]
    return {name: value for name, value in view.items() if name not in PRIVATE} | {"players": players}


def known_hands(match: DesignerMatch, seat: int | None) -> list[list[str]]:
    return [own["known_hand"] for own in match.view(seat)["players"]]


# Hands


@pytest.mark.rule("DD-INF-01")
def test_a_view_shows_ones_own_hand_and_no_other() -> None:
    match = three()
    for seat in range(3):
        assert names([match.view(seat)]) == rooms(match.hands[seat])
        assert match.view(seat)["hand"] == sorted(rooms(match.hands[seat]))
        assert [own["hand"] for own in match.view(seat)["players"]] == [5, 5, 5]
    assert names([match.view(None)]) == set()
    assert match.view(None)["hand"] == []


@pytest.mark.rule("DD-INF-01")
def test_a_history_names_only_rooms_that_the_seat_has_seen() -> None:
    match = three()
    for seat in range(3):
        assert names(match.history(seat)) == rooms(match.hands[seat])
    assert names(match.history(None)) == set()
    drawn = [event for event in match.history(1) if event.kind == "room_drawn_unseen"]
    assert [dict(event.args) for event in drawn] == [{"seat": 0}] * 5 + [{"seat": 2}] * 5


@pytest.mark.rule("DD-INF-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_through_a_game_nobody_sees_a_room_in_a_hand_they_never_held(seats: int) -> None:
    """Held means drawn, or received from a neighbour; built rooms are open to all."""
    match = table.laid(seats)
    held: list[set[str]] = [set() for _ in range(seats)]
    while match.turn:
        for seat in range(seats):
            held[seat] |= rooms(match.hands[seat])
        placed = {table.CONTENT.rooms[number - 1] for grid in match.grids for number in grid if number}
        for seat in range(seats):
            assert names([match.view(seat)]) <= held[seat] | placed
        assert names([match.view(None)]) <= placed
        player = match.turn[-1]
        match.play(player, match.moves(player)[0])
    for seat in range(seats):
        assert names(match.history(seat)) <= held[seat] | placed
    assert names(match.history(None)) <= placed


@pytest.mark.rule("DD-INF-01")
def test_a_hand_that_was_passed_on_is_known_to_those_who_held_it() -> None:
    match = three()
    table.play(match, "0 build R001 1", "1 build R006 1", "2 build R011 1")
    first = ["R002", "R003", "R004", "R005"]
    assert match.view(1)["hand"] == first
    assert known_hands(match, 0) == [["R012", "R013", "R014", "R015"], first, []]
    assert known_hands(match, 1) == [[], first, ["R007", "R008", "R009", "R010"]]
    assert known_hands(match, None) == [[], [], []]
    table.play(match, "1 build R002 2", "0 build R012 2", "2 build R007 2")
    left = ["R003", "R004", "R005"]
    assert match.view(2)["hand"] == left
    assert known_hands(match, 0)[2] == left
    assert known_hands(match, 1)[2] == left
    received = table.events_of(match.history(2), "hand_received")
    assert received[-1] == {"seat": 2, "rooms": left}
    assert not table.events_of(match.history(None), "hand_received")


@pytest.mark.rule("DD-INF-01")
def test_a_room_drawn_after_passing_is_known_to_its_drawer_alone() -> None:
    match = table.laid(2, room=HANDS[:10])
    table.play(match, "0 build R001 1", "0 discard R002", "1 build R006 1", "1 discard R007")
    table.deal(match, room=["R050", "R051"])
    assert match.view(0)["hand"] == ["R008", "R009", "R010", "R050"]
    assert known_hands(match, 1) == [["R008", "R009", "R010"], ["R003", "R004", "R005", "R051"]]
    assert "R050" not in names(match.history(1))
    assert "R051" not in names(match.history(0))


@pytest.mark.rule("DD-INF-01")
@pytest.mark.parametrize("options", [{}, {"hidden_selection": True}], ids=["open", "hidden"])
def test_others_cannot_tell_which_room_was_discarded(options: dict[str, Any]) -> None:
    match = table.laid(2, options=options, room=HANDS[:10])
    table.play(match, "0 build R001 1")
    other = match.copy()
    table.play(match, "0 discard R002")
    table.play(other, "0 discard R005")
    for seat in (1, None):
        assert match.view(seat) == other.view(seat)
        assert match.history(seat) == other.history(seat)
    assert match.prompt(1) == other.prompt(1)
    assert match.moves(1) == other.moves(1)
    assert match.view(0) != other.view(0)


@pytest.mark.rule("DD-INF-01")
def test_a_hidden_choice_is_seen_by_nobody_else_until_all_have_chosen() -> None:
    match = table.laid(3, options={"hidden_selection": True}, room=HANDS)
    other = match.copy()
    table.play(match, "0 build R001 1")
    table.play(other, "0 build R004 3")
    for seat in (1, 2, None):
        assert match.view(seat) == other.view(seat)
        assert match.history(seat) == other.history(seat)
    assert match.view(0)["chosen"] == {"room": "R001", "col": 1, "second": None}
    table.play(match, "1 build R006 1")
    assert match.view(None)["players"][0]["dungeon"][0] == [None] * 4
    table.play(match, "2 build R011 1")
    assert match.view(None)["players"][0]["dungeon"][0][0]["room"] == "R001"


@pytest.mark.rule("DD-INF-01")
def test_prompts_and_refusals_tell_nothing_of_other_hands() -> None:
    match = three()
    for seat in range(3):
        prompt = match.prompt(seat)
        assert prompt is not None
        assert names([prompt.args]) == set()
    in_other_hand, in_pile = match.why_not(1, "build R001 1"), match.why_not(1, "build R099 1")
    assert in_other_hand is not None
    assert in_pile is not None
    assert in_other_hand[:2] == in_pile[:2] == ("DD-BLD-01", "not_in_hand")
    assert dict(in_other_hand.args) == {"room": "R001"}


@pytest.mark.rule("DD-INF-01")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("seats", [3, 4])
def test_what_is_hidden_can_be_dealt_otherwise_and_the_seat_sees_no_difference(seats: int, seat: int | None) -> None:
    match = table.laid(seats)
    rng = Random(5)
    for _ in range(60):
        other = match.guess(seat, rng)
        assert other.view(seat) == match.view(seat)
        if seat is not None:
            assert other.prompt(seat) == match.prompt(seat)
            assert other.moves(seat) == match.moves(seat)
        table.deal(match)
        player = match.turn[0]
        match.play(player, match.moves(player)[int(rng.random() * len(match.moves(player)))])


# What is open


@pytest.mark.rule("DD-INF-01")
@pytest.mark.parametrize("year", [1, 2])
def test_everything_else_on_the_table_is_open_to_all(year: int) -> None:
    match = table.laid(3, goal=["G3"], blueprint=["B4", "B5", "B6"], rank=[2, 0, 1])
    table.play_first(match, until_year=year)
    table.to_market(match)
    view = match.view(None)
    for seat in range(3):
        assert open_part(match.view(seat)) == open_part(view)
    assert view["goal"]["goal"] == "G3"
    assert [own["blueprint"]["blueprint"] for own in view["players"]] == ["B4", "B5", "B6"]
    assert [own["gold"] for own in view["players"]] == match.gold
    assert view["rank"] == list(match.rank)
    for own in range(3):
        shown = [cell["room"] if cell else None for row in view["players"][own]["dungeon"] for cell in row]
        assert shown == [table.CONTENT.rooms[number - 1] if number else None for number in match.grids[own]]
    assert view["challenges"] == [table.CONTENT.challenge_ids[at] for at in match.challenges]
    on_stalls = [part["tiles"] for stall in view["stalls"] for part in stall["parts"]]
    assert on_stalls == [[table.CONTENT.elements[tile] for tile in tiles] for tiles in match.goods]
    assert any(on_stalls)


@pytest.mark.rule("DD-INF-01", "DD-INF-02")
def test_of_piles_and_supplies_only_the_size_is_shown() -> None:
    match = three()
    table.to_market(match)
    piles = match.view(None)["piles"]
    assert piles["rooms"] == 100 - 15
    assert piles["discard"] == 3
    assert piles["challenges"] == 30 - 4
    assert piles["stalls"] == 18 - 2
    assert piles["tiles"] == dict(zip(SHAPES, map(len, match.supply), strict=True))
    for seat in (0, 1, 2, None):
        assert match.view(seat)["piles"] == piles


@pytest.mark.rule("DD-INF-02")
def test_taken_challenges_are_open() -> None:
    match = three()
    table.to_market(match)
    seat = match.turn[0]
    taken = match.view(None)["challenges"][0]
    table.play(match, f"{seat} pass {taken}")
    for who in (0, 1, 2, None):
        own = match.view(who)["players"][seat]["challenges"]
        assert [each["challenge"] for each in own] == [taken]
        assert table.events_of(match.history(who), "challenge_taken") == [{"seat": seat, "challenge": taken}]


@pytest.mark.rule("DD-INF-02")
def test_the_discard_pile_shows_a_seat_only_what_it_held() -> None:
    match = table.laid(2, room=HANDS[:10])
    table.play(match, "0 build R001 1", "0 discard R002", "1 build R006 1", "1 discard R007")
    assert match.view(None)["piles"]["discard"] == 2
    assert match.view(0)["known_discards"] == ["R002"]
    assert match.view(1)["known_discards"] == ["R007"]
    assert match.view(None)["known_discards"] == []


@pytest.mark.rule("DD-INF-02")
def test_the_last_room_of_a_hand_is_known_to_those_who_passed_it_on() -> None:
    """R005 goes from seat 0 over 1 and 2 back to 0, who discards it."""
    match = three()
    for column in range(1, 5):
        for seat in range(3):
            room = match.view(seat)["hand"][0]
            table.play(match, f"{seat} build {room} {column}")
    for seat in range(3):
        assert match.view(seat)["known_discards"] == ["R005", "R010", "R015"]
    assert match.view(None)["known_discards"] == []
    unseen = [event for event in match.history(None) if event.kind == "last_discarded_unseen"]
    assert len(unseen) == 3


@pytest.mark.rule("DD-INF-02")
def test_with_five_players_the_fifth_never_held_the_last_room() -> None:
    match = table.laid(5, room=[f"R{number:03}" for number in range(1, 26)])
    for column in range(1, 5):
        for seat in range(5):
            table.play(match, f"{seat} build {match.view(seat)['hand'][0]} {column}")
    assert match.view(4)["known_discards"] == ["R010", "R015", "R020", "R025"]
    assert match.view(0)["known_discards"] == ["R005", "R015", "R020", "R025"]


# Chance


@pytest.mark.rule("DD-INF-03")
@pytest.mark.parametrize(
    ("seats", "verbs"),
    [
        (1, {"goal", "challenge", "stall", "tile", "room", "blueprint", "jael"}),
        (3, {"goal", "challenge", "stall", "tile", "room", "blueprint", "rank"}),
    ],
)
def test_chance_deals_cards_and_tiles_and_the_first_rank_and_nothing_else(seats: int, verbs: set[str]) -> None:
    match = table.laid(seats)
    table.play_first(match)
    log = match.log()
    assert {move.verb for seat, move in log if seat == DEALER} == verbs
    players = {move.verb for seat, move in log if seat != DEALER}
    assert players <= {"build", "keep", "buy", "place", "pass"}
    assert sum(move.verb == "rank" for _, move in log) == (3 if seats == 3 else 0)


@pytest.mark.rule("DD-INF-03")
def test_every_thing_in_a_pile_is_as_likely() -> None:
    match = table.laid(3)
    table.to_market(match)
    while match.turn != (DEALER,):
        match.play(match.turn[0], match.moves(match.turn[0])[-1])
    drawn = set()
    while match.turn == (DEALER,):
        odds = match.odds()
        verb = next(iter(odds))[0].verb
        bags = {
            "stall": [(match.stall_pile, table.CONTENT.stalls)],
            "challenge": [(match.challenge_pile, table.CONTENT.challenge_ids)],
            "room": [(match.pile, table.CONTENT.rooms)],
            "tile": [(supply, table.CONTENT.elements) for supply in match.supply],
        }
        counted = [Counter(f"{verb} {ids[thing]}" for thing in bag) for bag, ids in bags[verb]]
        assert dict(odds) in counted
        drawn.add(verb)
        match.play(DEALER, next(iter(odds))[0])
    assert drawn == {"stall", "challenge", "room", "tile"}


@pytest.mark.rule("DD-INF-03")
def test_the_same_move_of_a_player_always_does_the_same() -> None:
    match = table.laid(2, options={"shrines": True})
    while match.turn:
        table.deal(match)
        if not match.turn:
            break
        seat = match.turn[0]
        move = match.moves(seat)[0]
        other = match.copy()
        match.play(seat, move)
        other.play(seat, move)
        assert match.key() == other.key()


# Solo


@pytest.mark.rule("DD-INF-04")
def test_jaels_stack_tiles_and_revealed_cards_are_open_and_his_deck_is_not() -> None:
    match = table.laid(1, jael=["J3"])
    table.play_first(match, until_year=3)
    for seat in (0, None):
        jael = match.view(seat)["jael"]
        assert jael["cards"][0] == "J3"
        assert len(jael["cards"]) == len(match.jael_cards)
        assert jael["rooms"] == [table.CONTENT.rooms[room] for room in match.jael_rooms]
        assert jael["tiles"] == [table.CONTENT.elements[tile] for tile in match.jael_tiles]
        assert jael["rooms"]
        assert jael["tiles"]
        left = {table.CONTENT.jael_ids[card] for card in match.jael_pile}
        assert match.view(seat)["piles"]["jael"] == len(left) > 2
        text = json.dumps(match.view(seat))
        assert not [card for card in left if f'"{card}"' in text]


@pytest.mark.rule("DD-INF-01", "DD-INF-04")
def test_a_spectator_of_a_solo_game_sees_what_jael_takes_but_neither_hand_nor_discards() -> None:
    match = table.laid(
        1, jael=["J7"], options={"difficulty": "legendary"}, room=["R087", "R010", "R071", "R050", "R061"]
    )
    table.play(match, "0 build R087 1", "0 keep R010")
    assert names([match.view(None)]) == {"R087", "R071", "R050"}
    assert names(match.history(None)) == {"R087", "R071", "R050"}
    assert names(match.history(0)) == {"R087", "R010", "R071", "R050", "R061"}


@pytest.mark.rule("DD-SOL-10", "DD-INF-02")
def test_a_spectator_never_guesses_a_discard_that_jael_would_have_taken() -> None:
    match = table.laid(1, jael=["J3"])
    for _ in range(3):
        match.play(0, match.moves(0)[0])
        match.play(0, match.moves(0)[0])
        table.deal(match)
    assert match.left_by_jael[0]
    runes = table.CONTENT.jael[match.jael_cards[0]].runes
    rng = Random(5)
    guesses = [match.guess(None, rng) for _ in range(30)]
    assert any(guess.left_by_jael != match.left_by_jael for guess in guesses)
    for guess in guesses:
        assert not any(table.CONTENT.room_rune[room] in runes for room in guess.left_by_jael[0])
