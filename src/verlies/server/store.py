"""What lasts: tables, their logs, and records that were handed in. One writer commits for all who wait.

An entry of a log is there once `write` returns: SQLite runs in WAL mode and syncs at each commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from verlies.core.errors import UsageError

metadata = sa.MetaData()
schema = sa.Table("schema", metadata, sa.Column("version", sa.Integer, primary_key=True))
first_tables = sa.Table(
    "tables",
    sa.MetaData(),
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("host", sa.Integer),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("vacant", sa.Integer, nullable=False),
    sa.Column("places", sa.JSON, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
"""Tables as they were in version 1."""
tables = first_tables.to_metadata(metadata)
for column in (
    sa.Column("content", sa.String(32)),  # the digest of the cards
    sa.Column("seed", sa.String(64)),  # a number of 128 bits; nobody is told it while the game goes on
    sa.Column("salt", sa.String(64)),
):
    tables.append_column(column)
entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("written", sa.Float, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
)
records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("handed_in", sa.Float, nullable=False),
)

MIGRATIONS: Sequence[Sequence[sa.schema.ExecutableDDLElement]] = (
    (
        sa.schema.CreateTable(first_tables),
        sa.schema.CreateTable(entries),
        sa.schema.CreateTable(records),
        sa.schema.CreateIndex(sa.Index("tables_listed", first_tables.c.listed, first_tables.c.over)),
    ),
    tuple(
        sa.DDL(f"ALTER TABLE tables ADD COLUMN {name} VARCHAR({length})")  # type: ignore[no-untyped-call]
        for name, length in (("content", 32), ("seed", 64), ("salt", 64))
    ),
)
"""How the database came to be what it is: step n leads from version n to n + 1. Never change one; add one."""

_INSERT_ENTRY = sa.insert(entries)
"""One object for all entries, so that those of one commit are written in one go."""


class Conflict(Exception):
    """Somebody else has written to this table: what we know of it is old."""


class Write(NamedTuple):
    statement: sa.sql.Executable
    values: dict[str, Any] | None = None


def new_entry(table_id: str, number: int, entry: str) -> Write:
    return Write(_INSERT_ENTRY, {"table_id": table_id, "number": number, "written": time.time(), "entry": entry})


def log_of(table_id: str) -> sa.Select[Any]:
    """All entries of a table, in order."""
    return (
        sa.select(entries.c.number, entries.c.entry, entries.c.written)
        .where(entries.c.table_id == table_id)
        .order_by(entries.c.number)
    )


class Store:
    """The database behind one server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: asyncio.Queue[tuple[Sequence[Write], asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connect, and bring the database up to date; raises UsageError that says what is wrong."""
        try:
            engine = create_async_engine(url)
        except (SQLAlchemyError, ImportError, ValueError) as error:
            raise UsageError(f"argument --database: {error}") from None
        store = cls(engine)
        try:
            if engine.dialect.name == "sqlite":
                _try_file(engine.url.database)
                sa.event.listen(engine.sync_engine, "connect", _set_up_sqlite)
            await store._migrate()
        except (SQLAlchemyError, sqlite3.Error, OSError, UsageError) as error:
            await engine.dispose()
            raise UsageError(f"argument --database: {getattr(error, 'orig', error)}") from None
        store._writer = asyncio.create_task(store._write_for_all())
        return store

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self._engine.dispose()

    async def _migrate(self) -> None:
        async with self._engine.begin() as connection:
            if self._engine.dialect.name == "sqlite":  # Python begins no transaction for what makes tables
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(schema.create, checkfirst=True)
            version = (await connection.execute(sa.select(schema.c.version))).scalar() or 0
            if version > len(MIGRATIONS):
                raise UsageError("it was made by a newer version of Verlies; update first")
            for step in MIGRATIONS[version:]:
                for statement in step:
                    await connection.execute(statement)
            if version < len(MIGRATIONS):
                await connection.execute(sa.delete(schema))
                await connection.execute(sa.insert(schema), {"version": len(MIGRATIONS)})

    # Writing

    async def write(self, *writes: Write) -> None:
        """Write all of them or nothing; returns when they last. Raises Conflict if an entry of that number is there."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((writes, done))
        await done

    async def _write_for_all(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit([write for writes, _ in batch for write in writes])
            except Exception as error:
                if len(batch) == 1:
                    _fail(batch[0][1], error)
                else:  # one of them is at fault: the others shall not suffer for it
                    for writes, done in batch:
                        try:
                            await self._commit(writes)
                        except Exception as alone:
                            _fail(done, alone)
                        else:
                            _succeed(done)
            else:
                for _, done in batch:
                    _succeed(done)

    async def _commit(self, writes: Sequence[Write]) -> None:
        async with self._engine.begin() as connection:
            waiting: list[dict[str, Any]] = []
            for write in writes:
                if write.statement is _INSERT_ENTRY and write.values is not None:
                    waiting.append(write.values)
                else:
                    await _insert(connection, waiting)
                    await connection.execute(write.statement, write.values)
            await _insert(connection, waiting)

    # Reading

    async def rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        async with self._engine.connect() as connection:
            found: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
            return found

    async def row(self, query: sa.Select[Any]) -> sa.Row[Any] | None:
        found = await self.rows(query)
        return found[0] if found else None


async def _insert(connection: AsyncConnection, waiting: list[dict[str, Any]]) -> None:
    if waiting:
        await connection.execute(_INSERT_ENTRY, waiting)
        waiting.clear()


def _succeed(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(Conflict() if isinstance(error, IntegrityError) else error)


def _try_file(name: str | None) -> None:
    """Find out here what is wrong with a file: aiosqlite would leave a thread behind that fails after us."""
    if name and name != ":memory:" and not name.startswith("file:"):
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(name)) as file:
            file.execute("PRAGMA schema_version")


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
