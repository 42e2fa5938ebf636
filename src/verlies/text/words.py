"""Words: the messages of one game in one language, and how plain arguments become words in them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from verlies.core.content import Card, Content
from verlies.core.errors import UsageError, VerliesError
from verlies.core.moves import Move, Seat
from verlies.games import find_game

LANGUAGES = ("de", "en")
CORE = "core"
"""What all games share has texts like a game, under this id."""

Names = Mapping[Seat | str, str]
Word = str | FluentType
NONE, ONE = fluent_number(0), fluent_number(1)
SEATS = ("seat", "receiver")
"""Arguments that name a player: who does something, and to whom; `seats` are several."""


class TextError(VerliesError):
    """A message that is missing or lacks an argument: a slip in a text file."""


class Texts(NamedTuple):
    """The text files of a game and of the core in one language."""

    bundle: FluentBundle
    moves: dict[tuple[str, int], str]
    """Messages of moves by verb and number of arguments: move-place-tile-spot is that of `place ooze r1c2`."""
    groups: dict[str, str]
    """What several events of a kind in a row are told by: of event-room_drawn-rooms, their rooms."""
    spots: dict[str, str]
    """Places that were said before."""
    cards: dict[str, tuple[Card, str]]
    """Cards, and what stands on them, that were said before."""


def folder(game_id: str) -> Path:
    """Where the rules of a game are listed."""
    return Path(__file__).parent if game_id == CORE else find_game(game_id).folder


def files(game_id: str, lang: str) -> list[Path]:
    """The text files of a game, or of the core, in one language."""
    texts = folder(game_id) if game_id == CORE else folder(game_id) / "text"
    return sorted(texts.glob(f"*.{lang}.ftl"))


@cache
def read(game_id: str, lang: str) -> Texts:
    """The texts of a game: its own and those of the core."""
    if lang not in LANGUAGES:
        raise UsageError(f"there is no language {str(lang)[:40]!r}; there is {', '.join(LANGUAGES)}")
    texts = Texts(FluentBundle([lang], use_isolating=False), {}, {}, {}, {})
    for path in dict.fromkeys(files(game_id, lang) + files(CORE, lang)):
        resource = FluentResource(path.read_text("utf-8"))
        texts.bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message) and entry.id.name.startswith("move-"):
                _, verb, *args = entry.id.name.split("-")
                texts.moves[verb, len(args)] = entry.id.name
            elif isinstance(entry, Message) and entry.id.name.startswith("event-"):
                kind, _, form = entry.id.name.removeprefix("event-").partition("-")
                if form:
                    texts.groups[kind] = form
    return texts


def names_seats(move: Move) -> bool:
    """Whether the words of a move name a player."""
    message = read(move.game, LANGUAGES[0]).moves.get((move.verb, len(move.args)), "")
    return not set(SEATS).isdisjoint(message.split("-")[2:])


class _Parts(Visitor):
    """Whether a message has variables, and the messages that it is made of."""

    def __init__(self) -> None:
        self.variables = False
        self.messages: set[str] = set()

    def visit_VariableReference(self, _: VariableReference) -> None:  # noqa: N802
        self.variables = True

    def visit_MessageReference(self, reference: MessageReference) -> None:  # noqa: N802
        self.messages.add(reference.id.name)


def fixed_messages(game_id: str) -> list[str]:
    """The ids of a game's own messages that always say the same."""
    found: dict[str, _Parts] = {}
    for path in files(game_id, LANGUAGES[0]):
        for entry in FluentResource(path.read_text("utf-8")).body:
            if isinstance(entry, Message):
                found[entry.id.name] = parts = _Parts()
                parts.visit(entry)

    def fixed(message: str) -> bool:
        parts = found.get(message, _Parts())
        return not parts.variables and all(map(fixed, parts.messages))

    return [message for message in found if fixed(message)]


