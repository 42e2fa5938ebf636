"""The server as one ASGI application: messages over HTTP, sockets, and the pages of the browser client."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import verlies
from verlies.core.moves import Seat
from verlies.server import eyes, shelf
from verlies.server import messages as msg
from verlies.server.hall import Hall
from verlies.server.live import T, decode, live
from verlies.server.replays import Replays
from verlies.server.speech import STATUS, Problem
from verlies.server.store import Store
from verlies.server.thinking import DEADLINE, Thinkers

CLIENT = Path(__file__).parent / "client"
LARGEST_BODY = 1 << 16
LARGEST_RECORD = 1 << 20
SWEEP = 1800
"""Seconds between two full collections of garbage."""
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}

log = logging.getLogger("verlies.server")


def make_app(database: str, deadline: float = DEADLINE) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        kept = await Store.open(database)
        thinkers = Thinkers(deadline)
        thinkers.start()
        app.state.hall = Hall(kept, thinkers)
        app.state.replays = Replays(app.state.hall)
        unpacking = asyncio.create_task(asyncio.to_thread(shelf.unpack))
        sweeping = asyncio.create_task(_sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            await unpacking
            await app.state.hall.close()
            thinkers.stop()
            await kept.close()

    return Starlette(
        routes=[
            Mount("/api", routes=API),
            Mount("/assets", StaticFiles(directory=CLIENT / "assets", check_dir=False)),
            Route("/{file}", _file, methods=["GET"]),
            Route("/{page:path}", _page, methods=["GET"]),
        ],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={Problem: _problem, HTTPException: _http_error, Exception: _failure},
        lifespan=lifespan,
    )


async def _sweep() -> None:
    """Logs grow and hold no cycles: to look through all of them for some every few seconds would stop every table."""
    usual = gc.get_threshold()
    gc.set_threshold(10_000, 20, 1_000_000)
    try:
        while True:
            gc.collect()
            await asyncio.sleep(SWEEP)
    finally:
        gc.set_threshold(*usual)


class Guard:
    """Headers that keep a page from doing what it has no business to do; files of the build never change."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = dict(HEADERS)
                built = scope["path"].startswith("/assets/") and message["status"] == 200
                extra["cache-control"] = "public, max-age=31536000, immutable" if built else "no-cache"
                message["headers"] = [*message["headers"], *((a.encode(), b.encode()) for a, b in extra.items())]
            await send(message)

        await self._app(scope, receive, send_guarded)


# What is asked, and answered, in JSON


