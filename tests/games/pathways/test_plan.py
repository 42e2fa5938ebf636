"""Plans: a whole dungeon with its path as one text (PA-EXP-02, PA-LAY-01, PA-PTH-11)."""

from __future__ import annotations

from typing import Any

import pytest

from games.pathways import table
from verlies.core.abilities import replan
from verlies.core.errors import BadPlan, IllegalMove
from verlies.core.moves import DEALER
from verlies.games.pathways import plan as plans
from verlies.games.pathways.layout import fault
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME

OPEN = table.face("# # # #", *(" . . . ", "# # # #") * 4)
LINE = (table.column("c..."), table.column("b..."), table.column("k..."))
"""One below the other: a coin, a barrel and a key."""
PORTALS = table.column("p..m", "p...")
"""One on each level, and a monster far from them."""
DOWN = ", ".join(["go S"] * 11)


def bad(m: PathwaysMatch, text: str, cut: bool = False) -> tuple[str, str, int, str]:
    """Rule, reason, number and text of the first fault of a plan; nothing changes."""
    before, log = m.key(), m.log()
    with pytest.raises(BadPlan) as error:
        replan(m, 0, text, cut)
    assert (m.key(), m.log()) == (before, log)
    return error.value.refusal.rule, error.value.refusal.reason, error.value.number, error.value.part


def dungeon(m: PathwaysMatch) -> dict[str, Any]:
    seen: dict[str, Any] = m.view(0)["players"][0]["dungeon"]
    return seen


# Reading


@pytest.mark.rule("PA-LAY-01", "PA-PTH-11")
def test_a_plan_is_the_list_of_its_moves_and_changes_nothing_by_itself() -> None:
    m = table.exploring(*LINE)
    before = m.key()
    found = m.plan(0, "S1 0 0 0, S2 180 0 4; start M 1 0 N, go S")
    assert list(map(str, found)) == ["lay S1 0 0 0", "lay S2 180 0 4", "start M 1 0 N", "go S"]
    assert m.key() == before
    replan(m, 0, "S1 0 0 0, S2 180 0 4; start M 1 0 N, go S")
    assert table.path(m)["counts"] == {"coin": 1}


@pytest.mark.rule("PA-LAY-01", "PA-EXP-02")
@pytest.mark.parametrize(
    "cards",
    [
        "S1 0 0 0, S2 0 0 4, S3 0 0 8",
        "S1 0 0 0, S3 0 0 8, S2 0 0 4",
        "S3 0 0 8, S1 0 0 0, S2 0 0 4",
        "S2 0 0 4, S3 0 0 8, S1 0 0 0",
    ],
)
@pytest.mark.parametrize(("dx", "dy"), [(0, 0), (7, -5), (-90, 80)])
def test_cards_may_be_named_in_any_order_and_lie_around_any_origin(cards: str, dx: int, dy: int) -> None:
    names = [card.split() for card in cards.split(", ")]
    moved = ", ".join(f"{name} {turn} {int(x) + dx} {int(y) + dy}" for name, turn, x, y in names)
    m = table.exploring(*LINE)
    replan(m, 0, f"{moved}; start M {1 + dx} {dy} N, {DOWN}, exit S")
    assert table.path(m)["counts"] == {"coin": 1, "barrel": 1, "key": 1}
    assert table.path(m)["end"] == "exit"
    first = dungeon(m)["cards"][0]
    assert (first["card"], first["x"], first["y"]) == (names[0][0], 0, 0)
    spots = {each["card"]: each["y"] for each in dungeon(m)["cards"]}
    assert [spots["S2"] - spots["S1"], spots["S3"] - spots["S2"]] == [4, 4]


