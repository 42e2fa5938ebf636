"""Revealing a hall (TW-REV)."""

from __future__ import annotations

import pytest

from games.twister import table
from verlies.core.moves import DEALER
from verlies.games.twister.match import TwisterMatch


def shown(*names: str, drawn: tuple[str, ...] | None = None, active: int = 0) -> TwisterMatch:
    """A Cleric of the active side in f3 has revealed S3, on which these tokens lay."""
    team = {"cleric": "f3"}
    m = table.lay(
        *((team, {}) if active == 0 else ({}, team)), down=["S3"], drawn={} if drawn is None else {"S3": drawn},
        active=active,
    )  # fmt: skip
    table.face_down(m, "S3", *names)
    table.play(m, "reveal S3; * hall 38A 0")
    return m


def to_place(m: TwisterMatch) -> set[str]:
    """The tokens that the seat on turn may place now."""
    return {text.rsplit(" ", 1)[0].removeprefix("place ") for text in table.texts(m, "place")}


@pytest.mark.rule("TW-REV-01")
def test_revealing_costs_one_ap() -> None:
    m = table.lay({"cleric": "f3"}, down=["S3"], ap=2)
    table.play(m, "reveal S3")
    assert m.turn == (DEALER,)
    table.play(m, "* hall 38A 0")
    assert m.ap == 1
    m = table.lay({"cleric": "f3"}, down=["S3"], ap=0)
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-REV-02")
def test_a_hall_is_revealed_from_beside_it_and_from_nowhere_else() -> None:
    assert table.texts(table.lay({"cleric": "f3"}, down=["S3"]), "reveal") == ["reveal S3"]
    assert table.texts(table.lay({"cleric": "e3"}, down=["S3"]), "reveal") == []
    assert table.texts(table.lay({"cleric": "l3"}, down=["S3"]), "reveal") == ["reveal S3"]
    assert table.texts(table.lay({"cleric": "h6"}, down=["S3"]), "reveal") == ["reveal S3"]
    assert table.texts(table.lay({"cleric": "h5"}, down=["S4"]), "reveal") == ["reveal S4"]


@pytest.mark.rule("TW-REV-02")
def test_only_an_own_unwounded_figure_reveals() -> None:
    assert table.texts(table.lay({"mage": "b1"}, {"cleric": "f3"}, down=["S3"]), "reveal") == []
    m = table.lay({"cleric": "f3", "mage": "b1"}, down=["S3"], wounded=["yellow cleric"])
    assert table.texts(m, "reveal") == []


@pytest.mark.rule("TW-REV-02", "TW-PRT-01", "TW-CHR-NAG-02")
@pytest.mark.parametrize("name", ["cleric", "naga", "mage", "wall_walker"])
@pytest.mark.parametrize(
    ("square", "slot", "place", "down"),
    [("f3", "S1", (5, 10), "S3"), ("g3", "S3", (5, 0), "S1"), ("i5", "S3", (10, 5), "S4"), ("i6", "S4", (0, 5), "S3")],
)
@pytest.mark.parametrize(
    ("mark", "state", "can"),
    [
        (" ", None, True),
        ("|", None, False),
        ("=", None, False),
        ("#", "closed", False),
        ("#", "open", True),
        ("#", "broken", True),
    ],
)
def test_the_side_of_the_revealer_must_be_open_whatever_he_can_pass(
    name: str, square: str, slot: str, place: tuple[int, int], down: str, mark: str, state: str | None, can: bool
) -> None:
    m = table.lay({name: square}, drawn={slot: table.rows((*place, mark))}, down=[down], extras=True)
    if state:
        table.gate(m, {"S1": "37A-P1", "S3": "38A-P1", "S4": "38B-P1"}[slot], state)
    assert (table.texts(m, "reveal") == [f"reveal {down}"]) == can


@pytest.mark.rule("TW-REV-02", "TW-BRD-09")
def test_what_the_face_down_hall_shows_on_its_side_does_not_matter() -> None:
    m = table.lay({"colossus": "f3"}, drawn={"S3": table.rows((5, 0, "|"))}, down=["S3"])
    table.play(m, "reveal S3; * hall 38A 0")
    assert "g3" not in table.squares(m, "go colossus")
    assert "g2" in table.squares(m, "go colossus")


@pytest.mark.rule("TW-REV-02", "TW-AMB-04")
@pytest.mark.parametrize(("square", "slot"), [("a1", "S1"), ("a5", "S1"), ("a6", "S2"), ("a10", "S2")])
def test_from_a_start_zone_one_reveals_the_hall_beside_ones_square(square: str, slot: str) -> None:
    m = table.lay({"cleric": square}, down=["S1", "S2", "S3"])
    assert table.texts(m, "reveal") == [f"reveal {slot}"]


@pytest.mark.rule("TW-REV-03")
@pytest.mark.parametrize(("turned", "behind"), [(0, "c1"), (1, "f2"), (2, "e5"), (3, "b4")])
def test_the_hall_lies_as_it_lay_with_its_portcullises_closed(turned: int, behind: str) -> None:
    m = table.lay({"cleric": "a3"}, drawn={"S1": table.rows((2, 3, "#"))}, down=["S1"])
    table.play(m, f"reveal S1; * hall 37A {turned}")
    assert table.gate_state(m, "37A-P1") == "closed"
    assert m.turned[0] == turned
    edge = next(each for each in m.view(None)["slots"][0]["gates"] if each["gate"] == "37A-P1")
    assert behind in edge["squares"]


