"""Hall: all tables of a server. Changes are made here one at a time, written, and then shown to everybody there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from functools import partial

from msgspec import Raw, json, to_builtins

from verlies.core.abilities import replanned
from verlies.core.dealer import Dealer
from verlies.core.errors import ContentError, IllegalMove, UsageError
from verlies.core.match import Match
from verlies.core.moves import RESIGN, Seat
from verlies.games import find_game
from verlies.host.entries import Cut, LogEntry, encode_entry
from verlies.server import eyes, store
from verlies.server import messages as msg
from verlies.server.audience import Audience, Watcher
from verlies.server.loading import load
from verlies.server.places import Place, check_level, clean_name
from verlies.server.speech import Problem
from verlies.server.store import Conflict, Store, Write
from verlies.server.table import Table
from verlies.server.thinking import Thinkers

RESPITE = 0.5
"""Seconds between moves where bots play all seats: whoever has left theirs to one can still take it back."""
KEPT = 1000
"""Tables that stay in memory though nobody is at them."""

log = logging.getLogger("verlies.server")


class Hall:
    def __init__(self, kept: Store, thinkers: Thinkers) -> None:
        self.store = kept
        self.thinkers = thinkers
        self.audience = Audience()
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._calling: set[asyncio.Task[None]] = set()
        """Where the time is up."""
        self._asking: set[tuple[str, Seat]] = set()
        """Who has asked for something to be thought out and not got it yet: one question at a time."""

    async def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        tasks = [*self._driving.values(), *self._calling]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Opening and finding tables

    async def open(self, wanted: msg.NewTable, before: Match | None = None) -> msg.Opened:
        """Make a table; `before` is a game that goes on here, by its own rules and with its own cards."""
        try:
            game = find_game(wanted.game)
        except UsageError:
            raise Problem("no_game") from None
        try:
            options = game.check_options(wanted.options)
        except UsageError as error:
            raise Problem("option", text=str(error)) from None
        if len(wanted.seats) not in game.seats_with(options):
            raise Problem("seats", numbers=list(game.seats_with(options)))
        mine = sum(seat.mine for seat in wanted.seats)
        if wanted.dealt_by_hand and not game.can_be_dealt_by_hand(len(wanted.seats), mine):
            raise Problem("by_hand")
        earlier = None if wanted.after is None else await self._ended(wanted.after)
        places, keys = [], []
        id = secrets.token_urlsafe(9)
        for seat, each in enumerate(wanted.seats):
            place = Place(clean_name(each.name), level=None if each.mine else check_level(each.level))
            if each.mine:
                keys.append(msg.Key(id, seat, place.take(place.name)))
            places.append(place)
        content, rules = (None, None) if before is None else (before.content, before.rules)
        table = Table(id, game, len(places), options, places, Dealer(), content, rules)
        table.name = clean_name(wanted.name)
        table.listed = wanted.listed
        table.host = keys[0].seat if keys else None
        began = table.begin(() if before is None else before.log(), wanted.dealt_by_hand)
        table.changed = time.time()
        table.written = 1
        row = store.new_table(
            id=id, game=game.id, rules=table.match.rules, seats=len(places), options=options,
            content=table.match.content.digest, seed=str(table.dealer.seed), salt=table.dealer.salt,
            name=table.name, host=table.host, listed=table.listed, over=table.match.over,
            vacant=table.vacant, places=to_builtins(places), created=table.changed,
        )  # fmt: skip
        await self.store.write(row, store.new_entry(id, 0, encode_entry(began)))
        self._keep(table)
        self._drive(table)
        if earlier is not None:
            async with self.at(earlier):
                await self._change(earlier, lambda: earlier.show_way(id))
        return msg.Opened(id, keys)

    async def _ended(self, key: msg.Key) -> Table:
        """The table of a key, if its game is over; raises Problem if not."""
        table = await self.table(key.table)
        table.admit(key.seat, key.secret)
        if not table.match.over:
            raise Problem("not_over")
        return table

    async def table(self, id: str) -> Table:
        """The table with this id, from memory or made again from its log; raises Problem if there is none."""
        table = self._tables.get(id)
        if table is None:
            try:
                async with self._loading.setdefault(id, asyncio.Lock()):
                    table = self._tables.get(id) or await self._load(id)
            finally:
                self._loading.pop(id, None)
            self._drive(table)
        self._tables.move_to_end(id)
        return table

    async def _load(self, id: str) -> Table:
        try:
            row = await self.store.table(id)
            if row is None:
                raise Problem("no_table")
            table = load(row, await self.store.log(id))
        except (ContentError, ValueError) as error:
            log.error("table %s cannot be opened: %s", id, error)
            raise Problem("outdated", text="damaged") from None
        except UsageError as error:
            log.error("table %s cannot be opened: %s", id, error)
            raise Problem("outdated", text=str(error)) from None
        if table.lost is not None:
            log.error("table %s does not replay to its end: %s", id, table.lost.what)
        self._keep(table)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        for id in list(self._tables):
            if len(self._tables) <= KEPT:
                break
            in_use = self.audience.at(id) or id in self._driving or self._tables[id].lock.locked()
            if id != table.id and not in_use:
                del self._tables[id]

    async def listed(self) -> list[msg.Table]:
        """Tables that anybody may sit down at."""
        found = [await self._info(id) for id in await self.store.vacant_tables()]
        return [table for table in found if table]

    async def mine(self, keys: Iterable[msg.Key]) -> list[msg.Table]:
        """The tables at which somebody with these keys sits, latest first."""
        found: dict[str, msg.Table] = {}
        for key in keys:
            if key.table not in found and (info := await self._info(key.table, key)):
                found[key.table] = info
        return sorted(found.values(), key=lambda table: -table.changed)

    async def _info(self, id: str, key: msg.Key | None = None) -> msg.Table | None:
        try:
            table = await self.table(id)
            if key is not None:
                table.admit(key.seat, key.secret)
            async with self.at(table):
                return self.audience.public(table)
        except Problem:
            return None

    # Who is there

    async def enter(self, table: Table, watcher: Watcher) -> None:
        async with self.at(table):
            self.audience.enter(table, watcher)
            self._drive(table)

    def leave(self, table: Table, watcher: Watcher) -> None:
        self.audience.leave(self._tables.get(table.id, table), watcher)

    # Changes

    @contextlib.asynccontextmanager
    async def at(self, table: Table) -> AsyncIterator[None]:
        """Hold the table's lock. Raises Problem if meanwhile it was put away or could not be written: read it again."""
        async with table.lock:
            if self._tables.get(table.id) is not table:
                raise Problem("busy")
            yield

    async def state(self, table: Table, seat: Seat | None) -> msg.State:
        async with self.at(table):
            return eyes.state(table, seat, self.audience.public(table))

    async def sit_down(self, table: Table, wanted: msg.TakeSeat) -> msg.Key:
        async with self.at(table):
            place = table.places[table.check_seat(wanted.seat)]
            if not place.open:
                raise Problem("taken")
            secret = place.take(clean_name(wanted.name))
            await self._write_places(table, renamed=True)
        return msg.Key(table.id, wanted.seat, secret)

    async def _write_places(self, table: Table, renamed: bool = False) -> None:
        table.proposal = None
        await self._write(table, store.change_table(table.id, places=to_builtins(table.places), vacant=table.vacant))
        if renamed:
            table.said.clear()
        self.audience.show(table, 0 if renamed else table.step + 1)
        self._drive(table)

    async def _change(self, table: Table, act: Callable[[], LogEntry | None], first: int | None = None) -> None:
        """Let something happen at a table, if it does, under its lock: it counts, and is shown, once it is written."""
        before = table.step
        if table.lost is not None and act != table.go_on:
            raise Problem("lost")
        entry = act()
        if entry is None:
            self._set_alarm(table)
            return
        writes = [store.new_entry(table.id, table.written, encode_entry(entry))]
        if isinstance(entry, Cut):
            seed, salt = str(table.dealer.seed), table.dealer.salt
            writes.append(store.change_table(table.id, seed=seed, salt=salt, over=False))
        elif table.match.over:
            writes.append(store.change_table(table.id, over=True))
        await self._write(table, *writes)
        table.written += 1
        table.changed = time.time()
        self.audience.show(table, before + 1 if first is None else first)
        self._drive(table)

    async def _write(self, table: Table, *writes: Write) -> None:
        """What cannot be written has not happened: the table is read again from its log."""
        try:
            await asyncio.shield(self.store.write(*writes))
        except BaseException as error:
            if self._tables.get(table.id) is table:
                del self._tables[table.id]
            self.audience.send_away(table)
            if isinstance(error, Conflict):
                raise Problem("busy") from None
            raise

    # What somebody at a table asks for

    async def answer(self, table: Table, seat: Seat | None, message: msg.ClientMessage) -> msg.ServerMessage:
        """Do what a message asks; whatever is wrong with it becomes the answer, and nothing else happens."""
        try:
            if seat is None:
                raise Problem("watching")
            return await self._answer(table, seat, message)
        except IllegalMove as error:
            return eyes.Eyes.at(table, seat).forbidden(error, message.id)
        except Problem as problem:
            return problem.refused(message.id)

    async def _answer(self, table: Table, seat: Seat, message: msg.ClientMessage) -> msg.ServerMessage:
        if isinstance(message, msg.Hint):
            return await self._hint(table, seat, message.id)
        if isinstance(message, msg.Best):
            return await self._best(table, seat, message)
        async with self.at(table):
            match message:
                case msg.Play(_, move, number, then, goes_on):
                    await self._change(table, lambda: table.decide(seat, move, number, then, goes_on))
                case msg.Plan():
                    await self._plan(table, seat, message)
                case msg.Deal(_, move, number):
                    await self._change(table, lambda: table.deal(move, number))
                case msg.Resign():
                    await self._change(table, lambda: table.decide(seat, RESIGN))
                case msg.Undo():
                    await self._change(table, lambda: table.take_back(seat), 0)
                case msg.Why(_, move):
                    if refusal := eyes.Eyes.at(table, seat).why_not(move):
                        raise IllegalMove(refusal)
                case msg.Preview(_, move):
                    return msg.Previewed(message.id, eyes.Eyes.at(table, seat).preview(move))
                case msg.Forecast():
                    return msg.Forecasted(message.id, eyes.Eyes.at(table, seat).forecast())
                case msg.GoBack(_, step):
                    await self._propose(table, seat, step)
                case msg.Agree(_, yes):
                    await self._agree(table, seat, yes)
                case msg.Substitute(_, other, level):
                    await self._substitute(table, seat, other, level)
                case msg.GoOn():
                    await self._change(table, table.go_on, 0)
                case msg.Rename(_, name):
                    table.places[seat].name = clean_name(name)
                    await self._write_places(table, renamed=True)
        return msg.Done(message.id)

    async def _plan(self, table: Table, seat: Seat, plan: msg.Plan) -> None:
        """Shown are the steps from the first one that is no longer as it was."""
        count, moves = replanned(table.match, seat, plan.text, plan.cut, plan.number)
        if count or moves:
            first = table.last_steps(seat, count)[-1] if count else None
            await self._change(table, lambda: table.replan(seat, count, moves, plan.goes_on), first)

    async def _hint(self, table: Table, seat: Seat, id: int) -> msg.Hinted:
        async with self.at(table):
            if not table.match.moves(seat):
                raise Problem("no_hint")
            match = table.match.copy()
        with self._one_question(table, seat):
            advice = await self.thinkers.advise(match, seat, "hard")
        return eyes.Eyes.at(table, seat).hinted(advice, id)

    async def _best(self, table: Table, seat: Seat, wanted: msg.Best) -> msg.Bests:
        async with self.at(table):
            other = table.check_seat(wanted.seat)
            match = table.match.copy()
        with self._one_question(table, seat):
            found = await self.thinkers.possible(match, seat, other)
        return msg.Bests(wanted.id, Raw(json.encode(found)))

    @contextlib.contextmanager
    def _one_question(self, table: Table, seat: Seat) -> Iterator[None]:
        """Raises Problem if the seat has asked for something and not got it yet."""
        asker = (table.id, seat)
        if asker in self._asking:
            raise Problem("busy")
        self._asking.add(asker)
        try:
            yield
        finally:
            self._asking.discard(asker)

    async def _propose(self, table: Table, seat: Seat, step: int) -> None:
        if table.lost is not None:
            raise Problem("lost")
        if table.proposal is not None:
            raise Problem("asked_already")
        table.check_earlier(step)
        others = [other for other, place in enumerate(table.places) if other != seat and place.has_a_say]
        if others:
            table.proposal = msg.Proposal(seat, step, others)
            self.audience.tell_places(table)
        else:
            await self._change(table, lambda: table.go_back(step), 0)

    async def _agree(self, table: Table, seat: Seat, yes: bool) -> None:
        proposal = table.proposal
        if proposal is None or (seat not in proposal.waiting and not (seat == proposal.seat and not yes)):
            raise Problem("no_proposal")
        if not yes:
            table.proposal = None
            self.audience.tell_places(table)
            return
        proposal.waiting.remove(seat)
        if proposal.waiting:
            self.audience.tell_places(table)
        else:
            await self._change(table, lambda: table.go_back(proposal.step), 0)

    async def _substitute(self, table: Table, seat: Seat, other: Seat, level: str | None) -> None:
        place = table.places[table.check_seat(other)]
        abandoned = other not in self.audience.online(table)
        if other != seat and not (seat == table.host and abandoned):
            raise Problem("not_host")
        place.level = check_level(level)
        place.left_to_bot = level is not None and other == seat
        await self._write_places(table)

    # What needs nobody

    def _drive(self, table: Table) -> None:
        """See to it that bots and decisions without alternative go on by themselves, if anybody cares."""
        if table.lost is not None:
            return
        self._set_alarm(table)
        anybody = self.audience.at(table.id) or any(place.lock for place in table.places)
        alone = table.thinker() is not None or table.by_itself()
        if anybody and table.id not in self._driving and alone:
            self._driving[table.id] = asyncio.create_task(self._go_on(table))

    def _set_alarm(self, table: Table) -> None:
        """See to it that the clock is heard when it makes something happen next."""
        if alarm := self._alarms.pop(table.id, None):
            alarm.cancel()
        if (due := table.clock.due()) is not None:
            self._alarms[table.id] = asyncio.get_running_loop().call_later(due, self._ring, table)

    def _ring(self, table: Table) -> None:
        if self._tables.get(table.id) is not table:
            return
        if table.clock.late():
            task = asyncio.create_task(self._call_time(table))
            self._calling.add(task)
            task.add_done_callback(self._calling.discard)
        else:
            self._drive(table)

    async def _call_time(self, table: Table) -> None:
        """Play for all whose time is up."""
        try:
            async with self.at(table):
                while late := table.clock.late():
                    await self._change(table, partial(table.play, *late))
        except Problem:  # whoever needs the table reads it again, and has the whole time again
            pass
        except Exception:
            log.exception("the time is up at table %s, and nothing happens", table.id)

    async def _go_on(self, table: Table) -> None:
        try:
            while self._tables.get(table.id) is table and await self._one_move(table):
                pass
        except Problem:  # somebody else wrote to it: whoever needs the table reads it again
            pass
        except Exception:
            log.exception("table %s stands still", table.id)
        finally:
            del self._driving[table.id]
            again = self._tables.get(table.id)
            if again is not None and again is not table:
                self._drive(again)

    async def _one_move(self, table: Table) -> bool:
        """One move that needs nobody; False if there is none."""
        async with self.at(table):
            if entry := table.by_itself():
                await self._change(table, lambda: table.apply(entry))
                return True
            thought = table.thought()
            if thought is None:
                return False
            level = table.level(thought.seat)
        assert level is not None
        move = await self.thinkers.choose(thought.match, thought.seat, level)
        if self.audience.at(table.id) and all(place.level is not None for place in table.places):
            await asyncio.sleep(RESPITE)
        async with self.at(table):
            if table.level(thought.seat) == level:
                await self._change(table, lambda: table.answer(thought, move))
        return True
