"""At the table of Dungeon Twister through the page: each move made as a person would make it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page
from serving import post

import verlies
from browser.keys import Keys, in_sight
from browser.table import Press, State, click, pressed, wait_for, wait_for_state
from verlies.core.moves import DEALER
from verlies.core.record import Record
from verlies.games import find_game

RECORDS = Path(__file__).parents[1] / "records" / "twister"
DUEL = "2-teams=drawn_blades-points"
"""A short game with everything in it: fights, a shot, a turn, a jump, things taken and put down, a thought read."""
ALONE = """
* deal white_phil
* deal lissandra
* deal arthos
* deal hur_ban
* deal xanth
* deal serpico
* deal yom
* deal father_sam_arito
0 start cleric a2
0 start mage a4
0 start telepath a7
0 start colossus a9
0 play 2
0 reveal S1
* hall 38B 0
* bag violet hur_ban
* dice 1 5
* bag violet white_phil
* dice 2 6
0 set c3
* bag yellow rope
* dice 2 5
* dice 5 5
0 end
* row white_phil
0 next
* gear cw 2
0 next
0 card 3
* np 1
0 next
0 play 3
"""
"""The first round against the non-player: a hall revealed, a six that leaves a choice, one without a way, a fight."""
OWNERS = {"heal": "cleric", "push": "banshee", "burn": "mage", "phase": "wall_walker", "recover": "troll"}
"""Who makes moves that name nobody."""
ASKED = """
(step) => {
  const { state } = window.told ?? {};
  if (!state || state.step < step) return null;
  const [only, other] = state.choices.map(({ move }) => move);
  return state.question && !other && !["end", "next"].includes(only) ? null : state;
}
"""
"""What was told, once this many moves lie behind; a single answer is given by the server, but to end or go on."""


def read(name: str) -> Record:
    return Record.parse((RECORDS / f"{name}.verlies").read_text(encoding="utf-8"))


def dealt(record: Record) -> str:
    """What the dealer did, one move a line."""
    return "\n".join(move for seat, move in record.moves if seat == DEALER)


def alone() -> Record:
    """The first round against the non-player."""
    match = find_game("twister").new(options={"solo": "green"})
    for line in ALONE.split("\n")[1:-1]:
        seat, move = line.split(" ", 1)
        match.play(DEALER if seat == "*" else int(seat), move)
    return match.record()


def lost() -> Record:
    """A game against the non-player in which the person does nothing but reveal halls."""
    match = verlies.new("twister", 1, seed=5, solo="black")
    match.deal()
    while match.turn:
        moves = list(match.moves(0))
        halls = [move for move in moves if move.startswith("reveal")]
        match.play(0, halls[0] if halls else "end" if "end" in moves else moves[0])
        match.deal()
    return match.record()


def moves_of(record: Record) -> list[tuple[int, str]]:
    return [(seat, move) for seat, move in record.moves if seat != DEALER]


def step_before(move: str, record: Record | None = None) -> int:
    """After how many moves of the duel, or of another record, somebody makes this one: "1 jump"."""
    made = [f"{seat} {move}" for seat, move in moves_of(record or read(DUEL))]
    return next(at for at, one in enumerate(made) if one.startswith(move))


def fork(address: str, step: int, *seats: dict[str, Any], record: Record | None = None) -> dict[str, Any]:
    """A table that goes on from a position of the duel, or of another record."""
    uploaded = post(f"{address}/api/records", str(record or read(DUEL)))
    opened: dict[str, Any] = post(f"{address}/api/replays/{uploaded['replay']}/fork", {"step": step, "seats": seats})
    return opened


def settled(page: Page, step: int = 0) -> State:
    """Wait until this many moves lie behind, and what only the server answers is answered."""
    return wait_for_state(page, ASKED, step)


def asked(page: Page, kind: str) -> State:
    """Wait until this seat is asked such a question."""
    wait_for(page, "state.question?.kind === arg", kind)
    return settled(page)


def choices(state: State) -> list[str]:
    return [choice["move"] for choice in state["choices"]]


def spot(page: Page, square: str) -> Locator:
    """What lies on top on a square: the figure there, or the square itself."""
    return page.locator(f'[data-board] :is(button, .figure)[data-square="{square}"]').last


def square_of(page: Page, square: str) -> Locator:
    return page.locator(f'[data-board] button[data-square="{square}"]')


def stands(state: State, kind: str) -> str:
    """Where an own figure stands."""
    pieces = state["view"]["pieces"]
    return next(str(one["square"]) for one in pieces if (one["seat"], one["kind"]) == (state["seat"], kind))


def idle(state: State) -> bool:
    """Nothing was done in this turn, and something could be."""
    ap = state["view"]["ap"]
    return bool(ap["left"] == ap["of"] and len(state["choices"]) > 1)


def go_on(page: Page, press: Press = click) -> None:
    """Who has seen how a fight ended goes on; what is shown without a person goes by itself."""
    result = page.get_by_test_id("combat").locator(".end .btn")
    if result.count():
        press(result)
        result.wait_for(state="detached")


class Player:
    """Makes moves at a page, by mouse or by touch."""

    def __init__(self, page: Page, press: Press = click) -> None:
        self.page = page
        self.press = press
        self.touches = press is not click

    def play(self, state: State, move: str) -> State:
        """Make this move and wait for what comes of it."""
        verb, *words = move.split(" ")
        {
            "pair": self._built, "pick": self._built, "leave": self._built, "start": self._token, "lay": self._token,
            "place": self._token, "play": self._action, "reveal": self._hall, "turn": self._turn, "end": self._end,
            "open": self._gate, "close": self._gate, "break": self._gate, "call": self._card, "card": self._card,
            "join": self._said, "ready": self._said, "silent": self._said, "recover": self._listed,
            "drink": self._listed, "set": self._spot, "next": self._said, "force": self._card,
        }.get(verb, self._at_square)(state, move, words)  # fmt: skip
        return settled(self.page, state["step"] + 1)

    def _at(self, what: str) -> Locator:
        return self.page.get_by_test_id(what)

    def _listed(self, state: State, move: str, words: Sequence[str]) -> None:
        """Out of the list of all that the figure can do."""
        self.select(state, OWNERS.get(move, *words))
        self.press(self._at("actions"))
        self._chosen(move)

    def _chosen(self, move: str) -> None:
        self.press(self.page.get_by_role("menu").locator(f'[data-move="{move}"]'))

    def _built(self, state: State, move: str, words: Sequence[str]) -> None:
        self.press(self._at(move.replace(" ", "-")))
        self.press(self._at("take"))

    def _token(self, state: State, move: str, words: Sequence[str]) -> None:
        token = self._at(move.rsplit(" ", 1)[0].replace(" ", "-")).first
        if not pressed(token):
            self.press(token)
        target = self.page.locator(f'[data-board] [data-slot="{words[-1]}"]')
        self.press(target if words[-1].startswith("S") else spot(self.page, words[-1]))

    def _spot(self, state: State, move: str, words: Sequence[str]) -> None:
        self.press(spot(self.page, words[0]))

    def _action(self, state: State, move: str, words: Sequence[str]) -> None:
        self.press(self.page.locator(f'[data-action="{words[0]}"].legal'))

    def _hall(self, state: State, move: str, words: Sequence[str]) -> None:
        for _ in range(2 if self.touches else 1):
            self.press(self.page.locator(f'[data-board] [data-slot="{words[0]}"]'))

    def _turn(self, state: State, move: str, words: Sequence[str]) -> None:
        """The first press shows what would come of it."""
        self.press(self.page.locator(f'[data-turn="{move}"]'))
        self.press(self._at("confirm"))

    def _gate(self, state: State, move: str, words: Sequence[str]) -> None:
        gate = self.page.locator(f'[data-gate="{words[0]}"]')
        self.press(gate)
        if len([one for one in choices(state) if one.endswith(f" {words[0]}")]) > 1:
            self._chosen(move)
        elif self.touches:
            self.press(gate)

    def _card(self, state: State, move: str, words: Sequence[str]) -> None:
        self.press(self._at(move.replace(" ", "-")))
        self.press(self._at("lay-card"))

    def _said(self, state: State, move: str, words: Sequence[str]) -> None:
        self.press(self._at(move.replace(" ", "-")))

    def _end(self, state: State, move: str, words: Sequence[str]) -> None:
        """Who did nothing yet is asked again."""
        self.press(self._at("end"))
        if idle(state):
            self.press(self._at("yes"))

    def select(self, state: State, kind: str) -> None:
        """Where its square has more to offer, a menu asks."""
        square = stands(state, kind)
        if not pressed(square_of(self.page, square)):
            self.press(spot(self.page, square))
            offered = self.page.get_by_role("menuitem")
            if offered.count():
                self.press(offered.last)

    def _at_square(self, state: State, move: str, words: Sequence[str]) -> None:
        """Select the figure, then press the square; where several things can be done there, choose."""
        verb = move.split(" ")[0]
        if verb not in ("fight", "shoot") and state["question"]["kind"] != "walk_on":
            self.select(state, OWNERS.get(verb, words[0]))
        square = next(word for word in words if len(word) < 4 and word[1:].isdigit())
        if "put" in (verb, words[-1]):
            self.press(self._at("put"))
        self.press(spot(self.page, square))
        if self.page.get_by_role("menu").count():
            self._chosen(move)
        elif self.touches and not self._at("confirm").count():
            self.press(spot(self.page, square))
        if self._at("confirm").count():
            self.press(self._at("confirm"))


MOST = 40
"""Keys after which there is nothing new to be found."""


class Typist(Keys):
    """Makes moves by keyboard alone, with the keys that the game names."""

    def play(self, state: State, move: str) -> State:
        verb, *words = move.split(" ")
        if verb == "next":
            self.type("Enter")
        elif verb == "reveal":
            self._walk("a2")
            self.type("ArrowRight" if words[0] == "S1" else "ArrowDown", "Enter")
        elif verb in ("play", "call", "card"):
            self.type(words[0], *([] if verb == "play" else ["Enter"]))
        elif verb in ("start", "lay", "place", "set"):
            self._token(state, move, words[-1])
        elif verb == "end":
            self.type("e", *(["Enter"] if idle(state) else []))
        elif verb == "turn":
            self._turn(move)
        elif verb in ("fight", "shoot", "jump"):
            self._look("j" if verb == "jump" else "a", words[-1])
            self.type("Enter", *([] if verb == "jump" else ["Enter"]))
        elif verb == "go":
            self.select(state, words[0])
            self._walk(words[1])
            self.type("Enter")
        else:
            raise AssertionError(f"no keys are known for {move}")
        after = settled(self.page, state["step"] + 1)
        if self.focus()["tag"] == "BODY":
            self.lost.append(move)
        return after

    def select(self, state: State, kind: str) -> None:
        if not pressed(square_of(self.page, stands(state, kind))):
            self._walk(stands(state, kind))
            self.type("Enter")

    def see(self) -> None:
        """How a fight ended."""
        self.page.get_by_test_id("combat").locator(".end").wait_for()
        self.type("Enter")

    def _at(self) -> dict[str, Any]:
        at = self.focus()
        if at["square"] or at["slot"]:
            in_sight(at)
        return at

    def _token(self, state: State, move: str, target: str) -> None:
        """Digits choose a token and, of few targets, where it goes; many are walked to."""
        tokens = list(dict.fromkeys(one.rsplit(" ", 1)[0] for one in choices(state)))
        token = move.rsplit(" ", 1)[0]
        if len(tokens) > 1:
            self.type(str(tokens.index(token) + 1))
        targets = [one.rsplit(" ", 1)[1] for one in choices(state) if one.startswith(f"{token} ")]
        if len(targets) < 10:
            self.type(str(targets.index(target) + 1))
        else:
            self._walk(target)
            self.type("Enter")

    def _turn(self, move: str) -> None:
        """The keys show one turn after the other; Enter makes the one that is shown."""
        handle = self.page.locator(f'[data-turn="{move}"]')
        for key in ("r", "t", "ArrowRight"):
            if not pressed(handle):
                self.type(key)
        assert pressed(handle), f"no key shows {move}"
        assert self.page.get_by_test_id("ghost").count(), f"{move} is not drawn before it is made"
        self.type("Enter")

    def _look(self, key: str, square: str) -> None:
        for _ in range(MOST):
            self.type(key)
            if self._at()["square"] == square:
                return
        raise AssertionError(f"{key} does not lead to {square}")

    def _walk(self, square: str) -> None:
        """The arrows lead from square to square."""
        if not self._at()["square"]:
            self.type("ArrowUp")
        for _ in range(MOST):
            at = self._at()["square"]
            assert at, "the arrows do not lead over the board"
            across, along = ord(square[0]) - ord(at[0]), int(square[1:]) - int(at[1:])
            if not across and not along:
                return
            arrow = ("Right" if across > 0 else "Left") if across else "Down" if along > 0 else "Up"
            self.type(f"Arrow{arrow}")
        raise AssertionError(f"the arrows do not lead to {square}")


SHOWN = """
() => {
  const board = document.querySelector("[data-board]");
  const figures = [...board.querySelectorAll(".figure")];
  const number = (node) => Number(/\\d+/.exec(node.getAttribute("aria-label"))[0]);
  return {
    figures: Object.fromEntries(figures.map(({ dataset }) => [dataset.piece, dataset.square])),
    down: [...board.querySelectorAll("[data-slot]")].map(({ dataset }) => dataset.slot),
    ap: [...document.querySelectorAll(".ap")].map(number)[0] ?? null,
  };
}
"""


def shown(page: Page) -> dict[str, Any]:
    """What the page shows: where figures stand, which halls are face down, action points that are left."""
    seen: dict[str, Any] = page.evaluate(SHOWN)
    return seen


def told(state: State) -> dict[str, Any]:
    """The same as the server says it."""
    view = state["view"]
    figures = [piece for piece in view["pieces"] if not piece["carried"]]
    return {
        "figures": {f"{one['seat']} {one['kind'] or one['square']}": one["square"] for one in figures},
        "down": [slot["slot"] for slot in view["slots"] if not slot["up"]],
        "ap": view["ap"]["left"] if view["ap"] and not state["outcome"] else None,
    }
