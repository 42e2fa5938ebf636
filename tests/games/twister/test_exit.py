"""Leaving the dungeon over the other side's start zone (TW-EXT)."""

from __future__ import annotations

import pytest

from games.twister.table import at, draw, is_wounded, lay, on, play, squares, texts, told

ONE_DOOR = [f"u{row} E |" for row in range(1, 11) if row != 4]
"""Walls that leave v4 as the only square over which anybody gets out."""


def over(m_squares: set[str]) -> set[str]:
    return {square for square in m_squares if square[0] == "v"}


@pytest.mark.rule("TW-EXT-01")
@pytest.mark.parametrize(("active", "name", "square"), [(0, "yellow", "v2"), (1, "blue", "a2")])
def test_whoever_enters_the_others_start_zone_leaves_the_dungeon(active: int, name: str, square: str) -> None:
    team = {"naga": "t2" if active == 0 else "c2", "cleric": "k8"}
    m = lay(team if active == 0 else {"mage": "k2"}, team if active else {"mage": "k2"}, active=active)
    play(m, f"go naga {square}")
    assert at(m, f"{name} naga") == "gone"
    assert m.ap == 4
    assert {text.split(" ")[1] for text in texts(m, "go")} == {"cleric"}


@pytest.mark.rule("TW-EXT-01")
@pytest.mark.parametrize("row", range(1, 11))
def test_every_square_of_the_zone_is_a_way_out(row: int) -> None:
    m = lay({"cleric": f"u{row}", "mage": "k8"}, {"naga": "k2"})
    play(m, f"go cleric v{row}")
    assert at(m, "yellow cleric") == "gone"


@pytest.mark.rule("TW-EXT-02")
def test_an_unwounded_one_that_leaves_is_a_victory_point() -> None:
    m = lay({"cleric": "u4", "mage": "k8"}, {"naga": "k2"})
    said = play(m, "go cleric v4")
    assert (m.vp(0), m.vp(1)) == (1, 0)
    assert [(event.rule, event.args["points"]) for event in said if event.kind == "left"] == [("TW-EXT-02", 1)]


@pytest.mark.rule("TW-EXT-02")
def test_a_wounded_one_that_is_carried_out_is_none() -> None:
    team = {"cleric": "u4", "naga": "u4", "mage": "k8"}
    m = lay(team, {"naga": "k2"}, wounded=["yellow naga"])
    play(m, "go cleric v4")
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-EXT-03")
def test_an_item_that_is_carried_out_is_out_of_the_game() -> None:
    m = lay({"cleric": "u4", "mage": "k8"}, {"naga": "k2"}, items={"bow": "u4"})
    play(m, "go cleric v4")
    assert at(m, "yellow bow") == "lost"
    assert m.vp(0) == 1


@pytest.mark.rule("TW-EXT-03")
def test_a_friend_who_is_carried_out_is_out_of_the_game_for_nobodys_point() -> None:
    team = {"cleric": "u4", "naga": "u4", "mage": "k8"}
    m = lay(team, {"naga": "k2"}, wounded=["yellow naga"])
    said = play(m, "go cleric v4")
    assert at(m, "yellow naga") == "lost"
    assert not is_wounded(m, "yellow naga")
    assert told(said, "eliminated") == []
    assert told(said, "carried_out") == [{"side": "yellow", "figure": "naga"}]


@pytest.mark.rule("TW-EXT-04")
def test_nothing_is_taken_up_in_the_zone() -> None:
    m = lay({"cleric": "u4", "mage": "k8"}, {"naga": "k2"}, items={"key": "v4"})
    assert texts(m, "take") == []
    play(m, "go cleric v4")
    assert at(m, "yellow key") == "v4"


@pytest.mark.rule("TW-EXT-05")
@pytest.mark.parametrize(
    ("blue", "items", "wounded"),
    [
        ({}, {"key": "v4", "rope": "v4"}, []),
        ({"cleric": "v4"}, {}, ["blue cleric"]),
        ({"cleric": "v4"}, {"key": "v4"}, ["blue cleric"]),
    ],
)
def test_items_and_a_wounded_enemy_are_in_nobodys_way(
    blue: dict[str, str], items: dict[str, str], wounded: list[str]
) -> None:
    team = {"naga": "u4", "telepath": "u4", "mage": "k8"}
    m = lay(team, blue | {"naga": "k2"}, items=items, wounded=[*wounded, "yellow telepath"], drawn=draw(*ONE_DOOR))
    play(m, "go naga v4")
    assert at(m, "yellow naga") == "gone"
    assert on(m, "v4") == {f"blue {name}" for name in blue} | {f"yellow {name}" for name in items}


