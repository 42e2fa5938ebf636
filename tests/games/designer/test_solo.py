"""The solo game against Jael, up to its scoring (DD-SOL-01 to 22)."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.designer import table
from verlies.core.events import Event
from verlies.core.moves import DEALER
from verlies.games.designer.match import DesignerMatch
from verlies.games.designer.meta import GAME

POOR = ["R016", "R017", "R019", "R070"]
"""Ambush Room, Tunnel, Armory, Machine Room: 7 gold, less than any card of Jael."""
NINE = ["R012", "R016", "R017", "R019"]
TEN = ["R012", "R016", "R017", "R021"]
RICH = ["R048", "R065", "R095", "R009"]
"""Crossroads, Cell, Junction, Abandoned Mine: 26 gold, more than any card."""
LATE_POOR = ["R051", "R053", "R054", "R099"]
LATE_RICH = ["R048", "R065", "R095", "R080"]
"""7 and 26 gold again, with rooms that nobody draws by chance before."""
STALLS = ["M09", "M03"]
TILES = ["trap_jaw", "gnoll", "slime", "ooze", "goblin", "kobold", "chest"]
"""Left upper (cost 9): jaw trap and gnoll; left lower (5): slime and ooze; right upper (10): goblin and kobold;
right lower (4): chest."""
PARTS = {
    "left.upper": ["gnoll", "trap_jaw"],
    "left.lower": ["slime", "ooze"],
    "right.upper": ["goblin", "kobold"],
    "right.lower": ["chest"],
}
CARDS: dict[str, tuple[list[str], int, list[str]]] = {
    "J1": (["red"], 9, ["left.upper"]),
    "J2": (["blue", "green"], 10, ["right.lower"]),
    "J3": (["green", "red"], 11, ["right.upper"]),
    "J4": (["blue"], 8, ["left.lower"]),
    "J5": (["red"], 9, ["right.upper"]),
    "J6": (["green"], 10, ["left.lower"]),
    "J7": (["green"], 12, ["left.upper", "right.lower"]),
    "J8": (["red", "blue"], 13, ["left.lower", "right.upper"]),
    "J9": (["blue", "green"], 14, ["left.upper", "right.upper"]),
}
"""Runes, gold and collected parts."""
each_card = pytest.mark.parametrize("card", CARDS)


def options(card: str) -> dict[str, Any]:
    """The difficulty whose deck holds the card."""
    return {"difficulty": "legendary" if card in ("J7", "J8", "J9") else "normal"}


def market(card: str, row: list[str], content: str | None = None, **wishes: Any) -> tuple[DesignerMatch, list[Event]]:
    """The market of year 1 with a card of Jael and a row of rooms, and what happened on the way there."""
    wishes = {"stall": STALLS, "tile": TILES, "challenge": ["C04", "C08", "C22"], **wishes}
    match = table.laid(1, content, options(card), jael=[card], room=row[:2], **wishes)
    return match, table.solo_year(match, row)


def lying(match: DesignerMatch) -> dict[str, list[str]]:
    """The tiles still on the stalls."""
    parts = [part["tiles"] for stall in match.view(0)["stalls"] for part in stall["parts"]]
    return dict(zip(PARTS, parts, strict=True))


def jael(match: DesignerMatch) -> dict[str, Any]:
    his = match.view(0)["jael"]
    assert isinstance(his, dict)
    return his


def pass_first(match: DesignerMatch) -> list[Event]:
    """Pass with the last challenge on display, or with none in year 4."""
    return match.play(0, match.moves(0)[-1])


def last_market(row: list[str]) -> DesignerMatch:
    """The market of year 4; Jael's card is J3 with 11 gold, and nothing was bought before."""
    rows = [["R023", "R028", "R032", "R033"], ["R037", "R038", "R040", "R041"], ["R042", "R043", "R044", "R045"], row]
    match = table.laid(1, jael=["J1"], room=rows[0][:2])
    for at, card in enumerate(["J2", "J4", "J3"]):
        table.solo_year(match, rows[at])
        pass_first(match)
        table.deal(match, jael=[card], room=rows[at + 1][:2])
    table.solo_year(match, row)
    assert match.year == 4
    return match


# Set-up


@pytest.mark.rule("DD-SOL-01")
def test_solo_shows_3_challenges_and_2_stalls_and_deals_5_rooms() -> None:
    view = table.laid(1).view(0)
    assert len(view["challenges"]) == 3
    assert len(view["stalls"]) == 2
    assert len(view["hand"]) == 5


