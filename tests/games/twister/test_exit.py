"""Leaving the dungeon over the other side's start zone (TW-EXT)."""

from __future__ import annotations

import pytest

from games.twister import table

ONE_DOOR = [f"u{row} E |" for row in range(1, 11) if row != 4]
"""Walls that leave v4 as the only square over which anybody gets out."""


def over(m_squares: set[str]) -> set[str]:
    return {square for square in m_squares if square[0] == "v"}


@pytest.mark.rule("TW-EXT-01")
@pytest.mark.parametrize(("active", "name", "square"), [(0, "yellow", "v2"), (1, "blue", "a2")])
def test_whoever_enters_the_others_start_zone_leaves_the_dungeon(active: int, name: str, square: str) -> None:
    team = {"naga": "t2" if active == 0 else "c2", "cleric": "k8"}
    m = table.lay(team if active == 0 else {"mage": "k2"}, team if active else {"mage": "k2"}, active=active)
    table.play(m, f"go naga {square}")
    assert table.at(m, f"{name} naga") == "gone"
    assert m.ap == 4
    assert {text.split(" ")[1] for text in table.texts(m, "go")} == {"cleric"}


@pytest.mark.rule("TW-EXT-01")
@pytest.mark.parametrize("row", range(1, 11))
def test_every_square_of_the_zone_is_a_way_out(row: int) -> None:
    m = table.lay({"cleric": f"u{row}", "mage": "k8"}, {"naga": "k2"})
    table.play(m, f"go cleric v{row}")
    assert table.at(m, "yellow cleric") == "gone"


@pytest.mark.rule("TW-EXT-02")
def test_an_unwounded_one_that_leaves_is_a_victory_point() -> None:
    m = table.lay({"cleric": "u4", "mage": "k8"}, {"naga": "k2"})
    said = table.play(m, "go cleric v4")
    assert (m.vp(0), m.vp(1)) == (1, 0)
    assert [(event.rule, event.args["points"]) for event in said if event.kind == "left"] == [("TW-EXT-02", 1)]


@pytest.mark.rule("TW-EXT-02")
def test_a_wounded_one_that_is_carried_out_is_none() -> None:
    team = {"cleric": "u4", "naga": "u4", "mage": "k8"}
    m = table.lay(team, {"naga": "k2"}, wounded=["yellow naga"])
    table.play(m, "go cleric v4")
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-EXT-03")
def test_an_item_that_is_carried_out_is_out_of_the_game() -> None:
    m = table.lay({"cleric": "u4", "mage": "k8"}, {"naga": "k2"}, items={"bow": "u4"})
    table.play(m, "go cleric v4")
    assert table.at(m, "yellow bow") == "lost"
    assert m.vp(0) == 1


@pytest.mark.rule("TW-EXT-03")
def test_a_friend_who_is_carried_out_is_out_of_the_game_for_nobodys_point() -> None:
    team = {"cleric": "u4", "naga": "u4", "mage": "k8"}
    m = table.lay(team, {"naga": "k2"}, wounded=["yellow naga"])
    said = table.play(m, "go cleric v4")
    assert table.at(m, "yellow naga") == "lost"
    assert not table.is_wounded(m, "yellow naga")
    assert table.told(said, "eliminated") == []
    assert table.told(said, "carried_out") == [{"side": "yellow", "figure": "naga"}]


@pytest.mark.rule("TW-EXT-04")
def test_nothing_is_taken_up_in_the_zone() -> None:
    m = table.lay({"cleric": "u4", "mage": "k8"}, {"naga": "k2"}, items={"key": "v4"})
    assert table.texts(m, "take") == []
    table.play(m, "go cleric v4")
    assert table.at(m, "yellow key") == "v4"


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
    m = table.lay(
        team, blue | {"naga": "k2"}, items=items, wounded=[*wounded, "yellow telepath"], drawn=table.draw(*ONE_DOOR)
    )
    table.play(m, "go naga v4")
    assert table.at(m, "yellow naga") == "gone"
    assert table.on(m, "v4") == {f"blue {name}" for name in blue} | {f"yellow {name}" for name in items}


@pytest.mark.rule("TW-EXT-05")
@pytest.mark.parametrize(
    "mover", ["banshee", "cleric", "colossus", "mage", "mechanork", "naga", "telepath", "backstabber"]
)
@pytest.mark.parametrize("foe", ["cleric", "telepath", "colossus"])
def test_an_unwounded_enemy_on_the_square_keeps_all_in_but_flyers_and_who_fits_between_its_legs(
    mover: str, foe: str
) -> None:
    m = table.lay({mover: "u4"}, {foe: "v4"}, drawn=table.draw(*ONE_DOOR))
    passes = mover == "mage" or (foe == "colossus" and mover in ("banshee", "telepath"))
    assert over(table.squares(m, f"go {mover}")) == ({"v4"} if passes else set())


