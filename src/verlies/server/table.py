"""Table: a game being played, and who sits at it. Its log is the only truth; the match is made from it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from verlies.core.clock import BOT_TIMES, Clock
from verlies.core.content import Content
from verlies.core.dealer import Dealer
from verlies.core.errors import IllegalMove
from verlies.core.events import Event, Refusal
from verlies.core.game import Game
from verlies.core.match import Match, OptionValue
from verlies.core.moves import DEALER, Seat
from verlies.core.past import rewind, take_back
from verlies.server.entries import Began, Cut, LogEntry, Played, Replanned, TookBack, WentBack, WentOn
from verlies.server.messages import Proposal, Text
from verlies.server.places import Place
from verlies.server.speech import Problem, stone_name


class Step(NamedTuple):
    """A move of a seat and all that came of it, chance included; step 0 is the first deal.

    Where chance is dealt by hand, each of its moves is a step by itself.
    """

    seat: Seat | None
    """None for chance."""
    events: list[Event]
    forced: bool
    goes_on: bool = False
    """It was one decision with the step before it."""


def is_step(match: Match, seat: Seat) -> bool:
    """Whether a step begins with a move of this seat."""
    return seat != DEALER or match.dealer is None


def steps_of(match: Match, known: Sequence[Step] = ()) -> list[Step]:
    """The steps of a match; of those that are `known` it is kept how they came about."""
    steps = [Step(None, [], False)]
    for entry in match.entries():
        if is_step(match, entry.seat):
            at = len(steps)
            steps.append(known[at]._replace(events=[]) if at < len(known) else Step(_seat(entry.seat), [], False))
        steps[-1].events.extend(entry.events)
    return steps


def _seat(seat: Seat) -> Seat | None:
    return None if seat == DEALER else seat


class Instead(NamedTuple):
    """What a decision replaced."""

    by: int
    """So many moves of the decision stand there now."""
    moves: list[tuple[str, bool]]
    """What stood there, and whether each was one decision with the move before it."""


class Lost(NamedTuple):
    """Why a log does not go on: its first entry that does not replay, and what forbids it."""

    entry: int
    moves: int
    """Of the first entry, so many moves replay."""
    rule: str | None
    what: str
    """For the server's own log: it may name what is hidden."""


