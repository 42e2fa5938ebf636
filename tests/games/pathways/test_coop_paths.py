"""Together: groups and artefacts that help a path (PA-COO-02, PA-COO-13)."""

from __future__ import annotations

import pytest

from games.pathways import rounds, table
from verlies.core.abilities import replan
from verlies.core.errors import IllegalMove
from verlies.games.pathways import state as s
from verlies.games.pathways.match import PathwaysMatch

TOOLS = ("sword", "rope", "key", "scroll")
OBSTACLES = {"sword": "monster", "rope": "lava", "key": "lock"}
LETTERS = {"sword": "m", "rope": "v", "key": "x"}
DOWN = "start M 1 0 N, go S, go S, go S"


def helped(
    *faces: table.Face, group: str = "A7", artefacts: str = "", at: str = "0 0 0", rules: int | None = None
) -> PathwaysMatch:  # fmt: skip
    """Seat 0 of this group and with these artefacts has laid its first cards."""
    m = rounds.setting_out(*faces, groups=f"{group} A5", artefacts={0: artefacts}, rules=rules)
    table.play(m, 0, *(f"lay S{number} {spot}" for number, spot in enumerate(at.split(", "), 1)))
    return m


# Items from the start


@pytest.mark.rule("PA-COO-02", "PA-COO-13")
@pytest.mark.parametrize("source", ["group", "artefact"])
@pytest.mark.parametrize("tool", list(OBSTACLES))
def test_a1_to_a3_and_r01_to_r03_start_with_a_sword_a_rope_a_key_that_counts_for_nothing(
    source: str, tool: str
) -> None:
    number = TOOLS.index(tool) + 1
    group, artefact = (f"A{number}", "") if source == "group" else ("A7", f"R0{number}")
    cells = table.column(f".{LETTERS[tool]}.{LETTERS[tool]}")
    without_it = table.walk(helped(cells), "start M 1 0 N, go S")
    assert (without_it["end"], without_it["counts"]) == ("obstacle", {})
    m = helped(cells, group=group, artefacts=artefact)
    start = table.walk(m, "start M 1 0 N")
    assert start["free"] == {each: int(each == tool) for each in TOOLS}
    assert start["counts"] == {}, "it was not discovered"
    end = table.walk(m, "go S, go S, go S")
    assert end["counts"] == {OBSTACLES[tool]: 1}, "the second one is too much"
    assert end["end"] == "obstacle"


@pytest.mark.rule("PA-COO-02", "PA-COO-13")
@pytest.mark.parametrize(("group", "artefact"), [("A4", ""), ("A7", "R04")])
def test_a4_and_r04_start_with_a_scroll(group: str, artefact: str) -> None:
    cells = (table.column("p..."), table.column("..p."))
    m = helped(*cells, at="0 0 0, 0 0 4")
    table.walk(m, "start M 1 0 N")
    assert table.refused(m, 0, "portal M 1 6") == ("PA-POR-01", "no_scroll")
    m = helped(*cells, group=group, artefacts=artefact, at="0 0 0, 0 0 4")
    after = table.walk(m, "start M 1 0 N, portal M 1 6")
    assert (after["counts"], after["free"]["scroll"]) == ({"portal": 2}, 0)


@pytest.mark.rule("PA-COO-02", "PA-COO-13")
def test_group_and_artefact_add_up() -> None:
    m = helped(table.column("m.m."), group="A1", artefacts="R01")
    assert table.walk(m, DOWN)["counts"] == {"monster": 2}


@pytest.mark.rule("PA-COO-13")
def test_permanent_artefacts_stay_and_help_every_path() -> None:
    m = helped(table.column("m..."), artefacts="R01")
    table.walk(m, DOWN)
    rounds.explore(m, {})
    rounds.until(m, s.EXPLORE, 2)
    assert rounds.player(m, 0)["artefacts"] == [{"artefact": "R01", "armed": False}]
    m.hands[0] = bytes((0,))
    rounds.changed(m)
    table.play(m, 0, "lay S1 0 0 0")
    assert table.walk(m, DOWN)["counts"] == {"monster": 1}


@pytest.mark.rule("PA-COO-13")
def test_what_another_holds_does_not_help() -> None:
    m = rounds.setting_out(table.column("m..."), groups="A7 A1", artefacts={1: "R01"})
    table.play(m, 0, "lay S1 0 0 0")
    assert table.walk(m, "start M 1 0 N")["end"] == "obstacle"


# A8

TO_THE_CROSSING = "start M 1 0 N, go S, leave 1 2 S, go E, go N, go W"