@pytest.mark.rule("DD-SOL-02")
def test_solo_has_no_rank_and_begins_with_0_gold() -> None:
    match = table.laid(1)
    assert match.view(0)["rank"] == []
    assert match.gold == [0]
    assert not [move for _, move in match.log() if move.verb == "rank"]


@pytest.mark.rule("DD-SOL-03", "DD-SOL-04")
@pytest.mark.parametrize(
    ("difficulty", "deck"),
    [("normal", ["J1", "J2", "J3", "J4", "J5", "J6"]), ("legendary", ["J1", "J2", "J3", "J7", "J8", "J9"])],
)
def test_jaels_deck_are_6_cards_by_difficulty_each_as_likely(difficulty: str, deck: list[str]) -> None:
    match = table.fresh(1, {"difficulty": difficulty})
    while match.moves(DEALER)[0].verb != "jael":
        match.play(DEALER, match.moves(DEALER)[0])
    assert list(match.odds()) == [(f"jael {card}", 1) for card in deck]


@pytest.mark.rule("DD-SOL-04")
def test_4_of_the_6_cards_are_used_one_a_year() -> None:
    match = table.laid(1)
    table.play_first(match)
    shown = table.events_of(match.history(0), "jael_card_revealed")
    assert len({each["card"] for each in shown}) == 4
    assert match.view(0)["piles"]["jael"] == 2
    assert jael(match)["cards"] == [each["card"] for each in shown]


@pytest.mark.rule("DD-SOL-05")
def test_jael_has_no_dungeon_hand_blueprint_or_challenges() -> None:
    match = table.laid(1)
    assert set(jael(match)) == {"cards", "gold", "rooms", "tiles", "acted", "goal_quantity", "points", "total"}
    assert len(match.view(0)["players"]) == 1
    assert len(table.events_of(match.history(0), "blueprint_dealt")) == 1
    assert match.turn == (0,)
    table.play_first(match)
    assert match.view(0)["players"][0]["challenges"]
    taken = table.events_of(match.history(0), "challenge_taken")
    assert [each["seat"] for each in taken] == [0, 0, 0]


@pytest.mark.rule("DD-SOL-06")
def test_the_first_stall_revealed_is_the_left_one() -> None:
    """J1 collects the upper part of the left stall."""
    for stalls, expected in ((["M01", "M02"], {"M01"}), (["M02", "M01"], {"M02"})):
        match, _ = market("J1", POOR, stall=stalls, tile=[])
        empty = {stall["stall"] for stall in match.view(0)["stalls"] if not stall["parts"][0]["tiles"]}
        assert empty == expected


# Build


@pytest.mark.rule("DD-SOL-07")
def test_a_new_card_is_revealed_at_the_start_of_each_year_and_older_ones_stay() -> None:
    match = table.laid(1, jael=["J2"])
    kinds = [event.kind for event in match.history(0)]
    assert kinds[-2:] == ["year_begins", "jael_card_revealed"]
    assert jael(match)["gold"] == 10
    table.to_market(match)
    assert jael(match)["cards"] == ["J2"]
    pass_first(match)
    events = table.deal(match, jael=["J3"])
    assert [event.kind for event in events[-2:]] == ["year_begins", "jael_card_revealed"]
    assert jael(match)["cards"] == ["J2", "J3"]
    assert jael(match)["gold"] == 11


@pytest.mark.rule("DD-SOL-08")
def test_each_round_one_room_goes_into_any_free_column_of_the_row() -> None:
    match = table.laid(1, room=["R001", "R002", "R003", "R004", "R005"])
    assert len(match.moves(0)) == 5 * 4
    table.play(match, "0 build R003 4", "0 keep R001")
    table.deal(match)
    assert match.view(0)["players"][0]["dungeon"][0][3]["room"] == "R003"
    refused = match.why_not(0, "build R001 4")
    assert refused is not None
    assert refused.rule == "DD-BLD-08"
    assert "build R001 1" in match.moves(0)


@pytest.mark.rule("DD-SOL-09")
def test_in_rounds_1_to_3_one_further_room_of_the_hand_is_kept() -> None:
    match = table.laid(1, room=["R001", "R002", "R003", "R004", "R005"])
    for _ in range(3):
        hand = match.view(0)["hand"]
        table.play(match, f"0 {match.moves(0)[0]}")
        assert match.moves(0) == tuple(f"keep {name}" for name in hand[1:])
        table.play(match, f"0 keep {hand[-1]}")
        assert match.view(0)["hand"] == [hand[-1]]
        table.deal(match)
        assert hand[-1] in match.view(0)["hand"]


