"""The terminal client: one table, one language at a time, every game by its contract alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from verlies.core.match import Match
from verlies.core.moves import Seat
from verlies.terminal.hot_seat import HotSeat
from verlies.terminal.look import THEME
from verlies.terminal.play import Play
from verlies.text import LANGUAGES, Words

if TYPE_CHECKING:
    from verlies.bots import Bot


def play(match: Match, humans: Sequence[Seat], bots: Mapping[Seat, Bot], lang: str) -> None:
    """Play a match to its end, or until the people leave."""
    app = Terminal(match, humans, bots, lang)
    app.run()
    if app._exception is not None:
        raise app._exception


class Terminal(App[None]):
    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (108, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (36, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "leave", show=False, priority=True)]

    def __init__(self, match: Match, humans: Sequence[Seat], bots: Mapping[Seat, Bot], lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.table = HotSeat(match, humans, bots)
        self.title = match.game.title[lang]

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = "verlies"
        self.push_screen(Play(self.table, self.words))

    def _fatal_error(self) -> None:
        """Close without a traceback: whoever runs the app says in one line what happened."""
        self._close_messages_no_wait()

    def words(self) -> Words:
        return Words(self.table.match.game.id, self.lang, content=self.table.match.content)

    def action_language(self) -> None:
        """Go on in the next language, on every screen that is open."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        for screen in self.screen_stack:
            say = getattr(screen, "say", None)
            if say is not None:
                say()

    def action_leave(self) -> None:
        """Quit at once where a question would only be in the way, else ask."""
        if isinstance(self.screen, Play) and not self.table.match.over:
            self.screen.action_leave()
        else:
            self.exit()