@pytest.mark.rule("PA-COO-02", "PA-SPB-SB8")
def test_a8_may_cross_its_own_path_once_in_a_round() -> None:
    m = helped(table.ring(), group="A7")
    table.walk(m, TO_THE_CROSSING)
    assert table.refused(m, 0, table.DOORS[4]) == ("PA-PTH-05", "crosses_own_path")
    m = helped(table.ring(), group="A8")
    assert table.moves_after(m, TO_THE_CROSSING) == {table.DOORS[1], table.DOORS[4], table.DOORS[5]}
    assert table.moves_after(m, f"{table.DOORS[4]}, go N, go E") == set(), "another crossing is too much"
    assert table.refused(m, 0, table.DOORS[1]) == ("PA-PTH-05", "crosses_own_path")


@pytest.mark.rule("PA-COO-02", "PA-SPB-SB8")
def test_a8_and_sb_8_are_two_crossings() -> None:
    m = helped(table.ring(), group="A8")
    rounds.own(m, 0, "SB-8")
    table.walk(m, f"{TO_THE_CROSSING}, {table.DOORS[4]}, go N, go E")
    assert table.path(m)["books"] == ["SB-8"], "one's own gift is used first"
    assert table.walk(m, table.DOORS[1])["books"] == []


# R07


@pytest.mark.rule("PA-COO-13")
def test_r07_continues_a_path_from_another_open_port() -> None:
    m = helped(table.column("cb.c"), table.column("s.k."), artefacts="R07", at="0 0 0, 0 0 4")
    assert "use R07" in m.moves(0)
    table.play(m, 0, "use R07")
    first = table.walk(m, "start M 1 0 N, go S")
    assert first["counts"] == {"coin": 1, "barrel": 1}
    assert {move for move in table.moves(m) if move.startswith("start")} == {"start M 1 7 S"}
    second = table.walk(m, "start M 1 7 S, go N")
    assert second["counts"] == {"coin": 1, "barrel": 1, "key": 1}, "counts carry on"
    assert second["free"]["key"] == 1
    assert not any(move.startswith("start") for move in m.moves(0)), "there is no third line"


@pytest.mark.rule("PA-COO-13")
def test_r07_used_corridors_stay_used_and_the_last_line_decides_about_the_exit() -> None:
    def second_line(steps: str) -> PathwaysMatch:
        m = helped(table.column("...."), table.column("...."), artefacts="R07", at="0 0 0, 0 0 4")
        table.play(m, 0, "use R07")
        table.walk(m, steps)
        return m

    m = second_line(f"{DOWN}, start M 1 7 S, go N, go N, go N")
    assert table.refused(m, 0, "go N") == ("PA-PTH-03", "corridor_used")
    m = second_line("start M 1 0 N, start M 1 7 S, go N")
    assert ended(m) == "dead_end"
    m = second_line("start M 1 0 N, go S, start M 1 7 S, go N, go N, go N")
    assert ended(m) == "dead_end"


@pytest.mark.rule("PA-COO-13", "PA-COO-10")
def test_r07_an_exit_of_the_first_line_does_not_count_if_the_second_ends_in_a_dead_end() -> None:
    forked = table.face(
        "# ### #",
        "#. .#.#",
        "### # #",
        "###.#.#",
        "### # #",
        "###.#.#",
        "### # #",
        "###.#.#",
        "### # #",
    )
    lines = "start M 0 0 N, go E, go S, go S, go S, exit S, start M 2 0 N, go S, go S, go S"
    m = helped(forked, artefacts="R07")
    table.play(m, 0, "use R07")
    table.walk(m, lines)
    assert ended(m.copy()) == "dead_end"
    table.walk(m, "exit S")
    assert ended(m) == "exit"
    m = helped(forked, artefacts="R07")
    table.play(m, 0, "use R07")
    table.walk(m, "start M 0 0 N, go E, start M 2 0 N, go S, go S, go S, exit S")
    assert ended(m) == "exit", "also after a dead end"


def ended(m: PathwaysMatch) -> str:
    """How the path of seat 0 ended when all have submitted."""
    how: str = table.told(rounds.explore(m, {}), "explored")[0]["end"]
    return how


@pytest.mark.rule("PA-COO-13")
@pytest.mark.parametrize("end", ["start M 1 0 N, go S, go S", "start M 1 0 N, go S, go S, go S, exit S"])
def test_r07_goes_on_after_an_obstacle_and_not_from_a_port_of_a_used_cell(end: str) -> None:
    m = helped(table.column("..x." if "exit" not in end else "...."), artefacts="R07")
    table.play(m, 0, "use R07")
    table.walk(m, end)
    expected = {"start M 1 3 S"} if "exit" not in end else set()
    assert {move for move in table.moves(m) if move.startswith("start")} == expected


# R08 to R11


