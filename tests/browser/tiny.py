"""At the table of Tiny Epic Dungeons through the page: each move made as a person would make it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Position
from serving import post

from browser.keys import Keys
from browser.table import Press, State, click, pressed, wait_for_state
from verlies.core.moves import DEALER
from verlies.core.record import Record

RECORDS = Path(__file__).parents[1] / "records" / "tiny"
MARK = (0.79, 0.675)
"""Where the mark of a room lies, in parts of its width and height."""
SETTLED = """
(step) => {
  const all = Object.values(told.seats);
  const last = Math.max(...all.map((one) => one.step));
  if (last < step || all.some((one) => one.step !== last)) return null;
  return all.find((one) => one.outcome || one.choices.length > 1) ?? null;
}
"""
"""What was told to whoever is asked, once all seats of the page know it; a single answer is given by the server."""


def read(name: str) -> Record:
    return Record.parse((RECORDS / f"{name}.verlies").read_text(encoding="utf-8"))


def dealt(record: Record, step: int = 0) -> str:
    """What the dealer did, one move a line, after this many moves of seats."""
    moves = iter(record.moves)
    for _ in range(step):
        next(seat for seat, _ in moves if seat != DEALER)
    return "\n".join(move for seat, move in moves if seat == DEALER)


def fork(address: str, name: str, step: int) -> dict[str, Any]:
    """A table that goes on from a position of a record, with all its seats for one person."""
    uploaded = post(f"{address}/api/records", (RECORDS / f"{name}.verlies").read_text(encoding="utf-8"))
    seats = [{"mine": True}] * read(name).seats
    opened: dict[str, Any] = post(f"{address}/api/replays/{uploaded['replay']}/fork", {"step": step, "seats": seats})
    return opened


def settled(page: Page, step: int = 0) -> State:
    """Wait until this many moves lie behind and somebody here is asked, or the game is over."""
    return wait_for_state(page, SETTLED, step)


def moves_of(state: State) -> list[str]:
    return [choice["move"] for choice in state["choices"]]


def in_lair(state: State) -> bool:
    return str(state["view"]["heroes"][state["seat"]]["place"]).startswith("l")


def board(page: Page, place: str) -> Locator:
    return page.locator(f'[data-cell="{place}"]')


def answer(page: Page, move: str) -> Locator:
    """The button that makes a move, wherever it stands."""
    return page.locator(f'[data-move="{move}"]').locator("visible=true").first


ENTRANCE = """
() => {
  const map = document.querySelector("[data-board] .map");
  const at = map?.querySelector("[data-cell=d4]")?.offsetLeft;
  return map && [map.offsetLeft, map.offsetTop, map.offsetWidth, at].map(Math.round);
}
"""


def entrance(page: Page) -> list[int] | None:
    """How the map lies in its window, and the entrance on it; None while no map can be seen."""
    lies: list[int] | None = page.evaluate(ENTRANCE)
    return lies


class Player:
    """Makes moves at a page, by mouse or by touch."""

    def __init__(self, page: Page, press: Press = click) -> None:
        self.page = page
        self.press = press

    def play(self, state: State, move: str, ahead: Sequence[str] = ()) -> State:
        """Make this move and wait for what comes of it; `ahead` are further steps of the same way."""
        verb, *words = move.split(" ")
        {
            "hero": self._hero, "go": self._go, "reveal": self._place, "send": self._place, "turn": self._turn,
            "attack": self._strike, "cast": self._strike, "use": self._use, "portal": self._portal, "roll": self._roll,
            "result": self._result, "discard": self._discard, "take": self._take, "end": self._end,
        }.get(verb, self._plain)(state, move, [*words, *ahead])  # fmt: skip
        return settled(self.page, state["step"] + 1 + len(ahead))

    def _plain(self, state: State, move: str, words: list[str]) -> None:
        self.press(answer(self.page, move))

    def _hero(self, state: State, move: str, words: list[str]) -> None:
        mat = self.page.get_by_test_id(f"mat-{words[0]}")
        self.press(mat)
        self.press(self.page.locator(".choice .btn.primary"))

    def _go(self, state: State, move: str, words: list[str]) -> None:
        self._spot(state, words[-1])

    def _spot(self, state: State, place: str) -> None:
        target = board(self.page, place)
        cell = next((cell for cell in state["view"]["cells"] if cell["cell"] == place), None)
        if cell is None or cell["card"] is None or in_lair(state):
            self.press(target)
            return
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        at: Position = {"x": box["width"] * MARK[0], "y": box["height"] * MARK[1]}
        (target.click if self.press is click else target.tap)(position=at)

    def _place(self, state: State, move: str, words: list[str]) -> None:
        place = words[-1] if words[0] != "boss" else words[1]
        same = [one for one in moves_of(state) if one.split(" ")[-1] == place]
        if len(same) == 1 and not place.startswith("l"):
            self._spot(state, place)
        else:
            self._plain(state, move, words)

    def _turn(self, state: State, move: str, words: list[str]) -> None:
        """The card lies as the first move says; each press turns it on to the next."""
        ways = [one for one in moves_of(state) if one.startswith("turn ")]
        acts = self.page.locator(".turning:visible, .acts .turn:visible").locator("button")
        for _ in range(ways.index(move)):
            self.press(acts.first)
        self.press(acts.last)

    def _portal(self, state: State, move: str, words: list[str]) -> None:
        if state["question"]["kind"] == "turn":
            self.press(self.page.locator(".acts").get_by_role("button", name="Portal"))
        self._place(state, move, words)

    def _strike(self, state: State, move: str, words: list[str]) -> None:
        """Take up the weapon, then press the figure."""
        if state["question"]["kind"] != "turn":
            self._plain(state, move, words)
            return
        line = move.rsplit(" ", 1)[0] if len(words) > 1 else move
        self._take_up(line)
        figure = self.page.locator(f'[data-figure="{words[-1]}"]')
        if len(words) > 1 and words[-1] != "all" and figure.count():
            self.press(figure)
        else:
            self._do(move)

    def _take_up(self, line: str) -> None:
        slot = self.page.get_by_test_id(f"slot-{line.split(' ')[1]}").first
        if not slot.is_visible():
            self.press(answer(self.page, line))
        elif not pressed(slot):
            self.press(slot)

    def _do(self, move: str) -> None:
        """What is taken up is done: by the button that does it, or where there are several by its own."""
        own = answer(self.page, move)
        if own.count():
            self.press(own)
        do = self.page.get_by_test_id("do")
        if do.count():
            self.press(do)

    def _use(self, state: State, move: str, words: list[str]) -> None:
        if state["view"]["test"] or state["question"]["kind"] != "turn":
            self._plain(state, move, words)
        else:
            self._take_up(f"use {words[0]}")
            self._do(move)

    def _roll(self, state: State, move: str, words: list[str]) -> None:
        self.press(self.page.get_by_test_id("roll"))

    def _result(self, state: State, move: str, words: list[str]) -> None:
        for _, die in flips(self.page, state, words):
            self.press(die)
        self.press(self.page.get_by_test_id("take"))

    def _discard(self, state: State, move: str, words: list[str]) -> None:
        if state["view"]["test"]:
            self.press(self.page.get_by_test_id("test-panel").locator("summary"))
        elif state["question"]["kind"] == "turn":
            slot = self.page.get_by_test_id(f"slot-{words[0]}")
            if not slot.is_visible():
                self.press(self.page.locator(".dock button").nth(1))
            self.press(slot)
        self._plain(state, move, words)

    def _take(self, state: State, move: str, words: list[str]) -> None:
        self.press(self.page.get_by_test_id(f"row-{words[0]}"))
        self._plain(state, move, words)

    def _end(self, state: State, move: str, words: list[str]) -> None:
        """Who did nothing yet is asked again."""
        self._plain(state, move, words)
        if idle(state):
            self.press(self.page.locator(".prompt .acts .btn.primary"))


ARROWS = {(0, -1): "Up", (0, 1): "Down", (-1, 0): "Left", (1, 0): "Right"}
MOST = 150
"""Steps with Tab after which there is nothing new to be found."""


class Typist(Keys):
    """Makes moves by keyboard alone: with the keys that the game names, and Tab where it names none."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.verbs: set[str] = set()

    def play(self, state: State, move: str, ahead: Sequence[str] = ()) -> State:
        verb, *words = move.split(" ")
        self.verbs.add(verb)
        moves = moves_of(state)
        kind = state["question"]["kind"]
        if verb == "hero":
            self.tab("testid", f"mat-{words[0]}", MOST)
            self.type("Enter")
            self.tab("confirms", True, MOST)
            self.type("Enter")
        elif verb == "go":
            self._walk(state, [*words, *ahead])
        elif verb == "reveal":
            self.type(str(moves.index(move) + 1))
        elif verb == "turn":
            self.type(*["r"] * moves.index(move), "Enter")
        elif verb == "result":
            self._count(state, words)
        elif verb == "end":
            self.type("e", *(["Enter"] if idle(state) else []))
        elif verb == "attack":
            self.tab("move", " ".join([verb, words[0]]), MOST)
            self.type("Enter")
            if len([one for one in moves if one.startswith(f"{verb} {words[0]} ")]) > 1:
                self.tab("move", move, MOST)
                self.type("Enter")
            self.type("Enter")
        elif kind in ("discover", "found", "reward") and not move.startswith(("leave", "decline")):
            self.type(str([one for one in moves if one.split(" ")[0] == verb].index(move) + 1))
        else:
            self.tab("move", move, MOST)
            self.type("Enter")
        after = settled(self.page, state["step"] + 1 + len(ahead))
        if self.focus()["tag"] == "BODY":
            self.lost.append(move)
        return after

    def _walk(self, state: State, path: Sequence[str]) -> None:
        """From the hero's place the arrows lead over the rooms."""
        here = state["view"]["heroes"][state["seat"]]["place"]
        if self.focus()["cell"] == "":
            self.type("ArrowUp")
        at = self.focus()["cell"]
        assert at, "the arrows do not lead to the board"
        for place in [here, *path] if at != here else path:
            self.type(*self._arrows(at, place))
            at = place
        assert self.focus()["cell"] == path[-1]
        self.type("Enter")

    def _arrows(self, start: str, end: str) -> list[str]:
        dx, dy = ord(end[0]) - ord(start[0]), int(end[1]) - int(start[1])
        across = [f"Arrow{ARROWS[(1 if dx > 0 else -1, 0)]}"] * abs(dx)
        return across + [f"Arrow{ARROWS[(0, 1 if dy > 0 else -1)]}"] * abs(dy)

    def _count(self, state: State, words: list[str]) -> None:
        for at, _ in flips(self.page, state, words):
            self.type(str(at + 1))
        if self.focus()["tag"] == "BUTTON":
            self.tab("testid", "take", MOST)
        self.type("Enter")


