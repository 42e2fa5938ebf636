"""Line of sight and arrow slits (TW-LOS), shown by fireballs, arrows and shock waves, and by a second opinion."""

from __future__ import annotations

from typing import Any

import pytest

from games.twister import table
from games.twister.judge import WAYS, Judge, name, scattered, spot
from verlies.games.twister.dungeon import NAMES, NUMBER, SIDES
from verlies.games.twister.match import TwisterMatch
from verlies.games.twister.sight import ray
from verlies.games.twister.ways import Scene


def mage_at(square: str, blue: dict[str, str], **board: Any) -> TwisterMatch:
    """A yellow Mage who can burn whoever he sees."""
    yellow = {"mage": square, **board.pop("friends", {})}
    items = {"fireball_wand": square, **board.pop("items", {})}
    return table.lay(yellow, blue, items=items, **board)


def archer_at(square: str, blue: dict[str, str], **board: Any) -> TwisterMatch:
    """A yellow Mechanork who can shoot at whoever he sees."""
    return table.lay({"mechanork": square}, blue, items={"bow": square, **board.pop("items", {})}, **board)


# Straight lines


@pytest.mark.rule("TW-LOS-01")
def test_sight_goes_straight_in_four_directions_any_distance_and_never_askew() -> None:
    m = mage_at(
        "h5", {"naga": "h1", "cleric": "h10", "colossus": "b5", "banshee": "v5", "telepath": "i6", "mage": "k8"}
    )
    assert table.squares(m, "burn") == {"h1", "h10", "b5", "v5"}


@pytest.mark.rule("TW-LOS-01")
def test_sight_goes_from_zone_to_zone_and_along_a_zone() -> None:
    m = mage_at("a5", {"naga": "v5", "cleric": "a1", "colossus": "a10", "banshee": "v4"}, wounded=["blue cleric"])
    assert table.squares(m, "burn") == {"v5", "a1", "a10"}


@pytest.mark.rule("TW-LOS-01", "TW-LOS-02", "TW-LOS-03", "TW-LOS-04")
@pytest.mark.parametrize("seed", range(60))
def test_every_square_sees_what_a_second_opinion_says(seed: int) -> None:
    m = scattered(seed)
    judge, scene = Judge(m), Scene(m)
    for here in sorted(judge.up | {(x, y) for x in (0, 21) for y in range(10)}):
        seen = {way: [name(there) for there in line] for way, line in judge.sight(here).items()}
        lines = {way: ray(m, scene, NUMBER[name(here)], SIDES.index(way)) for way in WAYS}
        assert {way: [NAMES[sq] for sq in line] for way, line in lines.items()} == seen, name(here)


@pytest.mark.rule("TW-LOS-01", "TW-LOS-04")
def test_the_view_names_the_squares_that_each_figure_sees() -> None:
    m = table.lay(
        {"naga": "b1"}, {"cleric": "d1"}, drawn=table.draw("b1 S =", "c1 E -", "b4 S |"), wounded=["blue cleric"]
    )
    assert {key: set(seen) for key, seen in m.view(None)["sight"].items()} == {"0 naga": {"a1", "c1", "b2", "b3", "b4"}}


# Who stands in the way


@pytest.mark.rule("TW-LOS-02")
@pytest.mark.parametrize(
    ("friends", "blue", "wounded"),
    [
        ({"cleric": "e3"}, {}, []),
        ({"cleric": "e3"}, {}, ["yellow cleric"]),
        ({}, {"cleric": "e3"}, []),
        ({}, {"cleric": "e3"}, ["blue cleric"]),
    ],
)
def test_sight_ends_at_the_first_character_of_either_side_wounded_or_not(
    friends: dict[str, str], blue: dict[str, str], wounded: list[str]
) -> None:
    m = mage_at("c3", {"naga": "h3", **blue}, friends=friends, wounded=wounded)
    assert table.squares(m, "burn") == {"e3"}
    m = mage_at("c3", {"naga": "h3", **dict.fromkeys(blue, "e4")}, friends=dict.fromkeys(friends, "e4"))
    assert table.squares(m, "burn") == {"h3"}


