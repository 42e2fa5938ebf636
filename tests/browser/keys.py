"""A page by keyboard alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

FOCUS = """
() => {
  const at = document.activeElement;
  const style = getComputedStyle(at);
  const box = at.getBoundingClientRect();
  return {
    move: "", cell: "", square: "", slot: "", testid: "", ...at.dataset,
    tag: at.tagName, name: at.getAttribute("aria-label") || at.textContent.trim().slice(0, 60),
    ring: (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none",
    inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    shown: at.matches(":focus-visible"), confirms: at.closest(".choice .go") !== null,
  };
}
"""


def focus(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(FOCUS)
    return found


def in_sight(at: dict[str, Any]) -> None:
    """What has focus is in sight, and seen to have it."""
    assert at["ring"], f"no focus ring on {at}"
    assert at["inside"], f"out of sight: {at}"


class Keys:
    """Somebody who has no mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lost: list[str] = []
        """Moves after which nothing had focus."""

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focus(self) -> dict[str, Any]:
        return focus(self.page)

    def tab(self, what: str, wanted: object, most: int) -> None:
        """Go on with Tab, so often at the most, until what has focus is what was wanted."""
        for _ in range(most):
            at = self.focus()
            if at[what] == wanted:
                in_sight(at)
                return
            self.type("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")
