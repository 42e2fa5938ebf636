"""What a field of a content file may hold: checks that say what was expected where something else stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Check = Callable[[Any], str | None]
"""A check of one field: None if the value is right, else what was expected."""


def provenance(value: Any) -> str | None:
    """Where a record comes from: one text, or an object with one for each field."""
    texts = list(value.values()) if isinstance(value, dict) else [value]
    good = texts and all(isinstance(each, str) and each for each in texts)
    return None if good else "a text, or an object with a text for each field"


def text(value: Any) -> str | None:
    """A text that is not empty."""
    return None if isinstance(value, str) and value else "a text"


def word(value: Any) -> str | None:
    """A word of plain letters without blanks, since ids stand in the text of moves."""
    good = isinstance(value, str) and value.isascii() and value and " " not in value
    return None if good else "a word without blanks"


def flag(value: Any) -> str | None:
    """True or false."""
    return None if isinstance(value, bool) else "true or false"


def or_none(check: Check) -> Check:
    """What the check wants, or null."""

    def inner(value: Any) -> str | None:
        expected = None if value is None else check(value)
        return None if expected is None else f"{expected} or None"

    return inner


def between(low: int, high: int) -> Check:
    """A whole number, both ends included."""

    def check(value: Any) -> str | None:
        return None if type(value) is int and low <= value <= high else f"a number from {low} to {high}"

    return check


def one_of(*choices: str) -> Check:
    """One of these words."""

    def check(value: Any) -> str | None:
        return None if isinstance(value, str) and value in choices else f"one of {', '.join(choices)}"

    return check


def some_of(*choices: str) -> Check:
    """A list of these words, each at most once."""

    def check(value: Any) -> str | None:
        good = isinstance(value, list) and all(isinstance(item, str) and item in choices for item in value)
        return None if good and len(set(value)) == len(value) else f"a list of {', '.join(choices)}, each once"

    return check


def list_of(item: Check, low: int, high: int) -> Check:
    """A list of that many entries, each of which passes the check."""

    def check(value: Any) -> str | None:
        if not isinstance(value, list) or not low <= len(value) <= high:
            return f"a list of {low} to {high} entries"
        return next((f"in each entry {wrong}" for wrong in map(item, value) if wrong is not None), None)

    return check


def fields_of(fields: Mapping[str, Check]) -> Check:
    """An object with exactly these fields."""

    def check(value: Any) -> str | None:
        if not isinstance(value, dict) or set(value) != set(fields):
            return f"an object with {', '.join(fields)}"
        wrongs = ((name, inner(value[name])) for name, inner in fields.items())
        return next((f"{name} to be {wrong}" for name, wrong in wrongs if wrong is not None), None)

    return check


NAMED: dict[str, Check] = {"name": text, "name_de": text}
"""A name in both languages."""
