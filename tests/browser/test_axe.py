"""No page breaks a rule of axe or lacks a sign: in both languages, wide and narrow."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from browser import table
from browser.conftest import SEEN, NewPage

LOOKS = (("en", (1440, 900)), ("de", (1440, 900)), ("de", (360, 740)))
"""Narrow in German only, whose words are the longer ones."""
ONLY = {
    "refusal": "main [role=alert]", "chronicle": "section.side", "rules pane": "section.side", "hint": ".float",
    "opponents": "dialog[open]", "ceremony": "dialog[open]", "menu": "dialog[open]", "going back": "dialog[open]",
    "close up": "dialog[open]", "visit": "dialog[open]", "forking": "dialog[open]",
}  # fmt: skip
"""What there is new to see, where the rest is looked at elsewhere."""
RUN = "async (what) => (await axe.run(what, { resultTypes: ['violations'] })).violations"


def violations(page: Page, what: str) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    assert page.evaluate(SEEN) == "1"
    found = page.evaluate(RUN, what)
    return table.undrawn(page) + [
        f"{each['id']}: {node['target']} {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for each in found
        for node in each["nodes"][:3]
    ]


def check(page: Page, what: str) -> None:
    """In all looks, without going away from what is shown."""
    problems = []
    for lang, (width, height) in LOOKS:
        speak(page, lang)
        page.set_viewport_size({"width": width, "height": height})
        problems += [f"{width} {lang} {problem}" for problem in violations(page, what)]
    assert not problems, "\n".join(problems)


def speak(page: Page, lang: str) -> None:
    """Switch the language, also behind a dialog; the curtain has no switch, so come back in the other language."""
    if page.locator("#curtain").count():
        page.evaluate("(lang) => localStorage.setItem('verlies.language', JSON.stringify(lang))", lang)
        page.reload()
        expect(page.locator("#curtain")).to_be_visible()
    else:
        page.evaluate("(lang) => document.querySelector(`button[lang=${lang}]`).click()", lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)


@pytest.fixture(scope="module")
def page(module_page: NewPage) -> Page:
    return module_page(may_say="404")


def fork_before(
    page: Page, address: str, pattern: str, seats: table.Seats = table.BOTS_AND_ME, record: str = "3-scored"
) -> None:
    """Sit down at a position of a record, just before a move like this."""
    step = table.steps_where(record, pattern)[-1]
    table.sit_down_at(page, address, record, step, seats)


def check_scene(new_page: NewPage, address: str, show: Callable[[Page, str], None]) -> None:
    page = new_page()
    show(page, address)
    check(page, "html")


# What is shown


def home(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("[data-testid=game-designer] button").first).to_be_visible()


def home_with_tables(page: Page, address: str) -> None:
    table.open_table(address, [{"mine": True, "name": "Eve"}, {}], listed=True, name="Open house")
    opened = table.open_table(address, table.ME_AND_BOTS)
    table.sit_down(page, address, opened)
    home(page, address)
    expect(page.get_by_test_id(f"table-{opened['table']}")).to_be_visible()
    expect(page.get_by_text("Open house", exact=True)).to_be_visible()


def opponents(page: Page, address: str) -> None:
    home(page, address)
    page.locator("[data-testid=game-designer] .start button").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def clicked(pattern: str, what: str) -> Callable[[Page, str], None]:
    """Just before a move like this, with the first of these things clicked."""

    def show(page: Page, address: str) -> None:
        fork_before(page, address, pattern)
        page.locator(what).first.click()

    return show


build = clicked("^2 build", "[data-testid^=card-]")
market = clicked("^2 buy", "[data-testid^=part-].legal")
place = clicked("^2 place", "[data-testid^=tile-]")


def refusal(page: Page, address: str) -> None:
    build(page, address)
    page.get_by_test_id("cell-1-1").click()
    expect(page.get_by_role("alert").filter(has=page.get_by_role("link"))).to_be_visible()


def solo(page: Page, address: str) -> None:
    fork_before(page, address, "^0 build", [{"mine": True}], "1-solo_won")


def ceremony(page: Page, address: str) -> None:
    fork_before(page, address, "^2 pass")
    chance = random.Random(1)
    while table.play_turn(page, chance):
        pass
    expect(page.get_by_role("dialog")).to_be_visible()


def over(page: Page, address: str) -> None:
    ceremony(page, address)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def tab(name: str) -> Callable[[Page, str], None]:
    def show(page: Page, address: str) -> None:
        fork_before(page, address, "^2 build")
        page.get_by_role("tab").nth({"chronicle": 0, "rules": 2}[name]).click()
        expect(page.get_by_role("tabpanel")).to_contain_text("DD-")

    return show


def spectator(page: Page, address: str) -> None:
    opened = table.open_table(address, [{"mine": True}, {}, {"level": "easy"}])
    page.goto(f"{address}/table/{opened['table']}")
    table.wait_for(page, "state.seat === null")


def curtain(page: Page, address: str) -> None:
    opened = table.open_table(address, [{"mine": True}, {"mine": True}])
    for key in opened["keys"]:
        table.bring_seat(page, address, key)
    page.reload()
    expect(page.get_by_role("dialog")).to_be_visible()


def menu(page: Page, address: str) -> None:
    opened = table.open_table(address, [{"mine": True}, {}, {"level": "easy"}])
    table.sit_down(page, address, opened)
    page.locator("button[aria-haspopup=dialog]").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def going_back(page: Page, address: str) -> None:
    fork_before(page, address, "^2 build")
    page.locator("button[aria-haspopup=dialog]").click()
    page.get_by_role("dialog").get_by_role("button").filter(has_text="…").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def close_up(page: Page, address: str) -> None:
    fork_before(page, address, "^2 build")
    page.get_by_test_id("cell-1-1").dblclick()
    expect(page.get_by_role("dialog")).to_be_visible()


def visit(page: Page, address: str) -> None:
    fork_before(page, address, "^2 build")
    page.locator(".others button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def hint(page: Page, address: str) -> None:
    fork_before(page, address, "^2 build")
    page.locator("nav.acts button").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def replay(page: Page, address: str) -> None:
    page.goto(f"{address}/replay/{table.upload(address, '5-scored')}?step=80")
    expect(page.locator("output")).to_contain_text("80")


def forking(page: Page, address: str) -> None:
    replay(page, address)
    page.locator("nav.acts button.btn:not([disabled])").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def rules(page: Page, address: str) -> None:
    page.goto(f"{address}/rules/designer#DD-BLD-07")
    expect(page.locator("#DD-BLD-07")).to_be_visible()


def rules_found(page: Page, address: str) -> None:
    rules(page, address)
    page.get_by_role("searchbox").fill("gold")
    expect(page.get_by_role("status").first).not_to_be_empty()


def me(page: Page, address: str) -> None:
    name = {"de": "Ada", "en": "Ada"}
    places = [{"name": name, "held": True, "level": None}, {"name": name, "held": False, "level": "easy"}]
    scores = [{"who": seat, "name": name, "points": 9 - seat, "won": not seat} for seat in range(2)]
    played = {"id": "x", "game": "designer", "options": {"shrines": True}, "places": places, "changed": 1.8e9}
    games = [{**played, "outcome": {"text": name, "scores": scores}, "mine": [0]}]
    page.goto(f"{address}/about")
    page.evaluate("(games) => localStorage.setItem('verlies.games', JSON.stringify(games))", games)
    page.goto(f"{address}/me")
    expect(page.get_by_test_id("played-x")).to_be_visible()


def about(page: Page, address: str) -> None:
    page.goto(f"{address}/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def not_found(page: Page, address: str) -> None:
    page.goto(f"{address}/nowhere/at/all")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def no_table(page: Page, address: str) -> None:
    page.goto(f"{address}/table/nowhere")
    expect(page.get_by_role("main").get_by_role("link")).to_be_visible()


SHOWN: dict[str, Callable[[Page, str], None]] = {
    "home": home, "home with tables": home_with_tables, "opponents": opponents, "build": build, "market": market,
    "place": place, "refusal": refusal, "solo": solo, "ceremony": ceremony, "over": over, "spectator": spectator,
    "curtain": curtain, "menu": menu, "going back": going_back, "close up": close_up, "visit": visit, "hint": hint,
    "chronicle": tab("chronicle"), "rules pane": tab("rules"), "replay": replay, "forking": forking, "rules": rules,
    "rules found": rules_found, "about": about, "me": me, "not found": not_found, "no table": no_table,
}  # fmt: skip


@pytest.mark.parametrize("what", SHOWN)
def test_axe_finds_nothing(page: Page, address: str, what: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    SHOWN[what](page, address)
    check(page, ONLY.get(what, "html"))