@pytest.mark.rule("TW-EXT-05")
@pytest.mark.parametrize(
    "mover", ["banshee", "cleric", "colossus", "mage", "mechanork", "naga", "telepath", "backstabber"]
)
@pytest.mark.parametrize("foe", ["cleric", "telepath", "colossus"])
def test_an_unwounded_enemy_on_the_square_keeps_all_in_but_flyers_and_who_fits_between_its_legs(
    mover: str, foe: str
) -> None:
    m = lay({mover: "u4"}, {foe: "v4"}, drawn=draw(*ONE_DOOR))
    passes = mover == "mage" or (foe == "colossus" and mover in ("banshee", "telepath"))
    assert over(squares(m, f"go {mover}")) == ({"v4"} if passes else set())


@pytest.mark.rule("TW-EXT-06")
def test_who_has_left_never_comes_back() -> None:
    m = lay({"cleric": "u4", "mage": "k8"}, {"naga": "k2"}, items={"bow": "u4"})
    play(m, "go cleric v4; end; play 2; end; play 4")
    assert (at(m, "yellow cleric"), at(m, "yellow bow")) == ("gone", "lost")
    assert not [text for text in texts(m) if "cleric" in text]
    assert m.vp(0) == 1


@pytest.mark.rule("TW-EXT-07")
@pytest.mark.parametrize("pusher", ["yellow", "blue"])
def test_an_unwounded_one_that_is_pushed_into_the_zone_has_left(pusher: str) -> None:
    """Whoever pushed it: its own side gets the point, and its item goes with it."""
    yellow, blue = {"naga": "u4"}, {"mage": "k2"}
    (yellow if pusher == "yellow" else blue)["banshee"] = "s4"
    m = lay(yellow, blue, items={"bow": "u4"}, active=0 if pusher == "yellow" else 1)
    play(m, "push u4")
    assert (at(m, "yellow naga"), at(m, "yellow bow")) == ("gone", "lost")
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-EXT-07")
def test_a_wounded_one_that_is_pushed_into_the_zone_lies_there() -> None:
    m = lay({"naga": "u4"}, {"mage": "u3", "banshee": "s4"}, items={"bow": "u4"}, wounded=["yellow naga"], active=1)
    play(m, "push u4")
    assert on(m, "v4") == {"yellow naga", "yellow bow"}
    assert is_wounded(m, "yellow naga")
    assert (m.vp(0), m.vp(1)) == (0, 0)
    play(m, "go mage u4; fight v4; 1 card 1; 0 card 0")
    assert at(m, "yellow naga") == "dead"
    assert m.vp(1) == 1


@pytest.mark.rule("TW-EXT-07", "TW-ACT-04")
def test_a_wounded_one_that_is_healed_in_the_zone_has_left_then() -> None:
    m = lay({"naga": "v4", "cleric": "u4"}, {"mage": "k2"}, wounded=["yellow naga"])
    play(m, "heal v4")
    assert (at(m, "yellow naga"), m.vp(0)) == ("gone", 1)


@pytest.mark.rule("TW-EXT-07")
def test_without_push_exit_nobody_is_pushed_out() -> None:
    pushed = lay({"naga": "u4", "banshee": "s4"}, {"mage": "k2"}, push_exit=False)
    assert "push u4" not in texts(pushed)
    wounded = lay({"naga": "u4", "banshee": "s4"}, {"mage": "k2"}, wounded=["yellow naga"], push_exit=False)
    assert "push u4" in texts(wounded)


@pytest.mark.rule("TW-EX-28")
def test_example_an_unwounded_enemy_on_the_only_way_out() -> None:
    drawn = draw(*ONE_DOOR)
    for mover in ("naga", "banshee", "telepath", "mage"):
        m = lay({mover: "u4"}, {"cleric": "v4"}, drawn=drawn)
        assert over(squares(m, f"go {mover}")) == ({"v4"} if mover == "mage" else set())
        m = lay({mover: "u4"}, {"colossus": "v4"}, drawn=drawn)
        assert over(squares(m, f"go {mover}")) == ({"v4"} if mover != "naga" else set())


@pytest.mark.rule("TW-EX-29")
def test_example_over_a_wounded_enemy_one_walks_out_but_does_not_jump() -> None:
    walking = lay({"naga": "u4"}, {"cleric": "v4"}, wounded=["blue cleric"], drawn=draw(*ONE_DOOR))
    assert over(squares(walking, "go naga")) == {"v4"}
    jumping = lay({"naga": "t4"}, {"cleric": "v4"}, wounded=["blue cleric"], drawn=draw(*ONE_DOOR, "u4 O"))
    assert over(squares(jumping, "jump naga")) == set()
    empty = lay({"naga": "t4"}, {"cleric": "v5"}, wounded=["blue cleric"], drawn=draw(*ONE_DOOR, "u4 O"))
    assert over(squares(empty, "jump naga")) == {"v4"}
