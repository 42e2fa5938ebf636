"""Wounded and eliminated ones: what they still are, and what can be done to them (TW-WND)."""

from __future__ import annotations

import pytest

from games.twister import table

WALLS = [f"{column}{row} S -" for column in "bcdef" for row in (3, 4)]
"""A corridor from b4 to f4."""


@pytest.mark.rule("TW-WND-01")
@pytest.mark.parametrize(
    "figure", ["banshee", "cleric", "colossus", "mage", "mechanork", "naga", "telepath", "backstabber"]
)
def test_a_wounded_one_neither_moves_nor_acts(figure: str) -> None:
    """On a gear, beside a portcullis, a face-down hall, a pit, an enemy and a wounded one, with a wand."""
    drawn = table.draw("f3 G", "d3 .", "f3 W #", "f2 O")
    team = {figure: "f3"}
    foes = {"naga": "f4", "mage": "b4"}
    items = {"fireball_wand": "f3"}
    whole = table.lay(team, foes, items=items, drawn=drawn, down=["S3"])
    assert len({text.split(" ")[0] for text in table.texts(whole)}) >= 5
    m = table.lay(team, foes, items=items, drawn=drawn, down=["S3"], wounded=[f"yellow {figure}"])
    assert table.texts(m) == ["end"]
    table.play(m, "end")
    assert table.at(m, f"yellow {figure}") == "f3"


@pytest.mark.rule("TW-WND-01")
def test_a_wounded_one_fights_with_the_value_nought() -> None:
    m = table.lay({"telepath": "c4"}, {"colossus": "d4"}, wounded=["blue colossus"])
    assert table.sums(table.play(m, "fight d4")) == [0, 0]


@pytest.mark.rule("TW-WND-02")
@pytest.mark.parametrize(
    ("script", "place", "lies"),
    [
        ("fight c4; 0 card 6; 1 card 0", "dead", False), ("burn c4", "dead", False), ("push c4", "c5", True),
        ("heal c4", "c4", False),
    ],
)  # fmt: skip
def test_what_can_be_done_to_a_wounded_enemy(script: str, place: str, lies: bool) -> None:
    team = {"cleric": "d4", "mage": "b4", "banshee": "c2"}
    m = table.lay(team, {"naga": "c4", "telepath": "k8"}, items={"fireball_wand": "b4"}, wounded=["blue naga"])
    table.play(m, script)
    assert table.at(m, "blue naga") == place
    assert table.is_wounded(m, "blue naga") == lies


@pytest.mark.rule("TW-WND-02")
def test_a_wounded_friend_is_carried() -> None:
    m = table.lay({"cleric": "c4", "naga": "d4"}, wounded=["yellow naga"])
    table.play(m, "take cleric d4 naga; go cleric e4")
    assert table.on(m, "e4") == {"yellow cleric", "yellow naga"}


@pytest.mark.rule("TW-WND-03")
@pytest.mark.parametrize("lies", [False, True])
def test_a_wounded_telepath_names_no_card(lies: bool) -> None:
    m = table.lay({"naga": "c4"}, {"telepath": "d4"}, wounded=["blue telepath"] if lies else [])
    table.play(m, "fight d4")
    assert bool(table.texts(m, "call", 1)) != lies


@pytest.mark.rule("TW-WND-03")
@pytest.mark.parametrize(("lies", "defence"), [(False, 2 + 2 + 2), (True, 2)])
def test_a_wounded_backstabber_has_no_bonus(lies: bool, defence: int) -> None:
    wounded = ["blue backstabber"] if lies else []
    m = table.lay({"naga": "c4"}, {"backstabber": "d4", "cleric": "c5"}, wounded=wounded)
    assert table.sums(table.play(m, "fight d4")) == [2, defence]


@pytest.mark.rule("TW-WND-03")
@pytest.mark.parametrize("lies", [False, True])
def test_nobody_passes_between_the_legs_of_a_wounded_colossus_whom_a_friend_carries(lies: bool) -> None:
    """His carrier stands in the way; alone, he is passed like any wounded enemy."""
    team = {"colossus": "d4", "cleric": "d4"} if lies else {"colossus": "d4"}
    m = table.lay({"telepath": "c4"}, team, wounded=["blue colossus"] if lies else [], drawn=table.draw(*WALLS))
    assert ("e4" in table.squares(m, "go telepath")) != lies
    m = table.lay({"telepath": "c4"}, {"colossus": "d4"}, wounded=["blue colossus"], drawn=table.draw(*WALLS))
    assert "e4" in table.squares(m, "go telepath")


@pytest.mark.rule("TW-WND-03")
def test_a_wounded_mage_does_not_hover_over_a_pit() -> None:
    """The friend takes his rope away."""
    team = {"mage": "d4", "cleric": "c4"}
    m = table.lay(team, {"naga": "k2"}, items={"rope": "d4"}, wounded=["yellow mage"], drawn=table.draw(*WALLS, "d4 O"))
    table.play(m, "take cleric d4 rope; go cleric e4")
    assert table.at(m, "yellow mage") == "dead"


@pytest.mark.rule("TW-WND-04")
def test_who_is_eliminated_is_gone_for_good() -> None:
    m = table.lay({"colossus": "c4"}, {"naga": "d4", "cleric": "e4"}, wounded=["blue naga"])
    table.fight(m, "fight d4", 1, 0)
    assert (table.at(m, "blue naga"), m.vp(0)) == ("dead", 1)
    assert not table.is_wounded(m, "blue naga")
    table.play(m, "end; play 2")
    assert table.at(m, "blue naga") == "dead"
    assert not [text for text in table.texts(m) if "naga" in text or text.startswith("heal")]


@pytest.mark.rule("TW-WND-05")
def test_a_wounded_one_is_still_called_by_its_type_and_is_it_again_when_healed() -> None:
    team = {"cleric": "c4", "naga": "d4"}
    drawn = table.draw(*WALLS, "b4 W |", "d4 E =")
    m = table.lay(team, items={"bow": "d4"}, wounded=["yellow naga"], drawn=drawn)
    assert "take cleric d4 naga" in table.texts(m)
    table.play(m, "heal d4; end; play 2; end; play 4")
    assert "e4" in table.squares(m, "go naga")
    assert {text.split(" ")[1] for text in table.texts(m, "go")} == {"cleric", "naga"}


@pytest.mark.rule("TW-WND-06")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_see_who_is_wounded_and_what_it_is(seat: int | None) -> None:
    m = table.lay({"cleric": "c4", "naga": "d4"}, {"mage": "k2"}, wounded=["yellow naga"])
    seen = {(piece["seat"], piece["kind"]): piece["wounded"] for piece in m.view(seat)["pieces"]}
    assert seen == {(0, "cleric"): False, (0, "naga"): True, (1, "mage"): False}
