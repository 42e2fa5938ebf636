"""Game: how a game declares itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from verlies.core import shipped
from verlies.core.board import DrawBoard
from verlies.core.content import Content, Folder, Switch
from verlies.core.dealer import Dealer
from verlies.core.errors import ContentError, UsageError
from verlies.core.match import Match, OptionValue


@dataclass(frozen=True)
class Option:
    """A choice made before the game begins."""

    name: str
    default: OptionValue
    help: Mapping[str, str]
    """One line in each language."""
    choices: tuple[OptionValue, ...] = (False, True)
    seats: Mapping[OptionValue, range] = field(default_factory=dict)
    """For values that only some numbers of seats allow: which."""
    idle: range = range(0)
    """The numbers of seats with which it changes nothing."""
    idle_with: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    """It changes nothing with these values of other options either."""
    together: tuple[OptionValue, ...] = ()
    """With these values all seats win or lose together."""

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


class Change(NamedTuple):
    """A change of the rules after which an older record could mean something else. Older matches keep the old ones."""

    version: int
    """That of the rules from then on; the first has no change."""
    since: str
    """The day, as 2026-11-16."""
    rules: tuple[str, ...]
    what: Mapping[str, str]
    """One line in each language."""


@dataclass(frozen=True)
class Game:
    """One game: what it is called, who can play, what can be chosen, and the class that knows its rules."""

    id: str
    """What it is called in commands and records."""
    title: Mapping[str, str]
    """By language, as `blurb` is."""
    blurb: Mapping[str, str]
    """One line for the shelf."""
    seats: range
    """How many can play."""
    usual_seats: int
    minutes: int
    """About how long a game with the usual seats takes."""
    options: tuple[Option, ...]
    rule_prefixes: tuple[str, ...]
    """What the ids of its rules begin with."""
    folder: Path
    """Where `content/`, `text/` and `rules.json` are."""
    match: type[Match]
    load: Callable[[Folder], Content]
    """Reads and checks a content folder."""
    board: DrawBoard
    view: type | None = None
    """The TypedDict of its part of a view; the browser's types are made from all that stands beside it."""
    automas: tuple[str, ...] = ()
    """Names of opponents that the rules play, as results use them."""
    reasons: tuple[str, ...] = ()
    """Ids of the ways in which a match can end, besides resign."""
    together: bool = False
    """All seats always win or lose together, and nothing is hidden from any of them: one person may lead several."""
    manual: tuple[str, ...] = ()
    """Verbs that a person plays even if there is no other move: until then the moves before can be taken back."""
    quiet: tuple[str, ...] = ()
    """Kinds of events that a chronicle leaves out: what they tell can be seen on the board."""
    switches: Callable[[Any], Iterable[Switch]] = lambda content: ()
    """All that its content can do, for the proof that somebody notices if it does not."""
    changes: tuple[Change, ...] = ()
    """How the rules have changed since their first version, oldest first."""
    template: bool = False
    """Not for the shelf: a small game to begin others from."""
    _loaded: dict[Path, Content] = field(default_factory=dict, compare=False, repr=False)
    """By folder or archive."""

    @property
    def rules_version(self) -> int:
        """The version of the rules that new matches are played by."""
        return self.changes[-1].version if self.changes else 1

    def content(self, folder: Path | str | None = None) -> Content:
        """The content in use: the game's own, or a folder of the user's. There is one of each, whoever asks first."""
        path = self.folder / "content" if folder is None else Path(folder).resolve()
        found = self._loaded.get(path)
        return found if found is not None else self._loaded.setdefault(path, self.load(path))

    def shipped(self, digest: str) -> Content:
        """The content with this digest, of all that the game ever came with; raises UsageError if there was none."""
        if digest == self.content().digest:
            return self.content()
        folder = self.folder / "shipped"
        path = shipped.archive(folder, digest)
        found = self._loaded.get(path) if digest.isalnum() else None
        return found if found is not None else self._loaded.setdefault(path, self._unpacked(folder, digest))

    def _unpacked(self, folder: Path, digest: str) -> Content:
        content = self.load(shipped.open_archive(folder, digest))
        if content.digest != digest:
            raise ContentError(f"{shipped.archive(folder, digest)}: is damaged: its digest is {content.digest}")
        return content

    def contents(self) -> Iterator[Content]:
        """All that the game ever came with, newest first."""
        yield self.content()
        for each in reversed(shipped.index(self.folder / "shipped")):
            if each.digest != self.content().digest:
                yield self.shipped(each.digest)

    def changes_since(self, version: int) -> list[Change]:
        """The changes of the rules after this version, oldest first."""
        return [change for change in self.changes if change.version > version]

    def check_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values; raises UsageError for a name or value that does not exist."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise UsageError(f"{self.id} has no option {name!r}; it has {names}")
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}

    def seats_with(self, options: Mapping[str, OptionValue]) -> range:
        """The numbers of seats that all these values allow; options that are not given allow any."""
        spans = [self.seats, *(o.seats.get(options[o.name], self.seats) for o in self.options if o.name in options)]
        return range(max(span.start for span in spans), min(span.stop for span in spans))

    def can_be_dealt_by_hand(self, seats: int, people: int) -> bool:
        """Whether that many people at these seats may say what chance brought without learning a secret."""
        return people == seats and (seats == 1 or self.together)

    def check_seats(self, seats: int | None, options: Mapping[str, object]) -> int:
        """The number of seats, the usual one if None; raises UsageError that says what these options allow."""
        chosen = self.check_options(options)
        fitting = self.seats_with(chosen)
        if seats is None:
            return self.usual_seats if self.usual_seats in fitting else fitting[0]
        if type(seats) is int and seats in fitting:
            return seats
        if type(seats) is not int or seats not in self.seats:
            raise UsageError(f"{self.id} is for {_span(self.seats)}, not {seats}")
        option = next(o for o in self.options if seats not in o.seats.get(chosen[o.name], self.seats))
        if chosen[option.name] != option.default:
            raise UsageError(f"with the option {option.name}, {self.id} is for {_span(fitting)}, not {seats}")
        values = [str(value).lower() for value in option.choices if seats in option.seats.get(value, self.seats)]
        needs = f"{option.name} ({', '.join(values)})"
        raise UsageError(f"{self.id} is for {_span(fitting)}; for {seats} it needs the option {needs}")

    def new(
        self,
        seats: int | None = None,
        dealer: Dealer | None = None,
        content: Content | Path | str | None = None,
        options: Mapping[str, object] | None = None,
        rules: int | None = None,
    ) -> Match:
        """A match before the first card is dealt; `rules` is their version, the newest if None."""
        chosen = self.check_options(options or {})
        version = self.rules_version if rules is None else rules
        cards = content if isinstance(content, Content) else self.content(content)
        return self.match(self, cards, self.check_seats(seats, chosen), chosen, dealer, version)


def _span(seats: range) -> str:
    if len(seats) > 1:
        return f"{seats[0]} to {seats[-1]} seats"
    return "1 seat" if seats[0] == 1 else f"{seats[0]} seats"
