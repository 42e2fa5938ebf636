"""What others do is shown one state after another, at the reader's pace. Here the test speaks for the server."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser import table
from browser.conftest import NewPage

TELL = """
([change, said]) => {
  base = window.base ?? JSON.parse(JSON.stringify(told.state));
  const step = change.step ?? base.step + 1;
  const places = base.table.places.map((place, at) => ({ ...place, level: at ? "easy" : null }));
  const table = { ...base.table, turn: [1], places };
  const lines = said.map(({ seat, text, forced }) => (
    { step, seat, rule: "DD-BLD-01", kind: `kind-${text}`, args: {}, text: { de: text, en: text }, forced: !!forced }
  ));
  const news = { table, question: null, choices: [], no_undo: null, step, lines_from: step, lines };
  const state = { ...base, ...news, ...change };
  window.base = { ...state, lines: undefined };
  told.sockets.at(-1).dispatchEvent(new MessageEvent("message", { data: JSON.stringify(state) }));
}
"""
HIDE = """
(value) => {
  Object.defineProperty(document, "hidden", { value, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
REFUSE = """
(rule) => {
  const socket = told.sockets.at(-1);
  window.refused = false;
  socket.send = (sent) => {
    const text = { de: "go N", en: "go N" };
    const answer = { type: "refused", id: JSON.parse(sent).id, code: "rule", rule, text };
    socket.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(answer) }));
    window.refused = true;
  };
}
"""
BEAT = 2000
"""Milliseconds of a scene at the slow pace, which these tests are read at."""


class Stage:
    """A table at which nothing happens but what a test tells."""

    def __init__(self, page: Page, address: str, watches: bool = False) -> None:
        self.page = page
        opened = table.open_table(address, [{"mine": True}, {}])
        page.clock.install()
        page.goto(f"{address}/table/{opened['table']}" if watches else table.seat_link(address, opened["keys"][0]))
        table.wait_for(page, "state.seat === null || state.question")
        self.question = table.state(page)["question"]
        page.clock.pause_at(page.evaluate("Date.now()") + 2000)
        self.line = page.get_by_role("main").get_by_role("status").first
        self.bar = page.get_by_role("group", name="What is happening")
        self.skip = self.bar.get_by_role("button", name="Skip")
        self.again = page.get_by_role("button", name="Show that turn again")

    def tell(self, *texts: str, seat: int = 1, forced: bool = False, **change: Any) -> None:
        said = [{"seat": seat, "text": text, "forced": forced} for text in texts]
        self.page.evaluate(TELL, [change, said])

    def shows(self, text: str, after: int = 0) -> None:
        """Now, or `after` so many milliseconds."""
        if after:
            self.page.clock.run_for(after + 50)
        expect(self.line).to_contain_text(text)

    def ask(self) -> None:
        """It is my turn again."""
        self.tell("asks", question={**self.question, "number": 900}, choices=[])


@pytest.fixture(scope="module")
def stage(module_page: NewPage, address: str) -> Stage:
    return Stage(module_page(pace="slow"), address)


@pytest.fixture(autouse=True)
def own_move(stage: Stage) -> None:
    """Each test begins with what I did myself, which shows at once."""
    stage.tell("mine", seat=0)
    stage.shows("mine")
    expect(stage.bar).to_be_hidden()
    expect(stage.again).to_be_hidden()


def test_moves_of_others_are_shown_one_after_another(stage: Stage) -> None:
    for text in ("first", "second", "third"):
        stage.tell(text)
    stage.shows("first")
    expect(stage.skip).to_be_visible()
    stage.shows("second", after=BEAT)
    stage.shows("third", after=BEAT)
    expect(stage.bar).to_be_hidden()


def test_my_question_comes_last_and_can_be_had_at_once(stage: Stage) -> None:
    stage.tell("first")
    stage.tell("second")
    stage.ask()
    stage.shows("first")
    expect(stage.page).not_to_have_title("(1) Your turn")
    stage.page.keyboard.press("Enter")
    expect(stage.bar).to_be_hidden()
    stage.shows(stage.question["text"]["en"])

    stage.again.click()
    stage.shows("mine")
    stage.shows("first", after=BEAT // 2)
    stage.shows("second", after=BEAT)
    stage.page.keyboard.press("Escape")
    stage.shows(stage.question["text"]["en"])
    expect(stage.again).to_be_visible()


def test_a_turn_of_one_move_can_be_shown_again(stage: Stage) -> None:
    stage.tell("passes", question={**stage.question, "number": 901}, choices=[])
    stage.shows(stage.question["text"]["en"])
    stage.again.click()
    stage.shows("mine")
    stage.shows("passes", after=BEAT // 2)
    stage.shows(stage.question["text"]["en"], after=BEAT)


def test_the_last_of_several_moves_is_told_before_i_am_asked(stage: Stage) -> None:
    stage.tell("first")
    stage.tell("second", question={**stage.question, "number": 902}, choices=[])
    stage.shows("first")
    stage.shows("second", after=BEAT)
    expect(stage.skip).to_be_visible()
    stage.shows(stage.question["text"]["en"], after=BEAT)
    expect(stage.bar).to_be_hidden()


def test_a_question_stays_while_others_answer_theirs(stage: Stage) -> None:
    asked = {**stage.question, "number": 903}
    stage.tell("deals", question=asked, choices=[])
    stage.tell("chooses", question=asked, choices=[])
    stage.page.clock.run_for(50)
    stage.shows(stage.question["text"]["en"])
    expect(stage.bar).to_be_hidden()


def test_a_film_waits_while_a_dialog_covers_it(stage: Stage) -> None:
    stage.tell("first")
    stage.tell("second")
    stage.tell("third")
    stage.page.get_by_role("button", name="Menu").click()
    stage.page.clock.run_for(3 * BEAT)
    stage.shows("first")
    stage.page.keyboard.press("Escape")
    expect(stage.page.get_by_role("dialog")).to_be_hidden()
    stage.shows("first", after=BEAT // 2)
    stage.shows("second", after=BEAT // 2)
    stage.shows("third", after=BEAT)


def test_whoever_watches_is_shown_the_last_turn_again(new_page: NewPage, address: str) -> None:
    stage = Stage(new_page(pace="slow"), address, watches=True)
    for seat, text in ((1, "first"), (0, "second"), (1, "third"), (1, "fourth")):
        stage.tell(text, seat=seat)
    stage.skip.click()
    stage.again.click()
    stage.shows("second")
    stage.shows("third", after=BEAT)
    stage.shows("fourth", after=BEAT)


def test_the_chronicle_leaves_whoever_reads_in_it_where_they_are(stage: Stage) -> None:
    stage.tell(*(f"line {number}" for number in range(60)), seat=0)
    stage.page.get_by_role("tab", name="Chronicle").click()
    pane = stage.page.get_by_role("tabpanel")
    pane.hover()
    pane.evaluate("(pane) => (pane.scrollTop -= 300)")
    place = pane.evaluate("(pane) => pane.scrollTop")
    stage.tell("news", seat=0)
    expect(pane.get_by_text("news")).to_be_attached()
    assert pane.evaluate("(pane) => pane.scrollTop") == place
    stage.page.mouse.move(2, 2)
    stage.tell("latest", seat=0)
    expect(pane.get_by_text("latest")).to_be_in_viewport()


def test_what_nobody_decided_does_not_wait(stage: Stage) -> None:
    stage.tell("first")
    stage.tell("second", question={**stage.question, "number": 800})
    stage.tell("only way", seat=0, forced=True)
    stage.tell("third")
    stage.shows("first")
    stage.shows("second", after=BEAT)
    stage.shows("third", after=BEAT)
    expect(stage.bar).to_be_hidden()


@pytest.mark.parametrize("change", [{"step": 2}, {"clock": {"left": 60.0}}, {"lines_from": 0}], ids=str)
def test_a_running_film_ends_with(stage: Stage, change: dict[str, Any]) -> None:
    stage.tell("first")
    stage.tell("second")
    expect(stage.skip).to_be_visible()
    stage.tell("changed", **change)
    stage.shows("changed")
    expect(stage.bar).to_be_hidden()
    stage.tell("mine", seat=0, clock=None)


def test_nobody_shows_films_to_a_page_that_nobody_sees(stage: Stage) -> None:
    stage.tell("first")
    stage.tell("second")
    stage.page.evaluate(HIDE, True)
    stage.shows("second")
    stage.tell("third")
    stage.tell("fourth")
    stage.shows("fourth")
    stage.page.evaluate(HIDE, False)
    stage.again.click()
    expect(stage.skip).to_be_visible()


def test_all_of_it_is_said_aloud_once(stage: Stage) -> None:
    said = stage.page.get_by_test_id("announcer")
    stage.page.clock.run_for(1000)
    expect(said).to_contain_text("mine")
    stage.tell("loud")
    stage.tell("clear")
    stage.page.clock.run_for(1000)
    stage.shows("loud")
    expect(said).not_to_contain_text("loud")
    stage.page.clock.run_for(BEAT)
    expect(said).to_have_text("loud clear")


def test_the_line_over_the_board_tells_the_whole_move(stage: Stage) -> None:
    stage.tell("loses gold.", "takes a rank.")
    stage.tell("next")
    stage.shows("loses gold. takes a rank.")


def test_what_is_said_several_times_in_a_row_is_told_once(stage: Stage) -> None:
    for text in ("chooses", "chooses", "chooses", "leaves"):
        stage.tell(text)
    stage.skip.click()
    stage.page.get_by_role("tab", name="Chronicle").click()
    lines = stage.page.get_by_role("tabpanel").get_by_role("listitem")
    expect(lines.filter(has_text="chooses")).to_have_text(re.compile(r"^\s*chooses \(3 times\)"))
    expect(lines.last).to_contain_text("leaves")
    stage.page.clock.run_for(1000)
    expect(stage.page.get_by_test_id("announcer")).to_contain_text("chooses (3 times) leaves")


def test_the_pace_is_kept(stage: Stage) -> None:
    stage.tell("first")
    stage.tell("second")
    stage.bar.get_by_role("button", name="fast").click()
    stage.page.clock.run_for(450)
    stage.shows("second")
    stage.tell("third")
    stage.bar.get_by_role("button", name="at once").click()
    stage.shows("third")
    stage.tell("fourth")
    stage.tell("fifth")
    stage.shows("fifth")
    assert stage.page.evaluate("localStorage['verlies.pace']") == '"now"'
    stage.page.get_by_role("button", name="Menu", exact=True).click()
    menu = stage.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("button", name="at once")).to_have_attribute("aria-pressed", "true")
    menu.get_by_role("button", name="slow").click()
    stage.page.keyboard.press("Escape")


@pytest.mark.parametrize(("rule", "said"), [("CORE-STALE", ""), ("CORE-TEXT", "That is not possible here right now.")])
def test_whoever_clicked_is_not_told_how_moves_are_written(stage: Stage, rule: str, said: str) -> None:
    stage.page.evaluate(REFUSE, rule)
    stage.page.get_by_role("button", name="Undo").click()
    alert = stage.page.locator(".float [role=alert]")
    stage.page.wait_for_function("window.refused === true")
    expect(alert).to_contain_text(said)
    expect(alert).not_to_contain_text("go N")
    stage.page.keyboard.press("Escape")