@pytest.mark.rule("PA-PTH-11", "PA-PTH-13")
@pytest.mark.parametrize(
    ("drawn", "books", "tokens", "steps"),
    [
        (
            table.ring("pit@1,1 stairs@1,2", ".="),
            "",
            "",
            "start M {1} {0} N, go S, fall {1} {1}, go S, stairs, leave {1} {2} S",
        ),
        (table.ring("pit@1,1 stairs@1,2", ".="), "", "", "start M {1} {0} N, go S, stairs {1} {2}, go N"),
        (PORTALS, "SB-2", "portal", "start M {1} {0} N, portal U {1} {0}, go S, book SB-2 M {1} {3}"),
        (table.column("b..b"), "SB-5", "", "start M {1} {0} N, book SB-5 M {1} {3}, exit S"),
        (table.column(".o..", "...."), "SB-4", "", "start U {1} {0} N, go S, book SB-4, go S"),
    ],
)
def test_all_coordinates_of_a_path_move_with_the_origin(drawn: Any, books: str, tokens: str, steps: str) -> None:
    m = table.exploring(drawn, books=books, tokens=tokens)
    plain = [str(move) for move in m.plan(0, f"S1 0 0 0; {steps.format(*'0123')}")]
    far = [str(move) for move in m.plan(0, f"S1 0 20 20; {steps.format(*(str(20 + at) for at in range(4)))}")]
    assert plain == far
    table.play(m, 0, *plain)


@pytest.mark.rule("PA-PTH-11", "PA-PTH-13")
def test_rooms_are_numbered_by_the_list_of_the_plan_also_when_the_cards_are_laid_in_another_order() -> None:
    """S1 lies above S2 and S2 above S3: the plan names S3 second, and it can only be laid last."""
    faces = (table.column("p..."), table.ring("barrel"), table.ring("portal barrel"))
    m = table.exploring(*faces, books="SB-5", tokens="portal")
    found = m.plan(0, "S1 0 0 0, S3 0 0 8, S2 0 0 4; start M 1 0 N, portal_room 1 A, book SB-5 2 A")
    assert [str(move) for move in found] == [
        "lay S1 0 0 0", "lay S2 0 0 4", "lay S3 0 0 8", "start M 1 0 N", "portal_room 2 A", "book SB-5 1 A",
    ]  # fmt: skip
    replan(m, 0, "S1 0 0 0, S3 0 0 8, S2 0 0 4; start M 1 0 N, portal_room 1 A, book SB-5 2 A")
    assert table.path(m)["counts"] == {"portal": 2, "room": 2, "barrel": 2}


@pytest.mark.rule("PA-PTH-11")
def test_blanks_between_the_parts_do_not_matter() -> None:
    m = table.exploring(*LINE)
    tidy = m.plan(0, "S1 0 0 0, S2 0 0 4; start M 1 0 N, go S")
    assert m.plan(0, " S1 0 0 0 ,S2 0 0 4 ;start  M 1 0 N ,, go   S,") == tidy
    assert m.plan(0, "S1 0 0 0") == m.plan(0, "S1 0 0 0;") == tidy[:1]
    assert m.plan(0, "") == m.plan(0, ";") == []


@pytest.mark.rule("PA-PTH-11")
def test_the_text_of_what_was_built_is_a_plan_for_it() -> None:
    m = table.laid(table.ring("portal"), table.column("p..."), at="180 0 0, 0 0 4", tokens="portal")
    table.walk(m, "start M 1 7 S, go N, go N, go N, portal_room 0 A, leave 1 1 N, exit N")
    text = plans.text_of(m, m.laid[0], m.paths[0])
    assert text.startswith("S1 180 0 0, S2 0 0 4; start M 1 7 S, go N")
    again = table.exploring(table.ring("portal"), table.column("p..."), tokens="portal")
    replan(again, 0, text)
    assert dungeon(again) == dungeon(m)
    assert plans.text_of(m, m.laid[0], None) == "S1 180 0 0, S2 0 0 4"


# Faults


