"""With the box on the table: what chance did is clicked, typed or tapped; and seats that follow the options."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser import table, test_axe, test_phone
from browser.conftest import NewPage
from verlies.games import find_game


def opened_by_hand(page: Page, address: str) -> Locator:
    """At a table of Dungeon Designer for one, dealt by hand; the panel that asks what came."""
    opened = table.open_table(address, [{"mine": True}], dealt_by_hand=True)
    page.goto(table.seat_link(address, opened["keys"][0]))
    return panel(page)


def panel(page: Page) -> Locator:
    table.wait_for(page, "state.chance")
    return page.get_by_test_id("dealing")


def wait_after(page: Page, number: int) -> None:
    table.wait_for(page, "state.chance?.question.number !== arg", number)


ASKED = """
() => {
  const all = Object.values(told.seats);
  const last = Math.max(...all.map(({ step }) => step));
  return all.find((one) => one.step === last && (one.chance || one.question));
}
"""


def asked_now(page: Page) -> table.State:
    """Wait until whoever deals, or one of the seats here, is asked."""
    return table.wait_for_state(page, ASKED, None)


def first_of(page: Page) -> str:
    """The first of what chance can bring now; "" where a seat is asked."""
    chance = asked_now(page)["chance"]
    return str(chance["choices"][0]["move"]) if chance else ""


def deal(page: Page) -> bool:
    """Type the first of what can come, without its first word; False where a seat is asked."""
    chance = asked_now(page)["chance"]
    if chance is None:
        return False
    page.keyboard.type(first_of(page).partition(" ")[2])
    page.keyboard.press("Enter")
    wait_after(page, chance["question"]["number"])
    return True


def test_a_table_for_one_is_dealt_by_hand_if_that_is_wanted(new_page: NewPage, address: str) -> None:
    page = new_page("de")
    page.goto(address)
    form = page.get_by_role("form", name="Neuer Tisch")
    switch = form.get_by_role("switch", name="Mit der Schachtel auf dem Tisch")
    expect(form).to_be_visible()
    while form.get_by_role("button", name="Platz weg").get_attribute("aria-disabled") == "false":
        expect(switch).to_have_count(0)
        form.get_by_role("button", name="Platz weg").click()
    switch.click()
    form.get_by_role("button", name="Tisch eröffnen").click()
    asked = panel(page)
    expect(asked.get_by_role("heading", name="Welches Ziel wird aufgedeckt?")).to_be_visible()
    said = page.get_by_role("main").get_by_role("status").first
    expect(said).to_have_text(re.compile(r"^Aufbau.*Welches Ziel wird aufgedeckt\?"))
    number = table.state(page)["chance"]["question"]["number"]
    expect(asked.get_by_role("button", name="„Goblingarde“").locator(".picture")).to_contain_text("Goblingarde")
    asked.get_by_role("button", name="„Goblingarde“").click()
    wait_after(page, number)
    expect(asked.get_by_role("group", name="Die Aufgabe … aufdecken")).to_be_visible()
    page.get_by_role("button", name="Zurück").click()
    table.wait_for(page, "state.step === 0")
    expect(asked.get_by_role("button", name="„Goblingarde“")).to_be_visible()


def test_what_cannot_come_is_refused_and_the_rest_is_found_by_a_few_letters(new_page: NewPage, address: str) -> None:
    page = new_page()
    asked = opened_by_hand(page, address)
    while not first_of(page).startswith("room"):
        deal(page)
    before = table.state(page)["step"]
    expect(asked).to_contain_text("Type a few letters")
    field = asked.get_by_role("textbox", name="Type what came")
    field.fill("goal G1")
    field.press("Enter")
    expect(asked.get_by_role("alert")).to_contain_text("CORE-CHANCE")
    assert table.state(page)["step"] == before
    field.fill("smoke")
    expect(asked.get_by_role("group").get_by_role("button")).to_have_count(1)
    field.press("Enter")
    table.wait_for(page, "state.step === arg", before + 1)
    assert "Smokehouse" in table.state(page)["lines"][-1]["text"]["en"]


def test_a_year_is_dealt_by_keyboard_and_played_by_clicks(new_page: NewPage, address: str) -> None:
    page = new_page()
    asked = opened_by_hand(page, address)
    chance = random.Random(1)
    while table.state(page)["view"]["year"] < 2:
        if not deal(page):
            expect(asked).to_have_count(0)
            table.play_turn(page, chance)
    assert {line["seat"] for line in table.state(page)["lines"]} <= {0, None}


def test_the_panel_fits_a_phone_and_folds(new_page: NewPage, address: str) -> None:
    page = new_page("de", **test_phone.PHONE)
    asked = opened_by_hand(page, address)
    test_phone.check(page)
    asked.get_by_role("button", name="Einklappen").tap()
    expect(asked.get_by_role("textbox")).to_have_count(0)
    asked.get_by_role("button", name="Ausklappen").tap()
    asked.get_by_role("button", name="„Goblingarde“").tap()
    table.wait_for(page, "state.step === 1")


def test_the_panel_breaks_no_rule_of_axe(new_page: NewPage, address: str) -> None:
    page = new_page()
    opened_by_hand(page, address)
    test_axe.check(page, "[data-testid=dealing]")


def expect_four_turns_in_a_row(asked: Locator, title: str) -> None:
    """A hall in its quarter turns, side by side, each as it lies then."""
    turns = asked.get_by_role("group", name=title).get_by_role("button")
    expect(turns.locator("svg")).to_have_count(4)
    assert len({box["y"] for turn in turns.all() if (box := turn.bounding_box())}) == 1


def play_first(page: Page, keys: list[dict[str, Any]], wanted: str = "") -> None:
    """The first legal move, or the first of the wanted ones, past the page: its games have tests of their own.

    A single answer is given by the server, but to end or go on: whoever gives it, too, may come too late (409).
    """
    asked = asked_now(page)
    if asked["chance"]:
        return
    moves = sorted((choice["move"] for choice in asked["choices"]), key=lambda move: not move.startswith(wanted))
    if len(moves) == 1 and moves[0] not in find_game("twister").manual:
        table.wait_for(page, "state.step > arg", asked["step"])
        return
    key = keys[asked["seat"]]
    move = {"type": "play", "id": 1, "move": moves[0], "number": asked["question"]["number"]}
    page.evaluate(
        """([table, secret, message]) => fetch(`/api/tables/${table}/messages`, {
          method: "POST", headers: { Authorization: secret }, body: JSON.stringify(message),
        })""",
        [key["table"], f"Bearer {key['seat']}.{key['secret']}", move],
    )
    table.wait_for(page, "state.step > arg", asked["step"])


def test_two_dice_are_clicked_in_two_rows(new_page: NewPage, address: str) -> None:
    page = new_page("de")
    opened = table.open_table(address, [{"mine": True}], game="twister", options={"solo": "pink"}, dealt_by_hand=True)
    page.goto(table.seat_link(address, opened["keys"][0]))
    asked = panel(page)
    while not first_of(page).startswith("dice"):
        if first_of(page).startswith("hall"):
            expect_four_turns_in_a_row(asked, "Halle 37A, … gedreht")
        if not deal(page):
            play_first(page, opened["keys"])
    number = table.state(page)["chance"]["question"]["number"]
    asked.get_by_role("group", name="Roter Würfel").get_by_role("button", name="3").click()
    asked.get_by_role("group", name="Weißer Würfel").get_by_role("button", name="5").click()
    wait_after(page, number)
    assert [line["args"]["red"] for line in table.state(page)["lines"] if line["kind"] == "dice"] == [3]


def test_who_leads_a_party_tells_its_dice_in_any_order(new_page: NewPage, address: str) -> None:
    page = new_page()
    opened = table.open_table(address, [{"mine": True}, {"mine": True}], game="tiny", dealt_by_hand=True)
    table.bring_keys(page, address, opened)
    asked = page.get_by_test_id("dealing")
    for verb in ("explore", "reveal"):
        while not any(choice["move"].startswith(verb) for choice in asked_now(page)["choices"]):
            if not deal(page):
                play_first(page, opened["keys"], "explore")
    page.get_by_role("button", name="All moves").click()
    page.get_by_role("dialog").get_by_role("button", name="Reveal").first.click()
    expect(asked.get_by_role("textbox")).to_be_focused()
    for tell in (roll, say):
        while not first_of(page).startswith("dice"):
            if not deal(page):
                play_first(page, opened["keys"], "go")
        for seat in (0, 1):
            expect(page.get_by_test_id(f"seat-{seat}")).to_contain_text("deals")
        number = table.state(page)["chance"]["question"]["number"]
        table.wait_for(page, "Object.values(told.seats).every((own) => own.chance?.question.number === arg)", number)
        tell(asked)
        wait_after(page, number)
        lines = table.state(page)["lines"]
        assert [line["args"]["dice"] for line in lines if line["kind"] == "rolled"][-1] == [6, 4, 1]


def roll(asked: Locator) -> None:
    for die, face in (("Die 2", "6"), ("Die 3", "4"), ("Die 1", "1")):
        asked.get_by_role("group", name=die).get_by_role("button", name=f"{die}: {face}").click()


def say(asked: Locator) -> None:
    asked.get_by_role("textbox").fill("4 1 6")
    asked.get_by_role("textbox").press("Enter")


def test_what_was_typed_stays_when_there_is_news_of_the_table(new_page: NewPage, address: str) -> None:
    page = new_page()
    field = opened_by_hand(page, address).get_by_role("textbox", name="Type what came")
    field.fill("gob")
    page.evaluate("""told.sockets.at(-1).send(JSON.stringify({ type: "rename", id: 9999, name: "Ada" }))""")
    expect(page.get_by_test_id("seat-0")).to_contain_text("Ada")
    expect(field).to_have_value("gob")


# Seats that follow the options


def test_who_wants_to_play_twister_alone_has_one_seat(new_page: NewPage, address: str) -> None:
    page = new_page("de")
    page.goto(address)
    form = page.get_by_role("form", name="Neuer Tisch")
    form.get_by_role("radio", name="Dungeon Twister").check(force=True)
    expect(form.get_by_test_id("new-seat-1")).to_be_visible()
    form.get_by_role("radio", name="Grün").check(force=True)
    expect(form.get_by_test_id("new-seat-1")).to_have_count(0)
    form.get_by_role("radio", name="nein, zu zweit").check(force=True)
    expect(form.get_by_test_id("new-seat-1")).to_be_visible()


def test_twister_is_played_alone_from_the_shelf_at_the_level_that_was_chosen(new_page: NewPage, address: str) -> None:
    page = new_page("de")
    page.goto(address)
    card = page.get_by_test_id("game-twister")
    card.get_by_role("button", name="Gegner wählen").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="allein").check(force=True)
    dialog.get_by_role("radio", name="Blau").check(force=True)
    dialog.get_by_role("button", name="Fertig").click()
    card.get_by_role("button", name="Sofort spielen").click()
    asked = table.wait_for_turn(page)
    assert asked["table"]["options"]["solo"] == "blue"
    assert len(asked["table"]["places"]) == 1
