"""What can be asked of the command, and how."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NoReturn

from verlies import __version__
from verlies.core.errors import UsageError
from verlies.core.match import OptionValue
from verlies.games import find_game

LANGUAGES = ("de", "en")
_SERVED = {"host": "127.0.0.1", "port": 8000, "database": None}


class Parser(argparse.ArgumentParser):
    """Says what is wrong by UsageError, in one line."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments; `run` is the function that does what they ask."""
    return parser().parse_args(argv)


def parser() -> Parser:
    root = Parser(prog="verlies", description="Dungeon board games, every rule enforced.")
    root.add_argument("--version", action="version", version=f"verlies {__version__}")
    root.set_defaults(run=_later("runs", "serve"), lang=language(os.environ), open=True, **_SERVED)
    commands = root.add_subparsers(metavar="COMMAND", parser_class=Parser)

    serve = _command(
        commands, "serve", "the tabletop in the browser (without a command: this, with --open)", "runs", "serve"
    )
    serve.add_argument(
        "--host", default=_SERVED["host"], help="where to listen (usually 127.0.0.1, this computer only)"
    )
    serve.add_argument("--port", type=port, default=_SERVED["port"], help="(usually 8000)")
    serve.add_argument("--database", metavar="URL", help="where tables are kept (usually a file in your data folder)")
    serve.add_argument("--open", action="store_true", help="open it in the browser")

    games = _command(commands, "games", "what can be played", "show", "games")
    _add_lang(games)
    _add_json(games)

    play = _command(commands, "play", "play in the terminal, against bots", "runs", "play")
    _add_match(play, bots="greedy")
    play.add_argument("--humans", metavar="N", type=count, default=1, help="people at this terminal (usually 1)")
    play.add_argument("--content", metavar="DIR", help="play with the cards of this folder")
    play.add_argument(
        "--dealer", choices=("verlies", "hand"), default="verlies",
        help="hand: with the box on the table; you draw, throw and say what came (one seat, or a party without bots)",
    )  # fmt: skip
    _add_lang(play)

    simulate = _command(commands, "simulate", "let bots play many games, and count", "runs", "simulate")
    _add_match(simulate, bots="random")
    simulate.add_argument("--games", metavar="N", type=count, default=100, help="how many (usually 100)")
    simulate.add_argument("--content", metavar="DIR", help="play with the cards of this folder")
    _add_json(simulate)

    arena = _command(commands, "arena", "bots against each other: win rates and Elo", "runs", "arena")
    _add_match(arena, bots="greedy,random", who="two or more that meet")
    arena.add_argument("--games", metavar="N", type=count, default=100, help="how many at least (usually 100)")
    arena.add_argument("--content", metavar="DIR", help="play with the cards of this folder")
    _add_json(arena)

    replay = _command(commands, "replay", "play records again and print their results", "show", "replay")
    replay.add_argument("files", metavar="FILE", nargs="+")
    replay.add_argument("--content", metavar="DIR", help="the cards that the records were played with")
    _add_json(replay)

    verify = _command(
        commands, "verify", "see that all draws of finished games follow from their seeds", "show", "verify"
    )
    verify.add_argument("files", metavar="FILE", nargs="+")
    verify.add_argument("--content", metavar="DIR", help="the cards that the records were played with")
    _add_json(verify)

    check = _command(
        commands, "check", "replay every table and record of a database, changing nothing", "show", "check"
    )
    check.add_argument("database", metavar="DATABASE", help="a file, or the URL that serve was given")
    _add_json(check)

    rules = _command(commands, "rules", "the rules, one by one", "show", "rules")
    rules.add_argument("id", metavar="ID", nargs="?", help="a rule such as DD-BLD-01, or a section such as DD-BLD")
    rules.add_argument("--coverage", action="store_true", help="in a checkout: the rules that no test names")
    _add_lang(rules)
    _add_json(rules)

    content = _command(commands, "content", "the cards in use, and where each comes from", "show", "content")
    content.add_argument("game", metavar="GAME")
    content.add_argument("--check", metavar="DIR", help="check a folder of your own cards")
    _add_lang(content)
    _add_json(content)

    bench = _command(commands, "bench", "how fast everything is", "runs", "bench")
    bench.add_argument("game", metavar="GAME", nargs="?")
    _add_json(bench)

    fuzz = _command(commands, "fuzz", "random games under all checks", "runs", "fuzz")
    fuzz.add_argument("game", metavar="GAME")
    fuzz.add_argument("--decisions", metavar="N", type=count, default=100_000, help="how many (usually 100000)")
    _add_seats(fuzz)
    _add_json(fuzz)

    prove = _command(commands, "prove", "in a checkout: see that the proofs would notice a mistake", "runs", "prove")
    prove.add_argument("game", metavar="GAME")
    prove.add_argument(
        "--mutate", action="store_true", required=True,
        help="switch off one condition of a move, or one effect of a card, at a time, and say which nobody notices",
    )  # fmt: skip
    prove.add_argument("--sample", metavar="N", type=count, help="only N of them, chosen at random (usually all)")
    prove.add_argument("--games", metavar="N", type=count, help="how many random games give positions for it at most")
    prove.add_argument("--jobs", metavar="N", type=count, default=1, help="how many processes (usually 1)")
    prove.add_argument("--seed", metavar="S", type=seed, help="the same seed plays the same games")
    _add_json(prove)

    new = _command(commands, "new-game", "begin a game of your own from a small whole one", "new_game", "new_game")
    new.add_argument("id", metavar="ID", help="what it is called in commands, such as mygame")
    new.add_argument("--folder", metavar="DIR", default=".", help="where (usually here)")
    return root


