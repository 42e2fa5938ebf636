"""Conformance: what the contract promises of every game, one check a promise.

Each check takes a match and a random generator, leaves the match as it is, and raises Failure.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Sequence
from json import loads
from typing import Any

from verlies.core.abilities import Foreseen
from verlies.core.errors import IllegalMove, VerliesError
from verlies.core.events import Event
from verlies.core.match import Match
from verlies.core.moves import DEALER, RESIGN, Move, Seat
from verlies.core.odds import Rng, pick
from verlies.core.record import Record
from verlies.proof.basis import (
    LONGEST,
    Played,
    choose,
    plain,
    random_play,
    require,
    seen,
    some,
)  # fmt: skip
from verlies.proof.shapes import misfit
from verlies.text import rule_ids

Check = Callable[[Match, Rng], None]

CHAIR = {"seat", "view", "moves", "prompt", "why_not", "history", "forecast", "possible", "advised", "guess"}
"""The public names of a Chair, and no other."""


def watchers(match: Match) -> list[Seat | None]:
    """All seats, and a spectator."""
    return [*range(match.seats), None]


def whole(match: Match, numbered: bool = True) -> list[object]:
    """All that can be seen of a match from outside; prompts with or without their numbers."""
    asked = [match.prompt(seat) for seat in range(match.seats)]
    prompts = [prompt and prompt._replace(number=prompt.number if numbered else 0) for prompt in asked]
    views = [plain(match.view(watcher)) for watcher in watchers(match)]
    return [match.key(), match.log(), views, prompts, [match.moves(seat) for seat in range(match.seats)]]


def check_rule(match: Match, rule: str, where: str) -> None:
    known = rule in rule_ids(match.game.id) or rule in rule_ids("core")
    require(known, f"{where} names the rule {rule}, which does not exist")


def check_status(match: Match, rng: Rng) -> None:
    """No invariant is broken."""
    broken = match.status()
    require(broken == [], f"status: {'; '.join(broken)}")


def check_key(match: Match, rng: Rng) -> None:
    """A key is hashable, and the same as long as the state is."""
    key = match.key()
    try:
        hash(key)
    except TypeError as error:
        require(False, f"key: {error}")
    require(key == match.key() == match.copy().key(), "key: asked again, it is another")


def check_moves(match: Match, rng: Rng) -> None:
    """For every seat on turn: moves and why_not agree on all candidates."""
    for seat in match.turn:
        if seat != DEALER:
            _check_candidates(match, seat, list(match.candidates(seat)))


def check_some_moves(match: Match, rng: Rng) -> None:
    """The same for a few texts of one seat on turn: cheap enough for every move of a long run."""
    if match.turn and match.turn != (DEALER,):
        seat = pick(match.turn, rng)
        candidates = list(match.candidates(seat)) if rng.random() < 0.1 else []
        texts = ["", RESIGN, *some(match.moves(seat), rng, 2), *some(candidates, rng, 20)]
        _check_candidates(match, seat, texts, whole_list=False)


def _check_candidates(match: Match, seat: Seat, candidates: Sequence[str], whole_list: bool = True) -> None:
    moves = match.moves(seat)
    require(moves, f"dead end: seat {seat} is on turn and has no move")
    require(len(set(moves)) == len(moves), f"moves: seat {seat} has a move twice")
    if whole_list:
        missing = set(moves) - set(candidates)
        require(not missing, f"candidates: seat {seat} has the legal move {min(missing, default='')!r} not among them")
    for text in candidates:
        refusal = match.why_not(seat, text)
        if refusal is None:
            require(_names(match, text, moves), f"why_not: seat {seat}: {text!r} is not refused, and not in moves")
        else:
            legal = _names(match, text, moves)
            require(not legal, f"why_not: seat {seat}: {text!r} is refused by {refusal.rule}, and in moves")
            check_rule(match, refusal.rule, f"the refusal of {text!r}")
            plain(refusal.args)


def _names(match: Match, text: str, moves: Sequence[Move]) -> bool:
    """Whether a text is one of these moves, or another name of one."""
    return text in moves or match._parse(text) in moves


def check_refusals(match: Match, rng: Rng) -> None:
    """A refused move raises what why_not says, and changes nothing."""
    before = whole(match)
    for seat in match.turn:
        moves = match.moves(seat)
        texts = ["", "?", *(match.candidates(seat) if seat != DEALER else ())]
        for text in [text for text in some(texts, rng, 5) if not _names(match, text, moves) and text != RESIGN]:
            try:
                match.play(seat, text)
            except IllegalMove as error:
                require(error.refusal == match.why_not(seat, text), f"play refuses {text!r} otherwise than why_not")
            else:
                require(False, f"play: seat {seat}: {text!r} is not in moves, and was played")
    require(whole(match) == before, "play: a refused move changed the match")


def check_turn(match: Match, rng: Rng) -> None:
    """Who is not on turn has no moves, no question, and is refused with CORE-TURN (CORE-OVER at the end)."""
    rule = "CORE-TURN" if match.turn else "CORE-OVER"
    texts = ["", *(move for seat in match.turn for move in match.moves(seat)[:1])]
    for seat in range(DEALER, match.seats):
        if seat in match.turn:
            continue
        require(match.moves(seat) == (), f"moves: seat {seat} is not on turn and has moves")
        for text in texts:
            refusal = match.why_not(seat, text)
            require(refusal is not None and refusal.rule == rule, f"why_not: seat {seat} is not on turn: {refusal}")
        require(match.prompt(seat) is None, f"prompt: seat {seat} is not on turn and is asked")


def check_texts(match: Match, rng: Rng) -> None:
    """A move is its text: the text played gives the same state, and a pickled move is the same object."""
    for seat in match.turn:
        for move in some(match.moves(seat), rng, 4):
            require(type(move) is Move and move.game == match.game.id, f"moves: {move!r} is no move of this game")
            require(pickle.loads(pickle.dumps(move)) is move, f"pickle: {move!r} comes back as another object")
            played, typed = match.copy(), match.copy()
            played.play(seat, move)
            typed.play(seat, str.__str__(move))
            require(played.key() == typed.key(), f"text: {move!r} played and typed differ")
            require(played.log()[-1:] == typed.log()[-1:] == [(seat, move)], f"log: {move!r} is not what it says")


def check_copy(match: Match, rng: Rng) -> None:
    """What happens to a copy does not touch the original, and copies are dealt the same."""
    before = whole(match)
    one, two = match.copy(), match.copy()
    require(whole(one) == before, "copy: it is not equal to its original")
    for _ in range(20):
        if one.over:
            break
        if one.turn == (DEALER,) and one.dealer and two.dealer:
            seat, move = DEALER, one.dealer.choose(one.odds())
            require(move == two.dealer.choose(two.odds()), "copy: two copies are dealt different things")
        else:
            seat, move = choose(one, rng)
        one.play(seat, move)
        two.play(seat, move)
        require(one.key() == two.key(), f"copy: two copies differ after the same move {move!r}")
    require(whole(match) == before, "copy: playing on it changed the original")


def check_apply(match: Match, rng: Rng) -> None:
    """apply() does what play() does."""
    played, applied = match.copy(), match.copy()
    for _ in range(3):
        if played.over:
            return
        seat, move = choose(played, rng)
        played.play(seat, move)
        applied.apply(seat, move)
        require(played.key() == applied.key(), f"apply: {move!r} differs from play")
        require(whole(played)[2:] == whole(applied)[2:], f"apply: {move!r} shows otherwise than play")


def check_odds(match: Match, rng: Rng) -> None:
    """Odds are stated while the dealer is on turn: positive weights that add up, and samples among them."""
    if DEALER not in match.turn:
        try:
            match.odds()
        except IllegalMove:
            return
        require(False, "odds: there are some while the dealer is not on turn")
    odds = match.odds()
    pairs = list(odds)
    moves = [move for move, _ in pairs]
    require(pairs, "odds: nothing can happen")
    require(len(set(moves)) == len(moves), "odds: a move is listed twice")
    require(all(type(weight) is int and weight > 0 for _, weight in pairs), "odds: a weight is not a positive number")
    require(sum(weight for _, weight in pairs) == odds.total, "odds: the weights do not add up to the total")
    require(all(move in odds for move in moves), "odds: a listed move is not `in` them")
    strangers = {"", RESIGN, *(move for _, move in match.log())} - set(moves)
    require(not any(text in odds for text in strangers), "odds: a move that is not listed is `in` them")
    require(match.moves(DEALER) == tuple(moves), "odds: the dealer's moves are others")
    require(all(odds.sample(rng) in moves for _ in range(3)), "odds: a sample is not among them")


def check_sampling(match: Match, rng: Rng) -> None:
    """Samples come by their weights: a chi-square test far beyond chance."""
    if DEALER not in match.turn:
        return
    odds = match.odds()
    pairs = list(odds)
    draws = 40 * len(pairs)
    expected = {move: draws * weight / odds.total for move, weight in pairs}
    if len(pairs) < 2 or min(expected.values()) < 5:
        return
    counts = dict.fromkeys(expected, 0)
    for _ in range(draws):
        counts[odds.sample(rng)] += 1
    distance = sum((counts[move] - share) ** 2 / share for move, share in expected.items())
    free = len(pairs) - 1
    require(distance < free + 8 * (2 * free) ** 0.5 + 10, f"odds: samples do not come by their weights: {counts}")


def check_undo(match: Match, rng: Rng) -> None:
    """Undo takes back the seat's last move and leaves others' where they are; a refused undo changes nothing."""
    for seat in match.turn:
        if seat != DEALER:
            _check_move_and_undo(match, seat, rng)
    before = whole(match)
    for seat in range(match.seats):
        _check_undo_or_refusal(match.copy(), seat, before)


def _check_move_and_undo(match: Match, seat: Seat, rng: Rng) -> None:
    twin, expected = match.copy(), match.copy()
    twin.play(seat, pick(match.moves(seat), rng))
    after = twin.prompt(seat)
    others = [other for other in match.turn if other != seat and other in twin.turn]
    if others and rng.random() < 0.5:
        other = pick(others, rng)
        move = pick(twin.moves(other), rng)
        twin.play(other, move)
        expected.play(other, move)
    if twin.why_not_undo(seat) is None:
        twin.undo(seat)
        same = whole(twin, numbered=False) == whole(expected, numbered=False)
        require(same, f"undo: seat {seat} is not back where it was")
        old, again = match.prompt(seat), twin.prompt(seat)
        fresh = again is not None and again.number not in [prompt.number for prompt in (old, after) if prompt]
        require(fresh, f"undo: seat {seat} is asked again under a number that was used")
        require(
            twin.dealer is None or match.dealer is None or twin.dealer.drawn == match.dealer.drawn, "undo: it deals"
        )
    elif twin.turn == (DEALER,):
        twin.play(*choose(twin, rng))
        fair = all(twin.why_not_undo(each) is not None for each in range(twin.seats))
        require(fair, "undo: a move can be taken back after the dealer's")


def _check_undo_or_refusal(twin: Match, seat: Seat, before: list[object]) -> None:
    refusal = twin.why_not_undo(seat)
    try:
        twin.undo(seat)
    except IllegalMove as error:
        require(refusal == error.refusal, f"undo: seat {seat}: refused otherwise than why_not_undo says")
        require(whole(twin) == before, "undo: a refused undo changed the match")
        check_rule(twin, error.refusal.rule, "the refusal of undo")
    else:
        require(refusal is None, f"undo: seat {seat}: why_not_undo refuses, undo does not")
        require(seat in twin.turn and twin.status() == [], f"undo: seat {seat} has nothing to decide again")


def check_record(match: Match, rng: Rng) -> None:
    """A record is read back as it was written and replays to an equal state; draws follow from the seed it tells."""
    text = str(match.record())
    try:
        record = Record.parse(text)
        again = record.replay(lambda game_id: match.game, verify=match.over and record.dealer is not None)
    except VerliesError as error:
        require(False, f"record: {error}")
    require(str(record) == text, "record: read and written again, it is another")
    require(again.key() == match.key() and again.log() == match.log(), "record: it replays to another state")


def check_history(match: Match, rng: Rng) -> None:
    """A history grows by what play() returned, as that seat sees it; the returned list is the caller's own."""
    twin = match.copy()
    if twin.over:
        return
    before = {watcher: seen(twin.history(watcher), watcher) for watcher in watchers(twin)}
    events = twin.play(*choose(twin, rng))
    check_events(twin, events)
    after = {watcher: before[watcher] + seen(events, watcher) for watcher in before}
    for watcher, expected in after.items():
        require(seen(twin.history(watcher), watcher) == expected, f"history: {watcher} saw something else")
    events.clear()
    for watcher, expected in after.items():
        require(seen(twin.history(watcher), watcher) == expected, "history: it is the list that play() gave away")
        for event in twin.history(watcher):
            event.args["seat"] = "nobody"  # type: ignore[index]
        require(seen(twin.history(watcher), watcher) == expected, "history: its events are those of the match")


