"""Pathways through the page: a whole game by pointer, a round by keys and by touch, words, and what stays hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from serving import post

from browser import pathways, table
from browser.conftest import NewPage, Stack
from browser.pathways import LAYS, PATH, Builder, asked, built, sit_down
from browser.steady import Steady, one_is_gold
from browser.test_axe import LOOKS, speak, violations
from browser.test_phone import MAIN, PHONE, TARGETS
from browser.test_twister import BOT, ME, SEEN, overhear

WHOLE = built(len(LAYS), len(PATH))
"""All that seat 0 does before it submits."""
QUICK = ("pass", "done", "no_trade", "no_swap")
"""The answers that go on."""


def go_on(page: Page) -> None:
    """Who has seen the paths of a round goes on."""
    on = page.get_by_test_id("round-on")
    on.click()
    expect(on).to_be_hidden()


def test_a_game_by_pointer(new_page: NewPage, address: str, stack: Stack) -> None:
    """The first round with all that can be done, the others quickly, up to the score."""
    stack(pathways.coming())
    page = new_page()
    sit_down(page, address, pathways.at_market(address, {**ME, "name": "Ada"}, BOT))
    steady = Steady(page)
    builder = Builder(page, steady=steady)

    expect(page.get_by_test_id("offer-token-pit"), "what it costs, how many there are").to_have_text(
        re.compile(r"Pit\s*1\s*×5")
    )
    page.get_by_test_id("offer-card-D301").click()
    page.get_by_test_id("buy-card-D301").click()
    expect(page.get_by_test_id("coins")).to_have_text("3")
    page.get_by_test_id("pass").click()
    pathways.builds(page)

    builder.drag_first(LAYS[0])
    builder.drag(LAYS[1])
    builder.lay(LAYS[2])
    builder.drag("S5 180 0 -8")
    builder.drag(LAYS[4])
    move_card(builder, "S5 180 0 -8", LAYS[3])
    turn_card(builder)

    builder.stroke(pathways.cells_of(PATH[:8]))
    pathways.walked(page, 8)
    page.get_by_role("button", name="Undo").click()
    pathways.walked(page, 0)
    builder.stroke(pathways.cells_of(PATH[:8]))
    pathways.walked(page, 8)
    steps_back(builder)
    builder.stroke(pathways.cells_of(PATH[2:], (1, -1)))
    pathways.walked(page, len(PATH))
    expect(page.get_by_test_id("mat")).to_have_accessible_name("Your dungeon: 5 cards laid, path of 17 steps")
    steady.look("a path at its end")
    page.get_by_test_id("submit").click()
    expect(page.get_by_test_id("round-0").get_by_role("img", name="path of 17 steps")).to_be_visible()
    go_on(page)

    rounds = {1}
    while not (state := asked(page))["outcome"]:
        view = state["view"]
        if view["last"] and view["last"]["round"] not in rounds:
            rounds.add(view["last"]["round"])
            go_on(page)
        steady.look(f"round {view['round']}, {view['phase']}")
        if view["building"]:
            builder.round()
        else:
            quick(page)
            table.wait_after(page, state["question"]["number"])
    go_on(page)
    assert rounds == {1, 2, 3, 4, 5}
    assert steady.measured > 20
    ceremony = page.get_by_role("dialog", name="Final scoring")
    for name, score in zip(("Ada", "Blue"), state["outcome"]["scores"], strict=True):
        row = ceremony.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name))
        expect(row.get_by_role("cell").last).to_have_text(str(score["points"]))
    assert not table.undrawn(page)
    page.keyboard.press("Escape")
    expect(ceremony).to_be_hidden()
    steady.look("the ceremony is closed")
    one_is_gold(page)


def quick(page: Page) -> None:
    """The first answer there is that goes on."""
    page.locator(", ".join(f"[data-testid={move}]" for move in QUICK)).first.click()


def move_card(builder: Builder, before: str, after: str) -> None:
    """By dragging it over the mat, held at its middle."""
    page = builder.page
    *_, x, y = before.split(" ")
    page.mouse.move(*pathways.point(page, int(x) + 1.5, int(y) + 2))
    page.mouse.down()
    page.mouse.move(*pathways.point(page, int(x) + 1, int(y) + 1.8), steps=3)
    builder.drop(after)
    pathways.lies(page, after)


def turn_card(builder: Builder) -> None:
    """The last one lies turned: touch it, turn it back, and turn it once more as it was."""
    page = builder.page
    card, _, x, y = LAYS[4].split(" ")
    builder.touch(int(x) + 1.5, int(y) + 2)
    expect(page.get_by_test_id(f"laid-{card}")).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("turn").click()
    builder.touch_spot(6, 2)
    pathways.lies(page, f"{card} 0 6 2")
    builder.touch(7.5, 4)
    page.get_by_test_id("turn").click()
    builder.touch_spot(x, y)
    pathways.lies(page, LAYS[4])


def steps_back(builder: Builder) -> None:
    """By drawing back over the line, by the button, by touching an earlier cell of the path."""
    page = builder.page
    cells = pathways.cells_of(PATH[:8])
    builder.stroke(cells[:-3:-1])
    pathways.walked(page, 7)
    page.get_by_test_id("back").click()
    pathways.walked(page, 6)
    page.get_by_role("tab", name="Points").click()
    page.keyboard.press("ArrowDown")
    pathways.walked(page, 7)
    page.keyboard.press("Backspace")
    pathways.walked(page, 6)
    builder.touch(cells[2][0] + 0.5, cells[2][1] + 0.5)
    pathways.walked(page, 2)


def test_a_round_by_keyboard_alone(new_page: NewPage, address: str, stack: Stack) -> None:
    stack(pathways.coming())
    page = new_page()
    sit_down(page, address, pathways.at_market(address, ME, BOT))
    typist = pathways.Typist(page)
    typist.enter("offer-card-D301")
    assert typist.focus()["testid"] == "buy-card-D301", "what is chosen has its price next"
    typist.type("Escape")
    assert typist.focus()["testid"] == "offer-card-D301"
    typist.type("Enter", "Shift+Tab", "Tab")
    assert typist.focus()["testid"] == "buy-card-D301", "also on the way through the others"
    typist.type("Enter")
    table.wait_for(page, "state.view.players[0].coins === 3")
    typist.type("p")
    pathways.builds(page)

    for lay in LAYS[:3]:
        typist.lay(lay)
    typist.lay("S5 180 0 -8")
    typist.lay(LAYS[3])
    typist.lay(LAYS[4])
    typist.enter("laid-D301")
    typist.type("Escape")
    typist.enter("laid-D301")
    typist.type("Delete")
    pathways.cards_lie(page, 4)
    typist.lay(LAYS[4])

    typist.draw(PATH)
    typist.type("Backspace")
    pathways.walked(page, len(PATH) - 1)
    typist.type("Control+z")
    pathways.walked(page, len(PATH))
    typist.type("Backspace")
    pathways.walked(page, len(PATH) - 1)
    typist.type("Backspace")
    pathways.walked(page, len(PATH) - 2)
    typist.type("Control+Enter")
    expect(page.get_by_test_id("yes")).to_be_focused()
    typist.type("Escape")
    expect(page.get_by_test_id("yes")).to_have_count(0)
    typist.type("ArrowDown")
    pathways.walked(page, len(PATH) - 1)
    typist.type("ArrowDown")
    pathways.walked(page, len(PATH))
    typist.type("Control+Enter")
    expect(page.get_by_test_id("round-on")).to_be_focused()
    typist.type("Enter")
    if asked(page)["question"]["kind"] == "tidy":
        typist.enter("done")
    state = asked(page, "shop")
    assert state["view"]["round"] == 2
    assert typist.focus()["tag"] != "BODY"


def test_the_mat_shows_all_of_a_tall_dungeon_and_can_be_dragged(new_page: NewPage, address: str) -> None:
    """Beside it, somebody with a long name still has their points."""
    page = new_page(width=1024, height=768)
    long = {**BOT, "name": "Maximiliane-Theodora v. B."}
    sit_down(page, address, pathways.at_mat(address, ME, long, moves=built(5, 1)))
    panel, points = (
        page.get_by_test_id("other-1").locator(one).bounding_box() for one in ("xpath=..", ".who > :last-child")
    )
    assert panel is not None
    assert points is not None
    assert points["x"] + points["width"] <= panel["x"] + panel["width"]
    mat = page.get_by_test_id("mat")
    around = mat.bounding_box()
    assert around is not None
    for card in mat.locator(".laid > .rim").all():
        box = card.bounding_box()
        assert box is not None
        assert box["y"] - around["y"] > 8
        assert around["y"] + around["height"] - box["y"] - box["height"] > 8
    page.get_by_role("button", name="Closer").click(click_count=2)
    Builder(page).draw(PATH[1:2], 1)
    x, y = pathways.middle(page, (4, -3))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 50, steps=3)
    page.mouse.up()
    assert pathways.middle(page, (4, -3)) == pytest.approx((x + 30, y + 50))
    page.mouse.wheel(0, 2000)
    page.wait_for_function("() => scrollY > 100")
    expect(mat, "what scrolls is beside it").to_be_in_viewport(ratio=0.95)


def test_of_two_equal_cards_the_one_that_is_touched_is_taken_back(new_page: NewPage, address: str) -> None:
    page = new_page()
    sit_down(page, address, pathways.with_twins(address, ME, ME))
    builder, take_back = Builder(page), page.get_by_test_id("take-back")
    builder.touch(0.5, 3.5)
    expect(page.get_by_test_id("let-go"), "it holds the others together").to_be_visible()
    builder.touch(0.5, 3.5)
    builder.touch(0.5, -0.5)
    take_back.click()
    pathways.cards_lie(page, 2)
    pathways.lies(page, pathways.TWINS[0])


def fits(page: Page) -> None:
    """Nothing is wider than the screen, all is large enough for a finger; marks on the mat are met from far around."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not page.evaluate(
        "[...document.querySelectorAll('dialog[open]')].some((one) => one.scrollWidth > innerWidth)"
    )
    assert not [small for small in page.evaluate(TARGETS, MAIN) if "(g " not in small]