@pytest.mark.rule("DD-SOL-09", "DD-SOL-10")
def test_in_round_4_the_last_room_is_discarded_and_does_not_go_to_jael() -> None:
    """The last room, Keep, is red, and so is the rune of J1."""
    match = table.laid(1, jael=["J1"], room=["R016", "R017", "R027", "R028", "R048"])
    events = table.solo_year(match, ["R016", "R017", "R019", "R069"], ["R019", "R051", "R056", "R069", "R070", "R062"])
    assert table.events_of(events, "last_discarded") == [{"seat": 0, "room": "R062"}]
    assert table.room("R062") in match.discard
    assert jael(match)["rooms"] == []
    assert match.hands == [b""]
    assert not table.events_of(events, "jael_takes_room")


@pytest.mark.rule("DD-SOL-10")
@each_card
def test_rooms_with_a_rune_of_the_card_go_to_jael_and_the_others_are_discarded(card: str) -> None:
    match = table.laid(1, None, options(card), jael=[card], room=["R016", "R017", "R024", "R022", "R027"])
    by_rune = {"red": "R024", "green": "R022", "blue": "R027"}
    events = table.play(match, "0 build R016 1", "0 keep R017")
    runes = CARDS[card][0]
    his = sorted(by_rune[rune] for rune in runes)
    assert jael(match)["rooms"] == his
    assert match.view(0)["known_discards"] == sorted(set(by_rune.values()) - set(his))
    assert sorted(each["room"] for each in table.events_of(events, "jael_takes_room")) == his


@pytest.mark.rule("DD-SOL-10")
def test_the_room_played_and_the_room_kept_do_not_go_to_jael() -> None:
    match = table.laid(1, jael=["J1"], room=["R024", "R025", "R026", "R016", "R017"])
    table.play(match, "0 build R024 1", "0 keep R025")
    assert jael(match)["rooms"] == ["R026"]


@pytest.mark.rule("DD-SOL-10")
def test_only_the_current_card_takes_rooms() -> None:
    """Year 1 with J1 (red), year 2 with J4 (blue)."""
    match = table.laid(1, jael=["J1"], room=POOR[:2])
    table.solo_year(match, POOR)
    pass_first(match)
    before = jael(match)["rooms"]
    table.deal(match, jael=["J4"], room=["R020", "R021", "R024", "R022", "R027"])
    table.play(match, "0 build R020 1", "0 keep R021")
    assert sorted(set(jael(match)["rooms"]) - set(before)) == ["R027"]


@pytest.mark.rule("DD-SOL-11")
def test_3_2_and_1_new_rooms_come_so_that_hands_are_5_4_3_and_2() -> None:
    match = table.laid(1)
    hands, drawn = [], []
    for _ in range(3):
        hands.append(len(match.view(0)["hand"]))
        table.play(match, f"0 {match.moves(0)[0]}")
        table.play(match, f"0 {match.moves(0)[0]}")
        drawn.append(len(table.events_of(table.deal(match), "room_drawn")))
    hands.append(len(match.view(0)["hand"]))
    assert hands == [5, 4, 3, 2]
    assert drawn == [3, 2, 1]
    table.play(match, f"0 {match.moves(0)[0]}")
    assert match.view(0)["phase"] == "market"
    assert len(match.pile) == 100 - 5 - 3 - 2 - 1


# Improve


@pytest.mark.rule("DD-SOL-12")
def test_gold_is_counted_as_usual_before_jael_compares() -> None:
    match, events = market("J1", NINE)
    kinds = [event.kind for event in events]
    assert table.events_of(events, "gold_counted") == [{"seat": 0, "rooms": 9, "chests": 0, "gold": 9}]
    assert table.events_of(events, "jael_acts") == [{"gold": 9, "jael_gold": 9}]
    assert kinds.index("gold_counted") < kinds.index("jael_acts")
    assert match.gold == [9]


@pytest.mark.rule("DD-SOL-12")
def test_gold_is_capped_at_30_in_solo_too() -> None:
    match = table.laid(1, jael=["J1"], room=RICH[:2])
    for turn in range(3):
        table.play(match, f"0 build {RICH[turn]} {turn + 1}", f"0 keep {RICH[turn + 1]}")
        table.deal(match, room=RICH[turn + 2 : turn + 3])
    match.gold = [7]
    table.play(match, f"0 build {RICH[3]} 4")
    assert match.gold == [30]


@pytest.mark.rule("DD-SOL-13")
def test_with_more_gold_you_buy_or_pass_and_jael_waits() -> None:
    match, events = market("J1", TEN)
    assert not table.events_of(events, "jael_acts")
    assert not jael(match)["acted"]
    assert lying(match) == PARTS
    moves = {"buy M09 upper", "buy M09 lower", "buy M03 upper", "buy M03 lower"}
    assert set(match.moves(0)) == moves | {"pass C04", "pass C08", "pass C22"}