def check_events(match: Match, events: Sequence[Event]) -> None:
    """Events name rules that exist, and carry plain data."""
    for event in events:
        for part in (event, event.other):
            if part is not None:
                check_rule(match, part.rule, f"the event {part.kind}")
                require(loads(plain(part.args)) == part.args, f"the event {part.kind} has arguments that JSON changes")
        require(all(0 <= seat < match.seats for seat in event.seats or ()), f"the event {event.kind} is for no seat")
        require(event.other is None or event.other.seats is None, f"the event {event.kind} is unclear to others")
        hidden = match.game.together and event.seats is not None
        require(not hidden, f"the event {event.kind} is hidden from seats that play together")


def check_prompts(match: Match, rng: Rng) -> None:
    """A question stands until its seat, or the dealer, answers: its number changes then, and only then."""
    for seat in match.turn:
        twin = match.copy()
        twin.play(seat, pick(match.moves(seat), rng))
        for other in range(DEALER, match.seats):
            old, new = match.prompt(other), twin.prompt(other)
            require((old is not None) == (other in match.turn), f"prompt: seat {other} is asked, but not on turn")
            if old is None:
                continue
            check_rule(match, old.rule, f"the prompt {old.kind}")
            require(loads(plain(old.args)) == old.args, f"the prompt {old.kind} has arguments that JSON changes")
            if new is not None:
                changed = old.number != new.number
                require(changed == (other == seat), f"prompt: seat {other}: number {new.number} after {seat} moved")
                require(changed or old == new, f"prompt: seat {other}: another question under the same number")


