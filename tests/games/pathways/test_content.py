"""The content that ships with the game, content of one's own, and what only this game refuses in it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from altered import change, copied, read, refusal, set_value
from games.pathways.rounds import column_of, explore, setting_out
from games.pathways.table import column, content
from verlies.core.dealer import Dealer
from verlies.games.pathways.content import load
from verlies.games.pathways.match import PathwaysMatch
from verlies.games.pathways.meta import GAME
from verlies.proof.basis import random_play

FOLDER = GAME.folder / "content"
CONTENT = load(FOLDER)
FILES = sorted(path.name for path in FOLDER.glob("*.json"))
Data = dict[str, Any]

MISSIONS = """
M01 1 barrel 3 | M02 1 monster 1 | M03 1 room 2 | M04 1 lock 1 | M05 1 sword 2 | M06 1 coin 4 | M07 1 scroll 1 exit
M08 1 stairs 1 barrel 2 | M09 1 key 2 | M10 1 coin 2 barrel 2 exit
M11 2 barrel 6 | M12 2 monster 2 | M13 2 room 4 | M14 2 lock 2 | M15 2 sword 4 | M16 2 coin 7 | M17 2 scroll 3
M18 2 pit 1 stairs 1 | M19 2 rope 1 scroll 1 exit | M20 2 portal 2
M21 3 barrel 9 | M22 3 monster 3 exit | M23 3 room 6 exit | M24 3 lock 3 | M25 3 coin 11 exit | M26 3 pit 2 rope 1
M27 3 portal 3 scroll 2 | M28 3 stairs 4 exit | M29 3 rope 3
"""
"""Each mission: tier, what it requires, and whether all must have left."""


def fields_of(kind: str) -> list[Data]:
    return [dict(card.fields) for card in CONTENT.cards.values() if card.kind == kind]


# What is in the box


@pytest.mark.parametrize(
    ("kind", "count"),
    [("start", 9), ("dungeon", 48), ("book", 17), ("token", 4), ("mission", 29), ("group", 8), ("artefact", 13),
     ("setup", 2), ("sticker", 3)],
)  # fmt: skip
def test_there_are_as_many_cards_as_in_the_box(kind: str, count: int) -> None:
    assert len(fields_of(kind)) == count


@pytest.mark.rule("PA-SET-03", "PA-BUY-05")
def test_there_are_12_dungeon_cards_of_each_price() -> None:
    assert Counter(card["price"] for card in fields_of("dungeon")) == {3: 12, 4: 12, 5: 12, 6: 12}
    assert CONTENT.board["dungeon_prices"] == [3, 4, 5, 6]


@pytest.mark.rule("PA-BUY-05", "PA-SET-04", "PA-TIM-04", "PA-END-01", "PA-END-02")
def test_prices_coins_and_numbers_of_the_boards() -> None:
    board = {key: value for key, value in read("board.json", FOLDER).items() if key not in ("game", "provenance")}
    assert board == {
        "rounds": 6, "start_coins": 6, "hand": 5, "books": 2, "display": 2, "token_price": 1, "book_price": 2,
        "dungeon_prices": [3, 4, 5, 6], "market_renewed_after": 3, "time_bonus": [2, 2, 3, 3, 4, 4],
        "secondary_divided_by": 2, "exit_bonus": [2, 1], "coins_for_a_point": 3,
    }  # fmt: skip


@pytest.mark.rule("PA-GOL-01", "PA-AMB-02", "PA-SET-05")
def test_there_are_24_goals_two_of_each_kind_and_8_with_an_hourglass() -> None:
    points = {
        "barrel": 1, "monster": 3, "room": 1, "key": 2, "rope": 3, "coin": 1, "pit": 3, "lock": 3, "scroll": 1,
        "portal": 2, "sword": 1, "stairs": 1,
    }  # fmt: skip
    copies: Counter[str] = Counter()
    for goal in fields_of("goal"):
        copies[goal["counts"]] += goal["copies"]
        assert goal["points"] == points[goal["counts"]]
    assert copies == dict.fromkeys(points, 2)
    timed = [goal for goal in fields_of("goal") if goal["hourglass"]]
    assert sum(goal["copies"] for goal in timed) == 8
    assert len(CONTENT.goal_pile) == 24


@pytest.mark.rule("PA-SET-01", "PA-BUY-08")
def test_there_are_five_tokens_of_each_of_four_kinds() -> None:
    assert {token["kind"]: token["copies"] for token in fields_of("token")} == dict.fromkeys(
        ("monster", "pit", "lock", "portal"), 5
    )


@pytest.mark.rule("PA-SET-02")
def test_there_is_one_book_of_each_effect_sb_1_to_sb_17() -> None:
    assert CONTENT.book_ids[1:] == [f"SB-{number}" for number in range(1, 18)]
    assert (CONTENT.book_coins[10], CONTENT.book_coins[17]) == (1, 2)


@pytest.mark.rule("PA-COO-03", "PA-COO-08", "PA-COO-09")
def test_the_29_missions_are_those_of_the_list() -> None:
    expected = {}
    for words in (each.split() for line in MISSIONS.split("\n") for each in line.split("|") if each.strip()):
        name, tier, *needs = words
        leave = needs[-1] == "exit"
        wants = needs[:-1] if leave else needs
        expected[name] = (int(tier), dict(zip(wants[::2], map(int, wants[1::2]), strict=True)), leave)
    found = {
        each["id"]: (each["tier"], {need["kind"]: need["number"] for need in each["requires"]}, each["must_exit"])
        for each in fields_of("mission")
    }
    assert found == expected
    rewards = {each["tier"]: (each["coins"], each["artefacts"]) for each in fields_of("mission")}
    assert rewards == {1: (1, 0), 2: (0, 1), 3: (2, 1)}


@pytest.mark.rule("PA-COO-02", "PA-COO-13", "PA-COO-14")
def test_groups_artefacts_and_stickers_do_what_the_list_says() -> None:
    plain = ("id", "name", "name_de", "provenance")
    does = {
        each["id"]: {key: value for key, value in each.items() if key not in plain}
        for kind in ("group", "artefact", "sticker")
        for each in fields_of(kind)
    }
    tools = ("sword", "rope", "key", "scroll")
    for number, tool in enumerate(tools, 1):
        assert does[f"A{number}"] == {"effect": "start_item", "gives": tool}
        assert does[f"R0{number}"] == {"effect": "start_item", "gives": tool, "single_use": False}
    assert [does[f"A{number}"] for number in range(5, 9)] == [
        {"effect": "discount_first", "coins": 1},
        {"effect": "draw_extra", "cards": 1},
        {"effect": "keep_card", "coins": 1},
        {"effect": "cross_once"},
    ]
    assert does["R05"] == {"effect": "coins_each_round", "coins": 1, "single_use": False}
    assert does["R06"] == {"effect": "draw_extra", "cards": 1, "single_use": False}
    once = ("second_line", "free_pits", "pass_monsters", "free_locks", "free_portals", "cancel_peril", "two_missions")
    assert [does[f"R{number:02}"]["effect"] for number in range(7, 14)] == list(once)
    assert all(does[f"R{number:02}"]["single_use"] for number in range(7, 14))
    assert does["ST-coin"] == {"effect": "more_coins", "coins": 1}
    assert does["ST-token"] == {"effect": "more_tokens", "tokens": 1}
    assert does["ST-cull"] == {"effect": "fewer_start_cards", "cards": 1}


@pytest.mark.rule("PA-AMB-01")
def test_the_title_is_the_name_of_the_module() -> None:
    assert GAME.title == {"de": "Pathways", "en": "Pathways"}


def test_names_are_unique_among_cards_of_a_kind() -> None:
    for lang in ("de", "en"):
        names = Counter((card.kind, card.name(lang)) for card in CONTENT.cards.values())
        assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("file", FILES)
def test_every_value_says_where_it_comes_from(file: str) -> None:
    data = read(file, FOLDER)
    for record in data.get("records", [data]):
        said = record["provenance"]
        for text in said.values() if isinstance(said, dict) else [said]:
            assert re.match(r"(seed|design)\b", text), f"{file}: {record.get('id')}: {text}"


# Content of one's own


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content with plain faces, to be changed."""
    return copied(content(), tmp_path)


