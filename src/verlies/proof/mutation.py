"""Mutation: one condition of a move, or one effect of content, is switched off at a time. Who notices?

First the generic suites: at positions of random games where this condition alone keeps a text from being legal, and
in what is played on from there. What they do not notice must be noticed by a test of the game that names the rule.
"""

from __future__ import annotations

import inspect
import os
import signal
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from verlies.core.errors import UsageError
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.moves import DEALER, Seat
from verlies.core.odds import Rng, pick
from verlies.core.steps import Answer, Condition, Decision, decisions
from verlies.proof import conformance
from verlies.proof.basis import new_match, option_sets, random_play
from verlies.proof.fuzz import CHECKS, LEANS

Progress = Callable[[int, int], None]
Wanted = Mapping[tuple[Answer[Any], Condition[Any]], "Mutant"]

ENOUGH, IN_ONE_GAME = 6, 2
"""Positions that are kept for a condition."""
ROUNDS = 4
"""How often all seats and options are played for them, at most."""
OFTEN = 200
"""After that many looks at one decision only every other one is taken, and so on: more seldom finds more."""
ONWARDS = 30
"""Moves after one that should not be legal."""
GAMES, MOVES = 3, 150
"""Played with an effect switched off."""
SHARE = 0.05
"""How often each costly check is made."""
SECONDS = 120.0
"""Of processor time, for a mutant that makes something go on for ever."""

WHO = SUITES, TESTS, NOBODY = "suites", "tests", "nobody"
"""The generic suites alone; a test that names the rule; nobody."""


class Near(NamedTuple):
    """A position, and a text that this condition is the first to refuse there."""

    match: Match
    seat: Seat
    text: str


@dataclass(eq=False)
class Mutant:
    """What is switched off: a condition of an answer, or something that content can do."""

    name: str
    """The verb that is answered with; or that of the switch, its first word what tests call it."""
    rules: tuple[str, ...]
    condition: Condition[Any] | None = None
    answer: Answer[Any] | None = None
    asked: dict[str, None] = field(default_factory=dict)
    """The questions that its answer was seen to be one to."""
    near: list[Near] = field(default_factory=list)

    def __str__(self) -> str:
        if self.condition is None:
            return " ".join((f"content: {self.name}:", *self.rules)).rstrip(":")
        return f"{'/'.join(self.asked) or 'never asked'}: {self.name}: {self.condition.rule} {self.condition.reason}"


class Notice(NamedTuple):
    """Who notices a mutant, and what that one says."""

    by: str
    how: str = ""


def mutants(game: Game) -> list[Mutant]:
    """One for each condition of each answer, and for each switch of the content."""
    vocabulary = new_match(game, None, {}, seed=0).vocabulary
    verbs = {code[0]: vocabulary.verb(text) for text, code in vocabulary.code.items()}
    answers = dict.fromkeys(answer for each in decisions(game.match.step_table) for answer in each.answers.values())
    found = [
        Mutant(verbs.get(answer.verb, "?"), (condition.rule,), condition, answer)
        for answer in answers
        for condition in answer.conditions
    ]
    return found + [Mutant(switch.name, switch.rules) for switch in game.switches(game.content())]


def switch_off(game: Game, mutant: Mutant) -> None:
    """From now on the game goes without it. Only in a process of its own: there is no way back."""
    if mutant.answer is not None:
        mutant.answer.conditions = tuple(
            Condition(each.rule, each.reason, _always) if each is mutant.condition else each
            for each in mutant.answer.conditions
        )
        return
    kind: Any = type(game.content())
    init = kind.__init__

    def init_without(content: Any, *args: Any) -> None:
        init(content, *args)
        _put_nothing(game, content, mutant.name)

    kind.__init__ = init_without
    for content in game._loaded.values():
        _put_nothing(game, content, mutant.name)


def _always(m: Any, seat: Seat, code: Any) -> bool:
    return True


