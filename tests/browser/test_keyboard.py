"""Dungeon Designer without a mouse."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from browser import table
from browser.conftest import NewPage
from browser.keys import focus, in_sight
from browser.steady import Steady

MOST = 90
"""Steps with Tab after which there is nothing new to be found."""


def tab_to(page: Page, what: str, key: str = "Tab") -> None:
    """Go on with Tab until a test id begins, or a name is, like this."""
    for _ in range(MOST):
        page.keyboard.press(key)
        at = focus(page)
        if str(at["testid"]).startswith(what) or str(at["name"]).startswith(what):
            in_sight(at)
            return
    raise AssertionError(f"Tab does not lead to {what}")


def walk_to(page: Page, row: int, col: int) -> None:
    """Arrow keys go over the rooms."""
    tab_to(page, "cell-")
    for key, axis, aim in (("Down", "row", row), ("Right", "col", col)):
        at = int(page.evaluate(f"document.activeElement.dataset.{axis}"))
        back = {"Down": "Up", "Right": "Left"}[key]
        for _ in range(abs(aim - at)):
            page.keyboard.press(f"Arrow{key if aim > at else back}")
    assert focus(page)["testid"] == f"cell-{row}-{col}"


def play(page: Page, asked: table.State, move: str) -> None:
    """One move with the keys that the game names, and Tab where it names none."""
    verb, *words = move.split(" ")
    view = asked["view"]
    if verb in ("build", "discard", "keep"):
        page.keyboard.press(str(view["hand"].index(words[0]) + 1))
        for _ in range(4):
            if verb != "build" or table.pressed(page.get_by_test_id(f"cell-{view['year']}-{words[1]}")):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    elif verb == "pass":
        page.keyboard.press("p")
        if words:
            page.keyboard.press(str(view["challenges"].index(words[0]) + 1))
        page.keyboard.press("Enter")
    elif verb == "buy":
        tab_to(page, f"part-{words[0]}-{words[1]}")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    elif verb == "place":
        held = list(dict.fromkeys(view["carrying"]))
        if not table.pressed(page.get_by_test_id(f"tile-{words[0]}")):
            page.keyboard.press(str(held.index(words[0]) + 1))
        if len(words) == 3:
            target = page.get_by_test_id(f"edge-{words[1]}-{words[2]}")
            if not table.pressed(target):
                tab_to(page, "edge-")
                for _ in range(MOST):
                    if focus(page)["testid"] == f"edge-{words[1]}-{words[2]}":
                        break
                    page.keyboard.press("ArrowRight")
                page.keyboard.press("Enter")
        elif not table.pressed(page.get_by_test_id(table.cell(words[1]))):
            walk_to(page, int(words[1][1]), int(words[1][3]))
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    else:
        raise AssertionError(f"no keys are known for {move}")
    table.wait_after(page, asked["question"]["number"])


def test_a_whole_game_by_keyboard_alone(new_page: NewPage, address: str) -> None:
    """On a screen of 1024 px, on which the dungeon keeps its place."""
    page = new_page(width=1024, height=768)
    steady = Steady(page)
    page.goto(address)
    expect(page.get_by_role("button", name="Play now: Dungeon Designer")).to_be_visible()
    tab_to(page, "3 bots")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Whom do you play against?")).to_be_visible()
    while not page.evaluate("document.activeElement.matches('input[type=radio]')"):
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    tab_to(page, "Done")
    page.keyboard.press("Enter")
    assert str(focus(page)["name"]).startswith("2 bots")
    tab_to(page, "Play now", "Shift+Tab")
    page.keyboard.press("Enter")

    chance = random.Random(9)
    lost: list[str] = []
    while not (asked := table.wait_for_turn(page))["outcome"]:
        move = table.choose(asked, chance)
        steady.look(asked["question"]["kind"])
        play(page, asked, move)
        steady.look(move)
        if focus(page)["tag"] == "BODY":
            lost.append(move)
    assert not lost, f"focus was lost after {lost}"

    ceremony = page.get_by_role("dialog", name="Final scoring")
    expect(ceremony).to_be_visible()
    assert page.evaluate("document.querySelector('dialog[open]').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(ceremony).to_be_hidden()
    steady.look("the ceremony is closed")
    assert focus(page)["tag"] != "BODY"


def test_keys_go_on_working_after_a_click_elsewhere(new_page: NewPage, address: str) -> None:
    opened = table.open_table(address, table.ME_AND_BOTS)
    page = new_page()
    asked = table.sit_down(page, address, opened)
    page.keyboard.press("1")
    page.get_by_role("tab", name="Chronicle").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("cell-1-1")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("tab", name="Chronicle")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Points").click()
    page.keyboard.press("Enter")
    table.wait_after(page, asked["question"]["number"])
    assert table.state(page)["view"]["players"][0]["dungeon"][0][0]["room"] == asked["view"]["hand"][0]


def test_escape_puts_down_what_was_picked_and_closes_what_was_opened(new_page: NewPage, address: str) -> None:
    opened = table.open_table(address, table.ME_AND_BOTS)
    page = new_page()
    hand = table.sit_down(page, address, opened)["view"]["hand"]
    first = page.get_by_test_id(f"card-{hand[0]}")
    page.keyboard.press("1")
    expect(first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(first).to_have_attribute("aria-pressed", "false")
    tab_to(page, "Menu")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Menu")).to_be_hidden()
    expect(first).to_have_attribute("aria-pressed", "false")
    assert focus(page)["name"] == "Menu"


def test_what_was_clicked_holds_no_keys(new_page: NewPage, address: str) -> None:
    """Neither a tab, nor a button, nor what opened a dialog: arrows and Enter go on meaning the board."""
    opened = table.open_table(address, table.ME_AND_BOTS)
    page = new_page()
    asked = table.sit_down(page, address, opened)
    page.keyboard.press("1")
    for click in (page.get_by_role("tab", name="Rules"), page.get_by_role("tab", name="Chronicle")):
        click.click()
        expect(click).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowRight")
    built = page.locator("[data-cell][aria-pressed=true]")
    expect(built).to_have_count(1)
    page.get_by_role("button", name="Undo").click(force=True)
    expect(page.get_by_role("alert").filter(has_text="You have not moved yet")).to_be_visible()
    page.keyboard.press("Enter")
    table.wait_after(page, asked["question"]["number"])

    asked = table.wait_for_turn(page)
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Enlarge the dungeon of Blue").click()
    expect(page.get_by_role("dialog", name="The dungeon of Blue")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("Enter")
    table.wait_after(page, asked["question"]["number"])


def test_whoever_plays_by_digits_goes_on_at_the_table_wherever_focus_was(new_page: NewPage, address: str) -> None:
    """A hint that was asked for by keys and dropped leaves focus on its button: Enter builds all the same."""
    opened = table.open_table(address, table.ME_AND_BOTS)
    page = new_page()
    asked = table.sit_down(page, address, opened)
    tab_to(page, "Hint")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="A bot would do this")).to_be_visible()
    page.keyboard.press("Escape")
    assert focus(page)["name"] == "Hint"
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    table.wait_after(page, asked["question"]["number"])
    assert table.state(page)["view"]["players"][0]["dungeon"][0][0]["room"] == asked["view"]["hand"][0]


def test_every_stop_of_tab_is_in_sight_and_shows_it(new_page: NewPage, address: str) -> None:
    replay = table.upload(address, "3-scored")
    step = table.steps_where("3-scored", "^0 build")[5]
    opened = table.fork(address, replay, step, table.ME_AND_BOTS)
    page = new_page()
    for path in (f"{address}/table/{opened['table']}#0.{opened['keys'][0]['secret']}", address, f"{address}/about"):
        page.goto(path)
        expect(page.get_by_role("main")).not_to_have_attribute("aria-busy", "true")
        expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
        stops = []
        for _ in range(60):
            page.keyboard.press("Tab")
            at = focus(page)
            if at["tag"] == "BODY":
                break
            stops.append(at)
        assert len(stops) > 5
        assert not [stop for stop in stops if not stop["ring"] or not stop["inside"] or not stop["shown"]]


def test_the_first_stop_skips_to_the_content(new_page: NewPage, address: str) -> None:
    page = new_page("de")
    page.goto(f"{address}/rules")
    expect(page.get_by_role("heading", name="Regeln", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    assert focus(page)["name"] == "Zum Inhalt"
    page.keyboard.press("Enter")
    assert focus(page)["tag"] == "MAIN"
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


def test_a_replay_follows_the_arrow_keys(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}/replay/{table.upload(address, '3-scored')}")
    said = page.locator("output")
    expect(said).to_contain_text("Move 0 of")
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(said).to_contain_text(f"Move {number} of")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    page.keyboard.press("Home")
    expect(said).to_contain_text("Move 0 of")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
