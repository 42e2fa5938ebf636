"""Content files that a test changes, to see what comes of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

Data = dict[str, Any]
DELETED = object()


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
