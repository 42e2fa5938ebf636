"""The messages as TypeScript: `python -m verlies.server.typescript > web/src/lib/messages.ts`."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from verlies.server import messages

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
ANYTHING = (Any, msgspec.Raw)


def typescript() -> str:
    """One interface a message, in the order of the Python file."""
    return "\n".join(["// Made by `python -m verlies.server.typescript`; do not edit.", *_declarations()]) + "\n"


def _declarations() -> Iterator[str]:
    for name, thing in vars(messages).items():
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == messages.__name__:
            yield from _interface(name, thing)
        elif isinstance(thing, types.UnionType):
            yield f"\nexport type {name} = {_type(thing)};"


def _interface(name: str, struct: type[msgspec.Struct]) -> Iterator[str]:
    yield f"\nexport interface {name} {{"
    tag = struct.__struct_config__.tag
    if tag is not None:
        yield f"  type: {msgspec.json.encode(tag).decode()};"
    hints = get_type_hints(struct)
    comes_in = struct.__struct_config__.forbid_unknown_fields
    for field in msgspec.structs.fields(struct):
        # What we send is always complete; what we are sent may leave out what has a default.
        mark = "?" if comes_in and not field.required else ""
        yield f"  {field.encode_name}{mark}: {_type(hints[field.name])};"
    yield "}"


def _type(hint: Any) -> str:
    if hint in ANYTHING:
        return "unknown"
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(arg) for arg in args)
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    return str(hint.__name__)


if __name__ == "__main__":
    print(typescript(), end="")
