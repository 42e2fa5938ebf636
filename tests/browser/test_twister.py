"""Dungeon Twister through the page: a whole duel in two browsers, by keys and by touch, and what stays hidden."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from serving import post

from browser import table, twister
from browser.conftest import NewPage, Stack
from browser.steady import Steady, one_is_gold
from browser.test_axe import check_scene
from browser.test_phone import MAIN, PHONE, TARGETS

OFTEN = 4
"""After how many moves page and server are compared."""
ME = {"mine": True}
BOT = {"level": "easy"}


def sit_down(page: Page, address: str, opened: dict[str, Any], seat: int) -> table.State:
    """Open the link of a seat; returns what it is asked first."""
    page.goto(table.seat_link(address, next(key for key in opened["keys"] if key["seat"] == seat)))
    return twister.settled(page)


def hides(state: table.State) -> None:
    """Nothing that this seat, or a spectator, may not know is in its view."""
    view, seat = state["view"], state["seat"]
    tokens = [token for slot in view["slots"] if not slot["up"] for token in slot["tokens"]]  # TW-REV-08
    for thing in [piece for piece in view["pieces"] if piece["hidden"]] + tokens:
        assert (thing["kind"] is not None) == (thing["seat"] == seat)
    if seat is None:
        assert not state["question"]
        assert not state["choices"]
        assert not view["combat"] or view["combat"]["mine"] is None


def test_a_duel_in_two_browsers(new_page: NewPage, address: str, stack: Stack) -> None:
    """As recorded, from the secret start to the last who leaves: by mouse and on a phone; a third browser watches."""
    record = twister.read(twister.DUEL)
    stack(twister.dealt(record))
    seats = [{**ME, "name": "Ada"}, {**ME, "name": "Bob"}]
    opened = post(f"{address}/api/tables", {"game": "twister", "seats": seats, "options": record.options})
    pages = [new_page("en", 1024, 768), new_page("de", **PHONE)]
    watcher = new_page("en")
    watcher.goto(f"{address}/table/{opened['table']}")
    for seat, page in enumerate(pages):
        sit_down(page, address, opened, seat)
    twister.settled(watcher)
    boards = [Steady(page) for page in (*pages, watcher)]
    players = [twister.Player(page, press) for page, press in zip(pages, (table.click, table.tap), strict=True)]
    moves = twister.moves_of(record)
    step = 0
    while step < len(moves):
        states = [twister.settled(page, step) for page in pages]
        step = max(state["step"] for state in states)
        if any(state["step"] < step for state in states):
            continue
        seat, move = moves[step]
        for player in players:
            twister.go_on(player.page, player.press)
        try:
            players[seat].play(states[seat], move)
        except TimeoutError as error:
            said = pages[seat].get_by_role("alert").all_inner_texts()
            raise AssertionError(f"{seat} {move} after {step} moves: {said}") from error
        step += 1
        for board in boards:
            board.look(move)
        if step % OFTEN == 0:
            for page in (*pages, watcher):
                state = twister.settled(page, step)
                hides(state)
                told = twister.told(state)
                if page is pages[1] and state["view"]["reveal"]:  # on a phone tokens lie where AP stand otherwise
                    told["ap"] = None
                assert twister.shown(page) == told, f"after {move}"
            assert not table.undrawn(pages[seat])
    outcome = twister.settled(pages[0], step)["outcome"]
    for page, lang, title in zip(
        (*pages, watcher), ["en", "de", "en"], ("You win!", "Du verlierst.", "Ada wins."), strict=True
    ):
        assert twister.settled(page, step)["outcome"] == outcome
        ceremony = page.get_by_role("dialog", name=title)
        expect(ceremony).to_contain_text(outcome["text"][lang])
        expect(ceremony).to_contain_text("Ada")
        page.keyboard.press("Escape")
        expect(ceremony).to_be_hidden()
    for board in boards:
        board.look("the ceremony is closed")
        one_is_gold(board.page)
    expect(pages[0].get_by_test_id("seat-0")).to_contain_text("3 points")


def test_a_turn_by_keyboard_alone(new_page: NewPage, address: str) -> None:
    opened = twister.fork(address, twister.step_before("0 play 4"), ME, BOT)
    page = new_page()
    state = sit_down(page, address, opened, 0)
    typist = twister.Typist(page)
    state = typist.play(state, "play 4")
    state = typist.play(state, "fight l4")
    expect(page.get_by_test_id("combat")).to_be_focused()
    typist.play(state, "card 2")
    typist.see()
    expect(page.get_by_test_id("combat")).to_have_count(0)
    state = twister.asked(page, "act")
    assert state["view"]["vp"] == [1, 0]
    state = typist.play(state, "go cleric h7")
    typist.select(state, "telepath")
    state = typist.play(state, "turn 38B ccw")
    assert next(slot["turned"] for slot in state["view"]["slots"] if slot["hall"] == "38B") == 1
    state = typist.play(state, "end")
    assert state["view"]["number"] > 3
    assert not typist.lost, f"focus was lost after {typist.lost}"


def test_tokens_are_laid_and_placed_by_keyboard(new_page: NewPage, address: str, stack: Stack) -> None:
    page = new_page()
    typist = twister.Typist(page)
    stack("lot yellow")
    opened = twister.fork(address, twister.step_before("0 start banshee"), ME, BOT)
    state = typist.play(sit_down(page, address, opened, 0), "start banshee f4")
    typist.play(state, "lay telepath S3")
    opened = twister.fork(address, twister.step_before("0 place yellow telepath"), ME, BOT)
    state = typist.play(sit_down(page, address, opened, 0), "place yellow telepath j2")
    assert twister.stands(state, "telepath") == "j2"
    assert not typist.lost, f"focus was lost after {typist.lost}"


def test_asking_for_the_rest_at_random_moves_no_token(new_page: NewPage, address: str, stack: Stack) -> None:
    stack("lot yellow")
    page = new_page(width=1440, height=900)
    sit_down(page, address, post(f"{address}/api/tables", {"game": "twister", "seats": [ME, BOT]}), 0)
    token = page.get_by_test_id("start-banshee")
    before = token.bounding_box()
    page.get_by_test_id("rest").click()
    expect(page.get_by_role("button", name="Yes, at random")).to_be_visible()
    assert token.bounding_box() == before


def lay_rest(page: Page) -> None:
    page.get_by_test_id("rest").click()
    page.get_by_role("button", name="Yes, at random").click()


def test_the_rest_is_laid_at_random(new_page: NewPage, address: str, stack: Stack) -> None:
    """One click and one undo on the circles; then in turns with the other side, with free places counted truly."""
    stack("lot yellow")
    opened = post(f"{address}/api/tables", {"game": "twister", "seats": [ME, ME]})
    page, other = new_page(), new_page()
    began = sit_down(page, address, opened, 0)
    sit_down(other, address, opened, 1)
    lay_rest(page)
    table.wait_for(page, "state.step === arg", 4)
    page.get_by_role("button", name="Undo").click()
    table.wait_for(page, "state.step === arg", began["step"])
    lay_rest(page)
    lay_rest(other)
    for one in (page, other):
        table.wait_for(one, "state.view.phase === 'lay'")
    state = twister.Player(page).play(twister.asked(page, "lay"), "lay key S3")
    free = sum(slot["room"] for slot in state["view"]["slots"])
    assert free == 19
    expect(page.get_by_test_id("help")).to_have_text("Blue lays a token.")
    expect(page.locator("[data-free]")).to_have_count(free)
    expect(other.get_by_test_id("help")).to_contain_text(f"{free} places left")
    lay_rest(other)
    twister.asked(page, "lay")
    lay_rest(page)
    for one in (page, other):
        table.wait_for(one, "state.view.phase === 'turn'")
        assert not "".join(one.get_by_role("alert").all_inner_texts())


def fits(page: Page) -> None:
    """Nothing is wider than the screen, all is large enough for a finger; portcullises are in the list, too."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not [small for small in page.evaluate(TARGETS, MAIN) if "BUTTON gate" not in small]