def test_a_round_by_touch_on_a_phone(new_page: NewPage, address: str, stack: Stack) -> None:
    stack(pathways.coming())
    page = new_page("de", **PHONE)
    sit_down(page, address, pathways.at_market(address, ME, BOT))
    fits(page)
    page.get_by_test_id("offer-card-D301").tap()
    fits(page)
    page.get_by_test_id("buy-card-D301").tap()
    expect(page.get_by_test_id("coins")).to_have_text("3")
    page.get_by_test_id("pass").tap()
    pathways.builds(page)
    fits(page)
    builder = Builder(page, table.tap)
    for lay in LAYS:
        builder.lay(lay)
    fits(page)
    builder.draw(PATH[:1])
    fits(page)
    page.get_by_test_id("back").tap()
    pathways.walked(page, 0)
    builder.draw(PATH)
    fits(page)
    builder.submit()
    expect(page.get_by_test_id("round-1")).to_be_visible()
    fits(page)
    page.get_by_test_id("round-on").tap()
    asked(page)
    fits(page)


def market(page: Page, address: str) -> None:
    sit_down(page, address, pathways.at_market(address, ME, BOT))
    page.get_by_test_id("offer-card-D301").click()


def mat(page: Page, address: str) -> None:
    sit_down(page, address, pathways.at_mat(address, ME, BOT, moves=built(4, 9)))


