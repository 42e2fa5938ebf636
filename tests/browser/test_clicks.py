"""Dungeon Designer with the mouse: from the home page to the crown, with all the help there is on the way."""

from __future__ import annotations

import random
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import verlies
from browser import table
from browser.conftest import NewPage
from browser.corners import check_corners
from browser.steady import Steady, one_is_gold

COUNT_ROOMS = """
window.drawn = 0;
const { imul } = Math;
Math.imul = (one, other) => {
  if (other === 16777619) window.drawn += 1;  // games/designer/art.ts
  return imul(one, other);
};
"""


def figures(sheet: Locator) -> list[list[str]]:
    """The rows of a score sheet, without those that explain; the totals come last."""
    rows: list[list[str]] = sheet.evaluate(
        "(sheet) => ['tbody tr:not(.how, .total)', 'tfoot tr, .total']"
        ".flatMap((part) => [...sheet.querySelectorAll(part)])"
        ".map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim()))"
    )
    return rows


def check_sheet(sheet: Locator, outcome: dict[str, Any]) -> None:
    *parts, totals = figures(sheet)
    assert [int(total) for total in totals] == [score["points"] for score in outcome["scores"]]
    for column, total in enumerate(totals):
        assert sum(int(row[column]) for row in parts if row[column] != "–") == int(total)


@pytest.fixture(scope="module")
def ended(module_page: NewPage, address: str) -> Page:
    """A whole game against two bots by clicks alone, in which the dungeon keeps its place."""
    page = module_page()
    page.goto(address)
    page.get_by_role("button", name="choose opponents").first.click()
    dialog = page.get_by_role("dialog", name="Whom do you play against?")
    dialog.get_by_text("2", exact=True).click()
    dialog.get_by_text("easy", exact=True).click()
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Play now: Dungeon Designer").click()
    chance = random.Random(7)
    kinds = set()
    steady = Steady(page)
    while asked := table.play_turn(page, chance, steady=steady):
        kinds.add(asked["question"]["kind"])
    assert {"build", "market", "place", "last_market"} <= kinds
    assert steady.measured > 50
    return page


# From the home page


def test_one_click_on_the_home_page_leads_to_a_first_decision(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(address)
    expect(page.get_by_role("heading", name="Welcome to the table")).to_be_visible()
    page.get_by_role("button", name="Play now: Dungeon Designer").click()
    expect(page.get_by_role("group", name="Your hand: 5 rooms").get_by_role("button")).to_have_count(5)
    expect(page.get_by_role("main").get_by_role("status").first).to_contain_text("year 1")
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(4)
    expect(page.get_by_role("list", name="Seats").locator(".score")).to_have_count(4)


# On the way


def test_a_click_on_what_is_not_legal_says_why_and_opens_the_rule(new_page: NewPage, address: str) -> None:
    second = table.steps_where("3-scored", "^0 build")[1]
    page = new_page()
    asked = table.sit_down_at(page, address, "3-scored", second, table.ME_AND_BOTS)
    built = next(col for col, room in enumerate(asked["view"]["players"][0]["dungeon"][0], 1) if room)
    alert = page.get_by_role("main").get_by_role("alert")
    page.get_by_role("group", name="Your hand").get_by_role("button").first.click()

    page.get_by_test_id("cell-3-2").click()
    expect(alert).to_contain_text("Row 3 is closed")
    page.get_by_test_id(f"cell-1-{built}").click()
    expect(alert).not_to_contain_text("Row 3 is closed")
    link = alert.get_by_role("link")
    rule = link.inner_text()
    assert rule.startswith("DD-BLD-")
    link.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    place = page.locator(f'[data-rule="{rule}"]')
    expect(place).to_have_attribute("aria-current", "true")
    expect(place).to_be_in_viewport()
    assert table.state(page)["step"] >= second


def test_a_placed_tile_can_be_taken_back_and_a_built_room_cannot(new_page: NewPage, address: str) -> None:
    replay = table.upload(address, "3-scored")
    step = table.steps_where("3-scored", "^2 place")[0]
    opened = table.fork(address, replay, step, table.BOTS_AND_ME)
    page = new_page()
    asked = table.sit_down(page, address, opened)
    assert asked["question"]["kind"] == "place"
    check_corners(page, page.mouse.click, asked["choices"][0]["move"])
    tiles = page.get_by_role("group", name="Tiles you have bought").get_by_role("button")
    before = tiles.all_inner_texts()
    table.play_move(page, asked, asked["choices"][0]["move"])
    expect(tiles).not_to_have_text(before)

    page.get_by_role("button", name="Undo", exact=True).click()
    expect(tiles).to_have_text(before)
    assert table.wait_for_turn(page)["choices"] == asked["choices"]

    built = table.fork(address, replay, 3, table.ME_AND_BOTS)
    page.goto(table.seat_link(address, built["keys"][0]))
    table.play_turn(page, random.Random(1))
    undo = page.get_by_role("button", name="Undo:")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.get_by_role("alert").filter(has_text="Further back")).to_be_visible()


