"""The board keeps its place: it is measured on every frame, and moves only when the window does."""

from __future__ import annotations

from playwright.sync_api import Page

WATCH = """
() => {
  window.placed = [];
  const measure = () => {
    const board = document.querySelector("[data-board]");
    if (board) {
      const { x, y, width, height } = board.getBoundingClientRect();
      const now = [x + scrollX, y + scrollY, width, height].map(Math.round).join(" ");
      if (now !== window.placed.at(-1)) window.placed.push(now);
    }
    requestAnimationFrame(measure);
  };
  measure();
}
"""


def watch(page: Page) -> None:
    """Measure the board from now on: where it lies on the page, and its size."""
    page.evaluate(WATCH)


def places(page: Page) -> list[str]:
    """Every place that the board has had since, as x, y, width and height."""
    found: list[str] = page.evaluate("window.placed")
    return found