def _put_nothing(game: Game, content: Any, name: str) -> None:
    for switch in game.switches(content):
        if switch.name == name:
            if hasattr(switch.table, "__setitem__"):
                switch.table[switch.place] = switch.nothing
            else:
                setattr(switch.table, switch.place, switch.nothing)
            return


# Positions


def find_positions(
    game: Game, chosen: Sequence[Mutant], seed: int, games: int | None = None, progress: Progress | None = None
) -> int:
    """Positions at which each condition is the first to refuse something, from random games: how many were played."""
    sets = option_sets(game) * ROUNDS
    sets = Random(seed).sample(sets, len(sets))[:games]
    missing = {(each.answer, each.condition): each for each in chosen if each.answer and each.condition}
    looks: Counter[Decision[Any]] = Counter()
    for played, (seats, options) in enumerate(sets):
        if not missing:
            return played
        if progress is not None:
            progress(played, len(sets))
        match, rng = new_match(game, seats, options, seed + played), Random(f"near {seed} {played}")
        most = {key: len(mutant.near) + IN_ONE_GAME for key, mutant in missing.items()}
        for _ in random_play(match, rng, lean=LEANS[played % len(LEANS)]):
            for seat in match.turn:
                decision = None if seat == DEALER else match._decision(seat)
                if decision is not None and rng.random() * (OFTEN + looks[decision]) < OFTEN:
                    looks[decision] += 1
                    _note(match, seat, decision, missing, most)
        missing = {key: mutant for key, mutant in missing.items() if len(mutant.near) < ENOUGH}
    return len(sets)


def _note(
    match: Match, seat: Seat, decision: Decision[Any], missing: Wanted, most: Mapping[tuple[Any, Any], int]
) -> None:
    """Keep this position for the conditions that refuse something here."""
    kind, answers = decision.question(match, seat)[1], set()
    for (answer, condition), mutant in missing.items():
        if decision.answers.get(answer.verb) is answer:
            mutant.asked[kind] = None
            if len(mutant.near) < most[answer, condition]:
                answers.add(answer)
    if not answers:
        return
    kept: Match | None = None
    for text in match.candidates(seat):
        move = match._read(text)
        if move is None:
            continue
        code = match.vocabulary.code[move]
        tried = decision.answers.get(code[0])
        if tried is None or tried not in answers:
            continue
        failing = next((each for each in tried.conditions if not each.holds(match, seat, code)), None)
        if failing is None or (tried, failing) not in missing:
            continue
        mutant = missing[tried, failing]
        if len(mutant.near) >= most[tried, failing]:
            continue
        kept = kept or match.copy()
        if not mutant.near or mutant.near[-1].match is not kept:
            mutant.near.append(Near(kept, seat, text))


# Who notices


def complaint(game: Game, mutant: Mutant, seed: int) -> str:
    """What the generic suites say of a mutant that is switched off; nothing if they notice nothing."""
    try:
        _check(game, mutant, Random(f"{seed} {mutant}"))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def _check(game: Game, mutant: Mutant, rng: Rng) -> None:
    for near in mutant.near:
        match = near.match.copy()
        conformance.check_moves(match, rng)
        if match.why_not(near.seat, near.text) is None:
            conformance.check_events(match, match.play(near.seat, near.text))
            _play_on(match, rng, ONWARDS)
    if mutant.condition is None:
        sets = option_sets(game)
        for _ in range(GAMES):
            seats, options = pick(sets, rng)
            _play_on(new_match(game, seats, options, int(rng.random() * 1000)), rng, MOVES)


def _play_on(match: Match, rng: Rng, moves: int) -> None:
    for check in conformance.CHEAP:
        check(match, rng)
    for _ in islice(conformance.watched_play(match, rng, CHECKS, SHARE), moves):
        pass


