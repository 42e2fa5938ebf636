"""Shipped content: all that a game ever came with, by its digest, so that what was played with it can be played on.

Beside a game's content lies the folder `shipped`: one archive for each content, and a list of them, oldest first. Both
only grow; `python scripts/ship.py` adds what is new.
"""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import NamedTuple

from verlies.core.errors import ContentError, UsageError

INDEX = "index.json"
_STAMP = (2026, 1, 1, 0, 0, 0)
"""The time of every file in an archive: equal content makes equal archives."""


class Shipped(NamedTuple):
    digest: str
    since: str
    """The day, as 2026-11-16."""


def index(folder: Path) -> list[Shipped]:
    """All contents of a game, oldest first."""
    path = folder / INDEX
    try:
        return [Shipped(**each) for each in json.loads(path.read_bytes())]
    except (OSError, ValueError, TypeError):
        raise ContentError(f"{path}: is missing or damaged: install Verlies again") from None


def archive(folder: Path, digest: str) -> Path:
    return folder / f"{digest}.zip"


def open_archive(folder: Path, digest: str) -> zipfile.Path:
    """The content with this digest, to be read like a folder; raises UsageError if there never was one."""
    if digest not in {each.digest for each in index(folder)}:
        raise UsageError(f"its content (digest {digest[:40]}) is none that Verlies ever came with")
    path = archive(folder, digest)
    try:
        return zipfile.Path(zipfile.ZipFile(path))
    except (OSError, zipfile.BadZipFile):
        raise ContentError(f"{path}: is missing or damaged: install Verlies again") from None


def ship(folder: Path, content: Path, digest: str, day: str) -> bool:
    """Add a content; False if it is there already."""
    known = index(folder) if (folder / INDEX).exists() else []
    if digest in {each.digest for each in known}:
        return False
    folder.mkdir(exist_ok=True)
    with zipfile.ZipFile(archive(folder, digest), "x", zipfile.ZIP_LZMA) as packed:
        for path in sorted(content.glob("*.json")):
            packed.writestr(zipfile.ZipInfo(path.name, _STAMP), path.read_bytes(), zipfile.ZIP_LZMA)
    lines = [json.dumps(each._asdict()) for each in (*known, Shipped(digest, day))]
    (folder / INDEX).write_text("[\n  " + ",\n  ".join(lines) + "\n]\n", encoding="utf-8")
    return True