@pytest.mark.rule("TW-EXT-06")
def test_who_has_left_never_comes_back() -> None:
    m = table.lay({"cleric": "u4", "mage": "k8"}, {"naga": "k2"}, items={"bow": "u4"})
    table.play(m, "go cleric v4; end; play 2; end; play 4")
    assert (table.at(m, "yellow cleric"), table.at(m, "yellow bow")) == ("gone", "lost")
    assert not [text for text in table.texts(m) if "cleric" in text]
    assert m.vp(0) == 1


@pytest.mark.rule("TW-EXT-07")
@pytest.mark.parametrize("pusher", ["yellow", "blue"])
def test_an_unwounded_one_that_is_pushed_into_the_zone_has_left(pusher: str) -> None:
    """Whoever pushed it: its own side gets the point, and its item goes with it."""
    yellow, blue = {"naga": "u4"}, {"mage": "k2"}
    (yellow if pusher == "yellow" else blue)["banshee"] = "s4"
    m = table.lay(yellow, blue, items={"bow": "u4"}, active=0 if pusher == "yellow" else 1)
    table.play(m, "push u4")
    assert (table.at(m, "yellow naga"), table.at(m, "yellow bow")) == ("gone", "lost")
    assert (m.vp(0), m.vp(1)) == (1, 0)


@pytest.mark.rule("TW-EXT-07")
def test_a_wounded_one_that_is_pushed_into_the_zone_lies_there() -> None:
    m = table.lay(
        {"naga": "u4"}, {"mage": "u3", "banshee": "s4"}, items={"bow": "u4"}, wounded=["yellow naga"], active=1
    )
    table.play(m, "push u4")
    assert table.on(m, "v4") == {"yellow naga", "yellow bow"}
    assert table.is_wounded(m, "yellow naga")
    assert (m.vp(0), m.vp(1)) == (0, 0)
    table.play(m, "go mage u4; fight v4; 1 card 1; 0 card 0")
    assert table.at(m, "yellow naga") == "dead"
    assert m.vp(1) == 1


@pytest.mark.rule("TW-EXT-07", "TW-ACT-04")
def test_a_wounded_one_that_is_healed_in_the_zone_has_left_then() -> None:
    m = table.lay({"naga": "v4", "cleric": "u4"}, {"mage": "k2"}, wounded=["yellow naga"])
    table.play(m, "heal v4")
    assert (table.at(m, "yellow naga"), m.vp(0)) == ("gone", 1)


@pytest.mark.rule("TW-EXT-07")
def test_without_push_exit_nobody_is_pushed_out() -> None:
    pushed = table.lay({"naga": "u4", "banshee": "s4"}, {"mage": "k2"}, push_exit=False)
    assert "push u4" not in table.texts(pushed)
    wounded = table.lay({"naga": "u4", "banshee": "s4"}, {"mage": "k2"}, wounded=["yellow naga"], push_exit=False)
    assert "push u4" in table.texts(wounded)


@pytest.mark.rule("TW-EX-28")
def test_example_an_unwounded_enemy_on_the_only_way_out() -> None:
    drawn = table.draw(*ONE_DOOR)
    for mover in ("naga", "banshee", "telepath", "mage"):
        m = table.lay({mover: "u4"}, {"cleric": "v4"}, drawn=drawn)
        assert over(table.squares(m, f"go {mover}")) == ({"v4"} if mover == "mage" else set())
        m = table.lay({mover: "u4"}, {"colossus": "v4"}, drawn=drawn)
        assert over(table.squares(m, f"go {mover}")) == ({"v4"} if mover != "naga" else set())


@pytest.mark.rule("TW-EX-29")
def test_example_over_a_wounded_enemy_one_walks_out_but_does_not_jump() -> None:
    walking = table.lay({"naga": "u4"}, {"cleric": "v4"}, wounded=["blue cleric"], drawn=table.draw(*ONE_DOOR))
    assert over(table.squares(walking, "go naga")) == {"v4"}
    jumping = table.lay({"naga": "t4"}, {"cleric": "v4"}, wounded=["blue cleric"], drawn=table.draw(*ONE_DOOR, "u4 O"))
    assert over(table.squares(jumping, "jump naga")) == set()
    empty = table.lay({"naga": "t4"}, {"cleric": "v5"}, wounded=["blue cleric"], drawn=table.draw(*ONE_DOOR, "u4 O"))
    assert over(table.squares(empty, "jump naga")) == {"v4"}
