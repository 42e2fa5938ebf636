"""Nothing hidden leaves the server: a seat is sent the same bytes whatever it cannot know.

Random games are played in a hall, and every byte that a seat is sent is kept: states, answers, replays. Then the same
game is played in another hall where the cards that the seat never saw have changed places, in the draws of the dealer
and in the moves of the others: from the first deal on, every byte must be the same. What a seat knows is asked of the
core, which has a proof of its own; so a slip of the server shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from msgspec import Raw, json

import verlies
from server.house import Guest, at_rest, in_hall, mine
from verlies.core.dealer import Dealer
from verlies.core.events import Event, Refusal
from verlies.core.match import Match
from verlies.core.moves import DEALER, Move, Seat
from verlies.core.odds import Odds
from verlies.host.hosted import Step
from verlies.proof.basis import Options, plain, values
from verlies.server import eyes
from verlies.server import messages as msg
from verlies.server.eyes import Eyes
from verlies.server.hall import Hall
from verlies.server.replays import Replays
from verlies.server.table import Table

DESIGNER = verlies.find_game("designer")
ALL_CHANGED: Options = {option.name: values(option)[1] for option in DESIGNER.options}
SETS = [
    pytest.param(seats, options, id="-".join([str(seats), *(f"{k}={v}" for k, v in options.items())]))
    for seats in DESIGNER.seats
    for options in ({}, {"hidden_selection": True}, ALL_CHANGED)
]
CARD = re.compile(r"\b(?:R\d{3}|F\d)\b")
SECRET = "s" * 32

Swap = dict[str, str]


def swapped(text: str, swap: Swap) -> str:
    return CARD.sub(lambda found: swap.get(found[0], found[0]), text)


# Two halls that differ only in what is hidden


class Recorder(Dealer):
    """Deals by a seed and keeps what it dealt."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.dealt: list[str] = []

    def choose(self, odds: Odds) -> Move:
        move = super().choose(odds)
        self.dealt.append(str(move))
        return move


class Script(Dealer):
    """Deals what is written."""

    def __init__(self, moves: Iterator[str]) -> None:
        super().__init__(0)
        self._moves = moves

    def choose(self, odds: Odds) -> Move:
        wanted = next(self._moves)
        return next(move for move, _ in odds if move == wanted)


@contextmanager
def the_same_but_for_the_cards(dealer: Dealer) -> Iterator[None]:
    """Ids, secrets, times, and what is promised of a seed by a salted hash, are equal in all halls."""
    with (
        patch("verlies.server.hall.Dealer", lambda: dealer),
        patch("verlies.core.dealer.commitment", lambda seed, salt: "c" * 64),
        patch("secrets.token_urlsafe", lambda length: "s" * 32),
        patch("verlies.server.hall.time.time", lambda: 0.0),
    ):
        yield


