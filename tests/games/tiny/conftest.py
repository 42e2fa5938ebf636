"""All tests of the game count on the same torch tracks: those of the files are tuned now and then."""

from __future__ import annotations

import pytest

from games.tiny.table import fixed_torch


@pytest.fixture(autouse=True)
def _torch(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_torch(monkeypatch)
