"""Match: the contract that every game keeps and every client uses.

A game subclasses Match, keeps its state in slots of plain data, and fills in the hooks of hooks.py. What only some
games have use for is in abilities.py, what a host does with the log in past.py.
`frames` is the stack of what is still to be done; a game sets `turn` after every move.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Self

from verlies.core.chair import Chair
from verlies.core.dealer import Dealer
from verlies.core.errors import IllegalMove, UsageError
from verlies.core.events import Event, Prompt, Refusal, Result, plain_copy
from verlies.core.hooks import Hooks
from verlies.core.moves import DEALER, RESIGN, Move, Seat
from verlies.core.odds import Odds, Rng
from verlies.core.past import Entry, has_moved, without_last
from verlies.core.steps import Decision, Question, Step
from verlies.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from verlies.core.content import Content
    from verlies.core.game import Game
    from verlies.core.record import Record

OptionValue = bool | int | str
EXAMPLES = 6
"""How many things that chance can bring are named to somebody who says another."""
MOST_NEAR = 400
"""Texts among the candidates that are not legal, at most."""


class Match(Hooks):
    """One game being played.

    A game subclasses it and fills in the hooks; `Game.new` and `verlies.new` make one.
    """

    __slots__ = (
        "_asked", "_chance", "_closed", "_hold", "_legal", "_log", "_mark", "_past", "_resigned", "_result",
        "content", "dealer", "ending", "frames", "game", "options", "rules", "seats", "turn", "vocabulary",
    )  # fmt: skip

    step_table: ClassVar[tuple[Step[Any], ...]] = ()
    """What each kind of frame does, by its number."""
    vocabulary_type: ClassVar[type[Any]] = Vocabulary
    """The class of `vocabulary`, made from the content once."""

    game: Game
    content: Content
    """The cards that it is played with."""
    options: Mapping[str, OptionValue]
    seats: int
    """How many play: seats are 0 to one less."""
    rules: int
    """The version of the rules that it is played by: a match goes on as it began, whatever has changed since."""
    dealer: Dealer | None
    """Who plays chance; None if somebody else does, such as a test."""
    turn: tuple[Seat, ...]
    """The seats that may move now; (DEALER,) when chance decides; () when the match is over."""
    frames: list[tuple[int, ...]]
    """The stack of what is still to be done, the next on top."""
    ending: str
    """Why the match is over, where a rule ended it at once; empty before."""
    vocabulary: Any
    """The vocabulary: all moves that the content allows."""

    def __init__(
        self,
        game: Game,
        content: Content,
        seats: int,
        options: Mapping[str, OptionValue],
        dealer: Dealer | None,
        rules: int,
    ) -> None:
        self.game = game
        self.content = content
        self.seats = seats
        self.rules = rules
        self.options = options
        self.dealer = dealer
        self.turn = ()
        self.frames = []
        self.ending = ""
        self._asked = [0] * (seats + 1)
        self._chance: Odds | None = None
        self._legal: dict[Seat, tuple[Move, ...]] = {}
        self._log: Entry | None = None
        self._mark: tuple[Entry, Self] | None = None
        """The last entry that nobody can take back, and the match as it was then."""
        self._past = True
        self._resigned: tuple[Seat, ...] = ()
        self._result: Result | None = None
        self._hold: str | None = None
        self._closed = False
        self.vocabulary = content.kept(self.vocabulary_type)
        self._begin()
        self._settle(None)

    # Playing

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.turn

    @property
    def result(self) -> Result | None:
        """The result once the match is over, None before."""
        if self.turn:
            return None
        if self._result is None:
            self._result = self._score()
        return self._result

    def moves(self, seat: Seat) -> tuple[Move, ...]:
        """The legal moves of a seat, in a stable order; () for anyone not on turn."""
        legal = self._legal.get(seat)
        if legal is None:
            if seat not in self.turn:
                return ()
            legal = tuple(move for move, _ in self.odds()) if seat == DEALER else self._moves(seat)
            self._legal[seat] = legal
        return legal

    def forced(self, seat: Seat) -> Move | None:
        """The only legal move of a seat, if it may be played for it; some moves a person makes even then."""
        moves = self.moves(seat)
        return moves[0] if len(moves) == 1 and moves[0].verb not in self.game.manual else None

    def odds(self) -> Odds:
        """What chance may bring now. Only while the dealer is on turn."""
        if self._chance is None:
            if DEALER not in self.turn:
                raise IllegalMove(self._not_on_turn(DEALER))
            self._chance = self._odds()
        return self._chance

    def play(self, seat: Seat, move: str, number: int | None = None) -> list[Event]:
        """Play a move or its text. Raises IllegalMove and changes nothing if the rules forbid it.

        `number` is the number of the prompt that the move answers, if the caller wants late clicks refused.
        """
        if type(seat) is not int:
            raise UsageError(f"a seat is a whole number, not {str(seat)[:40]!r}")
        self.check_number(seat, number)
        chosen = self._read(move)
        if chosen is not None and self._is_legal(seat, chosen):
            return self._log_move(seat, chosen)
        if move == RESIGN and self.turn and 0 <= seat < self.seats:
            return self._resign(seat)
        refusal = self.why_not(seat, move)
        assert refusal is not None
        raise IllegalMove(refusal)

    def check_number(self, seat: Seat, number: int | None) -> None:
        """Raises IllegalMove if the seat is no longer asked the question with this number."""
        if number is not None and self.turn and number != self._asked[self._seat(seat, DEALER)]:
            raise IllegalMove(Refusal("CORE-STALE", "stale", {"number": number}))

    def apply(self, seat: Seat, move: str) -> None:
        """Play a move that is known to be legal, without check, events and log: for search."""
        if seat == DEALER and self.dealer is not None:
            self.dealer.note(self.odds(), move)
        self._legal = {}
        self._chance = None
        self._past = False
        self._asked[seat] += 1
        self._do(seat, move, None)

    def deal(self) -> list[Event]:
        """Let the dealer play chance until a seat is on turn or the match is over."""
        events: list[Event] = []
        while self.turn == (DEALER,):
            if self.dealer is None:
                raise UsageError("this match has no dealer: play the dealer's moves from odds()")
            events += self._log_move(DEALER, self.dealer.choose(self.odds()))
        return events

    def why_not(self, seat: Seat, text: str) -> Refusal | None:
        """None exactly for the members of moves(seat); else the rule that forbids the move."""
        if not self.turn:
            return Refusal("CORE-OVER", "over")
        if seat not in self.turn:
            return self._not_on_turn(seat)
        move = self._read(text)
        if move is not None and seat == DEALER and self._is_legal(seat, move):
            return None
        if text == RESIGN:
            return Refusal("CORE-RESIGN", "resign")
        if move is None:
            return Refusal("CORE-TEXT", "text", {"text": str(text)[:40]})
        if seat == DEALER:
            nearest = sorted(self.moves(DEALER), key=lambda move: -len({*move.split()} & {*text.split()}))
            few = [str(move) for move in nearest[:EXAMPLES]]
            return Refusal("CORE-CHANCE", "chance", {"text": text, "texts": few, "more": len(nearest) - len(few)})
        return self._refuse(seat, move)

    def candidates(self, seat: Seat) -> Iterable[str]:
        """Moves that a person might try now, near misses and slips of the pen included; all legal ones are among
        them."""
        near: Iterable[str] = self._decision(seat).near(self, seat) if seat in self.turn else ()
        tried = islice(dict.fromkeys((*self._slips(), *map(str, near))), MOST_NEAR)
        return list(dict.fromkeys((*map(str, self.moves(seat)), *tried)))

    # Taking back

    def undo(self, seat: Seat, count: int = 1) -> None:
        """Take back the seat's last moves; raises IllegalMove where that would not be fair."""
        refusal = self.why_not_undo(seat, count)
        if refusal is not None:
            raise IllegalMove(refusal)
        again = without_last(self, seat, count)
        again._asked = self._asked[:]
        again._asked[seat] += 1
        for other in self.turn:
            if other not in (seat, DEALER) and again._question(other) != self._question(other):
                again._asked[other] += 1
        again._copy_to(self)

    def why_not_undo(self, seat: Seat, count: int = 1) -> Refusal | None:
        """None if the seat may take its last moves back now.

        It may while chance has not moved since, nobody learned anything from the moves, and no other seat
        has moved but in the same simultaneous phase.
        """
        entry = self._log if self._past and self.turn else None
        others: set[Seat] = set()
        for _ in range(count):
            while entry is not None and entry.seat != seat and entry.seat != DEALER and not entry.closed:
                others.add(entry.seat)
                entry = entry.before
            if entry is None or entry.seat != seat or entry.closed or not others.issubset(entry.turn):
                return Refusal("CORE-UNDO", "undo" if has_moved(self._log, seat) else "nothing")
            if entry.hold is not None:
                return Refusal(entry.hold, "final")
            entry = entry.before
        if others:
            try:
                without_last(self, seat, count)
            except IllegalMove:  # what others did since builds on it
                return Refusal("CORE-UNDO", "undo")
        return None

    def _question(self, seat: Seat) -> tuple[Any, ...] | None:
        """All that makes up a question: a prompt's number stays while this does."""
        return (*self._prompt(seat), self.moves(seat)) if seat in self.turn else None

    # Knowing

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """All that this seat, or a spectator (None), may know: plain JSON data."""
        if seat is not None:
            self._seat(seat)
        return {
            "game": self.game.id,
            "seat": seat,
            "seats": self.seats,
            "options": dict(self.options),
            "turn": list(self.turn),
            "over": not self.turn,
            "resigned": list(self._resigned),
            **self._view(seat),
        }

    def prompt(self, seat: Seat) -> Prompt | None:
        """What the seat is asked to decide, or the dealer to say; None if it is not on turn."""
        if self._seat(seat, DEALER) not in self.turn:
            return None
        rule, kind, args = self._prompt(seat)
        return Prompt(rule, kind, args, self._asked[seat])

    def history(self, seat: Seat | None) -> list[Event]:
        """The events as this seat, or a spectator, saw them."""
        seen = (event.seen_by(seat) for entry in self.entries() for event in entry.events)
        return [event._replace(args=plain_copy(event.args)) for event in seen if event is not None]

    def chair(self, seat: Seat | None) -> Chair:
        """What a player or bot gets: this seat's side of the match, and nothing else."""
        return Chair(self, None if seat is None else self._seat(seat))

    def worth(self, seat: Seat) -> float:
        """The score that this position makes likely for a seat, for simple bots; of itself it knows only the end."""
        result = self.result
        return 0.0 if result is None else float(result.score[seat])

    def guess(self, seat: Seat | None, rng: Rng) -> Self:
        """A match that this seat cannot tell from the real one, with all that it cannot see drawn again."""
        other = self._copy_without_dealer()
        other._log = None
        other._mark = None
        other._past = False
        self._redeal(other, seat, rng)
        return other

    # The host's side

    def copy(self) -> Self:
        """An independent copy; its dealer would deal the same as this one's."""
        other = self._copy_without_dealer()
        if self.dealer is not None:
            other.dealer = self.dealer.fork()
        return other

    def key(self) -> tuple[Any, ...]:
        """Hashable; equal keys mean equal states."""
        table = (self.game.id, self.rules, self.content.digest, self.seats, *self.options.values())
        return (table, self.turn, tuple(self.frames), self.ending, self._resigned, *self._key())

    def status(self) -> list[str]:
        """The broken invariants: [] for every state that can be reached by legal moves."""
        broken = list(self._broken())
        if self.turn != (DEALER,):
            broken += [f"turn: seat {seat} does not exist" for seat in self.turn if not DEALER <= seat < self.seats]
            real = [seat for seat in self.turn if 0 <= seat < self.seats]
            broken += [f"turn: seat {seat} has no move" for seat in real if not self.moves(seat)]
        return broken

    def record(self) -> Record:
        """All moves so far, chance included. It is the host's until the match is over."""
        from verlies.core.record import Record

        if not self._past:
            raise UsageError("this match has no past to record")
        return Record.of(self)

    def log(self) -> list[tuple[Seat, Move]]:
        """All moves so far, with the seats that played them."""
        return [(entry.seat, entry.move) for entry in self.entries()]

    def entries(self) -> list[Entry]:
        """The log: all moves so far with all that came of them."""
        entries: list[Entry] = []
        entry = self._log
        while entry is not None:
            entries.append(entry)
            entry = entry.before
        entries.reverse()
        return entries

    # Steps

    def _settle(self, events: list[Event] | None) -> None:
        """Do what needs no decision, until the dealer or a seat is on turn or the match is over."""
        frames, steps = self.frames, self.step_table
        while frames and not self.ending:
            turn = steps[frames[-1][0]].settle(self, events)
            if turn is not None:
                self.turn = turn
                return
        frames.clear()
        self.turn = ()
        self._finish(events)

    def _decision(self, seat: Seat) -> Decision[Any]:
        """What a seat on turn decides."""
        step: Any = self.step_table[self.frames[-1][0]]
        decision: Decision[Any] = step.of(self, seat)
        return decision

    def _moves(self, seat: Seat) -> tuple[Move, ...]:
        step: Any = self.step_table[self.frames[-1][0]]
        moves: tuple[Move, ...] = step.of(self, seat).moves(self, seat)
        return moves

    def _odds(self) -> Odds:
        step: Any = self.step_table[self.frames[-1][0]]
        odds: Odds = step.odds(self)
        return odds

    def _do(self, seat: Seat, move: str, events: list[Event] | None) -> None:
        self.step_table[self.frames[-1][0]].do(self, seat, self.vocabulary.code[move], events)
        self._settle(events)

    def _parse(self, text: str) -> Move | None:
        move: Move | None = self.vocabulary.parse(text)
        return move

    def _refuse(self, seat: Seat, move: Move) -> Refusal | None:
        """The first condition that a move of a seat on turn does not meet."""
        return self._decision(seat).why_not(self, seat, move)

    def _prompt(self, seat: Seat) -> Question:
        """Rule, kind and arguments of the question to a seat on turn, or to the dealer.

        It gets a new number after each move of that seat; where another's move changes the question, the game raises
        `_asked[seat]` itself.
        """
        step: Any = self.step_table[self.frames[-1][0]]
        question: Question = step.question(self, seat)
        return question

    # Inside

    def _seat(self, seat: Seat, first: Seat = 0) -> Seat:
        if type(seat) is not int or not first <= seat < self.seats:
            raise UsageError(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")
        return seat

    def _read(self, text: object) -> Move | None:
        """The move that a text means, by whichever of its names."""
        if type(text) is Move and text.game == self.game.id:
            return text
        return self._parse(text) if isinstance(text, str) else None

    def _is_legal(self, seat: Seat, move: Move) -> bool:
        return move in (self.odds() if seat == DEALER and DEALER in self.turn else self.moves(seat))

    def _not_on_turn(self, seat: Seat) -> Refusal:
        return Refusal("CORE-OVER", "over") if not self.turn else Refusal("CORE-TURN", "turn", {"seat": seat})

    def _log_move(self: Self, seat: Seat, move: Move) -> list[Event]:
        turn = self.turn
        if seat == DEALER and self.dealer is not None:
            self.dealer.note(self.odds(), move)
        self._legal = {}
        self._chance = None
        self._hold = None
        self._closed = False
        self._asked[seat] += 1
        events: list[Event] = []
        self._do(seat, move, events)
        self._log = Entry(self._log, seat, move, tuple(events), turn, self._hold, self._closed)
        if (seat == DEALER or self._closed) and self.turn != (DEALER,):
            self._mark = None
            self._mark = (self._log, self._copy_without_dealer())
        return events

    def _resign(self, seat: Seat) -> list[Event]:
        turn = self.turn
        self._legal = {}
        self._chance = None
        self._resigned = (*self._resigned, seat)
        self.turn = ()
        events = [Event("CORE-RESIGN", "resigned", {"seat": seat})]
        self._log = Entry(self._log, seat, RESIGN, tuple(events), turn, "CORE-RESIGN", True)
        return events

    def _seal(self, rule: str) -> None:
        """Say that the move being carried out cannot be taken back, by this rule."""
        self._hold = rule

    def _close(self) -> None:
        """Say that the move ends a phase for all: neither it nor what anybody did before can be taken back."""
        self._closed = True

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: the log as a list, since a chain of entries would be as deep as it is long."""
        names = {name for each in type(self).__mro__ for name in getattr(each, "__slots__", ())}
        state = {name: getattr(self, name) for name in names if hasattr(self, name)}
        return {**state, "_log": [entry[1:] for entry in self.entries()], "_mark": None, "_legal": {}, "_chance": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        self._log = None
        for rest in state["_log"]:
            self._log = Entry(self._log, *rest)

    def _copy_without_dealer(self) -> Self:
        other = object.__new__(type(self))
        self._copy_to(other)
        other.dealer = None
        return other

    def _copy_to(self, other: Self) -> None:
        """Copy every slot but the dealer. A game extends this with its own state."""
        other.game = self.game
        other.content = self.content
        other.options = self.options
        other.seats = self.seats
        other.rules = self.rules
        other.turn = self.turn
        other.frames = self.frames[:]
        other.ending = self.ending
        other.vocabulary = self.vocabulary
        other._asked = self._asked[:]
        other._legal = {}
        other._chance = None
        other._log = self._log
        other._mark = self._mark
        other._past = self._past
        other._resigned = self._resigned
        other._result = None
        other._hold = None
        other._closed = False
