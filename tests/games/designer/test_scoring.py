"""The end of the game, the six categories, and Jael's score (DD-END, DD-SCO, DD-SOL-23 to 30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games.designer import table
from verlies.games.designer import solo
from verlies.games.designer.dungeon import Dungeon
from verlies.games.designer.match import DesignerMatch
from verlies.games.designer.vocabulary import CELLS

HALL, CAVE = "R095", "R049"
"""Junction: masonry, four doors, nothing printed. Intersection: cave, four doors, a gnoll."""
HALLS = [HALL] * 16
CATEGORIES = ["rank", "goal", "challenges", "stars", "blueprint", "networks"]


def played(seats: int, **wishes: Any) -> DesignerMatch:
    """A whole match of first moves."""
    match = table.laid(seats, **wishes)
    table.play_first(match)
    return match


def meeting(blueprint: str, conditions: Sequence[int]) -> Dungeon:
    """A dungeon that meets just these of the 8 conditions of a blueprint."""
    rooms: list[str | None] = [*HALLS]
    placed: dict[str, Sequence[str]] = {}
    for at, condition in enumerate(table.CONTENT.cards[blueprint].fields["conditions"]):
        cell = f"r{condition['row']}c{condition['col']}"
        value = condition["value"]
        if condition["kind"] == "type":
            rooms[CELLS.index(cell)] = CAVE if (value == "cave") == (at in conditions) else HALL
        elif at in conditions:
            placed[cell] = [{"star": "star-1", "trap": "trap_pit"}.get(value, value)]
    return table.dungeon(rooms, placed)


@pytest.mark.rule("DD-END-01")
@pytest.mark.parametrize("blueprint", table.CONTENT.blueprint_ids)
def test_the_second_gate_goes_below_the_exit_column_after_the_last_rank_update(blueprint: str) -> None:
    match = played(2, blueprint=[blueprint])
    history = match.history(None)
    column = table.CONTENT.cards[blueprint].fields["exit_col"]
    exits = table.events_of(history, "exit_placed")
    assert exits[0] == {"seat": 0, "col": column}
    assert [each["seat"] for each in exits] == [0, 1]
    kinds = [event.kind for event in history]
    last_update = len(kinds) - 1 - kinds[::-1].index("ranks_updated")
    assert kinds[last_update:] == ["ranks_updated", "exit_placed", "exit_placed", "scored", "scored", "won"]


@pytest.mark.rule("DD-END-01")
def test_the_exit_network_begins_at_the_column_of_the_blueprint() -> None:
    """Only r4c1 has an opening below."""
    own = table.dungeon([*HALLS[:12], HALL, "R077", "R077", "R077"])
    exits = {name: exit_rooms(table.finished(own, blueprints=[name])) for name in table.CONTENT.blueprint_ids}
    assert {name for name, rooms in exits.items() if rooms} == {"B2", "B8"}


def exit_rooms(match: DesignerMatch) -> int:
    return len(match.view(None)["players"][0]["exit_network"])


@pytest.mark.rule("DD-END-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_categories_add_up_to_the_score(seats: int) -> None:
    match = played(seats)
    assert match.result is not None
    assert match.result.reason == "scored"
    for seat in range(seats):
        line = match.result.breakdown[seat]
        assert list(line) == CATEGORIES
        assert match.result.score[seat] == sum(line.values())
    scored = table.events_of(match.history(None), "scored")
    assert [(each["seat"], each["total"]) for each in scored] == list(match.result.score.items())


@pytest.mark.rule("DD-END-02")
def test_no_category_changes_another() -> None:
    plain, starry = table.dungeon(HALLS), table.dungeon(HALLS, {"r1c2": ["star+1"]})
    before, after = (table.finished(own, table.dungeon(HALLS), taken=[["C30"], []]) for own in (plain, starry))
    changed = {name for name in CATEGORIES if table.points(before, name) != table.points(after, name)}
    assert changed == {"stars"}


@pytest.mark.rule("DD-SCO-01")
@pytest.mark.parametrize(
    ("rank", "expected"),
    [([1, 0], [6, 9]), ([2, 0, 1], [6, 3, 9]), ([3, 2, 1, 0], [0, 3, 6, 9]), ([4, 2, 0, 1, 3], [3, 0, 6, 0, 9])],
)
def test_the_final_rank_gives_9_6_and_3(rank: list[int], expected: list[int]) -> None:
    assert table.points(table.finished(*[table.dungeon(HALLS)] * len(rank), rank=rank), "rank") == expected


@pytest.mark.rule("DD-SCO-01")
def test_the_rank_that_counts_is_the_one_of_the_last_year() -> None:
    match = played(3)
    updates = table.events_of(match.history(None), "ranks_updated")
    assert len(updates) == 4
    final = updates[-1]["seats"]
    assert match.view(None)["rank"] == final
    assert [table.points(match, "rank")[seat] for seat in final] == [9, 6, 3]


@pytest.mark.rule("DD-SCO-08")
@pytest.mark.parametrize("met", range(9))
def test_a_blueprint_gives_reputation_by_the_number_of_conditions_met(met: int) -> None:
    match = table.finished(meeting("B2", range(met)), blueprints=["B2"])
    assert table.points(match, "blueprint") == [[0, 0, 0, 0, 5, 7, 10, 14, 20][met]]


@pytest.mark.rule("DD-SCO-08")
@pytest.mark.parametrize("blueprint", table.CONTENT.blueprint_ids)
@pytest.mark.parametrize("missed", range(8))
def test_each_condition_of_each_blueprint_counts(blueprint: str, missed: int) -> None:
    match = table.finished(meeting(blueprint, [at for at in range(8) if at != missed]), blueprints=[blueprint])
    met = [condition["met"] for condition in match.view(None)["players"][0]["blueprint"]["conditions"]]
    assert met == [at != missed for at in range(8)]
    assert table.points(match, "blueprint") == [14]
    assert table.points(table.finished(meeting(blueprint, range(8)), blueprints=[blueprint]), "blueprint") == [20]


@pytest.mark.rule("DD-SCO-08")
def test_a_condition_is_met_by_a_printed_element_or_a_tile_and_only_at_its_cell() -> None:
    four_caves: list[str | None] = [HALL, CAVE, HALL, HALL, CAVE, *[HALL] * 6, CAVE, HALL, HALL, CAVE, HALL]
    printed = [*four_caves]
    printed[CELLS.index("r4c2")] = "R062"
    beside = table.dungeon(
        four_caves, {"r4c1": ["chest"], "r2c3": ["trap_pit"], "r1c3": ["star+1"], "r3c2": ["goblin"]}
    )
    assert table.points(table.finished(table.dungeon(printed), blueprints=["B2"]), "blueprint") == [7]
    assert table.points(
        table.finished(table.dungeon(four_caves, {"r4c2": ["chest"]}), blueprints=["B2"]), "blueprint"
    ) == [7]
    assert table.points(
        table.finished(table.dungeon(four_caves, {"r4c2": ["chest"] * 2}), blueprints=["B2"]), "blueprint"
    ) == [7]
    assert table.points(table.finished(beside, blueprints=["B2"]), "blueprint") == [5]


@pytest.mark.rule("DD-AMB-03")
def test_a_negative_star_meets_the_star_of_a_blueprint() -> None:
    four_caves: list[str | None] = [HALL, CAVE, HALL, HALL, CAVE, *[HALL] * 6, CAVE, HALL, HALL, CAVE, HALL]
    match = table.finished(table.dungeon(four_caves, {"r1c1": ["star-3"]}), blueprints=["B2"])
    assert table.points(match, "blueprint") == [7]


@pytest.mark.rule("DD-SCO-09")
@pytest.mark.parametrize(
    ("rooms", "tiles", "expected"),
    [
        (["R041"], ["star+1", "star+1"], 5),
        (["R094"], [], 2),
        (["R048", "R065"], ["star+1"], -4),
        (["R009", "R035"], [], 2),
        ([], ["chest", "gnoll", "trap_pit"], 0),
    ],
)
def test_stars_count_their_values_printed_and_on_tiles_also_below_zero(
    rooms: list[str], tiles: list[str], expected: int
) -> None:
    own = table.dungeon([*rooms, *HALLS[len(rooms) :]], {"r4c4": tiles})
    assert table.points(table.finished(own, table.dungeon(HALLS)), "stars") == [expected, 0]


@pytest.mark.rule("DD-SCO-10")
def test_a_room_in_both_networks_counts_twice() -> None:
    assert table.points(table.finished(table.dungeon(HALLS)), "networks") == [32]


@pytest.mark.rule("DD-SCO-10")
def test_networks_count_one_for_each_room_joined_to_a_gate() -> None:
    """Rows 1 and 4 are open, the rows between have no doors up or down: 4 rooms above, 4 below."""
    own = table.dungeon([*HALLS[:4], *["R059"] * 8, *HALLS[12:]])
    assert table.points(table.finished(own), "networks") == [8]
    shut = table.dungeon(["R059"] * 12 + HALLS[12:])
    assert table.points(table.finished(shut), "networks") == [4]
    assert table.points(table.finished(table.dungeon(["R059"] * 16)), "networks") == [0]
    opened = table.dungeon(["R059"] * 12 + HALLS[12:], {}, ["r1c2 n"])
    assert table.points(table.finished(opened, blueprints=["B1"]), "networks") == [8]


@pytest.mark.rule("DD-SCO-11")
def test_most_reputation_wins() -> None:
    match = table.finished(
        table.dungeon(HALLS), table.dungeon(HALLS, {"r1c1": ["star+1"] * 4}), table.dungeon(HALLS), rank=[0, 1, 2]
    )
    assert match.result is not None
    assert match.result.score == {0: 41, 1: 42, 2: 40}
    assert match.result.winners == (1,)


@pytest.mark.rule("DD-SCO-11")
@pytest.mark.parametrize(("rank", "winner"), [((0, 1, 2), 0), ((1, 0, 2), 1)])
def test_a_tie_is_won_by_whoever_is_further_left(rank: tuple[int, ...], winner: int) -> None:
    """Rank 1 is worth 3 more than rank 2, so the one behind has 3 stars more."""
    stars = {winner: 0, 1 - winner: 3, 2: 0}
    match = table.finished(*(table.dungeon(HALLS, {"r1c1": ["star+1"] * stars[seat]}) for seat in range(3)), rank=rank)
    assert match.result is not None
    assert match.result.score[0] == match.result.score[1] == 41
    assert match.result.winners == (winner,)
    assert match.result.score[2] < 41


# Against Jael


HEAP = {
    "gnoll": 3, "goblin": 2, "kobold": 1, "slime": 2, "ooze": 4, "trap_jaw": 2, "trap_fire": 3, "chest": 3,
    "star+1": 1, "star-1": 1,
}  # fmt: skip
WORTH = {
    "J1": 10 + 3 * 3,
    "J2": 13 + 2 * 1,
    "J3": 14 + 3 * 3,
    "J4": 11 + 2 * 2,
    "J5": 10 + 2 * 2,
    "J6": 11 + 3 * 2,
    "J7": 16 + 4 * 2,
    "J8": 14 + 4 * 1,
    "J9": 13 + 2 * 5,
}
"""Each card of Jael with that heap: base value and bonus."""


def against(
    cards: Sequence[str], heap: dict[str, int], rooms: Sequence[str] = (), own: Dungeon | None = None, **wishes: Any
) -> DesignerMatch:
    """A finished match against Jael with these cards, tiles and rooms; the player has 16 empty halls or `own`."""
    match = table.finished(own or table.dungeon(HALLS), **wishes)
    match.jael_cards = tuple(map(table.CONTENT.jael_ids.index, cards))
    match.jael_tiles = bytes(sorted(table.element(name) for name, count in heap.items() for _ in range(count)))
    match.jael_rooms = bytes(sorted(map(table.room, rooms)))
    return match


@pytest.mark.rule("DD-SOL-23")
def test_you_score_as_with_2_players_with_final_gold_in_place_of_the_rank() -> None:
    match = played(1)
    assert match.result is not None
    line = match.result.breakdown[0]
    assert list(line) == ["gold", "goal", "challenges", "stars", "blueprint", "networks"]
    assert sum(line.values()) == match.result.score[0]
    own = table.dungeon(HALLS, {"r2c2": ["star+1", "goblin"]})
    scored = against(["J1"], {}, own=own, taken=[["C12", "C30"]], blueprints=["B3"])
    assert scored.result is not None
    expected = {"gold": 6, "goal": 15, "challenges": 12, "stars": 1, "blueprint": 5, "networks": 32}
    assert scored.result.breakdown[0] == expected


@pytest.mark.rule("DD-SOL-24")
@pytest.mark.parametrize(("gold", "expected"), [(12, [9, 6]), (11, [6, 9]), (10, [6, 9]), (0, [6, 9])])
def test_final_gold_gives_9_and_6_and_a_tie_is_jaels(gold: int, expected: list[int]) -> None:
    """The card of year 4 is J3 with 11 gold; J2 of year 1 has 10."""
    match = against(["J2", "J1", "J4", "J3"], {})
    match.gold = [gold]
    assert table.points(match, "gold") == expected


@pytest.mark.rule("DD-SOL-18", "DD-SOL-24")
def test_chests_do_not_make_jael_richer() -> None:
    match = against(["J2"], {"chest": 6}, ["R034", "R025"])
    match.gold = [11]
    assert table.points(match, "gold") == [9, 6]


@pytest.mark.rule("DD-SOL-25")
@pytest.mark.parametrize(
    ("goal", "own", "his", "expected"),
    [
        ("G7", 3, 2, [15, 9]),
        ("G7", 2, 3, [9, 15]),
        ("G7", 2, 2, [9, 15]),
        ("G7", 0, 1, [0, 15]),
        ("G7", 1, 0, [15, 0]),
        ("G2", 0, 1, [15, 9]),
        ("G2", 1, 0, [9, 15]),
        ("G2", 1, 1, [9, 15]),
        ("G2", 0, 0, [9, 15]),
    ],
)
def test_the_goal_compares_your_dungeon_with_jaels_rooms_and_tiles(
    goal: str, own: int, his: int, expected: list[int]
) -> None:
    thing = "slime" if goal == "G7" else "chest"
    match = against(["J1"], {thing: his}, own=table.dungeon(HALLS, {"r1c1": [thing] * own}), goal=goal)
    assert table.points(match, "goal") == expected


@pytest.mark.rule("DD-SOL-25")
def test_printed_elements_on_jaels_rooms_count_for_the_goal() -> None:
    """Slime Trail has 2 slimes."""
    match = against(["J1"], {"slime": 1}, ["R013"], own=table.dungeon(HALLS, {"r1c1": ["slime"] * 2}), goal="G7")
    assert table.points(match, "goal") == [9, 15]


@pytest.mark.rule("DD-AMB-12")
def test_with_none_on_both_sides_nobody_scores_the_goal() -> None:
    assert table.points(against(["J1"], {}, goal="G7"), "goal") == [0, 0]


@pytest.mark.rule("DD-SOL-26")
def test_jael_scores_no_challenges_blueprint_or_networks() -> None:
    match = against(["J1"], {"chest": 2}, ["R031"], taken=[["C30"]])
    assert match.result is not None
    assert list(match.result.breakdown["jael"]) == ["gold", "goal", "stars", "cards"]
    assert match.result.breakdown[0]["challenges"] == 10
    assert match.result.score["jael"] == sum(match.result.breakdown["jael"].values())


@pytest.mark.rule("DD-SOL-27")
def test_jael_scores_the_values_of_all_stars_on_his_rooms_and_tiles() -> None:
    """Arena +3, Cell -2, Crossroads -3, Sanctuary +1 +1."""
    match = against(["J1"], {"star+1": 2, "chest": 1}, ["R041", "R065", "R048", "R031"])
    assert table.points(match, "stars") == [0, 2 + 3 - 2 - 3 + 2]


@pytest.mark.rule("DD-SOL-28")
@pytest.mark.parametrize("card", WORTH)
def test_a_card_is_worth_its_base_value_and_its_bonus(card: str) -> None:
    assert table.points(against([card], HEAP), "cards") == [WORTH[card]]


@pytest.mark.rule("DD-SOL-28")
def test_all_four_cards_count_over_all_rooms_and_tiles() -> None:
    cards = ["J1", "J2", "J3", "J7"]
    assert table.points(against(cards, HEAP), "cards") == [sum(WORTH[card] for card in cards)]
    with_rooms = against(cards, HEAP, ["R005", "R034"])
    assert table.points(with_rooms, "cards") == [sum(WORTH[card] for card in cards) + 2 * 3 + 3 * 3]


@pytest.mark.rule("DD-SOL-29")
def test_secret_passages_are_worth_nothing_to_jael() -> None:
    with_passages = against(list(WORTH), {**HEAP, "secret_passage": 4})
    without = against(list(WORTH), HEAP)
    assert with_passages.result == without.result
    assert table.CONTENT.passage not in solo.heap(with_passages)


@pytest.mark.rule("DD-SOL-30")
@pytest.mark.parametrize(
    ("ahead", "winner", "reason"), [(1, 0, "solo_won"), (0, "jael", "solo_lost"), (-1, "jael", "solo_lost")]
)
def test_you_win_with_strictly_more_reputation(ahead: int, winner: int | str, reason: str) -> None:
    """Jael gets just so many stars that he is one behind, level, or one ahead."""
    plain = against(["J1"], {}).result
    assert plain is not None
    match = against(["J1"], {"star+1": plain.score[0] - plain.score["jael"] - ahead})
    assert match.result is not None
    assert match.result.score[0] - match.result.score["jael"] == ahead
    assert match.result.winners == (winner,)
    assert match.result.reason == reason