def _command(commands: Any, name: str, help: str, module: str, function: str) -> Parser:
    command: Parser = commands.add_parser(name, help=help, description=f"{help[0].upper()}{help[1:]}.")
    command.set_defaults(run=_later(module, function))
    return command


def _later(module: str, function: str) -> Callable[[argparse.Namespace], int]:
    """A command that is imported when it runs, so that the short ones start at once."""

    def run(arguments: argparse.Namespace) -> int:
        status: int = getattr(import_module(f"verlies.cli.{module}"), function)(arguments)
        return status

    return run


def _add_match(command: Parser, bots: str, who: str = "one for all seats or one for each") -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument("--bots", metavar="BOT[,BOT...]", default=bots, help=f"{who} (usually {bots})")
    _add_seats(command)


def _add_seats(command: Parser) -> None:
    command.add_argument("--seats", metavar="N", type=count, help="how many players")
    command.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="a choice that the game offers"
    )
    command.add_argument("--seed", metavar="S", type=seed, help="the same seed deals the same cards")


def _add_lang(command: Parser) -> None:
    command.add_argument(
        "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="language (usually that of your system)"
    )


def _add_json(command: Parser) -> None:
    command.add_argument("--json", action="store_true", help="print one JSON object as the last line")


def language(environment: Mapping[str, str]) -> str:
    """The language of the system, by its locale."""
    named = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((value for value in named if value), "")
    return "de" if locale.lower().startswith("de") else "en"


def count(text: str) -> int:
    return _number(text, 1)


def seed(text: str) -> int:
    return _number(text, 0)


def port(text: str) -> int:
    number = _number(text, 1)
    if number > 65535:
        raise argparse.ArgumentTypeError(f"must be a number from 1 to 65535, not {text[:40]!r}")
    return number


def _number(text: str, least: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 39) or int(text) < least:
        raise argparse.ArgumentTypeError(f"must be a number from {least} on, not {text[:40]!r}")
    return int(text)


def options(arguments: argparse.Namespace) -> dict[str, OptionValue]:
    """The options that were given for the game, checked."""
    given: dict[str, str] = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"argument --option: must be NAME=VALUE, not {text[:40]!r}")
        if name in given:
            raise UsageError(f"argument --option: {name[:40]} is given twice")
        given[name] = value
    known = find_game(arguments.game).check_options(given)
    return {name: known[name] for name in given}
