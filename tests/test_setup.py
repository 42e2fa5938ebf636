"""scripts/setup.sh: it knows where it lies, rebuilds .venv where it must, removes nothing that it did not make."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHELLS = [shell for shell in ("sh", "dash", "bash", "busybox sh") if shutil.which(shell.split()[0])]
PYTHON = """#!/bin/sh
case "$1 $2" in
    "-m venv") case $3 in "$SCRATCH"/*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;; *) exit 9 ;; esac ;;
    "-m pip") echo "$*" >>"$SCRATCH/pip"; ! [ -f "$SCRATCH/cut" ] ;;
    *) exec "$REAL" "$@" ;;
esac
"""
"""Makes a .venv that holds itself only; pip notes what it is asked for, and fails where a file says so."""
RM = """#!/bin/sh
for each; do
    case $each in -*) ;; "$SCRATCH"/*) ;; *) echo "$each" >>"$SCRATCH/astray"; exit 1 ;; esac
done
exec /bin/rm "$@"
"""
"""Removes nothing outside: it notes it."""


STAGES = (
    r"(Setting up Verlies \(once\) …\n  making an environment with Python 3\.\d+\.\S+ …|Updating Verlies …)\n"
    r"  fetching (\d\d) packages, which takes longest …\n  installing Verlies itself …\n  done in \d+ s\n"
)
"""What a set-up says: a line before each stage."""


class Checkout:
    """What ./play and ./test need to set up Verlies, in a folder of its own."""

    def __init__(self, scratch: Path) -> None:
        self.scratch = scratch
        self.root = scratch / "a check out"
        (self.root / "scripts").mkdir(parents=True)
        for name in ("play", "test", "pyproject.toml", "scripts/setup.sh"):
            shutil.copy(ROOT / name, self.root / name)
        shutil.copytree(ROOT / "requirements", self.root / "requirements")
        self.tools = scratch / "tools"
        self.tools.mkdir()
        self.tool("python3", PYTHON)
        self.tool("rm", RM)

    def tool(self, name: str, text: str) -> str:
        path = self.tools / name
        path.write_text(text)
        path.chmod(0o755)
        return str(path)

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    def run(
        self, *command: str | Path, where: Path | None = None, variables: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        path = f"{self.tools}:{os.environ['PATH']}"
        known = {"PATH": path, "SCRATCH": str(self.scratch), "REAL": sys.executable, **(variables or {})}
        return subprocess.run(command, cwd=where or self.root, env=known, capture_output=True, text=True, check=False)

    def setup(self, use: str = "play", shell: str = "sh", **variables: str) -> subprocess.CompletedProcess[str]:
        return self.run(*shell.split(), self.root / "scripts/setup.sh", use, where=self.scratch, variables=variables)

    def asked_of_pip(self) -> int:
        return len((self.scratch / "pip").read_text().splitlines()) if (self.scratch / "pip").exists() else 0


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path.resolve())


def told(done: subprocess.CompletedProcess[str]) -> str:
    """What a set-up that went well was: one from the ground up, or an update."""
    assert done.returncode == 0
    stages = re.fullmatch(STAGES, done.stderr)
    assert stages, done.stderr
    return stages[1].partition(" ")[0]


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one line that a refusal says."""
    assert done.returncode != 0
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("here", [None, "", "/", "/nowhere", "checkout"])
def test_sourced_it_refuses_and_removes_nothing(checkout: Checkout, shell: str, here: str | None) -> None:
    variables = {} if here is None else {"here": str(checkout.root) if here == "checkout" else here}
    checkout.venv.mkdir()
    (checkout.venv / "kept").touch()
    done = checkout.run(*shell.split(), "-ec", ". ./scripts/setup.sh && setup play", variables=variables)
    assert "run scripts/setup.sh by its path" in refused(done)
    assert [path.name for path in checkout.venv.iterdir()] == ["kept"]
    assert not (checkout.scratch / "astray").exists()
    assert checkout.asked_of_pip() == 0


def test_who_sources_it_goes_on_with_the_same_options(checkout: Checkout) -> None:
    done = checkout.run("sh", "-c", '. ./scripts/setup.sh; echo "$?"; false; echo "went on$undefined"')
    assert (done.returncode, done.stdout) == (0, "1\nwent on\n")


def test_outside_a_checkout_it_refuses(checkout: Checkout) -> None:
    other = checkout.scratch / "other"
    (other / "scripts").mkdir(parents=True)
    copy = shutil.copy(ROOT / "scripts/setup.sh", other / "scripts/setup.sh")
    for project in (None, '[project]\nname = "another"\n'):
        if project is not None:
            (other / "pyproject.toml").write_text(project)
        assert "in a checkout" in refused(checkout.run("sh", copy, "play"))
    assert {path.name for path in other.iterdir()} == {"scripts", "pyproject.toml"}


@pytest.mark.parametrize("shell", SHELLS)
def test_it_makes_the_environment_of_its_own_checkout_once(checkout: Checkout, shell: str) -> None:
    done = checkout.setup(shell=shell)
    assert told(done) == "Setting"
    assert (checkout.venv / "bin/python").exists()
    assert checkout.asked_of_pip() == 2
    done = checkout.setup(shell=shell)
    assert (done.returncode, done.stderr) == (0, "")
    assert checkout.asked_of_pip() == 2
    assert not (checkout.root / ".venv.lock").exists()


def test_it_says_how_many_packages_it_fetches(checkout: Checkout) -> None:
    lock = (checkout.root / "requirements/play.txt").read_text()
    assert f"fetching {lock.count('==')} packages" in checkout.setup().stderr


@pytest.mark.parametrize("script", ["play", "test"])
def test_play_and_test_set_up_what_they_lie_beside(checkout: Checkout, script: str) -> None:
    done = checkout.run("sh", f"{checkout.root.name}/{script}", where=checkout.scratch, variables={"here": "/nowhere"})
    assert done.stderr.startswith("Setting up Verlies (once) …\n")
    assert (checkout.venv / f".ready-{script}").exists()
    assert not (checkout.scratch / "astray").exists()


def test_an_environment_of_others_stays_as_it_is(checkout: Checkout) -> None:
    (checkout.venv / "bin").mkdir(parents=True)
    (checkout.venv / "bin/python").write_text("theirs")
    line = refused(checkout.setup())
    assert line.startswith(f"{checkout.venv} was not made by Verlies")
    assert "remove it" in line
    assert (checkout.venv / "bin/python").read_text() == "theirs"
    assert [path.name for path in checkout.venv.iterdir()] == ["bin"]
    shutil.rmtree(checkout.venv)
    assert checkout.setup().returncode == 0


def test_the_environment_that_a_link_leads_to_stays_as_it_is(checkout: Checkout) -> None:
    """Even where it was made by Verlies, for another checkout."""
    other = checkout.scratch / "their.venv"
    other.mkdir()
    (other / ".base").write_text("/another/root\n3.11 /usr\n")
    checkout.venv.symlink_to(other)
    assert "was not made by Verlies" in refused(checkout.setup())
    assert (other / ".base").read_text() == "/another/root\n3.11 /usr\n"
    assert checkout.venv.is_symlink()


def test_a_file_in_its_place_stays(checkout: Checkout) -> None:
    checkout.venv.write_text("kept")
    assert "was not made by Verlies" in refused(checkout.setup())
    assert checkout.venv.read_text() == "kept"


def test_an_empty_folder_in_its_place_is_used(checkout: Checkout) -> None:
    checkout.venv.mkdir()
    assert checkout.setup().returncode == 0


def test_a_set_up_that_was_cut_short_starts_over(checkout: Checkout) -> None:
    (checkout.scratch / "cut").touch()
    assert checkout.setup().returncode != 0
    assert not (checkout.venv / ".ready-play").exists()
    (checkout.venv / "half").touch()
    (checkout.scratch / "cut").unlink()
    done = checkout.setup()
    assert told(done) == "Setting"
    assert not (checkout.venv / "half").exists()


def test_an_update_that_was_cut_short_starts_over(checkout: Checkout) -> None:
    assert checkout.setup().returncode == 0
    with (checkout.root / "requirements/play.txt").open("a") as lock:
        lock.write("# newer\n")
    (checkout.scratch / "cut").touch()
    done = checkout.setup()
    assert (done.returncode, done.stderr.splitlines()[0]) == (1, "Updating Verlies …")
    assert "done in" not in done.stderr
    assert not (checkout.venv / ".ready-play").exists()
    (checkout.scratch / "cut").unlink()
    (checkout.venv / "half").touch()
    assert told(checkout.setup()) == "Setting"
    assert not (checkout.venv / "half").exists()


def test_newer_locks_update_what_is_there(checkout: Checkout) -> None:
    assert checkout.setup("test").returncode == 0
    (checkout.venv / "kept").touch()
    with (checkout.root / "requirements/play.txt").open("a") as lock:
        lock.write("# newer\n")
    done = checkout.setup("play")
    assert told(done) == "Updating"
    assert (checkout.venv / "kept").exists()
    assert (checkout.venv / ".ready-test").exists()


def test_in_a_checkout_that_was_moved_it_is_rebuilt(checkout: Checkout) -> None:
    assert checkout.setup().returncode == 0
    (checkout.venv / "old").touch()
    checkout.root = checkout.root.rename(checkout.scratch / "moved")
    assert told(checkout.setup()) == "Setting"
    assert not (checkout.venv / "old").exists()
    assert (checkout.venv / ".base").read_text().splitlines()[0] == str(checkout.root)


@pytest.mark.parametrize("named", [False, True])
def test_for_a_python_that_is_gone_it_is_rebuilt(checkout: Checkout, named: bool) -> None:
    variables = {"PYTHON": str(checkout.tools / "python3")} if named else {}
    assert checkout.setup(**variables).returncode == 0
    (checkout.venv / "old").touch()
    (checkout.venv / "bin/python").unlink()
    (checkout.venv / "bin/python").symlink_to("/no/longer/there")
    assert told(checkout.setup(**variables)) == "Setting"
    assert not (checkout.venv / "old").exists()


def test_for_another_python_that_is_named_it_is_rebuilt(checkout: Checkout) -> None:
    other = checkout.tool("python3.99", PYTHON.replace("    *)", """    "-c "*print*) echo "3.99 /other" ;;\n    *)"""))
    assert checkout.setup().returncode == 0
    (checkout.venv / "old").touch()
    assert told(checkout.setup(PYTHON=other)) == "Setting"
    assert not (checkout.venv / "old").exists()
    assert (checkout.venv / ".base").read_text().splitlines() == [str(checkout.root), "3.99 /other"]
    assert checkout.setup(PYTHON=other).stderr == ""


def test_an_unknown_use_is_refused(checkout: Checkout) -> None:
    assert refused(checkout.setup("dance")) == "usage: scripts/setup.sh play|test"
    assert not checkout.venv.exists()