class Course:
    """A game as it was asked for, message by message, and what its seats knew of the cards at the end."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.said: list[tuple[Seat, msg.ClientMessage]] = []
        self.dealt: list[str] = []
        self.known: dict[Seat | None, set[str]] = {watcher: set() for watcher in (*range(seats), None)}
        self.sent: dict[Seat | None, list[bytes]] = {}

    def note(self, match: Match) -> None:
        for watcher, known in self.known.items():
            moves = [] if watcher is None else [str(move) for move in match.moves(watcher)]
            known.update(CARD.findall(plain([match.view(watcher), moves])))
            known.update(CARD.findall(plain([event.args for event in match.history(watcher)])))

    def swap(self, watcher: Seat | None, rng: Random) -> Swap:
        """All cards that the watcher never saw, each as another one; alone, only such with the same rune."""
        fresh: Any = DESIGNER.new(self.seats, Dealer(1), None, self.options)
        groups: dict[str, list[str]] = {}
        for card in (fresh.content.rooms[room] for room in fresh.pile):
            if card not in self.known[watcher]:
                rune = str(fresh.content.cards[card].fields["rune"]) if self.seats == 1 else ""
                groups.setdefault(rune, []).append(card)
        pairs: Swap = {}
        for cards in groups.values():
            mixed = cards[:]
            rng.shuffle(mixed)
            pairs.update(zip(cards, mixed, strict=True))
        return pairs


async def begin(hall: Hall, course: Course) -> tuple[Table, dict[Seat | None, Guest]]:
    opened = await hall.open(msg.NewTable("designer", mine(course.seats), dict(course.options)))
    table = await at_rest(hall, opened.table)
    guests: dict[Seat | None, Guest] = {watcher: Guest(watcher) for watcher in (*range(course.seats), None)}
    for guest in guests.values():
        await hall.enter(table, guest)
    return table, guests


async def ask(hall: Hall, table: Table, guest: Guest, candidates: list[str]) -> None:
    """All that one can ask for without changing anything, into what the guest was sent."""
    replays = Replays(hall)
    seat, secret = guest.seat, None if guest.seat is None else SECRET
    asked: list[msg.ClientMessage] = [msg.Why(at, text) for at, text in enumerate(candidates)]
    asked += [msg.Preview(at, text) for at, text in enumerate(candidates) if at % 7 == 0]
    if seat is not None:
        asked += [msg.Preview(0, str(move)) for move in table.match.moves(seat)]
        asked += [msg.GoBack(0, -1), msg.Substitute(0, 99, "easy"), msg.Play(0, "build R001 1", 10**9)]
    for message in asked:
        guest.send(json.encode(await hall.answer(table, seat, message)))
    guest.send(json.encode(await hall.state(table, seat)))
    replay = await replays.replay(table.id, seat, secret, None)
    guest.send(json.encode(replay))
    for step in range(max(0, replay.steps - 3), replay.steps + 1):
        guest.send(json.encode(await replays.frame(table.id, step, seat, secret, None)))


def tries(table: Table, seat: Seat | None, rng: Random) -> list[str]:
    """What somebody might try: of what they can see, so that it is the same in all halls."""
    if seat is None or seat not in table.match.turn:
        return ["pass", "build R001 1"]
    texts = list(table.match.candidates(seat))
    return texts if len(texts) < 30 else [texts[int(rng.random() * len(texts))] for _ in range(30)]


Asked = list[tuple[Seat | None, list[str]]]


async def play_at_random(hall: Hall, course: Course, moves: int, rng: Random) -> Asked:
    """A game of this many moves, with some of them taken back; at its end everybody asks a lot."""
    table, guests = await begin(hall, course)
    course.note(table.match)
    while len(course.said) < moves and table.match.turn:
        seat = rng.choice(table.match.turn)
        message: msg.ClientMessage
        if rng.random() < 0.15:
            message = msg.Undo(len(course.said))
        else:
            prompt = table.match.prompt(seat)
            assert prompt is not None
            message = msg.Play(len(course.said), str(rng.choice(table.match.moves(seat))), prompt.number)
        course.said.append((seat, message))
        guests[seat].send(json.encode(await hall.answer(table, seat, message)))
        await at_rest(hall, table.id)
        course.note(table.match)
    asked: Asked = [(watcher, tries(table, watcher, rng)) for watcher in guests]
    for watcher, texts in asked:
        await ask(hall, table, guests[watcher], texts)
    course.sent = {watcher: guest.sent for watcher, guest in guests.items()}
    return asked


async def play_again(hall: Hall, course: Course, watcher: Seat | None, swap: Swap, asked: Asked) -> list[bytes]:
    """The same game with other cards where the watcher cannot see them; what the watcher is sent."""
    table, guests = await begin(hall, course)
    for seat, message in course.said:
        if isinstance(message, msg.Play):
            message = msg.Play(message.id, swapped(message.move, swap), message.number)
        guests[seat].send(json.encode(await hall.answer(table, seat, message)))
        await at_rest(hall, table.id)
    await ask(hall, table, guests[watcher], dict(asked)[watcher])
    return guests[watcher].sent


def check(seats: int, options: Options, moves: int, seed: int) -> int:
    """Raises AssertionError at the first byte that tells too much; else how many games looked the same."""
    course = Course(seats, options)
    dealer = Recorder(seed)
    asked: Asked = []
    rng = Random(seed)

    async def first(hall: Hall) -> None:
        asked.extend(await play_at_random(hall, course, moves, rng))

    with patch("server.house.Dealer", lambda seed: dealer), the_same_but_for_the_cards(dealer):
        in_hall(None, first)
    compared = 0
    for watcher in course.known:
        swap = course.swap(watcher, rng)
        changed = [swapped(move, swap) for move in dealer.dealt]
        if changed == dealer.dealt:
            continue
        script = Script(iter(changed))
        other: list[bytes] = []

        async def second(
            hall: Hall, watcher: Seat | None = watcher, swap: Swap = swap, other: list[bytes] = other
        ) -> None:
            other.extend(await play_again(hall, course, watcher, swap, asked))

        with patch("server.house.Dealer", lambda seed, script=script: script), the_same_but_for_the_cards(script):
            in_hall(None, second)
        real = course.sent[watcher]
        for at, (here, there) in enumerate(zip(real, other, strict=False)):
            if here != there:
                spot = next(spot for spot in range(len(here)) if here[spot : spot + 1] != there[spot : spot + 1])
                tells = here[max(0, spot - 80) : spot + 80]
                raise AssertionError(f"message {at} tells {watcher} too much: {tells!r}")
        assert len(real) == len(other)
        compared += 1
    return compared


@pytest.mark.parametrize(("seats", "options"), SETS)
def test_a_seat_is_sent_the_same_whatever_it_cannot_know(seats: int, options: Options) -> None:
    compared = [check(seats, options, moves, moves + seats) for moves in (2, 7)]
    assert sum(compared) >= (1 if seats == 1 else 2 * seats - 2)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seat_is_sent_the_same_up_to_late_in_the_game(seats: int) -> None:
    assert check(seats, {"hidden_selection": True, "shrines": True}, 14 * seats, seats)


# One moment, for what only shows when the past differs in other ways


def other_moment(table: Table, seat: Seat | None, rng: Random) -> Table:
    """The table with all that is hidden drawn again, events unseen by the seat told otherwise, and others' forced moves
    as if they had been free."""
    twin = copy(table)
    twin.match = table.match.guess(seat, rng)
    twin.match._log, twin.match._past, twin.match.dealer = table.match._log, True, table.match.dealer
    cards = [card.id for card in DESIGNER.content().cards.values() if card.kind == "room"]

    def told(event: Event) -> Event:
        if event.seen_by(seat) is event or (event.seats is not None and seat in event.seats):
            return event
        args = {name: rng.choice(cards) if value in cards else value for name, value in event.args.items()}
        return event._replace(args=args)

    twin.steps = [
        Step(step.seat, [told(event) for event in step.events], step.forced == (step.seat == seat))
        for step in table.steps
    ]
    return twin


def moments(seed: int, seats: int, options: dict[str, Any]) -> Iterator[Table]:
    """A random game, after each of its moves; some of them are said to be forced."""
    from verlies.server.places import Place

    table = Table("t", DESIGNER, seats, options, [Place() for _ in range(seats)], Dealer(seed))
    table.begin()
    rng = Random(seed)
    while table.match.turn and table.match.turn != (DEALER,):
        yield table
        seat = rng.choice(table.match.turn)
        table.play(seat, rng.choice(table.match.moves(seat)), forced=rng.random() < 0.3)


def check_moments(seats: int, options: dict[str, Any]) -> None:
    rng = Random(9)
    for at, table in enumerate(moments(seats, seats, options)):
        if at % 5 == 0:
            for seat in (*range(seats), None):
                here, there = (
                    json.encode(eyes.state(each, seat, eyes.public(each, {0})))
                    for each in (table, other_moment(table, seat, rng))
                )
                assert here == there, f"a moment tells {seat} too much"


@pytest.mark.parametrize("seats", [2, 3])
def test_a_moment_looks_the_same_whatever_lies_behind_it(seats: int) -> None:
    check_moments(seats, {"hidden_selection": True})


# The checks are checked


def real_view(self: Eyes) -> Raw:
    match: Any = self.chair._match
    return Raw(json.encode(match.view(((self.seat or 0) + 1) % match.seats)))


def all_lines(self: Eyes, steps: list[Step], first: int = 0) -> list[msg.Line]:
    lines = []
    for number, step in enumerate(steps[first:], first):
        for event in step.events:
            seen = event if event.seats is None else Event(event.rule, event.kind, event.args)
            lines.append(msg.Line(number, step.seat, seen.rule, seen.kind, dict(seen.args), self.say(seen)))
    return lines


def forced_lines(self: Eyes, steps: list[Step], first: int = 0) -> list[msg.Line]:
    lines = LINES(self, steps, first)
    for line in lines:
        line.forced = steps[line.step].forced
    return lines


def real_preview(self: Eyes, move: str) -> Raw:
    if self.why_not(move) is not None:
        return PREVIEW(self, move)
    match: Any = self.chair._match.copy()
    match.apply(self.seat, next(each for each in match.moves(self.seat) if each == move))
    return Raw(json.encode(match.view(self.seat)))


def telling_refusal(self: Eyes, refusal: Refusal, id: int | None = None) -> msg.Refused:
    answer = REFUSED(self, refusal, id)
    match: Any = self.chair._match
    return msgspec.structs.replace(answer, code=f"{answer.code} {match.hands!r}")


def telling_choices(self: Eyes) -> list[msg.Choice]:
    match: Any = self.chair._match
    return sorted(CHOICES(self), key=lambda choice: hash((choice.move, tuple(match.hands))))


LINES, PREVIEW, REFUSED, CHOICES = Eyes.lines, Eyes.preview, Eyes.refused, Eyes.choices
MUTANTS: dict[str, tuple[str, Callable[..., Any]]] = {
    "the view of another seat": ("view", real_view),
    "events that the seat does not see": ("lines", all_lines),
    "a preview on the real match": ("preview", real_preview),
    "refusals that tell something, of undo too": ("refused", telling_refusal),
    "choices in a telling order": ("choices", telling_choices),
}


def check_early_moves() -> None:
    for moves in range(3, 12):
        check(2, {"hidden_selection": True}, moves, moves)


@pytest.mark.parametrize("name", MUTANTS)
def test_the_check_finds(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    method, mutant = MUTANTS[name]
    monkeypatch.setattr(Eyes, method, mutant)
    with pytest.raises(AssertionError, match="too much"):
        check_early_moves()


@pytest.mark.parametrize(
    ("method", "mutant"), [("lines", forced_lines), ("lines", all_lines), ("refused", telling_refusal)]
)
def test_the_check_of_moments_finds(monkeypatch: pytest.MonkeyPatch, method: str, mutant: Callable[..., Any]) -> None:
    monkeypatch.setattr(Eyes, method, mutant)
    with pytest.raises(AssertionError, match="too much"):
        check_moments(2, {"hidden_selection": True})
