"""Two people at one device: a curtain keeps their hands apart."""

from __future__ import annotations

import random
from itertools import pairwise

from playwright.sync_api import Page, expect

from browser import table
from browser.conftest import NewPage


def look(page: Page, name: str) -> table.State:
    """Draw the curtain for somebody; returns what they are told."""
    page.evaluate("told.state = null")
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    return table.wait_for_turn(page)


def check_hidden(page: Page, told: table.State) -> None:
    """Nothing in the page says what is in this hand."""
    public = {room["room"] for player in told["view"]["players"] for row in player["dungeon"] for room in row if room}
    content = page.content()
    for room in set(told["view"]["hand"]) - public:
        assert f"card-{room}" not in content
        assert room not in content


def test_two_at_one_device_never_see_the_hand_of_the_other(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(address)
    page.get_by_label("Your name", exact=True).fill("Ada")
    while page.get_by_test_id("new-seat-2").count():
        page.get_by_role("button", name="Drop seat").click()
    page.get_by_test_id("new-seat-1").get_by_role("button", name="Me, at this device").click()
    page.get_by_label("Your name on Blue").fill("Bob")
    page.get_by_role("button", name="Open the table").click()

    curtain = page.get_by_role("dialog", name="It is Ada's turn.")
    expect(curtain).to_be_visible()
    assert "card-" not in page.content()
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    ada = look(page, "Ada")
    assert ada["seat"] == 0
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(5)
    names = [page.get_by_test_id(f"card-{room}").locator(".name").inner_text() for room in ada["view"]["hand"]]

    chance = random.Random(2)
    while page.get_by_role("dialog").count() == 0 or not page.get_by_role("dialog").is_visible():
        told = table.wait_for_turn(page)
        check_curtain_or_play(page, told, chance)
    expect(page.get_by_role("dialog", name="It is Bob's turn.")).to_be_visible()
    check_hidden(page, ada)
    assert not any(name in page.content() for name in names)
    assert "card-" not in page.content()

    bob = look(page, "Bob")
    assert bob["seat"] == 1
    check_hidden(page, ada)
    assert not set(ada["view"]["hand"]) & set(bob["view"]["hand"])
    page.reload()
    expect(page.get_by_role("dialog", name="It is Bob's turn.")).to_be_visible()
    assert "card-" not in page.content()


def check_curtain_or_play(page: Page, told: table.State, chance: random.Random) -> None:
    """One decision of whoever looks; the next may be theirs too, else the curtain falls."""
    move = table.choose(told, chance)
    table.pick(page, move, told["view"]["year"])
    table.go(page, move.split(" ")[0]).click()
    page.wait_for_function(
        "(number) => document.querySelector('dialog[open]') || told.state?.question?.number !== number",
        arg=told["question"]["number"],
        polling=15,
    )


def test_the_curtain_falls_between_any_two_decisions_of_different_people(new_page: NewPage, address: str) -> None:
    """Both seats were brought here by their links."""
    opened = table.open_table(address, [{"mine": True, "name": "Ada"}, {"mine": True, "name": "Bob"}])
    page = new_page()
    for key in opened["keys"]:
        table.bring_seat(page, address, key)
    page.reload()
    chance = random.Random(4)
    curtain = page.get_by_role("dialog").filter(has_text="Pass the device on.")
    seen: list[str] = []
    while len(seen) < 5:
        expect(curtain).to_be_visible()
        assert "card-" not in page.content()
        name = "Ada" if "Ada" in curtain.inner_text() else "Bob"
        seen.append(name)
        told = look(page, name)
        assert told["seat"] == ("Ada", "Bob").index(name)
        while not curtain.is_visible():
            check_curtain_or_play(page, table.wait_for_turn(page), chance)
    assert all(one != other for one, other in pairwise(seen))
    assert {"Ada", "Bob"} == set(seen)
