"""The page in a browser: from a click to the updated page, the first load, the opening of a long replay.

    python bench/browser.py [--clicks 40] [--loads 7] [--json]

All times are taken inside the page. A click counts from its own timestamp to the frame that shows the new state; a load
from the start of the navigation, with nothing in the cache. Beside it, in the same run: how long a fixed loop takes in
that page, and the fetching of a small static file.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from serving import post, served

RECORDS = Path(__file__).parents[1] / "tests" / "records"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
SEATS = [{"mine": True}] * 3

CLICKS = """
(() => {
  const Native = WebSocket;
  let step = 0, clicked = 0, arrived = 0;
  window.clicks = [];
  window.WebSocket = class extends Native {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", (event) => {
        const message = JSON.parse(event.data);
        if (message.type !== "state") return;
        if (clicked && message.step > step) arrived ||= performance.now();
        step = message.step;
      });
    }
  };
  addEventListener("click", (event) => {
    if (event.target.closest?.("button.go")) clicked = event.timeStamp;
  }, true);
  new MutationObserver(() => {
    if (!arrived) return;
    const since = clicked;
    const answer = arrived - clicked;
    arrived = clicked = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.clicks.push({ page: performance.now() - since, answer });
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})();
"""
"""The first change of the page after the new state has come, and the frame that shows it."""

SHOWN = """
(selector) => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.shown = performance.now());
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true });
}
"""

LOOP = """
() => {
  const begun = performance.now();
  let value = 1;
  for (let at = 0; at < 20_000_000; at += 1) value = (Math.imul(value, 1664525) + 1013904223) | 0;
  return [performance.now() - begun, value];
}
"""
FETCH = """
async () => {
  const begun = performance.now();
  await (await fetch("/favicon.svg", { cache: "no-store" })).text();
  return performance.now() - begun;
}
"""


def new_page(browser: Browser, script: str) -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
    page.add_init_script(script)
    return page


def ask(address: str, key: dict[str, Any], path: str = "", message: dict[str, Any] | None = None) -> Any:
    """The server over HTTP, as one seat."""
    headers = {"Authorization": f"Bearer {key['seat']}.{key['secret']}"}
    body = None if message is None else json.dumps(message).encode()
    with urllib.request.urlopen(
        urllib.request.Request(f"{address}/api/tables/{key['table']}{path}", body, headers)
    ) as answer:
        return json.load(answer)


def build_elsewhere(address: str, key: dict[str, Any]) -> None:
    """Another seat makes its move first, as bots do: the measured click ends the round."""
    state = ask(address, key)
    move = {"type": "play", "id": 1, "move": state["choices"][0]["move"], "number": state["question"]["number"]}
    ask(address, key, "/messages", move)


def click_to_page(browser: Browser, address: str, wanted: int) -> list[dict[str, float]]:
    """Rooms are built, three at a table: the new room, the next hand and all dungeons are shown."""
    times: list[dict[str, float]] = []
    while len(times) < wanted:
        key, *others = post(f"{address}/api/tables", {"game": "designer", "seats": SEATS})["keys"]
        page = new_page(browser, CLICKS)
        page.goto(f"{address}/table/{key['table']}#{key['seat']}.{key['secret']}")
        for count in range(1, 4):
            for other in others:
                build_elsewhere(address, other)
            page.locator("button.go").wait_for()
            _, room, col = ask(address, key)["choices"][0]["move"].split(" ")
            page.get_by_test_id(f"card-{room}").click()
            cell = page.get_by_test_id(f"cell-1-{col}")
            if cell.get_attribute("aria-pressed") != "true":
                cell.click()
            page.locator("button.go").click()
            page.wait_for_function("(count) => clicks.length >= count", arg=count, polling=20)
        times += page.evaluate("clicks")
        page.context.close()
    return times


def first_load(browser: Browser, address: str) -> dict[str, float]:
    page = new_page(browser, f"({SHOWN})('[data-testid^=game-] button')")
    page.goto(address, wait_until="load")
    page.wait_for_function("() => window.shown")
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    found: dict[str, float] = page.evaluate(
        """() => ({
          load: performance.getEntriesByType("navigation")[0].loadEventEnd,
          paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
          usable: shown,
        })"""
    )
    page.context.close()
    return found


def open_replay(browser: Browser, address: str, replay: str) -> float:
    page = new_page(browser, f"({SHOWN})('main [data-testid=cell-4-4]')")
    page.goto(f"{address}/replay/{replay}")
    page.wait_for_function("() => window.shown")
    shown: float = page.evaluate("shown")
    page.context.close()
    return shown


def yardsticks(browser: Browser, address: str) -> dict[str, float]:
    page = new_page(browser, "")
    page.goto(address)
    loops = [page.evaluate(LOOP)[0] for _ in range(7)]
    fetches = [page.evaluate(FETCH) for _ in range(30)]
    page.context.close()
    return {"loop_ms": middle(loops), "static_file_ms": middle(fetches)}


def middle(times: list[float]) -> float:
    return round(statistics.median(times), 1)


def measure(browser: Browser, address: str, clicks: int, loads: int) -> dict[str, Any]:
    longest = max(RECORDS.rglob("*.verlies"), key=lambda path: len(path.read_text().splitlines()))
    replay = post(f"{address}/api/records", longest.read_text())["replay"]
    opened = [open_replay(browser, address, replay) for _ in range(loads)]
    homes = [first_load(browser, address) for _ in range(loads)]
    times = click_to_page(browser, address, clicks)
    pages = [time["page"] for time in times]
    return {
        "click_to_page_ms": {
            "p50": middle(pages),
            "worst": round(max(pages), 1),
            "answer_p50": middle([time["answer"] for time in times]),
            "clicks": len(times),
        },
        "first_load_ms": {name: middle([home[name] for home in homes]) for name in homes[0]},
        "replay_ms": {"p50": middle(opened), "first": round(opened[0], 1), "record": longest.stem},
        "yardstick": yardsticks(browser, address),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--clicks", type=int, default=40)
    parser.add_argument("--loads", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        sys.exit("needs chromium (apt install chromium)")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        report = measure(browser, address, arguments.clicks, arguments.loads)
        browser.close()
    print(json.dumps(report) if arguments.json else "\n".join(f"{name:18} {value}" for name, value in report.items()))


if __name__ == "__main__":
    main()
