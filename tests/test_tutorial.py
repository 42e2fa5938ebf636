"""The tutorial, followed to the letter: its code is that of the game, its commands run, its rule holds."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from verlies.cli.arguments import parse

ROOT = Path(__file__).parent.parent
TUTORIAL = (ROOT / "docs" / "tutorial.md").read_text("utf-8")
DONE_ALREADY = ("sh scripts/setup.sh test", ". .venv/bin/activate")
"""What made the environment that runs this test."""
FOR_PEOPLE = ("play", "serve")
"""Commands that wait for somebody."""
PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]


class Block(NamedTuple):
    language: str
    path: str
    """The file that its first line names; none for commands."""
    text: str


def blocks() -> list[Block]:
    found = []
    for language, text in re.findall(r"^```(\w+)\n(.*?\n)```$", TUTORIAL, re.DOTALL | re.MULTILINE):
        head, _, rest = text.partition("\n")
        found.append(Block(language, "", text) if language == "sh" else Block(language, head.removeprefix("# "), rest))
    return found


class Walk:
    """Somebody who does what the tutorial says, beside a checkout in an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.here = folder / "verlies"
        self.here.mkdir()
        self.game = folder / "torches"
        self.site = folder / "site"
        self.shown: set[str] = set()
        """Files of the game of which a piece was shown."""
        self.said: dict[str, str] = {}
        """What each command printed."""
        for block in blocks():
            if block.language == "sh":
                for command in block.text.splitlines():
                    self.run(command)
            elif block.language == "diff":
                self.change(block)
            elif not (self.game / block.path).exists():
                (self.game / block.path).write_text(block.text, "utf-8")
            else:
                self.shown.add(block.path)
                text = (self.game / block.path).read_text("utf-8")
                assert f"\n{block.text}" in text, f"{block.path} has no such lines:\n{block.text}"

    def run(self, command: str) -> None:
        words = shlex.split(command)
        if command in DONE_ALREADY:
            assert command.startswith(".") or (ROOT / words[1]).is_file()
        elif words[0] == "cd":
            self.here = (self.here / words[1]).resolve()
        elif command == "pip install --no-deps --editable .":
            subprocess.run([*PIP, "--target", str(self.site), str(self.here)], check=True)
        elif words[0] == "verlies" and words[1] in FOR_PEOPLE:
            parse(words[1:])
        else:
            status, self.said[command] = self.call(*words)
            assert status == 0, f"{command}: {self.said[command]}"

    def call(self, program: str, *words: str) -> tuple[int, str]:
        module = {"python": [], "pytest": ["-m", "pytest", "-p", "no:cacheprovider"], "verlies": ["-m", "verlies"]}
        path = os.pathsep.join([str(self.game / "src"), str(self.site)])
        done = subprocess.run(
            [sys.executable, *module[program], *words],
            cwd=self.here, env={**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8"}, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        return done.returncode, done.stdout + done.stderr

    def change(self, block: Block) -> None:
        path = self.game / block.path
        text = path.read_text("utf-8")
        lines = block.text.splitlines()
        old, new = ("".join(f"{line[1:]}\n" for line in lines if line[:1] != skipped) for skipped in "+-")
        assert text.count(old) == 1, f"{block.path}: these lines are to be changed, and are not there:\n{old}"
        path.write_text(text.replace(old, new), "utf-8")


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> Walk:
    return Walk(tmp_path_factory.mktemp("tutorial"))


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    assert {block.language for block in blocks()} == {"sh", "python", "json", "ftl", "toml", "diff"}
    assert TUTORIAL.count("```") == 2 * len(blocks())


def test_it_shows_a_piece_of_every_file_that_makes_the_game(walk: Walk) -> None:
    package = {str(path.relative_to(walk.game)) for path in (walk.game / "src").rglob("*.py")}
    assert package - walk.shown == {"src/torches/__init__.py", "src/torches/meta.py"}


def test_all_steps_of_the_game_are_shown(walk: Walk) -> None:
    assert "passed" in walk.said["pytest -q"]
    shown = "".join(block.text for block in blocks() if block.path == "src/torches/rules.py")
    rules = (walk.game / "src/torches/rules.py").read_text("utf-8")
    assert rules[rules.index("STEPS:") :] in shown.replace("(IN_HAND,), _lights)),", "(IN_HAND, DIM), _lights)),")


def test_the_rule_of_ones_own_is_there_and_can_be_looked_up(walk: Walk) -> None:
    assert walk.said["verlies rules TO-PLA-06"].startswith("TO-PLA-06")


def test_the_kept_game_replays(walk: Walk) -> None:
    assert (walk.game / "kept.verlies").read_text("utf-8").startswith('verlies record 1\ngame: "torches"')
    assert "kept.verlies" in walk.said["verlies replay kept.verlies"]


def test_the_suites_find_what_the_tutorial_says_they_find(walk: Walk) -> None:
    path = walk.game / "src/torches/rules.py"
    whole = path.read_text("utf-8")
    path.write_text(whole.replace("code[1] < 6 or m.hands[seat][0] == 6", "code[1] < 6"), "utf-8")
    try:
        status, said = walk.call("verlies", "fuzz", "torches", "--decisions", "2000")
    finally:
        path.write_text(whole, "utf-8")
    assert status != 0
    assert "turn: seat 0 has no move" in said or "turn: seat 1 has no move" in said
