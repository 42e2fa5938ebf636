"""State that is declared once: from the annotations of a class come its slots, how it is copied, and its key."""

from __future__ import annotations

from abc import ABCMeta
from typing import Annotated, Any, TypeVar

T = TypeVar("T")
Derived = Annotated[T, "derived"]
"""What follows from other state, or never changes: copied, but no part of the key."""

_DERIVED = "Derived["
_LISTS = ("list[", "bytearray")
"""What is copied by value; all else is immutable and shared."""


class Slotted(ABCMeta):
    """Makes slots, `_copy_to` and `_key` of each annotated class that names no slots itself.

    The code is written out, one line a slot, since search copies states millions of times.
    """

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Slotted:
        if "__slots__" in body:
            return super().__new__(mcs, name, bases, body)
        kinds = {slot: kind for slot, kind in body.get("__annotations__", {}).items() if not hasattr(bases[0], slot)}
        body["__slots__"] = tuple(kinds)
        if kinds:
            body |= _written(kinds, bases[0])
        return super().__new__(mcs, name, bases, body)


def _written(kinds: dict[str, str], base: type) -> dict[str, Any]:
    copies, keys = ["def _copy_to(self, other):", " Base._copy_to(self, other)"], []
    for slot, kind in kinds.items():
        is_list = kind.removeprefix(_DERIVED).startswith(_LISTS)
        copies.append(f" other.{slot} = self.{slot}{'[:]' * is_list}")
        if not kind.startswith(_DERIVED):
            keys.append(f"{'tuple' * is_list}(self.{slot}),")
    source = [*copies, "def _key(self):", f" return (*Base._key(self), {' '.join(keys)})"]
    names: dict[str, Any] = {"Base": base}
    exec("\n".join(source), names)
    return {name: names[name] for name in ("_copy_to", "_key")}
