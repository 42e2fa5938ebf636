"""Rules stand alone: core and games import the standard library, core, and each game its own folder."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import verlies
from verlies.games import installed

PACKAGE = Path(verlies.__file__).parent


def modules(folder: Path) -> list[Path]:
    """All of them, without the tests that a game brings along for those that are begun from it."""
    return sorted(path for path in folder.rglob("*.py") if "tests" not in path.relative_to(folder).parts)


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, at its top or within a function."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute here"
            assert node.module is not None
            yield node.module


def strangers(folder: Path, *allowed: str) -> list[str]:
    """Imports in a folder that are neither of the standard library nor allowed."""
    return [
        f"{path.relative_to(PACKAGE)}: {name}"
        for path in modules(folder)
        for name in imports(path)
        if name.partition(".")[0] not in sys.stdlib_module_names
        and not any(name == each or name.startswith(f"{each}.") for each in allowed)
    ]


def test_core_imports_the_standard_library_and_itself() -> None:
    assert strangers(PACKAGE / "core", "verlies.core") == []


@pytest.mark.parametrize("game", [game.id for game in installed()])
def test_a_game_imports_the_standard_library_core_and_itself(game: str) -> None:
    assert strangers(PACKAGE / "games" / game, "verlies.core", f"verlies.games.{game}") == []


def test_every_folder_of_games_is_a_registered_game() -> None:
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/meta.py")}
    assert folders == {game.id for game in installed()}


def test_a_stranger_among_the_imports_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path)
    (tmp_path / "rules.py").write_text(
        "import json\nfrom verlies.core import moves\n\ndef f():\n    import textual.app\n"
    )
    assert strangers(tmp_path, "verlies.core") == ["rules.py: textual.app"]


def test_core_and_games_load_without_words_and_screens() -> None:
    names = [
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
        for folder in ("core", "games")
        for path in modules(PACKAGE / folder)
    ]
    program = (
        "import importlib, sys\n"
        f"for name in {names!r}: importlib.import_module(name)\n"
        "print([name for name in sys.modules if name.partition('.')[0] in ('fluent', 'textual', 'rich', 'babel')])\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
    assert len(names) > 10
