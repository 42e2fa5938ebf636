"""A game without a page of its own: played whole at the table for any game, by mouse and by keys alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from serving import Server

from browser import table
from browser.conftest import NewPage
from browser.steady import Steady
from browser.test_axe import check, speak
from verlies.cli import main


@pytest.fixture(scope="module")
def any_house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on whose shelf stands a game that was begun a moment ago."""
    folder = tmp_path_factory.mktemp("any")
    assert main(["new-game", "torches", "--folder", str(folder)]) == 0
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(folder / "site"), str(folder / "torches")], check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder / "site"), os.environ.get("PYTHONPATH", "")]))
        server = Server(Path(folder))
    yield server.address
    server.stop()


MY_TURN = "state.outcome || (state.choices.length > 1 && state.step > arg)"
"""What is the only move, the server plays."""


def sit_down(page: Page, address: str, play: str) -> None:
    page.goto(address)
    card = page.locator("article, li").filter(has_text="Torches").first
    card.get_by_role("button", name=play).click()
    table.wait_for(page, MY_TURN, -1)


def over(page: Page) -> bool:
    done: bool = page.evaluate("!!told.state.outcome")
    return done


def test_a_whole_game_by_mouse(any_house: str, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, any_house, "Play now")
    expect(page.locator("pre")).to_contain_text("Your lights:")
    steady = Steady(page)
    while not over(page):
        steady.look("a question")
        step = page.evaluate("told.state.step")
        page.locator("section.answers button").first.click()
        table.wait_for(page, MY_TURN, step)
    assert steady.measured > 3
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("treasures worth")
    expect(dialog.get_by_role("button", name="Play again")).to_be_visible()
    steady.look("the end")


def test_a_whole_game_by_keys_on_a_phone_in_german(any_house: str, new_page: NewPage) -> None:
    page = new_page("de", 360, 740)
    sit_down(page, any_house, "Sofort spielen")
    while not over(page):
        step = page.evaluate("told.state.step")
        while not page.evaluate("document.activeElement.matches('section.answers button')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        table.wait_for(page, MY_TURN, step)
    expect(page.get_by_role("dialog")).to_contain_text("Schätzen im Wert")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_axe_finds_nothing_and_the_replay_shows_the_board(any_house: str, new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, any_house, "Play now")
    check(page, "#main")
    speak(page, "en")
    page.set_viewport_size({"width": 1440, "height": 900})
    while not over(page):
        step = page.evaluate("told.state.step")
        page.locator("section.answers button").last.click()
        table.wait_for(page, MY_TURN, step)
    page.get_by_role("dialog").get_by_role("link", name="Watch it again").click()
    expect(page.locator("pre")).to_contain_text("lights in the pile")
