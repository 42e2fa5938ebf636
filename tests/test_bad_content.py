"""Content files that are wrong are refused by file, record and field: the faults of all games, and what is the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from altered import DELETED, Data, Faults, change, copied, read, refusal, set_value
from games.pathways.faults import FAULTS as PATHWAYS
from games.tiny.faults import FAULTS as TINY
from games.twister.faults import FAULTS as TWISTER


def of_all(which: Callable[[Faults], Iterable[tuple[Any, ...]]]) -> list[Any]:
    """Parameters: the faults of a game and a row of them."""
    return [
        pytest.param(faults, *row, id="-".join([faults.game.id, *map(str, row[:3])]))
        for faults in (PATHWAYS, TINY, TWISTER)
        for row in which(faults)
    ]


def files(faults: Faults) -> list[tuple[str]]:
    return [(path.name,) for path in sorted(faults.folder.glob("*.json"))]


def every_field(faults: Faults) -> list[tuple[str, str, str]]:
    """File, record and field, each field once for every form that a record of the file can have."""
    found: dict[tuple[str, str, str], tuple[str, str, str]] = {}
    for (file,) in files(faults):
        data = read(file, faults.folder)
        for record in data.get("records", [data]):
            for field in record:
                if field not in ("id", "game") and (file, field) not in faults.unchecked:
                    form = str(record.get(faults.form))
                    found.setdefault((file, form, field), (file, record.get("id", ""), field))
    return list(found.values())


def wrong_values(faults: Faults) -> list[tuple[str, str, str, object]]:
    """File, record, path and value."""
    return [
        (file, record, path, value)
        for (file, _, record), rows in ((key.partition(" "), rows) for key, rows in faults.values.items())
        for path, value in rows
    ]


def place(path: Path, record: str) -> str:
    return f"{path}: {record}: " if record else f"{path}: "


@pytest.mark.parametrize(("faults", "file", "record", "field"), of_all(every_field))
def test_a_missing_or_senseless_field_is_named(
    tmp_path: Path, faults: Faults, file: str, record: str, field: str
) -> None:
    folder = copied(faults.folder, tmp_path)
    right = (folder / file).read_bytes()
    for value in (DELETED, 1.5):
        (folder / file).write_bytes(right)
        set_value(folder, file, record, field, value)
        said = refusal(faults.game, folder)
        assert said.startswith(f"{place(folder / file, record)}{field}: "), said


@pytest.mark.parametrize(("faults", "file", "record", "path", "value"), of_all(wrong_values))
def test_a_wrong_value_is_named(
    tmp_path: Path, faults: Faults, file: str, record: str, path: str, value: object
) -> None:
    folder = copied(faults.folder, tmp_path)
    set_value(folder, file, record, path, value)
    said = refusal(faults.game, folder)
    assert said.startswith(f"{place(folder / file, record)}{path.split('.')[0]}: "), said


@pytest.mark.parametrize(("faults", "file", "keep", "needed"), of_all(lambda faults: faults.few))
def test_too_few_records_are_refused(tmp_path: Path, faults: Faults, file: str, keep: int, needed: str) -> None:
    folder = copied(faults.folder, tmp_path)
    change(folder, file, lambda data: data.update(records=data["records"][:keep], count=keep))
    said = refusal(faults.game, folder)
    assert said.startswith(f"{folder / file}: ")
    assert needed in said


@pytest.mark.parametrize(("faults", "file"), of_all(lambda faults: [(file,) for file in faults.many]))
def test_too_many_records_are_refused(tmp_path: Path, faults: Faults, file: str) -> None:
    folder, number = copied(faults.folder, tmp_path), faults.most + 1

    def multiply(data: Data) -> None:
        one = data["records"][1]
        more = [{**one, "id": f"more_{at}"} for at in range(number - len(data["records"]))]
        data.update(records=data["records"] + more, count=number)

    change(folder, file, multiply)
    assert refusal(faults.game, folder) == f"{folder / file}: at most {faults.most} records, not {number}"


@pytest.mark.parametrize(("faults", "file"), of_all(files))
def test_a_file_that_is_missing_or_broken_off_is_named(tmp_path: Path, faults: Faults, file: str) -> None:
    folder = copied(faults.folder, tmp_path)
    for start in ("{", "["):
        (folder / file).write_text(start, encoding="utf-8")
        assert refusal(faults.game, folder).startswith(f"{folder / file}: is not JSON")
    (folder / file).unlink()
    assert refusal(faults.game, folder) == f"{folder / file}: the file is missing"


@pytest.mark.parametrize(("faults", "file", "record", "taken"), of_all(lambda faults: faults.taken))
def test_ids_are_unique(tmp_path: Path, faults: Faults, file: str, record: str, taken: str) -> None:
    """In a file, and among all files: then either is named."""
    folder = copied(faults.folder, tmp_path)
    here = [each["id"] for each in read(file, folder)["records"]]
    set_value(folder, file, record, "id", taken)
    said = refusal(faults.game, folder)
    assert said.endswith(f" {taken}: the id is used twice")
    assert taken not in here or said == f"{folder / file}: {taken}: the id is used twice"


@pytest.mark.parametrize(("faults", "file", "record", "word"), of_all(lambda faults: faults.words))
def test_an_id_is_one_word(tmp_path: Path, faults: Faults, file: str, record: str, word: str) -> None:
    folder = copied(faults.folder, tmp_path)
    set_value(folder, file, record, "id", word)
    assert refusal(faults.game, folder).startswith(f"{folder / file}: {word}: id: ")
