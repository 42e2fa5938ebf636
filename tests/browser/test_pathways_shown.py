"""What the page of Pathways shows and says: words, also aloud, paths drawn once more, what is looked at."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from serving import post

from browser import pathways
from browser.conftest import NewPage
from browser.pathways import LAYS, PATH, built, sit_down
from browser.test_axe import LOOKS, speak, violations
from browser.test_twister import BOT, ME

WHOLE = built(len(LAYS), len(PATH))


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


def test_what_is_looked_at_goes_with_the_thing(new_page: NewPage, address: str) -> None:
    """No pointer leaves a card that goes with the phase."""
    page = new_page()
    mat(page, address)
    page.locator(".right .offer").last.hover()
    look = page.get_by_test_id("close-up")
    expect(look).to_be_visible()
    page.keyboard.press("Control+Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("round-on")).to_be_visible()
    expect(look).to_be_hidden()


def test_what_readers_hear_makes_no_page_longer(new_page: NewPage, address: str) -> None:
    page = new_page()
    opened = post(f"{address}/api/tables", {"game": "pathways", "seats": [ME, BOT, BOT, BOT, BOT]})
    sit_down(page, address, opened)
    page.get_by_test_id("pass").click()
    pathways.builds(page)
    assert page.locator(".left").evaluate("(column) => column.scrollHeight > column.clientHeight")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(page.locator(".left[data-more]")).to_have_count(1)


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
    page.keyboard.press("Enter")
    expect(dialog, "Enter does what the button in gold says").to_be_hidden()
