"""Audience: who is at which table, and what they are told there."""

from __future__ import annotations

from typing import Protocol

from msgspec import json

from verlies.core.moves import Seat
from verlies.server import eyes
from verlies.server import messages as msg
from verlies.server.table import Table


class Watcher(Protocol):
    """Somebody at a table."""

    seat: Seat | None

    def send(self, message: bytes) -> None:
        """Never waits."""

    def close(self) -> None:
        """Send away: whoever is still interested comes back and gets everything again."""


class Audience:
    def __init__(self) -> None:
        self._watchers: dict[str, list[Watcher]] = {}

    def at(self, table: str) -> list[Watcher]:
        return self._watchers.get(table, [])

    def enter(self, table: Table, watcher: Watcher) -> None:
        """From now on the watcher gets every change; first of all what there is."""
        self._watchers.setdefault(table.id, []).append(watcher)
        watcher.send(json.encode(eyes.state(table, watcher.seat, self.public(table))))
        self.tell_places(table, but=watcher)

    def leave(self, table: Table, watcher: Watcher) -> None:
        watchers = self.at(table.id)
        if watcher in watchers:
            watchers.remove(watcher)
            if not watchers:
                del self._watchers[table.id]
            self.tell_places(table)

    def send_away(self, table: Table) -> None:
        for watcher in self._watchers.pop(table.id, []):
            watcher.close()

    def online(self, table: Table) -> set[Seat]:
        return {each.seat for each in self.at(table.id) if each.seat is not None}

    def public(self, table: Table) -> msg.Table:
        return eyes.public(table, self.online(table))

    def tell_places(self, table: Table, but: Watcher | None = None) -> None:
        watchers = [each for each in self.at(table.id) if each is not but]
        if watchers:
            message = json.encode(self.public(table))
            for watcher in watchers:
                watcher.send(message)

    def show(self, table: Table, first: int) -> None:
        """Tell everybody at the table what it looks like now; `first` is the first step that changed."""
        info = self.public(table)
        made: dict[Seat | None, bytes] = {}
        for watcher in self.at(table.id):
            if watcher.seat not in made:
                made[watcher.seat] = json.encode(eyes.state(table, watcher.seat, info, first))
            watcher.send(made[watcher.seat])
