"""At the table of Pathways through the page: cards laid and paths drawn as a person would do it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

import verlies
from browser.keys import Keys
from browser.steady import Steady
from browser.table import Press, State, click, pressed, seat_link, wait_for, wait_for_state
from browser.twister import fork, step_before
from verlies.core.moves import DEALER
from verlies.core.record import Record
from verlies.games import find_game

LAYS = ["S3 180 0 0", "S6 0 0 -4", "S9 0 3 1", "S5 180 -1 -8", "D301 180 6 0"]
PATH = [
    "start M 0 -1 W", "go E", "leave 1 -1 E", "go S", "go S", "leave 1 1 S", "go S", "go E", "go E", "go E",
    "leave 4 2 E", "go E", "go N", "go E", "leave 7 1 S", "go S", "exit S",
]  # fmt: skip
"""Five cards and a way through four of them, on the main level, from an entrance to an exit."""
SHOP = """
* stall SB-3
* stall SB-14
* stall D301
* stall D311
* stall D410
* stall D404
* stall D511
* stall D509
* stall D603
* stall D611
* goal G-sword
* first 1
1 pass
0 card D301
* stall D303
0 pass
* draw S6
* draw S1
* draw S9
* draw S2
* draw S4
* draw S9
* draw S5
* draw S6
* draw S3
"""
"""Seat 1 buys nothing, seat 0 buys what it needs for these five cards."""
SIZE = 56
"""Of a cell, in the units of the mat."""
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}
POINT = """
([x, y]) => {
  const mat = document.querySelector("[data-testid=mat]");
  const box = mat.getBoundingClientRect();
  const view = mat.viewBox.baseVal;
  return [box.left + (x - view.x) * box.width / view.width, box.top + (y - view.y) * box.height / view.height];
}
"""
DUNGEON = "state.view.players[state.seat ?? 0].dungeon"


ASKED = """
(kind) => {
  const { state } = window.told ?? {};
  return state?.outcome || (state?.question && [state.question.kind, null].includes(kind)) ? state : null;
}
"""


def round_one(*moves: str) -> Record:
    """The first round, so far that seat 0 can build, and then these moves of seat 0."""
    match = find_game("pathways").new(2)
    for line in [*SHOP.split("\n")[1:-1], *(f"0 {move}" for move in moves)]:
        seat, move = line.split(" ", 1)
        match.play(DEALER if seat == "*" else int(seat), move)
    return match.record()


def built(lays: int, steps: int = 0) -> list[str]:
    """The moves that lay this many of the five cards, and draw this much of the path."""
    return [*(f"lay {lay}" for lay in LAYS[:lays]), *PATH[:steps]]


def sit_down(page: Page, address: str, opened: dict[str, Any], seat: int = 0) -> State:
    """Open the link of a seat; returns what it is asked first."""
    page.goto(seat_link(address, next(key for key in opened["keys"] if key["seat"] == seat)))
    return asked(page)


def at_market(address: str, *seats: dict[str, Any]) -> dict[str, Any]:
    """A table at which seat 0 buys; what is dealt then must be stacked before: `coming`."""
    record = round_one()
    return fork(address, step_before("0 card", record), *seats, record=record)


def coming() -> str:
    """What the dealer does after `at_market`, one move a line."""
    return "\n".join(line[2:] for line in SHOP.partition("0 card")[2].split("\n") if line.startswith("*"))


def at_mat(address: str, *seats: dict[str, Any], moves: Sequence[str] = ()) -> dict[str, Any]:
    """A table at which all build, and seat 0 has done this already."""
    record = round_one(*moves)
    return fork(address, 3 + len(moves), *seats, record=record)


TWINS = ["S5 0 0 0", "S5 0 0 -4", "S6 180 1 4"]


def with_twins(address: str, *seats: dict[str, Any]) -> dict[str, Any]:
    """Together: seat 0 got a second card of a kind in exchange, and has laid both, one of them in the middle."""
    match = verlies.new("pathways", seats=2, seed=3, coop="normal")
    moves = ["0 group A1", "1 group A2", "0 pass", "1 pass", "0 swap 0 1", "0 offer S2", "1 offer S5"]
    moves += [f"0 lay {lay}" for lay in TWINS]
    for line in moves:
        match.deal()
        match.play(int(line[0]), line[2:])
    return fork(address, len(moves), *seats, record=match.record())


def nearly_lost(address: str, *seats: dict[str, Any]) -> dict[str, Any]:
    """Together, alone: nothing was ever built, and the next round without an exit is one too many."""
    match = verlies.new("pathways", seats=1, seed=3, coop="normal")
    moves = ["group A1", *["pass", "submit"] * 3, "pass"]
    for move in moves:
        match.deal()
        match.play(0, move)
    return fork(address, len(moves), *seats, record=match.record())


def asked(page: Page, kind: str | None = None) -> State:
    """Wait until this seat is asked, or the game is over."""
    return wait_for_state(page, ASKED, kind)


def builds(page: Page) -> State:
    """Wait until this seat lays and draws."""
    wait_for(page, "state.view.building")
    return asked(page)


def turned_cards(page: Page) -> list[str]:
    """Those that lie turned."""
    cards = f"(({DUNGEON})?.cards ?? []).flatMap(({{ card, turned }}) => (turned ? [card] : []))"
    found: list[str] = page.evaluate(f"(() => {{ const {{ state }} = told; return {cards}; }})()")
    return found


def lies(page: Page, lay: str) -> None:
    """Wait until a card lies: "S3 180 0 0"."""
    card, turned, x, y = lay.split(" ")
    laid = {"card": card, "turned": turned == "180", "x": int(x), "y": int(y)}
    same = "Object.entries(arg).every(([name, value]) => one[name] === value)"
    wait_for(page, f"{DUNGEON}?.cards.some((one) => {same})", laid)


def cards_lie(page: Page, number: int) -> None:
    wait_for(page, f"({DUNGEON}?.cards.length ?? 0) === arg", number)


def walked(page: Page, number: int) -> None:
    """Wait until the path has this many steps."""
    wait_for(page, f"({DUNGEON}?.path?.steps.length ?? 0) === arg", number)


def point(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where on the screen a point of the mat is, in cells."""
    across, down = page.evaluate(POINT, [x * SIZE, y * SIZE])
    return across, down


