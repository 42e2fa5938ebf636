"""The terminal client as tests use it: keys go in, and what can be read comes out."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable, Sequence

from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from verlies import Chair, Match, Move, Seat
from verlies.bots import Bot
from verlies.core.odds import Rng
from verlies.terminal.app import Terminal
from verlies.terminal.play import Play


class Last(Bot):
    """Takes the last move of its list."""

    name = "last"
    help = "for these tests"

    def choose(self, chair: Chair, rng: Rng) -> Move:
        return chair.moves()[-1]


class Desk:
    """A running client: press keys, then look."""

    def __init__(self, app: Terminal, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> Play:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, Play))

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until every bot has answered."""
        await self.pilot.press(*keys)
        await self.pilot.pause()
        while self.table.thinking is not None:
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        await self.press("slash", *("space" if letter == " " else letter for letter in text))

    def text(self) -> str:
        """All that can be read on the screen."""
        picture = self.app.export_screenshot()
        return html.unescape(re.sub(r"<style.*?</style>|<[^>]+>", "\n", picture, flags=re.S)).replace("\xa0", " ")

    def say(self, name: str) -> str:
        return str(self.table.query_one(name, Static).render())

    def moves(self) -> OptionList:
        return self.table.query_one("#moves", OptionList)


def at_desk(
    script: Callable[[Desk], Awaitable[None]], match: Match, humans: Sequence[Seat] = (0,), lang: str = "en"
) -> None:
    """Run a script against a client whose other seats are bots."""

    async def run() -> None:
        bots = {seat: Last() for seat in range(match.seats) if seat not in humans}
        app = Terminal(match, humans, bots, lang)
        async with app.run_test(size=(80, 24)) as pilot:
            desk = Desk(app, pilot)
            await desk.press()
            await script(desk)

    asyncio.run(run())
