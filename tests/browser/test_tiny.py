"""Tiny Epic Dungeons through the page: whole games as recorded, by mouse, keys and touch, and what axe says."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from serving import post

from browser import table, tiny
from browser.conftest import NewPage, Stack
from browser.steady import Steady
from browser.test_axe import check
from browser.test_phone import MAIN, PHONE, TARGETS

WON = "2-boss=blood_count-boss_slain"
LOST = "2-boss=dragon-fifth_goblin"
OFTEN = 9
"""After how many decisions page and server are compared."""
ROLLED = 60
"""A move of the won game: two dice lie there, and one change can be paid."""
AFTER_ANOTHER = 64
"""A move of the won game: another hero has just walked."""
LATE = 70
"""A move of the lost game, near its end."""
IN_DANGER = 106
"""A move of the won game: the answer of the boss could make the hero faint."""
TURNS = 41
"""Moves of the won game that hold two whole turns with everything that can be done in them."""


def sit_down(page: Page, address: str, stack: Stack, name: str) -> None:
    """A table that is dealt as a record was, with all its seats for this page."""
    record = tiny.read(name)
    stack(tiny.dealt(record))
    seats = [{"mine": True}] * record.seats
    opened = post(f"{address}/api/tables", {"game": "tiny", "seats": seats, "options": record.options})
    table.bring_keys(page, address, opened)


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and everything is large enough for a finger."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not page.evaluate(TARGETS, MAIN)


def replay(page: Page, name: str, player: Any, until: int = 10_000) -> table.State:
    """Make the moves of a record, and compare what is shown now and then."""
    moves = [entry for entry in tiny.read(name).moves if entry[0] >= 0]
    state = tiny.settled(page)
    steady = Steady(page)
    lay = tiny.entrance(page)
    made = 0
    while state["step"] < until:
        at = state["step"]
        seat, move = moves[at]
        assert state["seat"] == seat
        ahead = tiny.walks(state, moves[at:]) if move.startswith("go ") else []
        try:
            state = player.play(state, move, ahead)
        except TimeoutError as error:
            said = page.get_by_role("alert").all_inner_texts()
            raise AssertionError(f"{move} {ahead} after {at} moves: {said}") from error
        steady.look(f"{move} after {at} moves")
        if state["outcome"]:
            break
        lies = tiny.entrance(page) or lay
        assert lay in (None, lies), f"the map went from {lay} to {lies} after {move}"
        lay = lies
        made += 1
        if made % OFTEN == 0 and state["view"]["phase"] == "turn":
            assert tiny.shown(page) == tiny.figures(state), f"after {move}"
            assert not table.undrawn(page), f"after {move}"
    return state


def test_a_game_that_is_won_from_the_home_page_to_the_ceremony(new_page: NewPage, address: str, stack: Stack) -> None:
    """One person leads both heroes: no curtain, no click between them."""
    page = new_page()
    page.goto(address)
    form = page.locator("form.panel")
    form.get_by_text("Tiny Epic Dungeons").click()
    form.get_by_text("The Blood Count", exact=True).click()
    form.get_by_role("button", name="Drop seat").click()
    stack(tiny.dealt(tiny.read(WON)))
    form.get_by_role("button", name="Open the table").click()
    state = replay(page, WON, tiny.Player(page))
    assert state["outcome"]["reason"] == "boss_slain"
    ceremony = page.get_by_role("dialog", name="You win!")
    expect(ceremony).to_contain_text(state["outcome"]["text"]["en"])
    for hero in state["view"]["heroes"]:
        expect(ceremony).to_contain_text(f"{hero['health']}/{hero['health_max']}")
    ceremony.get_by_role("button", name="To the dungeon").click()
    expect(ceremony).to_be_hidden()
    expect(page.get_by_test_id("seat-1")).to_contain_text("won")
    assert tiny.shown(page)["torch"] == state["view"]["torch"]["at"]


def test_one_person_leads_all_and_can_take_back_what_any_of_them_did(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(address)
    page.get_by_test_id("game-tiny").get_by_role("button", name="Play now").click()
    player = tiny.Player(page)
    state = tiny.settled(page)
    for seat, hero in enumerate(("grok", "pip")):
        assert state["seat"] == seat
        state = player.play(state, f"hero {hero}")
    assert state["seat"] == 2
    expect(page.get_by_test_id("seat-1")).to_contain_text("Pip")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => told.seats[1].step === 1 && told.seats[1].question", polling=15)
    expect(page.locator("p.prompt")).to_contain_text("Blue")
    state = player.play(tiny.settled(page), "hero ethairna")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go back further").click()
    page.get_by_role("dialog").get_by_role("listitem").last.get_by_role("button").click()
    page.wait_for_function("() => told.seats[0].step === 0 && told.seats[0].question", polling=15)
    expect(page.locator("p.prompt")).to_contain_text("Yellow")
    page.reload()
    assert tiny.settled(page)["seat"] == 0
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_game_that_is_lost_in_german(new_page: NewPage, address: str, stack: Stack) -> None:
    page = new_page("de")
    stack(tiny.dealt(tiny.read(LOST), LATE))
    table.bring_keys(page, address, tiny.fork(address, LOST, LATE))
    state = replay(page, LOST, tiny.Player(page))
    assert state["outcome"]["reason"] == "fifth_goblin"
    ceremony = page.get_by_role("dialog", name="Du verlierst.")
    expect(ceremony).to_contain_text(state["outcome"]["text"]["de"])
    page.set_viewport_size({"width": 360, "height": 740})
    sides = ceremony.evaluate("(one) => ['.stage', 'table'].map((what) => one.querySelector(what).clientWidth)")
    assert sides[0] == sides[1], "the table of heroes is as wide as what stands over it"
    page.keyboard.press("Escape")
    expect(ceremony).to_be_hidden()
    expect(page.get_by_test_id("seat-0")).to_contain_text("verloren")
    page.get_by_role("button", name="Ergebnis ansehen").click()
    expect(ceremony).to_be_visible()


def test_some_turns_by_keyboard_alone(new_page: NewPage, address: str, stack: Stack) -> None:
    page = new_page()
    sit_down(page, address, stack, WON)
    player = tiny.Typist(page)
    replay(page, WON, player, until=tiny.read(WON).seats)
    assert page.locator(".foes .many").evaluate("(row) => row.scrollWidth <= row.clientWidth"), "four free places fit"
    replay(page, WON, player, until=TURNS)
    assert {"hero", "go", "explore", "reveal", "turn", "attack", "result", "end"} <= player.verbs
    assert not player.lost, f"focus was lost after {player.lost}"


def test_some_turns_by_touch_on_a_phone(new_page: NewPage, address: str, stack: Stack) -> None:
    page = new_page("de", **PHONE)
    sit_down(page, address, stack, WON)
    player = tiny.Player(page, table.tap)
    for until in (1, 4, 7, 12, 18, 25, TURNS):
        replay(page, WON, player, until)
        fits(page)
    for area in ("Helden", "Gegner", "Chronik", "Verlies"):
        page.get_by_role("navigation", name="Bereiche").get_by_role("button", name=area).tap()
        fits(page)


def test_what_was_found_leaves_the_other_areas_of_a_phone_alone(new_page: NewPage, address: str) -> None:
    moves = [move for seat, move in tiny.read(WON).moves if seat >= 0]
    page = new_page("de", **PHONE)
    table.bring_keys(
        page, address, tiny.fork(address, WON, next(at for at, move in enumerate(moves) if "keep" in move))
    )
    tiny.settled(page)
    areas = page.get_by_role("navigation", name="Bereiche")
    found = page.get_by_test_id("found")
    expect(found).to_be_in_viewport()
    areas.get_by_role("button", name="Helden").tap()
    expect(found).to_be_hidden()
    areas.get_by_role("button", name="Verlies").tap()
    expect(found).to_be_in_viewport()


def test_the_switch_between_the_boards_lies_on_no_room(new_page: NewPage, address: str) -> None:
    moves = [move for seat, move in tiny.read(WON).moves if seat >= 0]
    page = new_page()
    table.bring_keys(
        page, address, tiny.fork(address, WON, next(at for at, move in enumerate(moves) if "go l" in move) + 2)
    )
    tiny.settled(page)
    switch = page.get_by_role("group", name="Which board?")
    switch.get_by_role("button", name="Dungeon").click()
    lies, corner = switch.bounding_box(), tiny.board(page, "g1").bounding_box()
    assert lies
    assert corner
    assert lies["y"] + lies["height"] < corner["y"] + corner["height"] / 4


def test_a_hero_from_far_down_the_list_enters_at_the_top_of_the_page(new_page: NewPage, address: str) -> None:
    page = new_page("de", **PHONE)
    table.bring_keys(page, address, tiny.fork(address, WON, 1))
    tiny.Player(page, table.tap).play(tiny.settled(page), "hero moonblade")
    page.wait_for_function("document.querySelector('[data-board]') && scrollY === 0")


def test_enter_does_what_the_gold_button_says(module_page: NewPage, address: str) -> None:
    """Also after a click on a die's +1 or on a tab, which had focus then. Signs and bare ground say what they are."""
    page = module_page()
    table.bring_keys(page, address, tiny.fork(address, WON, ROLLED))
    state = tiny.settled(page)
    assert state["view"]["test"]["faces"] == [3, 1]
    expect(page.locator('[data-move="change 1 0"]')).to_have_count(0)
    expect(page.get_by_test_id("seat-0")).to_contain_text(f"Health: {state['view']['heroes'][0]['health']}")
    page.locator(".hero.large .values svg").first.hover()
    expect(page.get_by_test_id("sign-tip")).to_have_text("Defence")
    page.locator('[data-cell="c2"]').hover()
    expect(page.locator(".legend")).to_contain_text("No card lies here")
    tiny.answer(page, "change 3 4").click()
    state = tiny.settled(page, state["step"] + 1)
    assert state["view"]["test"]["faces"] == [4, 1]
    tiny.answer(page, "change 4 5").click(force=True)
    expect(page.get_by_role("alert").filter(has_text="focus")).to_be_visible()
    page.get_by_role("tab", name="Status").click()
    expect(page.get_by_test_id("take")).to_be_focused()
    page.keyboard.press("Enter")
    state = tiny.settled(page, state["step"] + 1)
    assert state["view"]["test"] is None or state["view"]["test"]["result"] == 7
    page.get_by_role("tab", name="Chronicle").click()
    expect(page.get_by_role("tab", name="Chronicle")).not_to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-cell]:focus")).to_be_attached()
    page.set_viewport_size({"width": 1024, "height": 768})
    page.locator('[data-cell="d4"]').hover(position={"x": 20, "y": 12})
    expect(page.get_by_test_id("sign-tip"), "the name of a room that is small").to_have_text("Entrance")