def middle(page: Page, cell: tuple[int, int]) -> tuple[float, float]:
    return point(page, cell[0] + 0.5, cell[1] + 0.5)


def cells_of(steps: Sequence[str], at: tuple[int, int] = (0, 0)) -> list[tuple[int, int]]:
    """The cells that a pen goes through, from outside to outside; `at` is where it stands without a start."""
    cells = [at]
    for step in steps:
        verb, *words = step.split(" ")
        side = STEPS[words[-1]]
        if verb == "start":
            at = int(words[1]), int(words[2])
            cells = [(at[0] + side[0], at[1] + side[1]), at]
            continue
        if verb == "leave":
            at = int(words[0]), int(words[1])
            cells.append(at)
        at = at[0] + side[0], at[1] + side[1]
        cells.append(at)
    return cells


def mark(page: Page, move: str) -> Locator:
    return page.get_by_test_id("mat").locator(f'[data-move="{move}"]')


class Builder:
    """Lays and draws by mouse or by touch."""

    def __init__(self, page: Page, press: Press = click, steady: Steady | None = None) -> None:
        self.page = page
        self.press = press
        self.steady = steady or Steady(page)

    def at(self, what: str) -> Locator:
        return self.page.get_by_test_id(what)

    def lay(self, lay: str) -> None:
        """Touch the card, then where it is to lie."""
        card, turned, x, y = lay.split(" ")
        self.press(self.at(f"hand-{card}"))
        if turned == "180":
            self.press(self.at("turn"))
        self.steady.look(f"{card} is held")
        self.touch_spot(x, y)
        lies(self.page, lay)
        self.steady.look(f"{card} lies")

    def touch_spot(self, x: int | str, y: int | str) -> None:
        """The mark vanishes below the pointer, where the card shows instead."""
        self.page.locator(f'[data-spot="{x} {y}"]').scroll_into_view_if_needed()
        self.touch(int(x) + 1.5, int(y) + 2)

    def touch(self, x: float, y: float) -> None:
        """A point of the mat, in cells."""
        at = point(self.page, x, y)
        (self.page.mouse.click if self.press is click else self.page.touchscreen.tap)(*at)

    def drag(self, lay: str) -> None:
        """From the hand, turned on the way; what lies already stays under the pointer."""
        self.lift(lay)
        before = point(self.page, 0, 0)
        self.drop(lay)
        lies(self.page, lay)
        assert point(self.page, 0, 0) == pytest.approx(before), f"the mat moved under the pointer: {lay}"
        self.steady.look(f"{lay} was dragged")

    def drag_first(self, lay: str) -> None:
        """The first card has its place wherever on the mat it is let go of."""
        self.lift(lay)
        box = self.at("mat").bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] - 30, box["y"] + 30, steps=4)
        self.page.mouse.up()
        lies(self.page, lay)

    def lift(self, lay: str) -> None:
        card, turned, *_ = lay.split(" ")
        self.take(self.at(f"hand-{card}"))
        if turned == "180":
            self.page.keyboard.press("r")

    def take(self, card: Locator) -> None:
        box = card.bounding_box()
        assert box is not None
        mouse = self.page.mouse
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        mouse.move(box["x"] + box["width"] / 2 + 12, box["y"] + box["height"] / 2 - 12)
        wait_for(self.page, "document.querySelector('.holding')")

    def drop(self, lay: str) -> None:
        *_, x, y = lay.split(" ")
        self.page.mouse.move(*point(self.page, int(x) + 1.5, int(y) + 2), steps=4)
        self.page.mouse.up()

    def stroke(self, cells: Sequence[tuple[int, int]]) -> None:
        """With the pen through these cells."""
        mouse = self.page.mouse
        mouse.move(*middle(self.page, cells[0]))
        mouse.down()
        for cell in cells[1:]:
            mouse.move(*middle(self.page, cell), steps=4)
        mouse.up()

    def draw(self, steps: Sequence[str], before: int = 0) -> None:
        """Mark by mark, after this many steps."""
        for number, step in enumerate(steps, before + 1):
            self.press(mark(self.page, step))
            walked(self.page, number)
            self.steady.look(step)

    def submit(self) -> None:
        """Who is asked again says yes."""
        self.press(self.at("submit"))
        self.steady.look("submitting")
        if self.at("yes").count():
            self.press(self.at("yes"))
        wait_for(self.page, "!state.view.building")

    def round(self) -> None:
        """One card, its first entrance, and done."""
        state = asked(self.page)
        card, spots = next((card, spots) for card, spots in state["view"]["building"]["lays"].items() if spots)
        turned, x, y = spots[0]
        self.lay(f"{card} {180 if turned else 0} {x} {y}")
        self.press(self.page.locator("[data-move^=start]").first)
        walked(self.page, 1)
        self.submit()