@pytest.mark.rule("PA-LAY-03", "PA-LAY-06", "PA-LAY-08", "PA-EXP-01", "PA-LAY-09")
@pytest.mark.parametrize(
    ("cards", "rule", "reason", "number"),
    [
        ("S1 0 0 0, S2 0 0 4, S3 0 2 6", "PA-LAY-03", "overlaps", 3),
        ("S1 0 0 0, S2 0 1 4", "PA-LAY-06", "no_link", 2),
        ("S1 0 0 0, S2 0 0 5", "PA-LAY-08", "apart", 2),
        ("S1 0 0 0, S2 0 0 8, S3 0 0 12", "PA-LAY-08", "apart", 2),
        ("S1 0 0 0, S2 0 0 7, S3 0 0 3", "PA-LAY-03", "overlaps", 3),
        ("S1 0 0 0, S2 0 35 3", "PA-LAY-08", "apart", 2),
        ("S1 0 0 0, S2 0 99 99", "PA-LAY-08", "apart", 2),
        ("S1 0 99 99, S2 0 -99 -99", "PA-LAY-08", "apart", 2),
        ("S9 0 0 0", "PA-EXP-01", "not_in_hand", 1),
        ("S1 0 0 0, S9 0 0 4", "PA-EXP-01", "not_in_hand", 2),
        ("S1 0 0 0, S1 0 0 4", "PA-EXP-01", "laid_already", 2),
        ("S1 0 0 0, S1 0 0 0", "PA-EXP-01", "laid_already", 2),
        ("S1 0 0 0, S2 90 0 4", "CORE-TEXT", "text", 2),
        ("S1 0 0 0, S2 0 0 100", "CORE-TEXT", "text", 2),
        ("S1 0 0 0, S2 0 0 +4", "CORE-TEXT", "text", 2),
        ("S1 0 0 0, S2 0 0 ٤", "CORE-TEXT", "text", 2),
        ("X1 0 0 0", "CORE-TEXT", "text", 1),
        ("S1", "CORE-TEXT", "text", 1),
    ],
)
def test_the_first_fault_of_a_layout_is_named_with_its_card(cards: str, rule: str, reason: str, number: int) -> None:
    m = table.exploring(*LINE)
    part = cards.split(", ")[number - 1]
    assert bad(m, f"{cards}; start M 1 0 N") == (rule, reason, number, part)
    assert bad(m, f"{cards}; start M 1 0 N", cut=True) == (rule, reason, number, part), "a cut is of the path only"


@pytest.mark.rule("PA-PTH-03", "PA-PTH-07", "PA-OBS-01")
@pytest.mark.parametrize(
    ("steps", "rule", "reason", "number"),
    [
        ("go S", "PA-PTH-01", "not_begun", 1),
        ("start M 0 0 N", "PA-GEO-04", "no_corridor_there", 1),
        ("start M 1 0 N, go S, go N", "PA-PTH-03", "corridor_used", 3),
        ("start M 1 0 N, go S, go S, go S, exit S", "PA-PTH-07", "leads_on", 5),
        ("start M 1 0 N, exit N, go S", "PA-PTH-07", "start_port", 2),
        ("start M 1 0 N, start M 1 0 N", "PA-PTH-02", "one_path_only", 2),
        ("start M 1 0 N, book SB-4", "PA-SPB-01", "book_not_owned", 2),
        ("start M 1 0 N, dance", "CORE-TEXT", "text", 2),
        ("start M 1 0 N, lay S3 0 0 8", "CORE-TEXT", "text", 2),
        ("start M 1 0 N, submit", "CORE-TEXT", "text", 2),
        ("submit", "CORE-TEXT", "text", 1),
        ("lay S3 0 0 8", "CORE-TEXT", "text", 1),
        ("time", "CORE-TEXT", "text", 1),
        ("use R01", "PA-COO-13", "artefact_not_held", 1),
        ("pass", "PA-EXP-02", "not_now", 1),
        ("start M 1 0 N, pass", "PA-PTH-11", "not_now", 2),
        ("; start M 1 0 N", "CORE-TEXT", "text", 1),
    ],
)
def test_the_first_fault_of_a_path_is_named_with_its_step(steps: str, rule: str, reason: str, number: int) -> None:
    """Parts are counted from the first card on."""
    m = table.exploring(*LINE)
    part = " ".join(steps.split(", ")[number - 1].split())
    assert bad(m, f"S1 0 0 0, S2 0 0 4; {steps}") == (rule, reason, number + 2, part)


