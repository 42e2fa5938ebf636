"""The messages between server and clients. `python -m verlies.server.typescript` writes them down for the browser."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, Struct

Who = int | str
"""A seat by its number, or an automa by its name."""


class Text(Struct, frozen=True):
    """A text in all languages: whoever reads it picks one, and can change over at any time."""

    de: str
    en: str


# What a client says, over the socket: Hello first, then anything; `id` comes back in the answer.


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """Sit down: with the secret of a seat to play it, without to watch."""

    seat: int | None = None
    secret: str | None = None


class _Asked(Struct, forbid_unknown_fields=True):
    id: int


class Play(_Asked, tag="play"):
    """Play a move; `number` is that of the question it answers.

    One click may mean several: `then` are played as long as they are legal and chance stays out of it. One undo takes
    all of them back; where a stroke `goes_on`, all that it has done before, too.
    """

    move: str
    number: int
    then: list[str] = []
    goes_on: bool = False


class Plan(_Asked, tag="plan"):
    """Replace all that the seat has built by a plan, one text for all of it; `cut` it before its first fault.

    `number`, if given, is that of the question it answers. Nobody else need agree. If it `goes_on` with what the seat
    did last, one undo takes both back.
    """

    text: str
    cut: bool = False
    number: int | None = None
    goes_on: bool = False


class Deal(_Asked, tag="deal"):
    """Say what chance did, at a table where it is dealt by hand; `number` is that of the question it answers."""

    move: str
    number: int


class Resign(_Asked, tag="resign"):
    """Give up: for good."""


class Why(_Asked, tag="why"):
    """Ask why a move is not legal: answered by Refused, or by Done if it is."""

    move: str


class Preview(_Asked, tag="preview"):
    """Ask what a legal move would lead to, as far as this seat can know."""

    move: str


class Hint(_Asked, tag="hint"):
    """Ask a bot what it would do, as far ahead as the seat can know."""


class Forecast(_Asked, tag="forecast"):
    """Ask what those would do now whom the rules play."""


class Best(_Asked, tag="best"):
    """Ask what would have been possible for a seat, in what lies open now."""

    seat: int


class Undo(_Asked, tag="undo"):
    """Take back one's last decision, where that is fair."""


class GoBack(_Asked, tag="go_back"):
    """Ask the others to go back to the position after `step` moves."""

    step: int


class Agree(_Asked, tag="agree"):
    """Answer somebody who wants to go back."""

    yes: bool


class Substitute(_Asked, tag="substitute"):
    """Let a bot of this level play a seat; null gives the seat back to its person.

    Allowed for the own seat, and to the host for every seat that nobody is at.
    """

    seat: int
    level: str | None


class GoOn(_Asked, tag="go_on"):
    """Play on where a game stopped that does not replay any more."""


class Rename(_Asked, tag="rename"):
    name: str


ClientMessage = (
    Play
    | Plan
    | Deal
    | Resign
    | Why
    | Preview
    | Hint
    | Forecast
    | Best
    | Undo
    | GoBack
    | Agree
    | Substitute
    | GoOn
    | Rename
)


# What the server says.


class Place(Struct):
    """A seat at a table: held by a person, played by a bot, both (the bot stands in), or neither (open)."""

    name: Text
    held: bool
    level: str | None
    """The level of the bot that plays it."""
    online: bool


class Table(Struct, tag="table"):
    """What everybody may know of a table."""

    id: str
    name: str
    game: str
    options: dict[str, bool | int | str]
    places: list[Place]
    dealt_by_hand: bool
    """Chance is what the one at the table says who has the box there."""
    continued: bool
    """The game began elsewhere, and goes on here from one of its positions."""
    listed: bool
    over: bool
    turn: list[int]
    """Who is asked now: all of them where chance is, for whoever says what it did has all seats."""
    progress: Text
    changed: float
    """When the last move was made, in seconds since 1970."""
    content: str
    """The digest of its cards: what the box of the game is asked for."""
    commitment: str | None
    """A fingerprint of the seed that all is dealt from, shown before the first card; null where it is dealt by hand."""
    lost: Text | None
    """Why the rest of the game cannot be shown, if an update has changed what it depends on."""
    outcome: Outcome | None
    """How it ended, which everybody may know; null while it is played."""
    next: str | None
    """The table at which those who sat here play again, if somebody has opened one."""
    proposal: Proposal | None = None


class Proposal(Struct):
    """Somebody wants to go back; `waiting` are the seats that have not answered."""

    seat: int
    step: int
    waiting: list[int]


class Line(Struct):
    """A line of the chronicle. `step` says after how many moves; `forced` is a move that was the only one."""

    step: int
    seat: int | None
    """The seat that moved; null for what chance did before the first move, or as somebody who deals by hand says."""
    rule: str
    kind: str
    args: dict[str, Any]
    text: Text
    forced: bool = False


class Question(Struct):
    number: int
    rule: str
    kind: str
    args: dict[str, Any]
    text: Text


class Choice(Struct):
    """A legal move."""

    move: str
    text: Text


class Chance(Struct):
    """Asked of somebody who deals by hand: what chance did, of all that it can do."""

    question: Question
    choices: list[Choice]


class Score(Struct):
    who: Who
    name: Text
    points: int
    parts: dict[str, int]
    won: bool