def flips(page: Page, state: State, words: Sequence[str]) -> Iterator[tuple[int, Locator]]:
    """The dice to take in or out, one after the other, until those count that a move names."""
    faces = [str(face) for face in state["view"]["test"]["faces"]]
    dice = page.locator(".dice > .die > button")
    for _ in range(len(faces) + 1):
        at = to_flip(faces, [pressed(dice.nth(n)) for n in range(len(faces))], words)
        if at is None:
            return
        yield at, dice.nth(at)


def to_flip(faces: Sequence[str], counted: Sequence[bool], wanted: Sequence[str]) -> int | None:
    """The die to take in or out next, so that these faces count; None if they do."""
    much = Counter(face for face, on in zip(faces, counted, strict=True) if on)
    lacking, extra = Counter(wanted) - much, much - Counter(wanted)
    for at, (face, on) in enumerate(zip(faces, counted, strict=True)):
        if (extra if on and not lacking else lacking if not on else {}).get(face):
            return at
    return None


def idle(state: State) -> bool:
    """Nothing was done in this turn, and something could be."""
    budget = state["view"]["budget"]
    return bool(budget["spent"] == 0 and budget["actions"] and budget["speed"] > 0 and not budget["halted"])


def walks(state: State, coming: Sequence[tuple[int, str]]) -> list[str]:
    """The places after the first of a way that the record goes on, as far as one press on the same board goes it."""
    inside = in_lair(state)
    steps: list[str] = []
    for seat, move in coming:
        place = move.removeprefix("go ")
        if seat != state["seat"] or place == move or place.startswith("l") != inside:
            break
        steps.append(place)
    paths: list[list[str]] = [one["path"] for one in state["view"]["reach"]]
    return next((steps[1:n] for n in range(len(steps), 1, -1) if steps[:n] in paths), [])


