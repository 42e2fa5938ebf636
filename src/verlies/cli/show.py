"""Commands that show something: games, rules, content, records."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from verlies.core.content import Card
from verlies.core.errors import RecordError, ReplayError, UsageError
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.moves import DEALER
from verlies.core.record import Record
from verlies.games import find_game
from verlies.games import games as all_games
from verlies.text import Words, describe, rule_ids, sections
from verlies.text.words import CORE


def _headline(game: Game, words: Words) -> str:
    seats = words("command-seats", first=game.seats[0], last=game.seats[-1])
    return f"{game.id}: {game.title[words.lang]}, {seats}"


def games(arguments: Namespace) -> int:
    """All games with their options."""
    lang = arguments.lang
    words = Words(CORE, lang)
    for game in all_games():
        print(f"{_headline(game, words)}\n  {game.blurb[lang]}")
        for option in game.options:
            values = "|".join(str(value).lower() for value in option.choices)
            default = str(option.default).lower()
            print(f"  --option {option.name}={values} [{default}]\n      {option.help[lang]}")
    if arguments.json:
        print(json.dumps({"games": [_declared(game) for game in all_games()]}, ensure_ascii=False))
    return 0


def _declared(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": dict(game.title),
        "seats": [game.seats[0], game.seats[-1]],
        "rules_version": game.rules_version,
        "options": {
            option.name: {
                "type": option.type.__name__,
                "default": option.default,
                "choices": list(option.choices),
                "help": dict(option.help),
            }
            for option in game.options
        },
    }


# Rules


def rules(arguments: Namespace) -> int:
    """The text of one rule, of a section, or of all; or which tests prove them."""
    if arguments.coverage:
        return _coverage(arguments)
    lang = arguments.lang
    wanted = (arguments.id or "").upper()
    found: dict[str, str] = {}
    for game_id in [game.id for game in all_games()] + [CORE]:
        for section, ids in sections(game_id).items():
            shown = [rule for rule in ids if wanted in ("", rule, section)]
            if shown and wanted not in ids:
                print(f"{section}  {Words(game_id, lang)(f'section-{section}')}")
            for rule in shown:
                found[rule] = describe(rule, lang)
                print(f"{rule}  {found[rule]}")
    if not found:
        known = ", ".join(sections(all_games()[0].id))
        example = rule_ids(all_games()[0].id)[0]
        raise UsageError(
            f"there is no rule {arguments.id[:40]!r}; there is {example}, for example, and sections {known}"
        )
    if arguments.json:
        print(json.dumps({"rules": found}, ensure_ascii=False))
    return 0


def _coverage(arguments: Namespace) -> int:
    from verlies.proof.coverage import checkout, coverage

    wanted = (arguments.id or "").upper()
    proofs = coverage(checkout("--coverage"))
    shown = {rule: tests for rule, tests in proofs.items() if wanted in ("", rule, rule.rpartition("-")[0])}
    if not shown:
        raise UsageError(f"there is no rule {arguments.id[:40]!r}")
    unproved = [rule for rule, tests in shown.items() if not tests]
    for rule in unproved:
        print(rule)
    print(f"{len(shown) - len(unproved)} of {len(shown)} rules are named by a test", file=sys.stderr)
    if arguments.json:
        print(json.dumps({"rules": shown}, ensure_ascii=False))
    return 1 if unproved else 0


# Content


def content(arguments: Namespace) -> int:
    """The cards of a game, or of a folder that is to replace them, with their provenance."""
    game = find_game(arguments.game)
    cards = game.content(arguments.check)
    kinds = Counter(card.kind for card in cards.cards.values())
    counts = ", ".join(f"{number} {kind}" for kind, number in kinds.items())
    if arguments.check is None:
        for card in cards.cards.values():
            print(f"{card.kind:10} {card.id:14} {card.name(arguments.lang):28} {_provenance(card)}".rstrip())
        print(f"{game.id}: {counts} (digest {cards.digest})")
    else:
        print(f"{arguments.check}: can replace the content of {game.id}: {counts} (digest {cards.digest})")
    if arguments.json:
        everything = {
            "game": game.id,
            "folder": str(cards.folder),
            "digest": cards.digest,
            "counts": dict(kinds),
            "cards": {card.id: {"kind": card.kind, **card.fields} for card in cards.cards.values()},
        }
        print(json.dumps(everything, ensure_ascii=False))
    return 0


def _provenance(card: Card) -> str:
    given = card.fields.get("provenance", "")
    if not isinstance(given, dict):
        return str(given)
    by_source: dict[str, list[str]] = {}
    for field, source in given.items():
        by_source.setdefault(str(source), []).append(field)
    return "; ".join(f"{source}: {', '.join(fields)}" for source, fields in by_source.items())


# Records


def replay(arguments: Namespace) -> int:
    """Play each record again: status 1 where one does not replay, 2 where one cannot be read."""

    def again(record: Record) -> tuple[str, dict[str, Any]]:
        match = record.replay(find_game, arguments.content)
        return _outcome(match), {
            "game": record.game, "seats": record.seats, "options": dict(match.options), "rules": record.rules,
            "content": match.content.digest, "moves": len(record.moves), "result": record.result,
        }  # fmt: skip

    return _each(arguments, "replays", again)


def verify(arguments: Namespace) -> int:
    """See that all that chance did follows from the seed: status 1 where it does not, 2 where that cannot be seen."""

    def holds(record: Record) -> tuple[str, dict[str, Any]]:
        draws = record.verify(find_game, arguments.content)
        assert record.dealer is not None
        since = record.dealer.since
        other = sum(seat == DEALER for seat, _ in record.moves[:since])
        if other and not draws:
            raise RecordError(f"nothing was dealt from the seed: all {other} draws and throws came from elsewhere")
        line = f"{record.game}: {draws} draws and throws follow from the seed; commitment {record.dealer.commitment}"
        line += f"; {other} more, up to move {since}, came from elsewhere and cannot be verified" if other else ""
        return line, {"game": record.game, "draws": draws, "from_elsewhere": other, **record.dealer._asdict()}

    return _each(arguments, "holds", holds)


def _each(arguments: Namespace, word: str, look: Callable[[Record], tuple[str, dict[str, Any]]]) -> int:
    """Look at each file, which gives a line and details, or raises RecordError."""
    texts = {file: _read(file) for file in arguments.files}
    found: list[dict[str, Any]] = []
    status = 0
    for file, text in texts.items():
        try:
            line, details = look(_parsed(text))
        except RecordError as error:
            status = max(status, 1 if isinstance(error, ReplayError) else 2)
            print(f"verlies: {file}: {error}", file=sys.stderr)
            found.append({"file": file, word: False, "error": str(error)})
        else:
            print(f"{file}: {line}")
            found.append({"file": file, word: True, **details})
    if arguments.json:
        print(json.dumps({"records": found}, ensure_ascii=False))
    return status


def check(arguments: Namespace) -> int:
    """Replay all that a database holds: status 1 if anything does not replay."""
    from verlies.server.check import check as look

    report = look(arguments.database)
    for line in report.wrong:
        print(f"verlies: {line}", file=sys.stderr)
    print(report)
    if arguments.json:
        print(json.dumps(report.plain(), ensure_ascii=False))
    return 1 if report.wrong else 0


def _read(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "is not a file name"
        raise UsageError(f"{file}: cannot be read: {reason}") from None


def _parsed(text: bytes) -> Record:
    try:
        return Record.parse(text.decode("utf-8"))
    except UnicodeDecodeError:
        raise RecordError("line 1: not a record of Verlies: it is not text") from None


def _outcome(match: Match) -> str:
    result = match.result
    table = f"{match.game.id}, seats: {match.seats}, moves: {len(match.log())}"
    if result is None:
        return f"{table}: not finished"
    scores = ", ".join(f"{_who(who)} {points}" for who, points in result.score.items())
    return f"{table}: {result.reason}: {scores}; {' and '.join(map(_who, result.winners)) or 'nobody'} won"


def _who(who: int | str) -> str:
    return f"seat {who}" if isinstance(who, int) else who
