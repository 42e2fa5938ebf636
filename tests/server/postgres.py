"""A PostgreSQL server of our own, for as long as a test needs it."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from server.house import free_port

OWNER = "verlies"
_made = 0


def _find(program: str) -> str | None:
    """A program of PostgreSQL: Debian keeps them beside the path."""
    found = shutil.which(program)
    if found is None:
        installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"))
        found = str(installed[-1]) if installed else None
    return found


def _run(user: str | None, *command: str) -> None:
    """PostgreSQL refuses to run as root: then it is run as its own user."""
    full = command if user is None else ("runuser", "-u", user, "--", *command)
    ran = subprocess.run(full, capture_output=True, text=True, check=False, cwd="/", stdin=subprocess.DEVNULL)
    assert ran.returncode == 0, f"{' '.join(full)}: {ran.stderr}"


@contextlib.contextmanager
def server() -> Iterator[str]:
    """host:port of a server that is empty; skips the test if there is no PostgreSQL, but not in CI."""
    initdb, pg_ctl = _find("initdb"), _find("pg_ctl")
    if initdb is None or pg_ctl is None:
        assert not os.environ.get("CI"), "there is no PostgreSQL (initdb) in CI"
        pytest.skip("there is no PostgreSQL (initdb) on this machine")
    user = "postgres" if os.name == "posix" and os.getuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="verlies-postgres-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if user is not None:
            shutil.chown(folder, user)
        port = free_port()
        data = str(folder / "data")
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
        _run(user, initdb, "-D", data, "-U", OWNER, "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        _run(user, pg_ctl, "-D", data, "-l", str(folder / "log"), "-w", "-o", settings, "start")
        try:
            yield f"127.0.0.1:{port}"
        finally:
            _run(user, pg_ctl, "-D", data, "-m", "immediate", "-w", "stop")


def new_database(address: str) -> str:
    """The URL of a database that is empty."""
    global _made
    _made += 1
    with psycopg.connect(f"postgresql://{OWNER}@{address}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE test{_made}".encode())
    return f"postgresql+psycopg://{OWNER}@{address}/test{_made}"