def check_view(match: Match, rng: Rng) -> None:
    """A view is plain data that says whose it is, and whoever gets it may change it."""
    for watcher in watchers(match):
        view, again = match.view(watcher), match.view(watcher)
        shared = set(_parts(view)) & set(_parts(again))
        require(
            not shared, f"view of {watcher}: it gives away the match's own {[_parts(view)[at] for at in shared][:3]}"
        )
        require(loads(plain(view)) == view, f"view of {watcher}: JSON changes it")
        require(view.get("game") == match.game.id, f"view of {watcher}: it does not name the game")
        require("seat" in view and view["seat"] == watcher, f"view of {watcher}: it does not name the seat")
        require(view == again, f"view of {watcher}: asked again, it is another")
    if match.game.together:
        views = {plain({**match.view(watcher), "seat": None}) for watcher in watchers(match)}
        require(len(views) == 1, "view: the seats play together, and see different things")


def check_shape(match: Match, rng: Rng) -> None:
    """A view is what the game's type says of it, in every field."""
    if match.game.view is not None:
        for watcher in watchers(match):
            wrong = misfit(dict(match._view(watcher)), match.game.view, "view")
            require(wrong is None, f"view of {watcher}: {wrong}")


def _parts(thing: object) -> dict[int, object]:
    """All dicts and lists within plain data, by identity."""
    inside = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else None
    if inside is None:
        return {}
    parts: dict[int, object] = {id(thing): thing}
    for each in inside:
        parts.update(_parts(each))
    return parts


