"""Two people in two browsers and somebody who watches, at one table."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import table
from browser.conftest import NewPage

OFFLINE = "ERR_INTERNET_DISCONNECTED|WebSocket"


class Company:
    """Ada speaks English and has made the table; Bob speaks German and came by the link; the third only watches."""

    def __init__(self, ada: Page, bob: Page, watcher: Page) -> None:
        self.ada = ada
        self.bob = bob
        self.watcher = watcher
        self.chance = random.Random(11)

    def play(self, page: Page) -> None:
        """Answer one question if there is one for this seat."""
        asked = table.state(page)
        if asked["question"] and not asked["outcome"]:
            table.play_move(page, asked, table.choose(asked, self.chance))
            self.check_watcher()

    def play_until(self, condition: str) -> None:
        until = f"state.outcome || ({condition})"
        for _ in range(200):
            table.wait_for(self.ada, f"{until} || state.question || state.table.turn.includes(1)")
            if self.ada.evaluate(f"(() => {{ const state = told.state; return !!({until}); }})()"):
                return
            for page in (self.ada, self.bob):
                self.play(page)
        raise AssertionError("this game does not come to an end")

    def check_watcher(self) -> None:
        """Who watches sees no hand: not on the page, not in what it was told."""
        assert self.watcher.evaluate("document.querySelectorAll('[data-testid^=card-]').length") == 0
        told = table.state(self.watcher)
        assert told["seat"] is None
        assert told["view"]["hand"] == []
        assert told["question"] is None
        assert told["choices"] == []


@pytest.fixture(scope="module")
def company(module_page: NewPage, address: str) -> Company:
    """The table is made on the home page, and the invitation copied from it."""
    ada, bob, watcher = module_page(), module_page("de", may_say=OFFLINE), module_page()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.goto(address)
    ada.get_by_label("Your name", exact=True).fill("Ada")
    ada.get_by_label("Name of the table").fill("Thursday Club")
    ada.get_by_role("radiogroup", name="Strength of the bot").first.get_by_text("easy").click()
    ada.get_by_text("by link only").click()
    while ada.get_by_test_id("new-seat-3").count():
        ada.get_by_role("button", name="Drop seat").click()
    ada.get_by_role("button", name="Open the table").click()
    expect(ada.get_by_text("One seat is still free")).to_be_visible()
    ada.get_by_role("button", name="Invite").click()
    ada.get_by_role("button", name="Copy the invitation").click()
    expect(ada.get_by_text("Copied")).to_be_attached()
    invitation = ada.evaluate("navigator.clipboard.readText()")
    ada.keyboard.press("Escape")

    bob.goto(address)
    bob.get_by_label("Dein Name", exact=True).fill("Bob")
    bob.goto(invitation)
    expect(bob.get_by_text("Du schaust zu.")).to_be_visible()
    expect(bob.get_by_role("main").get_by_role("status").first).to_contain_text("Platz Blau ist noch frei.")
    watcher.goto(invitation)
    bob.get_by_role("button", name="Platz Blau nehmen").click()
    expect(bob.get_by_role("group", name="Deine Hand")).to_be_visible()
    for page in (ada, bob, watcher):
        table.wait_for(page, "state.table.places[1].held && state.table.places[0].online")
    return Company(ada, bob, watcher)


def name_of(page: Page, seat: int) -> str:
    return page.get_by_test_id(f"seat-{seat}").locator(".name").inner_text()


def test_everybody_sees_who_has_sat_down(company: Company) -> None:
    assert name_of(company.ada, 1) == "Bob"
    assert name_of(company.bob, 0) == "Ada"
    expect(company.ada.get_by_text("One seat is still free")).to_be_hidden()
    expect(company.watcher.get_by_text("You are watching.")).to_be_visible()
    expect(company.ada.get_by_role("heading", level=1)).to_contain_text("Thursday Club")


def test_a_table_by_link_is_on_no_list(company: Company, new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(address)
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    expect(page.get_by_text("Thursday Club")).to_have_count(0)


def test_hands_are_different_and_the_watcher_sees_none(company: Company) -> None:
    hands = [set(table.wait_for_turn(page)["view"]["hand"]) for page in (company.ada, company.bob)]
    assert len(hands[0] | hands[1]) == 10
    company.check_watcher()
    assert not any(f"card-{room}" in company.watcher.content() for room in hands[0] | hands[1])
    assert not any(f"card-{room}" in company.ada.content() for room in hands[1])


def test_a_lost_connection_comes_back_without_a_reload(company: Company) -> None:
    bob = company.bob
    bob.evaluate("window.marker = 'never reloaded'")
    before = table.state(bob)
    bob.context.set_offline(True)
    bob.evaluate("told.sockets.forEach((socket) => socket.close())")
    expect(bob.get_by_text("Verbindung weg")).to_be_visible()
    expect(company.ada.get_by_test_id("seat-1")).to_contain_text("away")
    bob.get_by_role("group", name="Deine Hand").get_by_role("button").first.click()
    expect(bob.get_by_role("button", name="Bauen", exact=True)).to_have_count(0)
    company.play(company.ada)

    bob.context.set_offline(False)
    expect(bob.get_by_text("Verbindung weg")).to_be_hidden()
    table.wait_for(bob, "state.step > arg", before["step"])
    expect(company.ada.get_by_test_id("seat-1")).not_to_contain_text("away")
    assert bob.evaluate("window.marker") == "never reloaded"
    assert table.state(bob)["view"]["hand"] == before["view"]["hand"]
    bob.keyboard.press("Escape")
    company.play(bob)


BOTS_ARE_DONE = "state.table.turn.every((seat) => state.table.places[seat].level === null)"


def test_going_back_needs_the_consent_of_the_other(company: Company) -> None:
    company.play_until("state.view.round > 2 || state.view.phase !== 'build'")
    ada, bob = company.ada, company.bob
    table.wait_for(ada, BOTS_ARE_DONE)
    before = table.state(ada)["step"]

    def propose(step: int) -> None:
        ada.get_by_role("button", name="Menu", exact=True).click()
        ada.get_by_role("button", name="Go back further").click()
        ada.get_by_role("button", name=f"Before move {step}", exact=False).last.click()
        asked = re.compile(r"Ada fragt: Zurück bis vor diesen Zug\? \w+ baut „.+“ in Reihe 1, Spalte \d\.")
        expect(bob.get_by_text(asked)).to_be_visible()
        expect(ada.get_by_text("We are waiting for Bob.")).to_be_visible()
        expect(company.watcher.get_by_text("Ada would like to go back. We are waiting for Bob.")).to_be_visible()

    propose(2)
    bob.get_by_role("button", name="Nein", exact=True).click()
    expect(ada.get_by_text("We are waiting for Bob.")).to_be_hidden()
    assert table.state(ada)["step"] == before

    propose(3)
    bob.get_by_role("button", name="Ja", exact=True).click()
    for page in (ada, bob, company.watcher):
        table.wait_for(page, "state.step < arg", before)
        assert table.state(page)["view"]["round"] == 1
    expect(bob.get_by_text("Ada fragt")).to_be_hidden()


def stand_in(page: Page, level: str) -> None:
    german = page.locator("html").get_attribute("lang") == "de"
    page.get_by_role("button", name="Menü" if german else "Menu", exact=True).click()
    group = page.get_by_role("group", name="Bot springt für mich ein" if german else "A bot stands in for me")
    button = group.get_by_role("button", name=level)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_bot_stands_in_and_gives_the_seat_back(company: Company) -> None:
    ada, bob = company.ada, company.bob
    stand_in(bob, "Bot leicht")
    table.wait_for(ada, "!state.table.turn.includes(1)")
    expect(ada.get_by_test_id("seat-1")).to_contain_text("easy bot")
    company.play(ada)
    table.wait_for(ada, "state.view.round > 1 && !state.table.turn.includes(1)")
    stand_in(bob, "ich spiele")
    company.play(ada)
    table.wait_for(bob, "state.view.round > 2 && state.question")
    expect(ada.get_by_test_id("seat-1")).not_to_contain_text("bot")
    company.play(bob)


def test_together_they_play_a_year_to_its_end(company: Company) -> None:
    company.play_until("state.view.year === 2")
    for page, years in ((company.ada, "year 2"), (company.bob, "Jahr 2"), (company.watcher, "year 2")):
        expect(page.get_by_role("main").get_by_role("status").first).to_contain_text(years)
    assert all(len([room for room in player["dungeon"][0] if room]) == 4 for player in told_players(company.watcher))


def told_players(page: Page) -> list[dict[str, Any]]:
    players: list[dict[str, Any]] = table.state(page)["view"]["players"]
    return players


def test_all_three_see_the_same_end(company: Company) -> None:
    """Bots play the rest for both."""
    stand_in(company.bob, "Bot leicht")
    stand_in(company.ada, "Bot easy")
    outcomes = []
    for page in (company.ada, company.bob, company.watcher):
        table.wait_for(page, "state.outcome")
        outcomes.append(table.state(page)["outcome"])
    assert outcomes[0] == outcomes[1] == outcomes[2]
    expect(company.ada.get_by_role("dialog", name="Final scoring")).to_be_visible()
    expect(company.bob.get_by_role("dialog", name="Wertung")).to_contain_text(outcomes[0]["text"]["de"])
    expect(company.watcher.get_by_role("dialog", name="Final scoring")).to_contain_text("Ada")
    assert company.ada.evaluate("localStorage['verlies.games']") is None, "a bot played it to the end, not Ada"


def test_playing_again_brings_all_along_to_their_seats(company: Company) -> None:
    ended = table.state(company.ada)["table"]["id"]
    company.ada.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(company.bob.get_by_text("An einem neuen Tisch geht es weiter.")).to_be_attached()
    company.bob.get_by_role("dialog").get_by_role("button", name="Zur nächsten Partie").click()
    company.watcher.get_by_role("dialog").get_by_role("button", name="To the next game").click()
    for page, seat in ((company.ada, 0), (company.bob, 1), (company.watcher, None)):
        table.wait_for(page, "state.table.id !== arg && state.table.places[1].online", ended)
        assert table.state(page)["seat"] == seat
    assert [place["name"]["en"] for place in table.state(company.ada)["table"]["places"]] == ["Ada", "Bob", "Red"]
    expect(company.bob.get_by_role("group", name="Deine Hand")).to_be_visible()