def held(page: Page, address: str) -> None:
    sit_down(page, address, pathways.at_mat(address, ME, BOT, moves=built(3)))
    page.get_by_test_id("hand-D301").click()


def round_end(page: Page, address: str) -> None:
    sit_down(page, address, pathways.at_mat(address, ME, BOT, moves=WHOLE))
    page.get_by_test_id("submit").click()
    expect(page.get_by_test_id("round-on")).to_be_visible()


ID = re.compile(r"\b(?:S\d|D\d{3}|SB-\w+|G-\w+|FT-\w+|ST-\w+|MS-\w+|R\d\d|M\d\d|undefined|null|NaN|start [MU] -?\d)\b")
WRITTEN = """
() => {
  const named = [...document.querySelectorAll("[aria-label], [title]")];
  const told = named.flatMap((one) => [one.ariaLabel, one.title]);
  return [document.body.innerText, ...told].filter(Boolean);
}
"""
SAID: dict[Callable[[Page, str], None], dict[str, tuple[str, ...]]] = {
    market: {"en": ("Fairy market", "Pass"), "de": ("Feenmarkt", "Passen")},
    mat: {"en": ("Draw on", "Main goal", "1 in hand"), "de": ("Zeichne weiter", "Hauptziel", "1 auf der Hand")},
    round_end: {"en": ("Round 1: your paths", "Best possible path"), "de": ("Runde 1: eure Wege", "Bestmöglicher Weg")},
}


