"""How the table is laid before the first turn (TE-SET)."""

from __future__ import annotations

import json
import shutil
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.tiny import table
from verlies.core.dealer import Dealer
from verlies.core.errors import IllegalMove, UsageError
from verlies.core.moves import DEALER
from verlies.games.tiny.match import TinyMatch
from verlies.games.tiny.meta import GAME

PARTIES = {2: "thordin lanon", 3: "thordin lanon pip", 4: "thordin lanon pip kestrel"}
ROOMS = [f"room {table.CONTENT.room_ids[card]}" for card in table.CONTENT.room_bag]
ENCOUNTERS = [f"room {table.CONTENT.room_ids[card]}" for card in table.CONTENT.encounter_bag]


def fresh(seats: int, content: Path | None = None, **options: Any) -> TinyMatch:
    """A match before anything is dealt."""
    match = GAME.new(seats, None, content, options)
    assert isinstance(match, TinyMatch)
    return match


def cells(match: TinyMatch) -> dict[str, dict[str, Any]]:
    return {cell["cell"]: cell for cell in match.view(None)["cells"]}


def at_the_door(seats: int) -> TinyMatch:
    """The first hero stands before the lair, whose door is unlocked."""
    match = table.new(PARTIES[seats])
    table.lay(match, "d3", "lair_door", "nes")
    table.hero(match, 0, "d3")
    match.kills = seats
    table.changed(match)
    return match