def test_a_walk_of_several_rooms_is_one_undo(module_page: NewPage, address: str) -> None:
    """Before it the way of the hero who went last lies on the map, and what a hint plans has its numbers there."""
    page = module_page()
    table.bring_keys(page, address, tiny.fork(address, WON, AFTER_ANOTHER))
    state = tiny.settled(page)
    expect(page.locator("[data-testid=trails] [data-who]")).to_have_count(1)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".marks .step").first).to_contain_text("1")
    path = max((one["path"] for one in state["view"]["reach"] if one["kind"] == "enter"), key=len)
    assert len(path) > 1
    start = state["view"]["heroes"][state["seat"]]["place"]
    state = tiny.Player(page).play(state, f"go {path[0]}", path[1:])
    assert state["view"]["heroes"][state["seat"]]["place"] == path[-1]
    page.get_by_role("button", name="Undo").click()
    table.wait_for(page, "state.view.heroes[arg[0]].place === arg[1]", [state["seat"], start])


@pytest.mark.parametrize(("lang", "says"), [("de", "bewusstlos: "), ("en", "unconscious: ")])
def test_the_odds_name_the_chance_to_faint(module_page: NewPage, address: str, lang: str, says: str) -> None:
    page = module_page(lang)
    table.bring_keys(page, address, tiny.fork(address, WON, IN_DANGER))
    tiny.settled(page)
    tiny.answer(page, "attack bear_axe").click()
    tiny.answer(page, "attack bear_axe boss").click()
    expect(page.get_by_test_id("faint")).to_contain_text(says)


BEFORE = {"choosing heroes": "hero", "act 1": "go", "a test": "result", "a find": "keep", "the lair": "go l"}
"""Where axe looks: before the first move of the won game that begins so; in the lair before the second."""


@pytest.mark.parametrize("what", BEFORE)
def test_axe_finds_nothing(module_page: NewPage, address: str, what: str) -> None:
    page = module_page()
    moves = [move for seat, move in tiny.read(WON).moves if seat >= 0]
    step = [at for at, move in enumerate(moves) if re.match(f"{BEFORE[what]}", move)][what == "the lair"]
    table.bring_keys(page, address, tiny.fork(address, WON, step))
    tiny.settled(page)
    check(page, "html")
