"""Moves: interned text values, and the seats that play them."""

from __future__ import annotations

from typing import ClassVar

Seat = int
DEALER: Seat = -1
"""The seat of chance: dice, draws and facts from outside are its moves."""


class Move(str):
    """A choice, written as a short, stable, language-free text such as ``build R017 2``.

    A move is its text, so it compares equal to a plain string; it also knows the id of its game.
    Equal moves are one object.
    """

    __slots__ = ("game",)
    game: str
    _all: ClassVar[dict[tuple[str, str], Move]] = {}

    def __new__(cls, text: str, game: str) -> Move:
        move = cls._all.get((game, text))
        if move is None:
            move = super().__new__(cls, text)
            move.game = game
            cls._all[game, text] = move
        return move

    @property
    def text(self) -> str:
        return str(self)

    @property
    def verb(self) -> str:
        return self.partition(" ")[0]

    @property
    def args(self) -> tuple[str, ...]:
        return tuple(self.split(" ")[1:])

    def __reduce__(self) -> tuple[type[Move], tuple[str, str]]:
        return Move, (str(self), self.game)

    def __repr__(self) -> str:
        return f"<Move {self.game}: {self}>"


RESIGN = Move("resign", "core")
"""Gives up, which ends the match for all; open to every seat at any time, never listed."""
