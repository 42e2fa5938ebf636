"""The pages made from rules and code are up to date, and their makers notice when they are not."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

import verlies
from verlies.text import rule_ids

DOCS = Path(__file__).parent.parent / "docs"


@pytest.fixture
def make() -> ModuleType:
    return maker("make")


@pytest.fixture
def api() -> ModuleType:
    return maker("api")


def maker(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, DOCS / f"{name}.py")
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


def written(script: ModuleType) -> None:
    """What was missing is written."""
    assert script.main(["--check"]) == 1
    assert script.main([]) == 0
    assert script.main(["--check"]) == 0


def test_a_changed_missing_or_foreign_page_is_stale(
    make: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(make, "FOLDER", tmp_path / "rules")
    written(make)
    page = tmp_path / "rules" / "designer.md"
    page.write_text(page.read_text("utf-8").replace("rank track", "rank row"), "utf-8")
    (tmp_path / "rules" / "chess.md").write_text("# Chess", "utf-8")
    assert make.main(["--check"]) == 1
    assert make.stale() == ["chess.md", "designer.md"]
    assert "docs/rules/designer.md" in capsys.readouterr().err


def test_an_unknown_argument_is_wrong_usage(make: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert make.main(["--force"]) == 2
    assert capsys.readouterr().err == "usage: python docs/make.py [--check]\n"


def test_the_page_of_the_contract_is_up_to_date(api: ModuleType) -> None:
    assert api.main(["--check"]) == 0, "run python docs/api.py"


def test_the_page_of_the_contract_has_every_name_that_is_exported(api: ModuleType) -> None:
    listed = {name for _, _, modules in api.SECTIONS for _, names in modules for name in names}
    assert set(verlies.__all__) <= listed
    for module in ("steps", "events", "odds", "content", "checks", "vocabulary", "board", "abilities", "past"):
        public = {name for name in api.nodes(f"verlies.core.{module}") if name[0] != "_"}
        assert public - listed - NOT_PROMISED == set(), module


NOT_PROMISED = {
    "M", "T", "Ask", "INNER", "DEALER_ON_TURN", "nothing", "Step", "Args", "plain_copy", "Thrown", "has_moved",
    "without_last",
}  # fmt: skip
"""Public names of these modules that only the core itself uses."""


def test_everything_on_the_page_of_the_contract_says_what_it_is(api: ModuleType) -> None:
    assert api.undocumented() == []


def test_a_changed_page_of_the_contract_is_noticed(
    api: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(api, "PAGE", tmp_path / "api.md")
    written(api)
    api.PAGE.write_text(api.PAGE.read_text("utf-8").replace("legal moves", "moves"), "utf-8")
    assert api.main(["--check"]) == 1
    assert "run python docs/api.py" in capsys.readouterr().err
    assert api.main(["--force"]) == 2


def test_architecture_names_the_modules_that_there_are() -> None:
    """All of the engines, of the host and of the server, and none that is gone; the template explains itself."""
    package = Path(verlies.__file__).parent
    named = set(re.findall(r"\b\w+\.py\b", (DOCS / "architecture.md").read_text("utf-8")))
    homes = [package / "host", package / "server", *(game.folder for game in verlies.games())]
    there = {path.name for home in homes for path in home.rglob("*.py")} - {"__init__.py"}
    outlooks = {path.name for home in homes for path in home.glob("outlook/*.py")}
    assert there - outlooks - named == set()
    assert named - {path.name for path in package.rglob("*.py")} == set()
