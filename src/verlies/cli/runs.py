"""Commands that play: by hand, in series, against the clock, under all checks."""

from __future__ import annotations

import json
import secrets
import sys
from argparse import Namespace
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from verlies.cli.arguments import options
from verlies.core.dealer import Dealer
from verlies.core.errors import UsageError
from verlies.core.game import Game
from verlies.games import find_game, games

SHORT = 32
"""Bits of a fresh seed that is nobody's secret, and may be typed in again."""


class Progress:
    """One line on stderr, renewed a few times a second; where nobody watches, a line now and then."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.live = sys.stderr.isatty()
        self.pause = 0.25 if self.live else 10.0
        self.next = monotonic() + self.pause
        self.shown = False

    def __call__(self, done: int, total: int) -> None:
        if monotonic() < self.next:
            return
        self.next = monotonic() + self.pause
        self.shown = True
        line = f"{done} of {total} {self.what}"
        print(f"\r{line}" if self.live else line, end="" if self.live else "\n", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.shown and self.live:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def play(arguments: Namespace) -> int:
    """People in the first seats, bots in all others."""
    from verlies.bots import split_specs
    from verlies.bots.series import lineup

    game = find_game(arguments.game)
    chosen = options(arguments)
    seats = game.check_seats(arguments.seats, chosen)
    if arguments.humans > seats:
        raise UsageError(f"argument --humans: there are {seats} seats, not {arguments.humans}")
    by_hand = arguments.dealer == "hand"
    if by_hand and not game.can_be_dealt_by_hand(seats, arguments.humans):
        raise UsageError(
            "argument --dealer: by hand is for one seat, or a party without bots: others' secrets would be typed in"
        )
    match = game.new(seats, None if by_hand else Dealer(arguments.seed), arguments.content, chosen)
    robots = range(arguments.humans, seats)
    specs = split_specs(arguments.bots)
    bots = dict(zip(robots, lineup(specs, len(robots)), strict=True)) if robots else {}
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("play needs a terminal; simulate does not")
    from verlies.terminal.app import play as play_here

    play_here(match, humans=list(range(arguments.humans)), bots=bots, lang=arguments.lang)
    return 0


def serve(arguments: Namespace) -> int:
    """The tabletop in the browser."""
    from verlies.server.serve import serve as run

    return run(arguments.host, arguments.port, arguments.database, arguments.open)


def simulate(arguments: Namespace) -> int:
    """Many games between bots, and how they came out."""
    from verlies.bots import simulate as run

    report = _series(arguments, run)
    if arguments.json:
        return _print_json(report)
    for line in report["scores"]:
        who = line["seat"]
        bot = f" ({report['bots'][who]})" if isinstance(who, int) else ""
        name = f"seat {who}{bot}" if bot else who
        print(f"  {name:28} mean {line['mean']:7.2f}  sd {line['sd']:6.2f}  won {report['wins'][str(who)]}")
    print("  " + ", ".join(f"{reason}: {number}" for reason, number in report["reasons"].items()))
    print(f"  {report['decisions']} decisions in {report['seconds']} s: {report['decisions_per_second']} a second")
    return 0


def arena(arguments: Namespace) -> int:
    """Bots against each other, seats rotated."""
    from verlies.bots import arena as run

    report = _series(arguments, run)
    if arguments.json:
        return _print_json(report)
    print(f"  {'bot':28} {'Elo':>5} {'':6} {'won':>6}  {'95 %':13}  score")
    for line in sorted(report["bots"], key=lambda each: -(each["elo"] or 0)):
        low, high = line["interval"]
        rating = f"{line['elo']:5} ±{line['elo_margin']:<5}" if line["elo"] is not None else f"{'-':>5} {'':6}"
        print(f"  {line['bot']:28} {rating} {line['win_rate']:6.1%}  {low:.1%}-{high:.1%}  {line['mean_score']:7.2f}")
    return 0


def _series(arguments: Namespace, run: Callable[..., dict[str, Any]]) -> dict[str, Any]:
    """Let bots play, and begin the report unless it is to be JSON."""
    from verlies.bots import split_specs

    progress = Progress("games")
    report = run(
        find_game(arguments.game),
        split_specs(arguments.bots),
        arguments.games,
        _seed(arguments),
        arguments.seats,
        options(arguments),
        progress,
        arguments.content,
    )
    progress.close()
    if not arguments.json:
        print(f"{report['game']}, seats: {report['seats']}, games: {report['games']}, first seed: {report['seed']}")
    return report


def bench(arguments: Namespace) -> int:
    """How fast each game is, beside a loop that says how fast this machine is just now."""
    from verlies.bench import bench as run

    chosen = games() if arguments.game is None else [find_game(arguments.game)]
    progress = Progress("rounds")
    report = run(chosen, progress)
    progress.close()
    if arguments.json:
        return _print_json(report)
    print(f"Python {report['python']}; calibration {report['calibration']['loops_per_second']} loops a second")
    for game_id, figures in report["games"].items():
        print(game_id)
        for name, value in figures.items():
            if name != "calibration":
                loops = figures["calibration"].get(name)
                print(f"  {name:24} {value:>12}" + (f"   beside {loops} loops a second" if loops else ""))
    return 0


def fuzz(arguments: Namespace) -> int:
    """Random games under all checks; the record of the first failure is written here."""
    from verlies.proof.fuzz import Report
    from verlies.proof.fuzz import fuzz as run

    game = find_game(arguments.game)
    seed = _seed(arguments)
    progress = Progress("decisions")

    def show(report: Report) -> None:
        progress(report.decisions, arguments.decisions)

    report = run(game, arguments.decisions, seed, arguments.seats, options(arguments), show)
    progress.close()
    file = None if report.failure is None else _dump(game, seed, report.failure.record_text)
    if report.failure is not None:
        print(f"verlies: {game.id} fails: {report.failure.message}; the record is in {file}", file=sys.stderr)
    line = f"{game.id}: {report.decisions} decisions in {report.games} games, {report.seconds:.1f} s, seed {seed}"
    print(f"{line}: {'all is well' if file is None else 'failed'}")
    if arguments.json:
        _print_json(
            {"game": game.id, "decisions": report.decisions, "games": report.games, "seed": seed,
             "seconds": round(report.seconds, 3), "failure": report.failure and report.failure.message, "file": file}
        )  # fmt: skip
    return 0 if file is None else 1


def prove(arguments: Namespace) -> int:
    """Switch off one thing at a time, and say which nobody notices: status 1 if there is any."""
    from verlies.proof.coverage import checkout

    game, seed, root = find_game(arguments.game), _seed(arguments), checkout("--mutate")
    if find_spec("pytest") is None:
        raise UsageError("argument --mutate: needs pytest, which sh scripts/setup.sh test installs")
    from verlies.proof import mutation

    chosen = mutation.mutants(game)
    if arguments.sample is not None:
        chosen = Random(seed).sample(chosen, min(arguments.sample, len(chosen)))
    playing, looking = Progress("games"), Progress("mutants")
    games = mutation.find_positions(game, chosen, seed, arguments.games, playing)
    playing.close()
    notices = mutation.notices(game, chosen, root, seed, arguments.jobs, looking)
    looking.close()
    found: dict[str, list[dict[str, Any]]] = {by: [] for by in mutation.WHO}
    for mutant, notice in zip(chosen, notices, strict=True):
        found[notice.by].append({"mutant": str(mutant), "positions": len(mutant.near), "how": notice.how})
    for survivor in found[mutation.NOBODY]:
        print(f"nobody notices {survivor['mutant']} ({survivor['positions']} positions)")
    suites, tests, nobody = map(len, found.values())
    counts = f"the suites notice {suites}, tests that name the rule {tests} more, nobody {nobody}"
    print(f"{game.id}: {len(chosen)} mutants, {games} games, seed {seed}: {counts}")
    if arguments.json:
        _print_json({"game": game.id, "games": games, "seed": seed, **found})
    return 1 if found[mutation.NOBODY] else 0


def _dump(game: Game, seed: int, text: str) -> str:
    path = Path(f"fuzz-{game.id}-{seed}.verlies")
    path.write_text(text, encoding="utf-8")
    return str(path)


def _seed(arguments: Namespace) -> int:
    """The seed that was given, or a fresh one, which is printed so that the run can be had again."""
    return secrets.randbits(SHORT) if arguments.seed is None else int(arguments.seed)


def _print_json(report: dict[str, Any]) -> int:
    print(json.dumps(report, ensure_ascii=False))
    return 0