def test_a_turn_by_touch_on_a_phone(new_page: NewPage, address: str, stack: Stack) -> None:
    """The first tap shows, the second does it."""
    stack("hall 38B 2")
    opened = twister.fork(address, twister.step_before("1 play 3"), BOT, ME)
    page = new_page("de", **PHONE)
    state = sit_down(page, address, opened, 1)
    player = twister.Player(page, table.tap)
    fits(page)
    state = player.play(state, "play 3")
    page.locator('[data-board] [data-slot="S5"]').tap()
    expect(page.get_by_test_id("ap")).to_have_attribute("aria-label", "3 von 3 AP übrig")
    page.locator('[data-board] [data-slot="S5"]').tap()
    state = twister.settled(page, state["step"] + 1)
    fits(page)
    for move in ("place blue colossus l4", "place yellow colossus l5"):
        state = player.play(state, move)
    state = player.play(twister.asked(page, "act"), "fight l5")
    fits(page)
    page.get_by_role("button", name="Menü").tap(trial=True)
    player.play(state, "card 2")
    state = twister.asked(page, "act")
    fits(page)
    twister.go_on(page, table.tap)
    player.select(state, "naga")
    twister.spot(page, "q8").tap()
    fits(page)
    assert twister.settled(page)["step"] == state["step"]
    twister.spot(page, "q8").tap()
    state = twister.settled(page, state["step"] + 1)
    assert twister.stands(state, "naga") == "q8"
    assert twister.choices(state) == ["end"]
    state = player.play(state, "end")
    assert state["view"]["number"] > 2