def test_all_words_are_german_or_english(new_page: NewPage, address: str) -> None:
    """Words change with the language; nothing is left without a word."""
    page = new_page()
    for show, said in SAID.items():
        show(page, address)
        texts = {}
        for lang in ("de", "en"):
            speak(page, lang)
            texts[lang] = page.evaluate(WRITTEN)
            nameless = [text for text in texts[lang] if ID.search(text)]
            assert not nameless, f"{lang}: {nameless}"
        for lang, wanted in said.items():
            for words in wanted:
                found = [other for other, all in texts.items() if re.search(rf"\b{words}\b", "\n".join(all))]
                assert found == [lang], words


def test_a_card_that_cannot_lie_there_goes_back_and_one_learns_why(new_page: NewPage, address: str) -> None:
    page = new_page()
    sit_down(page, address, pathways.at_mat(address, ME, BOT, moves=built(2)))
    builder = Builder(page)
    card = page.get_by_test_id("hand-S9")
    fault = page.get_by_test_id("fault")
    bubble = page.get_by_role("alert").filter(has=page.get_by_role("link"))
    for spot, rule in (("S9 0 1 1", "PA-LAY-03"), ("S9 0 3 0", "PA-LAY-06")):
        builder.take(card)
        page.mouse.move(*pathways.point(page, int(spot[5]) + 1.5, int(spot[7]) + 2), steps=3)
        expect(fault.get_by_role("link", name=rule)).to_be_visible()
        expect(fault).to_contain_text(re.compile(r"\w+ \w+.*\."))
        page.mouse.up()
        expect(bubble.get_by_role("link", name=rule)).to_be_visible()
        expect(card).to_have_attribute("aria-pressed", "false")
        expect(page.locator("[data-ghost]")).to_have_count(0)
        pathways.cards_lie(page, 2)
    bubble.get_by_role("link", name="PA-LAY-06").click()
    expect(page.locator('[data-rule="PA-LAY-06"]')).to_be_in_viewport()


def test_what_others_do_does_not_interrupt(new_page: NewPage, address: str) -> None:
    """All build at the same time: a card that is being taken is taken, a question stays open."""
    page, other = new_page(), new_page()
    for held in (True, False):
        opened = pathways.at_mat(address, ME, ME, moves=built(2, 1))
        sit_down(page, address, opened)
        sit_down(other, address, opened, 1)
        if held:
            page.get_by_test_id("hand-S9").hover()
            page.mouse.down()
        else:
            page.get_by_test_id("submit").click()
        Builder(other).submit()
        table.wait_for(page, "state.view.players[1].submitted")
        if held:
            page.mouse.move(*pathways.point(page, 1.5, 0), steps=3)
            expect(page.get_by_test_id("hand-S9")).to_have_attribute("aria-pressed", "true")
            page.mouse.up()
        else:
            expect(page.get_by_test_id("yes")).to_be_focused()


