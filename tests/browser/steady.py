"""Where the board lies on the page: it stays there while the window keeps its size, whatever is asked and played.

When the game is over, and when its ceremony is closed, it lies there still.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

PLACE = """
() => {
  const board = document.querySelector("[data-board]");
  if (!board?.checkVisibility()) return null;
  const { x, y, width, height } = board.getBoundingClientRect();
  return [x + scrollX, y + scrollY, width, height];
}
"""
CLOSE = 1.0
"""Pixels that nobody sees."""


class Steady:
    """Measures the board's place again and again; a page on which none is in sight says nothing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.first: list[float] | None = None
        self.measured = 0

    def look(self, when: str) -> None:
        place: list[float] | None = self.page.evaluate(PLACE)
        if place is None:
            return
        if self.first is None:
            self.first = place
        self.measured += 1
        moved = [now - before for now, before in zip(place, self.first, strict=True)]
        assert all(abs(each) <= CLOSE for each in moved), f"the board moved by {moved} (x, y, width, height) at: {when}"


def one_is_gold(page: Page) -> None:
    """Of all that can be done when the game is over, one button says what most will do."""
    expect(page.locator(".btn.primary:visible:not(dialog *)")).to_have_count(1)
