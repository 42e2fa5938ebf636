"""Starts the server, and the browser if wanted."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import threading
import urllib.request
import webbrowser
from importlib.util import find_spec
from types import FrameType

import platformdirs
import uvicorn

from verlies.core.errors import UsageError
from verlies.server.app import LARGEST_BODY, make_app
from verlies.server.store import Store


def default_database() -> str:
    """One file in the user's data folder."""
    return f"sqlite+aiosqlite:///{platformdirs.user_data_path('verlies', appauthor=False) / 'tables.sqlite'}"


def serve(host: str, port: int, database: str | None, open_browser: bool) -> int:
    """Serve until interrupted. A tabletop that runs already is opened instead of a second one."""
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, UnicodeError) as error:
        listening.close()
        if open_browser and _runs_already(address):
            print(f"Verlies is running already: {address}", flush=True)
            open_page(address)
            return 0
        reason = error.strerror if isinstance(error, OSError) else "there is no such host"
        raise UsageError(f"cannot serve at {address}: {reason}; try another with --port") from None
    with listening:
        return _run(listening, address, database or default_database(), open_browser)


def _run(listening: socket.socket, address: str, database: str, open_browser: bool) -> int:
    asyncio.run(_check(database))
    config = uvicorn.Config(
        make_app(database),
        ws="websockets-sansio",
        ws_max_size=LARGEST_BODY,
        ws_per_message_deflate=False,
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    server = Server(config, address, open_browser)
    server.run(sockets=[listening])
    if server.interrupted:
        raise KeyboardInterrupt
    return 0 if server.started else 1


class Server(uvicorn.Server):
    """Says where it is once it answers."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser
        self.interrupted = False
        """Ctrl+C was pressed."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.interrupted = sig == signal.SIGINT
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Verlies: {self._address} (Ctrl+C ends it)", flush=True)
            if self._open_browser:
                threading.Thread(target=open_page, args=(self._address,), daemon=True).start()


def open_page(address: str) -> None:
    """In a window, if there are windows: a browser inside the terminal would only be in the way."""
    with contextlib.suppress(webbrowser.Error):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser:
            browser.open(address)


async def _check(database: str) -> None:
    """Say now, in one line, what is wrong with a database."""
    await (await Store.open(database)).close()


def _runs_already(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/version", timeout=2) as answer:
            told = json.load(answer)
            return isinstance(told, dict) and "verlies" in told
    except (OSError, ValueError):
        return False
