"""Whether plain data is what a type says of it: a TypedDict, and all that it is made of."""

from __future__ import annotations

import types
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfit(thing: object, hint: Any, where: str = "it") -> str | None:
    """What is not as the type says, and where; None if all is."""
    if hint is Any:
        return None
    if is_typeddict(hint):
        return _misfit_in_fields(thing, _fields(hint), where)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        wrong = [misfit(thing, arg, where) for arg in args if arg is not type(None) or thing is None]
        return None if None in wrong else wrong[0] if len(wrong) == 1 else _other(thing, hint, where)
    if origin is Literal:
        return None if any(thing == arg and type(thing) is type(arg) for arg in args) else _other(thing, hint, where)
    if origin is Annotated:
        return _misfit_in_places(thing, get_args(args[1]), where)
    if origin is list:
        return _misfit_in_places(thing, args * len(thing) if isinstance(thing, list) else (), where)
    if origin is dict:
        return _misfit_by_key(thing, args[0], args[1], where)
    if hint is float and type(thing) is int:  # JSON has one kind of number
        return None
    return None if type(thing) is (hint or type(None)) else _other(thing, hint, where)


def _other(thing: object, hint: Any, where: str) -> str:
    return f"{where} is {str(thing)[:60]!r}, not {hint}"


@cache
def _fields(typed: Any) -> Mapping[str, Any]:
    return get_type_hints(typed, include_extras=True)


def _misfit_in_fields(thing: object, fields: Mapping[str, Any], where: str) -> str | None:
    if not isinstance(thing, dict):
        return f"{where} is {str(thing)[:60]!r}, not an object"
    may_miss = {name for name, hint in fields.items() if get_origin(hint) is NotRequired}
    if strange := set(thing) - set(fields) or set(fields) - set(thing) - may_miss:
        return f"{where} has the fields {sorted(strange)} too many or too few"
    hints = {name: get_args(hint)[0] if name in may_miss else hint for name, hint in fields.items()}
    return next((wrong for name in thing if (wrong := misfit(thing[name], hints[name], f"{where}.{name}"))), None)


def _misfit_in_places(thing: object, hints: tuple[Any, ...], where: str) -> str | None:
    if not isinstance(thing, list) or len(thing) != len(hints):
        return f"{where} is {str(thing)[:60]!r}, not a list of {len(hints)} things"
    pairs = enumerate(zip(thing, hints, strict=True))
    return next((wrong for at, (each, hint) in pairs if (wrong := misfit(each, hint, f"{where}[{at}]"))), None)


def _misfit_by_key(thing: object, key: Any, value: Any, where: str) -> str | None:
    """Where all keys are named, all must be there."""
    if not isinstance(thing, dict):
        return f"{where} is {str(thing)[:60]!r}, not an object"
    if get_origin(key) is Literal:
        return _misfit_in_fields(thing, dict.fromkeys(get_args(key), value), where)
    wrongs = (misfit(name, key, where) or misfit(each, value, f"{where}.{name}") for name, each in thing.items())
    return next(filter(None, wrongs), None)
