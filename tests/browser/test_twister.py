"""Dungeon Twister: Prison through the page: a whole duel in two browsers, by keys and by touch, and what stays hidden."""

from __future__ import annotations

from playwright.sync_api import Page, TimeoutError, expect
from serving import post

from browser import table, twister
from browser.conftest import NewPage, Stack


def test_a_duel_in_two_browsers(new_page: NewPage, address: str, stack: Stack) -> None:
    """As recorded, from the secret start to the last figure that leaves; a third browser watches."""
    record = twister.read(twister.DUEL)
    stack(twister.dealt(record))
    seats = [{"mine": True, "name": "Ada"}, {"mine": True, "name": "Bob"}]
    opened = post(f"{address}/api/tables", {"game": "twister", "seats": seats, "options": record.options})
    pages = [new_page(), new_page("de")]
    watcher = new_page()
    watcher.goto(f"{address}/table/{opened['table']}")
    for page, key in zip(pages, opened["keys"], strict=True):
        page.goto(table.seat_link(address, key))
    players = [twister.Player(page) for page in pages]
    moves = twister.moves_of(record)
    step = 0
    while step < len(moves):
        told = [twister.settled(page, step) for page in pages]
        step = max(state["step"] for state in told)
        if any(state["step"] < step for state in told):
            continue
        if told[0]["outcome"]:
            break
        seat, move = moves[step]
        print(f"{__import__('time').time() % 1000:.2f}", seat, move)
        for page in pages:
            twister.go_on(page)
        try:
            players[seat].play(told[seat], move)
        except TimeoutError as error:
            pages[seat].screenshot(path="/tmp/web-tests/fail.png")
            said = pages[seat].get_by_role("alert").all_inner_texts()
            raise AssertionError(f"{seat} {move} after {step} moves: {said}") from error
        step += 1
    for page in pages:
        assert twister.settled(page, len(moves))["outcome"]
