"""Jumping over a pit (TW-JMP)."""

from __future__ import annotations

import pytest

from games.twister import table

WALLS = [f"{column}{row} S -" for column in "bcdef" for row in (3, 4)]
"""A corridor from b4 to f4."""
ONE_PIT = table.draw(*WALLS, "d4 O")
TWO_PITS = table.draw(*WALLS, "d4 O", "e4 O")


@pytest.mark.rule("TW-JMP-01")
def test_a_jump_costs_one_ap_and_a_jump_card_for_good() -> None:
    m = table.lay({"cleric": "c4"}, {"naga": "s2"}, drawn=ONE_PIT)
    said = table.play(m, "jump cleric e4; jump cleric c4; jump cleric e4")
    assert (m.ap, m.jumps) == (2, [0, 3])
    assert [each["left"] for each in table.told(said, "jumped")] == [2, 1, 0]
    assert table.texts(m, "jump") == []
    table.play(
        m, "end; play 2; end; play 4; end; play 3; end; play 3; end; play 4; end; play 2; end; play 5; end; play 5"
    )
    assert m.jumps == [0, 3]
    assert table.texts(m, "jump") == []


@pytest.mark.rule("TW-JMP-01")
def test_without_ap_there_is_no_jump() -> None:
    m = table.lay({"cleric": "c4"}, drawn=ONE_PIT, ap=0)
    assert table.texts(m) == ["end"]


@pytest.mark.rule("TW-JMP-02")
def test_a_jump_is_an_action_of_its_own() -> None:
    m = table.lay({"cleric": "b4", "mage": "b9"}, items={"bow": "c4"}, drawn=ONE_PIT)
    assert table.texts(m, "jump") == []
    table.play(m, "take cleric c4 bow")
    assert table.texts(m, "jump") == []
    table.play(m, "go cleric b4; go cleric c4; jump cleric e4")
    assert m.ap == 2
    assert {text.split(" ")[1] for text in table.texts(m, "go")} == {"cleric", "mage"}


@pytest.mark.rule("TW-JMP-03")
def test_a_jump_goes_straight_on_or_round_the_corner_but_not_back() -> None:
    assert table.squares(table.lay({"cleric": "c4"}, drawn=table.draw("d4 O")), "jump cleric") == {"e4", "d3", "d5"}
    m = table.lay({"cleric": "e5"}, drawn=table.draw("d5 O", "e4 O"))
    assert table.squares(m, "jump cleric") == {"c5", "d4", "d6", "e3", "f4"}


@pytest.mark.rule("TW-JMP-03")
def test_the_pit_lies_next_to_the_jumper() -> None:
    assert table.texts(table.lay({"cleric": "b4"}, drawn=table.draw("d4 O")), "jump") == []


@pytest.mark.rule("TW-JMP-04")
@pytest.mark.parametrize("edge", ["c4 E", "d4 E"])
@pytest.mark.parametrize(
    ("mark", "state", "open_"),
    [("|", "", False), ("=", "", False), ("#", "closed", False), ("#", "open", True), ("#", "broken", True)],
)
def test_both_edges_of_a_jump_are_open(edge: str, mark: str, state: str, open_: bool) -> None:
    m = table.lay({"naga": "c4"}, drawn=table.draw(*WALLS, "d4 O", f"{edge} {mark}"))
    if state:
        table.gate(m, "37A-P1", state)
    assert ("e4" in table.squares(m, "jump naga")) == open_


@pytest.mark.rule("TW-JMP-05")
@pytest.mark.parametrize("rope", [None, "c4"])
def test_nobody_jumps_onto_a_pit_without_a_rope(rope: str | None) -> None:
    """Not with a rope in the hand either: the square must be valid before the jump."""
    drawn = table.draw("d4 O", "e4 O", "d4 S -")
    m = table.lay({"cleric": "c4"}, items={"rope": rope} if rope else {}, drawn=drawn)
    assert table.squares(m, "jump cleric") - {"put"} == {"d3"}


@pytest.mark.rule("TW-JMP-05")
def test_the_start_is_valid_after_the_jump_only_if_the_rope_stays_there() -> None:
    m = table.lay({"cleric": "d4"}, items={"rope": "d4"}, drawn=TWO_PITS)
    assert table.texts(m, "jump") == ["jump cleric f4 put"]


@pytest.mark.rule("TW-JMP-06")
def test_who_jumps_off_a_rope_leaves_it_behind() -> None:
    m = table.lay({"cleric": "d4"}, items={"rope": "d4"}, drawn=TWO_PITS)
    table.play(m, "jump cleric f4 put")
    assert table.on(m, "f4") == {"yellow cleric"}
    assert table.on(m, "d4") == {"yellow rope"}


@pytest.mark.rule("TW-JMP-07")
def test_a_jump_may_end_on_a_pit_that_has_a_rope() -> None:
    m = table.lay({"cleric": "c4"}, items={"rope": "e4"}, drawn=TWO_PITS)
    table.play(m, "jump cleric e4")
    assert table.on(m, "e4") == {"yellow cleric", "yellow rope"}


@pytest.mark.rule("TW-JMP-08")
@pytest.mark.parametrize(
    ("name", "lies", "over"),
    [
        ("blue naga", False, False), ("blue naga", True, False), ("yellow naga", True, False),
        ("yellow naga", False, True),
    ],
)  # fmt: skip
def test_nobody_jumps_over_wounded_ones_or_unwounded_enemies(name: str, lies: bool, over: bool) -> None:
    m = table.lay(
        *table.with_figure(name, "d4", {"cleric": "c4"}),
        items={"rope": "d4"},
        wounded=[name] if lies else [],
        drawn=ONE_PIT,
    )
    assert ("e4" in table.squares(m, "jump cleric")) == over