@pytest.mark.rule("PA-COO-13")
def test_r08_pits_of_one_path_need_no_rope() -> None:
    m = helped(table.column("v.vr"), artefacts="R08")
    table.play(m, 0, "use R08")
    after = table.walk(m, DOWN)
    assert after["counts"] == {"lava": 2, "rope": 1}
    assert after["free"]["rope"] == 1, "none was spent"
    fall = helped(table.column(".o..", "...."), artefacts="R08")
    table.play(fall, 0, "use R08")
    assert table.walk(fall, "start M 1 0 N, go S, go S")["counts"] == {"pit": 1}, "crossed, not fallen through"


@pytest.mark.rule("PA-COO-13")
def test_r09_monsters_of_one_path_are_passed_and_not_counted() -> None:
    m = helped(table.column("m.sm"), artefacts="R09")
    table.play(m, 0, "use R09")
    after = table.walk(m, DOWN)
    assert (after["counts"], after["end"], after["free"]["sword"]) == ({"sword": 1}, "open", 1)


@pytest.mark.rule("PA-COO-13")
def test_r09_a_room_with_such_monsters_counts_as_cleared() -> None:
    m = helped(table.ring("monster monster barrel"), artefacts="R09")
    table.play(m, 0, "use R09")
    assert table.walk(m, "start M 1 0 N, go S")["counts"] == {"barrel": 1, "room": 1}


@pytest.mark.rule("PA-COO-13")
def test_r10_locks_of_one_path_need_no_key_and_count() -> None:
    m = helped(table.column("x.xk"), artefacts="R10")
    table.play(m, 0, "use R10")
    after = table.walk(m, DOWN)
    assert (after["counts"], after["free"]["key"]) == ({"lock": 2, "key": 1}, 1)


@pytest.mark.rule("PA-COO-13")
def test_r11_portal_journeys_of_one_path_need_no_scroll() -> None:
    m = helped(table.column("p.pl"), table.column("p.p."), artefacts="R11", at="0 0 0, 0 0 4")
    table.play(m, 0, "use R11")
    after = table.walk(m, "start M 1 0 N, portal M 1 6, go N, go N, portal M 1 2, go S")
    assert (after["counts"], after["free"]["scroll"]) == ({"portal": 4, "scroll": 1}, 1)


@pytest.mark.rule("PA-COO-13")
@pytest.mark.parametrize(("artefact", "cell"), [("R08", "v"), ("R09", "m"), ("R10", "x")])
def test_an_artefact_that_is_not_used_does_not_help_and_stays(artefact: str, cell: str) -> None:
    m = helped(table.column(f"{cell}..."), artefacts=artefact)
    assert table.walk(m, "start M 1 0 N")["end"] == "obstacle"
    rounds.explore(m, {})
    assert rounds.player(m, 0)["artefacts"] == [{"artefact": artefact, "armed": False}]


HELPS = {
    "R07": ("....", "start M 1 0 N, go S, start M 1 7 S"),
    "R08": (".v..", "start M 1 0 N, go S"),
    "R09": (".m..", "start M 1 0 N, go S"),
    "R10": (".x..", "start M 1 0 N, go S"),
    "R11": (".p.p", "start M 1 0 N, go S, portal M 1 3"),
}
"""By artefact: a card and a path on which it helps; without its last step it does not."""


def with_artefact(artefact: str, rules: int | None = None) -> PathwaysMatch:
    return helped(table.column(HELPS[artefact][0]), artefacts=f"{artefact} R05", at="0 0 0, 0 0 4", rules=rules)


def kept(m: PathwaysMatch) -> list[str]:
    """The artefacts of seat 0 when all have submitted."""
    rounds.explore(m, {})
    return [each["artefact"] for each in rounds.player(m, 0)["artefacts"]]


@pytest.mark.rule("PA-COO-13")
@pytest.mark.parametrize("artefact", list(HELPS))
def test_a_single_use_artefact_leaves_the_game_with_the_path_it_was_used_on(artefact: str) -> None:
    m = with_artefact(artefact)
    assert table.told(table.play(m, 0, f"use {artefact}"), "artefact_used") == [{"seat": 0, "artefact": artefact}]
    assert {"artefact": artefact, "armed": True} in rounds.player(m, 0)["artefacts"]
    assert table.refused(m, 0, f"use {artefact}") == ("PA-COO-13", "artefact_in_use")
    table.walk(m, HELPS[artefact][1])
    assert kept(m) == ["R05"]
    assert m.content.artefact_ids.index(artefact) not in m.artefact_pile, "it is not drawn again"


@pytest.mark.rule("PA-COO-13")
@pytest.mark.parametrize("artefact", list(HELPS))
def test_an_artefact_that_did_not_help_stays(artefact: str) -> None:
    steps = HELPS[artefact][1].rpartition(", ")[0]
    for drawn in ("", steps):
        m = with_artefact(artefact)
        table.play(m, 0, f"use {artefact}", *([drawn] if drawn else []))
        assert kept(m) == ["R05", artefact]
        old = with_artefact(artefact, rules=1)
        table.play(old, 0, f"use {artefact}", *([drawn] if drawn else []))
        assert kept(old) == ["R05"], "by version 1 of the rules it left"