@pytest.mark.rule("TW-LOS-02")
def test_of_a_carrier_and_the_carried_one_the_carrier_is_in_sight() -> None:
    m = archer_at("c3", {"naga": "f3", "cleric": "f3"}, wounded=["blue cleric"])
    assert table.squares(m, "shoot") == {"f3"}
    assert table.told(table.play(m, "shoot f3"), "attacked")[0]["target"] == "naga"


@pytest.mark.rule("TW-LOS-07")
@pytest.mark.parametrize("wounded", ["yellow cleric", "yellow naga"])
def test_the_wounded_friend_in_her_arms_does_not_block_her_sight(wounded: str) -> None:
    friend = wounded.split(" ")[1]
    m = table.lay({"banshee": "c3", friend: "c3"}, {"mage": "f3", "telepath": "c5"}, wounded=[wounded])
    assert table.squares(m, "push") == {"f3", "c5"}
    table.play(m, "push f3")
    assert table.at(m, "blue mage") == "g3"


# What blocks


@pytest.mark.rule("TW-LOS-03")
@pytest.mark.parametrize("mark", ["-", "|", "#"])
def test_walls_and_closed_portcullises_block_sight(mark: str) -> None:
    assert table.squares(mage_at("c3", {"naga": "f3"}, drawn=table.draw(f"d3 E {mark}")), "burn") == set()
    assert table.squares(mage_at("c3", {"naga": "f3"}, drawn=table.draw(f"d3 S {mark}")), "burn") == {"f3"}


@pytest.mark.rule("TW-LOS-03")
@pytest.mark.parametrize("border", ["f3 E |", "g3 W |", "f3 E #", "g3 W #"])
def test_either_half_of_a_border_blocks(border: str) -> None:
    assert table.squares(mage_at("c3", {"naga": "j3"}, drawn=table.draw(border)), "burn") == set()


@pytest.mark.rule("TW-LOS-03")
@pytest.mark.parametrize("state", ["open", "broken"])
def test_open_and_broken_portcullises_do_not_block(state: str) -> None:
    m = mage_at("c3", {"naga": "f3"}, drawn=table.draw("d3 E #"))
    table.gate(m, "37A-P1", state)
    assert table.squares(m, "burn") == {"f3"}


@pytest.mark.rule("TW-LOS-03")
def test_a_face_down_hall_blocks_sight_into_and_through_it() -> None:
    assert table.squares(mage_at("c3", {"naga": "m3"}), "burn") == {"m3"}
    assert table.squares(mage_at("c3", {"naga": "m3"}, down=["S3"]), "burn") == set()
    m = mage_at("a3", {"naga": "g3"}, down=["S1"])
    assert table.squares(m, "burn") == set()


@pytest.mark.rule("TW-LOS-03")
def test_items_pits_and_gears_do_not_block() -> None:
    m = mage_at("b3", {"naga": "i3"}, drawn=table.draw("e3 O"), items={"rope": "c3", "key": "c3"})
    assert table.squares(m, "burn") == {"i3"}  # items on c3, gear d3, pit e3


@pytest.mark.rule("TW-LOS-03")
def test_sight_ends_at_the_rim() -> None:
    m = mage_at("c1", {"naga": "b10", "cleric": "d10"})  # beyond the northern rim nothing comes round from the south
    assert table.squares(m, "burn") == set()
    m = mage_at("v3", {"naga": "a4"}, wounded=["blue naga"])
    assert table.squares(m, "burn") == set()


# Slits


@pytest.mark.rule("TW-LOS-04")
def test_a_slit_beside_the_observer_is_like_a_window_also_far_behind_it() -> None:
    drawn = table.draw("c3 E =")
    assert table.squares(archer_at("c3", {"naga": "i3"}, drawn=drawn), "shoot") == {"i3"}
    assert table.squares(archer_at("c3", {"naga": "d3"}, drawn=drawn), "shoot") == {"d3"}
    assert table.squares(archer_at("d3", {"naga": "b3"}, drawn=drawn), "shoot") == {"b3"}