def played(folder: Path, seats: int = 2, **options: Any) -> PathwaysMatch:
    """A random game with this content, played to its end."""
    match = GAME.new(seats, Dealer(1), folder, options)
    assert isinstance(match, PathwaysMatch)
    for _ in random_play(match, Random(1)):
        assert match.status() == []
    return match


def test_content_of_ones_own_is_played(folder: Path) -> None:
    set_value(folder, "board.json", "", "start_coins", 9)
    set_value(folder, "board.json", "", "rounds", 2)
    match = played(folder)
    assert match.round == 2
    assert match.content.digest != CONTENT.digest


def test_other_prices_of_the_market_are_paid(folder: Path) -> None:
    set_value(folder, "board.json", "", "token_price", 2)
    set_value(folder, "board.json", "", "book_price", 5)
    match = GAME.new(2, Dealer(1), folder, {})
    match.deal()
    costs = match.view(match.turn[0])["costs"]
    assert (costs["token pit"], costs["book top"]) == (2, 5)


def test_a_box_with_few_books_is_played(folder: Path) -> None:
    change(folder, "books.json", lambda data: data.update(records=data["records"][8:10], count=2))
    match = played(folder)
    assert match.over
    assert {*match.books[0], *match.books[1], *match.rows[0], *match.stacks[0], *match.row_discards[0]} == {9, 10}


