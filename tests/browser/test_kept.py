"""What the browser keeps: seats and games of its own. Storage may be broken, full or forbidden, and tabs share it."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from browser import table
from browser.conftest import NewPage
from browser.steady import Steady


def played(game: str, mine: list[int], options: dict[str, Any]) -> dict[str, Any]:
    """A game as the page keeps it, won by the first seat."""
    name = {"de": "Ada", "en": "Ada"}
    places = [{"name": name, "held": True, "level": None} for _ in mine]
    scores = [{"who": seat, "name": name, "points": 5 - seat, "won": not seat} for seat in mine]
    noted = {"id": game, "game": game, "options": options, "places": places, "changed": 1.8e9}
    return {**noted, "outcome": {"text": name, "scores": scores}, "mine": mine}


def test_broken_storage_does_no_harm(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}/favicon.svg")
    for broken in ("", "null", "{", '"text"', "[1,null,{}]", '[{"table":1}]', '{"designer":7}'):
        for name in ("keys", "name", "bots", "language"):
            page.evaluate("([name, value]) => localStorage.setItem(`verlies.${name}`, value)", [name, broken])
        page.goto(address)
        page.get_by_role("button", name="Play now: Dungeon Designer").click()
        assert table.wait_for_turn(page)["seat"] == 0


FORBIDDEN = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("forbidden", "SecurityError"); } });
"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


def test_a_browser_that_keeps_nothing_can_play_all_the_same(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.add_init_script(FORBIDDEN)
    page.goto(address)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Offene Tische")).to_be_visible()
    page.get_by_role("button", name="Sofort spielen: Dungeon Designer").click()
    assert table.wait_for_turn(page)["seat"] == 0
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    assert table.play_turn(page, random.Random(1))


def test_keys_of_tables_that_are_gone_do_no_harm(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}/favicon.svg")
    page.evaluate(
        """localStorage.setItem("verlies.keys", JSON.stringify([{ table: "gone", seat: 0, secret: "x" },
        { table: "../..", seat: 99, secret: "" }]))"""
    )
    page.goto(address)
    expect(page.get_by_role("heading", name="Welcome to the table")).to_be_visible()


def test_the_title_of_the_tab_counts_my_turns(new_page: NewPage, address: str) -> None:
    page = new_page()
    for _ in range(2):
        opened = table.open_table(address, [{"mine": True}, {"mine": True}])
        table.sit_down(page, address, opened)
        expect(page).to_have_title("(1) Your turn · Yellow and Blue · Verlies")
    page.goto(address)
    expect(page).to_have_title("(2) Verlies")
    page.goto(f"{address}/table/{opened['table']}")
    chance = random.Random(1)
    while table.wait_for_turn(page)["table"]["turn"] == [0, 1]:
        asked = table.state(page)
        table.play_move(page, asked, table.choose(asked, chance))
        table.wait_for(page, "true")
        if not table.state(page)["question"]:
            break
    expect(page).to_have_title("Yellow and Blue · Verlies")
    page.goto(address)
    expect(page).to_have_title("(1) Verlies")


def test_two_tabs_of_one_seat_show_the_same_and_never_play_twice(new_page: NewPage, address: str) -> None:
    opened = table.open_table(address, table.ME_AND_BOTS)
    one = new_page()
    one.goto(table.seat_link(address, opened["keys"][0]))
    other = new_page(beside=one)
    other.goto(f"{address}/table/{opened['table']}")
    table.wait_for(one, "state.question && state.table.turn.length === 1")
    table.wait_for(other, "state.question && state.table.turn.length === 1")
    asked = table.state(one)
    assert table.state(other)["question"] == asked["question"]
    first, second = asked["choices"][0]["move"], asked["choices"][-1]["move"]
    table.pick(other, second, 1)
    one.bring_to_front()
    table.pick(one, first, 1)
    table.go(one, "build").click()
    other.bring_to_front()
    table.wait_after(other, asked["question"]["number"])
    told = table.wait_for_turn(other)
    assert told["view"]["round"] == 2
    built = [room["room"] for row in told["view"]["players"][0]["dungeon"] for room in row if room]
    assert built == [first.split(" ")[1]]
    for card in other.locator("[data-testid^=card-]").all():
        expect(card).to_have_attribute("aria-pressed", "false")


def test_a_seat_that_is_not_kept_says_so_and_its_link_brings_it_back(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.add_init_script(FULL)
    page.goto(address)
    page.get_by_role("button", name="Play now: Dungeon Designer").click()
    table.wait_for_turn(page)
    steady = Steady(page)
    said = page.get_by_role("status").filter(has_text="This browser keeps nothing.")
    expect(said).to_be_visible()
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; }")
    said.get_by_role("button", name="Copy the link to my seat").click()
    steady.look("the link is copied")
    link = page.evaluate("copied")
    page.goto(address)
    page.goto(link)
    assert table.wait_for_turn(page)["seat"] == 0
    expect(said).to_be_visible()

    other = new_page()
    other.goto(link)
    assert table.wait_for_turn(other)["seat"] == 0
    expect(other.get_by_text("This browser keeps nothing.")).to_have_count(0)


LATE = """
const listen = window.addEventListener.bind(window);
window.addEventListener = (kind, ...rest) => { if (kind !== "storage") listen(kind, ...rest); };
"""
"""What another tab writes is never heard of."""


def test_two_tabs_that_write_at_once_lose_nothing(new_page: NewPage, address: str, tmp_path: Path) -> None:
    opened = table.open_table(address, [{"mine": True}, {"mine": True}])
    page = new_page()
    page.add_init_script(LATE)
    page.goto(address)
    other = new_page(beside=page)
    table.bring_seat(other, address, opened["keys"][0])
    page.get_by_role("button", name="Play now: Dungeon Designer").click()
    table.wait_for_turn(page)
    page.goto(f"{address}/table/{opened['table']}")
    assert table.wait_for_turn(page)["seat"] == 0

    page.goto(f"{address}/me")
    other.goto(f"{address}/me")
    for tab, game in ((page, "designer"), (other, "tiny"), (page, "twister")):
        file = tmp_path / f"{game}.json"
        file.write_text(json.dumps({"kind": "verlies games", "games": [played(game, [0], {})]}))
        tab.get_by_label("Add a file").set_input_files(file)
        expect(tab.get_by_text("1 game added.")).to_be_visible()
    page.reload()
    expect(page.locator("[data-testid^=played-]")).to_have_count(3)


def test_games_that_are_not_kept_stay_while_the_page_is_open_and_it_says_so(
    new_page: NewPage, address: str, tmp_path: Path
) -> None:
    page = new_page()
    page.add_init_script(FULL)
    page.goto(f"{address}/me")
    unkept = page.get_by_text("Save them as a file before you close this page.")
    expect(page.get_by_role("main")).to_contain_text("No game played to the end yet.")
    expect(unkept).to_have_count(0)
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"kind": "verlies games", "games": [played("designer", [0], {})]}))
    page.get_by_label("Add a file").set_input_files(file)
    expect(unkept).to_be_visible()
    other = new_page(beside=page)
    other.goto(address)
    other.evaluate("localStorage.setItem('verlies.pace', '1')")
    page.wait_for_function("localStorage['verlies.pace'] === '1'")
    expect(page.locator("[data-testid^=played-]")).to_have_count(1)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(saving.value.path().read_text())["games"][0]["id"] == "designer"


def test_ones_own_page_counts_wins_only_where_one_can_win(new_page: NewPage, address: str) -> None:
    games = [
        played("twister", [0], {"solo": "pink"}),
        played("designer", [0, 1], {}),
        played("tiny", [0, 1], {"difficulty": "any"}),
        {"id": "garbage"},
        7,
    ]
    page = new_page()
    page.goto(f"{address}/about")
    page.evaluate("(games) => localStorage.setItem('verlies.games', JSON.stringify(games))", games)
    page.goto(f"{address}/me")
    alone, one_device = page.get_by_test_id("record-twister"), page.get_by_test_id("record-designer")
    expect(alone.get_by_role("row", name="alone, pink, very easy")).to_contain_text("1 of 1")
    expect(alone.get_by_role("table")).to_have_count(1)
    expect(page.get_by_test_id("record-tiny").get_by_role("rowheader")).to_have_text("together")
    expect(one_device).to_contain_text("1 game, 0 won")
    expect(one_device.get_by_role("table")).to_have_count(0)
    page.evaluate("(games) => localStorage.setItem('verlies.games', JSON.stringify(games))", games[:1])
    page.reload()
    expect(page.get_by_text("game", exact=True), "one game, not 1 games").to_be_visible()
