"""The moves of a game: their texts, and what each of them means in numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import ClassVar

from verlies.core.moves import Move
from verlies.core.steps import Code


class _Codes(dict[str, Code]):
    """Codes by text. Of a move that is only made when it is first named, it has the code from then on."""

    __slots__ = ("_parse",)

    def __init__(self, parse: Callable[[str], Move | None]) -> None:
        self._parse = parse

    def __missing__(self, text: str) -> Code:
        named = self._parse(text)
        if named is None or named not in self:
            raise KeyError(text)
        return self[named]


class Vocabulary:
    """Tables of moves, made once for a set of content; a game adds its own, by what they are about."""

    game: ClassVar[str]

    def __init__(self) -> None:
        self.moves: dict[str, Move] = {}
        self.code = _Codes(self.parse)
        """By text: the verb, then its arguments."""

    def make(self, text: str, *code: int) -> Move:
        """A new move with what it means: its verb, then its arguments."""
        move = self.moves[text] = Move(text, self.game)
        self.code[text] = code
        return move

    def row(self, text: str, verb: int, names: Iterable[str]) -> list[Move]:
        """A move for each name; its argument is the place of the name."""
        return [self.make(f"{text} {name}", verb, at) for at, name in enumerate(names)]

    def parse(self, text: str) -> Move | None:
        """The move that a text means, by whichever of its names; it need not be legal."""
        return self.moves.get(text)

    def verb(self, move: str) -> str:
        """What the verb of a move is called in messages."""
        return move.partition(" ")[0]

    @cached_property
    def one_of_each(self) -> tuple[str, ...]:
        """The first move of each verb and length, the dealer's too."""
        found: dict[tuple[str, int], str] = {}
        for text in self.code:
            found.setdefault((self.verb(text), text.count(" ")), text)
        return tuple(found.values())
