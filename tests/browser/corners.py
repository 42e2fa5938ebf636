"""Into which corner of a room a tile goes: the one that was pointed at, by mouse or finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser import table

CORNER = """
(dungeon) => {
  const laid = dungeon.querySelector(".coming > circle").getBoundingClientRect();
  return [laid.x + laid.width / 2, laid.y + laid.height / 2];
}
"""


def check_corners(page: Page, point: Callable[[float, float], None], move: str) -> None:
    """Pointing puts the tile into its corner, pointing at another one corrects it, and nothing is submitted so far."""
    _, tile, spot = move.split(" ")
    held = page.get_by_test_id(f"tile-{tile}")
    if not table.pressed(held):
        held.click()
    target = page.get_by_test_id(table.cell(spot))
    box = target.bounding_box()
    assert box
    free = target.locator("circle.free").evaluate_all(
        "(all) => all.map((one) => [one.cx.baseVal.value, one.cy.baseVal.value])"
    )
    assert len(free) > 1
    for x, y in free:
        at = box["x"] + x / 164 * box["width"], box["y"] + y / 132 * box["height"]
        point(*at)
        page.wait_for_function("document.querySelector('svg.dungeon .coming > circle')")
        laid = page.locator("svg.dungeon").evaluate(CORNER)
        assert laid == pytest.approx(at, abs=box["width"] / 12)
    expect(target).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