@pytest.mark.rule("DD-SOL-13")
def test_after_a_purchase_gold_is_compared_again() -> None:
    match, _ = market("J1", RICH)
    table.play(match, "0 buy M03 upper", "0 place goblin r1c3", "0 place kobold r1c3")
    assert match.gold == [16]
    assert not jael(match)["acted"]
    table.play(match, "0 buy M09 upper", "0 place trap_jaw r1c3")
    assert not jael(match)["acted"]
    events = table.play(match, "0 place gnoll r1c3")
    assert match.gold == [7]
    assert table.events_of(events, "jael_acts") == [{"gold": 7, "jael_gold": 9}]


@pytest.mark.rule("DD-SOL-14")
@each_card
def test_jael_acts_when_you_have_as_much_gold_as_he_or_less(card: str) -> None:
    his = CARDS[card][1]
    for gold, acts in ((his + 1, False), (his, True), (his - 1, True)):
        match, _ = market(card, RICH)
        assert not jael(match)["acted"]
        match.gold = [gold + 4]
        table.play(match, "0 buy M03 lower", "0 place chest r1c3")
        assert jael(match)["acted"] is acts


@pytest.mark.rule("DD-SOL-14")
def test_jael_acts_once_a_year() -> None:
    match, events = market("J4", POOR)
    table.play(match, "0 buy M03 lower")
    events += table.play(match, "0 place chest r1c1")
    events += pass_first(match)
    assert len(table.events_of(events, "jael_acts")) == 1
    assert len(table.events_of(events, "jael_discards_challenge")) == 1
    table.deal(match, jael=["J1"], room=LATE_POOR[:2])
    assert not jael(match)["acted"]
    table.solo_year(match, LATE_POOR)
    assert len(table.events_of(match.history(0), "jael_acts")) == 2


@pytest.mark.rule("DD-SOL-15", "DD-AMB-07")
@each_card
def test_jael_takes_the_tiles_of_the_parts_that_his_card_names(card: str) -> None:
    match, _ = market(card, POOR)
    parts = CARDS[card][2]
    taken = [tile for part in parts for tile in PARTS[part]]
    assert Counter(jael(match)["tiles"]) == Counter(taken)
    assert lying(match) == {part: [] if part in parts else tiles for part, tiles in PARTS.items()}


@pytest.mark.rule("DD-SOL-15")
def test_jael_takes_nothing_from_a_part_that_was_bought() -> None:
    """J7 collects left upper and right lower; the chest of right lower is sold."""
    match, _ = market("J7", RICH)
    table.play(match, "0 buy M03 lower", "0 place chest r1c3", "0 buy M03 upper", "0 place goblin r1c3")
    events = table.play(match, "0 place kobold r1c3")
    assert match.gold == [12]
    assert table.events_of(events, "jael_takes_tiles") == [{"tiles": ["gnoll", "trap_jaw"]}]
    assert jael(match)["tiles"] == ["gnoll", "trap_jaw"]


@pytest.mark.rule("DD-SOL-14", "DD-SOL-15", "DD-SOL-16")
def test_jael_takes_tiles_before_he_discards_a_challenge() -> None:
    _, events = market("J1", POOR)
    kinds = [event.kind for event in events if event.kind.startswith("jael_") and "room" not in event.kind]
    assert kinds == ["jael_acts", "jael_takes_tiles", "jael_discards_challenge"]


@pytest.mark.rule("DD-SOL-16")
@pytest.mark.parametrize(
    ("shown", "gone"), [(["C22", "C09", "C10"], "C09"), (["C30", "C02", "C29"], "C02"), (["C01", "C02", "C03"], "C01")]
)
def test_the_challenge_with_the_lowest_number_is_discarded(shown: list[str], gone: str) -> None:
    match, events = market("J1", POOR, challenge=shown)
    assert table.events_of(events, "jael_discards_challenge") == [{"challenge": gone}]
    assert match.view(0)["challenges"] == sorted(set(shown) - {gone})


