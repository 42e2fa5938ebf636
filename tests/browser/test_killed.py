"""The server dies in the middle of a game. Nothing is lost, and the page finds back by itself."""

from __future__ import annotations

import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect
from serving import Server

from browser import table
from browser.conftest import PATIENCE, NewPage

AWAY = "net::ERR_|WebSocket"


def test_a_killed_server_loses_nothing_and_the_page_goes_on_by_itself(new_page: NewPage, server: Server) -> None:
    opened = table.open_table(server.address, table.ME_AND_BOTS)
    page = new_page(may_say=AWAY)
    page.goto(table.seat_link(server.address, opened["keys"][0]))
    chance = random.Random(5)
    table.play_turn(page, chance)
    table.play_turn(page, chance)
    table.wait_for(page, "state.question && state.table.turn.length === 1")
    before = table.state(page)
    page.evaluate("window.marker = 'never reloaded'")
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    cards = hand.evaluate_all("(cards) => cards.map((card) => card.dataset.testid)")
    page.get_by_role("tab", name="Chronicle").click()
    lines = page.get_by_role("tabpanel").get_by_role("listitem").all_inner_texts()
    assert len(lines) > 3

    server.kill()
    expect(page.get_by_text("Connection lost, still trying.")).to_be_visible()
    expect(page.get_by_role("button", name="Build", exact=True)).to_have_count(0)
    assert hand.evaluate_all("(cards) => cards.map((card) => card.dataset.testid)") == cards
    page.evaluate("told.state = null")
    server.start()

    expect(page.get_by_text("Connection lost")).to_be_hidden()
    after = table.wait_for_turn(page)
    assert page.evaluate("window.marker") == "never reloaded"
    assert after["step"] == before["step"]
    assert after["view"] == before["view"]
    assert after["choices"] == before["choices"]
    assert page.get_by_role("tabpanel").get_by_role("listitem").all_inner_texts() == lines
    assert hand.evaluate_all("(cards) => cards.map((card) => card.dataset.testid)") == cards
    while table.state(page)["view"]["year"] == 1:
        assert table.play_turn(page, chance)
        table.wait_for_turn(page)
    expect(page.get_by_role("main").get_by_role("status").first).to_contain_text("year 2")


def test_a_move_that_was_answered_is_there_after_a_kill(new_page: NewPage, server: Server) -> None:
    """Killed right after the page showed it, with two people at the table so that nobody else moves meanwhile."""
    opened = table.open_table(server.address, [{"mine": True}, {"mine": True}])
    page = new_page(may_say=AWAY)
    page.goto(table.seat_link(server.address, opened["keys"][0]))
    table.play_turn(page, random.Random(5))
    server.kill()
    chosen = table.state(page)["view"]["chosen"]
    built = table.state(page)["view"]["players"][0]["dungeon"]
    page.evaluate("told.state = null")
    server.start()
    table.wait_for(page, "state.step === 1 || state.step === 2")
    assert table.state(page)["view"]["chosen"] == chosen
    assert table.state(page)["view"]["players"][0]["dungeon"] == built


def test_a_game_that_an_update_cannot_show_to_its_end_is_played_on_from_there(
    new_page: NewPage, server: Server, tmp_path: Path
) -> None:
    opened = table.open_table(server.address, [{"mine": True}])
    page = new_page("de", may_say=AWAY)
    page.goto(table.seat_link(server.address, opened["keys"][0]))
    chance = random.Random(5)
    for _ in range(4):
        table.play_turn(page, chance)
    server.kill()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", timeout=PATIENCE / 1000)) as database:
        nonsense = '{"type":"play","seat":0,"move":"build R999 1","dealt":[]}'
        database.execute("UPDATE entries SET entry = ? WHERE number = 2", (nonsense,))
        database.commit()
    page.evaluate("told.state = null")
    server.start()

    said = page.get_by_role("status").filter(has_text="Nach Zug 1 lässt sich diese Partie nicht weiter zeigen")
    expect(said).to_be_visible()
    page.get_by_role("button", name="Von hier weiterspielen").click()
    expect(said).to_be_hidden()
    assert table.play_turn(page, chance)
    page.get_by_role("button", name="Menü").click()
    expect(page.get_by_role("heading", name="Ehrlich gemischt")).to_be_visible()
    assert re.fullmatch("[0-9a-f]{64}", page.locator("code").inner_text())


def test_without_a_server_the_home_page_says_so_and_recovers(new_page: NewPage, server: Server) -> None:
    page = new_page("de", may_say=AWAY)
    page.goto(server.address)
    expect(page.get_by_role("button", name="Sofort spielen: Dungeon Designer")).to_be_visible()
    server.kill()
    page.get_by_role("button", name="Sofort spielen: Dungeon Designer").click()
    expect(page.get_by_role("alert").filter(has_text="Der Server antwortet nicht.")).to_be_visible()
    server.start()
    page.get_by_role("button", name="Sofort spielen: Dungeon Designer").click()
    expect(page.get_by_role("group", name="Deine Hand")).to_be_visible()
