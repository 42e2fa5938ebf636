"""For all tests: which files are run first, and what does not outlive a file."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

import verlies
from verlies.games.pathways import planner

LONGEST = "test_conformance.py"
LONG = (
    "test_interference.py", "test_checks.py", "test_advice.py", "test_sentences.py", "test_records.py", "test_bots.py",
    "test_kill.py",
)  # fmt: skip
"""Beside those in a browser."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files come first, the longest before all: so no worker is left alone with one in the end."""

    def rank(item: pytest.Item) -> int:
        if item.path.name == LONGEST:
            return 0
        return 1 if item.path.parent.name == "browser" or item.path.name in LONG else 2

    items.sort(key=rank)


def pytest_collection_finish() -> None:
    """Garbage in circles is rare here: it is looked for less often, and not among what was collected."""
    gc.freeze()
    gc.set_threshold(50_000)


@pytest.fixture(autouse=True, scope="module")
def forget_content() -> Iterator[None]:
    """Content that the tests of a file altered is not kept for the others."""
    yield
    for game in verlies.games():
        for folder in [*game._loaded]:
            if folder != game.folder / "content":
                del game._loaded[folder]


@pytest.fixture
def short_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots look at few layouts of Pathways: for tests that want whole games of them, and not good ones."""
    monkeypatch.setattr(planner, "LAYOUTS", 3)
    monkeypatch.setattr(planner, "_KNOWN", {})
