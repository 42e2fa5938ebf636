"""The screens around the table: help, rules, log, forecast, curtain, leaving, result."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from verlies.core.board import Line
from verlies.core.dealer import Dealer
from verlies.core.match import Match
from verlies.core.moves import Seat
from verlies.terminal.look import STYLES, styled
from verlies.text import Words, describe, rule_ids, sections
from verlies.text.words import CORE

GetWords = Callable[[], Words]
"""Words in the language of this moment: it can change while a screen is open."""


class Page(Screen[None]):
    """A screen with a title that is read and closed again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f10", "dismiss", show=False),
        Binding("l,f4", "app.language", show=False),
    ]
    heading: ClassVar[str]
    """The message that says what is read here."""

    def __init__(self, words: GetWords) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        yield Static(classes="title")
        with VerticalScroll(classes="page"):
            yield Static(id="text")
        yield Static(classes="keys")

    def on_mount(self) -> None:
        self.say()

    def say(self) -> None:
        """Write everything in the language of this moment."""
        self.query_one(".title", Static).update(self.words()(self.heading))
        self.query_one(".keys", Static).update(Text(self.words()("terminal-keys-page"), STYLES["dim"]))
        self.query_one("#text", Static).update(self.text())

    def text(self) -> Text:
        raise NotImplementedError


class Help(Page):
    """What can be typed, and what the dealer promised before the first card."""

    heading = "terminal-help-title"

    def __init__(self, words: GetWords, dealer: Dealer | None) -> None:
        super().__init__(words)
        self.dealer = dealer

    def text(self) -> Text:
        words = self.words()
        promise = "" if self.dealer is None else words("terminal-promise", text=self.dealer.commitment)
        return Text("\n\n".join((words("terminal-help"), promise)))


class Forecast(Page):
    """What those would do now whom the rules play, in the game's words."""

    heading = "terminal-forecast-title"

    def __init__(self, words: GetWords, thoughts: list[dict[str, Any]]) -> None:
        super().__init__(words)
        self.thoughts = thoughts

    def text(self) -> Text:
        words = self.words()
        said = [words.say(f"forecast-{thought['kind']}", thought) for thought in self.thoughts]
        return Text("\n".join(said) if said else words("terminal-forecast-none"))


class Log(Page):
    """All that this person saw; opens where they last decided."""

    heading = "terminal-log-title"

    def __init__(self, words: GetWords, lines: Callable[[], tuple[list[Line], int]]) -> None:
        super().__init__(words)
        self.lines = lines
        self.mark = 0

    def text(self) -> Text:
        lines, new = self.lines()
        at = len(lines) - new
        mark: list[Line] = [[(self.words()("terminal-since"), "title")]] if 0 < new < len(lines) else []
        self.call_after_refresh(self.scroll_to_mark)
        text = styled([*lines[:at], *mark, *lines[at:]])
        text.no_wrap = False
        self.mark = at
        return text

    def scroll_to_mark(self) -> None:
        """Lines wrap, so the height of those above is measured as it is drawn."""
        page = self.query_one(VerticalScroll)
        above = styled(self.lines()[0][: self.mark])
        above.no_wrap = False
        width = max(self.query_one("#text").size.width, 1)
        rows = len(above.wrap(self.app.console, width)) if self.mark else 0
        page.scroll_to(y=rows, animate=False)


