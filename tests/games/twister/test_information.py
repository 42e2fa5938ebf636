"""What is hidden from whom, what is public, and what is left to chance (TW-INF)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.twister import table
from verlies.core.moves import DEALER

SEATS = (0, 1, None)


def slots(view: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {slot["slot"]: slot for slot in view["slots"]}


@pytest.mark.rule("TW-INF-01")
@pytest.mark.parametrize("seat", SEATS)
def test_nobody_knows_which_hall_lies_face_down_where_and_how(seat: int | None) -> None:
    m = table.lay({"cleric": "f3"}, {"naga": "v1"}, down=["S3", "S8"])
    for slot in ("S3", "S8"):
        seen = slots(m.view(seat))[slot]
        assert (seen["up"], seen["hall"], seen["rows"], seen["turned"], seen["gates"]) == (False, None, None, 0, [])
    table.play(m, "reveal S3; * hall 40B 3")
    seen = slots(m.view(seat))["S3"]
    assert (seen["up"], seen["hall"], seen["turned"]) == (True, "40B", 3)


@pytest.mark.rule("TW-INF-01")
def test_the_last_face_down_hall_is_known_by_elimination_but_not_how_it_lies() -> None:
    m = table.lay({"cleric": "f3"}, {"naga": "v1"}, down=["S3"])
    table.play(m, "reveal S3")
    assert [str(move) for move, _ in m.odds()] == [f"hall 38A {turned}" for turned in range(4)]


@pytest.mark.rule("TW-INF-02")
def test_types_of_face_down_tokens_are_seen_by_their_owner_alone() -> None:
    m = table.begun()
    for seat in SEATS:
        for number, slot in enumerate(table.PLACES):
            lying = [token["kind"] for token in slots(m.view(seat))[slot]["tokens"] if token["seat"] == number % 2]
            assert lying, "that something of this colour lies there is public"
            assert (table.REST[number // 2] in lying) == (number % 2 == seat)
            assert (None in lying) == (number % 2 != seat)


@pytest.mark.rule("TW-INF-02")
def test_what_lies_face_down_could_be_anything_to_the_other_side() -> None:
    m = table.begun()
    view = m.view(1)
    places: set[str] = set()
    for seed in range(20):
        guess = m.guess(1, Random(seed))
        assert guess.view(1) == view
        assert table.at(guess, "blue rope") == table.at(m, "blue rope")
        assert table.at(guess, "yellow naga") == "a2", "shown, and no longer a secret"
        places.add(table.at(guess, "yellow rope"))
    assert len(places) > 3


@pytest.mark.rule("TW-INF-02", "TW-SET-10")
def test_starting_characters_are_hidden_until_they_are_shown() -> None:
    m = table.new()
    table.start_all(m)
    for seat in SEATS:
        pieces = m.view(seat)["pieces"]
        assert [piece["square"] for piece in pieces] == ["a2", "a4", "a7", "a9", "v2", "v4", "v7", "v9"]
        for piece in pieces:
            assert piece["hidden"]
            assert (piece["kind"] is None) == (piece["seat"] != seat)
    guesses = {table.at(m.guess(1, Random(seed)), "yellow naga") for seed in range(30)}
    assert len(guesses) > 3
    shown = table.begun()
    for seat in SEATS:
        assert {piece["kind"] for piece in shown.view(seat)["pieces"]} == {"naga", "cleric", "colossus", "mage"}
        assert not any(piece["hidden"] for piece in shown.view(seat)["pieces"])


@pytest.mark.rule("TW-INF-02", "TW-CBT-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_combat_card_is_its_owners_secret_until_both_are_shown(seat: int) -> None:
    m = table.lay({"cleric": "d3"}, {"mage": "e3"})
    table.play(m, f"fight e3; {seat} card 5")
    for viewer in SEATS:
        combat = m.view(viewer)["combat"]
        assert combat["chosen"] == [seat == 0, seat == 1]
        assert combat["mine"] == (5 if viewer == seat else None)
        laid = [event for event in m.history(viewer) if event.kind.startswith("card_laid")]
        assert [event.args.get("value") for event in laid] == [5 if viewer == seat else None]
        assert m.view(viewer)["hands"][seat]["combat"] == [0, 1, 2, 2, 3, 3, 4, 5, 6]
    m.play(1 - seat, "card 1")
    for viewer in SEATS:
        assert table.told(m.history(viewer), "cards_shown")[0]["card"] == (5 if seat == 0 else 1)
        assert m.view(viewer)["hands"][seat]["spent"] == [5]


@pytest.mark.rule("TW-INF-03")
@pytest.mark.parametrize("seat", SEATS)
def test_points_cards_jumps_and_all_that_lies_face_up_are_public(seat: int | None) -> None:
    m = table.lay(
        {"cleric": "c3", "naga": "u3"}, {"mage": "d3"}, items={"rope": "e5", "blue key": "c3"},
        drawn={"S1": table.rows((5, 1, "O"))}, ap=5,
    )  # fmt: skip
    table.fight(m, "fight d3", 4, 1)
    table.play(m, "go naga v3; jump cleric a3")
    view = m.view(seat)
    assert view["vp"] == [1, 0]
    hand = {
        "action": [2, 3, 4], "played": [], "now": 5, "jumps": 2, "jumps_used": 1, "combat": [0, 1, 2, 2, 3, 3, 5, 6],
        "spent": [4],
    }  # fmt: skip
    assert {what: view["hands"][0][what] for what in hand} == hand
    assert view["hands"][1]["spent"] == [1]
    assert view["hands"][1]["action"] == [2, 3, 4, 5]
    pieces = {(piece["seat"], piece["kind"]): piece for piece in view["pieces"]}
    assert pieces[0, "cleric"]["carries"] == {"seat": 1, "kind": "key"}
    assert pieces[1, "mage"]["wounded"]
    assert {(item["seat"], item["kind"], item["square"]) for item in view["items"]} == {
        (0, "rope", "e5"),
        (1, "key", "a3"),
    }
    table.play(m, "end; play 3; end")
    assert m.view(seat)["hands"][0]["played"] == [5]
    assert m.view(seat)["hands"][1]["played"] == [3]


@pytest.mark.rule("TW-INF-03")
def test_what_was_placed_at_a_reveal_is_public() -> None:
    m = table.lay({"cleric": "f3"}, {}, down=["S3"])
    table.face_down(m, "S3", "blue naga")
    table.play(m, "reveal S3; * hall 38A 0; place blue naga g1")
    for seat in SEATS:
        assert (1, "naga", "g1") in [(each["seat"], each["kind"], each["square"]) for each in m.view(seat)["pieces"]]


@pytest.mark.rule("TW-INF-04")
def test_chance_draws_who_places_and_who_begins_and_lays_halls_every_way_and_does_nothing_else() -> None:
    m, again = table.new(), table.new()
    rng = Random(3)
    dealt: list[str] = []
    while not m.over:
        if m.turn == (DEALER,):
            odds = dict(m.odds())
            kind = "lot" if len(dealt) < 2 else "hall"
            left = [hall for hall in table.HALLS if not any(text.startswith(f"hall {hall}") for text in dealt)]
            ways = [f"hall {hall} {quarters}" for hall in left for quarters in range(4)]
            assert odds == dict.fromkeys(["lot yellow", "lot blue"] if kind == "lot" else ways, 1)
            seat, move = DEALER, sorted(odds)[int(rng.random() * len(odds))]
            dealt.append(str(move))
        else:
            seat = m.turn[int(rng.random() * len(m.turn))]
            moves = m.moves(seat)
            move = moves[int(rng.random() * len(moves))]
        m.apply(seat, move)
        again.apply(seat, move)
        assert (again.key(), again.outcome) == (m.key(), m.outcome), f"{move}: something else was left to chance"
    assert len(dealt) > 2
    assert any(hand["spent"] for hand in m.view(None)["hands"])  # there was a combat, too


@pytest.mark.rule("TW-TEAM-12", "TW-INF-02")
def test_a_guess_never_gives_back_a_pair_that_was_lost_to_ones_own_side() -> None:
    m = table.new(teams="free")
    for seat, pairs in ((0, (37, 38)), (1, (38, 40))):
        for _ in range(6):
            m.play(seat, "pick rope")
        for pair in pairs:
            m.play(seat, f"pair {pair}")
    table.play(m, "* lot blue; 1 pair 37; * lot blue")
    lost = m.content.pairs.index(38)
    assert not any(m.guess(0, Random(seed)).pairs[1] >> lost & 1 for seed in range(60))