def check_result(match: Match, rng: Rng) -> None:
    """A result comes with the end and adds up."""
    result = match.result
    require((result is not None) == match.over == (not match.turn), "result: there is one exactly when it is over")
    if result is None:
        return
    require(set(result.score) == set(result.breakdown), "result: scores and breakdown are not of the same seats")
    strangers = set(result.score) - set(range(match.seats)) - set(match.game.automas)
    require(set(range(match.seats)) <= set(result.score) and not strangers, "result: not a score for every seat")
    for who, points in result.breakdown.items():
        require(sum(points.values()) == result.score[who], f"result: the breakdown of {who} does not add up")
    require(set(result.winners) <= set(result.score), "result: a winner who did not play")
    require(result.reason in (*match.game.reasons, "resigned"), f"result: no such reason: {result.reason}")
    if match.game.together:
        same = len(set(result.score.values())) == 1 and len(result.winners) in (0, match.seats)
        require(same, "result: the seats play together, and get different things")


def check_resign(match: Match, rng: Rng) -> None:
    """Any seat may resign at any time; that ends the match, and it does not win."""
    if match.over:
        return
    for seat in range(match.seats):
        twin = match.copy()
        require(RESIGN not in twin.moves(seat), "resign: it is listed")
        check_events(twin, twin.play(seat, RESIGN))
        require(twin.over and twin.result is not None, "resign: the match goes on")
        assert twin.result is not None
        require(twin.result.reason == "resigned", f"resign: the reason is {twin.result.reason}")
        require(seat not in twin.result.winners, f"resign: seat {seat} wins by it")
        for check in (check_status, check_turn, check_result):
            check(twin, rng)