def _json(answer: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


async def _problem(_: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return _json(error.refused(), error.status)


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return _json(Problem("unknown").refused(), error.status_code)


async def _failure(request: Request, error: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _json(Problem("failed").refused(), 500)


async def _body(request: Request, largest: int = LARGEST_BODY) -> bytes:
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > largest:
            raise Problem("too_big")
    return body


async def _asked(request: Request, kind: type[T]) -> T:
    return decode(msgspec.json.Decoder(kind), await _body(request))


def _key(request: Request) -> tuple[Seat | None, str | None]:
    """The seat and secret of the header `Authorization: Bearer 0.secret`."""
    header = request.headers.get("authorization")
    if header is None:
        return None, None
    scheme, _, key = header.partition(" ")
    seat, dot, secret = key.partition(".")
    if scheme.lower() != "bearer" or not dot or not (seat.isascii() and seat.isdigit() and len(seat) < 3):
        raise Problem("wrong_key")
    return int(seat), secret


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 9 else None


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _replays(request: Request) -> Replays:
    replays: Replays = request.app.state.replays
    return replays


async def version(request: Request) -> Response:
    return _json({"verlies": verlies.__version__})


async def all_games(request: Request) -> Response:
    return _json(shelf.shelf())


async def game_box(request: Request) -> Response:
    return _json(shelf.box(request.path_params["game"], request.query_params.get("content")))


async def game_rules(request: Request) -> Response:
    return _json(shelf.rulebook(request.path_params["game"]))


async def open_table(request: Request) -> Response:
    return _json(await _hall(request).open(await _asked(request, msg.NewTable)), 201)


async def listed_tables(request: Request) -> Response:
    return _json(msg.TableList(await _hall(request).listed()))


async def my_tables(request: Request) -> Response:
    return _json(msg.TableList(await _hall(request).mine((await _asked(request, msg.MyTables)).keys)))


async def show_table(request: Request) -> Response:
    table = await _hall(request).table(request.path_params["table"])
    return _json(await _hall(request).state(table, table.admit(*_key(request))))


async def show_board(request: Request) -> Response:
    table = await _hall(request).table(request.path_params["table"])
    return _json(eyes.Eyes.at(table, table.admit(*_key(request))).board())


async def take_seat(request: Request) -> Response:
    wanted = await _asked(request, msg.TakeSeat)
    table = await _hall(request).table(request.path_params["table"])
    return _json(await _hall(request).sit_down(table, wanted), 201)


async def say_to_table(request: Request) -> Response:
    """What a socket would carry, one message at a time."""
    body = await _body(request)
    table = await _hall(request).table(request.path_params["table"])
    seat = table.admit(*_key(request))
    message = decode(_messages, body)
    answer = await _hall(request).answer(table, seat, message)
    asked_why = isinstance(message, msg.Why)
    return _json(answer, STATUS.get(answer.code, 400) if isinstance(answer, msg.Refused) and not asked_why else 200)


_messages = msgspec.json.Decoder(msg.ClientMessage)


async def show_replay(request: Request) -> Response:
    wanted = _number(request.query_params.get("seat"))
    return _json(await _replays(request).replay(request.path_params["replay"], *_key(request), wanted))


def _asked_step(request: Request) -> tuple[str, int, int | None, str | None, int | None]:
    """A position of a replay, who asks, and the seat it is to be seen from."""
    step = _number(request.path_params["step"])
    if step is None:
        raise Problem("unknown")
    return request.path_params["replay"], step, *_key(request), _number(request.query_params.get("seat"))


async def show_step(request: Request) -> Response:
    return _json(await _replays(request).frame(*_asked_step(request)))


async def show_board_at_step(request: Request) -> Response:
    return _json(await _replays(request).board(*_asked_step(request)))


async def show_record(request: Request) -> Response:
    record = await _replays(request).record(request.path_params["replay"])
    name = f'attachment; filename="{record.game}.verlies"'
    return Response(str(record), media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


async def fork(request: Request) -> Response:
    return _json(await _replays(request).fork(request.path_params["replay"], await _asked(request, msg.Fork)), 201)


async def upload(request: Request) -> Response:
    body = await _body(request, LARGEST_RECORD)
    return _json(await _replays(request).upload(body.decode("utf-8", "replace")), 201)


def _get(path: str, answer: Callable[[Request], Awaitable[Response]]) -> Route:
    return Route(path, answer, methods=["GET"])


def _post(path: str, answer: Callable[[Request], Awaitable[Response]]) -> Route:
    return Route(path, answer, methods=["POST"])


async def _nothing(request: Request) -> Response:
    raise Problem("unknown")


API = [
    _get("/version", version),
    _get("/games", all_games),
    _get("/games/{game}/box", game_box),
    _get("/games/{game}/rules", game_rules),
    _post("/tables", open_table),
    _get("/tables", listed_tables),
    _post("/tables/mine", my_tables),
    _get("/tables/{table}", show_table),
    _get("/tables/{table}/board", show_board),
    _post("/tables/{table}/seats", take_seat),
    _post("/tables/{table}/messages", say_to_table),
    WebSocketRoute("/tables/{table}/live", live),
    _get("/replays/{replay}", show_replay),
    _get("/replays/{replay}/steps/{step}", show_step),
    _get("/replays/{replay}/steps/{step}/board", show_board_at_step),
    _get("/replays/{replay}/record", show_record),
    _post("/replays/{replay}/fork", fork),
    _post("/records", upload),
    Route("/{rest:path}", _nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
]


# The pages


async def _file(request: Request) -> Response:
    """A file beside the start page, such as favicon.svg; everything else is a page of the client."""
    path = CLIENT / request.path_params["file"]
    if path.suffix in (".svg", ".txt") and path in CLIENT.iterdir():
        return FileResponse(path)
    return await _page(request)


async def _page(_: Request) -> Response:
    return FileResponse(CLIENT / "index.html")
