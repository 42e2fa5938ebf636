"""The log is the truth: what was acknowledged lasts, what cannot be written has not happened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from server import house, postgres
from verlies.core.errors import UsageError
from verlies.server import messages as msg
from verlies.server import store
from verlies.server.hall import Hall
from verlies.server.speech import Problem
from verlies.server.store import MIGRATIONS, Conflict, Store, Write, new_entry
from verlies.server.table import Table


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres.server() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return house.url(tmp_path)
    return postgres.new_database(request.getfixturevalue("postgresql"))


@asynccontextmanager
async def kept(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    try:
        yield opened
    finally:
        await opened.close()


async def from_log(database: str, table_id: str) -> Table:
    """The table as another server would find it."""
    async with kept(database) as other:
        hall = Hall(other, house.Here())
        try:
            return await hall._load(table_id)
        finally:
            await hall.close()


# The log


@pytest.mark.parametrize("options", [{}, {"hidden_selection": True}], ids=str)
def test_after_every_acknowledged_move_the_log_makes_the_same_table(database: str, options: dict[str, bool]) -> None:
    async def whole() -> None:
        async with house.open_hall(database) as hall:
            table = await house.open_table(hall, 2, **options)
            rng = Random(1)
            for _ in range(30):
                await house.play_on(hall, table, rng, 1)
                seat = rng.randrange(2)
                if rng.random() < 0.3:
                    await hall.answer(table, seat, msg.Undo(1))
                if rng.random() < 0.1:
                    await house.do(hall, table, seat, msg.Rename(2, f"N{rng.randrange(99)}"))
                if rng.random() < 0.1 and table.step > 2:
                    await house.do(hall, table, seat, msg.GoBack(3, table.step - 2))
                    await house.do(hall, table, 1 - seat, msg.Agree(4, True))
                table = await house.at_rest(hall, table.id)
                assert house.facts(await from_log(database, table.id)) == house.facts(table)

    asyncio.run(whole())


def test_a_finished_game_with_bots_is_there_after_a_restart(database: str) -> None:
    async def whole() -> None:
        async with house.open_hall(database) as hall:
            opened = await hall.open(
                msg.NewTable("designer", house.mine(1, bots=1), {"shrines": True}, "Tuesday", listed=True)
            )
            table = await house.at_rest(hall, opened.table)
            await house.play_on(hall, table, Random(1))
            before = house.facts(table)
            assert table.match.over
        async with house.open_hall(database) as hall:
            again = await hall.table(opened.table)
            assert house.facts(again) == before
            assert (again.name, again.listed, again.host) == ("Tuesday", True, 0)
            assert again.changed == pytest.approx(table.changed, abs=5)
            assert again.admit(0, opened.keys[0].secret) == 0
            assert [each.id for each in await hall.mine(opened.keys)] == [opened.table]
            assert await hall.listed() == []

    asyncio.run(whole())


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    async def whole() -> None:
        async with house.open_hall(house.url(tmp_path)) as hall:
            opened = await hall.open(msg.NewTable("designer", house.mine(0, bots=2)))
        async with house.open_hall(house.url(tmp_path)) as hall:
            assert (await house.watched(hall, opened.table)).match.over

    asyncio.run(whole())


@pytest.mark.parametrize(
    "spoiled", ["no json", '{"type":"play","seat":0,"move":"fly","dealt":[]}', '{"type":"x"}', "{}"]
)
def test_a_log_that_cannot_be_read_stops_at_its_last_good_entry(tmp_path: Path, spoiled: str) -> None:
    async def scene(hall: Hall) -> None:
        table, other = await house.open_table(hall, 2), await house.open_table(hall, 2)
        before = table.match.key()
        await hall.store.write(new_entry(table.id, 1, spoiled))
        hall._tables.clear()
        again = await hall.table(table.id)
        assert again.lost is not None
        assert again.lost.entry == 1
        assert again.match.key() == before
        assert (await hall.table(other.id)).lost is None

    house.in_hall(tmp_path, scene)


def test_a_version_of_the_rules_refuses_no_table_that_replays(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        await hall.store.write(Write(sa.update(store.tables).values(rules=table.game.rules_version + 1)))
        hall._tables.clear()
        assert (await hall.table(table.id)).lost is None

    house.in_hall(tmp_path, scene)


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"content": "0123456789abcdef"}, "0123456789abcdef"),
        ({"game": "chess"}, "chess"),
        ({"seed": "5"}, "promised"),
        ({"seed": None}, "promised"),
    ],
)
def test_a_table_that_needs_what_is_not_here_says_what_it_is(
    tmp_path: Path, values: dict[str, str | None], said: str
) -> None:
    async def scene(hall: Hall) -> None:
        table, other = await house.open_table(hall, 2), await house.open_table(hall, 2)
        await hall.store.write(Write(sa.update(store.tables).where(store.tables.c.id == table.id).values(values)))
        hall._tables.clear()
        with pytest.raises(Problem) as caught:
            await hall.table(table.id)
        assert (caught.value.code, caught.value.status) == ("outdated", 410)
        assert said in caught.value.refused().text.en
        assert (await hall.table(other.id)).lost is None

    house.in_hall(tmp_path, scene)


# Writing


def test_many_who_wait_share_few_commits(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    commit = Store._commit

    async def counted(self: Store, writes: Sequence[Write]) -> None:
        commits.append(len(writes))
        await commit(self, writes)

    async def whole() -> None:
        async with house.open_hall(database) as hall:
            tables = [await house.open_table(hall, 1) for _ in range(20)]
            monkeypatch.setattr(Store, "_commit", counted)
            await asyncio.gather(*(house.do(hall, table, 0, house.play(table, 0)) for table in tables))
            assert sum(commits) == 20
            assert len(commits) <= 3
            for table in tables:
                assert house.facts(await from_log(database, table.id)) == house.facts(table)

    asyncio.run(whole())


def test_a_write_that_fails_fails_its_own_caller_only(database: str) -> None:
    async def whole() -> None:
        async with house.open_hall(database) as hall:
            tables = [await house.open_table(hall, 1) for _ in range(3)]
            entry = '{"type":"undo","seat":0,"count":0}'
            wrong = [new_entry(tables[0].id, 0, entry), new_entry("nowhere", 0, entry)]
            good = [new_entry(each.id, 5, entry) for each in tables[1:]]
            writes = [hall.store.write(each) for each in (good[0], *wrong, good[1])]
            results = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(each) for each in results] == [type(None), Conflict, Conflict, type(None)]
            rows = await hall.store.rows(sa.select(store.entries.c.table_id).where(store.entries.c.number == 5))
            assert {row.table_id for row in rows} == {each.id for each in tables[1:]}

    asyncio.run(whole())


def test_all_writes_of_one_caller_or_none(database: str) -> None:
    async def whole() -> None:
        async with house.open_hall(database) as hall:
            table = await house.open_table(hall, 1)
            with pytest.raises(Conflict):
                await hall.store.write(new_entry(table.id, 7, "{}"), new_entry(table.id, 0, "{}"))
            rows = await hall.store.rows(sa.select(store.entries.c.number))
            assert [row.number for row in rows] == [0]

    asyncio.run(whole())


@pytest.mark.parametrize(
    "error", [OperationalError("insert", {}, Exception("disk full")), OSError(28, "full")], ids=str
)
def test_what_cannot_be_written_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        before = house.facts(table)
        guests = await house.visit(hall, table, 0, None)
        sent = [len(guest.sent) for guest in guests]

        async def fail(self: Store, writes: Sequence[Write]) -> None:
            raise error

        messages: list[msg.ClientMessage] = [
            house.play(table, 0),
            msg.Rename(2, "X"),
            msg.Substitute(3, 0, "easy"),
            msg.Resign(4),
        ]
        for message in messages:
            with monkeypatch.context() as patched:
                patched.setattr(Store, "_commit", fail)
                with pytest.raises(type(error)):
                    await hall.answer(table, 0, message)
            table = await hall.table(table.id)
            assert house.facts(table) == before
        assert all(guest.closed for guest in guests)
        assert [len(guest.sent) for guest in guests] == sent
        await house.do(hall, table, 0, house.play(table, 0))

    house.in_hall(tmp_path, scene)


def test_whoever_waited_behind_a_write_that_failed_does_not_build_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        failed = asyncio.Event()
        commit = Store._commit

        async def fail_once(self: Store, writes: Sequence[Write]) -> None:
            if not failed.is_set():
                failed.set()
                raise OSError("disk full")
            await commit(self, writes)

        monkeypatch.setattr(Store, "_commit", fail_once)
        moves = [house.play(table, 0), house.play(table, 1)]
        *answers, seen = await asyncio.gather(
            *(hall.answer(table, seat, move) for seat, move in enumerate(moves)),
            hall.state(table, 0),
            return_exceptions=True,
        )
        assert isinstance(seen, Problem)  # nobody is shown what has not happened
        assert isinstance(answers[0], OSError)
        assert isinstance(answers[1], msg.Refused)
        assert answers[1].code == "busy"
        again = await hall.table(table.id)
        assert again is not table
        assert (again.step, again.written) == (0, 1)
        for seat, move in enumerate(moves):
            await house.do(hall, again, seat, move)
        assert house.facts(await from_log(house.url(tmp_path), table.id)) == house.facts(again)

    house.in_hall(tmp_path, scene)


def test_a_table_whose_write_failed_while_a_bot_was_thinking_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(hall: Hall) -> None:
        thinking = asyncio.Event()
        go_on = asyncio.Event()

        class Slow(house.Here):
            async def _ask(self, *args: Any) -> Any:
                thinking.set()
                await go_on.wait()
                return await super()._ask(*args)

        hall.thinkers = Slow()
        opened = await hall.open(msg.NewTable("designer", house.mine(1, bots=1)))
        table = await hall.table(opened.table)
        await thinking.wait()
        with monkeypatch.context() as patched:

            async def fail(self: Store, writes: Sequence[Write]) -> None:
                raise OSError("disk full")

            patched.setattr(Store, "_commit", fail)
            with pytest.raises(OSError, match="disk full"):
                await hall.answer(table, 0, house.play(table, 0))
        again = await hall.table(table.id)
        assert again is not table
        go_on.set()
        await house.until(lambda: again.step > 0, "the bot's move")
        await house.at_rest(hall, table.id)
        assert 1 not in again.match.turn
        assert house.facts(await from_log(house.url(tmp_path), table.id)) == house.facts(again)

    house.in_hall(tmp_path, scene)


def test_two_servers_cannot_both_write_the_same_entry(database: str) -> None:
    async def whole() -> None:
        async with house.open_hall(database) as one, house.open_hall(database) as two:
            here = await house.open_table(one, 2)
            there = await two.table(here.id)
            guest = (await house.visit(two, there, 1))[0]
            await house.do(one, here, 0, house.play(here, 0))
            answer = await two.answer(there, 1, house.play(there, 1))
            assert isinstance(answer, msg.Refused)
            assert answer.code == "busy"
            assert guest.closed
            again = await two.table(here.id)
            assert house.facts(again) == house.facts(here)
            await house.do(two, again, 1, house.play(again, 1))
            assert (await house.refusal(one, here, 1, msg.Play(1, "pass", 99))).code == "rule"

    asyncio.run(whole())


# Databases


def test_an_empty_database_is_made_and_opened_again(database: str) -> None:
    async def whole() -> None:
        for _ in range(2):
            async with kept(database) as opened:
                assert [row.version for row in await opened.rows(sa.select(store.schema.c.version))] == [
                    len(MIGRATIONS)
                ]
                assert await opened.rows(sa.select(store.tables)) == []

    asyncio.run(whole())


def test_a_migration_that_breaks_off_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def whole() -> None:
        with monkeypatch.context() as patched:
            broken = (MIGRATIONS[0][0], sa.text("CREATE NONSENSE"))
            patched.setattr(store, "MIGRATIONS", (broken,))
            with pytest.raises(UsageError, match=r"argument --database: .*NONSENSE"):
                await Store.open(database)
        async with kept(database) as opened:
            assert await opened.rows(sa.select(store.tables)) == []

    asyncio.run(whole())


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async def whole() -> None:
        async with kept(database) as opened:
            await opened.write(Write(sa.update(store.schema).values(version=len(MIGRATIONS) + 1)))
        with pytest.raises(UsageError, match="argument --database: it was made by a newer version of Verlies"):
            await Store.open(database)

    asyncio.run(whole())


def test_sqlite_syncs_each_commit(tmp_path: Path) -> None:
    async def whole() -> None:
        async with kept(house.url(tmp_path)) as opened:
            pragmas = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
            async with opened._engine.connect() as connection:
                for pragma, value in pragmas.items():
                    assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value
            assert opened._pen is not None
            with opened._pen._engine.connect() as writer:
                assert {each: writer.exec_driver_sql(f"PRAGMA {each}").scalar() for each in pragmas} == pragmas

    asyncio.run(whole())


def test_a_folder_for_the_database_is_made(tmp_path: Path) -> None:
    async def whole() -> None:
        async with kept(house.url(tmp_path / "far" / "away")):
            assert (tmp_path / "far" / "away" / "tables.sqlite").exists()

    asyncio.run(whole())


def test_a_table_that_was_put_away_meanwhile_cannot_overwrite_the_one_that_came_after(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        old = await house.open_table(hall, 1, opened=1)
        del hall._tables[old.id]  # as if too many others had come
        key = await hall.sit_down(await hall.table(old.id), msg.TakeSeat(1, "Bo"))
        assert (await house.refusal(hall, old, 0, msg.Rename(1, "Eve"))).code == "busy"
        hall._tables.clear()
        assert (await hall.table(old.id)).admit(1, key.secret) == 1

    house.in_hall(tmp_path, scene)


def test_a_table_at_which_something_happens_is_not_put_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verlies.server.hall.KEPT", 1)

    async def scene(hall: Hall) -> None:
        table = await house.open_table(hall, 2)
        async with hall.at(table):
            await house.open_table(hall, 2)
            assert await hall.table(table.id) is table
        await house.open_table(hall, 2)
        assert await hall.table(table.id) is not table

    house.in_hall(tmp_path, scene)