class Outcome(Struct):
    reason: str
    text: Text
    scores: list[Score]


class Refused(Struct, tag="refused"):
    """Something that cannot be done: `code` says what it is, `rule` which rule of the game forbids it, if one does."""

    code: str
    text: Text
    rule: str | None = None
    id: int | None = None
    part: str | None = None
    """Of a plan: the text of its first faulty part, and the number of that part, counted from 1."""
    number: int | None = None


class Clock(Struct):
    """Time is short: what of it is left, in seconds."""

    left: float


class State(Struct, tag="state"):
    """All that one seat, or a spectator, may know now. Lines replace those from step `lines_from` on."""

    table: Table
    seat: int | None
    host: bool
    step: int
    view: Raw
    question: Question | None
    choices: list[Choice]
    chance: Chance | None
    no_undo: Refused | None
    """Why the last decision cannot be taken back; null if it can."""
    outcome: Outcome | None
    clock: Clock | None
    """Null where there is time enough."""
    lines_from: int
    lines: list[Line]


class Done(Struct, tag="done"):
    """What was asked for has been done, and is in the log."""

    id: int


class Previewed(Struct, tag="previewed"):
    """The view as it would be; what the seat cannot know in it is made up."""

    id: int
    view: Raw


class Hinted(Struct, tag="hinted"):
    """Moves to be played one after another, and what they bring, the most important first."""

    id: int
    moves: list[Choice]
    gains: list[Text]


class Forecasted(Struct, tag="forecast"):
    """What those would do now whom the rules play, in their order: each as its game says it."""

    id: int
    thoughts: Raw


class Bests(Struct, tag="best"):
    """What would have been possible, as the game says it; null if there is nothing to tell."""

    id: int
    found: Raw


ServerMessage = State | Table | Done | Refused | Previewed | Hinted | Forecasted | Bests


# Over HTTP.


class GameOption(Struct):
    name: str
    title: Text
    help: Text
    default: bool | int | str
    choices: list[OptionChoice]
    idle: list[int]
    """The numbers of seats with which it changes nothing."""
    idle_with: dict[str, list[bool | int | str]]
    """The values of other options with which it changes nothing."""
    together: list[bool | int | str]
    """Its values with which all seats win or lose together."""


class OptionChoice(Struct):
    value: bool | int | str
    title: Text
    seats: list[int]
    """The fewest and the most that it allows."""


class GameInfo(Struct):
    """A game on the shelf."""

    id: str
    title: Text
    blurb: Text
    seats: list[int]
    """The fewest and the most."""
    usual_seats: int
    minutes: int
    rules: int
    """How many rules it has."""
    options: list[GameOption]
    levels: list[str]
    together: bool
    """All seats win or lose together and see the same: one person may lead several."""


class CardInfo(Struct):
    kind: str
    name: Text
    """What it is called in a sentence; `title` is how its text begins: Jael's card J3."""
    title: Text
    text: Text
    fields: dict[str, Any]


class GameBox(Struct):
    """All that is printed: the cards of a game by id, and its words, such as category-goal, by id."""

    game: str
    cards: dict[str, CardInfo]
    words: dict[str, Text]


class Rule(Struct):
    id: str
    text: Text
    provenance: str


class RuleSection(Struct):
    id: str
    title: Text
    rules: list[Rule]


class Rulebook(Struct):
    game: str
    sections: list[RuleSection]


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a table to be made: for me (`mine`), for a bot (`level`), or open."""

    mine: bool = False
    level: str | None = None
    name: str = ""


class Key(Struct, forbid_unknown_fields=True):
    """What proves that a seat is mine. Kept by the browser; the server keeps only its hash."""

    table: str
    seat: int
    secret: str


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: list[NewSeat]
    options: dict[str, bool | int | str] = {}
    name: str = ""
    listed: bool = False
    dealt_by_hand: bool = False
    """I have the box on the table, and say what chance does: with one seat, mine."""
    after: Key | None = None
    """My seat at a table whose game is over: everybody there is shown the way to this one."""


class Opened(Struct):
    """A table that was made, with the keys of the seats that are mine."""

    table: str
    keys: list[Key]


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Sit down on an open seat."""

    seat: int
    name: str = ""


class MyTables(Struct, forbid_unknown_fields=True):
    keys: list[Key]


class TableList(Struct):
    tables: list[Table]


class Uploaded(Struct):
    replay: str


class Replay(Struct):
    """A finished game, a record, or a running game as one seat sees it."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    names: list[Text]
    steps: int
    seat: int | None
    perspectives: list[int | None]
    """The seats through whose eyes it may be seen; null is a spectator."""
    complete: bool
    """All is known: the record can be had, and a new table can begin from any step."""
    outcome: Outcome | None
    lines: list[Line]
    content: str
    """The digest of its cards."""


class Frame(Struct):
    """One position of a replay."""

    step: int
    view: Raw
    progress: Text


class Board(Struct):
    """The table as text, line by line, for a game that has no page of its own."""

    de: list[list[Span]]
    en: list[list[Span]]


class Span(Struct):
    text: str
    style: str
    """One of those in core/board.py."""


class Fork(Struct, forbid_unknown_fields=True):
    """A new table that goes on from a step of a replay."""

    step: int
    seats: list[NewSeat]
    name: str = ""
    listed: bool = False
