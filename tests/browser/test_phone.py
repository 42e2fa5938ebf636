"""On a phone of 360 px, by touch, in German."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import table
from browser.conftest import NewPage
from browser.corners import check_corners
from browser.steady import Steady

PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}

TARGETS = """
(main) => {
  const small = [];
  const open = document.querySelector("dialog[open]");
  const all = (open ?? document).querySelectorAll("button, a[href], select, input, summary, [role=button]");
  for (const one of all) {
    const target = one.closest("label") ?? one;
    const style = getComputedStyle(target);
    const { width, height } = target.getBoundingClientRect();
    if (!target.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) || !width || !height) continue;
    if (target.closest(".skip") || style.pointerEvents === "none") continue;
    const inText = target.tagName === "A" && style.display === "inline" && target.closest("p, li, td, dd");
    const least = target.matches(main) ? 44 : 24;
    if (!inText && Math.min(width, height) < least - 0.5) {
      const name = target.getAttribute("aria-label") || target.textContent.trim().slice(0, 40);
      small.push(`${name} (${target.tagName} ${target.className}): ${Math.round(width)} x ${Math.round(height)}`);
    }
  }
  return small;
}
"""
"""What is too small for a finger; a link within a sentence is as high as its line."""
PIECES = ("card", "cell", "part", "tile")
MAIN = ", ".join([".btn.primary", ".go", ".dock button", *(f"[data-testid^={piece}-]" for piece in PIECES)])


def check(page: Page) -> None:
    """Nothing is wider than the screen, and everything is large enough for a finger."""
    expect(page.get_by_role("main").or_(page.get_by_role("dialog")).first).to_be_visible()
    wide: list[str] = page.evaluate(
        """() => {
          if (document.documentElement.scrollWidth <= 360 && innerWidth === 360) return [];
          const beyond = (one) => one.getBoundingClientRect().right > 361;
          return [...document.body.querySelectorAll("*")].filter(beyond).map((one) => one.outerHTML.slice(0, 90));
        }"""
    )
    assert not wide
    assert not page.evaluate(
        "[...document.querySelectorAll('dialog[open]')].some((one) => one.scrollWidth > one.clientWidth)"
    )
    small: list[str] = page.evaluate(TARGETS, MAIN)
    assert not small


@pytest.fixture(scope="module")
def solo(module_page: NewPage, address: str) -> tuple[Page, set[str], list[str]]:
    """A whole game against Jael by touch; which questions there were, and what did not fit on the way."""
    page = module_page("de", **PHONE)
    page.goto(address)
    page.get_by_role("button", name="Gegner wählen").first.tap()
    page.get_by_text("keine, allein").tap()
    page.get_by_role("button", name="Fertig").tap()
    page.get_by_role("button", name="Sofort spielen: Dungeon Designer").tap()
    chance = random.Random(3)
    kinds: set[str] = set()
    wide: list[str] = []
    steady = Steady(page)
    while asked := table.play_turn(page, chance, table.tap, steady):
        kinds.add(asked["question"]["kind"])
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append(asked["question"]["kind"])
    return page, kinds, wide


def test_a_solo_game_by_touch_comes_to_its_end_without_scrolling_sideways(solo: Any) -> None:
    page, kinds, wide = solo
    assert {"build", "market"} <= kinds
    assert not wide
    outcome = table.state(page)["outcome"]
    ceremony = page.get_by_role("dialog", name="Wertung")
    expect(ceremony).to_contain_text(outcome["text"]["de"])
    expect(ceremony).to_contain_text("Jael")
    check(page)
    ceremony.get_by_role("button", name="Zum Verlies").tap()
    expect(page.locator("svg.dungeon")).to_be_visible()
    check(page)


SQUEEZED = """
(all) => all.filter((score) => {
  const [inner, outer] = [score, score.closest("li")].map((one) => one.getBoundingClientRect());
  return inner.left < outer.left || inner.right > outer.right;
}).map((score) => score.innerText)
"""


def test_the_scores_of_five_fit(new_page: NewPage, address: str) -> None:
    seats: table.Seats = [{"mine": True}, *({"level": "easy"} for _ in range(4))]
    step = table.steps_where("5-scored", ".")[-1]
    opened = table.fork(address, table.upload(address, "5-scored"), step, seats)
    page = new_page("de", **PHONE)
    page.goto(table.seat_link(address, opened["keys"][0]))
    while table.play_turn(page, random.Random(1), table.tap):
        pass
    if not page.get_by_role("dialog").is_visible():
        page.get_by_role("button", name="Wertung ansehen").tap()
    sheet = page.get_by_role("dialog", name="Wertung").get_by_role("table")
    for name in ("Gelb", "Blau", "Rot", "Weiß", "Violett"):
        expect(sheet.get_by_role("columnheader", name=name)).to_be_in_viewport(ratio=1)
    check(page)
    page.keyboard.press("Escape")
    for score in table.state(page)["outcome"]["scores"]:
        chip = page.get_by_test_id(f"seat-{score['who']}").locator(".score")
        expect(chip).to_contain_text(str(score["points"]).replace("-", "−"))
        expect(chip).to_be_in_viewport(ratio=1)
    assert page.locator(".seats .score > :first-child").evaluate_all(SQUEEZED) == []
    assert page.evaluate("localStorage['verlies.games']") is None, "the game began elsewhere"


def test_every_area_of_the_dock_fits(solo: Any) -> None:
    page = solo[0]
    for area in ("Verlies", "Markt", "Ziele", "Jael", "Punkte"):
        page.get_by_role("navigation", name="Bereiche").get_by_role("button", name=area).tap()
        check(page)
        if area == "Markt":
            expect(page.get_by_role("region", name="Markt")).to_contain_text("hat Jael genommen")
    for tab in ("Chronik", "Regeln", "Punkte"):
        page.get_by_role("tab", name=tab).tap()
        check(page)


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/core", "/about", "/nowhere", "/table/nowhere"])
def test_pages_fit(new_page: NewPage, address: str, path: str) -> None:
    page = new_page("de", may_say="404", **PHONE)
    page.goto(address + path)
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    if path == "/":
        expect(page.get_by_role("button", name="Tisch eröffnen")).to_be_visible()
    if path == "/table/nowhere":
        expect(page.get_by_role("main").get_by_role("link")).to_be_visible()
    if path.startswith("/rules"):
        expect(page.get_by_role("heading", level=3).first).to_be_visible()
    check(page)


def test_the_table_fits_at_every_kind_of_question(new_page: NewPage, address: str) -> None:
    replay = table.upload(address, "3-scored")
    page = new_page("de", **PHONE)
    for kind, last in (("build", 4), ("buy", 1), ("place", 1), ("pass", 1)):
        step = table.steps_where("3-scored", f"^2 {kind}")[-last]
        opened = table.fork(address, replay, step, table.BOTS_AND_ME)
        asked = table.sit_down(page, address, opened)
        check(page)
        table.pick(page, asked["choices"][0]["move"], asked["view"]["year"], table.tap)
        check(page)
        if kind in ("build", "place"):
            assert not page.evaluate("document.documentElement.scrollHeight - innerHeight"), "buttons lie over text"
    gold = asked["view"]["players"][2]["gold"]
    rank = len(asked["view"]["passed"])
    price = f"{gold} Gold verfallenRang {rank + 1}: +{asked['view']['printed']['rank'][rank]}"
    expect(table.go(page, "passing").or_(table.go(page, "pass"))).to_contain_text(price)
    page.get_by_role("button", name="Menü").tap()
    check(page)


def test_a_replay_fits(new_page: NewPage, address: str) -> None:
    page = new_page("de", **PHONE)
    page.goto(f"{address}/replay/{table.upload(address, '5-scored')}?step=60")
    expect(page.locator("output")).to_contain_text("Zug 60 von")
    check(page)
    page.get_by_role("button", name="Von hier aus spielen").tap()
    expect(page.get_by_role("dialog", name="Von hier aus spielen")).to_be_visible()
    check(page)


def test_a_tile_goes_into_the_corner_that_was_tapped(new_page: NewPage, address: str) -> None:
    page = new_page("de", **PHONE)
    step = table.steps_where("3-scored", "^2 place")[0]
    asked = table.sit_down_at(page, address, "3-scored", step, table.BOTS_AND_ME)
    check_corners(page, page.touchscreen.tap, asked["choices"][0]["move"])


def test_a_long_press_shows_a_room_closely(new_page: NewPage, address: str) -> None:
    opened = table.open_table(address, [{"mine": True}])
    page = new_page("de", **PHONE)
    room = table.sit_down(page, address, opened)["view"]["hand"][0]
    card = page.get_by_test_id(f"card-{room}")
    card.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 40, "clientY": 400})
    name = card.locator(".name").inner_text()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    asking = page.locator("[data-cell][data-sign]").first
    box = asking.bounding_box()
    assert box
    asking.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": box["x"] + 9, "clientY": box["y"] + 9})
    expect(page.get_by_test_id("sign-tip"), "what the blueprint asks for there").to_contain_text("Bauplan: ")
    check(page)