@pytest.mark.rule("PA-COO-13")
def test_whether_an_artefact_is_for_one_use_is_said_by_its_record(folder: Path) -> None:
    set_value(folder, "artefacts.json", "R08", "single_use", False)
    m = setting_out(column("v..."), groups="A1 A2", artefacts={0: "R08"})
    kept = m.copy()
    kept.content = load(folder)
    for match, left in ((m, 0), (kept, 1)):
        explore(match, {0: column_of("S1").replace("start", "use R08, start")})
        assert len(match.artefacts[0]) == left


@pytest.mark.rule("PA-COO-02")
def test_a_discount_never_brings_coins(folder: Path) -> None:
    set_value(folder, "groups.json", "A5", "coins", 3)
    m = GAME.new(1, Dealer(1), folder, {"coop": "normal"})
    m.deal()
    m.play(0, "group A5")
    m.deal()
    assert m.view(0)["costs"]["token pit"] == 0
    m.play(0, "token pit")
    assert m.view(0)["players"][0]["coins"] == 6


@pytest.mark.rule("PA-GOL-05", "PA-SET-05")
def test_in_a_small_box_goals_under_the_stack_come_up_in_the_end(folder: Path) -> None:
    def few(data: Data) -> None:
        data["records"] = [each for each in data["records"] if each["counts"] in ("rope", "pit", "portal", "coin")]
        data["count"] = len(data["records"])

    change(folder, "goals.json", few)
    set_value(folder, "board.json", "", "rounds", 4)
    match = played(folder, gentle_start=True)
    assert (match.round, match.over) == (4, True)
    assert match.last is not None


def test_with_goals_that_no_start_card_shows_alone_a_gentle_start_takes_the_last(folder: Path) -> None:
    def few(data: Data) -> None:
        data["records"] = [each for each in data["records"] if each["counts"] in ("rope", "pit")]
        data["count"] = len(data["records"])

    change(folder, "goals.json", few)
    set_value(folder, "board.json", "", "rounds", 2)
    assert played(folder, gentle_start=True).round == 2


def test_a_face_that_breaks_the_rules_of_faces_is_named_with_file_and_record(folder: Path) -> None:
    set_value(folder, "dungeon_cards.json", "D502", "main.1", "###q###")
    assert refusal(GAME, folder).startswith(f"{folder / 'dungeon_cards.json'}: D502: the face is wrong: 'q' at 1, 0")


UNDER = ["#######", "###.###", *["#######"] * 7]
HALL = ["#######", "#A A .#", *["#######"] * 7]
PIT = {"kind": "pit", "x": 0, "y": 0}


@pytest.mark.rule("PA-SET-08")
@pytest.mark.parametrize(
    ("field", "changes", "kind"),
    [
        ("main", {"main.1": "###o###", "under": UNDER}, "pit"),
        ("main", {"main.1": "###v###"}, "lava"),
        ("main", {"main.3": "###r###"}, "rope"),
        ("main", {"main.7": "###p###"}, "portal"),
        ("under", {"under": [*UNDER[:1], "###p###", *UNDER[2:]]}, "portal"),
        ("under", {"under": [*UNDER[:1], "###r###", *UNDER[2:]]}, "rope"),
        ("rooms", {"main": HALL, "rooms": {"A": {"contents": ["coin", "portal"], "located": []}}}, "portal"),
        ("rooms", {"main": HALL, "rooms": {"A": {"contents": [], "located": [PIT]}}}, "pit"),
    ],
)  # fmt: skip
def test_start_cards_of_ones_own_show_no_pit_rope_or_portal_either(
    folder: Path, field: str, changes: dict[str, object], kind: str
) -> None:
    """Dungeon cards may show all of them."""
    for path, value in changes.items():
        set_value(folder, "start_cards.json", "S3", path, value)
    assert refusal(GAME, folder) == f"{folder / 'start_cards.json'}: S3: {field}: a start card shows no {kind}"


def test_a_kind_of_token_that_comes_twice_is_refused(folder: Path) -> None:
    set_value(folder, "tokens.json", "FT-pit", "kind", "lock")
    assert refusal(GAME, folder).startswith(f"{folder / 'tokens.json'}: kind: ")


def test_too_few_missions_for_a_set_up_card_are_refused(folder: Path) -> None:
    change(folder, "missions.json", lambda data: data.update(records=data["records"][:25], count=25))
    assert refusal(GAME, folder).startswith(f"{folder / 'setups.json'}: MS-normal: players: ")


def test_set_up_cards_are_called_normal_and_hard(folder: Path) -> None:
    set_value(folder, "setups.json", "MS-hard", "id", "MS-mad")
    assert refusal(GAME, folder).startswith(f"{folder / 'setups.json'}: id: ")
