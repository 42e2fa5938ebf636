"""Replays everything that a database holds, and changes nothing in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from verlies.core.errors import RecordError, UsageError, VerliesError
from verlies.core.record import Record
from verlies.games import find_game
from verlies.server import store
from verlies.server.loading import load


class Report(NamedTuple):
    tables: int
    records: int
    verified: int
    """Finished games whose draws follow from their seeds."""
    wrong: list[str]
    """A line for everything that does not replay."""

    def plain(self) -> dict[str, Any]:
        return {"tables": self.tables, "records": self.records, "verified": self.verified, "wrong": self.wrong}

    def __str__(self) -> str:
        sound = "all replay" if not self.wrong else f"{len(self.wrong)} do not replay to their end"
        return f"tables: {self.tables}, records: {self.records}; {sound}; draws verified in {self.verified}"


def check(database: str) -> Report:
    """Look at a database of any version; raises UsageError if it is none of ours."""
    try:
        engine = sa.create_engine(_url(database))
        try:
            with engine.connect() as connection:
                return _check(connection)
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        raise UsageError(f"the database cannot be read: {getattr(error, 'orig', error)}") from None


def _url(database: str) -> sa.URL:
    """A file is opened so that it cannot be written."""
    if "://" not in database or database.startswith("sqlite"):
        path = Path(database.partition(":///")[2] or database)
        if not path.is_file():
            raise UsageError(f"{path}: there is no such database")
        quiet = not path.with_name(f"{path.name}-wal").exists()  # nobody has it open: not even a lock is left behind
        how = {"uri": "true", "mode": "ro", **({"immutable": "1"} if quiet else {})}
        return sa.URL.create("sqlite", database=f"file:{quote(str(path.resolve()))}", query=how)
    return sa.make_url(database)


def _check(connection: sa.Connection) -> Report:
    inspector = sa.inspect(connection)
    for name in ("schema", *(table.name for table in (store.tables, store.entries, store.records))):
        if not inspector.has_table(name):
            raise UsageError(f"it is no database of Verlies: it has no table {name!r}")
    if (connection.execute(sa.select(store.schema.c.version)).scalar() or 0) > len(store.MIGRATIONS):
        raise UsageError("the database was made by a newer version of Verlies; update first")
    there = {column["name"] for column in inspector.get_columns(store.tables.name)}
    report = Report(0, 0, 0, [])
    columns = [column if column.name in there else sa.null().label(column.name) for column in store.tables.c]
    for id in connection.execute(sa.select(store.tables.c.id).order_by(store.tables.c.created)).scalars().all():
        report = report._replace(tables=report.tables + 1)
        try:
            row = connection.execute(sa.select(*columns).where(store.tables.c.id == id)).one()
            table = load(row, connection.execute(store.log_of(id)).all())
            if table.lost is not None:
                report.wrong.append(f"table {id}: {table.lost.what}")
            elif table.match.over and table.commitment is not None:
                report = _verified(report, table.match.record())
        except (VerliesError, ValueError) as error:
            report.wrong.append(f"table {id}: {error}")
    for row in connection.execute(sa.select(store.records).order_by(store.records.c.handed_in)).all():
        report = report._replace(records=report.records + 1)
        try:
            record = Record.parse(row.text)
            record.replay(find_game)
            report = _verified(report, record)
        except RecordError as error:
            report.wrong.append(f"record {row.id}: {error}")
    return report


def _verified(report: Report, record: Record) -> Report:
    """See that the draws of a finished game follow from its seed, if that is known."""
    if record.dealer is None or record.dealer.seed is None:
        return report
    record.verify(find_game)
    return report._replace(verified=report.verified + 1)
