"""Replays everything that a database holds, and changes nothing in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

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
    engine = sa.create_engine(_url(database))
    try:
        with engine.connect() as connection:
            return _check(connection)
    except SQLAlchemyError as error:
        raise UsageError(f"{database}: {getattr(error, 'orig', error)}") from None
    finally:
        engine.dispose()


def _url(database: str) -> str:
    """A file is opened so that it cannot be written; a server's address is used without its asynchronous driver."""
    if "://" not in database or database.startswith("sqlite"):
        path = Path(database.partition(":///")[2] or database)
        if not path.is_file():
            raise UsageError(f"{path}: there is no such database")
        quiet = not path.with_name(f"{path.name}-wal").exists()  # nobody has it open: not even a lock is left behind
        return f"sqlite:///file:{path.resolve()}?mode=ro&uri=true{'&immutable=1' * quiet}"
    try:
        return sa.make_url(database).render_as_string(hide_password=False)
    except SQLAlchemyError as error:
        raise UsageError(f"{database}: {error}") from None


def _check(connection: sa.Connection) -> Report:
    inspector = sa.inspect(connection)
    for name in ("schema", *(table.name for table in (store.tables, store.entries, store.records))):
        if not inspector.has_table(name):
            raise UsageError(f"it is no database of Verlies: it has no table {name!r}")
    there = {column["name"] for column in inspector.get_columns(store.tables.name)}
    report = Report(0, 0, 0, [])
    columns = [column if column.name in there else sa.null().label(column.name) for column in store.tables.c]
    for row in connection.execute(sa.select(*columns).order_by(store.tables.c.created)).all():
        report = report._replace(tables=report.tables + 1)
        log = connection.execute(store.log_of(row.id)).all()
        try:
            table = load(row, log)
            if table.lost is not None:
                report.wrong.append(f"table {row.id}: {table.lost.what}")
            elif table.match.over and table.commitment is not None:
                report = _verified(report, table.match.record())
        except VerliesError as error:
            report.wrong.append(f"table {row.id}: {error}")
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
