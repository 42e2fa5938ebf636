"""Coverage: which tests name which rule, by the marks in their source."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

from verlies.core.errors import UsageError
from verlies.games import games
from verlies.text import rule_ids


def checkout(asked: str) -> Path:
    """Where our tests are; raises UsageError in an installed copy, which has none."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "pyproject.toml").is_file() or not (root / "tests").is_dir():
        raise UsageError(f"argument {asked}: needs a checkout with its tests; this is an installed copy")
    return root


def coverage(root: Path) -> dict[str, list[str]]:
    """For every rule of every game, the tests under root/tests that name it; or why none needs to."""
    named = marks(root)
    rules: dict[str, list[str]] = {}
    for game in games():
        reasons = not_in_software(root / "tests" / "games" / game.id)
        for rule in rule_ids(game.id):
            rules[rule] = named.get(rule, [])
            if rule in reasons:
                rules[rule] = [*rules[rule], f"not_in_software: {reasons[rule]}"]
    return rules


def marks(root: Path) -> dict[str, list[str]]:
    """All ids that tests name with @pytest.mark.rule("ID", ...), each with its tests as file::function."""
    named: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        where = path.relative_to(root).as_posix()
        module = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for rule, test in _marks_in(module.body, "", []):
            named.setdefault(rule, []).append(f"{where}::{test}")
    return named


def not_in_software(folder: Path) -> dict[str, str]:
    """The rules of a game that mean nothing in software, with the reasons."""
    path = folder / "not_in_software.json"
    reasons: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return reasons


def _marks_in(body: list[ast.stmt], within: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
    """Pairs of a rule id and the test that it marks."""
    inherited = inherited + [rule for statement in body if _is_pytestmark(statement) for rule in _rules(statement)]
    for statement in body:
        if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            own = [rule for mark in statement.decorator_list for rule in _rules(mark)]
            yield from _marks_in(statement.body, f"{within}{statement.name}::", inherited + own)
        elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef) and statement.name.startswith("test"):
            own = [rule for mark in statement.decorator_list for rule in _rules(mark)]
            for rule in dict.fromkeys(inherited + own):
                yield rule, within + statement.name


def _is_pytestmark(statement: ast.stmt) -> bool:
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def _rules(node: ast.AST) -> Iterator[str]:
    """The ids in all calls of pytest.mark.rule within a mark, those of single parameters included."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
            yield from (each.value for each in call.args if isinstance(each, ast.Constant) and type(each.value) is str)