def test_a_hint_says_what_a_bot_would_do_and_one_click_does_it(new_page: NewPage, address: str) -> None:
    opened = table.open_table(address, table.ME_AND_BOTS)
    page = new_page()
    asked = table.sit_down(page, address, opened)
    page.get_by_role("button", name="Hint", exact=True).click()
    advice = page.get_by_role("dialog", name="A bot would do this")
    expect(advice).to_be_visible()
    advised = page.get_by_role("group", name="Your hand").get_by_role("img", name="hint")
    expect(advised).to_have_count(1)
    assert advice.locator(".move").inner_text() in [choice["text"]["en"] for choice in asked["choices"]]
    advice.get_by_role("button", name="Play it").click()
    table.wait_after(page, asked["question"]["number"])
    expect(advice).to_be_hidden()


def test_what_a_move_leaves_alone_is_not_redrawn(new_page: NewPage, address: str) -> None:
    """A purchase changes no room: none is worked out again from its id (which nothing else is multiplied with)."""
    replay = table.upload(address, "3-scored")
    opened = table.fork(address, replay, table.steps_where("3-scored", "^0 buy")[-1], table.ME_AND_BOTS)
    page = new_page()
    page.add_init_script(COUNT_ROOMS)
    asked = table.sit_down(page, address, opened)
    move = next(choice["move"] for choice in asked["choices"] if choice["move"].startswith("buy"))
    table.pick(page, move, asked["view"]["year"])
    expect(table.go(page, "buy")).to_be_visible()
    assert page.evaluate("drawn") > 0
    page.evaluate("window.drawn = 0")
    table.go(page, "buy").click()
    table.wait_after(page, asked["question"]["number"])
    assert page.evaluate("drawn") == 0


def test_a_room_can_be_dragged_to_its_cell(new_page: NewPage, address: str) -> None:
    opened = table.open_table(address, table.ME_AND_BOTS)
    page = new_page()
    asked = table.sit_down(page, address, opened)
    _, room, col = asked["choices"][0]["move"].split(" ")
    page.get_by_test_id(f"card-{room}").hover()
    page.mouse.down()
    target = page.get_by_test_id(f"cell-1-{col}").bounding_box()
    assert target
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=12)
    page.mouse.up()
    expect(page.get_by_test_id(f"cell-1-{col}")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Build", exact=True).click()
    table.wait_after(page, asked["question"]["number"])
    assert room not in table.state(page)["view"]["hand"]


def test_two_quick_clicks_on_a_cell_build_and_do_nothing_else(new_page: NewPage, address: str) -> None:
    opened = table.open_table(address, table.ME_AND_BOTS)
    page = new_page()
    page.goto(table.seat_link(address, opened["keys"][0]))
    asked = table.wait_for_turn(page)
    page.get_by_role("main").locator("[data-room]").first.click()
    page.get_by_test_id("cell-1-2").dblclick()
    table.wait_after(page, asked["question"]["number"])
    table.wait_for_turn(page)
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_card_follows_the_pointer_only_while_it_is_pressed(new_page: NewPage, address: str) -> None:
    opened = table.open_table(address, table.ME_AND_BOTS)
    page = new_page()
    asked = table.sit_down(page, address, opened)
    _, room, col = asked["choices"][0]["move"].split(" ")
    cards = page.get_by_role("main").locator("[data-room]")
    card, cell = page.get_by_test_id(f"card-{room}"), page.get_by_test_id(f"cell-1-{col}")
    card.hover()
    here, outside, there = card.bounding_box(), page.get_by_role("heading", level=1).bounding_box(), cell.bounding_box()
    assert here
    assert outside
    assert there

    page.mouse.down()
    page.mouse.move(outside["x"] + 5, outside["y"] + 5)
    expect(cards).to_have_count(6)
    page.mouse.up()
    expect(cards).to_have_count(5)
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2, steps=4)
    page.mouse.move(there["x"] + 20, there["y"] + 20, steps=4)
    expect(cards).to_have_count(5)
    expect(cell).not_to_have_attribute("aria-pressed", "true")