@pytest.mark.rule("PA-PTH-01", "PA-EXP-02")
def test_a_plan_is_read_as_if_nothing_had_been_built() -> None:
    m = table.laid(*LINE)
    table.walk(m, "start M 1 0 N")
    assert bad(m, "S1 0 0 0; go S") == ("PA-PTH-01", "not_begun", 2, "go S")
    assert [str(move) for move in m.plan(0, "S1 0 0 0; start M 1 3 S")] == ["lay S1 0 0 0", "start M 1 3 S"]


def test_a_fault_is_quoted_as_it_was_written() -> None:
    """The first card lies elsewhere than in the plan, and a step is quoted with the coordinates of the plan."""
    m = table.exploring(*LINE)
    assert bad(m, "S1 0 5 5; start M 0 0 N")[3] == "start M 0 0 N"
    assert bad(m, "S2 0 5 9, S1 0 5 5; start M 6 9 N")[3] == "start M 6 9 N"


@pytest.mark.parametrize(
    "step", ["start M {} 0 N", "portal_room {} A", "book SB-2 {} A", "fall {} 0", "leave {0} {0} N"]
)
def test_numbers_without_end_are_refused_like_any_other_text(step: str) -> None:
    m = table.exploring(*LINE)
    assert bad(m, f"S1 0 0 0; {step.format('9' * 5000)}")[:2] == ("CORE-TEXT", "text")


@pytest.mark.rule("PA-LAY-09")
def test_a_path_without_cards_is_refused() -> None:
    m = table.exploring(*LINE)
    assert bad(m, "; start M 1 0 N") == ("PA-LAY-09", "nothing_laid", 1, "start M 1 0 N")


@pytest.mark.rule("PA-AMB-05")
def test_plans_keep_to_strict_ports() -> None:
    two = (table.column("....", "...."), table.column("...."))
    replan(table.exploring(*two), 0, "S1 0 0 0, S2 0 0 4")
    m = table.exploring(*two, strict_ports=True)
    assert bad(m, "S1 0 0 0, S2 0 0 4") == ("PA-AMB-05", "port_unmatched", 2, "S2 0 0 4")


@pytest.mark.rule("PA-COO-13")
def test_artefacts_for_the_path_are_named_among_its_steps() -> None:
    m = table.exploring(table.column(".x.."))
    number = next(at for at, power in enumerate(m.content.artefacts) if power.effect == "free_locks")
    use = f"use {m.content.artefact_ids[number]}"
    m.artefacts[0] = bytes([number])
    found = m.plan(0, f"S1 0 0 0; {use}, start M 1 0 N, go S, go S")
    assert [str(move) for move in found] == ["lay S1 0 0 0", use, "start M 1 0 N", "go S", "go S"]
    with pytest.raises(BadPlan, match="PA-OBS-02: path_stopped"):
        m.plan(0, "S1 0 0 0; start M 1 0 N, go S, go S")
    late = m.plan(0, f"S1 0 0 0; start M 1 0 N, go S, {use}, go S")
    assert [str(move) for move in late] == ["lay S1 0 0 0", "start M 1 0 N", "go S", use, "go S"]
    with pytest.raises(BadPlan, match="PA-COO-13: artefact_in_use"):
        m.plan(0, f"S1 0 0 0; {use}, {use}")
    table.play(m, 0, f"lay S1 0 0 0, {use}")
    assert m.plan(0, f"S1 0 0 0; {use}, start M 1 0 N, go S, go S") == found


