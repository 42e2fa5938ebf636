"""A server of its own for a measurement or a test: a process, a port and a database that go away with it."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

START = "import sys; from verlies.server.serve import serve; serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False)"
"""Bots do not wait for people to follow."""


class Server:
    """A server that can be killed and started again on the same port and database."""

    def __init__(self, folder: Path, script: Path | None = None) -> None:
        """`script`: what to run with port and folder, instead of the plain server."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        plain = ["-c", START, str(port), f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"]
        self._command = [sys.executable, *(plain if script is None else [str(script), str(port), str(folder)])]
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        while self._process.poll() is None:  # however long it takes: the machine may be busy
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/api/version"):
                return
            time.sleep(0.05)
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


@contextlib.contextmanager
def served() -> Iterator[str]:
    """The address of a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            yield server.address
        finally:
            server.stop()


def post(address: str, what: Any) -> Any:
    """Send JSON (or, as text, a record) and read the answer."""
    body = what.encode() if isinstance(what, str) else json.dumps(what).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data=body, method="POST")) as answer:
        return json.load(answer)