@pytest.mark.rule("TW-JMP-08")
def test_a_rope_alone_does_not_stop_a_jump() -> None:
    assert "e4" in table.squares(table.lay({"cleric": "c4"}, items={"rope": "d4"}, drawn=ONE_PIT), "jump cleric")


@pytest.mark.rule("TW-JMP-09")
@pytest.mark.parametrize(
    ("yellow", "blue", "items", "wounded", "empty_handed", "carrying"),
    [
        ({}, {}, {}, [], True, True),
        ({}, {}, {"key": "e4"}, [], True, False),
        ({}, {}, {"key": "e4", "rope": "e4"}, [], False, False),
        ({"naga": "e4"}, {}, {}, ["yellow naga"], True, False),
        ({"naga": "e4"}, {}, {"key": "e4"}, ["yellow naga"], False, False),
        ({"naga": "e4"}, {}, {}, [], False, False),
        ({}, {"naga": "e4"}, {}, [], False, False),
        ({}, {"naga": "e4"}, {}, ["blue naga"], False, False),
    ],
)
def test_where_a_jump_may_land(
    yellow: dict[str, str],
    blue: dict[str, str],
    items: dict[str, str],
    wounded: list[str],
    empty_handed: bool,
    carrying: bool,
) -> None:
    m = table.lay({"cleric": "c4", **yellow}, blue, items={**items, "bow": "c4"}, wounded=wounded, drawn=ONE_PIT)
    assert ("jump cleric e4" in table.texts(m)) == carrying
    assert ("jump cleric e4 put" in table.texts(m)) == empty_handed
    m = table.lay({"cleric": "c4", **yellow}, blue, items=items, wounded=wounded, drawn=ONE_PIT)
    assert ("jump cleric e4" in table.texts(m)) == empty_handed


@pytest.mark.rule("TW-JMP-10")
@pytest.mark.parametrize("friend", [{}, {"naga": "d4"}])
def test_nobody_jumps_over_plain_floor(friend: dict[str, str]) -> None:
    assert table.texts(table.lay({"cleric": "c4", **friend}), "jump") == []


@pytest.mark.rule("TW-JMP-11")
@pytest.mark.parametrize("item", ["bow", "rope"])
def test_what_is_carried_goes_along(item: str) -> None:
    m = table.lay({"cleric": "c4"}, items={item: "c4"}, drawn=ONE_PIT)
    table.play(m, "jump cleric e4")
    assert table.on(m, "e4") == {"yellow cleric", f"yellow {item}"}


@pytest.mark.rule("TW-JMP-11")
def test_nothing_is_taken_in_the_air() -> None:
    m = table.lay({"cleric": "c4"}, items={"rope": "d4", "key": "d4"}, drawn=ONE_PIT)
    assert table.texts(m, "jump") == ["jump cleric e4"]
    table.play(m, "jump cleric e4")
    assert table.on(m, "d4") == {"yellow rope", "yellow key"}
    assert table.on(m, "e4") == {"yellow cleric"}


@pytest.mark.rule("TW-JMP-12")
@pytest.mark.parametrize("carries", [True, False])
def test_a_jump_into_the_enemys_start_zone_is_an_exit(carries: bool) -> None:
    items = {"key": "v4", "bow": "t4"} if carries else {"key": "v4"}
    m = table.lay({"cleric": "t4"}, {"naga": "v9"}, items=items, drawn=table.draw("u4 O"))
    table.play(m, "jump cleric v4")
    assert (table.at(m, "yellow cleric"), m.vp(0), table.at(m, "yellow key")) == ("gone", 1, "v4")
    assert not carries or table.at(m, "yellow bow") == "lost"


@pytest.mark.rule("TW-JMP-12")
def test_what_is_put_down_before_a_jump_out_stays_in_the_dungeon() -> None:
    m = table.lay({"cleric": "t4"}, {"naga": "v9"}, items={"bow": "t4"}, drawn=table.draw("u4 O"))
    table.play(m, "jump cleric v4 put")
    assert (table.at(m, "yellow cleric"), table.at(m, "yellow bow")) == ("gone", "t4")


@pytest.mark.rule("TW-JMP-12")
@pytest.mark.parametrize(
    ("name", "lies", "lands"),
    [
        ("blue naga", False, False), ("blue naga", True, False), ("blue colossus", False, False),
        ("yellow naga", True, True),
    ],
)  # fmt: skip
def test_somebody_on_the_square_keeps_a_jumper_from_leaving(name: str, lies: bool, lands: bool) -> None:
    m = table.lay(
        *table.with_figure(name, "v4", {"mage": "t4"}), wounded=[name] if lies else [], drawn=table.draw("u4 O")
    )
    assert ("v4" in table.squares(m, "jump mage")) == lands


@pytest.mark.rule("TW-EX-07")
def test_example_from_a_pit_with_the_only_rope_one_jumps_without_it() -> None:
    m = table.lay({"cleric": "d4"}, items={"rope": "d4"}, drawn=TWO_PITS)
    assert table.refused(m, "jump cleric f4") == "TW-JMP-06"
    table.play(m, "jump cleric f4 put")
    assert (table.at(m, "yellow cleric"), table.at(m, "yellow rope")) == ("f4", "d4")


@pytest.mark.rule("TW-EX-08")
def test_example_over_one_pit_onto_another_only_where_a_rope_lies() -> None:
    bare = table.lay({"cleric": "c4"}, drawn=TWO_PITS)
    assert table.texts(bare, "jump") == []
    m = table.lay({"cleric": "c4"}, items={"rope": "e4"}, drawn=TWO_PITS)
    table.play(m, "jump cleric e4")
    assert table.at(m, "yellow cleric") == "e4"
