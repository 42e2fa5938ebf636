"""new-game: a small whole game under another name, as a package of its own to begin from."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

from verlies.core.errors import UsageError
from verlies.games import find_game, games

TEMPLATE = "lantern"
PROJECT = """\
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "verlies-{id}"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["verlies"]

[project.entry-points."verlies.games"]
{id} = "{id}.meta:GAME"

[tool.hatch.build]
dev-mode-dirs = ["src"]

[tool.hatch.build.targets.wheel]
packages = ["src/{id}"]

[tool.pytest.ini_options]
testpaths = ["tests"]
markers = ["rule(*ids): the rules that this test proves"]
"""


def new_game(arguments: Namespace) -> int:
    game_id = arguments.id
    if not re.fullmatch(r"[a-z][a-z0-9]{2,19}", game_id):
        raise UsageError("argument ID: must be 3 to 20 small letters and digits, such as mygame")
    if game_id == TEMPLATE or any(game.id == game_id for game in games()):
        raise UsageError(f"there is a game {game_id} already: choose another id")
    root = Path(arguments.folder) / game_id
    if root.exists():
        raise UsageError(f"{root} is there already: choose another id or folder")
    source = find_game(TEMPLATE).folder
    prefix = _prefix(game_id)
    for path in sorted(source.rglob("*.*")):
        if path.is_file() and "__pycache__" not in path.parts:
            inside = path.relative_to(source)
            to = root / inside if inside.parts[0] == "tests" else root / "src" / game_id / inside
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_text(_renamed(path.read_text("utf-8"), game_id, prefix), "utf-8")
    (root / "pyproject.toml").write_text(PROJECT.format(id=game_id), "utf-8")
    print(f"{root}: a game called {game_id}, whose rules are {prefix}-…")
    print("Install it beside Verlies, and it is on the shelf:")
    print(f"  pip install --no-deps --editable {root}")
    print(f"  verlies play {game_id}")
    return 0


def _prefix(game_id: str) -> str:
    """The beginning of its rule ids, which no other game has."""
    taken = {prefix for game in games() for prefix in game.rule_prefixes}
    letters = re.sub(r"\d", "", game_id).upper()
    return next(letters[:length] for length in range(2, 21) if letters[:length] not in taken)


def _renamed(text: str, game_id: str, prefix: str) -> str:
    text = text.replace(f"verlies.games.{TEMPLATE}", game_id).replace(TEMPLATE, game_id)
    for title in ("Lantern", "Laterne"):
        text = text.replace(title, game_id.capitalize())
    text = text.replace("    template=True,\n", "")
    return re.sub(r"\bLA(?=[-\")])", prefix, text)
