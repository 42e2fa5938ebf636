"""Dungeon Twister against the non-player through the page: by clicks, by keys, by touch; its reasons and forecast."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from serving import post

from browser import table, twister
from browser.conftest import NewPage, Stack
from browser.steady import Steady
from browser.test_axe import check_scene
from browser.test_phone import PHONE
from browser.test_twister import ME, fits, sit_down


def new_table(address: str) -> dict[str, Any]:
    wanted = {"game": "twister", "seats": [ME], "options": {"solo": "green"}}
    opened: dict[str, Any] = post(f"{address}/api/tables", wanted)
    return opened


def at_round(page: Page, address: str, move: str) -> table.State:
    """Before this move of the first round."""
    record = twister.alone()
    step = twister.step_before(f"0 {move}", record)
    return sit_down(page, address, twister.fork(address, step, ME, record=record), 0)


def card(page: Page, npc: str) -> Locator:
    return page.get_by_test_id(f"npc-{npc}")


def aim(page: Page, rank: int) -> Locator:
    return page.get_by_role("tabpanel").get_by_test_id(f"test-{rank}")


def test_a_round_by_clicks(new_page: NewPage, address: str, stack: Stack) -> None:
    """As recorded, from an empty dungeon to the second turn."""
    record = twister.alone()
    stack(twister.dealt(record))
    page = new_page("de")
    player = twister.Player(page)
    state = sit_down(page, address, new_table(address), 0)
    expect(card(page, "white_phil")).to_contain_text("im Beutel")
    board = Steady(page)
    board.look("the first question")
    made = [move for _, move in twister.moves_of(record)]
    for move in made[:4]:
        state = player.play(state, move)
        board.look(move)
    state = player.play(twister.asked(page, "act"), "reveal S1")
    rack = page.get_by_role("region", name="Weißer Phil kommt in Halle 38B")
    expect(rack).to_contain_text("Weiß zeigt 6: Du wählst eins der hellen Felder")
    expect(page.get_by_role("region", name="Eben angekommen")).to_contain_text(re.compile("Hur-Ban.*auf b5"))
    state = player.play(state, "set c3")
    assert twister.shown(page) == twister.told(state)
    board.look("a token is set")
    expect(page.get_by_test_id("stock")).to_contain_text("21 Plättchen")
    state = player.play(state, "end")

    expect(card(page, "white_phil")).to_have_attribute("aria-current", "step")
    board.look("the non-player acts")
    expect(aim(page, 1)).to_contain_text("Kein offener Weg führt zur gelben Startzone.")
    expect(aim(page, 1).get_by_role("link", name="TS-EXT-01")).to_be_visible()
    expect(aim(page, 5)).to_contain_text("ja")
    expect(aim(page, 6)).to_contain_text("ungeprüft")
    expect(page.get_by_test_id("plan")).to_contain_text("Bewegung: 1 Feld nach d3")
    expect(page.get_by_test_id("plan-drawn")).to_be_attached()
    state = player.play(state, "next")

    expect(card(page, "white_phil")).to_contain_text("fertig")
    expect(page.get_by_test_id("why-npc")).to_have_text("Hur-Ban")
    card(page, "white_phil").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Nichts dreht sich")
    expect(page.get_by_test_id("plan-drawn")).to_have_count(0)
    card(page, "hur_ban").click()
    expect(page.get_by_test_id("plan")).to_contain_text("Kampf: Magier")
    state = player.play(state, "next")

    scene = page.get_by_test_id("combat")
    expect(scene).to_contain_text("vom Stapel")
    player.play(state, "card 3")
    expect(scene.get_by_role("status")).to_contain_text("Der Nicht-Spieler gewinnt den Angriff. Verwundet: Magier.")
    twister.go_on(page)
    state = twister.asked(page, "npc")
    expect(page.get_by_role("tabpanel")).to_contain_text("Annäherung an das nächste Ziel (Kämpfen)")
    state = player.play(state, "next")
    assert twister.asked(page, "act")["view"]["ap"]["left"] == 3
    board.look("the next turn")
    followed(page)
    assert not table.undrawn(page)


def followed(page: Page) -> None:
    """What the non-player did is on the board, is shown again, and is told without all that led to it."""
    trails = page.get_by_test_id("trails")
    expect(trails.locator("[data-who=white_phil]")).to_have_count(1)
    expect(trails.locator("[data-blow=a4]")).to_have_count(1)
    page.get_by_role("button", name="Das noch einmal zeigen").click()
    film = page.get_by_role("group", name="Was gerade geschieht")
    expect(film).to_be_visible()
    film.get_by_role("button", name="Überspringen").click()
    expect(film).to_be_hidden()

    page.get_by_role("tab", name="Chronik").click()
    since = page.get_by_role("tabpanel").locator(".recap ~ li")
    expect(since.filter(has_text="Hur-Ban zieht"), "to let somebody act is not a move of one's own").to_be_attached()
    wish = page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text="Hur-Ban will kämpfen: Magier")
    expect(wish).not_to_contain_text("Kämpfen (bis 5 AP)")
    wish.get_by_role("button", name="Warum?").click()
    expect(wish).to_contain_text("Kämpfen (bis 5 AP): ja")


def test_a_round_by_keyboard_alone(new_page: NewPage, address: str, stack: Stack) -> None:
    record = twister.alone()
    stack(twister.dealt(record))
    page = new_page()
    typist = twister.Typist(page)
    state = sit_down(page, address, new_table(address), 0)
    for _, move in twister.moves_of(record):
        if move.startswith("play"):
            continue
        state = typist.play(state, move)
        if move.startswith("card"):
            typist.see()
    assert twister.asked(page, "act")["view"]["number"] == 3
    assert not typist.lost, f"focus was lost after {typist.lost}"


def test_the_non_players_turn_by_touch_on_a_phone(new_page: NewPage, address: str, stack: Stack) -> None:
    """The cards lie side by side; a tap on one tells its reasons."""
    stack("gear cw 2\nnp 1")
    page = new_page("de", **PHONE)
    state = at_round(page, address, "next")
    player = twister.Player(page, table.tap)
    fits(page)
    card(page, "white_phil").tap()
    reasons = page.get_by_role("dialog")
    expect(reasons).to_contain_text("Kein offener Weg führt zur gelben Startzone.")
    fits(page)
    reasons.get_by_role("button", name="Schließen").tap()
    expect(reasons).to_be_hidden()
    state = player.play(player.play(state, "next"), "next")
    fits(page)
    player.play(state, "card 3")
    twister.go_on(page, table.tap)
    player.play(twister.asked(page, "npc"), "next")
    fits(page)
    twister.asked(page, "act")


MARK_ABOVE_HINT = """
() => {
  const box = (one) => document.querySelector(one)?.getBoundingClientRect();
  const [mark, hint] = ["[data-testid=planned]", "[role=dialog]"].map(box);
  return mark && hint && mark.bottom < hint.top;
}
"""


def test_on_a_phone_a_hint_does_not_lie_over_what_it_speaks_of(new_page: NewPage, address: str) -> None:
    page = new_page("de", **PHONE)
    sit_down(page, address, new_table(address), 0)
    page.get_by_role("button", name="Menü").tap()
    page.get_by_role("dialog").get_by_role("button", name="Tipp").tap()
    expect(page.get_by_role("dialog", name="Ein Bot würde das tun")).to_be_visible()
    page.wait_for_function(MARK_ABOVE_HINT)


def test_it_goes_on_by_itself_until_one_is_asked(new_page: NewPage, address: str, stack: Stack) -> None:
    for pace in ("skip", "fast"):
        stack("gear cw 2")
        page = new_page()
        at_round(page, address, "next")
        page.get_by_test_id(pace).click()
        twister.asked(page, "combat_card")
        expect(page.get_by_test_id("stop")).to_have_count(0)
        assert not "".join(page.get_by_role("alert").all_inner_texts()), "it went on twice from one question"


STOPPED_AT_ONCE = """
async () => {
  const press = (id) => document.querySelector(`[data-testid=${id}]`).click();
  press("fast");
  await new Promise(requestAnimationFrame);
  press("stop");
}
"""
LOOK = 1600
"""Milliseconds for which a plan can be looked at when it goes on by itself."""


def test_who_stops_it_goes_on_by_hand(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.clock.install()
    state = at_round(page, address, "next")
    page.evaluate(STOPPED_AT_ONCE)
    page.clock.run_for(2 * LOOK)
    expect(page.get_by_test_id("next")).to_be_visible()
    assert twister.settled(page)["step"] == state["step"]


def test_the_forecast_shows_what_each_would_do(new_page: NewPage, address: str) -> None:
    page = new_page("de")
    at_round(page, address, "end")
    page.keyboard.press("f")
    name = page.get_by_test_id("why-npc")
    expect(name).to_have_text("Hur-Ban")
    expect(page.get_by_role("tabpanel")).to_contain_text("Vorschau 1 von 2")
    expect(aim(page, 1)).to_contain_text("Magier, Rang 2: 2 AP, 1 Feld")
    expect(page.get_by_test_id("plan-drawn")).to_be_attached()
    page.keyboard.press("f")
    expect(name).to_have_text("Weißer Phil")
    card(page, "hur_ban").click()
    expect(name).to_have_text("Hur-Ban")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("plan-drawn")).to_have_count(0)
    page.get_by_test_id("forecast").click()
    expect(page.get_by_test_id("plan-drawn")).to_be_attached()
    page.keyboard.press("Tab")
    page.get_by_role("tab", name="Punkte").focus()
    page.keyboard.press("l")
    expect(page.get_by_role("main")).to_be_focused()


OVER_THE_BOARD = """
() => {
  const { bottom } = document.querySelector("[data-board]").getBoundingClientRect();
  const below = [...document.querySelectorAll(".table > .below > *")];
  return below.filter((one) => one.getBoundingClientRect().top < bottom).map((one) => one.className);
}
"""
"""What of that below the board covers its edge, however many characters there are in the end."""


def test_a_lost_game_ends_with_advice(new_page: NewPage, address: str) -> None:
    page = new_page("de")
    end(page, address)
    assert page.evaluate(OVER_THE_BOARD) == []
    ceremony = page.get_by_role("dialog", name="Du verlierst auf Stufe Schwarz")
    expect(ceremony).to_contain_text("eine Stufe tiefer: Rot")
    expect(ceremony).to_contain_text("Du hast 0 SP, der Nicht-Spieler 5.")
    expect(ceremony.get_by_role("columnheader", name="Nicht-Spieler", exact=True)).to_be_visible()


# What axe says


def start(page: Page, address: str) -> None:
    sit_down(page, address, new_table(address), 0)
    page.get_by_test_id("start-naga").click()


def dice(page: Page, address: str) -> None:
    at_round(page, address, "set c3")


def reasons(page: Page, address: str) -> None:
    at_round(page, address, "next")


def combat(page: Page, address: str) -> None:
    at_round(page, address, "card 3")
    page.get_by_test_id("card-3").click()


def forecast(page: Page, address: str) -> None:
    at_round(page, address, "end")
    page.get_by_test_id("forecast").click()
    expect(page.get_by_test_id("plan-drawn")).to_be_attached()


def end(page: Page, address: str) -> None:
    record = twister.lost()
    moves = twister.moves_of(record)
    state = sit_down(page, address, twister.fork(address, len(moves) - 1, ME, record=record), 0)
    twister.Player(page).play(state, moves[-1][1])
    expect(page.get_by_role("dialog")).to_be_visible()


LOOKED_AT: list[Callable[[Page, str], None]] = [start, dice, reasons, combat, forecast, end]


@pytest.mark.parametrize("show", LOOKED_AT)
def test_axe_finds_nothing(new_page: NewPage, address: str, show: Callable[[Page, str], None]) -> None:
    check_scene(new_page, address, show)
