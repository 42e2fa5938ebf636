"""Content: cards from JSON files, checked field by field, with errors that name file, record and field."""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Callable, Mapping
from lzma import LZMAError
from pathlib import Path
from typing import Any, NamedTuple, Self, TypeVar, cast

from verlies.core.checks import Check, provenance
from verlies.core.errors import ContentError

T = TypeVar("T")
Folder = Path | zipfile.Path
"""Where content files are: a folder, or an archive of one."""


class Card(NamedTuple):
    """A card or piece as its file has it; `fields` keeps everything, provenance included."""

    game: str
    kind: str
    id: str
    fields: Mapping[str, Any]

    def name(self, lang: str) -> str:
        """Its name in that language; its id if it has none."""
        name = self.fields.get("name_de" if lang == "de" else "name") or self.fields.get("name")
        return str(name or self.id)


class Switch(NamedTuple):
    """Something that content can do, where the rules look it up: a proof puts nothing in its place."""

    name: str
    """Its first word is what tests call it."""
    rules: tuple[str, ...]
    """Rules, or sections of them, whose tests would notice; so would those that call it by its name."""
    table: Any
    """A mapping or a list; or an object, and `place` is an attribute of it."""
    place: Any
    nothing: Any
    """What stands there when it does nothing."""


class Content:
    """All cards of a game by id. A game subclasses this with tables made for speed."""

    def __init__(self, source: Source, cards: list[Card]) -> None:
        self.folder = source.folder
        self.digest = source.digest()
        self.cards: dict[str, Card] = {}
        for card in cards:
            if card.id in self.cards:
                raise ContentError(f"{source.folder}: {card.kind} {card.id}: the id is used twice")
            self.cards[card.id] = card
        self._kept: dict[object, Any] = {}

    def wrong(self, file: str, *what: str) -> ContentError:
        """Says where a file does not fit the rules or the other files, and what was expected there."""
        return ContentError(": ".join((str(self.folder / file), *what)))

    def check_more(self, file: str, card: Card, fields: Mapping[str, Check]) -> None:
        """Fields that a card has because of what it does."""
        for name, check in fields.items():
            expected = check(card.fields[name]) if name in card.fields else "a value"
            if expected is not None:
                raise self.wrong(file, card.id, name, f"expected {expected}")

    def kept(self, make: Callable[[Self], T]) -> T:
        """What is made of this content once and kept with it, such as all moves that its cards allow."""
        found = self._kept.get(make)
        return cast(T, found if found is not None else self._kept.setdefault(make, make(self)))


class Source:
    """A folder of content files, or an archive of one, read and checked."""

    def __init__(self, game: str, folder: Folder) -> None:
        self.game = game
        self.folder = folder
        self._read: dict[str, bytes] = {}
        if not folder.is_dir():
            raise ContentError(f"{folder}: there is no such content folder")

    def file(self, name: str) -> dict[str, Any]:
        """One file as a JSON object."""
        path = self.folder / name
        try:
            raw = path.read_bytes()
            data = json.loads(raw)
        except FileNotFoundError:
            raise ContentError(f"{path}: the file is missing") from None
        except OSError as error:
            raise ContentError(f"{path}: cannot be read: {error.strerror}") from None
        except (zipfile.BadZipFile, LZMAError, EOFError):
            raise ContentError(f"{path}: is damaged: install Verlies again") from None
        except (ValueError, RecursionError) as error:
            raise ContentError(f"{path}: is not JSON: {error}") from None
        if not isinstance(data, dict):
            raise ContentError(f"{path}: must hold one JSON object")
        self._read[name] = raw
        return data

    def header(self, name: str, fields: Mapping[str, Check]) -> dict[str, Any]:
        """The fields of a file that stand beside its records."""
        data = self.file(name)
        self._check(f"{self.folder / name}", data, fields)
        return data

    def cards(
        self, name: str, kind: str, fields: Mapping[str, Check], at_least: int = 1, at_most: int | None = None
    ) -> list[Card]:
        """The records of a file: each with the given fields, an id of its own, and as many as `count` says."""
        data = self.file(name)
        path = self.folder / name
        records = data.get("records")
        if not isinstance(records, list):
            raise ContentError(f"{path}: records: expected a list")
        seen: set[str] = set()
        for number, record in enumerate(records, 1):
            if not isinstance(record, dict) or not isinstance(record.get("id"), str):
                raise ContentError(f"{path}: record {number}: id: expected a text")
            where = f"{path}: {record['id']}"
            if record["id"] in seen:
                raise ContentError(f"{where}: the id is used twice")
            seen.add(record["id"])
            self._check(where, record, {**fields, "provenance": provenance})
        if data.get("count") != len(records):
            raise ContentError(f"{path}: count: says {data.get('count')!r}, but there are {len(records)} records")
        if len(records) < at_least:
            raise ContentError(f"{path}: the game needs at least {at_least} records, not {len(records)}")
        if at_most is not None and len(records) > at_most:
            raise ContentError(f"{path}: at most {at_most} records, not {len(records)}")
        return [Card(self.game, kind, record["id"], record) for record in records]

    def digest(self) -> str:
        """A fingerprint of all files read."""
        digest = hashlib.sha256()
        for name in sorted(self._read):
            digest.update(name.encode() + b"\0" + self._read[name])
        return digest.hexdigest()[:16]

    @staticmethod
    def _check(where: str, record: Mapping[str, Any], fields: Mapping[str, Check]) -> None:
        for field, check in fields.items():
            if field not in record:
                raise ContentError(f"{where}: {field}: is missing")
            expected = check(record[field])
            if expected is not None:
                raise ContentError(f"{where}: {field}: expected {expected}, not {str(record[field])[:40]!r}")
