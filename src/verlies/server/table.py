"""Table: a match being played in the browser, and who sits at it. Its log is the only truth; all is made from it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from verlies.core.content import Content
from verlies.core.dealer import Dealer
from verlies.core.events import Refusal
from verlies.core.game import Game
from verlies.core.match import OptionValue
from verlies.core.moves import DEALER, Seat
from verlies.host.entries import Began, Cut, Entry, Played, Replanned, TookBack, WentBack, WentOn
from verlies.host.hosted import HostedMatch, steps_of
from verlies.server.messages import Proposal, Text
from verlies.server.places import Place
from verlies.server.speech import Problem, stone_name


class Lost(NamedTuple):
    """Why a log does not go on: its first entry that does not replay, and what forbids it."""

    entry: int
    moves: int
    """Of the first entry, that many moves replay."""
    rule: str | None
    what: str
    """For the server's own log: it may name what is hidden."""


class Table(HostedMatch):
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
        super().__init__(game.new(seats, None, content, options, rules))
        self.id = id
        self.name = ""
        self.listed = False
        self.host: Seat | None = None
        self.places = places
        self.dealer = dealer
        self.commitment: str | None = None
        """To the dealer's seed, where it was given before the first card was dealt."""
        self.continued = False
        """The game began elsewhere."""
        self.lost: Lost | None = None
        """Set while the log goes on in a way that cannot be played any more."""
        self.said: dict[tuple[int, str, int], Text] = {}
        """What was said of events: forgotten when events or names change."""
        self.written = 0
        """Entries in the log."""
        self.changed = 0.0
        self.proposal: Proposal | None = None
        self.next: str | None = None
        """The table at which those who sat here play again."""
        self.lock = asyncio.Lock()

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def options(self) -> dict[str, OptionValue]:
        return dict(self.match.options)

    @property
    def vacant(self) -> int:
        """How many seats anybody may take."""
        return sum(place.open for place in self.places)

    def level(self, seat: Seat) -> str | None:
        return self.places[seat].level

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

    # What happens here, beside what happens wherever a match is hosted

    def begin(self, moves: Iterable[tuple[Seat, str]] = (), dealt_by_hand: bool = False) -> Began:
        elsewhere = [(seat, str(move)) for seat, move in moves]
        commitment = None if dealt_by_hand else self.dealer.commitment
        return self.apply(Began(elsewhere, dealt_by_hand, commitment, len(elsewhere)))

    def deal(self, move: str, number: int) -> Played:
        """What chance did, as the one says who deals by hand; raises IllegalMove if it cannot be."""
        if not self.dealt_by_hand:
            raise Problem("not_by_hand")
        return self.play(DEALER, move, number)

    def decide(
        self, seat: Seat, move: str, number: int | None = None, then: Sequence[str] = (), goes_on: bool = False
    ) -> Played:
        """A person's move: who plays on does not want to go back. That a bot plays on means nothing."""
        self.match.check_number(seat, number)
        entry = self.apply(Played(seat, str(move), [], False, self._playable(seat, move, then), goes_on))
        self.proposal = None
        return entry

    def _playable(self, seat: Seat, move: str, then: Sequence[str]) -> list[str]:
        """Of the moves that shall follow one, those before the first that chance or a rule is in the way of."""
        playable: list[str] = []
        if then:
            match = self.match.copy()
            match.play(seat, move)
            for each in then:
                if seat not in match.turn or match.why_not(seat, each) is not None:
                    break
                match.play(seat, each)
                playable.append(each)
        return playable

    def go_on(self) -> Cut:
        """Leave what does not replay any more, and play on from here."""
        if self.lost is None:
            raise Problem("not_lost")
        if not self.dealt_by_hand:
            self.dealer = Dealer()
        commitment = None if self.dealt_by_hand else self.dealer.commitment
        entry = self.apply(Cut(self.lost.entry, self.lost.moves, commitment, []))
        self.lost = None
        return entry

    def show_way(self, table: str) -> WentOn:
        """To the table at which this round plays again."""
        return self.apply(WentOn(table))

    def apply(self, entry: Entry, when: float | None = None) -> Entry:
        match entry:
            case Began(moves, dealt_by_hand, commitment, since):
                self.commitment = commitment
                self.continued = since > 0
                for seat, move in moves[:since]:
                    self.match.play(seat, move)
                if not dealt_by_hand:
                    self._seat_dealer()
                for seat, move in moves[since:]:
                    self.match.play(seat, move)
                self.steps = steps_of(self.match)
                dealt: list[str] = []
                self._deal(dealt, when)
                moves += [(DEALER, move) for move in dealt]
            case Cut(_, _, commitment, dealt):
                self.commitment = commitment
                if not self.dealt_by_hand:
                    self.dealer = self.dealer.fresh()
                    self._seat_dealer()
                self._deal(dealt, when)
            case WentOn(next_table):
                self.next = next_table
        super().apply(entry, when)
        if isinstance(entry, Replanned | TookBack | WentBack):
            self.proposal = None
            self.said.clear()
        return entry

    def _seat_dealer(self) -> None:
        """From here on the table's own dealer deals."""
        self.dealer.since = len(self.match.log())
        self.match.dealer = self.dealer

    def why_not_take_back(self, seat: Seat) -> Refusal | None:
        """Here what is over stays over, whoever dealt."""
        if self.dealt_by_hand and self.match.over:
            return Refusal("CORE-UNDO", "undo")
        return super().why_not_take_back(seat)

    def check_earlier(self, step: int) -> None:
        if not 0 <= step < self.step or self.match.over:
            raise Problem("not_earlier")