def test_a_room_can_be_looked_at_closely_and_the_dungeons_of_others_enlarged(new_page: NewPage, address: str) -> None:
    page = new_page()
    table.sit_down_at(page, address, "3-scored", table.steps_where("3-scored", "^0 build")[4], table.ME_AND_BOTS)
    page.locator(".hand .medal-art").first.hover()
    expect(page.get_by_test_id("sign-tip"), "the name of what lies in a room").to_be_visible()
    page.get_by_test_id("cell-1-2").hover()
    page.get_by_test_id("cell-1-2").locator("xpath=..").get_by_role("button", name="Look closer at").click()
    close_up = page.get_by_role("dialog")
    expect(close_up).to_contain_text("row 1")
    page.keyboard.press("Escape")
    expect(close_up).to_be_hidden()
    page.get_by_role("button", name="Enlarge the dungeon of Blue").click()
    expect(page.get_by_role("dialog", name="The dungeon of Blue")).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_hidden()


# The end


def test_a_whole_game_by_clicks_ends_with_a_ceremony_that_adds_up(ended: Page) -> None:
    outcome = table.state(ended)["outcome"]
    ceremony = ended.get_by_role("dialog", name="Final scoring")
    expect(ceremony).to_be_visible()
    [winner] = [score["name"]["en"] for score in outcome["scores"] if score["won"]]
    verdict = "You win!" if winner == "Yellow" else "You lose."
    expect(ceremony.get_by_role("status").first).to_have_text(f"{verdict} {outcome['text']['en']}")
    winners = sum(score["won"] for score in outcome["scores"])
    expect(ceremony.get_by_role("img", name="wins")).to_have_count(winners)
    check_sheet(ceremony.get_by_role("table"), outcome)
    ceremony.get_by_role("button", name="To the dungeon").click()
    expect(ceremony).to_be_hidden()
    ended.get_by_role("button", name="See the scoring").click()
    expect(ceremony).to_be_visible()
    ceremony.get_by_role("button", name="Close", exact=True).click()


def test_the_score_sheet_says_for_everybody_how_each_point_came_about(ended: Page) -> None:
    ended.get_by_role("tab", name="Points").click()
    pane = ended.get_by_role("tabpanel")
    check_sheet(pane.get_by_role("table"), table.state(ended)["outcome"])
    for name in ("Yellow", "Blue", "Red"):
        pane.get_by_role("button", name=name).click()
        reasons = pane.locator("tr.how").all_inner_texts()
        assert len(reasons) == 6
        assert all("DD-SCO-" in reason and len(reason) > 20 for reason in reasons)