# Cutting


@pytest.mark.rule("PA-EXP-04")
@pytest.mark.parametrize(
    ("steps", "kept"),
    [
        ("start M 1 0 N, go S, go N, go S", 2),
        ("start M 1 0 N, go S, dance, go S", 2),
        ("go S, start M 1 0 N", 0),
        ("start M 1 0 N, go S, go S", 3),
        ("start M 1 0 N, submit", 1),
    ],
)
def test_a_plan_that_may_be_cut_keeps_the_path_up_to_its_first_fault(steps: str, kept: int) -> None:
    m = table.exploring(*LINE)
    replan(m, 0, f"S1 0 0 0; {steps}", cut=True)
    drawn = dungeon(m)["path"]
    assert len(dungeon(m)["cards"]) == 1
    assert [step["step"] for step in drawn["steps"]] == steps.split(", ")[:kept] if kept else drawn is None


# Building again


@pytest.mark.rule("PA-EXP-02")
def test_a_plan_takes_the_place_of_all_that_was_built() -> None:
    m = table.laid(*LINE, at="0 0 0, 0 0 4", tokens="lock")
    table.walk(m, "start M 1 0 N, go S")
    length = len(m.log())
    replan(m, 0, "S3 0 0 0; start M 1 0 N")
    assert [each["card"] for each in dungeon(m)["cards"]] == ["S3"]
    assert table.path(m)["counts"] == {"key": 1}
    assert len(m.log()) == length - 2
    assert m.view(0)["players"][0]["tokens"]["lock"] == 1, "what was bought stays bought"
    assert sorted(m.view(0)["hand"]) == ["S1", "S2", "S4", "S5"]


@pytest.mark.rule("PA-EXP-02")
def test_what_is_alike_stays_and_only_the_rest_is_played() -> None:
    m = table.laid(*LINE, at="0 0 0, 0 0 4")
    table.walk(m, "start M 1 0 N, go S")
    told = replan(m, 0, "S1 0 0 0, S2 0 0 4; start M 1 0 N, go S, go S")
    assert [event.kind for event in told] == ["drawn"]
    assert replan(m, 0, "S1 0 0 0, S2 0 0 4; start M 1 0 N, go S, go S") == []


@pytest.mark.rule("PA-EXP-02")
def test_an_empty_plan_clears_the_table() -> None:
    m = table.laid(*LINE, at="0 0 0, 0 0 4")
    empty = table.exploring(*LINE).key()
    table.walk(m, "start M 1 0 N")
    replan(m, 0, ";")
    assert m.key() == empty


@pytest.mark.rule("PA-EXP-01", "PA-EXP-02")
def test_a_plan_leaves_the_building_of_others_alone() -> None:
    m = table.laid(*LINE)
    table.play(m, 1, "lay S2 0 0 0, start M 1 0 N")
    table.play(m, 0, "start M 1 0 N")
    table.play(m, 1, "go S")
    replan(m, 0, "S2 0 0 0, S1 0 0 4; start M 1 0 N")
    assert [step["step"] for step in table.path(m, 1)["steps"]] == ["start M 1 0 N", "go S"]
    table.play(m, 1, "submit")
    replan(m, 0, "S1 0 0 0")
    assert m.turn == (0,)


@pytest.mark.rule("PA-EXP-02", "PA-TIM-03")
def test_after_submitting_and_outside_of_building_there_is_nothing_to_plan() -> None:
    m = table.laid(*LINE)
    table.play(m, 0, "submit")
    with pytest.raises(IllegalMove, match="CORE-TURN"):
        replan(m, 0, "S1 0 0 0")
    shop = GAME.new(2, None, None, {})
    while shop.turn == (DEALER,):
        shop.play(DEALER, shop.moves(DEALER)[0])
    with pytest.raises(IllegalMove, match="PA-BUY-04: not_now"):
        replan(shop, shop.turn[0], "S1 0 0 0")
    with pytest.raises(IllegalMove, match="CORE-TURN"):
        replan(shop, 1 - shop.turn[0], "S1 0 0 0")