SHOWN = """
() => {
  const number = (text) => Number(/\\d+/.exec(text)[0]);
  const numbers = (one, what) => [...one.querySelectorAll(what)].map((each) => number(each.textContent));
  const figures = (hero) => [...numbers(hero, ".track > b"), numbers(hero, ".values b")[1]];
  const heroes = [...document.querySelectorAll("[data-testid^=hero-]")];
  return {
    torch: number(document.querySelector(".torch svg, .burn svg").getAttribute("aria-label")),
    heroes: Object.fromEntries(heroes.map((one) => [one.dataset.testid.slice(5), figures(one)])),
    left: numbers(document, ".hero.large .values small")[0] ?? null,
  };
}
"""


def shown(page: Page) -> dict[str, Any]:
    """What the page says: torch, health, focus and speed of each hero, speed that is left."""
    figures: dict[str, Any] = page.evaluate(SHOWN)
    return figures


def figures(state: State) -> dict[str, Any]:
    """The same as the server says it."""
    view = state["view"]
    heroes = {str(hero["seat"]): [hero["health"], hero["focus"], hero["speed"]] for hero in view["heroes"]}
    asked = state["seat"] if state["question"] else view["active"]
    left = view["budget"]["speed"] if view["budget"] and view["active"] == asked else None
    return {"torch": view["torch"]["at"], "heroes": heroes, "left": left}