def test_the_result_can_be_sent_as_a_picture_and_as_a_link(ended: Page, tmp_path: Path) -> None:
    ended.get_by_role("button", name="See the scoring").click()
    with ended.expect_download() as saving:
        ended.get_by_role("dialog").get_by_role("button", name="Share a picture").click()
    file = tmp_path / "result.png"
    saving.value.save_as(file)
    picture = file.read_bytes()
    assert picture.startswith(b"\x89PNG\r\n")
    assert picture[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
    ended.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ended.get_by_role("dialog").get_by_role("button", name="Share the link").click()
    expect(ended.get_by_role("dialog").get_by_text("Copied")).to_be_attached()
    assert re.fullmatch(r"http://.*/replay/[\w-]+", ended.evaluate("navigator.clipboard.readText()"))
    ended.keyboard.press("Escape")


def test_the_end_offers_the_same_again_and_stronger_opponents(new_page: NewPage, ended: Page, address: str) -> None:
    page = new_page(beside=ended)
    page.goto(ended.url)
    over = page.get_by_test_id("over")
    one_is_gold(page)
    over.get_by_role("button", name="What now?").click()
    more = page.get_by_role("dialog", name="What now?")
    expect(more.get_by_role("button", name="Weaker opponents")).to_have_count(0)
    more.get_by_role("button", name="Stronger opponents: medium").click()
    table.wait_for(page, "state.question")
    stronger = table.state(page)["table"]
    assert [place["level"] for place in stronger["places"]] == [None, "medium", "medium"]
    page.goto(ended.url)
    over.get_by_role("button", name="Play again").click()
    table.wait_for(page, "state.question && state.table.id !== arg", stronger["id"])
    assert [place["level"] for place in table.state(page)["table"]["places"]] == [None, "easy", "easy"]


def test_the_home_page_says_against_whom_and_how_it_ended(new_page: NewPage, ended: Page, address: str) -> None:
    outcome = table.state(ended)["outcome"]
    [mine, *others] = [score["points"] for score in outcome["scores"]]
    page = new_page(beside=ended)
    page.goto(address)
    tile = page.get_by_test_id(f"table-{ended.url.rsplit('/', 1)[-1]}")
    expect(tile).to_contain_text("Dungeon Designer")
    expect(tile).to_contain_text("against 2 bots, easy")
    expect(tile).to_contain_text(f"{'won' if outcome['scores'][0]['won'] else 'lost'} {mine} : {max(others)}")
    expect(tile).to_contain_text(datetime.now(UTC).strftime("%Y"))


def test_a_page_of_ones_own_counts_the_game_and_goes_along_as_a_file(
    new_page: NewPage, ended: Page, address: str, tmp_path: Path
) -> None:
    score = table.state(ended)["outcome"]["scores"][0]
    page = new_page(beside=ended)
    page.goto(address)
    page.get_by_role("navigation").get_by_role("link", name="My games").click()
    won = int(score["won"])
    sums = [str(count) for count in (1, won, 1 - won, 0, won, won)]
    expect(page.get_by_test_id("sums").get_by_role("definition")).to_have_text(sums)
    record = page.get_by_test_id("record-designer")
    expect(record.get_by_role("row", name="bots, easy")).to_contain_text(f"{won} of 1")
    expect(record).to_contain_text(str(score["points"]))
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "games.json"
    saving.value.save_as(file)

    other = new_page("de", width=360, height=740)
    other.goto(f"{address}/me")
    expect(other.get_by_role("main")).to_contain_text("Noch keine Partie zu Ende gespielt.")
    chooser = other.get_by_label("Datei dazunehmen")
    strange = tmp_path / "strange.json"
    strange.write_text('{"kind": "verlies games", "games": [{"id": "../x", "mine": [0]}, 7]}')
    said = other.get_by_role("main").get_by_role("status")
    for given, answer in ((strange, "waren schon da"), (file, "1 Partie dazugenommen."), (file, "waren schon da")):
        chooser.set_input_files(given)
        expect(said).to_contain_text(answer)
    strange.write_text("<html>")
    chooser.set_input_files(strange)
    expect(other.get_by_role("alert")).to_contain_text("keine Partien")
    other.reload()
    expect(other.locator("[data-testid^=played-]")).to_have_count(1)
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.get_by_role("link", name="Ansehen").click()
    expect(other.get_by_role("slider")).to_be_visible()


def test_the_record_can_be_saved_and_tells_the_same_game(ended: Page, tmp_path: Path) -> None:
    ended.get_by_role("button", name="What now?").click()
    with ended.expect_download() as saving:
        ended.get_by_role("link", name="Save the game").click()
    ended.keyboard.press("Escape")
    file = tmp_path / "game.verlies"
    saving.value.save_as(file)
    match = verlies.load(file.read_text())
    scores = table.state(ended)["outcome"]["scores"]
    assert match.result is not None
    assert [match.result.score[score["who"]] for score in scores] == [score["points"] for score in scores]


def test_the_game_can_be_replayed_and_continued_from_any_position(ended: Page) -> None:
    page = ended
    page.get_by_role("button", name="What now?").click()
    page.get_by_role("link", name="Watch it again").click()
    said = page.locator("output")
    steps = int(page.get_by_role("slider").get_attribute("max") or 0)
    expect(said).to_have_text(f"Move 0 of {steps}")
    page.get_by_role("button", name="One move on").click()
    expect(said).to_have_text(f"Move 1 of {steps}")
    page.get_by_role("button", name="To the end").click()
    expect(said).to_have_text(f"Move {steps} of {steps}")
    page.get_by_role("slider").fill("20")
    expect(said).to_have_text(f"Move 20 of {steps}")
    page.get_by_role("button", name="One move back").click()
    expect(said).to_have_text(f"Move 19 of {steps}")
    page.get_by_role("button", name="Speed: 1×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(said).to_have_text(f"Move 21 of {steps}")
    page.get_by_role("button", name="Pause").click()

    page.get_by_role("slider").fill("2")
    expect(said).to_have_text(f"Move 2 of {steps}")
    own = page.get_by_role("group", name="Your hand").get_by_role("button")
    mine = own.first.get_attribute("data-testid")
    page.get_by_label("Through the eyes of").select_option(label="Blue")
    expect(own.first).not_to_have_attribute("data-testid", mine or "")
    expect(said).to_have_text(f"Move 2 of {steps}")
    page.get_by_label("Through the eyes of").select_option(label="Spectator")
    expect(page.get_by_role("group", name="Your hand")).to_have_count(0)
    assert page.url.endswith("seat=-&step=2")

    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/**")
    table.wait_for(page, "state.step < 10")
    assert table.play_turn(page, random.Random(3))
