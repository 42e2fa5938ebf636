"""At the table through the page: what is asked there, and answers by clicks, taps or keys."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page
from serving import post

from browser.steady import Steady

RECORDS = Path(__file__).parents[1] / "records" / "designer"
GO = {
    "en": {"build": "Build", "discard": "Discard", "keep": "Keep", "swap": "Swap", "move": "Move", "buy": "Buy",
           "pass": "Pass", "place": "Place", "skip": "Decline", "passing": "Pass …"},
    "de": {"build": "Bauen", "discard": "Ablegen", "keep": "Behalten", "swap": "Tauschen", "move": "Versetzen",
           "buy": "Kaufen", "pass": "Passen", "place": "Legen", "skip": "Verzichten", "passing": "Passen …"},
}  # fmt: skip
"""What is written on the button that does it."""

LISTEN = """
(() => {
  const Native = WebSocket;
  const told = { state: null, seats: {}, sockets: [], heard: 0 };
  window.told = told;
  window.WebSocket = class extends Native {
    constructor(...address) {
      super(...address);
      told.sockets.push(this);
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        setTimeout(() => {  // after the page has shown it
          if (message.type === "state") told.state = told.seats[message.seat] = message;
          if (message.type === "table" && told.state) told.state = { ...told.state, table: message };
          told.heard += 1;
        });
      });
    }
  };
})();
"""
"""Keeps, beside the page and without touching it, what the server told it last, also by seat."""

UNDRAWN = """
[...document.querySelectorAll("use")]
  .map((sign) => sign.getAttribute("href"))
  .filter((name) => !document.querySelector(name))