def test_together_alone(new_page: NewPage, address: str) -> None:
    """A group, a round, a mission for its path, the end of the round."""
    page = new_page()
    opened = post(f"{address}/api/tables", {"game": "pathways", "seats": [ME], "options": {"coop": "normal"}})
    sit_down(page, address, opened)
    page.get_by_test_id("group-A1").click()
    state = asked(page, "shop")
    assert state["view"]["players"][0]["group"] == "A1"
    missions = [mission["mission"] for mission in state["view"]["together"]["open"]]
    expect(page.get_by_test_id("missions").get_by_role("listitem")).not_to_have_count(0)
    page.get_by_test_id("pass").click()
    pathways.builds(page)
    Builder(page).round()
    asked(page, "assign")
    page.get_by_test_id(f"assign-{missions[0]}").click()
    round_end = page.get_by_role("dialog", name="Round 1: your path")
    expect(round_end.get_by_test_id("round-0")).to_be_visible()
    go_on(page)
    while (state := asked(page))["view"]["round"] == 1:
        quick(page)
        table.wait_after(page, state["question"]["number"])
    assert state["view"]["last"]["players"][0]["missions"] == missions[:1]


def test_together_lost_and_how_close_it_was(new_page: NewPage, address: str) -> None:
    page = new_page()
    sit_down(page, address, pathways.nearly_lost(address, ME))
    page.get_by_test_id("submit").click()
    page.get_by_test_id("yes").click()
    go_on(page)
    ceremony = page.get_by_role("dialog", name="Final scoring")
    expect(ceremony).to_contain_text("You were 5 missions short, at least 1 of them of tier 3.")
    expect(ceremony).to_contain_text("4 peril marks, 3 could be borne")


def test_what_is_read_aloud(new_page: NewPage, address: str) -> None:
    """Mat, cards, steps and counters have names, and the path stands there in words."""
    page = new_page("de")
    sit_down(page, address, pathways.at_mat(address, ME, BOT, moves=built(4, 9)))
    mat = page.get_by_role("group", name="Dein Dungeon: 4 gelegte Karten, Weg mit 9 Schritten")
    for name in mat.get_by_role("button").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))"):
        assert name
    expect(mat.get_by_test_id("laid-S3")).to_have_accessible_name(re.compile(r"\w+.*, gelegt bei 0, 0, gedreht$"))
    expect(mat.get_by_test_id("laid-S6")).to_have_accessible_name(re.compile(r"\w+.*, gelegt bei 0, -4$"))
    expect(pathways.mark(page, PATH[9])).to_have_accessible_name(re.compile("Osten"))
    page.get_by_role("tab", name="Punkte").click()
    words = page.get_by_role("list", name="Der Weg in Worten").get_by_role("listitem")
    expect(words).to_have_count(9)
    expect(words.first).to_contain_text("Start im Westen von Feld (0, -1)")
    expect(words.nth(1)).to_contain_text("nach Osten in Raum")
    expect(page.get_by_test_id("free-sword")).to_have_text(re.compile(r"\d"))
    pathways.mark(page, PATH[9]).click()
    expect(words).to_have_count(10)
    page.get_by_test_id("mat").locator('[data-kind="lock"]').first.hover()
    expect(page.get_by_test_id("close-up")).to_contain_text("Schloss. Hält dich auf")
    page.get_by_test_id("show-legend").click()
    expect(page.get_by_role("dialog", name="Symbole").get_by_role("listitem")).to_have_count(18)


LOOKED_AT: list[Callable[[Page, str], None]] = [market, mat, held, round_end]
CUT = """
[...document.querySelectorAll(".offer .book, .offer .stack")]
  .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
  .map((one) => one.innerText)
"""


