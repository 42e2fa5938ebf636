"""Languages, links, records, hostile names: everything around the table."""

from __future__ import annotations

import json
import random
import re
from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser import table
from browser.conftest import NewPage
from browser.steady import Steady
from verlies.server.app import CLIENT

HOSTILE = ["<img src=x onerror=hacked=1>", "<script>hacked=1</script>", "{{7*7}}\"'><svg onload=hi>"]


def fork_before(page: Page, address: str, pattern: str) -> table.State:
    step = table.steps_where("3-scored", pattern)[-1]
    return table.sit_down_at(page, address, "3-scored", step, table.ME_AND_BOTS)


# Language


def test_the_language_changes_at_once_everywhere_at_a_table(new_page: NewPage, address: str) -> None:
    page = new_page()
    asked = fork_before(page, address, "^0 build")
    page.get_by_role("tab", name="Chronicle").click()
    chronicle = page.get_by_role("tabpanel").get_by_role("listitem")
    hand = page.locator("[data-testid^=card-] .name")
    cards = page.evaluate("fetch('/api/games/designer/box').then((answer) => answer.json())")["cards"]
    rooms = asked["view"]["hand"]
    told = asked["lines"][-1]["text"]
    for lang, other in (("en", "de"), ("de", "en"), ("en", "de")):
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(hand).to_have_text([cards[room]["name"][lang] for room in rooms], use_inner_text=True)
        expect(chronicle.filter(has_text=told[lang])).not_to_have_count(0)
        expect(page.get_by_role("main").get_by_role("status").first).to_contain_text(asked["question"]["text"][lang])
        expect(page.get_by_role("region", name={"en": "Market", "de": "Markt"}[lang])).to_be_visible()
        page.get_by_role("button", name={"en": "English", "de": "Deutsch"}[other]).click()


@pytest.mark.parametrize(
    ("path", "english", "german"),
    [
        ("/", "Open tables", "Offene Tische"),
        ("/rules", "Every rule has a number.", "Jede Regel hat eine Nummer."),
        ("/about", "About Verlies", "Über Verlies"),
        ("/nowhere", "Nothing here but a wall", "Hier ist nur eine Mauer"),
    ],
)  # fmt: skip
def test_the_language_changes_at_once_on_a_page(
    new_page: NewPage, address: str, path: str, english: str, german: str
) -> None:
    page = new_page("de")
    page.goto(address + path)
    expect(page.get_by_text(german).first).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_text(english).first).to_be_visible()
    expect(page.get_by_text(german)).to_have_count(0)
    page.reload()
    expect(page.get_by_text(english).first).to_be_visible()


# Hostile text, and what a page may do


def test_hostile_names_are_text_and_nothing_runs(new_page: NewPage, address: str) -> None:
    seats = [{"mine": True, "name": name} for name in HOSTILE]
    opened = table.open_table(address, seats, name=HOSTILE[0])
    page = new_page()
    page.goto(table.seat_link(address, opened["keys"][0]))
    table.play_turn(page, random.Random(1))
    expect(page.get_by_role("heading", level=1)).to_contain_text(HOSTILE[0])
    for seat, name in enumerate(HOSTILE):
        expect(page.get_by_test_id(f"seat-{seat}")).to_contain_text(name)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_label("Name", exact=True).fill(HOSTILE[1])
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_test_id("seat-0")).to_contain_text(HOSTILE[1])
    page.goto(address)
    expect(page.get_by_test_id(f"table-{opened['table']}")).to_contain_text(HOSTILE[0])
    assert page.evaluate("'hacked' in window") is False
    assert page.locator("img[src=x], svg[onload]").count() == 0