@pytest.mark.rule("TW-LOS-04")
def test_a_slit_further_away_is_a_wall() -> None:
    drawn = table.draw("c3 E =")
    assert table.squares(archer_at("b3", {"naga": "i3"}, drawn=drawn), "shoot") == set()
    assert table.squares(archer_at("b3", {"naga": "d3"}, drawn=drawn), "shoot") == set()
    assert table.squares(archer_at("c3", {"naga": "i3"}, drawn=table.draw("c3 E =", "e3 E =")), "shoot") == set()


@pytest.mark.rule("TW-LOS-04")
def test_sight_through_a_slit_is_not_mutual() -> None:
    drawn = table.draw("c3 E =")
    m = table.lay({"mechanork": "c3"}, {"naga": "f3"}, items={"bow": "c3", "blue bow": "f3"}, drawn=drawn)
    assert table.squares(m, "shoot") == {"f3"}
    m = table.lay({"mechanork": "c3"}, {"naga": "f3"}, items={"bow": "c3", "blue bow": "f3"}, drawn=drawn, active=1)
    assert table.squares(m, "shoot") == set()


@pytest.mark.rule("TW-LOS-04")
@pytest.mark.parametrize("border", ["f3 E =", "g3 W ="])
def test_a_slit_on_a_border_serves_both_sides_of_it(border: str) -> None:
    assert table.squares(archer_at("f3", {"naga": "j3"}, drawn=table.draw(border)), "shoot") == {"j3"}
    assert table.squares(archer_at("g3", {"naga": "c3"}, drawn=table.draw(border)), "shoot") == {"c3"}
    wall = "g3 W |" if border.startswith("f3") else "f3 E |"
    assert table.squares(archer_at("f3", {"naga": "j3"}, drawn=table.draw(border, wall)), "shoot") == set()


@pytest.mark.rule("TW-LOS-05")
def test_two_squares_with_a_slit_between_them_are_not_adjacent() -> None:
    slit, free = table.draw("c3 E ="), table.draw()
    for drawn, near in ((slit, False), (free, True)):
        m = table.lay({"cleric": "c3"}, {"naga": "d3"}, drawn=drawn)
        assert bool(table.texts(m, "fight d3")) is near
        m = table.lay({"cleric": "c3", "mage": "d3"}, {}, drawn=drawn, wounded=["yellow mage"])
        assert bool(table.texts(m, "heal d3")) is near
        m = table.lay({"mechanork": "c3", "mage": "d2"}, {"naga": "d3"}, drawn=drawn)
        assert table.told(table.play(m, "fight d3"), "attacked")[0]["attackers"] == (
            ["mage", "mechanork"] if near else ["mage"]
        )


@pytest.mark.rule("TW-LOS-05")
def test_nothing_changes_hands_through_a_slit() -> None:
    cell = ["c3 N -", "c3 S -", "c3 W |"]
    for drawn, near in ((table.draw(*cell, "c3 E ="), False), (table.draw(*cell), True)):
        m = table.lay({"cleric": "c3", "mage": "d3"}, {}, items={"rope": "d3"}, drawn=drawn)
        assert ("take cleric d3 rope" in table.texts(m)) is near


@pytest.mark.rule("TW-LOS-05", "TW-ITM-LAN-05")
def test_the_lance_alone_goes_through_a_slit() -> None:
    m = table.lay({"mechanork": "c3"}, {"naga": "d3"}, items={"extendable_lance": "c3"}, drawn=table.draw("c3 E ="))
    assert table.texts(m, "fight") == []
    assert table.texts(m, "lance") == ["lance mechanork d3"]
    table.fight(m, "lance mechanork d3", 6, 0)
    assert table.is_wounded(m, "blue naga")


@pytest.mark.rule("TW-LOS-06")
def test_who_walks_through_walls_walks_through_slits() -> None:
    m = table.lay({"wall_walker": "c3"}, {}, drawn=table.draw("c3 E =", "c3 W |", "c3 S #"), extras=True)
    assert table.squares(m, "phase") == {"d3", "b3"}
    table.play(m, "phase d3")
    assert table.at(m, "yellow wall_walker") == "d3"


def test_the_second_opinion_reads_squares_as_they_are_written() -> None:
    assert spot("a1") == (0, 0)
    assert spot("v10") == (21, 9)
    assert name((21, 9)) == "v10"
