"""The pages made from the rules are up to date, and the maker notices when they are not."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import verlies
from verlies.text import rule_ids

MAKE = Path(__file__).parent.parent / "docs" / "make.py"


@pytest.fixture
def make() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make", MAKE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_rule_pages_are_up_to_date(make: ModuleType) -> None:
    assert make.stale() == [], "run python docs/make.py"


def test_every_rule_has_an_anchor_that_links_lead_to(make: ModuleType) -> None:
    for game_id in ("core", *(game.id for game in verlies.games())):
        page = make.pages()[f"{game_id}.md"]
        for rule in rule_ids(game_id):
            assert page.count(f'<a id="{rule}"></a>') == 1
        links = {part.partition(")")[0] for part in page.split("](#")[1:]}
        assert links <= set(rule_ids(game_id))


def test_a_changed_missing_or_foreign_page_is_stale(
    make: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(make, "FOLDER", tmp_path / "rules")
    assert make.main(["--check"]) == 1
    assert make.main([]) == 0
    assert make.main(["--check"]) == 0
    page = tmp_path / "rules" / "designer.md"
    page.write_text(page.read_text("utf-8").replace("rank track", "rank row"), "utf-8")
    (tmp_path / "rules" / "chess.md").write_text("# Chess", "utf-8")
    assert make.main(["--check"]) == 1
    assert make.stale() == ["chess.md", "designer.md"]
    assert "docs/rules/designer.md" in capsys.readouterr().err


def test_an_unknown_argument_is_wrong_usage(make: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert make.main(["--force"]) == 2
    assert capsys.readouterr().err == "usage: python docs/make.py [--check]\n"