UNDER = """
(square) => {
  const there = document.querySelector(`[data-board] [data-square="${square}"]`);
  const { x, y, width, height } = there.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-square]")?.dataset.square;
}
"""
"""The square that a finger touches there, if nothing lies over it."""


def test_on_a_phone_nothing_lies_over_where_a_token_goes_or_who_is_attacked(new_page: NewPage, address: str) -> None:
    opened = post(f"{address}/api/tables", {"game": "twister", "seats": [ME, BOT]})
    page = new_page("de", **PHONE)
    page.goto(table.seat_link(address, opened["keys"][0]))
    state = twister.asked(page, "start")
    token, circle = twister.choices(state)[0].rsplit(" ", 1)
    page.get_by_test_id(token.replace(" ", "-")).tap()
    assert page.evaluate(UNDER, circle) == circle

    opened = twister.fork(address, twister.step_before("1 fight"), BOT, ME)
    state = sit_down(page, address, opened, 1)
    fight = next(move for move in twister.choices(state) if move.startswith("fight"))
    target = fight.rsplit(" ", 1)[1]
    twister.spot(page, target).tap()
    expect(page.get_by_role("region", name="Kampfvorschau")).to_be_visible()
    assert page.evaluate(UNDER, target) == target


REFUSED = {"i7": "TW-MOV-03", "m3": "TW-MOV-02", "q2": "TW-CBT-01"}
"""What the Cleric cannot do: a pit without a rope, a closed portcullis on the way, an enemy far away."""


def test_what_is_refused_is_explained(new_page: NewPage, address: str) -> None:
    opened = twister.fork(address, twister.step_before("0 fight l4"), ME, BOT)
    page = new_page()
    state = sit_down(page, address, opened, 0)
    twister.Player(page).select(state, "cleric")
    bubble = page.get_by_role("alert").filter(has=page.get_by_role("link"))
    for square, rule in REFUSED.items():
        twister.spot(page, square).click()
        expect(bubble.get_by_role("link", name=rule)).to_be_visible()
    page.locator('[data-gate="38A-P1"]').click()
    bubble.get_by_role("link", name="TW-PRT-02").click()
    expect(page.locator('[data-rule="TW-PRT-02"]')).to_be_in_viewport()
    assert twister.settled(page)["step"] == state["step"]