class Table:
    """One table in memory. Whoever changes or reads it holds `lock`; changes are written before they are shown."""

    def __init__(
        self,
        id: str,
        game: Game,
        seats: int,
        options: dict[str, Any],
        places: list[Place],
        dealer: Dealer,
        content: Content | None = None,
        rules: int | None = None,
    ) -> None:
        self.id = id
        self.name = ""
        self.listed = False
        self.host: Seat | None = None
        self.places = places
        self.match: Match = game.new(seats, None, content, options, rules)
        self.dealer = dealer
        self.commitment: str | None = None
        """To the dealer's seed, where it was given before the first card was dealt."""
        self.continued = False
        """The game began elsewhere."""
        self.lost: Lost | None = None
        """Set while the log goes on in a way that cannot be played any more."""
        self.steps: list[Step] = []
        self._instead: dict[Seat, Instead] = {}
        """Whose last decision was a plan that replaced something."""
        self.said: dict[tuple[int, str, int], Text] = {}
        """What was said of events: forgotten when events or names change."""
        self.written = 0
        """Entries in the log."""
        self.changed = 0.0
        self.proposal: Proposal | None = None
        self.next: str | None = None
        """The table at which those who sat here play again."""
        self.clock = Clock(self.match, self._bot_time)
        self.lock = asyncio.Lock()

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def options(self) -> dict[str, OptionValue]:
        return dict(self.match.options)

    @property
    def step(self) -> int:
        """How many moves lie behind us."""
        return len(self.steps) - 1

    @property
    def dealt_by_hand(self) -> bool:
        """The one who plays here has the box on the table, and says what chance did."""
        return self.match.dealer is None

    @property
    def vacant(self) -> int:
        """How many seats anybody may take."""
        return sum(place.open for place in self.places)

    def names(self, lang: str) -> dict[Seat | str, str]:
        return {seat: place.name or getattr(stone_name(seat), lang) for seat, place in enumerate(self.places)}

    def check_seat(self, seat: Seat) -> Seat:
        if not 0 <= seat < len(self.places):
            raise Problem("no_seat")
        return seat

    def admit(self, seat: Seat | None, secret: str | None) -> Seat | None:
        """The seat that a secret opens; None without one; raises Problem if it is the wrong one."""
        if seat is None and secret is None:
            return None
        if seat is None or secret is None or not self.places[self.check_seat(seat)].opens_with(secret):
            raise Problem("wrong_key")
        return seat

    # What happens, and the entry that says so

    def begin(self, moves: Iterable[tuple[Seat, str]] = (), dealt_by_hand: bool = False) -> Began:
        elsewhere = [(seat, str(move)) for seat, move in moves]
        entry = Began(elsewhere, dealt_by_hand, None if dealt_by_hand else self.dealer.commitment, len(elsewhere))
        self.apply(entry)
        entry.moves += [(DEALER, move) for move in self._deal(self.steps[-1])]
        return entry

    def play(self, seat: Seat, move: str, number: int | None = None, forced: bool = False) -> Played:
        """Raises IllegalMove, and nothing has changed, if the rules forbid it."""
        step = Step(_seat(seat), self.match.play(seat, move, number), forced)
        self.steps.append(step)
        self._instead.pop(seat, None)
        return Played(seat, str(move), self._deal(step), forced)

    def deal(self, move: str, number: int) -> Played:
        """What chance did, as the one says who deals by hand; raises IllegalMove if it cannot be."""
        if not self.dealt_by_hand:
            raise Problem("not_by_hand")
        return self.play(DEALER, move, number)

    def decide(
        self, seat: Seat, move: str, number: int | None = None, then: Sequence[str] = (), goes_on: bool = False
    ) -> Played:
        """A person's move: who plays on does not want to go back. That a bot plays on means nothing."""
        known = self._instead.get(seat) if goes_on else None
        played = self.play(seat, move, number)
        self.proposal = None
        if goes_on:
            played.goes_on = True
            self.steps[-1] = self.steps[-1]._replace(goes_on=True)
        for each in then:
            if played.dealt or seat not in self.match.turn or self.match.why_not(seat, each) is not None:
                break
            step = Step(seat, self.match.play(seat, each), False, True)
            self.steps.append(step)
            played.then.append(each)
            played.dealt += self._deal(step)
        self._remember(seat, known, 1 + len(played.then))
        return played

    def _remember(self, seat: Seat, known: Instead | None, more: int) -> None:
        """What was replaced before this decision went on with so many more moves."""
        if known is not None:
            self._instead[seat] = known._replace(by=known.by + more)

    def replan(self, seat: Seat, count: int, moves: Sequence[str], goes_on: bool = False) -> Replanned:
        """A person's moves instead of some of her last ones, as the match says that a plan means."""
        entry = Replanned(seat, count, [str(move) for move in moves], goes_on)
        self.apply(entry)
        return entry

    def take_back(self, seat: Seat) -> TookBack | WentBack:
        if refusal := self.why_not_take_back(seat):
            raise IllegalMove(refusal)
        if self.dealt_by_hand:
            return self.go_back(self._last_decision() - 1)
        if self._can_restore(seat):
            instead = self._instead[seat]
            entry = TookBack(seat, instead.by, [move for move, _ in instead.moves])
        else:
            entry = TookBack(seat, self._decision(seat))
        self.apply(entry)
        return entry

    def _decision(self, seat: Seat) -> int:
        """How many of its last moves the seat takes back to decide again: all of a click, as far as that is fair."""
        match = self.match.copy()
        own = self.last_steps(seat, self.step)
        taken, refusal = take_back(match, seat)
        while refusal is None and self.steps[own[taken - 1]].goes_on:
            more, refusal = take_back(match, seat)
            taken += more if refusal is None else 0
        return taken

    def _so_far(self, seat: Seat) -> Instead:
        """The last decision of a seat, as long as it goes on."""
        return self._instead.get(seat) or Instead(self._decision(seat), [])

    def _can_restore(self, seat: Seat) -> bool:
        """Whether what a plan replaced can stand there again."""
        instead = self._instead.get(seat)
        return instead is not None and (not instead.by or self.match.why_not_undo(seat, instead.by) is None)

    def why_not_take_back(self, seat: Seat) -> Refusal | None:
        """None if the seat can get back to its last real decision; who deals by hand always can."""
        if self.dealt_by_hand:
            return None if self._last_decision() and not self.match.over else Refusal("CORE-UNDO", "undo")
        if self._can_restore(seat):
            return None
        refusal = self.match.why_not_undo(seat)
        if refusal is None and next(step for step in reversed(self.steps) if step.seat == seat).forced:
            return take_back(self.match.copy(), seat)[1]
        return refusal

    def _last_decision(self) -> int:
        """The last step that was not the only possibility, and began a decision; 0 if there is none."""
        steps = self.steps
        return next((at for at in range(self.step, 0, -1) if not steps[at].forced and not steps[at].goes_on), 0)

    def go_back(self, step: int) -> WentBack:
        entry = WentBack(step)
        self.apply(entry)
        return entry

    def go_on(self) -> Cut:
        """Leave what does not replay any more, and play on from here."""
        if self.lost is None:
            raise Problem("not_lost")
        entry = Cut(self.lost.entry, self.lost.moves, None, [])
        if not self.dealt_by_hand:
            self.dealer = Dealer()
            entry.commitment = self.dealer.commitment
        self.apply(entry)
        entry.dealt = self._deal(self.steps[-1])
        self.lost = None
        return entry

    def show_way(self, table: str) -> WentOn:
        """To the table at which this round plays again."""
        entry = WentOn(table)
        self.apply(entry)
        return entry

    def check_earlier(self, step: int) -> None:
        if not 0 <= step < self.step or self.match.over:
            raise Problem("not_earlier")

    def forced(self) -> tuple[Seat, str] | None:
        """A seat that has one possibility only, and that."""
        if self.match.turn == (DEALER,):
            return None
        only = ((seat, self.match.forced(seat)) for seat in self.match.turn)
        return next(((seat, move) for seat, move in only if move is not None), None)

    def thinker(self) -> Seat | None:
        """A seat on turn that a bot plays, and that has not decided yet."""
        return next((seat for seat in self.clock.bots() if not self.clock.is_ready(seat)), None)

    # What needs time

    def _bot_time(self, seat: Seat) -> float | None:
        level = self.places[seat].level
        return None if level is None else BOT_TIMES[level]

    def _deal(self, step: Step) -> list[str]:
        dealt: list[str] = []
        self.clock.follow()
        while self.match.turn == (DEALER,) and self.match.dealer is not None:
            move = self.clock.chance()
            step.events.extend(self.match.play(DEALER, move))
            dealt.append(str(move))
        self.clock.follow()
        return dealt

    def apply(self, entry: LogEntry, when: float | None = None) -> None:
        """Let happen what an entry of the log says; `when` it happened, if it was not now."""
        match entry:
            case Began(moves, dealt_by_hand, commitment, since):
                self.commitment = commitment
                self.continued = since > 0
                self.dealer.since = since
                for at, (seat, move) in enumerate(moves):
                    if at == since and not dealt_by_hand:
                        self.match.dealer = self.dealer
                    self.match.play(seat, move)
                self.match.dealer = None if dealt_by_hand else self.dealer
                self.steps = steps_of(self.match)
            case Cut(_, _, commitment, dealt):
                self.commitment = commitment
                if not self.dealt_by_hand:
                    self.match.dealer = self.dealer = self.dealer.anew()
                    self.dealer.since = len(self.match.log())
                for each in dealt:
                    self.steps[-1].events.extend(self.match.play(DEALER, each))
            case WentOn(next_table):
                self.next = next_table
            case Played(seat, move, dealt, forced, then, goes_on):
                known = self._instead.pop(seat, None)
                self._remember(seat, known if goes_on else None, 1 + len(then))
                self.steps.append(Step(_seat(seat), self.match.play(seat, move), forced, goes_on))
                self.steps += [Step(_seat(seat), self.match.play(seat, each), False, True) for each in then]
                for each in dealt:
                    self.steps[-1].events.extend(self.match.play(DEALER, each))
            case Replanned(seat, count, played, goes_on):
                so_far = self._so_far(seat) if goes_on else Instead(0, [])
                left = max(0, so_far.by - count)
                replaced = self._last_moves(seat, count)[: -so_far.by or None] + so_far.moves
                self._take_back(seat, count)
                self._play_on(seat, [(move, at > 0 or left > 0) for at, move in enumerate(played)])
                if replaced:
                    self._instead[seat] = Instead(left + len(played), replaced)
            case TookBack(seat, count, again):
                known = self._instead.get(seat)
                self._take_back(seat, count)
                if again and known is not None:
                    self._play_on(seat, known.moves)
            case WentBack(step_number):
                self._instead.clear()
                seen = moves_made = 0
                for logged in self.match.entries():
                    moves_made += is_step(self.match, logged.seat)
                    if moves_made > step_number:
                        break
                    seen += 1
                rewind(self.match, seen)
                del self.steps[step_number + 1 :]
                self._tell_again()
                self.clock = Clock(self.match, self._bot_time)
        self.clock.follow(when)

    def last_steps(self, seat: Seat, count: int) -> list[int]:
        """The seat's last steps, the latest first."""
        return [at for at in range(self.step, 0, -1) if self.steps[at].seat == seat][:count]

    def _last_moves(self, seat: Seat, count: int) -> list[tuple[str, bool]]:
        """The seat's last moves, the latest last, and whether each goes on with the one before it."""
        moves = [str(entry.move) for entry in self.match.entries() if entry.seat == seat]
        goes_on = [self.steps[at].goes_on for at in reversed(self.last_steps(seat, count))]
        return list(zip(moves[len(moves) - count :], goes_on, strict=True))

    def _take_back(self, seat: Seat, count: int) -> None:
        self._instead.pop(seat, None)
        self.proposal = None
        if count:
            self.match.undo(seat, count)
            for at in self.last_steps(seat, count):
                del self.steps[at]
            self._tell_again()

    def _play_on(self, seat: Seat, moves: Iterable[tuple[str, bool]]) -> None:
        self.steps += [Step(seat, self.match.play(seat, move), False, goes_on) for move, goes_on in moves]

    def _tell_again(self) -> None:
        """The steps as the match tells them now."""
        self.proposal = None
        self.said.clear()
        self.steps = steps_of(self.match, self.steps)
