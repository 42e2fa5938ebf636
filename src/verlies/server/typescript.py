"""What is sent, as types for the browser: `python -m verlies.server.typescript` writes all of them again.

The messages become web/src/lib/messages.ts, the views of a game web/src/games/<id>/view.gen.ts.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

import verlies
from verlies.server import messages

SOURCES = Path(__file__).parents[3] / "web" / "src"
HEAD = "// Made by `python -m verlies.server.typescript`; do not edit."
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
ANYTHING = (Any, msgspec.Raw)
Names = Mapping[Any, str]
"""Types that have a name of their own."""


def files() -> dict[str, str]:
    """What stands in each file, by its place in web/src."""
    made = {"lib/messages.ts": _file(_messages())}
    for game in verlies.games():
        if game.view is not None:
            made[f"games/{game.id}/view.gen.ts"] = _file(_views(sys.modules[game.view.__module__]))
    return made


def _file(lines: Iterator[str]) -> str:
    return "\n".join([HEAD, *lines]) + "\n"


# Messages


def _messages() -> Iterator[str]:
    """One interface a message, in the order of the Python file."""
    public = {name: thing for name, thing in vars(messages).items() if not name.startswith("_")}
    for name, thing in public.items():
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == messages.__name__:
            yield from _message(name, thing)
        elif isinstance(thing, types.UnionType):
            yield f"\nexport type {name} = {_type(thing)};"


def _message(name: str, struct: type[msgspec.Struct]) -> Iterator[str]:
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


# Views


def _views(module: types.ModuleType) -> Iterator[str]:
    """One interface a TypedDict, one type an alias, with what is said of them, in the order of the Python file."""
    names: dict[Any, str] = {}
    for node, said in _told(ast.parse(inspect.getsource(module)).body):
        if isinstance(node, ast.ClassDef):
            yield ""
            yield from _comment(ast.get_docstring(node))
            yield from _class(node, getattr(module, node.name), names)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            thing = getattr(module, name)
            yield ""
            yield from _comment(said)
            if is_typeddict(thing):
                yield from _interface(name, thing, dict.fromkeys(thing.__annotations__), names)
            else:
                yield f"export type {name} = {_type(thing, names)};"
                names[thing] = name


def _class(node: ast.ClassDef, typed: type, names: Names) -> Iterator[str]:
    more = ", ".join(base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict")
    told = _told(node.body)
    own = ((each.target, said) for each, said in told if isinstance(each, ast.AnnAssign))
    fields = {target.id: said for target, said in own if isinstance(target, ast.Name)}
    yield from _interface(f"{node.name} extends {more}" if more else node.name, typed, fields, names)


def _interface(head: str, typed: type, fields: Mapping[str, str | None], names: Names) -> Iterator[str]:
    """With these fields, and what is said of each."""
    hints = get_type_hints(typed, include_extras=True)
    yield f"export interface {head} {{"
    for name, said in fields.items():
        yield from _comment(said, "  ")
        mark = "?" if get_origin(hints[name]) is NotRequired else ""
        yield f"  {name}{mark}: {_type(hints[name], names)};"
    yield "}"


def _told(nodes: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str | None]]:
    """Statements, each with the text that stands below it and says what it is."""
    for node, after in zip(nodes, [*nodes[1:], None], strict=True):
        told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        yield node, str(after.value.value) if told else None  # type: ignore[union-attr]


def _comment(said: str | None, indent: str = "") -> Iterator[str]:
    if said is not None:
        yield f"{indent}/** {' '.join(said.split())} */"


# Types


def _type(hint: Any, names: Names = types.MappingProxyType({})) -> str:
    if hint in names:
        return names[hint]
    if hint in ANYTHING:
        return "unknown"
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(arg, names) for arg in args)
    if origin is Literal:
        return " | ".join(msgspec.json.encode(arg).decode() for arg in args)
    if origin is NotRequired:
        return _type(args[0], names)
    if origin is Annotated:  # a list of a given length
        return _type(args[1], names)
    if origin is tuple:
        return f"[{', '.join(_type(arg, names) for arg in args)}]"
    if origin is list:
        inner = _type(args[0], names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(args[0], names)}, {_type(args[1], names)}>"
    return str(hint.__name__)


if __name__ == "__main__":
    for place, text in files().items():
        (SOURCES / place).write_text(text, encoding="utf-8")
