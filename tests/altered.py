"""Content files that a test changes, to see what comes of it."""

from __future__ import annotations

import atexit
import json
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from verlies.core.errors import ContentError
from verlies.core.game import Game

Data = dict[str, Any]
Values = dict[str, list[tuple[str, object]]]
DELETED = object()


@dataclass(frozen=True)
class Faults:
    """What can be wrong with the content files of a game."""

    game: Game
    folder: Path
    """The files as they should be."""
    values: Values
    """By file and record, or by file for what stands beside its records: paths, and a value that is wrong there."""
    few: Sequence[tuple[str, int, str]]
    """A file, a number of records too few, and what the complaint says."""
    many: Sequence[str]
    most: int
    """The largest number of records in those files."""
    taken: Sequence[tuple[str, str, str]]
    """File, record, and an id that another record has."""
    unchecked: set[tuple[str, str]]
    """Fields that some or all records of a file have for the reader alone."""
    words: Sequence[tuple[str, str, str]] = ()
    """File, record, and a text that is not an id."""
    form: str = ""
    """Records that differ in this field differ in what other fields they have."""


@cache
def kept(name: str) -> Path:
    """A folder for content that is kept until the tests are over."""
    folder = Path(tempfile.mkdtemp(prefix=f"{name}-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def copied(folder: Path, place: Path) -> Path:
    """A copy of content, to be changed."""
    shutil.copytree(folder, place / "content")
    return place / "content"


def refusal(game: Game, folder: Path) -> str:
    with pytest.raises(ContentError) as error:
        game.load(folder)
    return str(error.value)


def read(file: str, folder: Path) -> Data:
    data = json.loads((folder / file).read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def change(folder: Path, file: str, how: Callable[[Data], object]) -> None:
    data = read(file, folder)
    how(data)
    (folder / file).write_text(json.dumps(data), encoding="utf-8")


def set_value(folder: Path, file: str, record: str, path: str, value: object) -> None:
    """Put a value at a dotted path of a record (or of the file); DELETED takes out what is there."""

    def how(data: Data) -> None:
        thing: Any = next(each for each in data["records"] if each["id"] == record) if record else data
        *way, last = path.split(".")
        for step in way:
            thing = thing[int(step)] if isinstance(thing, list) else thing[step]
        if value is DELETED:
            del thing[last]
        else:
            thing[int(last) if isinstance(thing, list) else last] = value

    change(folder, file, how)