class Tests:
    """A plugin of pytest: keeps those tests that are wanted, and says which failed."""

    def __init__(self, wanted: Callable[[Any], bool]) -> None:
        self._wanted = wanted
        self.failed: list[str] = []

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for item in items if self._wanted(item)]

    def pytest_collectreport(self, report: Any) -> None:
        self.pytest_runtest_logreport(report)

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def _run_tests(root: Path, files: Sequence[Path], wanted: Callable[[Any], bool], *how: str) -> list[str]:
    """The tests among these that fail. Only in a process of its own: it leaves its modules behind, and is silent."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    tests = Tests(wanted)
    where = [f"--rootdir={root}", f"--config-file={root / 'pyproject.toml'}"]
    pytest.main([*where, "-p", "no:cacheprovider", *how, *map(str, files)], plugins=[tests])
    return tests.failed


def _failing_test(root: Path, game: Game, mutant: Mutant) -> str:
    """The first test to fail of those of the game that name the rule, or the effect."""
    word = mutant.name.partition(" ")[0]

    def wanted(test: Any) -> bool:
        marked = [f"{rule}-" for mark in test.iter_markers("rule") for rule in mark.args]
        if any(rule.startswith(f"{named}-") for rule in marked for named in mutant.rules):
            return True
        return mutant.condition is None and (word in test.name or f'"{word}"' in inspect.getsource(test.function))

    files = sorted((root / "tests" / "games" / game.id).glob("test_*.py"))
    if mutant.condition is None:
        files = [path for path in files if not path.stem.endswith("content")]  # they only say what stands in the files
    else:
        files = [path for path in files if mutant.condition.rule in path.read_text(encoding="utf-8")]
    return next(iter(_run_tests(root, files, wanted, "-x") if files else ()), "")


def notice(game: Game, mutant: Mutant, root: Path, seed: int) -> Notice:
    """Who is the first to notice a mutant. Only in a process of its own."""

    def give_up(*_: Any) -> None:
        raise TimeoutError(f"it goes on for more than {SECONDS:.0f} s")

    signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, SECONDS, 1.0)
    switch_off(game, mutant)
    said = complaint(game, mutant, seed)
    if said:
        return Notice(SUITES, said)
    signal.setitimer(signal.ITIMER_PROF, SECONDS, 1.0)
    failed = _failing_test(root, game, mutant)
    return Notice(TESTS, failed) if failed else Notice(NOBODY)


def notices(
    game: Game, chosen: Sequence[Mutant], root: Path, seed: int, jobs: int, progress: Progress | None = None
) -> list[Notice]:
    """Who notices each of these mutants, `jobs` of them at a time. The tests that notice one hold without any."""

    def look(mutant: Mutant) -> Callable[[], Notice]:
        return lambda: notice(game, mutant, root, seed)

    dead = Notice(SUITES, "it does not live through that")
    found = [each or dead for each in in_processes([look(mutant) for mutant in chosen], jobs, progress)]
    failed = {each.how for each in found if each.by == TESTS}
    files = sorted({root / name.partition("::")[0] for name in failed})
    if files:
        (always,) = in_processes([lambda: _run_tests(root, files, lambda test: test.nodeid in failed)], 1)
        if always != []:
            raise UsageError(f"these tests fail without any mutant: {', '.join(always or ['all'])}")
    return found


def in_processes(tasks: Sequence[Callable[[], Any]], jobs: int, progress: Progress | None = None) -> list[Any]:
    """What comes of each task, in a process of its own: nothing that it changes outlives it. None where one dies."""
    context = get_context("fork")
    results: list[Any] = [None] * len(tasks)
    running: dict[Connection, tuple[int, ForkProcess]] = {}
    begun = 0
    while begun < len(tasks) or running:
        while begun < len(tasks) and len(running) < jobs:
            here, there = context.Pipe(duplex=False)
            process = context.Process(target=_send, args=(there, tasks[begun]))
            process.start()
            there.close()
            running[here] = begun, process
            begun += 1
        for ready in wait([*running]):
            assert isinstance(ready, Connection)
            at, process = running.pop(ready)
            with suppress(EOFError):
                results[at] = ready.recv()
            process.join()
            if progress is not None:
                progress(begun - len(running), len(tasks))
    return results


def _send(there: Connection, task: Callable[[], Any]) -> None:
    there.send(task())
