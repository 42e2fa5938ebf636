"""What a seat or a spectator gets to see. Everything about a match that leaves the server is made here, from a Chair
and from events as that seat sees them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from msgspec import Raw, json

from verlies.bots import Advice
from verlies.core.content import Content
from verlies.core.errors import BadPlan, IllegalMove
from verlies.core.events import Event, Gain, Prompt, Refusal, Result
from verlies.core.match import Match
from verlies.core.moves import DEALER, Move, Seat
from verlies.host.hosted import Step
from verlies.server import messages as out
from verlies.server.speech import LONGEST, both, move_text, stone_name
from verlies.server.table import Table
from verlies.text import LANGUAGES, Words, describe, grouped, join
from verlies.text.words import CORE

COLUMNS = 76
"""How wide a board of text is drawn."""
Names = Mapping[str, Mapping[Seat | str, str]]
"""What everybody is called, by language."""
Said = dict[tuple[int, str, int], out.Text]
"""What was said of events already, by arguments and kind of the first one and their number; good as long as events and
names last."""


class Eyes:
    """One seat's eyes (None: a spectator's) on a match with named players."""

    def __init__(self, match: Match, seat: Seat | None, names: Names, said: Said) -> None:
        self.chair = match.chair(seat)
        self.seat = seat
        self._names = names
        self._said = said
        self._game = match.game
        self._content: Content = match.content

    @classmethod
    def at(cls, table: Table, seat: Seat | None) -> Eyes:
        return cls(table.match, seat, {lang: table.names(lang) for lang in LANGUAGES}, table.said)

    def say(self, thing: Event | Prompt | Refusal | Result) -> out.Text:
        return both(lambda lang: describe(thing, lang, self._names[lang], self._content))

    def name(self, who: Seat | str) -> out.Text:
        """What a player or automa is called."""
        return both(lambda lang: Words(self._game.id, lang, self._names[lang]).seat(who))

    def view(self) -> Raw:
        return Raw(json.encode(self.chair.view()))

    def board(self) -> out.Board:
        view = self.chair.view()

        def drawn(lang: str) -> list[list[out.Span]]:
            words = Words(self._game.id, lang, self._names[lang], self._content)
            return [[out.Span(text, style) for text, style in line] for line in self._game.board(view, words, COLUMNS)]

        return out.Board(drawn("de"), drawn("en"))

    def question(self) -> out.Question | None:
        prompt = self.chair.prompt()
        return None if prompt is None else self.asked(prompt)

    def asked(self, prompt: Prompt) -> out.Question:
        return out.Question(prompt.number, prompt.rule, prompt.kind, dict(prompt.args), self.say(prompt))

    def choices(self) -> list[out.Choice]:
        return self.offered(self.chair.moves())

    def offered(self, moves: Iterable[Move]) -> list[out.Choice]:
        return [out.Choice(str(move), move_text(move, self._names)) for move in moves]

    def lines(self, steps: Sequence[Step], first: int = 0) -> list[out.Line]:
        """The chronicle from a step on. That others had no choice is theirs: only own moves are called forced."""
        lines = []
        for number, step in enumerate(steps[first:], first):
            own = step.forced and step.seat == self.seat
            views = (event.seen_by(self.seat) for event in step.events)
            for group in grouped(seen for seen in views if seen is not None and seen.kind not in self._game.quiet):
                event = join(group)
                text = self._told(event, (id(group[0].args), group[0].kind, len(group)))
                lines.append(out.Line(number, step.seat, event.rule, event.kind, dict(event.args), text, own))
        return lines

    def _told(self, event: Event, key: tuple[int, str, int]) -> out.Text:
        if key not in self._said:
            self._said[key] = self.say(event)
        return self._said[key]

    def refused(self, refusal: Refusal, id: int | None = None) -> out.Refused:
        return out.Refused("rule", self.say(refusal), refusal.rule, id)

    def forbidden(self, error: IllegalMove, id: int) -> out.Refused:
        refused = self.refused(error.refusal, id)
        if isinstance(error, BadPlan):
            refused.part, refused.number = error.part[:LONGEST], error.number
        return refused

    def why_not(self, move: str) -> Refusal | None:
        return self.chair.why_not(move)

    def preview(self, move: str) -> Raw:
        """The view after a move, tried on a match that this seat cannot tell from the real one."""
        if refusal := self.why_not(move):
            raise IllegalMove(refusal)
        assert self.seat is not None
        guess = self.chair.guess(Random(0))
        guess.apply(self.seat, next(each for each in self.chair.moves() if each == move))
        return Raw(json.encode(guess.view(self.seat)))

    def forecast(self) -> Raw:
        return Raw(json.encode(self.chair.forecast()))

    def hinted(self, advice: Advice, id: int) -> out.Hinted:
        words = {lang: Words(self._game.id, lang, self._names[lang], self._content) for lang in LANGUAGES}

        def brought(gain: Gain) -> out.Text:
            return both(lambda lang: words[lang].say(f"gain-{gain.kind}", gain.args))

        return out.Hinted(id, self.offered(advice.moves), [brought(gain) for gain in advice.gains])


def chance(table: Table, eyes: Eyes) -> out.Chance | None:
    """What is asked of somebody who deals by hand; nobody else gets to know what chance might do."""
    prompt = table.match.prompt(DEALER) if table.dealt_by_hand and eyes.seat is not None else None
    return None if prompt is None else out.Chance(eyes.asked(prompt), eyes.offered(table.match.moves(DEALER)))


def state(table: Table, seat: Seat | None, info: out.Table, first: int = 0) -> out.State:
    """All that a seat may know of its table now, with the lines of the chronicle from a step on."""
    eyes = Eyes.at(table, seat)
    refusal = Refusal("CORE-UNDO", "undo") if seat is None else table.why_not_take_back(seat)
    return out.State(
        table=info,
        seat=seat,
        host=seat is not None and seat == table.host,
        step=table.step,
        view=eyes.view(),
        question=eyes.question(),
        choices=eyes.choices(),
        chance=chance(table, eyes),
        no_undo=eyes.refused(refusal) if refusal else None,
        outcome=outcome(table.match, eyes),
        clock=None if table.clock.left is None else out.Clock(max(table.clock.left, 0.0)),
        lines_from=first,
        lines=eyes.lines(table.steps, first),
    )


def outcome(match: Match, eyes: Eyes) -> out.Outcome | None:
    result = match.result
    if result is None:
        return None
    scores = [
        out.Score(who, eyes.name(who), points, dict(result.breakdown[who]), who in result.winners)
        for who, points in result.score.items()
    ]
    return out.Outcome(result.reason, eyes.say(result), scores)


def public(table: Table, online: Iterable[Seat]) -> out.Table:
    """What everybody may know of a table."""
    there = set(online)
    return out.Table(
        id=table.id,
        name=table.name,
        game=table.game.id,
        options=table.options,
        places=[
            out.Place(
                out.Text(place.name, place.name) if place.name else stone_name(seat),
                place.lock is not None,
                place.level,
                seat in there,
            )
            for seat, place in enumerate(table.places)
        ],
        dealt_by_hand=table.dealt_by_hand,
        continued=table.continued,
        listed=table.listed,
        over=table.match.over,
        turn=list(range(len(table.places)) if DEALER in table.match.turn else table.match.turn),
        progress=progress(table.match),
        changed=table.changed,
        content=table.match.content.digest,
        commitment=table.commitment,
        lost=None if table.lost is None else lost(table),
        outcome=outcome(table.match, Eyes.at(table, None)) if table.match.over else None,
        next=table.next,
        proposal=table.proposal,
    )


def lost(table: Table) -> out.Text:
    """Why a game does not go on; what it names is known to all."""
    assert table.lost is not None
    game, rule = table.game, table.lost.rule or "none"
    changes = game.changes_since(table.match.rules)
    return both(
        lambda lang: " ".join(
            [Words(CORE, lang).say("table-lost", {"step": table.step, "rule": rule}), *(c.what[lang] for c in changes)]
        )
    )


def progress(match: Match) -> out.Text:
    """How far a game has come, in its own words."""
    view = match.view(None)
    scalars = {name: value for name, value in view.items() if value is None or isinstance(value, (int, str))}
    return both(lambda lang: Words(match.game.id, lang).say("progress", scalars))
