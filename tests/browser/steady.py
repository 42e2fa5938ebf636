"""Where the board lies on the page: it stays there while the window keeps its size, whatever is asked and played.

Only when the game is over, the strip that says so takes room.
"""

from __future__ import annotations

from playwright.sync_api import Page

PLACE = """
() => {
  const board = document.querySelector("[data-board]");
  if (!board?.checkVisibility() || document.querySelector("[data-testid=over]")) return null;
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
