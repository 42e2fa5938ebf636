"""The parts of the screen on which a match is played: the board, the list of moves, the line to type on."""

from __future__ import annotations

import re

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import Input, OptionList, Static

from verlies.core.board import Line
from verlies.core.moves import Move
from verlies.terminal.look import styled

PLAN = "plan "
"""How a line begins that puts a plan in the place of all that was built."""
COMMANDS = {
    "?": "help", "r": "rules", "c": "log", "f": "forecast", "l": "app.language", "z": "zoom", "u": "undo",
    "q": "leave", "/": "literal", " ": "only",
}  # fmt: skip
"""Keys that do something while nothing is typed; every other letter begins to type a move."""


class Board(VerticalScroll, can_focus=False):
    """The game's own text board, drawn again for every width."""

    def compose(self) -> ComposeResult:
        yield Static()

    def show(self, lines: list[Line]) -> None:
        self.titles = [at for at, line in enumerate(lines) if any(style == "title" for _, style in line)]
        self.query_one(Static).update(styled(lines))

    def next_title(self, back: bool) -> None:
        """Scroll to the next part of the board, or to the one before."""
        here = round(self.scroll_y)
        ahead = [at for at in self.titles if (at < here if back else at > here)]
        if ahead:
            self.scroll_to(y=ahead[-1] if back else ahead[0], animate=False)


class Moves(OptionList, can_focus=False):
    """The legal moves: arrows walk through them while the line below has the focus."""


class Typed(Input):
    """The line to type on; it always has the focus, so that no letter gets lost.

    While it is empty some letters are commands, unless a legal move begins with them; after / every letter is text.
    """

    literal = False
    moves: tuple[Move, ...] = ()

    async def on_key(self, event: events.Key) -> None:
        if self.value or self.literal or event.character not in COMMANDS:
            return
        if any(move.startswith(event.character) for move in self.moves):
            return
        event.stop()
        event.prevent_default()  # which would write the letter
        await self.screen.run_action(COMMANDS[event.character])

    def action_cursor_left(self, select: bool = False) -> None:
        if self.value:
            super().action_cursor_left(select)
        else:
            self.post_message(self.Part(True))

    def action_cursor_right(self, select: bool = False) -> None:
        if self.value:
            super().action_cursor_right(select)
        else:
            self.post_message(self.Part(False))

    def go_to_part(self, number: int) -> None:
        """Put the cursor before a part of a plan."""
        parts = [found.start() for found in re.finditer(r"[^\s,;][^,;]*", self.value.replace(PLAN, " " * len(PLAN), 1))]
        self.cursor_position = parts[number - 1]

    class Part(Message):
        """An arrow on an empty line: go to another part of the board."""

        def __init__(self, back: bool) -> None:
            super().__init__()
            self.back = back
