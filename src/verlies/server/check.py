"""Replays everything that a database holds, and changes nothing in it."""

from __future__ import annotations

from typing import Any, NamedTuple

from verlies.core.errors import RecordError, VerliesError
from verlies.core.record import Record
from verlies.games import find_game
from verlies.server.loading import load
from verlies.server.store import reading


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
    report = Report(0, 0, 0, [])
    with reading(database) as reader:
        for id in reader.tables():
            report = report._replace(tables=report.tables + 1)
            try:
                table = load(reader.table(id), reader.log(id))
                if table.lost is not None:
                    report.wrong.append(f"table {id}: {table.lost.what}")
                elif table.match.over and table.commitment is not None:
                    report = _verified(report, table.match.record())
            except (VerliesError, ValueError) as error:
                report.wrong.append(f"table {id}: {error}")
        for row in reader.records():
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
