"""For all tests of Dungeon Twister."""

from __future__ import annotations

from dataclasses import replace

import pytest

from verlies.games.twister.meta import GAME


@pytest.fixture
def first_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are played by the first version of the rules, as old records are."""
    monkeypatch.setattr("games.twister.table.GAME", replace(GAME, changes=()))
