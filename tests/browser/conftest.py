"""The real page in a real browser, against a real server."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from serving import Server

from browser import house
from browser.table import listen

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
"""The first has no windows, menus and tabs of its own to draw: pages are the same, and opened with half the work."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip

PATIENCE = 120_000
"""Milliseconds after which what a test waits for is taken to be missing, on a machine that is busy otherwise, too."""
expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]
Stack = Callable[[str], None]

PACE = "try {{ localStorage['verlies.pace'] ??= '\"{}\"'; }} catch {{}}"
"""How fast a page shows what others do, unless it has chosen already; an empty page has no storage."""

UNSEEN = """
(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":is(html, dialog, [popover]), ::backdrop { opacity: 0 !important; }");
  document.adoptedStyleSheets = [sheet];
})();
"""
"""All is laid out, there to be clicked, and visible to whoever asks; but no pixel is drawn, which is half the work."""
SEEN = "(document.adoptedStyleSheets = [], getComputedStyle(document.documentElement).opacity)"
"""For those who look at colours: draws the page, and says whether it is there to be seen."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("no chromium: CI must run the browser tests")
        pytest.skip("needs chromium (apt install chromium-headless-shell, or chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="package")
def address(browser: Browser, folder: Path) -> Iterator[str]:
    server = Server(folder, Path(house.__file__))
    yield server.address
    server.stop()


@pytest.fixture(scope="package")
def stack(folder: Path) -> Stack:
    """Say how the next table is dealt: moves of the dealer, one a line."""

    def stack(deal: str) -> None:
        (folder / house.DEAL).write_text(deal, encoding="utf-8")

    return stack


@pytest.fixture
def server(tmp_path: Path, browser: Browser) -> Iterator[Server]:
    """One that a test may kill."""
    server = Server(tmp_path)
    yield server
    server.stop()


@contextmanager
def pages(browser: Browser) -> Iterator[NewPage]:
    """Each page is a browser of its own: nothing is shared. Errors on a page fail the test."""
    complaints: list[str] = []
    with ExitStack() as closing:

        def new(
            lang: str = "en", width: int = 1440, height: int = 900, may_say: str = "(?!)", beside: Page | None = None,
            pace: str = "now", **settings: Any,
        ) -> Page:  # fmt: skip
            """`may_say`: errors that belong to the test; `beside`: another page of the same browser."""

            def complain(text: str) -> None:
                if not re.search(may_say, text):
                    complaints.append(text)

            context: BrowserContext
            if beside is not None:
                context = beside.context
            else:
                context = browser.new_context(
                    locale=f"{lang}-{lang.upper()}",
                    reduced_motion="reduce",
                    viewport={"width": width, "height": height},
                    **settings,
                )
                context.add_init_script(PACE.format(pace) + UNSEEN)
                closing.callback(context.close)
            page = listen(context.new_page())
            page.on("pageerror", lambda error: complain(str(error)))
            page.on("console", lambda said: complain(said.text) if said.type == "error" else None)
            page.set_default_timeout(PATIENCE)
            return page

        yield new
    assert not complaints


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    with pages(browser) as new:
        yield new


@pytest.fixture(scope="module")
def module_page(browser: Browser) -> Iterator[NewPage]:
    """For a game that several tests look at."""
    with pages(browser) as new:
        yield new
