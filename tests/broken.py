"""Positions that a test breaks, one thing at a time, to see that an invariant notices."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from time import thread_time
from types import ModuleType
from typing import TypeVar

from verlies.core.match import Match

M = TypeVar("M", bound=Match)
Break = Callable[[M], None]
Row = tuple[str, Callable[[], M], Break[M]]
"""What an invariant says when a position is broken so."""
Breaks = Sequence[Row[M]]
Look = Callable[[M], Iterable[str]]


def put(name: str, value: Callable[[M], object]) -> Break[M]:
    """A slot of the state set to something else."""
    return lambda match: setattr(match, name, value(match))


def at(name: str, index: int, value: object) -> Break[Match]:
    """One entry of a list of the state set to something else."""

    def change(match: Match) -> None:
        getattr(match, name)[index] = value

    return change


def swap(data: bytes, index: int, value: int) -> bytes:
    return data[:index] + bytes([value]) + data[index + 1 :]


def check_all_brought_out(module: ModuleType, least: int, said: Sequence[str]) -> None:
    """The invariants of a module can say at least this many things, and each of them was said."""
    patterns = sentences(module)
    assert len(patterns) >= least
    assert [pattern for pattern in patterns if not any(re.fullmatch(pattern, each) for each in said)] == []


def check_noticed(row: Row[M], look: Look[M]) -> None:
    sentence, position, change = row
    match = position()
    assert match.status() == []
    change(match)
    found = list(look(match))
    assert any(sentence in each for each in found), found


def brought_out(breaks: Breaks[M], look: Look[M]) -> list[str]:
    """All that is said as each thing is broken, where it is what should be said."""
    said: list[str] = []
    for sentence, position, change in breaks:
        match = position()
        change(match)
        said += [found for found in look(match) if sentence in found]
    return said


def sentences(module: ModuleType) -> list[str]:
    """A regular expression for each thing that the invariants of a module can say."""
    tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
    said = [node.value for node in ast.walk(tree) if isinstance(node, ast.Yield)]
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    said += [call.args[0] for call in calls if ast.unparse(call.func) == "wrong.append"]
    return [_pattern(each) for each in said]


def _pattern(said: ast.expr | None) -> str:
    """A regular expression of all that a text, with gaps or without, can be."""
    parts = said.values if isinstance(said, ast.JoinedStr) else [said]
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts)


def quickest(match: M, look: Look[M]) -> float:
    """The least time in seconds of fifty looks."""
    times = []
    for _ in range(50):
        start = thread_time()
        list(look(match))
        times.append(thread_time() - start)
    return min(times)