class Words:
    """The words of one game in one language; `names` are those of the players."""

    def __init__(self, game_id: str, lang: str, names: Names | None = None, content: Content | None = None) -> None:
        self.lang = lang
        self._texts = read(game_id, lang)
        self._cards: Mapping[str, Card] = {}
        if game_id != CORE:
            self._cards = (content or find_game(game_id).content()).cards
        self._names = names or {}

    def __call__(self, message: str, **args: Any) -> str:
        return self.say(message, args)

    def has(self, message: str) -> bool:
        return self._texts.bundle.has_message(message)

    def say(self, message: str, args: Mapping[str, Any]) -> str:
        """A message with its arguments as words; raises TextError if it is missing or not filled.

        What may be absent is asked for by its number: `range_count` takes the default where there is no `range`.
        """
        return self._fill(message, self._words(args))

    def _fill(self, message: str, words: dict[str, Word]) -> str:
        bundle = self._texts.bundle
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            raise TextError(f"there is no message {message} ({self.lang})")
        text, errors = bundle.format_pattern(pattern, words)
        wrong = [error for error in errors if not str(error).endswith("_count")]
        if wrong:
            raise TextError(f"message {message} ({self.lang}): {wrong[0]}")
        return str(text)

    def move(self, move: Move) -> str:
        """What a move does: the names of its arguments are those in the id of its message."""
        message = self._texts.moves.get((move.verb, len(move.args)))
        if message is None:
            raise TextError(f"there is no message for the move {move} ({self.lang})")
        args = [int(arg) if arg.removeprefix("-").isdecimal() else arg for arg in move.args]
        return self.say(message, dict(zip(message.split("-")[2:], args, strict=True)))

    def name(self, card: str) -> str:
        """The name of a card or piece."""
        return self._cards[card].name(self.lang) if card in self._cards else card

    def fields(self, card: str) -> Mapping[str, Any]:
        """What is printed on a card, as data."""
        return self._cards[card].fields

    def says(self, card: Card | str) -> str:
        """What stands on a card: what a card of its kind says, and its own; empty if nothing is told of it."""
        if isinstance(card, str):
            if card not in self._cards:
                return ""
            card = self._cards[card]
        known, said = self._texts.cards.get(card.id, (None, ""))
        if known is not card:
            texts = (f"says-{card.kind}", f"card-{card.id}")
            said = " ".join(self.say(text, self.printed(card)) for text in texts if self.has(text))
            self._texts.cards[card.id] = card, said
        return said

    def printed(self, card: Card) -> Mapping[str, Any]:
        """The fields of a card; where one has a twin in this language, as title has title_de, what stands there."""
        own = f"_{self.lang}"
        texts = {name.removesuffix(own): value for name, value in card.fields.items() if name.endswith(own)}
        return {**card.fields, **texts}

    def seat(self, who: Seat | str) -> str:
        """The name of a player or automa."""
        if who in self._names:
            return self._names[who]
        if isinstance(who, int):
            return self("player", number=who + 1)
        return self(f"seat-{who}") if self.has(f"seat-{who}") else who

    def _words(self, args: Mapping[str, Any]) -> dict[str, Word]:
        """All arguments as words. Each gives its number too: tiles and tiles_count; an object its fields.

        A list gives itself as alternatives, too: tiles_or. A text gives itself as it is: goal_id; a card's id the texts
        on that card: npc_title.
        """
        words: dict[str, Word] = {}
        for name, value in args.items():
            words[name] = self._word(name, value)
            number = NONE if value is None else ONE
            if isinstance(value, Mapping):
                fields = {str(key): inner for key, inner in value.items() if inner is not None}
                words.update({f"{name}_{key}": inner for key, inner in self._words(fields).items()})
                number = fluent_number(len(fields))
            elif isinstance(value, (list, tuple)):
                number = fluent_number(len(value))
                words[f"{name}_or"] = self._list(self._items(name, value), either=True)
            elif isinstance(value, str):
                if value in self._cards:
                    texts = self.printed(self._cards[value]).items()
                    words.update({f"{name}_{key}": self.name(text) for key, text in texts if isinstance(text, str)})
                words[f"{name}_id"] = value
            words[f"{name}_count"] = number
        return words

    def _word(self, name: str, value: Any) -> Word:
        if value is None:
            return ""
        if isinstance(value, Move):
            return self.move(value)
        if isinstance(value, (list, tuple)):
            return self._list(self._items(name, value))
        if isinstance(value, Mapping):
            return self._object(name, value)
        if name in SEATS:
            return self.seat(value)
        if isinstance(value, (int, float)):
            return fluent_number(value, useGrouping=False)
        if name == "text":  # what somebody typed
            return str(value)
        if value in self._cards:
            return self.name(value)
        if self.has(f"{name}-{value}"):
            return self(f"{name}-{value}")
        return self._spot(value)

    def _items(self, name: str, values: Iterable[Any]) -> Iterable[Word]:
        return (self._word(name.removesuffix("s"), value) for value in values)

    def _list(self, items: Iterable[Word], either: bool = False) -> str:
        """Such as `a, b and 2× c`, or `a, b or c`."""
        counts = Counter(str(item) for item in items)
        words = [item if n == 1 else self._fill("times", {"count": str(n), "item": item}) for item, n in counts.items()]
        *most, last = words or [""]
        return self._fill("list-or" if either else "list", {"most": ", ".join(most), "last": last}) if most else last

    def _object(self, name: str, value: Mapping[Any, Any]) -> str:
        """By the message of its type or kind, as item-type-gain_health, or by item-<name>.

        Else points by category or seat, else a list of what it holds.
        """
        forms = (f"item-{field}-{value[field]}" for field in ("type", "kind") if field in value)
        for message in (*forms, f"item-{name}"):
            if self.has(message):
                return self.say(message, value)
        if all(isinstance(points, int) for points in value.values()):
            return self._list(self._points(who, points) for who, points in value.items())
        return self._list(self._word(str(key), inner) for key, inner in value.items() if inner is not None)

    def _points(self, who: Seat | str, points: int) -> str:
        if isinstance(who, str) and self.has(f"category-{who}"):
            return self("points-category", category=who, points=points)
        return self("points-seat", seat=who, points=points)

    def _spot(self, value: str) -> str:
        """A place such as r1c2, by the message spot-rc with its numbers r and c."""
        if value in self._texts.spots:
            return self._texts.spots[value]
        parts = re.findall(r"([a-z])(\d+)", value)
        message = "spot-" + "".join(letter for letter, _ in parts)
        if self.has(message) and value == "".join(letter + number for letter, number in parts):
            spot = self._texts.spots[value] = self(message, **{letter: int(number) for letter, number in parts})
            return spot
        return value
