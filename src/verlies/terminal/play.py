"""The screen on which a match is played: board, news, question, moves and the line to type on."""

from __future__ import annotations

from functools import partial
from math import ceil
from textwrap import shorten, wrap
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from verlies.core.board import Line
from verlies.core.errors import BadPlan, IllegalMove
from verlies.core.events import Prompt, Refusal
from verlies.core.moves import DEALER, RESIGN, Move, Seat
from verlies.host.hosted import Thought
from verlies.terminal.hot_seat import HotSeat, Note
from verlies.terminal.look import STYLES
from verlies.terminal.parts import PLAN, Board, Moves, Typed
from verlies.terminal.screens import Curtain, Forecast, GetWords, Help, Leave, Log, Outcome, Rules
from verlies.text import describe

RECENT = 24
"""How many lines of the log are at hand beside the moves."""
SOON = 0.05
"""Seconds: as good as now."""


def last(texts: list[str], width: int, height: int, joint: str) -> str:
    """As many of the last texts as fit into some lines."""
    at = len(texts)
    while at and sum(len(wrap(line, max(width, 20))) for line in joint.join(texts[at - 1 :]).split("\n")) <= height:
        at -= 1
    return joint.join(texts[at:])


class Play(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "rules", show=False),
        Binding("f3", "log", show=False),
        Binding("f4", "app.language", show=False),
        Binding("f5", "zoom", show=False),
        Binding("f6", "forecast", show=False),
        Binding("f8", "undo", show=False),
        Binding("f10", "leave", show=False),
        Binding("escape", "clear", show=False),
        Binding("up", "choose(-1)", show=False),
        Binding("down", "choose(1)", show=False),
        Binding("pageup", "scroll_board(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_board(1)", show=False, priority=True),
        Binding("shift+up", "line(-1)", show=False, priority=True),
        Binding("shift+down", "line(1)", show=False, priority=True),
    ]

    def __init__(self, table: HotSeat, words: GetWords) -> None:
        super().__init__()
        self.table = table
        self.match = table.match
        self.words = words
        self.viewer: Seat | None = table.humans[0] if len(table.humans) == 1 else None
        """The person who may look at the screen."""
        self.thinking: Seat | None = None
        self.question: tuple[Seat, int] | None = None
        """The question whose moves are listed."""
        self.refusal: Refusal | None = None
        self.browsing = False
        """Enter plays the marked move, although several fit what was typed."""
        self.ended = False
        self.alarm: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        yield Board(id="board")
        yield Static(id="news", markup=False)
        yield Static(id="prompt")
        with Horizontal(id="lower"):
            yield Moves(id="moves", compact=True, markup=False)
            yield Static(id="recent", markup=False)
        yield Typed(id="typed", compact=True, select_on_focus=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(Typed).focus()
        self.go_on()

    def on_resize(self) -> None:
        self.call_after_refresh(self.say)

    @property
    def mover(self) -> Seat | None:
        """Whose question the person at the screen answers: their own, or that of chance where they deal by hand."""
        if self.match.turn == (DEALER,):
            return DEALER
        return self.viewer if self.viewer == self.table.asked else None

    @property
    def prompt(self) -> Prompt | None:
        return None if self.mover is None else self.match.prompt(self.mover)

    # Playing

    def go_on(self) -> None:
        """Let bots think, change places at the screen if need be, and show what is asked."""
        self.wake_bot()
        asked = self.table.asked
        if self.match.over:
            if not self.ended:
                self.ended = True
                self.action_outcome()
        elif asked is not None and asked != self.viewer and not isinstance(self.app.screen, Curtain):
            self.change_places(asked)
        self.set_alarm()
        self.say()

    def set_alarm(self) -> None:
        """Hear the clock when it makes something happen next, and each second while time is running out."""
        if self.alarm is not None:
            self.alarm.stop()
        clock = self.table.clock
        due = SOON if clock.late() else clock.due()
        seconds = due if due is None or clock.left is None else min(due, 1.0)
        self.alarm = None if seconds is None else self.set_timer(seconds, self.ring)

    def ring(self) -> None:
        if isinstance(self.app.screen, Curtain):
            return  # whoever comes has the whole time
        if self.table.ring():
            self.go_on()
        else:
            self.set_alarm()
            self.say_head()

    def change_places(self, seat: Seat) -> None:
        """Draw the curtain: what one person had open is nothing for the next."""
        before = self.viewer
        if before is not None and self.table.why_not_take_back(before) is not None:
            before = None
        self.viewer = None
        while self.app.screen is not self:
            self.app.pop_screen()
        self.app.push_screen(Curtain(self.words, seat, before), partial(self.changed_places, seat, before))

    def changed_places(self, seat: Seat, before: Seat | None, undo: bool | None) -> None:
        self.viewer = seat
        self.table.clock.start_again()
        if undo and before is not None:
            self.viewer = before
            self.take_back(before)
        self.go_on()

    def wake_bot(self) -> None:
        thought = self.table.thought() if self.thinking is None else None
        if thought is not None:
            self.thinking = thought.seat
            self.run_worker(partial(self.think, thought), thread=True)

    def think(self, thought: Thought) -> None:
        """In a thread of its own; the answer is played by the screen."""
        worker = get_current_worker()
        move = self.table.bots[thought.seat].choose(thought.match.chair(thought.seat), self.table.rng)
        if not worker.is_cancelled:
            self.app.call_from_thread(self.bot_chose, thought, move)

    def bot_chose(self, thought: Thought, move: Move) -> None:
        self.thinking = None
        self.table.answer(thought, move)
        self.go_on()

    def play(self, move: str) -> None:
        if self.mover is None:
            return
        refusal = self.match.why_not(self.mover, move)
        if refusal is not None:
            self.refuse(refusal)
            return
        self.refusal = None
        self.action_clear()
        self.table.play(self.mover, move)
        self.query_one(Board).scroll_home(animate=False)
        self.go_on()

    def plan(self, text: str) -> None:
        """Play a plan; if it cannot be, go to its first fault."""
        assert self.mover is not None
        try:
            self.table.plan(self.mover, text)
        except IllegalMove as error:
            self.refuse(error.refusal)
            if isinstance(error, BadPlan):
                self.query_one(Typed).go_to_part(error.number)
            return
        self.refusal = None
        self.action_clear()
        self.go_on()

    def refuse(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.say_news()

    # Choosing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.match.over:
            (self.action_outcome if event.option_id == "outcome" else self.app.exit)()
        elif event.option_id is not None:
            self.play(event.option_id)

    def on_input_changed(self) -> None:
        self.browsing = False
        if self.refusal is not None:
            self.refusal = None
            self.say_news()
        self.list_moves()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A move text is played or refused; other words have picked out moves of the list."""
        text = event.value.strip()
        moves = self.query_one(Moves)
        if text == RESIGN:
            self.action_leave()
        elif not text or self.match.over or self.browsing:
            moves.action_select()
        elif self.mover is None:
            self.refuse(Refusal("CORE-TURN", "turn", {"seat": self.viewer}))
        elif text.startswith(PLAN):
            self.plan(text.removeprefix(PLAN))
        else:
            refusal = self.match.why_not(self.mover, text)
            if refusal is None or refusal.rule != "CORE-TEXT" or not moves.option_count:
                self.play(text)
            elif moves.option_count == 1:
                moves.action_select()
            else:
                self.browsing = True

    def list_moves(self) -> None:
        """The legal moves in which every typed word occurs, in words or as text."""
        moves, typed, words = self.query_one(Moves), self.query_one(Typed), self.words()
        search = typed.value.casefold().split()
        typed.moves = ()
        moves.clear_options()
        if self.match.over:
            moves.add_option(Option(words("terminal-over-outcome"), id="outcome"))
            moves.add_option(Option(words("terminal-over-quit"), id="quit"))
            moves.highlighted = 0
            return
        if self.mover is None:
            return
        typed.moves = self.match.moves(self.mover)
        said = {move: self.describe(move) for move in typed.moves}
        width = min(max(map(len, said.values()), default=0), 56)
        moves.add_options(
            Option(Text.assemble(f"{text:<{width}}", "  ", (str(move), "dim")), id=str(move))
            for move, text in said.items()
            if all(word in f"{text} {move}".casefold() for word in search)
        )
        moves.highlighted = 0 if moves.option_count else None

    # Showing

    def say(self) -> None:
        """Write everything in the language of this moment; what is being chosen stays as it is."""
        question = (self.mover, self.prompt.number) if self.mover is not None and self.prompt else None
        highlighted = self.query_one(Moves).highlighted
        same = question == self.question
        self.question = question
        self.list_moves()
        if same and highlighted is not None and self.query_one(Moves).option_count > highlighted:
            self.query_one(Moves).highlighted = highlighted
        self.say_head()
        self.say_prompt()
        self.say_news()
        words = self.words()
        self.query_one(Typed).placeholder = words("terminal-type")
        self.query_one("#keys", Static).update(Text(words("terminal-keys"), STYLES["dim"], no_wrap=True))
        self.draw()

    def draw(self) -> None:
        board = self.query_one(Board)
        width = board.size.width - 1
        if width <= 0:
            return
        lines = [] if self.hidden else self.match.game.board(self.match.view(self.viewer), self.words(), width)
        board.show(lines)

    def say_head(self) -> None:
        words = self.words()
        head = Text.assemble(
            ("VERLIES", STYLES["title"]), "  ", (self.match.game.title[words.lang], STYLES["strong"]), no_wrap=True
        )
        if self.viewer is not None:
            head.append(f"  ·  {words.seat(self.viewer)}", STYLES["own"])
        if (left := self.table.clock.left) is not None:
            minutes, seconds = divmod(max(0, ceil(left)), 60)
            head.append(f"  ·  {words('terminal-time-left', text=f'{minutes}:{seconds:02}')}", STYLES["gold"])
        if self.thinking is not None:
            head.append(f"  ·  {self.thinks()}", STYLES["dim"])
        self.query_one("#head", Static).update(head)

    def thinks(self) -> str:
        assert self.thinking is not None
        return self.words()("terminal-thinking", seat=self.thinking, text=self.table.bots[self.thinking].name)

    def say_prompt(self) -> None:
        words = self.words()
        if self.match.over:
            text = words("terminal-over")
        elif self.prompt is not None:
            text = self.describe(self.prompt)
        elif self.thinking is not None:
            text = self.thinks()
        else:
            text = words("terminal-wait")
        self.query_one("#prompt", Static).update(Text(f"▸ {text}", STYLES["gold"]))

    def say_news(self) -> None:
        """Why a move was refused; else what happened since the last own decision, the latest of it."""
        news = self.query_one("#news", Static)
        if self.refusal is not None:
            news.display = True
            why = self.describe(self.refusal)
            rule = self.describe(self.refusal.rule)
            news.update(
                Text.assemble(
                    (f"✗ {why} ", STYLES["bad"]), (self.refusal.rule, STYLES["gold"]), (f" {rule}", STYLES["dim"])
                )
            )
            return
        notes, new = self.seen()
        said = [self.sentence(note) for note in notes[-RECENT:]]
        latest = self.query_one("#recent", Static)
        latest.update(last(said, latest.content_size.width, latest.content_size.height, "\n"))
        news.display = bool(new) and not latest.display and not self.has_class("zoomed")
        if news.display:
            width, height = self.size.width - 2, 1 if self.size.height < 28 else 2
            news.update(last(said[-new:], width, height, " ") or shorten(said[-1], width, placeholder=" …"))

    @property
    def hidden(self) -> bool:
        """Several people share the screen, and it is between two of them."""
        return self.viewer is None and len(self.table.humans) > 1 and not self.match.over

    def seen(self) -> tuple[list[Note], int]:
        return ([], 0) if self.hidden else self.table.log(self.viewer)

    def log_lines(self) -> tuple[list[Line], int]:
        """The log of the person at the screen as text, and how many lines of it are new to them."""
        words = self.words()
        notes, new = self.seen()
        lines: list[Line] = [
            [(words("terminal-bot", seat=seat, text=bot.name), "")] for seat, bot in sorted(self.table.bots.items())
        ]
        for note in notes:
            rule = f"  {note.event.rule}" if note.event else ""
            lines.append([(self.sentence(note), "own" if note.forced else ""), (rule, "dim")])
        return lines, new

    def describe(self, thing: object) -> str:
        return describe(thing, self.words().lang, content=self.match.content)

    def sentence(self, note: Note) -> str:
        told = None if note.event is None else self.describe(note.event)
        if note.forced is None:
            assert told is not None
            return told
        if told is not None:
            return self.words()("terminal-only", text=told)
        return self.words()("terminal-forced", text=self.describe(note.forced))

    # Keys

    def action_help(self) -> None:
        self.app.push_screen(Help(self.words, self.match.dealer))

    def action_rules(self) -> None:
        rule = self.refusal.rule if self.refusal else self.prompt.rule if self.prompt else None
        self.app.push_screen(Rules(self.words, self.match.game.id, rule))

    def action_log(self) -> None:
        self.app.push_screen(Log(self.words, self.log_lines))

    def action_forecast(self) -> None:
        self.app.push_screen(Forecast(self.words, self.match.chair(self.viewer).forecast()))

    def action_outcome(self) -> None:
        self.app.push_screen(Outcome(self.words, self.match))

    def action_zoom(self) -> None:
        self.toggle_class("zoomed")
        self.say_news()

    def action_only(self) -> None:
        """Play the only move there is."""
        moves = self.query_one(Moves)
        if moves.option_count == 1:
            moves.action_select()

    def action_undo(self) -> None:
        seat = self.viewer
        if seat is None:
            return
        self.take_back(seat)
        self.go_on()

    def take_back(self, seat: Seat) -> None:
        self.refusal = self.table.why_not_take_back(seat)
        if self.refusal is None:
            self.table.take_back(seat)

    def action_leave(self) -> None:
        if self.match.over:
            self.app.exit()
        else:
            self.app.push_screen(Leave(self.words, self.resigning() is not None), self.left)

    def resigning(self) -> Seat | None:
        return self.viewer if self.viewer is not None else self.table.asked

    def left(self, choice: str | None) -> None:
        seat = self.resigning()
        if choice == "quit":
            self.app.exit()
        elif choice == "resign" and seat is not None:
            self.table.play(seat, RESIGN)
            self.go_on()

    def action_clear(self) -> None:
        """Forget what was typed."""
        typed = self.query_one(Typed)
        typed.value = ""
        typed.literal = False

    def action_literal(self) -> None:
        """Take every letter as text, until it is cleared."""
        self.query_one(Typed).literal = True

    def action_choose(self, step: int) -> None:
        """Mark the next move of the list, or the one before."""
        moves = self.query_one(Moves)
        self.browsing = True
        (moves.action_cursor_down if step > 0 else moves.action_cursor_up)()

    def on_typed_part(self, event: Typed.Part) -> None:
        self.query_one(Board).next_title(event.back)

    def action_scroll_board(self, pages: int) -> None:
        board = self.query_one(Board)
        board.scroll_relative(y=pages * max(board.size.height - 1, 1), animate=False)

    def action_line(self, lines: int) -> None:
        self.query_one(Board).scroll_relative(y=lines, animate=False)
