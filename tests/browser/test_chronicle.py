"""The chronicle of a long game: its end is there at once, what is earlier when one looks for it."""

from __future__ import annotations

from playwright.sync_api import expect

from browser import table
from browser.conftest import NewPage

MOST = 80
"""Lines that are on the page at once: sixty, and the rest of the move that they begin with."""

HIDE_A_WHILE = """
async (pane) => {
  const frame = () => new Promise(requestAnimationFrame);
  pane.scrollTop = 0;
  pane.parentElement.style.display = "none";
  await frame();
  await frame();
  pane.parentElement.style.display = "";
}
"""


def test_only_the_end_of_a_long_game_is_drawn_until_one_scrolls_up(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}/replay/{table.upload(address, '3-scored')}")
    page.get_by_role("tab", name="Chronicle").click()
    pane = page.get_by_role("tabpanel")
    lines = pane.get_by_role("listitem")
    deal = lines.filter(has_text="4 new challenges are on display")
    expect(deal).to_have_count(1)
    beginning = lines.first.inner_text()
    page.keyboard.press("End")
    earlier = page.get_by_role("button", name="What happened earlier")
    expect(earlier).to_be_attached()
    assert 60 <= lines.count() <= MOST
    expect(deal).to_have_count(0)

    last = lines.last
    last.hover()
    expect(last).to_contain_class("lit")
    before = lines.count()
    seen = lines.nth(5).inner_text()
    pane.evaluate("(pane) => (pane.scrollTop = 0)")
    expect(lines.filter(has_text=seen).first).to_be_visible()
    page.wait_for_function("(count) => document.querySelectorAll('[role=tabpanel] li').length > count", arg=before)
    while earlier.count():
        earlier.focus()
        page.keyboard.press("Enter")
    assert lines.first.inner_text() == beginning

    pane.evaluate(HIDE_A_WHILE)
    expect(last).to_be_in_viewport()
