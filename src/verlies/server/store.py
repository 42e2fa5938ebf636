"""What lasts: tables, their logs, and records that were handed in. All SQL is here.

One writer commits for all who wait.
An entry of a log is there once `write` returns: SQLite runs in WAL mode and syncs at each commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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


def is_id(text: str) -> bool:
    """Whether something could be the id of a table or record: no database is asked for anything else."""
    return len(text) <= 32 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def new_entry(table_id: str, number: int, entry: str) -> Write:
    return Write(_INSERT_ENTRY, {"table_id": table_id, "number": number, "written": time.time(), "entry": entry})


def new_table(**row: Any) -> Write:
    return Write(sa.insert(tables), row)


def change_table(id: str, **values: Any) -> Write:
    return Write(sa.update(tables).where(tables.c.id == id).values(values))


def new_record(id: str, text: str) -> Write:
    return Write(sa.insert(records), {"id": id, "text": text, "handed_in": time.time()})


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
        self._pen: Pen | None = None
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
            if engine.dialect.name == "sqlite" and _is_file(engine.url.database):
                store._pen = Pen(engine.url)
        except (SQLAlchemyError, sqlite3.Error, OSError, UsageError) as error:
            await engine.dispose()
            raise UsageError(f"argument --database: {getattr(error, 'orig', error)}") from None
        store._writer = asyncio.create_task(store._write_for_all())
        return store

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        if self._pen is not None:
            self._pen.close()
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
        if self._pen is not None:
            await self._pen.commit(writes)
        else:
            async with self._engine.begin() as connection:
                await connection.run_sync(_write_all, writes)

    # Reading

    async def table(self, id: str) -> sa.Row[Any] | None:
        return await self.row(sa.select(tables).where(tables.c.id == id)) if is_id(id) else None

    async def log(self, table_id: str) -> Sequence[sa.Row[Any]]:
        return await self.rows(log_of(table_id))

    async def vacant_tables(self) -> list[str]:
        """The latest tables that are listed, not over, and have an open seat."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.listed, sa.not_(tables.c.over), tables.c.vacant > 0)
            .order_by(tables.c.created.desc())
            .limit(100)
        )
        return [row.id for row in await self.rows(query)]

    async def record(self, id: str) -> str | None:
        """The text of a record that was handed in."""
        row = await self.row(sa.select(records.c.text).where(records.c.id == id)) if is_id(id) else None
        return None if row is None else str(row.text)

    async def rows(self, query: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        async with self._engine.connect() as connection:
            found: Sequence[sa.Row[Any]] = (await connection.execute(query)).all()
            return found

    async def row(self, query: sa.Select[Any]) -> sa.Row[Any] | None:
        found = await self.rows(query)
        return found[0] if found else None


class Reader:
    """A database of any version, as it lies there: nothing in it is changed."""

    def __init__(self, connection: sa.Connection) -> None:
        """Raises UsageError if it is none of ours."""
        inspector = sa.inspect(connection)
        for name in ("schema", *(table.name for table in (tables, entries, records))):
            if not inspector.has_table(name):
                raise UsageError(f"it is not a database of Verlies: it has no table {name!r}")
        if (connection.execute(sa.select(schema.c.version)).scalar() or 0) > len(MIGRATIONS):
            raise UsageError("the database was made by a newer version of Verlies; update first")
        there = {column["name"] for column in inspector.get_columns(tables.name)}
        self._columns = [column if column.name in there else sa.null().label(column.name) for column in tables.c]
        self._connection = connection

    def tables(self) -> Sequence[str]:
        return self._connection.execute(sa.select(tables.c.id).order_by(tables.c.created)).scalars().all()

    def table(self, id: str) -> sa.Row[Any]:
        return self._connection.execute(sa.select(*self._columns).where(tables.c.id == id)).one()

    def log(self, table_id: str) -> Sequence[sa.Row[Any]]:
        return self._connection.execute(log_of(table_id)).all()

    def records(self) -> Sequence[sa.Row[Any]]:
        return self._connection.execute(sa.select(records).order_by(records.c.handed_in)).all()


@contextlib.contextmanager
def reading(database: str) -> Iterator[Reader]:
    """Raises UsageError if it cannot be read."""
    try:
        engine = sa.create_engine(_read_only(database))
        try:
            with engine.connect() as connection:
                yield Reader(connection)
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        raise UsageError(f"the database cannot be read: {getattr(error, 'orig', error)}") from None


def _read_only(database: str) -> sa.URL:
    """A file is opened so that it cannot be written."""
    if "://" not in database or database.startswith("sqlite"):
        path = Path(database.partition(":///")[2] or database)
        if not path.is_file():
            raise UsageError(f"{path}: there is no such database")
        quiet = not path.with_name(f"{path.name}-wal").exists()  # nobody has it open: not even a lock is left behind
        how = {"uri": "true", "mode": "ro", **({"immutable": "1"} if quiet else {})}
        return sa.URL.create("sqlite", database=f"file:{quote(str(path.resolve()))}", query=how)
    return sa.make_url(database)


class Pen:
    """Writes to a file of SQLite in a thread of its own: all of a commit goes there and back at once."""

    def __init__(self, url: sa.URL) -> None:
        self._thread = ThreadPoolExecutor(1, "pen")
        self._engine = sa.create_engine(url.set(drivername="sqlite"))
        sa.event.listen(self._engine, "connect", _set_up_sqlite)

    async def commit(self, writes: Sequence[Write]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writes)

    def _commit(self, writes: Sequence[Write]) -> None:
        with self._engine.begin() as connection:
            _write_all(connection, writes)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def _write_all(connection: sa.Connection, writes: Sequence[Write]) -> None:
    waiting: list[dict[str, Any]] = []
    for write in writes:
        if write.statement is _INSERT_ENTRY and write.values is not None:
            waiting.append(write.values)
        else:
            _insert(connection, waiting)
            connection.execute(write.statement, write.values)
    _insert(connection, waiting)


def _insert(connection: sa.Connection, waiting: list[dict[str, Any]]) -> None:
    if waiting:
        connection.execute(_INSERT_ENTRY, waiting)
        waiting.clear()


def _succeed(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(Conflict() if isinstance(error, IntegrityError) else error)


def _is_file(name: str | None) -> bool:
    return bool(name) and name != ":memory:" and not str(name).startswith("file:")


def _try_file(name: str | None) -> None:
    """Find out here what is wrong with a file: aiosqlite would leave a thread behind that fails after us."""
    if name and _is_file(name):
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(name)) as file:
            file.execute("PRAGMA schema_version")


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