# Taking back


@pytest.mark.rule("PA-EXP-02")
def test_all_of_ones_own_building_can_be_taken_back_step_by_step_and_nothing_before_it() -> None:
    m = table.exploring(*LINE, books="SB-13")
    empty = m.key()
    table.play(m, 0, "lay S1 0 0 0, lay S2 0 0 4, book SB-13 pit, start M 1 0 N, go S")
    assert m.built(0) == 5
    for left in range(4, -1, -1):
        m.undo(0)
        assert m.built(0) == left
    assert m.key() == empty
    assert m.why_not_undo(0) is not None


@pytest.mark.rule("PA-EXP-02", "PA-EXP-03")
def test_what_was_submitted_is_final() -> None:
    m = table.laid(*LINE)
    table.play(m, 0, "submit")
    refusal = m.why_not_undo(0)
    assert refusal is not None
    assert refusal.rule == "PA-EXP-02"
    assert m.built(0) == 0
    table.play(m, 1, "lay S1 0 0 0")
    m.undo(1)
    table.hand_in(m, "G-coin-time")
    assert m.why_not_undo(1) is not None


# Moving cards that lie


@pytest.mark.rule("PA-EXP-02", "PA-LAY-03", "PA-LAY-06", "PA-LAY-08")
@pytest.mark.parametrize(
    ("faces", "at"),
    [
        ((OPEN, OPEN, OPEN, OPEN, OPEN), "0 0 0, 0 -3 0, 0 -6 0, 0 -9 0, 0 -12 0"),
        ((OPEN, OPEN, OPEN, OPEN, OPEN), "0 0 0, 0 3 3, 0 6 6, 0 9 9, 0 12 12"),
        ((table.column("...."), OPEN, table.column("...."), table.ring()), "0 0 0, 0 0 4, 180 0 8, 180 -3 4"),
        ((OPEN,), "180 0 0"),
    ],
)
def test_the_view_names_all_places_to_which_a_card_could_be_moved(faces: Any, at: str) -> None:
    m = table.laid(*faces, at=at)
    building, cards = m.view(0)["building"], m.laid[0]
    drawn = m.content.faces
    for number, card in enumerate(cards):
        others = [each for each in cards if each is not card]
        fixed = [(drawn[each.card][each.turned], each.x, each.y) for each in others]
        spots = {
            (turned, x, y)
            for turned in (False, True)
            for x in (range(-18, 19) if others else (0,))
            for y in (range(-22, 23) if others else (0,))
            if (turned, x, y) != card[1:] and fault([*fixed, (drawn[card.card][turned], x, y)]) is None
        }
        assert {tuple(spot) for spot in building["shifts"][number]} == spots
        assert building["lifts"][number] == (fault(fixed) is None)
        for turned, x, y in sorted(spots)[:: max(1, len(spots) // 4)]:
            plan = [*cards[:number], card._replace(turned=turned, x=x, y=y), *cards[number + 1 :]]
            m.plan(0, plans.text_of(m, tuple(plan), None))


@pytest.mark.rule("PA-EXP-02")
def test_cards_in_hand_have_places_and_starts_are_named_also_while_a_path_is_drawn() -> None:
    m = table.laid(table.column("...."), table.column("...."))
    lays = {move for move in table.moves(m) if move.startswith("lay")}
    starts = {move for move in table.moves(m) if move.startswith("start")}
    table.walk(m, "start M 1 0 N")
    assert not lays & table.moves(m)
    building = m.view(0)["building"]
    spots = {(name, *spot) for name, each in building["lays"].items() for spot in each}
    assert {f"lay {name} {180 if turned else 0} {x} {y}" for name, turned, x, y in spots} == lays
    assert set(building["starts"]) == starts
