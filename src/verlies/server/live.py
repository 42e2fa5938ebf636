"""The socket of a table: one connection is one pair of eyes, a seat's or a spectator's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from verlies.core.moves import Seat
from verlies.server import messages as msg
from verlies.server.hall import Hall
from verlies.server.speech import Problem

WRONG_KEY = 4001
NO_TABLE = 4004
TOO_SLOW = 4008
"""Codes with which a connection is closed."""
SILENCE = 20
"""Seconds in which somebody who comes in must say who they are."""
BACKLOG = 64
"""Messages that may wait for a slow reader."""

_hello = msgspec.json.Decoder(msg.Hello)
_message = msgspec.json.Decoder(msg.ClientMessage)

log = logging.getLogger("verlies.server")


T = TypeVar("T")


def decode(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    """What somebody sent, as a message; raises Problem if it is none."""
    try:
        return decoder.decode(text)
    except (ValueError, RecursionError):  # msgspec's errors are ValueErrors, and so are those of broken text
        raise Problem("malformed") from None


class Connection:
    """Somebody's browser. What is sent to it waits in `_outbox`, so that nobody waits for anybody."""

    def __init__(self, socket: WebSocket) -> None:
        self.seat: Seat | None = None
        self._socket = socket
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.slow = asyncio.Event()
        """Set when it does not read what it is sent."""

    def send(self, message: bytes) -> None:
        if self._outbox.qsize() < BACKLOG:
            self._outbox.put_nowait(message)
        else:
            self.slow.set()

    def close(self, code: int = TOO_SLOW) -> None:
        self._outbox.put_nowait(code)

    async def deliver(self) -> None:
        """Send what is waiting, in order, until the connection is closed."""
        while True:
            message = await self._outbox.get()
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_text(message.decode())

    async def attend(self, hall: Hall, table_id: str) -> None:
        """The whole visit: hello, and then one message after another."""
        try:
            await hall.table(table_id)
            hello = decode(_hello, await asyncio.wait_for(self._read(), SILENCE))
            table = await hall.table(table_id)
            self.seat = table.admit(hello.seat, hello.secret)
        except TimeoutError:
            self.close(WRONG_KEY)
            return
        except Problem as problem:
            self.send(msgspec.json.encode(problem.refused()))
            self.close(NO_TABLE if problem.status in (404, 410) else WRONG_KEY)
            return
        await hall.enter(table, self)
        try:
            while True:
                self.send(msgspec.json.encode(await self._answer(hall, table_id, await self._read())))
        finally:
            hall.leave(table, self)

    async def _answer(self, hall: Hall, table_id: str, text: str | bytes) -> msg.ServerMessage:
        try:
            message = decode(_message, text)
            table = await hall.table(table_id)
            return await asyncio.shield(hall.answer(table, self.seat, message))  # it is done though the asker may go
        except Problem as problem:
            return problem.refused()
        except Exception:
            log.exception("a message to table %s failed", table_id)
            return Problem("failed").refused()

    async def _read(self) -> str | bytes:
        packet = await self._socket.receive()
        if packet["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(packet.get("code") or 1005)
        return packet.get("text") or packet.get("bytes") or b""


async def live(socket: WebSocket) -> None:
    """/api/tables/{table}/live"""
    await socket.accept()
    connection = Connection(socket)
    delivery = asyncio.create_task(connection.deliver())
    attending = asyncio.create_task(connection.attend(socket.app.state.hall, socket.path_params["table"]))
    slow = asyncio.create_task(connection.slow.wait())
    try:
        done, _ = await asyncio.wait((delivery, attending, slow), return_when=asyncio.FIRST_COMPLETED)
        if attending in done and attending.exception() is None:
            await asyncio.wait((delivery,), timeout=5)
    finally:
        for task in (delivery, attending, slow):
            task.cancel()
        ended = await asyncio.gather(delivery, attending, slow, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
            log.error("a visit to table %s failed", socket.path_params["table"], exc_info=error)
    if connection.slow.is_set():
        with contextlib.suppress(TimeoutError, WebSocketDisconnect):
            await asyncio.wait_for(socket.close(TOO_SLOW), 1)