"""

State = dict[str, Any]
Seats = Sequence[Mapping[str, Any]]
ME_AND_BOTS: Seats = [{"mine": True}, {"level": "easy"}, {"level": "easy"}]
BOTS_AND_ME: Seats = [{"level": "easy"}, {"level": "easy"}, {"mine": True}]
Press = Callable[[Locator], None]


def listen(page: Page) -> Page:
    """Call it before the first page is opened."""
    page.add_init_script(LISTEN)
    return page


def state(page: Page) -> State:
    """What the server told this page last; as text, which a browser writes much faster than playwright does."""
    told: State = json.loads(page.evaluate("JSON.stringify(told.state)"))
    return told


def wait_for_state(page: Page, find: str, argument: Any) -> State:
    """Until this function finds a state; returns it."""
    script = f"(arg) => {{ const found = ({find})(arg); return found ? JSON.stringify(found) : null; }}"
    found: State = json.loads(page.wait_for_function(script, arg=argument, polling=15).json_value())
    return found


def wait_for(page: Page, condition: str, argument: Any = None) -> None:
    """Until an expression about `state` (and `arg`) is true."""
    script = f"(arg) => {{ const state = window.told?.state; return !!state && !!({condition}); }}"
    page.wait_for_function(script, arg=argument, polling=15)


def wait_for_turn(page: Page) -> State:
    """Until this seat has something to decide or the game is over; what is the only move, the server plays."""
    find = "() => told.state?.outcome || told.state?.choices.length > 1 ? told.state : null"
    return wait_for_state(page, find, None)


def wait_after(page: Page, number: int) -> None:
    """Until the question with this number has been answered."""
    wait_for(page, "state.outcome || state.question?.number !== arg", number)


def undrawn(page: Page) -> list[str]:
    """The signs on the page that no file of signs has."""
    page.wait_for_selector("#icon-gate", state="attached")
    missing: list[str] = page.evaluate(UNDRAWN)
    return missing


# Answers


def click(target: Locator) -> None:
    target.click()


def tap(target: Locator) -> None:
    target.tap()


def pressed(target: Locator) -> bool:
    return target.get_attribute("aria-pressed") == "true"


def go(page: Page, verb: str) -> Locator:
    lang = page.locator("html").get_attribute("lang") or "en"
    said = re.compile(rf"^{GO[lang][verb]}(?! …)")  # passing says on its button, too, what it costs
    return page.locator(".actions").get_by_role("button", name=said)


def pick(page: Page, move: str, year: int, press: Press = click) -> None:
    """Point at everything that a move names, in the order in which it names it."""
    verb, *words = move.split(" ")

    def point(testid: str) -> None:
        target = page.get_by_test_id(testid)
        if not pressed(target):
            press(target)

    if verb in ("build", "discard", "keep"):
        point(f"card-{words[0]}")
        if verb == "build":
            point(f"cell-{year}-{words[1]}")
    elif verb == "buy":
        point(f"part-{words[0]}-{words[1]}")
    elif verb == "pass" and words:
        point(f"challenge-{words[0]}")
    elif verb == "pass" and not go(page, "pass").count():
        press(go(page, "passing"))
    elif verb == "place":
        point(f"tile-{words[0]}")
        point(f"edge-{words[1]}-{words[2]}" if len(words) == 3 else cell(words[1]))
    elif verb == "swap":
        point(f"cell-{year}-{words[0]}")
        point(f"cell-{year}-{words[1]}")
    elif verb == "move":
        point(f"tile-{words[0]}-{words[1]}")
        point(cell(words[2]))


def cell(spot: str) -> str:
    """The test id of a place such as r2c3."""
    return f"cell-{spot[1]}-{spot[3]}"


def play_move(page: Page, asked: State, move: str, press: Press = click) -> None:
    """Make this move, and wait until it is made."""
    pick(page, move, asked["view"]["year"], press)
    press(go(page, move.split(" ")[0]))
    wait_after(page, asked["question"]["number"])


def choose(asked: State, chance: random.Random) -> str:
    """Any legal move; at the market one purchase a year, as long as there is gold for it."""
    moves: list[str] = [choice["move"] for choice in asked["choices"]]
    passes = [move for move in moves if move.startswith("pass")]
    if not passes:
        return chance.choice(moves)
    buys = [move for move in moves if move.startswith("buy")]
    rooms = [room for row in asked["view"]["players"][asked["seat"]]["dungeon"] for room in row if room]
    tiles = sum(1 for room in rooms for slot in room["slots"].values() if slot and slot["tile"])
    return chance.choice(buys if buys and tiles < asked["view"]["year"] else passes)


def play_turn(page: Page, chance: random.Random, press: Press = click, steady: Steady | None = None) -> State | None:
    """Answer the next question; returns it, or None if the game is over. On the way it is seen that the board stays."""
    asked = wait_for_turn(page)
    if asked["outcome"]:
        if steady:
            steady.look("the end")
        return None
    move = choose(asked, chance)
    if steady:
        steady.look(asked["question"]["kind"])
        pick(page, move, asked["view"]["year"], press)
        steady.look(move)
    play_move(page, asked, move, press)
    return asked


# Tables made without the page


def open_table(address: str, seats: Seats, **further: Any) -> dict[str, Any]:
    opened: dict[str, Any] = post(f"{address}/api/tables", {"game": "designer", "seats": seats, **further})
    return opened


def seat_link(address: str, key: dict[str, Any]) -> str:
    return f"{address}/table/{key['table']}#{key['seat']}.{key['secret']}"


def sit_down(page: Page, address: str, opened: dict[str, Any]) -> State:
    """Open the link of the first seat, and wait until it has something to decide."""
    page.goto(seat_link(address, opened["keys"][0]))
    return wait_for_turn(page)


def sit_down_at(page: Page, address: str, record: str, step: int, seats: Seats = BOTS_AND_ME) -> State:
    """Sit down at a position of a record, after this many moves of seats."""
    return sit_down(page, address, fork(address, upload(address, record), step, seats))


def bring_seat(page: Page, address: str, key: dict[str, Any]) -> None:
    """Open the link of a seat, and wait until the browser has kept its key."""
    page.goto(seat_link(address, key))
    page.wait_for_function("(secret) => localStorage['verlies.keys']?.includes(secret)", arg=key["secret"], polling=15)


def bring_keys(page: Page, address: str, opened: dict[str, Any]) -> None:
    """Open a table with all keys that were given out for it."""
    page.goto(f"{address}/about")
    page.evaluate("(keys) => localStorage.setItem('verlies.keys', JSON.stringify(keys))", opened["keys"])
    page.goto(f"{address}/table/{opened['table']}")


def upload(address: str, name: str) -> str:
    """The id of the replay of a record from tests/records."""
    uploaded = post(f"{address}/api/records", (RECORDS / f"{name}.verlies").read_text())
    return str(uploaded["replay"])


def fork(address: str, replay: str, step: int, seats: Seats) -> dict[str, Any]:
    """A table that goes on from a position of a replay."""
    opened: dict[str, Any] = post(f"{address}/api/replays/{replay}/fork", {"step": step, "seats": seats})
    return opened


def steps_where(name: str, pattern: str) -> list[int]:
    """After how many moves of seats a record comes to a move like this."""
    body = (RECORDS / f"{name}.verlies").read_text().split("\n\n", 1)[1].splitlines()
    moves = [line for line in body if line and not line.startswith("*")]
    return [at for at, line in enumerate(moves) if re.search(pattern, line)]
