"""The page in a browser: from a click to the updated page, the first load, the opening of a long replay.

    python bench/browser.py [--clicks 40] [--loads 7] [--json]

A click counts from its own timestamp to the frame that shows the new state, as median and 95th percentile, with the
share of each part: until it is sent, on its way, in the server (rules, writing, showing), drawing. A load counts from
the start of the navigation, with nothing in the cache. Beside it, in the same run: how long a fixed loop takes in that
page, how fast the one of `verlies bench` runs, and the fetching of a small static file.
"""

from __future__ import annotations

import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

import timed
from command import options, show
from playwright.sync_api import Browser, Page, sync_playwright
from serving import Server, post

from verlies.bench import calibrate

RECORDS = Path(__file__).parents[1] / "tests" / "records"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]

PARTS = ("page", "sending", "wire", "server", "rules", "writing", "showing", "drawing")
"""From the click to the changed page: browser, network and event loop, server (rules, writing, showing), drawing."""
TABLES: dict[str, tuple[list[dict[str, Any]], dict[str, str]]] = {
    "designer": ([{"mine": True}, *[{"level": "easy"}] * 2], {}),
    "pathways": ([{"mine": True}, {"level": "easy"}], {}),
    "tiny": ([{"mine": True}, {"level": "easy"}], {}),
    "twister": ([{"mine": True}], {"solo": "green"}),
}
"""Who sits there, and by which options, for the clicks of each game."""

CLICKS = """
(() => {
  const Native = WebSocket;
  let clicked = 0, sent = 0, arrived = 0;
  window.clicks = [];
  window.WebSocket = class extends Native {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        if (sent && data.startsWith('{"type":"state"')) arrived ||= performance.now();
      });
    }
    send(data) {
      if (clicked && data.includes('"type":"play"')) sent = performance.now();
      super.send(data);
    }
  };
  addEventListener("click", (event) => {
    if (event.target.closest?.("[role=dialog] .acts .primary")) clicked = event.timeStamp;
  }, true);
  new MutationObserver(() => {
    if (!arrived) return;
    const times = { sending: sent - clicked, answer: arrived - sent };
    const since = clicked, told = arrived;
    clicked = sent = arrived = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        window.clicks.push({ ...times, drawing: now - told, page: now - since });
      };
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


def click_to_page(browser: Browser, address: str, times: Path, game: str, wanted: int) -> list[dict[str, float]]:
    """Moves that a hint names are played by a click on it: the same in all games, whatever is asked."""
    seats, options = TABLES[game]
    found: list[dict[str, float]] = []
    while len(found) < wanted:
        key = post(f"{address}/api/tables", {"game": game, "seats": seats, "options": options})["keys"][0]
        page = new_page(browser, CLICKS)
        page.goto(f"{address}/table/{key['table']}#{key['seat']}.{key['secret']}")
        go = page.locator("[role=dialog] .acts .primary")
        hint = page.locator("button.act[aria-disabled=false]", has_text="Hint")
        times.write_text("")
        made = 0
        while len(found) + made < wanted and not page.locator("dialog[open]").count():
            hint.wait_for()
            if not go.count():
                hint.click()
            go.click()
            made += 1
            page.wait_for_function("(count) => clicks.length >= count", arg=made, polling=20)
        server = [json.loads(line) for line in times.read_text().splitlines()]
        found += [{**click, **parts} for click, parts in zip(page.evaluate("clicks"), server, strict=True)]
        page.context.close()
    for click in found:
        click["wire"] = click["answer"] - click["server"]
    return found


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
    page = new_page(browser, f"({SHOWN})('main.tabletop > *')")
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
    python = [calibrate() for _ in range(100)]
    return {
        "loop_ms": middle(loops),
        "static_file_ms": middle(fetches),
        "calibration_best": round(max(python)),
        "calibration_median": round(statistics.median(python)),
    }


def middle(times: list[float]) -> float:
    return round(statistics.median(times), 1)


def parts_of(times: list[dict[str, float]]) -> dict[str, str]:
    """Median and 95th percentile of the whole way from a click to the page, and of each part of it."""
    return {
        part: f"{middle(found)}/{sorted(found)[int(len(found) * 0.95)]:.1f}"
        for part in PARTS
        for found in [[time.get(part, 0.0) for time in times]]
    }


def measure(browser: Browser, address: str, times: Path, clicks: int, loads: int) -> dict[str, Any]:
    longest = max(RECORDS.rglob("*.verlies"), key=lambda path: len(path.read_text().splitlines()))
    replay = post(f"{address}/api/records", longest.read_text())["replay"]
    opened = [open_replay(browser, address, replay) for _ in range(loads)]
    homes = [first_load(browser, address) for _ in range(loads)]
    clicked = {game: parts_of(click_to_page(browser, address, times, game, clicks)) for game in TABLES}
    return {
        **{f"{game}_click_ms": parts for game, parts in clicked.items()},
        "first_load_ms": {name: middle([home[name] for home in homes]) for name in homes[0]},
        "replay_ms": {"p50": middle(opened), "first": round(opened[0], 1), "record": longest.stem},
        "yardstick": yardsticks(browser, address),
    }


def main() -> None:
    arguments = options(__doc__, clicks=40, loads=7)
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        sys.exit("needs chromium (apt install chromium)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), Path(timed.__file__))
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            report = measure(browser, server.address, Path(folder) / timed.TIMES, arguments.clicks, arguments.loads)
            browser.close()
        finally:
            server.stop()
    show(report, arguments.json)


if __name__ == "__main__":
    main()