@pytest.mark.rule("TW-REV-03")
def test_any_hall_that_still_lies_face_down_may_turn_up() -> None:
    m = table.lay({"cleric": "f3"}, down=["S3", "S8"])
    table.play(m, "reveal S3")
    assert {str(move) for move, _ in m.odds()} == {
        f"hall {hall} {turn}" for hall in ("38A", "40B") for turn in range(4)
    }
    table.play(m, "* hall 40B 2")
    assert [m.content.hall_ids[hall] for hall in m.bag] == ["38A"]


@pytest.mark.rule("TW-REV-04", "TW-EX-30")
def test_the_revealer_places_all_but_his_own_items_and_then_the_other_those() -> None:
    m = shown("yellow bow", "blue naga", "yellow mage")
    assert m.turn == (0,)
    assert to_place(m) == {"blue naga", "yellow mage"}
    table.play(m, "place blue naga g1; place yellow mage k5")
    assert m.turn == (1,)
    assert to_place(m) == {"yellow bow"}
    table.play(m, "place yellow bow k1")
    assert m.turn == (0,)
    assert (table.at(m, "blue naga"), table.at(m, "yellow mage"), table.at(m, "yellow bow")) == ("g1", "k5", "k1")
    assert "end" in table.texts(m)


@pytest.mark.rule("TW-REV-04")
@pytest.mark.parametrize("active", [0, 1])
def test_enemy_items_are_placed_by_the_revealer_in_any_order(active: int) -> None:
    mine, yours = ("yellow", "blue") if active == 0 else ("blue", "yellow")
    m = shown(f"{yours} rope", f"{yours} mage", f"{mine} naga", active=active)
    assert m.turn == (active,)
    assert to_place(m) == {f"{yours} rope", f"{yours} mage", f"{mine} naga"}
    table.play(m, f"place {yours} mage h1")
    assert to_place(m) == {f"{yours} rope", f"{mine} naga"}
    table.play(m, f"place {mine} naga h2; place {yours} rope h3")
    assert m.turn == (active,)
    assert not table.texts(m, "place")
    m = shown(f"{mine} rope", f"{mine} key", active=active)
    assert m.turn == (1 - active,)
    assert to_place(m) == {f"{mine} rope", f"{mine} key"}


@pytest.mark.rule("TW-REV-04")
def test_an_empty_hall_asks_nobody() -> None:
    m = shown()
    assert m.turn == (0,)
    assert "end" in table.texts(m)


@pytest.mark.rule("TW-REV-05")
def test_each_token_gets_an_empty_square_of_its_own_gear_or_floor_but_no_pit() -> None:
    m = shown("yellow mage", "blue naga", "yellow rope", drawn=table.rows((1, 1, "O"), (9, 9, "O")))
    inside = {f"{x}{y}" for x in "ghijk" for y in range(1, 6)} - {"g1", "k5"}
    assert "i3" in inside, "the gear"
    assert table.squares(m, "place yellow mage") == inside
    table.play(m, "place yellow mage i3")
    assert table.squares(m, "place blue naga") == inside - {"i3"}
    table.play(m, "place blue naga i4")
    assert table.squares(m, "place yellow rope") == inside - {"i3", "i4"}


@pytest.mark.rule("TW-REV-06")
def test_a_token_may_be_shut_away_in_a_cell() -> None:
    """The square i1 has walls on all sides but the rim's."""
    m = shown("blue naga", drawn=table.rows((1, 4, "|"), (1, 6, "|"), (2, 5, "-")))
    table.play(m, "place blue naga i1; end; play 2")
    assert table.at(m, "blue naga") == "i1"
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-REV-07")
def test_own_figures_act_in_the_turn_in_which_they_appear() -> None:
    m = shown("yellow mage", "blue naga")
    table.play(m, "place yellow mage i1; place blue naga i2")
    assert "go mage i1" not in table.texts(m)
    assert table.texts(m, "go mage")
    assert table.texts(m, "fight") == ["fight i2"]
    assert not table.is_wounded(m, "yellow mage")
    assert not table.is_wounded(m, "blue naga")
    assert not table.texts(m, "go naga")


@pytest.mark.rule("TW-REV-08", "TW-INF-02")
def test_all_see_what_lies_there_before_the_first_token_is_placed() -> None:
    m = table.begun()
    table.play(m, "play 2")
    hidden = m.view(0)["slots"][0]["tokens"]
    assert hidden == [{"seat": 0, "kind": "banshee"}, {"seat": 1, "kind": None}]
    table.play(m, "reveal S1; * hall 37A 0")
    for seat in (0, 1, None):
        assert sorted(table.told(m.history(seat), "hall_revealed")[0]["tokens"]) == ["banshee", "banshee"]
        left = m.view(seat)["reveal"]["left"]
        assert [(each["seat"], each["kind"]) for each in left] == [(0, "banshee"), (1, "banshee")]