@pytest.mark.rule("TE-SET-01", "TE-SOL-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_heroes_set_out(seats: int) -> None:
    match = fresh(seats, heroes="random")
    match.dealer = Dealer(seats)
    match.deal()
    assert match.view(None)["wanted"] == seats
    assert len({each["hero"] for each in match.view(None)["heroes"]}) == seats


@pytest.mark.rule("TE-SET-01", "TE-SOL-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_hero_alone_or_more_than_four_cannot_set_out(seats: int) -> None:
    with pytest.raises(UsageError):
        fresh(seats)


# The dungeon deck


@pytest.mark.rule("TE-SET-02")
def test_rooms_and_minion_encounters_are_shuffled_apart() -> None:
    match = table.new()
    table.back(match, "c3", "B")
    turned = match.copy()
    table.play(turned, "0 go d3")
    assert table.odds(turned) == dict.fromkeys(ROOMS, Fraction(1, 27))
    table.lay(match, "d3", "crossroads")
    table.hero(match, 0, "d3")
    table.play(match, "0 go c3")
    chances = table.odds(match)
    assert {chances[each] for each in ENCOUNTERS} == {Fraction(1, 4) / 6}
    assert {chances[each] for each in ROOMS if each != "room crossroads"} == {Fraction(3, 4) / 26}


@pytest.mark.rule("TE-SET-02")
@pytest.mark.parametrize("stack", ["A", "B", "C"])
def test_entrance_and_lair_door_are_put_aside_first(stack: str) -> None:
    match = table.inside("crossroads", "thordin lanon")
    table.back(match, "c3", stack)
    table.play(match, "0 go c3")
    assert "room entrance" not in table.odds(match)
    assert ("room lair_door" in table.odds(match)) == (stack == "C")


@pytest.mark.rule("TE-SET-03", "TE-SET-04", "TE-SET-05", "TE-SET-06", "TE-EX-01")
@pytest.mark.parametrize(("seats", "stacks", "total"), [(2, (9, 8, 4), 21), (3, (7, 12, 4), 23), (4, (5, 16, 4), 25)])
def test_the_stacks_by_number_of_heroes(seats: int, stacks: tuple[int, int, int], total: int) -> None:
    match = fresh(seats)
    assert sum(stacks) == total
    deck = match.view(None)["deck"]
    assert deck == {"A": stacks[0] - 4, "B": stacks[1], "C": stacks[2]}
    assert sum(deck.values()) == total - 4


@pytest.mark.rule("TE-SET-03")
def test_stack_a_holds_rooms_and_nothing_else() -> None:
    match = table.new()
    assert cells(match)["d3"]["stack"] == "A"
    table.play(match, "0 go d3")
    assert set(table.odds(match)) == set(ROOMS)


@pytest.mark.rule("TE-SET-04", "TE-EX-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_quarter_of_stack_b_are_minion_encounters(seats: int) -> None:
    match = table.new(PARTIES[seats])
    table.lay(match, "d3", "crossroads")
    table.back(match, "c3", "B")
    table.hero(match, 0, "d3")
    table.play(match, "0 go c3")
    chances = table.odds(match)
    assert set(chances) == {*ENCOUNTERS, *ROOMS} - {"room crossroads"}
    assert sum(chances[each] for each in ENCOUNTERS) == Fraction(seats, 4 * seats)


@pytest.mark.rule("TE-SET-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stack_b_holds_one_minion_encounter_for_each_hero(seats: int) -> None:
    match = table.new(PARTIES[seats])
    table.lay(match, "d3", "crossroads")
    table.lay(match, "d2", "armory")
    ways = [("d3", "c3"), ("d3", "e3"), ("d2", "c2"), ("d2", "e2"), ("d2", "d1")][: seats + 1]
    for _, cell in ways:
        table.back(match, cell, "B")
    for met, (room, cell) in enumerate(ways):
        table.hero(match, 0, room, health=8)
        table.turn_of(match, 0)
        table.play(match, f"0 go {cell}")
        share = sum(chance for move, chance in table.odds(match).items() if move in ENCOUNTERS)
        assert share == Fraction(seats - met, 4 * seats - met)
        if met < seats:
            table.play(match, f"* room minion_encounter_{met + 1}")
            if match.turn == (0,):
                table.play(match, f"0 {table.texts(match)[0]}")
            table.play(match, f"* minion {table.CONTENT.minion_ids[met]}")


@pytest.mark.rule("TE-SET-05")
def test_stack_c_holds_three_rooms_and_the_lair_door() -> None:
    match = table.inside("crossroads", "thordin lanon")
    table.back(match, "c3", "C")
    table.play(match, "0 go c3")
    chances = table.odds(match)
    assert chances["room lair_door"] == Fraction(1, 4)
    assert {chances[each] for each in ROOMS if each != "room crossroads"} == {Fraction(3, 4) / 26}


@pytest.mark.rule("TE-SET-05")
def test_the_last_card_of_stack_c_is_the_door_if_it_was_none_of_the_others() -> None:
    match = table.new()
    table.lay(match, "d3", "crossroads")
    for cell, room in (("a1", "study"), ("b1", "armory"), ("c1", "workshop")):
        table.back(match, cell, "C")
        table.lay(match, cell, room, "")
    table.back(match, "c3", "C")
    table.hero(match, 0, "d3")
    table.play(match, "0 go c3")
    assert {move for move, chance in table.odds(match).items() if chance} == {"room lair_door"}
    table.play(match, "* room lair_door")
    assert match.view(None)["door"] == "c3"


@pytest.mark.rule("TE-SET-06")
def test_cards_are_drawn_from_a_then_b_then_c() -> None:
    match = table.new(PARTIES[4])
    assert match.view(None)["deck"] == {"A": 1, "B": 16, "C": 4}
    table.play(match, "0 go d3", "* room crossroads")
    assert {cell: cells(match)[cell]["stack"] for cell in ("d2", "e3", "c3")} == {"d2": "A", "e3": "B", "c3": "B"}
    assert match.view(None)["deck"] == {"A": 0, "B": 14, "C": 4}
    for cell in ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2", "a3", "a4", "a5", "a6", "a7"]:
        table.back(match, cell, "B")
    table.lay(match, "e4", "armory", "nesw")
    table.hero(match, 0, "d4")
    table.play(match, "0 go d5", "* room portal_chamber_2")
    assert {cell: cells(match)[cell]["stack"] for cell in ("e5", "d6", "c5")} == {"e5": "B", "d6": "C", "c5": "C"}
    assert match.view(None)["deck"] == {"A": 0, "B": 0, "C": 2}


@pytest.mark.rule("TE-SET-07")
def test_which_cards_left_the_game_nobody_knows_and_none_of_them_comes_back() -> None:
    match = table.new()
    away = iter(cell for cell in (f"{column}{row}" for row in (1, 7) for column in "abcdefg"))
    spare = iter(("a2", "a3", "a4", "a5", "a6"))
    for stack, number in match.view(None)["deck"].items():
        for _ in range(number):
            table.back(match, next(away, None) or next(spare), stack)
    table.play(match, "0 go d3")
    assert set(table.odds(match)) == set(ROOMS)
    laid = table.told(table.play(match, "* room crossroads"), "laid")[0]
    assert laid["drawn"] == []
    assert sum(match.unseen) == 20
    assert len(match.room_bag) == 26


# The table


@pytest.mark.rule("TE-SET-08")
def test_the_entrance_lies_face_up_in_the_middle_of_seven_by_seven() -> None:
    entrance = cells(fresh(3))["d4"]
    assert (entrance["card"], entrance["x"], entrance["y"]) == ("entrance", 3, 3)
    assert entrance["exits"] == "nesw"
    match = table.new()
    for cell, room in (("d3", "crossroads"), ("d2", "armory"), ("d1", "feasthall"), ("e1", "goblin_den_1")):
        table.lay(match, cell, room)
    for cell, room in (("f1", "portal_chamber_2"), ("g1", "fire_vortex")):
        table.lay(match, cell, room)
    corner = cells(match)["g1"]
    assert (corner["x"], corner["y"]) == (6, 0)
    table.hero(match, 0, "g1")
    assert table.texts(match, "go") == ["go f1"]


@pytest.mark.rule("TE-SET-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_card_lies_face_down_on_each_side_of_the_entrance(seats: int) -> None:
    laid = cells(fresh(seats))
    assert {cell: each["stack"] for cell, each in laid.items() if cell != "d4"} == dict.fromkeys(
        ("d3", "e4", "d5", "c4"), "A"
    )
    assert all(each["card"] is None for cell, each in laid.items() if cell != "d4")


@pytest.mark.rule("TE-SET-09")
def test_the_four_cards_are_laid_in_the_order_north_east_south_west(tmp_path: Path) -> None:
    shutil.copytree(GAME.folder / "content", tmp_path / "content")
    file = tmp_path / "content" / "setup.json"
    setup = json.loads(file.read_text(encoding="utf-8"))
    setup["deck_a"] = {"2": 1, "3": 2, "4": 3}
    file.write_text(json.dumps(setup), encoding="utf-8")
    order = ("d3", "e4", "d5", "c4")
    for seats, stacks in ((2, "ABBB"), (3, "AABB"), (4, "AAAB")):
        laid = cells(fresh(seats, tmp_path / "content"))
        assert "".join(laid[cell]["stack"] for cell in order) == stacks


@pytest.mark.rule("TE-SET-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_altar_marker_lies_on_the_entrance_and_one_is_kept_for_each_hero(seats: int) -> None:
    match = at_the_door(seats)
    places = ["c3", "e3", "c5", "e5"][:seats]
    for number, cell in enumerate(places, 1):
        table.lay(match, cell, f"minion_encounter_{number}", "nes")
    assert [cell for cell, each in cells(match).items() if each["altar"]] == ["d4"]
    table.play(match, "0 go l3", "* boss lich")
    assert sorted(cell for cell, each in cells(match).items() if each["altar"]) == sorted([*places, "d4"])


@pytest.mark.rule("TE-SET-11", "TE-EX-23")
@pytest.mark.parametrize(("seats", "space"), [(2, 9), (3, 5), (4, 1)])
def test_the_torch_burns_on_the_first_side_at_the_space_for_the_number_of_heroes(seats: int, space: int) -> None:
    fields = json.loads((GAME.folder / "content" / "torch.json").read_text(encoding="utf-8"))
    assert fields["records"][0]["start"][str(seats)] == space
    view = fresh(seats).view(None)
    assert view["act"] == 1
    assert (view["torch"]["at"], view["torch"]["start"], view["torch"]["skull"]) == (space, space, 36)


@pytest.mark.rule("TE-SET-12")
def test_goblins_and_minions_wait_in_shuffled_decks_and_none_is_in_play() -> None:
    match = table.new()
    assert match.view(None)["goblins"] == [None] * 4
    assert match.view(None)["minions"] == []
    other = match.copy()
    table.play(match, "0 go d3", "* room goblin_den_1")
    assert table.odds(match) == dict.fromkeys(
        ["goblin boomy", "goblin pokey", "goblin shooty", "goblin stabby"], Fraction(2, 8)
    )
    table.lay(other, "d3", "crossroads")
    table.back(other, "c3", "B")
    table.hero(other, 0, "d3")
    table.play(other, "0 go c3", "* room minion_encounter_1")
    assert table.odds(other) == dict.fromkeys([f"minion {name}" for name in table.CONTENT.minion_ids], Fraction(1, 8))


@pytest.mark.rule("TE-SET-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_enemy_health_markers_as_heroes(seats: int) -> None:
    match = at_the_door(seats)
    assert match.view(None)["wanted"] == seats
    table.play(match, "0 go l3", "* boss lich")
    assert match.view(None)["boss"]["marks"] == [8] * seats


@pytest.mark.rule("TE-SET-14", "TE-SET-19")
def test_the_boss_is_a_random_one_that_nobody_has_seen() -> None:
    match = at_the_door(2)
    for seat in (0, 1, None):
        assert match.view(seat)["boss"] is None
        assert match.view(seat)["lair"] is None
    table.play(match, "0 go l3")
    assert table.odds(match) == dict.fromkeys(
        ["boss dragon", "boss lich", "boss blood_count", "boss demon_lord"], Fraction(1, 4)
    )


@pytest.mark.rule("TE-SET-14")
def test_a_boss_may_be_chosen_openly() -> None:
    match = table.new(boss="dragon")
    assert match.view(None)["boss"]["kind"] == "dragon"
    table.lay(match, "d3", "lair_door", "nes")
    table.hero(match, 0, "d3")
    match.kills = 2
    table.changed(match)
    table.play(match, "0 go l3")
    assert table.odds(match) == {"boss dragon": 1}


@pytest.mark.rule("TE-SET-14")
@pytest.mark.parametrize(
    ("difficulty", "bosses"),
    [("easy", {"blood_count"}), ("medium", {"lich"}), ("hard", {"dragon", "demon_lord"})],
)
def test_a_boss_may_be_chosen_by_difficulty(difficulty: str, bosses: set[str]) -> None:
    match = table.new(difficulty=difficulty)
    table.lay(match, "d3", "lair_door", "nes")
    table.hero(match, 0, "d3")
    match.kills = 2
    table.changed(match)
    table.play(match, "0 go l3")
    assert table.odds(match) == {f"boss {boss}": Fraction(1, len(bosses)) for boss in bosses}


@pytest.mark.rule("TE-SET-15")
def test_loot_and_spells_lie_in_shuffled_decks_beside_empty_rows() -> None:
    match = table.new("ethairna thordin")
    view = match.view(None)
    assert view["loot"] == {"deck": 32, "row": [], "gone": []}
    assert view["spells"] == {"deck": 16, "row": []}
    table.play(match, "0 use research", "0 draw spell")
    assert table.odds(match) == dict.fromkeys([f"spell {name}" for name in table.CONTENT.spell_ids], Fraction(1, 16))
    table.goblin(match, 1, "stabby", "d4")
    table.play(match, "* spell haste", "0 leave", "0 attack dagger g1", "0 roll", "* dice 6 foe 2", "0 result 6")
    table.play(match, "0 reward 1", "0 draw loot")
    assert table.odds(match) == dict.fromkeys([f"loot {name}" for name in table.CONTENT.loot_ids], Fraction(1, 32))


# Heroes


@pytest.mark.rule("TE-SET-16")
def test_hero_mats_may_be_chosen_freely_and_each_only_once() -> None:
    match = fresh(3, heroes="chosen")
    assert match.turn == (0,)
    assert set(table.texts(match)) == {f"hero {name}" for name in table.CONTENT.hero_ids}
    table.play(match, "0 hero pip")
    assert match.turn == (1,)
    assert set(table.texts(match)) == {f"hero {name}" for name in table.CONTENT.hero_ids if name != "pip"}
    with pytest.raises(IllegalMove):
        table.play(match, "1 hero pip")
    table.play(match, "1 hero grok", "2 hero thordin", "* first 0")
    assert [each["hero"] for each in match.view(None)["heroes"]] == ["pip", "grok", "thordin"]


@pytest.mark.rule("TE-SET-16")
def test_hero_mats_may_be_drawn_at_random_and_each_only_once() -> None:
    match = fresh(2, heroes="random")
    assert table.odds(match) == dict.fromkeys([f"hero {name}" for name in table.CONTENT.hero_ids], Fraction(1, 8))
    table.play(match, "* hero grok")
    assert table.odds(match) == dict.fromkeys(
        [f"hero {name}" for name in table.CONTENT.hero_ids if name != "grok"], Fraction(1, 7)
    )
    table.play(match, "* hero pip")
    assert match.heroes == [table.CONTENT.hero_ids.index("grok"), table.CONTENT.hero_ids.index("pip")]


@pytest.mark.rule("TE-SET-16")
def test_hero_mats_may_be_picked_from_two_dealt_to_each() -> None:
    match = fresh(2, heroes="drafted")
    dealt = ["hero thordin", "hero pip", "hero grok", "hero lanon"]
    for at, move in enumerate(dealt):
        assert match.turn == (DEALER,)
        assert set(table.odds(match)) == {f"hero {name}" for name in table.CONTENT.hero_ids} - set(dealt[:at])
        table.play(match, f"* {move}")
    assert set(table.texts(match, seat=0)) == {"hero thordin", "hero pip"}
    table.play(match, "0 hero pip")
    assert set(table.texts(match, seat=1)) == {"hero grok", "hero lanon"}
    table.play(match, "1 hero lanon", "* first 1")
    assert [each["hero"] for each in match.view(None)["heroes"]] == ["pip", "lanon"]


@pytest.mark.rule("TE-SET-17", "TE-SOL-01")
def test_heroes_start_on_the_entrance_with_full_tracks_and_empty_hands() -> None:
    match = table.new("ethairna grok pip")
    for seat, (health, focus) in enumerate([(6, 8), (8, 4), (6, 6)]):
        view = match.view(None)["heroes"][seat]
        assert (view["health"], view["focus"]) == (health, focus) == (view["health_max"], view["focus_max"])
        assert view["place"] == "d4"
        assert (view["left"]["card"], view["right"]["card"], view["armour"]) == (None, None, None)
        assert view["trinkets"] == view["spells"] == []
        assert not view["unconscious"]


@pytest.mark.rule("TE-SET-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_first_is_told_by_the_host_or_drawn(seats: int) -> None:
    match = fresh(seats, heroes="random")
    table.play(match, *(f"* hero {name}" for name in PARTIES[seats].split()))
    assert table.odds(match) == {f"first {seat}": Fraction(1, seats) for seat in range(seats)}
    table.play(match, "* first 1")
    assert match.turn == (1,)


@pytest.mark.rule("TE-SET-18")
def test_turns_go_round_in_the_order_of_the_seats() -> None:
    match = table.new("thordin lanon pip", first=1)
    order: list[int] = []
    for _ in range(5):
        order += match.turn
        table.play(match, f"{match.turn[0]} end")
        while match.turn == (DEALER,):
            table.play(match, "* goblin boomy")
    assert order == [1, 2, 0, 1, 2]


# What is hidden


@pytest.mark.rule("TE-SET-19", "TE-SOL-02")
def test_everything_but_decks_fronts_and_boss_is_open_to_all() -> None:
    match = table.new("ethairna grok pip")
    table.lay(match, "d3", "lair_door", "nes")
    table.back(match, "c3", "B")
    table.goblin(match, 1, "pokey", "d4")
    table.minion(match, "ogre", "d3")
    table.hero(match, 1, trinkets="oil_flask", spells="haste")
    table.in_row(match, "rapier fireball")
    view = match.view(None)
    assert all({**match.view(seat), "seat": None} == {**view, "seat": None} for seat in range(3))
    assert (view["loot"]["row"], view["spells"]["row"]) == (["rapier"], ["fireball"])
    assert (view["heroes"][1]["trinkets"], view["heroes"][1]["spells"]) == (["oil_flask"], ["haste"])
    assert (view["goblins"][0]["kind"], view["minions"][0]["kind"]) == ("pokey", "ogre")
    assert (view["loot"]["deck"], view["spells"]["deck"]) == (30, 14)
    hidden = [cell for cell in view["cells"] if cell["card"] is None]
    assert {cell["cell"]: cell["stack"] for cell in hidden} == {"e4": "A", "d5": "A", "c4": "A", "c3": "B"}
    assert all(not cell["exits"] and cell["feature"] is None for cell in hidden)


@pytest.mark.rule("TE-SET-19")
def test_another_order_of_the_decks_looks_the_same_to_all() -> None:
    match = table.new("ethairna grok")
    for seat in (0, 1):
        guess = match.guess(seat, Random(seat))
        assert guess.view(seat) == match.view(seat)
        assert guess.key() == match.key()