def check_chair(match: Match, rng: Rng) -> None:
    """A chair gives its seat's side of the match, under eight names and no more."""
    for watcher in watchers(match):
        chair = match.chair(watcher)
        names = {name for name in dir(chair) if not name.startswith("_")}
        require(names == CHAIR, f"chair: it has the names {sorted(names ^ CHAIR)} too many or too few")
        require(chair.seat == watcher, "chair: it is another's")
        require(plain(chair.view()) == plain(match.view(watcher)), "chair: its view is another")
        require(chair.history() == match.history(watcher), "chair: its history is another")
        if watcher is None:
            require(chair.moves() == () and chair.prompt() is None and chair.why_not(""), "chair: a spectator may move")
            require(chair.forecast() == [], "chair: a spectator is told what will be")
        else:
            require(chair.moves() == match.moves(watcher), "chair: its moves are others")
            require(chair.prompt() == match.prompt(watcher), "chair: its prompt is another")
            require(chair.why_not("") == match.why_not(watcher, ""), "chair: it refuses otherwise")
            foreseen = match.forecast(watcher) if isinstance(match, Foreseen) else []
            require(plain(chair.forecast()) == plain(foreseen), "chair: its forecast is another")


class Run:
    """The moves of one seat in a row: within them no state occurs twice."""

    def __init__(self, match: Match) -> None:
        self._seat = DEALER
        self._last = match.key()
        self._keys: set[tuple[Any, ...]] = set()

    def see(self, match: Match, seat: Seat) -> None:
        """Look at the state after a move of this seat."""
        if seat != self._seat:
            self._seat = seat
            self._keys = {self._last}
        self._last = match.key()
        if seat != DEALER:
            require(self._last not in self._keys, f"circle: seat {seat} is where it was before")
            self._keys.add(self._last)


CHEAP: tuple[Check, ...] = (check_status, check_some_moves)
"""After every move."""
LAST: tuple[Check, ...] = (check_turn, check_result, check_record)
"""At the end of every game."""
COSTLY: tuple[Check, ...] = (
    check_key, check_moves, check_refusals, check_turn, check_texts, check_copy, check_apply, check_odds,
    check_sampling, check_undo, check_record, check_history, check_prompts, check_view, check_shape, check_result,
    check_resign, check_chair,
)  # fmt: skip
"""Every so often."""
WHOLE: tuple[Check, ...] = (check_record, check_history, check_chair)
"""Those of them that go through the whole log, and so cost the more the longer a game lasts: less often."""
LESS = 0.25


def watched_play(
    match: Match,
    rng: Rng,
    costly: Sequence[Check] = COSTLY,
    share: float = 0.1,
    longest: int = LONGEST,
    lean: float = 0.0,
) -> Iterator[Played]:
    """Random play to the end: cheap checks after each move, each of the costly ones at that share of the moves.

    A record is made and replayed at the end of every game, too.
    """
    run = Run(match)
    for played in random_play(match, rng, longest, lean):
        run.see(match, played.seat)
        check_events(match, played.events)
        for check in CHEAP:
            check(match, rng)
        for check in costly:
            if rng.random() < (share * LESS if check in WHOLE else share):
                check(match, rng)
        yield played
    for check in LAST:
        check(match, rng)