MOST = 90
"""Keys after which there is nothing new to be found."""


class Typist(Keys):
    """Lays and draws by keyboard alone, with the keys that the game names."""

    def enter(self, testid: str) -> None:
        self.tab("testid", testid, MOST)
        self.type("Enter")

    def lay(self, lay: str) -> None:
        """A digit takes the card, R turns it, the arrows bring it there."""
        card, turned, x, y = lay.split(" ")
        hand = self.page.get_by_test_id(f"hand-{card}")
        self.type(hand.get_attribute("aria-keyshortcuts") or "")
        assert pressed(hand)
        if turned != ("180" if card in turned_cards(self.page) else "0"):
            self.type("r")
        left, top = self._ghost()
        across, down = int(x) - left, int(y) - top
        self.type(*["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across))
        self.type(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        self.type("Enter")
        lies(self.page, lay)

    def _ghost(self) -> tuple[int, int]:
        across, down = self.page.locator("[data-ghost]").evaluate(
            "(ghost) => ghost.style.transform.match(/-?[\\d.]+/g).map(Number)"
        )
        return round(across / SIZE), round(down / SIZE)

    def draw(self, steps: Sequence[str]) -> None:
        for number, step in enumerate(steps, 1):
            verb, *words = step.split(" ")
            if verb == "start":
                self.aim("p", step)
                self.type("Enter")
            elif verb == "leave":
                self.aim("d", step)
                self.type("Enter")
            else:
                self.type(ARROWS[words[0]])
            walked(self.page, number)

    def aim(self, key: str, move: str) -> None:
        """One after the other until this one is meant."""
        aimed = self.page.locator(".mark.aimed")
        for _ in range(MOST):
            self.type(key)
            if aimed.get_attribute("data-move") == move:
                return
        raise AssertionError(f"{key} does not lead to {move}")
