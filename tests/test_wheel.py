"""What is published: the wheel holds all of the package, and is played from where nothing of the checkout is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

import verlies
from every_game import GAMES

PACKAGE = Path(verlies.__file__).parent
ROOT = PACKAGE.parent.parent

pytestmark = pytest.mark.skipif(not (ROOT / "pyproject.toml").is_file(), reason="this is not a checkout")


def run(*command: str | Path, folder: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    run(*pip, "--wheel-dir", folder, ROOT, folder=folder)
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """The programs of an environment with this wheel alone; what it depends on lies where this test runs."""
    home = wheel.parent / "home"
    run(sys.executable, "-m", "venv", "--without-pip", home, folder=wheel.parent)
    programs = Path(sysconfig.get_path("scripts", "venv", {"base": str(home)}))
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python")]
    run(*pip, "install", "--quiet", "--no-index", "--no-deps", wheel, folder=wheel.parent)
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(home)}))
    # The .pth files there, among them that of the checkout, are not read from here.
    (site / "dependencies.pth").write_text(
        "\n".join(dict.fromkeys(sysconfig.get_path(name) for name in ("purelib", "platlib"))), "utf-8"
    )
    return programs


def test_all_of_the_package_is_in_the_wheel_and_nothing_else(wheel: Path) -> None:
    own = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    there = {
        name for name in ZipFile(wheel).namelist() if not name.startswith(f"verlies-{verlies.__version__}.dist-info/")
    }
    assert there == own


@pytest.mark.parametrize("kind", [
    "core/*.py", "games/*/content/*.json", "games/*/rules.json", "games/*/text/*.ftl", "games/lantern/tests/test_*.py",
    "server/client/index.html", "server/client/assets/*.js", "terminal/*.tcss", "text/*.ftl", "py.typed",
])  # fmt: skip
def test_what_is_not_a_module_is_in_the_wheel_too(wheel: Path, kind: str) -> None:
    assert [name for name in ZipFile(wheel).namelist() if Path(name).match(f"verlies/{kind}")]


def test_the_version_is_said_in_one_place(wheel: Path, installed: Path, tmp_path: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project
    assert wheel.name.split("-")[1] == verlies.__version__
    said = run(
        installed / "python", "-c", "from importlib.metadata import version; print(version('verlies'))", folder=tmp_path
    )
    assert said.strip() == verlies.__version__
    assert run(installed / "verlies", "--version", folder=tmp_path).strip() == f"verlies {verlies.__version__}"


def test_all_games_are_on_the_shelf(installed: Path, tmp_path: Path) -> None:
    where = run(installed / "python", "-c", "import verlies; print(verlies.__file__)", folder=tmp_path)
    assert Path(where.strip()).is_relative_to(installed.parent)
    listed = run(installed / "verlies", "games", folder=tmp_path)
    assert all(game.id in listed for game in verlies.games())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_the_end(installed: Path, tmp_path: Path, game: verlies.Game) -> None:
    said = run(installed / "verlies", "simulate", game.id, "--games", "1", "--seed", "1", "--json", folder=tmp_path)
    assert json.loads(said)["games"] == 1


def test_a_new_game_is_begun_with_its_tests(installed: Path, tmp_path: Path) -> None:
    run(installed / "verlies", "new-game", "torches", folder=tmp_path)
    tests = sorted(path.name for path in (tmp_path / "torches" / "tests").iterdir())
    assert tests == sorted(path.name for path in (PACKAGE / "games" / "lantern" / "tests").glob("*.py"))