def test_who_clicks_on_another_own_figure_is_asked_before_it_is_pushed(new_page: NewPage, address: str) -> None:
    opened = twister.fork(address, twister.step_before("0 fight l4"), ME, BOT)
    page = new_page()
    state = sit_down(page, address, opened, 0)
    assert "push f7" in twister.choices(state)
    for figure in ("telepath", "cleric", "banshee"):
        twister.spot(page, twister.stands(state, figure)).click()
        expect(twister.square_of(page, twister.stands(state, figure))).to_have_attribute("aria-pressed", "true")
    twister.spot(page, "f7").click()
    menu = page.get_by_role("menu")
    expect(menu.locator('[data-move="push f7"]')).to_be_visible()
    menu.get_by_role("menuitem", name="Select Cleric").click()
    expect(twister.square_of(page, "f7")).to_have_attribute("aria-pressed", "true")
    assert twister.settled(page)["step"] == state["step"]


TWINS = "2-teams=draft-handicap=blue_2-target=7-deserted"
"""A draft in which yellow took two keys."""


def test_two_items_of_a_kind_lie_on_the_board(new_page: NewPage, address: str) -> None:
    opened = twister.fork(address, 47, ME, ME, record=twister.read(TWINS))
    page = new_page()
    state = sit_down(page, address, opened, 0)
    keys = [item["square"] for item in state["view"]["items"] if (item["seat"], item["kind"]) == (0, "key")]
    assert len(keys) == 2
    shown = page.locator('[data-piece^="0 key"]').evaluate_all("all => all.map((one) => one.dataset.square)")
    assert sorted(shown) == sorted(keys)


def test_a_move_can_be_taken_back_before_the_turn_ends_but_no_quarter_turn(new_page: NewPage, address: str) -> None:
    opened = twister.fork(address, twister.step_before("0 turn 38B"), ME, BOT)
    page = new_page()
    state = sit_down(page, address, opened, 0)
    player = twister.Player(page)
    undo = page.get_by_role("button", name="Undo")
    after = player.play(state, "go cleric h7")
    assert twister.choices(after) == ["end"]
    undo.click()
    table.wait_for(page, "state.step === arg", state["step"])
    state = twister.settled(page)
    assert twister.stands(state, "cleric") == "i6"
    assert twister.shown(page)["ap"] == 1
    state = player.play(state, "turn 38B ccw")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.get_by_role("alert").get_by_role("link", name="TW-ACT-03")).to_be_visible()
    assert twister.settled(page)["step"] == state["step"]


def test_a_way_and_an_attack_are_one_click_and_one_undo(new_page: NewPage, address: str) -> None:
    opened = twister.fork(address, 90, ME, ME, record=twister.read("2-points"))
    page = new_page()
    state = sit_down(page, address, opened, 0)
    page.get_by_role("button", name="Mage: in play").first.click()
    page.keyboard.press("ArrowUp")
    expect(twister.square_of(page, "f10")).to_be_focused()
    twister.spot(page, "g6").click()
    preview = page.get_by_role("region", name="Combat preview")
    expect(preview).to_contain_text("Win 4%, tie 6%, loss 90%")
    expect(page.get_by_text("Mage walks to f6 and attacks Colossus (2 AP).")).to_be_visible()
    page.get_by_role("tab", name="Points").click()
    page.keyboard.press("Enter")
    table.wait_for(page, "state.question?.kind === 'combat_card'")
    assert twister.settled(page)["step"] == state["step"] + 2
    page.get_by_test_id("card-1").click()
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    table.wait_for(page, "state.view.combat.mine === 5")
    page.get_by_role("button", name="Look at the dungeon").click()
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    table.wait_for(page, "state.step === arg", state["step"] + 2)
    undo.click()
    table.wait_for(page, "state.step === arg", state["step"])
    assert twister.stands(twister.settled(page), "mage") == "f10"


SEEN = """
() => {
  const page = document.documentElement.cloneNode(true);
  page.querySelector("[data-testid=announcer]").remove();
  return page.outerHTML;
}
"""
"""All that is on the page; what is read aloud comes sooner or later and is in the chronicle, too."""