def test_the_page_may_run_no_script_that_was_put_into_it(new_page: NewPage, address: str) -> None:
    page = new_page(may_say="Content Security Policy")
    page.goto(address)
    expect(page.get_by_role("button", name="Play now: Dungeon Designer")).to_be_visible()
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.hacked = 1";
          document.body.append(script);
          document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.hacked = 1'>");
        }"""
    )
    page.wait_for_function("() => document.querySelector('img[src=x]').complete")
    assert page.evaluate("'hacked' in window") is False


def test_nothing_is_fetched_from_another_host(new_page: NewPage, address: str) -> None:
    page = new_page(may_say="404")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    fork_before(page, address, "^0 buy")
    further = [new_page(may_say="404", beside=page) for _ in range(4)]
    for other, path in zip(further, ("/", "/rules", "/about", "/nowhere"), strict=True):
        other.goto(address + path)
        expect(other.get_by_role("heading", level=1)).to_be_attached()
    for other in further:
        other.wait_for_load_state("networkidle")
    here = urlsplit(address).netloc
    assert len(asked) > 20
    assert {urlsplit(url).netloc for url in asked if not url.startswith("data:")} == {here}


# Links


def test_the_key_of_a_seat_link_is_kept_and_gone_from_the_address(new_page: NewPage, address: str) -> None:
    opened = table.open_table(address, table.ME_AND_BOTS)
    page = new_page()
    assert table.sit_down(page, address, opened)["seat"] == 0
    assert page.url == f"{address}/table/{opened['table']}"
    page.reload()
    assert table.wait_for_turn(page)["seat"] == 0
    page.goto(address)
    expect(page.get_by_test_id(f"table-{opened['table']}")).to_contain_text("Your turn")


def test_a_wrong_seat_link_leads_to_watching_and_says_so(new_page: NewPage, address: str) -> None:
    opened = table.open_table(address, table.ME_AND_BOTS)
    page = new_page(may_say="403")
    page.goto(f"{address}/table/{opened['table']}#0.wrong")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="key")).to_be_visible()
    assert page.locator("[data-testid^=card-]").count() == 0


def test_a_wrong_seat_link_leaves_the_right_key_alone(new_page: NewPage, address: str) -> None:
    opened = table.open_table(address, table.ME_AND_BOTS)
    page = new_page(may_say="403")
    table.sit_down(page, address, opened)
    page.goto(f"{address}/rules")
    page.goto(f"{address}/table/{opened['table']}#0.wrong")
    expect(page.get_by_role("alert").filter(has_text="key")).to_be_visible()
    assert page.url == f"{address}/table/{opened['table']}"
    for _ in range(2):
        assert table.wait_for_turn(page)["seat"] == 0
        kept = page.evaluate("JSON.parse(localStorage.getItem('verlies.keys'))")
        assert kept == opened["keys"]
        page.reload()


def test_a_seat_link_works_where_the_table_is_already_open(new_page: NewPage, address: str) -> None:
    opened = table.open_table(address, table.ME_AND_BOTS)
    page = new_page(may_say="403")
    page.goto(f"{address}/table/{opened['table']}")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    page.evaluate("location.hash = '#0.wrong'")
    expect(page.get_by_role("alert").filter(has_text="key")).to_be_visible()
    expect(page.get_by_text("You are watching.")).to_be_visible()
    page.evaluate("(hash) => (location.hash = hash)", f"#0.{opened['keys'][0]['secret']}")
    table.wait_for(page, "state.seat === 0")
    expect(page.get_by_text("You are watching.")).to_be_hidden()


@pytest.mark.parametrize("path", ["/", "/rules/designer", "/table/"])
def test_an_address_that_cannot_be_decoded_does_no_harm(new_page: NewPage, address: str, path: str) -> None:
    page = new_page()
    if path == "/table/":
        path += table.open_table(address, table.ME_AND_BOTS)["table"]
    page.goto(f"{address}{path}#%E0%A4%A")
    expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()
    page.evaluate("location.hash = '#%'")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.parametrize("path", ["/table/AAAAAAAA", "/replay/AAAAAAAA", "/table/%3Cscript%3E", "/no/such/page"])
def test_a_wrong_link_leads_to_a_friendly_page(new_page: NewPage, address: str, path: str) -> None:
    page = new_page("de", may_say="404")
    page.goto(address + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Zum Eingang").click()
    expect(page.get_by_role("heading", name="Offene Tische")).to_be_visible()


# Rules and credits


def test_rules_are_found_by_words_and_by_number(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(f"{address}/rules")
    book = page.locator(".book")
    everything = book.get_by_role("listitem").count()
    page.get_by_role("searchbox").fill("secret passage")
    expect(page.get_by_role("status").first).to_contain_text("found")
    found = book.get_by_role("listitem")
    expect(found.first).to_be_visible()
    assert everything == 0 or 0 < found.count() < everything
    assert all("passage" in text.lower() for text in found.all_inner_texts())
    page.get_by_role("searchbox").fill("dd-bld-07")
    expect(found).to_have_count(1)
    page.get_by_role("searchbox").fill("no such words at all")
    expect(page.get_by_text("No rule contains").first).to_be_visible()
    page.goto(f"{address}/rules/designer#DD-SCO-05")
    expect(page.locator("#DD-SCO-05")).to_be_in_viewport()
    expect(page.locator("#DD-SCO-05")).to_be_focused()


def test_about_thanks_those_it_owes_something(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(address)
    page.get_by_role("navigation", name="Main menu").get_by_role("link", name="About").click()
    article = page.get_by_role("main")
    for who in ("Jordy Adan", "game-icons.net", "CC BY 3.0", "Lorc", "Cinzel", "Alegreya", "SIL Open Font License"):
        expect(article).to_contain_text(who)


# What is fetched


def built(source: str) -> str:
    """The file of the client that was made of this source."""
    return str(json.loads((CLIENT / "manifest.json").read_text("utf-8"))[source]["file"])


@pytest.mark.parametrize("file", [built("src/games/designer/Table.svelte"), "assets/icons-designer-*.svg"])
def test_a_table_that_could_not_be_fetched_can_be_tried_again(new_page: NewPage, address: str, file: str) -> None:
    page = new_page(may_say="Failed to load resource")
    opened = table.open_table(address, table.ME_AND_BOTS)
    page.route(f"**/{file}", lambda route: route.abort())
    page.goto(table.seat_link(address, opened["keys"][0]))
    expect(page.get_by_role("main")).to_contain_text("A part of this page could not be fetched.")
    page.unroute(f"**/{file}")
    page.get_by_role("button", name="Try again").click()
    assert table.wait_for_turn(page)["seat"] == 0
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()


def test_every_table_brings_its_own_signs(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.goto(address)
    for title in ("Dungeon Designer", "Tiny Epic Dungeons", "Dungeon Designer"):
        page.get_by_role("button", name=f"Play now: {title}").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
        expect(page.locator(".table use").first).to_be_attached()
        assert not table.undrawn(page)
        page.get_by_role("link", name="Verlies, home page").click()
        expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
        assert not table.undrawn(page)


# Records


@pytest.mark.parametrize("record", ["1-solo_won", "4-resigned", "5-scored"])
def test_a_record_can_be_opened_from_a_file(new_page: NewPage, address: str, record: str) -> None:
    page = new_page()
    page.goto(address)
    page.get_by_label("Open the file of a game").set_input_files(table.RECORDS / f"{record}.verlies")
    page.wait_for_url("**/replay/**")
    expect(page.locator("output")).to_contain_text("Move 0 of")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


def test_a_file_that_is_not_a_record_is_refused_with_a_reason(new_page: NewPage, address: str) -> None:
    page = new_page(may_say="400|413|422")
    page.goto(address)
    for body in (b"", b"not a record", b"\x00\xff" * 100, b'verlies record 1\ngame: "nothing"\n', b"x" * 3_000_000):
        file = {"name": "game.verlies", "mimeType": "text/plain", "buffer": body}
        page.get_by_label("Open the file of a game").set_input_files(file)  # type: ignore[arg-type]
        said = page.get_by_role("alert").filter(has_text=".")
        expect(said).to_be_visible()
        page.get_by_role("button", name="Close", exact=True).click()
        expect(said).to_be_hidden()


# Sounds


def test_sounds_are_made_only_for_whoever_asked_for_them(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.add_init_script(
        """window.made = [];
        const Native = AudioContext;
        window.AudioContext = class extends Native {
          createOscillator() {
            const tone = super.createOscillator();
            const start = tone.start.bind(tone);
            tone.start = (when) => { made.push("tone"); start(when); };
            return tone;
          }
          constructor() { super(); made.push("context"); }
        };"""
    )

    opened = table.open_table(address, [{"mine": True}, {"mine": True}])
    other = new_page()
    for player, key in zip((page, other), opened["keys"], strict=True):
        player.goto(table.seat_link(address, key))

    def a_round() -> None:
        """The other one builds last, so that it is my turn again."""
        for player in (page, other):
            asked = table.wait_for_turn(player)
            table.play_move(player, asked, asked["choices"][0]["move"])
        table.wait_for_turn(page)
        expect(page).to_have_title(re.compile("Your turn"))

    a_round()
    assert page.evaluate("made") == []
    page.get_by_role("button", name="Menu", exact=True).click()
    switch = page.get_by_role("group", name="Sounds")
    expect(switch.get_by_role("button", name="off")).to_have_attribute("aria-pressed", "true")
    switch.get_by_role("button", name="on").click()
    assert page.evaluate("made") == ["context", "tone", "tone"]
    page.keyboard.press("Escape")
    a_round()
    heard = ["context", *["tone"] * 4]
    assert page.evaluate("made") == heard
    page.get_by_role("button", name="Menu", exact=True).click()
    switch.get_by_role("button", name="off").click()
    page.keyboard.press("Escape")
    a_round()
    assert page.evaluate("made") == heard
    page.get_by_role("button", name="Menu", exact=True).click()
    switch.get_by_role("button", name="on").click()
    page.goto(address)
    kept = page.get_by_role("group", name="Sounds").get_by_role("button", name="on")
    expect(kept).to_have_attribute("aria-pressed", "true")


# Recap


def told_since(asked: table.State) -> list[str]:
    mine = max(line["step"] for line in asked["lines"] if line["seat"] == 0 and not line["forced"])
    return [line["text"]["en"] for line in asked["lines"] if line["step"] > mine]


def test_what_happened_since_my_last_move_is_in_the_menu(new_page: NewPage, address: str) -> None:
    page = new_page()
    asked = fork_before(page, address, "^0 buy")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Since your last move").click()
    told = page.get_by_role("dialog", name="Since your last move").get_by_role("listitem")
    expect(told).to_have_text(told_since(asked) or ["Nothing has happened since."])


def test_who_comes_back_after_a_while_can_read_up(new_page: NewPage, address: str) -> None:
    page = new_page()
    page.clock.set_fixed_time(datetime.now(UTC) + timedelta(hours=1))
    asked = next(
        asked
        for asked in (fork_before(page, address, pattern) for pattern in ("^1 build", "^2 build", "^0 build"))
        if told_since(asked)
    )
    steady = Steady(page)
    for size in ({"width": 360, "height": 740}, {"width": 1440, "height": 900}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        bar, strip = (each.bounding_box() for each in (page.get_by_role("banner"), page.locator(".strips .banner")))
        assert bar
        assert strip
        assert bar["y"] <= strip["y"]
        assert strip["y"] + strip["height"] <= bar["y"] + bar["height"]
        assert strip["x"] + strip["width"] <= size["width"]
    page.get_by_role("button", name="Hint").click(trial=True)
    steady.look("the strip is there")
    page.get_by_role("button", name="Read up").click()
    told = page.get_by_role("dialog", name="Since your last move").get_by_role("listitem")
    expect(told).to_have_text(told_since(asked))
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Read up")).to_have_count(0)
    steady.look("the strip is gone")
