"""A game of one's own: begun by one command, it is whole, and on the shelf once it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import verlies
from verlies.cli import main


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the new game is installed, in a folder of its own beside its source."""
    folder = tmp_path_factory.mktemp("games")
    assert main(["new-game", "torches", "--folder", str(folder)]) == 0
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(folder / "site"), str(folder / "torches")], check=True)
    return folder / "site"


def run(site: Path, *command: str, folder: Path | None = None) -> str:
    environment = {**os.environ, "PYTHONPATH": str(site)}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_all_its_tests_pass_at_once(site: Path) -> None:
    run(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder=site.parent / "torches")


def test_it_is_on_the_shelf_and_can_be_played(site: Path) -> None:
    listed = run(site, "-c", "import verlies; print([game.id for game in verlies.games()])")
    assert "'pathways', 'torches'" in listed
    assert "plundered: 3" in run(site, "-m", "verlies", "simulate", "torches", "--games", "3", "--seed", "1")
    assert run(site, "-m", "verlies", "rules", "TO-PLA-01").startswith("TO-PLA-01")


def test_nothing_of_the_old_name_is_left(site: Path) -> None:
    for path in (site.parent / "torches").rglob("*.*"):
        if path.is_file() and path.suffix != ".pyc":
            text = path.read_text("utf-8")
            assert "antern" not in text, path
            assert "Laterne" not in text, path
            assert "LA-" not in text.replace("PLA-", ""), path


def test_a_game_that_cannot_be_loaded_does_not_stand_in_the_way_of_others(site: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken-1.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Name: broken\nVersion: 1\n")
    (broken / "entry_points.txt").write_text("[verlies.games]\nbroken = no_such_module:GAME\nodd = json:dumps\n")
    listed = run(tmp_path, "-c", "import verlies; print(len(verlies.games()))")
    assert listed.strip() == str(len(verlies.games()))


@pytest.mark.parametrize(
    ("game_id", "why"),
    [
        ("designer", "there is a game designer already"),
        ("lantern", "there is a game lantern already"),
        ("My Game", "3 to 20 small letters"),
        ("x", "3 to 20 small letters"),
        ("torches", "is there already"),
    ],
)
def test_an_id_that_cannot_be_is_refused_in_one_line(
    game_id: str, why: str, site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", game_id, "--folder", str(site.parent)]) == 2
    printed = capsys.readouterr()
    assert why in printed.err
    assert printed.err.count("\n") == 1
