"""The built client: it is that of these sources, small enough, and its lock names nothing of any one machine."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import verlies
from verlies.server import messages
from verlies.server.app import CLIENT
from verlies.server.typescript import SOURCES, files

ROOT = Path(verlies.__file__).parent.parent.parent
WEB = ROOT / "web"
MOST_AT_A_TABLE = 150_000
MOST_AT_HOME = 60_000
"""Bytes of JavaScript, as they are sent: gzip."""
NOT_SOURCES = ("node_modules", "tests")

pytestmark = pytest.mark.skipif(not WEB.is_dir(), reason="this is not a checkout: there are no sources of the client")


def sources() -> list[Path]:
    """All files of the client's folder, in the order of JavaScript: by UTF-16 code units."""
    found = (path for path in WEB.rglob("*") if path.is_file())
    own = [path for path in found if path.relative_to(WEB).parts[0] not in NOT_SOURCES]
    return sorted(own, key=lambda path: path.relative_to(WEB).as_posix().encode("utf-16-be"))


def digest() -> str:
    """As web/vite.config.ts counts it."""
    hashed = hashlib.sha256()
    for path in sources():
        hashed.update(f"{path.relative_to(WEB).as_posix()}\n".encode() + path.read_bytes() + b"\n")
    return hashed.hexdigest()


def lock() -> dict[str, Any]:
    text: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    return text


# Messages


def messages_file() -> str:
    return files()["lib/messages.ts"]


@pytest.mark.parametrize("place", files())
def test_the_types_of_the_browser_are_those_of_the_server(place: str) -> None:
    assert (SOURCES / place).read_text("utf-8") == files()[place], "run python -m verlies.server.typescript"


def test_every_table_has_its_views_made_from_those_of_its_game() -> None:
    assert set(files()) == {"lib/messages.ts", *(f"games/{game.id}/view.gen.ts" for game in verlies.games())}


def test_a_view_is_told_field_by_field_with_what_is_said_of_it() -> None:
    tiny, twister = (files()[f"games/{game}/view.gen.ts"] for game in ("tiny", "twister"))
    declared = dict(re.findall(r"export interface ([\w ]+) \{\n(.*?)\n\}", tiny + twister, re.DOTALL))
    assert "  n?: number;" in declared["Effect"]
    assert "  heroes: (Hero | Newcomer)[];" in tiny
    assert "  place: null;" in declared["Newcomer"]
    assert "  with: Fraction[];" in declared["Chance"]
    assert "  bonus: Record<string, number>;" in declared["Minion extends Enemy"]
    assert "  counter: Record<AttackKind, number>;" in declared["Minion extends Enemy"]
    assert "  /** Lasting defence. */" in declared["Hero"]
    assert "  act: 1 | 2;" in tiny
    assert 'export type Skill = "str" | "dex" | "int";' in tiny
    assert "export type Way = [string, number, string[]];" in twister
    assert "  squares: [string, string | null];" in declared["Gate"]


def test_every_message_becomes_an_interface() -> None:
    text = messages_file()
    public = {name: thing for name, thing in vars(messages).items() if name[0] != "_"}
    for name, thing in public.items():
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct:
            assert f"export interface {name} {{" in text
    assert "export type ClientMessage = Play | " in text
    assert "export type ServerMessage = State | " in text
    assert "export type Who = number | string;" in text


def test_what_may_be_left_out_is_marked_only_where_we_are_told_something() -> None:
    text = messages_file()
    declared = dict(re.findall(r"export interface (\w+) \{\n(.*?)\}", text, re.DOTALL))
    assert "  seat?: number | null;" in declared["Hello"]
    assert '  type: "hello";' in declared["Hello"]
    assert "  number: number;" in declared["Play"]
    assert "  proposal: Proposal | null;" in declared["Table"]
    assert "  view: unknown;" in declared["State"]
    assert "  options: Record<string, boolean | number | string>;" in declared["Table"]
    assert "  perspectives: (number | null)[];" in declared["Replay"]
    assert "type:" not in declared["Text"]


# The build


def test_the_built_client_is_that_of_these_sources() -> None:
    built = (CLIENT / "sources.sha256").read_text("utf-8")
    assert built == f"{digest()}\n", "the client is stale: run npm run build in web/"


def scripts(*pages: str) -> set[str]:
    """All scripts that these pages, named by their sources, wait for: what they import, and what that imports."""
    manifest = json.loads((CLIENT / "manifest.json").read_text("utf-8"))
    found: set[str] = set()
    waiting = ["index.html", *pages]
    while waiting:
        name = waiting.pop()
        assert name in manifest, f"{name} is not in the client"
        if name not in found:
            found.add(name)
            waiting += manifest[name].get("imports", [])
    return {manifest[name]["file"] for name in found}


def weight(files: set[str]) -> int:
    return sum(len(gzip.compress((CLIENT / name).read_bytes(), 9)) for name in files)


TABLES = [f"src/games/{game.id}/Table.svelte" for game in verlies.games()]


@pytest.mark.parametrize("page", ["Table", "Replay"])
@pytest.mark.parametrize("table", TABLES)
def test_a_table_waits_for_little_javascript(page: str, table: str) -> None:
    assert weight(scripts(f"src/pages/{page}.svelte", table)) < MOST_AT_A_TABLE


def test_the_home_page_waits_for_little_javascript_and_for_no_table() -> None:
    home = scripts("src/pages/Home.svelte")
    assert weight(home) < MOST_AT_HOME
    for table in TABLES:
        assert scripts(table) - home, f"{table} comes with the home page"


def test_the_start_page_asks_for_files_that_are_there_and_for_nothing_from_elsewhere() -> None:
    page = (CLIENT / "index.html").read_text("utf-8")
    named = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert named, "the client has not been built"
    for name in named:
        assert name.startswith("/"), name
        assert (CLIENT / name.lstrip("/")).is_file(), name


def test_no_file_of_the_client_names_a_place_on_a_machine() -> None:
    texts = [path for path in CLIENT.rglob("*") if path.suffix in (".js", ".css", ".html", ".svg", ".map", ".txt")]
    for path in texts:
        assert not re.search(r"/(?:home|root|Users|work|tmp)/\w", path.read_text("utf-8")), path.name


# The lock


def test_the_lock_names_no_host_and_no_place_on_a_machine() -> None:
    text = (WEB / "package-lock.json").read_text("utf-8")
    hosts = set(re.findall(r"https?://[^/\"\s]+", text))
    resolved = [package.get("resolved") for package in lock()["packages"].values()]
    assert not [each for each in resolved if each is not None and "://" in each]
    assert not {
        host for host in hosts if "registry" in host or "localhost" in host or re.search(r"\d+\.\d+\.\d+\.", host)
    }
    assert not re.search(r"file:|\"/(?:home|root|Users|work|tmp)/", text)


def test_every_package_of_the_lock_has_its_hash() -> None:
    for name, package in lock()["packages"].items():
        if name:
            assert package.get("integrity", "").startswith("sha512-"), name
            assert package["version"]


def test_every_optional_package_that_the_lock_names_is_in_it() -> None:
    packages = lock()["packages"]
    there = {name.rpartition("node_modules/")[2] for name in packages if name}
    for name, package in packages.items():
        missing = set(package.get("optionalDependencies", {})) - there
        assert not missing, f"{name}: {sorted(missing)}"


def test_the_lock_is_that_of_the_package() -> None:
    package = json.loads((WEB / "package.json").read_text("utf-8"))
    root = lock()["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        assert root.get(kind, {}) == package.get(kind, {})