class Rules(Screen[None]):
    """All rules of the game and of every table, looked up by id or by words."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f10", "dismiss", show=False),
        Binding("f4", "app.language", show=False),
        Binding("up", "move('cursor_up')", show=False, priority=True),
        Binding("down", "move('cursor_down')", show=False, priority=True),
        Binding("pageup", "move('page_up')", show=False, priority=True),
        Binding("pagedown", "move('page_down')", show=False, priority=True),
    ]

    def __init__(self, words: GetWords, game_id: str, rule: str | None) -> None:
        super().__init__()
        self.words = words
        self.game_id = game_id
        self.rule = rule

    def compose(self) -> ComposeResult:
        yield Static(classes="title")
        yield Input(id="search", compact=True)
        yield OptionList(id="found", compact=True, markup=False)
        yield Static(classes="keys")

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        self.say()

    def say(self) -> None:
        words = self.words()
        self.query_one(".title", Static).update(words("terminal-rules-title"))
        self.query_one(".keys", Static).update(Text(words("terminal-keys-rules"), STYLES["dim"]))
        self.query_one(Input).placeholder = words("terminal-rules-search")
        self.find()

    def on_input_changed(self) -> None:
        self.find()

    def action_move(self, action: str) -> None:
        getattr(self.query_one(OptionList), f"action_{action}")()

    def find(self) -> None:
        """List the rules in which every word of the search occurs."""
        found = self.query_one(OptionList)
        search = self.query_one(Input).value.casefold().split()
        found.clear_options()
        rules = list(self.matching(search))
        found.add_options(rules or [Option(self.words()("terminal-rules-none"), disabled=True)])
        wanted = [at for at, rule in enumerate(rules) if rule.id == self.rule]
        first = [at for at, rule in enumerate(rules) if not rule.disabled]
        found.highlighted = next(iter(wanted + first), None)
        if wanted:
            self.call_after_refresh(found.scroll_to_highlight, top=True)

    def matching(self, search: list[str]) -> Iterator[Option]:
        words = self.words()
        for game_id in (self.game_id, CORE):
            for section, ids in sections(game_id).items():
                heading = words(f"section-{section}")
                rules = [(rule, describe(rule, words.lang)) for rule in ids if rule in rule_ids(game_id)]
                hits = [
                    (rule, text)
                    for rule, text in rules
                    if all(word in f"{rule} {heading} {text}".casefold() for word in search)
                ]
                if hits:
                    yield Option(heading, disabled=True)
                for rule, text in hits:
                    yield Option(Text.assemble((rule, STYLES["gold"]), f"  {text}"), id=rule)


class Curtain(Screen[bool]):
    """Stands between two people at one screen; True if the last decision is to be taken back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(False)", show=False),
        Binding("u", "undo", show=False),
        Binding("l,f4", "app.language", show=False),
    ]

    def __init__(self, words: GetWords, seat: Seat, before: Seat | None) -> None:
        super().__init__()
        self.words = words
        self.seat = seat
        self.before = before
        """Who may take the last decision back instead."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(id="text")

    def on_mount(self) -> None:
        self.say()

    def say(self) -> None:
        words = self.words()
        text = Text(words("terminal-curtain", seat=self.seat), STYLES["strong"])
        if self.before is not None:
            text.append("\n\n" + words("terminal-curtain-undo", seat=self.before), STYLES["dim"])
        self.query_one("#text", Static).update(text)

    def action_undo(self) -> None:
        if self.before is not None:
            self.dismiss(True)


class Leave(ModalScreen[str]):
    """Stay, resign or quit."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('stay')", show=False)]

    def __init__(self, words: GetWords, resign: bool) -> None:
        super().__init__()
        self.words = words
        self.choices = ["stay", "resign", "quit"] if resign else ["stay", "quit"]

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(id="text")
            yield OptionList(compact=True, markup=False)

    def on_mount(self) -> None:
        self.say()
        self.query_one(OptionList).focus()

    def say(self) -> None:
        words = self.words()
        self.query_one("#text", Static).update(Text(words("terminal-leave"), STYLES["strong"]))
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(words(f"terminal-leave-{choice}"), id=choice) for choice in self.choices])
        options.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)


class Outcome(Page):
    """How the match ended, by category; the record can be saved."""

    heading = "terminal-outcome-title"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,f10", "app.quit", show=False, priority=True),
        Binding("f4", "app.language", show=False),
    ]

    def __init__(self, words: GetWords, match: Match) -> None:
        super().__init__(words)
        self.match = match
        self.saved: Text | None = None

    def compose(self) -> ComposeResult:
        yield Static(classes="title")
        with VerticalScroll(classes="page"):
            yield Static(id="text")
        yield Static(id="prompt")
        yield Input(f"{self.match.game.id}-{datetime.now():%Y%m%d-%H%M}.verlies", id="path", compact=True)
        yield Static(classes="keys")

    def on_mount(self) -> None:
        self.say()
        self.query_one(Input).focus()

    def say(self) -> None:
        super().say()
        words = self.words()
        self.query_one(".keys", Static).update(Text(words("terminal-keys-outcome"), STYLES["dim"]))
        self.query_one("#prompt", Static).update(self.saved or Text(words("terminal-save"), STYLES["strong"]))

    def text(self) -> Text:
        result, words = self.match.result, self.words()
        assert result is not None
        sentence = describe(result, words.lang, content=self.match.content)
        seats = list(result.score)
        names = [words.seat(who) for who in seats]
        categories = dict.fromkeys(category for points in result.breakdown.values() for category in points)
        labels = {category: words(f"category-{category}") for category in categories}
        label = max(map(len, labels.values())) + 1
        width = max(map(len, names)) + 1

        def row(name: str, cells: Iterable[object], style: str) -> Line:
            return [(f"{name:<{label}}", "strong"), *((f"{cell!s:>{width}}", style) for cell in cells)]

        lines: list[Line] = [[(sentence, "gold")], [], row("", names, "strong")]
        for category, name in labels.items():
            lines.append(row(name, (result.breakdown[who].get(category, "") for who in seats), ""))
        lines.append([("─" * (label + width * len(seats)), "dim")])
        lines.append(row(words("terminal-total"), (result.score[who] for who in seats), "gold"))
        won = words("terminal-winner")
        lines.append(row("", (won if who in result.winners else "" for who in seats), "good"))
        text = styled(lines)
        text.no_wrap = False
        return text

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Save the record; a file that is there already stays as it is."""
        words = self.words()
        try:
            path = Path(event.value.strip()).expanduser()
            with path.open("x", encoding="utf-8") as file:
                file.write(str(self.match.record()))
            self.saved = Text(words("terminal-saved", text=str(path)), STYLES["good"])
        except FileExistsError:
            self.saved = Text(words("terminal-save-exists", text=event.value), STYLES["bad"])
        except (OSError, RuntimeError, ValueError) as error:  # no such folder, home or name
            why = error.strerror if isinstance(error, OSError) else str(error)
            self.saved = Text(words("terminal-save-failed", text=event.value, why=str(why)), STYLES["bad"])
        self.say()