def overhear(page: Page) -> list[str]:
    """What comes in from the server, from now on."""
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


class Company:
    """Two seats and a spectator, and what comes to each of them."""

    def __init__(self, new_page: NewPage, address: str) -> None:
        self.address = address
        self.pages = [new_page(width=1024, height=768) for _ in range(3)]
        self.frames = [overhear(page) for page in self.pages]

    def play(self, step: int, *moves: str) -> list[list[str]]:
        """Make moves from a position of the duel on; returns by page what it was sent since, and what it shows."""
        opened = twister.fork(self.address, step, ME, ME)
        for seat, page in enumerate(self.pages[:2]):
            sit_down(page, self.address, opened, seat)
        self.pages[2].goto(f"{self.address}/table/{opened['table']}")
        twister.settled(self.pages[2])
        for at, move in enumerate(moves, step):
            seat = int(move[0])
            twister.Player(self.pages[seat]).play(twister.settled(self.pages[seat], at), move[2:])
        for page in self.pages:
            hides(twister.settled(page, step + len(moves)))
        return [
            [*self._sent(frames, opened["table"], step), page.evaluate(SEEN).replace(opened["table"], "TABLE")]
            for page, frames in zip(self.pages, self.frames, strict=True)
        ]

    def _sent(self, frames: list[str], table: str, step: int) -> list[str]:
        states = [json.loads(frame) for frame in frames if '"state"' in frame and table in frame]
        return [json.dumps({**state, "table": None}) for state in states if state["step"] > step]


def test_what_is_done_in_secret_stays_secret(new_page: NewPage, address: str, stack: Stack) -> None:
    """Whoever may not know it is sent the same and shown the same, whatever it was."""
    company = Company(new_page, address)
    started = []
    for figure, item in (("banshee", "bow"), ("telepath", "extendable_lance")):
        stack("lot yellow")
        start = [f"1 start {figure} q2", "0 start cleric f7", "0 start banshee f4", "0 lay bow S4", f"1 lay {item} S5"]
        started.append(company.play(twister.step_before("1 start banshee"), *start))
    fought = [company.play(twister.step_before("0 card 6"), f"0 card {value}") for value in (6, 3)]
    for (one, other), seat in ((started, 1), (fought, 0)):
        assert one[seat] != other[seat]
        assert one[1 - seat] == other[1 - seat]
        assert one[2] == other[2]


# What axe says


def at_duel(page: Page, address: str, move: str) -> table.State:
    """Before this move of the duel, as yellow."""
    return sit_down(page, address, twister.fork(address, twister.step_before(move), ME, BOT), 0)


def teams(page: Page, address: str) -> None:
    options = {"teams": "free", "extras": True}
    opened = post(f"{address}/api/tables", {"game": "twister", "seats": [ME, BOT], "options": options})
    sit_down(page, address, opened, 0)
    page.get_by_test_id("pick-goblin").click()


def pointed(move: str, at: str) -> Callable[[Page, str], None]:
    """Before this move of the duel, with this pointed at."""

    def show(page: Page, address: str) -> None:
        at_duel(page, address, move)
        page.get_by_test_id(at).click()

    return show


set_up = pointed("0 start banshee", "start-banshee")
reveal = pointed("0 place yellow telepath", "place-yellow-telepath")
combat = pointed("0 card 6", "card-3")


def turn(page: Page, address: str) -> None:
    twister.Player(page).select(at_duel(page, address, "0 fight l4"), "cleric")


def end(page: Page, address: str) -> None:
    twister.Player(page).play(at_duel(page, address, "0 go colossus"), "go colossus q5")
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize(
    "show", [teams, set_up, reveal, turn, combat, end], ids=["teams", "set_up", "reveal", "turn", "combat", "end"]
)
def test_axe_finds_nothing(new_page: NewPage, address: str, show: Callable[[Page, str], None]) -> None:
    check_scene(new_page, address, show)
