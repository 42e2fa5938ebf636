"""The example of the README runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 1
    scope: dict[str, object] = {}
    exec(compile(blocks[0], "README.md", "exec"), scope)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 100
    assert re.fullmatch(r"\{0: \d+, 1: \d+\} \([01],\)", lines[-1])