@pytest.mark.parametrize("show", LOOKED_AT)
def test_axe_finds_nothing_and_books_on_the_market_are_whole(
    new_page: NewPage, address: str, show: Callable[[Page, str], None]
) -> None:
    page = new_page()
    show(page, address)
    problems = []
    for lang, (width, height) in LOOKS:
        speak(page, lang)
        page.set_viewport_size({"width": width, "height": height})
        problems += [f"{width} {lang} {problem}" for problem in [*violations(page, "html"), *page.evaluate(CUT)]]
    assert not problems, "\n".join(problems)


DRAWS = """
([least, most]) => {
  const lines = [...document.querySelectorAll("[data-testid=round-0] .ink")];
  const cells = lines.reduce((sum, line) => sum + line.getTotalLength(), 0) / 56;
  return least <= cells && cells <= most;
}
"""


def test_paths_are_drawn_once_more_and_the_best_is_shown(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.emulate_media(reduced_motion="no-preference")
    round_end(page, address)
    dialog = page.get_by_role("dialog", name="Round 1: your paths")
    mine = page.get_by_test_id("round-0")
    expect(mine.get_by_role("img", name="path of 17 steps")).to_be_visible()
    page.wait_for_function(DRAWS, arg=[len(PATH), len(PATH) + 1])
    page.wait_for_timeout(500)
    assert page.evaluate(DRAWS, [len(PATH), len(PATH) + 1]), "not again by itself"
    dialog.get_by_role("button", name="Draw once more").click()
    page.wait_for_function(DRAWS, arg=[0, len(PATH) - 3])
    page.emulate_media(reduced_motion="reduce")
    expect(page.get_by_test_id("round-1").get_by_role("img", name="Dungeon of")).to_be_visible()

    page.get_by_test_id("best-0").click()
    versions = mine.get_by_role("group", name="Which path")
    best = versions.get_by_role("button", name="best path")
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(mine.get_by_role("status")).to_have_text(
        re.compile("(These cards, laid so|The best that|The drawn path).*Measured by")
    )
    drawn = versions.get_by_role("button", name="drawn")
    drawn.click()
    expect(drawn).to_have_attribute("aria-pressed", "true")
    expect(best).to_have_attribute("aria-pressed", "false")
    expect(mine.get_by_role("img", name="path of 17 steps")).to_be_visible()


def told(frames: list[str], opened: dict[str, Any]) -> list[dict[str, Any]]:
    """The states of this table."""
    states = [json.loads(frame) for frame in frames if '"state"' in frame and opened["table"] in frame]
    return [state for state in states if state["type"] == "state"]


def test_what_others_build_stays_hidden_until_all_have_finished(new_page: NewPage, address: str) -> None:
    """Neither who plays nor who watches is sent or shown it; afterwards both see it."""
    builds, other, watcher = new_page(), new_page("en"), new_page("en")
    heard = [overhear(page) for page in (other, watcher)]
    seen = []
    for lays, steps in ((LAYS[:3], PATH[:6]), (["S9 0 0 0"], [])):
        opened = pathways.at_mat(address, ME, ME)
        sit_down(other, address, opened, 1)
        watcher.goto(f"{address}/table/{opened['table']}")
        table.wait_for(watcher, "state.view.phase === 'explore'")
        sit_down(builds, address, opened)
        builder = Builder(builds)
        for lay in lays:
            builder.lay(lay)
        builder.draw(steps)
        builder.submit()
        for page, frames in zip((other, watcher), heard, strict=True):
            table.wait_for(page, "state.view.players[0].submitted")
            assert all(state["view"]["players"][0]["dungeon"] is None for state in told(frames, opened))
        seen.append([page.evaluate(SEEN).replace(opened["table"], "TABLE") for page in (other, watcher)])
    assert seen[0] == seen[1]
    Builder(other).submit()
    for page in (other, watcher):
        table.wait_for(page, "state.view.last?.players[0].dungeon?.cards.length === 1")
