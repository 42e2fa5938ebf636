"""Game: how a game declares itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from verlies.core.board import DrawBoard
from verlies.core.content import Content
from verlies.core.dealer import Dealer
from verlies.core.errors import UsageError
from verlies.core.match import Match, OptionValue


@dataclass(frozen=True)
class Option:
    """A choice made before the game begins."""

    name: str
    default: OptionValue
    help: Mapping[str, str]
    choices: tuple[OptionValue, ...] = (False, True)

    @property
    def type(self) -> type:
        return type(self.default)

    def check(self, value: object) -> OptionValue:
        """The value itself, or what its text means; raises UsageError with what would be right."""
        if isinstance(value, str) and self.type is not str:
            value = {str(choice).lower(): choice for choice in self.choices}.get(value.lower(), value)
        if type(value) is not self.type or value not in self.choices:
            wanted = ", ".join(str(choice).lower() for choice in self.choices)
            raise UsageError(f"option {self.name} must be one of {wanted}, not {str(value)[:40]!r}")
        return value


@dataclass(frozen=True)
class Game:
    """One game: what it is called, who can play, what can be chosen, and the class that knows its rules."""

    id: str
    title: Mapping[str, str]
    blurb: Mapping[str, str]
    seats: range
    usual_seats: int
    minutes: int
    """How long a game with the usual seats takes, about."""
    options: tuple[Option, ...]
    rules_version: int
    rule_prefix: str
    folder: Path
    match: type[Match]
    load: Callable[[Path], Content]
    board: DrawBoard
    automas: tuple[str, ...] = ()
    """Names of opponents that the rules play, as results use them."""
    reasons: tuple[str, ...] = ()
    """Ids of the ways in which a match can end, besides resign."""
    together: bool = False
    """All seats win or lose together and nothing is hidden from any of them: one person may lead several."""
    by_hand: tuple[str, ...] = ()
    """Verbs of moves that nobody plays for a person, though there be no other: until then one can take back."""
    _loaded: dict[Path, Content] = field(default_factory=dict, compare=False, repr=False)

    def content(self, folder: Path | str | None = None) -> Content:
        """The content in use: the game's own, or a folder of the user's."""
        path = self.folder / "content" if folder is None else Path(folder).resolve()
        if path not in self._loaded:
            self._loaded[path] = self.load(path)
        return self._loaded[path]

    def check_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values; raises UsageError for a name or value that does not exist."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise UsageError(f"{self.id} has no option {name!r}; it has {names}")
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def check_seats(self, seats: int | None) -> int:
        if seats is None:
            return self.usual_seats
        if type(seats) is not int or seats not in self.seats:
            span = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else f"{self.seats[0]}"
            raise UsageError(f"{self.id} is for {span} seats, not {seats}")
        return seats

    def new(
        self,
        seats: int | None = None,
        dealer: Dealer | None = None,
        content: Path | str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Match:
        """A match before the first card is dealt."""
        return self.match(
            self, self.content(content), self.check_seats(seats), self.check_options(options or {}), dealer
        )