@pytest.mark.rule("DD-SOL-16")
def test_it_is_the_printed_number_that_counts_not_the_order_of_the_cards(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(GAME.folder / "content", folder)
    file = folder / "challenges.json"
    cards = json.loads(file.read_text(encoding="utf-8"))
    for record in cards["records"]:
        record["number"] = 100 - record["number"]
    file.write_text(json.dumps(cards), encoding="utf-8")
    _, events = market("J1", POOR, content=str(folder))
    assert table.events_of(events, "jael_discards_challenge") == [{"challenge": "C22"}]


@pytest.mark.rule("DD-SOL-16", "DD-AMB-14")
def test_in_year_4_there_is_no_challenge_to_discard() -> None:
    match = last_market(LATE_POOR)
    assert jael(match)["acted"]
    acted = table.events_of(match.history(0), "jael_acts")
    assert len(table.events_of(match.history(0), "jael_discards_challenge")) == len(acted) - 1


@pytest.mark.rule("DD-SOL-17")
def test_after_jael_acted_you_go_on_buying_and_choose_from_2_challenges() -> None:
    match, events = market("J1", POOR)
    assert table.events_of(events, "jael_acts")
    assert {"buy M09 lower", "pass C08", "pass C22"} <= set(match.moves(0))
    assert "pass C04" not in match.moves(0)
    events = table.play(match, "0 buy M09 lower", "0 place slime r1c1", "0 place ooze r1c1")
    assert not [event for event in events if event.kind.startswith("jael_")]
    assert match.moves(0) == ("pass C08", "pass C22")


@pytest.mark.rule("DD-SOL-17")
def test_whoever_passes_first_chooses_from_3_challenges() -> None:
    match, _ = market("J1", TEN)
    assert [move for move in match.moves(0) if move.verb == "pass"] == ["pass C04", "pass C08", "pass C22"]


@pytest.mark.rule("DD-SOL-18")
def test_chests_change_nothing_about_jaels_gold() -> None:
    match, _ = market("J2", POOR)
    assert jael(match)["tiles"] == ["chest"]
    assert jael(match)["gold"] == 10


@pytest.mark.rule("DD-SOL-19")
def test_a_pass_in_years_1_to_3_empties_gold_takes_a_challenge_and_gives_jael_all_tiles() -> None:
    match, _ = market("J1", RICH)
    table.play(match, "0 buy M09 lower", "0 place slime r1c3", "0 place ooze r1c3")
    events = table.play(match, "0 pass C08")
    assert match.gold == [0]
    assert [each["challenge"] for each in match.view(0)["players"][0]["challenges"]] == ["C08"]
    assert jael(match)["tiles"] == sorted(["trap_jaw", "gnoll", "goblin", "kobold", "chest"], key=table.element)
    assert {event.rule for event in events if event.kind == "jael_takes_tiles"} == {"DD-SOL-19"}
    assert match.turn == (DEALER,)
    assert match.discarded_tiles == [b"", b"", b""]


@pytest.mark.rule("DD-SOL-20")
@pytest.mark.parametrize(("row", "gold"), [(LATE_POOR, 7), (LATE_RICH, 26)])
def test_a_pass_in_year_4_keeps_the_gold_takes_no_challenge_and_gives_jael_all_tiles(row: list[str], gold: int) -> None:
    match = last_market(row)
    assert match.gold == [gold]
    assert match.moves(0)[-1] == "pass"
    tiles = len(jael(match)["tiles"]) + sum(map(len, lying(match).values()))
    events = table.play(match, "0 pass")
    assert match.gold == [gold]
    assert len(match.taken[0]) == 3
    assert len(jael(match)["tiles"]) == tiles
    assert not any(lying(match).values())
    assert match.over
    assert {event.rule for event in events if event.kind == "jael_takes_tiles"} <= {"DD-SOL-20"}
    assert not [event for event in events if event.rule.startswith("DD-CLN")]


@pytest.mark.rule("DD-SOL-21")
def test_jael_does_not_act_if_you_pass_with_more_gold() -> None:
    match, _ = market("J1", TEN)
    events = table.play(match, "0 pass C22")
    assert not table.events_of(events, "jael_acts")
    assert not table.events_of(events, "jael_discards_challenge")
    assert {event.rule for event in events if event.kind == "jael_takes_tiles"} == {"DD-SOL-19"}
    assert table.events_of(events, "challenge_discarded") == [{"challenge": "C04"}, {"challenge": "C08"}]


@pytest.mark.rule("DD-SOL-22")
def test_clean_up_in_solo_skips_the_rank_and_does_the_rest() -> None:
    match, _ = market("J1", POOR)
    events = table.play(match, "0 pass C22") + table.deal(match)
    assert not table.events_of(events, "ranks_updated")
    assert match.view(0)["rank"] == []
    assert table.events_of(events, "market_cleared") == [{"stalls": STALLS}]
    assert table.events_of(events, "challenge_discarded") == [{"challenge": "C08"}]
    assert len(table.events_of(events, "stall_revealed")) == 2
    assert len(table.events_of(events, "challenge_revealed")) == 3
    assert len(table.events_of(events, "room_drawn")) == 5
    assert match.year == 2