@pytest.mark.rule("PA-COO-13", "PA-EXP-02")
@pytest.mark.parametrize("artefact", list(HELPS))
def test_an_artefact_may_be_chosen_until_the_submission_and_helps_from_the_first_step(artefact: str) -> None:
    first, late = with_artefact(artefact), with_artefact(artefact)
    steps = HELPS[artefact][1].split(", ")
    table.play(first, 0, f"use {artefact}", *steps)
    table.play(late, 0, *steps[:2], f"use {artefact}", *steps[2:])
    assert table.path(late) == table.path(first)
    assert late.key() == first.key()
    late.undo(0, len(steps) - 1)
    early = with_artefact(artefact)
    table.play(early, 0, *steps[:2])
    assert late.key() != early.key()
    plan = f"S1 0 0 0, S2 0 0 4; {', '.join([*steps[:2], f'use {artefact}', *steps[2:]])}"
    blank = with_artefact(artefact)
    replan(blank, 0, plan)
    assert blank.key() == first.key()
    old = with_artefact(artefact, rules=1)
    table.play(old, 0, *steps[:2])
    assert table.refused(old, 0, f"use {artefact}") == ("PA-COO-13", "artefact_too_late")
    with pytest.raises(IllegalMove):
        old.plan(0, plan)


@pytest.mark.rule("PA-COO-13")
def test_an_artefact_chosen_late_frees_the_items_that_were_spent_before() -> None:
    m = helped(table.column("rv.v"), artefacts="R08")
    assert table.walk(m, DOWN)["end"] == "obstacle"
    table.play(m, 0, "use R08")
    after = table.path(m)
    assert (after["counts"], after["free"]["rope"], after["end"]) == ({"rope": 1, "lava": 2}, 1, "open")
    table.walk(m, "exit S")
    assert kept(m) == []


@pytest.mark.rule("PA-COO-13", "PA-EXP-02")
def test_the_use_of_an_artefact_is_decided_with_the_submission() -> None:
    m = rounds.setting_out(table.column("v..."), groups="A7 A5")
    rounds.give(m, 0, "R08")
    record = m.copy()
    table.play(record, 0, "use R08")
    assert record.built(0) == 1
    blank = record.plan(0, "S1 0 0 0; start M 1 0 N")
    assert "use R08" not in blank, "a plan without it does not use it"
    with pytest.raises(IllegalMove):
        record.plan(0, "S1 0 0 0; start M 1 0 N, go S")
    assert "use R08" in record.plan(0, "S1 0 0 0; use R08, start M 1 0 N, go S")


@pytest.mark.rule("PA-COO-13")
@pytest.mark.parametrize("artefact", ["R01", "R05", "R06", "R12", "R13"])
def test_other_artefacts_are_not_used_on_paths(artefact: str) -> None:
    m = helped(artefacts=artefact)
    assert table.refused(m, 0, f"use {artefact}") == ("PA-COO-13", "artefact_not_for_paths")


@pytest.mark.rule("PA-COO-13")
def test_an_artefact_is_used_by_its_holder_only() -> None:
    m = helped(artefacts="R08")
    assert table.refused(m, 1, "use R08") == ("PA-COO-13", "artefact_not_held")
    table.play(m, 0, "start M 1 0 N")
    assert "use R08" in m.moves(0)
    assert table.refused(m, 1, "use R08") == ("PA-COO-13", "artefact_not_held")


@pytest.mark.rule("PA-COO-07")
@pytest.mark.parametrize("hide", [True, False])
def test_there_is_no_secrecy_while_all_build(hide: bool) -> None:
    m = rounds.setting_out(groups="A7 A5 A1", hide_building=hide)
    table.play(m, 0, "lay S1 0 0 0, start M 1 0 N")
    for seat in (1, 2, None):
        seen = m.view(seat)["players"][0]
        assert seen["dungeon"]["cards"] == [{"card": "S1", "turned": False, "x": 0, "y": 0}]
        assert [step["step"] for step in seen["dungeon"]["path"]["steps"]] == ["start M 1 0 N"]
        assert seen["known"] == ["S2", "S3", "S4", "S5"], "hands are open too"
        assert table.told(m.history(seat), "card_laid")[0]["card"] == "S1"


@pytest.mark.rule("PA-SET-07")
def test_hands_are_open_in_versus_too_if_building_is() -> None:
    m = rounds.building(seats=2, hide_building=False)
    table.play(m, 0, "lay S1 0 0 0")
    assert m.view(1)["players"][0]["known"] == ["S2", "S3", "S4", "S5"]
    hidden = rounds.building(seats=2)
    table.play(hidden, 0, "lay S1 0 0 0")
    assert hidden.view(1)["players"][0]["known"] == []
