"""Replays: games again, move by move, through the eyes of whoever may see them."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from verlies.core.errors import RecordError
from verlies.core.match import Match
from verlies.core.moves import Seat
from verlies.core.record import Record
from verlies.games import find_game
from verlies.host.hosted import Step, is_step, steps_of
from verlies.server import eyes
from verlies.server import messages as msg
from verlies.server.hall import Hall
from verlies.server.speech import Problem, stone_name
from verlies.server.store import Conflict, new_record
from verlies.text import LANGUAGES

HANDED_IN = "r-"
"""How the ids of records begin that did not come from a table here."""
KEPT = 32


class Film:
    """A game with all its positions: number n is the one after n moves of seats."""

    def __init__(self, match: Match, steps: Sequence[Step], names: Sequence[msg.Text], record: Record) -> None:
        self.match = match
        self.record = record
        self.steps = steps
        self.names = names
        self.frames = _frames(match)
        self.said: eyes.Said = {}

    @property
    def complete(self) -> bool:
        return self.match.over

    def eyes(self, seat: Seat | None, step: int | None = None) -> eyes.Eyes:
        names: dict[str, dict[Seat | str, str]] = {
            lang: {at: getattr(name, lang) for at, name in enumerate(self.names)} for lang in LANGUAGES
        }
        return eyes.Eyes(self.match if step is None else self.frames[step], seat, names, self.said)

    def check_step(self, step: int) -> int:
        if not 0 <= step < len(self.frames):
            raise Problem("no_step", last=len(self.frames) - 1)
        return step


class RecordFilm(Film):
    """A record that was handed in: whoever has it knows everything in it."""

    @property
    def complete(self) -> bool:
        return True


def _frames(match: Match) -> list[Match]:
    again = match.game.match(match.game, match.content, match.seats, match.options, None, match.rules)
    frames: list[Match] = []
    for seat, move in match.log():
        if is_step(match, seat):
            frames.append(again.copy())
        again.play(seat, move)
    return [*frames, again]


class Replays:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._films: OrderedDict[tuple[str, int], Film] = OrderedDict()

    async def replay(self, id: str, seat: Seat | None, secret: str | None, wanted: Seat | None) -> msg.Replay:
        """`seat` and `secret` say who asks; `wanted` through whose eyes they would like to look."""
        film, allowed = await self._open(id, seat, secret)
        viewer = wanted if wanted in allowed else allowed[0]
        eyes_of = film.eyes(viewer)
        return msg.Replay(
            id=id,
            game=film.match.game.id,
            options=dict(film.match.options),
            names=list(film.names),
            steps=len(film.frames) - 1,
            seat=viewer,
            perspectives=allowed,
            complete=film.complete,
            outcome=eyes.outcome(film.match, eyes_of),
            lines=eyes_of.lines(film.steps),
            content=film.match.content.digest,
        )

    async def frame(self, id: str, step: int, seat: Seat | None, secret: str | None, wanted: Seat | None) -> msg.Frame:
        film, allowed = await self._open(id, seat, secret)
        viewer = wanted if wanted in allowed else allowed[0]
        frame = film.frames[film.check_step(step)]
        return msg.Frame(step, film.eyes(viewer, step).view(), eyes.progress(frame))

    async def board(self, id: str, step: int, seat: Seat | None, secret: str | None, wanted: Seat | None) -> msg.Board:
        film, allowed = await self._open(id, seat, secret)
        return film.eyes(wanted if wanted in allowed else allowed[0], film.check_step(step)).board()

    async def record(self, id: str) -> Record:
        return (await self._complete(id)).record

    async def fork(self, id: str, wanted: msg.Fork) -> msg.Opened:
        """A new table that goes on from a step."""
        film = await self._complete(id)
        before = film.frames[film.check_step(wanted.step)]
        if before.over:
            raise Problem("ended")
        options = dict(film.match.options)
        table = msg.NewTable(film.match.game.id, wanted.seats, options, wanted.name, wanted.listed)
        if len(wanted.seats) != film.match.seats:
            raise Problem("seats", numbers=[film.match.seats])
        return await self._hall.open(table, before)

    async def upload(self, text: str) -> msg.Uploaded:
        """Keep a record that somebody brings; the same text gets the same id."""
        try:
            record = Record.parse(text)
            match = record.replay(find_game)
        except RecordError as error:
            raise Problem("record", text=str(error)) from None
        text = str(replace(record, options=dict(match.options), content=match.content.digest))
        id = HANDED_IN + hashlib.sha256(text.encode()).hexdigest()[:20]
        if await self._hall.store.record(id) is None:
            with suppress(Conflict):  # handed in twice at once
                await self._hall.store.write(new_record(id, text))
        return msg.Uploaded(id)

    async def _complete(self, id: str) -> Film:
        film, _ = await self._open(id, None, None)
        if not film.complete:
            raise Problem("hidden")
        return film

    async def _open(self, id: str, seat: Seat | None, secret: str | None) -> tuple[Film, list[Seat | None]]:
        """The game, and through whose eyes it may be seen: anybody's once it is over, else one's own."""
        film = await (self._of_record(id) if id.startswith(HANDED_IN) else self._of_table(id))
        everybody: list[Seat | None] = [*range(film.match.seats), None]
        if film.complete:
            return film, everybody
        table = await self._hall.table(id)
        return film, [table.admit(seat, secret)]

    async def _of_table(self, id: str) -> Film:
        try:
            table = await self._hall.table(id)
        except Problem as problem:
            raise Problem("no_replay") if problem.status == 404 else problem from None
        async with self._hall.at(table):
            names = [place.name for place in eyes.public(table, ()).places]
            film = self._kept(id, table.written)
            if film is not None and film.names == names:
                return film
            record = table.match.record()
            if table.commitment is None:  # nobody was promised anything
                record = replace(record, dealer=None)
            return self._keep(id, table.written, Film(table.match.copy(), list(table.steps), names, record))

    async def _of_record(self, id: str) -> Film:
        if film := self._kept(id, 0):
            return film
        text = await self._hall.store.record(id)
        if text is None:
            raise Problem("no_replay")
        try:
            record = Record.parse(text)
            match = record.replay(find_game)
        except RecordError as error:
            raise Problem("outdated", text=str(error)) from None
        names = [stone_name(seat) for seat in range(match.seats)]
        return self._keep(id, 0, RecordFilm(match, steps_of(match), names, record))

    def _kept(self, id: str, written: int) -> Film | None:
        return self._films.get((id, written))

    def _keep(self, id: str, written: int, film: Film) -> Film:
        self._films[id, written] = film
        while len(self._films) > KEPT:
            self._films.popitem(last=False)
        return film
